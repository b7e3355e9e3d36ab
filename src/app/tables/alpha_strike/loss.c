// SPDX-License-Identifier: MIT
// Finds out who destroyed a ship, lets it break up, and draws the band.
#include "app/tables/alpha_strike/loss.h"

#include "app/art/ship_wear.h"
#include "app/kit/draw.h"
#include "app/kit/say.h"
#include "app/kit/ship_breaking.h"
#include "app/tables/alpha_strike/stage.h"
#include "gfx/ease.h"

#include <math.h>
#include <string.h>

#define LOSS_MS 2300.0F      // all of it …
#define LOSS_LAST_MS 3000.0F // … if the game ends with it
#define CAPTION_GOES_MS 120.0F
#define COMES_MS 160.0F
#define GOES_MS 240.0F
#define WRECK_LIGHT 0.87F
#define WRECK_W 0.94F // of the ship's width
#define DRIFTS 46.0F  // backwards, units of the stage, while it is told
#define SINKS 20.0F
#define ROLLS 7.0F    // degrees
#define BAND_H 0.15F  // of the stage's height: below all names but the own one …
#define BAND_X 262.0F // … at whose right it begins, units of the stage
#define BY_COLOR 0xFFFFB49Cu

// ---- its time

// The attack that has just landed, if it took the last of the hull.
static void find_cause(const App *app, const CardTable *table, StrikeLoss *loss) {
    for (int i = table->next_event - 1; i >= 0 && loss->how == DESTROYED_IN_FIGHT; i--) {
        const Event event = session_event(app->session, i);
        if (event.kind != EVENT_RESOLVE)
            continue;
        loss->by = event.seat;
        loss->card = event.card;
        return;
    }
}

static bool ends_game(const StrikeView *view) {
    int alive = 0;
    for (Seat seat = 0; seat < view->seats; seat++)
        alive += view->seat[seat].alive;
    return alive <= 2;
}

void strike_loss_begin(const App *app, CardTable *table, const Event *event) {
    StrikeTable *at = own(table);
    at->loss = (StrikeLoss){.seat = event->seat, .by = SEAT_NONE, .card = NONE, .how = event->at};
    find_cause(app, table, &at->loss);
    at->loss.ms = ends_game(seen(table)) ? LOSS_LAST_MS : LOSS_MS;
    timeline_forget(&table->timeline, &at->loss_part, sizeof at->loss_part);
    timeline_forget(&table->timeline, &at->fought_left, sizeof at->fought_left);
    timeline_forget(&table->timeline, &at->acting, sizeof at->acting);
    at->loss_part = at->acting = 0;
    timeline_add_ms(&table->timeline, &at->loss_part, 1, MOTION_BEAM, 0, at->loss.ms);
    timeline_add_ms(&table->timeline, &at->fought_left, 0, MOTION_GLOW_OUT, 0, CAPTION_GOES_MS);
    if (table->timeline.reduced)
        return;
    timeline_forget(&table->timeline, &at->breaks[event->seat], sizeof at->breaks[0]);
    at->breaks[event->seat] = 0;
    timeline_add_ms(&table->timeline, &at->breaks[event->seat], 1, MOTION_WAIT, 0, SHIP_BREAKS_MS);
}

bool strike_loss_told(const CardTable *table) {
    const StrikeView *view = seen(table);
    bool lost = own(table)->loss_part < 1;
    for (Seat seat = 0; seat < view->seats; seat++)
        lost |= view->seat[seat].alive && view->seat[seat].hull == 0;
    return lost;
}

float strike_loss_shown(const CardTable *table) {
    const StrikeTable *at = own(table);
    const float ms = at->loss_part * at->loss.ms, from = table->timeline.reduced ? 0 : SHIP_BURNS_MS;
    if (at->loss_part >= 1)
        return 0;
    return fmaxf(0, fminf(1, fminf((ms - from) / COMES_MS, (at->loss.ms - ms) / GOES_MS)));
}

// ---- the ship

static float breaks_ms(const CardTable *table, Seat seat) {
    return own(table)->breaks[seat] * SHIP_BREAKS_MS;
}

float strike_loss_numbers(const CardTable *table, Seat seat) {
    if (own(table)->breaks[seat] < 1)
        return fmaxf(0, 1 - breaks_ms(table, seat) / SHIP_BURNS_MS);
    return fmaxf(0, 1 - 3 * own(table)->fallen[seat]);
}

// A wreck goes on drifting while the loss is told, and stays where it has come to rest.
static void drift(const CardTable *table, Seat seat, bool left, ShipCutout *wreck) {
    const StrikeTable *at = own(table);
    const bool told = at->loss.seat == seat && at->loss_part < 1 && !table->timeline.reduced;
    const float part = told ? ease_out_cubic(at->loss_part) : 1, side = left ? -1 : 1;
    wreck->x += roundf(side * strike_stage_px(table, DRIFTS) * part);
    wreck->y += roundf(strike_stage_px(table, SINKS) * part);
    wreck->degrees += side * ROLLS * part;
    wreck->moves |= told;
}

bool strike_draw_lost_ship(App *app, const CardTable *table, Seat seat) {
    const float ms = breaks_ms(table, seat);
    const bool breaks = own(table)->breaks[seat] < 1;
    const float wrecked = breaks ? ship_breaking_wrecked(ms) : own(table)->fallen[seat];
    const ShipStand stand = strike_ship_stand(table, seat);
    ShipCutout ship = {.x = stand.x,
                       .y = stand.y,
                       .w = stand.w * WRECK_W,
                       .degrees = stand.degrees,
                       .light = WRECK_LIGHT * stand.light,
                       .moves = stand.moves};
    char file[96];
    if (!breaks && wrecked <= 0)
        return false;
    if (wrecked > 0 && strike_find_ship(app, seat, "dead", file, sizeof file)) {
        ShipCutout wreck = ship;
        wreck.file = file;
        drift(table, seat, stand.left, &wreck);
        stage_draw_cutout(app, &wreck, wrecked);
        if (breaks)
            ship_breaking_embers(app, &wreck, wrecked * (1 - own(table)->breaks[seat]));
    }
    if (!strike_find_ship(app, seat, stand.left ? "r" : "l", file, sizeof file))
        return true;
    ship.file = file;
    ship.w = stand.w;
    ship.light = stand.light;
    ship.wear = SHIP_SCORCHED_MOST;
    const ShipCutout whole = ship;
    if (breaks)
        ship_breaking_pose(&ship, ms);
    stage_draw_cutout(app, &ship, 1 - wrecked);
    if (breaks)
        ship_breaking_draw(app, &whole, strike_stage(table).box, ms);
    return true;
}

// ---- ahead of need

// What is left of the target's hull if nobody answers.
static int hull_after(const ViewShip *ship, const ViewAttack *attack) {
    const int damage =
        attack->countered || attack->base <= attack->reduce ? 0 : attack->base - attack->reduce;
    const int shields = attack->bypass ? 0 : ship->power[TRACK_SHIELD];
    return SDL_clamp(ship->hull - SDL_max(damage - shields, 0), 0, ship->hull);
}

// The picture of a ship as it looks in this fight; false: there is none.
static bool picture_of(const App *app, const CardTable *table, Seat seat, char *file, size_t size,
                       ShipCutout *out) {
    const StagePlace place = strike_formation(seen(table)->seats, table->front, seat, own(table)->fight);
    *out = (ShipCutout){.file = file, .w = strike_stage_px(table, place.w)};
    return strike_find_ship(app, seat, place.left ? "r" : "l", file, size);
}

// The torn pieces of a ship that is about to burst: one a frame, from the last hit on.
static bool prepare_pieces(App *app, const CardTable *table, Seat seat) {
    ShipCutout ship;
    char file[96];
    bool ready = true;
    if (!picture_of(app, table, seat, file, sizeof file, &ship))
        return true;
    for (int piece = 0; piece < SHIP_PIECES && ready; piece++) {
        ship.wear = (uint8_t)(SHIP_TORN + piece);
        ready = ship_cutout_prepare(app->gfx, app->pictures, &ship);
    }
    return ready;
}

// How the target looks if nobody answers. While something moves it is only kept.
static bool prepare_wear(App *app, const CardTable *table, const ViewAttack *attack) {
    const ViewShip *target = &seen(table)->seat[attack->target];
    ShipCutout ship;
    char file[96];
    if (!picture_of(app, table, attack->target, file, sizeof file, &ship))
        return true;
    ship.wear = (uint8_t)strike_wear(target, hull_after(target, attack));
    return timeline_running(&table->timeline) ? ship_cutout_keep(app->gfx, app->pictures, &ship)
                                              : ship_cutout_prepare(app->gfx, app->pictures, &ship);
}

// Those who fight: standing still they are drawn from other pictures, and move at the next hit.
static void keep_wear(App *app, const CardTable *table, Seat seat) {
    ShipCutout ship;
    char file[96];
    if (seat >= seen(table)->seats || !picture_of(app, table, seat, file, sizeof file, &ship))
        return;
    ship.wear = (uint8_t)strike_wear(&shown(table)->seat[seat], shown(table)->seat[seat].hull);
    ship_cutout_keep(app->gfx, app->pictures, &ship);
}

void strike_prepare_damage(App *app, const CardTable *table) {
    const StrikeView *view = seen(table);
    bool ready = true;
    if (table->timeline.speed <= 0)
        return;
    keep_wear(app, table, own(table)->fight.attacker);
    keep_wear(app, table, own(table)->fight.target);
    if (view->stack_count > 0)
        ready = prepare_wear(app, table, &view->stack[view->stack_count - 1]);
    for (Seat seat = 0; seat < view->seats && ready && !table->timeline.reduced; seat++)
        if ((view->seat[seat].alive && view->seat[seat].hull == 0) || own(table)->breaks[seat] < 1)
            ready = prepare_pieces(app, table, seat);
    if (!ready) // the next one
        app_request_update(app);
}

// ---- the band

static void say_title(const App *app, const CardTable *table, Seat seat, char *out, size_t size) {
    const bool mine = seat == table->front && session_is_person(app->session, seat) && !table_is_shared(app);
    app_fill(app, out, size, mine ? "strike.loss.own" : "strike.loss.title",
             STR("ship", seat_faction_name(app, seat)));
}

// "Shot down by the Halberd: Battle Laser"
static void say_cause(const App *app, const CardTable *table, const StrikeLoss *loss, char *out,
                      size_t size) {
    if (loss->how != DESTROYED_IN_FIGHT || loss->by >= seen(table)->seats ||
        loss->card >= strike_rules(app)->card_count) {
        text_copy(out, size,
                  app_word(app, loss->how == DESTROYED_BY_MELTDOWN ? "strike.loss.meltdown"
                                : loss->how == DESTROYED_BY_ITSELF ? "strike.loss.itself"
                                                                   : "strike.lost"));
        return;
    }
    const bool named = strcmp(seat_name(app, loss->by), seat_faction_name(app, loss->by)) != 0;
    app_fill(app, out, size, named ? "strike.loss.by_seat" : "strike.loss.by",
             STR("ship", seat_faction_name(app, loss->by)), STR("seat", seat_name(app, loss->by)),
             STR("card", strike_card_name(table->looks, loss->card)));
}

GfxRect strike_loss_band(const CardTable *table) {
    const GfxRect stage = own(table)->layout.stage;
    const float h = roundf(stage.h * BAND_H), left = roundf(strike_stage_px(table, BAND_X));
    return gfx_rect(stage.x + left, stage.y + stage.h - h - roundf(lpx(table, 8)), stage.w - left, h);
}

// It opens and closes from its middle line; without motion it fades. Returns what is seen of it.
static GfxRect opened(const CardTable *table, GfxRect band, float shown) {
    const float h = table->timeline.reduced ? band.h : roundf(band.h * ease_out_cubic(shown) / 2) * 2;
    return gfx_rect(band.x, roundf(band.y + (band.h - h) / 2), band.w, h);
}

static void draw_ground(App *app, GfxRect band, const FactionColors *colors) {
    const GfxPaint fill = paint_three(
        0, 0xF01C0708u, color_alpha(color_mix(colors->dark, 0xFF30090Bu, 0.5F), 0.94F), 0.5F, 0xF01C0708u);
    gfx_gradient(app->gfx, band, &fill);
}

static void draw_edges(App *app, const CardTable *table, GfxRect band) {
    const float line = fmaxf(2, roundf(lpx(table, 2)));
    gfx_fill(app->gfx, gfx_rect(band.x, band.y, 2 * line, band.h), COLOR_DAMAGE);
    gfx_fill(app->gfx, gfx_rect(band.x, band.y, band.w, line), COLOR_DAMAGE);
    gfx_fill(app->gfx, gfx_rect(band.x, band.y + band.h - line, band.w, line), COLOR_DAMAGE);
}

// The card that did it, at the right end. Returns the width it takes.
static float draw_card(App *app, const CardTable *table, const StrikeLoss *loss, GfxRect band) {
    if (loss->card >= strike_rules(app)->card_count || loss->by >= seen(table)->seats)
        return 0;
    const float edge = roundf(band.h * 0.09F), h = band.h - 2 * edge, w = roundf(h / 1.3F);
    CardLook look = strike_card_look(table->looks, loss->card, seat_palette(app, loss->by));
    CardPlace place = card_place(CARD_PILE, band.x + band.w - w - roundf(lpx(table, 22)), band.y + edge, w);
    look.name = ""; // too long for so small a card; the line has it
    place.height = h;
    card_art_draw(app->gfx, &look, &place);
    return w + roundf(lpx(table, 36));
}

static void draw_words(App *app, const CardTable *table, const StrikeLoss *loss, GfxRect band) {
    const bool large = table->layout.large;
    const float em = roundf(band.h * 0.5F), edge = roundf(lpx(table, 26)), gap = lpx(table, 18);
    const float left = band.x + edge + em + gap, card = draw_card(app, table, loss, band),
                w = band.x + band.w - edge - card - left;
    char text[160];
    emblem_at(app, seat_palette(app, loss->seat), band.x + edge, roundf(band.y + (band.h - em) / 2), em,
              palette_faction(seat_palette(app, loss->seat))->light);
    say_title(app, table, loss->seat, text, sizeof text);
    words_fit(app, gfx_rect(left, band.y + band.h * 0.1F, w, band.h * 0.48F), GFX_FONT_DISPLAY_BOLD,
              large ? 32 : 40, 16, COLOR_WHITE, GFX_LEFT, text);
    say_cause(app, table, loss, text, sizeof text);
    words_fit(app, gfx_rect(left, band.y + band.h * 0.56F, w, band.h * 0.32F), GFX_FONT_TEXT_MEDIUM,
              large ? 18 : 21, 12, BY_COLOR, GFX_LEFT, text);
}

void strike_draw_loss(App *app, const CardTable *table) {
    const StrikeLoss *loss = &own(table)->loss;
    const float shown = strike_loss_shown(table);
    const GfxRect band = strike_loss_band(table), now = opened(table, band, shown);
    if (shown <= 0 || now.h < 2 || loss->seat >= seen(table)->seats || !gfx_is_visible(app->gfx, band))
        return;
    gfx_opacity_push(app->gfx, table->timeline.reduced ? shown : 1);
    gfx_clip_push(app->gfx, now);
    draw_ground(app, band, palette_faction(seat_palette(app, loss->seat)));
    draw_words(app, table, loss, band);
    gfx_clip_pop(app->gfx);
    draw_edges(app, table, now);
    gfx_opacity_pop(app->gfx);
}
