// SPDX-License-Identifier: MIT
// Tests that the lesson's box is never in the way: at each step, in both languages and several windows, what
// the step is about is neither covered nor dimmed, and each gesture it asks for works in the middle of its
// place, by click and by drag. No highlighted place says that it can't be done.
#include "driven.h"
#include "plain_text.h"

#include "app/kit/lesson_lights.h"
#include "app/screens/lesson_room.h"
#include "app/screens/rules_book.h"
#include "engine/game_facts.h"
#include "gfx/record.h"
#include "play/lesson.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DIM 0x8C02050Au // what the screen lays over the rest
#define STRIPS_MAX 128

static App *app;

// ---- one case: language, window, scale, by drag or by click

typedef struct Case {
    const char *language;
    int width, height, scale;
    bool drags;
} Case;

static const Case cases[] = {
    {"de", 1280, 720, 100, true},  {"en", 1280, 720, 100, false}, {"de", 1440, 900, 100, false},
    {"en", 1440, 900, 100, true},  {"de", 1920, 1080, 100, true}, {"en", 1920, 1080, 100, false},
    {"de", 1280, 720, 125, false}, {"en", 1280, 720, 125, true},  {"de", 1920, 1080, 125, true},
};
#define CASES ((int)(sizeof cases / sizeof cases[0]))

static const Case *present;
static int battles; // parts of one that were looked at

static void wish(const char *language, int scale) {
    Text problem = {0};
    AppSettings wanted = app->settings;
    text_copy(wanted.language, sizeof wanted.language, language);
    wanted.ui_scale = scale;
    ck_assert(app_change_settings(app, &wanted, &problem));
    text_finish(&problem);
    driven_run();
}

static void begin(const Case *with) {
    static const GfxRecorder unpainted = {.dry = true};
    present = with;
    app = driven_open(with->language, with->width, with->height);
    gfx_record(app->gfx, getenv("STARDECK_PICTURES") != NULL ? NULL : &unpainted);
    wish(with->language, with->scale);
    driven_click("menu:lesson");
    ck_assert_str_eq(app->shown_name, "lesson");
}

static const CardTable *table_now(void) {
    return app->frame->self; // a lesson's screen begins with it
}

static const char *where(void) {
    static char text[120];
    snprintf(text, sizeof text, "%s %d %s %dx%d %d%%", lesson_step(app->lesson)->id,
             lesson_number(app->lesson) + 1, present->language, present->width, present->height,
             present->scale);
    return text;
}

// ---- what is covered, what is dimmed

typedef struct Dimmed {
    GfxRect strip[STRIPS_MAX];
    int count;
} Dimmed;

static void note_dim(void *context, const GfxDrawnMark *mark) {
    Dimmed *dimmed = context;
    if (strcmp(mark->kind, "fill") == 0 && mark->color == DIM && dimmed->count < STRIPS_MAX)
        dimmed->strip[dimmed->count++] = mark->box;
}

static void find_dimmed(Dimmed *dimmed) {
    const GfxRecorder recorder = {.dry = true, .context = dimmed, .mark = note_dim};
    static const GfxRecorder unpainted = {.dry = true};
    dimmed->count = 0;
    gfx_record(app->gfx, &recorder);
    gfx_damage_all(app->gfx);
    driven_run();
    gfx_record(app->gfx, getenv("STARDECK_PICTURES") != NULL ? NULL : &unpainted);
}

static void check_seen(const char *what, GfxRect place, const Dimmed *dimmed) {
    const Hit *box = hits_find(&app->hits, "lesson");
    ck_assert_msg(room_overlap_area(box->rect, place) <= 0, "%s: the box covers %s", where(), what);
    for (int i = 0; i < dimmed->count; i++)
        ck_assert_msg(room_overlap_area(dimmed->strip[i], place) < 1, "%s: %s is dimmed", where(), what);
}

static void check_light(const char *light, const Dimmed *dimmed) {
    GfxRect place;
    ck_assert_msg(lesson_find_place(app, table_now(), light, &place), "%s: no %s", where(), light);
    check_seen(light, place, dimmed);
}

// ---- what the texts name

// Is it seen in full light?
static bool is_seen(GfxRect place, const Dimmed *dimmed) {
    const Hit *box = hits_find(&app->hits, "lesson");
    float hidden = room_overlap_area(box->rect, place);
    for (int i = 0; i < dimmed->count; i++)
        hidden += room_overlap_area(dimmed->strip[i], place);
    return hidden < 1;
}

// Does the card that a text names lie there: in the hand, among what can be chosen, or open on the table?
// What lies on a pile has been dealt with, and the history names much.
static bool shows_card(const Hit *hit, uint8_t card) {
    return hit->card == card && strncmp(hit->id, "log:", 4) != 0 && strncmp(hit->id, "pile", 4) != 0 &&
           strcmp(hit->id, "discard") != 0;
}

// One of the places where it lies is enough: others may have such a card too.
static void check_card(const char *name, const Dimmed *dimmed) {
    const uint8_t card = catalog_find(app->catalog, game_card_table(app->catalog->game), name);
    const char *last = "";
    int there = 0, seen = 0;
    const Command *laid = session_laid(app->session);
    if (laid != NULL && laid->card == card)
        return; // face down, where the step's light is
    for (int i = 0; card != NONE && i < app->hits.count; i++)
        if (shows_card(&app->hits.item[i], card)) {
            there++, last = app->hits.item[i].id;
            seen += is_seen(app->hits.item[i].rect, dimmed);
        }
    ck_assert_msg(there == 0 || seen > 0, "%s: the card %s is named, but covered or dimmed (%s)", where(),
                  name, last);
}

static void check_territory(const char *name, const Dimmed *dimmed) {
    char light[HIT_ID_MAX];
    GfxRect place;
    snprintf(light, sizeof light, "place:%s", name);
    if (lesson_find_place(app, table_now(), light, &place))
        check_seen(light, place, dimmed);
}

static void check_names(const char *text, const Dimmed *dimmed) {
    for (ManualPlaceholder named; manual_next_placeholder(text, &named); text = named.to) {
        if (strcmp(named.what, "card") == 0)
            check_card(named.name, dimmed);
        else if (strcmp(named.what, "at") == 0)
            check_territory(named.name, dimmed);
    }
}

// What a plan does not list, but everybody looks at: both sides of a battle with their units, what their
// forces come to, and, where a card has to be laid or a unit given up, where the cards lie.
static void check_battle(const LessonStep *step) {
    static const char *const parts[] = {"part:attack", "part:middle", "part:defence", "part:attack_cards",
                                        "part:defence_cards"};
    const Hit *box = hits_find(&app->hits, "lesson");
    for (size_t i = 0; i < (step->move ? 5 : 3); i++) {
        GfxRect place;
        if (!lesson_find_place(app, table_now(), parts[i], &place))
            continue;
        ck_assert_msg(room_overlap_area(box->rect, place) <= 0, "%s: the box covers %s", where(), parts[i]);
        battles++;
    }
}

// ---- what stands at the places that are lit

typedef struct Denied {
    GfxRect place;
    char text[200]; // "": nothing there says that something can't be done
} Denied;

// Says the text that something is impossible? Rules of cards do too, but no card is read at the table.
static bool denies(const char *text) {
    static const char *const words[] = {"annot ",    "an’t ",      "annst nicht",
                                        "ann nicht", "annst kein", "nmöglich"};
    char plain[200];
    plain_text(plain, sizeof plain, text);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strstr(plain, words[i]) != NULL)
            return true;
    return false;
}

static void note_denied(void *context, const GfxDrawnText *drawn) {
    Denied *denied = context;
    const float x = drawn->extent.x + drawn->extent.w / 2, y = drawn->extent.y + drawn->extent.h / 2;
    if (drawn->layer == 0 && gfx_contains(denied->place, x, y) && denies(drawn->text))
        plain_text(denied->text, sizeof denied->text, drawn->text);
}

// What a step lights up, it asks for or speaks of: nothing there may say that it can't be done.
static void check_invites(const char *light) {
    Denied denied = {.text = ""};
    const GfxRecorder recorder = {.dry = true, .context = &denied, .text = note_denied};
    static const GfxRecorder unpainted = {.dry = true};
    ck_assert_msg(lesson_find_place(app, table_now(), light, &denied.place), "%s: no %s", where(), light);
    gfx_record(app->gfx, &recorder);
    gfx_damage_all(app->gfx);
    driven_run();
    gfx_record(app->gfx, getenv("STARDECK_PICTURES") != NULL ? NULL : &unpainted);
    ck_assert_msg(denied.text[0] == 0, "%s: at %s stands: %s", where(), light, denied.text);
}

static RulesBook *texts_now(void) {
    Text problem = {0};
    RulesBook *book = rules_book_open(app, "lesson", &problem);
    ck_assert_msg(book != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    return book;
}

static void check_step(const RulesBook *texts) {
    const LessonStep *step = lesson_step(app->lesson);
    const ManualChapter *told = &texts->manual->chapter[lesson_number(app->lesson)];
    Dimmed dimmed;
    ck_assert_msg(driven_has("lesson"), "%s: no box", where());
    find_dimmed(&dimmed);
    for (int i = 0; i < step->lights; i++)
        check_light(step->light[i], &dimmed), check_invites(step->light[i]);
    for (int i = 0; i < step->shows; i++)
        check_light(step->show[i], &dimmed);
    for (int i = 0; i < 2 && step->drag[0] != NULL; i++)
        check_light(step->drag[i], &dimmed);
    check_battle(step);
    if (step->lights > 0) // without lights nothing is dimmed, and nothing is pointed at
        for (int i = 0; i < told->count; i++)
            check_names(told->block[i].text, &dimmed);
}

// ---- gestures, in the middle of their places

static void mouse(Uint32 type, float x, float y, bool down) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = (Sint32)x;
        event.motion.y = (Sint32)y;
        event.motion.state = down ? SDL_BUTTON_LMASK : 0;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = (Sint32)x;
        event.button.y = (Sint32)y;
    }
    loop_handle(app, &event);
    driven_run();
}

static void middle_of(const char *light, float *x, float *y) {
    GfxRect place;
    ck_assert_msg(lesson_find_place(app, table_now(), light, &place), "%s: no %s", where(), light);
    *x = place.x + place.w / 2;
    *y = place.y + place.h / 2;
}

static void drag(const char *from, const char *to) {
    float x, y, to_x, to_y;
    middle_of(from, &x, &y);
    mouse(SDL_MOUSEMOTION, x, y, false);
    mouse(SDL_MOUSEBUTTONDOWN, x, y, true);
    mouse(SDL_MOUSEMOTION, x + 30, y - 30, true);
    ck_assert_msg(table_now()->drag.on, "%s: %s can't be dragged", where(), from);
    middle_of(to, &to_x, &to_y);
    mouse(SDL_MOUSEMOTION, (x + to_x) / 2, (y + to_y) / 2, true);
    mouse(SDL_MOUSEMOTION, to_x, to_y, true);
    const Hit *box = hits_find(&app->hits, "lesson");
    ck_assert_msg(box == NULL || !gfx_contains(box->rect, to_x, to_y), "%s: the box lies on %s", where(), to);
    mouse(SDL_MOUSEBUTTONUP, to_x, to_y, false);
}

static void click_at(const char *light) {
    float x, y;
    middle_of(light, &x, &y);
    mouse(SDL_MOUSEMOTION, x, y, false);
    mouse(SDL_MOUSEBUTTONDOWN, x, y, true);
    mouse(SDL_MOUSEBUTTONUP, x, y, false);
}

// A long list shows only a part of itself; the step lights up where it goes on, until what is meant is there.
static void click_all_the_way(const char *light) {
    for (int i = 0; i < 3 && strcmp(lesson_find_region(app, light)->id, "side:below") == 0; i++)
        click_at(light);
    click_at(light);
}

static void make_move(const LessonStep *step) {
    const bool laid = session_stage(app->session) == SESSION_LAID;
    if (!laid && present->drags && step->drag[0] != NULL)
        drag(step->drag[0], step->drag[1]);
    else
        for (int i = 0; i < step->lights && !laid; i++)
            click_all_the_way(step->light[i]);
    if (session_stage(app->session) == SESSION_LAID && !step->lay)
        driven_click("button:end_turn");
}

static void go_on(void) {
    const LessonStep *step = lesson_step(app->lesson);
    const int before = lesson_number(app->lesson);
    if (step->move)
        make_move(step);
    else
        driven_click("lesson:next");
    ck_assert_msg(lesson_number(app->lesson) == before + 1, "%s does not go on", step->id);
}

START_TEST(it_is_in_the_way_of_nothing) {
    begin(&cases[_i]);
    RulesBook *texts = texts_now();
    for (;;) {
        char name[80];
        snprintf(name, sizeof name, "%s-%d-%d-%02d", present->language, present->height, present->scale,
                 lesson_number(app->lesson) + 1);
        driven_picture(name);
        check_step(texts);
        if (lesson_number(app->lesson) + 1 == lesson_count(app->lesson))
            break;
        go_on();
    }
    ck_assert(battles > 0 || strcmp(driven_game(), "star_empires") != 0);
    rules_book_close(texts);
    driven_close();
}
END_TEST

int test_lesson_box(void) {
    Suite *suite = suite_create("the lesson's box");
    TCase *tcase = tcase_create("lesson box");
    tcase_set_timeout(tcase, 300);
    tcase_add_loop_test(tcase, it_is_in_the_way_of_nothing, 0, CASES);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
