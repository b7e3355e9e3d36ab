// SPDX-License-Identifier: MIT
// What clicks and keys mean. A region that carries a command does it; the rest picks, marks, opens and
// closes.
#include "app/tables/tactics/table.h"

#include <stdio.h>
#include <string.h>

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

static void say_refusal(App *app, TableScreen *table, Verdict verdict) {
    char key[80];
    const char *const *refusals = app->catalog->game->refusals;
    snprintf(key, sizeof key, "refusal.%s", refusals[verdict]);
    text_copy(table->notice, sizeof table->notice, app_word(app, key));
    app_mark(app);
}

void table_submit(App *app, TableScreen *table, const Command *command) {
    const Command copy = *command; // the list it comes from changes
    const Verdict verdict = session_submit(app->session, &copy);
    if (verdict != VERDICT_OK) {
        say_refusal(app, table, verdict);
        return;
    }
    choice_clear(&table->choice);
    table->notice[0] = 0;
    app_focus(app, NULL);
}

void table_ask_why(App *app, TableScreen *table, const Command *command) {
    const Verdict verdict = session_judge(app->session, command);
    if (verdict != VERDICT_OK)
        say_refusal(app, table, verdict);
}

// ---- picking

static void unpick(App *app, TableScreen *table) {
    app_focus(app, NULL);
    if (table->choice.card != NONE)
        table_focus_hand(app, table->choice.card);
    choice_clear(&table->choice);
    table->notice[0] = 0;
    app_mark(app);
}

static void pick_hand(App *app, TableScreen *table, uint8_t card) {
    choice_clear(&table->choice);
    table->choice.card = card;
    table->notice[0] = 0;
    app_focus(app, NULL);
}

static void toggle_shield(App *app, TableScreen *table, uint8_t with) {
    table->choice.with = table->choice.with == with ? NONE : with;
    table->notice[0] = 0;
    app_focus(app, NULL);
}

// The card can't be played by itself: let the rules say why.
static void explain_hand(App *app, TableScreen *table, uint8_t card) {
    const bool hands_over = table->view.variant == VARIANT_BLIND_TRUST;
    Command command = command_of(hands_over ? VERB_HAND_OVER : VERB_PLAY);
    command.card = card;
    for (uint8_t row = 0; row < ROWS && !hands_over; row++)
        if (table->view.row[row].dealt && !table->view.row[row].closed)
            command.from = row;
    table_ask_why(app, table, &command);
}

static void click_hand(App *app, TableScreen *table, const Hit *hit) {
    const LegalList legal = table_legal(app);
    const TableThing thing = table_thing(app, table, hit->id);
    if (table->choice.discarding) {
        choice_mark(&table->choice, thing.card);
        app_mark(app);
    } else if (table->choice.card != NONE && table->choice.card != thing.card &&
               legal_goes_with(legal, table->choice.card, thing.card)) {
        toggle_shield(app, table, thing.card);
    } else if (legal_picks_hand(legal, thing.card) && table->choice.card != thing.card) {
        pick_hand(app, table, thing.card);
    } else {
        if (table_deciding(app) && table->view.decision == DECISION_TURN && table->choice.card != thing.card)
            explain_hand(app, table, thing.card);
        table_inspect(app, table, thing);
    }
}

static void click_row_card(App *app, TableScreen *table, const Hit *hit) {
    const TableThing thing = table_thing(app, table, hit->id);
    if (legal_picks_row_card(table_legal(app), thing.row, thing.at)) {
        choice_clear(&table->choice);
        table->choice.from = thing.row;
        table->choice.at = thing.at;
        table->notice[0] = 0;
        app_focus(app, NULL);
        return;
    }
    if (table_asks(app, table) && thing.kind == THING_ROW_CARD &&
        (legal_has_verb(table_legal(app), VERB_PICK) || legal_has_verb(table_legal(app), VERB_MOVE))) {
        Command command = command_of(legal_has_verb(table_legal(app), VERB_PICK) ? VERB_PICK : VERB_MOVE);
        command.from = thing.row;
        command.at = thing.at;
        table_ask_why(app, table, &command);
    }
    table_inspect(app, table, thing);
}

bool table_asks(const App *app, const TableScreen *table) {
    return table_deciding(app) && table->view.decision != DECISION_TURN;
}

// The rules say why the card doesn't go there.
static void say_why_not(App *app, TableScreen *table, int row, Command pattern) {
    if (pattern.verb == VERB_MOVE)
        pattern.to_at = table->view.row[row].count;
    uint8_t *const fields[] = {&pattern.card, &pattern.with, &pattern.from,
                               &pattern.at,   &pattern.to,   &pattern.to_at};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
        if (*fields[i] == FREE || *fields[i] == ANY)
            *fields[i] = NONE;
    // A card that may be put anywhere is refused for its place, not for having none.
    const LegalList legal = table_legal(app);
    Command anywhere;
    if (choice_pattern(&table->choice, legal, FREE, ANY, &anywhere) && legal_find(legal, &anywhere) != NULL &&
        pattern.verb != VERB_MOVE)
        pattern.at = 0;
    table_ask_why(app, table, &pattern);
}

void table_aim(App *app, TableScreen *table, const char *hit_id) {
    int row = 0;
    Command pattern;
    const Hit *hit = hits_find(&app->hits, hit_id);
    if (table->aimed) {
        table->notice[0] = 0;
        table->aimed = false;
        app_mark(app);
    }
    if (table->showing || !choice_pattern(&table->choice, table_legal(app), FREE, FREE, &pattern))
        return;
    app_mark(app); // the row lights up, and there is a forecast
    if (hit == NULL || hit->enabled || sscanf(hit->id, "row:%d", &row) != 1 || row < 1 || row > ROWS)
        return;
    if (choice_pattern(&table->choice, table_legal(app), (uint8_t)(row - 1), NONE, &pattern))
        say_why_not(app, table, row - 1, pattern);
    table->aimed = table->notice[0] != 0;
}

// A row that has several places, or none for this card.
static void click_row(App *app, TableScreen *table, const Hit *hit, const Gesture *gesture) {
    int row = 0;
    Command pattern;
    if (sscanf(hit->id, "row:%d", &row) != 1 || row < 1 || row > ROWS)
        return;
    if (!choice_pattern(&table->choice, table_legal(app), (uint8_t)(row - 1), NONE, &pattern)) {
        table_inspect(app, table, table_thing_at(table, gesture->x, gesture->y));
        return;
    }
    if (hit->enabled) {
        table_focus_place(app, row);
        return;
    }
    say_why_not(app, table, row - 1, pattern);
}

// ---- buttons

// All of the recap is passed over.
static void skip_recap(App *app, TableScreen *table) {
    table_show_skip(app, table);
    table->showing = false;
    session_shown(app->session);
}

void table_open(App *app, TableScreen *table, uint8_t overlay) {
    memcpy(table->focus_before[overlay], app->input.focus, sizeof table->focus_before[0]);
    table->overlay = overlay;
    app_mark(app);
}

void table_skip(App *app, TableScreen *table) {
    if (table->recap && table->showing)
        skip_recap(app, table);
    else if (table->showing)
        table_show_skip(app, table);
}

// The focus goes back to where it was.
static void close_overlay(App *app, TableScreen *table) {
    if (table->overlay == OVERLAY_INSPECT && table->inspect.kind == THING_PRIZE) {
        table->inspect.kind = THING_WON; // back to the list it was picked from
        return;
    }
    app_focus(app, table->focus_before[table->overlay]);
    table->overlay = table->overlay == OVERLAY_INSPECT ? table->below : OVERLAY_NONE;
    table->hover.kind = THING_NONE;
}

static void click_undo(App *app, TableScreen *table) {
    UiWord why = UI_TABLE_UNDO_REVEALED;
    switch (session_undo_state(app->session)) {
    case UNDO_POSSIBLE:
        choice_clear(&table->choice);
        table->notice[0] = 0;
        app_undo(app);
        return;
    case UNDO_DREW:
        why = UI_TABLE_UNDO_DREW;
        break;
    case UNDO_SAW_HAND:
        why = UI_TABLE_UNDO_SAW_HAND;
        break;
    default:
        break;
    }
    text_copy(table->notice, sizeof table->notice, ui_word(app, why));
    app_mark(app);
}

static void click_button(App *app, TableScreen *table, const char *name) {
    if (strcmp(name, "pass") == 0) {
        choice_clear(&table->choice);
        table->choice.discarding = true;
        table->notice[0] = 0;
        app_focus(app, NULL);
    } else if (strcmp(name, "back") == 0 && table->overlay == OVERLAY_NONE) {
        unpick(app, table);
    } else if (strcmp(name, "end_turn") == 0) {
        session_end_turn(app->session);
    } else if (strcmp(name, "ok") == 0 && session_stage(app->session) == SESSION_SCORING) {
        session_shown(app->session);
    } else if (strcmp(name, "inspect") == 0) {
        table_inspect(
            app, table,
            (TableThing){.kind = THING_CARD, .card = table->choice.card, .owner = table->dock_seat});
    } else if (strcmp(name, "log") == 0) {
        if (table->overlay == OVERLAY_LOG)
            close_overlay(app, table);
        else
            table_open(app, table, OVERLAY_LOG);
        table->log[LOG_DRAWER].scroll = 0;
        table->hover.kind = THING_NONE;
    } else if (strcmp(name, "recap") == 0) {
        if (session_can_recap(app->session))
            session_recap(app->session);
    } else if (strcmp(name, "skip") == 0) {
        skip_recap(app, table);
    } else if (strcmp(name, "hide") == 0) {
        session_hide(app->session);
    } else if (strcmp(name, "mute") == 0) {
        app_toggle_mute(app);
    } else if (strcmp(name, "note") == 0) {
        app_hear_game_fault(app);
    } else if (strcmp(name, "menu") == 0) {
        table_open(app, table, OVERLAY_MENU);
    } else if (strcmp(name, "previous") == 0) {
        table_inspect_step(app, table, -1);
    } else if (strcmp(name, "next") == 0) {
        table_inspect_step(app, table, 1);
    } else if (strcmp(name, "close") == 0 || strcmp(name, "back") == 0) {
        close_overlay(app, table);
    }
    app_mark(app);
}

static bool starts(const char *text, const char *prefix) {
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

static void click(App *app, TableScreen *table, const Gesture *gesture) {
    if (scoring_skip(app, table) || explain_click(app, table, gesture->id))
        return;
    const Hit *found = hits_find(&app->hits, gesture->id);
    if (table->showing && gesture->by_key && (found == NULL || gesture->action == ACTION_SKIP)) {
        table_skip(app, table);
        return;
    }
    if (found == NULL && gesture->by_key)
        return;
    if (found == NULL) {
        if (table->overlay != OVERLAY_NONE)
            click_button(app, table, "close");
        else if (table->recap && table->showing)
            table_show_next(app, table);
        else if (table->showing)
            table_show_skip(app, table);
        else
            table_inspect(app, table, table_thing_at(table, gesture->x, gesture->y));
        return;
    }
    if (strcmp(found->id, "log") == 0 || strcmp(found->id, "note") == 0) // beside what can be clicked
        return;
    const Hit hit = *found; // submitting makes the list anew
    if (table->overlay == OVERLAY_MENU && table_menu_click(app, hit.id))
        return;
    if (strcmp(hit.id, "button:undo") == 0)
        click_undo(app, table);
    else if (starts(hit.id, "button:") && !hit.has_command && hit.enabled)
        click_button(app, table, hit.id + strlen("button:"));
    else if (hit.has_command && hit.enabled)
        table_submit(app, table, &hit.command);
    else if (strcmp(hit.id, "choice:shield") == 0)
        toggle_shield(app, table, hit.card);
    else if (starts(hit.id, "hand:"))
        click_hand(app, table, &hit);
    else if (strstr(hit.id, ":card:") != NULL)
        click_row_card(app, table, &hit);
    else if (starts(hit.id, "row:"))
        click_row(app, table, &hit, gesture);
    else
        table_inspect(app, table, table_thing(app, table, hit.id));
}

// ---- keys, wheel, hover

static void cancel(App *app, TableScreen *table, const Gesture *gesture) {
    const TableThing thing = table_thing(app, table, gesture->id);
    if ((gesture->by_key || table->explain.pinned) && explain_close(app, table))
        return;
    if (!gesture->by_key && thing.kind != THING_NONE && (!table->showing || thing.line > 0))
        table_inspect(app, table, thing);
    else if (table->overlay != OVERLAY_NONE)
        click_button(app, table, "close");
    else if (table->recap && table->showing)
        skip_recap(app, table);
    else if (!choice_is_empty(&table->choice))
        unpick(app, table);
    else if (gesture->by_key)
        click_button(app, table, "menu");
}

// The history by keys: the drawer, or what there is of it in the rail.
bool table_scroll_log(App *app, TableScreen *table, int which, int rows) {
    LogPanel *panel = &table->log[which];
    const int before = panel->scroll;
    log_panel_scroll(panel, rows);
    if (panel->scroll == before)
        return false;
    table->hover.kind = THING_NONE; // another line lies under the pointer now
    app_mark(app);
    return true;
}

static void wheel(App *app, TableScreen *table, const Gesture *gesture) {
    const bool drawer = table->overlay == OVERLAY_LOG;
    if (gfx_contains(drawer ? table->layout.drawer : table->layout.log, gesture->x, gesture->y)) {
        table_scroll_log(app, table, drawer ? LOG_DRAWER : LOG_RAIL, gesture->amount);
        return;
    }
    if (table->overlay != OVERLAY_NONE && !drawer)
        return;
    for (int row = 0; row < ROWS; row++) {
        const TableRowShape shape = scene_row_shape(&table->scene, &table->layout, row);
        if (!gfx_contains(table->layout.column[row].frame, gesture->x, gesture->y) || shape.scroll_max <= 0)
            continue;
        float *scroll = &table->scene.scroll[row];
        *scroll += (float)gesture->amount * table_px(&table->layout, 60);
        *scroll = *scroll < 0 ? 0 : *scroll > shape.scroll_max ? shape.scroll_max : *scroll;
        scene_arrange(&table->scene, &table->layout, &table->timeline, MOTION_MAKE_ROOM);
        app_mark(app);
    }
}

// A very long row opens up under the pointer.
static void spread_row(App *app, TableScreen *table, const Gesture *gesture) {
    int over = -1;
    for (int row = 0; row < ROWS; row++)
        if (gfx_contains(table->layout.column[row].frame, gesture->x, gesture->y) &&
            table->scene.row_count[row] > 10)
            over = row;
    if (over == table->scene.spread)
        return;
    table->scene.spread = over;
    scene_arrange(&table->scene, &table->layout, &table->timeline, MOTION_MAKE_ROOM);
    app_mark(app);
}

// At the end of what is to be seen the arrow keys scroll on.
static void scroll_by_arrow(App *app, TableScreen *table, const Gesture *gesture) {
    if (!gesture->by_key || strncmp(gesture->id, "log:", 4) != 0)
        return;
    if (strcmp(gesture->id, table->log_focus) == 0 && (gesture->key == SDLK_UP || gesture->key == SDLK_DOWN))
        table_scroll_log(app, table, table->overlay == OVERLAY_LOG ? LOG_DRAWER : LOG_RAIL,
                         gesture->key == SDLK_UP ? 1 : -1);
    memcpy(table->log_focus, gesture->id, sizeof table->log_focus);
}

static void hover(App *app, TableScreen *table, const Gesture *gesture) {
    TableThing thing = table_thing(app, table, gesture->id);
    if (table_arrow(app, table, gesture))
        return;
    scroll_by_arrow(app, table, gesture);
    explain_hover(app, table, gesture->id);
    if (!table->drag.on)
        table_aim(app, table, gesture->id);
    const bool in_log = thing.line > 0 || table->hover.line > 0;
    if (!in_log && (table->showing || table->overlay != OVERLAY_NONE))
        return;
    if (!in_log)
        spread_row(app, table, gesture);
    const bool seen =
        thing.kind != THING_ROW_CARD || table->view.row[thing.row].card[thing.at].card != CARD_HIDDEN;
    if (!seen || thing.kind == THING_WON)
        thing.kind = THING_NONE;
    // In the rail the last one stays, a pop-up goes.
    const bool rail = !table->layout.compact && table->overlay != OVERLAY_LOG;
    if ((thing.kind == THING_NONE && rail) || table_thing_same(thing, table->hover))
        return;
    gfx_damage(app->gfx, popup_rect(app, table));
    // Who goes from card to card sees one after the other at once.
    if (table->hover.kind == THING_NONE || table->popup_due > 0)
        table->popup_due = app->now + (uint64_t)app->settings.hover_delay;
    table->hover = thing;
    gfx_damage(app->gfx, popup_rect(app, table));
    gfx_damage(app->gfx, table->layout.rail);
}

void table_gesture(App *app, TableScreen *table, const Gesture *gesture) {
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
    case GESTURE_KEY:
        table_key(app, table, gesture);
        break;
    }
}
