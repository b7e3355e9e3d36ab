// SPDX-License-Identifier: MIT
// Saved games: what was agreed before the first card, then each command with the hash of the match after it.
// One JSON object a line, so that a game in progress only ever grows at its end and a program that is killed
// loses nothing that was carried out. A game is loaded by playing it again. The format is described in
// src/INTERFACES.md. A file holds everything, hidden cards too; it is nothing to show to a player.
#ifndef STARDECK_DATA_SAVE_H
#define STARDECK_DATA_SAVE_H

#include "core/problem.h"
#include "data/scenario.h"

#define SAVE_FORMAT 2 // what is written; older ones are read, checked and gone on with as they are
#define SAVE_NAME_MAX 64
#define SAVE_COMMANDS_MAX 100000
#define SAVE_SNAPSHOT_EVERY 25 // commands from one snapshot to the next: a good measure for whoever writes

// What the first line says.
typedef struct SaveHeader {
    int format;                          // of the file, and so of its hashes (save_hash)
    const Catalog *catalog;              // not owned
    SetupOptions setup;                  // seats, variant, flags, seed
    uint64_t hash;                       // of the match after its set-up
    char who[SEATS_MAX][ID_MAX];         // "human", or the name of a computer opponent; not judged here
    char name[SEATS_MAX][SAVE_NAME_MAX]; // "" = the faction's
    char captain[SEATS_MAX][ID_MAX];     // of a computer, "" = none; not judged here
    char program[32];                    // the version of the program that began the file
    char started[32];                    // when, as "2026-01-31T20:15"; "" when nobody says
    char missing[160]; // packs that it was played with and that are not in use here: "Bigger guns 1.2"; "":
                       // none
    char added[160];   // … that are in use here, and it was played without
} SaveHeader;

// The header of a new file of this game; nobody's name and no date.
SaveHeader save_header(const Match *match, const char *program);

// The hash of the match as files of the header's format have it.
uint64_t save_hash(const SaveHeader *header, const Match *match);

// ---- Reading ----

typedef struct SavedCommand {
    Seat seat;
    Command command;
    uint64_t hash; // of the match after it
    int line;
} SavedCommand;

// A file that was read. For reading only.
typedef struct Save {
    SaveHeader header;
    SavedCommand *command;
    int command_count;
    struct SaveSnapshot *snapshot; // the position after some of the commands, for messages
    int snapshot_count;
    int over_line;          // where the file says that the game is over; 0: it does not
    int torn_line;          // the last line, if it was cut off and is left out; else 0
    uint16_t rules_version; // that it was played by; with SAVE_OTHER_RULES perhaps not header.catalog's
    uint64_t pack;          // likewise the hash of the cards
    Text differs; // SAVE_OTHER_RULES: sentences, each with a line end; empty: rules and cards are the same
    char *text;   // the file, of which the first `length` bytes are whole lines
    size_t length;
    size_t size; // of the file, with the line that was cut off
} Save;

// May the file be of other rules or cards than these? To go on with a game it may not; to watch one it may,
// as far as its commands still apply.
typedef enum SaveRules {
    SAVE_SAME_RULES,
    SAVE_OTHER_RULES
} SaveRules;

// Reads a file. NULL with problems, each with its place, when anything in it is wrong. One thing is not: a
// last line that was cut off, as a killed program leaves it. The catalog that `packs` gives must outlive the
// save.
Save *save_load(const char *path, const ScenarioPacks *packs, SaveRules rules, Problems *problems);

// The same for `length` bytes in memory, called `name` in messages.
Save *save_parse(const char *name, const char *text, size_t length, const ScenarioPacks *packs,
                 SaveRules rules, Problems *problems);

// What can be told about a file without reading all of it: as save_load with SAVE_OTHER_RULES, but there are
// no commands and snapshots, and over_line is 1 when the file ends with the end of the game. Nothing else of
// it has been looked at.
Save *save_glance(const char *path, const ScenarioPacks *packs, Problems *problems);

void save_destroy(Save *save); // accepts NULL

// ---- Playing it again ----

typedef enum SaveOutcome {
    SAVE_GOOD,
    SAVE_SETUP_DIFFERS,   // the deal has another hash
    SAVE_COMMAND_REFUSED, // `command` is not allowed
    SAVE_HASH_DIFFERS,    // after `command`
    SAVE_END_DIFFERS,     // the file says that the game is over, but it is not
    SAVE_REPORT_DIFFERS,  // every hash is right, but a snapshot is not what the game reports now
    SAVE_NO_MEMORY
} SaveOutcome;

typedef struct SaveReplay {
    SaveOutcome outcome;
    int command;            // index of the first one that went wrong; else the number of commands
    uint64_t expected, got; // hashes, where they differ
    Match *match;           // to go on with when `outcome` is SAVE_GOOD or SAVE_REPORT_DIFFERS; else as far
                            // as it could be brought. Owned by whoever asked; NULL without memory
} SaveReplay;

// Plays the game and compares each hash. Unless all is good, `out` gets a sentence that names the first
// command that differs and what can be said about it, and one for each field that is not as the next snapshot
// has it, each followed by a line end.
SaveReplay save_replay(const Save *save, Text *out);

// The outcome as a word for tools: "good", "hash_differs" …
const char *save_outcome_word(SaveOutcome outcome);

// ---- Writing ----

typedef struct SaveWriter SaveWriter;

typedef enum SaveSync {
    SAVE_SYNC,   // on the disk before a call returns
    SAVE_NO_SYNC // with the system, which writes it when it likes: for files that can be made again
} SaveSync;

// Begins a new file. NULL with a sentence when there is such a file already or memory is out. Everything else
// that goes wrong, here and below, is a sentence in `problem` and passes: what could not be written is kept
// and written, in order, at the next call that can. `problem` empty: the header is in the file.
SaveWriter *save_create(const char *path, const SaveHeader *header, SaveSync sync, Text *problem);

// Goes on with the file that `save` was read from; a line that was cut off is cut away. NULL with a sentence
// when the file can't be opened for writing or another program is writing it.
SaveWriter *save_continue(const char *path, const Save *save, SaveSync sync, Text *problem);

// Each adds a line and returns whether the whole game up to here is in the file; else `problem` says why not.
bool save_command(SaveWriter *writer, Seat seat, const Command *command, uint64_t hash, Text *problem);
bool save_snapshot(SaveWriter *writer, const Match *match, Text *problem);
bool save_over(SaveWriter *writer, Text *problem);

// Takes the last commands back: of the game `commands` are left, with the snapshots between them. Returns as
// above.
bool save_rewind(SaveWriter *writer, int commands, Text *problem);

// Tries again to write what is waiting, and how many lines that is.
bool save_retry(SaveWriter *writer, Text *problem);
int save_waiting(const SaveWriter *writer);

// Tries a last time and frees the writer (NULL too). False with a sentence when lines are lost.
bool save_close(SaveWriter *writer, Text *problem);

#endif
