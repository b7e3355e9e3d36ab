// SPDX-License-Identifier: MIT
// Tests lists and grids of answers: every row is in its place and large enough for a finger, however many
// there are, and none overlaps another; rows beyond the end can be scrolled into view.
#include "app/kit/answer_list.h"
#include "app/kit/choice_grid.h"

#include <check.h>
#include <stdlib.h>

#define LEAST 40.0F // logical pixels of what can be clicked

static App app;

static void open_window(int width, int height) {
    char error[GFX_ERROR_SIZE];
    const char *assets = getenv("STARDECK_ASSETS");
    app.gfx =
        gfx_open_offscreen(&(GfxOptions){.asset_root = assets, .width = width, .height = height}, error);
    ck_assert_msg(app.gfx != NULL, "%s", error);
}

static void close_window(void) {
    gfx_close(app.gfx);
    app.gfx = NULL;
}

static void check_rows(const AnswerLayout *room, GfxRect box) {
    float end = box.y - 1;
    for (int at = 0; at < room->count; at++) {
        const GfxRect row = answer_rect(room, at);
        const bool shown = at >= room->first && at < room->first + room->shown;
        ck_assert_msg((row.w > 0) == shown, "row %d of %d", at, room->count);
        if (!shown)
            continue;
        ck_assert_msg(row.h >= app_px(&app, LEAST), "row %d of %d is too low: %g", at, room->count, row.h);
        ck_assert_msg(row.y > end && row.y + row.h <= box.y + box.h + 1, "row %d of %d: %g to %g", at,
                      room->count, row.y, row.y + row.h);
        ck_assert(row.x == box.x && row.w == box.w);
        end = row.y + row.h;
    }
}

static void check_sizes(float height) {
    const GfxRect box = {20, 30, 250, height};
    for (int count = 1; count <= 16; count++)
        for (int first = -1; first < count + 2; first++) {
            const AnswerLayout room = answer_layout(&app, box, count, first);
            ck_assert_int_ge(room.first, 0);
            ck_assert_int_ge(room.shown, 1);
            ck_assert_int_le(room.first + room.shown, count);
            check_rows(&room, box);
        }
}

START_TEST(rows_lie_one_below_the_other) {
    open_window(_i == 0 ? 1920 : 1280, _i == 0 ? 1080 : 720);
    check_sizes(640);
    check_sizes(300);
    check_sizes(150);
    close_window();
}
END_TEST

START_TEST(few_answers_take_two_lines_and_many_one) {
    const GfxRect box = {0, 0, 276, 500};
    open_window(1920, 1080);
    ck_assert(!answer_layout(&app, box, 6, 0).single);
    ck_assert(answer_layout(&app, box, 9, 0).single);
    ck_assert_int_eq(answer_layout(&app, box, 9, 0).shown, 9);
    ck_assert_int_lt(answer_layout(&app, box, 14, 0).shown, 14);
    close_window();
}
END_TEST

START_TEST(any_row_can_be_brought_into_view) {
    const GfxRect box = {0, 0, 276, 300};
    open_window(1920, 1080);
    AnswerLayout room = answer_layout(&app, box, 14, 0);
    for (int i = 0; i < 60; i++) {
        const int wanted = i * 5 % 14;
        room = answer_layout(&app, box, 14, answer_first(&room, wanted));
        ck_assert_msg(answer_rect(&room, wanted).w > 0, "row %d from %d", wanted, room.first);
    }
    ck_assert_int_eq(answer_first(&room, room.first), room.first); // no further than it must
    close_window();
}
END_TEST

// ---- grids

static const ChoiceCell cell = {.least_w = 110, .least_h = 60, .most_w = 170, .most_h = 110};

static bool overlap(GfxRect a, GfxRect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void check_grid(const ChoiceGrid *grid, GfxRect box) {
    for (int at = 0; at < grid->count; at++) {
        const GfxRect rect = choice_rect(grid, at);
        const int row = at / grid->columns - grid->first;
        ck_assert_int_eq(rect.w > 0, row >= 0 && row < grid->shown);
        if (rect.w <= 0)
            continue;
        ck_assert(rect.w >= cell.least_w && rect.h >= cell.least_h);
        ck_assert(rect.w <= cell.most_w && rect.h <= cell.most_h);
        ck_assert_msg(rect.x >= box.x - 1 && rect.y >= box.y - 1 && rect.x + rect.w <= box.x + box.w + 1 &&
                          rect.y + rect.h <= box.y + box.h + 1,
                      "cell %d of %d lies outside", at, grid->count);
        for (int other = 0; other < at; other++)
            ck_assert_msg(!overlap(rect, choice_rect(grid, other)), "cells %d and %d of %d lie on each other",
                          other, at, grid->count);
    }
}

START_TEST(cells_never_lie_on_each_other) {
    const GfxRect box = {20, 30, 520, 210};
    open_window(1280, 720);
    for (int count = 1; count <= 40; count++)
        for (int first = 0; first < count; first++) {
            const ChoiceGrid grid = choice_grid(&app, box, count, &cell, first);
            check_grid(&grid, box);
        }
    const ChoiceGrid two = choice_grid(&app, box, 2, &cell, 0), three = choice_grid(&app, box, 3, &cell, 0);
    ck_assert(choice_rect(&two, 0).y == choice_rect(&two, 1).y); // beside each other
    ck_assert(choice_rect(&three, 0).y == choice_rect(&three, 2).y);
    close_window();
}
END_TEST

START_TEST(any_cell_can_be_brought_into_view) {
    const GfxRect box = {20, 30, 520, 210};
    open_window(1280, 720);
    for (int from = 0; from < 40; from++)
        for (int wanted = 0; wanted < 40; wanted++) {
            ChoiceGrid grid = choice_grid(&app, box, 40, &cell, from);
            ck_assert_int_lt(grid.shown, grid.rows);
            grid = choice_grid(&app, box, 40, &cell, choice_first_row_for(&grid, wanted));
            ck_assert_msg(choice_rect(&grid, wanted).w > 0, "cell %d from row %d", wanted, from);
        }
    close_window();
}
END_TEST

int test_answer_list(void) {
    Suite *suite = suite_create("answer list");
    TCase *tcase = tcase_create("rows");
    tcase_add_loop_test(tcase, rows_lie_one_below_the_other, 0, 2);
    tcase_add_test(tcase, few_answers_take_two_lines_and_many_one);
    tcase_add_test(tcase, any_row_can_be_brought_into_view);
    tcase_add_test(tcase, cells_never_lie_on_each_other);
    tcase_add_test(tcase, any_cell_can_be_brought_into_view);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
