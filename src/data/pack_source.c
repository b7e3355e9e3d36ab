// SPDX-License-Identifier: MIT
// Holds one document per file; paths start with the file's name.
#include "data/pack_source.h"

#include "core/faults.h"
#include "core/file_kind.h"
#include "data/captains.h"
#include "data/json_entries.h"
#include "data/json_shares.h"
#include "data/left_over.h"
#include "data/pack_slips.h"
#include "engine/game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define EACH_ENTRY "/*/" // in the path of a sum (core/faults.h)
#define OTHER '|'        // stands before the path of the value that it does not go with
#define TOO_FEW "/-"     // ends the path of a list with too few entries, or stands before a '?'

struct PackSource {
    const Game *game;
    Layers layers;
    JsonDoc **doc;     // one per pack file; NULL: not readable
    JsonDoc *captains; // NULL: no such file, or not readable
    bool whole;        // all existing files could be read
};

static void list_files(const Game *game, Text *out) {
    for (uint8_t i = 0; i < game->pack_file_count; i++)
        text_printf(out, "%s%s", i > 0 ? ", " : "", game->pack_files[i].name);
}

// ---- opening

// A missing folder gets one message, not one per file.
static bool has_folder(const Game *game, const char *folder, Problems *problems) {
    if (file_is_folder(folder))
        return true;
    Text files = {0};
    list_files(game, &files);
    problems_add(problems, folder, 0, 0,
                 "[file] no such folder; it should hold the cards of the game \"%s\": %s", game->id,
                 text_string(&files));
    text_finish(&files);
    return false;
}

// `what`: the message if the file is missing. NULL: it is optional.
static JsonDoc *open_file(const PackSource *source, const char *name, const char *what, Problems *problems) {
    Text path = {0};
    const bool there = layers_find(&source->layers, name, &path);
    JsonDoc *doc = there ? layers_load(source->game, &source->layers, name, problems) : NULL;
    if (!there && what != NULL)
        problems_add(problems, text_string(&path), 0, 0,
                     "[file] this file is missing; the cards of the game \"%s\" are in %s", source->game->id,
                     what);
    text_finish(&path);
    return doc;
}

static void open_files(PackSource *source, Problems *problems) {
    Text files = {0};
    list_files(source->game, &files);
    for (uint8_t i = 0; i < source->game->pack_file_count; i++)
        source->doc[i] = open_file(source, source->game->pack_files[i].name, text_string(&files), problems);
    source->captains = open_file(source, CAPTAINS_FILE, NULL, problems);
    text_finish(&files);
}

// Takes out what a pack has written wrong, and lower layers' references to what higher ones have removed.
static void tidy(PackSource *source, Problems *problems) {
    CaptainsSchema captains;
    LeftOverFile file[PACK_FILES_MAX + 1];
    int files = 0;
    assert(source->game->pack_file_count <= PACK_FILES_MAX);
    for (; files < source->game->pack_file_count; files++)
        file[files] = (LeftOverFile){source->doc[files], source->game->pack_files[files].schema};
    captains_describe(source->game, &captains);
    file[files++] = (LeftOverFile){source->captains, &captains.file};
    pack_slips_take(file, files, problems);
    left_over_drop(file, files, &source->layers);
}

PackSource *pack_source_open(const Game *game, const Layers *layers, Problems *problems) {
    const char *folder = layers->folder[0];
    if (!has_folder(game, folder, problems))
        return NULL;
    PackSource *source = calloc(1, sizeof *source);
    if (source != NULL)
        *source = (PackSource){.game = game, .doc = calloc(game->pack_file_count, sizeof(JsonDoc *))};
    if (source == NULL || source->doc == NULL || !layers_copy(&source->layers, layers)) {
        problems_add(problems, folder, 0, 0, "out of memory");
        pack_source_close(source);
        return NULL;
    }
    const int before = problems_total(problems);
    open_files(source, problems);
    tidy(source, problems);
    source->whole = problems_total(problems) == before;
    return source;
}

void pack_source_close(PackSource *source) {
    if (source == NULL)
        return;
    for (uint8_t i = 0; source->doc != NULL && i < source->game->pack_file_count; i++)
        json_doc_destroy(source->doc[i]);
    free(source->doc);
    json_doc_destroy(source->captains);
    layers_finish(&source->layers);
    free(source);
}

// ---- access

const char *pack_source_folder(const PackSource *source) {
    return source->layers.folder[0];
}

const Layers *pack_source_layers(const PackSource *source) {
    return &source->layers;
}

const JsonDoc *pack_source_file(const PackSource *source, uint8_t file) {
    return source->doc[file];
}

const JsonDoc *pack_source_captains(const PackSource *source) {
    return source->captains;
}

// ---- positions

// The document whose name the path starts with, and *rest, what follows the name. NULL: not read.
static const JsonDoc *document_of(const PackSource *source, const char *path, const char **rest) {
    const size_t length = strcspn(path, "/");
    *rest = path[length] == '/' ? path + length + 1 : path + length;
    for (uint8_t i = 0; i < source->game->pack_file_count; i++) {
        const char *name = source->game->pack_files[i].name;
        if (strlen(name) == length && strncmp(path, name, length) == 0)
            return source->doc[i];
    }
    return strlen(CAPTAINS_FILE) == length && strncmp(path, CAPTAINS_FILE, length) == 0 ? source->captains
                                                                                        : NULL;
}

// The list that a path leads to or into.
static const cJSON *list_of(const JsonDoc *doc, const char *rest) {
    Text first = {0};
    text_add_bytes(&first, rest, strcspn(rest, "/"));
    const cJSON *list = json_doc_nearest(doc, NULL, text_string(&first));
    text_finish(&first);
    return list;
}

// Which entries of a list there are too few of ("?set=draft"), or "": of all. NULL: the path is of no such
// list.
static const char *too_few_of(const char *path) {
    const char *mark = strstr(path, TOO_FEW);
    const char *which = mark != NULL ? mark + strlen(TOO_FEW) : NULL;
    return which != NULL && (*which == '\0' || *which == '?') ? which : NULL;
}

// The value that the one at fault does not go with, if it stands in a pack; else NULL.
static const cJSON *other_of(const PackSource *source, const char *path, const JsonDoc **doc) {
    const char *bar = strchr(path, OTHER), *rest, *own = pack_source_folder(source);
    *doc = bar != NULL ? document_of(source, bar + 1, &rest) : NULL;
    const cJSON *node = *doc != NULL ? json_doc_nearest(*doc, NULL, rest) : NULL;
    return node != NULL && strncmp(json_doc_file(*doc, node), own, strlen(own)) != 0 ? node : NULL;
}

// Adds what packs have to do with it: those that take entries out or have too many, and whose value it does
// not go with.
static void tell(const PackSource *source, const char *path, const JsonDoc *doc, const cJSON *node,
                 const char *message, Problems *problems) {
    const char *number = strstr(path, EACH_ENTRY);
    const JsonDoc *beside;
    const cJSON *other = other_of(source, path, &beside);
    Text shares = {0}, takers = {0};
    if (number != NULL)
        json_shares_add(&shares, doc, list_of(doc, strchr(path, '/') + 1), number + strlen(EACH_ENTRY));
    if (too_few_of(path) != NULL)
        json_entries_tell_takers(&takers, doc, node, too_few_of(path));
    if (takers.length > 0)
        json_doc_problem(doc, node, problems, "%s; together these take too many out: %s", message,
                         text_string(&takers));
    else if (other != NULL)
        json_doc_problem(doc, node, problems, "%s; that number stands in %s:%d", message,
                         json_doc_file(beside, other), json_doc_place(beside, other).line);
    else
        json_doc_problem(doc, node, problems, "%s%s", message, text_string(&shares));
    text_finish(&shares);
    text_finish(&takers);
}

void pack_source_problem(const PackSource *source, const char *path, const char *message,
                         Problems *problems) {
    char first[FAULT_PATH_MAX];
    const char *rest;
    text_copy(first, sizeof first, path);
    first[strcspn(first, (char[]){OTHER, '\0'})] = '\0';
    const JsonDoc *doc = document_of(source, first, &rest);
    if (doc != NULL)
        tell(source, path, doc, json_doc_nearest(doc, NULL, rest), message, problems);
    else
        problems_add(problems, pack_source_folder(source), 0, 0, "%s", message);
}

void pack_source_file_of(const PackSource *source, const char *path, char *file, size_t size) {
    const char *rest;
    const JsonDoc *doc = document_of(source, path, &rest);
    text_copy(file, size, doc != NULL ? json_doc_file(doc, json_doc_nearest(doc, NULL, rest)) : "");
}

static bool is_at(JsonPlace place, const Problem *problem) {
    return place.line == problem->line && place.column == problem->column;
}

// True if the problem is about this value, its key, or something inside it. Checked node by node, because a
// record may come from several files.
static bool is_within(const JsonDoc *doc, const cJSON *node, const Problem *problem) {
    if ((is_at(json_doc_place(doc, node), problem) || is_at(json_doc_key_place(doc, node), problem)) &&
        strcmp(json_doc_file(doc, node), problem->file) == 0)
        return true;
    for (const cJSON *child = node->child; child != NULL; child = child->next)
        if (is_within(doc, child, problem)) // at most JSON_DOC_DEPTH deep
            return true;
    return false;
}

// The list entry that contains the value, two steps deep. NULL: the path is shorter.
static const cJSON *entry_of(const JsonDoc *doc, const char *rest) {
    const size_t list = strcspn(rest, "/");
    if (rest[list] == '\0')
        return NULL;
    Text path = {0};
    text_add_bytes(&path, rest, list + 1 + strcspn(rest + list + 1, "/"));
    const cJSON *entry = json_doc_find(doc, NULL, text_string(&path));
    text_finish(&path);
    return entry;
}

bool pack_source_has_problem(const PackSource *source, const char *path, const Problems *problems) {
    const char *rest;
    const JsonDoc *doc = document_of(source, path, &rest);
    const cJSON *entry = doc != NULL ? entry_of(doc, rest) : NULL;
    if (entry == NULL || problems->dropped > 0)
        return !source->whole || problems->count > 0;
    for (int i = 0; i < problems->count; i++)
        if (is_within(doc, entry, &problems->item[i]))
            return true;
    return false;
}

bool pack_source_is_whole(const PackSource *source) {
    return source->whole;
}

// The path after a layer's folder: "/deck.json". NULL: in none of the layers.
static const char *within_layer(const Layers *layers, const char *file) {
    for (int i = layers->count - 1; i >= 0; i--) {
        const size_t length = strlen(layers->folder[i]);
        if (strncmp(file, layers->folder[i], length) == 0 && (file[length] == '/' || file[length] == '\0'))
            return file + length;
    }
    return NULL;
}

int pack_source_rank(const Game *game, const Layers *layers, const char *file) {
    const uint8_t files = game->pack_file_count;
    const char *name = within_layer(layers, file);
    if (name == NULL)
        return files + 2;
    if (*name == '\0')
        return -1;
    name++;
    for (uint8_t i = 0; i < files; i++)
        if (strcmp(game->pack_files[i].name, name) == 0)
            return i;
    return strcmp(name, CAPTAINS_FILE) == 0 ? files : files + 1;
}
