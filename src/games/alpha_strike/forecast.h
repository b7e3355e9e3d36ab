// SPDX-License-Identifier: MIT
// What a command would bring about if nobody answered any more, as far as a viewer can know it: from the view
// and the command alone, so that nothing hidden can come out. Of an attack that is what it does unanswered;
// of an answer what is left of the attack then.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_FORECAST_H
#define STARDECK_GAMES_ALPHA_STRIKE_FORECAST_H

#include "games/alpha_strike/view.h"

// A ship afterwards.
typedef struct OutlookShip {
    uint8_t power[TRACKS], hull;
    uint8_t alive;
    uint8_t craft_lost; // design that it loses by a hit; NONE
} OutlookShip;

// How one attack lands.
typedef struct OutlookHit {
    uint8_t lands; // 0: the command leads to no attack (all below is 0 then)
    Seat attacker, target;
    uint8_t card, is_craft; // design; a strike
    uint8_t tags, bypass;
    uint8_t base, bonus;         // damage with all bonuses; … of it
    uint8_t reduced;             // taken off it, by all answers
    uint8_t countered;           // it scores nothing
    uint8_t damage;              // left of it
    uint8_t to_shields, to_hull; // … where that goes
    uint8_t kills;
    uint8_t track, drained; // power that the hit takes there; TRACK_NONE, 0
    uint8_t craft;          // design that the hit destroys; NONE
} OutlookHit;

typedef struct Outlook {
    Verdict verdict;      // not VERDICT_OK: it would be refused, and nothing below means anything
    uint8_t cost[TRACKS]; // paid by the seat that gives the command
    uint8_t draws;        // cards that it draws
    uint8_t may_counter;  // with this answer an attack card may be played against the attacker
    OutlookHit hit;       // the attack that is declared or answered: it lands first
    // Each seat once that attack has landed, and once those have too that waited below it.
    OutlookShip then[STRIKE_SEATS], at_last[STRIKE_SEATS];
    uint8_t more; // attacks that land or are void after the first
} Outlook;

// `view` must be that of the seat that has to decide, or show its cards (Game.open_view). Returns the
// verdict.
Verdict strike_outlook(const StrikeRules *rules, const StrikeView *view, const Command *command,
                       Outlook *out);

#endif
