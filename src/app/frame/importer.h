// SPDX-License-Identifier: MIT
// The pack being imported, and those that wait. Part of the frame.
#ifndef STARDECK_APP_FRAME_IMPORTER_H
#define STARDECK_APP_FRAME_IMPORTER_H

#include "app/stage/import.h"

typedef struct Importer Importer;

// Handles the events of dropping something on the window: a file is put in line (importer_wait), anything
// else gets a remark. True if it was such an event.
bool importer_event(App *app, const SDL_Event *event);
// Puts a file in line, to be opened (opened_file.h) as soon as the player has finished with the previous one.
void importer_wait(App *app, const char *path);
// Opens the next waiting file once the player has finished with the previous one; drops an import whose
// screens the player has left.
void importer_step(App *app);
bool importer_is_due(const App *app); // true if importer_step has something to do
// The packs with the one being imported among them, and in *place its index there. NULL: no pack is being
// imported, or another one is being inspected.
const PackList *importer_viewed(const App *app, int *place);
void importer_view_other(App *app);  // a pack of the list is inspected instead (app_view_pack)
void importer_forget_said(App *app); // clears app_packs_said
void importer_close(App *app);

#endif
