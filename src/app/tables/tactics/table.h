// SPDX-License-Identifier: MIT
// The table of Tactics: its half of the table's state, and what its files ask of each other. Rows are zones 0
// to 3, the hand in front is the one behind them.
#ifndef STARDECK_APP_TABLES_TACTICS_TABLE_H
#define STARDECK_APP_TABLES_TACTICS_TABLE_H

#include "app/kit/action.h"
#include "app/kit/inspect.h"
#include "app/kit/table.h"
#include "app/tables/tactics/choose.h"
#include "app/tables/tactics/layout.h"
#include "app/tables/tactics/looks.h"
#include "games/tactics/explain.h"
#include "games/tactics/view.h"

typedef struct CommandPlaces CommandPlaces; // app/kit/game_numbers.h
typedef struct Explanation Explanation;     // app/kit/explain.h
typedef struct HandCard HandCard;           // app/kit/hand_row.h

enum {
    ZONE_HAND = ROWS,
    ZONES
};

// Things of its own.
enum {
    THING_TARGET = THING_OWN, // zone: its row
    THING_WON,                // the conquered targets of `owner`
    THING_PRIZE               // one of them: `card` is the target
};

// Regions of its own (HitTag.kind).
enum {
    TAG_ROW = TAG_OWN, // a: the whole column
    TAG_PLACE,         // a: row, b: an insertion place
    TAG_TARGET,        // a: row
    TAG_PILE_DRAW,     // seat
    TAG_PILE_DISCARD,
    TAG_PILE_WON,
    TAG_SHOWN,  // a card of a hand that is shown: hit->card, seat
    TAG_PRIZE,  // a: which conquered target
    TAG_SHIELD, // the badge on shields that go with the picked card
    TAG_POWER,  // a: row, seat: the chip with its power
    TAG_CARD_POWER,
    TAG_POINTS,        // a: row, what the target brings
    TAG_DISCARD_COUNT, // seat
    TAG_PILE_HAND,     // seat
    TAG_PANEL,         // seat
    TAG_DOWN_SIGN,     // a: row, b: place of a card that lies face down
    TAG_SHIELD_SIGN,   // likewise, of one that is shielded
    TAG_KIND_SIGN      // a: row, b: place of a card that lies face up
};

// The card whose effect is being shown.
typedef struct TableActing {
    int sprite;   // NO_SPRITE: none, or it has gone
    uint8_t card; // index into rules.card; NONE: none
    uint8_t verb; // EffectVerb; NONE: nothing that happens once
    Seat owner;
    GfxRect place; // where it lay; w 0: nowhere
} TableActing;

static inline TableActing no_acting(void) {
    return (TableActing){.sprite = NO_SPRITE, .card = NONE, .verb = NONE, .owner = SEAT_NONE};
}

// One step of counting a row: what adds to whose sum. In Blind Trust the team's first member stands for it.
typedef struct ScoredStep {
    WhyPart part;
    Seat seat;
} ScoredStep;

// A scoring as it is told, row after row: the sum step by step, the crown, and only then, with the event that
// the row is won, the target flies and points change.
typedef struct TableScored {
    bool told[ROWS];  // its panel lies over the row
    uint8_t row;      // that is being told; NONE: none
    bool hastened;    // … and it has been told enough: what is left of it takes no time
    float head[ROWS]; // height of what its panel says above its lines
    int steps;
    ScoredStep step[WHY_MAX]; // of that row
    // Numbers that move. Of rows told before all are at their ends.
    float shade;       // of the rows to come, 0 to 1
    float shown[ROWS]; // opacity of the panel
    float done;        // so many steps are counted, the last one in part
    float crown;       // 0: nobody wears it yet, 1: it has fallen
    float drawn_shade, drawn_shown[ROWS], drawn_done, drawn_crown; // as drawn last
    int heard;                                                     // steps
    bool heard_crown;
} TableScored;

// A conquered target on its way to its pile.
typedef struct FlyingTile {
    uint8_t target; // NONE: not in use
    float x, y, w, left;
    GfxRect drawn;
} FlyingTile;

typedef struct TacticsTable {
    TacticsLayout layout;
    TableChoice choice;
    TableActing acting;
    float hit_ms; // until what is removed last is hit
    TableScored scored;
    int drawn_count;                  // the drawn cards are the first ones of the hand
    float target[ROWS];               // opacity of the targets
    float power[ROWS][TACTICS_SEATS]; // as shown, in points
    float flash[ROWS][TACTICS_SEATS]; // of the power's chip, 0 to 1; 1: none
    float gate[ROWS];                 // 0: the row is open, 1: closed
    FlyingTile tile[ROWS];
    float scroll[ROWS];   // of long rows
    uint64_t ally_notice; // until when the notice is there that says: to the ally alone
    int spread;           // row under the pointer, opened up; -1: none
    float power_drawn[ROWS][TACTICS_SEATS], target_drawn[ROWS]; // as drawn last, to see what has moved
    float flash_drawn[ROWS][TACTICS_SEATS], gate_drawn[ROWS];
} TacticsTable;

static inline TacticsTable *own(const CardTable *table) {
    return table->own;
}

// What is seen: the shown view.
static inline const TacticsView *seen(const CardTable *table) {
    return (const TacticsView *)(const void *)table->view.bytes;
}

// What numbers are read from, and what piles and hands of others are counted by (EventClock).
static inline const TacticsView *shown(const CardTable *table) {
    return (const TacticsView *)(const void *)table->clock.shown.bytes;
}

static inline const TacticsView *settled(const CardTable *table) {
    return (const TacticsView *)(const void *)table->clock.settled.bytes;
}

// ---- cards of a view (zones.c)

CardRef tactics_ref(const ViewCard *card);
// And back.
ViewCard tactics_view_card(const CardRef *ref);
// The cards that lie in front: what was drawn or handed (first), then the hand. Returns how many; *drawn: how
// many of them are the former.
int tactics_hand(const TacticsView *view, Seat front, CardRef cards[ZONE_CARDS], int *drawn);
TableRowShape tactics_row_shape(const CardTable *table, int row);

// ---- as the kit wants them: looks.c

void *tactics_looks_open(const App *app);
void tactics_looks_close(void *looks);
CardLook tactics_look(const void *looks, const App *app, const CardRef *card);
const char *tactics_back_label(const void *looks);

// ---- zones.c

void tactics_begin(CardTable *table);
void tactics_lay(App *app, CardTable *table);
int tactics_cards(const CardTable *table, const void *view, uint8_t zone, CardRef out[ZONE_CARDS]);
GfxRect tactics_place(const CardTable *table, uint8_t zone, int at, CardMode *mode);
bool tactics_marks(const CardRef *was, const CardRef *now);
void tactics_reset(CardTable *table);
void tactics_refresh(CardTable *table, float delay);
void tactics_took_over(CardTable *table);
void tactics_moved(App *app, CardTable *table);
void tactics_empty(const CardTable *table, void *view);

// ---- showing (show_event.c, show_effect.c, show_time.c, cues.c, prepare.c)

void tactics_show(App *app, CardTable *table, const Event *event, const void *after);
float tactics_pause(const CardTable *table, const Event *event, const Event *next);
Motion tactics_motion(const Event *event);
float tactics_change_delay(const Event *event); // until markers change
float tactics_lands(const CardTable *table, const Event *event);
void tactics_hear(const App *app, const Event *event, const void *before, const void *after,
                  EventSounds *sounds);
void tactics_show_begin(CardTable *table);
void tactics_compose(App *app, const CardTable *table, const Event *event, const void *after, int most);

// ---- hands on the table (clicks.c, regions.c, action.c)

void tactics_regions(App *app, CardTable *table);
void tactics_action(const App *app, const CardTable *table, Action *action);
void tactics_action_held(const App *app, const CardTable *table, Action *action);
const char *tactics_undo_word(const App *app, uint8_t verb);
bool tactics_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture);
bool tactics_button(App *app, CardTable *table, const char *name);
bool tactics_key(App *app, CardTable *table, KeyAction action);
void tactics_command_places(const App *app, const View *view, const Command *command, CommandPlaces *places);
void tactics_hint_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
GfxRect tactics_part(const CardTable *table, const char *name); // zones.c
bool tactics_answers(const App *app, const CardTable *table, const Hit *hit);
bool tactics_picked(const CardTable *table);
// It is just said that a card goes to the ally and nowhere else.
bool tactics_points_at_ally(const CardTable *table);
void tactics_unpick(CardTable *table);
bool tactics_places(const App *app, const CardTable *table);
int tactics_take_up(App *app, CardTable *table, const Hit *hit);
int tactics_laid(const CardTable *table, const Command *command);
bool tactics_drop(App *app, CardTable *table, const Gesture *gesture);
void tactics_refuse(App *app, CardTable *table, const Hit *hit);
void tactics_aim(App *app, CardTable *table, const Hit *hit);
void tactics_wheel(App *app, CardTable *table, const Gesture *gesture);
void tactics_hover(App *app, CardTable *table, const Gesture *gesture);

// ---- looking closely (things.c, inspect.c, explain_text.c, forecast.c)

TableThing tactics_thing(const App *app, const CardTable *table, const Hit *hit);
TableThing tactics_thing_at(const CardTable *table, float x, float y);
TableThing tactics_held(const CardTable *table);
bool tactics_shows_large(const CardTable *table, const TableThing *thing);
bool tactics_inspect_back(CardTable *table);
bool tactics_marks_back(const CardRef *card);
bool tactics_is_number(const HitTag *tag);
bool tactics_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out);
float tactics_forecast(App *app, const CardTable *table, GfxRect column, bool draw);
GfxRect tactics_forecast_within(const App *app, const CardTable *table);
// Name of the row's target, also of one just decided; a dash where there is none.
const char *tactics_row_name(const CardTable *table, int row);

// ---- scoring (scoring.c: how far it has been told; draw_scoring.c: how that looks)

void tactics_scoring_update(App *app, CardTable *table); // each frame
// With the layout: panels get as high as what they say, and the cards of their rows begin below them.
void tactics_scoring_lay(App *app, CardTable *table);
float tactics_scoring_head_height(App *app, const CardTable *table, int row); // draw_scoring.c
void tactics_scoring_forget(CardTable *table);                                // no row has been told
// Before the event is taken over: a row begins to be told, or its telling is over.
void tactics_scoring_show(CardTable *table, const Event *event, const TacticsView *after);
// Ms that a row needs from its last sum to its crown, and from there until the next one may begin.
float tactics_scoring_tell_ms(const CardTable *table);
float tactics_scoring_award_ms(const CardTable *table, const Event *won);
bool tactics_scoring_skip(App *app, CardTable *table); // the row is told at once; false: none is being told
bool tactics_scoring_is_told(const CardTable *table);  // GameShow.telling
bool tactics_scoring_covers(const CardTable *table, int row); // its panel lies over the row
// Of a row that is covered: are its sums complete, does somebody wear the crown, has the target been given?
bool tactics_scoring_counted(const CardTable *table, int row);
bool tactics_scoring_crowned(const CardTable *table, int row);
// How deep a row lies in the shade while another one is told, 0 to 1.
float tactics_scoring_shade(const CardTable *table, int row);
bool tactics_scoring_awarded(const CardTable *table, int row);
float tactics_scoring_sum(const CardTable *table, int row, Seat seat); // so far, in points; of a side
// The step that is being counted; NULL: none. *part: how far, 0 to 1.
const ScoredStep *tactics_scoring_counts(const CardTable *table, int row, float *part);
GfxRect tactics_scoring_line(const CardTable *table, int row,
                             int place);                      // of a side in the panel, from the top
GfxRect tactics_scoring_box(const CardTable *table, int row); // the panel
// Where a row shows a seat's (or team's) power: its chip, or its line once the row is scored.
GfxRect tactics_power_rect(const App *app, const CardTable *table, int row, Seat seat);

// ---- teams (teams.c); a seat without an ally is a team of its own

bool tactics_has_teams(const CardTable *table);
Seat tactics_ally(const CardTable *table, Seat seat); // SEAT_NONE: none
// In Blind Trust the team's cards count together; then the power of both, else the seat's own.
bool tactics_sums_teams(const CardTable *table);
// The seat beside which the pile of the seat's (or team's) targets lies: the one in front, or the first
// panel.
Seat tactics_pile_lies_with(const CardTable *table, Seat seat);
// Top secret, and the game is not over: no points, no conquered targets.
bool tactics_is_secret(const CardTable *table);
// "Starfleet", or with an ally "Starfleet and Vulcan", in the order of the seats.
const char *tactics_team_name(const App *app, const CardTable *table, Seat seat, char *buffer, size_t size);

// ---- drawing; each draws what its name says and changes nothing

void tactics_draw_board(App *app, const CardTable *table);
void tactics_draw_panels(App *app, const CardTable *table);
void tactics_draw_dock(App *app, const CardTable *table);
void tactics_draw_numbers_above(App *app, const CardTable *table);
void tactics_draw_gate(App *app, const CardTable *table, int row);
void tactics_draw_taken(App *app, const CardTable *table, int row);    // by whom, where a target lay
void tactics_draw_at_issue(App *app, const CardTable *table, int row); // it is negotiated about
void tactics_draw_scoring(App *app, const CardTable *table);
void tactics_draw_tiles(App *app, const CardTable *table); // conquered targets on their way
void tactics_draw_shown_hands(App *app, const CardTable *table);
void tactics_draw_over_board(App *app, const CardTable *table); // the three above, when it is their time
void tactics_draw_row_facts(Column *column, const TableThing *thing);
bool tactics_is_there(const CardTable *table, const TableThing *thing);
float tactics_popup_centre(const CardTable *table, const TableThing *thing, float beside_panel);
void tactics_draw_rail_thing(App *app, const CardTable *table, const TableThing *thing);
void tactics_top(const App *app, const CardTable *table, char above[64], char below[64]);
void tactics_inspect(App *app, const CardTable *table, const InspectBoxes *at);
void tactics_inspect_boxes(const CardTable *table, InspectBoxes *at);

// Regions of overlays, beside their drawing.
bool tactics_shown_hands_regions(App *app, CardTable *table); // false: no hands are shown
void tactics_inspect_regions(App *app, CardTable *table, const InspectBoxes *at);
void tactics_number_regions(App *app, CardTable *table); // numbers that explain themselves

HandCard tactics_hand_card(const App *app, const CardTable *table, int at); // draw_dock.c

#endif
