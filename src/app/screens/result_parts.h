// SPDX-License-Identifier: MIT
// The parts of the result screen: result.c has its state and timing, result_panel.c draws the panels,
// result_scene.c the sky, the title and the fireworks.
#ifndef STARDECK_APP_SCREENS_RESULT_PARTS_H
#define STARDECK_APP_SCREENS_RESULT_PARTS_H

#include "app/kit/game_looks.h"
#include "app/screens/own_record.h"
#include "app/screens/result_lines.h"
#include "app/stage/widgets.h"
#include "gfx/timeline.h"
#include "play/course.h"

#define RESULT_HEADER_H 92.0F
#define RESULT_WORDS_H 34.0F // a captain's comment, at the bottom
#define RESULT_PART_H 72.0F  // a part below the header, with the numbers side by side
#define RESULT_FACT_H 92.0F
#define RESULT_GAP 24.0F // between panels, and at the edges

// How it has ended for whoever looks.
typedef enum ResultOutcome {
    RESULT_OTHERS,  // several persons played, or none: who has won is what counts
    RESULT_VICTORY, // of the only person
    RESULT_DEFEAT,
    RESULT_SHARED // a victory that the only person shares
} ResultOutcome;

typedef struct ResultScreen {
    ResultLine line[SEATS_MAX]; // best first
    int count;
    bool gave_up[SEATS_MAX]; // by seat
    View view;               // the public's, at the end; before a resignation that cleared a standing
    bool resigned;           // it is that before a resignation
    ResultFact fact[RESULT_FACTS_MAX];
    int facts;
    const Words *words; // the words the lines were made from
    GameLooks looks;
    Course course;
    OwnRecord record;
    ResultOutcome outcome;
    bool details; // the panels of all seats instead of the first page
    Timeline timeline;
    bool cheered; // the winner's sound was played
    int heard;    // counting sounds played so far
    // Animated values, in the order of the presentation.
    float risen[SEATS_MAX]; // entry of each panel, in the order of seats
    float told;             // number of parts counted so far, the last one fractionally
    float place[SEATS_MAX]; // position of each line's panel from the left; finally the order of lines
    float crowned;          // announcement of the winner
    float feast;            // fireworks
    float known;            // remarkable facts
} ResultScreen;

// Converts a rectangle in logical pixels, from the window's left edge and the top of the content, to window
// pixels.
GfxRect result_place(const App *app, const ResultScreen *screen, float x, float y, float w, float h);
// Widths, heights and positions in logical pixels, in the same coordinates as for result_place.
float result_panel_width(const App *app, const ResultScreen *screen);
float result_panel_x(const App *app, const ResultScreen *screen, int index); // of the panel of line[index]
float result_panel_height(const App *app, const ResultScreen *screen, const ResultLine *line);
float result_tallest_height(const App *app, const ResultScreen *screen); // of the tallest panel
float result_panels_y(void);                                             // of the panels' top
float result_facts_y(const App *app, const ResultScreen *screen); // of the facts' top, below the panels
// The game's view of the finished game; valid as session_view.
const void *result_view(const ResultScreen *screen);

// Fills lines, resignations and facts of the finished game, in the order of the result. `screen` is zeroed,
// its `looks` are open.
void result_collect(App *app, ResultScreen *screen);
// The names of a line's members, "A and B".
#define RESULT_NAMES_MAX 400 // bytes
void result_line_names(const App *app, const ResultLine *line, char names[RESULT_NAMES_MAX]);
// Points are added up before the winner is announced; otherwise the table has told who has won.
bool result_is_counted(const ResultScreen *screen);
// Who wins: one line, several that share the victory, or a team. The lines are sorted.
void result_winner_words(const App *app, const ResultLine *line, int count, char text[2 * RESULT_NAMES_MAX]);
// How the game ended if the totals do not show it: who resigned, and what broke a tie. "": nothing to say.
void result_how_words(const App *app, const ResultScreen *screen, char out[2 * RESULT_NAMES_MAX]);

// What the first captain of a line says about the result; NULL: no captain.
// Belongs to the words.
const char *result_captain_comment(const App *app, const ResultLine *line);
// The part of a line's total that has been counted so far.
int result_counted(const ResultScreen *screen, const ResultLine *line);

void draw_result_panel(App *app, const ResultScreen *screen, int index);
void draw_result_facts(App *app, const ResultScreen *screen);
void draw_result_sky(App *app, const ResultScreen *screen);
void draw_result_title(App *app, const ResultScreen *screen);
// The first page (result_front.c): picture, title, standings, the course of the game, what decided it.
void result_front_regions(App *app, const ResultScreen *screen);
void draw_result_front(App *app, const ResultScreen *screen);
// Appends the game's name, its duration, and its seed.
void result_facts_line(const App *app, Text *out);
// Fills `out` (may be NULL) with a game in which the only person and the next computer have swapped places.
// False: the game was not one person against computers.
bool result_other_side(const App *app, SessionOptions *out);
// The same side against the next captains of the computers' factions, for a game of one person. False, with
// nothing in `out`: there are no others. `out` may be NULL.
bool result_next_captain(const App *app, SessionOptions *out);
// True if the finished game can be watched: it is completely saved.
bool result_can_watch(const App *app);
void draw_result_celebration(App *app, const ResultScreen *screen); // over everything

// The file of the painting of what the seat has flown, in a view of ship_cutout.h: its ship or its fleet's
// flagship. False: there is none (result_picture.c).
bool result_ship_find(const App *app, Seat seat, const char *view, char *file, size_t size);

#endif
