// SPDX-License-Identifier: MIT
// Tests German messages about saved games, settings and system errors: a file name at the beginning of a line
// stays, and lines without a translation stay as they are. test_bad_packs tests messages about packs.
#include "data/fault_words.h"
#include "toy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const lines[][2] = {
    {"/a/b.jsonl:1:1: the file is empty; expected a saved game",
     "/a/b.jsonl:1:1: die Datei ist leer; hierher gehört ein gespeichertes Spiel"},
    {"/a/b.jsonl:1:13: this game was saved by a newer Stardeck, in format 99; this one reads up to format 2",
     "/a/b.jsonl:1:13: dieses Spiel wurde von einem neueren Stardeck gespeichert, in Format 99; dieses hier "
     "liest bis Format 2"},
    {"g:1:9: this game was played with other cards of tactics than those here (pack 0a, not 0b); it was "
     "played with packs that are not in use here: Big 1; it was played without packs that are in use here: "
     "Small 2",
     "g:1:9: gespielt wurde tactics mit anderen Karten als hier (Karten 0a, nicht 0b); gespielt wurde mit "
     "Paketen, die hier nicht gelten: Big 1, und ohne Pakete, die hier gelten: Small 2"},
    {"g:1:9: \"pack\" must be 16 digits from 0 to f, not a number",
     "g:1:9: \"pack\" muss aus 16 Ziffern von 0 bis f bestehen, nicht eine Zahl"},
    {"g:1:9: \"names\" must be a list of 2 texts of at most 31 bytes, not an object",
     "g:1:9: \"names\" muss eine Liste mit 2 Texten von höchstens 31 Bytes sein, nicht ein Objekt"},
    {"g:4:9: \"do\" can't be \"pla\"; did you mean \"play\"? Allowed: play, pass",
     "g:4:9: \"do\" kann nicht \"pla\" sein; meintest du \"play\"? Erlaubt: play, pass"},
    {"/a/deck.json:1:9: \"power\" must be a whole number from 0 to 50, not a text",
     "/a/deck.json:1:9: \"power\" muss eine ganze Zahl von 0 bis 50 sein, nicht ein Text"},
    {"/a/deck.json:1:9: \"power\" must be a whole number from 0 to 50, not 2.5",
     "/a/deck.json:1:9: \"power\" muss eine ganze Zahl von 0 bis 50 sein, nicht 2.5"},
    {"/a/deck.json:1:9: \"power\" can't be \"×1,5\"; did you mean \"×1.5\", with a point?",
     "/a/deck.json:1:9: \"power\" kann nicht \"×1,5\" sein; meintest du \"×1.5\", mit einem Punkt?"},
    {"/a/deck.json:1:9: there is no card \"spy\"", "/a/deck.json:1:9: eine Karte \"spy\" gibt es nicht"},
    {"/a/deck.json:1:9: there is no card \"spi\"; did you mean \"spy\"?",
     "/a/deck.json:1:9: eine Karte \"spi\" gibt es nicht; meintest du \"spy\"?"},
    {"/a/settings.json:3:1: the settings file must be an object, not a list",
     "/a/settings.json:3:1: die Datei mit den Einstellungen muss ein Objekt sein, nicht eine Liste"},
    {"/a/settings.json:3:1: the key \"F9\" is already that of \"hint\"",
     "/a/settings.json:3:1: die Taste \"F9\" gehört schon zu \"hint\""},
    {"/a/b.jsonl: cannot be written to the disk: No space left on device",
     "/a/b.jsonl: lässt sich nicht auf den Datenträger schreiben: der Datenträger ist voll"},
    {"/a/settings.json: cannot be written: Permission denied",
     "/a/settings.json lässt sich nicht schreiben: die Rechte dafür fehlen"},
    {"/a/game.json:1:9: with the pack rf the lesson can't be shown: unknown faction \"starfleet\"",
     "/a/game.json:1:9: mit dem Paket rf lässt sich die Einführung nicht zeigen: eine Fraktion \"starfleet\" "
     "gibt "
     "es nicht"},
    {"/a/game.json:1:9: with the pack rf the lesson can't be shown: a reason that nobody knows",
     "/a/game.json:1:9: with the pack rf the lesson can't be shown: a reason that nobody knows"},
    {"/a/settings.json: cannot be written: A reason that nobody knows",
     "/a/settings.json: cannot be written: A reason that nobody knows"},
};

static Layers assets;
static FaultWords *german;

static void setup(void) {
    const char *folder = getenv("STARDECK_ASSETS");
    assets = (Layers){0};
    ck_assert_msg(folder != NULL && layers_add(&assets, folder), "STARDECK_ASSETS names no folder");
    german = fault_words_load(&assets, "de", &toy_problems);
    ck_assert_msg(german != NULL, "%s", toy_said());
}

static void teardown(void) {
    fault_words_destroy(german);
    layers_finish(&assets);
}

START_TEST(it_is_said_in_german) {
    Text said = {0};
    fault_words_translate_line(german, lines[_i][0], &said);
    ck_assert_str_eq(text_string(&said), lines[_i][1]);
    text_finish(&said);
}
END_TEST

// Appends the English message with something in place of each value, words that nobody translates where they
// are to be translated, but for what follows another value: a hint, which is empty. False: none is.
static bool fill(const char *english, const char *version, Text *out) {
    bool translates = false, follows = false;
    int number = 0;
    for (const char *at = english; *at != '\0';) {
        if (*at != '%') {
            text_add_bytes(out, at++, 1);
            follows = false;
            continue;
        }
        char mark[16];
        at += 1 + strspn(at + 1, "-.*0123456789lz");
        snprintf(mark, sizeof mark, "{%d!}", ++number);
        const bool is_part = *at == 's' && strstr(version, mark) != NULL, is_hint = is_part && follows;
        text_add(out, is_hint ? "" : is_part ? "glub glab glib" : *at == 's' ? "\"blub\"" : "7");
        translates |= is_part && !is_hint;
        follows = true;
        at++;
    }
    return translates;
}

// German words around an English half are worse than an English sentence.
START_TEST(no_message_is_half_german) {
    Text path = {0}, message = {0}, said = {0};
    ck_assert(layers_find(&assets, "faults/de.json", &path));
    JsonDoc *doc = json_doc_load(text_string(&path), &toy_problems);
    const cJSON *faults = json_doc_find(doc, NULL, "faults");
    int tried = 0;
    for (const cJSON *fault = faults->child; fault != NULL; fault = fault->next) {
        const char *code = fault->string[0] == '[' ? strstr(fault->string, "] ") : NULL;
        text_clear(&message);
        if (!fill(code != NULL ? code + 2 : fault->string, fault->valuestring, &message))
            continue;
        tried++;
        ck_assert_msg(!fault_words_translate(german, text_string(&message), &said), "%s: %s",
                      text_string(&message), text_string(&said));
    }
    ck_assert_int_gt(tried, 50);
    json_doc_destroy(doc);
    text_finish(&path);
    text_finish(&message);
    text_finish(&said);
}
END_TEST

int test_fault_words(void) {
    Suite *suite = suite_create("fault_words");
    TCase *tcase = toy_case(suite, "lines");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, no_message_is_half_german);
    tcase_add_loop_test(tcase, it_is_said_in_german, 0, (int)COUNT(lines));
    return toy_run(suite);
}
