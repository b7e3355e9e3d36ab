// SPDX-License-Identifier: MIT
// From what was clicked and dropped to a command: everything is looked up in the list of legal commands, by
// patterns in which some fields may be anything. No rule of the game is known here.
#ifndef STARDECK_APP_TABLES_TACTICS_CHOOSE_H
#define STARDECK_APP_TABLES_TACTICS_CHOOSE_H

#include "app/kit/choose.h"
#include "games/tactics/commands.h"

// What has been picked so far of a command that takes several clicks. All NONE: nothing.
typedef struct TableChoice {
    uint8_t card;     // of the hand
    uint8_t with;     // shields that go with it
    uint8_t from, at; // a card of a row that is to be moved
    bool discarding;  // marking cards to pass with
    bool empty;       // asked whether passing without any is meant
    uint8_t marks;    // how many
    uint8_t mark[COMMAND_LIST_MAX];
} TableChoice;

void tactics_choice_clear(TableChoice *choice);
bool tactics_choice_is_empty(const TableChoice *choice);

// The command that declines the present question, NULL if that is not allowed.
const Command *tactics_legal_decline(LegalList legal);

// Pattern of the commands that put what has been picked into a row (`row`, `at` may be FREE, or `at` NONE).
// False when what has been picked goes into no row. `verb` of the legal list decides: a drawn or handed card
// need not be picked.
bool tactics_choice_pattern(const TableChoice *choice, LegalList legal, uint8_t row, uint8_t at,
                            Command *pattern);
// Where in its row such a command puts the card; NONE: at the bottom.
uint8_t tactics_command_at(const Command *command);

// What a card of the hand is good for now: something happens at once (its command), it can be picked, or
// nothing.
const Command *tactics_legal_for_hand(LegalList legal, uint8_t card);
bool tactics_legal_picks_hand(LegalList legal, uint8_t card);
// The same for a card of a row.
const Command *tactics_legal_for_row_card(LegalList legal, uint8_t row, uint8_t at);
bool tactics_legal_picks_row_card(LegalList legal, uint8_t row, uint8_t at);

// May this card be played or handed over together with `with`?
bool tactics_legal_goes_with(LegalList legal, uint8_t card, uint8_t with);

// The command to pass with the marked cards.
Command tactics_choice_pass(const TableChoice *choice);
// Marks the card, or takes its mark away.
void tactics_choice_mark(TableChoice *choice, uint8_t card);
int tactics_choice_mark_number(const TableChoice *choice, uint8_t card); // from 1; 0: not marked

#endif
