// SPDX-License-Identifier: MIT
// Which versions of the libraries the window runs with. Needs no display.
#ifndef STARDECK_APP_FRAME_VERSIONS_H
#define STARDECK_APP_FRAME_VERSIONS_H

#include "core/text.h"

// Appends a line for each library, "SDL: 2.26.5"; for those loaded only when needed (SDL_mixer, WebP) "not
// here" if that would fail.
void versions_add(Text *out);

#endif
