// SPDX-License-Identifier: MIT
// Marks cards that came or changed since the viewer's last turn until they have been looked at. They are
// found by comparing what the viewer may know now with what it knew then, so nothing hidden can show.
#include "app/kit/draw.h"
#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"

#include <math.h>
#include <string.h>

#define TAB_SIZE 13.0F // logical pixels
#define TAB_H 19.0F
#define TAB_GLOW 14.0F

static bool is_own_turn(const App *app, const CardTable *table) {
    const Seat viewer = session_viewer(app->session);
    return session_stage(app->session) == SESSION_DECIDING && viewer != SEAT_NONE &&
           viewer == session_to_act(app->session) && table_question(table).asked == ASKED_TURN;
}

// ---- finding it

static bool is_same(const CardTable *table, const CardRef *was, const CardRef *now) {
    return was->card == now->card && was->owner == now->owner && was->up == now->up &&
           !table->game->look->marks(was, now);
}

// The cards of a zone that have no counterpart in the old view: bit i for card i.
static uint64_t new_in(const CardTable *table, const View *then, uint8_t zone) {
    CardRef was[ZONE_CARDS], now[ZONE_CARDS];
    const int old_count = table->game->board->cards(table, then->bytes, zone, was);
    const int count = table->game->board->cards(table, table->view.bytes, zone, now);
    uint64_t used = 0, fresh = 0;
    for (int i = 0; i < count; i++) {
        int k = 0;
        while (k < old_count && ((used >> k & 1) != 0 || !is_same(table, &was[k], &now[i])))
            k++;
        if (k < old_count)
            used |= UINT64_C(1) << k;
        else
            fresh |= UINT64_C(1) << i;
    }
    return fresh;
}

void news_follow(App *app, CardTable *table) {
    View then;
    if (!is_own_turn(app, table)) {
        if (session_stage(app->session) != SESSION_LAID)
            news_clear(app, table);
        return;
    }
    const uint64_t moment = match_hash(session_match(app->session));
    if (moment == table->news_of)
        return; // after an undo: they have been looked at
    table->news_of = moment;
    memset(table->news, 0, sizeof table->news);
    if (app->lesson != NULL || !session_view_last_turn(app->session, &then))
        return;
    for (uint8_t zone = 0; zone < table->game->zones; zone++)
        if (zone != table->game->hand_zone)
            table->news[zone] = new_in(table, &then, zone);
}

// ---- it has been looked at

bool news_is_marked(const CardTable *table, uint8_t zone, uint8_t at) {
    return zone < ZONES_MAX && at < ZONE_CARDS && (table->news[zone] >> at & 1) != 0;
}

void news_mark_seen(App *app, CardTable *table, const Hit *hit) {
    if (hit == NULL || hit->tag.kind != TAG_CARD || !news_is_marked(table, hit->tag.a, hit->tag.b))
        return;
    table->news[hit->tag.a] &= ~(UINT64_C(1) << hit->tag.b);
    gfx_damage(app->gfx, gfx_inset(hit->rect, -lpx(table, TAB_H + TAB_GLOW)));
}

void news_clear(App *app, CardTable *table) {
    static const uint64_t none[ZONES_MAX];
    if (memcmp(table->news, none, sizeof none) == 0)
        return;
    memset(table->news, 0, sizeof table->news);
    app_request_layout(app);
}

// ---- drawing it

// On the card's corner, and says what it means.
static void draw_tab(App *app, const CardTable *table, GfxRect strip) {
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, TAB_SIZE, COLOR_BUTTON_INK, GFX_CENTRE);
    const char *word = ui_word(app, UI_TABLE_NEW);
    const float h = roundf(lpx(table, TAB_H)),
                w = roundf(gfx_text_width(app->gfx, &style, word) + lpx(table, TAB_H * 0.7F));
    const GfxRect box = {roundf(strip.x + strip.w - w + h * 0.3F), roundf(strip.y - h * 0.3F), w, h};
    const GfxPaint fill = paint_solid(COLOR_ICE);
    gfx_glow(app->gfx, box, h / 2, lpx(table, TAB_GLOW), color_alpha(COLOR_ICE, 0.6F));
    gfx_panel(app->gfx, box, h / 2, &fill, fmaxf(1, lpx(table, 2)), COLOR_SPACE);
    gfx_text(app->gfx, &style, box, word);
}

void draw_news(App *app, const CardTable *table) {
    if (table->showing)
        return;
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *hit = &app->hits.item[i];
        if (hit->tag.kind == TAG_CARD && news_is_marked(table, hit->tag.a, hit->tag.b))
            draw_tab(app, table, hit->rect);
    }
}
