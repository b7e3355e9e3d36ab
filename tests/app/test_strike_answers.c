// SPDX-License-Identifier: MIT
// Tests answers at the table of Alpha Strike: every possible one is listed for the seat that is asked and for
// nobody else, with exactly its result; given by list, slot and button. And explained numbers: their parts
// add up, through whole games.
#include "laid_table.h"

#include "app/kit/explain.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/hand_row.h"
#include "app/tables/alpha_strike/answers.h"
#include "app/tables/alpha_strike/table.h"
#include "app/tables/alpha_strike/why.h"
#include "gfx/record.h"
#include "screen_stage.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void close_all(void) {
    laid_close();
}

static StrikeTable *half(void) {
    return own(laid_table());
}

static int commands(void) {
    return match_log_count(session_match(laid_app->session));
}

static Command last(void) {
    return match_log(session_match(laid_app->session), commands() - 1)->command;
}

static const StrikeView *now(void) {
    return (const StrikeView *)(const void *)session_view(laid_app->session)->bytes;
}

// Halberd's Battle Laser on Bastion, which has taken its seat.
static void attacked(void) {
    laid_open("strike_four.json", 1280, 720);
    laid_press("hand:1");
    laid_point("ship:1");
    laid_release();
    ck_assert_uint_eq(last().verb, VERB_ATTACK);
    ck_assert_str_ne(laid_app->shown_name, "table");
    laid_key(SDLK_RETURN);
    ck_assert_str_eq(laid_app->shown_name, "table");
}

START_TEST(every_answer_is_listed_and_none_at_all_last) {
    attacked();
    const Command *legal;
    const int count = session_legal(laid_app->session, &legal);
    int wanted = 0;
    for (int i = 0; i < count; i++)
        wanted += legal[i].verb == VERB_DEFEND;
    ck_assert_int_eq(half()->answers, wanted);
    ck_assert_int_eq(wanted, 5);
    ck_assert_uint_eq(half()->answer[wanted - 1].command.card, NONE);
    ck_assert_ptr_nonnull(laid_hit("answer:5"));
}
END_TEST

// One way for both: the first click on a row chooses its card, as one on the card does, and gives nothing
// yet.
START_TEST(a_row_is_chosen_before_it_answers) {
    attacked();
    const int commands = match_log_count(session_match(laid_app->session));
    laid_click("answer:1");
    ck_assert_int_eq(match_log_count(session_match(laid_app->session)), commands);
    ck_assert_uint_eq(strike_choice_card(&half()->choice), half()->answer[0].command.card);
    laid_key(SDLK_ESCAPE);
    ck_assert(!laid_hit("answer:1")->has_command);
    laid_click("hand:1");
    ck_assert_int_eq(match_log_count(session_match(laid_app->session)), commands);
    for (int i = 0; i < half()->answers; i++) {
        const Command *command = &half()->answer[i].command;
        ck_assert_int_eq(strike_answer_is_armed(laid_table(), i),
                         command->card == NONE ||
                             (command->card == half()->choice.card && !half()->answer[i].then.is_craft));
    }
}
END_TEST

// What stands in the list is what comes.
START_TEST(each_comes_out_as_foretold) {
    attacked();
    ck_assert_int_lt(_i, half()->answers);
    const StrikeForecast then = half()->answer[_i].then;
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "answer:%d", _i + 1);
    if (then.card != NONE)
        laid_click(id);
    laid_wait(1000);
    laid_click(id);
    ck_assert_uint_eq(last().verb, VERB_DEFEND);
    ck_assert_uint_eq(last().card, then.card);
    for (Seat seat = 0; seat < now()->seats; seat++) {
        ck_assert_uint_eq(now()->seat[seat].hull, then.hull[seat]);
        for (int track = 0; track < TRACKS; track++)
            ck_assert_uint_eq(now()->seat[seat].power[track], then.power[seat][track]);
    }
}
END_TEST

START_TEST(a_card_on_the_slot_answers) {
    attacked();
    laid_press("hand:1"); // ECM
    laid_point("slot");
    laid_wait(100);
    ck_assert_uint_eq(half()->forecast.kind, FORECAST_ANSWER);
    ck_assert_int_eq(half()->forecast.lands, 4);
    laid_release();
    ck_assert_uint_eq(last().verb, VERB_DEFEND);
    ck_assert_uint_ne(last().card, NONE);
}
END_TEST

START_TEST(so_does_a_craft_and_the_button_takes_the_hit) {
    attacked();
    if (_i == 0) {
        laid_press("craft:1:1");
        laid_point("slot");
        laid_release();
        ck_assert_uint_ne(last().card, NONE);
    } else {
        laid_click("button:none");
        ck_assert_uint_eq(last().card, NONE);
        ck_assert_uint_eq(now()->seat[0].hull, 6);
    }
    ck_assert_uint_eq(last().verb, VERB_DEFEND);
}
END_TEST

// Between the answer's event and that of its effect the attack seems to be as it was.
static int foretold_meanwhile, shown_frames, without_log;

static void watch_outcome(void *context, const GfxDrawnText *text) {
    (void)context;
    if (laid_table()->showing && seen(laid_table())->phase == PHASE_RESPOND)
        foretold_meanwhile += strcmp(text->text, app_word(laid_app, "strike.lane.gets_through")) == 0;
}

START_TEST(while_an_answer_takes_effect_nothing_else_is_foretold) {
    static const GfxRecorder recorder = {.dry = true, .text = watch_outcome}, unpainted = {.dry = true};
    attacked();
    foretold_meanwhile = shown_frames = without_log = 0;
    gfx_record(laid_app->gfx, &recorder);
    laid_press("hand:1");
    laid_point("slot");
    stage_mouse(SDL_MOUSEBUTTONUP, laid_app->input.x, laid_app->input.y, SDL_BUTTON_LEFT);
    for (int i = 0; i < 150 && laid_app->frame->screen == &table_screen; i++) {
        laid_wait(20);
        gfx_damage_all(laid_app->gfx);
        shown_frames += laid_table()->showing;
        without_log +=
            laid_table()->showing && laid_table()->next_event > 0 && laid_table()->layout.log.w <= 0;
    }
    gfx_record(laid_app->gfx, &unpainted);
    ck_assert_int_gt(shown_frames, 20);
    ck_assert_int_eq(foretold_meanwhile, 0);
    ck_assert_int_eq(without_log, 0); // the history goes on meanwhile
}
END_TEST

START_TEST(who_is_not_asked_sees_no_list) {
    laid_open("strike_four.json", 1280, 720);
    ck_assert_int_eq(half()->answers, 0);
    laid_press("hand:1");
    laid_point("ship:1");
    laid_wait(200);
    ck_assert_int_eq(half()->answers, 0);
    laid_release();
}
END_TEST

// ---- attacks that wait for each other

static void submit(uint8_t verb, const char *card) {
    const Command *legal;
    const int count = session_legal(laid_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == verb && legal[i].card != NONE &&
            strcmp(strike_rules(laid_app)->card[legal[i].card].id, card) == 0) {
            ck_assert_int_eq(session_submit(laid_app->session, &legal[i]), VERDICT_OK);
            laid_run();
            while (session_stage(laid_app->session) == SESSION_CURTAIN)
                laid_key(SDLK_RETURN);
            return;
        }
    ck_abort_msg("%s can't be used", card);
}

// What is left after a counter attack counts the attack that it answers: that one lands all the same.
static const char *sought;
static int times_drawn;

static void seek(void *context, const GfxDrawnText *text) {
    (void)context;
    times_drawn += strcmp(text->text, sought) == 0;
}

static int drawn(const char *key) {
    static const GfxRecorder recorder = {.dry = true, .text = seek}, unpainted = {.dry = true};
    sought = app_word(laid_app, key);
    times_drawn = 0;
    gfx_record(laid_app->gfx, &recorder);
    gfx_damage_all(laid_app->gfx);
    laid_run();
    gfx_record(laid_app->gfx, &unpainted);
    return times_drawn;
}

// What the box with the comparison is headed by: nobody is told that he has not answered when he has.
START_TEST(an_answered_attack_is_not_called_unanswered) {
    laid_open("strike_nested.json", 1280, 720);
    submit(VERB_ATTACK, "laser_turret");
    laid_key(SDLK_RETURN);
    ck_assert_int_eq(drawn("strike.lane.without"), 1);
    submit(VERB_DEFEND, "slingshot_turn");
    submit(VERB_COUNTER, "missile_salvo");
    submit(VERB_DEFEND, "return_fire");
    laid_key(SDLK_RETURN);
    ck_assert_uint_eq(now()->phase, PHASE_COUNTER);
    ck_assert_int_eq(drawn("strike.lane.without"), 0);
    ck_assert_int_ge(drawn("do.counter.none"), 1);
}
END_TEST

START_TEST(a_counter_attack_does_not_undo_the_attack) {
    laid_open("strike_nested.json", 1280, 720);
    submit(VERB_ATTACK, "laser_turret");
    submit(VERB_DEFEND, "slingshot_turn");
    submit(VERB_COUNTER, "missile_salvo");
    submit(VERB_DEFEND, "return_fire");
    ck_assert_uint_eq(now()->phase, PHASE_COUNTER);
    ck_assert_int_gt(half()->answers, 1);
    for (int i = 0; i < half()->answers; i++) { // 3 damage, 2 shields, 7 hull
        ck_assert_uint_eq(half()->answer[i].then.power[0][TRACK_SHIELD], 0);
        ck_assert_uint_eq(half()->answer[i].then.hull[0], 6);
    }
}
END_TEST

// ---- more of them than there is room for

static AnswerLayout room(void) {
    return strike_answer_room(laid_app, laid_table());
}

// With every answer that there is, in a small window with large letters.
static void attacked_with_much(void) {
    const Command *legal;
    laid_open("strike_answers.json", 1280, 720);
    GfxSizing wish = gfx_sizing(laid_app->gfx);
    wish.scale = 2;
    gfx_set_sizing(laid_app->gfx, wish);
    app_request_layout(laid_app);
    laid_run();
    const int count = session_legal(laid_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_ATTACK && legal[i].to == 2) {
            ck_assert_int_eq(session_submit(laid_app->session, &legal[i]), VERDICT_OK);
            break;
        }
    laid_run();
    laid_key(SDLK_RETURN);
    ck_assert_int_gt(half()->answers, room().shown);
    ck_assert_int_eq(room().first, 0);
}

static void turn_wheel(int y) {
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.y = y;
    loop_handle(laid_app, &event);
    laid_run();
}

START_TEST(the_wheel_goes_through_a_long_list) {
    attacked_with_much();
    laid_point("answer:2");
    for (int i = 0; i < 30; i++)
        turn_wheel(-1);
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "answer:%d", half()->answers);
    ck_assert_ptr_null(laid_hit("answer:1"));
    ck_assert_ptr_nonnull(laid_hit(id));
    for (int i = 0; i < 30; i++)
        turn_wheel(1);
    ck_assert_ptr_nonnull(laid_hit("answer:1"));
}
END_TEST

START_TEST(keys_reach_every_answer) {
    attacked_with_much();
    bool reached[ANSWERS_MAX] = {false};
    for (int i = 0; i < 120; i++) {
        int at = 0;
        laid_key(SDLK_TAB);
        if (sscanf(laid_app->input.focus, "answer:%d", &at) == 1)
            reached[at - 1] = true;
    }
    for (int i = 0; i < half()->answers; i++)
        ck_assert_msg(reached[i], "answer %d of %d is out of reach", i + 1, half()->answers);
}
END_TEST

// ---- numbers

static int number(const char *text) {
    const bool minus = strncmp(text, "\xE2\x88\x92", 3) == 0;
    return minus ? -atoi(text + 3) : atoi(text[0] == '+' ? text + 1 : text);
}

// Rows whose parts add up; what only has a sentence has no parts.
static bool adds_up(const HitTag *tag) {
    return tag->kind == TAG_POWER_NUMBER || tag->kind == TAG_HULL_NUMBER || tag->kind == TAG_SUM ||
           tag->kind == TAG_LANDS;
}

static int check_numbers(void) {
    int checked = 0;
    for (int i = 0; i < laid_app->hits.count; i++) {
        const Hit *hit = &laid_app->hits.item[i];
        Explanation out;
        int sum = 0;
        if (!adds_up(&hit->tag) || !strike_explain(laid_app, laid_table(), &hit->tag, &out))
            continue;
        for (int k = 0; k < out.count; k++)
            sum += number(out.line[k].value);
        ck_assert_msg(out.count > 0, "%s (%s) has no parts", hit->id, out.title);
        ck_assert_msg(sum == number(out.value), "%s (%s): %d is not %s", hit->id, out.title, sum, out.value);
        checked++;
    }
    return checked;
}

START_TEST(the_parts_of_a_number_add_up) {
    static const char *const positions[] = {"strike_four.json", "strike_three.json", "strike_nested.json"};
    unsigned chance = 17;
    int checked = 0;
    laid_open(positions[_i], 1280, 720);
    for (int step = 0; step < 60 && session_stage(laid_app->session) != SESSION_OVER; step++) {
        const Command *legal;
        const int count = session_legal(laid_app->session, &legal);
        if (session_stage(laid_app->session) == SESSION_CURTAIN) {
            laid_key(SDLK_RETURN);
            continue;
        }
        if (session_stage(laid_app->session) != SESSION_DECIDING || count < 2) {
            if (session_stage(laid_app->session) == SESSION_SCORING)
                session_finish_showing(laid_app->session);
            laid_run();
            if (count == 0)
                continue;
        }
        checked += check_numbers();
        chance = chance * 1103515245u + 12345u;
        const Command *chosen =
            &legal[(chance >> 16) % (unsigned)(count > 1 ? count - 1 : 1)]; // not giving up
        ck_assert_int_eq(session_submit(laid_app->session, chosen), VERDICT_OK);
        laid_run();
    }
    ck_assert_int_gt(checked, 100);
}
END_TEST

START_TEST(a_number_says_it_under_the_pointer) {
    attacked();
    for (int i = 0; i < laid_app->hits.count; i++)
        if (laid_app->hits.item[i].tag.kind == TAG_SUM) {
            char id[HIT_ID_MAX];
            memcpy(id, laid_app->hits.item[i].id, sizeof id);
            laid_point(id);
            laid_wait(1000);
            ck_assert_ptr_nonnull(laid_hit("explain"));
            return;
        }
    ck_abort_msg("the sum can't be asked");
}
END_TEST

// The attack on that seat, which then is asked.
static void attacked_in(const char *scene, Seat target) {
    const Command *legal;
    laid_open(scene, 1280, 720);
    const int count = session_legal(laid_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_ATTACK && legal[i].to == target) {
            ck_assert_int_eq(session_submit(laid_app->session, &legal[i]), VERDICT_OK);
            break;
        }
    laid_run();
    laid_key(SDLK_RETURN);
    ck_assert_uint_eq(now()->to_act, target);
}

// Return Fire may always be played, but is no offer if nothing in the hand can be fired. Slingshot Turn stops
// the attack too.
START_TEST(without_a_shot_return_fire_is_not_lit) {
    static const struct {
        const char *scene;
        Seat target;
        bool idle;
    } cases[] = {{"strike_answers.json", 2, true}, {"strike_fire.json", 1, false}};
    const GameCardLook *look;
    int found = 0;
    attacked_in(cases[_i].scene, cases[_i].target);
    look = laid_table()->game->look;
    for (int i = 0; i < now()->seat[cases[_i].target].hand_count; i++) {
        const uint8_t card = table_card_at(laid_table(), ZONE_HAND, i)->card;
        const char *id = strike_rules(laid_app)->card[card].id;
        if (strcmp(id, "return_fire") == 0) {
            found++;
            ck_assert(strike_is_playable(laid_app, laid_table(), card));
            ck_assert_int_eq(strike_is_idle(laid_app, laid_table(), card), cases[_i].idle);
            ck_assert_int_eq(look->hand_card(laid_app, laid_table(), i).lit, !cases[_i].idle);
            ck_assert_int_eq(look->hand_card(laid_app, laid_table(), i).dull, cases[_i].idle);
        } else {
            ck_assert_msg(!strike_is_idle(laid_app, laid_table(), card), "%s", id);
        }
    }
    ck_assert_int_eq(found, 1);
}
END_TEST

// ... and it stays legal.
START_TEST(it_may_be_played_all_the_same) {
    attacked_in("strike_answers.json", 2);
    for (int i = 0; i < now()->seat[2].hand_count; i++) {
        const uint8_t card = table_card_at(laid_table(), ZONE_HAND, i)->card;
        char id[HIT_ID_MAX];
        if (strcmp(strike_rules(laid_app)->card[card].id, "return_fire") != 0)
            continue;
        snprintf(id, sizeof id, "hand:%d", i + 1);
        laid_click(id);
        ck_assert(strike_answer_is_idle(laid_table(), &half()->forecast));
        laid_click("button:ok");
        ck_assert_uint_eq(last().verb, VERB_DEFEND);
        ck_assert_uint_eq(last().card, card);
        return;
    }
    ck_abort_msg("Return Fire is not in the hand");
}
END_TEST

int test_strike_answers(void) {
    Suite *suite = suite_create("strike answers");
    TCase *tcase = tcase_create("strike answers");
    tcase_set_timeout(tcase, 240);
    tcase_add_checked_fixture(tcase, NULL, close_all);
    tcase_add_test(tcase, every_answer_is_listed_and_none_at_all_last);
    tcase_add_test(tcase, a_row_is_chosen_before_it_answers);
    tcase_add_loop_test(tcase, each_comes_out_as_foretold, 0, 5);
    tcase_add_test(tcase, a_card_on_the_slot_answers);
    tcase_add_loop_test(tcase, so_does_a_craft_and_the_button_takes_the_hit, 0, 2);
    tcase_add_test(tcase, while_an_answer_takes_effect_nothing_else_is_foretold);
    tcase_add_test(tcase, who_is_not_asked_sees_no_list);
    tcase_add_test(tcase, an_answered_attack_is_not_called_unanswered);
    tcase_add_test(tcase, a_counter_attack_does_not_undo_the_attack);
    tcase_add_loop_test(tcase, without_a_shot_return_fire_is_not_lit, 0, 2);
    tcase_add_test(tcase, it_may_be_played_all_the_same);
    tcase_add_test(tcase, the_wheel_goes_through_a_long_list);
    tcase_add_test(tcase, keys_reach_every_answer);
    tcase_add_loop_test(tcase, the_parts_of_a_number_add_up, 0, 3);
    tcase_add_test(tcase, a_number_says_it_under_the_pointer);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
