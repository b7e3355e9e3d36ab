// SPDX-License-Identifier: MIT
// A game at this computer: the match, who sits where, and who is looking at the screen. Decides when the
// curtain falls, and provides the screens with views and events. No SDL, so that tests can play whole games
// without a window.
//
// To keep secrets, the order matters (src/README.md, "How a turn flows", rule 3): when another person must
// see something private, the viewer becomes SEAT_NONE *before* anything is drawn; the curtain screen is drawn
// and presented; and only a click there (session_take_seat) makes the next view. Where the curtain would only
// interrupt a turn, the table with all hands face down is that screen (session_is_face_down). With a single
// person there is no curtain: that person is always the viewer. With none, the viewer is the public.
//
// A turn:
//   CURTAIN -take_seat-> RECAP -shown-> DECIDING -submit-> SHOWING -shown-> (DECIDING … | END_TURN
//   -end_turn->) the next seat's CURTAIN, or SHOWING a computer's commands.
// A command that reveals nothing can first be laid, that is, shown without being carried out:
//   DECIDING -lay-> SHOWING -shown-> LAID
// From there, -end_turn-> carries it out, SHOWING the rest of it -shown-> the next seat's CURTAIN; or -undo->
// DECIDING.
// Scorings are held on screen in between:
//   SHOWING -shown-> SCORING -shown-> SHOWING the rest.
// Any time a person is looking, session_hide goes to that person's CURTAIN, and take_seat from there back to
// the stage before.
//
// Returned pointers belong to the session and are valid until it next changes, unless stated otherwise.
#ifndef STARDECK_PLAY_SESSION_H
#define STARDECK_PLAY_SESSION_H

#include "ai/opponent.h"
#include "data/save.h"
#include "play/game_log.h"

typedef struct SessionOptions {
    SetupOptions setup;
    const Opponent *who[SEATS_MAX];    // NULL: a person
    const Opponent *left[SEATS_MAX];   // plays on for a person who has given up (session_leave_seat); NULL:
                                       // nobody has
    const Captain *captain[SEATS_MAX]; // the computer's name and character; NULL: none
    char name[SEATS_MAX][64];          // for a seat without a captain; "": the faction's name
} SessionOptions;

// What the session is waiting for; the app shows the corresponding screen.
typedef enum SessionStage {
    SESSION_SHOWING, // events are waiting to be shown to the viewer; then call session_finish_showing
    // The person in `session_next_seat` has to take the seat; if session_is_face_down, at the table itself.
    SESSION_CURTAIN,
    SESSION_RECAP, // as SHOWING: what happened since the viewer's last turn
    // The viewer acts by session_submit; or, if session_asked_openly, the seat to act does so with no hand
    // shown.
    SESSION_DECIDING,
    // The viewer has laid something that session_undo can take back; session_end_turn carries it out.
    SESSION_LAID,
    SESSION_END_TURN, // the viewer has acted and looks at the result; then call session_end_turn
    SESSION_SCORING,  // the scoring is held on screen; then call session_finish_showing
    // A searching computer has to decide, outside the session (session_decide_outside).
    SESSION_THINKING,
    SESSION_WATCHING, // a watched game, between two commands
    SESSION_OVER
} SessionStage;

typedef struct Session Session;

// Starts a game; `options` is copied. The catalog must outlive the session, which the caller destroys, as
// those of the functions below. NULL with a sentence in `problem`. Starts with SESSION_CURTAIN, or with
// SHOWING the deal if no curtain is needed; otherwise the deal is shown to the first person to take a seat.
Session *session_create(const Catalog *catalog, const SessionOptions *options, Text *problem);
void session_destroy(Session *session); // accepts NULL

// Called right after each command is carried out, including computers' commands (for trace and journal). A
// session has one listener, or none (NULL).
typedef void (*SessionListener)(void *context, const Match *match, Seat seat, const Command *command);
void session_listen(Session *session, SessionListener listener, void *context);

// What has already happened in a game that is resumed.
typedef struct SessionPast {
    const SavedCommand *command; // from save_load, verified by save_replay
    int count;
    bool recap, ask_openly;   // as for session_set_preferences, both for the past commands and from now on
    bool think_apart;         // as for session_decide_outside
    SessionListener listener; // called for new commands only
    void *listener_context;
} SessionPast;

// As session_create, but carries out the past commands first, so that history and recaps include them. Stops
// before the next decision, at its curtain if one is needed. Computers continue as if there had been no
// interruption, because their random numbers depend on the number of commands. `past` is not needed
// afterwards.
Session *session_resume(const Catalog *catalog, const SessionOptions *options, const SessionPast *past,
                        Text *problem);

// ---- Searching computers decide within whatever call brings their turn, which takes up to a second; or
// outside the session, with the stage SESSION_THINKING until session_submit_decision is called. Moves that a
// guide prescribes need no thought.

void session_decide_outside(Session *session, bool apart); // from the next decision on
// A computer decides outside the session now (SESSION_THINKING), or does as soon as what is being shown has
// been shown, whatever anybody does until then but undo: it may think already. Not for a seat that has been
// left.
bool session_thinks_next(const Session *session);
// If session_thinks_next, or at a curtain over SESSION_THINKING: fills `mind` with all that the decision
// needs, for mind_choose in any thread. The catalog must outlive that.
struct Mind;
void session_prepare_decision(const Session *session, struct Mind *mind);
// In SESSION_THINKING: carries out the command decided on. Next stage: SHOWING, or what follows.
void session_submit_decision(Session *session, const Command *command);

// Prepares advice (advice.h): what a computer would do in the viewer's place. Only in DECIDING, for the
// viewer itself, in games without a guide; otherwise false. With `task` NULL only answers whether advice is
// available.
struct AdviceTask;
bool session_ask_advice(const Session *session, struct AdviceTask *task);

// ---- Guided games, as in lessons

typedef struct SessionGuide {
    void *context;
    const void *position;  // as for match_create_position; NULL: an ordinary deal
    const RngScript *luck; // scripted luck from there on; NULL: from the seed
    // Checks a command of the person to act: VERDICT_OK, or the refusal to report.
    Verdict (*judge)(void *context, const Match *match, const Command *command);
    void (*refused)(void *context); // called when such a command was tried
    // What the computer to act does: a legal command, valid until the next call. NULL: it decides by itself.
    const Command *(*act)(void *context, const Match *match);
} SessionGuide;

// As session_create. What `guide` points to must outlive the session.
Session *session_create_guided(const Catalog *catalog, const SessionOptions *options,
                               const SessionGuide *guide, Text *problem);
void session_guide_changed(Session *session); // call when `judge` may answer differently than before

// ---- Watched games (replay.h): nobody plays, the stages are SHOWING, SCORING and WATCHING, and the viewer
// is the public.

// Starts in WATCHING, after the deal. NULL with a sentence in `problem`.
Session *session_watch(const Catalog *catalog, const SessionOptions *options, Text *problem);
bool session_is_watched(const Session *session);
// Shows all cards face up, with seat `front` in front; SEAT_NONE: the public's view. Only for finished games:
// in others nobody may see the cards.
void session_watch_from(Session *session, Seat front);
// Carries out the command and goes to SHOWING its events, or straight to WATCHING.
Verdict session_watch_next(Session *session, Seat seat, const Command *command, bool show);
void session_watch_still(Session *session); // goes to WATCHING, skipping what is being shown
// Goes back to the deal. False, without effect, if memory runs out.
bool session_watch_restart(Session *session);

// Personal settings (AppSettings), both initially on: whether recaps are shown, and whether public questions
// are asked without a curtain.
void session_set_preferences(Session *session, bool recap, bool ask_openly);

const SessionOptions *session_options(const Session *session);
// For hash, log and result; for views use the functions below.
const Match *session_match(const Session *session);
SessionStage session_stage(const Session *session);
unsigned session_version(const Session *session); // changes with every change of the session
bool session_is_person(const Session *session, Seat seat);
Seat session_viewer(const Session *session);    // whose view is shown; SEAT_NONE: the public's
Seat session_next_seat(const Session *session); // SESSION_CURTAIN: who is to take the seat; else SEAT_NONE
Seat session_to_act(const Session *session);    // who decides now; SEAT_NONE when over
// END_TURN: the viewer has acted on its own turn, and not only answered on somebody else's.
bool session_took_turn(const Session *session);

// DECIDING, by a person who is not the viewer: a public question.
bool session_asked_openly(const Session *session);
// CURTAIN within a turn, in games whose table stays in view (Story.keeps_table): the public's view of it is
// shown with the hand of `session_next_seat` face down, until session_take_seat. Never at a session_hide, nor
// if public questions are to be asked behind a curtain.
bool session_is_face_down(const Session *session);
// What the viewer sees now: in SHOWING after all waiting events, in SCORING before the table is cleared.
const View *session_view(const Session *session);

// The events waiting to be shown (SHOWING, RECAP). For each `index` from 0: the event as the viewer may know
// it, its number in the game from 1 (session_event_number), and the view after it (session_event_view).
int session_event_count(const Session *session);
Event session_event(const Session *session, int index);
// If SHOWING is at the first event of a seat's command: that seat. Else SEAT_NONE.
Seat session_shown_seat(const Session *session);
unsigned session_event_number(const Session *session, int index);
// The last event number contained in session_view: during SCORING, later events are already in the history
// but not seen yet. Otherwise UINT_MAX.
unsigned session_last_seen_event(const Session *session);
void session_event_view(const Session *session, int index, View *view);
// The view right before event `index` (above 0). That is the view after the previous event, except where a
// recap leaves out what came between.
void session_event_view_before(const Session *session, int index, View *view);
// The view before the first waiting event; NULL at the start of the game (an empty table).
const View *session_view_before(const Session *session);

// The public history of the whole game.
const GameLog *session_log(const Session *session);

// The table at the end of the viewer's last turn, as the viewer may know it now. False if there was none, it
// was too long ago, or the game is guided.
bool session_view_last_turn(const Session *session, View *view);
// The table after the event of that number, as the viewer may know it now. False if nobody looks, it was too
// long ago or is still to come, or the game is guided.
bool session_view_after(const Session *session, unsigned number, View *view);
// The number of the last event of that person's last turn; of a single person's own turn, while it lasts, of
// its last command. 0: there was none.
unsigned session_turn_end(const Session *session, Seat seat);

// Replays the whole game as the public saw it, calling `step` for each event with the public's views around
// it, valid during the call; `before` is NULL for the first. False if the replay ended differently or memory
// ran out. Takes some milliseconds.
typedef void (*SessionReplayStep)(void *context, const Event *event, const void *before, const void *after);
bool session_replay_public(const Session *session, SessionReplayStep step, void *context);

// True if the viewer has acted and the turn waits for session_end_turn.
bool session_awaits_end_turn(const Session *session);
// True if something worth a line has happened since the viewer's last turn ended. Then session_recap shows it
// (again), from DECIDING or END_TURN, and returns there; from SCORING the scene that the table is held in, as
// far as it has been shown. In the middle of a scene (Story.scene), and after
// one that the viewer's last command ended, it begins where that began (session_recaps_scene, during it).
// Automatic recaps occur only with several persons, and leave out what everybody saw: what was shown without
// a hand on screen, and scorings with all that leads to them.
bool session_can_recap(const Session *session);
void session_recap(Session *session);
bool session_recaps_scene(const Session *session);

// Whether the viewer can undo the last command: yes if it revealed nothing new to the viewer and nobody else
// has acted since. An answer to a public question can be undone there and at the following curtain, if it
// revealed nothing to the public.
typedef enum SessionUndo {
    UNDO_NONE, // the viewer has done nothing yet
    UNDO_POSSIBLE,
    UNDO_DREW, // not possible: a card was drawn …
    UNDO_REVEALED,
    UNDO_SAW_HAND,
    UNDO_LET_PASS, // in the viewer's turn others have had their say, and let it pass
    UNDO_WENT_ON,  // another seat has acted, or the seat was handed over
    UNDO_NOT_NOW,  // nobody who could undo something is asked now
    UNDO_GUIDED,   // in a guided game
    UNDO_WATCHED,  // in a watched game
    UNDO_FORGOTTEN // memory ran out for the log of commands
} SessionUndo;
SessionUndo session_undo_state(const Session *session);
// Undoes it: DECIDING again, as before the command. Only if UNDO_POSSIBLE. False, without effect, if memory
// runs out.
bool session_undo(Session *session);

// Giving up where the rules have no command for it, as with more than two seats: a computer decides for the
// viewer's seat from now on. It stays that person's otherwise: its hand, its history, its part of the result.
// Once no person plays on, every seat decides like `instead`, so that the end comes soon. The commands are
// like any others. From then on it is in session_options, with which such a game is to be resumed. Only if
// session_can_leave_seat: the viewer has to decide, in an ordinary game of its own.
bool session_can_leave_seat(const Session *session);
void session_leave_seat(Session *session, const Opponent *instead);
bool session_has_left(const Session *session, Seat seat); // the person in this seat has given up so

// Draws the curtain over the hand that is shown. False, without effect, if there is none to hide: at the
// curtain, with no hand shown, or with a single person.
bool session_hide(Session *session);
// True while the curtain is the one that session_hide has drawn: the person who was looking is to take the
// seat again, and finds it as it was left. At a curtain for any other reason false.
bool session_is_hidden(const Session *session);

void session_finish_showing(
    Session *session);                    // SHOWING, RECAP, SCORING: everything has been shown or skipped
void session_take_seat(Session *session); // CURTAIN: the person is there
// END_TURN: hands over. LAID: carries out what was laid, then hands over.
void session_end_turn(Session *session);

// VERDICT_OK if session_submit would accept the command, else the reason. Only in DECIDING. Changes nothing,
// except that a guide's `refused` is called.
Verdict session_judge(const Session *session, const Command *command);
// As match_submit, for the seat to act, in DECIDING. On VERDICT_OK the stage becomes SHOWING (or what
// follows, if there is nothing to show); otherwise nothing has changed.
Verdict session_submit(Session *session, const Command *command);

// Standing answers: a seat that is asked during another seat's turn, by hidden information, may decline until
// its own turn comes. In order: whether the command can stand; submit it as standing (as session_submit,
// with the same refusals); whether the seat has a standing answer now, which is public. Other questions
// are still asked.
bool session_can_submit_standing(const Session *session, const Command *command);
Verdict session_submit_standing(Session *session, const Command *command);
bool session_has_standing_answer(const Session *session, Seat seat);

// Runs: where several persons play and a question goes around by turns, behind a curtain each time, a seat
// may commit to what it will do whenever the question about this card comes back to it in this turn, so that
// it is asked once and not for every card. `next` picks a legal command, which points into `legal`; NULL: the
// person is asked again. It must not depend on anything else, and what it picks is carried out while somebody
// else is looking. In order: whether there is a run to commit to; commits to it, and submits its first
// command (with the refusals of session_submit).
typedef const Command *(*SessionRun)(const Catalog *catalog, const Command *legal, int count);
bool session_can_submit_run(const Session *session, SessionRun next);
Verdict session_submit_run(Session *session, SessionRun next);

// True if the command reveals and asks nothing, so that it can be laid. Only for a person on its own turn, in
// DECIDING.
bool session_can_lay(Session *session, const Command *command);
// Lays it: shows its effect, but carries out, logs and saves nothing yet; other seats' cards and the draw
// pile are unchanged. Only if session_can_lay. Returns refusals as session_submit.
Verdict session_lay(Session *session, const Command *command);
// The command that was laid, from session_lay until it is carried out or undone; NULL: none.
const Command *session_laid(const Session *session);
// The verb of the command session_undo would undo; only if UNDO_POSSIBLE.
uint8_t session_undo_verb(const Session *session);

// The legal commands of the seat to act, in DECIDING; else none. Returns how many.
int session_legal(const Session *session, const Command **commands);

#endif
