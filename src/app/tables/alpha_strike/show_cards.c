// SPDX-License-Identifier: MIT
// Animates the cards that an event of Alpha Strike moves: from deck, hand and craft to the lane, into play
// and to the discard pile.
#include "app/tables/alpha_strike/show.h"
#include "app/tables/alpha_strike/stage.h"

#include "app/kit/draw.h"
#include "app/kit/scene.h"

#include <math.h>

#define SHUFFLED_BACKS 6
#define SINKS 0.5F      // of its height a card of a lost ship goes down …
#define SINKS_MS 420.0F // … while it fades

// ---- flights

// The card stays in its place for a while to be read, then goes to the discard pile.
static void read_and_discard(CardTable *table, int index, GfxRect at, float ms) {
    const float away = motion_ms(MOTION_DRAW) * 1.25F;
    move_to_place(table, index, at, 0, STRIKE_CARD_MS);
    move_to_place(table, index, own(table)->layout.discard, ms, away);
    move_fade(table, index, ms + away);
}

// ---- where they come from

static GfxRect hand_of(const CardTable *table, Seat seat) {
    return seat == table->front ? own(table)->layout.kit.hand : own(table)->layout.panel[seat].backs;
}

// A card leaving the hand: the card itself in the hand in front, else a back from the panel.
static int from_hand(CardTable *table, Seat seat, const StrikeView *after) {
    return move_out_of_hand(table, after, seat, seat, hand_of(table, seat), table->layout.hand_w);
}

// A card leaving the lane: there it is drawn from the view, so a copy of it flies.
static int from_lane(CardTable *table, const Event *event, GfxRect lane) {
    const int index =
        scene_add(&table->scene, CARD_HAND, lane.w, lane.h, card_printed(event->card, event->seat));
    if (index != NO_SPRITE)
        move_centre_on(&table->scene.sprite[index], lane, CARD_HAND);
    return index;
}

// ---- single events

static void show_draw(CardTable *table, const Event *event, const StrikeView *after) {
    const StrikeLayout *layout = &own(table)->layout;
    if (event->seat == table->front)
        move_zone(table, after, ZONE_HAND, layout->deck, layout->discard);
    else
        move_pass_back(table, event->seat, layout->deck, hand_of(table, event->seat), layout->deck.w, 0);
}

// The discard pile is shuffled back into the deck.
static void show_shuffle(CardTable *table) {
    const StrikeLayout *layout = &own(table)->layout;
    for (int i = 0; i < SHUFFLED_BACKS; i++)
        move_pass_back(table, SEAT_NONE, layout->discard, layout->deck, layout->deck.w, (float)i * 55);
}

static void show_discard(CardTable *table, int index, const Event *event) {
    move_turn_up(table, index, event->card, event->seat);
    move_to_place(table, index, own(table)->layout.discard, 0, STRIKE_CARD_MS);
    move_fade(table, index, STRIKE_CARD_MS + SINK_MS);
}

// An action takes effect at once: its card is shown in the middle before it goes.
static void show_play(CardTable *table, const Event *event, const StrikeView *after) {
    const int index = from_hand(table, event->seat, after);
    move_turn_up(table, index, event->card, event->seat);
    read_and_discard(table, index, own(table)->layout.lane.slot, ANSWER_READ_MS);
}

static void show_launch(CardTable *table, const Event *event, const StrikeView *after) {
    const int index = from_hand(table, event->seat, after);
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    move_turn_up(table, index, event->card, event->seat);
    sprite->now = (CardRef){.card = event->card, .owner = event->seat, .up = 1};
    timeline_add(&table->timeline, &sprite->pose.scale, 1, MOTION_DROP, 0);
    move_fly_above(table, index, motion_ms(MOTION_DROP) * 1.5F);
    scene_insert(&table->scene, event->seat, table->scene.zone[event->seat].count, index);
}

// A craft that stays in play only flashes.
static void pulse_craft(CardTable *table, const Event *event) {
    for (int i = 0; i < table->scene.zone[event->seat].count; i++) {
        const int index = scene_at(&table->scene, event->seat, i);
        if (table->scene.sprite[index].now.card == event->card)
            move_pulse(table, index);
    }
}

// The attack's card flies into the lane; from then on it is drawn from the view.
static void show_attack(CardTable *table, const Event *event, const StrikeView *after) {
    const bool craft = after->stack_count > 0 && after->stack[after->stack_count - 1].is_craft;
    if (event->spare == 1) {
        pulse_craft(table, event);
        return;
    }
    const int index =
        craft ? move_out_of_zone(table, after, event->seat) : from_hand(table, event->seat, after);
    move_turn_up(table, index, event->card, event->seat);
    move_to_place(table, index, own(table)->layout.lane.card, 0, STRIKE_CARD_MS);
    move_fade(table, index, STRIKE_CARD_MS + SINK_MS);
}

static void show_defend(CardTable *table, const Event *event, const StrikeView *after) {
    const int index =
        event->at == 1 ? move_out_of_zone(table, after, event->seat) : from_hand(table, event->seat, after);
    move_turn_up(table, index, event->card, event->seat);
    read_and_discard(table, index, own(table)->layout.lane.slot, ANSWER_READ_MS);
}

// The attack leaves the stack; the ships do the rest.
static void show_resolve(CardTable *table, const Event *event) {
    const StrikeLayout *layout = &own(table)->layout;
    const int index = from_lane(table, event, layout->lane.card);
    const float away = motion_ms(MOTION_DRAW) * 1.25F;
    move_to_place(table, index, event->spare == 1 ? layout->panel[event->seat].craft : layout->discard, 0,
                  away);
    move_fade(table, index, away);
}

// Nothing lies on the stage any more where a ship was lost: the card comes from whoever played it.
static void show_void(CardTable *table, const Event *event) {
    const StrikeLayout *layout = &own(table)->layout;
    GfxRect from = layout->discard;
    const GfxRect ship = strike_ship_spot(table, event->seat, SPOT_MIDDLE);
    if (event->spare == 1) { // a craft that stays is in its place already
        pulse_craft(table, event);
        return;
    }
    from.x = roundf(ship.x - from.w / 2);
    from.y = roundf(ship.y - from.h / 2);
    const int index = from_lane(table, event, from);
    const float away = motion_ms(MOTION_DRAW);
    move_to_place(table, index, layout->discard, 0, away);
    move_fade(table, index, away);
}

static void show_craft_lost(CardTable *table, const Event *event, const StrikeView *after) {
    const int index = move_out_of_zone(table, after, event->seat);
    const float push = lpx(table, 40);
    move_blow_away(table, index, own(table)->layout.discard, -push, push, STRIKE_LOST_MS);
}

// The own cards go down with their ship: quietly, where they are, while all look at the wreck.
static void show_sinking(CardTable *table, int index, const Event *event) {
    const Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    GfxRect to = sprite_rect(sprite);
    to.y += to.h * SINKS;
    move_turn_up(table, index, event->card, event->seat);
    move_to_place(table, index, to, 0, SINKS_MS);
    move_fade(table, index, SINKS_MS);
}

static void show_lose_card(CardTable *table, const Event *event, const StrikeView *after) {
    const int index =
        event->at == 1 ? move_out_of_zone(table, after, event->seat) : from_hand(table, event->seat, after);
    if (event->seat == table->front)
        show_sinking(table, index, event);
    else
        show_discard(table, index, event);
}

void strike_show_cards(CardTable *table, const Event *event, const StrikeView *after) {
    switch ((StrikeEvent)event->kind) {
    case EVENT_DRAW:
        show_draw(table, event, after);
        break;
    case EVENT_SHUFFLE:
        show_shuffle(table);
        break;
    case EVENT_DISCARD:
        show_discard(table, from_hand(table, event->seat, after), event);
        break;
    case EVENT_PLAY:
        show_play(table, event, after);
        break;
    case EVENT_LAUNCH:
        show_launch(table, event, after);
        break;
    case EVENT_ATTACK:
        show_attack(table, event, after);
        break;
    case EVENT_DEFEND:
        show_defend(table, event, after);
        break;
    case EVENT_RESOLVE:
        show_resolve(table, event);
        break;
    case EVENT_VOID:
        show_void(table, event);
        break;
    case EVENT_CRAFT_LOST:
        show_craft_lost(table, event, after);
        break;
    case EVENT_LOSE_CARD:
        show_lose_card(table, event, after);
        break;
    default:
        break; // no card moves
    }
}
