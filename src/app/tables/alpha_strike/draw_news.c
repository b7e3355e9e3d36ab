// SPDX-License-Identifier: MIT
// Draws what is written on the stage while nobody attacks: the latest events, or, before there are any, how a
// turn goes.
#include "app/tables/alpha_strike/draw_lane.h"
#include "app/tables/alpha_strike/news_result.h"

#include "app/kit/lane.h"
#include "app/kit/scene.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// ---- what happened last

static bool is_news(const GameLogItem *item) {
    switch ((StrikeEvent)item->event.kind) {
    case EVENT_DISCARD:
    case EVENT_PLAY:
    case EVENT_LAUNCH:
    case EVENT_ATTACK:
    case EVENT_DEFEND:
        return item->event.card != NONE && item->event.card != CARD_HIDDEN;
    default:
        return false;
    }
}

// Compares the members, as padding bytes are undefined.
static bool is_same(const StrikeRecent *a, const StrikeRecent *b) {
    return a->card == b->card && a->owner == b->owner && a->item == b->item;
}

void strike_update_recent(App *app, CardTable *table) {
    StrikeRecent recent[STRIKE_EVENTS];
    bool changed = false;
    const GameLog *log = session_log(app->session);
    int at = 0;
    for (int i = game_log_count(log, table->log_until) - 1; i >= 0 && at < STRIKE_EVENTS; i--) {
        const GameLogItem *item = game_log_item(log, i);
        if (is_news(item)) // the newest comes last, as in the history
            recent[STRIKE_EVENTS - 1 - at++] =
                (StrikeRecent){.card = item->event.card, .owner = item->event.seat, .item = i};
    }
    memmove(recent, recent + STRIKE_EVENTS - at, (size_t)at * sizeof *recent);
    for (; at < STRIKE_EVENTS; at++)
        recent[at] = (StrikeRecent){.card = NONE, .owner = SEAT_NONE, .item = -1};
    for (int i = 0; i < STRIKE_EVENTS; i++)
        changed |= !is_same(&recent[i], &own(table)->recent[i]);
    if (!changed)
        return;
    memcpy(own(table)->recent, recent, sizeof recent);
    app_request_layout(app);
}

// ---- its result

static void draw_change(App *app, GfxRect line, const char *sign, Color color, int lost) {
    const float size = roundf(line.h * 0.8F);
    char text[12];
    snprintf(text, sizeof text, "%s%d", lost > 0 ? "\u2212" : "", lost);
    words_fit(app, line, GFX_FONT_DISPLAY_BOLD, 18, 12, color, GFX_RIGHT, text);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 18, color, GFX_RIGHT);
    const float x = line.x + line.w - gfx_text_width(app->gfx, &style, text) - size * 1.2F;
    if (sign != NULL)
        icon_at(app, sign, roundf(x), roundf(line.y + (line.h - size) / 2), size, color);
}

// At the right end of the row: what was lost, or that it was stopped.
static void draw_result(App *app, GfxRect box, const StrikeResult *result) {
    const int lines = (result->shields > 0) + (result->hull > 0) + (result->drained > 0);
    const float h = fminf(box.h / (float)SDL_max(lines, 2), app_px(app, 28)),
                sign = roundf(fminf(box.h, app_px(app, 34)));
    GfxRect line = gfx_rect(box.x, roundf(box.y + (box.h - h * (float)SDL_max(lines, 1)) / 2), box.w, h);
    if (result->stopped) {
        icon_at(app, "glyphs/counter.svg", roundf(box.x + box.w - sign), roundf(box.y + (box.h - sign) / 2),
                sign, COLOR_ICE);
        return;
    }
    if (result->taken_off > 0 || (result->ended && lines == 0))
        draw_change(app, line, strike_kind_sign(KIND_ATTACK), COLOR_ICE, result->taken_off);
    if (result->shields > 0) {
        draw_change(app, line, strike_track_sign(TRACK_SHIELD), COLOR_SHIELDS, result->shields);
        line.y += h;
    }
    if (result->hull > 0) {
        draw_change(app, line, strike_track_sign(TRACKS), COLOR_MISSING, result->hull);
        line.y += h;
    }
    if (result->drained > 0)
        draw_change(app, line, strike_track_sign(result->track), strike_track_color(result->track),
                    result->drained);
}

// The history beside it has the sentences: only the cards are here then, and what came of them.
static bool is_told_beside(const CardTable *table) {
    return table->layout.log.w > 0;
}

static float result_width(const CardTable *table) {
    return lpx(table, table->layout.large ? 45 : 58);
}

static float sign_size(const CardTable *table) {
    return lpx(table, table->layout.large ? 16 : 20);
}

// As high as there are rows.
static GfxRect news_box(const CardTable *table) {
    const CombatLane *lane = &own(table)->layout.lane;
    const GfxRect card = lane->event[0];
    const float gap = lpx(table, table->layout.large ? 8 : 12);
    int count = 1;
    while (count < STRIKE_EVENTS && own(table)->recent[count].card != NONE)
        count++;
    GfxRect box = lane->news;
    box.h -= (float)(STRIKE_EVENTS - count) * (lane->event[1].y - lane->event[0].y);
    if (is_told_beside(table))
        box.w = 2 * (card.x - box.x) + card.w + gap + sign_size(table) + result_width(table);
    return box;
}

// A row: the card, who did what to whom, and what came of it.
static void draw_event(App *app, const CardTable *table, const StrikeRecent *recent, int i) {
    const CombatLane *lane = &own(table)->layout.lane;
    const GfxRect at = lane->event[i];
    const GameLog *log = session_log(app->session);
    const bool large = table->layout.large;
    const float em = sign_size(table), left = at.x + at.w + lpx(table, large ? 8 : 12),
                result_w = result_width(table);
    const GfxRect box = news_box(table);
    const float end = box.x + box.w - lpx(table, large ? 8 : 14);
    const int palette = seat_palette(app, recent->owner);
    CardLook look = strike_card_look(table->looks, recent->card, palette);
    CardPlace place = card_place(CARD_PILE, at.x, at.y, at.w);
    StrikeResult result;
    char text[LOG_LINE_MAX];
    look.name = ""; // too long for so small a card; its sentence and the large card have it
    place.height = at.h;
    card_art_draw(app->gfx, &look, &place);
    emblem_at(app, palette, left, roundf(at.y + (at.h - em) / 2), em, palette_faction(palette)->main);
    strike_news_result(log, recent->item, game_log_count(log, table->log_until), &result);
    draw_result(app, gfx_rect(end - result_w, at.y, result_w, at.h), &result);
    if (is_told_beside(table))
        return;
    strike_sentence(app, table->looks, game_log_item(log, recent->item), text);
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, large ? 14 : 15, COLOR_TEXT, GFX_LEFT);
    style.brief = true; // the history has all of it
    const float x = left + em + lpx(table, 8);
    GfxRect words = gfx_rect(x, at.y, end - result_w - lpx(table, 6) - x, at.h);
    const float needs =
        gfx_text_full_height(app->gfx, &style, lpx(table, 12), lpx(table, large ? 17 : 20), words, text);
    words.y = roundf(at.y + fmaxf(0, (at.h - needs) / 2));
    words.h = at.y + at.h - words.y;
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), lpx(table, large ? 17 : 20), words, text);
}

// The steps of a turn, for beginners; the current one stands out.
static const struct {
    const char *word, *sign;
    StrikePhase from, to;
} turn_parts[STRIKE_EVENTS] = {
    {"power", "icons/phosphor/power.svg", PHASE_ALLOCATE, PHASE_ALLOCATE},
    {"cards", "icons/phosphor/cards.svg", PHASE_DISCARD, PHASE_ACTION},
    {"attack", "glyphs/stat-weapon.svg", PHASE_COMBAT, PHASE_COMBAT},
};

#define STEPS_W 620.0F    // logical, of the panel with the steps of a turn …
#define STEPS_CROWD 0.43F // of the stage, with several other ships
#define STEPS_WIDE 800.0F // … and if their texts don't fit so

// From the panel's upper edge to the texts of the steps.
static float steps_head(const CardTable *table) {
    return lpx(table, table->layout.large ? 56 : 84);
}

static float steps_edge(const CardTable *table) {
    return lpx(table, table->layout.large ? 8 : 14);
}

static const char *step_text(const App *app, int i) {
    char key[40];
    snprintf(key, sizeof key, "strike.lane.%s.text", turn_parts[i].word);
    return app_word(app, key);
}

// The height of the longest text in a panel of this width, if there is room for `most`.
static float steps_text_height(App *app, const CardTable *table, float width, float most) {
    const float edge = steps_edge(table), w = (width - 2 * edge) / STRIKE_EVENTS - edge;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    float height = 0;
    for (int i = 0; i < STRIKE_EVENTS; i++)
        height = fmaxf(height, gfx_text_full_height(app->gfx, &style, lpx(table, 12), lpx(table, 19),
                                                    gfx_rect(0, 0, w, most), step_text(app, i)));
    return height;
}

// In the smallest letters.
static bool titles_fit(App *app, const CardTable *table, float width) {
    const float edge = steps_edge(table), step = (width - 2 * edge) / STRIKE_EVENTS - edge,
                w = step - lpx(table, (table->layout.large ? 24 : 34) + 8);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 12, COLOR_TEXT, GFX_LEFT);
    bool fit = gfx_text_width(app->gfx, &style, app_word(app, "strike.lane.none")) <=
               width - 2 * edge - lpx(table, 8);
    for (int i = 0; i < STRIKE_EVENTS; i++) {
        char key[40];
        snprintf(key, sizeof key, "strike.lane.%s.title", turn_parts[i].word);
        fit &= gfx_text_width(app->gfx, &style, app_word(app, key)) <= w;
    }
    return fit;
}

// As small as the texts allow, so that it hides little of the ships.
static GfxRect steps_box(App *app, const CardTable *table) {
    const StrikeLayout *layout = &own(table)->layout;
    const float around = steps_head(table) + steps_edge(table);
    const bool crowd = // higher, as another ship is beside it
        table->layout.seats > 2 && titles_fit(app, table, layout->stage.w * STEPS_CROWD);
    const float most = lpx(table, crowd ? 300 : table->layout.large ? 192 : 226) - around;
    float w = fminf(lpx(table, STEPS_W), layout->stage.w * (crowd ? STEPS_CROWD : 0.56F)),
          h = steps_text_height(app, table, w, most);
    if (h > most) {
        w = fminf(lpx(table, STEPS_WIDE), layout->stage.w * 0.74F);
        h = fminf(steps_text_height(app, table, w, most), most);
    }
    return gfx_rect(layout->lane.news.x, layout->lane.news.y, w, around + ceilf(h) + lpx(table, 4));
}

static void draw_turn_part(App *app, const CardTable *table, GfxRect panel, int i) {
    const bool large = table->layout.large;
    const float edge = steps_edge(table);
    const GfxRect box = gfx_inset(panel, edge);
    const float step = box.w / STRIKE_EVENTS, w = step - edge;
    const float x = box.x + step * (float)i, top = box.y + lpx(table, large ? 20 : 28);
    const int phase = seen(table)->phase;
    const bool due = phase >= (int)turn_parts[i].from && phase <= (int)turn_parts[i].to;
    const float size = roundf(lpx(table, large ? 24 : 34)), sign = roundf(size * 0.56F);
    const float left = x + size + lpx(table, 8), below = panel.y + steps_head(table);
    const Color ink = due ? COLOR_TEXT : COLOR_TEXT_DIM;
    char key[40];
    gfx_ring(app->gfx, x + size / 2, top + size / 2, size / 2, fmaxf(1, lpx(table, 1.5F)),
             due ? COLOR_ICE : COLOR_LINE_STRONG);
    icon_at(app, turn_parts[i].sign, roundf(x + (size - sign) / 2), roundf(top + (size - sign) / 2), sign,
            due ? COLOR_ICE : COLOR_TEXT_DIM);
    snprintf(key, sizeof key, "strike.lane.%s.title", turn_parts[i].word);
    words_fit(app, gfx_rect(left, top, x + w - left, size), GFX_FONT_DISPLAY, 17, 12,
              due ? COLOR_WHITE : COLOR_TEXT_DIM, GFX_LEFT, app_word(app, key));
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, ink, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), lpx(table, 19),
                         gfx_rect(x, below, w, panel.y + panel.h - lpx(table, 4) - below), step_text(app, i));
}

void strike_draw_idle(App *app, const CardTable *table) {
    const StrikeRecent *recent = own(table)->recent;
    const bool none = recent[0].card == NONE, large = table->layout.large;
    const GfxRect box = none ? steps_box(app, table) : news_box(table);
    strike_draw_glass(app, table, box);
    words_fit(app, part(app, box, large ? 8 : 14, large ? 2 : 6, box.w / lpx(table, 1) - 24, large ? 20 : 26),
              GFX_FONT_DISPLAY, large ? 14 : 16, 12, COLOR_TEXT_DIM, GFX_LEFT,
              app_word(app, none                    ? "strike.lane.none"
                            : is_told_beside(table) ? "strike.lane.recent"
                                                    : "strike.lane.last"));
    for (int i = 0; i < STRIKE_EVENTS && recent[i].card != NONE; i++)
        draw_event(app, table, &recent[i], i);
    for (int i = 0; i < STRIKE_EVENTS && none; i++)
        draw_turn_part(app, table, box, i);
}
