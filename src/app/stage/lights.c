// SPDX-License-Identifier: MIT
// Plans name cards, regions number them: here they meet.
#include "app/stage/lights.h"

#include <stdio.h>
#include <string.h>

// "hand:ensign", "option:ensign": the card of a plan that begins with this; NONE: it does not, or names a
// region.
static uint8_t card_after(const App *app, const char *light, const char *begin) {
    const size_t length = strlen(begin);
    return strncmp(light, begin, length) == 0
               ? catalog_find(app->catalog, app->catalog->game->card_table, light + length)
               : NONE;
}

static const Hit *find_one(const App *app, const char *light) {
    static const char *const begins[] = {"hand:", "option:"};
    for (size_t k = 0; k < sizeof begins / sizeof begins[0]; k++) {
        const uint8_t card = card_after(app, light, begins[k]);
        for (int i = 0; i < app->hits.count && card != NONE; i++)
            if (strncmp(app->hits.item[i].id, begins[k], strlen(begins[k])) == 0 &&
                app->hits.item[i].card == card)
                return &app->hits.item[i];
    }
    return hits_find(&app->hits, light);
}

const Hit *lesson_light(const App *app, const char *light) {
    const Hit *hit = NULL;
    while (hit == NULL && light != NULL) {
        char name[HIT_ID_MAX];
        const char *end = strchr(light, '|');
        snprintf(name, sizeof name, "%.*s", end != NULL ? (int)(end - light) : (int)strlen(light), light);
        hit = find_one(app, name);
        light = end != NULL ? end + 1 : NULL;
    }
    return hit;
}
