// SPDX-License-Identifier: MIT
// Nobody can peek: in random positions of every variant and number of seats, everything a viewer can't know
// is replaced by something else that fits, and the viewer's view and legal commands must stay the same to the
// byte (rules §9).
#include "data/pack.h"
#include "games/registry.h"
#include "games/tactics/views.h"
#include "scramble.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static Catalog catalog;

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

static Command commands[2][COMMANDS_MAX];

static void compare(const TacticsState *state, Seat viewer, Rng *rng) {
    static TacticsView views[2];
    TacticsState other = *state;
    scramble(&other, viewer, NULL, rng);
    tactics_view(catalog.rules, state, viewer, &views[0]);
    tactics_view(catalog.rules, &other, viewer, &views[1]);
    ck_assert_mem_eq(&views[0], &views[1], sizeof views[0]);
    if (viewer != catalog.game->to_act(catalog.rules, state))
        return;
    const int count = legal_commands(catalog.rules, state, commands[0], COMMANDS_MAX);
    ck_assert_int_eq(count, legal_commands(catalog.rules, &other, commands[1], COMMANDS_MAX));
    ck_assert_mem_eq(commands[0], commands[1],
                     (size_t)(count < COMMANDS_MAX ? count : COMMANDS_MAX) * sizeof(Command));
}

static void play_and_compare(const SetupOptions *options) {
    TacticsState s;
    Rng rules_rng, test_rng;
    rng_seed(&rules_rng, options->seed);
    rng_seed(&test_rng, options->seed + 1);
    catalog.game->setup(catalog.rules, options, &rules_rng, &s, NULL);
    for (;;) {
        const Seat seat = catalog.game->to_act(catalog.rules, &s);
        for (Seat viewer = 0; viewer < s.seats; viewer++)
            compare(&s, viewer, &test_rng);
        compare(&s, SEAT_NONE, &test_rng);
        if (seat == SEAT_NONE)
            return;
        int count = legal_commands(catalog.rules, &s, commands[0], COMMANDS_MAX);
        if (count > COMMANDS_MAX)
            count = COMMANDS_MAX;
        const Command command = commands[0][rng_below(&test_rng, (uint32_t)count)];
        ck_assert_int_eq(catalog.game->apply(catalog.rules, &s, seat, &command, &rules_rng, NULL),
                         VERDICT_OK);
    }
}

// ---- what a command causes

// May the viewer know the card that `event` names to it? By the views before and after it (which have a test
// of their own), or because the rules open it in that very moment.
static bool may_be_told(const TacticsView *before, const TacticsView *after, Seat viewer,
                        const Event *event) {
    const uint8_t opened[] = {EVENT_OFFER_OPEN, EVENT_SHIELD, EVENT_SHIELD_OFF, EVENT_SHIELD_BACK};
    Keep seen = {{0}};
    const Event nothing = {.card = NONE};
    if (event->card == NONE || event->owner == SEAT_NONE || event->owner == viewer ||
        memchr(opened, event->kind, sizeof opened) != NULL)
        return true;
    scramble_mark_seen(&seen, before, &nothing);
    scramble_mark_seen(&seen, after, &nothing);
    return seen[event->owner][event->card] || after->drawn == event->card;
}

static void check_told(const TacticsView *before, const TacticsView *after, Seat viewer, const Event *event) {
    ck_assert_msg(may_be_told(before, after, viewer, event), "event %d names a hidden card", event->kind);
}

static int compared;

static void compare_events(const TacticsState *before, const Command *command, Seat viewer,
                           const Rng *rules_rng, Rng *rng) {
    static TacticsView views[2];
    const Seat seat = catalog.game->to_act(catalog.rules, before);
    Keep keep = {{0}};
    if (!scramble_keep(&catalog, before, command, viewer, rules_rng, check_told, &keep))
        return;
    EventList lists[2] = {scramble_events(0), scramble_events(1)};
    for (int k = 0; k < 2; k++) {
        TacticsState state = *before;
        Rng rules = *rules_rng;
        if (k == 1)
            scramble(&state, viewer, &keep, rng);
        ck_assert_int_eq(catalog.game->apply(catalog.rules, &state, seat, command, &rules, &lists[k]),
                         VERDICT_OK);
    }
    ck_assert_int_eq(lists[0].count, lists[1].count);
    for (int i = 0; i < lists[0].count; i++) {
        const Event events[2] = {event_for(&lists[0].item[i], viewer), event_for(&lists[1].item[i], viewer)};
        ck_assert_mem_eq(&events[0], &events[1], sizeof events[0]);
        for (int k = 0; k < 2; k++)
            tactics_view(catalog.rules, scramble_state(k, i), viewer, &views[k]);
        ck_assert_mem_eq(&views[0], &views[1], sizeof views[0]);
    }
    compared += lists[0].count;
}

static void play_and_compare_events(const SetupOptions *options) {
    TacticsState s;
    Rng rules_rng, test_rng;
    rng_seed(&rules_rng, options->seed);
    rng_seed(&test_rng, options->seed + 1);
    catalog.game->setup(catalog.rules, options, &rules_rng, &s, NULL);
    for (;;) {
        const Seat seat = catalog.game->to_act(catalog.rules, &s);
        if (seat == SEAT_NONE)
            return;
        int count = legal_commands(catalog.rules, &s, commands[0], COMMANDS_MAX);
        const Command command = commands[0][rng_below(&test_rng, (uint32_t)count)];
        for (Seat viewer = 0; viewer < s.seats; viewer++)
            compare_events(&s, &command, viewer, &rules_rng, &test_rng);
        compare_events(&s, &command, SEAT_NONE, &rules_rng, &test_rng);
        catalog.game->apply(catalog.rules, &s, seat, &command, &rules_rng, NULL);
    }
}

static const SetupOptions tables[] = {
    {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE},
    {.seats = 2, .faction = {2, 3}, .flags = FLAG_SHORT | FLAG_TOP_SECRET, .first = SEAT_NONE},
    {.seats = 3, .faction = {0, 3, 2}, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 3, 1, 2}, .flags = FLAG_TOP_SECRET, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 3, 1, 2}, .variant = VARIANT_ALLIANCES, .first = SEAT_NONE},
    {.seats = 4, .faction = {1, 2, 0, 3}, .variant = VARIANT_BLIND_TRUST, .first = SEAT_NONE},
};

START_TEST(views_depend_on_nothing_hidden) {
    SetupOptions options = tables[_i];
    for (uint64_t seed = 0; seed < 12; seed++) {
        options.seed = seed * 1000 + (uint64_t)_i;
        play_and_compare(&options);
    }
}
END_TEST

START_TEST(events_tell_nothing_hidden) {
    SetupOptions options = tables[_i];
    compared = 0;
    for (uint64_t seed = 0; seed < 4; seed++) {
        options.seed = seed * 1000 + 500 + (uint64_t)_i;
        play_and_compare_events(&options);
    }
    ck_assert_int_gt(compared, 1000);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("secrets");
    TCase *tcase = tcase_create("views");
    tcase_add_unchecked_fixture(tcase, load, unload);
    tcase_add_loop_test(tcase, views_depend_on_nothing_hidden, 0, (int)(sizeof tables / sizeof tables[0]));
    tcase_add_loop_test(tcase, events_tell_nothing_hidden, 0, (int)(sizeof tables / sizeof tables[0]));
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
