// SPDX-License-Identifier: MIT
// Where each card is just now. The layout says where things belong; a sprite is a card on its way there.
// Sprites have fixed places in memory while they live, since the timeline moves their numbers. At rest the
// scene is nothing but the shown view: scene_reset makes the same picture from it.
#ifndef STARDECK_APP_TABLES_TACTICS_SCENE_H
#define STARDECK_APP_TABLES_TACTICS_SCENE_H

#include "app/art/card_art.h"
#include "app/tables/tactics/flare.h"
#include "app/tables/tactics/layout.h"
#include "games/tactics/view.h"
#include "gfx/timeline.h"

#define SPRITES_MAX (ROWS * LANE_MAX + DECK_MAX + 32)
#define HAND_SLOTS (DECK_MAX + 2) // a drawn or handed card and its shields lie left of the hand
#define NO_SPRITE (-1)
#define AS_PRINTED 1 // ViewCard.spare in a sprite: not lying in a row, so it counts what is printed on it

// The numbers that move. Window pixels; angles of flips as parts of the whole.
typedef struct SpritePose {
    float x, y;
    float turn;  // 0: shows `was`; over 0.5 shows `now`; between them the card is seen at an angle
    float mix;   // fades from `was` to `now`
    float pulse; // a ring running outward, 0 to 1; 1: none
    float opacity;
    float scale;
    float lift;
    float degrees;
    float fly; // above 0: drawn above everything that lies still
} SpritePose;

typedef struct Sprite {
    bool used, leaving; // leaving: on its way out, gone when `left` is 0
    bool wipes;         // `mix` lets a marker wipe in instead of fading
    CardMode mode;
    float width, height; // height 0: the mode's own
    ViewCard was, now;   // card CARD_HIDDEN: the back
    SpritePose pose, drawn;
    GfxRect drawn_bounds;
    float left;
} Sprite;

// A conquered target on its way to its pile.
typedef struct FlyingTile {
    uint8_t target; // NONE: not in use
    float x, y, w, left;
    GfxRect drawn;
} FlyingTile;

typedef struct Scene {
    Sprite sprite[SPRITES_MAX];
    int row[ROWS][LANE_MAX];
    int row_count[ROWS]; // cards shown, at most LANE_MAX
    int hand[HAND_SLOTS];
    int hand_count, drawn_count;      // the drawn cards are the first ones of the hand
    float target[ROWS];               // opacity of the targets
    float power[ROWS][TACTICS_SEATS]; // as shown, in points
    float flash[ROWS][TACTICS_SEATS]; // of the power's chip, 0 to 1; 1: none
    float points[TACTICS_SEATS];      // victory points as shown, of the pile's seat
    float gate[ROWS];                 // 0: the row is open, 1: closed
    FlyingTile tile[ROWS];
    float scroll[ROWS]; // of long rows
    int spread;         // row under the pointer, opened up; -1: none
    Flares flares;      // last: they outlive a reset
} Scene;

// Everything where `view` has it, at rest; only flares go on. The timeline must not hold tweens of the scene
// but theirs: scene_forget.
void scene_reset(Scene *scene, const TableLayout *layout, const TacticsView *view, Seat dock_seat);

void scene_forget(Scene *scene, Timeline *timeline);

ViewCard scene_printed(uint8_t card, Seat owner);

// The cards that lie in front: what was drawn or handed (first), then the hand. Returns how many; *drawn: how
// many of them are the former.
int scene_hand_cards(const TacticsView *view, Seat dock_seat, ViewCard cards[HAND_SLOTS], int *drawn);

// Takes a sprite out of a row or the hand (later ones move up), or puts one in. Insert makes room; both only
// change the order: scene_arrange moves the cards.
int scene_take_row(Scene *scene, int row, int at);
void scene_insert_row(Scene *scene, int row, int at, int sprite);
int scene_take_hand(Scene *scene, int at);
void scene_insert_hand(Scene *scene, int at, int sprite);

// A new sprite at rest, NO_SPRITE when all are in use.
int scene_add(Scene *scene, CardMode mode, float width, float height, ViewCard card);
// It leaves: gone after `ms` on the timeline.
void scene_leave(Scene *scene, Timeline *timeline, int sprite, float ms);
void scene_free_left(Scene *scene);

// Sends every card to its place; `motion` MOTION_COUNT: puts it there at once.
void scene_arrange(Scene *scene, const TableLayout *layout, Timeline *timeline, Motion motion);
// Takes over what the cards show from the view, row by row and card by card; changes fade in. False when the
// numbers of cards differ: the caller resets the scene then.
// `delay`: ms until markers and numbers begin to change.
bool scene_refresh(Scene *scene, const TacticsView *view, Seat dock_seat, Timeline *timeline, float delay);

TableRowShape scene_row_shape(const Scene *scene, const TableLayout *layout, int row);

CardPlace sprite_place(const Sprite *sprite);
GfxRect sprite_rect(const Sprite *sprite); // without shadow
// A flare's end at a card or a place, and taking the cards' places over as they move.
FlareEnd flare_at_card(const Scene *scene, int sprite);
FlareEnd flare_at_place(GfxRect rect);
void scene_follow_flares(Scene *scene);
// Flares that have ended make room for others.
void scene_free_flares(Scene *scene);

#endif
