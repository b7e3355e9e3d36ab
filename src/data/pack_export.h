// SPDX-License-Identifier: MIT
// Writes a pack as a zip archive, to be given to somebody else.
#ifndef STARDECK_DATA_PACK_EXPORT_H
#define STARDECK_DATA_PACK_EXPORT_H

#include "core/problem.h"

#define EXPORT_ENDING ".zip"

// Writes the pack in the folder `pack` into a new archive ID-VERSION.zip in the folder `to`, which must
// exist; with a number if there is such a file already. The archive has one folder, ID, with all the pack's
// files in it, as they are, without what other programs leave behind. What pack_import_open would refuse is
// refused here; links that stay in it are followed. Appends the archive's path to `made`. False with
// problems, and no file.
bool pack_export(const char *pack, const char *to, Text *made, Problems *problems);

#endif
