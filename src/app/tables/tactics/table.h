// SPDX-License-Identifier: MIT
// The table of Tactics: its part of the table's state (CardTable.own), and the functions its files share.
// Zones 0 to 3 are the rows, ZONE_HAND the hand in front.
// Functions that fill the kit's function tables (game_table.c) are documented in kit/game_*.h.
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

// Things that can be looked at closely.
enum {
    THING_TARGET = THING_OWN, // zone: its row
    THING_WON,                // the conquered targets of `owner`
    THING_PRIZE               // one of them: `card` is the target
};

// Hit regions (HitTag.kind); the comments name the fields that are set.
enum {
    TAG_ROW = TAG_OWN, // a: row; the whole column
    TAG_PLACE,         // a: row, b: where to insert
    TAG_TARGET,        // a: row
    TAG_PILE_DRAW,     // seat
    TAG_PILE_DISCARD,
    TAG_PILE_WON,
    TAG_SHOWN,  // a card of a hand being shown: hit->card, seat
    TAG_PRIZE,  // a: index of the conquered target
    TAG_SHIELD, // the badge on shields that are played along with the selected card
    TAG_POWER,  // a: row, seat; the chip with the seat's power
    TAG_CARD_POWER,
    TAG_POINTS,        // a: row; value of the target
    TAG_DISCARD_COUNT, // seat
    TAG_PILE_HAND,     // seat
    TAG_PANEL,         // seat
    TAG_DOWN_SIGN,     // a: row, b: index of a face-down card
    TAG_SHIELD_SIGN,   // a: row, b: index of a shielded card
    TAG_KIND_SIGN,     // a: row, b: index of a face-up card
    TAG_LAID,          // a: row; how many cards are laid there
    TAG_WON_MORE,      // seat; the line "+n more" below them
    TAG_WON_POINTS     // seat, b: which of its conquered targets, from the newest
};

// The card whose effect is being shown.
typedef struct TableActing {
    int sprite;   // NO_SPRITE: none, or it has gone
    uint8_t card; // index into rules.card; NONE: none
    uint8_t verb; // EffectVerb; NONE: no one-time effect
    Seat owner;
    GfxRect place; // where it was; w 0: nowhere
} TableActing;

static inline TableActing no_acting(void) {
    return (TableActing){.sprite = NO_SPRITE, .card = NONE, .verb = NONE, .owner = SEAT_NONE};
}

// One step of counting a row: what adds to whose sum. In Blind Trust `seat` is the team's first member.
typedef struct ScoredStep {
    WhyPart part;
    Seat seat;
} ScoredStep;

#define SCORED_STAMP_MS 500.0F // of TableScored.stamp
#define SCORED_STAMPED 0.28F   // the part of it at which the emblem strikes

// A scoring being shown, row by row: the sums step by step, then the crown; only the following event, that
// the row is won, makes the target fly and changes points.
typedef struct TableScored {
    bool told[ROWS];  // its panel covers the row
    uint8_t row;      // the row being shown; NONE: none
    bool hastened;    // … skipped by the player: the rest of it takes no time
    bool decides;     // … the last row of the game, which can still change who wins: told slower
    float head[ROWS]; // height of the panel's head, above its lines
    float line[ROWS]; // least height of one of them, with the gap below it
    int steps;
    ScoredStep step[WHY_MAX]; // of that row
    Seat lead[WHY_MAX + 1];   // who leads after so many steps, by their sums; SEAT_NONE: nobody yet
    float begins[WHY_MAX + 1], takes[WHY_MAX]; // ms from when the counting begins; the last: its end
    bool held[WHY_MAX];                        // the last card of a side: before it nothing moves for hold_ms
    float hold_ms;
    bool alone; // only one side has anything to count: nobody contests it
    bool tied;  // two have as much in the end, and nobody more
    bool bare;  // there are cards, but no power: only the rule for ties decides
    bool free;  // … and all of them are one side's: there is no tie
    bool own;   // a person at this table fights for it: what decides it is held longer
    // Animated numbers; for finished rows, at their final values.
    float shade;       // dimming of the rows to come, 0 to 1
    float shown[ROWS]; // opacity of the panel
    float done;        // number of steps counted; a fraction for the one in progress
    float crown;       // 0: not shown yet, 1: in place
    float call;        // that it decides: 0: not said yet, 1: said
    float swing;       // changes of the lead so far; a fraction while one is shown
    float hold;        // held beats so far; a fraction while one lasts
    float tie;         // "=": 0: not stamped yet, 1: seen
    float stamp;       // the winner's emblem: 0: not seen yet, 1: it has long struck
    float drawn_shade, drawn_shown[ROWS], drawn_done, drawn_crown; // as drawn last
    float drawn_stage, drawn_call, drawn_swing, drawn_hush;        // drawn_stage: its opacity
    float drawn_hold, drawn_tie, drawn_stamp;
    int heard_swings;
    int heard; // steps whose sound has been played
    bool heard_call, heard_crown, heard_tie, heard_stamp;
} TableScored;

// A row whose cards are laid out beside it (fan.c).
typedef struct RowFan {
    int row, at; // row: counted from 1, 0: none; at: the card that is pointed at
    float open, drawn_open;
    GfxRect box; // all that it has drawn
} RowFan;

// A conquered target flying to its pile.
typedef struct FlyingTile {
    uint8_t target; // NONE: unused
    float x, y, w, left;
    // Off the stage its whole painting flies, and becomes the tile where it lands: where its middle was, and
    // how wide it was; 0: it is a tile from the beginning.
    float from_x, from_y, from_w, to_x, to_y; // to: the tile's upper left corner
    GfxRect drawn;
} FlyingTile;

// Where the painting of such a target is, `late` of its way ago.
typedef struct FlyingPainting {
    float x, y, w; // its middle, window pixels
    float degrees;
    float opacity;
} FlyingPainting;

// What has just happened in a row, said at it for a moment (row_calls.c).
typedef struct RowCall {
    Seat seat;        // who leads now, SEAT_NONE: a tie of bids, or they came to nothing; whose card destroys
    const char *word; // a key of the pack: what bids came to; NULL: a tie
    uint8_t card;     // what destroys; NONE: the lead has changed
    uint8_t lost;     // index of the card that is destroyed; CARD_HIDDEN or NONE: not known
    Seat owner;       // … whose it was
    uint8_t count;    // … how many by the same card, one after the other
    int power;        // what they counted together; 0: nothing, or not known
    float part;       // 0 to 1: over
    float drawn_part; // as drawn last
} RowCall;

enum {
    CALL_LEAD, // below the target
    CALL_LOSS, // at the lower end of the row
    CALLS
};

// What the negotiation shown last has come to.
typedef struct TalksEnd {
    Seat winner; // SEAT_NONE: nobody, or the target has gone to its pile
    uint8_t row, target;
} TalksEnd;

// A negotiation on its stage (talks.c).
typedef struct TalksStage {
    float shown, won; // its opacity; how far the winner has taken it, 0 to 1
    float drawn_shown, drawn_won;
    bool heard;
    int asked;           // commands of the match when the person was told to bid, and 1; 0: never
    uint8_t row, target; // row NONE: there is none
    Seat winner;         // SEAT_NONE: nobody, or not yet
    const char *nothing; // the key of the pack's text that says why nobody gets it; NULL: not so
    Why worth;           // what the target brings the winner
} TalksStage;

typedef struct TacticsTable {
    TacticsLayout layout;
    TableChoice choice;
    TableActing acting;
    float hit_ms; // milliseconds until the card removed last is hit
    bool bombs;   // the event shown last lands when bombs hit
    TableScored scored;
    int bid[TACTICS_SEATS]; // a sprite and 1: the open bid of a negotiation; 0: none
    TalksEnd talks;
    TalksStage talks_stage;
    RowCall call[ROWS][CALLS];         // they go on when the table is laid anew
    float bounce[ROWS][TACTICS_SEATS]; // of a sum that changes, 0 to 1; 1: over; beside, as calls are
    uint8_t told;                      // the hand card whose click was answered in words last; 0: any
    int drawn_count;                   // drawn cards, at the start of the hand
    float target[ROWS];                // opacity of the targets
    float power[ROWS][TACTICS_SEATS];  // as shown, in points
    float flash[ROWS][TACTICS_SEATS];  // flash of the power's chip, 0 to 1; 1: over
    float gate[ROWS];                  // 0: the row is open, 1: closed
    FlyingTile tile[ROWS];
    RowFan fan;
    int dots_drawn[TACTICS_SEATS]; // of computers that think
    float scroll[ROWS];            // of long rows, in window pixels
    uint64_t ally_notice;          // the notice "to the ally only" is shown until then
    int spread;                    // row under the pointer, opened up; -1: none
    float power_drawn[ROWS][TACTICS_SEATS], target_drawn[ROWS]; // as last drawn, to find what has changed
    float bounce_drawn[ROWS][TACTICS_SEATS];
    float flash_drawn[ROWS][TACTICS_SEATS], gate_drawn[ROWS], view_drawn[ROWS];
} TacticsTable;

static inline TacticsTable *own(const CardTable *table) {
    return table->own;
}

// The view that the table shows.
static inline const TacticsView *seen(const CardTable *table) {
    return (const TacticsView *)(const void *)table->view.bytes;
}

// The view that numbers are read from (EventClock.shown).
static inline const TacticsView *shown(const CardTable *table) {
    return (const TacticsView *)(const void *)table->clock.shown.bytes;
}

// The view by which piles and other seats' hands are counted (EventClock.settled).
static inline const TacticsView *settled(const CardTable *table) {
    return (const TacticsView *)(const void *)table->clock.settled.bytes;
}

// ---- cards of a view (zones.c)

CardRef tactics_ref(const ViewCard *card);
// The reverse.
ViewCard tactics_view_card(const CardRef *ref);
// The cards of the hand in front: drawn or handed cards first, then the hand. Returns how many; *drawn: how
// many of them were drawn or handed.
int tactics_hand(const TacticsView *view, Seat front, CardRef cards[ZONE_CARDS], int *drawn);
TableRowShape tactics_row_shape(const CardTable *table, int row);
// True for a row that must be full before the deployment ends: it has a target and is not closed.
static inline bool tactics_row_counts(const ViewRow *row) {
    return row->dealt && row->target != NONE && !row->closed;
}
// How many of its cards are laid, at the lower end of such a row.
GfxRect tactics_laid_place(const CardTable *table, int row);

// ---- for GameCardLook: looks.c

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

// ---- showing (show_event.c, show_effect.c, show_timing.c, event_sounds.c, compose.c)

void tactics_show(App *app, CardTable *table, const Event *event, const void *after);
float tactics_pause(const CardTable *table, const Event *event, const Event *next);
Motion tactics_motion(const Event *event);
float tactics_change_delay(const Event *event); // milliseconds until markers change
float tactics_arrives_ms(const Event *event);   // … until its card has arrived, or is turned up
float tactics_lands(const CardTable *table, const Event *event);
void tactics_add_sounds(const App *app, const CardTable *table, const Event *event, const void *after,
                        EventSounds *sounds);
bool tactics_moment(const CardTable *table, const Event *event, const void *after, bool goes_on);
// row_calls.c: says at the row that somebody else leads now, or what destroys the card of an EVENT_REMOVE;
// after `delay` ms.
void tactics_call_lead(CardTable *table, uint8_t row, Seat leader, float delay);
// … that nobody got its target by negotiation: the key of the pack's text.
void tactics_call_talks(CardTable *table, uint8_t row, const char *word, float delay);
void tactics_call_loss(CardTable *table, const Event *event, uint8_t by, Seat whose, float delay);
void tactics_show_begin(CardTable *table);
void tactics_compose(App *app, const CardTable *table, const Event *event, const void *after, int most);

// ---- input (clicks.c, regions.c, action.c)

void tactics_regions(App *app, CardTable *table);
void tactics_action_box(const App *app, const CardTable *table, ActionBox *box);
void tactics_action_box_held(const App *app, const CardTable *table, ActionBox *box);
const char *tactics_undo_word(const App *app, uint8_t verb);
bool tactics_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture);
bool tactics_button(App *app, CardTable *table, const char *name);
bool tactics_key(App *app, CardTable *table, KeyAction action);
void tactics_command_places(const App *app, const View *view, const Command *command, CommandPlaces *places);
void tactics_hint_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
bool tactics_hint_why(const App *app, const CardTable *table, const struct Advice *advice, char *out,
                      size_t size);                             // hint_why.c
GfxRect tactics_part(const CardTable *table, const char *name); // zones.c
bool tactics_hit_answers(const App *app, const CardTable *table, const Hit *hit);
bool tactics_picked(const CardTable *table);
// True while a notice says that a card can go to the ally only.
bool tactics_points_at_ally(const CardTable *table);
void tactics_unpick(CardTable *table);
bool tactics_places(const App *app, const CardTable *table);
int tactics_take_up(App *app, CardTable *table, const Hit *hit);
int tactics_laid(const CardTable *table, const Command *command);
void tactics_laid_hint(const App *app, const CardTable *table, const Command *command,
                       char out[LOG_LINE_MAX]);
bool tactics_drop(App *app, CardTable *table, const Gesture *gesture);
void tactics_refuse(App *app, CardTable *table, const Hit *hit);
// refusal.c
bool tactics_refusal(const App *app, const CardTable *table, const Command *command, Verdict verdict,
                     char out[LOG_LINE_MAX]);
void tactics_aim(App *app, CardTable *table, const Hit *hit);
void tactics_wheel(App *app, CardTable *table, const Gesture *gesture);
void tactics_hover(App *app, CardTable *table, const Gesture *gesture);

// ---- closer look (things.c, inspect.c, explain_text.c, forecast.c)

TableThing tactics_thing(const App *app, const CardTable *table, const Hit *hit);
TableThing tactics_thing_at(const CardTable *table, float x, float y);
TableThing tactics_held(const CardTable *table);
bool tactics_shows_large(const CardTable *table, const TableThing *thing);
bool tactics_inspect_back(CardTable *table);
bool tactics_marks_back(const CardRef *card);
bool tactics_is_number(const HitTag *tag);
HitTag tactics_pointed(const CardTable *table, const Hit *hit);
bool tactics_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out);
float tactics_forecast(App *app, const CardTable *table, GfxRect column, bool draw);
GfxRect tactics_forecast_within(const App *app, const CardTable *table);
// Name of the row's target, or of the one just decided; a dash if none. Belongs to the looks.
const char *tactics_row_name(const CardTable *table, int row);

// ---- scoring (scoring.c: its progress; draw_scoring.c: its drawing)

void tactics_scoring_update(App *app, CardTable *table); // each frame
// Part of the layout: makes panels as high as their content, with the row's cards below them.
void tactics_scoring_lay(App *app, CardTable *table);
float tactics_scoring_head_height(App *app, const CardTable *table, int row);  // draw_scoring.c
float tactics_scoring_names_height(App *app, const CardTable *table, int row); // of a line; 0: any
void tactics_scoring_reset(CardTable *table);                                  // forgets all rows shown
// Before the event is taken over: starts showing a row, or ends it.
void tactics_scoring_show(const App *app, CardTable *table, const Event *event, const TacticsView *after);
// Milliseconds from a row's last sum until its crown is in place.
float tactics_scoring_reveal_ms(const CardTable *table);
// Milliseconds from there until the next row may begin.
float tactics_scoring_award_ms(const CardTable *table, const Event *won);
// draw_panels.c: rounds of the whole game, as far as is known
int tactics_rounds_in_all(const TacticsView *view);
// By how many rounds the game has become longer than its targets, ROWS a round, had made it: some that nobody
// took went back under their pile.
int tactics_rounds_more(const TacticsView *view);
// fan.c: the cards of the row that is looked at, beside it
bool tactics_fans(const App *app, const CardTable *table); // GameThings.shows_all
void tactics_fan_update(App *app, CardTable *table);       // each frame
void tactics_draw_fan(App *app, const CardTable *table);
bool tactics_scoring_skip(App *app, CardTable *table); // finishes the row at once; false: none is being shown
bool tactics_scoring_is_told(const CardTable *table);  // GameShow.telling
void tactics_scene_title(const App *app, const CardTable *table, const void *view, char *out, size_t size);
bool tactics_scoring_covers(const CardTable *table, int row); // its panel covers the row
// For a covered row: whether its sums are complete, the crown is in place, the target is awarded.
bool tactics_scoring_counted(const CardTable *table, int row);
bool tactics_scoring_crowned(const CardTable *table, int row);
// How much a row is dimmed while another is shown, 0 to 1.
float tactics_scoring_shade(const CardTable *table, int row);
bool tactics_scoring_awarded(const CardTable *table, int row);
// True while the last row of the game is counted, if whoever takes it can still win.
bool tactics_scoring_decides(const CardTable *table);
float tactics_scoring_sum(const CardTable *table, int row, Seat seat); // a side's points so far
// The step being counted; NULL: none. *part: its progress, 0 to 1. Valid until the scoring goes on.
const ScoredStep *tactics_scoring_current_step(const CardTable *table, int row, float *part);
// The step that a held beat is about, *part of it having passed, or while it is counted then; NULL: none.
const ScoredStep *tactics_scoring_held_step(const CardTable *table, int row, float *part);
GfxRect tactics_scoring_line(const CardTable *table, int row,
                             int place);                      // a side's line in the panel, from the top
GfxRect tactics_scoring_box(const CardTable *table, int row); // the panel
// The rectangle of a seat's (or team's) power in a row: its chip, or its line once the row is scored.
GfxRect tactics_power_rect(const App *app, const CardTable *table, int row, Seat seat);

// ---- the drama of counting (scoring_lead.c)

// For a row whose steps are known: who leads after each, and when each begins.
void tactics_scoring_pace(const CardTable *table, TableScored *scored);
void tactics_scoring_count(Timeline *timeline, TableScored *scored, float delay); // starts counting
// Who leads the row that is being shown, by its sums so far (in Blind Trust the first of a team); SEAT_NONE:
// nobody. *before: who did; *part: how much of the last change has been shown, 0 to 1.
Seat tactics_scoring_leader(const CardTable *table, Seat *before, float *part);

// ---- teams (teams.c); a seat without an ally is a team of its own

bool tactics_has_teams(const CardTable *table);
Seat tactics_ally(const CardTable *table, Seat seat); // SEAT_NONE: none
// True in Blind Trust, where a team's cards count together: its power is then that of both.
bool tactics_sums_teams(const CardTable *table);
// The seat beside which the pile of the seat's (or team's) targets is drawn: the one in front, or the first
// panel's.
Seat tactics_pile_lies_with(const CardTable *table, Seat seat);
// True in Top Secret until the game is over: no points, no conquered targets are shown.
bool tactics_is_secret(const CardTable *table);
// "Starfleet", or with an ally "Starfleet and Vulcan", in seat order. Returns `buffer`, or the seat's own
// name.
const char *tactics_team_name(const App *app, const CardTable *table, Seat seat, char *buffer, size_t size);

// ---- drawing; none of these changes any state

void tactics_draw_board(App *app, const CardTable *table);
void tactics_draw_panels(App *app, const CardTable *table);
void tactics_draw_dock(App *app, const CardTable *table);
void tactics_draw_numbers_above(App *app, const CardTable *table);
void tactics_draw_gate(App *app, const CardTable *table, int row);     // the bar across a closed row
void tactics_draw_taker(App *app, const CardTable *table, int row);    // who took the target that was there
void tactics_draw_at_issue(App *app, const CardTable *table, int row); // its target is being negotiated
void tactics_draw_scoring(App *app, const CardTable *table);
#define SCORED_TEXT_MAX 200 // bytes
// The name of the scored row's target, in Top Secret that of the row; may be in `buffer`.
const char *tactics_scoring_target(const App *app, const CardTable *table, int row, char buffer[40]);
// Writes who takes it: "Ann takes Earth".
void tactics_scoring_title(const App *app, const CardTable *table, int row, char text[SCORED_TEXT_MAX]);
// Writes what is being counted there, or what has decided ("": nothing yet).
void tactics_scoring_head_text(const App *app, const CardTable *table, int row, char text[SCORED_TEXT_MAX]);
// The opacity of the stage over the board while a row is counted (draw_stage.c); 0: there is none.
float tactics_stage_opacity(const CardTable *table);
// How dark all but the stage is, 0 to 1.
float tactics_stage_hush(const CardTable *table);
GfxRect tactics_stage_box(const CardTable *table); // w 0: there is none
// Where on it the terms of the side at that place of `sides` are written (tactics_explain_ledger), in which
// letters, at least which, and how far apart the lines are.
#define LEDGER_LETTERS 16.0F
#define LEDGER_LEAST 12.0F
#define LEDGER_LINE 17.0F
GfxRect tactics_stage_ledger_room(const CardTable *table, int place, int sides);
void tactics_draw_stage(App *app, const CardTable *table);
// talks.c: a negotiation's stage begins when its first bid is opened (`row`: which it is about), is decided,
// and ends when the target flies. All of it forgotten: reset.
void tactics_talks_open(CardTable *table, uint8_t row);
void tactics_talks_decide(CardTable *table, const Event *event);
// Says on the stage or at the row that nobody gets it.
void tactics_talks_nothing(CardTable *table, const Event *event);
void tactics_talks_fly(CardTable *table, FlyingTile *tile);
void tactics_talks_reset(CardTable *table);
void tactics_talks_damage(App *app, CardTable *table);      // each frame
Seat tactics_talks_winner(const CardTable *table, int row); // SEAT_NONE: nobody, or it is over
void tactics_draw_talks(App *app, const CardTable *table);
// A banner says that the person has to bid, each frame: it is asked in the middle of somebody's turn.
void tactics_talks_ask(App *app, CardTable *table);
// draw_stage.c: asks for the painting of the stage that comes next, so that it is there when it comes.
void tactics_stage_ahead(App *app, const CardTable *table);
void tactics_count_offers(const App *app, const CardTable *table, char out[LOG_LINE_MAX]); // action.c
// worth.c: what the scored row's target brings the seat, or has brought it: explained as
// tactics_explain_target does, by the piles as they were before it was taken. False in Top Secret, and
// without a target.
bool tactics_row_worth(const CardTable *table, int row, Seat seat, Why *why);
// What of it the target itself brings, in points, without what it adds to others; once it lies in the seat's
// pile, what the pile says of it. 0: not known.
int tactics_row_brings(const CardTable *table, int row, Seat seat);
int tactics_worth_own(const Why *worth);                   // likewise
void tactics_draw_tiles(App *app, const CardTable *table); // flying targets
// How strongly the target's painting shows through its row, 0 to 1: the less, the more cards lie there.
float tactics_row_view(const CardTable *table, int row);
void tactics_draw_calls(App *app, const CardTable *table); // row_calls.c
void tactics_damage_calls(App *app, CardTable *table);     // … each frame
void tactics_draw_shown_hands(App *app, const CardTable *table);
void tactics_draw_over_board(App *app, const CardTable *table); // the three above, when due
void tactics_draw_row_facts(Column *column, const TableThing *thing);
bool tactics_is_there(const CardTable *table, const TableThing *thing);
// What blocks a card of a row.
void tactics_note(const App *app, const CardTable *table, const TableThing *thing, char *out, size_t size);
float tactics_popup_centre(const CardTable *table, const TableThing *thing, float beside_panel);
void tactics_draw_rail_thing(App *app, const CardTable *table, const TableThing *thing);
void tactics_top(const App *app, const CardTable *table, char above[64], char below[64]);
void tactics_inspect(App *app, const CardTable *table, const InspectBoxes *at);
void tactics_inspect_boxes(App *app, const CardTable *table, InspectBoxes *at);

// Regions of overlays.
bool tactics_shown_hands_regions(App *app, CardTable *table); // false: no hands are shown
void tactics_inspect_regions(App *app, CardTable *table, const InspectBoxes *at);
void tactics_number_regions(App *app, CardTable *table); // numbers that have an explanation

HandCard tactics_hand_card(const App *app, const CardTable *table, int at); // draw_dock.c

#endif
