// SPDX-License-Identifier: MIT
// A notice that must be acknowledged before anything continues: what went wrong, and a way back.
#include "app/art/target_art.h"
#include "app/stage/widgets.h"

#include "gfx/image.h"

#include <math.h>
#include <string.h>

#define WIDTH 820.0f
#define LEAST_HEIGHT 300.0f
#define MOST_HEIGHT 640.0f
#define TEXT_SIZE 18
#define LINE 27.0f
#define PACKS_ID "button:packs"
#define AROUND_TEXT 242.0f // title above, button below

static GfxStyle text_style(const App *app) {
    return widget_style(app, GFX_FONT_TEXT, TEXT_SIZE, COLOR_TEXT, GFX_LEFT);
}

// The height its text needs, in logical pixels.
static float height(const App *app) {
    const GfxStyle style = text_style(app);
    const int lines =
        gfx_text_lines(app->gfx, &style, widget_rect(app, 0, 0, WIDTH - 80, 1).w, app_notice(app)->text);
    const float wanted = AROUND_TEXT + LINE * gfx_text_scale(app->gfx) * (float)lines;
    return fminf(fmaxf(wanted, LEAST_HEIGHT), MOST_HEIGHT);
}

// The upper left corner of the panel, which is centred in the window.
static void corner(const App *app, float *x, float *y) {
    const GfxLayout size = gfx_layout(app->gfx);
    *x = (size.logical_w - WIDTH) / 2;
    *y = (size.logical_h - height(app)) / 2;
}

static void layout(App *app, void *self) {
    (void)self;
    float x, y;
    corner(app, &x, &y);
    Hit *ok = hits_add(&app->hits, widget_rect(app, x + WIDTH - 40 - 220, y + height(app) - 96, 220, 60),
                       "button:ok");
    ok->first = ok->answer = true;
    if (app_notice(app)->about_packs)
        hits_add(&app->hits, widget_rect(app, x + WIDTH - 40 - 2 * 220 - 16, y + height(app) - 96, 220, 60),
                 PACKS_ID);
}

static void draw(App *app, void *self) {
    (void)self;
    float x, y;
    corner(app, &x, &y);
    const AppNotice *notice = app_notice(app);
    background_draw(app->gfx, app->pictures, BACKGROUND_HANDOVER);
    widget_panel(app, widget_rect(app, x, y, WIDTH, height(app)), 16, COLOR_LINE_STRONG);
    gfx_icon_color(app->gfx, "icons/phosphor/warning.svg", app_px(app, x + 40), app_px(app, y + 44),
                   app_px(app, 40), COLOR_ICE);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 32, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &title, 18 * gfx_layout(app->gfx).scale,
                 widget_rect(app, x + 100, y + 40, WIDTH - 140, 48), notice->title);
    const GfxStyle text = text_style(app);
    gfx_text_wrapped_fit(app->gfx, &text, 12 * gfx_layout(app->gfx).scale, widget_line(app, LINE),
                         widget_rect(app, x + 40, y + 112, WIDTH - 80, height(app) - 230), notice->text);
    if (notice->about_packs)
        widget_button(app, PACKS_ID, &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_MENU_PACKS)});
    widget_button(app, "button:ok", &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_COMMON_OK)});
}

static void leave(App *app) {
    if (app_notice(app)->back != NULL)
        app_show(app, app_notice(app)->back);
    else
        app_back(app);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    (void)self;
    const bool clicked = gesture->kind == GESTURE_CLICK && strcmp(gesture->id, "button:ok") == 0;
    if (gesture->kind == GESTURE_CLICK && strcmp(gesture->id, PACKS_ID) == 0)
        app_show(app, &packs_screen);
    else if (clicked || gesture->kind == GESTURE_CANCEL)
        leave(app);
}

const Screen message_screen = {.name = "message", .layout = layout, .gesture = gesture, .draw = draw};
