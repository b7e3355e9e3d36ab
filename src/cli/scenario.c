// SPDX-License-Identifier: MIT
// stardeck scenario: one line per file, with indented details below a failing one, and totals at the end.
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/tally.h"

#include <stdio.h>

typedef struct ScenarioOptions {
    const char *cards;
    bool json;
} ScenarioOptions;

static const Option options[] = {
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs",
     .offset = offsetof(ScenarioOptions, cards)},
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "print the results as one JSON document",
     .offset = offsetof(ScenarioOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck scenario",
    .arguments = "FILE…",
    .summary =
        "Runs scenario files: sets up the position, carries the commands out and compares with what is\n"
        "expected. Of a folder, every .json file in it and below is run. Exit status: 0 all hold, 1 one "
        "does\n"
        "not, 2 one could not be read or is faulty.",
    .options = options,
    .arguments_min = 1,
    .arguments_max = INT16_MAX,
};

static void tell(Tally *tally, const char *path, const char *name, bool passed, const char *faults) {
    if (tally->json != NULL) {
        json_begin_object(tally->json, NULL);
        json_string(tally->json, "file", path);
        json_string(tally->json, "name", name);
        json_bool(tally->json, "passed", passed);
        tally_json_lines(tally->json, "faults", faults);
        json_end_object(tally->json);
    } else if (passed) {
        printf("ok %s (%s)\n", name, path);
    } else {
        tally_print_failed(path, faults);
    }
    tally->passed += passed;
    tally->failed += !passed;
}

static void run_file(Tally *tally, const char *path) {
    const ScenarioPacks packs = packs_for_scenarios(&tally->packs);
    Problems problems = {0};
    Scenario *scenario = scenario_load(path, &packs, &problems);
    Text faults = {0};
    if (scenario == NULL) {
        say_problems(&problems);
        tally->faulty++;
        tell(tally, path, NULL, false, "the file is faulty, nothing was run\n");
    } else {
        const bool passed = scenario_run(scenario, &faults);
        tell(tally, path, scenario_name(scenario), passed, text_string(&faults));
    }
    text_finish(&faults);
    scenario_destroy(scenario);
}

int scenario_command(int argc, char **argv) {
    static const TallyTask task = {.key = "scenarios", .endings = tally_json_files, .file = run_file};
    ScenarioOptions given = {0};
    Arguments arguments;
    const int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    return tally_run(&task, given.cards, given.json, arguments.item, arguments.count);
}
