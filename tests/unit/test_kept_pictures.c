// SPDX-License-Identifier: MIT
// Tests that the pictures of a game's packs are kept with its cards: each once, as long as a game needs it,
// and not more than there is room for.
#include "data/kept_cards.h"
#include "data/kept_pictures.h"
#include "toy.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static Text problem;
static char saved_folder[120];

static void write_file(const char *name, const char *text, size_t length) {
    char path[240];
    snprintf(path, sizeof path, "%s/%s", toy_folder, name);
    for (char *slash = strchr(path + strlen(toy_folder) + 1, '/'); slash != NULL;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0755);
        *slash = '/';
    }
    toy_write(path + strlen(toy_folder) + 1, text, length);
}

static void put(const char *name, const char *text) {
    write_file(name, text, strlen(text));
}

// The cards of Tactics, and upon them the pack in this folder.
static CardFiles *read_cards(const char *pack) {
    Layers layers = {0};
    char path[160];
    snprintf(path, sizeof path, "%s/tactics", toy_folder);
    ck_assert(layers_add(&layers, path));
    snprintf(path, sizeof path, "%s/%s", toy_folder, pack);
    ck_assert(layers_add(&layers, path));
    CardFiles *files = card_files_read(&layers, &problem);
    ck_assert_msg(files != NULL, "%s", text_string(&problem));
    layers_finish(&layers);
    return files;
}

static void keep(const char *pack, uint64_t hash) {
    CardFiles *files = read_cards(pack);
    ck_assert_msg(kept_cards_keep(saved_folder, files, (KeptKey){hash, 0}, &problem), "%s",
                  text_string(&problem));
    card_files_free(files);
}

static bool stat_kept(const char *hash, const char *name, struct stat *info) {
    char path[300];
    snprintf(path, sizeof path, "%s/rules/%s/%s", saved_folder, hash, name);
    return stat(path, info) == 0;
}

static int stored(void) {
    char path[200];
    int count = 0;
    snprintf(path, sizeof path, "%s/pictures", saved_folder);
    DIR *listing = opendir(path);
    for (const struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;)
        count += entry->d_name[0] != '.';
    if (listing != NULL)
        closedir(listing);
    return count;
}

static void begin(void) {
    snprintf(saved_folder, sizeof saved_folder, "%s/games", toy_folder);
    put("tactics/deck.json", "{}");
    put("mine/pack.json", "{}");
    put("mine/deck.json", "{}");
    put("mine/assets/pictures/tactics/spy.webp", "a spy");
    put("mine/assets/pictures/scenes/menu.png", "on no card");
    put("mine/assets/pictures/star_empires/x.webp", "of another game");
    put("mine/assets/emblems/klingon.svg", "an emblem");
    put("mine/assets/units/cruiser.svg", "a sign");
    put("mine/assets/pictures/worlds/ice.1.png", "of a target");
    put("mine/assets/sounds/turn.ogg", "no picture");
}

#define ONE "00000000000000aa"
#define TWO "00000000000000bb"

START_TEST(pictures_are_kept_with_the_cards) {
    struct stat info;
    Layers kept = {0}, assets = {0};
    begin();
    keep("mine", 0xAA);
    ck_assert(stat_kept(ONE, "1/assets/pictures/tactics/spy.webp", &info) && info.st_size == 5);
    ck_assert(stat_kept(ONE, "1/assets/emblems/klingon.svg", &info));
    ck_assert(stat_kept(ONE, "1/assets/units/cruiser.svg", &info));
    ck_assert(stat_kept(ONE, "1/assets/pictures/worlds/ice.1.png", &info));
    ck_assert(!stat_kept(ONE, "1/assets/pictures/star_empires/x.webp", &info));
    ck_assert(!stat_kept(ONE, "1/assets/pictures/scenes/menu.png", &info));
    ck_assert(!stat_kept(ONE, "1/assets/sounds/turn.ogg", &info));
    ck_assert(!stat_kept(ONE, KEPT_PICTURES_LEFT_OUT, &info));
    ck_assert(kept_cards_find(saved_folder, (KeptKey){0xAA, 0}, &kept) &&
              kept_pictures_add(&kept, 1, &assets));
    ck_assert_int_eq(assets.count, 1);
    Text path = {0};
    ck_assert(layers_find(&assets, "pictures/tactics/spy.webp", &path));
    text_finish(&path);
    layers_finish(&kept);
    layers_finish(&assets);
}
END_TEST

START_TEST(those_named_in_the_cards_too) {
    struct stat info;
    begin();
    put("mine/assets/pictures/sun.png", "a sun");
    keep("mine", 0xAA);
    ck_assert(stat_kept(ONE, "1/assets/pictures/sun.png", &info));
}
END_TEST

START_TEST(a_pack_for_several_games_has_them_above) {
    struct stat info;
    begin();
    put("both/pack.json", "{}");
    put("both/tactics/deck.json", "{}");
    put("both/assets/pictures/tactics/spy.webp", "another");
    keep("both/tactics", 0xAA);
    ck_assert(stat_kept(ONE, "1/assets/pictures/tactics/spy.webp", &info) && info.st_size == 7);
}
END_TEST

START_TEST(equal_ones_are_one_file_as_long_as_a_game_needs_it) {
    struct stat one, two;
    begin();
    keep("mine", 0xAA);
    const int pictures = stored();
    ck_assert_int_gt(pictures, 0);
    put("mine/assets/pictures/tactics/galaxy.webp", "new");
    keep("mine", 0xBB);
    ck_assert_int_eq(stored(), pictures + 1);
    ck_assert(stat_kept(ONE, "1/assets/pictures/tactics/spy.webp", &one));
    ck_assert(stat_kept(TWO, "1/assets/pictures/tactics/spy.webp", &two));
    ck_assert(one.st_ino == two.st_ino);
    kept_cards_delete(saved_folder, (KeptKey){0xBB, 0});
    ck_assert_int_eq(stored(), pictures);
    ck_assert(stat_kept(ONE, "1/assets/pictures/tactics/spy.webp", &one));
    kept_cards_delete(saved_folder, (KeptKey){0xAA, 0});
    ck_assert_int_eq(stored(), 0);
}
END_TEST

START_TEST(a_changed_original_does_not_change_what_is_kept) {
    struct stat info;
    begin();
    keep("mine", 0xAA);
    put("mine/assets/pictures/tactics/spy.webp", "quite another spy");
    ck_assert(stat_kept(ONE, "1/assets/pictures/tactics/spy.webp", &info) && info.st_size == 5);
}
END_TEST

START_TEST(what_is_too_much_is_left_out_and_said) {
    struct stat info;
    char path[240], said[400] = "";
    begin();
    snprintf(path, sizeof path, "%s/mine/assets/pictures/tactics/huge.webp", toy_folder);
    put("mine/assets/pictures/tactics/huge.webp", "x");
    ck_assert_int_eq(truncate(path, KEPT_PICTURES_BYTES), 0);
    keep("mine", 0xAA);
    ck_assert(!stat_kept(ONE, "1/assets/pictures/tactics/huge.webp", &info));
    ck_assert(stat_kept(ONE, "1/assets/pictures/tactics/spy.webp", &info));
    ck_assert(stat_kept(ONE, KEPT_PICTURES_LEFT_OUT, &info));
    snprintf(path, sizeof path, "%s/rules/" ONE "/" KEPT_PICTURES_LEFT_OUT, saved_folder);
    FILE *file = fopen(path, "r");
    ck_assert(file != NULL && fread(said, 1, sizeof said - 1, file) > 0);
    fclose(file);
    ck_assert_ptr_nonnull(strstr(said, "16 MiB"));
    ck_assert_ptr_nonnull(strstr(said, "1/assets/pictures/tactics/huge.webp"));
}
END_TEST

// Things are told apart by them, and a painting has a better stand-in.
START_TEST(signs_have_room_before_paintings) {
    struct stat info;
    char path[240];
    begin();
    snprintf(path, sizeof path, "%s/mine/assets/emblems/large.svg", toy_folder);
    put("mine/assets/emblems/large.svg", "x");
    ck_assert_int_eq(truncate(path, KEPT_PICTURES_BYTES - 100), 0);
    snprintf(path, sizeof path, "%s/mine/assets/pictures/tactics/a.webp", toy_folder);
    put("mine/assets/pictures/tactics/a.webp", "x");
    ck_assert_int_eq(truncate(path, 200), 0);
    keep("mine", 0xAA);
    ck_assert(stat_kept(ONE, "1/assets/emblems/large.svg", &info));
    ck_assert(!stat_kept(ONE, "1/assets/pictures/tactics/a.webp", &info));
    ck_assert(stat_kept(ONE, "1/assets/pictures/tactics/spy.webp", &info));
}
END_TEST

START_TEST(layers_differ_by_their_cards) {
    begin();
    CardFiles *before = read_cards("mine");
    put("mine/lang/en.json", "{}");
    put("mine/pack.json", "{\"id\": \"mine\"}");
    put("mine/captains.json", "{}");
    CardFiles *now = read_cards("mine");
    ck_assert_uint_eq(card_files_differ(before, now), 0); // only texts, captains, and what it says of itself
    card_files_free(now);
    put("mine/deck.json", "{\"cards\": []}");
    now = read_cards("mine");
    ck_assert_uint_eq(card_files_differ(before, now), 1U << 1);
    card_files_free(now);
    put("mine/deck.json", "{}");
    put("mine/targets.json", "{}");
    now = read_cards("mine");
    ck_assert_uint_eq(card_files_differ(before, now), 1U << 1);
    ck_assert_uint_eq(card_files_differ(now, before), 1U << 1);
    card_files_free(now);
    card_files_free(before);
}
END_TEST

int test_kept_pictures(void) {
    Suite *suite = suite_create("kept pictures");
    TCase *tcase = toy_case(suite, "pictures");
    tcase_add_test(tcase, pictures_are_kept_with_the_cards);
    tcase_add_test(tcase, those_named_in_the_cards_too);
    tcase_add_test(tcase, a_pack_for_several_games_has_them_above);
    tcase_add_test(tcase, equal_ones_are_one_file_as_long_as_a_game_needs_it);
    tcase_add_test(tcase, a_changed_original_does_not_change_what_is_kept);
    tcase_add_test(tcase, what_is_too_much_is_left_out_and_said);
    tcase_add_test(tcase, signs_have_room_before_paintings);
    tcase_add_test(tcase, layers_differ_by_their_cards);
    return toy_run(suite);
}
