// SPDX-License-Identifier: MIT
// What changes a whole row and so has a sound and a light of its own: mines, a supernova, a blockade, a
// bombardment. Recognised by the pack's vocabulary; no card is known by name. Reads only what all may see.
#ifndef STARDECK_APP_TABLES_TACTICS_ROW_CHANGES_H
#define STARDECK_APP_TABLES_TACTICS_ROW_CHANGES_H

#include "engine/event.h"
#include "games/tactics/view.h"

typedef enum RowChangeKind {
    ROW_UNCHANGED,
    ROW_MINED,     // a card beside another one blows it up, or its shields
    ROW_NOVA,      // a card removes all others
    ROW_BLOCKADED, // nothing may be put there any more
    ROW_BOMBARDED  // a weapon counts more for the target it is used on
} RowChangeKind;

typedef struct RowChange {
    RowChangeKind kind;
    uint8_t row, at; // of the card that causes it; for ROW_MINED of the card that is hit
} RowChange;

// The change that an event brings; `acting`: the card (index) whose effect removes cards, or NONE.
RowChange tactics_row_change(const TacticsRules *rules, const Event *event, uint8_t acting,
                             const TacticsView *before, const TacticsView *after);

// When the change's light begins, in ms from the beginning of the event.
float tactics_row_light_ms(const Event *event, RowChangeKind kind);
// Likewise its sound; 0: when the event lands, or at once, by the kind of sound.
float tactics_row_sound_ms(const Event *event, RowChangeKind kind);

#define LAST_BOMB_MS 270.0F // from the first bomb to the last, with which the event lands

// True for the effect of a supernova: all other cards of the row go, whoever's they are.
bool tactics_is_nova(const Effect *effect);
bool tactics_has_nova(const TacticsRules *rules, uint8_t card); // such an effect is the card's
// True for mines: it removes what lies at a certain place, without asking.
bool tactics_is_mine(const Effect *effect);

#endif
