// SPDX-License-Identifier: MIT
// Tests damaged card files: each shipped one with bytes changed, and truncated at each byte. It is either
// refused with its place, or can be played as it now is. (Saved games: test_save.c; settings:
// test_settings.c.)
//
// STARDECK_DAMAGE: damages every n-th byte; 1: all of them, in each of their bits.
#include "data/pack.h"
#include "played.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define STRIDE 23 // no divisor of a line's length for long
#define COMMANDS 30

static const char *const files[] = {"game.json", "deck.json", "factions.json", "targets.json"};
#define FILES ((int)(sizeof files / sizeof files[0]))

static void write_bytes(const char *path, const char *bytes, size_t size) {
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(bytes, 1, size, file), size);
    fclose(file);
}

static size_t stride(void) {
    const char *wanted = getenv("STARDECK_DAMAGE");
    const long number = wanted != NULL ? strtol(wanted, NULL, 10) : STRIDE;
    return number > 0 ? (size_t)number : STRIDE;
}

static char shipped[512], damaged[96];
static const char *damaged_name;

static void feed_plays(const Catalog *catalog) {
    Text problem = {0};
    Match *match = match_create(catalog, &played_table[0], NULL, &problem);
    Rng rng;
    rng_seed(&rng, 1);
    for (int i = 0; match != NULL && i < COMMANDS && played_step(match, &rng); i++)
        ck_assert_msg(match_check(match, &problem), "%s", text_string(&problem));
    ck_assert_msg(match != NULL || problem.length > 0, "a pack that can't be played must say why");
    match_destroy(match);
    text_finish(&problem);
}

// True: the damaged bytes were taken for good.
static bool feed_pack(const char *bytes, size_t size) {
    static Problems problems;
    char path[160];
    Catalog catalog;
    problems = (Problems){0};
    snprintf(path, sizeof path, "%s/%s", damaged, damaged_name);
    write_bytes(path, bytes, size);
    const bool good = pack_load(&catalog, played_catalog.game, damaged, &problems);
    ck_assert(good == (problems.count == 0));
    if (good)
        feed_plays(&catalog);
    else
        ck_assert(strstr(problems.item[0].file, ".json") != NULL && problems.item[0].message[0] != '\0');
    pack_finish(&catalog);
    return good;
}

static void damage(const char *path) {
    size_t size;
    char *bytes = played_text(path, &size);
    ck_assert_ptr_nonnull(bytes);
    ck_assert(feed_pack(bytes, size));
    for (size_t at = 0; at < size; at += stride()) {
        const char whole = bytes[at];
        for (int bit = stride() == 1 ? 0 : (int)(at % 8); bit < 8; bit += stride() == 1 ? 1 : 8) {
            bytes[at] = (char)(whole ^ 1 << bit);
            feed_pack(bytes, size);
        }
        bytes[at] = whole;
        feed_pack(bytes, at);
    }
    free(bytes);
}

static void copy_shipped(const char *name) {
    char from[600], to[160];
    size_t size;
    snprintf(from, sizeof from, "%s/%s", shipped, name);
    snprintf(to, sizeof to, "%s/%s", damaged, name);
    char *bytes = played_text(from, &size);
    ck_assert_ptr_nonnull(bytes);
    write_bytes(to, bytes, size);
    free(bytes);
}

static void remove_damaged(void) {
    char path[160];
    for (int i = 0; i < FILES; i++) {
        snprintf(path, sizeof path, "%s/%s", damaged, files[i]);
        remove(path);
    }
    remove(damaged);
}

START_TEST(card_files) {
    char path[600];
    const char *cards = getenv("STARDECK_CARDS");
    snprintf(shipped, sizeof shipped, "%s/tactics", cards != NULL ? cards : "cards");
    snprintf(damaged, sizeof damaged, "%s/damaged", played_folder);
    ck_assert_int_eq(mkdir(damaged, 0700), 0);
    for (int i = 0; i < FILES; i++)
        copy_shipped(files[i]);
    damaged_name = files[_i];
    snprintf(path, sizeof path, "%s/%s", shipped, files[_i]);
    damage(path);
    remove_damaged();
}
END_TEST

int test_damage(void) {
    Suite *suite = suite_create("damage");
    TCase *tests = tcase_create("damage");
    tcase_set_timeout(tests, 0); // meson has one
    tcase_add_checked_fixture(tests, played_start, played_stop);
    tcase_add_loop_test(tests, card_files, 0, FILES);
    suite_add_tcase(suite, tests);
    return played_run(suite);
}
