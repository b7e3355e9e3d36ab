// SPDX-License-Identifier: MIT
// The settings screen: pages of rows, each with a sentence on what the setting does and its choices side by
// side. The rows come from the list in app/stage/settings.h. A page higher than the window scrolls; in a
// narrow window the pages are tabs at the top, and the choices are below the text.
#include "app/screens/keys_page.h"
#include "app/screens/settings_rows.h"
#include "app/stage/page_head.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// Logical pixels.
#define MARGIN 48.0f
#define TABS_W 312.0f
#define TAB_H 64.0f
#define TAB_GAP 12.0f
#define NARROW 1160.0f // narrower than this: pages at the top, choices below their texts
#define GAP 24.0f
#define EDGE 28.0f
#define TEXT_W 560.0f
#define TEXT_LINE 21.0f
#define NAME_H 34.0f
#define ROW_PAD 22.0f // above and below
#define CHOICE_H 48.0f
#define CHOICE_GAP 6.0f
#define NOTE_H 62.0f
#define ROWS_MAX 12
#define ROW_TEXT 400 // bytes

typedef struct RowPlace {
    const Setting *row;
    GfxRect box; // scrolled, pixels
} RowPlace;

typedef struct SettingsScreen {
    int page; // SettingPage
    bool narrow;
    float x, w, h; // of the content, logical; h: from the window's top
    Scroll scroll;
    RowPlace place[ROWS_MAX];
    int places;
    float notes_y; // pixels, scrolled
    KeysPage keys;
} SettingsScreen;

static const SettingsPage *page_of(const SettingsScreen *self) {
    return &settings_pages[self->page];
}

static void choice_id(char *buffer, const Setting *row, const SettingChoice *choice) {
    snprintf(buffer, HIT_ID_MAX, "settings:%s:%s", row->row, choice->id);
}

static void tab_id(char *buffer, const SettingsPage *page) {
    snprintf(buffer, HIT_ID_MAX, "settings:page:%s", page->id);
}

// ---- places
// -----------------------------------------------------------------------------------------------------

static GfxStyle text_style(const App *app) {
    return widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
}

static float text_width(const SettingsScreen *self, const GfxRect *box, const App *app) {
    const float room = box->w - 2 * app_px(app, EDGE);
    return self->narrow ? room : fminf(app_px(app, TEXT_W), room * 0.5f);
}

static float text_height(App *app, const Setting *row, float width) {
    char text[ROW_TEXT];
    if (!widget_has_room_for_details(app))
        return 0;
    const GfxStyle style = text_style(app);
    const int lines = gfx_text_lines(app->gfx, &style, width, settings_text(app, row, text, sizeof text));
    return (float)lines * widget_line(app, TEXT_LINE);
}

static void lay_head(App *app, SettingsScreen *self) {
    const GfxLayout size = gfx_layout(app->gfx);
    self->w = page_width(app);
    self->x = page_left(app);
    self->h = size.logical_h - MARGIN;
    self->narrow = self->w < NARROW;
    page_head_regions(app);
}

// The list of pages: at the left, or as tabs at the top.
static void lay_tabs(App *app, const SettingsScreen *self) {
    char id[HIT_ID_MAX];
    const float step = (self->w + TAB_GAP) / (float)SETTING_PAGES;
    for (int i = 0; i < SETTING_PAGES; i++) {
        tab_id(id, &settings_pages[i]);
        const float n = (float)i, top = PAGE_TOP;
        hits_add(&app->hits,
                 self->narrow ? widget_rect(app, self->x + step * n, top, step - TAB_GAP, TAB_H - 8)
                              : widget_rect(app, self->x, top + (TAB_H + TAB_GAP) * n, TABS_W - GAP, TAB_H),
                 "%s", id)
            ->first = i == self->page;
    }
}

static GfxRect page_box(const App *app, const SettingsScreen *self) {
    const float left = self->narrow ? 0 : TABS_W, top = PAGE_TOP + (self->narrow ? TAB_H : 0);
    return widget_rect(app, self->x + left, top, self->w - left, self->h - top);
}

static void lay_choices(App *app, const SettingsScreen *self, const RowPlace *place) {
    char id[HIT_ID_MAX];
    const int count = settings_choices(app, place->row);
    const GfxRect box = place->box;
    const float edge = app_px(app, EDGE), gap = app_px(app, CHOICE_GAP), h = app_px(app, CHOICE_H);
    const float text = text_width(self, &box, app);
    const float x = self->narrow ? box.x + edge : box.x + edge + text + app_px(app, GAP);
    const float y = self->narrow ? box.y + box.h - h - app_px(app, ROW_PAD) : box.y + roundf((box.h - h) / 2);
    const float step = (box.x + box.w - edge - x + gap) / (float)count;
    for (int i = 0; i < count; i++) {
        const SettingChoice choice = settings_choice(app, place->row, i);
        choice_id(id, place->row, &choice);
        scroll_hit(app, &self->scroll, gfx_rect(roundf(x + step * (float)i), y, roundf(step - gap), h), id);
    }
}

static float row_height(App *app, const SettingsScreen *self, const Setting *row, const GfxRect *box) {
    const float words = app_px(app, NAME_H) + text_height(app, row, text_width(self, box, app));
    const float pad = 2 * app_px(app, ROW_PAD), choices = app_px(app, CHOICE_H);
    return roundf(pad + (self->narrow ? words + choices + app_px(app, 10) : fmaxf(words, choices)));
}

static void lay_rows(App *app, SettingsScreen *self) {
    const GfxRect box = page_box(app, self);
    float height = 0;
    self->places = 0;
    for (int i = 0; i < SETTING_COUNT && self->places < ROWS_MAX; i++) {
        if ((int)settings_list[i].page != self->page)
            continue;
        RowPlace *place = &self->place[self->places++];
        place->row = &settings_list[i];
        place->box = gfx_rect(box.x, height, box.w, row_height(app, self, place->row, &box));
        height += place->box.h;
    }
    const float notes = height;
    const int lines = (page_of(self)->note != NO_WORD) + (app_settings_fault(app) != NULL);
    scroll_layout(&self->scroll, box, height + app_px(app, NOTE_H) * (float)lines);
    for (int i = 0; i < self->places; i++) {
        self->place[i].box.y += scroll_top(&self->scroll);
        lay_choices(app, self, &self->place[i]);
    }
    self->notes_y = notes + scroll_top(&self->scroll);
    scroll_regions(app, &self->scroll);
}

static void layout(App *app, void *state) {
    SettingsScreen *self = state;
    app->input.raw_keys = self->keys.waiting != ACTION_NONE;
    lay_head(app, self);
    lay_tabs(app, self);
    if (self->page == SETTING_PAGE_KEYS)
        keys_page_layout(app, &self->keys, &self->scroll, page_box(app, self));
    else
        lay_rows(app, self);
}

// ---- drawing
// ----------------------------------------------------------------------------------------------------

static void draw_choice(App *app, const Setting *row, int index) {
    char id[HIT_ID_MAX], text[60];
    const SettingChoice choice = settings_choice(app, row, index);
    choice_id(id, row, &choice);
    const char *label = choice.text;
    if (choice.word != NO_WORD)
        label = ui_fill(app, text, sizeof text, choice.word,
                        STR("count", choice.text != NULL ? choice.text : ""));
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = label,
                            .text_size = settings_choices(app, row) > 4 ? 17 : 18,
                            .tight = settings_choices(app, row) > 4,
                            .on = settings_is_chosen(app, row, &choice)});
}

static void draw_row(App *app, const SettingsScreen *self, const RowPlace *place) {
    const Setting *row = place->row;
    const GfxRect box = place->box;
    if (!gfx_is_visible(app->gfx, box))
        return;
    const float edge = app_px(app, EDGE), scale = gfx_layout(app->gfx).scale;
    if (place != self->place)
        gfx_fill(app->gfx, gfx_rect(box.x + edge, box.y, box.w - 2 * edge, 1), COLOR_LINE);
    const float width = text_width(self, &box, app), text = text_height(app, row, width);
    const float height = app_px(app, NAME_H) + text;
    const float top = self->narrow ? box.y + app_px(app, ROW_PAD) : box.y + roundf((box.h - height) / 2);
    char words[ROW_TEXT];
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 21, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &name, 15 * scale, gfx_rect(box.x + edge, top, width, app_px(app, 30)),
                 app_word(app, row->title));
    const GfxStyle style = text_style(app);
    if (text > 0)
        gfx_text_wrapped(app->gfx, &style, widget_line(app, TEXT_LINE), 0,
                         gfx_rect(box.x + edge, top + app_px(app, NAME_H), width, text + 2),
                         settings_text(app, row, words, sizeof words));
    for (int i = 0; i < settings_choices(app, row); i++)
        draw_choice(app, row, i);
}

static void draw_note(App *app, const SettingsScreen *self, int line, const char *icon, Color color,
                      const char *words) {
    const GfxRect box = self->scroll.box;
    const float edge = app_px(app, EDGE), size = app_px(app, 24), scale = gfx_layout(app->gfx).scale;
    const float y = self->notes_y + app_px(app, NOTE_H) * (float)line + app_px(app, 10);
    const GfxStyle style = text_style(app);
    gfx_icon_color(app->gfx, icon, box.x + edge, y, size, color);
    const float x = box.x + edge + size + app_px(app, 14);
    gfx_text_wrapped_fit(app->gfx, &style, 12 * scale, widget_line(app, TEXT_LINE),
                         gfx_rect(x, y, box.x + box.w - edge - x, app_px(app, NOTE_H - 12)), words);
}

// Draws the notes below the rows: when there is no curtain at all, and why settings can't be saved.
static void draw_notes(App *app, const SettingsScreen *self) {
    const SettingsPage *page = page_of(self);
    const char *fault = app_settings_fault(app);
    char told[600];
    int line = 0;
    if (!widget_has_room_for_details(app))
        return;
    if (page->note != NO_WORD)
        draw_note(app, self, line++, "icons/phosphor/info.svg", COLOR_TEXT_DIM, ui_word(app, page->note));
    if (fault != NULL)
        draw_note(app, self, line, "icons/phosphor/warning.svg", COLOR_ICE,
                  app_translated_faults(app, fault, told, sizeof told));
}

static void draw_tabs(App *app, const SettingsScreen *self) {
    char id[HIT_ID_MAX];
    for (int i = 0; i < SETTING_PAGES; i++) {
        tab_id(id, &settings_pages[i]);
        widget_button(app, id,
                      &(Button){.look = BUTTON_PLAIN,
                                .text = ui_word(app, settings_pages[i].name),
                                .icon = settings_pages[i].icon,
                                .text_size = 21,
                                .left = !self->narrow,
                                .on = i == self->page});
    }
}

static void draw_page(App *app, const SettingsScreen *self) {
    if (self->page == SETTING_PAGE_KEYS) {
        keys_page_draw(app, &self->keys, &self->scroll);
        return;
    }
    for (int i = 0; i < self->places; i++)
        draw_row(app, self, &self->place[i]);
    draw_notes(app, self);
}

static void draw(App *app, void *state) {
    const SettingsScreen *self = state;
    page_ground_draw(app, PAGE_DIM);
    page_head_draw(app, ui_word(app, UI_SETTINGS_TITLE), 0);
    draw_tabs(app, self);
    GfxRect panel = self->scroll.box;
    panel.h = fminf(panel.h, self->scroll.content);
    widget_panel(app, gfx_inset(panel, -1), 16, COLOR_LINE_STRONG);
    gfx_clip_push(app->gfx, panel);
    draw_page(app, self);
    gfx_clip_pop(app->gfx);
    scroll_draw(app, &self->scroll);
}

// ---- acting
// -----------------------------------------------------------------------------------------------------

static void open_page(App *app, SettingsScreen *self, int page) {
    self->page = page;
    self->scroll.offset = 0;
    self->places = 0;
    app_request_layout(app);
}

static void choose(App *app, const Setting *row, const SettingChoice *choice) {
    AppSettings wanted = app->settings;
    Text problem = {0};
    settings_choose(app, row, choice, &wanted);
    if (!app_change_settings(app, &wanted, &problem))
        app_message(app, ui_word(app, UI_NOTICE_LANGUAGE), text_string(&problem), &settings_screen);
    text_finish(&problem);
}

static void click(App *app, SettingsScreen *self, const char *clicked) {
    char id[HIT_ID_MAX];
    if (keys_page_click(app, &self->keys, clicked))
        return;
    for (int i = 0; i < SETTING_PAGES; i++) {
        tab_id(id, &settings_pages[i]);
        if (strcmp(id, clicked) == 0) {
            open_page(app, self, i);
            return;
        }
    }
    for (int i = 0; i < self->places; i++)
        for (int k = 0; k < settings_choices(app, self->place[i].row); k++) {
            const SettingChoice choice = settings_choice(app, self->place[i].row, k);
            choice_id(id, self->place[i].row, &choice);
            if (strcmp(id, clicked) == 0)
                choose(app, self->place[i].row, &choice);
        }
}

static void gesture(App *app, void *state, const Gesture *gesture) {
    SettingsScreen *self = state;
    if (!scroll_gesture(app, &self->scroll, gesture) && page_clicked(app, gesture))
        click(app, self, gesture->id);
}

static bool event(App *app, void *state, const SDL_Event *event) {
    return keys_page_event(app, &((SettingsScreen *)state)->keys, event);
}

const Screen settings_screen = {.name = "settings",
                                .state_bytes = sizeof(SettingsScreen),
                                .layout = layout,
                                .gesture = gesture,
                                .event = event,
                                .draw = draw};
