// SPDX-License-Identifier: MIT
// What the others did since the player's turn, as a story for the map: a step for each seat's turn, with what
// matters most in it, at most two moves, and the systems that changed hands. Made of the public history
// alone, so it tells nothing that the history does not. Pure: no drawing, no clock.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_ROUND_STORY_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_ROUND_STORY_H

#include "games/star_empires/rules.h"
#include "play/game_log.h"

#define STORY_STEPS 8   // turns; if there are more, the last ones are told
#define STORY_ARROWS 2  // moves that are drawn in a turn
#define STORY_CHANGES 6 // systems that change hands in it
#define STORY_MS 3000.0F
#define STORY_ENDS_MS 400.0F // part of STORY_MS for which it stands still at the end
#define STORY_STEP_MS 300.0F // the least duration of a step
#define STORY_FLIES 0.45F    // fraction of a step in which its arrows are drawn

// From the least to the most important. The comments name the fields of StoryDeed that are set besides kind
// and seat.
#define STORY_DEEDS(X)                                                                                       \
    X(DEED_WAITS, "waits")       /* nothing worth a line */                                                  \
    X(DEED_MOVES, "moves")       /* place: where to; number: units */                                        \
    X(DEED_BUILDS, "builds")     /* place; number: units in all */                                           \
    X(DEED_RAIDS, "raids")       /* other: who has less credits; number */                                   \
    X(DEED_BUILDS_MARK, "marks") /* place; what: Mark */                                                     \
    X(DEED_BUILDS_BASE, "base")  /* place; what: kind of unit */                                             \
    X(DEED_EXPLORES, "explores") /* place; number: resources; more: minor race */                            \
    X(DEED_FINDS, "finds")       /* the same, with an enigma */                                              \
    X(DEED_SOLVES, "solves")     /* place: the enigma there */                                               \
    X(DEED_LOSES, "loses")       /* place; number: units of a stack that is destroyed */                     \
    X(DEED_TREATY, "treaty")     /* place; other: with whom there is peace */                                \
    X(DEED_FAILS, "fails")       /* place; other: who held it; number and more: forces; lost */              \
    X(DEED_BEATS, "beats")       /* the same: wins a battle */                                               \
    X(DEED_SETTLES, "settles")   /* place: a system that nobody had */                                       \
    X(DEED_WINS_OVER, "joins")   /* place: its minor race joins */                                           \
    X(DEED_REVOLT, "revolt")     /* place; other: who loses it */                                            \
    X(DEED_TAKES, "takes")       /* place; other: who had it; number and more: forces, 0: no battle */       \
    X(DEED_DRIVES_OUT, "out")    /* other: who is out of the game */

typedef enum DeedKind {
#define NAME(name, ...) name,
    STORY_DEEDS(NAME)
#undef NAME
    DEED_KINDS
} DeedKind;

typedef struct StoryDeed {
    uint8_t kind; // DeedKind
    Seat other;   // SEAT_NONE: nobody, or a minor race
    uint8_t place, what;
    int16_t number, more, lost;
} StoryDeed;

typedef struct StoryArrow {
    uint8_t from, to, units;
    bool retreats;
} StoryArrow;

typedef struct StoryChange {
    uint8_t place;
    Seat had, has; // SEAT_NONE: nobody
} StoryChange;

typedef struct StoryStep {
    Seat seat; // whose turn it was
    uint8_t round;
    StoryDeed deed; // what matters most
    StoryArrow arrow[STORY_ARROWS];
    StoryChange change[STORY_CHANGES];
    int arrows, changes;
    int first, end;   // its lines: indices into the log, `end` after the last
    float at, ms;     // when it begins, and its length
    uint64_t touched; // places of arrows, changes and deed, one bit each
} StoryStep;

typedef struct RoundStory {
    StoryStep step[STORY_STEPS];
    int steps;
    float ms; // of all, with the time it stands at the end; at most STORY_MS
} RoundStory;

// The story of the events after number `since`, without the turns of `front`. What is done to `front` matters
// most. Without any steps there is nothing to tell.
void empires_story_read(const GameLog *log, unsigned since, Seat front, const EmpiresRules *rules,
                        RoundStory *story);
// The word of a deed's texts ("empires.story.WORD").
const char *empires_story_word(DeedKind kind);
// The step that is being told at `ms`: the last one that has begun.
int empires_story_step(const RoundStory *story, float ms);

#endif
