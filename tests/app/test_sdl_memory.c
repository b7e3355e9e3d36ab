// SPDX-License-Identifier: MIT
// Memory runs out inside SDL and its sister libraries while a window opens (on the drivers without screen and
// loudspeakers), a game is started and played. The program may not open, with a sentence, or do without a
// picture or a sound; it may not crash or hang, and all that was played is in the file. failing_sdl.h says
// what is left out.
//
// Each try is a process of its own: what SDL keeps after a failed start would be in the way of the next one.
#include "../unit/played.h"
#include "app/frame/frame.h"
#include "failing_sdl.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"
#include "gfx/text.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define PRESSES 24      // of Enter, which plays by itself
#define PRESSES_AFTER 1 // what has failed shows itself soon, or never
#define FRAMES_MAX 400
#define FRAME_MS 200
#define LARGEST_ON_HEAP (32 << 20)
#define PATIENCE 300 // seconds until a try that hangs is ended

// There are thousands of allocations, most of them like one another, and each try opens a window: the first
// ones are all tried, then ever fewer, spread over all that follows. Where all that follow fail too, the
// first one matters less. With STARDECK_IN_FULL more of them.
typedef struct Kind {
    bool always;
    long every_one_to, every_one_in_full;
    long growth; // behind them the next one is farther on by this part of where it is
} Kind;

static const Kind kinds[] = {{false, 24, 160, 8}, {true, 8, 8, 3}};

// How a try ended; whatever else its process returns is a fault.
enum {
    REACHED = 40,
    NOT_REACHED
};

static void expect(bool holds, const char *what) {
    if (holds)
        return;
    fprintf(stderr, "%s\n", what);
    _exit(EXIT_FAILURE);
}

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static App *open_app(void) {
    static const SessionOptions game = {
        .setup = {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE, .seed = 5}};
    Text problem = {0};
    App *app = app_open(&(AppOptions){.catalog = &played_catalog,
                                      .cards_folder = place_of("STARDECK_CARDS", "cards"),
                                      .assets_folder = place_of("STARDECK_ASSETS", "assets"),
                                      .games_folder = played_folder,
                                      .language = "en",
                                      .width = 640,
                                      .height = 400,
                                      .game = &game},
                        &problem);
    expect(app != NULL || problem.length > 0, "what fails is explained");
    // Music is converted in SDL's own thread. Where that can't get room even for its error message, SDL 2
    // reports that without end, until the stack is full: nothing that anybody but SDL could do about.
    if (app != NULL) {
        app->settings.music_volume = 0;
        audio_follow_settings(app);
    }
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD,
            LARGEST_ON_HEAP); // the window gives memory back, which takes longer than using it
#endif
    text_finish(&problem);
    return app;
}

static void run(App *app) {
    static uint64_t now = 1000;
    for (int frames = 0; loop_step(app, now += FRAME_MS) && frames < FRAMES_MAX; frames++)
        ;
}

static void play(App *app) {
    const SDL_Event enter = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = SDLK_RETURN}}};
    int after = 0;
    for (int i = 0; i < PRESSES && after < PRESSES_AFTER && !app->frame->quit; i++) {
        run(app);
        loop_handle(app, &enter);
        after += failing_sdl_reached();
    }
}

// What the file at `path` holds is what has been played.
static void check_file(const char *path, int commands, uint64_t hash) {
    Problems problems = {0};
    Text said = {0};
    if (commands == 0)
        return;
    Save *save = save_load(path, &played_packs, SAVE_SAME_RULES, &problems);
    expect(save != NULL, played_said(&problems));
    const SaveReplay replay = save_replay(save, &said);
    expect(replay.outcome == SAVE_GOOD, text_string(&said));
    expect(save->command_count == commands && match_hash(replay.match) == hash, "the file is the whole game");
    match_destroy(replay.match);
    save_destroy(save);
    remove(path);
}

// The evening; in a process of its own, which ends with it.
static void try_it(void) {
    App *app = open_app();
    if (app == NULL)
        _exit(failing_sdl_reached() ? REACHED : EXIT_FAILURE);
    play(app);
    Text path = {0};
    const Match *match = session_match(app->session);
    const int commands = match_log_count(match);
    const uint64_t hash = match_hash(match);
    text_add(&path, app_game_file(app));
    app_close(app);
    SDL_Quit();
    check_file(text_string(&path), commands, hash);
    expect(failing_sdl_reached() || commands > 0, "something has been played");
    _exit(failing_sdl_reached() ? REACHED : NOT_REACHED);
}

// Pictures are made once, and found by every try.
static void make_pictures(void) {
    App *app = open_app();
    expect(app != NULL, "the window opens");
    for (int i = 0; i < PRESSES; i++) {
        const SDL_Event enter = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = SDLK_RETURN}}};
        for (run(app); app->frame->pictures > 0; run(app))
            SDL_Delay(1);
        loop_handle(app, &enter);
    }
    Text path = {0};
    text_add(&path, app_game_file(app));
    app_close(app);
    SDL_Quit();
    remove(text_string(&path));
    _exit(NOT_REACHED);
}

// What the process in which `what` runs returns.
static int apart(void (*what)(void), long n) {
    int status = 0;
    fflush(NULL);
    const pid_t child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        alarm(PATIENCE);
        what();
    }
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_msg(WIFEXITED(status), "allocation %ld: ended by signal %d", n, WTERMSIG(status));
    ck_assert_msg(WEXITSTATUS(status) == REACHED || WEXITSTATUS(status) == NOT_REACHED,
                  "allocation %ld: status %d", n, WEXITSTATUS(status));
    return WEXITSTATUS(status);
}

START_TEST(an_evening_without_memory_for_sdl) {
    const Kind *kind = &kinds[_i];
    const long every_one_to =
        getenv("STARDECK_IN_FULL") != NULL ? kind->every_one_in_full : kind->every_one_to;
    long n = 0;
    int result = apart(make_pictures, 0);
    do {
        n += 1 + (n >= every_one_to ? n / kind->growth : 0);
        failing_sdl_start(n, kind->always);
        result = apart(try_it, n);
    } while (result == REACHED);
    ck_assert_int_gt(n, kinds[0].every_one_in_full);
}
END_TEST

// ---- what could not be drawn

static void draw(Gfx *gfx) {
    const GfxStyle style = gfx_style(GFX_FONT_TEXT, 20, COLOR_TEXT);
    GfxStyle shaded = style;
    shaded.shadow = COLOR_SPACE;
    gfx_damage_all(gfx);
    while (gfx_frame_next(gfx)) {
        gfx_text(gfx, &style, gfx_rect(10, 10, 150, 40), "Row 1");
        gfx_text(gfx, &shaded, gfx_rect(170, 10, 150, 40), "Row 2");
        gfx_text_wrapped(gfx, &style, 24, 0, gfx_rect(10, 60, 150, 120), "What the card above does");
        gfx_ring(gfx, 240, 120, 40, 6, COLOR_ICE);
        gfx_line(gfx, 180, 60, 300, 180, 3, COLOR_ICE);
    }
}

// What is kept is drawn on what is not.
static void draw_kept(Gfx *gfx, SDL_Surface *kept) {
    gfx_damage_all(gfx);
    while (gfx_frame_next(gfx)) {
        gfx_layer_begin(gfx, 100, 100, COLOR_SPACE);
        gfx_blit(gfx, kept, 10, 10);
        SDL_FreeSurface(gfx_layer_end(gfx));
    }
}

// A picture that was drawn while memory ran out can be drawn again, and given back.
START_TEST(a_kept_picture_outlives_what_it_was_drawn_on) {
    char error[GFX_ERROR_SIZE];
    Gfx *gfx = gfx_open_offscreen(
        &(GfxOptions){.asset_root = place_of("STARDECK_ASSETS", "assets"), .width = 330, .height = 200},
        error);
    ck_assert_msg(gfx != NULL, "%s", error);
    long n = 0;
    do {
        SDL_Surface *kept = SDL_CreateRGBSurfaceWithFormat(0, 40, 40, 32, SDL_PIXELFORMAT_RGB888);
        ck_assert_ptr_nonnull(kept);
        SDL_SetSurfaceBlendMode(kept, SDL_BLENDMODE_NONE); // copied, not blended
        failing_sdl_start(++n, false);
        draw_kept(gfx, kept);
        draw_kept(gfx, kept);
        SDL_FreeSurface(kept);
    } while (failing_sdl_reached());
    failing_sdl_start(LONG_MAX, false); // none of what follows
    ck_assert_int_gt(n, 4);
    gfx_close(gfx);
}
END_TEST

// Once there is memory again it is there with the next frame.
START_TEST(what_found_no_memory_is_drawn_later) {
    char error[GFX_ERROR_SIZE];
    Gfx *gfx = gfx_open_offscreen(
        &(GfxOptions){.asset_root = place_of("STARDECK_ASSETS", "assets"), .width = 330, .height = 200},
        error);
    ck_assert_msg(gfx != NULL, "%s", error);
    draw(gfx);
    const SDL_Surface *screen = gfx_picture(gfx);
    const size_t bytes = (size_t)screen->pitch * (size_t)screen->h;
    void *wanted = malloc(bytes);
    memcpy(wanted, screen->pixels, bytes);
    long n = 0, without = 0;
    do {
        gfx_drop_caches(gfx);
        failing_sdl_start(++n, false);
        draw(gfx);
        without += memcmp(wanted, screen->pixels, bytes) != 0;
        draw(gfx);
        ck_assert_msg(memcmp(wanted, screen->pixels, bytes) == 0, "allocation %ld", n);
    } while (failing_sdl_reached());
    ck_assert_int_gt(without, 4); // each of the five at least once
    free(wanted);
    gfx_close(gfx);
}
END_TEST

int test_sdl_memory(void) {
    failing_sdl_open();
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    setenv("STARDECK_ANIMATION", "0", 1);
    unsetenv("HOME");
    unsetenv("XDG_CONFIG_HOME");
    unsetenv("XDG_DATA_HOME");
    Suite *suite = suite_create("SDL's memory");
    TCase *tests = tcase_create("SDL's memory");
    tcase_set_timeout(tests, 0); // meson has one
    tcase_add_checked_fixture(tests, played_start, played_stop);
    tcase_add_loop_test(tests, an_evening_without_memory_for_sdl, 0, sizeof kinds / sizeof kinds[0]);
    tcase_add_test(tests, a_kept_picture_outlives_what_it_was_drawn_on);
    tcase_add_test(tests, what_found_no_memory_is_drawn_later);
    suite_add_tcase(suite, tests);
    return played_run(suite);
}
