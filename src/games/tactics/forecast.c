// SPDX-License-Identifier: MIT
// The command is carried out on what a view tells (seen.c), and the rows are compared.
#include "games/tactics/forecast.h"

#include "games/tactics/block.h"
#include "games/tactics/commands.h"
#include "games/tactics/power.h"
#include "games/tactics/seen.h"

#include <string.h>

_Static_assert(sizeof(Forecast) == 2 * sizeof(ForecastRow) + 14 &&
                   sizeof(ForecastRow) == 4 * TACTICS_SEATS + 6,
               "forecasts are compared byte by byte");

// Which card goes where. `from`, `from_at`: the row it leaves, NONE if it comes from a hand.
typedef struct Put {
    uint8_t card, row, at, from, from_at;
    Seat owner;
    bool up, plays; // plays: as from a hand, so that the card above is revealed
} Put;

static bool is_known(uint8_t card) {
    return card != NONE && card != CARD_HIDDEN;
}

static uint8_t bottom_of(const TacticsView *view, uint8_t row) {
    return view->row[row].count;
}

static bool from_hand(const TacticsRules *rules, const TacticsView *view, const Command *command,
                      uint8_t card, Seat owner, Put *put) {
    if (card == NONE)
        return false;
    *put = (Put){
        .card = card, .row = command->from, .from = NONE, .from_at = NONE, .owner = owner, .plays = true};
    put->at = bottom_of(view, put->row);
    if (card != CARD_HIDDEN && rules->card[card].plays_up) {
        put->up = true;
        put->plays = false;
        if (rules->card[card].plays_up == 2 && command->at != NONE)
            put->at = command->at;
    }
    return true;
}

// A card called into the row that asks (rules §6.4), up at its bottom.
static bool summoned(const TacticsView *view, const Command *command, Put *put) {
    if (view->decision != DECISION_SUMMON || view->source_row >= ROWS)
        return false;
    *put = (Put){.row = view->source_row, .from = command->from, .from_at = command->at, .up = true};
    if (command->from == NONE) {
        put->card = command->card;
        put->owner = view->to_act;
    } else {
        put->card = view->row[command->from].card[command->at].card;
        put->owner = view->row[command->from].card[command->at].owner;
    }
    put->at = (uint8_t)(bottom_of(view, put->row) - (put->from == put->row));
    return is_known(put->card);
}

static bool moved(const TacticsView *view, const Command *command, Put *put) {
    if (command->from >= ROWS || command->to >= ROWS || command->at >= LANE_MAX)
        return false;
    const ViewCard *card = &view->row[command->from].card[command->at];
    *put = (Put){.card = card->card,
                 .row = command->to,
                 .at = command->to_at,
                 .from = command->from,
                 .from_at = command->at,
                 .owner = card->owner,
                 .up = card->up != 0};
    return true;
}

static bool read_command(const TacticsRules *rules, const TacticsView *view, const Command *command,
                         Put *put) {
    switch ((TacticsVerb)command->verb) {
    case VERB_PLAY:
        return command->from < ROWS && from_hand(rules, view, command, command->card, view->to_act, put);
    case VERB_PUT:
        return command->from < ROWS && from_hand(rules, view, command, view->drawn, view->to_act, put);
    case VERB_PLACE: // what the ally hands over stays the ally's
        return command->from < ROWS && from_hand(rules, view, command, view->drawn, view->turn, put);
    case VERB_PICK:
        return summoned(view, command, put);
    case VERB_MOVE:
        return moved(view, command, put);
    default:
        return false;
    }
}

// ---- what it turns up

static void turn(const TacticsState *s, uint8_t row, uint8_t at, bool acts, Forecast *out) {
    const TableCard *card = row_card(s, row, at);
    if (card->up)
        return;
    if (card->shield != NONE) {
        out->stays_down = true;
        return;
    }
    if (out->turns++ == 0)
        out->turned = copy_seat(card->copy);
    out->acts |= acts;
}

// A card that lies up turns others up by its own effect (rules §6.5); one that is played down has the card
// above revealed. Which card lies down there nobody knows, so only the place decides.
static void find_turned(const TacticsRules *rules, const TacticsState *s, const Put *put, Forecast *out) {
    if (put->plays && put->at > 0)
        turn(s, put->row, (uint8_t)(put->at - 1), true, out);
    if (!put->up || !is_known(put->card))
        return;
    const CardDef *def = &rules->card[put->card];
    for (uint8_t i = 0; i < def->effect_count; i++) {
        CardFilter which = def->effect[i].which;
        which.types = 0;
        which.title = NONE;
        if (def->effect[i].verb != DO_TURN_UP || effect_is_blocked(rules, s, put->row, put->at))
            continue;
        for (uint8_t at = 0; at < row_count(s, put->row); at++)
            if (filter_fits(rules, s, put->row, put->at, &which, at))
                turn(s, put->row, at, false, out);
    }
}

// ---- powers

static void tell_row(const TacticsRules *rules, const TacticsView *view, const TacticsState *after,
                     uint8_t row, Forecast *out) {
    ForecastRow *told = &out->rows[out->row_count++];
    RowPower power;
    bool any_up = false;
    power_row(rules, after, row, &power, NULL);
    told->row = row;
    memcpy(told->before, view->row[row].eighths, sizeof told->before);
    memcpy(told->after, power.eighths, sizeof told->after);
    for (uint8_t at = 0; at < row_count(after, row); at++) {
        any_up |= row_card(after, row, at)->up != 0;
        told->down = (uint8_t)(told->down + !row_card(after, row, at)->up);
    }
    told->leader_before = view->row[row].leader;
    told->leader_after = any_up ? power.winner : SEAT_NONE;
    told->by_after = any_up ? power.by : WIN_EMPTY;
}

bool forecast(const TacticsRules *rules, const TacticsView *view, const Command *command, Forecast *out) {
    TacticsState s;
    Put put;
    memset(out, 0, sizeof *out);
    out->turned = SEAT_NONE;
    if (!read_command(rules, view, command, &put))
        return false;
    seen_state(rules, view, &s);
    for (uint8_t row = 0; row < ROWS; row++)
        if (view->row[row].count > LANE_MAX)
            return false; // not all of it is seen
    TableCard card = {
        .copy = copy_of(put.owner, is_known(put.card) ? put.card : 0), .shield = NONE, .holder = NONE};
    if (put.from != NONE)
        card = table_take(&s, put.from, put.from_at);
    card.up = put.up;
    table_insert(&s, put.row, put.at, card);
    out->row = put.row;
    out->at = put.at;
    out->card = put.card;
    out->owner = put.owner;
    out->up = put.up;
    out->shielded = command->verb == VERB_PLAY ? command->with != NONE : is_known(view->drawn_with);
    out->fills = row_count(&s, put.row) == rules->row_full && put.from != put.row;
    out->ends = view->phase == PHASE_DEPLOYMENT && !view->ending && all_rows_done(rules, &s);
    find_turned(rules, &s, &put, out);
    if (!is_known(put.card))
        return true;
    out->one_time = !put.up && rules->card[put.card].one_time;
    s.table[s.row_start[put.row] + put.at].up = 1;
    tell_row(rules, view, &s, put.row, out);
    if (put.from != NONE && put.from != put.row)
        tell_row(rules, view, &s, put.from, out);
    return true;
}
