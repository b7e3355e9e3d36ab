// SPDX-License-Identifier: MIT
// Writes a position as JSON in the vocabulary of scenario files, for "expect" and for `stardeck score`.
#include "core/json_out.h"
#include "games/tactics/flow.h"
#include "games/tactics/power.h"
#include "games/tactics/views.h"

typedef struct Report {
    const TacticsRules *rules;
    const TacticsState *s;
    JsonOut *json;
} Report;

static const char *seat_id(const Report *r, Seat seat) {
    return seat == SEAT_NONE ? NULL : r->rules->faction[r->s->faction[seat]].id;
}

static const char *card_id(const Report *r, uint8_t card) {
    return r->rules->card[card].id;
}

static const char *row_key(uint8_t row) {
    static const char *const keys[ROWS] = {"1", "2", "3", "4"};
    return keys[row];
}

static void report_rows(const Report *r) {
    json_begin_object(r->json, "rows");
    for (uint8_t row = 0; row < ROWS; row++) {
        RowPower power;
        tactics_power_row(r->rules, r->s, row, &power, NULL);
        json_begin_list(r->json, row_key(row));
        for (uint8_t at = 0; at < row_count(r->s, row); at++) {
            const TableCard *card = row_card(r->s, row, at);
            json_begin_object(r->json, NULL);
            json_string(r->json, "card", card_id(r, copy_card(card->copy)));
            json_string(r->json, "owner", seat_id(r, copy_seat(card->copy)));
            json_string(r->json, "face", card->up ? "up" : "down");
            json_bool(r->json, "shielded", card->shield != NONE);
            json_bool(r->json, "effect_blocked", card->up && (power.parts[at] & PART_EFFECT));
            json_bool(r->json, "power_blocked", card->up && (power.parts[at] & PART_POWER));
            json_end_object(r->json);
        }
        json_end_list(r->json);
    }
    json_end_object(r->json);
}

static void report_targets(const Report *r) {
    json_begin_object(r->json, "targets");
    for (uint8_t row = 0; row < ROWS; row++)
        json_string(r->json, row_key(row),
                    r->s->target[row] == NONE ? NULL : r->rules->target[r->s->target[row]].id);
    json_end_object(r->json);
}

static void report_decision(const Report *r) {
    const Frame *top = tactics_state_top(r->s);
    const uint8_t decision = top != NULL ? tactics_frame_decision(r->rules, top) : DECISION_NONE;
    if (decision >= DECISION_TURN) {
        json_null(r->json, "decision");
        return;
    }
    json_begin_object(r->json, "decision");
    json_string(r->json, "seat", seat_id(r, top->seat));
    json_string(r->json, "kind", tactics_decision_words[decision]);
    json_end_object(r->json);
}

static void report_pile(const Report *r, const char *key, const Pile *pile) {
    json_begin_list(r->json, key);
    for (uint8_t i = 0; i < pile->count; i++)
        json_string(r->json, NULL, card_id(r, pile->card[i]));
    json_end_list(r->json);
}

static void report_piles(const Report *r) {
    const TacticsState *s = r->s;
    json_begin_object(r->json, "hands");
    for (Seat seat = 0; seat < s->seats; seat++)
        report_pile(r, seat_id(r, seat), &s->hand[seat]);
    json_end_object(r->json);
    json_begin_object(r->json, "hand_size");
    for (Seat seat = 0; seat < s->seats; seat++)
        json_number(r->json, seat_id(r, seat), s->hand[seat].count);
    json_end_object(r->json);
    json_begin_object(r->json, "draw_size");
    for (Seat seat = 0; seat < s->seats; seat++)
        json_number(r->json, seat_id(r, seat), s->draw[seat].count);
    json_end_object(r->json);
    json_begin_object(r->json, "discard_size");
    for (Seat seat = 0; seat < s->seats; seat++)
        json_number(r->json, seat_id(r, seat), s->discard[seat].count);
    json_end_object(r->json);
    json_begin_object(r->json, "discard_top");
    for (Seat seat = 0; seat < s->seats; seat++) {
        const Pile *pile = &s->discard[seat];
        json_string(r->json, seat_id(r, seat),
                    pile->count > 0 ? card_id(r, pile->card[pile->count - 1]) : NULL);
    }
    json_end_object(r->json);
}

// Piles of conquered targets and their points; those of a team under its first seat.
static void report_won(const Report *r) {
    const TacticsState *s = r->s;
    json_begin_object(r->json, "won");
    for (Seat seat = 0; seat < s->seats; seat++) {
        if (tactics_pile_of(s, seat) != seat)
            continue;
        json_begin_list(r->json, seat_id(r, seat));
        for (uint8_t i = 0; i < s->won_count; i++)
            if (s->won_by[i] == seat)
                json_string(r->json, NULL, r->rules->target[s->won[i]].id);
        json_end_list(r->json);
    }
    json_end_object(r->json);
    json_begin_object(r->json, "points");
    for (Seat seat = 0; seat < s->seats; seat++) {
        int parts[3];
        if (tactics_pile_of(s, seat) == seat)
            json_number(r->json, seat_id(r, seat), tactics_points_of(r->rules, s, seat, parts));
    }
    json_end_object(r->json);
}

static void report_winners(const Report *r) {
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    tactics_result(r->rules, r->s, points, winner);
    json_begin_list(r->json, "winners");
    for (Seat seat = 0; seat < r->s->seats && r->s->phase == PHASE_GAME_OVER; seat++)
        if (winner[seat])
            json_string(r->json, NULL, seat_id(r, seat));
    json_end_list(r->json);
}

static void report_scored(const Report *r) {
    const TacticsState *s = r->s;
    json_begin_object(r->json, "power");
    for (uint8_t row = 0; row < ROWS; row++) {
        if (s->scored_target[row] == NONE)
            continue;
        json_begin_object(r->json, row_key(row));
        for (Seat seat = 0; seat < s->seats; seat++)
            json_eighths(r->json, seat_id(r, seat),
                         s->scored_eighths[row][seat][0] | s->scored_eighths[row][seat][1] << 8);
        json_end_object(r->json);
    }
    json_end_object(r->json);
    json_begin_object(r->json, "row_winner");
    for (uint8_t row = 0; row < ROWS; row++)
        if (s->scored_target[row] != NONE)
            json_string(r->json, row_key(row), seat_id(r, s->scored_winner[row]));
    json_end_object(r->json);
}

// Hands shown by a Spy, as far as the cards are still there.
static void report_shown(const Report *r) {
    const TacticsState *s = r->s;
    json_begin_object(r->json, "shown");
    for (Seat viewer = 0; viewer < s->seats; viewer++) {
        json_begin_object(r->json, seat_id(r, viewer));
        for (Seat seat = 0; seat < s->seats; seat++) {
            json_begin_list(r->json, seat_id(r, seat));
            for (uint8_t i = 0; i < s->hand[seat].count; i++)
                if (s->known[seat][s->hand[seat].card[i]] & SEEN_BY(viewer))
                    json_string(r->json, NULL, card_id(r, s->hand[seat].card[i]));
            json_end_list(r->json);
        }
        json_end_object(r->json);
    }
    json_end_object(r->json);
}

void tactics_report(const void *rules, const void *state, JsonOut *json) {
    const Report r = {rules, state, json};
    const TacticsState *s = state;
    json_string(json, "phase", tactics_phase_words[s->phase]);
    json_number(json, "round", s->round);
    json_string(json, "turn", s->phase == PHASE_GAME_OVER ? NULL : seat_id(&r, s->turn));
    report_decision(&r);
    report_rows(&r);
    report_targets(&r);
    report_piles(&r);
    report_won(&r);
    report_winners(&r);
    report_scored(&r);
    report_shown(&r);
}

static const char *why_card(const Report *r, uint8_t row, uint8_t at) {
    return card_id(r, copy_card(row_card(r->s, row, at)->copy));
}

static void why_note(const Report *r, uint8_t row, const PowerNote *note, Text *text) {
    const char *source = why_card(r, row, note->source);
    if (note->blocker != NONE)
        text_add(text, "not ");
    switch ((PowerStep)note->step) {
    case STEP_BASE:
        text_printf(text, "base %d", note->amount);
        break;
    case STEP_STOLEN:
        text_printf(text, "%+d from %s", note->amount, source);
        break;
    case STEP_LOST:
        text_printf(text, "%+d to %s", note->amount, source);
        break;
    case STEP_ADDED:
        text_printf(text, "%+d own effect", note->amount);
        break;
    case STEP_BOOSTED:
        text_printf(text, "%+d by %s", note->amount, source);
        break;
    case STEP_ZEROED:
        text_printf(text, "0 by %s", source);
        break;
    case STEP_HALVED:
        break; // applies to a sum, not to a card
    case STEP_WINS:
        text_printf(text, "wins the row with %s", source);
        break;
    }
    if (note->blocker != NONE)
        text_printf(text, ": blocked by %s", why_card(r, row, note->blocker));
}

static void why(const Report *r, uint8_t row, const PowerNotes *notes, uint8_t at) {
    Text text = {0};
    json_begin_list(r->json, "why");
    for (int i = 0; i < notes->count; i++) {
        if (notes->note[i].at != at)
            continue;
        text_clear(&text);
        why_note(r, row, &notes->note[i], &text);
        json_string(r->json, NULL, text_string(&text));
    }
    json_end_list(r->json);
    text_finish(&text);
}

static void score_row(const Report *r, uint8_t row) {
    static const char *const by_words[] = {"power", "tie", "galaxy", "empty"};
    const TacticsState *s = r->s;
    RowPower power;
    PowerNotes notes = {.count = 0};
    tactics_power_row(r->rules, s, row, &power, &notes);
    json_begin_object(r->json, NULL);
    json_number(r->json, "row", row + 1);
    json_string(r->json, "target", s->target[row] == NONE ? NULL : r->rules->target[s->target[row]].id);
    json_begin_object(r->json, "power");
    for (Seat seat = 0; seat < s->seats; seat++)
        json_eighths(r->json, seat_id(r, seat), power.eighths[seat]);
    json_end_object(r->json);
    json_string(r->json, "winner", seat_id(r, power.winner));
    json_string(r->json, "by", by_words[power.by]);
    json_begin_list(r->json, "cards");
    for (uint8_t at = 0; at < row_count(s, row); at++) {
        const TableCard *card = row_card(s, row, at);
        json_begin_object(r->json, NULL);
        json_string(r->json, "card", card_id(r, copy_card(card->copy)));
        json_string(r->json, "owner", seat_id(r, copy_seat(card->copy)));
        json_number(r->json, "power", power.card[at]);
        json_bool(r->json, "effect_blocked", card->up && (power.parts[at] & PART_EFFECT));
        json_bool(r->json, "power_blocked", card->up && (power.parts[at] & PART_POWER));
        why(r, row, &notes, at);
        json_end_object(r->json);
    }
    json_end_list(r->json);
    json_end_object(r->json);
}

void tactics_score(const void *rules, const void *state, JsonOut *json) {
    const Report r = {rules, state, json};
    json_begin_list(json, "rows");
    for (uint8_t row = 0; row < r.s->rows_dealt; row++)
        score_row(&r, row);
    json_end_list(json);
}
