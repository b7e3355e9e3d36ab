// SPDX-License-Identifier: MIT
// Computes a computer's advice on a decision (play/advice.h) in the background. One question at a time: it is
// dropped when another one is asked or the game is left. Screens ask through app_ask_hint and app_ask_why.
#ifndef STARDECK_APP_FRAME_ADVISER_H
#define STARDECK_APP_FRAME_ADVISER_H

#include "app/stage/context.h"

typedef struct Adviser Adviser;

// Returns NULL if out of memory: then there is no advice. beside: compute in a thread of its own; otherwise
// within app_ask_hint or app_ask_why.
Adviser *adviser_open(bool beside);
void adviser_close(Adviser *adviser); // accepts NULL
// The type of the SDL event sent when an answer is ready; (Uint32)-1 if none could be registered.
Uint32 adviser_event(const Adviser *adviser);
// Call once per round. Returns true if an answer has become ready since the last call.
bool adviser_step(Adviser *adviser);

#endif
