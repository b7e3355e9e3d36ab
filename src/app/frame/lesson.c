// SPDX-License-Identifier: MIT
// Starts the chosen game's lesson: a game like any other, but not saved.
#include "play/lesson.h"
#include "app/frame/game_start.h"
#include "engine/game_facts.h"
#include "gfx/sprite.h"

#include <stdio.h>

bool app_start_lesson(App *app, Text *problem) {
    char inside[20 + ID_MAX], folder[1024];
    GameStart beginning;
    snprintf(inside, sizeof inside, "lesson/%s", game_id(app->catalog->game));
    gfx_asset_path(app->gfx, inside, folder, sizeof folder);
    if (!game_start_prepare(&beginning, app, app->catalog, problem))
        return false;
    beginning.lesson = lesson_open(folder, app->catalog, problem);
    if (beginning.lesson != NULL)
        beginning.session = lesson_begin(beginning.lesson, app->catalog, problem);
    if (beginning.session == NULL) {
        game_start_cancel(&beginning);
        return false;
    }
    game_start_commit(&beginning);
    return true;
}
