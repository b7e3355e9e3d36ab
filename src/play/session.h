// SPDX-License-Identifier: MIT
// A game at this computer: the match, who sits where, and whose eyes are at the screen. Decides when the
// curtain falls and feeds the screens with views and events. No SDL here, so that tests can play whole
// evenings without a window.
//
// The order that keeps secrets (src/README.md, "How a turn flows", rule 3): when somebody else has to see
// something private, the viewer becomes SEAT_NONE *before* anything is drawn, the curtain screen is shown and
// presented, and only a click there (session_take_seat) makes the next view. Where only one person plays
// there is no curtain: that person is always the viewer. Where nobody does, the public is.
//
// How a turn goes:   CURTAIN -take_seat-> RECAP -shown-> DECIDING -submit-> SHOWING -shown-> (DECIDING … |
//                    END_TURN -end_turn->) the next seat's CURTAIN, or SHOWING of what a computer seat does
// A play that turns nothing over may be laid first: DECIDING -lay-> SHOWING -shown-> LAID, and from there
// -end_turn-> it is carried out, SHOWING the rest of it -shown-> the next seat's CURTAIN; or -undo->
// DECIDING.
// Whatever was scored is held for a while in between: SHOWING -shown-> SCORING -shown-> SHOWING of the rest.
// From everywhere a person is looking session_hide goes back to that person's CURTAIN, and take_seat from
// there to where one was.
#ifndef STARDECK_PLAY_SESSION_H
#define STARDECK_PLAY_SESSION_H

#include "ai/opponent.h"
#include "data/save.h"
#include "play/game_log.h"

typedef struct SessionOptions {
    SetupOptions setup;
    const Opponent *who[SEATS_MAX];    // NULL: a person
    const Captain *captain[SEATS_MAX]; // of a computer, whose name and character it has; NULL: none
    char name[SEATS_MAX][64];          // of a seat without a captain; "" = the faction's name
} SessionOptions;

// What the session waits for; the app shows the screen that belongs to it.
typedef enum SessionStage {
    SESSION_SHOWING,  // events are there to be shown to the viewer; session_shown when done
    SESSION_CURTAIN,  // a person has to take the seat `session_next_seat`
    SESSION_RECAP,    // as SHOWING: what has happened since the viewer's last turn
    SESSION_DECIDING, // the viewer acts by session_submit; or, when session_asked_openly, the seat to act
                      // does so while no hand is shown
    SESSION_LAID,     // the viewer has laid something that may be taken up again (session_undo); it counts
                      // when session_end_turn is called
    SESSION_END_TURN, // the viewer has acted and looks at what came of it; session_end_turn goes on
    SESSION_SCORING,  // the rows of the round just scored are shown; session_shown goes on
    SESSION_THINKING, // a computer that thinks ahead has to decide, and does so apart (session_think_apart)
    SESSION_WATCHING, // a watched game, at rest between two commands
    SESSION_OVER
} SessionStage;

typedef struct Session Session;

// NULL with a sentence in `problem`. The catalog must outlive the session. Begins with SESSION_CURTAIN, or
// SHOWING the deal where no curtain is needed; with a curtain the deal is shown to who takes the first seat.
Session *session_create(const Catalog *catalog, const SessionOptions *options, Text *problem);
void session_destroy(Session *session); // accepts NULL

// Told about every command carried out, computer seats' too (trace, journal), right after it.
typedef void (*SessionListener)(void *context, const Match *match, Seat seat, const Command *command);
void session_listen(Session *session, SessionListener listener, void *context);

// What a game that is gone on with has behind it.
typedef struct SessionPast {
    const SavedCommand *command; // as save_load gives them, and save_replay has found them good
    int count;
    bool recap, ask_openly;   // as for session_set_habits; they hold for what follows, and held before
    bool think_apart;         // as for session_think_apart
    SessionListener listener; // is told about what is new only
    void *listener_context;
} SessionPast;

// As session_create, but all that is past comes to pass again, and is in the log and in recaps. Stops before
// the next decision: at its curtain, or where no curtain is needed. Computer seats go on as if nothing had
// happened: their random numbers depend on the number of commands so far. `past` is not needed afterwards.
Session *session_resume(const Catalog *catalog, const SessionOptions *options, const SessionPast *past,
                        Text *problem);

// ---- Computers that think ahead decide within whatever call their turn comes up in, which takes them a
// second at most; or, if that is too long to wait for, apart from it: then the stage is SESSION_THINKING
// until somebody else has thought. What a lesson foresees needs no thought.

void session_think_apart(Session *session, bool apart); // from the next decision on
// SESSION_THINKING, or at the curtain over it: all there is to think about, for mind_choose in any thread.
// The catalog must outlive that.
struct Mind;
void session_think(const Session *session, struct Mind *mind);
// SESSION_THINKING: that is what came of it: SHOWING what it does, or what comes next.
void session_thought(Session *session, const Command *command);

// What a computer would do in the viewer's place (advice.h): DECIDING, the viewer being asked itself, and not
// led. False: nobody can say, or nobody may be told. NULL: is that so?
struct AdviceTask;
bool session_ask_advice(const Session *session, struct AdviceTask *task);

// ---- A game that is led, as a lesson is

typedef struct SessionGuide {
    void *context;
    const void *position;  // as match_create_position takes it; NULL: dealt
    const RngScript *luck; // what luck brings from there on; NULL: by the seed
    // Of a legal command of the person who is to decide: VERDICT_OK, or the refusal that is to be said.
    Verdict (*judge)(void *context, const Match *match, const Command *command);
    void (*refused)(void *context); // such a command was tried
    // What the computer whose turn it is does; legal, and valid for the moment. NULL: nothing is foreseen,
    // and it chooses by itself.
    const Command *(*act)(void *context, const Match *match);
} SessionGuide;

// As session_create. What `guide` points to must outlive the session.
Session *session_create_guided(const Catalog *catalog, const SessionOptions *options,
                               const SessionGuide *guide, Text *problem);
void session_guide_changed(Session *session); // judge would now answer otherwise

// ---- A game that is only watched (replay.h): nobody sits at it, the stages are SHOWING, SCORING and
// WATCHING, and the viewer is the public.

// Begins WATCHING, when all is dealt. NULL with a sentence.
Session *session_watch(const Catalog *catalog, const SessionOptions *options, Text *problem);
bool session_is_watched(const Session *session);
// All cards lie open, with this seat in front; SEAT_NONE: as the public sees it. Only for a game that was
// played to its end: nobody may see the cards of one that can still be gone on with.
void session_watch_from(Session *session, Seat front);
// Carries the command out: SHOWING what comes of it, or WATCHING at once.
Verdict session_watch_next(Session *session, Seat seat, const Command *command, bool show);
void session_watch_still(Session *session); // WATCHING now, whatever was being shown
bool session_watch_restart(
    Session *session); // back to the deal; false without memory, and nothing has changed

// What people may choose about the evening (AppSettings); both are on to begin with.
void session_set_habits(Session *session, bool recap, bool ask_openly);

const SessionOptions *session_options(const Session *session);
const Match *session_match(const Session *session); // for hash, log and result; views come from here:
SessionStage session_stage(const Session *session);
unsigned session_version(const Session *session); // changes with everything that happens here
bool session_is_person(const Session *session, Seat seat);
Seat session_viewer(const Session *session);    // whose view is shown; SEAT_NONE: the public's
Seat session_next_seat(const Session *session); // SESSION_CURTAIN: who is to take the seat; else SEAT_NONE
Seat session_to_act(const Session *session);    // who decides now; SEAT_NONE when over
bool session_asked_openly(
    const Session *session); // DECIDING, but by a person who is not the viewer: a public question
// What lies on the table for the viewer now: while SHOWING after all waiting events, while SCORING before the
// rows are cleared. Owned by the session, valid until its next change.
const View *session_view(const Session *session);

// Events waiting to be shown (SHOWING, RECAP): each as the viewer may know it, with the view after it, and
// its number in the whole game, from 1.
int session_event_count(const Session *session);
Event session_event(const Session *session, int index);
// SHOWING, from the first event on, what a seat has done: that seat. Else SEAT_NONE.
Seat session_shown_seat(const Session *session);
unsigned session_event_number(const Session *session, int index);
// The number of the last event that lies behind session_view: what is held (SCORING) stands before others
// that are in the log already, and that nobody has seen. All others: UINT_MAX.
unsigned session_seen_until(const Session *session);
void session_event_view(const Session *session, int index, View *view);
// As it was right before event `index`, not the first: as after the one before, but where a recap leaves out
// what lies between.
void session_event_view_before(const Session *session, int index, View *view);
// The view before the first waiting event, NULL at the very beginning (an empty table). As session_view in
// validity.
const View *session_view_before(const Session *session);

// The whole game in lines, as everybody may know it. Owned by the session.
const GameLog *session_log(const Session *session);

// What lay there for the viewer at the end of its last turn, as it may know it now. False: it has had none,
// that was too long ago, or the game is led.
bool session_view_then(const Session *session, View *view);

// The whole game once more from its beginning, as the public saw it: each event with the public's views
// before and after it; `before` NULL at the very beginning. False when that came to
// another end, or without memory. It takes some milliseconds.
typedef void (*SessionRetold)(void *context, const Event *event, const void *before, const void *after);
bool session_retell(const Session *session, SessionRetold step, void *context);

// Has anything worth telling happened since the viewer's last turn ended? Then session_recap shows it (again)
// in DECIDING and END_TURN, and goes back there when it is shown. Of its own accord a recap comes only where
// several persons play, and leaves out what everybody watched: what was shown while no hand was, and scorings
// with all that leads to them.
// The viewer has acted, and the turn goes on only when it says so (SESSION_END_TURN).
bool session_ends_by_hand(const Session *session);
bool session_can_recap(const Session *session);
void session_recap(Session *session);

// Can the viewer take the last command back? Free as long as it told the viewer nothing that could not be
// known before, and nobody else has done anything since. An answer given openly can be taken back there, and
// at the curtain that follows it, if it told the public nothing.
typedef enum SessionUndo {
    UNDO_NONE, // there is nothing the viewer has done
    UNDO_POSSIBLE,
    UNDO_DREW, // why not: a card was drawn …
    UNDO_REVEALED,
    UNDO_SAW_HAND,
    UNDO_WENT_ON,  // somebody else has acted, or the seat was handed on
    UNDO_NOT_NOW,  // nobody who could take anything back is asked just now
    UNDO_LED,      // in a lesson
    UNDO_WATCHED,  // a saved game that is only looked at
    UNDO_FORGOTTEN // there was no memory to keep all commands
} SessionUndo;
SessionUndo session_undo_state(const Session *session);
// Takes it back: DECIDING again, as before it. Only when it is possible; false, and nothing has happened,
// without memory.
bool session_undo(Session *session);

// Draws the curtain for the seat whose hand is shown. False, and nothing happens, where none is to be hidden:
// at the curtain, on the open table, where only one person plays.
bool session_hide(Session *session);
bool session_is_hidden(const Session *session); // at the curtain, for who sat there just now

void session_shown(Session *session);     // SHOWING, RECAP, SCORING: all has been shown (or skipped)
void session_take_seat(Session *session); // at the curtain: the person is there
// SESSION_END_TURN: passes the seat on. SESSION_LAID: carries out what is laid, and passes the seat on.
void session_end_turn(Session *session);

// Would session_submit carry it out, and if not, why? Nothing changes; only a guide is told that somebody
// wanted what it does not want.
Verdict session_judge(const Session *session, const Command *command);
// As match_submit, for the seat to act, in SESSION_DECIDING. On VERDICT_OK the stage is SESSION_SHOWING (or
// what comes next, if nothing was to be seen); else nothing has changed.
Verdict session_submit(Session *session, const Command *command);

// Who is asked in the middle of somebody else's turn, by what only it knows, may decline for the rest of that
// turn: can that command stand so, is it to (as session_submit, with the same refusals), and has the seat
// said so in this turn? Everybody may know. Whatever else it is asked it is asked as always.
bool session_can_stand(const Session *session, const Command *command);
Verdict session_submit_standing(Session *session, const Command *command);
bool session_stands(const Session *session, Seat seat);

// Would it turn nothing over and ask nothing, so that it can be laid? Only for a person in its own turn who
// is not led.
bool session_can_lay(Session *session, const Command *command);
// Lays it: nothing is carried out, logged or saved yet, the others' cards and the draw pile stay as they are.
// Only if it can be laid; a refusal as in session_submit.
Verdict session_lay(Session *session, const Command *command);
// What is laid, in SESSION_LAID and on the way there; NULL: nothing.
const Command *session_laid(const Session *session);
// The verb of what session_undo would take back; only where that is possible.
uint8_t session_undo_verb(const Session *session);

// The legal commands of the seat to act in SESSION_DECIDING, else none. Owned by the session, valid until its
// next change.
int session_legal(const Session *session, const Command **commands);

#endif
