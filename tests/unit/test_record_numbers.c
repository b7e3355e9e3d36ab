// SPDX-License-Identifier: MIT
// Tests the numbers of records by the names that texts have for them, with the shipped cards.
#include "data/record_numbers.h"

#include "data/pack.h"
#include "data/words_place.h"
#include "engine/game.h"
#include "games/registry.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static Catalog catalog;
static Problems problems;

static const char *cards_folder(void) {
    const char *cards = getenv("STARDECK_CARDS");
    return cards != NULL ? cards : "cards";
}

static void open_cards(const char *game) {
    Text folder = {0};
    text_printf(&folder, "%s/%s", cards_folder(), game);
    problems = (Problems){0};
    ck_assert(pack_load(&catalog, games_find(game), text_string(&folder), &problems));
    text_finish(&folder);
}

static RecordAt record_of(const char *what, const char *id) {
    uint8_t table = 0;
    while (strcmp(catalog.game->tables[table].what, what) != 0)
        table++;
    return (RecordAt){&catalog, table, catalog_find(&catalog, table, id)};
}

// ---- names

typedef struct Named {
    const char *game, *what, *id, *name;
    int value; // NOTHING: there is none
} Named;
#define NOTHING 999

static const Named named[] = {
    {"alpha_strike", "card", "spinal_laser", "damage", 10},
    {"alpha_strike", "card", "spinal_laser", "attack.damage", 10},
    {"alpha_strike", "card", "spinal_laser", "cost.weapon", 4},
    {"alpha_strike", "card", "spinal_laser", "weapon", 4},
    {"alpha_strike", "card", "spinal_laser", "cost.shield", 0}, // left out
    {"alpha_strike", "card", "spinal_laser", "cost.damage", NOTHING},
    {"alpha_strike", "card", "spinal_laser", "damag", NOTHING},
    {"alpha_strike", "card", "spinal_laser", "attack", NOTHING},
    {"alpha_strike", "card", "spinal_laser", "amount", NOTHING},
    {"alpha_strike", "card", "ecm", "damage", NOTHING}, // it is no attack
    {"alpha_strike", "card", "ion_cannon", "amount", -3},
    {"alpha_strike", "card", "ion_cannon", "abilities.1.do.1.amount", -3},
    {"alpha_strike", "card", "ion_cannon", "abilities.2.amount", NOTHING},
    {"alpha_strike", "card", "ion_cannon", "do.abilities.amount", NOTHING}, // the wrong way round
    {"alpha_strike", "card", "ion_cannon", "hit.power.amount", -3},
    {"alpha_strike", "card", "ion_cannon", "play.amount", NOTHING},
    {"alpha_strike", "card", "gunboat", "attack.cost.weapon", 1},
    {"alpha_strike", "card", "sensor_sweep", "count", 3},
    {"alpha_strike", "card", "decoy_drone", "amount", NOTHING}, // its effect has none
    {"alpha_strike", "card", "repair_tender", "hull_max", 5},
    {"alpha_strike", "card", "repair_tender", "hand_size", 5}, // of the game
    {"alpha_strike", "ship", "tigers_claw", "amount", 1},
    {"alpha_strike", "ship", "tigers_claw", "increment.engine", 1},
    {"deck_building", "card", "janice_rand", "discard.n", 1}, // left out, and wanted by the word
    {"deck_building", "card", "janice_rand", "draw.n", 2},
    {"deck_building", "card", "janice_rand", "do.3.n", 1},
    {"deck_building", "card", "janice_rand", "n", 1},          // the first
    {"deck_building", "card", "marlena_moreau", "n", NOTHING}, // its word has none
    {"deck_building", "card", "m_babel", "goal.diplomacy.min", 8},
    {"deck_building", "card", "m_babel", "all.diplomacy.min", 6},
    {"deck_building", "card", "m_babel", "all.2.min", 1}, // left out
    {"deck_building", "card", "mara", "max", 2},
    {"star_empires", "race", "romulan", "surprise.n", 10}, // by ids
    {"star_empires", "race", "romulan", "raider.n", 1},
    {"star_empires", "race", "ferengi", "minor_revenue", -1},
    {"star_empires", "unit", "commander", "leader_force", 5},
    {"star_empires", "unit", "commander", "speed", NOTHING},
    {"tactics", "card", "admiral", "amount", 5},
    {"tactics", "card", "spy", "hand", 4}, // as it was called before
    {"tactics", "card", "spy", "hand_size", 4},
    {"tactics", "card", "spy", "amount", NOTHING},
    {"tactics", "target", "pjem", "points", 2}, // the bonus
    {"tactics", "target", "earth", "points", NOTHING},
};

START_TEST(numbers_by_their_names) {
    const Named *is = &named[_i];
    int value = NOTHING;
    open_cards(is->game);
    record_number(record_of(is->what, is->id), is->name, strlen(is->name), &value);
    ck_assert_msg(value == is->value, "%s of %s: %d, not %d", is->name, is->id, value, is->value);
    pack_finish(&catalog);
}
END_TEST

static void append(void *context, const char *name, int value) {
    text_printf(context, "%s=%d ", name, value);
}

static void check_names(const char *what, const char *id, const char *expected) {
    Text out = {0};
    record_numbers_each(record_of(what, id), append, &out);
    ck_assert_str_eq(text_string(&out), expected);
    text_finish(&out);
}

START_TEST(the_shortest_names) {
    open_cards("alpha_strike");
    check_names("card", "gunboat", "copies=1 engine=1 damage=3 weapon=1 ");
    pack_finish(&catalog);
    open_cards("deck_building");
    check_names("card", "janice_rand", "cost=2 diplomacy=1 n=1 2.n=2 3.n=1 ");
    check_names("card", "e_wink", "points=25 min=4 n=1 fail.n=1 2.n=-2 ");
    pack_finish(&catalog);
    open_cards("tactics");
    check_names("target", "pjem", "points=2 ");
    pack_finish(&catalog);
}
END_TEST

// Every name that is told is one of that number.
static void look_up(void *context, const char *name, int value) {
    const RecordAt *record = context;
    int found = NOTHING;
    ck_assert(record_number(*record, name, strlen(name), &found));
    ck_assert_msg(found == value, "%s: %d, not %d", name, found, value);
}

START_TEST(all_names_that_are_told_are_good) {
    open_cards(games[_i]->id);
    for (uint8_t table = 0; table < catalog.game->table_count; table++)
        for (uint8_t i = 0; i < catalog_count(&catalog, table); i++) {
            RecordAt record = {&catalog, table, i};
            record_numbers_each(record, look_up, &record);
        }
    pack_finish(&catalog);
}
END_TEST

// ---- texts

typedef struct Filled {
    const char *text, *said;
} Filled;

// The numbers of the ion cannon: damage 2, amount -3.
static const Filled filled[] = {
    {"{damage} damage.", "2 damage."},
    {"{amount}", "3"}, // a text says which way it goes
    {"{+amount} {+damage}", "−3 +2"},
    {"{damage:one|two|three}", "two"},
    {"{abilities.amount:one|two|three}", "three"},
    {"{damage:a point|# points}", "2 points"},
    {"{+amount:a point|# points}", "−3 points"},
    {"{cost.weapon:a point|# points}", "a point"},
    {"{cost.shield:a point|# points}", "0 points"},
    {"{damag} {damage:is|}", "{damag} "},
    {"#", "#"},
};

START_TEST(texts_get_the_numbers) {
    Text file = {0};
    open_cards("alpha_strike");
    text_printf(&file, "{\"card\": {\"ion_cannon\": {\"name\": \"{damage}\", \"text\": \"%s\"}}}",
                filled[_i].text);
    Words *words = words_create();
    ck_assert(words_parse(words, "f", text_string(&file), file.length, &problems));
    ck_assert(words_fill_records(words, &catalog));
    ck_assert_str_eq(words_get(words, "card.ion_cannon.text"), filled[_i].said);
    ck_assert_str_eq(words_get(words, "card.ion_cannon.name"), "{damage}");
    words_destroy(words);
    text_finish(&file);
    pack_finish(&catalog);
}
END_TEST

// The texts of shipped records, filled, one in a line.
static void list_text(void *context, const char *file, const char *key, const char *text) {
    (void)file;
    const char *last = strrchr(key, '.');
    for (uint8_t table = 0; table < catalog.game->table_count; table++) {
        const Table *of = &catalog.game->tables[table];
        const size_t length = strlen(of->what);
        if (of->texts != NULL && strncmp(key, of->what, length) == 0 && key[length] == '.' && last != NULL &&
            strcmp(last, ".text") == 0)
            text_printf(context, "%s %s\n", key, text);
    }
}

START_TEST(all_shipped_texts_are_filled) {
    static const char *const languages[] = {"en", "de"};
    open_cards(games[_i / 2]->id);
    Text path = {0}, out = {0};
    text_printf(&path, "%s/%s/lang/%s.json", cards_folder(), catalog.game->id, languages[_i % 2]);
    Words *words = words_create();
    ck_assert(words_load(words, text_string(&path), &problems));
    ck_assert(words_fill_records(words, &catalog));
    words_each(words, list_text, &out);
    ck_assert_uint_gt(out.length, 1000);
    ck_assert_msg(strpbrk(text_string(&out), "{}#") == NULL, "%s", strpbrk(text_string(&out), "{}#"));
    words_destroy(words);
    text_finish(&path);
    text_finish(&out);
    pack_finish(&catalog);
}
END_TEST

int test_record_numbers(void) {
    Suite *suite = suite_create("record_numbers");
    TCase *tcase = tcase_create("record_numbers");
    const int all = 4; // games
    tcase_add_loop_test(tcase, numbers_by_their_names, 0, (int)COUNT(named));
    tcase_add_test(tcase, the_shortest_names);
    tcase_add_loop_test(tcase, all_names_that_are_told_are_good, 0, all);
    tcase_add_loop_test(tcase, texts_get_the_numbers, 0, (int)COUNT(filled));
    tcase_add_loop_test(tcase, all_shipped_texts_are_filled, 0, 2 * all);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
