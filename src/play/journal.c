// SPDX-License-Identifier: MIT
// The writer in data/save.c keeps what it could not write. This file adds where games are stored, what they
// are called, and how to start a new file from the match's log if there is no writer at all.
#include "play/journal.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "core/platform.h"
#include "data/folders.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define NAMES_MAX 1000       // games started in the same minute
#define HEADER_LINE_MAX 8192 // bytes of a file's beginning that names its cards

struct Journal {
    SaveHeader header;
    Text folder, path;
    SaveWriter *writer;     // NULL: no file yet
    const CardFiles *cards; // to be kept; NULL: they are
    KeptKey key;            // of those
    Text unread;            // why the cards can't be kept at all; "": they can
    Text fault;
    char left[SEATS_MAX][ID_MAX]; // who plays on for whom; as Save.left
    bool told;                    // on the terminal, once
    bool kept_early;              // the cards were kept before there was a file, and not for another game
};

void journal_folder(Text *out) {
    if (folders_user(FOLDER_DATA, out))
        text_add(out, "/games");
}

// ---- making one ----

static void write_time(char *out, size_t size) {
    const time_t now = time(NULL);
    struct tm local;
    if (!platform_local_time(now, &local) || strftime(out, size, "%Y-%m-%dT%H:%M", &local) == 0)
        out[0] = '\0';
}

static Journal *make(const char *folder, const SaveHeader *header) {
    Journal *journal = calloc(1, sizeof *journal);
    if (journal == NULL)
        return NULL;
    journal->header = *header;
    text_add(&journal->folder, folder);
    return journal;
}

// Should that fail, the first command tries it again, and tells.
static void keep_early(Journal *journal) {
    const char *folder = text_string(&journal->folder);
    Layers there = {0};
    Text ignored = {0};
    const bool known = kept_cards_find(folder, journal->key, &there);
    journal->kept_early = !known && kept_cards_keep(folder, journal->cards, journal->key, &ignored);
    layers_finish(&there);
    text_finish(&ignored);
}

// True if the first line of a game's file names the cards with this key, or can't be read.
static bool names_cards(const char *path, KeptKey key) {
    char hash[HASH_TEXT_SIZE], looks[HASH_TEXT_SIZE] = "";
    char line[HEADER_LINE_MAX];
    FILE *file = file_open(path);
    const size_t length = file != NULL ? fread(line, 1, sizeof line - 1, file) : 0;
    if (file != NULL)
        fclose(file);
    line[length] = '\0';
    line[strcspn(line, "\n")] = '\0';
    hash_text(key.hash, hash);
    if (key.looks != 0)
        hash_text(key.looks, looks);
    return file == NULL || (strstr(line, hash) != NULL && strstr(line, looks) != NULL);
}

static bool is_game(const char *name) {
    const char *dot = strrchr(name, '.');
    return dot != NULL && (strcmp(dot, FILE_GAME_ENDING) == 0 || strcmp(dot, FILE_GAME_ENDING_OLD) == 0);
}

// The game was never played, so that nothing needs its cards, unless another game was begun with them.
static void forget_cards(const Journal *journal) {
    const char *folder = text_string(&journal->folder);
    Text path = {0};
    bool needed = false;
    PlatformListing *listing = platform_list(folder);
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, entry);
        needed |= is_game(entry) && (path.failed || names_cards(text_string(&path), journal->key));
    }
    platform_list_end(listing);
    text_finish(&path);
    if (!needed)
        kept_cards_delete(folder, journal->key);
}

void journal_keep_cards(Journal *journal, const CardFiles *files, uint64_t looks, const char *why) {
    if (journal->folder.length == 0)
        return;
    journal->key = (KeptKey){journal->header.catalog->hash, looks};
    if (journal->writer == NULL && journal->header.looks == 0)
        journal->header.looks = looks;
    journal->cards = files;
    if (files == NULL)
        text_add(&journal->unread, why);
    else if (journal->writer == NULL)
        keep_early(journal);
}

Journal *journal_begin(const char *folder, const Match *match, const SessionOptions *options) {
    SaveHeader header = save_header(match, STARDECK_VERSION);
    for (Seat seat = 0; seat < header.setup.seats; seat++) {
        const Opponent *who = options->who[seat];
        text_copy(header.who[seat], sizeof header.who[seat], who != NULL ? who->name : "human");
        text_copy(header.name[seat], sizeof header.name[seat], options->name[seat]);
        if (options->captain[seat] != NULL)
            text_copy(header.captain[seat], sizeof header.captain[seat], options->captain[seat]->id);
    }
    write_time(header.started, sizeof header.started);
    return make(folder, &header);
}

static bool is_over(const Match *match) {
    return match_to_act(match) == SEAT_NONE;
}

// If the game continues in another file, that one has the current format.
static void renew(SaveHeader *header, const Match *match) {
    header->format = SAVE_FORMAT;
    header->hash = match_start_hash(match);
}

Journal *journal_resume(const char *folder, const char *path, const Save *save, const Match *match,
                        Text *problem) {
    Journal *journal = make(folder, &save->header);
    Text fault = {0};
    if (journal == NULL) {
        text_add(problem, "out of memory");
        return NULL;
    }
    journal->writer = save_continue(path, save, SAVE_SYNC, &fault);
    if (journal->writer != NULL)
        text_add(&journal->path, path);
    else
        renew(&journal->header, match);
    if (journal->writer != NULL && is_over(match) && save->over_line == 0)
        save_game_over(journal->writer, &fault); // the program was killed between the last command and that
    if (journal->writer == NULL && platform_may(path, PLATFORM_WRITE)) {
        text_add(problem, text_string(&fault));
        journal_close(journal);
        journal = NULL;
    }
    text_finish(&fault);
    return journal;
}

bool journal_close(Journal *journal) {
    if (journal == NULL)
        return true;
    Text problem = {0};
    if (journal->kept_early && journal->writer == NULL)
        forget_cards(journal);
    bool good = save_close(journal->writer, &problem);
    if (journal->writer == NULL && journal->fault.length > 0) {
        text_add(&problem, text_string(&journal->fault));
        good = false;
    }
    if (!good)
        fprintf(stderr, "stardeck: the game is not saved: %s\n", text_string(&problem));
    text_finish(&problem);
    text_finish(&journal->fault);
    text_finish(&journal->unread);
    text_finish(&journal->folder);
    text_finish(&journal->path);
    free(journal);
    return good;
}

// ---- writing ----

// True if there is such a file, or one of an older version with that name.
static bool is_taken(const Text *name) {
    static const char *const endings[] = {FILE_GAME_ENDING, FILE_GAME_ENDING_OLD};
    bool taken = false;
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        Text path = {0};
        text_printf(&path, "%s%s", text_string(name), endings[i]);
        taken |= file_is_taken(text_string(&path));
        text_finish(&path);
    }
    return taken;
}

// Chooses an unused file name: the starting time, plus a number from the second on.
static void choose_path(Journal *journal) {
    char day[sizeof journal->header.started];
    text_copy(day, sizeof day, journal->header.started[0] != '\0' ? journal->header.started : "game");
    for (char *c = day; *c != '\0'; c++)
        if (*c == ':' || *c == 'T')
            *c = '-';
    bool taken = true;
    for (int number = 1; taken && number < NAMES_MAX; number++) {
        text_clear(&journal->path);
        text_printf(&journal->path, "%s/%s", text_string(&journal->folder), day);
        if (number > 1)
            text_printf(&journal->path, "-%d", number);
        taken = is_taken(&journal->path);
    }
    text_add(&journal->path, FILE_GAME_ENDING);
}

// Creates the file with everything played so far.
static bool begin_file(Journal *journal, const Match *match, Text *problem) {
    if (journal->folder.length == 0) {
        text_add(problem, "there is no folder for saved games");
        return false;
    }
    choose_path(journal);
    folders_make(text_string(&journal->path));
    journal->writer = save_create(text_string(&journal->path), &journal->header, SAVE_SYNC, problem);
    bool good = journal->writer != NULL;
    for (int i = 0; journal->writer != NULL && i < match_log_count(match); i++) {
        const LogEntry *entry = match_log(match, i);
        text_clear(problem);
        good = save_command(journal->writer, entry->seat, &entry->command, entry->hash, problem);
    }
    for (Seat seat = 0; journal->writer != NULL && seat < SEATS_MAX; seat++)
        if (journal->left[seat][0] != '\0') {
            text_clear(problem);
            good = save_left(journal->writer, seat, journal->left[seat], problem);
        }
    return good;
}

// Writes the command, and whatever is still missing before it.
static bool add_command(Journal *journal, const Match *match, Seat seat, const Command *command,
                        Text *problem) {
    bool good = save_command(journal->writer, seat, command, save_hash(&journal->header, match), problem);
    if (match_log_count(match) % SAVE_SNAPSHOT_EVERY == 0) {
        text_clear(problem);
        good = save_snapshot(journal->writer, match, problem);
    }
    return good;
}

// Remembers and prints whether writing failed.
static void note(Journal *journal, bool good, const Text *problem) {
    text_clear(&journal->fault);
    if (!good)
        text_add(&journal->fault, problem->length > 0 ? text_string(problem) : "out of memory");
    if (!good && !journal->told)
        fprintf(stderr, "stardeck: the game is not saved for now: %s\n", text_string(&journal->fault));
    journal->told |= !good;
}

// False if the cards are still to be kept, or can't be.
static bool keep_cards(Journal *journal, Text *problem) {
    if (journal->cards == NULL && journal->unread.length == 0)
        return true;
    text_clear(problem);
    Text why = {0};
    const bool good = journal->cards != NULL &&
                      kept_cards_keep(text_string(&journal->folder), journal->cards, journal->key, &why);
    if (good)
        journal->cards = NULL;
    else
        text_printf(problem, "its cards are not kept: %s",
                    text_string(journal->cards != NULL ? &why : &journal->unread));
    text_finish(&why);
    return good;
}

void journal_command(Journal *journal, const Match *match, Seat seat, const Command *command) {
    Text problem = {0};
    bool good;
    if (journal->fault.length > 0 && journal->path.length > 0)
        folders_make(text_string(&journal->path)); // perhaps the folder is missing
    if (journal->writer == NULL && !match_log_complete(match)) {
        text_add(&problem, "out of memory");
        good = false;
    } else if (journal->writer == NULL) {
        good = begin_file(journal, match, &problem);
    } else {
        good = add_command(journal, match, seat, command, &problem);
    }
    if (journal->writer != NULL && is_over(match)) {
        text_clear(&problem);
        good = save_game_over(journal->writer, &problem);
    }
    good = good && keep_cards(journal, &problem);
    note(journal, good, &problem);
    text_finish(&problem);
}

// A game without a command has no file yet: its first one writes it.
void journal_left(Journal *journal, const Match *match, Seat seat, const char *plays) {
    Text problem = {0};
    text_copy(journal->left[seat], ID_MAX, plays);
    if (journal->writer != NULL && !is_over(match))
        note(journal, save_left(journal->writer, seat, plays, &problem), &problem);
    text_finish(&problem);
}

void journal_rewind(Journal *journal, const Match *match) {
    Text problem = {0};
    if (journal->writer == NULL)
        return;
    const bool good = save_rewind(journal->writer, match_log_count(match), &problem);
    note(journal, good, &problem);
    text_finish(&problem);
}

// ---- questions ----

const char *journal_fault(const Journal *journal) {
    return journal->fault.length > 0 ? text_string(&journal->fault) : NULL;
}

const char *journal_path(const Journal *journal) {
    return journal->writer != NULL ? text_string(&journal->path) : "";
}
