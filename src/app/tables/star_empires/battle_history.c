// SPDX-License-Identifier: MIT
// Reads the history of the current battle from its declaration on. Units are counted as in the shown view;
// the results of dice and forces are known once their events have been shown.
#include "app/tables/star_empires/battle_history.h"

#include "play/session.h"

#include <string.h>

static bool is_declaration(const Event *event) {
    return event->kind == EVENT_ATTACKS || event->kind == EVENT_OFFERS;
}

static bool is_outcome(const Event *event) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_ROLLED:
    case EVENT_FORCES:
    case EVENT_WON:
    case EVENT_PEACE:
    case EVENT_CALLED_OFF:
        return true;
    default:
        return false;
    }
}

// Index of the battle's declaration in the history before `end`; -1: not declared yet. `chosen` keeps
// an earlier battle at the same place from being found instead.
static int find_declaration(const GameLog *log, int end, const BattleState *battle) {
    const bool chosen = battle->calm || battle->step != STEP_ENGAGE || battle->is_committed[SIDE_ATTACKER];
    for (int i = end - 1; chosen && i >= 0; i--) {
        const Event *event = &game_log_item(log, i)->event;
        if (is_declaration(event))
            return event->row == battle->place && event->seat == battle->side[SIDE_ATTACKER] ? i : -1;
    }
    return -1;
}

static int side_of(const BattleState *battle, Seat seat) {
    const bool minor = battle->kind == BATTLE_CONQUEST;
    return !minor && battle->side[SIDE_DEFENDER] == seat ? SIDE_DEFENDER
           : battle->side[SIDE_ATTACKER] == seat         ? SIDE_ATTACKER
                                                         : SIDES;
}

static void take_card(const Event *event, int side, BattleHistory *told) {
    if (side == SIDES || told->spent[side] == BATTLE_CARDS_MAX)
        return;
    told->card[side][told->spent[side]] = event->card;
    told->function[side][told->spent[side]++] = event->to_at;
}

static void take_in(const Event *event, int side, BattleHistory *told) {
    const uint8_t unit = event->at < UNITS_MAX ? event->at : 0;
    switch ((EmpiresEvent)event->kind) {
    case EVENT_ROLLED:
        told->rolled = event->to_row == ROLLED_CONQUEST ? event : told->rolled;
        break;
    case EVENT_FORCES:
        told->forces = event;
        break;
    case EVENT_WON:
        told->won = event;
        break;
    case EVENT_PEACE:
        told->peace = event;
        break;
    case EVENT_CALLED_OFF:
        told->called_off = event;
        break;
    case EVENT_PLAYED:
        take_card(event, side, told);
        break;
    case EVENT_LOST:
        if (side < SIDES)
            told->fallen[side][unit]++;
        break;
    case EVENT_SAVED:
        if (side < SIDES)
            told->fallen[side][unit]--;
        break;
    case EVENT_ASSIMILATED:
        if (side < SIDES)
            told->joined[side][unit]++;
        break;
    case EVENT_RETREATED:
        if (side < SIDES) {
            told->retreated[side] = true;
            told->to[side] = event->to_row;
        }
        break;
    default:
        break;
    }
}

// The number of the event that the shown view follows; the history may still be behind it.
static unsigned event_seen(const App *app, const CardTable *table) {
    if (!table->showing)
        return table->log_until;
    return table->next_event > 0 ? session_event_number(app->session, table->next_event - 1)
                                 : session_event_number(app->session, 0) - 1;
}

static void read_until(const App *app, const CardTable *table, const BattleState *battle, unsigned number,
                       BattleHistory *told) {
    const GameLog *log = session_log(app->session);
    const int end = game_log_count(log, number), first = find_declaration(log, end, battle);
    memset(told, 0, sizeof *told);
    told->begun = first >= 0;
    for (int i = first >= 0 ? first + 1 : end; i < end; i++) {
        const GameLogItem *item = game_log_item(log, i);
        if (item->event.row != battle->place)
            continue;
        if (!is_outcome(&item->event) || item->number <= table->log_until)
            take_in(&item->event, side_of(battle, item->event.seat), told);
    }
}

void empires_read_battle_history(const App *app, const CardTable *table, BattleHistory *told) {
    read_until(app, table, &seen(table)->table.battle, event_seen(app, table), told);
}

void empires_read_told_battle(const App *app, const CardTable *table, const BattleState *battle,
                              BattleHistory *told) {
    read_until(app, table, battle, table->log_until, told);
}
