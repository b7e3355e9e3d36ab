// SPDX-License-Identifier: MIT
// The balance report: opens two sets of cards, plays the same deals with both, and prints the result.
#include "cli/balance.h"

#include "cli/locate.h"
#include "cli/players.h"
#include "cli/progress.h"
#include "cli/say.h"
#include "data/pack.h"
#include "data/pack_titles.h"
#include "data/words_apart.h"
#include "engine/game.h"
#include "engine/game_facts.h"
#include "engine/map_choice.h"
#include "play/balance_report.h"
#include "play/jobs.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define NAME_MAX_BYTES 160

// Everything opened for a report.
typedef struct Bench {
    const BalanceOptions *options;
    Packs packs[2];               // indexed by Side
    char name[2][NAME_MAX_BYTES]; // display names; "": the program's own
    Text players;                 // in the syntax of --players
    Words *words, *names[2];
    BalanceSetup setup;
    Catalog lent; // the cards before with the map of those after; .game is NULL: not needed
    Progress progress;
    time_t begun; // when playing began
} Bench;

// ---- cards

static const char *option_of(Side side) {
    return side == SIDE_AFTER ? "pack" : "against";
}

// The named pack, which is above what it builds on; NULL: none.
static const ListedPack *named_pack(const Packs *packs) {
    return packs->upon.count > 0 ? &packs->upon.pack[packs->upon.count - 1] : NULL;
}

static bool are_several(const Packs *packs) {
    return packs->named != NULL && packs->named[0] != NULL;
}

// Uses the names of several packs, or the pack's own name if it has one, otherwise the folder's path.
static void name_side(Bench *bench, Side side, const char *folder) {
    const Packs *packs = &bench->packs[side];
    if (packs->cards == NULL && !are_several(packs))
        return;
    const int first = are_several(packs) ? 0 : packs->upon.count - 1;
    Text name = {0};
    char title[PACK_TITLE_MAX];
    for (int i = first; i >= 0 && i < packs->upon.count; i++)
        text_printf(&name, "%s%s %s", i > first ? ", " : "",
                    pack_list_title(&packs->upon, &packs->upon.pack[i], title),
                    packs->upon.pack[i].info.version);
    if (packs->upon.count == 0)
        text_add(&name, folder);
    text_copy(bench->name[side], sizeof bench->name[side], text_string(&name));
    text_finish(&name);
}

// NULL after a message.
static const Catalog *open_side(Bench *bench, Side side) {
    const char *folder = side == SIDE_AFTER ? bench->options->packs[0] : bench->options->against;
    Packs *packs = &bench->packs[side];
    const bool own = folder == NULL || strcmp(folder, BALANCE_OWN) == 0;
    packs->cards = own ? NULL : folder;
    packs->named = side == SIDE_AFTER ? bench->options->packs + 1 : NULL;
    packs->option = option_of(side);
    const Catalog *catalog = packs_open(packs, bench->options->game);
    if (catalog == NULL)
        return NULL;
    const ListedPack *named = named_pack(packs);
    bool any = named == NULL;
    for (int i = are_several(packs) ? 0 : packs->upon.count - 1; i >= 0 && i < packs->upon.count; i++)
        any |= pack_list_supports(&packs->upon.pack[i], catalog->game);
    if (!any) {
        say_error(EXIT_USAGE, "--%s: the pack '%s' changes nothing of %s: it is for %s", option_of(side),
                  folder, game_id(catalog->game),
                  named->info.game[0] != '\0' ? named->info.game : "other games");
        return NULL;
    }
    name_side(bench, side, folder);
    return catalog;
}

// ---- players

static void say_new(const char *what, const char *id, const char *instead) {
    fprintf(stderr, "stardeck: the %s '%s' is not among the cards that are compared with: there %s\n", what,
            id, instead);
}

// One seat of the players before. Who is new in --pack can't play there: the seat is drawn among those that
// can, and plays without a captain that is new.
static void write_player_before(const Bench *bench, const char *player, Text *out) {
    const Catalog *after = bench->setup.catalog[SIDE_AFTER], *before = bench->setup.catalog[SIDE_BEFORE];
    const uint8_t table = game_seat_table(after->game);
    const size_t name = strcspn(player, ":"), who = strcspn(player, "/");
    const char *captain = player[who] == '/' ? player + who + 1 : "";
    char seat[ID_MAX];
    snprintf(seat, sizeof seat, "%.*s", (int)name, player);
    const bool is_new = catalog_find(after, table, seat) != NONE && catalog_find(before, table, seat) == NONE;
    const bool new_captain =
        catalog_captain(after, captain) != NULL && catalog_captain(before, captain) == NULL;
    if (is_new)
        say_new(after->game->tables[table].what, seat, "its seat is drawn among those that are");
    else if (new_captain)
        say_new("captain", captain, "the seat plays without one");
    text_add(out, is_new ? "any" : seat);
    text_add_bytes(out, player + name, (is_new || new_captain ? who : strlen(player)) - name);
}

static void write_players_before(const Bench *bench, Text *out) {
    char player[160];
    const char *next;
    for (const char *at = text_string(&bench->players); *at != '\0'; at = next) {
        const size_t length = strcspn(at, ",");
        snprintf(player, sizeof player, "%.*s", (int)length, at);
        next = at + length + (at[length] == ',');
        text_add(out, out->length > 0 ? "," : "");
        write_player_before(bench, player, out);
    }
}

// ---- a map that only --pack brings

static bool is_new_map(const Bench *bench, const char *map) {
    const MapChoice *maps = bench->setup.catalog[SIDE_AFTER]->game->maps;
    return map != NULL && maps != NULL &&
           catalog_find(bench->setup.catalog[SIDE_AFTER], maps->table, map) != NONE &&
           catalog_find(bench->setup.catalog[SIDE_BEFORE], maps->table, map) == NONE;
}

// The file that lists the records of this table; NULL: none does.
static const char *file_of(const Game *game, uint8_t table) {
    for (uint8_t file = 0; file < game->pack_file_count; file++) {
        const Schema *schema = game->pack_files[file].schema;
        for (size_t i = 0; i < schema->field_count; i++)
            if (schema->fields[i].kind == FIELD_RECORDS && schema->fields[i].table == table)
                return game->pack_files[file].name;
    }
    return NULL;
}

// Lays the file of maps of each pack of --pack upon the cards before, and nothing else of it.
static bool lay_maps(Bench *bench, const Game *game, Layers *layers) {
    const Layers *after = pack_cache_layers(&bench->packs[SIDE_AFTER].shelf, game);
    bool good = layers_copy(layers, pack_cache_layers(&bench->packs[SIDE_BEFORE].shelf, game));
    const int below = layers->count;
    for (int i = 0; good && i < after->count; i++) {
        bool has = false;
        for (int j = 0; j < below; j++)
            has |= strcmp(layers->folder[j], after->folder[i]) == 0;
        if (has)
            continue;
        layers->only[layers->count] = file_of(game, game->maps->table);
        good = layers_add(layers, after->folder[i]);
    }
    return good;
}

// Plays both sides on a map that only --pack has, so that what else the pack changes is compared on one map.
// Not if the map is all it changes, or needs the rest of the pack: then the usual map is what it is compared
// with.
static void lend_map(Bench *bench) {
    const Catalog *after = bench->setup.catalog[SIDE_AFTER];
    Problems *ignored = calloc(1, sizeof *ignored);
    Layers layers = {0};
    if (ignored != NULL && is_new_map(bench, bench->options->map) && lay_maps(bench, after->game, &layers) &&
        pack_load_layers(&bench->lent, after->game, &layers, ignored)) {
        if (bench->lent.hash != after->hash &&
            catalog_find(&bench->lent, after->game->maps->table, bench->options->map) != NONE)
            bench->setup.catalog[SIDE_BEFORE] = &bench->lent;
        else
            pack_finish(&bench->lent);
    }
    layers_finish(&layers);
    free(ignored);
}

// The map before: one that is new in --pack can't be played there. NULL: the usual one.
static const char *map_before(const Bench *bench) {
    const char *map = bench->options->map;
    if (!is_new_map(bench, map))
        return map;
    say_new("map", map, "the usual one is played");
    return NULL;
}

static bool seat_side(Bench *bench, Side side) {
    const BalanceOptions *given = bench->options;
    const Catalog *catalog = bench->setup.catalog[side];
    Players *players = &bench->setup.players[side];
    const GivenOptions game = {given->variant, side == SIDE_BEFORE ? map_before(bench) : given->map,
                               given->flags, given->seed};
    Text problem = {0}, seats = {0};
    if (side == SIDE_BEFORE)
        write_players_before(bench, &seats);
    else
        text_add(&seats, text_string(&bench->players));
    const bool read = players_parse(text_string(&seats), catalog, false, players, &problem);
    text_finish(&seats);
    const bool good = read && players_options(players, catalog, &game, &problem);
    if (!good)
        say_error(EXIT_USAGE, "%s%s%s", read ? "" : "--players: ", text_string(&problem),
                  side == SIDE_BEFORE && given->against != NULL ? " (with the cards of --against)" : "");
    text_finish(&problem);
    return good;
}

// ---- texts

static Words *load_names(Bench *bench, Side side, Problems *problems) {
    Packs *packs = &bench->packs[side];
    const Layers *layers = pack_cache_layers(&packs->shelf, bench->setup.catalog[side]->game);
    Words *words = words_create();
    if (words != NULL && !words_load_layers(words, layers, bench->options->language, problems)) {
        words_destroy(words);
        return NULL;
    }
    if (words != NULL)
        words_tell_apart(words, bench->setup.catalog[side]);
    return words;
}

// The program's own assets, with those of the pack on top. False after a message.
static bool lay_assets(const Bench *bench, Layers *assets) {
    const PackList *upon = &bench->packs[SIDE_AFTER].upon;
    Text path = {0}, problem = {0};
    bool good = locate_assets(&path, &problem);
    if (!good)
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    good = good && layers_add(assets, text_string(&path));
    for (int i = 0; good && i < upon->count; i++)
        if (upon->pack[i].on)
            good = pack_list_add_assets(&upon->pack[i], assets);
    text_finish(&path);
    text_finish(&problem);
    return good;
}

// True if cards or window have texts in the language. Missing texts of the report itself fall back to
// English.
static bool is_spoken(Bench *bench, const Layers *assets) {
    const char *wanted = bench->options->language;
    Languages languages;
    Layers all = {0};
    layers_copy(&all,
                pack_cache_layers(&bench->packs[SIDE_AFTER].shelf, bench->setup.catalog[SIDE_AFTER]->game));
    for (int i = 0; i < assets->count; i++)
        layers_add(&all, assets->folder[i]);
    layers_languages(&all, &languages);
    layers_finish(&all);
    if (languages_have(&languages, wanted))
        return true;
    Text allowed = {0};
    languages_print(&languages, wanted, &allowed);
    say_error(EXIT_USAGE, "--lang: '%s' is not allowed; %s", wanted, text_string(&allowed));
    text_finish(&allowed);
    return false;
}

static Words *load_words(const Layers *assets, const char *language, Problems *problems) {
    Words *words = words_create();
    if (words != NULL && words_load_files(words, assets, "balance/%s.json", language, problems))
        return words;
    words_destroy(words);
    return NULL;
}

// Loads the report's texts; JSON needs none.
static bool open_words(Bench *bench) {
    Problems problems = {0};
    Layers assets = {0};
    if (bench->options->json)
        return true;
    const bool spoken = lay_assets(bench, &assets) && is_spoken(bench, &assets);
    if (spoken)
        bench->words = load_words(&assets, bench->options->language, &problems);
    for (int side = 0; spoken && side < 2; side++)
        bench->names[side] = load_names(bench, (Side)side, &problems);
    layers_finish(&assets);
    say_problems(&problems);
    return bench->words != NULL && bench->names[0] != NULL && bench->names[1] != NULL;
}

// ---- playing and printing

static bool is_stopped(void *context) {
    (void)context;
    return progress_stopped != 0;
}

static void show(void *context, uint64_t done) {
    progress_show(&((Bench *)context)->progress, done);
}

// With --until the bar fills up to the forecast, which changes, and how long that takes is said beside it.
static void look(void *context, const Balance *so_far) {
    Bench *bench = context;
    const uint64_t played = so_far->deals + so_far->endless;
    uint64_t total = balance_forecast(so_far, bench->setup.until);
    total = total == 0 || total > bench->setup.deals ? bench->setup.deals : total;
    total = total > played ? total : played + BALANCE_STEP;
    const double seconds = difftime(time(NULL), bench->begun) * (double)(total - played) / (double)played;
    char note[60];
    snprintf(note, sizeof note, "±%.1f, about %" PRIu64 " deals more, %.0f %s",
             100 * fmax(balance_widest(so_far), 0), total - played, seconds < 90 ? seconds : seconds / 60,
             seconds < 90 ? "s" : "min");
    bench->progress.count = total;
    progress_note(&bench->progress, note);
    progress_show(&bench->progress, played);
}

static int print(const Bench *bench, const Balance *balance) {
    Text out = {0};
    const uint64_t played = balance->deals + balance->endless;
    const BalanceReport report = {
        .balance = balance,
        .catalog = {bench->setup.catalog[0], bench->setup.catalog[1]},
        .players = text_string(&bench->players),
        .wanted = bench->setup.until > 0 && balance_is_close(balance) ? played : bench->options->deals,
        .until = bench->setup.until,
        .map_lent = bench->lent.game != NULL,
        .seed = bench->options->seed,
        .pack = {bench->name[0][0] != '\0' ? bench->name[0] : NULL,
                 bench->name[1][0] != '\0' ? bench->name[1] : NULL},
        .words = bench->words,
        .names = {bench->names[0], bench->names[1]}};
    if (bench->options->json)
        balance_write_json(&report, &out);
    else
        balance_write_report(&report, &out);
    return say_result(&out);
}

static int play(Bench *bench) {
    Balance balance;
    Text problem = {0};
    progress_begin(&bench->progress, bench->options->deals);
    bench->begun = time(NULL);
    const int end = balance_play(&balance, &bench->setup, &problem);
    progress_end(&bench->progress);
    int status = EXIT_GOOD;
    if (end == BALANCE_FAULTY)
        status = say_error(EXIT_FALSE, "%s", text_string(&problem));
    else if (end == JOBS_NO_MEMORY)
        status = say_error(EXIT_USAGE, "out of memory");
    else if (balance.deals > 0)
        status = print(bench, &balance);
    if (end == JOBS_STOPPED && status == EXIT_GOOD)
        status = say_error(EXIT_FALSE, "stopped after %llu deals", (unsigned long long)balance.deals);
    text_finish(&problem);
    balance_finish(&balance);
    return status;
}

static bool open_all(Bench *bench) {
    for (int side = SIDE_AFTER; side >= SIDE_BEFORE; side--) {
        bench->setup.catalog[side] = open_side(bench, (Side)side);
        if (bench->setup.catalog[side] == NULL)
            return false;
    }
    lend_map(bench);
    if (bench->options->players != NULL)
        text_add(&bench->players, bench->options->players);
    else
        balance_default_players(bench->setup.catalog[SIDE_AFTER], &bench->players);
    return seat_side(bench, SIDE_AFTER) && seat_side(bench, SIDE_BEFORE) && open_words(bench);
}

int balance_run(const BalanceOptions *options) {
    Bench *bench = calloc(1, sizeof *bench);
    if (bench == NULL)
        return say_error(EXIT_USAGE, "out of memory");
    bench->options = options;
    bench->setup.deals = options->deals;
    bench->setup.until = options->until;
    bench->setup.look = options->until > 0 ? look : NULL;
    bench->setup.look_every = options->until > 0 ? BALANCE_STEP : 0;
    bench->setup.workers = options->jobs;
    bench->setup.context = bench;
    bench->setup.progress = show;
    bench->setup.stopped = is_stopped;
    const int status = open_all(bench) ? play(bench) : EXIT_USAGE;
    for (int side = 0; side < 2; side++) {
        words_destroy(bench->names[side]);
        packs_finish(&bench->packs[side]);
    }
    pack_finish(&bench->lent);
    words_destroy(bench->words);
    text_finish(&bench->players);
    free(bench);
    return status;
}
