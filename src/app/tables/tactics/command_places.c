// SPDX-License-Identifier: MIT
// What a command of Tactics is about: the row or the card there, as a region and in words.
#include "app/kit/game_numbers.h"
#include "app/tables/tactics/table.h"

#include <stdio.h>

static bool chooses_card(const Command *command) {
    return command->verb == VERB_PICK || command->verb == VERB_MOVE;
}

// The row that a card goes to, or the card chosen in it.
void tactics_hint_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]) {
    (void)table;
    if (command->from != NONE && chooses_card(command))
        snprintf(id, HIT_ID_MAX, "row:%d:card:%d", command->from + 1, command->at + 1);
    else if (command->from != NONE)
        snprintf(id, HIT_ID_MAX, "row:%d", command->from + 1);
}

// By the row's target, if it is still there.
static void name_row(const App *app, const TacticsView *view, uint8_t row, char out[PLACE_NAME_MAX]) {
    if (row >= ROWS)
        return;
    if (view->row[row].target == NONE)
        app_fill(app, out, PLACE_NAME_MAX, "row.number", NUM("number", row + 1));
    else
        text_copy(out, PLACE_NAME_MAX, record_name(app, TABLE_TARGETS, view->row[row].target));
}

static void name_card(const App *app, const TacticsView *view, uint8_t row, uint8_t at,
                      char out[PLACE_NAME_MAX]) {
    if (row >= ROWS || at >= view->row[row].count || at >= LANE_MAX)
        return;
    const ViewCard *card = &view->row[row].card[at];
    if (card->card == CARD_HIDDEN)
        app_fill(app, out, PLACE_NAME_MAX, "advice.down", NUM("pos", at + 1),
                 STR("name", seat_name(app, card->owner)));
    else
        text_copy(out, PLACE_NAME_MAX, card_name(app, card->card, card->owner));
}

void tactics_command_places(const App *app, const View *view, const Command *command, CommandPlaces *places) {
    const TacticsView *seen = (const void *)view->bytes;
    name_row(app, seen, command->from, places->place);
    name_row(app, seen, command->to, places->to_place);
    if (chooses_card(command))
        name_card(app, seen, command->from, command->at, places->thing);
}
