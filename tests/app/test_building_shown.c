// SPDX-License-Identifier: MIT
// Tests how the table of the deck-building game shows what happens: cards that others play one after the
// other come as a run.
#include "laid_table.h"

#include "app/kit/scene.h"
#include "app/tables/deck_building/looks.h"
#include "app/tables/deck_building/screens.h"
#include "app/tables/deck_building/table.h"
#include "app/tables/deck_building/won_moment.h"
#include "games/deck_building/deck_building.h"
#include "play/course.h"

#include "gfx/record.h"

#include <check.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int steps[64], drops; // of the cards heard to land

static void note_sound(void *self, SoundKind kind, int step, int volume) {
    (void)self, (void)volume;
    if (kind == SOUND_CARD_DROP && drops < 64)
        steps[drops++] = step;
}

static void no_music(void *self, MusicPiece piece, int volume) {
    (void)self, (void)piece, (void)volume;
}

static void nothing(void *self) {
    (void)self;
}

static void listen(void) {
    static const SoundOutput recorder = {
        .play = note_sound, .music = no_music, .stop = nothing, .close = nothing};
    drops = 0;
    sound_open(&laid_app->sound, &recorder);
}

// ---- a computer's turn

// Cards on their way to the bridge.
static int flying(void) {
    const CardTable *table = laid_table();
    int count = 0;
    for (int at = 0; at < table->scene.zone[AT_CREW].count; at++) {
        const Sprite *sprite = &table->scene.sprite[scene_at(&table->scene, AT_CREW, at)];
        CardMode mode;
        const GfxRect to = building_place(table, AT_CREW, at, &mode);
        count += fabsf(sprite->pose.y - to.y) > 3; // beside it they only make room
    }
    return count;
}

static int played_lines(void) {
    const GameLog *log = session_log(laid_app->session);
    int lines = 0;
    for (int i = 0; i < game_log_count(log, laid_table()->log_until); i++)
        lines += game_log_item(log, i)->event.kind == EVENT_PLAYED;
    return lines;
}

START_TEST(cards_of_a_computer_come_as_a_run) {
    laid_open_with(opponent_for("easy", &deck_building_game), "building_table.json", 1280, 720);
    listen();
    const Command end = command_of(VERB_END_TURN);
    ck_assert_int_eq(session_submit(laid_app->session, &end), VERDICT_OK);
    int together = 0, told = 0, before = played_lines();
    for (int frame = 0; frame < 1500 && session_stage(laid_app->session) != SESSION_DECIDING; frame++) {
        laid_wait(20);
        if (strcmp(laid_app->shown_name, "table") != 0)
            break;
        together = flying() > together ? flying() : together;
        const int lines = played_lines();
        ck_assert_int_le(lines - before, 1); // each comes with its card
        told += lines > before;
        before = lines;
    }
    ck_assert_int_gt(told, 4);
    ck_assert_int_ge(together, 2); // they overlap
    int climbed = 0;
    for (int i = 1; i < drops; i++)
        climbed += steps[i] > steps[i - 1]; // not each is heard where they come quickly
    ck_assert_int_gt(climbed, 2);
    ck_assert_int_eq(steps[0], 0);
    laid_close();
}
END_TEST

// ---- an event that fails

// With any card (NULL), or this one.
static void submit_card(uint8_t verb, const char *card) {
    const Command *legal;
    const BuildingRules *rules = laid_app->catalog->rules;
    const int count = session_legal(laid_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == verb && (card == NULL || strcmp(rules->card[legal[i].card].id, card) == 0)) {
            const Command command = legal[i];
            ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
            return;
        }
    ck_abort_msg("verb %d is not legal", verb);
}

static void submit(uint8_t verb) {
    submit_card(verb, NULL);
}

static int infections_told(void) {
    const GameLog *log = session_log(laid_app->session);
    int lines = 0;
    for (int i = 0; i < game_log_count(log, laid_table()->log_until); i++)
        lines += game_log_item(log, i)->event.kind == EVENT_INFECTED;
    return lines;
}

static void begin_failing(float speed) {
    laid_open("building_infection.json", 1280, 720);
    laid_app->settings.animation_speed = laid_table()->timeline.speed = speed;
    submit(VERB_EXPLORE);
    laid_run();
    ck_assert(own(laid_table())->won.part >= 1);
    submit(VERB_EVENT_DONE);
}

START_TEST(a_failed_event_says_what_it_costs_whom) {
    begin_failing(1);
    const WonMoment *won = &own(laid_table())->won;
    int frames = 0, empty = 0, judged = 0;
    for (int i = 0; i < 200; i++) {
        laid_wait(20);
        if (won->part >= 1)
            continue;
        const int infections = won->cost[won->seat][COST_INFECTIONS];
        ck_assert(won->failed);
        ck_assert(laid_hit("button:done") == NULL);      // it is faced already
        ck_assert_int_eq(infections, infections_told()); // on the same clock as the history
        ck_assert_int_eq(won->needs, 1);                 // first what it asks for is counted …
        ck_assert_int_gt(won->need[0].missing, 0);
        ck_assert(won->part * won->ms > won->judged_ms || (infections == 0 && won->cost_at[0] <= 0));
        judged += won->part * won->ms < won->judged_ms;
        frames++;
        empty += infections == 0;
    }
    ck_assert_int_gt(judged, 40);
    ck_assert_int_gt(empty, 30);          // first what has failed …
    ck_assert_int_gt(frames - empty, 40); // … then what it costs, long enough to be read
    ck_assert_int_eq(won->seat, 0);
    ck_assert_int_eq(won->cost[0][COST_INFECTIONS], 1);
    ck_assert_int_eq(won->cost[0][COST_CARDS], 1);
    ck_assert_int_eq(won->cost[1][COST_INFECTIONS], 0);
    laid_close();
}
END_TEST

// ---- what others buy

// It is held up and flies for 0.6 s at the usual speed, while the next event begins long before.
START_TEST(what_others_buy_is_seen) {
    laid_open("building_table.json", 1280, 720);
    CardTable *table = laid_table();
    table->timeline.speed = 1.5F;
    table->theirs = true;
    const Event bought = {.kind = EVENT_GAINED, .seat = 1, .at = 0, .spare = 1, .card = 0};
    ck_assert_float_lt(building_pause(table, &bought, NULL), 100);
    ck_assert_float_lt(building_lands(table, &bought), 250);
    building_show(laid_app, table, &bought, seen(table));
    app_request_update(laid_app);
    int ms = 0;
    for (; ms < 3000 &&
           timeline_running_in(&table->timeline, table->scene.sprite, sizeof table->scene.sprite) > 0;
         ms += 20)
        laid_wait(20);
    ck_assert_msg(ms >= 600 && ms < 1500, "%d ms", ms);
    laid_close();
}
END_TEST

// ---- its blow

#define BLOW_LEAST 24 // pixels: what a draft lacks is smaller

static struct {
    int found, more, at_panel, yours; // texts
} told_cost;

static void note_cost(void *context, const GfxDrawnText *text) {
    (void)context;
    told_cost.found += strcmp(text->text, app_word(laid_app, "building.won.hull")) == 0;
    const bool lost = strcmp(text->text, "\u22123") == 0, in_panel = text->y >= laid_table()->layout.plate.y;
    told_cost.more += lost && !in_panel;
    told_cost.at_panel += lost && in_panel && text->pixels >= BLOW_LEAST;
    char yours[120];
    app_fill(laid_app, yours, sizeof yours, "building.won.yours", NUM("number", 3));
    told_cost.yours += strcmp(text->text, yours) == 0;
}

// What a hull has lost is said to be the hull's: "+3 damage" looks like a gain, and "-3" alone could be read
// as three repaired. The hull burns from the blow on; the number stands beside it, in its panel and, in
// words, below.
START_TEST(damage_of_a_failed_event_is_seen_on_the_hull) {
    static const GfxRecorder recorder = {.dry = true, .text = note_cost};
    laid_open("building_hit.json", 1280, 720);
    laid_app->settings.animation_speed = laid_table()->timeline.speed = 1;
    submit(VERB_EXPLORE);
    laid_run();
    submit(VERB_EVENT_DONE);
    const WonMoment *won = &own(laid_table())->won;
    int before = 0, hurt = 0, at_panel = 0;
    gfx_record(laid_app->gfx, &recorder);
    for (int i = 0; i < 200; i++) {
        memset(&told_cost, 0, sizeof told_cost);
        laid_wait(20);
        if (won->part >= 1)
            continue;
        const bool is = won->cost[0][COST_DAMAGE] > 0;
        ck_assert_int_eq(building_won_wear(won), is ? 3 : 0);
        before += !is;
        hurt += is && told_cost.found > 0 && told_cost.more > 2 && told_cost.yours > 0;
        at_panel += own(laid_table())->blow[0] < 1 && told_cost.at_panel > 0;
    }
    ck_assert_int_gt(before, 20);
    ck_assert_int_gt(hurt, 20);
    ck_assert_int_gt(at_panel, 10);
    laid_close();
}
END_TEST

// ---- words of cards

// Square brackets of the files are bold letters where a card is drawn, and nothing where it is said or
// searched.
START_TEST(brackets_are_bold_letters) {
    static const char marks[] = "[]" GFX_STRONG_ON GFX_STRONG_OFF;
    int bold = 0;
    laid_open("building_table.json", 1280, 720);
    const BuildingLooks *looks = laid_table()->looks;
    for (uint8_t card = 0; card < building_looks_rules(looks)->card_count; card++) {
        const char *said = building_card_text(looks, card), *drawn = building_drawn_text(looks, card);
        ck_assert_msg(strpbrk(said, marks) == NULL, "%s", said);
        ck_assert_msg(strpbrk(drawn, "[]") == NULL, "%s", drawn);
        for (bool strong = false; *drawn != 0; drawn++)
            if (*drawn == GFX_STRONG_ON[0] || *drawn == GFX_STRONG_OFF[0]) {
                ck_assert(strong == (*drawn == GFX_STRONG_OFF[0])); // in pairs
                strong = !strong;
                bold++;
            } else
                ck_assert_int_eq(*drawn, *said++);
        ck_assert_int_eq(*said, 0);
    }
    ck_assert_int_gt(bold, 40);
    laid_close();
}
END_TEST

static int told_hulls;

static void note_hull(void *context, const GfxDrawnText *text) {
    (void)context;
    told_hulls += strcmp(text->text, "Hull 3/8") == 0;
}

// A hull of 8 with 5 damage has 3 left, and says so; "0 of 8" would be read as lost.
START_TEST(the_bar_says_what_is_left_of_the_hull) {
    static const GfxRecorder recorder = {.dry = true, .text = note_hull};
    laid_open("building_table.json", 1280, 720);
    ck_assert_int_eq(building_hull_left(8, 0), 8);
    ck_assert_int_eq(building_hull_left(8, 11), 0);
    CardTable *table = laid_table();
    BuildingView *view = (BuildingView *)(void *)table->clock.shown.bytes;
    view->stat[table->front][STAT_DEFENSE] = 8;
    own(table)->damage[table->front] = 5;
    told_hulls = 0;
    gfx_record(laid_app->gfx, &recorder);
    gfx_damage_all(laid_app->gfx);
    laid_wait(20);
    ck_assert_int_gt(told_hulls, 0);
    laid_close();
}
END_TEST

START_TEST(without_animation_it_has_no_moment) {
    begin_failing(0);
    for (int i = 0; i < 20; i++) {
        laid_wait(20);
        ck_assert(own(laid_table())->won.part >= 1);
    }
    laid_close();
}
END_TEST

// ---- a purchase

static int lights(FlareKind kind) {
    int count = 0;
    for (int i = 0; i < FLARES_MAX; i++)
        count += laid_table()->scene.flares.item[i].used && laid_table()->scene.flares.item[i].kind == kind;
    return count;
}

// Experience flies to it, it lands on the pile in a light with a thump, and all of it takes no longer than
// before.
START_TEST(a_purchase_is_seen_and_heard) {
    laid_open("building_table.json", 1280, 720);
    laid_app->settings.animation_speed = laid_table()->timeline.speed = 1;
    listen();
    submit(VERB_BUY);
    int coins = 0, landed = 0, thump = 0;
    for (int ms = 20; ms <= 600; ms += 20) {
        laid_wait(20);
        coins = lights(FLARE_BOLT) > coins ? lights(FLARE_BOLT) : coins;
        landed = landed == 0 && ms > 200 && lights(FLARE_LANDING) > 0 ? ms : landed;
        thump = thump == 0 && drops > 0 ? ms : thump;
    }
    ck_assert_int_ge(coins, 2);
    ck_assert(thump > 200 && thump <= 560);
    ck_assert_int_gt(landed, 0);
    laid_close();
}
END_TEST

// What is spent stands there until the lights that pay for it have arrived.
START_TEST(experience_goes_with_its_lights) {
    laid_open("building_table.json", 1280, 720);
    laid_app->settings.animation_speed = laid_table()->timeline.speed = 1;
    const int before = building_xp_shown(laid_table());
    int flew = 0, after = 0;
    submit(VERB_BUY);
    for (int ms = 20; ms <= 600 && after == 0; ms += 20) {
        laid_wait(20);
        const bool paid = building_xp_shown(laid_table()) != before;
        flew += lights(FLARE_BOLT) > 0 && !paid;
        ck_assert(!paid || lights(FLARE_BOLT) <= 1);
        after = paid ? ms : 0;
    }
    ck_assert_int_ge(flew, 10);
    ck_assert_int_gt(after, 0);
    laid_close();
}
END_TEST

// ---- goals

static int ways(const char *id, Chip out[GOAL_CHIPS]) {
    const BuildingRules *rules = building_looks_rules(laid_table()->looks);
    for (uint8_t card = 0; card < rules->card_count; card++)
        if (strcmp(rules->card[card].id, id) == 0)
            return building_goal_ways(laid_table()->looks, &seen(laid_table())->table, laid_table()->front,
                                      card, out);
    ck_abort_msg("no %s", id);
}

// Of alternative goals each is shown, with a word between them; once one is reached, that one.
START_TEST(alternative_goals_are_shown) {
    Chip chip[GOAL_CHIPS];
    laid_open("building_ways.json", 1280, 720);
    ck_assert_int_eq(ways("i_methuselah", chip), 5); // the last is the explore that it takes
    ck_assert_int_eq(chip[0].value, 6);
    ck_assert(chip[0].missing > 0 && chip[0].word == NULL);
    ck_assert_str_eq(chip[1].word, "or");
    ck_assert(chip[2].value == 4 && chip[2].tick && chip[3].missing == 1);
    ck_assert(chip[4].value == 1 && chip[4].tick && chip[4].word == NULL);
    BuildingView *view = (BuildingView *)(void *)laid_table()->view.bytes;
    view->table.seat[0].bonus[STAT_DIPLOMACY] = 2; // as granted
    ck_assert_int_eq(ways("i_methuselah", chip), 2);
    ck_assert(chip[0].value == 6 && chip[0].tick);
    laid_close();
}
END_TEST

// ---- where it is won

// Not every victory has the same scene behind it: what was won last decides it, and for one card it is the
// same.
START_TEST(victories_have_scenes_of_their_own) {
    char seen_so_far[64][96], file[96], again[96];
    int scenes = 0, usual = 0;
    laid_open("building_win.json", 1280, 720);
    BuildingView *view = (BuildingView *)(void *)laid_table()->view.bytes;
    const uint8_t zone = zone_of(ZONE_POINTS, 0);
    const int top = zone_begin(&view->table, zone) + view->table.size[zone] - 1;
    const BuildingRules *rules = building_looks_rules(laid_table()->looks);
    for (uint8_t card = 0; card < rules->card_count; card++) {
        if (rules->card[card].kind != KIND_MISSION)
            continue;
        view->table.card[top] = card;
        if (!building_victory_scene(laid_app, view, 0, file, sizeof file)) {
            usual++;
            continue;
        }
        ck_assert(building_victory_scene(laid_app, view, 0, again, sizeof again));
        ck_assert_str_eq(file, again);
        bool is_new = true;
        for (int i = 0; i < scenes; i++)
            is_new &= strcmp(seen_so_far[i], file) != 0;
        if (is_new)
            text_copy(seen_so_far[scenes++], sizeof file, file);
    }
    ck_assert_int_ge(scenes, 3);
    ck_assert_int_gt(usual, 0);
    view->table.size[zone] = 0;
    ck_assert(!building_victory_scene(laid_app, view, 0, file, sizeof file));
    laid_close();
}
END_TEST

// Being behind destroys nothing: only a flagship that has just been shot down is a wreck on the result.
START_TEST(only_what_is_destroyed_is_a_wreck) {
    laid_open("building_win.json", 1280, 720);
    BuildingView *view = (BuildingView *)(void *)laid_table()->view.bytes;
    view->table.battle.downed = 0;
    view->stat[1][STAT_DEFENSE] = 8;
    static const uint8_t wear[] = {0, 1, 1, 2, 2, 2, 3, 3, RESULT_WRECK, RESULT_WRECK};
    for (uint8_t damage = 0; damage < sizeof wear; damage++) {
        view->table.seat[1].damage = damage;
        ck_assert_uint_eq(game_screens(laid_app)->result_wear(view, 1), wear[damage]);
    }
    view->table.seat[1].damage = 0;
    view->table.battle.downed = 1U << 1;
    ck_assert_uint_eq(game_screens(laid_app)->result_wear(view, 1), RESULT_WRECK);
    ck_assert_uint_ne(game_screens(laid_app)->result_wear(view, 0), RESULT_WRECK);
    laid_close();
}
END_TEST

// ---- what decided it

// The mission that wins the game is told before its end, and is what decided it.
START_TEST(the_last_mission_decides) {
    laid_open("building_last.json", 1280, 720);
    submit_card(VERB_PLAY, "warp_jump");
    laid_run();
    submit(VERB_COMPLETE);
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_SHOWING);
    while (session_stage(laid_app->session) == SESSION_SHOWING)
        session_finish_showing(laid_app->session);
    ck_assert_uint_eq(session_to_act(laid_app->session), SEAT_NONE);
    const GameLog *log = session_log(laid_app->session);
    const int count = game_log_count(log, UINT_MAX);
    ck_assert_int_eq(game_log_item(log, count - 2)->event.kind, EVENT_COMPLETED);
    ck_assert_int_eq(game_log_item(log, count - 1)->event.kind, EVENT_OVER);
    Course course;
    ck_assert(course_find(laid_app->session, &course));
    ck_assert_int_eq(course.moments, 1);
    ck_assert_int_eq(course.moment[0].item, count - 2);
    ck_assert_int_eq(course.moment[0].change, 25);
    laid_close();
}
END_TEST

int test_building_shown(void) {
    TCase *tcase = tcase_create("building shown");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, cards_of_a_computer_come_as_a_run);
    tcase_add_test(tcase, a_failed_event_says_what_it_costs_whom);
    tcase_add_test(tcase, brackets_are_bold_letters);
    tcase_add_test(tcase, damage_of_a_failed_event_is_seen_on_the_hull);
    tcase_add_test(tcase, what_others_buy_is_seen);
    tcase_add_test(tcase, the_bar_says_what_is_left_of_the_hull);
    tcase_add_test(tcase, without_animation_it_has_no_moment);
    tcase_add_test(tcase, a_purchase_is_seen_and_heard);
    tcase_add_test(tcase, experience_goes_with_its_lights);
    tcase_add_test(tcase, alternative_goals_are_shown);
    tcase_add_test(tcase, victories_have_scenes_of_their_own);
    tcase_add_test(tcase, only_what_is_destroyed_is_a_wreck);
    tcase_add_test(tcase, the_last_mission_decides);
    Suite *suite = suite_create("building shown");
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
