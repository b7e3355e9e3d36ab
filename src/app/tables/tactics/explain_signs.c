// SPDX-License-Identifier: MIT
// Explains the signs on cards of a row: the kind of an effect, a face-down card, its shields.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"

#include <stdio.h>

static bool tell_kind(const App *app, const CardTable *table, TableNumber number, Explanation *out) {
    const ViewCard *card = &seen(table)->row[number.row].card[number.at];
    char blocked[EXPLAIN_TEXT] = "";
    if (!card->up)
        return false;
    text_copy(out->title, sizeof out->title, tactics_kind_name(table->looks, card->card));
    if (card->effect_blocked)
        tactics_explain_blocker(app, table, number.row, number.at, blocked, sizeof blocked);
    snprintf(out->foot, sizeof out->foot, "%s%s%.110s", tactics_kind_text(table->looks, card->card),
             blocked[0] != 0 ? "\n" : "", blocked);
    return true;
}

void tactics_note(const App *app, const CardTable *table, const TableThing *thing, char *out, size_t size) {
    out[0] = '\0';
    if (thing->kind != THING_PLACED || thing->zone >= ROWS ||
        thing->at >= seen(table)->row[thing->zone].count)
        return;
    const ViewCard *card = &seen(table)->row[thing->zone].card[thing->at];
    if (card->up && (card->effect_blocked || card->power_blocked))
        tactics_explain_blocker(app, table, thing->zone, thing->at, out, size);
}

bool tactics_explain_sign(const App *app, const CardTable *table, TableNumber number, Explanation *out) {
    const ViewRow *row = &seen(table)->row[number.row];
    const bool shield = number.kind == SIGN_SHIELD;
    if (number.at >= row->count || number.at >= LANE_MAX)
        return false;
    if (number.kind == SIGN_KIND)
        return tell_kind(app, table, number, out);
    const bool ours = row->card[number.at].owner == table->front;
    text_copy(out->title, sizeof out->title,
              ui_word(app, shield ? UI_TABLE_SHIELDED
                           : ours ? UI_EXPLAIN_DOWN_OWN
                                  : UI_EXPLAIN_DOWN));
    text_copy(out->foot, sizeof out->foot,
              ui_word(app, shield ? UI_EXPLAIN_SHIELD_TEXT
                           : ours ? UI_EXPLAIN_DOWN_OWN_WHEN
                                  : UI_EXPLAIN_DOWN_WHEN));
    return !row->card[number.at].up && (!shield || row->card[number.at].shielded);
}
