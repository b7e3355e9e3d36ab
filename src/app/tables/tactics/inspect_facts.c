// SPDX-License-Identifier: MIT
// What the inspector says about a card besides what is printed on it: where it lies, whose it is, how it came
// to light, whether it acts. A line each.
#include "app/kit/inspect.h"
#include "app/tables/tactics/card_past.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"
#include "app/tables/tactics/inspect_parts.h"

#include <math.h>

// A sentence with a name in it.
static void draw_named(App *app, const CardTable *table, GfxRect box, float *y, const char *icon, Color color,
                       UiWord word, const char *name) {
    char text[200];
    inspect_line(app, table, box, y, icon, color, ui_fill(app, text, sizeof text, word, STR("name", name)));
}

static void draw_row_place(App *app, const CardTable *table, GfxRect box, float *y, int row, int at) {
    char text[200];
    app_fill(app, text, sizeof text, "table.place_of", STR("target", tactics_row_name(table, row)),
             NUM("number", at + 1));
    inspect_line(app, table, box, y, "icons/phosphor/stack.svg", COLOR_TEXT, text);
}

// How it came to lie there face up.
static void draw_past(App *app, const CardTable *table, GfxRect box, float *y, const CardPast *past) {
    static const char eye[] = "icons/phosphor/eye.svg";
    if (past->origin == ORIGIN_PLAYED || past->origin == ORIGIN_SUMMONED)
        draw_named(app, table, box, y, eye, COLOR_TEXT,
                   past->origin == ORIGIN_PLAYED ? UI_EXPLAIN_PAST_PLAYED : UI_EXPLAIN_PAST_SUMMONED,
                   seat_name(app, past->seat));
    else if (past->origin != ORIGIN_UNKNOWN && past->seat == SEAT_NONE)
        inspect_line(app, table, box, y, eye, COLOR_TEXT, ui_word(app, UI_EXPLAIN_PAST_REVEAL_PHASE));
    else if (past->origin != ORIGIN_UNKNOWN)
        draw_named(app, table, box, y, eye, COLOR_TEXT, UI_EXPLAIN_PAST_REVEALED, seat_name(app, past->seat));
    if (past->moved != SEAT_NONE)
        draw_named(app, table, box, y, "icons/phosphor/hand-grabbing.svg", COLOR_TEXT, UI_EXPLAIN_PAST_MOVED,
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
static void draw_activity(App *app, const CardTable *table, GfxRect box, float *y, const CardPast *past) {
    const TableThing thing = table->inspect;
    const TacticsView *view = seen(table);
    const ViewCard *card = &view->row[thing.zone].card[thing.at];
    const CardDef *def = &tactics_looks_rules(table->looks)->card[card->card];
    const bool once = def->one_time && past->origin != ORIGIN_UNKNOWN;
    const bool asks = view->source_row == thing.zone && view->source_at == thing.at;
    char text[200];
    if (once && !asks)
        inspect_line(app, table, box, y, "icons/phosphor/clock.svg", COLOR_TEXT_DIM,
                     ui_word(app, once_word(past)));
    if ((!once || card->power_blocked) &&
        tactics_explain_blocker(app, table, thing.zone, thing.at, text, sizeof text))
        inspect_line(app, table, box, y, "glyphs/offline.svg", COLOR_TEXT_DIM, text);
    else if (!def->one_time && def->effect_count > 0)
        inspect_line(app, table, box, y, "icons/phosphor/check.svg", COLOR_POSITIVE,
                     ui_word(app, UI_TABLE_ACTIVE));
}

float tactics_inspect_row_state(App *app, const CardTable *table, GfxRect box, float y) {
    const TableThing thing = table->inspect;
    const ViewRow *row = &seen(table)->row[thing.zone];
    const ViewCard *card = &row->card[thing.at];
    gfx_fill(app->gfx, gfx_rect(box.x + lpx(table, 32), y, box.w - lpx(table, 64), 1), COLOR_LINE);
    y += lpx(table, 18);
    words_at(app, gfx_rect(box.x + lpx(table, 32), y, box.w, lpx(table, 26)), GFX_FONT_DISPLAY, 19,
             COLOR_HEADING, GFX_LEFT, ui_word(app, UI_TABLE_ON_TABLE));
    y += lpx(table, 40);
    draw_row_place(app, table, box, &y, thing.zone, thing.at);
    inspect_owner(app, table, box, &y);
    if (card->shielded)
        inspect_line(app, table, box, &y, "icons/phosphor/check.svg", COLOR_POSITIVE,
                     ui_word(app, UI_TABLE_SHIELDED));
    if (!card->up) { // in a game that is watched, with all cards open
        inspect_line(app, table, box, &y, "glyphs/facedown.svg", COLOR_TEXT_DIM,
                     ui_word(app, UI_TABLE_FACE_DOWN));
        return y;
    }
    const GameLog *log = session_log(app->session);
    const CardPast past =
        tactics_card_past(log, game_log_count(log, table->log_until), card->card, card->owner);
    draw_past(app, table, box, &y, &past);
    draw_activity(app, table, box, &y, &past);
    return y;
}

// Of a card that lies down.
void tactics_inspect_hidden_state(App *app, const CardTable *table, GfxRect box, float y) {
    const TableThing thing = table->inspect;
    const GfxRect text = gfx_rect(box.x + lpx(table, 32), y, box.w - lpx(table, 64), 0);
    y += paragraph(app, text, GFX_FONT_TEXT, 17, 25, COLOR_TEXT, ui_word(app, UI_EXPLAIN_DOWN_TEXT)) +
         lpx(table, 26);
    draw_row_place(app, table, box, &y, thing.zone, thing.at);
    inspect_owner(app, table, box, &y);
    if (!seen(table)->row[thing.zone].card[thing.at].shielded)
        return;
    inspect_line(app, table, box, &y, "icons/phosphor/check.svg", COLOR_POSITIVE,
                 ui_word(app, UI_TABLE_SHIELDED));
    paragraph(app, gfx_rect(box.x + lpx(table, 66), y, box.w - lpx(table, 98), 0), GFX_FONT_TEXT, 17, 25,
              COLOR_TEXT, ui_word(app, UI_EXPLAIN_SHIELD_TEXT));
}

// Where a card lies that is not looked at on the table, if that can be known.
void tactics_inspect_place(App *app, const CardTable *table, GfxRect box, float y) {
    const TableThing thing = table->inspect;
    const ViewSeat *seat = &seen(table)->seat[thing.owner];
    bool in_hand = false;
    for (int i = 0; i < seat->hand_count && i < DECK_MAX; i++)
        in_hand |= seat->hand[i] == thing.card;
    gfx_fill(app->gfx, gfx_rect(box.x + lpx(table, 32), y, box.w - lpx(table, 64), 1), COLOR_LINE);
    y += lpx(table, 18);
    inspect_owner(app, table, box, &y);
    if (in_hand)
        inspect_line(app, table, box, &y, "icons/phosphor/cards.svg", COLOR_TEXT,
                     ui_word(app, UI_EXPLAIN_IN_HAND));
    if (seat->discard_top == thing.card)
        inspect_line(app, table, box, &y, "icons/phosphor/stack.svg", COLOR_TEXT,
                     ui_word(app, UI_EXPLAIN_ON_DISCARD));
    for (int row = 0; row < ROWS; row++)
        for (int at = 0; at < seen(table)->row[row].count && at < LANE_MAX; at++) {
            const ViewCard *card = &seen(table)->row[row].card[at];
            if (card->card == thing.card && card->owner == thing.owner)
                draw_row_place(app, table, box, &y, row, at);
        }
}
