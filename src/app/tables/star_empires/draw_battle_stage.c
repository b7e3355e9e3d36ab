// SPDX-License-Identifier: MIT
// Draws the stage of a battle: the world that is fought about, both fleets, and a tag with force and class at
// each of their ships.
#include "app/tables/star_empires/draw_battle.h"

#include "app/art/ship_cutout.h"
#include "app/kit/ship_breaking.h"
#include "app/kit/shot.h"
#include "app/tables/star_empires/battle_fleet.h"
#include "app/tables/star_empires/battle_join.h"
#include "app/tables/star_empires/battle_kill.h"
#include "app/tables/star_empires/sector_art.h"
#include "app/tables/star_empires/show.h"
#include "games/star_empires/numbers.h"
#include "gfx/ease.h"
#include "gfx/light.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>

#define COMES_FROM 620.0F  // units outside of its place
#define APART 0.4F         // share of the whole time by which the last ship comes later than the first
#define LEAVES_APART 0.14F // … by which it leaves later
#define RISES 0.12F        // how much up its way goes, at the left, per unit toward the middle
#define TURNS 0.34F        // share of a ship's leaving in which it turns
#define RUN_UP 0.09F       // share of its way before it jumps
#define STANDS_DARK 0.22F  // of a ship's light, once there is peace
#define DRAWS_BACK 22.0F   // units

// ---- the ground

const char *empires_ground_file(const App *app, const CardTable *table, uint8_t place, char *file,
                                size_t size) {
    const Sector sector = {.territory = empires_place_id(app, table, place),
                           .kind = empires_chart(app, table)->kind[place],
                           .wealth = empires_wealth(&seen(table)->table, place),
                           .race = empires_home_race(app->catalog->rules, &seen(table)->table, place)};
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

static StageGround ground_of(const App *app, const CardTable *table, uint8_t place, const int palette[SIDES],
                             char file[96]) {
    return (StageGround){.file = empires_ground_file(app, table, place, file, 96),
                         .sides = true,
                         .palette = {palette[SIDE_ATTACKER], palette[SIDE_DEFENDER]}};
}

static void draw_ground(App *app, const CardTable *table, const BattleStatus *battle) {
    const StageView stage = empires_stage(table);
    const int palette[SIDES] = {battle->stack[0].palette, battle->stack[1].palette};
    char file[96];
    const StageGround ground = ground_of(app, table, battle->battle->place, palette, file);
    stage_draw_ground(app, table, &stage, &ground);
}

void empires_draw_battle_ground(App *app, const CardTable *table, uint8_t place, const int palette[SIDES],
                                GfxRect box) {
    const StageView stage = empires_stage(table);
    char file[96];
    const StageGround ground = ground_of(app, table, place, palette, file);
    stage_draw_ground_in(app, table, &stage, &ground, box);
}

// ---- ships

bool empires_ship_file(const App *app, const CardTable *table, Seat seat, uint8_t unit, const char *view,
                       char *file, size_t size) {
    const EmpiresRules *rules = empires_rules(app);
    const char *races[] = {rules->race[seen(table)->table.seat[seat].race].id, "federation"},
               *classes[] = {rules->unit[unit].id, rules->unit[unit].kind == UNIT_BASE     ? "starbase"
                                                   : rules->unit[unit].kind == UNIT_LEADER ? "scout"
                                                                                           : "warship"};
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
    float turned;               // how much of it has turned to leave
    float streak_x, streak_y;   // the dark end of the light it draws, from its middle; both 0: none
    bool moves;
} Flown;

static float shaken(const CardTable *table) {
    const float part = own(table)->motion.shake;
    return part < 1 ? empires_stage_px(table, own(table)->motion.shakes) * shake_aside(part) / SHAKE_MOST : 0;
}

static float clamped(float part) {
    return fminf(1, fmaxf(0, part));
}

// Out of warp, from outside.
static void come(const CardTable *table, Flown *flown, float came, float out, float w) {
    const float away = 1 - ease_out_expo(came), far = empires_stage_px(table, COMES_FROM);
    flown->opacity = table->timeline.reduced ? came : fminf(1, 1.3F - away);
    flown->moves = true;
    if (table->timeline.reduced)
        return;
    flown->x += out * away * far;
    flown->y -= out * RISES * away * far;
    flown->streak_x = out * away * w * 2;
    flown->streak_y = -out * RISES * away * w * 2;
}

// It turns about, its drive runs up, and it stretches into the jump.
static void leave(const CardTable *table, Flown *flown, float gone, float out, float w) {
    const float run = ease_in(clamped((gone - TURNS) / (EMPIRES_JUMP_AT - TURNS))),
                jump = clamped((gone - EMPIRES_JUMP_AT) / (1 - EMPIRES_JUMP_AT)),
                away = RUN_UP * run + (1 - RUN_UP) * jump * jump * jump,
                far = empires_stage_px(table, COMES_FROM);
    flown->moves = true;
    if (table->timeline.reduced) {
        flown->opacity = 1 - gone;
        return;
    }
    flown->turned = ease_in_out(clamped(gone / TURNS));
    flown->x += out * away * far;
    flown->y -= out * RISES * away * far;
    flown->light = 1 + 0.5F * run;
    flown->opacity = 1 - ease_in(clamped(jump * 1.4F - 0.4F));
    // the light it leaves behind reaches back to where it was
    flown->streak_x = -out * (run * w * 0.5F + jump * w * 2.4F);
    flown->streak_y = out * RISES * (run * w * 0.5F + jump * w * 2.4F);
}

// A wreck stays where it is.
static Flown resting(const CardTable *table, GfxRect box) {
    return (Flown){.x = box.x + box.w / 2 + shaken(table),
                   .y = box.y + box.h / 2,
                   .light = 1,
                   .opacity = 1,
                   .moves = own(table)->motion.shake < 1};
}

// A card has ended the battle: its lights go down, and unless it only sees others leave it turns its guns
// away and draws back a little.
static void stand_down(const CardTable *table, Flown *flown, float part, float out, bool turns) {
    const float turned = ease_in_out(clamped(part * 1.2F)), back = ease_in_out(part);
    flown->moves |= part < 1;
    flown->light -= STANDS_DARK * back;
    flown->turned = turns ? turned : 0;
    if (turns && !table->timeline.reduced)
        flown->x += out * empires_stage_px(table, DRAWS_BACK) * back;
}

static bool turns_away(const BattleStatus *battle, int side) {
    const Event *left = battle->told.called_off;
    return battle->told.peace != NULL || (left != NULL && left->seat == battle->stack[side].seat);
}

// One after the other out of warp, and back into it.
static Flown flown(const CardTable *table, const BattleStatus *battle, GfxRect box, int side, int at,
                   int count) {
    const EmpiresMotion *motion = &own(table)->motion;
    const float out = side == SIDE_ATTACKER ? -1 : 1, nth = count > 1 ? (float)at / (float)(count - 1) : 0;
    const float came = clamped((motion->arrive - APART * nth) / (1 - APART)),
                gone = clamped((empires_leaving(table, side) - LEAVES_APART * nth) / (1 - LEAVES_APART));
    Flown flown = resting(table, box);
    if (came < 1)
        come(table, &flown, came, out, box.w);
    else if (motion->leave[side] < 1)
        leave(table, &flown, gone, out, box.w);
    else if (battle->told.peace != NULL || battle->told.called_off != NULL)
        stand_down(table, &flown, clamped((1 + APART) * motion->calm - APART * nth), out,
                   turns_away(battle, side));
    if (motion->leave[side] < 1 && battle->told.called_off != NULL) // it has turned already
        flown.turned = 1;
    return flown;
}

static void draw_streak(App *app, const Flown *at, GfxRect box, Color color) {
    if (at->streak_x == 0 && at->streak_y == 0)
        return;
    gfx_opacity_push(app->gfx, fminf(1, at->opacity + 0.2F));
    gfx_light_streak(app->gfx, at->x + at->streak_x, at->y + at->streak_y, at->x, at->y, box.h * 0.07F,
                     color);
    gfx_opacity_pop(app->gfx);
}

// Both views while it turns to leave; `breaks`: it falls.
static void draw_whole(App *app, const CardTable *table, const BattleStack *stack, int side,
                       const FleetShip *ship, const Fall *falls, const Flown *at) {
    static const char *const views[SIDES] = {[SIDE_ATTACKER] = "r", [SIDE_DEFENDER] = "l"};
    const float opacity = at->opacity * (falls != NULL ? 1 - empires_fall_wrecked(table, falls) : 1);
    char file[96];
    ShipCutout whole = {.x = at->x,
                        .y = at->y,
                        .w = empires_ship_box(app, table, ship).w,
                        .light = at->light,
                        .moves = at->moves};
    if (falls != NULL)
        empires_push_falling(table, falls, &whole);
    ShipCutout breaks = whole; // its pieces fly off steadily
    if (falls != NULL)
        empires_pose_falling(table, falls, &whole);
    for (int turned = 0; turned < 2; turned++) {
        const float part = (turned == 1 ? at->turned : 1 - at->turned) * opacity;
        if ((part <= 0 && falls == NULL) ||
            !empires_ship_file(app, table, stack->seat, ship->unit, views[turned == 1 ? 1 - side : side],
                               file, sizeof file))
            continue;
        whole.file = breaks.file = file;
        stage_draw_cutout(app, &whole, part);
        if (falls != NULL && turned == 0)
            empires_draw_breaking(app, table, falls, &breaks);
    }
}

static void draw_wreck(App *app, const CardTable *table, const BattleStack *stack, int side,
                       const FleetShip *ship, int slot, const Fall *falls, const Flown *at) {
    char file[96];
    ShipCutout wreck = {.file = file,
                        .x = at->x,
                        .y = at->y,
                        .w = empires_ship_box(app, table, ship).w * 0.94F,
                        .moves = at->moves};
    const float part = empires_fall_wrecked(table, falls);
    if (part <= 0 || !empires_ship_file(app, table, stack->seat, ship->unit, "dead", file, sizeof file))
        return;
    empires_pose_wreck(table, falls, side, slot, &wreck);
    empires_draw_torn(app, &wreck, at->opacity * part * 0.95F);
    ship_breaking_embers(app, &wreck, at->opacity * part);
}

static void draw_ship(App *app, const CardTable *table, const BattleStack *stack, int side,
                      const FleetShip *ship, int slot, const Fall *falls, const Flown *at) {
    if (ship->units == 0)
        draw_wreck(app, table, stack, side, ship, slot, falls, at);
    if (ship->units > 0 || falls != NULL)
        draw_whole(app, table, stack, side, ship, falls, at);
    draw_streak(app, at, empires_ship_box(app, table, ship), palette_faction(stack->palette)->light);
}

// A leader without ships looks out of a boat: its portrait is above it, and falls with it.
static void draw_lone_face(App *app, const CardTable *table, const BattleStack *stack, const FleetShip *ship,
                           const Fall *falls, const Flown *at) {
    const FleetShip face = empires_lone_face(ship);
    empires_draw_stage_leader(app, table, stack, &face, at->opacity,
                              ship->units > 0 ? 0 : empires_fall_wrecked(table, falls));
}

// ---- tags

// How many of the units that it stands for are there, as far as it has landed: one that is being shot at is.
static int units_told(const BattleStack *stack, const BattleStack *told, const FleetShip *ship, int slot) {
    const int coming = stack->lost[ship->unit] - told->lost[ship->unit];
    if (ship->units + ship->lost > 1)
        return ship->units + (coming > 0 ? coming : 0);
    return ship->units > 0 || slot - stack->unit[ship->unit] < coming ? 1 : 0;
}

// Force and class, as on the map: "8 >"; with several of a kind how many.
static void draw_tag(App *app, const CardTable *table, const BattleStack *stack, const FleetShip *ship,
                     int there, bool lit) {
    char text[16];
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY_BOLD, 11, COLOR_WHITE, GFX_CENTRE);
    const bool several = ship->units + ship->lost > 1;
    empires_battle_force_text(app, table, stack, ship->unit, text);
    if (gfx_text_width(app->gfx, &least, text) > empires_ship_tag(table, ship).w / 2 - 2)
        snprintf(text, sizeof text, "%d", empires_battle_worth(app, table, stack, ship->unit));
    if (several)
        snprintf(text, sizeof text, "%d\xC3\x97", there);
    const StageTag tag = {.rect = empires_ship_tag(table, ship),
                          .text = text,
                          .sign = empires_unit_sign(table->looks, ship->unit),
                          .force = !several,
                          .palette = stack->palette,
                          .lost = there == 0,
                          .lit = lit};
    empires_draw_stage_tag(app, table, &tag);
}

// Of the only one of its side, which may be no ship.
static void draw_unit_name(App *app, const CardTable *table, const FleetShip *ship) {
    const GfxRect box = empires_ship_name(table, ship);
    const char *name = empires_unit_name(table->looks, ship->unit);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 15, COLOR_WHITE, GFX_CENTRE);
    const float w = fminf(box.w, ceilf(gfx_text_width(app->gfx, &style, name) + lpx(table, 16)));
    const GfxRect plate = {roundf(box.x + (box.w - w) / 2), roundf(box.y), roundf(w), roundf(box.h)};
    empires_draw_glass(app, table, plate);
    words_fit(app, plate, GFX_FONT_DISPLAY, 15, 11, COLOR_WHITE, GFX_CENTRE, name);
}

// ---- a side

static bool may_fall(const App *app, const CardTable *table, int side) {
    return empires_decides(app, table) && empires_battle_losing(table) == side;
}

// Its place among the ships of its kind.
static int slot_of(const FleetShip ship[FLEET_MOST], int at) {
    int slot = 0;
    for (int i = 0; i < at; i++)
        slot += ship[i].unit == ship[at].unit;
    return slot;
}

static void draw_tags(App *app, const CardTable *table, const BattleStatus *battle, int side,
                      const FleetShip ship[FLEET_MOST], int count) {
    const BattleStack *stack = &battle->stack[side];
    BattleStatus told;
    if (own(table)->motion.arrive < 1 || own(table)->motion.leave[side] < 1)
        return;
    empires_read_landed_battle(app, table, &told);
    for (int i = 0; i < count; i++) {
        if (empires_ship_is_away(table, battle, side, &ship[i]) ||
            empires_has_joined(battle, side, ship, i) || empires_is_joining(table, battle, side, ship, i))
            continue;
        const int there = units_told(stack, &told.stack[side], &ship[i], slot_of(ship, i));
        draw_tag(app, table, stack, &ship[i], there, may_fall(app, table, side) && ship[i].units > 0);
        if (empires_stands_for_side(&ship[i], i))
            draw_unit_name(app, table, &ship[i]);
    }
}

// Of a kind for which one ship stands those that were lost lie behind it, as others do at their own places.
static void draw_lost_of(App *app, const CardTable *table, const BattleStack *stack, int side,
                         const FleetShip *ship) {
    const int beside = ship->lost - (ship->units == 0 ? 1 : 0);
    for (int nth = beside - 1; nth >= 0 && ship->units + ship->lost > 1; nth--) {
        const int slot = ship->units + ship->lost - 1 - nth;
        const FleetShip lost = empires_lost_of(ship, side, nth);
        const Fall *falls = empires_fall_of(table, side, ship, slot);
        const Flown at = resting(table, empires_ship_box(app, table, &lost));
        if (nth < LOST_BESIDE || falls != NULL)
            draw_ship(app, table, stack, side, &lost, slot, falls, &at);
    }
}

static void draw_fleet(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const BattleStack *stack = &battle->stack[side];
    FleetShip ship[FLEET_MOST];
    const int count = empires_fleet_now(app, table, battle, side, ship);
    for (int i = count - 1; i >= 0; i--) { // the strongest in front
        const int slot = slot_of(ship, i);
        const bool there = ship[i].units > 0;
        const Fall *falls = there ? NULL : empires_fall_of(table, side, &ship[i], slot);
        const GfxRect box = empires_ship_box(app, table, &ship[i]);
        const Flown at = there ? flown(table, battle, box, side, i, count) : resting(table, box);
        if (ship[i].post != POST_LEADER)
            draw_lost_of(app, table, stack, side, &ship[i]);
        if (empires_ship_is_away(table, battle, side, &ship[i]) || empires_has_joined(battle, side, ship, i))
            continue;
        if (empires_is_joining(table, battle, side, ship, i))
            empires_draw_joining(app, table, battle, side, &ship[i]);
        else if (ship[i].post == POST_LEADER)
            empires_draw_stage_leader(app, table, stack, &ship[i], at.opacity,
                                      there ? 0 : empires_fall_wrecked(table, falls));
        else
            draw_ship(app, table, stack, side, &ship[i], slot, falls, &at);
        if (ship[i].post == POST_LONE)
            draw_lone_face(app, table, stack, &ship[i], falls, &at);
    }
    draw_tags(app, table, battle, side, ship, count);
}

void empires_draw_battle_stage(App *app, const CardTable *table, const BattleStatus *battle) {
    const GfxRect box = own(table)->layout.battle.stage;
    const StageView stage = empires_stage(table);
    if (!gfx_is_visible(app->gfx, gfx_inset(box, -2)))
        return;
    draw_ground(app, table, battle);
    stage_darken(app, table, &stage, fmaxf(empires_kill_dark(table), empires_mood_dark(app, table, battle)));
    gfx_clip_push(app->gfx, gfx_inset(box, 1));
    empires_draw_mood(app, table, battle);
    empires_draw_limb(app, table, battle);
    for (int side = 0; side < SIDES; side++)
        draw_fleet(app, table, battle, side);
    for (int side = 0; side < SIDES; side++)
        empires_draw_deserted(app, table, &battle->stack[side], side);
    gfx_clip_pop(app->gfx);
    stage_draw_frame(app, table, &stage);
}
