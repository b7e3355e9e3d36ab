// SPDX-License-Identifier: MIT
// The plan of a lesson (assets/lesson/GAME/plan.json): its steps in order, what each of them lights up, and
// which of them wait for a move. Texts and game are files of their own.
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

typedef struct LessonStep {
    const char *id; // names its text
    // Names of regions; "hand:CARD" is that card in the hand, "option:CARD" among those to choose from,
    // "card:CARD" wherever it lies open, "part:NAME" a part of the table that is no region, "a|b" the first
    // of several that is there. A move is made by clicking them one after another.
    const char *light[LESSON_LIGHTS_MAX];
    int lights;
    const char *show[LESSON_SHOWS_MAX]; // what the text speaks of besides: lit too, but not clicked
    int shows;
    const char *drag[2]; // the same move by drag and drop, from and to; NULL: the text asks for no drag
    bool move;           // goes on with the person's next move, else when it has been read
    int moves;           // with `move`: so many of them; one that the table makes by itself counts
    bool lay; // with `move`: goes on when the move is only laid; the next step waits until it is carried out
} LessonStep;

typedef struct LessonPlan {
    int minutes; // it takes so many; 0: nobody has said
    LessonStep *step;
    int count;
    void *doc; // owns the texts
} LessonPlan;

// NULL with problems when the file can't be read or anything in it is wrong. Destroy accepts NULL.
LessonPlan *lesson_plan_load(const char *path, Problems *problems);
// The same for text in memory, called `name` in messages.
LessonPlan *lesson_plan_parse(const char *name, const char *text, size_t length, Problems *problems);
void lesson_plan_destroy(LessonPlan *plan);

#endif
