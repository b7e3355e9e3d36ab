// SPDX-License-Identifier: MIT
// A tile per game: poster, factions, name, description, number of players, duration, and the game to
// continue. The chosen one stands out.
#include "app/screens/menu_parts.h"

#include "app/art/poster.h"
#include "engine/game.h"
#include "gfx/image.h"
#include "gfx/record.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define GAP 16.0f
#define RADIUS 16.0f
#define LIFT 8.0f // of the chosen tile
#define EDGE 24.0f
#define NARROW 320.0f // width below which a tile has smaller margins
#define NARROW_EDGE 16.0f
#define FOOT_H 46.0f
#define FACTS_H 26.0f
#define LINE_H 23.0f
#define NAME_H 42.0f
#define EMBLEM 26.0f
#define EMBLEM_STEP 40.0f
#define EMBLEMS_MOST 8
#define REACH_BELOW 40.0f // the picture ends this far below the emblems

// ---- layout

static GfxRect tile_rect(const App *app, const MenuScreen *screen, int tile) {
    const MenuPlaces at = menu_places(app);
    const float step = (at.width + GAP) / (float)screen->games;
    const bool chosen = tile == menu_chosen(app, screen) && screen->games > 1;
    return widget_rect(app, at.left + step * (float)tile, at.tiles_y - (chosen ? LIFT : 0), step - GAP,
                       at.tiles_h);
}

static float edge(const App *app, GfxRect rect) {
    return app_px(app, rect.w < app_px(app, NARROW) ? NARROW_EDGE : EDGE);
}

static GfxStyle line_style(const App *app) {
    return widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
}

static const char *line_of(const App *app, const Catalog *catalog) {
    const char *line = app_word_of(app, catalog, "game.line");
    return line != NULL ? line : "";
}

// One or two lines, the same for all tiles, so that names align.
static int lines(App *app, const MenuScreen *screen) {
    const GfxStyle style = line_style(app);
    int most = 1;
    for (int i = 0; i < screen->games; i++) {
        const GfxRect rect = tile_rect(app, screen, i);
        const int count =
            gfx_text_lines(app->gfx, &style, rect.w - 2 * edge(app, rect), line_of(app, screen->game[i]));
        most = SDL_max(most, SDL_min(count, 2));
    }
    return most;
}

typedef struct TilePlaces {
    GfxRect all;
    float x, w; // of the text
    float emblems, name, line, facts, foot;
    float line_h;
} TilePlaces;

static TilePlaces places(App *app, const MenuScreen *screen, int tile) {
    TilePlaces at = {.all = tile_rect(app, screen, tile)};
    at.x = at.all.x + edge(app, at.all);
    at.w = at.all.w - 2 * edge(app, at.all);
    at.line_h = fmaxf(app_px(app, LINE_H), widget_line(app, LINE_H)) * (float)lines(app, screen);
    at.foot = at.all.y + at.all.h - app_px(app, FOOT_H);
    at.facts = at.foot - app_px(app, FACTS_H + 12);
    at.line = at.facts - at.line_h - app_px(app, 10);
    at.name = at.line - app_px(app, NAME_H);
    at.emblems = at.name - app_px(app, EMBLEM + 8);
    return at;
}

static int emblems_of(const Catalog *catalog) {
    return SDL_min(catalog_count(catalog, catalog->game->seat_table), EMBLEMS_MOST);
}

static float emblem_step(const App *app, const TilePlaces *at, const Catalog *catalog) {
    return fminf(app_px(app, EMBLEM_STEP), at->w / (float)SDL_max(emblems_of(catalog), 1));
}

void menu_tiles_regions(App *app, const MenuScreen *screen) {
    for (int i = 0; i < screen->games; i++)
        hits_add(&app->hits, tile_rect(app, screen, i), MENU_TILE "%.20s", screen->game[i]->game->id);
    const int chosen = menu_chosen(app, screen);
    const TilePlaces at = places(app, screen, chosen);
    const float step = emblem_step(app, &at, app->catalog);
    for (int i = 0; i < emblems_of(app->catalog); i++) {
        const float grow = floorf((step - app_px(app, EMBLEM)) / 2);
        hits_add(&app->hits,
                 gfx_rect(at.x + step * (float)i - grow, at.emblems - grow, floorf(step),
                          app_px(app, EMBLEM) + 2 * grow),
                 MENU_FACTION "%d", i + 1);
    }
}

int menu_tile_of(const MenuScreen *screen, const char *id) {
    if (strncmp(id, MENU_TILE, strlen(MENU_TILE)) != 0)
        return -1;
    for (int i = 0; i < screen->games; i++)
        if (strcmp(id + strlen(MENU_TILE), screen->game[i]->game->id) == 0)
            return i;
    return -1;
}

int menu_faction_of(const char *id) {
    if (strncmp(id, MENU_FACTION, strlen(MENU_FACTION)) != 0)
        return -1;
    const char digit = id[strlen(MENU_FACTION)]; // EMBLEMS_MOST has one digit
    return digit >= '1' && digit <= '9' ? digit - '1' : -1;
}

// ---- drawing

static void draw_poster(App *app, const Catalog *catalog, const TilePlaces *at) {
    Poster poster = {.game = catalog->game->id,
                     .factions = SDL_min(emblems_of(catalog), POSTER_EMBLEMS),
                     .reach = (at->emblems + app_px(app, REACH_BELOW) - at->all.y) / at->all.h,
                     .radius = app_px(app, RADIUS)};
    for (int i = 0; i < poster.factions; i++)
        poster.faction[i] = faction_palette_of(app, catalog, (uint8_t)i);
    poster_draw(app->gfx, app->pictures, &poster, at->all);
}

static void draw_frame(App *app, GfxRect rect, bool chosen, bool lit) {
    const float radius = app_px(app, RADIUS);
    const GfxPaint line = paint_solid(chosen ? COLOR_WHITE : lit ? COLOR_ICE : COLOR_LINE_STRONG);
    if (chosen)
        gfx_glow(app->gfx, rect, radius, app_px(app, 26), color_alpha(COLOR_ICE, 0.45f));
    gfx_frame(app->gfx, rect, radius, fmaxf(chosen ? 2 : 1, app_px(app, chosen ? 3 : 1.5f)), &line);
}

static void draw_emblems(App *app, const Catalog *catalog, const TilePlaces *at, bool chosen, int lit) {
    const float size = app_px(app, EMBLEM), step = emblem_step(app, at, catalog);
    for (int i = 0; i < emblems_of(catalog); i++) {
        const FactionColors *colors = palette_faction(faction_palette_of(app, catalog, (uint8_t)i));
        const GfxPaint shine = paint_three(165, COLOR_WHITE, colors->light, 0.45f, colors->main);
        const float x = at->x + step * (float)i;
        if (colors->emblem == NULL)
            continue;
        if (chosen && i == lit)
            gfx_icon_glow(app->gfx, colors->emblem, x, at->emblems, size, &shine, app_px(app, 8),
                          colors->main);
        else
            gfx_icon(app->gfx, colors->emblem, x, at->emblems, size, &shine);
    }
}

// So narrow that words may be truncated.
static bool is_tight(const App *app, const TilePlaces *at) {
    return at->w < app_px(app, 320);
}

// An icon and a few words; returns where the next may start.
static float draw_fact(App *app, const char *icon, const char *text, float x, const TilePlaces *at) {
    const float size = app_px(app, 20), h = app_px(app, FACTS_H);
    GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 17, COLOR_HEADING, GFX_LEFT);
    style.brief = is_tight(app, at);
    const float words = x + size + app_px(app, 9);
    gfx_icon_color(app->gfx, icon, x, at->facts + roundf((h - size) / 2), size, COLOR_TEXT_DIM);
    return words +
           gfx_text_fit(app->gfx, &style, 14 * gfx_layout(app->gfx).scale,
                        gfx_rect(words, at->facts, at->x + at->w - words, h), text) +
           app_px(app, 26);
}

static void draw_facts(App *app, const Catalog *catalog, const TilePlaces *at) {
    char text[80];
    ui_fill(app, text, sizeof text,
            catalog->game->seats_min < catalog->game->seats_max ? UI_MENU_SEATS : UI_MENU_SEATS_FIXED,
            NUM("least", catalog->game->seats_min), NUM("most", catalog->game->seats_max));
    const float next = draw_fact(app, "icons/phosphor/users.svg", text, at->x, at);
    const char *minutes = app_word_of(app, catalog, "game.minutes");
    if (minutes == NULL)
        return;
    ui_fill(app, text, sizeof text, UI_MENU_MINUTES, STR("minutes", minutes));
    draw_fact(app, "icons/phosphor/clock.svg", text, next, at);
}

// What a click on the chosen tile does.
static void draw_foot(App *app, const SavedGame *running, const TilePlaces *at, bool chosen) {
    char text[200], how_far[120];
    const float h = app_px(app, FOOT_H), arrow = app_px(app, 18);
    const Color ink = chosen ? COLOR_WHITE : COLOR_TEXT;
    GfxStyle style = widget_style(app, chosen ? GFX_FONT_TEXT_MEDIUM : GFX_FONT_TEXT, 15, ink, GFX_LEFT);
    style.brief = is_tight(app, at);
    gfx_fill(app->gfx, gfx_rect(at->x, at->foot, at->w, fmaxf(1, app_px(app, 1))), COLOR_LINE);
    if (running != NULL)
        ui_fill(app, text, sizeof text, UI_MENU_RUNNING,
                STR("how_far", menu_progress(app, running, how_far, sizeof how_far)));
    else
        text_copy(text, sizeof text, ui_word(app, UI_MENU_NEW));
    const GfxRect room = {at->x, at->foot, at->w - arrow - app_px(app, 8), h};
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT_MEDIUM, 13, ink, GFX_LEFT);
    const bool fits = gfx_text_width(app->gfx, &least, text) <= room.w; // otherwise the progress is enough
    gfx_text_fit(app->gfx, &style, 13 * gfx_layout(app->gfx).scale, room,
                 running != NULL && !fits ? how_far : text);
    if (chosen)
        gfx_icon_color(app->gfx, "icons/phosphor/caret-right.svg", at->x + at->w - arrow,
                       at->foot + roundf((h - arrow) / 2), arrow, ink);
}

// A hovered faction shows what a click does, in place of the description.
static int lit_faction(const App *app) {
    const int hovered = menu_faction_of(app->input.hover);
    return hovered >= 0 ? hovered : app->input.focus_shown ? menu_faction_of(app->input.focus) : -1;
}

static void draw_words(App *app, const Catalog *catalog, const TilePlaces *at, int lit) {
    char text[160];
    const float scale = gfx_layout(app->gfx).scale;
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY_BOLD, 32, COLOR_WHITE, GFX_LEFT);
    GfxStyle line = line_style(app);
    gfx_text_fit(app->gfx, &name, 18 * scale, gfx_rect(at->x, at->name, at->w, app_px(app, NAME_H)),
                 app_game_name(app, catalog));
    if (lit >= 0) {
        ui_fill(app, text, sizeof text, UI_MENU_PLAY_AS, STR("name", faction_name(app, (uint8_t)lit)));
        line.color = COLOR_WHITE;
    } else {
        text_copy(text, sizeof text, line_of(app, catalog));
    }
    line.brief = is_tight(app, at); // shown in full in the set-up
    gfx_text_wrapped_fit(app->gfx, &line, 12, widget_line(app, LINE_H),
                         gfx_rect(at->x, at->line, at->w, at->line_h + app_px(app, 4)), text);
}

static void draw_tile(App *app, const MenuScreen *screen, int tile) {
    const Catalog *catalog = screen->game[tile];
    const TilePlaces at = places(app, screen, tile);
    const bool chosen = tile == menu_chosen(app, screen);
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, MENU_TILE "%.20s", catalog->game->id);
    const int lit = chosen ? lit_faction(app) : -1;
    draw_poster(app, catalog, &at);
    draw_emblems(app, catalog, &at, chosen, lit);
    draw_words(app, catalog, &at, lit < emblems_of(catalog) ? lit : -1);
    draw_facts(app, catalog, &at);
    draw_foot(app, screen->running[tile], &at, chosen);
    draw_frame(app, at.all, chosen && screen->games > 1, widget_hovered(app, id));
}

// The chosen tile is drawn last because its glow covers its neighbours.
void menu_tiles_draw(App *app, const MenuScreen *screen) {
    const int chosen = menu_chosen(app, screen);
    for (int i = 0; i < screen->games; i++)
        if (i != chosen)
            draw_tile(app, screen, i);
    if (chosen < screen->games)
        draw_tile(app, screen, chosen);
}

void menu_tiles_damage(App *app, const MenuScreen *screen) {
    const TilePlaces at = places(app, screen, menu_chosen(app, screen));
    const float reach = app_px(app, 20);
    gfx_damage(app->gfx, gfx_rect(at.all.x, at.emblems - reach, at.all.w, at.facts - at.emblems + reach));
}
