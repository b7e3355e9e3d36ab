// SPDX-License-Identifier: MIT
// The steps of a turn, above the title of the action box: a progress indicator.
#ifndef STARDECK_APP_KIT_STEPS_H
#define STARDECK_APP_KIT_STEPS_H

#include "app/stage/context.h"

#define STEPS_H 34.0F      // logical height: bars and the line below them
#define STEPS_BARS_H 12.0F // of the bars alone

// Draws `count` bars and the `name` of step `at`, from 0; only the bars if `box` (window pixels) is too low.
void draw_steps(App *app, GfxRect box, const char *name, int at, int count);

#endif
