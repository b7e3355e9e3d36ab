// SPDX-License-Identifier: MIT
// Walks through the structs of a catalog by the tables of engine/schema.h, and compares the way to each
// number with a name.
#include "data/record_numbers.h"

#include "data/reader.h"
#include "engine/game.h"

#include <stdio.h>
#include <string.h>

#define LABELS_MAX 24 // on the way to a number, of which names are made
#define NAME_BYTES 96

// A record on the way to a number.
typedef struct Step {
    const struct Step *up; // the record around it; NULL: it is the outermost
    const char *key;       // of the record around it
    int place;             // in a list, from 1; 0: in none
    const Schema *schema;
    const uint8_t *at;
} Step;

// Returns true to end the walk. `given`: not just what a key that is left out stands for.
typedef bool Look(void *context, const Step *step, const Field *field, bool given);

typedef struct Walk {
    const Catalog *catalog;
    Look *look;
    void *context;
} Walk;

static bool walk(const Walk *on, const Step *step);

// ---- the walk

static int value_of(const Field *field, const uint8_t *record) {
    int16_t wide;
    if (field->kind == FIELD_NUMBER)
        return record[field->offset];
    memcpy(&wide, record + field->offset, sizeof wide);
    return wide;
}

// True if the record's word has no use for the key; *named: the word asks for the key by name.
static bool is_idle(const Step *step, const Field *field, bool *named) {
    const Field *chooser = reader_chooser(step->schema);
    size_t word = 0;
    *named = false;
    while (chooser != NULL && chooser->words[word] != NULL && word < step->at[chooser->offset])
        word++;
    if (chooser == NULL || chooser->words[word] == NULL || reader_common_key(step->schema, field->key))
        return false;
    *named = reader_word_uses(step->schema, word, NULL, field->key);
    return !*named;
}

static bool look_at(const Walk *on, const Step *step, const Field *field) {
    bool named;
    const int value = value_of(field, step->at);
    if (is_idle(step, field, &named) || value < field->min || value > field->max)
        return false;
    const bool inside =
        field->absent > field->min && field->absent < field->max; // else: no limit, or nothing
    const bool given = field->required || (named && inside) || value != field->absent;
    if (!given && !named && value == 0 && step->place > 0)
        return false; // an effect that has no such number
    return on->look(on->context, step, field, given);
}

static bool walk_list(const Walk *on, const Step *step, const Field *field) {
    const uint8_t *first = step->at + field->offset;
    bool ended = false;
    if (field->kind == FIELD_POOL) {
        uint16_t number;
        memcpy(&number, first, sizeof number);
        first = (const uint8_t *)on->catalog->rules + field->pool_offset + (size_t)number * field->stride;
    }
    for (int i = 0; !ended && i < step->at[field->count_offset]; i++) {
        const Step inside = {step, field->key, i + 1, field->record, first + (size_t)i * field->stride};
        ended = walk(on, &inside);
    }
    return ended;
}

static bool walk_record(const Walk *on, const Step *step, const Field *field) {
    const bool absent = field->present_offset != 0 && step->at[field->present_offset] == 0;
    const Step inside = {step, field->key, 0, field->record, step->at + field->offset};
    return !absent && walk(on, &inside);
}

static bool walk(const Walk *on, const Step *step) {
    bool ended = false;
    for (size_t i = 0; !ended && i < step->schema->field_count; i++) {
        const Field *field = &step->schema->fields[i];
        if (field->kind == FIELD_NUMBER || field->kind == FIELD_NUMBER16)
            ended = look_at(on, step, field);
        else if (field->kind == FIELD_RECORD)
            ended = walk_record(on, step, field);
        else if (field->kind == FIELD_POOL || (field->kind == FIELD_RECORDS && field->table == NO_TABLE))
            ended = walk_list(on, step, field);
    }
    return ended;
}

const Schema *record_numbers_schema(const Game *game, uint8_t table) {
    for (uint8_t file = 0; file < game->pack_file_count; file++)
        for (size_t i = 0; i < game->pack_files[file].schema->field_count; i++) {
            const Field *field = &game->pack_files[file].schema->fields[i];
            if (field->kind == FIELD_RECORDS && field->table == table)
                return field->record;
        }
    return NULL;
}

static bool walk_whole(RecordAt record, Look *look, void *context) {
    const Table *table = &record.catalog->game->tables[record.table];
    const Schema *schema = record_numbers_schema(record.catalog->game, record.table);
    const uint8_t *rules = record.catalog->rules;
    const Step step = {.schema = schema, .at = rules + table->offset + (size_t)record.index * table->stride};
    return schema != NULL && walk(&(Walk){record.catalog, look, context}, &step);
}

// ---- what stands on the way

typedef void HearLabel(void *context, const char *label);

// The words and ids that were given to a record.
static void tell_words(const Catalog *catalog, const Step *step, HearLabel *hear, void *context) {
    for (size_t i = 0; i < step->schema->field_count; i++) {
        const Field *field = &step->schema->fields[i];
        const uint8_t value = step->at[field->offset];
        uint8_t words = 0;
        while (field->kind == FIELD_WORD && field->words[words] != NULL)
            words++;
        if (value < words && (field->required || value != field->absent))
            hear(context, field->words[value]);
        else if (field->kind == FIELD_REF && value < catalog_count(catalog, field->table))
            hear(context, catalog_id(catalog, field->table, value));
    }
}

static void tell_labels(const Catalog *catalog, const Step *step, HearLabel *hear, void *context) {
    char place[12];
    snprintf(place, sizeof place, "%d", step->place);
    hear(context, step->key);
    if (step->place > 0)
        hear(context, place);
    tell_words(catalog, step, hear, context);
}

// ---- a number by its name

typedef struct Search {
    const Catalog *catalog;
    const char *name, *end;
    bool given; // only numbers that were
    const uint8_t *found;
    int value;
    const char *rest; // of the name: what labels on the way so far don't explain
} Search;

// The last part of a name is the number's key, never a label.
static void pass_label(void *context, const char *label) {
    Search *search = context;
    const size_t length = strlen(label);
    if ((size_t)(search->end - search->rest) > length && search->rest[length] == '.' &&
        memcmp(search->rest, label, length) == 0)
        search->rest += length + 1;
}

static void pass_labels(Search *search, const Step *step) {
    if (step->up == NULL)
        return; // there is no way to the record itself
    pass_labels(search, step->up);
    tell_labels(search->catalog, step, pass_label, search);
}

static bool compare(void *context, const Step *step, const Field *field, bool given) {
    Search *search = context;
    const size_t length = strlen(field->key), left = (size_t)(search->end - search->name);
    if ((search->given && !given) || left < length || memcmp(search->end - length, field->key, length) != 0)
        return false;
    search->rest = search->name;
    pass_labels(search, step);
    if ((size_t)(search->end - search->rest) != length)
        return false;
    search->found = step->at + field->offset;
    search->value = value_of(field, step->at);
    return true;
}

static bool find(RecordAt record, const char *name, size_t length, Search *search) {
    *search = (Search){.catalog = record.catalog, .name = name, .end = name + length, .given = true};
    bool found = walk_whole(record, compare, search);
    search->given = false;
    return found || walk_whole(record, compare, search);
}

static bool find_of_game(const Catalog *catalog, Search *search) {
    bool found = false;
    for (uint8_t i = 0; !found && i < catalog->game->pack_file_count; i++) {
        const Step step = {.schema = catalog->game->pack_files[i].schema, .at = catalog->rules};
        found = walk(&(Walk){catalog, compare, search}, &step);
    }
    return found;
}

// The name that the game has for it otherwise, or the name itself.
static const char *meant(const Table *table, const char *name, size_t *length) {
    for (const NumberName *also = table->also; also != NULL && also->name != NULL; also++)
        if (strlen(also->name) == *length && memcmp(also->name, name, *length) == 0) {
            *length = strlen(also->number);
            return also->number;
        }
    return name;
}

bool record_number(RecordAt record, const char *name, size_t length, int *value) {
    Search search;
    const char *wanted = meant(&record.catalog->game->tables[record.table], name, &length);
    const bool found = find(record, wanted, length, &search) || find_of_game(record.catalog, &search);
    if (found)
        *value = search.value;
    return found;
}

// ---- the shortest name of a number

typedef struct Listing {
    RecordAt record;
    RecordNumberListener hear;
    void *context;
    char label[LABELS_MAX][ID_MAX]; // on the way to the number, outermost first
    int labels;
} Listing;

static void keep_label(void *context, const char *label) {
    Listing *listing = context;
    if (listing->labels < LABELS_MAX)
        snprintf(listing->label[listing->labels++], ID_MAX, "%s", label);
}

static void keep_labels(Listing *listing, const Step *step) {
    if (step->up == NULL)
        return;
    keep_labels(listing, step->up);
    tell_labels(listing->record.catalog, step, keep_label, listing);
}

static bool means(const Listing *listing, const char *name, const uint8_t *number) {
    Search search;
    size_t length = strlen(name);
    const char *wanted = meant(&listing->record.catalog->game->tables[listing->record.table], name, &length);
    return wanted == name && find(listing->record, name, length, &search) && search.found == number;
}

// The way to a record: all keys and places.
static void add_way(const Step *step, char *name) {
    if (step->up == NULL)
        return;
    add_way(step->up, name);
    const size_t length = strlen(name);
    if (step->place > 0)
        snprintf(name + length, NAME_BYTES - length, "%s.%d.", step->key, step->place);
    else
        snprintf(name + length, NAME_BYTES - length, "%s.", step->key);
}

// False if there is no name: one of NumberName is in its place.
static bool name_number(const Listing *listing, const Step *step, const Field *field, char *name) {
    const uint8_t *number = step->at + field->offset;
    snprintf(name, NAME_BYTES, "%s", field->key);
    for (int i = 0; i < listing->labels && !means(listing, name, number); i++)
        snprintf(name, NAME_BYTES, "%.31s.%s", listing->label[i], field->key);
    for (int i = 0; i < listing->labels; i++)
        for (int k = i + 1; k < listing->labels && !means(listing, name, number); k++)
            snprintf(name, NAME_BYTES, "%.31s.%.31s.%s", listing->label[i], listing->label[k], field->key);
    if (means(listing, name, number))
        return true;
    name[0] = '\0';
    add_way(step, name);
    snprintf(name + strlen(name), NAME_BYTES - strlen(name), "%s", field->key);
    return means(listing, name, number);
}

static bool has_other_name(const Table *table, const char *name) {
    const NumberName *also = table->also;
    while (also != NULL && also->name != NULL && strcmp(also->number, name) != 0)
        also++;
    return also != NULL && also->name != NULL;
}

static bool list_number(void *context, const Step *step, const Field *field, bool given) {
    Listing *listing = context;
    char name[NAME_BYTES] = "";
    listing->labels = 0;
    keep_labels(listing, step);
    if (given && name_number(listing, step, field, name) &&
        !has_other_name(&listing->record.catalog->game->tables[listing->record.table], name))
        listing->hear(listing->context, name, value_of(field, step->at));
    return false;
}

void record_numbers_each(RecordAt record, RecordNumberListener hear, void *context) {
    Listing listing = {.record = record, .hear = hear, .context = context};
    const Table *table = &record.catalog->game->tables[record.table];
    for (const NumberName *also = table->also; also != NULL && also->name != NULL; also++) {
        int value;
        if (record_number(record, also->name, strlen(also->name), &value))
            hear(context, also->name, value);
    }
    walk_whole(record, list_number, &listing);
}
