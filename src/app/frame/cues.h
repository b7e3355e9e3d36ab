// SPDX-License-Identifier: MIT
// Which sound belongs to mouse, keys and the way of an evening, in every game; what happens on a table its
// own cues say (tables/tactics/cues.h). Everybody at the table hears a sound, so nothing here depends on what
// only some may know: of gestures the place by name and whether the game went on by them, never what a hand
// made possible.
#ifndef STARDECK_APP_FRAME_CUES_H
#define STARDECK_APP_FRAME_CUES_H

#include "app/sound/sound.h"
#include "app/stage/gesture.h"
#include "play/session.h"

// `enabled`: of the hit that was clicked. `acted`: the gesture carried out a command or moved the session on,
// so that what follows is heard instead.
SoundKind cue_of_gesture(const Gesture *gesture, bool enabled, bool acted);

// The session has come from `before` to its present stage. How it ends the result says when it has told it.
SoundKind cue_of_stage(const Session *session, SessionStage before);

#endif
