// SPDX-License-Identifier: MIT
// Finds out by trial: checks the pack with fewer packs switched on below it, and looks which findings are
// still there.
#include "data/pack_blame.h"

#include "data/pack_files.h"
#include "data/pack_titles.h"

#include <stdlib.h>
#include <string.h>

#define OWN (-2)
#define UNSETTLED (-3) // so far
#define ANOTHERS (-4)  // it is there without this pack, too

typedef struct Blaming {
    const PackList *list;
    int at;
    const LintPlace *place;
    const LintReport *found;
    int *who; // for each finding: the index of a pack, PACK_BLAME_SEVERAL or one of the above
} Blaming;

// ---- trials

static bool is_in_use(const ListedPack *pack) {
    return pack_list_is_used(pack, NULL);
}

int pack_blame_others(const PackList *list, int at, int others[PACK_LIST_MAX]) {
    bool chain[PACK_LIST_MAX] = {false};
    int count = 0;
    pack_list_mark_chain(list, at, chain);
    for (int i = 0; i < at; i++)
        if (!chain[i] && is_in_use(&list->pack[i]))
            others[count++] = i;
    return count;
}

// Checks the pack with only its chain and that of one other pack (-1: none) below it.
static void check_with(const Blaming *blaming, int other, LintReport *report) {
    PackList list;
    if (pack_list_only_chain(blaming->list, blaming->at, other, &list)) {
        pack_lint_listed(&list, blaming->at, blaming->place, report);
        pack_list_unshare(&list);
    } else {
        report->failed = true;
    }
}

// True if `item` says that its place is the cause of this finding: such messages name it (pack_cause.c).
static bool is_cause_of(const Problem *item, const Problem *finding) {
    Text stood = {0};
    if (finding->line > 0)
        text_printf(&stood, " %s:%d ", finding->file, finding->line);
    else
        text_printf(&stood, "because of this %s is no longer right", finding->file);
    const bool is = !stood.failed && strstr(item->message, text_string(&stood)) != NULL;
    text_finish(&stood);
    return is;
}

// Numbers in a message may differ from one trial to the next; where no line is known it is all there is. But
// an example or a lesson that can't be shown is one finding, whichever pack is named.
static bool is_same(const Problem *item, const Problem *finding) {
    return item->line == finding->line && item->column == finding->column &&
           strcmp(item->file, finding->file) == 0 &&
           (item->line > 0 || strcmp(item->code, "mod") == 0 || strcmp(item->message, finding->message) == 0);
}

bool pack_blame_is_told(const LintReport *report, const Problem *finding) {
    for (int i = 0; i < report->count; i++) {
        const Problem *item = &report->item[i];
        if (strcmp(item->code, finding->code) == 0 && (is_same(item, finding) || is_cause_of(item, finding)))
            return true;
    }
    return false;
}

// Says `who` of all unknown findings that this report has. Returns how many are still unknown.
static int settle(const Blaming *blaming, const LintReport *report, int who) {
    int left = 0;
    for (int i = 0; i < blaming->found->count; i++) {
        if (blaming->who[i] == UNSETTLED && pack_blame_is_told(report, &blaming->found->item[i]))
            blaming->who[i] = who;
        left += blaming->who[i] == UNSETTLED;
    }
    return left;
}

static void settle_rest(const Blaming *blaming, int who) {
    for (int i = 0; i < blaming->found->count; i++)
        if (blaming->who[i] == UNSETTLED)
            blaming->who[i] = who;
}

static int try_with(const Blaming *blaming, int other, int who) {
    LintReport report = {0};
    check_with(blaming, other, &report);
    const int left = settle(blaming, &report, who);
    lint_report_finish(&report);
    return left;
}

static void try_without_it(const Blaming *blaming, int below) {
    LintReport report = {0};
    pack_lint_listed(blaming->list, below, blaming->place, &report);
    settle(blaming, &report, ANOTHERS);
    lint_report_finish(&report);
}

// The pack in whose folder this finding is, this one or one below; -1: in no such one's, but the program's.
static int owner_of(const Blaming *blaming, const Problem *finding) {
    for (int i = 0; i <= blaming->at; i++) {
        const char *folder = blaming->list->pack[i].folder;
        const size_t length = strlen(folder);
        if (strncmp(finding->file, folder, length) == 0 && finding->file[length] == '/')
            return i;
    }
    return -1;
}

// The uppermost pack below that is in use in the game; -1: there is none.
static int next_below(const Blaming *blaming, const Game *game) {
    int below = blaming->at - 1;
    while (below >= 0 && !(pack_list_is_used(&blaming->list->pack[below], game) &&
                           pack_list_supports(&blaming->list->pack[below], game)))
        below--;
    return below;
}

// Settles what is in the program's own files, such as an example of the rules, and is there without this
// pack, too: what all packs below it come to shows in the uppermost.
static void settle_the_programs(const Blaming *blaming) {
    const Game *const *games = blaming->place->games;
    bool tried[PACK_LIST_MAX] = {false};
    for (size_t game = 0; games[game] != NULL; game++) {
        const int below = pack_list_supports(&blaming->list->pack[blaming->at], games[game])
                              ? next_below(blaming, games[game])
                              : -1;
        bool any = false;
        for (int i = 0; i < blaming->found->count && !any; i++)
            any = blaming->who[i] == UNSETTLED && owner_of(blaming, &blaming->found->item[i]) < 0;
        if (!any || below < 0 || tried[below])
            continue;
        tried[below] = true;
        try_without_it(blaming, below);
    }
}

// Settles what is in the files of a pack below or the program's, and is there without this pack, too. That
// pack may be part of what this one builds on.
static void settle_those_below(const Blaming *blaming) {
    settle_the_programs(blaming);
    for (int below = 0; below < blaming->at; below++) {
        bool any = false;
        for (int i = 0; i < blaming->found->count && !any; i++)
            any = blaming->who[i] == UNSETTLED && owner_of(blaming, &blaming->found->item[i]) == below;
        if (any && is_in_use(&blaming->list->pack[below]))
            try_without_it(blaming, below);
    }
}

// ---- with which of several

// Checks the pack without this one below it.
static void check_but(const Blaming *blaming, int other, LintReport *report) {
    PackList list;
    if (pack_list_share(blaming->list, &list)) {
        list.pack[other].on = false;
        pack_lint_listed(&list, blaming->at, blaming->place, report);
        pack_list_unshare(&list);
    } else {
        report->failed = true;
    }
}

// True if something that is found with several packs is not found without this one.
static bool matters(const Blaming *blaming, int other) {
    LintReport report = {0};
    bool does = false;
    check_but(blaming, other, &report);
    for (int i = 0; i < blaming->found->count && !report.failed; i++)
        does |=
            blaming->who[i] == PACK_BLAME_SEVERAL && !pack_blame_is_told(&report, &blaming->found->item[i]);
    lint_report_finish(&report);
    return does;
}

static void find_which(const Blaming *blaming, PackBlame *blame) {
    int others[PACK_LIST_MAX];
    PackWith *several = NULL;
    for (int i = 0; i < blame->withs; i++)
        if (blame->with[i].pack == PACK_BLAME_SEVERAL)
            several = &blame->with[i];
    const int count = several != NULL ? pack_blame_others(blaming->list, blaming->at, others) : 0;
    for (int i = 0; i < count && several->others < PACKS_USED_MAX; i++)
        if (matters(blaming, others[i]))
            several->other[several->others++] = others[i];
}

static int count_unsettled(const Blaming *blaming) {
    int count = 0;
    for (int i = 0; i < blaming->found->count; i++)
        count += blaming->who[i] == UNSETTLED;
    return count;
}

// ---- what pack.json says of other packs

static bool is_in_pack_file(const PackList *list, int at, const Problem *finding) {
    const size_t folder = strlen(list->pack[at].folder);
    return strncmp(finding->file, list->pack[at].folder, folder) == 0 &&
           strcmp(finding->file + folder, "/" PACK_FILE) == 0;
}

// The other pack that the value at this place of pack.json is about, if it is listed; else -1.
static int named_at(const PackList *list, int at, const Problem *finding) {
    const PackInfo *info = &list->pack[at].info;
    const char *id = "/"; // no pack has this one
    if (!is_in_pack_file(list, at, finding) || finding->line == 0)
        return -1;
    if (info->builds_on_at.line == finding->line && info->builds_on_at.column == finding->column)
        id = info->builds_on;
    for (uint8_t i = 0; i < info->needs_count; i++)
        if (info->needs[i].at.line == finding->line && info->needs[i].at.column == finding->column)
            id = info->needs[i].id;
    for (uint8_t i = 0; i < info->conflicts_count; i++)
        if (info->conflicts[i].at.line == finding->line && info->conflicts[i].at.column == finding->column)
            id = info->conflicts[i].id;
    const int other = pack_list_index(list, id);
    return other != at ? other : -1;
}

// ---- what is no file

// Settles what stands in the pack's folder and is no file that may be read: listing it has found that, and no
// trial does.
static void settle_refused(const Blaming *blaming) {
    LintReport report = {0};
    Problems *refused = calloc(1, sizeof *refused);
    if (refused != NULL)
        pack_files_refuse(blaming->list->pack[blaming->at].folder, refused);
    for (int i = 0; refused != NULL && i < refused->count; i++)
        lint_report_add(&report, &refused->item[i]);
    settle(blaming, &report, OWN);
    lint_report_finish(&report);
    free(refused);
}

// ---- all of it

// What pack.json says is the pack's own, but for what it says of others. Whether a pack changes anything, and
// which games it is left out of, depends on those below it.
static int who_by_pack_file(const Blaming *blaming, const Problem *finding) {
    const int named = named_at(blaming->list, blaming->at, finding);
    if (named >= 0)
        return named;
    const bool depends = strcmp(finding->code, "unused") == 0 || strcmp(finding->code, "partly") == 0;
    return is_in_pack_file(blaming->list, blaming->at, finding) && !depends ? OWN : UNSETTLED;
}

static void blame_all(const Blaming *blaming) {
    int others[PACK_LIST_MAX];
    const int count = pack_blame_others(blaming->list, blaming->at, others);
    for (int i = 0; i < blaming->found->count; i++)
        blaming->who[i] = who_by_pack_file(blaming, &blaming->found->item[i]);
    settle_refused(blaming);
    settle_those_below(blaming);
    if (count_unsettled(blaming) == 0 || count == 0 || !blaming->list->pack[blaming->at].info.read) {
        settle_rest(blaming, OWN);
        return;
    }
    int left = try_with(blaming, -1, OWN);
    for (int i = 0; i < count && left > 0 && count > 1; i++)
        left = try_with(blaming, others[i], others[i]);
    settle_rest(blaming, count == 1 ? others[0] : PACK_BLAME_SEVERAL);
}

static void add_with(PackBlame *blame, int pack, const Problem *finding) {
    int place = 0;
    while (place < blame->withs && blame->with[place].pack != pack)
        place++;
    if (place == blame->withs) {
        PackWith *larger = realloc(blame->with, ((size_t)place + 1) * sizeof *larger);
        blame->own.failed |= larger == NULL;
        if (larger == NULL)
            return;
        blame->with = larger;
        blame->with[blame->withs++] = (PackWith){.pack = pack, .first = *finding};
    }
    if (!finding->warns && blame->with[place].errors++ == 0)
        blame->with[place].first = *finding;
    blame->with[place].count++;
}

void pack_blame(const PackList *list, int at, const LintPlace *place, const LintReport *found,
                PackBlame *blame) {
    int *who = calloc((size_t)found->count + 1, sizeof *who);
    const Blaming blaming = {list, at, place, found, who};
    blame->own.failed |= who == NULL || found->failed;
    if (who == NULL)
        return;
    blame_all(&blaming);
    for (int i = 0; i < found->count; i++)
        if (who[i] == OWN)
            lint_report_add(&blame->own, &found->item[i]);
        else if (who[i] != ANOTHERS)
            add_with(blame, who[i], &found->item[i]);
    find_which(&blaming, blame);
    free(who);
}

// ---- in words

// Settles the errors that are there only together with others; what pack.json says of these names them.
static void blame_errors(const Blaming *blaming) {
    int others[PACK_LIST_MAX], left = 0;
    const int count = pack_blame_others(blaming->list, blaming->at, others);
    for (int i = 0; i < blaming->found->count; i++) {
        const Problem *finding = &blaming->found->item[i];
        if (finding->warns || is_in_pack_file(blaming->list, blaming->at, finding))
            blaming->who[i] = blaming->who[i] == UNSETTLED ? OWN : blaming->who[i];
        left += blaming->who[i] == UNSETTLED;
    }
    if (left > 0 && count > 0)
        left = try_with(blaming, -1, OWN);
    for (int i = 0; i < count && left > 0 && count > 1; i++)
        left = try_with(blaming, others[i], others[i]);
    settle_rest(blaming, count == 0 ? OWN : count == 1 ? others[0] : PACK_BLAME_SEVERAL);
}

// True if the message has a place in that pack already, or its share by its id.
static bool names(const Problem *problem, const ListedPack *pack) {
    Text folder = {0}, id = {0};
    text_printf(&folder, "%s/", pack->folder);
    text_printf(&id, "\"%s\"", pack->info.id);
    const bool does = strstr(problem->message, text_string(&folder)) != NULL ||
                      strstr(problem->message, text_string(&id)) != NULL;
    text_finish(&folder);
    text_finish(&id);
    return does;
}

// Adds a finding, with the other pack if it is there only with that one.
static void add_told(const Blaming *blaming, int finding, LintReport *report) {
    const int who = blaming->who[finding];
    Problem told = blaming->found->item[finding];
    char title[PACK_TITLE_MAX];
    Text message = {0};
    if (who >= 0 && !names(&told, &blaming->list->pack[who])) {
        text_printf(&message, "%s; only together with the pack \"%s\"", told.message,
                    pack_list_title(blaming->list, &blaming->list->pack[who], title));
        text_copy(told.message, sizeof told.message, text_string(&message));
    }
    lint_report_add(report, &told);
    text_finish(&message);
}

void pack_blame_leave_out(const PackList *list, int at, const LintPlace *place, LintReport *found) {
    LintReport all = *found;
    int *who = calloc((size_t)all.count + 1, sizeof *who);
    const Blaming blaming = {list, at, place, &all, who};
    found->failed |= who == NULL;
    if (who == NULL)
        return;
    for (int i = 0; i < all.count; i++)
        who[i] = UNSETTLED;
    settle_those_below(&blaming);
    blame_errors(&blaming);
    *found = (LintReport){.failed = all.failed};
    for (int i = 0; i < all.count; i++)
        if (who[i] != ANOTHERS)
            add_told(&blaming, i, found);
    lint_report_finish(&all);
    free(who);
}

void pack_blame_finish(PackBlame *blame) {
    lint_report_finish(&blame->own);
    free(blame->with);
    *blame = (PackBlame){.withs = 0};
}
