// SPDX-License-Identifier: MIT
// Does a game keep the contract of engine/game.h? Plays random games of every number of seats,
// variant and flags, on a bare state through the game's own functions and, in step with it, through a match.
// Knows no game.
//
// usage: test_contract [SEEDS]; the game is STARDECK_TEST_GAME, else Tactics; the packs are those of
// STARDECK_CARDS, else of the folder cards.
#include "../support/program.h"

#include "core/hash.h"
#include "data/pack.h"
#include "engine/game.h"
#include "engine/match.h"
#include "games/registry.h"

#include <check.h>
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COMMANDS_LIMIT 20000 // no game takes as long
#define NEAR_EVERY 4         // neighbours are tried at one decision in this many
#define NEAR_MAX 64          // values tried in each field of a command
#define TRIED_MAX 24         // legal commands tried at each decision
#define FORGED_MAX 16        // commands made up at each decision
#define EVENTS_MAX 512
#define TABLES_EACH 12 // variants and flags together that a seed plays

static const char *cards_folder = "cards";
static int seed_count = 6;

typedef struct State {
    alignas(8) uint8_t bytes[STATE_MAX];
    Rng rng;
} State;

// A game in progress, twice: bare and as a match.
typedef struct Play {
    const Catalog *catalog;
    const Game *game;
    const void *rules;
    SetupOptions options;
    State now;
    Match *match;
    Rng random; // the test's own
    Seat seat;  // to act
    int legal_count;
    Command legal[COMMANDS_MAX];
} Play;

static int list_length(const char *const words[]) {
    int length = 0;
    while (words[length] != NULL)
        length++;
    return length;
}

// The rules' sentence must be empty as long as all is well.
static void assert_in_order(const Play *play, const State *state) {
    Text problem = {0};
    const bool good = play->game->check(play->rules, state->bytes, &problem);
    ck_assert_msg(good, "%s, seed %llu: %s", play->game->id, (unsigned long long)play->options.seed,
                  text_string(&problem));
    text_finish(&problem);
}

// Carries it out, after asking what would come of that: the answer is the same, and asking changes nothing.
static Verdict apply(const Play *play, State *state, Seat seat, const Command *command) {
    static State before;
    before = *state;
    const Verdict judged = play->game->judge(play->rules, state->bytes, seat, command);
    ck_assert_mem_eq(&before, state, sizeof before);
    const Verdict verdict = play->game->apply(play->rules, state->bytes, seat, command, &state->rng, NULL);
    ck_assert_msg(judged == verdict, "%s, seed %llu: judge says %s, apply %s (verb %d)", play->game->id,
                  (unsigned long long)play->options.seed, play->game->refusals[judged],
                  play->game->refusals[verdict], command->verb);
    return verdict;
}

static void read_legal(Play *play) {
    play->seat = play->game->to_act(play->rules, play->now.bytes);
    ck_assert_uint_eq(play->seat, match_to_act(play->match));
    play->legal_count = play->game->legal(play->rules, play->now.bytes, play->legal, COMMANDS_MAX);
}

static void assert_legal_is_a_list(const Play *play) {
    static Command again[COMMANDS_MAX];
    ck_assert_uint_lt(play->seat, play->options.seats);
    ck_assert_int_ge(play->legal_count, 1);
    ck_assert_int_le(play->legal_count, COMMANDS_MAX);
    for (int i = 1; i < play->legal_count; i++)
        ck_assert_msg(command_compare(&play->legal[i - 1], &play->legal[i]) < 0,
                      "legal commands %d and %d are not in order", i - 1, i);
    ck_assert_int_eq(match_legal(play->match, again, COMMANDS_MAX), play->legal_count);
    ck_assert_mem_eq(again, play->legal, (size_t)play->legal_count * sizeof again[0]);
    // Short of room, the number stays and nothing is written past the end.
    memset(again, 0xA5, 2 * sizeof again[0]);
    ck_assert_int_eq(match_legal(play->match, again, 1), play->legal_count);
    ck_assert_mem_eq(&again[0], &play->legal[0], sizeof again[0]);
    for (size_t i = 0; i < sizeof again[1]; i++)
        ck_assert_uint_eq(((const uint8_t *)&again[1])[i], 0xA5);
}

static int compare_bytes(const void *a, const void *b) {
    return *(const uint8_t *)a - *(const uint8_t *)b;
}

// Has the verb a list of cards? (What else stands in a command's list has an order that means something.)
static bool lists_cards(const Game *game, const Command *command) {
    const CommandKey *keys = game->verbs[command->verb].keys;
    for (int i = 0; i < VERB_KEYS_MAX && keys[i].key != NULL; i++)
        if (keys[i].kind == KEY_CARDS)
            return true;
    return false;
}

// The same command with its list in order.
static Command with_sorted_list(const Command *command) {
    Command sorted = *command;
    if (sorted.count <= COMMAND_LIST_MAX)
        qsort(sorted.list, sorted.count, 1, compare_bytes);
    return sorted;
}

// Is it legal, lists in any order?
static bool is_legal(const Play *play, const Command *command) {
    const Command wanted = with_sorted_list(command);
    for (int i = 0; i < play->legal_count; i++) {
        const Command sorted = with_sorted_list(&play->legal[i]);
        if (command_compare(&sorted, &wanted) == 0)
            return true;
    }
    return false;
}

static uint64_t hash_of(const Play *play, const State *state) {
    return state_hash(play->game, state->bytes, 0);
}

// What is not hashed is 0: each other byte counts, made one less or none at all.
static void assert_every_byte_is_hashed(const Play *play) {
    static State copy;
    const uint64_t hash = hash_of(play, &play->now);
    copy = play->now;
    for (size_t i = 0; i < play->game->state_bytes; i++) {
        const uint8_t byte = copy.bytes[i];
        for (int less = byte == 1 ? 1 : 2; less > 0 && byte != 0; less--) {
            copy.bytes[i] = less == 1 ? (uint8_t)(byte - 1) : 0;
            ck_assert_msg(hash_of(play, &copy) != hash, "%s: byte %zu of the state is %d, and is not hashed",
                          play->game->id, i, byte);
        }
        copy.bytes[i] = byte;
    }
}

static void assert_hash_tells_apart(const Play *play, const State *one, const State *other) {
    const bool same = memcmp(one->bytes, other->bytes, play->game->state_bytes) == 0;
    ck_assert_msg((hash_of(play, one) == hash_of(play, other)) == same, "%s, seed %llu: the hash is %s",
                  play->game->id, (unsigned long long)play->options.seed, same ? "another" : "the same");
}

static void assert_accepted(const Play *play, const Command *command) {
    State copy = play->now;
    const Verdict verdict = apply(play, &copy, play->seat, command);
    ck_assert_msg(verdict == VERDICT_OK, "%s, seed %llu: a legal command (verb %s) was refused: %s",
                  play->game->id, (unsigned long long)play->options.seed,
                  play->game->verbs[command->verb].name, play->game->refusals[verdict]);
    assert_in_order(play, &copy);
    assert_hash_tells_apart(play, &copy, &play->now);
}

static void assert_legal_ones_are_accepted(const Play *play) {
    const int step = play->legal_count / TRIED_MAX + 1;
    for (int i = 0; i < play->legal_count; i += step) {
        assert_accepted(play, &play->legal[i]);
        if (play->legal[i].count < 2 || !lists_cards(play->game, &play->legal[i]))
            continue;
        Command turned = play->legal[i];
        for (uint8_t k = 0; k < turned.count; k++)
            turned.list[k] = play->legal[i].list[turned.count - 1 - k];
        assert_accepted(play, &turned);
    }
}

static void assert_refused(const Play *play, Seat seat, const Command *command) {
    State copy = play->now;
    const Verdict verdict = apply(play, &copy, seat, command);
    ck_assert_msg(verdict != VERDICT_OK, "%s, seed %llu: a command of verb %d that is not legal was accepted",
                  play->game->id, (unsigned long long)play->options.seed, command->verb);
    ck_assert_int_lt(verdict, list_length(play->game->refusals));
    ck_assert_mem_eq(&copy, &play->now, sizeof copy);
    ck_assert_uint_eq(match_judge(play->match, seat, command), verdict);
}

// A legal command with a byte or two changed: near enough to a good one to get far into the rules.
static Command forge(Play *play) {
    Command forged = play->legal[rng_below(&play->random, (uint32_t)play->legal_count)];
    uint8_t bytes[sizeof forged];
    memcpy(bytes, &forged, sizeof forged);
    for (uint32_t changes = 1 + rng_below(&play->random, 2); changes > 0; changes--) {
        const uint32_t place = rng_below(&play->random, rng_below(&play->random, 3) == 0 ? sizeof bytes : 8);
        const uint32_t kind = rng_below(&play->random, 6);
        bytes[place] = kind == 0   ? NONE
                       : kind == 1 ? UNKNOWN
                       : kind == 2 ? (uint8_t)rng_below(&play->random, 256)
                                   : (uint8_t)rng_below(&play->random, 12);
    }
    memcpy(&forged, bytes, sizeof forged);
    return forged;
}

// May there be legal commands of this verb that are not listed?
static bool is_sampled(const Game *game, const Command *command) {
    for (uint8_t verb = 0; game->verbs[verb].name != NULL; verb++)
        if (verb == command->verb)
            return game->verbs[verb].sampled;
    return false;
}

static void assert_others_are_refused(Play *play) {
    for (int i = 0; i < FORGED_MAX; i++) {
        const Command forged = forge(play);
        State copy = play->now;
        if (is_sampled(play->game, &forged))
            apply(play, &copy, play->seat, &forged);
        else if (!is_legal(play, &forged))
            assert_refused(play, play->seat, &forged);
    }
    for (Seat seat = 0; seat < play->options.seats; seat++)
        if (seat != play->seat)
            assert_refused(play, seat, &play->legal[0]);
    assert_refused(play, SEAT_NONE, &play->legal[0]);
}

// Commands that differ from a legal one in one field: what the rules accept must be listed.
static void assert_neighbours_are_listed(Play *play) {
    const Command *near = &play->legal[rng_below(&play->random, (uint32_t)play->legal_count)];
    if (is_sampled(play->game, near) || rng_below(&play->random, NEAR_EVERY) != 0)
        return;
    for (size_t field = offsetof(Command, card); field < offsetof(Command, count); field++)
        for (int value = -1; value < NEAR_MAX; value++) {
            uint8_t bytes[sizeof *near];
            Command other;
            memcpy(bytes, near, sizeof bytes);
            bytes[field] = value < 0 ? NONE : (uint8_t)value;
            memcpy(&other, bytes, sizeof bytes);
            ck_assert_msg(
                match_judge(play->match, play->seat, &other) != VERDICT_OK || is_legal(play, &other),
                "%s, seed %llu: with byte %d as %d a command of verb %s is accepted, but not listed",
                play->game->id, (unsigned long long)play->options.seed, (int)field, value,
                play->game->verbs[other.verb].name);
        }
}

// Whoever looks at events must not change the game by that.
static void assert_events_change_nothing(const Play *play, const Command *command) {
    static Event events[EVENTS_MAX];
    static uint8_t states[4 * STATE_MAX];
    State quiet = play->now, watched = play->now;
    EventList list = {.item = events, .capacity = EVENTS_MAX};
    EventList few = {.item = events, .capacity = 4, .states = states, .state_bytes = play->game->state_bytes};
    apply(play, &quiet, play->seat, command);
    play->game->apply(play->rules, watched.bytes, play->seat, command, &watched.rng, &list);
    ck_assert_mem_eq(&watched, &quiet, sizeof quiet);
    ck_assert_int_eq(list.dropped, 0);
    watched = play->now;
    play->game->apply(play->rules, watched.bytes, play->seat, command, &watched.rng, &few);
    ck_assert_mem_eq(&watched, &quiet, sizeof quiet);
    ck_assert_int_eq(few.count + few.dropped, list.count);
}

// Whatever lay in the memory before: each view is written to its last byte, and a byte further nothing is.
// Who thinks ahead gets on by short cuts that must lead to the same place.
static void assert_thinking_keeps_the_rules(const Play *play, const Command *command) {
    State applied = play->now, proceeded = play->now;
    if (play->game->proceed != NULL) {
        apply(play, &applied, play->seat, command);
        play->game->proceed(play->rules, proceeded.bytes, command, &proceeded.rng);
        ck_assert_mem_eq(&proceeded, &applied, sizeof applied);
    }
    Rng rng = play->now.rng;
    for (int i = 0; i < 8 && play->game->playout != NULL; i++) {
        Command likely;
        play->game->playout(play->rules, play->now.bytes, &rng, &likely);
        const Verdict verdict = play->game->judge(play->rules, play->now.bytes, play->seat, &likely);
        ck_assert_msg(verdict == VERDICT_OK, "%s, seed %llu: a playout's command (verb %s) is refused: %s",
                      play->game->id, (unsigned long long)play->options.seed,
                      play->game->verbs[likely.verb].name, play->game->refusals[verdict]);
    }
}

static void assert_views_are_whole(const Play *play) {
    alignas(8) static uint8_t views[2][VIEW_MAX + 8]; // each of them aligned
    const size_t bytes = play->game->view_bytes;
    for (Seat viewer = 0; viewer <= play->options.seats; viewer++)
        for (int open = 0; open < 2; open++) {
            for (int i = 0; i < 2; i++) {
                const Seat seat = viewer < play->options.seats ? viewer : SEAT_NONE;
                memset(views[i], i == 0 ? 0 : 0xA5, sizeof views[i]);
                (open ? play->game->open_view : play->game->view)(play->rules, play->now.bytes, seat,
                                                                  views[i]);
            }
            ck_assert_mem_eq(views[0], views[1], bytes);
            ck_assert(views[0][bytes] == 0 && views[1][bytes] == 0xA5);
        }
}

// Who does not play has nothing; somebody wins. By what, the game decides.
static void assert_result(const Play *play) {
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX], any = false;
    memset(points, 0xA5, sizeof points);
    memset(winner, 1, sizeof winner);
    match_result(play->match, points, winner);
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        any |= winner[seat];
        ck_assert(seat < play->options.seats || (points[seat] == 0 && !winner[seat]));
    }
    ck_assert(any);
}

// Passing (and giving up) is rare, as otherwise games would be of nothing else; verbs are chosen evenly,
// plays within them too.
static Command choose(Play *play) {
    for (;;) {
        const Command *command = &play->legal[rng_below(&play->random, (uint32_t)play->legal_count)];
        const bool passes =
            play->game->verbs[command->verb].passes || play->game->verbs[command->verb].resigns;
        const bool only_passes = command_compare(&play->legal[0], command) <= 0 &&
                                 play->legal[0].verb == play->legal[play->legal_count - 1].verb;
        if (!passes || only_passes || rng_below(&play->random, 40) == 0)
            return *command;
    }
}

static void step(Play *play) {
    assert_legal_is_a_list(play);
    assert_legal_ones_are_accepted(play);
    assert_others_are_refused(play);
    assert_neighbours_are_listed(play);
    const Command command = choose(play);
    const uint16_t turns = match_turns(play->match);
    assert_events_change_nothing(play, &command);
    assert_thinking_keeps_the_rules(play, &command);
    assert_views_are_whole(play);
    if (match_log_count(play->match) % 4 == 0)
        assert_every_byte_is_hashed(play);
    ck_assert_uint_eq(apply(play, &play->now, play->seat, &command), VERDICT_OK);
    ck_assert_uint_eq(match_submit(play->match, play->seat, &command, NULL), VERDICT_OK);
    assert_in_order(play, &play->now);
    assert_result(play);
    ck_assert_uint_ge(match_turns(play->match), turns);
    read_legal(play);
}

static void assert_over(const Play *play, const Command *last) {
    ck_assert_int_eq(play->legal_count, 0);
    for (Seat seat = 0; seat < play->options.seats; seat++)
        assert_refused(play, seat, last);
    assert_views_are_whole(play);
}

// Seed and commands are the whole game.
static void assert_log_replays(const Play *play) {
    Text problem = {0};
    Match *again = match_create(play->catalog, &play->options, NULL, &problem);
    ck_assert_ptr_nonnull(again);
    ck_assert(match_log_complete(play->match));
    for (int i = 0; i < match_log_count(play->match); i++) {
        const LogEntry *entry = match_log(play->match, i);
        ck_assert_uint_eq(match_submit(again, entry->seat, &entry->command, NULL), VERDICT_OK);
        ck_assert_msg(match_hash(again) == entry->hash, "the replay differs after command %d", i + 1);
    }
    match_destroy(again);
    text_finish(&problem);
}

static void play_game(const Catalog *catalog, const SetupOptions *options) {
    static Play play;
    Text problem = {0};
    memset(&play, 0, sizeof play);
    play.catalog = catalog;
    play.game = catalog->game;
    play.rules = catalog->rules;
    play.options = *options;
    rng_seed(&play.random, options->seed + 77);
    rng_seed(&play.now.rng, options->seed);
    play.game->setup(play.rules, options, &play.now.rng, play.now.bytes, NULL);
    play.match = match_create(catalog, options, NULL, &problem);
    ck_assert_msg(play.match != NULL, "%s", text_string(&problem));
    assert_in_order(&play, &play.now);
    int commands = 0;
    Command last = {.verb = 0};
    for (read_legal(&play); play.seat != SEAT_NONE; commands++) {
        ck_assert_int_lt(commands, COMMANDS_LIMIT);
        last = play.legal[0];
        step(&play);
    }
    assert_over(&play, &last);
    assert_log_replays(&play);
    match_destroy(play.match);
    text_finish(&problem);
}

// Draws seats until the game likes them. False when it never does: these flags don't go with this variant or
// number.
static bool draw_seats(const Catalog *catalog, SetupOptions *options, Rng *rng) {
    uint8_t order[UINT8_MAX];
    const uint8_t count = catalog_count(catalog, catalog->game->seat_table);
    for (uint8_t i = 0; i < count; i++)
        order[i] = i;
    Text problem = {0};
    bool good = false;
    for (int attempt = 0; attempt < 300 && !good; attempt++) {
        rng_shuffle(rng, order, count);
        memcpy(options->faction, order, sizeof options->faction);
        text_clear(&problem);
        good = catalog->game->options_ok(catalog->rules, options, &problem);
        ck_assert(good == (problem.length == 0)); // a refusal says why, and nothing else does
    }
    text_finish(&problem);
    return good;
}

static int play_all(const Catalog *catalog, uint64_t seed) {
    const Game *game = catalog->game;
    const int variants = list_length(game->variants), flags = 1 << list_length(game->flags);
    // Where there are very many tables each seed plays some of them, so that all seeds together play all.
    const int in_turn = (variants * flags + TABLES_EACH - 1) / TABLES_EACH;
    int games_played = 0;
    Rng rng;
    rng_seed(&rng, seed);
    for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++)
        for (int variant = 0; variant < variants; variant++)
            for (int flag = 0; flag < flags; flag++) {
                if ((variant + flag + seats + (int)seed) % in_turn != 0)
                    continue;
                SetupOptions options = {.seats = seats,
                                        .variant = (uint8_t)variant,
                                        .flags = (uint8_t)flag,
                                        .first = SEAT_NONE,
                                        .seed = seed * 1000 + (uint64_t)(variant * flags + flag)};
                if (!draw_seats(catalog, &options, &rng))
                    continue;
                if (rng_below(&rng, 2) == 0)
                    options.first = (Seat)rng_below(&rng, seats);
                play_game(catalog, &options);
                games_played++;
            }
    return games_played;
}

START_TEST(the_game_keeps_the_contract) {
    const char *only = getenv("STARDECK_TEST_GAME");
    int played = 0;
    for (size_t i = 0; games[i] != NULL; i++) {
        static Problems problems;
        if (strcmp(games[i]->id, only != NULL ? only : "tactics") != 0)
            continue;
        Catalog catalog;
        char folder[1024];
        snprintf(folder, sizeof folder, "%s/%s", cards_folder, games[i]->id);
        memset(&problems, 0, sizeof problems);
        ck_assert_msg(pack_load(&catalog, games[i], folder, &problems), "%s: %s", folder,
                      problems.item[0].message);
        ck_assert_uint_le(games[i]->state_bytes, STATE_MAX);
        ck_assert_uint_le(games[i]->view_bytes, VIEW_MAX);
        ck_assert_uint_le(games[i]->seats_min, games[i]->seats_max);
        ck_assert_uint_le(games[i]->seats_max, SEATS_MAX);
        ck_assert_int_gt(play_all(&catalog, (uint64_t)_i), 0);
        pack_finish(&catalog);
        played++;
    }
    ck_assert_int_eq(played, 1);
}
END_TEST

int test_contract(void) {
    const char *folder = getenv("STARDECK_CARDS");
    if (folder != NULL)
        cards_folder = folder;
    if (program_argc > 1)
        seed_count = (int)strtol(program_argv[1], NULL, 10);
    Suite *suite = suite_create("contract");
    TCase *tcase = tcase_create("random games");
    tcase_set_timeout(tcase, 600);
    tcase_add_loop_test(tcase, the_game_keeps_the_contract, 1, 1 + seed_count);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
