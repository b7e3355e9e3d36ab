// SPDX-License-Identifier: MIT
// The table of Tactics in words: rows with their cards and sums, piles, hands that are shown.
#include "app/tables/tactics/speech.h"

#include "app/kit/explain.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_speech.h"
#include "app/kit/game_table.h"
#include "app/kit/say.h"
#include "app/tables/tactics/table.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <string.h>

// "Infantry (Romulan, 3, shielded)"; "face down (Starfleet)".
static void add_card(const App *app, const CardTable *table, const ViewCard *card, Text *out) {
    if (!card->up || card->card == CARD_HIDDEN) {
        text_printf(out, "%s (%s", ui_word(app, UI_TABLE_FACE_DOWN), seat_name(app, card->owner));
    } else {
        const char *name = card_name(app, card->card, card->owner);
        const CardLook look = tactics_view_look(table->looks, card, seen(table)->seat[card->owner].faction);
        text_printf(out, "%s (%s", name, seat_name(app, card->owner));
        if (look.has_power)
            text_printf(out, ", %d", card->power);
        if (card->power_blocked)
            text_printf(out, ", %s", ui_word(app, UI_TABLE_DEACTIVATED));
        else if (card->effect_blocked)
            text_printf(out, ", %s", ui_word(app, UI_TABLE_EFFECT_BLOCKED));
    }
    text_printf(out, "%s%s)", card->shielded ? ", " : "",
                card->shielded ? ui_word(app, UI_TABLE_SHIELDED) : "");
}

static bool is_used(const ViewRow *row) {
    return row->dealt || row->count > 0;
}

static void add_row(const App *app, const CardTable *table, int at, Text *out) {
    const ViewRow *row = &seen(table)->row[at];
    char text[200];
    const int points =
        row->target != NONE ? tactics_looks_rules(table->looks)->target[row->target].points : 0;
    text_printf(out, "%s",
                app_fill(app, text, sizeof text, row->target != NONE ? "speech.row" : "speech.row_taken",
                         NUM("row", at + 1), STR("target", tactics_row_name(table, at)),
                         NUM("points", points)));
    if (row->closed)
        text_printf(out, ", %s", ui_word(app, UI_TABLE_ROW_CLOSED));
    text_add(out, ": ");
    if (row->count == 0)
        text_add(out, app_word(app, "speech.row_empty"));
    for (int i = 0; i < row->count && i < LANE_MAX; i++) {
        text_add(out, i > 0 ? "; " : "");
        add_card(app, table, &row->card[i], out);
    }
    text_add(out, ".");
}

static bool explain_sum(const App *app, const CardTable *table, int row, Seat seat, Explanation *why) {
    const HitTag tag = {.kind = TAG_POWER, .a = (uint8_t)row, .seat = seat};
    memset(why, 0, sizeof *why);
    return tactics_explain(app, table, &tag, why);
}

// In Blind Trust a team has one sum: its first member's.
static bool has_sum(const CardTable *table, Seat seat) {
    return !tactics_sums_teams(table) || tactics_pile_seat(seen(table), seat) == seat;
}

// "6 + ?" is hardly heard: what is unknown becomes words.
static void add_sum(const App *app, const char *value, Text *out) {
    static const char rest[] = " + ?";
    char known[40], text[120];
    const char *unknown = strstr(value, rest);
    if (strcmp(value, "?") == 0) {
        text_add(out, app_word(app, "speech.sum_hidden"));
    } else if (unknown != NULL) {
        snprintf(known, sizeof known, "%.*s", (int)(unknown - value), value);
        text_add(out, app_fill(app, text, sizeof text, "speech.sum_more", STR("number", known)));
    } else {
        text_add(out, value);
    }
}

static void add_sums(const App *app, const CardTable *table, int row, Text *out) {
    Explanation why;
    char names[200];
    const char *foot = NULL;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (has_sum(table, seat) && explain_sum(app, table, row, seat, &why)) {
            text_printf(out, " %s: ",
                        tactics_sums_teams(table) ? tactics_team_name(app, table, seat, names, sizeof names)
                                                  : seat_name(app, seat));
            add_sum(app, why.value, out);
            text_add(out, ".");
            foot = why.foot;
        }
    if (foot != NULL && foot[0] != '\0')
        text_printf(out, " %s", foot);
}

static bool has_hidden(const ViewRow *row) {
    for (int i = 0; i < row->count && i < LANE_MAX; i++)
        if (!row->card[i].up || row->card[i].card == CARD_HIDDEN)
            return true;
    return false;
}

// One's own face-down cards have no name either: why.
static void add_hidden_note(const App *app, Text *out) {
    text_printf(out, "%s: %s\n", ui_word(app, UI_TABLE_FACE_DOWN), ui_word(app, UI_EXPLAIN_DOWN_TEXT));
}

static void tell_table(const App *app, const CardTable *table, Text *out) {
    bool hidden = false;
    for (int row = 0; row < ROWS; row++) {
        if (!is_used(&seen(table)->row[row]))
            continue;
        add_row(app, table, row, out);
        if (seen(table)->row[row].count > 0)
            add_sums(app, table, row, out);
        text_add(out, "\n");
        hidden |= has_hidden(&seen(table)->row[row]);
    }
    if (hidden)
        add_hidden_note(app, out);
}

// ---- places

static const char *place_name(const App *app, const CardTable *table, int place) {
    (void)app;
    return place < ROWS ? tactics_row_name(table, place) : NULL;
}

static void tell_place(const App *app, const CardTable *table, int place, Text *out) {
    Explanation why;
    add_row(app, table, place, out);
    text_add(out, "\n");
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (has_sum(table, seat) && explain_sum(app, table, place, seat, &why))
            explain_in_words(&why, out);
    if (has_hidden(&seen(table)->row[place]))
        add_hidden_note(app, out);
}

// ---- seats

static void tell_seat(const App *app, const CardTable *table, Seat seat, Text *out) {
    const ViewSeat *of = &seen(table)->seat[seat];
    char text[200], names[1000] = "";
    text_printf(out, "%s\n",
                app_fill(app, text, sizeof text, "speech.piles", NUM("hand", of->hand_count),
                         NUM("draw", of->draw_count), NUM("discard", of->discard_count)));
    if (of->discard_top != NONE && of->discard_top != CARD_HIDDEN)
        text_printf(out, "%s\n",
                    app_fill(app, text, sizeof text, "speech.discard_top",
                             STR("card", card_name(app, of->discard_top, seat))));
    if (tactics_is_secret(table))
        return;
    const ViewSeat *pile = &seen(table)->seat[tactics_pile_seat(seen(table), seat)];
    for (int i = 0; i < pile->won_count; i++)
        say_in_list(names, sizeof names, tactics_target_name(table->looks, pile->won[i]));
    text_printf(out, "%s: %s.\n", ui_word(app, UI_TABLE_CONQUERED),
                names[0] != '\0' ? names : ui_word(app, UI_TABLE_NOTHING));
}

// ---- the question: the card that is to be put down, hands that are shown

static void add_given_card(const App *app, const CardTable *table, Text *out) {
    const TacticsView *view = seen(table);
    if (view->drawn == NONE || view->drawn == CARD_HIDDEN || view->to_act != view->viewer)
        return;
    const CardRef ref = {.card = view->drawn, .owner = view->turn, .up = 1, .printed = 1};
    const CardLook look = table->game->look->card(table->looks, app, &ref);
    char power[60];
    text_add(out, look.name);
    if (look.has_power)
        text_printf(out, ", %s",
                    ui_fill(app, power, sizeof power, UI_SPEAK_POWER, NUM("number", look.power)));
    if (look.text != NULL && look.text[0] != '\0')
        text_printf(out, ": %s\n", look.text);
    else
        text_add(out, ".\n");
}

static void tell_question(const App *app, const CardTable *table, Text *out) {
    add_given_card(app, table, out);
    if (seen(table)->decision != DECISION_SEE_HANDS)
        return;
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const ViewSeat *of = &seen(table)->seat[seat];
        char names[1000] = "", text[1200];
        for (int i = 0; i < of->hand_count && i < DECK_MAX && seat != seen(table)->viewer; i++)
            if (of->hand[i] != CARD_HIDDEN)
                say_in_list(names, sizeof names, card_name(app, of->hand[i], seat));
        if (names[0] != '\0')
            text_printf(out, "%s\n",
                        app_fill(app, text, sizeof text, "speech.shown_hand",
                                 STR("seat", seat_name(app, seat)), STR("cards", names)));
    }
}

const GameSpeech tactics_speech = {
    .decks_apart = true,
    .each_round = true,
    .table = tell_table,
    .seat = tell_seat,
    .question = tell_question,
    .place_name = place_name,
    .place = tell_place,
};
