// SPDX-License-Identifier: MIT
// Packs dropped on the window or named: unpacked and inspected one after another. (A saved game that is
// dropped waits in the same line.) What a pack may have is little enough (data/pack_bundle.h) to be unpacked
// at once.
#include "app/frame/importer.h"

#include "app/frame/frame.h"
#include "app/frame/opened_file.h"
#include "app/stage/pack_view.h"
#include "core/platform.h"
#include "data/archive.h"
#include "data/download_folder.h"
#include "data/pack_export.h"

#include <stdlib.h>
#include <string.h>

#define WAITING_MAX 16

struct Importer {
    char *waiting[WAITING_MAX]; // paths, owned
    int count;
    PackImport import; // .pack NULL: none
    PackList with;     // the packs with it among them
    int at;            // its index there
    bool viewed;       // it is what app_viewed_… are about
    LintReport report, unmet;
    Text said; // of the last import or export
};

// Made when first needed; NULL if memory runs out.
static Importer *importer_of(App *app) {
    if (app->frame->importer == NULL)
        app->frame->importer = calloc(1, sizeof *app->frame->importer);
    return app->frame->importer;
}

static bool is_open(const App *app) {
    return app->frame->importer != NULL && app->frame->importer->import.pack != NULL;
}

bool app_can_import(const App *app) {
    return frame_packs(app) != NULL && app_packs_folder(app)[0] != '\0' && app->session == NULL;
}

// ---- one of them

static void drop(Importer *importer) {
    pack_import_drop(&importer->import);
    pack_list_finish(&importer->with);
    lint_report_finish(&importer->report);
    lint_report_finish(&importer->unmet);
    importer->viewed = false;
}

// Checks it as it would lie among the packs. False if memory runs out.
static bool inspect(App *app, Importer *importer) {
    LintReport all = {0};
    const LintWindow window = {.words = ui_words_check};
    const LintPlace place = {app->frame->shelf->games, app->frame->shelf->folder,
                             app->frame->options.assets_folder, &window};
    importer->at = pack_import_preview(&importer->import, frame_packs(app), &importer->with);
    if (importer->at < 0)
        return false;
    ListedPack *pack = &importer->with.pack[importer->at];
    pack_list_check_game(pack, place.games);
    for (int i = 0; pack->faults != NULL && i < pack->faults->count; i++)
        lint_report_add(&all, &pack->faults->item[i]);
    if (pack->info.read)
        pack_lint_listed(&importer->with, importer->at, &place, &all);
    pack_blame_leave_out(&importer->with, importer->at, &place, &all);
    const bool good = pack_import_sort(&importer->import, &importer->with, importer->at, place.games, &all,
                                       &importer->report, &importer->unmet);
    lint_report_finish(&all);
    return good;
}

// A hexadecimal digit, or -1.
static int digit(char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

static void add_decoded(const char *address, size_t length, Text *path) {
    for (size_t i = 0; i < length; i++) {
        const int high = address[i] == '%' && i + 2 < length ? digit(address[i + 1]) : -1;
        const int low = high >= 0 ? digit(address[i + 2]) : -1;
        const char byte = low >= 0 ? (char)(high * 16 + low) : address[i];
        text_add_bytes(path, &byte, 1);
        i += low >= 0 ? 2 : 0;
    }
}

// Appends the path that somebody means: without blanks and quotes around it, an address as a path, and "~" as
// the home folder.
static void add_meant(const char *typed, Text *path) {
    static const char scheme[] = "file://";
    typed += strspn(typed, " ");
    size_t length = strlen(typed);
    while (length > 0 && typed[length - 1] == ' ')
        length--;
    if (length >= 2 && (*typed == '\'' || *typed == '"') && typed[length - 1] == *typed) {
        typed++;
        length -= 2;
    }
    if (length > strlen(scheme) && strncmp(typed, scheme, strlen(scheme)) == 0) {
        const char *from = typed + strlen(scheme);
        add_decoded(from, length - strlen(scheme), path);
    } else if (length > 0 && typed[0] == '~' && (length == 1 || typed[1] == '/') && platform_home(path)) {
        text_add_bytes(path, typed + 1, length - 1);
    } else {
        text_add_bytes(path, typed, length);
    }
}

bool app_open_import(App *app, const char *path, Text *problem) {
    Importer *importer = importer_of(app);
    Problems problems = {0};
    Text meant = {0};
    if (importer == NULL || !app_can_import(app)) {
        text_add(problem, ui_word(app, frame_packs(app) == NULL ? UI_PACKS_NO_CHOICE : UI_IMPORT_IN_GAME));
        return false;
    }
    drop(importer);
    add_meant(path, &meant);
    bool good = pack_import_open(&importer->import, text_string(&meant), app_packs_folder(app), &problems);
    if (good && !inspect(app, importer)) {
        problems_add(&problems, text_string(&meant), 0, 0, "out of memory");
        good = false;
    }
    text_finish(&meant);
    problems_print(&problems, "\n", 3, problem);
    if (!good) {
        drop(importer);
        return false;
    }
    importer->viewed = true;
    app_visit(app, &import_look_screen);
    return true;
}

const PackImport *app_import(const App *app) {
    return is_open(app) ? &app->frame->importer->import : NULL;
}

const LintReport *app_import_report(const App *app) {
    return &app->frame->importer->report;
}

const LintReport *app_import_unmet(const App *app) {
    return &app->frame->importer->unmet;
}

ImportRelation app_import_relation(const App *app, const PackInfo **there) {
    int place;
    const PackList *list = frame_packs(app);
    const ImportRelation relation = pack_import_relation(app_import(app), list, &place);
    *there = place >= 0 ? &list->pack[place].info : NULL;
    return relation;
}

int app_imports_waiting(const App *app) {
    return app->frame->importer != NULL ? app->frame->importer->count : 0;
}

void app_view_import(App *app) {
    app->frame->importer->viewed = true;
    app_visit(app, &changes_screen);
}

const PackList *importer_viewed(const App *app, int *place) {
    if (!is_open(app) || !app->frame->importer->viewed)
        return NULL;
    *place = app->frame->importer->at;
    return &app->frame->importer->with;
}

void importer_view_other(App *app) {
    if (app->frame->importer != NULL)
        app->frame->importer->viewed = false;
}

// ---- putting it in place

// As if the player had come to it from wherever that was first.
static void show_packs(App *app) {
    AppFrame *frame = app->frame;
    int visits = frame->visits;
    while (visits > 0 && frame->from[visits - 1] != &packs_screen)
        visits--;
    frame->visits = visits > 0 ? visits - 1 : 0;
    app_show(app, &packs_screen);
}

// Where the pack is; where the one before it is, and the archive, "" if they are not elsewhere.
static void say_taken(App *app, const char *placed, const char *aside, const char *away, bool on) {
    char done[3600], text[3600];
    ui_fill(app, done, sizeof done, on ? UI_IMPORT_DONE_ON : UI_IMPORT_DONE, STR("folder", placed));
    if (aside[0] != '\0')
        text_copy(done, sizeof done,
                  ui_fill(app, text, sizeof text, UI_IMPORT_ASIDE, STR("done", done), STR("folder", aside)));
    if (away[0] != '\0')
        text_copy(done, sizeof done,
                  ui_fill(app, text, sizeof text, UI_IMPORT_AWAY, STR("done", done), STR("folder", away)));
    text_add(&app->frame->importer->said, done);
}

static int place_of(const App *app, const char *folder) {
    const PackList *list = frame_packs(app);
    int place = list->count - 1;
    while (place >= 0 && strcmp(list->pack[place].folder, folder) != 0)
        place--;
    return place;
}

bool app_take_import(App *app, bool on, Text *problem) {
    Importer *importer = app->frame->importer;
    Text placed = {0}, aside = {0}, away = {0};
    if (!is_open(app) || !app_can_import(app))
        return false;
    const bool faulty = lint_report_grave(app_import_report(app)) > 0;
    const bool good = pack_import_put(&importer->import, frame_packs(app), &placed, &aside, problem);
    if (good) {
        const bool replaced = aside.length > 0;
        text_add(&away, importer->import.away != NULL ? importer->import.away : "");
        drop(importer);
        app_reload_packs(app);
        const int place = place_of(app, text_string(&placed));
        if (place >= 0 && pack_import_settle(frame_packs(app), place)) {
            packs_keep_choice(app);
            app_reload_packs(app);
        }
        const int settled = place_of(app, text_string(&placed));
        if (settled >= 0 && (faulty ? frame_packs(app)->pack[settled].on : on && !replaced))
            app_switch_pack(app, settled, !faulty);
        const int now = place_of(app, text_string(&placed));
        app_forget_made_pack(app);
        say_taken(app, text_string(&placed), text_string(&aside), text_string(&away),
                  now >= 0 && frame_packs(app)->pack[now].on);
        show_packs(app);
    }
    text_finish(&placed);
    text_finish(&aside);
    text_finish(&away);
    return good;
}

void app_drop_import(App *app) {
    if (app->frame->importer != NULL)
        drop(app->frame->importer);
    app_back(app);
}

// ---- dropped on the window

void importer_wait(App *app, const char *path) {
    char text[400];
    Importer *importer = importer_of(app);
    char *copy = importer != NULL && importer->count < WAITING_MAX ? text_duplicate(path) : NULL;
    if (copy == NULL)
        app_remark(app, NULL, ui_fill(app, text, sizeof text, UI_IMPORT_TOO_MANY, NUM("count", WAITING_MAX)));
    else
        importer->waiting[importer->count++] = copy;
    app_request_layout(app); // a screen may say how many wait
}

static bool is_starting(const App *app) {
    return app->frame->shelf == NULL || app->frame->fault != NULL; // nothing can be imported yet
}

bool importer_event(App *app, const SDL_Event *event) {
    if (event->type == SDL_DROPBEGIN || event->type == SDL_DROPCOMPLETE)
        return true;
    if (event->type != SDL_DROPFILE && event->type != SDL_DROPTEXT)
        return false;
    if (is_starting(app) || event->drop.file == NULL)
        ;
    else if (app->session != NULL)
        app_remark(app, NULL, ui_word(app, UI_IMPORT_IN_GAME));
    else if (event->type == SDL_DROPTEXT)
        app_remark(app, NULL, ui_word(app, UI_IMPORT_WHAT));
    else
        importer_wait(app, event->drop.file);
    SDL_free(event->drop.file);
    return true;
}

static bool is_looked_at(const App *app) {
    const Screen *screen = app->frame->screen;
    return screen == &import_look_screen || screen == &changes_screen || screen == &message_screen;
}

bool importer_is_due(const App *app) {
    const AppFrame *frame = app->frame;
    if (frame->importer == NULL || frame->next != NULL || frame->screen == NULL || app->session != NULL)
        return false;
    return is_open(app) ? !is_looked_at(app) : frame->importer->count > 0 && frame->screen != &message_screen;
}

// Takes the first of those that wait; the caller frees it.
static char *next_waiting(Importer *importer) {
    char *path = importer->waiting[0];
    importer->count--;
    for (int i = 0; i < importer->count; i++)
        importer->waiting[i] = importer->waiting[i + 1];
    return path;
}

void importer_step(App *app) {
    if (!importer_is_due(app))
        return;
    Importer *importer = app->frame->importer;
    if (is_open(app)) // the player has gone elsewhere
        drop(importer);
    if (importer->count == 0)
        return;
    char *path = next_waiting(importer);
    app_open_file(app, path, app->frame->screen);
    free(path);
}

void importer_forget_said(App *app) {
    if (app->frame->importer != NULL)
        text_clear(&app->frame->importer->said);
}

const char *app_packs_said(const App *app) {
    return app->frame->importer != NULL ? text_string(&app->frame->importer->said) : "";
}

void importer_close(App *app) {
    Importer *importer = app->frame->importer;
    if (importer == NULL)
        return;
    drop(importer);
    while (importer->count > 0)
        free(next_waiting(importer));
    text_finish(&importer->said);
    free(importer);
    app->frame->importer = NULL;
}

// ---- what lies near, and export

int app_import_offers(char *paths[], int most, Text *folder) {
    if (!archive_is_built_in() || !download_folder(folder))
        return 0;
    return download_archives(text_string(folder), paths, most);
}

bool app_export_pack(App *app, int place, Text *problem) {
    char text[1200];
    const PackList *list = frame_packs(app);
    Importer *importer = importer_of(app);
    Text folder = {0}, made = {0};
    Problems problems = {0};
    bool good = importer != NULL && list != NULL && place < list->count;
    if (good && !download_folder(&folder)) {
        text_add(problem, ui_word(app, UI_IMPORT_NO_FOLDER));
        good = false;
    }
    good = good && pack_export(list->pack[place].folder, text_string(&folder), &made, &problems);
    problems_print(&problems, "\n", 3, problem);
    if (good) {
        app_forget_made_pack(app);
        text_add(&importer->said,
                 ui_fill(app, text, sizeof text, UI_IMPORT_EXPORTED, STR("file", text_string(&made))));
    }
    text_finish(&folder);
    text_finish(&made);
    return good;
}
