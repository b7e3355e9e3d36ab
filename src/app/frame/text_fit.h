// SPDX-License-Identifier: MIT
// Checks whether a pack's names and texts fit where they are shown, and whether fonts have their letters, by
// drawing all cards and gallery items off-screen with a dry recorder, in the smallest supported window.
#ifndef STARDECK_APP_FRAME_TEXT_FIT_H
#define STARDECK_APP_FRAME_TEXT_FIT_H

#include "data/pack_lint.h"

// LintWindow.fit: adds what it finds to `problems`. Without memory, fonts or words it finds nothing.
void text_fit_check(const Catalog *catalog, const Layers *layers, const Layers *assets, const char *language,
                    Problems *problems);

#endif
