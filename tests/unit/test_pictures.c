// SPDX-License-Identifier: MIT
// Tests the store of pictures: requested ones arrive in the right size; missing ones are reported at once;
// the topmost folder counts; and dropped ones come back. And that files of any size are never decoded: their
// headers say it.
#include "app/art/picture_store.h"
#include "core/picture_size.h"
#include "core/picture_whole.h"
#include "gfx/image.h"

#include <SDL2/SDL_image.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RED 0xC03030u
#define GREEN 0x30C030u

static char folder[] = "/tmp/stardeck-pictures-XXXXXX";
static Layers layers;

static void paint(const char *name, uint32_t color) {
    char path[160];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, 64, 40, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(picture, NULL, 0xFF000000u | color);
    ck_assert_int_eq(IMG_SavePNG(picture, path), 0);
    SDL_FreeSurface(picture);
}

static void shell(const char *format) {
    char command[400];
    snprintf(command, sizeof command, format, folder, folder, folder);
    ck_assert_int_eq(system(command), 0);
}

static void begin(void) {
    char path[100];
    memcpy(strrchr(folder, '-') + 1, "XXXXXX", 6);
    ck_assert_ptr_nonnull(mkdtemp(folder));
    shell("mkdir -p '%s/base/pictures/scenes' '%s/base/pictures/a' '%s/upper/pictures/a'");
    paint("base/pictures/scenes/table.png", GREEN);
    paint("base/pictures/scenes/menu.png", GREEN);
    paint("base/pictures/scenes/result.png", GREEN);
    paint("base/pictures/a/one.png", RED);
    paint("base/pictures/a/two.png", RED);
    paint("upper/pictures/a/two.jpg", GREEN); // a PNG by another name: what is in it counts
    layers = (Layers){0};
    snprintf(path, sizeof path, "%s/base", folder);
    ck_assert(layers_add(&layers, path));
    snprintf(path, sizeof path, "%s/upper", folder);
    ck_assert(layers_add(&layers, path));
}

static void end(void) {
    layers_finish(&layers);
    shell("rm -r '%s'");
}

static void check_picture(const SDL_Surface *picture, int w, int h, uint32_t color) {
    ck_assert_ptr_nonnull(picture);
    ck_assert_int_eq(picture->w, w);
    ck_assert_int_eq(picture->h, h);
    uint32_t pixel;
    memcpy(&pixel, (const char *)picture->pixels + h / 2 * picture->pitch + w / 2 * 4, sizeof pixel);
    ck_assert_uint_eq(pixel >> 24, 255); // a canvas looks at it
    for (int shift = 0; shift < 24; shift += 8)
        ck_assert_int_le(abs((int)(pixel >> shift & 255) - (int)(color >> shift & 255)), 3);
}

START_TEST(what_is_asked_for_comes) {
    PictureStore *store = picture_store_open(&(PictureOptions){.assets = &layers});
    bool ready = true;
    ck_assert(picture_store_has_no_workers(store));
    ck_assert_ptr_null(picture_store_get(store, "pictures/a/one.png", 30, 20));
    ck_assert_int_eq(picture_store_unfinished(store), 1);
    ck_assert_int_eq(picture_store_step(store, &ready), 0);
    ck_assert(ready);
    check_picture(picture_store_get(store, "pictures/a/one.png", 30, 20), 30, 20, RED);
    picture_store_step(store, &ready);
    ck_assert(!ready);
    // Ahead of need: nobody is told.
    ck_assert(!picture_store_prefetch(store, "pictures/a/one.png", 31, 20));
    ck_assert_int_eq(picture_store_unfinished(store), 0);
    picture_store_step(store, &ready);
    ck_assert(!ready);
    ck_assert(picture_store_prefetch(store, "pictures/a/one.png", 31, 20));
    check_picture(picture_store_get_now(store, "pictures/a/one.png", 31, 20), 31, 20, RED);
    check_picture(picture_store_get_now(store, "pictures/a/one.png", 64, 40), 64, 40, RED);
    picture_store_close(store);
}
END_TEST

START_TEST(what_cannot_be_had_is_told) {
    char file[64], longest[400];
    PictureStore *store = picture_store_open(&(PictureOptions){.assets = &layers});
    ck_assert_ptr_null(picture_store_get_now(store, "pictures/a/gone.png", 30, 20));
    ck_assert(picture_store_prefetch(store, "pictures/a/gone.png", 30, 20));
    ck_assert_ptr_null(picture_store_get(store, "pictures/a/gone.png", 30, 20));
    memset(longest, 'a', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    ck_assert_ptr_null(picture_store_get_now(store, longest, 30, 20));
    ck_assert(picture_store_prefetch(store, longest, 30, 20));
    ck_assert_ptr_null(picture_store_get_now(store, "pictures/a/one.png", 0, 20));
    ck_assert(!picture_store_find(store, "pictures/a/", "three", file, sizeof file));
    picture_store_close(store);
    store = picture_store_open(&(PictureOptions){0});
    ck_assert_ptr_null(picture_store_get_now(store, "pictures/a/one.png", 30, 20));
    picture_store_close(store);
}
END_TEST

START_TEST(the_topmost_folder_counts) {
    char file[64];
    PictureStore *store = picture_store_open(&(PictureOptions){.assets = &layers});
    ck_assert(picture_store_find(store, "pictures/a/", "one", file, sizeof file));
    ck_assert_str_eq(file, "pictures/a/one.png");
    ck_assert(picture_store_find(store, "pictures/a/", "two", file, sizeof file));
    ck_assert_str_eq(file, "pictures/a/two.jpg");
    check_picture(picture_store_get_now(store, file, 30, 20), 30, 20, GREEN);
    picture_store_close(store);
}
END_TEST

// What was drawn last stays, however little room there is; so do the scene in front and the one before it.
START_TEST(what_is_dropped_comes_back) {
    PictureStore *store = picture_store_open(&(PictureOptions){.assets = &layers, .memory = 1});
    static const char *const scenes[] = {"pictures/scenes/result.png", "pictures/scenes/menu.png",
                                         "pictures/scenes/table.png"};
    check_picture(picture_store_get_now(store, "pictures/a/one.png", 30, 20), 30, 20, RED);
    for (int i = 0; i < 3; i++)
        check_picture(picture_store_scene(store, scenes[i], 80, 50), 80, 50, GREEN);
    for (int i = 0; i < 3; i++)
        picture_store_step(store, NULL);
    ck_assert(picture_store_prefetch(store, scenes[2], 80, 50));
    ck_assert(picture_store_prefetch(store, scenes[1], 80, 50));
    ck_assert(!picture_store_prefetch(store, scenes[0], 80, 50)); // dropped
    ck_assert(!picture_store_prefetch(store, "pictures/a/one.png", 30, 20));
    check_picture(picture_store_get_now(store, "pictures/a/one.png", 30, 20), 30, 20, RED);
    picture_store_close(store);
}
END_TEST

// Workers decode what is wanted, and whoever needs it at once waits for them; the first frame does not.
// Until a worker says that something is there.
static void await_news(PictureStore *store) {
    SDL_Event event = {0};
    while (event.type != picture_store_event(store))
        ck_assert_int_eq(SDL_WaitEventTimeout(&event, 60000), 1);
    picture_store_step(store, NULL);
}

static uint32_t pixel_at(const SDL_Surface *picture, int row) {
    uint32_t pixel;
    ck_assert_ptr_nonnull(picture);
    memcpy(&pixel, (const char *)picture->pixels + row * picture->pitch + picture->w / 2 * 4, sizeof pixel);
    return pixel;
}

// Heads are above the middle of a portrait: a flat tile is cut there, any other around the middle.
// What stands on a stage is drawn once; when it moves its picture is still there, however much was shown
// since.
START_TEST(what_is_on_the_stage_stays) {
    PictureStore *store = picture_store_open(&(PictureOptions){.assets = &layers, .memory = 1});
    ck_assert_ptr_null(picture_store_get_cutout(store, "pictures/a/one.png", 800, 500)); // 1.6 MB
    picture_store_step(store, NULL);
    ck_assert_ptr_nonnull(picture_store_ready_cutout(store, "pictures/a/one.png", 800, 500));
    for (int i = 0; i < 20; i++) {
        picture_store_get_now(store, "pictures/a/two.png", 100 + i, 100);
        picture_store_step(store, NULL);
    }
    ck_assert_ptr_nonnull(picture_store_ready_cutout(store, "pictures/a/one.png", 800, 500));
    // Up to a limit: others of their kind drive it out.
    for (int i = 0; i < 12; i++) {
        picture_store_get_cutout(store, "pictures/a/two.png", 801 + i, 500);
        picture_store_step(store, NULL);
    }
    for (int i = 0; i < 3; i++)
        picture_store_step(store, NULL);
    ck_assert_ptr_null(picture_store_ready_cutout(store, "pictures/a/one.png", 800, 500));
    ck_assert_ptr_nonnull(picture_store_ready_cutout(store, "pictures/a/two.png", 812, 500));
    picture_store_close(store);
}
END_TEST

START_TEST(a_flat_tile_keeps_what_is_above_the_middle) {
    char path[160];
    snprintf(path, sizeof path, "%s/base/pictures/a/tall.png", folder);
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, 100, 100, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(picture, NULL, 0xFF000000u | GREEN);
    SDL_FillRect(picture, &(SDL_Rect){0, 0, 100, 40}, 0xFF000000u | RED);
    ck_assert_int_eq(IMG_SavePNG(picture, path), 0);
    SDL_FreeSurface(picture);
    PictureStore *store = picture_store_open(&(PictureOptions){.assets = &layers});
    const SDL_Surface *flat = picture_store_get_now(store, "pictures/a/tall.png", 100, 30);
    ck_assert_uint_eq(pixel_at(flat, 8) & 0xFFFFFF, RED); // row 36 of the whole
    ck_assert_uint_eq(pixel_at(flat, 16) & 0xFFFFFF, GREEN);
    const SDL_Surface *other = picture_store_get_now(store, "pictures/a/tall.png", 100, 60);
    ck_assert_uint_eq(pixel_at(other, 16) & 0xFFFFFF, RED);
    ck_assert_uint_eq(pixel_at(other, 23) & 0xFFFFFF, GREEN); // row 43
    picture_store_close(store);
}
END_TEST

START_TEST(workers_decode) {
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    PictureStore *store = picture_store_open(&(PictureOptions){.workers = true, .assets = &layers});
    ck_assert(!picture_store_has_no_workers(store));
    picture_store_step(store, NULL);
    // The first frame is being drawn: nothing is begun until it is there.
    ck_assert_ptr_null(picture_store_scene(store, "pictures/scenes/table.png", 640, 400));
    for (int i = 0; i < 40; i++)
        picture_store_prefetch(store, "pictures/a/one.png", 30 + i, 20);
    for (int i = 0; i < 40; i++)
        check_picture(picture_store_get_now(store, "pictures/a/one.png", 30 + i, 20), 30 + i, 20, RED);
    ck_assert_ptr_null(picture_store_scene(store, "pictures/scenes/table.png", 640, 400));
    ck_assert_int_eq(picture_store_unfinished(store), 1);
    const SDL_Surface *picture;
    while ((picture = picture_store_scene(store, "pictures/scenes/table.png", 640, 400)) == NULL)
        await_news(store);
    check_picture(picture, 640, 400, GREEN);
    while ((picture = picture_store_get(store, "pictures/a/two.jpg", 99, 20)) == NULL)
        await_news(store);
    check_picture(picture, 99, 20, GREEN);
    picture_store_close(store);
    SDL_Quit();
}
END_TEST

// ---- what is too large

static const char *large_file(void) {
    static char path[300]; // 5200 x 5200 pixels in 3 KB
    const char *tests = getenv("STARDECK_TESTS");
    snprintf(path, sizeof path, "%s/unit/pictures/too_large.png", tests != NULL ? tests : "tests");
    return path;
}

START_TEST(a_picture_that_is_too_large_is_not_read) {
    const PictureSize size = picture_size(large_file());
    ck_assert_int_eq(size.width, 5200);
    ck_assert_int_eq(size.height, 5200);
    ck_assert(!picture_size_is_readable(size));
    ck_assert_ptr_null(image_load_whole(large_file(), 64));
    ck_assert_ptr_null(image_load_cover(large_file(), 64, 40));
}
END_TEST

START_TEST(what_is_transparent_stays_so_if_asked_for) {
    char path[160];
    PictureStore *store = picture_store_open(&(PictureOptions){.assets = &layers});
    SDL_Surface *clear = SDL_CreateRGBSurfaceWithFormat(0, 64, 40, 32, SDL_PIXELFORMAT_ARGB8888);
    snprintf(path, sizeof path, "%s/base/pictures/clear.png", folder);
    SDL_FillRect(clear, NULL, 0);
    ck_assert_int_eq(IMG_SavePNG(clear, path), 0);
    SDL_FreeSurface(clear);
    ck_assert(!picture_store_prefetch_clear(store, "pictures/clear.png", 32, 20));
    const SDL_Surface *seen = picture_store_get_clear_now(store, "pictures/clear.png", 32, 20),
                      *dark = picture_store_get_now(store, "pictures/clear.png", 32, 20);
    ck_assert(picture_store_prefetch_clear(store, "pictures/clear.png", 32, 20));
    ck_assert_uint_eq(*(const uint32_t *)seen->pixels >> 24, 0);
    ck_assert_uint_eq(*(const uint32_t *)dark->pixels >> 24, 255);
    ck_assert_int_eq(seen->w, 32);
    ck_assert_int_eq(seen->h, 20);
    picture_store_close(store);
}
END_TEST

static void paint_spot(const char *name) {
    char path[160];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, 100, 100, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(picture, NULL, 0xFF000000u | GREEN);
    SDL_FillRect(picture, &(SDL_Rect){70, 10, 20, 20}, 0xFF000000u | RED);
    ck_assert_int_eq(IMG_SavePNG(picture, path), 0);
    SDL_FreeSurface(picture);
}

static uint32_t pixel_in(const SDL_Surface *picture, int x, int y) {
    uint32_t pixel;
    ck_assert_ptr_nonnull(picture);
    memcpy(&pixel, (const char *)picture->pixels + y * picture->pitch + x * 4, sizeof pixel);
    return pixel & 0xFFFFFF;
}

static PictureStore *open_with_focus(void) {
    paint_spot("base/pictures/a/spot.png");
    shell("printf '# no picture\na/spot 80 20\na/one 101 20\na/two 1\n' > '%s/base/pictures/focus.txt'");
    return picture_store_open(&(PictureOptions){.assets = &layers});
}

START_TEST(a_crop_keeps_the_motif_in_the_middle) {
    PictureStore *store = open_with_focus();
    PictureFocus focus;
    ck_assert(picture_store_focus(store, "pictures/a/spot.png", &focus));
    ck_assert_float_eq_tol(focus.x, 0.8f, 0.001f);
    ck_assert(!picture_store_focus(store, "pictures/a/one.png", &focus)); // outside of the picture
    ck_assert(!picture_store_focus(store, "pictures/a/two.png", &focus));
    ck_assert_uint_eq(pixel_in(picture_store_get_now(store, "pictures/a/spot.png", 100, 20), 80, 10), RED);
    ck_assert_uint_eq(pixel_in(picture_store_get_now(store, "pictures/a/spot.png", 20, 100), 10, 20), RED);
    ck_assert_uint_eq(pixel_in(picture_store_get_now(store, "pictures/a/spot.png", 40, 100), 2, 20), GREEN);
    picture_store_close(store);
}
END_TEST

START_TEST(a_frame_keeps_the_motif_where_nothing_lies_on_it) {
    PictureStore *store = open_with_focus();
    const char *file = "pictures/a/spot.png";
    const SDL_Surface *under =
        picture_store_get_framed_now(store, file, &(PictureFrame){.w = 100, .h = 60, .top = 40});
    ck_assert_uint_eq(pixel_in(under, 80, 50), RED);
    ck_assert_uint_eq(pixel_in(under, 80, 35), GREEN);
    ck_assert_uint_eq(pixel_in(under, 80, 10), RED); // mirrored
    const SDL_Surface *over =
        picture_store_get_framed_now(store, file, &(PictureFrame){.w = 100, .h = 60, .bottom = 40});
    ck_assert_uint_eq(pixel_in(over, 80, 5), RED);
    ck_assert_uint_eq(pixel_in(over, 80, 25), GREEN);
    ck_assert_ptr_ne(over, under);
    picture_store_close(store);
}
END_TEST

// A pack's picture of the same name is another one.
START_TEST(a_packs_picture_has_no_motif_of_ours) {
    paint_spot("upper/pictures/a/spot.png");
    PictureStore *store = open_with_focus();
    PictureFocus focus;
    ck_assert(!picture_store_focus(store, "pictures/a/spot.png", &focus));
    ck_assert_uint_eq(pixel_in(picture_store_get_now(store, "pictures/a/spot.png", 100, 20), 80, 10), GREEN);
    picture_store_close(store);
}
END_TEST

// A thread of a picture is not scaled as a whole to a thousand times its size.
START_TEST(a_very_thin_picture_is_read_quickly) {
    char path[160];
    SDL_Surface *thin = SDL_CreateRGBSurfaceWithFormat(0, 3, 16000, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(thin, NULL, 0xFF000000u | RED);
    snprintf(path, sizeof path, "%s/thin.png", folder);
    ck_assert_int_eq(IMG_SavePNG(thin, path), 0);
    SDL_FreeSurface(thin);
    SDL_Surface *seen = image_load_cover(path, 900, 600); // scaled whole it would take 17 GB
    check_picture(seen, 900, 600, RED);
    SDL_FreeSurface(seen);
}
END_TEST

typedef struct Header {
    const char *what;
    unsigned char bytes[40];
    size_t length;
    int width, height;
} Header;

static const Header headers[] = {
    {"PNG", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x75\x30\0\0\x27\x10\x08", 25, 30000, 10000},
    {"JPEG", "\xff\xd8\xff\xe0\0\004ab\xff\xff\xc2\0\x11\x08\x23\x28\x2e\xe0\x03", 20, 12000, 9000},
    {"lossy WebP", "RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\xe8\x43\xd0\x42", 30, 1000, 720},
    {"lossless WebP", "RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\xe7\xc3\xb3\0\0\0\0\0\0\0", 30, 1000, 720},
    {"extended WebP", "RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\xe7\x03\0\xcf\x02\0", 30, 1000, 720},
};

static PictureSize size_of_bytes(const unsigned char *bytes, size_t length) {
    char path[160];
    snprintf(path, sizeof path, "%s/header", folder);
    FILE *file = fopen(path, "wb");
    ck_assert_uint_eq(fwrite(bytes, 1, length, file), length);
    fclose(file);
    return picture_size(path);
}

// And one that is cut off anywhere has no size, or that one.
START_TEST(the_header_says_how_large_it_is) {
    const Header *header = &headers[_i];
    PictureSize size = size_of_bytes(header->bytes, header->length);
    ck_assert_msg(size.width == header->width && size.height == header->height, "%s: %d x %d", header->what,
                  size.width, size.height);
    for (size_t length = 0; length < header->length; length++) {
        size = size_of_bytes(header->bytes, length);
        ck_assert_msg(size.width == 0 || (size.width == header->width && size.height == header->height),
                      "%s of %zu bytes: %d x %d", header->what, length, size.width, size.height);
    }
}
END_TEST

START_TEST(what_is_no_picture_has_no_size) {
    ck_assert_int_eq(
        size_of_bytes((const unsigned char *)"GIF89a\x10\x27\x10\x27 and so on and so on", 30).width, 0);
    ck_assert_int_eq(size_of_bytes((const unsigned char *)"\xff\xd8 no marker", 12).width, 0);
    ck_assert_int_eq(picture_size("/nowhere/at/all.png").width, 0);
    ck_assert_int_eq(picture_size("/dev/zero").width, 0);
    ck_assert(!picture_size_is_readable((PictureSize){0, 0}));
    ck_assert(picture_size_is_readable((PictureSize){6000, 4000}));
    ck_assert(!picture_size_is_readable((PictureSize){65535, 65535}));
}
END_TEST

static PictureState state_of(const char *text, size_t length) {
    size_of_bytes((const unsigned char *)text, length); // writes the file
    char path[160];
    snprintf(path, sizeof path, "%s/header", folder);
    return picture_state(path);
}

static const struct {
    const char *svg;
    PictureState state;
} drawings[] = {
    {"<svg viewBox=\"0 0 9 9\"><rect width=\"5\" height=\"3\"/></svg>", PICTURE_WHOLE},
    {"\xEF\xBB\xBF <?xml version=\"1.0\"?>\n<!DOCTYPE svg>\n<!-- a > b -->\n<svg><g><path d='M0 "
     "0>'></path></g></svg>\n",
     PICTURE_WHOLE},
    {"<svg><style><![CDATA[a > b]]></style><defs><path id=\"a\"/></defs><circle r=\"1\"/></svg>",
     PICTURE_WHOLE},
    {"<svg width=\"9\" height=\"9\"></svg>", PICTURE_EMPTY},
    {"<svg width=\"9\" height=\"9\"/>", PICTURE_EMPTY},
    {"<svg><defs><path d=\"M0 0\"/></defs><text>a</text></svg>", PICTURE_EMPTY},
    {"<!DOCTYPE svg [<!ENTITY a \"b>\"> <!ENTITY c \"&a;&a;\">]><svg><text>&c;</text></svg>", PICTURE_EMPTY},
    {"<svg><g><rect/></svg>", PICTURE_CUT_OFF},
    {"<svg><rect/></g></svg></svg>", PICTURE_DAMAGED},
    {"hello", PICTURE_UNREAD},
    {"<html><body><svg><rect/></svg></body></html>", PICTURE_UNREAD},
};

// And one that is whole is not so if it ends anywhere before its last element does.
START_TEST(a_drawing_is_whole_if_all_its_elements_are) {
    const char *svg = drawings[_i].svg;
    ck_assert_msg(state_of(svg, strlen(svg)) == drawings[_i].state, "%s: %d", svg,
                  state_of(svg, strlen(svg)));
    if (drawings[_i].state == PICTURE_WHOLE)
        for (size_t length = 0; length < (size_t)(strrchr(svg, '>') - svg); length++)
            ck_assert_msg(state_of(svg, length) != PICTURE_WHOLE, "%.*s", (int)length, svg);
}
END_TEST

int test_pictures(void) {
    Suite *suite = suite_create("pictures");
    TCase *tests = tcase_create("store");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, begin, end);
    tcase_add_test(tests, what_is_asked_for_comes);
    tcase_add_test(tests, what_cannot_be_had_is_told);
    tcase_add_test(tests, the_topmost_folder_counts);
    tcase_add_test(tests, what_is_dropped_comes_back);
    tcase_add_test(tests, what_is_on_the_stage_stays);
    tcase_add_test(tests, a_flat_tile_keeps_what_is_above_the_middle);
    tcase_add_test(tests, a_crop_keeps_the_motif_in_the_middle);
    tcase_add_test(tests, a_frame_keeps_the_motif_where_nothing_lies_on_it);
    tcase_add_test(tests, a_packs_picture_has_no_motif_of_ours);
    tcase_add_test(tests, workers_decode);
    tcase_add_test(tests, a_picture_that_is_too_large_is_not_read);
    tcase_add_test(tests, what_is_transparent_stays_so_if_asked_for);
    tcase_add_test(tests, a_very_thin_picture_is_read_quickly);
    tcase_add_loop_test(tests, the_header_says_how_large_it_is, 0, (int)(sizeof headers / sizeof headers[0]));
    tcase_add_test(tests, what_is_no_picture_has_no_size);
    tcase_add_loop_test(tests, a_drawing_is_whole_if_all_its_elements_are, 0,
                        (int)(sizeof drawings / sizeof drawings[0]));
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
