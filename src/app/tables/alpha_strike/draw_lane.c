// SPDX-License-Identifier: MIT
// The combat lane: the card that attacks, its sum, the place for the answer; while nobody attacks, the cards
// of the last events, or what an attack that is aimed would do.
#include "app/tables/alpha_strike/draw_lane.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
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

void strike_recall(App *app, CardTable *table) {
    StrikeRecent recent[STRIKE_EVENTS];
    const GameLog *log = session_log(app->session);
    int at = 0;
    for (int i = game_log_count(log, table->log_until) - 1; i >= 0 && at < STRIKE_EVENTS; i--) {
        const GameLogItem *item = game_log_item(log, i);
        if (is_news(item))
            recent[at++] = (StrikeRecent){.card = item->event.card, .owner = item->event.seat, .item = i};
    }
    for (; at < STRIKE_EVENTS; at++)
        recent[at] = (StrikeRecent){.card = NONE, .owner = SEAT_NONE, .item = -1};
    if (memcmp(recent, own(table)->recent, sizeof recent) == 0)
        return;
    memcpy(own(table)->recent, recent, sizeof recent);
    app_mark(app);
}

static void draw_event(App *app, const CardTable *table, const StrikeRecent *recent, GfxRect at) {
    const CombatLane *lane = &own(table)->layout.lane;
    const float left = at.x + at.w + lpx(table, table->layout.large ? 10 : 18);
    const float room = at.x + lane->box.w / STRIKE_EVENTS - lpx(table, 30) - left;
    const int palette = seat_palette(app, recent->owner);
    const CardLook look = strike_card_look(table->looks, recent->card, palette);
    CardPlace place = card_place(CARD_TABLE, at.x, at.y, at.w);
    char text[LOG_LINE_MAX];
    place.height = at.h;
    card_art_draw(app->gfx, &look, &place);
    emblem_at(app, palette, left, at.y + lpx(table, 4), lpx(table, 26), palette_faction(palette)->main);
    strike_sentence(app, table->looks, game_log_item(session_log(app->session), recent->item), text);
    paragraph(app, gfx_rect(left, at.y + lpx(table, 38), room, at.h - lpx(table, 38)), GFX_FONT_TEXT,
              table->layout.large ? 14 : 16, table->layout.large ? 19 : 22, COLOR_TEXT, text);
}

static void draw_idle(App *app, const CardTable *table) {
    const CombatLane *lane = &own(table)->layout.lane;
    const StrikeRecent *recent = own(table)->recent;
    const bool none = recent[0].card == NONE;
    words_fit(app, part(app, lane->box, table->layout.large ? 12 : 24, table->layout.large ? 6 : 14, 0, 28),
              GFX_FONT_DISPLAY, 17, 14, COLOR_TEXT_DIM, GFX_LEFT,
              app_word(app, none ? "strike.lane.none" : "strike.lane.last"));
    for (int i = 0; i < STRIKE_EVENTS && recent[i].card != NONE; i++)
        draw_event(app, table, &recent[i], lane->event[i]);
}

// ---- ground and light

// From the colour of the attacker to that of whoever is attacked.
static void draw_ground(App *app, const CardTable *table, Seat from, Seat to) {
    const FactionColors *one = palette_faction(seat_palette(app, from)),
                        *two = palette_faction(seat_palette(app, to));
    const GfxRect box = own(table)->layout.lane.box;
    GfxPaint fill = paint_three(100, color_alpha(color_mix(one->deep, one->dark, 0.45F), 0.9F), 0xE614101Eu,
                                0.36F, color_alpha(color_mix(two->deep, two->dark, 0.4F), 0.92F));
    gfx_panel(app->gfx, box, lpx(table, 14), &fill, fmaxf(1, lpx(table, 1.5F)),
              color_alpha(one->main, 0.67F));
}

// Where the light leaves the attacker's panel, and where it comes to the card.
static void draw_light(App *app, const CardTable *table, Seat from, GfxRect card) {
    static const float widths[] = {18, 8, 2.4F}, strengths[] = {0.16F, 0.4F, 0.9F};
    const StrikeLayout *layout = &own(table)->layout;
    const GfxRect panel = layout->panel[from].box, lane = layout->lane.box;
    const bool above = panel.y < lane.y;
    const float x0 = panel.x + fminf(panel.w / 2, lpx(table, 300)), x1 = card.x + card.w / 2;
    const float y0 = above ? panel.y + panel.h : panel.y, y1 = above ? card.y : card.y + card.h;
    const float middle = above ? (y0 + lane.y) / 2 : (y0 + lane.y + lane.h) / 2;
    const Color color = palette_faction(seat_palette(app, from))->main;
    for (int i = 0; i < 3; i++) {
        const Color line = color_alpha(i == 2 ? COLOR_WHITE : color, strengths[i]);
        const float w = lpx(table, widths[i]);
        gfx_line(app->gfx, x0, y0, x0, middle, w, line);
        gfx_line(app->gfx, x0, middle, x1, middle, w, line);
        gfx_line(app->gfx, x1, middle, x1, y1, w, line);
    }
}

static void draw_arrow(App *app, GfxRect at, Color color) {
    icon_at(app, "icons/phosphor/caret-right.svg", roundf(at.x), roundf(at.y), at.w, color);
}

// ---- the sum

static float sum_row(App *app, const CardTable *table, float y, const char *name, int number, bool plus,
                     Color color) {
    const GfxRect sum = own(table)->layout.lane.sum;
    const float h = lpx(table, table->layout.large ? 22 : 32), room = lpx(table, 44);
    char text[12];
    snprintf(text, sizeof text, number < 0 ? "\xE2\x88\x92%d" : plus ? "+%d" : "%d", abs(number));
    words_fit(app, gfx_rect(sum.x, y, sum.w - room, h), GFX_FONT_TEXT, 16, 12, COLOR_TEXT, GFX_LEFT, name);
    words_at(app, gfx_rect(sum.x + sum.w - room, y, room, h), GFX_FONT_DISPLAY_BOLD,
             table->layout.large ? 19 : 22, color, GFX_RIGHT, text);
    return y + h;
}

static int passive_bonus(const Ability *ability, int count, uint8_t tags) {
    int sum = 0;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < ability[i].count && ability[i].on == ON_PASSIVE; k++) {
            const Doing *doing = &ability[i].doing[k];
            if (doing->op == OP_ATTACK_BONUS && (doing->tag == NONE || (tags >> doing->tag & 1) != 0))
                sum += doing->amount;
        }
    return sum;
}

// What gives the bonus, one by one; as one number where that has changed since the attack was declared.
static float sum_bonus(App *app, const CardTable *table, float y, Seat attacker, int bonus, uint8_t tags) {
    const StrikeRules *rules = strike_rules(app);
    const ViewShip *ship = &seen(table)->seat[attacker];
    const ShipDef *hull = &rules->ship[ship->ship];
    const Color color = palette_faction(seat_palette(app, attacker))->light;
    const int trait = passive_bonus(hull->ability, hull->ability_count, tags);
    int sum = trait;
    for (int i = 0; i < ship->craft_count; i++)
        sum += passive_bonus(rules->card[ship->craft[i]].ability, rules->card[ship->craft[i]].ability_count,
                             tags);
    if (sum != bonus)
        return sum_row(app, table, y, app_word(app, "strike.lane.bonus"), bonus, true, color);
    if (trait > 0)
        y = sum_row(app, table, y, seat_faction_name(app, attacker), trait, true, color);
    for (int i = 0; i < ship->craft_count; i++) {
        const CardDef *def = &rules->card[ship->craft[i]];
        const int more = passive_bonus(def->ability, def->ability_count, tags);
        if (more > 0)
            y = sum_row(app, table, y, strike_card_name(table->looks, ship->craft[i]), more, true, color);
    }
    return y;
}

// Its tag in a frame, and what it does about shields.
static void draw_nature(App *app, const CardTable *table, float y, uint8_t tags, bool bypass) {
    const GfxRect sum = own(table)->layout.lane.sum;
    const float h = lpx(table, table->layout.large ? 26 : 32), sign = roundf(h * 0.5F);
    const GfxPaint fill = paint_solid(0xCC060B14u);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 16, COLOR_WHITE, GFX_LEFT);
    const char *name = strike_tag_name(table->looks, tags);
    const float w = gfx_text_width(app->gfx, &style, name) + sign + lpx(table, 28);
    const GfxRect chip = gfx_rect(sum.x, y, fminf(w, sum.w), h);
    gfx_panel(app->gfx, chip, lpx(table, 8), &fill, fmaxf(1, lpx(table, 1)),
              color_alpha(COLOR_WEAPONS, 0.67F));
    icon_at(app, strike_tag_sign(tags), chip.x + lpx(table, 9), roundf(y + (h - sign) / 2), sign,
            COLOR_WEAPONS);
    words_fit(app, gfx_rect(chip.x + sign + lpx(table, 17), y, chip.w - sign - lpx(table, 22), h),
              GFX_FONT_DISPLAY, 16, 12, COLOR_WHITE, GFX_LEFT, name);
    if (y + h + lpx(table, 30) <= sum.y + sum.h + lpx(table, 6))
        words_fit(app, gfx_rect(sum.x, y + h + lpx(table, 6), sum.w + lpx(table, 24), lpx(table, 24)),
                  GFX_FONT_TEXT, 16, 12, bypass ? COLOR_MISSING : COLOR_TEXT, GFX_LEFT,
                  app_word(app, bypass ? "strike.bypass" : "strike.lane.shields_first"));
}

static void draw_total(App *app, const CardTable *table, float *y, int total, Color color) {
    const GfxRect sum = own(table)->layout.lane.sum;
    const bool large = table->layout.large;
    const float h = lpx(table, large ? 38 : 56);
    gfx_fill(app->gfx, gfx_rect(sum.x, *y + lpx(table, 3), sum.w, 1), color_alpha(color, 0.53F));
    words_fit(app, gfx_rect(sum.x, *y + lpx(table, 6), sum.w / 2, h), GFX_FONT_DISPLAY, 18, 13, COLOR_WHITE,
              GFX_LEFT, strike_kind_name(table->looks, KIND_ATTACK));
    number_at(app, gfx_rect(sum.x + sum.w / 2, *y + lpx(table, 6), sum.w / 2, h), GFX_FONT_DISPLAY_BOLD,
              large ? 34 : 46, 0xFFFFB0A6u, GFX_RIGHT, total);
    *y += h + lpx(table, large ? 8 : 14);
}

static void draw_sum(App *app, const CardTable *table, const ViewAttack *attack) {
    const GfxRect sum = own(table)->layout.lane.sum;
    const Color color = palette_faction(seat_palette(app, attack->attacker))->main;
    float y = sum.y;
    y = sum_row(app, table, y, strike_card_name(table->looks, attack->card), attack->base - attack->bonus,
                false, COLOR_WHITE);
    if (attack->bonus > 0)
        y = sum_bonus(app, table, y, attack->attacker, attack->bonus, attack->tags);
    if (attack->countered || attack->reduce > 0)
        y = sum_row(app, table, y,
                    app_word(app, attack->countered ? "strike.countered" : "strike.lane.taken_off"),
                    -(attack->countered ? attack->base : attack->reduce), false, COLOR_ICE);
    const int left = attack->base - attack->reduce;
    draw_total(app, table, &y, attack->countered || left < 0 ? 0 : left, color);
    draw_nature(app, table, y, attack->tags, attack->bypass);
}

// ---- the place for the answer

static void slot_words(const App *app, const CardTable *table, const ViewAttack *attack, char title[96],
                       const char **below) {
    const bool counter = seen(table)->phase == PHASE_COUNTER;
    const Seat seat = seen(table)->to_act;
    const bool self = seat == table->front && table->view.viewer == seat;
    *below = self ? app_word(app, "strike.lane.drop_here") : "";
    if (!strike_is_asked(table) || attack->answered) {
        text_copy(title, 96, app_word(app, "strike.lane.answered"));
        *below = "";
        if (!counter || attack != &seen(table)->stack[seen(table)->stack_count - 1])
            return;
    }
    if (self)
        text_copy(title, 96, app_word(app, counter ? "strike.lane.your_counter" : "strike.lane.your_answer"));
    else if (seat != SEAT_NONE)
        app_format(app, title, 96, counter ? "strike.lane.may_counter" : "strike.lane.answers", "seat",
                   seat_name(app, seat), (char *)NULL);
    *below = self ? app_word(app, "strike.lane.drop_here") : "";
}

static void draw_slot(App *app, const CardTable *table, const ViewAttack *attack) {
    const CombatLane *lane = &own(table)->layout.lane;
    const GfxRect slot = lane->slot;
    const Hit *hit = strike_hit_of(app, TAG_SLOT, SEAT_NONE, 0);
    const bool lit = hit != NULL && !table->showing;
    const GfxPaint fill = paint_down(0x4D5A96EBu, 0x29285096u);
    const char *below;
    char title[96] = "";
    slot_words(app, table, attack, title, &below);
    if (lit) {
        gfx_glow(app->gfx, slot, lpx(table, 12), lpx(table, 30), 0x7396C8FFu);
        gfx_round(app->gfx, slot, lpx(table, 12), &fill);
    }
    gfx_dashed(app->gfx, slot, lpx(table, 12), fmaxf(1, lpx(table, 2.5F)), lpx(table, 8), lpx(table, 6),
               lit ? COLOR_ICE : COLOR_LINE_STRONG);
    const float pad = lpx(table, 10);
    words_fit(app, gfx_rect(slot.x + pad, slot.y + lpx(table, 10), slot.w - 2 * pad, lpx(table, 26)),
              GFX_FONT_DISPLAY, 17, 11, lit ? COLOR_WHITE : COLOR_TEXT, GFX_CENTRE, title);
    if (lit)
        words_fit(app, gfx_rect(slot.x + pad, slot.y + lpx(table, 36), slot.w - 2 * pad, lpx(table, 22)),
                  GFX_FONT_TEXT_MEDIUM, 14, 11, COLOR_ICE, GFX_CENTRE, below);
    const float sign = lpx(table, table->layout.large ? 40 : 64);
    if (!lit)
        icon_at(app, "glyphs/unseen.svg", roundf(slot.x + (slot.w - sign) / 2),
                roundf(slot.y + (slot.h - sign) / 2), sign, COLOR_LINE_STRONG);
}

// ---- tabs

// Attacks that wait for each other, newest first.
static void draw_tabs(App *app, const CardTable *table) {
    const StrikeView *view = seen(table);
    char text[120];
    for (int i = 0; i < view->stack_count && view->stack_count > 1; i++) {
        const ViewAttack *attack = &view->stack[view->stack_count - 1 - i];
        const FactionColors *colors = palette_faction(seat_palette(app, attack->attacker));
        const GfxRect tab = strike_tab(&own(table)->layout, i, view->stack_count);
        const bool open = attack == strike_attack(table);
        const GfxPaint fill = paint_solid(color_alpha(colors->dark, open ? 0.95F : 0.45F));
        const float em = lpx(table, 18);
        gfx_panel(app->gfx, tab, lpx(table, 8), &fill, fmaxf(1, lpx(table, open ? 2 : 1)),
                  open ? colors->light : colors->main);
        emblem_at(app, seat_palette(app, attack->attacker), tab.x + lpx(table, 10),
                  roundf(tab.y + (tab.h - em) / 2), em, colors->light);
        app_format(app, text, sizeof text, "strike.lane.tab", "card",
                   strike_card_name(table->looks, attack->card), "seat", seat_name(app, attack->target),
                   (char *)NULL);
        words_fit(app, gfx_rect(tab.x + lpx(table, 36), tab.y, tab.w - lpx(table, 46), tab.h),
                  GFX_FONT_DISPLAY, 15, 11, open ? COLOR_WHITE : COLOR_TEXT, GFX_LEFT, text);
    }
}

// ---- the whole

void strike_draw_lane_title(App *app, const CardTable *table, Seat seat, const char *text) {
    const CombatLane *lane = &own(table)->layout.lane;
    const float em = lpx(table, table->layout.large ? 22 : 28);
    emblem_at(app, seat_palette(app, seat), lane->title.x, roundf(lane->title.y + (lane->title.h - em) / 2),
              em, palette_faction(seat_palette(app, seat))->main);
    const float left = lane->title.x + em + lpx(table, 8);
    words_fit(app, gfx_rect(left, lane->title.y, lane->slot.x - lpx(table, 6) - left, lane->title.h),
              GFX_FONT_DISPLAY_BOLD, table->layout.large ? 19 : 22, 14, COLOR_WHITE, GFX_LEFT, text);
}

static void draw_attack(App *app, const CardTable *table, const ViewAttack *attack) {
    const CombatLane *lane = &own(table)->layout.lane;
    const CardLook look = strike_card_look(table->looks, attack->card, seat_palette(app, attack->attacker));
    const bool self = attack->target == table->front && table->view.viewer == table->front;
    CardPlace place =
        card_place(table->layout.compact ? CARD_TABLE : CARD_HAND, lane->card.x, lane->card.y, lane->card.w);
    char title[120];
    place.height = lane->card.h;
    draw_ground(app, table, attack->attacker, attack->target);
    draw_light(app, table, attack->attacker, lane->card);
    draw_tabs(app, table);
    card_art_draw(app->gfx, &look, &place);
    app_format(app, title, sizeof title, self ? "strike.lane.attacks_you" : "strike.lane.attacks", "seat",
               seat_name(app, attack->attacker), "other", seat_name(app, attack->target), (char *)NULL);
    strike_draw_lane_title(app, table, attack->attacker, title);
    draw_sum(app, table, attack);
    draw_arrow(app, lane->arrow[0], 0xFFFFB0A6u);
    draw_slot(app, table, attack);
    draw_arrow(app, lane->arrow[1], COLOR_ICE);
    if (lane->foot.h > 0)
        words_fit(app, lane->foot, GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT, GFX_LEFT,
                  app_word(app, "strike.lane.one_answer"));
    strike_draw_left(app, table, attack);
}

// What is aimed: the card lies where one that attacks does, unless it is held by the mouse.
static void draw_aimed(App *app, const CardTable *table, const StrikeForecast *then) {
    const CombatLane *lane = &own(table)->layout.lane;
    const CardLook look = strike_card_look(table->looks, then->card, seat_palette(app, table->front));
    CardPlace place =
        card_place(table->layout.compact ? CARD_TABLE : CARD_HAND, lane->card.x, lane->card.y, lane->card.w);
    char title[120];
    place.height = lane->card.h;
    draw_ground(app, table, table->front, then->target);
    card_art_draw(app->gfx, &look, &place);
    app_format(app, title, sizeof title, "strike.lane.aimed", "card",
               strike_card_name(table->looks, then->card), "seat", seat_faction_name(app, then->target),
               (char *)NULL);
    strike_draw_lane_title(app, table, table->front, title);
    float y = sum_row(app, table, lane->sum.y, strike_card_name(table->looks, then->card),
                      then->damage - then->bonus, false, COLOR_WHITE);
    if (then->bonus > 0)
        y = sum_bonus(app, table, y, table->front, then->bonus, then->tags);
    draw_total(app, table, &y, then->damage, palette_faction(seat_palette(app, table->front))->main);
    draw_nature(app, table, y, then->tags, then->bypass);
    draw_arrow(app, lane->arrow[0], 0xFFFFD9B0u);
    strike_draw_afterwards(app, table, then);
}

void strike_draw_lane(App *app, const CardTable *table) {
    const ViewAttack *attack = strike_attack(table);
    const GfxRect box = own(table)->layout.lane.box;
    if (!gfx_is_visible(app->gfx, gfx_inset(box, -lpx(table, 40))))
        return;
    if (attack != NULL) {
        draw_attack(app, table, attack);
        return;
    }
    if (own(table)->forecast.kind == FORECAST_ATTACK && own(table)->forecast.target != SEAT_NONE) {
        draw_aimed(app, table, &own(table)->forecast);
        return;
    }
    widget_panel(app, box, 14, COLOR_LINE);
    draw_idle(app, table);
}
