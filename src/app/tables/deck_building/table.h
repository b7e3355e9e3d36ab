// SPDX-License-Identifier: MIT
// The table of the deck-building game: its part of the table's state (CardTable.own), and the functions its
// files share. The bridge on screen is that of the seat whose turn it is, so that everybody's turn can be
// followed; hand, drafts and piles are those of the seat in front.
// Functions that fill the kit's function tables (game_table.c) are documented in kit/game_*.h.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_TABLE_H
#define STARDECK_APP_TABLES_DECK_BUILDING_TABLE_H

#include "app/kit/action.h"
#include "app/kit/inspect.h"
#include "app/kit/stat_strip.h"
#include "app/kit/table.h"
#include "app/tables/deck_building/battle_prediction.h"
#include "app/tables/deck_building/choose.h"
#include "app/tables/deck_building/layout.h"
#include "app/tables/deck_building/looks.h"

typedef struct EventSounds EventSounds;     // app/kit/event_look.h
typedef struct CommandPlaces CommandPlaces; // app/kit/game_numbers.h
typedef struct Explanation Explanation;     // app/kit/explain.h
typedef struct HandCard HandCard;           // app/kit/hand_row.h

// The kit's zones, on screen; not the rules' ZONE_….
enum {
    AT_HAND,
    AT_CREW,     // the bridge, in order of play
    AT_MARKET,   // all slots, including empty ones
    AT_PILES,    // the basic cards
    AT_MISSIONS, // open missions
    AT_ZONES
};

// Things that can be looked at closely.
enum {
    THING_FLAGSHIP = THING_OWN, // the flagship of `owner`
    THING_SPACE,                // the mission or event `card`, with the viewer's progress
    THING_PILE,                 // the discard pile of `owner`
    THING_DECK                  // all cards of the seat in front, as a list
};

// Hit regions (HitTag.kind); the comments name the fields that are set.
enum {
    TAG_STRIP = TAG_OWN, // seat
    TAG_PLACE,           // a: PlaceKind; a drop target
    TAG_SPACE_DECK,
    TAG_INFECTIONS,
    TAG_DECK,
    TAG_DISCARD,
    TAG_DRAFT,   // b: its index; a: 1: its other copy was completed
    TAG_OPTION,  // a: index into own(table)->option
    TAG_EFFECT,  // b: its index; of a card in the Points area
    TAG_EVENT,   // the card being met
    TAG_REPAIR,  // damage that can be repaired now
    TAG_BATTLER, // seat; a: 1: in the list of targets
    // Numbers that have an explanation.
    TAG_STAT_NUMBER,   // seat, a: Stat
    TAG_DAMAGE_NUMBER, // seat
    TAG_POINTS_NUMBER, // seat
    TAG_COUNTER,       // seat, a: Grant
    // No number. Lessons name those by their place in this list.
    TAG_BEGIN, // the own empty bridge: begins the action phase without a card
    TAG_BUY,   // the button on a card on sale. a: its zone, b: its place there
    TAG_FIGHTS // a card on a bridge in a battle. seat; b: its place there
};

// Indices into CardRef.own of its sprites.
enum {
    OWN_KIND,   // OwnKind
    OWN_HOLDER, // on the bridge: index of its holder, from 1; 0: nobody holds it
    OWN_USED    // on the bridge: one of its effects has been used
};
typedef enum OwnKind {
    OWN_CARD,
    OWN_EMPTY, // an empty slot
    OWN_OFFER, // on sale: drawn by whether it can be paid
    OWN_SPACE, // the back of space cards
    OWN_XP     // experience being dragged to the damage
} OwnKind;

// Effects of what is selected, from public information and the own hand (forecast.c).
typedef enum ForecastKind {
    FORECAST_NONE,
    FORECAST_BUY,
    FORECAST_PLAY,
    FORECAST_COMPLETE,
    FORECAST_REPAIR,
    FORECAST_ANSWER // an answer to a question
} ForecastKind;

typedef struct BuildingForecast {
    uint8_t kind; // ForecastKind
    uint8_t card;
    int16_t stat[STATS], xp_left, points, damage; // of the seat in front, afterwards
    int16_t grant[3];                             // counters (Grant)
} BuildingForecast;

// What a shot took from a flagship, shown where it hit.
typedef struct BattleHurt {
    float part; // 1: over
    int16_t lost;
    Seat by; // who shot; SEAT_NONE: nobody
} BattleHurt;

// Where a flagship looks: at rest to the others, or where it has aimed last.
typedef enum BattleFacing {
    FACES_REST,
    FACES_LEFT,
    FACES_RIGHT
} BattleFacing;

// Who has shot a flagship down, and with what.
typedef struct LossCause {
    Seat by;        // SEAT_NONE: nobody, it was damage of another kind; then nothing else counts
    uint8_t attack; // of the last shot; 0: not known
    uint8_t card;   // on the bridge of `by`: the one that adds most to it; NONE: none does
} LossCause;

// That a flagship has gone down in a battle, written across its stage.
typedef struct LossNews {
    float part; // 1: over
    Seat seat;
    LossCause how;
} LossNews;

// What moves on the stage of a battle (battle_stage.h), from 0 to 1.
typedef struct BattleMotion {
    float arrive;                                          // 1: the flagships are there
    float draw_back[BUILDING_SEATS], push[BUILDING_SEATS]; // before a shot, by a hit; 0: at rest
    float shake[BUILDING_SEATS], flash[BUILDING_SEATS];    // of the hull, of the shields; 1: over
    float surge[BUILDING_SEATS];                           // who shoots comes forward; 0: at rest
    float force[BUILDING_SEATS];                           // of the last hit: of its shake and push, 1: usual
    float torn[BUILDING_SEATS];                            // shields a shot has gone through; 1: over
    float fallen[BUILDING_SEATS];                          // 1: a wreck
    float breaks[BUILDING_SEATS];                          // it breaks up (ship_breaking.h); 1: over
    LossNews loss;                                         // the last one
    float told;                         // the shot whose shooter and target are named; 1: over
    float mark;                         // … closes on its target; 1: it has
    float struck;                       // the flagship in front, by a shot; 1: over
    float fight;                        // how far flagships without a part in the shot have drawn back
    BattleHurt hurt[BUILDING_SEATS][2]; // of the shields, of the hull
    Seat shooter, victim;               // of the last shot; SEAT_NONE: none yet
} BattleMotion;

// What goes on beside everything else, so that nobody waits for it (battle_flight.h).
typedef struct BattleFlight {
    float phase; // of the drift, which goes on as long as something happens
    float sway;  // how wide it is; 0: all stand still
    float over;  // how a battle ends on its stage, 0 to 1; 1: it has
    float news;  // the band that says who has won it; 1: it is gone
} BattleFlight;

// What a failed event costs.
typedef enum FailedCost {
    COST_SHIELDS, // that have stopped damage
    COST_DAMAGE,
    COST_INFECTIONS,
    COST_CARDS,
    COSTS
} FailedCost;

// A mission or event that has just been won, an event that has failed, or a flagship that is lost, while it
// is shown (won_moment.h).
#define WON_CREW 5
#define WON_NEEDS 6

// Something that an event asks for, and how much of it is missing.
typedef struct WonNeed {
    const char *sign; // static
    Color color;
    int16_t least, missing;
} WonNeed;

typedef struct WonMoment {
    float part; // 1: over
    float ms;   // all of it
    uint8_t card;
    Seat seat;
    uint8_t crew_count, crew[WON_CREW]; // the cards that did it
    bool failed;
    WonNeed need[WON_NEEDS]; // failed: what it asked for …
    uint8_t needs;
    float judged_ms;                     // … and when it is said that it has failed
    bool lost;                           // the flagship of `seat`: one that failed, too
    LossCause how;                       // lost: who shot it down
    bool wreck;                          // lost: it went down in a battle, and has broken up there
    bool active;                         // lost: in the seat's own turn, which is over
    int16_t cost[BUILDING_SEATS][COSTS]; // so far
    float cost_at[BUILDING_SEATS];       // when it came last, ms from the beginning
} WonMoment;

// What somebody has won in a turn (won_turn.c).
#define TURN_WINS 9
typedef struct TurnWins {
    Seat seat;
    bool hurried; // the moment of one of them could not be read
    int16_t points;
    uint8_t count, card[TURN_WINS];
} TurnWins;

#define OPTIONS_MAX 64
#define EFFECTS_SHOWN 8 // cards of the Points area shown beside the bridge

// What the overview in the rail says.
typedef struct DeckTold {
    uint8_t copies[DESIGNS_MAX];
    int16_t points[BUILDING_SEATS];
} DeckTold;

// The seat in front passes for the rest of a battle: how it stood when it said so.
typedef struct PassesOn {
    bool on;
    uint8_t card;     // what is fought for
    int commands;     // when it passed last
    int damage, hand; // its own
    bool falls, wins; // it would be shot down; it would win, as things stand
} PassesOn;

typedef struct BuildingTable {
    BuildingLayout layout;
    BuildingChoice choice;
    BuildingChoice wish; // a card on sale that was picked when something else was done
    BuildingForecast forecast, forecast_drawn;
    // The current battle, with the forecast, and as it stands without.
    BattlePrediction outlook, outlook_drawn, standing;
    // While the seat in front chooses whom to shoot at: whom it means (SEAT_NONE: nobody yet), and its shot
    // at each.
    Seat aimed, target[BUILDING_SEATS]; // target: whom it can be, from left to right
    int targets;                        // 0: nobody is chosen
    PredictedShot would[BUILDING_SEATS];
    BattleMotion motion, motion_drawn;
    BattleFlight flight;
    // What damage of another kind than a shot has taken from each hull, beside its panel; 1: over.
    float blow[BUILDING_SEATS];
    float wins_part; // progress of telling `told_wins`; 1: over. Follows `flight` (CardTable.beside)
    float wins_drawn;
    float blow_drawn[BUILDING_SEATS];
    int16_t blow_lost[BUILDING_SEATS];
    float read_ms; // how long what others turned up or won last is held, by the clock on the wall; 0: no
                   // longer than it takes anyway
    TurnWins wins, told_wins; // in this turn so far; in the turn that is told
    BattleFlight flight_drawn;
    uint8_t facing[BUILDING_SEATS]; // a BattleFacing
    WonMoment won;
    float won_drawn;
    // Where each flagship's muzzle is, in shares of its picture from its middle, when it looks to the left
    // and to the right; x 0: not known yet.
    float muzzle[BUILDING_SEATS][2][2];
    GfxRect hull[BUILDING_SEATS][2]; // … and the box around it (ship_cutout_bounds); w 0: not known yet
    BattleShots shots;               // shots fired in it so far
    Command option[OPTIONS_MAX];
    int options;                   // 0: no choices are listed
    int option_first;              // scroll position: first visible row
    Seat run_of;                   // who has played cards last …
    int run;                       // … how many of them one after the other, but for what they brought
    int battle_cards;              // played by others in the battle so far
    bool played;                   // a person is in front, not only computers play
    bool asked_next;               // after the event being shown the seat in front has to decide
    int went_on;                   // commands when the table last took a step by itself
    bool plays_all, all_in_battle; // plays all cards; all_in_battle: only until the battle ends
    PassesOn passes_on;
    bool warned; // the turn was to end though cards are left that need no thought
    // As last found; kept while events are shown (CardTable.steady).
    bool acts, has_action, explores, begins;
    uint8_t completes; // drafts that can be completed, one bit each
    struct {
        GfxRect rect;
        uint8_t card;
    } effect[EFFECTS_SHOWN];
    int effects;
    int held; // sprite of a dragged thing that is no card of a zone; NO_SPRITE
    // Animated numbers.
    float points[BUILDING_SEATS], damage[BUILDING_SEATS];
    float flip_ms; // how long a turned-up card is held up
    float flip;    // progress of showing a turned-up card, 0 to 1; 1: over
    uint8_t flipped;
    uint8_t placed; // the mission that is on its way to its place; NONE
    // As last drawn, to find what has changed.
    float drawn[2 * BUILDING_SEATS + 1];
    uint8_t xp_drawn;
    DeckTold told;
} BuildingTable;

static inline BuildingTable *own(const CardTable *table) {
    return table->own;
}

// The view that the table shows.
static inline const BuildingView *seen(const CardTable *table) {
    return (const BuildingView *)(const void *)table->view.bytes;
}

// The view that numbers are read from (EventClock.shown).
static inline const BuildingView *shown(const CardTable *table) {
    return (const BuildingView *)(const void *)table->clock.shown.bytes;
}

// The view by which piles and other seats' hands are counted (EventClock.settled).
static inline const BuildingView *settled(const CardTable *table) {
    return (const BuildingView *)(const void *)table->clock.settled.bytes;
}

// The seat whose bridge is on screen.
Seat building_bridge_seat(const BuildingView *view);
// True in the action phase of the own turn, when nothing else is asked.
bool building_acts(const App *app, const CardTable *table);
bool building_has_action(const App *app, const CardTable *table); // also while a question interrupts it
// building_looks_acting is building_acts, and building_judges_prices building_has_action, for display: while
// events are shown they keep what was true before.
bool building_looks_acting(const App *app, const CardTable *table);
bool building_judges_prices(const App *app, const CardTable *table);
// True if nothing can be had from the market now: it is not the own action phase, and no card is to be gained
// for free. False while a game is watched.
bool building_market_is_closed(const App *app, const CardTable *table);
// True if the seat in front must choose one of the listed options.
bool building_is_asked(const App *app, const CardTable *table);
// The space card of the current battle, or of the one that has just ended; NONE.
uint8_t building_battle_card(const CardTable *table);
// True while a battle is on, or has just ended and is still on screen.
bool building_shows_battle(const CardTable *table);
// The space card being met or just turned up; NONE.
uint8_t building_shown_event(const CardTable *table);
// Cards on the bridge that nobody holds. building_crew_place: the index among them of bridge card `at`, or of
// its holder (`held`: it is held).
int building_crew_place(const BuildingView *view, Seat seat, int at, bool *held);
int building_crew_count(const BuildingView *view, Seat seat);
bool building_holds_one(const BuildingView *view, Seat seat, int at); // bridge card `at` holds another

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

// ---- for GameCardLook: looks.c

void *building_looks_open(const App *app);
void building_looks_close(void *looks);
CardLook building_look(const void *looks, const App *app, const CardRef *card);

// ---- showing (events.c, show_cards.c); sentences (log.c)

extern const EventLook building_events[EVENT_COUNT];
extern const uint8_t building_weights[EVENT_COUNT]; // GameShow.weights
bool building_concerns(const Event *event, Seat seat);
bool building_moment(const CardTable *table, const Event *event, const void *after, bool goes_on);
void building_show(App *app, CardTable *table, const Event *event, const void *after);
bool building_beats(const Event *event);
bool building_runs(const CardTable *table, const Event *next);
float building_pause(const CardTable *table, const Event *event, const Event *next);
bool building_calm(const CardTable *table, const Event *event);       // battle_pace.c
float building_rush_most(const CardTable *table, const Event *event); // …
void building_scene_title(const App *app, const CardTable *table, const void *view, char *out, size_t size);
void building_show_begin(CardTable *table);
void building_keep_wish(CardTable *table);            // clicks.c: what is picked, before something is shown
void building_wish_again(App *app, CardTable *table); // … is picked again after it
float building_lands(const CardTable *table, const Event *event);
void building_add_sounds(const App *app, const CardTable *table, const Event *event, const void *after,
                         EventSounds *sounds);
void building_landed(CardTable *table, const Event *event);
Motion building_motion(const Event *event);
const char *building_line_key(const Event *event); // key of its sentence in the history; static; NULL: none
void building_compose(App *app, const CardTable *table, const Event *event, const void *after, int most);
// "+2 Speed, +4 Attack": what a card adds as printed; "" if nothing, which `out` must be at first.
void building_list_stats(const void *looks, const CardDef *card, char *out, size_t size);
void building_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]);
uint8_t building_line_card(const App *app, const GameLogItem *item, Seat *owner);

// ---- input (regions.c, options.c, clicks.c, keys.c, automatic.c, why.c, action.c)

void building_regions(App *app, CardTable *table);
void building_action_box(const App *app, const CardTable *table, ActionBox *box);
// The best mission that can be completed now, but no more after exploring, which takes the last explore: the
// table asks first. NONE: there is none.
uint8_t building_gives_up(const App *app, const CardTable *table);
const char *building_give_up_hint(const App *app, const CardTable *table);
const char *building_undo_word(const App *app, uint8_t verb);
const char *building_wanted_for(const App *app, const void *view, char *buffer, size_t size);
bool building_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture);
bool building_button(App *app, CardTable *table, const char *name);
bool building_key(App *app, CardTable *table, KeyAction action);
bool building_picked(const CardTable *table);
void building_unpick(CardTable *table);
bool building_is_of_use(const App *app, const CardTable *table, const Hit *hit); // can be selected or used
bool building_places(const App *app, const CardTable *table);
void building_hint_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
bool building_hint_why(const App *app, const CardTable *table, const struct Advice *advice, char *out,
                       size_t size);
void building_command_places(const App *app, const View *view, const Command *command, CommandPlaces *places);
GfxRect building_part(const CardTable *table, const char *name); // zones.c
bool building_hit_answers(const App *app, const CardTable *table, const Hit *hit);
int building_take_up(App *app, CardTable *table, const Hit *hit);
bool building_drop(App *app, CardTable *table, const Gesture *gesture);
void building_refuse(App *app, CardTable *table, const Hit *hit);
void building_pointed(App *app, CardTable *table, const Hit *hit);
// Each frame: carries out what needs no decision, such as ending the turn, the rest of a combined gesture,
// and playing all cards.
void building_follow(App *app, CardTable *table);
// True if "play all" would play a card now. building_begins_with_all: it begins the action phase for that.
// True if ending the turn now would throw away cards that need no thought: the table asks first.
bool building_warns(const App *app, const CardTable *table);
bool building_can_play_all(const App *app, const CardTable *table);
bool building_begins_with_all(const App *app, const CardTable *table);
// Where several persons fight, the seat in front may commit to playing all and then passing, so that it is
// asked once in the battle and not for every card (session_can_submit_run). building_commits_run: whether it
// may.
bool building_commits_run(const App *app, const CardTable *table);
// True if the seat in front may pass now, and say so for the rest of the battle. building_pass_on: it does;
// the table then passes for it until something concerns it that it could not know of.
bool building_can_pass_on(const App *app, const CardTable *table);
// True if the seat in front can pass and, as things stand, would be shot down, though it has cards that need
// no thought.
bool building_falls_idle(const App *app, const CardTable *table);
void building_pass_on(App *app, CardTable *table);
// Commits it, and submits the first command. False, without effect, if it can't.
bool building_commit_run(App *app, CardTable *table);
// Fills own(table)->option with the answers to choose from.
void building_list_options(const App *app, CardTable *table);
// The card that the option chooses; NONE: no card.
uint8_t building_option_card(const CardTable *table, const Command *option);
// Where that card is and how many there are: "2 × Hand"; "" if obvious.
void building_option_origin(const App *app, const CardTable *table, const Command *option, char *out,
                            size_t size);
// The option in words.
void building_option_text(const App *app, const CardTable *table, const Command *option, char *out,
                          size_t size);

// ---- questions (answer_text.c, draw_choice.c)

// Writes what a list of actions would do now: "Attack 3 › 5". False: nothing, and `out` says why.
bool building_describe_actions(const App *app, const CardTable *table, Span actions, char *out, size_t size);
// The same for an answer: an option, or yes and no. True also if there is nothing to say.
bool building_describe_answer(const App *app, const CardTable *table, const Command *answer, char *out,
                              size_t size);
// The optional effect that is being asked about; NULL: none. Belongs to the rules.
const Effect *building_asked_effect(const App *app, const CardTable *table);
// The actions that an answer choosing among effects carries out at once.
Span building_answer_actions(const App *app, const CardTable *table, const Command *answer);

// Rectangle of own(table)->option[at]; w 0: scrolled out of view.
GfxRect building_option_rect(const App *app, const CardTable *table, int at);
void building_wheel(App *app, CardTable *table, const Gesture *gesture);
void building_hover(App *app, CardTable *table, const Gesture *gesture);
// The card whose effect is being asked about; NONE.
uint8_t building_asking_card(const App *app, const CardTable *table);
// Rectangle of the card being met: over the market, or beside a question; w 0: it asks the question itself.
GfxRect building_event_rect(const App *app, const CardTable *table);
// True if the question's panel covers hand and piles: in battles.
bool building_ask_covers_hand(const App *app, const CardTable *table);

// ---- forecasts (forecast.c)

// Fills own(table)->forecast.
void building_update_forecast(const App *app, CardTable *table);
// True if these points make the seat the winner of the game at once; a card that it has won already is not
// added again.
bool building_would_win(const BuildingRules *rules, const BuildingView *view, Seat seat, uint8_t card);
// Who wins the battle for `card` as things stand, or has won it (`over`): the points, or the whole game. A
// word, or written to `out`.
const char *building_battle_winner(const App *app, const CardTable *table, uint8_t card, Seat winner,
                                   bool over, char *out, size_t size);
GfxRect building_target_rect(const CardTable *table, int at); // own(table)->target[at] in the list of choices
float building_forecast(App *app, const CardTable *table, GfxRect column, bool draw);
GfxRect building_forecast_within(const App *app, const CardTable *table);
// The experience that the seat in front has left after what is forecast, or now if nothing is.
int building_xp_shown(const CardTable *table);
void building_table_trace(const CardTable *table, JsonOut *json); // GameBoard.tell: building_xp_shown

// ---- the rail while nothing is pointed at (overview.c)

void building_draw_overview(App *app, const CardTable *table); // GameThings.draw_nothing
// True once each time that it has to be drawn anew.
bool building_overview_moved(const App *app, CardTable *table);

// ---- closer look (things.c, inspect.c, explain.c)

TableThing building_thing(const App *app, const CardTable *table, const Hit *hit);
TableThing building_thing_at(const CardTable *table, float x, float y);
TableThing building_held(const CardTable *table);
bool building_shows_large(const CardTable *table, const TableThing *thing);
bool building_is_there(const CardTable *table, const TableThing *thing);
void building_inspect_boxes(App *app, const CardTable *table, InspectBoxes *at);
void building_inspect(App *app, const CardTable *table, const InspectBoxes *at);
void building_inspect_regions(App *app, CardTable *table, const InspectBoxes *at);
bool building_is_number(const HitTag *tag);
bool building_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out);

// ---- drawing; none of these changes any state

void building_draw_board(App *app, const CardTable *table);
void building_draw_dock(App *app, const CardTable *table);
void building_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);
void building_note(const App *app, const CardTable *table, const TableThing *thing, char *out, size_t size);
void building_draw_facts(Column *column, const TableThing *thing);
void building_draw_thing(App *app, const CardTable *table, const TableThing *thing);
void building_draw_above(App *app, const CardTable *table);
void building_top(const App *app, const CardTable *table, char above[64], char below[64]);

// On the bridge, where the next card comes: begins the action phase (TAG_BEGIN).
GfxRect building_begin_rect(const CardTable *table);                         // draw_bridge.c
GfxRect building_buy_rect(const CardTable *table, GfxRect card);             // draw_market.c: TAG_BUY
HandCard building_hand_card(const App *app, const CardTable *table, int at); // draw_dock.c

#endif
