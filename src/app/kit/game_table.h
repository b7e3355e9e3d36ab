// SPDX-License-Identifier: MIT
// What a game supplies to the kit for its table: where cards are and what they look like, what clicks and
// drops mean, how events are shown, and the words for all of it. Everything else of a table is the kit's. A
// game's table reads views, the story and the legal commands, never a state; it decides nothing.
//
// It is a table of tables, each with its own header, so that code that asks about one thing depends on
// nothing else. Required are the first seven functions of the board, and GameShow.sentence.
// All other functions, and whole tables, may be NULL: the kit then uses its defaults (defaults.c), which the
// comments state. Functions get the App only where they need words, pictures or the session.
//
// All tables are constants. Functions that draw change nothing: a frame may be drawn in several regions.
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
typedef struct GameSpeech GameSpeech;     // game_speech.h

typedef struct GameTable {
    const Game *game;
    // For advice (advice_words.h): how much of Game.estimate is 1 in the texts "advice.ahead" and
    // "advice.behind", with {number}; "advice.unit" names the unit. 0: advice speaks of the chance to win
    // instead.
    int32_t estimate_unit;
    const char *unit;           // key of the word for the seats' numbers ("common.vp"); NULL: none
    const char *counted;        // key of such a number, {amount}, with its unit; NULL: the number alone
    const char *unit_sign;      // asset path of an icon for that word, used on the chips; NULL: the word
    size_t own_bytes;           // size of the game's half of the table (CardTable.own)
    uint8_t zones;              // number of zones of cards on the table, at most ZONES_MAX
    uint8_t hand_zone;          // the zone of the hand in front; NO_ZONE: none
    const GameBoard *board;     // places, decisions, drawing the board
    const GameCardLook *look;   // what cards look like, and other drawing
    const GameShow *show;       // how events are shown; the history
    const GameHands *hands;     // clicks, keys and drags
    const GameThings *things;   // what can be looked at closely
    const GameNumbers *numbers; // explained numbers, forecasts, advice
    const GameSpeech *speech;   // the table in words. NULL: only what the kit can tell
    const GameScreens *screens; // what the game adds to the screens around the table. NULL: nothing
} GameTable;

// The table of a game (tables/registry.c), a constant; NULL: it has none and can't be played in the window.
const GameTable *game_table_of(const Game *game);

#endif
