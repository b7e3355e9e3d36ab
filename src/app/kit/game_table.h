// SPDX-License-Identifier: MIT
// What a game's table supplies to the kit: where cards lie and what they look like, what clicks and drops
// mean, how events are shown, and the words for all of it. Everything else of a table is the kit's. A game's
// table reads views, the story and the legal commands, never a state; it decides nothing.
//
// It is a table of tables, each with a header of its own, so that who asks the game about one thing knows of
// no other. A game needs the board (its first seven functions) and GameShow.sentence only. All others may be
// NULL, whole tables too: then the kit does something simple (defaults.c), which the comment says. Functions
// are given the App only where they need words, pictures or the session. Those that draw change nothing: a
// frame may be drawn in several regions.
#ifndef STARDECK_APP_KIT_GAME_TABLE_H
#define STARDECK_APP_KIT_GAME_TABLE_H

#include <stddef.h>
#include <stdint.h>

typedef struct Game Game;                 // engine/game.h
typedef struct GameBoard GameBoard;       // game_board.h
typedef struct GameCardLook GameCardLook; // game_card_look.h
typedef struct GameShow GameShow;         // game_show.h
typedef struct GameHands GameHands;       // game_hands.h
typedef struct GameThings GameThings;     // game_things.h
typedef struct GameNumbers GameNumbers;   // game_numbers.h
typedef struct GameScreens GameScreens;   // game_screens.h

typedef struct GameTable {
    const Game *game;
    // Advice (advice_words.h): so much of Game.estimate is one of what "advice.ahead" and "advice.behind"
    // count by, with {number}, and "advice.unit" explains. 0, without these: shares of games that are won.
    int32_t estimate_unit;
    const char *unit;       // key of the word behind the numbers of the seats ("common.vp"); NULL: none
    const char *unit_sign;  // an asset path: stands for that word on the seats' chips; NULL: the word itself
    size_t own_bytes;       // of the game's half of the table (CardTable.own)
    uint8_t zones;          // of cards that lie on the table, numbered from 0; at most ZONES_MAX
    uint8_t hand_zone;      // the hand in front; NO_ZONE: none
    const GameBoard *board; // where things lie, what is asked, how it is drawn
    const GameCardLook *look;   // what cards look like, and what else is drawn
    const GameShow *show;       // how events are shown; the history
    const GameHands *hands;     // what clicks, keys and drags mean
    const GameThings *things;   // what can be looked at closely
    const GameNumbers *numbers; // numbers that explain themselves, forecasts, advice
    const GameScreens *screens; // what the game adds to the screens around the table. Default: nothing
} GameTable;

// The table of a game (tables/registry.c); NULL: it has none, and can't be played at the window.
const GameTable *game_table_of(const Game *game);

#endif
