// SPDX-License-Identifier: MIT
// What a game tells those who show it: sessions, history, recaps, replays, curtains, set-up. Pure functions
// over views, events and set-ups, like the rules; nothing here decides anything, and none of it needs a
// window. Whoever shows a game asks its story instead of knowing the game.
//
// What must hold, and tests/contract checks for every registered game: an answer depends on its arguments
// alone, and a question is open exactly while some seat has to decide.
#ifndef STARDECK_ENGINE_STORY_H
#define STARDECK_ENGINE_STORY_H

#include "engine/event.h"
#include "engine/schema.h"

typedef struct SetupOptions SetupOptions; // game.h

// In which way a seat is asked.
typedef enum Asked {
    ASKED_NOTHING, // nobody has to decide: the game is over
    ASKED_TURN,    // it is its turn
    ASKED_OPENLY,  // in the middle of a turn, about what lies open: no hand is needed to answer
    ASKED_SECRETLY // in the middle of a turn, by what only it knows: behind a curtain, where several persons
                   // play
} Asked;

// The question that is open now. Which one it is is public in every game, and who has to answer too.
typedef struct Question {
    uint8_t asked; // Asked
    Seat seat;     // who has to decide; SEAT_NONE: nobody
    uint8_t word;  // index into Story.questions: "decision.WORD.ask" says it
    uint8_t card;  // that asks, index into the pack's cards; NONE: none, or not for everybody
    Seat owner;    // of that card
} Question;

// An event in the history of a game, which everybody may read.
typedef struct LogNote {
    bool tells;       // it is worth a line
    bool begins_part; // a part of the game begins with it: a turn, a phase
    uint8_t phase;    // index into Story.phases: of that part
    uint8_t round;    // … counted from 1; 0: the game has none
    Seat turn;        // whose turn it is then
    bool headed;      // that part stands under a heading with this name
    uint8_t subject; // what the line names besides the event's own card: the game's own number; NONE: nothing
    Event event;     // as everybody may remember it for the rest of the game
} LogNote;

// What an event says of a card, for those who count over many games how cards fare (play/balance.h).
typedef enum CreditKind {
    CREDIT_DRAWN,  // it came from a pile into the seat's hand
    CREDIT_PLAYED, // the seat used it. Cards that act have been played before by that seat
    CREDIT_ACTED,  // something is not as it would be without it
    CREDIT_WORTH,  // … by so much: `amount`, in the game's own unit (Story.worth_parts)
    CREDIT_PRIZE   // `record` of the table Story.prizes brought the seat `amount` points by the end
} CreditKind;

typedef struct Credit {
    uint8_t kind;   // CreditKind
    uint8_t record; // index into the pack's cards; CREDIT_PRIZE: into Story.prizes
    Seat seat;      // whose it is
    uint8_t spare;
    int32_t amount;
} Credit;

#define CREDITS_MAX 1024 // enough for every event

typedef struct Credits {
    int count, dropped; // what did not fit
    Credit item[CREDITS_MAX];
} Credits;

static inline void credits_add(Credits *credits, CreditKind kind, Seat seat, uint8_t record, int32_t amount) {
    if (credits->count == CREDITS_MAX)
        credits->dropped++;
    else
        credits->item[credits->count++] =
            (Credit){.kind = (uint8_t)kind, .record = record, .seat = seat, .amount = amount};
}

// An event of a game that is over, with what it came from: open views (Game.open_view).
typedef struct EventAt {
    const EventList *events; // of one command, or of the set-up
    int index;
    const void *asked;          // when the command was given; NULL: the game begins
    const void *before, *after; // the event; `before` NULL: the game begins with it
} EventAt;

// Which figures count, as everybody may know them.
typedef struct Standing {
    Seat with[SEATS_MAX];      // the seat that speaks for it: its own, or its team's first
    int16_t number[SEATS_MAX]; // of that seat: points, hull, systems …
    bool secret;               // the numbers are nobody's business before the end
} Standing;

typedef struct Story {
    // The public's view is enough for all of these; any other does too.
    Question (*question)(const void *view);
    uint8_t (*round)(const void *view); // from 1; 0: the game has no rounds
    Seat (*turn)(const void *view);     // whose turn it is; SEAT_NONE: nobody's
    void (*standing)(const void *view, Standing *standing);

    // Fills `note` for an event as the public may know it (event_for), between the public's views before and
    // after it.
    void (*note)(const Event *event, const void *before, const void *after, LogNote *note);
    // note()'s `tells`, which no view is needed for.
    bool (*tells)(const Event *event);
    // Does the table stand still after the event, until somebody has looked at it? `next` NULL: it was the
    // last one that the command brought about. Among the events of one command that is so at most at one
    // place between two others.
    bool (*holds)(const Event *event, const Event *next);
    // Of all the events of a command of the own turn: how many of the first ones only lay something on the
    // table that nobody has to know more about, so that it may be taken up again until the turn is ended; the
    // rest (what is drawn then, whose turn it is) waits. 0: the command turns something over or asks
    // something, and is carried out at once. May depend on nothing that the seat can't know. NULL: always 0.
    int (*laid)(const EventList *events);
    // A mark on the way of a replay: index into `marks`, or NONE. 0 begins a round and sets its number.
    uint8_t (*mark)(const Event *event, uint8_t *round);

    // Adds to `credits` what the event says of cards.
    void (*credit)(const void *rules, const EventAt *at, Credits *credits);
    uint8_t worth_parts; // so many CREDIT_WORTH make one for people; 0: the game does not tell what a card is
                         // worth
    uint8_t prizes;      // a table whose records are won and bring points, which add up to those of
                         // Game.result; NO_TABLE: there is none

    // Setting a game up. Why these options don't go together, as the key of a sentence in the interface's
    // words; NULL: they do (then Game.options_ok agrees). A variant that would change nothing is refused too,
    // though Game.options_ok takes it: from the command line and of old games. NULL instead of it: only the
    // number of seats can be wrong, "setup.needs_two".
    const char *(*why_not)(const void *rules, const SetupOptions *setup);
    // Seats who plays as the variant wants it (allies across from each other); from[s]: where seat s's player
    // sat before. What can't be done is left alone. NULL: any order does.
    void (*arrange)(const void *rules, SetupOptions *setup, Seat from[SEATS_MAX]);
    // Who begins by setup.first and the rules; SEAT_NONE: the rules draw lots.
    Seat (*first)(const void *rules, const SetupOptions *setup);
    // The faction that begins by the rules wherever it plays, index into the seat table; NONE: none does,
    // lots are drawn. NULL: likewise.
    uint8_t (*first_faction)(const void *rules);
    // The team that this seat plays for, from 1; 0: for itself alone. NULL: there are no teams.
    uint8_t (*team)(const void *rules, const SetupOptions *setup, Seat seat);

    // Words for files and keys of texts; each list ends with NULL.
    const char *const *questions;
    const char *const *phases;
    const char *const *marks;
    uint8_t not_now; // a refusal (Verdict) that says: something else is due
} Story;

#endif
