// SPDX-License-Identifier: MIT
// One game at a time; the next one waits for it.
#include "app/frame/historian.h"

#include "app/frame/frame.h"
#include "app/frame/worker.h"

#include <stdlib.h>

struct Historian {
    Worker worker;
    bool beside;
    char path[1024];
    HistoryGame game;
    bool added;
};

Historian *historian_open(bool beside) {
    Historian *historian = calloc(1, sizeof *historian);
    if (historian == NULL)
        return NULL;
    worker_open(&historian->worker, "historian");
    historian->beside = beside;
    return historian;
}

void historian_wait(Historian *historian) {
    worker_stop(&historian->worker); // it goes on to its end
}

void historian_close(Historian *historian) {
    if (historian != NULL)
        historian_wait(historian);
    free(historian);
}

static void add(void *context) {
    Historian *historian = context;
    Text problem = {0};
    historian->added = history_add(historian->path, &historian->game, &problem);
    text_finish(&problem);
}

bool historian_add(Historian *historian, const char *path, const HistoryGame *game) {
    historian_wait(historian);
    if (!text_copy(historian->path, sizeof historian->path, path))
        return false;
    historian->game = *game;
    historian->added = true;
    if (historian->beside)
        worker_begin(&historian->worker, add, historian);
    else
        add(historian);
    return historian->beside || historian->added;
}

// ---- for the screens

static bool find_path(const App *app, Text *path) {
    if (app_games_folder(app)[0] != '\0')
        text_printf(path, "%s/%s", app_games_folder(app), HISTORY_NAME);
    return path->length > 0 && !path->failed;
}

HistorySum app_history_sum(App *app, const HistoryGame *game) {
    HistorySum sum = {0};
    Text path = {0};
    if (app->frame->historian != NULL)
        historian_wait(app->frame->historian);
    if (find_path(app, &path))
        sum = history_sum(text_string(&path), game);
    text_finish(&path);
    return sum;
}

bool app_add_to_history(App *app, const HistoryGame *game) {
    Text path = {0};
    const bool good = app->frame->historian != NULL && find_path(app, &path) &&
                      historian_add(app->frame->historian, text_string(&path), game);
    text_finish(&path);
    return good;
}
