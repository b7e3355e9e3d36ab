// SPDX-License-Identifier: MIT
// Commands compare as bytes; code that reads and writes files reaches their fields by name.
#include "engine/command.h"

#include <assert.h>
#include <string.h>

const Command command_unused = {
    .card = NONE, .with = NONE, .from = NONE, .at = NONE, .to = NONE, .to_at = NONE};

int command_compare(const Command *a, const Command *b) {
    return memcmp(a, b, sizeof *a);
}

uint8_t *command_field(Command *command, CommandField field) {
    switch (field) {
    case COMMAND_CARD:
        return &command->card;
    case COMMAND_WITH:
        return &command->with;
    case COMMAND_FROM:
        return &command->from;
    case COMMAND_AT:
        return &command->at;
    case COMMAND_TO:
        return &command->to;
    case COMMAND_TO_AT:
        return &command->to_at;
    case COMMAND_LIST:
        break;
    }
    assert(false); // a list is not a single byte
    return &command->card;
}

uint8_t command_value(const Command *command, CommandField field) {
    Command copy = *command;
    return *command_field(&copy, field);
}
