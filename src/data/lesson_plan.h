// SPDX-License-Identifier: MIT
// The plan of a lesson (assets/lesson/GAME/plan.json): its steps in order, what each of them highlights, and
// which of them wait for a move. Texts and game are in separate files.
//
//   {"minutes": 5,
//    "steps": [{"id": "place", "light": ["hand:infantry", "row:1"], "drag": ["hand:infantry", "row:1"],
//               "move": true}, …]}
#ifndef STARDECK_DATA_LESSON_PLAN_H
#define STARDECK_DATA_LESSON_PLAN_H

#include "core/problem.h"

#define LESSON_LIGHTS_MAX 6
#define LESSON_SHOWS_MAX 6
#define LESSON_MINUTES_MAX 60
#define LESSON_MOVES_MAX 8 // that one step waits for

// Strings belong to the plan.
typedef struct LessonStep {
    const char *id; // names its text
    // Names of regions; "hand:CARD" is that card in the hand, "option:CARD" among the choices, "card:CARD"
    // anywhere face up, "part:NAME" a part of the table that is no region, "a|b" the first that exists.
    // Clicking them one after another makes the move.
    const char *light[LESSON_LIGHTS_MAX];
    int lights;
    const char *show[LESSON_SHOWS_MAX]; // mentioned by the text: highlighted too, but not clicked
    int shows;
    const char *drag[2]; // the same move by drag and drop, from and to; NULL: the text asks for no drag
    bool move;           // continues after the person's next move; else when the text has been read
    int moves;           // with `move`: how many; moves the table makes automatically count
    // With `move`: continues as soon as the move is laid; the next step waits until it is carried out.
    bool lay;
} LessonStep;

typedef struct LessonPlan {
    int minutes; // estimated duration; 0: not given
    LessonStep *step;
    int count;
    void *doc; // owns the texts
} LessonPlan;

// NULL with problems if the file can't be read or anything in it is wrong. Destroy accepts NULL.
LessonPlan *lesson_plan_load(const char *path, Problems *problems);
// The same for text in memory; messages call it `name`.
LessonPlan *lesson_plan_parse(const char *name, const char *text, size_t length, Problems *problems);
void lesson_plan_destroy(LessonPlan *plan);

#endif
