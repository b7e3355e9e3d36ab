// SPDX-License-Identifier: MIT
// The settle animation of a painting that is looked at closely (card_art_draw_drift): it drifts for a moment
// and then stands still. In reduced motion, or with animation off, it stands still from the start.
#ifndef STARDECK_APP_KIT_DRIFT_H
#define STARDECK_APP_KIT_DRIFT_H

#include "app/stage/context.h"

typedef struct Drift {
    uint64_t since; // App.now at the start; 0: not drifting
} Drift;

void drift_begin(Drift *drift, App *app);             // call when another card is shown
float drift_part(const Drift *drift, const App *app); // progress, 0 to 1 (1: at rest)
// Damages `where` while it drifts. True: it is still drifting.
bool drift_update(Drift *drift, App *app, GfxRect where);

#endif
