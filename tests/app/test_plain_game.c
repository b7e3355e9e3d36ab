// SPDX-License-Identifier: MIT
// Tests a game that adds nothing to the screens around its table (GameTable.screens): gallery, rules and
// result show what every game has. It is Tactics without its additions: this file's list of tables replaces
// the program's.
#include "driven.h"

#include "ai/opponent.h"
#include "app/kit/game_table.h"
#include "app/screens/gallery_filter.h"
#include "app/screens/rules_book.h"
#include "app/tables/tactics/tactics.h"
#include "engine/game_facts.h"
#include "gfx/record.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

static App *app;
static Text drawn; // all that was written in the last frame, a line each

static bool without_looks; // its cards look as the kit has them

const GameTable *game_table_of(const Game *game) {
    static GameTable plain;
    plain = tactics_game_table;
    plain.screens = NULL;
    if (without_looks) {
        plain.look = NULL;
    }
    return strcmp(game_id(plain.game), game_id(game)) == 0 ? &plain : NULL;
}

static void begin(void) {
    app = driven_open("en", 1280, 720);
}

static void show(const Screen *screen) {
    app_show(app, screen);
    driven_run();
    ck_assert_str_eq(app->shown_name, screen->name);
}

static void note(void *context, const GfxDrawnText *text) {
    (void)context;
    text_printf(&drawn, "%s\n", text->text);
}

static bool says(const char *text) {
    const GfxRecorder recorder = {.text = note};
    text_clear(&drawn);
    gfx_record(app->gfx, &recorder);
    gfx_damage_all(app->gfx);
    driven_run();
    gfx_record(app->gfx, NULL);
    const bool found = strstr(text_string(&drawn), text) != NULL;
    text_finish(&drawn);
    return found;
}

static int cards_in_sight(void) {
    int count = 0;
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *hit = &app->hits.item[i];
        count += strncmp(hit->id, "gallery:card:", 13) == 0 && hit->rect.y < hit->window.y + hit->window.h &&
                 hit->rect.y + hit->rect.h > hit->window.y;
    }
    return count;
}

START_TEST(the_gallery_shows_all_cards) {
    without_looks = _i == 1;
    show(&gallery_screen);
    driven_picture("plain-gallery");
    const GalleryFilter all = {0};
    ck_assert_int_eq(gallery_count_all(app, &all),
                     catalog_count(app->catalog, game_card_table(app->catalog->game)));
    ck_assert(!driven_has("gallery:show:cards") && !driven_has("gallery:faction:any"));
    ck_assert_int_gt(cards_in_sight(), 4);
    driven_click("gallery:search");
    driven_type("phaser");
    ck_assert_int_eq(cards_in_sight(), 1);
    const Hit *hit = hits_find(&app->hits, "gallery:card:1");
    ck_assert_ptr_nonnull(hit);
    ck_assert_ptr_nonnull(strstr(card_name(app, hit->card, SEAT_NONE), "haser"));
    driven_key(SDLK_RETURN);
    driven_click("gallery:card:1");
    ck_assert_str_eq(app->shown_name, "gallery large");
    driven_picture("plain-gallery-large");
    ck_assert(!driven_has("gallery:as:klingon"));
    driven_click("button:close");
    driven_click("gallery:clear");
    ck_assert_int_gt(cards_in_sight(), 4);
    show(&menu_screen);
    without_looks = false;
}
END_TEST

static void check_filled(const char *text, const char *wanted, bool known) {
    Text out = {0};
    ManualPlaceholder unknown;
    ck_assert_int_eq(rules_fill(app, text, &out, &unknown), known);
    ck_assert_str_eq(text_string(&out), wanted);
    text_finish(&out);
}

START_TEST(the_rules_name_what_every_game_has) {
    check_filled(
        "{faction:klingon}",
        faction_name(app, catalog_find(app->catalog, game_seat_table(app->catalog->game), "klingon")), true);
    const uint8_t card = catalog_find(app->catalog, game_card_table(app->catalog->game), "galaxy");
    check_filled("{card:galaxy}", card_name(app, card, SEAT_NONE), true);
    check_filled("{power:galaxy}", "{power:galaxy}", false);
    show(&rules_screen);
    for (int page = 0; page < 40; page++)
        driven_key(SDLK_DOWN); // examples are their captions only
    driven_picture("plain-rules");
    ck_assert(driven_has("rules:previous") && !driven_has("rules:next"));
}
END_TEST

START_TEST(the_result_shows_who_wins) {
    SessionOptions options = {.setup = {.seats = 2, .faction = {0, 1}, .first = 0, .seed = 8}};
    options.who[0] = options.who[1] = opponents[0];
    Text problem = {0};
    ck_assert_msg(app_start_game(app, &options, &problem), "%s", text_string(&problem));
    for (int steps = 0; session_stage(app->session) != SESSION_OVER; steps++) {
        ck_assert_int_lt(steps, 20000);
        driven_step();
        if (session_stage(app->session) != SESSION_OVER)
            session_finish_showing(app->session);
    }
    driven_wait(5000);
    ck_assert_str_eq(app->shown_name, "result");
    driven_picture("plain-result");
    ck_assert(driven_has("button:again"));
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    char text[120];
    match_result(session_match(app->session), points, winner);
    for (Seat seat = 0; seat < 2; seat++) {
        snprintf(text, sizeof text, "%s\n%d\n%s\n", seat_name(app, seat), points[seat], game_unit(app));
        ck_assert_msg(says(text), "not said: %s", text);
    }
    app_fill(app, text, sizeof text, "winner.one", STR("seat", seat_name(app, winner[0] ? 0 : 1)));
    ck_assert(says(text));
    ck_assert(!says(app_word(app, "points.values")));
    text_finish(&problem);
}
END_TEST

int test_plain_game(void) {
    Suite *suite = suite_create("plain game");
    TCase *tcase = tcase_create("plain game");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, begin, driven_close);
    tcase_add_loop_test(tcase, the_gallery_shows_all_cards, 0, 2);
    tcase_add_test(tcase, the_rules_name_what_every_game_has);
    tcase_add_test(tcase, the_result_shows_who_wins);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
