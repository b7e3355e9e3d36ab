// SPDX-License-Identifier: MIT
// A computer's advice on a decision: the best commands with their expected results, and what it believes
// about hidden cards. Used for hints, and in replays to explain why a move was made. Like an opponent's
// decision (ai/mind.h) it works only from the standpoint of the seat that decides; the match is unchanged,
// and the same decision gives the same advice. No SDL.
#ifndef STARDECK_PLAY_ADVICE_H
#define STARDECK_PLAY_ADVICE_H

#include "ai/mind.h"
#include "engine/hidden_card.h"

#define ADVICE_BEST 3
#define ADVICE_BELIEFS 16
#define ADVICE_LIKELY 3
#define ADVICE_KNOWN 8
#define ADVICE_TRIED 200 // simulations of each other command before only one is called good

typedef struct AdviceMove {
    Command command;
    // If the game has Game.estimate_odds: the chance to win in CHANCE_ONE-ths. Otherwise in hundredths: the
    // mean of Game.estimate or, in games without that, of points plus 1000 for a win.
    int32_t expected;
} AdviceMove;

// What a hidden place may hold: a hand, or a face-down card.
typedef struct AdviceBelief {
    HiddenCard where; // without its card (NONE)
    int places; // number of the seat's face-down cards with the same belief; `where` is the first of them
    int kinds;  // number of different cards it may be
    bool even;  // all of them are equally likely
    bool known; // all of them are certainly there
    // Entries of `card` and `percent`, likeliest first: at most ADVICE_LIKELY, or ADVICE_KNOWN if `known`.
    int likely;
    uint8_t card[ADVICE_KNOWN];
    // The chance that the card is there (for a hand: that it contains the card).
    uint8_t percent[ADVICE_KNOWN];
} AdviceBelief;

// Owned by the caller; pointers in it live as long as those given to advice_prepare.
typedef struct Advice {
    const Opponent *who; // whose advice this is
    Seat seat;           // the seat that decides
    View view;           // its view at the time of the decision
    int choices;         // number of legal commands
    int count;           // entries of `best`, at least 1
    // By expected result; unless `is_made`, the command `who` would choose comes first.
    AdviceMove best[ADVICE_BEST];
    bool forced;  // there were several legal commands, but trying all others showed each of them to be worse
    bool is_made; // a command was actually given: `made`
    AdviceMove made;
    int made_at; // its index in `best`; -1: it is not among the best
    int beliefs;
    AdviceBelief belief[ADVICE_BELIEFS];
} Advice;

// Working memory, too large for a stack. Needs no initialization.
typedef struct AdviceTask {
    Mind mind;
    bool is_made; // a command to be compared with the best was given: `made`
    Command made;
} AdviceTask;

// The opponent that explains decisions of `player` (NULL: a person): `player` itself if it searches,
// otherwise "normal". NULL if that can't play this game.
const Opponent *advice_opponent(const Opponent *player, const Game *game);

// First step: collects all that the seat to act may know. `made` is the command it gave, or NULL. `rng` is
// what the opponent at the table would use (opponent_rng_at). The catalog must outlive the task; the match
// need not.
void advice_prepare(AdviceTask *task, const Opponent *who, Match *match, Rng rng, const Command *made);
// Second step, in any thread: fills `advice`. `stop` as for mind_choose.
void advice_find(AdviceTask *task, bool (*stop)(void *context), void *context, Advice *advice);

#endif
