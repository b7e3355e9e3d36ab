// SPDX-License-Identifier: MIT
// Which sound belongs to which event of Tactics.
#ifndef STARDECK_APP_TABLES_TACTICS_CUES_H
#define STARDECK_APP_TABLES_TACTICS_CUES_H

#include "app/tables/tactics/table.h"

// An event being shown.
SoundKind tactics_cue_of_event(const Event *event);
// What it changed besides: a row has another leader, a card is deactivated.
SoundKind tactics_cue_of_change(const TacticsView *before, const TacticsView *after);

#endif
