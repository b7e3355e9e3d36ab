// SPDX-License-Identifier: MIT
// Compares the merged files without the topmost layer with the same plus that layer: whatever another pack
// says in the first and is otherwise in the second, or is missing there, is a clash, whichever way it was
// changed.
#include "data/pack_clashes.h"

#include "core/file_kind.h"
#include "data/captains.h"
#include "data/json_entries.h"
#include "data/json_ids.h"
#include "data/json_object.h"
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

// A record that the topmost layer takes out, of which no clash is told yet.
typedef struct Removed {
    char *what, *id, *by; // owned
    JsonPlace place;
} Removed;

typedef struct Clashes {
    const PackList *list;
    int at;
    const Layers *layers;
    Layers lower; // without the topmost; their folders are not owned
    Problems *problems;
    bool known[PACK_LIST_MAX]; // the packs that this one is made for
    Clash *clash;              // owned
    size_t count;
    const JsonDoc *was_doc, *doc; // the file looked through, without the topmost layer and with it
    const char *language;         // of the texts; NULL: a file of the rules
    const char *file;             // the topmost layer's own
    const char *what, *id;
    const cJSON *record; // in was_doc; NULL: none, a key of the file
    bool texts_below;    // another pack has some
    Removed *removed;    // owned
    size_t removed_count;
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

// True if the record is one that this pack has added, not one of the game's made anew.
static bool is_addition(const Clashes *clashes, const JsonDoc *doc, const cJSON *record, int pack) {
    const char *by;
    JsonPlace place;
    const cJSON *id = record != NULL ? cJSON_GetObjectItemCaseSensitive(record, "id") : NULL;
    return cJSON_IsString(id) && lies_in(json_doc_file(doc, record), clashes->list->pack[pack].folder) &&
           !json_doc_removed_at(clashes->was_doc, id->valuestring, &by, &place);
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
    for (size_t i = 0; i < clashes->removed_count; i++) {
        free(clashes->removed[i].what);
        free(clashes->removed[i].id);
        free(clashes->removed[i].by);
    }
    free(clashes->removed);
}

// ---- what another pack says

typedef struct Said {
    int pack;
    const char *file;
    JsonPlace place;
} Said;

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

static bool says(const Clashes *clashes, const char *file, JsonPlace place, Said *said) {
    const int pack = is_of_language(clashes, file) ? stranger(clashes, file) : -1;
    *said = (Said){pack, file, place};
    return pack >= 0;
}

// The first that another pack says of the value, or in it; with `changes` also that it has taken entries out
// of a list. False: none says anything.
static bool find_said(const Clashes *clashes, const JsonDoc *doc, const cJSON *was, bool changes,
                      Said *said) {
    const char *file;
    JsonPlace place;
    bool found = says(clashes, json_doc_file(doc, was), json_doc_place(doc, was), said);
    for (size_t i = 0;
         !found && changes && cJSON_IsArray(was) && json_doc_list_change(doc, was, i, &file, &place); i++)
        found = says(clashes, file, place, said);
    for (const cJSON *part = was->child; part != NULL && !found; part = part->next)
        found = find_said(clashes, doc, part, changes, said); // at most JSON_DOC_DEPTH deep
    return found;
}

// ---- what this pack says instead

// A value without the topmost layer, with it, and what it is or was in with it. NULL: not present.
typedef struct Pair {
    const cJSON *was, *now, *around;
} Pair;

// What the topmost layer has done to a value.
typedef struct Act {
    const char *file;
    JsonPlace place;
    const char *when; // its condition, as JSON_NOTE_WHEN; NULL: none
} Act;

static bool is_cut(const Clashes *clashes, const cJSON *object, const char *key, Act *act) {
    JsonCut cut;
    const char *found;
    bool is = false;
    for (size_t i = 0; (found = json_doc_cut_member(clashes->doc, object, i, &cut)) != NULL; i++) {
        if (strcmp(found, key) != 0 || !is_own(clashes, cut.file))
            continue;
        *act = (Act){cut.file, cut.place, cut.when};
        is = true;
    }
    return is;
}

static const cJSON *first_own(const Clashes *clashes, const cJSON *object) {
    const cJSON *part = object->child;
    while (part != NULL && strcmp(json_doc_file(clashes->doc, part), clashes->file) != 0)
        part = part->next;
    return part;
}

// Without a better place it is what the layer gives beside the value, or the beginning of the file.
static Act act_on(const Clashes *clashes, const Pair *pair) {
    Act act = {clashes->file, {1, 1}, NULL};
    const cJSON *now = pair->now,
                *own = now == NULL && cJSON_IsObject(pair->around) ? first_own(clashes, pair->around) : NULL;
    const char *file;
    JsonPlace place;
    if (now != NULL && is_own(clashes, json_doc_file(clashes->doc, now)))
        return (Act){json_doc_file(clashes->doc, now), json_doc_key_place(clashes->doc, now),
                     json_doc_note(clashes->doc, now, JSON_NOTE_WHEN)};
    if (own != NULL)
        act.place = json_doc_key_place(clashes->doc, own);
    if (now == NULL && cJSON_IsObject(pair->around))
        is_cut(clashes, pair->around, pair->was->string, &act);
    else if (cJSON_IsArray(pair->around) &&
             json_doc_list_changed_at(clashes->doc, pair->around, &file, &place) && is_own(clashes, file))
        act = (Act){file, place, NULL};
    return act;
}

// True for a number that the topmost layer only gives relative to what lies below.
static bool is_relative(const Clashes *clashes, const cJSON *now) {
    JsonStep step[JSON_STEPS_MAX];
    return json_doc_steps(clashes->doc, now, step) > 0 && !is_own(clashes, step[0].file);
}

// As JSON; of an object or list only which it is. The caller frees it.
static char *json_of(const cJSON *node) {
    if (node == NULL || cJSON_IsObject(node) || cJSON_IsArray(node))
        return text_duplicate(node == NULL ? "null" : cJSON_IsObject(node) ? "{…}" : "[…]");
    char *printed = cJSON_PrintUnformatted(node), *copy = printed != NULL ? text_duplicate(printed) : NULL;
    cJSON_free(printed);
    return copy;
}

static void tell_instead(Clashes *clashes, const Pair *pair, const Act *act, const Said *said,
                         const char *path) {
    char *here = json_of(pair->now), *below = json_of(pair->was);
    if (here != NULL && below != NULL)
        add(clashes, here, act->file, act->place, path, said->pack, below);
    free(here);
    free(below);
}

// A list takes the place of one that another pack gives or changes.
static void tell_list(const Clashes *clashes, const Pair *pair, const Act *act, const Said *said,
                      const char *path) {
    const char *key = pair->now->string != NULL ? pair->now->string : path;
    const JsonPlace place = is_own(clashes, json_doc_file(clashes->doc, pair->now))
                                ? json_doc_place(clashes->doc, pair->now)
                                : act->place;
    problems_add(
        clashes->problems, act->file, place.line, place.column,
        "[!shadow] where both packs are on, what %s:%d says of %s of %s is lost: this list takes its "
        "place. To add to a list, write {\"+\": [...]}",
        said->file, said->place.line, quoted(key).text,
        quoted(clashes->what[0] != '\0' ? clashes->id : clashes->file).text);
}

// A value that is another now, or gone.
static void tell_other(Clashes *clashes, const Pair *pair, const char *path) {
    Said said;
    const Act act = act_on(clashes, pair);
    if (!find_said(clashes, clashes->was_doc, pair->was, pair->now != NULL, &said) ||
        is_for(clashes, act.when, said.pack) ||
        is_addition(clashes, clashes->was_doc, clashes->record, said.pack))
        return;
    if (cJSON_IsArray(pair->was) && cJSON_IsArray(pair->now))
        tell_list(clashes, pair, &act, &said, path);
    else if (pair->now == NULL ||
             cJSON_IsString(pair->now) == cJSON_IsString(pair->was)) // else it is a fault
        tell_instead(clashes, pair, &act, &said, path);
}

// ---- values

static void compare(Clashes *clashes, const Pair *pair, const char *path);

static void compare_part(Clashes *clashes, const Pair *pair, const char *path, const char *key, int index) {
    Text longer = {0};
    json_path_below(&longer, path, key, index);
    compare(clashes, pair, text_string(&longer));
    text_finish(&longer);
}

// What another pack has cut out of the object, and this one gives again.
static void look_at_cuts(Clashes *clashes, const cJSON *was, const cJSON *now, const char *path) {
    JsonCut cut;
    const char *key;
    for (size_t i = 0; (key = json_doc_cut_member(clashes->was_doc, was, i, &cut)) != NULL; i++) {
        const Pair pair = {NULL, cJSON_GetObjectItemCaseSensitive(now, key), now};
        Said said;
        if (pair.now == NULL || cJSON_GetObjectItemCaseSensitive(was, key) != NULL ||
            !says(clashes, cut.file, cut.place, &said))
            continue;
        const Act act = act_on(clashes, &pair);
        Text longer = {0};
        json_path_below(&longer, path, key, 0);
        if (path[0] == '\0' && clashes->what[0] == '\0')
            clashes->id = key;
        if (!is_for(clashes, act.when, said.pack) &&
            !is_addition(clashes, clashes->was_doc, clashes->record, said.pack))
            tell_instead(clashes, &pair, &act, &said, text_string(&longer));
        text_finish(&longer);
    }
}

// A name brings its own forms: those of another pack's name are told with that.
static bool has_other_name(const Clashes *clashes, const cJSON *was, const cJSON *now) {
    const cJSON *old = clashes->language != NULL ? cJSON_GetObjectItemCaseSensitive(was, "name") : NULL;
    Said said;
    return old != NULL && find_said(clashes, clashes->was_doc, old, false, &said) &&
           !cJSON_Compare(old, cJSON_GetObjectItemCaseSensitive(now, "name"), true);
}

static void compare_members(Clashes *clashes, const cJSON *was, const cJSON *now, const char *path) {
    const bool is_renamed = has_other_name(clashes, was, now);
    for (const cJSON *part = was->child; part != NULL; part = part->next) {
        const Pair pair = {part, cJSON_GetObjectItemCaseSensitive(now, part->string), now};
        if (!is_renamed || !is_form(part->string))
            compare_part(clashes, &pair, path, part->string, 0);
    }
    look_at_cuts(clashes, was, now, path);
}

// True for a record that the topmost layer takes out, which is told of the record.
static bool is_taken_out(const Clashes *clashes, const cJSON *was) {
    const cJSON *id = cJSON_IsObject(was) ? cJSON_GetObjectItemCaseSensitive(was, "id") : NULL;
    const char *by;
    JsonPlace place;
    return cJSON_IsString(id) && json_doc_removed_at(clashes->doc, id->valuestring, &by, &place) &&
           is_own(clashes, by);
}

static void compare_entries(Clashes *clashes, const cJSON *was, const cJSON *now, const char *path) {
    JsonEntries entries;
    if (!json_entries_begin(&entries, clashes->doc, now, clashes->was_doc, was))
        return;
    for (int i = 0; i < entries.was_count; i++) {
        const Pair pair = {entries.was[i], json_entries_after(&entries, i), now};
        if (pair.now != NULL || !is_taken_out(clashes, pair.was))
            compare_part(clashes, &pair, path, NULL, i);
    }
    json_entries_finish(&entries);
}

// Recursion is as deep as the document. A list given anew counts as one value.
static void compare(Clashes *clashes, const Pair *pair, const char *path) {
    const cJSON *was = pair->was, *now = pair->now;
    if (now != NULL && cJSON_IsObject(was) && cJSON_IsObject(now))
        compare_members(clashes, was, now, path);
    else if (now != NULL && cJSON_IsArray(was) && cJSON_IsArray(now) && was->valueint == now->valueint)
        compare_entries(clashes, was, now, path);
    else if (now == NULL ? !cJSON_IsArray(was) || was->child != NULL // an empty list is none
                         : (!cJSON_Compare(was, now, true) && !is_relative(clashes, now)))
        tell_other(clashes, pair, path);
}

// ---- files of the rules

// True for a word of a record that does not stand there, but follows from what a list holds.
static bool is_implied(const Field *field, const cJSON *record) {
    const cJSON *word = cJSON_GetObjectItemCaseSensitive(record, field->key);
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(record, field->implied->list);
    if (!cJSON_IsString(word) || list == NULL || list->child == NULL)
        return cJSON_IsString(word) && strcmp(word->valuestring, field->implied->none) == 0;
    bool is = word->valueint == list->valueint;
    for (const cJSON *entry = list->child; entry != NULL; entry = entry->next)
        is |= word->valueint == entry->valueint;
    return is;
}

static const Field *field_of(const Schema *schema, const char *key) {
    for (size_t i = 0; i < schema->field_count; i++)
        if (strcmp(schema->fields[i].key, key) == 0)
            return &schema->fields[i];
    return NULL;
}

static void compare_record(Clashes *clashes, const Schema *schema, const cJSON *was, const cJSON *now) {
    clashes->record = was;
    for (const cJSON *part = was->child; part != NULL; part = part->next) {
        const Field *field = field_of(schema, part->string);
        const Pair pair = {part, cJSON_GetObjectItemCaseSensitive(now, part->string), now};
        if (field == NULL || field->implied == NULL || !is_implied(field, was))
            compare(clashes, &pair, part->string);
    }
    look_at_cuts(clashes, was, now, "");
    clashes->record = NULL;
}

// What is given anew was taken out before, which is told.
static void look_at_records(Clashes *clashes, const char *what, const Schema *schema, const cJSON *was,
                            const cJSON *now) {
    JsonIds ids;
    clashes->what = what;
    if (!json_ids_begin(&ids, now, 0))
        return;
    for (const cJSON *record = was->child; record != NULL; record = record->next) {
        const cJSON *id = cJSON_GetObjectItemCaseSensitive(record, "id");
        const cJSON *found = cJSON_IsString(id) ? json_ids_find(&ids, id->valuestring) : NULL;
        if (found == NULL || found->valueint != record->valueint)
            continue;
        clashes->id = id->valuestring;
        compare_record(clashes, schema, record, found);
    }
    json_ids_finish(&ids);
}

static const char *what_of(const Game *game, const Field *field) {
    return field->table != NO_TABLE ? game->tables[field->table].what : field->record->what;
}

// A number that follows what it counts is right whoever gives it.
static void look_at_field(Clashes *clashes, const Game *game, const Field *field) {
    const cJSON *around = json_doc_root(clashes->doc);
    const Pair pair = {json_doc_find(clashes->was_doc, NULL, field->key),
                       json_doc_find(clashes->doc, NULL, field->key), around};
    const bool records = field->kind == FIELD_RECORDS && field->record->fields[0].kind == FIELD_ID;
    if (pair.was == NULL || field->sum_of != NULL)
        return;
    clashes->what = "";
    clashes->id = field->key;
    if (records && cJSON_IsArray(pair.was) && cJSON_IsArray(pair.now))
        look_at_records(clashes, what_of(game, field), field->record, pair.was, pair.now);
    else
        compare(clashes, &pair, field->key);
}

// ---- records taken out

// Another pack, that has changed the record otherwise than by adding it. False: none has.
static bool find_changer(const Clashes *clashes, const cJSON *record, Said *said) {
    for (const cJSON *part = record->child; part != NULL; part = part->next)
        if (find_said(clashes, clashes->doc, part, false, said) &&
            !is_addition(clashes, clashes->doc, record, said->pack))
            return true;
    return false;
}

static void tell_removed(const Clashes *clashes, const char *id, const char *by, JsonPlace place,
                         const Said *said) {
    char title[PACK_TITLE_MAX];
    pack_list_title(clashes->list, &clashes->list->pack[said->pack], title);
    problems_add(clashes->problems, by, place.line, place.column,
                 "[!shadow] this takes %s out, which the pack %s below changes in %s:%d; the upper one "
                 "counts",
                 quoted(id).text, quoted(title).text, said->file, said->place.line);
}

// For what another pack may say of its texts.
static void note_removed(Clashes *clashes, const char *what, const char *id, const char *by,
                         JsonPlace place) {
    Removed *grown = realloc(clashes->removed, (clashes->removed_count + 1) * sizeof *grown);
    if (grown == NULL)
        return;
    clashes->removed = grown;
    grown[clashes->removed_count++] =
        (Removed){text_duplicate(what), text_duplicate(id), text_duplicate(by), place};
}

static const char *what_of_list(const Game *game, const Schema *schema, const char *key) {
    const Field *field = field_of(schema, key);
    return field != NULL && field->kind == FIELD_RECORDS ? what_of(game, field) : "";
}

static void look_at_removed(Clashes *clashes, const Game *game, const Schema *schema) {
    const cJSON *record;
    const char *by;
    JsonPlace place;
    if (is_own(clashes, json_doc_file(clashes->doc, json_doc_root(clashes->doc))))
        return; // all is given anew, which is told
    for (size_t i = 0; (record = json_doc_removed_record(clashes->doc, i, &by, &place)) != NULL; i++) {
        const cJSON *id = cJSON_GetObjectItemCaseSensitive(record, "id");
        Said said;
        if (!is_own(clashes, by))
            continue;
        if (find_changer(clashes, record, &said))
            tell_removed(clashes, id->valuestring, by, place, &said);
        else
            note_removed(clashes, what_of_list(game, schema, json_doc_removed_list(clashes->doc, i)),
                         id->valuestring, by, place);
    }
}

// The record with this id in that list of the file. NULL: there is none.
static const cJSON *record_in(const JsonDoc *doc, const char *list, const char *id) {
    const cJSON *all = cJSON_GetObjectItemCaseSensitive(json_doc_root(doc), list);
    for (const cJSON *record = cJSON_IsArray(all) ? all->child : NULL; record != NULL;
         record = record->next) {
        const cJSON *found = cJSON_GetObjectItemCaseSensitive(record, "id");
        if (cJSON_IsString(found) && strcmp(found->valuestring, id) == 0)
            return record;
    }
    return NULL;
}

// What another pack takes out, and this one gives anew.
static void look_at_returned(const Clashes *clashes) {
    const char *id, *list, *by;
    for (size_t i = 0; (id = json_doc_removed(clashes->was_doc, i, &list, &by)) != NULL; i++) {
        const cJSON *now = record_in(clashes->doc, list, id);
        char title[PACK_TITLE_MAX];
        const char *file;
        JsonPlace place;
        Said said;
        if (now == NULL || !json_doc_removed_at(clashes->was_doc, id, &file, &place) ||
            !says(clashes, file, place, &said) ||
            is_for(clashes, json_doc_note(clashes->doc, now, JSON_NOTE_WHEN), said.pack))
            continue;
        pack_list_title(clashes->list, &clashes->list->pack[said.pack], title);
        place = json_doc_place(clashes->doc, now);
        problems_add(
            clashes->problems, json_doc_file(clashes->doc, now), place.line, place.column,
            "[!shadow] this gives %s again, which the pack %s below takes out in %s:%d; the upper one "
            "counts",
            quoted(id).text, quoted(title).text, file, said.place.line);
    }
}

// ---- all of a file

static bool any_stranger_has(const Clashes *clashes, const char *name) {
    bool has = false;
    for (int i = 1; i < clashes->lower.count && !has; i++) {
        Text file = {0};
        has = layers_file(&clashes->lower, i, name, &file) && stranger(clashes, text_string(&file)) >= 0;
        text_finish(&file);
    }
    return has;
}

static void compare_files(Clashes *clashes, const Game *game, const Schema *schema) {
    const bool is_anew = is_own(clashes, json_doc_file(clashes->doc, json_doc_root(clashes->doc)));
    for (size_t i = 0; i < schema->field_count && !is_anew; i++) // else one message tells it
        look_at_field(clashes, game, &schema->fields[i]);
    clashes->what = "";
    if (!is_anew)
        look_at_cuts(clashes, json_doc_root(clashes->was_doc), json_doc_root(clashes->doc), "");
    look_at_removed(clashes, game, schema);
    look_at_returned(clashes);
}

static void look_at_file(Clashes *clashes, const Game *game, const char *name, Problems *ignored) {
    CaptainsSchema captains;
    const Schema *schema = game_file_schema(game, name, &captains);
    Text own = {0};
    if (schema != NULL && layers_file(clashes->layers, clashes->layers->count - 1, name, &own) &&
        (any_stranger_has(clashes, name) || clashes->texts_below)) {
        JsonDoc *was = layers_load(game, &clashes->lower, name, ignored);
        JsonDoc *now = layers_load(game, clashes->layers, name, ignored);
        clashes->was_doc = was;
        clashes->doc = now;
        clashes->file = text_string(&own);
        if (was != NULL && now != NULL)
            compare_files(clashes, game, schema);
        json_doc_destroy(was);
        json_doc_destroy(now);
    }
    text_finish(&own);
}

// ---- texts

static bool is_table(const Game *game, const char *what) {
    bool is = strcmp(what, WORDS_CAPTAIN) == 0;
    for (uint8_t table = 0; table < game->table_count; table++)
        is |= strcmp(game->tables[table].what, what) == 0;
    return is;
}

static void compare_section(Clashes *clashes, const Game *game, const Pair *section) {
    const char *key = section->was->string;
    clashes->what = "";
    clashes->id = key;
    if (!is_table(game, key) || !cJSON_IsObject(section->was) || !cJSON_IsObject(section->now)) {
        compare(clashes, section, key);
        return;
    }
    clashes->what = key;
    for (const cJSON *part = section->was->child; part != NULL; part = part->next) {
        const Pair texts = {part, cJSON_GetObjectItemCaseSensitive(section->now, part->string), section->now};
        clashes->id = part->string;
        compare(clashes, &texts, texts.now != NULL ? "" : part->string);
    }
}

// What another pack says of the texts of what this one takes out.
static void look_at_texts_removed(Clashes *clashes) {
    for (size_t i = 0; i < clashes->removed_count; i++) {
        Removed *removed = &clashes->removed[i];
        const bool good = removed->what != NULL && removed->id != NULL && removed->by != NULL;
        const cJSON *section =
            good ? cJSON_GetObjectItemCaseSensitive(json_doc_root(clashes->was_doc), removed->what) : NULL;
        const cJSON *texts = section != NULL ? cJSON_GetObjectItemCaseSensitive(section, removed->id) : NULL;
        Said said;
        const bool is_the_games =
            texts != NULL && lies_in(json_doc_file(clashes->was_doc, texts), clashes->layers->folder[0]);
        if (!is_the_games || !find_said(clashes, clashes->was_doc, texts, false, &said))
            continue;
        tell_removed(clashes, removed->id, removed->by, removed->place, &said);
        free(removed->id);
        removed->id = NULL; // told
    }
}

static void look_at_texts(Clashes *clashes, const Game *game, const char *language, Problems *ignored) {
    JsonDoc *was = layers_load_language(&clashes->lower, "lang/%s.json", language, ignored);
    JsonDoc *now = layers_load_language(clashes->layers, "lang/%s.json", language, ignored);
    Text file = {0};
    text_printf(&file, "%s/lang/%s.json", clashes->layers->folder[clashes->layers->count - 1], language);
    clashes->was_doc = was;
    clashes->doc = now;
    clashes->language = language;
    clashes->file = text_string(&file);
    const cJSON *root = was != NULL && now != NULL ? json_doc_root(was) : NULL;
    for (const cJSON *section = root != NULL ? root->child : NULL; section != NULL; section = section->next) {
        const Pair pair = {section, cJSON_GetObjectItemCaseSensitive(json_doc_root(now), section->string),
                           json_doc_root(now)};
        compare_section(clashes, game, &pair);
    }
    if (root != NULL)
        look_at_texts_removed(clashes);
    json_doc_destroy(was);
    json_doc_destroy(now);
    text_finish(&file);
    clashes->language = NULL;
}

// ---- all of it

static bool speaks(const Clashes *clashes, const char *language) {
    return layers_speak(clashes->layers, clashes->layers->count - 1, language);
}

static bool any_stranger_speaks(const Clashes *clashes, const char *language) {
    Text name = {0};
    text_printf(&name, "lang/%s.json", language);
    const bool has = any_stranger_has(clashes, text_string(&name));
    text_finish(&name);
    return has;
}

static void look_at_all(Clashes *clashes, const Game *game, Problems *ignored) {
    Languages languages;
    bool own = false, others[LANGUAGES_MAX] = {false};
    layers_languages(clashes->layers, &languages);
    for (int i = 0; i < languages.count; i++) {
        own |= speaks(clashes, languages.code[i]);
        others[i] = any_stranger_speaks(clashes, languages.code[i]);
        clashes->texts_below |= others[i];
    }
    for (uint8_t i = 0; i < game->pack_file_count; i++)
        look_at_file(clashes, game, game->pack_files[i].name, ignored);
    look_at_file(clashes, game, CAPTAINS_FILE, ignored);
    for (int i = 0; i < languages.count; i++)
        if (others[i] && (own || clashes->removed_count > 0))
            look_at_texts(clashes, game, languages.code[i], ignored);
}

static Layers all_but_topmost(const Layers *layers) {
    Layers lower = *layers;
    lower.count--;
    return lower;
}

void pack_clashes_check(const PackList *list, int at, const Game *game, const Layers *layers,
                        Problems *problems) {
    Clashes *clashes = layers->count > 2 ? calloc(1, sizeof *clashes) : NULL;
    Problems *ignored = clashes != NULL ? calloc(1, sizeof *ignored) : NULL; // told of each file
    if (ignored != NULL) {
        *clashes = (Clashes){
            .list = list, .at = at, .layers = layers, .lower = all_but_topmost(layers), .problems = problems};
        pack_list_mark_chain(list, at, clashes->known);
        look_at_all(clashes, game, ignored);
        finish(clashes);
    }
    free(ignored);
    free(clashes);
}
