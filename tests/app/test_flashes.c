// SPDX-License-Identifier: MIT
// Tests that nothing flashes more than three times in a second: every film of every game is watched frame by
// frame, in patches. A patch flashes when it becomes lighter and darker again, or the other way round, by a
// tenth of white at least, and was not bright all along. It counts where patches together are as large as a
// quarter of what the eye sees sharply at once (the general flash of WCAG 2.3.1). usage: test_flashes [NAME]:
// only films whose names begin so
#include "../support/program.h"

#include "screen_list.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define W 1280
#define H 720
#define FRAME_MS 50
#define PATCH 40 // pixels
#define ACROSS (W / PATCH)
#define DOWN (H / PATCH)
#define SAMPLE 4 // every so many pixels, both ways
#define LEAST 0.1F
#define BRIGHT 0.8F
#define FLASHES_MOST 3 // in a second
#define EYE_ACROSS 9   // patches of what the eye sees at once
#define EYE_DOWN 7
#define EYE_LEAST 16 // of them: a quarter
#define CHANGES (2 * FLASHES_MOST + 1)

// A patch's light since its film began.
typedef struct Patch {
    float turn;           // the light where it last changed its direction
    int8_t way;           // 1: lighter since; -1: darker; 0: neither yet
    uint64_t at[CHANGES]; // when it last changed by LEAST, in turn
    int changes;
} Patch;

static Patch patch[DOWN][ACROSS];
static float linear[256]; // of a channel
static const char *only = "";
static const char *shot_name;
static bool watches, told;
static int faults, frames, changed;

static float light_of(uint32_t color) {
    return 0.2126F * linear[color >> 16 & 255] + 0.7152F * linear[color >> 8 & 255] +
           0.0722F * linear[color & 255];
}

static float light_at(int x, int y) {
    const SDL_Surface *picture = gfx_picture(stage_app->gfx);
    float sum = 0;
    for (int row = SAMPLE / 2; row < PATCH; row += SAMPLE) {
        const void *line = (const uint8_t *)picture->pixels + (y * PATCH + row) * picture->pitch;
        for (int i = SAMPLE / 2; i < PATCH; i += SAMPLE)
            sum += light_of(((const uint32_t *)line)[x * PATCH + i]);
    }
    return sum * SAMPLE * SAMPLE / (PATCH * PATCH);
}

// A change of direction counts once the light is LEAST away from where it turned.
static void look(Patch *of, float light) {
    const float by = light - of->turn;
    const bool further = of->way * by >= 0;
    if (of->way != 0 && further) {
        of->turn = light;
    } else if (fabsf(by) >= LEAST && fminf(light, of->turn) < BRIGHT) {
        of->at[of->changes++ % CHANGES] = stage_app->now;
        of->way = by > 0 ? 1 : -1;
        of->turn = light;
        changed++;
    }
}

// More than FLASHES_MOST in the second that ends now.
static bool flashes(const Patch *of) {
    return of->changes >= CHANGES && stage_app->now - of->at[of->changes % CHANGES] <= 1000;
}

static int flashing_from(int left, int top) {
    int count = 0;
    for (int y = top; y < top + EYE_DOWN; y++)
        for (int x = left; x < left + EYE_ACROSS; x++)
            count += flashes(&patch[y][x]);
    return count;
}

static void tell(int left, int top, int count) {
    if (told)
        return;
    fprintf(stderr, "%s: from %d,%d on %d patches flash more than %d times a second\n", shot_name,
            left * PATCH, top * PATCH, count, FLASHES_MOST);
    told = true;
    faults++;
}

static void watch(void) {
    if (!watches || gfx_picture(stage_app->gfx) == NULL)
        return;
    frames++;
    for (int y = 0; y < DOWN; y++)
        for (int x = 0; x < ACROSS; x++)
            look(&patch[y][x], light_at(x, y));
    for (int y = 0; y + EYE_DOWN <= DOWN; y++)
        for (int x = 0; x + EYE_ACROSS <= ACROSS; x++)
            if (flashing_from(x, y) >= EYE_LEAST)
                tell(x, y, flashing_from(x, y));
}

// The film begins: what led to it is not part of it.
static bool begin(void *context, const char *name) {
    (void)context, (void)name;
    if (!watches)
        for (int y = 0; y < DOWN; y++)
            for (int x = 0; x < ACROSS; x++)
                patch[y][x] = (Patch){.turn = light_at(x, y)};
    watches = true;
    return true;
}

static void prepare(void) {
    for (int i = 0; i < 256; i++) {
        const float part = (float)i / 255;
        linear[i] = part <= 0.04045F ? part / 12.92F : powf((part + 0.055F) / 1.055F, 2.4F);
    }
}

START_TEST(nothing_flashes) {
    const ShotManner manner = {.picture = begin};
    int films = 0;
    prepare();
    ck_assert(stage_open(W, H));
    stage_frames(FRAME_MS);
    stage_each_frame(watch);
    for (int i = 0; i < screen_count; i++) {
        if (!shot_is_film(&screens[i]) || strncmp(screens[i].name, only, strlen(only)) != 0)
            continue;
        shot_name = screens[i].name;
        watches = told = false;
        ck_assert_msg(screen_play(&screens[i], &manner), "%s", shot_name);
        ck_assert(stage_run());
        films++;
    }
    stage_each_frame(NULL);
    stage_close();
    ck_assert_int_eq(faults, 0);
    if (only[0] != 0)
        return;
    ck_assert_int_gt(films, 40);
    ck_assert_int_gt(frames, 1000);
    ck_assert_int_gt(changed, 1000); // something has been light and dark
}
END_TEST

// What a patch that is `low` and `high` in turn, each for so long, comes to.
static bool lamp_flashes(float low, float high, int frames_each) {
    Patch lamp = {.turn = low};
    bool seen = false;
    for (int i = 0; i < 2000 / FRAME_MS; i++) {
        stage_app->now += FRAME_MS;
        look(&lamp, i / frames_each % 2 == 1 ? high : low);
        seen |= flashes(&lamp);
    }
    return seen;
}

START_TEST(a_lamp_is_seen) {
    ck_assert(stage_open(W, H));
    ck_assert(lamp_flashes(0.1F, 0.5F, 3));   // three times a second and a third
    ck_assert(!lamp_flashes(0.1F, 0.5F, 4));  // two and a half times
    ck_assert(!lamp_flashes(0.1F, 0.18F, 3)); // hardly lighter
    ck_assert(!lamp_flashes(0.85F, 1, 3));    // bright all along
    stage_close();
}
END_TEST

int test_flashes(void) {
    only = program_argc > 1 ? program_argv[1] : "";
    Suite *suite = suite_create("flashes");
    TCase *tcase = tcase_create("films");
    tcase_set_timeout(tcase, 600);
    tcase_add_test(tcase, a_lamp_is_seen);
    tcase_add_test(tcase, nothing_flashes);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
