// SPDX-License-Identifier: MIT
// Cards are composed before they begin to move, so that no frame of a movement takes longer than the others.
// Only what the viewer is about to see anyway is looked at.
#include "app/table/table.h"

typedef struct Preparing {
    App *app;
    const TableScreen *table;
    const TacticsView *view;
    int left; // cards that may still be composed now
} Preparing;

static void compose(Preparing *work, const CardLook *look, CardMode mode, float width, float height) {
    CardPlace place = card_place(mode, 0, 0, width);
    place.height = height;
    if (work->left > 0 && card_art_prepare(work->app->gfx, look, &place))
        work->left--;
}

static bool is_known(const Preparing *work, uint8_t card) {
    return card < table_looks_rules(work->table->looks)->card_count;
}

static void compose_rows(Preparing *work) {
    const TableLayout *layout = &work->table->layout;
    for (int row = 0; row < ROWS; row++) {
        const ViewRow *cards = &work->view->row[row];
        const int count = cards->count < LANE_MAX ? cards->count : LANE_MAX;
        const TableRowShape shape = table_row_shape(layout, count, work->table->scene.spread == row);
        for (int at = 0; at < count; at++) {
            if (!is_known(work, cards->card[at].card))
                continue;
            const CardLook look = table_view_look(work->table->looks, &cards->card[at],
                                                  work->view->seat[cards->card[at].owner].faction);
            compose(work, &look, shape.dense ? CARD_TABLE_DENSE : CARD_TABLE, layout->card_w, shape.card_h);
        }
    }
}

static void compose_printed(Preparing *work, uint8_t card, Seat owner, CardMode mode, float width,
                            float height) {
    if (!is_known(work, card) || owner >= work->view->seats)
        return;
    const CardLook look = table_card_look(work->table->looks, card, work->view->seat[owner].faction);
    compose(work, &look, mode, width, height);
}

static void compose_hand(Preparing *work) {
    const TableLayout *layout = &work->table->layout;
    ViewCard cards[HAND_SLOTS];
    int drawn;
    const int count = scene_hand_cards(work->view, work->table->dock_seat, cards, &drawn);
    for (int i = 0; i < count; i++)
        compose_printed(work, cards[i].card, cards[i].owner, layout->hand_text ? CARD_HAND : CARD_TABLE,
                        layout->hand_w, layout->hand_h);
}

static void compose_piles(Preparing *work) {
    const TableLayout *layout = &work->table->layout;
    const Seat dock = work->table->dock_seat;
    compose_printed(work, work->view->seat[dock].discard_top, dock, CARD_PILE, layout->discard.w, 0);
    for (int i = 0; i < layout->panels; i++) {
        const Seat seat = layout->panel[i].seat;
        compose_printed(work, work->view->seat[seat].discard_top, seat, CARD_PILE, layout->panel[i].discard.w,
                        0);
    }
}

void table_prepare(App *app, const TableScreen *table, const Event *event, const TacticsView *view,
                   int most) {
    Preparing work = {app, table, view, most};
    // On its way out of a row, or open in a negotiation, a card shows what is printed on it.
    if (event->kind == EVENT_REMOVE || event->kind == EVENT_CLEAR || event->kind == EVENT_OFFER_OPEN)
        compose_printed(&work, event->card, event->owner < view->seats ? event->owner : event->seat,
                        CARD_TABLE, table->layout.card_w, 0);
    compose_rows(&work);
    compose_hand(&work);
    compose_piles(&work);
}
