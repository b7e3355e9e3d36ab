// SPDX-License-Identifier: MIT
#include "data/command_read.h"

#include "data/hint.h"

#include <string.h>

#define VERBS_MAX 64
#define PLACE_MAX (UNKNOWN - 1 + 1) // stored from 0, below UNKNOWN and NONE

typedef struct CommandReader {
    const JsonDoc *doc;
    const Catalog *catalog;
    Problems *problems;
    bool saved; // a command that was carried out
} CommandReader;

// The text under a key of the command, or NULL with a problem.
static const char *text_under(const CommandReader *reader, const cJSON *node, const char *key,
                              const char *what) {
    const cJSON *value = cJSON_GetObjectItemCaseSensitive(node, key);
    if (value == NULL)
        json_doc_problem(reader->doc, node, reader->problems, "this command has no \"%s\", which must be %s",
                         key, what);
    else if (!cJSON_IsString(value))
        json_doc_problem(reader->doc, value, reader->problems, "\"%s\" must be %s, not %s", key, what,
                         json_doc_type(value));
    else
        return value->valuestring;
    return NULL;
}

// Which of `names` stands under `key`; -1 with a problem if none.
static int find_name(const CommandReader *reader, const cJSON *node, const char *key, const char *what,
                     const char *const names[], size_t count) {
    const char *name = text_under(reader, node, key, what);
    if (name == NULL)
        return -1;
    for (size_t i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return (int)i;
    Text hint = {0};
    hint_add(&hint, name, names, count, "names");
    json_doc_problem(reader->doc, cJSON_GetObjectItemCaseSensitive(node, key), reader->problems,
                     "\"%s\" can't be %s%s", key, quoted(name).text, text_string(&hint));
    text_finish(&hint);
    return -1;
}

static bool read_seat(const CommandReader *reader, const cJSON *node, const SetupOptions *options,
                      Seat *seat) {
    const char *ids[SEATS_MAX];
    for (Seat i = 0; i < options->seats; i++)
        ids[i] = catalog_id(reader->catalog, reader->catalog->game->seat_table, options->faction[i]);
    const int index = find_name(reader, node, "seat", "a seat that plays", ids, options->seats);
    *seat = index < 0 ? SEAT_NONE : (Seat)index;
    return index >= 0;
}

static const Verb *read_verb(const CommandReader *reader, const cJSON *node, Command *command) {
    const Verb *verbs = reader->catalog->game->verbs;
    const char *names[VERBS_MAX];
    size_t count = 0;
    for (; verbs[count].name != NULL && count < VERBS_MAX; count++)
        names[count] = verbs[count].name;
    const int index = find_name(reader, node, "do", "what to do", names, count);
    *command = command_of((uint8_t)(index < 0 ? 0 : index));
    return index < 0 ? NULL : &verbs[index];
}

static bool wrong(const CommandReader *reader, const cJSON *value, const char *allowed) {
    json_doc_problem(reader->doc, value, reader->problems, "%s must be %s, not %s",
                     quoted(value->string).text, allowed, json_doc_type(value));
    return false;
}

static void unknown_card(const CommandReader *reader, const cJSON *value) {
    const uint8_t table = reader->catalog->game->card_table;
    const char *ids[UINT8_MAX];
    const uint8_t count = catalog_count(reader->catalog, table);
    for (uint8_t i = 0; i < count; i++)
        ids[i] = catalog_id(reader->catalog, table, i);
    Text hint = {0};
    hint_add(&hint, value->valuestring, ids, count, "cards");
    json_doc_problem(reader->doc, value, reader->problems, "there is no %s %s%s",
                     reader->catalog->game->tables[table].what, quoted(value->valuestring).text,
                     text_string(&hint));
    text_finish(&hint);
}

// `value` is a text. False with a problem where a card must be one of the pack's.
static bool find_card(const CommandReader *reader, const cJSON *value, uint8_t *card) {
    *card = catalog_find(reader->catalog, reader->catalog->game->card_table, value->valuestring);
    if (*card != NONE)
        return true;
    *card = UNKNOWN;
    if (reader->saved)
        unknown_card(reader, value);
    return !reader->saved;
}

static bool read_list(const CommandReader *reader, const cJSON *value, Command *command) {
    bool good = true;
    if (!cJSON_IsArray(value))
        return wrong(reader, value, "a list of card ids");
    for (const cJSON *item = value->child; item != NULL; item = item->next) {
        if (command->count == COMMAND_LIST_MAX) {
            json_doc_problem(reader->doc, item, reader->problems, "%s has %d entries; at most %d are allowed",
                             quoted(value->string).text, cJSON_GetArraySize(value), COMMAND_LIST_MAX);
            return false;
        }
        if (!cJSON_IsString(item)) {
            json_doc_problem(reader->doc, item, reader->problems, "%s must hold card ids, but this is %s",
                             quoted(value->string).text, json_doc_type(item));
            return false;
        }
        good = find_card(reader, item, &command->list[command->count++]) && good;
    }
    return good;
}

static bool read_place(const CommandReader *reader, const cJSON *value, uint8_t *to) {
    long place;
    if (!cJSON_IsNumber(value))
        return wrong(reader, value, "a whole number from 1");
    if (!json_doc_whole(value, 1, PLACE_MAX, &place)) {
        json_doc_problem(reader->doc, value, reader->problems,
                         "%s must be a whole number from 1 to %d, not %.15g", quoted(value->string).text,
                         PLACE_MAX, value->valuedouble);
        return false;
    }
    *to = (uint8_t)(place - 1);
    return true;
}

static bool read_value(const CommandReader *reader, const CommandKey *key, const cJSON *value,
                       Command *command) {
    switch (key->kind) {
    case KEY_CARD:
        if (!cJSON_IsString(value))
            return wrong(reader, value, "a card's id");
        return find_card(reader, value, command_field(command, key->field));
    case KEY_CARDS:
        return read_list(reader, value, command);
    case KEY_PLACE:
        return read_place(reader, value, command_field(command, key->field));
    case KEY_DECLINE:
        return cJSON_IsTrue(value) || wrong(reader, value, "true (or left out)");
    }
    return false;
}

static size_t key_count(const Verb *verb) {
    size_t count = 0;
    while (count < VERB_KEYS_MAX && verb->keys[count].key != NULL)
        count++;
    return count;
}

// What stands in a command beside seat and verb: an expected refusal, or what came of it.
static const char *outcome_key(const CommandReader *reader) {
    return reader->saved ? "hash" : "error";
}

// Keys of a command that no verb has.
static bool is_common_key(const CommandReader *reader, const char *key) {
    return strcmp(key, "seat") == 0 || strcmp(key, "do") == 0 || strcmp(key, outcome_key(reader)) == 0;
}

static bool unknown_key(const CommandReader *reader, const cJSON *value, const Verb *verb) {
    const char *keys[VERB_KEYS_MAX + 3] = {"seat", "do"};
    size_t count = 2;
    for (size_t i = 0; i < key_count(verb); i++)
        keys[count++] = verb->keys[i].key;
    keys[count++] = outcome_key(reader);
    Text hint = {0};
    hint_add(&hint, value->string, keys, count, "keys");
    json_doc_key_problem(reader->doc, value, reader->problems, "unknown key %s in this \"%s\"%s",
                         quoted(value->string).text, verb->name, text_string(&hint));
    text_finish(&hint);
    return false;
}

// Declining and choosing go not together, and one of both there must be: a forgotten key must not decline.
static bool check_decline(const CommandReader *reader, const cJSON *node, const Verb *verb) {
    const char *keys[VERB_KEYS_MAX], *decline = NULL;
    size_t count = 0;
    bool chosen = false;
    for (size_t i = 0; i < key_count(verb); i++)
        if (verb->keys[i].kind == KEY_DECLINE) {
            decline = verb->keys[i].key;
        } else {
            chosen = chosen || cJSON_GetObjectItemCaseSensitive(node, verb->keys[i].key) != NULL;
            keys[count++] = verb->keys[i].key;
        }
    const cJSON *declined = decline != NULL ? cJSON_GetObjectItemCaseSensitive(node, decline) : NULL;
    if (decline == NULL || chosen != (declined != NULL))
        return true;
    Text others = {0};
    hint_list(&others, keys, count);
    if (chosen)
        json_doc_key_problem(reader->doc, declined, reader->problems, "\"%s\" goes without %s", decline,
                             text_string(&others));
    else
        json_doc_problem(reader->doc, node, reader->problems, "this \"%s\" needs %s, or \"%s\": true",
                         verb->name, text_string(&others), decline);
    text_finish(&others);
    return false;
}

static bool read_keys(const CommandReader *reader, const cJSON *node, const Verb *verb, Command *command) {
    bool good = true;
    for (const cJSON *value = node->child; value != NULL; value = value->next) {
        size_t i = 0;
        while (i < key_count(verb) && strcmp(verb->keys[i].key, value->string) != 0)
            i++;
        if (i < key_count(verb))
            good = read_value(reader, &verb->keys[i], value, command) && good;
        else if (!is_common_key(reader, value->string))
            good = unknown_key(reader, value, verb);
    }
    return check_decline(reader, node, verb) && good;
}

static bool read_error(const CommandReader *reader, const cJSON *node, Verdict *error) {
    *error = VERDICT_OK;
    if (reader->saved || cJSON_GetObjectItemCaseSensitive(node, "error") == NULL)
        return true;
    // The first refusal is "ok", which is none.
    const char *const *refusals = reader->catalog->game->refusals + 1;
    const int index =
        find_name(reader, node, "error", "the code of a refusal", refusals, hint_count(refusals));
    if (index >= 0)
        *error = (Verdict)(index + 1);
    return index >= 0;
}

static bool read_command(const CommandReader *reader, const cJSON *node, const SetupOptions *options,
                         CommandRead *out) {
    *out = (CommandRead){.seat = SEAT_NONE, .command = command_of(0)};
    if (!cJSON_IsObject(node)) {
        json_doc_problem(reader->doc, node, reader->problems, "a command must be an object, not %s",
                         json_doc_type(node));
        return false;
    }
    bool good = read_seat(reader, node, options, &out->seat);
    const Verb *verb = read_verb(reader, node, &out->command);
    good = verb != NULL && read_keys(reader, node, verb, &out->command) && good;
    return read_error(reader, node, &out->error) && good;
}

bool command_read(const JsonDoc *doc, const cJSON *node, const Catalog *catalog, const SetupOptions *options,
                  CommandRead *out, Problems *problems) {
    const CommandReader reader = {.doc = doc, .catalog = catalog, .problems = problems};
    return read_command(&reader, node, options, out);
}

bool command_read_saved(const JsonDoc *doc, const cJSON *node, const Catalog *catalog,
                        const SetupOptions *options, CommandRead *out, Problems *problems) {
    const CommandReader reader = {.doc = doc, .catalog = catalog, .problems = problems, .saved = true};
    return read_command(&reader, node, options, out);
}
