// SPDX-License-Identifier: MIT
// Elimination and victory (rules §5.10).
#include "games/star_empires/flow.h"

// ---- elimination

static void give_up_units(EmpiresState *s, Seat seat) {
    for (int i = s->stack_count - 1; i >= 0; i--)
        if (s->stack[i].seat == seat)
            empires_pile_stack(s, s->stack[i].place, seat);
}

static void give_up_hand(EmpiresState *s, Seat seat) {
    PlayerState *player = &s->seat[seat];
    for (uint8_t card = 0; card < KINDS_MAX; card++)
        for (; player->hand[card] > 0; player->hand[card]--)
            s->discard[s->discard_size++] = card;
    player->hand_size = 0;
}

void empires_eliminate(const Flow *flow, Seat seat) {
    EmpiresState *s = flow->s;
    s->seat[seat].alive = 0;
    give_up_units(s, seat);
    give_up_hand(s, seat);
    empires_emit(flow, event_of(EVENT_ELIMINATED, seat));
}

static int living(const EmpiresState *s) {
    int count = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        count += s->seat[seat].alive;
    return count;
}

static bool must_be_eliminated(const EmpiresRules *rules, const EmpiresState *s, Seat seat) {
    return s->seat[seat].alive && empires_systems(s, seat) == 0 &&
           (empires_units(s, seat) == 0 || s->seat[seat].exile >= rules->exile_turns);
}

// If all would be eliminated, the active seat stays, so that somebody wins.
static void eliminate_all(const Flow *flow) {
    EmpiresState *s = flow->s;
    int going = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        going += must_be_eliminated(flow->rules, s, seat);
    const Seat stays = going == living(s) ? s->active : SEAT_NONE;
    for (Seat seat = 0; seat < s->seats; seat++)
        if (seat != stays && must_be_eliminated(flow->rules, s, seat))
            empires_eliminate(flow, seat);
}

// ---- victory

void empires_end(const Flow *flow, Seat winner, EndedBy how) {
    EmpiresState *s = flow->s;
    s->phase = PHASE_OVER;
    s->ask = ASK_NOTHING;
    s->asked = 0;
    s->place = 0;
    s->winner = winner;
    s->how = (uint8_t)how;
    empires_emit_at(flow, EVENT_OVER, winner, (int)how);
}

void empires_end_by_last(const Flow *flow) {
    const EmpiresState *s = flow->s;
    for (Seat seat = 0; seat < s->seats && living(s) == 1; seat++)
        if (s->seat[seat].alive) {
            empires_end(flow, seat, ENDED_LAST);
            return;
        }
}

// Criteria in order of priority: census, systems, revenue, force, credits.
#define CRITERIA 5

static void measure(const EmpiresRules *rules, const EmpiresState *s, Seat seat, bool census,
                    int value[CRITERIA]) {
    value[0] = census ? s->seat[seat].census : 0;
    value[1] = empires_systems(s, seat);
    value[2] = empires_revenue(rules, s, seat);
    value[3] = empires_total_force(rules, s, seat);
    value[4] = pair(s->seat[seat].credits);
}

static bool is_better(const int a[CRITERIA], const int b[CRITERIA]) {
    for (int i = 0; i < CRITERIA; i++)
        if (a[i] != b[i])
            return a[i] > b[i];
    return false;
}

// The best living seat; the earlier one of equals.
Seat empires_best_by_census(const EmpiresRules *rules, const EmpiresState *s, bool census) {
    int best_value[CRITERIA] = {0};
    Seat best = SEAT_NONE;
    for (Seat seat = 0; seat < s->seats; seat++) {
        int value[CRITERIA];
        if (!s->seat[seat].alive)
            continue;
        measure(rules, s, seat, census, value);
        if (best == SEAT_NONE || is_better(value, best_value)) {
            best = seat;
            memcpy(best_value, value, sizeof value);
        }
    }
    return best;
}

void empires_end_turn(const Flow *flow) {
    EmpiresState *s = flow->s;
    PlayerState *player = &s->seat[s->active];
    const int systems = empires_systems(s, s->active);
    player->exile = systems == 0 ? (uint8_t)(player->exile + (player->exile < UINT8_MAX)) : 0;
    eliminate_all(flow);
    if (player->alive && empires_exceeds_share(flow->rules, s, systems, flow->rules->victory_percent))
        empires_end(flow, s->active, ENDED_SYSTEMS);
    else
        empires_end_by_last(flow);
}
