// SPDX-License-Identifier: MIT
// Compares, value by value, the merged documents below a pack with the same plus the pack: every difference
// is the pack's. A third document, with everything above, shows what counts in the end.
#include "data/pack_changes.h"

#include "core/file_kind.h"
#include "data/captains.h"
#include "data/json_entries.h"
#include "data/json_object.h"
#include "data/reader.h"
#include "data/words.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

#define LANGUAGE_FILES "lang/%s.json"

typedef struct Changes {
    const Game *game;
    PackChangeListener hear;
    void *context;
    Problems *problems;
    Layers below, with, all, pack, above;                           // their folders are not owned
    JsonDoc *doc_below, *doc_with, *doc_all, *doc_pack, *doc_above; // of the current file; NULL: none has it
    const char *language;                                           // of the texts; NULL: a file of the rules
    PackChange record;    // common to all changes of the current record
    bool only_rules;      // leaves out what the rules do not read: colours, pictures
    const Schema *schema; // with only_rules: of the current record, else of the current file
} Changes;

// The same value in each of the documents; NULL: not present.
typedef struct Nodes {
    const cJSON *below, *with, *all, *pack, *above;
} Nodes;

// ---- reporting

static char *text_of(const cJSON *node) {
    return node != NULL ? cJSON_PrintUnformatted(node) : NULL;
}

static bool is_equal(const cJSON *a, const cJSON *b) {
    return a == b || (a != NULL && b != NULL && cJSON_Compare(a, b, true));
}

// Where a record was removed that the pack does not name: by a file that replaces all, or a change of all
// that match. `doc` may be NULL.
static void place_removal(const JsonDoc *doc, const char *id, const char **file, int *line) {
    JsonPlace place;
    const char *by;
    if (doc == NULL || !json_doc_removed_at(doc, id, &by, &place))
        return;
    *file = by;
    *line = place.line;
}

// The position of the change: the value itself or, for a removal, the words that remove it or their record.
static void place(const Changes *changes, const Nodes *nodes, const cJSON *record, PackChange *change) {
    const bool there = nodes->with != NULL;
    const JsonDoc *doc = there ? changes->doc_with : changes->doc_pack;
    const cJSON *node = there ? nodes->with : nodes->pack != NULL ? nodes->pack : record;
    JsonPlace where;
    change->file = doc != NULL && node != NULL ? json_doc_file(doc, node) : changes->pack.folder[0];
    change->line = doc != NULL && node != NULL ? json_doc_key_place(doc, node).line : 0;
    if (there && cJSON_IsArray(node) && json_doc_list_changed_at(doc, node, &change->file, &where))
        change->line = where.line;
    if (node == NULL && changes->only_rules && nodes->below != NULL) // the file in which it stood
        change->file = json_doc_file(changes->doc_below, nodes->below);
    if (node == NULL)
        place_removal(changes->doc_with, change->id, &change->file, &change->line);
}

// The same for a higher pack that overrides the change.
static void place_above(const Changes *changes, const Nodes *nodes, const cJSON *record, PackChange *change) {
    if (changes->above.count == 0 || is_equal(nodes->with, nodes->all))
        return;
    const bool there = nodes->all != NULL;
    JsonPlace where;
    const JsonDoc *doc = there ? changes->doc_all : changes->doc_above;
    const cJSON *node = there ? nodes->all : nodes->above != NULL ? nodes->above : record;
    change->above_file = doc != NULL && node != NULL ? json_doc_file(doc, node) : changes->above.folder[0];
    change->above_line = doc != NULL && node != NULL ? json_doc_key_place(doc, node).line : 0;
    if (there && cJSON_IsArray(node) && json_doc_list_changed_at(doc, node, &change->above_file, &where))
        change->above_line = where.line;
    if (node == NULL)
        place_removal(changes->doc_all, change->id, &change->above_file, &change->above_line);
}

// `record`: the record in the pack and in higher packs, for when the value itself can't be found.
static void tell_value(const Changes *changes, const Nodes *nodes, const Nodes *record, const char *path) {
    PackChange change = changes->record;
    if (changes->only_rules && changes->schema != NULL && !reader_hashes(changes->schema, path))
        return;
    char *before = text_of(nodes->below), *after = text_of(nodes->with), *above = text_of(nodes->all);
    change.kind = PACK_CHANGES_VALUE;
    change.path = path;
    change.before = before;
    change.after = after;
    place(changes, nodes, record->pack, &change);
    place_above(changes, nodes, record->above, &change);
    change.above = change.above_file != NULL ? above : NULL;
    // A text missing in a language shows the English one, which is reported under English.
    if (changes->language == NULL || file_is_of_language(change.file, changes->language))
        changes->hear(changes->context, &change);
    cJSON_free(before);
    cJSON_free(after);
    cJSON_free(above);
}

// ---- values

static bool has_parts(const cJSON *node) {
    return cJSON_IsObject(node) ||
           (cJSON_IsArray(node) && node->child != NULL && cJSON_IsObject(node->child));
}

static const cJSON *part_of(const cJSON *node, const char *key, int index) {
    if (node == NULL)
        return NULL;
    return key != NULL           ? (cJSON_IsObject(node) ? cJSON_GetObjectItemCaseSensitive(node, key) : NULL)
           : cJSON_IsArray(node) ? cJSON_GetArrayItem(node, index)
                                 : NULL;
}

// The value as the pack writes it: a list entry may be given by place, {"2": …}.
static const cJSON *said_of(const cJSON *node, const char *key, int index) {
    char number[16];
    Text text = {0};
    if (node == NULL || key != NULL || !cJSON_IsObject(node))
        return part_of(node, key, index);
    text_printf(&text, "%d", index + 1);
    text_copy(number, sizeof number, text_string(&text));
    text_finish(&text);
    return cJSON_GetObjectItemCaseSensitive(node, number);
}

static Nodes parts_of(const Nodes *nodes, const char *key, int index) {
    return (Nodes){part_of(nodes->below, key, index), part_of(nodes->with, key, index),
                   part_of(nodes->all, key, index), said_of(nodes->pack, key, index),
                   said_of(nodes->above, key, index)};
}

static void compare(const Changes *changes, const Nodes *nodes, const Nodes *record, const char *path);

static void compare_part(const Changes *changes, const Nodes *parts, const Nodes *record, const char *path,
                         const char *key, int index) {
    Text longer = {0};
    json_path_below(&longer, path, key, index);
    compare(changes, parts, record, text_string(&longer));
    text_finish(&longer);
}

static void compare_members(const Changes *changes, const Nodes *nodes, const Nodes *record,
                            const char *path) {
    for (const cJSON *part = nodes->with->child; part != NULL; part = part->next) {
        const Nodes parts = parts_of(nodes, part->string, 0);
        compare_part(changes, &parts, record, path, part->string, 0);
    }
    for (const cJSON *part = nodes->below->child; part != NULL; part = part->next)
        if (cJSON_GetObjectItemCaseSensitive(nodes->with, part->string) == NULL) {
            const Nodes parts = parts_of(nodes, part->string, 0);
            compare_part(changes, &parts, record, path, part->string, 0);
        }
}

// Each with what it was below, wherever it stood there; then those that are gone, by their places there, as
// packs name them.
static void compare_entries(const Changes *changes, const Nodes *nodes, const Nodes *record,
                            const char *path) {
    JsonEntries with, all;
    if (!json_entries_begin(&with, changes->doc_with, nodes->with, changes->doc_below, nodes->below))
        return;
    if (!json_entries_begin(&all, changes->doc_all, cJSON_IsArray(nodes->all) ? nodes->all : NULL,
                            changes->doc_with, nodes->with)) {
        json_entries_finish(&with);
        return;
    }
    for (int i = 0; i < with.now_count; i++) {
        const int was = with.before[i] >= 0 ? with.before[i] : i;
        const Nodes parts = {json_entries_before(&with, i), with.now[i], json_entries_after(&all, i),
                             said_of(nodes->pack, NULL, was), said_of(nodes->above, NULL, i)};
        compare_part(changes, &parts, record, path, NULL, i);
    }
    for (int i = 0; i < with.was_count; i++) {
        const Nodes parts = {with.was[i], NULL, NULL, said_of(nodes->pack, NULL, i), NULL};
        if (with.after[i] < 0)
            compare_part(changes, &parts, record, path, NULL, i);
    }
    json_entries_finish(&with);
    json_entries_finish(&all);
}

// Lists of plain values ("types") count as one value.
static void compare(const Changes *changes, const Nodes *nodes, const Nodes *record, const char *path) {
    if (is_equal(nodes->below, nodes->with))
        return;
    if (nodes->below != NULL && nodes->with != NULL && has_parts(nodes->below) && has_parts(nodes->with) &&
        cJSON_IsArray(nodes->below) == cJSON_IsArray(nodes->with))
        (cJSON_IsArray(nodes->with) ? compare_entries : compare_members)(changes, nodes, record, path);
    else
        tell_value(changes, nodes, record, path);
}

// ---- records

// The object with this id in a list.
static const cJSON *record_of(const cJSON *list, const char *id) {
    const cJSON *record = cJSON_IsArray(list) ? list->child : NULL;
    for (; record != NULL; record = record->next) {
        const cJSON *found = cJSON_GetObjectItemCaseSensitive(record, "id");
        if (cJSON_IsString(found) && strcmp(found->valuestring, id) == 0)
            return record;
    }
    return NULL;
}

static const char *id_of(const cJSON *record) {
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(record, "id");
    return cJSON_IsString(id) ? id->valuestring : NULL;
}

// Reports an added or removed record. Higher packs' changes to an added one are reported value by value.
static void tell_record(const Changes *changes, const Nodes *nodes) {
    PackChange change = changes->record;
    change.kind = nodes->with != NULL ? PACK_ADDS_RECORD : PACK_TAKES_RECORD;
    change.path = "";
    place(changes, nodes, nodes->pack, &change);
    if ((nodes->all == NULL) != (nodes->with == NULL))
        place_above(changes, nodes, nodes->above, &change);
    changes->hear(changes->context, &change);
    if (nodes->with == NULL || nodes->all == NULL)
        return;
    for (const cJSON *part = nodes->with->child; part != NULL; part = part->next) {
        const Nodes parts = parts_of(nodes, part->string, 0);
        if (!is_equal(parts.with, parts.all))
            tell_value(changes, &parts, nodes, part->string);
    }
}

static void compare_record(Changes *changes, const Nodes *lists, const char *id) {
    const Nodes nodes = {record_of(lists->below, id), record_of(lists->with, id), record_of(lists->all, id),
                         record_of(lists->pack, id), record_of(lists->above, id)};
    changes->record.id = id;
    if (nodes.below != NULL && nodes.with != NULL)
        compare(changes, &nodes, &nodes, "");
    else
        tell_record(changes, &nodes);
}

static void compare_records(Changes *changes, const Nodes *lists, const char *what) {
    changes->record = (PackChange){.what = what, .id = ""};
    for (const cJSON *record = lists->with != NULL ? lists->with->child : NULL; record != NULL;
         record = record->next)
        if (id_of(record) != NULL)
            compare_record(changes, lists, id_of(record));
    for (const cJSON *record = lists->below != NULL ? lists->below->child : NULL; record != NULL;
         record = record->next)
        if (id_of(record) != NULL && record_of(lists->with, id_of(record)) == NULL)
            compare_record(changes, lists, id_of(record));
    changes->record = (PackChange){.what = "", .id = ""};
}

// ---- files

static void open_file(Changes *changes, const char *name) {
    changes->doc_below = layers_load(changes->game, &changes->below, name, changes->problems);
    changes->doc_with = layers_load(changes->game, &changes->with, name, changes->problems);
    changes->doc_all = layers_load(changes->game, &changes->all, name, changes->problems);
    changes->doc_pack = layers_load_places(&changes->pack, name);
    changes->doc_above = layers_load_places(&changes->above, name);
}

static void open_language(Changes *changes, const char *code) {
    Problems *problems = changes->problems;
    changes->doc_below = layers_load_language(&changes->below, LANGUAGE_FILES, code, problems);
    changes->doc_with = layers_load_language(&changes->with, LANGUAGE_FILES, code, problems);
    changes->doc_all = layers_load_language(&changes->all, LANGUAGE_FILES, code, problems);
    changes->doc_pack = layers_load_language(&changes->pack, LANGUAGE_FILES, code, problems);
    changes->doc_above = layers_load_language(&changes->above, LANGUAGE_FILES, code, problems);
}

static void close_file(Changes *changes) {
    JsonDoc **docs[] = {&changes->doc_below, &changes->doc_with, &changes->doc_all, &changes->doc_pack,
                        &changes->doc_above};
    for (size_t i = 0; i < sizeof docs / sizeof docs[0]; i++) {
        json_doc_destroy(*docs[i]);
        *docs[i] = NULL;
    }
}

static const cJSON *root_of(const JsonDoc *doc) {
    return doc != NULL ? json_doc_root(doc) : NULL;
}

static Nodes roots(const Changes *changes) {
    return (Nodes){root_of(changes->doc_below), root_of(changes->doc_with), root_of(changes->doc_all),
                   root_of(changes->doc_pack), root_of(changes->doc_above)};
}

// The field whose records, under this key, form a table; NULL: there is none.
static const Field *table_field(const Schema *schema, const char *key) {
    for (size_t i = 0; schema != NULL && i < schema->field_count; i++)
        if (schema->fields[i].kind == FIELD_RECORDS && schema->fields[i].table != NO_TABLE &&
            strcmp(schema->fields[i].key, key) == 0)
            return &schema->fields[i];
    return NULL;
}

static void compare_member(Changes *changes, const Schema *schema, const char *key) {
    const Nodes all = roots(changes), nodes = parts_of(&all, key, 0);
    const Field *field = table_field(schema, key);
    changes->schema = field != NULL ? field->record : schema;
    if (field != NULL)
        compare_records(changes, &nodes, changes->game->tables[field->table].what);
    else if (schema == NULL)
        compare_records(changes, &nodes, WORDS_CAPTAIN);
    else
        compare(changes, &nodes, &all, key);
}

// `schema` NULL: captains.
static void compare_file(Changes *changes, const char *name, const Schema *schema) {
    open_file(changes, name);
    const cJSON *with = root_of(changes->doc_with), *below = root_of(changes->doc_below);
    changes->record = (PackChange){.what = "", .id = ""};
    for (const cJSON *member = with != NULL ? with->child : NULL; member != NULL; member = member->next)
        compare_member(changes, schema, member->string);
    for (const cJSON *member = below != NULL ? below->child : NULL; with != NULL && member != NULL;
         member = member->next)
        if (cJSON_GetObjectItemCaseSensitive(with, member->string) == NULL)
            compare_member(changes, schema, member->string);
    close_file(changes);
}

// ---- texts

// Compares the texts of a record, or of a part of the interface's texts. Texts that are new along with their
// record are not reported.
static void compare_texts(Changes *changes, const Nodes *texts, const char *what, const char *id) {
    const bool of_record = what[0] != '\0';
    changes->record = (PackChange){.what = what, .id = of_record ? id : "", .language = changes->language};
    if (texts->with != NULL && (texts->below != NULL || !of_record))
        compare(changes, texts, texts, of_record ? "" : id);
}

static bool is_table(const Game *game, const char *what) {
    bool is = strcmp(what, WORDS_CAPTAIN) == 0;
    for (uint8_t table = 0; table < game->table_count; table++)
        is |= strcmp(game->tables[table].what, what) == 0;
    return is;
}

static void compare_language(Changes *changes, const char *code) {
    open_language(changes, code);
    const cJSON *with = root_of(changes->doc_with);
    const Nodes all = roots(changes);
    changes->language = code;
    for (const cJSON *section = with != NULL ? with->child : NULL; section != NULL; section = section->next) {
        const Nodes nodes = parts_of(&all, section->string, 0);
        const bool records = is_table(changes->game, section->string) && cJSON_IsObject(section);
        if (!records)
            compare_texts(changes, &nodes, "", section->string);
        for (const cJSON *part = records ? section->child : NULL; part != NULL; part = part->next) {
            const Nodes texts = parts_of(&nodes, part->string, 0);
            compare_texts(changes, &texts, section->string, part->string);
        }
    }
    changes->language = NULL;
    close_file(changes);
}

// ---- all of it

static void compare_rules(Changes *changes) {
    const Game *game = changes->game;
    for (uint8_t i = 0; i < game->pack_file_count; i++)
        compare_file(changes, game->pack_files[i].name, game->pack_files[i].schema);
}

// The folders from `first` on, still owned by `layers`.
static Layers some(const Layers *layers, int first, int count) {
    Layers part = {.count = count};
    for (int i = 0; i < count; i++)
        part.folder[i] = layers->folder[first + i];
    return part;
}

bool pack_changes(const Game *game, const Layers *layers, int pack, PackChangeListener hear, void *context,
                  Problems *problems) {
    const int before = problems_total(problems);
    Changes changes = {.game = game,
                       .hear = hear,
                       .context = context,
                       .problems = problems,
                       .below = some(layers, 0, pack),
                       .with = some(layers, 0, pack + 1),
                       .all = *layers,
                       .pack = some(layers, pack, 1),
                       .above = some(layers, pack + 1, layers->count - pack - 1)};
    Languages languages;
    compare_rules(&changes);
    compare_file(&changes, CAPTAINS_FILE, NULL);
    layers_languages(&changes.pack, &languages);
    for (int i = 0; i < languages.count; i++)
        compare_language(&changes, languages.code[i]);
    return problems_total(problems) == before;
}

bool pack_changes_between(const Game *game, const Layers *before, const Layers *after,
                          PackChangeListener hear, void *context, Problems *problems) {
    const int faults = problems_total(problems);
    Changes changes = {.game = game,
                       .hear = hear,
                       .context = context,
                       .problems = problems,
                       .below = *before,
                       .with = *after,
                       .all = *after,
                       .pack = *after,
                       .only_rules = true};
    compare_rules(&changes);
    compare_file(&changes, CAPTAINS_FILE, NULL);
    return problems_total(problems) == faults;
}
