// SPDX-License-Identifier: MIT
// Importing and exporting packs. A pack that was dropped on the window or named is unpacked and shown
// (import_look_screen) before the player decides; several wait for one another.
#ifndef STARDECK_APP_STAGE_IMPORT_H
#define STARDECK_APP_STAGE_IMPORT_H

#include "app/stage/context.h"
#include "data/pack_import.h"

// True if packs can be imported: the player has a choice of packs, a folder for them, and plays no game.
bool app_can_import(const App *app);
// Unpacks the pack at this path as somebody types or pastes it ("~/pack.zip", "file:///…", in quotes) and
// visits import_look_screen. False with sentences in `problem`.
bool app_open_import(App *app, const char *path, Text *problem);

// The pack that import_look_screen shows; NULL: none (any more). It is dropped when the player has left that
// screen and the screens visited from it.
const PackImport *app_import(const App *app);
// What lint finds in it, in its place among the packs; belongs to the App, valid as long as app_import.
const LintReport *app_import_report(const App *app);
// Likewise the packs that it needs but that are missing, and those it conflicts with: these are not faults of
// its own.
const LintReport *app_import_unmet(const App *app);
// How the imported pack relates to the listed packs. Only while app_import is not NULL. *there: the listed
// pack with the same id, valid until packs are moved, added or re-read; NULL if there is none.
ImportRelation app_import_relation(const App *app, const PackInfo **there);
int app_imports_waiting(const App *app); // how many more files wait
// Visits changes_screen for the imported pack. While it is open the functions app_viewed_… (pack_view.h) are
// about it.
void app_view_import(App *app);
// Puts the imported pack in place, switched on or off, and shows packs_screen, which reports it. If it
// replaces another pack it stays on or off as that was. False with sentences in `problem`; nothing has
// changed then.
bool app_take_import(App *app, bool on, Text *problem);
void app_drop_import(App *app); // drops the import and goes back

// The archives in the folder where players find what they have downloaded, the newest first: their paths.
// Returns how many, at most `most`; the caller frees them. `folder` gets that folder; "": there is none.
int app_import_offers(char *paths[], int most, Text *folder);

// Writes the pack at this position of app_pack_list as an archive into the folder for downloads
// (data/download_folder.h); packs_screen then reports it. False with sentences in `problem`.
bool app_export_pack(App *app, int place, Text *problem);
// What packs_screen reports about the last import or export, in words for the player; "": nothing.
const char *app_packs_said(const App *app);

#endif
