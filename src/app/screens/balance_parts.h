// SPDX-License-Identifier: MIT
// The screen that says how much a pack changes a game: its page, made of blocks one below the other, and how
// they are drawn.
#ifndef STARDECK_APP_SCREENS_BALANCE_PARTS_H
#define STARDECK_APP_SCREENS_BALANCE_PARTS_H

#include "app/stage/pack_view.h"
#include "app/stage/scroll.h"
#include "play/balance_words.h"

// What is told at a time.
typedef enum BalanceTopic {
    TOPIC_SHORT,
    TOPIC_WINS,
    TOPIC_CARDS,
    TOPIC_LENGTH,
    TOPIC_PRIZES,
    TOPIC_HOW,
    BALANCE_TOPICS
} BalanceTopic;

// Where figures of a kind are plotted. Figures as they are, not yet as they are written.
typedef struct PlotAxis {
    const char *title;
    NumberForm form;
    double from, to, step; // step: from one line to the next
    bool has_even;
    double even; // where nothing is in favour of anybody
} PlotAxis;

#define PLOTS_MAX 2 // side by side

typedef enum BalanceBlockKind {
    BLOCK_TITLE,
    BLOCK_TEXT,
    BLOCK_POINT, // of a list
    BLOCK_KEY,   // what the signs of plots mean
    BLOCK_AXES,  // the head of plots, with its axes
    BLOCK_ROW,   // a name, and its figures before and after
    BLOCK_BARS   // how many games are how long
} BalanceBlockKind;

typedef struct BalanceBlock {
    BalanceBlockKind kind;
    char *text; // owned; with marks of strong words
    int axes;   // BLOCK_AXES, BLOCK_ROW: which of the page's
    const BalanceValue *value[PLOTS_MAX];
    const BalanceLength *length; // BLOCK_BARS
    float top, height;           // pixels, from the page's top
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
    bool more; // cards were left out
} BalancePage;

// Fills the page with what there is to tell of the topic. `all`: of every card, not only of those that come
// first.
void balance_page_fill(BalancePage *page, const BalanceReport *report, BalanceTopic topic, bool all);
// The same of what keeps a pack from being played; `folder`: the pack's.
void balance_page_faults(const App *app, BalancePage *page, const Problems *faults, const char *folder);
void balance_page_finish(BalancePage *page);
const char *balance_topic_title(const BalanceReport *report, BalanceTopic topic);

// balance_plot.c: places the blocks in so many pixels; returns the page's height.
float balance_page_lay(App *app, BalancePage *page, float width);
// `at`: where the page lies; `window`: what is seen of it. The head of plots whose rows are at its top stays
// in sight.
void balance_page_draw(App *app, const BalancePage *page, const BalanceReport *report, GfxRect at,
                       GfxRect window);

#endif
