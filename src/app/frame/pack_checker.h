// SPDX-License-Identifier: MIT
// Checks packs in a thread of its own, so that the window stays responsive (app_check_packs in
// app/stage/pack_view.h).
#ifndef STARDECK_APP_FRAME_PACK_CHECKER_H
#define STARDECK_APP_FRAME_PACK_CHECKER_H

#include "app/stage/context.h"

typedef struct PackChecker PackChecker;

// Returns NULL if out of memory: then nothing is checked. beside false: checks within the call, for tests.
PackChecker *pack_checker_open(bool beside);
void pack_checker_close(PackChecker *checker); // accepts NULL
// The type of the SDL event sent for each checked pack, to wake a sleeping loop.
Uint32 pack_checker_event(const PackChecker *checker);
// Call once per round. Returns true if another pack has been checked or the check has ended. Ends the check
// if packs have been re-read since it began.
bool pack_checker_step(App *app);

#endif
