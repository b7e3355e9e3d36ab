// SPDX-License-Identifier: MIT
// The note above the front edge: the game can't be saved, and why; or it is not saved because it only tries
// something out. Hidden when dismissed, or once saving works again.
#include "app/kit/draw.h"

#define WIDTH 880.0F
#define HEIGHT 92.0F
#define GAP 12.0F
#define CLOSE 44.0F

static GfxRect note_rect(const CardTable *table) {
    const GfxRect window = table->layout.window;
    const float w = lpx(table, WIDTH) < window.w ? lpx(table, WIDTH) : window.w, h = lpx(table, HEIGHT);
    return gfx_rect((window.w - w) / 2, table->layout.dock.y - h - lpx(table, GAP), w, h);
}

static bool is_due(const App *app) {
    return app_game_fault_is_new(app) || app_trial_is_new(app);
}

static const char *note_words(const App *app, char *buffer, size_t size) {
    char reason[600];
    const char *tried = app_trial_name(app);
    return tried != NULL ? ui_fill(app, buffer, size, UI_TABLE_TRIAL, STR("name", tried))
                         : ui_fill(app, buffer, size, UI_TABLE_UNSAVED,
                                   STR("reason", app_translated_faults(app, app_game_fault(app), reason,
                                                                       sizeof reason)));
}

void save_note_regions(App *app, CardTable *table) {
    if (!is_due(app))
        return;
    const GfxRect note = note_rect(table);
    const float size = lpx(table, CLOSE), edge = lpx(table, 6);
    hits_add(&app->hits, note, "note")->drop_only = true; // clicks on it must not hit what is below
    hits_add(&app->hits, gfx_rect(note.x + note.w - size - edge, note.y + edge, size, size), "button:note");
}

void draw_save_note(App *app, const CardTable *table) {
    if (!is_due(app) || hits_find(&app->hits, "button:note") == NULL)
        return;
    const GfxRect note = note_rect(table);
    char text[600];
    draw_solid_panel(app, table, note, COLOR_LINE_STRONG);
    icon_at(app, app_trial_name(app) != NULL ? "icons/phosphor/info.svg" : "icons/phosphor/warning.svg",
            note.x + lpx(table, 18), note.y + lpx(table, 30), lpx(table, 32), COLOR_ICE);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 11), lpx(table, 22),
                         gfx_rect(note.x + lpx(table, 68), note.y + lpx(table, 12),
                                  note.w - lpx(table, 68 + CLOSE + 16), note.h - lpx(table, 20)),
                         note_words(app, text, sizeof text));
    widget_button(app, "button:note",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/x.svg", .text_size = 16});
}
