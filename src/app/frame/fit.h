// SPDX-License-Identifier: MIT
// Do the names and texts of a pack fit what they stand on, and are there fonts for their letters? Found out
// by drawing each card and whatever else the gallery shows, off-screen and without painting, where it is
// smallest: in a window of the least size.
#ifndef STARDECK_APP_FRAME_FIT_H
#define STARDECK_APP_FRAME_FIT_H

#include "data/pack_lint.h"

// LintWindow.fit.
void fit_check(const Catalog *catalog, const Layers *layers, const Layers *assets, const char *language,
               Problems *problems);

#endif
