// SPDX-License-Identifier: MIT
// What the player can choose about the program itself: two panels of rows, each with a sentence that says
// what it does and all its choices side by side. A row is one entry of the tables below.
#include "app/art/target_art.h"
#include "app/gfx/image.h"
#include "app/gfx/shape.h"
#include "app/ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// The content is CONTENT_W x CONTENT_H, in the middle of the window.
#define CONTENT_W 1600.0f
#define CONTENT_H 824.0f
#define PANEL_W 788.0f
#define PANEL_X 812.0f // of the second
#define PANEL_Y 92.0f
#define HEAD_H 52.0f
#define ROW_H 136.0f
#define TEXT_W 356.0f
#define CHOICES_W 356.0f
#define CHOICE_H 48.0f
#define CHOICE_GAP 6.0f
#define EDGE 24.0f
#define DIM 0x66000000u

#define NO_WORD UI_WORD_COUNT

typedef struct Choice {
    const char *id;
    int value;
    UiWord word;      // NO_WORD: `text` is the label
    const char *text; // or what fills the word's {count}
} Choice;

#define CHOICES_MAX 6

typedef struct Row {
    const char *id;
    UiWord name, text;
    int (*get)(const AppSettings *settings);
    void (*set)(AppSettings *settings, int value);
    Choice choice[CHOICES_MAX]; // ends with an id of NULL, or is full
} Row;

// ---- what can be chosen
// ----------------------------------------------------------------------------------------

static const char *const languages[] = {"en", "de"};

static int get_language(const AppSettings *settings) {
    return strcmp(settings->language, languages[1]) == 0 ? 1 : 0;
}
static void set_language(AppSettings *settings, int value) {
    text_copy(settings->language, sizeof settings->language, languages[value]);
}
static int get_fullscreen(const AppSettings *settings) {
    return settings->fullscreen;
}
static void set_fullscreen(AppSettings *settings, int value) {
    settings->fullscreen = value != 0;
}
static int get_speed(const AppSettings *settings) { // in halves
    return (int)lroundf(settings->animation_speed * 2);
}
static void set_speed(AppSettings *settings, int value) {
    settings->animation_speed = (float)value / 2;
}
static int get_motion(const AppSettings *settings) {
    return settings->reduced_motion;
}
static void set_motion(AppSettings *settings, int value) {
    settings->reduced_motion = value != 0;
}
static int get_end_turn(const AppSettings *settings) {
    return settings->auto_end_seconds;
}
static void set_end_turn(AppSettings *settings, int value) {
    settings->auto_end_seconds = value;
}
static int get_recap(const AppSettings *settings) {
    return settings->recap;
}
static void set_recap(AppSettings *settings, int value) {
    settings->recap = value != 0;
}
static int get_ask(const AppSettings *settings) {
    return settings->ask_openly;
}
static void set_ask(AppSettings *settings, int value) {
    settings->ask_openly = value != 0;
}
static int get_focus(const AppSettings *settings) {
    return settings->hide_on_focus_loss;
}
static void set_focus(AppSettings *settings, int value) {
    settings->hide_on_focus_loss = value != 0;
}
static int get_idle(const AppSettings *settings) {
    return settings->idle_seconds;
}
static void set_idle(AppSettings *settings, int value) {
    settings->idle_seconds = value;
}

#define ON_OFF                                                                                               \
    {                                                                                                        \
        {"on", 1, UI_COMMON_ON, NULL}, {                                                                     \
            "off", 0, UI_COMMON_OFF, NULL                                                                    \
        }                                                                                                    \
    }

static const Row window_rows[] = {
    {"language",
     UI_SETTINGS_LANGUAGE,
     UI_SETTINGS_LANGUAGE_TEXT,
     get_language,
     set_language,
     {{"en", 0, NO_WORD, "English"}, {"de", 1, NO_WORD, "Deutsch"}}},
    {"fullscreen", UI_SETTINGS_FULLSCREEN, UI_SETTINGS_FULLSCREEN_TEXT, get_fullscreen, set_fullscreen,
     ON_OFF},
    {"speed",
     UI_SETTINGS_SPEED,
     UI_SETTINGS_SPEED_TEXT,
     get_speed,
     set_speed,
     {{"off", 0, UI_COMMON_OFF, NULL},
      {"half", 1, NO_WORD, "½"},
      {"1", 2, NO_WORD, "1"},
      {"1_half", 3, NO_WORD, "1½"},
      {"2", 4, NO_WORD, "2"},
      {"3", 6, NO_WORD, "3"}}},
    {"motion", UI_SETTINGS_MOTION, UI_SETTINGS_MOTION_TEXT, get_motion, set_motion, ON_OFF},
};

static const Row table_rows[] = {
    {"end_turn",
     UI_SETTINGS_END_TURN,
     UI_SETTINGS_END_TURN_TEXT,
     get_end_turn,
     set_end_turn,
     {{"click", 0, UI_SETTINGS_CLICK, NULL},
      {"3", 3, UI_COMMON_SECONDS, "3"},
      {"5", 5, UI_COMMON_SECONDS, "5"},
      {"10", 10, UI_COMMON_SECONDS, "10"},
      {"20", 20, UI_COMMON_SECONDS, "20"}}},
    {"recap", UI_SETTINGS_RECAP, UI_SETTINGS_RECAP_TEXT, get_recap, set_recap, ON_OFF},
    {"ask",
     UI_SETTINGS_ASK,
     UI_SETTINGS_ASK_TEXT,
     get_ask,
     set_ask,
     {{"openly", 1, UI_SETTINGS_ASK_OPENLY, NULL}, {"curtain", 0, UI_SETTINGS_ASK_CURTAIN, NULL}}},
    {"focus", UI_SETTINGS_FOCUS, UI_SETTINGS_FOCUS_TEXT, get_focus, set_focus, ON_OFF},
    {"idle",
     UI_SETTINGS_IDLE,
     UI_SETTINGS_IDLE_TEXT,
     get_idle,
     set_idle,
     {{"never", 0, UI_COMMON_NEVER, NULL},
      {"30", 30, UI_COMMON_SECONDS, "30"},
      {"60", 60, UI_COMMON_MINUTES, "1"},
      {"120", 120, UI_COMMON_MINUTES, "2"},
      {"240", 240, UI_COMMON_MINUTES, "4"}}},
};

typedef struct Panel {
    UiWord name;
    const Row *row;
    int rows;
    float x;
} Panel;

static const Panel panels[] = {
    {UI_SETTINGS_WINDOW, window_rows, (int)(sizeof window_rows / sizeof window_rows[0]), 0},
    {UI_SETTINGS_TABLE, table_rows, (int)(sizeof table_rows / sizeof table_rows[0]), PANEL_X},
};
#define PANELS ((int)(sizeof panels / sizeof panels[0]))

static int choices_of(const Row *row) {
    int count = 0;
    while (count < CHOICES_MAX && row->choice[count].id != NULL)
        count++;
    return count;
}

static void hit_id(char *buffer, size_t size, const Row *row, const Choice *choice) {
    snprintf(buffer, size, "settings:%s:%s", row->id, choice->id);
}

// ---- places
// -----------------------------------------------------------------------------------------------------

static GfxRect place(const App *app, float x, float y, float w, float h) {
    const GfxLayout size = gfx_layout(app->gfx);
    return widget_rect(app, (size.logical_w - CONTENT_W) / 2 + x, (size.logical_h - CONTENT_H) / 2 + y, w, h);
}

static float row_y(int index) {
    return PANEL_Y + HEAD_H + ROW_H * (float)index;
}

static void layout_row(App *app, const Panel *panel, int index) {
    const Row *row = &panel->row[index];
    const int count = choices_of(row);
    const float step = (CHOICES_W + CHOICE_GAP) / (float)count;
    const float x = panel->x + PANEL_W - EDGE - CHOICES_W, y = row_y(index) + (ROW_H - CHOICE_H) / 2;
    for (int i = 0; i < count; i++)
        hits_add(&app->hits, place(app, x + step * (float)i, y, step - CHOICE_GAP, CHOICE_H),
                 "settings:%s:%s", row->id, row->choice[i].id);
}

static void layout(App *app, void *self) {
    (void)self;
    hits_add(&app->hits, place(app, 0, 4, 56, 56), "button:back");
    for (int i = 0; i < PANELS; i++)
        for (int row = 0; row < panels[i].rows; row++)
            layout_row(app, &panels[i], row);
}

// ---- drawing
// ----------------------------------------------------------------------------------------------------

static void draw_choice(App *app, const Row *row, const Choice *choice) {
    char id[HIT_ID_MAX], text[60];
    hit_id(id, sizeof id, row, choice);
    const char *label = choice->text;
    if (choice->word != NO_WORD)
        label = ui_format(app, text, sizeof text, choice->word, "count",
                          choice->text != NULL ? choice->text : "", (char *)NULL);
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = label,
                            .text_size = 18,
                            .on = row->get(&app->settings) == choice->value});
}

static void draw_row(App *app, const Panel *panel, int index) {
    const Row *row = &panel->row[index];
    const float x = panel->x + EDGE, y = row_y(index), scale = gfx_layout(app->gfx).scale;
    if (index > 0)
        gfx_fill(app->gfx, place(app, x, y, PANEL_W - 2 * EDGE, 1), COLOR_LINE);
    const float line = 20;
    const GfxStyle text = widget_style(app, GFX_FONT_TEXT, 15.5f, COLOR_TEXT, GFX_LEFT);
    const int lines = widget_small_print(app)
                          ? gfx_text_lines(app->gfx, &text, app_px(app, TEXT_W), ui_word(app, row->text))
                          : 0;
    const float top = y + (ROW_H - 32 - line * (float)lines) / 2; // name and sentence stand in the middle
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 20, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &name, 15 * scale, place(app, x, top, TEXT_W, 30), ui_word(app, row->name));
    if (lines > 0)
        gfx_text_wrapped_fit(app->gfx, &text, 13 * scale, widget_line(app, line),
                             place(app, x, top + 32, TEXT_W, y + ROW_H - top - 34), ui_word(app, row->text));
    for (int i = 0; i < choices_of(row); i++)
        draw_choice(app, row, &row->choice[i]);
}

static void draw_panel(App *app, const Panel *panel) {
    const float height = HEAD_H + ROW_H * (float)panel->rows;
    widget_panel(app, place(app, panel->x, PANEL_Y, PANEL_W, height), 16, COLOR_LINE_STRONG);
    const GfxRect head = place(app, panel->x, PANEL_Y, PANEL_W, HEAD_H);
    const GfxPaint fill = paint_right(COLOR_HOVER, color_alpha(COLOR_HOVER, 0.25f));
    gfx_round_corners(app->gfx, gfx_inset(head, 1), gfx_corners_top(app_px(app, 15)), &fill);
    gfx_fill(app->gfx, gfx_rect(head.x, head.y + head.h - 1, head.w, 1), COLOR_LINE_STRONG);
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 21, COLOR_WHITE, GFX_LEFT);
    gfx_text(app->gfx, &name, place(app, panel->x + EDGE, PANEL_Y, PANEL_W - 2 * EDGE, HEAD_H),
             ui_word(app, panel->name));
    for (int i = 0; i < panel->rows; i++)
        draw_row(app, panel, i);
}

// Below the shorter panel: when there is no curtain at all, and whether this can be kept.
static void draw_notes(App *app) {
    if (!widget_small_print(app))
        return;
    const float scale = gfx_layout(app->gfx).scale, y = row_y(panels[0].rows) + 24;
    const GfxStyle text = widget_style(app, GFX_FONT_TEXT, 15.5f, COLOR_TEXT, GFX_LEFT);
    gfx_icon_color(app->gfx, "icons/phosphor/info.svg", place(app, EDGE, y, 24, 24).x,
                   place(app, 0, y, 24, 24).y, app_px(app, 24), COLOR_TEXT_DIM);
    gfx_text_wrapped_fit(app->gfx, &text, 13 * scale, widget_line(app, 20),
                         place(app, EDGE + 38, y + 1, PANEL_W - EDGE - 40, 42),
                         ui_word(app, UI_SETTINGS_ALONE));
    const char *fault = app_settings_fault(app);
    if (fault == NULL)
        return;
    gfx_icon_color(app->gfx, "icons/phosphor/warning.svg", place(app, EDGE, y + 54, 24, 24).x,
                   place(app, 0, y + 54, 24, 24).y, app_px(app, 24), COLOR_ICE);
    gfx_text_wrapped_fit(app->gfx, &text, 12 * scale, widget_line(app, 20),
                         place(app, EDGE + 38, y + 55, PANEL_W - EDGE - 40, 62), fault);
}

static void draw(App *app, void *self) {
    (void)self;
    const GfxLayout size = gfx_layout(app->gfx);
    background_draw(app->gfx, app->pictures, BACKGROUND_TABLE);
    gfx_fill(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height), DIM);
    widget_button(app, "button:back",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/caret-left.svg", .text_size = 22});
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 46, COLOR_WHITE, GFX_LEFT);
    gfx_text(app->gfx, &title, place(app, 78, 0, 1000, 64), ui_word(app, UI_SETTINGS_TITLE));
    for (int i = 0; i < PANELS; i++)
        draw_panel(app, &panels[i]);
    draw_notes(app);
}

// ---- acting
// -----------------------------------------------------------------------------------------------------

static void back(App *app) {
    if (app->session != NULL)
        app_show_game(app);
    else
        app_show(app, &menu_screen);
}

static void choose(App *app, const Row *row, const Choice *choice) {
    AppSettings wanted = app->settings;
    Text problem = {0};
    row->set(&wanted, choice->value);
    if (!app_change_settings(app, &wanted, &problem))
        app_message(app, ui_word(app, UI_NOTICE_LANGUAGE), text_string(&problem), &settings_screen);
    text_finish(&problem);
}

static void clicked(App *app, const char *clicked_id) {
    char id[HIT_ID_MAX];
    for (int i = 0; i < PANELS; i++)
        for (int row = 0; row < panels[i].rows; row++)
            for (int k = 0; k < choices_of(&panels[i].row[row]); k++) {
                const Choice *choice = &panels[i].row[row].choice[k];
                hit_id(id, sizeof id, &panels[i].row[row], choice);
                if (strcmp(id, clicked_id) == 0) {
                    choose(app, &panels[i].row[row], choice);
                    return;
                }
            }
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    (void)self;
    if (gesture->kind == GESTURE_CANCEL && gesture->by_key)
        back(app);
    else if (gesture->kind == GESTURE_CLICK && strcmp(gesture->id, "button:back") == 0)
        back(app);
    else if (gesture->kind == GESTURE_CLICK)
        clicked(app, gesture->id);
}

const Screen settings_screen = {.name = "settings", .layout = layout, .gesture = gesture, .draw = draw};
