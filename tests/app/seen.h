// SPDX-License-Identifier: MIT
// What is on the stage (screen_stage.h), as lines of text for people and for diff: every text, sign, card and
// shape that carries meaning, with its place and the names of its colours, from the top down and from left to
// right. Places are rounded, so that nothing flips because of a pixel, and are those that were asked for,
// however wide letters turn out.
#ifndef STARDECK_TESTS_SEEN_H
#define STARDECK_TESTS_SEEN_H

#include "core/text.h"

// Listens to what is drawn from now on, and paints nothing.
void seen_begin(void);
// Draws a frame and adds a line for all that is in it. False, and nothing is added: nothing was drawn.
bool seen_frame(Text *lines);
// The same of what `draw` draws instead.
bool seen_drawn(void (*draw)(void), Text *lines);

#endif
