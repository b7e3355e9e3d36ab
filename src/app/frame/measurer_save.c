// SPDX-License-Identifier: MIT
// Writes the report on a measured pack to a file of its own, reports/PACK-TIME in the player's folder.
#include "app/frame/frame.h"
#include "app/stage/pack_view.h"
#include "core/platform.h"
#include "data/folders.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define FILES_MAX 1000 // for one pack in the same minute

// The path of the report with this number, followed by `part` ("" or ".part"). False if there is no folder.
static bool name_it(const char *pack, const char *when, int number, const char *part, Text *path) {
    text_clear(path);
    if (!folders_user(FOLDER_DATA, path))
        return false;
    text_printf(path, "/reports/%s-%s", pack, when);
    if (number > 1)
        text_printf(path, "-%d", number);
    text_printf(path, ".md%s", part);
    return !path->failed;
}

static bool write_whole(const char *path, const Text *text) {
    FILE *file = platform_fopen(path, "wb");
    if (file == NULL)
        return false;
    const bool written = fwrite(text_string(text), 1, text->length, file) == text->length;
    return fclose(file) == 0 && written;
}

// Links the finished file to the first free name, so that no older report is overwritten.
static bool name_finished(const char *unfinished, const char *pack, const char *when, Text *path) {
    for (int number = 1; number < FILES_MAX; number++) {
        if (!name_it(pack, when, number, "", path))
            return false;
        if (platform_add_name(unfinished, text_string(path)))
            return true;
        if (errno != EEXIST)
            return false;
    }
    return false;
}

// Written under a temporary name first, so that an existing report is always complete.
static bool write_report(const char *pack, const Text *text, Text *path, Text *problem) {
    const time_t now = time(NULL);
    struct tm local;
    char when[32] = "report";
    Text unfinished = {0};
    if (platform_local_time(now, &local))
        strftime(when, sizeof when, "%Y-%m-%dT%H-%M", &local);
    const bool named = name_it(pack, when, 1, ".part", &unfinished);
    bool good = false;
    if (named) {
        folders_make(text_string(&unfinished));
        errno = 0;
        good = write_whole(text_string(&unfinished), text) &&
               name_finished(text_string(&unfinished), pack, when, path);
        if (!good)
            text_printf(problem, "%s: cannot be written: %s", text_string(&unfinished), strerror(errno));
        platform_remove_file(text_string(&unfinished));
    } else {
        text_add(problem, "there is no place for it: HOME is not set");
    }
    text_finish(&unfinished);
    return good;
}

bool app_save_measure(const App *app, Text *path, Text *problem) {
    const Measure measure = app_measure(app);
    if (measure.report == NULL)
        return false;
    BalanceReport report = *measure.report;
    Text out = {0};
    report.in_window = false;
    balance_write_report(&report, &out);
    if (out.failed)
        text_add(problem, "out of memory");
    const bool good = !out.failed && write_report(app->frame->viewed, &out, path, problem);
    text_finish(&out);
    return good;
}
