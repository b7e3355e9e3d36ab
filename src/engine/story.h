// SPDX-License-Identifier: MIT
// The part of a game that presents it: to sessions, history, recaps, replays, curtains and set-up screens.
// Like the rules these are pure functions over views, events and set-ups; they decide nothing and need no
// window. Code that shows a game asks its Story instead of knowing the game.
//
// tests/contract checks for every registered game that an answer depends only on its arguments, and that a
// question is open exactly while some seat has to decide.
#ifndef STARDECK_ENGINE_STORY_H
#define STARDECK_ENGINE_STORY_H

#include "engine/event.h"
#include "engine/schema.h"

typedef struct SetupOptions SetupOptions; // game.h

// How a seat is asked for a decision.
typedef enum Asked {
    ASKED_NOTHING, // nobody has to decide: the game is over
    ASKED_TURN,    // it is the seat's turn
    ASKED_OPENLY,  // during a turn, about open information: no hand is needed to answer
    ASKED_SECRETLY // during a turn, by hidden information: needs a curtain if several people play
} Asked;

// The open question. Which question it is, and who must answer, is public in every game.
typedef struct Question {
    uint8_t asked; // an Asked
    Seat seat;     // who must decide; SEAT_NONE: nobody
    uint8_t word;  // index into Story.questions; "decision.WORD.ask" is its text
    uint8_t card;  // the card that asks, index into the pack's cards; NONE: none, or not public
    Seat owner;    // of that card
} Question;

// An event in the game's history, which everybody may read.
typedef struct LogNote {
    bool tells;       // worth a line
    bool begins_part; // starts a new part of the game: a turn, a phase
    uint8_t phase;    // of that part: index into Story.phases
    uint8_t round;    // of that part, from 1; 0: the game has no rounds
    Seat turn;        // whose turn it is in that part
    bool headed;      // that part has a heading with the name of `turn`
    // What the line names besides the event's card, in the game's own numbering; NONE: nothing.
    uint8_t subject;
    Event event; // as everybody may remember it for the rest of the game
} LogNote;

// What an event says about a card, for statistics on cards over many games (play/balance.h).
typedef enum CreditKind {
    CREDIT_DRAWN,  // came from a pile into the seat's hand
    CREDIT_PLAYED, // the seat used it; always precedes CREDIT_ACTED by that seat
    CREDIT_ACTED,  // it changed something
    CREDIT_WORTH,  // it changed something by `amount`, in the game's own unit (Story.worth_parts)
    CREDIT_PRIZE   // `record` of the table Story.prizes gave the seat `amount` points by the end
} CreditKind;

typedef struct Credit {
    uint8_t kind;   // a CreditKind
    uint8_t record; // index into the pack's cards; for CREDIT_PRIZE into Story.prizes
    Seat seat;      // the card's seat
    uint8_t spare;
    int32_t amount;
} Credit;

#define CREDITS_MAX 1024 // enough for every event

typedef struct Credits {
    int count, dropped; // `dropped`: those that did not fit
    Credit item[CREDITS_MAX];
} Credits;

static inline void credits_add(Credits *credits, CreditKind kind, Seat seat, uint8_t record, int32_t amount) {
    if (credits->count == CREDITS_MAX)
        credits->dropped++;
    else
        credits->item[credits->count++] =
            (Credit){.kind = (uint8_t)kind, .record = record, .seat = seat, .amount = amount};
}

// An event of a finished game and its context; the views are open views (Game.open_view).
typedef struct EventAt {
    const EventList *events; // all events of one command, or of the set-up
    int index;
    const void *asked;          // when the command was given; NULL: during the set-up
    const void *before, *after; // around the event; `before` NULL: it is the first of the game
} EventAt;

// The seats' scores as far as everybody may know them.
typedef struct Standing {
    Seat with[SEATS_MAX];      // the seat whose number counts: its own, or its team's first
    int16_t number[SEATS_MAX]; // of that seat: points, hull, systems …
    bool secret;               // the numbers are hidden until the end
} Standing;

typedef struct Story {
    // The functions below need no more than the public's view; any other view works too.
    Question (*question)(const void *view);
    uint8_t (*round)(const void *view); // from 1; 0: the game has no rounds
    Seat (*turn)(const void *view);     // whose turn it is; SEAT_NONE: nobody's
    void (*standing)(const void *view, Standing *standing);
    // True if the event can be why a standing has changed since; others may come between it and the first
    // view with the change. NULL: every event can, and the change is in the view after it.
    bool (*decides)(const Event *event);
    // Whoever reaches enough of what the standing counts wins at once: what it did so by has decided the
    // game.
    bool wins_at_once;
    // Whoever resigns loses at once what the standing counts. A game that ends so is told as it stood before.
    bool resigning_clears;
    // True if what this seat can answer when it is asked secretly is known to everybody: it has no hand.
    // NULL: never.
    bool (*bare)(const void *view, Seat seat);
    // What is asked within a turn is about what lies on the table: it stays on screen, as the public sees it,
    // until the next person turns up its hand. False: it goes behind a curtain.
    bool keeps_table;

    // Fills `note` for an event as the public may know it (event_for); `before` and `after` are the public's
    // views around it.
    void (*note)(const Event *event, const void *before, const void *after, LogNote *note);
    // The same as LogNote.tells, without needing views.
    bool (*tells)(const Event *event);
    // What is told as a whole, such as a battle: a number other than 0 while it goes on, another one for what
    // follows it. A recap that a person asks for begins where it began. NULL: always 0.
    unsigned (*scene)(const void *view);
    // True if the table pauses after the event until the player has looked. `next` NULL: it was the command's
    // last event. Among the events of one command there is at most one pause between two events.
    bool (*holds)(const Event *event, const Event *next);
    // For all the events of a command on one's own turn: how many of the first ones only put something on the
    // table without revealing anything, so that it may be taken back until the turn ends; the rest (draws,
    // the next turn) waits. 0: the command reveals or asks something and is carried out at once. Must not
    // depend on what the seat can't know. NULL: always 0.
    int (*laid)(const EventList *events);
    // A milestone for navigating a replay: index into `marks`, or NONE. 0 starts a round and sets `*round`.
    uint8_t (*mark)(const Event *event, uint8_t *round);

    // Adds to `credits` what the event says about cards.
    void (*credit)(const void *rules, const EventAt *at, Credits *credits);
    // This many units of CREDIT_WORTH are displayed as 1; 0: the game doesn't measure what a card is worth.
    uint8_t worth_parts;
    // True if CREDIT_WORTH is all there is to a card, apart from what `beyond` names; false: cards also cost
    // something.
    bool worth_tells;
    // The first of the card's effects that CREDIT_WORTH doesn't count, since it acts on other cards or
    // elsewhere, as the word that card files use for it, a string constant ("remove"); NULL: there is none.
    // "credit.beyond.WORD" is its text. A NULL function means the same.
    const char *(*beyond)(const void *rules, uint8_t card);
    // The table whose records are won and give points that add up to those of Game.result; NO_TABLE: none.
    uint8_t prizes;

    // For setting up a game: why these options don't go together, as the key of a sentence in the interface's
    // texts (a string constant); NULL: they do, and Game.options_ok agrees. A variant that changes nothing is
    // refused here, although Game.options_ok accepts it for the command line and old games. Without this
    // function only the number of seats can be wrong: "setup.needs_two".
    const char *(*why_not)(const void *rules, const SetupOptions *setup);
    // Reorders the seats as the variant requires (allies opposite each other), as far as possible; from[s]
    // becomes the seat where seat s's player sat before. NULL: any order will do.
    void (*arrange)(const void *rules, SetupOptions *setup, Seat from[SEATS_MAX]);
    // Who starts, according to setup.first and the rules; SEAT_NONE: decided by chance.
    Seat (*first)(const void *rules, const SetupOptions *setup);
    // The faction that starts by the rules wherever it sits, index into the seat table; NONE: chance decides.
    // A NULL function means the same.
    uint8_t (*first_faction)(const void *rules);
    // The seat's team, from 1; 0: it plays alone. NULL: there are no teams.
    uint8_t (*team)(const void *rules, const SetupOptions *setup, Seat seat);

    // Words used in files and in keys of texts; each list ends with NULL.
    const char *const *questions;
    const char *const *phases;
    const char *const *marks;
    uint8_t not_now; // the refusal (a Verdict) that means "something else has to be done first"
} Story;

#endif
