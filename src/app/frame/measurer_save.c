// SPDX-License-Identifier: MIT
// Writes the report on a measured pack into a file of its own: reports/PACK-TIME.md among the player's files.
#include "app/frame/frame.h"
#include "app/stage/pack_view.h"
#include "data/folders.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define FILES_MAX 1000 // of the same pack in the same minute

// A new file, so that no older report is written over. NULL with a sentence.
static FILE *create(const char *pack, Text *path, Text *problem) {
    const time_t now = time(NULL);
    struct tm local;
    char when[32] = "report";
    if (localtime_r(&now, &local) != NULL)
        strftime(when, sizeof when, "%Y-%m-%dT%H-%M", &local);
    for (int number = 1; number < FILES_MAX; number++) {
        text_clear(path);
        if (!folders_user(FOLDER_DATA, path))
            break;
        text_printf(path, "/reports/%s-%s", pack, when);
        if (number > 1)
            text_printf(path, "-%d", number);
        text_add(path, ".md");
        folders_make(text_string(path));
        FILE *file = fopen(text_string(path), "wbx");
        if (file != NULL)
            return file;
        if (errno != EEXIST) {
            text_printf(problem, "%s: %s", text_string(path), strerror(errno));
            return NULL;
        }
    }
    text_add(problem, "there is no place for it: HOME is not set");
    return NULL;
}

bool app_save_measure(const App *app, Text *path, Text *problem) {
    const Measure measure = app_measure(app);
    if (measure.report == NULL)
        return false;
    BalanceReport report = *measure.report;
    Text out = {0};
    report.in_window = false;
    balance_write_report(&report, &out);
    FILE *file = create(app->frame->viewed, path, problem);
    bool good = file != NULL && !out.failed;
    good = good && fwrite(text_string(&out), 1, out.length, file) == out.length;
    if (file != NULL)
        good = fclose(file) == 0 && good;
    if (!good && problem->length == 0)
        text_printf(problem, "%s: %s", text_string(path), strerror(errno));
    text_finish(&out);
    return good;
}
