// SPDX-License-Identifier: MIT
// Computes the strip of a row's sums, as in the view or as the dragged card would make it.
#include "app/tables/tactics/sums.h"

static const ForecastRow *cast_of(const Forecast *cast, int row) {
    for (int i = 0; cast != NULL && i < cast->row_count; i++)
        if (cast->rows[i].row == row)
            return &cast->rows[i];
    return NULL;
}

static void count_cards(const ViewRow *row, RowSum *sum, bool *takes_part) {
    for (int at = 0; at < row->count && at < LANE_MAX; at++) {
        const ViewCard *card = &row->card[at];
        if (card->owner != sum->seat && card->owner != sum->ally)
            continue;
        sum->down += !card->up;
        *takes_part |= card->up;
    }
}

static bool is_of(const RowSum *sum, Seat seat) {
    return seat != SEAT_NONE && (sum->seat == seat || sum->ally == seat);
}

static int sum_of(const uint16_t eighths[TACTICS_SEATS], const RowSum *sum) {
    return eighths[sum->seat] + (sum->ally != SEAT_NONE ? eighths[sum->ally] : 0);
}

// A lead is over somebody: over seats without anything in the row it would only repeat the sum.
static void find_margin(RowSums *sums, const bool takes_part[TACTICS_SEATS], int leader) {
    int next = -1;
    for (int i = 0; i < sums->count; i++)
        if (i != leader && (takes_part[i] || sums->sum[i].then > 0) && sums->sum[i].then > next)
            next = sums->sum[i].then;
    if (next >= 0 && sums->by == WIN_POWER)
        sums->sum[leader].margin = sums->sum[leader].then - next;
}

static void find_tied(RowSums *sums, const bool takes_part[TACTICS_SEATS], int leader) {
    for (int i = 0; i < sums->count && sums->by == WIN_TIE; i++)
        sums->sum[i].tied = (takes_part[i] || i == leader) && sums->sum[i].then == sums->sum[leader].then;
}

void tactics_row_sums(const CardTable *table, int row, const Forecast *cast, RowSums *sums) {
    const ViewRow *view = &seen(table)->row[row];
    const ForecastRow *told = cast_of(cast, row);
    const Seat leader = told != NULL ? told->leader_after : view->leader;
    bool takes_part[TACTICS_SEATS] = {false};
    int leads = -1;
    *sums =
        (RowSums){.by = (WinBy)(told != NULL ? told->by_after : view->leader_by), .foretold = told != NULL};
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const Seat ally = tactics_sums_teams(table) ? tactics_ally(table, seat) : SEAT_NONE;
        if (ally != SEAT_NONE && ally < seat)
            continue;
        RowSum *sum = &sums->sum[sums->count];
        *sum = (RowSum){.seat = seat, .ally = ally};
        count_cards(view, sum, &takes_part[sums->count]);
        sum->now = sum_of(view->eighths, sum);
        sum->then = told != NULL ? sum_of(told->after, sum) : sum->now;
        sum->leads = is_of(sum, leader);
        takes_part[sums->count] |= told != NULL && is_of(sum, cast->owner) && row == cast->row;
        leads = sum->leads ? sums->count : leads;
        sums->count++;
    }
    if (leads < 0)
        return;
    find_margin(sums, takes_part, leads);
    find_tied(sums, takes_part, leads);
}
