// SPDX-License-Identifier: MIT
// Animates the cards of a single event: where they come from and where they go.
#include "app/tables/tactics/show.h"

#include "app/kit/draw.h"
#include "app/kit/scene.h"

#include <math.h>
#include <string.h>

#define REVEAL_HELD_MS 780.0F // until the next event and a little longer, as that may be its effect
#define CLOSE_UP_MS 260.0F    // after a card has been hit, the others close up
#define ACTING_MS 640.0F
#define SHUFFLED_BACKS 6

// ---- where things come from

GfxRect tactics_show_spot(const CardTable *table, Seat seat, Spot spot) {
    const TacticsLayout *layout = &own(table)->layout;
    if (seat == table->front) {
        const GfxRect dock[] = {layout->draw, layout->discard, layout->kit.hand, layout->plate_won};
        return dock[spot];
    }
    for (int i = 0; i < layout->panels; i++) {
        const TablePanel *panel = &layout->panel[i];
        const GfxRect parts[] = {panel->draw, panel->discard, panel->hand, panel->won};
        if (panel->seat == seat)
            return parts[spot];
    }
    return layout->kit.dock;
}

// A new card back at a spot of the seat.
static int back_at(CardTable *table, Seat seat, Seat owner, Spot spot) {
    return move_back_at(table, owner, tactics_show_spot(table, seat, spot), own(table)->layout.card_w);
}

static void send_away(CardTable *table, int index, Seat seat, Spot spot) {
    move_send_away(table, index, tactics_show_spot(table, seat, spot));
}

// ---- the hand

// A card leaving the hand: the card itself in the hand in front, else a back from the panel.
static int take_from_hand(CardTable *table, Seat seat, Seat owner, const TacticsView *after) {
    return move_out_of_hand(table, after, seat, owner, tactics_show_spot(table, seat, SPOT_HAND),
                            own(table)->layout.card_w);
}

// ---- single events

static CardRef view_card(const TacticsView *view, uint8_t row, uint8_t at, Seat owner) {
    if (row < ROWS && at < LANE_MAX && at < view->row[row].count)
        return tactics_ref(&view->row[row].card[at]);
    return card_hidden(owner);
}

static void show_place(CardTable *table, const Event *event, const TacticsView *after) {
    if (event->to_row >= ROWS || event->to_at >= LANE_MAX)
        return;
    const int index = take_from_hand(table, event->seat, event->owner, after);
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    const CardRef card = view_card(after, event->to_row, event->to_at, event->owner);
    if (sprite->now.card != card.card)
        move_flip(table, index, sprite->now, card);
    sprite->now = card;
    move_fly_above(table, index, motion_ms(MOTION_DROP) * 1.5F);
    move_slam(table, index, tactics_show_lands_ms(card.card != CARD_HIDDEN));
    scene_insert(&table->scene, event->to_row, event->to_at, index);
}

static void show_move(CardTable *table, const Event *event, const TacticsView *after) {
    if (event->row >= ROWS || event->to_row >= ROWS)
        return;
    const int index = scene_take(&table->scene, event->row, event->at);
    if (index == NO_SPRITE)
        return;
    table->scene.sprite[index].now = view_card(after, event->to_row, event->to_at, event->owner);
    move_fly_above(table, index, motion_ms(MOTION_DRAW) * 1.5F);
    scene_insert(&table->scene, event->to_row, event->to_at, index);
}

// What destroys a card leaves nothing that could fly to its pile, but embers.
static bool burns(CardTable *table, const Event *event, int index, GfxRect pile, float delay) {
    const Sprite *sprite = &table->scene.sprite[index];
    Burning burning;
    if (!tactics_show_burns(table, index, &burning))
        return false;
    burning.face = sprite->now.card != CARD_HIDDEN ? sprite->now : card_printed(event->card, event->owner);
    burning.to = pile;
    burning.delay = delay;
    burning.zone = event->row;
    burning.at = event->at;
    move_wait(table, event->row, delay + CLOSE_UP_MS);
    return burning.face.card != CARD_HIDDEN && burning.face.card != NONE &&
           burning_begin(table, index, &burning);
}

static void show_remove(CardTable *table, const Event *event) {
    if (event->row >= ROWS)
        return;
    const float delay = tactics_show_removal_delay(table, scene_at(&table->scene, event->row, event->at));
    const int index = scene_take(&table->scene, event->row, event->at);
    const GfxRect pile = tactics_show_spot(table, event->owner, SPOT_DISCARD);
    if (index == NO_SPRITE || (event->kind == EVENT_REMOVE && burns(table, event, index, pile, delay)))
        return;
    // On the discard pile it is face up.
    move_turn_up(table, index, event->card, event->owner);
    move_send_away_after(table, index, pile, event->kind == EVENT_REMOVE ? delay : 0,
                         motion_ms(MOTION_DRAW) * 1.25F);
}

// Cards covering one that is looked at move aside as far as the row has room; at least its header shows.
static void give_way(CardTable *table, const Event *event, float ms) {
    const TableRowShape shape = tactics_row_shape(table, event->row);
    const float room =
        own(table)->layout.column[event->row].cards.h - shape.card_h - (float)(shape.count - 1) * shape.step;
    const float down = fminf(room, shape.card_h * 0.5F);
    if (down > layout_px(&table->layout, 8))
        move_make_way(table, event->row, event->at, roundf(down), ms);
}

static void show_turn_up(CardTable *table, const Event *event, const TacticsView *after) {
    if (event->row >= ROWS || event->at >= table->scene.zone[event->row].count)
        return;
    const int index = table->scene.zone[event->row].sprite[event->at];
    Sprite *sprite = &table->scene.sprite[index];
    move_flip(table, index, sprite->now, view_card(after, event->row, event->at, event->owner));
    move_lift(table, index, REVEAL_HELD_MS);
    move_slam(table, index, TURNED_UP_MS);
    give_way(table, event, REVEAL_HELD_MS);
}

// Shields leaving the card they were on.
static int back_at_card(CardTable *table, const Event *event) {
    const int card = scene_at(&table->scene, event->row, event->at);
    const int index = back_at(table, event->seat, event->seat, SPOT_DISCARD);
    if (card != NO_SPRITE && index != NO_SPRITE) {
        Sprite *sprite = &table->scene.sprite[index];
        sprite->pose.x = table->scene.sprite[card].pose.x;
        sprite->pose.y = table->scene.sprite[card].pose.y;
        if (event->card != NONE && event->card != CARD_HIDDEN)
            sprite->now = sprite->was = card_printed(event->card, event->owner);
    }
    return index;
}

// A back between pile and hand, as large as the pile.
static void show_passing(CardTable *table, Seat seat, Spot from, Spot to, float delay) {
    move_pass_back(table, seat, tactics_show_spot(table, seat, from), tactics_show_spot(table, seat, to),
                   tactics_show_spot(table, seat, SPOT_DRAW).w, delay);
}

// The discard pile is shuffled back into the draw pile.
static void show_shuffle(CardTable *table, Seat seat) {
    for (int i = 0; i < SHUFFLED_BACKS; i++)
        show_passing(table, seat, SPOT_DISCARD, SPOT_DRAW, (float)i * 55);
}

// Cards laid in a negotiation are on the target until they are turned up.
static void show_offer(CardTable *table, const Event *event, const TacticsView *after) {
    const uint8_t row = seen(table)->source_row < ROWS ? seen(table)->source_row : after->source_row;
    if (row >= ROWS || event->amount == 0)
        return;
    const int index = take_from_hand(table, event->seat, event->seat, after);
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    const GfxRect cards = own(table)->layout.column[row].cards;
    const float ms = 420;
    sprite->mode = CARD_TABLE;
    sprite->width = own(table)->layout.card_w;
    sprite->height = 0;
    if (sprite->now.card != CARD_HIDDEN)
        move_flip(table, index, sprite->now, card_hidden(event->seat));
    const float x = cards.x + (cards.w - sprite->width) / 2 + tactics_lane(&own(table)->layout, event->seat);
    timeline_add(&table->timeline, &sprite->pose.x, x, MOTION_DRAW, 0);
    timeline_add(&table->timeline, &sprite->pose.y, cards.y + cards.h * 0.35F, MOTION_DRAW, 0);
    timeline_add_ms(&table->timeline, &sprite->pose.opacity, 0, MOTION_GLOW_OUT, ms - 200, 200);
    move_fly_above(table, index, ms);
    scene_leave(&table->scene, &table->timeline, index, ms);
}

static void show_bid(CardTable *table, const Event *event, const TacticsView *after) {
    const uint8_t row = seen(table)->source_row < ROWS ? seen(table)->source_row : after->source_row;
    if (row >= ROWS)
        return;
    tactics_talks_open(table, row);
    tactics_show_bid(table, event, row);
}

// A target flies from the place to the pile of who has taken it. In Top Secret it is turned face down as it
// is taken.
static FlyingTile *send_target(CardTable *table, uint8_t row, Seat seat, uint8_t target, GfxRect from) {
    FlyingTile *tile = &own(table)->tile[row];
    const GfxRect to = tactics_show_spot(table, tactics_pile_lies_with(table, seat), SPOT_WON);
    *tile = (FlyingTile){.target = tactics_is_secret(table) ? CARD_HIDDEN : target,
                         .x = from.x + (from.w - to.w) / 2,
                         .y = from.y + lpx(table, 8),
                         .w = to.w,
                         .left = 1,
                         .to_x = to.x,
                         .to_y = to.y};
    Timeline *timeline = &table->timeline;
    timeline_add(timeline, &tile->x, to.x, MOTION_CONQUER, 0);
    timeline_add(timeline, &tile->y, to.y, MOTION_CONQUER, 0);
    timeline_add_ms(timeline, &tile->left, 0, MOTION_WAIT, 0, motion_ms(MOTION_CONQUER));
    return tile;
}

static void show_row_won(CardTable *table, const Event *event) {
    if (event->row >= ROWS || event->seat == SEAT_NONE || event->card == NONE || event->card == CARD_HIDDEN)
        return;
    tactics_talks_reset(table);
    if (own(table)->scored.hastened)
        return;
    const bool staged = tactics_stage_opacity(table) > 0;
    // From the panel's head, or from the painting.
    GfxRect from = staged ? tactics_stage_box(table) : tactics_scoring_box(table, event->row);
    from.y += staged ? from.h * 0.36F : 0;
    FlyingTile *tile = send_target(table, event->row, event->seat, event->card, from);
    if (staged && !tactics_is_secret(table) && !table->timeline.reduced) {
        const GfxRect stage = tactics_stage_box(table);
        tile->from_x = stage.x + stage.w / 2;
        tile->from_y = stage.y + stage.h / 2;
        tile->from_w = stage.w * 0.72F;
    }
}

// What was negotiated for goes when the bid that won it does.
static void show_bid_gone(CardTable *table, const Event *event) {
    TalksEnd *end = &own(table)->talks;
    if (event->seat != end->winner || end->row >= ROWS || end->target == NONE || end->target == CARD_HIDDEN)
        return;
    tactics_talks_fly(table, send_target(table, end->row, end->winner, end->target,
                                         own(table)->layout.column[end->row].target));
    end->winner = SEAT_NONE;
}

static void show_discard(CardTable *table, const Event *event, const TacticsView *after) {
    if (tactics_show_bid_gone(table, event)) {
        show_bid_gone(table, event);
        return;
    }
    const int index = take_from_hand(table, event->seat, event->seat, after);
    send_away(table, index, event->seat, SPOT_DISCARD);
}

void tactics_show_event(CardTable *table, const Event *event, const TacticsView *after) {
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
        move_pulse(table, scene_at(&table->scene, event->row, event->at));
        if (event->row < ROWS)
            give_way(table, event, ACTING_MS);
        break;
    case EVENT_DRAW:
        if (event->seat != table->front)
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
        show_offer(table, event, after);
        break;
    case EVENT_OFFER_OPEN:
        show_bid(table, event, after);
        break;
    case EVENT_NEGOTIATION_TIE:
    case EVENT_NEGOTIATION_END:
        tactics_show_bids_compared(table, event);
        tactics_talks_decide(table, event);
        if (event->kind == EVENT_NEGOTIATION_END)
            tactics_talks_nothing(table, event);
        if (event->kind == EVENT_NEGOTIATION_TIE && seen(table)->source_row < ROWS)
            tactics_call_lead(table, seen(table)->source_row, SEAT_NONE, 0);
        own(table)->talks = (TalksEnd){event->seat, event->row, event->card};
        break;
    case EVENT_ROW_WON:
        show_row_won(table, event);
        break;
    default:
        break; // the view shows it
    }
}
