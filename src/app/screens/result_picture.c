// SPDX-License-Identifier: MIT
// The picture behind the first page of the result: the winner's ships before a sun, or the only person's own
// wreck, or the ship that stays behind.
#include "app/art/ship_cutout.h"
#include "app/art/target_art.h"
#include "app/screens/result_front.h"
#include "gfx/ease.h"
#include "gfx/image.h"
#include "gfx/light.h"
#include "gfx/record.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define BEHIND_LIGHT 0.5F // of ships that are behind
#define LAGS_LIGHT 0.62F  // … of the own one, large
#define PLATES 26
#define SPARKS 44
#define PLATE_LIT 0xFF9A8A80u
#define PLATE_DARK 0xFF14161Cu
#define SPARK 0xFFFFA040u
#define FIRE 0xFF8A3414u    // light on the smoke behind a wreck
#define SUN 0xFFFFC070u     // its rays
#define RAYS_OF_BRIGHT 0.4F // … before the sky of all victories, which has a light of its own

// ---- ships

// The fleets that fly another's hulls.
static const char *const hulls[][2] = {{"starfleet", "federation"}, {"vulcan", "federation"}};

static bool find_fleet(const App *app, const char *name, const char *view, char *file, size_t size) {
    char wanted[80];
    for (size_t i = 0; i < sizeof hulls / sizeof hulls[0]; i++)
        name = strcmp(name, hulls[i][0]) == 0 ? hulls[i][1] : name;
    snprintf(wanted, sizeof wanted, "hero.%.40s",
             name); // painted for this page: the others are half its width
    if (strcmp(view, "r") == 0 && picture_store_find(app->pictures, "pictures/fleets/", wanted, file, size))
        return true;
    snprintf(wanted, sizeof wanted, "%.40s-command_ship.%s", name, view);
    return picture_store_find(app->pictures, "pictures/fleets/", wanted, file, size);
}

// What the seat has flown: its ship, alone, or its fleet's flagship. False: there is no painting of it.
static bool find_ship(const App *app, Seat seat, const char *view, char *file, size_t size, bool *alone) {
    char drawing[128];
    *alone = ship_cutout_find(app->pictures, seat_faction_id(app, seat), view, file, size);
    if (*alone)
        return true;
    if (find_fleet(app, seat_faction_id(app, seat), view, file, size))
        return true;
    if (!faction_ship_file(app, session_options(app->session)->setup.faction[seat], "capital", drawing,
                           sizeof drawing))
        return false;
    char *name = strrchr(drawing, '/') != NULL ? strrchr(drawing, '/') + 1 : drawing;
    name[strcspn(name, ".")] = '\0';
    *alone = ship_cutout_find(app->pictures, name, view, file, size);
    if (*alone)
        return true;
    char *kind = strstr(name, "-capital");
    if (kind != NULL)
        *kind = '\0';
    return find_fleet(app, name, view, file, size);
}

bool result_ship_find(const App *app, Seat seat, const char *view, char *file, size_t size) {
    bool alone;
    return find_ship(app, seat, view, file, size, &alone);
}

// A ship as it is drawn: its middle and its width on the page.
typedef struct FrontShip {
    const char *view;
    float x, y, w, light;
    uint8_t wear;
} FrontShip;

static void draw_worn(App *app, Seat seat, const FrontShip *ship, float part) {
    char file[96];
    bool alone;
    if (part <= 0 || !find_ship(app, seat, ship->view, file, sizeof file, &alone))
        return;
    const GfxRect box = front_right(app, ship->x, ship->y, ship->w, ship->w);
    gfx_opacity_push(app->gfx, fminf(1, part * 1.5F));
    ship_cutout_draw(app->gfx, app->pictures,
                     &(ShipCutout){.file = file,
                                   .x = box.x - (1 - part) * box.w * 0.35F,
                                   .y = box.y + (1 - part) * box.w * 0.1F,
                                   .w = box.w,
                                   .light = ship->light,
                                   .wear = ship->wear,
                                   .moves = part < 1});
    gfx_opacity_pop(app->gfx);
}

static void draw_ship(App *app, Seat seat, const char *view, float x, float y, float w, float light,
                      float part) {
    draw_worn(app, seat, &(FrontShip){view, x, y, w, light, 0}, part);
}

// How far a ship has come, `late` in parts of the celebration.
static float come(const ResultScreen *screen, float late) {
    if (screen->timeline.reduced)
        return fminf(1, screen->crowned);
    return ease_out_cubic(fmaxf(0, fminf(1, (screen->feast - late) * 2.2F)));
}

static void draw_emblem(App *app, const ResultScreen *screen, Seat seat) {
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const GfxRect box = front_right(app, 800, 70, 280, 280);
    gfx_opacity_push(app->gfx, 0.55F * fminf(1, screen->crowned));
    if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, box.x, box.y, box.w, colors->light);
    gfx_opacity_pop(app->gfx);
}

static void draw_fleet(App *app, const ResultScreen *screen, Seat seat) {
    draw_ship(app, seat, "r", 735, 110, 240, 0.9F, come(screen, 0.16F));
    draw_ship(app, seat, "r", 1100, 225, 250, 0.9F, come(screen, 0.10F));
    draw_ship(app, seat, "r", 1075, 108, 110, 0.85F, come(screen, 0.22F));
    draw_ship(app, seat, "r", 905, 245, 560, 1.05F, come(screen, 0));
}

// Whose ship has been destroyed is a wreck; whoever is only behind hangs back, in the dark.
static uint8_t wear_of(const App *app, const ResultScreen *screen, Seat seat) {
    const GameScreens *game = game_screens(app);
    return game->result_wear != NULL ? game->result_wear(result_view(screen), seat) : RESULT_WRECK;
}

// The winner's ship before those that it has outlived, or left behind.
static void draw_survivor(App *app, const ResultScreen *screen, Seat seat) {
    static const float wrecks[][3] = {{1130, 330, 230}, {1180, 120, 150}, {745, 95, 120}},
                       behind[][3] = {{728, 80, 150}, {1150, 316, 180}, {965, 62, 105}};
    int drawn = 0;
    for (int i = 0; i < screen->count; i++) {
        if (screen->line[i].wins || drawn == 3)
            continue;
        const uint8_t wear = wear_of(app, screen, screen->line[i].seat[0]);
        const bool wreck = wear == RESULT_WRECK;
        const float *at = wreck ? wrecks[drawn] : behind[drawn];
        const FrontShip ship = {.view = wreck ? "dead" : "r",
                                .x = at[0],
                                .y = at[1],
                                .w = at[2],
                                .light = wreck ? 0.7F : BEHIND_LIGHT,
                                .wear = wreck ? 0 : wear};
        draw_worn(app, screen->line[i].seat[0], &ship,
                  wreck ? fminf(1, screen->crowned) : come(screen, 0.2F + 0.05F * (float)drawn));
        drawn++;
    }
    draw_ship(app, seat, "r", 905, 225, 570, 1.1F, come(screen, 0));
}

static float chance(int i, int which) {
    const float x = sinf((float)(i * 7 + which) * 12.9898F) * 43758.547F;
    return x - floorf(x);
}

// A torn plate of a hull, lit from the fire at its side.
static void draw_plate(App *app, float x, float y, float size, int i) {
    float corner[8];
    for (int k = 0; k < 4; k++) {
        const float angle = 1.571F * (float)k + 6.283F * chance(i, 4) + 0.7F * chance(i, 5 + k);
        const float reach = size * (0.45F + 0.55F * chance(i, 9 + k));
        corner[2 * k] = reach * cosf(angle);
        corner[2 * k + 1] = reach * sinf(angle) * 0.7F;
    }
    const GfxPaint plate = paint_two(360 * chance(i, 13), PLATE_LIT, PLATE_DARK);
    gfx_polygon(app->gfx, x, y, corner, 4, &plate);
}

// What a ship that broke up has thrown around it, from its middle outwards, on the page: plates and sparks.
static void draw_debris(App *app, float x, float y, float reach, float part) {
    const GfxRect at = front_right(app, x, y, reach, 0);
    if (part <= 0 || gfx_is_dry(app->gfx))
        return;
    gfx_opacity_push(app->gfx, fminf(1, part));
    for (int i = 0; i < PLATES; i++) {
        const float angle = 6.283F * chance(i, 0), far = at.w * (0.35F + 0.75F * chance(i, 1));
        draw_plate(app, at.x + far * cosf(angle), at.y + far * sinf(angle) * 0.62F,
                   at.w * (0.014F + 0.03F * chance(i, 2) * chance(i, 3)), i);
    }
    for (int i = 0; i < SPARKS; i++) {
        const float angle = 6.283F * chance(i, 20), far = at.w * (0.18F + 0.92F * chance(i, 21));
        const float c = cosf(angle), s = sinf(angle) * 0.62F;
        const float trace = far - at.w * (0.015F + 0.09F * chance(i, 22) * chance(i, 23));
        gfx_light_streak(app->gfx, at.x + trace * c, at.y + trace * s, at.x + far * c, at.y + far * s,
                         at.w * 0.006F, SPARK);
    }
    gfx_light_glow(app->gfx, at.x, at.y, at.w * 0.75F, FIRE);
    gfx_opacity_pop(app->gfx);
}

// The only person's own ship is a wreck or stays behind, and the winner leaves.
static void draw_loss(App *app, const ResultScreen *screen) {
    const Session *session = app->session;
    Seat own = SEAT_NONE;
    for (Seat seat = 0; seat < session_options(session)->setup.seats; seat++)
        own = session_is_person(session, seat) ? seat : own;
    draw_ship(app, screen->line[0].seat[0], "r", 1110, 120, 150, 0.6F, come(screen, 0.2F));
    if (own == SEAT_NONE)
        return;
    const uint8_t wear = wear_of(app, screen, own);
    if (wear == RESULT_WRECK) { // its picture is small
        draw_debris(app, 915, 235, 300, fminf(1, screen->crowned));
        draw_ship(app, own, "dead", 910, 245, 420, 0.95F, fminf(1, screen->crowned));
    } else
        draw_worn(app, own, &(FrontShip){"r", 890, 258, 460, LAGS_LIGHT, wear}, fminf(1, screen->crowned));
}

// ---- sky

static void draw_sky(App *app, BackgroundKind kind, float part) {
    if (part <= 0)
        return;
    gfx_opacity_push(app->gfx, fminf(1, part));
    background_draw(app->gfx, app->pictures, kind);
    gfx_opacity_pop(app->gfx);
}

// The game's own scene comes over that of all victories. False: it has none.
static bool draw_own_sky(App *app, const ResultScreen *screen, GfxRect window) {
    const GameScreens *game = game_screens(app);
    char file[96];
    if (game->victory_scene == NULL || screen->crowned <= 0 ||
        !game->victory_scene(app, result_view(screen), screen->line[0].seat[0], file, sizeof file))
        return false;
    gfx_opacity_push(app->gfx, fminf(1, screen->crowned));
    card_art_draw_painting(app->gfx, app->pictures, file, window, 0);
    gfx_opacity_pop(app->gfx);
    return true;
}

// The sun behind a winner's ship; `strong`: 1 before a dark sky.
static void draw_rays(App *app, const ResultScreen *screen, float strong) {
    const GfxRect area = front_right(app, 560, 0, 1280 - 560, 720 * 0.8F),
                  sun = front_right(app, 960, 190, 620, 0);
    if (screen->crowned <= 0)
        return;
    gfx_opacity_push(app->gfx, strong * fminf(1, screen->crowned));
    gfx_light_rays(app->gfx, area, sun.x, sun.y, sun.w, SUN, 7);
    gfx_opacity_pop(app->gfx);
}

void draw_result_picture(App *app, const ResultScreen *screen) {
    const GfxLayout size = gfx_layout(app->gfx);
    const bool lost = screen->outcome == RESULT_DEFEAT;
    const Seat winner = screen->line[0].seat[0];
    char file[96] = "";
    bool alone = false;
    const GfxRect window = gfx_rect(0, 0, (float)size.width, (float)size.height);
    if (screen->crowned < 1) {
        background_draw(app->gfx, app->pictures, BACKGROUND_RESULT);
        gfx_fill(app->gfx, window, 0x8C000000u);
    }
    draw_sky(app, lost ? BACKGROUND_DEFEAT : BACKGROUND_VICTORY, screen->crowned);
    if (!lost)
        draw_rays(app, screen, draw_own_sky(app, screen, window) ? 1 : RAYS_OF_BRIGHT);
    if (screen->crowned > 0 && lost)
        draw_loss(app, screen);
    else if (screen->crowned > 0 && find_ship(app, winner, "r", file, sizeof file, &alone) && alone)
        draw_survivor(app, screen, winner);
    else if (screen->crowned > 0 && file[0] != '\0')
        draw_fleet(app, screen, winner);
    else if (screen->crowned > 0)
        draw_emblem(app, screen, winner);
    const GfxPaint dark = paint_right(0xE605080Fu, 0x0005080Fu);
    gfx_gradient(app->gfx, gfx_rect(0, 0, window.w * 0.62F, window.h), &dark);
    const GfxPaint below = paint_down(0x0005080Fu, 0xD905080Fu);
    gfx_gradient(app->gfx, gfx_rect(0, window.h * 0.55F, window.w, window.h * 0.45F), &below);
}
