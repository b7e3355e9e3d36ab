// SPDX-License-Identifier: MIT
// In random games of every variant every number that a view shows is explained: the parts add up to it, and
// what is hidden makes no difference to the byte.
#include "data/pack.h"
#include "games/registry.h"
#include "games/tactics/explain.h"
#include "games/tactics/views.h"
#include "scramble.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static Catalog catalog;
static int blocked, halved, tied, galaxies, bonuses, raised; // what has come up in all the games

static void load(void) {
    Problems problems = {0};
    Text folder = {0};
    const char *cards = getenv("STARDECK_CARDS");
    text_printf(&folder, "%s/tactics", cards != NULL ? cards : "cards");
    ck_assert(pack_load(&catalog, games_find("tactics"), text_string(&folder), &problems));
    text_finish(&folder);
}

static void unload(void) {
    pack_finish(&catalog);
}

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
    explain_card(catalog.rules, view, row, at, &why);
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
}

static void check_lead(const TacticsView *view, uint8_t row) {
    WhyLead lead;
    explain_lead(catalog.rules, view, row, &lead);
    ck_assert_uint_eq(lead.winner, view->row[row].leader);
    tied += lead.by == WIN_TIE && lead.winner != SEAT_NONE;
    galaxies += lead.by == WIN_GALAXY;
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
        explain_row(catalog.rules, view, row, seat, &why);
        check_sum(&why, shown_sum(view, row, seat), shown->count <= LANE_MAX);
    }
    check_lead(view, row);
}

// What has just been scored goes on being shown, and explained, as it was scored.
static void check_scored(const TacticsState *state, uint8_t row) {
    static TacticsView view;
    tactics_view(catalog.rules, state, 0, &view);
    for (Seat seat = 0; seat < view.seats; seat++)
        ck_assert_uint_eq(view.row[row].eighths[seat], view.scored_eighths[row][seat]);
    ck_assert_uint_eq(view.row[row].leader, view.scored_winner[row]);
}

static void check_points(const TacticsView *view) {
    Why why;
    for (Seat seat = 0; seat < view->seats; seat++) {
        const ViewSeat *pile = &view->seat[tactics_pile_seat(view, seat)];
        explain_points(catalog.rules, view, seat, &why);
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
    tactics_view(catalog.rules, before, 0, &view);
    if ((before->flags & FLAG_TOP_SECRET) != 0)
        return;
    for (uint8_t row = 0; row < ROWS; row++)
        for (Seat seat = 0; seat < before->seats && before->target[row] != NONE; seat++) {
            Why why;
            int parts[3];
            TacticsState after = *before;
            after.won[after.won_count] = before->target[row];
            after.won_by[after.won_count++] = pile_seat(before, seat);
            explain_target(catalog.rules, &view, before->target[row], seat, &why);
            check_sum(&why,
                      8 * (points_of(catalog.rules, &after, seat, parts) -
                           points_of(catalog.rules, before, seat, parts)),
                      true);
        }
}

static void check_same(const TacticsView *a, const TacticsView *b) {
    Why why[2];
    WhyLead lead[2];
    for (uint8_t row = 0; row < ROWS; row++) {
        for (uint8_t at = 0; at < a->row[row].count && at < LANE_MAX; at++) {
            explain_card(catalog.rules, a, row, at, &why[0]);
            explain_card(catalog.rules, b, row, at, &why[1]);
            ck_assert_mem_eq(&why[0], &why[1], sizeof why[0]);
        }
        for (Seat seat = 0; seat < a->seats; seat++) {
            explain_row(catalog.rules, a, row, seat, &why[0]);
            explain_row(catalog.rules, b, row, seat, &why[1]);
            ck_assert_mem_eq(&why[0], &why[1], sizeof why[0]);
        }
        explain_lead(catalog.rules, a, row, &lead[0]);
        explain_lead(catalog.rules, b, row, &lead[1]);
        ck_assert_mem_eq(&lead[0], &lead[1], sizeof lead[0]);
    }
    for (Seat seat = 0; seat < a->seats; seat++) {
        explain_points(catalog.rules, a, seat, &why[0]);
        explain_points(catalog.rules, b, seat, &why[1]);
        ck_assert_mem_eq(&why[0], &why[1], sizeof why[0]);
    }
}

static void check_state(const TacticsState *state, Rng *rng) {
    static TacticsView views[2];
    const Seat viewer = (Seat)rng_below(rng, state->seats);
    TacticsState other = *state;
    scramble(&other, viewer, NULL, rng);
    tactics_view(catalog.rules, state, viewer, &views[0]);
    tactics_view(catalog.rules, &other, viewer, &views[1]);
    check_view(&views[0]);
    check_same(&views[0], &views[1]);
    check_targets(state);
}

// Each state on the way too: the rows as they are scored are over before anybody decides again.
static void play(const SetupOptions *options) {
    static Command commands[COMMANDS_MAX];
    TacticsState s;
    Rng rules_rng, test_rng;
    rng_seed(&rules_rng, options->seed);
    rng_seed(&test_rng, options->seed + 1);
    catalog.game->setup(catalog.rules, options, &rules_rng, &s, NULL);
    for (;;) {
        const Seat seat = catalog.game->to_act(catalog.rules, &s);
        check_state(&s, &test_rng);
        if (seat == SEAT_NONE)
            return;
        int count = legal_commands(catalog.rules, &s, commands, COMMANDS_MAX);
        count = count < COMMANDS_MAX ? count : COMMANDS_MAX;
        const Command command = commands[rng_below(&test_rng, (uint32_t)count)];
        EventList events = scramble_events(0);
        ck_assert_int_eq(catalog.game->apply(catalog.rules, &s, seat, &command, &rules_rng, &events),
                         VERDICT_OK);
        for (int i = 0; i < events.count; i++) {
            if (scramble_state(0, i)->phase == PHASE_SCORING)
                check_state(scramble_state(0, i), &test_rng);
            if (events.item[i].kind == EVENT_ROW_WON)
                check_scored(scramble_state(0, i), events.item[i].row);
        }
    }
}

static const SetupOptions tables[] = {
    {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE},
    {.seats = 2, .faction = {2, 3}, .flags = FLAG_SHORT | FLAG_TOP_SECRET, .first = SEAT_NONE},
    {.seats = 3, .faction = {0, 3, 2}, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 3, 1, 2}, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 3, 1, 2}, .variant = VARIANT_ALLIANCES, .first = SEAT_NONE},
    {.seats = 4, .faction = {1, 2, 0, 3}, .variant = VARIANT_BLIND_TRUST, .first = SEAT_NONE},
};

START_TEST(parts_add_up_to_what_is_shown) {
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        for (uint64_t seed = 0; seed < 3; seed++) {
            SetupOptions options = tables[i];
            options.seed = seed * 1000 + i;
            play(&options);
        }
    // The games had something to explain.
    ck_assert_int_gt(blocked, 0);
    ck_assert_int_gt(halved, 0);
    ck_assert_int_gt(tied, 0);
    ck_assert_int_gt(galaxies, 0);
    ck_assert_int_gt(bonuses, 0);
    ck_assert_int_gt(raised, 0);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("explain");
    TCase *tcase = tcase_create("explain");
    tcase_add_unchecked_fixture(tcase, load, unload);
    tcase_add_test(tcase, parts_add_up_to_what_is_shown);
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
