// SPDX-License-Identifier: MIT
#include "planted.h"
#include "screen_stage.h"

#include "app/stage/widgets.h"

static PlantedFault planted;

static const GfxRect panel = {100, 100, 500, 300}, line = {140, 140, 400, 40};

static void layout(App *app, void *self) {
    (void)self;
    hits_add(&app->hits, gfx_rect(140, 300, 120, 48), "button:ok");
    if (planted == PLANTED_OVERLAP)
        hits_add(&app->hits, gfx_rect(220, 320, 120, 48), "button:back");
    if (planted == PLANTED_TOUCHES)
        hits_add(&app->hits, gfx_rect(140, 230, 120, 48), "button:back");
    if (planted == PLANTED_OUTSIDE)
        hits_add(&app->hits, gfx_rect(-30, 500, 120, 48), "button:back");
    if (planted == PLANTED_SMALL_HIT)
        hits_add(&app->hits, gfx_rect(400, 300, 20, 48), "button:back");
}

static void draw(App *app, void *self) {
    (void)self;
    GfxStyle style = gfx_style(GFX_FONT_TEXT, 20, COLOR_TEXT);
    style.color = planted == PLANTED_PALE ? 0xFF3A4658u : style.color;
    // What is always there is no fault: a word may be broken at its soft hyphen.
    widget_panel(app, panel, 12, COLOR_LINE);
    gfx_text(app->gfx, &style, line, "A line in its place");
    gfx_text_wrapped(app->gfx, &style, 30, 0, gfx_rect(420, 200, 120, 90), "Incompre\u00ADhensible");
    if (planted == PLANTED_CUT)
        gfx_text(app->gfx, &style, gfx_rect(140, 200, 80, 40), "A line without room");
    if (planted == PLANTED_NUMBER) {
        style.brief = true; // which excuses words alone
        gfx_text(app->gfx, &style, gfx_rect(140, 200, 40, 40), "1234567");
    }
    if (planted == PLANTED_BROKEN)
        gfx_text_wrapped(app->gfx, &style, 30, 0, gfx_rect(140, 200, 60, 90), "Incomprehensible");
    if (planted == PLANTED_LEAVES)
        gfx_text(app->gfx, &style, gfx_rect(500, 340, 0, 40), "A line that goes on");
    if (planted == PLANTED_UNDER)
        gfx_text(app->gfx, &style, gfx_rect(180, 145, 400, 40), "Another line");
    if (planted == PLANTED_TOUCHES) // its letters end right above the button
        gfx_text_wrapped(app->gfx, &style, 30, 0, gfx_rect(140, 206, 200, 30), "A line");
    if (planted != PLANTED_CLIPPED)
        return;
    gfx_clip_push(app->gfx, gfx_rect(140, 200, 60, 40));
    gfx_text(app->gfx, &style, gfx_rect(140, 200, 0, 40), "A line behind an edge");
    gfx_clip_pop(app->gfx);
}

static const Screen planted_screen = {.name = "planted", .layout = layout, .draw = draw};

void planted_show(PlantedFault fault) {
    planted = fault;
    app_show(stage_app, &planted_screen);
    stage_run();
}
