// SPDX-License-Identifier: MIT
// Numbers and forecasts of a game's table, and how it speaks of commands. All may be NULL: then there are
// none.
#ifndef STARDECK_APP_KIT_GAME_NUMBERS_H
#define STARDECK_APP_KIT_GAME_NUMBERS_H

#include "app/stage/context.h"

typedef struct CardTable CardTable;     // table.h
typedef struct Explanation Explanation; // explain.h

#define PLACE_NAME_MAX 120

// What a command is about, in words.
typedef struct CommandPlaces {
    char thing[PLACE_NAME_MAX]; // the card that is chosen where it lies
    char place[PLACE_NAME_MAX], to_place[PLACE_NAME_MAX];
} CommandPlaces;

typedef struct GameNumbers {
    // How people call what the command is about and where it lies, by the view of who gives it; "" where
    // there is nothing to be named. Default: nothing (advice_words.h).
    void (*command_places)(const App *app, const View *view, const Command *command, CommandPlaces *places);
    // The region of the place that the command is about while nothing is picked: its id, "" for none.
    // Default: none. What carries the command and the cards it names in the hand the kit finds.
    void (*hint_place)(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
    // The same for what is moved from one place to another: the region of what is picked first. Default:
    // none.
    void (*hint_source)(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
    bool (*is_number)(const HitTag *tag); // can the region be asked how its number came about?
    bool (*explain)(const App *app, const CardTable *table, const HitTag *tag, Explanation *out);
    // What a held card would bring about where it is held, in a column; returns the height taken, 0: nothing
    // is known. `draw` false: only measures.
    float (*forecast)(App *app, const CardTable *table, GfxRect column, bool draw);
    GfxRect (*forecast_within)(const App *app, const CardTable *table); // its box stands in there
} GameNumbers;

#endif
