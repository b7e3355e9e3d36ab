// SPDX-License-Identifier: MIT
// Tests packs of which one takes out, or gives anew, what the other changes: the order of the two must not
// decide whether they can be played.
#include "pack_stack.h"

#include "data/json_doc.h"
#include "data/layer_files.h"
#include "data/pack_lint.h"
#include "data/words.h"
#include "engine/game_facts.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

#define OUT(file, line, what)                                                                                \
    "ben/" file ":" line ": [!never] this changes nothing: %s/ann/" file ":2, below this, takes " what " ou" \
    "t"
#define NEW(id)                                                                                              \
    "{\"id\": \"" id "\", \"type\": \"ship\", \"kind\": \"none\", \"power\": 3, \"picture\": \"fleet\"}"
#define GONE "{\"cards\": [\n{\"id\": \"galaxy\", \"remove\": true}]}"

// Ann takes something out, or gives it anew, and Ben changes it.
static const struct {
    const char *game, *file, *ann, *ben;
    const char *said; // of Ben's pack above Ann's; %s: the folder of both
} gone[] = {
    {"tactics", "deck.json", GONE, "{\"cards\": [{\"id\": \"galaxy\", \"power\": 7}]}",
     OUT("deck.json", "1", "\"galaxy\"")},
    {"tactics", "deck.json", GONE, "{\"cards\": [\n\n{\"id\": \"galaxy\", \"power\": \"+2\"}]}",
     OUT("deck.json", "3", "\"galaxy\"")},
    {"tactics", "deck.json", "{\"cards\": [\n{\"each\": {\"id\": \"galaxy\"}, \"remove\": true}]}",
     "{\"cards\": [{\"id\": \"galaxy\", \"effects\": {\"+\": []}}]}", OUT("deck.json", "1", "\"galaxy\"")},
    {"tactics", "deck.json", GONE, GONE, ""}, // they agree
    {"tactics", "deck.json", GONE, "{\"cards\": [" NEW("galaxy") "]}", ""},
    {"tactics", "deck.json", GONE, "{\"cards\": [{\"id\": \"ben_galaxy\", \"like\": \"galaxy\"}]}", ""},
    {"tactics", "deck.json",
     "{\"replace\": true, \"cards\": [" NEW("a") ", " NEW("b") ", " NEW("c") ", " NEW("d") "]}",
     "{\"cards\": [{\"id\": \"sovereign\", \"power\": \"+1\"}]}",
     "ben/deck.json:1: [!never] this changes nothing: %s/ann/deck.json:1, below this, takes "
     "\"sovereign\" out"},
    {"tactics", "targets.json", "{\"targets\": [\n{\"id\": \"pjem\", \"remove\": true}]}",
     "{\"targets\": [{\"id\": \"pjem\", \"points\": \"+1\"}]}", OUT("targets.json", "1", "\"pjem\"")},
    {"alpha_strike", "ships.json", "{\"ships\": [\n{\"id\": \"halberd\", \"remove\": true}]}",
     "{\"ships\": [{\"id\": \"halberd\", \"hull\": \"+1\"}]}", OUT("ships.json", "1", "\"halberd\"")},
    {"deck_building", "deck.json", "{\"cards\": [{\"id\": \"vina\",\n\"stats\": null}]}",
     "{\"cards\": [{\"id\": \"vina\", \"stats\": {\"diplomacy\": \"+1\"}}]}",
     OUT("deck.json", "1", "\"stats\"")},
    {"alpha_strike", "deck.json", "{\"cards\": [{\"id\": \"pulse_cannon\",\n\"cost\": null}]}",
     "{\"cards\": [{\"id\": \"pulse_cannon\", \"cost\": {\"weapon\": \"+1\"}}]}",
     OUT("deck.json", "1", "\"cost\"")},
    {"alpha_strike", "deck.json", "{\"cards\": [{\"id\": \"pulse_cannon\",\n\"cost\": null}]}",
     "{\"cards\": [{\"id\": \"pulse_cannon\", \"cost\": {\"weapon\": 1}}]}", ""}, // given anew
    {"alpha_strike", "deck.json", "{\"cards\": [{\"id\": \"pulse_cannon\",\n\"cost\": null}]}",
     "{\"cards\": [{\"each\": {\"id\": \"pulse_cannon\"}, \"cost\": {\"weapon\": \"+1\"}}]}",
     OUT("deck.json", "1", "\"cost\"")},
    {"tactics", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"kind\": \"none\",\n\"effects\": null}]}",
     "{\"cards\": [{\"id\": \"galaxy\", \"effects\": {\"1\": {\"amount\": \"+1\"}}}]}",
     OUT("deck.json", "1", "\"effects\"")},
    {"tactics", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"kind\": \"none\",\n\"effects\": []}]}",
     "{\"cards\": [{\"id\": \"galaxy\", \"effects\": {\"1\": {\"amount\": \"+1\"}}}]}",
     "ben/deck.json:1: [!never] this changes nothing: %s/ann/deck.json:2, below this, gives a list without "
     "an "
     "entry 1 here; it has 0"},
    {"tactics", "deck.json",
     "{\"cards\": [{\"id\": \"admiral\", \"kind\": \"one_time\", \"effects\": [\n{\"when\": \"revealed\", "
     "\"do\": "
     "\"draw_up\"}]}]}",
     "{\"cards\": [{\"id\": \"admiral\", \"effects\": {\"1\": {\"amount\": \"+1\"}}}]}",
     "ben/deck.json:1: [!never] this changes nothing: %s/ann/deck.json:2, below this, has no number "
     "\"amount\""},
};

// Only that falls away, with a warning that names the pack: neither order keeps the other pack out.
START_TEST(what_a_pack_below_took_out_falls_away) {
    char said_so[500];
    put("ann", gone[_i].file, gone[_i].ann);
    put("ben", gone[_i].file, gone[_i].ben);
    snprintf(said_so, sizeof said_so, gone[_i].said, folder);
    for (int i = 0; i < 2; i++) {
        upon(gone[_i].game);
        lay(i == 0 ? "ben" : "ann");
        lay(i == 0 ? "ann" : "ben");
        ck_assert_str_eq(faults(), "");
    }
    ck_assert_str_eq(limits(gone[_i].file), said_so);
}
END_TEST

// It stays with what else Ben's pack says, and with the cards that Ann's has made anew.
START_TEST(only_what_is_gone_falls_away) {
    upon("tactics");
    put("ann", "deck.json", GONE);
    put("ben", "deck.json",
        "{\"cards\": [{\"id\": \"galaxy\", \"power\": 7}, {\"id\": \"sovereign\", \"power\": \"+1\"}, "
        "{\"id\": "
        "\"ben_galaxy\", \"like\": \"galaxy\", \"power\": \"+2\"}]}");
    lay("ann");
    lay("ben");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("ben_galaxy", "power"), "9 ben/deck.json:1");
    ck_assert_str_eq(card("sovereign", "power"), "11 ben/deck.json:1");
}
END_TEST

// Within one file it is a slip of its author.
START_TEST(what_a_pack_took_out_itself_is_its_fault) {
    upon("tactics");
    put("ann", "deck.json",
        "{\"cards\": [{\"id\": \"galaxy\", \"remove\": true}, {\"id\": \"galaxy\", \"power\": 7}]}");
    lay("ann");
    ck_assert_msg(strstr(faults(), "this card has no \"type\"") != NULL, "%s", faults());
    upon("alpha_strike");
    put("ben", "deck.json", "{\"cards\": [{\"id\": \"battle_laser\", \"cost\": {\"engine\": \"+1\"}}]}");
    lay("ben");
    ck_assert_msg(strstr(faults(), "there is no number below it to change") != NULL, "%s", faults());
}
END_TEST

// ---- what other packs say of a record that is gone

static const char *const every_game[] = {"tactics", "alpha_strike", "deck_building", "star_empires"};

static void hear_above(void *listener, const Problem *problem) {
    (void)listener;
    if (problem_keeps_out(problem) && strncmp(problem->file, folder, strlen(folder)) == 0 &&
        strncmp(name_of(problem->file), "taker/", 6) != 0)
        text_printf(&said, "%s:%d: %s\n", name_of(problem->file), problem->line, problem->message);
}

// What keeps packs other than "taker" out, whatever is wrong there or in the game's own files: that is no
// matter here. Rules, captains and English texts are read as lint reads them.
static const char *faults_of_others(void) {
    Catalog catalog;
    Problems heard = {.hear = hear_above};
    Text name = {0};
    text_clear(&said);
    PackSource *source = pack_source_open(game, &layers, &heard);
    ck_assert_ptr_nonnull(source);
    const PackState state = pack_read(&catalog, game, source, &heard);
    Words *words = words_create();
    words_keep_good(words);
    words_load_layers(words, &layers, "en", &heard);
    words_document_name(&layers, "en", &name);
    if (state != PACK_UNKNOWN)
        pack_words_check(&catalog, words, text_string(&name),
                         (PackWords){.values_unknown = state != PACK_GOOD, .layers = &layers}, &heard);
    words_destroy(words);
    text_finish(&name);
    pack_finish(&catalog);
    pack_source_close(source);
    return text_string(&said);
}

// The game's own English as the texts of a pack, as a translation would have them.
static void put_all_texts(const char *pack, const char *id) {
    char command[400];
    snprintf(command, sizeof command, "mkdir -p %s/%s/lang && cp %s/%s/lang/en.json %s/%s/lang", folder, pack,
             getenv("STARDECK_CARDS"), id, folder, pack);
    ck_assert_int_eq(system(command), 0);
}

static const char *first_id(const Catalog *catalog, uint8_t table) {
    return catalog_id(catalog, table, 0);
}

// "taker" takes the record out; "namer" has a captain who names it, and its seat's own names of a card.
static void put_both(const Catalog *all, const char *file, const char *list, uint8_t table, const char *id) {
    const char *seat = table == game->seat_table ? id : first_id(all, game->seat_table);
    const char *card = table == game->card_table ? id : first_id(all, game->card_table);
    char text[700];
    snprintf(text, sizeof text, "{\"%s\": [{\"id\": \"%s\", \"remove\": true}]}", list, id);
    put("taker", file, text);
    snprintf(text, sizeof text,
             "{\"captains\": [{\"id\": \"zed\", \"seat\": \"%s\", \"tastes\": [{\"do\": \"%s\", \"cards\": "
             "[\"%s\"], \"liking\": 3}]}]}",
             seat, game_verbs(game)[0].name, card);
    put("namer", "captains.json", text);
    snprintf(
        text, sizeof text,
        "{\"captain\": {\"zed\": {\"name\": \"Z\", \"style\": \"z\", \"greets\": \"z\", \"wins\": \"z\", "
        "\"loses\": \"z\"}}, \"%s\": {\"%s\": {\"%s\": \"Z\"}}}",
        game->tables[game->card_table].what, card, seat);
    put("namer", "lang/en.json", text);
}

static void expect_passed_over(const Catalog *all, const char *file, const char *list, uint8_t table,
                               const char *id) {
    static const char *const orders[][3] = {{"taker", "texts", "namer"}, {"namer", "texts", "taker"}};
    put_both(all, file, list, table, id);
    for (size_t order = 0; order < COUNT(orders); order++) {
        upon(game->id);
        for (size_t i = 0; i < 3; i++)
            lay(orders[order][i]);
        ck_assert_msg(faults_of_others()[0] == '\0', "%s without \"%s\", %s lowest: %s", game->id, id,
                      orders[order][0], text_string(&said));
    }
}

// Whatever a pack takes out, another one's texts, captains and tastes that name it are passed over, whichever
// lies above the other.
START_TEST(what_names_a_record_that_another_pack_took_out_is_passed_over) {
    Catalog all;
    int tried = 0;
    upon(every_game[_i]);
    ck_assert(pack_load_layers(&all, game, &layers, &problems));
    put("namer", "captains.json", "{}");
    put_all_texts("namer", game->id);
    put_all_texts("texts", game->id);
    for (uint8_t file = 0; file < game->pack_file_count; file++) {
        const PackFile *of = &game->pack_files[file];
        for (size_t i = 0; i < of->schema->field_count; i++) {
            const Field *field = &of->schema->fields[i];
            if (field->kind != FIELD_RECORDS || field->table == NO_TABLE)
                continue;
            put("taker", of->name, "{}");
            for (uint8_t k = 0; k < catalog_count(&all, field->table); k++, tried++)
                expect_passed_over(&all, of->name, field->key, field->table,
                                   catalog_id(&all, field->table, k));
            put("taker", of->name, "{}");
        }
    }
    ck_assert_int_gt(tried, 20);
    pack_finish(&all);
}
END_TEST

// A captain who is taken out, alone or with all others, and one whose seat is.
START_TEST(texts_of_captains_who_are_gone_are_passed_over) {
    upon(every_game[_i]);
    JsonDoc *doc = layers_load(game, &layers, "captains.json", &problems);
    ck_assert_ptr_nonnull(doc);
    char text[200];
    snprintf(text, sizeof text, "{\"captains\": [{\"id\": \"%s\", \"remove\": true}]}",
             cJSON_GetObjectItem(json_doc_find(doc, NULL, "captains/0"), "id")->valuestring);
    const char *const takers[] = {text, "{\"replace\": true, \"captains\": []}"};
    put_all_texts("texts", game->id);
    for (size_t i = 0; i < COUNT(takers); i++) {
        upon(every_game[_i]);
        put("taker", "captains.json", takers[i]);
        lay("taker");
        lay("texts");
        ck_assert_str_eq(faults_of_others(), "");
        ck_assert_str_eq(faults(), "");
    }
    json_doc_destroy(doc);
}
END_TEST

// It does not count, which its author learns in one line; of a captain of a pack below nothing is said.
START_TEST(a_captain_whose_seat_is_gone_goes_with_it) {
    static const char captain[] = "{\"captains\": [\n{\"id\": \"zed\",\n\"seat\": \"vulcan\"}]}";
    upon("tactics");
    put("ann", "factions.json", "{\"factions\": [\n{\"id\": \"vulcan\", \"remove\": true}]}");
    put("ben", "captains.json", captain);
    for (int above = 0; above < 2; above++) {
        upon("tactics");
        lay(above ? "ann" : "ben");
        lay(above ? "ben" : "ann");
        ck_assert_str_eq(faults(), "");
        PackSource *source = pack_source_open(game, &layers, &problems);
        const JsonDoc *doc = pack_source_captains(source);
        const char *file, *text;
        JsonPlace place;
        ck_assert_int_eq(json_doc_idle(doc, 0, &file, &place) != NULL, above);
        if ((text = json_doc_idle(doc, 0, &file, &place)) != NULL) {
            ck_assert_str_eq(name_of(file), "ben/captains.json");
            ck_assert_int_eq(place.line, 3);
            ck_assert_msg(strstr(text, "ann/factions.json:2, below this, takes out its \"seat\" \"vulcan\". "
                                       "Switch that pack off, or give it another \"seat\"") != NULL,
                          "%s", text);
        }
        ck_assert_ptr_null(json_doc_idle(doc, 1, &file, &place));
        pack_source_close(source);
    }
}
END_TEST

int test_pack_gone(void);
int test_pack_gone(void) {
    Suite *suite = suite_create("pack gone");
    TCase *tcase = tcase_create("gone");
    tcase_set_timeout(tcase, 100);
    tcase_add_checked_fixture(tcase, start, stop);
    tcase_add_loop_test(tcase, what_a_pack_below_took_out_falls_away, 0, (int)COUNT(gone));
    tcase_add_test(tcase, only_what_is_gone_falls_away);
    tcase_add_test(tcase, what_a_pack_took_out_itself_is_its_fault);
    tcase_add_loop_test(tcase, what_names_a_record_that_another_pack_took_out_is_passed_over, 0,
                        (int)COUNT(every_game));
    tcase_add_loop_test(tcase, texts_of_captains_who_are_gone_are_passed_over, 0, (int)COUNT(every_game));
    tcase_add_test(tcase, a_captain_whose_seat_is_gone_goes_with_it);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
