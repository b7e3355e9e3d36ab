// SPDX-License-Identifier: MIT
// One event on the table: the cards concerned are told where they come from and where they go.
#include "app/tables/tactics/show.h"

#include <string.h>

#define SINK_MS 140.0F        // a card that was above the others fades in among them
#define REVEAL_HELD_MS 780.0F // until the next event and a little more, which may be its effect
#define ACTING_MS 640.0F
#define SHUFFLED_BACKS 6

// ---- where things come from

GfxRect show_spot(const TableScreen *table, Seat seat, Spot spot) {
    const TableLayout *layout = &table->layout;
    if (seat == table->dock_seat) {
        const GfxRect dock[] = {layout->draw, layout->discard, layout->hand, layout->plate_won};
        return dock[spot];
    }
    for (int i = 0; i < layout->panels; i++) {
        const TablePanel *panel = &layout->panel[i];
        const GfxRect parts[] = {panel->draw, panel->discard, panel->hand, panel->won};
        if (panel->seat == seat)
            return parts[spot];
    }
    return layout->dock;
}

static void stand_at(Sprite *sprite, GfxRect rect, CardMode mode) {
    const float height = sprite->height > 0 ? sprite->height : card_art_height(mode, sprite->width);
    sprite->pose.x = rect.x + (rect.w - sprite->width) / 2;
    sprite->pose.y = rect.y + (rect.h - height) / 2;
}

int show_row_card(const TableScreen *table, uint8_t row, uint8_t at) {
    return row < ROWS && at < table->scene.row_count[row] ? table->scene.row[row][at] : NO_SPRITE;
}

static Sprite *sprite_at(TableScreen *table, int index) {
    return index == NO_SPRITE ? NULL : &table->scene.sprite[index];
}

static ViewCard hidden_card(Seat owner) {
    return (ViewCard){.card = CARD_HIDDEN, .owner = owner, .spare = AS_PRINTED};
}

// A new back, standing at a spot of the seat.
static int back_at(TableScreen *table, Seat seat, Seat owner, Spot spot) {
    const int index = scene_add(&table->scene, CARD_TABLE, table->layout.card_w, 0, hidden_card(owner));
    if (index != NO_SPRITE)
        stand_at(&table->scene.sprite[index], show_spot(table, seat, spot), CARD_TABLE);
    return index;
}

static void fly_above(TableScreen *table, int index, float ms) {
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    // It may be up there already and about to sink.
    timeline_forget(&table->timeline, &sprite->pose.fly, sizeof sprite->pose.fly);
    sprite->pose.fly = 1;
    const float sinks = ms < SINK_MS ? ms : SINK_MS;
    timeline_add_ms(&table->timeline, &sprite->pose.fly, 0, MOTION_WAIT, ms - sinks, sinks);
}

static void flip(TableScreen *table, int index, ViewCard from, ViewCard to) {
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    sprite->was = from;
    sprite->now = to;
    sprite->wipes = false;
    if (table->timeline.reduced) {
        sprite->pose.mix = 0;
        timeline_add(&table->timeline, &sprite->pose.mix, 1, MOTION_GLOW_IN, 0);
        return;
    }
    sprite->pose.turn = 0;
    timeline_add(&table->timeline, &sprite->pose.turn, 1, MOTION_REVEAL, 0);
}

static void fades_away(TableScreen *table, int index, float delay, float ms) {
    Timeline *timeline = &table->timeline;
    timeline_add_ms(timeline, &table->scene.sprite[index].pose.opacity, 0, MOTION_GLOW_OUT, delay + ms * 0.6F,
                    ms * 0.4F);
    fly_above(table, index, delay + ms);
    scene_leave(&table->scene, timeline, index, delay + ms);
}

// The sprite flies to the spot and is gone. In reduced motion it only goes.
static void send_away_after(TableScreen *table, int index, Seat seat, Spot spot, float delay, float ms) {
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    const GfxRect to = show_spot(table, seat, spot);
    const float height = sprite->height > 0 ? sprite->height : card_art_height(sprite->mode, sprite->width);
    Timeline *timeline = &table->timeline;
    if (!timeline->reduced) {
        timeline_add_ms(timeline, &sprite->pose.x, to.x + (to.w - sprite->width) / 2, MOTION_DRAW, delay, ms);
        timeline_add_ms(timeline, &sprite->pose.y, to.y + (to.h - height) / 2, MOTION_DRAW, delay, ms);
    }
    fades_away(table, index, delay, ms);
}

static void send_away(TableScreen *table, int index, Seat seat, Spot spot) {
    send_away_after(table, index, seat, spot, 0, motion_ms(MOTION_DRAW) * 1.25F);
}

// It is pushed off the row, whirls, and only then goes to the pile.
static void blow_away(TableScreen *table, int index, Seat seat, float dx, float dy, float delay) {
    Sprite *sprite = sprite_at(table, index);
    Timeline *timeline = &table->timeline;
    const float push = 170, ms = 330, whirl = dx < 0 ? -14.0F : 14.0F;
    timeline_add_ms(timeline, &sprite->pose.x, sprite->pose.x + dx, MOTION_DRAW, delay, push);
    timeline_add_ms(timeline, &sprite->pose.y, sprite->pose.y + dy, MOTION_DRAW, delay, push);
    timeline_add_ms(timeline, &sprite->pose.degrees, whirl, MOTION_DRAW, delay, push);
    timeline_add_ms(timeline, &sprite->pose.scale, 0.7F, MOTION_DRAW, delay + push, ms);
    send_away_after(table, index, seat, SPOT_DISCARD, delay + push, ms);
}

// ---- the hand

// The place of a card in the shown hand that the view after the event has no more of, -1 if there is none.
static int hand_card_gone(const TableScreen *table, const TacticsView *after) {
    ViewCard cards[HAND_SLOTS];
    int drawn;
    const int count = scene_hand_cards(after, table->dock_seat, cards, &drawn);
    for (int i = 0; i < table->scene.hand_count; i++) {
        const ViewCard *card = &table->scene.sprite[table->scene.hand[i]].now;
        int have = 0, need = 0;
        for (int k = 0; k < count; k++)
            have += cards[k].card == card->card && cards[k].owner == card->owner;
        for (int k = 0; k <= i; k++) {
            const ViewCard *other = &table->scene.sprite[table->scene.hand[k]].now;
            need += other->card == card->card && other->owner == card->owner;
        }
        if (need > have)
            return i;
    }
    return -1;
}

// What leaves the hand for the table or elsewhere: the card itself if it is the shown hand, else a back from
// the panel.
static int take_from_hand(TableScreen *table, Seat seat, Seat owner, const TacticsView *after) {
    if (seat == table->dock_seat) {
        const int at = hand_card_gone(table, after);
        if (at >= 0) {
            const int index = scene_take_hand(&table->scene, at);
            table->scene.sprite[index].pose.lift = 0;
            table->scene.sprite[index].pose.degrees = 0;
            return index;
        }
    }
    return back_at(table, seat, owner, SPOT_HAND);
}

// New cards of the hand come from the draw pile and turn over.
void show_hand(TableScreen *table, const TacticsView *after) {
    Scene *scene = &table->scene;
    for (int gone = hand_card_gone(table, after); gone >= 0; gone = hand_card_gone(table, after))
        send_away(table, scene_take_hand(scene, gone), table->dock_seat, SPOT_DISCARD);
    ViewCard cards[HAND_SLOTS];
    int drawn;
    const int count = scene_hand_cards(after, table->dock_seat, cards, &drawn);
    for (int i = 0; i < count; i++) {
        const Sprite *there = i < scene->hand_count ? &scene->sprite[scene->hand[i]] : NULL;
        if (there != NULL && there->now.card == cards[i].card && there->now.owner == cards[i].owner)
            continue;
        // Further right in the hand: only the order has changed (a drawn card that is kept).
        int k = i + 1;
        while (k < scene->hand_count && scene->sprite[scene->hand[k]].now.card != cards[i].card)
            k++;
        if (k < scene->hand_count) {
            scene_insert_hand(scene, i, scene_take_hand(scene, k));
            continue;
        }
        const int index = scene_add(scene, CARD_HAND, table->layout.hand_w, table->layout.hand_h, cards[i]);
        if (index == NO_SPRITE)
            return;
        stand_at(&scene->sprite[index], table->layout.draw, CARD_HAND);
        if (cards[i].card != CARD_HIDDEN)
            flip(table, index, hidden_card(cards[i].owner), cards[i]);
        fly_above(table, index, motion_ms(MOTION_DEAL));
        scene_insert_hand(scene, i, index);
    }
}

// ---- single events

static ViewCard view_card(const TacticsView *view, uint8_t row, uint8_t at, Seat owner) {
    if (row < ROWS && at < LANE_MAX && at < view->row[row].count)
        return view->row[row].card[at];
    return hidden_card(owner);
}

static void show_place(TableScreen *table, const Event *event, const TacticsView *after) {
    if (event->to_row >= ROWS || event->to_at >= LANE_MAX)
        return;
    const int index = take_from_hand(table, event->seat, event->owner, after);
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    const ViewCard card = view_card(after, event->to_row, event->to_at, event->owner);
    if (sprite->now.card != card.card)
        flip(table, index, sprite->now, card);
    sprite->now = card;
    fly_above(table, index, motion_ms(MOTION_DROP) * 1.5F);
    scene_insert_row(&table->scene, event->to_row, event->to_at, index);
}

static void show_move(TableScreen *table, const Event *event, const TacticsView *after) {
    if (event->row >= ROWS || event->to_row >= ROWS)
        return;
    const int index = scene_take_row(&table->scene, event->row, event->at);
    if (index == NO_SPRITE)
        return;
    table->scene.sprite[index].now = view_card(after, event->to_row, event->to_at, event->owner);
    fly_above(table, index, motion_ms(MOTION_DRAW) * 1.5F);
    scene_insert_row(&table->scene, event->to_row, event->to_at, index);
}

static void show_remove(TableScreen *table, const Event *event) {
    if (event->row >= ROWS)
        return;
    const int index = scene_take_row(&table->scene, event->row, event->at);
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    // To the discard pile it goes face up.
    if (event->card != NONE && event->card != CARD_HIDDEN && sprite->now.card == CARD_HIDDEN)
        flip(table, index, sprite->now, scene_printed(event->card, event->owner));
    float dx, dy;
    if (event->kind == EVENT_REMOVE && show_blow_off(table, index, &dx, &dy))
        blow_away(table, index, event->owner, dx, dy, show_removal_delay(table));
    else
        send_away(table, index, event->owner, SPOT_DISCARD);
}

static void show_turn_up(TableScreen *table, const Event *event, const TacticsView *after) {
    if (event->row >= ROWS || event->at >= table->scene.row_count[event->row])
        return;
    const int index = table->scene.row[event->row][event->at];
    Sprite *sprite = &table->scene.sprite[index];
    flip(table, index, sprite->now, view_card(after, event->row, event->at, event->owner));
    // Held up above the cards that lie over it, long enough to be read.
    fly_above(table, index, REVEAL_HELD_MS);
    timeline_add(&table->timeline, &sprite->pose.lift, 1, MOTION_LIFT, 0);
    timeline_add(&table->timeline, &sprite->pose.lift, 0, MOTION_LIFT, REVEAL_HELD_MS - SINK_MS);
}

static void show_pulse(TableScreen *table, const Event *event) {
    if (event->row >= ROWS || event->at >= table->scene.row_count[event->row])
        return;
    const int index = table->scene.row[event->row][event->at];
    Sprite *sprite = &table->scene.sprite[index];
    fly_above(table, index, ACTING_MS); // what acts stays above the others
    sprite->pose.pulse = 0;
    timeline_add(&table->timeline, &sprite->pose.pulse, 1, MOTION_EFFECT, 0);
}

// Shields on their way from the card that they lay on.
static int back_at_card(TableScreen *table, const Event *event) {
    const int card = show_row_card(table, event->row, event->at);
    const int index = back_at(table, event->seat, event->seat, SPOT_DISCARD);
    if (card != NO_SPRITE && index != NO_SPRITE) {
        Sprite *sprite = &table->scene.sprite[index];
        sprite->pose.x = table->scene.sprite[card].pose.x;
        sprite->pose.y = table->scene.sprite[card].pose.y;
        if (event->card != NONE && event->card != CARD_HIDDEN)
            sprite->now = sprite->was = scene_printed(event->card, event->owner);
    }
    return index;
}

// A back between pile and hand, as large as the pile.
static void show_passing(TableScreen *table, Seat seat, Spot from, Spot to, float delay) {
    const int index = back_at(table, seat, seat, from);
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    sprite->mode = CARD_PILE;
    sprite->width = show_spot(table, seat, SPOT_DRAW).w;
    stand_at(sprite, show_spot(table, seat, from), CARD_PILE);
    send_away_after(table, index, seat, to, delay, motion_ms(MOTION_DRAW) * 1.25F);
}

// The discard pile riffles back.
static void show_shuffle(TableScreen *table, Seat seat) {
    for (int i = 0; i < SHUFFLED_BACKS; i++)
        show_passing(table, seat, SPOT_DISCARD, SPOT_DRAW, (float)i * 55);
}

static void show_discard(TableScreen *table, const Event *event, const TacticsView *after) {
    const int index = take_from_hand(table, event->seat, event->seat, after);
    send_away(table, index, event->seat, SPOT_DISCARD);
}

// Cards laid in a negotiation lie on the target until they are turned up.
static void show_offer(TableScreen *table, const Event *event, const TacticsView *after, bool open) {
    const uint8_t row = table->view.source_row < ROWS ? table->view.source_row : after->source_row;
    if (row >= ROWS || (event->amount == 0 && !open))
        return;
    const int index = open ? back_at(table, event->seat, event->seat, SPOT_HAND)
                           : take_from_hand(table, event->seat, event->seat, after);
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    const GfxRect cards = table->layout.column[row].cards;
    const float ms = open ? 1500 : 420;
    sprite->mode = CARD_TABLE;
    sprite->width = table->layout.card_w;
    sprite->height = 0;
    if (open)
        flip(table, index, sprite->now, scene_printed(event->card, event->seat));
    else if (sprite->now.card != CARD_HIDDEN)
        flip(table, index, sprite->now, hidden_card(event->seat));
    const float x = cards.x + (cards.w - sprite->width) / 2 + table_lane(&table->layout, event->seat);
    timeline_add(&table->timeline, &sprite->pose.x, x, MOTION_DRAW, 0);
    timeline_add(&table->timeline, &sprite->pose.y, cards.y + cards.h * 0.35F, MOTION_DRAW, 0);
    timeline_add_ms(&table->timeline, &sprite->pose.opacity, 0, MOTION_GLOW_OUT, ms - 200, 200);
    fly_above(table, index, ms);
    scene_leave(&table->scene, &table->timeline, index, ms);
}

static void show_row_won(TableScreen *table, const Event *event) {
    if (event->row >= ROWS || event->seat == SEAT_NONE || event->card == NONE || event->card == CARD_HIDDEN)
        return;
    FlyingTile *tile = &table->scene.tile[event->row];
    const GfxRect from = table->layout.column[event->row].target;
    const GfxRect to = show_spot(table, table_pile_seat(table, event->seat), SPOT_WON);
    // In top secret it is turned down as it is taken.
    *tile = (FlyingTile){.target = table_is_secret(table) ? CARD_HIDDEN : event->card,
                         .x = from.x + (from.w - to.w) / 2,
                         .y = from.y + from.h / 2,
                         .w = to.w,
                         .left = 1};
    Timeline *timeline = &table->timeline;
    timeline_add(timeline, &tile->x, to.x, MOTION_CONQUER, 0);
    timeline_add(timeline, &tile->y, to.y, MOTION_CONQUER, 0);
    timeline_add_ms(timeline, &tile->left, 0, MOTION_WAIT, 0, motion_ms(MOTION_CONQUER));
}

void show_event(TableScreen *table, const Event *event, const TacticsView *after) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_PLACE:
    case EVENT_SUMMON:
        show_place(table, event, after);
        break;
    case EVENT_MOVE:
        show_move(table, event, after);
        break;
    case EVENT_REMOVE:
    case EVENT_CLEAR:
        show_remove(table, event);
        break;
    case EVENT_REVEAL:
    case EVENT_TURN_UP:
        show_turn_up(table, event, after);
        break;
    case EVENT_EFFECT:
        show_pulse(table, event);
        break;
    case EVENT_DRAW:
        if (event->seat != table->dock_seat)
            show_passing(table, event->seat, SPOT_DRAW, SPOT_HAND, 0);
        break;
    case EVENT_SHUFFLE:
        show_shuffle(table, event->seat);
        break;
    case EVENT_SHIELD_OFF:
        send_away(table, back_at_card(table, event), event->seat, SPOT_DISCARD);
        break;
    case EVENT_DISCARD:
        show_discard(table, event, after);
        break;
    case EVENT_OFFER:
        show_offer(table, event, after, false);
        break;
    case EVENT_OFFER_OPEN:
        show_offer(table, event, after, true);
        break;
    case EVENT_ROW_WON:
        show_row_won(table, event);
        break;
    default:
        break; // what the view says is enough
    }
}
