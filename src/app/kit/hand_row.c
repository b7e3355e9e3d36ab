// SPDX-License-Identifier: MIT
// The hand in front: draws each card at its sprite, in an order in which nothing covers the important ones.
#include "app/kit/hand_row.h"

#include "app/kit/draw.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"

#include <math.h>

#define RAISED 10.0F // logical: how far a selected card is raised
#define RADIUS 11.0F
#define WHY_SIZE 13.0F
#define WHY_LEAST 11.5F
#define WHY_H 24.0F
#define WHY_UP 58.0F // from the lower edge

CardMode hand_row_mode(const CardTable *table) {
    const CardMode low = table->game->look->reads_low ? CARD_HAND_LOW : CARD_TABLE;
    return table->layout.compact ? low : CARD_HAND;
}

GfxRect hand_row_place(const CardTable *table, int at, CardMode *mode) {
    *mode = hand_row_mode(table);
    return layout_hand_card(&table->layout, at);
}

Hit *hand_row_region(App *app, const CardTable *table, int at, const char *name, int number) {
    const uint8_t zone = table->game->hand_zone;
    const CardRef *card = table_card_at(table, zone, at);
    if (card->card == CARD_HIDDEN)
        return NULL;
    Hit *hit = hits_add(&app->hits, layout_hand_strip(&table->layout, at, table->scene.zone[zone].count),
                        "%s:%d", name, number);
    hit->tag = (HitTag){.kind = TAG_HAND, .b = (uint8_t)at};
    hit->card = card->card;
    hit->outline = layout_hand_card(&table->layout, at);
    hit->on_top = table->game->look->hand_card(app, table, at).above > 0;
    return hit;
}

// Above the lowest line, in the part that no other card covers; left out where that is too narrow to read it.
static void draw_why(App *app, const CardTable *table, GfxRect card, float seen, const char *why) {
    const float edge = lpx(table, 4), w = (seen > 0 ? fminf(seen, card.w) : card.w) - 2 * edge,
                h = roundf(lpx(table, WHY_H));
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, WHY_SIZE, COLOR_HEADING, GFX_CENTRE),
                   least = widget_style(app, GFX_FONT_TEXT_MEDIUM, WHY_LEAST, COLOR_HEADING, GFX_CENTRE);
    const GfxRect at = {card.x + edge, roundf(card.y + card.h - lpx(table, WHY_UP) - h), w, h};
    const GfxPaint fill = paint_solid(0xE8060A12u);
    if (gfx_text_width(app->gfx, &least, why) > w - 2 * edge)
        return;
    gfx_panel(app->gfx, at, h / 2, &fill, fmaxf(1, lpx(table, 1)), COLOR_LINE_STRONG);
    gfx_text_fit(app->gfx, &style, least.size, gfx_inset(at, edge), why);
}

// `whole`: no other card lies over it.
static void draw_card(App *app, const CardTable *table, int at, const HandCard *card, bool whole,
                      HandCardMark mark) {
    const int sprite = scene_at(&table->scene, table->game->hand_zone, at);
    Sprite drawn = table->scene.sprite[sprite];
    if (drawn.pose.fly >= 1) { // above everything else (draw_flying)
        if (table->drag.on && table->drag.sprite == sprite)
            draw_drag_origin(app, table, layout_hand_card(&table->layout, at));
        return;
    }
    if (card->raised)
        drawn.pose.y -= lpx(table, RAISED);
    else if (card->above == 0 && !whole)
        drawn.seen = layout_hand_strip(&table->layout, at, table->scene.zone[table->game->hand_zone].count).w;
    draw_sprite(app, table, &drawn, card->lit);
    const GfxRect rect =
        gfx_rect(roundf(drawn.pose.x), roundf(drawn.pose.y), drawn.width, table->layout.hand.h);
    if (card->dull && card->gentle)
        draw_resting(app, rect, lpx(table, RADIUS));
    else if (card->dull)
        draw_dimmed(app, rect, lpx(table, RADIUS));
    if (card->dull && card->why != NULL)
        draw_why(app, table, rect, drawn.seen, card->why);
    if (mark != NULL)
        mark(app, table, at, rect);
}

// True during a pause for scoring, when nothing can be played.
static bool is_held(const App *app, const CardTable *table) {
    return !table->showing && app->session != NULL && session_stage(app->session) == SESSION_SCORING;
}

static HandCard card_now(const App *app, const CardTable *table, int at) {
    const Sprite *sprite = &table->scene.sprite[scene_at(&table->scene, table->game->hand_zone, at)];
    HandCard card = table->game->look->hand_card(app, table, at);
    if (table->showing && !card.raised) {
        card.lit = sprite->lit;
        card.dull = sprite->dull;
    } else if (is_held(app, table)) {
        card.lit = false;
        card.dull = true;
    }
    return card;
}

void hand_row_keep_brightness(App *app, CardTable *table) {
    const uint8_t zone = table->game->hand_zone;
    for (int at = 0; zone != NO_ZONE && at < table->scene.zone[zone].count; at++) {
        const HandCard card = table->game->look->hand_card(app, table, at);
        Sprite *sprite = &table->scene.sprite[scene_at(&table->scene, zone, at)];
        sprite->lit = card.lit && !card.raised;
        sprite->dull = card.dull;
    }
}

// The card to draw above its neighbours so that its name can be read: the hovered or focused one. -1: none,
// or no card is covered.
static int foremost(const App *app, const CardTable *table, int count) {
    const Hit *hit = table->drag.on || table->overlay != OVERLAY_NONE ? NULL : table_target_hit(app, table);
    const bool covered =
        count > 1 && layout_hand_strip(&table->layout, 0, count).w < layout_hand_card(&table->layout, 0).w;
    if (!covered || hit == NULL || hit->tag.kind != TAG_HAND || hit->tag.b >= count)
        return -1;
    int at = hit->tag.b;
    while (at < 32 && (table->layout.hand_fan >> at & 1U) != 0) // the top of its fan, which it would cover
        at++;
    return at;
}

void draw_hand_row(App *app, const CardTable *table, HandCardMark mark) {
    const int count = table->scene.zone[table->game->hand_zone].count;
    HandCard card[ZONE_CARDS];
    uint8_t most = 0;
    if (table->recap && table->showing) {
        draw_recap(app, table);
        return;
    }
    for (int at = 0; at < count; at++) {
        card[at] = card_now(app, table, at);
        most = card[at].above > most ? card[at].above : most;
    }
    const int first = foremost(app, table, count);
    for (int above = 0; above <= most; above++)
        for (int at = 0; at < count; at++)
            if (card[at].above == above && at != first)
                draw_card(app, table, at, &card[at], false, mark);
    if (first >= 0)
        draw_card(app, table, first, &card[first], true, mark);
    draw_hand_hidden(app, table);
}
