// SPDX-License-Identifier: MIT
// Which sound belongs to what: the one place that decides it. Everybody at the table hears a sound, so
// nothing here depends on what only some may know: of gestures the place by name and whether the game went on
// by them, never what a hand made possible; of events the side that all may see; of views what is public.
#ifndef STARDECK_APP_SOUND_CUES_H
#define STARDECK_APP_SOUND_CUES_H

#include "app/sound/sound.h"
#include "app/stage/gesture.h"
#include "games/tactics/view.h"
#include "play/session.h"

// `enabled`: of the hit that was clicked. `acted`: the gesture carried out a command or moved the session on,
// so that what follows is heard instead.
SoundKind cue_of_gesture(const Gesture *gesture, bool enabled, bool acted);

// An event being shown.
SoundKind cue_of_event(const Event *event);
// What it changed besides: a row has another leader, a card is deactivated.
SoundKind cue_of_change(const TacticsView *before, const TacticsView *after);

// The session has come from `before` to its present stage.
SoundKind cue_of_stage(const Session *session, SessionStage before);

#endif
