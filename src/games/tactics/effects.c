// SPDX-License-Identifier: MIT
// Executes one-time effects (rules §6).
#include "games/tactics/flow.h"

#include "games/tactics/block.h"

// Removes all cards the effect applies to, top to bottom. Shielded cards cannot be removed.
static void remove_all(Flow *flow, uint8_t row, uint8_t at, const Effect *effect) {
    uint8_t meant[TABLE_MAX];
    int count = 0;
    for (uint8_t other = 0; other < row_count(flow->s, row); other++)
        if (row_card(flow->s, row, other)->shield == NONE &&
            tactics_filter_fits(flow->s, row, at, &effect->which, other))
            meant[count++] = other;
    for (int i = 0; i < count; i++) // earlier removals were above, so positions have shifted
        tactics_remove_card(flow, row, (uint8_t)(meant[i] - i), EVENT_REMOVE);
}

static void see_hands(Flow *flow, Seat viewer, uint8_t copy) {
    TacticsState *s = flow->s;
    for (uint8_t i = 1; i < s->seats; i++) {
        const Seat seat = (Seat)((viewer + i) % s->seats);
        if (are_friends(s, seat, viewer))
            continue; // an ally's hand is not shown (rules §6)
        for (uint8_t k = 0; k < s->hand[seat].count; k++)
            s->known[seat][s->hand[seat].card[k]] |= SEEN_BY(viewer);
        if (flow->events != NULL) {
            const Event event = {.kind = EVENT_SHOW_HAND,
                                 .seat = viewer,
                                 .card = NONE,
                                 .seen_by = SEEN_BY_ALL,
                                 .row = NONE,
                                 .at = NONE,
                                 .to_row = NONE,
                                 .to_at = NONE,
                                 .owner = seat};
            tactics_emit_event(flow, &event);
        }
    }
    tactics_flow_push(flow, (Frame){.kind = FRAME_SEE_HANDS, .seat = viewer, .copy = copy});
}

// Puts the drawn card into a row; one that cannot be put stays in the hand (rules §6.3).
static void draw_and_play(Flow *flow, Seat owner, uint8_t copy) {
    TacticsState *s = flow->s;
    const uint8_t card = tactics_draw_card(flow, owner);
    if (card == NONE)
        return;
    bool any_open = false;
    for (uint8_t row = 0; row < ROWS; row++)
        any_open |= !tactics_row_is_closed(flow->rules, s, row);
    if (flow->rules->card[card].shields || !any_open) {
        tactics_pile_push(&s->hand[owner], card);
        tactics_emit_card(flow, EVENT_KEEP, owner, copy_of(owner, card), SEEN_BY(owner), NONE, NONE);
        return;
    }
    tactics_flow_push(flow, (Frame){.kind = FRAME_PUT, .seat = owner, .copy = copy, .a = card});
    tactics_emit_card(flow, EVENT_DRAW, owner, copy_of(owner, card), SEEN_BY(owner), NONE, NONE);
}

void tactics_effect_run(Flow *flow, uint8_t row, uint8_t at, uint8_t index) {
    const uint8_t copy = row_card(flow->s, row, at)->copy;
    const Effect *effect = &flow->rules->card[copy_card(copy)].effect[index];
    const Seat owner = copy_seat(copy);
    if (flow->events != NULL) {
        const Event event = {.kind = EVENT_EFFECT,
                             .seat = owner,
                             .card = copy_card(copy),
                             .seen_by = SEEN_BY_ALL,
                             .row = row,
                             .at = at,
                             .to_row = NONE,
                             .to_at = NONE,
                             .amount = effect->verb,
                             .owner = owner};
        tactics_emit_event(flow, &event);
    }
    switch ((EffectVerb)effect->verb) {
    case DO_REMOVE:
        if (effect->choose)
            tactics_flow_push(flow, (Frame){.kind = FRAME_REMOVE, .seat = owner, .copy = copy, .a = index});
        else
            remove_all(flow, row, at, effect);
        break;
    case DO_MOVE:
        tactics_flow_push(flow, (Frame){.kind = FRAME_MOVE, .seat = owner, .copy = copy, .a = index});
        break;
    case DO_SUMMON:
        tactics_flow_push(flow, (Frame){.kind = FRAME_SUMMON, .seat = owner, .copy = copy, .a = index});
        break;
    case DO_DRAW_UP:
        tactics_draw_up_all(flow, owner);
        break;
    case DO_SEE_HANDS:
        see_hands(flow, owner, copy);
        break;
    case DO_DRAW_AND_PLAY:
        draw_and_play(flow, owner, copy);
        break;
    case DO_NEGOTIATE:
        tactics_negotiation_begin(flow, copy);
        break;
    default: // other verbs are no one-time effects; prepare refuses packs that use them so
        break;
    }
}
