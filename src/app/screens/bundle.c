// SPDX-License-Identifier: MIT
// Reporting a bug: says what is written where, asks about a running game's hidden cards, and writes the
// bundle.
#include "app/stage/bundle.h"

#include "app/art/target_art.h"
#include "app/stage/page_head.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"

#include <string.h>

#define WIDTH 900.0f
#define HEIGHT 520.0f
#define EDGE 40.0f
#define BUTTON_W 260.0f
#define BUTTON_H 60.0f
#define CHOICE_W 395.0f

typedef struct BundleScreen {
    bool with_hidden;
    bool written;
    char said[700]; // where it was written, or why not
} BundleScreen;

static GfxRect place(const App *app, float x, float y, float w, float h) {
    const GfxLayout size = gfx_layout(app->gfx);
    return widget_rect(app, (size.logical_w - WIDTH) / 2 + x, (size.logical_h - HEIGHT) / 2 + y, w, h);
}

static void layout(App *app, void *self) {
    const BundleScreen *screen = self;
    if (bundle_game(app) == BUNDLE_HIDDEN && !screen->written) {
        hits_add(&app->hits, place(app, EDGE, 296, CHOICE_W, BUTTON_H), "bundle:without");
        hits_add(&app->hits, place(app, WIDTH - EDGE - CHOICE_W, 296, CHOICE_W, BUTTON_H), "bundle:with");
    }
    Hit *answer = NULL;
    if (!screen->written)
        answer = hits_add(&app->hits, place(app, WIDTH - EDGE - BUTTON_W, HEIGHT - 96, BUTTON_W, BUTTON_H),
                          "bundle:write");
    Hit *back = hits_add(&app->hits, place(app, EDGE, HEIGHT - 96, BUTTON_W, BUTTON_H), "button:back");
    if (answer == NULL)
        answer = back;
    answer->first = answer->answer = true;
}

static void paragraph_at(const App *app, float y, float h, Color color, const char *text) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 18, color, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &style, 12 * gfx_layout(app->gfx).scale, widget_line(app, 26),
                         place(app, EDGE, y, WIDTH - 2 * EDGE, h), text);
}

static void draw(App *app, void *self) {
    const BundleScreen *screen = self;
    background_draw(app->gfx, app->pictures, BACKGROUND_HANDOVER);
    widget_panel(app, place(app, 0, 0, WIDTH, HEIGHT), 16, COLOR_LINE_STRONG);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 32, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &title, 18 * gfx_layout(app->gfx).scale,
                 place(app, EDGE, 36, WIDTH - 2 * EDGE, 48), ui_word(app, UI_BUNDLE_TITLE));
    paragraph_at(app, 104, 100, COLOR_TEXT, ui_word(app, UI_BUNDLE_TEXT));
    if (screen->said[0] != '\0')
        paragraph_at(app, 214, 190, COLOR_HEADING, screen->said);
    else if (bundle_game(app) == BUNDLE_HIDDEN)
        paragraph_at(app, 214, 70, COLOR_TEXT, ui_word(app, UI_BUNDLE_HIDDEN));
    widget_button(
        app, "bundle:without",
        &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_BUNDLE_WITHOUT), .on = !screen->with_hidden});
    widget_button(
        app, "bundle:with",
        &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_BUNDLE_WITH), .on = screen->with_hidden});
    widget_button(app, "bundle:write",
                  &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_BUNDLE_WRITE)});
    widget_button(app, "button:back",
                  &(Button){.look = screen->written ? BUTTON_PRIMARY : BUTTON_PLAIN,
                            .text = ui_word(app, UI_COMMON_BACK)});
}

static void write_it(App *app, BundleScreen *screen) {
    char reason[600];
    Text folder = {0}, problem = {0};
    screen->written = bundle_write(app, screen->with_hidden, &folder, &problem);
    if (screen->written)
        ui_fill(app, screen->said, sizeof screen->said, UI_BUNDLE_WRITTEN,
                STR("folder", text_string(&folder)));
    else
        ui_fill(app, screen->said, sizeof screen->said, UI_BUNDLE_FAILED,
                STR("reason", app_translated_faults(app, text_string(&problem), reason, sizeof reason)));
    text_finish(&folder);
    text_finish(&problem);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    BundleScreen *screen = self;
    if (!page_clicked(app, gesture))
        return;
    if (strcmp(gesture->id, "bundle:write") == 0)
        write_it(app, screen);
    else if (strcmp(gesture->id, "bundle:with") == 0)
        screen->with_hidden = true;
    else if (strcmp(gesture->id, "bundle:without") == 0)
        screen->with_hidden = false;
    app_request_layout(app);
}

const Screen bundle_screen = {.name = "bundle",
                              .state_bytes = sizeof(BundleScreen),
                              .layout = layout,
                              .gesture = gesture,
                              .draw = draw};
