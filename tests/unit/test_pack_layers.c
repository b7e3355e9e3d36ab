// SPDX-License-Identifier: MIT
// Tests packs of people who know nothing of each other, upon the shipped cards and in any order: which values
// count in the end, and what is said of those that can't.
#include "pack_stack.h"

#include "data/json_doc.h"
#include "data/layer_files.h"
#include "data/pack.h"
#include "data/pack_changes.h"
#include "data/words.h"
#include "engine/game.h"
#include "engine/game_facts.h"
#include "games/registry.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

// ---- numbers that follow what they count

// One copy of the game's first card under another id, as a pack's only one.
static void put_copy(const char *pack, const char *id) {
    JsonDoc *doc = layers_load(NULL, &layers, "deck.json", &problems);
    ck_assert_ptr_nonnull(doc);
    cJSON *card = cJSON_Duplicate(json_doc_find(doc, NULL, "cards/0"), true);
    cJSON_ReplaceItemInObject(card, "id", cJSON_CreateString(id));
    if (cJSON_GetObjectItem(card, "copies") != NULL)
        cJSON_ReplaceItemInObject(card, "copies", cJSON_CreateNumber(1));
    char *text = cJSON_PrintUnformatted(card);
    Text file = {0};
    text_printf(&file, "{\"cards\": [%s]}", text);
    put(pack, "deck.json", text_string(&file));
    text_finish(&file);
    cJSON_free(text);
    cJSON_Delete(card);
    json_doc_destroy(doc);
}

START_TEST(two_people_may_each_add_a_card) {
    static const char *const ids[] = {"tactics", "alpha_strike", "deck_building", "star_empires"};
    const bool ann_is_above = _i % 2 != 0;
    upon(ids[_i / 2]);
    put_copy("ann", "ann_card");
    put_copy("ben", "ben_card");
    lay(ann_is_above ? "ben" : "ann");
    lay(ann_is_above ? "ann" : "ben");
    ck_assert_str_eq(faults(), "");
}
END_TEST

#define LASER(id, copies)                                                                                    \
    "{\"id\": \"" id "\", \"kind\": \"attack\", \"copies\": " copies                                         \
    ", \"picture\": \"icon:reactor\", \"attack\": {\"damage\": 1, \"tags\": []}}"

START_TEST(the_size_of_the_deck_follows_the_cards) {
    upon("alpha_strike");
    put("ann", "deck.json", "{\n\"cards\": [" LASER("ann_laser", "1") "]}");
    put("ben", "deck.json", "{\n\n\"cards\": [" LASER("ben_laser", "2") "]}");
    put("cut", "deck.json", "{\"cards\": [{\"id\": \"battle_laser\", \"remove\": true}]}");
    lay("ann");
    ck_assert_str_eq(value("game.json", "deck_size"), "61 ann/deck.json:2");
    lay("ben");
    ck_assert_str_eq(value("game.json", "deck_size"), "63 ben/deck.json:3");
    lay("cut");
    ck_assert_str_eq(value("game.json", "deck_size"), "61 cut/deck.json:1");
    ck_assert_str_eq(faults(), "");
    upon("alpha_strike");
    put("words", "captains.json", "{}");
    lay("words");
    ck_assert(strstr(value("game.json", "deck_size"), "cards/alpha_strike/game.json:5") != NULL);
}
END_TEST

START_TEST(a_size_that_a_pack_gives_holds_for_what_lies_below_it) {
    upon("alpha_strike");
    put("ann", "deck.json", "{\"cards\": [" LASER("ann_laser", "1") "]}");
    put("ann", "game.json", "{\n\"deck_size\": 61}");
    put("ben", "deck.json", "{\"cards\": [" LASER("ben_laser", "2") "]}");
    lay("ann");
    ck_assert_str_eq(value("game.json", "deck_size"), "61 ann/game.json:2");
    lay("ben");
    ck_assert_str_eq(value("game.json", "deck_size"), "63 ben/deck.json:1");
    ck_assert_str_eq(faults(), "");
    upon("alpha_strike");
    lay("ben");
    lay("ann");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(
        limits("game.json"),
        "ann/game.json:2: [!never] this does not count: with those of the packs below they come to 63; leave "
        "\"deck_size\" out, and they are counted");
    put("ann", "game.json", "{\"deck_size\": 62}"); // wrong by itself
    upon("alpha_strike");
    lay("ann");
    ck_assert_str_eq(faults(),
                     "ann/game.json:1: the cards of deck.json come to 61 with all copies, not to 62; leave "
                     "\"deck_size\" out, and they are counted");
}
END_TEST

START_TEST(a_size_that_nobody_gives_is_counted) {
    upon("alpha_strike");
    put("ann", "deck.json", "{\"replace\": true, \"cards\": [" LASER("ann_laser", "121") "]}");
    put("ann", "game.json",
        "{\"replace\": true, \"hand_size\": 5, \"track_max\": 9, \"hull_max\": 10, "
        "\"starting_player_skips_first_allocation\": true, "
        "\"meltdown_round\": {\"2\": 20, \"3\": 22, \"4\": 24}, \"meltdown_step\": 1}");
    lay("ann");
    ck_assert_str_eq(faults(), "");
    put("ben", "deck.json", "{\"cards\": [" LASER("ben_laser", "40") "]}");
    put("ann", "pack.json", "{}");
    put("ben", "pack.json", "{}");
    lay("ben");
    ck_assert_str_eq(faults(),
                     "ann/deck.json:1: with all copies there are 161 cards; at most 160 are allowed: "
                     "\"ann\" 121, \"ben\" 40");
    put("ben", "deck.json", "{\"cards\": [{\"id\": \"ann_laser\", \"copies\": 20}]}");
    ck_assert_str_eq(faults(), "ann/deck.json:1: the deck must be larger than four hands");
}
END_TEST

START_TEST(what_a_number_follows_is_what_changes_it) {
    upon("alpha_strike");
    put("ann", "deck.json", "{\"cards\": [" LASER("ann_laser", "1") "]}");
    put("ben", "deck.json", "{\n\"cards\": [" LASER("ben_laser", "2") "]}");
    lay("ann");
    lay("ben");
    ck_assert_str_eq(changes(2), "new ben_laser : - -> - ben/deck.json:2\n"
                                 " deck_size: 61 -> 63 ben/deck.json:2\n");
}
END_TEST

// ---- relative numbers

START_TEST(relative_numbers_go_upon_what_lies_below) {
    upon("tactics");
    put("ann", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": \"+2\"}]}");
    put("ben", "deck.json",
        "{\"cards\": [\n{\"id\": \"galaxy\", \"power\": \"×1.5\"},\n"
        "{\"id\": \"admiral\", \"effects\": {\"1\": {\"amount\": \"-1\"}}}]}");
    lay("ann");
    ck_assert_str_eq(card("galaxy", "power"), "9 ann/deck.json:1");
    lay("ben"); // (7 + 2) * 1.5
    ck_assert_str_eq(card("galaxy", "power"), "14 ben/deck.json:2");
    ck_assert_str_eq(card("admiral", "effects/0/amount"), "4 ben/deck.json:3");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(changes(1), "galaxy power: 7 -> 9 ann/deck.json:1\n");
    ck_assert_str_eq(changes(2), "admiral effects/1/amount: 5 -> 4 ben/deck.json:3\n"
                                 "galaxy power: 9 -> 14 ben/deck.json:2\n");
    upon("tactics");
    lay("ben");
    lay("ann"); // 7 * 1.5 + 2
    ck_assert_str_eq(card("galaxy", "power"), "13 ann/deck.json:1");
}
END_TEST

START_TEST(games_of_equal_numbers_are_equal_however_they_are_given) {
    Catalog relative, absolute;
    upon("tactics");
    put("ann", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": \"+2\"}]}");
    put("ben", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": 9}]}");
    lay("ann");
    ck_assert(pack_load_layers(&relative, game, &layers, &problems));
    upon("tactics");
    lay("ben");
    ck_assert(pack_load_layers(&absolute, game, &layers, &problems));
    ck_assert(relative.hash == absolute.hash);
    pack_finish(&relative);
    pack_finish(&absolute);
}
END_TEST

START_TEST(a_number_of_the_games_own_must_stay_in_range) {
    upon("tactics");
    put("ben", "deck.json", "{\"cards\": [\n\n{\"id\": \"galaxy\", \"power\": \"×9\"}]}");
    lay("ben");
    ck_assert_msg(strstr(faults(), "ben/deck.json:3: \"×9\" makes 63 of the 7 in ") != NULL, "%s", faults());
    ck_assert_str_eq(limits("deck.json"), "");
    upon("tactics");
    put("ann", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": 9}]}");
    put("ben", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": 81}]}");
    lay("ann");
    lay("ben");
    ck_assert_msg(strstr(faults(), "\"power\" must be a whole number from 0 to 50, not 81") != NULL, "%s",
                  faults());
}
END_TEST

// Nobody could know that: it counts as far as it goes, and the next pack upon that.
START_TEST(a_number_of_another_pack_goes_as_far_as_it_may) {
    upon("tactics");
    put("ann", "deck.json", "{\"cards\": [\n{\"id\": \"galaxy\", \"power\": \"×4\"}]}");
    put("ben", "deck.json", "{\"cards\": [\n\n{\"id\": \"galaxy\", \"power\": \"×4\"}]}");
    put("cat", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": \"-1\"}]}");
    lay("ann");
    ck_assert_str_eq(limits("deck.json"), "");
    lay("ben");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("galaxy", "power"), "50 ben/deck.json:3");
    ck_assert_str_eq(limits("deck.json"),
                     "ben/deck.json:3: [!range] \"×4\" would make 112 of the 28 that the \"power\" of "
                     "\"galaxy\" is below; it may be from 0 to 50, so it is 50");
    lay("cat");
    ck_assert_str_eq(card("galaxy", "power"), "49 cat/deck.json:1");
}
END_TEST

// Of all that match, the one that it is too much or too little for; in a record within it too.
START_TEST(a_change_of_all_names_the_one_that_it_is_too_much_for) {
    upon("tactics");
    put("ann", "deck.json",
        "{\"cards\": [\n{\"id\": \"galaxy\", \"power\": 49},\n{\"each\": {\"id\": [\"galaxy\", \"spy\"]}, "
        "\"power\": \"+2\"}]}");
    lay("ann");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("galaxy", "power"), "50 ann/deck.json:3");
    ck_assert_str_eq(
        limits("deck.json"),
        "ann/deck.json:3: [!range] \"+2\" would make 51 of the 49 that the \"power\" of \"galaxy\" "
        "is below; it may be from 0 to 50, so it is 50");
    upon("alpha_strike");
    put("ann", "deck.json",
        "{\"cards\": [{\"each\": {\"kind\": \"craft\"}, \"cost\": {\"weapon\": \"-9\"}}]}");
    lay("ann");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("bomber_wing", "cost/weapon"), "0 ann/deck.json:1");
}
END_TEST

START_TEST(a_relative_number_needs_one_below_it) {
    upon("tactics");
    put("ann", "deck.json",
        "{\"cards\": [\n{\"id\": \"new\", \"type\": \"ship\", \"kind\": \"none\",\n\"power\": \"+2\", "
        "\"picture\": \"fleet\"},\n{\"id\": \"galaxy\", \"power\": \"+2.5\"}]}");
    lay("ann");
    ck_assert_str_eq(faults(),
                     "ann/deck.json:3: \"power\" is given as \"+2\", but there is no number below it to "
                     "change; give a whole number from 0 to 50\n"
                     "ann/deck.json:4: \"power\" can't be \"+2.5\"; a change of the number below is written "
                     "\"+2\", \"-1\" or \"×1.5\", with up to four digits");
}
END_TEST

static const char *const nearly[][3] = {
    {"−2", "-2", "with a hyphen"},
    {"–2", "-2", "with a hyphen"},
    {"×1,5", "×1.5", "with a point"},
    {"X1.5", "×1.5", "with ×, or a small x"},
    {"·2", "×2", "with ×, or a small x"},
    {"+ 2", "+2", "without spaces"},
    {"X 1,5", "×1.5", "with ×, or a small x"},
};

START_TEST(a_relative_number_that_is_nearly_one_is_guessed) {
    Text given = {0}, expected = {0};
    text_printf(&given, "{\"cards\": [{\"id\": \"galaxy\", \"power\": \"%s\"}]}", nearly[_i][0]);
    text_printf(&expected, "ann/deck.json:1: \"power\" can't be \"%s\"; did you mean \"%s\", %s?",
                nearly[_i][0], nearly[_i][1], nearly[_i][2]);
    upon("tactics");
    put("ann", "deck.json", text_string(&given));
    lay("ann");
    ck_assert_str_eq(faults(), text_string(&expected));
    text_finish(&given);
    text_finish(&expected);
}
END_TEST

START_TEST(an_entry_stands_once_in_a_list) {
    upon("alpha_strike");
    put("ann", "deck.json",
        "{\"cards\": [{\"id\": \"spinal_laser\", \"copies\": \"+1\"},\n{\"id\": \"spinal_laser\", "
        "\"copies\": "
        "\"+1\"}]}");
    lay("ann");
    ck_assert_str_eq(faults(),
                     "ann/deck.json:2: \"spinal_laser\" stands in this list twice, first in line 1; "
                     "write both as one entry");
}
END_TEST

// With conditions there may be several, and one that was taken out may be made anew.
START_TEST(an_entry_may_stand_there_again) {
    upon("tactics");
    put("ann", "deck.json",
        "{\"cards\": [{\"id\": \"galaxy\", \"when\": {\"no_pack\": \"ben\"}, \"power\": \"+1\"}, "
        "{\"id\": \"galaxy\", \"power\": \"+1\"}, {\"id\": \"infantry\", \"remove\": true}, {\"id\": "
        "\"infantry\", \"type\": \"troops\", \"kind\": \"none\", \"power\": 3, \"picture\": \"fleet\"}]}");
    lay("ann");
    ck_assert_str_eq(faults(), "");
}
END_TEST

// Two authors add a trait, not knowing of one another.
START_TEST(an_id_that_another_pack_has_is_the_same_trait) {
    upon("deck_building");
    put("ann", "game.json", "{\"traits\": {\"+\": [\n{\"id\": \"cat\"}]}}");
    put("ben", "game.json", "{\"traits\": {\"+\": [{\"id\": \"dog\"}, {\"id\": \"cat\"}]}}");
    lay("ann");
    ck_assert_str_eq(faults(), "");
    lay("ben");
    ck_assert_str_eq(faults(), "");
}
END_TEST

// Each alone, both, and the other way round.
static void expect_to_agree(const char *id, const char *file, const char *text) {
    put("ann", file, text);
    put("ben", file, text);
    for (int i = 0; i < 4; i++) {
        upon(id);
        if (i != 1)
            lay(i == 3 ? "ben" : "ann");
        if (i != 0)
            lay(i == 3 ? "ann" : "ben");
        ck_assert_msg(faults()[0] == '\0', "%s, %d: %s", text, i, faults());
    }
}

START_TEST(packs_that_take_the_same_out_agree) {
    expect_to_agree("tactics", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"remove\": true}]}");
    expect_to_agree("alpha_strike", "deck.json", "{\"cards\": [{\"id\": \"spinal_laser\", \"cost\": null}]}");
    expect_to_agree("alpha_strike", "deck.json",
                    "{\"cards\": [{\"each\": {\"kind\": \"craft\"}, \"cost\": null}]}");
}
END_TEST

// Amounts of the same thing add up, upon the game's own and upon another pack's, and so do copies of a card.
START_TEST(what_packs_add_adds_up) {
    put("ann", "races.json",
        "{\"races\": [{\"id\": \"borg\", \"unit_bonus\": {\"+\": [{\"unit\": \"scout\", \"n\": 1}]}}]}");
    put("ben", "races.json",
        "{\"races\": [{\"id\": \"borg\", \"unit_bonus\": {\"+\": [{\"unit\": \"scout\", \"n\": 2}]}}, "
        "{\"id\": "
        "\"klingon\", \"unit_bonus\": {\"+\": [{\"unit\": \"warship\", \"n\": 3}]}}]}");
    put("cat", "game.json", "{\"starting_deck\": {\"+\": [\"commander\"]}}");
    put("dog", "game.json", "{\"starting_deck\": {\"+\": [\"commander\", \"ensign\", \"ensign\"]}}");
    for (int i = 0; i < 2; i++) {
        upon("star_empires");
        lay(i == 0 ? "ann" : "ben");
        lay(i == 0 ? "ben" : "ann");
        ck_assert_str_eq(faults(), "");
        ck_assert_str_eq(value("races.json", "races/5/unit_bonus/1/n"),
                         i == 0 ? "3 ben/races.json:1" : "3 ann/races.json:1");
        upon("deck_building");
        lay(i == 0 ? "cat" : "dog");
        const char *one = changes(1);
        ck_assert_msg(strstr(one, "starting_deck") != NULL, "%s", one);
        lay(i == 0 ? "dog" : "cat");
        ck_assert_str_eq(faults(), "");
        int cards = 0;
        for (const char *at = value("game.json", "starting_deck"); (at = strstr(at, "\"commander\"")) != NULL;
             at++)
            cards++;
        ck_assert_int_eq(cards, 2);
    }
}
END_TEST

// Each has what it adds, and the rest is the game's own.
START_TEST(shares_of_a_sum_are_what_each_pack_adds) {
    upon("star_empires");
    put("ann", "pack.json", "{}");
    put("ben", "pack.json", "{}");
    put("ann", "units.json", "{\"units\": [{\"id\": \"scout\", \"count\": \"+22\"}]}");
    put("ben", "units.json",
        "{\"units\": [{\"id\": \"scout\", \"count\": \"+1\"}, {\"id\": \"raider\", \"count\": \"+22\"}]}");
    lay("ann");
    lay("ben");
    const char *told = strstr(faults(), "there are ");
    ck_assert_ptr_nonnull(told);
    ck_assert_str_eq(told,
                     "there are 123 units in a set; at most 120 are allowed: the game's own 78, \"ben\" 23, "
                     "\"ann\" 22");
}
END_TEST

// A full list still may not say the same twice.
START_TEST(a_bonus_stands_once_in_a_file) {
    upon("star_empires");
    put("ann", "races.json",
        "{\"races\": [{\"id\": \"borg\", \"unit_bonus\": [{\"unit\": \"scout\", \"n\": 1}, {\"unit\": "
        "\"scout\", \"n\": "
        "1}]}]}");
    lay("ann");
    ck_assert_msg(strstr(faults(), "this race has a bonus for that already") != NULL, "%s", faults());
}
END_TEST

// One takes out the first entry of a list, the other changes the second: of the list as the game has it.
START_TEST(places_count_as_if_nothing_were_taken_out) {
    put("ann", "races.json", "{\"races\": [{\"id\": \"federation\", \"card_bonus\": {\"1\": null}}]}");
    put("ben", "races.json",
        "{\"races\": [{\"id\": \"federation\", \"card_bonus\": {\"2\": {\"n\": \"+3\"}}}]}");
    for (int i = 0; i < 2; i++) {
        upon("star_empires");
        lay(i == 0 ? "ann" : "ben");
        lay(i == 0 ? "ben" : "ann");
        ck_assert_str_eq(faults(), "");
        ck_assert_str_eq(value("races.json", "races/0/card_bonus/0/n"), "8 ben/races.json:1");
        ck_assert(strncmp(value("races.json", "races/0/card_bonus/1/n"), "5 ", 2) == 0);
    }
}
END_TEST

// Of those that match, some have no such number, and no such key; what none has is misspelled.
START_TEST(a_change_of_all_leaves_those_without_the_number_alone) {
    upon("alpha_strike");
    put("ann", "deck.json",
        "{\"cards\": [{\"each\": {\"kind\": \"craft\"}, \"cost\": {\"weapon\": \"+1\"}}]}");
    lay("ann");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("bomber_wing", "cost/weapon"), "2 ann/deck.json:1");
    ck_assert(strncmp(card("fighter_squadron", "cost/engine"), "1 ", 2) == 0);
    upon("alpha_strike");
    put("ann", "deck.json", "{\"cards\": [{\"each\": {\"kind\": \"craft\"}, \"cots\": null}]}");
    lay("ann");
    ck_assert_msg(strstr(faults(), "unknown key \"cots\"") != NULL, "%s", faults());
    upon("alpha_strike");
    put("ann", "deck.json",
        "{\"cards\": [{\"each\": {\"kind\": \"craft\"}, \"cost\": {\"waepon\": \"+1\"}}]}");
    lay("ann");
    ck_assert_msg(strstr(faults(), "waepon") != NULL, "%s", faults());
}
END_TEST

START_TEST(what_an_entry_of_a_layer_may_say_is_allowed) {
    upon("tactics");
    put("ann", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"remvoe\": true}]}");
    lay("ann");
    ck_assert_str_eq(faults(),
                     "ann/deck.json:1: unknown key \"remvoe\" in this card; did you mean \"remove\"? "
                     "Allowed: id, type, kind, power, picture, effects, like, each, when, remove");
}
END_TEST

START_TEST(the_size_of_the_deck_may_be_relative) {
    upon("alpha_strike");
    put("ann", "deck.json", "{\"cards\": [" LASER("ann_laser", "1") "]}");
    put("ann", "game.json", "{\"deck_size\": \"+1\"}");
    put("ben", "deck.json", "{\"cards\": [" LASER("ben_laser", "2") "]}");
    lay("ann");
    lay("ben");
    ck_assert_str_eq(faults(), "");
    upon("alpha_strike");
    lay("ben");
    lay("ann");
    ck_assert_str_eq(value("game.json", "deck_size"), "63 ann/game.json:1");
    ck_assert_str_eq(faults(), "");
    put("ann", "game.json", "{\"deck_size\": \"+2\"}");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(
        limits("game.json"),
        "ann/game.json:1: [!never] this does not count: with those of the packs below they come to 63; leave "
        "\"deck_size\" out, and they are counted");
}
END_TEST

// Both take the same card out, and the upper one counts it once more.
START_TEST(the_size_of_the_deck_is_counted_where_both_take_the_same_out) {
    put("ann", "deck.json", "{\"cards\": [{\"id\": \"laser_turret\", \"remove\": true}]}");
    put("ben", "deck.json", "{\"cards\": [{\"id\": \"laser_turret\", \"remove\": true}]}");
    put("ben", "game.json", "{\"deck_size\": \"-2\"}");
    for (int i = 0; i < 2; i++) {
        upon("alpha_strike");
        lay(i == 0 ? "ann" : "ben");
        lay(i == 0 ? "ben" : "ann");
        ck_assert_str_eq(faults(), "");
        ck_assert(strncmp(value("game.json", "deck_size"), "58 ", 3) == 0);
    }
}
END_TEST

// ---- copies

START_TEST(a_card_may_be_like_another_as_it_lies_below) {
    upon("tactics");
    put("ann", "deck.json",
        "{\"cards\": [{\"id\": \"ann_galaxy\", \"like\": \"galaxy\", \"power\": \"+1\"}]}");
    put("ben", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": 9}]}");
    lay("ben");
    lay("ann");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("ann_galaxy", "power"), "10 ann/deck.json:1");
    ck_assert(strstr(card("ann_galaxy", "type"), "\"ship\" ") != NULL);
    ck_assert_str_eq(changes(1), "galaxy power: 7 -> 9 ben/deck.json:1\n");
    ck_assert_str_eq(changes(2), "new ann_galaxy : - -> - ann/deck.json:1\n");
    upon("tactics");
    lay("ann");
    lay("ben");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("ann_galaxy", "power"), "8 ann/deck.json:1");
    ck_assert_str_eq(changes(1), "new ann_galaxy : - -> - ann/deck.json:1\n");
}
END_TEST

// The upper one's counts, as a whole, as it does where neither is a copy.
START_TEST(two_packs_may_make_a_copy_of_the_same_id) {
    upon("tactics");
    put("ann", "deck.json", "{\"cards\": [{\"id\": \"twin\", \"like\": \"spy\"}]}");
    put("ben", "deck.json", "{\"cards\": [\n{\"id\": \"twin\", \"like\": \"galaxy\", \"power\": \"+1\"}]}");
    lay("ann");
    lay("ben");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("twin", "power"), "8 ben/deck.json:2");
    ck_assert(strstr(card("twin", "type"), "\"ship\" ") != NULL);
    ck_assert_ptr_null(strstr(card("twin", "effects"), "hands"));
    upon("tactics"); // but no copy takes the place of one of the game's own
    put("ann", "deck.json", "{\"cards\": [{\"id\": \"spy\", \"like\": \"galaxy\"}]}");
    lay("ann");
    ck_assert(strncmp(faults(), "ann/deck.json:1: \"spy\" is there already, in ", 44) == 0);
}
END_TEST

// What is said of the third map of Star Empires: the places on it.
static const char *places(void) {
    return value("maps.json", "maps/2/territories");
}

#define MAP_OF(place)                                                                                        \
    "{\"maps\": [{\"id\": \"ring\", \"width\": 9, \"setups\": [{\"seats\": 2}], "                            \
    "\"territories\": [{\"id\": \"" place "\", \"kind\": \"home\"}]}]}"

// Both have made a map called "ring": one map comes of it, not the places of both.
START_TEST(two_packs_may_make_a_map_of_the_same_id) {
    upon("star_empires");
    put("ann", "maps.json", MAP_OF("mine_a"));
    put("ben", "maps.json", MAP_OF("mine_b"));
    lay("ann");
    lay("ben");
    ck_assert_str_eq(places(), "[{\"id\":\"mine_b\",\"kind\":\"home\"}] ben/maps.json:1");
    put("ben", "maps.json", // what does not say all of it is a change of the other's
        "{\"maps\": [{\"id\": \"ring\", \"territories\": [{\"id\": \"mine_a\", \"kind\": \"space\"}]}]}");
    ck_assert_str_eq(places(), "[{\"id\":\"mine_a\",\"kind\":\"space\"}] ann/maps.json:1");
    put("ben", "maps.json", // nor does one that names another place by half
        "{\"maps\": [{\"id\": \"ring\", \"width\": 9, \"setups\": [{\"seats\": 2}], "
        "\"territories\": [{\"id\": \"mine_c\"}]}]}");
    ck_assert_str_eq(places(), "[{\"id\":\"mine_a\",\"kind\":\"home\"},{\"id\":\"mine_c\"}] ann/maps.json:1");
}
END_TEST

// ---- changes of all that match

START_TEST(all_that_match_change_in_packs_of_several_people) {
    upon("tactics");
    put("ann", "deck.json",
        "{\"cards\": [{\"each\": {\"type\": \"ship\"}, \"power\": \"+2\"},\n"
        "{\"id\": \"ann_ship\", \"like\": \"galaxy\", \"power\": 20}]}");
    put("ben", "deck.json", "{\"cards\": [{\"each\": {\"type\": [\"ship\"]}, \"power\": \"×2\"}]}");
    lay("ann");
    lay("ben");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("galaxy", "power"), "18 ben/deck.json:1");
    ck_assert_str_eq(card("ann_ship", "power"), "40 ben/deck.json:1");
    upon("tactics");
    lay("ben");
    lay("ann");
    ck_assert_str_eq(card("galaxy", "power"), "16 ann/deck.json:1");
    ck_assert_str_eq(card("ann_ship", "power"), "20 ann/deck.json:2");
    ck_assert(strstr(changes(2), "galaxy power: 14 -> 16 ann/deck.json:1\n") != NULL);
    ck_assert(strstr(text_string(&said), "new ann_ship : - -> - ann/deck.json:2\n") != NULL);
}
END_TEST

START_TEST(all_that_match_may_leave) {
    upon("alpha_strike");
    put("ann", "deck.json",
        "{\"cards\": [\n{\"each\": {\"attack\": {\"tags\": \"beam\"}}, \"remove\": true}]}");
    lay("ann");
    ck_assert_str_eq(faults(), "");
    ck_assert(strstr(changes(1), "\"attack\"") == NULL);
    ck_assert(strncmp(value("game.json", "deck_size"), "60", 2) != 0);
}
END_TEST

// ---- what depends on other packs

static void put_info(const char *pack) {
    char text[200];
    snprintf(text, sizeof text,
             "{\"id\": \"%s\", \"name\": \"Cards\", \"version\": \"1\", \"game\": \"tactics\"}", pack);
    put(pack, "pack.json", text);
}

START_TEST(a_pack_may_depend_on_one_that_lies_below_it) {
    upon("tactics");
    put_info("ann");
    put_info("ben");
    put("ann", "deck.json", "{\"cards\": [{\"id\": \"ann_card\", \"like\": \"galaxy\"}]}");
    put("ben", "deck.json",
        "{\"cards\": [\n{\"id\": \"ann_card\", \"when\": {\"pack\": \"ann\"}, \"power\": \"+3\"},\n"
        "{\"each\": {\"id\": \"galaxy\"}, \"when\": {\"no_pack\": \"ann\"}, \"power\": \"+1\"}]}");
    lay("ann");
    lay("ben");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("ann_card", "power"), "10 ben/deck.json:2");
    ck_assert_str_eq(changes(2), "ann_card power: 7 -> 10 ben/deck.json:2\n");
    upon("tactics");
    lay("ben"); // alone, or below: it sees only what lies below it
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("galaxy", "power"), "8 ben/deck.json:3");
    lay("ann");
    ck_assert_str_eq(faults(), "");
    ck_assert_str_eq(card("galaxy", "power"), "8 ben/deck.json:3");
    ck_assert(strncmp(card("ann_card", "power"), "8 ", 2) == 0);
    ck_assert_str_eq(changes(1), "galaxy power: 7 -> 8 ben/deck.json:3\n");
}
END_TEST

START_TEST(a_pack_for_several_games_is_known_by_the_folder_above) {
    upon("tactics");
    put_info("ann");
    put("ann/tactics", "deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": 9}]}");
    put("ben", "deck.json",
        "{\"cards\": [{\"id\": \"galaxy\", \"when\": {\"pack\": \"ann\"}, \"power\": \"+3\"}]}");
    lay("ann/tactics");
    lay("ben");
    ck_assert_str_eq(card("galaxy", "power"), "12 ben/deck.json:1");
}
END_TEST

int test_pack_layers(void) {
    Suite *suite = suite_create("pack layers");
    TCase *tcase = tcase_create("layers");
    tcase_set_timeout(tcase, 100);
    tcase_add_checked_fixture(tcase, start, stop);
    tcase_add_loop_test(tcase, two_people_may_each_add_a_card, 0, 2 * 4);
    tcase_add_test(tcase, the_size_of_the_deck_follows_the_cards);
    tcase_add_test(tcase, a_size_that_a_pack_gives_holds_for_what_lies_below_it);
    tcase_add_test(tcase, a_size_that_nobody_gives_is_counted);
    tcase_add_test(tcase, what_a_number_follows_is_what_changes_it);
    tcase_add_test(tcase, relative_numbers_go_upon_what_lies_below);
    tcase_add_test(tcase, games_of_equal_numbers_are_equal_however_they_are_given);
    tcase_add_test(tcase, a_number_of_the_games_own_must_stay_in_range);
    tcase_add_test(tcase, a_number_of_another_pack_goes_as_far_as_it_may);
    tcase_add_test(tcase, a_change_of_all_names_the_one_that_it_is_too_much_for);
    tcase_add_test(tcase, a_relative_number_needs_one_below_it);
    tcase_add_loop_test(tcase, a_relative_number_that_is_nearly_one_is_guessed, 0, (int)COUNT(nearly));
    tcase_add_test(tcase, an_entry_stands_once_in_a_list);
    tcase_add_test(tcase, an_entry_may_stand_there_again);
    tcase_add_test(tcase, an_id_that_another_pack_has_is_the_same_trait);
    tcase_add_test(tcase, packs_that_take_the_same_out_agree);
    tcase_add_test(tcase, what_packs_add_adds_up);
    tcase_add_test(tcase, shares_of_a_sum_are_what_each_pack_adds);
    tcase_add_test(tcase, a_bonus_stands_once_in_a_file);
    tcase_add_test(tcase, places_count_as_if_nothing_were_taken_out);
    tcase_add_test(tcase, a_change_of_all_leaves_those_without_the_number_alone);
    tcase_add_test(tcase, what_an_entry_of_a_layer_may_say_is_allowed);
    tcase_add_test(tcase, the_size_of_the_deck_may_be_relative);
    tcase_add_test(tcase, the_size_of_the_deck_is_counted_where_both_take_the_same_out);
    tcase_add_test(tcase, a_card_may_be_like_another_as_it_lies_below);
    tcase_add_test(tcase, two_packs_may_make_a_copy_of_the_same_id);
    tcase_add_test(tcase, two_packs_may_make_a_map_of_the_same_id);
    tcase_add_test(tcase, all_that_match_change_in_packs_of_several_people);
    tcase_add_test(tcase, all_that_match_may_leave);
    tcase_add_test(tcase, a_pack_may_depend_on_one_that_lies_below_it);
    tcase_add_test(tcase, a_pack_for_several_games_is_known_by_the_folder_above);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
