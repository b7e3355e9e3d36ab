// SPDX-License-Identifier: MIT
// Turns the parts of a number into sentences: cards by the names their owners' factions use, signed values,
// and what does not count with the card that blocks it.
#include "app/tables/tactics/explain.h"

#include "app/tables/tactics/draw.h"
#include "games/tactics/explain.h"

#include <stdio.h>
#include <string.h>

typedef struct Telling {
    const App *app;
    const CardTable *table;
    const TacticsRules *rules;
    Explanation *out;
} Telling;

// ---- numbers and names

static void plain_value(const Telling *tell, char out[16], int32_t eighths) {
    tactics_format_power(tell->app, out, (float)eighths / 8);
}

// "+3", "−7", "0"
static void signed_value(const Telling *tell, char out[16], int32_t eighths) {
    char number[16];
    tactics_format_power(tell->app, number, (float)(eighths < 0 ? -eighths : eighths) / 8);
    snprintf(out, 16, "%s%.11s", eighths > 0 ? "+" : eighths < 0 ? "\u2212" : "", number);
}

// "12", "12 + ?" if something is hidden, "?" if nothing else is known.
static void total_value(const Telling *tell, char out[16], const Why *why) {
    char number[16];
    plain_value(tell, number, why->total);
    if (why->unknown == 0)
        snprintf(out, 16, "%s", number);
    else
        snprintf(out, 16, why->count > why->unknown ? "%.10s + ?" : "?", number);
}

static const char *name_of(const Telling *tell, WhyCard card) {
    if (card.card == CARD_HIDDEN || card.card == NONE)
        return ui_word(tell->app, UI_EXPLAIN_DOWN);
    return tactics_card_name(tell->table->looks, card.card, seen(tell->table)->seat[card.owner].faction);
}

static void put(const Telling *tell, char *out, size_t size, UiWord word, const char *card) {
    ui_fill(tell->app, out, size, word, STR("card", card));
}

// ---- cards

static void part_text(const Telling *tell, const WhyPart *part, char *out, size_t size) {
    static const UiWord words[] = {
        [WHY_BASE] = UI_EXPLAIN_BASE,   [WHY_STOLEN] = UI_EXPLAIN_STOLEN,   [WHY_LOST] = UI_EXPLAIN_LOST,
        [WHY_ADDED] = UI_EXPLAIN_ADDED, [WHY_BOOSTED] = UI_EXPLAIN_BOOSTED, [WHY_ZEROED] = UI_EXPLAIN_ZEROED,
        [WHY_WINS] = UI_EXPLAIN_WINS,   [WHY_DOWN] = UI_EXPLAIN_DOWN,       [WHY_HALVED] = UI_EXPLAIN_HALVED,
        [WHY_MORE] = UI_EXPLAIN_MORE};
    put(tell, out, size, words[part->kind], name_of(tell, part->from));
}

static void tell_blocker(const Telling *tell, const WhyPart *part, ExplainLine *line) {
    put(tell, line->note, sizeof line->note, UI_EXPLAIN_BLOCKED, name_of(tell, part->blocker));
    line->struck = true;
}

static bool is_of_another(const WhyPart *part) {
    return part->kind != WHY_BASE && part->kind != WHY_ADDED && part->from.owner != SEAT_NONE;
}

static void tell_part(const Telling *tell, const WhyPart *part) {
    ExplainLine *line = explain_add(tell->out, "");
    part_text(tell, part, line->text, sizeof line->text);
    if (is_of_another(part))
        line->palette = seat_palette(tell->app, part->from.owner);
    if (part->kind == WHY_DOWN)
        snprintf(line->value, sizeof line->value, "?");
    else if (part->kind == WHY_BASE)
        plain_value(tell, line->value, part->amount);
    else if (part->kind != WHY_WINS)
        signed_value(tell, line->value, part->amount);
    if (!why_counts(part))
        tell_blocker(tell, part, line);
}

static bool tell_card(const Telling *tell, TableNumber number) {
    const ViewRow *row = &seen(tell->table)->row[number.row];
    if (number.at >= row->count || number.at >= LANE_MAX)
        return false;
    Why why;
    tactics_explain_card(tell->rules, seen(tell->table), number.row, number.at, &why);
    const ViewCard *card = &row->card[number.at];
    text_copy(tell->out->title, sizeof tell->out->title,
              name_of(tell, (WhyCard){card->card, card->owner, number.at}));
    total_value(tell, tell->out->value, &why);
    for (uint16_t i = 0; i < why.count; i++)
        tell_part(tell, &why.part[i]);
    if (card->up && !card->power_blocked && card->power != tell->rules->card[card->card].power)
        text_copy(tell->out->foot, sizeof tell->out->foot,
                  ui_word(tell->app, card->power > tell->rules->card[card->card].power
                                         ? UI_EXPLAIN_ARROW_UP
                                         : UI_EXPLAIN_ARROW_DOWN));
    return true;
}

// ---- rows

// Appends to a list of parts if the whole part fits.
static void append(char *list, size_t size, const char *value, const char *text) {
    const size_t used = strlen(list);
    const char *gap = value[0] != 0 && text[0] != 0 ? " " : "";
    if (used + strlen(value) + strlen(text) + 8 < size)
        snprintf(list + used, size - used, "%s%s%s%s", used > 0 ? " · " : "", value, gap, text);
}

static void append_part(const Telling *tell, const WhyPart *part, ExplainLine *line) {
    static const UiWord words[] = {[WHY_STOLEN] = UI_EXPLAIN_NOTE_STOLEN,
                                   [WHY_LOST] = UI_EXPLAIN_NOTE_LOST,
                                   [WHY_ADDED] = UI_EXPLAIN_NOTE_ADDED,
                                   [WHY_ZEROED] = UI_EXPLAIN_NOTE_ZEROED,
                                   [WHY_WINS] = UI_EXPLAIN_NOTE_WINS};
    char value[16] = "", text[EXPLAIN_TEXT] = "";
    if (part->kind == WHY_BASE)
        plain_value(tell, value, part->amount);
    else if (part->kind != WHY_WINS)
        signed_value(tell, value, part->amount);
    if (part->kind == WHY_BOOSTED)
        text_copy(text, sizeof text, name_of(tell, part->from));
    else if (part->kind < sizeof words / sizeof words[0] && part->kind != WHY_BASE)
        put(tell, text, sizeof text, words[part->kind], name_of(tell, part->from));
    append(line->note, sizeof line->note, value, text);
}

// "7 · +3 Phaser": what a card counts, itemized if that is not simply its printed power. Blocked parts get
// lines of their own below.
static void note_card(const Telling *tell, uint8_t row, const WhyPart *card, ExplainLine *line) {
    Why why;
    tactics_explain_card(tell->rules, seen(tell->table), row, card->from.at, &why);
    uint16_t counting = 0;
    for (uint16_t i = 0; i < why.count; i++)
        counting = (uint16_t)(counting + why_counts(&why.part[i]));
    for (uint16_t i = 0; i < why.count && counting > 1; i++)
        if (why_counts(&why.part[i]))
            append_part(tell, &why.part[i], line);
    for (uint16_t i = 0; i < why.count; i++)
        if (!why_counts(&why.part[i]))
            tell_part(tell, &why.part[i]);
    if (card->blocker.card == NONE || counting < why.count)
        return;
    char text[EXPLAIN_TEXT];
    put(tell, text, sizeof text, UI_EXPLAIN_EFFECT_BLOCKED, name_of(tell, card->blocker));
    append(line->note, sizeof line->note, "", text);
}

static void tell_row_card(const Telling *tell, uint8_t row, const WhyPart *card) {
    ExplainLine *line = explain_add(tell->out, name_of(tell, card->from));
    line->palette = seat_palette(tell->app, card->from.owner);
    plain_value(tell, line->value, card->amount);
    note_card(tell, row, card, line);
}

// ---- terms of a sum that is counted

// Appends " + 3 (Phaser)", to an empty list "3 (Phaser)", if the whole of it fits. Lines break before signs
// and within names.
static void append_term(const Telling *tell, char *list, size_t size, int32_t eighths, const char *source) {
    char number[16], term[EXPLAIN_TEXT + 32];
    const size_t used = strlen(list);
    const char *sign = used > 0 ? (eighths < 0 ? " \u2212\u00A0" : " +\u00A0") : eighths < 0 ? "\u2212" : "";
    plain_value(tell, number, eighths < 0 ? -eighths : eighths);
    snprintf(term, sizeof term, source[0] != 0 ? "%s%s\u00A0(%s)" : "%s%s", sign, number, source);
    if (used + strlen(term) < size)
        snprintf(list + used, size - used, "%s", term);
}

// Where a bonus comes from; "" for a printed power, which comes from the card itself.
static void source_of(const Telling *tell, const WhyPart *part, char out[EXPLAIN_TEXT]) {
    out[0] = 0;
    if (part->kind == WHY_ADDED)
        text_copy(out, EXPLAIN_TEXT, ui_word(tell->app, UI_EXPLAIN_NOTE_ADDED));
    else if (part->kind == WHY_LOST)
        put(tell, out, EXPLAIN_TEXT, UI_EXPLAIN_NOTE_LOST, name_of(tell, part->from));
    else if (part->kind != WHY_BASE)
        text_copy(out, EXPLAIN_TEXT, name_of(tell, part->from));
}

// "9 + 3 (Phaser)"; returns the number of terms.
static int card_terms(const Telling *tell, uint8_t row, uint8_t at, char *list, size_t size) {
    Why why;
    char source[EXPLAIN_TEXT];
    int terms = 0;
    tactics_explain_card(tell->rules, seen(tell->table), row, at, &why);
    for (uint16_t i = 0; i < why.count; i++) {
        const WhyPart *part = &why.part[i];
        if (!why_counts(part) || part->amount == 0)
            continue;
        source_of(tell, part, source);
        append_term(tell, list, size, part->amount, source);
        terms++;
    }
    return terms;
}

void tactics_explain_step(const App *app, const CardTable *table, uint8_t row, const WhyPart *step, char *out,
                          size_t size) {
    const Telling tell = {app, table, tactics_looks_rules(table->looks), NULL};
    char value[16], terms[SCORED_TEXT_MAX] = "";
    signed_value(&tell, value, step->amount);
    const bool itemized =
        step->kind == WHY_CARD && card_terms(&tell, row, step->from.at, terms, sizeof terms) > 1;
    snprintf(out, size, itemized ? "%.80s %s = %s" : "%.80s %s", name_of(&tell, step->from), value, terms);
}

// A card's own bonus is listed by the card's name; all that comes from cards of one name is one term.
static void ledger_add(const Telling *tell, WhyPart terms[WHY_MAX], int *count, const WhyPart *part) {
    for (int i = 0; i < *count && part->kind != WHY_BASE; i++)
        if (terms[i].kind == part->kind &&
            strcmp(name_of(tell, terms[i].from), name_of(tell, part->from)) == 0) {
            terms[i].amount = (int16_t)(terms[i].amount + part->amount);
            return;
        }
    if (part->amount != 0 && *count < WHY_MAX)
        terms[(*count)++] = *part;
}

static int ledger_terms(const Telling *tell, Seat side, WhyPart terms[WHY_MAX]) {
    const TableScored *scored = &own(tell->table)->scored;
    int count = 0;
    Why why;
    for (int i = 0; i < scored->steps && (float)i < scored->done; i++) {
        const WhyPart *step = &scored->step[i].part;
        if (scored->step[i].seat != side)
            continue;
        if (step->kind != WHY_CARD) {
            ledger_add(tell, terms, &count, step);
            continue;
        }
        tactics_explain_card(tell->rules, seen(tell->table), scored->row, step->from.at, &why);
        for (uint16_t k = 0; k < why.count; k++) {
            if (!why_counts(&why.part[k]))
                continue;
            if (why.part[k].kind == WHY_ADDED)
                why.part[k].from = step->from;
            ledger_add(tell, terms, &count, &why.part[k]);
        }
    }
    return count;
}

void tactics_explain_ledger(const App *app, const CardTable *table, Seat side, char *list, size_t size) {
    const Telling tell = {app, table, tactics_looks_rules(table->looks), NULL};
    WhyPart terms[WHY_MAX];
    const int count = ledger_terms(&tell, side, terms);
    list[0] = 0;
    for (int i = 0; i < count; i++)
        if (terms[i].kind == WHY_BASE)
            append_term(&tell, list, size, terms[i].amount, "");
    for (int i = 0; i < count; i++)
        if (terms[i].kind != WHY_BASE)
            append_term(&tell, list, size, terms[i].amount, name_of(&tell, terms[i].from));
}

void tactics_explain_worth(const App *app, const CardTable *table, const Why *why, char *list, size_t size) {
    const Telling tell = {app, table, tactics_looks_rules(table->looks), NULL};
    char source[EXPLAIN_TEXT];
    list[0] = 0;
    for (uint16_t i = 0; i < why->count; i++) {
        const WhyPart *part = &why->part[i];
        source[0] = 0;
        if (part->kind == WHY_BONUS)
            text_copy(source, sizeof source, ui_word(app, UI_EXPLAIN_OWN_BONUS));
        else if (part->kind == WHY_PLANET)
            text_copy(source, sizeof source, ui_word(app, UI_EXPLAIN_PLANET));
        if (part->amount != 0 && part->kind != WHY_RAISED)
            append_term(&tell, list, size, part->amount, source);
    }
}

void tactics_explain_raised(const App *app, const TableLooks *looks, const Why *why, char *list,
                            size_t size) {
    list[0] = 0;
    for (uint16_t i = 0; i < why->count; i++) {
        const WhyPart *part = &why->part[i];
        const size_t used = strlen(list);
        char text[EXPLAIN_TEXT];
        if (part->kind != WHY_RAISED || part->amount == 0)
            continue;
        ui_fill(app, text, sizeof text, UI_EXPLAIN_MORE_FOR, NUM("points", part->amount / 8),
                STR("target", tactics_target_name(looks, part->from.card)));
        if (used + strlen(text) + 2 < size)
            snprintf(list + used, size - used, "%s%s", used > 0 ? ", " : "", text);
    }
}

// Sums up what no longer fits in one last line.
static void explain_rest(const Telling *tell, const Why *why, uint16_t first) {
    ExplainLine *line = explain_add(tell->out, "");
    int32_t rest = 0;
    bool unknown = false;
    for (uint16_t i = first; i < why->count; i++) {
        rest += why_counts(&why->part[i]) ? why->part[i].amount : 0;
        unknown |= why->part[i].kind == WHY_DOWN;
    }
    text_copy(line->text, sizeof line->text, ui_word(tell->app, UI_EXPLAIN_MORE));
    signed_value(tell, line->value, rest);
    if (unknown)
        snprintf(line->value, sizeof line->value, "?");
}

// Who leads, and why.
static void explain_lead(const Telling *tell, uint8_t row) {
    WhyLead lead;
    char name[EXPLAIN_TEXT];
    Explanation *out = tell->out;
    tactics_explain_lead(tell->rules, seen(tell->table), row, &lead);
    if (lead.winner >= seen(tell->table)->seats) {
        text_copy(out->foot, sizeof out->foot, ui_word(tell->app, UI_EXPLAIN_LEAD_NONE));
        return;
    }
    out->crown = true;
    if (tactics_sums_teams(tell->table))
        tactics_team_name(tell->app, tell->table, lead.winner, name, sizeof name);
    else
        text_copy(name, sizeof name, seat_name(tell->app, lead.winner));
    const UiWord word = lead.by == WIN_TIE      ? UI_EXPLAIN_LEAD_TIE
                        : lead.by == WIN_GALAXY ? UI_EXPLAIN_LEAD_GALAXY
                        : lead.alone            ? UI_EXPLAIN_LEAD_ALONE
                                                : UI_EXPLAIN_LEAD_POWER;
    ui_fill(tell->app, out->foot, sizeof out->foot, word, STR("name", name),
            STR("card", name_of(tell, lead.card)), STR("with", name_of(tell, lead.with)));
}

void tactics_explain_lead_text(const App *app, const CardTable *table, int row, char *out, size_t size) {
    const Telling tell = {app, table, tactics_looks_rules(table->looks), NULL};
    WhyLead lead;
    tactics_explain_lead(tell.rules, seen(table), (uint8_t)row, &lead);
    snprintf(out, size, "%s + %s", name_of(&tell, lead.card), name_of(&tell, lead.with));
}

static bool tell_row(const Telling *tell, TableNumber number) {
    Why why;
    char name[EXPLAIN_TEXT];
    Explanation *out = tell->out;
    tactics_explain_row(tell->rules, seen(tell->table), number.row, number.seat, &why);
    if (tactics_sums_teams(tell->table))
        tactics_team_name(tell->app, tell->table, number.seat, name, sizeof name);
    else
        text_copy(name, sizeof name, seat_name(tell->app, number.seat));
    ui_fill(tell->app, out->title, sizeof out->title, UI_EXPLAIN_ROW, STR("name", name),
            STR("target", tactics_row_name(tell->table, number.row)));
    total_value(tell, out->value, &why);
    for (uint16_t i = 0; i < why.count; i++) {
        if (out->count == EXPLAIN_LINES - 1 && i + 1 < why.count) {
            explain_rest(tell, &why, i);
            break;
        }
        if (why.part[i].kind == WHY_CARD)
            tell_row_card(tell, number.row, &why.part[i]);
        else
            tell_part(tell, &why.part[i]);
    }
    if (why.count == 0)
        explain_add(out, ui_word(tell->app, UI_EXPLAIN_NO_CARDS));
    explain_lead(tell, number.row);
    return true;
}

// ---- points

static void points_text(const Telling *tell, const WhyPart *part, char out[EXPLAIN_TEXT]) {
    out[0] = 0;
    if (part->kind == WHY_RAISED)
        ui_fill(tell->app, out, EXPLAIN_TEXT, UI_EXPLAIN_RAISED,
                STR("target", tactics_target_name(tell->table->looks, part->from.card)));
    else if (part->kind == WHY_PLANET)
        text_copy(out, EXPLAIN_TEXT, ui_word(tell->app, UI_EXPLAIN_PLANET));
    else if (part->kind == WHY_BONUS)
        ui_fill(tell->app, out, EXPLAIN_TEXT, UI_EXPLAIN_BONUS, NUM("times", part->times));
}

// "4 · +2 planet of the own faction": all parts about one target.
static void append_points(const Telling *tell, const WhyPart *part, ExplainLine *line) {
    char value[16], text[EXPLAIN_TEXT];
    if (part->kind == WHY_VALUE)
        plain_value(tell, value, part->amount);
    else
        signed_value(tell, value, part->amount);
    points_text(tell, part, text);
    append(line->note, sizeof line->note, value, text);
}

static bool speaks_of_same(const WhyPart *a, const WhyPart *b) {
    return a->from.card == b->from.card && a->kind != WHY_SECRET;
}

// One line for the parts from `first` on that are about the same target. Returns the index of the part after
// them.
static uint16_t explain_target_points(const Telling *tell, const Why *why, uint16_t first) {
    ExplainLine *line = explain_add(tell->out, "");
    int32_t sum = 0;
    uint16_t i = first;
    if (why->part[first].kind == WHY_SECRET) {
        text_copy(line->text, sizeof line->text, ui_word(tell->app, UI_EXPLAIN_SECRET));
        snprintf(line->value, sizeof line->value, "?");
        return (uint16_t)(first + 1);
    }
    text_copy(line->text, sizeof line->text,
              tactics_target_name(tell->table->looks, why->part[first].from.card));
    for (; i < why->count && speaks_of_same(&why->part[first], &why->part[i]); i++) {
        sum += why->part[i].amount;
        append_points(tell, &why->part[i], line);
    }
    if (i == first + 1)
        line->note[0] = 0; // just its value
    plain_value(tell, line->value, sum);
    return i;
}

static bool tell_points(const Telling *tell, TableNumber number) {
    Why why;
    char name[EXPLAIN_TEXT];
    Explanation *out = tell->out;
    tactics_explain_points(tell->rules, seen(tell->table), number.seat, &why);
    ui_fill(tell->app, out->title, sizeof out->title, UI_EXPLAIN_POINTS,
            STR("name", tactics_team_name(tell->app, tell->table, number.seat, name, sizeof name)));
    total_value(tell, out->value, &why);
    for (uint16_t i = 0; i < why.count;) {
        if (out->count == EXPLAIN_LINES - 1 && i + 1 < why.count) {
            explain_rest(tell, &why, i);
            break;
        }
        i = explain_target_points(tell, &why, i);
    }
    if (why.count == 0)
        explain_add(out, ui_word(tell->app, UI_TABLE_NOTHING));
    if (why.unknown > 0)
        text_copy(out->foot, sizeof out->foot, ui_word(tell->app, UI_EXPLAIN_SECRET_FOOT));
    return true;
}

// What the target would be worth to each, side by side.
static void explain_taker(const Telling *tell, uint8_t target, Seat seat) {
    Why why;
    ExplainLine *line = explain_add(tell->out, "");
    tactics_explain_target(tell->rules, seen(tell->table), target, seat, &why);
    char name[EXPLAIN_TEXT];
    text_copy(line->text, sizeof line->text,
              tactics_team_name(tell->app, tell->table, seat, name, sizeof name));
    line->palette = seat_palette(tell->app, seat);
    signed_value(tell, line->value, why.total);
    if (why.unknown > 0)
        snprintf(line->value + strlen(line->value), sizeof line->value - strlen(line->value), " + ?");
    for (uint16_t i = 0; i < why.count && why.count > 1; i++)
        append_points(tell, &why.part[i], line);
}

static bool tell_target(const Telling *tell, TableNumber number) {
    const TacticsView *view = seen(tell->table);
    Explanation *out = tell->out;
    const uint8_t target = view->row[number.row].target;
    if (target == NONE)
        return false;
    text_copy(out->title, sizeof out->title, tactics_target_name(tell->table->looks, target));
    plain_value(tell, out->value, tell->rules->target[target].points * 8);
    for (Seat seat = 0; seat < view->seats; seat++)
        if (tactics_pile_seat(view, seat) == seat)
            explain_taker(tell, target, seat);
    text_copy(out->foot, sizeof out->foot, ui_word(tell->app, UI_EXPLAIN_TARGET_FOOT));
    return true;
}

void tactics_explain_prize(const App *app, const CardTable *table, uint8_t target, Seat seat,
                           Explanation *out) {
    const Telling tell = {app, table, tactics_looks_rules(table->looks), out};
    Why why;
    memset(out, 0, sizeof *out);
    tactics_explain_points(tell.rules, seen(table), seat, &why);
    for (uint16_t i = 0; i < why.count; i++) {
        if (why.part[i].from.card != target || why.part[i].kind == WHY_SECRET)
            continue;
        ExplainLine *line = explain_add(out, "");
        points_text(&tell, &why.part[i], line->text);
        signed_value(&tell, line->value, why.part[i].amount);
        if (why.part[i].kind == WHY_VALUE)
            text_copy(line->text, sizeof line->text, ui_word(app, UI_EXPLAIN_VALUE));
    }
}

// ---- what a card does, and what affects it

static void explain_affected(const Telling *tell, uint8_t row, uint8_t self, uint8_t at) {
    Why why;
    const ViewCard *card = &seen(tell->table)->row[row].card[at];
    tactics_explain_card(tell->rules, seen(tell->table), row, at, &why);
    for (uint16_t i = 0; i < why.count; i++) {
        WhyPart part = why.part[i];
        if (part.from.at != self ||
            (part.kind != WHY_BOOSTED && part.kind != WHY_LOST && part.kind != WHY_ZEROED))
            continue;
        tell_part(tell, &part);
        ExplainLine *line = &tell->out->line[tell->out->count - 1];
        text_copy(line->text, sizeof line->text, name_of(tell, (WhyCard){card->card, card->owner, at}));
        line->palette = seat_palette(tell->app, card->owner);
    }
}

static void explain_halved(const Telling *tell, uint8_t row, uint8_t self, Seat seat) {
    Why why;
    tactics_explain_row(tell->rules, seen(tell->table), row, seat, &why);
    for (uint16_t i = 0; i < why.count; i++) {
        if (why.part[i].kind != WHY_HALVED || why.part[i].from.at != self)
            continue;
        tell_part(tell, &why.part[i]);
        ExplainLine *line = &tell->out->line[tell->out->count - 1];
        ui_fill(tell->app, line->text, sizeof line->text, UI_EXPLAIN_SUM_OF,
                STR("name", seat_name(tell->app, seat)));
        line->palette = seat_palette(tell->app, seat);
    }
}

void tactics_explain_effect(const App *app, const CardTable *table, uint8_t row, uint8_t at,
                            Explanation *out) {
    const Telling tell = {app, table, tactics_looks_rules(table->looks), out};
    memset(out, 0, sizeof *out);
    for (uint8_t other = 0; other < seen(table)->row[row].count && other < LANE_MAX; other++)
        if (seen(table)->row[row].card[other].up && other != at)
            explain_affected(&tell, row, at, other);
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (!tactics_sums_teams(table) || tactics_ally(table, seat) > seat)
            explain_halved(&tell, row, at, seat);
}

bool tactics_explain_blocker(const App *app, const CardTable *table, uint8_t row, uint8_t at, char *out,
                             size_t size) {
    const Telling tell = {app, table, tactics_looks_rules(table->looks), NULL};
    const ViewCard *card = &seen(table)->row[row].card[at];
    Why why;
    tactics_explain_row(tell.rules, seen(table), row, card->owner, &why);
    for (uint16_t i = 0; i < why.count; i++) {
        const WhyPart *part = &why.part[i];
        if (part->kind != WHY_CARD || part->from.at != at || part->blocker.card == NONE)
            continue;
        put(&tell, out, size, card->power_blocked ? UI_EXPLAIN_DEACTIVATED : UI_EXPLAIN_EFFECT_BLOCKED,
            name_of(&tell, part->blocker));
        return true;
    }
    return false;
}

// ---- piles

static bool tell_pile(const Telling *tell, TableNumber number) {
    const ViewSeat *seat = &seen(tell->table)->seat[number.seat];
    const struct {
        UiWord name, foot;
        uint8_t count;
    } piles[] = {{UI_TABLE_DRAW_PILE, UI_EXPLAIN_DRAW_FOOT, seat->draw_count},
                 {UI_TABLE_DISCARD, UI_EXPLAIN_DISCARD_FOOT, seat->discard_count},
                 {UI_TABLE_HAND, UI_EXPLAIN_HAND_FOOT, seat->hand_count}};
    const int which = number.kind - NUMBER_DRAW;
    snprintf(tell->out->title, sizeof tell->out->title, "%.60s: %.40s", seat_name(tell->app, number.seat),
             ui_word(tell->app, piles[which].name));
    snprintf(tell->out->value, sizeof tell->out->value, "%u", piles[which].count);
    ui_fill(tell->app, tell->out->foot, sizeof tell->out->foot, piles[which].foot,
            NUM("hand", tell->rules->hand_size));
    return true;
}

static bool tell_laid(const Telling *tell, TableNumber number) {
    const ViewRow *row = &seen(tell->table)->row[number.row];
    if (!tactics_row_counts(row))
        return false;
    ui_fill(tell->app, tell->out->title, sizeof tell->out->title, UI_EXPLAIN_LAID,
            STR("target", tactics_target_name(tell->table->looks, row->target)));
    snprintf(tell->out->value, sizeof tell->out->value, "%u/%u", row->count, tell->rules->row_full);
    ui_fill(tell->app, tell->out->foot, sizeof tell->out->foot, UI_EXPLAIN_LAID_FOOT,
            NUM("count", tell->rules->row_full));
    return true;
}

static bool tell_prize(const Telling *tell, TableNumber number) {
    const TacticsView *view = seen(tell->table);
    const ViewSeat *pile = &view->seat[tactics_pile_seat(view, number.seat)];
    if (number.at >= pile->won_count)
        return false;
    const uint8_t target = pile->won[pile->won_count - 1 - number.at];
    if (target == CARD_HIDDEN)
        return false;
    Why points;
    tactics_explain_prize(tell->app, tell->table, target, number.seat, tell->out);
    tactics_explain_points(tell->rules, view, number.seat, &points);
    text_copy(tell->out->title, sizeof tell->out->title, tactics_target_name(tell->table->looks, target));
    plain_value(tell, tell->out->value, tactics_pile_brings(&points, target) * 8);
    return true;
}

bool tactics_explain_number(const App *app, const CardTable *table, TableNumber number, Explanation *out) {
    const Telling tell = {app, table, tactics_looks_rules(table->looks), out};
    memset(out, 0, sizeof *out);
    if (number.seat >= seen(table)->seats || number.row >= ROWS)
        return false;
    switch ((NumberKind)number.kind) {
    case NUMBER_NONE:
        return false;
    case NUMBER_CARD:
        return tell_card(&tell, number);
    case NUMBER_ROW:
        return tell_row(&tell, number);
    case NUMBER_POINTS:
        return tell_points(&tell, number);
    case NUMBER_TARGET:
        return tell_target(&tell, number);
    case NUMBER_LAID:
        return tell_laid(&tell, number);
    case NUMBER_PRIZE:
        return tell_prize(&tell, number);
    case NUMBER_DRAW:
    case NUMBER_DISCARD:
    case NUMBER_HAND:
        return tell_pile(&tell, number);
    case SIGN_DOWN:
    case SIGN_SHIELD:
    case SIGN_KIND:
        return tactics_explain_sign(app, table, number, out);
    }
    return false;
}
