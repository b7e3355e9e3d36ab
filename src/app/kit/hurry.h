// SPDX-License-Identifier: MIT
// "To my turn": what others do is skipped until somebody here has to decide. Moments that concern the person
// in front (GameShow.moment) are not: the table stops for them and shows them as if nobody hurried, and then
// goes on hurrying. The key leaves the moment that is being shown, too; so does the skip key, as always. A
// click jumps to the next moment only, and goes through it event by event. When it is one's own turn, a
// summary shows for a moment what has happened since one's last turn: told by the game on its board
// (game_summary.h), or as lines of the history. Pauses for looking at the table (SESSION_SCORING) are kept;
// hurrying continues after them. Those that concern only others (GameShow.pause_passes), and all once
// everybody here is out of the game, are skipped, and also end by themselves when nobody hurries: nobody has
// to click for them. Where the speed of others is set to "at once", one hurries always. The summary covers
// part of the table and blocks nothing else: any action ends it, except for those of the summary itself; the
// key of "to my turn" keeps it, and later brings it back.
#ifndef STARDECK_APP_KIT_HURRY_H
#define STARDECK_APP_KIT_HURRY_H

#include "app/kit/table.h"

#define SUMMARY_MS 3000   // how long the summary is shown, unless the pointer is over it or it is kept
#define SUMMARY_HIT 30.0F // window pixels that its buttons have at least
#define SUMMARY_FEW 6     // lines that it names
#define SUMMARY_LINES 8   // of those folded away, on a page

// ---- hurrying (hurry.c)

// True while others act and a person waits for them. Never in lessons and replays.
bool hurry_can(const App *app, const CardTable *table);
// True if no person here has a turn to come: hurrying leads to the result.
bool hurry_to_result(const App *app, const CardTable *table);
void hurry_begin(App *app, CardTable *table); // does nothing unless hurry_can
// An event of a moment is being shown; the first event to come that begins one (the number of events: none).
bool hurry_in_moment(const App *app, const CardTable *table);
int hurry_to_moment(const App *app, const CardTable *table);
// True if nobody here has had a part in the turn the table is held in (GameShow.concerns), and it is not
// theirs: GameShow.pause_passes for most games.
bool pause_is_of_others(const App *app, const CardTable *table);
bool hurry_step(App *app, CardTable *table); // each update; true: it has skipped something
// Call when the session has come to rest: ends hurrying if somebody here is asked, and in one's own turn
// shows the summary; of a turn of others that was watched it only notes what there is to tell, for
// summary_again.
void hurry_follow(App *app, CardTable *table);

// Call when the table has answered by itself what ended hurrying, as nothing else could be done: goes on
// hurrying. Does nothing if nobody was hurrying.
void hurry_resume(CardTable *table);

bool hurry_is_asked(const App *app, const CardTable *table); // somebody here decides in another's turn

// ---- what it says (digest.c)

// The lines with the highest weight (GameShow.weights), of which those that concern the viewer
// (GameShow.concerns) weigh more and come first; the rest is folded away.
typedef struct SummaryPage {
    int item[SUMMARY_FEW]; // indices into the log: `own` that concern the viewer, then the others, each in
                           // order
    int count, own;
    int folded[SUMMARY_LINES]; // of the rest, in order: those on this page
    int unfolded;              // how many these are; on page 0 none
    int left_out;              // how many the rest are
} SummaryPage;

// Page 0 names the weightiest lines, further pages also unfold the rest. Returns how many pages there are; 0:
// nothing worth a line has happened.
int summary_page(const App *app, const CardTable *table, int number, SummaryPage *page);
// The seat with the highest number, if nobody has the same; SEAT_NONE: none, or it is secret.
Seat summary_leader(const Standing *now, uint8_t seats);

// ---- the summary (summary.c)

// Shows the summary: on the board if the game has a GameSummary with something to tell, else as lines.
void summary_begin(App *app, CardTable *table);
// Keeps it until something is done; or if it has gone, shows it again, also later in the turn. False: there
// is none.
bool summary_again(App *app, CardTable *table);

bool summary_is_shown(const CardTable *table);
bool summary_is_told(const CardTable *table); // … by the game, on its board
void summary_end(App *app, CardTable *table);
bool summary_update(App *app, CardTable *table); // true: something moves
// Handles a click or key while the summary is shown, which ends it unless it belongs to the summary. True:
// the gesture is used up.
bool summary_gesture(App *app, CardTable *table, const Gesture *gesture);
void summary_regions(App *app, CardTable *table);
void summary_turn(App *app, CardTable *table, int step); // to another page; then it stays until ended
void summary_keep(App *app, CardTable *table);           // it stays, or no longer
void summary_unfold(App *app, CardTable *table);         // shows the rest, or folds it away; it stays

// ---- drawing (draw_summary.c)

// Logical height of the list of this page, and where in it the line that unfolds the rest is; that line's
// own.
float summary_height(const CardTable *table, const SummaryPage *page, float *more);
float summary_more_height(const CardTable *table);
void draw_summary(App *app, const CardTable *table);

#endif
