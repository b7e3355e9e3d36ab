// SPDX-License-Identifier: MIT
// A parsed JSON file that knows the position of each value, so that every message about it can say
// FILE:LINE:COLUMN. Stricter than cJSON: refuses text after the end, invalid UTF-8, \u0000, duplicate keys,
// nesting deeper than JSON_DOC_DEPTH and files larger than JSON_DOC_BYTES. Private to src/data, the only room
// that uses cJSON. Returned nodes and strings belong to the document and live as long as it, unless stated
// otherwise.
#ifndef STARDECK_DATA_JSON_DOC_H
#define STARDECK_DATA_JSON_DOC_H

#include "core/problem.h"
#include "data/json_replaced.h"
#include "data/json_step.h"

#include <cjson/cJSON.h>

#define JSON_DOC_DEPTH 64
#define JSON_DOC_BYTES (4u * 1024u * 1024u)

typedef struct JsonDoc JsonDoc;

// From 1; columns count characters (code points), not bytes.
typedef struct JsonPlace {
    int line, column;
} JsonPlace;

// Reads and parses a file; messages call it `path`. NULL with at least one problem if it can't be read or is
// faulty; a pipe or device is refused instead of waited for. The caller owns the document.
JsonDoc *json_doc_load(const char *path, Problems *problems);
// Like json_doc_load, but a key that an object has twice does not make the file faulty: the repetition is
// left out, reported as a problem, and counted in `*dropped`.
JsonDoc *json_doc_load_sifted(const char *path, int *dropped, Problems *problems);
// Like json_doc_load, for a path given by the user, which may be a pipe.
JsonDoc *json_doc_load_stream(const char *path, Problems *problems);

// Like json_doc_load, for `length` bytes of text in memory (copied as needed); messages call it `name`.
JsonDoc *json_doc_parse(const char *name, const char *text, size_t length, Problems *problems);

// Like json_doc_parse, for line number `line` of a file with one document per line; positions refer to the
// file.
JsonDoc *json_doc_parse_line(const char *name, int line, const char *text, size_t length, Problems *problems);

// Frees the document with all its nodes. Accepts NULL.
void json_doc_destroy(JsonDoc *doc);

// The name used in messages, and the root node. Both belong to the document.
const char *json_doc_name(const JsonDoc *doc);
const cJSON *json_doc_root(const JsonDoc *doc);

// Merges `over` into the document. Objects are merged key by key; null removes a key. Lists of objects with
// ids ({"id": "galaxy", …}) are merged id by id: new ids are appended, {"id": "galaxy", "remove": true}
// removes one, {"id": "twin", "like": "galaxy", …} is a copy of another as it lies in the document, with what
// the rest says differently, {"each": {"type": "ship"}, …} changes (or removes) all that match, and an empty
// list changes nothing. Entries count from top to bottom, after all copies were taken; those with {"when":
// {"pack": "wild_cards"}} only if json_doc_tell_packs finds the pack. An object in place of
// any other list changes its entries by place from 1: {"2": …} the second, which null takes out; it leaves a
// gap, so that the others keep their places, until json_doc_close_gaps; {"+": […]} adds entries. A relative
// number ("+2") in place of a number changes it (json_relative.h). Everything else replaces what was there.
// Nodes keep the positions in their own files. Always takes ownership of `over`. False with problems, for
// example if an id or place to remove or change doesn't exist.
bool json_doc_layer(JsonDoc *doc, JsonDoc *over, Problems *problems);

// Closes the gaps in lists that merging has left. To be called when all documents are merged, before anything
// else reads the lists.
void json_doc_close_gaps(JsonDoc *doc);

// How to find out whether a pack lies in the document, during json_doc_layer; NULL: there are no packs. The
// context must live as long as that.
typedef bool JsonHasPack(void *context, const char *id);
// `is_own`: whether this is the id of the pack that the other document is of, which never lies below itself;
// NULL: no id is.
void json_doc_tell_packs(JsonDoc *doc, JsonHasPack *has_pack, JsonHasPack *is_own, void *context);

// How to find out whether the list under this key may have the same word more than once, during
// json_doc_layer: then {"+": […]} adds each. NULL: none may. The context must live as long as that.
typedef bool JsonRepeats(void *context, const char *key);
void json_doc_tell_repeats(JsonDoc *doc, JsonRepeats *repeats, void *context);

// Removes "replace" from the root object of `over`, which is about to be merged into `doc`. True if it is
// true: then `over` should replace the document instead (json_doc_replace). A problem if it is anything but a
// boolean, or misspelled.
bool json_doc_take_replace(const JsonDoc *doc, JsonDoc *over, Problems *problems);
// Replaces the document's content with `over`. Always takes ownership of `over`. False with a problem if
// memory runs out.
bool json_doc_replace(JsonDoc *doc, JsonDoc *over, Problems *problems);

// Iterates, from index 0, over the records that merging removed from lists of the root: returns the id, and
// in `list` and `by` the list's key and the file that removed it. NULL at the end.
const char *json_doc_removed(const JsonDoc *doc, size_t index, const char **list, const char **by);

// Iterates, from index 0, over all records that merging removed, also those that are there again: returns the
// record as it was, and what removed it, `by` and its place. NULL at the end.
const cJSON *json_doc_removed_record(const JsonDoc *doc, size_t index, const char **by, JsonPlace *place);

// The key of the list that the record at this index was in; "": there is none.
const char *json_doc_removed_list(const JsonDoc *doc, size_t index);

// The position of what last removed a record with this id from a list of the root; the file belongs to the
// document. False: merging has removed none.
bool json_doc_removed_at(const JsonDoc *doc, const char *id, const char **file, JsonPlace *place);
// Notes at that position what comes of it, for json_doc_idle; without memory nothing.
void json_doc_note_removal(JsonDoc *doc, const char *id, const char *message);

// The file a node comes from: the document's name, unless another document was merged into it.
const char *json_doc_file(const JsonDoc *doc, const cJSON *node);

// The root node, to be changed in place.
cJSON *json_doc_change(JsonDoc *doc);
// Deletes the member reached from the root by a path of keys ("keys/menu"). Does nothing if there is none.
void json_doc_remove(JsonDoc *doc, const char *path);
// Detaches this member from the root object. The caller frees it (cJSON_Delete). NULL if there is none.
cJSON *json_doc_take(JsonDoc *doc, const char *key);

// Why a value is what it is, where its position doesn't say it.
typedef enum JsonNoteKind {
    JSON_NOTE_LIKE, // of a record: the id of the one that it is a copy of
    JSON_NOTE_WHEN, // which other packs it needs: "with wild_cards"
    JSON_NOTE_EACH, // the condition, as JSON, of the change of all that match
    JSON_NOTE_IDLE, // a sentence: why a condition ("each") or an entry has no effect
    JSON_NOTE_CUT,  // of an object: a key of it that a layer has taken out
    JSON_NOTE_AWAY  // of an entry that does not count today: "cards wild_galaxy", its list and its id
} JsonNoteKind;

// Iterates, from index 0, over the notes JSON_NOTE_IDLE: returns the message of a warning, and its position.
// NULL at the end.
const char *json_doc_idle(const JsonDoc *doc, size_t index, const char **file, JsonPlace *place);
// Adds a note JSON_NOTE_IDLE about the node. Without memory nothing is added.
void json_doc_note_idle(JsonDoc *doc, const cJSON *node, const char *message);

// Iterates, from index 0, over the notes JSON_NOTE_AWAY, with the file in which each entry stands. NULL at
// the end.
const char *json_doc_away(const JsonDoc *doc, size_t index, const char **file);
// Adds a note JSON_NOTE_AWAY about an entry of a list; does nothing for one without an id. False if memory
// runs out.
bool json_doc_note_away(JsonDoc *doc, const cJSON *list, const cJSON *entry);

// The position of the null that last took this key out of the object; the file belongs to the document.
// False: none has.
bool json_doc_cut_at(const JsonDoc *doc, const cJSON *object, const char *key, const char **file,
                     JsonPlace *place);

// Gives the node the position of `by`, or of the null that last took this key out of the object (nothing else
// if none has), which is the reason for its value.
void json_doc_take_place(cJSON *node, const cJSON *by);
void json_doc_take_cut_place(const JsonDoc *doc, cJSON *node, const cJSON *object, const char *key);

// The text of the note of this kind about the node; NULL: there is none. Belongs to the document.
const char *json_doc_note(const JsonDoc *doc, const cJSON *node, JsonNoteKind kind);

// Stores the steps by which layers have changed the number, from the bottom up; the last one gives its value.
// If there are too many, the lowest are left out. Returns how many; 0: no layer has changed the number.
// Strings belong to the document.
#define JSON_STEPS_MAX 32
int json_doc_steps(const JsonDoc *doc, const cJSON *node, JsonStep step[JSON_STEPS_MAX]);

// True if this file has given any number relative to the one below.
bool json_doc_has_steps(const JsonDoc *doc, const char *file);
// Replaces the result of the last change of a number, as when it would leave its range: json_doc_steps then
// tells that change with `value`. False, with nothing changed, if no layer has changed the number.
bool json_doc_set_result(JsonDoc *doc, cJSON *number, long value);

// Stores what the node took the place of (depth 0), what that one did (1), and so on, down to the lowest
// layer. False: nothing; also where the node is a number given relative to the one below (json_doc_steps).
bool json_doc_replaced(const JsonDoc *doc, const cJSON *node, int depth, JsonReplaced *replaced);

// A null that has cut a member out of an object. Strings belong to the document.
typedef struct JsonCut {
    const char *file;
    JsonPlace place;
    const char *when; // its condition, as JSON_NOTE_WHEN; NULL: none
    JsonReplaced was; // .value NULL: no layer had given anything of it; an object or list is "{…}" or "[…]"
} JsonCut;
// Iterates, from index 0, over the members that merging has cut out of the object: returns the key. NULL at
// the end.
const char *json_doc_cut_member(const JsonDoc *doc, const cJSON *object, size_t index, JsonCut *cut);

// Gives the number under this key of `below` the sum of it and that of `more`, as if "+N" were written there.
// False, with nothing changed, if either is no whole number or memory runs out.
bool json_doc_add_up(JsonDoc *doc, cJSON *below, cJSON *more, const char *key);

// Gives the number under this key of the root object the value, and the position of node `by` of document
// `from`, which is the reason for it. False, with nothing changed, if memory runs out or there is no such
// number.
bool json_doc_set_number(JsonDoc *doc, const char *key, double value, const JsonDoc *from, const cJSON *by);

// Deletes the value reached from the root by `depth` steps (at least one), each a child's index from 0.
void json_doc_cut(JsonDoc *doc, const int step[], int depth);

// Removes "$schema" from the root object; it is there for editors. False with a problem if it is not a
// string.
bool json_doc_forget_schema(JsonDoc *doc, Problems *problems);

// The node reached from `from` (NULL: the root) by a path like "cards/3/effects/0": keys, and list indices
// from 0; "" is `from` itself. NULL if there is no such node.
const cJSON *json_doc_find(const JsonDoc *doc, const cJSON *from, const char *path);

// The same, but stops at the deepest node that exists. Never NULL.
const cJSON *json_doc_nearest(const JsonDoc *doc, const cJSON *from, const char *path);

// True if the node is a whole number from `min` to `max`, then stored in *out. Read numbers only this way:
// the `valueint` of these nodes is NOT their value but an index for positions.
bool json_doc_whole(const cJSON *node, long min, long max, long *out);

// "an object", "a list", "a text", "a number", "true" …, for messages; a string constant.
const char *json_doc_type(const cJSON *node);

// The position of a node's value, and of its key (of the value, if it has no key).
JsonPlace json_doc_place(const JsonDoc *doc, const cJSON *node);
JsonPlace json_doc_key_place(const JsonDoc *doc, const cJSON *node);

// The node at whose position a problem with this one is told: a record that has its value only because it is
// "like" one below, whose own place says something else by now; mostly the node itself.
const cJSON *json_doc_told_at(const JsonDoc *doc, const cJSON *node);

// Adds a problem at the position of a node's value, or of its key; of a copy as json_doc_told_at says.
void json_doc_problem(const JsonDoc *doc, const cJSON *node, Problems *problems, const char *format, ...)
    TEXT_PRINTF(4, 5);
void json_doc_key_problem(const JsonDoc *doc, const cJSON *node, Problems *problems, const char *format, ...)
    TEXT_PRINTF(4, 5);

#endif
