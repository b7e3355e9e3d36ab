// SPDX-License-Identifier: MIT
// What a card table remembers of its parts: cards on their way, lights, the panels of the history, the pop-up
// of a number. What is done with them stands in the header of each (scene.h, log_panel.h, explain.h).
#ifndef STARDECK_APP_KIT_TABLE_PARTS_H
#define STARDECK_APP_KIT_TABLE_PARTS_H

#include "app/art/card_art.h"
#include "app/kit/flares.h"
#include "app/stage/hits.h"
#include "engine/command.h"

#define LOG_LINE_MAX 200 // bytes of a sentence

// ---- the history (log_panel.h)

enum {
    LOG_RAIL,
    LOG_DRAWER,
    LOG_PANELS
};

#define LOG_ROWS_SHOWN 96

typedef enum LogRowKind {
    LOG_ROUND, // "Round 2"
    LOG_TURN,  // whose turn it is
    LOG_LINE,
    LOG_GREETING // a captain's, before the first item
} LogRowKind;

// Where one is in the log: an item, or one of the headings above it; or a greeting.
typedef struct LogRow {
    int item;     // of a greeting: its seat less SEATS_MAX
    uint8_t kind; // LogRowKind
    float y, h;   // window pixels
} LogRow;

typedef struct LogPanel {
    GfxRect box, lines;         // box.w 0: it is not to be seen
    GfxRect head;               // its heading; a button in the rail
    LogRow row[LOG_ROWS_SHOWN]; // what is to be seen, top to bottom
    int rows;
    int scroll;     // rows below what is to be seen
    int scroll_max; // then the oldest is
} LogPanel;

// ---- an explained number (explain.h)

// What the table remembers about the pop-up.
typedef struct ExplainBox {
    HitTag number;        // TAG_NONE: none
    char hit[HIT_ID_MAX]; // beside which it stands
    bool shown, pinned;
    uint64_t due; // shown then; 0: no
} ExplainBox;

// ---- cards on the table (scene.h)

#define SPRITES_MAX 416
#define ZONES_MAX 16
#define ZONE_CARDS 64 // of one zone that are shown
#define NO_SPRITE (-1)
#define NO_ZONE NONE

// A card as it is shown: what GameCardLook.card makes a CardLook of.
typedef struct CardRef {
    uint8_t card;    // index into the pack's cards; CARD_HIDDEN: its back
    Seat owner;      // whose card it is; SEAT_NONE: nobody's
    uint8_t up;      // it lies face up
    uint8_t printed; // it shows what is printed on it: it does not lie where it counts
    uint8_t own[12]; // what else the game shows on it
} CardRef;

// The numbers that move. Window pixels; angles of flips as parts of the whole.
typedef struct SpritePose {
    float x, y;
    float turn;  // 0: shows `was`; over 0.5 shows `now`; between them the card is seen at an angle
    float mix;   // fades from `was` to `now`
    float pulse; // a ring running outward, 0 to 1; 1: none
    float shine; // what burns in its painting flares up, 0 to 1; 1: not any more
    float opacity;
    float scale;
    float lift;
    float degrees;
    float aside; // pixels below its place, out of the way of one that it lies on
    float fly;   // above 0: drawn above everything that lies still
} SpritePose;

typedef struct Sprite {
    bool used, leaving; // leaving: on its way out, gone when `left` is 0
    bool lit, dull;     // so it stands while events are shown, as it did when something could be done last
    bool wipes;         // `mix` lets a marker wipe in instead of fading
    uint8_t zone;       // that it was last sent to; NO_ZONE: it comes from elsewhere
    CardMode mode;
    float width, height; // height 0: the mode's own
    float seen;          // CardPlace.seen
    CardRef was, now;
    SpritePose pose, drawn;
    GfxRect drawn_bounds;
    float left;
    int event;       // leaving: with which of the shown events, from 1; 0: not yet known (clock.c)
    uint64_t shines; // since when, as App.now; 0: not. By the clock: nothing waits for it
} Sprite;

// Cards that lie together in an order: a row, a hand, what somebody has in play.
typedef struct Zone {
    int sprite[ZONE_CARDS];
    int count;
} Zone;

typedef struct Scene {
    Sprite sprite[SPRITES_MAX];
    Zone zone[ZONES_MAX];
    Flares flares; // last: they outlive a reset
} Scene;

#endif
