// SPDX-License-Identifier: MIT
// "To my turn": what others do is skipped until somebody here has to decide. When it is one's own turn, a
// summary shows for a moment what has happened since one's last turn: told by the game on its board
// (game_summary.h), or as lines of the history. Pauses for looking at the table (SESSION_SCORING) are kept;
// hurrying continues after them. Those that concern only others (GameSummary.passes) are skipped, and also
// end by themselves when nobody hurries: nobody has to click for them. Where the speed of others is set to
// "at once", one hurries always. The summary covers part of the table and blocks nothing else: any action
// ends it.
#ifndef STARDECK_APP_KIT_HURRY_H
#define STARDECK_APP_KIT_HURRY_H

#include "app/kit/table.h"

#define SUMMARY_MS 3000 // how long the summary is shown, unless the pointer is over it or pages were turned
#define SUMMARY_LINES 12

// ---- hurrying (hurry.c)

// True while others act and a person waits for them. Never in lessons and replays.
bool hurry_can(const App *app, const CardTable *table);
// True if no person here has a turn to come: hurrying leads to the result.
bool hurry_to_result(const App *app, const CardTable *table);
void hurry_begin(App *app, CardTable *table); // does nothing unless hurry_can
bool hurry_step(App *app, CardTable *table);  // each update; true: it has skipped something
// Call when the session has come to rest: ends hurrying if somebody here is asked, and in one's own turn
// shows the summary.
void hurry_follow(App *app, CardTable *table);

bool hurry_is_asked(const App *app, const CardTable *table); // somebody here decides in another's turn

// ---- the summary (summary.c)

// What a page says about a seat: at most SUMMARY_LINES lines, those with the highest weight
// (GameShow.weights), in order.
typedef struct SummaryPart {
    Seat seat;               // whose turn it was; SEAT_NONE: nobody's
    int item[SUMMARY_LINES]; // indices into the log
    int count, left_out;     // left_out: lines for which there is no room
} SummaryPart;

typedef struct SummaryPage {
    SummaryPart part[SEATS_MAX + 1];
    int parts;
} SummaryPage;

// Shows the summary: on the board if the game has a GameSummary with something to tell, else as lines.
void summary_begin(App *app, CardTable *table);
// Page 0 is about all seats; where it leaves out lines, further pages are about one seat each. Returns how
// many pages there are; 0: nothing worth a line has happened.
int summary_page(const App *app, const CardTable *table, int number, SummaryPage *page);

bool summary_is_shown(const CardTable *table);
bool summary_is_told(const CardTable *table); // … by the game, on its board
void summary_end(App *app, CardTable *table);
bool summary_update(App *app, CardTable *table); // true: something moves
// Handles a click or key while the summary is shown, which ends it unless it belongs to the summary. True:
// the gesture is used up.
bool summary_gesture(App *app, CardTable *table, const Gesture *gesture);
void summary_regions(App *app, CardTable *table);
void summary_turn(App *app, CardTable *table, int step); // to another page; then it stays until ended
void draw_summary(App *app, const CardTable *table);

#endif
