// SPDX-License-Identifier: MIT
// What a game adds to the screens around its table: the result, the card gallery, the rules to read. All of
// it may be left out; what a screen shows then stands beside each entry. `looks` is what GameCardLook.open
// made, and NULL without memory. Areas are logical pixels of the window (widget_rect makes pixels of them).
// Functions that draw change nothing.
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
    Seat seat[SEATS_MAX]; // the members, in seat order
    int seats;
    int total; // as the match says it
    bool wins; // likewise; the winners need not have the most
    // The game's:
    ResultPart part[RESULT_PARTS_MAX];
    int parts;
    int equal; // of lines with equal totals those with more come first
} ResultLine;

// What was remarkable about a game, as everybody saw it.
#define RESULT_FACTS_MAX 4
typedef struct ResultFact {
    const char *title; // valid until the language changes
    const char *icon;  // of a fact about nobody
    Seat seat;         // whose colour and sign it has; SEAT_NONE: nobody's
    char text[160];
    char value[24]; // the number it is about; "": none
} ResultFact;

// ---- the gallery: lists of things, each with groups of choices that narrow it down

#define GALLERY_LISTS_MAX 4
#define GALLERY_GROUPS_MAX 4
#define GALLERY_TEXTS_MAX 4
#define GALLERY_ITEMS_MAX 4096 // of a list; more are not shown

// Values are numbered from 0. Of a list of words that end with NULL, as files have them, it is enough to name
// the list and the key of their labels.
typedef struct GalleryGroup {
    const char *id; // of its regions, "gallery:ID:WORD"; at most ten letters
    UiWord name;
    int (*count)(const App *app); // of its values
    const char *(*word)(const App *app, int value);
    const char *(*label)(const App *app, int value);
    const char *(*icon)(const App *app, int value); // NULL: none
    int (*value)(const App *app, int item);
    const char *const *words; // in place of `count` and `word`
    const char *label_key;    // "kind.%s.name", in place of `label`
} GalleryGroup;

// Items are numbered from 0. A list shows cards, or something that the game draws itself.
typedef struct GalleryList {
    const char *id; // of its tab: "gallery:show:ID"
    UiWord name;    // on the tab
    float least_w;  // logical, of an item in the grid
    GalleryGroup group[GALLERY_GROUPS_MAX];
    int groups;
    int (*count)(const App *app); // of its items; at most GALLERY_ITEMS_MAX
    // The texts that stand on it, to be searched in; returns how many. Any may be NULL.
    int (*texts)(const App *app, const void *looks, int item, const char *out[GALLERY_TEXTS_MAX]);

    // Of cards: its number in the pack, and what it looks like. NULL: of something else.
    uint8_t (*card)(const App *app, int item);
    CardLook (*look)(const App *app, const void *looks, int item);
    // Of something else: its height to its width, how it is drawn (seen large it has some 9 to 5), and its
    // colours (PALETTE_…; NULL: nobody's).
    float shape;
    void (*draw)(App *app, const void *looks, int item, GfxRect rect, bool large);
    int (*palette)(const void *looks, int item);

    // Seen large: what is said about it, in a panel; regions there; and the item that a click on one of them
    // shows instead, or GALLERY_NO_ITEM. `notes` NULL: what its card says. The other two may be NULL.
    void (*notes)(App *app, const void *looks, int item, GfxRect panel);
    void (*note_regions)(App *app, int item, GfxRect panel);
    int (*turn_to)(const App *app, int item, const char *hit_id);

    // What it is at a table, to be tried out. NULL: a card of the pack, of any faction; else nothing can be.
    Trial (*trial)(const App *app, int item);
} GalleryList;

#define GALLERY_NO_ITEM (-1)

typedef struct GalleryFacets {
    const GalleryList *list[GALLERY_LISTS_MAX];
    int lists;
} GalleryFacets;

// ---- the rules

// An example: the table as everybody sees it (GameScreens.open_examples: all of it), before and after what
// the file's commands do.
typedef struct RulesExample {
    const void *before, *after; // the game's views; after NULL: nothing is done
    bool score;                 // with the numbers that decide
} RulesExample;

typedef struct GameScreens {
    // Fills the game's part of a line, whose upper half is filled; `view` is the public's of the game that is
    // over. NULL: a panel has name and total only.
    void (*result)(const App *app, const void *view, ResultLine *line);
    // Why the first of two lines stands above the other though its total is not higher, or that they share
    // the victory; valid until the language changes. NULL: nothing is said.
    const char *(*result_tie)(const App *app, const ResultLine *first, const ResultLine *second);
    // What they have won, below the parts. NULL: nothing stands there. `told`: so many parts have been
    // counted, the last one in part.
    void (*draw_result)(App *app, const void *looks, const void *view, const ResultLine *line, float told,
                        GfxRect area);
    // The height that it needs in a panel of this width. NULL: all that there is.
    float (*result_height)(const void *view, const ResultLine *line, float width);
    // The painting of what the seat has won with, an asset; NULL, for both: its ships are drawn instead.
    const char *(*result_painting)(const App *app, const void *looks, Seat seat);
    // What was remarkable, from what everybody has seen of the game (session_replay_public); returns how
    // many. NULL: nothing is said.
    int (*result_facts)(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]);

    // NULL: all cards of the pack's card table, to be searched.
    const GalleryFacets *gallery;

    // What stands for {what:name} in the rules, {name} where `what` is "". False: it is none of the game's.
    // NULL: names of cards, factions, phases, variants and options are known all the same.
    bool (*fill)(const App *app, const char *what, const char *name, Text *out);
    // The room that an example takes of a width, in pixels; its picture, with the same width; and one of its
    // cards composed that is not in the cache yet, which true tells. NULL, all three: only its caption is
    // shown.
    void (*example_size)(App *app, const RulesExample *example, float width, float *w, float *h);
    void (*example_draw)(App *app, const void *looks, const RulesExample *example, float x, float y,
                         float width);
    bool (*example_prepare)(App *app, const void *looks, const RulesExample *example, float width);
    // Examples show what lies hidden at a table, too (Game.open_view): stacks that nobody sees whole, say.
    bool open_examples;
} GameScreens;

// Words that stand for {what:name}: a line each, "%s" in the key for the name.
typedef struct FilledWord {
    const char *what, *key;
} FilledWord;

// Numbers that stand for {name}.
typedef struct FilledNumber {
    const char *name;
    int number;
} FilledNumber;

// Adds the number of that name; false: there is none.
bool game_fill_number(const FilledNumber *numbers, size_t count, const char *name, Text *out);
// Adds the word of the first line that is meant, if the present words have it; false: there is none.
bool game_fill_word(const App *app, const FilledWord *words, int count, const char *what, const char *name,
                    Text *out);

// What the game in the window adds; never NULL, but each entry may be.
const GameScreens *game_screens(const App *app);
const char *game_unit(const App *app);      // of the numbers of the seats (GameTable.unit)
const char *game_unit_sign(const App *app); // that stands for it where there is little room; NULL: none

#endif
