// SPDX-License-Identifier: MIT
// stardeck scenario: a line for each file, details indented below a failing one, the count at the end.
#include "cli/cli.h"
#include "cli/files.h"
#include "cli/options.h"
#include "cli/packs.h"

#include <stdio.h>
#include <string.h>

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

typedef struct Tally {
    int passed, failed, faulty; // faulty ones are failed too
    JsonOut *json;              // NULL: lines for people
    Packs packs;
} Tally;

// The lines of `faults`, the first on the scenario's own line.
static void print_failed(const char *path, const char *faults) {
    printf("FAILED %s: ", path);
    for (; *faults != '\0'; faults++) {
        putchar(*faults);
        if (*faults == '\n' && faults[1] != '\0')
            fputs("    ", stdout);
    }
}

static void json_faults(JsonOut *json, const char *faults) {
    Text line = {0};
    json_begin_list(json, "faults");
    while (*faults != '\0') {
        const size_t length = strcspn(faults, "\n");
        text_clear(&line);
        text_add_bytes(&line, faults, length);
        json_string(json, NULL, text_string(&line));
        faults += length + (faults[length] != '\0');
    }
    json_end_list(json);
    text_finish(&line);
}

static void tell(Tally *tally, const char *path, const char *name, bool passed, const char *faults) {
    if (tally->json != NULL) {
        json_begin_object(tally->json, NULL);
        json_string(tally->json, "file", path);
        json_string(tally->json, "name", name);
        json_bool(tally->json, "passed", passed);
        json_faults(tally->json, faults);
        json_end_object(tally->json);
    } else if (passed) {
        printf("ok %s (%s)\n", name, path);
    } else {
        print_failed(path, faults);
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

static void run_argument(Tally *tally, const char *argument) {
    Files files = {0};
    Text problem = {0};
    if (!files_add(&files, argument, ".json", &problem)) {
        say_error(EXIT_USAGE, "%s", text_string(&problem));
        tally->failed++;
        tally->faulty++;
    } else {
        for (int i = 0; i < files.count; i++)
            run_file(tally, files.path[i]);
    }
    text_finish(&problem);
    files_finish(&files);
}

int scenario_command(int argc, char **argv) {
    ScenarioOptions given = {0};
    Arguments arguments;
    const int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    Text document = {0};
    JsonOut json;
    Tally tally = {.json = given.json ? &json : NULL, .packs = {.cards = given.cards}};
    json_out_init(&json, &document);
    json_begin_object(&json, NULL);
    json_begin_list(&json, "scenarios");
    for (int i = 0; i < arguments.count; i++)
        run_argument(&tally, arguments.item[i]);
    json_end_list(&json);
    json_number(&json, "passed", tally.passed);
    json_number(&json, "failed", tally.failed);
    json_end_object(&json);
    packs_finish(&tally.packs);
    text_add(&document, "\n");
    if (!given.json) {
        text_clear(&document);
        text_printf(&document, "%d passed, %d failed\n", tally.passed, tally.failed);
    }
    if (say_result(&document) != EXIT_GOOD || tally.faulty > 0)
        return EXIT_USAGE;
    return tally.failed > 0 ? EXIT_FALSE : EXIT_GOOD;
}
