// SPDX-License-Identifier: MIT
// Movements of single cards, which a game's table starts to show an event (GameShow.event). They only start
// animations; where cards end up follows from the view after the event. NO_SPRITE is accepted and ignored.
// `sprite` is an index into Scene.sprite, `after` the view to come. Times in ms, places in window pixels.
#ifndef STARDECK_APP_KIT_MOVE_H
#define STARDECK_APP_KIT_MOVE_H

#include "app/kit/table.h"

#define SINK_MS 140.0F // a card that was above the others fades in among them
// The part of its flight after which a card looks as if it had arrived, since it decelerates.
#define FLIGHT_SEEN 0.6F

// The sprite, part of table->scene; NULL for NO_SPRITE.
Sprite *sprite_of(CardTable *table, int sprite);
// Centres the sprite on `rect` at once.
void move_centre_on(Sprite *sprite, GfxRect rect, CardMode mode);
// Adds a new card back, centred on a place. Returns its sprite, or NO_SPRITE.
int move_back_at(CardTable *table, Seat owner, GfxRect place, float width);
// Raises the card above all others for `ms`; at the end it sinks among them.
void move_fly_above(CardTable *table, int sprite, float ms);
// Turns the card over; in reduced motion it fades instead.
void move_flip(CardTable *table, int sprite, CardRef from, CardRef to);
// Its way to where the view after the event has it takes `ms`.
void move_slowly(CardTable *table, int sprite, float ms);
// The cards of the zone stay where they are for `ms` before they close up or make room.
void move_wait(CardTable *table, uint8_t zone, float ms);
// Lifts the card a little for `ms`, without raising it above cards that cover it.
void move_lift(CardTable *table, int sprite, float ms);
// It comes nearer, and is put down hard `ms` from now: it gives, and springs back.
void move_slam(CardTable *table, int sprite, float ms);
// Slides the cards that cover card `at` of the zone `down` pixels for `ms`, so that it can be seen.
void move_make_way(CardTable *table, uint8_t zone, int at, float down, float ms);
// A ring runs outward from the card: it acts.
void move_pulse(CardTable *table, int sprite);
// The card flies to the place and disappears, after `delay`, in `ms`. In reduced motion it only disappears.
void move_send_away(CardTable *table, int sprite, GfxRect to);
void move_send_away_after(CardTable *table, int sprite, GfxRect to, float delay, float ms);
// The card is pushed off by (dx, dy), whirling, and then goes to the place as above.
void move_blow_away(CardTable *table, int sprite, GfxRect to, float dx, float dy, float delay);
// Moves the card's centre to that of the place and scales it to the same width.
void move_to_place(CardTable *table, int sprite, GfxRect to, float delay, float ms);
// Raises the card above all others until `after` ms, when it has faded and disappears.
void move_fade(CardTable *table, int sprite, float after);
// Turns a face-down card over to this face, if the card is known.
void move_turn_up(CardTable *table, int sprite, uint8_t card, Seat owner);
// Takes out of the zone the first card that `after` lacks; NO_SPRITE: none.
int move_out_of_zone(CardTable *table, const void *after, uint8_t zone);
// The same for a seat's hand: if it is the one in front, the card itself, else a new back `width` wide at
// `place`.
int move_out_of_hand(CardTable *table, const void *after, Seat seat, Seat owner, GfxRect place, float width);
// A card back as wide as a pile flies from place to place and disappears.
void move_pass_back(CardTable *table, Seat owner, GfxRect from, GfxRect to, float width, float delay);

// The place of the first card in the zone that `after` has no more of; -1: none.
int zone_first_missing(const CardTable *table, const void *after, uint8_t zone);
// Brings the zone in line with `after`: cards it lacks fly to `to`, new ones come from `from` and turn over.
void move_zone(CardTable *table, const void *after, uint8_t zone, GfxRect from, GfxRect to);

#endif
