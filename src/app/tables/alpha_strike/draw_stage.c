// SPDX-License-Identifier: MIT
// Draws the stage: the sky, the ships with their shields and craft, and their names.
#include "app/tables/alpha_strike/stage.h"

#include "app/art/ship_cutout.h"
#include "app/art/ship_wear.h"
#include "app/kit/draw_flare.h"
#include "app/kit/shot.h"
#include "app/tables/alpha_strike/draw.h"
#include "app/tables/alpha_strike/flight.h"
#include "app/tables/alpha_strike/loss.h"
#include "app/tables/alpha_strike/threat.h"
#include "gfx/ease.h"
#include "gfx/light.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define DARKER 0.2F     // in a fight the sky loses so much light
#define HELD_DARK 0.45F // … and before a shot that destroys, of the rest
#define BLINDS 0.8F     // how bright it is there when that hits,
#define BLINDS_W 560.0F // and how far around, logical: the other ships stay as they are
#define PI_F 3.14159265F
#define LOSS_LEAST 64.0F // units, letters of what a hit has taken …
#define LOSS_POINT 5.0F  // … and for each point
#define LOSS_MOST 96.0F
#define BURNS 3       // a hull of so much or less is on fire
#define SMOKE_PUFFS 6 // of it
#define SMOKE_COLOR 0xFF0B0D13u
#define SHIELD_W 1.16F // width of the shield to the ship's
#define SHIELD_LEAST 0.14F
#define SHIELD_STEP 0.25F // of its size, on the way
#define BAR_LEAST 196.0F  // logical, width of a name …
#define NAME_LEAST 12     // … and its smallest letters; the bar is as wide as they need

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
    const float part = fmaxf(own(table)->lane, own(table)->fought_left);
    const bool full = part >= 1; // most of a fight: a copy costs less than the shade
    const StageGround ground = {.file = sky_file(app, file, sizeof file), .dark = full ? DARKER : 0};
    stage_draw_ground(app, table, &stage, &ground);
    stage_keep_ground(app, &stage, &(StageGround){.file = ground.file, .dark = full ? 0 : DARKER});
    stage_darken(app, table, &stage, full ? HELD_DARK * own(table)->held : DARKER * part);
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

bool strike_find_ship(const App *app, Seat seat, const char *view, char *file, size_t size) {
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
            if (muzzle[0] == 0 && strike_find_ship(app, seat, right ? "r" : "l", file, sizeof file))
                ship_cutout_tip(app->pictures, file, right, &muzzle[0], &muzzle[1]);
        }
}

static void draw_cutout(App *app, const char *file, const ShipStand *stand, float w, float light,
                        float opacity, bool shines, int wear) {
    const ShipCutout cutout = {.file = file,
                               .x = stand->x,
                               .y = stand->y,
                               .w = w,
                               .degrees = stand->degrees,
                               .light = light,
                               .moves = stand->moves,
                               .shines = shines,
                               .wear = (uint8_t)wear};
    stage_draw_cutout(app, &cutout, opacity);
}

int strike_wear(const ViewShip *ship, int hull) {
    const int most = ship->hull_max;
    return most > 0 ? SDL_clamp((most - hull) * (SHIP_SCORCHED_MOST + 1) / most, 0, SHIP_SCORCHED_MOST) : 0;
}

// At once when a hit has landed: its number counts down, and each wear between would have to be composed.
static int wear_of(const CardTable *table, Seat seat) {
    const ViewShip *ship = &shown(table)->seat[seat];
    return strike_wear(ship, ship->hull);
}

#define SHIELD_CALM 0.4F // … of a shield when nobody shoots any more: a ship is lost, or the game is over

// Nobody is attacked while a loss is told.
static float alert_of(const CardTable *table) {
    const float over = seen(table)->phase == PHASE_OVER ? 1 : strike_loss_shown(table);
    return 1 - (1 - SHIELD_CALM) * over;
}

// How bright the shield is: by its track, and while it is hit.
static float shield_of(const App *app, const CardTable *table, Seat seat) {
    const float part = own(table)->power[seat][TRACK_SHIELD] / (float)strike_rules(app)->track_max;
    const float hit = (1 - own(table)->flash[seat]) * own(table)->flash_by[seat];
    return part > 0 || hit > 0 ? fminf(1, fmaxf(SHIELD_LEAST, (0.12F + 0.6F * part) * alert_of(table)) + hit)
                               : 0;
}

// While a ship walks, its shield, which is faint, changes in few steps, which are kept: to turn and scale it
// for each frame costs more than all the rest.
static ShipStand shield_stand(const CardTable *table, Seat seat, const ShipStand *stand) {
    const StrikeTable *at = own(table);
    const StagePlace to = strike_formation(seen(table)->seats, table->front, seat, at->fight),
                     from = strike_formation(seen(table)->seats, table->front, seat, at->fight_before);
    const float w = at->stand[seat][2];
    ShipStand out = *stand;
    if (!stand->moves || at->slip[seat] > 0)
        return out;
    const float way = to.w - from.w, steps = fmaxf(1, roundf(fabsf(way) / fmaxf(from.w, 1) / SHIELD_STEP)),
                part = fabsf(way) < 1 ? 1 : roundf(SDL_clamp((w - from.w) / way, 0, 1) * steps) / steps;
    out.x = roundf(stand->x);
    out.y = roundf(stand->y);
    out.w = strike_stage_px(table, from.w + way * part);
    out.degrees = from.degrees + (to.degrees - from.degrees) * part;
    out.moves = false;
    return out;
}

static void draw_shield(App *app, const CardTable *table, Seat seat, const ShipStand *stand) {
    const float strength = shield_of(app, table, seat) * stand->light * (1 - own(table)->fallen[seat]);
    const ShipStand dome = shield_stand(table, seat, stand);
    char file[96];
    if (picture_store_find(app->pictures, "pictures/stage/", "shield", file, sizeof file))
        draw_cutout(app, file, &dome, dome.w * SHIELD_W, 1, strength, true, 0);
}

// Asked for while the fight begins.
static void draw_shards(App *app, const CardTable *table, Seat seat, const ShipStand *stand) {
    stage_draw_shards(app, &(StageShards){.part = own(table)->torn[seat],
                                          .x = stand->x,
                                          .y = stand->y,
                                          .w = stand->w * SHIELD_W,
                                          .degrees = stand->degrees,
                                          .light = stand->light,
                                          .ahead = own(table)->lane > 0 && own(table)->lane < 1});
}

// A hull that is nearly lost burns.
static void draw_fire(App *app, const CardTable *table, Seat seat, const ShipStand *stand) {
    const int hull = (int)lroundf(own(table)->hull[seat]);
    if (hull > BURNS || hull <= 0)
        return;
    for (int i = SMOKE_PUFFS; i > 0; i--) // above the fire, the farther the thinner
        flare_light(app, stand->x + ((stand->left ? 0.08F : -0.06F) - 0.02F * (float)i) * stand->w,
                    stand->y - (0.03F + 0.036F * (float)i) * stand->w,
                    roundf(stand->w * (0.03F + 0.012F * (float)i)), SMOKE_COLOR,
                    (0.5F - 0.07F * (float)i) * stand->light);
    gfx_opacity_push(app->gfx, 0.85F * stand->light);
    gfx_light_fire(app->gfx, stand->x + (stand->left ? 0.08F : -0.06F) * stand->w,
                   stand->y - 0.03F * stand->w, stand->w * 0.075F, 3u + seat);
    gfx_light_fire(app->gfx, stand->x - 0.1F * stand->w, stand->y + 0.04F * stand->w, stand->w * 0.05F,
                   9u + seat);
    gfx_opacity_pop(app->gfx);
}

// ---- plates that close over a hull

#define PLATES 9
#define PLATE_REACH 0.5F // how far they come from above and below, of the ship's width

// The ship in plates, seen where they have come to: from above and from below by turns, never beyond its
// outline.
static void draw_plates(App *app, const CardTable *table, Seat seat) {
    const float part = own(table)->brace[seat], fallen = own(table)->fallen[seat];
    const ShipStand stand = strike_ship_stand(table, seat);
    char file[96];
    if (part <= 0 || fallen > 0 || !strike_find_ship(app, seat, stand.left ? "r" : "l", file, sizeof file))
        return;
    const float w = roundf(stand.w * 1.1F / PLATES), h = roundf(stand.w * 2 * PLATE_REACH),
                left = roundf(stand.x - w * PLATES / 2), top = roundf(stand.y - h / 2);
    for (int i = 0; i < PLATES; i++) {
        const float closed = ease_out_cubic(fmaxf(0, fminf(1, part * 2 - (float)i / PLATES)));
        const float seen_h = roundf(h * closed);
        if (seen_h < 1)
            continue;
        gfx_clip_push(app->gfx,
                      gfx_rect(left + w * (float)i, i % 2 == 0 ? top : top + h - seen_h, w, seen_h));
        draw_cutout(app, file, &stand, stand.w, stand.light, 1, false, SHIP_PLATED);
        gfx_clip_pop(app->gfx);
    }
}

// ---- all of a ship

static void draw_ship(App *app, const CardTable *table, Seat seat) {
    const ShipStand stand = strike_ship_stand(table, seat);
    char file[96];
    if (!strike_draw_lost_ship(app, table, seat) &&
        strike_find_ship(app, seat, stand.left ? "r" : "l", file, sizeof file))
        draw_cutout(app, file, &stand, stand.w, stand.light, 1, false, wear_of(table, seat));
    draw_plates(app, table, seat);
    draw_fire(app, table, seat, &stand);
    draw_shield(app, table, seat, &stand);
    draw_shards(app, table, seat, &stand);
}

// ---- craft

// One that has just been launched comes out of its ship.
static ShipStand launched_stand(const CardTable *table, Seat seat, int place) {
    const ShipStand ship = strike_ship_stand(table, seat);
    ShipStand craft = strike_craft_stand(table, seat, place);
    const float part = own(table)->launch[seat], t = ease_out_cubic(part), u = 1 - t;
    const float out = -0.1F * ship.w * 4 * t * u;
    craft.x = ship.x * u + craft.x * t + (ship.left ? -out : out) * 0.6F;
    craft.y = ship.y * u + craft.y * t - out;
    craft.w *= 0.35F + 0.65F * t;
    craft.moves = true;
    return craft;
}

static void draw_engine(App *app, const ShipStand *craft, float strength) {
    gfx_opacity_push(app->gfx, strength);
    gfx_light_glow(app->gfx, craft->x + (craft->left ? -0.36F : 0.36F) * craft->w,
                   craft->y + 0.06F * craft->w, roundf(craft->w * 0.3F), 0xFFFF9A4Au);
    gfx_opacity_pop(app->gfx);
}

static void draw_one_craft(App *app, const CardTable *table, Seat seat, int place, uint8_t card) {
    const StrikeTable *at = own(table);
    const bool launched = at->launch[seat] < 1 && at->launched[seat] == card;
    const ShipStand craft =
        launched ? launched_stand(table, seat, place) : strike_craft_stand(table, seat, place);
    char file[96];
    if ((launched && at->launch[seat] <= 0) ||
        !ship_cutout_find(app->pictures, strike_rules(app)->card[card].id, craft.left ? "r" : "l", file,
                          sizeof file))
        return;
    draw_cutout(app, file, &craft, craft.w, craft.light, launched ? fminf(1, at->launch[seat] * 5) : 1, false,
                0);
    if (launched)
        draw_engine(app, &craft, 1 - at->launch[seat] * at->launch[seat]);
}

// Launched craft fly beside their ship, as far as they are not under way.
static void draw_craft(App *app, const CardTable *table, Seat seat) {
    int shown = 0;
    bool away = false;
    for (int i = 0; i < table->scene.zone[seat].count && shown < CRAFT_SHOWN; i++) {
        const uint8_t card = table_card_at(table, seat, i)->card;
        if (card == CARD_HIDDEN || own(table)->fallen[seat] > 0)
            continue;
        if (!away && strike_flight_away(table, seat, card))
            away = true;
        else
            draw_one_craft(app, table, seat, shown, card);
        shown++;
    }
}

// The craft that a hit has destroyed.
static void draw_lost_craft(App *app, const CardTable *table, Seat seat) {
    const StrikeTable *at = own(table);
    const ShipStand stand = strike_craft_stand(table, seat, at->lost_place[seat]);
    char file[96];
    if (at->lost[seat] >= 1 || at->lost_craft[seat] >= strike_rules(app)->card_count ||
        !ship_cutout_find(app->pictures, strike_rules(app)->card[at->lost_craft[seat]].id,
                          stand.left ? "r" : "l", file, sizeof file))
        return;
    const ShipCutout craft = {.file = file,
                              .x = stand.x,
                              .y = stand.y,
                              .w = stand.w,
                              .degrees = stand.degrees,
                              .light = stand.light};
    strike_draw_breaking(app, &craft, at->lost[seat]);
}

static bool is_left(const CardTable *table, Seat seat) {
    return strike_formation(seen(table)->seats, table->front, seat, own(table)->fight).left;
}

// ---- what hits have taken

static void draw_hurt(App *app, const CardTable *table, Seat seat, const StrikeHurt *hurt) {
    const bool hull = hurt->track == TRACKS;
    const GfxRect at = strike_ship_spot(table, seat, hull ? SPOT_HULL : SPOT_SHIELD);
    const StageView stage = strike_stage(table);
    const bool left = is_left(table, seat); // its name lies below it
    const float size = fminf(LOSS_MOST, LOSS_LEAST + LOSS_POINT * (float)hurt->lost);
    const StageLoss loss = {.part = hurt->part,
                            .x = at.x + (hull && left ? stage_px(&stage, 60) : 0),
                            .y = at.y + stage_px(&stage, !hull  ? -104.0F
                                                         : left ? -34.0F
                                                                : 26.0F),
                            .size = hull ? size : size * 0.86F,
                            .lost = hurt->lost,
                            .sign = strike_track_sign(hurt->track),
                            .color = hull ? 0xFFFFA07Au : 0xFF7FE3FFu};
    stage_draw_loss(app, table, &stage, &loss);
}

void strike_draw_hurts(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        gfx_opacity_push(app->gfx, strike_loss_numbers(table, seat));
        for (int i = 0; i < 2; i++)
            if (own(table)->hurt[seat][i].part < 1)
                draw_hurt(app, table, seat, &own(table)->hurt[seat][i]);
        gfx_opacity_pop(app->gfx);
    }
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
    if (place->bar_w > 0 && (place->left || strike_stands_at(table, seat, place)))
        return true;
    *place = strike_formation(seen(table)->seats, table->front, seat, at->fight_before);
    return place->bar_w > 0 && strike_stands_at(table, seat, place);
}

static void draw_bar(App *app, const CardTable *table, Seat seat) {
    StagePlace place;
    if (!bar_place(table, seat, &place))
        return;
    // The cells count down; the number is what the history and the panels say at this moment.
    const int palette = seat_palette(app, seat), hull = (int)lroundf(own(table)->hull[seat]),
              told = shown(table)->seat[seat].hull;
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
    const float top = roundf(at.y + line + lpx(table, 3));
    if (own(table)->fallen[seat] >= 0.5F) { // nothing is left to count
        words_fit(app, gfx_rect(at.x, top - lpx(table, 4), at.w, lpx(table, 24)), GFX_FONT_DISPLAY_BOLD, 19,
                  NAME_LEAST, COLOR_DAMAGE, GFX_LEFT, app_word(app, "strike.lost"));
        return;
    }
    icon_at(app, strike_track_sign(TRACKS), roundf(at.x + at.w - number - sign),
            roundf(at.y + (line - sign) / 2), sign, COLOR_TEXT);
    number_at(app, gfx_rect(at.x + at.w - number, at.y, number, line), GFX_FONT_DISPLAY_BOLD, 22,
              told <= BURNS ? COLOR_MISSING : COLOR_WHITE, GFX_RIGHT, told);
    draw_cells(app, gfx_rect(at.x, top, at.w, roundf(lpx(table, 9))), hull, seen(table)->seat[seat].hull_max,
               hull <= BURNS ? COLOR_DAMAGE : 0xFFEAF4FFu);
    draw_cells(app, gfx_rect(at.x, top + roundf(lpx(table, 13)), at.w, roundf(lpx(table, 6))),
               (int)lroundf(own(table)->power[seat][TRACK_SHIELD]), strike_rules(app)->track_max,
               COLOR_SHIELDS);
}

// The name gives way to what is written about the attack.
static bool has_bar(const CardTable *table, Seat seat) {
    const StagePlace place = strike_formation(seen(table)->seats, table->front, seat, own(table)->fight);
    return place.left || (strike_attack(table) == NULL && own(table)->forecast.kind != FORECAST_ATTACK);
}

// ---- the whole

// Corner marks around a ship and its shield; faint where it could be aimed at.
static void draw_reticle(App *app, const CardTable *table, GfxRect at, bool aimed, Color color) {
    const float length = roundf(at.h * (aimed ? 0.2F : 0.13F)),
                line = fmaxf(2, roundf(lpx(table, aimed ? 4 : 2)));
    const Color ink = aimed ? color : color_alpha(color, 0.75F);
    for (int corner = 0; corner < 4; corner++) {
        const bool right = corner % 2 == 1, low = corner / 2 == 1;
        const float x = right ? at.x + at.w : at.x, y = low ? at.y + at.h : at.y;
        gfx_fill(app->gfx, gfx_rect(right ? x - length : x, low ? y - line : y, length, line), ink);
        gfx_fill(app->gfx, gfx_rect(right ? x - line : x, low ? y - length : y + line, line, length - line),
                 ink);
    }
}

// What its shield fills, within the stage.
static GfxRect around_ship(const CardTable *table, Seat seat) {
    const ShipStand stand = strike_ship_stand(table, seat);
    const GfxRect stage = gfx_inset(own(table)->layout.stage, roundf(lpx(table, 6)));
    const float turn = fabsf(stand.degrees) * PI_F / 180;
    const float w = stand.w * SHIELD_W * 0.48F, h = w * (0.48F * cosf(turn) + 0.8F * sinf(turn) * 0.6F);
    const float x = fmaxf(stage.x, stand.x - w), y = fmaxf(stage.y, stand.y - h);
    return gfx_rect(roundf(x), roundf(y), roundf(fminf(stage.x + stage.w, stand.x + w) - x),
                    roundf(fminf(stage.y + stage.h, stand.y + h) - y));
}

// What is written on the stage during an attack does not cover the marks.
static GfxRect beside_panels(const CardTable *table, Seat seat, GfxRect at) {
    const CombatLane *lane = &own(table)->layout.lane;
    const float gap = roundf(lpx(table, 6));
    if (seen(table)->stack_count == 0 && own(table)->forecast.kind != FORECAST_ATTACK)
        return at;
    float right = at.x + at.w, low = at.y + at.h;
    if (is_left(table, seat)) {
        at.y = fmaxf(at.y, lane->caption.y + lane->caption.h + gap);
        right = fminf(right, lane->slot.x - gap);
    } else {
        at.x = fmaxf(at.x, lane->caption.x + lane->caption.w + gap);
        low = fminf(low, lane->outcome.y - gap);
    }
    return gfx_rect(at.x, at.y, fmaxf(0, right - at.x), fmaxf(0, low - at.y));
}

// At the upper edge of its marks, that the attack would destroy the ship: the numbers are in the panels.
static void draw_fatal(App *app, const CardTable *table, GfxRect marks) {
    const char *word = app_word(app, "answer.out");
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 19, COLOR_MISSING, GFX_CENTRE);
    const float h = roundf(lpx(table, 30)),
                w = ceilf(gfx_text_width(app->gfx, &style, word) + 2 * roundf(lpx(table, 14)));
    const GfxRect plate = gfx_rect(roundf(marks.x + (marks.w - w) / 2), roundf(marks.y - h / 2), w, h);
    const GfxPaint fill = paint_solid(0xE005090Fu);
    gfx_panel(app->gfx, plate, lpx(table, 8), &fill, fmaxf(1, lpx(table, 1.5F)), COLOR_MISSING);
    gfx_text(app->gfx, &style, plate, word);
}

// Where a card that is held can be dropped: the ships too, not only their panels.
static void draw_drop_places(App *app, const CardTable *table) {
    const StrikeForecast *then = &own(table)->forecast;
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const Hit *hit = hits_tagged(&app->hits, TAG_SHIP, seat, 0);
        const bool aimed = then->kind == FORECAST_ATTACK && then->target == seat;
        if (table->showing || !seen(table)->seat[seat].alive)
            continue;
        const GfxRect marks = beside_panels(table, seat, around_ship(table, seat));
        if (aimed || (hit != NULL && hit->is_drop_target && hit->enabled))
            draw_reticle(app, table, marks, aimed, COLOR_ICE);
        if (aimed && then->hull[seat] == 0)
            draw_fatal(app, table, marks);
    }
}

// An attack that destroys the own ship has it in its sights while it is held.
static void draw_doom(App *app, const CardTable *table) {
    const Seat seat = table->front;
    if (strike_threat_left(table) > 0 && strike_threat_is_fatal(table))
        draw_reticle(app, table, beside_panels(table, seat, around_ship(table, seat)), true, COLOR_DAMAGE);
}

static void draw_ships(App *app, const CardTable *table) {
    for (int layer = 0; layer < SHIP_LAYERS; layer++)
        for (Seat seat = 0; seat < seen(table)->seats; seat++)
            if (strike_ship_layer(table, seat) == layer) {
                draw_ship(app, table, seat);
                draw_craft(app, table, seat);
                draw_lost_craft(app, table, seat);
            }
}

// The light of the shot that destroys.
static void draw_blinding(App *app, const CardTable *table) {
    const GfxRect at = own(table)->blind_at;
    const GfxPaint light =
        paint_add(paint_radial(0.5F, 0.5F, COLOR_WHITE,
                               color_alpha(color_mix(COLOR_DAMAGE, COLOR_WHITE, 0.5F), 0.5F), 0.2F),
                  0.7F, color_alpha(COLOR_DAMAGE, 0));
    if (own(table)->blind >= 1)
        return;
    gfx_opacity_push(app->gfx, BLINDS * (1 - own(table)->blind));
    gfx_circle(app->gfx, roundf(at.x + at.w / 2), roundf(at.y + at.h / 2),
               roundf(strike_stage_px(table, BLINDS_W) / 2), &light);
    gfx_opacity_pop(app->gfx);
}

void strike_draw_stage(App *app, const CardTable *table) {
    const GfxRect box = own(table)->layout.stage;
    if (!gfx_is_visible(app->gfx, gfx_inset(box, -2)))
        return;
    draw_sky(app, table);
    gfx_clip_push(app->gfx, gfx_inset(box, 1));
    draw_ships(app, table);
    strike_draw_flights(app, table);
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (has_bar(table, seat))
            draw_bar(app, table, seat);
    draw_drop_places(app, table);
    draw_doom(app, table);
    draw_blinding(app, table);
    gfx_clip_pop(app->gfx);
    const StageView stage = strike_stage(table);
    stage_draw_frame(app, table, &stage);
}

void strike_draw_portrait(App *app, const CardTable *table, Seat seat, GfxRect box) {
    char file[96];
    (void)table;
    if (!strike_find_ship(app, seat, own(table)->fallen[seat] >= 0.5F ? "dead" : "r", file, sizeof file))
        return;
    ship_cutout_draw(app->gfx, app->pictures,
                     &(ShipCutout){.file = file,
                                   .x = roundf(box.x + box.w / 2),
                                   .y = roundf(box.y + box.h / 2),
                                   .w = box.w,
                                   .light = 1});
}
