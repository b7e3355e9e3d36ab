// SPDX-License-Identifier: MIT
// How far the painting of a card that is looked at closely has come to rest (card_art_draw_drift): it drifts
// for a moment after it has come, and then nothing moves any more. In reduced motion it lies still at once.
#ifndef STARDECK_APP_KIT_DRIFT_H
#define STARDECK_APP_KIT_DRIFT_H

#include "app/stage/context.h"

typedef struct Drift {
    uint64_t since; // as App.now; 0: nothing drifts
} Drift;

void drift_begin(Drift *drift, App *app); // another card has come
float drift_part(const Drift *drift, const App *app);
// Marks where it is to be drawn again. True: it goes on.
bool drift_update(Drift *drift, App *app, GfxRect where);

#endif
