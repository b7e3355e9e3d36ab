// SPDX-License-Identifier: MIT
// Turns clicks and drops into a command. Every command is looked up in the list of legal commands, by
// patterns in which fields may be left open. No rules here. Returned commands belong to that list.
#ifndef STARDECK_APP_TABLES_TACTICS_CHOOSE_H
#define STARDECK_APP_TABLES_TACTICS_CHOOSE_H

#include "app/kit/choose.h"
#include "games/tactics/commands.h"

// The selection so far, for commands that take several clicks. All NONE: nothing selected.
typedef struct TableChoice {
    uint8_t card;     // a hand card
    uint8_t with;     // shields played along with it; without `card` they wait for the one they go on
    uint8_t from, at; // a card of a row that is to be moved
    bool discarding;  // selecting cards to discard when passing
    bool empty;       // asks whether to pass without discarding any
    uint8_t marks;    // how many are marked
    uint8_t mark[COMMAND_LIST_MAX];
} TableChoice;

void tactics_choice_clear(TableChoice *choice);
bool tactics_choice_is_empty(const TableChoice *choice);

// The command that declines the current question; NULL: it can't be declined.
const Command *tactics_legal_decline(LegalList legal);

// Writes the pattern of the commands that put the selection into a row; `row` may be FREE, `at` FREE or NONE.
// False if the selection does not go into a row. If the legal commands place a drawn or handed card, nothing
// needs to be selected.
bool tactics_choice_pattern(const TableChoice *choice, LegalList legal, uint8_t row, uint8_t at,
                            Command *pattern);
// The index in its row where such a command puts the card; NONE: at the bottom.
uint8_t tactics_command_at(const Command *command);

// What a hand card can be used for now: the command it gives at once (an item of `legal`), or NULL; and
// whether it can be selected.
const Command *tactics_legal_for_hand(LegalList legal, uint8_t card);
bool tactics_legal_picks_hand(LegalList legal, uint8_t card);
// The same for a card of a row.
const Command *tactics_legal_for_row_card(LegalList legal, uint8_t row, uint8_t at);
bool tactics_legal_picks_row_card(LegalList legal, uint8_t row, uint8_t at);

// True if the card may be played or handed over together with `with`.
bool tactics_legal_goes_with(LegalList legal, uint8_t card, uint8_t with);
// True if the card can't be played by itself, but along with another one.
bool tactics_legal_needs_card(LegalList legal, uint8_t with);
// True for shields that wait for their card.
bool tactics_choice_waits(const TableChoice *choice);

// The command that passes and discards the marked cards.
Command tactics_choice_pass(const TableChoice *choice);
// Marks or unmarks the card.
void tactics_choice_mark(TableChoice *choice, uint8_t card);
int tactics_choice_mark_number(const TableChoice *choice, uint8_t card); // from 1; 0: not marked

#endif
