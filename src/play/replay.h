// SPDX-License-Identifier: MIT
// A saved game to be looked at: which of its commands still apply, where its rounds, reveals and scorings
// are, and where one is. It is played again by a session that only watches (session_watch), so what is shown
// is made of views like everything else. No SDL.
#ifndef STARDECK_PLAY_REPLAY_H
#define STARDECK_PLAY_REPLAY_H

#include "core/problem.h"
#include "data/save.h"
#include "play/session.h"

#define REPLAY_ROUND 0 // a round begins; further marks are the game's own (Story.marks)

typedef struct ReplayMark {
    uint8_t kind; // index into Story.marks
    uint8_t round;
    int before;  // commands carried out before the one that leads to it; a round: before its first one
    float place; // on the way from 0 to `count`
} ReplayMark;

#define REPLAY_MARKS_MAX 96

typedef struct Replay {
    Save *save;
    int count; // commands that can be watched
    int at;    // … of which are carried out
    ReplayMark mark[REPLAY_MARKS_MAX];
    int marks;
    bool over; // the game was played to its end: its cards may be shown

    // How far what is to be seen can be relied on.
    bool other_rules, other_cards; // … than those here
    int differs;                   // number of the first command after which the game is another one; 0: none
    bool stops;                    // the command after `count` is not allowed here
} Replay;

// NULL with problems when the file is no saved game of a game that `packs` has. The pack must outlive the
// replay.
Replay *replay_open(const char *path, const ScenarioPacks *packs, Problems *problems);
void replay_close(Replay *replay); // accepts NULL

// Who sat there, as the file says: opponents that there are not any more count as persons.
SessionOptions replay_options(const Replay *replay);
// At the beginning of the game, as replay->at is then. NULL with a sentence.
Session *replay_begin(Replay *replay, Text *problem);

// Carries out the next command and shows what comes of it. False at the end.
bool replay_forward(Replay *replay, Session *session);
// To where `at` commands have been carried out, or as far as there are any; nothing is shown on the way.
// False without memory.
bool replay_go(Replay *replay, Session *session, int at);

// The command that was decided last, counted from 1: the last one carried out that followed from no other
// (Verb.follows); 0: none has been.
int replay_decided(const Replay *replay);
// Why was that command given (advice.h)? All that it was decided from, as the computer had it that sat there;
// of a person, as `normal` would have had it. Only for a game that is over: in an unfinished one nobody may
// know what a seat thinks. False: nobody can say, or nobody may be told. NULL: is that so?
struct AdviceTask;
bool replay_ask_advice(const Replay *replay, struct AdviceTask *task);

#endif
