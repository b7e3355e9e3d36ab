// SPDX-License-Identifier: MIT
// Tests the layout of the deck-building game. Its dock: in every window size and for hands of any size,
// nothing covers what it must not, and the buy zone shrinks so that a whole hand fits side by side. Its
// battles: whoever is in front, of however many, everybody has a column of the stage, and below it all shots
// have their rows.
#include "app/tables/deck_building/layout.h"

#include <check.h>
#include <stdlib.h>

#define EDGE 0.75F // pixels: what float rounding may cost
#define HAND 5     // drawn at the end of a turn
#define HAND_MOST 14

static const int sizes[][2] = {{1280, 720},  {1920, 1080}, {3840, 2160}, {1024, 768}, {300, 200},
                               {2560, 1080}, {1366, 768},  {1080, 1920}, {2560, 1440}};
#define SIZES (int)(sizeof sizes / sizeof sizes[0])
static const float wishes[] = {0.75F, 1, 1.25F, 1.5F, 2}; // what a player may ask for
#define WISHES (int)(sizeof wishes / sizeof wishes[0])

// `which`: a size and a wish.
static BuildingLayout laid(int which, int hand) {
    const GfxSizing wish = {wishes[which / SIZES], GFX_LEAST_W, GFX_LEAST_H, 0};
    const int *size = sizes[which % SIZES];
    const GfxLayout window = gfx_layout_for(size[0], size[1], wish);
    return building_layout(&window, 3, &(LayoutNeeds){.front = 1, .hand = hand, .crew = 4, .drafts = 2});
}

static void check_inside(const char *what, int hand, GfxRect part, GfxRect whole) {
    ck_assert_msg(part.w > 0 && part.h > 0 && part.x >= whole.x - EDGE && part.y >= whole.y - EDGE &&
                      part.x + part.w <= whole.x + whole.w + EDGE &&
                      part.y + part.h <= whole.y + whole.h + EDGE,
                  "hand of %d: %s: %.1f,%.1f %.1fx%.1f is not inside %.1f,%.1f %.1fx%.1f", hand, what,
                  (double)part.x, (double)part.y, (double)part.w, (double)part.h, (double)whole.x,
                  (double)whole.y, (double)whole.w, (double)whole.h);
}

// From left to right.
static void check_order(const BuildingLayout *layout, int hand) {
    const GfxRect parts[] = {layout->kit.plate, layout->deck, layout->kit.hand, layout->discard,
                             layout->kit.action};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        check_inside("part of the dock", hand, parts[i], layout->kit.window);
        if (i > 0)
            ck_assert_msg(parts[i].x >= parts[i - 1].x + parts[i - 1].w - EDGE,
                          "hand of %d: part %zu lies over the one before it", hand, i);
    }
}

START_TEST(nothing_in_the_dock_lies_over_another) {
    for (int hand = 0; hand <= HAND_MOST; hand++) {
        const BuildingLayout layout = laid(_i, hand);
        check_order(&layout, hand);
        check_inside("the discard pile", hand, layout.top_card, layout.discard);
        for (int at = 0; at < hand; at++)
            check_inside("card", hand, layout_hand_card(&layout.kit, at), layout.kit.hand);
    }
}
END_TEST

START_TEST(a_whole_hand_lies_side_by_side) {
    const BuildingLayout layout = laid(_i, HAND);
    ck_assert_float_ge(layout.kit.hand_step, layout.kit.hand_w);
}
END_TEST

// The pile stays where it is while the zone around it grows.
START_TEST(the_zone_takes_what_the_hand_leaves) {
    const BuildingLayout none = laid(_i, 0);
    BuildingLayout more = none;
    for (int hand = 1; hand <= HAND_MOST; hand++) {
        const BuildingLayout layout = laid(_i, hand);
        ck_assert_float_eq_tol(layout.top_card.x, none.top_card.x, EDGE);
        ck_assert_float_le(layout.discard.w, more.discard.w + EDGE);
        more = layout;
    }
    ck_assert_float_gt(none.discard.w, laid(_i, HAND_MOST).discard.w + none.kit.s * 50);
}
END_TEST

// ---- battles

static BuildingLayout fought(int which, uint8_t seats, Seat front) {
    const GfxSizing wish = {wishes[which / SIZES], GFX_LEAST_W, GFX_LEAST_H, 0};
    const int *size = sizes[which % SIZES];
    const GfxLayout window = gfx_layout_for(size[0], size[1], wish);
    return building_layout(&window, seats, &(LayoutNeeds){.front = front, .hand = HAND, .battle = true});
}

// A column: words and numbers, ship, cards and damage from above to below; only the ship may lie under
// others.
static void check_column(const BattleRoom *room, Seat seat) {
    const GfxRect parts[] = {room->plate[seat], room->cards[seat], room->bar[seat]}, ship = room->ship[seat];
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        check_inside("part of a column", seat, parts[i], room->battler[seat]);
        ck_assert(i == 0 || parts[i].y >= parts[i - 1].y + parts[i - 1].h - EDGE);
    }
    const GfxRect middle = {ship.x + ship.w / 2, ship.y + ship.h / 2, 1, 1};
    check_inside("the middle of a ship", seat, middle, room->battler[seat]);
    check_inside("a ship from side to side", seat, gfx_rect(ship.x, middle.y, ship.w, 1),
                 room->battler[seat]);
}

START_TEST(everybody_has_a_column_of_the_stage) {
    for (uint8_t seats = 2; seats <= BUILDING_SEATS; seats++)
        for (Seat front = 0; front < seats; front++) {
            const BuildingLayout layout = fought(_i, seats, front);
            const BattleRoom *room = &layout.battle;
            float from = room->event.x + room->event.w;
            check_inside("what is fought for", seats, room->event, room->stage);
            for (int i = 0; i < seats; i++) { // from left to right: the one in front, then clockwise
                const Seat seat = (Seat)((front + i) % seats);
                check_inside("a column", seats, room->battler[seat], room->stage);
                ck_assert_float_ge(room->battler[seat].x, from - EDGE);
                from = room->battler[seat].x + room->battler[seat].w;
                check_column(room, seat);
            }
        }
}
END_TEST

START_TEST(below_the_stage_every_shot_has_a_row) {
    for (uint8_t seats = 2; seats <= BUILDING_SEATS; seats++) {
        const BuildingLayout layout = fought(_i, seats, 0);
        const BattleRoom *room = &layout.battle;
        float from = room->head.y + room->head.h;
        ck_assert_float_ge(room->body.y, room->stage.y + room->stage.h - EDGE);
        for (int i = 0; i < seats; i++) {
            check_inside("a row", seats, room->row[i], room->body);
            ck_assert_float_ge(room->row[i].y, from - EDGE);
            from = room->row[i].y + room->row[i].h;
        }
        check_inside("who would win", seats, room->order, room->body);
        ck_assert_float_ge(room->order.y, from - EDGE);
        ck_assert(layout.kit.rail.w <= 0 || layout.kit.rail.x >= room->stage.x + room->stage.w - EDGE);
    }
}
END_TEST

int test_building_layout(void) {
    Suite *suite = suite_create("building_layout");
    TCase *tcase = tcase_create("dock");
    tcase_add_loop_test(tcase, nothing_in_the_dock_lies_over_another, 0, SIZES * WISHES);
    tcase_add_loop_test(tcase, a_whole_hand_lies_side_by_side, 0, SIZES * WISHES);
    tcase_add_loop_test(tcase, the_zone_takes_what_the_hand_leaves, 0, SIZES * WISHES);
    suite_add_tcase(suite, tcase);
    TCase *battles = tcase_create("battles");
    tcase_add_loop_test(battles, everybody_has_a_column_of_the_stage, 0, SIZES * WISHES);
    tcase_add_loop_test(battles, below_the_stage_every_shot_has_a_row, 0, SIZES * WISHES);
    suite_add_tcase(suite, battles);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
