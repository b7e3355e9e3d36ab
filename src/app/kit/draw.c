// SPDX-License-Identifier: MIT
// Drawing functions shared by the parts of a table: text, icons, sprites.
#include "app/kit/draw.h"

#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"

#include <math.h>
#include <stdio.h>

#define TWO_LINES 24 // pixels that two lines of the smallest letters take

float lpx(const CardTable *table, float logical) {
    return layout_px(&table->layout, logical);
}

GfxRect part(const App *app, GfxRect rect, float x, float y, float w, float h) {
    const float left = app_px(app, x), top = app_px(app, y);
    return gfx_rect(rect.x + left, rect.y + top, w > 0 ? app_px(app, w) : rect.w - left,
                    h > 0 ? app_px(app, h) : rect.h - top);
}

void words_at(App *app, GfxRect rect, GfxFont font, float size, Color color, GfxAlign align,
              const char *text) {
    const GfxStyle style = widget_style(app, font, size, color, align);
    gfx_text(app->gfx, &style, rect, text);
}

void words_fit(App *app, GfxRect rect, GfxFont font, float size, float least, Color color, GfxAlign align,
               const char *text) {
    const GfxStyle style = widget_style(app, font, size, color, align);
    const float smallest = least * gfx_layout(app->gfx).scale;
    GfxStyle small = style;
    small.size = smallest;
    if (rect.h >= TWO_LINES && rect.w > 0 && gfx_text_width(app->gfx, &small, text) > rect.w)
        gfx_text_name(app->gfx, &style, smallest, smallest, rect, text);
    else
        gfx_text_fit(app->gfx, &style, smallest, rect, text);
}

float words_height(const App *app, float width, GfxFont font, float usual, float least, const char *text) {
    const GfxStyle small = widget_style(app, font, least, 0, GFX_LEFT);
    return gfx_text_width(app->gfx, &small, text) > width ? fmaxf(usual, TWO_LINES + 1) : usual;
}

void number_at(App *app, GfxRect rect, GfxFont font, float size, Color color, GfxAlign align, int number) {
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    words_at(app, rect, font, size, color, align, text);
}

float paragraph(App *app, GfxRect rect, GfxFont font, float size, float line, Color color, const char *text) {
    GfxStyle style = widget_style(app, font, size, color, GFX_LEFT);
    style.strong = COLOR_HEADING;
    return gfx_text_wrapped(app->gfx, &style, line * gfx_layout(app->gfx).scale, 0, rect, text);
}

void emblem_at(App *app, int palette, float x, float y, float size, Color color) {
    const char *emblem = palette_faction(palette)->emblem;
    if (emblem != NULL)
        gfx_icon_color(app->gfx, emblem, x, y, size, color);
}

void icon_at(App *app, const char *path, float x, float y, float size, Color color) {
    gfx_icon_color(app->gfx, path, x, y, size, color);
}

// ---- cards

void table_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place) {
    const int palette = card->owner < table->layout.seats ? seat_palette(app, card->owner) : PALETTE_NEUTRAL;
    if (table->game->look->draw_card != NULL) {
        table->game->look->draw_card(app, table, card, place);
    } else if (card->card == CARD_HIDDEN) {
        card_art_draw_back(app->gfx, palette, table->game->look->back_label(table->looks), place);
    } else {
        const CardLook look = table->game->look->card(table->looks, app, card);
        card_art_draw(app->gfx, &look, place);
    }
}

// Draws sprite->now from the left up to a moving edge of light.
static void draw_wiped(App *app, const CardTable *table, const Sprite *sprite, const CardPlace *place) {
    const GfxRect card = sprite_rect(sprite);
    const float edge = card.w * sprite->pose.mix;
    gfx_clip_push(app->gfx, gfx_rect(card.x - card.w, card.y - card.h, card.w + edge, 3 * card.h));
    table_draw_card(app, table, &sprite->now, place);
    gfx_clip_pop(app->gfx);
    if (sprite->pose.mix > 0.02F)
        gfx_fill(app->gfx, gfx_rect(card.x + edge - lpx(table, 2), card.y, fmaxf(2, lpx(table, 3)), card.h),
                 0xB0E6ECF4u);
}

void draw_sprite(App *app, const CardTable *table, const Sprite *sprite, bool glow) {
    CardPlace place = sprite_place(sprite);
    place.glow = glow;
    const SpritePose *pose = &sprite->pose;
    if (pose->turn < 0.5F) {
        table_draw_card(app, table, &sprite->was, &place);
        return;
    }
    if (pose->mix < 1) {
        table_draw_card(app, table, &sprite->was, &place);
        place.no_shadow = true;
        if (sprite->wipes) {
            draw_wiped(app, table, sprite, &place);
            return;
        }
        place.opacity *= pose->mix;
    }
    table_draw_card(app, table, &sprite->now, &place);
    if (pose->shine < 1 && sprite->now.card != CARD_HIDDEN) {
        const CardLook look = table->game->look->card(table->looks, app, &sprite->now);
        card_art_draw_shine(app->gfx, &look, &place, pose->shine);
    }
}

void draw_zone(App *app, const CardTable *table, uint8_t zone, int lit) {
    for (int at = 0; at < table->scene.zone[zone].count; at++) {
        const Sprite *sprite = &table->scene.sprite[scene_at(&table->scene, zone, at)];
        if (sprite->pose.fly < 1)
            draw_sprite(app, table, sprite, at == lit);
    }
}

void draw_dimmed(App *app, GfxRect rect, float radius) {
    const GfxPaint shade = paint_solid(color_alpha(COLOR_SPACE, 0.5F));
    gfx_round(app->gfx, rect, radius, &shade);
}

void draw_resting(App *app, GfxRect rect, float radius) {
    const GfxPaint shade = paint_solid(color_alpha(COLOR_SPACE, 0.22F));
    gfx_round(app->gfx, rect, radius, &shade);
}

int points_shown(const CardTable *table, Seat seat) {
    return (int)lroundf(table->points[seat]);
}

void draw_curtain(App *app, const CardTable *table, float opacity) {
    gfx_fill(app->gfx, table->layout.window, color_alpha(0xFF03060Cu, opacity));
}

void draw_solid_panel(App *app, const CardTable *table, GfxRect rect, Color border) {
    const GfxPaint fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
    gfx_shadow(app->gfx, rect, lpx(table, 14), lpx(table, 12), lpx(table, 44),
               color_alpha(COLOR_BLACK, 0.6F));
    gfx_panel(app->gfx, rect, lpx(table, 14), &fill, fmaxf(1, lpx(table, 1.5F)), border);
}

void draw_flying(App *app, const CardTable *table) {
    for (int i = 0; i < SPRITES_MAX; i++) {
        const Sprite *sprite = &table->scene.sprite[i];
        if (!sprite->used || sprite->pose.fly <= 0)
            continue;
        // It fades out here while it sinks in among the others; a leaving one has no place there.
        gfx_opacity_push(app->gfx, sprite->leaving ? 1 : fminf(1, sprite->pose.fly));
        draw_sprite(app, table, sprite, table->drag.on && table->drag.sprite == i);
        gfx_opacity_pop(app->gfx);
    }
    table->game->look->draw_flying(app, table);
}

void draw_head_ground(App *app, GfxRect head, int palette, float radius) {
    const Color dark = palette_faction(palette)->dark;
    const GfxPaint fill = paint_right(dark, color_mix(dark, 0xFF0B1322u, 0.72F));
    gfx_round_corners(app->gfx, head, gfx_corners_top(radius), &fill);
}

void draw_drop_target(App *app, const CardTable *table, GfxRect rect, float radius, bool lit) {
    const GfxPaint line = paint_solid(COLOR_ICE);
    if (lit)
        gfx_glow(app->gfx, rect, lpx(table, radius), lpx(table, 34), 0x7396C8FFu);
    gfx_frame(app->gfx, rect, lpx(table, radius), fmaxf(2, lpx(table, 2.5F)), &line);
}

void draw_drag_origin(App *app, const CardTable *table, GfxRect rect) {
    gfx_dashed(app->gfx, rect, lpx(table, 11), fmaxf(1, lpx(table, 2)), lpx(table, 8), lpx(table, 6),
               color_alpha(palette_faction(seat_palette(app, table->front))->main, 0.47F));
}

const char *seat_player_word(const App *app, const CardTable *table, Seat seat) {
    const bool self = table->view.viewer == seat && seat == table->front && !session_is_watched(app->session);
    return ui_word(app, self                                    ? UI_TABLE_YOUR_SEAT
                        : session_is_person(app->session, seat) ? UI_COMMON_PERSON
                                                                : UI_COMMON_COMPUTER);
}
