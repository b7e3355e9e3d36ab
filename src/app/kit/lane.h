// SPDX-License-Identifier: MIT
// The answer lane: an attack, the place for an answer, and what would be left of the answering side. Building
// blocks for games with answers; the game decides what goes where. Rectangles are window pixels, `palette` is
// PALETTE_…, signs are asset paths. Strings need to be valid only during the call.
#ifndef STARDECK_APP_KIT_LANE_H
#define STARDECK_APP_KIT_LANE_H

#include "app/stage/context.h"
#include "gfx/palette.h"

// Draws the panel, with the attacker's colours at its left and the answerer's at its right; both
// PALETTE_NEUTRAL: idle.
void draw_lane(App *app, GfxRect box, int from, int to);
// Draws the dashed place for an answer; `lit`: what is held or selected can be put there. Texts may be NULL.
void draw_lane_slot(App *app, GfxRect box, const char *title, const char *hint, bool lit);
// Draws the arrow between two parts, centred at (cx, cy).
void draw_lane_arrow(App *app, float cx, float cy, Color color);
// Draws a word on a plate: "Beam". `box` is the most it may take; returns the width used.
float draw_lane_tag(App *app, GfxRect box, const char *sign, const char *word, Color color);

// A summand of a number.
typedef struct LanePart {
    const char *name;
    int value;
    bool plus; // "+1"
} LanePart;

#define LANE_PARTS 5

// Draws the summands line by line, a rule and the sum in large letters; lines are closer if there is little
// room. `palette`: the attacker's. Returns the height used.
float draw_lane_sum(App *app, GfxRect box, int palette, const LanePart *parts, int count, const char *name,
                    int sum);
GfxRect lane_sum_part(const App *app, GfxRect box, int at, int count); // a line of it; `at` == count: the sum

// A term of an equation such as "8 - 4 = 4", each number with a word.
typedef struct LaneTerm {
    const char *sign; // before it: NULL, "-" (drawn as a true minus) or "="
    int value;
    const char *word;
    Color color;
} LaneTerm;

// Draws it with the words below the numbers, or in a low box with only the last word, after the numbers.
void draw_lane_equation(App *app, GfxRect box, const LaneTerm *terms, int count);

// Draws "Hull 9 > 6" in one line, the number in `loss` if it decreases. Returns the width used.
float draw_lane_change(App *app, GfxRect box, const char *name, int now, int then, Color loss);

// One of several attacks that wait for each other, above the lane.
typedef struct LaneTab {
    int palette; // the attacker's
    const char *name;
    int value;
    bool lit; // the one the lane shows
} LaneTab;

void draw_lane_tab(App *app, GfxRect box, const LaneTab *tab);

#endif
