// SPDX-License-Identifier: MIT
// Evaluates a row from top to bottom, in eighths of a point so that repeated halving stays exact.
#include "games/tactics/power.h"

#include "games/tactics/block.h"

#include <string.h>

typedef struct Row {
    const TacticsRules *rules;
    const TacticsState *s;
    uint8_t row, count;
    RowPower *power;
    PowerNotes *notes;
    uint16_t *base;  // base powers after step 1
    uint32_t verbs;  // one bit per EffectVerb of the active cards' scoring effects; most rows have few
    uint8_t *scorer; // positions of the cards that have them …
    uint8_t scorers; // … and how many
    uint8_t blocker; // position of the card that blocks the current effect, which is only noted then; NONE
} Row;

static const CardDef *def_at(const Row *r, uint8_t at) {
    return &r->rules->card[copy_card(row_card(r->s, r->row, at)->copy)];
}

static bool is_up(const Row *r, uint8_t at) {
    return row_card(r->s, r->row, at)->up != 0;
}

// Returns true if a scoring effect of the card at `self` applies to the face-up card at `at`.
static bool meant(const Row *r, uint8_t self, const Effect *effect, uint8_t at) {
    return is_up(r, at) && tactics_filter_fits(r->s, r->row, self, &effect->which, at);
}

static void note(const Row *r, uint8_t at, Seat seat, PowerStep step, uint8_t source, int amount) {
    if (r->notes == NULL || r->notes->count >= POWER_NOTES_MAX)
        return;
    r->notes->note[r->notes->count++] = (PowerNote){.amount = (int16_t)amount,
                                                    .at = at,
                                                    .step = (uint8_t)step,
                                                    .source = source,
                                                    .blocker = r->blocker,
                                                    .seat = seat};
}

static Seat owner_at(const Row *r, uint8_t at) {
    return copy_seat(row_card(r->s, r->row, at)->copy);
}

// Changes the power of the card at `at`, due to the card at `source`.
static void change(Row *r, uint8_t at, PowerStep step, uint8_t source, int amount) {
    note(r, at, owner_at(r, at), step, source, amount);
    if (r->blocker == NONE)
        r->power->card[at] = (uint16_t)(r->power->card[at] + amount);
}

// Step 1. Written without branches, as which cards count is unpredictable.
static void base_powers(Row *r) {
    const uint8_t count = r->count, *parts = r->power->parts;
    uint32_t verbs = 0;
    uint8_t scorers = 0;
    for (uint8_t at = 0; at < count; at++) {
        const CardDef *def = def_at(r, at);
        const bool up = is_up(r, at);
        const uint32_t scores = up && !(parts[at] & PART_EFFECT) ? def->scores : 0;
        r->base[at] = r->power->card[at] = up && !(parts[at] & PART_POWER) ? def->power : 0;
        verbs |= scores;
        r->scorer[scorers] = at;
        scorers = (uint8_t)(scorers + (scores != 0));
    }
    r->verbs = verbs;
    r->scorers = scorers;
    for (uint8_t at = 0; at < count && r->notes != NULL; at++)
        if (is_up(r, at) && !(parts[at] & PART_POWER))
            note(r, at, owner_at(r, at), STEP_BASE, at, r->base[at]);
}

typedef void (*EffectFn)(Row *r, uint8_t self, const Effect *effect);

static void for_each_effect(Row *r, EffectVerb verb, EffectFn fn) {
    if (!(r->verbs & 1u << verb))
        return;
    for (uint8_t k = 0; k < r->scorers; k++) {
        const CardDef *def = def_at(r, r->scorer[k]);
        for (uint8_t i = 0; (def->scores & 1u << verb) && i < def->effect_count; i++)
            if (def->effect[i].verb == verb)
                fn(r, r->scorer[k], &def->effect[i]);
    }
}

// Step 2. Only base power can be stolen, so stolen power is not stolen on.
static void steal(Row *r, uint8_t self, const Effect *effect) {
    for (uint8_t at = 0; at < r->count; at++) {
        if (!meant(r, self, effect, at) || r->base[at] == 0)
            continue;
        change(r, self, STEP_STOLEN, at, r->base[at]);
        change(r, at, STEP_LOST, self, -r->base[at]);
        if (r->blocker == NONE)
            r->base[at] = 0;
    }
}

// Step 3.
static void add(Row *r, uint8_t self, const Effect *effect) {
    const uint8_t target = r->s->target[r->row];
    if (target == NONE || !tactics_target_fits(r->rules, &effect->target, target))
        return;
    uint16_t times = 1;
    if (effect->counted) {
        times = 0;
        for (uint8_t at = 0; at < r->count; at++)
            times = (uint16_t)(times + meant(r, self, effect, at));
    }
    const int amount = times * effect->amount;
    if (amount != 0)
        change(r, self, STEP_ADDED, self, amount);
}

static void boost(Row *r, uint8_t self, const Effect *effect) {
    for (uint8_t at = 0; at < r->count; at++)
        if (meant(r, self, effect, at))
            change(r, at, STEP_BOOSTED, self, effect->amount);
}

bool tactics_power_is_zeroer(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t at,
                             const uint8_t *parts) {
    const TableCard *card = row_card(s, row, at);
    return card->up && (rules->card[copy_card(card->copy)].scores & 1u << DO_ZERO) &&
           !(parts[at] & PART_EFFECT);
}

void tactics_power_count_zeroers(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t team,
                                 int *of_team, int *of_others) {
    uint8_t parts[TABLE_MAX];
    tactics_block_row(rules, s, row, parts);
    *of_team = *of_others = 0;
    for (uint8_t at = 0; at < row_count(s, row); at++)
        if (tactics_power_is_zeroer(rules, s, row, at, parts))
            (*(s->team[copy_seat(row_card(s, row, at)->copy)] == team ? of_team : of_others))++;
}

// Step 4. Zeroing is mutual (two Armadas: both 0), except between allies.
static void zero(Row *r, uint8_t self, const Effect *effect) {
    const Seat speaker = copy_seat(row_card(r->s, r->row, self)->copy);
    for (uint8_t at = 0; at < r->count; at++) {
        if (!meant(r, self, effect, at))
            continue;
        const Seat owner = copy_seat(row_card(r->s, r->row, at)->copy);
        if (owner != speaker && are_friends(r->s, owner, speaker) &&
            tactics_power_is_zeroer(r->rules, r->s, r->row, at, r->power->parts))
            continue;
        if (r->blocker == NONE || r->power->card[at] > 0)
            change(r, at, STEP_ZEROED, self, -r->power->card[at]);
    }
}

// Step 5.
static void sum_up(Row *r) {
    for (uint8_t at = 0; at < r->count; at++) {
        const Seat owner = copy_seat(row_card(r->s, r->row, at)->copy);
        r->power->eighths[owner] = (uint16_t)(r->power->eighths[owner] + 8 * r->power->card[at]);
    }
}

static void halve(Row *r, uint8_t self, const Effect *effect) {
    const Seat speaker = copy_seat(row_card(r->s, r->row, self)->copy);
    for (Seat seat = 0; seat < r->s->seats; seat++)
        if (owner_fits(r->s, speaker, &effect->which, seat)) {
            const uint16_t half = r->power->eighths[seat] / 2;
            if (r->power->eighths[seat] > 0)
                note(r, NONE, seat, STEP_HALVED, self, half - r->power->eighths[seat]);
            if (r->blocker == NONE)
                r->power->eighths[seat] = half;
        }
}

// The side of a seat: itself, or in Blind Trust its team.
static uint8_t side_of(const TacticsState *s, Seat seat) {
    return s->variant == VARIANT_BLIND_TRUST ? s->team[seat] : seat;
}

// Marks in `wins` the sides with a winning Galaxy. Returns false if there is none.
static bool galaxy_sides(const Row *r, bool wins[TACTICS_SEATS]) {
    bool any = false;
    for (uint8_t k = 0; k < r->scorers; k++) {
        const uint8_t self = r->scorer[k];
        const CardDef *def = def_at(r, self);
        for (uint8_t i = 0; i < def->effect_count; i++) {
            if (def->effect[i].verb != DO_WIN_ROW)
                continue;
            for (uint8_t at = 0; at < r->count; at++)
                if (meant(r, self, &def->effect[i], at))
                    any = wins[side_of(r->s, copy_seat(row_card(r->s, r->row, self)->copy))] = true;
        }
    }
    return any;
}

// Marks the sides with the highest power among those with a card in the row; returns how many.
static int strongest_sides(const Row *r, bool wins[TACTICS_SEATS]) {
    uint32_t sum[TACTICS_SEATS] = {0};
    bool present[TACTICS_SEATS] = {false};
    for (Seat seat = 0; seat < r->s->seats; seat++)
        sum[side_of(r->s, seat)] += r->power->eighths[seat];
    for (uint8_t at = 0; at < r->count; at++)
        present[side_of(r->s, copy_seat(row_card(r->s, r->row, at)->copy))] = true;
    uint32_t best = 0;
    for (int side = 0; side < TACTICS_SEATS; side++)
        if (present[side] && sum[side] > best)
            best = sum[side];
    int count = 0;
    for (int side = 0; side < TACTICS_SEATS; side++) {
        wins[side] = present[side] && sum[side] == best;
        count += wins[side];
    }
    return count;
}

// Step 6 and ties: among the winning sides, the one with the highest card.
static void decide(Row *r) {
    bool wins[TACTICS_SEATS] = {false};
    r->power->winner = SEAT_NONE;
    r->power->by = WIN_EMPTY;
    if (r->count == 0)
        return;
    if ((r->verbs & 1u << DO_WIN_ROW) && galaxy_sides(r, wins))
        r->power->by = WIN_GALAXY;
    else
        r->power->by = strongest_sides(r, wins) > 1 ? WIN_TIE : WIN_POWER;
    for (uint8_t at = 0; at < r->count && r->power->winner == SEAT_NONE; at++) {
        const Seat owner = copy_seat(row_card(r->s, r->row, at)->copy);
        if (wins[side_of(r->s, owner)])
            r->power->winner = owner;
    }
}

// Step 6, for the notes: the cards of the row with which this card wins it.
static void win(Row *r, uint8_t self, const Effect *effect) {
    for (uint8_t at = 0; at < r->count; at++)
        if (meant(r, self, effect, at))
            note(r, self, owner_at(r, self), STEP_WINS, at, 0);
}

// Notes what each blocked power and effect would add to the row by itself.
static void note_blocked(Row *r, const BlockedBy *by) {
    static const struct {
        EffectVerb verb;
        EffectFn fn;
    } steps[] = {{DO_STEAL, steal}, {DO_ADD, add},     {DO_BOOST, boost},
                 {DO_ZERO, zero},   {DO_HALVE, halve}, {DO_WIN_ROW, win}};
    for (uint8_t at = 0; at < r->count; at++) {
        if (!is_up(r, at))
            continue;
        const CardDef *def = def_at(r, at);
        r->blocker = by[at].power;
        if (r->blocker != NONE)
            change(r, at, STEP_BASE, at, def->power);
        r->blocker = by[at].effect;
        for (uint8_t i = 0; r->blocker != NONE && i < def->effect_count; i++)
            for (size_t step = 0; step < sizeof steps / sizeof steps[0]; step++)
                if (def->effect[i].when == WHEN_SCORING && def->effect[i].verb == steps[step].verb)
                    steps[step].fn(r, at, &def->effect[i]);
    }
}

void tactics_power_row(const TacticsRules *rules, const TacticsState *s, uint8_t row, RowPower *power,
                       PowerNotes *notes) {
    uint16_t base[TABLE_MAX];
    uint8_t scorer[TABLE_MAX];
    Row r = {.rules = rules,
             .s = s,
             .row = row,
             .count = row_count(s, row),
             .power = power,
             .notes = notes,
             .base = base,
             .scorer = scorer,
             .blocker = NONE};
    BlockedBy by[TABLE_MAX];
    memset(power->eighths, 0, sizeof power->eighths);
    tactics_block_row_by(rules, s, row, power->parts, notes != NULL ? by : NULL);
    base_powers(&r);
    for_each_effect(&r, DO_STEAL, steal);
    for_each_effect(&r, DO_ADD, add);
    for_each_effect(&r, DO_BOOST, boost);
    for_each_effect(&r, DO_ZERO, zero);
    sum_up(&r);
    for_each_effect(&r, DO_HALVE, halve);
    decide(&r);
    if (notes == NULL)
        return;
    for_each_effect(&r, DO_WIN_ROW, win);
    note_blocked(&r, by);
}
