// SPDX-License-Identifier: MIT
// Files that belong to the player (settings): read by a schema as strictly as a card pack, and written as a
// whole. A faulty file stops nobody: what is wrong is left out, the file as it was is kept under another
// name, so that it can be repaired, and the caller continues with the rest.
#ifndef STARDECK_DATA_SETTINGS_H
#define STARDECK_DATA_SETTINGS_H

#include "core/problem.h"
#include "engine/schema.h"

typedef enum SettingsOutcome {
    SETTINGS_READ,   // `to` is filled
    SETTINGS_NONE,   // there is no such file; not a problem
    SETTINGS_PARTLY, // `to` is filled with what is good; the file has been copied to PATH.broken
    SETTINGS_BROKEN  // nothing can be used: `to` is useless; the file has been renamed to PATH.broken
} SettingsOutcome;

// Checks what no single field can, like Game.prepare: false with a sentence in `problem` and, in `path`, its
// place ("window").
typedef bool (*SettingsCheck)(const void *from, Text *problem, Text *path);

// Members outside the schema whose values are never faults. Values are JSON on one line, valid during the
// call.
typedef void (*SettingsTake)(void *context, const char *key, const char *json);
// Offers a member that the schema doesn't know and that is no misspelling, as a newer program may have
// written it; `path` says where it lies ("keys/coach", in a list of records "packs/ID/note"). False: it can't
// be kept, which makes it a fault.
typedef bool (*SettingsKeep)(void *context, const char *path, const char *json);
typedef struct SettingsLoose {
    const char *const *keys; // for games that may not exist here; ends with NULL
    SettingsTake take;       // gets the value of each, after the rest has been read
    SettingsKeep keep;       // NULL: what is unknown is a fault
    void *context;
} SettingsLoose;

// What is to be read: by `schema`, which must not refer to tables nor require a member, into a struct of
// `size` bytes.
typedef struct SettingsFormat {
    const Schema *schema;
    size_t size;
    SettingsCheck check;        // may be NULL
    const SettingsLoose *loose; // may be NULL
} SettingsFormat;

// Reads the object in the file into `to`. Each member at fault is left out, as if it were not there, and is
// in `problems`. `*stuck` (may be NULL) says that the file is faulty and could not be renamed or copied: then
// settings_write would overwrite it.
SettingsOutcome settings_read(const char *path, const SettingsFormat *format, void *to, bool *stuck,
                              Problems *problems);

// Calls `take` for each member of the JSON object `json`; for none if it is no object.
void settings_members(const char *json, SettingsTake take, void *context);
// Reads the JSON object `json` as strictly as a file. False if anything in it is wrong.
bool settings_object(const char *json, const Schema *schema, void *to);

// Writes `json` (one document on one line, as from json_out) with one value per line, so that people can edit
// it. Creates missing folders. Where PATH is a link, the file it leads to is written. Afterwards either the
// new file is complete on disk or the old one is still there: it is first written to PATH.new. False with a
// sentence in `problem`.
bool settings_write(const char *path, const char *json, Text *problem);

#endif
