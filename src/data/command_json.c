// SPDX-License-Identifier: MIT
#include "data/command_json.h"

#include <assert.h>

static const char *card_id(const Catalog *catalog, uint8_t card) {
    const uint8_t table = catalog->game->card_table;
    return card < catalog_count(catalog, table) ? catalog_id(catalog, table, card) : "?";
}

static void write_list(JsonOut *json, const char *key, const Catalog *catalog, const Command *command) {
    json_begin_list(json, key);
    for (uint8_t i = 0; i < command->count && i < COMMAND_LIST_MAX; i++)
        json_string(json, NULL, card_id(catalog, command->list[i]));
    json_end_list(json);
}

// Writes what the key stands for, if it is used. Returns whether it was.
static bool write_value(JsonOut *json, const Catalog *catalog, const Command *command,
                        const CommandKey *key) {
    if (key->kind == KEY_DECLINE)
        return false;
    if (key->kind == KEY_CARDS) {
        write_list(json, key->key, catalog, command);
        return true;
    }
    const uint8_t value = command_value(command, key->field);
    if (value == NONE)
        return false;
    if (key->kind == KEY_CARD)
        json_string(json, key->key, card_id(catalog, value));
    else
        json_number(json, key->key, value + 1);
    return true;
}

void command_write_keys(JsonOut *json, const Catalog *catalog, const SetupOptions *options, Seat seat,
                        const Command *command) {
    const Verb *verb = &catalog->game->verbs[command->verb];
    const char *decline = NULL;
    bool used = false;
    assert(seat < options->seats);
    json_string(json, "seat", catalog_id(catalog, catalog->game->seat_table, options->faction[seat]));
    json_string(json, "do", verb->name);
    for (int i = 0; i < VERB_KEYS_MAX && verb->keys[i].key != NULL; i++) {
        used = write_value(json, catalog, command, &verb->keys[i]) || used;
        if (verb->keys[i].kind == KEY_DECLINE)
            decline = verb->keys[i].key;
    }
    if (decline != NULL && !used)
        json_bool(json, decline, true);
}

void command_write(JsonOut *json, const char *key, const Catalog *catalog, const SetupOptions *options,
                   Seat seat, const Command *command) {
    json_begin_object(json, key);
    command_write_keys(json, catalog, options, seat, command);
    json_end_object(json);
}
