// SPDX-License-Identifier: MIT
// Tests that saved games and settings reach the disk: before a call returns, the whole file is there, and its
// name is in the folder; if the disk refuses, all of it is written again, or the old file is left. The
// linker's --wrap=fsync records the system calls.
#include "data/settings.h"
#include "played.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define COMMANDS 30

// What has been asked for since `forget`.
static struct {
    int files, folders;
    off_t size; // of the file, when it was asked for last
    ino_t file, folder;
    bool named; // the file had its name when the folder was asked for
} synced;

static const char *awaited; // whose name that is; NULL: nobody's

static int file_error, folder_error; // errno of what fails; 0: nothing does

// The names the linker gives them.
int __real_fsync(int file);
int __wrap_fsync(int file);

int __wrap_fsync(int file) {
    struct stat info;
    if (fstat(file, &info) != 0)
        return -1;
    const bool folder = S_ISDIR(info.st_mode);
    if (folder) {
        synced.folders++;
        synced.folder = info.st_ino;
        struct stat named;
        synced.named = awaited != NULL && stat(awaited, &named) == 0 && named.st_ino == synced.file;
    } else {
        synced.file = info.st_ino;
        synced.files++;
        synced.size = info.st_size;
    }
    errno = folder ? folder_error : file_error;
    return errno != 0 ? -1 : __real_fsync(file);
}

static void forget(void) {
    memset(&synced, 0, sizeof synced);
    file_error = folder_error = 0;
}

static off_t size_of(const char *path) {
    struct stat info;
    ck_assert_int_eq(stat(path, &info), 0);
    return info.st_size;
}

static SaveHeader header_of(const Match *match) {
    SaveHeader header = save_header(match, "test");
    for (Seat seat = 0; seat < header.setup.seats; seat++)
        text_copy(header.who[seat], sizeof header.who[seat], "human");
    return header;
}

typedef struct Saving {
    Match *match;
    Rng rng;
    SaveWriter *writer;
    Text problem; // of the last call
} Saving;

static Saving begin(const char *path, SaveSync sync) {
    Saving saving = {.match = played_game(&played_table[0], 0)};
    const SaveHeader header = header_of(saving.match);
    rng_seed(&saving.rng, 1);
    saving.writer = save_create(path, &header, sync, &saving.problem);
    ck_assert_ptr_nonnull(saving.writer);
    return saving;
}

static bool step(Saving *saving) {
    ck_assert(played_step(saving->match, &saving->rng));
    const LogEntry *entry = match_log(saving->match, match_log_count(saving->match) - 1);
    text_clear(&saving->problem);
    return save_command(saving->writer, entry->seat, &entry->command, entry->hash, &saving->problem);
}

static void end(Saving *saving) {
    ck_assert(save_close(saving->writer, &saving->problem));
    match_destroy(saving->match);
    text_finish(&saving->problem);
}

static void assert_holds(const Saving *saving, const char *path) {
    static Problems problems;
    problems = (Problems){0};
    Save *save = save_load(path, &played_packs, SAVE_SAME_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    ck_assert_int_eq(save->command_count, match_log_count(saving->match));
    for (int i = 0; i < save->command_count; i++)
        ck_assert_uint_eq(save->command[i].hash, match_log(saving->match, i)->hash);
    save_destroy(save);
}

START_TEST(each_line_is_on_the_disk_before_the_next) {
    const char *path = played_path("a.jsonl");
    struct stat folder;
    ck_assert_int_eq(stat(played_folder, &folder), 0);
    forget();
    Saving saving = begin(path, SAVE_SYNC);
    ck_assert_int_eq(synced.size, size_of(path));
    ck_assert_int_eq(synced.folders, 1); // its name is there too
    ck_assert_uint_eq(synced.folder, folder.st_ino);
    for (int i = 0; i < COMMANDS; i++) {
        forget();
        ck_assert(step(&saving));
        ck_assert_int_eq(synced.size, size_of(path));
    }
    forget();
    ck_assert(save_snapshot(saving.writer, saving.match, &saving.problem));
    ck_assert_int_eq(synced.size, size_of(path));
    forget();
    ck_assert(save_rewind(saving.writer, 10, &saving.problem));
    ck_assert_int_eq(synced.size, size_of(path));
    // A file that is made anew has to be found again.
    ck_assert_int_eq(remove(path), 0);
    forget();
    ck_assert(step(&saving));
    ck_assert_int_eq(synced.size, size_of(path));
    ck_assert_int_eq(synced.folders, 1);
    end(&saving);
}
END_TEST

START_TEST(who_does_not_ask_does_not_wait) {
    forget();
    Saving saving = begin(played_path("a.jsonl"), SAVE_NO_SYNC);
    ck_assert(step(&saving));
    end(&saving);
    ck_assert_int_eq(synced.files + synced.folders, 0);
}
END_TEST

// As after a disk error: the system takes for written what is not there.
static void lose(const char *path) {
    const off_t size = size_of(path);
    ck_assert_int_eq(truncate(path, 0), 0);
    ck_assert_int_eq(truncate(path, size), 0);
}

START_TEST(what_the_disk_refused_is_written_again) {
    const char *path = played_path("a.jsonl");
    forget();
    Saving saving = begin(path, SAVE_SYNC);
    for (int i = 0; i < 5; i++)
        ck_assert(step(&saving));
    file_error = EIO;
    ck_assert(!step(&saving));
    ck_assert_ptr_nonnull(strstr(text_string(&saving.problem), "cannot be written to the disk"));
    ck_assert_int_gt(save_waiting(saving.writer), 0);
    lose(path);
    forget();
    ck_assert(step(&saving));
    ck_assert_int_eq(save_waiting(saving.writer), 0);
    assert_holds(&saving, path);
    end(&saving);
}
END_TEST

START_TEST(a_folder_that_refused_is_asked_again) {
    const char *path = played_path("a.jsonl");
    forget();
    folder_error = EIO;
    Saving saving = begin(path, SAVE_SYNC);
    ck_assert_ptr_nonnull(strstr(text_string(&saving.problem), "its folder cannot be written to the disk"));
    ck_assert(!step(&saving));
    forget();
    ck_assert(step(&saving));
    ck_assert_int_eq(synced.folders, 1);
    assert_holds(&saving, path);
    end(&saving);
}
END_TEST

// Some file systems know no such thing, and say so.
START_TEST(a_disk_that_knows_no_syncing_is_good_enough) {
    forget();
    file_error = folder_error = EINVAL;
    Saving saving = begin(played_path("a.jsonl"), SAVE_SYNC);
    ck_assert_str_eq(text_string(&saving.problem), "");
    ck_assert(step(&saving));
    end(&saving);
}
END_TEST

// ---- settings

static void assert_text(const char *path, const char *part) {
    size_t length;
    char *text = played_text(path, &length);
    ck_assert_ptr_nonnull(text);
    ck_assert_ptr_nonnull(strstr(text, part));
    free(text);
}

START_TEST(settings_are_new_or_old_but_whole) {
    char path[200];
    struct stat info;
    Text problem = {0};
    ck_assert(text_copy(path, sizeof path, played_path("settings.json")));
    forget();
    awaited = path;
    ck_assert(settings_write(path, "{\"first\":1}", &problem));
    ck_assert_int_eq(stat(path, &info), 0);
    ck_assert_uint_eq(synced.file, info.st_ino);
    ck_assert_int_eq(synced.size, info.st_size);
    ck_assert(synced.folders == 1 && synced.named);
    file_error = EIO;
    ck_assert(!settings_write(path, "{\"second\":2}", &problem));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), "cannot be written"));
    assert_text(path, "first");
    forget();
    ck_assert(settings_write(path, "{\"third\":3}", &problem));
    assert_text(path, "third");
    awaited = NULL;
    text_finish(&problem);
}
END_TEST

int test_sync(void) {
    Suite *suite = suite_create("syncing");
    TCase *tcase = tcase_create("files");
    tcase_add_checked_fixture(tcase, played_start, played_stop);
    tcase_add_test(tcase, each_line_is_on_the_disk_before_the_next);
    tcase_add_test(tcase, who_does_not_ask_does_not_wait);
    tcase_add_test(tcase, what_the_disk_refused_is_written_again);
    tcase_add_test(tcase, a_folder_that_refused_is_asked_again);
    tcase_add_test(tcase, a_disk_that_knows_no_syncing_is_good_enough);
    tcase_add_test(tcase, settings_are_new_or_old_but_whole);
    tcase_set_timeout(tcase, 120);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}
