// SPDX-License-Identifier: MIT
// Tests packs: structs read by a schema with every kind of field, and every possible fault in one.
// tests/bad-packs tests what the shipped packs add.
#include "data/pack.h"
#include "data/reader.h"
#include "toy.h"

#include <string.h>

START_TEST(all_kinds_of_fields_are_read) {
    Catalog catalog;
    const bool good =
        toy_load(&catalog,
                 "{\"luck\": {\"bob\": 6}, \"boxes\": {\"bob\": [\"opal\", \"ruby\"]},\n"
                 "\"skins\": [{\"gem\": \"opal\", \"picture\": \"p\"}],\n"
                 "\"mine\": {\"depth\": -300, \"traits\": [\"t16\", \"t0\"],\n"
                 " \"pile\": [\"opal\", \"ruby\", \"opal\"]}, \"gems\": [\n"
                 "{\"id\": \"ruby\", \"worth\": 20, \"shiny\": false, \"kind\": \"green\",\n"
                 " \"uses\": [\"blue\", \"red\"], \"twin\": \"opal\", \"parts\": [\"opal\", \"ruby\"],\n"
                 " \"colour\": \"#12aBfF\", \"label\": \"äöü\", \"inner\": {\"weight\": 9, "
                 "\"friend\": \"bob\"}},\n"
                 "{\"id\": \"opal\", \"worth\": 2, \"twin\": null}]}",
                 NULL);
    ck_assert_str_eq(toy_said(), "");
    ck_assert(good);
    const Toy *toy = catalog.rules;
    const Gem *ruby = &toy->gem[0], *opal = &toy->gem[1];
    ck_assert_int_eq(toy->gem_count, 2);
    ck_assert_str_eq(ruby->id, "ruby");
    ck_assert(ruby->worth == 20 && ruby->shiny == 0 && ruby->kind == 1 && ruby->uses == 5 && ruby->twin == 1);
    ck_assert(ruby->part_count == 2 && ruby->parts[0] == 1 && ruby->parts[1] == 0);
    ck_assert_uint_eq(ruby->colour, 0x12ABFF);
    ck_assert_str_eq(ruby->label, "äöü");
    ck_assert(ruby->inner.given == 1 && ruby->inner.weight == 9 && ruby->inner.friend == 1);
    // What is left out: `absent`, NONE, an inner record as if {} but not asking for its required key.
    ck_assert(opal->shiny == 1 && opal->kind == 2 && opal->uses == 0 && opal->twin == NONE);
    ck_assert(opal->part_count == 0 && opal->label[0] == '\0' && opal->colour == NO_COLOUR);
    ck_assert(opal->inner.given == 0 && opal->inner.weight == 5 && opal->inner.friend == NONE);
    ck_assert(toy->skins_given == 1 && toy->skin_count == 1 && toy->skin[0].gem == 1);
    ck_assert(toy->box[0].count == 0 && toy->box[1].count == 2 && toy->box[1].gem[0] == 1);
    ck_assert(toy->luck[0] == 3 && toy->luck[1] == 6);
    ck_assert(toy->mine.depth == -300 && toy->mine.traits == 0x10001 && toy->mine.count == 3);
    ck_assert(toy->mine.pile[0] == 1 && toy->mine.pile[1] == 0 && toy->mine.pile[2] == 1);
    pack_finish(&catalog);
    ck_assert_ptr_null(catalog.rules);
}
END_TEST

#define GEM(rest) "{\"gems\": [{\"id\": \"ruby\", \"worth\": 5, " rest "}]}"

static const Case bad_toys[] = {
    {"[]", "/toy.json:1:1: this toy must be an object, not a list"},
    {"{}", "/toy.json:1:1: this toy has no \"gems\", which must be a list of at most 4 objects"},
    {"{\"gems\": {}}", "/toy.json:1:10: \"gems\" must be a list of at most 4 objects, not an object"},
    {"{\"gems\": [1]}", "/toy.json:1:11: \"gems\" must be a list of at most 4 objects, but this is a number"},
    {"{\"gems\": [{\"id\": \"a\", \"worth\": 2}, {\"id\": \"b\", \"worth\": 2}, {\"id\": \"c\", \"worth\": "
     "2},\n"
     "{\"id\": \"d\", \"worth\": 2}, {\"id\": \"e\", \"worth\": 2}, {}], \"boxes\": {\"ann\": [\"e\"]}}",
     "/toy.json:2:26: \"gems\" has 6 entries; at most 4 are allowed"},
    {"{\"gems\": [{\"worth\": 5}]}",
     "/toy.json:1:11: this gem has no \"id\", which must be an id of a-z, 0-9 and _ that starts with a "
     "letter, at most 31 characters"},
    {"{\"gems\": [{\"id\": 7, \"worth\": 5}]}",
     "/toy.json:1:18: \"id\" must be an id of a-z, 0-9 and _ that starts with a letter, at most 31 "
     "characters, not a number"},
    {"{\"gems\": [{\"id\": \"Ruby\", \"worth\": 5}]}",
     "/toy.json:1:18: \"id\" must be an id of a-z, 0-9 and _ that starts with a letter, at most 31 "
     "characters, not \"Ruby\""},
    {"{\"gems\": [{\"id\": \"a2345678901234567890123456789012\", \"worth\": 5}]}",
     "/toy.json:1:18: \"id\" must be an id of a-z, 0-9 and _ that starts with a letter, at most 31 "
     "characters, not \"a2345678901234567890123456789012\""},
    {"{\"gems\": [{\"id\": \"a\", \"worth\": 5},\n {\"id\": \"a\", \"worth\": 5}]}",
     "/toy.json:2:9: \"a\" is the id of another gem already; each must have its own"},
    {"{\"gems\": [{\"id\": \"ruby\"}]}",
     "/toy.json:1:11: this gem has no \"worth\", which must be a whole number from 2 to 20"},
    {"{\"gems\": [{\"id\": \"ruby\", \"wort\": 5}]}",
     "/toy.json:1:26: unknown key \"wort\" in this gem; did you mean \"worth\"? Allowed: id, worth, shiny, "
     "kind, uses, twin, parts, colour, label, inner"},
    {"{\"gems\": [{\"id\": \"ruby\", \"worth\": 5, \"Worth\": 5, \"\": 1}]}",
     "/toy.json:1:38: unknown key \"Worth\" in this gem; did you mean \"worth\"? Allowed: id, worth, shiny, "
     "kind, uses, twin, parts, colour, label, inner\n"
     "/toy.json:1:50: unknown key \"\" in this gem. Allowed: id, worth, shiny, kind, uses, twin, parts, "
     "colour, label, inner"},
    {"{\"gems\": [{\"id\": \"ruby\", \"worth\": 1}]}",
     "/toy.json:1:35: \"worth\" must be a whole number from 2 to 20, not 1"},
    {"{\"gems\": [{\"id\": \"ruby\", \"worth\": 2.5}]}",
     "/toy.json:1:35: \"worth\" must be a whole number from 2 to 20, not 2.5"},
    {"{\"gems\": [{\"id\": \"ruby\", \"worth\": 1e99}]}",
     "/toy.json:1:35: \"worth\" must be a whole number from 2 to 20, not 1e+99"},
    {"{\"gems\": [{\"id\": \"ruby\", \"worth\": \"5\"}]}",
     "/toy.json:1:35: \"worth\" must be a whole number from 2 to 20: 5 without quotes"},
    {"{\"gems\": [{\"id\": \"ruby\", \"worth\": null}]}",
     "/toy.json:1:35: \"worth\" must be a whole number from 2 to 20, not null"},
    {GEM("\"shiny\": 1"), "/toy.json:1:47: \"shiny\" must be true or false, not a number"},
    {GEM("\"kind\": \"gren\""),
     "/toy.json:1:46: \"kind\" can't be \"gren\"; did you mean \"green\"? Allowed: red, green, blue"},
    {GEM("\"kind\": \"black\""), "/toy.json:1:46: \"kind\" can't be \"black\". Allowed: red, green, blue"},
    {GEM("\"kind\": true"), "/toy.json:1:46: \"kind\" must be one of red, green, blue, not true"},
    {GEM("\"uses\": \"red\""),
     "/toy.json:1:46: \"uses\" must be a list with any of red, green, blue, not a text"},
    {GEM("\"uses\": [\"red\", \"re\"]"),
     "/toy.json:1:54: \"uses\" can't be \"re\"; did you mean \"red\"? Allowed: red, green, blue"},
    {GEM("\"uses\": [\"red\", \"red\"]"),
     "/toy.json:1:54: \"red\" is listed twice in \"uses\"; once is allowed"},
    {GEM("\"uses\": [2]"),
     "/toy.json:1:47: \"uses\" must be a list with any of red, green, blue, but this is a number"},
    {GEM("\"twin\": \"rubi\""),
     "/toy.json:1:46: there is no gem \"rubi\"; did you mean \"ruby\"? Allowed: ruby"},
    {GEM("\"twin\": \"\""), "/toy.json:1:46: there is no gem \"\". Allowed: ruby"},
    {GEM("\"twin\": 3"), "/toy.json:1:46: \"twin\" must be the id of a gem, not a number"},
    {GEM("\"parts\": \"ruby\""), "/toy.json:1:47: \"parts\" must be a list of at most 3 gem ids, not a text"},
    {GEM("\"parts\": [\"ruby\", \"ruby\"]"),
     "/toy.json:1:56: \"ruby\" is listed twice in \"parts\"; once is allowed"},
    {GEM("\"parts\": [\"ruby\", null, \"x\"]"),
     "/toy.json:1:56: \"parts\" must be a list of at most 3 gem ids, but this is null\n"
     "/toy.json:1:62: there is no gem \"x\". Allowed: ruby"},
    {GEM("\"parts\": [\"a\",\"a\",\"a\",\"ruby\"]"),
     "/toy.json:1:48: there is no gem \"a\". Allowed: ruby\n"
     "/toy.json:1:52: there is no gem \"a\". Allowed: ruby\n"
     "/toy.json:1:56: there is no gem \"a\". Allowed: ruby\n"
     "/toy.json:1:60: \"parts\" has 4 entries; at most 3 are allowed"},
    {GEM("\"colour\": \"123456\""),
     "/toy.json:1:48: \"colour\" must be a colour like \"#1A2B3C\", not \"123456\""},
    {GEM("\"colour\": \"#12345g\""),
     "/toy.json:1:48: \"colour\" must be a colour like \"#1A2B3C\", not \"#12345g\""},
    {GEM("\"colour\": 5"), "/toy.json:1:48: \"colour\" must be a colour like \"#1A2B3C\", not a number"},
    {GEM("\"label\": \"12345678\""),
     "/toy.json:1:47: \"label\" must be a text of at most 7 bytes, not \"12345678\""},
    {GEM("\"label\": []"), "/toy.json:1:47: \"label\" must be a text of at most 7 bytes, not a list"},
    {GEM("\"inner\": []"), "/toy.json:1:47: \"inner\" must be an object, not a list"},
    {GEM("\"inner\": {}"),
     "/toy.json:1:47: this inner has no \"weight\", which must be a whole number from 1 to 9"},
    {GEM("\"inner\": {\"weight\": 10, \"friend\": \"anna\"}"),
     "/toy.json:1:58: \"weight\" must be a whole number from 1 to 9, not 10\n"
     "/toy.json:1:72: there is no owner \"anna\"; did you mean \"ann\"? Allowed: ann, bob"},
    {"{\"gems\": [], \"boxes\": []}",
     "/toy.json:1:23: \"boxes\" must be an object with owner ids as keys, not a list"},
    {"{\"gems\": [], \"boxes\": {\"bob\": 1, \"rob\": []}}",
     "/toy.json:1:31: \"bob\" must be a list of at most 2 gem ids, not a number\n"
     "/toy.json:1:34: there is no owner \"rob\"; did you mean \"bob\"? Allowed: ann, bob"},
    {"{\"gems\": [], \"luck\": {\"ann\": 7}}",
     "/toy.json:1:30: \"ann\" must be a whole number from 1 to 6, not 7"},
    {"{\"gems\": [], \"skins\": [{\"gem\": null, \"picture\": \"\"}]}",
     "/toy.json:1:32: \"gem\" must be the id of a gem, not null\n"
     "/toy.json:1:49: \"picture\" must be a text of 1 to 31 bytes, not \"\""},
    {"{\"gems\": [], \"mine\": {\"depth\": -301}}",
     "/toy.json:1:32: \"depth\" must be a whole number from -300 to 1000, not -301"},
    {"{\"gems\": [], \"mine\": {\"traits\": [\"t16\", \"t16\"]}}",
     "/toy.json:1:41: \"t16\" is listed twice in \"traits\"; once is allowed"},
    {"{\"gems\": [{\"id\": \"ruby\", \"worth\": 13}]}", "/toy.json:1:35: 13 brings bad luck"},
};

START_TEST(bad_values_are_refused) {
    const Case *c = &bad_toys[_i];
    Catalog catalog;
    ck_assert(!toy_load(&catalog, c->text, NULL));
    ck_assert_str_eq(toy_said(), c->said);
    ck_assert(catalog.rules == NULL && catalog.game == NULL && catalog.hash == 0);
}
END_TEST

START_TEST(faults_of_all_files_are_told_in_order) {
    Catalog catalog;
    ck_assert(!toy_load(&catalog,
                        "{\"gems\": [{\"id\": \"ruby\", \"worth\": 99, \"id2\": 1},\n{\"id\": \"ruby\"}]}",
                        "{\"owners\": [{\"id\": \"ann\"},\n{\"id\": \"Bob\"}, {\"id\": \"ann\"}]}"));
    ck_assert_str_eq(
        toy_said(),
        "/toy.json:1:35: \"worth\" must be a whole number from 2 to 20, not 99\n"
        "/toy.json:1:39: unknown key \"id2\" in this gem; did you mean \"id\"? Allowed: id, worth, "
        "shiny, kind, uses, twin, parts, colour, label, inner\n"
        "/toy.json:2:1: this gem has no \"worth\", which must be a whole number from 2 to 20\n"
        "/toy.json:2:8: \"ruby\" is the id of another gem already; each must have its own\n"
        "/owners.json:2:8: \"id\" must be an id of a-z, 0-9 and _ that starts with a letter, at "
        "most 31 characters, not \"Bob\"\n"
        "/owners.json:2:23: \"ann\" is the id of another owner already; each must have its own");
}
END_TEST

// A file that can't be read must not drag a tail of "there is no such owner" behind it.
START_TEST(a_broken_file_does_not_blame_others) {
    Catalog catalog;
    ck_assert(!toy_load(&catalog, "{\"gems\": [], \"luck\": {\"ann\": 7, \"carl\": 1}}", "{\"owners\": }"));
    ck_assert_int_eq(toy_problems.count, 1);
    ck_assert_str_eq(toy_problems.item[0].file + strlen(toy_folder), "/owners.json");
}
END_TEST

START_TEST(missing_files_and_folders) {
    Catalog catalog = {0};
    toy_write("toy.json", "{\"gems\": []}", strlen("{\"gems\": []}"));
    ck_assert(!pack_load(&catalog, &toy_game, toy_folder, &toy_problems));
    ck_assert(!pack_load(&catalog, &toy_game, "/nowhere/toy", &toy_problems));
    ck_assert_str_eq(toy_said(),
                     "/owners.json: this file is missing; the cards of the game \"toy\" are in "
                     "toy.json, owners.json\n"
                     "/nowhere/toy: no such folder; it should hold the cards of the game \"toy\": "
                     "toy.json, owners.json");
    pack_finish(&catalog);
}
END_TEST

static uint64_t hash_of(const char *toy) {
    Catalog catalog;
    ck_assert_msg(toy_load(&catalog, toy, NULL), "%s", toy_said());
    const uint64_t hash = catalog.hash;
    pack_finish(&catalog);
    return hash;
}

#define RUBY "\"gems\": [{\"worth\": 5, \"id\": \"ruby\"}]"

START_TEST(the_hash_knows_what_rules_read) {
    const uint64_t plain = hash_of(GEM("\"uses\": []"));
    static const char *const same[] = {
        GEM("\"kind\": \"blue\""), // what is meant anyway
        GEM("\"label\": \"x\""),
        GEM("\"colour\": \"#FFFFFF\""),
        "{\"skins\": [{\"gem\": \"ruby\", \"picture\": \"p\"}], " RUBY "}",
        "{\"luck\": {\"ann\": 3}, \"boxes\": {\"ann\": []}, " RUBY "}",
    };
    static const char *const other[] = {
        GEM("\"kind\": \"red\""),
        GEM("\"shiny\": false"),
        GEM("\"uses\": [\"red\"]"),
        GEM("\"twin\": \"ruby\""),
        GEM("\"parts\": [\"ruby\"]"),
        GEM("\"inner\": {\"weight\": 5}"),
        GEM("\"inner\": {\"weight\": 5, \"friend\": \"ann\"}"),
        "{\"gems\": [{\"worth\": 6, \"id\": \"ruby\"}]}",
        "{\"gems\": [{\"worth\": 5, \"id\": \"rubi\"}]}",
        "{\"gems\": [{\"worth\": 5, \"id\": \"ruby\"}, {\"worth\": 5, \"id\": \"opal\"}]}",
        "{\"luck\": {\"ann\": 4}, " RUBY "}",
        "{\"boxes\": {\"ann\": [\"ruby\"]}, " RUBY "}",
        "{\"boxes\": {\"bob\": [\"ruby\"]}, " RUBY "}",
        "{\"mine\": {\"depth\": 249}, " RUBY "}", // -7 in its low byte
        "{\"mine\": {\"traits\": [\"t0\"]}, " RUBY "}",
        "{\"mine\": {\"traits\": [\"t16\"]}, " RUBY "}",
        "{\"mine\": {\"pile\": [\"ruby\", \"ruby\"]}, " RUBY "}",
    };
    for (size_t i = 0; i < COUNT(same); i++)
        ck_assert_msg(hash_of(same[i]) == plain, "%s", same[i]);
    for (size_t i = 0; i < COUNT(other); i++) {
        ck_assert_msg(hash_of(other[i]) != plain, "%s", other[i]);
        for (size_t j = 0; j < i; j++)
            ck_assert_msg(hash_of(other[i]) != hash_of(other[j]), "%s %s", other[i], other[j]);
    }
}
END_TEST

// A vocabulary that has grown, in the middle and at the end, gives what is said in old words the old hash.
START_TEST(words_count_by_their_names) {
    static const char *const old_words[] = {"red", "green", NULL};
    static const char *const new_words[] = {"red", "amber", "green", "blue", NULL};
    static const uint8_t old_values[] = {1, 3}, new_values[] = {2, 5}; // green; red and green
    Field fields[2][2];
    uint64_t hash[2];
    for (int i = 0; i < 2; i++) {
        const char *const *words = i == 0 ? old_words : new_words;
        fields[i][0] = (Field){.key = "kind", .kind = FIELD_WORD, .words = words};
        fields[i][1] = (Field){.key = "uses", .kind = FIELD_WORDS, .words = words, .offset = 1};
        const Schema schema = {"thing", fields[i], 2};
        hash[i] = reader_hash(&schema, NULL, i == 0 ? old_values : new_values, 1);
    }
    ck_assert_uint_eq(hash[0], hash[1]);
}
END_TEST

START_TEST(a_struct_can_be_read_from_nothing) {
    Catalog catalog;
    ck_assert(toy_load(&catalog, NULL, NULL));
    Gem gem = {.id = ""};
    const Reader reader = {.catalog = &catalog, .problems = &toy_problems};
    ck_assert(reader_read(&reader, NULL, &toy_gem_schema, &gem));
    ck_assert(gem.kind == 2 && gem.twin == NONE && gem.inner.friend == NONE && gem.inner.weight == 5);
    pack_finish(&catalog);
}
END_TEST

int test_data(void) {
    Suite *suite = suite_create("data");
    TCase *tcase = toy_case(suite, "packs");
    tcase_add_test(tcase, all_kinds_of_fields_are_read);
    tcase_add_loop_test(tcase, bad_values_are_refused, 0, (int)COUNT(bad_toys));
    tcase_add_test(tcase, faults_of_all_files_are_told_in_order);
    tcase_add_test(tcase, a_broken_file_does_not_blame_others);
    tcase_add_test(tcase, missing_files_and_folders);
    tcase_add_test(tcase, the_hash_knows_what_rules_read);
    tcase_add_test(tcase, words_count_by_their_names);
    tcase_add_test(tcase, a_struct_can_be_read_from_nothing);
    return toy_run(suite);
}
