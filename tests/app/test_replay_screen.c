// SPDX-License-Identifier: MIT
// Tests watching saved games without a window: the bar and the keys work, no curtain hides anything, and the
// cards of an unfinished game stay hidden.
#include "../unit/played.h"
#include "app/frame/frame.h"
#include "games/tactics/commands.h"
#include "games/tactics/view.h"
#include "play/advice.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static App *app;
static uint64_t now;
static char path[200];

static void open_app_in(float speed, bool window) {
    const char *cards = getenv("STARDECK_CARDS"), *assets = getenv("STARDECK_ASSETS");
    Text problem = {0};
    app = app_open(&(AppOptions){.catalog = &played_catalog,
                                 .cards_folder = cards != NULL ? cards : "cards",
                                 .assets_folder = assets != NULL ? assets : "assets",
                                 .language = "en",
                                 .width = 640,
                                 .height = 400,
                                 .offscreen = !window,
                                 .games_folder = played_folder,
                                 .watch = path},
                   &problem);
    ck_assert_msg(app != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    app->settings.animation_speed = speed;
    now = 1000;
}

static void open_app(float speed) {
    open_app_in(speed, false);
}

// The shortest game there is.
static SetupOptions short_game(uint64_t seed) {
    SetupOptions options = played_table[0];
    for (int i = 0; i < played_table_count; i++)
        if (played_table[i].seats == 2 && played_table[i].flags == FLAG_SHORT)
            options = played_table[i];
    options.seed = seed;
    return options;
}

static void save_game(int commands) {
    const SetupOptions options = short_game(21);
    Match *match = played_game(&options, commands);
    ck_assert(text_copy(path, sizeof path, played_path("watched.jsonl")));
    played_save(match, path);
    match_destroy(match);
}

static void close_app(void) {
    app_close(app);
}

static void run(void) {
    for (int steps = 0; loop_step(app, now += 40); steps++) {
        ck_assert_int_lt(steps, 4000);
        ck_assert_msg(strcmp(app->shown_name, "replay") == 0 || strcmp(app->shown_name, "message") == 0,
                      "the screen %s in a replay", app->shown_name);
    }
}

static void key(SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    loop_handle(app, &event);
    run();
}

static void point(float x, float y, bool held) {
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = (int)x;
    event.motion.y = (int)y;
    event.motion.state = held ? SDL_BUTTON_LMASK : 0;
    loop_handle(app, &event);
}

static void button(bool down) {
    SDL_Event event = {.button = {.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
                                  .button = SDL_BUTTON_LEFT,
                                  .x = (Sint32)app->input.x,
                                  .y = (Sint32)app->input.y}};
    loop_handle(app, &event);
}

static GfxRect place_of(const char *id) {
    const Hit *hit = hits_find(&app->hits, id);
    ck_assert_msg(hit != NULL, "no %s on the screen %s", id, app->shown_name);
    return hit->rect;
}

static void click_at(float x, float y) {
    point(x, y, false);
    button(true);
    button(false);
    run();
}

static void click(const char *id) {
    const GfxRect rect = place_of(id);
    click_at(rect.x + rect.w / 2, rect.y + rect.h / 2);
}

static int at(void) {
    return app_replay(app)->at;
}

static const TacticsView *view(void) {
    return (const TacticsView *)(const void *)session_view(app->session)->bytes;
}

START_TEST(the_way_through_the_game_can_be_clicked_and_dragged) {
    save_game(2000);
    open_app(0);
    run();
    ck_assert_str_eq(app->shown_name, "replay");
    const int count = app_replay(app)->count;
    GfxRect way = place_of("timeline");
    click_at(way.x + way.w / 2, way.y + way.h / 2);
    ck_assert_int_le(abs(at() - count / 2), count / 20 + 1);
    click_at(way.x + way.w - 2, way.y + way.h / 2);
    ck_assert_int_eq(at(), count);
    char knob[HIT_ID_MAX];
    snprintf(knob, sizeof knob, "move:%d", count);
    const GfxRect from = place_of(knob);
    point(from.x + from.w / 2, from.y + from.h / 2, false);
    button(true);
    for (float x = from.x; x > way.x - 20; x -= 20)
        point(x, from.y + from.h / 2, true);
    button(false);
    run();
    ck_assert_int_eq(at(), 0);
    close_app();
}
END_TEST

START_TEST(marks_lead_to_their_places) {
    save_game(2000);
    open_app(0);
    run();
    const Replay *replay = app_replay(app);
    for (int i = 0; i < replay->marks; i++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "mark:%d", i + 1);
        if (replay->mark[i].kind != REPLAY_ROUND || replay->mark[i].before == at())
            continue; // the knob lies on it
        click(id);
        ck_assert_int_eq(at(), replay->mark[i].before);
        ck_assert_int_eq(view()->round, replay->mark[i].round);
    }
    close_app();
}
END_TEST

START_TEST(keys_lead_to_and_fro) {
    save_game(2000);
    open_app(0);
    run();
    const int count = app_replay(app)->count;
    key(SDLK_RIGHT);
    key(SDLK_RIGHT);
    ck_assert_int_eq(at(), 2);
    ck_assert_int_eq(session_stage(app->session), SESSION_WATCHING);
    key(SDLK_LEFT);
    ck_assert_int_eq(at(), 1);
    key(SDLK_END);
    ck_assert_int_eq(at(), count);
    key(SDLK_RIGHT);
    ck_assert_int_eq(at(), count);
    key(SDLK_HOME);
    ck_assert_int_eq(at(), 0);
    key(SDLK_LEFT);
    ck_assert_int_eq(at(), 0);
    key(SDLK_PAGEDOWN);
    ck_assert_int_eq(view()->round, 2);
    key(SDLK_PAGEUP);
    ck_assert_int_eq(at(), 0);
    close_app();
}
END_TEST

// With everything in motion, faster and faster, from the first card to the last.
START_TEST(it_plays_by_itself_to_the_end_and_from_the_beginning_again) {
    save_game(2000);
    open_app(3);
    run();
    const int count = app_replay(app)->count;
    key(SDLK_UP);
    key(SDLK_UP);
    SDL_Event space = {.type = SDL_KEYDOWN};
    space.key.keysym.sym = SDLK_SPACE;
    loop_handle(app, &space);
    for (int steps = 0, before = 0; at() < count || session_stage(app->session) != SESSION_WATCHING;
         steps++) {
        ck_assert_int_lt(steps, 60000);
        loop_step(app, now += 250); // it may sleep in between, and be woken
        ck_assert_int_ge(at(), before);
        before = at();
        ck_assert_str_eq(app->shown_name, "replay");
    }
    now += 10000;
    run();
    ck_assert_int_eq(view()->phase, PHASE_GAME_OVER);
    loop_handle(app, &space);
    loop_step(app, now += 40);
    ck_assert_int_lt(at(), count);
    close_app();
}
END_TEST

// Whoever watches has no hand at the mouse; a replay that stands still may be left to the desktop.
START_TEST(the_screen_stays_lit_while_it_plays) {
    save_game(2000);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    open_app_in(3, true);
    run();
    ck_assert(SDL_IsScreenSaverEnabled());
    SDL_Event space = {.type = SDL_KEYDOWN};
    space.key.keysym.sym = SDLK_SPACE;
    loop_handle(app, &space);
    loop_step(app, now += 40);
    ck_assert(!SDL_IsScreenSaverEnabled());
    loop_handle(app, &space);
    loop_step(app, now += 40);
    ck_assert(SDL_IsScreenSaverEnabled());
    close_app();
}
END_TEST

START_TEST(open_cards_are_seen_from_any_seat_when_the_game_is_over) {
    save_game(2000);
    open_app(0);
    run();
    key(SDLK_RIGHT);
    ck_assert_int_eq(view()->viewer, SEAT_NONE);
    ck_assert_int_eq(view()->seat[0].hand[0], CARD_HIDDEN);
    click("button:open");
    ck_assert_int_eq(view()->viewer, 0);
    ck_assert_int_ne(view()->seat[1].hand[0], CARD_HIDDEN);
    click("front:2");
    ck_assert_int_eq(view()->viewer, 1);
    key(SDLK_o);
    ck_assert_int_eq(view()->viewer, SEAT_NONE);
    ck_assert_int_eq(at(), 1);
    close_app();
}
END_TEST

static bool is_why_open(void) {
    return hits_find(&app->hits, "why") != NULL;
}

// The panel is the only thing on the table that reacts; the bar goes on, and closes it.
START_TEST(why_a_move_was_made_is_told_by_mouse_and_by_key) {
    save_game(2000);
    open_app(0);
    run();
    ck_assert(!hits_find(&app->hits, "button:why")->enabled); // none has been made
    key(SDLK_h);
    ck_assert(!is_why_open());
    key(SDLK_RIGHT);
    click("button:why");
    ck_assert(is_why_open() && app_advice(app) != NULL);
    ck_assert_int_eq(app_advice(app)->seat, app_replay(app)->save->command[0].seat);
    ck_assert(app_advice(app)->is_made && app_advice(app)->beliefs > 0);
    ck_assert_ptr_null(hits_find(&app->hits, "row:1"));
    click("why");
    ck_assert(is_why_open());
    click("button:close");
    ck_assert(!is_why_open() && app_advice(app) == NULL);
    key(SDLK_h);
    ck_assert(is_why_open());
    key(SDLK_ESCAPE);
    ck_assert(!is_why_open());
    key(SDLK_h);
    key(SDLK_x); // as any other
    ck_assert(!is_why_open());
    key(SDLK_h);
    ck_assert_int_eq(at(), 1);
    click("button:step");
    ck_assert(!is_why_open());
    ck_assert_int_eq(at(), 2);
    close_app();
}
END_TEST

static void assert_closed(void) {
    ck_assert_int_eq(view()->viewer, SEAT_NONE);
    for (Seat seat = 0; seat < view()->seats; seat++)
        ck_assert_int_eq(view()->seat[seat].hand[0], CARD_HIDDEN);
}

START_TEST(the_cards_of_a_game_that_goes_on_stay_hidden) {
    save_game(30);
    open_app(0);
    run();
    key(SDLK_END);
    assert_closed();
    click("button:open");
    assert_closed();
    click("front:2");
    assert_closed();
    key(SDLK_o);
    assert_closed();
    click("button:why");
    key(SDLK_h);
    ck_assert(!is_why_open() && app_advice(app) == NULL);
    app_leave_game(app);
    loop_step(app, now += 40);
    ck_assert_str_eq(app->shown_name, "menu");
    ck_assert_ptr_null(app->session);
    ck_assert_ptr_null(app_replay(app));
    close_app();
}
END_TEST

START_TEST(what_differs_is_said_first) {
    save_game(2000);
    size_t length;
    char *text = played_text(path, &length), *place = strstr(text, "\"rules_version\":");
    ck_assert_ptr_nonnull(place);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    place += strlen("\"rules_version\":");
    fwrite(text, 1, (size_t)(place - text), file);
    fputs("9", file);
    fputs(place, file);
    fclose(file);
    free(text);
    open_app(0);
    run();
    ck_assert_str_eq(app->shown_name, "message");
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "version 9"));
    click("button:ok");
    ck_assert_str_eq(app->shown_name, "replay");
    key(SDLK_END);
    ck_assert_int_eq(at(), app_replay(app)->count);
    close_app();
}
END_TEST

// The file of the new game: the one that is not watched.
static Save *new_file(void) {
    DIR *folder = opendir(played_folder);
    ck_assert_ptr_nonnull(folder);
    char name[300] = "";
    for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder))
        if (strstr(entry->d_name, ".stardeck") != NULL)
            snprintf(name, sizeof name, "%s", entry->d_name);
    closedir(folder);
    Problems problems = {0};
    return name[0] != 0 ? save_load(played_path(name), &played_packs, SAVE_SAME_RULES, &problems) : NULL;
}

START_TEST(a_new_game_goes_on_from_any_move) {
    save_game(2000);
    size_t length, length_after;
    char *before = played_text(path, &length);
    open_app(0);
    run();
    key(SDLK_END);
    ck_assert(!hits_find(&app->hits, "button:continue")->enabled);
    const GfxRect way = place_of("timeline");
    click_at(way.x + way.w / 2, way.y + way.h / 2);
    const int moves = at();
    const uint64_t hash = match_hash(session_match(app->session));
    const GfxRect rect = place_of("button:continue");
    point(rect.x + rect.w / 2, rect.y + rect.h / 2, false);
    button(true);
    button(false);
    for (int i = 0; i < 50; i++)
        loop_step(app, now += 40);
    ck_assert_str_ne(app->shown_name, "replay");
    ck_assert_ptr_null(app_replay(app));
    ck_assert(!session_is_watched(app->session));
    ck_assert_int_ge(match_log_count(session_match(app->session)), moves); // a computer may have gone on
    ck_assert_uint_eq(match_log(session_match(app->session), moves - 1)->hash, hash);
    while (session_stage(app->session) != SESSION_DECIDING)
        if (session_stage(app->session) == SESSION_CURTAIN)
            session_take_seat(app->session);
        else
            session_finish_showing(app->session);
    const Command *legal;
    ck_assert_int_gt(session_legal(app->session, &legal), 0);
    const Command command = legal[0];
    ck_assert_int_eq(session_submit(app->session, &command), VERDICT_OK);
    close_app();
    Save *save = new_file();
    ck_assert_ptr_nonnull(save);
    ck_assert_int_gt(save->command_count, moves);
    Text out = {0};
    const SaveReplay replay = save_replay(save, &out);
    ck_assert_msg(replay.outcome == SAVE_GOOD, "%s", text_string(&out));
    match_destroy(replay.match);
    save_destroy(save);
    text_finish(&out);
    char *after = played_text(path, &length_after);
    ck_assert_uint_eq(length, length_after);
    ck_assert_mem_eq(before, after, length);
    free(before);
    free(after);
}
END_TEST

// Two computers play; the result is shown.
static void play_to_result(void) {
    save_game(5);
    open_app(0);
    SessionOptions options = {.setup = short_game(8)};
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = opponents[0];
    Text problem = {0};
    ck_assert_msg(app_start_game(app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
    for (int steps = 0; app->shown_name == NULL || strcmp(app->shown_name, "result") != 0; steps++) {
        ck_assert_int_lt(steps, 20000);
        loop_step(app, now += 40);
        if (session_stage(app->session) == SESSION_SCORING)
            session_finish_showing(app->session);
    }
    for (int i = 0; i < 100; i++)
        loop_step(app, now += 40);
}

START_TEST(a_game_is_looked_at_again_from_its_result) {
    play_to_result();
    const uint64_t hash = match_hash(session_match(app->session));
    const int moves = match_log_count(session_match(app->session));
    const GfxRect rect = place_of("button:watch");
    point(rect.x + rect.w / 2, rect.y + rect.h / 2, false);
    button(true);
    button(false);
    run();
    ck_assert_str_eq(app->shown_name, "replay");
    ck_assert_int_eq(app_replay(app)->count, moves);
    ck_assert(app_replay(app)->over);
    key(SDLK_END);
    ck_assert_uint_eq(match_hash(session_match(app->session)), hash);
    close_app();
}
END_TEST

// ---- a moment

static bool is_asked(void) {
    return hits_find(&app->hits, "told") != NULL;
}

static void press_at(const char *id) {
    now += 2000; // buttons that have just appeared are guarded
    loop_step(app, now);
    const GfxRect rect = place_of(id);
    point(rect.x + rect.w / 2, rect.y + rect.h / 2, false);
    button(true);
    button(false);
}

// Until the choice is there, or the game is at its end.
static void watch_on(void) {
    for (int steps = 0; !is_asked() && (at() < app_replay(app)->count || app_replay(app)->told > 0);
         steps++) {
        ck_assert_int_lt(steps, 20000);
        loop_step(app, now += 200);
    }
}

// It stops after the moment, which can be watched once more, or the rest, or the result is there again.
START_TEST(a_moment_ends_with_a_choice) {
    play_to_result();
    press_at("button:moment:1");
    loop_step(app, now += 40);
    loop_step(app, now += 40);
    ck_assert_str_eq(app->shown_name, "replay");
    const int told = app_replay(app)->told, count = app_replay(app)->count;
    ck_assert(told > 1 && told < count);
    watch_on();
    ck_assert(is_asked());
    ck_assert_int_eq(at(), told);
    press_at("button:told_again");
    ck_assert_int_eq(at(), told - 1);
    loop_step(app, now += 40);
    ck_assert(!is_asked());
    watch_on();
    ck_assert(is_asked());
    ck_assert_int_eq(at(), told);
    if (_i == 0) {
        press_at("button:told_on");
        for (int steps = 0; at() < count; steps++) {
            ck_assert_int_lt(steps, 20000);
            loop_step(app, now += 200);
            ck_assert(!is_asked());
        }
    } else {
        press_at("button:told_back");
        for (int i = 0; i < 10; i++)
            loop_step(app, now += 40);
        ck_assert_str_eq(app->shown_name, "result");
    }
    close_app();
}
END_TEST

int test_replay_screen(void) {
    Suite *suite = suite_create("replay screen");
    TCase *tcase = tcase_create("replay screen");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, played_start, played_stop);
    tcase_add_test(tcase, the_way_through_the_game_can_be_clicked_and_dragged);
    tcase_add_test(tcase, marks_lead_to_their_places);
    tcase_add_test(tcase, keys_lead_to_and_fro);
    tcase_add_test(tcase, it_plays_by_itself_to_the_end_and_from_the_beginning_again);
    tcase_add_test(tcase, the_screen_stays_lit_while_it_plays);
    tcase_add_test(tcase, open_cards_are_seen_from_any_seat_when_the_game_is_over);
    tcase_add_test(tcase, the_cards_of_a_game_that_goes_on_stay_hidden);
    tcase_add_test(tcase, why_a_move_was_made_is_told_by_mouse_and_by_key);
    tcase_add_test(tcase, what_differs_is_said_first);
    tcase_add_test(tcase, a_new_game_goes_on_from_any_move);
    tcase_add_test(tcase, a_game_is_looked_at_again_from_its_result);
    tcase_add_loop_test(tcase, a_moment_ends_with_a_choice, 0, 2);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}
