// SPDX-License-Identifier: MIT
// Where each card is at the moment. The game says where cards belong (GameBoard.cards, GameBoard.place); a
// sprite is a card on its way there. Sprites don't move in memory while they live, since the timeline
// animates their numbers. At rest the scene is nothing but table->view: scene_reset makes the same picture
// from it.
#ifndef STARDECK_APP_KIT_SCENE_H
#define STARDECK_APP_KIT_SCENE_H

#include "app/kit/table_parts.h"
#include "gfx/timeline.h"

typedef struct CardTable CardTable; // table.h

CardRef card_hidden(Seat owner);                // a card back
CardRef card_printed(uint8_t card, Seat owner); // a face; the back for CARD_HIDDEN

// Puts everything at rest where the view has it. Only flares go on.
void scene_reset(CardTable *table);
// Adopts the looks of cards from the view, zone by zone; changes fade in, markers after `delay` ms. False,
// without effect, if a zone's number of cards differs: the caller then resets the scene.
bool scene_refresh(CardTable *table, float delay);
// Sends every card to its place; with MOTION_COUNT it is put there at once.
void scene_arrange(CardTable *table, Motion motion);

// Take a sprite out of a zone (NO_SPRITE: there is none), or insert one. They only change the order:
// scene_arrange moves the cards. A full zone does not accept any more.
int scene_take(Scene *scene, uint8_t zone, int at);
void scene_insert(Scene *scene, uint8_t zone, int at, int sprite);
// The sprite of card `at` in a zone; NO_SPRITE: there is none.
int scene_at(const Scene *scene, uint8_t zone, int at);

// Advances SpritePose.shine. True: something still shines.
bool scene_shine(Scene *scene, uint64_t now);

// Adds a sprite at rest; NO_SPRITE: all are in use.
int scene_add(Scene *scene, CardMode mode, float width, float height, CardRef card);
// Lets a sprite leave: it can be freed after `ms` of the timeline. scene_free_left frees those whose time is
// up.
void scene_leave(Scene *scene, Timeline *timeline, int sprite, float ms);
void scene_free_left(Scene *scene);

// Where and how the sprite is drawn at the moment: its animated pose (Sprite.pose), not the place it moves
// to.
CardPlace sprite_place(const Sprite *sprite);
GfxRect sprite_rect(const Sprite *sprite); // likewise, unscaled, in window pixels, without shadow
// An end of a flare, at a card or at a place.
FlareEnd flare_at_card(const Scene *scene, int sprite);
FlareEnd flare_at_place(GfxRect rect);
void scene_follow_flares(Scene *scene); // moves ends at cards to where the cards are now
void scene_free_flares(Scene *scene);   // frees flares that have ended

#endif
