// SPDX-License-Identifier: MIT
// What the inspector says about a card besides what is printed on it: where it lies, whose it is, how it came
// to light, whether it acts. A line each.
#include "app/kit/inspect.h"
#include "app/tables/tactics/card_past.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"
#include "app/tables/tactics/inspect_parts.h"

// A sentence with a name in it.
static void draw_named(Column *column, const char *icon, Color color, UiWord word, const char *name) {
    char text[200];
    inspect_draw_line(column, icon, color, ui_fill(column->app, text, sizeof text, word, STR("name", name)));
}

static void draw_row_place(Column *column, int row, int at) {
    char text[200];
    app_fill(column->app, text, sizeof text, "table.place_of",
             STR("target", tactics_row_name(column->table, row)), NUM("number", at + 1));
    inspect_draw_line(column, "icons/phosphor/stack.svg", COLOR_TEXT, text);
}

// How it came to lie there face up.
static void draw_past(Column *column, const CardPast *past) {
    const App *app = column->app;
    static const char eye[] = "icons/phosphor/eye.svg";
    if (past->origin == ORIGIN_PLAYED || past->origin == ORIGIN_SUMMONED)
        draw_named(column, eye, COLOR_TEXT,
                   past->origin == ORIGIN_PLAYED ? UI_EXPLAIN_PAST_PLAYED : UI_EXPLAIN_PAST_SUMMONED,
                   seat_name(app, past->seat));
    else if (past->origin != ORIGIN_UNKNOWN && past->seat == SEAT_NONE)
        inspect_draw_line(column, eye, COLOR_TEXT, ui_word(app, UI_EXPLAIN_PAST_REVEAL_PHASE));
    else if (past->origin != ORIGIN_UNKNOWN)
        draw_named(column, eye, COLOR_TEXT, UI_EXPLAIN_PAST_REVEALED, seat_name(app, past->seat));
    if (past->moved != SEAT_NONE)
        draw_named(column, "icons/phosphor/hand-grabbing.svg", COLOR_TEXT, UI_EXPLAIN_PAST_MOVED,
                   seat_name(app, past->moved));
}

// What became of its one-time effect.
static UiWord once_word(const CardPast *past) {
    return past->fizzled                      ? UI_EXPLAIN_PAST_FIZZLED
           : past->origin == ORIGIN_TURNED_UP ? UI_EXPLAIN_PAST_NONE
                                              : UI_EXPLAIN_PAST_DONE;
}

// Does it act? A one-time effect did so when the card was revealed, or never, whatever blocks the card now; a
// card without an effect needs no word.
static void draw_activity(Column *column, const CardPast *past) {
    const App *app = column->app;
    const CardTable *table = column->table;
    const TableThing thing = table->inspect;
    const TacticsView *view = seen(table);
    const ViewCard *card = &view->row[thing.zone].card[thing.at];
    const CardDef *def = &tactics_looks_rules(table->looks)->card[card->card];
    const bool once = def->one_time && past->origin != ORIGIN_UNKNOWN;
    const bool asks = view->source_row == thing.zone && view->source_at == thing.at;
    char text[200];
    if (once && !asks)
        inspect_draw_line(column, "icons/phosphor/clock.svg", COLOR_TEXT_DIM, ui_word(app, once_word(past)));
    if ((!once || card->power_blocked) &&
        tactics_explain_blocker(app, table, thing.zone, thing.at, text, sizeof text))
        inspect_draw_line(column, "glyphs/offline.svg", COLOR_TEXT_DIM, text);
    else if (!def->one_time && def->effect_count > 0)
        inspect_draw_line(column, "icons/phosphor/check.svg", COLOR_POSITIVE, ui_word(app, UI_TABLE_ACTIVE));
}

void tactics_inspect_row_state(Column *column) {
    App *app = column->app;
    const CardTable *table = column->table;
    const TableThing thing = table->inspect;
    const ViewRow *row = &seen(table)->row[thing.zone];
    const ViewCard *card = &row->card[thing.at];
    column_rule(column, 18);
    words_at(app, column_take(column, 26), GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT,
             ui_word(app, UI_TABLE_ON_TABLE));
    column_gap(column, 14);
    draw_row_place(column, thing.zone, thing.at);
    inspect_draw_owner(column);
    if (card->shielded)
        inspect_draw_line(column, "icons/phosphor/check.svg", COLOR_POSITIVE,
                          ui_word(app, UI_TABLE_SHIELDED));
    if (!card->up) { // in a game that is watched, with all cards open
        inspect_draw_line(column, "glyphs/facedown.svg", COLOR_TEXT_DIM, ui_word(app, UI_TABLE_FACE_DOWN));
        return;
    }
    const GameLog *log = session_log(app->session);
    const CardPast past =
        tactics_card_past(log, game_log_count(log, table->log_until), card->card, card->owner);
    draw_past(column, &past);
    draw_activity(column, &past);
}

// Of a card that lies down.
void tactics_inspect_hidden_state(Column *column) {
    const App *app = column->app;
    const TableThing thing = column->table->inspect;
    const bool ours = seen(column->table)->row[thing.zone].card[thing.at].owner == column->table->front;
    column_text(column, 17, 25, 26, COLOR_TEXT,
                ui_word(app, ours ? UI_EXPLAIN_DOWN_OWN_WHEN : UI_EXPLAIN_DOWN_TEXT));
    draw_row_place(column, thing.zone, thing.at);
    inspect_draw_owner(column);
    if (!seen(column->table)->row[thing.zone].card[thing.at].shielded)
        return;
    inspect_draw_line(column, "icons/phosphor/check.svg", COLOR_POSITIVE, ui_word(app, UI_TABLE_SHIELDED));
    column_indent(column, INSPECT_SIGN);
    column_text(column, 17, 25, 0, COLOR_TEXT, ui_word(app, UI_EXPLAIN_SHIELD_TEXT));
}

// Where a card lies that is not looked at on the table, if that can be known.
void tactics_inspect_place(Column *column) {
    const App *app = column->app;
    const CardTable *table = column->table;
    const TableThing thing = table->inspect;
    const ViewSeat *seat = &seen(table)->seat[thing.owner];
    bool in_hand = false;
    for (int i = 0; i < seat->hand_count && i < DECK_MAX; i++)
        in_hand |= seat->hand[i] == thing.card;
    column_rule(column, 18);
    inspect_draw_owner(column);
    if (in_hand)
        inspect_draw_line(column, "icons/phosphor/cards.svg", COLOR_TEXT, ui_word(app, UI_EXPLAIN_IN_HAND));
    if (seat->discard_top == thing.card)
        inspect_draw_line(column, "icons/phosphor/stack.svg", COLOR_TEXT,
                          ui_word(app, UI_EXPLAIN_ON_DISCARD));
    for (int row = 0; row < ROWS; row++)
        for (int at = 0; at < seen(table)->row[row].count && at < LANE_MAX; at++) {
            const ViewCard *card = &seen(table)->row[row].card[at];
            if (card->card == thing.card && card->owner == thing.owner)
                draw_row_place(column, row, at);
        }
}
