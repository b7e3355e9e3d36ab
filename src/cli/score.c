// SPDX-License-Identifier: MIT
// stardeck score: the rows of a scenario's set-up, always as JSON.
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/packs.h"
#include "core/json_out.h"
#include "engine/game.h"

typedef struct ScoreOptions {
    const char *cards;
    bool json; // accepted for consistency; there is no other format
} ScoreOptions;

static const Option options[] = {
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs",
     .offset = offsetof(ScoreOptions, cards)},
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "the result is JSON with or without this",
     .offset = offsetof(ScoreOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck score",
    .arguments = "FILE",
    .summary = "Computes the rows of a scenario's set-up as if scoring began now, and prints JSON: the power "
               "of each\n"
               "seat, who wins each row and by what, and why each card counts what it counts. The scenario's "
               "phase,\n"
               "commands and expectations are passed over.",
    .options = options,
    .arguments_min = 1,
    .arguments_max = 1,
};

static int print_score(const Scenario *scenario) {
    Text out = {0};
    Match *match = scenario_position(scenario, &out);
    if (match == NULL) {
        say_error(EXIT_USAGE, "%s: %s", scenario_name(scenario), text_string(&out));
        text_finish(&out);
        return EXIT_USAGE;
    }
    JsonOut json;
    int status;
    if (match_catalog(match)->game->score == NULL) {
        status = say_error(EXIT_USAGE, "there are no rows to score in %s", match_catalog(match)->game->id);
    } else {
        json_out_init(&json, &out);
        json_begin_object(&json, NULL);
        match_score(match, &json);
        json_end_object(&json);
        text_add(&out, "\n");
        status = say_result(&out);
    }
    text_finish(&out);
    match_destroy(match);
    return status;
}

int score_command(int argc, char **argv) {
    ScoreOptions given = {0};
    Arguments arguments;
    int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    Packs packs = {.cards = given.cards};
    const ScenarioPacks source = packs_for_scenarios(&packs);
    Problems problems = {0};
    Scenario *scenario = scenario_load(arguments.item[0], &source, &problems);
    say_problems(&problems);
    status = scenario != NULL ? print_score(scenario) : EXIT_USAGE;
    scenario_destroy(scenario);
    packs_finish(&packs);
    return status;
}
