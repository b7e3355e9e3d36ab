// SPDX-License-Identifier: MIT
// Why packs that are on are not in use: for faults of their own, for what they lack, or only because of
// others.
#include "app/frame/frame.h"
#include "app/stage/pack_view.h"
#include "data/pack_list.h"
#include "engine/game_facts.h"

#include <stdlib.h>
#include <string.h>

// ---- what comes only together with others

#define OTHERS_NAMED 4

// Whether the pack has anything for a game that the other one has something for.
static bool share_game(const App *app, const ListedPack *a, const ListedPack *b) {
    const Game *const *games = app->frame->shelf->games;
    for (size_t i = 0; games[i] != NULL; i++)
        if (pack_list_supports(a, games[i]) && pack_list_supports(b, games[i]))
            return true;
    return false;
}

// Lists the packs that `with` is about: those that make a difference or, if no single one does, all below for
// the same game. Returns how many.
static int list_others(const App *app, int place, const PackWith *with, int others[PACK_LIST_MAX]) {
    const PackList *list = app_pack_list(app);
    int count = 0;
    if (with->others > 0) {
        memcpy(others, with->other, (size_t)with->others * sizeof with->other[0]);
        return with->others;
    }
    const int all = pack_blame_others(list, place, others);
    for (int i = 0; i < all; i++)
        if (share_game(app, &list->pack[place], &list->pack[others[i]]))
            others[count++] = others[i];
    return count;
}

// Appends their names, the topmost first.
static void name_others(const App *app, int place, const PackWith *with, Text *out) {
    const PackList *list = app_pack_list(app);
    char names[OTHERS_NAMED * (PACK_TITLE_MAX + 8) + 80] = "", longer[sizeof names], title[PACK_TITLE_MAX];
    int others[PACK_LIST_MAX], named = 0;
    const int count = list_others(app, place, with, others);
    for (int i = count - 1; i >= 0; i--) {
        const ListedPack *other = &list->pack[others[i]];
        if (++named > OTHERS_NAMED)
            continue;
        ui_fill(app, longer, sizeof longer, named > 1 ? UI_PACKS_WITH_NAMES : UI_PACKS_WITH_NAME,
                STR("packs", names), STR("pack", pack_list_title(list, other, title)));
        text_copy(names, sizeof names, longer);
    }
    text_add(out, named > OTHERS_NAMED ? ui_fill(app, longer, sizeof longer, UI_PACKS_WITH_MORE,
                                                 STR("packs", names), NUM("count", named - OTHERS_NAMED))
                                       : names);
}

// Appends the name of the other pack, or those of several.
static void name_with(const App *app, int place, const PackWith *with, Text *out) {
    const PackList *list = app_pack_list(app);
    char title[PACK_TITLE_MAX], name[PACK_TITLE_MAX + 8];
    if (with->pack == PACK_BLAME_SEVERAL)
        name_others(app, place, with, out);
    else
        text_add(out, ui_fill(app, name, sizeof name, UI_PACKS_WITH_NAME,
                              STR("pack", pack_list_title(list, &list->pack[with->pack], title))));
}

void app_pack_with(const App *app, int place, const PackWith *with, Text *out) {
    static const UiWord words[][2][2] = {
        // of another or several; warnings or faults; one or more
        {{UI_PACKS_WITH_WARNING, UI_PACKS_WITH_WARNINGS}, {UI_PACKS_WITH_ONE, UI_PACKS_WITH}},
        {{UI_PACKS_WITH_SEVERAL_WARNING, UI_PACKS_WITH_SEVERAL_WARNINGS},
         {UI_PACKS_WITH_SEVERAL_ONE, UI_PACKS_WITH_SEVERAL}}};
    const PackList *list = app_pack_list(app);
    const bool several = with->pack == PACK_BLAME_SEVERAL, errors = with->errors > 0;
    const int count = errors ? with->errors : with->count;
    char filled[1800], title[PACK_TITLE_MAX];
    Text text = {0}, names = {0};
    app_pack_fault(app, &list->pack[place], &with->first, &text);
    if (several)
        name_others(app, place, with, &names);
    text_add(out, ui_fill(app, filled, sizeof filled, words[several][errors][count > 1],
                          STR("pack", several ? "" : pack_list_title(list, &list->pack[with->pack], title)),
                          STR("packs", text_string(&names)), NUM("count", count),
                          STR("text", text_string(&text))));
    text_finish(&text);
    text_finish(&names);
}

// ---- why it is left out

static bool is_among(const Problems *problems, const Problem *problem) {
    for (int i = 0; i < problems->count; i++)
        if (strcmp(problems->item[i].file, problem->file) == 0 &&
            strcmp(problems->item[i].message, problem->message) == 0)
            return true;
    return false;
}

// True if all its faults are about what it needs.
static bool only_lacks(const App *app, const PackList *list, int place) {
    const Problems *faults = list->pack[place].faults;
    Problems *unfit = calloc(1, sizeof *unfit);
    bool only = unfit != NULL;
    for (size_t i = 0; unfit != NULL && app->frame->shelf->games[i] != NULL; i++)
        if (pack_list_supports(&list->pack[place], app->frame->shelf->games[i]))
            pack_list_is_unfit(list, place, app->frame->shelf->games[i], unfit);
    for (int i = 0; only && i < faults->count; i++)
        only = is_among(unfit, &faults->item[i]);
    free(unfit);
    return only;
}

// True if pack.json says of all its faults that it does not go with another pack.
static bool only_conflicts(const ListedPack *pack) {
    int count = 0;
    for (int i = 0; i < pack->faults->count; i++)
        for (uint8_t k = 0; k < pack->info.conflicts_count; k++)
            count += pack->info.conflicts[k].at.line == pack->faults->item[i].line &&
                     pack->info.conflicts[k].at.column == pack->faults->item[i].column;
    return count == pack->faults->count;
}

// Appends the names of all packs with which it has faults.
static void name_all(const App *app, int place, const PackBlame *blame, Text *out) {
    for (int i = 0; i < blame->withs; i++) {
        text_add(out, out->length > 0 ? ", " : "");
        name_with(app, place, &blame->with[i], out);
    }
}

LeftOut app_left_out(const App *app, int place, Text *others) {
    const PackList *list = app_pack_list(app);
    PackBlame blame = {0};
    if (only_lacks(app, list, place) && !only_conflicts(&list->pack[place]))
        return LEFT_OUT_LACKS;
    const bool with = app_blame_pack(app, place, &blame) && blame.own.count == 0 && blame.withs > 0;
    if (with && others != NULL)
        name_all(app, place, &blame, others);
    pack_blame_finish(&blame);
    return with ? LEFT_OUT_WITH : LEFT_OUT_FAULTY;
}

bool app_left_out_of(const App *app, const ListedPack *pack, Text *games) {
    if (pack->out || pack->outs == 0)
        return false;
    for (int i = 0; i < pack->outs; i++) {
        const Catalog *catalog = pack_cache_catalog(app->frame->shelf, pack->out_of[i]);
        text_printf(games, "%s%s", i > 0 ? ", " : "",
                    catalog != NULL ? app_game_name(app, catalog) : game_id(pack->out_of[i]));
    }
    return true;
}
