// SPDX-License-Identifier: MIT
// Computers that think ahead do so in a thread of their own, so that the window goes on meanwhile. One
// thought at a time: about the decision that the present game waits for. It knows no more than its seat does
// (ai/mind.h), and is given up when the game is left.
#ifndef STARDECK_APP_FRAME_THINKER_H
#define STARDECK_APP_FRAME_THINKER_H

#include "app/stage/context.h"

typedef struct Thinker Thinker;

// NULL without memory: then computers decide within the session.
Thinker *thinker_open(void);
void thinker_close(Thinker *thinker); // accepts NULL
// The type of the SDL event that is sent when a thought is done, so that a sleeping loop goes on.
Uint32 thinker_event(const Thinker *thinker);
// Does the game wait for a thought that has not begun? Then thinker_step is due.
bool thinker_is_due(const Thinker *thinker, const Session *session);
// Each round: begins to think when the game waits for a computer, and tells the game when it has thought.
// Does nothing without a game.
void thinker_step(Thinker *thinker, Session *session);
// Gives up what is being thought about, and returns when nobody thinks any more.
void thinker_stop(Thinker *thinker);

#endif
