// SPDX-License-Identifier: MIT
// Finds packs and keeps their order.
#include "data/pack_list.h"

#include "core/file_kind.h"
#include "core/platform.h"
#include "data/download_folder.h"
#include "data/pack_choice.h"
#include "data/pack_files.h"
#include "data/suggest.h"
#include "engine/game_facts.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char *last_step(const char *folder) {
    const char *slash = strrchr(folder, '/');
    return slash != NULL ? slash + 1 : folder;
}

// ---- faults

static bool add_faults(ListedPack *pack, const Problems *problems) {
    if (pack->faults == NULL)
        pack->faults = calloc(1, sizeof *pack->faults);
    for (int i = 0; pack->faults != NULL && i < problems->count; i++)
        problems_add_copy(pack->faults, &problems->item[i]);
    if (pack->faults != NULL)
        pack->faults->dropped += problems->dropped;
    return pack->faults != NULL;
}

void pack_list_fault(ListedPack *pack, const Problems *problems) {
    pack->out |= add_faults(pack, problems);
}

bool pack_list_is_out(const ListedPack *pack, const Game *game) {
    bool out = pack->out;
    for (int i = 0; i < pack->outs; i++)
        out |= pack->out_of[i] == game;
    return out;
}

bool pack_list_is_used(const ListedPack *pack, const Game *game) {
    return pack->on && !pack_list_is_out(pack, game);
}

void pack_list_fault_in(ListedPack *pack, const Game *game, const Game *const games[],
                        const Problems *problems) {
    if (!add_faults(pack, problems))
        return;
    if (!pack_list_is_out(pack, game) && pack->outs < PACK_GAMES_MAX)
        pack->out_of[pack->outs++] = game;
    bool others = false;
    for (size_t i = 0; games[i] != NULL; i++)
        others |= pack_list_supports(pack, games[i]) && !pack_list_is_out(pack, games[i]);
    pack->out |= !others;
}

void pack_list_take_faults(ListedPack *pack, const ListedPack *from) {
    if (from->faults == NULL || !add_faults(pack, from->faults))
        return;
    pack->out |= from->out;
    for (int i = 0; i < from->outs; i++)
        if (!pack_list_is_out(pack, from->out_of[i]) && pack->outs < PACK_GAMES_MAX)
            pack->out_of[pack->outs++] = from->out_of[i];
}

void pack_list_forget_faults(ListedPack *pack) {
    free(pack->faults);
    pack->faults = NULL;
    pack->out = false;
    pack->outs = 0;
}

// ---- finding them

// The next free place, cleared. NULL if there is no room or memory.
static ListedPack *free_place(PackList *list) {
    if (list->count == PACK_LIST_MAX)
        return NULL;
    if (list->count == list->room) {
        const int room = list->room > 0 ? 2 * list->room : 16;
        ListedPack *larger = realloc(list->pack, (size_t)room * sizeof *larger);
        if (larger == NULL)
            return NULL;
        list->pack = larger;
        list->room = room;
    }
    ListedPack *pack = &list->pack[list->count];
    *pack = (ListedPack){.folder = NULL};
    return pack;
}

ListedPack *pack_list_find(PackList *list, const char *id) {
    for (int i = 0; i < list->count; i++)
        if (!list->pack[i].copy && strcmp(list->pack[i].info.id, id) == 0)
            return &list->pack[i];
    return NULL;
}

// ---- two with the same id

static bool is_beside(const char *folder, const char *other) {
    Text above = {0}, others = {0};
    text_printf(&above, "%s/..", folder);
    text_printf(&others, "%s/..", other);
    const bool beside =
        !above.failed && !others.failed && platform_is_same(text_string(&above), text_string(&others));
    text_finish(&above);
    text_finish(&others);
    return beside;
}

// Which of two packs in one folder that have the same id is the pack, and which its copy. Not by the names
// alone: "Copy of mine" and "backup_mine" come before "mine".
static bool counts_before(const ListedPack *pack, const ListedPack *other) {
    const bool named = strcmp(last_step(pack->folder), pack->info.id) == 0;
    if (named != (strcmp(last_step(other->folder), pack->info.id) == 0))
        return named;
    if (pack_version_is_older(other->info.version, pack->info.version))
        return true;
    return !pack_version_is_older(pack->info.version, other->info.version) &&
           strcmp(last_step(pack->folder), last_step(other->folder)) < 0;
}

static void tell_copy(ListedPack *copy, const ListedPack *original) {
    Problems problems = {0};
    pack_info_problem(copy->folder, copy->info.id_at, &problems,
                      "[id] this is a copy of the pack in %s, with the same id \"%s\", and that one counts; "
                      "move this folder elsewhere, or give it an id of its own",
                      original->folder, copy->info.id);
    copy->copy = true;
    pack_list_fault(copy, &problems);
}

// Tells other copies of the pack, which have been told of one that turns out to be a copy itself.
static void tell_again(PackList *list, const ListedPack *original) {
    for (int i = 0; i < list->count; i++) {
        ListedPack *copy = &list->pack[i];
        Problems problems = {0};
        if (!copy->copy || copy->faults == NULL || strcmp(copy->info.id, original->info.id) != 0 ||
            !is_beside(copy->folder, original->folder))
            continue;
        for (int k = 0; k < copy->faults->count; k++)
            if (copy->faults->item[k].line != copy->info.id_at.line ||
                copy->faults->item[k].column != copy->info.id_at.column)
                problems_add_copy(&problems, &copy->faults->item[k]);
        pack_list_forget_faults(copy);
        tell_copy(copy, original);
        if (problems.count > 0)
            pack_list_fault(copy, &problems);
    }
}

// Two packs with the same id could not be told apart: one of them counts.
static void check_id(PackList *list, ListedPack *added, Problems *problems) {
    ListedPack *other = pack_list_find(list, added->info.id);
    if (other == NULL || other == added)
        return;
    const bool beside = other->origin == added->origin && is_beside(added->folder, other->folder);
    if (beside && counts_before(added, other)) {
        tell_copy(other, added);
        tell_again(list, added);
        return;
    }
    added->copy = true;
    if (beside)
        tell_copy(added, other);
    else
        pack_info_problem(added->folder, added->info.id_at, problems,
                          "[id] the id \"%s\" is taken already, by the pack in %s", added->info.id,
                          other->folder);
}

// A pack.json that can't be read tells no id: the folder's name is its id, and a backup beside it is none the
// less the copy. Else what plays would change without a word.
static void hold_id(PackList *list, const ListedPack *added) {
    ListedPack *other = pack_list_find(list, added->info.id);
    if (other != NULL && other != added && other->origin == added->origin &&
        is_beside(added->folder, other->folder)) {
        tell_copy(other, added);
        tell_again(list, added);
    }
}

void pack_list_follow_originals(PackList *list) {
    for (int i = 0; i < list->count; i++) {
        const ListedPack *original = list->pack[i].copy ? pack_list_find(list, list->pack[i].info.id) : NULL;
        if (original != NULL)
            list->pack[i].on = original->on;
    }
}

static bool info_leads_out(const char *folder) {
    Text path = {0};
    text_printf(&path, "%s/" PACK_FILE, folder);
    const bool out = !path.failed && platform_leads_out(text_string(&path), folder);
    text_finish(&path);
    return out;
}

ListedPack *pack_list_add(PackList *list, const char *folder, PackOrigin origin) {
    ListedPack *pack = free_place(list);
    char *copy = text_duplicate(folder);
    Problems *problems = calloc(1, sizeof *problems);
    if (pack == NULL || copy == NULL || problems == NULL) {
        free(copy);
        free(problems);
        return NULL;
    }
    for (size_t end = strlen(copy); end > 1 && copy[end - 1] == '/'; end--)
        copy[end - 1] = '\0';
    list->count++;
    *pack = (ListedPack){.folder = copy, .origin = origin};
    if (!info_leads_out(copy)) // else it tells nothing of what lies there
        pack_info_load(&pack->info, copy, problems);
    const bool named = pack->info.id[0] != '\0';
    if (!named)
        text_copy(pack->info.id, sizeof pack->info.id, last_step(copy));
    if (pack->info.name[0] == '\0')
        text_copy(pack->info.name, sizeof pack->info.name, pack->info.id);
    if (named)
        check_id(list, pack, problems);
    else // that is the fault to tell
        hold_id(list, pack);
    pack->leads_out = pack_files_refuse(copy, problems);
    if (problems_total(problems) > 0)
        pack_list_fault(pack, problems);
    free(problems);
    return pack;
}

static int compare_names(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

// What lies in a folder, sorted. As far as there is memory.
typedef struct Names {
    char **name;
    size_t count, room;
} Names;

static void add_name(Names *names, const char *entry) {
    if (names->count == names->room) {
        const size_t room = names->room > 0 ? 2 * names->room : 64;
        char **larger = realloc(names->name, room * sizeof *larger);
        if (larger == NULL)
            return;
        names->name = larger;
        names->room = room;
    }
    if ((names->name[names->count] = text_duplicate(entry)) != NULL)
        names->count++;
}

static Names list_names(const char *folder) {
    Names names = {.name = NULL};
    PlatformListing *listing = platform_list(folder);
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;)
        if (entry[0] != '.')
            add_name(&names, entry);
    platform_list_end(listing);
    if (names.count > 1)
        qsort(names.name, names.count, sizeof names.name[0], compare_names);
    return names;
}

static void free_names(Names *names) {
    for (size_t i = 0; i < names->count; i++)
        free(names->name[i]);
    free(names->name);
}

// Appends the name of the file in this folder that is called nearly as pack.json. False: there is none.
static bool find_nearly(const char *folder, Text *name) {
    static const char *const nearly[] = {"pack.json", "pack.json.txt", "pack.jsonc", "pack.json5"};
    Names names = list_names(folder);
    for (size_t i = 0; i < names.count; i++)
        for (size_t k = 0; k < sizeof nearly / sizeof nearly[0] && name->length == 0; k++)
            if (strcasecmp(names.name[i], nearly[k]) == 0)
                text_add(name, names.name[i]);
    free_names(&names);
    return name->length > 0;
}

// Appends the folder in this one that has a pack.json: one unpacked too deep. False: there is none.
static bool find_deeper(const char *folder, Text *deeper) {
    Names names = list_names(folder);
    bool found = false;
    for (size_t i = 0; i < names.count && !found; i++) {
        text_clear(deeper);
        text_printf(deeper, "%s/%s", folder, names.name[i]);
        found = pack_info_exists(text_string(deeper));
    }
    free_names(&names);
    return found;
}

bool pack_list_is_nearly(const char *folder) {
    Text name = {0};
    const bool is = file_is_folder(folder) && !pack_info_exists(folder) && find_nearly(folder, &name);
    text_finish(&name);
    return is;
}

bool pack_list_is_deep(const char *folder) {
    Text deeper = {0};
    const bool is = file_is_folder(folder) && !pack_info_exists(folder) && find_deeper(folder, &deeper);
    text_finish(&deeper);
    return is;
}

void pack_list_tell_stray(const char *folder, const char *cards, Problems *problems) {
    Text deeper = {0}, nearly = {0};
    if (file_is_folder(folder) && find_nearly(folder, &nearly))
        problems_add(problems, folder, 0, 0,
                     "[!file] there is no pack.json in it, but %s; that has to be called pack.json",
                     quoted(text_string(&nearly)).text);
    else if (!file_is_folder(folder))
        problems_add(
            problems, folder, 0, 0,
            "[!file] nothing reads an archive here: import it, with \"Import\" on the screen \"Packs\" or "
            "\"stardeck import\", and move it elsewhere");
    else if (find_deeper(folder, &deeper))
        problems_add(problems, folder, 0, 0,
                     "[!file] there is no pack.json in this folder, but in \"%s\": move that folder up",
                     last_step(text_string(&deeper)));
    else
        problems_add(problems, folder, 0, 0,
                     "[!file] there is no pack.json in this folder, so it is no pack; copy the one in "
                     "\"%s/template/mypack\", or begin with \"New pack\" on the screen \"Packs\"",
                     cards != NULL ? cards : "cards");
    text_finish(&deeper);
    text_finish(&nearly);
}

// Takes `faults` over. Does nothing but freeing them if there is no room or memory.
static void add_no_pack(PackList *list, const char *folder, PackOrigin origin, Problems *faults) {
    ListedPack *pack = free_place(list);
    char *copy = text_duplicate(folder);
    if (pack == NULL || faults == NULL || copy == NULL) {
        free(faults);
        free(copy);
        return;
    }
    list->count++;
    *pack = (ListedPack){.folder = copy,
                         .origin = origin,
                         .stray = true,
                         .archive = !file_is_folder(copy),
                         .faults = faults,
                         .out = true};
    text_copy(pack->info.name, sizeof pack->info.name, last_step(copy));
    text_copy(pack->info.id, sizeof pack->info.id, "./"); // no pack has such an id
    text_copy(pack->info.id + 2, sizeof pack->info.id - 2, last_step(copy));
}

static void add_stray(PackList *list, const char *folder) {
    Problems *faults = calloc(1, sizeof *faults);
    if (faults != NULL)
        pack_list_tell_stray(folder, list->scanned[PACK_SHIPPED], faults);
    add_no_pack(list, folder, PACK_OWN, faults);
}

// Says that this one of a folder's packs, and `more` after it, are not listed.
static void add_rest(PackList *list, const char *folder, PackOrigin origin, const char *name, int more) {
    Problems *faults = calloc(1, sizeof *faults);
    if (faults != NULL)
        problems_add(
            faults, folder, 0, 0,
            "[file] there is room for %d packs; not listed are %s and, after it, %d more; move packs "
            "that you do not use elsewhere",
            PACK_LIST_MAX - 1, quoted(name).text, more);
    add_no_pack(list, folder, origin, faults);
}

static bool is_archive(const char *path) {
    return download_is_named_pack(last_step(path)) && file_exists(path);
}

void pack_list_scan(PackList *list, const char *folder, PackOrigin origin) {
    Names names = list_names(folder);
    const char *first = NULL; // of those that there is no room for
    int left = 0;
    Text path = {0};
    free(list->scanned[origin]);
    list->scanned[origin] = text_duplicate(folder);
    for (int strays = 0; strays < (origin == PACK_OWN ? 2 : 1); strays++)
        for (size_t i = 0; i < names.count; i++) {
            text_clear(&path);
            text_printf(&path, "%s/%s", folder, names.name[i]);
            const bool is_pack = !path.failed && pack_info_exists(text_string(&path));
            const bool is_stray =
                !is_pack && (file_is_folder(text_string(&path)) || is_archive(text_string(&path)));
            if (strays ? !is_stray : !is_pack)
                continue;
            if (list->count >= PACK_LIST_MAX - 1) {
                first = first != NULL ? first : names.name[i];
                left++;
            } else if (strays) {
                add_stray(list, text_string(&path));
            } else {
                pack_list_add(list, text_string(&path), origin);
            }
        }
    if (left > 0)
        add_rest(list, folder, origin, first, left - 1);
    free_names(&names);
    text_finish(&path);
}

// Restores the order and the on/off state of the old list for packs that are still there.
static void keep_order(PackList *now, const PackList *before) {
    int known = 0;
    for (int i = 0; i < before->count; i++)
        for (int k = known; k < now->count; k++)
            if (!now->pack[k].stray && strcmp(now->pack[k].folder, before->pack[i].folder) == 0) {
                now->pack[k].on = before->pack[i].on;
                pack_list_move(now, k, known++);
                break;
            }
}

// Where another folder is the one of its id that counts now, it takes the place of the one before.
static void keep_places(PackList *now, PackList *before) {
    for (int i = 0; i < now->count; i++) {
        const ListedPack *was = now->pack[i].copy ? pack_list_find(before, now->pack[i].info.id) : NULL;
        const int at = was != NULL ? pack_list_index(now, was->info.id) : -1;
        if (at < 0 || strcmp(was->folder, now->pack[i].folder) != 0)
            continue;
        now->pack[at].on = was->on;
        pack_list_move(now, at, i);
        i += at > i; // the copy has moved up
    }
    pack_list_follow_originals(now);
}

bool pack_list_refresh(PackList *list) {
    PackList *now = calloc(1, sizeof *now);
    if (now == NULL)
        return false;
    for (int i = 0; i < list->count; i++)
        if (list->pack[i].origin == PACK_NAMED)
            pack_list_add(now, list->pack[i].folder, PACK_NAMED);
    for (int origin = 0; origin < PACK_ORIGINS; origin++)
        if (list->scanned[origin] != NULL)
            pack_list_scan(now, list->scanned[origin], (PackOrigin)origin);
    keep_order(now, list);
    keep_places(now, list);
    pack_choice_carry_on(now, list);
    pack_list_finish(list);
    *list = *now;
    free(now);
    return true;
}

void pack_list_move(PackList *list, int from, int to) {
    const ListedPack moved = list->pack[from];
    for (int i = from; i < to; i++)
        list->pack[i] = list->pack[i + 1];
    for (int i = from; i > to; i--)
        list->pack[i] = list->pack[i - 1];
    list->pack[to] = moved;
}

bool pack_list_supports(const ListedPack *pack, const Game *game) {
    if (pack->info.game[0] != '\0')
        return strcmp(pack->info.game, game_id(game)) == 0;
    Text path = {0};
    text_printf(&path, "%s/%s", pack->folder, game_id(game));
    const bool there = !path.failed && file_is_folder(text_string(&path));
    text_finish(&path);
    return there;
}

void pack_list_check_game(ListedPack *pack, const Game *const games[]) {
    const PackInfo *info = &pack->info;
    Problems problems = {0};
    Text known = {0};
    if (!info->read || (info->game[0] == '\0' && info->game_at.line > 0 && pack->faults != NULL))
        return; // the fault is another one
    for (size_t i = 0; games[i] != NULL; i++) {
        if (pack_list_supports(pack, games[i])) {
            text_finish(&known);
            return;
        }
        text_printf(&known, "%s%s", i > 0 ? ", " : "", game_id(games[i]));
    }
    if (info->game[0] != '\0')
        pack_info_problem(pack->folder, info->game_at, &problems,
                          "[value] there is no game \"%s\". Allowed: %s", info->game, text_string(&known));
    else
        pack_info_problem(
            pack->folder, info->game_at, &problems,
            "[missing] it names no \"game\", and the pack has no folder with the id of one. Allowed: %s",
            text_string(&known));
    pack_list_fault(pack, &problems);
    text_finish(&known);
}

bool pack_list_add_layer(const ListedPack *pack, const Game *game, Layers *layers) {
    Text path = {0};
    text_add(&path, pack->folder);
    if (pack->info.game[0] == '\0')
        text_printf(&path, "/%s", game_id(game));
    const bool laid = !path.failed && layers_add(layers, text_string(&path));
    text_finish(&path);
    return laid;
}

static void assets_of(const ListedPack *pack, Text *path) {
    text_printf(path, "%s/assets", pack->folder);
}

bool pack_list_add_assets(const ListedPack *pack, Layers *assets) {
    Text path = {0};
    assets_of(pack, &path);
    const bool laid = !path.failed && layers_add(assets, text_string(&path));
    text_finish(&path);
    return laid;
}

bool pack_list_has_assets(const ListedPack *pack) {
    Text path = {0};
    assets_of(pack, &path);
    const bool there = !path.failed && file_is_folder(text_string(&path));
    text_finish(&path);
    return there;
}

// `game` NULL: in any.
static bool is_laid(const PackList *list, int at, int place, const Game *game) {
    return at == place || pack_list_is_used(&list->pack[at], game);
}

bool pack_list_lay(const PackList *list, int place, int top, const Game *game, const char *cards,
                   Layers *layers) {
    Text own = {0};
    text_printf(&own, "%s/%s", cards, game_id(game));
    bool good = !own.failed && layers_add(layers, text_string(&own));
    for (int i = 0; good && i <= top; i++)
        if (is_laid(list, i, place, game) && pack_list_supports(&list->pack[i], game))
            good = pack_list_add_layer(&list->pack[i], game, layers);
    text_finish(&own);
    return good;
}

bool pack_list_lay_assets(const PackList *list, int place, int top, const char *own, Layers *assets) {
    bool good = layers_add(assets, own);
    for (int i = 0; good && i <= top; i++)
        if (is_laid(list, i, place, NULL))
            good = pack_list_add_assets(&list->pack[i], assets);
    return good;
}

int pack_list_index(const PackList *list, const char *id) {
    for (int i = 0; i < list->count; i++)
        if (!list->pack[i].copy && strcmp(list->pack[i].info.id, id) == 0)
            return i;
    return -1;
}

void pack_list_mark_chain(const PackList *list, int at, bool marked[PACK_LIST_MAX]) {
    if (at < 0 || marked[at])
        return;
    const PackInfo *info = &list->pack[at].info;
    marked[at] = true;
    pack_list_mark_chain(list, pack_list_index(list, info->builds_on), marked);
    for (uint8_t i = 0; i < info->needs_count; i++)
        pack_list_mark_chain(list, pack_list_index(list, info->needs[i].id), marked);
}

bool pack_list_share(const PackList *list, PackList *to) {
    *to = *list;
    to->room = list->count + 1; // for one more
    to->pack = malloc((size_t)to->room * sizeof *to->pack);
    if (to->pack != NULL && list->count > 0)
        memcpy(to->pack, list->pack, (size_t)list->count * sizeof *to->pack);
    return to->pack != NULL;
}

void pack_list_unshare(PackList *to) {
    free(to->pack);
    *to = (PackList){.count = 0};
}

bool pack_list_only_chain(const PackList *list, int at, int other, PackList *to) {
    bool wanted[PACK_LIST_MAX] = {false};
    if (!pack_list_share(list, to))
        return false;
    pack_list_mark_chain(list, at, wanted);
    pack_list_mark_chain(list, other, wanted);
    for (int i = 0; i < to->count; i++)
        to->pack[i].on = to->pack[i].on && wanted[i];
    return true;
}

// Whether what the pack at `from` needs leads to the pack at `to`.
static bool leads_to(const PackList *list, int from, int to) {
    const PackInfo *info = &list->pack[from].info;
    bool marked[PACK_LIST_MAX] = {false};
    pack_list_mark_chain(list, pack_list_index(list, info->builds_on), marked);
    for (uint8_t i = 0; i < info->needs_count; i++)
        pack_list_mark_chain(list, pack_list_index(list, info->needs[i].id), marked);
    return marked[to];
}

// Why the pack at `place` can't build on the pack at `below`, if that is because packs need each other in a
// circle; NULL: they don't.
static const char *circle_of(const PackList *list, int below, int place) {
    return leads_to(list, below, place) ? "needs this one in turn; one of them has to do without the other"
           : leads_to(list, below, below)
               ? "needs itself in turn, by way of what it needs; mend that one first"
               : NULL;
}

// Why the pack at `place` can't build on the pack at `below`; NULL: it can. A circle comes first: all its
// packs say the same.
static const char *wrong_with(const PackList *list, int below, int place, const Game *game) {
    const char *circle = circle_of(list, below, place);
    return circle != NULL                               ? circle
           : pack_list_is_out(&list->pack[below], game) ? "is left out itself; what is said of it tells why"
           : !list->pack[below].on                      ? "is off; switch it on"
           : below > place                              ? "lies above it; move it below"
                                                        : NULL;
}

static const char *wrong_with_id(const PackList *list, const char *id, int place, const Game *game) {
    const int below = pack_list_index(list, id);
    return below < 0 ? "is not here; put it among your packs" : wrong_with(list, below, place, game);
}

static void tell_base(const ListedPack *pack, const char *wrong, Problems *problems) {
    pack_info_problem(pack->folder, pack->info.builds_on_at, problems,
                      "[value] it builds on the pack \"%s\", which %s", pack->info.builds_on, wrong);
}

static void tell_need(const ListedPack *pack, const PackOther *need, const char *wrong, Problems *problems) {
    pack_info_problem(pack->folder, need->at, problems, "[value] it needs the pack \"%s\", which %s",
                      need->id, wrong);
}

void pack_list_tell_circles(const PackList *list, int place, Problems *problems) {
    const ListedPack *pack = &list->pack[place];
    int below = pack_list_index(list, pack->info.builds_on);
    const char *circle = below >= 0 && below != place ? circle_of(list, below, place) : NULL;
    if (circle != NULL)
        tell_base(pack, circle, problems);
    for (uint8_t i = 0; i < pack->info.needs_count; i++) {
        below = pack_list_index(list, pack->info.needs[i].id);
        circle = below >= 0 && below != place ? circle_of(list, below, place) : NULL;
        if (circle != NULL)
            tell_need(pack, &pack->info.needs[i], circle, problems);
    }
}

static void check_base(const PackList *list, int place, const Game *game, Problems *problems) {
    const ListedPack *pack = &list->pack[place];
    const char *below = pack->info.builds_on;
    if (below[0] == '\0' || strcmp(below, game_id(game)) == 0)
        return;
    const char *wrong = wrong_with_id(list, below, place, game);
    if (strcmp(below, pack->info.id) == 0)
        pack_info_problem(pack->folder, pack->info.builds_on_at, problems, "[value] it builds on itself");
    else if (wrong != NULL)
        tell_base(pack, wrong, problems);
}

static void check_need(const PackList *list, int place, const PackOther *need, const Game *game,
                       Problems *problems) {
    const ListedPack *pack = &list->pack[place];
    const int below = pack_list_index(list, need->id);
    const char *wrong = wrong_with_id(list, need->id, place, game);
    if (below == place)
        pack_info_problem(pack->folder, need->at, problems, "[value] it needs itself");
    else if (wrong != NULL)
        tell_need(pack, need, wrong, problems);
    else if (pack_version_is_older(list->pack[below].info.version, need->least))
        pack_info_problem(
            pack->folder, need->at, problems,
            "[value] it needs version %s of the pack \"%s\" or a newer one, and here is %s; get "
            "a newer one",
            need->least, need->id, list->pack[below].info.version);
}

static void check_conflict(const PackList *list, int place, const PackOther *conflict, const Game *game,
                           Problems *problems) {
    const ListedPack *pack = &list->pack[place];
    const int other = pack_list_index(list, conflict->id);
    if (other == place)
        pack_info_problem(pack->folder, conflict->at, problems, "[value] it conflicts with itself");
    else if (other >= 0 && pack_list_is_used(&list->pack[other], game))
        pack_info_problem(
            pack->folder, conflict->at, problems,
            "[value] it does not go with the pack \"%s\", which is on; switch off one of the two",
            conflict->id);
}

void pack_list_tell_room(const PackList *list, int place, Problems *problems) {
    int used = 0;
    for (int i = 0; i < place; i++)
        used += pack_list_is_used(&list->pack[i], NULL);
    if (used >= PACKS_USED_MAX)
        pack_info_problem(list->pack[place].folder, (PackInfoPlace){0, 0}, problems,
                          "[value] there is no room for it: %d packs below it are in use, which is the most; "
                          "switch off those that you do not need",
                          used);
}

bool pack_list_is_unfit(const PackList *list, int place, const Game *game, Problems *problems) {
    const PackInfo *info = &list->pack[place].info;
    const int before = problems_total(problems);
    check_base(list, place, game, problems);
    for (uint8_t i = 0; i < info->needs_count; i++)
        check_need(list, place, &info->needs[i], game, problems);
    for (uint8_t i = 0; i < info->conflicts_count; i++)
        check_conflict(list, place, &info->conflicts[i], game, problems);
    pack_list_tell_room(list, place, problems);
    return problems_total(problems) > before;
}

bool pack_list_copy(const PackList *list, PackList *to) {
    for (int i = 0; i < list->count; i++) {
        ListedPack *pack = free_place(to);
        if (pack == NULL)
            return false;
        *pack = list->pack[i];
        pack->faults = NULL;
        pack->folder = text_duplicate(list->pack[i].folder);
        if (pack->folder == NULL)
            return false;
        to->count++;
        if (list->pack[i].faults != NULL)
            add_faults(pack, list->pack[i].faults);
        if ((pack->faults != NULL) != (list->pack[i].faults != NULL))
            return false;
    }
    return true;
}

void pack_list_finish(PackList *list) {
    for (int i = 0; i < list->count; i++) {
        free(list->pack[i].folder);
        free(list->pack[i].faults);
    }
    free(list->pack);
    for (int origin = 0; origin < PACK_ORIGINS; origin++)
        free(list->scanned[origin]);
    pack_choice_free(list->rest);
    free(list->choice_faults);
    *list = (PackList){0};
}
