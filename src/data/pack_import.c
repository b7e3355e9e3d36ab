// SPDX-License-Identifier: MIT
// The hidden folder lies in that of the packs, so that renaming is enough to put a pack in place: either it
// is there as a whole or not at all.
#include "data/pack_import.h"

#include "core/file_kind.h"
#include "core/platform.h"
#include "data/folders.h"
#include "data/pack_bundle.h"
#include "data/pack_new.h"
#include "engine/game_facts.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define HIDDEN ".import-"
#define ASIDE "packs-replaced"
#define NUMBER_MOST 1000
#define LEFT_BEHIND_S 3600 // after so long a hidden folder belongs to a program that did not end well

// ---- names of folders

// Only such an id may become a folder's name.
static bool is_id(const char *id) {
    return id[0] >= 'a' && id[0] <= 'z' && id[strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789_")] == '\0';
}

// A name for the pack's folder as long as its id is unknown, and if it has none: that of its folder or file.
static void name_of(const PackBundle *bundle, char id[ID_MAX]) {
    char name[BUNDLE_NAME_MAX + 1];
    const char *slash = strrchr(bundle->path, '/');
    text_copy(name, sizeof name,
              bundle->top[0] != '\0' ? bundle->top
              : slash != NULL        ? slash + 1
                                     : bundle->path);
    char *dot = strrchr(name, '.');
    if (dot != NULL && bundle->archive != NULL && bundle->top[0] == '\0')
        *dot = '\0';
    pack_new_id("", name, id);
}

// Appends FOLDER/NAME, with a number if that is taken. False if all are.
static bool add_free(const char *folder, const char *name, Text *path) {
    for (int number = 1; number < NUMBER_MOST; number++) {
        text_clear(path);
        text_printf(path, number > 1 ? "%s/%s-%d" : "%s/%s", folder, name, number);
        if (!path->failed && !file_is_taken(text_string(path)))
            return true;
    }
    return false;
}

// ---- unpacking

// Removes hidden folders that a program which did not end well has left.
static void sweep(const char *folder) {
    PlatformFacts facts;
    Text path = {0};
    PlatformListing *listing = platform_list(folder);
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;) {
        if (strncmp(entry, HIDDEN, strlen(HIDDEN)) != 0)
            continue;
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, entry);
        if (!path.failed && platform_facts_unfollowed(text_string(&path), &facts) &&
            facts.changed_s + LEFT_BEHIND_S < time(NULL))
            folders_remove(text_string(&path));
    }
    platform_list_end(listing);
    text_finish(&path);
}

// True if the folder to be imported is one of the player's packs.
static bool is_among(const PackBundle *bundle, const char *folder) {
    Text above = {0};
    text_printf(&above, "%s/..", bundle->path);
    const bool is = bundle->archive == NULL && platform_is_same(text_string(&above), folder);
    text_finish(&above);
    return is;
}

static bool make_hidden(PackImport *import, Problems *problems) {
    Text path = {0};
    text_printf(&path, "%s/.", import->folder);
    folders_make(text_string(&path));
    sweep(import->folder);
    text_clear(&path);
    text_printf(&path, "%s/" HIDDEN "XXXXXX", import->folder);
    import->hidden = text_duplicate(text_string(&path));
    text_finish(&path);
    if (import->hidden != NULL && platform_make_unique_folder(import->hidden))
        return true;
    problems_add(problems, import->folder, 0, 0, "cannot be written: %s", strerror(errno));
    free(import->hidden);
    import->hidden = NULL;
    return false;
}

static bool unpack(PackImport *import, const PackBundle *bundle, Problems *problems) {
    char id[ID_MAX];
    Text path = {0};
    name_of(bundle, id);
    if (!make_hidden(import, problems))
        return false;
    text_printf(&path, "%s/%s", import->hidden, id);
    import->pack = text_duplicate(text_string(&path));
    text_finish(&path);
    if (import->pack == NULL || !platform_make_folder(import->pack, PLATFORM_READ_BY_ALL)) {
        problems_add(problems, import->folder, 0, 0, "cannot be written: %s", strerror(errno));
        return false;
    }
    return pack_bundle_unpack(bundle, import->pack, problems);
}

static bool open_bundle(PackImport *import, PackBundle *bundle, Problems *problems) {
    if (!pack_bundle_open(bundle, import->source, false, problems))
        return false;
    if (is_among(bundle, import->folder)) {
        problems_add(problems, bundle->path, 0, 0,
                     "[file] this folder is among your packs already: switch it on on the screen \"Packs\"");
        return false;
    }
    for (size_t i = 0; i < bundle->count; i++)
        import->files += !bundle->entry[i].folder;
    import->beside = bundle->beside;
    return unpack(import, bundle, problems);
}

bool pack_import_open(PackImport *import, const char *source, const char *folder, Problems *problems) {
    PackBundle bundle = {0};
    *import = (PackImport){.source = text_duplicate(source), .folder = text_duplicate(folder)};
    bool good = import->source != NULL && import->folder != NULL;
    if (!good)
        problems_add(problems, source, 0, 0, "out of memory");
    good = good && open_bundle(import, &bundle, problems);
    pack_bundle_close(&bundle);
    if (!good) {
        pack_import_drop(import);
        return false;
    }
    Problems ignored = {0}; // told when the pack is looked at
    pack_info_load(&import->info, import->pack, &ignored);
    import->named = is_id(import->info.id);
    if (!import->named) {
        const char *name = strrchr(import->pack, '/') + 1;
        text_copy(import->info.id, sizeof import->info.id, name);
    }
    if (import->info.name[0] == '\0')
        text_copy(import->info.name, sizeof import->info.name, import->info.id);
    return true;
}

void pack_import_drop(PackImport *import) {
    if (import->hidden != NULL)
        folders_remove(import->hidden);
    free(import->source);
    free(import->folder);
    free(import->hidden);
    free(import->pack);
    free(import->away);
    *import = (PackImport){.source = NULL};
}

// ---- what there is already

ImportRelation pack_import_relation(const PackImport *import, const PackList *list, int *place) {
    int at = import->named ? list->count - 1 : -1;
    while (at >= 0 && (list->pack[at].stray || list->pack[at].copy ||
                       strcmp(list->pack[at].info.id, import->info.id) != 0))
        at--;
    if (place != NULL)
        *place = at;
    if (at < 0)
        return IMPORT_NEW;
    const char *here = list->pack[at].info.version, *there = import->info.version;
    return list->pack[at].origin != PACK_OWN    ? IMPORT_TAKEN
           : pack_version_is_older(here, there) ? IMPORT_NEWER
           : pack_version_is_older(there, here) ? IMPORT_OLDER
                                                : IMPORT_SAME;
}

bool pack_import_is_another(const PackImport *import, const PackInfo *there) {
    return strcmp(import->info.name, there->name) != 0 || strcmp(import->info.author, there->author) != 0;
}

static void add_copy(const ListedPack *pack, PackList *with) {
    ListedPack *added = !pack->stray && !pack->copy ? pack_list_add(with, pack->folder, pack->origin) : NULL;
    if (added == NULL)
        return;
    added->on = pack->on;
    if (added->faults == NULL)
        pack_list_take_faults(added, pack);
}

static int add_imported(const PackImport *import, PackList *with) {
    ListedPack *added = pack_list_add(with, import->pack, PACK_OWN);
    if (added == NULL)
        return -1;
    added->on = true;
    return with->count - 1;
}

int pack_import_preview(const PackImport *import, const PackList *list, PackList *with) {
    int place, at = -1;
    pack_import_relation(import, list, &place);
    for (int i = 0; i < list->count; i++)
        if (i == place)
            at = add_imported(import, with);
        else
            add_copy(&list->pack[i], with);
    return place >= 0 ? at : add_imported(import, with);
}

bool pack_import_concerns(const PackImport *import, const Problem *problem) {
    return !problem->warns || strncmp(problem->file, import->pack, strlen(import->pack)) == 0;
}

static bool is_in(const Problems *problems, const Problem *problem) {
    for (int i = 0; i < problems->count; i++)
        if (problems->item[i].line == problem->line && problems->item[i].column == problem->column &&
            strcmp(problems->item[i].file, problem->file) == 0 &&
            strcmp(problems->item[i].message, problem->message) == 0)
            return true;
    return false;
}

// ---- what is told of it

// True if the pack has texts of the language, of whichever game or of the window.
static bool speaks(const ListedPack *pack, const char *language, const Game *const games[]) {
    Text path = {0};
    text_printf(&path, "%s/assets/lang/%s.json", pack->folder, language);
    bool does = file_is_taken(text_string(&path));
    for (int i = -1; !does && (i < 0 || games[i] != NULL); i++) {
        text_clear(&path);
        text_printf(&path, "%s/%s%slang/%s.json", pack->folder, i < 0 ? "" : game_id(games[i]),
                    i < 0 ? "" : "/", language);
        does = file_is_taken(text_string(&path));
    }
    text_finish(&path);
    return does;
}

// True if a text or file is missing in a language that only another pack brings: that is no fault of this
// one, whose author may not know of it.
static bool is_of_others_language(const PackList *with, int at, const Game *const games[],
                                  const Problem *problem) {
    char language[LANGUAGE_CODE_MAX];
    bool chain[PACK_LIST_MAX] = {false}, others = false, own = false;
    const char *said = strstr(problem->message, "in \"");
    if (strcmp(problem->code, "untranslated") != 0 || said == NULL)
        return false;
    snprintf(language, sizeof language, "%.*s", (int)strcspn(said + 4, "\""), said + 4);
    if (strcmp(language, "en") == 0 || strcmp(language, "de") == 0) // the games' own
        return false;
    pack_list_mark_chain(with, at, chain);
    for (int i = 0; i < with->count; i++)
        if (speaks(&with->pack[i], language, games))
            *(chain[i] ? &own : &others) = true;
    return others && !own;
}

// A message names other files of the pack, too: as they are called in what it comes in.
static Problem as_it_came(const PackImport *import, const Problem *problem) {
    Problem told = *problem;
    const size_t hidden = import->hidden != NULL ? strlen(import->hidden) + 1 : 0;
    for (char *at = told.message; hidden > 0 && (at = strstr(at, import->hidden)) != NULL;) {
        const size_t left = strlen(at), cut = left < hidden ? left : hidden;
        memmove(at, at + cut, left - cut + 1);
    }
    return told;
}

bool pack_import_sort(const PackImport *import, const PackList *with, int at, const Game *const games[],
                      const LintReport *all, LintReport *faults, LintReport *unmet) {
    Problems *unfit = calloc(1, sizeof *unfit);
    if (unfit == NULL)
        return false;
    for (size_t i = 0; games[i] != NULL; i++)
        if (pack_list_supports(&with->pack[at], games[i]))
            pack_list_is_unfit(with, at, games[i], unfit);
    for (int i = 0; i < all->count; i++)
        if (pack_import_concerns(import, &all->item[i]) &&
            !is_of_others_language(with, at, games, &all->item[i])) {
            const Problem told = as_it_came(import, &all->item[i]);
            lint_report_add(is_in(unfit, &all->item[i]) ? unmet : faults, &told);
        }
    faults->failed |= all->failed;
    free(unfit);
    return !faults->failed && !unmet->failed;
}

// ---- its place in the order

static bool does_need(const PackInfo *info, const char *id) {
    bool needs = strcmp(info->builds_on, id) == 0;
    for (uint8_t i = 0; i < info->needs_count; i++)
        needs |= strcmp(info->needs[i].id, id) == 0;
    return needs;
}

// Moves what the pack at this index needs and lies above it to below it, and what that needs. Returns where
// the pack is then. `depth`: packs may need each other in a circle.
static int lay_needs_below(PackList *list, int at, int depth) {
    for (int other = at + 1; depth < PACK_LIST_MAX && other < list->count; other++)
        if (does_need(&list->pack[at].info, list->pack[other].info.id)) {
            pack_list_move(list, other, at);
            at = lay_needs_below(list, at, depth + 1) + 1;
        }
    return at;
}

bool pack_import_settle(PackList *list, int at) {
    char(*before)[ID_MAX] = calloc((size_t)list->count, sizeof *before);
    for (int i = 0; before != NULL && i < list->count; i++)
        text_copy(before[i], ID_MAX, list->pack[i].info.id);
    int lowest = 0;
    while (lowest < at && !does_need(&list->pack[lowest].info, list->pack[at].info.id))
        lowest++;
    pack_list_move(list, at, lowest);
    lay_needs_below(list, lowest, 0);
    bool moved = before == NULL;
    for (int i = 0; i < list->count && !moved; i++)
        moved = strcmp(before[i], list->pack[i].info.id) != 0;
    free(before);
    return moved;
}

// ---- putting it in place

static bool failed(const char *path, Text *problem) {
    text_printf(problem, "%s: cannot be written: %s", path, strerror(errno));
    return false;
}

// Appends the folder for packs that have been replaced: beside that of the packs, where they are not taken
// for packs; or hidden in it, if that is a link to another disk, since nothing can be moved there at once.
static void add_aside(const char *folder, Text *path) {
    PlatformFacts packs, above;
    const char *slash = strrchr(folder, '/');
    text_add_bytes(path, folder, slash != NULL ? (size_t)(slash - folder) : 0);
    const bool near = slash != NULL && slash != folder && platform_facts(folder, &packs) &&
                      platform_facts(text_string(path), &above) && packs.disk == above.disk;
    if (!near) {
        text_clear(path);
        text_add(path, folder);
    }
    text_add(path, near ? "/" ASIDE : "/." ASIDE);
}

// Moves something to the folder for packs that have been replaced. Appends where to.
static bool move_out(const char *path, const char *name, const char *folder, Text *to) {
    Text place = {0}, file = {0};
    add_aside(folder, &place);
    text_printf(&file, "%s/.", text_string(&place));
    folders_make(text_string(&file));
    const bool good = add_free(text_string(&place), name, to) && platform_rename(path, text_string(to));
    if (!good)
        text_clear(to);
    text_finish(&place);
    text_finish(&file);
    return good;
}

// Moves the pack's folder out of the packs'. Appends where to; false with a sentence.
static bool move_aside(const ListedPack *old, const char *folder, Text *aside, Text *problem) {
    char name[ID_MAX + PACK_VERSION_MAX + 2];
    snprintf(name, sizeof name, "%s-%s", old->info.id, old->info.version);
    for (char *at = name; *at != '\0'; at++)
        if (*at == '/' || (unsigned char)*at < ' ')
            *at = '_';
    return move_out(old->folder, name, folder, aside) || failed(old->folder, problem);
}

// What has been imported is of no use among the packs any more. Where it can't be moved it stays.
static void move_archive(PackImport *import) {
    const char *slash = strrchr(import->source, '/');
    const size_t length = slash != NULL ? (size_t)(slash - import->source) : 0;
    Text to = {0};
    if (slash != NULL && length == strlen(import->folder) &&
        strncmp(import->source, import->folder, length) == 0 && !file_is_folder(import->source) &&
        move_out(import->source, slash + 1, import->folder, &to))
        import->away = text_duplicate(text_string(&to));
    text_finish(&to);
}

bool pack_import_put(PackImport *import, const PackList *list, Text *placed, Text *aside, Text *problem) {
    int place;
    Text to = {0};
    const ImportRelation relation = pack_import_relation(import, list, &place);
    if (relation == IMPORT_TAKEN) {
        text_printf(problem, "%s: the id \"%s\" is taken already, by the pack in %s", import->source,
                    import->info.id, list->pack[place].folder);
        return false;
    }
    if (place >= 0)
        text_add(&to, list->pack[place].folder);
    const bool moved = place >= 0 && move_aside(&list->pack[place], import->folder, aside, problem);
    bool good = place >= 0 ? moved : add_free(import->folder, import->info.id, &to);
    if (good && !platform_rename(import->pack, text_string(&to))) {
        good = failed(text_string(&to), problem);
        if (moved) {
            platform_rename(text_string(aside), text_string(&to));
            text_clear(aside);
        }
    }
    if (good) {
        text_add(placed, text_string(&to));
        move_archive(import);
    }
    text_finish(&to);
    return good;
}
