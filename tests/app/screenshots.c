// SPDX-License-Identifier: MIT
// Pictures of every screen, made off-screen from positions and steps that are always the same: what README
// shows, and what to look at after drawing has changed. screen_list.c says which there are.
//
// usage: screenshots FOLDER [--size WxH] [--scale PERCENT] [--lang en,de] [--only NAME,… | --all] [--full]
//
// NAME-LANGUAGE.png each, of few colours (--full: all of them). Without --only or --all those that are kept
// in assets/screenshots. A film is a row of pictures of something that moves; those, and what is
// there for the layout proof, are made only when named. Exit: 0 all made, 1 a step was not possible, 2 usage.
#include "quantise.h"
#include "screen_list.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct Making {
    const char *folder, *language, *only;
    bool full, all, good;
} Making;

static bool save(void *context, const char *name) {
    const Making *making = context;
    char path[1024], error[GFX_ERROR_SIZE] = "";
    snprintf(path, sizeof path, "%s/%s-%s.png", making->folder, name, making->language);
    const bool good = making->full ? gfx_save_png(stage_app->gfx, path, error)
                                   : quantise_save(gfx_picture(stage_app->gfx), path);
    if (!good)
        fprintf(stderr, "%s: cannot be written %s\n", path, error);
    return good;
}

static bool make(Making *making, const Shot *shot) {
    const ShotManner manner = {.picture = save, .context = making};
    return screen_play(shot, &manner) && (shot_is_film(shot) || save(making, shot->name));
}

static bool is_in_list(const char *list, const char *name) {
    const size_t length = strlen(name);
    for (const char *at = list; (at = strstr(at, name)) != NULL; at++)
        if ((at == list || at[-1] == ',') && (at[length] == ',' || at[length] == 0))
            return true;
    return false;
}

static void make_language(Making *making) {
    const char *names = making->only != NULL ? making->only : screens_kept;
    making->good &= stage_set_language(making->language);
    for (int i = 0; i < screen_count; i++)
        if (making->all ? !shot_is_film(&screens[i]) : is_in_list(names, screens[i].name))
            making->good &= make(making, &screens[i]);
    for (int i = 0; i < screen_said_count; i++)
        if (!making->all && is_in_list(names, screens_said[i].name))
            making->good &= make(making, &screens_said[i]);
    for (int i = 0; i < screen_extreme_count; i++)
        if (!making->all && is_in_list(names, screens_extreme[i].name))
            making->good &= make(making, &screens_extreme[i]);
    for (int i = 0; i < screen_numbers_count; i++)
        if (!making->all && is_in_list(names, screens_numbers[i].name))
            making->good &= make(making, &screens_numbers[i]);
}

static int usage(void) {
    fprintf(stderr, "usage: screenshots FOLDER [--size WxH] [--scale PERCENT] [--lang en,de] [--only NAME,… "
                    "| --all] [--full]\n");
    return 2;
}

int main(int count, char **arguments) {
    Making making = {.good = true};
    const char *languages = "en,de";
    int width = 1280, height = 720, percent = 100;
    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "--full") == 0)
            making.full = true;
        else if (strcmp(arguments[i], "--all") == 0)
            making.all = true;
        else if (strcmp(arguments[i], "--only") == 0 && i + 1 < count)
            making.only = arguments[++i];
        else if (strcmp(arguments[i], "--lang") == 0 && i + 1 < count)
            languages = arguments[++i];
        else if (strcmp(arguments[i], "--size") == 0 && i + 1 < count &&
                 sscanf(arguments[i + 1], "%dx%d", &width, &height) == 2)
            i++;
        else if (strcmp(arguments[i], "--scale") == 0 && i + 1 < count)
            percent = atoi(arguments[++i]);
        else if (making.folder == NULL && arguments[i][0] != '-')
            making.folder = arguments[i];
        else
            return usage();
    }
    if (making.folder == NULL)
        return usage();
    mkdir(making.folder, 0777);                  // it may be there
    setenv("XDG_CONFIG_HOME", making.folder, 1); // nobody's own settings; none are written
    if (!stage_open(width, height))
        return 2;
    gfx_set_sizing(stage_app->gfx, (GfxSizing){.scale = (float)percent / 100});
    for (const char *language = languages; *language != 0; language += strcspn(language, ",")) {
        char name[8];
        language += *language == ',';
        snprintf(name, sizeof name, "%.*s", (int)strcspn(language, ","), language);
        making.language = name;
        make_language(&making);
    }
    stage_close();
    return making.good ? 0 : 1;
}
