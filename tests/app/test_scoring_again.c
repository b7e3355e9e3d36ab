// SPDX-License-Identifier: MIT
// Tests what helps a newcomer through a scoring: the strip of its rows above the stage, the number that
// decides a row held where a person fights for it, and all of it once more, from the table that is held
// afterwards.
#include "app/kit/game_table.h"
#include "app/kit/stage_view.h"
#include "app/stage/guard.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/table.h"
#include "engine/game_facts.h"
#include "engine/story.h"
#include "screen_stage.h"
#include "screen_steps.h"
#include "stage_text.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FRAME_MS 20
#define FRAMES_MAX 3000
#define HELD_LEAST 500 // ms by which the end of a person's row is longer

static CardTable *table;

static void begin(int width, int height, const char *position, const char *steps) {
    const Shot shot = {"scoring", position, steps};
    const ShotManner manner = {0};
    ck_assert(stage_open(width, height));
    ck_assert(screen_play_unpainted(&shot, &manner));
    table = stage_app->frame->self;
}

static const TableScored *scored(void) {
    return &own(table)->scored;
}

static bool is_held(void) {
    return session_stage(stage_app->session) == SESSION_SCORING && !table->showing;
}

static bool is_on_stage(void) {
    return table->showing && scored()->row != NONE && scored()->steps > 0 && scored()->done >= 1 &&
           tactics_stage_opacity(table) >= 1;
}

static bool is_told_again(void) {
    return table->recap && is_on_stage();
}

static bool reach(bool (*there)(void)) {
    for (int i = 0; i < FRAMES_MAX && !there(); i++)
        stage_wait(FRAME_MS);
    return there();
}

// ---- once more

// The held table offers it; the same rows come onto the same stage, and afterwards the table is as it was.
START_TEST(a_scoring_is_seen_again) {
    begin(1280, 720, "scoring.json", "start run take play:infantry:4");
    ck_assert(reach(is_held));
    const View before = table->view;
    for (int time = 0; time < 2; time++) {
        int rows = 0, last = -1;
        stage_wait(GUARD_MS); // a button that has only just come can't be pressed
        ck_assert(stage_click("button:recap", SDL_BUTTON_LEFT));
        ck_assert(reach(is_told_again));
        ck_assert_uint_eq(scored()->row, 0);
        ck_assert(strstr(table->recap_title, "1") != NULL); // of which round
        for (int i = 0; i < FRAMES_MAX && !is_held(); i++) {
            stage_wait(FRAME_MS);
            if (is_told_again() && scored()->row != last) {
                last = scored()->row;
                rows++;
            }
        }
        ck_assert(is_held());
        ck_assert_int_eq(rows, ROWS);
        ck_assert(memcmp(before.bytes, table->view.bytes, sizeof(TacticsView)) == 0);
    }
    stage_close();
}
END_TEST

// Nobody may look up later which target was where.
START_TEST(not_in_top_secret) {
    begin(1280, 720, "secret.json", "start run take run");
    TacticsView view = *seen(table);
    const Story *story = game_story(table->game->game);
    view.phase = PHASE_SCORING;
    view.round = 2;
    ck_assert_uint_ne(view.flags & FLAG_TOP_SECRET, 0);
    ck_assert_uint_eq(story->scene(&view), 0);
    view.flags = 0;
    ck_assert_uint_ne(story->scene(&view), 0);
    view.phase = PHASE_DEPLOYMENT;
    ck_assert_uint_eq(story->scene(&view), 0);
    stage_close();
}
END_TEST

// ---- held

// Where a person fights for the row, its end takes longer than where only computers do; in reduced motion
// too.
START_TEST(what_decides_an_own_row_is_held) {
    begin(1280, 720, "scoring.json",
          _i == 0 ? "start run take play:infantry:4" : "reduced start run take play:infantry:4");
    ck_assert(reach(is_on_stage));
    ck_assert(scored()->own && !scored()->alone);
    const float with = tactics_scoring_reveal_ms(table);
    own(table)->scored.own = false;
    ck_assert_float_ge(with, tactics_scoring_reveal_ms(table) + HELD_LEAST);
    own(table)->scored.own = true;
    own(table)->scored.alone = true; // nobody contests it: there is nothing to be weighed
    const float alone = tactics_scoring_reveal_ms(table);
    own(table)->scored.own = false;
    ck_assert_float_le(alone, tactics_scoring_reveal_ms(table));
    stage_close();
}
END_TEST

// ---- the strip

static bool lines_name(const Text *lines, const char *name, GfxRect place) {
    char needle[120];
    snprintf(needle, sizeof needle, "\"%s\"", name);
    for (const char *at = lines->data; (at = strstr(at, needle)) != NULL; at++) {
        const char *line = at;
        int y = -1, x = -1;
        while (line > lines->data && line[-1] != '\n')
            line--;
        if (sscanf(line, "%d %d", &y, &x) == 2 && (float)y >= place.y - 3 && (float)y < place.y + place.h &&
            (float)x >= place.x && (float)x < place.x + place.w)
            return true;
    }
    return false;
}

// All four rows are named along the upper edge, each in its own place, whichever is told.
START_TEST(the_strip_names_all_rows) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    const bool reduced = _i >= 2;
    begin(sizes[_i % 2][0], sizes[_i % 2][1], "scoring.json",
          reduced ? "reduced start run take play:infantry:4" : "start run take play:infantry:4");
    for (int row = 0; row < 2; row++) {
        for (int i = 0; i < FRAMES_MAX && !(is_on_stage() && scored()->row == row); i++)
            stage_wait(FRAME_MS);
        ck_assert(is_on_stage() && scored()->row == row);
        const StageView stage = tactics_board_stage(table);
        Text lines = {0};
        seen_begin();
        gfx_damage_all(stage_app->gfx);
        ck_assert(seen_frame(&lines));
        for (int tab = 0; tab < ROWS; tab++) {
            const GfxRect place = tactics_row_tab_place(&stage, tab);
            const uint8_t target = seen(table)->row[tab].target != NONE ? seen(table)->row[tab].target
                                                                        : seen(table)->scored_target[tab];
            ck_assert_float_ge(place.x, stage.box.x);
            ck_assert_float_le(place.x + place.w, stage.box.x + stage.box.w);
            ck_assert_msg(lines_name(&lines, tactics_target_name(table->looks, target), place),
                          "row %d has no tab while %d is told", tab, row);
        }
        text_finish(&lines);
    }
    stage_close();
}
END_TEST

int test_scoring_again(void) {
    Suite *suite = suite_create("scoring again");
    TCase *tcase = tcase_create("scoring again");
    tcase_set_timeout(tcase, 240);
    tcase_add_test(tcase, a_scoring_is_seen_again);
    tcase_add_test(tcase, not_in_top_secret);
    tcase_add_loop_test(tcase, what_decides_an_own_row_is_held, 0, 2);
    tcase_add_loop_test(tcase, the_strip_names_all_rows, 0, 4);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
