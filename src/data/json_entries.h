// SPDX-License-Identifier: MIT
// Tells what has become of the entries of a list while layers changed it: which stood below, which are new,
// and which file has changed the list.
#ifndef STARDECK_DATA_JSON_ENTRIES_H
#define STARDECK_DATA_JSON_ENTRIES_H

#include "data/json_doc.h"

// A list as it is now and as it was, in a document of fewer layers; the entries belong to the documents.
typedef struct JsonEntries {
    const cJSON **now, **was; // owned
    int *before, *after;      // for each entry of `now` the index in `was`, and back; -1: none; owned
    int now_count, was_count;
    const JsonDoc *now_doc; // not owned; NULL: not known
    size_t shared;          // nodes with numbers below this are the same in both documents
} JsonEntries;

// Pairs the entries of both lists (NULL counts as empty). An entry that layers have left in place or changed,
// or given another number or word for, is the one it was, wherever it stands now; of a list that is given
// anew those that say the same, and of the rest those at the same place. False, with nothing to free, if
// memory runs out.
bool json_entries_begin(JsonEntries *entries, const JsonDoc *now_doc, const cJSON *now,
                        const JsonDoc *was_doc, const cJSON *was);
void json_entries_finish(JsonEntries *entries);

// The entry that the one at this index was, and the one it is now. NULL: there is none.
const cJSON *json_entries_before(const JsonEntries *entries, int index);
const cJSON *json_entries_after(const JsonEntries *entries, int index);

// Where a layer has last changed entries of the list by their places, or added some; the file belongs to the
// document. False: none has.
bool json_doc_list_changed_at(const JsonDoc *doc, const cJSON *list, const char **file, JsonPlace *place);

// Iterates, from index 0, over the places of all such changes of the list. False at the end.
bool json_doc_list_change(const JsonDoc *doc, const cJSON *list, size_t index, const char **file,
                          JsonPlace *place);

// What was taken out of `from` counts for `to` too, which has lost an entry by it. False if memory runs out.
bool json_entries_pass_takers(JsonDoc *doc, const cJSON *from, const cJSON *to);
// Appends which files have taken entries out of the list, or records out of a file's list: "a/deck.json:3,
// b/deck.json:1". Nothing if it was none, or one alone. `which`: of records only these count, as for
// json_shares_counts.
void json_entries_tell_takers(Text *out, const JsonDoc *doc, const cJSON *list, const char *which);

#endif
