// SPDX-License-Identifier: MIT
// The steps of a turn, above the title of the action box: how far it has got.
#ifndef STARDECK_APP_KIT_STEPS_H
#define STARDECK_APP_KIT_STEPS_H

#include "app/stage/context.h"

#define STEPS_H 34.0F      // logical: bars and the line below them
#define STEPS_BARS_H 12.0F // bars alone

// `name` of the step that it is, `at` of `count` counted from 0. In a lower box there are bars alone.
void draw_steps(App *app, GfxRect box, const char *name, int at, int count);

#endif
