// SPDX-License-Identifier: MIT
// The table of the deck-building game: its half of the table's state, and what its files ask of each other.
// Laid out is the bridge of whoever has the turn, so that everybody's turn can be followed; hand, drafts and
// piles are those of the seat in front.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_TABLE_H
#define STARDECK_APP_TABLES_DECK_BUILDING_TABLE_H

#include "app/kit/action.h"
#include "app/kit/inspect.h"
#include "app/kit/stat_strip.h"
#include "app/kit/table.h"
#include "app/tables/deck_building/battle.h"
#include "app/tables/deck_building/choose.h"
#include "app/tables/deck_building/layout.h"
#include "app/tables/deck_building/looks.h"

typedef struct CommandPlaces CommandPlaces; // app/kit/game_numbers.h
typedef struct Explanation Explanation;     // app/kit/explain.h
typedef struct HandCard HandCard;           // app/kit/hand_row.h

// Zones of the kit.
enum {
    AT_HAND,
    AT_CREW,     // the bridge, in the order of play
    AT_MARKET,   // all slots, empty ones too
    AT_PILES,    // the basic cards
    AT_MISSIONS, // that lie open
    AT_ZONES
};

// Things of its own.
enum {
    THING_FLAGSHIP = THING_OWN, // of `owner`
    THING_SPACE,                // the mission or event `card`, as it is for whoever looks
    THING_PILE                  // the discard pile of `owner`, card by card
};

// Regions of its own (HitTag.kind).
enum {
    TAG_STRIP = TAG_OWN, // seat
    TAG_PLACE,           // a: PlaceKind, where what is held may go
    TAG_SPACE_DECK,
    TAG_INFECTIONS,
    TAG_DECK,
    TAG_DISCARD,
    TAG_DRAFT,  // b: its place; a: 1, its other copy was completed
    TAG_OPTION, // a: which of own(table)->option
    TAG_EFFECT, // of a card in the Points area; b: its place
    TAG_EVENT,  // the card that is met
    TAG_REPAIR, // damage, while it can be repaired
    TAG_BATTLER,
    // Numbers that explain themselves.
    TAG_STAT_NUMBER,   // seat, a: Stat
    TAG_DAMAGE_NUMBER, // seat
    TAG_POINTS_NUMBER, // seat
    TAG_COUNTER        // seat, a: Grant
};

// CardRef.own of its sprites.
enum {
    OWN_KIND,   // OwnKind
    OWN_HOLDER, // of a card of the bridge: place of who holds it, from 1; 0: nobody does
    OWN_USED    // likewise: an effect of it has been used
};
typedef enum OwnKind {
    OWN_CARD,
    OWN_EMPTY, // an empty slot
    OWN_OFFER, // on sale: its price is judged as it is drawn
    OWN_SPACE, // the back of space cards
    OWN_XP     // experience that is held over the damage
} OwnKind;

// What would come of what is picked, from what lies open (forecast.c).
typedef enum ForecastKind {
    FORECAST_NONE,
    FORECAST_BUY,
    FORECAST_PLAY,
    FORECAST_COMPLETE,
    FORECAST_REPAIR,
    FORECAST_ANSWER // of a question
} ForecastKind;

typedef struct BuildingForecast {
    uint8_t kind; // ForecastKind
    uint8_t card;
    int16_t stat[STATS], xp_left, points, damage; // of the seat in front, afterwards
    int16_t grant[3];                             // counters (Grant)
} BuildingForecast;

#define OPTIONS_MAX 64
#define EFFECTS_SHOWN 8 // of the Points area, beside the bridge

typedef struct BuildingTable {
    BuildingLayout layout;
    BuildingChoice choice;
    BuildingForecast forecast, forecast_drawn;
    BattleOutlook outlook, outlook_drawn; // of the battle that is on, as it stands or would stand
    BattleShots shots;                    // that have been fired in it
    Command option[OPTIONS_MAX];
    int options;      // 0: nothing is spread out
    int option_first; // row of them that is seen first
    bool plays_all;
    // What could be done when that was found out last; it looks so while events are shown (CardTable.steady).
    bool acts, has_action, explores;
    uint8_t completes; // drafts, one bit each
    struct {
        GfxRect rect;
        uint8_t card;
    } effect[EFFECTS_SHOWN];
    int effects;
    int held; // sprite of what is no card of a zone and is held; NO_SPRITE
    // Numbers that move.
    float points[BUILDING_SEATS], damage[BUILDING_SEATS];
    float flip; // a card that was turned up just now, 0 to 1; 1: it is put away
    uint8_t flipped;
    // As drawn last, to see what has moved.
    float drawn[2 * BUILDING_SEATS + 1];
    uint8_t xp_drawn;
} BuildingTable;

static inline BuildingTable *own(const CardTable *table) {
    return table->own;
}

// What is seen: the shown view.
static inline const BuildingView *seen(const CardTable *table) {
    return (const BuildingView *)(const void *)table->view.bytes;
}

// What numbers are read from, and what piles and hands of others are counted by (EventClock).
static inline const BuildingView *shown(const CardTable *table) {
    return (const BuildingView *)(const void *)table->clock.shown.bytes;
}

static inline const BuildingView *settled(const CardTable *table) {
    return (const BuildingView *)(const void *)table->clock.settled.bytes;
}

static inline const BuildingRules *building_rules(const App *app) {
    return app->catalog->rules;
}

// Whose bridge is laid out.
Seat building_bridge_seat(const BuildingView *view);
// It is the own turn, and its action phase.
bool building_acts(const App *app, const CardTable *table);
bool building_has_action(const App *app, const CardTable *table); // … or is asked in the middle of it
// Does the table look so? What is affordable stays so to be seen while something is shown.
bool building_looks_acting(const App *app, const CardTable *table);
bool building_judges_prices(const App *app, const CardTable *table);
// Nothing can be bought just now, at whatever price: it is not the own action phase.
bool building_offer_rests(const App *app, const CardTable *table);
// Somebody in front has to choose something that is spread out.
bool building_is_asked(const App *app, const CardTable *table);
// The space card whose battle is on or has just ended; NONE: nothing is known of one any more.
uint8_t building_battle_card(const CardTable *table);
// A battle is on, or has just ended and is still looked at.
bool building_shows_battle(const CardTable *table);
// The space card that is met now, or was just turned up; NONE.
uint8_t building_shown_event(const CardTable *table);
// Users on the bridge: cards that nobody holds. Place `at` of the bridge as place among them, or its
// holder's.
int building_crew_place(const BuildingView *view, Seat seat, int at, bool *held);
int building_crew_count(const BuildingView *view, Seat seat);
bool building_holds_one(const BuildingView *view, Seat seat, int at);

// ---- zones.c

void building_begin(CardTable *table);
void building_lay(App *app, CardTable *table);
int building_cards(const CardTable *table, const void *view, uint8_t zone, CardRef out[ZONE_CARDS]);
GfxRect building_place(const CardTable *table, uint8_t zone, int at, CardMode *mode);
void building_reset(CardTable *table);
void building_refresh(CardTable *table, float delay);
void building_moved(App *app, CardTable *table);
void building_took_over(CardTable *table);
void building_empty(const CardTable *table, void *view);
void building_update(App *app, CardTable *table);

// ---- as the kit wants them: looks.c

void *building_looks_open(const App *app);
void building_looks_close(void *looks);
CardLook building_look(const void *looks, const App *app, const CardRef *card);

// ---- showing (events.c, show_cards.c); sentences (log.c)

extern const EventLook building_events[EVENT_COUNT];
void building_show(App *app, CardTable *table, const Event *event, const void *after);
float building_pause(const CardTable *table, const Event *event, const Event *next);
void building_show_begin(CardTable *table);
float building_lands(const CardTable *table, const Event *event);
void building_landed(CardTable *table, const Event *event);
Motion building_motion(const Event *event);
const char *building_line_key(const Event *event); // of its sentence
void building_compose(App *app, const CardTable *table, const Event *event, const void *after, int most);
void building_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]);
uint8_t building_line_card(const App *app, const GameLogItem *item, Seat *owner);

// ---- hands on the table (regions.c, options.c, clicks.c, keys.c, follow.c, why.c, action.c)

void building_regions(App *app, CardTable *table);
void building_action(const App *app, const CardTable *table, Action *action);
const char *building_undo_word(const App *app, uint8_t verb);
const char *building_wanted_for(const App *app, const void *view, char *buffer, size_t size);
bool building_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture);
bool building_button(App *app, CardTable *table, const char *name);
bool building_key(App *app, CardTable *table, KeyAction action);
bool building_picked(const CardTable *table);
void building_unpick(CardTable *table);
bool building_is_of_use(const App *app, const CardTable *table, const Hit *hit); // can it be picked, or used?
bool building_places(const App *app, const CardTable *table);
void building_hint_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
void building_command_places(const App *app, const View *view, const Command *command, CommandPlaces *places);
GfxRect building_part(const CardTable *table, const char *name); // zones.c
bool building_hit_answers(const App *app, const CardTable *table, const Hit *hit);
int building_take_up(App *app, CardTable *table, const Hit *hit);
bool building_drop(App *app, CardTable *table, const Gesture *gesture);
void building_refuse(App *app, CardTable *table, const Hit *hit);
void building_pointed(App *app, CardTable *table, const Hit *hit);
// What needs no decision: handing on, the rest of what was said in one gesture, playing all. Each frame.
void building_follow(App *app, CardTable *table);
bool building_can_play_all(const App *app);
// Fills own(table)->option: what is spread out to be chosen from.
void building_list_options(const App *app, CardTable *table);
// The card of the choice; NONE: it is none.
uint8_t building_option_card(const CardTable *table, const Command *option);
// Where it lies, and how many of the kind are there: "2 × Hand"; "" where that goes without saying.
void building_option_whence(const App *app, const CardTable *table, const Command *option, char *out,
                            size_t size);
// … and what is said of it in words.
void building_option_text(const App *app, const CardTable *table, const Command *option, char *out,
                          size_t size);

// ---- what is asked (asked.c, draw_choice.c)

// What a list of actions would bring now: "Attack 3 › 5". False: nothing, and `out` says why.
bool building_say_then(const App *app, const CardTable *table, Span doing, char *out, size_t size);
// The same of an answer: an option, or yes and no. True where there is nothing to be said.
bool building_say_answer(const App *app, const CardTable *table, const Command *answer, char *out,
                         size_t size);
// The effect that may be used, while that is asked; NULL.
const Effect *building_asked_effect(const App *app, const CardTable *table);
// What is carried out at once by an answer that chooses among effects.
Span building_answer_doing(const App *app, const CardTable *table, const Command *answer);

// Where own(table)->option[at] is; w 0: it has been scrolled away. The wheel and the keys scroll.
GfxRect building_option_rect(const App *app, const CardTable *table, int at);
void building_wheel(App *app, CardTable *table, const Gesture *gesture);
void building_hover(App *app, CardTable *table, const Gesture *gesture);
// The card whose effect is asked about; NONE: no card asks.
uint8_t building_asking_card(const App *app, const CardTable *table);
// The card that is met: over the market; beside a question; w 0: it asks itself.
GfxRect building_event_rect(const App *app, const CardTable *table);
// The panel covers hand and piles: in battles.
bool building_ask_covers_hand(const App *app, const CardTable *table);

// ---- what would come of it (forecast.c)

void building_foresee(const App *app, CardTable *table);
float building_forecast(App *app, const CardTable *table, GfxRect column, bool draw);
GfxRect building_forecast_within(const App *app, const CardTable *table);
// Experience that is left, as it would be.
int building_xp_shown(const CardTable *table);
void building_table_tell(const CardTable *table, JsonOut *json); // that, for the trace

// ---- looking closely (things.c, inspect.c, explain.c)

TableThing building_thing(const App *app, const CardTable *table, const Hit *hit);
TableThing building_thing_at(const CardTable *table, float x, float y);
TableThing building_held(const CardTable *table);
bool building_shows_large(const CardTable *table, const TableThing *thing);
bool building_is_there(const CardTable *table, const TableThing *thing);
void building_inspect_boxes(const CardTable *table, InspectBoxes *at);
void building_inspect(App *app, const CardTable *table, const InspectBoxes *at);
void building_inspect_regions(App *app, CardTable *table, const InspectBoxes *at);
bool building_is_number(const HitTag *tag);
bool building_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out);

// ---- drawing; each draws what its name says and changes nothing

void building_draw_board(App *app, const CardTable *table);
void building_draw_dock(App *app, const CardTable *table);
void building_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);
void building_note(const App *app, const CardTable *table, const TableThing *thing, char *out, size_t size);
void building_draw_facts(Column *column, const TableThing *thing);
void building_draw_thing(App *app, const CardTable *table, const TableThing *thing);
void building_draw_above(App *app, const CardTable *table);
void building_top(const App *app, const CardTable *table, char above[64], char below[64]);

HandCard building_hand_card(const App *app, const CardTable *table, int at); // draw_dock.c

#endif
