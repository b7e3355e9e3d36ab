// SPDX-License-Identifier: MIT
// Times and drawing of a unit that is shot down. Everything follows from Fall.part; nothing is random.
#include "app/tables/star_empires/battle_kill.h"

#include "app/art/ship_wear.h"
#include "app/kit/ship_breaking.h"
#include "app/tables/star_empires/battle_tiles.h"
#include "app/tables/star_empires/show.h"
#include "gfx/ease.h"
#include "gfx/record.h"

#include <math.h>

#define CHARGE_MS 110.0F
#define CHARGE_LAST_MS 280.0F
#define BEAM_MS 90.0F // until it strikes
#define BURNS_MS 230.0F
#define BURNS_LAST_MS 420.0F
#define BURNS_ROW_MS 60.0F
#define BROADSIDE_MS 600.0F // so long after one has burst the next one is of the same broadside
#define AFTER_MS 1500.0F    // it breaks up, and its wreck comes to rest
#define FLASH_MS 140.0F
#define NUMBER_MS 1100.0F
#define NUMBER_LATE_MS 130.0F // after it has burst, which is seen first
#define NUMBER_ABOVE 92.0F
#define PUSHED 9.0F      // units, along the shot
#define FLASHES 1.5F     // how much brighter when hit
#define FLASHES_ROW 0.3F // … of several in a row, which would flicker
#define WRECK_LIGHT 0.8F // of a wreck that lies there
#define WRECK_GLOWS 0.9F // … more when it has just burst
#define WRECK_SINKS 16.0F
#define WRECK_TURNS 9.0F // degrees
#define DARK 0.34F

static float ms_of(const Fall *fall) {
    return fall->part * fall->ms;
}

// One that follows another at once is no second scene: even the last of them is only as long as one alone.
KillManner empires_kill_manner(const CardTable *table, int side, bool last) {
    bool follows = false;
    for (int i = 0; i < FALLS_MOST; i++) {
        const Fall *fall = &own(table)->motion.fall[i];
        follows |= fall->part < 1 && fall->side == side && ms_of(fall) < fall->bursts + BROADSIDE_MS;
    }
    return follows ? (last ? KILL_ALONE : KILL_IN_A_ROW) : last ? KILL_LAST : KILL_ALONE;
}

KillTimes empires_kill_times(float pace, KillManner manner) {
    static const float charges[] = {CHARGE_MS, 0, CHARGE_LAST_MS},
                       burns[] = {BURNS_MS, BURNS_ROW_MS, BURNS_LAST_MS};
    KillTimes times = {.fires = charges[manner] * pace};
    times.hits = times.fires + BEAM_MS;
    times.bursts = times.hits + burns[manner] * pace;
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

// The time of ship_breaking.h: it burns from the hit on, and bursts when the fall says so.
static float breaking_ms(const Fall *fall) {
    const float ms = ms_of(fall);
    return ms < fall->bursts ? SHIP_BURNS_MS * (ms - fall->hits) / (fall->bursts - fall->hits)
                             : SHIP_BURNS_MS + ms - fall->bursts;
}

bool empires_fall_is_coming(const CardTable *table, const Fall *fall) {
    return fall != NULL && !table->timeline.reduced && ms_of(fall) < fall->bursts;
}

float empires_fall_wrecked(const CardTable *table, const Fall *fall) {
    if (fall == NULL)
        return 1;
    return table->timeline.reduced ? clamped(fall->part * KILL_STILL_MS / SHIP_WRECKED_MS)
                                   : ship_breaking_wrecked(breaking_ms(fall));
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

void empires_push_falling(const CardTable *table, const Fall *fall, ShipCutout *ship) {
    if (!table->timeline.reduced && ms_of(fall) >= fall->hits)
        ship->x += pushed(table, fall);
}

void empires_pose_falling(const CardTable *table, const Fall *fall, ShipCutout *ship) {
    const float since = ms_of(fall) - fall->hits;
    if (table->timeline.reduced || since < 0)
        return;
    ship->light *= 1 + (fall->in_a_row ? FLASHES_ROW : FLASHES) * (1 - clamped(since / FLASH_MS));
    ship->moves = true;
    ship_breaking_pose(ship, breaking_ms(fall));
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
        gfx_record_mark(app->gfx, "torn", wreck->file, gfx_rect(piece.x, piece.y, wreck->w, wreck->w),
                        COLOR_WHITE, 0);
        stage_draw_cutout(app, &piece, opacity);
    }
}

void empires_draw_breaking(App *app, const CardTable *table, const Fall *fall, const ShipCutout *whole) {
    if (!table->timeline.reduced)
        ship_breaking_draw(app, whole, empires_stage(table).box, breaking_ms(fall));
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
