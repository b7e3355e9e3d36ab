// SPDX-License-Identifier: MIT
// The card gallery: every card and target can be found, looked at and left again, by mouse and by keyboard.
#include "driven.h"

#include "app/screens/gallery_filter.h"
#include "app/tables/tactics/looks.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static App *app;
static const TacticsRules *rules;

static void open_at(const char *language, int width, int height) {
    app = driven_open(language, width, height);
    rules = app->catalog->rules;
    app_show(app, &gallery_screen);
    driven_run();
    ck_assert_str_eq(app->shown_name, "gallery");
}

static void begin(void) {
    open_at("en", 1280, 720);
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

// Its lists, and the groups of each.
enum {
    CARDS,
    TARGETS
};
enum {
    BY_FACTION,
    BY_TYPE,
    BY_KIND
};
enum {
    BY_TARGET_KIND,
    BY_COLOUR
};

static uint16_t items[GALLERY_ITEMS_MAX];

static GalleryFilter all_of(int list) {
    GalleryFilter filter = {.list = list};
    gallery_filter_clear(&filter);
    return filter;
}

static int found(const GalleryFilter *filter, const TableLooks *looks) {
    return gallery_find(app, looks, filter, items);
}

// All that is found value by value.
static int sum_of(int list, int group, int last, const TableLooks *looks) {
    GalleryFilter filter = all_of(list);
    int sum = 0;
    for (filter.value[group] = 0; filter.value[group] <= last; filter.value[group]++)
        sum += found(&filter, looks);
    return sum;
}

START_TEST(filters_divide_the_cards) {
    TableLooks *looks = tactics_looks_create(app);
    GalleryFilter filter = all_of(CARDS);
    const int all = found(&filter, looks);
    ck_assert_int_eq(all, rules->card_count * rules->faction_count);
    ck_assert_int_eq(all, gallery_count_all(app, &filter));
    ck_assert_int_eq(sum_of(CARDS, BY_TYPE, TYPE_TROOPS, looks), all);
    ck_assert_int_eq(sum_of(CARDS, BY_KIND, KIND_NONE, looks), all);
    filter.value[BY_FACTION] = 1;
    ck_assert_int_eq(found(&filter, looks), rules->card_count);
    filter = all_of(TARGETS);
    ck_assert_int_eq(found(&filter, looks), rules->target_count);
    ck_assert_int_eq(sum_of(TARGETS, BY_TARGET_KIND, TARGET_KIND_COMBAT_ZONE, looks), rules->target_count);
    ck_assert_int_eq(sum_of(TARGETS, BY_COLOUR, COLOUR_INDEPENDENT, looks), rules->target_count);
    tactics_looks_destroy(looks);
}
END_TEST

START_TEST(every_card_is_found_by_its_name) {
    TableLooks *looks = tactics_looks_create(app);
    GalleryFilter filter = all_of(CARDS);
    for (uint8_t faction = 0; faction < rules->faction_count; faction++)
        for (uint8_t card = 0; card < rules->card_count; card++) {
            text_copy(filter.search, sizeof filter.search, tactics_card_name(looks, card, faction));
            const int count = found(&filter, looks);
            bool there = false;
            for (int i = 0; i < count; i++)
                there |= items[i] == faction * rules->card_count + card;
            ck_assert_msg(there, "%s", filter.search);
        }
    tactics_looks_destroy(looks);
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

START_TEST(all_pages_draw) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    static const char *const languages[] = {"en", "de"};
    char name[60];
    driven_close();
    for (int i = 0; i < 4; i++) {
        open_at(languages[i % 2], sizes[i / 2][0], sizes[i / 2][1]);
        snprintf(name, sizeof name, "gallery-%s-%d", languages[i % 2], sizes[i / 2][1]);
        driven_picture(name);
        ck_assert_int_ge(cards_in_sight(), 8);
        for (int page = 0; page < 50 && i == 0; page++)
            driven_wheel(-2);
        driven_key(SDLK_END);
        char last[HIT_ID_MAX];
        snprintf(last, sizeof last, "gallery:card:%d", rules->card_count * rules->faction_count);
        ck_assert(driven_has(last));
        driven_click("gallery:show:targets");
        snprintf(name, sizeof name, "gallery-targets-%s-%d", languages[i % 2], sizes[i / 2][1]);
        driven_picture(name);
        if (i < 3)
            driven_close();
    }
}
END_TEST

START_TEST(every_card_can_be_seen_large) {
    driven_key(SDLK_TAB);
    driven_click("gallery:faction:klingon");
    driven_click("gallery:card:1");
    ck_assert_str_eq(app->shown_name, "gallery large");
    driven_picture("gallery-large");
    ck_assert(!driven_has("button:previous"));
    for (int i = 1; i < rules->card_count; i++)
        driven_key(SDLK_RIGHT);
    ck_assert(!driven_has("button:next"));
    driven_click("gallery:as:romulan");
    driven_picture("gallery-large-romulan");
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "gallery");
    char last[HIT_ID_MAX];
    snprintf(last, sizeof last, "gallery:card:%d", rules->card_count);
    ck_assert_str_eq(app->input.focus, last);
    driven_click("gallery:show:targets");
    driven_click("gallery:card:1");
    driven_picture("gallery-large-target");
    for (int i = 1; i < rules->target_count; i++)
        driven_click("button:next");
    driven_click("button:close");
    ck_assert_str_eq(app->shown_name, "gallery");
}
END_TEST

START_TEST(arrow_keys_reach_the_last_card) {
    driven_click("gallery:faction:vulcan");
    while (strcmp(app->input.focus, "gallery:card:1") != 0)
        driven_key(SDLK_TAB);
    for (int i = 0; i < rules->card_count; i++)
        driven_key(SDLK_DOWN);
    driven_key(SDLK_RIGHT);
    driven_key(SDLK_RIGHT);
    char last[HIT_ID_MAX];
    snprintf(last, sizeof last, "gallery:card:%d", rules->card_count);
    ck_assert_str_eq(app->input.focus, last);
    const Hit *hit = hits_find(&app->hits, last);
    ck_assert(hit->rect.y > hit->window.y && hit->rect.y + hit->rect.h < 720);
    driven_key(SDLK_RETURN);
    ck_assert_str_eq(app->shown_name, "gallery large");
}
END_TEST

START_TEST(typing_searches_and_says_when_nothing_fits) {
    driven_click("gallery:search");
    driven_type("phaser");
    ck_assert_int_eq(cards_in_sight(), 1);
    driven_type("xyz");
    ck_assert_int_eq(cards_in_sight(), 0);
    driven_picture("gallery-nothing");
    driven_key(SDLK_ESCAPE);
    ck_assert_int_gt(cards_in_sight(), 8);
    driven_click("gallery:type:weapon");
    driven_click("gallery:clear");
    ck_assert(!driven_has("gallery:clear"));
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "menu");
}
END_TEST

int main(void) {
    Suite *suite = suite_create("gallery");
    TCase *tcase = tcase_create("gallery");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, begin, driven_close);
    tcase_add_test(tcase, filters_divide_the_cards);
    tcase_add_test(tcase, every_card_is_found_by_its_name);
    tcase_add_test(tcase, searching_forgives_letters_and_signs);
    tcase_add_test(tcase, all_pages_draw);
    tcase_add_test(tcase, every_card_can_be_seen_large);
    tcase_add_test(tcase, arrow_keys_reach_the_last_card);
    tcase_add_test(tcase, typing_searches_and_says_when_nothing_fits);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
