// SPDX-License-Identifier: MIT
// What is wrong with packs, and whose fault that is. A check reads every pack, some several times, which
// takes a while: its thread has a copy of the list, and hands over one result after the other.
#include "app/frame/pack_checker.h"

#include "app/frame/frame.h"
#include "app/frame/worker.h"
#include "app/stage/pack_view.h"

#include <stdlib.h>
#include <string.h>

typedef struct Result {
    bool good; // all of it could be found out
    bool taken;
    PackUntranslated untranslated;
    PackBlame blame;
} Result;

struct PackChecker {
    Worker worker;
    bool beside;
    // Input. Read by the thread.
    PackList list;
    LintPlace where;
    // Shared with the thread, which writes a result before it counts it. Results lie as the packs do, the
    // first is that of the topmost pack.
    atomic_int checked;
    Result *result; // of list.count; owned
    // Used by the window only.
    bool running;
    unsigned version; // of the packs (app_packs_version)
    int seen;         // results that pack_checker_step has told of
};

static const LintWindow lint_window = {.words = ui_words_check}; // no fit check: too slow here

// ---- one pack

// Takes out places where texts of a language are missing, and whole files of one; returns how many.
static PackUntranslated take_untranslated(LintReport *found) {
    const LintReport all = *found;
    PackUntranslated taken = {0, 0};
    *found = (LintReport){.failed = all.failed};
    for (int i = 0; i < all.count; i++)
        if (strcmp(all.item[i].code, "untranslated") != 0)
            lint_report_add(found, &all.item[i]);
        else
            *(all.item[i].line > 0 ? &taken.places : &taken.files) += 1;
    LintReport gone = all;
    lint_report_finish(&gone);
    return taken;
}

static bool blame_found(const PackList *list, int place, const LintPlace *where, LintReport *found,
                        PackBlame *blame, PackUntranslated *untranslated) {
    *untranslated = take_untranslated(found);
    pack_blame(list, place, where, found, blame);
    lint_report_finish(found);
    return !blame->own.failed;
}

bool app_blame_pack(const App *app, int place, PackBlame *blame) {
    const PackList *list = frame_packs(app);
    LintPlace where = packs_lint_place(app, NULL);
    LintReport found = {0};
    PackUntranslated ignored;
    if (list == NULL)
        return false;
    where.assets = NULL; // they keep no pack from being used
    const Problems *faults = list->pack[place].faults;
    for (int i = 0; faults != NULL && i < faults->count; i++)
        lint_report_add(&found, &faults->item[i]);
    return blame_found(list, place, &where, &found, blame, &ignored);
}

// ---- all of them

static bool is_readable(const ListedPack *pack) {
    return pack->faults == NULL || (pack->info.read && !pack->leads_out);
}

// With the faults that keep it from being used, which may be those of one game.
static void check_one(PackChecker *checker, int place, Result *result) {
    const Problems *faults = checker->list.pack[place].faults;
    LintReport found = {0};
    for (int i = 0; faults != NULL && i < faults->count; i++)
        lint_report_add(&found, &faults->item[i]);
    pack_lint_listed(&checker->list, place, &checker->where, &found);
    result->good =
        blame_found(&checker->list, place, &checker->where, &found, &result->blame, &result->untranslated);
}

static void check_all(void *context) {
    PackChecker *checker = context;
    for (int place = checker->list.count - 1; place >= 0; place--) {
        if (checker->beside && worker_must_stop(&checker->worker))
            return;
        Result *result = &checker->result[checker->list.count - 1 - place];
        if (is_readable(&checker->list.pack[place]))
            check_one(checker, place, result);
        atomic_fetch_add(&checker->checked, 1);
        worker_notify(&checker->worker);
    }
}

// ---- the thread

PackChecker *pack_checker_open(bool beside) {
    PackChecker *checker = calloc(1, sizeof *checker);
    if (checker == NULL)
        return NULL;
    worker_open(&checker->worker, "pack checker");
    checker->beside = beside;
    return checker;
}

Uint32 pack_checker_event(const PackChecker *checker) {
    return checker->worker.event;
}

static void drop(PackChecker *checker) {
    worker_stop(&checker->worker);
    for (int i = 0; checker->result != NULL && i < checker->list.count; i++)
        pack_blame_finish(&checker->result[i].blame);
    free(checker->result);
    checker->result = NULL;
    pack_list_finish(&checker->list);
    atomic_store(&checker->checked, 0);
    checker->running = false;
    checker->seen = 0;
}

void pack_checker_close(PackChecker *checker) {
    if (checker != NULL)
        drop(checker);
    free(checker);
}

static bool is_current(const App *app) {
    return app->frame->checker->version == app->frame->packs_version;
}

bool pack_checker_step(App *app) {
    PackChecker *checker = app->frame->checker;
    if (checker == NULL || !checker->running)
        return false;
    const int checked = atomic_load(&checker->checked);
    const bool news = checked > checker->seen;
    checker->seen = checked;
    checker->running = is_current(app) && checked < checker->list.count;
    if (!is_current(app))
        worker_ask_to_stop(&checker->worker);
    return news || !checker->running;
}

// ---- interface for screens

void app_check_packs(App *app) {
    PackChecker *checker = app->frame->checker;
    const PackList *list = frame_packs(app);
    if (checker == NULL || list == NULL)
        return;
    drop(checker);
    if (!pack_list_copy(list, &checker->list))
        return;
    checker->result = calloc((size_t)list->count + 1, sizeof *checker->result);
    if (checker->result == NULL)
        return;
    checker->where = packs_lint_place(app, &lint_window);
    checker->version = app->frame->packs_version;
    checker->running = true;
    if (checker->beside) {
        worker_begin(&checker->worker, check_all, checker);
    } else {
        check_all(checker);
        pack_checker_step(app);
    }
}

bool app_packs_check_runs(const App *app, int *checked, int *count) {
    const PackChecker *checker = app->frame->checker;
    if (checker == NULL || !checker->running || !is_current(app))
        return false;
    *checked = checker->seen;
    *count = checker->list.count;
    return true;
}

bool app_take_pack_check(App *app, int place, PackBlame *blame, PackUntranslated *untranslated) {
    PackChecker *checker = app->frame->checker;
    if (checker == NULL || !is_current(app) || checker->result == NULL || place >= checker->list.count)
        return false;
    const int number = checker->list.count - 1 - place;
    Result *result = &checker->result[number];
    if (number >= atomic_load(&checker->checked) || !result->good || result->taken)
        return false;
    result->taken = true;
    *blame = result->blame;
    *untranslated = result->untranslated;
    result->blame = (PackBlame){.withs = 0};
    return true;
}
