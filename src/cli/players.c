// SPDX-License-Identifier: MIT
// Parses "starfleet:human,romulan:hard" into seats, with a message for every mistake.
#include "cli/players.h"

#include "ai/search_opponents.h"
#include "cli/say.h"
#include "data/value_nets.h"
#include "engine/game.h"
#include "engine/map_choice.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HUMAN "human"
#define ANY "any"
#define NET "+net="
#define NAME_MAX_GIVEN 256 // bytes of a name with its options

// A name taken from a longer text, and the rest of the text.
typedef struct Name {
    char text[NAME_MAX_GIVEN]; // more than an id can have, so that a cut name matches none
    const char *rest;
} Name;

// Takes characters up to one of `ends`.
static Name take_name(const char *from, const char *ends) {
    const size_t length = strcspn(from, ends);
    Name name = {.rest = from + length};
    memcpy(name.text, from, length < sizeof name.text ? length : sizeof name.text - 1);
    return name;
}

static void add_seats_allowed(const Catalog *catalog, const char *given, Text *problem) {
    const char *ids[UINT8_MAX + 1];
    const uint8_t table = catalog->game->seat_table, count = catalog_count(catalog, table);
    for (uint8_t i = 0; i < count; i++)
        ids[i] = catalog_id(catalog, table, i);
    ids[count] = NULL;
    text_printf(problem, "there is no %s '%s'; allowed: ", catalog->game->tables[table].what, given);
    say_list(problem, ids);
    say_nearest(problem, given, ids);
}

// Opponents for measurements that are named by what they do ("think-256+turns2"). They live until the program
// ends. "+net=FILE" at the end: judging by the nets in that file.
static const Opponent *measured(const Game *game, const char *name, Text *problem) {
    static struct {
        Opponent who;
        char name[NAME_MAX_GIVEN];
    } made[SEATS_MAX];
    static int count;
    char plan[NAME_MAX_GIVEN];
    const char *net = strstr(name, NET);
    if (count == SEATS_MAX || strlen(name) >= sizeof plan)
        return NULL;
    text_copy(plan, sizeof plan, name);
    if (net != NULL)
        plan[net - name] = '\0';
    if (!search_opponent_parse(plan, &made[count].who) || !opponent_can_play(&made[count].who, game))
        return NULL;
    if (net != NULL) {
        Problems *problems = calloc(1, sizeof *problems);
        made[count].who.nets =
            problems != NULL ? value_nets_load_file(net + strlen(NET), game, problems) : NULL;
        if (made[count].who.nets == NULL && problems != NULL)
            text_printf(problem, "%s: %s", problems->item[0].file, problems->item[0].message);
        free(problems);
        if (made[count].who.nets == NULL)
            return NULL;
    }
    text_copy(made[count].name, sizeof made[count].name, name);
    made[count].who.name = made[count].name;
    return &made[count++].who;
}

static bool parse_who(const Game *game, const char *seat, const char *given, bool people,
                      const Opponent **who, Text *problem) {
    const char *names[OPPONENTS_MAX + 2];
    size_t count = 0;
    if (people)
        names[count++] = HUMAN;
    for (size_t i = 0; opponents[i] != NULL; i++)
        if (opponent_can_play(opponents[i], game))
            names[count++] = opponents[i]->name;
    names[count] = NULL;
    *who = opponent_for(given, game);
    if (*who == NULL && !people)
        *who = measured(game, given, problem);
    if (problem->length > 0)
        return false;
    if (*who != NULL || (people && strcmp(given, HUMAN) == 0))
        return true;
    text_printf(problem, "'%s' cannot play %s%s; allowed: ", given, seat,
                strcmp(given, HUMAN) == 0 ? " where nobody watches" : "");
    say_list(problem, names);
    if (strcmp(given, HUMAN) != 0)
        say_nearest(problem, given, names);
    return false;
}

// Parses what follows the '/'. A seat with a random faction may have any captain.
static bool parse_captain(const Catalog *catalog, uint8_t faction, const char *given, const Opponent *who,
                          const Captain **captain, Text *problem) {
    const char *ids[CAPTAINS_MAX + 1];
    size_t count = 0;
    for (uint8_t i = 0; i < catalog->captains; i++)
        if (faction == NONE || catalog->captain[i].seat == faction)
            ids[count++] = catalog->captain[i].id;
    ids[count] = NULL;
    *captain = catalog_captain(catalog, given);
    if (who == NULL)
        text_printf(problem, "a person has no captain: '/%s' belongs behind the name of a computer opponent",
                    given);
    else if (count == 0)
        text_printf(problem, "there is no captain '%s': these cards have none here", given);
    else if (*captain == NULL || (faction != NONE && (*captain)->seat != faction)) {
        text_printf(problem, "there is no captain '%s'%s%s; allowed: ", given, faction != NONE ? " of " : "",
                    faction != NONE ? catalog_id(catalog, catalog->game->seat_table, faction) : "");
        say_list(problem, ids);
        say_nearest(problem, given, ids);
    }
    return problem->length == 0;
}

// Parses one SEAT:WHO or SEAT:WHO/CAPTAIN and moves *text past it.
static bool parse_player(const char **text, const Catalog *catalog, bool people, Players *players,
                         Text *problem) {
    const uint8_t at = players->setup.seats;
    const Name seat = take_name(*text, ":,");
    if (*seat.rest != ':') {
        text_printf(problem, "'%.*s' does not say who plays: write SEAT:WHO, as in %s:random",
                    (int)strcspn(*text, ","), *text, catalog_id(catalog, catalog->game->seat_table, 0));
        return false;
    }
    if (at == SEATS_MAX) {
        text_printf(problem, "more than %d players", SEATS_MAX);
        return false;
    }
    const uint8_t faction = catalog_find(catalog, catalog->game->seat_table, seat.text);
    players->any[at] = !people && strcmp(seat.text, ANY) == 0;
    if (faction == NONE && !players->any[at]) {
        add_seats_allowed(catalog, seat.text, problem);
        return false;
    }
    Name who = take_name(seat.rest + 1, "/,");
    if (strstr(who.text, NET) != NULL) // followed by a path
        who = take_name(seat.rest + 1, ",");
    if (!parse_who(catalog->game, seat.text, who.text, people, &players->who[at], problem))
        return false;
    if (*who.rest == '/') {
        const Opponent *opponent = players->who[at];
        who = take_name(who.rest + 1, ",");
        if (!parse_captain(catalog, faction, who.text, opponent, &players->captain[at], problem))
            return false;
    }
    players->setup.faction[at] = faction;
    players->setup.seats++;
    *text = who.rest;
    return true;
}

bool players_parse(const char *text, const Catalog *catalog, bool people, Players *players, Text *problem) {
    *players = (Players){.setup = {.first = SEAT_NONE}};
    for (;;) {
        if (!parse_player(&text, catalog, people, players, problem))
            return false;
        if (*text == '\0')
            return true;
        text++; // the comma
    }
}

// The index of `word`, or -1 with a sentence that says what is allowed.
static int find_word(const char *what, const char *word, const char *const words[], Text *problem) {
    for (int i = 0; words[i] != NULL; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    text_printf(problem, "there is no %s '%s'; allowed: ", what, word);
    say_list(problem, words);
    say_nearest(problem, word, words);
    return -1;
}

static bool has_flag(const PlayersFlags *flags, size_t count, const char *name) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(flags->name[i], name) == 0)
            return true;
    return false;
}

size_t players_flags(const char *list, PlayersFlags *flags) {
    size_t count = 0;
    *flags = (PlayersFlags){.name = {NULL}};
    while (list != NULL && *list != '\0' && count <= PLAYERS_FLAGS_MAX) {
        const size_t length = strcspn(list, ",");
        snprintf(flags->text[count], sizeof flags->text[count], "%.*s", (int)length, list);
        if (!has_flag(flags, count, flags->text[count])) {
            flags->name[count] = flags->text[count];
            count++;
        }
        list += length + (list[length] == ',');
    }
    return count;
}

// Maps of packs are called what anybody likes, so that pack stands beside the id.
static void add_maps_allowed(const Catalog *catalog, uint8_t seats, const char *id, const char *const words[],
                             const uint8_t map[], Text *problem) {
    text_printf(problem, "there is no map for %d seats called '%s'; allowed: ", seats, id);
    for (int i = 0; words[i] != NULL; i++) {
        const CatalogPack *pack = catalog_map_pack(catalog, map[i]);
        text_printf(problem, "%s%s", i > 0 ? ", " : "", words[i]);
        if (pack != NULL)
            text_printf(problem, " (of the pack \"%s\")", pack->name);
    }
    say_nearest(problem, id, words);
}

// Chooses the map with this id; only those for as many seats as play are offered.
static bool choose_map(SetupOptions *setup, const Catalog *catalog, const char *id, Text *problem) {
    const char *words[UINT8_MAX + 1] = {NULL};
    uint8_t map[UINT8_MAX], count = 0;
    if (catalog->game->maps == NULL) {
        text_printf(problem, "--map: there are no maps to choose from in %s", catalog->game->id);
        return false;
    }
    for (uint8_t i = 0; i < catalog_count(catalog, catalog->game->maps->table); i++)
        if (map_fits(catalog, i, setup->seats)) {
            map[count] = i;
            words[count++] = catalog_id(catalog, catalog->game->maps->table, i);
        }
    int found = 0;
    while (found < count && strcmp(words[found], id) != 0)
        found++;
    if (found == count) {
        add_maps_allowed(catalog, setup->seats, id, words, map, problem);
        return false;
    }
    setup->map = map_option(map[found]);
    return true;
}

bool players_options(Players *players, const Catalog *catalog, const GivenOptions *given, Text *problem) {
    SetupOptions *setup = &players->setup;
    setup->seed = given->seed;
    const int index =
        given->variant == NULL ? 0 : find_word("variant", given->variant, catalog->game->variants, problem);
    if (index < 0)
        return false;
    setup->variant = (uint8_t)index;
    if (given->map != NULL && !choose_map(setup, catalog, given->map, problem))
        return false;
    for (size_t i = 0; given->flags[i] != NULL; i++) {
        const int flag = find_word("option", given->flags[i], catalog->game->flags, problem);
        if (flag < 0)
            return false;
        setup->flags |= (uint8_t)(1u << flag);
    }
    SetupOptions drawn = *setup; // any draw will do for checking
    Rng rng;
    rng_seed(&rng, given->seed);
    seating_draw(players, catalog, &rng, &drawn);
    return catalog->game->options_ok(catalog->rules, &drawn, problem);
}

void players_help(Text *text) {
    text_add(text, "Games, with their variants:");
    for (int i = 0; games[i] != NULL; i++) {
        text_printf(text, "%s %s (", i > 0 ? ";" : "", games[i]->id);
        for (int k = 0; games[i]->variants[k] != NULL; k++)
            text_printf(text, "%s%s", k > 0 ? ", " : "", games[i]->variants[k]);
        text_add(text, ")");
    }
    text_add(text, ".\nWho plays them: human (in the window)");
    for (int i = 0; opponents[i] != NULL; i++)
        text_printf(text, ", %s", opponents[i]->name);
    text_add(text,
             "; with the character of a captain of these cards as in romulan:hard/CAPTAIN.\n"
             "Seats are factions of the cards: tactics starfleet, vulcan, klingon, romulan; alpha_strike "
             "bastion, tigers_claw, halberd, tempest; deck_building ship_enterprise, "
             "ship_constellation, ship_lexington, ship_hood; star_empires federation, klingon, romulan, "
             "ferengi, cardassian, borg; and those that packs add.");
}
