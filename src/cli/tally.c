// SPDX-License-Identifier: MIT
// Counts what passed and failed, and prints the totals.
#include "cli/tally.h"

#include "cli/cli.h"
#include "cli/files.h"

#include <stdio.h>
#include <string.h>

void tally_print_failed(const char *path, const char *faults) {
    printf("FAILED %s: ", path);
    for (; *faults != '\0'; faults++) {
        putchar(*faults);
        if (*faults == '\n' && faults[1] != '\0')
            fputs("    ", stdout);
    }
}

void tally_json_lines(JsonOut *json, const char *key, const char *lines) {
    Text line = {0};
    json_begin_list(json, key);
    while (*lines != '\0') {
        const size_t length = strcspn(lines, "\n");
        text_clear(&line);
        text_add_bytes(&line, lines, length);
        json_string(json, NULL, text_string(&line));
        lines += length + (lines[length] != '\0');
    }
    json_end_list(json);
    text_finish(&line);
}

const char *const tally_json_files[] = {".json", NULL};

static void run_argument(Tally *tally, const TallyTask *task, const char *argument) {
    Files files = {0};
    Text problem = {0};
    if (!files_add(&files, argument, task->endings, &problem)) {
        say_error(EXIT_USAGE, "%s", text_string(&problem));
        tally->failed++;
        tally->faulty++;
    } else {
        for (int i = 0; i < files.count; i++)
            task->file(tally, files.path[i]);
    }
    text_finish(&problem);
    files_finish(&files);
}

int tally_run(const TallyTask *task, const char *cards, bool as_json, char *const arguments[], int count) {
    Text document = {0};
    JsonOut json;
    Tally tally = {.json = as_json ? &json : NULL,
                   .packs = {.cards = cards, .named = task->packs, .players = task->players},
                   .own = task->own};
    json_out_init(&json, &document);
    json_begin_object(&json, NULL);
    json_begin_list(&json, task->key);
    for (int i = 0; i < count; i++)
        run_argument(&tally, task, arguments[i]);
    json_end_list(&json);
    json_number(&json, "passed", tally.passed);
    json_number(&json, "failed", tally.failed);
    json_end_object(&json);
    packs_finish(&tally.packs);
    text_add(&document, "\n");
    if (!as_json) {
        text_clear(&document);
        text_printf(&document, "%d passed, %d failed\n", tally.passed, tally.failed);
    }
    if (say_result(&document) != EXIT_GOOD || tally.faulty > 0)
        return EXIT_USAGE;
    return tally.failed > 0 ? EXIT_FALSE : EXIT_GOOD;
}
