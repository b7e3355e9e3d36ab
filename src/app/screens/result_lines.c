// SPDX-License-Identifier: MIT
// The result's lines before the game adds its parts, and their final order.
#include "app/screens/result_lines.h"

#include "engine/game_facts.h"

int result_lines(const Standing *standing, uint8_t seats, const int16_t points[SEATS_MAX],
                 const bool winner[SEATS_MAX], ResultLine out[SEATS_MAX]) {
    int count = 0;
    for (Seat seat = 0; seat < seats; seat++) {
        int at = 0;
        while (at < count && standing->with[out[at].seat[0]] != standing->with[seat])
            at++;
        if (at == count)
            out[count++] = (ResultLine){.total = points[seat], .wins = winner[seat]};
        out[at].seat[out[at].seats++] = seat;
    }
    return count;
}

int result_gave_up(const Match *match, bool out[SEATS_MAX]) {
    int count = 0;
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        out[seat] = false;
    for (int i = 0; i < match_log_count(match); i++) {
        const LogEntry *entry = match_log(match, i);
        if (!game_verbs(match_catalog(match)->game)[entry->command.verb].resigns || out[entry->seat])
            continue;
        out[entry->seat] = true;
        count++;
    }
    return count;
}

// The rules decide who wins: not always the highest total.
static bool is_better(const ResultLine *a, const ResultLine *b) {
    if (a->wins != b->wins)
        return a->wins;
    return a->total != b->total ? a->total > b->total : a->equal > b->equal;
}

void result_sort(ResultLine line[SEATS_MAX], int count) {
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && is_better(&line[k], &line[k - 1]); k--) {
            const ResultLine swap = line[k];
            line[k] = line[k - 1];
            line[k - 1] = swap;
        }
}
