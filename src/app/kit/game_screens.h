// SPDX-License-Identifier: MIT
// What a game adds to the screens around its table: the result, the card gallery, the rules. Everything is
// optional; the comments say what a screen shows instead.
//
// `looks` is what GameCardLook.open made, or NULL if memory ran out. Areas are logical pixels of the window
// (widget_rect converts them), unless window pixels are stated. Functions that draw change nothing.
#ifndef STARDECK_APP_KIT_GAME_SCREENS_H
#define STARDECK_APP_KIT_GAME_SCREENS_H

#include "app/art/card_art.h"
#include "app/stage/context.h"

// ---- the result: a panel for each seat, or for those that count together (Standing.with)

#define RESULT_PARTS_MAX 4

typedef struct ResultPart {
    const char *name; // valid until the language changes
    int points;
} ResultPart;

typedef struct ResultLine {
    // Filled by the screen:
    Seat seat[SEATS_MAX]; // the members, in seat order
    int seats;
    int total; // from Game.result
    bool wins; // likewise; the winners need not have the highest total
    // Filled by the game:
    ResultPart part[RESULT_PARTS_MAX]; // what the total is made of
    int parts;
    int equal; // tie-break: of lines with equal totals the higher value comes first
} ResultLine;

// Something remarkable about the game, from what everybody saw.
#define RESULT_FACTS_MAX 4
typedef struct ResultFact {
    const char *title; // valid until the language changes
    const char *icon;  // asset path; used if the seat has no emblem
    Seat seat;         // whose colours and emblem it gets; SEAT_NONE: nobody's
    char text[160];
    char value[24]; // the number it is about; "": none
} ResultFact;

// A moment that decided a game, in words.
typedef struct MomentWords {
    char title[80];  // where it was
    char text[240];  // what happened, and what came of it
    char change[40]; // by how much of what a number has changed: "+1 system"; "": the number alone is written
    int begins;      // the line of the history with which it began, such as an attack; -1: its own
} MomentWords;

// ---- the gallery: lists of items, each with groups of filters

#define GALLERY_LISTS_MAX 4
#define GALLERY_GROUPS_MAX 4
#define GALLERY_TEXTS_MAX 4
#define GALLERY_ITEMS_MAX 4096 // of a list; more are not shown

// A group of filter buttons. Its values are numbered from 0. Returned strings are valid until the language
// changes.
typedef struct GalleryGroup {
    const char *id; // of its regions, "gallery:ID:WORD"; at most ten letters
    UiWord name;
    int (*count)(const App *app);                   // of its values
    const char *(*word)(const App *app, int value); // WORD
    const char *(*label)(const App *app, int value);
    const char *(*icon)(const App *app, int value); // asset path; NULL: none
    int (*value)(const App *app, int item);         // the value of an item of the list
    const char *const *words; // a list that ends with NULL, instead of `count` and `word`
    const char *label_key;    // "kind.%s.name", instead of `label`
} GalleryGroup;

// A list of records of one of the pack's tables: of cards, or of something the game draws itself. Items are
// numbered from 0. Functions may be NULL: a list of all cards has an id and a name only.
typedef struct GalleryList {
    const char *id; // of its tab's region, "gallery:show:ID"
    UiWord name;    // on the tab
    uint8_t table;  // index into Game.tables; ignored in lists of cards: theirs is Game.card_table
    float least_w;  // least width of an item in the grid, logical; 0: that of cards
    GalleryGroup group[GALLERY_GROUPS_MAX];
    int groups;
    int (*count)(const App *app); // of its items, at most GALLERY_ITEMS_MAX; NULL: one for each record
    uint8_t (*record)(const App *app, int item); // the item's record; NULL: of the same number
    // Writes the texts on an item, for searching; returns how many. Some may be NULL. NULL: name, text, type
    // and kind of a card, as on it; name and text of any other record.
    int (*texts)(const App *app, const void *looks, int item, const char *out[GALLERY_TEXTS_MAX]);

    // The appearance of a card. NULL: as printed, nobody's (GameCardLook.card).
    CardLook (*look)(const App *app, const void *looks, int item);
    // For anything else (NULL: cards): drawing in window pixels (`large`: enlarged, in a box of about 9 to
    // 5); height divided by width in the grid; and PALETTE_… for its panel (NULL: neutral).
    void (*draw)(App *app, const void *looks, int item, GfxRect rect, bool large);
    float shape;
    int (*palette)(const void *looks, int item);

    // For an enlarged item: draws what is said about it into a panel; adds regions there; and returns the
    // item that a click on one of them shows instead, or GALLERY_NO_ITEM. `notes` NULL: what its card says.
    // The others may be NULL.
    void (*notes)(App *app, const void *looks, int item, GfxRect panel);
    void (*note_regions)(App *app, int item, GfxRect panel);
    int (*turn_to)(const App *app, int item, const char *hit_id);

    // What the item is in a game, for trying it out. NULL: its record, with any faction; a record of the seat
    // table is itself the faction.
    Trial (*trial)(const App *app, int item);
} GalleryList;

#define GALLERY_NO_ITEM (-1)

// All lists of a game's gallery, in the order of their tabs.
typedef struct GalleryLists {
    const GalleryList *list[GALLERY_LISTS_MAX];
    int count; // of `list`
} GalleryLists;

// ---- the rules

// An example: views of the table before and after the commands of its file, as everybody sees it (with
// GameScreens.open_examples all of it).
typedef struct RulesExample {
    const void *before, *after; // the game's view structs; `after` NULL: no commands
    bool score;                 // show the numbers that decide
} RulesExample;

typedef struct GameLogItem GameLogItem; // play/game_log.h
typedef struct Course Course;           // play/course.h

#define RESULT_WRECK 255

typedef struct GameScreens {
    // Fills the game's part of a line; `view` is the public's view of the finished game. NULL: panels have
    // name and total only.
    void (*result)(const App *app, const void *view, ResultLine *line);
    // Why the first of two lines is above the second although its total is not higher, or that they share the
    // victory; valid until the language changes. NULL: nothing is said.
    const char *(*result_tie)(const App *app, const ResultLine *first, const ResultLine *second);
    // Draws what the seats have won, below the parts. `told`: how many parts have been counted up so far; a
    // fraction while one is being counted. NULL: nothing.
    void (*draw_result)(App *app, const void *looks, const void *view, const ResultLine *line, float told,
                        GfxRect area);
    // Writes what has won the game, such as "6 of 9 systems"; `view` as above. NULL: the margin is said.
    void (*result_how)(const App *app, const void *view, char *out, size_t size);
    // Writes in a sentence or two how the game went, from the history and the public's numbers round by
    // round: what led to the victory. NULL, or "": nothing is said.
    void (*result_story)(const App *app, const Course *course, char *out, size_t size);
    // The key of what is said of one seat's victory by an {amount}. NULL: "by" as much as is counted.
    const char *result_margin;
    // The height draw_result needs in a panel of this width, logical. NULL: as much as there is.
    float (*result_height)(const void *view, const ResultLine *line, float width);
    // The asset path of a painting of what the seat has won with. `which`: 1 asks for a second one, for a
    // winner alone, beside the first on the other side of the title. Returning NULL, or NULL itself: its
    // ships are drawn instead, or without a second one its emblem.
    const char *(*result_painting)(const App *app, const void *looks, Seat seat, int which);
    // Writes the asset path of the scene behind the seat's victory, on the first page of a result; `view` as
    // above. False, or NULL itself: that of all victories.
    bool (*victory_scene)(const App *app, const void *view, Seat seat, char *file, size_t size);
    // What has become of the ship that the seat has flown: RESULT_WRECK if it has been destroyed, else how
    // worn it is (ShipCutout.wear); `view` as above. NULL: whoever has lost has lost its ship.
    uint8_t (*result_wear)(const void *view, Seat seat);
    // Writes the asset path of a painting of what this line of the history is about. False, or NULL itself:
    // the painting of the card that the line names.
    bool (*moment_painting)(const App *app, const void *looks, const GameLogItem *item, char *file,
                            size_t size);
    // Writes the asset path of what stands before that painting, on transparent ground (ship_cutout.h): a
    // ship. False, or NULL itself: nothing.
    bool (*moment_ship)(const App *app, const void *looks, const GameLogItem *item, char *file, size_t size);
    // Says what a moment of the course was and why it mattered. False, or NULL itself: its line of the
    // history says it.
    bool (*moment_words)(const App *app, const void *looks, const Course *course, int moment,
                         MomentWords *out);
    // How a game went is drawn in steps: a seat's number is the same until it changes at once.
    bool course_steps;
    // The number that a seat has to reach to win; `view` is the public's. 0, or NULL itself: there is none.
    int (*course_goal)(const App *app, const void *view);
    // Writes what was remarkable in the game, from public information (session_replay_public); returns how
    // many. NULL: none.
    int (*result_facts)(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]);

    // NULL: one list, of all cards of the pack's card table.
    const GalleryLists *gallery;

    // Draws a map (an index into the table of Game.maps) as it is for this many seats, in window pixels,
    // small beside its name in the set-up. NULL: the name alone is shown.
    void (*draw_map)(App *app, uint8_t map, uint8_t seats, GfxRect rect);

    // Appends the text for the placeholder {what:name} of the rules, or {name} with `what` "". False: not one
    // of the game's. The names of all records ({card:galaxy}: Table.what and id), of phases, variants and
    // flags are filled without it. NULL: only those.
    bool (*fill)(const App *app, const char *what, const char *name, Text *out);
    // The picture of an example, in window pixels: the size it takes of `width`; drawing it, given the same
    // `width`; and composing one of its cards that is not cached yet, which returns true if there was one.
    // All three NULL: only the caption is shown.
    void (*example_size)(App *app, const RulesExample *example, float width, float *w, float *h);
    void (*example_draw)(App *app, const void *looks, const RulesExample *example, float x, float y,
                         float width);
    bool (*example_compose)(App *app, const void *looks, const RulesExample *example, float width);
    // True: examples also show what is hidden at a table (Game.open_view), such as whole decks.
    bool open_examples;
} GameScreens;

// A text for the placeholder {what:name}: the key, with "%s" for the name.
typedef struct FilledWord {
    const char *what, *key;
} FilledWord;

// A number for the placeholder {name}.
typedef struct FilledNumber {
    const char *name;
    int number;
} FilledNumber;

// Appends the number of that name; false: there is none.
bool game_fill_number(const FilledNumber *numbers, size_t count, const char *name, Text *out);
// Appends the text of the first line for `what` whose key, with `name`, exists in the current words; false:
// there is none.
bool game_fill_word(const App *app, const FilledWord *words, int count, const char *what, const char *name,
                    Text *out);

// What the game of App.catalog adds; never NULL, but each member may be.
const GameScreens *game_screens(const App *app);
// The word for the seats' numbers (GameTable.unit), valid until the language changes; "": none.
const char *game_unit(const App *app);
// The key of a text with {amount} and the game's unit (GameTable.counted); NULL: the number is shown alone.
const char *game_counted_key(const Game *game);
// The asset path of the icon that replaces the unit where there is little room (GameTable.unit_sign), a
// constant; NULL: none.
const char *game_unit_sign(const App *app);

#endif
