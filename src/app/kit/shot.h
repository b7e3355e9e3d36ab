// SPDX-License-Identifier: MIT
// Shots: flares of those kinds that fly from one to another or tell what became of it. Begun with flare_add
// as all flares; `from` and `to` are what shoots and what is hit, in their whole size.
#ifndef STARDECK_APP_KIT_SHOT_H
#define STARDECK_APP_KIT_SHOT_H

#include "app/kit/flares.h"

typedef struct App App;             // app/stage/context.h
typedef struct CardTable CardTable; // table.h

// Until it is there, ms from its beginning: what it does may begin. 0 for kinds that fly nowhere.
float shot_hit_ms(FlareKind kind);

bool flare_is_shot(FlareKind kind);
GfxRect shot_bounds(const Flare *flare, float s); // what is drawn of it
void shot_draw(App *app, const CardTable *table, const Flare *flare);

// How far something that is shaken lies beside its place, in logical pixels, `part` 0 to 1 of SHAKE_MS. 0 at
// both ends; in reduced motion nothing is to be shaken.
#define SHAKE_MS 240.0F
#define SHAKE_MOST 4.0F
float shake_aside(float part);

#endif
