// SPDX-License-Identifier: MIT
// The table's own menu: a list over the table. Screens opened from it return here (app_visit). Conceding is
// confirmed here, far from where a turn is played.
#include "app/kit/action.h"
#include "app/kit/draw.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"
#include "app/kit/say.h"
#include "engine/command.h"
#include "engine/game_facts.h"

#include <string.h>

#define WIDTH 460.0F
#define EDGE 28.0F
#define HEAD 84.0F
#define ENTRY_H 56.0F
#define STEP 66.0F
#define NOTE_H 62.0F
#define MEANING_H 96.0F // of what giving up means

// The entries, one line each. Those without `screen` and `act` are handled in gestures.c.
typedef struct MenuEntry {
    const char *id;
    UiWord word;
    const char *icon;
    const Screen *screen; // opened by app_visit
    void (*act)(App *app);
    bool (*is_there)(const App *app, const CardTable *table); // NULL: always
} MenuEntry;

static bool can_hint(const App *app, const CardTable *table) {
    (void)table;
    return hint_can(app);
}

static bool has_course(const App *app, const CardTable *table) {
    (void)table;
    return app->lesson == NULL && !session_is_watched(app->session);
}

// The rules have a command for it, which may not be legal now.
static bool is_in_rules(const App *app, const CardTable *table) {
    return game_verbs(app->catalog->game)[table->game->hands->give_up_verb].resigns;
}

static const Command *giving_up(const App *app, const CardTable *table) {
    return table->game->hands->give_up != NULL && !table->showing && is_in_rules(app, table)
               ? action_verb(app, table->game->hands->give_up_verb)
               : NULL;
}

// A computer would take the seat over.
static bool can_leave_seat(const App *app, const CardTable *table) {
    return table->game->hands->give_up_leaves && app->lesson == NULL && !table->showing &&
           (session_options(app->session)->setup.seats > 2 || !is_in_rules(app, table)) &&
           session_can_leave_seat(app->session);
}

static bool can_give_up(const App *app, const CardTable *table) {
    return giving_up(app, table) != NULL || can_leave_seat(app, table);
}

static bool has_giving_up(const App *app, const CardTable *table) {
    const GameHands *hands = table->game->hands;
    return can_give_up(app, table) || (hands->give_up != NULL && hands->give_up_later &&
                                       app->lesson == NULL && !table->showing && table_deciding(app));
}

static const MenuEntry entries[] = {
    {"button:hint", UI_SUGGESTION_HINT, "icons/phosphor/lightbulb.svg", NULL, NULL, can_hint},
    {"button:course", UI_COURSE_TITLE, "icons/phosphor/list.svg", &course_screen, NULL, has_course},
    {"button:settings", UI_MENU_SETTINGS, "icons/phosphor/gear.svg", &settings_screen, NULL, NULL},
    {"button:help", UI_MENU_HELP, "icons/phosphor/question.svg", &rules_screen, NULL, NULL},
    {"button:gallery", UI_MENU_GALLERY, "icons/phosphor/stack.svg", &gallery_screen, NULL, NULL},
    {"button:bundle", UI_BUNDLE_TITLE, "icons/phosphor/flag.svg", &bundle_screen, NULL, NULL},
    {"button:concede", UI_WORD_COUNT, "icons/phosphor/x.svg", NULL, NULL, has_giving_up},
    {"button:leave", UI_TABLE_LEAVE, "icons/phosphor/sign-out.svg", NULL, app_leave_game, NULL},
};
#define ENTRIES ((int)(sizeof entries / sizeof entries[0]))

static bool is_there(const App *app, const CardTable *table, const MenuEntry *entry) {
    return entry->is_there == NULL || entry->is_there(app, table);
}

// The entry for conceding is named by the game; where a replay leads when it is left, it says.
static const char *word_of(const App *app, const CardTable *table, const MenuEntry *entry) {
    if (entry->act == app_leave_game && session_is_watched(app->session))
        return ui_word(app, app_returns_to_result(app) ? UI_REPLAY_TO_RESULT : UI_REPLAY_LEAVE);
    return entry->word != UI_WORD_COUNT
               ? ui_word(app, entry->word)
               : say_of(app, can_give_up(app, table) ? "%s.yes" : "%s.later", table->game->hands->give_up);
}

static GfxRect menu_panel(const App *app, const CardTable *table) {
    const GfxRect window = table->layout.window;
    float h = HEAD + STEP + NOTE_H + EDGE - 8;
    for (int i = 0; i < ENTRIES; i++)
        h += is_there(app, table, &entries[i]) ? STEP : 0;
    if (table->gives_up)
        h = HEAD + MEANING_H + 2 * STEP + EDGE - 8;
    const float w = lpx(table, WIDTH);
    return gfx_rect((window.w - w) / 2, (window.h - lpx(table, h)) / 2, w, lpx(table, h));
}

void menu_regions(App *app, CardTable *table) {
    const GfxRect panel = menu_panel(app, table);
    float y = HEAD;
    if (table->gives_up) {
        y += MEANING_H;
        hits_add(&app->hits, part(app, panel, EDGE, y, WIDTH - 2 * EDGE, ENTRY_H), "button:back");
        hits_add(&app->hits, part(app, panel, EDGE, y + STEP, WIDTH - 2 * EDGE, ENTRY_H), "button:give_up")
            ->settles = true;
        return;
    }
    hits_add(&app->hits, part(app, panel, EDGE, y, WIDTH - 2 * EDGE, ENTRY_H), "button:back");
    for (int i = 0; i < ENTRIES; i++)
        if (is_there(app, table, &entries[i]))
            hits_add(&app->hits, part(app, panel, EDGE, y += STEP, WIDTH - 2 * EDGE, ENTRY_H), "%s",
                     entries[i].id)
                ->enabled = entries[i].word != UI_WORD_COUNT || can_give_up(app, table);
}

static void draw_entry(App *app, const char *id, ButtonLook look, const char *icon, const char *text) {
    widget_button(app, id,
                  &(Button){.look = look, .text = text, .icon = icon, .text_size = 20, .left = true});
}

// The text on what happens to the game when it is left.
static UiWord leave_words(const App *app) {
    if (session_is_watched(app->session))
        return UI_REPLAY_LEAVE_TEXT;
    if (app_trial_name(app) != NULL)
        return UI_TABLE_LEAVE_TRIAL;
    return app_game_fault(app) != NULL ? UI_TABLE_LEAVE_UNSAVED : UI_TABLE_LEAVE_TEXT;
}

// Draws the confirmation for conceding.
static void draw_giving_up(App *app, const CardTable *table, GfxRect panel) {
    const char *const key = table->game->hands->give_up;
    words_fit(app, part(app, panel, EDGE, 22, WIDTH - 2 * EDGE, 40), GFX_FONT_DISPLAY_BOLD, 26, 18,
              COLOR_WHITE, GFX_LEFT, say_of(app, "%s.title", key));
    paragraph(app, part(app, panel, EDGE, HEAD - 8, WIDTH - 2 * EDGE, MEANING_H), GFX_FONT_TEXT, 15.5F, 22,
              COLOR_TEXT,
              table->game->hands->give_up_hint != NULL ? table->game->hands->give_up_hint(app, table)
                                                       : say_of(app, "%s.hint", key));
    draw_entry(app, "button:back", BUTTON_PRIMARY, "icons/phosphor/play.svg",
               ui_word(app, UI_TABLE_CONTINUE));
    draw_entry(app, "button:give_up", BUTTON_PLAIN, "icons/phosphor/x.svg", say_of(app, "%s.yes", key));
}

void draw_menu(App *app, const CardTable *table) {
    const GfxRect panel = menu_panel(app, table);
    draw_curtain(app, table, 0.6F);
    draw_solid_panel(app, table, panel, COLOR_LINE_STRONG);
    if (table->gives_up) {
        draw_giving_up(app, table, panel);
        return;
    }
    words_fit(app, part(app, panel, EDGE, 22, WIDTH - 2 * EDGE, 40), GFX_FONT_DISPLAY_BOLD, 26, 18,
              COLOR_WHITE, GFX_LEFT, ui_word(app, UI_TABLE_MENU));
    draw_entry(app, "button:back", BUTTON_PRIMARY, "icons/phosphor/play.svg",
               ui_word(app, UI_TABLE_CONTINUE));
    for (int i = 0; i < ENTRIES; i++)
        if (is_there(app, table, &entries[i]))
            draw_entry(app, entries[i].id, BUTTON_PLAIN, entries[i].icon, word_of(app, table, &entries[i]));
    const GfxRect note = gfx_rect(panel.x + lpx(table, EDGE), panel.y + panel.h - lpx(table, NOTE_H + 14),
                                  lpx(table, WIDTH - 2 * EDGE), lpx(table, NOTE_H));
    paragraph(app, note, GFX_FONT_TEXT, 15.5F, 22, COLOR_TEXT_DIM, ui_word(app, leave_words(app)));
}

// The table waits below it, without the menu.
static void look_at_course(App *app, CardTable *table) {
    table->overlay = OVERLAY_NONE;
    app_look(app, &course_screen);
}

// What others do from now on is clicked away.
static void leave_seat(App *app, CardTable *table) {
    const Opponent *easy = opponent_for("easy", app->catalog->game);
    table->overlay = OVERLAY_NONE;
    table->game->hands->unpick(table);
    app_leave_seat(app, easy != NULL ? easy : opponent_default(app->catalog->game));
    table->hurry.out = table->hurry.told_out = hurry_to_result(app, table); // who leaves knows it
    hurry_begin(app, table);
    app_request_layout(app);
}

bool table_menu_click(App *app, CardTable *table, const char *id) {
    if (strcmp(id, "button:concede") == 0) {
        table->gives_up = true;
        app_request_layout(app);
        return true;
    }
    const Command *command = strcmp(id, "button:give_up") == 0 ? giving_up(app, table) : NULL;
    if (command != NULL) {
        const Command copy = *command;
        table->overlay = OVERLAY_NONE;
        table_submit(app, table, &copy);
        return true;
    }
    if (strcmp(id, "button:give_up") == 0 && can_leave_seat(app, table)) {
        leave_seat(app, table);
        return true;
    }
    for (int i = 0; i < ENTRIES; i++) {
        if (strcmp(entries[i].id, id) != 0)
            continue;
        if (entries[i].act != NULL)
            entries[i].act(app);
        else if (entries[i].screen == &course_screen)
            look_at_course(app, table);
        else if (entries[i].screen != NULL)
            app_visit(app, entries[i].screen);
        return entries[i].act != NULL || entries[i].screen != NULL;
    }
    return false;
}
