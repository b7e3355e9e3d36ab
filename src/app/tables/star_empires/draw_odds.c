// SPDX-License-Identifier: MIT
// Draws chances and forces in the side panel.
#include "app/tables/star_empires/draw_odds.h"

#include "games/star_empires/numbers.h"
#include "play/session.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define NOTE_LINE 20.0F  // logical, of letters of 15
#define NOTE_LEAST 12.0F // logical, the smallest letters of a note
#define LINE 24.0F
#define NAME_LINE 23.0F
#define BELOW_PARTS 4.0F
#define ABOVE_NOTE 3.0F
#define CLOSER_MOST 5.0F
#define SIGN 16.0F // before a note
#define SIGN_GAP 8.0F
#define SIGN_DOWN 2.0F

// In whole percent; 0 and 100 only if certain.
static int percent_of(int thousandths) {
    const int percent = (thousandths + 5) / 10;
    return thousandths > 0 && percent == 0 ? 1 : thousandths < 1000 && percent == 100 ? 99 : percent;
}

const char *empires_say_who_wins(const App *app, const CardTable *table, char *out, size_t size, Seat seat,
                                 int thousandths) {
    char percent[24];
    const bool own = seat == table->front && !session_is_watched(app->session);
    ui_fill(app, percent, sizeof percent, UI_COMMON_PERCENT, NUM("count", percent_of(thousandths)));
    return app_fill(app, out, size, own ? "empires.odds.you_win" : "empires.odds.wins",
                    STR("seat", seat_name(app, seat)), STR("chance", percent));
}

// ---- lines

Column empires_side_column(App *app, const CardTable *table, float y) {
    return column_below(app, table, empires_side_body(table), 0, y);
}

// Height of a line of a table: where the window is small each has to stand closer, for all to have room.
static float line_height(const Column *column, float h) {
    return column->table->layout.compact ? h - 4 : h;
}

void empires_say_title(Column *column, const char *text) {
    column_gap(column, 3);
    const GfxRect row = column_take(column, 6);
    gfx_fill(column->app->gfx, gfx_rect(row.x, row.y, row.w, fmaxf(1, lpx(column->table, 1))), COLOR_LINE);
    column_words(column, 26, GFX_FONT_DISPLAY, 18, 13, COLOR_HEADING, text);
    column_gap(column, 3);
}

void empires_say_head(Column *column, const char *key) {
    column_words(column, 22, GFX_FONT_DISPLAY, 16, 12, COLOR_HEADING, app_word(column->app, key));
    column_gap(column, 3);
}

static GfxStyle note_style(const Column *column) {
    return widget_style(column->app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_LEFT);
}

float empires_note_least(const Column *column, const char *text) {
    const GfxStyle style = note_style(column);
    const GfxRect none = {column->box.x, column->box.y, column->box.w, 0};
    return gfx_text_full_height(column->app->gfx, &style, lpx(column->table, NOTE_LEAST),
                                lpx(column->table, NOTE_LINE), none, text);
}

static void say_in(Column *column, Color color, const char *text) {
    GfxStyle style = note_style(column);
    style.color = color;
    column_take_pixels(column, gfx_text_wrapped_fit(column->app->gfx, &style, lpx(column->table, NOTE_LEAST),
                                                    lpx(column->table, NOTE_LINE), column->box, text));
    column_gap(column, column->table->layout.compact ? 1 : 4);
}

void empires_say_note(Column *column, const char *text) {
    say_in(column, COLOR_TEXT_DIM, text);
}

Column empires_beside_sign(const Column *column) {
    Column beside = *column;
    const float left = lpx(column->table, SIGN + SIGN_GAP);
    beside.box.x += left;
    beside.box.w -= left;
    return beside;
}

void empires_say_signed(Column *column, const char *sign, Color color, const char *text) {
    const float size = roundf(lpx(column->table, SIGN)), down = roundf(lpx(column->table, SIGN_DOWN));
    Column beside = empires_beside_sign(column);
    icon_at(column->app, sign, column->box.x, column->box.y + down, size, color);
    say_in(&beside, color, text);
    column->box.y = beside.box.y;
    column->box.h = beside.box.h;
    column_gap(column, 2);
}

void empires_say_chance(Column *column, const char *sign, const char *key, int thousandths) {
    char percent[24];
    ui_fill(column->app, percent, sizeof percent, UI_COMMON_PERCENT, NUM("count", percent_of(thousandths)));
    empires_draw_line(column->app, column->table, column_take(column, 25), sign, app_word(column->app, key),
                      percent, thousandths >= 500 ? COLOR_POSITIVE : COLOR_WHITE);
    column_gap(column, 3);
}

// ---- battles

static void draw_bar(App *app, const CardTable *table, GfxRect bar, int attacker, int defender, int win) {
    const FactionColors *a = palette_faction(attacker), *d = palette_faction(defender);
    const float radius = fminf(lpx(table, 6), bar.h / 2), part = roundf(bar.w * (float)win / 1000),
                left = win >= 1000 ? bar.w
                       : win <= 0  ? 0
                                   : fminf(fmaxf(part, radius), bar.w - radius);
    const GfxPaint mine = paint_down(a->main, color_mix(a->main, a->dark, 0.4F)),
                   theirs = paint_down(d->dark, d->deep);
    const float right = left < bar.w ? 0 : radius, begin = left > 0 ? 0 : radius;
    if (left > 0)
        gfx_round_corners(app->gfx, gfx_rect(bar.x, bar.y, left, bar.h),
                          (GfxCorners){radius, right, right, radius}, &mine);
    if (left < bar.w)
        gfx_round_corners(app->gfx, gfx_rect(bar.x + left, bar.y, bar.w - left, bar.h),
                          (GfxCorners){begin, radius, radius, begin}, &theirs);
}

// True if neither side has a card that could change the result of the units alone.
static bool is_sure(const CardTable *table, const BattleSide *attacker, const BattleSide *defender) {
    const EmpiresBoard *s = &seen(table)->table;
    return s->seat[attacker->seat].hand_size == 0 && s->seat[defender->seat].hand_size == 0;
}

// "31 against 2–16": as the units stand, where no chance says more since cards may turn it; the attacker
// first, as in the bar and the columns below.
static void say_forces(const App *app, const ForceParts parts[SIDES], char *out, size_t size) {
    char force[SIDES][24];
    for (int i = 0; i < SIDES; i++)
        snprintf(force[i], sizeof force[i], parts[i].most > parts[i].sum ? "%d\xE2\x80\x93%d" : "%d",
                 parts[i].sum, parts[i].most);
    app_fill(app, out, size, "empires.odds.forces", STR("what", force[0]), STR("more", force[1]));
}

// The attacker's share of both forces, of 1000: what the bar shows where forces are said, and no chance.
static int force_share(const ForceParts parts[SIDES]) {
    const int mine = parts[SIDE_ATTACKER].sum + parts[SIDE_ATTACKER].most,
              all = mine + parts[SIDE_DEFENDER].sum + parts[SIDE_DEFENDER].most;
    return all > 0 ? mine * 1000 / all : 500;
}

// The chance shown is that of the seat in front if it fights; else the attacker's. `parts`: the attacker's
// force and the defender's.
static void draw_odds(Column *column, const BattleSide *attacker, const BattleSide *defender, int wins,
                      const ForceParts parts[SIDES]) {
    App *app = column->app;
    const CardTable *table = column->table;
    const bool defends = defender->seat == table->front && !session_is_watched(app->session);
    const Seat seat = defends ? defender->seat : attacker->seat;
    char text[120];
    const bool sure = is_sure(table, attacker, defender), forces = !sure && (wins <= 0 || wins >= 1000);
    if (forces)
        say_forces(app, parts, text, sizeof text);
    else
        empires_say_who_wins(app, table, text, sizeof text, seat, defends ? 1000 - wins : wins);
    column_words(column, 25, GFX_FONT_DISPLAY_BOLD, 19, 13, palette_faction(seat_palette(app, seat))->light,
                 text);
    draw_bar(app, table, column_take(column, 10), seat_palette(app, attacker->seat),
             seat_palette(app, defender->seat), forces ? force_share(parts) : wins);
    column_gap(column, 9);
}

// ---- what both forces are made of: "31   Units   2-16", the attacker's numbers at the left

// A line of that table: what both sides have of the same kind; NULL: that side has none.
typedef struct PartLine {
    const ForcePart *of[SIDES];
} PartLine;

typedef struct PartLines {
    const BattleSide *side[SIDES];
    PartLine line[2 * PARTS_MOST];
    int count;
} PartLines;

static bool is_same_part(const ForcePart *a, const ForcePart *b) {
    return a != NULL && a->kind == b->kind && a->card == b->card;
}

// In the order of PartKind; the defender's cards and those of the attacker have lines of their own, unless
// they are the same.
static void list_parts(const BattleSide *attacker, const BattleSide *defender, const ForceParts parts[SIDES],
                       PartLines *out) {
    *out = (PartLines){.side = {attacker, defender}};
    for (int kind = 0; kind <= PART_CARD; kind++)
        for (int side = 0; side < SIDES; side++)
            for (int i = 0; i < parts[side].count; i++) {
                const ForcePart *part = &parts[side].part[i];
                int at = 0;
                while (at < out->count &&
                       (out->line[at].of[side] != NULL || !is_same_part(out->line[at].of[1 - side], part)))
                    at++;
                if (part->kind != kind)
                    continue;
                out->count += at == out->count;
                out->line[at].of[side] = part;
            }
}

#define NUMBER_WIDE 0.24F // shares of the line

static void draw_part_number(const Column *column, GfxRect row, int side, const ForcePart *part) {
    char text[32];
    const float w = row.w * NUMBER_WIDE;
    if (part == NULL)
        return;
    if (part->most > part->amount)
        snprintf(text, sizeof text, "%d\xE2\x80\x93%d", part->amount, part->most);
    else
        snprintf(text, sizeof text, "%s%d", part->kind == PART_UNITS ? "" : "+", part->amount);
    const bool doubtful = part->sure == 0 && part->kind == PART_LEADER;
    words_fit(column->app, gfx_rect(side == SIDE_ATTACKER ? row.x : row.x + row.w - w, row.y, w, row.h),
              GFX_FONT_DISPLAY_BOLD, 16, 11, doubtful ? COLOR_TEXT_DIM : COLOR_WHITE,
              side == SIDE_ATTACKER ? GFX_LEFT : GFX_RIGHT, text);
}

static void draw_part(Column *column, const PartLines *lines, const PartLine *line, float closer) {
    static const char *const keys[] = {
        "empires.part.units",    "empires.part.unseen",   "empires.part.leader", "empires.part.system",
        "empires.part.starbase", "empires.part.garrison", "empires.part.card"};
    const int of = line->of[SIDE_ATTACKER] != NULL ? SIDE_ATTACKER : SIDE_DEFENDER;
    const ForcePart *part = line->of[of];
    const GfxRect row = column_take(column, line_height(column, LINE) - closer);
    const float aside = row.w * NUMBER_WIDE + lpx(column->table, 4);
    char name[96];
    app_fill(column->app, name, sizeof name, keys[part->kind], NUM("number", lines->side[of]->unseen.count),
             STR("card", part->kind == PART_CARD
                             ? empires_card_name(column->table->looks, (uint8_t)(part->card & ~CARD_MARKED))
                             : ""));
    // Words that are longer may have the room of a side without a number.
    const GfxStyle style = widget_style(column->app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_CENTRE);
    const bool fits = gfx_text_width(column->app->gfx, &style, name) <= row.w - 2 * aside;
    const float left = fits || line->of[SIDE_ATTACKER] != NULL ? aside : 0,
                right = fits || line->of[SIDE_DEFENDER] != NULL ? aside : 0;
    words_fit(column->app, gfx_rect(row.x + left, row.y, row.w - left - right, row.h), GFX_FONT_TEXT, 14, 11,
              COLOR_TEXT, GFX_CENTRE, name);
    for (int side = 0; side < SIDES; side++)
        draw_part_number(column, row, side, line->of[side]);
}

static void say_name(const Column *column, GfxRect row, Seat seat, GfxAlign align) {
    if (seat < seen(column->table)->table.seats)
        words_fit(column->app, row, GFX_FONT_DISPLAY, 16, 11,
                  palette_faction(seat_palette(column->app, seat))->light, align,
                  seat_name(column->app, seat));
}

// Each line is lower by `closer`.
static void say_parts(Column *column, const PartLines *lines, float closer) {
    const GfxRect row = column_take(column, line_height(column, NAME_LINE) - closer);
    const float half = floorf((row.w - lpx(column->table, 8)) / 2);
    say_name(column, gfx_rect(row.x, row.y, half, row.h), lines->side[SIDE_ATTACKER]->seat, GFX_LEFT);
    say_name(column, gfx_rect(row.x + row.w - half, row.y, half, row.h), lines->side[SIDE_DEFENDER]->seat,
             GFX_RIGHT);
    for (int i = 0; i < lines->count; i++)
        draw_part(column, lines, &lines->line[i], closer);
    column_gap(column, BELOW_PARTS);
}

// How much closer all lines must stand for the note below them, and `more`, to have room in its smallest
// letters.
static float needs_closer(const Column *column, int parts, const char *note, float more) {
    const float lines = line_height(column, NAME_LINE) + (float)parts * line_height(column, LINE);
    const float needs =
        lpx(column->table, lines + BELOW_PARTS + ABOVE_NOTE + more) + empires_note_least(column, note);
    return fmaxf((needs - column->box.h) / lpx(column->table, 1) / (float)(1 + parts), 0);
}

#define NOTES_BELOW 66.0F // logical: who may answer, and that one is asked
#define APART 12.0F       // two notes begin with a line each
#define NOTE_BELOW 36.0F  // … one of them

static float closer_for(const Column *column, int parts, const char *note) {
    return fminf(needs_closer(column, parts, note, NOTE_BELOW), CLOSER_MOST);
}

// How many cards the other side holds, and whether they can turn what the units alone would give.
static void say_cards(const Column *column, const BattleSide *attacker, const BattleSide *defender,
                      const ForceParts parts[SIDES], char *out, size_t size) {
    const EmpiresBoard *s = &seen(column->table)->table;
    const bool attacks = attacker->seat != column->table->front;
    const BattleSide *other = attacks ? attacker : defender;
    const ForceParts *theirs = &parts[attacks ? SIDE_ATTACKER : SIDE_DEFENDER],
                     *mine = &parts[attacks ? SIDE_DEFENDER : SIDE_ATTACKER];
    out[0] = 0;
    if (other->seat >= s->seats || s->seat[other->seat].hand_size == 0)
        return;
    const int most = empires_cards_most(empires_rules(column->app), seen(column->table), other);
    const int behind = mine->sum - theirs->most + (attacks ? 1 : 0); // what it lacks to win; a tie holds
    app_fill(column->app, out, size,
             most == 0        ? "empires.waits.holds_cards"
             : behind <= 0    ? "empires.waits.cards_more"
             : most >= behind ? "empires.waits.cards_turn"
                              : "empires.waits.cards_cannot",
             STR("seat", seat_name(column->app, other->seat)), NUM("number", s->seat[other->seat].hand_size),
             NUM("most", most));
}

// What cards can do, and what the chance leaves out, as far as there is room for that.
typedef struct OddsNotes {
    char cards[160], aside[120]; // "": not said
    char all[300];
} OddsNotes;

// `lines` are above.
static void write_notes(const Column *column, const BattleSide *attacker, const BattleSide *defender,
                        const ForceParts parts[SIDES], int lines, OddsNotes *out) {
    const App *app = column->app;
    const bool unseen = attacker->unseen.count + defender->unseen.count > 0;
    const Column beside = empires_beside_sign(column);
    say_cards(column, attacker, defender, parts, out->cards, sizeof out->cards);
    text_copy(out->aside, sizeof out->aside,
              app_word(app, unseen ? "empires.waits.without_cards" : "empires.waits.cards_aside"));
    snprintf(out->all, sizeof out->all, "%s%s%s", out->cards, out->cards[0] != 0 ? " " : "", out->aside);
    if (out->cards[0] == 0 || needs_closer(&beside, lines, out->all, NOTES_BELOW + APART) <= 0)
        return;
    out->aside[0] = 0;
    text_copy(out->all, sizeof out->all, out->cards);
}

static void say_notes(Column *column, const OddsNotes *notes) {
    if (notes->cards[0] != 0)
        empires_say_signed(column, "icons/phosphor/cards.svg", COLOR_TEXT, notes->cards);
    if (notes->aside[0] != 0)
        empires_say_signed(column, "icons/phosphor/info.svg", COLOR_TEXT_DIM, notes->aside);
}

void empires_say_battle(Column *column, const BattleSide *attacker, const BattleSide *defender, int place) {
    const EmpiresRules *rules = empires_rules(column->app);
    const EmpiresView *view = seen(column->table);
    OddsNotes notes;
    BattleOdds odds;
    ForceParts parts[SIDES];
    empires_odds(rules, view, place, attacker, defender, &odds);
    empires_parts(rules, view, place, false, attacker, defender, &parts[SIDE_ATTACKER]);
    empires_parts(rules, view, place, true, defender, attacker, &parts[SIDE_DEFENDER]);
    PartLines lines;
    list_parts(attacker, defender, parts, &lines);
    if (odds.is_known)
        draw_odds(column, attacker, defender, odds.wins, parts);
    write_notes(column, attacker, defender, parts, lines.count, &notes);
    const Column beside = empires_beside_sign(column);
    say_parts(column, &lines, closer_for(&beside, lines.count, notes.all));
    column_gap(column, ABOVE_NOTE);
    say_notes(column, &notes);
}
