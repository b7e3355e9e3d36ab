// SPDX-License-Identifier: MIT
// Tests leaving a game and returning to it: by Continue, by the list of saved games; what the table says if
// it can't be saved; and undo, in the game and in the file.
#include "driven.h"

#include "app/screens/replay_parts.h"
#include "app/screens/result_parts.h"
#include "data/history.h"
#include "data/kept_cards.h"
#include "gfx/record.h"

#include <check.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MANY 140 // two regions each are more than there is room for

static App *app;
static char folder[64];

static const char *path_of(const char *name) {
    static char path[400];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void open_app(const char *games) {
    app = driven_open_with_games("en", 640, 400, games);
}

static void begin(void) {
    memcpy(folder, "/tmp/stardeck-load-XXXXXX", sizeof "/tmp/stardeck-load-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    open_app(folder);
}

static int files(char *last) {
    int count = 0;
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir != NULL && (entry = readdir(dir)) != NULL;)
        if (entry->d_name[0] != '.' && strcmp(entry->d_name, "rules") != 0 &&
            strcmp(entry->d_name, "copies") != 0 && strcmp(entry->d_name, HISTORY_NAME) != 0) {
            count++;
            if (last != NULL)
                text_copy(last, 300, path_of(entry->d_name));
        }
    if (dir != NULL)
        closedir(dir);
    return count;
}

static void end(void) {
    char path[300];
    kept_cards_delete(folder, (KeptKey){app->catalog->hash, 0});
    rmdir(path_of("rules"));
    driven_close();
    unlink(path_of(HISTORY_NAME));
    while (files(path) > 0)
        ck_assert_int_eq(unlink(path), 0);
    rmdir(folder);
}

static void start(const Opponent *other) {
    SessionOptions options = {.setup = {.seats = 2, .faction = {0, 3}, .first = 0, .seed = 5},
                              .who = {NULL, other}};
    Text problem = {0};
    ck_assert(app_start_game(app, &options, &problem));
    text_finish(&problem);
    driven_run();
}

// So many commands, the first legal one each time; people take their seats.
static void play(int commands) {
    for (int steps = 0; commands > 0 && session_stage(app->session) != SESSION_OVER; steps++) {
        ck_assert_int_lt(steps, 10000);
        const Command *legal;
        const SessionStage stage = session_stage(app->session);
        if (stage == SESSION_CURTAIN) {
            session_take_seat(app->session);
        } else if (stage == SESSION_END_TURN) {
            session_end_turn(app->session);
        } else if (stage == SESSION_DECIDING) {
            ck_assert_int_gt(session_legal(app->session, &legal), 0);
            const Command command = legal[0];
            ck_assert_uint_eq(session_submit(app->session, &command), VERDICT_OK);
            commands--;
        } else {
            session_finish_showing(app->session);
        }
    }
    driven_run();
}

static void leave(void) {
    if (driven_has("button:take_seat"))
        driven_click("button:take_seat");
    driven_click("button:menu");
    driven_click("button:leave");
    ck_assert_str_eq(app->shown_name, "menu");
    ck_assert_ptr_null(app->session);
}

START_TEST(continue_goes_on_at_the_curtain) {
    ck_assert(!driven_has("menu:continue"));
    start(NULL);
    play(7);
    const uint64_t hash = match_hash(session_match(app->session));
    leave();
    ck_assert_int_eq(files(NULL), 1);
    driven_click("menu:continue");
    ck_assert_str_eq(app->shown_name, "handover");
    ck_assert_uint_eq(session_viewer(app->session), SEAT_NONE);
    ck_assert_uint_eq(match_hash(session_match(app->session)), hash);
    // The file goes on too.
    play(3);
    leave();
    ck_assert_int_eq(files(NULL), 1);
    driven_click("menu:continue");
    ck_assert_int_eq(match_log_count(session_match(app->session)), 10);
}
END_TEST

START_TEST(who_plays_alone_comes_straight_to_the_table) {
    start(opponents[0]);
    play(4);
    leave();
    driven_click("menu:continue");
    ck_assert_str_eq(app->shown_name, "table");
    ck_assert(driven_has("hand:1"));
}
END_TEST

START_TEST(a_game_nobody_has_played_leaves_no_file) {
    start(NULL);
    leave();
    ck_assert_int_eq(files(NULL), 0);
    ck_assert(!driven_has("menu:continue"));
}
END_TEST

START_TEST(the_list_asks_before_it_deletes) {
    start(NULL);
    play(5);
    leave();
    driven_click("menu:games");
    ck_assert_str_eq(app->shown_name, "load");
    ck_assert(driven_has("game:1:resume") && !driven_has("game:1:result"));
    driven_picture("load-one");
    driven_click("game:1:delete");
    driven_picture("load-asking");
    driven_click("game:1:keep");
    driven_click("game:1:delete");
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "load");
    ck_assert(driven_has("game:1:resume"));
    driven_click("game:1:delete");
    driven_key(SDLK_RETURN); // what is in front by keyboard is to keep it
    ck_assert(driven_has("game:1:resume"));
    ck_assert_int_eq(files(NULL), 1);
    driven_click("game:1:delete");
    driven_click("game:1:really");
    ck_assert_int_eq(files(NULL), 0);
    ck_assert(!driven_has("game:1:delete"));
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "menu");
    ck_assert(!driven_has("menu:continue"));
}
END_TEST

static void note_victory(void *context, const GfxDrawnText *text) {
    const char *said = strstr(text->text, "Victory: ");
    if (said != NULL)
        text_copy(context, 120, said);
}

static void check_says_who_won(int points) {
    char said[120] = "", counted[24];
    const GfxRecorder recorder = {.text = note_victory, .context = said};
    gfx_record(app->gfx, &recorder);
    gfx_damage_all(app->gfx);
    driven_run();
    gfx_record(app->gfx, NULL);
    snprintf(counted, sizeof counted, ", %d VP ", points);
    ck_assert_msg(strstr(said, counted) != NULL, "no%s in: %s", counted, said);
}

START_TEST(a_finished_game_shows_its_result) {
    start(NULL);
    play(100000);
    ck_assert_str_eq(app->shown_name, "result");
    const uint64_t hash = match_hash(session_match(app->session));
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    match_result(session_match(app->session), points, winner);
    app_leave_game(app);
    driven_run();
    ck_assert(!driven_has("menu:continue"));
    driven_click("menu:games");
    check_says_who_won(points[winner[0] ? 0 : 1]);
    driven_click("game:1:result");
    ck_assert_str_eq(app->shown_name, "result");
    ck_assert_uint_eq(match_hash(session_match(app->session)), hash);
}
END_TEST

static char *contents(const char *path) {
    static char text[200000];
    FILE *file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static void write_file(const char *path, const char *text) {
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fputs(text, file);
    fclose(file);
}

// So many games of one's own; what the result of the last one says of them.
static const char *play_games(int count, Text *said) {
    for (int i = 0; i < count; i++) {
        if (app->session != NULL)
            app_leave_game(app);
        driven_run();
        start(opponents[0]);
        play(100000);
        driven_wait(20000);
        ck_assert_str_eq(app->shown_name, "result");
    }
    text_clear(said);
    own_record_words(app, &((const ResultScreen *)app->frame->self)->record, false, said);
    return text_string(said);
}

// One's own record: of games of one person against computers, each once, however often its result is seen.
START_TEST(the_result_tells_ones_own_record) {
    Text said = {0};
    start(NULL); // two persons: nobody's own
    play(100000);
    const ResultScreen *screen = app->frame->self;
    ck_assert(!screen->record.counts);
    ck_assert_str_eq(play_games(1, &said), "Your first game of this kind");
    ck_assert_msg(strstr(play_games(2, &said), " of 3 won · ") == text_string(&said) + 1, "%s",
                  text_string(&said));
    driven_click("button:moment:1"); // and back, which counts it no second time
    driven_click("button:menu");
    ck_assert_str_eq(app->shown_name, "result");
    screen = app->frame->self;
    ck_assert(screen->record.counts);
    ck_assert_int_eq(screen->record.before.games, 2);
    text_finish(&said);
}
END_TEST

// Who has given up is not asked again where the game goes on, and what comes of it is no record.
START_TEST(a_seat_given_up_stays_so) {
    Text problem = {0};
    char file[300];
    start(opponents[0]);
    play(5);
    ck_assert(session_can_leave_seat(app->session));
    app_leave_seat(app, opponents[0]);
    text_copy(file, sizeof file, app_game_file(app));
    app_leave_game(app);
    driven_run();
    ck_assert_msg(app_resume_game(app, file, &problem), "%s", text_string(&problem));
    driven_run();
    ck_assert(session_has_left(app->session, 0) && !session_has_left(app->session, 1));
    while (session_stage(app->session) != SESSION_OVER) {
        ck_assert_int_ne(session_stage(app->session), SESSION_DECIDING);
        session_finish_showing(app->session);
    }
    driven_wait(20000);
    ck_assert_str_eq(app->shown_name, "result");
    const ResultScreen *screen = app->frame->self;
    ck_assert(screen->record.counts && !screen->record.won);
    ck_assert_int_eq(screen->record.number, 0);
    text_finish(&problem);
}
END_TEST

// What decided a game is watched again from where it happened.
START_TEST(a_moment_is_watched_again) {
    start(NULL);
    play(100000);
    driven_wait(20000);
    ck_assert_str_eq(app->shown_name, "result");
    const ResultScreen *screen = app->frame->self;
    ck_assert_int_gt(screen->course.moments, 0);
    const int last = screen->course.moments - 1, command = screen->course.moment[last].command;
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "button:moment:%d", last + 1);
    driven_click(id);
    ck_assert_str_eq(app->shown_name, "replay");
    ck_assert_int_eq(app_replay(app)->at, command);
    const ReplayScreen *replay = app->frame->self; // it plays by itself, and no further than the moment
    for (int i = 0; i < 200 && app_replay(app)->at == command; i++)
        driven_wait(100);
    ck_assert_int_eq(app_replay(app)->at, command + 1);
    driven_wait(20000);
    ck_assert(!replay->playing && app_replay(app)->at == command + 1);
}
END_TEST

// … and one comes back to the result, as often as one likes: it has been told, and its file is as it was.
START_TEST(from_a_moment_back_to_the_result) {
    char file[300];
    static char before[200000];
    start(NULL);
    play(100000);
    driven_wait(20000);
    ck_assert_str_eq(app->shown_name, "result");
    ck_assert_int_eq(files(file), 1);
    snprintf(before, sizeof before, "%s", contents(file));
    const uint64_t hash = match_hash(session_match(app->session)), began = app->began, over = app->over;
    const SessionOptions chosen = app->chosen;
    for (int again = 0; again < 2; again++) {
        driven_click("button:moment:1");
        ck_assert_str_eq(app->shown_name, "replay");
        app->settings.animation_speed = 1;
        const uint64_t left = app->now;
        driven_click("button:menu");
        ck_assert_str_eq(app->shown_name, "result");
        ck_assert_uint_lt(app->now - left, 1000); // it is there at once, it does not count again
        ck_assert_ptr_null(app_replay(app));
        const ResultScreen *screen = app->frame->self;
        ck_assert(screen->known >= 1 && driven_has("button:moment:1"));
        ck_assert_uint_eq(match_hash(session_match(app->session)), hash);
        ck_assert_uint_eq(app->began, began);
        ck_assert_uint_eq(app->over, over);
        ck_assert_mem_eq(&app->chosen.setup, &chosen.setup, sizeof chosen.setup);
        ck_assert_mem_eq(app->chosen.who, chosen.who, sizeof chosen.who);
        ck_assert_str_eq(contents(file), before);
    }
    driven_click("button:menu");
    ck_assert_str_eq(app->shown_name, "menu");
}
END_TEST

// If its file has gone meanwhile, the menu comes.
START_TEST(without_its_file_no_result) {
    char file[300];
    start(NULL);
    play(100000);
    driven_wait(20000);
    ck_assert_int_eq(files(file), 1);
    driven_click("button:moment:1");
    ck_assert_str_eq(app->shown_name, "replay");
    ck_assert_int_eq(remove(file), 0);
    driven_click("button:menu");
    ck_assert_str_eq(app->shown_name, "menu");
    ck_assert_ptr_null(app->session);
}
END_TEST

START_TEST(hundreds_of_games_can_be_gone_through) {
    char path[300], name[40];
    start(NULL);
    play(30);
    leave();
    files(path);
    const char *text = contents(path);
    for (int i = 1; i < MANY; i++) {
        snprintf(name, sizeof name, "copy-%03d.jsonl", i);
        write_file(path_of(name), text);
    }
    driven_click("menu:games");
    driven_picture("load-many");
    char last[HIT_ID_MAX];
    snprintf(last, sizeof last, "game:%d:resume", MANY);
    ck_assert_int_lt(app->hits.count, HITS_MAX);
    ck_assert(!driven_has(last));
    for (int i = 0; i < 10 * MANY && !driven_has(last); i++)
        driven_key(SDLK_TAB); // the focus brings the next ones in
    ck_assert(driven_has(last));
    ck_assert_int_lt(app->hits.count, HITS_MAX);
    driven_wheel(10 * MANY);
    ck_assert(!driven_has(last));
    ck_assert(driven_has("game:1:resume"));
}
END_TEST

START_TEST(what_cannot_be_gone_on_with_says_why) {
    char path[300];
    start(NULL);
    play(6);
    leave();
    files(path);
    char *text = contents(path);
    char *other = strstr(text, "\"rules_version\":");
    ck_assert_ptr_nonnull(other);
    other[strlen("\"rules_version\":")] = '9';
    write_file(path_of("other-rules.jsonl"), text);
    unlink(path);
    write_file(path_of("broken.jsonl"), "{\"stardeck\":1");
    driven_click("menu:games");
    driven_picture("load-broken");
    for (int i = 1; i <= 2; i++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "game:%d:resume", i);
        ck_assert(!driven_has(id));
        snprintf(id, sizeof id, "game:%d:delete", i);
        ck_assert(driven_has(id));
    }
    driven_key(SDLK_ESCAPE);
    ck_assert(!driven_has("menu:continue"));
}
END_TEST

START_TEST(an_opponent_that_left_is_replaced) {
    char path[300];
    start(opponents[0]);
    play(4);
    leave();
    files(path);
    const char *text = contents(path);
    static const char was[] = "\"who\":[\"human\",\"";
    const char *at = strstr(text, was);
    ck_assert_ptr_nonnull(at);
    const char *rest = strchr(at + strlen(was), '"');
    Text changed = {0};
    text_add_bytes(&changed, text, (size_t)(at - text) + strlen(was));
    text_printf(&changed, "deep-thought%s", rest);
    write_file(path, text_string(&changed));
    text_finish(&changed);
    app_show(app, &menu_screen);
    driven_run();
    driven_click("menu:continue");
    ck_assert_str_eq(app->shown_name, "message");
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "deep-thought"));
    driven_click("button:ok");
    ck_assert_str_eq(app->shown_name, "table");
    ck_assert(!session_is_person(app->session, 1));
}
END_TEST

START_TEST(a_table_that_is_not_saved_says_so_once) {
    driven_close();
    write_file(path_of("in"), "a file where the folder should be");
    open_app(path_of("in"));
    start(NULL);
    play(1);
    if (driven_has("button:take_seat"))
        driven_click("button:take_seat");
    ck_assert_ptr_nonnull(app_game_fault(app));
    ck_assert(driven_has("button:note"));
    driven_picture("note");
    driven_click("button:note");
    ck_assert(!driven_has("button:note"));
    ck_assert_ptr_nonnull(app_game_fault(app));
    play(2);
    ck_assert(!driven_has("button:note"));
    // There is room again: all of it is written.
    unlink(path_of("in"));
    play(1);
    ck_assert_ptr_null(app_game_fault(app));
    char path[300], inner[600];
    ck_assert_int_eq(files(path), 1);
    const int count = match_log_count(session_match(app->session));
    DIR *dir = opendir(path);
    struct dirent *entry;
    while ((entry = readdir(dir)) != NULL && strstr(entry->d_name, ".stardeck") == NULL)
        ;
    ck_assert_ptr_nonnull(entry);
    snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
    closedir(dir);
    int lines = 0;
    for (const char *c = contents(inner); *c != '\0'; c++)
        lines += *c == '\n';
    ck_assert_int_eq(lines, count + 1);
    app_leave_game(app);
    driven_run();
    unlink(inner);
    kept_cards_delete(path, (KeptKey){app->catalog->hash, 0});
    snprintf(inner, sizeof inner, "%s/rules", path);
    rmdir(inner);
    rmdir(path);
}
END_TEST

static int lines_in_file(void) {
    char path[300];
    int lines = 0;
    ck_assert_int_eq(files(path), 1);
    for (const char *c = contents(path); *c != '\0'; c++)
        lines += *c == '\n';
    return lines;
}

START_TEST(a_pass_can_be_taken_back_and_a_drawn_card_cannot) {
    start(NULL);
    driven_click("button:take_seat");
    ck_assert(!driven_has("button:undo")); // nothing has been done
    const uint64_t hash = match_hash(session_match(app->session));
    driven_click("button:pass");
    driven_click("button:ok");
    driven_click("button:pass_empty");
    ck_assert_int_eq(session_stage(app->session), SESSION_END_TURN);
    ck_assert_int_eq(lines_in_file(), 2);
    driven_picture("undo");
    driven_click("button:undo");
    ck_assert_int_eq(session_stage(app->session), SESSION_DECIDING);
    ck_assert_uint_eq(match_hash(session_match(app->session)), hash);
    ck_assert_int_eq(lines_in_file(), 1);
    ck_assert(driven_has("hand:1") && driven_has("button:pass"));
    driven_click("hand:1");
    driven_click("row:1");
    ck_assert_int_eq(session_stage(app->session), SESSION_LAID);
    ck_assert_int_eq(lines_in_file(), 1); // it only lies there
    driven_click("button:undo");
    ck_assert_int_eq(session_stage(app->session), SESSION_DECIDING);
    ck_assert_uint_eq(match_hash(session_match(app->session)), hash);
    driven_click("hand:1");
    driven_click("row:1");
    driven_click("button:end_turn");
    ck_assert_int_eq(session_stage(app->session), SESSION_CURTAIN);
    ck_assert(!driven_has("button:undo"));
    ck_assert_int_eq(lines_in_file(), 2);
}
END_TEST

int test_load(void) {
    Suite *suite = suite_create("load");
    TCase *tcase = tcase_create("load");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, continue_goes_on_at_the_curtain);
    tcase_add_test(tcase, who_plays_alone_comes_straight_to_the_table);
    tcase_add_test(tcase, a_game_nobody_has_played_leaves_no_file);
    tcase_add_test(tcase, the_list_asks_before_it_deletes);
    tcase_add_test(tcase, a_finished_game_shows_its_result);
    tcase_add_test(tcase, a_moment_is_watched_again);
    tcase_add_test(tcase, from_a_moment_back_to_the_result);
    tcase_add_test(tcase, without_its_file_no_result);
    tcase_add_test(tcase, the_result_tells_ones_own_record);
    tcase_add_test(tcase, a_seat_given_up_stays_so);
    tcase_add_test(tcase, hundreds_of_games_can_be_gone_through);
    tcase_add_test(tcase, what_cannot_be_gone_on_with_says_why);
    tcase_add_test(tcase, an_opponent_that_left_is_replaced);
    tcase_add_test(tcase, a_table_that_is_not_saved_says_so_once);
    tcase_add_test(tcase, a_pass_can_be_taken_back_and_a_drawn_card_cannot);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
