// SPDX-License-Identifier: MIT
// The action box of every table: who decides, what is happening, and the buttons that all games have. The
// game describes its decisions.
#include "app/kit/action.h"

#include "app/kit/choose.h"
#include "app/kit/draw.h"
#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"
#include "app/kit/press_through.h"
#include "app/kit/steps.h"
#include "engine/game_facts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define BESIDE_FIRST 0.4F // of the primary place, to the first of two buttons
#define HINT_LEAST 11
#define HINT_LINE 19
#define SHADOW_REACH 62.0F // of the primary button, logical
#define TITLE_LEAST 13.0F  // letters of the title

ActionButton *action_add(ActionBox *box, const char *id, ActionSlot slot, ButtonLook look, const char *text) {
    ActionButton *button = &box->button[box->count++];
    *button = (ActionButton){.slot = slot, .look = look, .enabled = true};
    snprintf(button->id, sizeof button->id, "button:%s", id);
    text_copy(button->text, sizeof button->text, text);
    return button;
}

void action_set_command(ActionButton *button, const Command *command) {
    button->enabled = command != NULL;
    button->has_command = command != NULL;
    if (command != NULL)
        button->command = *command;
}

const Command *action_verb(const App *app, uint8_t verb) {
    const Command pattern = pattern_of(verb);
    return legal_find(table_legal(app), &pattern);
}

void action_add_command(const App *app, ActionBox *box, const char *id, ActionSlot slot, ButtonLook look,
                        const char *key, const Command *command) {
    action_set_command(action_add(box, id, slot, look, app_word(app, key)), command);
}

void action_add_verb(const App *app, ActionBox *box, const char *id, ActionSlot slot, const char *key,
                     uint8_t verb) {
    const Command *command = action_verb(app, verb);
    if (command != NULL)
        action_add_command(app, box, id, slot, slot == SLOT_PRIMARY ? BUTTON_PRIMARY : BUTTON_PLAIN, key,
                           command);
}

void action_say(ActionBox *box, const char *title, const char *hint) {
    text_copy(box->title, sizeof box->title, title);
    text_copy(box->hint, sizeof box->hint, hint);
}

void action_step(ActionBox *box, const char *name, int at, int count) {
    text_copy(box->step, sizeof box->step, name);
    box->step_at = at;
    box->steps = count;
}

// "Reveal" or "Round 2": the title when it is nobody's turn.
static void where_it_stands(const App *app, const CardTable *table, char title[64]) {
    char round[64] = "", phase[64] = "";
    table->game->look->top(app, table, round, phase);
    text_copy(title, 64, phase[0] != 0 ? phase : round);
}

// "Turn: Romulan", and what is happening.
static void watching(const App *app, const CardTable *table, ActionBox *box) {
    char title[120];
    const Seat seat = table_active_seat(app, table);
    const bool watched = session_is_watched(app->session);
    const bool answers = table->beat_of != SEAT_NONE && table_question(table).asked != ASKED_TURN &&
                         table_turn_seat(app, table) != seat; // in its own turn "asked" says nothing
    if (answers)
        ui_fill(app, title, sizeof title, UI_TABLE_ASKED_OPENLY, STR("name", seat_name(app, seat)));
    else if (watched && table_question(table).asked == ASKED_NOTHING &&
             session_to_act(app->session) == SEAT_NONE) // within a command nobody is asked either
        text_copy(title, sizeof title, ui_word(app, UI_REPLAY_OVER));
    else if (seat == SEAT_NONE)
        where_it_stands(app, table, title);
    else if (seat == table->view.viewer && !watched)
        text_copy(title, sizeof title, ui_word(app, UI_TABLE_YOUR_TURN));
    else
        ui_fill(app, title, sizeof title, UI_TABLE_TURN_OF, STR("name", seat_name(app, seat)));
    if (hurry_can(app, table))
        action_add(box, "my_turn", SLOT_WIDE, BUTTON_PLAIN,
                   ui_word(app, hurry_to_result(app, table) ? UI_TABLE_TO_RESULT : UI_TABLE_MY_TURN))
            ->icon = "icons/phosphor/caret-right.svg";
    // Within a turn what was told last stays: a word that comes and goes would flicker.
    const bool goes_on = table->ticker[0] != 0 && !answers && table->thought == table_turn_seat(app, table);
    if (table->beat_of != SEAT_NONE && !goes_on) {
        action_say(box, title, ui_word(app, UI_TABLE_THINKS));
        return;
    }
    // What was told of the turn before is not this turn's.
    const Seat turn = table_turn_seat(app, table);
    const bool tells = table->ticker[0] != 0 &&
                       (turn == SEAT_NONE || table->told_turn == SEAT_NONE || table->told_turn == turn);
    action_say(box, title,
               tells ? table->ticker : ui_word(app, watched ? UI_REPLAY_KEYS : UI_TABLE_HINT_WATCH));
}

// Adds Recap, which shows again what happened while others were looking.
static void add_recap(const App *app, ActionBox *box, ActionSlot slot) {
    if (session_can_recap(app->session))
        action_add(box, "recap", slot, BUTTON_PLAIN, ui_word(app, UI_TABLE_RECAP_AGAIN))->icon =
            "icons/phosphor/arrow-counter-clockwise.svg";
}

// Adds Undo, labelled with what it undoes. If disabled, a click says why.
static void add_undo(const App *app, const CardTable *table, ActionBox *box, ActionSlot slot) {
    const SessionUndo state = session_undo_state(app->session);
    const bool told =
        state == UNDO_DREW || state == UNDO_REVEALED || state == UNDO_SAW_HAND || state == UNDO_LET_PASS;
    if (state != UNDO_POSSIBLE && !told)
        return;
    ActionButton *button = action_add(
        box, "undo", slot, BUTTON_PLAIN,
        state == UNDO_POSSIBLE ? table->game->hands->undo_word(app, session_undo_verb(app->session))
                               : ui_word(app, UI_TABLE_UNDO));
    button->icon = "icons/phosphor/arrow-counter-clockwise.svg";
    button->enabled = state == UNDO_POSSIBLE;
}

// In the middle of a turn there is room for only one of them.
// Undo is there, too, where a click on it says that others have let the move pass; not in Recap's place.
static bool offers_undo(const App *app) {
    const SessionUndo state = session_undo_state(app->session);
    return state == UNDO_POSSIBLE || (state == UNDO_LET_PASS && !session_can_recap(app->session));
}

void action_add_undo_or_recap(const App *app, const CardTable *table, ActionBox *box, ActionSlot slot) {
    if (offers_undo(app))
        add_undo(app, table, box, slot);
    else
        add_recap(app, box, slot);
}

ActionButton *action_add_small(const App *app, const CardTable *table, ActionBox *box, const char *id,
                               const char *text) {
    const bool two = offers_undo(app) || session_can_recap(app->session);
    ActionButton *button = action_add(box, id, two ? SLOT_LEFT : SLOT_WIDE, BUTTON_PLAIN, text);
    action_add_undo_or_recap(app, table, box, SLOT_RIGHT);
    return button;
}

void action_add_back(const App *app, ActionBox *box, ActionSlot slot) {
    action_add(box, "back", slot, BUTTON_PLAIN, ui_word(app, UI_COMMON_BACK));
}

void action_add_inspect(const App *app, ActionBox *box, ActionSlot slot) {
    action_add(box, "inspect", slot, BUTTON_PLAIN, ui_word(app, UI_TABLE_INSPECT))->icon =
        "icons/phosphor/magnifying-glass-plus.svg";
}

// ---- what is asked

void action_ask(const App *app, const CardTable *table, const char *card, char out[120]) {
    char key[64];
    const Question question = table_question(table);
    const bool openly = session_asked_openly(app->session);
    const char *who = openly ? seat_name(app, session_to_act(app->session)) : card;
    snprintf(key, sizeof key, "decision.%s.ask", game_story(table->game->game)->questions[question.word]);
    app_fill(app, out, 120, key, STR("card", who));
    if (!openly || strstr(app_word(app, key), "{card}") != NULL)
        return;
    char text[120];
    text_copy(text, sizeof text, out);
    snprintf(out, 120, "%.50s: %.60s", who, text);
}

// ---- by stage

// Adds the button that ends the turn, with the seconds until it presses itself, if it does.
static void add_end(const App *app, const CardTable *table, ActionBox *box, const char *text) {
    ActionButton *button = action_add(box, "end_turn", SLOT_PRIMARY, BUTTON_PRIMARY, text);
    const int seconds = table_end_seconds(app, table);
    if (seconds > 0)
        snprintf(button->text, sizeof button->text, "%.50s (%d)", text, seconds);
    add_undo(app, table, box, SLOT_WIDE);
}

// SESSION_LAID.
static void laid(const App *app, const CardTable *table, ActionBox *box) {
    char hint[LOG_LINE_MAX];
    table->game->hands->laid_hint(app, table, session_laid(app->session), hint);
    action_say(box, ui_word(app, UI_TABLE_YOUR_TURN), hint);
    const uint8_t card = session_laid(app->session)->card;
    if (card != NONE)
        ui_fill(app, box->brief, sizeof box->brief, UI_TABLE_HINT_LAID,
                STR("card", card_name(app, card, table->front)));
    add_end(app, table, box, ui_word(app, UI_TABLE_END_TURN));
    action_set_command(&box->button[0], session_laid(app->session)); // what ending the turn carries out
}

// SESSION_END_TURN: the turn is over, or another seat must answer in private before it continues.
static void end_turn(const App *app, const CardTable *table, ActionBox *box) {
    char text[120];
    const uint8_t asked = table_question(table).asked;
    const bool goes_on = asked != ASKED_TURN && asked != ASKED_NOTHING;
    const Seat next = session_to_act(app->session);
    if (goes_on && next < table->layout.seats) {
        ui_fill(app, text, sizeof text, UI_TABLE_ASKED_OPENLY, STR("name", seat_name(app, next)));
        char hint[120];
        action_say(
            box, text,
            ui_fill(app, hint, sizeof hint, UI_TABLE_HINT_PASS_SEAT, STR("name", seat_name(app, next))));
        ui_fill(app, text, sizeof text, UI_TABLE_PASS_SEAT, STR("name", seat_name(app, next)));
    } else if (!session_took_turn(app->session)) {
        action_say(box, ui_word(app, UI_TABLE_ANSWERED), ui_word(app, UI_TABLE_HINT_END));
        text_copy(text, sizeof text, ui_word(app, UI_TABLE_CONTINUE));
    } else {
        action_say(box, ui_word(app, UI_TABLE_YOUR_TURN), ui_word(app, UI_TABLE_HINT_END));
        text_copy(text, sizeof text, ui_word(app, UI_TABLE_END_TURN));
    }
    add_end(app, table, box, text);
}

// Whose hand lies face down, and what for.
static void face_down(const App *app, const CardTable *table, ActionBox *box) {
    char title[120], question[ACTION_HINT_MAX];
    const Seat next = session_next_seat(app->session);
    const bool own_turn = game_story(table->game->game)->turn(table->view.bytes) == next;
    const bool asks = table_question(table).asked != ASKED_TURN && table->game->board->wanted_for != NULL;
    ui_fill(app, title, sizeof title, own_turn ? UI_TABLE_TURN_OF : UI_TABLE_ASKED_OPENLY,
            STR("name", seat_name(app, next)));
    action_say(box, title,
               asks ? table->game->board->wanted_for(app, table->view.bytes, question, sizeof question)
                    : ui_word(app, UI_HANDOVER_HIDDEN));
    action_add(box, "take_seat", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_HANDOVER_TAKE))->on_enter =
        true;
    add_undo(app, table, box, SLOT_WIDE);
}

static void recap(const App *app, const CardTable *table, ActionBox *box) {
    char title[120] = "";
    const Seat seat = table_active_seat(app, table);
    if (seat != SEAT_NONE)
        ui_fill(app, title, sizeof title, UI_TABLE_TURN_OF, STR("name", seat_name(app, seat)));
    action_say(box, title,
               ui_word(app, table->recap_title[0] != 0 ? UI_TABLE_RECAP_SCENE : UI_TABLE_RECAP_HINT));
    action_add(box, "skip", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_TABLE_SKIP));
}

// While something is shown in steps (GameShow.telling) a button skips all of it.
static void telling(const App *app, const CardTable *table, ActionBox *box) {
    table->game->board->action_box_held(app, table, box);
    action_add(box, "skip", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_TABLE_CONTINUE));
}

// SESSION_SCORING.
static void held(const App *app, const CardTable *table, ActionBox *box) {
    table->game->board->action_box_held(app, table, box);
    if (box->count > 0)
        return;
    action_add(box, "ok", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_TABLE_CONTINUE));
    add_recap(app, box, SLOT_WIDE);
}

// The notice replaces the hint, which follows it if there is room.
static void say_notice(const CardTable *table, ActionBox *box) {
    text_copy(box->more, sizeof box->more, box->brief[0] != 0 ? box->brief : box->hint);
    text_copy(box->hint, sizeof box->hint, table->notice);
    box->brief[0] = 0;
}

void action_state(const App *app, const CardTable *table, ActionBox *box) {
    memset(box, 0, sizeof *box);
    switch (table->showing ? SESSION_SHOWING : session_stage(app->session)) {
    case SESSION_DECIDING:
        table->game->board->action_box(app, table, box);
        break;
    case SESSION_CURTAIN: // a table is there only if it is face down
        face_down(app, table, box);
        break;
    case SESSION_LAID:
        laid(app, table, box);
        break;
    case SESSION_END_TURN:
        end_turn(app, table, box);
        break;
    case SESSION_SCORING:
        held(app, table, box);
        break;
    default:
        if (table->showing && table->recap)
            recap(app, table, box);
        else if (table->showing && table->game->show->telling(table))
            telling(app, table, box);
        else
            watching(app, table, box);
        press_through_add_buttons(app, table, box);
        break;
    }
    for (int i = 0; i < box->count && session_is_watched(app->session); i++)
        if (box->button[i].look == BUTTON_PRIMARY) // the main one is the replay's own
            box->button[i].look = BUTTON_PLAIN;
    if (table->notice[0] != 0)
        say_notice(table, box);
    else
        hint_say(app, table, box);
}

// True if the hint shows a notice or advice instead of the usual instruction.
static bool is_told(const CardTable *table) {
    return table->notice[0] != 0 || hint_leads(table);
}

// From its usual place down to the lower row of buttons. 0 in the large layout, where it is the lowest.
static float room_below_primary(const CardTable *table) {
    const GfxRect primary = table->layout.primary, lower = table->layout.secondary[0];
    return fmaxf(lower.y + lower.h - primary.y - primary.h, 0);
}

static bool has_slot(const ActionBox *box, ActionSlot slot) {
    for (int i = 0; i < box->count; i++)
        if (box->button[i].slot == slot)
            return true;
    return false;
}

// Of the primary place, what is left to the button that has another beside it.
static GfxRect beside_another(const TableLayout *layout, GfxRect primary, bool first) {
    const float gap = layout->secondary[1].x - layout->secondary[0].x - layout->secondary[0].w,
                w = roundf((primary.w - gap) * BESIDE_FIRST);
    if (first)
        return gfx_rect(primary.x, primary.y, w, primary.h);
    return gfx_rect(primary.x + w + gap, primary.y, primary.w - w - gap, primary.h);
}

GfxRect action_button_rect(const CardTable *table, const ActionBox *box, const ActionButton *button) {
    const TableLayout *layout = &table->layout;
    GfxRect left = layout->secondary[0], right = layout->secondary[1], primary = layout->primary;
    switch (button->slot) {
    case SLOT_LEFT:
        return left;
    case SLOT_RIGHT:
        return right;
    case SLOT_WIDE:
        left.w = right.x + right.w - left.x;
        return left;
    case SLOT_CORNER:
        return gfx_rect(primary.x + primary.w - primary.h, primary.y + box->lowered, primary.h, primary.h);
    case SLOT_BESIDE:
        primary.y += box->lowered;
        return beside_another(layout, primary, false);
    default:
        primary.y += box->lowered;
        primary.w -= has_slot(box, SLOT_CORNER) ? primary.h + right.x - left.x - left.w : 0;
        return has_slot(box, SLOT_BESIDE) ? beside_another(layout, primary, true) : primary;
    }
}

// ---- title and hint

static float hint_gap(const CardTable *table) {
    return lpx(table, table->layout.compact ? 4 : 8);
}

// Between the hint and the button below it, so that the last line does not run into it.
static float hint_foot(const CardTable *table) {
    return lpx(table, table->layout.compact ? 4 : 9);
}

static bool has_only_primary(const ActionBox *box) {
    return box->count == 1 && box->button[0].slot == SLOT_PRIMARY;
}

// Where the hint ends: above the buttons, or without buttons at the end of the box.
static float hint_end(const CardTable *table, const ActionBox *box) {
    const TableLayout *layout = &table->layout;
    // In the large layout the primary button is the lowest one.
    if (layout->large && has_only_primary(box))
        return layout->primary.y - hint_foot(table);
    if (box->count == 0) {
        const GfxRect whole = gfx_inset(layout->action, lpx(table, 6));
        return whole.y + whole.h;
    }
    float highest = layout->window.h; // top edge of the highest button
    for (int i = 0; i < box->count; i++)
        highest = fminf(highest, action_button_rect(table, box, &box->button[i]).y);
    return highest - hint_foot(table);
}

static float hint_width(const CardTable *table, const ActionBox *box) {
    return table->layout.hint.w - box->aside;
}

static GfxRect hint_rect(const CardTable *table, GfxRect title, float title_h, const ActionBox *box) {
    const float top = title.y + fminf(title_h, title.h) + hint_gap(table);
    return gfx_rect(table->layout.hint.x, top, hint_width(table, box), hint_end(table, box) - top);
}

// The large layout only has room for the bars; title and hint name the step.
static float steps_height(const CardTable *table, const ActionBox *box) {
    return box->step[0] != 0 ? lpx(table, table->layout.large ? STEPS_BARS_H : STEPS_H) : 0;
}

// A title that does not fit even in the smallest letters takes some room from the hint.
static GfxRect title_rect(App *app, const CardTable *table, const ActionBox *box, GfxStyle style,
                          float line) {
    GfxRect place = table->layout.title;
    place.y += steps_height(table, box);
    if (box->step[0] != 0) // one line, then the hint
        place.h = line;
    const float ratio = line / style.size, one_line = lpx(table, 19) * gfx_text_scale(app->gfx);
    style.size = fmaxf(lpx(table, TITLE_LEAST), 12) + 0.5F; // letters shrink in steps of 0.5, down to 12
    const int lines = gfx_text_lines(app->gfx, &style, place.w, box->title);
    const float wanted = ceilf((float)lines * style.size * ratio * gfx_text_scale(app->gfx));
    place.h = fmaxf(place.h, fminf(wanted, hint_end(table, box) - place.y - one_line));
    return place;
}

// True if the hint is drawn completely there, perhaps in smaller letters.
static bool hint_fits(App *app, const CardTable *table, const GfxStyle *hint, GfxRect rect,
                      const char *text) {
    return gfx_text_wrapped_fits(app->gfx, hint, lpx(table, HINT_LEAST), lpx(table, HINT_LINE), rect, text);
}

// Of the title as it is drawn in `place`, in window pixels.
static float title_height(App *app, const CardTable *table, const ActionBox *box, const GfxStyle *title,
                          float line, GfxRect place) {
    return gfx_text_full_height(app->gfx, title, lpx(table, TITLE_LEAST), line, place, box->title);
}

// Appends box->more, or the part of it that matters most, to the hint if everything fits below `title`.
// Advice may cover the title; a refusal must not, since the title says what is asked.
static void add_more(App *app, const CardTable *table, const GfxStyle *hint, GfxRect title, float title_h,
                     ActionBox *box) {
    char whole[2 * ACTION_HINT_MAX];
    GfxRect place = hint_rect(table, title, title_h, box);
    if (hint_leads(table)) {
        place.y = table->layout.title.y + steps_height(table, box);
        place.h = hint_end(table, box) - place.y;
    }
    const size_t lengths[] = {strlen(box->more), box->more_least};
    for (int i = 0; i < 2 && lengths[i] > 0; i++) {
        snprintf(whole, sizeof whole, "%s %.*s", box->hint, (int)lengths[i], box->more);
        if (strlen(whole) < sizeof box->hint && hint_fits(app, table, hint, place, whole)) {
            text_copy(box->hint, sizeof box->hint, whole);
            return;
        }
    }
}

// The largest letters of the title that leave room for the whole hint (or its short form), if there are any.
static GfxStyle title_beside_hint(App *app, const CardTable *table, const ActionBox *box, GfxStyle title,
                                  float line, const GfxStyle *hint) {
    const float ratio = line / title.size;
    const char *words = box->brief[0] != 0 ? box->brief : box->hint;
    GfxStyle tried = title;
    while (tried.size >= fmaxf(lpx(table, TITLE_LEAST), 12)) {
        const GfxRect place = title_rect(app, table, box, tried, tried.size * ratio);
        const float lines = (float)gfx_text_lines(app->gfx, &tried, place.w, box->title);
        const float used = lines * tried.size * ratio * gfx_text_scale(app->gfx);
        const GfxRect rect = hint_rect(table, place, used, box);
        if (used <= place.h && hint_fits(app, table, hint, rect, words))
            return tried;
        tried.size -= 0.5F;
    }
    return title;
}

// Title and hint as they are drawn.
typedef struct ActionText {
    GfxStyle title, hint;
    GfxRect title_box, hint_box; // window pixels
    float title_line;
    bool covers;       // the hint takes the title's place
    const char *words; // the hint or its short form
} ActionText;

// The hint's box: below the title; advice and refusals that have no room there take the title's place.
static void lay_hint(App *app, const CardTable *table, const ActionBox *box, ActionText *text) {
    const GfxRect place = text->title_box;
    GfxRect rect =
        hint_rect(table, place, title_height(app, table, box, &text->title, text->title_line, place), box);
    text->covers = is_told(table) && !hint_fits(app, table, &text->hint, rect, box->hint);
    if (text->covers)
        rect = gfx_rect(rect.x, place.y, rect.w, rect.y + rect.h - place.y);
    const bool brief = box->brief[0] != 0 && !hint_fits(app, table, &text->hint, rect, box->hint);
    text->words = brief ? box->brief : box->hint;
    text->hint_box = rect;
}

// Appends box->more to box->hint where it fits.
static ActionText lay_text(App *app, const CardTable *table, ActionBox *box) {
    const GfxAlign align = table->layout.compact ? GFX_CENTRE : GFX_LEFT;
    const Color ink = is_told(table) ? COLOR_ICE : COLOR_TEXT;
    const float line = lpx(table, table->layout.compact ? 21 : 23);
    ActionText text = {.title = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, align),
                       .hint = widget_style(app, GFX_FONT_TEXT, 15, ink, align)};
    text.hint.strong = COLOR_HEADING;
    const float ratio = line / text.title.size;
    const GfxRect place = title_rect(app, table, box, text.title, line);
    add_more(app, table, &text.hint, place, title_height(app, table, box, &text.title, line, place), box);
    if (!is_told(table))
        text.title = title_beside_hint(app, table, box, text.title, line, &text.hint);
    text.title_line = text.title.size * ratio;
    text.title_box = title_rect(app, table, box, text.title, text.title_line);
    lay_hint(app, table, box, &text);
    return text;
}

static bool hint_would_be_cut(App *app, const CardTable *table, const ActionBox *box) {
    ActionBox tried = *box;
    const ActionText text = lay_text(app, table, &tried);
    const bool lacks_why = box->more_least > 0 && strlen(tried.hint) == strlen(box->hint);
    return lacks_why || !hint_fits(app, table, &text.hint, text.hint_box, text.words);
}

void action_make_room(App *app, const CardTable *table, ActionBox *box) {
    if (!box->stays && has_only_primary(box) && hint_would_be_cut(app, table, box))
        box->lowered = room_below_primary(table);
}

// ---- drawing it

static void draw_action_text(App *app, const CardTable *table, ActionBox *box) {
    const GfxRect top = table->layout.title;
    if (box->step[0] != 0)
        draw_steps(app, gfx_rect(top.x, top.y, top.w, steps_height(table, box)), box->step, box->step_at,
                   box->steps);
    const ActionText text = lay_text(app, table, box);
    if (!text.covers)
        gfx_text_wrapped_fit(app->gfx, &text.title, lpx(table, TITLE_LEAST), text.title_line, text.title_box,
                             box->title);
    gfx_text_wrapped_fit(app->gfx, &text.hint, lpx(table, HINT_LEAST), lpx(table, HINT_LINE), text.hint_box,
                         text.words);
}

// The region of the first button. NULL: none, or something over the table has the button.
static const Hit *first_button(const App *app, const CardTable *table, const ActionBox *box) {
    const Hit *hit = box->count > 0 ? hits_find(&app->hits, box->button[0].id) : NULL;
    return hit != NULL && gfx_contains(table->layout.action, hit->rect.x, hit->rect.y) ? hit : NULL;
}

// The texts keep to the button where it can be clicked, since that was laid out before they changed. If no
// buttons are there a long hint takes their place.
static void keep_clear_of_buttons(App *app, const CardTable *table, ActionBox *box) {
    const Hit *hit = first_button(app, table, box);
    if (hit != NULL && has_only_primary(box))
        box->lowered = hit->rect.y - table->layout.primary.y;
    else if (hit == NULL && hint_would_be_cut(app, table, box))
        box->count = 0;
}

void draw_action_box(App *app, const CardTable *table) {
    const GfxRect place = table->layout.action;
    if (!gfx_is_visible(app->gfx, gfx_inset(place, -lpx(table, SHADOW_REACH))))
        return;
    // An open question is marked in the colour of who is asked.
    const bool openly = !table->showing && session_asked_openly(app->session);
    const Color asked = palette_faction(seat_palette(app, table->front))->main;
    if (!table->layout.compact)
        widget_panel(app, place, 14, openly ? asked : COLOR_LINE);
    ActionBox box;
    action_state(app, table, &box);
    keep_clear_of_buttons(app, table, &box);
    draw_action_text(app, table, &box);
    for (int i = 0; i < box.count; i++) {
        const ActionButton *button = &box.button[i];
        const bool beside = button->slot == SLOT_BESIDE, shares = has_slot(&box, SLOT_BESIDE);
        const bool primary = button->slot == SLOT_PRIMARY || beside;
        const bool corner = button->slot == SLOT_CORNER;
        const bool bare = table->layout.large && !primary && !corner; // no room for an icon
        widget_button(app, button->id,
                      &(Button){.look = button->look,
                                .text = corner ? NULL : button->text,
                                .icon = bare ? NULL : button->icon,
                                .text_size = beside    ? 17
                                             : primary ? 19
                                                       : 16,
                                .key = table_key_of(button->id),
                                .keyed = primary && shares,
                                .tight = !primary || shares});
    }
}
