// SPDX-License-Identifier: MIT
// Tests that whatever is clicked on the set-up screen, the result can be started.
//
// The pack is that of STARDECK_CARDS, else of the folder cards.
#include "data/pack.h"
#include "engine/game.h"
#include "games/star_empires/star_empires.h"
#include "games/tactics/commands.h"
#include "games/tactics/rules.h"
#include "games/tactics/tactics.h"
#include "play/setup_choice.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Catalog catalog;

static bool load(Catalog *into, const Game *game) {
    const char *folder = getenv("STARDECK_CARDS");
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder != NULL ? folder : "cards", game->id);
    Problems *problems = calloc(1, sizeof *problems);
    const bool good = problems != NULL && pack_load(into, game, path, problems);
    if (!good)
        fprintf(stderr, "%s: %s\n", path, problems != NULL ? problems->item[0].message : "out of memory");
    free(problems);
    return good;
}

static uint8_t faction(const char *id) {
    return catalog_find(&catalog, TABLE_FACTIONS, id);
}

static SessionOptions two_seats(void) {
    SessionOptions options = {.setup = {.seats = 2, .first = SEAT_NONE, .seed = 1}};
    options.setup.faction[0] = faction("starfleet");
    options.setup.faction[1] = faction("romulan");
    return options;
}

static void expect_possible(const SessionOptions *options) {
    Text problem = {0};
    const bool possible = tactics_game.options_ok(catalog.rules, &options->setup, &problem);
    ck_assert_msg(possible, "%s", text_string(&problem));
    text_finish(&problem);
}

START_TEST(any_clicks_leave_a_possible_choice) {
    Rng chance;
    rng_seed(&chance, 5);
    SessionOptions options = two_seats();
    for (int i = 0; i < 20000; i++) {
        const Seat seat = (Seat)rng_below(&chance, options.setup.seats);
        const uint8_t variant = (uint8_t)rng_below(&chance, 3), flag = (uint8_t)(1u << rng_below(&chance, 2));
        switch (rng_below(&chance, 5)) {
        case 0:
            choice_set_faction(&catalog, &options, seat, (uint8_t)rng_below(&chance, 4));
            break;
        case 1: // as on the screen, where what has a reason against it can't be clicked
            if (choice_against_variant(&catalog, &options.setup, variant) == CHOICE_FINE)
                choice_set_variant(&catalog, &options, variant);
            break;
        case 2:
            if (choice_against_flag(&catalog, &options.setup, flag) == CHOICE_FINE)
                choice_toggle_flag(&catalog, &options, flag);
            break;
        case 3:
            choice_add_seat(&catalog, &options);
            break;
        default:
            choice_remove_seat(&catalog, &options, seat);
            break;
        }
        expect_possible(&options);
    }
}
END_TEST

START_TEST(a_new_seat_is_like_the_last_ones) {
    SessionOptions persons = two_seats(), options = two_seats();
    persons.who[0] = persons.who[1] = NULL;
    choice_add_seat(&catalog, &persons);
    ck_assert_ptr_null(persons.who[2]);
    options.who[0] = NULL;
    options.who[1] = opponents[1];
    choice_add_seat(&catalog, &options);
    ck_assert_ptr_eq(options.who[2], opponents[1]); // of the level that plays already
    choice_seat_person(&options, 2);
    choice_add_seat(&catalog, &options);
    ck_assert_ptr_eq(options.who[3], opponents[1]);
}
END_TEST

START_TEST(a_taken_faction_is_swapped) {
    SessionOptions options = two_seats();
    choice_set_faction(&catalog, &options, 0, faction("romulan"));
    ck_assert_uint_eq(options.setup.faction[0], faction("romulan"));
    ck_assert_uint_eq(options.setup.faction[1], faction("starfleet"));
}
END_TEST

START_TEST(teams_take_turns) {
    SessionOptions options = two_seats();
    ck_assert_str_eq(choice_against_variant(&catalog, &options.setup, VARIANT_ALLIANCES), "setup.needs_four");
    choice_add_seat(&catalog, &options);
    choice_add_seat(&catalog, &options);
    ck_assert_uint_eq(options.setup.seats, 4);
    choice_set_faction(&catalog, &options, 1, faction("vulcan")); // allies beside each other
    const Opponent *who = opponents[0];
    options.who[1] = who;
    choice_set_variant(&catalog, &options, VARIANT_ALLIANCES);
    ck_assert_uint_eq(options.setup.variant, VARIANT_ALLIANCES);
    ck_assert_uint_eq(options.setup.faction[2], faction("vulcan"));
    ck_assert(options.who[2] == who && options.who[1] == NULL); // who plays moves with the faction
    ck_assert_str_eq(choice_against_flag(&catalog, &options.setup, FLAG_SHORT), "setup.short_no_teams");
    choice_remove_seat(&catalog, &options, 3);
    ck_assert_uint_eq(options.setup.variant, VARIANT_STANDARD);
}
END_TEST

START_TEST(the_short_game_is_for_some) {
    SessionOptions options = two_seats();
    ck_assert_str_eq(choice_against_flag(&catalog, &options.setup, FLAG_SHORT), "setup.no_short");
    choice_set_faction(&catalog, &options, 0, faction("klingon"));
    ck_assert_ptr_eq(choice_against_flag(&catalog, &options.setup, FLAG_SHORT), CHOICE_FINE);
    choice_toggle_flag(&catalog, &options, FLAG_SHORT);
    ck_assert_uint_eq(options.setup.flags, FLAG_SHORT);
    choice_set_faction(&catalog, &options, 0, faction("vulcan"));
    ck_assert_uint_eq(options.setup.flags, 0);
}
END_TEST

START_TEST(starfleet_begins_if_it_plays) {
    SessionOptions options = two_seats();
    ck_assert_uint_eq(choice_first(&catalog, &options.setup), 0);
    choice_set_faction(&catalog, &options, 0, faction("klingon"));
    ck_assert_uint_eq(choice_first(&catalog, &options.setup), SEAT_NONE);
    ck_assert_int_eq(choice_persons(&options), 2);
}
END_TEST

static const char *captain_of(const SessionOptions *options, Seat seat) {
    return options->captain[seat] != NULL ? options->captain[seat]->id : "";
}

// The first captain, then each other of the faction, then none, and round again.
START_TEST(captains_are_of_their_faction) {
    SessionOptions options = two_seats();
    choice_seat_computer(&catalog, &options, 1);
    ck_assert_ptr_eq(options.who[1], opponent_default(&tactics_game));
    ck_assert_str_eq(captain_of(&options, 1), "velara");
    choice_step_captain(&catalog, &options, 1, 1);
    ck_assert_str_eq(captain_of(&options, 1), "tacivus");
    choice_step_captain(&catalog, &options, 1, 1);
    choice_step_captain(&catalog, &options, 1, 1);
    ck_assert_str_eq(captain_of(&options, 1), "");
    choice_step_captain(&catalog, &options, 1, 1);
    ck_assert_str_eq(captain_of(&options, 1), "velara");
    choice_step_captain(&catalog, &options, 1, -1);
    ck_assert_str_eq(captain_of(&options, 1), "");
    choice_set_faction(&catalog, &options, 1, faction("klingon"));
    ck_assert_str_eq(captain_of(&options, 1), ""); // nobody wanted one
}
END_TEST

START_TEST(captains_stay_with_their_seat) {
    SessionOptions options = two_seats();
    choice_seat_computer(&catalog, &options, 1);
    choice_step_captain(&catalog, &options, 1, 1);
    choice_move_seat(&catalog, &options, 1, -1);
    ck_assert_str_eq(captain_of(&options, 0), "tacivus");
    ck_assert_str_eq(captain_of(&options, 1), "");
    choice_set_faction(&catalog, &options, 1, faction("romulan")); // taken from the computer
    ck_assert_str_eq(captain_of(&options, 0), "mara_thorne");
    ck_assert_str_eq(captain_of(&options, 1), "");
    choice_seat_person(&options, 0);
    ck_assert_str_eq(captain_of(&options, 0), "");
    ck_assert_ptr_null(options.who[0]);
}
END_TEST

static uint8_t variant_of(const Game *game, const char *name) {
    uint8_t i = 0;
    while (strcmp(game->variants[i], name) != 0)
        i++;
    return i;
}

// What does nothing between two, or would end the game at once, has its reason, and goes when seats go.
START_TEST(variants_of_three_seats_are_not_for_two) {
    static const char *const names[] = {"hegemony", "no_truce"};
    Catalog empires;
    ck_assert(load(&empires, &star_empires_game));
    for (int i = 0; i < 2; i++) {
        const uint8_t variant = variant_of(&star_empires_game, names[i]);
        SessionOptions options = {.setup = {.seats = 2, .faction = {0, 1}, .first = SEAT_NONE, .seed = 1}};
        ck_assert_str_eq(choice_against_variant(&empires, &options.setup, variant), "setup.needs_three");
        choice_add_seat(&empires, &options);
        ck_assert_ptr_null(choice_against_variant(&empires, &options.setup, variant));
        choice_set_variant(&empires, &options, variant);
        ck_assert_uint_eq(options.setup.variant, variant);
        choice_remove_seat(&empires, &options, 2);
        ck_assert_uint_eq(options.setup.variant, 0);
    }
    SessionOptions two = {.setup = {.seats = 2, .faction = {0, 1}, .first = SEAT_NONE, .seed = 1}};
    ck_assert_ptr_null(choice_against_variant(&empires, &two.setup, variant_of(&star_empires_game, "long")));
    pack_finish(&empires);
}
END_TEST

int test_setup_choice(void) {
    if (!load(&catalog, &tactics_game))
        return 1;
    TCase *test = tcase_create("choice");
    tcase_add_test(test, any_clicks_leave_a_possible_choice);
    tcase_add_test(test, a_new_seat_is_like_the_last_ones);
    tcase_add_test(test, a_taken_faction_is_swapped);
    tcase_add_test(test, teams_take_turns);
    tcase_add_test(test, the_short_game_is_for_some);
    tcase_add_test(test, starfleet_begins_if_it_plays);
    tcase_add_test(test, captains_are_of_their_faction);
    tcase_add_test(test, captains_stay_with_their_seat);
    tcase_add_test(test, variants_of_three_seats_are_not_for_two);
    Suite *suite = suite_create("choice");
    suite_add_tcase(suite, test);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    pack_finish(&catalog);
    return failed == 0 ? 0 : 1;
}
