// SPDX-License-Identifier: MIT
// Plans name cards, regions number them: here they meet.
#include "app/stage/lights.h"

#include <string.h>

const Hit *lesson_light(const App *app, const char *light) {
    const bool hand = strncmp(light, "hand:", 5) == 0;
    const uint8_t card = hand ? catalog_find(app->catalog, app->catalog->game->card_table, light + 5) : NONE;
    if (card == NONE)
        return hits_find(&app->hits, light);
    for (int i = 0; i < app->hits.count; i++)
        if (strncmp(app->hits.item[i].id, "hand:", 5) == 0 && app->hits.item[i].card == card)
            return &app->hits.item[i];
    return NULL;
}
