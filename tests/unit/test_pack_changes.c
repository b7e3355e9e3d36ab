// SPDX-License-Identifier: MIT
// Tests the report of what a pack changes, value by value, with file and line, and which of it a pack above
// changes again.
#include "data/pack_changes.h"

#include "games/registry.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[64];
static Layers layers;
static Text said;

static void make(const char *path) {
    char whole[200];
    snprintf(whole, sizeof whole, "%s/%s", folder, path);
    ck_assert_int_eq(mkdir(whole, 0755), 0);
}

static void put(const char *path, const char *text) {
    char whole[200];
    snprintf(whole, sizeof whole, "%s/%s", folder, path);
    FILE *file = fopen(whole, "w");
    ck_assert_ptr_nonnull(file);
    fputs(text, file);
    fclose(file);
}

static void start(void) {
    static const char *const names[] = {"own", "mine", "top"};
    memset(&layers, 0, sizeof layers);
    memset(&said, 0, sizeof said);
    strcpy(folder, "/tmp/stardeck-changes-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char path[200];
        make(names[i]);
        snprintf(path, sizeof path, "%s/lang", names[i]);
        make(path);
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        ck_assert(layers_add(&layers, path));
    }
    put("own/deck.json", "{\"cards\": [\n"
                         "  {\"id\": \"galaxy\", \"power\": 5, \"types\": [\"a\"]},\n"
                         "  {\"id\": \"spy\", \"power\": 2, \"effects\": [\n"
                         "    {\"do\": \"add\", \"amount\": 1},\n"
                         "    {\"do\": \"halve\"}]},\n"
                         "  {\"id\": \"nova\", \"power\": 0}\n"
                         "]}");
    put("own/game.json", "{\"hand_size\": 5,\n \"row_full\": 4}");
    put("own/lang/en.json",
        "{\"card\": {\"galaxy\": {\"name\": \"Galaxy\"}}, \"game\": {\"name\": \"Toy\"}}");
    put("own/lang/de.json",
        "{\"card\": {\"galaxy\": {\"name\": \"Galaxie\"}}, \"game\": {\"name\": \"Spiel\"}}");
}

static void stop(void) {
    char command[100];
    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
    layers_finish(&layers);
    text_finish(&said);
}

static const char *name_of(const char *file) {
    return strncmp(file, folder, strlen(folder)) == 0 ? file + strlen(folder) + 1 : file;
}

static void hear(void *context, const PackChange *change) {
    static const char *const kinds[] = {
        [PACK_CHANGES_VALUE] = "", [PACK_ADDS_RECORD] = "new ", [PACK_TAKES_RECORD] = "gone "};
    (void)context;
    text_printf(&said, "%s%s %s%s%s %s: %s -> %s %s:%d", kinds[change->kind], change->what, change->id,
                change->language != NULL ? " " : "", change->language != NULL ? change->language : "",
                change->path, change->before != NULL ? change->before : "-",
                change->after != NULL ? change->after : "-", name_of(change->file), change->line);
    if (change->above_file != NULL)
        text_printf(&said, " (%s %s:%d)", change->above != NULL ? change->above : "-",
                    name_of(change->above_file), change->above_line);
    text_add(&said, "\n");
}

static void ck_changes(int pack, const char *expected) {
    Problems problems = {0};
    text_clear(&said);
    ck_assert(pack_changes(games[0], &layers, pack, hear, NULL, &problems));
    ck_assert_int_eq(problems.count, 0);
    ck_assert_str_eq(text_string(&said), expected);
}

START_TEST(values_are_told_with_before_after_and_place) {
    put("mine/deck.json", "{\"cards\": [\n"
                          "  {\"id\": \"galaxy\",\n"
                          "   \"power\": 9},\n"
                          "  {\"id\": \"spy\", \"power\": 2, \"effects\": {\n"
                          "    \"1\": {\"amount\": 7}}}\n"
                          "]}");
    put("mine/game.json", "{\n\"row_full\": 6}");
    ck_changes(1, "card galaxy power: 5 -> 9 mine/deck.json:3\n"
                  "card spy effects/1/amount: 1 -> 7 mine/deck.json:5\n"
                  "  row_full: 4 -> 6 mine/game.json:2\n");
}
END_TEST

START_TEST(what_comes_and_goes_is_told) {
    put("mine/deck.json", "{\"cards\": [\n"
                          "  {\"id\": \"nova\", \"remove\": true},\n"
                          "  {\"id\": \"ark\", \"power\": 3},\n"
                          "  {\"id\": \"galaxy\", \"types\": null},\n"
                          "  {\"id\": \"spy\", \"effects\": [\n"
                          "    {\"do\": \"add\", \"amount\": 1}]}\n"
                          "]}");
    ck_changes(1, "card galaxy types: [\"a\"] -> - mine/deck.json:4\n"
                  "card spy effects/2: {\"do\":\"halve\"} -> - mine/deck.json:5\n"
                  "new card ark : - -> - mine/deck.json:3\n"
                  "gone card nova : - -> - mine/deck.json:2\n");
}
END_TEST

START_TEST(what_goes_without_being_named_is_told_too) {
    put("mine/deck.json", "{\"cards\": [\n"
                          "  {\"each\": {\"power\": [0, 2]}, \"remove\": true},\n"
                          "  {\"each\": {\"types\": \"a\"}, \"power\": \"+1\"}\n"
                          "]}");
    put("top/deck.json", "\n{\"replace\": true, \"cards\": [\n  {\"id\": \"ark\", \"power\": 3}\n]}");
    ck_changes(1, "card galaxy power: 5 -> 6 mine/deck.json:3 (- top/deck.json:2)\n"
                  "gone card spy : - -> - mine/deck.json:2\n"
                  "gone card nova : - -> - mine/deck.json:2\n");
    ck_changes(2, "new card ark : - -> - top/deck.json:3\n"
                  "gone card galaxy : - -> - top/deck.json:2\n");
}
END_TEST

START_TEST(what_a_pack_above_changes_again_is_told) {
    put("mine/deck.json", "{\"cards\": [\n"
                          "  {\"id\": \"galaxy\", \"power\": 9},\n"
                          "  {\"id\": \"ark\", \"power\": 3},\n"
                          "  {\"id\": \"bark\", \"power\": 3}\n"
                          "]}");
    put("top/deck.json", "{\"cards\": [\n"
                         "  {\"id\": \"spy\", \"power\": 8},\n"
                         "  {\"id\": \"galaxy\", \"power\": 7},\n"
                         "  {\"id\": \"ark\", \"power\": 4},\n"
                         "  {\"id\": \"bark\", \"remove\": true}\n"
                         "]}");
    ck_changes(1, "card galaxy power: 5 -> 9 mine/deck.json:2 (7 top/deck.json:3)\n"
                  "new card ark : - -> - mine/deck.json:3\n"
                  "card ark power: - -> 3 mine/deck.json:3 (4 top/deck.json:4)\n"
                  "new card bark : - -> - mine/deck.json:4 (- top/deck.json:5)\n");
    ck_changes(2, "card galaxy power: 9 -> 7 top/deck.json:3\n"
                  "card spy power: 2 -> 8 top/deck.json:2\n"
                  "card ark power: 3 -> 4 top/deck.json:4\n"
                  "gone card bark : - -> - top/deck.json:5\n");
}
END_TEST

START_TEST(entries_of_lists_are_the_same_wherever_they_stand) {
    put("mine/deck.json", "{\"cards\": [\n"
                          "  {\"id\": \"galaxy\", \"types\": {\n\"+\": [\"b\"]}},\n"
                          "  {\"id\": \"spy\", \"effects\": {\n"
                          "    \"1\": null,\n"
                          "    \"+\": [{\"do\": \"win\"}]}}\n"
                          "]}");
    put("top/deck.json", "{\"cards\": [\n"
                         "  {\"id\": \"spy\", \"effects\": {\n"
                         "    \"2\": {\"do\": \"turn\"}}}]}");
    ck_changes(1, "card galaxy types: [\"a\"] -> [\"a\",\"b\"] mine/deck.json:2\n"
                  "card spy effects/2: - -> {\"do\":\"win\"} mine/deck.json:6\n"
                  "card spy effects/1: {\"do\":\"add\",\"amount\":1} -> - mine/deck.json:5\n");
    ck_changes(2, "card spy effects/1/do: \"halve\" -> \"turn\" top/deck.json:3\n");
}
END_TEST

START_TEST(texts_are_told_in_their_language) {
    put("mine/lang/en.json", "{\"card\": {\n"
                             "  \"galaxy\": {\"name\": \"Big one\"},\n"
                             "  \"ark\": {\"name\": \"Ark\"}},\n"
                             " \"game\": {\"line\": \"New\"}}");
    put("mine/lang/de.json", "{\"game\": {\"name\": \"Partie\"}}");
    ck_changes(1, "card galaxy en name: \"Galaxy\" -> \"Big one\" mine/lang/en.json:2\n"
                  "  en game/line: - -> \"New\" mine/lang/en.json:4\n"
                  "  de game/name: \"Spiel\" -> \"Partie\" mine/lang/de.json:1\n");
}
END_TEST

START_TEST(captains_are_records_too) {
    put("mine/captains.json", "{\"captains\": [{\"id\": \"velara\", \"whim\": 3}]}");
    ck_changes(1, "new captain velara : - -> - mine/captains.json:1\n");
}
END_TEST

static void hear_file(void *context, const PackFileChange *change) {
    (void)context;
    text_printf(&said, "%s%s%s%s%s%s\n", change->path, change->replaces ? " replaces" : "",
                change->above != NULL ? " below " : "", change->above != NULL ? name_of(change->above) : "",
                change->below != NULL ? " above " : "", change->below != NULL ? name_of(change->below) : "");
}

START_TEST(files_are_told_by_name) {
    make("mine/ships");
    make("own/ships");
    make("top/ships");
    put("mine/ships/b.svg", "b");
    put("mine/ships/a.svg", "a");
    put("mine/ships/c.svg", "c");
    put("mine/.hidden", "x");
    put("own/ships/b.svg", "b");
    put("top/ships/c.svg", "c");
    text_clear(&said);
    ck_assert(pack_changes_files(&layers, 1, hear_file, NULL));
    ck_assert_str_eq(text_string(&said), "ships/a.svg\nships/b.svg replaces\nships/c.svg below top\n");
    put("mine/lang/fr.json", "{}");
    put("top/lang/fr.json", "{}");
    put("top/ships/b.svg", "b"); // which the program has too
    text_clear(&said);
    ck_assert(pack_changes_files(&layers, 2, hear_file, NULL));
    ck_assert_str_eq(text_string(&said),
                     "lang/fr.json replaces\nships/b.svg replaces\nships/c.svg replaces above mine\n");
}
END_TEST

START_TEST(a_pack_that_changes_nothing_tells_nothing) {
    put("mine/deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": 5}]}");
    ck_changes(1, "");
}
END_TEST

START_TEST(what_can_not_be_read_is_a_problem) {
    Problems problems = {0};
    put("mine/deck.json", "{\"cards\": [");
    put("mine/game.json", "[1]");
    put("mine/lang/en.json", "{\"card\": 3, \"game\": [\"x\"]}");
    ck_assert(!pack_changes(games[0], &layers, 1, hear, NULL, &problems));
    ck_assert_ptr_nonnull(strstr(problems.item[0].file, "/mine/deck.json"));
}
END_TEST

int test_pack_changes(void) {
    Suite *suite = suite_create("pack changes");
    TCase *tcase = tcase_create("changes");
    tcase_add_checked_fixture(tcase, start, stop);
    tcase_add_test(tcase, values_are_told_with_before_after_and_place);
    tcase_add_test(tcase, what_comes_and_goes_is_told);
    tcase_add_test(tcase, what_goes_without_being_named_is_told_too);
    tcase_add_test(tcase, what_a_pack_above_changes_again_is_told);
    tcase_add_test(tcase, entries_of_lists_are_the_same_wherever_they_stand);
    tcase_add_test(tcase, texts_are_told_in_their_language);
    tcase_add_test(tcase, captains_are_records_too);
    tcase_add_test(tcase, files_are_told_by_name);
    tcase_add_test(tcase, a_pack_that_changes_nothing_tells_nothing);
    tcase_add_test(tcase, what_can_not_be_read_is_a_problem);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
