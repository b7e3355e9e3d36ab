// SPDX-License-Identifier: MIT
// The state of the table screen and what its files ask of each other. What is drawn is `view`, the last view
// shown; what can be done comes from session_legal alone.
#ifndef STARDECK_APP_TABLES_TACTICS_TABLE_H
#define STARDECK_APP_TABLES_TACTICS_TABLE_H

#include "app/stage/context.h"
#include "app/tables/tactics/choose.h"
#include "app/tables/tactics/explain.h"
#include "app/tables/tactics/layout.h"
#include "app/tables/tactics/log_panel.h"
#include "app/tables/tactics/looks.h"
#include "app/tables/tactics/scene.h"

// Something that can be looked at closely.
typedef enum ThingKind {
    THING_NONE,
    THING_CARD,     // a card as printed: of the hand, on a discard pile
    THING_ROW_CARD, // row, at
    THING_TARGET,   // row
    THING_WON,      // the conquered targets of `owner`
    THING_PRIZE     // one of them: `card` is the target
} ThingKind;

typedef struct TableThing {
    uint8_t kind; // ThingKind
    uint8_t card; // THING_CARD
    Seat owner;
    uint8_t row, at;
    uint8_t line; // named by a line of the log: its number, from 1; else 0
} TableThing;

typedef enum Overlay {
    OVERLAY_NONE,
    OVERLAY_INSPECT,
    OVERLAY_LOG,  // the drawer; the table goes on beside it
    OVERLAY_MENU, // the table stands still
    OVERLAYS
} Overlay;

typedef struct TableDrag {
    bool on;
    int sprite;
    float grab_x, grab_y;   // from the card's corner to the pointer
    float speed_x, speed_y; // of the spring
    float x, y;             // the pointer
    char over[HIT_ID_MAX];  // what lies under it
    uint64_t last;          // time of the last step
} TableDrag;

// The card whose effect is being shown.
typedef struct TableActing {
    int sprite;   // NO_SPRITE: none, or it has gone
    uint8_t card; // index into rules.card
    uint8_t verb; // EffectVerb; NONE: nothing that happens once
} TableActing;

// The sums of a scoring as they build up.
typedef struct TableScored {
    bool on;
    float part[ROWS];  // so many parts are counted, the last one in part
    float parts[ROWS]; // how many there are
    float drawn[ROWS]; // as drawn last
} TableScored;

struct TableScreen {
    TableLooks *looks;
    const Words *looks_words; // they were made from
    char looks_language[8];
    TableLayout layout;
    TacticsView view;
    Seat dock_seat;
    Scene scene;
    Timeline timeline;
    float power_drawn[ROWS][TACTICS_SEATS], target_drawn[ROWS]; // as drawn last, to see what has moved
    float flash_drawn[ROWS][TACTICS_SEATS], gate_drawn[ROWS], points_drawn[TACTICS_SEATS];
    LogPanel log[LOG_PANELS];
    unsigned log_until;        // the log is shown up to that event of the game
    char ticker[LOG_LINE_MAX]; // the sentence of the event being shown

    unsigned version; // of the session when it was last looked at
    bool showing;     // events are being shown
    int next_event;   // the next one
    TableActing acting;
    uint64_t pause_until;
    bool recap;        // what is shown has happened while others were looking
    bool recap_scored; // held where the rows were scored
    uint64_t end_at;   // the turn ends by itself then; 0: no

    TableChoice choice;
    TableDrag drag;
    TableThing hover;   // shown large in the rail
    uint64_t popup_due; // where there is no rail it is shown from then on; 0: now
    TableThing told;    // the card that the sentence names
    Seat told_turn;     // in whose turn it happened, and in which round
    uint8_t told_round;
    uint8_t overlay; // Overlay
    uint8_t below;   // Overlay that comes back when the inspector closes
    TableThing inspect;
    ExplainBox explain;
    TableScored scored;
    char focus_before[OVERLAYS][HIT_ID_MAX]; // had the keyboard focus when that overlay was opened
    char log_focus[HIT_ID_MAX];              // the line of the history that had the keyboard focus last
    bool aimed;                              // the notice is about what is pointed at, and goes with it
    char notice[LOG_LINE_MAX];               // why something can't be done; instead of the hint
};

// ---- what can be done now

bool table_deciding(const App *app);                       // somebody at this table is to choose
LegalList table_legal(const App *app);                     // empty when not deciding
bool table_is_shared(const App *app);                      // by several persons: hands are hidden
bool table_asks(const App *app, const TableScreen *table); // another decision than the own turn

// ---- events (show.c)

void table_show_begin(App *app, TableScreen *table);
bool table_show_step(App *app, TableScreen *table); // true: there is more to come
void table_show_next(App *app, TableScreen *table); // what moves is there, the next event begins
void table_show_skip(App *app, TableScreen *table); // all of them
// Composes cards that `event` and the view after it will show, at most so many of those that are not there.
void table_prepare(App *app, const TableScreen *table, const Event *event, const TacticsView *view, int most);

// ---- the end of the turn (table_screen.c)

// Seconds until the turn ends by itself; 0: it does not.
int table_end_seconds(const App *app, const TableScreen *table);

// ---- positions and regions (regions.c)

void table_lay(App *app, TableScreen *table);     // layout and scene for window and view
void table_regions(App *app, TableScreen *table); // app->hits

// ---- hands on the table (gestures.c, drag.c)

void table_gesture(App *app, TableScreen *table, const Gesture *gesture);
// The pointer, a held card or the focus came there: says why a row that is greyed can't take the card.
void table_aim(App *app, TableScreen *table, const char *hit_id);
void table_submit(App *app, TableScreen *table, const Command *command);
// Sends a command that is not legal, to hear why. The rules refuse it and nothing changes.
void table_ask_why(App *app, TableScreen *table, const Command *command);
bool table_drag_start(App *app, TableScreen *table, const Gesture *gesture);
void table_drag_move(App *app, TableScreen *table, const Gesture *gesture);
void table_drag_end(App *app, TableScreen *table, const Gesture *gesture); // dropped
void table_drag_cancel(App *app, TableScreen *table);
bool table_drag_update(App *app, TableScreen *table);

void table_open(App *app, TableScreen *table, uint8_t overlay); // Overlay; a click closes it
void table_skip(App *app, TableScreen *table);                  // all that is being shown, recaps too
bool table_scroll_log(App *app, TableScreen *table, int which, int rows); // false: it can't

// ---- keys (keys.c)

void table_key(App *app, TableScreen *table, const Gesture *gesture);
bool table_arrow(App *app, TableScreen *table, const Gesture *gesture); // true: it moved something
KeyAction table_key_of(const char *hit_id); // the one that stands for that button, or ACTION_NONE
void table_mark_first(App *app, const TableScreen *table); // Hit.first, when all regions are there
void table_focus_place(App *app, int row);                 // from 1: its first place
void table_focus_hand(App *app, uint8_t card);

// ---- the table's menu (menu.c)

bool table_menu_click(App *app, const char *id); // false: no entry of it

// ---- looking closely (things.c)

TableThing table_thing(const App *app, const TableScreen *table, const char *hit_id);
TableThing table_held(const TableScreen *table);                       // what is picked, drawn or to be moved
TableThing table_thing_at(const TableScreen *table, float x, float y); // where no hit says more
bool table_is_worth_a_look(const TableScreen *table, TableThing thing);
bool table_thing_same(TableThing a, TableThing b);
void table_inspect(App *app, TableScreen *table, TableThing thing);
bool table_inspect_step(App *app, TableScreen *table, int step); // along the row
// Name of the row's target, also of one just decided; a dash where there is none.
const char *table_row_name(const TableScreen *table, int row);
CardLook table_thing_look(const TableScreen *table, TableThing thing);

// ---- what a held card would do (forecast.c)

bool table_has_forecast(const App *app, const TableScreen *table);
// Returns the height taken; `draw` false: only measures.
float draw_forecast_lines(App *app, const TableScreen *table, float x, float y, float w, bool draw);
void draw_forecast_box(App *app, const TableScreen *table); // where there is no rail

// ---- scoring (scoring.c)

void scoring_update(App *app, TableScreen *table);
bool scoring_skip(App *app, TableScreen *table); // all is counted at once; false: it was already
// Are the results of the rows lying over them?
bool table_shows_scoring(const App *app, const TableScreen *table);
// Where a row shows a seat's (or team's) power: its chip, or its line once the row is scored.
GfxRect table_power_rect(const App *app, const TableScreen *table, int row, Seat seat);

// ---- teams (teams.c); a seat without an ally is a team of its own

bool table_has_teams(const TableScreen *table);
Seat table_ally(const TableScreen *table, Seat seat); // SEAT_NONE: none
// In Blind Trust the team's cards count together; then the power of both, else the seat's own.
bool table_sums_teams(const TableScreen *table);
// The seat beside which the pile of the seat's (or team's) targets lies: the one in front, or the first
// panel.
Seat table_pile_seat(const TableScreen *table, Seat seat);
// Top secret, and the game is not over: no points, no conquered targets.
bool table_is_secret(const TableScreen *table);
// "Starfleet", or with an ally "Starfleet and Vulcan", in the order of the seats.
const char *table_team_name(const App *app, const TableScreen *table, Seat seat, char *buffer, size_t size);

// ---- drawing; each draws what its name says and changes nothing

void draw_top_bar(App *app, const TableScreen *table);
void draw_board(App *app, const TableScreen *table);
void draw_panels(App *app, const TableScreen *table);
void draw_log(App *app, const TableScreen *table, int panel); // LOG_RAIL, LOG_DRAWER
void draw_recap(App *app, const TableScreen *table);          // in place of the hand
void draw_dock(App *app, const TableScreen *table);
void draw_action(App *app, const TableScreen *table);
void draw_rail(App *app, const TableScreen *table);
void draw_popup(App *app, const TableScreen *table);
void draw_flying(App *app, const TableScreen *table);
void draw_flares(App *app, const TableScreen *table);
void draw_gate(App *app, const TableScreen *table, int row);
void draw_dim(App *app, const TableScreen *table, int row); // the flare that darkens a row
void draw_inspector(App *app, const TableScreen *table);
void draw_scoring(App *app, const TableScreen *table);
void draw_shown_hands(App *app, const TableScreen *table);
void draw_save_note(App *app, const TableScreen *table); // the game can't be saved
void draw_menu(App *app, const TableScreen *table);

// Regions of overlays, beside their drawing.
void inspector_regions(App *app, TableScreen *table);
void scoring_regions(App *app, TableScreen *table);
void shown_hands_regions(App *app, TableScreen *table);
void save_note_regions(App *app, TableScreen *table);
void menu_regions(App *app, TableScreen *table);
GfxRect popup_rect(const App *app, const TableScreen *table);

#endif
