// SPDX-License-Identifier: MIT
// Draws the stage of a battle: what is fought for, the flagships of all who fight, the cards on their bridges
// and their numbers; and, while somebody chooses whom to shoot at, whom it can be.
#include "app/tables/deck_building/battle_flight.h"
#include "app/tables/deck_building/draw.h"
#include "app/tables/deck_building/show.h"

#include "app/art/ship_cutout.h"
#include "app/art/ship_wear.h"
#include "app/kit/draw_flare.h"
#include "app/kit/say.h"
#include "app/kit/seat_head.h"
#include "app/kit/ship_breaking.h"
#include "gfx/ease.h"
#include "gfx/light.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SHIELD_W 1.12F // width of the shield to the ship's
#define SHIELD_LEAST 0.1F
#define SHIELDS_MOST 9.0F    // shields so strong are drawn at their brightest
#define LOSS_AFTER_MS 120.0F // first it is seen
#define SMOKE_PUFFS 6
#define SMOKE 0xFF0B0D13u
#define DARKENS_MS 240.0F // round a flagship that breaks up …
#define LIGHTENS_MS 420.0F
#define LOSS_DARK 0.78F
#define NAMED_LEAST 0.5F // … nor one so much narrower than usual
#define NAMED 0.6F       // a card of which less is seen shows no name
#define BURNS 3          // with so little between damage and defense it is on fire

// ---- the ground

static void draw_ground(App *app, const CardTable *table) {
    const StageView stage = building_stage(table);
    const uint8_t seats = seen(table)->table.seats;
    const Seat last = (Seat)((table->front + seats - 1) % seats);
    char file[96];
    const StageGround ground = {.file = building_sky(app, building_battle_card(table), file, sizeof file),
                                .sides = true,
                                .palette = {seat_palette(app, table->front), seat_palette(app, last)}};
    stage_draw_ground(app, table, &stage, &ground);
    stage_darken(app, table, &stage, 0.25F * own(table)->motion.fight);
}

// ---- ships

static ShipCutout cutout_of(const char *file, const BattleStand *stand, float w) {
    return (ShipCutout){
        .file = file, .x = stand->x, .y = stand->y, .w = w, .light = stand->light, .moves = stand->moves};
}

// How bright its shields are: by what is left of them, and while they are hit.
static float shield_of(const CardTable *table, Seat seat) {
    const BuildingView *view = shown(table);
    const float left =
        fmaxf(0, (float)(view->stat[seat][STAT_SHIELDS] - view->table.seat[seat].shields_used));
    const float hit = (1 - own(table)->motion.flash[seat]) * 0.75F,
                aimed = own(table)->aimed == seat ? 0.3F : 0;
    return left > 0 || hit > 0 || aimed > 0
               ? fminf(1, fmaxf(SHIELD_LEAST, 0.5F * left / SHIELDS_MOST) + hit + aimed)
               : 0;
}

static void draw_shield(App *app, const CardTable *table, Seat seat, const BattleStand *stand) {
    const float strength = shield_of(table, seat) * stand->light * stand->opacity *
                           (1 - own(table)->motion.fallen[seat]) *
                           (own(table)->motion.torn[seat] < 1 ? 0.35F : 1);
    char file[96];
    if (picture_store_find(app->pictures, "pictures/stage/", "shield", file, sizeof file)) {
        ShipCutout shield = cutout_of(file, stand, stand->w * SHIELD_W);
        shield.light = 1;
        shield.shines = true;
        stage_draw_cutout(app, &shield, strength);
    }
}

// Asked for while the flagships come.
static void draw_shards(App *app, const CardTable *table, Seat seat, const BattleStand *stand) {
    const float arrive = own(table)->motion.arrive;
    stage_draw_shards(app, &(StageShards){.part = own(table)->motion.torn[seat],
                                          .x = stand->x,
                                          .y = stand->y,
                                          .w = stand->w * SHIELD_W,
                                          .light = stand->light,
                                          .ahead = arrive > 0 && arrive < 1});
}

uint8_t building_wear_of(int damage, int most) {
    return most > 0
               ? (uint8_t)SDL_clamp((damage * SHIP_SCORCHED_MOST + most - 1) / most, 0, SHIP_SCORCHED_MOST)
               : 0;
}

// At once when a hit has landed: its number counts up, and each wear between would have to be composed.
uint8_t building_wear(const CardTable *table, Seat seat) {
    return building_wear_of(shown(table)->table.seat[seat].damage, shown(table)->stat[seat][STAT_DEFENSE]);
}

// Nothing is destroyed by losing: whoever was hit smokes while it hangs back.
static void draw_smoke(App *app, const BattleStand *stand) {
    const float side = stand->right ? 1 : -1;
    for (int puff = 0; puff < SMOKE_PUFFS; puff++) {
        const float old = (float)puff / SMOKE_PUFFS;
        flare_light(app, stand->x - side * (0.04F + 0.36F * old) * stand->w,
                    stand->y - (0.02F + 0.11F * old * (1.2F - old)) * stand->w,
                    roundf((0.035F + 0.05F * old) * stand->w), SMOKE, 0.62F * (1 - 0.8F * old));
    }
}

// A flagship that is nearly down burns, as long as it fights.
static void draw_fire(App *app, const CardTable *table, Seat seat, const BattleStand *stand) {
    const int left = shown(table)->stat[seat][STAT_DEFENSE] - (int)lroundf(own(table)->damage[seat]);
    const float side = stand->right ? 1 : -1;
    const bool lost = building_has_lost(table, seat);
    if (own(table)->motion.fallen[seat] > 0 || own(table)->motion.breaks[seat] < 1 ||
        own(table)->motion.arrive < 1)
        return;
    if (lost && own(table)->damage[seat] >= 1)
        draw_smoke(app, stand);
    if (left > BURNS || lost)
        return;
    gfx_opacity_push(app->gfx, 0.8F * stand->light);
    gfx_light_fire(app->gfx, stand->x + side * 0.07F * stand->w, stand->y - 0.03F * stand->w,
                   stand->w * 0.06F, 3u + seat);
    gfx_light_fire(app->gfx, stand->x - side * 0.11F * stand->w, stand->y + 0.03F * stand->w,
                   stand->w * 0.04F, 9u + seat);
    gfx_opacity_pop(app->gfx);
}

// The light it draws behind it.
static void draw_wake(App *app, Seat seat, const BattleStand *stand) {
    const float side = stand->right ? 1 : -1;
    if (stand->streak <= 0)
        return;
    gfx_opacity_push(app->gfx, fminf(1, stand->opacity + 0.2F));
    gfx_light_streak(app->gfx, stand->x - side * (stand->streak + 0.3F * stand->w), stand->y,
                     stand->x - side * 0.2F * stand->w, stand->y, stand->w * 0.05F,
                     palette_faction(seat_palette(app, seat))->light);
    gfx_opacity_pop(app->gfx);
}

static void draw_ship(App *app, const CardTable *table, Seat seat) {
    const BattleStand stand = building_stand(table, seat);
    draw_wake(app, seat, &stand);
    const float fallen = own(table)->motion.fallen[seat], breaks = own(table)->motion.breaks[seat],
                ms = breaks < 1 ? breaks * SHIP_BREAKS_MS : 0;
    char file[96], dead[96];
    if (fallen > 0 && building_find_flagship(app, table, seat, "dead", dead, sizeof dead)) {
        const ShipCutout wreck = cutout_of(dead, &stand, stand.w * WRECK_W);
        stage_draw_cutout(app, &wreck, stand.opacity * fallen);
        ship_breaking_embers(app, &wreck, fallen);
    }
    if (building_find_flagship(app, table, seat, stand.right ? "r" : "l", file, sizeof file)) {
        ShipCutout ship = cutout_of(file, &stand, stand.w), whole = ship;
        ship_breaking_pose(&ship, ms);
        ship.wear = building_wear(table, seat);
        stage_draw_cutout(app, &ship, stand.opacity * (1 - fallen));
        ship_breaking_draw(app, &whole, building_stage(table).box, ms);
    }
    draw_fire(app, table, seat, &stand);
    draw_shield(app, table, seat, &stand);
    draw_shards(app, table, seat, &stand);
}

// ---- numbers and cards

// What it does in this battle: a word on a plate.
static void draw_state(App *app, const CardTable *table, Seat seat) {
    const BuildingView *view = seen(table);
    const GfxRect plate = own(table)->layout.battle.plate[seat];
    const bool decides = !own(table)->shots.over && view->to_act == seat && building_loss_dark(table) <= 0;
    const bool down = shown(table)->table.seat[seat].damage >= shown(table)->stat[seat][STAT_DEFENSE];
    const GfxRect at = {plate.x, plate.y + plate.h + lpx(table, 4), fminf(plate.w * 0.45F, lpx(table, 116)),
                        lpx(table, table->layout.large ? 20 : 26)};
    const bool won = own(table)->shots.over && own(table)->shots.winner == seat;
    const BattleMotion *motion = &own(table)->motion;
    const bool fires = motion->told < 1 && seat == motion->shooter,
               aimed_at = motion->told < 1 && seat == motion->victim;
    const char *key = won        ? "building.battle.won"
                      : aimed_at ? "building.battle.aimed_at"
                      : down     ? "building.battle.down"
                      : fires    ? "building.battle.fires"
                      : decides  ? "building.battle.decides"
                                 : NULL;
    if (key == NULL)
        return;
    const bool bright = (decides || won || fires) && !down && !aimed_at;
    const GfxPaint fill = aimed_at ? paint_solid(0xFF6E1512u)
                          : bright ? paint_down(COLOR_BUTTON_TOP, COLOR_BUTTON_BOTTOM)
                                   : paint_solid(0xFF0A111Fu);
    gfx_panel(app->gfx, at, at.h / 2, &fill, 1,
              aimed_at            ? COLOR_DAMAGE
              : decides || bright ? COLOR_WHITE
                                  : COLOR_LINE_STRONG);
    words_fit(app, gfx_inset(at, lpx(table, 3)), GFX_FONT_DISPLAY, 15, 11,
              aimed_at ? COLOR_WHITE
              : bright ? COLOR_BUTTON_INK
              : down   ? COLOR_MISSING
                       : COLOR_TEXT,
              GFX_CENTRE, app_word(app, key));
}

// Who it is, its points, and its numbers in this battle.
static void draw_plate(App *app, const CardTable *table, Seat seat) {
    const GfxRect plate = own(table)->layout.battle.plate[seat];
    const bool large = table->layout.large;
    const float head = lpx(table, large ? 28 : 38), gap = lpx(table, large ? 3 : 5), h = plate.h - head - gap,
                number = lpx(table, large ? 54 : 72), right = plate.x + plate.w - lpx(table, 10);
    const GfxRect title = {plate.x, plate.y, plate.w, head};
    const GfxPaint glass = paint_solid(0xB005090Fu);
    gfx_round(app->gfx, title, lpx(table, 12), &glass);
    draw_seat_head(app, table, title, seat, right - number);
    if (table_active_seat(app, table) == seat) { // as around every panel of who is to act
        const GfxPaint line = paint_solid(palette_faction(seat_palette(app, seat))->main);
        gfx_frame(app->gfx, title, lpx(table, 12), fmaxf(2, lpx(table, 2)), &line);
    }
    number_at(app, gfx_rect(right - number, plate.y, number, head), GFX_FONT_DISPLAY_BOLD, large ? 20 : 26,
              COLOR_WHITE, GFX_RIGHT, (int)lroundf(own(table)->points[seat]));
    building_draw_stats(app, table, gfx_rect(plate.x, plate.y + head + gap, plate.w, h), seat, h, 4);
}

// Its damage, also what it would be after the shot that is meant; and how many cards it holds.
static void draw_bar(App *app, const CardTable *table, Seat seat) {
    const GfxRect bar = own(table)->layout.battle.bar[seat];
    const int now = (int)lroundf(own(table)->damage[seat]);
    const int then = own(table)->aimed == seat ? own(table)->would[seat].damage : now;
    const GfxPaint glass = paint_solid(0xB005090Fu);
    char text[60];
    app_fill(app, text, sizeof text, "building.hand_count",
             NUM("number", settled(table)->table.size[zone_of(ZONE_HAND, seat)]));
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT_MEDIUM, 11, COLOR_TEXT, GFX_RIGHT);
    const float edge = lpx(table, 6), usual = fminf(lpx(table, table->layout.large ? 62 : 84), bar.w * 0.3F),
                hand = fmaxf(usual, ceilf(gfx_text_width(app->gfx, &least, text)) + 1);
    gfx_round(app->gfx, bar, bar.h / 2, &glass);
    building_draw_damage(app, table, gfx_rect(bar.x + edge, bar.y, bar.w - hand - 2 * edge, bar.h), seat,
                         then);
    words_fit(app, gfx_rect(bar.x + bar.w - hand - edge, bar.y, hand, bar.h), GFX_FONT_TEXT_MEDIUM, 14, 11,
              COLOR_TEXT, GFX_RIGHT, text);
}

static void draw_battle_card(App *app, const CardTable *table, Seat seat, uint8_t card, GfxRect at,
                             float seen_w) {
    CardLook look = building_card_look(table->looks, card, seat_palette(app, seat));
    look.is_named = true; // where it is looked at
    if (seen_w < at.w * NAMED || at.w < own(table)->layout.battle.card_w * NAMED_LEAST)
        look.name = "";
    CardPlace place = card_place(CARD_TILE, at.x, at.y, at.w);
    place.height = at.h;
    place.seen = seen_w;
    card_art_draw(app->gfx, &look, &place);
}

// The card that is pointed at: of its usual width, over the others.
static void draw_foremost(App *app, const CardTable *table, Seat seat, int count) {
    const BattleRoom *room = &own(table)->layout.battle;
    const GfxRect row = room->cards[seat];
    const Hit *hit = table->overlay == OVERLAY_NONE ? table_target_hit(app, table) : NULL;
    float seen_w;
    if (hit == NULL || hit->tag.kind != TAG_FIGHTS || hit->tag.seat != seat || hit->tag.b >= count ||
        hit->card >= building_rules(app)->card_count)
        return;
    GfxRect at = building_battle_card_rect(table, seat, hit->tag.b, count, &seen_w);
    if (seen_w >= room->card_w)
        return;
    at.x = fmaxf(row.x, roundf(at.x + (seen_w - room->card_w) / 2));
    at.x = fminf(at.x, row.x + row.w - room->card_w);
    at.w = room->card_w;
    draw_battle_card(app, table, seat, hit->card, at, at.w);
}

// In the order in which they were played. Those in the air are not there yet.
static void draw_cards(App *app, const CardTable *table, Seat seat) {
    const BuildingBoard *s = &settled(table)->table;
    const uint8_t zone = zone_of(ZONE_BRIDGE, seat), *cards = zone_cards(s, zone);
    for (int i = 0; i < s->size[zone]; i++) {
        float seen_w;
        const GfxRect at = building_battle_card_rect(table, seat, i, s->size[zone], &seen_w);
        if (cards[i] < building_rules(app)->card_count)
            draw_battle_card(app, table, seat, cards[i], at, seen_w);
    }
    draw_foremost(app, table, seat, s->size[zone]);
}

// ---- who has won

// Who has won it, while the result is looked at.
static void draw_winner(App *app, const CardTable *table) {
    const BattleShots *shots = &own(table)->shots;
    if (!shots->over || shots->winner >= table->layout.seats)
        return;
    const GfxRect column = own(table)->layout.battle.battler[shots->winner];
    const Color color = palette_faction(seat_palette(app, shots->winner))->light;
    const float size = roundf(lpx(table, table->layout.large ? 40 : 60));
    const GfxPaint line = paint_solid(color);
    const GfxRect box = gfx_inset(column, -lpx(table, 4));
    gfx_glow(app->gfx, box, lpx(table, 14), lpx(table, 16), color_alpha(color, 0.35F));
    gfx_frame(app->gfx, box, lpx(table, 14), fmaxf(2, lpx(table, 2.5F)), &line);
    target_art_draw_points(app->gfx, roundf(column.x + column.w - size - lpx(table, 4)),
                           roundf(own(table)->layout.battle.plate[shots->winner].y +
                                  own(table)->layout.battle.plate[shots->winner].h + lpx(table, 5)),
                           size, building_rules(app)->card[building_battle_card(table)].points);
}

// ---- the whole

#define LAYERS 3
#define ALONE LAYERS // breaks up before everything else, which is dark

// Who shoots and who is shot at are in front of the others, and before all who has won.
static int layer_of(const CardTable *table, Seat seat) {
    const BattleShots *shots = &own(table)->shots;
    if (building_loss_dark(table) > 0 && seat == own(table)->motion.loss.seat)
        return ALONE;
    if (shots->over && seat == shots->winner)
        return 2;
    return seat == own(table)->motion.shooter || seat == own(table)->motion.victim;
}

static void draw_layer(App *app, const CardTable *table, int layer) {
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        if (layer_of(table, seat) == layer)
            draw_ship(app, table, seat);
}

float building_loss_dark(const CardTable *table) {
    const LossNews *loss = &own(table)->motion.loss;
    const float ms = loss->part * LOSS_NEWS_MS;
    if (loss->part >= 1 || loss->seat >= table->layout.seats || !building_fights(table))
        return 0;
    return fmaxf(0, fminf(1, fminf(ms / DARKENS_MS, (SHIP_BREAKS_MS - ms) / LIGHTENS_MS)));
}

void building_draw_stage(App *app, const CardTable *table) {
    const StageView stage = building_stage(table);
    const uint8_t card = building_battle_card(table), seats = table->layout.seats;
    if (!gfx_is_visible(app->gfx, gfx_inset(stage.box, -2)))
        return;
    draw_ground(app, table);
    gfx_clip_push(app->gfx, gfx_inset(stage.box, 1));
    for (int layer = 0; layer < LAYERS; layer++)
        draw_layer(app, table, layer);
    for (Seat seat = 0; seat < seats; seat++) {
        draw_plate(app, table, seat);
        draw_cards(app, table, seat);
        draw_bar(app, table, seat);
        draw_state(app, table, seat);
    }
    building_draw_tile(app, table, card, SEAT_NONE, own(table)->layout.battle.event, false, 1);
    building_draw_targets(app, table);
    building_draw_mark(app, table);
    draw_winner(app, table);
    stage_darken(app, table, &stage, LOSS_DARK * building_loss_dark(table));
    draw_layer(app, table, ALONE);
    gfx_clip_pop(app->gfx);
    stage_draw_frame(app, table, &stage);
}

// ---- what shots have taken

static void draw_hurt(App *app, const CardTable *table, Seat seat, bool hull) {
    const BattleHurt *hurt = &own(table)->motion.hurt[seat][hull];
    const StageView stage = building_stage(table);
    const GfxRect at = building_spot(table, seat, hull ? SPOT_HULL : SPOT_SHIELD, hurt->by);
    const float might = building_might(hurt->lost), size = hull ? 40 + 20 * might : 30 + 10 * might;
    const StageLoss loss = {.part = hurt->part,
                            .x = at.x + stage_px(&stage, hull ? 22 : -14),
                            .y = at.y - stage_px(&stage, hull ? 0.6F * size + 8 : 52),
                            .size = size,
                            .lost = hurt->lost,
                            .plate = true,
                            .sign = building_stat_sign(hull ? STAT_DAMAGE : STAT_SHIELDS),
                            .color = hull ? COLOR_HULL_LOST : 0xFF7FE3FFu};
    if (hurt->part < 1)
        stage_draw_loss(app, table, &stage, &loss);
}

// ---- a flagship is lost

// To whom it happens what it costs, to the others what is won by it.
static void loss_line(const App *app, const CardTable *table, const LossNews *loss, char *out, size_t size) {
    char by[240], rest[160];
    const uint8_t card = building_battle_card(table);
    building_loss_by(app, table, &loss->how, by, sizeof by);
    app_fill(
        app, rest, sizeof rest, loss->seat == table->front ? "building.lost.will" : "building.lost.out",
        NUM("number", card < building_rules(app)->card_count ? building_rules(app)->card[card].points : 0));
    snprintf(out, size, "%s %s", by, rest);
}

static void draw_loss(App *app, const CardTable *table) {
    const LossNews *loss = &own(table)->motion.loss;
    const float ms = loss->part * LOSS_NEWS_MS,
                from = table->timeline.reduced ? 0 : SHIP_BURNS_MS + LOSS_AFTER_MS;
    if (loss->part >= 1 || ms < from || loss->seat >= table->layout.seats)
        return;
    const bool still = table->timeline.reduced;
    const float in = fminf(1, (ms - from) / 160), out = fminf(1, (LOSS_NEWS_MS - ms) / 220),
                open = still ? 1 : ease_out_cubic(fmaxf(0, in));
    const GfxRect box = building_loss_box(table);
    const float h = fmaxf(2, roundf(box.h * open)), em = roundf(box.h * 0.56F), edge = lpx(table, 18);
    const GfxRect now = {box.x, box.y + roundf((box.h - h) / 2), box.w, h};
    const int palette = seat_palette(app, loss->seat);
    const GfxPaint fill = paint_three(90, 0xF2420A0Au, 0xF2801512u, 0.5F, 0xF2420A0Au);
    char title[120], line[420];
    building_loss_title(app, table, loss->seat, title, sizeof title);
    loss_line(app, table, loss, line, sizeof line);
    gfx_opacity_push(app->gfx, fmaxf(0, fminf(in, out)));
    gfx_clip_push(app->gfx, now);
    gfx_gradient(app->gfx, now, &fill);
    gfx_fill(app->gfx, gfx_rect(now.x, now.y, now.w, 2), COLOR_DAMAGE);
    gfx_fill(app->gfx, gfx_rect(now.x, now.y + now.h - 2, now.w, 2), COLOR_DAMAGE);
    emblem_at(app, palette, roundf(box.x + edge), roundf(box.y + (box.h - em) / 2), em,
              palette_faction(palette)->light);
    const GfxRect words = {box.x + 2 * edge + em, box.y + box.h * 0.06F, box.w - 3 * edge - em, box.h};
    words_fit(app, gfx_rect(words.x, words.y, words.w, box.h * 0.52F), GFX_FONT_DISPLAY_BOLD,
              table->layout.large ? 30 : 42, 16, COLOR_WHITE, GFX_LEFT, title);
    words_fit(app, gfx_rect(words.x, words.y + box.h * 0.52F, words.w, box.h * 0.34F), GFX_FONT_TEXT_MEDIUM,
              table->layout.large ? 16 : 20, 12, 0xFFFFD9CCu, GFX_LEFT, line);
    gfx_clip_pop(app->gfx);
    gfx_opacity_pop(app->gfx);
}

void building_draw_hurts(App *app, const CardTable *table) {
    if (!building_shows_battle(table))
        return;
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        for (int hull = 0; hull < 2; hull++)
            draw_hurt(app, table, seat, hull == 1);
    building_draw_struck(app, table, building_stage(table).box, own(table)->motion.struck);
    draw_loss(app, table);
    building_draw_battle_end(app, table);
}
