// SPDX-License-Identifier: MIT
// Measures a pack: computers play the same deals with and without it in threads of their own, so that the
// window stays responsive (app/stage/pack_view.h).
#ifndef STARDECK_APP_FRAME_MEASURER_H
#define STARDECK_APP_FRAME_MEASURER_H

#include "app/stage/context.h"

typedef struct Measurer Measurer;

// Returns NULL if out of memory: then nothing can be measured. beside false: computes within the call, for
// tests.
Measurer *measurer_open(bool beside);
void measurer_close(Measurer *measurer); // accepts NULL
// The type of the SDL event sent when there are new figures, to wake a sleeping loop.
Uint32 measurer_event(const Measurer *measurer);
// Call once per round. Returns true if there are new figures or the measurement has ended.
bool measurer_step(Measurer *measurer);

#endif
