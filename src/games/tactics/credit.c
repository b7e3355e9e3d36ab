// SPDX-License-Identifier: MIT
// Attributes an event to cards, for statistics over many games (Story.credit). A card's worth is how much it
// increases its owner's lead in a scored row.
#include "games/tactics/block.h"
#include "games/tactics/explain.h"
#include "games/tactics/power.h"
#include "games/tactics/seen.h"
#include "games/tactics/views.h"

// ---- causes

// Credits the card whose effect causes the event: the last one of the command that acted, or the one that
// asked.
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

// A draw is credited only to an effect that draws, since everybody draws at the end of a turn.
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

// Credits the card that turned another one up by being put, or moved, next to it.
static void credit_arrival(const EventAt *at, Credits *out) {
    for (int i = at->index; i-- > 0;) {
        const Event *event = &at->events->item[i];
        if (event->kind != EVENT_PLACE && event->kind != EVENT_MOVE && event->kind != EVENT_SUMMON)
            continue;
        credits_add(out, CREDIT_ACTED, event->owner, event->card, 0);
        return;
    }
}

// Credits the card that blocks an effect from acting.
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

// Credits a face-up card below which nothing can be put.
static void credit_closing(const TacticsRules *rules, const EventAt *at, uint8_t row, Credits *out) {
    const Event *event = &at->events->item[at->index];
    const TacticsView *view = at->after;
    if (row < ROWS && rules->card[event->card].closes && view->row[row].closed)
        credits_add(out, CREDIT_ACTED, event->owner, event->card, 0);
}

// ---- scored rows

// The seat's lead over the best of its opponents, in eighths of a point.
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

// Evaluates the row again without each of its cards. The view before the row was won still has its target.
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

// Credits each conquered target with its value, bonus and planet points.
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
    case EVENT_NEGOTIATION_END:
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

// ---- what a lead doesn't count

// A row is evaluated with and without each card, so whatever acts at scoring is counted, on other cards too.
// What acted earlier is not, nor what wins without power.
static bool is_beyond(EffectVerb verb) {
    switch (verb) {
    case DO_ADD:
    case DO_BOOST:
    case DO_STEAL:
    case DO_ZERO:
    case DO_HALVE:
    case DO_PLAY_UP:
        return false;
    case DO_REMOVE:
    case DO_MOVE:
    case DO_DRAW_UP:
    case DO_SEE_HANDS:
    case DO_DRAW_AND_PLAY:
    case DO_SUMMON:
    case DO_NEGOTIATE:
    case DO_BLOCK:
    case DO_CLOSE:
    case DO_WIN_ROW:
    case DO_TURN_UP:
    case DO_SHIELD:
    case DO_END_NEGOTIATION:
        return true;
    }
    return true;
}

const char *tactics_beyond(const void *rules, uint8_t card) {
#define WORD(name, word, ...) [name] = word,
    static const char *const words[] = {TACTICS_VERBS(WORD)};
#undef WORD
    const CardDef *def = &((const TacticsRules *)rules)->card[card];
    for (uint8_t i = 0; i < def->effect_count; i++)
        if (is_beyond((EffectVerb)def->effect[i].verb))
            return words[def->effect[i].verb];
    return NULL;
}
