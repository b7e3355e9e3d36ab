// SPDX-License-Identifier: MIT
// Cards are composed before they begin to move, so that no frame of a movement takes longer than the others.
// Only what the viewer is about to see anyway is looked at.
#include "app/tables/alpha_strike/table.h"

typedef struct Preparing {
    App *app;
    const CardTable *table;
    const StrikeView *view;
    int left; // cards that may still be composed now
} Preparing;

static void compose(Preparing *work, uint8_t card, Seat owner, CardMode mode, float width, float height) {
    if (work->left <= 0 || card >= strike_looks_rules(work->table->looks)->card_count ||
        owner >= work->view->seats)
        return;
    const CardLook look = strike_card_look(work->table->looks, card, seat_palette(work->app, owner));
    CardPlace place = card_place(mode, 0, 0, width);
    place.height = height;
    if (card_art_prepare(work->app->gfx, &look, &place))
        work->left--;
}

static void compose_back(Preparing *work, CardMode mode, float width) {
    const CardPlace place = card_place(mode, 0, 0, width);
    if (work->left > 0 &&
        card_art_prepare_back(work->app->gfx, PALETTE_NEUTRAL, strike_back_label(work->table->looks), &place))
        work->left--;
}

static void compose_hand(Preparing *work) {
    const StrikeLayout *layout = &own(work->table)->layout;
    CardRef cards[ZONE_CARDS];
    const int count = strike_cards(work->table, work->view, ZONE_HAND, cards);
    const GfxRect place = strike_hand_card(layout, 0, count > 0 ? count : 1);
    for (int i = 0; i < count; i++)
        compose(work, cards[i].card, cards[i].owner, layout->hand_text ? CARD_HAND : CARD_TABLE, place.w,
                place.h);
}

// Another's card comes as a back and turns over on its way; in the lane it is as large as the place there.
static void compose_played(Preparing *work, const Event *event) {
    const StrikeLayout *layout = &own(work->table)->layout;
    if (event->kind != EVENT_PLAY && event->kind != EVENT_LAUNCH && event->kind != EVENT_ATTACK &&
        event->kind != EVENT_DEFEND && event->kind != EVENT_DISCARD)
        return;
    if (event->seat != work->table->front) {
        compose_back(work, CARD_TABLE, layout->hand_w);
        compose(work, event->card, event->seat, CARD_TABLE, layout->hand_w, 0);
    }
    if (event->kind == EVENT_ATTACK)
        compose(work, event->card, event->seat, CARD_HAND, layout->lane.card.w, layout->lane.card.h);
}

void strike_compose(App *app, const CardTable *table, const Event *event, const void *after, int most) {
    Preparing work = {app, table, after, most};
    compose_played(&work, event);
    compose_hand(&work);
}
