// SPDX-License-Identifier: MIT
// All deals, several at once.
#include "play/balance.h"

#include "play/jobs.h"

static int play_deal(void *context, uint64_t number, void *memory, void *deal, Text *problem) {
    const Balance *balance = context;
    return balance_deal(balance->setup, number, memory, deal, problem);
}

static void add_deal(void *context, const void *deal) {
    balance_add(context, deal);
}

static bool is_stopped(void *context) {
    const BalanceSetup *setup = ((const Balance *)context)->setup;
    return setup->stopped != NULL && setup->stopped(setup->context);
}

static void show(void *context, uint64_t done) {
    const BalanceSetup *setup = ((const Balance *)context)->setup;
    if (setup->progress != NULL)
        setup->progress(setup->context, done);
}

int balance_play(Balance *balance, const BalanceSetup *setup, Text *problem) {
    const Jobs jobs = {.count = setup->deals,
                       .workers = setup->workers,
                       .result_bytes = sizeof(Deal),
                       .memory_bytes = sizeof(DealMemory),
                       .context = balance,
                       .work = play_deal,
                       .add = add_deal,
                       .stopped = is_stopped,
                       .progress = show};
    if (!balance_begin(balance, setup))
        return JOBS_NO_MEMORY;
    const int end = jobs_run(&jobs, problem);
    return balance_conclude(balance) ? end : JOBS_NO_MEMORY;
}
