// SPDX-License-Identifier: MIT
// Tests where ships stand on Alpha Strike's stage, for every number of seats, every own ship and every fight:
// what holds for each of them.
#include "app/tables/alpha_strike/formation.h"
#include "games/alpha_strike/rules.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>

static const StageFight none = {SEAT_NONE, SEAT_NONE};

typedef void (*Check)(uint8_t seats, Seat front, StageFight fight);

static void for_each(Check check) {
    for (uint8_t seats = 2; seats <= STRIKE_SEATS; seats++)
        for (Seat front = 0; front < seats; front++) {
            check(seats, front, none);
            for (Seat attacker = 0; attacker < seats; attacker++)
                for (Seat target = 0; target < seats; target++)
                    if (attacker != target)
                        check(seats, front, (StageFight){attacker, target});
        }
}

static bool fights(StageFight fight, Seat seat) {
    return seat == fight.attacker || seat == fight.target;
}

static void check_on_the_stage(uint8_t seats, Seat front, StageFight fight) {
    for (Seat seat = 0; seat < seats; seat++) {
        const StagePlace place = strike_formation(seats, front, seat, fight);
        ck_assert(place.x > 0 && place.x < STAGE_W && place.y > 0 && place.y < STAGE_H);
        ck_assert(place.w >= 60 && place.light > 0 && place.light <= 1 && fabsf(place.degrees) < 45);
        if (place.bar_w > 0)
            ck_assert(place.bar_x >= 0 && place.bar_x + place.bar_w <= STAGE_W && place.bar_y < STAGE_H);
    }
}

START_TEST(every_ship_and_its_name_are_on_the_stage) {
    for_each(check_on_the_stage);
}
END_TEST

// Far enough from each other that none covers most of another.
static void check_apart(uint8_t seats, Seat front, StageFight fight) {
    for (Seat a = 0; a < seats; a++)
        for (Seat b = 0; b < a; b++) {
            const StagePlace one = strike_formation(seats, front, a, fight),
                             two = strike_formation(seats, front, b, fight);
            const float dx = fabsf(one.x - two.x), dy = fabsf(one.y - two.y);
            ck_assert_msg(dx > fminf(one.w, two.w) * 0.5F || dy > fminf(one.w, two.w) * SHIP_H * 0.5F,
                          "%d seats, %d in front, %d against %d: %d and %d", seats, front, fight.attacker,
                          fight.target, a, b);
        }
}

START_TEST(no_ship_hides_another) {
    for_each(check_apart);
}
END_TEST

// Who shoots can be told by the side, so the own ship never changes it, and the two of a fight face each
// other.
static void check_sides(uint8_t seats, Seat front, StageFight fight) {
    ck_assert(strike_formation(seats, front, front, fight).left);
    if (fight.attacker == SEAT_NONE)
        return;
    const StagePlace attacker = strike_formation(seats, front, fight.attacker, fight),
                     target = strike_formation(seats, front, fight.target, fight);
    ck_assert(attacker.left != target.left);
    ck_assert((attacker.x < target.x) == attacker.left);
    const StageFight back = {fight.target, fight.attacker};
    ck_assert(strike_formation(seats, front, fight.attacker, back).left == attacker.left);
}

START_TEST(sides_never_swap) {
    for_each(check_sides);
}
END_TEST

// Those who fight are large, bright and named; who looks on is small and dark, and says no name.
static void check_who_counts(uint8_t seats, Seat front, StageFight fight) {
    for (Seat seat = 0; seat < seats; seat++) {
        const StagePlace place = strike_formation(seats, front, seat, fight);
        const bool counts = fight.attacker == SEAT_NONE || fights(fight, seat);
        ck_assert((place.light >= 1) == counts);
        ck_assert((place.bar_w > 0) == counts);
        if (!counts)
            ck_assert(place.w * 2 < strike_formation(seats, front, fight.target, fight).w);
    }
}

START_TEST(who_fights_is_large_and_named) {
    for_each(check_who_counts);
}
END_TEST

int test_formation(void) {
    Suite *suite = suite_create("formation");
    TCase *tests = tcase_create("formation");
    tcase_add_test(tests, every_ship_and_its_name_are_on_the_stage);
    tcase_add_test(tests, no_ship_hides_another);
    tcase_add_test(tests, sides_never_swap);
    tcase_add_test(tests, who_fights_is_large_and_named);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
