// SPDX-License-Identifier: MIT
// The parts of a card table's state: cards in motion, flares, the panels of the history, the pop-up of an
// explained number. The functions for each are in its own header (scene.h, log_panel.h, explain.h).
#ifndef STARDECK_APP_KIT_TABLE_PARTS_H
#define STARDECK_APP_KIT_TABLE_PARTS_H

#include "app/art/card_art.h"
#include "app/kit/flares.h"
#include "app/stage/hits.h"
#include "engine/command.h"

#define LOG_LINE_MAX 200 // bytes of a sentence, with the zero

// ---- the history (log_panel.h)

enum {
    LOG_RAIL,
    LOG_DRAWER,
    LOG_PANELS
};

#define LOG_ROWS_SHOWN 96

typedef enum LogRowKind {
    LOG_ROUND, // heading: "Round 2"
    LOG_TURN,  // heading: whose turn it is
    LOG_LINE,
    LOG_GREETING // a captain's greeting, before the first item
} LogRowKind;

// A row of the history: an item, one of the headings above it, or a greeting.
typedef struct LogRow {
    int item;     // index into the log; for a greeting the seat minus SEATS_MAX
    uint8_t kind; // a LogRowKind
    int times;    // of a line: how many items alike it stands for, of which `item` is the last
    float y, h;   // window pixels
} LogRow;

typedef struct LogPanel {
    GfxRect box, lines;         // the panel and its lines; box.w 0: not visible
    GfxRect head;               // the heading; a button in the rail
    LogRow row[LOG_ROWS_SHOWN]; // the visible rows, top to bottom
    int rows;
    int scroll;     // number of rows below the visible ones
    int scroll_max; // the scroll at which the oldest row is visible
} LogPanel;

// ---- an explained number (explain.h)

// State of the pop-up.
typedef struct ExplainBox {
    HitTag number;        // the number; TAG_NONE: none
    char hit[HIT_ID_MAX]; // the region the pop-up is next to
    bool shown, pinned;
    uint64_t due; // App.now at which it appears, while not yet shown
} ExplainBox;

// ---- cards on the table (scene.h)

#define SPRITES_MAX 416
#define ZONES_MAX 16
#define ZONE_CARDS 64 // most cards of a zone that are shown
#define NO_SPRITE (-1)
#define NO_ZONE NONE

// What determines a card's appearance; GameCardLook.card makes a CardLook of it. Compared byte by byte.
typedef struct CardRef {
    uint8_t card;    // index into the pack's cards; CARD_HIDDEN: its back
    Seat owner;      // SEAT_NONE: nobody
    uint8_t up;      // face up
    uint8_t printed; // shows its printed values: it is not where they are modified
    uint8_t own[12]; // what else the game shows on it
} CardRef;

// The animated numbers of a sprite. Window pixels; progress from 0 to 1.
typedef struct SpritePose {
    float x, y;
    float turn;  // flip from `was` (0) to `now` (1); in between the card is seen at an angle
    float mix;   // fade from `was` (0) to `now` (1)
    float pulse; // of a ring running outward; 1: none
    float shine; // of the flare-up of lights in its painting; 1: none
    float opacity;
    float scale;
    float lift;
    float degrees;
    float aside; // pixels moved down, to uncover a card below it
    float fly;   // above 0: drawn above everything that is at rest
} SpritePose;

typedef struct Sprite {
    bool used, leaving; // leaving: on its way out, freed when `left` is 0
    bool lit, dull;     // brightness while events are shown, as when the player could last act
    bool wipes;         // `mix` wipes a marker in instead of fading
    uint8_t zone;       // the zone it was last sent to; NO_ZONE: it comes from elsewhere
    CardMode mode;
    float width, height; // window pixels; height 0: the mode's own
    float seen;          // CardPlace.seen
    float waits_ms;      // before its next way within its zone (move_wait)
    float flies_ms;      // what its next way takes (move_slowly); 0: as long as all others'
    CardRef was, now;
    SpritePose pose, drawn; // current, and as last drawn
    GfxRect drawn_bounds;
    float left;      // from 1 to 0 while leaving
    int event;       // leaving: number of the event it left with, from 1; 0: not yet known (clock.c)
    uint64_t shines; // App.now when `shine` started; 0: none. Runs by the clock, so that nothing waits for it
} Sprite;

// Cards that belong together, in order: a row, a hand, what a seat has in play.
typedef struct Zone {
    int sprite[ZONE_CARDS]; // indices into Scene.sprite
    int count;
} Zone;

// A card that burns or breaks up (burning.h).
typedef struct BurningCard {
    bool used;
    CardRef was, face; // as it lay, and its face
    CardPlace place;   // where it lay
    CardPlace large;   // where it rises to; in reduced motion the same
    bool breaks;
    GfxRect to;           // where it counts when it has burnt
    float from_x, from_y; // CardBurn
    Color ember;
    float turn;       // from `was` (0) to its face (1)
    float knock;      // pixels it is knocked away from there at first
    float rise;       // from `place` (0) to `large` (1)
    float part;       // 0 to 1, when it is free again
    uint8_t zone, at; // it lies below the card that is there now
    int event;        // as Sprite.event; -1: that event is long settled
    float drawn_turn, drawn_part, drawn_rise;
    GfxRect drawn; // w 0: not drawn yet
} BurningCard;

#define BURNING_MAX 24

typedef struct Scene {
    Sprite sprite[SPRITES_MAX];
    Zone zone[ZONES_MAX];
    Flares flares; // it and what follows must be last: scene_reset keeps them
    BurningCard burning[BURNING_MAX];
} Scene;

#endif
