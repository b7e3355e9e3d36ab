// SPDX-License-Identifier: MIT
// How a game went: the seats' numbers (Standing) round by round, and the changes that decided it. Found by
// replaying the game as the public saw it, so that nothing is collected during play. No SDL.
#ifndef STARDECK_PLAY_COURSE_H
#define STARDECK_PLAY_COURSE_H

#include "play/session.h"

#define COURSE_ROUNDS_MAX 60 // of longer games the last ones
#define COURSE_MOMENTS 3

// A change of a seat's number.
typedef struct CourseMoment {
    int item;      // index of the line of the history that tells it (session_log)
    int command;   // commands before the one that caused it: for replay_go
    uint8_t round; // 0: the game has none
    Seat seat;     // whose number it is; of a team: its first member
    int16_t change;
    int16_t in_round; // by how much that number has changed in the whole round; without rounds: `change`
} CourseMoment;

typedef struct Course {
    // Row i: the numbers after round `first` + i. Row 0 is the start of the game, before its first round,
    // unless the game is longer than there are rows. The last row: the end of the game, by Game.result; or as
    // it stood before a resignation that ended it, where that clears the standing (Story.resigning_clears).
    int16_t number[COURSE_ROUNDS_MAX][SEATS_MAX];
    int count; // rows; 0: the game has no rounds, or its numbers were secret
    int first;
    CourseMoment moment[COURSE_MOMENTS]; // what decided it, in the order of the game (course.c)
    int moments;
} Course;

// Fills `course`; for an unfinished game up to the present. False, with `course` empty, if memory runs out.
bool course_find(const Session *session, Course *course);
// Commands before the one that caused the event of that number (GameLogItem.number), for replay_go; -1: there
// is no such event, or memory runs out.
int course_command_of(const Session *session, unsigned number);
// The public's view before the resignation that ended the game, where that clears the standing. False, with
// `view` as it was: the game has not ended so, or memory runs out.
bool course_before_resigning(const Session *session, View *view);

#endif
