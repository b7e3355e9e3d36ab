// SPDX-License-Identifier: MIT
// Tests the battles of the deck-building game as people see them: whom to shoot at is chosen by mouse and by
// keys alike; several persons at one screen are asked once each, whatever they hold; a shot takes what it
// takes when it hits; and how long it all takes. How battles end: test_building_ends.c.
#include "building_battle.h"
#include "laid_table.h"
#include "screen_stage.h"

#include "app/tables/deck_building/battle_flight.h"
#include "app/tables/deck_building/show.h"
#include "games/deck_building/deck_building.h"
#include "gfx/record.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int falls_seen; // questions whose ship would be lost

static Seat aimed(void) {
    return own(laid_table())->aimed;
}

// ---- whom to shoot at

START_TEST(a_target_is_chosen_by_keys) {
    battle_begin();
    battle_to_shots();
    ck_assert_uint_eq(aimed(), SEAT_NONE);
    for (int at = 0; at < 2; at++) {
        laid_key(SDLK_1 + at);
        ck_assert_uint_eq(aimed(), battle_target(at));
    }
    ck_assert(building_is_left_of(laid_table(), battle_target(0), battle_target(1))); // counted as they stand
    laid_key(SDLK_ESCAPE);
    ck_assert_uint_eq(aimed(), SEAT_NONE);
    ck_assert_int_eq(seen(laid_table())->asks, ASK_TARGET); // nothing has been fired
    laid_key(SDLK_1);
    const Seat shooter = seen(laid_table())->to_act, at = battle_target(0);
    laid_key(SDLK_RETURN);
    const BattleShots *shots = &own(laid_table())->shots;
    ck_assert_int_gt(shots->count, 0);
    ck_assert_uint_eq(shots->shot[0].from, shooter);
    ck_assert_uint_eq(shots->shot[0].at, at);
    laid_close();
}
END_TEST

// What is meant stays so while the pointer goes to the button; the list says what each shot would do.
START_TEST(the_button_fires_at_whom_one_has_pointed_at) {
    battle_begin();
    battle_to_shots();
    ck_assert(laid_hit("button:fire") == NULL);
    for (int at = 0; at < own(laid_table())->targets; at++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, at == 0 ? "seat:%d" : "choice:%d", at == 0 ? battle_target(at) + 1 : at + 1);
        laid_point(id);
        laid_wait(1500);
        ck_assert_uint_eq(aimed(), battle_target(at));
        laid_point("event");
        laid_wait(200);
        ck_assert_uint_eq(aimed(), battle_target(at));
        const Hit *fire = laid_hit("button:fire");
        ck_assert(fire != NULL && fire->has_command);
        ck_assert_uint_eq(fire->command.to, battle_target(at));
        const BattlePrediction *then = &own(laid_table())->outlook;
        ck_assert_uint_eq(then->row[0].target, battle_target(at));
        ck_assert_uint_eq(then->row[0].damage, own(laid_table())->would[battle_target(at)].damage);
    }
    const Seat at = aimed();
    laid_click("button:fire");
    ck_assert_uint_eq(own(laid_table())->shots.shot[0].at, at);
    laid_close();
}
END_TEST

// ---- several persons

static int on_bridges(void) {
    const BuildingBoard *s = &seen(laid_table())->table;
    int count = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        count += s->size[zone_of(ZONE_BRIDGE, seat)];
    return count;
}

// The first person looks already; each of the others sits down once, and everybody's cards are played by
// turns.
START_TEST(each_person_is_asked_once) {
    battle_begin();
    const int before = on_bridges();
    int pressed = 0;
    for (int i = 0; i < STEPS_MOST && seen(laid_table())->asks == ASK_BATTLE; i++) {
        ck_assert(laid_hit("button:play_all") != NULL);
        laid_click("button:play_all");
        pressed++;
        battle_sit_down();
    }
    ck_assert_int_eq(pressed, seen(laid_table())->table.seats);
    ck_assert_int_eq(battle_curtains, seen(laid_table())->table.seats - 1);
    ck_assert_int_gt(on_bridges(), before + pressed); // more than one card each
    laid_close();
}
END_TEST

// One card after the other, by hand: whoever has none left is not asked, as everybody can see it.
START_TEST(nobody_without_cards_is_asked) {
    battle_begin();
    int bare = 0;
    for (int i = 0; i < STEPS_MOST && seen(laid_table())->asks == ASK_BATTLE; i++) {
        const Seat seat = seen(laid_table())->to_act;
        const BuildingBoard *s = &seen(laid_table())->table;
        ck_assert_msg(s->size[zone_of(ZONE_HAND, seat)] > 0, "seat %d is asked without a card", seat);
        battle_submit(battle_legal(VERB_PLAY) != NULL ? VERB_PLAY : VERB_PASS);
    }
    for (Seat seat = 0; seat < seen(laid_table())->table.seats; seat++)
        bare += seen(laid_table())->table.size[zone_of(ZONE_HAND, seat)] == 0;
    ck_assert_int_gt(bare, 0);
    laid_close();
}
END_TEST

// ---- passing to the end

static int passes_of(Seat seat) {
    const GameLog *log = session_log(laid_app->session);
    int count = 0;
    for (int i = 0; i < game_log_count(log, laid_table()->log_until); i++) {
        const Event *event = &game_log_item(log, i)->event;
        count += event->kind == EVENT_PASSED && event->seat == seat;
    }
    return count;
}

// Where the ship would be lost as things stand, cards that need no thought stand above passing, and it says
// so.
static void see_cards_first(const Hit *pass) {
    ActionBox box = {.count = 0};
    const Hit *all = laid_hit("button:play_all");
    building_action_box(laid_app, laid_table(), &box);
    ck_assert(all != NULL && all->rect.y < pass->rect.y && all->rect.w > pass->rect.w);
    ck_assert_str_eq(box.button[0].id, "button:play_all");
    ck_assert_int_eq(box.button[0].look, BUTTON_PRIMARY);
    ck_assert_str_eq(box.hint, app_word(laid_app, "building.falls.hint"));
    falls_seen++;
}

// A person against computers, who have cards to play: pressed once, it passes as often as it is asked, and
// says why where it is asked again all the same.
START_TEST(one_passes_to_the_end_of_a_battle) {
    const Opponent *greedy = opponent_for("easy", &deck_building_game);
    laid_open_with(greedy, "building_battle.json", 1280, 720);
    battle_explore();
    laid_run();
    CardTable *table = laid_table();
    const Seat front = table->front;
    int pressed = 0;
    for (int i = 0; i < STEPS_MOST && building_shows_battle(table) && !own(table)->shots.over &&
                    seen(table)->asks != ASK_TARGET;
         i++) {
        if (seen(table)->asks == ASK_BATTLE && seen(table)->to_act == front && !table->showing) {
            ck_assert_msg(pressed == 0 || table->notice[0] != 0, "asked again without a word");
            const Hit *once = laid_hit("button:pass"), *on = laid_hit("button:pass_on");
            ck_assert(once != NULL && on != NULL && once->rect.y == on->rect.y &&
                      once->rect.h == on->rect.h); // beside it …
            if (building_falls_idle(laid_app, table))
                see_cards_first(once);
            else
                ck_assert_float_gt(on->rect.w, once->rect.w); // … as large a step
            if (pressed % 2 == 0)
                laid_key(SDLK_e);
            else
                laid_click("button:pass_on");
            pressed++;
        }
        laid_run();
    }
    ck_assert_int_ge(pressed, 1);
    ck_assert_int_ge(falls_seen, 1);
    ck_assert_msg(passes_of(front) > pressed, "%d passes, pressed %d times", passes_of(front), pressed);
    laid_close();
}
END_TEST

// What it could not know of ends it, and so does taking the pass back.
START_TEST(news_ends_passing) {
    laid_open_with(opponent_for("easy", &deck_building_game), "building_battle.json", 1280, 720);
    battle_explore();
    laid_run();
    CardTable *table = laid_table();
    ck_assert(building_can_pass_on(laid_app, table));
    const BuildingBoard *s = &seen(table)->table;
    const PassesOn calm = {.on = true,
                           .card = building_battle_card(table),
                           .commands = -1,
                           .damage = s->seat[table->front].damage,
                           .hand = s->size[zone_of(ZONE_HAND, table->front)],
                           .falls = true};
    for (int i = 0; i < 4; i++) {
        PassesOn now = calm;
        now.damage -= i == 0;
        now.hand -= i == 1;
        now.card = i == 2 ? NONE : now.card;
        now.commands = i == 3 ? match_log_count(session_match(laid_app->session)) : -1;
        own(table)->passes_on = now;
        const int commands = match_log_count(session_match(laid_app->session));
        app_request_update(laid_app);
        laid_wait(40);
        ck_assert_int_eq(match_log_count(session_match(laid_app->session)), commands);
        ck_assert(!own(table)->passes_on.on);
        ck_assert_int_eq(table->notice[0] != 0, i < 2);
        table_notice(laid_app, table, NULL);
    }
    own(table)->passes_on = calm;
    const int commands = match_log_count(session_match(laid_app->session));
    app_request_update(laid_app);
    laid_wait(40);
    ck_assert_int_gt(match_log_count(session_match(laid_app->session)), commands);
    laid_close();
}
END_TEST

// ---- what is seen of a shot

static bool is_at_rest(const BattleMotion *motion) {
    bool rests = motion->arrive >= 1 && motion->fight <= 0;
    for (Seat seat = 0; seat < BUILDING_SEATS; seat++) {
        const bool down = (seen(laid_table())->table.battle.downed >> seat & 1) != 0;
        rests &= motion->shake[seat] >= 1 && motion->flash[seat] >= 1 && motion->torn[seat] >= 1 &&
                 motion->push[seat] <= 0 && motion->draw_back[seat] <= 0 &&
                 motion->fallen[seat] == (down ? 1.0F : 0.0F) && motion->hurt[seat][0].part >= 1 &&
                 motion->hurt[seat][1].part >= 1;
    }
    return rests;
}

// What the shots of a battle have looked like, by who fired: the widths of all that flew.
typedef struct Looks {
    float width[BUILDING_SEATS];
    int most[BUILDING_SEATS]; // at once
    bool pulses[BUILDING_SEATS];
    bool old; // a number of an earlier shot was there when the next one hit
} Looks;

static void note_shots(Looks *looks) {
    const BattleMotion *motion = &own(laid_table())->motion;
    const Flares *flares = &laid_table()->scene.flares;
    int count = 0;
    float width = 0;
    if (motion->shooter >= BUILDING_SEATS)
        return;
    for (int i = 0; i < FLARES_MAX; i++) {
        const Flare *flare = &flares->item[i];
        if (!flare->used || (flare->kind != FLARE_LASER && flare->kind != FLARE_PULSE))
            continue;
        count++;
        width += flare->width;
        looks->pulses[motion->shooter] |= flare->kind == FLARE_PULSE;
    }
    looks->most[motion->shooter] =
        count > looks->most[motion->shooter] ? count : looks->most[motion->shooter];
    looks->width[motion->shooter] = fmaxf(looks->width[motion->shooter], width);
    for (int a = 0; a < 2 * BUILDING_SEATS; a++)
        for (int b = 0; b < 2 * BUILDING_SEATS; b++) {
            const BattleHurt *one = &motion->hurt[a / 2][a % 2], *other = &motion->hurt[b / 2][b % 2];
            looks->old |=
                one->by != other->by && one->part > 0 && one->part < 1 && other->part > 0 && other->part < 1;
        }
}

// Eight points are wide beams, a single one is a pulse; and what the first has taken no longer stands there
// when the second hits.
START_TEST(a_shot_looks_as_strong_as_it_is) {
    Looks looks = {.old = false};
    battle_begin();
    battle_to_shots();
    const Command fire = laid_hit("choice:2")->command;
    ck_assert_int_eq(session_submit(laid_app->session, &fire), VERDICT_OK);
    for (int i = 0; i < 400 && !own(laid_table())->shots.over; i++) {
        laid_wait(20);
        note_shots(&looks);
    }
    ck_assert_int_ge(looks.most[0], 2);
    ck_assert(!looks.pulses[0]);
    ck_assert(looks.pulses[1]);
    ck_assert_float_gt(looks.width[0], 2 * looks.width[1]);
    ck_assert(!looks.old);
    laid_close();
}
END_TEST

// The hull's number and the damage come together, not before the shot has hit; when all is over all is still.
START_TEST(a_shot_takes_what_it_takes_when_it_hits) {
    battle_begin();
    battle_to_shots();
    ck_assert(is_at_rest(&own(laid_table())->motion));
    const Seat at = battle_target(0);
    const int before = shown(laid_table())->table.seat[at].damage,
              after = own(laid_table())->would[at].damage;
    ck_assert_int_gt(after, before);
    const Command fire = laid_hit("choice:1")->command;
    ck_assert_int_eq(session_submit(laid_app->session, &fire), VERDICT_OK);
    int flew = 0, hit = 0;
    for (int i = 0; i < 80; i++) {
        laid_wait(20);
        const BattleHurt *hurt = &own(laid_table())->motion.hurt[at][1];
        const int damage = shown(laid_table())->table.seat[at].damage;
        const bool seen_now = hurt->part > 0 && hurt->part < 1;
        ck_assert(damage == before || damage == after);
        ck_assert_msg(abs(i - hit) < 2 || hit == 0 || damage == after, "told after it is seen");
        flew += own(laid_table())->motion.fight > 0 && damage == before;
        if (hit == 0 && (seen_now || damage == after)) {
            hit = i;
            laid_wait(20);
            ck_assert_int_eq(shown(laid_table())->table.seat[at].damage, after);
            ck_assert_int_eq(own(laid_table())->motion.hurt[at][1].lost, after - before);
        }
    }
    ck_assert_int_gt(flew, 8); // it was to be seen coming
    ck_assert_int_gt(hit, 0);
    laid_run();
    ck_assert(is_at_rest(&own(laid_table())->motion));
    laid_close();
}
END_TEST

// Who stands between two that shoot makes way for it.
START_TEST(a_shot_passes_no_other_ship) {
    battle_begin();
    CardTable *table = laid_table();
    BattleMotion *motion = &own(table)->motion;
    const Seat from = table->front, between = 1, to = 2;
    motion->shooter = from;
    motion->victim = to;
    ck_assert(building_is_left_of(table, from, between) && building_is_left_of(table, between, to));
    const BattleStand rests = building_stand(table, between);
    motion->fight = 1;
    const BattleStand stand = building_stand(table, between);
    const GfxRect a = building_spot(table, from, SPOT_MUZZLE, to),
                  b = building_spot(table, to, SPOT_HULL, from);
    const float high = 0.22F * stand.w; // of its hull, above the middle
    for (int i = 0; i <= 20; i++) {
        const float x = stand.x + stand.w * ((float)i / 20 - 0.5F),
                    y = a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
        ck_assert_msg(y < stand.y - high, "%d: %.0f, %.0f", i, (double)y, (double)(stand.y - high));
    }
    ck_assert_float_lt(stand.w, rests.w);
    motion->fight = 0;
    ck_assert_float_eq(building_stand(table, between).y, rests.y);
    laid_close();
}
END_TEST

// ---- how long it takes

#define BATTLE_MS                                                                                            \
    3700 // of three computers, from the first card to the result; five seconds with what it is about

#define WHOLE_MS 5000 // with the moment of whoever wins it less than six seconds

static int told(uint8_t kind) {
    const GameLog *log = session_log(laid_app->session);
    int count = 0;
    for (int i = 0; i < game_log_count(log, laid_table()->log_until); i++)
        count += game_log_item(log, i)->event.kind == kind;
    return count;
}

// Computers only, at the usual speed; everything is told, and nobody waits long.
START_TEST(a_battle_of_others_does_not_last) {
    Text problem = {0};
    static const GfxRecorder unpainted = {.dry = true};
    ck_assert(stage_open(1280, 720) && stage_load_position("building_battle.json"));
    laid_app = stage_app;
    gfx_record(laid_app->gfx, &unpainted);
    SessionOptions options = {.setup = *stage_options()};
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = opponent_for("easy", laid_app->catalog->game);
    ck_assert(app_start_game(laid_app, &options, &problem));
    laid_wait(20);
    int lasted = 0, whole = 0;
    Looks looks = {.old = false};
    for (int i = 0; i < 3000 && session_stage(laid_app->session) != SESSION_SCORING; i++) {
        laid_wait(20);
        ck_assert_str_eq(laid_app->shown_name, "table");
        lasted += building_shows_battle(laid_table()) ? 20 : 0;
        note_shots(&looks);
        whole += told(EVENT_FLIPPED) > 0 ? 20 : 0; // with the card that begins it
    }
    ck_assert_msg(lasted > 1500 && lasted <= BATTLE_MS, "%d ms", lasted);
    ck_assert_msg(whole <= WHOLE_MS, "%d ms", whole);
    ck_assert(!looks.old); // each number is gone before the next shot hits
    ck_assert_int_ge(told(EVENT_SHOT), 3);
    ck_assert_int_ge(told(EVENT_PASSED), 3);
    ck_assert_int_ge(told(EVENT_PLAYED), 10);
    text_finish(&problem);
    laid_close();
}
END_TEST

// Their turns as the table shows them, ms, until so many are over or the game is: the longest with a battle,
// and the longest without.
static void time_turns(int most, int *battle, int *other) {
    int ms = 0, turns = 0;
    bool fought = false;
    Seat turn = SEAT_NONE;
    *battle = *other = 0;
    for (int i = 0; i < 20000 && turns < most && session_stage(laid_app->session) != SESSION_OVER; i++) {
        if (session_stage(laid_app->session) == SESSION_SCORING) { // nobody clicks
            session_finish_showing(laid_app->session);
            app_request_layout(laid_app);
        }
        laid_wait(20);
        const Seat now = laid_table()->view.game != NULL ? seen(laid_table())->table.active : SEAT_NONE;
        ms += 20;
        fought |= now != SEAT_NONE && building_shows_battle(laid_table());
        if (now == turn)
            continue;
        int *longest = fought ? battle : other;
        if (turn != SEAT_NONE && turns++ >= 0 && ms > *longest)
            *longest = ms;
        turn = now;
        ms = 0;
        fought = false;
    }
}

// A computer’s turn, with the battle of all of them that it begins: of four no longer than six
// seconds.
START_TEST(a_turn_of_others_does_not_last) {
    static const char *const positions[] = {"building_battle.json", "building_battle_four.json"};
    static const int most[] = {5400, 6000};
    static const GfxRecorder unpainted = {.dry = true};
    Text problem = {0};
    ck_assert(stage_open(1280, 720) && stage_load_position(positions[_i]));
    laid_app = stage_app;
    gfx_record(laid_app->gfx, &unpainted);
    SessionOptions options = {.setup = *stage_options()};
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = opponent_for("easy", laid_app->catalog->game);
    ck_assert(app_start_game(laid_app, &options, &problem));
    int battle, other;
    time_turns(12, &battle, &other);
    ck_assert_msg(battle > 2000 && battle <= most[_i], "with a battle: %d ms", battle);
    ck_assert_msg(other > 500 && other <= 6000, "without: %d ms", other);
    text_finish(&problem);
    laid_close();
}
END_TEST

// Shots in a battle that a person takes part in are seen one by one: each is aimed and lands before the next,
// those of its own flagship and at it longest. Among computers all is short.
START_TEST(a_battle_of_ones_own_is_told_shot_by_shot) {
    battle_begin();
    CardTable *table = laid_table();
    const Seat front = table->front, one = (Seat)(front == 0 ? 1 : 0);
    const Event won = {.kind = EVENT_AWARDED, .seat = one, .card = building_battle_card(table)},
                mission = {.kind = EVENT_COMPLETED, .seat = one};
    const Event shots[] = {{.kind = EVENT_SHOT, .seat = one, .to_row = front, .amount3 = 2},
                           {.kind = EVENT_SHOT, .seat = front, .to_row = one, .amount3 = 2},
                           {.kind = EVENT_SHOT, .seat = one, .to_row = BUILDING_SEATS - 1, .amount3 = 2},
                           {.kind = EVENT_DOWNED, .seat = one, .to_row = front},
                           {.kind = EVENT_DOWNED, .seat = one, .to_row = BUILDING_SEATS - 1},
                           {.kind = EVENT_BATTLE_OVER, .seat = one}};
    for (int i = 0; i < 6; i++)
        for (int mine = 0; mine < 2; mine++) {
            own(table)->played = mine;
            own(table)->shots = (BattleShots){.count = 1};
            table->theirs = 0;
            const float own_ms = building_pause(table, &shots[i], NULL);
            table->theirs = 1;
            const float ms = building_pause(table, &shots[i], NULL), lands = building_lands(table, &shots[i]);
            ck_assert_msg(mine ? ms >= own_ms : ms < own_ms, "%d: %.0f of %.0f ms", i, (double)ms,
                          (double)own_ms);
            ck_assert_int_eq(building_calm(table, &shots[i]), mine);
            if (mine && i < 3)
                ck_assert_msg(lands > 400 && ms - lands > 400, "%d lands after %.0f of %.0f ms", i,
                              (double)lands, (double)ms);
        }
    for (int mine = 0; mine < 2; mine++) { // who has won is read as well
        own(table)->played = mine;
        const float ms = building_pause(table, &won, NULL);
        ck_assert_msg(mine ? ms >= 2200 : ms <= 400, "%.0f ms", (double)ms);
        ck_assert_int_eq(building_calm(table, &won), mine);
        ck_assert(!building_calm(table, &mission));
    }
    own(table)->played = true;
    ck_assert_float_gt(building_pause(table, &shots[0], NULL), building_pause(table, &shots[2], NULL));
    laid_close();
}
END_TEST

// What others do is shown for no longer than the same of one's own.
START_TEST(nothing_of_others_takes_longer) {
    battle_begin();
    CardTable *table = laid_table();
    own(table)->asked_next = false;
    for (int kind = 0; kind < EVENT_COUNT; kind++) {
        const Event mine = {.kind = (uint8_t)kind, .seat = table->front},
                    other = {.kind = (uint8_t)kind, .seat = 1};
        table->theirs = 0;
        const float long_one = building_pause(table, &mine, NULL);
        table->theirs = 1;
        ck_assert_float_le(building_pause(table, &other, NULL), long_one);
    }
    laid_close();
}
END_TEST

// ---- seen again

// A battle that has been decided is told once more, from its beginning, and then held as it was.
START_TEST(a_held_battle_can_be_seen_again) {
    laid_open_with(opponent_for("easy", &deck_building_game), "building_battle.json", 1280, 720);
    laid_app->settings.animation_speed = laid_table()->timeline.speed = 8;
    battle_submit(VERB_EXPLORE);
    for (int i = 0; i < 20 && session_stage(laid_app->session) == SESSION_DECIDING; i++)
        battle_submit(battle_legal(VERB_PASS) != NULL ? VERB_PASS : VERB_TARGET);
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_SCORING);
    const Seat winner = own(laid_table())->shots.winner;
    int shots = 0, cards = 0;
    laid_point("button:recap");
    stage_click("button:recap", SDL_BUTTON_LEFT);
    laid_wait(20);
    ck_assert(session_recaps_scene(laid_app->session));
    for (int i = 0; i < session_event_count(laid_app->session); i++) {
        shots += session_event(laid_app->session, i).kind == EVENT_SHOT;
        cards += session_event(laid_app->session, i).kind == EVENT_PLAYED;
    }
    ck_assert_int_gt(shots, 1);
    ck_assert_int_gt(cards, 2);
    ck_assert(!own(laid_table())->shots.over);
    laid_run();
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_SCORING);
    ck_assert(own(laid_table())->shots.over && own(laid_table())->shots.winner == winner);
    ck_assert_ptr_nonnull(laid_hit("button:ok"));
    laid_close();
}
END_TEST

// ---- the stage

// Between its name and its cards most of a flagship is seen, however many fight and however small the window.
// The others' cards come as a run: the next grows while the last is still held up, and each has come up
// before the next sets out. The own ones are waited for.
START_TEST(cards_of_others_come_as_a_run) {
    battle_begin();
    CardTable *table = laid_table();
    const Event card = {.kind = EVENT_PLAYED, .seat = 1}, pass = {.kind = EVENT_PASSED, .seat = 1},
                shot = {.kind = EVENT_SHOT, .seat = 1};
    table->theirs = 1;
    own(table)->asked_next = false;
    for (int cards = 1; cards < 9; cards++) {
        own(table)->battle_cards = cards;
        const float apart = building_pause(table, &card, NULL);
        ck_assert_float_le(apart, cards <= 4 ? 260.0F : 180.0F);
        ck_assert_float_lt(building_lands(table, &card), apart);
        ck_assert_float_gt(building_lands(table, &card) + building_held_up(table, 1), apart);
        ck_assert(building_runs(table, &card) && building_runs(table, &pass) && !building_runs(table, &shot));
        ck_assert_float_le(building_pause(table, &pass, NULL), 120.0F);
    }
    own(table)->asked_next = true; // then the last one is read
    ck_assert_float_ge(building_pause(table, &card, NULL),
                       building_lands(table, &card) + building_held_up(table, 1));
    table->theirs = 0;
    const Event mine = {.kind = EVENT_PLAYED, .seat = table->front};
    ck_assert(!building_runs(table, &card));
    ck_assert_float_ge(building_pause(table, &mine, NULL),
                       building_lands(table, &mine) + building_held_up(table, table->front));
    laid_close();
}
END_TEST

START_TEST(flagships_have_room) {
    static const char *const battles[] = {"building_battle.json", "building_battle_four.json"};
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {640, 480}};
    for (int at = 0; at < 2; at++)
        for (int size = 0; size < 3; size++) {
            laid_open(battles[at], sizes[size][0], sizes[size][1]);
            battle_explore();
            const BattleRoom *room = &own(laid_table())->layout.battle;
            for (Seat seat = 0; seat < laid_table()->layout.seats; seat++) {
                const float from = room->plate[seat].y + room->plate[seat].h;
                ck_assert_float_ge(room->cards[seat].y - from, room->ship[seat].h * 0.45F);
                ck_assert_float_ge(room->ship[seat].w, room->battler[seat].w * 0.75F);
            }
            laid_close();
        }
}
END_TEST

int test_building_battle(void) {
    TCase *tcase = tcase_create("building battle");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, a_target_is_chosen_by_keys);
    tcase_add_test(tcase, the_button_fires_at_whom_one_has_pointed_at);
    tcase_add_test(tcase, each_person_is_asked_once);
    tcase_add_test(tcase, nobody_without_cards_is_asked);
    tcase_add_test(tcase, one_passes_to_the_end_of_a_battle);
    tcase_add_test(tcase, news_ends_passing);
    tcase_add_test(tcase, a_shot_takes_what_it_takes_when_it_hits);
    tcase_add_test(tcase, a_shot_looks_as_strong_as_it_is);
    tcase_add_test(tcase, a_shot_passes_no_other_ship);
    tcase_add_test(tcase, cards_of_others_come_as_a_run);
    tcase_add_test(tcase, a_battle_of_others_does_not_last);
    tcase_add_loop_test(tcase, a_turn_of_others_does_not_last, 0, 2);
    tcase_add_test(tcase, nothing_of_others_takes_longer);
    tcase_add_test(tcase, a_battle_of_ones_own_is_told_shot_by_shot);
    tcase_add_test(tcase, a_held_battle_can_be_seen_again);
    tcase_add_test(tcase, flagships_have_room);
    Suite *suite = suite_create("building battle");
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
