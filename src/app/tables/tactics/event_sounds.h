// SPDX-License-Identifier: MIT
// Which sound goes with which event of Tactics.
#ifndef STARDECK_APP_TABLES_TACTICS_EVENT_SOUNDS_H
#define STARDECK_APP_TABLES_TACTICS_EVENT_SOUNDS_H

#include "app/tables/tactics/table.h"

// The sound of an event being shown.
SoundKind tactics_sound_of_event(const Event *event);
// The sound of what an event changed besides: a row's leader, a card deactivated. SOUND_NONE: nothing.
SoundKind tactics_sound_of_change(const TacticsView *before, const TacticsView *after);
// The sound of what changes a whole row; `acting`: as for tactics_row_change.
SoundKind tactics_sound_of_row(const TacticsRules *rules, const Event *event, uint8_t acting,
                               const TacticsView *before, const TacticsView *after);

#endif
