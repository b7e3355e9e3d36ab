// SPDX-License-Identifier: MIT
// Finds out what a computer thinks of a decision (play/advice.h), beside the window: one question at a time,
// which is given up when another one is asked or the game is left. Screens ask by app_ask_hint and
// app_ask_why.
#ifndef STARDECK_APP_FRAME_ADVISER_H
#define STARDECK_APP_FRAME_ADVISER_H

#include "app/stage/context.h"

typedef struct Adviser Adviser;

// NULL without memory: then there is no advice. `beside`: in a thread of its own; else within the call.
Adviser *adviser_open(bool beside);
void adviser_close(Adviser *adviser); // accepts NULL
// The type of the SDL event that is sent when something has been found out.
Uint32 adviser_event(const Adviser *adviser);
// Each round: has something been found out since the last one?
bool adviser_step(Adviser *adviser);

#endif
