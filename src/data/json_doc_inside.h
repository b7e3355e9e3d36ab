// SPDX-License-Identifier: MIT
// The internals of JsonDoc, for the files json_*.c that make up a JsonDoc only.
#ifndef STARDECK_DATA_JSON_DOC_INSIDE_H
#define STARDECK_DATA_JSON_DOC_INSIDE_H

#include "data/json_scan.h"

// A source file and the number of its first node. Nodes of later files have higher numbers.
typedef struct JsonSource {
    char *name; // owned
    size_t first;
} JsonSource;

// A record that was removed from a list.
typedef struct JsonRemoved {
    char *list, *id; // owned
    cJSON *record;   // as it was; owned
    const char *by;  // the file that removed it: the name of a source
    size_t node;     // the number of the node that removed it
} JsonRemoved;

// A number that a layer gave relative to the one below it.
typedef struct JsonChange {
    size_t node, below; // the numbers of the nodes
    char *text;         // "+2"; owned
    long was, is;
} JsonChange;

// A number, word or text that took the place of one of a lower layer, or a null that cut a value out.
typedef struct JsonOver {
    size_t node, below; // the numbers of the nodes
    char *text;         // the lower one, as JSON, or as in JsonCut; owned, by cJSON
    bool cuts;
} JsonOver;

// Something to be known about nodes, those with numbers from `first` to below `end`.
typedef struct JsonNote {
    JsonNoteKind kind;
    size_t first, end;
    char *text; // owned
    size_t by;  // JSON_NOTE_CUT: the number of the null that took the key out
} JsonNote;

// A list whose entries a layer has changed by their places, or has added to: the numbers of the nodes.
typedef struct JsonListChange {
    size_t list, by;
    bool takes; // `by` has taken an entry out
} JsonListChange;

// A node's number is stored in its `valueint`.
struct JsonDoc {
    JsonSource *source; // source[0].name is the document's name
    size_t source_count;
    cJSON *root;
    NodePlaces *node;
    size_t node_count;
    JsonRemoved *gone;
    size_t gone_count;
    JsonChange *change;
    size_t change_count;
    JsonOver *over; // in the order of `node`
    size_t over_count;
    bool copying; // what is laid upon another is only the copy of it
    JsonListChange *list_change;
    size_t list_change_count;
    JsonNote *note;
    size_t note_count;
    size_t notes_of[JSON_NOTE_AWAY + 1]; // how many there are of each kind
    JsonHasPack *has_pack;               // NULL: there are none
    JsonHasPack *is_own_pack;            // NULL likewise
    void *packs;                         // for both
    JsonRepeats *repeats;                // NULL: no list has a word twice
    void *repeating;                     // for repeats
};

// The file that the node with this number comes from.
const char *json_doc_file_at(const JsonDoc *doc, size_t number);

// json_removed.c: notes that `record` was removed from `list` by the file that node `by` comes from. False if
// memory runs out.
bool json_removed_note(JsonDoc *doc, const cJSON *list, const cJSON *record, const cJSON *by);
// The record last removed from that list under this id. NULL: none was.
const cJSON *json_removed_find(const JsonDoc *doc, const cJSON *list, const char *id);
// Frees these notes.
void json_removed_finish(JsonDoc *doc);

// json_steps.c: if `above` is a relative number and `below` a number it can change, makes `above` the result
// and records the step. False if memory runs out.
bool json_steps_take(JsonDoc *doc, const cJSON *below, cJSON *above);
// Moves the steps of `over` to `doc`, whose node numbers are to grow by `by`. False if memory runs out.
bool json_steps_join(JsonDoc *doc, JsonDoc *over, size_t by);
// Frees the steps.
void json_steps_finish(JsonDoc *doc);

// json_overs.c: notes that `above` takes the place of `below`, if both are numbers, words or texts. False if
// memory runs out.
bool json_overs_note(JsonDoc *doc, const cJSON *below, const cJSON *above);
// Notes that `null` cuts out `below`, if a layer has given anything of it. False if memory runs out.
bool json_overs_note_cut(JsonDoc *doc, const cJSON *below, const cJSON *null);
// Moves these notes of `over` to `doc`, as json_steps_join does with steps. False if memory runs out.
bool json_overs_join(JsonDoc *doc, JsonDoc *over, size_t by);
// The number of the node that the one with this number has taken the place of, or is relative to. False:
// none.
bool json_overs_below(const JsonDoc *doc, size_t number, size_t *below);
// The same for relative numbers alone (json_steps.c).
bool json_steps_below(const JsonDoc *doc, size_t number, size_t *below);
// Frees them.
void json_overs_finish(JsonDoc *doc);

// json_notes.c: adds a note about nodes `first` to below `end`, with a copy of the text. False if memory runs
// out.
bool json_notes_add(JsonDoc *doc, JsonNoteKind kind, size_t first, size_t end, const char *text);
// Moves the notes of `over` to `doc`, as json_steps_join does with steps. False if memory runs out.
bool json_notes_join(JsonDoc *doc, JsonDoc *over, size_t by);
// Frees the notes.
void json_notes_finish(JsonDoc *doc);
// Notes that `null` has taken its key out of the object (JSON_NOTE_CUT). False if memory runs out.
bool json_notes_add_cut(JsonDoc *doc, const cJSON *object, const cJSON *null);
// Gives the copy the notes JSON_NOTE_CUT of its original. False if memory runs out.
bool json_notes_copy_cuts(JsonDoc *doc, const cJSON *original, const cJSON *copy);
// True if there is a note with this text about the node.
bool json_note_is(const JsonDoc *doc, const cJSON *node, JsonNoteKind kind, const char *text);
// json_doc_note of the node with this number.
const char *json_note_at(const JsonDoc *doc, size_t number, JsonNoteKind kind);

// json_entries.c: notes that the node `by` has changed entries of the list, or, `takes`, taken one out. False
// if memory runs out.
bool json_entries_note(JsonDoc *doc, const cJSON *list, const cJSON *by, bool takes);

// json_layer.c: merges values of the same, mergeable kind. Leaves `above` empty.
void json_merge(JsonDoc *doc, cJSON *below, cJSON *above, Problems *problems);
void json_out_of_memory(const JsonDoc *doc, Problems *problems); // adds that as a problem

// json_records.c: lists of records. The id of an object, NULL: none.
const char *json_id_of(const cJSON *node);
// True for a non-empty list of objects that all have ids.
bool json_has_records(const cJSON *list);
// The index from 0 that a key like "2" means in a change of a list's entries; -1: none.
int json_place_named(const char *key);
// True for a non-empty list whose entries all have ids or are changes (json_is_each): it may be merged into a
// list of records.
bool json_are_changes(const cJSON *list);
// Takes entries without an id, with a problem for each, out of a list that is to be merged into one of
// records, if any other entry shows that this is meant.
void json_drop_nameless(const JsonDoc *doc, cJSON *list, Problems *problems);
bool json_is_removal(const cJSON *record); // {"id": …, "remove": true}
// Takes the record `old` out of the list, frees it, and notes that node `by` did it.
void json_remove_record(JsonDoc *doc, cJSON *list, cJSON *old, const cJSON *by, Problems *problems);
// Merges the records of `above` into those of `below`.
void json_merge_records(JsonDoc *doc, cJSON *below, cJSON *above, Problems *problems);

// json_when.c: takes entries out of the list that don't count with the packs below, and the conditions out of
// the others.
void json_when_sift(JsonDoc *doc, cJSON *list, Problems *problems);

// json_each.c: true for an entry of a list that changes all records that match; applies it to those of
// `below`.
bool json_is_each(const cJSON *entry);
void json_each_apply(JsonDoc *doc, cJSON *below, cJSON *change, Problems *problems);

#endif
