// SPDX-License-Identifier: MIT
// The table of Alpha Strike: its part of the table's state (CardTable.own), and the functions its files
// share. Zone s holds the launched craft of seat s, ZONE_HAND the hand in front.
// Functions that fill the kit's function tables (game_table.c) are documented in kit/game_*.h.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_TABLE_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_TABLE_H

#include "app/kit/action.h"
#include "app/kit/answer_list.h"
#include "app/kit/inspect.h"
#include "app/kit/table.h"
#include "app/tables/alpha_strike/choose.h"
#include "app/tables/alpha_strike/flights.h"
#include "app/tables/alpha_strike/formation.h"
#include "app/tables/alpha_strike/layout.h"
#include "app/tables/alpha_strike/looks.h"

typedef struct Explanation Explanation; // app/kit/explain.h
typedef struct HandCard HandCard;       // app/kit/hand_row.h

enum {
    ZONE_HAND = STRIKE_SEATS,
    ZONES
};

// Things that can be looked at closely.
enum {
    THING_SHIP = THING_OWN, // the ship of `owner`
    THING_DISCARD           // the discard pile, card by card
};

// Hit regions (HitTag.kind); the comments name the fields that are set.
enum {
    TAG_SHIP = TAG_OWN, // seat: the whole panel, or the part that can be aimed at
    TAG_TRACK,          // seat, a: PowerTrack
    TAG_SLOT,           // the slot for the answer
    TAG_DISCARD,        // the discard pile
    TAG_DECK,
    TAG_SPARK,  // of the power allocation
    TAG_ANSWER, // a: index into own(table)->answer
    TAG_TAB,    // a: index of the attack in the stack
    TAG_ATTACK, // the attacking card
    TAG_EVENT,  // a: index into own(table)->recent
    // Numbers that have an explanation.
    TAG_POWER_NUMBER, // seat, a: PowerTrack
    TAG_HULL_NUMBER,  // seat
    TAG_SUM,          // of the shown attack
    TAG_HAND_COUNT,   // seat
    TAG_STEP_NUMBER,  // seat, a: Track; how much a card would raise it
    TAG_LANDS,        // how much of the attack lands
    TAG_MELTDOWN
};

// CardRef.own[0] of the sprite that is the allocation's spark, not a card.
#define STRIKE_SPARK 1

// CardRef.own[1] of a card in the hand, which says what it keeps its ship from.
#define STRIKE_IN_HAND 1

// Effects of a command that has not been given yet, from public information and the own hand (forecast.c).
// The lane, all panels' tracks and hulls, and the list of answers are drawn from it.
typedef enum ForecastKind {
    FORECAST_NONE,
    FORECAST_POWER,  // own tracks, hull or cards change: allocation, actions, a launch
    FORECAST_ATTACK, // an attack being aimed, if nobody answers
    FORECAST_ANSWER  // an answer to the newest attack; card NONE: taking the hit
} ForecastKind;

typedef struct StrikeForecast {
    uint8_t kind; // ForecastKind
    uint8_t card; // the card it uses; NONE
    bool is_craft;
    Seat attacker, target;
    uint8_t cost[TRACKS]; // paid for it
    // Of the attack: damage with bonuses, the bonuses, what is taken off, and what lands.
    int16_t damage, bonus, reduce, lands;
    bool counters, counter_attacks, bypass;
    bool fires_nothing; // it allows a counter attack, but no card of the hand can be paid for one
    uint8_t tags;
    // The track chosen with it (TRACK_NONE: none), and the points a hit takes there.
    uint8_t track, amount;
    uint8_t craft;                                           // the craft chosen with it; NONE
    uint8_t to_shields, to_hull;                             // how much of `lands` goes where
    uint8_t power[STRIKE_SEATS][TRACKS], hull[STRIKE_SEATS]; // afterwards
} StrikeForecast;

// A possible answer of the attacked seat, in list order.
#define ANSWERS_MAX 16
typedef struct StrikeAnswer {
    Command command;
    StrikeForecast then;
} StrikeAnswer;

// A card of the history, for the lane while nobody attacks.
typedef struct StrikeRecent {
    uint8_t card; // NONE: none
    Seat owner;
    int item; // index into the game log; -1
} StrikeRecent;

#define STAND_NUMBERS 5

// What a hit took, shown at the ship.
typedef struct StrikeHurt {
    float part; // 0: not begun, 1: over
    int16_t lost;
    uint8_t track; // TRACK_SHIELD, or TRACKS: hull
} StrikeHurt;

// The ship that was lost last, and how (loss.h).
typedef struct StrikeLoss {
    float ms;          // how long it is told
    Seat seat, by;     // by: who shot it down; SEAT_NONE: nobody
    uint8_t card, how; // card: with what, or NONE; how: DestroyedBy
} StrikeLoss;

// An attack that cannot be answered is held so long before it lands (threat.h).
typedef struct StrikeThreat {
    float ms, left;
    uint64_t last; // App.now when it was counted last
    int command;   // the number of the command that takes the hit: it belongs to that attack; 0: none
    int drawn;     // pixels of its line
} StrikeThreat;

typedef struct StrikeTable {
    StrikeLayout layout;
    StrikeChoice choice;
    StrikeForecast forecast; // of what is selected, dragged or pointed at
    StrikeForecast hit;      // taking the newest attack without an answer
    StrikeAnswer answer[ANSWERS_MAX];
    int answers;                              // 0: the seat in front is not asked
    int answer_first;                         // scroll position: first visible row
    int answer_armed;                         // the row chosen by a click, and 1; 0: none was
    StrikeForecast forecast_drawn, hit_drawn; // as last drawn (strike_refresh_forecast)
    int answers_drawn;
    StrikeRecent recent[STRIKE_EVENTS]; // the newest last
    uint8_t shown_attack; // index in the stack of the attack whose tab is open; NONE: the newest
    int spark;            // sprite of the dragged spark; NO_SPRITE
    int went_on;          // commands of the match when a step went on by itself last
    bool sums_up;         // the list of what others did is shown, as last drawn
    bool wishes;          // an attack chosen before cards were drawn, or the end of the turn, follows:
    Command wish;

    // Animated numbers, in points; `fallen` is 1 for a destroyed ship.
    float power[STRIKE_SEATS][TRACKS], hull[STRIKE_SEATS], fallen[STRIKE_SEATS];
    float flash[STRIKE_SEATS]; // flash of the shields, 0 to 1; 1: over
    float torn[STRIKE_SEATS];  // the shield in shards, 0 to 1; 1: over
    float shake[STRIKE_SEATS]; // shaking of the panel, 0 to 1; 1: over
    // Each seat's die: progress of the roll, 0 to 1, and how visible it still is; 0: gone.
    float roll[STRIKE_SEATS], die_left[STRIKE_SEATS];
    float lane; // 0: idle, 1: shows an attack
    // The stage: x, y, width, degrees and light of each ship (formation.h) on its way; how far it draws back
    // before it fires and is pushed by a hit, 0 to 1; how visible the caption of the last attack still is.
    float stand[STRIKE_SEATS][STAND_NUMBERS], draw_back[STRIKE_SEATS], push[STRIKE_SEATS], fought_left;
    // How far it has slipped aside and its plates are closed, 0 to 1; how far the craft that was launched
    // last has come, and the one that was lost has fallen, 0 to 1; 1: over.
    float slip[STRIKE_SEATS], brace[STRIKE_SEATS], launch[STRIKE_SEATS], lost[STRIKE_SEATS];
    float held, blind; // before and after a shot that destroys: the sky is darkened; the flash, 1: over
    GfxRect blind_at;  // where that shot hits
    float breaks[STRIKE_SEATS]; // the ship breaks up, 0 to 1; 1: over
    float loss_part;            // that a ship is lost is told, 0 to 1; 1: over
    float acting; // an attack that is still pending is acted out: so far what lies over it has faded, 0 to 1
    float scroll; // scroll offset of the discard pile in the closer look
    float shake_by[STRIKE_SEATS], flash_by[STRIKE_SEATS]; // how strongly, by what the hit took (show.h)
    // As last drawn, to find what has changed.
    float drawn[STRIKE_SEATS][TRACKS + 6];
    float stage_drawn[STRIKE_SEATS * (STAND_NUMBERS + 17) + 2 * FLIGHTS + 9];
    StrikeHurt hurt[STRIKE_SEATS][2]; // of shields, of the hull
    StrikeFlight flight[FLIGHTS];
    StrikeLoss loss;
    StrikeThreat threat;
    uint8_t launched[STRIKE_SEATS];                             // the craft that was launched last
    uint8_t lost_craft[STRIKE_SEATS], lost_place[STRIKE_SEATS]; // that was lost last, and where it was
    StageFight fight, fight_before; // the fight for which the ships stand, and the one before
    // Where each ship's muzzle is, in shares of its picture from its middle, when it looks to the left and to
    // the right; x 0: not known yet.
    float muzzle[STRIKE_SEATS][2][2];
    ViewAttack fought; // the attack that has left the stack last
    Seat unanswered;   // who has not answered the newest attack or the one above, counted from 1
    float turn_sign, turn_sign_drawn; // that a step was passed by itself (turn_sign.c), 0 to 1
    const char *turn_sign_word;       // … its text key
    GfxRect turn_sign_box;            // … and where it was drawn last
    uint8_t die[STRIKE_SEATS];        // the number it ends on
} StrikeTable;

static inline StrikeTable *own(const CardTable *table) {
    return table->own;
}

// The view that the table shows.
static inline const StrikeView *seen(const CardTable *table) {
    return (const StrikeView *)(const void *)table->view.bytes;
}

// The view that numbers are read from (EventClock.shown).
static inline const StrikeView *shown(const CardTable *table) {
    return (const StrikeView *)(const void *)table->clock.shown.bytes;
}

// The view by which piles and other seats' hands are counted (EventClock.settled).
static inline const StrikeView *settled(const CardTable *table) {
    return (const StrikeView *)(const void *)table->clock.settled.bytes;
}

// The attack shown in the lane: the newest, or the one whose tab is open unless an answer is to be placed.
// NULL: none is pending, or a ship of that fight is lost, so that it comes to nothing. Valid until the view
// changes.
const ViewAttack *strike_attack(const CardTable *table);
// True for the newest attack: answers and forecasts are about that one. The others have been answered.
bool strike_is_newest(const CardTable *table, const ViewAttack *attack);
// True while a card or craft has been picked up, or is dragged, to be used.
bool strike_is_placing(const CardTable *table);
// True if the target of the newest attack must answer now, or its attacker may play a counter attack.
bool strike_is_asked(const CardTable *table);

// ---- zones.c

void strike_begin(CardTable *table);
void strike_lay(App *app, CardTable *table);
int strike_cards(const CardTable *table, const void *view, uint8_t zone, CardRef out[ZONE_CARDS]);
GfxRect strike_place(const CardTable *table, uint8_t zone, int at, CardMode *mode);
void strike_reset(CardTable *table);
void strike_refresh(CardTable *table, float delay);
bool strike_is_out(const CardTable *table, Seat seat);
void strike_took_over(CardTable *table);
void strike_moved(App *app, CardTable *table);
void strike_empty(const CardTable *table, void *view);
// Updates the forecasts, and marks what shows them for redrawing if they changed.
void strike_refresh_forecast(App *app, CardTable *table);
void strike_update(App *app, CardTable *table);

// ---- for GameCardLook: looks.c

void *strike_looks_open(const App *app);
void strike_looks_close(void *looks);
CardLook strike_look(const void *looks, const App *app, const CardRef *card);

// ---- showing (events.c); sentences (log.c)

extern const EventLook strike_events[EVENT_COUNT];
extern const uint8_t strike_weights[EVENT_COUNT]; // GameShow.weights
bool strike_concerns(const Event *event, Seat seat);
bool strike_moment(const CardTable *table, const Event *event, const void *after, bool goes_on);
void strike_show(App *app, CardTable *table, const Event *event, const void *after);
float strike_pause(const CardTable *table, const Event *event, const Event *next);
Motion strike_motion(const Event *event);
float strike_lands(const CardTable *table, const Event *event);
void strike_add_sounds(const App *app, const CardTable *table, const Event *event, const void *after,
                       EventSounds *sounds);
const char *strike_line_key(const Event *event); // key of its sentence in the history; static; NULL: none
void strike_compose(App *app, const CardTable *table, const Event *event, const void *after, int most);
void strike_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]);
uint8_t strike_line_card(const App *app, const GameLogItem *item, Seat *owner);

// ---- a step of the own turn was passed by itself, or the turn has ended so (turn_sign.c)

void strike_turn_sign_begin(CardTable *table, int phase); // nothing for steps that need no sign
void strike_turn_sign_damage(App *app, CardTable *table); // each frame
void strike_draw_turn_sign(App *app, const CardTable *table);

// ---- an attack without an answer (threat.c)

bool strike_threat_moves(const CardTable *table);               // GameBoard.moves
bool strike_threat_skip(App *app, CardTable *table);            // GameShow.skip
float strike_held_left(const App *app, const CardTable *table); // GameShow.held_left

// ---- input (regions.c, clicks.c, action.c, why.c)

void strike_regions(App *app, CardTable *table);
void strike_action_box(const App *app, const CardTable *table, ActionBox *box);
void strike_action_box_held(const App *app, const CardTable *table, ActionBox *box);
// True if declining is all that is left: no card fits, or the turn is over.
bool strike_must_decline(const App *app, const CardTable *table);
const char *strike_give_up_hint(const App *app, const CardTable *table);
const char *strike_undo_word(const App *app, uint8_t verb);
const char *strike_wanted_for(const App *app, const void *view, char *buffer, size_t size);
bool strike_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture);
bool strike_button(App *app, CardTable *table, const char *name);
bool strike_key(App *app, CardTable *table, KeyAction action);
bool strike_picked(const CardTable *table);
void strike_unpick(CardTable *table);
bool strike_places(const App *app, const CardTable *table);
void strike_hint_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
void strike_hint_source(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
// hint_why.c
bool strike_hint_why(const App *app, const CardTable *table, const struct Advice *advice, char *out,
                     size_t size);
GfxRect strike_part(const CardTable *table, const char *name); // zones.c
bool strike_hit_answers(const App *app, const CardTable *table, const Hit *hit);
int strike_take_up(App *app, CardTable *table, const Hit *hit);
bool strike_drop(App *app, CardTable *table, const Gesture *gesture);
void strike_refuse(App *app, CardTable *table, const Hit *hit);
void strike_aim(App *app, CardTable *table, const Hit *hit);
void strike_wheel(App *app, CardTable *table, const Gesture *gesture);
void strike_hover(App *app, CardTable *table, const Gesture *gesture);
// Each frame: carries out what needs no decision, such as drawing cards, the second half of a combined
// gesture, and ending the turn.
void strike_follow(App *app, CardTable *table);
// Adds the spark's region while power can be allocated (spark.c).
void strike_add_spark(App *app, const CardTable *table);
// Width the spark takes from the hint's line; 0: not shown.
float strike_spark_room(const App *app, const CardTable *table);
void strike_draw_spark(App *app, const CardTable *table);
// … while dragged.
void strike_draw_spark_at(App *app, GfxRect rect);
// True if the card (or launched craft) can be used now in any way; if not, it is dimmed.
bool strike_is_playable(const App *app, const CardTable *table, uint8_t card);
bool strike_is_usable_craft(const App *app, const CardTable *table, uint8_t card);

// ---- forecasts (forecast.c, answers.c)

// Fills own(table)->hit and ->answer, which the regions of the answers are made from.
void strike_update_answers(const App *app, CardTable *table);
// True if a click on that row gives the answer: its card is selected, or there is none to be selected.
bool strike_answer_is_armed(const CardTable *table, int at);
// Fills those and ->forecast, from what is selected, dragged or pointed at. Needs all regions.
void strike_update_forecast(const App *app, CardTable *table);
// The effects of one command, from the shown view.
void strike_forecast_command(const App *app, const CardTable *table, const Command *command,
                             StrikeForecast *out);
float strike_forecast(App *app, const CardTable *table, GfxRect column, bool draw);
GfxRect strike_forecast_within(const App *app, const CardTable *table);

// ---- closer look (things.c, inspect.c, explain.c)

TableThing strike_thing(const App *app, const CardTable *table, const Hit *hit);
TableThing strike_thing_at(const CardTable *table, float x, float y);
TableThing strike_held(const CardTable *table);
bool strike_shows_large(const CardTable *table, const TableThing *thing);
bool strike_is_there(const CardTable *table, const TableThing *thing);
void strike_inspect_boxes(App *app, const CardTable *table, InspectBoxes *at);
void strike_inspect(App *app, const CardTable *table, const InspectBoxes *at);
void strike_inspect_regions(App *app, CardTable *table, const InspectBoxes *at);
// Writes the bonuses to an attack with these tags (one bit per AttackTag): the ship's, then each of the
// attacker's launched craft; returns how many. `name` is valid until the language changes.
typedef struct StrikeBonus {
    const char *name;
    int value;
} StrikeBonus;

#define STRIKE_BONUSES (1 + DECK_MAX)
int strike_bonuses(const App *app, const CardTable *table, Seat attacker, uint8_t tags,
                   StrikeBonus out[STRIKE_BONUSES]);
// True if craft launched by this ship may attack in the same turn.
bool strike_strikes_at_once(const App *app, const CardTable *table, Seat seat);
// What the card's kind means for this seat. Belongs to the loaded texts.
const char *strike_kind_text(const App *app, const CardTable *table, uint8_t card, Seat seat);
bool strike_is_number(const HitTag *tag);
bool strike_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out);

// ---- drawing; none of these changes any state

void strike_draw_board(App *app, const CardTable *table);
void strike_draw_dock(App *app, const CardTable *table);
void strike_draw_above(App *app, const CardTable *table); // above cards, bars and lights
void strike_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);
// The rows of the list of answers, for drawing and regions.
AnswerLayout strike_answer_room(const App *app, const CardTable *table);
void strike_draw_facts(Column *column, const TableThing *thing);
void strike_draw_thing(App *app, const CardTable *table, const TableThing *thing);
void strike_top(const App *app, const CardTable *table, char above[64], char below[64]);

HandCard strike_hand_card(const App *app, const CardTable *table, int at); // draw_dock.c

#endif
