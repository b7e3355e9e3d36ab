// SPDX-License-Identifier: MIT
// Reads commands: the keys of the verb say which field each value goes to.
#include "data/command_read.h"

#include "data/suggest.h"
#include "engine/game.h"

#include <assert.h>
#include <string.h>

#define VERBS_MAX 64
#define KEYS_MAX 32                 // of all verbs with the same name
#define PLACE_MAX (UNKNOWN - 1 + 1) // stored from 0, below UNKNOWN and NONE

typedef struct CommandReader {
    const JsonDoc *doc;
    const Catalog *catalog;
    Problems *problems;
    const SetupOptions *options;
    bool saved;   // a command that was carried out
    bool refused; // the game is expected to refuse it: unknown values may be the reason
} CommandReader;

// The string value of a key, or NULL with a problem.
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

// The index in `names` of the value of `key`; -1 with a problem if it is none of them.
static int find_name(const CommandReader *reader, const cJSON *node, const char *key, const char *what,
                     const char *const names[], size_t count) {
    const char *name = text_under(reader, node, key, what);
    if (name == NULL)
        return -1;
    for (size_t i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return (int)i;
    Text hint = {0};
    suggest_add(&hint, name, names, count, "names");
    json_doc_problem(reader->doc, cJSON_GetObjectItemCaseSensitive(node, key), reader->problems,
                     "\"%s\" can't be %s%s", key, quoted(name).text, text_string(&hint));
    text_finish(&hint);
    return -1;
}

// The ids of those who play, in seat order.
static size_t seat_ids(const CommandReader *reader, const char *ids[SEATS_MAX]) {
    for (Seat i = 0; i < reader->options->seats; i++)
        ids[i] = catalog_id(reader->catalog, reader->catalog->game->seat_table, reader->options->faction[i]);
    return reader->options->seats;
}

// True if it is a faction (ship …) of the pack that doesn't play; that may be why a refusal is expected.
static bool is_absent_seat(const CommandReader *reader, const cJSON *value) {
    if (!reader->refused || !cJSON_IsString(value))
        return false;
    const uint8_t faction =
        catalog_find(reader->catalog, reader->catalog->game->seat_table, value->valuestring);
    return faction != NONE && setup_seat_of(reader->options, faction) == SEAT_NONE;
}

static bool read_seat(const CommandReader *reader, const cJSON *node, Seat *seat) {
    const char *ids[SEATS_MAX];
    *seat = SEAT_NONE;
    if (is_absent_seat(reader, cJSON_GetObjectItemCaseSensitive(node, "seat")))
        return true;
    const int index = find_name(reader, node, "seat", "a seat that plays", ids, seat_ids(reader, ids));
    if (index >= 0)
        *seat = (Seat)index;
    return index >= 0;
}

// The key allowed besides seat, verb and the verb's keys: an expected refusal, or the saved hash.
static const char *outcome_key(const CommandReader *reader) {
    return reader->saved ? "hash" : "error";
}

// True for keys of a command that belong to no verb.
static bool is_common_key(const CommandReader *reader, const char *key) {
    return strcmp(key, "seat") == 0 || strcmp(key, "do") == 0 || strcmp(key, outcome_key(reader)) == 0;
}

static size_t key_count(const Verb *verb) {
    size_t count = 0;
    while (count < VERB_KEYS_MAX && verb->keys[count].key != NULL)
        count++;
    return count;
}

static const CommandKey *find_key(const Verb *verb, const char *key) {
    for (size_t i = 0; i < key_count(verb); i++)
        if (strcmp(verb->keys[i].key, key) == 0)
            return &verb->keys[i];
    return NULL;
}

// True if the value is allowed as far as KEY_WORD's words are concerned.
static bool has_word(const CommandKey *key, const cJSON *value) {
    if (key->kind != KEY_WORD || !cJSON_IsString(value))
        return true;
    for (size_t i = 0; key->words[i] != NULL; i++)
        if (strcmp(key->words[i], value->valuestring) == 0)
            return true;
    return key->none != NULL && strcmp(key->none, value->valuestring) == 0;
}

static bool has_all_keys(const CommandReader *reader, const Verb *verb, const cJSON *node, bool words) {
    for (const cJSON *value = node->child; value != NULL; value = value->next) {
        const CommandKey *key = find_key(verb, value->string);
        if (!is_common_key(reader, value->string) && (key == NULL || (words && !has_word(key, value))))
            return false;
    }
    return true;
}

static bool is_same_verb(const Verb *verb, const Verb *other) {
    return other->name != NULL && strcmp(verb->name, other->name) == 0;
}

// Among the verbs with the same name: the first with all its keys present and fitting words; else the first
// with all its keys; else the first.
static const Verb *fitting(const CommandReader *reader, const Verb *first, const cJSON *node) {
    for (int words = 1; words >= 0; words--)
        for (const Verb *verb = first; is_same_verb(first, verb); verb++)
            if (has_all_keys(reader, verb, node, words == 1))
                return verb;
    return first;
}

static const Verb *read_verb(const CommandReader *reader, const cJSON *node, Command *command) {
    const Verb *verbs = reader->catalog->game->verbs, *of_name[VERBS_MAX];
    const char *names[VERBS_MAX];
    size_t count = 0;
    for (const Verb *verb = verbs; verb->name != NULL && count < VERBS_MAX; verb++)
        if (count == 0 || !is_same_verb(of_name[count - 1], verb)) {
            of_name[count] = verb;
            names[count++] = verb->name;
        }
    const int index = find_name(reader, node, "do", "what to do", names, count);
    const Verb *verb = index < 0 ? NULL : fitting(reader, of_name[index], node);
    *command = command_of((uint8_t)(verb == NULL ? 0 : verb - verbs));
    return verb;
}

static bool wrong(const CommandReader *reader, const cJSON *value, const char *allowed) {
    json_doc_problem(reader->doc, value, reader->problems, "%s must be %s, not %s",
                     quoted(value->string).text, allowed, json_doc_type(value));
    return false;
}

static bool unknown_id(const CommandReader *reader, uint8_t table, const cJSON *value, const char *id) {
    const char *ids[UINT8_MAX];
    const uint8_t count = catalog_count(reader->catalog, table);
    for (uint8_t i = 0; i < count; i++)
        ids[i] = catalog_id(reader->catalog, table, i);
    Text hint = {0}, many = {0};
    const char *what = reader->catalog->game->tables[table].what;
    text_printf(&many, "%ss", what);
    suggest_add(&hint, id, ids, count, text_string(&many));
    json_doc_problem(reader->doc, value, reader->problems, "there is no %s %s%s", what, quoted(id).text,
                     text_string(&hint));
    text_finish(&many);
    text_finish(&hint);
    return false;
}

// `value` is a string. False with a problem if the card is not in the pack but must be.
static bool find_card(const CommandReader *reader, const cJSON *value, uint8_t *card) {
    const uint8_t table = reader->catalog->game->card_table;
    *card = catalog_find(reader->catalog, table, value->valuestring);
    if (*card != NONE)
        return true;
    *card = UNKNOWN;
    return !reader->saved || unknown_id(reader, table, value, value->valuestring);
}

// Like find_card, but unknown ids are allowed only in commands expected to be refused.
static bool find_id(const CommandReader *reader, uint8_t table, const cJSON *value, uint8_t *index) {
    *index = catalog_find(reader->catalog, table, value->valuestring);
    if (*index != NONE)
        return true;
    *index = UNKNOWN;
    return reader->refused || unknown_id(reader, table, value, value->valuestring);
}

static bool find_word(const CommandReader *reader, const cJSON *value, const char *const words[],
                      size_t count, uint8_t *to) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(words[i], value->valuestring) == 0) {
            *to = (uint8_t)i;
            return true;
        }
    *to = UNKNOWN;
    if (reader->refused)
        return true;
    Text hint = {0};
    suggest_add(&hint, value->valuestring, words, count, "words");
    json_doc_problem(reader->doc, value, reader->problems, "%s can't be %s%s", quoted(value->string).text,
                     quoted(value->valuestring).text, text_string(&hint));
    text_finish(&hint);
    return false;
}

// Reads a card's id, followed by the mark if the key allows one.
static bool find_marked_card(const CommandReader *reader, const CommandKey *key, const cJSON *item,
                             uint8_t *card) {
    const char *text = item->valuestring, *colon = strrchr(text, ':');
    char id[ID_MAX];
    if (key->mark == NULL || colon == NULL || strcmp(colon + 1, key->mark) != 0 ||
        (size_t)(colon - text) >= sizeof id)
        return find_card(reader, item, card);
    memcpy(id, text, (size_t)(colon - text));
    id[colon - text] = '\0';
    const uint8_t found = catalog_find(reader->catalog, reader->catalog->game->card_table, id);
    *card = found == NONE ? UNKNOWN : (uint8_t)(found | COMMAND_MARKED);
    return found != NONE || !reader->saved ||
           unknown_id(reader, reader->catalog->game->card_table, item, text);
}

// In a command expected to be refused, a value that is no list of cards may be the reason.
static bool no_list(const CommandReader *reader, Command *command) {
    command->count = 1;
    command->list[0] = UNKNOWN;
    return reader->refused;
}

static bool read_list(const CommandReader *reader, const CommandKey *key, const cJSON *value,
                      Command *command) {
    bool good = true;
    if (!cJSON_IsArray(value))
        return no_list(reader, command) || wrong(reader, value, "a list of card ids");
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
        good = find_marked_card(reader, key, item, &command->list[command->count++]) && good;
    }
    return good;
}

// Reads a whole number from `min` to `max`, stored as its distance from `zero`.
static bool read_number(const CommandReader *reader, const cJSON *value, int min, int max, int zero,
                        uint8_t *to) {
    long number;
    *to = UNKNOWN;
    if (!cJSON_IsNumber(value)) {
        Text allowed = {0};
        text_printf(&allowed, zero > 0 ? "a whole number from %d" : "a whole number from %d to %d", min, max);
        wrong(reader, value, text_string(&allowed));
        text_finish(&allowed);
        return false;
    }
    if (json_doc_whole(value, min, max, &number)) {
        *to = (uint8_t)(number - zero);
        return true;
    }
    if (reader->refused && zero == 0)
        return true;
    json_doc_problem(reader->doc, value, reader->problems,
                     "%s must be a whole number from %d to %d, not %.15g", quoted(value->string).text, min,
                     max, value->valuedouble);
    return false;
}

static bool read_counts(const CommandReader *reader, const CommandKey *key, const cJSON *value,
                        Command *command) {
    bool good = true;
    if (!cJSON_IsObject(value))
        return wrong(reader, value, "an object that says how many of each");
    command->count = catalog_count(reader->catalog, key->table);
    assert(command->count <= COMMAND_LIST_MAX);
    for (const cJSON *item = value->child; item != NULL; item = item->next) {
        uint8_t number;
        const uint8_t index = catalog_find(reader->catalog, key->table, item->string);
        if (!read_number(reader, item, key->min, UNKNOWN - 1, 0, &number))
            good = false;
        else if (index != NONE)
            command->list[index] = number;
        else if (!reader->refused)
            good = unknown_id(reader, key->table, item, item->string);
        else if (key->min > 0)
            command->list[0] = UNKNOWN; // more than any game has
    }
    return good;
}

static bool read_text(const CommandReader *reader, const CommandKey *key, const cJSON *value, uint8_t *to) {
    const char *ids[SEATS_MAX];
    if (key->kind == KEY_ID)
        return find_id(reader, key->table, value, to);
    if (key->kind == KEY_SEAT)
        return find_word(reader, value, ids, seat_ids(reader, ids), to);
    if (key->none != NULL && strcmp(value->valuestring, key->none) == 0) {
        *to = NONE;
        return true;
    }
    return key->kind == KEY_WORD ? find_word(reader, value, key->words, suggest_count(key->words), to)
                                 : find_card(reader, value, to);
}

// Appends what a key with a string value may have, to follow "must be".
static void describe_text(const CommandReader *reader, const CommandKey *key, Text *out) {
    const Table *tables = reader->catalog->game->tables;
    if (key->kind == KEY_ID)
        text_printf(out, "the id of a %s", tables[key->table].what);
    else if (key->kind == KEY_SEAT)
        text_add(out, "a seat that plays");
    else if (key->kind == KEY_CARD && key->none != NULL)
        text_printf(out, "a card's id or \"%s\"", key->none);
    else if (key->kind == KEY_CARD)
        text_add(out, "a card's id");
    else {
        text_add(out, "one of ");
        suggest_list(out, key->words, suggest_count(key->words));
        if (key->none != NULL)
            text_printf(out, " or \"%s\"", key->none);
    }
}

static bool no_text(const CommandReader *reader, const CommandKey *key, const cJSON *value) {
    Text allowed = {0};
    describe_text(reader, key, &allowed);
    wrong(reader, value, text_string(&allowed));
    text_finish(&allowed);
    return false;
}

static bool read_value(const CommandReader *reader, const CommandKey *key, const cJSON *value,
                       Command *command) {
    switch (key->kind) {
    case KEY_CARD:
    case KEY_ID:
    case KEY_WORD:
    case KEY_SEAT:
        return cJSON_IsString(value) ? read_text(reader, key, value, command_field(command, key->field))
                                     : no_text(reader, key, value);
    case KEY_CARDS:
        return read_list(reader, key, value, command);
    case KEY_COUNTS:
        return read_counts(reader, key, value, command);
    case KEY_PLACE:
        return read_number(reader, value, 1, PLACE_MAX, 1, command_field(command, key->field));
    case KEY_NUMBER:
        return read_number(reader, value, key->min, key->max, 0, command_field(command, key->field));
    case KEY_BOOL:
        *command_field(command, key->field) = cJSON_IsTrue(value) ? 1 : 0;
        return cJSON_IsBool(value) || wrong(reader, value, "true or false");
    case KEY_DECLINE:
        return cJSON_IsTrue(value) || wrong(reader, value, "true (or left out)");
    }
    return false;
}

// Adds each key of the verbs with this name once, after the `count` already there.
static size_t add_keys(const Verb *first, const char *keys[], size_t count, size_t most) {
    for (const Verb *verb = first; is_same_verb(first, verb); verb++)
        for (size_t i = 0; i < key_count(verb) && count < most; i++) {
            bool known = false;
            for (const Verb *other = first; other < verb; other++)
                known |= find_key(other, verb->keys[i].key) != NULL;
            if (!known)
                keys[count++] = verb->keys[i].key;
        }
    return count;
}

static bool unknown_key(const CommandReader *reader, const cJSON *value, const Verb *verb) {
    const char *keys[KEYS_MAX + 1] = {"seat", "do"};
    for (const Verb *other = verb; is_same_verb(verb, other); other++)
        if (find_key(other, value->string) != NULL) {
            json_doc_key_problem(reader->doc, value, reader->problems,
                                 "%s does not go with the other keys of this \"%s\"",
                                 quoted(value->string).text, verb->name);
            return false;
        }
    size_t count = add_keys(verb, keys, 2, KEYS_MAX);
    keys[count++] = outcome_key(reader);
    Text hint = {0};
    suggest_add(&hint, value->string, keys, count, "keys");
    json_doc_key_problem(reader->doc, value, reader->problems, "unknown key %s in this \"%s\"%s",
                         quoted(value->string).text, verb->name, text_string(&hint));
    text_finish(&hint);
    return false;
}

// If a key has a word for "none", it must not be left out to mean the same, unless the command is expected to
// be refused: that may be the reason.
static bool check_none(const CommandReader *reader, const cJSON *node, const Verb *verb, Command *command) {
    bool good = true;
    for (size_t i = 0; i < key_count(verb); i++) {
        const CommandKey *key = &verb->keys[i];
        if (key->none == NULL || cJSON_GetObjectItemCaseSensitive(node, key->key) != NULL)
            continue;
        *command_field(command, key->field) = UNKNOWN;
        if (reader->refused)
            continue;
        Text allowed = {0};
        describe_text(reader, key, &allowed);
        json_doc_problem(reader->doc, node, reader->problems, "this \"%s\" has no \"%s\", which must be %s",
                         verb->name, key->key, text_string(&allowed));
        text_finish(&allowed);
        good = false;
    }
    return good;
}

// A command either declines or chooses, never both or neither: a forgotten key must not decline.
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
    suggest_list(&others, keys, count);
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
        const CommandKey *key = find_key(verb, value->string);
        if (key != NULL)
            good = read_value(reader, key, value, command) && good;
        else if (!is_common_key(reader, value->string))
            good = unknown_key(reader, value, verb);
    }
    good = check_none(reader, node, verb, command) && good;
    return check_decline(reader, node, verb) && good;
}

static bool read_error(const CommandReader *reader, const cJSON *node, Verdict *error) {
    *error = VERDICT_OK;
    if (reader->saved || cJSON_GetObjectItemCaseSensitive(node, "error") == NULL)
        return true;
    // The first refusal is "ok", which is not one.
    const char *const *refusals = reader->catalog->game->refusals + 1;
    const int index =
        find_name(reader, node, "error", "the code of a refusal", refusals, suggest_count(refusals));
    if (index >= 0)
        *error = (Verdict)(index + 1);
    return index >= 0;
}

static bool read_command(CommandReader reader, const cJSON *node, CommandRead *out) {
    *out = (CommandRead){.seat = SEAT_NONE, .command = command_of(0)};
    if (!cJSON_IsObject(node)) {
        json_doc_problem(reader.doc, node, reader.problems, "a command must be an object, not %s",
                         json_doc_type(node));
        return false;
    }
    reader.refused = !reader.saved && cJSON_GetObjectItemCaseSensitive(node, "error") != NULL;
    bool good = read_seat(&reader, node, &out->seat);
    const Verb *verb = read_verb(&reader, node, &out->command);
    good = verb != NULL && read_keys(&reader, node, verb, &out->command) && good;
    return read_error(&reader, node, &out->error) && good;
}

bool command_read(const JsonDoc *doc, const cJSON *node, const Catalog *catalog, const SetupOptions *options,
                  CommandRead *out, Problems *problems) {
    const CommandReader reader = {.doc = doc, .catalog = catalog, .problems = problems, .options = options};
    return read_command(reader, node, out);
}

bool command_read_saved(const JsonDoc *doc, const cJSON *node, const Catalog *catalog,
                        const SetupOptions *options, CommandRead *out, Problems *problems) {
    const CommandReader reader = {
        .doc = doc, .catalog = catalog, .problems = problems, .options = options, .saved = true};
    return read_command(reader, node, out);
}
