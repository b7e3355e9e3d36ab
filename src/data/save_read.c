// SPDX-License-Identifier: MIT
// Reads line by line. Continues after a faulty line, so that all faults of a file are reported at once,
// except after a faulty header or after the end, where nothing can be judged.
#include "data/save.h"
#include "engine/game.h"

#include "data/command_read.h"
#include "data/file_text.h"
#include "data/json_object.h"
#include "data/save_header.h"
#include "data/save_snapshot.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_LINE_BYTES 65536u
#define SAVE_BYTES (16u * 1024u * 1024u) // far above any real game

typedef struct Reading {
    Save *save;
    const char *name;
    const ScenarioPacks *packs;
    SaveRules rules;
    int command_capacity, snapshot_capacity;
    Problems *problems;
} Reading;

// Makes room for one more element. NULL if memory runs out; the old elements stay valid then.
static void *grow(void *elements, int count, int *capacity, size_t size) {
    if (count < *capacity)
        return elements;
    const int more = *capacity > 0 ? 2 * *capacity : 256;
    void *bigger = realloc(elements, (size_t)more * size);
    if (bigger != NULL)
        *capacity = more;
    return bigger;
}

static void out_of_memory(const Reading *reading, int line) {
    problems_add(reading->problems, reading->name, line, 0, "out of memory");
}

static void read_command(Reading *reading, int line, const JsonDoc *doc) {
    Save *save = reading->save;
    const cJSON *root = json_doc_root(doc);
    CommandRead read;
    uint64_t hash;
    bool good =
        command_read_saved(doc, root, save->header.catalog, &save->header.setup, &read, reading->problems);
    good = save_read_hash(doc, root, "hash", &hash, reading->problems) && good;
    if (save->command_count == SAVE_COMMANDS_MAX) {
        json_doc_problem(doc, root, reading->problems, "more than %d commands", SAVE_COMMANDS_MAX);
        return;
    }
    SavedCommand *command =
        grow(save->command, save->command_count, &reading->command_capacity, sizeof *save->command);
    if (command == NULL) {
        out_of_memory(reading, line);
        return;
    }
    save->command = command;
    if (good)
        save->command[save->command_count] = (SavedCommand){read.seat, read.command, hash, line};
    save->command_count++; // includes faulty ones: snapshots say how many came before
}

// Takes ownership of the document if it returns true.
static bool read_snapshot(Reading *reading, int line, JsonDoc *doc) {
    static const char *const keys[] = {"at", "report", NULL};
    Save *save = reading->save;
    const cJSON *root = json_doc_root(doc), *at = json_member(root, "at"),
                *report = json_member(root, "report");
    long count;
    bool good = json_only_keys(doc, root, "a snapshot", keys, reading->problems);
    if (!json_doc_whole(at, save->command_count, save->command_count, &count)) {
        json_doc_problem(doc, at, reading->problems, "\"at\" must be %d, the number of commands before it",
                         save->command_count);
        good = false;
    }
    if (!cJSON_IsObject(report)) {
        json_doc_problem(doc, report != NULL ? report : root, reading->problems,
                         "a snapshot must have a \"report\", which is an object");
        good = false;
    }
    if (!good)
        return false;
    SaveSnapshot *snapshot =
        grow(save->snapshot, save->snapshot_count, &reading->snapshot_capacity, sizeof *save->snapshot);
    if (snapshot == NULL) {
        out_of_memory(reading, line);
        return false;
    }
    save->snapshot = snapshot;
    save->snapshot[save->snapshot_count++] = (SaveSnapshot){save->command_count, line, doc, report};
    return true;
}

// A person has given up.
static void read_left(Reading *reading, const JsonDoc *doc) {
    static const char *const keys[] = {"left", "plays", NULL};
    const SaveHeader *header = &reading->save->header;
    const cJSON *root = json_doc_root(doc), *left = json_member(root, "left"),
                *plays = json_member(root, "plays");
    if (!json_only_keys(doc, root, "giving up", keys, reading->problems))
        return;
    for (Seat seat = 0; seat < header->setup.seats && cJSON_IsString(left); seat++) {
        const char *id =
            catalog_id(header->catalog, header->catalog->game->seat_table, header->setup.faction[seat]);
        if (strcmp(id, left->valuestring) != 0 || strcmp(header->who[seat], "human") != 0)
            continue;
        if (!cJSON_IsString(plays) || plays->valuestring[0] == '\0' ||
            !text_copy(reading->save->left[seat], ID_MAX, plays->valuestring))
            json_doc_problem(doc, plays != NULL ? plays : root, reading->problems,
                             "\"plays\" must be the name of a computer opponent");
        return;
    }
    json_doc_problem(doc, left, reading->problems, "\"left\" must be the faction of a person");
}

static void read_over(Reading *reading, int line, const JsonDoc *doc) {
    static const char *const keys[] = {"over", NULL};
    const cJSON *root = json_doc_root(doc), *over = json_member(root, "over");
    if (json_only_keys(doc, root, "the end", keys, reading->problems) && !cJSON_IsTrue(over))
        json_doc_problem(doc, over, reading->problems, "\"over\" must be true, not %s", json_doc_type(over));
    reading->save->over_line = line;
}

// Reads any line but the first. Takes ownership of the document if it returns true. A line with "do" is a
// command, whatever the game's keys are called.
static bool read_later_line(Reading *reading, int line, JsonDoc *doc) {
    const cJSON *root = json_doc_root(doc);
    const bool command = json_member(root, "do") != NULL;
    if (!cJSON_IsObject(root))
        json_doc_problem(doc, root, reading->problems, "a line must be an object, not %s",
                         json_doc_type(root));
    else if (!command && json_member(root, "at") != NULL)
        return read_snapshot(reading, line, doc);
    else if (!command && json_member(root, "over") != NULL)
        read_over(reading, line, doc);
    else if (!command && json_member(root, "left") != NULL)
        read_left(reading, doc);
    else
        read_command(reading, line, doc);
    return false;
}

// Parses a line. NULL with a problem or, if the last line was cut off, with a note of that in the save.
static JsonDoc *parse_line(Reading *reading, int line, const char *text, size_t length, bool complete) {
    Problems scratch = {0};
    if (complete)
        return json_doc_parse_line(reading->name, line, text, length, reading->problems);
    JsonDoc *doc = json_doc_parse_line(reading->name, line, text, length, &scratch);
    if (doc == NULL && line == 1)
        problems_add(
            reading->problems, reading->name, 1, 0,
            "the file was cut off in its first line; nothing of the game is left, or it is no saved game");
    else if (doc == NULL)
        reading->save->torn_line = line;
    return doc;
}

// Returns false if reading further lines makes no sense.
static bool read_line(Reading *reading, int line, const char *text, size_t length, bool complete) {
    const int over_line = reading->save->over_line;
    JsonDoc *doc = parse_line(reading, line, text, length, complete);
    bool go_on = doc != NULL || line > 1, taken = false;
    if (doc != NULL && line == 1) {
        go_on = save_read_header(reading->save, doc, reading->packs, reading->rules, reading->problems);
    } else if (doc != NULL && over_line > 0) {
        problems_add(reading->problems, reading->name, line, 1,
                     "the game is over since line %d; nothing may follow", over_line);
        go_on = false;
    } else if (doc != NULL) {
        taken = read_later_line(reading, line, doc);
    }
    if (!taken)
        json_doc_destroy(doc);
    return go_on;
}

static void read_lines(Reading *reading) {
    Save *save = reading->save;
    const char *at = save->text, *end = at + save->size;
    bool go_on = true;
    if (at == end)
        problems_add(reading->problems, reading->name, 1, 1, "the file is empty; expected a saved game");
    for (int line = 1; at < end && go_on; line++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        const bool complete = stop != NULL;
        go_on = read_line(reading, line, at, (size_t)((complete ? stop : end) - at), complete);
        at = complete ? stop + 1 : end;
        if (save->torn_line == 0)
            save->length = (size_t)(at - save->text);
    }
}

Save *save_parse(const char *name, const char *text, size_t length, const ScenarioPacks *packs,
                 SaveRules rules, Problems *problems) {
    const int before = problems_total(problems);
    if (length > SAVE_BYTES) {
        problems_add(problems, name, 0, 0, "the file is larger than %u MiB", SAVE_BYTES / (1024u * 1024u));
        return NULL;
    }
    Save *save = calloc(1, sizeof *save);
    char *copy = malloc(length + 1);
    if (save == NULL || copy == NULL) {
        problems_add(problems, name, 0, 0, "out of memory");
        free(copy);
        free(save);
        return NULL;
    }
    if (length > 0)
        memcpy(copy, text, length);
    copy[length] = '\0';
    save->text = copy;
    save->size = length;
    Reading reading = {.save = save, .name = name, .packs = packs, .rules = rules, .problems = problems};
    read_lines(&reading);
    if (problems_total(problems) == before)
        return save;
    save_destroy(save);
    return NULL;
}

// NULL with a problem.
static FILE *open_file(const char *path, Problems *problems) {
    FILE *file = file_open(path);
    if (file == NULL && errno == ENXIO)
        problems_add(problems, path, 0, 0, "this is no file");
    else if (file == NULL)
        problems_add(problems, path, 0, 0, "can't be opened: %s", strerror(errno));
    return file;
}

Save *save_load(const char *path, const ScenarioPacks *packs, SaveRules rules, Problems *problems) {
    FILE *file = open_file(path, problems);
    if (file == NULL)
        return NULL;
    // Reading one byte more than allowed detects files that are too large, whatever size they claim.
    Save *save = NULL;
    size_t length;
    char *text = file_text(file, SAVE_BYTES + 1, &length);
    if (text == NULL)
        problems_add(problems, path, 0, 0, "out of memory");
    else if (ferror(file)) // a folder gets here too
        problems_add(problems, path, 0, 0, "can't be read: %s", strerror(errno));
    else
        save = save_parse(path, text, length, packs, rules, problems);
    free(text);
    fclose(file);
    return save;
}

// True if the file ends with the line that says the game is over.
static bool ends_with_over(FILE *file) {
    static const char line[] = "{\"over\":true}\n";
    char end[sizeof line] = "";
    const size_t length = sizeof line - 1;
    return fseek(file, -(long)length, SEEK_END) == 0 && fread(end, 1, length, file) == length &&
           strcmp(end, line) == 0;
}

Save *save_glance(const char *path, const ScenarioPacks *packs, Problems *problems) {
    FILE *file = open_file(path, problems);
    if (file == NULL)
        return NULL;
    Save *save = NULL;
    char *text = malloc(FIRST_LINE_BYTES);
    const size_t length = text != NULL ? fread(text, 1, FIRST_LINE_BYTES, file) : 0;
    const char *stop = text != NULL ? memchr(text, '\n', length) : NULL;
    if (text == NULL)
        problems_add(problems, path, 0, 0, "out of memory");
    else if (ferror(file))
        problems_add(problems, path, 0, 0, "can't be read: %s", strerror(errno));
    else
        save = save_parse(path, text, stop != NULL ? (size_t)(stop - text) + 1 : length, packs,
                          SAVE_ANY_PLAYERS, problems);
    if (save != NULL && ends_with_over(file))
        save->over_line = 1;
    free(text);
    fclose(file);
    return save;
}

// The round in a snapshot's line; 0: none is said.
static uint8_t round_of(const char *line, size_t length) {
    Problems *ignored = calloc(1, sizeof *ignored);
    JsonDoc *doc = ignored != NULL ? json_doc_parse_line("", 1, line, length, ignored) : NULL;
    long round = 0;
    if (doc != NULL && !json_doc_whole(json_doc_find(doc, NULL, "report/round"), 1, UINT8_MAX, &round))
        round = 0;
    json_doc_destroy(doc);
    free(ignored);
    return (uint8_t)round;
}

SaveProgress save_progress(const char *path) {
    static const char snapshot[] = "{\"at\":", over[] = "{\"over\":", left[] = "{\"left\":";
    SaveProgress progress = {0, 0};
    size_t length = 0;
    FILE *file = file_open(path);
    char *text = file != NULL ? file_text(file, SAVE_BYTES, &length) : NULL;
    const char *at = text != NULL ? text : "", *end = at + length;
    for (int line = 0; at < end; line++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        if (stop == NULL)
            break; // cut off
        if ((size_t)(stop - at) > strlen(snapshot) && strncmp(at, snapshot, strlen(snapshot)) == 0)
            progress.round = round_of(at, (size_t)(stop - at));
        else if (line > 0 && strncmp(at, over, strlen(over)) != 0 && strncmp(at, left, strlen(left)) != 0)
            progress.commands++;
        at = stop + 1;
    }
    free(text);
    if (file != NULL)
        fclose(file);
    return progress;
}

void save_destroy(Save *save) {
    if (save == NULL)
        return;
    for (int i = 0; i < save->snapshot_count; i++)
        json_doc_destroy(save->snapshot[i].doc);
    free(save->snapshot);
    free(save->command);
    free(save->text);
    text_finish(&save->differs);
    free(save);
}
