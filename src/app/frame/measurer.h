// SPDX-License-Identifier: MIT
// Computers that play the same deals without a pack and with it, in threads of their own, so that the window
// goes on meanwhile (app/stage/pack_view.h).
#ifndef STARDECK_APP_FRAME_MEASURER_H
#define STARDECK_APP_FRAME_MEASURER_H

#include "app/stage/context.h"

typedef struct Measurer Measurer;

// NULL without memory: then nothing can be measured. `beside` false: at once, for tests.
Measurer *measurer_open(bool beside);
void measurer_close(Measurer *measurer); // accepts NULL
// The type of the SDL event that is sent when there is something new, so that a sleeping loop goes on.
Uint32 measurer_event(const Measurer *measurer);
// Each round. True: there are new figures, or it is over.
bool measurer_step(Measurer *measurer);

#endif
