// SPDX-License-Identifier: MIT
// How one-sided a battle is, from the forces that all see, and what that does to how it is shown: a narrow
// one is fought out between two volleys, with the last card slower; in a rout one side hardly answers.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_LEAD_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_LEAD_H

#include "games/star_empires/view.h"

// 0: as narrow as can be, to 1: a rout, in which the stronger side has twice the other's force or more.
float empires_lead(int attack, int defence);
// The same of a battle whose cards have all been turned up in this view. A minor race, whose dice come after
// them: 1.
float empires_lead_of_cards(const EmpiresRules *rules, const EmpiresView *view);

// How both sides fire when their forces are compared. Times in ms at the usual pace.
typedef struct Clash {
    int answers;         // shots of the side that loses, at most
    int waves;           // volleys of the winner, one after the other
    float width;         // of the winner's shots: factor of how strong they look
    float reply, apart;  // from the loser's volley to the winner's first, and from one wave to the next
    float holds, decide; // after the last shot until it is decided; then both forces grow and shrink again
    float shake;         // units of the stage
} Clash;

Clash empires_clash(float lead);
// How much longer the last card takes than the others: 1 or more.
float empires_last_card(float lead);
// Which share of the bar is the attacker's while the forces are compared, `part` from 0 to 1: around the
// middle if it is narrow, beyond what it is in the end if it is a rout. At 1 it is as the forces are.
float empires_clash_share(int attack, int defence, float part);

#endif
