// SPDX-License-Identifier: MIT
// Draws what is written on the stage: an attack's card and sum, and the slot for the answer; the effects of
// an attack being aimed; while nobody attacks, the cards of the latest events.
#include "app/tables/alpha_strike/draw_lane.h"

#include "app/kit/lane.h"
#include "app/kit/scene.h"
#include "app/tables/alpha_strike/answers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// A panel through which the stage is seen.
static void draw_glass(App *app, const CardTable *table, GfxRect box) {
    const GfxPaint fill = paint_down(0xDB0A1220u, 0xDB070C16u);
    gfx_panel(app->gfx, box, lpx(table, 12), &fill, 1, COLOR_LINE);
}

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
        if (is_news(item))
            recent[at++] = (StrikeRecent){.card = item->event.card, .owner = item->event.seat, .item = i};
    }
    for (; at < STRIKE_EVENTS; at++)
        recent[at] = (StrikeRecent){.card = NONE, .owner = SEAT_NONE, .item = -1};
    for (int i = 0; i < STRIKE_EVENTS; i++)
        changed |= !is_same(&recent[i], &own(table)->recent[i]);
    if (!changed)
        return;
    memcpy(own(table)->recent, recent, sizeof recent);
    app_request_layout(app);
}

// A card of the history; with its sentence where there is room beside it.
static void draw_event(App *app, const CardTable *table, const StrikeRecent *recent, int i) {
    const CombatLane *lane = &own(table)->layout.lane;
    const GfxRect at = lane->event[i];
    const bool large = table->layout.large;
    const float left = at.x + at.w + lpx(table, large ? 8 : 10);
    const float room = at.x + (lane->event[1].x - lane->event[0].x) - lpx(table, large ? 6 : 12) - left;
    const int palette = seat_palette(app, recent->owner);
    CardLook look = strike_card_look(table->looks, recent->card, palette);
    CardPlace place = card_place(CARD_TABLE, at.x, at.y, at.w);
    char text[LOG_LINE_MAX];
    look.name = ""; // too long for so small a card; its sentence and the large card have it
    place.height = at.h;
    card_art_draw(app->gfx, &look, &place);
    if (room < lpx(table, 40))
        return;
    const float em = lpx(table, large ? 18 : 22), below = at.y + em + lpx(table, 6);
    emblem_at(app, palette, left, at.y, em, palette_faction(palette)->main);
    strike_sentence(app, table->looks, game_log_item(session_log(app->session), recent->item), text);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    const GfxRect words = gfx_rect(left, below, room, at.y + at.h - below);
    if (gfx_text_wrapped_fits(app->gfx, &style, lpx(table, 12), lpx(table, 19), words, text))
        gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), lpx(table, 19), words, text);
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

// As small as the texts allow, so that it hides little of the ships.
static GfxRect steps_box(App *app, const CardTable *table) {
    const StrikeLayout *layout = &own(table)->layout;
    const float around = steps_head(table) + steps_edge(table);
    const float most = lpx(table, table->layout.large ? 192 : 226) - around;
    float w = fminf(lpx(table, STEPS_W), layout->stage.w * 0.56F), h = steps_text_height(app, table, w, most);
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

// As wide as there are cards.
static GfxRect news_box(const CardTable *table) {
    const CombatLane *lane = &own(table)->layout.lane;
    int count = 1;
    while (count < STRIKE_EVENTS && own(table)->recent[count].card != NONE)
        count++;
    GfxRect box = lane->news;
    box.w -= (float)(STRIKE_EVENTS - count) * (lane->event[1].x - lane->event[0].x);
    box.w = fmaxf(box.w, lpx(table, 200)); // its title
    return box;
}

static void draw_idle(App *app, const CardTable *table) {
    const StrikeRecent *recent = own(table)->recent;
    const bool none = recent[0].card == NONE, large = table->layout.large;
    const GfxRect box = none ? steps_box(app, table) : news_box(table);
    draw_glass(app, table, box);
    words_fit(app, part(app, box, large ? 8 : 14, large ? 2 : 6, box.w / lpx(table, 1) - 24, large ? 20 : 26),
              GFX_FONT_DISPLAY, large ? 14 : 16, 12, COLOR_TEXT_DIM, GFX_LEFT,
              app_word(app, none ? "strike.lane.none" : "strike.lane.last"));
    for (int i = 0; i < STRIKE_EVENTS && recent[i].card != NONE; i++)
        draw_event(app, table, &recent[i], i);
    for (int i = 0; i < STRIKE_EVENTS && none; i++)
        draw_turn_part(app, table, box, i);
}

// ---- the sum

static int add_part(LanePart parts[LANE_PARTS], int count, const char *name, int value, bool plus) {
    if (count < LANE_PARTS)
        parts[count++] = (LanePart){.name = name, .value = value, .plus = plus};
    return count;
}

// The sources of the bonus, one by one; a single number if they have changed since the attack was declared.
static int add_bonus(const App *app, const CardTable *table, LanePart parts[LANE_PARTS], int count,
                     Seat attacker, int bonus, uint8_t tags) {
    StrikeBonus source[STRIKE_BONUSES];
    const int sources = strike_bonuses(app, table, attacker, tags, source), before = count;
    int sum = 0;
    for (int i = 0; i < sources; i++) {
        count = add_part(parts, count, source[i].name, source[i].value, true);
        sum += source[i].value;
    }
    return sum == bonus ? count : add_part(parts, before, app_word(app, "strike.lane.bonus"), bonus, true);
}

// The attack's tag and what it does about shields, below the sum; with its text, if the card beside it shows
// none. The card shows the tag too, so the tag is the first to be left out.
static void draw_nature(App *app, const CardTable *table, float y, uint8_t card, uint8_t tags, bool bypass) {
    const CombatLane *lane = &own(table)->layout.lane;
    const GfxRect sum = lane->sum;
    const float h = lpx(table, table->layout.large ? 24 : 28), w = sum.w;
    const float end = lane->caption.y + lane->caption.h - lpx(table, 6);
    const char *shields = app_word(app, bypass ? "strike.bypass" : "strike.lane.shields_first");
    const CardLook look = strike_card_look(table->looks, card, PALETTE_NEUTRAL);
    char text[400];
    const bool bare = table->layout.compact && look.text != NULL;
    const bool ended = shields[0] != 0 && strchr(".!", shields[strlen(shields) - 1]) != NULL;
    snprintf(text, sizeof text, "%.120s%s%.260s", shields,
             !bare   ? ""
             : ended ? " "
                     : ". ",
             bare ? look.text : "");
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, 16, bypass ? COLOR_MISSING : COLOR_TEXT, GFX_LEFT);
    const float line = widget_line(app, 20), least = fmaxf(lpx(table, 12), 12);
    const float ratio = line / style.size;
    style.size = least;
    const float needs = (float)gfx_text_lines(app->gfx, &style, w, text) * least * ratio;
    style.size = widget_style(app, GFX_FONT_TEXT, 16, 0, GFX_LEFT).size;
    float below = y;
    if (y + h + lpx(table, 6) + needs <= end || !bare) {
        draw_lane_tag(app, gfx_rect(sum.x, y, sum.w, h), strike_tag_sign(tags),
                      strike_tag_name(table->looks, tags), COLOR_WEAPONS);
        below += h + lpx(table, 6);
    }
    const GfxRect room = gfx_rect(sum.x, below, w, end - below);
    if (bare && !gfx_text_wrapped_fits(app->gfx, &style, least, line, room, text))
        text_copy(text, sizeof text, shields);
    if (below + lpx(table, 22) <= end)
        gfx_text_wrapped_fit(app->gfx, &style, least, line, room, text);
}

static void draw_parts(App *app, const CardTable *table, Seat attacker, uint8_t card, const LanePart *parts,
                       int count, int total, uint8_t tags, bool bypass) {
    const GfxRect sum = own(table)->layout.lane.sum;
    const GfxRect room = gfx_rect(sum.x, sum.y, sum.w, sum.h - lpx(table, table->layout.large ? 30 : 62));
    const float used = draw_lane_sum(app, room, seat_palette(app, attacker), parts, count,
                                     strike_kind_name(table->looks, KIND_ATTACK), total);
    draw_nature(app, table, sum.y + used + lpx(table, 6), card, tags, bypass);
}

static void draw_sum(App *app, const CardTable *table, const ViewAttack *attack) {
    LanePart parts[LANE_PARTS];
    int count =
        add_part(parts, 0, strike_card_name(table->looks, attack->card), attack->base - attack->bonus, false);
    if (attack->bonus > 0)
        count = add_bonus(app, table, parts, count, attack->attacker, attack->bonus, attack->tags);
    if (attack->countered)
        count = add_part(parts, count, app_word(app, "strike.countered"), -attack->base, false);
    else if (attack->reduce > 0)
        count = add_part(parts, count, app_word(app, "strike.lane.taken_off"), -attack->reduce, false);
    const int left = attack->countered ? 0 : attack->base - attack->reduce;
    draw_parts(app, table, attack->attacker, attack->card, parts, count, left < 0 ? 0 : left, attack->tags,
               attack->bypass);
}

// ---- the place for the answer

static void slot_words(const App *app, const CardTable *table, const ViewAttack *attack, char title[96],
                       const char **below) {
    const StrikeView *view = seen(table);
    const bool newest = strike_is_newest(table, attack), counter = view->phase == PHASE_COUNTER && newest;
    // Before a counter attack is asked for, the attacked seat has to answer.
    const Seat seat = counter ? view->to_act : attack->target;
    const bool asked = strike_is_asked(table) && seat == view->to_act;
    const bool self = asked && seat == table->front && table->view.viewer == seat;
    const bool none = self && !strike_has_answer(table);
    *below = !self || !newest ? ""
             : !none          ? app_word(app, "strike.lane.drop_here")
             : counter        ? app_word(app, "strike.lane.cannot_counter")
                              : app_word(app, "strike.lane.cannot");
    if (attack->answered && !counter)
        text_copy(title, 96, app_word(app, "strike.lane.answered"));
    else if (self)
        text_copy(title, 96, app_word(app, counter ? "strike.lane.your_counter" : "strike.lane.your_answer"));
    else if (seat < view->seats)
        app_fill(app, title, 96, counter ? "strike.lane.may_counter" : "strike.lane.answers",
                 STR("seat", seat_name(app, seat)));
}

// Nobody knows yet what the answer will be.
static void draw_unseen(App *app, const CardTable *table) {
    const GfxRect slot = own(table)->layout.lane.slot;
    const float sign = roundf(lpx(table, table->layout.large ? 40 : 64));
    icon_at(app, "glyphs/unseen.svg", roundf(slot.x + (slot.w - sign) / 2),
            roundf(slot.y + (slot.h - sign) / 2), sign, COLOR_LINE_STRONG);
}

static void draw_slot(App *app, const CardTable *table, const ViewAttack *attack) {
    const bool lit = !table->showing && strike_is_newest(table, attack) &&
                     hits_tagged(&app->hits, TAG_SLOT, SEAT_NONE, 0) != NULL;
    const char *below;
    char title[96] = "";
    slot_words(app, table, attack, title, &below);
    draw_glass(app, table, own(table)->layout.lane.slot);
    draw_lane_slot(app, own(table)->layout.lane.slot, title, lit ? below : NULL, lit);
    if (!lit && (!attack->answered || strike_is_newest(table, attack)))
        draw_unseen(app, table);
}

// ---- tabs

// Tabs for stacked attacks, newest first.
static void draw_tabs(App *app, const CardTable *table) {
    const StrikeView *view = seen(table);
    char text[120];
    for (int i = 0; i < view->stack_count && view->stack_count > 1; i++) {
        const ViewAttack *attack = &view->stack[view->stack_count - 1 - i];
        const int left = attack->countered ? 0 : attack->base - attack->reduce;
        app_fill(app, text, sizeof text, "strike.lane.tab",
                 STR("card", strike_card_name(table->looks, attack->card)),
                 STR("seat", seat_name(app, attack->target)));
        draw_lane_tab(app, strike_lane_tab(&own(table)->layout, i, view->stack_count),
                      &(LaneTab){.palette = seat_palette(app, attack->attacker),
                                 .name = text,
                                 .value = left < 0 ? 0 : left,
                                 .lit = attack == strike_attack(table)});
    }
}

// ---- the whole

static void draw_title(App *app, const CardTable *table, Seat seat, const char *text) {
    const CombatLane *lane = &own(table)->layout.lane;
    const float em = lpx(table, table->layout.large ? 22 : 28);
    emblem_at(app, seat_palette(app, seat), lane->title.x, roundf(lane->title.y + (lane->title.h - em) / 2),
              em, palette_faction(seat_palette(app, seat))->main);
    const float left = lane->title.x + em + lpx(table, 8);
    const GfxStyle style =
        widget_style(app, GFX_FONT_DISPLAY_BOLD, table->layout.large ? 16 : 19, COLOR_WHITE, GFX_LEFT);
    gfx_text_name(app->gfx, &style, lpx(table, 15), lpx(table, 13),
                  gfx_rect(left, lane->title.y, lane->title.x + lane->title.w - left, lane->title.h), text);
}

// Its card is still on its way there.
static bool is_in_the_air(const CardTable *table, uint8_t card) {
    for (int i = 0; i < SPRITES_MAX; i++) {
        const Sprite *sprite = &table->scene.sprite[i];
        if (sprite->used && sprite->leaving && sprite->pose.fly >= 1 && sprite->now.card == card)
            return true;
    }
    return false;
}

static void draw_attack(App *app, const CardTable *table, const ViewAttack *attack) {
    const CombatLane *lane = &own(table)->layout.lane;
    const CardLook look = strike_card_look(table->looks, attack->card, seat_palette(app, attack->attacker));
    const bool self = attack->target == table->front && table->view.viewer == table->front;
    CardPlace place =
        card_place(table->layout.compact ? CARD_TABLE : CARD_HAND, lane->card.x, lane->card.y, lane->card.w);
    char title[120];
    place.height = lane->card.h;
    draw_lane(app, lane->caption, seat_palette(app, attack->attacker), seat_palette(app, attack->target));
    draw_tabs(app, table);
    if (!is_in_the_air(table, attack->card))
        card_art_draw(app->gfx, &look, &place);
    app_fill(app, title, sizeof title, self ? "strike.lane.attacks_you" : "strike.lane.attacks",
             STR("seat", seat_name(app, attack->attacker)), STR("other", seat_name(app, attack->target)));
    draw_title(app, table, attack->attacker, title);
    draw_sum(app, table, attack);
    if (!table->layout.compact)
        words_fit(app,
                  gfx_rect(lane->sum.x, lane->caption.y + lane->caption.h - lpx(table, 32), lane->sum.w,
                           lpx(table, 24)),
                  GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, GFX_LEFT,
                  app_word(app, "strike.lane.one_answer"));
    draw_slot(app, table, attack);
    draw_glass(app, table, lane->outcome);
    strike_draw_outcome(app, table, attack);
}

// An attack being aimed: the card is drawn where an attacking card goes, unless the mouse is dragging it.
static void draw_aimed(App *app, const CardTable *table, const StrikeForecast *then) {
    const CombatLane *lane = &own(table)->layout.lane;
    const CardLook look = strike_card_look(table->looks, then->card, seat_palette(app, table->front));
    CardPlace place =
        card_place(table->layout.compact ? CARD_TABLE : CARD_HAND, lane->card.x, lane->card.y, lane->card.w);
    char title[120];
    place.height = lane->card.h;
    draw_lane(app, lane->caption, seat_palette(app, table->front), seat_palette(app, then->target));
    card_art_draw(app->gfx, &look, &place);
    app_fill(app, title, sizeof title, "strike.lane.aimed",
             STR("card", strike_card_name(table->looks, then->card)),
             STR("seat", seat_faction_name(app, then->target)));
    draw_title(app, table, table->front, title);
    LanePart parts[LANE_PARTS];
    int count =
        add_part(parts, 0, strike_card_name(table->looks, then->card), then->damage - then->bonus, false);
    if (then->bonus > 0)
        count = add_bonus(app, table, parts, count, table->front, then->bonus, then->tags);
    draw_parts(app, table, table->front, then->card, parts, count, then->damage, then->tags, then->bypass);
    app_fill(app, title, sizeof title, "strike.lane.answers", STR("seat", seat_name(app, then->target)));
    draw_glass(app, table, lane->slot);
    draw_lane_slot(app, lane->slot, title, NULL, false);
    draw_unseen(app, table);
    draw_glass(app, table, lane->outcome);
    strike_draw_aimed_outcome(app, table, then);
}

// The last attack while its effects are shown: what was thrown, what was taken off, what was left.
static void draw_fought(App *app, const CardTable *table) {
    const ViewAttack *attack = &own(table)->fought;
    const CombatLane *lane = &own(table)->layout.lane;
    const bool large = table->layout.large;
    const int left = attack->countered || attack->base <= attack->reduce ? 0 : attack->base - attack->reduce;
    const GfxRect box = gfx_rect(lane->caption.x, lane->box.y + (lane->caption.x - lane->box.x),
                                 lane->caption.w, lpx(table, large ? 52 : 68));
    const float edge = lpx(table, large ? 8 : 14), em = lpx(table, large ? 24 : 32);
    const float name = box.w * 0.34F, x = box.x + edge + em + lpx(table, 8);
    const LaneTerm terms[] = {{.value = attack->base, .word = "", .color = 0xFFFFB0A6u},
                              {.sign = "-", .value = attack->base - left, .word = "", .color = COLOR_ICE},
                              {.sign = "=", .value = left, .word = "", .color = COLOR_WHITE}};
    draw_lane(app, box, seat_palette(app, attack->attacker), seat_palette(app, attack->target));
    emblem_at(app, seat_palette(app, attack->attacker), box.x + edge, roundf(box.y + (box.h - em) / 2), em,
              palette_faction(seat_palette(app, attack->attacker))->main);
    words_fit(app, gfx_rect(x, box.y + box.h * 0.08F, name, box.h * 0.5F), GFX_FONT_DISPLAY, large ? 15 : 18,
              12, COLOR_WHITE, GFX_LEFT, strike_card_name(table->looks, attack->card));
    words_fit(app, gfx_rect(x, box.y + box.h * 0.52F, name, box.h * 0.4F), GFX_FONT_TEXT, 14, 12,
              COLOR_TEXT_DIM, GFX_LEFT, strike_tag_name(table->looks, attack->tags));
    const float from = x + name + lpx(table, 10);
    draw_lane_equation(app, gfx_rect(from, box.y, box.x + box.w - edge - from, box.h), terms,
                       attack->base > left ? 3 : 1);
}

void strike_draw_lane(App *app, const CardTable *table) {
    const ViewAttack *attack = strike_attack(table);
    const StrikeTable *at = own(table);
    if (!gfx_is_visible(app->gfx, at->layout.stage))
        return;
    if (attack != NULL) {
        draw_attack(app, table, attack);
    } else if (at->forecast.kind == FORECAST_ATTACK && at->forecast.target != SEAT_NONE) {
        draw_aimed(app, table, &at->forecast);
    } else if (at->fought_left > 0) {
        gfx_opacity_push(app->gfx, at->fought_left);
        draw_fought(app, table);
        gfx_opacity_pop(app->gfx);
    } else {
        // The latest events appear while the attack's card still flies to the pile.
        gfx_opacity_push(app->gfx, 1 - at->lane);
        draw_idle(app, table);
        gfx_opacity_pop(app->gfx);
    }
}
