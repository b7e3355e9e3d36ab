// SPDX-License-Identifier: MIT
// Selects the sounds for mouse, keys and the course of a session, the same for every game; what happens on a
// table is covered by its `events.c`. Everybody in the room hears a sound, so nothing
// here depends on hidden information: only on the id of the region and whether the game moved on, never on
// what a hand made possible.
#ifndef STARDECK_APP_FRAME_UI_SOUNDS_H
#define STARDECK_APP_FRAME_UI_SOUNDS_H

#include "app/sound/sound.h"
#include "app/stage/gesture.h"
#include "play/session.h"

// The sound of a gesture, or SOUND_NONE. enabled: of the clicked hit. acted: the gesture carried out a
// command or advanced the session, so that its own sound follows.
SoundKind ui_sound_of_gesture(const Gesture *gesture, bool enabled, bool acted);

// The sound for entering the session's current stage from `before`. The end of a game is played by the result
// screen.
SoundKind ui_sound_of_stage(const Session *session, SessionStage before);

#endif
