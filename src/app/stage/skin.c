// SPDX-License-Identifier: MIT
// Turns a pack's styles into colour sets. What a faction leaves open is chosen to differ from the other
// factions: its pattern, and its colour for colour-blind players.
#include "app/stage/skin.h"

#include "engine/game_facts.h"
#include "gfx/ramp.h"

#include <stdio.h>
#include <string.h>

#define OPAQUE 0xFF000000u

static Color color_of(uint32_t given) {
    return given != NO_COLOUR ? OPAQUE | given : 0;
}

static PaletteRamp ramp_of(const StyleRamp *given) {
    return (PaletteRamp){color_of(given->main), color_of(given->light), color_of(given->dark),
                         color_of(given->deep), color_of(given->ink)};
}

static bool is_there(const Layers *assets, const char *file) {
    Text path = {0};
    const bool there = layers_find(assets, file, &path);
    text_finish(&path);
    return there;
}

// Says that a file is missing, and what is drawn instead.
static void tell_missing(const Layers *assets, const char *file, const char *instead, bool quiet) {
    if (!quiet)
        fprintf(stderr, "stardeck: %s/%s: %s\n", assets->folder[0], file, instead);
}

static void take_emblem(char out[PALETTE_EMBLEM_MAX], const SeatStyle *style, const Layers *assets,
                        bool quiet) {
    snprintf(out, PALETTE_EMBLEM_MAX, "emblems/%s.svg", style->logo);
    if (is_there(assets, out))
        return;
    tell_missing(assets, out, "this emblem is missing; a neutral one stands in for it", quiet);
    snprintf(out, PALETTE_EMBLEM_MAX, "%s", PALETTE_NO_EMBLEM);
}

static bool has_fleet(const char *name, const Layers *assets, bool quiet) {
    static const char *const sizes[] = {"capital", "escort", "craft"};
    bool all = true;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        char file[2 * ID_MAX];
        snprintf(file, sizeof file, "ships/%s-%s.svg", name, sizes[i]);
        if (is_there(assets, file))
            continue;
        tell_missing(assets, file, "this ship is missing; freighters stand in for it", quiet);
        all = false;
    }
    return all;
}

// A single ship, or a fleet: either all three ships or none, since they appear together.
static void take_ships(Skin *skin, uint8_t index, const char *name, const Layers *assets, bool quiet) {
    char lone[2 * ID_MAX];
    snprintf(lone, sizeof lone, "ships/%s.svg", name);
    skin->lone[index] = is_there(assets, lone);
    snprintf(skin->ships[index], ID_MAX, "%s",
             skin->lone[index] || has_fleet(name, assets, quiet) ? name : "");
}

// The first pattern that no other faction of the pack uses.
static PalettePattern free_pattern(const bool used[PATTERN_COUNT]) {
    for (int i = 0; i < PATTERN_COUNT; i++)
        if (!used[i])
            return (PalettePattern)i;
    return PATTERN_NONE;
}

static void choose_patterns(PaletteStyle *styles, int count) {
    bool used[PATTERN_COUNT] = {false};
    for (int i = 0; i < count; i++)
        if (styles[i].pattern < PATTERN_COUNT)
            used[styles[i].pattern] = true;
    for (int i = 0; i < count; i++) {
        if (styles[i].pattern < PATTERN_COUNT)
            continue;
        styles[i].pattern = free_pattern(used);
        if (styles[i].pattern < PATTERN_COUNT)
            used[styles[i].pattern] = true;
    }
}

// One that has the colour and the emblem of one before it gets another colour, with shades of its own.
static void choose_usual(PaletteStyle *styles, int count) {
    Color taken[SKIN_MAX + 1] = {palette_usual(PALETTE_NEUTRAL)->main};
    for (int i = 0; i < count; i++)
        taken[i + 1] = styles[i].usual.main;
    for (int i = 1; i < count; i++) {
        bool alike = false;
        for (int before = 0; before < i; before++)
            alike |= styles[before].usual.main == styles[i].usual.main &&
                     strcmp(styles[before].emblem, styles[i].emblem) == 0;
        if (!alike)
            continue;
        taken[i + 1] = ramp_distinct(styles[i].usual.main, taken, count + 1);
        styles[i].usual = (PaletteRamp){.main = taken[i + 1]};
    }
}

// Colours given by a pack are kept: somebody chose them side by side. A missing one defaults to the usual
// colour if every observer can tell it apart, else to a spare colour.
static void choose_clear(PaletteStyle *styles, int count) {
    Color taken[SKIN_MAX + 1] = {palette_usual(PALETTE_NEUTRAL)->main};
    int taken_count = 1;
    for (int i = 0; i < count; i++)
        if (styles[i].clear.main != 0)
            taken[taken_count++] = styles[i].clear.main;
    for (int i = 0; i < count; i++) {
        if (styles[i].clear.main != 0)
            continue;
        const Color main = ramp_distinct(styles[i].usual.main, taken, taken_count);
        if (main != styles[i].usual.main)
            styles[i].clear = (PaletteRamp){.main = main};
        taken[taken_count++] = main;
    }
}

// For a pack without styles: eight colours, the first four safe for colour-blind players, repeated as needed,
// and the neutral emblem.
static void take_plain(Skin *skin, PaletteStyle *styles) {
    static const Color mains[] = {0xFFF0DE4E, 0xFF56A9F2, 0xFFE06A2E, 0xFFA6EBD6,
                                  0xFFD9679C, 0xFF9C80E0, 0xFF58B98F, 0xFFC9A27A};
    for (uint8_t i = 0; i < skin->count && i < SKIN_MAX;
         i++) { // gcc 12 cannot see that count is never larger
        styles[i] = (PaletteStyle){.usual = {.main = mains[i % (sizeof mains / sizeof mains[0])]},
                                   .ground = {.seed = i},
                                   .pattern = PATTERN_NONE,
                                   .emblem = PALETTE_NO_EMBLEM};
        skin->ships[i][0] = '\0';
    }
}

// The style of the faction as it is now; one that is not there any more keeps its own.
static const SeatStyle *style_now(const Catalog *catalog, const Catalog *now, uint8_t index) {
    const uint8_t table = game_seat_table(catalog->game);
    const uint8_t found = now != catalog ? catalog_find(now, table, catalog_id(catalog, table, index)) : NONE;
    return found != NONE ? catalog_style(now, found) : catalog_style(catalog, index);
}

static void take_given(Skin *skin, PaletteStyle *styles, const Catalog *catalog, const Catalog *now,
                       const Layers *assets, bool quiet) {
    for (uint8_t i = 0; i < skin->count; i++) {
        const SeatStyle *style = style_now(catalog, now, i);
        styles[i] = (PaletteStyle){.usual = ramp_of(&style->usual),
                                   .clear = ramp_of(&style->clear),
                                   .ground = {color_of(style->scene.dark), color_of(style->scene.mid),
                                              color_of(style->scene.light), i},
                                   .pattern = style->pattern < PATTERN_COUNT ? (PalettePattern)style->pattern
                                                                             : PATTERN_NONE};
        take_emblem(styles[i].emblem, style, assets, quiet);
        take_ships(skin, i,
                   style->ships[0] != '\0' ? style->ships
                                           : catalog_id(catalog, game_seat_table(catalog->game), i),
                   assets, quiet);
    }
}

static void make(Skin *skin, const Catalog *catalog, const Catalog *now, const Layers *assets, bool quiet) {
    PaletteStyle styles[SKIN_MAX] = {{{0}, {0}, {0}, PATTERN_NONE, ""}};
    const uint8_t table = game_seat_table(catalog->game), all = catalog_count(catalog, table);
    *skin = (Skin){.count = all < SKIN_MAX ? all : SKIN_MAX};
    if (skin->count > 0 && catalog_style(catalog, 0) == NULL)
        take_plain(skin, styles);
    else
        take_given(skin, styles, catalog, now, assets, quiet);
    choose_usual(styles, skin->count);
    choose_patterns(styles, skin->count);
    choose_clear(styles, skin->count);
    for (uint8_t i = 0; i < skin->count; i++)
        skin->palette[i] = palette_add(&styles[i]);
}

void skin_make(Skin *skin, const Catalog *catalog, const Layers *assets, bool quiet) {
    make(skin, catalog, catalog, assets, quiet);
}

void skins_invalidate(Skins *skins) {
    skins->count = 0;
    palette_forget();
}

const Skin *skins_of(Skins *skins, const Catalog *catalog) {
    static const Skin neutral;
    for (uint8_t i = 0; i < skins->count; i++)
        if (skins->catalog[i] == catalog)
            return &skins->skin[i];
    if (skins->count == SKINS_MAX)
        return &neutral;
    Skin *skin = &skins->skin[skins->count];
    skins->catalog[skins->count++] = catalog;
    const Catalog *now = skins->now != NULL ? skins->now(skins->context, catalog) : catalog;
    make(skin, catalog, now, skins->assets, skins->quiet);
    return skin;
}
