// SPDX-License-Identifier: MIT
// Makes a folder of kept cards (kept_cards.h) again what it was. Files are written aside and renamed, so that
// there is a whole one at each moment; what was not kept there is put aside under another name, not deleted.
#ifndef STARDECK_DATA_KEPT_MEND_H
#define STARDECK_DATA_KEPT_MEND_H

#include "data/card_files.h"

// What is put aside ends like that.
#define KEPT_ASIDE ".aside"

// Writes those of the files that are missing in the folder or others there. all: besides them nothing was
// kept, and what else would be read is put aside: other JSON files, and folders of layers above the last.
// False with errno set if something can't be written; what could be written then is.
bool kept_mend_folder(const char *folder, const CardFiles *files, bool all);

// Puts the file or folder aside. False with errno set.
bool kept_put_aside(const char *path);

#endif
