// SPDX-License-Identifier: MIT
// The sky behind the result, the winner's name in large letters, and the celebration: the winners' ships rise
// next to the title, and fireworks burst above it. Each spark's path follows from its number alone.
#include "app/art/card_art.h"
#include "app/art/ship_art.h"
#include "app/art/ship_cutout.h"
#include "app/art/target_art.h"
#include "app/kit/say.h"
#include "app/screens/result_parts.h"
#include "gfx/ease.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define DIM 0x8C000000u
#define FLEET_W 1500.0F // logical: window width with room for ships beside the title
#define TITLE_W 1040.0F // … and for a title between them
#define PAINTED_W 230.0F
#define RISE 420.0F // … distance from which ships and paintings rise
#define PAINTING_W 236.0F
#define PAINTING_SHAPE (400 / 640.0F) // height divided by width
#define BURSTS 5
#define SPARKS 26 // per burst

static float small(const App *app) {
    return 13 * gfx_layout(app->gfx).scale;
}

// ---- the winner's name

// Appends to "A" or "A and B".
static void add_name(const App *app, char *names, size_t size, const char *name) {
    char before[RESULT_NAMES_MAX];
    if (names[0] == '\0') {
        text_copy(names, size, name);
        return;
    }
    text_copy(before, sizeof before, names);
    ui_fill(app, names, size, UI_COMMON_AND, STR("a", before), STR("b", name));
}

void result_line_names(const App *app, const ResultLine *line, char names[RESULT_NAMES_MAX]) {
    names[0] = '\0';
    for (int i = 0; i < line->seats; i++)
        add_name(app, names, RESULT_NAMES_MAX, seat_name(app, line->seat[i]));
}

void result_winner_words(const App *app, const ResultLine *line, int count, char text[2 * RESULT_NAMES_MAX]) {
    char names[RESULT_NAMES_MAX] = "", own[RESULT_NAMES_MAX];
    int winners = 0;
    for (; winners < count && line[winners].wins; winners++) {
        result_line_names(app, &line[winners], own);
        add_name(app, names, sizeof names, own);
    }
    const char *key = winners > 1 ? "winner.shared" : line[0].seats > 1 ? "winner.team" : "winner.one";
    app_fill(app, text, 2 * RESULT_NAMES_MAX, key, STR("seat", names), STR("seats", names));
}

static bool has_given_up(const ResultScreen *screen, const ResultLine *line) {
    for (int i = 0; i < line->seats; i++)
        if (screen->gave_up[line->seat[i]])
            return true;
    return false;
}

// What breaks a tie between the first two lines; NULL: there is none, or the second has given up, which
// decides without any number.
static const char *tie_text(const App *app, const ResultScreen *screen) {
    const GameScreens *game = game_screens(app);
    const ResultLine *first = &screen->line[0], *second = &screen->line[1];
    return screen->count > 1 && first->total <= second->total && game->result_tie != NULL &&
                   !has_given_up(screen, second)
               ? game->result_tie(app, first, second)
               : NULL;
}

void result_how_words(const App *app, const ResultScreen *screen, char out[2 * RESULT_NAMES_MAX]) {
    char names[RESULT_NAMES_MAX] = "", gave_up[RESULT_NAMES_MAX + 40] = "";
    const char *tie = tie_text(app, screen);
    for (Seat seat = 0; seat < session_options(app->session)->setup.seats; seat++)
        if (screen->gave_up[seat])
            say_in_list(names, sizeof names, seat_name(app, seat));
    if (names[0] != 0)
        ui_fill(app, gave_up, sizeof gave_up, UI_RESULT_GAVE_UP, STR("names", names));
    else if (tie == NULL && game_screens(app)->result_how != NULL) // else the tie-break says it
        game_screens(app)->result_how(app, result_view(screen), gave_up, sizeof gave_up);
    snprintf(out, 2 * RESULT_NAMES_MAX, "%s%s%s", gave_up, gave_up[0] != 0 && tie != NULL ? " · " : "",
             tie != NULL ? tie : "");
}

static bool has_fleet(const App *app) {
    return gfx_layout(app->gfx).logical_w >= FLEET_W;
}

static void draw_large(App *app, const ResultScreen *screen, const char *text, float opacity) {
    const float all = gfx_layout(app->gfx).logical_w, width = has_fleet(app) ? TITLE_W : all - 80;
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 64, COLOR_WHITE, GFX_CENTRE);
    gfx_opacity_push(app->gfx, opacity);
    gfx_text_fit(app->gfx, &title, small(app), result_place(app, screen, (all - width) / 2, 52, width, 84),
                 text);
    gfx_opacity_pop(app->gfx);
}

void draw_result_title(App *app, const ResultScreen *screen) {
    char text[2 * RESULT_NAMES_MAX];
    const float width = gfx_layout(app->gfx).logical_w;
    if (screen->crowned <= 0) {
        if (result_is_counted(screen))
            draw_large(app, screen, ui_word(app, UI_RESULT_TITLE), 1);
        return;
    }
    const GfxStyle over = widget_style(app, GFX_FONT_TEXT_MEDIUM, 20, COLOR_TEXT, GFX_CENTRE);
    gfx_text_fit(app->gfx, &over, small(app), result_place(app, screen, 40, 18, width - 80, 30),
                 ui_word(app, UI_RESULT_TITLE));
    result_winner_words(app, screen->line, screen->count, text);
    draw_large(app, screen, text, fminf(1, screen->crowned));
    result_how_words(app, screen, text);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 18, COLOR_TEXT, GFX_CENTRE);
    if (text[0] != 0)
        gfx_text_fit(app->gfx, &style, small(app), result_place(app, screen, 40, 138, width - 80, 28), text);
}

// ---- the sky

// The winners, as many as there is room for emblems.
static Seat winner_at(const ResultScreen *screen, int which) {
    Seat seat[SEATS_MAX];
    int count = 0;
    for (int i = 0; i < screen->count && screen->line[i].wins; i++)
        for (int k = 0; k < screen->line[i].seats; k++)
            seat[count++] = screen->line[i].seat[k];
    return count > 0 ? seat[which % count] : screen->line[0].seat[0];
}

// How far it has risen from behind the panels, 0 to 1. late: delay, as a fraction of the celebration.
static float risen(const ResultScreen *screen, float late) {
    return ease_out_cubic(fmaxf(0, fminf(1, (screen->feast - late) * 1.6F)));
}

static bool ship_file(const App *app, Seat seat, const char *kind, char out[128]) {
    return faction_ship_file(app, session_options(app->session)->setup.faction[seat], kind, out, 128);
}

// A winner's ship beside the title, shaded as on the table.
static void draw_ship(App *app, const ResultScreen *screen, Seat seat, const char *kind, float x, float y,
                      float size, float late) {
    const float part = risen(screen, late);
    char path[128];
    if (part <= 0 || !ship_file(app, seat, kind, path))
        return;
    const GfxRect box = result_place(app, screen, x - size / 2, y + (1 - part) * RISE, size, size);
    gfx_opacity_push(app->gfx, part);
    ship_art_draw(app->gfx, path, seat_palette(app, seat), box, 0);
    gfx_opacity_pop(app->gfx);
}

// Three ships, or one if all kinds look alike.
static void draw_fleet(App *app, const ResultScreen *screen, Seat seat, float x, float side) {
    char capital[128], escort[128];
    draw_ship(app, screen, seat, "capital", x, 20, 140, 0);
    if (!ship_file(app, seat, "capital", capital) || !ship_file(app, seat, "escort", escort) ||
        strcmp(capital, escort) == 0)
        return;
    draw_ship(app, screen, seat, "escort", x + side * 112, 76, 76, 0.09F);
    draw_ship(app, screen, seat, "craft", x + side * 176, 108, 48, 0.18F);
}

// Its ship as a painting, the bow towards the title. False: there is none.
static bool draw_painted(App *app, const ResultScreen *screen, Seat seat, float x, float side) {
    const float part = risen(screen, 0);
    char file[96];
    if (!result_ship_find(app, seat, side < 0 ? "r" : "l", file, sizeof file))
        return false;
    const GfxRect box = result_place(app, screen, x, 88 + (1 - part) * RISE, PAINTED_W, PAINTED_W);
    gfx_opacity_push(app->gfx, part);
    ship_cutout_draw(
        app->gfx, app->pictures,
        &(ShipCutout){.file = file, .x = box.x, .y = box.y, .w = box.w, .light = 1, .moves = part < 1});
    gfx_opacity_pop(app->gfx);
    return true;
}

static const char *painting_of(const App *app, const ResultScreen *screen, Seat seat, int which) {
    const GameScreens *game = game_screens(app);
    return game->result_painting != NULL && screen->looks.looks != NULL
               ? game->result_painting(app, screen->looks.looks, seat, which)
               : NULL;
}

// Returns false if there is no painting.
static bool draw_painting(App *app, const ResultScreen *screen, const char *painting, Seat seat, float x) {
    const float part = risen(screen, 0), w = fminf(PAINTING_W, gfx_layout(app->gfx).logical_w / 2 - 546);
    const float h = w * PAINTING_SHAPE, frame = fmaxf(1, app_px(app, 2));
    if (painting == NULL)
        return false;
    const GfxRect box = result_place(app, screen, x - w / 2, 88 - h / 2 + (1 - part) * RISE, w, h);
    gfx_opacity_push(app->gfx, part);
    const bool drawn = card_art_draw_painting(app->gfx, app->pictures, painting, box, app_px(app, 10));
    const GfxPaint none = paint_solid(0);
    if (drawn)
        gfx_panel(app->gfx, box, app_px(app, 10), &none, frame,
                  palette_faction(seat_palette(app, seat))->main);
    gfx_opacity_pop(app->gfx);
    return drawn;
}

// For winners without paintings or ships.
static void draw_emblem(App *app, const ResultScreen *screen, Seat seat, float x) {
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const GfxRect box = result_place(app, screen, x - 64, 24, 128, 128);
    gfx_opacity_push(app->gfx, 0.5F * fminf(1, screen->crowned));
    if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, box.x, box.y, box.w, colors->light);
    gfx_opacity_pop(app->gfx);
}

// On both sides: one winner's fleet or emblem twice, or two paintings of it, or two winners. A painting, like
// a portrait, is not shown twice.
static void draw_winners(App *app, const ResultScreen *screen) {
    const float middle = gfx_layout(app->gfx).logical_w / 2;
    const bool alone = winner_at(screen, 0) == winner_at(screen, 1);
    const bool paints = !alone || painting_of(app, screen, winner_at(screen, 0), 1) != NULL;
    char path[128];
    for (int i = 0; i < 2; i++) {
        const Seat seat = winner_at(screen, i);
        const float side = i == 0 ? -1 : 1;
        const char *painting = paints ? painting_of(app, screen, seat, alone ? i : 0) : NULL;
        if (draw_painting(app, screen, painting, seat, middle + side * 648))
            continue;
        const bool flies = painting_of(app, screen, seat, 0) == NULL;
        if (flies && draw_painted(app, screen, seat, middle + side * 592, side))
            continue;
        if (flies && ship_file(app, seat, "capital", path))
            draw_fleet(app, screen, seat, middle + side * 592, side);
        else
            draw_emblem(app, screen, seat, middle + side * 592);
    }
}

// The winners' colours over the sky, their ships beside the title.
void draw_result_sky(App *app, const ResultScreen *screen) {
    const GfxLayout size = gfx_layout(app->gfx);
    background_draw(app->gfx, app->pictures, BACKGROUND_RESULT);
    gfx_fill(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height), DIM);
    if (screen->crowned <= 0)
        return;
    const FactionColors *colors = palette_faction(seat_palette(app, winner_at(screen, 0)));
    const GfxPaint down = paint_down(color_alpha(colors->dark, 0.5f), color_alpha(colors->deep, 0));
    gfx_opacity_push(app->gfx, fminf(1, screen->crowned));
    gfx_gradient(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height * 0.55f), &down);
    gfx_opacity_pop(app->gfx);
    if (!has_fleet(app))
        return;
    draw_winners(app, screen);
}

// ---- sparks

// A pseudo-random number from 0 to 1 derived from a spark's number.
static float chance(unsigned number) {
    unsigned bits = number * 2654435761u;
    bits ^= bits >> 15;
    bits *= 2246822519u;
    return (float)((bits >> 8) & 0xFFFFu) / 65535.0F;
}

static void draw_spark(App *app, GfxRect from, unsigned number, float part, Color color) {
    const float angle = 6.2832F * chance(number), reach = app_px(app, 60 + 190 * chance(number + 7777));
    const float way = ease_out_cubic(part) * reach;
    const float x = from.x + cosf(angle) * way,
                y = from.y + sinf(angle) * way + app_px(app, 90) * part * part;
    const GfxPaint fill = paint_solid(color);
    gfx_opacity_push(app->gfx, 1 - part);
    gfx_circle(app->gfx, roundf(x), roundf(y), roundf(app_px(app, number % 3 == 0 ? 5 : 3)), &fill);
    gfx_opacity_pop(app->gfx);
}

// Fireworks above the title, one burst after another, in gold and in the winners' colours.
void draw_result_celebration(App *app, const ResultScreen *screen) {
    static const float places[BURSTS][3] = {
        {-0.22F, 90, 0}, {0.24F, 60, 0.1F}, {0.02F, 40, 0.22F}, {-0.36F, 50, 0.34F}, {0.38F, 100, 0.44F}};
    const float width = gfx_layout(app->gfx).logical_w;
    if (screen->feast <= 0 || screen->feast >= 1 || screen->timeline.reduced ||
        screen->outcome == RESULT_DEFEAT)
        return;
    for (unsigned burst = 0; burst < BURSTS; burst++) {
        const float part = (screen->feast - places[burst][2]) / 0.5F;
        const FactionColors *colors = palette_faction(seat_palette(app, winner_at(screen, (int)burst)));
        if (part <= 0 || part >= 1)
            continue;
        const GfxRect from =
            result_place(app, screen, width * (0.5F + places[burst][0]), places[burst][1], 1, 1);
        for (unsigned i = 0; i < SPARKS; i++)
            draw_spark(app, from, burst * SPARKS + i, part, i % 2 == 0 ? COLOR_GOLD : colors->light);
    }
}
