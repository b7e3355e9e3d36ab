// SPDX-License-Identifier: MIT
// Game.view and Game.open_view (rules §9). Each field is copied by name from what is public or the viewer's
// own. Nothing is copied as a whole and blanked afterwards, so that a new field of the state stays hidden
// until it is added here.
#include "games/tactics/view.h"

#include "games/tactics/block.h"
#include "games/tactics/flow.h"
#include "games/tactics/power.h"
#include "games/tactics/views.h"

#include <string.h>

typedef struct Viewing {
    const TacticsRules *rules;
    const TacticsState *s;
    TacticsView *view;
    bool targets_hidden; // conquered targets, in top secret games until the end
    bool open;           // show everything
} Viewing;

Seat tactics_pile_seat(const TacticsView *view, Seat seat) {
    for (Seat other = 0; other < seat; other++)
        if (view->seat[other].team == view->seat[seat].team)
            return other;
    return seat;
}

// True if what is known of the row's scoring is of the last round: its turn is still to come.
static bool is_to_score(const TacticsState *s, uint8_t row) {
    return s->phase == PHASE_SCORING && s->scored_round != s->round && row >= s->score_row;
}

// A row that has just been scored still counts for its target, though that is taken.
static void view_power(const Viewing *v, uint8_t row, RowPower *power) {
    const TacticsState *s = v->s;
    if (s->phase != PHASE_SCORING || s->target[row] != NONE || row_count(s, row) == 0 ||
        is_to_score(s, row)) {
        tactics_power_row(v->rules, s, row, power, NULL);
        return;
    }
    TacticsState as_scored = *s;
    as_scored.target[row] = s->scored_target[row];
    tactics_power_row(v->rules, &as_scored, row, power, NULL);
}

static void view_row(const Viewing *v, uint8_t row) {
    const TacticsState *s = v->s;
    ViewRow *out = &v->view->row[row];
    RowPower power;
    view_power(v, row, &power);
    out->target = s->target[row];
    out->dealt = row < s->rows_dealt;
    out->closed = tactics_row_is_closed(v->rules, s, row);
    out->count = row_count(s, row);
    for (uint8_t at = 0; at < out->count && at < LANE_MAX; at++) {
        const TableCard *card = row_card(s, row, at);
        ViewCard *seen = &out->card[at];
        seen->card = card->up || v->open ? copy_card(card->copy) : CARD_HIDDEN;
        seen->owner = copy_seat(card->copy);
        seen->up = card->up;
        seen->shielded = card->shield != NONE;
        if (card->up) {
            const bool has_effect = v->rules->card[copy_card(card->copy)].effect_count > 0;
            seen->effect_blocked = has_effect && (power.parts[at] & PART_EFFECT) != 0;
            seen->power_blocked = (power.parts[at] & PART_POWER) != 0;
            seen->power = (uint8_t)(power.card[at] > 255 ? 255 : power.card[at]);
        }
    }
    bool any_up = false;
    for (uint8_t at = 0; at < out->count; at++)
        any_up |= row_card(s, row, at)->up != 0;
    memcpy(out->eighths, power.eighths, sizeof out->eighths);
    out->leader = any_up ? power.winner : SEAT_NONE;
    out->leader_by = any_up ? power.by : WIN_EMPTY;
}

static void view_hand(const Viewing *v, Seat seat, ViewSeat *out) {
    const Pile *hand = &v->s->hand[seat];
    uint8_t shown = 0;
    out->hand_count = hand->count;
    for (uint8_t i = 0; i < hand->count; i++) {
        const uint8_t card = hand->card[i];
        const bool own = v->open || v->view->viewer == seat;
        const bool known =
            v->view->viewer < TACTICS_SEATS && (v->s->known[seat][card] & SEEN_BY(v->view->viewer));
        // Known cards of other hands come first, in deck order, as their position in the hand is hidden.
        if (own)
            out->hand[i] = card;
        else if (known) {
            uint8_t k = shown++;
            for (; k > 0 && out->hand[k - 1] > card; k--)
                out->hand[k] = out->hand[k - 1];
            out->hand[k] = card;
        }
    }
    if (!v->open && v->view->viewer != seat)
        memset(&out->hand[shown], CARD_HIDDEN, (size_t)(hand->count - shown));
}

static void view_won(const Viewing *v, Seat seat, ViewSeat *out) {
    for (uint8_t i = 0; i < v->s->won_count; i++) {
        if (v->s->won_by[i] != seat)
            continue;
        out->won[out->won_count++] = v->targets_hidden ? CARD_HIDDEN : v->s->won[i];
        out->planets = (uint8_t)(out->planets + (!v->targets_hidden &&
                                                 v->rules->target[v->s->won[i]].kind == TARGET_KIND_PLANET));
    }
    if (v->targets_hidden)
        return;
    int parts[3];
    out->points = (int16_t)tactics_points_of(v->rules, v->s, seat, parts);
    out->points_values = (int16_t)parts[0];
    out->points_bonus = (int16_t)parts[1];
    out->points_planets = (int16_t)parts[2];
}

// Of the cards discarded in a pass the others see only the last (rules §10); until it is there they see the
// card below.
static uint8_t discard_top(const Viewing *v, Seat seat) {
    const Pile *discard = &v->s->discard[seat];
    const Frame *top = tactics_state_top(v->s);
    const bool passing = top != NULL && top->kind == FRAME_TURN && top->seat == seat;
    const uint8_t unseen = passing && !v->open && v->view->viewer != seat ? top->a : 0;
    return discard->count > unseen ? discard->card[discard->count - 1 - unseen] : NONE;
}

static void view_seat(const Viewing *v, Seat seat) {
    const TacticsState *s = v->s;
    ViewSeat *out = &v->view->seat[seat];
    out->faction = s->faction[seat];
    out->team = s->team[seat];
    out->draw_count = s->draw[seat].count;
    out->discard_count = s->discard[seat].count;
    out->discard_top = discard_top(v, seat);
    view_hand(v, seat, out);
    view_won(v, seat, out);
    const Frame *top = tactics_state_top(s);
    out->offered = top != NULL && top->kind == FRAME_NEGOTIATION && s->laid[seat] != OFFER_PENDING;
}

static void view_decision(const Viewing *v) {
    const TacticsState *s = v->s;
    const Frame *top = tactics_state_top(s);
    TacticsView *view = v->view;
    view->source_row = view->source_at = view->source_card = view->drawn = view->drawn_with = NONE;
    view->to_act = top != NULL ? top->seat : SEAT_NONE;
    view->decision = top != NULL ? tactics_frame_decision(v->rules, top) : DECISION_NONE;
    if (top == NULL)
        return;
    if (top->copy != NONE && tactics_find(s, top->copy, &view->source_row, &view->source_at) &&
        row_card(s, view->source_row, view->source_at)->up)
        view->source_card = copy_card(top->copy);
    if (top->kind == FRAME_ARMADA)
        view->source_row = top->a;
    if (top->kind == FRAME_PUT)
        view->drawn = v->open || view->viewer == top->seat ? top->a : CARD_HIDDEN;
    if (top->kind == FRAME_HANDED) {
        const bool may_see = v->open || view->viewer == top->seat || view->viewer == top->c;
        view->drawn = may_see ? top->a : CARD_HIDDEN;
        // Whether shields go with it is hidden too: the two cards are face down on top of each other.
        view->drawn_with = may_see ? top->b : NONE;
    }
}

static void view_scored(const Viewing *v) {
    const TacticsState *s = v->s;
    v->view->scored_round = s->scored_round;
    for (uint8_t row = 0; row < ROWS; row++) {
        v->view->scored_target[row] = s->scored_target[row];
        v->view->scored_winner[row] = s->scored_winner[row];
        v->view->scored_by[row] = s->scored_by[row];
        for (Seat seat = 0; seat < TACTICS_SEATS; seat++)
            v->view->scored_eighths[row][seat] =
                (uint16_t)(s->scored_eighths[row][seat][0] | s->scored_eighths[row][seat][1] << 8);
        // In top secret games a target taken earlier must not be remembered. Those of the last round were
        // public a moment ago, but only until the next round begins.
        if (is_to_score(s, row) || (v->targets_hidden && s->phase != PHASE_SCORING))
            v->view->scored_target[row] = NONE;
    }
}

static void fill_view(const Viewing *v, Seat viewer) {
    const TacticsState *s = v->s;
    TacticsView *view = v->view;
    memset(view, 0, sizeof *view);
    view->viewer = viewer;
    view->seats = s->seats;
    view->phase = s->phase;
    view->round = s->round;
    view->variant = s->variant;
    view->flags = s->flags;
    view->target_pile = s->target_count;
    view->rounds_left = (uint8_t)((s->target_count + ROWS - 1) / ROWS);
    view->turn = s->turn;
    view->ending = s->ending;
    view->passes = s->passes;
    for (uint8_t row = 0; row < ROWS; row++)
        view_row(v, row);
    for (Seat seat = 0; seat < s->seats; seat++)
        view_seat(v, seat);
    view_decision(v);
    view_scored(v);
    if (s->phase == PHASE_GAME_OVER) {
        int16_t points[SEATS_MAX];
        bool winner[SEATS_MAX];
        tactics_result(v->rules, s, points, winner);
        for (Seat seat = 0; seat < s->seats; seat++)
            view->seat[seat].winner = winner[seat];
    }
}

void tactics_view(const void *rules, const void *state, Seat viewer, void *out) {
    const TacticsState *s = state;
    const bool secret = (s->flags & FLAG_TOP_SECRET) != 0 && s->phase != PHASE_GAME_OVER;
    const Viewing v = {.rules = rules, .s = s, .view = out, .targets_hidden = secret};
    fill_view(&v, viewer);
}

void tactics_open_view(const void *rules, const void *state, Seat front, void *out) {
    const Viewing v = {.rules = rules, .s = state, .view = out, .open = true};
    fill_view(&v, front);
}
