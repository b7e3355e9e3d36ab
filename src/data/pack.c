// SPDX-License-Identifier: MIT
// In passes: parse all files, register all ids, read all bodies, let the game check the whole, hash. A fault
// in one pass does not keep the later ones from looking at whatever is still readable, so that a modder sees
// all mistakes at once; only the game's own check needs a pack that is good so far.
#include "data/pack.h"

#include "data/captains.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct Loading {
    Catalog catalog; // under construction
    const Game *game;
    const char *folder;
    JsonDoc **doc;     // one a pack file; NULL where it could not be read
    JsonDoc *captains; // NULL: there is no such file, or it could not be read
    uint32_t unknown_tables;
    Problems *problems;
} Loading;

static void list_files(const Game *game, Text *out) {
    for (uint8_t i = 0; i < game->pack_file_count; i++)
        text_printf(out, "%s%s", i > 0 ? ", " : "", game->pack_files[i].name);
}

static void path_of(const Loading *loading, const char *name, Text *out) {
    size_t length = strlen(loading->folder);
    while (length > 1 && loading->folder[length - 1] == '/')
        length--;
    text_add_bytes(out, loading->folder, length);
    text_printf(out, "/%s", name);
}

// A pack without its folder gets one message, not one a file.
static bool has_folder(const Loading *loading) {
    struct stat info;
    if (stat(loading->folder, &info) == 0 && S_ISDIR(info.st_mode))
        return true;
    Text files = {0};
    list_files(loading->game, &files);
    problems_add(loading->problems, loading->folder, 0, 0,
                 "no such folder; it should hold the cards of the game \"%s\": %s", loading->game->id,
                 text_string(&files));
    text_finish(&files);
    return false;
}

// The tables that a file's records make up.
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

static JsonDoc *open_file(const Loading *loading, const PackFile *file) {
    struct stat info;
    JsonDoc *doc = NULL;
    Text path = {0}, files = {0};
    path_of(loading, file->name, &path);
    if (stat(text_string(&path), &info) == 0) {
        doc = json_doc_load(text_string(&path), loading->problems);
    } else {
        list_files(loading->game, &files);
        problems_add(loading->problems, text_string(&path), 0, 0,
                     "this file is missing; the cards of the game \"%s\" are in %s", loading->game->id,
                     text_string(&files));
    }
    text_finish(&files);
    text_finish(&path);
    return doc;
}

static void open_files(Loading *loading) {
    for (uint8_t i = 0; i < loading->game->pack_file_count; i++) {
        const PackFile *file = &loading->game->pack_files[i];
        loading->doc[i] = open_file(loading, file);
        if (loading->doc[i] == NULL)
            loading->unknown_tables |= tables_in(file->schema);
    }
}

// The only file that may be missing.
static void open_captains(Loading *loading) {
    struct stat info;
    Text path = {0};
    path_of(loading, CAPTAINS_FILE, &path);
    if (stat(text_string(&path), &info) == 0)
        loading->captains = json_doc_load(text_string(&path), loading->problems);
    text_finish(&path);
}

static bool read_captains(Loading *loading) {
    const Reader reader = {
        .doc = loading->captains, .catalog = &loading->catalog, .problems = loading->problems};
    return reader.doc == NULL || captains_read(&reader, &loading->catalog);
}

static void read_files(Loading *loading, bool register_only) {
    for (uint8_t i = 0; i < loading->game->pack_file_count; i++) {
        const Schema *schema = loading->game->pack_files[i].schema;
        const Reader reader = {.doc = loading->doc[i],
                               .catalog = &loading->catalog,
                               .unknown_tables = loading->unknown_tables,
                               .problems = loading->problems};
        if (reader.doc == NULL)
            continue;
        if (register_only)
            loading->unknown_tables |=
                reader_register(&reader, json_doc_root(reader.doc), schema, loading->catalog.rules);
        else
            reader_read(&reader, json_doc_root(reader.doc), schema, loading->catalog.rules);
    }
}

// Reports what the game says of "deck.json/cards/3" at the place where that stands.
static void add_game_problem(const Loading *loading, const char *problem, const char *path) {
    for (uint8_t i = 0; i < loading->game->pack_file_count; i++) {
        const char *name = loading->game->pack_files[i].name;
        const size_t length = strlen(name);
        if (strncmp(path, name, length) != 0 || (path[length] != '/' && path[length] != '\0'))
            continue;
        const char *rest = path[length] == '/' ? path + length + 1 : "";
        json_doc_problem(loading->doc[i], json_doc_nearest(loading->doc[i], NULL, rest), loading->problems,
                         "%s", problem);
        return;
    }
    problems_add(loading->problems, loading->folder, 0, 0, "%s", problem);
}

static bool prepare(const Loading *loading) {
    Text problem = {0}, path = {0};
    const bool good = loading->game->prepare(loading->catalog.rules, &problem, &path);
    if (!good)
        add_game_problem(loading, text_string(&problem), text_string(&path));
    text_finish(&problem);
    text_finish(&path);
    return good;
}

static uint64_t hash_pack(const Catalog *catalog) {
    uint64_t hash = 0;
    for (uint8_t i = 0; i < catalog->game->pack_file_count; i++)
        hash = reader_hash(catalog->game->pack_files[i].schema, catalog, catalog->rules, hash);
    return hash;
}

static int file_rank(const Loading *loading, const Problem *problem) {
    for (uint8_t i = 0; i < loading->game->pack_file_count; i++)
        if (loading->doc[i] != NULL && strcmp(json_doc_name(loading->doc[i]), problem->file) == 0)
            return i;
    if (loading->captains != NULL && strcmp(json_doc_name(loading->captains), problem->file) == 0)
        return loading->game->pack_file_count;
    return -1; // what could not be read comes first
}

static bool stands_before(const Loading *loading, const Problem *a, const Problem *b) {
    const int a_rank = file_rank(loading, a), b_rank = file_rank(loading, b);
    if (a_rank != b_rank)
        return a_rank < b_rank;
    return a->line != b->line ? a->line < b->line : a->column < b->column;
}

// The passes find faults in an order of their own; people want them from top to bottom.
static void sort_problems(const Loading *loading, int first) {
    Problem *item = loading->problems->item;
    for (int i = first + 1; i < loading->problems->count; i++)
        for (int j = i; j > first && stands_before(loading, &item[j], &item[j - 1]); j--) {
            const Problem swap = item[j];
            item[j] = item[j - 1];
            item[j - 1] = swap;
        }
}

static bool load(Loading *loading) {
    const int before = problems_total(loading->problems), first = loading->problems->count;
    open_files(loading);
    open_captains(loading);
    read_files(loading, true);
    read_files(loading, false);
    bool good = problems_total(loading->problems) == before && prepare(loading);
    if (good) // else much of what captains name may only seem to be missing
        good = read_captains(loading);
    sort_problems(loading, first);
    if (good)
        loading->catalog.hash = hash_pack(&loading->catalog);
    return good;
}

bool pack_load(Catalog *catalog, const Game *game, const char *folder, Problems *problems) {
    Loading loading = {.catalog = {.game = game}, .game = game, .folder = folder, .problems = problems};
    bool good = false;
    *catalog = (Catalog){0};
    if (!has_folder(&loading))
        return false;
    loading.catalog.rules = calloc(1, game->rules_bytes);
    loading.doc = calloc(game->pack_file_count, sizeof *loading.doc);
    if (loading.catalog.rules == NULL || loading.doc == NULL)
        problems_add(problems, folder, 0, 0, "out of memory");
    else
        good = load(&loading);
    for (uint8_t i = 0; loading.doc != NULL && i < game->pack_file_count; i++)
        json_doc_destroy(loading.doc[i]);
    free(loading.doc);
    json_doc_destroy(loading.captains);
    if (good)
        *catalog = loading.catalog;
    else
        pack_finish(&loading.catalog);
    return good;
}

void pack_finish(Catalog *catalog) {
    free(catalog->rules);
    free(catalog->captain);
    *catalog = (Catalog){0};
}
