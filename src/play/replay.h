// SPDX-License-Identifier: MIT
// A saved game opened for viewing: which of its commands still apply, where its rounds, reveals and scorings
// are, and the current position. A watching session (session_watch) plays it again, so it is shown through
// views like everything else. No SDL.
#ifndef STARDECK_PLAY_REPLAY_H
#define STARDECK_PLAY_REPLAY_H

#include "core/problem.h"
#include "data/save.h"
#include "play/session.h"

#define REPLAY_ROUND 0 // a round starts; other marks are the game's own (Story.marks)

typedef struct ReplayMark {
    uint8_t kind; // index into Story.marks
    uint8_t round;
    int before;  // commands before the one that leads to it; for a round: before its first command
    float place; // position on a scale from 0 to `count`
} ReplayMark;

#define REPLAY_MARKS_MAX 96

typedef struct Replay {
    Save *save; // owned
    int count;  // commands that can be replayed
    int at;     // commands carried out so far
    ReplayMark mark[REPLAY_MARKS_MAX];
    int marks;
    bool over;  // the game was finished: its cards may be shown
    int told;   // opened for a moment, which is over after so many commands; 0: for none
    int begins; // … and began after so many
    bool plays; // to be played as soon as it is shown; the screen that starts it clears this

    // How reliable the replay is.
    bool other_rules, other_cards; // saved under other rules or cards than those here
    int differs; // the first command (from 1) after which the game differs from the saved one; 0: none
    bool stops;  // the command after `count` is not allowed under today's rules
} Replay;

// Opens the file. NULL with problems if it is not a saved game of a game in `packs`, or memory runs out. The
// packs must outlive the replay.
Replay *replay_open(const char *path, const ScenarioPacks *packs, Problems *problems);
void replay_close(Replay *replay); // accepts NULL

// Who played, according to the file; opponents that no longer exist count as persons.
SessionOptions replay_options(const Replay *replay);
// Starts a watching session at the beginning of the game and sets replay->at to 0. The caller destroys the
// session. NULL with a sentence in `problem`.
Session *replay_begin(Replay *replay, Text *problem);

// Carries out the next command and shows its events. False at the end.
bool replay_forward(Replay *replay, Session *session);
// Goes to where `at` commands have been carried out, limited to 0 … `count`, without showing anything. False
// if memory runs out.
bool replay_go(Replay *replay, Session *session, int at);

// The number (from 1) of the last command carried out that was a decision, skipping those with Verb.follows;
// 0: none.
int replay_decided(const Replay *replay);
// Prepares advice (advice.h) on why that command was given: all the seat knew, for the computer that sat
// there, or for "normal" if it was a person. Only for finished games: in others nobody may know what a seat
// thinks. False if no advice is possible or allowed. With `task` NULL only answers whether it is.
struct AdviceTask;
bool replay_ask_advice(const Replay *replay, struct AdviceTask *task);

#endif
