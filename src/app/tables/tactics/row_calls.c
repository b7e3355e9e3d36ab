// SPDX-License-Identifier: MIT
// Says at a row, for a moment and beside whatever comes next, what nobody should have to look up in the
// history: that somebody else leads now, and which card has destroyed which. Nobody waits for it.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/sums.h"
#include "gfx/ease.h"

#include <stdio.h>

#define CALL_MS 1500.0F
#define CALL_SEEN_MS 1300.0F // however fast others play
#define LEAD_H 40.0F         // logical pixels
#define LOSS_H 62.0F
#define LOSER_W 46.0F
#define SLIDES 10.0F // it comes from so far below

// ---- it begins

static void begin(CardTable *table, RowCall *call, float delay) {
    Timeline *timeline = &table->timeline;
    timeline_forget(timeline, &call->part, sizeof call->part);
    call->part = 1;
    if (timeline->speed <= 0)
        return;
    call->part = 0;
    timeline_add_ms(timeline, &call->part, 1, MOTION_BEAM, delay,
                    timeline_least_ms(timeline, CALL_MS, CALL_SEEN_MS));
}

void tactics_call_lead(CardTable *table, uint8_t row, Seat leader, float delay) {
    RowCall *call = &own(table)->call[row][CALL_LEAD];
    call->seat = leader;
    call->card = NONE;
    call->word = NULL;
    begin(table, call, delay);
}

void tactics_call_talks(CardTable *table, uint8_t row, const char *word, float delay) {
    RowCall *call = &own(table)->call[row][CALL_LEAD];
    call->seat = SEAT_NONE;
    call->card = NONE;
    call->word = word;
    begin(table, call, delay);
}

// What the card that is destroyed has counted; a face-down one's is not known.
static int power_of(const TacticsView *view, const Event *event) {
    const ViewRow *row = event->row < ROWS ? &view->row[event->row] : NULL;
    const bool there = row != NULL && event->at < row->count && event->at < LANE_MAX;
    return there && row->card[event->at].up ? row->card[event->at].power : 0;
}

void tactics_call_loss(CardTable *table, const Event *event, uint8_t by, Seat whose, float delay) {
    RowCall *call = &own(table)->call[event->row][CALL_LOSS];
    const bool more = call->part < 1 && call->card == by && call->seat == whose;
    call->count = more ? (uint8_t)(call->count + 1) : 1;
    call->power = (more ? call->power : 0) + power_of(seen(table), event);
    call->seat = whose;
    call->card = by;
    call->lost = event->card;
    call->owner = more && call->owner != event->owner ? SEAT_NONE : event->owner; // several lose cards
    begin(table, call, more ? 0 : delay);
}

// ---- where

static GfxRect place_of(const CardTable *table, int row, int kind) {
    const TableColumn *column = &own(table)->layout.column[row];
    const float pad = lpx(table, 6), h = roundf(lpx(table, kind == CALL_LEAD ? LEAD_H : LOSS_H));
    if (kind == CALL_LEAD)
        return gfx_rect(column->target.x, column->score.y - h - lpx(table, 4), column->target.w, h);
    return gfx_rect(column->frame.x + pad, column->frame.y + column->frame.h - h - pad,
                    column->frame.w - 2 * pad, h);
}

void tactics_damage_calls(App *app, CardTable *table) {
    for (int row = 0; row < ROWS; row++)
        for (int kind = 0; kind < CALLS; kind++) {
            RowCall *call = &own(table)->call[row][kind];
            if (call->part == call->drawn_part)
                continue;
            call->drawn_part = call->part;
            gfx_damage(app->gfx, gfx_inset(place_of(table, row, kind), -lpx(table, SLIDES + 4)));
        }
}

// ---- drawing

static void draw_ground(App *app, const CardTable *table, GfxRect rect, Seat seat, float em) {
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const GfxPaint fill = paint_right(color_mix(colors->dark, COLOR_SPACE, 0.25F), 0xFF0B1322u);
    gfx_panel(app->gfx, rect, lpx(table, 9), &fill, fmaxf(1, lpx(table, 2)), colors->main);
    emblem_at(app, palette, rect.x + lpx(table, 9), rect.y + (rect.h - em) / 2, em, colors->light);
}

// Nobody leads: the bids of a negotiation are equal, or have come to nothing.
static void draw_nobody(App *app, const CardTable *table, const RowCall *call, GfxRect rect) {
    const GfxPaint fill = paint_right(0xFF16233Bu, 0xFF0B1322u);
    const float em = lpx(table, 22), left = lpx(table, 40);
    gfx_panel(app->gfx, rect, lpx(table, 9), &fill, fmaxf(1, lpx(table, 2)), COLOR_ICE);
    icon_at(app, call->word != NULL ? "icons/phosphor/x.svg" : "glyphs/tie.svg", rect.x + lpx(table, 10),
            rect.y + (rect.h - em) / 2, em, COLOR_ICE);
    words_fit(app, gfx_rect(rect.x + left, rect.y, rect.w - left - lpx(table, 8), rect.h),
              GFX_FONT_DISPLAY_BOLD, 19, 12, COLOR_WHITE, GFX_LEFT,
              call->word != NULL ? app_word(app, call->word) : ui_word(app, UI_TABLE_CALL_TIE));
}

// The lead itself is what the row's sums say now.
static void draw_lead(App *app, const CardTable *table, int row, const RowCall *call, GfxRect rect) {
    char name[160], text[200], margin[24] = "";
    RowSums sums;
    const float em = lpx(table, 24), left = lpx(table, 40), number = lpx(table, 74);
    const FactionColors *colors = palette_faction(seat_palette(app, call->seat));
    tactics_row_sums(table, row, NULL, &sums);
    for (int i = 0; i < sums.count; i++)
        if (sums.sum[i].leads && sums.sum[i].margin > 0) {
            tactics_format_power(app, name, (float)sums.sum[i].margin / 8);
            snprintf(margin, sizeof margin, "+%.16s", name);
        }
    draw_ground(app, table, rect, call->seat, em);
    ui_fill(app, text, sizeof text, UI_TABLE_CALL_LEAD,
            STR("name", tactics_sums_teams(table)
                            ? tactics_team_name(app, table, call->seat, name, sizeof name)
                            : seat_name(app, call->seat)));
    words_fit(app, gfx_rect(rect.x + left, rect.y, rect.w - left - number, rect.h), GFX_FONT_DISPLAY_BOLD, 19,
              12, COLOR_WHITE, GFX_LEFT, text);
    const GfxRect right = gfx_rect(rect.x + rect.w - number, rect.y, number - lpx(table, 12), rect.h);
    if (margin[0] != 0)
        words_fit(app, right, GFX_FONT_DISPLAY_BOLD, 24, 12, colors->light, GFX_RIGHT, margin);
    else
        icon_at(app, "glyphs/crown.svg", right.x + right.w - em, rect.y + (rect.h - em) / 2, em,
                colors->light);
}

// At the right end: whose it was, and what it has counted.
static void draw_loser(App *app, const CardTable *table, const RowCall *call, GfxRect rect) {
    if (call->owner >= seen(table)->seats)
        return;
    const int palette = seat_palette(app, call->owner);
    const float em = roundf(lpx(table, 22)), w = lpx(table, LOSER_W), x = rect.x + rect.w - w;
    const float half = call->power > 0 ? rect.h / 2 : rect.h;
    char number[16];
    emblem_at(app, palette, roundf(x + (w - em) / 2), roundf(rect.y + (half - em) / 2 + lpx(table, 2)), em,
              palette_faction(palette)->light);
    snprintf(number, sizeof number, "\u2212%d", call->power);
    if (call->power > 0)
        words_fit(app, gfx_rect(x, rect.y + half - lpx(table, 2), w, half), GFX_FONT_DISPLAY_BOLD, 21, 12,
                  COLOR_DAMAGE, GFX_CENTRE, number);
}

static void draw_loss(App *app, const CardTable *table, const RowCall *call, GfxRect rect) {
    char text[160];
    const TacticsView *view = seen(table);
    const float em = lpx(table, 30), left = lpx(table, 48),
                room = rect.w - left - lpx(table, 8) - (call->owner < view->seats ? lpx(table, LOSER_W) : 0);
    const bool known =
        call->lost < tactics_looks_rules(table->looks)->card_count && call->owner < view->seats;
    draw_ground(app, table, rect, call->seat, em);
    draw_loser(app, table, call, rect);
    words_fit(app, gfx_rect(rect.x + left, rect.y + lpx(table, 5), room, lpx(table, 27)),
              GFX_FONT_DISPLAY_BOLD, 18, 12, COLOR_WHITE, GFX_LEFT,
              tactics_card_name(table->looks, call->card, view->seat[call->seat].faction));
    if (call->count > 1)
        ui_fill(app, text, sizeof text, UI_TABLE_CALL_LOSSES, NUM("count", call->count));
    else if (known)
        ui_fill(app, text, sizeof text, UI_TABLE_CALL_LOSS,
                STR("card", tactics_card_name(table->looks, call->lost, view->seat[call->owner].faction)));
    else
        text_copy(text, sizeof text, ui_word(app, UI_TABLE_CALL_LOSS_HIDDEN));
    words_fit(app, gfx_rect(rect.x + left, rect.y + lpx(table, 31), room, lpx(table, 24)),
              GFX_FONT_TEXT_MEDIUM, 16, 12,
              call->owner < view->seats ? palette_faction(seat_palette(app, call->owner))->light
                                        : COLOR_HEADING,
              GFX_LEFT, text);
}

// It comes quickly and goes softly.
static float strength_of(float part) {
    return fminf(1, fminf(part / 0.06F, (1 - part) / 0.2F));
}

void tactics_draw_calls(App *app, const CardTable *table) {
    for (int row = 0; row < ROWS; row++)
        for (int kind = 0; kind < CALLS; kind++) {
            const RowCall *call = &own(table)->call[row][kind];
            GfxRect rect = place_of(table, row, kind);
            if (call->part <= 0 || call->part >= 1 ||
                (call->seat >= seen(table)->seats && (kind == CALL_LOSS || call->seat != SEAT_NONE)) ||
                tactics_scoring_covers(table, row) ||
                !gfx_is_visible(app->gfx, gfx_inset(rect, -lpx(table, SLIDES))))
                continue;
            if (!table->timeline.reduced)
                rect.y += roundf(lpx(table, SLIDES) * (1 - ease_out_cubic(fminf(1, call->part / 0.1F))));
            gfx_opacity_push(app->gfx, strength_of(call->part));
            if (call->seat == SEAT_NONE)
                draw_nobody(app, table, call, rect);
            else if (kind == CALL_LEAD)
                draw_lead(app, table, row, call, rect);
            else
                draw_loss(app, table, call, rect);
            gfx_opacity_pop(app->gfx);
        }
}
