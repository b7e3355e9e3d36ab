// SPDX-License-Identifier: MIT
// Where on the screen a light of a lesson's step is.
#ifndef STARDECK_APP_STAGE_LIGHTS_H
#define STARDECK_APP_STAGE_LIGHTS_H

#include "app/stage/context.h"

// The region that a light means, as it is on the screen now: "hand:CARD" is that card in the hand,
// "option:CARD" the one among those to choose from, "place:discard|discard" the first of several that is
// there. NULL: none is.
const Hit *lesson_light(const App *app, const char *light);

#endif
