// SPDX-License-Identifier: MIT
// Beams show who did what to whom: an arrow of light from the acting card to each card it affects, in the
// colour of the acting seat. A beam is a flare (FLARE_BEAM) and follows its cards while they move.
#ifndef STARDECK_APP_KIT_BEAM_H
#define STARDECK_APP_KIT_BEAM_H

#include "app/kit/flares.h"

typedef struct App App;             // app/stage/context.h
typedef struct CardTable CardTable; // table.h

#define BEAM_HIT_MS 170.0F // ms until its point arrives, when its effect may begin

// Adds a beam after `delay` ms. Does nothing if an end has no size, both are the same, or there is such a
// beam already.
void beam_add(CardTable *table, FlareEnd from, FlareEnd to, Color color, float delay);

// Window pixels, with its glow; `s`: window pixels per logical pixel.
GfxRect beam_bounds(const Flare *flare, float s);
void beam_draw(App *app, const CardTable *table, const Flare *flare);

#endif
