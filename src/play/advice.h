// SPDX-License-Identifier: MIT
// What a computer thinks of a decision: the commands it likes best with what it expects of each, and what it
// believed of the cards that its seat does not see. For a hint to a person who has to decide, and for the
// question why a move was made. It is found out from the standpoint of the seat that decides and from
// nothing else, as opponents decide (ai/mind.h); the match stays as it is, and the same decision gives the
// same advice. No SDL.
#ifndef STARDECK_PLAY_ADVICE_H
#define STARDECK_PLAY_ADVICE_H

#include "ai/mind.h"
#include "engine/hidden_card.h"

#define ADVICE_BEST 3
#define ADVICE_BELIEFS 16
#define ADVICE_LIKELY 3
#define ADVICE_KNOWN 8
#define ADVICE_TRIED 200 // simulations of each other command, before one is said to be the only good one

typedef struct AdviceMove {
    Command command;
    int32_t expected; // where Game.estimate_odds tells, the chance to win in 1/CHANCE_ONE; else the mean of
                      // Game.estimate, or where a game has none, of points and 1000 for a win, in hundredths
} AdviceMove;

// What may lie hidden in a place: a hand, or where a card lies down.
typedef struct AdviceBelief {
    HiddenCard where; // but for its card
    int places;       // so many of this seat's of which the same is believed; `where` is the first one
    int kinds;        // so many cards it may be
    bool even;        // each of them is as likely as any other
    bool known;       // each of them is certainly there
    int likely; // how many of them are named, the likeliest first: ADVICE_LIKELY, known ones ADVICE_KNOWN
    uint8_t card[ADVICE_KNOWN];
    uint8_t percent[ADVICE_KNOWN]; // of a hand: how likely it is that it holds the card
} AdviceBelief;

typedef struct Advice {
    const Opponent *who;          // whose thoughts these are
    Seat seat;                    // that decides
    View view;                    // as the table lay before it then
    int choices;                  // legal commands
    int count;                    // of the best, at least 1
    AdviceMove best[ADVICE_BEST]; // by what is expected; without `made` what `who` would do comes first
    bool forced;                  // there were several choices; each other one was tried, and is worth less
    bool is_made;                 // one of the choices was made …
    AdviceMove made;
    int made_at; // … which is one of the best; -1: it is none of them
    int beliefs;
    AdviceBelief belief[ADVICE_BELIEFS];
} Advice;

// The memory to find it out in, too much for a stack. Whoever makes it need not fill it.
typedef struct AdviceTask {
    Mind mind;
    bool is_made;
    Command made;
} AdviceTask;

// Who tells about a decision of `sat` (NULL: a person): it itself, if it thinks ahead; else `normal`. NULL:
// nobody who plays this game can.
const Opponent *advice_giver(const Opponent *sat, const Game *game);

// In two steps, as for mind_prepare: all there is to know of the decision that is due in `match`; `made`: the
// command that was given then, NULL: none yet. `rng` as the opponent at the table has it (opponent_rng_at).
void advice_prepare(AdviceTask *task, const Opponent *who, Match *match, Rng rng, const Command *made);
// And the advice, in any thread. `stop` as for mind_choose.
void advice_find(AdviceTask *task, bool (*stop)(void *context), void *context, Advice *advice);

#endif
