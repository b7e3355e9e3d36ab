// SPDX-License-Identifier: MIT
// What is said to tell nothing does tell nothing: where a command may be taken back, all that it brings about
// was to be foreseen. Everything that the viewer can't know is replaced by something else that fits, the same
// command is carried out, and each event and each view after it must be the same to the byte. So whoever
// takes it back has learned nothing by it.
#include "data/pack.h"
#include "games/tactics/tactics.h"
#include "games/tactics/views.h"
#include "scramble.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static Catalog catalog;
static Command legal[COMMANDS_MAX];
static int free_by_verb[VERB_ACK + 1], free_removals, openly;

static void load(void) {
    Problems problems = {0};
    Text folder = {0};
    const char *cards = getenv("STARDECK_CARDS");
    text_printf(&folder, "%s/tactics", cards != NULL ? cards : "cards");
    ck_assert(pack_load(&catalog, &tactics_game, text_string(&folder), &problems));
    text_finish(&folder);
}

static void unload(void) {
    pack_finish(&catalog);
}

static EventList carry_out(int which, TacticsState state, Rng rules_rng, const Command *command) {
    EventList events = scramble_events(which);
    const Seat seat = catalog.game->to_act(catalog.rules, &state);
    ck_assert_int_eq(catalog.game->apply(catalog.rules, &state, seat, command, &rules_rng, &events),
                     VERDICT_OK);
    ck_assert_int_eq(events.dropped, 0);
    return events;
}

static bool tells_nothing(const EventList *events, Seat viewer) {
    for (int i = 0; i < events->count; i++)
        if (catalog.game->tells(&events->item[i], viewer) != TELLS_NOTHING)
            return false;
    return true;
}

static void compare(const EventList *a, const EventList *b, Seat viewer) {
    static TacticsView views[2];
    ck_assert_int_eq(a->count, b->count);
    for (int i = 0; i < a->count; i++) {
        const Event events[2] = {event_for(&a->item[i], viewer), event_for(&b->item[i], viewer)};
        ck_assert_mem_eq(&events[0], &events[1], sizeof events[0]);
        for (int k = 0; k < 2; k++)
            tactics_view(catalog.rules, scramble_state(k, i), viewer, &views[k]);
        ck_assert_msg(memcmp(&views[0], &views[1], sizeof views[0]) == 0,
                      "event %d of kind %d tells something", i, events[0].kind);
    }
}

// The command's own cards are the same in both; they too must have been in sight.
static void check_named(const TacticsState *state, const EventList *events, Seat viewer) {
    static TacticsView view;
    const Event nothing = {.card = NONE, .owner = SEAT_NONE};
    Keep seen = {{0}};
    tactics_view(catalog.rules, state, viewer, &view);
    scramble_mark_seen(&seen, &view, &nothing);
    for (int i = 0; i < events->count; i++) {
        const Event event = event_for(&events->item[i], viewer);
        if (event.card != NONE && event.owner < SEATS_MAX)
            ck_assert_msg(seen[event.owner][event.card] || view.drawn == event.card ||
                              view.drawn_with == event.card,
                          "event %d of kind %d names a card that was not in sight", i, event.kind);
    }
}

static void count_free(const Command *command, const EventList *events, Seat viewer) {
    free_by_verb[command->verb]++;
    openly += viewer == SEAT_NONE;
    for (int i = 0; i < events->count; i++)
        free_removals += events->item[i].kind == EVENT_REMOVE;
}

static void check(const TacticsState *state, const Command *command, Seat viewer, const Rng *rules_rng,
                  Rng *rng) {
    const EventList events = carry_out(0, *state, *rules_rng, command);
    if (!tells_nothing(&events, viewer))
        return;
    count_free(command, &events, viewer);
    check_named(state, &events, viewer);
    for (int again = 0; again < 3; again++) {
        TacticsState other = *state;
        Keep keep = {{0}};
        scramble_keep_own(state, catalog.game->to_act(catalog.rules, state), command, &keep);
        scramble(&other, viewer, &keep, rng);
        rng_shuffle(rng, other.targets, other.target_count); // none of them is dealt
        const EventList others = carry_out(1, other, *rules_rng, command);
        compare(&events, &others, viewer);
    }
}

static void play(const SetupOptions *options) {
    TacticsState state;
    Rng rules_rng, rng;
    rng_seed(&rules_rng, options->seed);
    rng_seed(&rng, options->seed + 1);
    catalog.game->setup(catalog.rules, options, &rules_rng, &state, NULL);
    for (Seat seat; (seat = catalog.game->to_act(catalog.rules, &state)) != SEAT_NONE;) {
        int count = catalog.game->legal(catalog.rules, &state, legal, COMMANDS_MAX);
        if (count > COMMANDS_MAX)
            count = COMMANDS_MAX;
        const Command command = legal[rng_below(&rng, (uint32_t)count)];
        check(&state, &command, seat, &rules_rng, &rng);
        check(&state, &command, SEAT_NONE, &rules_rng, &rng);
        catalog.game->apply(catalog.rules, &state, seat, &command, &rules_rng, NULL);
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
#define TABLES ((int)(sizeof tables / sizeof tables[0]))

START_TEST(what_can_be_taken_back_has_told_nothing) {
    for (int table = 0; table < TABLES; table++)
        for (uint64_t seed = 0; seed < 12; seed++) {
            SetupOptions options = tables[table];
            options.seed = seed * 1000 + (uint64_t)table;
            play(&options);
        }
    ck_assert_int_gt(free_by_verb[VERB_PASS], 0);
    ck_assert_int_gt(free_by_verb[VERB_PICK], 0);
    ck_assert_int_gt(free_by_verb[VERB_MOVE], 0);
    ck_assert_int_gt(free_removals, 0);
    ck_assert_int_gt(openly, 0);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("tells");
    TCase *tcase = tcase_create("games");
    tcase_add_unchecked_fixture(tcase, load, unload);
    tcase_add_test(tcase, what_can_be_taken_back_has_told_nothing);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
