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

static uint64_t played(const Balance *balance) {
    return balance->deals + balance->endless;
}

// Looks only at fixed numbers of deals, so that where it ends depends neither on threads nor on who looks on.
static bool is_enough(void *context) {
    const Balance *balance = context;
    return balance->setup->until > 0 && played(balance) % BALANCE_STEP == 0 && balance_is_close(balance);
}

// The number of deals that are added at a time; with `until` it divides the step.
static uint64_t stretch(const BalanceSetup *setup) {
    return setup->look_every > 0 ? setup->look_every : setup->until > 0 ? BALANCE_STEP : 0;
}

static int go_on(Balance *balance, Text *problem) {
    const BalanceSetup *setup = balance->setup;
    const Jobs jobs = {.count = setup->deals,
                       .first = played(balance),
                       .stretch = stretch(setup),
                       .workers = setup->workers,
                       .result_bytes = sizeof(Deal),
                       .memory_bytes = sizeof(DealWorkspace),
                       .context = balance,
                       .work = play_deal,
                       .add = add_deal,
                       .enough = is_enough,
                       .stopped = is_stopped,
                       .progress = show};
    const int end = jobs_run(&jobs, problem);
    return balance_conclude(balance) ? end : JOBS_NO_MEMORY;
}

int balance_play(Balance *balance, const BalanceSetup *setup, Text *problem) {
    return balance_begin(balance, setup) ? go_on(balance, problem) : JOBS_NO_MEMORY;
}

int balance_play_on(Balance *balance, const BalanceSetup *setup, Text *problem) {
    balance->setup = setup;
    return balance_make_room(balance, setup->deals) ? go_on(balance, problem) : JOBS_NO_MEMORY;
}
