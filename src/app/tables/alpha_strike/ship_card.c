// SPDX-License-Identifier: MIT
// Draws a ship as printed: its picture, how much its tracks rise, and its ability.
#include "app/art/ship_art.h"
#include "app/art/ship_cutout.h"
#include "app/kit/draw.h"
#include "app/kit/say.h"
#include "app/kit/track.h"
#include "app/tables/alpha_strike/screens.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define FALLEN 0.45F // opacity of a destroyed ship
#define HEAD 0.17F   // fractions of the height
#define ART 0.41F
#define TEXT 0.064F // text size of the ability
#define TEXT_LEAST 15.0F

// Its painting, as it flies on the stage. False: there is none.
static bool find_cutout(const App *app, uint8_t ship, const char *view, char *file, size_t size) {
    char drawing[128];
    if (!faction_ship_file(app, ship, "capital", drawing, sizeof drawing))
        return false;
    char *slash = strrchr(drawing, '/'), *stem = slash != NULL ? slash + 1 : drawing;
    stem[strcspn(stem, ".")] = '\0';
    return ship_cutout_find(app->pictures, stem, view, file, size);
}

static bool draw_cutout(App *app, uint8_t ship, GfxRect square, float shields, bool dead) {
    char file[128], shield[128];
    ShipCutout cutout = {.file = file,
                         .x = roundf(square.x + square.w / 2),
                         .y = roundf(square.y + square.h / 2),
                         .w = roundf(square.w * 0.9F),
                         .light = 1.15F};
    if (!find_cutout(app, ship, dead ? "dead" : "r", file, sizeof file))
        return false;
    ship_cutout_draw(app->gfx, app->pictures, &cutout);
    if (dead || shields <= 0 ||
        !picture_store_find(app->pictures, "pictures/stage/", "shield", shield, sizeof shield))
        return true;
    cutout.file = shield;
    cutout.w *= 1.1F;
    cutout.shines = true;
    gfx_opacity_push(app->gfx, fminf(1, 0.15F + 0.6F * shields));
    ship_cutout_draw(app->gfx, app->pictures, &cutout);
    gfx_opacity_pop(app->gfx);
    return true;
}

void strike_draw_ship(App *app, uint8_t ship, GfxRect square, float shields, float fallen) {
    if (draw_cutout(app, ship, square, shields, fallen >= 0.5F))
        return;
    const int palette = faction_palette(app, ship);
    char file[128];
    gfx_opacity_push(app->gfx, 1 - (1 - FALLEN) * fallen);
    ship_art_draw_halo(app->gfx, palette, square, COLOR_SHIELDS, shields);
    if (faction_ship_file(app, ship, "capital", file, sizeof file))
        ship_art_draw(app->gfx, file, palette, ship_art_in_halo(square), 0);
    gfx_opacity_pop(app->gfx);
}

static void draw_head(App *app, uint8_t ship, GfxRect head) {
    const int palette = faction_palette(app, ship);
    const float em = roundf(head.h * 0.6F), scale = gfx_layout(app->gfx).scale;
    draw_head_ground(app, head, palette, app_px(app, 13));
    emblem_at(app, palette, roundf(head.x + head.h * 0.25F), roundf(head.y + (head.h - em) / 2), em,
              COLOR_WHITE);
    words_fit(app, gfx_rect(head.x + head.h * 1.1F, head.y, head.w - head.h * 1.3F, head.h), GFX_FONT_DISPLAY,
              fminf(30, head.h * 0.5F / scale), 14, COLOR_WHITE, GFX_LEFT, faction_name(app, ship));
}

static const char *row_name(const App *app, uint8_t track) {
    char key[64];
    if (track == TRACKS)
        return app_word(app, "strike.hull");
    snprintf(key, sizeof key, "track.%s.name", strike_track_words[track]);
    return words_get_or(app->words, key, strike_track_words[track]);
}

// A line for each track: its sign, how much it rises, and its name.
static void draw_rows(App *app, const ShipDef *def, GfxRect area) {
    const float step = area.h / (TRACKS + 1), sign = roundf(fminf(step * 0.66F, app_px(app, 30)));
    const float size = fminf(24, step * 0.62F / gfx_layout(app->gfx).scale);
    for (uint8_t track = 0; track <= TRACKS; track++) {
        char text[16];
        const float y = area.y + step * (float)track;
        const int number = track < TRACKS ? def->increment[track] : def->hull;
        snprintf(text, sizeof text, track < TRACKS ? "+%d" : "%d", number);
        icon_at(app, strike_track_sign(track), area.x, roundf(y + (step - sign) / 2), sign,
                strike_track_color(track));
        words_fit(app, gfx_rect(area.x + sign * 1.5F, y, sign * 1.6F, step), GFX_FONT_DISPLAY_BOLD, size, 13,
                  number > 1 ? COLOR_WHITE : COLOR_TEXT_DIM, GFX_LEFT, text);
        words_fit(app, gfx_rect(area.x + sign * 3.1F, y, area.w - sign * 3.1F, step), GFX_FONT_TEXT,
                  size * 0.8F, 12, COLOR_TEXT_DIM, GFX_LEFT, row_name(app, track));
    }
}

// The ship's painting, else the ship in its halo.
static void draw_art(App *app, const StrikeLooks *looks, uint8_t ship, GfxRect square, float edge) {
    const char *painting = strike_ship_painting(looks, ship);
    const GfxRect wide = gfx_rect(square.x, square.y, square.w + 1.5F * edge, square.h);
    if (painting == NULL || !card_art_draw_painting(app->gfx, app->pictures, painting, wide, app_px(app, 8)))
        strike_draw_ship(app, ship, square, 0.5F, 0);
}

void strike_draw_ship_card(App *app, const StrikeLooks *looks, uint8_t ship, GfxRect box) {
    const StrikeRules *rules = app->catalog->rules;
    const FactionColors *colors = palette_faction(faction_palette(app, ship));
    const GfxPaint fill = paint_down(color_mix(colors->deep, 0xFF0B1322u, 0.3F), colors->deep);
    const float edge = roundf(box.h * 0.05F), art = roundf(box.h * ART), scale = gfx_layout(app->gfx).scale;
    const GfxRect head = gfx_rect(box.x + 1, box.y + 1, box.w - 2, roundf(box.h * HEAD));
    gfx_panel(app->gfx, box, app_px(app, 14), &fill, fmaxf(1, app_px(app, 1.5F)), colors->main);
    draw_head(app, ship, head);
    const float y = head.y + head.h + edge;
    draw_art(app, looks, ship, gfx_rect(box.x + edge, y, art, art), edge);
    draw_rows(app, &rules->ship[ship], gfx_rect(box.x + art + 3 * edge, y, box.w - art - 4 * edge, art));
    const float size = fmaxf(TEXT_LEAST, fminf(22, box.h * TEXT / scale)), below = y + art + edge * 0.3F;
    paragraph(app, gfx_rect(box.x + edge, below, box.w - 2 * edge, box.y + box.h - 1 - below), GFX_FONT_TEXT,
              size, size * 1.25F, COLOR_TEXT, say_of(app, "ship.%s.text", rules->ship[ship].id));
}
