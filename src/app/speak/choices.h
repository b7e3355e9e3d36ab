// SPDX-License-Identifier: MIT
// What can be done, as numbered sentences. Many possibilities are listed in groups, which are made of the
// commands themselves: those of one verb, of these those with one card, and so on. A group is called by the
// words that its sentences share: "Play Infantry at …".
//
// Words that are typed choose among all sentences: each must be the beginning of a word in it, whatever the
// letter case and punctuation.
#ifndef STARDECK_APP_SPEAK_CHOICES_H
#define STARDECK_APP_SPEAK_CHOICES_H

#include "app/kit/game_speech.h"
#include "app/kit/table.h"

#define CHOICE_MAX (LOG_LINE_MAX + SPEECH_MORE_MAX)

typedef struct Choice {
    Command command;
    char sentence[CHOICE_MAX]; // with what the game adds: "Buy Ensign: Costs 1 XP"
    int named;                 // bytes of it that name the command: "Buy Ensign"
    uint8_t level;             // up to which level it was chosen: listed if at least Choices.level
    int row;                   // the row that lists it, from 0; -1: none
    int was, part;             // private to choices.c, while it makes the rows
} Choice;

typedef struct Choices {
    const Game *game;
    Choice *item; // owned
    int count;
    uint8_t level; // how many groups or words have been chosen one inside another; 0: all are listed
    int rows;      // rows listed now, each a group or a single command
} Choices;

// Lists the legal commands of whoever decides, without giving up, in the words of the table's view. False:
// out of memory.
bool choices_fill(Choices *choices, const App *app, const CardTable *table);
void choices_free(Choices *choices);

// The number of commands in a row.
int choices_in_row(const Choices *choices, int row);
// The first command of a row; points into `choices`.
const Choice *choices_first(const Choices *choices, int row);
// Writes what the row is called: the sentence of its only command, or the words that the names of its
// commands share. Rows count from 0.
void choices_name(const Choices *choices, int row, char out[CHOICE_MAX]);
// What the game adds to every command of the row alike, or, with row -1, of all that are listed; "": nothing.
// It points into `choices`.
const char *choices_added(const Choices *choices, int row);

void choices_open(Choices *choices, int row); // lists the commands of a group
bool choices_back(Choices *choices);          // to the previous list; false: this is the first one
void choices_list_all(Choices *choices);      // to the first list
// Lists only the commands that the typed words choose; returns how many. 0: none, and nothing has changed.
int choices_filter(Choices *choices, const char *words);

#endif
