// SPDX-License-Identifier: MIT
// The sheet of games with answers: cards with prices and tags in the hue of their kind, chips, ships, the
// lane with its sum, slot and equation, tabs, and lists of answers with little and much room.
#include "kit_sheets.h"
#include "screen_stage.h"

#include "app/art/ship_art.h"
#include "app/kit/answer_list.h"
#include "app/kit/draw.h"
#include "app/kit/lane.h"
#include "app/kit/track.h"

#define SIGN(name) "glyphs/stat-" name ".svg"
#define MINUS "\xE2\x88\x92"

static GfxRect at(float x, float y, float w, float h) {
    return widget_rect(stage_app, x, y, w, h);
}

// ---- cards

static const CardLook looks[] = {
    {.name = "Battle Laser",
     .type_name = "Attack",
     .text = "A heavy beam: 7 damage.",
     .badge = "7",
     .type = CARD_WEAPON,
     .faction = SHEET_RED,
     .hue = SHEET_ROSE,
     .picture = "icon:laser-precision",
     .price = {{.sign = SIGN("weapon"), .value = 3, .color = COLOR_WEAPONS}},
     .prices = 1,
     .type_sign = SIGN("weapon"),
     .tag = "Beam"},
    {.name = "ECM",
     .type_name = "Defense",
     .text = "Take 4 damage off the attack.",
     .badge = MINUS "4",
     .type = CARD_TECH,
     .faction = SHEET_BLUE,
     .hue = SHEET_CYAN,
     .picture = "icon:radar-cross-section",
     .price = {{.sign = SIGN("shield"), .value = 1, .color = COLOR_SHIELDS}},
     .prices = 1,
     .type_sign = SIGN("shield")},
    {.name = "Fighter Squadron",
     .type_name = "Craft",
     .text = "Once launched, discard it to strike for 4 damage or to take 3 damage off an attack on you.",
     .badge = "4",
     .type = CARD_SHIP,
     .faction = SHEET_COPPER,
     .hue = SHEET_VIOLET,
     .picture = "fleet:vulcan-craft",
     .price = {{.sign = SIGN("engine"), .value = 1, .color = COLOR_ENGINES}},
     .prices = 1,
     .type_sign = "glyphs/kind-craft.svg",
     .tag_sign = SIGN("shield")},
    {.name = "Reactor Surge",
     .type_name = "Action",
     .text = "Raise one power track of your choice by 3.",
     .badge = "+3",
     .type = CARD_ACTION,
     .faction = SHEET_STEEL,
     .hue = SHEET_ICE,
     .picture = "icon:reactor",
     .type_sign = "glyphs/type-action.svg"},
    {.name = "Decoy Drone",
     .type_name = "Craft",
     .text = "Once launched, discard it to counter an attack on you.",
     .badge_sign = "glyphs/counter.svg",
     .type = CARD_SHIP,
     .faction = SHEET_BLUE,
     .hue = SHEET_VIOLET,
     .picture = "icon:delivery-drone",
     .type_sign = "glyphs/kind-craft.svg",
     .tag_sign = SIGN("shield")},
    {.name = "Heavy Torpedo",
     .type_name = "Attack",
     .text = "A guided torpedo released at full speed: 5 damage.",
     .badge = "5",
     .type = CARD_WEAPON,
     .faction = SHEET_STEEL,
     .hue = SHEET_ROSE,
     .picture = "ship:torpedo",
     .price = {{.sign = SIGN("engine"), .value = 2, .color = COLOR_ENGINES}},
     .prices = 1,
     .type_sign = SIGN("weapon"),
     .tag = "Guided"},
};
#define LOOKS ((int)(sizeof looks / sizeof looks[0]))

static CardPlace place_at(CardMode mode, GfxRect rect) {
    CardPlace place = card_place(mode, rect.x, rect.y, rect.w);
    place.height = rect.h;
    return place;
}

static void draw_card_at(int which, CardMode mode, GfxRect rect, bool lit) {
    CardLook look = looks[which];
    look.faction = sheet_color[look.faction];
    look.hue = sheet_color[look.hue];
    CardPlace place = place_at(mode, rect);
    place.glow = lit;
    card_art_draw(stage_app->gfx, &look, &place);
}

static void draw_cards(void) {
    for (int i = 0; i < LOOKS; i++) {
        const float x = 40 + 200 * (float)i;
        draw_card_at(i, CARD_HAND, at(x, 30, 184, 258), i == 1);
        draw_card_at(i, CARD_TABLE, at(40 + 172 * (float)i, 304, 156, 188), false);
        draw_card_at(i, CARD_PILE, at(1090 + 84 * (float)i, 304, 72, 101), false);
        draw_card_at(i, CARD_CHIP, at(1090 + 242 * (float)(i % 2), 420 + 50 * (float)(i / 2), 230, 42),
                     i == 4);
    }
    const CardPlace lost = place_at(CARD_CHIP, at(1332, 470, 230, 42)),
                    lost_card = place_at(CARD_TABLE, at(900, 304, 156, 188));
    card_art_draw_loss(stage_app->gfx, &lost);
    card_art_draw_loss(stage_app->gfx, &lost_card);
    card_art_draw_pile(stage_app->gfx, PALETTE_NEUTRAL, 30, app_px(stage_app, 1600), app_px(stage_app, 310),
                       app_px(stage_app, 72));
    card_art_draw_count(stage_app->gfx, PALETTE_NEUTRAL, 30, app_px(stage_app, 1640), app_px(stage_app, 410));
}

// ---- ships

static void draw_ships(void) {
    static const struct {
        const char *file;
        int color;
        float turn, shields;
    } ships[] = {{"ships/tigers-claw.svg", SHEET_COPPER, 180, 0},
                 {"ships/bastion.svg", SHEET_BLUE, 0, 1},
                 {"ships/halberd.svg", SHEET_RED, 180, 0.3F}};
    for (int i = 0; i < 3; i++) {
        const GfxRect box = at(1270 + 216 * (float)i, 36, 176, 176);
        ship_art_draw_halo(stage_app->gfx, sheet_color[ships[i].color], box, COLOR_SHIELDS, ships[i].shields);
        ship_art_draw(stage_app->gfx, ships[i].file, sheet_color[ships[i].color], ship_art_in_halo(box),
                      ships[i].turn);
    }
}

// ---- the lane

static void draw_open_lane(void) {
    static const LanePart parts[] = {{"Battle Laser", 7, false}, {"Targeting Probe", 1, true}};
    static const LaneTerm terms[] = {
        {NULL, 8, "attack", 0xFFFFC0B8u}, {"-", 4, "ECM", 0xFFEAF4FFu}, {"=", 4, "lands", COLOR_WHITE}};
    static const Track shields = {SIGN("shield"), COLOR_SHIELDS, 5, 0, 9, .steps = false};
    static const Track hull = {SIGN("hull"), COLOR_STOCK, 9, 9, 10, .steps = false};
    App *app = stage_app;
    const float x = 40, y = 590;
    draw_lane(app, at(x, y, 1289, 400), sheet_color[SHEET_RED], sheet_color[SHEET_BLUE]);
    draw_card_at(0, CARD_HAND, at(x + 24, y + 44, 200, 280), false);
    draw_lane_sum(app, at(x + 244, y + 74, 200, 170), sheet_color[SHEET_RED], parts, 2, "Attack", 8);
    draw_lane_tag(app, at(x + 244, y + 256, 200, 30), SIGN("weapon"), "Beam", COLOR_WEAPONS);
    draw_lane_arrow(app, app_px(app, x + 476), app_px(app, y + 194), 0xFFFFC0B8u);
    draw_lane_slot(app, at(x + 504, y + 66, 196, 274), "Your answer", "Drop a lit card here", true);
    draw_lane_arrow(app, app_px(app, x + 730), app_px(app, y + 194), COLOR_ICE);
    draw_lane_equation(app, at(x + 770, y + 50, 496, 90), terms, 3);
    draw_lane_equation(app, at(x + 770, y + 330, 496, 50), terms, 3);
    draw_track(app, at(x + 854, y + 158, 412, 32), &shields);
    draw_track(app, at(x + 854, y + 204, 412, 32), &hull);
    draw_lane_change(app, at(x + 770, y + 260, 200, 40), "Shields", 5, 0, COLOR_DAMAGE);
    draw_lane_change(app, at(x + 970, y + 260, 200, 40), "Hull", 9, 6, COLOR_DAMAGE);
    draw_lane_change(app, at(x + 1150, y + 260, 120, 40), "Hull", 9, 9, COLOR_DAMAGE);
}

static void draw_tabs(void) {
    const LaneTab tabs[] = {{sheet_color[SHEET_BLUE], "Battle Laser", 7, true},
                            {sheet_color[SHEET_RED], "Graviton Lance", 5, false}};
    for (int i = 0; i < 2; i++)
        draw_lane_tab(stage_app, at(300 + 230 * (float)i, 546, 220, 38), &tabs[i]);
    draw_lane(stage_app, at(40, 1000, 400, 60), PALETTE_NEUTRAL, PALETTE_NEUTRAL);
    draw_lane_slot(stage_app, at(460, 1000, 120, 60), "Answer", NULL, false);
    static const Track endangered = {SIGN("hull"), COLOR_STOCK, 6, 6, 10, .risk = 2};
    draw_track(stage_app, at(600, 1010, 400, 32), &endangered);
}

// ---- lists

#define CHIP_LEFT(shields, hull, lost)                                                                       \
    .left = {{.sign = SIGN("shield"), .value = shields, .color = COLOR_SHIELDS},                             \
             {.sign = SIGN("hull"), .value = hull, .color = (lost) ? COLOR_DAMAGE : COLOR_STOCK}},           \
    .lefts = 2

static const AnswerRow rows[] = {
    {.name = "ECM",
     .sign = SIGN("shield"),
     .does = "takes off 4",
     .price = {{.sign = SIGN("shield"), .value = 1, .color = COLOR_SHIELDS}},
     .prices = 1,
     CHIP_LEFT(0, 9, false)},
    {.name = "Evasive Action",
     .sign = "glyphs/counter.svg",
     .does = "counters",
     .price = {{.sign = SIGN("engine"), .value = 1, .color = COLOR_ENGINES}},
     .prices = 1,
     CHIP_LEFT(5, 9, false)},
    {.name = "Fighter Squadron",
     .sign = SIGN("shield"),
     .does = "takes off 3",
     .aside = "launched",
     CHIP_LEFT(0, 8, true)},
    {.name = "Point Defense", .aside = "free", .why = "Not against a beam"},
    {.name = "Take the hit",
     .sign = SIGN("weapon"),
     .does = "all 8 land",
     .aside = "no card",
     CHIP_LEFT(0, 6, true)},
};
#define ROWS 5

static void draw_list(GfxRect box, int count, int first, int lit) {
    const AnswerLayout room = answer_layout(stage_app, box, count, first);
    for (int i = 0; i < count; i++)
        draw_answer(stage_app, &room, i, &rows[i % ROWS], i == lit);
    draw_hidden_answers(stage_app, &room);
}

void draw_answer_sheet(void) {
    gfx_fill(stage_app->gfx, at(0, 0, 1920, 1080), 0xFF0B1220);
    draw_cards();
    draw_ships();
    draw_open_lane();
    draw_tabs();
    draw_list(at(1350, 590, 276, 400), ROWS, 0, 0);
    draw_list(at(1650, 590, 230, 230), ROWS, 0, 1);
    draw_list(at(1650, 830, 230, 230), 12, 3, 5);
}
