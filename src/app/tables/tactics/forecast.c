// SPDX-License-Identifier: MIT
// Predicts the effects of dropping the dragged card where it is: what it would turn over, whether the row
// would be full, what the card does, and why the sums change; in the rail, the sums too.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/forecast_notes.h"
#include "app/tables/tactics/sums.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define LINE_H 34.0F // of a seat
#define TITLE_H 30.0F

// ---- which command is meant

bool tactics_forecast_held(const App *app, const CardTable *table, Forecast *cast) {
    const Hit *hit = table_target_hit(app, table);
    if (table->showing || !table_deciding(app) || hit == NULL || !hit->has_command || !hit->enabled)
        return false;
    return tactics_predict(tactics_looks_rules(table->looks), seen(table), &hit->command, cast);
}

// ---- in words

// In full, and in a few words ("": none).
static ForecastNote *add_note(ForecastText *told, NoteWeight weight, const char *icon, Color color,
                              const char *full, const char *brief) {
    // If there are too many notes, the newest replaces the last, the least important.
    ForecastNote *note = &told->note[told->count < FORECAST_NOTES ? told->count++ : FORECAST_NOTES - 1];
    *note = (ForecastNote){.icon = icon, .color = color, .weight = weight};
    text_copy(note->full, sizeof note->full, full);
    text_copy(note->brief, sizeof note->brief, brief);
    return note;
}

static void note_turned(const App *app, ForecastText *told) {
    const Forecast *cast = &told->cast;
    char text[200];
    if (cast->turns == 0 && cast->stays_down)
        add_note(told, NOTE_WHY, "icons/phosphor/check.svg", COLOR_POSITIVE,
                 ui_word(app, UI_FORECAST_STAYS_DOWN), ui_word(app, UI_FORECAST_BRIEF_STAYS_DOWN));
    if (cast->turns == 0)
        return;
    ui_fill(app, text, sizeof text, cast->acts ? UI_FORECAST_REVEALS : UI_FORECAST_TURNS_UP,
            STR("name", seat_name(app, cast->turned)));
    add_note(told, NOTE_KEPT, "icons/phosphor/eye.svg", COLOR_GOLD, text, // as on that card (draw_turned)
             ui_word(app, UI_FORECAST_BRIEF_REVEALS))
        ->sign_says_it = true;
}

// ---- what the card does

static const char *name_of_card(const CardTable *table, uint8_t card, Seat owner) {
    return tactics_card_name(table->looks, card, seen(table)->seat[owner].faction);
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
        ui_fill(app, out, 120, effect->chooses ? UI_FORECAST_ONE_OF : UI_FORECAST_CARDS, STR("count", count));
    }
}

// A sentence, and the same in a few words.
typedef struct EffectWords {
    UiWord full, brief;
} EffectWords;

// What the numbers do not say. False: they say everything.
static bool effect_words(const ForecastEffect *effect, EffectWords *words) {
    const bool none = effect->count + effect->maybe == 0;
    switch ((EffectVerb)effect->verb) {
    case DO_REMOVE:
        *words = effect->where == WHERE_DIRECTLY_BELOW && none
                     ? (EffectWords){UI_FORECAST_REMOVES_NEXT, UI_FORECAST_BRIEF_REMOVES_NEXT}
                 : effect->optional ? (EffectWords){UI_FORECAST_MAY_REMOVE, UI_FORECAST_BRIEF_MAY_REMOVE}
                                    : (EffectWords){UI_FORECAST_REMOVES, UI_FORECAST_BRIEF_REMOVES};
        return true;
    case DO_MOVE:
        *words = (EffectWords){UI_FORECAST_MOVES, UI_FORECAST_BRIEF_MOVES};
        return true;
    case DO_DRAW_UP:
        *words = (EffectWords){UI_FORECAST_DRAWS_UP, UI_FORECAST_BRIEF_DRAWS_UP};
        return true;
    case DO_SEE_HANDS:
        *words = (EffectWords){UI_FORECAST_SHOWS_HANDS, UI_FORECAST_BRIEF_SHOWS_HANDS};
        return true;
    case DO_DRAW_AND_PLAY:
        *words = (EffectWords){UI_FORECAST_DRAWS, UI_FORECAST_BRIEF_DRAWS};
        return true;
    case DO_SUMMON:
        *words = (EffectWords){UI_FORECAST_SUMMONS, UI_FORECAST_BRIEF_SUMMONS};
        return true;
    case DO_NEGOTIATE:
        *words = (EffectWords){UI_FORECAST_NEGOTIATES, UI_FORECAST_BRIEF_NEGOTIATES};
        return true;
    case DO_CLOSE:
        *words = (EffectWords){UI_FORECAST_CLOSES, UI_FORECAST_BRIEF_CLOSES};
        return true;
    case DO_BLOCK:
        *words = (EffectWords){UI_FORECAST_BLOCKS, UI_FORECAST_BRIEF_BLOCKS};
        return !none;
    case DO_STEAL:
        *words = (EffectWords){UI_FORECAST_STEALS, UI_FORECAST_BRIEF_STEALS};
        return effect->card == CARD_HIDDEN;
    default:
        return false;
    }
}

static void tell_blocker(const App *app, const CardTable *table, ForecastText *told) {
    const Forecast *cast = &told->cast;
    char full[200], brief[120];
    if (cast->blocker == NONE)
        return;
    const char *name = name_of_card(table, cast->blocker, cast->blocker_owner);
    ui_fill(app, full, sizeof full, UI_FORECAST_BLOCKED, STR("card", name));
    ui_fill(app, brief, sizeof brief, UI_FORECAST_BRIEF_BLOCKED, STR("card", name));
    add_note(told, NOTE_KEPT, "glyphs/offline.svg", COLOR_TEXT_DIM, full, brief);
}

static void tell_effects(const App *app, const CardTable *table, ForecastText *told) {
    const Forecast *cast = &told->cast;
    char full[200], brief[120], what[120];
    EffectWords words;
    const int hand = tactics_looks_rules(table->looks)->hand_size;
    for (int i = 0; i < cast->effect_count; i++) {
        if (!effect_words(&cast->effect[i], &words))
            continue;
        what_text(app, table, &cast->effect[i], what);
        ui_fill(app, full, sizeof full, words.full, STR("what", what), NUM("hand", hand));
        ui_fill(app, brief, sizeof brief, words.brief, STR("what", what), NUM("hand", hand));
        add_note(told, NOTE_KEPT,
                 tactics_kind_sign((EffectKind)tactics_looks_rules(table->looks)->card[cast->card].kind),
                 COLOR_ICE, full, brief);
    }
}

// ---- why a sum changes

// That a card counts its printed power needs no words.
static bool is_plain(const Forecast *cast, const TacticsRules *rules, const ForecastPart *part) {
    return part->card == cast->card && part->owner == cast->owner &&
           part->amount == rules->card[cast->card].power * 8;
}

static void append_part(const App *app, const CardTable *table, const ForecastPart *part,
                        ForecastNote *note) {
    const TacticsRules *rules = tactics_looks_rules(table->looks);
    const int amount = part->amount < 0 ? -part->amount : part->amount;
    const size_t used = strlen(note->full);
    char number[16];
    tactics_format_power(app, number, (float)amount / 8);
    ForecastSign *sign = &note->sign[note->signs++];
    snprintf(sign->number, sizeof sign->number, "%s%s", part->amount < 0 ? "\u2212" : "+", number);
    sign->icon = tactics_type_sign((CardType)rules->card[part->card].type);
    sign->color = palette_faction(seat_palette(app, part->owner))->light;
    snprintf(note->full + used, sizeof note->full - used, "%s%s %s", used > 0 ? " \u00B7 " : "", sign->number,
             name_of_card(table, part->card, part->owner));
}

// All parts of a seat's sum; in brief, all but the dragged card's printed power.
static void note_parts_of(const App *app, const CardTable *table, const ForecastRow *row, Seat seat,
                          ForecastText *told) {
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    ForecastNote note = {.icon = colors->emblem != NULL ? colors->emblem : "icons/phosphor/users.svg",
                         .color = colors->main,
                         .weight = NOTE_WHY};
    bool plain = true;
    for (int i = 0; i < row->part_count; i++) {
        const ForecastPart *part = &row->part[i];
        const bool own_power = is_plain(&told->cast, tactics_looks_rules(table->looks), part);
        if (part->seat != seat || (told->brief && own_power))
            continue;
        append_part(app, table, part, &note);
        plain = plain && own_power;
    }
    if (!text_copy(note.brief, sizeof note.brief, note.full))
        note.brief[0] = 0;
    if (note.signs > 1 || (note.signs == 1 && !plain))
        *add_note(told, NOTE_WHY, note.icon, note.color, "", "") = note;
}

static void tell_parts(const App *app, const CardTable *table, const ForecastRow *row, ForecastText *told) {
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        note_parts_of(app, table, row, seat, told);
}

// ---- how sure it is

static void tell_sureness(const App *app, ForecastText *told) {
    const Forecast *cast = &told->cast;
    char text[200];
    if (cast->row_count == 0) {
        add_note(told, NOTE_KEPT, "icons/phosphor/question.svg", COLOR_TEXT_DIM,
                 ui_word(app, UI_FORECAST_HIDDEN), ui_word(app, UI_FORECAST_BRIEF_HIDDEN));
        return;
    }
    if (told->brief)
        return; // the strip has the backs
    if (!cast->up)
        add_note(told, NOTE_MINOR, "icons/phosphor/info.svg", COLOR_TEXT_DIM,
                 ui_word(app, UI_FORECAST_AS_REVEALED), "");
    if (cast->one_time)
        add_note(told, NOTE_MINOR, "icons/phosphor/info.svg", COLOR_TEXT_DIM,
                 ui_word(app, UI_FORECAST_ONE_TIME), "");
    if (cast->rows[0].down == 0)
        return;
    ui_fill(app, text, sizeof text, cast->rows[0].down == 1 ? UI_FORECAST_OPEN_ONE : UI_FORECAST_OPEN,
            NUM("count", cast->rows[0].down));
    add_note(told, NOTE_MINOR, "icons/phosphor/question.svg", COLOR_TEXT_DIM, text, "");
}

static void tell_how_it_lies(const App *app, ForecastText *told) {
    const Forecast *cast = &told->cast;
    if (!told->brief || cast->shielded)
        add_note(told, NOTE_MINOR, cast->up ? "icons/phosphor/eye.svg" : "glyphs/facedown.svg", COLOR_TEXT,
                 ui_word(app, cast->up         ? UI_FORECAST_UP
                              : cast->shielded ? UI_FORECAST_SHIELDED
                                               : UI_FORECAST_DOWN),
                 cast->shielded ? ui_word(app, UI_TABLE_SHIELDED) : "");
}

static void tell_of_the_row(const App *app, ForecastText *told) {
    if (told->cast.ends)
        add_note(told, NOTE_KEPT, "icons/phosphor/flag.svg", COLOR_GOLD, ui_word(app, UI_FORECAST_ENDS),
                 ui_word(app, UI_FORECAST_BRIEF_ENDS))
            ->sign_says_it = true;
    else if (told->cast.fills)
        add_note(told, NOTE_MINOR, "icons/phosphor/stack.svg", COLOR_TEXT, ui_word(app, UI_FORECAST_FILLS),
                 ui_word(app, UI_FORECAST_BRIEF_FILLS));
}

void tactics_forecast_describe(const App *app, const CardTable *table, const Forecast *cast,
                               ForecastText *told) {
    memset(told, 0, sizeof *told);
    told->cast = *cast;
    told->brief = table->layout.rail.w <= 0;
    if (!told->brief)
        tell_how_it_lies(app, told);
    note_turned(app, told);
    tell_of_the_row(app, told);
    tell_blocker(app, table, told);
    tell_effects(app, table, told);
    for (int i = 0; i < told->cast.row_count; i++)
        tell_parts(app, table, &told->cast.rows[i], told);
    if (told->brief)
        tell_how_it_lies(app, told);
    tell_sureness(app, told);
}

// ---- drawing; with `draw` false these only measure

static void draw_change(App *app, const CardTable *table, GfxRect line, float before, float after,
                        bool leads) {
    char text[16];
    const float arrow = lpx(table, 14), number = lpx(table, 62), smaller = lpx(table, 50);
    const float right = line.x + line.w - lpx(table, 10);
    const Color quiet = leads ? COLOR_TEXT : COLOR_TEXT_DIM; // on the leader's colour
    tactics_format_power(app, text, before);
    words_at(app, gfx_rect(right - number - arrow - smaller, line.y, smaller - lpx(table, 6), line.h),
             GFX_FONT_DISPLAY, 17, quiet, GFX_RIGHT, text);
    icon_at(app, "icons/phosphor/caret-right.svg", right - number - arrow, line.y + (line.h - arrow) / 2,
            arrow, quiet);
    tactics_format_power(app, text, after);
    words_at(app, gfx_rect(right - number, line.y, number, line.h), GFX_FONT_DISPLAY_BOLD, 21,
             after > before   ? COLOR_POSITIVE
             : after < before ? COLOR_GOLD
                              : COLOR_HEADING,
             GFX_RIGHT, text);
    if (leads)
        icon_at(app, "glyphs/crown.svg", right - number - arrow - smaller - lpx(table, 14),
                line.y + (line.h - arrow) / 2, arrow, COLOR_GOLD);
}

static void draw_side(App *app, const CardTable *table, const ForecastRow *row, GfxRect line, Seat seat) {
    const Seat ally = tactics_sums_teams(table) ? tactics_ally(table, seat) : SEAT_NONE;
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
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 15, COLOR_HEADING, GFX_LEFT);
    gfx_text_name(app->gfx, &style, lpx(table, 12), lpx(table, 12), // teams: in two lines
                  gfx_rect(line.x + lpx(table, 36), line.y, line.w - lpx(table, 36 + 158), line.h),
                  ally != SEAT_NONE ? tactics_team_name(app, table, seat, name, sizeof name)
                                    : seat_name(app, seat));
    draw_change(app, table, line, before / 8, after / 8, leads);
}

static float draw_row(App *app, const CardTable *table, const ForecastRow *row, GfxRect at, bool draw) {
    float used = lpx(table, TITLE_H);
    char text[120];
    if (draw)
        words_fit(app, gfx_rect(at.x, at.y, at.w, used - lpx(table, 6)), GFX_FONT_DISPLAY, 16, 12,
                  COLOR_HEADING, GFX_LEFT,
                  ui_fill(app, text, sizeof text, UI_FORECAST_ROW,
                          STR("target", tactics_row_name(table, row->row))));
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        if (tactics_sums_teams(table) && tactics_ally(table, seat) < seat)
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
                         note->full);
    }
    return (float)gfx_text_lines(app->gfx, &style, at.w - indent, note->full) * line + lpx(table, 6);
}

static float draw_told(App *app, const CardTable *table, const ForecastText *told, GfxRect at, bool draw) {
    const float top = at.y;
    for (int i = 0; i < told->cast.row_count; i++)
        at.y += draw_row(app, table, &told->cast.rows[i], at, draw);
    for (int i = 0; i < told->count; i++)
        at.y += draw_note(app, table, &told->note[i], at, draw);
    return at.y - top;
}

float tactics_forecast(App *app, const CardTable *table, GfxRect column, bool draw) {
    Forecast cast;
    ForecastText told;
    if (!tactics_forecast_held(app, table, &cast))
        return 0;
    tactics_forecast_describe(app, table, &cast, &told);
    return told.brief ? tactics_forecast_draw_lines(app, table, &told, column, draw)
                      : draw_told(app, table, &told, column, draw);
}

GfxRect tactics_forecast_within(const App *app, const CardTable *table) {
    Forecast cast;
    if (!tactics_forecast_held(app, table, &cast))
        return (GfxRect){0};
    // Below the target and its sums: both are to be seen.
    const TableColumn *column = &own(table)->layout.column[cast.row];
    const float top = column->cards.y - lpx(table, 8);
    return gfx_rect(column->frame.x, top, column->frame.w, column->frame.y + column->frame.h - top);
}
