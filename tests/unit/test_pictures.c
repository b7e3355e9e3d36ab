// SPDX-License-Identifier: MIT
// Files of pictures: what comes back, and that a damaged one is as good as none.
#include "app/art/picture_file.h"
#include "app/art/picture_store.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define W 31
#define H 7

static char folder[] = "/tmp/stardeck-pictures-XXXXXX";
static char path[80];

static void begin(void) {
    memcpy(strrchr(folder, '-') + 1, "XXXXXX", 6);
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/a.picture", folder);
}

static void end(void) {
    char command[120];
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}

static SDL_Surface *painted(void) {
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_RGB888);
    uint32_t *pixel = picture->pixels;
    for (uint32_t i = 0; i < W * H; i++)
        pixel[i] = i * 2654435761u & 0xFFFFFFu;
    return picture;
}

static void write_one(void) {
    SDL_Surface *picture = painted();
    ck_assert(picture_file_write(folder, path, picture));
    SDL_FreeSurface(picture);
}

START_TEST(what_is_written_comes_back) {
    write_one();
    SDL_Surface *picture = painted();
    MappedPicture mapped;
    ck_assert(picture_file_is_there(path, W, H));
    ck_assert(picture_file_map(path, W, H, &mapped));
    ck_assert_int_eq(mapped.surface->w, W);
    ck_assert_int_eq(mapped.surface->h, H);
    ck_assert_int_eq(memcmp(mapped.surface->pixels, picture->pixels, W * H * 4), 0);
    picture_file_unmap(&mapped);
    SDL_FreeSurface(picture);
}
END_TEST

START_TEST(another_size_is_none) {
    write_one();
    MappedPicture mapped;
    ck_assert(!picture_file_is_there(path, W + 1, H));
    ck_assert(!picture_file_map(path, H, W, &mapped));
    ck_assert_ptr_null(mapped.surface);
}
END_TEST

// Every byte of the file changed for itself, and every shorter file.
START_TEST(a_damaged_file_is_none) {
    write_one();
    FILE *file = fopen(path, "rb");
    static unsigned char whole[4096];
    const size_t length = fread(whole, 1, sizeof whole, file);
    fclose(file);
    ck_assert_uint_gt(length, W * H * 4);
    MappedPicture mapped;
    int accepted = 0;
    for (size_t at = 0; at < length; at++) {
        whole[at] ^= 0x10;
        file = fopen(path, "wb");
        ck_assert_uint_eq(fwrite(whole, 1, length, file), length);
        fclose(file);
        whole[at] ^= 0x10;
        if (picture_file_map(path, W, H, &mapped)) {
            accepted++; // bytes of the header that say nothing
            picture_file_unmap(&mapped);
        }
    }
    ck_assert_int_le(accepted, 12);
    for (size_t shorter = 0; shorter < length; shorter++) {
        ck_assert_int_eq(truncate(path, (off_t)(length - 1 - shorter)), 0);
        ck_assert(!picture_file_map(path, W, H, &mapped));
    }
}
END_TEST

START_TEST(no_file_where_none_can_be_written) {
    SDL_Surface *picture = painted();
    ck_assert(!picture_file_write("/proc/no", "/proc/no/a.picture", picture));
    SDL_FreeSurface(picture);
}
END_TEST

static int finish(PictureStore *store) {
    int steps = 0;
    while (picture_store_step(store, NULL) > 0)
        steps++;
    return steps;
}

// The second evening: everything is there at once, also the ground of a window of another size soon.
START_TEST(a_store_finds_what_an_earlier_one_made) {
    const PictureOptions options = {.folder = folder};
    PictureStore *store = picture_store_open(&options);
    ck_assert_ptr_null(picture_store_get(store, "barren", 3, 62, 34));
    ck_assert_ptr_null(picture_store_get(store, "space:table", 0, 64, 40));
    ck_assert_int_eq(picture_store_progress(store).total, 2);
    ck_assert_int_eq(picture_store_unfinished(store), 2);
    finish(store);
    ck_assert_int_eq(picture_store_progress(store).total, 0);
    SDL_Surface *first = picture_store_get(store, "barren", 3, 62, 34);
    ck_assert_ptr_nonnull(first);
    uint32_t pixels[62 * 34];
    memcpy(pixels, first->pixels, sizeof pixels);
    picture_store_close(store);

    store = picture_store_open(&options);
    SDL_Surface *again = picture_store_get(store, "barren", 3, 62, 34);
    ck_assert_ptr_nonnull(again);
    ck_assert_int_eq(memcmp(again->pixels, pixels, sizeof pixels), 0);
    ck_assert_ptr_nonnull(picture_store_get(store, "space:table", 0, 64, 40));
    ck_assert_ptr_null(picture_store_get(store, "space:table", 0, 80, 40));
    ck_assert_int_eq(picture_store_progress(store).total, 0);
    finish(store);
    ck_assert_ptr_nonnull(picture_store_get(store, "space:table", 0, 80, 40));
    picture_store_close(store);
}
END_TEST

// While a window is being pulled larger every size is asked for once.
START_TEST(sizes_that_went_by_are_not_made) {
    PictureStore *store = picture_store_open(&(PictureOptions){.folder = folder});
    for (int w = 100; w < 120; w++)
        picture_store_get(store, "space:table", 0, w, 40);
    for (int i = 0; i < 5; i++) {
        picture_store_get(store, "space:table", 0, 120, 40);
        picture_store_step(store, NULL);
    }
    ck_assert_ptr_nonnull(picture_store_get(store, "space:table", 0, 120, 40));
    ck_assert_int_eq(picture_store_unfinished(store), 0);
    picture_store_close(store);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("pictures");
    TCase *file = tcase_create("file");
    tcase_set_timeout(file, 120);
    tcase_add_checked_fixture(file, begin, end);
    tcase_add_test(file, what_is_written_comes_back);
    tcase_add_test(file, another_size_is_none);
    tcase_add_test(file, a_damaged_file_is_none);
    tcase_add_test(file, no_file_where_none_can_be_written);
    suite_add_tcase(suite, file);
    TCase *shelf = tcase_create("store");
    tcase_set_timeout(shelf, 120);
    tcase_add_checked_fixture(shelf, begin, end);
    tcase_add_test(shelf, a_store_finds_what_an_earlier_one_made);
    tcase_add_test(shelf, sizes_that_went_by_are_not_made);
    suite_add_tcase(suite, shelf);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
