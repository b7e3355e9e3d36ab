// SPDX-License-Identifier: MIT
// Draws the stage: the sky, the ships with their shields and craft, and their names.
#include "app/tables/alpha_strike/stage.h"

#include "app/art/ship_cutout.h"
#include "app/kit/shot.h"
#include "app/tables/alpha_strike/draw.h"
#include "gfx/ease.h"
#include "gfx/light.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define DARKER 0.2F       // in a fight the sky loses so much light
#define DRAW_BACK 10.0F   // units a ship draws back before it fires
#define PUSH 8.0F         // … and is pushed by a hit
#define SHAKE 5.0F        // … and shaken
#define SHIP_LIGHT 1.0F   // of a ship that is whole
#define WRECK_LIGHT 0.87F // of a wreck
#define BURNS 3           // a hull of so much or less is on fire
#define SHIELD_W 1.16F    // width of the shield to the ship's
#define SHIELD_LEAST 0.14F
#define BAR_LEAST 196.0F // logical, width of a name …
#define NAME_LEAST 12    // … and its smallest letters; the bar is as wide as they need

// ---- the sky

static const char *const skies[] = {"sky-duel", "sky-rose", "sky-ice"};

// One for each game, by its seed.
static const char *sky_file(const App *app, char *file, size_t size) {
    const uint64_t seed = session_options(app->session)->setup.seed;
    const size_t count = sizeof skies / sizeof skies[0];
    return picture_store_find(app->pictures, "pictures/stage/", skies[(seed >> 3) % count], file, size)
               ? file
               : NULL;
}

static void draw_sky(App *app, const CardTable *table) {
    const StageView stage = strike_stage(table);
    char file[96];
    const StageGround ground = {.file = sky_file(app, file, sizeof file)};
    stage_draw_ground(app, table, &stage, &ground);
    stage_darken(app, table, &stage, DARKER * fmaxf(own(table)->lane, own(table)->fought_left));
}

// ---- ships

// "bastion", from the file of its drawing: a pack that takes another ship's drawing gets its painting too.
static void stem_of(const App *app, Seat seat, char *stem, size_t size) {
    char file[128];
    stem[0] = '\0';
    if (!faction_ship_file(app, session_options(app->session)->setup.faction[seat], "capital", file,
                           sizeof file))
        return;
    const char *slash = strrchr(file, '/');
    text_copy(stem, size, slash != NULL ? slash + 1 : file);
    stem[strcspn(stem, ".")] = '\0';
}

// A ship of a pack that has no painting is a freighter.
static bool find_ship(const App *app, Seat seat, const char *view, char *file, size_t size) {
    char stem[96];
    stem_of(app, seat, stem, sizeof stem);
    return ship_cutout_find(app->pictures, stem, view, file, size) ||
           ship_cutout_find(app->pictures, "freighter", view, file, size);
}

void strike_find_muzzles(App *app, CardTable *table) {
    char file[96];
    for (Seat seat = 0; seat < seen(table)->seats && !gfx_is_dry(app->gfx); seat++)
        for (int right = 0; right < 2; right++) {
            float *muzzle = own(table)->muzzle[seat][right];
            if (muzzle[0] == 0 && find_ship(app, seat, right ? "r" : "l", file, sizeof file))
                ship_cutout_tip(app->pictures, file, right, &muzzle[0], &muzzle[1]);
        }
}

typedef struct Stand {
    float x, y, w, degrees, light; // window pixels
    bool left, moves;
} Stand;

static bool stands_at(const CardTable *table, Seat seat, const StagePlace *to) {
    const float place[STAND_NUMBERS] = {to->x, to->y, to->w, to->degrees, to->light};
    return memcmp(own(table)->stand[seat], place, sizeof place) == 0;
}

// By whole pixels: a ship that keeps its angle and size is copied, instead of being painted for each frame.
static float moved(float rest, float by) {
    return rest + roundf(by);
}

// Where the ship is now, with what shots do to it.
static Stand stand_of(const CardTable *table, Seat seat) {
    const StrikeTable *at = own(table);
    const float *stand = at->stand[seat];
    const StagePlace to = strike_formation(seen(table)->seats, table->front, seat, at->fight);
    const float side = to.left ? 1 : -1, turn = stand[3] * 3.14159265F / 180;
    const float along = side * (-DRAW_BACK * at->draw_back[seat] - PUSH * at->push[seat]);
    const float shaken = SHAKE * shake_aside(at->shake[seat]) / SHAKE_MOST;
    const GfxRect rest = strike_stage_rect(table, stand[0], stand[1], 0, 0);
    const GfxRect place = strike_stage_rect(table, stand[0] + along * cosf(turn) + shaken,
                                            stand[1] + along * sinf(turn) + shaken * 0.4F, 0, 0);
    return (Stand){.x = moved(rest.x, place.x - rest.x),
                   .y = moved(rest.y, place.y - rest.y),
                   .w = strike_stage_px(table, stand[2]),
                   .degrees = stand[3],
                   .light = SHIP_LIGHT * stand[4],
                   .left = to.left,
                   .moves = !stands_at(table, seat, &to)};
}

static void draw_cutout(App *app, const char *file, const Stand *stand, float w, float light, float opacity,
                        bool shines) {
    const ShipCutout cutout = {.file = file,
                               .x = stand->x,
                               .y = stand->y,
                               .w = w,
                               .degrees = stand->degrees,
                               .light = light,
                               .moves = stand->moves,
                               .shines = shines};
    stage_draw_cutout(app, &cutout, opacity);
}

// How bright the shield is: by its track, and while it is hit.
static float shield_of(const App *app, const CardTable *table, Seat seat) {
    const float part = own(table)->power[seat][TRACK_SHIELD] / (float)strike_rules(app)->track_max;
    const float hit = (1 - own(table)->flash[seat]) * 0.7F;
    return part > 0 || hit > 0 ? fminf(1, fmaxf(SHIELD_LEAST, 0.12F + 0.6F * part) + hit) : 0;
}

static void draw_shield(App *app, const CardTable *table, Seat seat, const Stand *stand) {
    const float strength = shield_of(app, table, seat) * stand->light * (1 - own(table)->fallen[seat]);
    char file[96];
    if (picture_store_find(app->pictures, "pictures/stage/", "shield", file, sizeof file))
        draw_cutout(app, file, stand, stand->w * SHIELD_W, 1, strength, true);
}

// Asked for while the fight begins.
static void draw_shards(App *app, const CardTable *table, Seat seat, const Stand *stand) {
    stage_draw_shards(app, &(StageShards){.part = own(table)->torn[seat],
                                          .x = stand->x,
                                          .y = stand->y,
                                          .w = stand->w * SHIELD_W,
                                          .degrees = stand->degrees,
                                          .light = stand->light,
                                          .ahead = own(table)->lane > 0 && own(table)->lane < 1});
}

// A hull that is nearly lost burns.
static void draw_fire(App *app, const CardTable *table, Seat seat, const Stand *stand) {
    const int hull = (int)lroundf(own(table)->hull[seat]);
    if (hull > BURNS || hull <= 0)
        return;
    gfx_opacity_push(app->gfx, 0.85F * stand->light);
    gfx_light_fire(app->gfx, stand->x + (stand->left ? 0.08F : -0.06F) * stand->w,
                   stand->y - 0.03F * stand->w, stand->w * 0.075F, 3u + seat);
    gfx_light_fire(app->gfx, stand->x - 0.1F * stand->w, stand->y + 0.04F * stand->w, stand->w * 0.05F,
                   9u + seat);
    gfx_opacity_pop(app->gfx);
}

static void draw_ship(App *app, const CardTable *table, Seat seat) {
    const Stand stand = stand_of(table, seat);
    const float fallen = own(table)->fallen[seat];
    char file[96];
    if (find_ship(app, seat, stand.left ? "r" : "l", file, sizeof file))
        draw_cutout(app, file, &stand, stand.w, stand.light, 1 - fallen, false);
    if (fallen > 0 && find_ship(app, seat, "dead", file, sizeof file))
        draw_cutout(app, file, &stand, stand.w * 0.94F, WRECK_LIGHT * stand.light, fallen, false);
    draw_fire(app, table, seat, &stand);
    draw_shield(app, table, seat, &stand);
    draw_shards(app, table, seat, &stand);
}

// ---- craft

#define CRAFT_SHOWN 3

// Launched craft fly beside their ship, the first one in front.
static void draw_craft(App *app, const CardTable *table, Seat seat) {
    static const struct {
        float x, y, w; // in shares of the ship's width; to the right is forward
    } left[CRAFT_SHOWN] = {{-0.14F, -0.36F, 0.27F}, {-0.33F, -0.25F, 0.17F}, {0.1F, -0.42F, 0.14F}},
      right[CRAFT_SHOWN] = {{0.3F, 0.31F, 0.25F}, {0.5F, 0.22F, 0.16F}, {0.12F, 0.37F, 0.15F}};
    const Stand stand = stand_of(table, seat);
    int shown = 0;
    for (int i = 0; i < table->scene.zone[seat].count && shown < CRAFT_SHOWN; i++) {
        const uint8_t card = table_card_at(table, seat, i)->card;
        char file[96];
        if (card == CARD_HIDDEN || own(table)->fallen[seat] > 0 ||
            !ship_cutout_find(app->pictures, strike_rules(app)->card[card].id, stand.left ? "r" : "l", file,
                              sizeof file))
            continue;
        const float x = stand.left ? left[shown].x : -right[shown].x,
                    y = stand.left ? left[shown].y : right[shown].y,
                    w = stand.left ? left[shown].w : right[shown].w;
        Stand craft = stand;
        craft.x += x * stand.w;
        craft.y += y * stand.w;
        craft.degrees *= 0.5F;
        draw_cutout(app, file, &craft, w * stand.w, stand.light, 1, false);
        shown++;
    }
}

// A craft on its way to its target, on an arc.
static void draw_flight(App *app, const CardTable *table) {
    const StrikeFlight *flight = &own(table)->flight;
    char file[96];
    if (flight->part >= 1 || flight->from >= seen(table)->seats || flight->to >= seen(table)->seats)
        return;
    const Stand from = stand_of(table, flight->from);
    const GfxRect to = strike_ship_spot(table, flight->to, SPOT_HULL);
    if (!ship_cutout_find(app->pictures, strike_rules(app)->card[flight->card].id, from.left ? "r" : "l",
                          file, sizeof file))
        return;
    const float t = ease_in(flight->part), side = from.left ? 1.0F : -1.0F;
    const float x0 = from.x - side * 0.14F * from.w, y0 = from.y - 0.3F * from.w;
    const float bow = -strike_stage_px(table, 60) * 4 * t * (1 - t);
    Stand craft = from;
    craft.x = x0 + (to.x - x0) * t;
    craft.y = y0 + (to.y - y0) * t + bow;
    craft.moves = true;
    draw_cutout(app, file, &craft, from.w * 0.27F * (1 - 0.3F * t * (from.left ? 1.0F : -0.5F)), 1.1F, 1,
                false);
    gfx_opacity_push(app->gfx, 0.8F);
    gfx_light_glow(app->gfx, craft.x - side * 0.08F * from.w, craft.y + 0.01F * from.w, from.w * 0.09F,
                   0xFFFF9A4Au);
    gfx_opacity_pop(app->gfx);
}

// ---- what hits have taken

static void draw_hurt(App *app, const CardTable *table, Seat seat, const StrikeHurt *hurt) {
    const bool hull = hurt->track == TRACKS;
    const GfxRect at = strike_ship_spot(table, seat, hull ? SPOT_HULL : SPOT_SHIELD);
    const StageView stage = strike_stage(table);
    const StageLoss loss = {.part = hurt->part,
                            .x = at.x,
                            .y = at.y + (hull ? stage_px(&stage, 26) : -stage_px(&stage, 104)),
                            .size = hull ? 70 : 60,
                            .lost = hurt->lost,
                            .sign = strike_track_sign(hurt->track),
                            .color = hull ? 0xFFFFA07Au : 0xFF7FE3FFu};
    stage_draw_loss(app, table, &stage, &loss);
}

void strike_draw_hurts(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        for (int i = 0; i < 2; i++)
            if (own(table)->hurt[seat][i].part < 1)
                draw_hurt(app, table, seat, &own(table)->hurt[seat][i]);
}

// ---- names

static void draw_cells(App *app, GfxRect row, int count, int most, Color color) {
    const float gap = fmaxf(1, roundf(row.h * 0.3F)), w = (row.w + gap) / (float)most - gap;
    for (int i = 0; i < most; i++) {
        const GfxRect cell =
            gfx_rect(roundf(row.x + (w + gap) * (float)i), row.y, fmaxf(1, floorf(w)), row.h);
        gfx_fill(app->gfx, cell, i < count ? color : 0x8C1B2740u);
    }
}

// Where the ship's name is; while it is on its way there is none but the own one's. False: none.
static bool bar_place(const CardTable *table, Seat seat, StagePlace *place) {
    const StrikeTable *at = own(table);
    *place = strike_formation(seen(table)->seats, table->front, seat, at->fight);
    if (place->bar_w > 0 && (place->left || stands_at(table, seat, place)))
        return true;
    *place = strike_formation(seen(table)->seats, table->front, seat, at->fight_before);
    return place->bar_w > 0 && stands_at(table, seat, place);
}

static void draw_bar(App *app, const CardTable *table, Seat seat) {
    StagePlace place;
    if (!bar_place(table, seat, &place))
        return;
    const int palette = seat_palette(app, seat), hull = (int)lroundf(own(table)->hull[seat]);
    GfxRect at = strike_stage_rect(table, place.bar_x, place.bar_y, place.bar_w, 38);
    const float em = roundf(lpx(table, 22)), line = roundf(lpx(table, 28)), sign = roundf(lpx(table, 18));
    const char *name = seat_faction_name(app, seat);
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, NAME_LEAST, COLOR_WHITE, GFX_LEFT);
    const float number = lpx(table, 36), beside = em + number + sign + lpx(table, 16);
    at.w = fmaxf(fmaxf(at.w, lpx(table, BAR_LEAST)), beside + gfx_text_width(app->gfx, &least, name));
    const float end = own(table)->layout.stage.y + own(table)->layout.stage.h;
    const GfxPaint fill = paint_solid(0x9C05090Fu);
    at.y = roundf(fminf(at.y, end - line - lpx(table, 44)));
    gfx_round(app->gfx, gfx_inset(gfx_rect(at.x, at.y, at.w, line + lpx(table, 26)), -lpx(table, 8)),
              lpx(table, 9), &fill);
    emblem_at(app, palette, at.x, roundf(at.y + (line - em) / 2), em, palette_faction(palette)->main);
    words_fit(app, gfx_rect(at.x + em + lpx(table, 8), at.y, at.w - beside, line), GFX_FONT_DISPLAY, 18,
              NAME_LEAST, COLOR_WHITE, GFX_LEFT, name);
    icon_at(app, strike_track_sign(TRACKS), roundf(at.x + at.w - number - sign),
            roundf(at.y + (line - sign) / 2), sign, COLOR_TEXT);
    number_at(app, gfx_rect(at.x + at.w - number, at.y, number, line), GFX_FONT_DISPLAY_BOLD, 22,
              hull <= BURNS ? COLOR_MISSING : COLOR_WHITE, GFX_RIGHT, hull);
    const float top = roundf(at.y + line + lpx(table, 3));
    draw_cells(app, gfx_rect(at.x, top, at.w, roundf(lpx(table, 9))), hull, seen(table)->seat[seat].hull_max,
               hull <= BURNS ? COLOR_DAMAGE : 0xFFEAF4FFu);
    draw_cells(app, gfx_rect(at.x, top + roundf(lpx(table, 13)), at.w, roundf(lpx(table, 6))),
               (int)lroundf(own(table)->power[seat][TRACK_SHIELD]), strike_rules(app)->track_max,
               COLOR_SHIELDS);
}

// The name gives way to what is written about the attack.
static bool has_bar(const CardTable *table, Seat seat) {
    const StagePlace place = strike_formation(seen(table)->seats, table->front, seat, own(table)->fight);
    return place.left || (seen(table)->stack_count == 0 && own(table)->forecast.kind != FORECAST_ATTACK);
}

// ---- the whole

// Corner marks around the target of an attack.
static void draw_reticle(App *app, const CardTable *table, GfxRect at) {
    const float length = roundf(at.h * 0.2F), line = fmaxf(2, roundf(lpx(table, 3)));
    for (int corner = 0; corner < 4; corner++) {
        const bool right = corner % 2 == 1, low = corner / 2 == 1;
        const float x = right ? at.x + at.w : at.x, y = low ? at.y + at.h : at.y;
        gfx_fill(app->gfx, gfx_rect(right ? x - length : x, low ? y - line : y, length, line), COLOR_ICE);
        gfx_fill(app->gfx, gfx_rect(right ? x - line : x, low ? y - length : y, line, length), COLOR_ICE);
    }
}

// Where a card that is held can be dropped: the ships too, not only their panels.
static void draw_drop_places(App *app, const CardTable *table) {
    const StrikeForecast *then = &own(table)->forecast;
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const Hit *hit = hits_tagged(&app->hits, TAG_SHIP, seat, 0);
        const bool aimed = then->kind == FORECAST_ATTACK && then->target == seat;
        const GfxRect whole = strike_ship_spot(table, seat, SPOT_WHOLE);
        if (table->showing || !seen(table)->seat[seat].alive)
            continue;
        if (aimed)
            draw_reticle(app, table, whole);
        else if (hit != NULL && hit->is_drop_target && hit->enabled)
            draw_drop_target(app, table, whole, 14, false);
    }
}

static bool is_left(const CardTable *table, Seat seat) {
    return strike_formation(seen(table)->seats, table->front, seat, own(table)->fight).left;
}

static void draw_ships(App *app, const CardTable *table) {
    for (int left = 0; left < 2; left++) // ours in front
        for (Seat seat = 0; seat < seen(table)->seats; seat++)
            if (is_left(table, seat) == (left == 1)) {
                draw_craft(app, table, seat);
                draw_ship(app, table, seat);
            }
}

void strike_draw_stage(App *app, const CardTable *table) {
    const GfxRect box = own(table)->layout.stage;
    if (!gfx_is_visible(app->gfx, gfx_inset(box, -2)))
        return;
    draw_sky(app, table);
    gfx_clip_push(app->gfx, gfx_inset(box, 1));
    draw_ships(app, table);
    draw_flight(app, table);
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (has_bar(table, seat))
            draw_bar(app, table, seat);
    draw_drop_places(app, table);
    gfx_clip_pop(app->gfx);
    const StageView stage = strike_stage(table);
    stage_draw_frame(app, table, &stage);
}

void strike_draw_portrait(App *app, const CardTable *table, Seat seat, GfxRect box) {
    char file[96];
    (void)table;
    if (!find_ship(app, seat, own(table)->fallen[seat] >= 0.5F ? "dead" : "r", file, sizeof file))
        return;
    ship_cutout_draw(app->gfx, app->pictures,
                     &(ShipCutout){.file = file,
                                   .x = roundf(box.x + box.w / 2),
                                   .y = roundf(box.y + box.h / 2),
                                   .w = box.w,
                                   .light = 1});
}
