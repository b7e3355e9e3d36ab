// SPDX-License-Identifier: MIT
// Where each card is just now. The game's table says where cards belong (GameTable.cards, GameTable.place); a
// sprite is a card on its way there. Sprites have fixed places in memory while they live, since the timeline
// moves their numbers. At rest the scene is nothing but the shown view: scene_reset makes the same picture
// from it.
#ifndef STARDECK_APP_KIT_SCENE_H
#define STARDECK_APP_KIT_SCENE_H

#include "app/art/card_art.h"
#include "app/kit/flare.h"
#include "engine/match.h"
#include "gfx/timeline.h"

typedef struct CardTable CardTable; // table.h

#define SPRITES_MAX 416
#define ZONES_MAX 16
#define ZONE_CARDS 64 // of one zone that are shown
#define NO_SPRITE (-1)
#define NO_ZONE NONE

// A card as it is shown: what GameTable.look makes a CardLook of.
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

CardRef card_hidden(Seat owner);
CardRef card_printed(uint8_t card, Seat owner); // card CARD_HIDDEN: its back

// Everything where the view has it, at rest; only flares go on.
void scene_reset(CardTable *table);
// Takes over what the cards show from the view, zone by zone and card by card; changes fade in. False when
// the numbers of cards differ: the caller resets the scene then. `delay`: ms until markers begin to change.
bool scene_refresh(CardTable *table, float delay);
// Sends every card to its place; `motion` MOTION_COUNT: puts it there at once.
void scene_arrange(CardTable *table, Motion motion);

// Takes a sprite out of a zone (later ones move up), or puts one in. Insert makes room; both only change the
// order: scene_arrange moves the cards.
int scene_take(Scene *scene, uint8_t zone, int at);
void scene_insert(Scene *scene, uint8_t zone, int at, int sprite);
// The sprite of a card in a zone; NO_SPRITE when there is none.
int scene_at(const Scene *scene, uint8_t zone, int at);

// How far what shines has come by now. True: something goes on.
bool scene_shine(Scene *scene, uint64_t now);

// A new sprite at rest, NO_SPRITE when all are in use.
int scene_add(Scene *scene, CardMode mode, float width, float height, CardRef card);
// It leaves: gone after `ms` on the timeline.
void scene_leave(Scene *scene, Timeline *timeline, int sprite, float ms);
void scene_free_left(Scene *scene);

CardPlace sprite_place(const Sprite *sprite);
GfxRect sprite_rect(const Sprite *sprite); // without shadow
// A flare's end at a card or a place, and taking the cards' places over as they move.
FlareEnd flare_at_card(const Scene *scene, int sprite);
FlareEnd flare_at_place(GfxRect rect);
void scene_follow_flares(Scene *scene);
// Flares that have ended make room for others.
void scene_free_flares(Scene *scene);

#endif
