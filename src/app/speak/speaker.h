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
    bool ended;       // the input has ended, or the player has
    bool leaves;      // the game, for the menu
    bool brief;       // choices are only counted until they are asked for
    bool sets_up;     // the rules that "rules" tells are those of the game being set up
    bool lists;       // a list of answers is open (ask_which)
    bool resumed;     // the game was begun earlier: of its history only the end is told
    bool greeted;     // the captains have said their lines
    Text asked;       // what belonged to the last question: lines that stay the same are not repeated

    // Of each seat: how far it has been told the history, and the hand it was told last, by card.
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
void say_lines(Speaker *speaker, Text *text); // and frees the text
#define say_fill(speaker, word, ...)                                                                         \
    do {                                                                                                     \
        char filled_[1024];                                                                                  \
        say(speaker, ui_fill((speaker)->app, filled_, sizeof filled_, word, __VA_ARGS__));                   \
    } while (0)
// Reads the answer to what has been said; false: there will be none any more (Speaker.ended). Orders that are
// possible everywhere (again, quit) are obeyed on the way.
bool ask(Speaker *speaker, char line[SPEAK_LINE_MAX]);
// Asks until one of `count` numbers is typed, or words that choose one of the names; from 0. -1: none, an
// empty line or the end. "help" and, outside a game, "rules" are understood on the way.
int ask_which(Speaker *speaker, const char *const *names, int count);
bool ask_whether(Speaker *speaker, UiWord question); // false: no, or the end

// ---- tell.c

void tell_news(Speaker *speaker);       // what has happened since whoever looks was told last
void tell_hand_news(Speaker *speaker);  // cards of the hand that were not there when it was told last
void tell_hand_known(Speaker *speaker); // none of its cards is news
// What is asked, in one line with the only thing that can be done (NULL: there are several), and what belongs
// to it. Of that, `whole` tells also what has just been told.
void tell_question(Speaker *speaker, const char *only, bool whole);
void tell_choices(Speaker *speaker); // the rows listed now
void tell_round(Speaker *speaker);   // its number
void tell_result(Speaker *speaker);
// Writes a seat's number with what it counts, as one says it: "1 system", "points" where the window shows VP.
const char *speak_counted(const App *app, int number, char *out, size_t size);
void tell_history(Speaker *speaker, int lines); // the last lines
// After something was taken back: what was told of it may be told again.
void tell_taken_back(Speaker *speaker);

// ---- rules.c: a chapter of the rules of the chosen game; asks which one unless `about` says so

void tell_rules(Speaker *speaker, const char *about);

// ---- play.c

void play_game(Speaker *speaker); // until it is over, left or the input ends
// What the game can tell of its table; its functions may be NULL.
const GameSpeech *speaker_speech(const Speaker *speaker);
// Takes the table of the running game, or lets it go if there is none.
bool speaker_follow_game(Speaker *speaker);

// ---- orders.c: words that can be typed while a game is played. True: it was one, and has been obeyed.

bool order_obey(Speaker *speaker, const char *line);
// True if the line is the order of this id ("undo") and nothing else.
bool order_is(const Speaker *speaker, const char *line, const char *id);
// What follows that order in the line ("": nothing); NULL: the line is another one.
const char *order_about(const Speaker *speaker, const char *line, const char *id);

// ---- menu.c

void menu_step(Speaker *speaker); // asks what to play, and begins it
// The rules of a game that is asked for.
void menu_rules(Speaker *speaker, const char *about);

#endif
