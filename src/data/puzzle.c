// SPDX-License-Identifier: MIT
// Compares patterns with commands in the form used in files, so both have the same keys and words. Each
// pattern must match a legal command of the position, which catches misspelled ones on loading.
#include "data/puzzle.h"

#include "data/command_json.h"
#include "data/json_object.h"

#include <stdlib.h>

struct Puzzle {
    Scenario *scenario;
    Match *match;
    const char *why;              // owned by the scenario
    const cJSON *accept, *refuse; // lists, owned by the scenario; refuse may be NULL
};

// ---- patterns

// True if the list has an entry equal to this one.
static bool has_entry(const cJSON *list, const cJSON *entry) {
    for (const cJSON *other = list->child; other != NULL; other = other->next)
        if (cJSON_Compare(other, entry, true))
            return true;
    return false;
}

static bool value_fits(const cJSON *wanted, const cJSON *given) {
    if (!cJSON_IsArray(wanted))
        return cJSON_Compare(wanted, given, true);
    if (!cJSON_IsArray(given))
        return has_entry(wanted, given);
    for (const cJSON *entry = wanted->child; entry != NULL; entry = entry->next)
        if (!has_entry(given, entry))
            return false;
    return cJSON_GetArraySize(wanted) == cJSON_GetArraySize(given);
}

static bool pattern_fits(const cJSON *pattern, const cJSON *command) {
    for (const cJSON *wanted = pattern->child; wanted != NULL; wanted = wanted->next) {
        const cJSON *given = json_member(command, wanted->string);
        if (given == NULL || !value_fits(wanted, given))
            return false;
    }
    return true;
}

static bool any_fits(const cJSON *patterns, const cJSON *command) {
    for (const cJSON *pattern = patterns != NULL ? patterns->child : NULL; pattern != NULL;
         pattern = pattern->next)
        if (pattern_fits(pattern, command))
            return true;
    return false;
}

static void write_command(const Puzzle *puzzle, const Command *command, Text *out) {
    JsonOut json;
    json_out_init(&json, out);
    command_write(&json, NULL, match_catalog(puzzle->match), match_options(puzzle->match),
                  match_to_act(puzzle->match), command);
}

// The command as a document. NULL if memory runs out; the caller destroys it.
static JsonDoc *command_doc(const Puzzle *puzzle, const Command *command) {
    Text text = {0};
    Problems problems = {0};
    write_command(puzzle, command, &text);
    JsonDoc *doc = json_doc_parse("command", text_string(&text), text.length, &problems);
    text_finish(&text);
    return doc;
}

// ---- reading

static void need_patterns(const JsonDoc *doc, const cJSON *list, Problems *problems) {
    for (const cJSON *pattern = list->child; pattern != NULL; pattern = pattern->next)
        if (!cJSON_IsObject(pattern) || pattern->child == NULL)
            json_doc_problem(doc, pattern, problems, "a pattern must be an object with a key at least");
    if (list->child == NULL)
        json_doc_problem(doc, list, problems, "there is no pattern");
}

static void read_keys(Puzzle *puzzle, Problems *problems) {
    const JsonDoc *doc = scenario_doc(puzzle->scenario);
    const cJSON *root = json_doc_root(doc), *why = json_member(root, "why");
    puzzle->accept = json_member(root, "accept");
    puzzle->refuse = json_member(root, "refuse");
    if (puzzle->accept == NULL)
        json_doc_problem(doc, root, problems, "the key \"accept\" is missing");
    else
        need_patterns(doc, puzzle->accept, problems);
    if (puzzle->refuse != NULL)
        need_patterns(doc, puzzle->refuse, problems);
    if (why == NULL)
        json_doc_problem(doc, root, problems, "the key \"why\" is missing");
    else
        puzzle->why = why->valuestring;
}

static void play_to_position(Puzzle *puzzle, Problems *problems) {
    const JsonDoc *doc = scenario_doc(puzzle->scenario);
    Text problem = {0};
    puzzle->match = scenario_played(puzzle->scenario, &problem);
    if (puzzle->match == NULL)
        json_doc_problem(doc, json_doc_root(doc), problems, "%s", text_string(&problem));
    else if (match_to_act(puzzle->match) == SEAT_NONE)
        json_doc_problem(doc, json_doc_root(doc), problems, "nobody has to decide: the game is over");
    text_finish(&problem);
}

// How many legal commands the patterns of either list match.
typedef struct Parted {
    int accepted, others;
    const cJSON *twice; // an "accept" pattern for a command that is also refused
} Parted;

static Parted part(const Puzzle *puzzle, JsonDoc *const docs[], int count) {
    Parted parted = {0};
    for (int i = 0; i < count; i++) {
        const cJSON *command = json_doc_root(docs[i]);
        const bool accepted = any_fits(puzzle->accept, command);
        if (accepted && any_fits(puzzle->refuse, command))
            parted.twice = puzzle->accept;
        parted.accepted += accepted;
        parted.others += !accepted;
    }
    return parted;
}

static void need_fitting(const Puzzle *puzzle, const cJSON *patterns, JsonDoc *const docs[], int count,
                         Problems *problems) {
    const JsonDoc *doc = scenario_doc(puzzle->scenario);
    for (const cJSON *pattern = patterns != NULL ? patterns->child : NULL; pattern != NULL;
         pattern = pattern->next) {
        bool fits = false;
        for (int i = 0; i < count && !fits; i++)
            fits = pattern_fits(pattern, json_doc_root(docs[i]));
        if (!fits)
            json_doc_problem(doc, pattern, problems, "no legal command is like this");
    }
}

static void check_patterns(const Puzzle *puzzle, JsonDoc *const docs[], int count, Problems *problems) {
    const JsonDoc *doc = scenario_doc(puzzle->scenario);
    need_fitting(puzzle, puzzle->accept, docs, count, problems);
    need_fitting(puzzle, puzzle->refuse, docs, count, problems);
    const Parted parted = part(puzzle, docs, count);
    if (parted.twice != NULL)
        json_doc_problem(doc, parted.twice, problems, "a command is accepted and refused");
    if (parted.others == 0)
        json_doc_problem(doc, puzzle->accept, problems, "every legal command is accepted");
}

// Matches the patterns against all legal commands.
static void try_patterns(const Puzzle *puzzle, Problems *problems) {
    Command *legal = calloc(COMMANDS_MAX, sizeof *legal);
    JsonDoc **docs = calloc(COMMANDS_MAX, sizeof *docs);
    bool good = legal != NULL && docs != NULL;
    int count = good ? match_legal(puzzle->match, legal, COMMANDS_MAX) : 0;
    count = count < COMMANDS_MAX ? count : COMMANDS_MAX;
    for (int i = 0; i < count && good; i++) {
        docs[i] = command_doc(puzzle, &legal[i]);
        good = docs[i] != NULL;
    }
    if (good)
        check_patterns(puzzle, docs, count, problems);
    else
        problems_add(problems, scenario_name(puzzle->scenario), 0, 0, "out of memory");
    for (int i = 0; i < count && docs != NULL; i++)
        json_doc_destroy(docs[i]);
    free(docs);
    free(legal);
}

Puzzle *puzzle_load(const char *path, const ScenarioPacks *packs, Problems *problems) {
    const int before = problems_total(problems);
    Puzzle *puzzle = calloc(1, sizeof *puzzle);
    if (puzzle == NULL) {
        problems_add(problems, path, 0, 0, "out of memory");
        return NULL;
    }
    puzzle->scenario = scenario_load(path, packs, problems);
    if (puzzle->scenario != NULL)
        read_keys(puzzle, problems);
    if (problems_total(problems) == before)
        play_to_position(puzzle, problems);
    if (problems_total(problems) == before)
        try_patterns(puzzle, problems);
    if (problems_total(problems) == before)
        return puzzle;
    puzzle_destroy(puzzle);
    return NULL;
}

void puzzle_destroy(Puzzle *puzzle) {
    if (puzzle == NULL)
        return;
    match_destroy(puzzle->match);
    scenario_destroy(puzzle->scenario);
    free(puzzle);
}

// ---- answers

const char *puzzle_name(const Puzzle *puzzle) {
    return scenario_name(puzzle->scenario);
}

Match *puzzle_match(const Puzzle *puzzle) {
    return puzzle->match;
}

PuzzleAnswer puzzle_answer(const Puzzle *puzzle, const Command *command) {
    JsonDoc *doc = command_doc(puzzle, command);
    PuzzleAnswer answer = PUZZLE_MISSED;
    if (doc != NULL && any_fits(puzzle->accept, json_doc_root(doc)))
        answer = PUZZLE_SOLVED;
    else if (doc != NULL && any_fits(puzzle->refuse, json_doc_root(doc)))
        answer = PUZZLE_BLUNDERED;
    json_doc_destroy(doc);
    return answer;
}

void puzzle_explain(const Puzzle *puzzle, const char *who, const Command *command, Text *out) {
    char *accept = cJSON_PrintUnformatted(puzzle->accept);
    text_printf(out, "%s gives ", who);
    write_command(puzzle, command, out);
    text_add(out, puzzle_answer(puzzle, command) == PUZZLE_BLUNDERED ? ", a blunder\n" : "\n");
    text_printf(out, "accepted: %s\n", accept != NULL ? accept : "?");
    text_printf(out, "%s\n", puzzle->why);
    cJSON_free(accept);
}
