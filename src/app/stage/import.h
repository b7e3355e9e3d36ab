// SPDX-License-Identifier: MIT
// Packs that come from elsewhere and go elsewhere. One that was dropped on the window or named is unpacked
// and shown (import_look_screen) before the player decides; several wait for one another.
#ifndef STARDECK_APP_STAGE_IMPORT_H
#define STARDECK_APP_STAGE_IMPORT_H

#include "app/stage/context.h"
#include "data/pack_import.h"

// True if packs can be imported: the player has a choice of packs, a folder for them, and plays no game.
bool app_can_import(const App *app);
// Unpacks the pack at this path as somebody types or pastes it ("~/pack.zip", "file:///…", in quotes) and
// visits import_look_screen. False with sentences in `problem`.
bool app_open_import(App *app, const char *path, Text *problem);

// The pack that import_look_screen shows; NULL: none (any more). It is dropped when the player leaves that
// screen and those that lead back to it.
const PackImport *app_import(const App *app);
// What lint says of it, in its place among the packs.
const LintReport *app_import_report(const App *app);
// Likewise what it needs and has not, and what it does not go with: no faults of its own.
const LintReport *app_import_unmet(const App *app);
// What there is of it; *there is the pack with its id, valid until packs are re-read, or NULL.
ImportRelation app_import_relation(const App *app, const PackInfo **there);
int app_imports_waiting(const App *app); // how many more were dropped
// Visits changes_screen about it. app_viewed_… (pack_view.h) are about it while there is one.
void app_view_import(App *app);
// Puts it in place, on or off, and shows packs_screen, which says so. One that takes the place of another
// stays on or off as that was. False with sentences in `problem`; nothing has changed then.
bool app_take_import(App *app, bool on, Text *problem);
void app_drop_import(App *app); // and goes back

// The archives in the folder where players find what they have downloaded, the newest first: their paths.
// Returns how many, at most `most`; the caller frees them. `folder` gets that folder; "": there is none.
int app_import_offers(char *paths[], int most, Text *folder);

// Writes the pack at this position of app_pack_list as an archive in that folder, which packs_screen then
// says. False with sentences in `problem`.
bool app_export_pack(App *app, int place, Text *problem);
// What packs_screen says of the last import or export, in words for the player; "": nothing.
const char *app_packs_said(const App *app);

#endif
