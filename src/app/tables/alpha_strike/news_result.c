// SPDX-License-Identifier: MIT
// Finds the end of an attack among those that were made and ended in between, and counts what follows it.
#include "app/tables/alpha_strike/news_result.h"

#include "games/alpha_strike/rules.h"

#include <string.h>

static const Event *event_at(const GameLog *log, int at) {
    return &game_log_item(log, at)->event;
}

// What an attack takes is told right after it has left the stack.
static void count_losses(const GameLog *log, int at, int count, StrikeResult *out) {
    for (int i = at; i < count; i++) {
        const Event *event = event_at(log, i);
        const int lost = event->amount - event->amount2;
        if (event->kind == EVENT_SHIELD_HIT)
            out->shields += lost;
        else if (event->kind == EVENT_HULL_HIT)
            out->hull += lost;
        else if (event->kind == EVENT_POWER && event->at == POWER_BY_CARD && lost > 0) {
            out->track = event->row;
            out->drained += lost;
        } else if (event->kind != EVENT_CRAFT_LOST && event->kind != EVENT_POWER &&
                   event->kind != EVENT_DESTROYED && event->kind != EVENT_LOSE_CARD)
            return;
    }
}

static void attack_result(const GameLog *log, int at, int count, StrikeResult *out) {
    int inside = 0;
    for (int i = at + 1; i < count; i++) {
        const Event *event = event_at(log, i);
        inside += event->kind == EVENT_ATTACK;
        if (event->kind == EVENT_COUNTERED && inside == 0)
            out->stopped = true;
        if ((event->kind != EVENT_RESOLVE && event->kind != EVENT_VOID) || inside-- > 0)
            continue;
        out->stopped |= event->kind == EVENT_VOID || event->at == 1;
        out->ended = !out->stopped;
        count_losses(log, i + 1, count, out);
        return;
    }
}

void strike_news_result(const GameLog *log, int at, int count, StrikeResult *out) {
    memset(out, 0, sizeof *out);
    if (at < 0 || at >= count)
        return;
    if (event_at(log, at)->kind == EVENT_ATTACK)
        attack_result(log, at, count, out);
    for (int i = at + 1; i < count && event_at(log, at)->kind == EVENT_DEFEND; i++) {
        const Event *event = event_at(log, i);
        if (event->kind == EVENT_COUNTERED)
            out->stopped = true;
        else if (event->kind == EVENT_REDUCED)
            out->taken_off += event->amount - event->amount2;
        else if (event->kind != EVENT_POWER)
            return;
    }
}
