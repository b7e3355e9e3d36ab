// SPDX-License-Identifier: MIT
// The lesson: a game from a position of its own (assets/lesson/game.json), whose moves are fixed on both
// sides. A plan says step by step what is told, what is lit up and when a move is due; the rules do the rest.
// It is the present game like any other, but it is not kept.
#ifndef STARDECK_APP_FRAME_LESSON_H
#define STARDECK_APP_FRAME_LESSON_H

#include "app/stage/context.h"
#include "data/lesson_plan.h"

typedef struct Lesson Lesson;

// Begins the lesson. False with sentences in `problem` when its files are missing or broken, or do not go
// with the present cards.
bool app_start_lesson(App *app, Text *problem);
void lesson_destroy(Lesson *lesson); // accepts NULL

// Where it is now; numbers count from 0.
const LessonStep *lesson_step(const Lesson *lesson);
int lesson_number(const Lesson *lesson);
int lesson_count(const Lesson *lesson);

// The region that a light of a step means, as it is on the screen now: "hand:CARD" is that card in the hand.
// NULL: it is not there.
const Hit *lesson_light(const App *app, const char *light);

// The step has been read; nothing happens while it waits for a move.
void lesson_next(App *app);
// After anything may have happened: goes on if the move that the step waits for has been made.
void lesson_follow(App *app);
// Was another move tried since this was asked last?
bool lesson_was_refused(Lesson *lesson);

#endif
