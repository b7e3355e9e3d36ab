// SPDX-License-Identifier: MIT
// A game's lesson: a game from a position of its own (game.json, a scenario), whose moves are fixed on both
// sides. A plan (plan.json) says step by step what is told, what is lit up and when a move is due; the rules
// do the rest. No window is needed for any of that.
#ifndef STARDECK_PLAY_LESSON_H
#define STARDECK_PLAY_LESSON_H

#include "data/lesson_plan.h"
#include "play/session.h"

typedef struct Lesson Lesson;

// The lesson in this folder. NULL with sentences in `problem` when its files are missing or broken, or do not
// go with these cards.
Lesson *lesson_open(const char *folder, const Catalog *catalog, Text *problem);
void lesson_destroy(Lesson *lesson); // accepts NULL

// Its game, before the first move. The lesson must outlive it. NULL with a sentence.
Session *lesson_begin(Lesson *lesson, const Catalog *catalog, Text *problem);

// Where it is now; numbers count from 0.
const LessonStep *lesson_step(const Lesson *lesson);
int lesson_number(const Lesson *lesson);
int lesson_count(const Lesson *lesson);
int lesson_minutes(const Lesson *lesson); // it takes so many; 0: nobody has said

// The step has been read: goes on. False, and nothing happens, while it waits for a move.
bool lesson_next(Lesson *lesson, Session *session);
// After anything may have happened: goes on if the move that the step waits for has been made (or laid, if it
// asks for no more), and back if what was laid has been taken up. False: neither.
bool lesson_follow(Lesson *lesson, Session *session);
// Was another move tried since this was asked last?
bool lesson_was_refused(Lesson *lesson);

#endif
