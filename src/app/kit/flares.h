// SPDX-License-Identifier: MIT
// Lights that come and go on the table, as they are remembered (flare.h says what they are).
#ifndef STARDECK_APP_KIT_FLARES_H
#define STARDECK_APP_KIT_FLARES_H

#include "gfx/gfx.h"

typedef enum FlareKind {
    FLARE_BURST,   // an explosion at `to`
    FLARE_SPARKS,  // only its sparks
    FLARE_MIST,    // clouds rising from `to`
    FLARE_BOLT,    // one light flying to `to`
    FLARE_BEAM,    // who did it to whom: an arrow of light (beam.h)
    FLARE_MOTES,   // small lights wandering over, one after the other
    FLARE_WAVE,    // a front running outward from `from`, no further than `to` reaches on every side
    FLARE_FLASH,   // `to` lights up and fades
    FLARE_GLOW,    // light around `to`
    FLARE_LANDING, // a card comes to lie: its edge shines, its corners throw a few sparks
    FLARE_SIGNAL,  // rings running outward from `from`, one after the other
    FLARE_RING,    // one ring around `to`
    FLARE_DIM,     // `to` darkens and clears again; the card at `from` does not
    FLARE_STAMP,   // the sign of what is out of action, pressed on `to`
    // Shots (shot.h).
    FLARE_LASER,   // a beam from `from` to `to` that stands for a moment
    FLARE_MISSILE, // flies to `to` on an arc and goes off there
    FLARE_FIELD,   // rings that widen on their way to `to`
    FLARE_FLAK,    // three volleys that go off around `to`
    FLARE_SHIELD,  // light on a round shield that fills `to`
    FLARE_BLAST,   // what fills `to` bursts
    FLARE_COUNTER, // the sign of what was countered, pressed on `to`
    FLARE_KINDS
} FlareKind;

#define FLARES_MAX 96

// A place; with `sprite` (an index into Scene.sprite, NO_SPRITE: none) the place of that card, wherever it
// goes.
typedef struct FlareEnd {
    GfxRect rect;
    int sprite;
} FlareEnd;

typedef struct Flare {
    uint8_t kind; // FlareKind
    uint8_t zone; // FLARE_DIM: of cards that it darkens
    Color color;
    FlareEnd from, to;
    float room;    // pixels from `to` to the edge of the window: rings and bursts reach no further
    float part;    // 0 to 1
    bool used;     // gone when part has come to 1
    GfxRect drawn; // bounds as drawn last
} Flare;

typedef struct Flares {
    Flare item[FLARES_MAX];
    GfxRect window; // in which they shine; w 0: not known
} Flares;

#endif
