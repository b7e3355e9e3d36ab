// SPDX-License-Identifier: MIT
// The end of a round (rules §3.3) and the points of the game (§3.4).
#include "games/tactics/flow.h"
#include "games/tactics/power.h"

#include <string.h>

// Rules §8: a team with two active Armadas against an opposing one loses one of them, picked by the member
// that comes first from the seat whose turn it is. Returns true if a seat is asked.
static bool ask_armada(Flow *flow, uint8_t row) {
    TacticsState *s = flow->s;
    if (!is_team_game(s))
        return false;
    for (uint8_t i = 0; i < s->seats; i++) {
        const Seat seat = (Seat)((s->turn + i) % s->seats);
        int own, others;
        tactics_power_count_zeroers(flow->rules, s, row, s->team[seat], &own, &others);
        if (own >= 2 && others >= 1) {
            tactics_flow_push(flow, (Frame){.kind = FRAME_ARMADA, .seat = seat, .copy = NONE, .a = row});
            return true;
        }
    }
    return false;
}

static void emit_row_won(Flow *flow, uint8_t row, Seat seat, uint8_t by, uint8_t target) {
    if (flow->events == NULL)
        return;
    const Event event = {.kind = EVENT_ROW_WON,
                         .seat = seat,
                         .card = target,
                         .seen_by = SEEN_BY_ALL,
                         .row = row,
                         .at = NONE,
                         .to_row = NONE,
                         .to_at = NONE,
                         .amount = by,
                         .owner = SEAT_NONE};
    tactics_emit_event(flow, &event);
}

static void emit_scores(Flow *flow, uint8_t row, const RowPower *power) {
    if (flow->events == NULL)
        return;
    for (Seat seat = 0; seat < flow->s->seats; seat++) {
        const Event event = {.kind = EVENT_SCORE,
                             .seat = seat,
                             .card = NONE,
                             .seen_by = SEEN_BY_ALL,
                             .row = row,
                             .at = NONE,
                             .to_row = NONE,
                             .to_at = NONE,
                             .amount = (int16_t)power->eighths[seat],
                             .owner = SEAT_NONE};
        tactics_emit_event(flow, &event);
    }
}

static void target_to_bottom(TacticsState *s, uint8_t row) {
    memmove(&s->targets[1], &s->targets[0], s->target_count);
    s->targets[0] = s->target[row];
    s->target_count++;
    s->target[row] = NONE;
}

static void score_row(Flow *flow, uint8_t row) {
    TacticsState *s = flow->s;
    const uint8_t target = s->target[row];
    RowPower power;
    s->scored_target[row] = target;
    s->scored_winner[row] = SEAT_NONE;
    s->scored_by[row] = WIN_EMPTY;
    memset(s->scored_eighths[row], 0, sizeof s->scored_eighths[row]);
    if (target == NONE)
        return;
    tactics_power_row(flow->rules, s, row, &power, NULL);
    s->scored_winner[row] = power.winner;
    s->scored_by[row] = power.by;
    for (Seat seat = 0; seat < s->seats; seat++) {
        s->scored_eighths[row][seat][0] = (uint8_t)power.eighths[seat];
        s->scored_eighths[row][seat][1] = (uint8_t)(power.eighths[seat] >> 8);
    }
    emit_scores(flow, row, &power);
    if (power.winner == SEAT_NONE)
        target_to_bottom(s, row); // nobody has a card there (rules §3.3)
    else
        tactics_take_target(flow, power.winner, row);
    emit_row_won(flow, row, power.winner, power.by, target);
}

// The same as clear_table without events, and faster, as no cards shift.
static void clear_unseen(TacticsState *s) {
    const uint8_t count = s->row_start[ROWS];
    for (uint8_t i = 0; i < count; i++) {
        const TableCard *card = &s->table[i];
        Pile *discard = &s->discard[copy_seat(card->copy)];
        if (card->shield != NONE)
            tactics_pile_push(discard, card->shield);
        tactics_pile_push(discard, copy_card(card->copy));
    }
    memset(s->table, 0, count * sizeof s->table[0]);
    memset(s->row_start, 0, sizeof s->row_start);
}

static void clear_table(Flow *flow) {
    TacticsState *s = flow->s;
    if (flow->events == NULL) {
        clear_unseen(s);
        return;
    }
    for (uint8_t row = 0; row < ROWS; row++)
        while (row_count(s, row) > 0)
            tactics_remove_card(flow, row, 0, EVENT_CLEAR);
}

void tactics_scoring_step(Flow *flow) {
    TacticsState *s = flow->s;
    if (s->score_row < ROWS) {
        if (ask_armada(flow, s->score_row))
            return;
        score_row(flow, s->score_row++);
        return;
    }
    s->scored_round = s->round;
    clear_table(flow);
    s->score_row = 0;
    tactics_flow_begin_round(flow, next_seat(flow->s, flow->s->turn));
}

static bool is_home(const TacticsRules *rules, const TacticsState *s, Seat pile, uint8_t colour) {
    for (Seat seat = 0; seat < s->seats; seat++)
        if (are_friends(s, seat, pile) && rules->faction[s->faction[seat]].home == colour)
            return true;
    return false;
}

// The targets on this pile, one bit each.
static uint32_t won_targets(const TacticsState *s, Seat pile) {
    uint32_t won = 0;
    for (uint8_t i = 0; i < s->won_count; i++)
        won |= (uint32_t)(s->won_by[i] == pile) << s->won[i];
    return won;
}

static int bonus_times(const TargetDef *def, uint32_t won) {
    int count = 0;
    for (uint32_t fitting = def->bonus_points > 0 ? def->bonus_targets & won : 0; fitting != 0;
         fitting &= fitting - 1)
        count++;
    return def->bonus_each ? count : count > 0;
}

int tactics_bonus_times(const TacticsRules *rules, const TacticsState *s, Seat pile, uint8_t target) {
    return bonus_times(&rules->target[target], won_targets(s, pile));
}

bool tactics_is_own_planet(const TacticsRules *rules, const TacticsState *s, Seat pile, uint8_t target) {
    const TargetDef *def = &rules->target[target];
    return def->kind == TARGET_KIND_PLANET && def->colour != COLOUR_NONE &&
           is_home(rules, s, pile, def->colour);
}

int tactics_points_of(const TacticsRules *rules, const TacticsState *s, Seat seat, int parts[3]) {
    const Seat pile = tactics_pile_of(s, seat);
    const uint32_t won = won_targets(s, pile);
    parts[0] = parts[1] = parts[2] = 0;
    for (uint8_t i = 0; i < s->won_count; i++) {
        if (s->won_by[i] != pile)
            continue;
        const uint8_t target = s->won[i];
        const TargetDef *def = &rules->target[target];
        parts[0] += def->points;
        parts[1] += def->bonus_points * bonus_times(def, won);
        parts[2] += tactics_is_own_planet(rules, s, pile, target) ? rules->planet_bonus : 0;
    }
    return parts[0] + parts[1] + parts[2];
}
