// SPDX-License-Identifier: MIT
// Loading continues after a fault wherever the rest can still be checked, and ends with a trial set-up,
// because only the game knows which positions are possible. The position is kept as the plain struct of the
// game's schema, so any number of matches can be made from it.
#include "data/scenario.h"

#include "data/command_json.h"
#include "data/command_read.h"
#include "data/expect.h"
#include "data/json_object.h"
#include "data/reader.h"
#include "data/suggest.h"
#include "engine/game.h"
#include "engine/map_choice.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define SEED_MAX 9007199254740992.0 // 2^53: whole numbers up to here survive being written as JSON

typedef struct Step {
    CommandRead read;
    int line;
} Step;

struct Scenario {
    JsonDoc *doc;
    const Catalog *catalog;
    const char *name; // owned by `doc`
    SetupOptions options;
    void *position; // game->position_bytes, or NULL: no set-up
    Step *step;
    int step_count;
    RngScript luck; // scripted luck; its lists are owned by the scenario
    uint8_t *roll, *shuffled;
    uint16_t *begins;    // NULL: no scripted luck
    const cJSON *expect; // owned by `doc`; NULL: nothing is compared
};

static const char *const scenario_keys[] = {"name",   "source", "game",     "pack",     "players", "options",
                                            "seed",   "setup",  "why",      "commands", "expect",  "accept",
                                            "refuse", "rolls",  "shuffles", NULL};

static void wrong_kind(const JsonDoc *doc, const cJSON *node, const char *what, const char *wanted,
                       Problems *problems) {
    json_doc_problem(doc, node, problems, "%s must be %s, this is %s", what, wanted, json_doc_type(node));
}

// `allowed` ends with NULL.
static void unknown_name(const JsonDoc *doc, const cJSON *node, const char *what, const char *name,
                         const char *const allowed[], bool at_key, Problems *problems) {
    Text hint = {0};
    suggest_add(&hint, name, allowed, suggest_count(allowed), "names");
    if (at_key)
        json_doc_key_problem(doc, node, problems, "unknown %s %s%s", what, quoted(name).text,
                             text_string(&hint));
    else
        json_doc_problem(doc, node, problems, "unknown %s %s%s", what, quoted(name).text, text_string(&hint));
    text_finish(&hint);
}

static int find_word(const char *word, const char *const words[]) {
    for (int i = 0; words[i] != NULL; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return -1;
}

static void check_root_keys(const JsonDoc *doc, Problems *problems) {
    for (const cJSON *key = json_doc_root(doc)->child; key != NULL; key = key->next)
        if (find_word(key->string, scenario_keys) < 0)
            unknown_name(doc, key, "key", key->string, scenario_keys, true, problems);
}

// The string value of an optional key; NULL if missing or faulty.
static const char *read_text(const JsonDoc *doc, const char *key, Problems *problems) {
    const cJSON *node = json_member(json_doc_root(doc), key);
    if (node == NULL || cJSON_IsString(node))
        return node != NULL ? node->valuestring : NULL;
    wrong_kind(doc, node, key, "a text", problems);
    return NULL;
}

// Appends the path of a folder that the file names relative to itself.
static void add_beside(const JsonDoc *doc, const char *folder, Text *out) {
    const char *file = json_doc_name(doc), *slash = strrchr(file, '/');
    if (folder[0] != '/' && slash != NULL)
        text_add_bytes(out, file, (size_t)(slash + 1 - file));
    text_add(out, folder);
}

// Finds the game's cards with the file's own pack on top.
static void find_upon(Scenario *scenario, const char *game, const cJSON *pack, const ScenarioPacks *packs,
                      Problems *problems) {
    Text folder = {0}, problem = {0};
    scenario->catalog = NULL;
    if (!cJSON_IsString(pack)) {
        wrong_kind(scenario->doc, pack, "pack", "a text", problems);
    } else if (packs->find_upon == NULL) {
        json_doc_problem(scenario->doc, pack, problems, "no pack can be brought along here");
    } else {
        add_beside(scenario->doc, pack->valuestring, &folder);
        scenario->catalog = packs->find_upon(packs->context, game, text_string(&folder), problems, &problem);
        if (scenario->catalog == NULL)
            json_doc_problem(scenario->doc, pack, problems, "%s", text_string(&problem));
    }
    text_finish(&folder);
    text_finish(&problem);
}

static void read_game(Scenario *scenario, const ScenarioPacks *packs, Problems *problems) {
    const JsonDoc *doc = scenario->doc;
    const cJSON *node = json_member(json_doc_root(doc), "game");
    const cJSON *pack = json_member(json_doc_root(doc), "pack");
    if (node == NULL) {
        json_doc_problem(doc, json_doc_root(doc), problems, "the key \"game\" is missing");
    } else if (!cJSON_IsString(node)) {
        wrong_kind(doc, node, "game", "a text", problems);
    } else {
        Text problem = {0};
        scenario->catalog = packs->find(packs->context, node->valuestring, &problem);
        if (scenario->catalog == NULL)
            json_doc_problem(doc, node, problems, "%s", text_string(&problem));
        else if (pack != NULL)
            find_upon(scenario, node->valuestring, pack, packs, problems);
        text_finish(&problem);
    }
}

// There is no record with this id in the table.
static void unknown_id(const Scenario *scenario, const cJSON *node, uint8_t table, Problems *problems) {
    const Catalog *catalog = scenario->catalog;
    const char *ids[UINT8_MAX + 1] = {NULL};
    for (uint8_t i = 0; i < catalog_count(catalog, table); i++)
        ids[i] = catalog_id(catalog, table, i);
    unknown_name(scenario->doc, node, catalog->game->tables[table].what, node->valuestring, ids, false,
                 problems);
}

static void read_player(Scenario *scenario, const cJSON *node, Problems *problems) {
    const Catalog *catalog = scenario->catalog;
    const uint8_t table = catalog->game->seat_table;
    if (!cJSON_IsString(node)) {
        wrong_kind(scenario->doc, node, "a player", "a text", problems);
        return;
    }
    const uint8_t faction = catalog_find(catalog, table, node->valuestring);
    SetupOptions *options = &scenario->options;
    if (faction == NONE) {
        unknown_id(scenario, node, table, problems);
    } else if (setup_seat_of(options, faction) != SEAT_NONE) {
        json_doc_problem(scenario->doc, node, problems, "%s plays already", quoted(node->valuestring).text);
    } else if (options->seats == SEATS_MAX) {
        json_doc_problem(scenario->doc, node, problems, "more than %d players", SEATS_MAX);
    } else {
        options->faction[options->seats++] = faction;
    }
}

static void read_players(Scenario *scenario, Problems *problems) {
    const JsonDoc *doc = scenario->doc;
    const cJSON *list = json_member(json_doc_root(doc), "players");
    if (list == NULL) {
        json_doc_problem(doc, json_doc_root(doc), problems, "the key \"players\" is missing");
    } else if (!cJSON_IsArray(list)) {
        wrong_kind(doc, list, "players", "a list", problems);
    } else {
        for (const cJSON *player = list->child; player != NULL; player = player->next)
            read_player(scenario, player, problems);
    }
}

static void read_variant(Scenario *scenario, const cJSON *node, Problems *problems) {
    if (!cJSON_IsString(node)) {
        wrong_kind(scenario->doc, node, "variant", "a text", problems);
        return;
    }
    const char *const *variants = scenario->catalog->game->variants;
    const int variant = find_word(node->valuestring, variants);
    if (variant < 0)
        unknown_name(scenario->doc, node, "variant", node->valuestring, variants, false, problems);
    else
        scenario->options.variant = (uint8_t)variant;
}

// Reads an option with another name in scenarios (Game.option_words). False if it is none.
static bool read_option_word(Scenario *scenario, const cJSON *node, Problems *problems) {
    const Game *game = scenario->catalog->game;
    const OptionWords *words = game->option_words;
    while (words != NULL && words->key != NULL && strcmp(words->key, node->string) != 0)
        words++;
    if (words == NULL || words->key == NULL)
        return false;
    if (words->flag == NULL) {
        read_variant(scenario, node, problems);
        return true;
    }
    const uint8_t bit = (uint8_t)(1u << find_word(words->flag, game->flags));
    const char *const allowed[] = {words->without, words->with, NULL};
    if (words->with == NULL && cJSON_IsBool(node))
        scenario->options.flags |= cJSON_IsTrue(node) ? 0 : bit;
    else if (words->with == NULL || !cJSON_IsString(node))
        wrong_kind(scenario->doc, node, node->string, words->with == NULL ? "true or false" : "a text",
                   problems);
    else if (find_word(node->valuestring, allowed) < 0)
        unknown_name(scenario->doc, node, node->string, node->valuestring, allowed, false, problems);
    else
        scenario->options.flags |= strcmp(node->valuestring, words->with) == 0 ? bit : 0;
    return true;
}

// Reads one of Game.numbers. False if it is none.
static bool read_option_number(Scenario *scenario, const cJSON *node, Problems *problems) {
    const NumberOption *numbers = scenario->catalog->game->numbers;
    int at = 0;
    long value;
    while (numbers != NULL && numbers[at].name != NULL && strcmp(numbers[at].name, node->string) != 0)
        at++;
    if (numbers == NULL || numbers[at].name == NULL)
        return false;
    if (cJSON_IsNumber(node) && json_doc_whole(node, numbers[at].min, numbers[at].max, &value))
        scenario->options.number[at] = (uint16_t)(value + 1);
    else
        json_doc_problem(scenario->doc, node, problems, "%s must be a whole number from %d to %d",
                         node->string, numbers[at].min, numbers[at].max);
    return true;
}

// Reads the map. False if it is another option. Whether it fits the seats, the game says.
static bool read_option_map(Scenario *scenario, const cJSON *node, Problems *problems) {
    const Catalog *catalog = scenario->catalog;
    if (catalog->game->maps == NULL || strcmp(node->string, MAP_KEY) != 0)
        return false;
    const uint8_t table = catalog->game->maps->table;
    const uint8_t map = cJSON_IsString(node) ? catalog_find(catalog, table, node->valuestring) : NONE;
    if (!cJSON_IsString(node))
        wrong_kind(scenario->doc, node, MAP_KEY, "a text", problems);
    else if (map == NONE)
        unknown_id(scenario, node, table, problems);
    scenario->options.map = map_option(map);
    return true;
}

static size_t option_keys(const Game *game, const char *keys[], size_t most) {
    size_t count = 0;
    for (const OptionWords *words = game->option_words; words != NULL && words->key != NULL && count < most;
         words++)
        keys[count++] = words->key;
    for (int i = 0; game->numbers != NULL && game->numbers[i].name != NULL && count < most; i++)
        keys[count++] = game->numbers[i].name;
    if (game->maps != NULL && count < most)
        keys[count++] = MAP_KEY;
    return count;
}

static void read_told_option(Scenario *scenario, const cJSON *node, Problems *problems) {
    const char *keys[16] = {NULL};
    if (read_option_word(scenario, node, problems) || read_option_number(scenario, node, problems) ||
        read_option_map(scenario, node, problems))
        return;
    option_keys(scenario->catalog->game, keys, 15);
    unknown_name(scenario->doc, node, "key", node->string, keys, true, problems);
}

static void read_option(Scenario *scenario, const cJSON *node, Problems *problems) {
    const char *const *flags = scenario->catalog->game->flags;
    const int flag = find_word(node->string, flags);
    if (scenario->catalog->game->option_words != NULL) {
        read_told_option(scenario, node, problems);
        return;
    }
    if (strcmp(node->string, "variant") == 0) {
        read_variant(scenario, node, problems);
    } else if (flag < 0) {
        const char *allowed[10] = {"variant"}; // flags are bits of a byte: at most 8
        for (size_t i = 0; i < suggest_count(flags) && i < 8; i++)
            allowed[i + 1] = flags[i];
        unknown_name(scenario->doc, node, "key", node->string, allowed, true, problems);
    } else if (!cJSON_IsBool(node)) {
        wrong_kind(scenario->doc, node, node->string, "true or false", problems);
    } else if (cJSON_IsTrue(node)) {
        scenario->options.flags |= (uint8_t)(1u << flag);
    }
}

static void read_options(Scenario *scenario, Problems *problems) {
    const cJSON *options = json_member(json_doc_root(scenario->doc), "options");
    if (options != NULL && !cJSON_IsObject(options)) {
        wrong_kind(scenario->doc, options, "options", "an object", problems);
        return;
    }
    for (const cJSON *option = options != NULL ? options->child : NULL; option != NULL; option = option->next)
        read_option(scenario, option, problems);
}

static void read_seed(Scenario *scenario, Problems *problems) {
    const cJSON *node = json_member(json_doc_root(scenario->doc), "seed");
    if (node == NULL)
        return;
    const double seed = cJSON_IsNumber(node) ? node->valuedouble : -1;
    if (!(seed >= 0 && seed <= SEED_MAX) || (double)(uint64_t)seed < seed)
        json_doc_problem(scenario->doc, node, problems, "seed must be a whole number from 0 to %.0f",
                         SEED_MAX);
    else
        scenario->options.seed = (uint64_t)seed;
}

// ---- scripted luck

// The list under an optional key; NULL with a problem if it is something else.
static const cJSON *luck_list(const Scenario *scenario, const char *key, Problems *problems) {
    const cJSON *list = json_member(json_doc_root(scenario->doc), key);
    if (list != NULL && !cJSON_IsArray(list))
        wrong_kind(scenario->doc, list, key, "a list", problems);
    return cJSON_IsArray(list) ? list : NULL;
}

static void read_roll(Scenario *scenario, const cJSON *node, Problems *problems) {
    long value = 0;
    if (!cJSON_IsNumber(node) || !json_doc_whole(node, 0, UINT8_MAX, &value))
        json_doc_problem(scenario->doc, node, problems, "a roll must be a whole number from 0 to %d",
                         UINT8_MAX);
    scenario->roll[scenario->luck.rolls++] = (uint8_t)value;
}

static void read_shuffled(Scenario *scenario, const cJSON *node, int *count, Problems *problems) {
    const Catalog *catalog = scenario->catalog;
    const uint8_t table = catalog->game->card_table;
    const char *ids[UINT8_MAX + 1] = {NULL};
    const uint8_t card = cJSON_IsString(node) ? catalog_find(catalog, table, node->valuestring) : NONE;
    for (uint8_t i = 0; i < catalog_count(catalog, table); i++)
        ids[i] = catalog_id(catalog, table, i);
    if (!cJSON_IsString(node))
        wrong_kind(scenario->doc, node, "a shuffled card", "a text", problems);
    else if (card == NONE)
        unknown_name(scenario->doc, node, "card", node->valuestring, ids, false, problems);
    scenario->shuffled[(*count)++] = card;
}

static int cards_in(const cJSON *shuffles) {
    int count = 0;
    for (const cJSON *list = shuffles != NULL ? shuffles->child : NULL; list != NULL; list = list->next)
        count += cJSON_IsArray(list) ? cJSON_GetArraySize(list) : 0;
    return count;
}

static void read_lists(Scenario *scenario, const cJSON *rolls, const cJSON *shuffles, Problems *problems) {
    int count = 0;
    for (const cJSON *node = rolls != NULL ? rolls->child : NULL; node != NULL; node = node->next)
        read_roll(scenario, node, problems);
    for (const cJSON *list = shuffles != NULL ? shuffles->child : NULL; list != NULL; list = list->next) {
        if (!cJSON_IsArray(list))
            wrong_kind(scenario->doc, list, "a shuffle", "a list", problems);
        for (const cJSON *node = cJSON_IsArray(list) ? list->child : NULL; node != NULL; node = node->next)
            read_shuffled(scenario, node, &count, problems);
        scenario->begins[++scenario->luck.shuffles] = (uint16_t)count;
    }
}

// Reads scripted luck. In a game with `scripted_luck`, a set-up scripts all of it: nothing is left to chance.
static void read_luck(Scenario *scenario, Problems *problems) {
    const cJSON *root = json_doc_root(scenario->doc);
    const cJSON *rolls = luck_list(scenario, "rolls", problems),
                *shuffles = luck_list(scenario, "shuffles", problems);
    const bool told = scenario->catalog->game->scripted_luck && json_member(root, "setup") != NULL;
    if (!told && (rolls != NULL || shuffles != NULL))
        json_doc_problem(scenario->doc, rolls != NULL ? rolls : shuffles, problems,
                         scenario->catalog->game->scripted_luck
                             ? "luck is told of a game with a \"setup\" only"
                             : "luck can't be told in this game; leave it to the \"seed\"");
    const int cards = cards_in(shuffles), lists = cJSON_GetArraySize(shuffles);
    if (!told || problems_total(problems) > 0)
        return;
    if (cards > UINT16_MAX || lists > 1000 || cJSON_GetArraySize(rolls) > 1000) {
        json_doc_problem(scenario->doc, root, problems, "more luck is told than a game can have");
        return;
    }
    scenario->roll = calloc((size_t)cJSON_GetArraySize(rolls) + 1, 1);
    scenario->shuffled = calloc((size_t)cards + 1, 1);
    scenario->begins = calloc((size_t)lists + 1, sizeof *scenario->begins);
    if (scenario->roll == NULL || scenario->shuffled == NULL || scenario->begins == NULL)
        json_doc_problem(scenario->doc, root, problems, "out of memory");
    else
        read_lists(scenario, rolls, shuffles, problems);
    scenario->luck.roll = scenario->roll;
    scenario->luck.card = scenario->shuffled;
    scenario->luck.begins = scenario->begins;
}

static void read_setup(Scenario *scenario, Problems *problems) {
    const JsonDoc *doc = scenario->doc;
    const cJSON *setup = json_member(json_doc_root(doc), "setup");
    if (setup == NULL)
        return;
    if (!cJSON_IsObject(setup)) {
        wrong_kind(doc, setup, "setup", "an object", problems);
        return;
    }
    const Game *game = scenario->catalog->game;
    scenario->position = calloc(1, game->position_bytes);
    if (scenario->position == NULL) {
        json_doc_problem(doc, setup, problems, "out of memory");
        return;
    }
    const Reader reader = {.doc = doc, .catalog = scenario->catalog, .problems = problems};
    reader_read(&reader, setup, game->position_schema, scenario->position);
}

static void read_commands(Scenario *scenario, Problems *problems) {
    const JsonDoc *doc = scenario->doc;
    const cJSON *list = json_member(json_doc_root(doc), "commands");
    if (list == NULL)
        return;
    if (!cJSON_IsArray(list)) {
        wrong_kind(doc, list, "commands", "a list", problems);
        return;
    }
    scenario->step = calloc((size_t)cJSON_GetArraySize(list) + 1, sizeof *scenario->step);
    if (scenario->step == NULL) {
        json_doc_problem(doc, list, problems, "out of memory");
        return;
    }
    for (const cJSON *node = list->child; node != NULL; node = node->next) {
        Step *step = &scenario->step[scenario->step_count++];
        step->line = json_doc_place(doc, node).line;
        if (!cJSON_IsObject(node))
            wrong_kind(doc, node, "a command", "an object", problems);
        else
            command_read(doc, node, scenario->catalog, &scenario->options, &step->read, problems);
    }
}

static void read_expect(Scenario *scenario, Problems *problems) {
    scenario->expect = json_member(json_doc_root(scenario->doc), "expect");
    if (scenario->expect != NULL && !cJSON_IsObject(scenario->expect))
        wrong_kind(scenario->doc, scenario->expect, "expect", "an object", problems);
}

// Keys for puzzles (data/puzzle.h) need not make sense here, but must have the right types.
static void check_puzzle(const JsonDoc *doc, Problems *problems) {
    static const char *const lists[] = {"accept", "refuse"};
    for (int i = 0; i < 2; i++) {
        const cJSON *list = json_member(json_doc_root(doc), lists[i]);
        if (list != NULL && !cJSON_IsArray(list))
            wrong_kind(doc, list, lists[i], "a list", problems);
    }
    read_text(doc, "why", problems);
}

const RngScript *scenario_luck(const Scenario *scenario) {
    return scenario->begins != NULL ? &scenario->luck : NULL;
}

static Match *create_match(const Scenario *scenario, const void *position, Text *problem, Text *path) {
    if (position == NULL)
        return match_create(scenario->catalog, &scenario->options, NULL, problem);
    return match_create_scripted(scenario->catalog, &scenario->options, position, scenario_luck(scenario),
                                 NULL, problem, path);
}

// Whether players and options go together; only the game knows.
static bool check_options(const Scenario *scenario, Problems *problems) {
    const JsonDoc *doc = scenario->doc;
    Text problem = {0};
    const bool good =
        scenario->catalog->game->options_ok(scenario->catalog->rules, &scenario->options, &problem);
    if (!good)
        json_doc_problem(doc, json_member(json_doc_root(doc), "players"), problems, "%s",
                         text_string(&problem));
    text_finish(&problem);
    return good;
}

// Checks whether the position is possible.
static void try_setup(const Scenario *scenario, Problems *problems) {
    const JsonDoc *doc = scenario->doc;
    Text problem = {0}, path = {0};
    Match *match = create_match(scenario, scenario->position, &problem, &path);
    const cJSON *setup = json_member(json_doc_root(doc), "setup");
    if (match == NULL)
        json_doc_problem(doc, json_doc_nearest(doc, setup, text_string(&path)), problems, "%s",
                         text_string(&problem));
    match_destroy(match);
    text_finish(&problem);
    text_finish(&path);
}

static void read_all(Scenario *scenario, const char *path, const ScenarioPacks *packs, Problems *problems) {
    const int before = problems_total(problems);
    if (!cJSON_IsObject(json_doc_root(scenario->doc))) {
        wrong_kind(scenario->doc, json_doc_root(scenario->doc), "a scenario", "an object", problems);
        return;
    }
    check_root_keys(scenario->doc, problems);
    scenario->name = read_text(scenario->doc, "name", problems);
    if (scenario->name == NULL)
        scenario->name = path;
    read_text(scenario->doc, "source", problems);
    check_puzzle(scenario->doc, problems);
    read_seed(scenario, problems);
    read_expect(scenario, problems);
    read_game(scenario, packs, problems);
    if (scenario->catalog == NULL)
        return; // the rest depends on the game
    const int before_players = problems_total(problems);
    read_players(scenario, problems);
    read_options(scenario, problems);
    const bool seats_known = problems_total(problems) == before_players && check_options(scenario, problems);
    read_setup(scenario, problems);
    read_luck(scenario, problems);
    if (seats_known)
        read_commands(scenario, problems);
    if (problems_total(problems) == before)
        try_setup(scenario, problems);
}

Scenario *scenario_load(const char *path, const ScenarioPacks *packs, Problems *problems) {
    const int before = problems_total(problems);
    Scenario *scenario = calloc(1, sizeof *scenario);
    if (scenario == NULL) {
        problems_add(problems, path, 0, 0, "out of memory");
        return NULL;
    }
    scenario->options.first = SEAT_NONE;
    scenario->doc = json_doc_load_stream(path, problems);
    if (scenario->doc != NULL)
        read_all(scenario, json_doc_name(scenario->doc), packs, problems);
    if (problems_total(problems) == before)
        return scenario;
    scenario_destroy(scenario);
    return NULL;
}

void scenario_destroy(Scenario *scenario) {
    if (scenario == NULL)
        return;
    json_doc_destroy(scenario->doc);
    free(scenario->position);
    free(scenario->step);
    free(scenario->roll);
    free(scenario->shuffled);
    free(scenario->begins);
    free(scenario);
}

const char *scenario_name(const Scenario *scenario) {
    return scenario->name;
}

const JsonDoc *scenario_doc(const Scenario *scenario) {
    return scenario->doc;
}

static void add_command(const Scenario *scenario, int index, Text *out) {
    const Step *step = &scenario->step[index];
    JsonOut json;
    text_printf(out, "command %d (line %d) ", index + 1, step->line);
    json_out_init(&json, out);
    command_write(&json, NULL, scenario->catalog, &scenario->options, step->read.seat, &step->read.command);
}

// Appends who has to act, to explain a refused command.
static void add_to_act(const Scenario *scenario, const Match *match, Text *out) {
    const Seat seat = match_to_act(match);
    if (seat == SEAT_NONE)
        text_add(out, " (the game is over)");
    else
        text_printf(out, " (%s has to act)",
                    catalog_id(scenario->catalog, scenario->catalog->game->seat_table,
                               scenario->options.faction[seat]));
}

// Appends nothing if the state is consistent and scripted luck sufficed.
static void check_match(const Match *match, Text *wrong) {
    Text problem = {0};
    if (match_luck(match)->failed != 0)
        text_printf(wrong,
                    "\"rolls\" and \"shuffles\" do not have what luck is asked for here (used before: "
                    "rolls: %u, shuffles: %u)",
                    match_luck(match)->rolled, match_luck(match)->shuffled);
    else if (!match_check(match, &problem))
        text_printf(wrong, "the state is not in order: %s", text_string(&problem));
    text_finish(&problem);
}

static void add_verdict(const Scenario *scenario, Verdict verdict, Text *out) {
    if (verdict == VERDICT_OK)
        text_add(out, "acceptance");
    else
        text_printf(out, "refusal \"%s\"", scenario->catalog->game->refusals[verdict]);
}

// Carries out a step. Appends nothing if it went as expected, else what was wrong.
static void try_step(const Scenario *scenario, const CommandRead *read, Match *match, Text *wrong) {
    const uint64_t hash = match_hash(match);
    const Verdict verdict = match_submit(match, read->seat, &read->command, NULL);
    if (verdict != read->error) {
        text_add(wrong, "expected ");
        add_verdict(scenario, read->error, wrong);
        text_add(wrong, ", got ");
        add_verdict(scenario, verdict, wrong);
        if (verdict != VERDICT_OK)
            add_to_act(scenario, match, wrong);
    } else if (verdict != VERDICT_OK && match_hash(match) != hash) {
        text_add(wrong, "refused as expected, but it changed the state");
    } else {
        check_match(match, wrong);
    }
}

static bool run_steps(const Scenario *scenario, Match *match, Text *out) {
    Text wrong = {0};
    for (int i = 0; i < scenario->step_count && wrong.length == 0; i++) {
        try_step(scenario, &scenario->step[i].read, match, &wrong);
        if (wrong.length > 0) {
            add_command(scenario, i, out);
            text_printf(out, ": %s\n", text_string(&wrong));
        }
    }
    const bool good = wrong.length == 0;
    text_finish(&wrong);
    return good;
}

bool scenario_run(const Scenario *scenario, Text *out) {
    Text path = {0};
    Match *match = create_match(scenario, scenario->position, out, &path);
    text_finish(&path);
    if (match == NULL)
        return false; // out of memory: loading has already tried the set-up
    Text wrong = {0};
    check_match(match, &wrong);
    bool good = wrong.length == 0;
    if (!good)
        text_printf(out, "after the set-up %s\n", text_string(&wrong));
    good = good && run_steps(scenario, match, out);
    if (good && scenario->expect != NULL)
        good = expect_compare_match(scenario->expect, match, out) == 0;
    text_finish(&wrong);
    match_destroy(match);
    return good;
}

// Resets the position's "phase" to its default.
static void forget_phase(const Schema *schema, void *position) {
    for (size_t i = 0; i < schema->field_count; i++)
        if (strcmp(schema->fields[i].key, "phase") == 0 && schema->fields[i].kind == FIELD_WORD)
            *((uint8_t *)position + schema->fields[i].offset) = (uint8_t)schema->fields[i].absent;
}

Match *scenario_position(const Scenario *scenario, Text *problem) {
    const Game *game = scenario->catalog->game;
    void *position = NULL;
    if (scenario->position != NULL) {
        position = malloc(game->position_bytes);
        if (position == NULL) {
            text_add(problem, "out of memory");
            return NULL;
        }
        memcpy(position, scenario->position, game->position_bytes);
        forget_phase(game->position_schema, position);
    }
    Text path = {0};
    Match *match = create_match(scenario, position, problem, &path);
    text_finish(&path);
    free(position);
    return match;
}

Match *scenario_played(const Scenario *scenario, Text *problem) {
    Text path = {0};
    Match *match = create_match(scenario, scenario->position, problem, &path);
    text_finish(&path);
    if (match == NULL || run_steps(scenario, match, problem))
        return match;
    match_destroy(match);
    return NULL;
}

// ---- playing a game from a scenario

const SetupOptions *scenario_options(const Scenario *scenario) {
    return &scenario->options;
}

const void *scenario_setup(const Scenario *scenario) {
    return scenario->position;
}

int scenario_step_count(const Scenario *scenario) {
    return scenario->step_count;
}

const Command *scenario_step(const Scenario *scenario, int index, Seat *seat) {
    *seat = scenario->step[index].read.seat;
    return &scenario->step[index].read.command;
}
