// SPDX-License-Identifier: MIT
// Tests names in files: language files and commands.
#include "data/command_json.h"
#include "data/command_read.h"
#include "data/pack.h"
#include "data/words_place.h"
#include "toy.h"

#include <stdio.h>
#include <string.h>

static bool add_words(Words *words, const char *name, const char *text) {
    return words_parse(words, name, text, strlen(text), &toy_problems);
}

START_TEST(words_are_found_and_filled) {
    Words *words = words_create();
    Text out = {0};
    ck_assert(
        add_words(words, "a", "{\"card\": {\"ruby\": {\"name\": \"Ruby\", \"text\": \"\"}}, \"x\": \"X\"}"));
    ck_assert(add_words(words, "b",
                        "{\"card\": {\"opal\": {\"name\": \"Opal\"}},\n"
                        "\"log\": {\"drew\": \"{seat} draws {count} of {count}{what}.\"}}"));
    ck_assert_str_eq(words_get(words, "card.ruby.name"), "Ruby");
    ck_assert_str_eq(words_get(words, "card.ruby.text"), "");
    ck_assert_str_eq(words_get(words, "card.opal.name"), "Opal");
    ck_assert_str_eq(words_get(words, "x"), "X");
    ck_assert_str_eq(words_get(words, "card.opal"), "card.opal");
    ck_assert_str_eq(words_get(words, "no.such"), "no.such");
    ck_assert_str_eq(words_get(NULL, "no.such"), "no.such");
    ck_assert(words_has(words, "card.opal.name") && !words_has(words, "card.opal") && !words_has(words, ""));
    ck_assert_str_eq(words_part(words, "card", "ruby", "name"), "Ruby");
    ck_assert_ptr_null(words_part(words, "card", "ruby", "ann"));
    words_fill(words, &out, "log.drew", NUM("count", 3), STR("seat", "Ann{count}"));
    ck_assert_str_eq(text_string(&out), "Ann{count} draws 3 of 3{what}.");
    text_clear(&out);
    words_fill(words, &out, "no.{such}", STR("such", "S"));
    ck_assert_str_eq(text_string(&out), "no.S");
    text_finish(&out);
    words_destroy(words);
    words_destroy(NULL);
}
END_TEST

// {count:# card|# cards} is chosen by the number, whatever it is; other texts in its place choose nothing.
START_TEST(numbers_choose) {
    static const struct {
        int count;
        const char *said;
    } told[] = {
        {0, "0 cards, 0, no 1"}, {1, "1 card, 1, a 1"}, {2, "2 cards, 2, no 1"}, {-3, "-3 cards, -3, no 1"}};
    Words *words = words_create();
    ck_assert(add_words(words, "w", "{\"n\": \"{count:# card|# cards}, {count}, {count:a|no} 1\"}"));
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
        Text out = {0};
        words_fill(words, &out, "n", NUM("count", told[i].count));
        ck_assert_str_eq(text_string(&out), told[i].said);
        text_finish(&out);
    }
    words_destroy(words);
}
END_TEST

// Of those who have forms in the words, of one with some of them, and of a person, who has none.
START_TEST(names_stand_in_a_case) {
    static const struct {
        const char *name, *said;
    } cases[] = {
        {"Romulaner", "Die Romulaner schlagen. Den Romulanern, für die Romulaner, Hand der Romulaner."},
        {"Flotte", "Die Flotte schlägt. Der Flotte, für die Flotte, Hand von der Flotte."},
        {"Étoile", "À l'Étoile schlägt. À l'Étoile, für à l'Étoile, Hand von à l'Étoile."},
        {"ben", "ben schlägt. ben, für ben, Hand von ben."},
    };
    Words *words = words_create();
    ck_assert(add_words(words, "a", "{\"form\": {\"genitive\": \"von {name}\"}}"));
    ck_assert(
        add_words(words, "b",
                  "{\"race\": {\"r\": {\"name\": \"Romulaner\", \"nominative\": \"die Romulaner\", "
                  "\"dative\": \"den Romulanern\", \"genitive\": \"der Romulaner\", \"number\": \"many\"}, "
                  "\"f\": {\"name\": \"Flotte\", \"nominative\": \"die Flotte\", \"dative\": \"der Flotte\", "
                  "\"number\": \"one\"}, \"e\": {\"name\": \"Étoile\", \"nominative\": \"à l'Étoile\"}},"
                  "\"text\": \"{seat.nominative} {seat:schlägt|schlagen}. {seat.dative}, für "
                  "{seat.accusative}, Hand {seat.genitive}.\", \"plain\": \"{seat:e|en}{what.dative}\", "
                  "\"first\": \"{seat.genitive}: {other.genitive}. {other.genitive}.\"}"));
    for (size_t i = 0; i < COUNT(cases); i++) {
        Text out = {0};
        words_fill(words, &out, "text", STR("seat", cases[i].name));
        ck_assert_str_eq(text_string(&out), cases[i].said);
        text_finish(&out);
    }
    Text out = {0};
    words_fill(words, &out, "first", STR("seat", "Flotte"), STR("other", "ben"));
    ck_assert_str_eq(text_string(&out), "Von der Flotte: von ben. Von ben.");
    text_finish(&out);
    words_fill(words, &out, "plain", STR("seat", "nobody"));
    ck_assert_str_eq(text_string(&out), "e{what.dative}"); // it has no value
    text_finish(&out);
    ck_assert(
        words_could_match(words, "text", "Die Flotte schlägt. Der Flotte, für die Flotte, Hand der Flotte."));
    words_destroy(words);
}
END_TEST

// An English name that ends in s gets no second one, whether it has forms or not. What a language says for
// all names counts for these too.
START_TEST(a_genitive_of_a_name_in_s_is_its_own) {
    static const struct {
        bool apart; // they are of two files
        const char *said;
    } cases[] = {
        {false, "The Gorns’ fleet, Hans’ fleet, Ben’s fleet, ’s fleet"},
        {true, "The Gorns’s fleet, Hans’s fleet, Ben’s fleet, ’s fleet"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        Words *words = words_create();
        Text out = {0};
        ck_assert(
            add_words(words, "a",
                      "{\"f\": {\"g\": {\"name\": \"Gorns\", \"dative\": \"the Gorns\"}}, \"text\": "
                      "\"{a.genitive} fleet, {b.genitive} fleet, {c.genitive} fleet, {d.genitive} fleet\"}"));
        ck_assert(add_words(words, "c",
                            cases[i].apart
                                ? "{\"form\": {\"genitive\": \"{name}’s\"}}"
                                : "{\"form\": {\"genitive\": \"{name}’s\", \"genitive_s\": \"{name}’\"}}"));
        if (cases[i].apart)
            ck_assert(add_words(words, "d", "{\"form\": {\"genitive_s\": \"{name}’\"}}"));
        words_fill(words, &out, "text", STR("a", "Gorns"), STR("b", "Hans"), STR("c", "Ben"), STR("d", ""));
        ck_assert_str_eq(text_string(&out), cases[i].said);
        text_finish(&out);
        words_destroy(words);
    }
}
END_TEST

static const Case bad_words[] = {
    {"[]", "f:1:1: a language file must be an object of texts, not a list"},
    {"{\"a\": 1}", "f:1:7: \"a\" must be a text or an object of texts, not a number"},
    {"{\"a\": {\"b\": [\"x\"]}}", "f:1:13: \"a.b\" must be a text or an object of texts, not a list"},
    {"{\"a.b\": \"x\"}", "f:1:2: \"a.b\" is no key. Allowed: a-z, 0-9 and _"},
    {"{\"A\": \"x\"}", "f:1:2: \"A\" is no key. Allowed: a-z, 0-9 and _"},
    {"{\"\": \"x\"}", "f:1:2: \"\" is no key. Allowed: a-z, 0-9 and _"},
    {"{\"a\": \"x\", \"a\": \"y\"}", "f:1:12: the key \"a\" is given twice, first in line 1"},
    {"{\"a\": \"x {b\"}",
     "f:1:7: the braces in \"x {b\" do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"},
    {"{\"a\": \"x }\"}",
     "f:1:7: the braces in \"x }\" do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"},
    {"{\"a\": \"{}\"}",
     "f:1:7: the braces in \"{}\" do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"},
    {"{\"a\": \"{b c}\"}",
     "f:1:7: the braces in \"{b c}\" do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"},
    {"{\"a\": \"{{b}}\"}",
     "f:1:7: the braces in \"{{b}}\" do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"},
    {"{\"a\": \"{b} }\"}",
     "f:1:7: the braces in \"{b} }\" do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"},
    {"{\"a\": \"{b:c}\"}",
     "f:1:7: the braces in \"{b:c}\" do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"},
    {"{\"a\": \"{b.}\"}",
     "f:1:7: the braces in \"{b.}\" do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"},
    {"{\"a\": \"{b.c.}\"}",
     "f:1:7: the braces in \"{b.c.}\" do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"},
    {"{\"a\": \"{+}\"}",
     "f:1:7: the braces in \"{+}\" do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"},
    {"{\"old\": {\n\"x\": \"again\"}}", "f:2:1: the key \"old.x\" stands in first:1 already"},
};

START_TEST(bad_words_are_refused) {
    Words *words = words_create();
    ck_assert(add_words(words, "first", "{\"old\": {\"x\": \"y\"}}"));
    ck_assert(!add_words(words, "f", bad_words[_i].text));
    ck_assert_str_eq(toy_said(), bad_words[_i].said);
    ck_assert(!words_has(words, "a")); // nothing of a bad file is added
    ck_assert_str_eq(words_get(words, "old.x"), "y");
    words_destroy(words);
}
END_TEST

START_TEST(forms_that_names_lack) {
    static const char *const keys[] = {"a", "b", "c", "d", "e", NULL};
    Words *words = words_create();
    ck_assert(add_words(words, "f",
                        "{\"a\": \"{x.datve}\", \"b\": \"{x.dative} {x:is|are}\",\n"
                        " \"c\": \"{+x}\", \"d\": \"{x:a|b|c}\", \"e\": \"{x.dative:a|b}\"}"));
    ck_assert(words_check(words, "f", keys, NULL, &toy_problems)); // they are only shown wrong
    ck_assert_str_eq(
        toy_said(),
        "f:1:7: names have no form \"datve\"; did you mean \"dative\"? Allowed: nominative, accusative, "
        "dative, genitive\n"
        "f:2:7: {x} in the text \"c\" is no number of a record; only those have a sign and more choices\n"
        "f:2:20: {x} in the text \"d\" is no number of a record; only those have a sign and more "
        "choices\n"
        "f:2:38: {x} in the text \"e\" is no number of a record; only those have a sign and more "
        "choices");
    words_destroy(words);
}
END_TEST

START_TEST(required_and_unknown_keys) {
    static const char *const required[] = {"menu.new", "menu.quit", "menu.load", "log.one", NULL};
    static const char *const optional[] = {"menu.extra", NULL};
    Words *words = words_create();
    ck_assert(add_words(words, "other", "{\"log\": {\"two\": \"2\"}}")); // not asked about
    ck_assert(add_words(words, "f",
                        "{\"menu\": {\"new\": \"\", \"quit\": \"Q\",\n"
                        "  \"laod\": \"L\"}, \"logg\": {\"one\": \"1\", \"x\": {\"y\": \"\"}}}"));
    ck_assert(!words_check(words, "f", required, optional, &toy_problems));
    ck_assert_str_eq(
        toy_said(),
        "f:2:17: unknown key \"logg\"; did you mean \"log\"? Allowed: log, menu\n"
        "f:2:3: unknown key \"menu.laod\"; did you mean \"load\"? Allowed: extra, load, new, quit\n"
        "f:1:18: the text \"menu.new\" must not be empty");
    toy_problems = (Problems){0};
    ck_assert(words_check(words, "other", NULL, (const char *const[]){"log.two", NULL}, &toy_problems));
    words_destroy(words);
}
END_TEST

START_TEST(the_words_of_a_pack) {
    Catalog catalog;
    ck_assert(toy_load(&catalog, NULL, NULL));
    Words *words = words_create();
    ck_assert(add_words(words, "f",
                        "{\"gem\": {\"ruby\": {\"name\": \"R\", \"text\": \"\", \"ann\": \"Ruby of Ann\"},\n"
                        "         \"opal\": {\"name\": \"O\", \"text\": \"t\"}},\n"
                        " \"owner\": {\"ann\": {\"name\": \"Ann\"}, \"bob\": {\"name\": \"Bob\"}},\n"
                        " \"kind\": {\"red\": \"Red\"}}"));
    ck_assert_msg(pack_words_check(&catalog, words, "f", (PackWords){0}, &toy_problems), "%s", toy_said());
    words_destroy(words);

    words = words_create();
    ck_assert(add_words(words, "f",
                        "{\"gem\": {\"ruby\": {\"name\": \"\", \"text\": \"\", \"carl\": \"x\"},\n"
                        "         \"oapl\": {\"name\": \"O\", \"text\": \"t\"}},\n"
                        " \"owner\": {\"ann\": {\"name\": \"Ann\", \"text\": \"\"}}}"));
    ck_assert(!pack_words_check(&catalog, words, "f", (PackWords){0}, &toy_problems));
    ck_assert_str_eq(toy_said(),
                     "f:2:10: these texts belong to nothing: there is no gem \"oapl\"; did you mean "
                     "\"opal\"? Allowed: opal, ruby\n"
                     "f:1:43: unknown key \"gem.ruby.carl\". Allowed: ann, bob, name, text\n"
                     "f:1:27: the text \"gem.ruby.name\" must not be empty\n"
                     "f:3:35: unknown key \"owner.ann.text\". Allowed: accusative, dative, genitive, name, "
                     "nominative, number\n"
                     "f:1:1: there is no text for \"kind.red\"\n"
                     "f:3:2: there is no text for \"owner.bob.name\"");
    words_destroy(words);
    pack_finish(&catalog);
}
END_TEST

// Forms belong to those who play, and only their names are asked for any.
START_TEST(forms_of_a_pack) {
    Catalog catalog;
    ck_assert(toy_load(&catalog, NULL, NULL));
    Words *words = words_create();
    ck_assert(
        add_words(words, "f",
                  "{\"gem\": {\"ruby\": {\"name\": \"R\", \"text\": \"\", \"dative\": \"x\"},\n"
                  "         \"opal\": {\"name\": \"O\", \"text\": \"\"}},\n"
                  " \"owner\": {\"ann\": {\"name\": \"Ann\", \"dative\": \"to Ann\", \"number\": \"one\"},\n"
                  "           \"bob\": {\"name\": \"Bob\", \"number\": \"two\"}},\n"
                  " \"kind\": {\"red\": \"Red\"}}"));
    ck_assert(!pack_words_check(&catalog, words, "f", (PackWords){0}, &toy_problems));
    ck_assert_str_eq(
        toy_said(),
        "f:1:44: unknown key \"gem.ruby.dative\". Allowed: ann, bob, name, text\n"
        "f:4:45: the text \"owner.bob.number\" says whether the verb is in the plural: \"one\" or \"many\"");
    words_destroy(words);
    pack_finish(&catalog);
}
END_TEST

START_TEST(a_drawn_text_is_known_again) {
    static const struct {
        const char *key, *text;
        bool is_it;
    } drawn[] = {
        {"name", "Spy", true},        {"name", "Spy.", false},       {"name", "", false},
        {"add", "+5 for all.", true}, {"add", "-5 for all.", false}, {"add", "+5 for all. Now", false},
        {"two", "1 of 2", true},      {"two", "1 or 2", false},      {"none", "none", false},
    };
    Words *words = words_create();
    ck_assert(
        add_words(words, "f", "{\"name\": \"Spy\", \"add\": \"+{n} for all.\", \"two\": \"{a} of {b}\"}"));
    for (size_t i = 0; i < sizeof drawn / sizeof drawn[0]; i++)
        ck_assert_msg(words_could_match(words, drawn[i].key, drawn[i].text) == drawn[i].is_it, "%s: %s",
                      drawn[i].key, drawn[i].text);
    words_problem(words, "add", &toy_problems, "[!fit] %s", "too long");
    ck_assert_str_eq(toy_said(), "f:1:24: too long");
    ck_assert_str_eq(toy_problems.item[0].code, "fit");
    ck_assert(toy_problems.item[0].warns);
    words_destroy(words);
}
END_TEST

START_TEST(languages_agree_on_placeholders) {
    Words *english = words_create(), *german = words_create();
    ck_assert(
        add_words(english, "en",
                  "{\"a\": \"{x} {y}\", \"b\": \"{x}\", \"c\": \"{x:is|are} {x.dative}\", \"d\": \"\",\n"
                  " \"only\": \"{z}\"}"));
    ck_assert(add_words(german, "de",
                        "{\"a\": \"{y} {x}\", \"b\": \"{x} {yy}\", \"c\": \"{x}\",\n"
                        " \"d\": \"{x}\", \"other\": \"{z}\"}"));
    ck_assert(!words_same_placeholders(english, german, &toy_problems));
    ck_assert_str_eq(toy_said(),
                     "de:1:23: the text \"b\" has {yy}, other than in en:1; both must have the same "
                     "placeholders\n"
                     "de:2:7: the text \"d\" has {x}, other than in en:1; both must have the same "
                     "placeholders");
    toy_problems = (Problems){0};
    ck_assert(!words_same_placeholders(german, english, &toy_problems));
    ck_assert_int_eq(toy_problems.count, 2);
    ck_assert(words_same_placeholders(german, german, &toy_problems));
    words_destroy(english);
    words_destroy(german);
}
END_TEST

static const SetupOptions two_seats = {.seats = 2, .faction = {1, 0}};

static bool read_command(const Catalog *catalog, const char *text, CommandRead *out) {
    JsonDoc *doc = toy_parse(text);
    ck_assert_ptr_nonnull(doc);
    const bool good = command_read(doc, json_doc_root(doc), catalog, &two_seats, out, &toy_problems);
    json_doc_destroy(doc);
    return good;
}

START_TEST(commands_go_there_and_back) {
    static const char *const texts[] = {
        "{\"seat\":\"bob\",\"do\":\"play\",\"card\":\"ruby\",\"row\":1}",
        "{\"seat\":\"ann\",\"do\":\"play\",\"card\":\"opal\",\"row\":4,\"pos\":254,\"shield\":\"ruby\"}",
        "{\"seat\":\"ann\",\"do\":\"pass\",\"discard\":[]}",
        "{\"seat\":\"ann\",\"do\":\"pass\",\"discard\":[\"opal\",\"ruby\"]}",
        "{\"seat\":\"bob\",\"do\":\"move\",\"row\":1,\"pos\":2,\"to_row\":3,\"to_pos\":4}",
        "{\"seat\":\"bob\",\"do\":\"move\",\"none\":true}",
        "{\"seat\":\"bob\",\"do\":\"ack\"}",
        "{\"seat\":\"bob\",\"do\":\"aim\",\"card\":\"nothing\"}",
        "{\"seat\":\"bob\",\"do\":\"aim\",\"card\":\"opal\",\"colour\":\"red\",\"sure\":false}",
        "{\"seat\":\"bob\",\"do\":\"aim\",\"card\":\"opal\",\"at\":\"ann\",\"amount\":9}",
        "{\"seat\":\"bob\",\"do\":\"choose\",\"gem\":\"opal\"}",
        "{\"seat\":\"bob\",\"do\":\"choose\",\"owner\":\"bob\"}",
        "{\"seat\":\"bob\",\"do\":\"choose\",\"gems\":{\"opal\":2}}",
    };
    Catalog catalog;
    ck_assert(toy_load(&catalog, NULL, NULL));
    for (size_t i = 0; i < COUNT(texts); i++) {
        CommandRead read;
        Text out = {0};
        JsonOut json;
        json_out_init(&json, &out);
        ck_assert_msg(read_command(&catalog, texts[i], &read), "%s", toy_said());
        ck_assert_int_eq(read.error, VERDICT_OK);
        command_write(&json, NULL, &catalog, &two_seats, read.seat, &read.command);
        ck_assert_str_eq(text_string(&out), texts[i]);
        text_finish(&out);
    }
    pack_finish(&catalog);
}
END_TEST

START_TEST(new_kinds_of_keys_are_read_into_bytes) {
    Catalog catalog;
    CommandRead read;
    ck_assert(toy_load(&catalog, NULL, NULL));
    ck_assert(
        read_command(&catalog,
                     "{\"seat\": \"bob\", \"do\": \"aim\", \"card\": \"nothing\", \"colour\": \"blue\", "
                     "\"at\": \"ann\", \"amount\": 2, \"sure\": true}",
                     &read));
    Command expected = command_of(4);
    expected.with = 2;
    expected.to = 1; // ann sits in the second seat
    expected.from = 2;
    expected.at = 1;
    ck_assert_int_eq(command_compare(&read.command, &expected), 0);
    ck_assert(read_command(&catalog,
                           "{\"seat\": \"bob\", \"do\": \"choose\", \"owner\": \"bob\", \"gems\": "
                           "{\"opal\": 3}}",
                           &read));
    ck_assert(read.command.verb == 6 && read.command.to == 1 && read.command.count == 2);
    ck_assert(read.command.list[0] == 0 && read.command.list[1] == 3);
    pack_finish(&catalog);
}
END_TEST

// Where the game is to refuse, what means nothing here may be the reason; elsewhere it is a fault.
START_TEST(a_refusal_may_be_due_to_what_means_nothing) {
    static const char end[] = ", \"error\": \"no_such_row\"}";
    static const struct {
        const char *text, *said;
    } cases[] = {
        {"{\"seat\": \"bob\", \"do\": \"aim\", \"card\": \"nothing\", \"colour\": \"rad\"",
         "f:1:59: \"colour\" can't be \"rad\"; did you mean \"red\"? Allowed: red, green, blue"},
        {"{\"seat\": \"bob\", \"do\": \"aim\", \"card\": \"nothing\", \"at\": \"eve\"",
         "f:1:55: \"at\" can't be \"eve\". Allowed: bob, ann"},
        {"{\"seat\": \"bob\", \"do\": \"aim\", \"card\": \"nothing\", \"amount\": -1",
         "f:1:59: \"amount\" must be a whole number from 2 to 9, not -1"},
        {"{\"seat\": \"bob\", \"do\": \"choose\", \"gem\": \"rubi\"",
         "f:1:40: there is no gem \"rubi\"; did you mean \"ruby\"? Allowed: ruby, opal"},
        {"{\"seat\": \"bob\", \"do\": \"choose\", \"gems\": {\"rubi\": 1}",
         "f:1:50: there is no gem \"rubi\"; did you mean \"ruby\"? Allowed: ruby, opal"},
        {"{\"seat\": \"eve\", \"do\": \"ack\"", "f:1:10: \"seat\" can't be \"eve\". Allowed: bob, ann"},
    };
    Catalog catalog;
    CommandRead read;
    ck_assert(
        toy_load(&catalog, NULL, "{\"owners\": [{\"id\": \"ann\"}, {\"id\": \"bob\"}, {\"id\": \"eve\"}]}"));
    for (size_t i = 0; i < COUNT(cases); i++) {
        char text[256];
        toy_problems = (Problems){0};
        snprintf(text, sizeof text, "%s}", cases[i].text);
        ck_assert(!read_command(&catalog, text, &read));
        ck_assert_str_eq(toy_said(), cases[i].said);
        toy_problems = (Problems){0};
        snprintf(text, sizeof text, "%s%s", cases[i].text, end);
        ck_assert_msg(read_command(&catalog, text, &read), "%s", toy_said());
    }
    ck_assert_uint_eq(read.seat, SEAT_NONE); // of the last one
    pack_finish(&catalog);
}
END_TEST

START_TEST(commands_are_read_into_bytes) {
    Catalog catalog;
    CommandRead read;
    ck_assert(toy_load(&catalog, NULL, NULL));
    ck_assert(read_command(&catalog,
                           "{\"error\": \"no_such_row\", \"do\": \"play\", \"row\": 3, \"card\": \"opal\", "
                           "\"seat\": \"bob\", \"shield\": \"nothing\"}",
                           &read));
    Command expected = command_of(0);
    expected.card = 1;
    expected.from = 2;
    expected.with = UNKNOWN;
    ck_assert_int_eq(command_compare(&read.command, &expected), 0);
    ck_assert_int_eq(read.seat, 0);
    ck_assert_int_eq(read.error, 2);
    ck_assert(read_command(&catalog, "{\"do\": \"pass\", \"discard\": [\"x\", \"ruby\"], \"seat\": \"ann\"}",
                           &read));
    ck_assert(read.seat == 1 && read.command.count == 2 && read.command.list[0] == UNKNOWN &&
              read.command.list[1] == 0 && read.command.list[2] == 0 && read.command.card == NONE);
    pack_finish(&catalog);
}
END_TEST

static const Case bad_commands[] = {
    {"[]", "f:1:1: a command must be an object, not a list"},
    {"{\"do\": \"ack\"}", "f:1:1: this command has no \"seat\", which must be a seat that plays"},
    {"{\"seat\": 1, \"do\": \"ack\"}", "f:1:10: \"seat\" must be a seat that plays, not a number"},
    {"{\"seat\": \"boob\", \"do\": \"ack\"}",
     "f:1:10: \"seat\" can't be \"boob\"; did you mean \"bob\"? Allowed: bob, ann"},
    {"{\"seat\": \"bob\"}", "f:1:1: this command has no \"do\", which must be what to do"},
    {"{\"seat\": \"bob\", \"do\": \"plya\"}",
     "f:1:23: \"do\" can't be \"plya\"; did you mean \"play\"? Allowed: play, pass, move, ack, "
     "aim, choose"},
    {"{\"seat\": \"bob\", \"do\": \"play\", \"crad\": \"ruby\"}",
     "f:1:31: unknown key \"crad\" in this \"play\"; did you mean \"card\"? Allowed: seat, do, card, row, "
     "pos, "
     "shield, error"},
    {"{\"seat\": \"bob\", \"do\": \"ack\", \"row\": 1}",
     "f:1:30: unknown key \"row\" in this \"ack\". Allowed: seat, do, error"},
    {"{\"seat\": \"bob\", \"do\": \"play\", \"card\": 5}",
     "f:1:39: \"card\" must be a card's id, not a number"},
    {"{\"seat\": \"bob\", \"do\": \"play\", \"row\": \"1\"}",
     "f:1:38: \"row\" must be a whole number from 1, not a text"},
    {"{\"seat\": \"bob\", \"do\": \"play\", \"row\": 0}",
     "f:1:38: \"row\" must be a whole number from 1 to 254, not 0"},
    {"{\"seat\": \"bob\", \"do\": \"play\", \"row\": 255, \"pos\": 1.5}",
     "f:1:38: \"row\" must be a whole number from 1 to 254, not 255\n"
     "f:1:50: \"pos\" must be a whole number from 1 to 254, not 1.5"},
    {"{\"seat\": \"bob\", \"do\": \"pass\", \"discard\": \"ruby\"}",
     "f:1:42: \"discard\" must be a list of card ids, not a text"},
    {"{\"seat\": \"bob\", \"do\": \"pass\", \"discard\": [1]}",
     "f:1:43: \"discard\" must hold card ids, but this is a number"},
    {"{\"seat\": \"bob\", \"do\": \"pass\", \"discard\": "
     "[\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\"]}",
     "f:1:91: \"discard\" has 17 entries; at most 16 are allowed"},
    {"{\"seat\": \"bob\", \"do\": \"move\"}",
     "f:1:1: this \"move\" needs row, pos, to_row, to_pos, or \"none\": true"},
    {"{\"seat\": \"bob\", \"do\": \"move\", \"none\": false}",
     "f:1:39: \"none\" must be true (or left out), not false"},
    {"{\"seat\": \"bob\", \"do\": \"move\", \"none\": true, \"row\": 1}",
     "f:1:31: \"none\" goes without row, pos, to_row, to_pos"},
    {"{\"seat\": \"bob\", \"do\": \"ack\", \"error\": \"no_such_rwo\"}",
     "f:1:39: \"error\" can't be \"no_such_rwo\"; did you mean \"no_such_row\"? Allowed: not_your_turn, "
     "no_such_row"},
    {"{\"seat\": \"bob\", \"do\": \"aim\"}",
     "f:1:1: this \"aim\" has no \"card\", which must be a card's id or \"nothing\""},
    {"{\"seat\": \"bob\", \"do\": \"aim\", \"card\": 1, \"colour\": 2, \"at\": 3, \"amount\": \"4\", "
     "\"sure\": 5}",
     "f:1:38: \"card\" must be a card's id or \"nothing\", not a number\n"
     "f:1:51: \"colour\" must be one of red, green, blue, not a number\n"
     "f:1:60: \"at\" must be a seat that plays, not a number\n"
     "f:1:73: \"amount\" must be a whole number from 2 to 9, not a text\n"
     "f:1:86: \"sure\" must be true or false, not a number"},
    {"{\"seat\": \"bob\", \"do\": \"choose\", \"gem\": \"opal\", \"owner\": \"bob\", \"gens\": {}}",
     "f:1:48: \"owner\" does not go with the other keys of this \"choose\"\n"
     "f:1:64: unknown key \"gens\" in this \"choose\"; did you mean \"gems\"? Allowed: seat, do, gem, owner, "
     "gems, error"},
    {"{\"seat\": \"bob\", \"do\": \"choose\", \"gems\": []}",
     "f:1:41: \"gems\" must be an object that says how many of each, not a list"},
    {"{\"seat\": \"bob\", \"do\": \"ack\", \"error\": \"ok\"}",
     "f:1:39: \"error\" can't be \"ok\". Allowed: not_your_turn, no_such_row"},
};

START_TEST(bad_commands_are_refused) {
    Catalog catalog;
    CommandRead read;
    ck_assert(toy_load(&catalog, NULL, NULL));
    ck_assert(!read_command(&catalog, bad_commands[_i].text, &read));
    ck_assert_str_eq(toy_said(), bad_commands[_i].said);
    pack_finish(&catalog);
}
END_TEST

START_TEST(unknown_cards_can_be_written) {
    Catalog catalog;
    Command command = command_of(0);
    Text out = {0};
    JsonOut json;
    ck_assert(toy_load(&catalog, NULL, NULL));
    json_out_init(&json, &out);
    command.card = UNKNOWN;
    json_begin_object(&json, NULL);
    command_write(&json, "command", &catalog, &two_seats, 0, &command);
    json_end_object(&json);
    ck_assert_str_eq(text_string(&out), "{\"command\":{\"seat\":\"bob\",\"do\":\"play\",\"card\":\"?\"}}");
    text_finish(&out);
    pack_finish(&catalog);
}
END_TEST

int test_words(void) {
    Suite *suite = suite_create("words");
    TCase *tcase = toy_case(suite, "words");
    tcase_add_test(tcase, words_are_found_and_filled);
    tcase_add_test(tcase, numbers_choose);
    tcase_add_test(tcase, names_stand_in_a_case);
    tcase_add_test(tcase, a_genitive_of_a_name_in_s_is_its_own);
    tcase_add_test(tcase, forms_of_a_pack);
    tcase_add_loop_test(tcase, bad_words_are_refused, 0, (int)COUNT(bad_words));
    tcase_add_test(tcase, forms_that_names_lack);
    tcase_add_test(tcase, required_and_unknown_keys);
    tcase_add_test(tcase, the_words_of_a_pack);
    tcase_add_test(tcase, a_drawn_text_is_known_again);
    tcase_add_test(tcase, languages_agree_on_placeholders);
    tcase = toy_case(suite, "commands");
    tcase_add_test(tcase, commands_go_there_and_back);
    tcase_add_test(tcase, commands_are_read_into_bytes);
    tcase_add_test(tcase, new_kinds_of_keys_are_read_into_bytes);
    tcase_add_test(tcase, a_refusal_may_be_due_to_what_means_nothing);
    tcase_add_loop_test(tcase, bad_commands_are_refused, 0, (int)COUNT(bad_commands));
    tcase_add_test(tcase, unknown_cards_can_be_written);
    return toy_run(suite);
}
