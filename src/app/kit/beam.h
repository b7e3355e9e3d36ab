// SPDX-License-Identifier: MIT
// Beams tell who did it to whom: an arrow of light runs from the card that acts to each that it acts on, in
// the colour of whoever did it, one after the other and quickly. For any game: a card that removes another,
// ships that shoot. A beam is a flare (FLARE_BEAM) and follows its two cards while they move.
#ifndef STARDECK_APP_KIT_BEAM_H
#define STARDECK_APP_KIT_BEAM_H

#include "app/kit/flares.h"

typedef struct App App;             // app/stage/context.h
typedef struct CardTable CardTable; // table.h

#define BEAM_HIT_MS 170.0F // until its point is there: what it does may begin

// Nothing, where there is no cause (a `from` without size) or one already runs between the two.
void beam_add(CardTable *table, FlareEnd from, FlareEnd to, Color color, float delay);

GfxRect beam_bounds(const Flare *flare, float s); // what its ends, its line and its glow take
void beam_draw(App *app, const CardTable *table, const Flare *flare);

#endif
