// SPDX-License-Identifier: MIT
// Tests light effects: they end by themselves, stay inside their bounds, and respect the player's motion
// settings.
#include "app/kit/flare.h"
#include "app/kit/scene.h"
#include "app/kit/shot.h"

#include <check.h>
#include <math.h>
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

START_TEST(the_middles_of_both_ends_lie_in_its_bounds) {
    add((FlareKind)_i, 0);
    const Flare *flare = &scene.flares.item[0];
    const GfxRect bounds = flare_bounds(flare, 0.75F);
    const GfxRect ends[2] = {flare->to.rect, flare->from.rect};
    const bool comes = !flare_is_shot((FlareKind)_i) || shot_hit_ms((FlareKind)_i, 1) > 0; // from somewhere
    for (int i = 0; i < (comes ? 2 : 1) && _i != FLARE_WAVE && _i != FLARE_NOVA;
         i++) // fronts have their own tests
        ck_assert(gfx_contains(bounds, ends[i].x + ends[i].w / 2, ends[i].y + ends[i].h / 2));
}
END_TEST

// A FLARE_WAVE, and a FLARE_NOVA, which in the end has run over all of it.
START_TEST(a_front_stays_where_it_may_run) {
    const GfxRect room = {100, 50, 900, 600};
    const bool nova = _i == 1;
    GfxRect all = {0};
    const Flare wave = {.kind = nova ? FLARE_NOVA : FLARE_WAVE,
                        .from = flare_at_place((GfxRect){700, 300, 100, 120}),
                        .to = flare_at_place(room)};
    flare_add(&scene.flares, &timeline, &wave, 0);
    for (int i = 0; i < (nova ? 11 : 7); i++) {
        pass(100);
        const GfxRect now_at = all = flare_bounds(&scene.flares.item[0], 1);
        ck_assert(now_at.x >= room.x && now_at.x + now_at.w <= room.x + room.w);
        ck_assert(now_at.y >= room.y && now_at.y + now_at.h <= room.y + room.h);
    }
    ck_assert(!nova || (all.x <= room.x && all.y <= room.y && all.w >= room.w && all.h >= room.h));
}
END_TEST

START_TEST(what_flies_is_there_before_it_is_over) {
    const FlareKind kind = (FlareKind)_i;
    ck_assert(shot_hit_ms(kind, 1) >= 0 && shot_hit_ms(kind, 1) < flare_ms(kind));
    ck_assert(flare_is_shot(kind) || shot_hit_ms(kind, 1) == 0);
}
END_TEST

START_TEST(a_shake_begins_and_ends_in_its_place) {
    float most = 0;
    ck_assert_float_eq_tol(shake_aside(0), 0, 0.001F);
    ck_assert_float_eq_tol(shake_aside(1), 0, 0.001F);
    for (float part = 0; part <= 1; part += 0.01F)
        most = fmaxf(most, fabsf(shake_aside(part)));
    ck_assert(most > SHAKE_MOST / 2 && most <= SHAKE_MOST);
}
END_TEST

START_TEST(in_reduced_motion_a_beam_stands_still_long_enough_to_be_seen) {
    begin(1, true);
    static const FlareKind kinds[] = {FLARE_BEAM, FLARE_LASER, FLARE_PULSE, FLARE_ION};
    add(kinds[_i], 500);
    ck_assert_int_eq(scene.flares.item[0].kind, _i == 0 ? FLARE_BEAM : FLARE_LASER);
    pass(390);
    ck_assert_int_eq(running(), 1);
    pass(20);
    ck_assert_int_eq(running(), 0);
}
END_TEST

START_TEST(reduced_motion_shows_a_light_for_a_moment) {
    begin(1, true);
    if (_i == FLARE_BEAM || _i == FLARE_LASER || _i == FLARE_PULSE || _i == FLARE_ION)
        return;
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

int test_flare(void) {
    Suite *suite = suite_create("flare");
    TCase *tcase = tcase_create("flare");
    tcase_add_checked_fixture(tcase, setup, NULL);
    tcase_add_loop_test(tcase, each_kind_ends_by_itself, 0, FLARE_KINDS);
    tcase_add_test(tcase, waits_for_its_delay);
    tcase_add_loop_test(tcase, the_middles_of_both_ends_lie_in_its_bounds, 0, FLARE_KINDS);
    tcase_add_loop_test(tcase, reduced_motion_shows_a_light_for_a_moment, 0, FLARE_KINDS);
    tcase_add_loop_test(tcase, a_front_stays_where_it_may_run, 0, 2);
    tcase_add_loop_test(tcase, what_flies_is_there_before_it_is_over, 0, FLARE_KINDS);
    tcase_add_test(tcase, a_shake_begins_and_ends_in_its_place);
    tcase_add_loop_test(tcase, in_reduced_motion_a_beam_stands_still_long_enough_to_be_seen, 0, 4);
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
