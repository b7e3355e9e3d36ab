// SPDX-License-Identifier: MIT
// A card table of any game: the kit's part of its state, and the functions the kit's files call in each
// other. The table draws `view`, the last view shown; what can be done comes only from session_legal. The
// game's part of the state is behind `own`, and the game's table (game_table.h) supplies what only the game
// can know.
//
// Rectangles are window pixels; w 0 means that there is none. Times are App.now, in ms.
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

typedef struct ActionBox ActionBox;       // action.h
typedef struct PressThrough PressThrough; // press_through.h
typedef struct FilledTable FilledTable;   // filled_table.h
typedef struct GameTable GameTable;       // game_table.h

// Something that can be looked at closely.
typedef enum ThingKind {
    THING_NONE,
    THING_CARD,   // a card as printed: of the hand, on a pile
    THING_PLACED, // the card at `zone`, `at`
    THING_OWN     // the game's own kinds start here
} ThingKind;

typedef struct TableThing {
    uint8_t kind; // a ThingKind
    uint8_t card; // THING_CARD: index into the pack's cards
    Seat owner;
    uint8_t zone, at;
    uint8_t line; // the line of the log that names it, counting visible lines from 1; 0: none
} TableThing;

typedef enum Overlay {
    OVERLAY_NONE,
    OVERLAY_INSPECT,
    OVERLAY_LOG,  // the drawer; the game goes on beside it
    OVERLAY_MENU, // the game pauses
    OVERLAYS
} Overlay;

typedef struct TableDrag {
    bool on;
    int sprite;
    float grab_x, grab_y;   // from the card's corner to the pointer
    float speed_x, speed_y; // of the spring
    float x, y;             // the pointer
    char over[HIT_ID_MAX];  // id of the region under it
    bool foretold;          // there is a forecast for it (table_update_forecast)
    GfxRect within;         // the place the forecast is about
    uint64_t last;          // time of the last step of the spring
    // If a card was laid (SESSION_LAID) when the drag began, it is taken back first:
    bool has_laid; // there was one
    Command laid;  // its command, laid again unless the drag leads to something else
    bool is_laid;  // it is the dragged card itself,
    bool to_hand;  // and was dropped on the hand, where it stays
} TableDrag;

// Says next to the pointer why a drop was refused (bubble.c).
typedef struct RefusalBubble {
    char text[LOG_LINE_MAX]; // "": none
    float x, y;              // the pointer at the drop
    uint64_t until;
    GfxRect drawn; // as last drawn, with its shadow
} RefusalBubble;

// Announces the viewer's turn for a moment, or what the game says.
typedef struct TurnBanner {
    uint64_t from; // App.now when it appeared; 0: not shown
    Seat seat;
    uint8_t round;             // the round, if a new one has begun; else 0
    char large[80], small[80]; // banner_say's words; "": it is the turn
} TurnBanner;

// A moment that hurrying does not jump over (GameShow.moment).
typedef enum HurryMoment {
    MOMENT_NONE,
    MOMENT_SHOWN, // it is shown as if nobody hurried
    MOMENT_LEFT   // the rest of it is jumped over too
} HurryMoment;

// What others do is done at once, and summed up (hurry.h).
typedef struct TableHurry {
    bool on;
    bool asked;          // somebody here has been asked since, and nothing has been answered yet
    uint8_t moment;      // a HurryMoment; only while `on`
    bool told_out;       // a pause, or a move of others, has told that no person here has a turn to come
    bool out;            // … and that pause is over
    uint64_t look_until; // when a pause that concerns only others ends; 0: there is none
    uint64_t look_from;  // when it began
    unsigned since;      // the last event of one's own turn
    unsigned to;         // the last event of the others' turns; 0: nothing has been summed up
    Standing before;     // the numbers at `since`
    Standing after;      // the numbers at `to`
    uint64_t shown;      // App.now when the summary appeared; 0: there is none
    uint64_t until;      // when it goes; 0: when something is done
    bool by_game;        // the game tells it on its board (GameSummary)
    int page;
    bool peeked; // the rest is unfolded as long as the pointer is over it
    GfxRect box; // of the summary
} TableHurry;

#define EVENTS_COMING 64 // most events that have begun but not landed

// An event that has begun but whose effect is not seen yet (clock.c). Events land in order.
typedef struct Landing {
    uint64_t at;        // when it lands
    EventSounds sounds; // played then
} Landing;

#define SOUNDS_COMING 16 // most sounds that are heard later (event_sound_after)

typedef struct EventClock {
    View shown;             // after the last event that has landed: numbers are read from it
    View settled;           // after the last one whose cards have arrived: piles and hands are counted by it
    int landed, settled_to; // how many of the session's events these are
    Landing landing[EVENTS_COMING]; // ring buffer, by event
    struct {
        uint64_t at; // 0: none
        SoundKind kind;
        uint8_t step; // semitones up
    } sound[SOUNDS_COMING];
} EventClock;

typedef struct CardTable {
    const GameTable *game;    // filled: its functions are not NULL, except as filled_table.h says
    FilledTable *filled;      // what `game` is part of; owned, in one block with `own`
    void *own;                // the game's part: game->own_bytes, initially zero
    void *looks;              // from GameCardLook.open; owned
    const Words *looks_words; // the words they were made from
    char looks_language[8];
    TableLayout layout;
    View view; // where cards are and what can be done; for numbers and piles see `clock`
    EventClock clock;
    Seat front; // whose hand is in front
    Scene scene;
    Timeline timeline;
    const void *beside;  // floats of the game's own that nobody waits for while they move; NULL: none
    size_t beside_bytes; // …
    float points[SEATS_MAX], points_drawn[SEATS_MAX]; // Standing.number while counting; as last drawn
    LogPanel log[LOG_PANELS];
    unsigned log_until;        // the history is shown up to this event number of the game
    char ticker[LOG_LINE_MAX]; // the sentence of the event being shown

    unsigned version;     // session_version when last followed
    bool showing;         // events are being shown
    bool theirs;          // … that others cause than the person in front
    bool steady;          // … and what the player can do keeps its look, since the turn has not passed
    bool goes_on;         // … others go on where the last command left the table, which is drawn already
    int next_event;       // index of the next event to begin
    Seat turn_before;     // whose turn it was before the events
    bool calms;           // what is being shown is calm (GameShow.calm)
    Seat spent_in;        // … and in which others have been watched for
    float spent;          // … so long, in ms at their speed
    uint64_t spent_at;    // ms (App.now): added up until then
    uint64_t recap_from;  // ms (App.now): the recap began
    uint64_t pause_until; // ms (App.now): the next event begins then at the earliest
    uint64_t paused_at;   // … since then
    GfxRect passing;      // where the bar of a moment that goes on by itself was drawn last (passing.h) …
    float passing_w;      // … and how long it was
    int told_from;        // the event with which what is told in steps (GameShow.telling) began
    Seat beat_of;         // the computer that appears to think until `pause_until`; SEAT_NONE: none
    uint64_t beat_from;   // when it began to
    Seat thought;         // whose turn it was at the last pause for thought; SEAT_NONE: there was none yet
    bool thinks;          // `beat_of` is really thinking (SESSION_THINKING)
    TurnBanner banner;
    TableHurry hurry;
    uint64_t news[ZONES_MAX]; // per zone, bit i: card i is new since the viewer's last turn
    uint64_t news_of;         // hash of the match they were found in
    bool recap;               // the events are a recap
    bool recap_asked;         // … that the player asked for: everything is shown, and takes its time
    char recap_title[80];     // … what is told: a scene by its name; empty: what has happened meanwhile
    bool recap_held;          // … which stands still where the game paused (Story.holds)
    uint64_t end_at;          // when the turn ends automatically; 0: it does not

    PressThrough *through; // what can be pressed while one's own move is shown (press_through.h); owned

    bool follows; // `follow` will be submitted when somebody here decides again (follow_up.h)
    Command follow;

    TableDrag drag;
    RefusalBubble bubble;
    TableThing looked_at; // what is shown large: last pointed at, or chosen by keys
    uint64_t popup_due;   // without a rail: when its pop-up appears; 0: now
    uint64_t leave_at;    // the pointer has left it: when the rail drops it; 0: it has not
    TableThing told;      // the card that `ticker` names
    Seat told_turn;       // whose turn, and which round, that event belongs to
    uint8_t told_round;
    uint8_t overlay; // an Overlay
    bool gives_up;   // the menu asks whether to concede
    uint8_t below;   // the Overlay to return to when the inspector closes
    TableThing inspect;
    Drift drift; // of the painting in the inspector
    ExplainBox explain;
    char focus_before[OVERLAYS][HIT_ID_MAX]; // the region that had the focus when the overlay was opened
    char log_focus[HIT_ID_MAX];              // the line of the history that had the focus last
    bool hinted;                             // a hint has been asked for (hint.c)
    bool aimed;                // `notice` is about what is pointed at, and ends when that changes
    char notice[LOG_LINE_MAX]; // why something can't be done; shown before or instead of the hint
    uint64_t notice_until;     // when it ends
    bool notice_passes;        // it ends when something else is shown or asked
} CardTable;

// The table as a screen is table_screen (stage/screen.h); its functions get a CardTable.

// ---- what can be done now

typedef struct LegalList {
    const Command *item; // as session_legal: valid until the session changes
    int count;
} LegalList;

bool table_deciding(const App *app);                     // SESSION_DECIDING
LegalList table_legal(const App *app);                   // empty unless deciding
bool table_is_shared(const App *app);                    // several persons play, so hands must be hidden
Question table_question(const CardTable *table);         // the open question of the shown view
bool table_asks(const App *app, const CardTable *table); // deciding, but not about one's own turn
Standing table_standing(const CardTable *table);         // of the shown view

// ---- which seat the table refers to (voice.c)

// The seat that has to act now, or whose turn is being shown: its chip has a ring, its panel is marked, and
// the title of the action box names it. SEAT_NONE: nobody's, as during scoring.
Seat table_active_seat(const App *app, const CardTable *table);
// Whose turn it is, if the named seat is asked in the middle of it (its chip is filled); else the same seat.
Seat table_turn_seat(const App *app, const CardTable *table);
// Draws a seat's panel, marked if it is the named one.
void draw_seat_panel(App *app, const CardTable *table, GfxRect rect, Seat seat);

// ---- banner, pauses for thought, news, hints (banner.c, thinking.c, news.c, hint.c)

// Call when the session has come to rest: announces the viewer's turn if it begins and was not announced
// before.
void banner_follow(App *app, CardTable *table);
bool banner_update(App *app, CardTable *table); // true: it is shown
void banner_end(App *app, CardTable *table);    // hides it at once
// Announces something else to the seat in front, such as a phase of its turn: a large line and a small one
// (both copied). Not with animation off.
void banner_say(App *app, CardTable *table, const char *large, const char *small);
void draw_banner(App *app, const CardTable *table);

// Cards that are new since the viewer's last turn. They are found when its turn begins, and marked until the
// pointer comes over them; all marks end when the viewer acts.
void news_follow(App *app, CardTable *table);
void news_mark_seen(App *app, CardTable *table, const Hit *hit); // `hit` may be NULL
void news_clear(App *app, CardTable *table);
bool news_is_marked(const CardTable *table, uint8_t zone, uint8_t at); // this card is marked as new
void draw_news(App *app, const CardTable *table);

// Before a computer's command is shown there is a pause for thought. Call thinking_follow while no event is
// to be shown: notes whether a computer is thinking. Call thinking_begin when events are to be shown: returns
// the pause in ms, 0 for none.
void thinking_follow(const App *app, CardTable *table);
float thinking_begin(const App *app, CardTable *table);
bool thinking_update(App *app, CardTable *table); // true: it goes on, and no event may begin
bool thinking_skip(App *app, CardTable *table);   // false: there was none to skip
// How many of THINKING_DOTS dots are lit at the place of a computer that thinks; 0: it does not.
int thinking_dots(const App *app, const CardTable *table, Seat seat);
#define THINKING_DOTS 3
float thinking_glow(const App *app, const CardTable *table, Seat seat); // glow of the seat's chip, 0 to 1
#define THINKING_GLOW 22.0F                                             // logical pixels the glow extends

// A hint: what a computer would do, in words in the action box, and as lights on the table. It ends with the
// next command and with the curtain.
bool hint_is_offered(const App *app);         // this table has a sign for hints
bool hint_can(const App *app);                // a hint can be asked for now
void hint_toggle(App *app, CardTable *table); // asks for a hint, or drops the one there is
void hint_drop(App *app, CardTable *table);   // drops the hint, if there is one
void hint_say(const App *app, const CardTable *table,
              ActionBox *box); // writes the hint, if there is one, into the box
// True if the hint replaces the instruction: until something is selected, when the instruction comes first.
bool hint_leads(const CardTable *table);
void draw_hint_lights(App *app, const CardTable *table);
// True for a region that is lit for the command: what to click next, and where it goes. No more than these
// two, and the cards that must be selected for it.
bool hint_lights(const App *app, const CardTable *table, const Command *command, const Hit *hit);

// Why the rules refuse a command, in `buffer` or valid until the language changes; and why nothing can be
// undone (not for UNDO_POSSIBLE), likewise.
const char *table_refusal(const App *app, const CardTable *table, const Command *command, Verdict verdict,
                          char buffer[LOG_LINE_MAX]);
const char *table_undo_refusal(const App *app, SessionUndo state);

// ---- following the session (table_screen.c)

// Adopts the session's view at once, without showing events and without regions: for text, which draws
// nothing.
void table_stand(App *app, CardTable *table);

// Adopts the session's changes at once, and renews the regions. Otherwise that happens before the next frame.
void table_follow(App *app, CardTable *table);

// ---- showing events (show.c)

void table_show_begin(App *app, CardTable *table);           // starts showing the session's waiting events
bool table_show_step(App *app, CardTable *table);            // true: there is more to come
void table_show_next(App *app, CardTable *table);            // finishes what moves and begins the next event
void table_show_skip(App *app, CardTable *table);            // skips all events
void table_show_jump(App *app, CardTable *table, int event); // … those before this one
bool table_show_pauses(const App *app, const CardTable *table); // the next event has to wait
// When the event that begins now was due, in ms (App.now): less than a frame ago, or now.
uint64_t table_show_from(const App *app, const CardTable *table);

// Call at rest, when it is known what can be done: keeps that look of the hand's cards, and of what a game
// draws by `steady`, until the turn passes.
void table_keep_brightness(App *app, CardTable *table);
// Forgets what table_keep_brightness has kept.
void table_reset_brightness(CardTable *table);

// ---- when events land (clock.c)

void clock_reset(App *app, CardTable *table); // everything of table->view is visible, nothing is under way
float clock_lands(const CardTable *table, const Event *event); // ms, at speed 1, until its effect is visible
// The event before next_event begins. clock_queue_sounds: before it is shown; plays or queues its sounds.
// clock_schedule: when the view after it has been adopted.
void clock_queue_sounds(App *app, CardTable *table, const Event *event, const void *after);
void clock_schedule(App *app, CardTable *table, const Event *event);
bool clock_land_due(App *app, CardTable *table); // lands what is due; true: more is to come
void clock_land_all(App *app, CardTable *table); // lands everything now
// Lands everything unheard; only the last line becomes the ticker.
void clock_skip(App *app, CardTable *table);

// ---- the end of the turn (table_screen.c)

// Seconds until the turn ends automatically; 0: it does not.
int table_end_seconds(const App *app, const CardTable *table);

// ---- positions and regions (regions.c)

void table_lay(App *app, CardTable *table);     // lays out table->view for the window and resets the scene
void table_regions(App *app, CardTable *table); // adds all regions to app->hits
void table_log_regions(App *app, const CardTable *table); // of the history, in rail or drawer

// ---- clicks and drags (gestures.c, drag.c)

// Any gesture on the table, by kit or game.
void table_gesture(App *app, CardTable *table, const Gesture *gesture);
void table_look_away(App *app, CardTable *table);  // each frame: the rail drops what was left some time ago
void table_look_again(App *app, CardTable *table); // each layout: what lies under the pointer now
// The pointer, a held card or the focus is on `hit` (NULL: on nothing): says why a disabled place does not
// accept the card.
void table_explain_target(App *app, CardTable *table, const Hit *hit);
// Submits or lays the command. If it is refused, the refusal becomes the notice.
void table_submit(App *app, CardTable *table, const Command *command);
// Makes the refusal the command would get the notice; does nothing if it would be accepted.
void table_ask_why(App *app, CardTable *table, const Command *command);
// For GESTURE_DRAG_START. False: nothing can be dragged there, which is explained.
bool table_drag_start(App *app, CardTable *table, const Gesture *gesture);
void table_drag_move(App *app, CardTable *table, const Gesture *gesture);
void table_drag_end(App *app, CardTable *table, const Gesture *gesture); // dropped
void table_drag_cancel(App *app, CardTable *table);
// Explain refused drags (refuse.c). table_refuse_drop: the card was not accepted and goes back; says nothing
// if it was put back on purpose. table_refuse_drag: what is at the region can't be picked up now.
void table_refuse_drop(App *app, CardTable *table, const Gesture *gesture);
void table_refuse_drag(App *app, CardTable *table, const Hit *hit, const Gesture *gesture);
// The bubble next to the pointer: repeats the notice at x, y, if there is one, for as long as reading takes
// or until something else is done. While a card is held over a place that refuses it the bubble follows the
// card.
void bubble_say(App *app, CardTable *table, float x, float y);
void bubble_end(CardTable *table);
void bubble_update(App *app, CardTable *table);
// Where the bubble is now, without its shadow; w 0: it is not shown.
GfxRect bubble_rect(App *app, const CardTable *table);
void draw_bubble(App *app, const CardTable *table);
// A new sprite at the region, to be held (GameHands.take_up), for something that is no card of a zone.
// NO_SPRITE: all are in use.
int table_take_new(App *app, CardTable *table, const Hit *hit, CardRef card);
void table_let_go(CardTable *table); // ends the drag: the held card sinks; scene_arrange moves it
bool table_drag_update(App *app, CardTable *table); // true: the held card still moves
// The region that is meant: under the held card, else under the pointer or the focus. Its id ("": none),
// valid until that changes; and the hit (NULL: none), valid until app->hits changes.
const char *table_target_id(const App *app, const CardTable *table);
const Hit *table_target_hit(const App *app, const CardTable *table);
void table_deselect(App *app, CardTable *table);                 // deselects on the player's request
void table_notice(App *app, CardTable *table, const char *text); // copied; NULL: none
void table_notice_update(App *app, CardTable *table);            // ends the notice when it has been read

void table_open(App *app, CardTable *table, uint8_t overlay);    // opens an Overlay
void table_button(App *app, CardTable *table, const char *name); // presses "button:NAME"
void table_undo(App *app, CardTable *table);                     // or says why it is impossible
void table_skip(App *app, CardTable *table);                     // skips everything being shown, recaps too
// Scrolls a panel (LOG_…) by rows, positive: to older ones. False: it is at its end.
bool table_scroll_log(App *app, CardTable *table, int which, int rows);

// ---- keys (keys.c)

void table_key(App *app, CardTable *table, const Gesture *gesture);
bool table_arrow(App *app, CardTable *table, const Gesture *gesture); // arrow keys; true: handled
KeyAction table_key_of(const char *hit_id); // the key that presses that button; ACTION_NONE: none
void table_mark_first(App *app, const CardTable *table); // sets Hit.first; call when all regions are added
bool table_press(App *app, CardTable *table,
                 const char *hit_id);          // clicks by key; false: no such region, or disabled
void table_focus_card(App *app, uint8_t card); // moves the focus to this card of the hand, if it is there

// ---- looking closely (things.c)

TableThing table_thing(const App *app, const CardTable *table, const Hit *hit); // `hit` may be NULL
TableThing thing_card(uint8_t card, Seat owner);                       // THING_NONE for NONE and CARD_HIDDEN
TableThing thing_placed(const CardTable *table, uint8_t zone, int at); // THING_NONE: no card is there
// The card at a place; NULL: none. Valid until the scene changes.
const CardRef *table_card_at(const CardTable *table, uint8_t zone, int at);
bool table_can_inspect(const CardTable *table, TableThing thing); // the viewer may look at it closely
bool table_thing_same(TableThing a, TableThing b);
// For a click on something that does nothing: inspects it, unless the click is one of a quick series that
// began on something else.
void table_inspect_click(App *app, CardTable *table, TableThing thing);
// Opens the inspector, if it is worth a look.
void table_inspect(App *app, CardTable *table, TableThing thing);
// To the next card of the zone, `step` 1 or -1 (false: there is none); and whether there is one.
bool table_inspect_step(App *app, CardTable *table, int step);
bool table_inspects_more(const CardTable *table, int step);
CardLook table_thing_look(const App *app, const CardTable *table, TableThing thing); // only for cards
uint8_t table_thing_card(const CardTable *table, TableThing thing); // NONE: no card, or a hidden one

// ---- drawing; these change nothing

void draw_top_bar(App *app, const CardTable *table);
GfxRect seat_chip_rect(const CardTable *table, Seat seat);  // w 0: an ally's chip stands for it
void draw_log(App *app, const CardTable *table, int panel); // LOG_RAIL, LOG_DRAWER
void draw_recap(App *app, const CardTable *table);          // in place of the hand, while a recap is shown
void draw_action_box(App *app, const CardTable *table);
void draw_rail(App *app, const CardTable *table);      // nothing without a rail
void draw_rail_hint(App *app, const CardTable *table); // that cards are shown there: GameThings.draw_nothing
// The pop-up with the large card; nothing where popup_rect is empty or something else is open.
void draw_popup(App *app, const CardTable *table);
void draw_forecast_box(App *app, const CardTable *table); // the forecast where there is no rail
// w 0: there is a rail, an overlay or no forecast.
GfxRect table_forecast_box(App *app, const CardTable *table);
// True: the box is at the bottom of the place that the forecast is about (GameNumbers.forecast_within).
// False: at the top, since a held card covers the bottom.
bool table_forecast_is_low(const CardTable *table);
bool table_has_forecast(App *app, const CardTable *table); // for what is held, where it is held
// Asks the game for the forecast, once per place; changes table->drag.
void table_update_forecast(App *app, CardTable *table);
void draw_flying(App *app, const CardTable *table);          // cards above all that are at rest
void draw_flares(App *app, const CardTable *table);          // above all cards
bool table_flown_over(const CardTable *table, GfxRect rect); // a card flies over it, or burns above it
// The inspector over the darkened table; only while overlay is OVERLAY_INSPECT.
void draw_inspector(App *app, const CardTable *table);
void draw_save_note(App *app, const CardTable *table); // says that the game can't be saved, if it can't
// The menu over the darkened table; only while overlay is OVERLAY_MENU.
void draw_menu(App *app, const CardTable *table);

// Regions of overlays: of the inspector and the menu, only while they are open; of the note, if there is one.
void inspector_regions(App *app, CardTable *table);
void menu_regions(App *app, CardTable *table);
void save_note_regions(App *app, CardTable *table);
bool table_menu_click(App *app, CardTable *table, const char *id); // false: not an entry with a function here
// The pop-up with the large card where there is no rail, without its shadow.
GfxRect popup_rect(const App *app, const CardTable *table);
void popup_damage(App *app, const CardTable *table);

#endif
