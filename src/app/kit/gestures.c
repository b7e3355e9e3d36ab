// SPDX-License-Identifier: MIT
// The meaning of clicks and other gestures at the table. A region with a command carries it out; all others
// select, open or close something.
#include "app/kit/buttons.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/game_things.h"
#include "app/kit/hurry.h"
#include "app/kit/laid.h"
#include "app/kit/log_panel.h"
#include "app/kit/press_through.h"
#include "app/kit/say.h"
#include "app/kit/scene.h"
#include "app/kit/signs.h"
#include "engine/game.h"

#include <stdio.h>
#include <string.h>

#define NOTICE_MS 5000 // to read it, and more for a long one
#define NOTICE_MS_PER_BYTE 90

bool table_deciding(const App *app) {
    return app->session != NULL && session_stage(app->session) == SESSION_DECIDING;
}

bool table_is_shared(const App *app) {
    int persons = 0;
    for (Seat seat = 0; seat < session_options(app->session)->setup.seats; seat++)
        persons += session_is_person(app->session, seat);
    return persons > 1;
}

LegalList table_legal(const App *app) {
    LegalList legal = {NULL, 0};
    if (table_deciding(app))
        legal.count = session_legal(app->session, &legal.item);
    return legal;
}

Question table_question(const CardTable *table) {
    return table->game->game->story->question(table->view.bytes);
}

bool table_asks(const App *app, const CardTable *table) {
    return table_deciding(app) && table_question(table).asked != ASKED_TURN;
}

Standing table_standing(const CardTable *table) {
    Standing standing;
    table->game->game->story->standing(table->view.bytes, &standing);
    return standing;
}

void table_notice(App *app, CardTable *table, const char *text) {
    text_copy(table->notice, sizeof table->notice, text != NULL ? text : "");
    table->notice_passes = false;
    const uint64_t ms = (uint64_t)strlen(table->notice) * NOTICE_MS_PER_BYTE;
    table->notice_until = app->now + (ms > NOTICE_MS ? ms : NOTICE_MS);
    app_request_layout(app);
}

void table_notice_update(App *app, CardTable *table) {
    if (table->notice[0] == 0 || table->drag.on)
        return;
    if (table->notice_until <= app->now)
        table_notice(app, table, NULL);
    else
        app_wake_at(app, table->notice_until);
}

const char *table_refusal(const App *app, const CardTable *table, const Command *command, Verdict verdict,
                          char buffer[LOG_LINE_MAX]) {
    if (table->game->hands->refusal != NULL &&
        table->game->hands->refusal(app, table, command, verdict, buffer))
        return buffer;
    return say_of(app, "refusal.%s", table->game->game->refusals[verdict]);
}

static void say_refusal(App *app, CardTable *table, const Command *command, Verdict verdict) {
    char text[LOG_LINE_MAX];
    table_notice(app, table, table_refusal(app, table, command, verdict, text));
}

void table_submit(App *app, CardTable *table, const Command *command) {
    const Command copy = *command; // it may point into the list of legal commands, which changes
    const Verdict verdict = session_can_lay(app->session, &copy) ? session_lay(app->session, &copy)
                                                                 : session_submit(app->session, &copy);
    if (verdict != VERDICT_OK) {
        say_refusal(app, table, &copy, verdict);
        return;
    }
    table->game->hands->unpick(table);
    table->notice[0] = 0;
    news_clear(app, table);
    app_focus(app, NULL);
}

void table_ask_why(App *app, CardTable *table, const Command *command) {
    const Verdict verdict = session_judge(app->session, command);
    if (verdict != VERDICT_OK)
        say_refusal(app, table, command, verdict);
}

void table_deselect(App *app, CardTable *table) {
    const TableThing held = table->game->things->held(table);
    app_focus(app, NULL);
    if (held.kind == THING_CARD)
        table_focus_card(app, held.card);
    table->game->hands->unpick(table);
    table_notice(app, table, NULL);
}

void table_explain_target(App *app, CardTable *table, const Hit *hit) {
    if (table->aimed) {
        table_notice(app, table, NULL);
        table->aimed = false;
    }
    if (table->showing || !table->game->hands->places(app, table))
        return;
    app_request_layout(app); // drop targets light up, and there may be a forecast
    if (hit == NULL || hit->enabled || !hit->is_drop_target)
        return;
    table->game->hands->aim(app, table, hit);
    table->aimed = table->notice[0] != 0;
}

// ---- overlays, and what is being shown

// Ends the whole recap.
static void skip_recap(App *app, CardTable *table) {
    table_show_skip(app, table);
    table->showing = false;
    session_finish_showing(app->session);
}

void table_open(App *app, CardTable *table, uint8_t overlay) {
    memcpy(table->focus_before[overlay], app->input.focus, sizeof table->focus_before[0]);
    table->overlay = overlay;
    table->gives_up = false;
    app_request_layout(app);
}

void table_skip(App *app, CardTable *table) {
    if (table->recap && table->showing)
        skip_recap(app, table);
    else if (table->showing)
        table_show_skip(app, table);
}

// Closes the overlay and restores the focus.
static void close_overlay(App *app, CardTable *table) {
    if (table->overlay == OVERLAY_INSPECT && table->game->things->inspect_back(table))
        return; // went back a step instead
    app_focus(app, table->focus_before[table->overlay]);
    table->overlay = table->overlay == OVERLAY_INSPECT ? table->below : OVERLAY_NONE;
    table->looked_at.kind = THING_NONE;
}

// ---- buttons

const char *table_undo_refusal(const App *app, SessionUndo state) {
    static const UiWord why[] = {
        [UNDO_NONE] = UI_TABLE_UNDO_NOTHING,      [UNDO_DREW] = UI_TABLE_UNDO_DREW,
        [UNDO_REVEALED] = UI_TABLE_UNDO_REVEALED, [UNDO_SAW_HAND] = UI_TABLE_UNDO_SAW_HAND,
        [UNDO_LET_PASS] = UI_TABLE_UNDO_LET_PASS, [UNDO_WENT_ON] = UI_TABLE_UNDO_WENT_ON,
        [UNDO_NOT_NOW] = UI_TABLE_UNDO_NOT_NOW,   [UNDO_GUIDED] = UI_TABLE_UNDO_LED,
        [UNDO_WATCHED] = UI_TABLE_UNDO_WATCHED,   [UNDO_FORGOTTEN] = UI_TABLE_UNDO_FORGOTTEN};
    return ui_word(app, why[state]);
}

void table_undo(App *app, CardTable *table) {
    const SessionUndo state = table->showing ? UNDO_NOT_NOW : session_undo_state(app->session);
    if (state != UNDO_POSSIBLE) {
        table_notice(app, table, table_undo_refusal(app, state));
        table->notice_passes = state == UNDO_NOT_NOW;
        return;
    }
    table->game->hands->unpick(table);
    table->notice[0] = 0;
    app_play(app, SOUND_UNDO);
    if (session_laid(app->session) == NULL) {
        app_undo(app);
        return;
    }
    laid_take_back(app, table);
    scene_arrange(table, MOTION_FLY_BACK);
}

static void toggle_log(App *app, CardTable *table) {
    if (table->overlay == OVERLAY_LOG)
        close_overlay(app, table);
    else
        table_open(app, table, OVERLAY_LOG);
    table->log[LOG_DRAWER].scroll = 0;
    table->looked_at.kind = THING_NONE;
}

static void press(App *app, CardTable *table, TableButton button) {
    switch (button) {
    case PRESS_BACK:
        if (table->overlay == OVERLAY_NONE)
            table_deselect(app, table);
        else
            close_overlay(app, table);
        break;
    case PRESS_CLOSE:
        close_overlay(app, table);
        break;
    case PRESS_END_TURN:
        session_end_turn(app->session);
        break;
    case PRESS_OK:
        if (session_stage(app->session) == SESSION_SCORING)
            session_finish_showing(app->session);
        break;
    case PRESS_INSPECT:
        table_inspect(app, table, table->game->things->held(table));
        break;
    case PRESS_LOG:
        toggle_log(app, table);
        break;
    case PRESS_RECAP:
        table->recap_asked = session_can_recap(app->session);
        if (table->recap_asked)
            session_recap(app->session);
        break;
    case PRESS_SKIP:
        table_skip(app, table);
        break;
    case PRESS_HIDE:
        session_hide(app->session);
        break;
    case PRESS_MUTE:
        app_toggle_mute(app);
        break;
    case PRESS_NOTE:
        app_acknowledge_game_fault(app);
        break;
    case PRESS_HINT:
        if (table->overlay == OVERLAY_MENU)
            close_overlay(app, table);
        hint_toggle(app, table);
        break;
    case PRESS_MENU:
        table_open(app, table, OVERLAY_MENU);
        break;
    case PRESS_TAKE_SEAT:
    case PRESS_TURN_UP:
        if (session_is_face_down(app->session))
            session_take_seat(app->session);
        break;
    case PRESS_MY_TURN:
        hurry_begin(app, table);
        break;
    case PRESS_SUMMARY_BACK:
    case PRESS_SUMMARY_ON:
        summary_turn(app, table, button == PRESS_SUMMARY_ON ? 1 : -1);
        break;
    case PRESS_SUMMARY_END:
        summary_end(app, table);
        break;
    case PRESS_SUMMARY_KEEP:
        summary_keep(app, table);
        break;
    case PRESS_SUMMARY_MORE:
        summary_unfold(app, table);
        break;
    case PRESS_PREVIOUS:
        table_inspect_step(app, table, -1);
        break;
    case PRESS_NEXT:
        table_inspect_step(app, table, 1);
        break;
    case PRESS_NONE:
    case TABLE_PRESSES:
        break;
    }
    app_request_layout(app);
}

void table_button(App *app, CardTable *table, const char *name) {
    if (table->overlay == OVERLAY_NONE && table->game->hands->button(app, table, name))
        app_request_layout(app); // a button of the game
    else
        press(app, table, button_of(name));
}

static bool starts(const char *text, const char *prefix) {
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

// A click, except on a button, or the skip key first cuts short something of the game's own.
static bool hastens(App *app, CardTable *table, const Gesture *gesture) {
    const bool skips = gesture->by_key && gesture->action == ACTION_SKIP;
    return (skips || !starts(gesture->id, "button:")) && table->game->show->skip(app, table);
}

// A click hurries: it jumps over what is being shown, but to a moment that concerns the person in front, and
// through that event by event.
static void hasten(App *app, CardTable *table) {
    const bool moves = table->timeline.speed > 0;
    if (moves && hurry_in_moment(app, table))
        table_show_next(app, table);
    else if (moves && !thinking_skip(app, table))
        table_show_jump(app, table, hurry_to_moment(app, table));
    else if (!moves)
        table_show_skip(app, table);
}

static void click_meant(App *app, CardTable *table, const Gesture *gesture) {
    if (hastens(app, table, gesture) || explain_click(app, table, gesture))
        return;
    Gesture again;
    if ((!gesture->by_key || gesture->action != ACTION_SKIP) && press_through(app, table, gesture, &again)) {
        if (again.hit != NULL)
            click_meant(app, table, &again);
        return;
    }
    const Hit *found = gesture->hit;
    if (table->showing && gesture->by_key && (found == NULL || gesture->action == ACTION_SKIP)) {
        table_skip(app, table);
        return;
    }
    if (found == NULL && gesture->by_key)
        return;
    if (found == NULL) {
        if (table->overlay != OVERLAY_NONE)
            press(app, table, PRESS_CLOSE);
        else if (table->recap && table->showing)
            table_show_next(app, table);
        else if (table->showing)
            hasten(app, table);
        else
            table_inspect_click(app, table, table->game->things->thing_at(table, gesture->x, gesture->y));
        return;
    }
    if (strcmp(found->id, "log") == 0 || strcmp(found->id, "note") == 0) // missed what can be clicked there
        return;
    const Hit hit = *found; // submitting a command renews app->hits
    if (table->overlay == OVERLAY_MENU && table_menu_click(app, table, hit.id))
        return;
    if (sign_click(app, hit.id))
        return;
    if (strcmp(hit.id, "button:undo") == 0)
        table_undo(app, table);
    else if (starts(hit.id, "button:") && hit.enabled &&
             (!hit.has_command || session_laid(app->session) != NULL))
        table_button(app, table, hit.id + strlen("button:"));
    else if (!hit.enabled && hit.reason[0] != 0 && starts(hit.id, "button:"))
        table_notice(app, table, hit.reason);
    else if (hit.has_command && hit.enabled)
        table_submit(app, table, &hit.command);
    else if (!table->game->hands->click(app, table, &hit, gesture))
        table_inspect_click(app, table, table_thing(app, table, &hit));
}

// After a button of the action box has changed something, the next buttons there are guarded: a double click
// must not press two of them.
static void click(App *app, CardTable *table, const Gesture *gesture) {
    const Hit *hit = gesture->hit;
    const bool is_button = hit != NULL && hit->settles;
    const unsigned version = session_version(app->session);
    click_meant(app, table, gesture);
    if (is_button && app->session != NULL && session_version(app->session) != version)
        app_reset_guard(app);
}

// ---- keys, wheel, hover

static void cancel(App *app, CardTable *table, const Gesture *gesture) {
    const TableThing thing = table_thing(app, table, gesture->hit);
    if ((gesture->by_key || table->explain.pinned) && explain_close(app, table))
        return;
    if (!gesture->by_key && thing.kind != THING_NONE && (!table->showing || thing.line > 0))
        table_inspect(app, table, thing);
    else if (table->overlay != OVERLAY_NONE)
        press(app, table, PRESS_CLOSE);
    else if (table->showing && (table->recap || (gesture->by_key && table->game->show->telling(table))))
        table_skip(app, table);
    else if (gesture->by_key && table->hinted)
        hint_toggle(app, table);
    else if (table->game->hands->picked(table))
        table_deselect(app, table);
    else if (gesture->by_key)
        press(app, table, PRESS_MENU);
}

// Scrolls the drawer, or the panel in the rail.
bool table_scroll_log(App *app, CardTable *table, int which, int rows) {
    LogPanel *panel = &table->log[which];
    const int before = panel->scroll;
    log_panel_scroll(panel, rows);
    if (panel->scroll == before)
        return false;
    table->looked_at.kind = THING_NONE; // another line is under the pointer now
    app_request_layout(app);
    return true;
}

static void wheel(App *app, CardTable *table, const Gesture *gesture) {
    const bool drawer = table->overlay == OVERLAY_LOG;
    if (gfx_contains(table->log[drawer ? LOG_DRAWER : LOG_RAIL].box, gesture->x, gesture->y)) {
        table_scroll_log(app, table, drawer ? LOG_DRAWER : LOG_RAIL, gesture->amount);
        return;
    }
    if (table->overlay != OVERLAY_NONE && !drawer)
        return;
    table->game->hands->wheel(app, table, gesture);
}

// Arrow keys scroll when the focus can't move further.
static void scroll_by_arrow(App *app, CardTable *table, const Gesture *gesture) {
    if (!gesture->by_key || strncmp(gesture->id, "log:", 4) != 0)
        return;
    if (strcmp(gesture->id, table->log_focus) == 0 && (gesture->key == SDLK_UP || gesture->key == SDLK_DOWN))
        table_scroll_log(app, table, table->overlay == OVERLAY_LOG ? LOG_DRAWER : LOG_RAIL,
                         gesture->key == SDLK_UP ? 1 : -1);
    memcpy(table->log_focus, gesture->id, sizeof table->log_focus);
}

#define LEAVE_MS 600 // how long the rail keeps showing what the pointer has left

static void look_at(App *app, CardTable *table, TableThing thing) {
    popup_damage(app, table);
    // Moving from card to card shows each of them without delay.
    if (table->looked_at.kind == THING_NONE || table->popup_due > 0)
        table->popup_due = app->now + (uint64_t)app->settings.hover_delay;
    table->looked_at = thing;
    popup_damage(app, table);
    gfx_damage(app->gfx, table->layout.rail);
}

void table_look_away(App *app, CardTable *table) {
    if (table->leave_at == 0)
        return;
    if (table->leave_at > app->now) {
        app_wake_at(app, table->leave_at);
        return;
    }
    table->leave_at = 0;
    look_at(app, table, (TableThing){.kind = THING_NONE});
}

// Something else may lie under a pointer that rests: the card that was there has been played, or others have
// moved up.
void table_look_again(App *app, CardTable *table) {
    if (table->looked_at.kind == THING_NONE || table->leave_at > 0 || table->drag.on ||
        table->looked_at.line > 0 || table->overlay != OVERLAY_NONE)
        return;
    TableThing thing = table_thing(app, table, hits_find(&app->hits, gesture_target(&app->input)));
    if (!table->game->things->shows_large(table, &thing))
        thing.kind = THING_NONE;
    if (!table_thing_same(thing, table->looked_at))
        look_at(app, table, thing);
}

static void hover(App *app, CardTable *table, const Gesture *gesture) {
    TableThing thing = table_thing(app, table, gesture->hit);
    if (table_arrow(app, table, gesture))
        return;
    scroll_by_arrow(app, table, gesture);
    explain_hover(app, table, gesture);
    news_mark_seen(app, table, gesture->hit);
    if (!table->drag.on)
        table_explain_target(app, table, gesture->hit);
    const bool in_log = thing.line > 0 || table->looked_at.line > 0;
    if (!in_log && (table->showing || table->overlay != OVERLAY_NONE))
        return;
    if (!in_log)
        table->game->hands->hover(app, table, gesture);
    if (!table->game->things->shows_large(table, &thing))
        thing.kind = THING_NONE;
    // The rail keeps the last one for a while; a pop-up disappears at once.
    const bool rail = table->layout.rail.w > 0 && table->overlay != OVERLAY_LOG && table->looked_at.line == 0;
    table->leave_at = 0;
    if (table_thing_same(thing, table->looked_at))
        return;
    if (thing.kind == THING_NONE && rail) {
        table->leave_at = app->now + LEAVE_MS;
        app_request_update(app);
        return;
    }
    look_at(app, table, thing);
}

void table_gesture(App *app, CardTable *table, const Gesture *gesture) {
    if (summary_gesture(app, table, gesture))
        return;
    if (gesture->kind != GESTURE_HOVER && gesture->kind != GESTURE_DRAG_MOVE)
        banner_end(app, table); // any action ends it
    if (gesture->kind == GESTURE_CLICK || gesture->kind == GESTURE_CANCEL || gesture->kind == GESTURE_KEY ||
        gesture->kind == GESTURE_DRAG_START)
        bubble_end(table); // something else is done
    switch (gesture->kind) {
    case GESTURE_HOVER:
        hover(app, table, gesture);
        break;
    case GESTURE_CLICK:
        click(app, table, gesture);
        break;
    case GESTURE_DRAG_START:
        table_drag_start(app, table, gesture);
        break;
    case GESTURE_DRAG_MOVE:
        table_drag_move(app, table, gesture);
        break;
    case GESTURE_DROP:
        table_drag_end(app, table, gesture);
        break;
    case GESTURE_DRAG_CANCEL:
        table_drag_cancel(app, table);
        break;
    case GESTURE_CANCEL:
        cancel(app, table, gesture);
        break;
    case GESTURE_WHEEL:
        wheel(app, table, gesture);
        break;
    case GESTURE_PAN:
        table->game->hands->pan(app, table, gesture->x - gesture->press_x, gesture->y - gesture->press_y);
        break;
    case GESTURE_KEY:
        table_key(app, table, gesture);
        break;
    }
}
