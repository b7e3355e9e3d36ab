// SPDX-License-Identifier: MIT
// How a game's table shows events, and the lines of its history. Required: `sentence`. Everything else may be
// NULL.
//
// Order of calls for an event: compose, add_sounds, event; then table->view becomes the view after it, and
// cards are sent to their places with `motion`; then pause. `landed` follows `lands` milliseconds after the
// beginning. Events that are skipped get no calls at all, and the table is laid out anew. Milliseconds are
// those at speed 1.
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
typedef struct GameSummary GameSummary; // game_summary.h

#define RUSH_MOST 6.0F // GameShow.rush_most

typedef struct GameShow {
    // Writes the line of the history for an item. Also used by bug reports, without a table.
    void (*sentence)(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]);
    // Turns `view`, which is the view after the first event of the game, into the table before the deal.
    // Default: unchanged.
    void (*empty)(const CardTable *table, void *view);
    // A batch of events is about to be shown; table->view is still what was shown last. Default: nothing.
    void (*begin)(CardTable *table);
    // Starts what the event moves, while table->view is still the view before it: takes cards out of zones
    // and puts them into others (move.h, scene.h), adds flares. Default: new cards come from the middle of
    // the board, others leave to it.
    void (*event)(App *app, CardTable *table, const Event *event, const void *after);
    // The line, duration and sound of each kind of event, indexed by Event.kind; `event_kinds` entries. NULL:
    // none has any.
    const EventLook *events;
    uint8_t event_kinds; // how many kinds of events there are; 0: neither `events` nor `weights` is given
    // True if the event belongs to a moment that "to my turn" (hurry.h) never jumps over, since it concerns
    // the person in front: such as a reveal with its cards. `after` is the view after the event; `goes_on`:
    // the event before was of the moment. Must not depend on hidden information. Default: false.
    bool (*moment)(const CardTable *table, const Event *event, const void *after, bool goes_on);
    // How much a line matters to who sums up what others did (hurry.h): by kind of event, `event_kinds`
    // entries; 0: a plain play, which is folded away. Of equal ones the event with the longer duration
    // (EventLook.ms) is kept. NULL: all are plain.
    const uint8_t *weights;
    // True if the event, which is somebody else's doing, concerns this seat. Default: it is its Event.seat.
    bool (*concerns)(const Event *event, Seat seat);
    // Tells on the board what others did while one hurried (game_summary.h). NULL: the kit lists the lines of
    // the history.
    const GameSummary *summary;
    // Called when the table is held to be looked at (SESSION_SCORING). True: that concerns only others, and
    // the history tells it, so the game goes on: at once if somebody hurries, else after a moment.
    // pause_is_of_others (hurry.h) for games in which whoever has a part is in the history. Default: false.
    bool (*pause_passes)(const App *app, const CardTable *table);
    // While the table is held, or somebody decides: how much is left of a moment of the game's own that goes
    // on by itself, from 1 down to 0 (passing.h). 0: it waits, or there is none. Default: 0.
    float (*held_left)(const App *app, const CardTable *table);
    // Ms until the next event begins; `next` NULL: this is the last of the batch. Default: EventLook.ms, or
    // 350 without `events`.
    float (*pause)(const CardTable *table, const Event *event, const Event *next);
    // How long a recap stands still where the game paused (Story.holds). 0: 3200 ms.
    float recap_held_ms;
    // A recap takes no longer, in ms, a short one half of it: its events share that out. A click goes to the
    // next one all the same. 0: as long as its events do.
    float recap_most_ms;
    // A recap of at most this many lines starts without time to read its heading: for games that often ask in
    // the middle of a turn. 0: only a recap without any lines.
    int recap_short;
    // Names the scene (Story.scene) that `view` belongs to, as the title of a recap of it. NULL: there are
    // none.
    void (*scene_title)(const App *app, const CardTable *table, const void *view, char *out, size_t size);
    // True if a computer's command that begins with this event is preceded by a pause for thought. Must not
    // depend on hidden information. Default: true.
    bool (*beats)(const Event *event);
    // True if what is being shown is a run of like commands, such as cards played one after the other, that
    // goes on with `next` (NULL: with whatever comes). It goes on beside what still moves, and a computer
    // does not pause for thought within it. Default: false.
    bool (*runs)(const CardTable *table, const Event *next);
    // True if the event, though somebody else's doing, is shown at the pace of one's own commands, as long as
    // others' are shown no faster than usual: such as a shot at the person in front. table->view is the view
    // before it. Default: false.
    bool (*calm)(const CardTable *table, const Event *event);
    // What others do in one turn takes about as long as this at most, in ms at speed 1, however much it is:
    // after half of it they go the faster the less is left. What is calm is not hurried. 0: as long as it
    // takes.
    float turn_most_ms;
    // How many times faster the event (NULL: none), and what is still shown of those before it, may go in a
    // long turn: less for what would not be seen. table->view is the view before it. Default: RUSH_MOST.
    float (*rush_most)(const CardTable *table, const Event *event);
    // How cards go to their new places after the event. Default: MOTION_MAKE_ROOM.
    Motion (*motion)(const Event *event);
    // Ms from the beginning of the event until its effect is seen: the shot has arrived, the card is down,
    // the dice have stopped. Until then numbers and markers are those before it, its line is not in the
    // history, and sounds of impact wait (clock.c). Not asked without animation or in reduced motion, where
    // it is 0. Default: 0.
    float (*lands)(const CardTable *table, const Event *event);
    // The event lands now; table->clock.shown is still the view before it. Default: nothing.
    void (*landed)(CardTable *table, const Event *event);
    // Adds sounds besides EventLook.cue (event_sound); table->view is still the view before the event.
    // Everybody at the table hears them, so they must not depend on hidden information. Default: none.
    void (*add_sounds)(const App *app, const CardTable *table, const Event *event, const void *after,
                       EventSounds *sounds);
    // Composes cards that the event and the view after it will show (precompose.h), at most `most` that are
    // not cached yet. Called ahead of time while nothing moves, and without limit (INT_MAX) right before the
    // event. Default: cards are composed when first drawn.
    void (*compose)(App *app, const CardTable *table, const Event *event, const void *after, int most);
    // The seat whose emblem precedes the line; SEAT_NONE: none. Default: the event's seat.
    Seat (*line_seat)(const App *app, const GameLogItem *item);
    // The card the line names, which can be looked at from the history; sets `*owner`. NONE: none. Default:
    // the event's card.
    uint8_t (*line_card)(const App *app, const GameLogItem *item, Seat *owner);
    // A click, or the skip key: cuts something of the game's own short. True: there was something, and the
    // click does nothing else. Default: false.
    bool (*skip)(App *app, CardTable *table);
    // True if what is being shown proceeds in steps: `skip` ends a step, and a button ends all of it.
    // Default: false.
    bool (*telling)(const CardTable *table);
} GameShow;

#endif
