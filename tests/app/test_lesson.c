// SPDX-License-Identifier: MIT
// Tests the lesson of the tests' game: played to its end in both languages, with other moves tried on the
// way; left in the middle; and offered at the first start only.
#include "driven.h"

#include "app/kit/lesson_lights.h"
#include "app/kit/table.h"
#include "app/screens/rules_book.h"
#include "gfx/record.h"
#include "play/lesson.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What is to be found in the lesson of each game.
typedef struct Told {
    const char *game;
    const char *move; // the first step that waits for a move; `pages` are told before it
    int pages;
    const char *wrong[6]; // what is clicked there, and something else is wanted; "": let go again
    int moves;            // that are carried out when it is made, those of the others too
    const char *then;     // the step after it
    const char *lays;     // a step that only lays; NULL: there is none
    const char *laid, *passed;
    const char *large_at, *large; // a step with this region, whose card is seen large over the lights
    const char *middle;
    bool single;                        // no step waits for several moves
    const char *unwanted_at, *unwanted; // a step at which this could be done by the rules, at one click
} Told;

static const Told all_told[] = {
    {"tactics",
     "place",
     4,
     {"hand:admiral", "", "button:pass", "hand:infantry", "row:2"},
     2,
     "revealed",
     "strengthen",
     "laid",
     "passed",
     "targets",
     "row:1:card:1",
     "blocked",
     false,
     NULL,
     NULL},
    {"alpha_strike",
     "allocate",
     3,
     {"track:1", "button:none", "track:3", "hand:battle_laser", "ship:2", "button:concede"},
     1,
     "discard",
     NULL,
     NULL,
     NULL,
     "launched",
     "craft:1:1",
     "countered",
     false,
     "allocate",
     "track:1"},
    {"deck_building",
     "begin",
     4,
     {"slot:1", "space", "mission:1", "button:trash", "draft:1", "button:concede"},
     1,
     "play",
     NULL,
     NULL,
     NULL,
     "market",
     "slot:1",
     "won",
     false,
     NULL,
     NULL},
    {"star_empires",
     "draw",
     3,
     {"hand:0", "button:concede", "place:h1", "deck", "stack:h0:federation"},
     1,
     "cards",
     NULL,
     NULL,
     NULL,
     "cards",
     "hand:1",
     "won",
     true,
     "build",
     "buy:9"},
};

static const Told *told(void) {
    for (size_t i = 0; i < sizeof all_told / sizeof all_told[0]; i++)
        if (strcmp(all_told[i].game, driven_game()) == 0)
            return &all_told[i];
    ck_abort_msg("who knows the lesson of %s?", driven_game());
}

static App *app;

static const GfxRecorder unpainted = {.dry = true}; // most tests look at what reacts only

static void begin_in(const char *language, int width, int height, bool painted) {
    app = driven_open(language, width, height);
    gfx_record(app->gfx, painted || getenv("STARDECK_PICTURES") != NULL ? NULL : &unpainted);
    driven_click("menu:lesson");
    ck_assert_str_eq(app->shown_name, "lesson");
}

static void begin(void) {
    begin_in("en", 1280, 720, false);
}

// Everything that is to be lit up is there.
static void check_lights(void) {
    const LessonStep *step = lesson_step(app->lesson);
    const CardTable *table = app->frame->self; // a lesson's screen begins with it
    GfxRect place;
    for (int i = 0; i < step->lights; i++)
        ck_assert_msg(lesson_find_place(app, table, step->light[i], &place), "%s: no %s", step->id,
                      step->light[i]);
}

static void click_light(const char *light) {
    char id[HIT_ID_MAX];
    const Hit *hit = lesson_find_region(app, light);
    ck_assert_msg(hit != NULL, "%s: no %s", lesson_step(app->lesson)->id, light);
    text_copy(id, sizeof id, hit->id);
    driven_click(id);
}

static bool is_laid(void) {
    return session_stage(app->session) == SESSION_LAID;
}

// The move of the present step: what it lights up is clicked, the card and then the place; and the turn is
// ended, unless laying it is all that is wanted.
static void make_move(void) {
    const LessonStep *step = lesson_step(app->lesson);
    ck_assert(step->move);
    if (!is_laid()) {
        ck_assert_int_ge(step->lights, 1);
        for (int i = 0; i < step->lights; i++)
            click_light(step->light[i]);
        ck_assert(!step->lay || is_laid());
    }
    if (is_laid() && !step->lay)
        driven_click("button:end_turn");
}

static void go_on(void) {
    check_lights();
    const int before = lesson_number(app->lesson);
    if (lesson_step(app->lesson)->move)
        make_move();
    else
        driven_click("lesson:next");
    ck_assert_int_eq(lesson_number(app->lesson), before + 1);
}

static void go_to(const char *id) {
    while (strcmp(lesson_step(app->lesson)->id, id) != 0)
        go_on();
}

START_TEST(it_can_be_played_to_its_end) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    static const char *const languages[] = {"en", "de"};
    char name[80];
    driven_close();
    begin_in(languages[_i % 2], sizes[_i / 2][0], sizes[_i / 2][1], _i == 0 || _i == 3);
    while (lesson_number(app->lesson) + 1 < lesson_count(app->lesson)) {
        snprintf(name, sizeof name, "lesson-%s-%d-%02d", languages[_i % 2], sizes[_i / 2][1],
                 lesson_number(app->lesson));
        driven_picture(name);
        go_on();
    }
    snprintf(name, sizeof name, "lesson-%s-%d-end", languages[_i % 2], sizes[_i / 2][1]);
    driven_picture(name);
    driven_click("lesson:play");
    ck_assert_str_eq(app->shown_name, "setup");
    ck_assert_ptr_null(app->lesson);
    ck_assert_ptr_null(app->session);
    ck_assert_ptr_nonnull(app->chosen.who[1]);
}
END_TEST

static int commands(void) {
    return match_log_count(session_match(app->session));
}

static void click_in_vain(const char *what) {
    if (what[0] == 0)
        driven_key(SDLK_ESCAPE);
    else if (lesson_find_region(app, what) != NULL)
        click_light(what);
    ck_assert_str_eq(lesson_step(app->lesson)->id, told()->move);
}

START_TEST(only_the_wanted_move_is_made) {
    go_to(told()->move);
    const int before = commands();
    for (size_t i = 0; i < sizeof told()->wrong / sizeof told()->wrong[0] && told()->wrong[i] != NULL; i++)
        click_in_vain(told()->wrong[i]);
    ck_assert_int_eq(commands(), before);
    driven_picture("lesson-refused");
    driven_key(SDLK_ESCAPE);
    make_move();
    ck_assert_int_eq(commands(), before + told()->moves);
    ck_assert_str_eq(lesson_step(app->lesson)->id, told()->then);
}
END_TEST

static const char *sought;
static int times_drawn;

static void seek(void *context, const GfxDrawnText *text) {
    (void)context;
    times_drawn += strstr(text->text, sought) != NULL;
}

// How often this is drawn.
static int drawn(const char *text) {
    static const GfxRecorder recorder = {.dry = true, .text = seek};
    sought = text;
    times_drawn = 0;
    gfx_record(app->gfx, &recorder);
    gfx_damage_all(app->gfx);
    driven_run();
    gfx_record(app->gfx, &unpainted);
    return times_drawn;
}

// The first words of what a step says of other moves.
static const char *remark(char words[24]) {
    Text problem = {0};
    RulesBook *book = rules_book_open(app, "lesson", &problem);
    ck_assert_msg(book != NULL, "%s", text_string(&problem));
    const RulesChapter *chapter = &book->chapter[lesson_number(app->lesson)];
    const RulesBlock *last = &chapter->block[chapter->count - 1];
    ck_assert_int_eq(last->kind, MANUAL_NOTE);
    snprintf(words, 24, "%.12s", last->text);
    rules_book_close(book);
    text_finish(&problem);
    return words;
}

START_TEST(what_is_not_wanted_is_not_called_impossible) {
    char words[24];
    if (told()->unwanted == NULL)
        return;
    go_to(told()->unwanted_at);
    remark(words);
    ck_assert_int_eq(drawn(words), 0);
    driven_click(told()->unwanted);
    ck_assert_int_eq(drawn(words), 1);
    if (strcmp(driven_game(), "star_empires") == 0) // shipyard and terraforming, which need a colony
        ck_assert_int_eq(drawn(app_word(app, "empires.lacks.shipyard")), 2);
}
END_TEST

static void point_at(const char *id) {
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    const Hit *hit = hits_find(&app->hits, id);
    ck_assert_msg(hit != NULL, "no %s", id);
    event.motion.x = (int)(hit->rect.x + hit->rect.w / 2);
    event.motion.y = (int)(hit->rect.y + hit->rect.h / 2);
    loop_handle(app, &event);
    driven_wait(2000);
}

START_TEST(passing_by_tries_nothing) {
    char words[24];
    if (strcmp(driven_game(), "star_empires") != 0)
        return;
    go_to("fleet");
    remark(words);
    driven_click("stack:h0:federation");
    point_at("place:sa0");
    ck_assert_int_eq(drawn(words), 0);
    driven_click("place:sa0");
    ck_assert_int_eq(drawn(words), 1);
}
END_TEST

// A step may wait for several moves: those that the table makes by itself count too.
START_TEST(no_step_takes_more_moves_than_it_waits_for) {
    int several = 0;
    while (lesson_number(app->lesson) + 1 < lesson_count(app->lesson)) {
        const LessonStep *step = lesson_step(app->lesson);
        const Match *match = session_match(app->session);
        int made = -match_log_count(match);
        go_on();
        made += match_log_count(match);
        ck_assert_msg(made >= (step->move && !step->lay ? step->moves : 0), "%s: %d", step->id, made);
        several += step->moves > 1;
    }
    ck_assert(several > 0 || told()->lays != NULL || told()->single);
}
END_TEST

START_TEST(what_is_laid_is_played_by_ending_the_turn) {
    if (told()->lays == NULL)
        return;
    go_to(told()->lays);
    const int before = commands();
    make_move();
    ck_assert_str_eq(lesson_step(app->lesson)->id, told()->laid);
    ck_assert_int_eq(commands(), before); // not played yet
    check_lights();
    driven_click("button:undo"); // taken up: the step before again
    ck_assert_str_eq(lesson_step(app->lesson)->id, told()->lays);
    check_lights();
    make_move();
    ck_assert_str_eq(lesson_step(app->lesson)->id, told()->laid);
    driven_click("button:end_turn");
    ck_assert_str_eq(lesson_step(app->lesson)->id, told()->passed);
    ck_assert_int_eq(commands(), before + 2); // and the answer to it
}
END_TEST

START_TEST(nothing_can_be_played_while_something_is_told) {
    ck_assert(!lesson_step(app->lesson)->move);
    const Command *legal;
    ck_assert_int_eq(session_legal(app->session, &legal), 0);
    for (int card = 1; card <= 4; card++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "hand:%d", card);
        if (!driven_has(id))
            break; // the hand is to be drawn yet
        driven_click(id);
        driven_key(SDLK_ESCAPE);
    }
    ck_assert_int_eq(commands(), 0);
}
END_TEST

START_TEST(at_its_end_no_button_is_dead) {
    while (lesson_number(app->lesson) + 1 < lesson_count(app->lesson))
        go_on();
    ck_assert(driven_has("lesson:play") && driven_has("lesson:menu"));
    ck_assert(!driven_has("button:ok"));
}
END_TEST

static int marks, last_frame, last_card;

// The lights' frames and the box, and the card that the pointer has called up.
static void note_order(void *context, const GfxDrawnMark *mark) {
    const GfxRect *card = context;
    marks++;
    if (strcmp(mark->kind, "frame") == 0 && mark->color == COLOR_ICE && mark->box.y < card->y)
        last_frame = marks;
    if (strcmp(mark->kind, "panel") == 0 && mark->second == COLOR_ICE)
        last_frame = marks;
    if (strcmp(mark->kind, "card") == 0 && mark->box.w > card->w - 20)
        last_card = marks;
}

START_TEST(a_card_seen_large_lies_above_lights_and_box) {
    go_to(told()->large_at);
    point_at(told()->large);
    const CardTable *table = app->frame->self; // a lesson's screen begins with it
    GfxRect card = gfx_inset(popup_rect(app, table), app_px(app, 52));
    ck_assert_msg(card.w > 100, "no card is seen large");
    const GfxRecorder recorder = {.context = &card, .mark = note_order};
    gfx_record(app->gfx, &recorder);
    gfx_damage_all(app->gfx);
    driven_run();
    gfx_record(app->gfx, NULL);
    driven_picture("lesson-popup");
    ck_assert_int_gt(last_frame, 0);
    ck_assert_int_gt(last_card, last_frame);
}
END_TEST

START_TEST(enter_goes_on) {
    for (int i = 0; i < told()->pages; i++)
        driven_key(SDLK_RETURN);
    ck_assert_str_eq(lesson_step(app->lesson)->id, told()->move);
}
END_TEST

// Tab until the focus is there.
static void focus_on(const char *id) {
    for (int i = 0; i < HITS_MAX && strcmp(app->input.focus, id) != 0; i++)
        driven_key(SDLK_TAB);
    ck_assert_str_eq(app->input.focus, id);
}

START_TEST(keys_alone_lead_through_it) {
    while (lesson_number(app->lesson) + 1 < lesson_count(app->lesson)) {
        const LessonStep *step = lesson_step(app->lesson);
        const int before = lesson_number(app->lesson);
        if (step->move && !is_laid()) {
            for (int i = 0; i < step->lights; i++) {
                const Hit *hit = lesson_find_region(app, step->light[i]);
                ck_assert_msg(hit != NULL, "%s: no %s", step->id, step->light[i]);
                focus_on(hit->id);
                driven_key(SDLK_RETURN);
            }
        } else if (!step->move) {
            driven_key(SDLK_RETURN);
        }
        if (is_laid() && !step->lay) // its button has the focus
            driven_key(SDLK_RETURN);
        ck_assert_int_eq(lesson_number(app->lesson), before + 1);
    }
    driven_key(SDLK_RETURN);
    ck_assert_str_eq(app->shown_name, "setup");
}
END_TEST

START_TEST(it_can_be_left_at_any_time) {
    go_to(told()->middle);
    driven_click("lesson:leave");
    ck_assert_str_eq(app->shown_name, "menu");
    ck_assert_ptr_null(app->lesson);
    driven_click("menu:lesson"); // and begun anew
    ck_assert_str_eq(lesson_step(app->lesson)->id, "welcome");
    driven_click("lesson:leave");
    ck_assert_ptr_null(app->session);
}
END_TEST

START_TEST(the_language_can_change_on_the_way) {
    go_to(told()->move);
    AppSettings wanted = app->settings;
    text_copy(wanted.language, sizeof wanted.language, "de");
    Text problem = {0};
    ck_assert(app_change_settings(app, &wanted, &problem));
    text_finish(&problem);
    driven_run();
    ck_assert_str_eq(lesson_step(app->lesson)->id, told()->move);
    make_move();
    ck_assert_str_eq(lesson_step(app->lesson)->id, told()->then);
}
END_TEST

START_TEST(it_is_offered_once) {
    ck_assert(app->settings.lesson_offered);
    driven_click("lesson:leave");
    ck_assert_str_eq(app->shown_name, "menu");
}
END_TEST

START_TEST(every_step_has_its_text_in_both_languages) {
    static const char *const languages[] = {"en", "de"};
    const LessonStep *steps = lesson_step(app->lesson);
    for (int i = 0; i < 2; i++) {
        Text problem = {0};
        AppSettings wanted = app->settings;
        text_copy(wanted.language, sizeof wanted.language, languages[i]);
        ck_assert(app_change_settings(app, &wanted, &problem));
        RulesBook *book = rules_book_open(app, "lesson", &problem);
        ck_assert_msg(book != NULL, "%s", text_string(&problem));
        ck_assert_int_eq(book->count, lesson_count(app->lesson));
        for (int k = 0; k < book->count; k++) {
            ck_assert_str_eq(book->chapter[k].id, steps[k].id);
            const RulesBlock *last = &book->chapter[k].block[book->chapter[k].count - 1];
            const bool laid = k > 0 && steps[k - 1].lay; // other moves take up what was laid
            ck_assert_int_eq(last->kind == MANUAL_NOTE, steps[k].move && !laid); // what is said about them
            for (int b = 0; b < book->chapter[k].count; b++)
                ck_assert_ptr_null(strchr(book->chapter[k].block[b].text, '{'));
        }
        rules_book_close(book);
        text_finish(&problem);
    }
}
END_TEST

int test_lesson(void) {
    Suite *suite = suite_create("lesson");
    TCase *tcase = tcase_create("lesson");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, begin, driven_close);
    tcase_add_loop_test(tcase, it_can_be_played_to_its_end, 0, 4);
    tcase_add_test(tcase, only_the_wanted_move_is_made);
    tcase_add_test(tcase, what_is_not_wanted_is_not_called_impossible);
    tcase_add_test(tcase, passing_by_tries_nothing);
    tcase_add_test(tcase, no_step_takes_more_moves_than_it_waits_for);
    tcase_add_test(tcase, what_is_laid_is_played_by_ending_the_turn);
    tcase_add_test(tcase, nothing_can_be_played_while_something_is_told);
    tcase_add_test(tcase, at_its_end_no_button_is_dead);
    tcase_add_test(tcase, a_card_seen_large_lies_above_lights_and_box);
    tcase_add_test(tcase, enter_goes_on);
    tcase_add_test(tcase, keys_alone_lead_through_it);
    tcase_add_test(tcase, it_can_be_left_at_any_time);
    tcase_add_test(tcase, the_language_can_change_on_the_way);
    tcase_add_test(tcase, it_is_offered_once);
    tcase_add_test(tcase, every_step_has_its_text_in_both_languages);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
