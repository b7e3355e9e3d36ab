// SPDX-License-Identifier: MIT
// Times and drawing of a unit that is shot down. Everything follows from Fall.part; nothing is random.
#include "app/tables/star_empires/battle_kill.h"

#include "app/tables/star_empires/battle_tiles.h"
#include "app/tables/star_empires/show.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>

#define CHARGE_MS 110.0F
#define CHARGE_LAST_MS 280.0F
#define BEAM_MS 90.0F // until it strikes
#define BURNS_MS 230.0F
#define BURNS_LAST_MS 420.0F
#define AFTER_MS 1500.0F // it breaks up, and its wreck comes to rest
#define FLASH_MS 140.0F
#define CHANGES_MS 130.0F // from ship to wreck, behind the fireball
#define NUMBER_MS 1100.0F
#define NUMBER_ABOVE 92.0F
#define PUSHED 9.0F // units, along the shot
#define TREMBLES 3.0F
#define FLASHES 1.5F     // how much brighter when hit
#define WRECK_LIGHT 0.8F // of a wreck that lies there
#define WRECK_GLOWS 0.9F // … more when it has just burst
#define WRECK_SINKS 16.0F
#define WRECK_TURNS 9.0F // degrees
#define PIECES 7
#define PIECES_MS 900.0F
#define DARK 0.34F
#define EMBERS 0.6F // strength of the fires on a wreck

KillTimes empires_kill_times(float pace, bool last) {
    KillTimes times = {.fires = (last ? CHARGE_LAST_MS : CHARGE_MS) * pace};
    times.hits = times.fires + BEAM_MS;
    times.bursts = times.hits + (last ? BURNS_LAST_MS : BURNS_MS) * pace;
    times.ends = times.bursts + AFTER_MS;
    return times;
}

static float clamped(float part) {
    return fminf(1, fmaxf(0, part));
}

// ---- which

const Fall *empires_fall_of(const CardTable *table, int side, const FleetShip *ship, int slot) {
    for (int i = 0; i < FALLS_MOST; i++) {
        const Fall *fall = &own(table)->motion.fall[i];
        if (fall->part < 1 && fall->side == side && fall->unit == ship->unit && fall->slot == slot)
            return fall;
    }
    return NULL;
}

static float ms_of(const Fall *fall) {
    return fall->part * fall->ms;
}

bool empires_fall_is_coming(const CardTable *table, const Fall *fall) {
    return fall != NULL && !table->timeline.reduced && ms_of(fall) < fall->bursts;
}

float empires_fall_wrecked(const CardTable *table, const Fall *fall) {
    if (fall == NULL)
        return 1;
    return table->timeline.reduced ? clamped(fall->part * KILL_STILL_MS / CHANGES_MS)
                                   : clamped((ms_of(fall) - fall->bursts) / CHANGES_MS);
}

float empires_kill_dark(const CardTable *table) {
    float dark = 0;
    for (int i = 0; i < FALLS_MOST; i++) {
        const Fall *fall = &own(table)->motion.fall[i];
        const float ms = ms_of(fall);
        if (fall->last && fall->part < 1 && !table->timeline.reduced)
            dark = fmaxf(dark, fminf(clamped(ms / fall->hits), clamped((fall->bursts + 800 - ms) / 600)));
    }
    return DARK * dark;
}

// ---- poses

static float away(const Fall *fall) {
    return fall->side == SIDE_ATTACKER ? -1.0F : 1.0F;
}

// How far the hit pushes it, in window pixels.
static float pushed(const CardTable *table, const Fall *fall) {
    return away(fall) * empires_stage_px(table, PUSHED) *
           ease_out_expo(clamped((ms_of(fall) - fall->hits) / FLASH_MS));
}

void empires_pose_falling(const CardTable *table, const Fall *fall, ShipCutout *ship) {
    const float since = ms_of(fall) - fall->hits;
    if (table->timeline.reduced || since < 0)
        return;
    const float flash = 1 - clamped(since / FLASH_MS), trembles = empires_stage_px(table, TREMBLES);
    ship->x += pushed(table, fall) + trembles * sinf(since * 0.11F);
    ship->y += trembles * 0.6F * sinf(since * 0.17F);
    ship->light *= 1 + FLASHES * flash + 0.25F * (1 - flash) * (0.5F + 0.5F * sinf(since * 0.05F));
    ship->moves = true;
}

void empires_pose_wreck(const CardTable *table, const Fall *fall, int side, int slot, ShipCutout *wreck) {
    const float out = side == SIDE_ATTACKER ? -1.0F : 1.0F,
                rests = fall == NULL || table->timeline.reduced
                            ? 1
                            : ease_out_cubic(clamped((ms_of(fall) - fall->bursts) / AFTER_MS));
    wreck->x += out * empires_stage_px(table, PUSHED);
    wreck->y += rests * empires_stage_px(table, WRECK_SINKS);
    wreck->degrees += rests * WRECK_TURNS * out * (slot % 2 == 0 ? 1.0F : -0.7F);
    wreck->light = WRECK_LIGHT + WRECK_GLOWS * (1 - rests);
    wreck->moves |= fall != NULL;
}

// ---- it breaks up

// A piece of the hull: a small window onto the ship's picture that flies off with it.
static void draw_piece(App *app, const ShipCutout *whole, int at, float part) {
    static const struct {
        float x, y, dx, dy, turn;
    } pieces[PIECES] = {{-0.30F, -0.02F, -0.46F, -0.20F, -80}, {-0.16F, 0.08F, -0.26F, 0.34F, 70},
                        {-0.06F, -0.08F, -0.10F, -0.44F, -60}, {0.04F, 0.05F, 0.08F, 0.46F, 110},
                        {0.14F, -0.06F, 0.30F, -0.34F, 90},    {0.22F, 0.04F, 0.44F, 0.16F, -100},
                        {0.32F, 0.0F, 0.56F, -0.08F, 60}};
    const float w = whole->w, far = ease_out_quad(part), side = roundf(w * 0.075F),
                turn = pieces[at].turn * part, rad = turn * 0.01745F;
    const float ox = pieces[at].x * w, oy = pieces[at].y * w;
    const float x = whole->x + ox + pieces[at].dx * w * far,
                y = whole->y + oy + pieces[at].dy * w * far + 0.14F * w * part * part;
    ShipCutout piece = *whole;
    piece.degrees += turn;
    piece.x = x - (ox * cosf(rad) - oy * sinf(rad));
    piece.y = y - (ox * sinf(rad) + oy * cosf(rad));
    piece.light = 1.5F - 0.9F * part;
    piece.moves = true;
    gfx_clip_push(app->gfx, gfx_rect(roundf(x - side / 2), roundf(y - side / 2), side, side));
    stage_draw_cutout(app, &piece, 1 - part * part);
    gfx_clip_pop(app->gfx);
    gfx_opacity_push(app->gfx, 0.7F * (1 - part));
    gfx_light_fire(app->gfx, x, y, roundf(w * 0.05F), (uint32_t)at % 4);
    gfx_opacity_pop(app->gfx);
}

static const struct {
    float x, y, r, from;
} fires[] = {{0.02F, 0.01F, 0.10F, 0},
             {-0.15F, 0.04F, 0.08F, 0.3F},
             {0.16F, -0.03F, 0.09F, 0.5F},
             {-0.05F, -0.07F, 0.07F, 0.7F}};
#define FIRES (sizeof fires / sizeof fires[0])

static void draw_fire(App *app, uint32_t at, const ShipCutout *ship, float size, float strength) {
    gfx_opacity_push(app->gfx, strength);
    gfx_light_fire(app->gfx, ship->x + fires[at].x * ship->w, ship->y + fires[at].y * ship->w,
                   roundf(ship->w * fires[at].r * size), at);
    gfx_opacity_pop(app->gfx);
}

// Before it bursts fires break out one after the other; then they die down.
static void draw_fires(App *app, const Fall *fall, const ShipCutout *whole) {
    const float ms = ms_of(fall), grown = clamped((ms - fall->hits) / (fall->bursts - fall->hits)),
                dies = clamped((ms - fall->bursts) / AFTER_MS);
    for (uint32_t i = 0; i < FIRES; i++)
        if (grown > fires[i].from)
            draw_fire(app, i, whole, 1 + 0.4F * clamped(2 * grown - 1) - 0.5F * dies,
                      (1 - dies) * (1 - dies) * (0.85F + 0.15F * sinf(ms * 0.03F + (float)i * 2)));
}

// They go on for as long as the wreck is there.
void empires_draw_embers(App *app, const ShipCutout *wreck, float strength) {
    for (uint32_t i = 0; i < FIRES; i += 2)
        draw_fire(app, i, wreck, 0.8F, EMBERS * strength);
}

void empires_draw_breaking(App *app, const CardTable *table, const Fall *fall, const ShipCutout *whole) {
    const float pieces = (ms_of(fall) - fall->bursts) / PIECES_MS;
    if (table->timeline.reduced || ms_of(fall) < fall->hits)
        return;
    for (int i = 0; i < PIECES && pieces > 0 && pieces < 1; i++)
        draw_piece(app, whole, i, pieces);
    draw_fires(app, fall, whole);
}

// ---- the number

#define NUMBER_RISES 16.0F // units, while it fades

static float number_size(const Fall *fall) {
    return fall->last ? 68 : 56;
}

// The lower end of what is written about that side's force, and of both forces.
static float words_end(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                       float from, float to) {
    const BattleRoom *room = &own(table)->layout.battle;
    const GfxRect parts = empires_parts_box(app, table, battle, side);
    float end = room->stage.y;
    if (from < room->forces.x + room->forces.w && to > room->forces.x)
        end = room->forces.y + room->forces.h;
    if (from < parts.x + parts.w && to > parts.x)
        end = fmaxf(end, parts.y + parts.h);
    return end;
}

GfxRect empires_loss_box(const App *app, const CardTable *table, const BattleStatus *battle,
                         const Fall *fall) {
    const StageView stage = empires_stage(table);
    const float size = stage_px(&stage, number_size(fall)), w = size * 2.6F, h = size * 1.2F,
                rises = stage_px(&stage, NUMBER_RISES);
    const float x = fminf(fmaxf(fall->at.x - w / 2, stage.box.x), stage.box.x + stage.box.w - w);
    float y = fall->at.y - stage_px(&stage, NUMBER_ABOVE) - rises;
    for (int side = 0; side < SIDES; side++)
        y = fmaxf(y, words_end(app, table, battle, side, x, x + w));
    return gfx_rect(x, y, w, h + rises);
}

void empires_draw_losses(App *app, const CardTable *table) {
    const StageView stage = empires_stage(table);
    BattleStatus battle;
    if (!empires_shows_battle(table))
        return;
    empires_read_battle(app, table, &battle);
    for (int i = 0; i < FALLS_MOST; i++) {
        const Fall *fall = &own(table)->motion.fall[i];
        if (fall->part >= 1 || fall->at.w <= 0)
            continue;
        const GfxRect box = empires_loss_box(app, table, &battle, fall);
        const StageLoss loss = {
            .part = table->timeline.reduced ? fall->part : fminf(1, (ms_of(fall) - fall->bursts) / NUMBER_MS),
            .x = box.x + box.w / 2,
            .y = box.y + stage_px(&stage, NUMBER_RISES),
            .size = number_size(fall),
            .lost = fall->force,
            .color = 0xFFFFA07Au};
        stage_draw_loss(app, table, &stage, &loss);
    }
}
