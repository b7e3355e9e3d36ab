// SPDX-License-Identifier: MIT
// Whose colours, ships and emblems a poster has.
#include "app/kit/game_poster.h"

#include "app/kit/game_table.h"

#include <stdio.h>

#define SIGN 0.5f // of a ship's size

static const FactionColors *colors_of(const App *app, const Catalog *catalog, uint8_t faction) {
    return palette_faction(faction_palette_of(app, catalog, faction));
}

// A ship, or its owner's emblem where it has none.
static void add_ship(const App *app, const Catalog *catalog, const PosterShip *ship, char text[POSTER_TEXT]) {
    const FactionColors *colors = colors_of(app, catalog, ship->faction);
    char file[2 * ID_MAX + 24];
    if (faction_ship_file_of(app, catalog, ship->faction, ship->kind, file, sizeof file)) {
        poster_add_ship(text, file, colors, ship, false);
    } else if (colors->emblem != NULL) {
        PosterShip sign = *ship;
        sign.size *= SIGN;
        poster_add_ship(text, colors->emblem, colors, &sign, true);
    }
}

// Gas in the colours of the first two, and the first three of those who play.
static void usual(const App *app, const Catalog *catalog, float reach, char text[POSTER_TEXT]) {
    static const PosterShip ships[] = {{2, "escort", 0.30f, 0.22f, 0.34f, -34},
                                       {1, "escort", 0.26f, -0.28f, 0.42f, 38},
                                       {0, "capital", -0.12f, 0.02f, 0.62f, 38}};
    const uint8_t count = catalog_count(catalog, catalog->game->seat_table);
    char scene[40];
    snprintf(scene, sizeof scene, "nebula:%06X,%06X", (unsigned)(colors_of(app, catalog, 0)->dark & 0xFFFFFF),
             (unsigned)(colors_of(app, catalog, 1)->dark & 0xFFFFFF));
    poster_begin(text, scene, reach);
    for (size_t i = 0; i < sizeof ships / sizeof ships[0]; i++)
        if (ships[i].faction < count)
            add_ship(app, catalog, &ships[i], text);
}

void game_poster_text(const App *app, const Catalog *catalog, float reach, char text[POSTER_TEXT]) {
    const GameTable *table = game_table_of(catalog->game);
    const Poster *poster = table != NULL ? table->poster : NULL;
    if (poster == NULL) {
        usual(app, catalog, reach, text);
        return;
    }
    poster_begin(text, poster->scene, reach);
    for (int i = 0; i < poster->shots; i++)
        poster_add_shot(text, &poster->shot[i]);
    for (int i = 0; i < poster->ships; i++)
        add_ship(app, catalog, &poster->ship[i], text);
    if (poster->field.radius > 0)
        poster_add_field(text, colors_of(app, catalog, poster->field.faction), &poster->field);
}
