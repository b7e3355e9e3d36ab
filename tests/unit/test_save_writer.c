// SPDX-License-Identifier: MIT
// Tests saving with disk errors: whatever happens to the file, once it can be written again it has the whole
// game in order, and until then never half a line.
#include "played.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#define COMMANDS 25
#define NOBODY 65534 // any user but root, whom read-only folders do not stop

// A game that is saved while it is played.
typedef struct Saving {
    Match *match;
    Rng rng;
    SaveWriter *writer;
    Text problem; // of the last call
} Saving;

static Saving begin(const char *path) {
    SetupOptions options = played_table[0];
    options.seed = 99;
    Saving saving = {.match = played_game(&options, 0)};
    rng_seed(&saving.rng, 1);
    SaveHeader header = save_header(saving.match, "test");
    text_copy(header.who[0], sizeof header.who[0], "human");
    text_copy(header.who[1], sizeof header.who[1], "human");
    saving.writer = save_create(path, &header, SAVE_SYNC, &saving.problem);
    return saving;
}

// One more command; whether it is in the file.
static bool step(Saving *saving) {
    ck_assert(played_step(saving->match, &saving->rng));
    const LogEntry *entry = match_log(saving->match, match_log_count(saving->match) - 1);
    text_clear(&saving->problem);
    const bool good =
        save_command(saving->writer, entry->seat, &entry->command, entry->hash, &saving->problem);
    ck_assert(good == (saving->problem.length == 0));
    ck_assert(good == (save_waiting(saving->writer) == 0));
    return good;
}

static void steps(Saving *saving, int count, bool good) {
    for (int i = 0; i < count; i++)
        ck_assert_msg(step(saving) == good, "command %d: %s", i, text_string(&saving->problem));
}

static void end(Saving *saving) {
    match_destroy(saving->match);
    text_finish(&saving->problem);
}

// Is the file this game up to its first `commands` commands, with no torn line?
static void assert_holds(const Saving *saving, const char *path, int commands) {
    static Problems problems;
    problems.count = problems.dropped = 0;
    Save *save = save_load(path, &played_packs, SAVE_SAME_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    ck_assert_int_eq(save->command_count, commands);
    ck_assert_int_eq(save->torn_line, 0);
    for (int i = 0; i < commands; i++)
        ck_assert_uint_eq(save->command[i].hash, match_log(saving->match, i)->hash);
    save_destroy(save);
}

static void assert_says(const Saving *saving, const char *part) {
    ck_assert_msg(strstr(text_string(&saving->problem), part) != NULL, "expected \"%s\" in \"%s\"", part,
                  text_string(&saving->problem));
}

START_TEST(each_command_is_in_the_file_at_once) {
    const char *path = played_path("a.jsonl");
    Saving saving = begin(path);
    ck_assert_str_eq(text_string(&saving.problem), "");
    assert_holds(&saving, path, 0);
    for (int i = 1; i <= COMMANDS; i++) {
        ck_assert(step(&saving));
        assert_holds(&saving, path, i);
    }
    ck_assert(save_close(saving.writer, &saving.problem));
    struct stat found;
    ck_assert_int_eq(stat(path, &found), 0);
    ck_assert_uint_eq(found.st_mode & 0777, 0600); // it holds hidden cards
    end(&saving);
}
END_TEST

START_TEST(no_file_is_overwritten) {
    const char *path = played_path("a.jsonl");
    FILE *file = fopen(path, "w");
    fputs("mine", file);
    fclose(file);
    Saving saving = begin(path);
    ck_assert_ptr_null(saving.writer);
    assert_says(&saving, "there is such a file already");
    size_t length;
    char *text = played_text(path, &length);
    ck_assert_str_eq(text, "mine");
    free(text);
    end(&saving);
}
END_TEST

START_TEST(a_folder_that_is_missing_can_come_later) {
    const char *path = played_path("in/a.jsonl");
    char folder[128];
    snprintf(folder, sizeof folder, "%s/in", played_folder);
    Saving saving = begin(path);
    ck_assert_ptr_nonnull(saving.writer);
    assert_says(&saving, "cannot be created: No such file or directory");
    steps(&saving, 3, false);
    ck_assert_int_eq(save_waiting(saving.writer), 4);
    ck_assert_int_eq(mkdir(folder, 0700), 0);
    ck_assert(save_retry(saving.writer, &saving.problem));
    path = played_path("in/a.jsonl");
    assert_holds(&saving, path, 3);
    steps(&saving, 2, true);
    // All of it goes, and comes back.
    ck_assert_int_eq(remove(path), 0);
    ck_assert_int_eq(rmdir(folder), 0);
    steps(&saving, 2, false);
    ck_assert_int_eq(mkdir(folder, 0700), 0);
    steps(&saving, 1, true);
    assert_holds(&saving, path, 8);
    ck_assert(save_close(saving.writer, &saving.problem));
    end(&saving);
}
END_TEST

START_TEST(a_read_only_folder_can_become_writable) {
    const uid_t user = geteuid();
    ck_assert_int_eq(chmod(played_folder, 0555), 0);
    if (user == 0) {
        ck_assert_int_eq(chown(played_folder, NOBODY, (gid_t)-1), 0);
        ck_assert_int_eq(seteuid(NOBODY), 0);
    }
    const char *path = played_path("a.jsonl");
    Saving saving = begin(path);
    ck_assert_ptr_nonnull(saving.writer);
    assert_says(&saving, "cannot be created: Permission denied");
    steps(&saving, 5, false);
    ck_assert_int_eq(chmod(played_folder, 0755), 0);
    steps(&saving, 1, true);
    assert_holds(&saving, path, 6);
    ck_assert(save_close(saving.writer, &saving.problem));
    ck_assert_int_eq(seteuid(user), 0);
#ifdef __linux__
    prctl(PR_SET_DUMPABLE, 1); // lost with the change of user; leak checkers need it
#endif
    end(&saving);
}
END_TEST

#define STEPS_TO_FULL 20 // more than there is room for

static void limit_files(rlim_t bytes) {
    struct rlimit limit;
    ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

// As a disk that is full after that many bytes, at every place in a line.
START_TEST(a_full_disk_can_get_room_again) {
    const char *path = played_path("a.jsonl");
    signal(SIGXFSZ, SIG_IGN);
    for (rlim_t room = 0; room < 1200; room += 37) {
        remove(path);
        limit_files(room);
        Saving saving = begin(path);
        ck_assert_ptr_nonnull(saving.writer);
        int written = 0;
        bool full = saving.problem.length > 0;
        for (int i = 0; i < STEPS_TO_FULL; i++) {
            const bool good = step(&saving);
            ck_assert(!(good && full)); // nothing is written past what could not be
            full = !good;
            written += good;
        }
        ck_assert(full);
        assert_says(&saving, "cannot be written: File too large");
        if (room > 400)
            assert_holds(&saving, path, written);
        limit_files(RLIM_INFINITY);
        ck_assert(step(&saving));
        assert_holds(&saving, path, STEPS_TO_FULL + 1);
        ck_assert(save_close(saving.writer, &saving.problem));
        end(&saving);
    }
}
END_TEST

START_TEST(a_deleted_file_is_written_anew) {
    const char *path = played_path("a.jsonl");
    Saving saving = begin(path);
    steps(&saving, 4, true);
    ck_assert_int_eq(remove(path), 0);
    steps(&saving, 1, true);
    assert_holds(&saving, path, 5);
    ck_assert(save_close(saving.writer, &saving.problem));
    end(&saving);
}
END_TEST

START_TEST(a_file_in_its_place_is_left_alone) {
    const char *path = played_path("a.jsonl");
    char other[128];
    snprintf(other, sizeof other, "%s/b.jsonl", played_folder);
    Saving saving = begin(path);
    steps(&saving, 4, true);
    FILE *file = fopen(other, "w");
    fputs("mine", file);
    fclose(file);
    ck_assert_int_eq(rename(other, path), 0);
    steps(&saving, 2, false);
    assert_says(&saving, "cannot be created: File exists");
    size_t length;
    char *text = played_text(path, &length);
    ck_assert_str_eq(text, "mine");
    free(text);
    ck_assert_int_eq(remove(path), 0);
    steps(&saving, 1, true);
    assert_holds(&saving, path, 7);
    ck_assert(save_close(saving.writer, &saving.problem));
    end(&saving);
}
END_TEST

START_TEST(a_file_cut_or_grown_by_others_is_mended) {
    const char *path = played_path("a.jsonl");
    Saving saving = begin(path);
    steps(&saving, 4, true);
    ck_assert_int_eq(truncate(path, 10), 0);
    steps(&saving, 1, true);
    assert_holds(&saving, path, 5);
    FILE *file = fopen(path, "a");
    fputs("{\"seat\":", file);
    fclose(file);
    steps(&saving, 1, true);
    assert_holds(&saving, path, 6);
    ck_assert(save_close(saving.writer, &saving.problem));
    end(&saving);
}
END_TEST

START_TEST(lost_lines_are_told_at_the_end) {
    Saving saving = begin(played_path("in/a.jsonl"));
    text_clear(&saving.problem);
    ck_assert(!save_close(saving.writer, &saving.problem));
    assert_says(&saving, "cannot be created");
    end(&saving);
    ck_assert(save_close(NULL, NULL));
}
END_TEST

// ---- Going on with a file ----

static Save *read_back(const char *path) {
    static Problems problems;
    problems.count = problems.dropped = 0;
    Save *save = save_load(path, &played_packs, SAVE_SAME_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    return save;
}

// Stopped with `length` bytes of its last line written, the game goes on.
static void stop_and_go_on(size_t kept) {
    const char *path = played_path("a.jsonl");
    remove(path);
    Saving saving = begin(path);
    steps(&saving, 6, true);
    struct stat before, after;
    ck_assert_int_eq(stat(path, &before), 0);
    ck_assert(step(&saving));
    ck_assert_int_eq(stat(path, &after), 0);
    ck_assert(save_close(saving.writer, &saving.problem));
    const off_t line = after.st_size - before.st_size;
    const bool whole = (off_t)kept + 1 >= line; // without its line end it is whole
    ck_assert_int_eq(truncate(path, before.st_size + ((off_t)kept < line ? (off_t)kept : line)), 0);
    Save *save = read_back(path);
    ck_assert_int_eq(save->command_count, whole ? 7 : 6);
    ck_assert_int_eq(save->torn_line, whole || kept == 0 ? 0 : 8);
    Text said = {0};
    SaveReplay replay = save_replay(save, &said);
    ck_assert_int_eq(replay.outcome, SAVE_GOOD);
    match_destroy(saving.match);
    saving.match = replay.match;
    saving.writer = save_continue(path, save, SAVE_SYNC, &saving.problem);
    ck_assert_msg(saving.writer != NULL, "%s", text_string(&saving.problem));
    assert_holds(&saving, path, save->command_count);
    steps(&saving, 5, true);
    assert_holds(&saving, path, save->command_count + 5);
    ck_assert(save_snapshot(saving.writer, saving.match, &saving.problem));
    ck_assert(save_close(saving.writer, &saving.problem));
    assert_holds(&saving, path, save->command_count + 5);
    save_destroy(save);
    text_finish(&said);
    end(&saving);
}

START_TEST(a_stopped_game_goes_on_in_its_file) {
    for (size_t kept = 0; kept < 130; kept++) // one of them is all but the line end
        stop_and_go_on(kept);
}
END_TEST

START_TEST(two_programs_cannot_go_on_with_one_game) {
    const char *path = played_path("a.jsonl");
    Saving saving = begin(path);
    steps(&saving, 3, true);
    Save *save = read_back(path);
    text_clear(&saving.problem);
    ck_assert_ptr_null(save_continue(path, save, SAVE_SYNC, &saving.problem));
    assert_says(&saving, "another program is writing this file");
    steps(&saving, 1, true);
    ck_assert(save_close(saving.writer, &saving.problem));
    text_clear(&saving.problem);
    ck_assert_ptr_null(save_continue(path, save, SAVE_SYNC, &saving.problem));
    assert_says(&saving, "the file has changed since it was read");
    assert_holds(&saving, path, 4);
    remove(path);
    text_clear(&saving.problem);
    ck_assert_ptr_null(save_continue(path, save, SAVE_SYNC, &saving.problem));
    assert_says(&saving, "cannot be opened for writing: No such file");
    save_destroy(save);
    end(&saving);
}
END_TEST

int test_save_writer(void) {
    Suite *suite = suite_create("writing saved games");
    TCase *tcase = tcase_create("writer");
    tcase_add_checked_fixture(tcase, played_start, played_stop);
    tcase_set_timeout(tcase, 120);
    tcase_add_test(tcase, each_command_is_in_the_file_at_once);
    tcase_add_test(tcase, no_file_is_overwritten);
    tcase_add_test(tcase, a_folder_that_is_missing_can_come_later);
    tcase_add_test(tcase, a_read_only_folder_can_become_writable);
    tcase_add_test(tcase, a_full_disk_can_get_room_again);
    tcase_add_test(tcase, a_deleted_file_is_written_anew);
    tcase_add_test(tcase, a_file_in_its_place_is_left_alone);
    tcase_add_test(tcase, a_file_cut_or_grown_by_others_is_mended);
    tcase_add_test(tcase, lost_lines_are_told_at_the_end);
    tcase_add_test(tcase, a_stopped_game_goes_on_in_its_file);
    tcase_add_test(tcase, two_programs_cannot_go_on_with_one_game);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}
