// SPDX-License-Identifier: MIT
// A file that belongs to the player (the settings): read by a schema, as strictly as a card pack, and written
// as a whole. Nothing that is wrong with it stops anybody: a broken file is put aside under another name,
// where it can be mended, and whoever asked goes on with what it had.
#ifndef STARDECK_DATA_SETTINGS_H
#define STARDECK_DATA_SETTINGS_H

#include "core/problem.h"
#include "engine/schema.h"

typedef enum SettingsOutcome {
    SETTINGS_READ,   // `to` is filled
    SETTINGS_NONE,   // there is no such file, and no problem
    SETTINGS_BROKEN, // problems say where; the file is now called PATH.broken
    SETTINGS_STUCK   // the same, but it could not be renamed: settings_write would lose it
} SettingsOutcome;

// What no single field can know, as Game.prepare: false with a sentence in `problem` and in `path` where
// ("window").
typedef bool (*SettingsCheck)(const void *from, Text *problem, Text *path);

// Members that the schema knows nothing of and that no value of is a fault: what belongs to games that may
// not be there. Whoever asked gets the value of each, as JSON on one line, once the rest has been found good.
typedef void (*SettingsTake)(void *context, const char *key, const char *json);
typedef struct SettingsLoose {
    const char *const *keys; // ends with NULL
    SettingsTake take;
    void *context;
} SettingsLoose;

// Reads the object in the file into the zeroed struct `to` by `schema`, which must not refer to tables.
// `check` and `loose` may be NULL. After any other outcome than SETTINGS_READ `to` is of no use.
SettingsOutcome settings_read(const char *path, const Schema *schema, SettingsCheck check, void *to,
                              const SettingsLoose *loose, Problems *problems);

// The members of an object that was taken, one after the other; none if it is no object.
void settings_members(const char *json, SettingsTake take, void *context);
// An object that was taken, as strictly as a file. False: it is something else.
bool settings_object(const char *json, const Schema *schema, void *to);

// Writes `json` (one document on one line, as json_out makes it) with a line for each value, so that people
// can edit it. Folders that are missing are made. Either the whole new file is on the disk under its name or
// the old one is still there: it is written beside it as PATH.new first. False with a sentence in `problem`.
bool settings_write(const char *path, const char *json, Text *problem);

#endif
