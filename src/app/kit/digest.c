// SPDX-License-Identifier: MIT
// What the summary of the others' turns says: the few lines of the history that matter most, first those that
// concern the viewer, and how much else there is.
#include "app/kit/event_look.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"

#include <limits.h>
#include <string.h>

#define WEIGHT_MS 10000.0F // more than any event takes
#define OWN_WEIGHS 3       // more, what concerns the viewer
#define PLAIN_MOST 3       // plain lines that are named where hardly anything else has happened

static bool is_own(const CardTable *table, const GameLogItem *item) {
    return table->front != SEAT_NONE && table->game->show->concerns(&item->event, table->front);
}

static int counts(const CardTable *table, const GameLogItem *item) {
    const GameShow *show = table->game->show;
    const uint8_t kind = item->event.kind;
    const int weight = show->weights != NULL && kind < show->event_kinds ? show->weights[kind] : 0;
    return weight > 0 && is_own(table, item) ? weight + OWN_WEIGHS : weight;
}

static float weight(const CardTable *table, const GameLogItem *item) {
    return (float)counts(table, item) * WEIGHT_MS + event_look(table->game, &item->event)->ms;
}

static int lightest(const CardTable *table, const GameLog *log, const SummaryPage *page) {
    int found = 0;
    for (int i = 1; i < page->count; i++)
        if (weight(table, game_log_item(log, page->item[i])) <
            weight(table, game_log_item(log, page->item[found])))
            found = i;
    return found;
}

static void leave_out(SummaryPage *page, int at) {
    memmove(&page->item[at], &page->item[at + 1], (size_t)(--page->count - at) * sizeof page->item[0]);
}

// The weightiest, in order of time.
static void take_weightiest(const CardTable *table, const GameLog *log, int from, int to, SummaryPage *page) {
    for (int i = from; i < to; i++) {
        const int at = lightest(table, log, page);
        const bool full = page->count == SUMMARY_FEW;
        if (full && weight(table, game_log_item(log, page->item[at])) >= weight(table, game_log_item(log, i)))
            continue;
        if (full)
            leave_out(page, at);
        page->item[page->count++] = i;
    }
    while (to - from > SUMMARY_FEW && page->count > PLAIN_MOST) {
        const int at = lightest(table, log, page);
        if (counts(table, game_log_item(log, page->item[at])) > 0)
            break;
        leave_out(page, at);
    }
    page->left_out = to - from - page->count;
}

static bool is_named(const SummaryPage *page, int item) {
    for (int i = 0; i < page->count; i++)
        if (page->item[i] == item)
            return true;
    return false;
}

static void own_first(const CardTable *table, const GameLog *log, SummaryPage *page) {
    const SummaryPage by_time = *page;
    int to = 0;
    for (int own = 1; own >= 0; own--) {
        for (int i = 0; i < by_time.count; i++)
            if (is_own(table, game_log_item(log, by_time.item[i])) == (own == 1))
                page->item[to++] = by_time.item[i];
        page->own = own == 1 ? to : page->own;
    }
}

int summary_page(const App *app, const CardTable *table, int number, SummaryPage *page) {
    const GameLog *log = session_log(app->session);
    const int from = game_log_count(log, table->hurry.since),
              to = game_log_count(log, table->hurry.to > 0 ? table->hurry.to : UINT_MAX);
    const int first = (number - 1) * SUMMARY_LINES;
    int rest = 0;
    *page = (SummaryPage){.count = 0};
    take_weightiest(table, log, from, to, page);
    for (int i = from; i < to && number > 0; i++)
        if (!is_named(page, i) && rest++ >= first && page->unfolded < SUMMARY_LINES)
            page->folded[page->unfolded++] = i;
    own_first(table, log, page);
    return page->count == 0 ? 0 : 1 + (page->left_out + SUMMARY_LINES - 1) / SUMMARY_LINES;
}

Seat summary_leader(const Standing *now, uint8_t seats) {
    Seat best = SEAT_NONE;
    int equal = 0; // with the best
    for (Seat seat = 0; seat < seats && !now->secret; seat++) {
        if (now->with[seat] != seat)
            continue;
        if (best == SEAT_NONE || now->number[seat] > now->number[best]) {
            best = seat;
            equal = 0;
        }
        equal += now->number[seat] == now->number[best];
    }
    return equal == 1 ? best : SEAT_NONE;
}
