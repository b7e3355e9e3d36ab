// SPDX-License-Identifier: MIT
// Draws parts of Tactics' table that appear in several places: cards, piles, conquered targets, heads of
// seats.
#include "app/tables/tactics/draw.h"

#include "app/kit/pile.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>

#define TILE_NAME 36.0F   // logical pixels from a tile's left end to its name,
#define TILE_POINTS 34.0F // … and from its points to its right end

// The fonts have quarters, but no eighths.
void tactics_format_power(const App *app, char out[16], float power) {
    static const char *const quarters[] = {"", "¼", "½", "¾"};
    const int all = (int)lroundf(power * 8), part = all % 8;
    if (part % 2 == 0)
        snprintf(out, 16, "%d%s", all / 8, quarters[part / 2]);
    else
        snprintf(out, 16, "%d%s%d", all / 8, ui_word(app, UI_COMMON_DECIMAL), (part * 10 + 4) / 8);
}

// ---- cards

// In a finished game a face-down card shows what it is, darkened.
static void draw_down_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place) {
    const CardLook look = tactics_card_look(table->looks, card->card, seen(table)->seat[card->owner].faction);
    card_art_draw(app->gfx, &look, place);
    if (place->squash < 1 || place->opacity < 1)
        return; // on its way
    const float height = place->height > 0 ? place->height : card_art_height(place->mode, place->width);
    const float size = place->width * 0.16F, middle = place->x + place->width / 2;
    draw_dimmed(app, gfx_rect(place->x, place->y, place->width, height), lpx(table, 11));
    icon_at(app, "glyphs/facedown.svg", middle - size / 2, place->y + height / 2 - size / 2, size,
            COLOR_TEXT_DIM);
}

void tactics_draw_view_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place) {
    const Seat owner = card->owner < seen(table)->seats ? card->owner : 0;
    const int palette = seat_palette(app, owner);
    if (card->card == CARD_HIDDEN) {
        card_art_draw_back(app->gfx, palette, tactics_face_down(table->looks), place);
        if (tactics_view_card(card).shielded)
            card_art_draw_shield(app->gfx, palette, place, 1);
        return;
    }
    if (!card->up) {
        draw_down_card(app, table, card, place);
        return;
    }
    const CardLook look = tactics_look(table->looks, app, card);
    card_art_draw(app->gfx, &look, place);
}

// ---- piles and tiles

void tactics_draw_piles(App *app, const CardTable *table, Seat seat, GfxRect draw, GfxRect discard) {
    const ViewSeat *view = &settled(table)->seat[seat];
    const int palette = seat_palette(app, seat);
    CardLook top = {.name = NULL};
    if (view->discard_count > 0 && view->discard_top != NONE)
        top = tactics_card_look(table->looks, view->discard_top, view->faction);
    draw_pile(app, table, draw, palette, seen(table)->seat[seat].draw_count, NULL);
    draw_pile(app, table, discard, palette, top.name != NULL ? view->discard_count : 0, &top);
}

float tactics_draw_backs(App *app, const CardTable *table, Seat seat, int count, GfxRect line) {
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const float h = fminf(line.w * 1.3F, line.h - lpx(table, 3));
    const GfxRect back =
        gfx_rect(roundf(line.x), roundf(line.y + (line.h - h) / 2), roundf(line.w), roundf(h));
    const GfxPaint fill = paint_down(color_mix(colors->dark, colors->deep, 0.4F), colors->deep);
    char text[16];
    snprintf(text, sizeof text, "%d", count);
    gfx_record_mark(app->gfx, "back", text, back, colors->main, 0);
    const float edge = ceilf(fmaxf(1, lpx(table, 1.5F)));
    const GfxRect inside = gfx_rect(back.x + edge, back.y, back.w - 2 * edge, back.h);
    gfx_panel(app->gfx, back, lpx(table, 3), &fill, fmaxf(1, lpx(table, 1.5F)), colors->light);
    snprintf(text, sizeof text, count > 1 ? "%d?" : "?", count); // nobody knows yet what they add
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY_BOLD, 10, COLOR_WHITE, GFX_CENTRE);
    if (count > 1 && gfx_text_width(app->gfx, &least, text) > inside.w)
        snprintf(text, sizeof text, "%d", count);
    words_fit(app, inside, GFX_FONT_DISPLAY_BOLD, 15, 10, COLOR_WHITE, GFX_CENTRE, text);
    return back.w;
}

// All face-down tiles look the same, in any pile.
static void draw_tile_down(App *app, const CardTable *table, GfxRect rect) {
    const GfxPaint fill = paint_right(0xFF16233Bu, 0xFF0B1322u);
    const float size = lpx(table, 18);
    gfx_panel(app->gfx, rect, lpx(table, 7), &fill, fmaxf(1, lpx(table, 1)), COLOR_LINE_STRONG);
    icon_at(app, "glyphs/facedown.svg", rect.x + lpx(table, 9), rect.y + (rect.h - size) / 2, size,
            COLOR_TEXT_DIM);
    const char *word = ui_word(app, UI_TABLE_FACE_DOWN);
    const GfxRect room = gfx_rect(rect.x + lpx(table, 36), rect.y, rect.w - lpx(table, 42), rect.h);
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 12, COLOR_TEXT, GFX_LEFT);
    if (gfx_text_width(app->gfx, &least, word) <= room.w) // else only the sign
        words_fit(app, room, GFX_FONT_DISPLAY, 15, 12, COLOR_TEXT, GFX_LEFT, word);
}

void tactics_draw_won_tile(App *app, const CardTable *table, uint8_t target, GfxRect rect) {
    if (target == CARD_HIDDEN) {
        draw_tile_down(app, table, rect);
        return;
    }
    const TargetLook look = tactics_target_look(table->looks, target);
    target_art_draw_conquered(app->gfx, app->pictures, &look, rect);
}

int tactics_pile_brings(const Why *points, uint8_t target) {
    int32_t brings = 0;
    for (uint16_t i = 0; i < points->count; i++)
        if (points->part[i].from.card == target && why_counts(&points->part[i]))
            brings += points->part[i].amount;
    return (int)(brings / 8);
}

// What the points are the sum of, "5+2", or only the bonus, as far as there is room beside the name.
static void draw_parts(App *app, const CardTable *table, const TargetLook *look, int value, GfxRect rect) {
    char parts[24], bonus[12];
    snprintf(bonus, sizeof bonus, "%+d", look->points - value);
    snprintf(parts, sizeof parts, "%d%s", value, bonus);
    const float right = rect.x + rect.w - lpx(table, TILE_POINTS);
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 15, COLOR_WHITE, GFX_LEFT),
                   style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 14, COLOR_GOLD, GFX_RIGHT);
    const float room =
        right - rect.x - lpx(table, TILE_NAME) - gfx_text_width(app->gfx, &name, look->name) - lpx(table, 6);
    const char *text = gfx_text_width(app->gfx, &style, parts) <= room   ? parts
                       : gfx_text_width(app->gfx, &style, bonus) <= room ? bonus
                                                                         : NULL;
    if (text == NULL)
        return;
    // On a ground of its own: the painting behind it may be bright.
    const float w = gfx_text_width(app->gfx, &style, text) + lpx(table, 6), h = roundf(lpx(table, 20));
    const GfxPaint dark = paint_solid(0xE60B1322u);
    gfx_round(app->gfx,
              gfx_rect(roundf(right - w + lpx(table, 3)), roundf(rect.y + (rect.h - h) / 2), roundf(w), h),
              lpx(table, 5), &dark);
    gfx_text(app->gfx, &style, gfx_rect(right - room, rect.y, room, rect.h), text);
}

void tactics_draw_pile_tile(App *app, const CardTable *table, const Why *points, uint8_t target,
                            GfxRect rect) {
    if (target == CARD_HIDDEN) {
        draw_tile_down(app, table, rect);
        return;
    }
    TargetLook look = tactics_target_look(table->looks, target);
    const int brings = tactics_pile_brings(points, target);
    look.raised = brings > look.points;
    const int value = look.points;
    look.points = brings;
    target_art_draw_conquered(app->gfx, app->pictures, &look, rect);
    if (brings != value)
        draw_parts(app, table, &look, value, rect);
}

static void draw_won_empty(App *app, const CardTable *table, GfxRect area, const char *text) {
    const GfxRect rect = gfx_rect(area.x, area.y, area.w, lpx(table, TABLE_WON_TILE));
    gfx_dashed(app->gfx, rect, lpx(table, 7), fmaxf(1, lpx(table, 1)), lpx(table, 4), lpx(table, 4),
               COLOR_LINE_STRONG);
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT_MEDIUM, 12, COLOR_TEXT_DIM, GFX_CENTRE);
    const GfxRect inner = gfx_inset(rect, lpx(table, 2));
    const bool fits = gfx_text_width(app->gfx, &least, text) <= inner.w;
    words_fit(app, inner, GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, GFX_CENTRE, fits ? text : "–");
}

// Conquered targets on their way to the pile beside the seat.
static int tiles_to(const CardTable *table, Seat seat) {
    int count = 0;
    for (int row = 0; row < ROWS; row++) {
        const FlyingTile *tile = &own(table)->tile[row];
        const Seat winner = seen(table)->scored_winner[row]; // nobody's any more in the next round
        count += tile->target != NONE && tile->left > 0 && winner != SEAT_NONE &&
                 tactics_pile_lies_with(table, winner) == seat;
    }
    return count;
}

#define WON_LETTERS 12.0F // of their names, at least

WonPile tactics_won_pile(const App *app, const CardTable *table, Seat seat, GfxRect area) {
    const ViewSeat *view = &seen(table)->seat[tactics_pile_seat(seen(table), seat)];
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, WON_LETTERS, COLOR_HEADING, GFX_LEFT);
    WonPile pile = {.count = view->won_count};
    const int fit = tactics_won_fit(&own(table)->layout, area, pile); // the newest
    for (int i = view->won_count - fit; i < view->won_count; i++)
        if (view->won[i] != CARD_HIDDEN)
            pile.name = fmaxf(
                pile.name, gfx_text_width(app->gfx, &least, tactics_target_name(table->looks, view->won[i])));
    return pile;
}

GfxRect tactics_won_more(const App *app, const CardTable *table, Seat seat, GfxRect area) {
    const WonPile pile = tactics_won_pile(app, table, seat, area);
    const int fit = tactics_won_fit(&own(table)->layout, area, pile);
    if (tactics_pile_lies_with(table, seat) != seat || fit == 0 || fit == pile.count)
        return (GfxRect){0};
    const GfxRect tile = tactics_won_tile(&own(table)->layout, area, fit, pile);
    return gfx_rect(area.x, tile.y, area.w, lpx(table, 20));
}

void tactics_draw_won(App *app, const CardTable *table, Seat seat, GfxRect area) {
    const ViewSeat *view = &seen(table)->seat[tactics_pile_seat(seen(table), seat)];
    char text[80];
    const Seat lies = tactics_pile_lies_with(table, seat);
    if (lies != seat) {
        draw_won_empty(
            app, table, area,
            ui_fill(app, text, sizeof text, UI_TABLE_PILE_WITH, STR("name", seat_name(app, lies))));
        return;
    }
    if (view->won_count == 0) {
        draw_won_empty(app, table, area, ui_word(app, UI_TABLE_NOTHING));
        return;
    }
    // Leaves room for those on their way.
    const WonPile pile = tactics_won_pile(app, table, seat, area);
    const int fit = tactics_won_fit(&own(table)->layout, area, pile), coming = tiles_to(table, seat);
    if (fit == 0) { // no room for a tile and the number of the others
        draw_won_empty(app, table, area,
                       ui_fill(app, text, sizeof text, UI_RESULT_CONQUERED, NUM("count", view->won_count)));
        return;
    }
    Why points;
    tactics_explain_points(tactics_looks_rules(table->looks), seen(table), seat, &points);
    for (int i = coming < fit ? coming : fit; i < fit; i++) // the newest on top
        tactics_draw_pile_tile(app, table, &points, view->won[view->won_count - 1 - i],
                               tactics_won_tile(&own(table)->layout, area, i, pile));
    const GfxRect line = tactics_won_more(app, table, seat, area);
    if (line.w <= 0)
        return;
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "pile:%s:won:more", seat_faction_id(app, seat));
    const bool lit = strcmp(app->input.hover, id) == 0;
    words_fit(app, line, GFX_FONT_TEXT_MEDIUM, 14, 12, lit ? COLOR_WHITE : COLOR_TEXT_DIM, GFX_RIGHT,
              ui_fill(app, text, sizeof text, UI_TABLE_MORE, NUM("count", view->won_count - fit)));
}

// ---- heads

// The ally, in words and by its sign.
static void draw_ally(App *app, const CardTable *table, GfxRect rect, GfxRect line, Seat ally) {
    const int palette = seat_palette(app, ally);
    const FactionColors *colors = palette_faction(palette);
    char text[120];
    ui_fill(app, text, sizeof text, UI_TABLE_ALLY, STR("name", seat_name(app, ally)));
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT_MEDIUM, 11, COLOR_TEXT, GFX_LEFT);
    if (gfx_text_width(app->gfx, &least, text) <= line.w) // else only the sign
        words_fit(app, line, GFX_FONT_TEXT_MEDIUM, 14, 11, COLOR_TEXT, GFX_LEFT, text);
    const float r = lpx(table, 17), cx = rect.x + rect.w - lpx(table, 30), cy = rect.y + rect.h / 2;
    const GfxPaint fill = paint_solid(colors->deep);
    gfx_circle(app->gfx, cx, cy, r, &fill);
    gfx_ring(app->gfx, cx, cy, r, fmaxf(1, lpx(table, 1.5F)), colors->main);
    emblem_at(app, palette, cx - lpx(table, 11), cy - lpx(table, 11), lpx(table, 22), colors->light);
}

static void draw_head_points(App *app, const CardTable *table, GfxRect rect, Seat seat, bool large) {
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    if (tactics_is_secret(table)) {
        const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 15, colors->light, GFX_RIGHT);
        gfx_text_name(app->gfx, &style, lpx(table, 12), lpx(table, 14),
                      gfx_rect(rect.x + rect.w - lpx(table, 90), rect.y, lpx(table, 76), rect.h),
                      ui_word(app, UI_TABLE_TOP_SECRET));
        return;
    }
    const float size = points_shown(table, seat) > 99 ? 22 : large ? 34 : 32;
    number_at(app, gfx_rect(rect.x + rect.w - lpx(table, 104), rect.y, lpx(table, 62), rect.h),
              GFX_FONT_DISPLAY_BOLD, size, COLOR_WHITE, GFX_RIGHT, points_shown(table, seat));
    words_at(
        app,
        gfx_rect(rect.x + rect.w - lpx(table, 38), rect.y + rect.h * 0.18F, lpx(table, 30), rect.h * 0.8F),
        GFX_FONT_DISPLAY, 14.5F, colors->light, GFX_LEFT, ui_word(app, UI_COMMON_VP));
}

// A computer that thinks: dots that light up one after the other, behind what is said of its player.
static void draw_thinking(App *app, const CardTable *table, Seat seat, GfxRect line, float after) {
    const int lit = thinking_dots(app, table, seat);
    const float r = fmaxf(1.5F, lpx(table, 2.5F)), step = lpx(table, 9), y = roundf(line.y + line.h / 2);
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    float x = fminf(line.x + after + lpx(table, 10), line.x + line.w - (THINKING_DOTS - 1) * step - r);
    for (int i = 0; i < THINKING_DOTS && lit > 0; i++, x += step) {
        const GfxPaint dot = paint_solid(color_alpha(colors->light, i < lit ? 1 : 0.25F));
        gfx_circle(app->gfx, roundf(x), y, r, &dot);
    }
}

// A team's points are only in the top bar, once for both.
void tactics_draw_seat_head(App *app, const CardTable *table, Seat seat, GfxRect rect, const char *who,
                            bool large) {
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const Seat ally = tactics_ally(table, seat);
    const bool narrow = table->layout.large; // no room for the points: they are in the top bar
    const float em = lpx(table, narrow ? 26 : large ? 36 : 32);
    draw_head_ground(app, rect, palette, lpx(table, 14));
    gfx_fill(app->gfx, gfx_rect(rect.x, rect.y + rect.h - 1, rect.w, 1), color_alpha(colors->main, 0.6F));
    emblem_at(app, palette, rect.x + lpx(table, narrow ? 10 : 14), rect.y + (rect.h - em) / 2, em,
              large ? COLOR_WHITE : colors->light);
    const float left = rect.x + lpx(table, narrow ? 44 : 56);
    const bool one_line = rect.h < lpx(table, 40);
    const float half = one_line ? rect.h - lpx(table, 6) : rect.h / 2;
    const float room = rect.x + rect.w - left - lpx(table, ally != SEAT_NONE ? 54 : narrow ? 8 : 84);
    const GfxRect line = gfx_rect(left, rect.y + half, room, half - lpx(table, 4));
    words_fit(app, gfx_rect(left, rect.y + lpx(table, 4), room, half - lpx(table, 3)), GFX_FONT_DISPLAY,
              large ? 20 : 19, 14, COLOR_WHITE, GFX_LEFT, seat_name(app, seat));
    const GfxStyle names = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_WHITE, GFX_LEFT);
    if (one_line || ally != SEAT_NONE)
        draw_thinking(app, table, seat, gfx_rect(left, rect.y + rect.h - lpx(table, 10), room, lpx(table, 8)),
                      0);
    else
        draw_thinking(app, table, seat, line, gfx_text_width(app->gfx, &names, who));
    if (ally != SEAT_NONE) {
        draw_ally(app, table, rect, one_line ? gfx_rect(0, 0, 0, 0) : line, ally);
        return;
    }
    if (!one_line)
        words_fit(app, line, GFX_FONT_TEXT_MEDIUM, 14, 12, colors->light, GFX_LEFT, who);
    if (!narrow)
        draw_head_points(app, table, rect, seat, large);
}
