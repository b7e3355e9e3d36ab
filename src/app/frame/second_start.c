// SPDX-License-Identifier: MIT
// The question of a second start, and a thread that listens for one in the first.
#include "app/frame/second_start.h"

#include "app/art/target_art.h"
#include "app/frame/frame.h"
#include "app/frame/importer.h"
#include "app/stage/widgets.h"
#include "core/platform.h"
#include "data/instance.h"
#include "gfx/image.h"

#include <stdlib.h>
#include <string.h>

#define PATH_BYTES 4096

// Logical pixels.
#define WIDTH 820.0f
#define HEIGHT 360.0f
#define BUTTON_W 290.0f
#define GAP 16.0f

#define SHOW_ID "button:show"
#define BESIDE_ID "button:beside"

struct SecondStart {
    Instance *instance;
    SDL_Thread *listener; // NULL: none
    Uint32 event;         // that somebody has asked; data1 is the file, which the handler frees
};

// ---- the first one

static int listen_for_others(void *context) {
    SecondStart *start = context;
    char file[PATH_BYTES];
    while (instance_wait(start->instance, file, sizeof file)) {
        SDL_Event event = {.user = {.type = start->event, .data1 = text_duplicate(file)}};
        if (SDL_PushEvent(&event) != 1)
            free(event.user.data1);
    }
    return 0;
}

void second_start_open(App *app) {
    AppFrame *frame = app->frame;
    if (frame->options.offscreen)
        return;
    SecondStart *start = calloc(1, sizeof *start);
    if (start != NULL)
        start->instance = instance_open(text_string(&frame->games_folder));
    if (start == NULL || start->instance == NULL) {
        free(start);
        return;
    }
    frame->second = start;
    start->event = SDL_RegisterEvents(1);
    if (!instance_is_second(start->instance) && start->event != (Uint32)-1)
        start->listener = SDL_CreateThread(listen_for_others, "instance", start);
}

static void come_to_front(App *app) {
    SDL_Window *window = gfx_window(app->gfx);
    if (window != NULL && (SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED) != 0)
        SDL_RestoreWindow(window);
    if (window != NULL)
        SDL_RaiseWindow(window);
}

bool second_start_event(App *app, const SDL_Event *event) {
    const SecondStart *start = app->frame->second;
    if (start == NULL || event->type != start->event)
        return false;
    char *const file = event->user.data1;
    come_to_front(app);
    if (file != NULL && file[0] != '\0') {
        if (app->session != NULL)
            app_remark(app, NULL, ui_word(app, UI_IMPORT_IN_GAME));
        else
            importer_wait(app, file);
    }
    free(file);
    return true;
}

// What nobody has taken out of the queue.
static void drop_events(const SecondStart *start) {
    SDL_Event event;
    while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, start->event, start->event) == 1)
        free(event.user.data1);
}

void second_start_close(App *app) {
    SecondStart *start = app->frame->second;
    if (start == NULL)
        return;
    instance_stop(start->instance);
    if (start->listener != NULL)
        SDL_WaitThread(start->listener, NULL);
    drop_events(start);
    instance_close(start->instance);
    free(start);
    app->frame->second = NULL;
}

// ---- the second one

static GfxRect panel(const App *app) {
    const GfxLayout size = gfx_layout(app->gfx);
    return widget_rect(app, (size.logical_w - WIDTH) / 2, (size.logical_h - HEIGHT) / 2, WIDTH, HEIGHT);
}

static void layout(App *app, void *self) {
    (void)self;
    const GfxLayout size = gfx_layout(app->gfx);
    const float right = (size.logical_w + WIDTH) / 2 - 40, y = (size.logical_h + HEIGHT) / 2 - 96;
    Hit *show = hits_add(&app->hits, widget_rect(app, right - BUTTON_W, y, BUTTON_W, 60), SHOW_ID);
    show->first = show->answer = true;
    hits_add(&app->hits, widget_rect(app, right - 2 * BUTTON_W - GAP, y, BUTTON_W, 60), BESIDE_ID);
}

static void draw(App *app, void *self) {
    (void)self;
    const GfxLayout size = gfx_layout(app->gfx);
    const float x = (size.logical_w - WIDTH) / 2, y = (size.logical_h - HEIGHT) / 2;
    background_draw(app->gfx, app->pictures, BACKGROUND_HANDOVER);
    widget_panel(app, panel(app), 16, COLOR_LINE_STRONG);
    gfx_icon_color(app->gfx, "icons/phosphor/info.svg", app_px(app, x + 40), app_px(app, y + 44),
                   app_px(app, 40), COLOR_ICE);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 32, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &title, 18 * size.scale, widget_rect(app, x + 100, y + 40, WIDTH - 140, 48),
                 ui_word(app, UI_SECOND_TITLE));
    const GfxStyle text = widget_style(app, GFX_FONT_TEXT, 18, COLOR_TEXT, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &text, 12 * size.scale, widget_line(app, 27),
                         widget_rect(app, x + 40, y + 112, WIDTH - 80, HEIGHT - 230),
                         ui_word(app, UI_SECOND_TEXT));
    widget_button(app, BESIDE_ID, &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_SECOND_BESIDE)});
    widget_button(app, SHOW_ID, &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_SECOND_SHOW)});
}

static void go_to_first(App *app) {
    const char *file = app->frame->options.file;
    Text path = {0};
    if (file != NULL)
        platform_add_absolute(file, &path);
    if (instance_ask(app->frame->second->instance, text_string(&path)))
        app_quit(app);
    else
        app_remark(app, SHOW_ID, ui_word(app, UI_SECOND_NO_ANSWER));
    text_finish(&path);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    (void)self;
    if (gesture->kind == GESTURE_CANCEL && gesture->by_key)
        app_quit(app);
    if (gesture->kind != GESTURE_CLICK)
        return;
    if (strcmp(gesture->id, SHOW_ID) == 0)
        go_to_first(app);
    else if (strcmp(gesture->id, BESIDE_ID) == 0)
        frame_show_first(app);
}

static const Screen second_start_screen = {
    .name = "second_start", .layout = layout, .gesture = gesture, .draw = draw};

bool second_start_ask(App *app) {
    const SecondStart *start = app->frame->second;
    if (app->frame->trace != NULL && getenv("STARDECK_SECOND_START") == NULL)
        return false; // whoever traces has started several on purpose
    if (start == NULL || !instance_is_second(start->instance))
        return false;
    app_show(app, &second_start_screen);
    return true;
}
