// SPDX-License-Identifier: MIT
// What a held card would bring about where it is held: what it would turn over, whether the row is full then,
// what the card itself does, and why the sums change; where there is a rail, the sums too.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/sums.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define NOTES_MAX 12
#define LINE_H 34.0F // of a seat
#define TITLE_H 30.0F

typedef struct ForecastNote {
    char text[200];
    const char *icon;
    Color color;
} ForecastNote;

typedef struct ForecastTold {
    Forecast cast;
    ForecastNote note[NOTES_MAX];
    int count;
    bool brief; // where there is no rail; the sums stand in the strip
} ForecastTold;

// ---- which command is meant

bool table_forecast(const App *app, const CardTable *table, Forecast *cast) {
    const Hit *hit = hits_find(&app->hits, table_meant(app, table));
    if (table->showing || !table_deciding(app) || hit == NULL || !hit->has_command || !hit->enabled)
        return false;
    return forecast(table_looks_rules(table->looks), seen(table), &hit->command, cast);
}

// ---- in words

static void add_note(ForecastTold *told, const char *icon, Color color, const char *text) {
    if (told->count == NOTES_MAX)
        return;
    ForecastNote *note = &told->note[told->count++];
    note->icon = icon;
    note->color = color;
    text_copy(note->text, sizeof note->text, text);
}

static void tell_turned(const App *app, ForecastTold *told) {
    const Forecast *cast = &told->cast;
    char text[200];
    if (cast->turns == 0 && cast->stays_down)
        add_note(told, "icons/phosphor/check.svg", COLOR_POSITIVE, ui_word(app, UI_FORECAST_STAYS_DOWN));
    if (cast->turns == 0)
        return;
    ui_format(app, text, sizeof text, cast->acts ? UI_FORECAST_REVEALS : UI_FORECAST_TURNS_UP, "name",
              seat_name(app, cast->turned), (char *)NULL);
    add_note(told, "icons/phosphor/warning.svg", COLOR_GOLD, text);
}

// ---- what the card does

static const char *name_of_card(const CardTable *table, uint8_t card, Seat owner) {
    return table_card_name(table->looks, card, seen(table)->seat[owner].faction);
}

// "4 cards", "2\u20134 cards", "one of 3 cards", "Infantry", "one face-down card", "no card"
static void what_text(const App *app, const CardTable *table, const ForecastEffect *effect, char out[120]) {
    const int most = effect->count + effect->maybe;
    char count[16];
    if (most == 0)
        text_copy(out, 120, ui_word(app, UI_FORECAST_NO_CARD));
    else if (most == 1)
        text_copy(out, 120,
                  effect->card == CARD_HIDDEN ? ui_word(app, UI_FORECAST_ONE_DOWN)
                                              : name_of_card(table, effect->card, effect->owner));
    else {
        if (effect->maybe > 0)
            snprintf(count, sizeof count, "%u\u2013%d", effect->count, most);
        else
            snprintf(count, sizeof count, "%d", most);
        ui_format(app, out, 120, effect->chooses ? UI_FORECAST_ONE_OF : UI_FORECAST_CARDS, "count", count,
                  (char *)NULL);
    }
}

// What its numbers don't tell. False: they tell it all.
static bool effect_word(const ForecastEffect *effect, UiWord *word) {
    const bool none = effect->count + effect->maybe == 0;
    switch ((EffectVerb)effect->verb) {
    case DO_REMOVE:
        *word = effect->where == WHERE_DIRECTLY_BELOW && none ? UI_FORECAST_REMOVES_NEXT
                : effect->optional                            ? UI_FORECAST_MAY_REMOVE
                                                              : UI_FORECAST_REMOVES;
        return true;
    case DO_MOVE:
        *word = UI_FORECAST_MOVES;
        return true;
    case DO_DRAW_UP:
        *word = UI_FORECAST_DRAWS_UP;
        return true;
    case DO_SEE_HANDS:
        *word = UI_FORECAST_SHOWS_HANDS;
        return true;
    case DO_DRAW_AND_PLAY:
        *word = UI_FORECAST_DRAWS;
        return true;
    case DO_SUMMON:
        *word = UI_FORECAST_SUMMONS;
        return true;
    case DO_NEGOTIATE:
        *word = UI_FORECAST_NEGOTIATES;
        return true;
    case DO_CLOSE:
        *word = UI_FORECAST_CLOSES;
        return true;
    case DO_BLOCK:
        *word = UI_FORECAST_BLOCKS;
        return !none;
    case DO_STEAL:
        *word = UI_FORECAST_STEALS;
        return effect->card == CARD_HIDDEN;
    default:
        return false;
    }
}

static void tell_effects(const App *app, const CardTable *table, ForecastTold *told) {
    const Forecast *cast = &told->cast;
    char text[200], what[120], hand[8];
    UiWord word;
    if (cast->blocker != NONE) {
        ui_format(app, text, sizeof text, UI_FORECAST_BLOCKED, "card",
                  name_of_card(table, cast->blocker, cast->blocker_owner), (char *)NULL);
        add_note(told, "glyphs/offline.svg", COLOR_TEXT_DIM, text);
    }
    snprintf(hand, sizeof hand, "%u", table_looks_rules(table->looks)->hand_size);
    for (int i = 0; i < cast->effect_count; i++) {
        if (!effect_word(&cast->effect[i], &word))
            continue;
        what_text(app, table, &cast->effect[i], what);
        ui_format(app, text, sizeof text, word, "what", what, "hand", hand, (char *)NULL);
        add_note(told, tactics_kind_sign((EffectKind)table_looks_rules(table->looks)->card[cast->card].kind),
                 COLOR_ICE, text);
    }
}

// ---- why a sum changes

// That a card counts what is printed on it needs no word.
static bool is_plain(const Forecast *cast, const TacticsRules *rules, const ForecastPart *part) {
    return part->card == cast->card && part->owner == cast->owner &&
           part->amount == rules->card[cast->card].power * 8;
}

static void append_part(const App *app, const CardTable *table, const ForecastPart *part, char *list,
                        size_t size) {
    char number[16];
    const size_t used = strlen(list);
    const int amount = part->amount < 0 ? -part->amount : part->amount;
    format_power(app, number, (float)amount / 8);
    snprintf(list + used, size - used, "%s%s%s %s", used > 0 ? " \u00B7 " : "",
             part->amount < 0 ? "\u2212" : "+", number, name_of_card(table, part->card, part->owner));
}

static void tell_parts(const App *app, const CardTable *table, const ForecastRow *row, ForecastTold *told) {
    const TacticsRules *rules = table_looks_rules(table->looks);
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        char list[200] = "";
        bool plain = true;
        int count = 0;
        for (int i = 0; i < row->part_count; i++) {
            if (row->part[i].seat != seat)
                continue;
            append_part(app, table, &row->part[i], list, sizeof list);
            plain = is_plain(&told->cast, rules, &row->part[i]);
            count++;
        }
        const FactionColors *colors = palette_faction(seat_palette(app, seat));
        if (count > 1 || (count == 1 && !plain))
            add_note(told, colors->emblem != NULL ? colors->emblem : "icons/phosphor/users.svg", colors->main,
                     list);
    }
}

// ---- how sure it is

static void tell_sureness(const App *app, ForecastTold *told) {
    const Forecast *cast = &told->cast;
    char count[8], text[200];
    if (cast->row_count == 0) {
        add_note(told, "icons/phosphor/question.svg", COLOR_TEXT_DIM, ui_word(app, UI_FORECAST_HIDDEN));
        return;
    }
    if (!told->brief && !cast->up)
        add_note(told, "icons/phosphor/info.svg", COLOR_TEXT_DIM, ui_word(app, UI_FORECAST_AS_REVEALED));
    if (!told->brief && cast->one_time)
        add_note(told, "icons/phosphor/info.svg", COLOR_TEXT_DIM, ui_word(app, UI_FORECAST_ONE_TIME));
    if (cast->rows[0].down == 0 || told->brief) // the strip has their backs
        return;
    snprintf(count, sizeof count, "%u", cast->rows[0].down);
    ui_format(app, text, sizeof text, cast->rows[0].down == 1 ? UI_FORECAST_OPEN_ONE : UI_FORECAST_OPEN,
              "count", count, (char *)NULL);
    add_note(told, "icons/phosphor/question.svg", COLOR_TEXT_DIM, text);
}

static bool tell(const App *app, const CardTable *table, ForecastTold *told) {
    memset(told, 0, sizeof *told);
    if (!table_forecast(app, table, &told->cast))
        return false;
    const Forecast *cast = &told->cast;
    told->brief = table->layout.rail.w <= 0;
    if (!told->brief || cast->shielded)
        add_note(told, cast->up ? "icons/phosphor/eye.svg" : "glyphs/facedown.svg", COLOR_TEXT,
                 ui_word(app, cast->up         ? UI_FORECAST_UP
                              : cast->shielded ? UI_FORECAST_SHIELDED
                                               : UI_FORECAST_DOWN));
    tell_turned(app, told);
    if (cast->ends)
        add_note(told, "icons/phosphor/flag.svg", COLOR_GOLD, ui_word(app, UI_FORECAST_ENDS));
    else if (cast->fills)
        add_note(told, "icons/phosphor/stack.svg", COLOR_TEXT, ui_word(app, UI_FORECAST_FILLS));
    tell_effects(app, table, told);
    for (int i = 0; i < cast->row_count; i++)
        tell_parts(app, table, &cast->rows[i], told);
    tell_sureness(app, told);
    return true;
}

// ---- drawing; with `draw` false they only measure

static void draw_change(App *app, const CardTable *table, GfxRect line, float before, float after,
                        bool leads) {
    char text[16];
    const float arrow = lpx(table, 14), number = lpx(table, 62), right = line.x + line.w - lpx(table, 10);
    const Color quiet = leads ? COLOR_TEXT : COLOR_TEXT_DIM; // on the leader's colour
    format_power(app, text, before);
    words_at(app, gfx_rect(right - 2 * number - arrow, line.y, number - lpx(table, 6), line.h),
             GFX_FONT_DISPLAY, 17, quiet, GFX_RIGHT, text);
    icon_at(app, "icons/phosphor/caret-right.svg", right - number - arrow, line.y + (line.h - arrow) / 2,
            arrow, quiet);
    format_power(app, text, after);
    words_at(app, gfx_rect(right - number, line.y, number, line.h), GFX_FONT_DISPLAY_BOLD, 21,
             after > before   ? COLOR_POSITIVE
             : after < before ? COLOR_GOLD
                              : COLOR_HEADING,
             GFX_RIGHT, text);
    if (leads)
        icon_at(app, "glyphs/crown.svg", right - 2 * number - arrow - lpx(table, 14),
                line.y + (line.h - arrow) / 2, arrow, COLOR_GOLD);
}

static void draw_side(App *app, const CardTable *table, const ForecastRow *row, GfxRect line, Seat seat) {
    const Seat ally = table_sums_teams(table) ? table_ally(table, seat) : SEAT_NONE;
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const bool leads = row->leader_after == seat || (ally != SEAT_NONE && row->leader_after == ally);
    const GfxPaint fill = paint_solid(leads ? color_mix(colors->deep, colors->dark, 0.45F) : COLOR_INSET);
    float before = row->before[seat], after = row->after[seat];
    char name[120];
    if (ally != SEAT_NONE) {
        before += row->before[ally];
        after += row->after[ally];
    }
    gfx_panel(app->gfx, line, lpx(table, 7), &fill, fmaxf(1, lpx(table, 1)),
              leads ? colors->main : COLOR_LINE);
    emblem_at(app, palette, line.x + lpx(table, 10), line.y + (line.h - lpx(table, 18)) / 2, lpx(table, 18),
              colors->main);
    words_fit(app, gfx_rect(line.x + lpx(table, 36), line.y, line.w - lpx(table, 36 + 172), line.h),
              GFX_FONT_DISPLAY, 15, 11, COLOR_HEADING, GFX_LEFT,
              ally != SEAT_NONE ? table_team_name(app, table, seat, name, sizeof name)
                                : seat_name(app, seat));
    draw_change(app, table, line, before / 8, after / 8, leads);
}

static float draw_row(App *app, const CardTable *table, const ForecastRow *row, GfxRect at, bool draw) {
    float used = lpx(table, TITLE_H);
    char text[120];
    if (draw)
        words_fit(app, gfx_rect(at.x, at.y, at.w, used - lpx(table, 6)), GFX_FONT_DISPLAY, 16, 12,
                  COLOR_HEADING, GFX_LEFT,
                  ui_format(app, text, sizeof text, UI_FORECAST_ROW, "target",
                            table_row_name(table, row->row), (char *)NULL));
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        if (table_sums_teams(table) && table_ally(table, seat) < seat)
            continue;
        if (draw)
            draw_side(app, table, row, gfx_rect(at.x, at.y + used, at.w, lpx(table, LINE_H - 4)), seat);
        used += lpx(table, LINE_H);
    }
    return used + lpx(table, 6);
}

static float draw_note(App *app, const CardTable *table, const ForecastNote *note, GfxRect at, bool draw) {
    const float indent = lpx(table, 26), size = lpx(table, 17);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    const float line = widget_line(app, 18);
    if (draw) {
        icon_at(app, note->icon, at.x, at.y + lpx(table, 1), size, note->color);
        gfx_text_wrapped(app->gfx, &style, line, 0, gfx_rect(at.x + indent, at.y, at.w - indent, 0),
                         note->text);
    }
    return (float)gfx_text_lines(app->gfx, &style, at.w - indent, note->text) * line + lpx(table, 6);
}

static float draw_told(App *app, const CardTable *table, const ForecastTold *told, GfxRect at, bool draw) {
    const float top = at.y;
    for (int i = 0; i < told->cast.row_count && !told->brief; i++)
        at.y += draw_row(app, table, &told->cast.rows[i], at, draw);
    for (int i = 0; i < told->count; i++)
        at.y += draw_note(app, table, &told->note[i], at, draw);
    return at.y - top;
}

float tactics_forecast(App *app, const CardTable *table, GfxRect column, bool draw) {
    ForecastTold told;
    return tell(app, table, &told) ? draw_told(app, table, &told, column, draw) : 0;
}

GfxRect tactics_forecast_within(const App *app, const CardTable *table) {
    Forecast cast;
    return table_forecast(app, table, &cast) ? own(table)->layout.column[cast.row].frame : (GfxRect){0};
}
