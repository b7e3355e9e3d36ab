// SPDX-License-Identifier: MIT
// The table by keyboard: what keys do here, and where the focus starts. A key never does more than the click
// it stands for.
#include "app/kit/action.h"
#include "app/kit/draw.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"
#include "app/kit/log_panel.h"
#include "app/kit/signs.h"

#include <stdio.h>
#include <string.h>

// ---- keys that stand for a button

static const struct {
    KeyAction action;
    const char *hit;
} buttons[] = {
    {ACTION_PASS, "button:pass"},        {ACTION_END_TURN, "button:end_turn"},
    {ACTION_UNDO, "button:undo"},        {ACTION_RECAP, "button:recap"},
    {ACTION_LOG, "button:log"},          {ACTION_MENU, "button:menu"},
    {ACTION_INSPECT, "button:inspect"},  {ACTION_HIDE, "button:hide"},
    {ACTION_MUTE, "button:mute"},        {ACTION_HELP, "sign:help"},
    {ACTION_HINT, "button:hint"},        {ACTION_SETTINGS, "sign:settings"},
    {ACTION_PACKS, "sign:packs"},        {ACTION_MY_TURN, "button:my_turn"},
    {ACTION_END_TURN, "button:pass_on"},
};

KeyAction table_key_of(const char *hit_id) {
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++)
        if (strcmp(buttons[i].hit, hit_id) == 0)
            return buttons[i].action;
    return ACTION_NONE;
}

bool table_press(App *app, CardTable *table, const char *hit_id) {
    const Hit *hit = hits_find(&app->hits, hit_id);
    if (hit == NULL || !hit->enabled)
        return false;
    if (guard_is_too_early(&app->guard, hit, app->now) ||
        guard_blocks_key(&app->guard, hit)) { // blocked: it has only just appeared
        guard_restart(&app->guard, hit, app->now);
        return true;
    }
    Gesture click = {.kind = GESTURE_CLICK, .hit = hit, .by_key = true};
    memcpy(click.id, hit->id, sizeof click.id);
    table_gesture(app, table, &click);
    return true;
}

static bool press_button(App *app, CardTable *table, KeyAction action) {
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++)
        if (buttons[i].action == action && hits_find(&app->hits, buttons[i].hit) != NULL)
            return table_press(app, table, buttons[i].hit);
    const bool covered = table->overlay == OVERLAY_MENU || table->overlay == OVERLAY_INSPECT;
    return !covered && sign_press(app, table, action); // a sign without room on the bar
}

// Undoes, or says why that is impossible.
static void undo_key(App *app, CardTable *table) {
    if (!press_button(app, table, ACTION_UNDO) && table->overlay == OVERLAY_NONE)
        table_undo(app, table);
}

// ---- cards by number

// A card whose click carries out a command only gets the focus, since that can't be undone.
static void hand_key(App *app, CardTable *table, int number) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "hand:%d", number);
    const Hit *hit = hits_find(&app->hits, id);
    if (hit == NULL || table->overlay == OVERLAY_MENU)
        return;
    app_show_focus(app, id);
    if (hit->has_command)
        return;
    table_press(app, table, id);
    if (table->game->hands->places(app, table)) // the focus moves on to where it can be used
        app_focus(app, NULL);
}

void table_focus_card(App *app, uint8_t card) {
    for (int i = 0; i < app->hits.count; i++)
        if (app->hits.item[i].tag.kind == TAG_HAND && app->hits.item[i].card == card)
            app_focus(app, app->hits.item[i].id);
}

// ---- the history

static bool log_key(App *app, CardTable *table, SDL_Keycode key) {
    const LogPanel *panel = &table->log[LOG_DRAWER];
    if (table->overlay != OVERLAY_LOG)
        return false;
    switch (key) {
    case SDLK_PAGEUP:
        return table_scroll_log(app, table, LOG_DRAWER, log_panel_page(panel));
    case SDLK_PAGEDOWN:
        return table_scroll_log(app, table, LOG_DRAWER, -log_panel_page(panel));
    case SDLK_HOME:
        return table_scroll_log(app, table, LOG_DRAWER, panel->scroll_max);
    case SDLK_END:
        return table_scroll_log(app, table, LOG_DRAWER, -panel->scroll_max);
    default:
        return false;
    }
}

// ---- all keys

#define PAN_STEP 80.0F // logical

static void inspect_key(App *app, CardTable *table) {
    if (table->overlay == OVERLAY_INSPECT) {
        table_press(app, table, "button:close");
        return;
    }
    const TableThing thing = table_thing(app, table, hits_find(&app->hits, gesture_target(&app->input)));
    if (thing.kind != THING_NONE)
        table_inspect(app, table, thing);
    else
        press_button(app, table, ACTION_INSPECT);
}

static void skip_key(App *app, CardTable *table) {
    if (!table->game->show->skip(app, table))
        table_skip(app, table);
}

// Pans: the board moves against the direction of the arrow.
static bool pan_key(App *app, CardTable *table, const Gesture *gesture) {
    const float step = lpx(table, PAN_STEP);
    const SDL_Keycode key = gesture->key;
    if ((gesture->modifiers & KMOD_CTRL) == 0 || table->overlay != OVERLAY_NONE)
        return false;
    if (key != SDLK_LEFT && key != SDLK_RIGHT && key != SDLK_UP && key != SDLK_DOWN)
        return false;
    table->game->hands->pan(app, table,
                            key == SDLK_LEFT    ? step
                            : key == SDLK_RIGHT ? -step
                                                : 0,
                            key == SDLK_UP     ? step
                            : key == SDLK_DOWN ? -step
                                               : 0);
    return true;
}

// Decides nothing, so that it can't come too early.
static void my_turn_key(App *app, CardTable *table) {
    if (hurry_can(app, table))
        hurry_begin(app, table);
    else
        summary_again(app, table);
}

void table_key(App *app, CardTable *table, const Gesture *gesture) {
    const KeyAction action = gesture->action;
    if (log_key(app, table, gesture->key) || pan_key(app, table, gesture))
        return;
    if (action == ACTION_INSPECT)
        inspect_key(app, table);
    else if (action == ACTION_MY_TURN && table->overlay == OVERLAY_NONE)
        my_turn_key(app, table);
    else if (action == ACTION_COURSE && table->overlay == OVERLAY_NONE && app->lesson == NULL &&
             !session_is_watched(app->session))
        app_look(app, &course_screen);
    else if (action == ACTION_SKIP)
        skip_key(app, table);
    else if (table->game->hands->key(app, table, action))
        return;
    else if (action >= ACTION_HAND_1 && action <= ACTION_HAND_9)
        hand_key(app, table, keys_number(action));
    else if (action == ACTION_UNDO)
        undo_key(app, table);
    else if (action == ACTION_MENU && table->overlay == OVERLAY_MENU)
        table_press(app, table, "button:back");
    else
        press_button(app, table, action);
}

bool table_arrow(App *app, CardTable *table, const Gesture *gesture) {
    const bool summary = summary_is_shown(table);
    if (!gesture->by_key || (table->overlay != OVERLAY_INSPECT && !summary))
        return false;
    if (summary && (gesture->key == SDLK_LEFT || gesture->key == SDLK_RIGHT)) {
        summary_turn(app, table, gesture->key == SDLK_LEFT ? -1 : 1);
        return true;
    }
    if (gesture->key == SDLK_LEFT || gesture->key == SDLK_RIGHT)
        return table_inspect_step(app, table, gesture->key == SDLK_LEFT ? -1 : 1);
    return false;
}

// ---- where the focus goes by itself

// How much a button is what Enter is for: the primary one, else one that carries out a command, else any.
// What is seen again or taken back leads no further, and would be pressed for ever.
static int standing(const ActionButton *button) {
    if (!button->enabled)
        return 0;
    if (button->slot == SLOT_PRIMARY)
        return 4;
    if (strcmp(button->id, "button:recap") == 0 || strcmp(button->id, "button:undo") == 0)
        return 1;
    return button->has_command ? 3 : 2;
}

// The button that goes on, as long as there is one; "": none is enabled.
static const char *primary_button(const App *app, const CardTable *table, char *buffer, size_t size) {
    ActionBox box;
    int best = 0;
    action_state(app, table, &box);
    buffer[0] = 0;
    for (int i = 0; i < box.count; i++)
        if (standing(&box.button[i]) > best) {
            best = standing(&box.button[i]);
            text_copy(buffer, size, box.button[i].id);
        }
    return buffer;
}

// True if that is a button that Enter always presses.
static bool is_on_enter(const App *app, const CardTable *table, const char *id) {
    ActionBox box;
    const bool asks = table_deciding(app) || session_is_face_down(app->session);
    if (table->overlay != OVERLAY_NONE || table->showing || !asks)
        return false;
    action_state(app, table, &box);
    for (int i = 0; i < box.count; i++)
        if (box.button[i].on_enter && strcmp(box.button[i].id, id) == 0)
            return true;
    return false;
}

static const char *first_id(const App *app, const CardTable *table, char *buffer, size_t size) {
    switch (table->overlay) {
    case OVERLAY_MENU:
        return "button:back";
    case OVERLAY_NONE:
        break;
    default:
        return "button:close";
    }
    if (summary_is_told(table))
        return "button:summary_end";
    if (table->showing)
        return table->recap || table->game->show->telling(table) ? "button:skip" : "";
    if (!table_deciding(app))
        return primary_button(app, table, buffer, size);
    for (int i = 0; i < app->hits.count; i++)
        if (table->game->hands->answers(app, table, &app->hits.item[i]))
            return app->hits.item[i].id;
    return primary_button(app, table, buffer, size);
}

void table_mark_first(App *app, const CardTable *table) {
    char id[HIT_ID_MAX];
    const char *wanted = first_id(app, table, id, sizeof id);
    const bool over = table->overlay == OVERLAY_MENU || table->overlay == OVERLAY_INSPECT ||
                      (table->overlay == OVERLAY_NONE && summary_is_told(table)) ||
                      is_on_enter(app, table, wanted);
    for (int i = 0; i < app->hits.count; i++) {
        Hit *hit = &app->hits.item[i];
        hit->first = strcmp(hit->id, wanted) == 0;
        hit->answer = hit->first && over;
    }
}
