// SPDX-License-Identifier: MIT
// Tests what the table of Star Empires shows in positions made for it.
#include "app/kit/flares.h"
#include "app/kit/game_table.h"
#include "app/kit/table.h"
#include "app/tables/star_empires/battle_settle.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static CardTable *table;

static void begin(const char *position, const char *steps) {
    const ShotManner manner = {0};
    const Shot shot = {"shown", position, steps};
    ck_assert(stage_open(1280, 720));
    ck_assert(stage_set_language("en"));
    ck_assert(screen_play(&shot, &manner));
    table = stage_app->frame->self;
}

static bool is_asked(AskKind kind) {
    return session_stage(stage_app->session) == SESSION_DECIDING && seen(table)->asks == kind;
}

// ---- losses in which there is no choice

// Two of three fall without a question, as the last one cannot get away; what the victory costs is asked.
START_TEST(what_falls_anyway_is_not_asked_for) {
    begin("empires_trapped.json", "start run take do:attack run take do:commit run take click:hand:1 run "
                                  "click:button:ready run");
    const BattleState *battle = &seen(table)->table.battle;
    ck_assert(is_asked(ASK_LOSE));
    ck_assert_int_eq(battle->step, STEP_WINNER);
    ck_assert_int_eq(seen(table)->to_act, 0);
    ck_assert_int_eq(sum_of(stack_of(&seen(table)->table, battle->place, 1)->unit), 1);
    stage_close();
}
END_TEST

// ---- a narrow battle and a rout

typedef struct Fire {
    int most;    // shots of the left side under way at once
    float shake; // units
    int ms;      // until it is decided
} Fire;

#define FRAME_MS 20

static Fire watch_fire(const char *steps) {
    Fire fire = {0};
    begin("empires_battle.json", steps);
    for (; fire.ms < 6000 && own(table)->motion.clash >= 1; fire.ms += FRAME_MS)
        stage_wait(FRAME_MS);
    fire.ms = 0;
    const GfxRect stage = own(table)->layout.battle.stage;
    for (; fire.ms < 6000 && own(table)->motion.decide < 1; fire.ms += FRAME_MS) {
        int shots = 0;
        for (int i = 0; i < FLARES_MAX; i++) {
            const Flare *flare = &table->scene.flares.item[i];
            shots += flare->used && flare->kind == FLARE_LASER && flare->part > 0 &&
                     flare->from.rect.x < stage.x + stage.w / 2;
        }
        fire.most = SDL_max(fire.most, shots);
        fire.shake = fmaxf(fire.shake, own(table)->motion.shakes);
        stage_wait(FRAME_MS);
    }
    stage_close();
    return fire;
}

START_TEST(a_rout_is_fired_and_shaken_harder_and_sooner_over) {
    const Fire narrow = watch_fire("start run take do:attack run take click:hand:1 run click:button:ready "
                                   "run take do:commit ms:900"),
               rout = watch_fire("start run take do:attack run take do:commit run take click:hand:1 run "
                                 "click:hand:2 run click:hand:3 run click:button:ready ms:900");
    ck_assert_int_gt(narrow.most, 0);
    ck_assert_int_gt(rout.most, 2 * narrow.most);
    ck_assert(rout.shake > 2 * narrow.shake);
    ck_assert_msg(rout.ms < narrow.ms && rout.ms > 300, "%d ms and %d", rout.ms, narrow.ms);
}
END_TEST

int test_empires_shown(void) {
    setenv("STARDECK_TEST_GAME", "star_empires", 1);
    Suite *suite = suite_create("empires shown");
    TCase *tcase = tcase_create("empires shown");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, what_falls_anyway_is_not_asked_for);
    tcase_add_test(tcase, a_rout_is_fired_and_shaken_harder_and_sooner_over);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
