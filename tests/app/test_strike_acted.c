// SPDX-License-Identifier: MIT
// Plays attacks of Alpha Strike with each way to answer them, frame by frame, and watches what moves on the
// stage: every answer is acted out in its own way, what it does is told only once that has been seen, and
// nothing of it is left. Without motion the same is told, and nothing flies.
#include "app/kit/shot.h"
#include "app/kit/table.h"
#include "app/tables/alpha_strike/answer_way.h"
#include "app/tables/alpha_strike/flight.h"
#include "app/tables/alpha_strike/loss.h"
#include "app/tables/alpha_strike/news_result.h"
#include "app/tables/alpha_strike/show.h"
#include "app/tables/alpha_strike/stage.h"
#include "app/tables/alpha_strike/table.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEATS "names:Ann,Benedikt,Chidi,Dörte "
#define FRAMES_MOST 600
#define ATTACKER 0
#define TARGET 1

// ---- what has been seen

static struct {
    float slip, brace, launch_least; // the most; the least progress of a launch
    float lost_least;
    bool ends[3];                // of shots, by ShotEnd
    int rockets, flak_of_target; // of the largest salvo; volleys from the target's side
    bool at_station[SPOT_WHOLE + 1], fate[FATE_BREAKS + 1];
} was;

static CardTable *table(void) {
    return strcmp(stage_app->frame->screen->name, "table") == 0 ? stage_app->frame->self : NULL;
}

static void watch_flare(const Flare *flare) {
    if (!flare->used || flare->part <= 0)
        return;
    if (flare->kind == FLARE_LASER || flare->kind == FLARE_MISSILE || flare->kind == FLARE_FIELD ||
        flare->kind == FLARE_PULSE || flare->kind == FLARE_ION || flare->kind == FLARE_TORPEDO)
        was.ends[flare->end] = true;
    if ((flare->kind == FLARE_MISSILE || flare->kind == FLARE_TORPEDO) && flare->count > was.rockets)
        was.rockets = flare->count;
    was.flak_of_target += flare->kind == FLARE_FLAK;
}

static void watch(void) {
    const StrikeTable *at = own(table());
    was.slip = fmaxf(was.slip, at->slip[TARGET]);
    was.brace = fmaxf(was.brace, at->brace[TARGET]);
    was.launch_least = fminf(was.launch_least, at->launch[ATTACKER]);
    was.lost_least = fminf(was.lost_least, at->lost[TARGET]);
    for (int i = 0; i < FLIGHTS; i++)
        if (at->flight[i].on && at->flight[i].run < 1) {
            was.at_station[at->flight[i].station] |= at->flight[i].go >= 1;
            was.fate[at->flight[i].fate] |= at->flight[i].run > 0;
        }
    for (int i = 0; i < FLARES_MAX; i++)
        watch_flare(&table()->scene.flares.item[i]);
}

static void play(const char *steps, bool at_once) {
    const ShotManner manner = {.at_once = at_once};
    const Shot shot = {"acted", "strike_ways.json", steps};
    memset(&was, 0, sizeof was);
    was.launch_least = was.lost_least = 1;
    ck_assert(screen_play_unpainted(&shot, &manner));
    for (int i = 0; i < FRAMES_MOST && table() != NULL && stage_step(); i++)
        if (table() != NULL)
            watch();
}

static void check_rest(void) {
    const StrikeTable *at = own(table());
    ck_assert(at->acting == 0 && at->fought_left == 0);
    for (Seat seat = 0; seat < seen(table())->seats; seat++)
        ck_assert(at->slip[seat] == 0 && at->brace[seat] == 0 && at->launch[seat] == 1 &&
                  at->lost[seat] == 1);
    for (int i = 0; i < FLIGHTS; i++)
        ck_assert_msg(!at->flight[i].on || at->flight[i].run >= 1, "flight %d has not come back", i);
}

// ---- each way

static const struct {
    const char *attack, *answer;
    bool slips, braces, passes, stops, flak;
    int station; // of a craft that is under way; 0: none
    int fate;    // what becomes of it; FATE_WAITS: none
    int rockets;
} ways[] = {
    {"pulse_cannon", "none", .rockets = 0},
    {"missile_salvo", "none", .rockets = 5},
    {"heavy_torpedo", "none", .rockets = 1},
    {"pulse_cannon", "evasive_action", .slips = true, .passes = true},
    {"missile_salvo", "point_defense", .stops = true, .flak = true, .rockets = 5},
    {"heavy_torpedo", "decoy_drone", .station = SPOT_DECOY, .fate = FATE_BREAKS, .rockets = 1},
    {"pulse_cannon", "fighter_squadron", .stops = true, .station = SPOT_GUARD, .fate = FATE_BREAKS},
    {"missile_salvo", "fighter_squadron", .stops = true, .station = SPOT_GUARD, .fate = FATE_BREAKS,
     .rockets = 5},
    {"battle_laser", "ecm", .stops = true},
    {"missile_salvo", "ecm", .passes = true, .rockets = 5},
    {"battle_laser", "bulkheads", .braces = true},
    {"bomber_wing", "none", .station = SPOT_AHEAD, .fate = FATE_PASSES},
    {"gunboat", "none", .station = SPOT_AHEAD, .fate = FATE_RETURNS},
    {"bomber_wing", "point_defense", .flak = true, .station = SPOT_AHEAD, .fate = FATE_FALLS},
    {"bomber_wing", "evasive_action", .slips = true, .station = SPOT_AHEAD, .fate = FATE_PASSES},
};

typedef enum Moves {
    MOVES,
    MOVES_LITTLE,
    MOVES_NOT
} Moves;

static void act(int way, Moves moves) {
    char steps[200];
    snprintf(steps, sizeof steps, SEATS "%s start run take do:attack,card=%s,to=2 run take do:defend,card=%s",
             moves == MOVES_LITTLE ? "reduced" : "", ways[way].attack, ways[way].answer);
    play(steps, moves == MOVES_NOT);
}

START_TEST(each_answer_is_acted_in_its_own_way) {
    ck_assert(stage_open(1280, 720));
    act(_i, MOVES);
    const char *name = ways[_i].answer;
    ck_assert_msg((was.slip >= 1) == ways[_i].slips, "%s: slipped %g", name, (double)was.slip);
    ck_assert_msg((was.brace >= 1) == ways[_i].braces, "%s: braced %g", name, (double)was.brace);
    ck_assert_msg(was.ends[SHOT_PASSES] == ways[_i].passes, "%s: the shot passes: %d", name,
                  was.ends[SHOT_PASSES]);
    ck_assert_msg(was.ends[SHOT_STOPS] == ways[_i].stops, "%s: the shot is stopped: %d", name,
                  was.ends[SHOT_STOPS]);
    ck_assert_msg((was.flak_of_target > 0) == ways[_i].flak, "%s: %d volleys", name, was.flak_of_target);
    ck_assert_int_eq(was.rockets, ways[_i].rockets);
    for (int spot = 1; spot <= SPOT_WHOLE; spot++)
        ck_assert_msg(was.at_station[spot] == (spot == ways[_i].station), "%s: a craft at station %d", name,
                      spot);
    for (int fate = FATE_PASSES; fate <= FATE_BREAKS; fate++)
        ck_assert_msg(was.fate[fate] == (fate == ways[_i].fate), "%s: fate %d of a craft", name, fate);
    check_rest();
    stage_close();
}
END_TEST

// Nothing flies, slips or closes, but the same is told in the end.
START_TEST(without_motion_nothing_flies) {
    for (Moves moves = MOVES_LITTLE; moves <= MOVES_NOT; moves++) {
        ck_assert(stage_open(1280, 720));
        act(_i, moves);
        ck_assert(was.slip == 0 && was.launch_least == 1 && was.rockets == 0);
        ck_assert(was.brace == 0 || was.brace == 1);
        check_rest();
        stage_close();
    }
}
END_TEST

// ---- order

START_TEST(a_wreck_is_behind_the_other_ships) {
    ck_assert(stage_open(1280, 720));
    play("start run take", false);
    StrikeTable *at = own(table());
    for (Seat wreck = 0; wreck < seen(table())->seats; wreck++) {
        at->fallen[wreck] = 1;
        for (Seat seat = 0; seat < seen(table())->seats; seat++)
            ck_assert(seat == wreck || strike_ship_layer(table(), seat) > strike_ship_layer(table(), wreck));
        at->fallen[wreck] = 0;
    }
    stage_close();
}
END_TEST

// A ship's picture gives way to its wreck only while the fire of its explosion is there to hide that.
START_TEST(fire_covers_a_ship_before_it_falls) {
    const ShotManner manner = {0};
    const Shot shot = {"falls", "strike_fire.json",
                       SEATS "start run take do:attack,card=battle_laser,to=2 run take do:defend,card=none"};
    int falling = 0;
    ck_assert(stage_open(1280, 720));
    ck_assert(screen_play(&shot, &manner));
    for (int i = 0; i < FRAMES_MOST && table() != NULL && stage_step(); i++) {
        float blast = 0;
        for (int k = 0; k < FLARES_MAX && table() != NULL; k++) {
            const Flare *flare = &table()->scene.flares.item[k];
            if (flare->used && flare->kind == FLARE_BLAST)
                blast = fmaxf(blast, flare->part);
        }
        for (Seat seat = 0; table() != NULL && seat < seen(table())->seats; seat++)
            if (own(table())->fallen[seat] > 0.02F && own(table())->fallen[seat] < 0.98F) {
                falling++;
                ck_assert_msg(blast > 0.4F, "fallen %.2f, blast %.2f", (double)own(table())->fallen[seat],
                              (double)blast);
            }
    }
    ck_assert_int_gt(falling, 5);
    stage_close();
}
END_TEST

// ---- a ship that is lost

// How that of each way to lose one is seen.
static struct {
    int told, open, broken; // frames: the loss is told, the band is there, the ship breaks up
    int lies;               // … in which an attack lay on the stage all the same
    StrikeLoss loss;
    char card[ID_MAX]; // that did it; "": none
} lost;

static void watch_loss(void) {
    const StrikeTable *at = own(table());
    const bool told = strike_loss_told(table());
    bool breaks = false;
    for (Seat seat = 0; seat < seen(table())->seats; seat++)
        breaks |= at->breaks[seat] < 1;
    lost.told += told;
    lost.lies += told && (strike_attack(table()) != NULL || hits_find(&stage_app->hits, "attack") != NULL);
    lost.open += strike_loss_shown(table()) >= 1;
    lost.broken += breaks;
    if (at->loss_part >= 1)
        return;
    const StrikeRules *rules = strike_rules(stage_app);
    lost.loss = at->loss;
    text_copy(lost.card, sizeof lost.card,
              at->loss.card < rules->card_count ? rules->card[at->loss.card].id : "");
}

static void lose(const char *position, const char *steps) {
    const ShotManner manner = {0};
    const Shot shot = {"lost", position, steps};
    memset(&lost, 0, sizeof lost);
    ck_assert(stage_open(1280, 720));
    ck_assert(screen_play(&shot, &manner));
    for (int i = 0; i < FRAMES_MOST && table() != NULL && stage_step(); i++)
        if (table() != NULL)
            watch_loss();
    if (table() != NULL) {
        ck_assert(own(table())->loss_part == 1 && own(table())->acting == 0);
        for (Seat seat = 0; seat < seen(table())->seats; seat++)
            ck_assert(own(table())->breaks[seat] == 1);
    }
    stage_close();
}

static const struct {
    const char *position, *steps, *card; // card NULL: nobody did it
    Seat seat, by;
    bool still;
} losses[] = {
    // Its own attack is pending while a counter attack destroys it.
    {"strike_kill.json",
     SEATS "start run take do:attack,card=pulse_cannon,to=2 run take do:defend,card=slingshot_turn run "
           "do:counter,card=missile_salvo run take do:defend,card=none",
     "missile_salvo", 0, 1, false},
    {"strike_four.json", SEATS "start run take do:attack,card=battle_laser,to=4 run take do:defend,card=none",
     "battle_laser", 3, 1, false},
    {"strike_four.json",
     SEATS "reduced start run take do:attack,card=battle_laser,to=4 run take do:defend,card=none",
     "battle_laser", 3, 1, true},
    {"strike_meltdown.json", SEATS "start run take do:end_turn", NULL, 1, SEAT_NONE, false},
};

START_TEST(a_ship_that_is_lost_has_the_stage) {
    lose(losses[_i].position, losses[_i].steps);
    ck_assert_msg(lost.lies == 0, "an attack lies on the stage in %d of %d frames", lost.lies, lost.told);
    ck_assert_int_gt(lost.open, 20);
    ck_assert(losses[_i].still ? lost.broken == 0 : lost.broken > 40);
    ck_assert_uint_eq(lost.loss.seat, losses[_i].seat);
    ck_assert_uint_eq(lost.loss.by, losses[_i].by);
    ck_assert_str_eq(lost.card, losses[_i].card != NULL ? losses[_i].card : "");
    ck_assert_uint_eq(lost.loss.how, losses[_i].card == NULL ? DESTROYED_BY_MELTDOWN : DESTROYED_IN_FIGHT);
}
END_TEST

// ---- how strong it looks

static struct { float shot, hit, shake; } strong;

static void watch_strength(void) {
    for (int i = 0; i < FLARES_MAX; i++) {
        const Flare *flare = &table()->scene.flares.item[i];
        if (flare->used && flare->kind == FLARE_HIT)
            strong.hit = fmaxf(strong.hit, flare->width);
        else if (flare->used && shot_hit_ms((FlareKind)flare->kind, 1) > 0)
            strong.shot = fmaxf(strong.shot, flare->width);
    }
    strong.shake = fmaxf(strong.shake, own(table())->shake_by[TARGET]);
}

static void strike_with(const char *card) {
    const ShotManner manner = {0};
    char steps[200];
    snprintf(steps, sizeof steps, SEATS "start run take do:attack,card=%s,to=2 run take do:defend,card=none",
             card);
    const Shot shot = {"strong", "strike_ways.json", steps};
    memset(&strong, 0, sizeof strong);
    ck_assert(stage_open(1280, 720));
    ck_assert(screen_play(&shot, &manner));
    for (int i = 0; i < FRAMES_MOST && table() != NULL && stage_step(); i++)
        if (table() != NULL)
            watch_strength();
    stage_close();
}

START_TEST(what_takes_more_looks_stronger) {
    strike_with("flak_barrage"); // 3 damage, 1 of it at the hull
    const float shot = strong.shot, hit = strong.hit, shake = strong.shake;
    strike_with("battle_laser"); // 7 damage, 5 at the hull
    ck_assert_msg(strong.shot > 1.3F * shot, "shots %g and %g", (double)shot, (double)strong.shot);
    ck_assert_msg(strong.hit > 1.5F * hit, "hits %g and %g", (double)hit, (double)strong.hit);
    ck_assert_msg(strong.shake > 1.5F * shake, "shaken %g and %g", (double)shake, (double)strong.shake);
    ck_assert_int_gt(strike_hit_step(1), strike_hit_step(4)); // the lighter, the higher
    ck_assert_int_eq(strike_hit_step(12), 0);
}
END_TEST

// ---- the history

static void add(GameLog *log, StrikeEvent kind, uint8_t card, int amount, int amount2, uint8_t at) {
    log->item[log->count].event = (Event){.kind = (uint8_t)kind,
                                          .card = card,
                                          .amount = (int16_t)amount,
                                          .amount2 = (int16_t)amount2,
                                          .at = at};
    log->count++;
    log->item[log->count - 1].number = (unsigned)log->count;
}

// Card 1 attacks, 2 answers, 3 strikes back and is answered by 4; that is over before the first attack is.
static void fill(GameLog *log) {
    memset(log, 0, sizeof *log);
    add(log, EVENT_ATTACK, 1, 7, 0, 0);
    add(log, EVENT_DEFEND, 2, 0, 0, 0);
    add(log, EVENT_REDUCED, NONE, 7, 5, 0);
    add(log, EVENT_ATTACK, 3, 3, 0, 1);
    add(log, EVENT_DEFEND, 4, 0, 0, 0);
    add(log, EVENT_COUNTERED, 3, 0, 0, 0);
    add(log, EVENT_RESOLVE, 3, 0, 0, 1);
    add(log, EVENT_RESOLVE, 1, 5, 0, 0);
    add(log, EVENT_SHIELD_HIT, NONE, 2, 0, 0);
    add(log, EVENT_HULL_HIT, NONE, 8, 5, 0);
    add(log, EVENT_TURN, NONE, 0, 0, 0);
    add(log, EVENT_HULL_HIT, NONE, 5, 1, 0); // of another attack
}

START_TEST(an_answer_belongs_to_its_attack) {
    static GameLog log;
    fill(&log);
    ck_assert_uint_eq(strike_answer_to(&log, 5), 4);
    ck_assert_uint_eq(strike_answer_to(&log, 6), 4);
    ck_assert_uint_eq(strike_answer_to(&log, 7), 2);
    ck_assert_uint_eq(strike_answer_to(&log, 3), 2); // so far the newest
    ck_assert_uint_eq(strike_answer_to(&log, 1), NONE);
    ck_assert_uint_eq(strike_answer_to(&log, 0), NONE);
}
END_TEST

START_TEST(what_came_of_it_is_counted) {
    static GameLog log;
    StrikeResult result;
    fill(&log);
    strike_news_result(&log, 0, log.count, &result);
    ck_assert(result.ended && !result.stopped && result.shields == 2 && result.hull == 3);
    strike_news_result(&log, 0, 9, &result); // the hull is not told yet
    ck_assert(result.ended && result.shields == 2 && result.hull == 0);
    strike_news_result(&log, 0, 7, &result);
    ck_assert(!result.ended && !result.stopped);
    strike_news_result(&log, 3, log.count, &result);
    ck_assert(result.stopped && !result.ended && result.hull == 0);
    strike_news_result(&log, 1, log.count, &result);
    ck_assert(!result.stopped && result.taken_off == 2);
    strike_news_result(&log, 4, log.count, &result);
    ck_assert(result.stopped && result.taken_off == 0);
}
END_TEST

START_TEST(what_an_attack_drains_is_counted) {
    static GameLog log;
    StrikeResult result;
    memset(&log, 0, sizeof log);
    add(&log, EVENT_ATTACK, 1, 3, 0, 0);
    add(&log, EVENT_POWER, NONE, 4, 1, POWER_PAID); // its price
    add(&log, EVENT_RESOLVE, 1, 3, 0, 0);
    add(&log, EVENT_SHIELD_HIT, NONE, 3, 0, 0);
    add(&log, EVENT_POWER, NONE, 4, 2, POWER_BY_CARD);
    log.item[log.count - 1].event.row = TRACK_ENGINE;
    strike_news_result(&log, 0, log.count, &result);
    ck_assert(result.shields == 3 && result.hull == 0);
    ck_assert(result.drained == 2 && result.track == TRACK_ENGINE);
}
END_TEST

// In the order of the history, the newest last.
START_TEST(what_happened_last_is_told_in_its_order) {
    ck_assert(stage_open(1280, 720));
    play(SEATS "start run take do:attack,card=battle_laser,to=2 run take do:defend,card=ecm run", false);
    const StrikeRecent *recent = own(table())->recent;
    ck_assert(recent[0].card != NONE && recent[1].card != NONE && recent[0].item < recent[1].item);
    ck_assert_str_eq(strike_rules(stage_app)->card[recent[1].card].id, "ecm");
    stage_close();
}
END_TEST

int test_strike_acted(void) {
    Suite *suite = suite_create("strike acted");
    TCase *tcase = tcase_create("ways");
    tcase_set_timeout(tcase, 240);
    const int count = (int)(sizeof ways / sizeof ways[0]);
    tcase_add_loop_test(tcase, each_answer_is_acted_in_its_own_way, 0, count);
    tcase_add_loop_test(tcase, without_motion_nothing_flies, 3, 8);
    tcase_add_test(tcase, fire_covers_a_ship_before_it_falls);
    tcase_add_loop_test(tcase, a_ship_that_is_lost_has_the_stage, 0, (int)(sizeof losses / sizeof losses[0]));
    tcase_add_test(tcase, what_takes_more_looks_stronger);
    tcase_add_test(tcase, a_wreck_is_behind_the_other_ships);
    tcase_add_test(tcase, an_answer_belongs_to_its_attack);
    tcase_add_test(tcase, what_came_of_it_is_counted);
    tcase_add_test(tcase, what_an_attack_drains_is_counted);
    tcase_add_test(tcase, what_happened_last_is_told_in_its_order);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
