// SPDX-License-Identifier: MIT
// The back button stays in the corner on every page, so that players find it without looking.
#include "app/stage/page_head.h"

#include "app/art/target_art.h"
#include "app/stage/widgets.h"
#include "gfx/shape.h"

#include <math.h>
#include <string.h>

#define TOP 24.0f
#define BACK 56.0f
#define TITLE_X 78.0f
#define TITLE_SIZE 46.0f
#define TITLE_LEAST 20.0f
#define TITLE_TWO 24.0f // on two lines

float page_width(const App *app) {
    return fminf(PAGE_W, gfx_layout(app->gfx).logical_w - 2 * PAGE_EDGE);
}

float page_left(const App *app) {
    return (gfx_layout(app->gfx).logical_w - page_width(app)) / 2;
}

void page_head_regions(App *app) {
    hits_add(&app->hits, widget_rect(app, PAGE_EDGE, TOP, BACK, BACK), "button:back");
}

void page_head_draw(App *app, const char *title, float right) {
    const GfxLayout size = gfx_layout(app->gfx);
    const float left = PAGE_EDGE + TITLE_X;
    widget_button(app, "button:back",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/caret-left.svg", .text_size = 22});
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, TITLE_SIZE, COLOR_WHITE, GFX_LEFT);
    gfx_text_name(app->gfx, &style, TITLE_LEAST * size.scale, TITLE_TWO * size.scale,
                  widget_rect(app, left, TOP - 4, size.logical_w - left - PAGE_EDGE - right, BACK + 8),
                  title);
}

void page_ground_draw(App *app, Color dim) {
    const GfxLayout size = gfx_layout(app->gfx);
    background_draw(app->gfx, app->pictures, BACKGROUND_TABLE);
    gfx_fill(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height), dim);
}

bool page_clicked(App *app, const Gesture *gesture) {
    const bool clicked = gesture->kind == GESTURE_CLICK;
    const bool back = (clicked && strcmp(gesture->id, "button:back") == 0) ||
                      (gesture->kind == GESTURE_CANCEL && gesture->by_key);
    if (back)
        app_back(app);
    return clicked && !back && gesture->hit != NULL && gesture->hit->enabled;
}
