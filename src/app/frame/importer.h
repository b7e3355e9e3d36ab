// SPDX-License-Identifier: MIT
// The pack being imported, and those that wait. Part of the frame.
#ifndef STARDECK_APP_FRAME_IMPORTER_H
#define STARDECK_APP_FRAME_IMPORTER_H

#include "app/stage/import.h"

typedef struct Importer Importer;

// Handles a file that was dropped on the window, and what can't be one. True if the event was that.
bool importer_event(App *app, const SDL_Event *event);
// Puts a file in line, to be opened (opened_file.h) as soon as the player has done with what is shown.
void importer_wait(App *app, const char *path);
// Opens the next one that waits as soon as the player has done with the one before; drops one that is not
// looked at any more.
void importer_step(App *app);
bool importer_is_due(const App *app); // importer_step has something to do
// The packs with the one being imported among them, and its index there; NULL: none is, or another is viewed.
const PackList *importer_viewed(const App *app, int *place);
void importer_view_other(App *app); // app_view_pack: a pack of the list is viewed instead
void importer_forget_said(App *app);
void importer_close(App *app);

#endif
