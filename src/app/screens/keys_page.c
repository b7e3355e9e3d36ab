// SPDX-License-Identifier: MIT
// The page of keys: each action with its key, binding another key, and conflicts.
#include "app/screens/keys_page.h"

#include "app/stage/key_cap.h"
#include "app/stage/widgets.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// Logical pixels.
#define EDGE 28.0f
#define INTRO_H 118.0f
#define ROW_H 60.0f
#define KEY_W 188.0f
#define KEY_H 44.0f
#define RESET_W 44.0f
#define GAP 10.0f
#define COLUMN_GAP 44.0f
#define TWO_COLUMNS 980.0f // page width from which there are two columns
#define FOOT_H 84.0f
#define RESET_ALL "settings:keys:reset"

static void key_id(char buffer[HIT_ID_MAX], KeyAction action) {
    snprintf(buffer, HIT_ID_MAX, "settings:key:%s", keys_id(action));
}

static void reset_id(char buffer[HIT_ID_MAX], KeyAction action) {
    snprintf(buffer, HIT_ID_MAX, "settings:key:%s:reset", keys_id(action));
}

static bool is_usual(const App *app, KeyAction action) {
    return app->settings.keys.key[action] == keys_default().key[action];
}

static bool all_usual(const App *app) {
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++)
        if (!is_usual(app, (KeyAction)i))
            return false;
    return true;
}

// ---- layout
// -----------------------------------------------------------------------------------------------------

static bool two_columns(const App *app, GfxRect box) {
    return box.w >= app_px(app, TWO_COLUMNS);
}

// The second column starts with the hand cards.
static int rows_high(const App *app, GfxRect box) {
    const int left = ACTION_HAND_1 - 1, right = ACTION_COUNT - ACTION_HAND_1;
    return !two_columns(app, box) ? left + right : left > right ? left : right;
}

static GfxRect row_rect(const App *app, const Scroll *scroll, KeyAction action) {
    const GfxRect box = scroll->box;
    const float edge = app_px(app, EDGE), gap = app_px(app, COLUMN_GAP);
    const bool two = two_columns(app, box), second = two && action >= ACTION_HAND_1;
    const float w = two ? roundf((box.w - 2 * edge - gap) / 2) : box.w - 2 * edge;
    const int line = (int)action - (second ? ACTION_HAND_1 : ACTION_NONE + 1);
    return gfx_rect(box.x + edge + (second ? w + gap : 0),
                    scroll_top(scroll) + app_px(app, INTRO_H) + app_px(app, ROW_H) * (float)line, w,
                    app_px(app, ROW_H));
}

static GfxRect key_rect(const App *app, GfxRect row) {
    const float w = app_px(app, KEY_W), h = app_px(app, KEY_H);
    return gfx_rect(row.x + row.w - w - app_px(app, RESET_W + GAP), row.y + roundf((row.h - h) / 2), w, h);
}

static void lay_row(App *app, const Scroll *scroll, KeyAction action) {
    char id[HIT_ID_MAX];
    const GfxRect key = key_rect(app, row_rect(app, scroll, action));
    key_id(id, action);
    scroll_hit(app, scroll, key, id);
    if (is_usual(app, action))
        return;
    reset_id(id, action);
    scroll_hit(app, scroll, gfx_rect(key.x + key.w + app_px(app, GAP), key.y, app_px(app, RESET_W), key.h),
               id);
}

void keys_page_layout(App *app, const KeysPage *page, Scroll *scroll, GfxRect box) {
    (void)page;
    const float rows = app_px(app, ROW_H) * (float)rows_high(app, box);
    scroll_layout(scroll, box, app_px(app, INTRO_H) + rows + app_px(app, FOOT_H));
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++)
        lay_row(app, scroll, (KeyAction)i);
    const float w = app_px(app, 320), h = app_px(app, 48);
    const float y = scroll_top(scroll) + app_px(app, INTRO_H) + rows + app_px(app, 14);
    Hit *all = scroll_hit(app, scroll, gfx_rect(box.x + box.w - app_px(app, EDGE) - w, y, w, h), RESET_ALL);
    all->enabled = !all_usual(app);
    scroll_regions(app, scroll);
}

// ---- drawing
// ----------------------------------------------------------------------------------------------------

static void draw_row(App *app, const KeysPage *page, const Scroll *scroll, KeyAction action) {
    char id[HIT_ID_MAX], text[120], label[KEY_LABEL_MAX];
    const GfxRect row = row_rect(app, scroll, action), key = key_rect(app, row);
    if (!gfx_is_visible(app->gfx, row))
        return;
    const bool waiting = page->waiting == action, told = waiting && page->notice[0] != 0;
    const float scale = gfx_layout(app->gfx).scale;
    const float room = key.x - row.x - app_px(app, 16);
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &name, 13 * scale, gfx_rect(row.x, row.y, room, row.h),
                 told ? "" : key_action_name(app, action, text, sizeof text));
    if (told) { // replaces the name
        const GfxStyle small = widget_style(app, GFX_FONT_TEXT, 16, COLOR_ICE, GFX_LEFT);
        const float line = widget_line(app, 20), high = fminf(row.h, 3 * line);
        const int lines = gfx_text_lines(app->gfx, &small, room, page->notice);
        const float used = fminf(high, (float)lines * line);
        gfx_text_wrapped_fit(app->gfx, &small, 11 * scale, line,
                             gfx_rect(row.x, row.y + roundf((row.h - used) / 2), room, used + 1),
                             page->notice);
    }
    key_id(id, action);
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = waiting ? ui_word(app, UI_KEYS_PRESS) : key_label_of(app, action, label),
                            .text_size = waiting ? 15 : 18,
                            .on = waiting,
                            .tight = true});
    reset_id(id, action);
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .icon = "icons/phosphor/arrow-counter-clockwise.svg",
                            .text_size = 18,
                            .tight = true});
}

void keys_page_draw(App *app, const KeysPage *page, const Scroll *scroll) {
    const float scale = gfx_layout(app->gfx).scale, edge = app_px(app, EDGE);
    const GfxRect box = scroll->box;
    const GfxStyle intro = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &intro, 12 * scale, widget_line(app, 21),
                         gfx_rect(box.x + edge, scroll_top(scroll) + app_px(app, 18), box.w - 2 * edge,
                                  app_px(app, INTRO_H - 22)),
                         ui_word(app, UI_KEYS_INTRO));
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++)
        draw_row(app, page, scroll, (KeyAction)i);
    widget_button(app, RESET_ALL,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_KEYS_RESET),
                            .icon = "icons/phosphor/arrow-counter-clockwise.svg",
                            .text_size = 18});
}

// ---- input
// -----------------------------------------------------------------------------------------------------

static void take(App *app, const KeyBindings *keys) {
    AppSettings wanted = app->settings;
    Text ignored = {0}; // only a change of language can fail
    wanted.keys = *keys;
    app_change_settings(app, &wanted, &ignored);
    text_finish(&ignored);
}

static void wait_for(App *app, KeysPage *page, KeyAction action) {
    *page = (KeysPage){.waiting = action};
    app_request_layout(app);
}

// Restores the default key; an action that has it now gets this one's key, or its own default.
static void reset(App *app, KeyAction action) {
    KeyBindings keys = app->settings.keys;
    const SDL_Keycode usual = keys_default().key[action], old = keys.key[action];
    const KeyAction holder = keys_action(&keys, usual, 0);
    keys.key[action] = usual;
    if (holder != ACTION_NONE)
        keys.key[holder] = keys_allowed(holder, old) ? old : keys_default().key[holder];
    char id[HIT_ID_MAX];
    key_id(id, action);
    take(app, &keys);
    app_focus(app, id); // its reset button disappears
}

bool keys_page_click(App *app, KeysPage *page, const char *hit_id) {
    char id[HIT_ID_MAX];
    const KeyBindings usual = keys_default();
    const bool own = strncmp(hit_id, "settings:key", 12) == 0;
    if (page->waiting != ACTION_NONE)
        wait_for(app, page, ACTION_NONE);
    if (strcmp(hit_id, RESET_ALL) == 0)
        take(app, &usual);
    for (int i = ACTION_NONE + 1; own && i < ACTION_COUNT; i++) {
        key_id(id, (KeyAction)i);
        if (strcmp(id, hit_id) == 0)
            wait_for(app, page, (KeyAction)i);
        reset_id(id, (KeyAction)i);
        if (strcmp(id, hit_id) == 0)
            reset(app, (KeyAction)i);
    }
    return own;
}

// The key belongs to another action. A second press swaps the two if both may have the other's key.
static void taken(App *app, KeysPage *page, SDL_Keycode key, KeyAction holder) {
    char name[120], label[KEY_LABEL_MAX];
    const KeyAction action = page->waiting;
    const bool can_swap = keys_allowed(holder, app->settings.keys.key[action]);
    if (can_swap && page->refused == key) {
        KeyBindings keys = app->settings.keys;
        keys.key[holder] = keys.key[action];
        keys.key[action] = key;
        take(app, &keys);
        wait_for(app, page, ACTION_NONE);
        return;
    }
    page->refused = key;
    ui_fill(app, page->notice, sizeof page->notice, can_swap ? UI_KEYS_TAKEN_SWAP : UI_KEYS_TAKEN,
            STR("key", key_label(app, key, label)),
            STR("action", key_action_name(app, holder, name, sizeof name)));
}

bool keys_page_event(App *app, KeysPage *page, const SDL_Event *event) {
    if (page->waiting == ACTION_NONE || event->type != SDL_KEYDOWN)
        return false;
    const SDL_Keycode key = event->key.keysym.sym;
    if (event->key.repeat != 0)
        return true;
    const KeyAction action = page->waiting, holder = keys_action(&app->settings.keys, key, 0);
    if (key == SDLK_ESCAPE || holder == action) {
        wait_for(app, page, ACTION_NONE);
        return true;
    }
    app_request_layout(app);
    if (!keys_allowed(action, key)) {
        char label[KEY_LABEL_MAX];
        ui_fill(app, page->notice, sizeof page->notice, UI_KEYS_FIXED,
                STR("key", key_label(app, key, label)));
    } else if (holder != ACTION_NONE) {
        taken(app, page, key, holder);
    } else {
        KeyBindings keys = app->settings.keys;
        keys.key[action] = key;
        take(app, &keys);
        wait_for(app, page, ACTION_NONE);
    }
    return true;
}
