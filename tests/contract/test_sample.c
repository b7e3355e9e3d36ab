// SPDX-License-Identifier: MIT
// Tests that opponents can't peek: what a seat is given to think with (Game.standpoint, with its memory)
// stays the same to the byte when everything it can't know is replaced; a sample of it shows the seat the
// same view, is valid, offers the same commands and can be played on; and hidden things are in each place as
// often as they should be. For every game, in random positions of every table, for every seat.
#include "engine/game.h"
#include "walk.h"

#include <math.h>
#include <string.h>

typedef struct Bytes {
    alignas(8) uint8_t bytes[VIEW_MAX];
} Bytes;

_Static_assert(STANDPOINT_MAX <= VIEW_MAX && STATE_MAX <= VIEW_MAX, "one size for all");

static alignas(8) uint8_t notebook[SEATS_MAX][NOTEBOOK_MAX];
static int table_now;

static Seat seats(void) {
    return tested_game()->table[table_now].seats;
}

// ---- what the seats remember

static void tell(const EventList *events) {
    ck_assert_int_eq(events->dropped, 0);
    for (Seat seat = 0; seat < seats(); seat++)
        for (int i = 0; i < events->count; i++) {
            const Event told = event_for(&events->item[i], seat);
            walk_catalog.game->remember(walk_catalog.rules, notebook[seat], seat, &told);
        }
}

static void remember(const Position *position) {
    static Bytes state;
    if (position->seat == SEAT_NONE || walk_catalog.game->notebook_bytes == 0)
        return;
    EventList events = walk_events(0);
    memcpy(state.bytes, position->state, walk_catalog.game->state_bytes);
    walk_step(position, state.bytes, &events);
    tell(&events);
}

static void walk_remembering(uint64_t seed, WalkLook look) {
    memset(notebook, 0, sizeof notebook);
    walk(table_now, seed, look);
}

// ---- one position

static int compared, changed, known; // … with something remembered

// What a seat can't know, dealt anew.
static void scramble(const void *state, Seat viewer, Rng *rng, Bytes *out) {
    static TestedKeep keep;
    keep = (TestedKeep){0};
    memcpy(out->bytes, state, walk_catalog.game->state_bytes);
    tested_game()->remembered(state, viewer, notebook[viewer], &keep);
    tested_game()->scramble(out->bytes, viewer, &keep, rng);
    if (tested_game()->scramble_rest != NULL)
        tested_game()->scramble_rest(out->bytes, rng);
    if (tested_game()->scramble_begun != NULL)
        tested_game()->scramble_begun(out->bytes, viewer, rng);
}

static void stand(const Game *game, const void *state, Seat viewer, int fill, Bytes *out) {
    memset(out->bytes, fill, sizeof out->bytes);
    game->standpoint(walk_catalog.rules, state, viewer, notebook[viewer], out->bytes);
}

static void sample(const Game *game, const Bytes *standpoint, int fill, Rng rng, Bytes *out) {
    memset(out->bytes, fill, sizeof out->bytes);
    game->sample(walk_catalog.rules, standpoint->bytes, &rng, out->bytes);
}

// The same standpoint of a state and of one that differs in what is hidden, and the same samples, whatever
// lay where they are written? `game` may be one that leaks.
static bool tells_nothing(const Game *game, const void *state, Seat viewer, Rng *rng) {
    static Bytes other, standpoint[2], sampled[2];
    scramble(state, viewer, rng, &other);
    changed += memcmp(state, other.bytes, game->state_bytes) != 0;
    stand(game, state, viewer, 0x55, &standpoint[0]);
    stand(game, other.bytes, viewer, 0xAA, &standpoint[1]);
    sample(game, &standpoint[0], 0x33, *rng, &sampled[0]);
    sample(game, &standpoint[1], 0xCC, *rng, &sampled[1]);
    return memcmp(standpoint[0].bytes, standpoint[1].bytes, game->standpoint_bytes) == 0 &&
           memcmp(sampled[0].bytes, sampled[1].bytes, game->state_bytes) == 0;
}

static void same_view(const void *a, const void *b, Seat viewer) {
    static Bytes views[2];
    walk_view(a, viewer, views[0].bytes);
    walk_view(b, viewer, views[1].bytes);
    ck_assert_mem_eq(views[0].bytes, views[1].bytes, walk_catalog.game->view_bytes);
}

static void in_order(const void *state) {
    Text problem = {0};
    const bool good = walk_catalog.game->check(walk_catalog.rules, state, &problem);
    ck_assert_msg(good, "%s", text_string(&problem));
    text_finish(&problem);
}

static void same_commands(const Position *position, const void *state) {
    static Command legal[COMMANDS_MAX];
    const int count = walk_catalog.game->legal(walk_catalog.rules, state, legal, COMMANDS_MAX);
    ck_assert_int_eq(walk_catalog.game->to_act(walk_catalog.rules, state), position->seat);
    ck_assert_int_eq(count < COMMANDS_MAX ? count : COMMANDS_MAX, position->count);
    ck_assert_mem_eq(legal, position->legal, (size_t)position->count * sizeof(Command));
}

static void look_at_seat(const Position *position, Seat viewer, Rng *rng) {
    const Game *game = walk_catalog.game;
    static Bytes standpoint, sampled;
    ck_assert(tells_nothing(game, position->state, viewer, rng));
    stand(game, position->state, viewer, 0, &standpoint);
    sample(game, &standpoint, 0, *rng, &sampled);
    rng_next(rng);
    same_view(position->state, sampled.bytes, viewer);
    in_order(sampled.bytes);
    ck_assert_int_eq(game->to_act(walk_catalog.rules, sampled.bytes), position->seat);
    if (viewer == position->seat)
        same_commands(position, sampled.bytes);
    static const uint8_t nothing[NOTEBOOK_MAX];
    known += memcmp(nothing, notebook[viewer], game->notebook_bytes) != 0;
    compared++;
}

static void look(const Position *position, Rng *rng) {
    for (Seat viewer = 0; viewer < seats(); viewer++)
        look_at_seat(position, viewer, rng);
    remember(position);
}

START_TEST(a_standpoint_tells_nothing_hidden) {
    compared = changed = known = 0;
    table_now = _i;
    for (int game = 0; game < 12 * tested_game()->games; game++)
        walk_remembering((uint64_t)game, look);
    ck_assert_int_gt(compared, 4000);
    ck_assert_int_gt(changed, compared / 2);
    if (walk_catalog.game->notebook_bytes > 0)
        ck_assert_int_gt(known, 300);
}
END_TEST

// ---- a match

// A match of the table, and one in which nobody asks before the end: what is remembered must be the same, and
// asking changes nothing.
static void play_both(Match *match, Match *quiet, Rng *rng) {
    static Command legal[COMMANDS_MAX];
    static Standpoint standpoint;
    for (Seat seat = match_to_act(match); seat != SEAT_NONE; seat = match_to_act(match)) {
        int count = match_legal(match, legal, COMMANDS_MAX);
        count = count < COMMANDS_MAX ? count : COMMANDS_MAX;
        const Command *command = tested_choice(walk_catalog.game, legal, count, rng);
        match_standpoint(match, seat, &standpoint);
        ck_assert_int_eq(match_submit(match, seat, command, NULL), VERDICT_OK);
        ck_assert_int_eq(match_submit(quiet, seat, command, NULL), VERDICT_OK);
        ck_assert_uint_eq(match_hash(match), match_hash(quiet));
        if (rng_below(rng, 400) == 0)
            return;
    }
}

START_TEST(what_is_remembered_is_in_the_log) {
    static Standpoint a, b;
    table_now = _i;
    Rng rng;
    rng_seed(&rng, 5);
    for (uint64_t game = 0; game < 6; game++) {
        SetupOptions options = tested_game()->table[_i];
        Text problem = {0};
        options.seed = 300 + game;
        Match *match = match_create(&walk_catalog, &options, NULL, &problem);
        Match *quiet = match_create(&walk_catalog, &options, NULL, &problem);
        play_both(match, quiet, &rng);
        for (Seat viewer = 0; viewer < seats(); viewer++) {
            match_standpoint(match, viewer, &a);
            match_standpoint(quiet, viewer, &b);
            ck_assert_int_eq(a.viewer, viewer);
            ck_assert_mem_eq(a.bytes, b.bytes, walk_catalog.game->standpoint_bytes);
        }
        match_destroy(match);
        match_destroy(quiet);
        text_finish(&problem);
    }
}
END_TEST

// ---- playing on

static void play_on(void *state, Rng *rng) {
    static Command legal[COMMANDS_MAX];
    const Game *game = walk_catalog.game;
    for (int step = 0; step < 60 && game->to_act(walk_catalog.rules, state) != SEAT_NONE; step++) {
        int count = game->legal(walk_catalog.rules, state, legal, COMMANDS_MAX);
        ck_assert_int_gt(count, 0);
        count = count < COMMANDS_MAX ? count : COMMANDS_MAX;
        const Command command = *tested_choice(game, legal, count, rng);
        const Seat seat = game->to_act(walk_catalog.rules, state);
        ck_assert_int_eq(game->apply(walk_catalog.rules, state, seat, &command, rng, NULL), VERDICT_OK);
        in_order(state);
    }
}

static int since_played;

static void look_and_play_on(const Position *position, Rng *rng) {
    static Bytes standpoint, sampled;
    for (Seat viewer = 0; viewer < seats(); viewer++) {
        if (since_played++ % 7 != 0)
            continue;
        stand(walk_catalog.game, position->state, viewer, 0, &standpoint);
        sample(walk_catalog.game, &standpoint, 0, *rng, &sampled);
        play_on(sampled.bytes, rng);
    }
    remember(position);
}

START_TEST(a_sample_can_be_played_on) {
    table_now = _i;
    for (int game = 0; game < 3 * tested_game()->games; game++)
        walk_remembering(50 + (uint64_t)game, look_and_play_on);
}
END_TEST

// ---- each as likely as it should be

#define DRAWS 500

static double deviation, freedom; // the sum of all chi-squares, and what it should be
static int places;

static void count_lots(const Bytes *standpoint, Seat viewer, int place, const double chance[256], Rng *rng) {
    static Bytes sampled;
    int drawn[256] = {0}, cells = 0;
    for (int i = 0; i < DRAWS; i++) {
        walk_catalog.game->sample(walk_catalog.rules, standpoint->bytes, rng, sampled.bytes);
        drawn[tested_game()->lies(sampled.bytes, viewer, notebook[viewer], place)]++;
    }
    for (int card = 0; card < 256; card++) {
        ck_assert(chance[card] > 0 || drawn[card] == 0);
        if (chance[card] <= 0)
            continue;
        const double expected = chance[card] * DRAWS;
        deviation += (drawn[card] - expected) * (drawn[card] - expected) / expected;
        cells++;
    }
    freedom += cells - 1;
    places++;
}

static int since_counted;

static void look_at_lots(const Position *position, Rng *rng) {
    static Bytes standpoint;
    double chance[256];
    for (Seat viewer = 0; viewer < seats() && position->seat != SEAT_NONE; viewer++) {
        if (since_counted++ % 11 != 0)
            continue;
        stand(walk_catalog.game, position->state, viewer, 0, &standpoint);
        for (int place = 0; place < TESTED_PLACES; place++) {
            memset(chance, 0, sizeof chance);
            if (tested_game()->chances(walk_catalog.rules, position->state, viewer, notebook[viewer], place,
                                       chance))
                count_lots(&standpoint, viewer, place, chance, rng);
        }
    }
    remember(position);
}

// Sums of so many are as good as normal: four standard deviations.
static bool as_expected(void) {
    return fabs(deviation - freedom) < 4 * sqrt(2 * freedom);
}

START_TEST(hidden_cards_lie_anywhere) {
    deviation = freedom = 0;
    places = 0;
    for (table_now = 0; table_now < walk_tables(); table_now++)
        walk_remembering(70, look_at_lots);
    ck_assert_int_gt(places, 50);
    ck_assert_msg(as_expected(), "chi-square %.0f of %d places where %.0f is expected", deviation, places,
                  freedom);
}
END_TEST

// ---- would it be noticed?

static void leaky_standpoint(const void *rules, const void *state, Seat viewer, const void *notes,
                             void *out) {
    (void)rules, (void)viewer, (void)notes;
    memcpy(out, state, walk_catalog.game->state_bytes);
}

static void leaky_sample(const void *rules, const void *standpoint, Rng *rng, void *state) {
    (void)rules, (void)rng;
    memcpy(state, standpoint, walk_catalog.game->state_bytes);
}

static int leaks;

static void look_for_leaks(const Position *position, Rng *rng) {
    Game leaky = *walk_catalog.game;
    leaky.standpoint = leaky_standpoint;
    leaky.sample = leaky_sample;
    leaky.standpoint_bytes = leaky.state_bytes;
    for (Seat viewer = 0; viewer < seats(); viewer++)
        leaks += !tells_nothing(&leaky, position->state, viewer, rng);
    remember(position);
}

START_TEST(a_leak_is_noticed) {
    leaks = 0;
    table_now = 0;
    walk_remembering(90, look_for_leaks);
    ck_assert_int_gt(leaks, 10);
}
END_TEST

int test_sample(void) {
    Suite *suite = suite_create("sample");
    TCase *tcase = tcase_create("standpoints");
    tcase_add_unchecked_fixture(tcase, walk_load, walk_unload);
    tcase_set_timeout(tcase, 300);
    tcase_add_loop_test(tcase, a_standpoint_tells_nothing_hidden, 0, walk_tables());
    tcase_add_loop_test(tcase, what_is_remembered_is_in_the_log, 0, walk_tables());
    tcase_add_loop_test(tcase, a_sample_can_be_played_on, 0, walk_tables());
    tcase_add_test(tcase, hidden_cards_lie_anywhere);
    tcase_add_test(tcase, a_leak_is_noticed);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
