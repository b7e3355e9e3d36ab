// SPDX-License-Identifier: MIT
// Draws the stage of a battle: the world that is fought about, both fleets, and a tag with force and class at
// each of their ships.
#include "app/tables/star_empires/draw_battle.h"

#include "app/art/ship_cutout.h"
#include "app/kit/shot.h"
#include "app/tables/star_empires/battle_fleet.h"
#include "app/tables/star_empires/sector_art.h"
#include "app/tables/star_empires/show.h"
#include "games/star_empires/numbers.h"
#include "gfx/ease.h"
#include "gfx/light.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>

#define COMES_FROM 620.0F // units outside of its place
#define APART 0.4F        // share of the whole time by which the last ship comes later than the first
#define WRECK_LIGHT 0.8F
#define WRECK_SINKS 14.0F // units
#define SHAKE 3.0F        // units

// ---- the ground

const char *empires_ground_file(const App *app, const CardTable *table, uint8_t place, char *file,
                                size_t size) {
    const Sector sector = {.territory = empires_place_id(app, table, place),
                           .kind = empires_chart(app, table)->kind[place],
                           .wealth = empires_wealth(&seen(table)->table, place)};
    char name[64];
    snprintf(name, sizeof name, "ground-%s", empires_sector_world(&sector));
    return picture_store_find(app->pictures, "pictures/fleets/", name, file, size) ? file : NULL;
}

void empires_prefetch_stage(App *app, const CardTable *table) {
    const BattleState *battle = &seen(table)->table.battle;
    const GfxRect box = own(table)->layout.battle.stage;
    char file[96];
    if (battle->kind != BATTLE_NONE && !empires_shows_battle(table) && !gfx_is_dry(app->gfx) &&
        battle->place < own(table)->layout.map.count &&
        empires_ground_file(app, table, battle->place, file, sizeof file) != NULL)
        picture_store_prefetch(app->pictures, file, (int)roundf(box.w), (int)roundf(box.h));
}

static void draw_ground(App *app, const CardTable *table, const BattleStatus *battle) {
    const StageView stage = empires_stage(table);
    char file[96];
    const StageGround ground = {
        .file = empires_ground_file(app, table, battle->battle->place, file, sizeof file),
        .sides = true,
        .palette = {battle->stack[SIDE_ATTACKER].palette, battle->stack[SIDE_DEFENDER].palette}};
    stage_draw_ground(app, table, &stage, &ground);
}

// ---- ships

// By race and class. A class of a pack is drawn as a warship, one of a pack's bases as a starbase; a race of
// a pack flies the Federation's ships.
static bool find_picture(const App *app, const CardTable *table, const BattleStack *stack, uint8_t unit,
                         const char *view, char *file, size_t size) {
    const EmpiresRules *rules = empires_rules(app);
    const char *races[] = {rules->race[seen(table)->table.seat[stack->seat].race].id, "federation"},
               *classes[] = {rules->unit[unit].id,
                             rules->unit[unit].kind == UNIT_BASE ? "starbase" : "warship"};
    char name[64];
    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "%.24s-%.24s.%.8s", races[i / 2], classes[i % 2], view);
        if (picture_store_find(app->pictures, "pictures/fleets/", name, file, size))
            return true;
    }
    return false;
}

typedef struct Flown {
    float x, y, light, opacity; // window pixels
    float streak;               // length of the light behind it, 0: none
    bool moves;
} Flown;

static float shaken(const CardTable *table) {
    const float part = own(table)->motion.shake;
    return part < 1 ? empires_stage_px(table, SHAKE) * shake_aside(part) / SHAKE_MOST : 0;
}

// One after the other out of warp, and back into it.
static Flown flown(const CardTable *table, GfxRect box, int side, int at, int count) {
    const EmpiresMotion *motion = &own(table)->motion;
    const float out = side == SIDE_ATTACKER ? -1 : 1,
                later = count > 1 ? APART * (float)at / (float)(count - 1) : 0;
    const float came = fminf(1, fmaxf(0, (motion->arrive - later) / (1 - APART))),
                gone = fminf(1, fmaxf(0, (motion->leave[side] - later) / (1 - APART)));
    Flown flown = {.x = box.x + box.w / 2 + shaken(table), .y = box.y + box.h / 2, .light = 1, .opacity = 1};
    const float away = came < 1 ? 1 - ease_out_expo(came) : motion->leave[side] < 1 ? ease_in(gone) : 0;
    flown.moves = away > 0 || motion->shake < 1;
    if (away <= 0)
        return flown;
    flown.x += out * away * empires_stage_px(table, COMES_FROM);
    flown.y += (side == SIDE_ATTACKER ? 0.12F : -0.12F) * away * empires_stage_px(table, COMES_FROM);
    flown.streak = away * box.w * 2;
    flown.opacity = fminf(1, 1.3F - away);
    return flown;
}

static void draw_picture(App *app, const char *file, const Flown *at, float w, float light, float opacity) {
    const ShipCutout cutout = {
        .file = file, .x = at->x, .y = at->y, .w = w, .light = light, .moves = at->moves};
    stage_draw_cutout(app, &cutout, opacity);
}

static void draw_streak(App *app, const Flown *at, GfxRect box, int side, Color color) {
    const float out = side == SIDE_ATTACKER ? -1 : 1;
    if (at->streak <= 0)
        return;
    gfx_opacity_push(app->gfx, fminf(1, at->opacity));
    gfx_light_streak(app->gfx, at->x + out * at->streak, at->y - out * 0.12F * at->streak, at->x, at->y,
                     box.h * 0.05F, color);
    gfx_opacity_pop(app->gfx);
}

// How much of it is a wreck: all of it, or what has just been shot down.
static float wrecked(const CardTable *table, const FleetShip *ship, int side, bool last) {
    const EmpiresMotion *motion = &own(table)->motion;
    const bool falls =
        motion->fallen < 1 && motion->fallen_side == side && motion->fallen_unit == ship->unit && last;
    return ship->units > 0 ? 0 : falls ? motion->fallen : 1;
}

static void draw_ship(App *app, const CardTable *table, const BattleStack *stack, int side,
                      const FleetShip *ship, float dead, const Flown *at) {
    const GfxRect box = empires_ship_box(app, table, ship);
    const char *view = side == SIDE_ATTACKER ? "r" : "l";
    char file[96];
    if (find_picture(app, table, stack, ship->unit, view, file, sizeof file))
        draw_picture(app, file, at, box.w, 1, at->opacity * (1 - dead));
    Flown wreck = *at;
    wreck.y += dead * empires_stage_px(table, WRECK_SINKS);
    if (dead > 0 && find_picture(app, table, stack, ship->unit, "dead", file, sizeof file))
        draw_picture(app, file, &wreck, box.w * 0.94F, WRECK_LIGHT, at->opacity * dead * 0.9F);
    draw_streak(app, at, box, side, palette_faction(stack->palette)->light);
}

// ---- tags

// Force and class, as on the map: "8 >"; with several of a kind how many.
static void draw_tag(App *app, const CardTable *table, const BattleStack *stack, const FleetShip *ship,
                     bool lit) {
    const FactionColors *colors = palette_faction(stack->palette);
    const bool lost = ship->units == 0;
    const GfxRect tag = empires_ship_tag(table, ship);
    const float half = roundf(tag.w * 0.5F), line = fmaxf(1, roundf(lpx(table, lit ? 2 : 1))),
                radius = lpx(table, 4);
    const float sign = roundf(tag.h * 0.72F);
    const GfxPaint fill = paint_solid(0xE60A111Fu),
                   head = paint_solid(lost ? color_mix(colors->deep, COLOR_SPACE, 0.4F)
                                           : color_mix(colors->deep, colors->main, 0.45F)),
                   edge = paint_solid(lit    ? COLOR_ICE
                                      : lost ? color_alpha(colors->main, 0.5F)
                                             : colors->main);
    char text[16];
    gfx_round(app->gfx, tag, radius, &fill);
    gfx_clip_push(app->gfx, gfx_rect(tag.x, tag.y, half, tag.h));
    gfx_round(app->gfx, tag, radius, &head);
    gfx_clip_pop(app->gfx);
    gfx_frame(app->gfx, tag, radius, line, &edge);
    if (ship->units + ship->lost > 1)
        snprintf(text, sizeof text, "%d\xC3\x97", ship->units);
    else
        snprintf(text, sizeof text, "%d",
                 race_of(empires_rules(app), &seen(table)->table, stack->seat)->force[ship->unit]);
    words_fit(app, gfx_rect(tag.x, tag.y, half, tag.h), GFX_FONT_DISPLAY_BOLD, 15, 11,
              lost ? COLOR_TEXT_DIM : COLOR_WHITE, GFX_CENTRE, text);
    icon_at(app, empires_unit_sign(table->looks, ship->unit),
            roundf(tag.x + half + (tag.w - half - sign) / 2), roundf(tag.y + (tag.h - sign) / 2), sign,
            lost ? COLOR_TEXT_DIM : colors->light);
    if (lost)
        gfx_fill(app->gfx,
                 gfx_rect(tag.x + half, roundf(tag.y + tag.h / 2), tag.w - half, fmaxf(1, lpx(table, 2))),
                 COLOR_MISSING);
}

// ---- a side

static bool may_fall(const App *app, const CardTable *table, int side) {
    return empires_decides(app, table) && empires_battle_losing(table) == side;
}

static int fleet_of(const App *app, const CardTable *table, const BattleStack *stack, int side,
                    FleetShip out[FLEET_MOST]) {
    const bool leaves = own(table)->motion.leave[side] < 1;
    return empires_battle_fleet(app, table, stack, leaves ? own(table)->left[side] : NULL, out);
}

static void draw_fleet(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const BattleStack *stack = &battle->stack[side];
    FleetShip ship[FLEET_MOST];
    const int count = fleet_of(app, table, stack, side, ship);
    for (int i = count - 1; i >= 0; i--) { // the strongest in front
        const bool last = i + 1 == count || ship[i + 1].unit != ship[i].unit;
        const Flown at = flown(table, empires_ship_box(app, table, &ship[i]), side, i, count);
        if (ship[i].post != POST_LEADER)
            draw_ship(app, table, stack, side, &ship[i], wrecked(table, &ship[i], side, last), &at);
    }
    if (own(table)->motion.arrive < 1 || own(table)->motion.leave[side] < 1)
        return;
    for (int i = 0; i < count; i++)
        draw_tag(app, table, stack, &ship[i], may_fall(app, table, side) && ship[i].units > 0);
}

// A side without ships: its garrison, or nobody.
static void draw_alone(App *app, const CardTable *table, const BattleStack *stack, int side) {
    const GfxRect box = empires_stage_rect(table, side == SIDE_ATTACKER ? 150 : 640, 214, 258, 62);
    const float edge = lpx(table, 10);
    if (stack->seat == SEAT_NONE || sum_of(stack->all) > 0)
        return;
    empires_draw_glass(app, table, box);
    paragraph(
        app, gfx_inset(box, edge), GFX_FONT_TEXT, 15, 20, COLOR_TEXT,
        app_word(app, stack->garrison > 0 ? "empires.battle.garrison_alone" : "empires.battle.no_units"));
}

// The two dice of a minor race fall onto its world.
static void draw_limb_dice(App *app, const CardTable *table, const BattleStatus *battle) {
    static const struct { float x, y, turn; } lies[2] = {{604, 318, -0.22F}, {690, 336, 0.34F}};
    const DiceThrow *dice = &own(table)->motion.dice;
    const bool rolls = empires_dice_in_battle(table) && dice->part < 1 && !table->timeline.reduced;
    if (battle->battle->kind != BATTLE_CONQUEST || (battle->dice[0] == 0 && !rolls))
        return;
    const float part = rolls ? ease_out_quad(dice->part) : 1;
    for (int i = 0; i < 2; i++) {
        const GfxRect at = empires_stage_rect(table, lies[i].x, lies[i].y, 58, 58);
        const float fall = 1 - part, hop = fabsf(cosf(part * 7.85F)) * fall;
        empires_draw_die(app, roundf(at.x + at.w / 2 + empires_stage_px(table, 300) * fall),
                         roundf(at.y + at.h / 2 - empires_stage_px(table, 170) * hop), at.w,
                         lies[i].turn + fall * (i == 0 ? 9 : -11),
                         rolls ? empires_die_face(dice, i) : battle->dice[i],
                         palette_faction(PALETTE_NEUTRAL));
    }
}

void empires_draw_battle_stage(App *app, const CardTable *table, const BattleStatus *battle) {
    const GfxRect box = own(table)->layout.battle.stage;
    const StageView stage = empires_stage(table);
    if (!gfx_is_visible(app->gfx, gfx_inset(box, -2)))
        return;
    draw_ground(app, table, battle);
    gfx_clip_push(app->gfx, gfx_inset(box, 1));
    draw_limb_dice(app, table, battle);
    for (int side = 0; side < SIDES; side++)
        draw_fleet(app, table, battle, side);
    for (int side = 0; side < SIDES; side++)
        draw_alone(app, table, &battle->stack[side], side);
    gfx_clip_pop(app->gfx);
    stage_draw_frame(app, table, &stage);
}

// The force of the unit that has just fallen, where it stood.
void empires_draw_loss(App *app, const CardTable *table) {
    const Hurt *hurt = &own(table)->motion.hurt;
    const StageView stage = empires_stage(table);
    const StageLoss loss = {.part = hurt->part,
                            .x = hurt->at.x,
                            .y = hurt->at.y - stage_px(&stage, 92),
                            .size = 56,
                            .lost = hurt->force,
                            .color = 0xFFFFA07Au};
    if (hurt->part < 1 && empires_shows_battle(table))
        stage_draw_loss(app, table, &stage, &loss);
}
