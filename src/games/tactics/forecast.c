// SPDX-License-Identifier: MIT
// Executes the command on a state built from the view (seen.c), and compares the rows.
#include "games/tactics/forecast.h"

#include "games/tactics/block.h"
#include "games/tactics/commands.h"
#include "games/tactics/power.h"
#include "games/tactics/seen.h"

#include <string.h>

#define EIGHTHS 8
#define CAUSES_MAX 64

_Static_assert(sizeof(Forecast) == 2 * sizeof(ForecastRow) + 20 + EFFECTS_MAX * sizeof(ForecastEffect) &&
                   sizeof(ForecastRow) == 4 * TACTICS_SEATS + 6 + FORECAST_PARTS * sizeof(ForecastPart) &&
                   sizeof(ForecastPart) == 6 && sizeof(ForecastEffect) == 8,
               "forecasts are compared byte by byte");

// Which card goes where. `from`, `from_at`: the row and position it leaves; NONE: it comes from a hand.
typedef struct Put {
    uint8_t card, row, at, from, from_at;
    Seat owner;
    bool up, plays; // plays: as from a hand, so the card above is revealed
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

// A card summoned into the row of the card that asks (rules §6.4), face up at the bottom.
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
    case VERB_PLACE: // a card handed over still belongs to the ally
        return command->from < ROWS && from_hand(rules, view, command, view->drawn, view->turn, put);
    case VERB_PICK:
        return summoned(view, command, put);
    case VERB_MOVE:
        return moved(view, command, put);
    default:
        return false;
    }
}

// ---- cards it turns up

static void turn(const TacticsState *s, uint8_t row, uint8_t at, bool acts, Forecast *out) {
    const TableCard *card = row_card(s, row, at);
    if (card->up)
        return;
    if (card->shield != NONE) {
        out->stays_down = true;
        return;
    }
    if (out->turns++ == 0) {
        out->turned = copy_seat(card->copy);
        out->turned_at = at;
    }
    out->acts |= acts;
}

// A face-up card turns others up by its own effect (rules §6.5); a card played face down reveals the one
// above. Face-down cards are unknown, so only their positions decide.
static void find_turned(const TacticsRules *rules, const TacticsState *s, const Put *put, Forecast *out) {
    if (put->plays && put->at > 0)
        turn(s, put->row, (uint8_t)(put->at - 1), true, out);
    if (!put->up || !is_known(put->card))
        return;
    const CardDef *def = &rules->card[put->card];
    for (uint8_t i = 0; i < def->effect_count; i++) {
        CardFilter which = def->effect[i].which;
        which.cards = CARDS_ANY;
        if (def->effect[i].verb != DO_TURN_UP || tactics_effect_is_blocked(rules, s, put->row, put->at))
            continue;
        for (uint8_t at = 0; at < row_count(s, put->row); at++)
            if (tactics_filter_fits(s, put->row, put->at, &which, at))
                turn(s, put->row, at, false, out);
    }
}

// ---- what its effects would do

// Returns true for the card above, which the play itself reveals.
static bool is_turned(const Put *put, const TableCard *card, uint8_t at) {
    return put->plays && !card->up && card->shield == NONE && at + 1 == put->at;
}

static void count_affected(const TacticsState *s, const Put *put, const Effect *effect, uint8_t at,
                           ForecastEffect *out) {
    const TableCard *card = row_card(s, put->row, at);
    CardFilter which = effect->which;
    if (effect->verb == DO_REMOVE && card->shield != NONE)
        return;
    if (!card->up) {
        which.cards = CARDS_ANY;
        if (is_turned(put, card, at) && which.face != FACE_ANY)
            which.face = which.face == FACE_UP ? FACE_DOWN : FACE_UP; // it will be turned over by then
    }
    if (!tactics_filter_fits(s, put->row, put->at, &which, at))
        return;
    const bool certain = card->up || (effect->which.types == 0 && effect->which.title == NONE);
    out->count = (uint8_t)(out->count + certain);
    out->maybe = (uint8_t)(out->maybe + !certain);
    out->card = card->up ? copy_card(card->copy) : CARD_HIDDEN;
    out->owner = copy_seat(card->copy);
}

static void tell_effect(const TacticsState *s, const Put *put, const Effect *effect, Forecast *out) {
    ForecastEffect *told = &out->effect[out->effect_count++];
    told->verb = effect->verb;
    told->where = effect->which.where;
    told->chooses = effect->choose;
    told->optional = effect->optional;
    told->card = NONE;
    told->owner = SEAT_NONE;
    for (uint8_t at = 0; at < row_count(s, put->row); at++)
        count_affected(s, put, effect, at, told);
    if (told->count + told->maybe != 1) {
        told->card = NONE;
        told->owner = SEAT_NONE;
    }
}

// The card is face up in `s`. One-time effects happen on a reveal, but not if the card is put face up.
static void tell_effects(const TacticsRules *rules, const TacticsState *s, const Put *put, Forecast *out) {
    const CardDef *def = &rules->card[put->card];
    uint8_t parts[TABLE_MAX];
    BlockedBy by[TABLE_MAX];
    tactics_block_row_by(rules, s, put->row, parts, by);
    if (def->effect_count > 0 && (parts[put->at] & PART_EFFECT)) {
        const uint8_t copy = row_card(s, put->row, by[put->at].effect)->copy;
        out->blocker = copy_card(copy);
        out->blocker_owner = copy_seat(copy);
        return;
    }
    for (uint8_t i = 0; i < def->effect_count; i++)
        if (def->effect[i].when != WHEN_REVEALED || !put->up)
            tell_effect(s, put, &def->effect[i], out);
}

// ---- causes of a changed sum

typedef struct Causes {
    int count;
    ForecastPart part[CAUSES_MAX];
} Causes;

static ForecastPart *cause_of(Causes *causes, Seat seat, uint8_t copy) {
    for (int i = 0; i < causes->count; i++) {
        ForecastPart *part = &causes->part[i];
        if (part->seat == seat && part->card == copy_card(copy) && part->owner == copy_seat(copy))
            return part;
    }
    ForecastPart *part = &causes->part[causes->count < CAUSES_MAX - 1 ? causes->count++ : CAUSES_MAX - 1];
    *part = (ForecastPart){.seat = seat, .card = copy_card(copy), .owner = copy_seat(copy)};
    return part;
}

// Changes made by others are attributed to them; stolen power to the card that takes it.
static uint8_t causing(const PowerNote *note) {
    return note->step == STEP_BASE || note->step == STEP_ADDED || note->step == STEP_STOLEN ? note->at
                                                                                            : note->source;
}

static void count_causes(const TacticsState *s, uint8_t row, const PowerNotes *notes, int sign,
                         Causes *causes) {
    for (int i = 0; i < notes->count; i++) {
        const PowerNote *note = &notes->note[i];
        if (note->blocker != NONE || note->amount == 0 || note->step == STEP_WINS)
            continue;
        const int scale = note->step == STEP_HALVED ? 1 : EIGHTHS;
        ForecastPart *part = cause_of(causes, note->seat, row_card(s, row, causing(note))->copy);
        part->amount = (int16_t)(part->amount + sign * scale * note->amount);
    }
}

static int parts_of(const Causes *causes, Seat seat) {
    int count = 0;
    for (int i = 0; i < causes->count; i++)
        count += causes->part[i].seat == seat && causes->part[i].amount != 0;
    return count;
}

static void keep_parts(const Causes *causes, const Put *put, bool own, Seat seat, ForecastRow *told) {
    for (int i = 0; i < causes->count; i++) {
        const ForecastPart *part = &causes->part[i];
        const bool is_own = part->card == put->card && part->owner == put->owner;
        if (part->seat == seat && part->amount != 0 && is_own == own)
            told->part[told->part_count++] = *part;
    }
}

static void tell_parts(const TacticsRules *rules, const TacticsState *before, const TacticsState *after,
                       const Put *put, ForecastRow *told) {
    PowerNotes notes;
    RowPower power;
    Causes causes = {0};
    notes.count = 0;
    tactics_power_row(rules, before, told->row, &power, &notes);
    count_causes(before, told->row, &notes, -1, &causes);
    notes.count = 0;
    tactics_power_row(rules, after, told->row, &power, &notes);
    count_causes(after, told->row, &notes, 1, &causes);
    for (Seat seat = 0; seat < before->seats; seat++) {
        if (told->part_count + parts_of(&causes, seat) > FORECAST_PARTS)
            continue;
        keep_parts(&causes, put, true, seat, told);
        keep_parts(&causes, put, false, seat, told);
    }
}

// ---- powers

static void tell_row(const TacticsRules *rules, const TacticsView *view, const TacticsState *after,
                     uint8_t row, Forecast *out) {
    ForecastRow *told = &out->rows[out->row_count++];
    RowPower power;
    bool any_up = false;
    tactics_power_row(rules, after, row, &power, NULL);
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

bool tactics_predict(const TacticsRules *rules, const TacticsView *view, const Command *command,
                     Forecast *out) {
    TacticsState s, before;
    Put put;
    memset(out, 0, sizeof *out);
    out->turned = out->blocker_owner = SEAT_NONE;
    out->blocker = out->turned_at = NONE;
    if (!read_command(rules, view, command, &put))
        return false;
    tactics_seen_state(rules, view, &s);
    for (uint8_t row = 0; row < ROWS; row++)
        if (view->row[row].count > LANE_MAX)
            return false; // the view does not show all of it
    before = s;
    TableCard card = {
        .copy = copy_of(put.owner, is_known(put.card) ? put.card : 0), .shield = NONE, .holder = NONE};
    if (put.from != NONE)
        card = tactics_take(&s, put.from, put.from_at);
    card.up = put.up;
    tactics_insert(&s, put.row, put.at, card);
    out->row = put.row;
    out->at = put.at;
    out->card = put.card;
    out->owner = put.owner;
    out->up = put.up;
    out->shielded = command->verb == VERB_PLAY ? command->with != NONE : is_known(view->drawn_with);
    out->fills = row_count(&s, put.row) == rules->row_full && put.from != put.row;
    out->ends = view->phase == PHASE_DEPLOYMENT && !view->ending && tactics_all_rows_done(rules, &s);
    find_turned(rules, &s, &put, out);
    if (!is_known(put.card))
        return true;
    out->one_time = !put.up && rules->card[put.card].one_time;
    s.table[s.row_start[put.row] + put.at].up = 1;
    tell_effects(rules, &s, &put, out);
    tell_row(rules, view, &s, put.row, out);
    if (put.from != NONE && put.from != put.row)
        tell_row(rules, view, &s, put.from, out);
    for (int i = 0; i < out->row_count; i++)
        tell_parts(rules, &before, &s, &put, &out->rows[i]);
    return true;
}
