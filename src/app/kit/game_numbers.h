// SPDX-License-Identifier: MIT
// Numbers that explain themselves, forecasts for a held card, and what the kit needs to put a command into
// words and point at it. Everything may be NULL: then there is nothing of it.
#ifndef STARDECK_APP_KIT_GAME_NUMBERS_H
#define STARDECK_APP_KIT_GAME_NUMBERS_H

#include "app/stage/context.h"

typedef struct CardTable CardTable;     // table.h
typedef struct Explanation Explanation; // explain.h

#define PLACE_NAME_MAX 120

// The names a command's sentence needs besides its keys; "" where there is nothing to name.
typedef struct CommandPlaces {
    char thing[PLACE_NAME_MAX];                           // {thing}: a card chosen by its place
    char place[PLACE_NAME_MAX], to_place[PLACE_NAME_MAX]; // {place}, {to_place}
} CommandPlaces;

struct Advice; // play/advice.h

typedef struct GameNumbers {
    // Fills the zeroed `places` for a command of the seat whose view this is (advice_words.h). NULL: nothing
    // is named. Used on other screens too, without a CardTable.
    void (*command_places)(const App *app, const View *view, const Command *command, CommandPlaces *places);
    // For a hint while nothing is selected: writes the id of the region of the place that the command is
    // about. An empty id, the default, means none. The kit itself finds regions that carry the command, and
    // its cards in the hand.
    void (*hint_place)(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
    // The same for something that is moved: the region of what must be selected first. Default: none.
    void (*hint_source)(const CardTable *table, const Command *command, char id[HIT_ID_MAX]);
    // What there is to say beside a hint, such as why something that seems obvious is not advised. False, the
    // default: nothing.
    bool (*hint_why)(const App *app, const CardTable *table, const struct Advice *advice, char *out,
                     size_t size);
    bool (*is_number)(const HitTag *tag); // true if the region explains its number. Default: false
    // What is explained while the pointer rests on a region whose click does something else: its tag then
    // stands for a number. Default: TAG_NONE, nothing.
    HitTag (*pointed)(const CardTable *table, const Hit *hit);
    // Fills the zeroed `out` (explain.h); false: nothing to explain now.
    bool (*explain)(const App *app, const CardTable *table, const HitTag *tag, Explanation *out);
    // Draws what the held or selected card would bring about where it is held, from the top of `column`,
    // whose height is ignored. Returns the height needed; 0: no forecast. With `draw` false it only measures,
    // and `column` may be empty. For a card held by the mouse the kit asks once per place whether there is a
    // forecast. Default: 0.
    float (*forecast)(App *app, const CardTable *table, GfxRect column, bool draw);
    // The place the forecast is about, window pixels: without a rail its box is drawn inside. Default: the
    // board.
    GfxRect (*forecast_within)(const App *app, const CardTable *table);
} GameNumbers;

#endif
