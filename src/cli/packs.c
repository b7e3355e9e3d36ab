// SPDX-License-Identifier: MIT
// The packs of subcommands: loaded when first needed; faults are printed once.
#include "cli/packs.h"

#include "cli/cli.h"
#include "cli/locate.h"
#include "cli/options.h"
#include "cli/say.h"
#include "core/file_kind.h"
#include "data/pack_choice.h"
#include "data/pack_titles.h"
#include "engine/game_facts.h"
#include "games/registry.h"

#include <assert.h>
#include <stdio.h>

static_assert(OPTION_TEXTS_MAX == PACKS_USED_MAX, "--pack names as many packs as can be in use");

static LintWindow window_part; // empty in a program without a window

void packs_set_window_checks(const LintWindow *window) {
    window_part = *window;
}

const LintWindow *packs_window_checks(void) {
    return &window_part;
}

const char *const *packs_games(void) {
    static const char *ids[PACK_CACHE_MAX + 1];
    size_t count = 0;
    for (; games[count] != NULL; count++) {
        assert(count < PACK_CACHE_MAX);
        ids[count] = game_id(games[count]);
    }
    ids[count] = NULL;
    return ids;
}

void packs_add_players_quietly(PackList *list, const char *cards, Problems *problems) {
    Text path = {0}, own = {0};
    pack_list_scan(list, cards, PACK_SHIPPED);
    if (pack_choice_folder(&own))
        pack_list_scan(list, text_string(&own), PACK_OWN);
    for (int i = 0; i < list->count; i++)
        pack_list_check_game(&list->pack[i], games);
    if (pack_choice_path(&path))
        pack_choice_read(list, text_string(&path), problems);
    text_finish(&path);
    text_finish(&own);
}

// A broken file of choices is reported but stops nobody.
void packs_add_players(PackList *list, const char *cards) {
    Problems problems = {0};
    packs_add_players_quietly(list, cards, &problems);
    say_problems(&problems);
}

ListedPack *packs_add_chain(PackList *list, const char *const folders[], const char *cards) {
    Text own = {0};
    const char *const places[] = {cards, pack_choice_folder(&own) ? text_string(&own) : NULL, NULL};
    ListedPack *named = pack_list_add_chain(list, folders, places);
    for (int i = 0; i < list->count; i++)
        pack_list_check_game(&list->pack[i], games);
    text_finish(&own);
    return named;
}

// False with a problem if one of the named folders is no pack.
static bool check_named(const Packs *packs, Text *problem) {
    for (size_t i = 0; packs->named != NULL && packs->named[i] != NULL; i++) {
        const char *folder = packs->named[i];
        if (!file_is_folder(folder))
            text_printf(problem, "--pack: there is no folder '%s'", folder);
        else if (!pack_info_exists(folder))
            text_printf(problem, "--pack: there is no " PACK_FILE " in '%s'; a pack is a folder with one",
                        folder);
    }
    return problem->length == 0;
}

// The packs named on the command line, the lowest first; returns how many.
static size_t list_named(const Packs *packs, const char *folders[PACK_LIST_MAX + 2]) {
    size_t count = 0;
    if (packs->cards != NULL && pack_info_exists(packs->cards))
        folders[count++] = packs->cards;
    for (size_t i = 0; packs->named != NULL && packs->named[i] != NULL && count <= PACK_LIST_MAX; i++)
        folders[count++] = packs->named[i];
    folders[count] = NULL;
    return count;
}

const char *packs_folder(Packs *packs) {
    if (packs->folder.length > 0 || packs->lost)
        return packs->lost ? NULL : text_string(&packs->folder);
    Text problem = {0};
    const char *folders[PACK_LIST_MAX + 2];
    const bool upon = packs->cards != NULL && pack_info_exists(packs->cards);
    size_t named = list_named(packs, folders);
    const bool are_packs = check_named(packs, &problem);
    if (are_packs) {
        Problems twice = {0};
        named = packs_drop_repeated(folders, &twice);
        say_problems(&twice);
    }
    bool found =
        are_packs && locate_cards(packs->option, upon ? NULL : packs->cards, &packs->folder, &problem);
    if (found && named > 0 && packs_add_chain(&packs->upon, folders, text_string(&packs->folder)) == NULL) {
        text_printf(&problem, "there is no room for so many packs; at most %d lie upon one another",
                    PACK_LIST_MAX);
        text_clear(&packs->folder);
        found = false;
    } else if (found && named == 0 && packs->players && packs->cards == NULL) {
        packs_add_players(&packs->upon, text_string(&packs->folder));
    }
    packs->lost = !found;
    if (!found) {
        say_error(EXIT_USAGE, "%s", text_string(&problem));
        text_printf(&packs->faults, "%s\n", text_string(&problem));
    }
    text_finish(&problem);
    return found ? text_string(&packs->folder) : NULL;
}

// The shelf with its folder found. NULL after a message.
static PackCache *shelf_of(Packs *packs) {
    packs->shelf.games = games;
    packs->shelf.folder = packs_folder(packs);
    packs->shelf.upon = &packs->upon;
    Text problem = {0};
    if (packs->assets.length == 0 && window_part.words != NULL && !locate_assets(&packs->assets, &problem))
        text_clear(&packs->assets); // then such texts are not checked
    text_finish(&problem);
    packs->shelf.assets = packs->assets.length > 0 ? text_string(&packs->assets) : NULL;
    packs->shelf.check_texts = window_part.words;
    return packs->shelf.folder != NULL ? &packs->shelf : NULL;
}

// Prints faults, and keeps them for the window.
static void tell_faults(Packs *packs, const Problems *problems) {
    say_problems(problems);
    say_append(&packs->faults, problems);
}

static void say_left_out(const PackList *list, const ListedPack *pack, const Game *game) {
    char title[PACK_TITLE_MAX];
    const char *of = pack->out ? "" : " of ", *id = pack->out ? "" : game_id(game);
    say_problems(pack->faults);
    fprintf(stderr, "stardeck: the pack \"%s\" is left out%s%s\n", pack_list_title(list, pack, title), of,
            id);
}

// Prints the faults of packs that are on and left out of this game, so that none is left out silently. True
// if one is a pack named on the command line: the program must not go on without it, unless it is a copy of
// one that counts.
static bool is_marred(Packs *packs, const Game *game) {
    bool marred = false;
    for (int i = 0; i < packs->upon.count; i++) {
        ListedPack *pack = &packs->upon.pack[i];
        if (!pack_list_is_out(pack, game) || !pack->on)
            continue;
        const bool is_wanted = pack->origin == PACK_NAMED && !pack->copy;
        if (is_wanted && !pack->told)
            tell_faults(packs, pack->faults);
        else if (!pack->told)
            say_left_out(&packs->upon, pack, game);
        pack->told = true;
        marred |= is_wanted;
    }
    return marred;
}

// The game's pack. NULL after its faults have been printed (once).
static const Catalog *packs_catalog(Packs *packs, const Game *game) {
    PackCache *shelf = shelf_of(packs);
    const bool told = shelf != NULL && pack_cache_faults(shelf, game) != NULL;
    const Catalog *catalog = shelf != NULL ? pack_cache_catalog(shelf, game) : NULL;
    if (shelf != NULL && pack_cache_faults(shelf, game) != NULL && !told)
        tell_faults(packs, pack_cache_faults(shelf, game));
    return catalog != NULL && !is_marred(packs, game) ? catalog : NULL;
}

const Catalog *packs_open(Packs *packs, const char *game_id) {
    Text problem = {0};
    packs->shelf.games = games;
    const Game *game = pack_cache_game(&packs->shelf, game_id, &problem);
    if (game == NULL)
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    text_finish(&problem);
    return game != NULL ? packs_catalog(packs, game) : NULL;
}

// Like pack_cache_find, but prints all faults of a pack; the sentence is about the file that needs it.
static const Catalog *find_for_scenario(void *context, const char *game_id, Text *problem) {
    Packs *packs = context;
    packs->shelf.games = games;
    const Game *game = pack_cache_game(&packs->shelf, game_id, problem);
    const Catalog *catalog = game != NULL ? packs_catalog(packs, game) : NULL;
    if (game != NULL && catalog == NULL)
        text_printf(problem, "the cards of %s can't be used", game_id);
    return catalog;
}

static const Catalog *find_upon_for_scenario(void *context, const char *game_id, const char *folder,
                                             Problems *problems, Text *problem) {
    Packs *packs = context;
    const Catalog *below = find_for_scenario(packs, game_id, problem);
    return below != NULL ? pack_cache_load_extra(&packs->shelf, below->game, folder, problems, problem)
                         : NULL;
}

static const Catalog *find_kept_for_save(void *context, const Catalog *today, KeptKey key,
                                         const KeptPacks *packs) {
    return pack_cache_kept_with(&((Packs *)context)->shelf, today->game, key, packs);
}

ScenarioPacks packs_for_scenarios(Packs *packs) {
    return (ScenarioPacks){.context = packs,
                           .find = find_for_scenario,
                           .find_upon = find_upon_for_scenario,
                           .find_kept = find_kept_for_save};
}

void packs_finish(Packs *packs) {
    pack_cache_finish(&packs->shelf);
    pack_list_finish(&packs->upon);
    text_finish(&packs->folder);
    text_finish(&packs->assets);
    text_finish(&packs->faults);
    *packs = (Packs){0};
}
