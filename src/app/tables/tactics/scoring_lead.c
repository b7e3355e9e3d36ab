// SPDX-License-Identifier: MIT
// The drama of counting a row: who leads after each card, when each card begins, and a pause where the lead
// changes. The last card is slower than the others.
#include "app/tables/tactics/draw.h"
#include "gfx/ease.h"

#include <math.h>

#define STEP_MS 210.0F   // a card, or a halving …
#define STEPS_MS 1150.0F // … and all of a row at most,
#define ALONE_MS 110.0F  // faster where nobody contests it
// The row that decides the game:
#define SLOW_MS 300.0F
#define SLOWEST_MS 2400.0F
#define LAST_SHARE 2.0F     // of a step, for the last one,
#define LAST_MS 340.0F      // which takes at least so long
#define BEAT_MS 200.0F      // after the lead has changed nothing is added for a moment,
#define BEATS_MOST 3        // so often in a row
#define HOLD_MS 220.0F      // before the last card of a side …
#define HOLDS_MS 440.0F     // … and of all sides at most
#define SLOW_HOLD_MS 300.0F // in the row that decides,
#define BREATH_MS 620.0F    // … before its very last card,
#define LAST_SLOW_MS 760.0F // which is counted so slowly
#define SWING_MS 420.0F     // until a change of the lead has been shown

static Seat leader_of(const CardTable *table, const int32_t sum[TACTICS_SEATS], Seat before) {
    Seat leader = SEAT_NONE;
    int32_t most = 0;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (sum[seat] > most) {
            most = sum[seat];
            leader = seat;
        }
    return leader != SEAT_NONE && before != SEAT_NONE && sum[before] == most ? before : leader;
}

static void find_leaders(const CardTable *table, TableScored *scored) {
    int32_t sum[TACTICS_SEATS] = {0};
    scored->lead[0] = SEAT_NONE;
    for (int i = 0; i < scored->steps; i++) {
        sum[scored->step[i].seat] += scored->step[i].part.amount;
        scored->lead[i + 1] = leader_of(table, sum, scored->lead[i]);
    }
}

static bool is_swing(const TableScored *scored, int step) {
    return scored->lead[step] != SEAT_NONE && scored->lead[step + 1] != SEAT_NONE &&
           scored->lead[step] != scored->lead[step + 1];
}

static bool is_last_of_side(const TableScored *scored, int step) {
    if (step == 0 || scored->step[step].part.kind != WHY_CARD || scored->step[step].part.amount <= 0)
        return false;
    for (int later = step + 1; later < scored->steps; later++)
        if (scored->step[later].seat == scored->step[step].seat && scored->step[later].part.amount > 0)
            return false;
    return true;
}

static bool is_alone(const TableScored *scored) {
    for (int i = 1; i < scored->steps; i++)
        if (scored->step[i].seat != scored->step[0].seat)
            return false;
    return !scored->decides;
}

static void find_holds(TableScored *scored) {
    int holds = 0;
    for (int i = 0; i < scored->steps; i++)
        holds += scored->held[i] = !scored->alone && is_last_of_side(scored, i);
    scored->hold_ms = scored->decides ? SLOW_HOLD_MS
                      : holds > 0     ? fminf(HOLD_MS, HOLDS_MS / (float)holds)
                                      : 0;
}

static bool is_tied(const CardTable *table, const TableScored *scored) {
    int32_t sum[TACTICS_SEATS] = {0}, most = 0;
    int have = 0;
    for (int i = 0; i < scored->steps; i++)
        sum[scored->step[i].seat] += scored->step[i].part.amount;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        most = sum[seat] > most ? sum[seat] : most;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        have += sum[seat] == most;
    return most > 0 && have > 1;
}

// Before that step nothing moves for so long.
static float hold_before(const TableScored *scored, int step) {
    if (!scored->held[step])
        return 0;
    return scored->decides && step == scored->steps - 1 ? BREATH_MS : scored->hold_ms;
}

void tactics_scoring_pace(const CardTable *table, TableScored *scored) {
    scored->alone = is_alone(scored);
    const float slow = scored->decides ? SLOW_MS
                       : scored->alone ? ALONE_MS
                                       : STEP_MS,
                most = scored->decides ? SLOWEST_MS : STEPS_MS;
    const float each = scored->steps > 0 ? fminf(slow, most / (float)scored->steps) : 0;
    int beats = 0;
    find_leaders(table, scored);
    find_holds(scored);
    scored->tied = (scored->bare && !scored->free) || is_tied(table, scored);
    scored->begins[0] = 0;
    for (int i = 0; i < scored->steps; i++) {
        const bool last = i > 0 && i == scored->steps - 1;
        const bool beat = is_swing(scored, i) && beats < BEATS_MOST;
        beats += beat;
        scored->takes[i] = !last || scored->alone ? each
                           : scored->decides      ? LAST_SLOW_MS
                                                  : fmaxf(LAST_SHARE * each, LAST_MS);
        scored->begins[i + 1] = scored->begins[i] + scored->takes[i] + (beat ? BEAT_MS : 0) +
                                (i + 1 < scored->steps ? hold_before(scored, i + 1) : 0);
    }
}

void tactics_scoring_count(Timeline *timeline, TableScored *scored, float delay) {
    float swings = 0, holds = 0;
    if (timeline->reduced) {
        timeline_add_ms(timeline, &scored->done, (float)scored->steps, MOTION_WAIT, delay, 0);
        return;
    }
    for (int i = 0; i < scored->steps; i++) {
        const float begins = delay + scored->begins[i], takes = scored->takes[i];
        timeline_add_ms(timeline, &scored->done, (float)(i + 1), MOTION_WAIT, begins, takes);
        if (scored->held[i])
            timeline_add_ms(timeline, &scored->hold, ++holds, MOTION_WAIT, begins - hold_before(scored, i),
                            hold_before(scored, i));
        if (!is_swing(scored, i))
            continue;
        swings++; // those before are over then
        timeline_add_ms(timeline, &scored->swing, swings - 1, MOTION_WAIT, begins + takes - 1, 0);
        timeline_add_ms(timeline, &scored->swing, swings, MOTION_WAIT, begins + takes, SWING_MS);
    }
}

Seat tactics_scoring_leader(const CardTable *table, Seat *before, float *part) {
    const TableScored *scored = &own(table)->scored;
    const int done = (int)floorf(scored->done), counted = done < scored->steps ? done : scored->steps;
    const float swing = scored->swing - floorf(scored->swing);
    *before = SEAT_NONE;
    *part = 0;
    if (scored->row == NONE)
        return SEAT_NONE;
    *part = swing > 0 ? swing : 1;
    *before = scored->lead[counted];
    for (int i = counted; i > 0 && *before == scored->lead[counted]; i--)
        *before = scored->lead[i - 1];
    return scored->lead[counted];
}

const ScoredStep *tactics_scoring_held_step(const CardTable *table, int row, float *part) {
    const TableScored *scored = &own(table)->scored;
    const float hold = scored->hold - floorf(scored->hold);
    const int at = (int)scored->done;
    if (scored->row != row || at >= scored->steps || !scored->held[at])
        return NULL;
    const bool counts = scored->done > (float)at; // that it was held is over
    *part = counts ? 1 : hold;
    return counts || hold > 0 ? &scored->step[at] : NULL;
}
