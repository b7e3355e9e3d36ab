// SPDX-License-Identifier: MIT
// Tests the geometry of the table: in every window size, for all seats and lengths of rows and hands,
// everything is inside the window and nothing covers what it must not.
#include "app/tables/tactics/layout.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define EDGE 0.75F // pixels: what float rounding may cost

static const int sizes[][2] = {{1280, 720},  {1920, 1080}, {3840, 2160}, {1024, 768}, {300, 200},
                               {2560, 1080}, {1366, 768},  {1080, 1920}, {2560, 1440}};
#define SIZES (int)(sizeof sizes / sizeof sizes[0])
static const float wishes[] = {0.75F, 1, 1.25F, 1.5F, 2}; // what a player may ask for
#define WISHES (int)(sizeof wishes / sizeof wishes[0])

static bool inside(GfxRect part, GfxRect whole) {
    return part.w >= 0 && part.h >= 0 && part.x >= whole.x - EDGE && part.y >= whole.y - EDGE &&
           part.x + part.w <= whole.x + whole.w + EDGE && part.y + part.h <= whole.y + whole.h + EDGE;
}

static bool overlap(GfxRect a, GfxRect b) {
    return a.x + a.w > b.x + EDGE && b.x + b.w > a.x + EDGE && a.y + a.h > b.y + EDGE &&
           b.y + b.h > a.y + EDGE && a.w > 0 && a.h > 0 && b.w > 0 && b.h > 0;
}

static void check_inside(const char *what, GfxRect part, GfxRect whole) {
    ck_assert_msg(inside(part, whole), "%s: %.1f,%.1f %.1fx%.1f is not inside %.1f,%.1f %.1fx%.1f", what,
                  (double)part.x, (double)part.y, (double)part.w, (double)part.h, (double)whole.x,
                  (double)whole.y, (double)whole.w, (double)whole.h);
}

// A list of rectangles that must all lie in `whole` and none over another.
typedef struct Pieces {
    GfxRect whole;
    GfxRect rect[64];
    char name[64][32];
    int count;
} Pieces;

static void add(Pieces *pieces, const char *name, int number, GfxRect rect) {
    if (rect.w <= 0) {
        return; // not there in this layout
    }
    ck_assert_int_lt(pieces->count, 64);
    snprintf(pieces->name[pieces->count], sizeof pieces->name[0], "%s %d", name, number);
    pieces->rect[pieces->count++] = rect;
}

static void check_pieces(const Pieces *pieces) {
    for (int i = 0; i < pieces->count; i++) {
        check_inside(pieces->name[i], pieces->rect[i], pieces->whole);
        for (int k = 0; k < i; k++) {
            ck_assert_msg(!overlap(pieces->rect[i], pieces->rect[k]), "%s lies over %s", pieces->name[i],
                          pieces->name[k]);
        }
    }
}

// `which`: a size and a wish.
static TacticsLayout laid(int which, int seats, int dock, int hand) {
    const GfxSizing wish = {wishes[which / SIZES], GFX_LEAST_W, GFX_LEAST_H, 0};
    const int *size = sizes[which % SIZES];
    GfxLayout window = gfx_layout_for(size[0], size[1], wish);
    return tactics_layout(&window, (uint8_t)seats, (Seat)dock, hand);
}

static void check_zones(const TacticsLayout *layout) {
    Pieces zones = {.whole = layout->kit.window};
    add(&zones, "top bar", 0, layout->kit.top_bar);
    for (int i = 0; i < layout->panels; i++) {
        add(&zones, "panel", i, layout->panel[i].box);
    }
    if (!layout_log_in_rail(&layout->kit))
        add(&zones, "log", 0, layout->kit.log);
    if (!layout->kit.large) // the history is to be seen, however many play
        ck_assert_float_gt(layout->kit.log.w, 0);
    for (int i = 0; i < TABLE_COLUMNS; i++) {
        add(&zones, "column", i, layout->column[i].frame);
    }
    add(&zones, "rail", 0, layout->kit.rail);
    add(&zones, "plate", 0, layout->kit.plate);
    add(&zones, "draw", 0, layout->draw);
    add(&zones, "hand", 0, layout->kit.hand);
    add(&zones, "discard", 0, layout->discard);
    add(&zones, "action", 0, layout->kit.action);
    check_pieces(&zones);
    check_inside("drawer", layout->kit.drawer, layout->kit.window);
    check_inside("rail card", layout->kit.rail_card, layout->kit.rail);
}

static void check_parts(const TacticsLayout *layout) {
    Pieces bar = {.whole = layout->kit.top_bar};
    add(&bar, "logo", 0, layout->kit.logo);
    add(&bar, "round", 0, layout->kit.round);
    for (Seat seat = 0; seat < layout->kit.seats; seat++) {
        add(&bar, "score", seat, layout->kit.score[seat]);
    }
    for (int i = 0; i < TABLE_BUTTONS; i++) {
        add(&bar, "button", i, layout->kit.button[i]);
    }
    check_pieces(&bar);
    Pieces action = {.whole = layout->kit.action};
    add(&action, "title", 0, layout->kit.title);
    add(&action, "hint", 0, layout->kit.hint);
    add(&action, "primary", 0, layout->kit.primary);
    add(&action, "secondary", 0, layout->kit.secondary[0]);
    add(&action, "secondary", 1, layout->kit.secondary[1]);
    check_pieces(&action);
    for (int i = 0; i < TABLE_COLUMNS; i++) {
        Pieces column = {.whole = layout->column[i].frame};
        add(&column, "target", i, layout->column[i].target);
        add(&column, "cards", i, layout->column[i].cards);
        for (Seat seat = 0; seat < layout->kit.seats; seat++) {
            add(&column, "chip", seat, tactics_score_chip(layout, i, seat));
        }
        check_pieces(&column);
    }
}

static void check_panels(const TacticsLayout *layout) {
    for (int i = 0; i < layout->panels; i++) {
        const TablePanel *panel = &layout->panel[i];
        Pieces parts = {.whole = panel->box};
        add(&parts, "head", i, panel->head);
        add(&parts, "draw", i, panel->draw);
        add(&parts, "discard", i, panel->discard);
        add(&parts, "hand", i, panel->hand);
        add(&parts, "won", i, panel->won);
        check_pieces(&parts);
        ck_assert_uint_ne(panel->seat, layout->kit.front);
        ck_assert_int_ge(tactics_won_fit(layout, panel->won, (WonPile){1, 0}), 1);
        // Where two columns have room, a whole evening's conquests are seen in each panel with some room.
        if (panel->won.h >= 100 * layout->kit.s && panel->won.w >= 160 * layout->kit.s)
            ck_assert_int_eq(tactics_won_fit(layout, panel->won, (WonPile){8, 0}), 8);
        for (int count = 1; count < 24; count++) {
            const WonPile pile = {count, count % 2 == 0 ? 0 : 80 * layout->kit.s}; // with names and without
            int fit = tactics_won_fit(layout, panel->won, pile);
            for (int k = 0; k < fit; k++) {
                check_inside("tile", tactics_won_tile(layout, panel->won, k, pile), panel->won);
            }
        }
    }
}

START_TEST(zones_lie_apart) {
    for (int seats = 2; seats <= 4; seats++) {
        for (int dock = 0; dock < seats; dock++) {
            for (int hand = 0; hand < 12; hand++) {
                TacticsLayout layout = laid(_i, seats, dock, hand);
                check_zones(&layout);
                check_parts(&layout);
                check_panels(&layout);
            }
        }
    }
}
END_TEST

static void check_row(const TacticsLayout *layout, int count, bool spread, float scroll_part) {
    TableRowShape shape = tactics_shape_of_row(layout, 2, count, spread);
    const float scroll = shape.scroll_max * scroll_part;
    Pieces strips = {.whole = layout->column[2].cards};
    Pieces places = {.whole = layout->column[2].cards};
    for (int i = 0; i <= count; i++) {
        Seat seat = (Seat)(i % layout->kit.seats);
        GfxRect place = tactics_row_place(layout, 2, &shape, i, scroll);
        add(&places, "place", i, place);
        float line = tactics_row_place_line(layout, 2, &shape, i, scroll);
        ck_assert(place.h <= EDGE || (line >= place.y - EDGE && line <= place.y + place.h + EDGE));
        if (i == count) {
            break;
        }
        GfxRect strip = tactics_row_strip(layout, 2, &shape, i, seat, scroll);
        if (strip.h > 0) {
            check_inside("strip", strip, tactics_row_card(layout, 2, &shape, i, seat, scroll));
        }
        add(&strips, "strip", i, strip);
    }
    check_pieces(&strips);
    check_pieces(&places);
}

START_TEST(rows_of_any_length) {
    for (int seats = 2; seats <= 4; seats++) {
        TacticsLayout layout = laid(_i, seats, 0, 4);
        for (int count = 0; count <= 40; count++) {
            for (int spread = 0; spread < 2; spread++) {
                check_row(&layout, count, spread, 0);
                check_row(&layout, count, spread, 0.5F);
                check_row(&layout, count, spread, 1);
            }
        }
        for (int count = 1; count <= 10; count++) {
            TableRowShape shape = tactics_shape_of_row(&layout, 0, count, false);
            ck_assert_msg(shape.scroll_max <= EDGE, "%d cards need scrolling", count);
        }
    }
}
END_TEST

START_TEST(rows_keep_to_the_numbers_of_the_design) {
    TacticsLayout layout = laid(1 + SIZES, 2, 0, 4); // 1920x1080 at 100 %
    ck_assert_float_eq_tol(tactics_shape_of_row(&layout, 0, 6, false).step, 47, 0.01F);
    ck_assert_float_eq_tol(tactics_shape_of_row(&layout, 0, 8, false).step, 34.86F, 0.01F);
    ck_assert_float_eq_tol(tactics_shape_of_row(&layout, 0, 10, false).step, 27.11F, 0.01F);
    ck_assert(!tactics_shape_of_row(&layout, 0, 6, false).dense);
    ck_assert(tactics_shape_of_row(&layout, 0, 8, false).dense);
    ck_assert_float_eq_tol(tactics_shape_of_row(&layout, 0, 20, false).step, 24, 0.01F);
    ck_assert_float_eq_tol(tactics_shape_of_row(&layout, 0, 20, true).step, 40, 0.01F);
    ck_assert_float_eq_tol(layout.column[1].cards.x, 292 + 326, 0.01F);
    ck_assert_float_eq_tol(layout.kit.hand.x, 550, 0.01F);
}
END_TEST

// What is below its piles and its hand is little enough not to look empty, and enough for some tiles.
START_TEST(the_only_opponent_fills_the_left_rail) {
    const TacticsLayout large = laid(1 + SIZES, 2, 0, 4), small = laid(SIZES, 2, 0, 4);
    const TablePanel *panel = &large.panel[0];
    ck_assert(panel->roomy);
    ck_assert_float_eq_tol(panel->box.h, large.kit.left.h, 0.01F);
    ck_assert_float_le(panel->won.h, panel->box.h * 0.5F);
    ck_assert_int_ge(tactics_won_fit(&large, panel->won, (WonPile){24, 0}), 7);
    ck_assert(!small.panel[0].roomy);
    ck_assert_int_ge(tactics_won_fit(&small, small.panel[0].won, (WonPile){24, 0}), 3);
    ck_assert_float_ge(small.kit.log.h, 130 * small.kit.s);
}
END_TEST

static void check_hand(const TacticsLayout *layout, int count) {
    Pieces strips = {.whole = layout->kit.hand};
    for (int i = 0; i < count; i++) {
        check_inside("card", layout_hand_card(&layout->kit, i), layout->kit.hand);
        check_inside("strip", layout_hand_strip(&layout->kit, i, count), layout_hand_card(&layout->kit, i));
        add(&strips, "strip", i, layout_hand_strip(&layout->kit, i, count));
        ck_assert_float_gt(layout_hand_strip(&layout->kit, i, count).w, layout->kit.s * 30);
    }
    check_pieces(&strips);
}

START_TEST(hands_of_any_size) {
    for (int count = 0; count <= 16; count++) {
        TacticsLayout layout = laid(_i, 4, 1, count);
        check_hand(&layout, count);
    }
}
END_TEST

// As long as there is room, a card that comes to the hand moves none of the others; then all of them move,
// and the last one ends where the area does.
START_TEST(hands_grow_to_the_right) {
    TableLayout layout = {.s = 1};
    const GfxRect area = {100, 20, 640, 250};
    for (int count = 1; count <= 12; count++) {
        layout_hand(&layout, area, 150, 10, count);
        const GfxRect last = layout_hand_card(&layout, count - 1);
        ck_assert_float_eq(layout_hand_card(&layout, 0).x, area.x);
        ck_assert_float_le(last.x + last.w, area.x + area.w + 0.01F);
        if (count <= 4)
            ck_assert_float_eq(last.x, area.x + 160 * (float)(count - 1));
        else
            ck_assert_float_eq_tol(last.x + last.w, area.x + area.w, 0.01F);
        ck_assert_float_eq(layout_hand_strip(&layout, count - 1, count).w, 150);
        if (count > 1)
            ck_assert_float_eq(layout_hand_strip(&layout, 0, count).w, fminf(150, layout.hand_step));
    }
}
END_TEST

START_TEST(shown_hands_stay_in_their_panel) {
    TacticsLayout layout = laid(_i, 4, 0, 4);
    for (int lines = 1; lines <= 3; lines++) {
        GfxRect panel = tactics_shown_panel(&layout, lines);
        check_inside("panel", panel, layout.kit.window);
        for (int line = 0; line < lines; line++) {
            for (int i = 0; i < 12; i++) {
                check_inside("card", tactics_shown_card(&layout, line, lines, i, 12), panel);
            }
        }
    }
}
END_TEST

START_TEST(scales_are_held_between_what_can_be_read_and_what_fits) {
    const int *size = sizes[_i % SIZES];
    const GfxRange range = gfx_scale_range(size[0], size[1], GFX_LEAST_W, GFX_LEAST_H);
    const float usual = gfx_layout_for(size[0], size[1], (GfxSizing){.scale = 1}).scale;
    float before = 0;
    ck_assert_float_le(range.least, range.most);
    for (float chosen = 0.25F; chosen < 4; chosen += 0.05F) {
        const GfxLayout layout =
            gfx_layout_for(size[0], size[1], (GfxSizing){chosen, GFX_LEAST_W, GFX_LEAST_H, 0});
        ck_assert_float_ge(layout.scale, before); // never smaller for wanting it larger
        ck_assert_float_ge(layout.logical_w, GFX_LEAST_W - 0.5F);
        ck_assert_float_ge(layout.logical_h, GFX_LEAST_H - 0.5F);
        if (chosen >= range.least && chosen <= range.most)
            ck_assert_float_eq_tol(layout.scale, chosen * usual, 0.001F);
        before = layout.scale;
    }
}
END_TEST

int test_table_layout(void) {
    Suite *suite = suite_create("table_layout");
    TCase *tcase = tcase_create("layout");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, zones_lie_apart, 0, SIZES * WISHES);
    tcase_add_loop_test(tcase, rows_of_any_length, 0, SIZES * WISHES);
    tcase_add_test(tcase, rows_keep_to_the_numbers_of_the_design);
    tcase_add_test(tcase, the_only_opponent_fills_the_left_rail);
    tcase_add_loop_test(tcase, scales_are_held_between_what_can_be_read_and_what_fits, 0, SIZES);
    tcase_add_loop_test(tcase, hands_of_any_size, 0, SIZES * WISHES);
    tcase_add_test(tcase, hands_grow_to_the_right);
    tcase_add_loop_test(tcase, shown_hands_stay_in_their_panel, 0, SIZES * WISHES);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
