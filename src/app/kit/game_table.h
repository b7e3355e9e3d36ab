// SPDX-License-Identifier: MIT
// What a game's table supplies to the kit: where cards lie and what they look like, what clicks and drops
// mean, how events are shown, and the words for all of it. Everything else of a table is the kit's. A game's
// table reads views, the story and the legal commands, never a state; it decides nothing.
//
// A table needs the members of the first part only. All others may be NULL: then the kit does something
// simple (defaults.c), which the comment says. Functions are given the App only where they need words,
// pictures or the session. Those that draw change nothing: a frame may be drawn in several regions.
#ifndef STARDECK_APP_KIT_GAME_TABLE_H
#define STARDECK_APP_KIT_GAME_TABLE_H

#include "app/kit/event_look.h"
#include "app/kit/log_panel.h"
#include "app/kit/scene.h"
#include "app/stage/context.h"

typedef struct TableThing TableThing;     // table.h
typedef struct InspectBoxes InspectBoxes; // inspect.h
typedef struct Action Action;             // action.h
typedef struct Explanation Explanation;   // explain.h
typedef struct GameScreens GameScreens;   // game_screens.h

#define PLACE_NAME_MAX 120

// What a command is about, in words.
typedef struct CommandPlaces {
    char thing[PLACE_NAME_MAX]; // the card that is chosen where it lies
    char place[PLACE_NAME_MAX], to_place[PLACE_NAME_MAX];
} CommandPlaces;

// How a card of the hand stands there just now; all zero: as it lies.
typedef struct HandCard {
    bool raised;   // picked: a little above the others
    bool lit;      // with a rim of light: something can be done with it now
    bool dull;     // darker: nothing can
    uint8_t above; // those with more are drawn later, so that no neighbour covers them
} HandCard;

typedef struct GameTable {
    // ---- what every table has

    const Game *game;
    // Advice (advice_words.h): so much of Game.estimate is one of what "advice.ahead" and "advice.behind"
    // count by, with {number}, and "advice.unit" explains. 0, without these: shares of games that are won.
    int32_t estimate_unit;
    const char *unit;      // key of the word behind the numbers of the seats ("common.vp"); NULL: none
    const char *unit_sign; // an asset path: stands for that word on the seats' chips; NULL: the word itself
    size_t own_bytes;      // of the game's half of the table (CardTable.own)
    uint8_t zones;         // of cards that lie on the table, numbered from 0; at most ZONES_MAX
    uint8_t hand_zone;     // the hand in front; NO_ZONE: none

    // Fills table->layout and the own places for window and view.
    void (*lay)(App *app, CardTable *table);
    // The cards that the view says lie in the zone, in order; returns how many, at most ZONE_CARDS.
    int (*cards)(const CardTable *table, const void *view, uint8_t zone, CardRef out[ZONE_CARDS]);
    // The whole card `at` of the `zone`, which holds table->scene.zone[zone].count; and how it is drawn
    // there.
    GfxRect (*place)(const CardTable *table, uint8_t zone, int at, CardMode *mode);
    // A line of the history.
    void (*sentence)(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]);
    // What reacts to the mouse on board and dock, while nothing is being shown.
    void (*regions)(App *app, CardTable *table);
    // Title, hint and buttons of a decision.
    void (*action)(const App *app, const CardTable *table, Action *action);
    void (*draw_board)(App *app, const CardTable *table); // below the bars and rails
    void (*draw_dock)(App *app, const CardTable *table);  // plate, piles, hand

    // ---- what cards look like

    // Made ready once per language; `looks` is the game's own. open: NULL without memory. close accepts NULL.
    void *(*looks_open)(const App *app);
    void (*looks_close)(void *looks);
    // Of a card that is not hidden. A printed one may be nobody's (SEAT_NONE), as where nobody plays:
    // App.session may be NULL then. Default: its name and text.
    CardLook (*look)(const void *looks, const App *app, const CardRef *card);
    const char *(*back_label)(const void *looks); // on the strip of a back. Default: nothing
    // Has the card got a marker that it did not have? That wipes in; any other change fades. Default: no.
    bool (*marks)(const CardRef *was, const CardRef *now);
    bool (*marks_back)(const CardRef *card); // does something lie on a card that lies face down? Default: no
    // A card of the hand in front, by what can be done now (hand_row.h). Default: as it lies.
    HandCard (*hand_card)(const App *app, const CardTable *table, int at);
    // Default: its face by `look`, or its back.
    void (*draw_card)(App *app, const CardTable *table, const CardRef *card, const CardPlace *place);

    // ---- the own half of the table. Default: nothing

    void (*begin)(CardTable *table); // it has been zeroed
    // The own numbers that move: at once as the view says; on their way there, after `delay` ms; and damaged
    // where they have moved since they were drawn (each frame). took_over: the view after an event is
    // table->view.
    void (*reset)(CardTable *table);
    void (*refresh)(CardTable *table, float delay);
    void (*moved)(App *app, CardTable *table);
    void (*took_over)(CardTable *table);
    void (*update)(App *app, CardTable *table); // each frame

    // ---- showing events

    // The table before the deal, from the view after its first event. Default: as in that view.
    void (*empty)(const CardTable *table, void *view);
    void (*show_begin)(CardTable *table); // before the first event of several. Default: nothing
    // Starts what the event moves, before the view after it is taken over: cards leave zones for others,
    // lights. Default: what is new comes from the middle of the board, what is gone goes there.
    void (*show)(App *app, CardTable *table, const Event *event, const void *after);
    // What each kind of event is, by the game's own numbers: its line, its time, its sound. NULL: nothing.
    const EventLook *events;
    uint8_t event_kinds;
    // Ms until the next event. Default: its time in `events`, without these a third of a second.
    float (*pause)(const CardTable *table, const Event *event, const Event *next);
    float recap_held_ms; // what the table was held for stands so long in a recap. 0: 3.2 s
    // A recap of so many lines at most begins at once: its heading is read beside them. Where somebody is
    // asked in the middle of a turn again and again. 0: none does.
    int recap_short;
    // Does a computer seem to think before it does what begins with that event? Default: yes. It may not
    // depend on what only some may know.
    bool (*beats)(const Event *event);
    Motion (*motion)(const Event *event); // by which cards go to their new places. Default: MOTION_MAKE_ROOM
    // Ms until what the event does can be seen: the shot has arrived, the card lies, the dice stand. Until
    // then numbers and markers are those before it, its line is not in the history, and what strikes is not
    // heard (clock.c). Not asked in reduced motion, where everything is there at once. Default: 0
    float (*lands)(const CardTable *table, const Event *event);
    // That moment has come; what can be read (EventClock.shown) is still the view before it. Default:
    // nothing.
    void (*landed)(CardTable *table, const Event *event);
    // Adds what is heard besides its sound in `events`: everybody at the table hears it, so it may depend on
    // nothing that only some may know. Default: silence.
    void (*hear)(const App *app, const Event *event, const void *before, const void *after,
                 EventSounds *sounds);
    // Composes cards that the event and the view after it will show; at most so many that are not there.
    // Default: they are composed when they are drawn.
    void (*prepare)(App *app, const CardTable *table, const Event *event, const void *after, int most);

    // ---- the history. Default: the event's own seat and card

    Seat (*line_seat)(const App *app,
                      const GameLogItem *item); // whose sign stands before it; SEAT_NONE: none
    uint8_t (*line_card)(const App *app, const GameLogItem *item, Seat *owner); // that it names; NONE: none

    // ---- hands on the table. Default: a click does the command of its region, nothing is picked or dragged

    bool (*click)(App *app, CardTable *table, const Hit *hit,
                  const Gesture *gesture);                        // false: only looked at
    bool (*button)(App *app, CardTable *table, const char *name); // false: not one of its own
    bool (*key)(App *app, CardTable *table, KeyAction action);    // likewise
    bool (*picked)(const CardTable *table);                       // has something been picked?
    void (*unpick)(CardTable *table);                             // not any more
    // Is there a card, picked or drawn, that goes somewhere now? Default: when one is picked.
    bool (*places)(const App *app, const CardTable *table);
    bool (*answers)(const App *app, const CardTable *table,
                    const Hit *hit); // what is asked now: for the focus
    int (*take_up)(App *app, CardTable *table,
                   const Hit *hit); // sprite that a drag from there moves, and picks
    // The sprite that the laid command (session_laid) put down. Default: none, so it is taken up by button
    // and key only.
    int (*laid)(const CardTable *table, const Command *command);
    bool (*drop)(App *app, CardTable *table,
                 const Gesture *gesture); // it means more than a click there would
    // Says why the card of that region can't be used as it was dragged (table_ask_why, table_notice), if
    // there is more to say than that it does not go there. Default: nothing.
    void (*refuse)(App *app, CardTable *table, const Hit *hit);
    void (*aim)(App *app, CardTable *table,
                const Hit *hit); // pointed at: may say why it can't be (table_ask_why)
    void (*wheel)(App *app, CardTable *table, const Gesture *gesture);
    // What is seen of the board moves by so many window pixels: a drag within hits.pans, Ctrl and an arrow.
    void (*pan)(App *app, CardTable *table, float dx, float dy);
    void (*hover)(App *app, CardTable *table, const Gesture *gesture);
    bool (*skip)(App *app, CardTable *table); // a click hastens something of its own; true: it did
    // Is something that is being shown told in steps, so that `skip` ends a step, and a button all of it?
    bool (*telling)(const CardTable *table);
    // How people call what the command is about and where it lies, by the view of who gives it; "" where
    // there is nothing to be named. Default: nothing (advice_words.h).
    void (*command_places)(const App *app, const View *view, const Command *command, CommandPlaces *places);
    // The region of the place that the command is about while nothing is picked: its id, "" for none.
    // Default: none. What carries the command and the cards it names in the hand the kit finds.
    void (*hint_place)(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
    // The same for what is moved from one place to another: the region of what is picked first. Default:
    // none.
    void (*hint_source)(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
    // A part of the table that is no region, by the name that a lesson's plan gives it; w 0: there is none
    // now. Default: none.
    GfxRect (*part)(const CardTable *table, const char *name);
    // Title, hint and buttons of what the table is held for; title and hint of what is told (`telling`).
    // Default: the sentence about the last event.
    void (*action_held)(const App *app, const CardTable *table, Action *action);
    // Words of giving up, KEY.title, .hint and .yes, and the verb that does it: the table's menu offers it
    // while that is legal. NULL: nobody can.
    const char *give_up;
    // What comes of it now, instead of KEY.hint. NULL: always that.
    const char *(*give_up_hint)(const App *app, const CardTable *table);
    uint8_t give_up_verb;
    const char *(*undo_word)(const App *app,
                             uint8_t verb); // "Take the card back": on the button that does it
    // Regions over board, dock and buttons, instead of the history; false: there are none now.
    bool (*regions_above)(App *app, CardTable *table);

    // ---- looking closely. Default: cards of zones only, with name and text

    TableThing (*thing)(const App *app, const CardTable *table,
                        const Hit *hit);                              // that can be looked at there
    TableThing (*thing_at)(const CardTable *table, float x, float y); // where no hit says more
    TableThing (*held)(const CardTable *table);                       // what is picked, drawn or to be moved
    bool (*shows_large)(const CardTable *table,
                        const TableThing *thing);                      // in the rail, when it is pointed at
    bool (*is_there)(const CardTable *table, const TableThing *thing); // one of its own kinds, still
    // Where the pop-up of a card that lies in no zone of the board has its middle; `beside_panel`: from the
    // right edge of a panel in the left rail.
    float (*popup_centre)(const CardTable *table, const TableThing *thing, float beside_panel);
    // Said below the pop-up of a card: why it can't be used as it lies there, what a mark on it means. "":
    // nothing.
    void (*note)(const App *app, const CardTable *table, const TableThing *thing, char *out, size_t size);
    void (*draw_facts)(App *app, const CardTable *table, GfxRect rail, float y, const TableThing *thing);
    void (*draw_thing)(App *app, const CardTable *table,
                       const TableThing *thing);                     // in the rail: of its own kinds
    void (*inspect_boxes)(const CardTable *table, InspectBoxes *at); // likewise
    void (*inspect)(App *app, const CardTable *table, const InspectBoxes *at); // table->inspect, in at->facts
    void (*inspect_regions)(App *app, CardTable *table, const InspectBoxes *at);
    bool (*inspect_back)(CardTable *table); // it goes back a step instead of closing

    // ---- numbers and forecasts. Default: none

    bool (*is_number)(const HitTag *tag); // can the region be asked how its number came about?
    bool (*explain)(const App *app, const CardTable *table, const HitTag *tag, Explanation *out);
    // What a held card would bring about where it is held, in a column; returns the height taken, 0: nothing
    // is known. `draw` false: only measures.
    float (*forecast)(App *app, const CardTable *table, GfxRect column, bool draw);
    GfxRect (*forecast_within)(const App *app, const CardTable *table); // its box stands in there

    // ---- further drawing. Default: nothing, and the round in the top bar

    void (*top)(const App *app, const CardTable *table, char above[64],
                char below[64]);                           // right of the top bar
    void (*draw_seats)(App *app, const CardTable *table);  // the other seats, in the left rail
    void (*draw_flying)(App *app, const CardTable *table); // what of its own is on its way, besides cards
    // The numbers on the board that have to be read while lights run over it: drawn once more, above them.
    // Those that a card flies over (table_flown_over) stay below.
    void (*draw_numbers)(App *app, const CardTable *table);
    void (*draw_above)(App *app, const CardTable *table); // over board and bars: scoring, shown hands

    // What a seat is wanted for in the middle of a turn, on the curtain: from the public's view alone. NULL:
    // the question's own words.
    const char *(*wanted_for)(const App *app, const void *view, char *buffer, size_t size);

    // Adds to the trace's line what stands on the table that no region tells. Default: nothing.
    void (*tell)(const CardTable *table, JsonOut *json);

    const GameScreens *screens; // what the game adds to the screens around the table. Default: nothing
} GameTable;

// The table of a game (tables/registry.c); NULL: it has none, and can't be played at the window.
const GameTable *game_table_of(const Game *game);
// The same with every NULL that may be one replaced by what the kit does (defaults.c).
void game_table_fill(GameTable *full, const GameTable *from);

#endif
