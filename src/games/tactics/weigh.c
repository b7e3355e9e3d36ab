// SPDX-License-Identifier: MIT
// Game.weigh: heuristic value of each legal command one step ahead, from the view alone, in 256ths of a
// point. A row is worth its target times the share that the powers there promise; a command is worth the
// change in the rows' worth, including what the card's effects would do now.
#include "games/tactics/block.h"
#include "games/tactics/flow.h"
#include "games/tactics/power.h"
#include "games/tactics/seen.h"
#include "games/tactics/views.h"

#include <string.h>

#define POINT 256
#define DOWN_POWER 40 // assumed power of a face-down card, in eighths
#define BAD_PLAY (-2 * POINT)
#define EVEN_POWER 48 // a lead, in eighths, at which the row is three quarters won

typedef struct Weighing {
    const TacticsRules *rules;
    const TacticsView *view;
    Seat seat;             // for whom it is weighed
    TacticsState now;      // state built from the view
    int32_t row_now[ROWS]; // value of each row for the seat
    int32_t mean_power;    // of the deck's cards, in eighths
    bool ends;             // the deployment ends with the command weighed
} Weighing;

// ---- rows

// Value of the row's target to the seat, half a point added for denying it to others.
static int32_t target_worth(const Weighing *w, const TacticsState *s, uint8_t target) {
    const TargetDef *def = &w->rules->target[target];
    const Seat pile = tactics_pile_of(s, w->seat);
    int32_t worth = def->points * POINT + POINT / 2;
    worth += def->bonus_points * tactics_bonus_times(w->rules, s, pile, target) * POINT;
    worth += tactics_is_own_planet(w->rules, s, pile, target) ? w->rules->planet_bonus * POINT : 0;
    return worth;
}

// The lead of the seat (in Blind Trust its team) over the best of the others, in eighths.
static int32_t margin(const Weighing *w, const TacticsState *s, uint8_t row, const RowPower *power) {
    int32_t sum[TACTICS_SEATS] = {0}, own = 0, best = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        sum[seat] = power->eighths[seat];
    for (uint8_t at = 0; at < row_count(s, row); at++)
        if (!row_card(s, row, at)->up)
            sum[copy_seat(row_card(s, row, at)->copy)] += DOWN_POWER;
    for (Seat seat = 0; seat < s->seats; seat++) {
        int32_t *side = are_friends(s, seat, w->seat) ? &own : &best;
        const bool adds = s->variant == VARIANT_BLIND_TRUST;
        *side = adds ? *side + sum[seat] : sum[seat] > *side ? sum[seat] : *side;
    }
    return own - best;
}

static int32_t row_worth(const Weighing *w, const TacticsState *s, uint8_t row) {
    RowPower power;
    const uint8_t target = s->target[row];
    if (target == NONE || row_count(s, row) == 0)
        return 0;
    tactics_power_row(w->rules, s, row, &power, NULL);
    const int32_t worth = target_worth(w, s, target);
    if (power.by == WIN_GALAXY)
        return are_friends(s, power.winner, w->seat) ? worth : -worth;
    const int32_t ahead = margin(w, s, row, &power), far = ahead < 0 ? -ahead : ahead;
    return worth * ahead / (far + EVEN_POWER);
}

static bool has_down_card(const TacticsState *s, uint8_t row) {
    for (uint8_t at = 0; at < row_count(s, row); at++)
        if (!row_card(s, row, at)->up)
            return true;
    return false;
}

// The same if the deployment ends: the row is won or lost for good, except that face-down cards are unknown.
static int32_t final_worth(const Weighing *w, const TacticsState *s, uint8_t row) {
    RowPower power;
    const uint8_t target = s->target[row];
    if (target == NONE || row_count(s, row) == 0 || has_down_card(s, row))
        return row_worth(w, s, row);
    tactics_power_row(w->rules, s, row, &power, NULL);
    const int32_t worth = target_worth(w, s, target);
    return are_friends(s, power.winner, w->seat) ? worth : -worth;
}

// Value of the rows in `s`, minus their value now.
static int32_t gain(const Weighing *w, const TacticsState *s) {
    int32_t sum = 0;
    for (uint8_t row = 0; row < ROWS; row++)
        sum += (w->ends ? final_worth(w, s, row) : row_worth(w, s, row)) - w->row_now[row];
    return sum;
}

// ---- effects

// Value of removing all cards the effect applies to, or the best of them if the owner chooses.
static int32_t removal_gain(const Weighing *w, const TacticsState *s, uint8_t row, uint8_t at,
                            const Effect *effect) {
    const int32_t before = gain(w, s);
    TacticsState after = *s;
    int32_t best = effect->optional ? 0 : INT32_MIN;
    for (int other = row_count(s, row) - 1; other >= 0; other--) {
        if (row_card(s, row, (uint8_t)other)->shield != NONE ||
            !tactics_filter_fits(s, row, at, &effect->which, (uint8_t)other))
            continue;
        if (effect->choose)
            after = *s;
        tactics_take(&after, row, (uint8_t)other);
        if (effect->choose && gain(w, &after) - before > best)
            best = gain(w, &after) - before;
    }
    if (!effect->choose)
        return gain(w, &after) - before;
    return best == INT32_MIN ? 0 : best;
}

// Expected value of a card's one-time effects at this position.
static int32_t effects_gain(const Weighing *w, const TacticsState *s, uint8_t card, uint8_t row, uint8_t at) {
    const CardDef *def = &w->rules->card[card];
    int32_t sum = 0;
    for (uint8_t i = 0; i < def->effect_count; i++) {
        const Effect *effect = &def->effect[i];
        if (effect->when != WHEN_REVEALED)
            continue;
        if (effect->verb == DO_REMOVE)
            sum += removal_gain(w, s, row, at, effect) * 3 / 4;
        else if (effect->verb == DO_SUMMON || effect->verb == DO_DRAW_AND_PLAY)
            sum += POINT;
        else
            sum += POINT / 4;
    }
    return sum;
}

// ---- commands

static void put(const Weighing *w, Seat owner, uint8_t card, uint8_t row, uint8_t place, bool up,
                TacticsState *s) {
    *s = w->now;
    tactics_insert(
        s, row, place,
        (TableCard){.copy = copy_of(owner, card), .up = up ? 1 : 0, .shield = NONE, .holder = NONE});
}

// Returns true if the deployment ends with the card put there (rules §3.1).
static bool ends_with(const Weighing *w, Seat owner, uint8_t card, uint8_t row, uint8_t at) {
    TacticsState s;
    put(w, owner, card, row, at == NONE ? row_count(&w->now, row) : at, w->rules->card[card].plays_up != 0,
        &s);
    return w->view->phase == PHASE_DEPLOYMENT && (w->view->ending || tactics_all_rows_done(w->rules, &s));
}

// Value of putting the card into the row as a play does, with what follows from revealing it. If nothing can
// follow any more, a weak card is as good as a strong one.
static int32_t put_gain(const Weighing *now, Seat owner, uint8_t card, uint8_t row, uint8_t at) {
    Weighing w = *now;
    TacticsState s;
    const uint8_t place = at == NONE ? row_count(&w.now, row) : at;
    w.ends = ends_with(now, owner, card, row, at);
    put(&w, owner, card, row, place, true, &s);
    int32_t sum = gain(&w, &s);
    if (w.ends)
        sum -= w.rules->card[card].power * POINT / 64;
    if (!tactics_effect_is_blocked(w.rules, &s, row, place))
        sum += effects_gain(&w, &s, card, row, place);
    if (w.rules->card[card].closes && !w.ends) // worth more where the seat leads
        sum += row_worth(&w, &s, row) / 2;
    return sum;
}

static int32_t shields_gain(const Weighing *w, const Command *command) {
    if (command->with == NONE)
        return 0;
    return w->rules->card[command->card].power * POINT / 12 - POINT;
}

// Returns true if this pass ends the deployment (rules §3.1, case 4).
static bool ends_round(const Weighing *w, const Command *command) {
    return command->verb == VERB_PASS && command->count == 0 && w->view->passes + 1 >= w->view->seats;
}

// Weak cards should be discarded first.
static int32_t pass_gain(const Weighing *w, const Command *command) {
    int32_t sum = -POINT / 2;
    if (ends_round(w, command)) {
        Weighing then = *w;
        then.ends = true;
        return gain(&then, &w->now);
    }
    for (uint8_t i = 0; i < command->count; i++)
        sum += (w->mean_power - 8 * w->rules->card[command->list[i]].power) * POINT / 512 - POINT / 16;
    return sum;
}

static int32_t hand_over_gain(const Weighing *w, const Command *command) {
    int32_t best = INT32_MIN;
    for (uint8_t row = 0; row < ROWS; row++)
        if (w->now.target[row] != NONE && !w->view->row[row].closed) {
            const int32_t sum = put_gain(w, w->seat, command->card, row, NONE);
            best = sum > best ? sum : best;
        }
    return (best == INT32_MIN ? 0 : best) + shields_gain(w, command);
}

static int32_t take_gain(const Weighing *w, const Command *command) {
    TacticsState s = w->now;
    tactics_take(&s, command->from, command->at);
    return gain(w, &s);
}

static int32_t move_gain(const Weighing *w, uint8_t from, uint8_t at, uint8_t to, uint8_t to_at) {
    TacticsState s = w->now;
    const TableCard card = tactics_take(&s, from, at);
    tactics_insert(&s, to, to_at == NONE ? row_count(&s, to) : to_at, card);
    return gain(w, &s);
}

static int32_t pick_gain(const Weighing *w, const Command *command) {
    if (w->view->decision != DECISION_SUMMON)
        return take_gain(w, command);
    if (w->view->source_row >= ROWS)
        return 0;
    if (command->card != NONE)
        return put_gain(w, w->seat, command->card, w->view->source_row, NONE);
    return move_gain(w, command->from, command->at, w->view->source_row, NONE);
}

// The strongest card takes the target; a card that ends the negotiation keeps the row as it is.
static int32_t offer_gain(const Weighing *w, const Command *command) {
    const uint8_t row = w->view->source_row;
    const CardDef *card = &w->rules->card[command->card];
    if (row >= ROWS || w->now.target[row] == NONE)
        return -card->power;
    const int32_t worth = target_worth(w, &w->now, w->now.target[row]);
    if (card->ends_negotiation)
        return w->row_now[row];
    return worth * card->power / 16 - card->power * POINT / 16;
}

static bool declines(const Command *command) {
    return command->card == NONE && command->from == NONE;
}

static int32_t weigh_one(const Weighing *w, const Command *command) {
    switch ((TacticsVerb)command->verb) {
    case VERB_PLAY:
        return put_gain(w, w->seat, command->card, command->from, command->at) + shields_gain(w, command);
    case VERB_HAND_OVER:
        return hand_over_gain(w, command);
    case VERB_PASS:
        return pass_gain(w, command);
    case VERB_PLACE:
        return put_gain(w, w->view->turn, w->view->drawn, command->from, command->at);
    case VERB_PUT:
        return put_gain(w, w->seat, w->view->drawn, command->from, command->at);
    case VERB_PICK:
        return declines(command) ? 0 : pick_gain(w, command);
    case VERB_MOVE:
        return declines(command) ? 0 : move_gain(w, command->from, command->at, command->to, command->to_at);
    case VERB_OFFER:
        return declines(command) ? 0 : offer_gain(w, command);
    case VERB_ACK:
        break;
    }
    return 0;
}

// A needless pass gives away the position that a card would have taken. As long as a play is not quite bad,
// nobody should pass, unless that ends the round favourably. Random rollouts do not show this.
static void discourage_passes(const Weighing *w, const Command *legal, int count, int32_t *worth) {
    int32_t best = INT32_MIN;
    for (int i = 0; i < count; i++)
        if (legal[i].verb != VERB_PASS && worth[i] > best)
            best = worth[i];
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_PASS && best > BAD_PLAY && !(ends_round(w, &legal[i]) && worth[i] > 0))
            worth[i] = WORTH_NEVER;
}

// ---- blunders

// Shields are discarded before anything is revealed at the end of the round (rules §3.2), so shields played
// with the last card are wasted.
static bool wastes_shields(const Weighing *w, const Command *command) {
    return command->verb == VERB_PLAY && command->with != NONE &&
           ends_with(w, w->seat, command->card, command->from, command->at);
}

// Returns true if one of the card's effects removes face-up cards, and here only those of its own side.
static bool removes_only_own(const Weighing *w, const Command *command) {
    if (command->verb != VERB_PLAY || w->rules->card[command->card].plays_up != 0)
        return false; // row and position are only certain for cards played face down at the bottom
    TacticsState s;
    const uint8_t row = command->from, at = row_count(&w->now, row);
    int own = 0, others = 0;
    put(w, w->seat, command->card, row, at, true, &s);
    const CardDef *def = &w->rules->card[command->card];
    for (uint8_t i = 0; i < def->effect_count; i++) {
        const Effect *effect = &def->effect[i];
        if (effect->verb != DO_REMOVE || effect->choose || effect->which.face != FACE_UP)
            continue;
        for (uint8_t other = 0; other < at; other++) {
            const bool fits = tactics_filter_fits(&s, row, at, &effect->which, other);
            const bool friendly = are_friends(&s, copy_seat(row_card(&s, row, other)->copy), w->seat);
            own += fits && friendly;
            others += (fits || !row_card(&s, row, other)->up) && !friendly;
        }
    }
    return own > 0 && others == 0 && !tactics_effect_is_blocked(w->rules, &s, row, at);
}

// Removes a face-up card of its own side, to its disadvantage.
static bool takes_own(const Weighing *w, const Command *command, int32_t worth) {
    if (command->verb != VERB_PICK || w->view->decision == DECISION_SUMMON || command->from >= ROWS)
        return false;
    const TableCard *card = row_card(&w->now, command->from, command->at);
    return card->up && are_friends(&w->now, copy_seat(card->copy), w->seat) && worth < 0;
}

// Removes nothing although removing would be worth a lot.
static bool takes_nothing(const Weighing *w, const Command *command, int32_t best) {
    return command->verb == VERB_PICK && w->view->decision == DECISION_REMOVE && declines(command) &&
           best >= POINT;
}

// Excludes commands that harm only the own side or help nobody, while there is something better.
static void exclude_blunders(const Weighing *w, const Command *legal, int count, int32_t *worth) {
    int32_t best = INT32_MIN;
    for (int i = 0; i < count; i++)
        best = worth[i] > best ? worth[i] : best;
    for (int i = 0; i < count; i++)
        if (wastes_shields(w, &legal[i]) || removes_only_own(w, &legal[i]) ||
            takes_nothing(w, &legal[i], best) || (best >= 0 && takes_own(w, &legal[i], worth[i])))
            worth[i] = WORTH_NEVER;
}

void tactics_weigh(const void *rules, const void *view, const Command *legal, int count, int32_t *worth) {
    Weighing w = {.rules = rules, .view = view};
    w.seat = w.view->viewer;
    w.ends = w.view->ending || w.view->phase == PHASE_REVEAL;
    tactics_seen_state(w.rules, view, &w.now);
    for (uint8_t card = 0; card < w.rules->card_count; card++)
        w.mean_power += 8 * w.rules->card[card].power;
    w.mean_power /= w.rules->card_count;
    for (uint8_t row = 0; row < ROWS; row++)
        w.row_now[row] = row_worth(&w, &w.now, row);
    for (int i = 0; i < count; i++)
        worth[i] = weigh_one(&w, &legal[i]);
    exclude_blunders(&w, legal, count, worth);
    discourage_passes(&w, legal, count, worth);
}
