// SPDX-License-Identifier: MIT
// What the curtain says, also for conversations in a terminal, which don't draw it.
#ifndef STARDECK_APP_SCREENS_HANDOVER_WORDS_H
#define STARDECK_APP_SCREENS_HANDOVER_WORDS_H

#include "app/stage/context.h"

// What the seat that is to take over is asked, from public information; in SESSION_CURTAIN. Returns a text
// that may be written to `buffer`.
const char *handover_question(const App *app, char *buffer, size_t size);

#endif
