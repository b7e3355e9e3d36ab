// SPDX-License-Identifier: MIT
// A game's lesson: a game from a given position (game.json, a scenario) in which both sides' moves are fixed.
// A plan (plan.json) says for each step what to explain, what to highlight and when a move is due; the rules
// do the rest. Needs no window.
#ifndef STARDECK_PLAY_LESSON_H
#define STARDECK_PLAY_LESSON_H

#include "data/lesson_plan.h"
#include "play/session.h"

typedef struct Lesson Lesson;

// Loads the lesson in `folder`. NULL with sentences in `problem` if its files are missing or broken, or don't
// fit these cards. The catalog must outlive the lesson.
Lesson *lesson_open(const char *folder, const Catalog *catalog, Text *problem);
void lesson_destroy(Lesson *lesson); // accepts NULL

// Starts its game, before the first move. The lesson must outlive the session. NULL with a sentence in
// `problem`.
Session *lesson_begin(Lesson *lesson, const Catalog *catalog, Text *problem);

// The current step, owned by the lesson; its number from 0; the number of steps.
const LessonStep *lesson_step(const Lesson *lesson);
int lesson_number(const Lesson *lesson);
int lesson_count(const Lesson *lesson);
int lesson_minutes(const Lesson *lesson); // estimated duration in minutes; 0: not given

// Call when the step has been read: moves on. False, without effect, while the step waits for a move.
bool lesson_next(Lesson *lesson, Session *session);
// Call after any change of the session. Moves on if the awaited move has been made (or laid, if that is
// enough), and back if a laid card has been taken up again. False if it did not move.
bool lesson_follow(Lesson *lesson, Session *session);
// True if a wrong move was tried since the last call.
bool lesson_was_refused(Lesson *lesson);

#endif
