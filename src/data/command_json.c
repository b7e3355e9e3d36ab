// SPDX-License-Identifier: MIT
// Writes a command by the keys of its verb.
#include "data/command_json.h"

#include "engine/game_facts.h"

typedef struct CommandWriter {
    JsonOut *json;
    const Catalog *catalog;
    const SetupOptions *options;
    const Command *command;
} CommandWriter;

static const char *id_of(const Catalog *catalog, uint8_t table, uint8_t index) {
    return index < catalog_count(catalog, table) ? catalog_id(catalog, table, index) : "?";
}

static const char *seat_id(const CommandWriter *writer, Seat seat) {
    const SetupOptions *options = writer->options;
    return seat < options->seats
               ? catalog_id(writer->catalog, game_seat_table(writer->catalog->game), options->faction[seat])
               : "?";
}

static void write_listed(const CommandWriter *writer, const CommandKey *key, uint8_t card) {
    const uint8_t table = game_card_table(writer->catalog->game);
    Text marked = {0};
    if (key->mark == NULL || card == UNKNOWN || (card & COMMAND_MARKED) == 0) {
        json_string(writer->json, NULL, id_of(writer->catalog, table, card));
        return;
    }
    text_printf(&marked, "%s:%s", id_of(writer->catalog, table, (uint8_t)(card & ~COMMAND_MARKED)),
                key->mark);
    json_string(writer->json, NULL, text_string(&marked));
    text_finish(&marked);
}

static void write_list(const CommandWriter *writer, const CommandKey *key) {
    json_begin_list(writer->json, key->key);
    for (uint8_t i = 0; i < writer->command->count && i < COMMAND_LIST_MAX; i++)
        write_listed(writer, key, writer->command->list[i]);
    json_end_list(writer->json);
}

static void write_counts(const CommandWriter *writer, const CommandKey *key) {
    json_begin_object(writer->json, key->key);
    for (uint8_t i = 0; i < writer->command->count && i < COMMAND_LIST_MAX; i++)
        if (writer->command->list[i] > 0)
            json_number(writer->json, id_of(writer->catalog, key->table, i), writer->command->list[i]);
    json_end_object(writer->json);
}

// Writes one byte in the form the key asks for.
static void write_byte(const CommandWriter *writer, const CommandKey *key, uint8_t value) {
    JsonOut *json = writer->json;
    uint8_t words = 0;
    switch (key->kind) {
    case KEY_CARD:
        json_string(json, key->key, id_of(writer->catalog, game_card_table(writer->catalog->game), value));
        break;
    case KEY_ID:
        json_string(json, key->key, id_of(writer->catalog, key->table, value));
        break;
    case KEY_WORD:
        while (key->words[words] != NULL)
            words++;
        json_string(json, key->key, value < words ? key->words[value] : "?");
        break;
    case KEY_SEAT:
        json_string(json, key->key, seat_id(writer, value));
        break;
    case KEY_BOOL:
        json_bool(json, key->key, value == 1);
        break;
    default:
        json_number(json, key->key, key->kind == KEY_PLACE ? value + 1 : value);
    }
}

// Writes the key's value if it is used; returns whether it was.
static bool write_value(const CommandWriter *writer, const CommandKey *key) {
    if (key->kind == KEY_DECLINE)
        return false;
    if (key->kind == KEY_CARDS) {
        write_list(writer, key);
        return true;
    }
    if (key->kind == KEY_COUNTS) {
        if (writer->command->count > 0)
            write_counts(writer, key);
        return writer->command->count > 0;
    }
    const uint8_t value = command_value(writer->command, key->field);
    if (value == NONE && key->none == NULL)
        return false;
    if (value == NONE)
        json_string(writer->json, key->key, key->none);
    else
        write_byte(writer, key, value);
    return true;
}

void command_write_keys(JsonOut *json, const Catalog *catalog, const SetupOptions *options, Seat seat,
                        const Command *command) {
    const Verb *verb = &game_verbs(catalog->game)[command->verb];
    const char *decline = NULL;
    bool used = false;
    const CommandWriter writer = {json, catalog, options, command};
    json_string(json, "seat", seat_id(&writer, seat));
    json_string(json, "do", verb->name);
    for (int i = 0; i < VERB_KEYS_MAX && verb->keys[i].key != NULL; i++) {
        used = write_value(&writer, &verb->keys[i]) || used;
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
