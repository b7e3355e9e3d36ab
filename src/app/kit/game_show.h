// SPDX-License-Identifier: MIT
// How a game's table shows events, and its history. All but the sentence may be NULL.
#ifndef STARDECK_APP_KIT_GAME_SHOW_H
#define STARDECK_APP_KIT_GAME_SHOW_H

#include "app/kit/table_parts.h"
#include "app/stage/context.h"
#include "engine/event.h"
#include "gfx/timeline.h"

typedef struct CardTable CardTable;     // table.h
typedef struct EventLook EventLook;     // event_look.h
typedef struct EventSounds EventSounds; // event_look.h
typedef struct GameLogItem GameLogItem; // play/game_log.h

typedef struct GameShow {
    // A line of the history.
    void (*sentence)(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]);
    // The table before the deal, from the view after its first event. Default: as in that view.
    void (*empty)(const CardTable *table, void *view);
    void (*begin)(CardTable *table); // before the first event of several. Default: nothing
    // Starts what the event moves, before the view after it is taken over: cards leave zones for others,
    // lights. Default: what is new comes from the middle of the board, what is gone goes there.
    void (*event)(App *app, CardTable *table, const Event *event, const void *after);
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
    Seat (*line_seat)(const App *app,
                      const GameLogItem *item); // whose sign stands before it; SEAT_NONE: none
    uint8_t (*line_card)(const App *app, const GameLogItem *item, Seat *owner); // that it names; NONE: none
    bool (*skip)(App *app, CardTable *table); // a click hastens something of its own; true: it did
    // Is something that is being shown told in steps, so that `skip` ends a step, and a button all of it?
    bool (*telling)(const CardTable *table);
} GameShow;

#endif
