// SPDX-License-Identifier: MIT
// How single cards move: what a game's table starts when it shows an event. All of these only start
// movements; what lies on the table in the end says the view after the event. Sprites that are NO_SPRITE are
// left alone. Times in ms, places in window pixels.
#ifndef STARDECK_APP_KIT_MOVE_H
#define STARDECK_APP_KIT_MOVE_H

#include "app/kit/table.h"

#define SINK_MS 140.0F // a card that was above the others fades in among them
// So much of its time a card flies until it lies as good as there: it is quick at first.
#define FLIGHT_SEEN 0.6F

// The sprite, NULL for NO_SPRITE.
Sprite *sprite_of(CardTable *table, int sprite);
// The sprite's middle comes to lie on that of `rect`, at once.
void move_stand_at(Sprite *sprite, GfxRect rect, CardMode mode);
// A new back, standing at a place.
int move_back_at(CardTable *table, Seat owner, GfxRect place, float width);
// Above the others for so long; then it sinks among them.
void move_fly_above(CardTable *table, int sprite, float ms);
// Turns over; in reduced motion it changes by a fade.
void move_flip(CardTable *table, int sprite, CardRef from, CardRef to);
// Lifted a little for so long, where it lies: cards that lie on it stay above it.
void move_hold_up(CardTable *table, int sprite, float ms);
// Those that lie on the card `at` of the zone slide down by so much for so long, so that it can be seen.
void move_make_way(CardTable *table, uint8_t zone, int at, float down, float ms);
// A ring runs outward from it: it acts.
void move_pulse(CardTable *table, int sprite);
// It flies to the place and is gone. In reduced motion it only goes.
void move_send_away(CardTable *table, int sprite, GfxRect to);
void move_send_away_after(CardTable *table, int sprite, GfxRect to, float delay, float ms);
// It is pushed off (dx, dy), whirls, and only then goes to the place.
void move_blow_away(CardTable *table, int sprite, GfxRect to, float dx, float dy, float delay);
// Its middle goes to that of the place, and it becomes as wide.
void move_to_place(CardTable *table, int sprite, GfxRect to, float delay, float ms);
// Above the others until then, when it is gone: it fades at the end.
void move_fade(CardTable *table, int sprite, float after);
// It turns over to the face of the card, if that is known and not seen yet.
void move_turn_up(CardTable *table, int sprite, uint8_t card, Seat owner);
// What leaves a zone, by the view to come; NO_SPRITE: nothing does. Of the hand of a seat: the card itself
// where that hand lies in front, else a back of this width that stands at `place`.
int move_out_of_zone(CardTable *table, const void *after, uint8_t zone);
int move_out_of_hand(CardTable *table, const void *after, Seat seat, Seat owner, GfxRect place, float width);
// A back of the width of a pile flies from place to place.
void move_pass_back(CardTable *table, Seat owner, GfxRect from, GfxRect to, float width, float delay);

// The place of a card in the zone that the view to come has no more of, -1 if there is none.
int zone_card_gone(const CardTable *table, const void *after, uint8_t zone);
// The zone becomes as that view has it: cards that are gone fly to `to`, new ones come from `from` and turn
// over.
void move_zone(CardTable *table, const void *after, uint8_t zone, GfxRect from, GfxRect to);

#endif
