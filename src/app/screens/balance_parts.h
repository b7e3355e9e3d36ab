// SPDX-License-Identifier: MIT
// The screen that shows how much a pack changes a game: a page of blocks, one below the other, and how they
// are drawn.
#ifndef STARDECK_APP_SCREENS_BALANCE_PARTS_H
#define STARDECK_APP_SCREENS_BALANCE_PARTS_H

#include "app/stage/pack_view.h"
#include "app/stage/scroll.h"
#include "play/balance_words.h"

// The topic shown; one at a time.
typedef enum BalanceTopic {
    TOPIC_SHORT,
    TOPIC_WINS,
    TOPIC_CARDS,
    TOPIC_LENGTH,
    TOPIC_PRIZES,
    TOPIC_HOW,
    BALANCE_TOPICS
} BalanceTopic;

// The axis of a plot. Values are raw figures, converted for display by `form`.
typedef struct PlotAxis {
    const char *title; // belongs to the words of the report
    NumberForm form;
    double from, to, step; // step: between two grid lines
    bool has_even;
    double even; // the value that favours neither side
} PlotAxis;

#define PLOTS_MAX 2 // side by side

typedef enum BalanceBlockKind {
    BLOCK_TITLE,
    BLOCK_TEXT,
    BLOCK_POINT, // list item
    BLOCK_KEY,   // legend of the plots
    BLOCK_AXES,  // head of a group of plots, with its axes
    BLOCK_ROW,   // a name with its figures before and after
    BLOCK_BARS,  // histogram of game lengths
    BLOCK_HEADS, // names above the columns of a table
    BLOCK_CELLS  // a row of it
} BalanceBlockKind;

typedef struct BalanceBlock {
    BalanceBlockKind kind;
    char *text; // owned; with emphasis markers; BLOCK_HEADS, BLOCK_CELLS: the cells, with tabs between them
    int axes;   // BLOCK_AXES, BLOCK_ROW: index into the page's axes
    // Borrowed from the report.
    const BalanceValue *value[PLOTS_MAX];
    const BalanceLength *length; // BLOCK_BARS
    float top, height;           // pixels; top: from the top of the page
} BalanceBlock;

typedef struct PlotAxes {
    int plots;
    PlotAxis axis[PLOTS_MAX];
} PlotAxes;

#define AXES_MAX 4

typedef struct BalancePage {
    BalanceBlock *block; // owned
    int count, room;
    PlotAxes axes[AXES_MAX];
    int axes_count;
    bool more; // some cards were left out
} BalancePage;

// Replaces the page's contents with a topic of the report, which must outlive the page's use. all: every card
// instead of the most important ones.
void balance_page_fill(BalancePage *page, const BalanceReport *report, BalanceTopic topic, bool all);
// Fills the page with a sentence of the report.
void balance_page_say(BalancePage *page, const char *sentence);
// Fills the page with the faults that keep a pack from being played. folder: the pack's, to shorten paths.
void balance_page_faults(const App *app, BalancePage *page, const Problems *faults, const char *folder);
void balance_page_finish(BalancePage *page); // frees the blocks
// The title in the report's language; valid as long as the report's words.
const char *balance_topic_title(const BalanceReport *report, BalanceTopic topic);

// balance_plot.c: lays out the blocks for a width in pixels; returns the height of the page.
float balance_page_layout(App *app, BalancePage *page, float width);
// Draws the page at `at`; window: its visible part. While the rows of a group of plots scroll past the top,
// its head stays visible.
void balance_page_draw(App *app, const BalancePage *page, const BalanceReport *report, GfxRect at,
                       GfxRect window);

#endif
