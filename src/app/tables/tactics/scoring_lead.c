// SPDX-License-Identifier: MIT
// The drama of counting a row: who leads after each card, when each card begins, and a pause where the lead
// changes. The last card is slower than the others.
#include "app/tables/tactics/draw.h"
#include "gfx/ease.h"

#include <math.h>

#define STEP_MS 210.0F   // a card, or a halving …
#define STEPS_MS 1150.0F // … and all of a row at most
// The row that decides the game:
#define SLOW_MS 300.0F
#define SLOWEST_MS 2400.0F
#define LAST_SHARE 2.0F // of a step, for the last one,
#define LAST_MS 340.0F  // which takes at least so long
#define BEAT_MS 200.0F  // after the lead has changed nothing is added for a moment,
#define BEATS_MOST 3    // so often in a row
#define SWING_MS 420.0F // until a change of the lead has been shown

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

void tactics_scoring_pace(const CardTable *table, TableScored *scored) {
    const float slow = scored->decides ? SLOW_MS : STEP_MS, most = scored->decides ? SLOWEST_MS : STEPS_MS;
    const float each = scored->steps > 0 ? fminf(slow, most / (float)scored->steps) : 0;
    int beats = 0;
    find_leaders(table, scored);
    scored->begins[0] = 0;
    for (int i = 0; i < scored->steps; i++) {
        const bool last = i > 0 && i == scored->steps - 1;
        const bool beat = is_swing(scored, i) && beats < BEATS_MOST;
        beats += beat;
        scored->takes[i] = last ? fmaxf(LAST_SHARE * each, LAST_MS) : each;
        scored->begins[i + 1] = scored->begins[i] + scored->takes[i] + (beat ? BEAT_MS : 0);
    }
}

void tactics_scoring_count(Timeline *timeline, TableScored *scored, float delay) {
    float swings = 0;
    if (timeline->reduced) {
        timeline_add_ms(timeline, &scored->done, (float)scored->steps, MOTION_WAIT, delay, 0);
        return;
    }
    for (int i = 0; i < scored->steps; i++) {
        const float begins = delay + scored->begins[i], takes = scored->takes[i];
        timeline_add_ms(timeline, &scored->done, (float)(i + 1), MOTION_WAIT, begins, takes);
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
