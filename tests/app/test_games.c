// SPDX-License-Identifier: MIT
// Tests several games in one window: a file belongs to the game it names, each game has its own words and
// set-up, and a broken pack does not affect the others. A game that can't begin costs nothing: the running
// one goes on, whatever was missing, memory included.
//
// The second game is Tactics under another name: what is tested here knows no rules.
#include "../unit/failing.h"
#include "app/frame/frame.h"
#include "app/frame/opened_file.h"
#include "app/kit/game_table.h"
#include "app/tables/tactics/tactics.h"
#include "data/pack_cache.h"
#include "engine/game.h"
#include "games/tactics/commands.h"
#include "games/tactics/tactics.h"

#include <check.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define WORDS_STEP 17 // of the allocations for words: test_memory goes through them

static char folder[64], cards[100], games_folder[100];
static Game second_game, broken_game;
static const Game *list[4];
static PackCache shelf;
static App *app;
static uint64_t now;

// In place of the registry's: each of these games is played at the table of Tactics.
static GameTable tables[3];

const GameTable *game_table_of(const Game *game) {
    for (int i = 0; i < 3; i++)
        if (strcmp(tables[i].game->id, game->id) == 0)
            return &tables[i];
    return NULL;
}

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static const char *path_of(const char *name) {
    static char path[200];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void shell(const char *format, const char *a, const char *b) {
    char command[4096];
    snprintf(command, sizeof command, format, a, b);
    ck_assert_int_eq(system(command), 0);
}

static void run(void) {
    for (int steps = 0; loop_step(app, now += 100); steps++)
        ck_assert_int_lt(steps, 4000);
}

static void open_app(const char *first) {
    Text problem = {0};
    const Catalog *catalog = pack_cache_find(&shelf, first, &problem);
    ck_assert_msg(catalog != NULL, "%s", text_string(&problem));
    for (int i = 0; list[i] != NULL; i++)
        pack_cache_catalog(&shelf, list[i]);
    app = app_open(&(AppOptions){.catalog = catalog,
                                 .shelf = &shelf,
                                 .cards_folder = cards,
                                 .assets_folder = place_of("STARDECK_ASSETS", "assets"),
                                 .language = "en",
                                 .width = 640,
                                 .height = 400,
                                 .offscreen = true,
                                 .games_folder = games_folder},
                   &problem);
    ck_assert_msg(app != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    run();
}

static void begin(void) {
    const char *real = place_of("STARDECK_CARDS", "cards");
    memcpy(folder, "/tmp/stardeck-games-XXXXXX", sizeof "/tmp/stardeck-games-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(cards, sizeof cards, "%s/cards", folder);
    snprintf(games_folder, sizeof games_folder, "%s/games", folder);

    shell("mkdir '%s'%s", cards, "");
    shell("cp -r '%s/tactics' '%s/'", real, cards);
    shell("cp -r '%s/tactics' '%s/second'", real, cards);
    second_game = broken_game = tactics_game;
    second_game.id = "second";
    broken_game.id = "broken";
    const Game *every[] = {&tactics_game, &second_game, &broken_game};
    for (int i = 0; i < 3; i++) {
        tables[i] = tactics_game_table;
        tables[i].game = every[i];
    }
    list[0] = &tactics_game;
    list[1] = &second_game;
    list[2] = NULL;
    shelf = (PackCache){.games = list, .folder = cards};
}

static void end(void) {
    app_close(app);
    app = NULL;
    pack_cache_finish(&shelf);
    shell("rm -r '%s'%s", folder, "");
}

static void choose(const char *game) {
    Text problem = {0};
    const Catalog *catalog = pack_cache_find(&shelf, game, &problem);
    ck_assert_msg(catalog != NULL && app_choose_game(app, catalog, &problem), "%s", text_string(&problem));
    ck_assert_uint_eq(problem.length, 0);
}

static void start(void) {
    const SessionOptions options = {.setup = {.seats = 2, .faction = {0, 3}, .first = 0, .seed = 5}};
    Text problem = {0};
    ck_assert(app_start_game(app, &options, &problem));
    text_finish(&problem);
    run();
}

static void play(int commands) {
    for (int steps = 0; commands > 0; steps++) {
        const Command *legal;
        ck_assert_int_lt(steps, 1000);
        switch (session_stage(app->session)) {
        case SESSION_CURTAIN:
            session_take_seat(app->session);
            break;
        case SESSION_LAID:
        case SESSION_END_TURN:
            session_end_turn(app->session);
            break;
        case SESSION_DECIDING:
            ck_assert_int_gt(session_legal(app->session, &legal), 0);
            const Command command = legal[0];
            ck_assert_uint_eq(session_submit(app->session, &command), VERDICT_OK);
            commands--;
            break;
        default:
            session_finish_showing(app->session);
        }
    }
}

// A game of so many commands, in a file of its own; the window is back in the menu.
static void save_game(const char *game, int commands, const char *name) {
    choose(game);
    start();
    play(commands);
    shell("cp '%s' '%s'", app_game_file(app), path_of(name));
    app_leave_game(app);
    run();
    shell("rm -r '%s'%s", games_folder, "");
}

static const char *played(void) {
    return match_catalog(session_match(app->session))->game->id;
}

// ---- the game that a file names

START_TEST(a_saved_game_of_another_game_is_played) {
    Text problem = {0};
    open_app("tactics");
    save_game("second", 7, "second.jsonl");
    choose("tactics");
    const Words *words = app->words;
    ck_assert_msg(app_resume_game(app, path_of("second.jsonl"), &problem), "%s", text_string(&problem));
    ck_assert_str_eq(played(), "second");
    ck_assert_str_eq(app->catalog->game->id, "second");
    ck_assert_ptr_ne(app->words, words);
    run();
    play(2);
    ck_assert_int_eq(match_log_count(session_match(app->session)), 9);
    app_leave_game(app);
    run();
    ck_assert_str_eq(app->shown_name, "menu");
    ck_assert(hits_find(&app->hits, "menu:continue") == NULL); // that file lies elsewhere
    // Looking at it is the same.
    choose("tactics");
    ck_assert_msg(app_watch(app, path_of("second.jsonl"), &problem), "%s", text_string(&problem));
    ck_assert_str_eq(played(), "second");
    run();
    ck_assert_str_eq(app->shown_name, "replay");
}
END_TEST

START_TEST(a_file_from_outside_is_opened_by_what_it_holds) {
    open_app("tactics");
    save_game("second", 7, "second");
    choose("tactics");
    app_open_file(app, path_of("second"), &menu_screen);
    run();
    ck_assert_str_eq(played(), "second");
    ck_assert(!session_is_watched(app->session));
    app_leave_game(app);
    run();
    char second[200];
    ck_assert(text_copy(second, sizeof second, path_of("second")));
    shell("cp '%s' '%s'", second, path_of("cut.stardeck"));
    shell("echo '{}' >> '%s'%s", path_of("cut.stardeck"), "");
    static const char *const wrong[] = {"cut.stardeck", "gone.stardeck", "no-such/second"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        app_open_file(app, path_of(wrong[i]), &menu_screen);
        run();
        ck_assert_str_eq(app->shown_name, "message");
        ck_assert_ptr_nonnull(strstr(app_notice(app)->text, wrong[i]));
        app_show(app, &menu_screen);
        run();
    }
}
END_TEST

START_TEST(the_list_and_continue_know_all_games) {
    open_app("tactics");
    choose("second");
    start();
    play(3);
    app_leave_game(app);
    choose("tactics");
    app_show(app, &menu_screen);
    run();
    ck_assert_ptr_null(hits_find(&app->hits, "menu:continue")); // the buttons are the chosen game's
    choose("second");
    run();
    ck_assert_ptr_nonnull(hits_find(&app->hits, "menu:continue"));
    choose("tactics");
    app_show(app, &load_screen);
    run();
    ck_assert_ptr_nonnull(hits_find(&app->hits, "game:1:resume"));
    ck_assert_str_eq(app->catalog->game->id, "tactics"); // looking at the list chooses nothing
}
END_TEST

START_TEST(a_game_has_words_of_its_own) {
    open_app("tactics");
    shell("sed -i 's/Starfleet/Planetfleet/' '%s/second/lang/en.json'%s", cards, "");
    ck_assert_str_eq(faction_name(app, 0), "Starfleet");
    choose("second");
    ck_assert_str_eq(faction_name(app, 0), "Planetfleet");
    choose("tactics");
    ck_assert_str_eq(faction_name(app, 0), "Starfleet");
}
END_TEST

START_TEST(each_game_keeps_its_set_up) {
    open_app("tactics");
    app->chosen.setup.seats = 3;
    app->chosen.setup.faction[2] = 1;
    app->first_seat_rule = FIRST_BY_LOT;
    app_remember_choice(app);
    choose("second");
    ck_assert_uint_eq(app->chosen.setup.seats, 2);
    ck_assert_int_eq(app->first_seat_rule, FIRST_BY_RULES);
    app->chosen.setup.variant = VARIANT_STANDARD;
    app_remember_choice(app);
    choose("tactics");
    ck_assert_uint_eq(app->chosen.setup.seats, 3);
    ck_assert_int_eq(app->first_seat_rule, FIRST_BY_LOT);
}
END_TEST

// ---- packs that are broken

START_TEST(a_broken_pack_is_left_out_and_told) {
    list[0] = &broken_game;
    list[1] = &tactics_game;
    shell("mkdir '%s/broken' && echo '{' > '%s/broken/game.json'", cards, cards);
    open_app("tactics");
    ck_assert_str_eq(app->shown_name, "message");
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "/broken/"));
    app_show(app, &menu_screen);
    start();
    play(2);
    ck_assert_str_eq(played(), "tactics");
}
END_TEST

START_TEST(broken_words_are_another_games_business) {
    Text problem = {0};
    shell("echo '{' > '%s/second/lang/en.json'%s", cards, "");
    open_app("second"); // which is meant, and can't be
    ck_assert_str_eq(app->catalog->game->id, "tactics");
    ck_assert_str_eq(app->shown_name, "message");
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "second/lang/en.json:2:1"));
    const Catalog *second = pack_cache_find(&shelf, "second", &problem);
    const Words *words = app->words;
    ck_assert(!app_choose_game(app, second, &problem));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), "second/lang/en.json"));
    ck_assert_ptr_eq(app->words, words);
    ck_assert_str_eq(app->catalog->game->id, "tactics");
    text_finish(&problem);
}
END_TEST

// ---- the new game whole, or the old one

typedef struct Running {
    const Session *session;
    const Words *words;
    const Catalog *catalog;
    const Replay *replay;
    uint64_t hash;
    char file[300], word[60];
} Running;

static Running running(void) {
    Running it = {.session = app->session,
                  .words = app->words,
                  .catalog = app->catalog,
                  .replay = app_replay(app),
                  .hash = match_hash(session_match(app->session))};
    text_copy(it.file, sizeof it.file, app_game_file(app));
    text_copy(it.word, sizeof it.word, app_word(app, "opponent.random"));
    return it;
}

static void expect_untouched(const Running *before) {
    ck_assert_ptr_eq(app->session, before->session);
    ck_assert_ptr_eq(app->words, before->words);
    ck_assert_ptr_eq(app->catalog, before->catalog);
    ck_assert_ptr_eq(app_replay(app), before->replay);
    ck_assert_uint_eq(match_hash(session_match(app->session)), before->hash);
    ck_assert_str_eq(app_game_file(app), before->file);
    ck_assert_str_eq(app_word(app, "opponent.random"), before->word);
}

typedef bool (*Begin)(Text *problem);

static bool resume_other(Text *problem) {
    return app_resume_game(app, path_of("other.jsonl"), problem);
}

static bool watch_other(Text *problem) {
    return app_watch(app, path_of("other.jsonl"), problem);
}

static bool start_other(Text *problem) {
    const SessionOptions options = {.setup = {.seats = 3, .faction = {0, 3, 1}, .first = 0, .seed = 9}};
    return app_start_game(app, &options, problem);
}

static bool start_lesson(Text *problem) {
    return app_start_lesson(app, problem);
}

static bool continue_watched(Text *problem) {
    return app_continue_watched(app, problem);
}

static const struct {
    const char *name;
    Begin begin;
    bool from_watching;
} ways[] = {{"resume", resume_other, false},
            {"watch", watch_other, false},
            {"start", start_other, false},
            {"lesson", start_lesson, false},
            {"continue", continue_watched, true}};

static void run_a_game(bool watched) {
    Text problem = {0};
    if (watched) {
        ck_assert(app_watch(app, path_of("third.jsonl"), &problem));
        ck_assert(replay_go(app_replay(app), app->session, 3));
    } else {
        choose("tactics");
        start();
        play(3);
    }
    text_finish(&problem);
}

// How many allocations there are on the way.
static long count_allocations(int way) {
    Text problem = {0};
    run_a_game(ways[way].from_watching);
    failing_start(LONG_MAX, FAIL_ONCE);
    const bool good = ways[way].begin(&problem);
    failing_stop();
    const long count = failing_count();
    ck_assert_msg(good, "%s: %s", ways[way].name, text_string(&problem));
    text_finish(&problem);
    run();
    return count;
}

// … when the words of a game are read: thousands, one like the other.
static long count_words_allocations(void) {
    Text problem = {0};
    failing_start(LONG_MAX, FAIL_ONCE);
    Words *words = frame_load_words(app, pack_cache_find(&shelf, "second", &problem), "en", "", &problem);
    failing_stop();
    ck_assert_ptr_nonnull(words);
    words_destroy(words);
    text_finish(&problem);
    return failing_count();
}

// The next one that fails after the n-th: each that belongs to no words, and of those some.
static long next_of(long n, long all, long words) {
    const long besides = all > words ? all - words : all; // before them and behind them
    const long behind = all - besides;
    if (n < besides || n >= behind)
        return n + 1;
    return n + WORDS_STEP < behind ? n + WORDS_STEP : behind;
}

// Each allocation on the way fails once. Either the new game is there, or the old one goes on as if nothing
// had been tried.
START_TEST(without_memory_the_running_game_stays) {
    open_app("tactics");
    save_game("second", 7, "other.jsonl");
    save_game("tactics", 6, "third.jsonl");
    int refused = 0;
    bool reached = true;
    const long all = count_allocations(_i), words = count_words_allocations();
    choose("tactics");
    run_a_game(ways[_i].from_watching);
    for (long n = 1; reached; n = next_of(n, all, words)) {
        const Running before = running();
        Text problem = {0};
        failing_start(n, FAIL_ONCE);
        const bool good = ways[_i].begin(&problem);
        reached = failing_stop();
        ck_assert(reached || good);
        refused += !good;
        if (!good)
            expect_untouched(&before);
        else
            ck_assert_ptr_eq(app->catalog, match_catalog(session_match(app->session)));
        if (good && reached)
            run_a_game(ways[_i].from_watching);
        text_finish(&problem);
        run();
    }
    ck_assert_msg(refused > 3, "%s: %d", ways[_i].name, refused);
    ck_assert(!ways[_i].from_watching || app_replay(app) == NULL);
}
END_TEST

static void change_file(const char *sed, const char *to) {
    char command[400];
    snprintf(command, sizeof command, "sed '%s' '%s'", sed, path_of("other.jsonl"));
    shell("%s > '%s'", command, path_of(to));
}

START_TEST(without_a_good_file_the_running_game_stays) {
    static const struct {
        const char *sed; // what was done to the file
        bool watch;      // it can't be watched either
    } faults[] = {{"1s/\"second\"/\"chess\"/", true},
                  {"1s/\"second\"/\"tactics/", true},
                  {"1s/\"rules_version\":/&9/", false},
                  {"3s/^.*$/{}/", true},
                  {"2,3d", false},
                  {"1d", true}};
    open_app("tactics");
    save_game("second", 7, "other.jsonl");
    run_a_game(false);
    const Running before = running();
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        Text problem = {0};
        change_file(faults[i].sed, "bad.jsonl");
        ck_assert_msg(!app_resume_game(app, path_of("bad.jsonl"), &problem), "%s", faults[i].sed);
        ck_assert_uint_gt(problem.length, 0);
        text_clear(&problem);
        if (faults[i].watch) {
            ck_assert_msg(!app_watch(app, path_of("bad.jsonl"), &problem), "%s", faults[i].sed);
            ck_assert_uint_gt(problem.length, 0);
        }
        expect_untouched(&before);
        text_finish(&problem);
        run();
    }
    // Words that are missing, and the running game's own file.
    Text problem = {0};
    shell("echo '{' > '%s/second/lang/en.json'%s", cards, "");
    ck_assert(!app_resume_game(app, path_of("other.jsonl"), &problem));
    ck_assert(!app_watch(app, path_of("other.jsonl"), &problem));
    ck_assert(!app_resume_game(app, before.file, &problem));
    expect_untouched(&before);
    text_finish(&problem);
    // It goes on, and into its file.
    play(2);
    ck_assert_int_eq(match_log_count(session_match(app->session)), 5);
    ck_assert_ptr_null(app_game_fault(app));
    shell("test `wc -l < '%s'` = 6%s", before.file, "");
}
END_TEST

int test_games(void) {
    failing_open();
    setenv("STARDECK_ANIMATION", "0", 1);
    Suite *suite = suite_create("games");
    TCase *tcase = tcase_create("games");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, a_saved_game_of_another_game_is_played);
    tcase_add_test(tcase, a_file_from_outside_is_opened_by_what_it_holds);
    tcase_add_test(tcase, the_list_and_continue_know_all_games);
    tcase_add_test(tcase, a_game_has_words_of_its_own);
    tcase_add_test(tcase, each_game_keeps_its_set_up);
    tcase_add_test(tcase, a_broken_pack_is_left_out_and_told);
    tcase_add_test(tcase, broken_words_are_another_games_business);
    tcase_add_loop_test(tcase, without_memory_the_running_game_stays, 0, (int)(sizeof ways / sizeof ways[0]));
    tcase_add_test(tcase, without_a_good_file_the_running_game_stays);
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
