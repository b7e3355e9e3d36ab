// SPDX-License-Identifier: MIT
// Plays all deals in several threads.
#include "play/balance.h"

#include "engine/game.h"
#include "play/jobs.h"

// ---- players

// An opponent that looks one step ahead plays so many games per minute that small differences show.
static const Opponent *usual_opponent(const Game *game) {
    const Opponent *greedy = opponent_for("greedy", game);
    return greedy != NULL ? greedy : opponent_for("random", game);
}

static int usual_seats(const Game *game) {
    return game->seats_min > 2 ? game->seats_min : 2;
}

void balance_default_players(const Catalog *catalog, Text *said) {
    for (int seat = 0; seat < usual_seats(catalog->game); seat++)
        text_printf(said, "%sany:%s", seat > 0 ? "," : "", usual_opponent(catalog->game)->name);
}

void balance_default_setup(const Catalog *catalog, uint64_t seed, Players *players) {
    *players =
        (Players){.setup = {.seats = (uint8_t)usual_seats(catalog->game), .first = SEAT_NONE, .seed = seed}};
    for (int seat = 0; seat < players->setup.seats; seat++) {
        players->who[seat] = usual_opponent(catalog->game);
        players->any[seat] = true;
        players->setup.faction[seat] = NONE;
    }
}

// ---- all deals

static int play_deal(void *context, uint64_t number, void *memory, void *deal, Text *problem) {
    const Balance *balance = context;
    return balance_deal(balance->setup, number, memory, deal, problem);
}

static void add_deal(void *context, const void *deal) {
    Balance *balance = context;
    const BalanceSetup *setup = balance->setup;
    balance_add(balance, deal);
    const uint64_t added = balance->deals + balance->endless;
    if (setup->look_every > 0 && added % setup->look_every == 0 && added < setup->deals)
        setup->look(setup->context, balance);
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
                       .stretch = setup->look_every,
                       .workers = setup->workers,
                       .result_bytes = sizeof(Deal),
                       .memory_bytes = sizeof(DealWorkspace),
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
