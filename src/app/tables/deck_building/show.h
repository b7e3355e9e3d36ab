// SPDX-License-Identifier: MIT
// Starts the animations for a single event of the deck-building game. Durations in milliseconds. These
// functions only start animations: where everything ends up comes from the view after the event.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_SHOW_H
#define STARDECK_APP_TABLES_DECK_BUILDING_SHOW_H

#include "app/kit/move.h"
#include "app/kit/shot.h"
#include "app/tables/deck_building/table.h"

#define FLIP_MS 900.0F   // a turned-up card is held up to be read
#define FLIP_GROWS 0.2F  // fraction of that in which it grows
#define PLACED_MS 340.0F // a turned-up mission goes to its place
#define CARD_MS 260.0F   // a card moves to the bridge or a pile
#define BUY_MS 380.0F
#define BUY_THEIRS_MS 200.0F // until the next, of which there are many …
#define BUY_SEEN_MS 960.0F   // … while each is held up to be read, and flies to its owner
#define BUY_READ_MS 560.0F
#define SHOT_CHARGE_MS 220.0F // light gathers before a shot
#define SHOT_THROUGH_MS 90.0F // from the shields to the hull
#define SHOT_MS 1000.0F       // all of it, where nobody is concerned
// Cards played one after the other: until the next one sets out, how long each flies, when it looks as if it
// had arrived (before the next one sets out, since a command ends when all has landed), and how long is seen
// that one of them has brought something.
#define RUN_APART_MS 150.0F
#define RUN_APART_THEIRS_MS 100.0F
#define RUN_SLOWLY 4 // after so many cards they come faster
#define RUN_APART_LATER_MS 90.0F
#define RUN_FLIGHT_MS 280.0F
#define RUN_LANDS_BEFORE_MS 10.0F // it sets out
#define RUN_BRINGS_MS 140.0F
#define RUN_BRINGS_THEIRS_MS 70.0F
// A card played in a battle grows where it comes up, is held to be read, and goes to the others.
#define UP_MS 220.0F
#define UP_THEIRS_MS 90.0F
#define UP_HELD_MS 300.0F // of the others'; of the own ones UP_OWN_MS
#define UP_OWN_MS 90.0F
#define UP_SLOWLY 3 // after so many cards in a battle they are held more briefly
#define UP_HELD_LATER_MS 170.0F
#define UP_LATER_MS 40.0F    // … and grow faster
#define UP_NEXT_MS 10.0F     // the others' are a run: until the next comes up beside it
#define LOSS_NEWS_MS 2300.0F // that a flagship has gone down stands across the stage
#define PASSES_MS 60.0F      // that somebody plays no more
#define PASSES_ON_MS 0.0F    // … before others still play or pass

// A shot, in ms from its beginning.
typedef struct ShotTimes {
    float aims;  // until light gathers: the mark closes on the target
    float fires; // … the beam leaves
    float lands; // … it meets the shields, or the hull if there are none
    float hull;  // … it is through them
    float all;   // … the next event
} ShotTimes;

// battle_pace.c: the times of an EVENT_SHOT.
ShotTimes building_shot_times(const CardTable *table, const Event *event);
// … true in a battle while a person is in front, whose flagship is part of it.
bool building_fights(const CardTable *table);
// … true for a shot at or by the flagship in front.
bool building_is_own_shot(const CardTable *table, const Event *event);
// events.c: how long a card that the seat plays in a battle is held up.
float building_held_up(const CardTable *table, Seat seat);
// … and in how much time it comes up.
float building_comes_up(const CardTable *table, Seat seat);
// … and how long a card that is bought flies.
float building_bought_flies(const CardTable *table);
// reads.c: for how long what others turn up and win is held; called before it is shown.
void building_time_read(const App *app, CardTable *table, const Event *event);
// … how long that event is shown, in ms at the speed of today; `ms` if it need not be longer, and for others.
float building_read_ms(const CardTable *table, const Event *event, float ms);
// show_cards.c: milliseconds until the last light of an EVENT_BOUGHT has arrived; the experience goes then.
float building_coins_fly(const CardTable *table, const Event *event);
// … moves the cards of the event.
void building_show_cards(CardTable *table, const Event *event, const BuildingView *after);
// show_battle.c: records the shots of a battle, and shows its light effects.
void building_show_battle(App *app, CardTable *table, const Event *event);

#endif
