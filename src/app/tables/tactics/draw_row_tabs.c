// SPDX-License-Identifier: MIT
// The strip along the upper edge of a scoring's stage: a tab for each row, in their order. Rows that are done
// show whose their target is now, the one being counted is lit, those to come wait in the dark.
#include "app/tables/tactics/draw.h"

#include <math.h>

#define TOP 10.0F // units of the stage
#define HEIGHT 36.0F
#define EDGE 12.0F
#define GAP 8.0F
#define PICTURE 0.46F // of a tab's width, at its end
#define LETTERS 17.0F // logical …
#define LEAST 12.0F   // … at least
#define SIGN 20.0F
#define POINTS 28.0F
#define WAITS 0.75F // opacity of a row to come

typedef enum TabState {
    TAB_EMPTY, // there is no target
    TAB_COMES,
    TAB_TOLD,
    TAB_DONE
} TabState;

typedef struct RowTab {
    int row;
    TabState state;
    uint8_t target;     // NONE or CARD_HIDDEN: not to be shown
    Seat winner;        // of one that is done; SEAT_NONE: nobody
    GfxRect place, end; // end: of its check mark or points
} RowTab;

GfxRect tactics_row_tab_place(const StageView *stage, int row) {
    const float edge = stage_px(stage, EDGE), gap = stage_px(stage, GAP),
                w = (stage->box.w - 2 * edge - gap * (ROWS - 1)) / ROWS;
    const float x = stage->box.x + edge + (w + gap) * (float)row;
    return gfx_rect(roundf(x), roundf(stage->box.y + stage_px(stage, TOP)), roundf(x + w) - roundf(x),
                    roundf(stage_px(stage, HEIGHT)));
}

// A row that is not scored in this round has been taken by negotiation, or never had a target.
static RowTab tab_of(const App *app, const CardTable *table, const StageView *stage, int row) {
    const TacticsView *view = seen(table);
    RowTab tab = {
        .row = row, .target = NONE, .winner = SEAT_NONE, .place = tactics_row_tab_place(stage, row)};
    if (tactics_scoring_covers(table, row)) {
        tab.state = own(table)->scored.row == row ? TAB_TOLD : TAB_DONE;
        tab.target = view->scored_target[row];
        tab.winner = view->scored_winner[row];
    } else if (view->row[row].target != NONE) {
        tab.state = TAB_COMES;
        tab.target = view->row[row].target;
    } else if (tactics_row_taken(app, table, row, &tab.winner, &tab.target)) {
        tab.state = TAB_DONE;
    }
    tab.target = tactics_is_secret(table) && tab.target != NONE ? CARD_HIDDEN : tab.target;
    const float size = lpx(table, POINTS), pad = lpx(table, 6);
    tab.end =
        gfx_rect(tab.place.x + tab.place.w - size - pad, tab.place.y + (tab.place.h - size) / 2, size, size);
    return tab;
}

static bool is_known(const RowTab *tab) {
    return tab->target != NONE && tab->target != CARD_HIDDEN;
}

static void draw_ground(App *app, const CardTable *table, const RowTab *tab) {
    const GfxRect place = tab->place;
    const GfxPaint fill = paint_solid(0xF00A1220u);
    const float radius = lpx(table, 5);
    gfx_round(app->gfx, place, radius, &fill);
    const char *painting = is_known(tab) ? tactics_target_look(table->looks, tab->target).painting : NULL;
    if (painting == NULL)
        return;
    const float w = roundf(place.w * PICTURE);
    const GfxRect picture = gfx_rect(place.x + place.w - w, place.y, w, place.h);
    const GfxPaint fade = paint_right(0xFF0A1220u, 0x200A1220u);
    card_art_draw_painting(app->gfx, app->pictures, painting, picture, radius);
    gfx_gradient(app->gfx, picture, &fade);
}

// The winner's emblem, or what kind of target it is.
static void draw_sign(App *app, const CardTable *table, const RowTab *tab) {
    const float size = roundf(lpx(table, SIGN)), x = tab->place.x + lpx(table, 11),
                y = roundf(tab->place.y + (tab->place.h - size) / 2);
    if (tab->state == TAB_DONE && tab->winner < seen(table)->seats)
        emblem_at(app, seat_palette(app, tab->winner), x, y, size,
                  palette_faction(seat_palette(app, tab->winner))->light);
    else if (is_known(tab))
        icon_at(app, target_type_glyph(tactics_target_look(table->looks, tab->target).type), x, y, size,
                tab->state == TAB_TOLD ? COLOR_WHITE : COLOR_TEXT_DIM);
}

static void draw_end(App *app, const CardTable *table, const RowTab *tab) {
    if (tab->state == TAB_DONE && tab->winner < seen(table)->seats) {
        const float size = roundf(tab->end.w * 0.72F), off = (tab->end.w - size) / 2;
        const GfxPaint dark = paint_solid(0xB00A1220u);
        gfx_circle(app->gfx, tab->end.x + tab->end.w / 2, tab->end.y + tab->end.h / 2, tab->end.w / 2, &dark);
        icon_at(app, "icons/phosphor/check.svg", tab->end.x + off, tab->end.y + off, size, COLOR_POSITIVE);
    } else if (tab->state != TAB_DONE && is_known(tab)) {
        target_art_draw_points(app->gfx, tab->end.x, tab->end.y, tab->end.w,
                               tactics_target_look(table->looks, tab->target).points);
    }
}

// Beside the name if both have room; no other row comes after this one.
static void draw_last(App *app, const CardTable *table, const RowTab *tab, float room, const char *name) {
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, LETTERS, COLOR_WHITE, GFX_LEFT),
                   last = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_GOLD, GFX_RIGHT);
    const char *word = app_word(app, "score.last_row");
    for (int other = tab->row + 1; other < ROWS; other++)
        if (seen(table)->row[other].target != NONE)
            return;
    if (gfx_text_width(app->gfx, &style, name) + gfx_text_width(app->gfx, &last, word) + lpx(table, 10) <=
        room)
        gfx_text(app->gfx, &last,
                 gfx_rect(tab->end.x - lpx(table, 6) - room, tab->place.y, room, tab->place.h), word);
}

static void draw_name(App *app, const CardTable *table, const RowTab *tab) {
    char buffer[40];
    const float left = tab->place.x + lpx(table, 11 + SIGN + 9), room = tab->end.x - lpx(table, 6) - left;
    const char *name =
        tab->target == NONE ? "–"
        : is_known(tab)     ? tactics_target_look(table->looks, tab->target).name
                        : ui_fill(app, buffer, sizeof buffer, UI_TABLE_ROW_NUMBER, NUM("row", tab->row + 1));
    const Color color = tab->state == TAB_TOLD    ? COLOR_WHITE
                        : tab->state == TAB_EMPTY ? COLOR_TEXT_DIM
                                                  : COLOR_TEXT;
    GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, LETTERS, color, GFX_LEFT);
    style.brief = true; // it stands on the stage and on its panel too
    gfx_text_fit(app->gfx, &style, LEAST, gfx_rect(left, tab->place.y, room, tab->place.h), name);
    if (tab->state == TAB_TOLD)
        draw_last(app, table, tab, room, name);
}

// How much of the row has been counted, along its lower edge.
static void draw_progress(App *app, const CardTable *table, const RowTab *tab) {
    const TableScored *scored = &own(table)->scored;
    const float part = scored->steps > 0 ? fminf(1, scored->done / (float)scored->steps) : scored->crown;
    const float h = fmaxf(2, roundf(lpx(table, 3))), edge = lpx(table, 4);
    gfx_fill(app->gfx,
             gfx_rect(tab->place.x + edge, tab->place.y + tab->place.h - h - 1,
                      roundf((tab->place.w - 2 * edge) * part), h),
             COLOR_ICE);
}

static void draw_tab(App *app, const CardTable *table, const RowTab *tab) {
    const bool told = tab->state == TAB_TOLD;
    const Color won = tab->winner < seen(table)->seats ? palette_faction(seat_palette(app, tab->winner))->main
                                                       : COLOR_LINE_STRONG;
    const Color line = told ? COLOR_WHITE : tab->state == TAB_DONE ? won : COLOR_LINE_STRONG;
    const GfxPaint none = paint_solid(0);
    const float radius = lpx(table, 5);
    if (told)
        gfx_glow(app->gfx, tab->place, radius, lpx(table, 12), color_alpha(COLOR_ICE, 0.6F));
    draw_ground(app, table, tab);
    gfx_opacity_push(app->gfx, told || tab->state == TAB_DONE ? 1 : WAITS);
    draw_sign(app, table, tab);
    draw_name(app, table, tab);
    draw_end(app, table, tab);
    gfx_opacity_pop(app->gfx);
    if (told)
        draw_progress(app, table, tab);
    gfx_panel(app->gfx, tab->place, radius, &none, fmaxf(1, roundf(lpx(table, told ? 2.5F : 1.5F))), line);
}

void tactics_draw_row_tabs(App *app, const CardTable *table, const StageView *stage) {
    for (int row = 0; row < ROWS; row++) {
        const RowTab tab = tab_of(app, table, stage, row);
        draw_tab(app, table, &tab);
    }
}
