// SPDX-License-Identifier: MIT
// Letters can be read where they really stand: every still screen is painted, and each text's colour is
// measured against the pixels beneath it (gfx/record.h) by the contrast of WCAG 2. What a pair of colours
// gives by itself is proved by tests/unit/test_palette.c; here the space, pictures and scrims behind the
// letters count too.
//
// Measured are both languages in the usual palette, each in a window size with a layout of its own, and the
// two other palettes in one language and size: they change colours, not places (see `views`). A view is gone
// through as a whole, so that cards and pictures are painted once and not for each screen. Pages that scroll
// are seen from their beginning.
//
// Not measured: films, which are in motion; and what is dimmed after it was drawn, under the scrim of an open
// dialogue or on a card that cannot be chosen just then: WCAG lets what is inactive be. There is no other
// exception: greyed-out buttons, deactivated cards and struck-out signs count.
//
// usage: test_contrast [--long] [--only NAME] [--save FOLDER]  (without --long: the first view; --save: what
// was painted, to look at)
#include "gfx/record.h"
#include "planted.h"
#include "screen_list.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define READABLE 4.5
#define READABLE_LARGE 3.0
#define LARGE_PIXELS 24 // letters of this size and more need less, as WCAG has it (18 pt)
#define WORST_PART 0.1  // of the pixels may be worse: a star or a bright edge hides no word
#define STEPS_A_UNIT 100
#define HIGHEST (22 * STEPS_A_UNIT)
#define TRIES_MOST 8
#define COUNT(list) ((int)(sizeof list / sizeof list[0]))

typedef struct ContrastView {
    const char *palette;
    bool clear, contrast;
    const char *language;
    int width, height;
} ContrastView;

static const ContrastView views[] = {
    {"usual", false, false, "en", 1920, 1080},
    {"usual", false, false, "de", 1280, 720},
    {"colour-blind", true, false, "en", 1280, 720},
    {"high contrast", false, true, "de", 1920, 1080},
};

static const ContrastView *view;
static const char *shown; // the screen's name in the list
static bool rehearsing;   // faults are wanted
static int faults, texts;
static Text told; // what is wrong with the frame being painted
static double linear[256];

// ---- contrast ----

static double luminance(Color color) {
    return 0.2126 * linear[color >> 16 & 255u] + 0.7152 * linear[color >> 8 & 255u] +
           0.0722 * linear[color & 255u];
}

static double contrast(double a, double b) {
    return (fmax(a, b) + 0.05) / (fmin(a, b) + 0.05);
}

static Color pixel_at(const SDL_Surface *surface, int x, int y) {
    Color pixel;
    memcpy(&pixel, (const char *)surface->pixels + (size_t)y * (size_t)surface->pitch + (size_t)x * 4, 4);
    return pixel | 0xFF000000u;
}

// Letters that let something through are mixed with it, pixel by pixel.
static double contrast_on(Color letters, Color ground) {
    const Color seen = color_mix(ground, letters | 0xFF000000u, (float)(letters >> 24) / 255);
    return contrast(luminance(seen), luminance(ground));
}

// What all but WORST_PART of the pixels reach at least. *ground: one of those at the limit.
static double measure(const GfxDrawnText *text, SDL_Rect place, Color *ground) {
    static int reached[HIGHEST];
    static Color example[HIGHEST];
    memset(reached, 0, sizeof reached);
    for (int y = place.y; y < place.y + place.h; y++)
        for (int x = place.x; x < place.x + place.w; x++) {
            const Color pixel = pixel_at(text->beneath, x, y);
            const int step = (int)(contrast_on(text->color, pixel) * STEPS_A_UNIT);
            reached[step]++;
            example[step] = pixel;
        }
    int left = (int)(WORST_PART * place.w * place.h), step = 0;
    while (step < HIGHEST - 1 && (left -= reached[step]) >= 0)
        step++;
    *ground = example[step];
    return (double)step / STEPS_A_UNIT;
}

// ---- each text ----

static bool seen_place(const GfxDrawnText *text, SDL_Rect *place) {
    const SDL_Rect extent = {(int)text->extent.x, (int)text->extent.y, (int)ceilf(text->extent.w),
                             (int)ceilf(text->extent.h)};
    const SDL_Rect all = {0, 0, text->beneath->w, text->beneath->h};
    return SDL_IntersectRect(&extent, &text->clip, place) && SDL_IntersectRect(place, &all, place);
}

static void check_text(void *context, const GfxDrawnText *text) {
    (void)context;
    SDL_Rect place;
    if (text->beneath == NULL || !seen_place(text, &place))
        return;
    texts++;
    Color ground;
    const double ratio = measure(text, place, &ground);
    if (ratio >= (text->pixels >= LARGE_PIXELS ? READABLE_LARGE : READABLE))
        return;
    faults++;
    if (rehearsing)
        return;
    text_printf(&told, "%s %s %dx%d %s (%s): \"%.60s\" of %d px at %d,%d %dx%d%s: #%08X on #%06X is %.2f\n",
                shown, view->language, view->width, view->height, view->palette, stage_app->shown_name,
                text->text, text->pixels, place.x, place.y, place.w, place.h,
                text->layer > 0 ? " of its card" : "", text->color, ground & 0xFFFFFFu, ratio);
}

// ---- each screen ----

// Nothing is painted on the way to what is measured.
static const GfxRecorder on_the_way = {.dry = true}, painting = {.text = check_text};

// What a frame says counts when nothing comes after it: every picture is made. Most are there from screens
// before.
static void paint(void) {
    const int faults_before = faults, texts_before = texts;
    bool comes_more = true;
    for (int tries = 0; comes_more && tries < TRIES_MOST; tries++) {
        faults = faults_before;
        texts = texts_before;
        text_clear(&told);
        gfx_record(stage_app->gfx, &painting);
        app_request_layout(stage_app);
        comes_more = stage_step();
        gfx_record(stage_app->gfx, NULL);
        if (comes_more)
            stage_run();
    }
    printf("%s", text_string(&told));
    if (!comes_more)
        return;
    faults++;
    printf("%s: it never comes to rest\n", shown);
}

static void save_frame(const char *folder) {
    char path[1024], error[GFX_ERROR_SIZE] = "";
    snprintf(path, sizeof path, "%s/%s-%s-%s.png", folder, shown, view->language, view->palette);
    if (!gfx_save_png(stage_app->gfx, path, error))
        fprintf(stderr, "%s: %s\n", path, error);
}

static void check_shot(const Shot *shot, const char *folder) {
    shown = shot->name;
    gfx_record(stage_app->gfx, &on_the_way);
    if (!screen_play(shot,
                     &(ShotManner){.at_once = true, .clear = view->clear, .contrast = view->contrast})) {
        faults++;
        return;
    }
    paint();
    if (folder != NULL)
        save_frame(folder);
}

// Films are in motion; the shots in a palette of their own come again in the others.
static bool is_still(const Shot *shot) {
    return !shot_is_film(shot) && strstr(shot->steps, "contrast ") == NULL &&
           strstr(shot->steps, "clear ") == NULL;
}

static void check_list(const Shot *list, int count, const char *only, const char *folder) {
    for (int i = 0; i < count; i++)
        if (is_still(&list[i]) && (only == NULL || strcmp(only, list[i].name) == 0))
            check_shot(&list[i], folder);
}

static void check_view(const ContrastView *of, const char *only, const char *folder) {
    view = of;
    gfx_record(stage_app->gfx, NULL); // a window that is made dry has no pixels
    gfx_resize_offscreen(stage_app->gfx, view->width, view->height);
    faults += !stage_set_language(view->language);
    check_list(screens, screen_count, only, folder);
    if (!view->clear) // factions have other colours there, and the first list has them all
        check_list(screens_extreme, screen_extreme_count, only, folder);
}

// Would it be noticed? Letters as pale as that are found, and nothing else of what is planted there.
static bool rehearse(void) {
    bool good = true;
    rehearsing = true;
    view = &views[0];
    shown = "planted";
    for (int i = 0; i < 2; i++) {
        faults = 0;
        planted_show(i == 0 ? PLANTED_NONE : PLANTED_PALE);
        paint();
        good &= (faults > 0) == (i == 1);
    }
    if (!good)
        printf("the planted fault is not found, or something else is\n");
    rehearsing = false;
    faults = texts = 0;
    return good;
}

int main(int count, char **arguments) {
    const char *only = NULL, *folder = NULL;
    int wanted = 1;
    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "--long") == 0)
            wanted = COUNT(views);
        else if (strcmp(arguments[i], "--only") == 0 && i + 1 < count)
            only = arguments[++i];
        else if (strcmp(arguments[i], "--save") == 0 && i + 1 < count)
            folder = arguments[++i];
    }
    for (int i = 0; i < 256; i++) {
        const double value = (double)i / 255;
        linear[i] = value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
    }
    if (!stage_open(1920, 1080))
        return 2;
    const bool sees = rehearse();
    for (int i = 0; i < wanted; i++)
        check_view(&views[i], only, folder);
    printf("%d texts, %d faults\n", texts, faults);
    text_finish(&told);
    stage_close();
    return faults == 0 && texts > 0 && sees ? 0 : 1;
}
