// SPDX-License-Identifier: MIT
// Walks through the merged files for values of the topmost layer that took the place of another pack's.
#include "data/pack_clashes.h"

#include "core/file_kind.h"
#include "data/captains.h"
#include "data/json_doc.h"
#include "data/name_forms.h"
#include "data/pack_titles.h"
#include "data/suggest.h"
#include "data/words.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

#define KEYS_MAX 5         // of a record, that are named besides the first
#define VALUE_BYTES_MAX 40 // of a text

// What is to be told of one record.
typedef struct Clash {
    char *what, *id;    // owned; "" and the key: of a key of a file
    Text key, keys;     // of the value that is shown, and of others
    char *here, *below; // owned; as JSON
    int pack, more;     // the index of the other pack; how many other keys
    char *file;         // owned
    JsonPlace place;
} Clash;

typedef struct Clashes {
    const PackList *list;
    int at;
    const Layers *layers;
    Problems *problems;
    bool known[PACK_LIST_MAX]; // the packs that this one is made for
    Clash *clash;              // owned
    size_t count;
    const JsonDoc *doc;   // looked through
    const char *language; // of the texts; NULL: a file of the rules
    const char *what, *id;
    const cJSON *record; // NULL: none, a key of the file
} Clashes;

// ---- whose it is

static bool lies_in(const char *file, const char *folder) {
    const size_t length = strlen(folder);
    return strncmp(file, folder, length) == 0 && file[length] == '/';
}

static bool is_own(const Clashes *clashes, const char *file) {
    return lies_in(file, clashes->layers->folder[clashes->layers->count - 1]);
}

// The index of the pack below that the file is of, if the topmost is not made for it; else -1.
static int stranger(const Clashes *clashes, const char *file) {
    if (lies_in(file, clashes->layers->folder[0]))
        return -1;
    for (int i = 0; i < clashes->at; i++)
        if (lies_in(file, clashes->list->pack[i].folder))
            return clashes->known[i] ? -1 : i;
    return -1;
}

// True if a value with this condition (NULL: none) counts only with that pack, or without it: who wrote it
// knows of the other.
static bool is_for(const Clashes *clashes, const char *when, int pack) {
    const char *id = clashes->list->pack[pack].info.id, *at = when;
    const size_t length = strlen(id);
    while (at != NULL && (at = strstr(at, id)) != NULL) {
        if ((at == when || strchr(" ,", at[-1]) != NULL) && strchr(" ,", at[length]) != NULL)
            return true; // strchr finds the end as well
        at++;
    }
    return false;
}

// True if the record is one that this pack has added.
static bool is_added_by(const Clashes *clashes, int pack) {
    return clashes->record != NULL &&
           lies_in(json_doc_file(clashes->doc, clashes->record), clashes->list->pack[pack].folder);
}

// ---- what there is to tell

static Clash *clash_of(Clashes *clashes) {
    for (size_t i = 0; i < clashes->count; i++)
        if (strcmp(clashes->clash[i].what, clashes->what) == 0 &&
            strcmp(clashes->clash[i].id, clashes->id) == 0)
            return &clashes->clash[i];
    Clash *grown = realloc(clashes->clash, (clashes->count + 1) * sizeof *grown);
    if (grown == NULL)
        return NULL;
    clashes->clash = grown;
    grown += clashes->count++;
    *grown = (Clash){.what = text_duplicate(clashes->what), .id = text_duplicate(clashes->id)};
    return grown;
}

// True if it is among the keys already, of another language.
static bool is_named(const Clash *clash, const char *key) {
    const size_t length = strlen(key);
    if (strcmp(text_string(&clash->key), key) == 0)
        return true;
    for (const char *at = text_string(&clash->keys); (at = strstr(at, key)) != NULL; at++)
        if ((at == text_string(&clash->keys) || at[-1] == ' ') && strchr(",", at[length]) != NULL)
            return true;
    return false;
}

// A number, word or text as JSON; of a long text the beginning.
static char *shown(const char *json) {
    return text_duplicate(strlen(json) > VALUE_BYTES_MAX ? quoted(json + 1).text : json);
}

// `here`: as JSON.
static void add(Clashes *clashes, const char *here, const char *file, JsonPlace place, const char *path,
                int pack, const char *below) {
    Clash *clash = clash_of(clashes);
    if (clash == NULL || clash->what == NULL || clash->id == NULL || is_named(clash, path))
        return;
    if (clash->here != NULL) {
        if (clash->more++ < KEYS_MAX)
            text_printf(&clash->keys, "%s%s", clash->keys.length > 0 ? ", " : "", path);
        return;
    }
    text_add(&clash->key, path);
    clash->pack = pack;
    clash->here = shown(here);
    clash->below = shown(below);
    clash->file = text_duplicate(file);
    clash->place = place;
}

static void tell(const Clashes *clashes, const Clash *clash) {
    char title[PACK_TITLE_MAX];
    if (clash->here == NULL || clash->below == NULL || clash->file == NULL)
        return;
    pack_list_title(clashes->list, &clashes->list->pack[clash->pack], title);
    if (clash->more == 0)
        problems_add(clashes->problems, clash->file, clash->place.line, clash->place.column,
                     "[!shadow] %s: here %s, in the pack %s below %s; the upper one counts",
                     text_string(&clash->key), clash->here, quoted(title).text, clash->below);
    else
        problems_add(clashes->problems, clash->file, clash->place.line, clash->place.column,
                     "[!shadow] %s: here %s, in the pack %s below %s; the upper one counts, as for %s%s",
                     text_string(&clash->key), clash->here, quoted(title).text, clash->below,
                     text_string(&clash->keys), clash->more > KEYS_MAX ? " …" : "");
}

static void finish(Clashes *clashes) {
    for (size_t i = 0; i < clashes->count; i++) {
        Clash *clash = &clashes->clash[i];
        tell(clashes, clash);
        free(clash->what);
        free(clash->id);
        free(clash->here);
        free(clash->below);
        free(clash->file);
        text_finish(&clash->key);
        text_finish(&clash->keys);
    }
    free(clashes->clash);
}

// ---- values

static bool is_form(const char *key) {
    bool is = key != NULL && strcmp(key, WORDS_NUMBER) == 0;
    for (size_t i = 0; key != NULL && words_form_names[i] != NULL; i++)
        is |= strcmp(key, words_form_names[i]) == 0;
    return is;
}

// True if a text is one of the language looked at: what it lacks is English, and told there.
static bool is_of_language(const Clashes *clashes, const char *file) {
    return clashes->language == NULL || file_is_of_language(file, clashes->language);
}

static void look_at_value(Clashes *clashes, const cJSON *node, const char *path) {
    const char *file = json_doc_file(clashes->doc, node);
    JsonReplaced old;
    int depth = 0;
    if (!is_own(clashes, file) || !is_of_language(clashes, file) || is_form(node->string))
        return;
    bool is = json_doc_replaced(clashes->doc, node, depth, &old);
    while (is && is_own(clashes, old.file)) // of the same pack, in English or under a condition
        is = json_doc_replaced(clashes->doc, node, ++depth, &old);
    const int pack = is ? stranger(clashes, old.file) : -1;
    char *here = pack >= 0 && is_of_language(clashes, old.file) ? cJSON_PrintUnformatted(node) : NULL;
    if (here != NULL && (here[0] == '"') == (old.value[0] == '"') && // else one is a fault
        strcmp(here, old.value) != 0 &&
        !is_for(clashes, json_doc_note(clashes->doc, node, JSON_NOTE_WHEN), pack) &&
        !is_added_by(clashes, pack))
        add(clashes, here, file, json_doc_key_place(clashes->doc, node), path, pack, old.value);
    cJSON_free(here);
}

// What the topmost layer has cut out of the object.
static void look_at_cuts(Clashes *clashes, const cJSON *object, const char *path) {
    JsonCut cut;
    const char *key;
    for (size_t i = 0; (key = json_doc_cut_member(clashes->doc, object, i, &cut)) != NULL; i++) {
        const bool is = is_own(clashes, cut.file) && is_of_language(clashes, cut.file) &&
                        cut.was.value != NULL && !is_form(key);
        const int pack = is ? stranger(clashes, cut.was.file) : -1;
        if (pack < 0 || is_for(clashes, cut.when, pack) || is_added_by(clashes, pack))
            continue;
        Text longer = {0};
        text_printf(&longer, "%s%s%s", path, path[0] != '\0' ? "/" : "", key);
        add(clashes, "null", cut.file, cut.place, text_string(&longer), pack, cut.was.value);
        text_finish(&longer);
    }
}

// Recursion is as deep as the document.
static void look_inside(Clashes *clashes, const cJSON *node, const char *path) {
    int place = 1;
    if (cJSON_IsObject(node))
        look_at_cuts(clashes, node, path);
    else if (node->child == NULL)
        look_at_value(clashes, node, path);
    for (const cJSON *part = node->child; part != NULL; part = part->next, place++) {
        Text longer = {0};
        text_printf(&longer, "%s%s", path, path[0] != '\0' ? "/" : "");
        if (part->string != NULL)
            text_add(&longer, part->string);
        else
            text_printf(&longer, "%d", place);
        look_inside(clashes, part, text_string(&longer));
        text_finish(&longer);
    }
}

// ---- files of the rules

static void look_at_records(Clashes *clashes, const char *what, const cJSON *list) {
    for (const cJSON *record = list->child; record != NULL; record = record->next) {
        const cJSON *id = cJSON_GetObjectItemCaseSensitive(record, "id");
        if (!cJSON_IsString(id))
            continue;
        clashes->what = what;
        clashes->id = id->valuestring;
        clashes->record = record;
        look_inside(clashes, record, "");
    }
    clashes->record = NULL;
}

// A number that follows what it counts is right whoever gives it.
static void look_at_field(Clashes *clashes, const Game *game, const Field *field) {
    const cJSON *value = json_doc_find(clashes->doc, NULL, field->key);
    if (value == NULL || field->sum_of != NULL)
        return;
    const bool records = field->kind == FIELD_RECORDS && field->record->fields[0].kind == FIELD_ID;
    if (records && cJSON_IsArray(value)) {
        look_at_records(
            clashes, field->table != NO_TABLE ? game->tables[field->table].what : field->record->what, value);
        return;
    }
    clashes->what = "";
    clashes->id = field->key;
    look_inside(clashes, value, field->key);
}

// The pack, not made for this one, that has changed the record, and where; -1: none has. What it added it may
// have taken out: that is meant.
static int changer_of(const Clashes *clashes, const cJSON *record, const cJSON *node, const cJSON **at) {
    const int pack = stranger(clashes, json_doc_file(clashes->doc, node));
    if (node != record && node->child == NULL && pack >= 0 &&
        !lies_in(json_doc_file(clashes->doc, record), clashes->list->pack[pack].folder)) {
        *at = node;
        return pack;
    }
    for (const cJSON *part = node->child; part != NULL; part = part->next) {
        const int found = changer_of(clashes, record, part, at);
        if (found >= 0)
            return found;
    }
    return -1;
}

static void look_at_removed(const Clashes *clashes) {
    const cJSON *record, *at;
    const char *by;
    JsonPlace place;
    if (is_own(clashes, json_doc_file(clashes->doc, json_doc_root(clashes->doc))))
        return; // all is given anew, which is told
    for (size_t i = 0; (record = json_doc_removed_record(clashes->doc, i, &by, &place)) != NULL; i++) {
        const int pack = is_own(clashes, by) ? changer_of(clashes, record, record, &at) : -1;
        if (pack < 0)
            continue;
        char title[PACK_TITLE_MAX];
        const cJSON *id = cJSON_GetObjectItemCaseSensitive(record, "id");
        pack_list_title(clashes->list, &clashes->list->pack[pack], title);
        problems_add(clashes->problems, by, place.line, place.column,
                     "[!shadow] this takes %s out, which the pack %s below changes in %s:%d; the upper one "
                     "counts",
                     quoted(id->valuestring).text, quoted(title).text, json_doc_file(clashes->doc, at),
                     json_doc_place(clashes->doc, at).line);
    }
}

static void look_at_file(Clashes *clashes, const Game *game, const char *name, Problems *ignored) {
    CaptainsSchema captains;
    const Schema *schema = game_file_schema(game, name, &captains);
    Text own = {0};
    JsonDoc *doc = schema != NULL && layers_file(clashes->layers, clashes->layers->count - 1, name, &own)
                       ? layers_load(game, clashes->layers, name, ignored)
                       : NULL;
    clashes->doc = doc;
    for (size_t i = 0; doc != NULL && i < schema->field_count; i++)
        look_at_field(clashes, game, &schema->fields[i]);
    if (doc != NULL)
        look_at_removed(clashes);
    json_doc_destroy(doc);
    text_finish(&own);
}

// ---- texts

static bool is_table(const Game *game, const char *what) {
    bool is = strcmp(what, WORDS_CAPTAIN) == 0;
    for (uint8_t table = 0; table < game->table_count; table++)
        is |= strcmp(game->tables[table].what, what) == 0;
    return is;
}

static void look_at_texts(Clashes *clashes, const Game *game, const char *language, Problems *ignored) {
    JsonDoc *doc = layers_load_language(clashes->layers, "lang/%s.json", language, ignored);
    clashes->doc = doc;
    clashes->language = language;
    const cJSON *root = doc != NULL ? json_doc_root(doc) : NULL;
    for (const cJSON *section = root != NULL ? root->child : NULL; section != NULL; section = section->next) {
        const bool of_records = is_table(game, section->string) && cJSON_IsObject(section);
        clashes->what = of_records ? section->string : "";
        clashes->id = section->string;
        for (const cJSON *part = of_records ? section->child : NULL; part != NULL; part = part->next) {
            clashes->id = part->string;
            look_inside(clashes, part, "");
        }
        if (!of_records)
            look_inside(clashes, section, section->string);
    }
    json_doc_destroy(doc);
    clashes->language = NULL;
}

// ---- all of it

void pack_clashes_check(const PackList *list, int at, const Game *game, const Layers *layers,
                        Problems *problems) {
    Clashes *clashes = layers->count > 2 ? calloc(1, sizeof *clashes) : NULL;
    Problems *ignored = clashes != NULL ? calloc(1, sizeof *ignored) : NULL; // told of each file
    Languages languages = {0};
    if (ignored != NULL) {
        const Layers own = {.count = 1, .folder = {layers->folder[layers->count - 1]}};
        *clashes = (Clashes){.list = list, .at = at, .layers = layers, .problems = problems};
        pack_list_mark_chain(list, at, clashes->known);
        for (uint8_t i = 0; i < game->pack_file_count; i++)
            look_at_file(clashes, game, game->pack_files[i].name, ignored);
        look_at_file(clashes, game, CAPTAINS_FILE, ignored);
        layers_languages(&own, &languages);
        for (int i = 0; i < languages.count; i++)
            look_at_texts(clashes, game, languages.code[i], ignored);
        finish(clashes);
    }
    free(ignored);
    free(clashes);
}
