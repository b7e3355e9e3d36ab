// SPDX-License-Identifier: MIT
// Composes cards ahead of need, a limited number at a time.
#include "app/kit/precompose.h"

#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/hand_row.h"
#include "app/kit/scene.h"

static CardPlace place_of(CardMode mode, float width, float height) {
    CardPlace place = card_place(mode, 0, 0, width);
    place.height = height;
    return place;
}

void precompose_face(Precomposing *work, const CardLook *look, CardMode mode, float width, float height) {
    const CardPlace place = place_of(mode, width, height);
    // If there is time, the workers load the paintings.
    if (!card_art_prefetch(work->app->gfx, look, &place) && work->left <= COMPOSED_AHEAD)
        return;
    if (work->left > 0 && card_art_prepare(work->app->gfx, look, &place))
        work->left--;
}

void precompose_back(Precomposing *work, int palette, CardMode mode, float width, float height) {
    const CardPlace place = place_of(mode, width, height);
    const char *label = work->table->game->look->back_label(work->table->looks);
    if (work->left > 0 && card_art_prepare_back(work->app->gfx, palette, label, &place))
        work->left--;
}

// As printed. False: nobody sees it.
static bool find_look(const Precomposing *work, uint8_t card, Seat owner, CardLook *look) {
    const CardTable *table = work->table;
    const CardRef printed = card_printed(card, owner);
    if (card == NONE || card == CARD_HIDDEN || owner >= table->layout.seats)
        return false;
    *look = table->game->look->card(table->looks, work->app, &printed);
    return true;
}

void precompose_card(Precomposing *work, uint8_t card, Seat owner, CardMode mode, float width, float height) {
    CardLook look;
    if (find_look(work, card, owner, &look))
        precompose_face(work, &look, mode, width, height);
}

void precompose_ask(const Precomposing *work, uint8_t card, Seat owner, CardMode mode, float width,
                    float height) {
    const CardPlace place = place_of(mode, width, height);
    CardLook look;
    if (find_look(work, card, owner, &look))
        card_art_prefetch(work->app->gfx, &look, &place);
}

void precompose_hand(Precomposing *work) {
    const CardTable *table = work->table;
    const TableLayout *layout = &table->layout;
    CardRef cards[ZONE_CARDS];
    const int count = table->game->board->cards(table, work->view, table->game->hand_zone, cards);
    for (int i = 0; i < count; i++)
        precompose_card(work, cards[i].card, cards[i].owner, hand_row_mode(table), layout->hand_w,
                        layout->hand.h);
}
