// SPDX-License-Identifier: MIT
// Without cards and perhaps without words, so its few sentences exist here in English too, in case the
// language files are the broken ones.
#include "app/frame/start_fault.h"

#include "app/frame/frame.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EDGE 60.0f
#define LINE 25.0f
#define TEXT_SIZE 17
#define BETWEEN 8.0f // gap between two faults
#define QUIT_ID "button:quit"
#define AGAIN_ID "button:again"

struct StartFault {
    char *faults; // one per line
    bool again;
};

// ---- words

static const char *said(const App *app, UiWord word, const char *plain) {
    return words_has(app->words, ui_word_key(word)) ? ui_word(app, word) : plain;
}

static const char *more(const App *app, int count, char out[64]) {
    if (words_has(app->words, ui_word_key(UI_FAULT_MORE)))
        return ui_fill(app, out, 64, UI_FAULT_MORE, NUM("number", count));
    snprintf(out, 64, "and %d more", count);
    return out;
}

// ---- the screen

static GfxRect panel_of(const App *app) {
    const GfxLayout size = gfx_layout(app->gfx);
    return widget_rect(app, EDGE, 176, size.logical_w - 2 * EDGE, size.logical_h - 176 - 128);
}

static void layout(App *app, void *self) {
    (void)self;
    const GfxLayout size = gfx_layout(app->gfx);
    const float y = size.logical_h - 94;
    Hit *again = hits_add(&app->hits, widget_rect(app, size.logical_w - EDGE - 260, y, 260, 60), AGAIN_ID);
    again->first = true;
    hits_add(&app->hits, widget_rect(app, size.logical_w - EDGE - 260 - 16 - 220, y, 220, 60), QUIT_ID);
}

static GfxStyle fault_style(const App *app) {
    return widget_style(app, GFX_FONT_TEXT, TEXT_SIZE, COLOR_TEXT, GFX_LEFT);
}

// A last line "and 5 more", as printed to the terminal, counts as five; 0 for an ordinary line.
static int more_faults_line(const char *line) {
    int count = 0;
    return sscanf(line, "and %d more", &count) == 1 ? count : 0;
}

static int count_faults(const char *at) {
    int count = 0;
    for (; *at != '\0'; at += strcspn(at, "\n"), at += *at == '\n')
        count += more_faults_line(at) > 0 ? more_faults_line(at) : 1;
    return count;
}

// Draws as many faults as fit, each wrapped, then how many more there are.
static void draw_faults(App *app, GfxRect box, const char *faults) {
    const GfxStyle style = fault_style(app);
    const float line = widget_line(app, LINE), bottom = box.y + box.h;
    int left = count_faults(faults);
    for (const char *at = faults; *at != '\0'; at += strcspn(at, "\n"), at += *at == '\n', left--) {
        char english[1024], text[1024], rest[64];
        Text told = {0};
        snprintf(english, sizeof english, "%.*s", (int)strcspn(at, "\n"), at);
        app_translate_faults(app, english, &told);
        text_copy(text, sizeof text, text_string(&told));
        text_finish(&told);
        const float height = line * (float)gfx_text_lines(app->gfx, &style, box.w, text);
        const float reserved = left > 1 ? line : 0;
        if (more_faults_line(at) > 0 || box.y + height + reserved > bottom) {
            gfx_text_wrapped(app->gfx, &style, line, 1, box, more(app, left, rest));
            return;
        }
        gfx_text_wrapped(app->gfx, &style, line, 0, gfx_rect(box.x, box.y, box.w, height), text);
        box.y += height + app_px(app, BETWEEN);
    }
}

static void draw(App *app, void *self) {
    (void)self;
    const float width = gfx_layout(app->gfx).logical_w - 2 * EDGE;
    const GfxRect panel = panel_of(app);
    const GfxLayout size = gfx_layout(app->gfx);
    const GfxPaint ground = paint_down(0xFF0B1526, COLOR_SPACE); // a picture would take time to decode
    gfx_gradient(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height), &ground);
    gfx_icon_color(app->gfx, "icons/phosphor/warning.svg", app_px(app, EDGE), app_px(app, 60),
                   app_px(app, 44), COLOR_ICE);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 38, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &title, 20 * gfx_layout(app->gfx).scale,
                 widget_rect(app, EDGE + 64, 54, width - 64, 56),
                 said(app, UI_NOTICE_START, "The game cannot start"));
    const GfxStyle lead = widget_style(app, GFX_FONT_TEXT, 19, COLOR_TEXT, GFX_LEFT);
    gfx_text_fit(
        app->gfx, &lead, 12, widget_rect(app, EDGE, 122, width, 32),
        said(app, UI_FAULT_TEXT,
             "Something is wrong with its files: here is where, and what. Put it right, then try again."));
    widget_panel(app, panel, 14, COLOR_LINE_STRONG);
    draw_faults(app, gfx_inset(panel, app_px(app, 20)), app->frame->fault->faults);
    widget_button(app, QUIT_ID, &(Button){.look = BUTTON_PLAIN, .text = said(app, UI_MENU_QUIT, "Quit")});
    widget_button(app, AGAIN_ID,
                  &(Button){.look = BUTTON_PRIMARY, .text = said(app, UI_FAULT_AGAIN, "Try again")});
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    (void)self;
    const bool clicked = gesture->kind == GESTURE_CLICK;
    if (clicked && strcmp(gesture->id, AGAIN_ID) == 0)
        app->frame->fault->again = true;
    else if (!(gesture->kind == GESTURE_CANCEL && gesture->by_key) &&
             !(clicked && strcmp(gesture->id, QUIT_ID) == 0))
        return;
    app_quit(app);
}

static const Screen start_fault_screen = {
    .name = "start_fault", .layout = layout, .gesture = gesture, .draw = draw};

// ---- the window

// A driver that draws nowhere shows nothing, requested or not.
static bool can_be_seen(void) {
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver != NULL && strcmp(driver, "offscreen") != 0 && strcmp(driver, "dummy") != 0;
}

static bool open_window(App *app) {
    const AppOptions *options = &app->frame->options;
    const GfxOptions wanted = {.asset_root = options->assets_folder,
                               .title = "Stardeck",
                               .width = options->width,
                               .height = options->height,
                               .fullscreen = options->fullscreen};
    char error[GFX_ERROR_SIZE] = "";
    app->gfx = options->offscreen ? gfx_open_offscreen(&wanted, error) : gfx_open(&wanted, error);
    return app->gfx != NULL && (options->offscreen || can_be_seen());
}

// The words of the language, else English, else NULL.
static Words *open_words(const Layers *assets, const char *language) {
    Problems *problems = calloc(1, sizeof *problems); // not shown: reported already or harmless
    Words *words = NULL;
    if (problems != NULL)
        words = ui_words_load_own(assets, language, problems);
    if (problems != NULL && words == NULL)
        words = ui_words_load_own(assets, "en", problems);
    free(problems);
    return words;
}

// That of the command line, else of the settings; NULL: that of the environment.
static const char *own_language(const AppOptions *options, char own[LANGUAGE_CODE_MAX]) {
    Text path = {0};
    own[0] = '\0';
    if (options->language == NULL && !options->offscreen)
        settings_file_path(&path);
    if (path.length > 0)
        settings_file_language(text_string(&path), own);
    text_finish(&path);
    return own[0] != '\0' ? own : options->language;
}

static bool open_all(App *app, const char *faults) {
    AppFrame *frame = app->frame;
    const AppOptions *options = &frame->options;
    const size_t size = strlen(faults) + 1;
    char own[LANGUAGE_CODE_MAX];
    Text ignored = {0}; // a trace that cannot be written is reported in a normal start
    app->settings = app_settings_default();
    if (!layers_add(&frame->assets, options->assets_folder))
        return false;
    languages_find(app);
    app->settings.keys.key[ACTION_REPORT] = SDLK_UNKNOWN; // bug reports need a running program
    text_copy(app->settings.language, sizeof app->settings.language,
              languages_choose(app, own_language(options, own)));
    app->words = open_words(&frame->assets, app->settings.language);
    if (options->trace_file != NULL)
        frame->trace = trace_open(options->trace_file, NULL, &ignored);
    text_finish(&ignored);
    frame->fault = calloc(1, sizeof *frame->fault);
    if (frame->fault != NULL)
        frame->fault->faults = calloc(1, size);
    if (frame->fault == NULL || frame->fault->faults == NULL)
        return false;
    memcpy(frame->fault->faults, faults, size);
    app->pictures = picture_store_open(&(PictureOptions){.workers = false}); // no pictures are needed
    if (app->pictures == NULL || !open_window(app))
        return false;
    app_apply_settings(app, NULL);
    gesture_init(&app->input);
    app_show(app, &start_fault_screen);
    return true;
}

App *start_fault_open(const AppOptions *options, const char *faults) {
    App *app = calloc(1, sizeof *app);
    AppFrame *frame = calloc(1, sizeof *frame);
    if (app == NULL || frame == NULL) {
        free(app);
        free(frame);
        return NULL;
    }
    app->frame = frame;
    frame->options = *options;
    frame->options.game = NULL;
    if (open_all(app, faults))
        return app;
    start_fault_close(app);
    return NULL;
}

bool start_fault_again(const App *app) {
    return app->frame->fault->again;
}

void start_fault_close(App *app) {
    if (app == NULL)
        return;
    StartFault *fault = app->frame->fault;
    app_close(app);
    if (fault != NULL)
        free(fault->faults);
    free(fault);
}

bool start_fault_show(const AppOptions *options, const char *faults) {
    App *app = start_fault_open(options, faults);
    if (app != NULL)
        loop_run(app);
    const bool again = app != NULL && start_fault_again(app);
    start_fault_close(app);
    SDL_Quit();
    return again;
}
