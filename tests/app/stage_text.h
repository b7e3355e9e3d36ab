// SPDX-License-Identifier: MIT
// Describes what is on the stage (screen_stage.h) as lines of text for people and for diff: every text, sign,
// card and shape with a meaning, with its place and the names of its colours, from top to bottom and left to
// right. Places are the requested ones, independent of text widths, and rounded, so that a pixel's difference
// changes nothing.
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
