// SPDX-License-Identifier: MIT
// Where each card is just now. The game's table says where cards belong (GameBoard.cards, GameBoard.place); a
// sprite is a card on its way there. Sprites have fixed places in memory while they live, since the timeline
// moves their numbers. At rest the scene is nothing but the shown view: scene_reset makes the same picture
// from it.
#ifndef STARDECK_APP_KIT_SCENE_H
#define STARDECK_APP_KIT_SCENE_H

#include "app/kit/table_parts.h"
#include "gfx/timeline.h"

typedef struct CardTable CardTable; // table.h

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
