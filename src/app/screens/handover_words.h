// SPDX-License-Identifier: MIT
// What the curtain says, for whoever shows it without drawing.
#ifndef STARDECK_APP_SCREENS_HANDOVER_WORDS_H
#define STARDECK_APP_SCREENS_HANDOVER_WORDS_H

#include "app/stage/context.h"

// What the seat that is to take over is asked, from public information; in SESSION_CURTAIN. Returns a text
// that may be written to `buffer`.
const char *handover_question(const App *app, char *buffer, size_t size);

#endif
