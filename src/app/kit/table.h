// SPDX-License-Identifier: MIT
// A card table of any game: the kit's half of its state, and what the kit's files ask of each other. What is
// drawn is `view`, the last view shown; what can be done comes from session_legal alone. What is the game's
// own lies behind `own`; the game's table (game_table.h) supplies what only it can know.
#ifndef STARDECK_APP_KIT_TABLE_H
#define STARDECK_APP_KIT_TABLE_H

#include "app/kit/drift.h"
#include "app/kit/event_look.h"
#include "app/kit/layout.h"
#include "app/kit/table_parts.h"
#include "app/stage/context.h"
#include "engine/match.h"
#include "engine/story.h"
#include "gfx/timeline.h"

typedef struct Action Action;           // action.h
typedef struct FilledTable FilledTable; // filled_table.h
typedef struct GameTable GameTable;     // game_table.h

// Something that can be looked at closely.
typedef enum ThingKind {
    THING_NONE,
    THING_CARD,   // a card as printed: of the hand, on a pile
    THING_PLACED, // a card that lies in a zone: zone, at
    THING_OWN     // from here on the game's own kinds
} ThingKind;

typedef struct TableThing {
    uint8_t kind; // ThingKind
    uint8_t card; // THING_CARD
    Seat owner;
    uint8_t zone, at;
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
    bool foretold;          // there is a forecast of it (table_foretell)
    GfxRect within;         // the place that it speaks of
    uint64_t last;          // time of the last step
    bool has_laid;          // something lay there provisionally when the drag began:
    Command laid;           // this; it lies there again unless the drag leads to something else
    bool is_laid;           // that is the card that is held,
    bool to_hand;           // and it was let go on the hand, where it stays
} TableDrag;

// Why a drop was refused, beside the place where it was let go (bubble.c).
typedef struct RefusalBubble {
    char text[LOG_LINE_MAX]; // "": none
    float x, y;              // of the pointer then, window pixels
    uint64_t until;
    GfxRect drawn; // as drawn last, with its shadow
} RefusalBubble;

// Says for a moment that the turn of whoever looks has begun.
typedef struct TurnBanner {
    uint64_t from; // since then; 0: it is not there
    Seat seat;
    uint8_t round; // that has begun too; 0: none
} TurnBanner;

#define EVENTS_COMING 64

// Events that have begun and are yet to be seen (clock.c): each lands at its time, and no sooner than those
// before it.
typedef struct Landing {
    uint64_t at;
    EventSounds sounds; // that are heard then
} Landing;

typedef struct EventClock {
    View shown;             // after the last event that has landed: numbers are read from it
    View settled;           // … whose cards have come to where they go: piles and hands are counted by it
    int landed, settled_to; // so many of the session's events
    Landing landing[EVENTS_COMING];
} EventClock;

typedef struct CardTable {
    const GameTable *game; // filled: no function in it but draw_card is NULL
    FilledTable *filled;   // that is it; owned, with `own`
    void *own;             // the game's half: game->own_bytes, zero to begin with
    void *looks;
    const Words *looks_words; // they were made from
    char looks_language[8];
    TableLayout layout;
    View view; // where cards lie and what may be done; for numbers and piles see `clock`
    EventClock clock;
    Seat front; // whose hand lies in front
    Scene scene;
    Timeline timeline;
    float points[SEATS_MAX], points_drawn[SEATS_MAX]; // as counted up (Standing.number), and as drawn last
    LogPanel log[LOG_PANELS];
    unsigned log_until;        // the log is shown up to that event of the game
    char ticker[LOG_LINE_MAX]; // the sentence of the event being shown

    unsigned version; // of the session when it was last looked at
    bool showing;     // events are being shown
    bool steady;      // … and what could be done before them looks as it did: its turn has not passed
    int next_event;   // the next one
    Seat turn_before; // whose turn it was before them
    uint64_t pause_until;
    Seat beat_of; // a computer seems to think until then, before its first event; SEAT_NONE: none does
    uint64_t beat_from;
    bool thinks; // … or really thinks (SESSION_THINKING), for as long as that takes
    TurnBanner banner;
    uint64_t news[ZONES_MAX]; // cards that are new since the viewer's last turn: one bit each, by place
    uint64_t news_of;         // hash of the match they were found in
    bool recap;               // what is shown has happened while others were looking
    bool recap_held;          // held where the table was held (Story.holds)
    uint64_t end_at;          // the turn ends by itself then; 0: no

    bool follows; // `follow` does, as soon as somebody here decides again (follow_up.h)
    Command follow;

    TableDrag drag;
    RefusalBubble bubble;
    TableThing looked_at; // shown large in the rail: what the pointer came over last, or was named by a key
    uint64_t popup_due;   // where there is no rail it is shown from then on; 0: now
    uint64_t leave_at;    // it was left: in the rail it is shown until then; 0: it was not
    TableThing told;      // the card that the sentence names
    Seat told_turn;       // in whose turn it happened, and in which round
    uint8_t told_round;
    uint8_t overlay; // Overlay
    bool gives_up;   // the menu asks whether that is meant
    uint8_t below;   // Overlay that comes back when the inspector closes
    TableThing inspect;
    Drift drift; // of its painting
    ExplainBox explain;
    char focus_before[OVERLAYS][HIT_ID_MAX]; // had the keyboard focus when that overlay was opened
    char log_focus[HIT_ID_MAX];              // the line of the history that had the keyboard focus last
    bool hinted;                             // a hint has been asked for (hint.c)
    bool aimed;                              // the notice is about what is pointed at, and goes with it
    char notice[LOG_LINE_MAX];               // why something can't be done; before the hint, or instead of it
    uint64_t notice_until;                   // then it has been read, and the hint is back
    bool notice_passes;                      // it holds no longer than until something else is shown or asked
} CardTable;

// The table as a screen: enter, leave and so on are given a CardTable. table_screen (stage/screen.h) is it.

// ---- what can be done now

typedef struct LegalList {
    const Command *item; // as session_legal gives them
    int count;
} LegalList;

bool table_deciding(const App *app);                     // somebody at this table is to choose
LegalList table_legal(const App *app);                   // empty when not deciding
bool table_is_shared(const App *app);                    // by several persons: hands are hidden
Question table_question(const CardTable *table);         // that is open in the shown view
bool table_asks(const App *app, const CardTable *table); // another decision than the own turn
Standing table_standing(const CardTable *table);         // of the shown view

// ---- whom the table speaks of (voice.c)

// The seat that has to do something now, or whose turn is being shown: its chip is lit, its panel is marked,
// the title of the action box is about it. SEAT_NONE: nobody's, as while rows are scored.
Seat table_named(const App *app, const CardTable *table);
// Whose turn it is while that seat is asked in the middle of it (filled chip and ring); else the same.
Seat table_turn(const App *app, const CardTable *table);
// The panel of a seat, marked if it is the one.
void draw_seat_panel(App *app, const CardTable *table, GfxRect rect, Seat seat);

// ---- what passes by (banner.c, beat.c, news.c)

// The session has come to rest: the turn's beginning is announced, unless it has been or the viewer is in the
// middle of it.
void banner_follow(App *app, CardTable *table);
bool banner_update(App *app, CardTable *table); // true: it is there
void banner_end(App *app, CardTable *table);    // at once
void draw_banner(App *app, const CardTable *table);

// What is new since the viewer's last turn (news.c): found when the own turn has come; looked at when the
// pointer comes over it, and all of it when the viewer acts.
void news_follow(App *app, CardTable *table);
void news_look(App *app, CardTable *table, const Hit *hit); // NULL: nothing
void news_end(App *app, CardTable *table);
bool news_is(const CardTable *table, uint8_t zone, uint8_t at);
void draw_news(App *app, const CardTable *table);

// What begins to be shown is a computer's doing: it thinks first. Returns how long, in ms.
void beat_follow(const App *app, CardTable *table); // nothing is to be shown: does one think?
float beat_begin(const App *app, CardTable *table);
bool beat_update(App *app, CardTable *table); // true: it goes on, and nothing else is to be shown
bool beat_skip(App *app, CardTable *table);   // false: there was none
float beat_glow(const App *app, const CardTable *table, Seat seat); // 0 to 1: how the chip pulses
#define BEAT_GLOW 22.0F                                             // logical pixels of light around it

// What a computer would do (hint.c): may that be asked now; asked, or not any more; in words, for the action
// box; and where it lies, lit. It is gone with the next command, and with the curtain.
bool hint_is_offered(const App *app); // is there a sign for it at this table?
bool hint_can(const App *app);        // … that can be clicked now
void hint_toggle(App *app, CardTable *table);
void hint_drop(App *app, CardTable *table);
void hint_say(const App *app, const CardTable *table, Action *action); // nothing, where there is none
// It has the place of the instruction: until something is picked, for then that is told what to do with it.
bool hint_leads(const CardTable *table);
void draw_hint_lights(App *app, const CardTable *table);

// ---- following the session (table_screen.c)

// Takes over what has changed in the session at once, regions too; else that is done before the next frame.
void table_follow(App *app, CardTable *table);

// ---- events (show.c)

void table_show_begin(App *app, CardTable *table);
bool table_show_step(App *app, CardTable *table); // true: there is more to come
void table_show_next(App *app, CardTable *table); // what moves is there, the next event begins
void table_show_skip(App *app, CardTable *table); // all of them

// What can be done has been found out, at rest: that is how it looks until the turn passes.
void table_keep_lights(App *app, CardTable *table);
void table_forget_lights(CardTable *table);

// ---- when events are seen (clock.c)

// All of the view is there to be seen, and nothing is on its way.
void clock_still(CardTable *table);
// Ms until what the event does is there.
float clock_lands(const CardTable *table, const Event *event);
// An event begins (it is the one before next_event): before it is shown, and when the view after it has been
// taken over.
void clock_hear(App *app, CardTable *table, const Event *event, const void *after);
void clock_start(App *app, CardTable *table, const Event *event);
bool clock_run(App *app, CardTable *table);    // what is due lands; true: something is yet to come
void clock_finish(App *app, CardTable *table); // all lands now
void clock_skip(App *app, CardTable *table);   // unseen and unheard: only the last line is told

// ---- the end of the turn (table_screen.c)

// Seconds until the turn ends by itself; 0: it does not.
int table_end_seconds(const App *app, const CardTable *table);

// ---- positions and regions (regions.c)

void table_lay(App *app, CardTable *table);     // layout and scene for window and view
void table_regions(App *app, CardTable *table); // app->hits
void table_log_regions(App *app, const CardTable *table);

// ---- hands on the table (gestures.c, drag.c)

void table_gesture(App *app, CardTable *table, const Gesture *gesture);
// The pointer, a held card or the focus came there: says why what is greyed can't take the card.
// The rail lets go of what was pointed at, when its time is up.
void table_look_away(App *app, CardTable *table);
void table_aim(App *app, CardTable *table, const Hit *hit); // NULL: to nothing
void table_submit(App *app, CardTable *table, const Command *command);
// Says why the command would be refused; nothing, where it would not.
void table_ask_why(App *app, CardTable *table, const Command *command);
bool table_drag_start(App *app, CardTable *table, const Gesture *gesture);
void table_drag_move(App *app, CardTable *table, const Gesture *gesture);
void table_drag_end(App *app, CardTable *table, const Gesture *gesture); // dropped
void table_drag_cancel(App *app, CardTable *table);
// Say why (refuse.c): what was let go does not stay there and goes back; nothing, where it was put back. And
// why what lies at that region can't be taken up now.
void table_refuse_drop(App *app, CardTable *table, const Gesture *gesture);
void table_refuse_drag(App *app, CardTable *table, const Hit *hit, const Gesture *gesture);
// The notice, beside the pointer, for as long as it takes to be read; nothing, where there is no notice. It
// is over with the next thing that is done. What is held over a place that refuses it has one, too.
void bubble_say(App *app, CardTable *table, float x, float y);
void bubble_end(CardTable *table);
void bubble_update(App *app, CardTable *table);
GfxRect bubble_rect(App *app, const CardTable *table); // w 0: there is none
void draw_bubble(App *app, const CardTable *table);
// Something that is no card of a zone, as a sprite of its own that stands at the region: to be held
// (GameHands.take_up). NO_SPRITE: all are in use.
int table_take_new(App *app, CardTable *table, const Hit *hit, CardRef card);
void table_let_go(CardTable *table); // the held card sinks, and belongs where its zone says
bool table_drag_update(App *app, CardTable *table);
// The hit that is meant: the one a card is held over, else gesture_target; its id ("": none), and itself.
const char *table_meant(const App *app, const CardTable *table);
const Hit *table_meant_hit(const App *app, const CardTable *table);
void table_unpick(App *app, CardTable *table);                   // what was picked is let go, by the player
void table_notice(App *app, CardTable *table, const char *text); // NULL: none
// Once it has had the time to be read it goes, so that what is asked stands there again.
void table_notice_update(App *app, CardTable *table);

void table_open(App *app, CardTable *table, uint8_t overlay);           // Overlay; a click closes it
void table_button(App *app, CardTable *table, const char *name);        // a click on "button:NAME"
void table_undo(App *app, CardTable *table);                            // or says why that can't be
void table_skip(App *app, CardTable *table);                            // all that is being shown, recaps too
bool table_scroll_log(App *app, CardTable *table, int which, int rows); // false: it can't

// ---- keys (keys.c)

void table_key(App *app, CardTable *table, const Gesture *gesture);
bool table_arrow(App *app, CardTable *table, const Gesture *gesture); // true: it moved something
KeyAction table_key_of(const char *hit_id); // the one that stands for that button, or ACTION_NONE
void table_mark_first(App *app, const CardTable *table);          // Hit.first, when all regions are there
bool table_press(App *app, CardTable *table, const char *hit_id); // as a click by key; false: it is not there
void table_focus_card(App *app, uint8_t card);                    // of the hand

// ---- looking closely (things.c)

TableThing table_thing(const App *app, const CardTable *table, const Hit *hit); // NULL: nothing
TableThing thing_card(uint8_t card, Seat owner); // THING_NONE for none and hidden ones
TableThing thing_placed(const CardTable *table, uint8_t zone, int at);
// The card that lies there now, NULL: none.
const CardRef *table_card_at(const CardTable *table, uint8_t zone, int at);
bool table_is_worth_a_look(const CardTable *table, TableThing thing);
bool table_thing_same(TableThing a, TableThing b);
// A click on what does nothing looks at it closely; but one of a row of clicks that began on something else
// meant that, not what has come to lie there.
void table_look_closely(App *app, CardTable *table, TableThing thing);
void table_inspect(App *app, CardTable *table, TableThing thing);
bool table_inspect_step(App *app, CardTable *table, int step); // along the zone
bool table_inspects_more(const CardTable *table, int step);    // is there another card on that side?
CardLook table_thing_look(const App *app, const CardTable *table, TableThing thing);
uint8_t table_thing_card(const CardTable *table, TableThing thing); // NONE: no card

// ---- drawing; each draws what its name says and changes nothing

void draw_top_bar(App *app, const CardTable *table);
GfxRect seat_chip_rect(const CardTable *table, Seat seat);  // w 0: another seat's stands for it
void draw_log(App *app, const CardTable *table, int panel); // LOG_RAIL, LOG_DRAWER
void draw_recap(App *app, const CardTable *table);          // in place of the hand
void draw_action(App *app, const CardTable *table);
void draw_rail(App *app, const CardTable *table);
void draw_popup(App *app, const CardTable *table);
void draw_forecast_box(App *app, const CardTable *table);     // where there is no rail
GfxRect table_forecast_box(App *app, const CardTable *table); // w 0: there is none
bool table_forecast_is_low(const CardTable *table);           // does its box stand low in its place?
bool table_has_forecast(App *app, const CardTable *table);    // of what is held, where it is held
void table_foretell(App *app, CardTable *table); // asks for that of a card held by the mouse, once a place
void draw_flying(App *app, const CardTable *table);
void draw_flares(App *app, const CardTable *table);          // above everything that lies or flies
bool table_flown_over(const CardTable *table, GfxRect rect); // is a card on its way there, above all?
void draw_inspector(App *app, const CardTable *table);
void draw_save_note(App *app, const CardTable *table); // the game can't be saved
void draw_menu(App *app, const CardTable *table);

// Regions of overlays, beside their drawing.
void inspector_regions(App *app, CardTable *table);
void save_note_regions(App *app, CardTable *table);
void menu_regions(App *app, CardTable *table);
bool table_menu_click(App *app, CardTable *table, const char *id); // false: no entry of it
// The large card that stands in for the rail, without its shadow; w 0: none.
GfxRect popup_rect(const App *app, const CardTable *table);
void popup_damage(App *app, const CardTable *table);

#endif
