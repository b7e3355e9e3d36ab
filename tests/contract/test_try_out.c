// SPDX-License-Identifier: MIT
// Tests that everything in a gallery can be tried out (Game.try_out), in every game, with any random numbers:
// the position is possible and valid, the card is in the hand, and nearly every one can be played at once;
// what can't be held comes into play by one command.
#include "walk.h"

#include "core/json_out.h"
#include "engine/game.h"
#include "engine/match.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#define SEEDS 5
#define EVENTS_MOST 512

// As few as can play; a record of the seat table sits in front.
static SetupOptions options_for(uint8_t table, uint8_t index, uint64_t seed) {
    const Game *game = walk_catalog.game;
    SetupOptions options = {.seats = 1, .first = SEAT_NONE, .seed = seed};
    options.faction[0] = table == game->seat_table ? index : 0;
    for (uint8_t faction = 0; options.seats < game->seats_min; faction++)
        if (setup_seat_of(&options, faction) == SEAT_NONE)
            options.faction[options.seats++] = faction;
    return options;
}

// NULL: it can't be tried.
static Match *try_out(uint8_t table, uint8_t index, uint64_t seed) {
    const Game *game = walk_catalog.game;
    SetupOptions options = options_for(table, index, seed);
    void *position = calloc(1, game->position_bytes);
    Text problem = {0}, path = {0};
    Rng rng;
    rng_seed(&rng, seed);
    ck_assert_ptr_nonnull(position);
    Match *match = NULL;
    if (game->try_out(walk_catalog.rules, &options, table, index, &rng, position)) {
        ck_assert_msg(game->options_ok(walk_catalog.rules, &options, &problem), "%s", text_string(&problem));
        match = match_create_position(&walk_catalog, &options, position, NULL, &problem, &path);
        ck_assert_msg(match != NULL, "%s %s: %s: %s", game->tables[table].what,
                      catalog_id(&walk_catalog, table, index), text_string(&path), text_string(&problem));
        ck_assert_msg(match_check(match, &problem), "%s", text_string(&problem));
    }
    text_finish(&problem);
    text_finish(&path);
    free(position);
    return match;
}

// What lies openly or not in seat 0's hand, in the words of scenario files: "hands" by seat, or "seats" with
// a "hand" each.
static bool holds(const Match *match, const char *card) {
    Text text = {0};
    JsonOut json;
    json_out_init(&json, &text);
    json_begin_object(&json, NULL);
    match_report(match, &json);
    json_end_object(&json);
    cJSON *report = cJSON_Parse(text_string(&text));
    const char *seat =
        catalog_id(&walk_catalog, walk_catalog.game->seat_table, match_options(match)->faction[0]);
    const cJSON *hands = cJSON_GetObjectItemCaseSensitive(report, "hands");
    const cJSON *seats = cJSON_GetObjectItemCaseSensitive(report, "seats");
    const cJSON *hand =
        hands != NULL
            ? cJSON_GetObjectItemCaseSensitive(hands, seat)
            : cJSON_GetObjectItemCaseSensitive(cJSON_GetObjectItemCaseSensitive(seats, seat), "hand");
    bool found = false;
    ck_assert_msg(hand != NULL, "no hand in %s", text_string(&text));
    for (const cJSON *item = hand->child; item != NULL; item = item->next)
        found |= cJSON_IsString(item) && strcmp(item->valuestring, card) == 0;
    cJSON_Delete(report);
    text_finish(&text);
    return found;
}

// Does it name the card, or is something told of it when it is carried out?
static bool is_about(const Match *match, const Command *command, uint8_t card) {
    static Event events[EVENTS_MOST];
    EventList list = {.item = events, .capacity = EVENTS_MOST};
    if (command->card == card)
        return true;
    ck_assert_int_eq(match_preview(match, 0, command, &list), VERDICT_OK);
    for (int i = 0; i < list.count; i++)
        if (list.item[i].card == card)
            return true;
    return false;
}

// Is there a command of seat 0 about the card?
static bool is_playable(const Match *match, uint8_t card) {
    static Command legal[COMMANDS_MAX];
    const int count = match_to_act(match) == 0 ? match_legal(match, legal, COMMANDS_MAX) : 0;
    for (int i = 0; i < count; i++)
        if (is_about(match, &legal[i], card))
            return true;
    return false;
}

static bool is_held(uint8_t card) {
    const TestedGame *tested = tested_game();
    return tested->held_in_hand == NULL || tested->held_in_hand(walk_catalog.rules, card);
}

START_TEST(every_card_is_at_hand) {
    const uint8_t table = walk_catalog.game->card_table, cards = catalog_count(&walk_catalog, table);
    int tried = 0, asked = 0, playable = 0;
    for (uint8_t card = 0; card < cards; card++)
        for (uint64_t seed = 1; seed <= SEEDS; seed++) {
            Match *match = try_out(table, card, seed);
            ck_assert_ptr_nonnull(match);
            const char *id = catalog_id(&walk_catalog, table, card);
            const bool plays = is_playable(match, card);
            ck_assert_msg(is_held(card) ? holds(match, id) : plays, "%s with seed %d", id, (int)seed);
            tried++;
            asked += match_to_act(match) == 0;
            playable += plays;
            match_destroy(match);
        }
    ck_assert_int_ge(10 * asked, 5 * tried); // else somebody attacks, so that it can be answered
    ck_assert_msg(10 * playable >= 9 * asked, "%d of %d can be played at once", playable, asked);
}
END_TEST

START_TEST(everything_else_is_at_the_table) {
    for (uint8_t table = 0; table < walk_catalog.game->table_count; table++)
        for (uint8_t i = 0; i < catalog_count(&walk_catalog, table); i++) {
            Match *match = try_out(table, i, 1u + i);
            Text text = {0};
            JsonOut json;
            json_out_init(&json, &text);
            json_begin_object(&json, NULL);
            if (match != NULL)
                match_report(match, &json);
            json_end_object(&json);
            Text name = {0};
            text_printf(&name, "\"%s\"", catalog_id(&walk_catalog, table, i));
            ck_assert_msg(match == NULL || strstr(text_string(&text), text_string(&name)) != NULL, "%s",
                          text_string(&name));
            text_finish(&name);
            text_finish(&text);
            match_destroy(match);
        }
}
END_TEST

// Not the same hands each time.
START_TEST(the_rest_is_as_luck_wants) {
    const uint8_t table = walk_catalog.game->card_table;
    Match *first = try_out(table, 0, 1), *same = try_out(table, 0, 1), *other = try_out(table, 0, 2);
    ck_assert(match_hash(first) == match_hash(same));
    ck_assert(match_hash(first) != match_hash(other));
    match_destroy(first);
    match_destroy(same);
    match_destroy(other);
}
END_TEST

int test_try_out(void) {
    Suite *suite = suite_create("try out");
    TCase *tcase = tcase_create("every game");
    tcase_add_checked_fixture(tcase, walk_load, walk_unload);
    tcase_add_test(tcase, every_card_is_at_hand);
    tcase_add_test(tcase, everything_else_is_at_the_table);
    tcase_add_test(tcase, the_rest_is_as_luck_wants);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
