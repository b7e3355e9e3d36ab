// SPDX-License-Identifier: MIT
// Names the cards of Tactics that an event and the view after it will show, so that their pictures are ready.
#include "app/kit/hand_row.h"
#include "app/kit/precompose.h"

#include "app/tables/tactics/table.h"

static const TacticsView *view_of(const Precomposing *work) {
    return work->view;
}

static void compose_back(Precomposing *work, Seat owner, CardMode mode, float width, float height) {
    precompose_back(work, seat_palette(work->app, owner < view_of(work)->seats ? owner : 0), mode, width,
                    height);
}

static bool is_known(const Precomposing *work, uint8_t card) {
    return card < tactics_looks_rules(work->table->looks)->card_count;
}

static TableRowShape shape_of(const Precomposing *work, int row) {
    const int count = view_of(work)->row[row].count;
    return tactics_shape_of_row(&own(work->table)->layout, row, count < LANE_MAX ? count : LANE_MAX,
                                own(work->table)->spread == row);
}

static CardMode mode_of(const TableRowShape *shape) {
    return shape->dense ? CARD_TABLE_DENSE : CARD_TABLE;
}

static void compose_rows(Precomposing *work) {
    const float width = own(work->table)->layout.card_w;
    for (int row = 0; row < ROWS; row++) {
        const TableRowShape shape = shape_of(work, row);
        for (int at = 0; at < shape.count; at++) {
            const ViewCard *card = &view_of(work)->row[row].card[at];
            if (!is_known(work, card->card)) {
                compose_back(work, card->owner, mode_of(&shape), width, shape.card_h);
                continue;
            }
            const CardLook look =
                tactics_view_look(work->table->looks, card, view_of(work)->seat[card->owner].faction);
            precompose_face(work, &look, mode_of(&shape), width, shape.card_h);
        }
    }
}

static void compose_hand(Precomposing *work) {
    const TableLayout *layout = &work->table->layout;
    CardRef cards[ZONE_CARDS];
    int drawn;
    precompose_hand(work);
    // New ones come as backs.
    if (tactics_hand(view_of(work), work->table->front, cards, &drawn) >
        work->table->scene.zone[ZONE_HAND].count)
        compose_back(work, work->table->front, hand_row_mode(work->table), layout->hand_w, layout->hand.h);
}

// A card that goes from the hand into a row is turned over on its way, so its face is needed in the row's
// size.
static void compose_played(Precomposing *work, const Event *event) {
    const Scene *scene = &work->table->scene;
    CardRef cards[ZONE_CARDS];
    int drawn;
    if (event->kind != EVENT_PLACE || event->to_row >= ROWS)
        return;
    const TableRowShape shape = shape_of(work, event->to_row);
    const int count = tactics_hand(view_of(work), work->table->front, cards, &drawn);
    for (int slot = 0; slot < scene->zone[ZONE_HAND].count; slot++) {
        const CardRef *card = &scene->sprite[scene->zone[ZONE_HAND].sprite[slot]].now;
        bool stays = false;
        for (int i = 0; i < count; i++)
            stays |= cards[i].card == card->card && cards[i].owner == card->owner;
        if (!stays)
            precompose_card(work, card->card, card->owner, mode_of(&shape), own(work->table)->layout.card_w,
                            shape.card_h);
    }
}

static void compose_piles(Precomposing *work) {
    const TacticsLayout *layout = &own(work->table)->layout;
    const Seat dock = work->table->front;
    precompose_card(work, view_of(work)->seat[dock].discard_top, dock, CARD_PILE, layout->discard.w, 0);
    for (int i = 0; i < layout->panels; i++) {
        const Seat seat = layout->panel[i].seat;
        precompose_card(work, view_of(work)->seat[seat].discard_top, seat, CARD_PILE,
                        layout->panel[i].discard.w, 0);
    }
}

// A card leaving a row or the hand, or in a negotiation, shows its printed face or its back.
static void compose_leaving(Precomposing *work, const Event *event) {
    const CardTable *table = work->table;
    const Seat owner = event->owner < view_of(work)->seats ? event->owner : event->seat;
    CardMode mode = CARD_TABLE;
    float height = 0;
    if (event->kind == EVENT_REMOVE || event->kind == EVENT_CLEAR) {
        if (event->row >= ROWS)
            return;
        const TableRowShape shape = tactics_row_shape(table, event->row);
        mode = mode_of(&shape);
        height = shape.card_h;
    } else if (event->kind != EVENT_OFFER && event->kind != EVENT_OFFER_OPEN &&
               event->kind != EVENT_DISCARD) {
        return;
    }
    precompose_card(work, event->card, owner, mode, own(table)->layout.card_w, height);
    compose_back(work, owner, mode, own(table)->layout.card_w, height);
}

void tactics_compose(App *app, const CardTable *table, const Event *event, const void *after, int most) {
    Precomposing work = {app, table, after, most};
    compose_leaving(&work, event);
    compose_played(&work, event);
    compose_rows(&work);
    compose_hand(&work);
    compose_piles(&work);
}
