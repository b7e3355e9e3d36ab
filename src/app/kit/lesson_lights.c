// SPDX-License-Identifier: MIT
// Translates the names in a lesson's plan, which mention cards, to regions, whose ids have numbers. Parts of
// the table have the same names in both.
#include "app/kit/lesson_lights.h"

#include "app/kit/game_board.h"
#include "app/kit/game_table.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <string.h>

static bool begins_with(const char *text, const char *begin) {
    return strncmp(text, begin, strlen(begin)) == 0;
}

// The card in "hand:ensign" for `begin` "hand:"; NONE: the light begins otherwise, or names no card.
static uint8_t card_after(const App *app, const char *light, const char *begin) {
    return begins_with(light, begin)
               ? catalog_find(app->catalog, game_card_table(app->catalog->game), light + strlen(begin))
               : NONE;
}

// A region with the card face-up, except in the hand, on a pile, or in a line of the history.
static const Hit *find_open(const App *app, uint8_t card) {
    for (int i = 0; i < app->hits.count && card != NONE; i++) {
        const Hit *hit = &app->hits.item[i];
        if (hit->card == card && !begins_with(hit->id, "hand:") && !begins_with(hit->id, "pile:") &&
            !begins_with(hit->id, "log:"))
            return hit;
    }
    return NULL;
}

static const Hit *find_one(const App *app, const char *light) {
    static const char *const begins[] = {"hand:", "option:"};
    for (size_t k = 0; k < sizeof begins / sizeof begins[0]; k++) {
        const uint8_t card = card_after(app, light, begins[k]);
        for (int i = 0; i < app->hits.count && card != NONE; i++)
            if (begins_with(app->hits.item[i].id, begins[k]) && app->hits.item[i].card == card)
                return &app->hits.item[i];
    }
    if (begins_with(light, "card:"))
        return find_open(app, card_after(app, light, "card:"));
    return hits_find(&app->hits, light);
}

// Copies the next of the names separated by bars; returns the rest, NULL: there is none.
static const char *next_name(const char *light, char name[HIT_ID_MAX]) {
    const char *end = strchr(light, '|');
    snprintf(name, HIT_ID_MAX, "%.*s", end != NULL ? (int)(end - light) : (int)strlen(light), light);
    return end != NULL ? end + 1 : NULL;
}

const Hit *lesson_find_region(const App *app, const char *light) {
    const Hit *hit = NULL;
    while (hit == NULL && light != NULL) {
        char name[HIT_ID_MAX];
        light = next_name(light, name);
        hit = find_one(app, name);
    }
    return hit;
}

static GfxRect part(const CardTable *table, const char *name) {
    if (strcmp(name, "hand") == 0)
        return table->layout.hand;
    return table->game->board->part(table, name);
}

bool lesson_find_place(const App *app, const CardTable *table, const char *light, GfxRect *place) {
    *place = gfx_rect(0, 0, 0, 0);
    while (place->w <= 0 && light != NULL) {
        char name[HIT_ID_MAX];
        light = next_name(light, name);
        const Hit *hit = find_one(app, name);
        if (begins_with(name, "part:"))
            *place = part(table, name + strlen("part:"));
        else if (hit != NULL)
            *place = hit->rect;
    }
    return place->w > 0;
}
