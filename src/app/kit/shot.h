// SPDX-License-Identifier: MIT
// Shots: flares that fly from one thing to another, or show what became of the shot. Started by flare_add
// like all flares; `from` and `to` are the whole rectangles of what shoots and what is hit.
#ifndef STARDECK_APP_KIT_SHOT_H
#define STARDECK_APP_KIT_SHOT_H

#include "app/kit/flares.h"

typedef struct App App;             // app/stage/context.h
typedef struct CardTable CardTable; // table.h

// Ms from its start until the last of `count` shots hits, when its effect may begin; 0 for kinds that don't
// fly. `count` as in Flare.
float shot_hit_ms(FlareKind kind, int count);

#define PULSE_MS 75.0F // from one dash of a FLARE_PULSE to the next

bool flare_is_shot(FlareKind kind);
// Window pixels it may draw on; `s`: pixels per logical pixel.
GfxRect shot_bounds(const Flare *flare, float s);
void shot_draw(App *app, const CardTable *table, const Flare *flare);

// Horizontal offset, in logical pixels, of something that is shaken, at progress `part` (0 to 1) of SHAKE_MS;
// 0 at both ends. Don't shake in reduced motion.
#define SHAKE_MS 240.0F
#define SHAKE_MOST 4.0F
float shake_aside(float part);

#endif
