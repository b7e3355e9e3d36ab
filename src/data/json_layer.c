// SPDX-License-Identifier: MIT
// Merges one document into another. The nodes of the upper one are moved into the tree of the lower one and
// renumbered after its own, so that every message still names the right file, line and column.
#include "data/json_doc_inside.h"
#include "data/suggest.h"

#include <stdlib.h>
#include <string.h>

#define PLACE_DIGITS 4 // of a list index

void json_out_of_memory(const JsonDoc *doc, Problems *problems) {
    problems_add(problems, json_doc_name(doc), 0, 0, "out of memory");
}

// ---- numbering

static void shift_numbers(cJSON *node, int by) {
    for (; node != NULL; node = node->next) {
        node->valueint += by;
        shift_numbers(node->child, by); // at most JSON_DOC_DEPTH deep
    }
}

// Appends the positions and sources of `over`. False if memory runs out.
static bool take_places(JsonDoc *doc, JsonDoc *over) {
    NodePlaces *node = realloc(doc->node, (doc->node_count + over->node_count) * sizeof *node);
    if (node != NULL)
        doc->node = node;
    JsonSource *source = realloc(doc->source, (doc->source_count + over->source_count) * sizeof *source);
    if (source != NULL)
        doc->source = source;
    if (node == NULL || source == NULL || !json_steps_join(doc, over, doc->node_count) ||
        !json_overs_join(doc, over, doc->node_count) || !json_notes_join(doc, over, doc->node_count))
        return false;
    memcpy(node + doc->node_count, over->node, over->node_count * sizeof *node);
    for (size_t i = 0; i < over->source_count; i++)
        source[doc->source_count++] =
            (JsonSource){over->source[i].name, over->source[i].first + doc->node_count};
    over->source_count = 0;
    shift_numbers(over->root, (int)doc->node_count);
    doc->node_count += over->node_count;
    return true;
}

// ---- list indices

int json_place_named(const char *key) {
    const size_t length = strlen(key);
    if (length < 1 || length > PLACE_DIGITS || strspn(key, "0123456789") != length)
        return -1;
    return (int)strtol(key, NULL, 10) - 1;
}

#define MORE "+" // key of the entries that are added to a list

static bool is_more(const cJSON *member) {
    return strcmp(member->string, MORE) == 0 && cJSON_IsArray(member);
}

// True for an object that changes entries of a list, or adds some.
static bool names_places(const cJSON *object) {
    if (!cJSON_IsObject(object) || object->child == NULL)
        return false;
    for (const cJSON *member = object->child; member != NULL; member = member->next)
        if (json_place_named(member->string) < 0 && !is_more(member))
            return false;
    return true;
}

// Values in a list have no key.
static void drop_key(cJSON *node) {
    cJSON_free(node->string);
    node->string = NULL;
}

// Takes out the gaps among the list's own entries.
static void drop_gaps(cJSON *list) {
    cJSON *next;
    for (cJSON *entry = list->child; entry != NULL; entry = next) {
        next = entry->next;
        if (cJSON_IsRaw(entry))
            cJSON_Delete(cJSON_DetachItemViaPointer(list, entry));
    }
}

static void drop_all_gaps(cJSON *value) {
    if (cJSON_IsArray(value))
        drop_gaps(value);
    for (cJSON *child = value->child; child != NULL; child = child->next)
        drop_all_gaps(child); // at most JSON_DOC_DEPTH deep
}

void json_doc_close_gaps(JsonDoc *doc) {
    drop_all_gaps(doc->root);
}

// Replaces `old` with `above`, or merges `above` into it.
static void lay_upon(JsonDoc *doc, cJSON *parent, cJSON *old, cJSON *above, Problems *problems);

// An entry that was taken out keeps its place until all documents are merged, so that places mean the same
// entries whichever documents lie below. cJSON_Raw never comes from a file.
static bool is_gap(const cJSON *entry) {
    return cJSON_IsRaw(entry);
}

// Makes a gap of the null in place of the entry.
static void leave_gap(cJSON *below, cJSON *old, cJSON *null) {
    null->type = cJSON_Raw;
    cJSON_ReplaceItemViaPointer(below, old, null);
}

// What a file says of an entry that another has taken out goes with it.
static void tell_gap(JsonDoc *doc, const cJSON *gap, const cJSON *entry, int place) {
    Text text = {0};
    text_printf(&text, "[!never] this changes nothing: %s:%d takes entry %d of this list out",
                json_doc_file(doc, gap), json_doc_place(doc, gap).line, place + 1);
    if (!text.failed)
        json_doc_note_idle(doc, entry, text_string(&text));
    text_finish(&text);
}

static bool has_entry(const cJSON *list, const cJSON *wanted) {
    for (const cJSON *entry = list->child; entry != NULL; entry = entry->next)
        if (cJSON_Compare(entry, wanted, true))
            return true;
    return false;
}

void json_doc_tell_repeats(JsonDoc *doc, JsonRepeats *repeats, void *context) {
    doc->repeats = repeats;
    doc->repeating = context;
}

// Appends the entries. What is there already is not added again, so that two packs may both add it: a record
// counts as without "+", and a word once, unless it counts as often as it is there.
static void add_more(JsonDoc *doc, cJSON *below, cJSON *more, Problems *problems) {
    if (json_has_records(below) && json_are_changes(more)) {
        json_merge_records(doc, below, more, problems);
        return;
    }
    const bool repeats =
        doc->repeats != NULL && below->string != NULL && doc->repeats(doc->repeating, below->string);
    while (more->child != NULL) {
        cJSON *entry = cJSON_DetachItemViaPointer(more, more->child);
        if (cJSON_IsString(entry) && !repeats && has_entry(below, entry))
            cJSON_Delete(entry);
        else
            cJSON_AddItemToArray(below, entry);
    }
}

// `entry` changes the entry at this place, which there is. Takes ownership of it.
static void merge_place(JsonDoc *doc, cJSON *below, int place, cJSON *entry, Problems *problems) {
    cJSON *old = cJSON_GetArrayItem(below, place);
    drop_key(entry);
    if (is_gap(old)) {
        if (!cJSON_IsNull(entry)) // else both take it out
            tell_gap(doc, old, entry, place);
        cJSON_Delete(entry);
    } else if (cJSON_IsNull(entry)) {
        if (!json_entries_note(doc, below, entry, true))
            json_out_of_memory(doc, problems);
        leave_gap(below, old, entry);
    } else {
        lay_upon(doc, below, old, entry, problems);
    }
}

// True for a list that another pack has given: in place of the one below it, or with its whole record.
static bool is_given_anew(const JsonDoc *doc, const cJSON *list, const cJSON *entry) {
    const char *file = json_doc_file(doc, list);
    return strcmp(file, json_doc_name(doc)) != 0 && strcmp(file, json_doc_file(doc, entry)) != 0;
}

// `entry` is to change one that the list doesn't have. Where another pack has made the list shorter that is
// no fault of its author.
static void tell_no_entry(JsonDoc *doc, const cJSON *list, const cJSON *entry, int place,
                          Problems *problems) {
    const int count = cJSON_GetArraySize(list);
    Text text = {0};
    if (!is_given_anew(doc, list, entry)) {
        json_doc_key_problem(doc, entry, problems, "there is no entry %d in this list to change; it has %d",
                             place + 1, count);
        return;
    }
    text_printf(&text,
                "[!never] this changes nothing: %s:%d, below this, gives a list without an entry %d here; it "
                "has %d",
                json_doc_file(doc, list), json_doc_place(doc, list).line, place + 1, count);
    if (!text.failed)
        json_doc_note_idle(doc, entry, text_string(&text));
    text_finish(&text);
}

static void merge_places(JsonDoc *doc, cJSON *below, cJSON *above, Problems *problems) {
    const bool are_records = json_has_records(below); // found by their ids, among which there are no gaps
    const int count = cJSON_GetArraySize(below);
    cJSON *more = NULL; // the places are those below it
    if (!json_entries_note(doc, below, above, false))
        json_out_of_memory(doc, problems);
    while (above->child != NULL) {
        cJSON *entry = cJSON_DetachItemViaPointer(above, above->child);
        const int place = json_place_named(entry->string);
        if (place < 0) {
            more = entry;
            continue;
        }
        if (place < count) {
            merge_place(doc, below, place, entry, problems);
            continue;
        }
        tell_no_entry(doc, below, entry, place, problems);
        cJSON_Delete(entry);
    }
    if (are_records)
        drop_gaps(below);
    if (more != NULL)
        add_more(doc, below, more, problems);
    cJSON_Delete(more);
}

// ---- objects

static void lay_upon(JsonDoc *doc, cJSON *parent, cJSON *old, cJSON *above, Problems *problems) {
    if (parent == doc->root && json_has_records(old) && cJSON_IsArray(above))
        json_drop_nameless(doc, above, problems);
    const bool given = cJSON_IsString(above); // a number may be given relative to the one below
    if (!json_steps_take(doc, old, above) ||
        (given == cJSON_IsString(above) && !json_overs_note(doc, old, above)))
        json_out_of_memory(doc, problems);
    const bool is_empty = cJSON_IsArray(above) && above->child == NULL;
    const bool merges = (cJSON_IsObject(old) && cJSON_IsObject(above)) ||
                        (json_has_records(old) && (json_are_changes(above) || is_empty)) ||
                        (cJSON_IsArray(old) && names_places(above));
    if (!merges) {
        cJSON_ReplaceItemViaPointer(parent, old, above);
        return;
    }
    json_merge(doc, old, above, problems);
    cJSON_Delete(above);
}

static int compare_members(const void *a, const void *b) {
    return strcmp((*(cJSON *const *)a)->string, (*(cJSON *const *)b)->string);
}

static size_t list_members(const cJSON *object, cJSON **list) {
    size_t count = 0;
    for (cJSON *member = object->child; member != NULL; member = member->next)
        list[count++] = member;
    return count;
}

// For each member of `above`, in order, the one of `below` with its key, or NULL: by a sorted list, to be
// fast for objects of any size. The caller frees it. NULL if memory runs out.
static cJSON **find_members(const cJSON *below, const cJSON *above) {
    const size_t most = (size_t)cJSON_GetArraySize(below), wanted = (size_t)cJSON_GetArraySize(above);
    cJSON **sorted = malloc((most + 1) * sizeof *sorted), **found = malloc((wanted + 1) * sizeof *found);
    if (sorted == NULL || found == NULL) {
        free(sorted);
        free(found);
        return NULL;
    }
    const size_t count = list_members(below, sorted);
    qsort(sorted, count, sizeof *sorted, compare_members);
    list_members(above, found);
    for (size_t i = 0; i < wanted; i++) {
        cJSON **old = bsearch(&found[i], sorted, count, sizeof *sorted, compare_members);
        found[i] = old != NULL ? *old : NULL;
    }
    free(sorted);
    return found;
}

// A key that `below` has not. What is to be added to a list is the list then.
static void add_member(cJSON *below, cJSON *member) {
    cJSON *more = names_places(member) && member->child->next == NULL && is_more(member->child)
                      ? cJSON_DetachItemViaPointer(member, member->child)
                      : NULL;
    if (more != NULL) {
        cJSON_free(more->string);
        more->string = member->string;
        member->string = NULL;
        cJSON_Delete(member);
        member = more;
    }
    cJSON_AddItemToArray(below, member); // keeps its key
}

// No key is in `above` twice, so that all can be looked up before anything changes.
static void merge_members(JsonDoc *doc, cJSON *below, cJSON *above, Problems *problems) {
    cJSON **found = find_members(below, above);
    for (size_t i = 0; above->child != NULL; i++) {
        cJSON *member = cJSON_DetachItemViaPointer(above, above->child);
        cJSON *old = found != NULL ? found[i] : cJSON_GetObjectItemCaseSensitive(below, member->string);
        if (old == NULL && cJSON_IsNull(member) && json_note_is(doc, below, JSON_NOTE_CUT, member->string)) {
            cJSON_Delete(member); // another pack has taken it out too
        } else if (old == NULL) {
            add_member(below, member);
        } else if (cJSON_IsNull(member)) {
            if (!json_notes_add_cut(doc, below, member) || !json_overs_note_cut(doc, old, member))
                json_out_of_memory(doc, problems);
            cJSON_Delete(cJSON_DetachItemViaPointer(below, old));
            cJSON_Delete(member);
        } else {
            lay_upon(doc, below, old, member, problems);
        }
    }
    free(found);
}

// Merges values of the same, mergeable kind. Leaves `above` empty.
void json_merge(JsonDoc *doc, cJSON *below, cJSON *above, Problems *problems) {
    if (cJSON_IsObject(below))
        merge_members(doc, below, above, problems);
    else if (cJSON_IsObject(above))
        merge_places(doc, below, above, problems);
    else
        json_merge_records(doc, below, above, problems);
}

bool json_doc_layer(JsonDoc *doc, JsonDoc *over, Problems *problems) {
    const int before = problems_total(problems);
    if (!take_places(doc, over))
        json_out_of_memory(over, problems);
    else if (cJSON_IsObject(doc->root) && cJSON_IsObject(over->root))
        merge_members(doc, doc->root, over->root, problems);
    else
        json_doc_problem(doc, over->root, problems, "this must be an object, not %s",
                         json_doc_type(over->root));
    json_doc_destroy(over);
    return problems_total(problems) == before;
}

// ---- replacing the whole document

#define REPLACE "replace"

// A key that is surely a misspelled "replace"; NULL: none.
static cJSON *misspelled_replace(const JsonDoc *doc, const JsonDoc *over) {
    static const char *const wanted[] = {REPLACE};
    for (cJSON *member = over->root->child; member != NULL; member = member->next)
        if (text_nearest(member->string, wanted, 1) != NULL &&
            cJSON_GetObjectItemCaseSensitive(doc->root, member->string) == NULL)
            return member;
    return NULL;
}

bool json_doc_take_replace(const JsonDoc *doc, JsonDoc *over, Problems *problems) {
    if (!cJSON_IsObject(over->root))
        return false;
    cJSON *node = json_doc_take(over, REPLACE);
    const bool found = node != NULL, good = cJSON_IsTrue(node);
    if (!found)
        node = misspelled_replace(doc, over);
    if (found && !good)
        json_doc_problem(over, node, problems, "[value] \"replace\" must be true, or be left out, not %s",
                         json_doc_type(node));
    else if (!found && node != NULL)
        json_doc_key_problem(over, node, problems,
                             "[key] unknown key %s; did you mean \"replace\"? With it the file counts in "
                             "place of all that lies below it",
                             quoted(node->string).text);
    if (!found && node != NULL)
        cJSON_DetachItemViaPointer(over->root, node);
    cJSON_Delete(node);
    return good;
}

static bool note_all(JsonDoc *doc, const cJSON *by) {
    bool good = true;
    for (const cJSON *list = doc->root->child; list != NULL; list = list->next)
        for (const cJSON *record = json_has_records(list) ? list->child : NULL; record != NULL;
             record = record->next)
            good = json_removed_note(doc, list, record, by) && good;
    return good;
}

// The first value that another pack than that of `over` has put there. NULL: all are the game's own.
static const cJSON *first_of_others(const JsonDoc *doc, const cJSON *node, const char *over) {
    const cJSON *found = NULL;
    for (const cJSON *child = node->child; child != NULL && found == NULL; child = child->next) {
        const char *file = json_doc_file(doc, child);
        found = strcmp(file, json_doc_name(doc)) != 0 && strcmp(file, over) != 0
                    ? child
                    : first_of_others(doc, child, over); // at most JSON_DOC_DEPTH deep
    }
    return found;
}

// Notes that what another pack says is lost.
static void tell_replaced(JsonDoc *doc, const cJSON *over) {
    const cJSON *lost = first_of_others(doc, doc->root, json_doc_file(doc, over));
    Text text = {0};
    if (lost == NULL)
        return;
    text_printf(
        &text,
        "[!shadow] where both packs are on, what %s:%d says is lost: with \"replace\" this file takes "
        "the place of all that lies below it",
        json_doc_file(doc, lost), json_doc_place(doc, lost).line);
    if (!text.failed)
        json_doc_note_idle(doc, over, text_string(&text));
    text_finish(&text);
}

bool json_doc_replace(JsonDoc *doc, JsonDoc *over, Problems *problems) {
    const bool good = take_places(doc, over) && note_all(doc, over->root);
    if (good) {
        tell_replaced(doc, over->root);
        cJSON *below = doc->root;
        doc->root = over->root;
        over->root = below;
    } else {
        json_out_of_memory(doc, problems);
    }
    json_doc_destroy(over);
    return good;
}
