// SPDX-License-Identifier: MIT
// Draws the board of Alpha Strike (the other ships, the piles, the lane), and writes the top bar.
#include "app/kit/say.h"
#include "app/tables/alpha_strike/draw.h"
#include "app/tables/alpha_strike/loss.h"
#include "app/tables/alpha_strike/stage.h"

#define WARNS 5 // number of rounds before the meltdown in which it is counted down

bool strike_meltdown_is_near(const StrikeView *view) {
    return view->round > 0 && view->meltdown_round > 0 && view->meltdown_round <= view->round + WARNS;
}

int strike_next_melt(const App *app, const StrikeView *view) {
    if (view->phase == PHASE_OVER || !strike_meltdown_is_near(view))
        return 0;
    return view->meltdown_next > 0 ? view->meltdown_next : strike_rules(app)->meltdown_step;
}

// Rules option: turns that may still pass without a loss of hull.
static int calm_left(const App *app, const StrikeView *view) {
    return strike_calm_limit(strike_rules(app)) - view->calm;
}

// "Round 19", with the phase or the countdown to the meltdown below it.
void strike_top(const App *app, const CardTable *table, char above[64], char below[64]) {
    const StrikeView *view = shown(table);
    const bool counts = view->phase != PHASE_OVER && strike_meltdown_is_near(view);
    const int left = view->meltdown_next > 0 ? view->meltdown_next : view->meltdown_round - view->round;
    if (view->round == 0) { // the dice roll, and cards are dealt
        text_copy(above, 64, ui_word(app, UI_SETUP_STARTER));
        return;
    }
    ui_fill(app, above, 64, UI_TABLE_ROUND, NUM("round", view->round));
    if (view->by_the_book && view->phase != PHASE_OVER && calm_left(app, view) <= WARNS * view->seats)
        say_number(app, below, 64, "strike.drawn_in", calm_left(app, view));
    else if (counts)
        say_number(app, below, 64,
                   view->meltdown_next > 0 ? "strike.meltdown_now"
                   : left == 1             ? "strike.meltdown_in_one"
                                           : "strike.meltdown_in",
                   left);
    else
        text_copy(below, 64, say_of(app, "strike.step.%s", strike_phase_words[view->phase]));
}

void strike_draw_board(App *app, const CardTable *table) {
    const StrikeLayout *layout = &own(table)->layout;
    for (Seat seat = 0; seat < layout->kit.seats; seat++)
        if (seat != table->front)
            strike_draw_ship_panel(app, table, &layout->panel[seat]);
    strike_draw_stage(app, table);
    strike_draw_lane(app, table);
    strike_draw_piles(app, table);
    if (own(table)->answers > 0)
        strike_draw_answers(app, table);
}

void strike_draw_above(App *app, const CardTable *table) {
    strike_draw_hurts(app, table);
    strike_draw_loss(app, table);
    strike_draw_turn_sign(app, table);
    strike_draw_spark(app, table);
}

void strike_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place) {
    if (card->own[0] == STRIKE_SPARK && card->card == CARD_HIDDEN) {
        strike_draw_spark_at(app, gfx_rect(place->x, place->y, place->width, place->width));
        return;
    }
    if (card->card == CARD_HIDDEN) {
        card_art_draw_back(app->gfx, PALETTE_NEUTRAL, "", place);
        return;
    }
    CardLook look = strike_look(table->looks, app, card);
    if (place->mode == CARD_CHIP)
        look.tag_sign = strike_chip_sign(&strike_rules(app)->card[card->card]);
    card_art_draw(app->gfx, &look, place);
}
