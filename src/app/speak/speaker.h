// SPDX-License-Identifier: MIT
// What the files of this room share: one conversation in a terminal.
//
// The table (CardTable) stands still at what the session says and is never drawn; it serves for what is said
// of cards, places and questions. Everything that is said goes through `say`, so that it can be repeated.
#ifndef STARDECK_APP_SPEAK_SPEAKER_H
#define STARDECK_APP_SPEAK_SPEAKER_H

#include "app/kit/game_speech.h"
#include "app/speak/choices.h"
#include "app/speak/lines.h"

typedef struct Speaker {
    App *app;
    CardTable *table; // of the running game; NULL: none. Owned
    Choices choices;  // of the open decision
    unsigned version; // the session's, when they were listed
    Text said;        // since the last line was read
    bool ended;       // the input has ended, or the player has quit
    bool leaves;      // the player leaves the game for the menu
    bool brief;       // the number of choices is told, and the choices only on request
    bool sets_up;     // a game is being set up: "rules" tells its rules
    bool lists;       // a list of answers is open (ask_which)
    bool resumed;     // the game was begun earlier: of its history only the end is told
    bool greeted;     // the captains have said their lines
    Text asked;       // what was told besides the last question; its lines are not repeated

    // By seat: the last event of the history that it has been told (`told_anybody`: with no hand shown);
    // further below its hand as told last, the number of each card.
    unsigned told[SEATS_MAX];
    unsigned told_anybody;
    uint8_t table_told[SEATS_MAX]; // 1 + the round in which the table was told by itself; 0: not yet
    uint8_t round_told[SEATS_MAX]; // the last round that was announced; 0: none
    bool knows_hand[SEATS_MAX];
    uint8_t hand[SEATS_MAX][256];
} Speaker;

// ---- speak.c

void say(Speaker *speaker, const char *text); // a line, or several
void say_word(Speaker *speaker, UiWord word);
void say_lines(Speaker *speaker, Text *text); // says the text and frees it
#define say_fill(speaker, word, ...)                                                                         \
    do {                                                                                                     \
        char filled_[1024];                                                                                  \
        say(speaker, ui_fill((speaker)->app, filled_, sizeof filled_, word, __VA_ARGS__));                   \
    } while (0)
// Reads the next line, the answer to what has been said. False: there will be no more (Speaker.ended). The
// orders possible everywhere (again, quit) are carried out meanwhile and not returned.
bool ask(Speaker *speaker, char line[SPEAK_LINE_MAX]);
// Asks until a number from 1 to `count` is typed, or words that choose one of the names; returns its index
// from 0. -1: none, for an empty line or the end of the input. Meanwhile "help" and, outside a game, "rules"
// are carried out.
int ask_which(Speaker *speaker, const char *const *names, int count);
bool ask_whether(Speaker *speaker, UiWord question); // false: no, or the input has ended

// ---- tell.c

void tell_news(Speaker *speaker);       // what has happened since the viewer was told last
void tell_hand_news(Speaker *speaker);  // cards that have come into the hand since it was told last
void tell_hand_known(Speaker *speaker); // notes the hand as told
// Tells what is asked; in the same line `only`, the one thing that can be done (NULL: there are several); and
// what belongs to the question (GameSpeech.question). `whole`: all of that, else only lines not just told.
void tell_question(Speaker *speaker, const char *only, bool whole);
void tell_choices(Speaker *speaker); // the rows listed now
void tell_round(Speaker *speaker);   // the number of the round
void tell_result(Speaker *speaker);
// Writes a seat's score (Standing.number) with its unit in words that can be read aloud: "1 system"; "2
// points" where the window shows "2 VP". Returns `out`.
const char *speak_counted(const App *app, int number, char *out, size_t size);
void tell_history(Speaker *speaker, int lines); // the last lines
// Call after an undo: what was told of the undone command may be told again.
void tell_taken_back(Speaker *speaker);

// ---- rules.c

// Tells a chapter of the rules of the chosen game. `about`: typed words that say which chapter; if they
// choose none ("": none are given), asks. Not NULL.
void tell_rules(Speaker *speaker, const char *about);

// ---- play.c

void play_game(Speaker *speaker); // until it is over, left or the input ends
// What the game can tell of its table; its functions may be NULL.
const GameSpeech *speaker_speech(const Speaker *speaker);
// Takes the table of the running game, or lets it go if there is none.
bool speaker_follow_game(Speaker *speaker);

// ---- orders.c: words that can be typed while a game is played

// Carries out the order that the line begins with. False: it is no order.
bool order_obey(Speaker *speaker, const char *line);
// True if the line is the order of this id ("undo") and nothing else.
bool order_is(const Speaker *speaker, const char *line, const char *id);
// What follows the order of this id in the line ("": nothing); points into `line`. NULL: the line is not that
// order.
const char *order_about(const Speaker *speaker, const char *line, const char *id);

// ---- menu.c

void menu_step(Speaker *speaker); // asks what to play, and begins it
// Asks for a game unless `about`, the typed words, names one, and tells a chapter of its rules.
void menu_rules(Speaker *speaker, const char *about);

#endif
