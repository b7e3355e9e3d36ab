// SPDX-License-Identifier: MIT
// A battle that a card has ended before it was fought: the card is held up in the middle of the stage, with
// who plays it; below it what it does, what is spent, and where the fleets go. And on the stage of any battle
// where those have gone that have left it.
#include "app/tables/star_empires/draw_battle.h"

#include "app/tables/star_empires/show.h"
#include "games/star_empires/numbers.h"
#include "gfx/ease.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define ENDED_LINES 4
#define CARD_MOST 232.0F // logical: width of the card that is held up
#define CARD_LEAST 90.0F
#define NAME_H 40.0F
#define WIDER 0.6F // than the caption of a battle that is fought

// ---- the card

static uint8_t kind_of(uint8_t function) {
    return (uint8_t)(function & ~CARD_MARKED);
}

// The side whose card it is; SIDES: no card has ended it.
static int ending_side(const BattleStatus *battle) {
    const Event *event = battle->told.peace != NULL ? battle->told.peace : battle->told.called_off;
    if (event == NULL)
        return SIDES;
    return battle->battle->side[SIDE_DEFENDER] == event->seat ? SIDE_DEFENDER : SIDE_ATTACKER;
}

// Which of the side's cards has done it; -1: none is known.
static int ending_card(const App *app, const BattleStatus *battle, int side) {
    const EmpiresRules *rules = empires_rules(app);
    const Op op = battle->told.peace != NULL ? OP_PEACE : OP_CALL_OFF;
    for (int i = 0; i < battle->told.spent[side]; i++) {
        const uint8_t function = kind_of(battle->told.function[side][i]);
        if (function < rules->card_count && card_effect(&rules->card[function], op) != NULL)
            return i;
    }
    return -1;
}

// Where it is held: between the head of the stage and what is said below; w 0: there is no room.
static GfxRect held_box(const CardTable *table, const GfxRect *plate) {
    const BattleRoom *room = &own(table)->layout.battle;
    const float gap = lpx(table, 8), top = room->head.y + room->head.h + lpx(table, NAME_H) + gap,
                h = plate->y - gap - top;
    const float natural = card_art_height(CARD_HAND, 100) / 100;
    const float w = roundf(fminf(lpx(table, CARD_MOST), h / natural));
    if (w < lpx(table, CARD_LEAST))
        return gfx_rect(0, 0, 0, 0);
    return gfx_rect(roundf(room->stage.x + (room->stage.w - w) / 2), roundf(top), w, roundf(w * natural));
}

// It rises from where its side's cards lie.
static void draw_held(App *app, const CardTable *table, const BattleStatus *battle, int side, GfxRect box) {
    const int at = ending_card(app, battle, side);
    const BattleStack *stack = &battle->stack[side];
    if (at < 0 || box.w <= 0)
        return;
    const float part = own(table)->motion.held_up, up = table->timeline.reduced ? 1 : ease_out_cubic(part);
    const GfxRect from = empires_card_slot(table, battle, side, battle->told.peace != NULL ? 0 : at);
    const float w = from.w + (box.w - from.w) * up;
    const CardLook look = empires_card_look(table->looks, battle->told.card[side][at], stack->palette,
                                            seen(table)->table.seat[stack->seat].race);
    CardPlace place = card_place(CARD_HAND, roundf(from.x + (box.x - from.x) * up),
                                 roundf(from.y + (box.y - from.y) * up), roundf(w));
    place.opacity = table->timeline.reduced ? part : fminf(1, part * 4);
    place.lift = 1;
    card_art_draw(app->gfx, &look, &place);
}

// "Benedikt plays Peace Treaty", above it.
static void draw_player(App *app, const CardTable *table, const BattleStatus *battle, int side,
                        const GfxRect *card) {
    const BattleRoom *room = &own(table)->layout.battle;
    const int at = ending_card(app, battle, side);
    const BattleStack *stack = &battle->stack[side];
    const float h = lpx(table, NAME_H - 6), edge = lpx(table, 12), em = roundf(h * 0.62F);
    char text[160];
    if (at < 0 || card->w <= 0)
        return;
    app_fill(app, text, sizeof text, "empires.battle.plays", STR("seat", empires_battle_name(app, stack)),
             STR("card", empires_card_name(table->looks, battle->told.card[side][at])));
    const GfxStyle style =
        widget_style(app, GFX_FONT_DISPLAY_BOLD, table->layout.large ? 19 : 24, COLOR_WHITE, GFX_LEFT);
    const float most = room->needs.w * (1 + WIDER),
                w = fminf(most, gfx_text_width(app->gfx, &style, text) + em + 3 * edge);
    const GfxRect box = gfx_rect(roundf(room->stage.x + (room->stage.w - w) / 2),
                                 roundf(card->y - lpx(table, 4) - h), roundf(w), roundf(h));
    gfx_opacity_push(app->gfx, own(table)->motion.held_up);
    empires_draw_glass(app, table, box);
    emblem_at(app, stack->palette, box.x + edge, roundf(box.y + (box.h - em) / 2), em,
              palette_faction(stack->palette)->light);
    words_fit(app, gfx_rect(box.x + em + 2 * edge, box.y, box.w - em - 3 * edge, box.h),
              GFX_FONT_DISPLAY_BOLD, table->layout.large ? 19 : 24, 13, COLOR_WHITE, GFX_LEFT, text);
    gfx_opacity_pop(app->gfx);
}

// ---- what comes of it

typedef struct EndedWords {
    char title[160], line[ENDED_LINES][200];
    int lines;
} EndedWords;

static void say_why(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                    EndedWords *words) {
    const bool peace = battle->told.peace != NULL;
    app_fill(app, words->title, sizeof words->title,
             peace ? "empires.battle.peace_at" : "empires.battle.left_at",
             STR("seat", empires_battle_name(app, &battle->stack[side])),
             STR("place", empires_place_name(app, table, battle->battle->place)));
    app_fill(app, words->line[words->lines++], sizeof words->line[0],
             peace ? "empires.battle.by_treaty" : "empires.battle.by_leaving",
             STR("seat", empires_battle_name(app, &battle->stack[side])),
             STR("other", empires_battle_name(app, &battle->stack[1 - side])));
}

// "Ann spends: Retreat", a line for each side that spends anything.
static void say_spent(const App *app, const CardTable *table, const BattleStatus *battle, EndedWords *words) {
    for (int side = 0; side < SIDES; side++) {
        char cards[120] = "";
        size_t used = 0;
        for (int i = 0; i < battle->told.spent[side] && used < sizeof cards; i++)
            used += (size_t)snprintf(cards + used, sizeof cards - used, "%s%s", i > 0 ? ", " : "",
                                     empires_card_name(table->looks, battle->told.card[side][i]));
        if (cards[0] != 0)
            app_fill(app, words->line[words->lines++], sizeof words->line[0], "empires.battle.spent",
                     STR("seat", empires_battle_name(app, &battle->stack[side])), STR("cards", cards));
    }
}

static void say_fleets(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                       EndedWords *words) {
    const bool peace = battle->told.peace != NULL, gone = battle->told.retreated[side];
    const BattleStack *stack = &battle->stack[side];
    char units[64];
    if (!peace && !gone && sum_of(stack->unit) == 0)
        return; // nothing can get away
    const uint8_t place = gone ? battle->told.to[side] : battle->battle->place;
    app_fill(app, words->line[words->lines++], sizeof words->line[0],
             peace  ? "empires.battle.both_stay"
             : gone ? "empires.battle.goes_to"
                    : "empires.battle.goes_next",
             STR("seat", empires_battle_name(app, stack)),
             STR("units", empires_battle_units(app, units, sizeof units, sum_of(own(table)->left[side]))),
             STR("place", empires_place_name(app, table, place)));
}

static float line_height(const CardTable *table) {
    return lpx(table, table->layout.large ? 19 : 24);
}

static GfxRect plate_box(const CardTable *table, int lines) {
    const GfxRect needs = own(table)->layout.battle.needs;
    const float h = roundf(lpx(table, table->layout.large ? 44 : 56) + (float)lines * line_height(table)),
                more = roundf(needs.w * WIDER);
    return gfx_rect(needs.x - more / 2, needs.y + needs.h - h, needs.w + more, h);
}

static void draw_plate(App *app, const CardTable *table, GfxRect box, int palette, const EndedWords *words) {
    const GfxPaint ground = paint_solid(0xE0060A12u);
    gfx_panel(app->gfx, box, lpx(table, 9), &ground, fmaxf(1, lpx(table, 2)), palette_faction(palette)->main);
    GfxRect row = gfx_inset(box, lpx(table, 8));
    row.h -= (float)words->lines * line_height(table);
    words_fit(app, row, GFX_FONT_DISPLAY_BOLD, table->layout.large ? 18 : 24, 12, COLOR_WHITE, GFX_CENTRE,
              words->title);
    for (int i = 0; i < words->lines; i++) {
        row.y += row.h;
        row.h = line_height(table);
        words_fit(app, row, GFX_FONT_TEXT_MEDIUM, table->layout.large ? 14 : 17, 11,
                  i == 0 ? COLOR_TEXT : palette_faction(palette)->light, GFX_CENTRE, words->line[i]);
    }
}

bool empires_draw_ended(App *app, const CardTable *table, const BattleStatus *battle) {
    const int side = ending_side(battle);
    EndedWords words = {.lines = 0};
    if (side == SIDES)
        return false;
    say_why(app, table, battle, side, &words);
    say_spent(app, table, battle, &words);
    say_fleets(app, table, battle, side, &words);
    const GfxRect box = plate_box(table, words.lines), card = held_box(table, &box);
    draw_plate(app, table, box, battle->stack[side].palette, &words);
    draw_held(app, table, battle, side, card);
    draw_player(app, table, battle, side, &card);
    return true;
}

// ---- where they have gone

#define ARROW 26.0F // logical

static void draw_arrow(App *app, float x, float y, float size, bool left, Color color) {
    const float way = left ? -size : size, shaft = roundf(size * 0.44F);
    const float head[] = {way, 0, 0, size * 0.66F, 0, -size * 0.66F};
    const GfxPaint fill = paint_solid(color);
    gfx_polygon(app->gfx, roundf(x), roundf(y), head, 3, &fill);
    gfx_fill(app->gfx, gfx_rect(roundf(left ? x : x - size), roundf(y - shaft / 2), roundf(size), shaft),
             color);
}

void empires_draw_gone(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const BattleRoom *room = &own(table)->layout.battle;
    const BattleStack *stack = &battle->stack[side];
    char text[120];
    if (!battle->told.retreated[side] || stack->seat == SEAT_NONE)
        return;
    const FactionColors *colors = palette_faction(stack->palette);
    const float h = lpx(table, 44), size = lpx(table, ARROW) / 2, edge = lpx(table, 14);
    app_fill(app, text, sizeof text, "empires.battle.to_place",
             STR("place", empires_place_name(app, table, battle->told.to[side])));
    const GfxStyle style =
        widget_style(app, GFX_FONT_DISPLAY_BOLD, table->layout.large ? 18 : 22, COLOR_WHITE, GFX_LEFT);
    const float w = fminf(room->parts[side].w, gfx_text_width(app->gfx, &style, text) + 2 * size + 3 * edge);
    const bool left = side == SIDE_ATTACKER;
    const GfxRect box = gfx_rect(left ? room->parts[side].x : room->parts[side].x + room->parts[side].w - w,
                                 roundf(room->stage.y + room->stage.h * 0.45F), roundf(w), roundf(h));
    const GfxPaint ground = paint_solid(0xD0060A12u);
    gfx_opacity_push(app->gfx, empires_leaving(table, side));
    gfx_panel(app->gfx, box, lpx(table, 9), &ground, fmaxf(1, lpx(table, 2)), colors->main);
    draw_arrow(app, left ? box.x + edge + size : box.x + box.w - edge - size, box.y + box.h / 2, size, left,
               colors->light);
    words_fit(app,
              gfx_rect(left ? box.x + 2 * edge + 2 * size : box.x + edge, box.y, w - 3 * edge - 2 * size, h),
              GFX_FONT_DISPLAY_BOLD, table->layout.large ? 18 : 22, 12, COLOR_WHITE,
              left ? GFX_LEFT : GFX_RIGHT, text);
    gfx_opacity_pop(app->gfx);
}
