// SPDX-License-Identifier: MIT
#include "two_windows.h"

#include "gfx/record.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define WIDTH 800 // the smallest at which everything is drawn
#define HEIGHT 450
#define STEP_MS 40
#define STEPS_MAX 3000 // two minutes of motion

// ---- pictures from files (--wrap, meson.build) ----

// Decoding the same few files again and again would be most of the work. Which file is drawn where is all
// that windows can differ in: each file has a picture of its own here, dots made of its name.
#define STAND_IN 16 // pixels wide and high

SDL_Surface *__wrap_image_load_whole(const char *path, int side);
SDL_Surface *__wrap_gfx_load_cover(Gfx *gfx, const char *path, int w, int h);

static SDL_Surface *stand_in(const char *path, int w, int h, Uint32 format) {
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, format);
    Rng dots;
    uint64_t seed = 0;
    uint32_t name[STAND_IN * STAND_IN];
    for (const char *at = path; *at != '\0'; at++)
        seed = seed * 31 + (unsigned char)*at;
    rng_seed(&dots, seed);
    for (int i = 0; i < STAND_IN * STAND_IN; i++)
        name[i] = 0xFF000000u | rng_below(&dots, 1u << 24);
    for (int y = 0; picture != NULL && y < h; y++) {
        uint32_t *row = (void *)((uint8_t *)picture->pixels + (size_t)y * (size_t)picture->pitch);
        for (int x = 0; x < w; x++)
            row[x] = name[y % STAND_IN * STAND_IN + x % STAND_IN];
    }
    if (picture != NULL)
        SDL_SetSurfaceBlendMode(picture, SDL_BLENDMODE_NONE);
    return picture;
}

SDL_Surface *__wrap_image_load_whole(const char *path, int side) {
    (void)side;
    return stand_in(path, STAND_IN, STAND_IN, SDL_PIXELFORMAT_RGB888);
}

SDL_Surface *__wrap_gfx_load_cover(Gfx *gfx, const char *path, int w, int h) {
    return gfx_is_dry(gfx) ? NULL : stand_in(path, w, h, SDL_PIXELFORMAT_ARGB8888);
}

// ---- opening ----

static void note_sound(void *self, SoundKind kind, int step, int volume) {
    TwoSounds *sounds = self;
    ck_assert_int_lt(sounds->count, TWO_SOUNDS_MAX);
    sounds->kind[sounds->count] = kind;
    sounds->step[sounds->count] = step;
    sounds->volume[sounds->count++] = volume;
}

static void note_music(void *self, MusicPiece piece, int volume) {
    TwoSounds *sounds = self;
    sounds->music = volume;
    sounds->piece = piece;
}

static void note_end(void *self) {
    (void)self;
}

static void listen(TwoWindows *windows, int which) {
    const SoundOutput recorder = {.self = &windows->sounds[which],
                                  .play = note_sound,
                                  .music = note_music,
                                  .stop = note_end,
                                  .close = note_end};
    sound_open(&windows->app[which]->sound, &recorder);
    audio_follow_settings(windows->app[which]);
}

static void open_one(TwoWindows *windows, int which, const Catalog *catalog) {
    const char *temporary = getenv("TMPDIR"), *cards = getenv("STARDECK_CARDS"),
               *assets = getenv("STARDECK_ASSETS");
    char *path = windows->trace_path[which];
    snprintf(path, sizeof windows->trace_path[which], "%s/stardeck-secrets-%ld-%d.jsonl",
             temporary != NULL ? temporary : "/tmp", (long)getpid(), which);
    remove(path);
    const AppOptions options = {.catalog = catalog,
                                .cards_folder = cards != NULL ? cards : "cards",
                                .assets_folder = assets != NULL ? assets : "assets",
                                .language = "en",
                                .width = WIDTH,
                                .height = HEIGHT,
                                .offscreen = true,
                                .trace_file = path};
    Text problem = {0};
    windows->app[which] = app_open(&options, &problem);
    ck_assert_msg(windows->app[which] != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    windows->app[which]->settings = app_settings_default();
    listen(windows, which);
    windows->trace[which] = fopen(path, "r");
    ck_assert_ptr_nonnull(windows->trace[which]);
}

void two_windows_open(TwoWindows *windows, const Catalog *catalog) {
    *windows = (TwoWindows){.now = 1000};
    open_one(windows, 0, catalog);
    open_one(windows, 1, catalog);
}

void two_windows_close(TwoWindows *windows) {
    for (int i = 0; i < 2; i++) {
        fclose(windows->trace[i]);
        app_close(windows->app[i]);
        remove(windows->trace_path[i]);
    }
}

void two_windows_start(TwoWindows *windows, int which, const SessionOptions *options) {
    App *app = windows->app[which];
    Text problem = {0};
    loop_leave(app);
    ck_assert_msg(app_start_game(app, options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
}

void two_windows_hurry(TwoWindows *windows, bool hurried) {
    const AppSettings usual = app_settings_default();
    for (int i = 0; i < 2; i++)
        windows->app[i]->settings.animation_speed = hurried ? 0 : usual.animation_speed;
}

// ---- comparing ----

// What the program writes with the next line, without what may differ: the frame's number, the hash of
// everything.
static bool next_line(FILE *trace, Text *line) {
    text_clear(line);
    char part[4096];
    while (fgets(part, sizeof part, trace) != NULL) {
        text_add(line, part);
        if (line->length > 0 && line->data[line->length - 1] == '\n')
            break;
    }
    if (line->length == 0)
        return false;
    char *hash = strstr(line->data, "\"hash\":"), *comma = strchr(line->data, ',');
    if (hash != NULL)
        *hash = '\0';
    else if (comma != NULL)
        memmove(line->data, comma, strlen(comma) + 1);
    return true;
}

static void compare_traces(TwoWindows *windows) {
    Text lines[2] = {{0}, {0}};
    for (;;) {
        const bool more[2] = {next_line(windows->trace[0], &lines[0]),
                              next_line(windows->trace[1], &lines[1])};
        ck_assert_msg(more[0] == more[1], "%s: only one window traced: %s", windows->where,
                      text_string(&lines[more[0] ? 0 : 1]));
        if (!more[0])
            break;
        ck_assert_msg(strcmp(text_string(&lines[0]), text_string(&lines[1])) == 0,
                      "%s: other lines in the trace:\n%s\n%s", windows->where, text_string(&lines[0]),
                      text_string(&lines[1]));
    }
    text_finish(&lines[0]);
    text_finish(&lines[1]);
    clearerr(windows->trace[0]);
    clearerr(windows->trace[1]);
}

static void keep_pictures(const TwoWindows *windows) {
    const char *temporary = getenv("TMPDIR");
    for (int i = 0; i < 2; i++) {
        char path[240], error[GFX_ERROR_SIZE];
        snprintf(path, sizeof path, "%s/stardeck-secrets-%d.png", temporary != NULL ? temporary : "/tmp", i);
        gfx_save_png(windows->app[i]->gfx, path, error);
    }
}

// The first place of a row where the colours differ, or `width`. What lies in a pixel besides them is not
// seen, and SDL leaves there what it likes.
static int first_difference(const uint32_t *a, const uint32_t *b, int width) {
    int x = 0;
    while (x < width && ((a[x] ^ b[x]) & 0xFFFFFFu) == 0)
        x++;
    return x;
}

static void compare_pictures(const TwoWindows *windows) {
    const SDL_Surface *a = gfx_picture(windows->app[0]->gfx), *b = gfx_picture(windows->app[1]->gfx);
    for (int y = 0; y < a->h; y++) {
        const void *rows[2] = {(const uint8_t *)a->pixels + (size_t)y * (size_t)a->pitch,
                               (const uint8_t *)b->pixels + (size_t)y * (size_t)b->pitch};
        if (memcmp(rows[0], rows[1], (size_t)a->w * 4) == 0)
            continue;
        const int x = first_difference(rows[0], rows[1], a->w);
        if (x == a->w)
            continue;
        keep_pictures(windows);
        ck_abort_msg("%s: another picture at %d, %d on the screen %s", windows->where, x, y,
                     windows->app[0]->shown_name);
    }
}

static void compare_sounds(TwoWindows *windows) {
    const TwoSounds *a = &windows->sounds[0], *b = &windows->sounds[1];
    ck_assert_msg(a->count == b->count && a->music == b->music && a->piece == b->piece,
                  "%s: more is to be heard in one window", windows->where);
    for (int i = 0; i < a->count; i++)
        ck_assert_msg(a->kind[i] == b->kind[i] && a->step[i] == b->step[i] && a->volume[i] == b->volume[i],
                      "%s: another sound, %d and %d", windows->where, a->kind[i], b->kind[i]);
    windows->sounds_heard += a->count;
}

static void compare(TwoWindows *windows, const bool busy[2], const unsigned shown[2]) {
    App *a = windows->app[0], *b = windows->app[1];
    ck_assert_msg(busy[0] == busy[1], "%s: one window stops moving before the other", windows->where);
    ck_assert_msg(a->frame->moving == b->frame->moving, "%s: an animation ends sooner", windows->where);
    ck_assert_msg(a->frame->wake == b->frame->wake, "%s: one waits for another time", windows->where);
    ck_assert_msg(a->frame->shown - shown[0] == b->frame->shown - shown[1], "%s: more frames in one window",
                  windows->where);
    ck_assert_str_eq(gfx_title(a->gfx), gfx_title(b->gfx));
    ck_assert_str_eq(a->shown_name, b->shown_name);
    compare_pictures(windows);
    compare_traces(windows);
    compare_sounds(windows);
    windows->frames++;
    windows->moving += busy[0];
}

void two_windows_compare(TwoWindows *windows, bool comparing) {
    windows->comparing = comparing;
    for (int i = 0; i < 2; i++) {
        Text line = {0};
        while (next_line(windows->trace[i], &line)) {
        }
        text_finish(&line);
        clearerr(windows->trace[i]);
    }
}

// ---- going on ----

static bool step(TwoWindows *windows) {
    const unsigned shown[2] = {windows->app[0]->frame->shown, windows->app[1]->frame->shown};
    windows->now += STEP_MS;
    bool busy[2];
    for (int i = 0; i < 2; i++)
        busy[i] = loop_step(windows->app[i], windows->now);
    if (windows->comparing)
        compare(windows, busy, shown);
    windows->sounds[0].count = windows->sounds[1].count = 0;
    return busy[0] || busy[1];
}

void two_windows_step(TwoWindows *windows) {
    step(windows);
}

void two_windows_run(TwoWindows *windows) {
    int steps = 0;
    while (step(windows))
        ck_assert_msg(++steps < STEPS_MAX, "%s: never quiet", windows->where);
}

// ---- input ----

static void send(TwoWindows *windows, const SDL_Event *event) {
    for (int i = 0; i < 2; i++)
        loop_handle(windows->app[i], event);
}

static void point(TwoWindows *windows, float x, float y, bool held) {
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = (int)x;
    event.motion.y = (int)y;
    event.motion.state = held ? SDL_BUTTON_LMASK : 0;
    send(windows, &event);
}

static void press(TwoWindows *windows, float x, float y, bool down) {
    SDL_Event event = {.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP};
    event.button.button = SDL_BUTTON_LEFT;
    event.button.state = down ? SDL_PRESSED : SDL_RELEASED;
    event.button.x = (int)x;
    event.button.y = (int)y;
    send(windows, &event);
}

void two_windows_key(TwoWindows *windows, SDL_Keycode key) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    send(windows, &event);
    event.type = SDL_KEYUP;
    send(windows, &event);
}

// A place of the hit that no other one covers.
static bool open_point(const TwoWindows *windows, const Hit *hit, float *x, float *y) {
    const Hits *hits = &windows->app[0]->hits;
    for (int i = 6, k = 0; k < 12 * 12; k++, i = (i + 7) % (12 * 12)) {
        *x = floorf(hit->rect.x + hit->rect.w * ((float)(i % 12) + 0.5f) / 12);
        *y = floorf(hit->rect.y + hit->rect.h * ((float)(i / 12) + 0.5f) / 12);
        if (hits_at(hits, *x, *y) == hit)
            return true;
    }
    return false;
}

bool two_windows_click(TwoWindows *windows, const char *hit_id) {
    const Hit *hit = hits_find(&windows->app[0]->hits, hit_id);
    float x, y;
    if (hit == NULL || !open_point(windows, hit, &x, &y))
        return false;
    point(windows, x, y, false);
    step(windows);
    press(windows, x, y, true);
    press(windows, x, y, false);
    return true;
}

bool two_windows_drag(TwoWindows *windows, const char *hit_id, const Command *command) {
    const Hit *hit = hits_find(&windows->app[0]->hits, hit_id);
    float x, y, to_x, to_y;
    if (hit == NULL || !open_point(windows, hit, &x, &y))
        return false;
    point(windows, x, y, false);
    press(windows, x, y, true);
    point(windows, x + 4, y - 20, true);
    step(windows);
    const Hit *goal = two_windows_find(windows, command);
    if (goal == NULL || !open_point(windows, goal, &to_x, &to_y)) {
        two_windows_key(windows, SDLK_ESCAPE);
        press(windows, x, y, false);
        return false;
    }
    for (int i = 1; i <= 4; i++) {
        point(windows, x + (to_x - x) * (float)i / 4, y + (to_y - y) * (float)i / 4, true);
        step(windows);
    }
    press(windows, to_x, to_y, false);
    return true;
}

const Hit *two_windows_find(const TwoWindows *windows, const Command *command) {
    const Hits *hits = &windows->app[0]->hits;
    float x, y;
    for (int i = hits->count - 1; i >= 0; i--) {
        const Hit *hit = &hits->item[i];
        if (hit->enabled && hit->has_command && command_compare(&hit->command, command) == 0 &&
            open_point(windows, hit, &x, &y))
            return hit;
    }
    return NULL;
}
