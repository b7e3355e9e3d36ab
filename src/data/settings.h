// SPDX-License-Identifier: MIT
// Files that belong to the player (settings): read by a schema as strictly as a card pack, and written as a
// whole. A broken file stops nobody: it is renamed, so that it can be repaired, and the caller continues with
// what it had.
#ifndef STARDECK_DATA_SETTINGS_H
#define STARDECK_DATA_SETTINGS_H

#include "core/problem.h"
#include "engine/schema.h"

typedef enum SettingsOutcome {
    SETTINGS_READ,   // `to` is filled
    SETTINGS_NONE,   // there is no such file; not a problem
    SETTINGS_BROKEN, // see the problems; the file has been renamed to PATH.broken
    SETTINGS_STUCK   // the same, but renaming failed: settings_write would overwrite it
} SettingsOutcome;

// Checks what no single field can, like Game.prepare: false with a sentence in `problem` and, in `path`, its
// place ("window").
typedef bool (*SettingsCheck)(const void *from, Text *problem, Text *path);

// Members outside the schema whose values are never faults, for games that may not exist here. `take` gets
// the value of each as JSON on one line, valid during the call, after the rest has been found good.
typedef void (*SettingsTake)(void *context, const char *key, const char *json);
typedef struct SettingsLoose {
    const char *const *keys; // ends with NULL
    SettingsTake take;
    void *context;
} SettingsLoose;

// Reads the object in the file into the zeroed struct `to` by `schema`, which must not refer to tables.
// `check` and `loose` may be NULL. Unless the outcome is SETTINGS_READ, `to` is useless.
SettingsOutcome settings_read(const char *path, const Schema *schema, SettingsCheck check, void *to,
                              const SettingsLoose *loose, Problems *problems);

// Calls `take` for each member of the JSON object `json`; for none if it is no object.
void settings_members(const char *json, SettingsTake take, void *context);
// Reads the JSON object `json` as strictly as a file. False if anything in it is wrong.
bool settings_object(const char *json, const Schema *schema, void *to);

// Writes `json` (one document on one line, as from json_out) with one value per line, so that people can edit
// it. Creates missing folders. Afterwards either the new file is complete on disk or the old one is still
// there: it is first written to PATH.new. False with a sentence in `problem`.
bool settings_write(const char *path, const char *json, Text *problem);

#endif
