// SPDX-License-Identifier: MIT
// The journal of the running game: a saved game (data/save.h) that grows with each command and is on the disk
// before the next one is accepted. The file begins with the first command, so that a game nobody has played
// leaves none. Whatever goes wrong with the disk, the game goes on: the journal says what is wrong and writes
// all that is missing as soon as it can.
#ifndef STARDECK_PLAY_JOURNAL_H
#define STARDECK_PLAY_JOURNAL_H

#include "data/save.h"
#include "play/session.h"

typedef struct Journal Journal;

// Where the player's games lie: $XDG_DATA_HOME/stardeck/games, else ~/.local/share/stardeck/games; nothing is
// appended when there is no such place.
void journal_folder(Text *out);

// A journal for the game, in a new file of that folder. NULL only without memory.
Journal *journal_begin(const char *folder, const Match *match, const SessionOptions *options);
// Goes on in the file that `save` was read from; `match` is where it has come to. When that file can only be
// read, the whole game goes into a new file of `folder`. NULL with a sentence when another program is writing
// the file.
Journal *journal_resume(const char *folder, const char *path, const Save *save, const Match *match,
                        Text *problem);
// Tries a last time to write what is missing; false, with the reason printed, when something of the game is
// lost. Accepts NULL.
bool journal_close(Journal *journal);

// The match has carried out a command: that, and whatever is still missing, goes to the disk.
void journal_command(Journal *journal, const Match *match, Seat seat, const Command *command);

// The match has taken its last commands back.
void journal_rewind(Journal *journal, const Match *match);

// Why not all of the game is on the disk just now; NULL: it is.
const char *journal_fault(const Journal *journal);
// "" as long as there is no file yet. Owned by the journal.
const char *journal_path(const Journal *journal);

#endif
