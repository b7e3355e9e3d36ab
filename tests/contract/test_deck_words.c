// SPDX-License-Identifier: MIT
// Tests each word of the Deck Building Game's vocabulary by itself, so that no part of a new one is forgotten
// in silence: a card that does nothing but the word is refused, or its trial shows it act; the numbers of its
// owner change as they are predicted; there is a text to offer it with.
#include "core/faults.h"
#include "engine/game.h"
#include "games/deck_building/effect_numbers.h"
#include "games/deck_building/view.h"
#include "walk.h"

#include <stdlib.h>
#include <string.h>

#define SEEDS 4
#define ANSWERS_MOST 20 // to the questions of one word
#define EVENTS_MOST 512

#define WORD_OF(name, word, ...) [name] = (word),
static const char *const words[] = {BUILDING_ACTS(WORD_OF)};
#define WORDS ((int)(sizeof words / sizeof *words))

// ---- a card with one word

static uint8_t a_setup(const BuildingRules *rules) {
    uint8_t card = 0;
    while (rules->card[card].kind != KIND_SETUP || rules->card[card].set != SET_STARBASE)
        card++;
    return card;
}

// As if the file had given the word and nothing else.
static Action bare(int act) {
    const Selector any = {.kind = NONE, .set = NONE, .card = NONE, .max_cost = NONE, .min_cost = NONE};
    return (Action){.act = (uint8_t)act, .stat = NONE, .what = NONE, .n = 1, .select = any};
}

static Span add_action(BuildingRules *rules, Action action) {
    rules->action[rules->action_count] = action;
    return (Span){rules->action_count++, 1};
}

static Span own_turn(BuildingRules *rules) {
    rules->test[rules->test_count] = (Test){.stat = NONE, .during = DURING_OWN_TURN};
    return (Span){rules->test_count++, 1};
}

// With a value for every key.
static Action in_full(BuildingRules *rules, int act) {
    const Span draw = add_action(rules, bare(ACT_DRAW));
    Action action = bare(act);
    action.stat = STAT_ATTACK;
    action.what = GRANT_EXPLORE;
    action.to = TO_HAND;
    action.by = 2;
    action.from = 1u << AREA_HAND | 1u << AREA_DISCARD | 1u << AREA_BRIDGE;
    action.tests = own_turn(rules);
    action.then = action.otherwise = draw;
    action.branches = (Span){rules->branch_count, 2};
    for (int i = 0; i < 2; i++)
        rules->branch[rules->branch_count++] = (Branch){draw};
    return action;
}

// The first setup does this when it is played, and nothing else; `count` 0: nothing. Returns false if such a
// pack is refused.
static bool give(BuildingRules *rules, Span actions) {
    CardDef *card = &rules->card[a_setup(rules)];
    Faults faults = {0};
    rules->effect[rules->effect_count] = (Effect){.on = ON_PLAY, .actions = actions};
    card->effects = (Span){rules->effect_count, actions.count};
    rules->effect_count += actions.count;
    rules->pile_count = rules->standard_count = 0; // prepare counts them again
    walk_catalog.game->prepare(rules, &faults);
    return faults.count == 0;
}

// ---- its trial

static Match *try_out(uint64_t seed) {
    const Game *game = walk_catalog.game;
    SetupOptions options = {.seats = 2, .first = SEAT_NONE, .seed = seed, .faction = {0, 1}};
    void *position = calloc(1, game->position_bytes);
    Text problem = {0}, path = {0};
    Rng rng;
    rng_seed(&rng, seed);
    ck_assert_ptr_nonnull(position);
    ck_assert(game->try_out(walk_catalog.rules, &options, TABLE_CARDS, a_setup(walk_catalog.rules), &rng,
                            position));
    Match *match = match_create_position(&walk_catalog, &options, position, NULL, &problem, &path);
    ck_assert_msg(match != NULL, "%s: %s", text_string(&path), text_string(&problem));
    text_finish(&problem);
    text_finish(&path);
    free(position);
    return match;
}

static BuildingView seen_by_its_owner(const Match *match) {
    static View view;
    match_view(match, 0, &view);
    BuildingView seen;
    memcpy(&seen, view.bytes, sizeof seen);
    return seen;
}

static bool is_meant(const Command *command, uint8_t card) {
    return card != NONE ? command->verb == VERB_PLAY && command->card == card
                        : command->verb != VERB_CONCEDE && command->verb != VERB_CHOOSE_NONE;
}

// Plays the card, or with NONE answers a question somehow. Returns true if something happens by it.
static bool submit(Match *match, uint8_t card) {
    static Command legal[COMMANDS_MAX];
    static Event events[EVENTS_MOST];
    EventList list = {.item = events, .capacity = EVENTS_MOST};
    const int count = match_legal(match, legal, COMMANDS_MAX);
    int at = 0;
    while (at < count && !is_meant(&legal[at], card))
        at++;
    ck_assert_int_lt(at, count);
    ck_assert_int_eq(match_submit(match, 0, &legal[at], &list), VERDICT_OK);
    for (int i = 0; i < list.count; i++)
        if (events[i].kind != EVENT_PLAYED && events[i].kind != EVENT_TRIGGERED &&
            events[i].kind != EVENT_CHOICE)
            return true;
    return false;
}

// The numbers that effects change; all others are zero.
static PlayerState numbers_of(const BuildingBoard *s) {
    PlayerState numbers = {.damage = s->seat[0].damage,
                           .searches = s->seat[0].searches,
                           .explores = s->seat[0].explores,
                           .mission_explores = s->seat[0].mission_explores,
                           .spent = s->seat[0].spent};
    memcpy(numbers.bonus, s->seat[0].bonus, sizeof numbers.bonus);
    return numbers;
}

// Plays the card in its trial. Returns true if it is seen to act.
static bool acts(uint64_t seed, int act) {
    const BuildingRules *rules = walk_catalog.rules;
    const uint8_t card = a_setup(rules);
    Match *match = try_out(seed);
    BuildingBoard expected = seen_by_its_owner(match).table;
    bool acted = submit(match, card);
    for (int i = 0; i < ANSWERS_MOST && seen_by_its_owner(match).asks != ASK_ACTION; i++)
        acted |= submit(match, NONE);
    const BuildingBoard then = seen_by_its_owner(match).table;
    ck_assert_int_eq(asked(&then), ASK_ACTION);
    for (int i = 0; i < rules->card[card].effects.count; i++)
        building_expect_actions(rules, &expected, 0,
                                rules->effect[rules->card[card].effects.first + i].actions);
    const PlayerState is = numbers_of(&then), should = numbers_of(&expected);
    // Damage depends on shields, and is not predicted.
    ck_assert_msg(act == ACT_DAMAGE || memcmp(&is, &should, sizeof is) == 0,
                  "%s changes numbers that nobody predicts (effect_numbers.c)", words[act]);
    match_destroy(match);
    return acted;
}

// ---- tests

START_TEST(an_idle_card_is_not_seen_to_act) {
    walk_load();
    ck_assert(give(walk_catalog.rules, (Span){0}));
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        ck_assert(!acts(seed, ACT_DRAW));
    walk_unload();
}
END_TEST

static void check_word(int act, bool full) {
    walk_load();
    BuildingRules *rules = walk_catalog.rules;
    const Action action = full ? in_full(rules, act) : bare(act);
    const bool good = give(rules, add_action(rules, action));
    ck_assert_msg(good || !full || act == ACT_REFRESH, "%s is refused with all keys", words[act]);
    for (uint64_t seed = 1; seed <= SEEDS && good; seed++)
        ck_assert_msg(acts(seed, act),
                      "%s %s neither is refused (prepare.c) nor acts in a trial (its TrialNeed, run.c)",
                      words[act], full ? "with all keys" : "alone");
    walk_unload();
}

START_TEST(a_word_is_refused_or_acts_in_a_trial) {
    check_word(_i, false);
    check_word(_i, true);
}
END_TEST

static bool has_text(const char *key) {
    const size_t size = strlen(key);
    for (const char *const *text = walk_catalog.game->texts; *text != NULL; text++)
        if (strncmp(*text, key, size) == 0 && ((*text)[size] == '\0' || (*text)[size] == ' '))
            return true;
    return false;
}

START_TEST(every_word_has_a_text) {
    walk_load();
    for (int act = 0; act < WORDS; act++) {
        Text key = {0};
        text_printf(&key, "building.act.%s", words[act]);
        ck_assert_msg(act == ACT_IF || has_text(text_string(&key)), "%s is missing (lang/en.json)",
                      text_string(&key));
        text_finish(&key);
    }
    walk_unload();
}
END_TEST

int test_deck_words(void) {
    setenv("STARDECK_TEST_GAME", "deck_building", 1);
    Suite *suite = suite_create("words of the Deck Building Game");
    TCase *tcase = tcase_create("words");
    tcase_add_test(tcase, an_idle_card_is_not_seen_to_act);
    tcase_add_loop_test(tcase, a_word_is_refused_or_acts_in_a_trial, 0, WORDS);
    tcase_add_test(tcase, every_word_has_a_text);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
