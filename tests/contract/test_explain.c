// SPDX-License-Identifier: MIT
// Tests explanations in random games of every variant: the parts of every number in a view add up to it, and
// hidden information makes no difference to the byte.
#include "games/tactics/explain.h"
#include "scramble.h"
#include "walk.h"

#include <string.h>

static int blocked, halved, tied, galaxies, bonuses, raised; // what has come up in all the games

static int32_t sum_of(const Why *why, bool whole) {
    int32_t sum = 0;
    for (uint16_t i = 0; i < why->count; i++) {
        const WhyPart *part = &why->part[i];
        if (why_counts(part))
            sum += part->amount;
        blocked += !why_counts(part);
        halved += part->kind == WHY_HALVED && why_counts(part);
        bonuses += part->kind == WHY_BONUS;
        raised += part->kind == WHY_RAISED;
        ck_assert(!whole || part->kind != WHY_MORE);
    }
    return sum;
}

static void check_sum(const Why *why, int32_t shown, bool whole) {
    ck_assert_int_eq(why->total, shown);
    ck_assert_int_eq(sum_of(why, whole), shown);
}

// A card below says as much about itself as the view does.
static void check_card(const TacticsView *view, uint8_t row, uint8_t at) {
    Why why;
    const ViewCard *card = &view->row[row].card[at];
    tactics_explain_card(walk_catalog.rules, view, row, at, &why);
    ck_assert_uint_eq(why.unknown, !card->up);
    if (!card->up) {
        ck_assert_uint_eq(why.count, 1);
        ck_assert_uint_eq(why.part[0].from.card, CARD_HIDDEN);
        return;
    }
    check_sum(&why, card->power * 8, view->row[row].count <= LANE_MAX);
    bool base_counts = false;
    for (uint16_t i = 0; i < why.count; i++)
        base_counts |= why.part[i].kind == WHY_BASE && why_counts(&why.part[i]);
    ck_assert_int_eq(base_counts, !card->power_blocked);
    // What has no effect is not said to be kept from it.
    const TacticsRules *rules = walk_catalog.rules;
    if (rules->card[card->card].effect_count > 0 || card->power_blocked)
        return;
    ck_assert(!card->effect_blocked);
    tactics_explain_row(rules, view, row, card->owner, &why);
    for (uint16_t i = 0; i < why.count; i++)
        ck_assert(why.part[i].from.at != at || why.part[i].blocker.card == NONE);
}

static void check_lead(const TacticsView *view, uint8_t row) {
    WhyLead lead;
    tactics_explain_lead(walk_catalog.rules, view, row, &lead);
    ck_assert_uint_eq(lead.winner, view->row[row].leader);
    tied += lead.by == WIN_TIE && lead.winner != SEAT_NONE;
    galaxies += lead.by == WIN_GALAXY;
    for (uint8_t at = 0; lead.alone && at < view->row[row].count && at < LANE_MAX; at++) {
        const Seat owner = view->row[row].card[at].owner;
        const bool allies =
            view->variant == VARIANT_BLIND_TRUST && view->seat[owner].team == view->seat[lead.winner].team;
        ck_assert(owner == lead.winner || allies);
    }
    if (lead.winner == SEAT_NONE || lead.by == WIN_POWER)
        return;
    ck_assert_uint_ne(lead.card.at, NONE);
    ck_assert(lead.by != WIN_TIE || lead.tied[lead.winner]);
    ck_assert(lead.by != WIN_GALAXY || lead.with.card < DECK_MAX);
}

static int32_t shown_sum(const TacticsView *view, uint8_t row, Seat seat) {
    int32_t sum = 0;
    for (Seat other = 0; other < view->seats; other++)
        if (other == seat ||
            (view->variant == VARIANT_BLIND_TRUST && view->seat[other].team == view->seat[seat].team))
            sum += view->row[row].eighths[other];
    return sum;
}

static void check_row(const TacticsView *view, uint8_t row) {
    Why why;
    const ViewRow *shown = &view->row[row];
    for (uint8_t at = 0; at < shown->count && at < LANE_MAX; at++)
        check_card(view, row, at);
    for (Seat seat = 0; seat < view->seats; seat++) {
        tactics_explain_row(walk_catalog.rules, view, row, seat, &why);
        check_sum(&why, shown_sum(view, row, seat), shown->count <= LANE_MAX);
    }
    check_lead(view, row);
}

// What has just been scored goes on being shown, and explained, as it was scored.
static void check_scored(const TacticsState *state, uint8_t row) {
    static TacticsView view;
    walk_view(state, 0, &view);
    for (Seat seat = 0; seat < view.seats; seat++)
        ck_assert_uint_eq(view.row[row].eighths[seat], view.scored_eighths[row][seat]);
    ck_assert_uint_eq(view.row[row].leader, view.scored_winner[row]);
}

static void check_points(const TacticsView *view) {
    Why why;
    for (Seat seat = 0; seat < view->seats; seat++) {
        const ViewSeat *pile = &view->seat[tactics_pile_seat(view, seat)];
        tactics_explain_points(walk_catalog.rules, view, seat, &why);
        ck_assert_uint_eq(why.unknown,
                          pile->won_count > 0 && pile->won[0] == CARD_HIDDEN ? pile->won_count : 0);
        check_sum(&why, pile->points * 8, true);
    }
}

static void check_view(const TacticsView *view) {
    for (uint8_t row = 0; row < ROWS; row++)
        check_row(view, row);
    check_points(view);
}

// A target brings what the points grow by when it is conquered.
static void check_targets(const TacticsState *before) {
    static TacticsView view;
    walk_view(before, 0, &view);
    if ((before->flags & FLAG_TOP_SECRET) != 0)
        return;
    for (uint8_t row = 0; row < ROWS; row++)
        for (Seat seat = 0; seat < before->seats && before->target[row] != NONE; seat++) {
            Why why;
            int parts[3];
            TacticsState after = *before;
            after.won[after.won_count] = before->target[row];
            after.won_by[after.won_count++] = tactics_pile_of(before, seat);
            tactics_explain_target(walk_catalog.rules, &view, before->target[row], seat, &why);
            check_sum(&why,
                      8 * (tactics_points_of(walk_catalog.rules, &after, seat, parts) -
                           tactics_points_of(walk_catalog.rules, before, seat, parts)),
                      true);
        }
}

static void check_same(const TacticsView *a, const TacticsView *b) {
    Why why[2];
    WhyLead lead[2];
    for (uint8_t row = 0; row < ROWS; row++) {
        for (uint8_t at = 0; at < a->row[row].count && at < LANE_MAX; at++) {
            tactics_explain_card(walk_catalog.rules, a, row, at, &why[0]);
            tactics_explain_card(walk_catalog.rules, b, row, at, &why[1]);
            ck_assert_mem_eq(&why[0], &why[1], sizeof why[0]);
        }
        for (Seat seat = 0; seat < a->seats; seat++) {
            tactics_explain_row(walk_catalog.rules, a, row, seat, &why[0]);
            tactics_explain_row(walk_catalog.rules, b, row, seat, &why[1]);
            ck_assert_mem_eq(&why[0], &why[1], sizeof why[0]);
        }
        tactics_explain_lead(walk_catalog.rules, a, row, &lead[0]);
        tactics_explain_lead(walk_catalog.rules, b, row, &lead[1]);
        ck_assert_mem_eq(&lead[0], &lead[1], sizeof lead[0]);
    }
    for (Seat seat = 0; seat < a->seats; seat++) {
        tactics_explain_points(walk_catalog.rules, a, seat, &why[0]);
        tactics_explain_points(walk_catalog.rules, b, seat, &why[1]);
        ck_assert_mem_eq(&why[0], &why[1], sizeof why[0]);
    }
}

static void check_state(const TacticsState *state, Rng *rng) {
    static TacticsView views[2];
    const Seat viewer = (Seat)rng_below(rng, state->seats);
    TacticsState other = *state;
    scramble(&other, viewer, NULL, rng);
    walk_view(state, viewer, &views[0]);
    walk_view(&other, viewer, &views[1]);
    check_view(&views[0]);
    check_same(&views[0], &views[1]);
    check_targets(state);
}

// Each state on the way to the next one too: the rows as they are scored are over before anybody decides
// again.
static const TacticsState *tactics_state(const Position *position) {
    return (const TacticsState *)(const void *)position->state;
}

static void look(const Position *position, Rng *rng) {
    check_state(tactics_state(position), rng);
    if (position->seat == SEAT_NONE)
        return;
    TacticsState state = *tactics_state(position);
    EventList events = scramble_events(0);
    walk_step(position, &state, &events);
    for (int i = 0; i < events.count; i++) {
        if (scramble_state(0, i)->phase == PHASE_SCORING)
            check_state(scramble_state(0, i), rng);
        if (events.item[i].kind == EVENT_ROW_WON)
            check_scored(scramble_state(0, i), events.item[i].row);
    }
}

START_TEST(parts_add_up_to_what_is_shown) {
    for (int table = 0; table < walk_tables(); table++)
        for (uint64_t seed = 0; seed < 3; seed++)
            walk(table, seed, look);
    // The games had something to explain.
    ck_assert_int_gt(blocked, 0);
    ck_assert_int_gt(halved, 0);
    ck_assert_int_gt(tied, 0);
    ck_assert_int_gt(galaxies, 0);
    ck_assert_int_gt(bonuses, 0);
    ck_assert_int_gt(raised, 0);
}
END_TEST

int test_explain(void) {
    Suite *suite = suite_create("explain");
    TCase *tcase = tcase_create("explain");
    tcase_add_unchecked_fixture(tcase, walk_load, walk_unload);
    tcase_add_test(tcase, parts_add_up_to_what_is_shown);
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
