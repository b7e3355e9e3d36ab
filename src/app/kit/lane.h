// SPDX-License-Identifier: MIT
// The answer lane: what comes from somebody, the place for an answer, and what is left of whoever answers.
// Parts that any game with answers puts together as it needs them; what stands in them is the game's.
#ifndef STARDECK_APP_KIT_LANE_H
#define STARDECK_APP_KIT_LANE_H

#include "app/stage/context.h"
#include "gfx/palette.h"

// The panel: at its left the colours of whoever acts, at its right of whoever answers (PALETTE_…; both
// PALETTE_NEUTRAL: nothing comes just now).
void draw_lane(App *app, GfxRect box, int from, int to);
// The place for an answer, with dashes of ice. `lit`: what is held or picked may be put there. Texts may be
// NULL.
void draw_lane_slot(App *app, GfxRect box, const char *title, const char *hint, bool lit);
// The arrow from part to part, around (cx, cy).
void draw_lane_arrow(App *app, float cx, float cy, Color color);
// A word on a plate: "Beam". Returns its width; `box` has place and height, and the most it may take.
float draw_lane_tag(App *app, GfxRect box, const char *sign, const char *word, Color color);

// What a number is made of, line by line, a rule, and the number large.
typedef struct LanePart {
    const char *name;
    int value;
    bool plus; // "+1"
} LanePart;

#define LANE_PARTS 5

// `palette`: of whoever acts. Lines move together where there is little room. Returns the height taken.
float draw_lane_sum(App *app, GfxRect box, int palette, const LanePart *parts, int count, const char *name,
                    int sum);
GfxRect lane_sum_part(const App *app, GfxRect box, int at, int count); // `at` == count: the sum

// "8 - 4 = 4", each number with a word; the words below the numbers, or behind the last one where the box is
// low.
typedef struct LaneTerm {
    const char *sign; // before it: NULL, "-" (drawn as a true minus) or "="
    int value;
    const char *word;
    Color color;
} LaneTerm;

void draw_lane_equation(App *app, GfxRect box, const LaneTerm *terms, int count);

// "Hull 9 > 6" in one line, the number in `loss` where it gets less. Returns the width taken.
float draw_lane_change(App *app, GfxRect box, const char *name, int now, int then, Color loss);

// One of several things that wait for each other, above the lane. `lit`: the one that is shown.
typedef struct LaneTab {
    int palette; // of whoever acts
    const char *name;
    int value;
    bool lit;
} LaneTab;

void draw_lane_tab(App *app, GfxRect box, const LaneTab *tab);

#endif
