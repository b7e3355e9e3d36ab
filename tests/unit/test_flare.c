// SPDX-License-Identifier: MIT
// Lights that come and go: they end by themselves, stay inside their bounds, and keep to what the player has
// chosen about motion.
#include "app/kit/scene.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static Scene scene;
static Timeline timeline;
static uint64_t now;

static void begin(float speed, bool reduced) {
    memset(&scene, 0, sizeof scene);
    timeline_init(&timeline, speed, reduced);
    now = 1000;
    timeline_update(&timeline, now);
}

static void setup(void) {
    begin(1, false);
}

static void add(FlareKind kind, float delay) {
    const Flare flare = {.kind = (uint8_t)kind,
                         .from = flare_at_place((GfxRect){10, 20, 30, 40}),
                         .to = flare_at_place((GfxRect){300, 200, 50, 60})};
    flare_add(&scene.flares, &timeline, &flare, delay);
}

static int running(void) {
    int count = 0;
    for (int i = 0; i < FLARES_MAX; i++)
        count += scene.flares.item[i].used;
    return count;
}

static void pass(unsigned ms) {
    timeline_update(&timeline, now += ms);
    scene_free_flares(&scene);
}

START_TEST(each_kind_ends_by_itself) {
    add((FlareKind)_i, 100);
    ck_assert_int_eq(running(), 1);
    pass(90 + (unsigned)flare_ms((FlareKind)_i));
    ck_assert_int_eq(running(), 1);
    pass(11);
    ck_assert_int_eq(running(), 0);
    ck_assert(!timeline_running(&timeline));
}
END_TEST

START_TEST(waits_for_its_delay) {
    add(FLARE_BURST, 200);
    pass(190);
    ck_assert_float_eq(scene.flares.item[0].part, 0);
    pass(20);
    ck_assert_float_gt(scene.flares.item[0].part, 0);
}
END_TEST

START_TEST(both_ends_lie_in_its_bounds) {
    add((FlareKind)_i, 0);
    const Flare *flare = &scene.flares.item[0];
    const GfxRect bounds = flare_bounds(flare, 0.75F);
    const GfxRect ends[2] = {flare->from.rect, flare->to.rect};
    for (int i = 0; i < 2; i++) {
        ck_assert(gfx_contains(bounds, ends[i].x, ends[i].y));
        ck_assert(gfx_contains(bounds, ends[i].x + ends[i].w - 1, ends[i].y + ends[i].h - 1));
    }
}
END_TEST

START_TEST(reduced_motion_shows_a_light_for_a_moment) {
    begin(1, true);
    add((FlareKind)_i, 500);
    ck_assert_int_eq(scene.flares.item[0].kind, FLARE_GLOW);
    pass(121);
    ck_assert_int_eq(running(), 0);
}
END_TEST

START_TEST(without_animation_there_is_none) {
    begin(0, false);
    add(FLARE_WAVE, 0);
    ck_assert_int_eq(running(), 0);
}
END_TEST

START_TEST(too_many_are_left_out) {
    for (int i = 0; i < FLARES_MAX + 5; i++)
        add(FLARE_SPARKS, 0);
    ck_assert_int_eq(running(), FLARES_MAX);
    timeline_skip(&timeline);
    scene_free_flares(&scene);
    ck_assert_int_eq(running(), 0);
}
END_TEST

START_TEST(follows_a_card_until_the_card_is_gone) {
    const int sprite = scene_add(&scene, CARD_TABLE, 100, 0, (CardRef){.card = 1});
    Flare flare = {.kind = FLARE_BEAM, .from = flare_at_place((GfxRect){0})};
    flare.to = flare_at_card(&scene, sprite);
    flare_add(&scene.flares, &timeline, &flare, 0);
    scene.sprite[sprite].pose.x = 77;
    scene_follow_flares(&scene);
    ck_assert_float_eq(scene.flares.item[0].to.rect.x, 77);
    scene_leave(&scene, &timeline, sprite, 10);
    pass(20);
    scene_free_left(&scene);
    // Another card in the same place in memory is none of its business.
    ck_assert_int_eq(scene_add(&scene, CARD_TABLE, 100, 0, (CardRef){.card = 2}), sprite);
    scene.sprite[sprite].pose.x = 500;
    scene_follow_flares(&scene);
    ck_assert_float_eq(scene.flares.item[0].to.rect.x, 77);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("flare");
    TCase *tcase = tcase_create("flare");
    tcase_add_checked_fixture(tcase, setup, NULL);
    tcase_add_loop_test(tcase, each_kind_ends_by_itself, 0, FLARE_KINDS);
    tcase_add_test(tcase, waits_for_its_delay);
    tcase_add_loop_test(tcase, both_ends_lie_in_its_bounds, 0, FLARE_KINDS);
    tcase_add_loop_test(tcase, reduced_motion_shows_a_light_for_a_moment, 0, FLARE_KINDS);
    tcase_add_test(tcase, without_animation_there_is_none);
    tcase_add_test(tcase, too_many_are_left_out);
    tcase_add_test(tcase, follows_a_card_until_the_card_is_gone);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
