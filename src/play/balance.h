// SPDX-License-Identifier: MIT
// What changed cards do to a game: the same deals are played by computers with the cards as they were and as
// they are now, and counted: who wins, how long games take, how each card fares, what targets bring. For a
// report or a screen; nothing is printed. The same arguments give the same figures, whatever the number of
// threads.
#ifndef STARDECK_PLAY_BALANCE_H
#define STARDECK_PLAY_BALANCE_H

#include "ai/mind.h"
#include "engine/story.h"
#include "play/seating.h"
#include "play/statistics.h"

// What of all marks may be wrong on average (differences_mark).
#define BALANCE_RATE 0.05
// A game of more moves than this has no end: it is left out.
#define BALANCE_MOVES 10000
// So many deals show what matters, in half a minute.
#define BALANCE_DEALS 2000
#define BALANCE_SEED 1 // that all of them come from, unless somebody wants others

// What to play. All of it must outlive the play. Both catalogs are of one game; players[s] is in the words of
// catalog[s]: the same seats in the same order.
typedef struct Balance Balance;
typedef struct BalanceSetup {
    const Catalog *catalog[2]; // by Side
    Players players[2];
    uint64_t deals;
    int workers;
    void *context;                                  // of these two, which may be NULL:
    void (*progress)(void *context, uint64_t done); // one at a time, from any thread
    bool (*stopped)(void *context);                 // from any thread
    // What there is so far, every `look_every` deals, in the thread that called balance_play; NULL, 0: never.
    // Figures are concluded in a copy only (balance_copy).
    void (*look)(void *context, const Balance *so_far);
    uint64_t look_every;
} BalanceSetup;

// Who plays where nobody says it: quick computers that draw what they play, as few as there may be but two at
// least, so that every faction gets its games. As --players says it, and as balance_play takes it.
void balance_usual_players(const Catalog *catalog, Text *said);
void balance_usual_setup(const Catalog *catalog, uint64_t seed, Players *players);

// A figure before and after.
typedef struct BalanceValue {
    Twins twins;
    // Filled by balance_conclude:
    Estimate of[2]; // by Side
    Difference difference;
} BalanceValue;

// A record of a table (a card, a target, a faction) of either catalog.
typedef struct BalanceName {
    const char *id;
    uint8_t index[2]; // in each catalog; NONE: it is not there
} BalanceName;

typedef enum BalanceUse {
    USE_ABSENT, // these cards don't have it
    USE_NEVER,  // nobody ever played it
    USE_IDLE,   // played, it never changed anything
    USE_MATTERS
} BalanceUse;

typedef struct BalanceCard {
    BalanceName name;
    uint64_t played[2], acted[2]; // how often in all
    BalanceUse use[2];
    BalanceValue draws; // for each seat and game
    BalanceValue plays; // for each time it was drawn, so that it does not count how long games are
    // How often its player won the game: of all times it was played (so that it counts too who played it more
    // often, where everybody has it), and of those who did not play it. A win that several share counts as a
    // part of one for each.
    BalanceValue wins, wins_without;
    BalanceValue worth; // for each time it was played, in the unit of Story.worth_parts
} BalanceCard;

typedef struct BalancePlace { // from the seat that begins
    BalanceValue wins;
} BalancePlace;

typedef struct BalanceFaction {
    BalanceName name;
    BalanceValue wins;
} BalanceFaction;

typedef struct BalancePrize {
    BalanceName name;
    BalanceValue points, won; // for each game; how often anybody got it
} BalancePrize;

// How long games are, in turns or commands.
typedef struct BalanceLength {
    BalanceValue mean;
    uint32_t *each[2]; // of each deal; sorted by balance_conclude
    uint32_t median[2], most[2];
} BalanceLength;

struct Balance {
    const BalanceSetup *setup;
    uint64_t deals;   // that were played on both sides
    uint64_t endless; // … that had not ended after BALANCE_MOVES moves, on one side or both: not counted
    int seats;
    BalancePlace place[SEATS_MAX];
    BalanceFaction *faction;
    BalanceCard *card;
    BalancePrize *prize;
    int factions, cards, prizes;
    BalanceLength turns, commands;
    int compared; // figures, by balance_conclude
    int differ;   // … of which so many differ by more than chance
};

// Results of balance_play besides JobsEnd (jobs.h): a game that contradicts its rules, or can't begin. With a
// sentence in `problem`.
#define BALANCE_FAULTY 1

// Plays all deals, or until somebody stops it, and concludes. A JobsEnd or BALANCE_FAULTY. The balance is to
// be finished in any case.
int balance_play(Balance *balance, const BalanceSetup *setup, Text *problem);
// A copy of its own of what there is so far, concluded. False: no memory, and it is to be finished all the
// same.
bool balance_copy(Balance *to, const Balance *so_far);
void balance_finish(Balance *balance);

// ---- inside (balance_deal.c, balance_sums.c)

#define BALANCE_RECORDS (UINT8_MAX + 1)

// How the cards of one seat fared in a game.
typedef struct DealtCard {
    uint16_t drawn, played, acted;
    int32_t worth;
} DealtCard;

// One deal with the cards of one side, as it ended.
typedef struct DealtGame {
    uint32_t turns, commands;
    bool endless;
    Seat first; // who began
    uint8_t faction[SEATS_MAX];
    double win[SEATS_MAX]; // what share of the win
    DealtCard card[SEATS_MAX][BALANCE_RECORDS];
    uint16_t won[BALANCE_RECORDS]; // how often somebody got the prize, and what it brought
    int32_t points[BALANCE_RECORDS];
} DealtGame;

typedef struct Deal {
    DealtGame game[2]; // by Side
} Deal;

// What a thread needs to play and to count.
#define BALANCE_EVENTS 1024

typedef struct DealMemory {
    Mind mind;
    Event event[BALANCE_EVENTS];
    uint8_t states[BALANCE_EVENTS * STATE_MAX];
    View asked, view[2];
    Credits credits;
} DealMemory;

// A JobsEnd or BALANCE_FAULTY, with a sentence.
int balance_deal(const BalanceSetup *setup, uint64_t number, DealMemory *memory, Deal *deal, Text *problem);

bool balance_begin(Balance *balance, const BalanceSetup *setup); // false: no memory
void balance_add(Balance *balance, const Deal *deal);
bool balance_conclude(Balance *balance); // likewise

#endif
