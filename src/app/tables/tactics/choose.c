// SPDX-License-Identifier: MIT
// Finds commands by patterns over the list of legal commands, narrowed down by the selection. Judges nothing
// itself.
#include "app/tables/tactics/choose.h"

#include <string.h>

void tactics_choice_clear(TableChoice *choice) {
    memset(choice, 0, sizeof *choice);
    choice->card = choice->with = choice->from = choice->at = NONE;
}

bool tactics_choice_is_empty(const TableChoice *choice) {
    return choice->card == NONE && choice->with == NONE && choice->from == NONE && !choice->discarding;
}

bool tactics_choice_waits(const TableChoice *choice) {
    return choice->card == NONE && choice->with != NONE;
}

const Command *tactics_legal_decline(LegalList legal) {
    static const uint8_t verbs[] = {VERB_PICK, VERB_MOVE, VERB_OFFER};
    for (size_t i = 0; i < sizeof verbs; i++) {
        const Command declined = command_of(verbs[i]);
        const Command *command = legal_find(legal, &declined);
        if (command != NULL)
            return command;
    }
    return NULL;
}

bool tactics_choice_pattern(const TableChoice *choice, LegalList legal, uint8_t row, uint8_t at,
                            Command *pattern) {
    static const uint8_t put_verbs[] = {VERB_PUT, VERB_PLACE};
    if (choice->discarding)
        return false;
    for (size_t i = 0; i < sizeof put_verbs; i++)
        if (legal_has_verb(legal, put_verbs[i])) {
            *pattern = pattern_of(put_verbs[i]);
            pattern->from = row;
            pattern->at = at;
            return true;
        }
    if (choice->from != NONE) {
        *pattern = pattern_of(VERB_MOVE);
        pattern->from = choice->from;
        pattern->at = choice->at;
        pattern->to = row == FREE ? ANY : row;
        pattern->to_at = at;
        return true;
    }
    if (choice->card == NONE || !legal_has_verb(legal, VERB_PLAY))
        return false;
    *pattern = pattern_of(VERB_PLAY);
    pattern->card = choice->card;
    pattern->with = choice->with;
    pattern->from = row;
    pattern->at = at;
    return true;
}

uint8_t tactics_command_at(const Command *command) {
    return command->verb == VERB_MOVE ? command->to_at : command->at;
}

const Command *tactics_legal_for_hand(LegalList legal, uint8_t card) {
    static const uint8_t verbs[] = {VERB_PICK, VERB_OFFER};
    for (size_t i = 0; i < sizeof verbs; i++) {
        Command pattern = pattern_of(verbs[i]);
        pattern.card = card;
        const Command *command = legal_find(legal, &pattern);
        if (command != NULL)
            return command;
    }
    return NULL;
}

bool tactics_legal_picks_hand(LegalList legal, uint8_t card) {
    Command play = pattern_of(VERB_PLAY), hand_over = pattern_of(VERB_HAND_OVER);
    play.card = hand_over.card = card;
    return legal_find(legal, &play) != NULL || legal_find(legal, &hand_over) != NULL;
}

const Command *tactics_legal_for_row_card(LegalList legal, uint8_t row, uint8_t at) {
    Command pattern = pattern_of(VERB_PICK);
    pattern.from = row;
    pattern.at = at;
    return legal_find(legal, &pattern);
}

bool tactics_legal_picks_row_card(LegalList legal, uint8_t row, uint8_t at) {
    Command pattern = pattern_of(VERB_MOVE);
    pattern.from = row;
    pattern.at = at;
    return legal_find(legal, &pattern) != NULL;
}

bool tactics_legal_goes_with(LegalList legal, uint8_t card, uint8_t with) {
    Command play = pattern_of(VERB_PLAY), hand_over = pattern_of(VERB_HAND_OVER);
    play.card = hand_over.card = card;
    play.with = hand_over.with = with;
    return legal_find(legal, &play) != NULL || legal_find(legal, &hand_over) != NULL;
}

bool tactics_legal_needs_card(LegalList legal, uint8_t with) {
    Command play = pattern_of(VERB_PLAY), hand_over = pattern_of(VERB_HAND_OVER);
    play.with = hand_over.with = with;
    return !tactics_legal_picks_hand(legal, with) &&
           (legal_find(legal, &play) != NULL || legal_find(legal, &hand_over) != NULL);
}

Command tactics_choice_pass(const TableChoice *choice) {
    Command command = command_of(VERB_PASS);
    command.count = choice->marks;
    memcpy(command.list, choice->mark, choice->marks);
    return command;
}

void tactics_choice_mark(TableChoice *choice, uint8_t card) {
    choice->empty = false;
    const int number = tactics_choice_mark_number(choice, card);
    if (number > 0) {
        memmove(&choice->mark[number - 1], &choice->mark[number], (size_t)(choice->marks - number));
        choice->marks--;
    } else if (choice->marks < COMMAND_LIST_MAX) {
        choice->mark[choice->marks++] = card;
    }
}

int tactics_choice_mark_number(const TableChoice *choice, uint8_t card) {
    for (int i = 0; i < choice->marks; i++)
        if (choice->mark[i] == card)
            return i + 1;
    return 0;
}
