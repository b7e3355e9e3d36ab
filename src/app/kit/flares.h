// SPDX-License-Identifier: MIT
// Flares as data; flare.h explains them.
#ifndef STARDECK_APP_KIT_FLARES_H
#define STARDECK_APP_KIT_FLARES_H

#include "gfx/gfx.h"

typedef enum FlareKind {
    FLARE_BURST,   // an explosion at `to`
    FLARE_SPARKS,  // only its sparks
    FLARE_MIST,    // clouds rising from `to`
    FLARE_BOLT,    // one light flying to `to`
    FLARE_BEAM,    // who did what to whom: an arrow of light (beam.h)
    FLARE_MOTES,   // small lights wandering over, one after the other
    FLARE_WAVE,    // a front running outward from `from`, no further than `to` reaches on every side
    FLARE_NOVA,    // light gathers at `from`, then a front runs out over all of `to`
    FLARE_FLASH,   // `to` lights up and fades
    FLARE_GLOW,    // light around `to`
    FLARE_LANDING, // a card is put down: its edge shines, its corners throw a few sparks
    FLARE_DUST,    // … and dust rolls out from under its lower edge
    FLARE_SIGNAL,  // rings running outward from `from`, one after the other
    FLARE_RING,    // one ring around `to`
    FLARE_DIM,     // `to` darkens and clears again; the card at `from` does not
    FLARE_STAMP,   // the sign for "out of action", stamped on `to`
    // Shots (shot.h).
    FLARE_LASER,   // a beam from `from` to `to` that stands for a moment
    FLARE_MISSILE, // flies to `to` on an arc and explodes there
    FLARE_FIELD,   // rings that widen on their way to `to`
    FLARE_FLAK,    // three volleys that explode around `to`
    FLARE_SHIELD,  // light on a round shield that fills `to`
    FLARE_BLAST,   // what fills `to` bursts, after small explosions all over it; `count` 1: at once
    FLARE_COUNTER, // the sign for "countered", stamped on `to`
    FLARE_CHARGE,  // light gathers at `to`, before a shot
    FLARE_HIT,     // fire and sparks where `to` is hit
    FLARE_PULSE,   // short dashes of light, one after the other
    FLARE_ION,     // a bent bolt; arcs creep from where it hits
    FLARE_TORPEDO, // one large star, slower than a missile
    FLARE_KINDS
} FlareKind;

#define FLARES_MAX 96

// What becomes of a shot at its end.
typedef enum ShotEnd {
    SHOT_HITS,   // it bursts at `to`
    SHOT_PASSES, // it leaves by `to`: it has missed
    SHOT_STOPS   // it is stopped at `to`: it scatters in sparks
} ShotEnd;

#define ROCKETS_MAX 6

// An end of a flare, window pixels; with `sprite` (an index into Scene.sprite, or NO_SPRITE) it follows that
// card.
typedef struct FlareEnd {
    GfxRect rect;
    int sprite;
} FlareEnd;

typedef struct Flare {
    uint8_t kind; // a FlareKind
    uint8_t zone; // FLARE_DIM: the zone whose cards it darkens
    Color color;
    FlareEnd from, to;
    // Shots only.
    uint8_t end; // a ShotEnd
    // FLARE_MISSILE, FLARE_PULSE: so many, one after the other; 0: one. FLARE_BLAST: see there.
    uint8_t count;
    bool there;    // it begins where it hits: its flight has been seen
    float width;   // factor of how strong it looks; 0: 1
    GfxRect by;    // FLARE_MISSILE: it first heads for here; w 0: an arc of its own
    float room;    // pixels from `to` to the edge of the window, which rings and bursts don't exceed
    float part;    // progress, 0 to 1
    bool used;     // freed when `part` is 1
    GfxRect drawn; // bounds when last drawn
} Flare;

typedef struct Flares {
    Flare item[FLARES_MAX];
    GfxRect window; // w 0: unknown
} Flares;

#endif
