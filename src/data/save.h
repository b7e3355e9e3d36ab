// SPDX-License-Identifier: MIT
// Saved games: the set-up, then each command with the hash of the match after it, as one JSON object per
// line. A game in progress only grows at its end, so a killed program loses nothing that was carried out. A
// game is loaded by replaying it. src/INTERFACES.md describes the format. A file contains everything,
// including hidden cards, so don't show it to players.
#ifndef STARDECK_DATA_SAVE_H
#define STARDECK_DATA_SAVE_H

#include "core/problem.h"
#include "data/scenario.h"

#define SAVE_FORMAT 2 // written today; older ones are read, checked and continued in their own format
#define SAVE_NAME_MAX 64
#define SAVE_PACKS_MAX 8 // that are named by id
#define SAVE_COMMANDS_MAX 100000
#define SAVE_SNAPSHOT_EVERY 25 // commands between snapshots: a recommendation for writers

// The first line of a saved game, and how its packs and cards compare with those in use here.
typedef struct SaveHeader {
    int format;                          // of the file, which determines its hashes (save_hash)
    const Catalog *catalog;              // not owned
    SetupOptions setup;                  // seats, variant, flags, seed
    uint64_t hash;                       // of the match after its set-up
    char who[SEATS_MAX][ID_MAX];         // "human", or the name of a computer opponent; not checked here
    char name[SEATS_MAX][SAVE_NAME_MAX]; // "": the faction's name
    char captain[SEATS_MAX][ID_MAX];     // of a computer; "": none; not checked here
    char program[32];                    // version of the program that created the file
    char started[32];                    // "2026-01-31T20:15"; "": unknown
    uint64_t looks;                      // KeptKey.looks of the cards it was begun with
    // If it was begun with other cards than those of today, or one of its captains is another, or one of its
    // packs is not in use here, and these are kept (data/kept_cards.h), `catalog` is the kept one, and this
    // is today's; else NULL. Not owned.
    const Catalog *today;
    bool only_looks; // there is a `today`, with the same values and captains: the packs not in use are of
                     // looks
    // Packs it was played with that are not in use here: "Bigger guns 1.2"; "": none. Below it their ids and
    // names, as many as there is room for. Packs that only change looks are left out, here and in `added`.
    char missing[160];
    char missing_id[SAVE_PACKS_MAX][ID_MAX], missing_name[SAVE_PACKS_MAX][SAVE_NAME_MAX];
    uint8_t missing_ids;
    char added[160]; // packs in use here that it was played without; below it their ids
    char added_id[SAVE_PACKS_MAX][ID_MAX];
    uint8_t added_ids;
    // Of save_glance alone, where setup.seats is 0: the players and the map as the file calls them. Then
    // `who`, `name`, `captain`, setup.variant and setup.flags are set too, as far as they can be read.
    char player[SEATS_MAX][ID_MAX];
    uint8_t players;
    char map[ID_MAX]; // "": not said
} SaveHeader;

// The header for a new file of this game, without names and date.
SaveHeader save_header(const Match *match, const char *program);

// The hash of the match as used by files of the header's format.
uint64_t save_hash(const SaveHeader *header, const Match *match);

// ---- Reading ----

typedef struct SavedCommand {
    Seat seat;
    Command command;
    uint64_t hash; // of the match after it
    int line;
} SavedCommand;

// A file that was read; don't modify it. Owns what it points to.
typedef struct Save {
    SaveHeader header;
    SavedCommand *command;
    int command_count;
    struct SaveSnapshot *snapshot; // the position after some of the commands, for messages
    int snapshot_count;
    char left[SEATS_MAX][ID_MAX]; // the computer that plays on for a person who has given up; "": nobody has
    int over_line;                // line that says that the game is over; 0: none
    int torn_line;                // the last line, if it was cut off and therefore ignored; else 0
    // The rules version it was played with; may differ from that of header.catalog only with
    // SAVE_OTHER_RULES.
    uint16_t rules_version;
    uint64_t pack; // the hash of its cards, likewise
    // SAVE_OTHER_RULES: sentences about differences, each with a line end; empty: rules and cards are the
    // same.
    Text differs;
    char *text; // the file; its first `length` bytes are complete lines
    size_t length;
    size_t size; // of the file, including a cut-off line
} Save;

// Whether the file may have been written with other rules or cards than those here: not to continue a game,
// but to watch one, as far as its commands still apply.
typedef enum SaveRules {
    SAVE_SAME_RULES,
    SAVE_OTHER_RULES,
    SAVE_ANY_PLAYERS // for save_glance
} SaveRules;

// Reads a file. NULL with problems, each with its position, if anything in it is wrong, except for a cut-off
// last line, as a killed program leaves it. The caller destroys the save; the catalog found by `packs` must
// outlive it.
Save *save_load(const char *path, const ScenarioPacks *packs, SaveRules rules, Problems *problems);

// Like save_load, for `length` bytes in memory; messages call it `name`.
Save *save_parse(const char *name, const char *text, size_t length, const ScenarioPacks *packs,
                 SaveRules rules, Problems *problems);

// Reads only the first line and the end: like save_load with SAVE_OTHER_RULES, but without commands and
// snapshots, and over_line is 1 if the file ends with the end of the game. Nothing else is checked. If the
// cards are others and a player's faction is not among those here, setup.seats is 0 and of the players only
// what the line says is known. The caller destroys it.
Save *save_glance(const char *path, const ScenarioPacks *packs, Problems *problems);

// How far a game has come that can't be replayed, by what its file says. Nothing else of it is checked.
typedef struct SaveProgress {
    uint8_t round; // of the last snapshot: it has got at least as far; 0: there is none
    int commands;
} SaveProgress;
SaveProgress save_progress(const char *path);

void save_destroy(Save *save); // accepts NULL

// ---- Replaying ----

typedef enum SaveOutcome {
    SAVE_GOOD,
    SAVE_SETUP_DIFFERS,   // the deal has another hash
    SAVE_COMMAND_REFUSED, // `command` is not allowed
    SAVE_HASH_DIFFERS,    // after `command`
    SAVE_END_DIFFERS,     // the file says that the game is over, but it is not
    SAVE_REPORT_DIFFERS,  // all hashes match, but a snapshot differs from what the game reports now
    SAVE_NO_MEMORY
} SaveOutcome;

typedef struct SaveReplay {
    SaveOutcome outcome;
    int command;            // index of the first that went wrong; else the number of commands
    uint64_t expected, got; // hashes, if they differ
    // To continue with if `outcome` is SAVE_GOOD or SAVE_REPORT_DIFFERS; else as far as it got. The caller
    // destroys it; NULL if memory ran out.
    Match *match;
} SaveReplay;

// Replays the game and compares each hash. Unless all is good, appends lines to `out`: which command differs
// first and how, and each field that differs from the next snapshot.
SaveReplay save_replay(const Save *save, Text *out);

// The outcome as a word for tools: "good", "hash_differs" …; a string constant.
const char *save_outcome_word(SaveOutcome outcome);

// ---- Writing ----

typedef struct SaveWriter SaveWriter;

typedef enum SaveSync {
    SAVE_SYNC,   // on disk before a call returns
    SAVE_NO_SYNC // left to the system's cache: for files that can be made again
} SaveSync;

// Creates a new file; save_close frees the writer. NULL with a sentence if it already exists or memory runs
// out. Any other failure, here and below, is temporary: `problem` gets a sentence, and what could not be
// written is kept and written, in order, by a later call. If `problem` stays empty the header is in the file.
// The header's catalog must outlive the writer.
SaveWriter *save_create(const char *path, const SaveHeader *header, SaveSync sync, Text *problem);

// Continues the file that `save` was read from, removing a cut-off line. NULL with a sentence if the file
// can't be opened for writing, has changed, or another program is writing it.
SaveWriter *save_continue(const char *path, const Save *save, SaveSync sync, Text *problem);

// Each adds a line and returns true if the whole game so far is in the file; otherwise `problem` says why
// not.
bool save_command(SaveWriter *writer, Seat seat, const Command *command, uint64_t hash, Text *problem);
bool save_snapshot(SaveWriter *writer, const Match *match, Text *problem);
bool save_game_over(SaveWriter *writer, Text *problem);
// The person in the seat has given up; this opponent plays on.
bool save_left(SaveWriter *writer, Seat seat, const char *plays, Text *problem);

// Undo: keeps the first `commands` commands and the snapshots between them. Returns as above.
bool save_rewind(SaveWriter *writer, int commands, Text *problem);

// Tries again to write what is waiting. Returns as above.
bool save_retry(SaveWriter *writer, Text *problem);
// The number of lines waiting to be written.
int save_waiting(const SaveWriter *writer);

// Tries a last time and frees the writer (accepts NULL). False with a sentence if lines are lost.
bool save_close(SaveWriter *writer, Text *problem);

#endif
