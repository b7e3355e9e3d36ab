// SPDX-License-Identifier: MIT
// Computers that think ahead do so in a thread of their own, so that the window stays responsive. One thought
// at a time, about the current game's next decision. It sees only what its seat sees (ai/mind.h) and is
// dropped when the game is left.
#ifndef STARDECK_APP_FRAME_THINKER_H
#define STARDECK_APP_FRAME_THINKER_H

#include "app/stage/context.h"

typedef struct Thinker Thinker;

// Returns NULL if out of memory: then computers decide within the session.
Thinker *thinker_open(void);
void thinker_close(Thinker *thinker); // accepts NULL
// The type of the SDL event sent when a thought is finished, to wake a sleeping loop.
Uint32 thinker_event(const Thinker *thinker);
// True if the game waits, or will wait once it has been shown what has happened, for a thought that has not
// started; then call thinker_step.
bool thinker_is_due(const Thinker *thinker, const Session *session);
// Call once per round: starts thinking as soon as a computer will be asked, while what was done before is
// still shown, and passes the decision to the session when that waits for it. session may be NULL.
void thinker_step(Thinker *thinker, Session *session);
// Drops the current thought; returns when the thread has ended.
void thinker_stop(Thinker *thinker);

#endif
