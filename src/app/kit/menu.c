// SPDX-License-Identifier: MIT
// The table's own menu: a list over the table. What it leads to comes back here (app_visit).
#include "app/kit/draw.h"

#include <string.h>

#define WIDTH 460.0F
#define EDGE 28.0F
#define HEAD 84.0F
#define ENTRY_H 56.0F
#define STEP 66.0F
#define NOTE_H 62.0F

// One line an entry. Without screen and act gestures.c knows what it does.
typedef struct MenuEntry {
    const char *id;
    UiWord word;
    const char *icon;
    const Screen *screen; // is visited
    void (*act)(App *app);
    bool (*is_there)(const App *app); // NULL: always
} MenuEntry;

static const MenuEntry entries[] = {
    {"button:hint", UI_ADVICE_HINT, "icons/phosphor/lightbulb.svg", NULL, NULL, hint_can},
    {"button:settings", UI_MENU_SETTINGS, "icons/phosphor/gear.svg", &settings_screen, NULL, NULL},
    {"button:help", UI_MENU_HELP, "icons/phosphor/question.svg", &rules_screen, NULL, NULL},
    {"button:gallery", UI_MENU_GALLERY, "icons/phosphor/stack.svg", &gallery_screen, NULL, NULL},
    {"button:bundle", UI_BUNDLE_TITLE, "icons/phosphor/flag.svg", &bundle_screen, NULL, NULL},
    {"button:leave", UI_TABLE_LEAVE, "icons/phosphor/sign-out.svg", NULL, app_leave_game, NULL},
};
#define ENTRIES ((int)(sizeof entries / sizeof entries[0]))

static bool is_there(const App *app, const MenuEntry *entry) {
    return entry->is_there == NULL || entry->is_there(app);
}

static GfxRect menu_panel(const App *app, const CardTable *table) {
    const GfxRect window = table->layout.window;
    float h = HEAD + STEP + NOTE_H + EDGE - 8;
    for (int i = 0; i < ENTRIES; i++)
        h += is_there(app, &entries[i]) ? STEP : 0;
    const float w = lpx(table, WIDTH);
    return gfx_rect((window.w - w) / 2, (window.h - lpx(table, h)) / 2, w, lpx(table, h));
}

void menu_regions(App *app, CardTable *table) {
    const GfxRect panel = menu_panel(app, table);
    float y = HEAD;
    hits_add(&app->hits, part(app, panel, EDGE, y, WIDTH - 2 * EDGE, ENTRY_H), "button:back");
    for (int i = 0; i < ENTRIES; i++)
        if (is_there(app, &entries[i]))
            hits_add(&app->hits, part(app, panel, EDGE, y += STEP, WIDTH - 2 * EDGE, ENTRY_H), "%s",
                     entries[i].id);
}

static void draw_entry(App *app, const char *id, ButtonLook look, const char *icon, UiWord word) {
    widget_button(
        app, id,
        &(Button){.look = look, .text = ui_word(app, word), .icon = icon, .text_size = 20, .left = true});
}

// What becomes of the game when it is left.
static UiWord leave_words(const App *app) {
    if (app_trial_name(app) != NULL)
        return UI_TABLE_LEAVE_TRIAL;
    return app_game_fault(app) != NULL ? UI_TABLE_LEAVE_UNSAVED : UI_TABLE_LEAVE_TEXT;
}

void draw_menu(App *app, const CardTable *table) {
    const GfxRect panel = menu_panel(app, table);
    draw_curtain(app, table, 0.6F);
    draw_solid_panel(app, table, panel, COLOR_LINE_STRONG);
    words_fit(app, part(app, panel, EDGE, 22, WIDTH - 2 * EDGE, 40), GFX_FONT_DISPLAY_BOLD, 26, 18,
              COLOR_WHITE, GFX_LEFT, ui_word(app, UI_TABLE_MENU));
    draw_entry(app, "button:back", BUTTON_PRIMARY, "icons/phosphor/play.svg", UI_TABLE_CONTINUE);
    for (int i = 0; i < ENTRIES; i++) // those that are not there have no hit
        draw_entry(app, entries[i].id, BUTTON_PLAIN, entries[i].icon, entries[i].word);
    const GfxRect note = gfx_rect(panel.x + lpx(table, EDGE), panel.y + panel.h - lpx(table, NOTE_H + 14),
                                  lpx(table, WIDTH - 2 * EDGE), lpx(table, NOTE_H));
    paragraph(app, note, GFX_FONT_TEXT, 15.5F, 22, COLOR_TEXT_DIM, ui_word(app, leave_words(app)));
}

bool table_menu_click(App *app, const char *id) {
    for (int i = 0; i < ENTRIES; i++) {
        if (strcmp(entries[i].id, id) != 0)
            continue;
        if (entries[i].act != NULL)
            entries[i].act(app);
        else if (entries[i].screen != NULL)
            app_visit(app, entries[i].screen);
        return entries[i].act != NULL || entries[i].screen != NULL;
    }
    return false;
}
