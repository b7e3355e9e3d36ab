// SPDX-License-Identifier: MIT
// The journal of the running game: a saved game (data/save.h) that grows with each command and is on disk
// before the next one is accepted. The file is created with the first command, so a game nobody has played
// leaves none. If the disk fails the game goes on: the journal reports the fault and writes everything
// missing as soon as it can.
#ifndef STARDECK_PLAY_JOURNAL_H
#define STARDECK_PLAY_JOURNAL_H

#include "data/kept_cards.h"
#include "data/save.h"
#include "play/session.h"

typedef struct Journal Journal;

// Appends the folder of the player's games: $XDG_DATA_HOME/stardeck/games, else
// ~/.local/share/stardeck/games; nothing if neither is set.
void journal_folder(Text *out);

// Starts a journal for a new game, in a new file of `folder`. NULL only if memory runs out. The match's
// catalog must outlive the journal.
Journal *journal_begin(const char *folder, const Match *match, const SessionOptions *options);
// Keeps the match's cards beside the saved games (data/kept_cards.h): `files`, whose key has these `looks`.
// That happens at once, as their pictures may be gone by the first command; if the game ends without a
// command, they are removed again unless a saved game needs them. A failure is a fault of the journal, and is
// tried again with each command from the first on; `files` must stay valid until it succeeds. `files` NULL:
// they could not be read, for the reason `why`, and that stays the fault.
void journal_keep_cards(Journal *journal, const CardFiles *files, uint64_t looks, const char *why);
// Continues the file `path` that `save` was read from; `match` has all its commands. If the file is
// read-only, the whole game goes to a new file of `folder`. NULL with a sentence in `problem` if another
// program is writing the file, or memory runs out.
Journal *journal_resume(const char *folder, const char *path, const Save *save, const Match *match,
                        Text *problem);
// Tries a last time to write what is missing, and frees the journal. False if part of the game is lost; the
// reason is printed. Accepts NULL.
bool journal_close(Journal *journal);

// Call after the match has carried out a command: writes it and whatever is still missing.
void journal_command(Journal *journal, const Match *match, Seat seat, const Command *command);

// Call when a person has given up and this opponent plays on (session_leave_seat).
void journal_left(Journal *journal, const Match *match, Seat seat, const char *plays);

// Call after the match's last commands have been undone.
void journal_rewind(Journal *journal, const Match *match);

// Why part of the game is not on disk at the moment; NULL: all is. Valid until the next call.
const char *journal_fault(const Journal *journal);
// The file's path, "" if there is none yet. Owned by the journal.
const char *journal_path(const Journal *journal);

#endif
