// SPDX-License-Identifier: MIT
// Game.check: each card and each target is in exactly one place, rows and counts are consistent.
#include "games/tactics/flow.h"
#include "games/tactics/views.h"

#include <string.h>

typedef struct Check {
    const TacticsRules *rules;
    const TacticsState *s;
    Text *problem;
    uint8_t cards[TACTICS_SEATS][DECK_MAX]; // copies found of each card
    uint8_t targets[TARGETS_MAX];
} Check;

static bool see_card(Check *c, Seat seat, uint8_t card, const char *where) {
    if (seat >= c->s->seats || card >= c->rules->card_count) {
        text_printf(c->problem, "%s holds card %d of seat %d, which is none", where, card, seat);
        return false;
    }
    c->cards[seat][card]++;
    return true;
}

static bool see_pile(Check *c, Seat seat, const Pile *pile, const char *where) {
    for (uint8_t i = 0; i < pile->count; i++)
        if (!see_card(c, seat, pile->card[i], where))
            return false;
    return true;
}

static bool see_table(Check *c) {
    const TacticsState *s = c->s;
    for (uint8_t row = 0; row < ROWS; row++) {
        if (s->row_start[row + 1] < s->row_start[row]) {
            text_printf(c->problem, "row %d ends before it starts", row + 1);
            return false;
        }
        if (s->target[row] == NONE && row_count(s, row) > 0 && s->phase != PHASE_SCORING) {
            text_printf(c->problem, "row %d has cards but no target", row + 1);
            return false;
        }
    }
    for (uint8_t i = 0; i < s->row_start[ROWS]; i++) {
        const TableCard *card = &s->table[i];
        const Seat owner = copy_seat(card->copy);
        if (!see_card(c, owner, copy_card(card->copy), "the table"))
            return false;
        if (card->shield != NONE && !see_card(c, owner, card->shield, "a shielded card"))
            return false;
        if (card->shield != NONE && s->phase != PHASE_DEPLOYMENT) {
            text_add(c->problem, "a card is shielded outside the deployment");
            return false;
        }
    }
    return true;
}

// Cards in transit: drawn, handed over, waiting to shield, offered in a negotiation.
static bool check_frames(Check *c) {
    const TacticsState *s = c->s;
    for (uint8_t i = 0; i < s->depth; i++) {
        const Frame *frame = &s->stack[i];
        bool ok = true;
        if (frame->kind == FRAME_PUT)
            ok = see_card(c, frame->seat, frame->a, "a drawn card");
        else if (frame->kind == FRAME_SHIELD && frame->c)
            ok = see_card(c, copy_seat(frame->copy), frame->a, "waiting shields");
        else if (frame->kind == FRAME_HANDED)
            ok = see_card(c, frame->c, frame->a, "a handed card") &&
                 (frame->b == NONE || see_card(c, frame->c, frame->b, "handed shields"));
        else if (frame->kind == FRAME_NEGOTIATION)
            for (Seat seat = 0; seat < s->seats && ok; seat++)
                if (s->laid[seat] != NONE && s->laid[seat] != OFFER_PENDING)
                    ok = see_card(c, seat, s->laid[seat], "an offer");
        if (!ok)
            return false;
    }
    return true;
}

static bool each_card_once(const Check *c) {
    for (Seat seat = 0; seat < c->s->seats; seat++)
        for (uint8_t card = 0; card < c->rules->card_count; card++)
            if (c->cards[seat][card] != 1) {
                text_printf(c->problem, "card %s of %s is in %d places", c->rules->card[card].id,
                            c->rules->faction[c->s->faction[seat]].id, c->cards[seat][card]);
                return false;
            }
    return true;
}

static bool each_target_once(Check *c) {
    const TacticsState *s = c->s;
    for (uint8_t i = 0; i < s->target_count; i++)
        c->targets[s->targets[i]]++;
    for (uint8_t i = 0; i < s->won_count; i++)
        c->targets[s->won[i]]++;
    for (uint8_t row = 0; row < ROWS; row++)
        if (s->target[row] != NONE)
            c->targets[s->target[row]]++;
    int playing = 0;
    for (uint8_t i = 0; i < c->rules->target_count; i++) {
        playing += c->targets[i];
        if (c->targets[i] > 1 || (c->targets[i] == 0 && !(s->flags & FLAG_SHORT))) {
            text_printf(c->problem, "target %s is in %d places", c->rules->target[i].id, c->targets[i]);
            return false;
        }
    }
    if (s->phase == PHASE_GAME_OVER && s->won_count != playing) {
        text_printf(c->problem, "the game is over, but only %d of %d targets are conquered", s->won_count,
                    playing);
        return false;
    }
    return true;
}

// The values counted for all seats (or teams) must be those of all conquered targets.
static bool points_add_up(const Check *c) {
    const TacticsState *s = c->s;
    int of_seats = 0, of_targets = 0;
    for (Seat seat = 0; seat < s->seats; seat++) {
        int parts[3];
        tactics_points_of(c->rules, s, seat, parts);
        of_seats += tactics_pile_of(s, seat) == seat ? parts[0] : 0;
    }
    for (uint8_t i = 0; i < s->won_count; i++)
        of_targets += c->rules->target[s->won[i]].points;
    if (of_seats == of_targets)
        return true;
    text_printf(c->problem, "the seats have %d points for targets worth %d", of_seats, of_targets);
    return false;
}

bool tactics_check(const void *rules, const void *state, Text *problem) {
    Check c = {.rules = rules, .s = state, .problem = problem};
    const TacticsState *s = state;
    for (Seat seat = 0; seat < s->seats; seat++)
        if (!see_pile(&c, seat, &s->hand[seat], "a hand") ||
            !see_pile(&c, seat, &s->draw[seat], "a draw pile") ||
            !see_pile(&c, seat, &s->discard[seat], "a discard pile"))
            return false;
    if (!see_table(&c) || !check_frames(&c) || !each_card_once(&c) || !each_target_once(&c) ||
        !points_add_up(&c))
        return false;
    if (s->phase != PHASE_GAME_OVER && (s->depth == 0 || tactics_state_top(s)->seat >= s->seats)) {
        text_add(problem, "nobody has to decide, but the game is not over");
        return false;
    }
    return true;
}
