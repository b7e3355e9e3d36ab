// SPDX-License-Identifier: MIT
// Measures what changed cards do to a game: computers play the same deals with the cards before and after the
// change, and this counts who wins, how long games take, how each card fares and what prizes bring. Prints
// nothing. The same arguments give the same figures, whatever the number of threads.
#ifndef STARDECK_PLAY_BALANCE_H
#define STARDECK_PLAY_BALANCE_H

#include "ai/mind.h"
#include "engine/story.h"
#include "play/seating.h"
#include "play/statistics.h"

// The share of marked differences that may be false (differences_mark).
#define BALANCE_RATE 0.05
// A game with more commands than this counts as endless and is left out.
#define BALANCE_MOVES 10000
// Enough deals to show what matters; they take about half a minute.
#define BALANCE_DEALS 2000
#define BALANCE_DEALS_MOST 50000 // the usual limit with BalanceSetup.until
#define BALANCE_SEED 1           // the default seed of all deals

// Verdicts (balance_judge.c). A figure that is not farther than the margin outside the range of what there
// was before counts as inside it: of shares of wins, and of a card's worth as a part of the highest.
#define BALANCE_MARGIN 0.03
#define BALANCE_WORTH_MARGIN 0.1
// With this probability a difference of BalanceJudged.least is seen, and all verdicts of a report are right.
#define BALANCE_POWER 0.8
#define BALANCE_WRONG 0.05
// With BalanceSetup.until, deals between two checks whether it has been reached.
#define BALANCE_STEP 100
// Figures from a smaller share of the deals are not waited for.
#define BALANCE_RARE 0.01

typedef struct Balance Balance;

// What to play. Everything in it must outlive the Balance. Both catalogs are for the same game; players[s]
// uses the indices of catalog[s], with the same seats in the same order.
typedef struct BalanceSetup {
    const Catalog *catalog[2]; // indexed by Side
    Players players[2];
    uint64_t deals; // how many; with `until`: at most
    // Above 0: stop as soon as balance_widest is at most this. Whether a report has come so far depends on
    // the widths of its intervals alone, not on what they are around, so this favours no result.
    double until;
    int workers;
    void *context;                                  // for the functions below, all of which may be NULL
    void (*progress)(void *context, uint64_t done); // called from any thread, but never concurrently
    bool (*stopped)(void *context);                 // called from any thread
    // Called every `look_every` deals (0: never) in the thread that called balance_play, with the results so
    // far. Conclude only a copy of them (balance_copy).
    void (*look)(void *context, const Balance *so_far);
    uint64_t look_every;
} BalanceSetup;

// The players used by default: quick computers with random factions, as few seats as the game allows but at
// least two. Appended in the syntax of --players, and as balance_play needs it.
void balance_default_players(const Catalog *catalog, Text *said);
void balance_default_setup(const Catalog *catalog, uint64_t seed, Players *players);

// A figure before and after the change.
typedef struct BalanceValue {
    PairedSums twins;
    // Filled by balance_conclude:
    Estimate of[2]; // indexed by Side
    Difference difference;
} BalanceValue;

// A record of a table (a card, a target, a faction) that exists in either catalog. `id` belongs to a catalog.
typedef struct BalanceName {
    const char *id;
    uint8_t index[2]; // in each catalog, by Side; NONE: not there
} BalanceName;

typedef enum BalanceVerdict {
    BALANCE_SAME,   // not changed, so not judged
    BALANCE_UNSURE, // these deals can't tell
    BALANCE_FITS,   // within the range of what there was before
    BALANCE_WEAK,   // below all of it
    BALANCE_STRONG  // above all of it
} BalanceVerdict;

typedef enum BalanceMeasured {
    BY_WORTH, // BalanceCard.worth
    BY_PULL,  // BalanceCard.pull
    BY_WINS   // BalanceFaction.wins
} BalanceMeasured;

// A verdict, and on what it is based. Filled by balance_conclude.
typedef struct BalanceJudged {
    uint8_t verdict, by; // BalanceVerdict, BalanceMeasured
    double least;        // smallest difference that these deals are likely to show; 0: unknown, or none
    bool ranges;         // `from` and `to` are known: the least and the greatest there was before
    double from, to;
    double above, below; // too strong is what lies above this with all its give, too weak what lies below
    double give;         // of the interval on which the verdict is based
} BalanceJudged;

typedef enum BalanceUse {
    USE_ABSENT, // not among these cards
    USE_NEVER,  // never played
    USE_IDLE,   // played, but never changed anything
    USE_MATTERS
} BalanceUse;

typedef struct BalanceCard {
    BalanceName name;
    uint64_t played[2], acted[2]; // totals
    BalanceUse use[2];
    BalanceValue draws; // per seat and game
    BalanceValue plays; // per time it was drawn, so that the length of games doesn't matter
    // How often its player won, per time it was played (so if everybody has the card, those who play it more
    // often count more), and among those who did not play it. A shared win counts as a fraction.
    BalanceValue wins, wins_without;
    BalanceValue worth; // per time it was played, in the unit of Story.worth_parts
    // How much larger the share of wins of a player is who draws it once more than each of the others: the
    // slope of wins over draws. Chance deals the draws, so this is what the card does, compared with another
    // card in its place; and it does not fade where everybody draws the card sooner or later.
    BalanceValue pull;
    const char *beyond[2]; // Story.beyond, by Side; NULL: nothing
    bool changed;          // new, or other values than before
    BalanceJudged judged;
} BalanceCard;

typedef struct BalancePlace { // counted from the seat that starts
    BalanceValue wins;
} BalancePlace;

typedef struct BalanceFaction {
    BalanceName name;
    BalanceValue wins;
    bool changed; // new, or other values than before
    BalanceJudged judged;
} BalanceFaction;

// Something that is won for points (Story.prizes), such as a target.
typedef struct BalancePrize {
    BalanceName name;
    BalanceValue points, won; // per game: points it brought, and how often somebody got it
} BalancePrize;

// The length of games, in turns or commands.
typedef struct BalanceLength {
    BalanceValue mean;
    uint32_t *each[2]; // of each deal; sorted by balance_conclude. Owned
    uint32_t median[2], most[2];
} BalanceLength;

// The results. balance_finish frees it.
struct Balance {
    const BalanceSetup *setup;
    uint64_t deals;   // played to the end on both sides
    uint64_t endless; // not counted because of BALANCE_MOVES, on either side
    int seats;
    BalancePlace place[SEATS_MAX];
    BalanceFaction *faction;
    BalanceCard *card;
    BalancePrize *prize;
    int factions, cards, prizes;
    // Of games in which both play, and not as allies: how often the first faction wins. Indexed by the first
    // one times `factions` plus the second one.
    BalanceValue *duel;
    BalanceLength turns, commands;
    int compared; // number of figures compared by balance_conclude
    int differ;   // how many of them differ by more than chance
    // Filled by balance_conclude:
    int judged;             // number of verdicts
    BalanceVerdict verdict; // on all together: strong if any is, else weak, else unsure
    double least;           // the median of what their shares of wins can show
};

// Returned by balance_play besides a JobsEnd (jobs.h): a game violated its rules or could not start.
// `problem` says which.
#define BALANCE_FAULTY 1

// Plays all deals, unless stopped, and concludes. Returns a JobsEnd or BALANCE_FAULTY. Call balance_finish in
// any case.
int balance_play(Balance *balance, const BalanceSetup *setup, Text *problem);
// Plays on after balance_play has ended or was stopped, until setup->deals in total, which must not be less
// than before; the rest of `setup` must be the same. The result is as if all had been played at once.
int balance_play_on(Balance *balance, const BalanceSetup *setup, Text *problem);
// Makes a concluded, independent copy of the results so far. False if memory runs out; call balance_finish on
// `to` in any case.
bool balance_copy(Balance *to, const Balance *so_far);
void balance_finish(Balance *balance);

// The widest interval (± of a share of wins) among what the cards change: `pull` of changed cards and `wins`
// of changed factions, of all factions if there are neither. Leaves out what is rarely met. Below 0: nothing
// has been met often enough yet. Needs no balance_conclude.
double balance_widest(const Balance *balance);
// True if setup->until has been reached.
bool balance_is_close(const Balance *balance);
// About how many deals it will take in total to reach `until`; 0: not known yet.
uint64_t balance_forecast(const Balance *balance, double until);

// ---- internal to balance.c, balance_deal.c and balance_sums.c

#define BALANCE_RECORDS (UINT8_MAX + 1)

// What happened to one card of one seat in a game.
typedef struct DealtCard {
    uint16_t drawn, played, acted;
    int32_t worth;
} DealtCard;

// One finished game: a deal with the cards of one side.
typedef struct DealtGame {
    uint32_t turns, commands;
    bool endless;
    Seat first; // who started
    uint8_t faction[SEATS_MAX];
    double win[SEATS_MAX]; // share of the win
    DealtCard card[SEATS_MAX][BALANCE_RECORDS];
    uint16_t won[BALANCE_RECORDS]; // per prize: how often somebody got it, and the points it brought
    int32_t points[BALANCE_RECORDS];
} DealtGame;

typedef struct Deal {
    DealtGame game[2]; // indexed by Side
} Deal;

#define BALANCE_EVENTS 1024 // events of one command that are evaluated; further ones are not

// What balance_deal works in, too large for a stack: one per thread. It needs no initialization and holds
// nothing between deals.
typedef struct DealWorkspace {
    Mind mind;
    Event event[BALANCE_EVENTS];
    uint8_t states[BALANCE_EVENTS * STATE_MAX];
    View asked, view[2];
    Credits credits;
} DealWorkspace;

// Plays deal `number` on both sides. Returns a JobsEnd, or BALANCE_FAULTY with a sentence in `problem`.
int balance_deal(const BalanceSetup *setup, uint64_t number, DealWorkspace *workspace, Deal *deal,
                 Text *problem);

bool balance_begin(Balance *balance, const BalanceSetup *setup); // false: no memory
void balance_add(Balance *balance, const Deal *deal);
bool balance_conclude(Balance *balance);                  // false: no memory
void balance_mark_changes(Balance *balance);              // fills `changed` and `beyond` (balance_judge.c)
void balance_judge(Balance *balance);                     // when all figures are concluded
bool balance_make_room(Balance *balance, uint64_t deals); // in lists by deal. False: no memory

#endif
