// SPDX-License-Identifier: MIT
// "To my turn": what others do is done at once until somebody here is asked. When one's turn comes, a summary
// says for a moment what has happened since one's last: by the game on its board (game_summary.h), or in
// lines of the history. A pause for looking at the table (SESSION_SCORING) is kept, unless it is others'
// affair (GameSummary.passes): it goes on after it. So it also is where the speed of others is "at once". The
// summary covers part of the table and blocks nothing else: whatever is done ends it.
#ifndef STARDECK_APP_KIT_HURRY_H
#define STARDECK_APP_KIT_HURRY_H

#include "app/kit/table.h"

#define SUMMARY_MS 3000 // it is shown, unless the pointer is over it or its pages are turned
#define SUMMARY_LINES 12

// ---- hurrying (hurry.c)

// True while others act and a person waits for them. Never in lessons and replays.
bool hurry_can(const App *app, const CardTable *table);
void hurry_begin(App *app, CardTable *table); // does nothing where it can't
bool hurry_step(App *app, CardTable *table);  // each update: true if it does something
// Call when the session has come to rest: if somebody here is asked, it ends; in one's own turn the summary
// appears.
void hurry_follow(App *app, CardTable *table);

bool hurry_is_asked(const App *app, const CardTable *table); // somebody here, in the turn of somebody else

// ---- the summary (summary.c)

// What a page says of a seat: up to `count` lines, the weightiest, in order.
typedef struct SummaryPart {
    Seat seat;               // whose turn it was; SEAT_NONE: nobody's
    int item[SUMMARY_LINES]; // indices into the log
    int count, left_out;     // lines there is no room for
} SummaryPart;

typedef struct SummaryPage {
    SummaryPart part[SEATS_MAX + 1];
    int parts;
} SummaryPage;

// It begins: by the game, if it tells it and there is something to tell.
void summary_begin(App *app, CardTable *table);
// Page 0 is about all seats; where it leaves out lines, further pages are about one seat each. Returns how
// many pages there are; 0: nothing worth a line has happened.
int summary_page(const App *app, const CardTable *table, int number, SummaryPage *page);

bool summary_is_shown(const CardTable *table);
bool summary_is_told(const CardTable *table); // … by the game: the board has no other regions
void summary_end(App *app, CardTable *table);
bool summary_update(App *app, CardTable *table); // true: something moves
// A click or key while it is shown: ends it, unless it is one of the summary's own. True: nothing else is to
// be done.
bool summary_gesture(App *app, CardTable *table, const Gesture *gesture);
void summary_regions(App *app, CardTable *table);
void summary_turn(App *app, CardTable *table, int step); // to another page, where it stays
void draw_summary(App *app, const CardTable *table);

#endif
