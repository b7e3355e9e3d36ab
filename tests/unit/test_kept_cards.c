// SPDX-License-Identifier: MIT
// Tests that a game keeps the cards it was begun with, and is continued with them when those of today are
// others.
#include "data/kept_cards.h"

#include "core/hash.h"
#include "data/kept_copy.h"
#include "data/pack_cache.h"
#include "engine/game.h"
#include "play/journal.h"
#include "play/saved_games.h"
#include "played.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

static Layers cards;
static CardFiles *files; // what lies in them
static PackCache shelf;
static Catalog today; // other cards than the game's
static Text problem;

static void start(void) {
    const char *root = getenv("STARDECK_CARDS");
    Text folder = {0};
    played_start();
    text_printf(&folder, "%s/%s", root != NULL ? root : "cards", played_catalog.game->id);
    cards = (Layers){0};
    ck_assert(layers_add(&cards, text_string(&folder)));
    text_finish(&folder);
    problem = (Text){0};
    files = card_files_read(&cards, &problem);
    ck_assert_msg(files != NULL, "%s", text_string(&problem));
    pack_cache_of_one(&shelf, &played_catalog);
    shelf.games_folder = played_folder;
    today = played_catalog;
    today.hash++;
}

static void stop(void) {
    while (shelf.kept != NULL) { // the rest is not the shelf's
        const Catalog *only = &shelf.catalog[0];
        Catalog none = *only;
        shelf.catalog[0] = (Catalog){0};
        pack_cache_finish(&shelf);
        shelf.catalog[0] = none;
    }
    card_files_free(files);
    layers_finish(&cards);
    text_finish(&problem);
    played_stop();
}

static KeptKey played_key(void) {
    return (KeptKey){played_catalog.hash, 0};
}

static bool keep(void) {
    return kept_cards_keep(played_folder, files, played_key(), &problem);
}

// The path of something in the folder of the kept cards; valid until the next call.
static const char *kept_path(const char *name) {
    static char path[200];
    char digits[HASH_TEXT_SIZE];
    hash_text(played_catalog.hash, digits);
    snprintf(path, sizeof path, "%s/rules/%s%s", played_folder, digits, name);
    return path;
}

static bool is_there(const char *path) {
    struct stat info;
    return stat(path, &info) == 0;
}

// ---- keeping

START_TEST(what_was_kept_makes_the_same_cards) {
    ck_assert(keep());
    const Catalog *kept = pack_cache_kept(&shelf, played_catalog.game, played_key());
    ck_assert_ptr_nonnull(kept);
    ck_assert_ptr_ne(kept, &shelf.catalog[0]);
    ck_assert_uint_eq(kept->hash, played_catalog.hash);
    ck_assert_ptr_eq(pack_cache_kept(&shelf, played_catalog.game, played_key()), kept);
    ck_assert_str_eq(pack_cache_layers_of(&shelf, kept)->folder[0], kept_path("/0"));
}
END_TEST

START_TEST(they_are_kept_once) {
    struct stat before, after;
    ck_assert(keep());
    ck_assert_int_eq(stat(kept_path("/0"), &before), 0);
    ck_assert(keep());
    ck_assert_int_eq(stat(kept_path("/0"), &after), 0);
    ck_assert(before.st_ino == after.st_ino);
}
END_TEST

// Writes to a file of the kept cards, which are the only ones that a test may change.
static void spoil_kept(const char *name) {
    char file[240];
    snprintf(file, sizeof file, "%s/%s", kept_path("/0"), name);
    FILE *out = fopen(file, "w");
    ck_assert_ptr_nonnull(out);
    fputs("{}", out);
    fclose(out);
}

START_TEST(they_are_kept_as_they_were_when_they_were_read) {
    Layers copy = {0};
    ck_assert(keep());
    ck_assert(kept_cards_find(played_folder, played_key(), &copy));
    CardFiles *read = card_files_read(&copy, &problem);
    ck_assert_ptr_nonnull(read);
    spoil_kept(played_catalog.game->pack_files[0].name); // somebody edits the cards while the game goes on
    kept_cards_delete(played_folder, played_key());
    ck_assert(kept_cards_keep(played_folder, read, played_key(), &problem));
    ck_assert_ptr_nonnull(pack_cache_kept(&shelf, played_catalog.game, played_key()));
    card_files_free(read);
    layers_finish(&copy);
}
END_TEST

// Once a catalog is loaded, the shelf hands out the files it was loaded from, whatever has become of them.
START_TEST(the_shelf_remembers_what_it_loaded) {
    Layers copy = {0};
    char folder[200];
    ck_assert(keep());
    ck_assert(kept_cards_find(played_folder, played_key(), &copy));
    snprintf(folder, sizeof folder, "%s/%s", played_folder, played_catalog.game->id);
    ck_assert_int_eq(rename(copy.folder[0], folder), 0);
    const Game *const only[] = {played_catalog.game, NULL};
    PackCache own = {.games = only, .folder = played_folder, .games_folder = played_folder};
    const Catalog *loaded = pack_cache_catalog(&own, played_catalog.game);
    ck_assert_ptr_nonnull(loaded);
    ck_assert_uint_eq(loaded->hash, played_catalog.hash);
    ck_assert_int_eq(rename(folder, copy.folder[0]), 0);
    kept_cards_delete(played_folder, played_key());
    ck_assert(
        kept_cards_keep(played_folder, pack_cache_files_of(&own, loaded, &problem), played_key(), &problem));
    const Catalog *kept = pack_cache_kept(&own, played_catalog.game, played_key());
    ck_assert_ptr_nonnull(kept);
    ck_assert_ptr_nonnull(pack_cache_files_of(&own, kept, &problem));
    pack_cache_finish(&own);
    layers_finish(&copy);
}
END_TEST

START_TEST(a_file_that_cannot_be_read_is_said) {
    Layers copy = {0};
    char file[240];
    ck_assert(keep());
    ck_assert(kept_cards_find(played_folder, played_key(), &copy));
    snprintf(file, sizeof file, "%s/%s", kept_path("/0"), played_catalog.game->pack_files[0].name);
    ck_assert_int_eq(unlink(file), 0);
    ck_assert_int_eq(mkdir(file, 0755), 0); // reading it fails, whoever reads
    ck_assert_ptr_null(card_files_read(&copy, &problem));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), played_catalog.game->pack_files[0].name));
    layers_finish(&copy);
}
END_TEST

START_TEST(cards_never_kept_are_not_found) {
    Layers layers = {0};
    ck_assert_ptr_null(pack_cache_kept(&shelf, played_catalog.game, played_key()));
    ck_assert(!kept_cards_find(played_folder, played_key(), &layers));
    ck_assert_int_eq(layers.count, 0);
}
END_TEST

START_TEST(half_a_copy_is_not_used) {
    char ending[40];
    Layers layers = {0};
    snprintf(ending, sizeof ending, ".%ld", (long)getpid());
    ck_assert(keep());
    char whole[200];
    strcpy(whole, kept_path(""));
    ck_assert_int_eq(rename(whole, kept_path(ending)), 0); // as a killed program leaves it
    ck_assert(!kept_cards_find(played_folder, played_key(), &layers));
    ck_assert(keep());
    ck_assert(kept_cards_find(played_folder, played_key(), &layers));
    ck_assert(!is_there(kept_path(ending)));
    layers_finish(&layers);
}
END_TEST

START_TEST(what_somebody_has_changed_is_not_used) {
    ck_assert(keep());
    kept_copy_delete(played_folder, played_key());
    spoil_kept(played_catalog.game->pack_files[0].name);
    ck_assert_ptr_null(pack_cache_kept(&shelf, played_catalog.game, played_key()));
}
END_TEST

static long size_of(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 ? (long)info.st_size : -1;
}

// Nor is anything lost by it: the second copy mends it.
START_TEST(what_somebody_has_changed_is_mended) {
    char file[100];
    snprintf(file, sizeof file, "/0/%s", played_catalog.game->pack_files[0].name);
    ck_assert(keep());
    const long size = size_of(kept_path(file));
    spoil_kept(played_catalog.game->pack_files[0].name);
    spoil_kept("stray.json");
    ck_assert_ptr_nonnull(pack_cache_kept(&shelf, played_catalog.game, played_key()));
    ck_assert_int_eq(size_of(kept_path(file)), size);
    ck_assert(!is_there(kept_path("/0/stray.json")) && is_there(kept_path("/0/stray.json.aside")));
}
END_TEST

// Of a damaged second copy what is sound counts, and it is written anew from what was kept.
START_TEST(a_damaged_copy_is_mended_too) {
    char digits[HASH_TEXT_SIZE], path[200];
    bool whole;
    ck_assert(keep());
    hash_text(played_catalog.hash, digits);
    snprintf(path, sizeof path, "%s/copies/%s", played_folder, digits);
    const long size = size_of(path);
    for (long at = 0; at < size; at += size / 7) {
        FILE *file = fopen(path, "r+b");
        ck_assert_ptr_nonnull(file);
        fseek(file, at, SEEK_SET);
        fputc(1, file);
        fclose(file);
        CardFiles *copy = kept_copy_read(played_folder, played_key(), &whole);
        ck_assert(copy != NULL && !whole);
        ck_assert_int_ge(copy->count, files->count - 1);
        card_files_free(copy);
        ck_assert(keep());
        copy = kept_copy_read(played_folder, played_key(), &whole);
        ck_assert(whole);
        ck_assert_int_eq(copy->count, files->count);
        ck_assert_int_eq(size_of(path), size);
        card_files_free(copy);
    }
}
END_TEST

START_TEST(what_is_gone_comes_back_from_the_copy) {
    char command[300];
    ck_assert(keep());
    snprintf(command, sizeof command, "rm -r %s/rules", played_folder);
    ck_assert_int_eq(system(command), 0);
    ck_assert_ptr_nonnull(pack_cache_kept(&shelf, played_catalog.game, played_key()));
    ck_assert(is_there(kept_path("/0")));
}
END_TEST

// Good cards, but not those that the game was begun with.
START_TEST(cards_of_another_hash_are_not_used) {
    ck_assert(kept_cards_keep(played_folder, files, (KeptKey){played_catalog.hash + 1, 0}, &problem));
    ck_assert_ptr_null(pack_cache_kept(&shelf, played_catalog.game, (KeptKey){played_catalog.hash + 1, 0}));
    kept_cards_delete(played_folder, (KeptKey){played_catalog.hash + 1, 0});
}
END_TEST

START_TEST(a_folder_that_cannot_be_made_is_said) {
    FILE *out = fopen(played_path("rules"), "w");
    fclose(out);
    ck_assert(!keep());
    ck_assert_ptr_nonnull(strstr(text_string(&problem), "/rules"));
}
END_TEST

START_TEST(deleted_they_are_gone) {
    ck_assert(keep());
    kept_cards_delete(played_folder, played_key());
    ck_assert(!is_there(kept_path("")));
    kept_cards_delete(played_folder, played_key());
}
END_TEST

// ---- the game

static const Catalog *find_today(void *context, const char *id, Text *why) {
    (void)context;
    (void)id;
    (void)why;
    return &today;
}

static const Catalog *find_kept(void *context, const Catalog *other, KeptKey key,
                                const KeptPacks *begun_with) {
    (void)context;
    return pack_cache_kept_with(&shelf, other->game, key, begun_with);
}

static const ScenarioPacks packs = {.find = find_today, .find_kept = find_kept};

static void save_game(const char *name) {
    Match *match = played_game(&played_table[0], 12);
    played_save(match, played_path(name));
    match_destroy(match);
}

START_TEST(it_goes_on_with_them) {
    Problems problems = {0};
    ck_assert(keep());
    save_game("a.jsonl");
    Save *save = save_load(played_path("a.jsonl"), &packs, SAVE_SAME_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    ck_assert_ptr_eq(save->header.today, &today);
    ck_assert_uint_eq(save->header.catalog->hash, played_catalog.hash);
    SaveReplay replay = save_replay(save, &problem);
    ck_assert_int_eq(replay.outcome, SAVE_GOOD);
    match_destroy(replay.match);
    save_destroy(save);
}
END_TEST

START_TEST(without_them_it_does_not) {
    Problems problems = {0};
    save_game("a.jsonl");
    ck_assert_ptr_null(save_load(played_path("a.jsonl"), &packs, SAVE_SAME_RULES, &problems));
    ck_assert_ptr_nonnull(strstr(played_said(&problems), "other cards"));
}
END_TEST

START_TEST(todays_cards_are_used_where_they_fit) {
    Problems problems = {0};
    ck_assert(keep());
    save_game("a.jsonl");
    today.hash = played_catalog.hash;
    Save *save = save_load(played_path("a.jsonl"), &packs, SAVE_SAME_RULES, &problems);
    ck_assert_ptr_nonnull(save);
    ck_assert_ptr_eq(save->header.catalog, &today);
    ck_assert_ptr_null(save->header.today);
    save_destroy(save);
}
END_TEST

START_TEST(players_of_cards_that_are_not_here_are_no_fault_of_the_file) {
    SavedGames games;
    save_game("a.jsonl");
    size_t length;
    char *text = played_text(played_path("a.jsonl"), &length);
    char *name = strstr(strstr(text, "\"players\""), "[\"") + 2;
    name[0] = name[0] == 'q' ? 'r' : 'q'; // nobody is called that
    FILE *out = fopen(played_path("a.jsonl"), "w");
    fwrite(text, 1, length, out);
    fclose(out);
    free(text);
    saved_games_read(&games, played_folder, &packs);
    ck_assert_int_eq(games.count, 1);
    ck_assert_int_eq(games.game[0].fault, SAVED_OTHER_CARDS);
    ck_assert_int_eq(games.game[0].header.setup.seats, 0);
    saved_game_look(&games.game[0], &packs);
    ck_assert_int_eq(games.game[0].fault, SAVED_OTHER_CARDS);
    saved_games_free(&games);
    today.hash = played_catalog.hash; // with the same cards it is one
    saved_games_read(&games, played_folder, &packs);
    ck_assert_int_eq(games.game[0].fault, SAVED_BROKEN);
    saved_games_free(&games);
}
END_TEST

static void grow_old(void) {
    const time_t then = time(NULL) - 31 * 24 * 60 * 60;
    ck_assert_int_eq(utime(kept_path(""), &(struct utimbuf){then, then}), 0);
}

static void sweep(void) {
    SavedGames games;
    saved_games_read(&games, played_folder, &packs);
    saved_games_sweep_cards(&games, played_folder);
    saved_games_free(&games);
}

// A game may lie anywhere, so that cards stay for a while though no game here needs them.
START_TEST(cards_are_deleted_only_when_nothing_has_used_them_for_long) {
    ck_assert(keep());
    sweep();
    ck_assert(is_there(kept_path("")));
    grow_old();
    ck_assert_ptr_nonnull(pack_cache_kept(&shelf, played_catalog.game, played_key())); // a use
    sweep();
    ck_assert(is_there(kept_path("")) && !is_there(kept_path("/used")));
    grow_old();
    ck_assert(keep()); // another
    sweep();
    ck_assert(is_there(kept_path("")));
    grow_old();
    sweep();
    ck_assert(!is_there(kept_path("")));
}
END_TEST

START_TEST(a_game_that_was_moved_or_renamed_needs_its_cards) {
    static const char *const names[] = {"x.stardeck.bak", "old/x.stardeck", "old/of June/x"};
    char path[200];
    ck_assert_int_eq(mkdir(played_path("old"), 0755), 0);
    ck_assert_int_eq(mkdir(played_path("old/of June"), 0755), 0);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        ck_assert(keep());
        save_game("a.jsonl");
        text_copy(path, sizeof path, played_path("a.jsonl"));
        ck_assert_int_eq(rename(path, played_path(names[i])), 0);
        grow_old();
        sweep();
        ck_assert_msg(is_there(kept_path("")), "%s", names[i]);
        ck_assert_int_eq(remove(played_path(names[i])), 0);
        sweep();
        ck_assert_msg(!is_there(kept_path("")), "%s", names[i]);
    }
}
END_TEST

// Players move old games to another disk; a link that leads back into the folder is no reason to keep all.
START_TEST(a_game_behind_a_link_needs_its_cards) {
    char path[200], away[240];
    ck_assert(keep());
    save_game("a.jsonl");
    snprintf(away, sizeof away, "%s-away", played_folder);
    ck_assert_int_eq(mkdir(away, 0755), 0);
    ck_assert_int_eq(symlink(away, played_path("old")), 0);
    ck_assert_int_eq(symlink(".", played_path("again")), 0);
    text_copy(path, sizeof path, played_path("a.jsonl"));
    ck_assert_int_eq(rename(path, played_path("old/x")), 0);
    grow_old();
    sweep();
    ck_assert(is_there(kept_path("")));
    ck_assert_int_eq(remove(played_path("old/x")), 0);
    ck_assert_int_eq(rmdir(away), 0); // the disk is not there: nobody knows what lies on it
    sweep();
    ck_assert(is_there(kept_path("")));
    ck_assert_int_eq(unlink(played_path("old")), 0);
    sweep();
    ck_assert(!is_there(kept_path("")));
}
END_TEST

// A saved game that is looked at where it was moved to.
START_TEST(they_are_found_in_the_players_own_folder) {
    ck_assert(keep());
    shelf.games_folder = "/nowhere";
    ck_assert_ptr_null(pack_cache_kept(&shelf, played_catalog.game, played_key()));
    shelf.games_folder_too = played_folder;
    ck_assert_ptr_nonnull(pack_cache_kept(&shelf, played_catalog.game, played_key()));
}
END_TEST

START_TEST(cards_that_a_game_needs_stay) {
    SavedGames games;
    ck_assert(keep());
    save_game("a.jsonl");
    save_game("b.jsonl");
    grow_old();
    saved_games_read(&games, played_folder, &packs);
    ck_assert(saved_games_delete(&games, 0, &problem));
    ck_assert_int_eq(remove(games.game[0].path), 0); // what the list says counts
    saved_games_sweep_cards(&games, played_folder);
    ck_assert(is_there(kept_path("")));
    grow_old();
    ck_assert(saved_games_delete(&games, 0, &problem));
    saved_games_sweep_cards(&games, played_folder);
    ck_assert(!is_there(kept_path("")));
    saved_games_free(&games);
}
END_TEST

// ---- the journal

static Journal *begin(Match **match) {
    const SessionOptions options = {.setup = played_table[0]};
    *match = match_create(&played_catalog, &played_table[0], NULL, &problem);
    ck_assert_ptr_nonnull(*match);
    Journal *journal = journal_begin(played_folder, *match, &options);
    journal_keep_cards(journal, files, 0, "");
    return journal;
}

static void play(Journal *journal, Match *match, Rng *rng) {
    ck_assert(played_step(match, rng));
    const LogEntry *last = match_log(match, match_log_count(match) - 1);
    journal_command(journal, match, last->seat, &last->command);
}

// Before anything is played, as a pack may be gone by then.
START_TEST(they_are_kept_from_the_beginning) {
    Match *match;
    Rng rng;
    rng_seed(&rng, 1);
    Journal *journal = begin(&match);
    ck_assert(is_there(kept_path("/0")));
    ck_assert_str_eq(journal_path(journal), "");
    play(journal, match, &rng);
    ck_assert(is_there(kept_path("/0")));
    ck_assert_ptr_null(journal_fault(journal));
    ck_assert(journal_close(journal));
    ck_assert(is_there(kept_path("/0")));
    match_destroy(match);
}
END_TEST

// Neither a game that was saved with the same cards, before or meanwhile, loses them by it.
START_TEST(a_game_that_nobody_plays_leaves_none) {
    Match *match, *other;
    Rng rng;
    rng_seed(&rng, 1);
    Journal *journal = begin(&match);
    ck_assert(journal_close(journal));
    ck_assert(!is_there(kept_path("")));
    match_destroy(match);
    journal = begin(&match);
    Journal *played = begin(&other);
    play(played, other, &rng);
    ck_assert(journal_close(played));
    ck_assert(journal_close(journal));
    ck_assert(is_there(kept_path("/0")));
    match_destroy(match);
    match_destroy(other);
    journal = begin(&match);
    ck_assert(journal_close(journal));
    ck_assert(is_there(kept_path("/0")));
    match_destroy(match);
}
END_TEST

START_TEST(without_them_the_game_is_saved_and_says_so) {
    Match *match;
    Rng rng;
    rng_seed(&rng, 1);
    FILE *out = fopen(played_path("rules"), "w");
    fclose(out);
    Journal *journal = begin(&match);
    play(journal, match, &rng);
    ck_assert_ptr_nonnull(journal_fault(journal));
    ck_assert(is_there(journal_path(journal)));
    ck_assert_int_eq(unlink(played_path("rules")), 0); // somebody mends it
    play(journal, match, &rng);
    ck_assert_ptr_null(journal_fault(journal));
    ck_assert(is_there(kept_path("/0")));
    ck_assert(journal_close(journal));
    match_destroy(match);
}
END_TEST

START_TEST(cards_that_could_not_be_read_are_said_with_every_command) {
    const SessionOptions options = {.setup = played_table[0]};
    Match *match = match_create(&played_catalog, &played_table[0], NULL, &problem);
    Rng rng;
    rng_seed(&rng, 1);
    Journal *journal = journal_begin(played_folder, match, &options);
    journal_keep_cards(journal, NULL, 0, "cards.json: gone");
    for (int i = 0; i < 2; i++) {
        play(journal, match, &rng);
        ck_assert_ptr_nonnull(strstr(journal_fault(journal), "cards.json: gone"));
    }
    ck_assert(is_there(journal_path(journal)));
    ck_assert(journal_close(journal));
    match_destroy(match);
}
END_TEST

int test_kept_cards(void) {
    Suite *suite = suite_create("kept_cards");
    TCase *c = tcase_create("kept_cards");
    tcase_add_checked_fixture(c, start, stop);
    tcase_add_test(c, what_was_kept_makes_the_same_cards);
    tcase_add_test(c, they_are_kept_once);
    tcase_add_test(c, they_are_kept_as_they_were_when_they_were_read);
    tcase_add_test(c, the_shelf_remembers_what_it_loaded);
    tcase_add_test(c, a_file_that_cannot_be_read_is_said);
    tcase_add_test(c, cards_never_kept_are_not_found);
    tcase_add_test(c, half_a_copy_is_not_used);
    tcase_add_test(c, what_somebody_has_changed_is_not_used);
    tcase_add_test(c, what_somebody_has_changed_is_mended);
    tcase_add_test(c, a_damaged_copy_is_mended_too);
    tcase_add_test(c, what_is_gone_comes_back_from_the_copy);
    tcase_add_test(c, cards_of_another_hash_are_not_used);
    tcase_add_test(c, a_folder_that_cannot_be_made_is_said);
    tcase_add_test(c, deleted_they_are_gone);
    tcase_add_test(c, it_goes_on_with_them);
    tcase_add_test(c, without_them_it_does_not);
    tcase_add_test(c, todays_cards_are_used_where_they_fit);
    tcase_add_test(c, players_of_cards_that_are_not_here_are_no_fault_of_the_file);
    tcase_add_test(c, cards_that_a_game_needs_stay);
    tcase_add_test(c, a_game_behind_a_link_needs_its_cards);
    tcase_add_test(c, they_are_found_in_the_players_own_folder);
    tcase_add_test(c, cards_are_deleted_only_when_nothing_has_used_them_for_long);
    tcase_add_test(c, a_game_that_was_moved_or_renamed_needs_its_cards);
    tcase_add_test(c, they_are_kept_from_the_beginning);
    tcase_add_test(c, a_game_that_nobody_plays_leaves_none);
    tcase_add_test(c, without_them_the_game_is_saved_and_says_so);
    tcase_add_test(c, cards_that_could_not_be_read_are_said_with_every_command);
    suite_add_tcase(suite, c);
    return played_run(suite);
}
