// SPDX-License-Identifier: MIT
// Draws what happened to a row's target: who took it, in its empty place; and that it is being negotiated
// about.
#include "app/tables/tactics/draw.h"

#include <math.h>

// ---- taken

typedef struct Taken {
    bool known;
    Seat by; // SEAT_NONE: it went back
} Taken;

// Read from the history, which everybody can see.
static Taken taken(const App *app, const CardTable *table, int row) {
    const GameLog *log = session_log(app->session);
    for (int i = game_log_count(log, table->log_until) - 1; i >= 0; i--) {
        const GameLogItem *item = game_log_item(log, i);
        if (item->round != seen(table)->round)
            break;
        if (item->event.row != row)
            continue;
        if (item->event.kind == EVENT_ROW_WON ||
            (item->event.kind == EVENT_NEGOTIATION_END && item->event.seat != SEAT_NONE))
            return (Taken){.known = true, .by = item->event.seat};
    }
    return (Taken){.known = false};
}

static void draw_name(App *app, const CardTable *table, GfxRect place, Seat seat) {
    char name[160], whom[200];
    const int palette = seat_palette(app, seat);
    const float em = lpx(table, 34), pad = lpx(table, 16);
    emblem_at(app, palette, place.x + pad, place.y + (place.h - em) / 2, em, palette_faction(palette)->main);
    const float left = pad + em + lpx(table, 12);
    const GfxRect text = gfx_rect(place.x + left, place.y + place.h / 2 - lpx(table, 24),
                                  place.w - left - pad, lpx(table, 22));
    words_fit(app, text, GFX_FONT_TEXT_MEDIUM, 15, 12, COLOR_TEXT, GFX_LEFT, ui_word(app, UI_TABLE_TAKEN_BY));
    words_fit(app, gfx_rect(text.x, text.y + lpx(table, 22), text.w, lpx(table, 28)), GFX_FONT_DISPLAY, 20,
              13, COLOR_HEADING, GFX_LEFT,
              name_in_case(app, tactics_team_name(app, table, seat, name, sizeof name), WORDS_ACCUSATIVE,
                           false, whom, sizeof whom));
}

void tactics_draw_taker(App *app, const CardTable *table, int row) {
    const GfxRect place = own(table)->layout.column[row].target;
    const Taken found = taken(app, table, row);
    if (!found.known || !seen(table)->row[row].dealt || tactics_scoring_covers(table, row))
        return; // the scoring panel over it says so
    if (found.by < seen(table)->seats)
        draw_name(app, table, place, found.by);
    else
        words_fit(app, gfx_inset(place, lpx(table, 12)), GFX_FONT_TEXT_MEDIUM, 16, 12, COLOR_TEXT, GFX_CENTRE,
                  ui_word(app, UI_TABLE_TAKEN_BY_NOBODY));
}

// ---- negotiated about

void tactics_draw_at_issue(App *app, const CardTable *table, int row) {
    if (seen(table)->decision != DECISION_NEGOTIATE || seen(table)->source_row != row)
        return;
    const GfxRect frame = own(table)->layout.column[row].frame;
    const float radius = lpx(table, 18);
    const GfxPaint line = paint_solid(COLOR_GOLD);
    gfx_glow(app->gfx, frame, radius, lpx(table, 26), color_alpha(COLOR_GOLD, 0.35F));
    gfx_frame(app->gfx, frame, radius, fmaxf(2, lpx(table, 2.5F)), &line);
}
