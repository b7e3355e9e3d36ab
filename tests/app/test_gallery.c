// SPDX-License-Identifier: MIT
// Tests the card gallery of the tests' game: everything in it can be found, looked at and left again, by
// mouse and by keyboard.
#include "driven.h"

#include "app/screens/gallery_parts.h"
#include "engine/game.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What is to be found in the gallery of each game.
typedef struct Shown {
    const char *game;
    bool by_faction;     // each card once for each faction
    const char *narrows; // the first list, by its regions
    const char *turns;   // seen large, it shows another faction's; NULL: there are no others
    const char *kind;
    const char *search; // what only one card has
    int card_lists;     // lists that the cards of the pack's card table are divided among
} Shown;

static const Shown all_shown[] = {
    {"tactics", true, "gallery:faction:klingon", "gallery:as:romulan", "gallery:type:weapon", "phaser", 1},
    {"alpha_strike", false, "gallery:type:defense", NULL, "gallery:type:attack", "ion cannon", 1},
    {"deck_building", false, "gallery:type:setup", NULL, "gallery:type:maneuver", "phaser rifle", 2},
    {"star_empires", false, "gallery:type:build", NULL, "gallery:type:battle", "boarding parties", 1},
};

static const Shown *shown(void) {
    for (size_t i = 0; i < sizeof all_shown / sizeof all_shown[0]; i++)
        if (strcmp(all_shown[i].game, driven_game()) == 0)
            return &all_shown[i];
    ck_abort_msg("who knows the gallery of %s?", driven_game());
}

static App *app;
static GameLooks looks;

static void open_at(const char *language, int width, int height) {
    app = driven_open(language, width, height);
    driven_unpainted();
    looks = (GameLooks){0};
    game_looks_update(&looks, app);
    app_show(app, &gallery_screen);
    driven_run();
    ck_assert_str_eq(app->shown_name, "gallery");
}

static void begin(void) {
    open_at("en", 1280, 720);
}

static void end(void) {
    game_looks_finish(&looks);
    driven_close();
}

static int cards_in_sight(void) {
    int count = 0;
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *hit = &app->hits.item[i];
        const float bottom = hit->window.y + hit->window.h;
        count += strncmp(hit->id, "gallery:card:", 13) == 0 && hit->rect.y < bottom &&
                 hit->rect.y + hit->rect.h > hit->window.y;
    }
    return count;
}

// ---- what is found

static uint16_t items[GALLERY_ITEMS_MAX];

static GalleryFilter all_of(int list) {
    GalleryFilter filter = {.list = list};
    gallery_filter_clear(&filter);
    return filter;
}

static int found(const GalleryFilter *filter) {
    return gallery_find(app, looks.looks, filter, items);
}

// All that is found value by value.
static int sum_of(int list, int group) {
    GalleryFilter filter = all_of(list);
    const int values = gallery_group_count(app, &gallery_list(app, &filter)->group[group]);
    int sum = 0;
    for (filter.value[group] = 0; filter.value[group] < values; filter.value[group]++)
        sum += found(&filter);
    ck_assert_int_gt(values, 1);
    return sum;
}

START_TEST(filters_divide_what_there_is) {
    const Game *game = app->catalog->game;
    int cards = 0; // in the lists that share them
    for (int list = 0; list < shown()->card_lists; list++) {
        const GalleryFilter filter = all_of(list);
        cards += found(&filter);
    }
    ck_assert_int_eq(cards, catalog_count(app->catalog, game->card_table) *
                                (shown()->by_faction ? catalog_count(app->catalog, game->seat_table) : 1));
    for (int list = 0; list < gallery_lists(app)->count; list++) {
        const GalleryFilter filter = all_of(list);
        const int all = found(&filter);
        ck_assert_int_eq(all, gallery_count_all(app, &filter));
        for (int group = 0; group < gallery_list(app, &filter)->groups; group++)
            ck_assert_int_eq(sum_of(list, group), all);
    }
}
END_TEST

START_TEST(everything_is_found_by_its_name) {
    for (int list = 0; list < gallery_lists(app)->count; list++) {
        GalleryFilter filter = all_of(list);
        const int all = gallery_count_all(app, &filter);
        for (int item = 0; item < all; item++) {
            const char *text[GALLERY_TEXTS_MAX];
            gallery_texts(app, looks.looks, gallery_list(app, &filter), item, text);
            ck_assert(text_copy(filter.search, sizeof filter.search, text[0]));
            const int count = found(&filter);
            bool there = false;
            for (int i = 0; i < count; i++)
                there |= items[i] == item;
            ck_assert_msg(there, "%s", filter.search);
            ck_assert_int_lt(count, all);
        }
    }
}
END_TEST

START_TEST(searching_forgives_letters_and_signs) {
    ck_assert(gallery_matches("Vor’Cha\nShip", "vor'cha"));
    ck_assert(gallery_matches("Dämpfungsfeld", "DÄMPF"));
    ck_assert(gallery_matches("Space Mines", "mines space"));
    ck_assert(gallery_matches("Space Mines", "  "));
    ck_assert(gallery_matches("Multi\xC2\xADphasic", "multiphasic"));
    ck_assert(!gallery_matches("Space Mines", "space shuttle"));
}
END_TEST

// ---- the screen

static void click_list(int list) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "gallery:show:%.20s", gallery_lists(app)->list[list]->id);
    driven_click(id);
}

static const char *card_id(int number) {
    static char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "gallery:card:%d", number);
    return id;
}

// So many are left now.
static int left(void) {
    return ((const GalleryScreen *)app->frame->self)->count;
}

START_TEST(all_pages_draw) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    static const char *const languages[] = {"en", "de"};
    char name[60];
    end();
    for (int i = 0; i < 4; i++) {
        open_at(languages[i % 2], sizes[i / 2][0], sizes[i / 2][1]);
        snprintf(name, sizeof name, "gallery-%s-%d", languages[i % 2], sizes[i / 2][1]);
        driven_picture(name);
        ck_assert_int_ge(cards_in_sight(), 8);
        for (int page = 0; page < 50 && i == 0; page++)
            driven_wheel(-2);
        driven_key(SDLK_END);
        const GalleryFilter cards = all_of(0);
        ck_assert(driven_has(card_id(gallery_count_all(app, &cards))));
        click_list(1);
        snprintf(name, sizeof name, "gallery-second-%s-%d", languages[i % 2], sizes[i / 2][1]);
        driven_picture(name);
        if (i < 3)
            end();
    }
}
END_TEST

START_TEST(every_card_can_be_seen_large) {
    driven_key(SDLK_TAB);
    driven_click(shown()->narrows);
    const int cards = left();
    driven_click("gallery:card:1");
    ck_assert_str_eq(app->shown_name, "gallery large");
    driven_picture("gallery-large");
    ck_assert(!driven_has("button:previous"));
    for (int i = 1; i < cards; i++)
        driven_key(SDLK_RIGHT);
    ck_assert(!driven_has("button:next"));
    if (shown()->turns != NULL)
        driven_click(shown()->turns);
    driven_picture("gallery-large-turned");
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "gallery");
    ck_assert_str_eq(app->input.focus, card_id(cards));
    for (int list = 1; list < gallery_lists(app)->count; list++) {
        char name[60];
        click_list(list);
        const int others = left();
        driven_click("gallery:card:1");
        snprintf(name, sizeof name, "gallery-large-list-%d", list + 1);
        driven_picture(name);
        for (int i = 1; i < others; i++)
            driven_click("button:next");
        driven_click("button:close");
        ck_assert_str_eq(app->shown_name, "gallery");
    }
}
END_TEST

START_TEST(arrow_keys_reach_the_last_card) {
    driven_click(shown()->narrows);
    const int cards = left();
    while (strcmp(app->input.focus, "gallery:card:1") != 0)
        driven_key(SDLK_TAB);
    for (int i = 0; i < cards; i++)
        driven_key(SDLK_DOWN);
    for (int i = 0; i < 8 && strcmp(app->input.focus, card_id(cards)) != 0; i++)
        driven_key(SDLK_RIGHT);
    ck_assert_str_eq(app->input.focus, card_id(cards));
    const Hit *hit = hits_find(&app->hits, card_id(cards));
    ck_assert(hit->rect.y > hit->window.y && hit->rect.y + hit->rect.h < 720);
    driven_key(SDLK_RETURN);
    ck_assert_str_eq(app->shown_name, "gallery large");
}
END_TEST

START_TEST(typing_searches_and_says_when_nothing_fits) {
    driven_click("gallery:search");
    driven_type(shown()->search);
    ck_assert_int_eq(cards_in_sight(), 1);
    driven_type("xyz");
    ck_assert_int_eq(cards_in_sight(), 0);
    driven_picture("gallery-nothing");
    driven_key(SDLK_ESCAPE);
    ck_assert_int_ge(cards_in_sight(), 8);
    driven_click(shown()->kind);
    driven_click("gallery:clear");
    ck_assert(!driven_has("gallery:clear"));
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "menu");
}
END_TEST

// ---- trying out

// At the table, with a note that says what for; what comes of leaving it.
static void check_trial(const char *name) {
    ck_assert_msg(strcmp(app->shown_name, "gallery") != 0 && app->session != NULL, "no game");
    ck_assert_str_eq(app_trial_name(app), name);
    ck_assert(app_trial_is_new(app) && driven_has("button:note"));
    ck_assert(app_game_fault(app) == NULL && app_game_file(app)[0] == '\0');
    ck_assert_int_eq(choice_persons(session_options(app->session)), 1);
    driven_click("button:note");
    ck_assert(!driven_has("button:note"));
}

static void leave_trial(void) {
    app_leave_game(app);
    driven_run();
    ck_assert(app->session == NULL && app_trial_name(app) == NULL);
    ck_assert_str_eq(app->shown_name, "gallery large");
}

// Of a game that can set up no such position there is nothing to be tried.
static bool can_be_tried(void) {
    return app->catalog->game->try_out != NULL;
}

static bool is_in_hand(uint8_t card) {
    for (int i = 0; i < app->hits.count; i++)
        if (app->hits.item[i].card == card && strncmp(app->hits.item[i].id, "hand:", 5) == 0)
            return true;
    return false;
}

START_TEST(a_card_is_tried_at_once_and_one_comes_back_to_it) {
    if (!can_be_tried())
        return;
    driven_click("gallery:card:3");
    const GalleryFilter cards = all_of(0);
    const uint8_t card = gallery_record(app, gallery_list(app, &cards), 2);
    char key[80], name[80];
    snprintf(key, sizeof key, "card.%s.name", catalog_id(app->catalog, app->catalog->game->card_table, card));
    text_copy(name, sizeof name, app_word(app, key));
    ck_assert(driven_has("button:try"));
    driven_key(SDLK_x);
    check_trial(name);
    ck_assert(is_in_hand(card));
    driven_picture("gallery-trial");
    leave_trial();
    ck_assert_int_eq(((const GalleryScreen *)app->frame->self)->large, 2);
    const uint64_t seed = app->chosen.setup.seed;
    driven_click("button:try");
    check_trial(name);
    ck_assert(seed != app->chosen.setup.seed); // the next one is dealt otherwise
    leave_trial();
    driven_key(SDLK_ESCAPE);
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "menu");
}
END_TEST

START_TEST(the_second_list_can_be_tried_too) {
    if (!can_be_tried())
        return;
    click_list(1);
    driven_click("gallery:card:2");
    const GalleryFilter filter = all_of(1);
    const Trial trial = gallery_trial(app, gallery_list(app, &filter), 1);
    const char *text[GALLERY_TEXTS_MAX];
    char name[80];
    gallery_texts(app, looks.looks, gallery_list(app, &filter), 1, text);
    text_copy(name, sizeof name, text[0]);
    driven_click("button:try");
    check_trial(name);
    if (trial.faction != NONE)
        ck_assert_uint_eq(session_options(app->session)->setup.faction[0], trial.faction);
    driven_picture("gallery-trial-second");
    leave_trial();
    const GalleryScreen *screen = app->frame->self;
    ck_assert_int_eq(screen->filter.list, 1);
    ck_assert_int_eq(screen->large, 1);
}
END_TEST

START_TEST(everything_can_be_tried) {
    if (!can_be_tried())
        return;
    const int kind = _i;
    if (kind >= gallery_lists(app)->count)
        return;
    const GalleryFilter filter = all_of(kind);
    const GalleryList *list = gallery_list(app, &filter);
    const int count = gallery_count_all(app, &filter);
    for (int item = 0; item < count; item++) {
        const Trial trial = gallery_trial(app, list, item);
        Text problem = {0};
        ck_assert_msg(app_try_out(app, &trial, &problem), "%s", text_string(&problem));
        text_finish(&problem);
        driven_run();
        ck_assert_ptr_nonnull(app->session);
        app_leave_game(app);
        driven_run();
    }
}
END_TEST

START_TEST(nothing_is_tried_while_a_game_is_played) {
    SessionOptions options = app->chosen;
    Text problem = {0};
    ck_assert(app_start_game(app, &options, &problem));
    text_finish(&problem);
    driven_run();
    app_visit(app, &gallery_screen);
    driven_run();
    driven_click("gallery:card:1");
    ck_assert_str_eq(app->shown_name, "gallery large");
    ck_assert(!driven_has("button:try"));
    driven_key(SDLK_x);
    ck_assert(app_trial_name(app) == NULL);
    ck_assert_str_eq(app->shown_name, "gallery large");
}
END_TEST

int test_gallery(void) {
    Suite *suite = suite_create("gallery");
    TCase *tcase = tcase_create("gallery");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, filters_divide_what_there_is);
    tcase_add_test(tcase, everything_is_found_by_its_name);
    tcase_add_test(tcase, searching_forgives_letters_and_signs);
    tcase_add_test(tcase, all_pages_draw);
    tcase_add_test(tcase, every_card_can_be_seen_large);
    tcase_add_test(tcase, arrow_keys_reach_the_last_card);
    tcase_add_test(tcase, typing_searches_and_says_when_nothing_fits);
    tcase_add_test(tcase, a_card_is_tried_at_once_and_one_comes_back_to_it);
    tcase_add_test(tcase, the_second_list_can_be_tried_too);
    tcase_add_loop_test(tcase, everything_can_be_tried, 0, GALLERY_LISTS_MAX);
    tcase_add_test(tcase, nothing_is_tried_while_a_game_is_played);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
