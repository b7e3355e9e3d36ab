// SPDX-License-Identifier: MIT
// Tests where the units of a battle of Star Empires stand on its stage, for every number of ships, and in
// what order its cards turn up: what holds for all of them.
#include "app/tables/star_empires/battle_lead.h"
#include "app/tables/star_empires/battle_reveal.h"
#include "app/tables/star_empires/fleet_formation.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LINES_END 178.0F   // of a force of five parts, at 1280x720
#define LINES_W 258.0F     // … and so far from the edge
#define CARDS_BEGIN 323.0F // below that are cards
#define MIDDLE 96.0F       // so much of the middle is free for the world

// ---- places

typedef struct Box {
    float x0, y0, x1, y1;
} Box;

static Box box_of(const FleetSpot *spot, bool portrait) {
    const float aside = portrait ? fmaxf(FLEET_TAG_W, spot->w) / 2 : FLEET_ASIDE,
                above = portrait ? spot->w / 2 : FLEET_ABOVE;
    return (Box){spot->x - aside, spot->y - above, spot->x + aside, spot->y + spot->tag + FLEET_TAG_H / 2};
}

static bool meet(const Box *a, const Box *b) {
    return a->x0 < b->x1 && b->x0 < a->x1 && a->y0 < b->y1 && b->y0 < a->y1;
}

// All units of both sides: ships, a base, leaders.
static int boxes_of(int ships, Box out[2 * (FLEET_SHIPS + 2)]) {
    int count = 0;
    for (int left = 0; left < 2; left++) {
        for (int i = 0; i < ships; i++) {
            const FleetSpot spot = empires_fleet_spot(POST_SHIP, ships, i, left == 1);
            out[count++] = box_of(&spot, false);
        }
        const FleetSpot base = empires_fleet_spot(POST_BASE, ships, ships, left == 1),
                        leader = empires_fleet_spot(POST_LEADER, ships, ships, left == 1);
        out[count++] = box_of(&base, false);
        out[count++] = box_of(&leader, true);
    }
    return count;
}

START_TEST(no_two_units_share_what_can_be_pointed_at) {
    Box box[2 * (FLEET_SHIPS + 2)];
    const int count = boxes_of(_i, box);
    for (int a = 0; a < count; a++)
        for (int b = 0; b < a; b++)
            ck_assert_msg(!meet(&box[a], &box[b]), "%d ships: %d and %d, at %g,%g", _i, b, a,
                          (double)box[a].x0, (double)box[a].y0);
}
END_TEST

START_TEST(units_are_between_words_and_cards) {
    Box box[2 * (FLEET_SHIPS + 2)];
    const int count = boxes_of(_i, box);
    for (int i = 0; i < count; i++) {
        ck_assert(box[i].x0 >= 0 && box[i].x1 <= BATTLE_STAGE_W);
        ck_assert_msg(box[i].y1 <= CARDS_BEGIN, "%d ships: %d ends at %g", _i, i, (double)box[i].y1);
        const bool below_words = box[i].x0 < LINES_W || box[i].x1 > BATTLE_STAGE_W - LINES_W;
        ck_assert_msg(!below_words || box[i].y0 >= LINES_END, "%d ships: %d begins at %g", _i, i,
                      (double)box[i].y0);
        ck_assert(fabsf((box[i].x0 + box[i].x1) / 2 - BATTLE_STAGE_W / 2) > MIDDLE);
    }
}
END_TEST

START_TEST(sides_mirror_each_other) {
    for (int i = 0; i < _i; i++) {
        const FleetSpot left = empires_fleet_spot(POST_SHIP, _i, i, true),
                        right = empires_fleet_spot(POST_SHIP, _i, i, false);
        ck_assert(left.x < BATTLE_STAGE_W / 2 && fabsf(left.x + right.x - BATTLE_STAGE_W) < 0.01F);
        ck_assert(left.y == right.y && left.w == right.w && left.tag == right.tag);
    }
}
END_TEST

START_TEST(fewer_ships_are_larger) {
    const FleetSpot first = empires_fleet_spot(POST_SHIP, _i, 0, true);
    for (int ships = _i + 1; ships <= FLEET_SHIPS; ships++)
        ck_assert(empires_fleet_spot(POST_SHIP, ships, 0, true).w <= first.w);
}
END_TEST

// ---- cards

static BattleState battle_of(int attacker, int defender) {
    BattleState battle;
    memset(&battle, 0, sizeof battle);
    battle.count[SIDE_ATTACKER] = (uint8_t)attacker;
    battle.count[SIDE_DEFENDER] = (uint8_t)defender;
    return battle;
}

typedef void (*Check)(const BattleState *battle, float last);

static void for_each_battle(Check check) {
    for (int attacker = 0; attacker <= BATTLE_CARDS_MAX; attacker++)
        for (int defender = 0; defender <= BATTLE_CARDS_MAX; defender++) {
            const BattleState battle = battle_of(attacker, defender);
            check(&battle, 1);
            check(&battle, 1.9F);
        }
}

static void check_order(const BattleState *battle, float last) {
    (void)last;
    CardTurn turns[REVEAL_MOST];
    const int count = empires_card_turns(battle, turns);
    int next[SIDES] = {0, 0};
    ck_assert_int_eq(count, battle->count[SIDE_ATTACKER] + battle->count[SIDE_DEFENDER]);
    for (int i = 0; i < count; i++) {
        ck_assert_int_eq(turns[i].at, next[turns[i].side]++);
        // by turns: nobody is more than one card ahead as long as the other has any left
        const int ahead = next[SIDE_ATTACKER] - next[SIDE_DEFENDER];
        ck_assert(ahead >= 0 || next[SIDE_ATTACKER] == battle->count[SIDE_ATTACKER]);
        ck_assert(ahead <= 1 || next[SIDE_DEFENDER] == battle->count[SIDE_DEFENDER]);
    }
}

START_TEST(cards_turn_by_turns_the_attackers_first) {
    for_each_battle(check_order);
}
END_TEST

static void check_up(const BattleState *battle, float last) {
    int before = 0;
    for (int step = 0; step <= 1000; step++) {
        const float part = (float)step / 1000;
        const int up = empires_cards_up(battle, part, last, SIDE_ATTACKER) +
                       empires_cards_up(battle, part, last, SIDE_DEFENDER);
        float turned;
        const int at = empires_card_turning(battle, part, last, &turned);
        ck_assert(step > 0 || up == 0);
        ck_assert_msg(up == before || up == before + 1, "%d cards at once", up - before);
        // what is being turned is not up yet, or has just come up
        ck_assert(at < 0 || up == at || (up == at + 1 && turned >= CARD_COUNTS_AT - 0.01F));
        before = up;
    }
    ck_assert_int_eq(before, battle->count[SIDE_ATTACKER] + battle->count[SIDE_DEFENDER]);
}

START_TEST(each_card_counts_once_it_is_up) {
    for_each_battle(check_up);
}
END_TEST

// ---- how one-sided it is

static void count_middles(int attack, int defence, int *left, int *right) {
    *left = *right = 0;
    for (int i = 0; i < 200; i++) {
        const float share = empires_clash_share(attack, defence, (float)i / 200);
        *left += share < 0.49F;
        *right += share > 0.51F;
    }
}

START_TEST(a_narrow_battle_is_not_fought_like_a_rout) {
    int left, right;
    ck_assert(empires_lead(40, 37) <= 0 && empires_lead(37, 40) <= 0 && empires_lead(0, 0) <= 0);
    ck_assert(empires_lead(60, 30) >= 1 && empires_lead(9, 60) >= 1);
    for (int more = 0; more < 40; more++)
        ck_assert(empires_lead(40 + more, 40) <= empires_lead(41 + more, 40));
    const Clash narrow = empires_clash(0), rout = empires_clash(1);
    ck_assert(rout.waves > 2 * narrow.waves && rout.answers < narrow.answers &&
              rout.shake > 3 * narrow.shake);
    ck_assert(rout.reply + rout.apart * (float)(rout.waves - 1) + rout.holds + rout.decide <
              narrow.reply + narrow.holds + narrow.decide);
    ck_assert(empires_last_card(0) > 1.5F && empires_last_card(1) <= 1);
    count_middles(36, 35, &left, &right); // the bar trembles around the middle …
    ck_assert(left > 20 && right > 20);
    count_middles(64, 29, &left, &right); // … and goes beyond what it comes to
    ck_assert(left == 0 && empires_clash_share(64, 29, 0.6F) > 64.0F / 93 + 0.1F);
    ck_assert(fabsf(empires_clash_share(36, 35, 1) - 36.0F / 71) < 0.001F);
}
END_TEST

int test_fleet(void) {
    Suite *suite = suite_create("fleet");
    TCase *tcase = tcase_create("fleet");
    suite_add_tcase(suite, tcase);
    tcase_add_loop_test(tcase, no_two_units_share_what_can_be_pointed_at, 1, FLEET_SHIPS + 1);
    tcase_add_loop_test(tcase, units_are_between_words_and_cards, 1, FLEET_SHIPS + 1);
    tcase_add_loop_test(tcase, sides_mirror_each_other, 1, FLEET_SHIPS + 1);
    tcase_add_loop_test(tcase, fewer_ships_are_larger, 1, FLEET_SHIPS + 1);
    tcase_add_test(tcase, cards_turn_by_turns_the_attackers_first);
    tcase_add_test(tcase, each_card_counts_once_it_is_up);
    tcase_add_test(tcase, a_narrow_battle_is_not_fought_like_a_rout);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
