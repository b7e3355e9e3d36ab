// SPDX-License-Identifier: MIT
// Decides what to do with a file from outside by what it holds, and by its name only where that says nothing.
#include "app/frame/opened_file.h"

#include "app/frame/frame.h"
#include "app/stage/import.h"
#include "core/file_kind.h"
#include "core/platform.h"
#include "data/download_folder.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

// Whatever is wrong with it is for app_watch or app_resume_game to say.
static bool is_over(const App *app, const char *path) {
    const ScenarioPacks packs = app_packs(app);
    Problems *ignored = calloc(1, sizeof *ignored);
    Save *save = ignored != NULL ? save_glance(path, &packs, ignored) : NULL;
    const bool over = save != NULL && save->over_line > 0;
    save_destroy(save);
    free(ignored);
    return over;
}

static bool open_game(App *app, const char *path, Text *problem) {
    return is_over(app, path) ? app_watch(app, path, problem) : app_resume_game(app, path, problem);
}

// Files are named as they are here; what is typed may be meant otherwise (app_open_import).
static bool open_pack(App *app, const char *path, Text *problem) {
    Text exact = {0};
    text_printf(&exact, "%s%s", platform_is_absolute(path) ? "" : "./", path);
    const bool good = app_open_import(app, text_string(&exact), problem);
    text_finish(&exact);
    return good;
}

static void say_what(const App *app, UiWord word, const char *path, const char *reason, Text *problem) {
    char text[800];
    text_add(problem, ui_fill(app, text, sizeof text, word, STR("file", path), STR("reason", reason)));
}

// True if there is no such file, or it is a pipe or a device: the import has words for that.
static bool is_nothing(const char *path) {
    return !file_exists(path) || file_is_special(path);
}

void app_open_file(App *app, const char *path, const Screen *back) {
    Text problem = {0};
    UiWord title = UI_OPEN_FAILED;
    bool good = false;
    errno = 0;
    const FileContent content = file_content(path);
    const int why = errno;
    const bool known = content == FILE_GAME || content == FILE_ARCHIVE || content == FILE_FOLDER;
    if (content == FILE_GAME || (!known && file_is_named_game(path))) {
        title = UI_GAMES_FAULT;
        good = open_game(app, path, &problem);
    } else if (known || download_is_named_pack(path) || (is_nothing(path) && app_can_import(app))) {
        title = UI_IMPORT_FAILED;
        good = open_pack(app, path, &problem);
    } else if (content == FILE_UNREADABLE) {
        say_what(app, UI_OPEN_UNREADABLE, path, strerror(why != 0 ? why : EINVAL), &problem);
    } else {
        say_what(app, UI_OPEN_NEITHER, path, "", &problem);
    }
    if (!good)
        app_message(app, ui_word(app, title), text_string(&problem), back);
    text_finish(&problem);
}
