// SPDX-License-Identifier: MIT
// Reads the file line by line and writes it anew as a whole, so that a broken one costs no more than its
// broken lines.
#include "data/history.h"

#include "core/json_out.h"
#include "core/platform.h"
#include "data/file_text.h"
#include "data/json_object.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- a line

static void write_game(const HistoryGame *game, Text *out) {
    JsonOut json;
    char seed[24];
    snprintf(seed, sizeof seed, "%" PRIu64, game->seed);
    json_out_init(&json, out);
    json_begin_object(&json, NULL);
    json_string(&json, "file", game->file);
    json_string(&json, "date", game->date);
    json_string(&json, "game", game->game);
    json_string(&json, "seed", seed);
    json_number(&json, "commands", game->commands);
    json_begin_list(&json, "seats");
    for (int seat = 0; seat < game->seats; seat++) {
        json_begin_object(&json, NULL);
        json_string(&json, "side", game->seat[seat].side);
        json_string(&json, "plays", game->seat[seat].plays);
        json_number(&json, "number", game->seat[seat].number);
        json_bool(&json, "won", game->seat[seat].won);
        json_end_object(&json);
    }
    json_end_list(&json);
    json_end_object(&json);
    text_add(out, "\n");
}

static bool read_text(const cJSON *object, const char *key, char *out, size_t size) {
    const cJSON *node = json_member(object, key);
    if (!cJSON_IsString(node) || strlen(node->valuestring) >= size)
        return false;
    text_copy(out, size, node->valuestring);
    return true;
}

static bool read_seat(const cJSON *node, HistorySeat *seat) {
    long number;
    if (!read_text(node, "side", seat->side, sizeof seat->side) ||
        !read_text(node, "plays", seat->plays, sizeof seat->plays) ||
        !json_doc_whole(json_member(node, "number"), INT16_MIN, INT16_MAX, &number) ||
        !cJSON_IsBool(json_member(node, "won")))
        return false;
    seat->number = (int)number;
    seat->won = cJSON_IsTrue(json_member(node, "won"));
    return true;
}

static bool read_game(const char *line, size_t length, HistoryGame *game) {
    Problems ignored = {0};
    JsonDoc *doc = json_doc_parse(HISTORY_NAME, line, length, &ignored);
    const cJSON *root = doc != NULL ? json_doc_root(doc) : NULL;
    const cJSON *seats = json_member(root, "seats");
    char seed[24] = "";
    long commands = 0;
    *game = (HistoryGame){.seats = cJSON_GetArraySize(seats)};
    bool good = cJSON_IsObject(root) && cJSON_IsArray(seats) && game->seats <= SEATS_MAX &&
                read_text(root, "file", game->file, sizeof game->file) &&
                read_text(root, "date", game->date, sizeof game->date) &&
                read_text(root, "game", game->game, sizeof game->game) &&
                read_text(root, "seed", seed, sizeof seed) &&
                json_doc_whole(json_member(root, "commands"), 0, INT32_MAX, &commands);
    for (int seat = 0; good && seat < game->seats; seat++)
        good = read_seat(cJSON_GetArrayItem(seats, seat), &game->seat[seat]);
    game->commands = (int)commands;
    game->seed = strtoull(seed, NULL, 10);
    json_doc_destroy(doc);
    return good;
}

// ---- the file

typedef struct Lines {
    char *text; // owned; NULL: there is no file, or it can't be read
    size_t length, at;
} Lines;

static Lines open_lines(const char *path) {
    Lines lines = {0};
    FILE *file = file_open(path);
    if (file == NULL)
        return lines;
    lines.text = file_text(file, HISTORY_BYTES_MAX, &lines.length);
    fclose(file);
    return lines;
}

// The next line without its end, which the last one may lack. NULL at the end of the file.
static const char *next_line(Lines *lines, size_t *length) {
    if (lines->text == NULL || lines->at >= lines->length)
        return NULL;
    const char *line = lines->text + lines->at;
    const char *end = memchr(line, '\n', lines->length - lines->at);
    *length = end != NULL ? (size_t)(end - line) : lines->length - lines->at;
    lines->at += *length + 1;
    return line;
}

static void add_line(const char *line, size_t length, Text *out) {
    text_add_bytes(out, line, length);
    text_add(out, "\n");
}

// The file as it was, with this game's line in its place or, if it has none, at the end; the oldest are left
// out if there is no room for more. A game that ends again keeps the day on which it ended first.
static void write_all(const char *path, const HistoryGame *game, Text *out) {
    Lines lines = open_lines(path);
    HistoryGame other, last = *game;
    size_t length;
    bool there = false;
    const size_t room = HISTORY_BYTES_MAX - HISTORY_BYTES_MAX / 8;
    size_t over = lines.length > room ? lines.length - room : 0;
    for (const char *line = next_line(&lines, &length); line != NULL; line = next_line(&lines, &length)) {
        const bool oldest = over > 0;
        over -= over > length ? length : over;
        if (oldest || length == 0)
            continue;
        const bool own = !there && read_game(line, length, &other) && strcmp(other.file, game->file) == 0;
        there |= own;
        if (own) {
            text_copy(last.date, sizeof last.date, other.date);
            write_game(&last, out);
        } else {
            add_line(line, length, out);
        }
    }
    if (!there)
        write_game(&last, out);
    free(lines.text);
}

bool history_add(const char *path, const HistoryGame *game, Text *problem) {
    Text all = {0};
    write_all(path, game, &all);
    const bool good = !all.failed && platform_replace_file(path, text_string(&all), all.length);
    if (!good)
        text_printf(problem, "%s: the game can't be added to the history", path);
    text_finish(&all);
    return good;
}

int history_person(const HistoryGame *game) {
    int person = -1, persons = 0;
    for (int seat = 0; seat < game->seats; seat++)
        if (game->seat[seat].plays[0] == '\0') {
            person = seat;
            persons++;
        }
    return persons == 1 ? person : -1;
}

HistorySum history_sum(const char *path, const HistoryGame *game) {
    HistorySum sum = {0};
    HistoryGame other;
    Lines lines = open_lines(path);
    size_t length;
    for (const char *line = next_line(&lines, &length); line != NULL; line = next_line(&lines, &length)) {
        if (!read_game(line, length, &other))
            continue;
        if (strcmp(other.file, game->file) == 0)
            break;
        if (strcmp(other.game, game->game) != 0 || other.seats != game->seats || history_person(&other) < 0)
            continue;
        const HistorySeat *own = &other.seat[history_person(&other)];
        sum.best = sum.games == 0 || own->number > sum.best ? own->number : sum.best;
        sum.games++;
        sum.won += own->won;
        sum.row = own->won ? sum.row + 1 : 0;
    }
    free(lines.text);
    return sum;
}
