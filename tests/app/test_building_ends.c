// SPDX-License-Identifier: MIT
// Tests how the battles and missions of the deck-building game end, as people see it: what is won is shown
// with those who did it, a flagship that is lost breaks up and says what it costs, and flagships fly until
// then.
#include "building_battle.h"
#include "laid_table.h"

#include "app/kit/ship_breaking.h"
#include "app/tables/deck_building/battle_flight.h"
#include "app/tables/deck_building/won_moment.h"
#include "games/deck_building/deck_building.h"
#include "gfx/record.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- what is won

// Until a battle has been won and the result has been looked at.
static void win(void) {
    battle_begin();
    battle_to_shots();
    laid_key(SDLK_1);
    laid_key(SDLK_RETURN);
    ck_assert(own(laid_table())->shots.over && own(laid_table())->shots.winner != SEAT_NONE);
}

START_TEST(what_is_won_is_shown_with_who_did_it) {
    win();
    const uint8_t card = building_battle_card(laid_table());
    const Seat winner = own(laid_table())->shots.winner;
    const BuildingRules *rules = building_rules(laid_app);
    const BuildingBoard board = seen(laid_table())->table;
    const uint64_t from = laid_app->now;
    // its points are the winner's already, and stay that while it is shown
    const int points = seen(laid_table())->points[winner] + rules->card[card].points;
    ck_assert_float_eq(own(laid_table())->points[winner], (float)points);
    session_finish_showing(laid_app->session);
    laid_wait(60);
    ck_assert_float_eq(own(laid_table())->points[winner], (float)points);
    const WonMoment *won = &own(laid_table())->won;
    ck_assert(won->part > 0 && won->part < 1);
    ck_assert_uint_eq(won->card, card);
    ck_assert_uint_eq(won->seat, winner);
    ck_assert_int_gt(won->crew_count, 0);
    int before = 1000;
    for (int i = 0; i < won->crew_count; i++) {
        const int share = building_won_share(rules, card, won->crew[i]);
        ck_assert(zone_find(&board, zone_of(ZONE_BRIDGE, winner), won->crew[i]) >= 0);
        ck_assert_int_gt(share, 0);
        ck_assert_int_le(share, before);
        before = share;
    }
    int opened = 0;
    for (; own(laid_table())->won.part < 1 && !own(laid_table())->won.lost; opened++)
        laid_wait(20);
    ck_assert_uint_le(laid_app->now - from, 3000);
    ck_assert_int_ge(opened, 2200 / 20); // it can be read
    laid_close();
}
END_TEST

START_TEST(a_mission_is_shown_with_who_did_it) {
    laid_open("building_mission.json", 1920, 1080);
    const Command *found = battle_legal(VERB_COMPLETE);
    ck_assert(found != NULL);
    const Command complete = *found;
    const Seat seat = seen(laid_table())->to_act;
    const int before = shown(laid_table())->points[seat];
    ck_assert_int_eq(session_submit(laid_app->session, &complete), VERDICT_OK);
    const uint64_t from = laid_app->now;
    int frames = 0, counted = -1;
    for (; laid_app->now - from < 3200; frames += own(laid_table())->won.part < 1) {
        laid_wait(20);
        if (counted < 0 && shown(laid_table())->points[seat] > before)
            counted = frames;
    }
    ck_assert_int_gt(frames, 125); // it was to be read, and the points came soon
    ck_assert_int_gt(counted, 20);
    ck_assert_int_lt(counted, 45);
    ck_assert_int_gt(own(laid_table())->won.crew_count, 1);
    laid_close();
}
END_TEST

// With animation off there are stills alone.
START_TEST(without_animation_there_is_no_such_moment) {
    laid_open("building_mission.json", 1280, 720);
    laid_table()->timeline.speed = 0;
    laid_app->settings.animation_speed = 0;
    const Command complete = *battle_legal(VERB_COMPLETE);
    ck_assert_int_eq(session_submit(laid_app->session, &complete), VERDICT_OK);
    for (int i = 0; i < 10; i++) {
        laid_wait(20);
        ck_assert(own(laid_table())->won.part >= 1);
    }
    laid_close();
}
END_TEST

// ---- a flagship that is lost

static int lines_of(uint8_t kind) {
    const GameLog *log = session_log(laid_app->session);
    int count = 0;
    for (int i = 0; i < game_log_count(log, laid_table()->log_until); i++)
        count += game_log_item(log, i)->event.kind == kind;
    return count;
}

static struct {
    const char *text;
    int found;
} looked_for;

static void note_text(void *context, const GfxDrawnText *text) {
    (void)context;
    looked_for.found += strstr(text->text, looked_for.text) != NULL;
}

// Fires break out, it bursts and flies apart, all say whose it is and who did it, and nothing else happens
// meanwhile.
static void see_it_break(Seat lost, Seat by) {
    const BattleMotion *motion = &own(laid_table())->motion;
    int burned = 0, broke = 0, told_ms = 0, held = 0, dark = 0;
    laid_wait(20);
    for (int i = 0; i < 400 && lines_of(EVENT_BATTLE_OVER) == 0; i++) {
        looked_for.found = 0;
        laid_wait(20);
        if (lines_of(EVENT_DOWNED) == 0)
            continue;
        ck_assert_uint_eq(motion->loss.seat, lost);
        ck_assert_uint_eq(motion->loss.how.by, by);
        burned += motion->fallen[lost] <= 0;
        broke += motion->breaks[lost] < 1 && motion->fallen[lost] >= 1;
        told_ms += looked_for.found > 0 ? 20 : 0;
        held += lines_of(EVENT_COMPARED) == 0;
        dark += building_loss_dark(laid_table()) >= 1;
    }
    ck_assert_int_ge(dark, 40); // everything else
    ck_assert_float_le(building_loss_dark(laid_table()), 0);
    ck_assert_int_ge(burned, 8);
    ck_assert_int_ge(broke, 40);
    ck_assert_int_ge(held, 50);
    ck_assert_int_ge(told_ms, 1000);
}

// Who shot it down with which attack, and the card that adds most to it.
static void see_by_what(LossCause how, Seat by) {
    char said[240], number[8];
    int attack = 0;
    const BattleShots *shots = &own(laid_table())->shots;
    for (int i = 0; i < shots->count; i++)
        attack = shots->shot[i].from == by ? shots->shot[i].attack : attack;
    ck_assert_int_gt(attack, 0);
    ck_assert_int_eq(how.attack, attack);
    ck_assert_uint_ne(how.card, NONE);
    ck_assert_int_ge(zone_find(&seen(laid_table())->table, zone_of(ZONE_BRIDGE, by), how.card), 0);
    building_loss_by(laid_app, laid_table(), &how, said, sizeof said);
    snprintf(number, sizeof number, "%d", attack);
    ck_assert(strstr(said, number) != NULL && strstr(said, seat_name(laid_app, by)) != NULL);
    ck_assert(strstr(said, building_card_name(laid_table()->looks, how.card)) != NULL);
}

// Then what it costs stands there long enough to be read, before anybody is called to the screen.
static void see_what_it_costs(Seat lost, Seat by) {
    const WonMoment *won = &own(laid_table())->won;
    int read = 0;
    session_finish_showing(laid_app->session);
    for (int i = 0; i < 600 && strcmp(laid_app->shown_name, "table") == 0; i++) {
        looked_for.found = 0;
        laid_wait(20);
        if (strcmp(laid_app->shown_name, "table") != 0 || !won->lost || won->part >= 1)
            continue; // the table may be left by now, and its memory with it
        ck_assert(won->seat == lost && won->how.by == by && won->wreck && !won->active);
        ck_assert_int_gt(won->how.attack, 0);
        read += looked_for.found > 0 ? 20 : 0;
    }
    ck_assert_int_ge(read, 1800);
}

START_TEST(a_lost_flagship_is_told) {
    static const GfxRecorder recorder = {.dry = true, .text = note_text};
    battle_begin();
    battle_to_shots();
    const Seat by = seen(laid_table())->to_act, lost = battle_target(1);
    const Command fire = laid_hit("choice:2")->command;
    laid_app->settings.animation_speed = laid_table()->timeline.speed = 1;
    ck_assert_int_eq(session_submit(laid_app->session, &fire), VERDICT_OK);
    looked_for.text = "The Lexington is lost";
    gfx_record(laid_app->gfx, &recorder);
    see_it_break(lost, by);
    see_by_what(own(laid_table())->motion.loss.how, by);
    laid_run();
    see_what_it_costs(lost, by);
    laid_close();
}
END_TEST

// The first hit leaves its mark, and each third of what it bears another one.
START_TEST(damage_is_seen_on_the_hull) {
    static const int wear[] = {0, 1, 1, 2, 2, 2, 3, 3, 3};
    for (int damage = 0; damage <= 8; damage++)
        ck_assert_int_eq(building_wear_of(damage, 8), wear[damage]);
    battle_begin();
    ck_assert_int_eq(building_wear(laid_table(), 1),
                     building_wear_of(seen(laid_table())->table.seat[1].damage,
                                      seen(laid_table())->stat[1][STAT_DEFENSE]));
    laid_close();
}
END_TEST

// Pieces of a lost ship are gone before the edge of the stage would cut them off, wherever the ship was.
START_TEST(pieces_fade_towards_the_edge) {
    const GfxRect stage = gfx_rect(100, 50, 1000, 300);
    ck_assert_float_eq(ship_breaking_seen(stage, 600, 200, 300, 0.5F), 1);
    ck_assert_float_eq(ship_breaking_seen(stage, 1080, 200, 300, 0), 1);
    ck_assert_float_le(ship_breaking_seen(stage, 1080, 200, 300, 0.5F), 0);
    ck_assert_float_le(ship_breaking_seen(stage, 600, 345, 300, 0.5F), 0);
    const float near = ship_breaking_seen(stage, 1065, 200, 300, 0.5F);
    ck_assert(near > 0 && near < 1);
}
END_TEST

// ---- how they fly, and how a battle ends

// The ships' middles, as they are drawn.
static void see_stands(BattleStand out[BUILDING_SEATS]) {
    for (Seat seat = 0; seat < seen(laid_table())->table.seats; seat++)
        out[seat] = building_stand(laid_table(), seat);
}

// How far a ship has been from where it was at first.
typedef struct Flown {
    BattleStand first[BUILDING_SEATS];
    float far[BUILDING_SEATS];
    int told; // frames in which the band has said who wins
} Flown;

static void fly_to_the_end(Flown *flown) {
    static const GfxRecorder recorder = {.dry = true, .text = note_text};
    laid_key(SDLK_2);
    const Command fire = laid_hit("button:fire")->command;
    gfx_record(laid_app->gfx, &recorder);
    looked_for.text = "wins the battle";
    ck_assert_int_eq(session_submit(laid_app->session, &fire), VERDICT_OK);
    for (int i = 0; i < 600 && (!own(laid_table())->shots.over || own(laid_table())->flight.news < 1); i++) {
        laid_wait(20);
        BattleStand now[BUILDING_SEATS];
        see_stands(now);
        looked_for.found = 0;
        gfx_damage_all(laid_app->gfx);
        laid_wait(20);
        flown->told += looked_for.found > 0;
        for (Seat seat = 0; seat < seen(laid_table())->table.seats && own(laid_table())->shots.over; seat++)
            flown->far[seat] = fmaxf(flown->far[seat], fabsf(now[seat].x - flown->first[seat].x));
    }
}

// It drifts while something happens; the winner flies a pass over the others and comes back, who has lost
// falls back, and a band says who it is. Then nothing moves, and nobody has been kept waiting.
START_TEST(a_battle_ends_on_its_stage) {
    battle_begin();
    battle_to_shots();
    CardTable *table = laid_table();
    laid_run();
    ck_assert_float_eq(own(table)->flight.sway, 0);
    Flown flown = {.told = 0};
    see_stands(flown.first);
    fly_to_the_end(&flown);
    const BattleShots *shots = &own(table)->shots;
    ck_assert(shots->over && shots->winner < BUILDING_SEATS);
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_SCORING);
    ck_assert_int_gt(flown.told, 30);
    ck_assert_float_gt(flown.far[shots->winner], 150);
    laid_run();
    BattleStand last[BUILDING_SEATS];
    see_stands(last);
    ck_assert_float_eq(last[shots->winner].x, flown.first[shots->winner].x);
    int fell = 0;
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        if (building_has_lost(table, seat)) {
            fell++;
            ck_assert_float_lt(last[seat].light, 0.7F);
            ck_assert_float_gt(fabsf(last[seat].x - flown.first[seat].x), 10);
        }
    ck_assert_int_gt(fell, 0);
    laid_close();
}
END_TEST

// In reduced motion the band says it all the same, and nothing flies.
START_TEST(a_battle_ends_without_motion) {
    battle_begin();
    battle_to_shots();
    laid_app->settings.reduced_motion = true;
    laid_table()->timeline.reduced = true;
    laid_run();
    Flown flown = {.told = 0};
    see_stands(flown.first);
    fly_to_the_end(&flown);
    ck_assert_int_gt(flown.told, 30);
    ck_assert_float_eq(flown.far[own(laid_table())->shots.winner], 0);
    laid_close();
}
END_TEST

// They come one after the other, and drift while cards are played.
START_TEST(flagships_come_and_drift) {
    laid_open("building_battle.json", 1280, 720);
    CardTable *table = laid_table();
    const Command *explore = battle_legal(VERB_EXPLORE);
    ck_assert(explore != NULL);
    const Command command = *explore;
    ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
    float apart = 0, sways = 0;
    for (int i = 0; i < 300; i++) {
        laid_wait(20);
        sways = fmaxf(sways, own(table)->flight.sway);
        if (building_shows_battle(table) && own(table)->motion.arrive < 1)
            apart = fmaxf(apart, building_stand(table, table->front).opacity -
                                     building_stand(table, (Seat)(seen(table)->table.seats - 1)).opacity);
    }
    ck_assert(building_shows_battle(table));
    ck_assert_float_gt(apart, 0.5F);
    ck_assert_float_gt(sways, 0.9F);
    laid_run();
    ck_assert_float_eq(own(table)->flight.sway, 0);
    laid_close();
}
END_TEST

START_TEST(it_holds_nobody_up) {
    win();
    session_finish_showing(laid_app->session);
    laid_wait(200);
    ck_assert(own(laid_table())->won.part < 1);
    laid_key(SDLK_SPACE);
    laid_wait(20);
    ck_assert(strcmp(laid_app->shown_name, "table") != 0 || own(laid_table())->won.part >= 1);
    laid_close();
}
END_TEST

int test_building_ends(void) {
    TCase *tcase = tcase_create("building ends");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, what_is_won_is_shown_with_who_did_it);
    tcase_add_test(tcase, a_mission_is_shown_with_who_did_it);
    tcase_add_test(tcase, without_animation_there_is_no_such_moment);
    tcase_add_test(tcase, a_lost_flagship_is_told);
    tcase_add_test(tcase, damage_is_seen_on_the_hull);
    tcase_add_test(tcase, pieces_fade_towards_the_edge);
    tcase_add_test(tcase, a_battle_ends_on_its_stage);
    tcase_add_test(tcase, a_battle_ends_without_motion);
    tcase_add_test(tcase, flagships_come_and_drift);
    tcase_add_test(tcase, it_holds_nobody_up);
    Suite *suite = suite_create("building ends");
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
