// SPDX-License-Identifier: MIT
// The bids of a negotiation (rules §6.2), once they are open: side by side in the middle of the board, larger
// than cards of a row, in the order of seats. The largest lights up and the others fall back, or equal ones
// light up alike; then each goes to its pile.
#include "app/kit/flare.h"
#include "app/kit/scene.h"
#include "app/tables/tactics/show.h"

#include <math.h>

#define BESIDE 10.0F // logical, between two
#define OPEN 1.3F    // scale of all: their numbers are to be read from afar,
#define LIFTED 1.5F  // of the largest …
#define FALLEN 0.9F  // … and of those that fall back,
#define FALLS 26.0F  // so far, logical
#define PALE 0.5F
#define MS 260.0F
#define MOST_MS 6000.0F // they lie above all for longer than any negotiation takes to end

// The seat's open bid; NO_SPRITE: none.
static int bid_of(const CardTable *table, Seat seat) {
    const int index = own(table)->bid[seat] - 1;
    if (index < 0 || !table->scene.sprite[index].used || table->scene.sprite[index].leaving ||
        table->scene.sprite[index].zone != NO_ZONE || table->scene.sprite[index].now.owner != seat)
        return NO_SPRITE;
    return index;
}

const Sprite *tactics_open_bid(const CardTable *table, Seat seat) {
    const int index = bid_of(table, seat);
    return index != NO_SPRITE ? &table->scene.sprite[index] : NULL;
}

static float slide(float x, float least, float most) {
    return fmaxf(least, fminf(x, most));
}

// Side by side in the middle of the board; a card is scaled around its own middle.
static void lay_beside(CardTable *table, uint8_t row) {
    const GfxRect cards = own(table)->layout.column[row].cards, board = table->layout.board;
    const float w = own(table)->layout.card_w,
                gap = layout_px(&table->layout, BESIDE) + w * (OPEN - 1) + w * (LIFTED - OPEN) / 2;
    int count = 0;
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++)
        count += bid_of(table, seat) != NO_SPRITE;
    const float all = (float)count * (w + gap) - gap;
    float x = slide(board.x + (board.w - all) / 2, board.x, board.x + board.w - all);
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++) {
        Sprite *bid = sprite_of(table, bid_of(table, seat));
        if (bid == NULL)
            continue;
        timeline_follow(&table->timeline, &bid->pose.x, roundf(x), MOTION_DRAW, 0);
        timeline_follow(&table->timeline, &bid->pose.y, roundf(cards.y + cards.h * 0.2F), MOTION_DRAW, 0);
        timeline_follow(&table->timeline, &bid->pose.scale, OPEN, MOTION_DRAW, 0);
        x += w + gap;
    }
}

void tactics_show_bid(CardTable *table, const Event *event, uint8_t row) {
    const int index =
        move_back_at(table, event->seat, own(table)->layout.column[row].target, own(table)->layout.card_w);
    if (index == NO_SPRITE)
        return;
    own(table)->bid[event->seat] = index + 1;
    move_flip(table, index, table->scene.sprite[index].now, card_printed(event->card, event->seat));
    move_fly_above(table, index, MOST_MS);
    table->scene.sprite[index].pose.lift = 0.25F; // it lies above cards
    if (table->timeline.reduced) {
        table->scene.sprite[index].pose.opacity = 0;
        timeline_add(&table->timeline, &table->scene.sprite[index].pose.opacity, 1, MOTION_GLOW_IN, 0);
    }
    lay_beside(table, row);
}

// Light around the card as large as it will be.
static void light_up(CardTable *table, int index, Color color) {
    const GfxRect card = sprite_rect(&table->scene.sprite[index]);
    const float w = card.w * LIFTED, h = card.h * LIFTED;
    const FlareEnd at = flare_at_place(gfx_rect(card.x + (card.w - w) / 2, card.y + (card.h - h) / 2, w, h));
    const Flare ring = {.kind = FLARE_RING, .color = color, .to = at};
    const Flare glow = {.kind = FLARE_GLOW, .color = color, .to = at};
    Sprite *bid = &table->scene.sprite[index];
    timeline_add_ms(&table->timeline, &bid->pose.scale, LIFTED, MOTION_DROP, 0, MS);
    flare_add(&table->scene.flares, &table->timeline, &glow, 0);
    if (!table->timeline.reduced)
        flare_add(&table->scene.flares, &table->timeline, &ring, 0);
}

static void fall_back(CardTable *table, int index) {
    Sprite *bid = &table->scene.sprite[index];
    timeline_add_ms(&table->timeline, &bid->pose.scale, FALLEN, MOTION_DRAW, 0, MS);
    timeline_add_ms(&table->timeline, &bid->pose.opacity, PALE, MOTION_GLOW_OUT, 0, MS);
    if (!table->timeline.reduced)
        timeline_add_ms(&table->timeline, &bid->pose.y, bid->pose.y + layout_px(&table->layout, FALLS),
                        MOTION_DRAW, 0, MS);
}

void tactics_show_bids_compared(CardTable *table, const Event *event) {
    const bool tie = event->kind == EVENT_NEGOTIATION_TIE;
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const int index = bid_of(table, seat);
        const bool won = event->seat < seen(table)->seats &&
                         seen(table)->seat[seat].team == seen(table)->seat[event->seat].team;
        if (index == NO_SPRITE)
            continue;
        if (tie ? (event->amount & SEEN_BY(seat)) != 0 : won)
            light_up(table, index, tie ? COLOR_ICE : COLOR_GOLD);
        else
            fall_back(table, index);
    }
}

bool tactics_show_bid_gone(CardTable *table, const Event *event) {
    const int index = bid_of(table, event->seat);
    if (index == NO_SPRITE || table->scene.sprite[index].now.card != event->card)
        return false;
    own(table)->bid[event->seat] = 0;
    move_to_place(table, index, tactics_show_spot(table, event->seat, SPOT_DISCARD), 0,
                  motion_ms(MOTION_DRAW) * 1.25F);
    move_fade(table, index, motion_ms(MOTION_DRAW) * 1.25F + SINK_MS);
    return true;
}
