// SPDX-License-Identifier: MIT
// Tests a computer's advice on a decision (play/advice.h): the same decision gives the same advice, whatever
// the memory held before and whatever is hidden; the best command is the one the computer gives; the match is
// not changed; and assumptions about hidden cards are possible.
#include "ai/chance.h"
#include "ai/search_opponents.h"
#include "engine/game.h"
#include "play/advice.h"
#include "walk.h"

#include <stdlib.h>
#include <string.h>

#define ALL_CHANCES (CHANCE_ONE / 1000) // by which a sum of chances may be off: each is rounded
#define TWINS 60
#define A_MATCH 2    // decisions of one that are looked at, at most: those of long games take long
#define POSITIONS 22 // that are looked at, at most

static AdviceTask *task;
static int advised, believed, told, undecided, seats;

static void setup(void) {
    walk_load();
    task = malloc(sizeof *task);
    ck_assert_ptr_nonnull(task);
}

static void teardown(void) {
    free(task);
    walk_unload();
}

static bool same_move(const AdviceMove *a, const AdviceMove *b) {
    return command_compare(&a->command, &b->command) == 0 && a->expected == b->expected;
}

static bool same_belief(const AdviceBelief *a, const AdviceBelief *b) {
    return memcmp(&a->where, &b->where, sizeof a->where) == 0 && a->places == b->places &&
           a->kinds == b->kinds && a->even == b->even && a->likely == b->likely &&
           memcmp(a->card, b->card, sizeof a->card) == 0 &&
           memcmp(a->percent, b->percent, sizeof a->percent) == 0;
}

static void check_same(const Advice *a, const Advice *b) {
    ck_assert(a->who == b->who && a->seat == b->seat && a->choices == b->choices && a->count == b->count);
    ck_assert(a->forced == b->forced && a->is_made == b->is_made && a->made_at == b->made_at);
    for (int i = 0; i < a->count; i++)
        ck_assert(same_move(&a->best[i], &b->best[i]));
    if (a->is_made)
        ck_assert(same_move(&a->made, &b->made));
    ck_assert_int_eq(a->beliefs, b->beliefs);
    for (int i = 0; i < a->beliefs; i++)
        ck_assert(same_belief(&a->belief[i], &b->belief[i]));
}

// ---- of a match

static void check_made(const Advice *advice, const Command *made) {
    ck_assert(advice->is_made);
    ck_assert(command_compare(&advice->made.command, made) == 0);
    for (int i = 0; i < advice->count; i++)
        ck_assert((command_compare(&advice->best[i].command, made) == 0) == (advice->made_at == i));
}

// Without a move that was made: what the computer would do stands in front.
static void check_hint(Match *match, Rng rng, const Command *command) {
    Advice hint;
    advice_prepare(task, &normal_opponent, match, rng, NULL);
    advice_find(task, NULL, NULL, &hint);
    ck_assert(!hint.is_made && command_compare(&hint.best[0].command, command) == 0);
    for (int i = 2; i < hint.count; i++)
        ck_assert_int_ge(hint.best[i - 1].expected, hint.best[i].expected);
}

// Where a game tells chances, each is one, whoever leads; only others than blunders may be passed over
// without a word.
static void check_chances(const Advice *advice) {
    const Game *game = advice->view.game;
    for (int i = 0; i < advice->count && game->estimate_odds > 0; i++) {
        const int32_t chance = advice->best[i].expected;
        ck_assert(chance >= 0 && chance <= CHANCE_ONE);
        told++;
        undecided += chance >= CHANCE_ONE / 100 && chance <= CHANCE_ONE - CHANCE_ONE / 100;
    }
}

// With the luck that all of them meet.
static int64_t tried(const Match *match, const Advice *advice, Rng rng, const Command *command) {
    const Mind *mind = &task->mind;
    const SearchBudget budget = {
        .simulations = ADVICE_TRIED, .candidates = 1, .even_one = true, .seats = (uint8_t)mind->seats};
    SearchFinding found;
    search_choose(&task->mind.search, &budget, match_catalog(match)->rules, &mind->standpoint, &advice->view,
                  command, 1, &rng, &found, 1);
    return found.sum;
}

// Nobody says so of a move who has not tried all others, and found each of them worse.
static void check_forced(const Match *match, Rng rng, const Advice *advice) {
    static Command legal[COMMANDS_MAX];
    const Command *only = &advice->best[0].command;
    const Game *game = advice->view.game;
    if (!advice->forced)
        return;
    ck_assert_int_ge(advice->count, 2);
    const int64_t worth = tried(match, advice, rng, only);
    const int count = match_legal(match, legal, COMMANDS_MAX);
    for (int i = 0; i < count; i++)
        if (!game->verbs[legal[i].verb].resigns && command_compare(&legal[i], only) != 0)
            ck_assert_int_lt(tried(match, advice, rng, &legal[i]), worth);
    for (int i = 1; i < advice->count; i++)
        ck_assert_int_lt(advice->best[i].expected, advice->best[0].expected);
}

// Does the game put off all commands but one, so that it might be called the only good one?
static bool looks_forced(Match *match, const Command *legal, int count) {
    static int32_t worth[COMMANDS_MAX];
    const Game *game = walk_catalog.game;
    View view;
    int sound = 0, others = 0;
    if (game->weigh == NULL)
        return false;
    match_view(match, match_to_act(match), &view);
    game->weigh(match_catalog(match)->rules, view.bytes, legal, count, worth);
    for (int i = 0; i < count; i++) {
        const bool resigns = game->verbs[legal[i].verb].resigns;
        sound += !resigns && worth[i] > WORTH_NEVER;
        others += !resigns && worth[i] <= WORTH_NEVER;
    }
    return sound == 1 && others > 0;
}

static void advise_forced(Match *match, Rng rng) {
    Advice advice;
    advice_prepare(task, &normal_opponent, match, rng, NULL);
    advice_find(task, NULL, NULL, &advice);
    check_forced(match, rng, &advice);
}

static void advise(Match *match, Rng rng, const Command *made) {
    const uint64_t hash = match_hash(match);
    Advice advice, again;
    Command command;
    memset(task, 0x5A, sizeof *task);
    advice_prepare(task, &normal_opponent, match, rng, made);
    advice_find(task, NULL, NULL, &advice);
    advice_prepare(task, &normal_opponent, match, rng, made);
    advice_find(task, NULL, NULL, &again);
    check_chances(&advice);
    check_forced(match, rng, &advice);
    check_same(&advice, &again);
    ck_assert_uint_eq(match_hash(match), hash);
    ck_assert_int_eq(advice.seat, match_to_act(match));
    Rng decides = rng;
    ck_assert(mind_decide(&task->mind, &normal_opponent, NULL, match, &decides, NULL, NULL, &command));
    check_hint(match, rng, &command);
    ck_assert(advice.count >= 1 && advice.count <= ADVICE_BEST);
    for (int i = 1; i < advice.count; i++) // what is made may have been put between them, and fits there
        ck_assert_int_ge(advice.best[i - 1].expected, advice.best[i].expected);
    check_made(&advice, made);
    advised++;
}

START_TEST(matches_are_left_alone) {
    SetupOptions options = tested_game()->table[_i];
    Command legal[64];
    Text problem = {0};
    Rng rng;
    options.seed = 90 + (uint64_t)_i;
    rng_seed(&rng, options.seed);
    Match *match = match_create(&walk_catalog, &options, NULL, &problem);
    int looked = 0;
    advised = 0;
    while (match_to_act(match) != SEAT_NONE && match_log_count(match) < 150) {
        int count = match_legal(match, legal, 64);
        count = count < 64 ? count : 64;
        const Command made = *tested_choice(walk_catalog.game, legal, count, &rng);
        const Seat seat = match_to_act(match);
        if (looked < A_MATCH && looks_forced(match, legal, count)) {
            advise_forced(match, opponent_rng_at(options.seed, seat, match_log_count(match)));
            looked++;
        }
        if (rng_below(&rng, 8) == 0 && advised < A_MATCH)
            advise(match, opponent_rng_at(options.seed, seat, match_log_count(match)), &made);
        ck_assert_int_eq(match_submit(match, seat, &made, NULL), VERDICT_OK);
    }
    ck_assert_int_gt(advised, 0);
    match_destroy(match);
    text_finish(&problem);
}
END_TEST

// ---- of a position and of those that the seat can't tell from it

static void advise_position(const Position *position, const void *state, Rng rng, Advice *advice) {
    static const alignas(8) uint8_t nothing[NOTEBOOK_MAX];
    Mind *mind = &task->mind;
    const Game *game = walk_catalog.game;
    mind->who = &easy_opponent;
    mind->rules = walk_catalog.rules;
    mind->count = position->count;
    mind->seats = seats;
    mind->rng = rng;
    mind->captain = NULL;
    mind->hide_effort = false;
    mind->view.game = mind->standpoint.game = game;
    mind->view.viewer = mind->standpoint.viewer = position->seat;
    memcpy(mind->legal, position->legal, (size_t)position->count * sizeof *position->legal);
    game->view(walk_catalog.rules, state, position->seat, mind->view.bytes);
    game->standpoint(walk_catalog.rules, state, position->seat, nothing, mind->standpoint.bytes);
    task->is_made = true;
    task->made = position->command;
    advice_find(task, NULL, NULL, advice);
}

static void scramble(const Position *position, uint8_t state[STATE_MAX], Rng *rng) {
    static const alignas(8) uint8_t nothing[NOTEBOOK_MAX];
    static TestedKeep keep;
    memcpy(state, position->state, walk_catalog.game->state_bytes);
    keep = (TestedKeep){0};
    tested_game()->remembered(position->state, position->seat, nothing, &keep);
    tested_game()->scramble(state, position->seat, &keep, rng);
}

static bool is_there(const AdviceBelief *belief, const HiddenCard *card, int count, uint8_t which) {
    for (int i = 0; i < count; i++)
        if (card[i].kind == belief->where.kind && card[i].seat == belief->where.seat &&
            card[i].row == belief->where.row && card[i].at == belief->where.at && card[i].card == which)
            return true;
    return false;
}

// About as often as it lies there in states that were made by other means than samples.
static void check_belief(const Position *position, const AdviceBelief *belief, int which, Rng *rng) {
    static alignas(8) uint8_t state[STATE_MAX], view[VIEW_MAX];
    static HiddenCard card[HIDDEN_MAX];
    const Game *game = walk_catalog.game;
    int found = 0;
    for (int i = 0; i < TWINS; i++) {
        scramble(position, state, rng);
        game->view(walk_catalog.rules, state, position->seat, view);
        found += is_there(belief, card, game->hidden(view, state, card, HIDDEN_MAX), belief->card[which]);
    }
    const int percent = found * 100 / TWINS, off = percent - belief->percent[which];
    ck_assert_msg(off >= -25 && off <= 25, "believed %d %%, found %d %%", belief->percent[which], percent);
    ck_assert(found > 0 || belief->percent[which] < 15);
}

static void check_beliefs(const Position *position, const Advice *advice, Rng *rng) {
    for (int i = 0; i < advice->beliefs; i++) {
        const AdviceBelief *belief = &advice->belief[i];
        int sum = 0;
        ck_assert(belief->where.seat != position->seat && belief->kinds >= belief->likely);
        for (int k = 0; k < belief->likely; k++) {
            sum += belief->percent[k];
            ck_assert(k == 0 || belief->percent[k] <= belief->percent[k - 1]);
        }
        if (belief->where.kind == HIDDEN_DOWN && belief->kinds == belief->likely)
            ck_assert_int_le(abs(sum - 100), 2);
        else if (belief->where.kind == HIDDEN_DOWN)
            ck_assert_int_lt(sum, 100);
        check_belief(position, belief, (int)rng_below(rng, (uint32_t)belief->likely), rng);
        believed++;
    }
}

static void look(const Position *position, Rng *rng) {
    static alignas(8) uint8_t other[STATE_MAX];
    Advice advice, again;
    if (position->seat == SEAT_NONE || rng_below(rng, 16) != 0 || advised >= POSITIONS)
        return;
    const Rng numbers = *rng;
    advise_position(position, position->state, numbers, &advice);
    check_chances(&advice);
    scramble(position, other, rng);
    advise_position(position, other, numbers, &again);
    check_same(&advice, &again);
    check_beliefs(position, &advice, rng);
    advised++;
}

START_TEST(nothing_hidden_is_told) {
    advised = believed = 0;
    for (uint64_t seed = 60; advised <= 20; seed++) // short games tell less
        for (int table = 0; table < walk_tables(); table++) {
            seats = tested_game()->table[table].seats;
            walk(table, seed, look);
        }
    ck_assert_int_gt(believed, 20);
    ck_assert_msg(told == 0 || undecided > told / 2, "%d of %d chances are none", told - undecided, told);
}
END_TEST

// All together are certain, who stands better has the better chance, and nobody's is lost by a lead far
// ahead.
START_TEST(chances_add_up) {
    Rng rng;
    rng_seed(&rng, 7);
    for (int i = 0; i < 2000; i++) {
        int32_t value[SEATS_MAX] = {0}, sum = 0;
        const int count = 2 + (int)rng_below(&rng, SEATS_MAX - 1);
        const int32_t odds = 1 + (int32_t)rng_below(&rng, 200000);
        for (int seat = 0; seat < count; seat++)
            value[seat] = (int32_t)rng_below(&rng, 600000) - 300000;
        for (Seat seat = 0; seat < count; seat++) {
            const int32_t chance = chance_of(value, count, seat, odds);
            const Seat other = (Seat)rng_below(&rng, (uint32_t)count);
            ck_assert(chance >= 0 && chance <= CHANCE_ONE);
            ck_assert(value[seat] < value[other] || chance >= chance_of(value, count, other, odds));
            sum += chance;
        }
        ck_assert(sum <= CHANCE_ONE && sum >= CHANCE_ONE - ALL_CHANCES);
    }
    const int32_t ahead[SEATS_MAX] = {1000, 0}; // e times as likely: 73 of 100
    ck_assert_int_eq((chance_of(ahead, 2, 0, 1000) + CHANCE_ONE / 200) / (CHANCE_ONE / 100), 73);
}
END_TEST

START_TEST(who_tells) {
    const Game *game = walk_catalog.game;
    ck_assert_str_eq(advice_opponent(NULL, game)->name, "normal");
    ck_assert_str_eq(advice_opponent(opponent_find("random"), game)->name, "normal");
    ck_assert_str_eq(advice_opponent(&hard_opponent, game)->name, "hard");
}
END_TEST

int test_advice(void) {
    Suite *suite = suite_create("advice");
    TCase *tcase = tcase_create("advice");
    tcase_add_unchecked_fixture(tcase, setup, teardown);
    tcase_set_timeout(tcase, 300);
    tcase_add_loop_test(tcase, matches_are_left_alone, 0, walk_tables());
    tcase_add_test(tcase, nothing_hidden_is_told);
    tcase_add_test(tcase, chances_add_up);
    tcase_add_test(tcase, who_tells);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
