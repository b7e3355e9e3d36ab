// SPDX-License-Identifier: MIT
// The table of Alpha Strike: its half of the table's state, and what its files ask of each other. The
// launched craft of seat s are zone s, the hand in front is the one behind them.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_TABLE_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_TABLE_H

#include "app/kit/action.h"
#include "app/kit/answer_list.h"
#include "app/kit/inspect.h"
#include "app/kit/table.h"
#include "app/tables/alpha_strike/choose.h"
#include "app/tables/alpha_strike/layout.h"
#include "app/tables/alpha_strike/looks.h"

typedef struct Explanation Explanation; // app/kit/explain.h
typedef struct HandCard HandCard;       // app/kit/hand_row.h

enum {
    ZONE_HAND = STRIKE_SEATS,
    ZONES
};

// Things of its own.
enum {
    THING_SHIP = THING_OWN, // of `owner`
    THING_DISCARD           // the discard pile, card by card
};

// Regions of its own (HitTag.kind).
enum {
    TAG_SHIP = TAG_OWN, // seat: its whole panel, or what of it can be aimed at
    TAG_TRACK,          // seat, a: Track
    TAG_SLOT,           // the place for the answer
    TAG_DISCARD,        // the discard pile
    TAG_DECK,
    TAG_SPARK,  // of the allocation
    TAG_ANSWER, // a: which of own(table)->answer
    TAG_TAB,    // a: place of the attack in the stack
    TAG_ATTACK, // the card that attacks
    TAG_EVENT,  // a: a card of the last events
    // Numbers that explain themselves.
    TAG_POWER_NUMBER, // seat, a: Track
    TAG_HULL_NUMBER,  // seat
    TAG_SUM,          // of the attack
    TAG_HAND_COUNT,   // seat
    TAG_STEP_NUMBER,  // seat, a: Track: by how much it is raised
    TAG_LANDS,        // what of the attack lands
    TAG_MELTDOWN
};

// CardRef.own[0] of a sprite that is no card: the spark of the allocation.
#define STRIKE_SPARK 1

// What would come of a command that is not given yet, from what lies open (forecast.c). Everything is drawn
// from it: the lane, tracks and hull of all panels, the list of answers.
typedef enum ForecastKind {
    FORECAST_NONE,
    FORECAST_POWER,  // tracks, hull or cards of the own ship: allocation, actions, a launch
    FORECAST_ATTACK, // an attack that is aimed, if nobody answers
    FORECAST_ANSWER  // an answer to the newest attack; card NONE: the hit is taken
} ForecastKind;

typedef struct StrikeForecast {
    uint8_t kind; // ForecastKind
    uint8_t card; // that would be used; NONE
    bool is_craft;
    Seat attacker, target;
    uint8_t cost[TRACKS];                 // paid for it
    int16_t damage, bonus, reduce, lands; // of the attack: with bonuses; the bonuses; taken off; what lands
    bool counters, counter_attacks, bypass;
    uint8_t tags;
    uint8_t track, amount;       // named with it, and the points that a hit takes there; TRACK_NONE
    uint8_t craft;               // likewise; NONE
    uint8_t to_shields, to_hull; // of what lands
    uint8_t power[STRIKE_SEATS][TRACKS], hull[STRIKE_SEATS]; // afterwards
} StrikeForecast;

// One of the answers that whoever is attacked may give, in the order in which they are listed.
#define ANSWERS_MAX 16
typedef struct StrikeAnswer {
    Command command;
    StrikeForecast then;
} StrikeAnswer;

// A card of the history, for the lane while nobody attacks.
typedef struct StrikeRecent {
    uint8_t card; // NONE: there is none
    Seat owner;
    int item; // of the history
} StrikeRecent;

typedef struct StrikeTable {
    StrikeLayout layout;
    StrikeChoice choice;
    StrikeForecast forecast; // what is aimed at or pointed at now
    StrikeForecast hit;      // of the newest attack, if it is not answered
    StrikeAnswer answer[ANSWERS_MAX];
    int answers;                              // 0: nobody in front is asked
    int answer_first;                         // the list is scrolled to there
    StrikeForecast forecast_drawn, hit_drawn; // as strike_look_ahead last had them drawn
    int answers_drawn;
    StrikeRecent recent[STRIKE_EVENTS]; // newest first
    uint8_t shown_attack;               // place in the stack whose tab is open; NONE: the newest
    int spark;                          // sprite of the one that is held; NO_SPRITE

    // Numbers that move, in points; of a ship that has fallen `fallen` is 1.
    float power[STRIKE_SEATS][TRACKS], hull[STRIKE_SEATS], fallen[STRIKE_SEATS];
    float flash[STRIKE_SEATS]; // light on the shields, 0 to 1; 1: none
    float shake[STRIKE_SEATS]; // the panel is shaken, 0 to 1; 1: not any more
    // The die of each seat: how far it has rolled, 0 to 1, and how much of it is still to be seen; 0:
    // nothing.
    float roll[STRIKE_SEATS], die_left[STRIKE_SEATS];
    float lane;   // 0: idle, 1: an attack lies there
    float scroll; // of the discard pile while it is looked through
    // As drawn last, to see what has moved.
    float drawn[STRIKE_SEATS][TRACKS + 6], lane_drawn;
    uint8_t die[STRIKE_SEATS]; // what it shows in the end
} StrikeTable;

static inline StrikeTable *own(const CardTable *table) {
    return table->own;
}

// What is seen: the shown view.
static inline const StrikeView *seen(const CardTable *table) {
    return (const StrikeView *)(const void *)table->view.bytes;
}

// What numbers are read from, and what piles and hands of others are counted by (EventClock).
static inline const StrikeView *shown(const CardTable *table) {
    return (const StrikeView *)(const void *)table->clock.shown.bytes;
}

static inline const StrikeView *settled(const CardTable *table) {
    return (const StrikeView *)(const void *)table->clock.settled.bytes;
}

static inline const StrikeRules *strike_rules(const App *app) {
    return app->catalog->rules;
}

// The attack that the lane shows: the newest, or the one whose tab is open. NULL: none is pending.
const ViewAttack *strike_attack(const CardTable *table);
// Whoever is attacked by the newest attack has to answer now, or the attacker may play a counter attack.
bool strike_is_asked(const CardTable *table);

// ---- zones.c

void strike_begin(CardTable *table);
void strike_lay(App *app, CardTable *table);
int strike_cards(const CardTable *table, const void *view, uint8_t zone, CardRef out[ZONE_CARDS]);
GfxRect strike_place(const CardTable *table, uint8_t zone, int at, CardMode *mode);
void strike_reset(CardTable *table);
void strike_refresh(CardTable *table, float delay);
void strike_took_over(CardTable *table);
void strike_moved(App *app, CardTable *table);
void strike_empty(const CardTable *table, void *view);
// Looks ahead, and has drawn anew whatever tells of it if that has changed.
void strike_look_ahead(App *app, CardTable *table);
void strike_update(App *app, CardTable *table);

// ---- as the kit wants them: looks.c

void *strike_looks_open(const App *app);
void strike_looks_close(void *looks);
CardLook strike_look(const void *looks, const App *app, const CardRef *card);

// ---- showing (events.c); sentences (log.c)

extern const EventLook strike_events[EVENT_COUNT];
void strike_show(App *app, CardTable *table, const Event *event, const void *after);
float strike_pause(const CardTable *table, const Event *event, const Event *next);
Motion strike_motion(const Event *event);
float strike_lands(const CardTable *table, const Event *event);
void strike_hear(const App *app, const Event *event, const void *before, const void *after,
                 EventSounds *sounds);
const char *strike_line_key(const Event *event); // of its sentence
void strike_compose(App *app, const CardTable *table, const Event *event, const void *after, int most);
void strike_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]);
uint8_t strike_line_card(const App *app, const GameLogItem *item, Seat *owner);

// ---- hands on the table (regions.c, clicks.c, action.c, why.c)

void strike_regions(App *app, CardTable *table);
void strike_action(const App *app, const CardTable *table, Action *action);
void strike_action_held(const App *app, const CardTable *table, Action *action);
// Declining is all there is to do now: no card fits, or the turn is over.
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
GfxRect strike_part(const CardTable *table, const char *name); // zones.c
bool strike_hit_answers(const App *app, const CardTable *table, const Hit *hit);
int strike_take_up(App *app, CardTable *table, const Hit *hit);
bool strike_drop(App *app, CardTable *table, const Gesture *gesture);
void strike_refuse(App *app, CardTable *table, const Hit *hit);
void strike_aim(App *app, CardTable *table, const Hit *hit);
void strike_wheel(App *app, CardTable *table, const Gesture *gesture);
void strike_hover(App *app, CardTable *table, const Gesture *gesture);
// What needs no decision: drawing, the second half of what was said in one gesture, handing on. Each frame.
void strike_follow(App *app, CardTable *table);
// The region of the spark, while power can be allocated (action.c).
void strike_add_spark(App *app, const CardTable *table);
// How much of the hint's line it takes; 0: it is not there.
float strike_spark_room(const App *app, const CardTable *table);
void strike_draw_spark(App *app, const CardTable *table);
// … where it is held.
void strike_draw_spark_at(App *app, GfxRect rect);
// Can the card at this place of the hand be used now, in whichever way? (dimmed where not)
bool strike_is_playable(const App *app, const CardTable *table, uint8_t card);
bool strike_is_usable_craft(const App *app, const CardTable *table, uint8_t card);

// ---- what would come of it (forecast.c, answers.c)

// Fills own(table)->hit and ->answer: what the regions of answers are made from.
void strike_foresee_answers(const App *app, CardTable *table);
// Likewise, and ->forecast from what is picked, held and pointed at among all regions.
void strike_foresee(const App *app, CardTable *table);
// What one command would bring about, from the shown view.
void strike_foretell(const App *app, const CardTable *table, const Command *command, StrikeForecast *out);
float strike_forecast(App *app, const CardTable *table, GfxRect column, bool draw);
GfxRect strike_forecast_within(const App *app, const CardTable *table);

// ---- looking closely (things.c, inspect.c, explain.c)

TableThing strike_thing(const App *app, const CardTable *table, const Hit *hit);
TableThing strike_thing_at(const CardTable *table, float x, float y);
TableThing strike_held(const CardTable *table);
bool strike_shows_large(const CardTable *table, const TableThing *thing);
bool strike_is_there(const CardTable *table, const TableThing *thing);
void strike_inspect_boxes(const CardTable *table, InspectBoxes *at);
void strike_inspect(App *app, const CardTable *table, const InspectBoxes *at);
void strike_inspect_regions(App *app, CardTable *table, const InspectBoxes *at);
// What adds to the damage of an attack with these tags: the ship, then each launched craft that is still
// there.
typedef struct StrikeBonus {
    const char *name;
    int value;
} StrikeBonus;

#define STRIKE_BONUSES (1 + DECK_MAX)
int strike_bonuses(const App *app, const CardTable *table, Seat attacker, uint8_t tags,
                   StrikeBonus out[STRIKE_BONUSES]);
// May a craft that this ship has launched strike in the same turn?
bool strike_strikes_at_once(const App *app, const CardTable *table, Seat seat);
// What its kind means for the card, in the hands of this seat.
const char *strike_kind_text(const App *app, const CardTable *table, uint8_t card, Seat seat);
bool strike_is_number(const HitTag *tag);
bool strike_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out);

// ---- drawing; each draws what its name says and changes nothing

void strike_draw_board(App *app, const CardTable *table);
void strike_draw_dock(App *app, const CardTable *table);
void strike_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);
// Where the rows of the list of answers lie: for their regions too.
AnswerRoom strike_answer_room(const App *app, const CardTable *table);
void strike_draw_facts(Column *column, const TableThing *thing);
void strike_draw_thing(App *app, const CardTable *table, const TableThing *thing);
void strike_top(const App *app, const CardTable *table, char above[64], char below[64]);

HandCard strike_hand_card(const App *app, const CardTable *table, int at); // draw_dock.c

#endif
