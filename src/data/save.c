// SPDX-License-Identifier: MIT
// Writes saved games. The writer keeps the whole file in memory (some 20 KiB per game) and knows how many
// bytes are safely written; after any failure it writes the rest from there, or everything if the file is
// gone. Lines are written at fixed offsets, so writing one twice does no harm.
#include "data/save.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "core/platform.h"
#include "data/command_json.h"
#include "engine/game.h"
#include "engine/map_choice.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define SEED_NUMBER_MAX (UINT64_C(1) << 53) // larger JSON numbers are not exact; such a seed is a string

struct SaveWriter {
    char *path;
    SaveHeader header;
    SaveSync sync;
    Text lines;        // the intended content of the file
    size_t written;    // bytes certainly in the file
    PlatformFile file; // none: not yet, or not any more
    bool listed;       // the folder's entry for the file is on disk too
    bool broken;       // memory ran out and a line is missing: nothing may follow it
};

SaveHeader save_header(const Match *match, const char *program) {
    SaveHeader header = {.format = SAVE_FORMAT,
                         .catalog = match_catalog(match),
                         .setup = *match_options(match),
                         .hash = match_start_hash(match)};
    text_copy(header.program, sizeof header.program, program);
    return header;
}

uint64_t save_hash(const SaveHeader *header, const Match *match) {
    return header->format == 1 ? match_hash_format_1(match) : match_hash(match);
}

// ---- Lines ----

static void write_hash(JsonOut *json, const char *key, uint64_t hash) {
    char hex[HASH_TEXT_SIZE];
    hash_text(hash, hex);
    json_string(json, key, hex);
}

static const char *faction_id(const SaveHeader *header, Seat seat) {
    return catalog_id(header->catalog, header->catalog->game->seat_table, header->setup.faction[seat]);
}

static void write_seats(JsonOut *json, const SaveHeader *header) {
    json_begin_list(json, "players");
    for (Seat seat = 0; seat < header->setup.seats; seat++)
        json_string(json, NULL, faction_id(header, seat));
    json_end_list(json);
    json_begin_list(json, "who");
    for (Seat seat = 0; seat < header->setup.seats; seat++)
        json_string(json, NULL, header->who[seat]);
    json_end_list(json);
    json_begin_list(json, "names");
    for (Seat seat = 0; seat < header->setup.seats; seat++)
        json_string(json, NULL, header->name[seat]);
    json_end_list(json);
    bool any = false;
    for (Seat seat = 0; seat < header->setup.seats; seat++)
        any |= header->captain[seat][0] != '\0';
    if (!any)
        return;
    json_begin_list(json, "captains");
    for (Seat seat = 0; seat < header->setup.seats; seat++)
        json_string(json, NULL, header->captain[seat]);
    json_end_list(json);
}

static void write_options(JsonOut *json, const SaveHeader *header) {
    const Game *game = header->catalog->game;
    json_begin_object(json, "options");
    json_string(json, "variant", game->variants[header->setup.variant]);
    for (int i = 0; game->flags[i] != NULL; i++)
        json_bool(json, game->flags[i], header->setup.flags & 1u << i);
    for (int i = 0; game->numbers != NULL && game->numbers[i].name != NULL; i++)
        if (header->setup.number[i] > 0)
            json_number(json, game->numbers[i].name, header->setup.number[i] - 1);
    const uint8_t map = map_chosen(header->catalog, &header->setup);
    if (map != NONE)
        json_string(json, MAP_KEY, catalog_id(header->catalog, game->maps->table, map));
    if (header->setup.first != SEAT_NONE)
        json_string(json, "first", faction_id(header, header->setup.first));
    json_end_object(json);
}

static void write_seed(JsonOut *json, uint64_t seed) {
    Text digits = {0};
    if (seed < SEED_NUMBER_MAX) {
        json_number(json, "seed", (int64_t)seed);
        return;
    }
    text_printf(&digits, "%" PRIu64, seed);
    json_string(json, "seed", text_string(&digits));
    json->out->failed |= digits.failed;
    text_finish(&digits);
}

// For people, and to let a reader of the file say which packs are missing.
static void write_packs(JsonOut *json, const Catalog *catalog) {
    if (catalog->packs == 0)
        return;
    json_begin_list(json, "packs");
    for (uint8_t i = 0; i < catalog->packs; i++) {
        json_begin_object(json, NULL);
        json_string(json, "id", catalog->pack[i].id);
        json_string(json, "name", catalog->pack[i].name);
        json_string(json, "version", catalog->pack[i].version);
        if (catalog->pack[i].only_looks)
            json_bool(json, "only_looks", true);
        json_end_object(json);
    }
    json_end_list(json);
}

static void write_header(JsonOut *json, const SaveHeader *header) {
    json_begin_object(json, NULL);
    json_number(json, "stardeck", header->format);
    json_string(json, "program", header->program);
    json_string(json, "game", header->catalog->game->id);
    json_number(json, "rules_version", header->catalog->game->rules_version);
    write_hash(json, "pack", header->catalog->hash);
    if (header->looks != 0)
        write_hash(json, "looks", header->looks);
    write_packs(json, header->catalog);
    write_seats(json, header);
    write_options(json, header);
    write_seed(json, header->setup.seed);
    if (header->started[0] != '\0')
        json_string(json, "started", header->started);
    write_hash(json, "hash", header->hash);
    json_end_object(json);
}

// Adds the line to the intended content, completely or not at all. False if it was lost, now or earlier.
static bool add_line(SaveWriter *writer, Text *line) {
    text_add(line, "\n");
    if (!writer->broken && !line->failed)
        text_add_bytes(&writer->lines, text_string(line), line->length);
    writer->broken = writer->broken || line->failed || writer->lines.failed;
    text_finish(line);
    return !writer->broken;
}

// ---- The file ----

int save_waiting(const SaveWriter *writer) {
    const char *text = text_string(&writer->lines);
    int lines = 0;
    for (size_t i = writer->written; i < writer->lines.length; i++)
        lines += text[i] == '\n';
    return lines;
}

// Reports what failed, with errno; returns false.
static bool fail(const SaveWriter *writer, const char *what, Text *problem) {
    const int error = errno;
    text_printf(problem, "%s: %s: %s", writer->path, what, strerror(error));
    return false;
}

// Two programs continuing the same game would overwrite each other's lines.
static bool lock(const SaveWriter *writer, Text *problem) {
    if (platform_lock_file(writer->file))
        return true;
    text_printf(problem, "%s: another program is writing this file", writer->path);
    return false;
}

static void close_file(SaveWriter *writer) {
    if (writer->file != PLATFORM_NO_FILE)
        platform_close(writer->file);
    writer->file = PLATFORM_NO_FILE;
    writer->written = 0;
    writer->listed = false;
}

// If somebody deleted or replaced the file, writes it again in full. A folder that can't be examined at the
// moment proves nothing.
static void check_file(SaveWriter *writer) {
    PlatformFacts here, there;
    if (writer->file == PLATFORM_NO_FILE)
        return;
    const bool known = platform_file_facts(writer->file, &here);
    const bool found = platform_facts(writer->path, &there);
    const bool gone = !found && (errno == ENOENT || errno == ENOTDIR);
    const bool other = found && known && (here.number != there.number || here.disk != there.disk);
    if (!known || gone || other)
        close_file(writer);
    else if ((uint64_t)here.bytes < writer->written)
        writer->written = 0; // truncated by somebody: the rest may not be ours
}

static bool create_file(SaveWriter *writer, Text *problem) {
    if (writer->file != PLATFORM_NO_FILE)
        return true;
    // Readable by the owner only: the file contains everybody's hand.
    writer->file = platform_create(writer->path);
    if (writer->file == PLATFORM_NO_FILE)
        return fail(writer, "cannot be created", problem);
    return lock(writer, problem);
}

static bool write_lines(SaveWriter *writer) {
    const size_t wanted = writer->lines.length - writer->written;
    const size_t count = platform_write_at(writer->file, text_string(&writer->lines) + writer->written,
                                           wanted, writer->written);
    writer->written += count;
    // Remove what a crash or an earlier attempt left after the end.
    return count == wanted && platform_cut(writer->file, writer->written);
}

// After a failure: removes a partial line, so that the file is valid as it is. If that fails too, readers
// ignore the torn line.
static void cut_torn_line(SaveWriter *writer) {
    const char *text = text_string(&writer->lines);
    while (writer->written > 0 && text[writer->written - 1] != '\n')
        writer->written--;
    (void)platform_cut(writer->file, writer->written);
}

static bool sync_file(SaveWriter *writer, Text *problem) {
    if (writer->sync == SAVE_NO_SYNC || platform_sync(writer->file))
        return true;
    // The system may now consider data written that it could not write; only writing it again is safe.
    writer->written = 0;
    return fail(writer, "cannot be written to the disk", problem);
}

// A new file survives a power cut only if its folder is on disk too.
static bool sync_folder(SaveWriter *writer, Text *problem) {
    if (writer->sync == SAVE_NO_SYNC || writer->listed)
        return true;
    writer->listed = platform_sync_folder(writer->path);
    return writer->listed || fail(writer, "its folder cannot be written to the disk", problem);
}

bool save_retry(SaveWriter *writer, Text *problem) {
    check_file(writer);
    if (!create_file(writer, problem))
        return false;
    if (!write_lines(writer)) {
        fail(writer, "cannot be written", problem);
        cut_torn_line(writer);
        return false;
    }
    if (!sync_file(writer, problem) || !sync_folder(writer, problem))
        return false;
    if (writer->broken)
        text_printf(problem, "%s: out of memory; the game is not saved any further", writer->path);
    return !writer->broken;
}

// ---- Interface ----

static SaveWriter *create_writer(const char *path, const SaveHeader *header, SaveSync sync) {
    SaveWriter *writer = calloc(1, sizeof *writer);
    const size_t size = strlen(path) + 1;
    char *own_path = malloc(size);
    if (writer == NULL || own_path == NULL) {
        free(writer);
        free(own_path);
        return NULL;
    }
    memcpy(own_path, path, size);
    *writer = (SaveWriter){.path = own_path, .header = *header, .sync = sync, .file = PLATFORM_NO_FILE};
    return writer;
}

static void destroy(SaveWriter *writer) {
    if (writer == NULL)
        return;
    close_file(writer);
    text_finish(&writer->lines);
    free(writer->path);
    free(writer);
}

SaveWriter *save_create(const char *path, const SaveHeader *header, SaveSync sync, Text *problem) {
    if (file_is_taken(path)) {
        text_printf(problem, "%s: there is such a file already", path);
        return NULL;
    }
    SaveWriter *writer = create_writer(path, header, sync);
    Text line = {0};
    JsonOut json;
    json_out_init(&json, &line);
    write_header(&json, header);
    if (writer == NULL || !add_line(writer, &line)) {
        text_printf(problem, "%s: out of memory", path);
        text_finish(&line);
        destroy(writer);
        return NULL;
    }
    save_retry(writer, problem);
    return writer;
}

// Locks the file and checks that it is as it was read; otherwise somebody else has continued the game.
static bool take_file(SaveWriter *writer, const Save *save, Text *problem) {
    PlatformFacts found;
    writer->file = platform_reopen(writer->path);
    if (writer->file == PLATFORM_NO_FILE || !platform_file_facts(writer->file, &found))
        return fail(writer, "cannot be opened for writing", problem);
    if (!lock(writer, problem))
        return false;
    if ((uint64_t)found.bytes == save->size)
        return true;
    text_printf(problem, "%s: the file has changed since it was read", writer->path);
    return false;
}

SaveWriter *save_continue(const char *path, const Save *save, SaveSync sync, Text *problem) {
    SaveWriter *writer = create_writer(path, &save->header, sync);
    if (writer == NULL) {
        text_printf(problem, "%s: out of memory", path);
        return NULL;
    }
    if (!take_file(writer, save, problem)) {
        destroy(writer);
        return NULL;
    }
    text_add_bytes(&writer->lines, save->text, save->length);
    writer->written = save->length;
    writer->listed = true;
    if (save->length > 0 && save->text[save->length - 1] != '\n')
        text_add(&writer->lines, "\n"); // that was all the last line lacked
    if (writer->lines.failed) {
        text_printf(problem, "%s: out of memory", path);
        destroy(writer);
        return NULL;
    }
    save_retry(writer, problem);
    return writer;
}

bool save_command(SaveWriter *writer, Seat seat, const Command *command, uint64_t hash, Text *problem) {
    Text line = {0};
    JsonOut json;
    json_out_init(&json, &line);
    json_begin_object(&json, NULL);
    command_write_keys(&json, writer->header.catalog, &writer->header.setup, seat, command);
    write_hash(&json, "hash", hash);
    json_end_object(&json);
    add_line(writer, &line);
    return save_retry(writer, problem);
}

bool save_snapshot(SaveWriter *writer, const Match *match, Text *problem) {
    Text line = {0};
    JsonOut json;
    json_out_init(&json, &line);
    json_begin_object(&json, NULL);
    json_number(&json, "at", match_log_count(match));
    json_begin_object(&json, "report");
    match_report(match, &json);
    json_end_object(&json);
    json_end_object(&json);
    add_line(writer, &line);
    return save_retry(writer, problem);
}

bool save_game_over(SaveWriter *writer, Text *problem) {
    Text line = {0};
    text_add(&line, "{\"over\":true}");
    add_line(writer, &line);
    return save_retry(writer, problem);
}

bool save_left(SaveWriter *writer, Seat seat, const char *plays, Text *problem) {
    Text line = {0};
    JsonOut json;
    json_out_init(&json, &line);
    json_begin_object(&json, NULL);
    json_string(&json, "left", faction_id(&writer->header, seat));
    json_string(&json, "plays", plays);
    json_end_object(&json);
    add_line(writer, &line);
    return save_retry(writer, problem);
}

static bool begins_with(const char *line, const char *start) {
    return strncmp(line, start, strlen(start)) == 0;
}

// The offset just after `commands` commands and what else stands between them.
static size_t line_after(const Text *lines, int commands) {
    const char *text = text_string(lines), *at = strchr(text, '\n') + 1; // after the header
    for (int count = 0; *at != '\0'; at = strchr(at, '\n') + 1) {
        const bool other = begins_with(at, "{\"at\":") || begins_with(at, "{\"left\":");
        if (!other && count++ == commands)
            break;
    }
    return (size_t)(at - text);
}

bool save_rewind(SaveWriter *writer, int commands, Text *problem) {
    if (!writer->broken) {
        writer->lines.length = line_after(&writer->lines, commands);
        writer->lines.data[writer->lines.length] = '\0';
        if (writer->written > writer->lines.length)
            writer->written = writer->lines.length;
    }
    return save_retry(writer, problem);
}

bool save_close(SaveWriter *writer, Text *problem) {
    const bool good = writer == NULL || save_retry(writer, problem);
    destroy(writer);
    return good;
}
