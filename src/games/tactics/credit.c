// SPDX-License-Identifier: MIT
// What an event says of cards, for those who count over many games how cards fare (Story.credit). What a card
// is worth is how much farther its owner is ahead in a scored row than it would be without it.
#include "games/tactics/block.h"
#include "games/tactics/explain.h"
#include "games/tactics/power.h"
#include "games/tactics/seen.h"
#include "games/tactics/views.h"

// ---- who did it

// Adds `kind` for the card whose effect brings the event about: the last one of the command that acted, or
// the one that asked.
static void credit_cause(const EventAt *at, CreditKind kind, Credits *out) {
    const TacticsView *asked = at->asked;
    for (int i = at->index; i-- > 0;) {
        const Event *event = &at->events->item[i];
        if (event->kind == EVENT_EFFECT) {
            credits_add(out, kind, event->seat, event->card, 0);
            return;
        }
    }
    if (asked == NULL || asked->source_card == NONE)
        return;
    const ViewRow *row = &asked->row[asked->source_row];
    credits_add(out, kind, row->card[asked->source_at].owner, asked->source_card, 0);
}

// Draws belong to an effect only if it is one that draws: at the end of a turn everybody does.
static void credit_draw(const EventAt *at, Credits *out) {
    for (int i = at->index; i-- > 0;) {
        const Event *event = &at->events->item[i];
        if (event->kind != EVENT_EFFECT)
            continue;
        if (event->amount == DO_DRAW_UP || event->amount == DO_DRAW_AND_PLAY)
            credits_add(out, CREDIT_ACTED, event->seat, event->card, 0);
        return;
    }
}

// A card that has come to lie where the event says, or has moved there, turns another one up.
static void credit_arrival(const EventAt *at, Credits *out) {
    for (int i = at->index; i-- > 0;) {
        const Event *event = &at->events->item[i];
        if (event->kind != EVENT_PLACE && event->kind != EVENT_MOVE && event->kind != EVENT_SUMMON)
            continue;
        credits_add(out, CREDIT_ACTED, event->owner, event->card, 0);
        return;
    }
}

// An effect that can't act any more is blocked by somebody.
static void credit_blocker(const TacticsRules *rules, const EventAt *at, const Event *event, Credits *out) {
    TacticsState state;
    uint8_t parts[TABLE_MAX];
    BlockedBy by[TABLE_MAX];
    tactics_seen_state(rules, at->after, &state);
    tactics_block_row_by(rules, &state, event->row, parts, by);
    const uint8_t blocker = by[event->at].effect;
    if (blocker == NONE)
        return;
    const uint8_t copy = row_card(&state, event->row, blocker)->copy;
    credits_add(out, CREDIT_ACTED, copy_seat(copy), copy_card(copy), 0);
}

// A card that lies up and lets nothing be put below it.
static void credit_closing(const TacticsRules *rules, const EventAt *at, uint8_t row, Credits *out) {
    const Event *event = &at->events->item[at->index];
    const TacticsView *view = at->after;
    if (row < ROWS && rules->card[event->card].closes && view->row[row].closed)
        credits_add(out, CREDIT_ACTED, event->owner, event->card, 0);
}

// ---- scored rows

// By how many eighths the seat is ahead of the best of its opponents.
static int lead(const TacticsState *s, const RowPower *power, Seat seat) {
    int best = 0;
    for (Seat other = 0; other < s->seats; other++)
        if (!are_friends(s, other, seat) && power->eighths[other] > best)
            best = power->eighths[other];
    return power->eighths[seat] - best;
}

static bool differ(const TacticsState *s, const RowPower *a, const RowPower *b) {
    bool differ = a->winner != b->winner;
    for (Seat seat = 0; seat < s->seats; seat++)
        differ |= a->eighths[seat] != b->eighths[seat];
    return differ;
}

// The row once more without each of its cards. The view before the row is won has its target still.
static void credit_row(const TacticsRules *rules, const EventAt *at, uint8_t row, Credits *out) {
    TacticsState s, less;
    RowPower with, without;
    tactics_seen_state(rules, at->before, &s);
    tactics_power_row(rules, &s, row, &with, NULL);
    for (uint8_t i = 0; i < row_count(&s, row); i++) {
        const TableCard *card = row_card(&s, row, i);
        if (!card->up)
            continue;
        const Seat owner = copy_seat(card->copy);
        less = s;
        tactics_take(&less, row, i);
        tactics_power_row(rules, &less, row, &without, NULL);
        if (differ(&s, &with, &without))
            credits_add(out, CREDIT_ACTED, owner, copy_card(card->copy), 0);
        credits_add(out, CREDIT_WORTH, owner, copy_card(card->copy),
                    lead(&s, &with, owner) - lead(&less, &without, owner));
    }
}

// Each conquered target, with its bonus and as a planet of the own faction.
static void credit_targets(const TacticsRules *rules, const TacticsView *view, Credits *out) {
    Why why;
    for (Seat seat = 0; seat < view->seats; seat++) {
        if (tactics_pile_seat(view, seat) != seat)
            continue;
        tactics_explain_points(rules, view, seat, &why);
        for (uint16_t i = 0; i < why.count; i++)
            if (why.part[i].from.card < rules->target_count)
                credits_add(out, CREDIT_PRIZE, seat, why.part[i].from.card, why.part[i].amount / 8);
    }
}

// ---- all events

static void credit_played(const TacticsRules *rules, const EventAt *at, Credits *out) {
    const Event *event = &at->events->item[at->index];
    const TacticsView *asked = at->asked;
    credits_add(out, CREDIT_PLAYED, event->owner, event->card, 0);
    credit_closing(rules, at, event->to_row, out);
    if (event->kind == EVENT_SUMMON || (asked != NULL && asked->decision == DECISION_REINFORCEMENTS))
        credit_cause(at, CREDIT_ACTED, out);
}

void tactics_credit(const void *rules, const EventAt *at, Credits *out) {
    const Event *event = &at->events->item[at->index];
    switch ((TacticsEvent)event->kind) {
    case EVENT_DRAW:
    case EVENT_KEEP:
        credits_add(out, CREDIT_DRAWN, event->seat, event->card, 0);
        credit_draw(at, out);
        break;
    case EVENT_PLACE:
    case EVENT_SUMMON:
        credit_played(rules, at, out);
        break;
    case EVENT_SHIELD:
    case EVENT_OFFER_OPEN:
        credits_add(out, CREDIT_PLAYED, event->owner, event->card, 0);
        credits_add(out, CREDIT_ACTED, event->owner, event->card, 0);
        break;
    case EVENT_REVEAL:
        credit_closing(rules, at, event->row, out);
        break;
    case EVENT_TURN_UP:
        credit_arrival(at, out);
        credit_closing(rules, at, event->row, out);
        break;
    case EVENT_REMOVE:
    case EVENT_MOVE:
    case EVENT_SHOW_HAND:
    case EVENT_TALKS_END:
        credit_cause(at, CREDIT_ACTED, out);
        break;
    case EVENT_FIZZLE:
        credit_blocker(rules, at, event, out);
        break;
    case EVENT_ROW_WON:
        credit_row(rules, at, event->row, out);
        break;
    case EVENT_GAME_OVER:
        credit_targets(rules, at->after, out);
        break;
    default:
        break;
    }
}
