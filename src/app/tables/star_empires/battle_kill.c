// SPDX-License-Identifier: MIT
// Times and drawing of a unit that is shot down. Everything follows from Fall.part; nothing is random.
#include "app/tables/star_empires/battle_kill.h"

#include "app/art/ship_wear.h"
#include "app/kit/draw_flare.h"
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
#define NUMBER_LATE_MS 130.0F // after it has burst, which is seen first
#define NUMBER_ABOVE 92.0F
#define PUSHED 9.0F // units, along the shot
#define TREMBLES 3.0F
#define FLASHES 1.5F     // how much brighter when hit
#define WRECK_LIGHT 0.8F // of a wreck that lies there
#define WRECK_GLOWS 0.9F // … more when it has just burst
#define WRECK_SINKS 16.0F
#define WRECK_TURNS 9.0F // degrees
#define PIECES_MS 1350.0F
#define PUFFS 4 // of smoke after a piece
#define SMOKE 0xFF0B0D13u
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

// Where a piece is: it flies off from where it was, tumbles, and draws smoke after it.
typedef struct Piece {
    float x, y, degrees;
} Piece;

static Piece piece_at(const ShipCutout *whole, int at, float part) {
    static const float turns[SHIP_PIECES] = {-70, 95, -120, 40, 130, -95, 80, -140, 60};
    const float far = ease_out_quad(part), w = whole->w * SHIP_FRAME;
    float x, y;
    ship_piece_middle(at, &x, &y);
    const float out = hypotf(x, y) + 0.04F, flies = 0.42F + 0.2F * (float)(at * 5 % 7) / 7;
    return (Piece){.x = whole->x + w * (x + x / out * flies * far),
                   .y = whole->y + w * (y + y / out * flies * 0.8F * far + 0.08F * part * part),
                   .degrees = turns[at] * part};
}

// Dark puffs where the piece has been, the older the wider.
static void draw_smoke(App *app, const ShipCutout *whole, int at, float part) {
    for (int puff = PUFFS; puff > 0; puff--) {
        const float then = part - 0.09F * (float)puff, old = (float)puff / PUFFS;
        if (then <= 0)
            continue;
        const Piece was = piece_at(whole, at, then);
        flare_light(app, was.x, was.y - 0.05F * whole->w * old, roundf(whole->w * (0.05F + 0.05F * old)),
                    SMOKE, 0.55F * (1 - 0.6F * old) * (1 - part));
    }
}

// A torn piece of the hull, which glows when it breaks off and is dark when it is gone.
static void draw_piece(App *app, const ShipCutout *whole, int at, float part) {
    const Piece is = piece_at(whole, at, part);
    const float rad = is.degrees * 0.01745F, w = whole->w * SHIP_FRAME;
    float x, y;
    ship_piece_middle(at, &x, &y);
    ShipCutout piece = *whole;
    piece.degrees += is.degrees;
    piece.x = is.x - w * (x * cosf(rad) - y * sinf(rad));
    piece.y = is.y - w * (x * sinf(rad) + y * cosf(rad));
    piece.light = 1.7F - 1.1F * part;
    piece.moves = true;
    piece.wear = (uint8_t)(SHIP_TORN + at);
    stage_draw_cutout(app, &piece, fminf(1, 2.2F * (1 - part)));
    if (at % 3 == 0)
        return;
    gfx_opacity_push(app->gfx, 0.75F * (1 - part) * (1 - part));
    gfx_light_fire(app->gfx, is.x, is.y, roundf(whole->w * 0.055F), (uint32_t)at % 4);
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

#define TORN_APART 0.035F // of its width
#define TORN_TURNS 7.0F   // degrees

void empires_draw_torn(App *app, const ShipCutout *wreck, float opacity) {
    const float w = wreck->w * SHIP_FRAME, rad = wreck->degrees * 0.01745F;
    for (int at = 0; at < SHIP_PIECES; at++) {
        float x, y;
        ship_piece_middle(at, &x, &y);
        if (at % 4 == 1) // flown off
            continue;
        const float out = hypotf(x, y) + 0.04F, turns = TORN_TURNS * (at % 2 == 0 ? 1.0F : -1.3F),
                    apart = TORN_APART * (1 + 0.5F * (float)(at * 5 % 3)), turned = rad + turns * 0.01745F;
        const float there_x = x + x / out * apart, there_y = y + y / out * apart;
        ShipCutout piece = *wreck;
        piece.degrees += turns;
        piece.x += w * (there_x * cosf(rad) - there_y * sinf(rad) - x * cosf(turned) + y * sinf(turned));
        piece.y += w * (there_x * sinf(rad) + there_y * cosf(rad) - x * sinf(turned) - y * cosf(turned));
        piece.wear = (uint8_t)(SHIP_TORN + at);
        stage_draw_cutout(app, &piece, opacity);
    }
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
    for (int i = 0; i < SHIP_PIECES && pieces > 0 && pieces < 1; i++)
        draw_smoke(app, whole, i, pieces);
    for (int i = 0; i < SHIP_PIECES && pieces > 0 && pieces < 1; i++)
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
        const StageLoss loss = {.part =
                                    table->timeline.reduced
                                        ? fall->part
                                        : fminf(1, (ms_of(fall) - fall->bursts - NUMBER_LATE_MS) / NUMBER_MS),
                                .x = box.x + box.w / 2,
                                .y = box.y + stage_px(&stage, NUMBER_RISES),
                                .size = number_size(fall),
                                .lost = fall->force,
                                .color = 0xFFFFA07Au};
        stage_draw_loss(app, table, &stage, &loss);
    }
}
