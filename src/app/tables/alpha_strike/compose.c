// SPDX-License-Identifier: MIT
// Names the cards of Alpha Strike that an event and the view after it will show, so that their pictures are
// ready.
#include "app/kit/hand_row.h"
#include "app/kit/precompose.h"

#include "app/tables/alpha_strike/table.h"

// Another seat's card comes as a back and turns over on its way; in the lane it fills the card's place.
static void compose_played(Precomposing *work, const Event *event) {
    const StrikeLayout *layout = &own(work->table)->layout;
    if (event->kind != EVENT_PLAY && event->kind != EVENT_LAUNCH && event->kind != EVENT_ATTACK &&
        event->kind != EVENT_DEFEND && event->kind != EVENT_DISCARD)
        return;
    if (event->seat != work->table->front) {
        precompose_back(work, PALETTE_NEUTRAL, CARD_TABLE, layout->kit.hand_w, 0);
        precompose_card(work, event->card, event->seat, CARD_TABLE, layout->kit.hand_w, 0);
    }
    if (event->kind == EVENT_ATTACK)
        precompose_card(work, event->card, event->seat, CARD_HAND, layout->lane.card.w, layout->lane.card.h);
}

// Where its card will lie: on top of the pile, and beside the sentence about it.
static void ask_for_small(const Precomposing *work, const Event *event) {
    const StrikeLayout *layout = &own(work->table)->layout;
    const StrikeView *after = work->view;
    const GfxRect row = layout->lane.event[0];
    if (event->card < strike_rules(work->app)->card_count && event->seat < after->seats)
        precompose_ask(work, event->card, event->seat, CARD_PILE, row.w, row.h);
    if (after->discard_count > 0)
        precompose_ask(work, after->discard[after->discard_count - 1], work->table->front, CARD_PILE,
                       layout->discard.w, 0);
}

// With one card more or less all of them may become narrower or wider at once.
static void compose_hand(Precomposing *work) {
    const CardTable *table = work->table;
    const StrikeView *after = work->view;
    const LayoutNeeds needs = {
        .front = table->front, .hand = after->seat[table->front].hand_count, .stack = after->stack_count};
    CardRef cards[ZONE_CARDS];
    if (needs.hand == seen(table)->seat[table->front].hand_count) {
        precompose_hand(work);
        return;
    }
    const GfxLayout window = gfx_layout(work->app->gfx);
    const StrikeLayout then = strike_layout(&window, after->seats, &needs);
    const int count = strike_cards(table, after, ZONE_HAND, cards);
    for (int i = 0; i < count; i++)
        precompose_card(work, cards[i].card, cards[i].owner, hand_row_mode(table), then.kit.hand_w,
                        then.kit.hand.h);
}

void strike_compose(App *app, const CardTable *table, const Event *event, const void *after, int most) {
    Precomposing work = {app, table, after, most};
    compose_played(&work, event);
    ask_for_small(&work, event);
    compose_hand(&work);
}
