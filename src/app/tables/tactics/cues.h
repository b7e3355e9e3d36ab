// SPDX-License-Identifier: MIT
// Which sound belongs to what happens on the table. Everybody at it hears a sound, so nothing here depends on
// what only some may know: of events the side that all may see, of views what is public.
#ifndef STARDECK_APP_TABLES_TACTICS_CUES_H
#define STARDECK_APP_TABLES_TACTICS_CUES_H

#include "app/sound/sound.h"
#include "games/tactics/view.h"

// An event being shown.
SoundKind cue_of_event(const Event *event);
// What it changed besides: a row has another leader, a card is deactivated.
SoundKind cue_of_change(const TacticsView *before, const TacticsView *after);

#endif
