// SPDX-License-Identifier: MIT
// Draws what is written on the stage: an attack's card and sum, and the slot for the answer; the effects of
// an attack being aimed.
#include "app/tables/alpha_strike/draw_lane.h"
#include "app/tables/alpha_strike/loss.h"
#include "app/tables/alpha_strike/threat.h"

#include "app/kit/lane.h"
#include "app/kit/scene.h"
#include "app/tables/alpha_strike/answers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void strike_draw_glass(App *app, const CardTable *table, GfxRect box) {
    const GfxPaint fill = paint_down(0xDB0A1220u, 0xDB070C16u);
    gfx_panel(app->gfx, box, lpx(table, 12), &fill, 1, COLOR_LINE);
}

// ---- the sum

#define HURT_CALM 0.85F // of the time for which a loss is seen
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

// Returns true if the seat in front is asked and has nothing to put there.
static bool slot_words(const App *app, const CardTable *table, const ViewAttack *attack, char title[96],
                       const char **below) {
    const StrikeView *view = seen(table);
    const bool newest = strike_is_newest(table, attack), counter = view->phase == PHASE_COUNTER && newest;
    // Before a counter attack is asked for, the attacked seat has to answer.
    const Seat seat = counter ? view->to_act : attack->target;
    const bool asked = strike_is_asked(table) && seat == view->to_act;
    const bool self = asked && seat == table->front && table->view.viewer == seat;
    const bool none = self && !strike_has_answer(table);
    *below = !self || !newest ? ""
             : !none          ? app_word(app, strike_hand_has_answer(app, table) ? "strike.lane.drop_here"
                                                                                 : "strike.lane.drop_craft")
             : counter        ? app_word(app, "strike.lane.cannot_counter")
                              : app_word(app, "strike.lane.cannot");
    if (self)
        text_copy(title, 96, app_word(app, counter ? "strike.lane.your_counter" : "strike.lane.your_answer"));
    else if (seat < view->seats)
        app_fill(app, title, 96, counter ? "strike.lane.may_counter" : "strike.lane.answers",
                 STR("seat", seat_name(app, seat)));
    return none && newest;
}

// Nobody knows yet what the answer will be.
static void draw_unseen(App *app, const CardTable *table) {
    const GfxRect slot = own(table)->layout.lane.slot;
    const float sign = roundf(lpx(table, table->layout.large ? 40 : 64));
    icon_at(app, "glyphs/unseen.svg", roundf(slot.x + (slot.w - sign) / 2),
            roundf(slot.y + (slot.h - sign) / 2), sign, COLOR_LINE_STRONG);
}

// Why nothing can be put there; below it how long the hit is held before it is taken.
static void draw_helpless(App *app, const CardTable *table, const char *why) {
    const GfxRect slot = own(table)->layout.lane.slot;
    const float left = strike_threat_left(table), edge = roundf(lpx(table, 8)),
                line = fmaxf(2, roundf(lpx(table, 4))), head = slot.h * 0.36F;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_MISSING, GFX_CENTRE);
    const GfxRect room =
        gfx_rect(slot.x + edge, slot.y + head, slot.w - 2 * edge, slot.h - head - line - 2 * edge);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), lpx(table, 18), room, why);
    if (left > 0)
        gfx_fill(
            app->gfx,
            gfx_rect(slot.x + edge, slot.y + slot.h - edge - line, roundf((slot.w - 2 * edge) * left), line),
            COLOR_MISSING);
}

// What was not known is: there is no answer.
static bool is_unanswered(const CardTable *table, const ViewAttack *attack) {
    return own(table)->unanswered == attack->target + 1 && attack->reduce == 0 && !attack->countered;
}

static void draw_declined(App *app, const CardTable *table, const ViewAttack *attack) {
    const GfxRect slot = own(table)->layout.lane.slot;
    const float edge = roundf(lpx(table, 8));
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 19, COLOR_MISSING, GFX_CENTRE);
    strike_draw_glass(app, table, slot);
    draw_lane_slot(app, slot, seat_name(app, attack->target), NULL, false);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 13), lpx(table, 24),
                         gfx_rect(slot.x + edge, slot.y + slot.h * 0.42F, slot.w - 2 * edge, slot.h * 0.5F),
                         app_word(app, "strike.lane.no_answer"));
}

static void draw_slot(App *app, const CardTable *table, const ViewAttack *attack) {
    const bool lit = !table->showing && strike_is_newest(table, attack) &&
                     hits_tagged(&app->hits, TAG_SLOT, SEAT_NONE, 0) != NULL;
    const char *below;
    char title[96] = "";
    const bool helpless = slot_words(app, table, attack, title, &below) && !table->showing;
    strike_draw_glass(app, table, own(table)->layout.lane.slot);
    draw_lane_slot(app, own(table)->layout.lane.slot, title, lit && !helpless ? below : NULL,
                   lit && !helpless);
    if (helpless)
        draw_helpless(app, table, below);
    else if (!lit && (!attack->answered || seen(table)->phase == PHASE_COUNTER))
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

// It can still be answered, with a card or a counter attack. Of all others there is nothing to say but what
// they are: their answer has been seen.
static bool is_open(const CardTable *table, const ViewAttack *attack) {
    return strike_is_newest(table, attack) && (!attack->answered || seen(table)->phase == PHASE_COUNTER);
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
    if (is_unanswered(table, attack))
        draw_declined(app, table, attack);
    if (!is_open(table, attack))
        return;
    draw_slot(app, table, attack);
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
    strike_draw_glass(app, table, lane->aimed);
    strike_draw_aimed_outcome(app, table, then);
}

// That it was countered is told once that has been seen.
static bool is_told(const CardTable *table, const ViewAttack *attack) {
    const StrikeView *view = shown(table);
    return !attack->countered || view->stack_count == 0 || view->stack[view->stack_count - 1].countered;
}

// "Beam", or with the track that it drains, "Beam · Shields".
static void fought_nature(const CardTable *table, const ViewAttack *attack, char out[80]) {
    snprintf(out, 80, "%s%s%s", strike_tag_name(table->looks, attack->tags),
             attack->track < TRACKS ? " · " : "",
             attack->track < TRACKS ? strike_track_name(table->looks, attack->track) : "");
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
    char nature[80];
    const float name = box.w * 0.34F, x = box.x + edge + em + lpx(table, 8);
    const LaneTerm terms[] = {{.value = attack->base, .word = "", .color = 0xFFFFB0A6u},
                              {.sign = "-", .value = attack->base - left, .word = "", .color = COLOR_ICE},
                              {.sign = "=", .value = left, .word = "", .color = COLOR_WHITE}};
    draw_lane(app, box, seat_palette(app, attack->attacker), seat_palette(app, attack->target));
    emblem_at(app, seat_palette(app, attack->attacker), box.x + edge, roundf(box.y + (box.h - em) / 2), em,
              palette_faction(seat_palette(app, attack->attacker))->main);
    words_fit(app, gfx_rect(x, box.y + box.h * 0.08F, name, box.h * 0.5F), GFX_FONT_DISPLAY, large ? 15 : 18,
              12, COLOR_WHITE, GFX_LEFT, strike_card_name(table->looks, attack->card));
    fought_nature(table, attack, nature);
    words_fit(app, gfx_rect(x, box.y + box.h * 0.52F, name, box.h * 0.4F), GFX_FONT_TEXT, 14, 12,
              COLOR_TEXT_DIM, GFX_LEFT, nature);
    const float from = x + name + lpx(table, 10);
    const bool declined = is_unanswered(table, attack);
    const GfxRect room = gfx_rect(from, box.y, box.x + box.w - edge - from, box.h);
    draw_lane_equation(app, declined ? gfx_rect(room.x, room.y, room.w * 0.3F, room.h) : room, terms,
                       attack->base > left && is_told(table, attack) ? 3 : 1);
    if (declined)
        words_fit(app, gfx_rect(room.x + room.w * 0.34F, room.y, room.w * 0.66F, room.h), GFX_FONT_DISPLAY,
                  18, 12, COLOR_MISSING, GFX_CENTRE, app_word(app, "strike.lane.no_answer"));
}

// What is written in between waits until the numbers of the last hit have gone.
static float calm(const CardTable *table) {
    float calm = 1;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        for (int i = 0; i < 2; i++) {
            const StrikeHurt *hurt = &own(table)->hurt[seat][i];
            if (hurt->lost > 0 && hurt->part < 1)
                calm = fminf(calm, fmaxf(0, (hurt->part - HURT_CALM) / (1 - HURT_CALM)));
        }
    return calm;
}

// While a pending attack is acted out, only a line tells of it; a question that follows fades in.
static void draw_acted(App *app, const CardTable *table, const ViewAttack *attack) {
    const float part = attack != NULL ? own(table)->acting : 1;
    gfx_opacity_push(app->gfx, part);
    draw_fought(app, table);
    gfx_opacity_pop(app->gfx);
    if (part >= 1 || own(table)->fought_left >= 1) // it makes room, or comes back
        return;
    gfx_opacity_push(app->gfx, 1 - part);
    draw_attack(app, table, attack);
    gfx_opacity_pop(app->gfx);
}

void strike_draw_lane(App *app, const CardTable *table) {
    const ViewAttack *attack = strike_attack(table);
    const StrikeTable *at = own(table);
    if (!gfx_is_visible(app->gfx, at->layout.stage))
        return;
    if (strike_loss_told(table)) { // the stage is the ship's
        if (at->fought_left <= 0)
            return;
        gfx_opacity_push(app->gfx, at->fought_left);
        draw_fought(app, table);
        gfx_opacity_pop(app->gfx);
    } else if (at->acting > 0 && (attack == NULL || table->showing)) { // whoever is asked sees the attack
        draw_acted(app, table, attack);
    } else if (attack != NULL) {
        draw_attack(app, table, attack);
    } else if (at->forecast.kind == FORECAST_ATTACK && at->forecast.target != SEAT_NONE) {
        draw_aimed(app, table, &at->forecast);
    } else if (at->fought_left > 0) {
        gfx_opacity_push(app->gfx, at->fought_left);
        draw_fought(app, table);
        gfx_opacity_pop(app->gfx);
    } else if (!own(table)->sums_up) {
        // The latest events appear while the attack's card still flies to the pile.
        gfx_opacity_push(app->gfx, (1 - at->lane) * calm(table));
        strike_draw_idle(app, table);
        gfx_opacity_pop(app->gfx);
    }
}
