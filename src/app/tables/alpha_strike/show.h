// SPDX-License-Identifier: MIT
// Starts the animations for a single event of Alpha Strike. Durations in milliseconds. These functions only
// start animations: where everything ends up comes from the view after the event.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_SHOW_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_SHOW_H

#include "app/kit/move.h"
#include "app/kit/shot.h"
#include "app/tables/alpha_strike/table.h"

#define ANSWER_READ_MS 800.0F  // an answer, or a card that acts at once, is held up to be read
#define CHARGE_MS 280.0F       // light gathers before a shot
#define HELD_MS 260.0F         // a breath is held before a shot that destroys its target
#define STRIKE_FLIES_MS 620.0F // a craft flies to its target
#define STRIKE_CARD_MS 240.0F  // a card moves to the lane or a pile
#define STRIKE_LOST_MS 120.0F  // until a craft that was hit is blown away
#define ROLL_MS 700.0F         // a die rolls

#define LOW_HULL 3          // with this hull or less a ship gives a warning …
#define LOW_AFTER_MS 420.0F // … this long after the hit
// True if this hit brings a ship's hull down to LOW_HULL or less, but not to 0.
static inline bool strike_hull_falls_low(const Event *event) {
    return (event->kind == EVENT_HULL_HIT || event->kind == EVENT_MELTED) && event->amount > LOW_HULL &&
           event->amount2 <= LOW_HULL && event->amount2 > 0;
}

// show_cards.c: moves the cards of the event.
void strike_show_cards(CardTable *table, const Event *event, const StrikeView *after);
// show_fight.c: light effects on ships, tracks and lane.
void strike_show_fight(App *app, CardTable *table, const Event *event);

// show_shots.c: acts out the attack that the event countered, or that it resolves, with its answer.
void strike_show_shots(App *app, CardTable *table, const Event *event);
// The answer goes where it is needed (EVENT_DEFEND); what it does is made ready (EVENT_REDUCED,
// EVENT_MAY_COUNTER).
void strike_show_answer(App *app, CardTable *table, const Event *event);
void strike_show_readiness(App *app, CardTable *table, const Event *event);
// Milliseconds from the beginning of an attack with this card until it has hit; 0: no such card.
float strike_hit_ms(const StrikeRules *rules, uint8_t card);
// True if the attack that this event resolves takes the last of its target's hull.
bool strike_kills(const CardTable *table, const Event *event);
// How strong a shot, a hit or a tremor looks, by the damage: about 0.5 for one point, 1 for four, 2 at most.
float strike_strength(int damage);
// How many semitones higher than that of a heavy one the sound of a hit is.
int strike_hit_step(int damage);
// How many missiles or pulses an attack with this card has.
int strike_rockets(const CardDef *card);

// How the attack of this card looks, by what it does; FLARE_KINDS: the craft itself flies there.
FlareKind strike_show_shot(const CardDef *card);

#endif
