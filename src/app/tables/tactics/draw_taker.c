// SPDX-License-Identifier: MIT
// Draws what happened to a row's target: who took it, in its empty place, and how it flies there; and that it
// is being negotiated about.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"

#include "app/art/ship_cutout.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>

// ---- taken

typedef struct Taken {
    bool known;
    Seat by;        // SEAT_NONE: it went back
    uint8_t target; // NONE or CARD_HIDDEN: not to be known
} Taken;

#define QUIET 0.4F     // opacity of the painting of what has gone,
#define NAME_TOP 10.0F // above its name, logical
#define NAME_H 30.0F
#define TAKER_H 52.0F // of the lines that say who has it, at the lower end
#define POINTS 46.0F
#define MARK 150.0F // the emblem in the empty row below
#define MARK_LIGHT 0.14F

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
            return (Taken){.known = true,
                           .by = item->event.seat,
                           .target = tactics_is_secret(table) ? CARD_HIDDEN : item->event.card};
    }
    return (Taken){.known = false, .target = NONE};
}

// What lay here, as a quiet picture of itself: its painting, its name, and what it brought.
static void draw_gone(App *app, const CardTable *table, GfxRect place, const Taken *found) {
    const TargetLook look = tactics_target_look(table->looks, found->target);
    const GfxRect inside = gfx_inset(place, fmaxf(1, roundf(lpx(table, 1.5F))));
    const GfxPaint dark = paint_three(180, 0xD0060A12u, 0x70060A12u, 0.5F, 0xE0060A12u);
    const float edge = lpx(table, 16), size = lpx(table, POINTS);
    int brought = look.points;
    if (look.painting != NULL) {
        gfx_opacity_push(app->gfx, QUIET);
        card_art_draw_painting(app->gfx, app->pictures, look.painting, inside, lpx(table, 11));
        gfx_opacity_pop(app->gfx);
        gfx_round(app->gfx, inside, lpx(table, 11), &dark);
    }
    words_fit(app,
              gfx_rect(place.x + edge, place.y + lpx(table, NAME_TOP), place.w - 2 * edge - size,
                       lpx(table, NAME_H)),
              GFX_FONT_DISPLAY, 21, 12, COLOR_TEXT, GFX_LEFT, look.name);
    if (found->by >= seen(table)->seats)
        return;
    Why points;
    tactics_explain_points(tactics_looks_rules(table->looks), seen(table), found->by, &points);
    const int brings = tactics_pile_brings(&points, found->target);
    brought = brings > 0 ? brings : brought;
    target_art_draw_points(app->gfx, place.x + place.w - size - lpx(table, 10), place.y + lpx(table, 8), size,
                           brought);
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

// Where cards lay: whose it is now.
static void draw_mark(App *app, const CardTable *table, int row, Seat seat) {
    const GfxRect cards = own(table)->layout.column[row].cards;
    const int palette = seat_palette(app, seat);
    const float size = roundf(fminf(lpx(table, MARK), cards.w * 0.7F));
    emblem_at(app, palette, roundf(cards.x + (cards.w - size) / 2),
              roundf(cards.y + (cards.h - size) * 0.42F), size,
              color_alpha(palette_faction(palette)->main, MARK_LIGHT));
}

bool tactics_row_taken(const App *app, const CardTable *table, int row, Seat *by, uint8_t *target) {
    const Taken found = taken(app, table, row);
    *by = found.by;
    *target = found.target;
    return found.known && seen(table)->row[row].dealt;
}

void tactics_draw_taker(App *app, const CardTable *table, int row) {
    GfxRect place = own(table)->layout.column[row].target;
    const Taken found = taken(app, table, row);
    if (!found.known || !seen(table)->row[row].dealt || tactics_scoring_covers(table, row))
        return; // the scoring panel over it says so
    if (found.target < tactics_looks_rules(table->looks)->target_count) {
        draw_gone(app, table, place, &found);
        place.y += place.h - lpx(table, TAKER_H) - lpx(table, 8);
        place.h = lpx(table, TAKER_H);
    }
    if (found.by < seen(table)->seats && table->scene.zone[row].count == 0)
        draw_mark(app, table, row, found.by);
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

// ---- a target that flies to whoever has taken it

#define SMALL_AT 0.5F   // of its way: so far it has shrunk to a card …
#define SMALL_W 350.0F  // … so wide (logical)
#define LANDS_AT 0.78F  // from there on it becomes the tile
#define TURN -7.0F      // degrees
#define ECHO_LATE 0.07F // of its way, each
#define ECHOES 3
#define EMBLEM 0.36F // of its width
#define GLOW 0.75F   // around it, of its width

FlyingPainting tactics_flying_painting(const CardTable *table, const FlyingTile *tile, float late) {
    const GfxRect end = {tile->w, 0, tile->w, lpx(table, TABLE_WON_TILE)};
    const float part = fmaxf(0, 1 - tile->left - late), way = ease_in_out_cubic(fminf(1, part));
    const float small = lpx(table, SMALL_W), shrunk = ease_out_cubic(fminf(1, part / SMALL_AT)),
                lands = fmaxf(0, (part - SMALL_AT) / (1 - SMALL_AT));
    const float w = part < SMALL_AT ? tile->from_w + (small - tile->from_w) * shrunk
                                    : small + (end.w - small) * lands * lands;
    return (FlyingPainting){
        .x = tile->from_x + (tile->to_x + end.w / 2 - tile->from_x) * way,
        .y = tile->from_y + (tile->to_y + end.h / 2 - tile->from_y) * way -
             lpx(table, 60) * sinf(3.14159265F * way),
        .w = w,
        .degrees = TURN * sinf(3.14159265F * fminf(1, part)),
        .opacity = tile->from_w <= 0 || tile->left <= 0 ? 0 : fminf(1, (1 - part) / (1 - LANDS_AT))};
}

static GfxRect around(GfxRect a, GfxRect b) {
    const float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return gfx_rect(x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y);
}

GfxRect tactics_flying_bounds(const CardTable *table, const FlyingTile *tile) {
    GfxRect all =
        gfx_inset(gfx_rect(tile->to_x, tile->to_y, tile->w, lpx(table, TABLE_WON_TILE)), -lpx(table, 16));
    for (int echo = 0; echo <= ECHOES; echo++) {
        const FlyingPainting at = tactics_flying_painting(table, tile, ECHO_LATE * (float)echo);
        const float reach = at.w * GLOW;
        all = around(all, gfx_rect(at.x - reach, at.y - reach, 2 * reach, 2 * reach));
    }
    return all;
}

// Three echoes follow it.
void tactics_draw_flying_painting(App *app, const CardTable *table, const FlyingTile *tile, Seat winner) {
    static const float strength[ECHOES + 1] = {1, 0.24F, 0.16F, 0.1F};
    const char *file = tactics_target_look(table->looks, tile->target).painting;
    for (int echo = ECHOES; echo >= 0 && file != NULL; echo--) {
        const FlyingPainting at = tactics_flying_painting(table, tile, ECHO_LATE * (float)echo);
        if (at.opacity <= 0)
            continue;
        gfx_opacity_push(app->gfx, at.opacity * strength[echo]);
        if (echo == 0 && winner < seen(table)->seats)
            gfx_light_glow(app->gfx, at.x, at.y, at.w * GLOW,
                           color_alpha(palette_faction(seat_palette(app, winner))->main, 0.55F));
        ship_cutout_draw(app->gfx, app->pictures,
                         &(ShipCutout){.file = file,
                                       .x = at.x,
                                       .y = at.y,
                                       .w = at.w,
                                       .degrees = at.degrees,
                                       .light = 1,
                                       .moves = true});
        if (echo == 0 && winner < seen(table)->seats) {         // its emblem goes with it
            const float size = roundf(at.w * EMBLEM / 24) * 24; // few sizes
            emblem_at(app, seat_palette(app, winner), roundf(at.x - size / 2), roundf(at.y - size / 2), size,
                      color_alpha(palette_faction(seat_palette(app, winner))->light, 0.9F));
        }
        gfx_opacity_pop(app->gfx);
    }
}
