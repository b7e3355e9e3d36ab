// SPDX-License-Identifier: MIT
// Tests the journal of a running game: one file, as long as the game, whatever happens to disk and folder
// meanwhile.
#include "data/save_snapshot.h"
#include "play/journal.h"
#include "played.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#define LONG 40      // commands that every game has, and more than any file that is too short here
#define NOBODY 65534 // any user but root, whom read-only files do not stop

typedef struct Evening {
    Match *match;
    Journal *journal;
    Rng rng;
    SessionOptions options;
} Evening;

static char folder[128]; // two levels that are not there in the beginning

static Evening begin(void) {
    Evening game = {.options = {.setup = played_table[0]}};
    snprintf(folder, sizeof folder, "%s/of/games", played_folder);
    game.options.setup.seed = 4;
    game.options.who[1] = opponents[0];
    text_copy(game.options.name[0], sizeof game.options.name[0], "Ann");
    game.match = played_game(&game.options.setup, 0);
    game.journal = journal_begin(folder, game.match, &game.options);
    ck_assert_ptr_nonnull(game.journal);
    rng_seed(&game.rng, 8);
    return game;
}

static void step(Evening *game) {
    ck_assert(played_step(game->match, &game->rng));
    const LogEntry entry = *match_log(game->match, match_log_count(game->match) - 1);
    journal_command(game->journal, game->match, entry.seat, &entry.command);
}

static void steps(Evening *game, int count, bool good) {
    for (int i = 0; i < count; i++) {
        step(game);
        ck_assert_msg((journal_fault(game->journal) == NULL) == good, "command %d: %s",
                      match_log_count(game->match), journal_fault(game->journal));
    }
}

static Save *read_back(const char *path) {
    Problems problems = {0};
    Save *save = save_load(path, &played_packs, SAVE_SAME_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    return save;
}

// The file holds exactly what has been played, and nothing is cut off.
static void assert_holds(const Evening *game) {
    Save *save = read_back(journal_path(game->journal));
    Text said = {0};
    SaveReplay replay = save_replay(save, &said);
    ck_assert_msg(replay.outcome == SAVE_GOOD, "%s", text_string(&said));
    ck_assert_int_eq(save->command_count, match_log_count(game->match));
    ck_assert_int_eq(save->torn_line, 0);
    ck_assert_uint_eq(match_hash(replay.match), match_hash(game->match));
    ck_assert((save->over_line > 0) == (match_to_act(game->match) == SEAT_NONE));
    ck_assert_str_eq(save->header.who[0], "human");
    ck_assert_str_eq(save->header.who[1], opponents[0]->name);
    ck_assert_str_eq(save->header.name[0], "Ann");
    match_destroy(replay.match);
    save_destroy(save);
    text_finish(&said);
}

static void end(Evening *game) {
    match_destroy(game->match);
    journal_close(game->journal);
}

// Every file of the folder, and the folders.
static void clear(void) {
    char path[512];
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir != NULL && (entry = readdir(dir)) != NULL;) {
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        unlink(path);
    }
    if (dir != NULL)
        closedir(dir);
    rmdir(folder);
    snprintf(path, sizeof path, "%s/of", played_folder);
    rmdir(path);
}

START_TEST(the_file_grows_with_the_game) {
    Evening game = begin();
    ck_assert_str_eq(journal_path(game.journal), "");
    ck_assert_int_ne(access(folder, F_OK), 0); // nobody has played yet
    while (match_to_act(game.match) != SEAT_NONE) {
        steps(&game, 1, true);
        assert_holds(&game);
    }
    Save *save = read_back(journal_path(game.journal));
    ck_assert_int_gt(save->snapshot_count, 1);
    ck_assert_int_eq(save->snapshot_count, save->command_count / SAVE_SNAPSHOT_EVERY);
    for (int i = 0; i < save->snapshot_count; i++)
        ck_assert_int_eq(save->snapshot[i].at, (i + 1) * SAVE_SNAPSHOT_EVERY);
    save_destroy(save);
    end(&game);
}
END_TEST

START_TEST(games_of_one_minute_have_files_of_their_own) {
    Evening one = begin(), other = begin();
    steps(&one, 2, true);
    steps(&other, 5, true);
    ck_assert_str_ne(journal_path(one.journal), journal_path(other.journal));
    steps(&one, 2, true);
    assert_holds(&one);
    assert_holds(&other);
    end(&one);
    end(&other);
}
END_TEST

// Older versions called it NAME.jsonl: a name that such a game has is not given to another one.
START_TEST(games_are_called_so_that_the_desktop_knows_them) {
    Evening one = begin(), other = begin();
    char old[300], taken[300];
    steps(&one, 2, true);
    const char *path = journal_path(one.journal), *ending = strrchr(path, '.');
    ck_assert_str_eq(ending, ".stardeck");
    snprintf(old, sizeof old, "%.*s-2.jsonl", (int)(ending - path), path);
    snprintf(taken, sizeof taken, "%.*s-2.stardeck", (int)(ending - path), path);
    FILE *file = fopen(old, "w");
    ck_assert_ptr_nonnull(file);
    fclose(file);
    steps(&other, 2, true);
    ck_assert_str_ne(journal_path(other.journal), taken);
    assert_holds(&other);
    end(&one);
    end(&other);
}
END_TEST

START_TEST(a_place_that_is_taken_can_become_free) {
    char path[128];
    Evening game = begin();
    snprintf(path, sizeof path, "%s/of", played_folder); // a file where the folder should be
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fclose(file);
    steps(&game, 4, false);
    remove(path);
    steps(&game, 1, true);
    assert_holds(&game);
    end(&game);
}
END_TEST

// How many lines `what` prints on the terminal.
static int lines_told(void (*what)(Evening *), Evening *game) {
    FILE *file = tmpfile();
    int lines = 0;
    fflush(stderr);
    const int terminal = dup(STDERR_FILENO);
    ck_assert(file != NULL && dup2(fileno(file), STDERR_FILENO) >= 0);
    what(game);
    fflush(stderr);
    dup2(terminal, STDERR_FILENO);
    close(terminal);
    rewind(file);
    for (int c; (c = fgetc(file)) != EOF;)
        lines += c == '\n';
    fclose(file);
    return lines;
}

static void some_that_fail(Evening *game) {
    steps(game, 5, false);
}

// A terminal full of the same sentence helps nobody; journal_fault goes on saying it.
START_TEST(a_fault_is_told_once) {
    char path[128];
    Evening game = begin();
    snprintf(path, sizeof path, "%s/of", played_folder);
    FILE *file = fopen(path, "w");
    ck_assert(file != NULL && fclose(file) == 0);
    ck_assert_int_eq(lines_told(some_that_fail, &game), 1);
    ck_assert_int_eq(lines_told(some_that_fail, &game), 0);
    remove(path);
    steps(&game, 1, true);
    end(&game);
}
END_TEST

START_TEST(a_folder_that_vanishes_is_made_again) {
    Evening game = begin();
    steps(&game, 3, true);
    clear();
    steps(&game, 1, false); // it has not been looked for
    steps(&game, 1, true);
    assert_holds(&game);
    end(&game);
}
END_TEST

START_TEST(a_file_that_vanishes_is_written_again) {
    Evening game = begin();
    steps(&game, 30, true);
    ck_assert_int_eq(remove(journal_path(game.journal)), 0);
    steps(&game, 1, true);
    assert_holds(&game);
    end(&game);
}
END_TEST

static void limit_files(rlim_t bytes) {
    struct rlimit limit;
    ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

START_TEST(a_full_disk_is_caught_up_with) {
    signal(SIGXFSZ, SIG_IGN);
    for (rlim_t room = 0; room < 2500; room += 173) {
        limit_files(room);
        Evening game = begin();
        for (int i = 0; i < LONG; i++)
            step(&game);
        ck_assert_ptr_nonnull(journal_fault(game.journal));
        limit_files(RLIM_INFINITY);
        steps(&game, 1, true);
        assert_holds(&game);
        end(&game);
        clear();
    }
}
END_TEST

START_TEST(without_a_folder_it_says_so) {
    Evening game = begin();
    journal_close(game.journal);
    game.journal = journal_begin("", game.match, &game.options);
    steps(&game, 2, false);
    ck_assert_str_eq(journal_path(game.journal), "");
    match_destroy(game.match);
    ck_assert(!journal_close(game.journal));
}
END_TEST

static void take_up(Evening *game, const char *path) {
    Text problem = {0};
    Save *save = read_back(path);
    game->journal = journal_resume(folder, path, save, game->match, &problem);
    ck_assert_msg(game->journal != NULL, "%s", text_string(&problem));
    save_destroy(save);
    text_finish(&problem);
}

// Closes the journal, and goes on with its file.
static void break_off(Evening *game) {
    char path[512];
    text_copy(path, sizeof path, journal_path(game->journal));
    ck_assert(journal_close(game->journal));
    take_up(game, path);
}

START_TEST(it_goes_on_in_the_same_file) {
    Evening game = begin();
    char path[512] = "";
    while (match_to_act(game.match) != SEAT_NONE) {
        steps(&game, 1, true);
        if (path[0] == '\0')
            text_copy(path, sizeof path, journal_path(game.journal));
        ck_assert_str_eq(journal_path(game.journal), path);
        if (rng_below(&game.rng, 6) == 0)
            break_off(&game);
    }
    break_off(&game);
    assert_holds(&game);
    end(&game);
}
END_TEST

// Hashes of an older format are checked by their own kind, and what is added is of the same.
START_TEST(an_older_file_goes_on_as_it_began) {
    Evening game = begin();
    char path[512];
    steps(&game, 12, true);
    text_copy(path, sizeof path, journal_path(game.journal));
    ck_assert(journal_close(game.journal));
    played_save_as(game.match, path, 1);
    take_up(&game, path);
    for (int i = 0; i < 3; i++) {
        steps(&game, 4, true);
        break_off(&game);
    }
    assert_holds(&game);
    Save *save = read_back(path);
    ck_assert_int_eq(save->header.format, 1);
    ck_assert_uint_eq(save->command[save->command_count - 1].hash, match_hash_format_1(game.match));
    save_destroy(save);
    end(&game);
}
END_TEST

static void assert_left(const Evening *game) {
    Save *save = read_back(journal_path(game->journal));
    ck_assert_str_eq(save->left[0], "easy");
    ck_assert_str_eq(save->left[1], "");
    save_destroy(save);
    ck_assert_int_eq(save_progress(journal_path(game->journal)).commands, match_log_count(game->match));
}

// A seat that was given up stays so, whether there is a file by then or not, and whatever is taken back.
START_TEST(who_has_given_up_stays_so) {
    Evening game = begin();
    if (_i == 1)
        steps(&game, 5, true);
    journal_left(game.journal, game.match, 0, "easy");
    steps(&game, 3, true);
    assert_left(&game);
    break_off(&game);
    assert_left(&game);
    steps(&game, 3, true);
    const int left = match_log_count(game.match) - 2;
    match_destroy(game.match);
    game.match = played_game(&game.options.setup, 0);
    rng_seed(&game.rng, 8);
    for (int i = 0; i < left; i++)
        ck_assert(played_step(game.match, &game.rng));
    journal_rewind(game.journal, game.match);
    assert_left(&game);
    assert_holds(&game);
    end(&game);
}
END_TEST

// Killed between the last command and the line that says so.
START_TEST(the_end_is_made_up_for) {
    Evening game = begin();
    char path[512];
    struct stat info;
    Text problem = {0};
    while (match_to_act(game.match) != SEAT_NONE)
        step(&game);
    text_copy(path, sizeof path, journal_path(game.journal));
    ck_assert(journal_close(game.journal));
    ck_assert_int_eq(stat(path, &info), 0);
    ck_assert_int_eq(truncate(path, info.st_size - (off_t)strlen("{\"over\":true}\n")), 0);
    Save *save = read_back(path);
    ck_assert_int_eq(save->over_line, 0);
    game.journal = journal_resume(folder, path, save, game.match, &problem);
    ck_assert_msg(game.journal != NULL, "%s", text_string(&problem));
    assert_holds(&game);
    save_destroy(save);
    text_finish(&problem);
    end(&game);
}
END_TEST

// As many commands back as there are, one after the other, with snapshots between them; then other ones.
START_TEST(what_is_taken_back_goes_from_the_file) {
    Evening game = begin();
    steps(&game, LONG, true);
    Rng before = game.rng;
    for (int left = LONG - 1; left >= 0; left -= 1 + left / 4) {
        match_destroy(game.match);
        game.match = played_game(&game.options.setup, 0);
        rng_seed(&game.rng, 8);
        for (int i = 0; i < left; i++)
            ck_assert(played_step(game.match, &game.rng));
        journal_rewind(game.journal, game.match);
        ck_assert_ptr_null(journal_fault(game.journal));
        assert_holds(&game);
    }
    game.rng = before; // another future
    steps(&game, LONG - 5, true);
    assert_holds(&game);
    end(&game);
}
END_TEST

START_TEST(a_file_that_is_played_elsewhere_is_left_alone) {
    Evening game = begin();
    steps(&game, 5, true);
    Text problem = {0};
    Save *save = read_back(journal_path(game.journal));
    ck_assert_ptr_null(journal_resume(folder, journal_path(game.journal), save, game.match, &problem));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), "another program is writing this file"));
    steps(&game, 1, true);
    assert_holds(&game);
    save_destroy(save);
    text_finish(&problem);
    end(&game);
}
END_TEST

// Who may only read a game goes on with it in another file, which holds all of it.
START_TEST(a_read_only_file_goes_on_in_a_new_one) {
    Evening game = begin();
    const uid_t user = geteuid();
    char path[512];
    steps(&game, 7, true);
    text_copy(path, sizeof path, journal_path(game.journal));
    ck_assert(journal_close(game.journal));
    if (_i == 1)
        played_save_as(game.match, path, 1); // the new one is not as old as that
    ck_assert_int_eq(chmod(path, 0444), 0);
    if (user == 0) {
        ck_assert_int_eq(chmod(played_folder, 0755), 0);
        ck_assert_int_eq(chmod(folder, 0777), 0);
        ck_assert_int_eq(seteuid(NOBODY), 0);
    }
    Text problem = {0};
    Save *save = read_back(path);
    game.journal = journal_resume(folder, path, save, game.match, &problem);
    ck_assert_ptr_nonnull(game.journal);
    ck_assert_str_eq(journal_path(game.journal), "");
    steps(&game, 3, true);
    ck_assert_str_ne(journal_path(game.journal), path);
    assert_holds(&game);
    journal_close(game.journal);
    game.journal = NULL;
    ck_assert_int_eq(seteuid(user), 0);
    save_destroy(save);
    text_finish(&problem);
    end(&game);
}
END_TEST

START_TEST(games_lie_where_the_desktop_wants_them) {
    Text out = {0};
    setenv("XDG_DATA_HOME", "/some/data", 1);
    journal_folder(&out);
    ck_assert_str_eq(text_string(&out), "/some/data/stardeck/games");
    text_clear(&out);
    setenv("XDG_DATA_HOME", "not/from/the/root", 1);
    setenv("HOME", "/home/ann", 1);
    journal_folder(&out);
    ck_assert_str_eq(text_string(&out), "/home/ann/.local/share/stardeck/games");
    text_clear(&out);
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    journal_folder(&out);
    ck_assert_str_eq(text_string(&out), "");
    text_finish(&out);
}
END_TEST

int test_journal(void) {
    Suite *suite = suite_create("journal");
    TCase *tcase = tcase_create("journal");
    tcase_add_unchecked_fixture(tcase, played_start, played_stop);
    tcase_add_checked_fixture(tcase, NULL, clear);
    tcase_add_test(tcase, the_file_grows_with_the_game);
    tcase_add_test(tcase, games_of_one_minute_have_files_of_their_own);
    tcase_add_test(tcase, games_are_called_so_that_the_desktop_knows_them);
    tcase_add_test(tcase, a_place_that_is_taken_can_become_free);
    tcase_add_test(tcase, a_fault_is_told_once);
    tcase_add_test(tcase, a_folder_that_vanishes_is_made_again);
    tcase_add_test(tcase, a_file_that_vanishes_is_written_again);
    tcase_add_test(tcase, a_full_disk_is_caught_up_with);
    tcase_add_test(tcase, without_a_folder_it_says_so);
    tcase_add_test(tcase, it_goes_on_in_the_same_file);
    tcase_add_test(tcase, an_older_file_goes_on_as_it_began);
    tcase_add_loop_test(tcase, who_has_given_up_stays_so, 0, 2);
    tcase_add_test(tcase, the_end_is_made_up_for);
    tcase_add_test(tcase, what_is_taken_back_goes_from_the_file);
    tcase_add_test(tcase, a_file_that_is_played_elsewhere_is_left_alone);
    tcase_add_loop_test(tcase, a_read_only_file_goes_on_in_a_new_one, 0, 2);
    tcase_add_test(tcase, games_lie_where_the_desktop_wants_them);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}
