// SPDX-License-Identifier: MIT
// Tests whose fault it is: packs upon the cards of Tactics, sound or broken by themselves, and only together.
// And how far their languages are.
#include "data/pack_blame.h"
#include "data/pack_languages.h"
#include "games/registry.h"
#include "toy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static PackList *list;
static PackBlame *blame;
static LintPlace place;

static void setup(void) {
    list = calloc(1, sizeof *list);
    blame = calloc(1, sizeof *blame);
    ck_assert(list != NULL && blame != NULL);
    place = (LintPlace){games, getenv("STARDECK_CARDS"), getenv("STARDECK_ASSETS"), NULL};
}

static void teardown(void) {
    pack_blame_finish(blame);
    free(blame);
    pack_list_finish(list);
    free(list);
}

static void write_file(const char *id, const char *name, const char *text) {
    char path[160], *slash;
    snprintf(path, sizeof path, "%s/%s/%s", toy_folder, id, name);
    for (slash = strchr(path + strlen(toy_folder) + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0755);
        *slash = '/';
    }
    toy_write(path + strlen(toy_folder) + 1, text, strlen(text));
}

// On top of those before, and on. `more`: further keys of its pack.json.
static int add(const char *id, const char *more, const char *cards) {
    char text[600], folder[160];
    snprintf(text, sizeof text,
             "{\"id\": \"%s\", \"name\": \"%s\", \"version\": \"1\", \"game\": \"tactics\"%s}", id, id, more);
    write_file(id, "pack.json", text);
    snprintf(text, sizeof text, "{\"cards\": [%s]}", cards);
    write_file(id, "deck.json", text);
    snprintf(folder, sizeof folder, "%s/%s", toy_folder, id);
    ListedPack *pack = pack_list_add(list, folder, PACK_OWN);
    ck_assert(pack != NULL && pack->faults == NULL);
    pack->on = true;
    return list->count - 1;
}

static void check(int at) {
    LintReport found = {0};
    pack_blame_finish(blame);
    pack_lint_listed(list, at, &place, &found);
    pack_blame(list, at, &place, &found, blame);
    ck_assert(!blame->own.failed);
    lint_report_finish(&found);
}

#define CARDLESS "{\"id\": \"spy\", \"remove\": true}"
#define ABOUT_IT "{\"id\": \"spy\", \"power\": 3}"
#define WRONG_SPY "{\"id\": \"admiral\", \"picture\": \"icon:nobody\"}"
#define WRONG "{\"id\": \"galaxy\", \"power\": \"much\"}"

START_TEST(a_pack_has_its_own_faults_whatever_lies_below) {
    add("below", "", "{\"id\": \"galaxy\", \"power\": 5}");
    const int at = add("broken", "", WRONG);
    check(at);
    ck_assert_int_eq(blame->own.errors, 1);
    ck_assert_int_eq(blame->withs, 0);
}
END_TEST

// It names no game, so nothing of it is found by trial.
START_TEST(what_is_wrong_in_pack_json_is_its_own) {
    char folder[160];
    LintReport found = {0};
    add("below", "", "{\"id\": \"galaxy\", \"power\": 5}");
    write_file("odd", "pack.json", "{\"id\": \"odd\",\n \"nmae\": \"x\", \"version\": \"1\"}");
    snprintf(folder, sizeof folder, "%s/odd", toy_folder);
    ListedPack *odd = pack_list_add(list, folder, PACK_OWN);
    ck_assert_ptr_nonnull(odd);
    pack_list_check_game(odd, games);
    ck_assert_ptr_nonnull(odd->faults);
    for (int i = 0; i < odd->faults->count; i++)
        lint_report_add(&found, &odd->faults->item[i]);
    ck_assert_int_ge(found.count, 2);
    pack_blame(list, list->count - 1, &place, &found, blame);
    ck_assert_int_eq(blame->own.count, found.count);
    ck_assert_int_eq(blame->withs, 0);
    lint_report_finish(&found);
}
END_TEST

// No trial finds it, as the file is not read.
START_TEST(what_is_no_file_is_its_own) {
    char link[160], target[160];
    LintReport found = {0};
    add("below", "", "{\"id\": \"galaxy\", \"power\": 5}");
    write_file("linked", "pack.json",
               "{\"id\": \"linked\", \"name\": \"n\", \"version\": \"1\", \"game\": \"tactics\"}");
    snprintf(target, sizeof target, "%s/below/deck.json", toy_folder);
    snprintf(link, sizeof link, "%s/linked/deck.json", toy_folder);
    ck_assert_int_eq(symlink(target, link), 0);
    *strrchr(link, '/') = '\0';
    ListedPack *linked = pack_list_add(list, link, PACK_OWN);
    ck_assert(linked != NULL && linked->faults != NULL);
    linked->on = true;
    for (int i = 0; i < linked->faults->count; i++)
        lint_report_add(&found, &linked->faults->item[i]);
    pack_blame(list, list->count - 1, &place, &found, blame);
    ck_assert_int_eq(blame->own.count, 1);
    ck_assert_ptr_nonnull(strstr(blame->own.item[0].message, "leads out of the pack's folder"));
    ck_assert_int_eq(blame->withs, 0);
    lint_report_finish(&found);
}
END_TEST

// How many findings of this kind there are, and the last one's message.
static int findings(int at, const char *code, char message[PROBLEM_MESSAGE_MAX]) {
    LintReport found = {0};
    int count = 0;
    pack_lint_listed(list, at, &place, &found);
    for (int i = 0; i < found.count; i++) {
        if (strcmp(found.item[i].code, code) != 0)
            continue;
        text_copy(message, PROBLEM_MESSAGE_MAX, found.item[i].message);
        count++;
    }
    lint_report_finish(&found);
    return count;
}

#define SIGN                                                                                                 \
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 50 30\"><path d=\"M10 20 L14 8 L18 20 "         \
    "Z\"/></svg>"

// Its own cards name them, whatever a pack above shows instead.
START_TEST(pictures_that_a_pack_above_replaces_are_read) {
    static const char *const packs[] = {"ann", "ben"};
    char name[100], text[300], told[PROBLEM_MESSAGE_MAX] = "";
    for (int i = 0; i < 2; i++) {
        snprintf(text, sizeof text,
                 "{\"id\": \"spy\", \"picture\": \"icon:%s_icon\"}, {\"id\": \"admiral\", \"picture\": "
                 "\"file:%s_picture.svg\"}",
                 packs[i], packs[i]);
        add(packs[i], "", text);
        snprintf(text, sizeof text, "{\"factions\": [{\"id\": \"klingon\", \"logo\": \"%s_sign\"}]}",
                 packs[i]);
        write_file(packs[i], "factions.json", text);
        snprintf(name, sizeof name, "assets/emblems/%s_sign.svg", packs[i]);
        write_file(packs[i], name, SIGN);
        snprintf(name, sizeof name, "assets/icons/game-icons/%s_icon.svg", packs[i]);
        write_file(packs[i], name, SIGN);
        snprintf(name, sizeof name, "assets/pictures/%s_picture.svg", packs[i]);
        write_file(packs[i], name, SIGN);
    }
    for (int i = 0; i < 2; i++)
        ck_assert_msg(findings(i, "file", told) == 0, "%s: %s", packs[i], told);
}
END_TEST

static void draw(const char *id, const char *name, const char *color) {
    char text[200];
    snprintf(text, sizeof text,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 5 3\"><rect width=\"5\" height=\"3\" "
             "fill=\"%s\"/></svg>",
             color);
    write_file(id, name, text);
}

// Both show the upper one's; unless both are the same, or belong together.
START_TEST(a_file_of_the_same_name_is_told) {
    static const char *const files[] = {"assets/pictures/ship.svg", "assets/emblems/mysign.svg",
                                        "assets/icons/game-icons/mysign.svg"};
    char message[PROBLEM_MESSAGE_MAX];
    add("below", "", "{\"id\": \"galaxy\", \"power\": 5}");
    const int at = add("above", "", "{\"id\": \"galaxy\", \"power\": 5}");
    const int made_for_it = add("for_it", ", \"builds_on\": \"below\"", "{\"id\": \"galaxy\", \"power\": 5}");
    draw("below", "assets/emblems/klingon.svg", "#fff");
    draw("above", "assets/emblems/klingon.svg", "#eee");
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        draw("below", files[i], "#fff");
        draw("above", files[i], "#fff");
        ck_assert_int_eq(findings(at, "shadow", message), (int)i + 1); // one takes the program's place
        draw("above", files[i], "#eee");
        ck_assert_int_eq(findings(at, "shadow", message), (int)i + 2);
        draw("for_it", files[i], "#ddd");
    }
    ck_assert_msg(strstr(message, "the pack \"below\" has a file of this name too, ") != NULL, "%s", message);
    list->pack[at].on = false;
    ck_assert_int_eq(findings(made_for_it, "shadow", message), 0);
}
END_TEST

// Paintings go by a card's id, sounds and emblems by the program's name: only one counts.
START_TEST(a_file_in_the_programs_place_is_told) {
    static const char *const files[] = {"assets/pictures/tactics/spy.svg", "assets/emblems/klingon.svg",
                                        "assets/sounds/turn.wav"};
    char message[PROBLEM_MESSAGE_MAX];
    add("below", "", "{\"id\": \"galaxy\", \"power\": 5}");
    const int at = add("above", "", "{\"id\": \"galaxy\", \"power\": 5}");
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        draw("below", files[i], "#fff");
        draw("above", files[i], "#eee");
        ck_assert_int_eq(findings(at, "shadow", message), (int)i + 1);
        ck_assert_msg(strstr(message, "the pack \"below\" has this file too, ") != NULL, "%s", message);
    }
    // A picture is looked for by its name, whatever the ending; a sign is not.
    draw("below", "assets/pictures/tactics/ferengi.png", "#fff");
    draw("above", "assets/pictures/tactics/ferengi.webp", "#eee");
    draw("below", "assets/emblems/other.png", "#fff");
    draw("above", "assets/emblems/other.svg", "#eee");
    ck_assert_int_eq(findings(at, "shadow", message), (int)(sizeof files / sizeof files[0]) + 1);
}
END_TEST

// A captain of another pack is lost with its whole file.
START_TEST(what_a_whole_file_replaces_is_told) {
    char message[PROBLEM_MESSAGE_MAX];
    add("below", "", "{\"id\": \"galaxy\", \"power\": 5}");
    const int at = add("above", "", "{\"id\": \"spy\", \"power\": 5}");
    write_file("above", "captains.json",
               "{\"replace\": true, \"captains\": [{\"id\": \"anna\", \"seat\": \"klingon\"}]}");
    ck_assert_int_eq(findings(at, "shadow", message), 0); // the game's own
    write_file("below", "captains.json", "{\"captains\": [\n{\"id\": \"kurt\", \"seat\": \"klingon\"}]}");
    ck_assert_int_eq(findings(at, "shadow", message), 1);
    ck_assert_msg(strstr(message, "/below/captains.json:2 says is lost: ") != NULL, "%s", message);
}
END_TEST

// Whichever of both lies above: one says the number in a text, the other changes it.
START_TEST(a_text_says_the_old_number_of_another_pack) {
    char message[PROBLEM_MESSAGE_MAX];
    const int number = add("number", "", "{\"id\": \"admiral\", \"effects\": {\"1\": {\"amount\": 7}}}");
    const int text = add("text", "", "");
    write_file("text", "lang/en.json", "{\"card\": {\"admiral\": {\"text\": \"+5 for every other card\"}}}");
    ck_assert_int_eq(findings(text, "stale", message), 1);
    ck_assert_ptr_nonnull(strstr(message, "still says 5, but the number is 7 now"));
    list->pack[number].on = false;
    ck_assert_int_eq(findings(text, "stale", message), 0);
}
END_TEST

// By itself it does.
START_TEST(what_is_so_already_is_said_to_be) {
    char message[PROBLEM_MESSAGE_MAX];
    const int below = add("below", "", "{\"id\": \"galaxy\", \"power\": 5}");
    const int at = add("above", "", "{\"id\": \"galaxy\", \"power\": 5}");
    ck_assert_int_eq(findings(at, "unused", message), 1);
    ck_assert_ptr_nonnull(strstr(message, "changes nothing here: with the packs below it"));
    list->pack[below].on = false;
    ck_assert_int_eq(findings(at, "unused", message), 0);
}
END_TEST

// Blanks, also those of other scripts, and characters that only direct their neighbours.
START_TEST(a_name_can_be_seen) {
    static const char *const unseen[] = {" ",      "\t",     "\u00A0 ", "\u200B\u200D", "\u3000",
                                         "\u202E", "\uFEFF", "\u2800",  "\u3164"};
    static const char *const seen[] = {"a", "1", "-", " a ", "\u4E00", "\u200Bx", "\u05D0\u200F"};
    char message[PROBLEM_MESSAGE_MAX], text[100];
    const int at = add("mine", "", "{\"id\": \"galaxy\", \"power\": 5}");
    for (size_t i = 0; i < sizeof unseen / sizeof unseen[0]; i++) {
        snprintf(text, sizeof text, "{\"card\": {\"galaxy\": {\"name\": \"%s\"}}}",
                 i == 1 ? "\\t" : unseen[i]);
        write_file("mine", "lang/en.json", text);
        ck_assert_msg(findings(at, "text", message) == 1, "%zu", i);
        ck_assert_ptr_nonnull(strstr(message, "nothing can be seen of the name \"card.galaxy.name\""));
    }
    for (size_t i = 0; i < sizeof seen / sizeof seen[0]; i++) {
        snprintf(text, sizeof text, "{\"card\": {\"galaxy\": {\"name\": \"%s\"}}}", seen[i]);
        write_file("mine", "lang/en.json", text);
        ck_assert_msg(findings(at, "text", message) == 0, "%zu: %s", i, message);
    }
}
END_TEST

START_TEST(a_captain_of_the_same_id_is_told) {
    char message[PROBLEM_MESSAGE_MAX];
    add("below", "", "{\"id\": \"galaxy\", \"power\": 5}");
    const int at = add("above", "", "{\"id\": \"galaxy\", \"power\": 5}");
    write_file("below", "captains.json", "{\"captains\": [\n{\"id\": \"kurt\", \"seat\": \"klingon\"}]}");
    ck_assert_int_eq(findings(at, "shadow", message), 0);
    write_file("above", "captains.json",
               "{\"captains\": [{\"id\": \"kurt\", \"whim\": 5}]}"); // it changes that one
    ck_assert_int_eq(findings(at, "shadow", message), 0);
    write_file("above", "captains.json", "{\"captains\": [{\"id\": \"kurt\", \"seat\": \"romulan\"}]}");
    ck_assert_int_eq(findings(at, "shadow", message), 1);
    ck_assert_msg(strstr(message, "another pack has a captain \"kurt\" too, in ") != NULL &&
                      strstr(message, "/below/captains.json:2; ") != NULL,
                  "%s", message);
}
END_TEST

START_TEST(what_comes_of_another_pack_is_told_apart) {
    const int other = add("remover", "", CARDLESS);
    add("idle", "", "{\"id\": \"galaxy\", \"power\": 5}");
    const int at = add("changer", "", ABOUT_IT ", " WRONG);
    check(at);
    ck_assert_int_eq(blame->own.errors, 1);
    ck_assert_ptr_nonnull(strstr(blame->own.item[0].message, "power"));
    ck_assert_int_eq(blame->withs, 1);
    ck_assert_int_eq(blame->with[0].pack, other);
    ck_assert_int_gt(blame->with[0].count, 0);
    list->pack[other].on = false;
    check(at);
    ck_assert_int_eq(blame->withs, 0);
    ck_assert_int_eq(blame->own.errors, 1);
}
END_TEST

// As many cards as `count`, called by the letter.
static int add_many(char letter, int count) {
    char id[] = {'m', letter, '\0'}, cards[400] = "";
    for (int i = 0; i < count; i++)
        snprintf(cards + strlen(cards), sizeof cards - strlen(cards),
                 "%s{\"id\": \"%c%d\", \"like\": \"spy\"}", i > 0 ? ", " : "", letter, i);
    return add(id, "", cards);
}

// There is room for 48 cards, and the game has 33.
START_TEST(of_several_packs_those_that_make_a_difference_are_told) {
    const int first = add_many('a', 6);
    add("idle", "", "{\"id\": \"galaxy\", \"power\": 5}");
    const int second = add_many('b', 6), at = add_many('c', 4);
    check(at);
    const PackWith *with = NULL;
    for (int i = 0; i < blame->withs; i++)
        if (blame->with[i].pack == PACK_BLAME_SEVERAL)
            with = &blame->with[i];
    ck_assert_ptr_nonnull(with);
    ck_assert_int_eq(with->others, 2);
    ck_assert_int_eq(with->other[0], first);
    ck_assert_int_eq(with->other[1], second);
    const char *said = strstr(with->first.message, "\"cards\" has 49 entries; at most 48 are allowed");
    ck_assert_msg(said != NULL && strstr(said, ": the game's own 33, \"ma\" 6, \"mb\" 6, \"mc\" 4") != NULL,
                  "%s", with->first.message);
}
END_TEST

START_TEST(the_faults_of_a_pack_below_are_not_told_of_one_above) {
    add("painter", "", "{\"id\": \"galaxy\", \"picture\": \"nowhere\"}"); // found by lint alone
    const int at = add("sound", "", "{\"id\": \"galaxy\", \"power\": 5}");
    check(at - 1);
    ck_assert_int_gt(blame->own.count, 0);
    check(at);
    ck_assert_int_eq(blame->own.count, 0);
    ck_assert_int_eq(blame->withs, 0);
}
END_TEST

// Nor of one that it builds on or needs: each row has its own.
START_TEST(nor_are_those_of_a_pack_that_it_needs) {
    add("painter", "", "{\"id\": \"galaxy\", \"picture\": \"icon:nowhere\"}");
    add("idle", "", "{\"id\": \"spy\", \"power\": 2}");
    const int at =
        add("upon", ", \"needs\": [\"painter\"]", "{\"id\": \"galaxy\", \"power\": 5}, " WRONG_SPY);
    check(at - 2);
    ck_assert_int_eq(blame->own.errors, 1);
    check(at);
    ck_assert_int_eq(blame->own.count, 1); // its own
    ck_assert_ptr_nonnull(strstr(blame->own.item[0].file, "/upon/"));
    ck_assert_int_eq(blame->withs, 0);
}
END_TEST

// What it has removed is missed in the game's own files, which the one above has not touched.
START_TEST(nor_are_those_that_it_causes_elsewhere) {
    add("remover", "", CARDLESS);
    const int at = add("sound", "", "{\"id\": \"galaxy\", \"power\": 5}");
    check(at - 1);
    ck_assert_int_gt(blame->own.count, 0); // rules pages name the card
    check(at);
    ck_assert_int_eq(blame->own.count, 0);
    ck_assert_int_eq(blame->withs, 0);
}
END_TEST

START_TEST(what_a_pack_needs_or_does_not_go_with_is_no_fault_of_its_own) {
    const int other = add("other", "", "{\"id\": \"galaxy\", \"power\": 5}");
    const int apart = add("apart", ", \"conflicts\": [\"other\"]", "{\"id\": \"spy\", \"power\": 3}");
    const int lonely = add("lonely", ", \"needs\": [\"nobody\"]", "{\"id\": \"spy\", \"power\": 3}");
    check(apart);
    ck_assert_int_eq(blame->own.count, 0);
    ck_assert_int_eq(blame->withs, 1);
    ck_assert_int_eq(blame->with[0].pack, other);
    check(lonely); // it is not here, so that there is no other pack
    ck_assert_int_eq(blame->own.errors, 1);
    ck_assert_int_eq(blame->withs, 0);
}
END_TEST

START_TEST(what_it_builds_on_belongs_to_it) {
    add("base", "", "{\"id\": \"probe_x\", \"like\": \"spy\"}");
    write_file("base", "lang/en.json", "{\"card\": {\"probe_x\": {\"name\": \"X\", \"text\": \"\"}}}");
    const int at = add("upon", ", \"builds_on\": \"base\"", "{\"id\": \"probe_x\", \"power\": 3}, " WRONG);
    check(at);
    ck_assert_int_eq(blame->own.errors, 1);
    ck_assert_int_eq(blame->withs, 0);
}
END_TEST

// ---- languages

static const PackLanguage *language(const PackLanguages *languages, const char *code) {
    for (int i = 0; i < languages->count; i++)
        if (strcmp(languages->item[i].code, code) == 0)
            return &languages->item[i];
    return NULL;
}

START_TEST(languages_are_counted) {
    PackLanguages languages;
    const int at = add("speaker", "", "{\"id\": \"spy\", \"power\": 3}");
    pack_languages(list, at, &place, false, &languages);
    ck_assert_int_eq(languages.count, 0); // it says nothing
    write_file("speaker", "lang/en.json",
               "{\"card\": {\"spy\": {\"name\": \"A\", \"text\": \"B\"}, \"galaxy\": {\"name\": \"C\", "
               "\"text\": \"\"}}}");
    pack_languages(list, at, &place, false, &languages);
    ck_assert_int_eq(languages.count, 1);
    const PackLanguage *german = language(&languages, "de");
    ck_assert(german != NULL && german->texts == 3 && german->missing == 3 && !german->brought);
    write_file("speaker", "lang/de.json", "{\"card\": {\"spy\": {\"name\": \"A\"}}}");
    write_file("speaker", "assets/lang/de.json", "{\"menu\": {\"quit\": \"Weg\"}}");
    pack_languages(list, at, &place, false, &languages);
    ck_assert_int_eq(languages.count, 1);
    german = language(&languages, "de");
    ck_assert(german != NULL && german->texts == 4 && german->missing == 2);
}
END_TEST

START_TEST(a_language_of_a_pack_is_measured_by_everything_there_is) {
    PackLanguages languages;
    const int at = add("french", "", "");
    write_file("french", "lang/fr.json", "{\"card\": {\"spy\": {\"name\": \"Espion\"}}}");
    pack_languages(list, at, &place, false, &languages);
    const PackLanguage *french = language(&languages, "fr");
    ck_assert(french != NULL && french->brought && french->texts > 100);
    ck_assert_int_eq(french->missing, french->texts - 1);
    ck_assert_ptr_null(language(&languages, "de"));
}
END_TEST

// What other packs say is counted apart.
START_TEST(texts_of_other_packs_are_no_gaps_of_a_language_pack) {
    PackLanguages own, all;
    add("cards", "", "");
    write_file("cards", "lang/en.json",
               "{\"card\": {\"spy\": {\"royal_x\": \"A\"}, \"galaxy\": {\"name\": \"C\"}}}");
    const int at = add("french", "", "");
    write_file("french", "lang/fr.json", "{\"card\": {\"spy\": {\"name\": \"Espion\"}}}");
    pack_languages(list, at, &place, false, &own);
    pack_languages(list, at, &place, true, &all);
    ck_assert(language(&own, "fr") != NULL && language(&all, "fr") != NULL);
    ck_assert_int_eq(language(&all, "fr")->missing, language(&own, "fr")->missing + 1); // "royal_x" is new
}
END_TEST

int test_pack_blame(void) {
    Suite *suite = suite_create("whose fault it is");
    TCase *tcase = toy_case(suite, "packs");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_set_timeout(tcase, 120);
    tcase_add_test(tcase, a_pack_has_its_own_faults_whatever_lies_below);
    tcase_add_test(tcase, what_is_wrong_in_pack_json_is_its_own);
    tcase_add_test(tcase, what_is_no_file_is_its_own);
    tcase_add_test(tcase, a_file_of_the_same_name_is_told);
    tcase_add_test(tcase, a_captain_of_the_same_id_is_told);
    tcase_add_test(tcase, a_name_can_be_seen);
    tcase_add_test(tcase, what_comes_of_another_pack_is_told_apart);
    tcase_add_test(tcase, of_several_packs_those_that_make_a_difference_are_told);
    tcase_add_test(tcase, the_faults_of_a_pack_below_are_not_told_of_one_above);
    tcase_add_test(tcase, nor_are_those_of_a_pack_that_it_needs);
    tcase_add_test(tcase, nor_are_those_that_it_causes_elsewhere);
    tcase_add_test(tcase, what_a_pack_needs_or_does_not_go_with_is_no_fault_of_its_own);
    tcase_add_test(tcase, what_it_builds_on_belongs_to_it);
    tcase_add_test(tcase, pictures_that_a_pack_above_replaces_are_read);
    tcase_add_test(tcase, a_file_in_the_programs_place_is_told);
    tcase_add_test(tcase, what_a_whole_file_replaces_is_told);
    tcase_add_test(tcase, a_text_says_the_old_number_of_another_pack);
    tcase_add_test(tcase, what_is_so_already_is_said_to_be);
    tcase_add_test(tcase, languages_are_counted);
    tcase_add_test(tcase, a_language_of_a_pack_is_measured_by_everything_there_is);
    tcase_add_test(tcase, texts_of_other_packs_are_no_gaps_of_a_language_pack);
    return toy_run(suite);
}
