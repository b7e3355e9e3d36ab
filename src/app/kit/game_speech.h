// SPDX-License-Identifier: MIT
// The table in words, for whoever does not see it: `stardeck --speak` asks for it. Everything may be NULL:
// then the kit tells the hand, the standing and cards all the same. Texts are appended to `out`, a line each,
// from the view the table shows and nothing else; a line is a sentence or a list of facts, ended by a line
// feed.
#ifndef STARDECK_APP_KIT_GAME_SPEECH_H
#define STARDECK_APP_KIT_GAME_SPEECH_H

#include "app/kit/table_parts.h"
#include "app/stage/context.h"

typedef struct CardTable CardTable; // table.h

#define SPEECH_MORE_MAX 300 // bytes

// Something that can be asked about with a word of its own ("market").
typedef struct SpeechTopic {
    const char *id; // the text "speech.topic.ID.word" is what is typed, besides the id; "….help" what it
                    // tells. NULL ends the list
    void (*tell)(const App *app, const CardTable *table, Text *out);
} SpeechTopic;

typedef struct GameSpeech {
    bool decks_apart; // each seat has its own deck: a card's owner is told
    // Tells what lies on the table, place by place. Called at the beginning of a game without being asked
    // for, and, with `each_round`, at that of each round: for games that deal something then.
    bool each_round;
    void (*table)(const App *app, const CardTable *table, Text *out);
    // Tells a seat's numbers, and what it has in front of it.
    void (*seat)(const App *app, const CardTable *table, Seat seat, Text *out);
    // Tells what belongs to the open question besides its sentence: the attack to be answered, hands that are
    // shown.
    void (*question)(const App *app, const CardTable *table, Text *out);
    // Writes the numbers printed on a card, which are told between its name and its text: "+1 XP", "damage
    // 3". `out` is "" before the call; left so: none.
    void (*card)(const App *app, const CardTable *table, uint8_t card, char out[SPEECH_MORE_MAX]);
    // Names a command in other words than the window's hints do ("command.VERB…"), where those would not be
    // understood without seeing the table. False: those are used.
    bool (*name)(const App *app, const CardTable *table, const Command *command, char out[LOG_LINE_MAX]);
    // Writes what is said after a command's sentence: its price, what it comes to. `out` is "" before the
    // call; left so: nothing.
    void (*command)(const App *app, const CardTable *table, const Command *command,
                    char out[SPEECH_MORE_MAX]);
    // The name of a place, numbered from 0; valid until the next call. NULL: there are no more.
    const char *(*place_name)(const App *app, const CardTable *table, int place);
    // Tells what is at that place.
    void (*place)(const App *app, const CardTable *table, int place, Text *out);
    const SpeechTopic *topics; // NULL: none
} GameSpeech;

#endif
