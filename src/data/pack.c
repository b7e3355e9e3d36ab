// SPDX-License-Identifier: MIT
// Loads in passes: parse all files, register all ids, read all records, let the game check the whole, hash.
// After a fault the later passes still check whatever is readable, so that pack authors see all mistakes at
// once; faults that would only follow from a known one are not reported.
#include "data/pack.h"

#include "data/captains.h"
#include "data/pack_unknown_ids.h"
#include "data/value_nets.h"
#include "data/words.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

typedef struct Loading {
    Catalog catalog; // under construction
    const Game *game;
    const PackSource *source;
    uint32_t unknown_tables;
    Problems *problems;
    Problems *merged; // those that became part of one message; NULL: no memory for them
} Loading;

// The tables formed by a file's records, one bit each.
static uint32_t tables_in(const Schema *schema) {
    uint32_t tables = 0;
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        if (field->kind == FIELD_RECORDS && field->table != NO_TABLE)
            tables |= 1u << field->table;
        else if (field->kind == FIELD_RECORD)
            tables |= tables_in(field->record);
    }
    return tables;
}

static Reader reader_of(const Loading *loading, const JsonDoc *doc) {
    return (Reader){.doc = doc,
                    .catalog = &loading->catalog,
                    .unknown_tables = loading->unknown_tables,
                    .problems = loading->problems};
}

static void register_ids(Loading *loading) {
    for (uint8_t i = 0; i < loading->game->pack_file_count; i++) {
        const Schema *schema = loading->game->pack_files[i].schema;
        const Reader reader = reader_of(loading, pack_source_file(loading->source, i));
        loading->unknown_tables |= reader.doc != NULL ? reader_register(&reader, json_doc_root(reader.doc),
                                                                        schema, loading->catalog.rules)
                                                      : tables_in(schema);
    }
}

// What table the records of this list of a file form: "card". NULL: none.
static const char *kind_of(const Game *game, const Schema *schema, const char *list) {
    for (size_t i = 0; i < schema->field_count; i++)
        if (schema->fields[i].kind == FIELD_RECORDS && schema->fields[i].table != NO_TABLE &&
            strcmp(schema->fields[i].key, list) == 0)
            return game->tables[schema->fields[i].table].what;
    return NULL;
}

static bool is_gone(void *context, const UnknownId *unknown, const char **file, int *line) {
    const Loading *loading = context;
    for (uint8_t i = 0; i < loading->game->pack_file_count; i++) {
        const JsonDoc *doc = pack_source_file(loading->source, i);
        const char *list, *by, *id;
        JsonPlace place;
        for (size_t k = 0; doc != NULL && (id = json_doc_removed(doc, k, &list, &by)) != NULL; k++) {
            const char *kind = kind_of(loading->game, loading->game->pack_files[i].schema, list);
            if (kind == NULL || strcmp(kind, unknown->kind) != 0 || strcmp(id, unknown->id) != 0 ||
                !json_doc_removed_at(doc, id, file, &place))
                continue;
            *line = place.line;
            return true;
        }
    }
    return false;
}

static void read_files(Loading *loading) {
    for (uint8_t i = 0; i < loading->game->pack_file_count; i++) {
        const Schema *schema = loading->game->pack_files[i].schema;
        Reader reader = reader_of(loading, pack_source_file(loading->source, i));
        UnknownIds *ids = unknown_ids_open(loading->problems);
        if (ids != NULL) {
            unknown_ids_know_gone(ids, is_gone, loading);
            unknown_ids_keep_merged(ids, loading->merged);
            reader.problems = unknown_ids_problems(ids);
        }
        if (reader.doc != NULL)
            reader_read(&reader, json_doc_root(reader.doc), schema, loading->catalog.rules);
        unknown_ids_close(ids);
    }
}

static void read_captains(Loading *loading) {
    const Reader reader = reader_of(loading, pack_source_captains(loading->source));
    if (reader.doc != NULL)
        captains_read(&reader, &loading->catalog);
}

// ---- faults found by the game

typedef struct GameFaults {
    const Loading *loading;
    Problems before; // from reading
} GameFaults;

static void tell_fault(void *listener, const char *path, const char *message) {
    const GameFaults *told = listener;
    if (!pack_source_has_problem(told->loading->source, path, &told->before))
        pack_source_problem(told->loading->source, path, message, told->loading->problems);
}

static void prepare(const Loading *loading, int first) {
    GameFaults *told = calloc(1, sizeof *told);
    if (told == NULL) {
        problems_add(loading->problems, pack_source_folder(loading->source), 0, 0, "out of memory");
        return;
    }
    const Problems *problems = loading->problems;
    told->loading = loading;
    told->before.count = problems->count - first;
    told->before.dropped = problems->dropped;
    memcpy(told->before.item, problems->item + first, (size_t)told->before.count * sizeof(Problem));
    for (int i = 0; loading->merged != NULL && i < loading->merged->count; i++)
        problems_add_copy(&told->before, &loading->merged->item[i]);
    Faults faults = {.tell = tell_fault, .listener = told};
    loading->game->prepare(loading->catalog.rules, &faults);
    free(told);
}

// ---- all of it

static uint64_t hash_pack(const Catalog *catalog) {
    uint64_t hash = 0;
    for (uint8_t i = 0; i < catalog->game->pack_file_count; i++)
        hash = reader_hash(catalog->game->pack_files[i].schema, catalog, catalog->rules, hash);
    return hash;
}

// The schema of a table's records; NULL: no file lists them.
static const Schema *schema_of(const Game *game, uint8_t table) {
    for (uint8_t file = 0; file < game->pack_file_count; file++) {
        const Schema *schema = game->pack_files[file].schema;
        for (size_t i = 0; i < schema->field_count; i++)
            if (schema->fields[i].kind == FIELD_RECORDS && schema->fields[i].table == table)
                return schema->fields[i].record;
    }
    return NULL;
}

uint64_t pack_record_hash(const Catalog *catalog, uint8_t table, uint8_t index) {
    const Table *records = &catalog->game->tables[table];
    const Schema *schema = schema_of(catalog->game, table);
    const uint8_t *record =
        (const uint8_t *)catalog->rules + records->offset + (size_t)index * records->stride;
    return schema != NULL ? reader_record_hash(schema, catalog, record) : 0;
}

static bool stands_before(const Loading *loading, const Problem *a, const Problem *b) {
    const Layers *layers = pack_source_layers(loading->source);
    const int a_rank = pack_source_rank(loading->game, layers, a->file);
    const int b_rank = pack_source_rank(loading->game, layers, b->file);
    if (a_rank != b_rank)
        return a_rank < b_rank;
    return a->line != b->line ? a->line < b->line : a->column < b->column;
}

// Each pass finds faults in its own order; report them from top to bottom.
static void sort_problems(const Loading *loading, int first) {
    Problem *item = loading->problems->item;
    for (int i = first + 1; i < loading->problems->count; i++)
        for (int j = i; j > first && stands_before(loading, &item[j], &item[j - 1]); j--) {
            const Problem swap = item[j];
            item[j] = item[j - 1];
            item[j - 1] = swap;
        }
}

// Tells of lists without any record, which the game can't be played without.
static void tell_empty(const Loading *loading, const JsonDoc *doc, const cJSON *node, const Schema *schema) {
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        const cJSON *value = cJSON_GetObjectItemCaseSensitive(node, field->key);
        if (field->kind == FIELD_RECORD)
            tell_empty(loading, doc, value, field->record);
        else if (field->kind == FIELD_RECORDS && field->table != NO_TABLE && cJSON_IsArray(value) &&
                 value->child == NULL)
            json_doc_problem(doc, value, loading->problems, "[value] %s is empty; there must be one entry",
                             field->key);
    }
}

static void tell_empty_files(const Loading *loading) {
    for (uint8_t i = 0; i < loading->game->pack_file_count; i++) {
        const JsonDoc *doc = pack_source_file(loading->source, i);
        if (doc != NULL)
            tell_empty(loading, doc, json_doc_root(doc), loading->game->pack_files[i].schema);
    }
}

static PackState load(Loading *loading, int first) {
    const Problems *problems = loading->problems;
    const int before = problems_total(problems);
    register_ids(loading);
    const bool known = loading->unknown_tables == 0 && problems_total(problems) == before;
    read_files(loading);
    prepare(loading, first);
    if (!known && problems_total(problems) == before && pack_source_is_whole(loading->source))
        tell_empty_files(loading);
    if (known) // else ids that captains name might only seem to be missing
        read_captains(loading);
    loading->catalog.nets =
        value_nets_load(pack_source_folder(loading->source), loading->game, loading->problems);
    sort_problems(loading, first);
    if (!known)
        return PACK_UNKNOWN;
    return problems_total(problems) > before || !pack_source_is_whole(loading->source) ? PACK_FAULTY
                                                                                       : PACK_GOOD;
}

// ---- what is not there today

static void add_away(const Game *game, const Schema *schema, const char *list, size_t length, const char *id,
                     Text *out) {
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        if (field->kind != FIELD_RECORDS || field->table == NO_TABLE || strlen(field->key) != length ||
            strncmp(field->key, list, length) != 0)
            continue;
        text_printf(out, "%s.%s\n", game->tables[field->table].what, id);
        if (field->table == game->seat_table) // its own names of cards
            text_printf(out, "%s.*.%s\n", game->tables[game->card_table].what, id);
    }
}

// Captains form no table, so no schema says what their texts are under.
static void add_captains_away(const JsonDoc *doc, Text *out) {
    const char *list, *by, *id, *note;
    for (size_t k = 0; doc != NULL && (id = json_doc_removed(doc, k, &list, &by)) != NULL; k++)
        text_printf(out, WORDS_CAPTAIN ".%s\n", id);
    for (size_t k = 0; doc != NULL && (note = json_doc_away(doc, k, &by)) != NULL; k++)
        text_printf(out, WORDS_CAPTAIN ".%s\n", strchr(note, ' ') + 1);
}

// Files may still have texts of them.
static void note_away(Loading *loading) {
    Text away = {0};
    for (uint8_t i = 0; i < loading->game->pack_file_count; i++) {
        const Schema *schema = loading->game->pack_files[i].schema;
        const JsonDoc *doc = pack_source_file(loading->source, i);
        const char *list, *by, *id, *note;
        for (size_t k = 0; doc != NULL && (id = json_doc_removed(doc, k, &list, &by)) != NULL; k++)
            add_away(loading->game, schema, list, strlen(list), id, &away);
        for (size_t k = 0; doc != NULL && (note = json_doc_away(doc, k, &by)) != NULL; k++)
            add_away(loading->game, schema, note, strcspn(note, " "), strchr(note, ' ') + 1, &away);
    }
    add_captains_away(pack_source_captains(loading->source), &away);
    loading->catalog.away = away.length > 0 && !away.failed ? text_duplicate(text_string(&away)) : NULL;
    text_finish(&away);
}

PackState pack_read(Catalog *catalog, const Game *game, const PackSource *source, Problems *problems) {
    Loading loading = {.catalog = {.game = game}, .game = game, .source = source, .problems = problems};
    const int first = problems->count;
    loading.catalog.rules = calloc(1, game->rules_bytes);
    *catalog = (Catalog){0};
    if (loading.catalog.rules == NULL) {
        problems_add(problems, pack_source_folder(source), 0, 0, "out of memory");
        return PACK_UNKNOWN;
    }
    loading.merged = calloc(1, sizeof *loading.merged);
    const PackState state = load(&loading, first);
    free(loading.merged);
    note_away(&loading);
    if (state == PACK_GOOD)
        loading.catalog.hash = hash_pack(&loading.catalog);
    *catalog = loading.catalog;
    return state;
}

bool pack_load_layers(Catalog *catalog, const Game *game, const Layers *layers, Problems *problems) {
    PackSource *source = pack_source_open(game, layers, problems);
    *catalog = (Catalog){0};
    const bool good = source != NULL && pack_read(catalog, game, source, problems) == PACK_GOOD;
    pack_source_close(source);
    if (!good)
        pack_finish(catalog);
    return good;
}

bool pack_load(Catalog *catalog, const Game *game, const char *folder, Problems *problems) {
    Layers layers = {0};
    *catalog = (Catalog){0};
    const bool there = layers_add(&layers, folder);
    if (!there)
        problems_add(problems, folder, 0, 0, "out of memory");
    const bool good = there && pack_load_layers(catalog, game, &layers, problems);
    layers_finish(&layers);
    return good;
}

void pack_finish(Catalog *catalog) {
    free(catalog->rules);
    free(catalog->captain);
    free(catalog->nets);
    free(catalog->pack);
    free(catalog->map_from);
    free(catalog->away);
    *catalog = (Catalog){0};
}
