// SPDX-License-Identifier: MIT
// Tests the list of saved games: in the right order, without reading cards, whatever is in the folder.
#include "play/saved_games.h"
#include "played.h"

#include "core/hash.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#define WHOLE 100000

static SavedGames list;
static char made[32][160];
static int made_count;

// A file in the folder: a game of so many commands, played last at that time.
static const char *make(const char *name, int commands, time_t when) {
    SetupOptions options = played_table[made_count % played_table_count];
    options.seed = (uint64_t)made_count + 3;
    Match *match = played_game(&options, commands);
    text_copy(made[made_count], sizeof made[0], played_path(name));
    played_save(match, made[made_count]);
    match_destroy(match);
    ck_assert_int_eq(utime(made[made_count], &(struct utimbuf){when, when}), 0);
    return made[made_count++];
}

static void write_text(const char *name, const char *text, time_t when) {
    text_copy(made[made_count], sizeof made[0], played_path(name));
    FILE *file = fopen(made[made_count], "w");
    ck_assert_ptr_nonnull(file);
    fputs(text, file);
    fclose(file);
    ck_assert_int_eq(utime(made[made_count], &(struct utimbuf){when, when}), 0);
    made_count++;
}

// Puts `to` for the first `from` of the file.
static void change(const char *path, const char *from, const char *to) {
    size_t length;
    struct stat info;
    ck_assert_int_eq(stat(path, &info), 0);
    char *text = played_text(path, &length);
    char *at = strstr(text, from);
    ck_assert_msg(at != NULL, "no %s in %s", from, path);
    FILE *file = fopen(path, "w");
    fwrite(text, 1, (size_t)(at - text), file);
    fputs(to, file);
    fputs(at + strlen(from), file);
    fclose(file);
    ck_assert_int_eq(utime(path, &(struct utimbuf){info.st_mtime, info.st_mtime}), 0);
    free(text);
}

static void clear(void) {
    saved_games_free(&list);
    while (made_count > 0)
        unlink(made[--made_count]);
}

static void assert_order(const char *const names[]) {
    saved_games_read(&list, played_folder, &played_packs);
    for (int i = 0; names[i] != NULL; i++) {
        ck_assert_int_lt(i, list.count);
        ck_assert_str_eq(list.game[i].path, played_path(names[i]));
        ck_assert_int_eq(names[i + 1] == NULL, i + 1 == list.count);
    }
}

START_TEST(unfinished_ones_come_first_then_the_newest) {
    make("old.jsonl", 10, 1000);
    make("over.jsonl", WHOLE, 9000);
    make("new.stardeck", 20, 5000);
    make("over2.stardeck", WHOLE, 9500);
    change(make("rules.jsonl", 8, 9900), "\"rules_version\":", "\"rules_version\":7");
    write_text("broken.jsonl", "{\"stardeck\":1,\"pro", 9950);
    write_text("notes.txt", "nothing", 9999);
    static const char *const names[] = {
        "new.stardeck", "old.jsonl", "broken.jsonl", "rules.jsonl", "over2.stardeck", "over.jsonl", NULL};
    assert_order(names);
    ck_assert_int_eq(list.game[1].fault, SAVED_GOOD);
    ck_assert_int_eq(list.game[2].fault, SAVED_BROKEN);
    ck_assert_str_ne(list.game[2].why, "");
    ck_assert_int_eq(list.game[3].fault, SAVED_OTHER_RULES);
    ck_assert(!list.game[3].over && list.game[4].over);
    ck_assert_str_eq(list.game[0].header.name[0], "Ann");
}
END_TEST

START_TEST(other_cards_are_told_apart_from_other_rules) {
    char ours[40], other[40] = "\"pack\":\"0123456789abcdef\"", hex[HASH_TEXT_SIZE];
    hash_text(played_catalog.hash, hex);
    snprintf(ours, sizeof ours, "\"pack\":\"%s\"", hex);
    change(make("a.jsonl", 8, 100), ours, other);
    saved_games_read(&list, played_folder, &played_packs);
    ck_assert_int_eq(list.count, 1);
    ck_assert_int_eq(list.game[0].fault, SAVED_OTHER_CARDS);
}
END_TEST

// A newer program's are not damaged: another word is said of them, and what they were begun with is kept.
START_TEST(a_newer_one_s_are_told_apart_from_broken_ones) {
    change(make("format.jsonl", 8, 300), "\"stardeck\":2", "\"stardeck\":3");
    change(make("key.jsonl", 8, 200), "\"program\":", "\"weather\":");
    change(make("slip.jsonl", 8, 100), "\"program\":", "\"progarm\":");
    saved_games_read(&list, played_folder, &played_packs);
    ck_assert_int_eq(list.count, 3);
    ck_assert_int_eq(list.game[0].fault, SAVED_NEWER);
    ck_assert_int_eq(list.game[1].fault, SAVED_NEWER);
    ck_assert_int_eq(list.game[2].fault, SAVED_BROKEN);
    saved_game_look(&list.game[0], &played_packs);
    ck_assert_int_eq(list.game[0].fault, SAVED_NEWER);
}
END_TEST

// Does the game count rounds at all?
static bool has_rounds(void) {
    View view;
    Match *match = played_game(&played_table[0], 0);
    match_view(match, SEAT_NONE, &view);
    match_destroy(match);
    return game_story(played_catalog.game)->round(view.bytes) > 0;
}

START_TEST(looking_tells_round_and_winners) {
    make("a.jsonl", 60, 100);
    make("b.jsonl", WHOLE, 90);
    saved_games_read(&list, played_folder, &played_packs);
    for (int i = 0; i < list.count; i++) {
        ck_assert(!list.game[i].looked);
        saved_game_look(&list.game[i], &played_packs);
        ck_assert_int_eq(list.game[i].fault, SAVED_GOOD);
    }
    ck_assert(has_rounds() == (list.game[0].round >= 2));
    int winners = 0;
    for (Seat seat = 0; seat < list.game[1].header.setup.seats; seat++)
        winners += list.game[1].winner[seat];
    ck_assert_int_ge(winners, 1);
}
END_TEST

// As far as today's cards allow the moves: another hash says no more than that something is different.
START_TEST(one_of_other_cards_tells_its_round_too) {
    char ours[40], hex[HASH_TEXT_SIZE];
    hash_text(played_catalog.hash, hex);
    snprintf(ours, sizeof ours, "\"pack\":\"%s\"", hex);
    change(make("a.jsonl", 60, 100), ours, "\"pack\":\"0123456789abcdef\"");
    change(make("b.jsonl", 60, 90), ours, "\"pack\":\"0123456789abcdef\"");
    change(made[1], "\"seed\":", "\"seed\":77"); // other cards are dealt: soon a move can't be made
    saved_games_read(&list, played_folder, &played_packs);
    for (int i = 0; i < list.count; i++) {
        saved_game_look(&list.game[i], &played_packs);
        ck_assert_int_eq(list.game[i].fault, SAVED_OTHER_CARDS);
    }
    ck_assert(has_rounds() == (list.game[0].round >= 2));
    ck_assert(!list.game[0].round_is_least);
    ck_assert(list.game[1].round_is_least && list.game[1].commands > 0); // by what its file says
    ck_assert(has_rounds() == (list.game[1].round > 0));
}
END_TEST

// A fault behind the first line is found by looking; what is told of it is the line, not what stands there.
START_TEST(a_damaged_command_is_told_without_a_card) {
    change(make("a.jsonl", 30, 100), "\"card\":\"", "\"card\":\"x");
    make("b.jsonl", 30, 90);
    size_t length;
    char *text = played_text(made[1], &length), *last = strrchr(text, '"');
    char from[24], to[24];
    text_copy(from, sizeof from, last - 16);
    memcpy(to, from, sizeof to);
    to[0] = from[0] == '0' ? '1' : '0';
    change(made[1], from, to); // the last hash
    free(text);
    saved_games_read(&list, played_folder, &played_packs);
    ck_assert_int_eq(list.count, 2);
    for (int i = 0; i < 2; i++) {
        ck_assert_int_eq(list.game[i].fault, SAVED_GOOD);
        saved_game_look(&list.game[i], &played_packs);
        ck_assert_int_eq(list.game[i].fault, SAVED_BROKEN);
        ck_assert_int_gt(list.game[i].line, 1);
        ck_assert_str_eq(list.game[i].why, "");
    }
}
END_TEST

static const SavedGame *newest_of(const char *folder, const Catalog *catalog) {
    saved_games_free(&list);
    saved_games_read(&list, folder, &played_packs);
    return saved_games_newest(&list, &played_packs, catalog);
}

START_TEST(the_newest_that_can_be_gone_on_with) {
    const Catalog other = {0};
    ck_assert_ptr_null(newest_of(played_folder, &played_catalog));
    ck_assert_ptr_null(newest_of("/nowhere/at/all", &played_catalog));
    ck_assert_ptr_null(newest_of("", &played_catalog));
    make("good.jsonl", 12, 1000);
    make("older.jsonl", 12, 900);
    make("over.jsonl", WHOLE, 2000);
    change(make("damaged.jsonl", 12, 3000), "\"seat\":", "\"saet\":");
    write_text("empty.jsonl", "", 4000);
    ck_assert_ptr_null(newest_of(played_folder, &other)); // a game of another pack
    const SavedGame *newest = newest_of(played_folder, &played_catalog);
    ck_assert_ptr_nonnull(newest);
    ck_assert_str_eq(newest->path, played_path("good.jsonl"));
    ck_assert(has_rounds() == (newest->round > 0));
}
END_TEST

START_TEST(a_deleted_one_is_gone) {
    make("a.jsonl", 10, 300);
    make("b.jsonl", 10, 200);
    make("c.jsonl", 10, 100);
    Text problem = {0};
    saved_games_read(&list, played_folder, &played_packs);
    ck_assert(saved_games_delete(&list, 1, &problem));
    ck_assert_int_eq(list.count, 2);
    ck_assert_int_ne(access(played_path("b.jsonl"), F_OK), 0);
    ck_assert_str_eq(list.game[1].path, played_path("c.jsonl"));
    ck_assert_int_eq(access(played_path("c.jsonl"), F_OK), 0);
    // Somebody was faster: that is as good.
    unlink(played_path("c.jsonl"));
    ck_assert(saved_games_delete(&list, 1, &problem));
    ck_assert_int_eq(list.count, 1);
    text_finish(&problem);
}
END_TEST

int test_saved_games(void) {
    Suite *suite = suite_create("saved games");
    TCase *tcase = tcase_create("list");
    tcase_add_unchecked_fixture(tcase, played_start, played_stop);
    tcase_add_checked_fixture(tcase, NULL, clear);
    tcase_add_test(tcase, unfinished_ones_come_first_then_the_newest);
    tcase_add_test(tcase, other_cards_are_told_apart_from_other_rules);
    tcase_add_test(tcase, a_newer_one_s_are_told_apart_from_broken_ones);
    tcase_add_test(tcase, looking_tells_round_and_winners);
    tcase_add_test(tcase, one_of_other_cards_tells_its_round_too);
    tcase_add_test(tcase, a_damaged_command_is_told_without_a_card);
    tcase_add_test(tcase, the_newest_that_can_be_gone_on_with);
    tcase_add_test(tcase, a_deleted_one_is_gone);
    tcase_set_timeout(tcase, 120);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}
