// SPDX-License-Identifier: MIT
// The table of Star Empires: its part of the table's state (CardTable.own), and the functions its files
// share. The map is the board; in a battle two stacks replace it. The side panel shows what is selected,
// asked and predicted.
// Functions that fill the kit's function tables (game_table.c) are documented in kit/game_*.h.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_TABLE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_TABLE_H

#include "app/kit/action.h"
#include "app/kit/inspect.h"
#include "app/kit/table.h"
#include "app/tables/star_empires/choose.h"
#include "app/tables/star_empires/layout.h"
#include "app/tables/star_empires/looks.h"
#include "app/tables/star_empires/motion.h"
#include "app/tables/star_empires/round_story.h"

typedef struct Explanation Explanation; // app/kit/explain.h
typedef struct GameSummary GameSummary; // app/kit/game_summary.h
typedef struct HandCard HandCard;       // app/kit/hand_row.h

// Zones.
enum {
    AT_HAND,
    AT_ZONES
};

// Things that can be looked at closely.
enum {
    THING_PLACE = THING_OWN, // at: a place
    THING_STACK,             // at: a place; owner
    THING_RACE,              // owner
    THING_UNIT,              // at: a kind of unit; owner: whose
    THING_PILE               // the discard pile
};

// Hit regions (HitTag.kind); the comments name the fields that are set.
enum {
    TAG_PLACE = TAG_OWN, // a: place
    TAG_STACK,           // a: place; seat
    TAG_ENTRY,           // a: index into own(table)->entry
    TAG_SLOT,            // a: index in the set of cards
    TAG_DECK,
    TAG_STEP, // a: a phase that can be skipped to
    TAG_DISCARD,
    TAG_FAN,  // a: place whose stacks are spread out
    TAG_UNIT, // in a battle: a: its kind; seat
    // Numbers. explain.c lists those that have an explanation.
    TAG_CREDITS_NUMBER, // seat
    TAG_REVENUE_NUMBER,
    TAG_UNITS_NUMBER,
    TAG_SYSTEMS_NUMBER,
    TAG_HAND_NUMBER,
    TAG_DUE_NUMBER, // seat: the winner, or likely winner, who gives it up
    TAG_BEYOND,     // a: 1: the side panel's list continues below, 0: above
    TAG_STORY       // a turn of the story of a round
};

// HitTag.a of a number in the side panel.
#define NUMBER_OF_SIDE 1

// Indices into CardRef.own of a dragged sprite.
enum {
    OWN_KIND,  // OwnKind
    OWN_UNITS, // of a fleet: number of units
    OWN_FORCE, // of a fleet: their force
    OWN_WHAT   // to be built: 1 + its verb's offset (0: a unit), the kind in OWN_UNITS
};
typedef enum OwnKind {
    OWN_CARD,
    OWN_FLEET,
    OWN_BUILDING // OWN_WHAT: a kind of unit, or UNITS_MAX + Mark
} OwnKind;

// What such a story means for the player.
#define STORY_FACTS 4
typedef struct StoryFact {
    const char *sign; // asset path
    Color color;
    char title[80], text[160];
    bool loss; // a system of the seat in front is lost
} StoryFact;

// The story of a round being told (story_show.h).
typedef struct StoryShow {
    RoundStory story;
    uint64_t began; // App.now at which it was at 0 ms
    float at;       // how far it is told, in ms
    float drawn;    // … when last drawn
    bool holds;     // it stands still
    bool alone;     // only `step` is shown, since the player chose it
    int step;       // the step it is at
    int heard;      // steps that have been heard
    int map;        // the map is that of the end of this step; -1: before the first; `steps`: it is today's
    StoryFact fact[STORY_FACTS];
    int facts;
} StoryShow;

typedef struct EmpiresTable {
    EmpiresLayout layout;
    MapLook look;
    EmpiresChoice choice;
    EmpiresSet set;
    SideEntry entry[SIDE_ENTRIES];
    GfxRect entry_rect[SIDE_ENTRIES];
    int entries;
    int first_entry;     // scroll position: first visible entry
    int held;            // sprite of a dragged thing that is not a hand card; NO_SPRITE
    uint8_t fanned;      // the kind of card of which those in the hand are fanned out; NONE
    uint8_t fan;         // the place whose stacks are spread out to be reached; NONE
    uint8_t pointed;     // the place pointed at or dragged over; NONE
    EmpiresChoice again; // what was built last: stays selected, to build it elsewhere too
    int again_after;     // … and how many commands had been given then
    uint8_t gives;       // the place of a battle whose losses are settled as is best for `giver`; NONE
    Seat giver;
    uint64_t marked;           // hand cards that are to be discarded, one bit each by position
    uint8_t throws[KINDS_MAX]; // … how many of each are being discarded, one after the other
    bool throwing, then_draws; // that goes on; and cards are drawn after it
    Seat thrower;
    uint8_t
        retreats;  // the place of a battle after which the seat in front chooses where to, on the map; NONE
    uint8_t named; // the place of a battle about whose losses somebody here was asked; NONE
    uint64_t reads_since; // App.now since which what came of it is read, without a click; 0: it is not
    bool stayed;          // movement was passed by itself, since the hand has no card that moves a fleet
    bool hurries;         // movement was ended in order to end the turn
    bool sure;            // … even if something could still be bought
    bool warned;          // the player asked to end the turn though units would be disbanded
    bool unspent;         // nothing was bought so far, though something could be (empires_leaves_unspent)
    bool asked_unspent;   // … and the player asked to end the turn all the same
    uint8_t asked;        // what the seat in front was asked when it last decided
    // Animated numbers, and what was drawn last.
    float credits[EMPIRES_SEATS];
    float drawn[EMPIRES_SEATS];
    uint8_t reckoned; // the dragged or pointed-at card that the battle was last drawn with; NONE
    uint8_t told;     // kind of the event that was shown last
    uint8_t left[SIDES][UNITS_MAX]; // units that have just retreated from a battle (empires_remember_retreat)
    EmpiresMotion motion;
    StoryShow story;
} EmpiresTable;

static inline EmpiresTable *own(const CardTable *table) {
    return table->own;
}

// The view that the table shows.
static inline const EmpiresView *seen(const CardTable *table) {
    return (const EmpiresView *)(const void *)table->view.bytes;
}

// The view that numbers are read from (EventClock.shown).
static inline const EmpiresView *shown(const CardTable *table) {
    return (const EmpiresView *)(const void *)table->clock.shown.bytes;
}

// The view by which piles and other seats' hands are counted (EventClock.settled).
static inline const EmpiresView *settled(const CardTable *table) {
    return (const EmpiresView *)(const void *)table->clock.settled.bytes;
}

static inline const Chart *empires_chart(const App *app, const CardTable *table) {
    return chart_of(empires_rules(app), &seen(table)->table);
}

// True if the seat in front decides and nothing is being shown.
bool empires_decides(const App *app, const CardTable *table);
// The same, and `kind` is what it is asked.
bool empires_is_asked(const App *app, const CardTable *table, AskKind kind);
// True if a battle with visible stacks is on: it replaces the map, but where the seat in front is asked where
// its stack retreats, which is seen on the map, and but for recaps that come by themselves: whoever sits at
// this screen has seen its own battles, and others' are told in their lines.
bool empires_shows_battle(const CardTable *table);
bool empires_is_staged(const CardTable *table, const EmpiresView *view); // the same for any view
// True while a recap runs that nobody asked for: it is short, and shows no battle.
bool empires_recaps_briefly(const CardTable *table);
// True if such a battle is on, whatever is seen of it.
bool empires_is_on_stage(const EmpiresView *view);
const char *empires_place_id(const App *app, const CardTable *table, uint8_t place);
const char *empires_place_name(const App *app, const CardTable *table, uint8_t place);
// named_places.c: places named on the screen now, one bit each; the map shows their names.
uint64_t empires_named(const App *app, const CardTable *table);
// How many systems win the game.
int empires_systems_to_win(const EmpiresRules *rules, const EmpiresBoard *s);

// The seat's next revenue: raids take it, but not more than it is.
static inline int empires_next_revenue(const EmpiresView *view, Seat seat) {
    const int revenue = view->revenue[seat], raid = view->table.seat[seat].raid;
    return raid < revenue ? revenue - raid : 0;
}

// ---- zones.c

void empires_begin(CardTable *table);
void empires_lay(App *app, CardTable *table);
int empires_cards(const CardTable *table, const void *view, uint8_t zone, CardRef out[ZONE_CARDS]);
GfxRect empires_place(const CardTable *table, uint8_t zone, int at, CardMode *mode);
void empires_reset(CardTable *table);
void empires_refresh(CardTable *table, float delay);
void empires_moved(App *app, CardTable *table);
void empires_took_over(CardTable *table);
bool empires_is_out(const CardTable *table, Seat seat);
void empires_update(App *app, CardTable *table);
void empires_table_trace(const CardTable *table, JsonOut *json);
bool empires_can_buy(const App *app);
// automatic.c: true if nobody but this seat's player plays here.
bool empires_is_only_person(const App *app, Seat front);
// automatic.c: how much of that time is left (GameShow.held_left).
float empires_held_left(const App *app, const CardTable *table);
// automatic.c: true while what came of a battle stays for its time, though no click is needed.
bool empires_outcome_is_read(const CardTable *table);
void empires_follow(App *app, CardTable *table); // automatic.c: carries out what needs no decision
// Goes on from movement or building to a later phase (the last one: ends the turn, unless something is asked
// on the way). empires_skip_to first asks while fleets can move or something can be bought; empires_skip_now
// does not ask. `sure`: nor on the way.
void empires_skip_to(App *app, CardTable *table, uint8_t phase);
void empires_skip_now(App *app, CardTable *table, uint8_t phase, bool sure);
// Answers all that the seat in front is asked about the losses of this battle, as is best for it: its own
// cheapest units, the other side's best (battle_settle.h).
void empires_settle_losses(App *app, CardTable *table);
// Discards the marked cards one after the other; then draws, where that comes next.
void empires_discard_marked(App *app, CardTable *table);

// ---- showing (events.c); sentences (log.c)

extern const EventLook empires_events[EVENT_COUNT];
extern const uint8_t empires_weights[EVENT_COUNT]; // GameShow.weights
void empires_show_begins(CardTable *table);
void empires_show(App *app, CardTable *table, const Event *event, const void *after);
void empires_scene_title(const App *app, const CardTable *table, const void *view, char *out, size_t size);
void empires_add_sounds(const App *app, const CardTable *table, const Event *event, const void *after,
                        EventSounds *sounds);
float empires_pause(const CardTable *table, const Event *event, const Event *next);
bool empires_moment(const CardTable *table, const Event *event, const void *after, bool goes_on);
bool empires_takes_thought(const Event *event);
bool empires_runs(const CardTable *table, const Event *next);
Motion empires_motion(const Event *event);
float empires_lands(const CardTable *table, const Event *event);
void empires_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]);

// ---- input (regions.c, side.c, clicks.c, keys.c, why.c, action.c)

void empires_regions(App *app, CardTable *table);
void empires_battle_regions(App *app, CardTable *table); // battle_regions.c: instead of the map's
// side.c: lists what can be clicked in the side panel, and where; and adds its regions.
void empires_list_side(App *app, CardTable *table);
void empires_side_regions(App *app, CardTable *table);
void empires_action_box(const App *app, const CardTable *table, ActionBox *box);
// action.c: true if units can't be paid and would be disbanded at the end of the turn.
bool empires_would_disband(const CardTable *table);
// action.c: true if the seat in front has bought nothing in this phase, though it could: ending the turn is
// asked about once. Not in a lesson.
bool empires_leaves_unspent(const App *app, const CardTable *table);
const char *empires_give_up_hint(const App *app, const CardTable *table);
const char *empires_undo_word(const App *app, uint8_t verb);
const char *empires_wanted_for(const App *app, const void *view, char *buffer, size_t size);
bool empires_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture);
bool empires_button(App *app, CardTable *table, const char *name);
bool empires_key(App *app, CardTable *table, KeyAction action);
bool empires_picked(const CardTable *table);
void empires_unpick(CardTable *table);
bool empires_places(const App *app, const CardTable *table);
bool empires_hit_answers(const App *app, const CardTable *table, const Hit *hit);
void empires_hint_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
void empires_hint_source(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
GfxRect empires_part(const CardTable *table, const char *name); // zones.c
int empires_take_up(App *app, CardTable *table, const Hit *hit);
bool empires_drop(App *app, CardTable *table, const Gesture *gesture);
// Says why the own stack there does not move now, and what to do. False: there is none, or nothing is to be
// said.
bool empires_say_stays(App *app, CardTable *table, uint8_t place);
// While cards must go (empires_must_go) says so. False: none must, or the seat in front does not decide.
bool empires_say_must_go(App *app, CardTable *table);
// why.c: the key of what no place has that this could be built at, in two words.
const char *empires_lacks_key(const EmpiresRules *rules, const Command *command);
void empires_refuse(App *app, CardTable *table, const Hit *hit);
void empires_pointed(App *app, CardTable *table, const Hit *hit);
void empires_wheel(App *app, CardTable *table, const Gesture *gesture);
void empires_pan(App *app, CardTable *table, float dx, float dy);
// Zooms around the centre of the view by a factor; 0: shows the whole map.
void empires_zoom(App *app, CardTable *table, float by);
void empires_hover(App *app, CardTable *table, const Gesture *gesture);
void empires_note_pointed(App *app, CardTable *table); // updates own(table)->pointed
// True if the hand card can be used now.
bool empires_is_of_use(const App *app, const CardTable *table, uint8_t card, int at);

// ---- what others did since the player's turn, told on the map (story_show.c)

extern const GameSummary empires_summary;
bool empires_pause_passes(const App *app, const CardTable *table); // GameShow.pause_passes

// ---- tokens of stacks (token.c)

// Rectangle of the token of stack `stack` of the view; w 0: not shown, as in a battle.
GfxRect empires_token_rect(const CardTable *table, int stack);
// Number of stacks in a territory; three or more are smaller until they are spread out.
int empires_stacks_at(const CardTable *table, uint8_t place);
// The panel behind spread-out stacks (own(table)->fan); w 0: none.
GfxRect empires_fan_rect(const CardTable *table);
// The centre of the first token in a territory.
void empires_token_spot(const CardTable *table, uint8_t place, float *x, float *y);
// What that stack's token shows.
TokenFace empires_token_face(const App *app, const CardTable *table, int stack);
// draw_map.c: the ring around the place where fleets meet, before they fight and while it is asked where the
// loser goes; w 0: they meet nowhere.
GfxRect empires_meeting_rect(const CardTable *table);
// draw_map.c: the rectangle of the chip with the revenue of the system at this place, window pixels; for
// every place, whether its chip is shown or not.
GfxRect empires_revenue_chip(const App *app, const CardTable *table, uint8_t place);

// ---- closer look (things.c, inspect.c, explain.c)

TableThing empires_thing(const App *app, const CardTable *table, const Hit *hit);
Seat empires_entry_seat(const CardTable *table); // whose units the side panel lists
TableThing empires_thing_at(const CardTable *table, float x, float y);
TableThing empires_held(const CardTable *table);
// Keeps the large picture of a hand card off the territories that it is aimed at.
GfxRect empires_popup_aside(const App *app, const CardTable *table, GfxRect popup);
bool empires_shows_large(const CardTable *table, const TableThing *thing);
bool empires_is_there(const CardTable *table, const TableThing *thing);
void empires_inspect_boxes(App *app, const CardTable *table, InspectBoxes *at);
void empires_inspect(App *app, const CardTable *table, const InspectBoxes *at);
void empires_inspect_regions(App *app, CardTable *table, const InspectBoxes *at);
bool empires_is_number(const HitTag *tag);
bool empires_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out);

// ---- drawing; none of these changes any state

void empires_draw_board(App *app, const CardTable *table);
void empires_draw_dock(App *app, const CardTable *table);
void empires_draw_moving(App *app, const CardTable *table); // draw_motion.c
void empires_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);
void empires_top(const App *app, const CardTable *table, char above[64], char below[64]);

HandCard empires_hand_card(const App *app, const CardTable *table, int at); // draw_dock.c

#endif
