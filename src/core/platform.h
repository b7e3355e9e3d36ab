// SPDX-License-Identifier: MIT
// What the operating system does beyond standard C, the same on all of them: platform_posix.c and
// platform_win.c carry it out, and nothing else includes their headers. Paths are UTF-8 with slashes, on
// Windows too. Unless a function says otherwise, false or NULL means that it failed and errno says why.
#ifndef STARDECK_CORE_PLATFORM_H
#define STARDECK_CORE_PLATFORM_H

#include "core/text.h"

#include <stdint.h>
#include <stdio.h>
#include <time.h>

// ---- The program ----

// To be called first in main. Makes the arguments UTF-8 with slashes, the standard streams binary, so that
// the same bytes are read and written on every system, and LANG the user's language. Changes nothing where
// that is so already. `*arguments` may be replaced; it then lasts until the program ends.
void platform_begin(int *count, char ***arguments);

// Appends the folder of the running program; nothing if it is unknown.
void platform_program_folder(Text *path);

uint64_t platform_process(void); // the number of this process: no other that runs has it

int platform_cores(void); // of the machine; at least 1

// Appends the system's name, version and processor, for bug reports; nothing if they are unknown.
void platform_describe(Text *out);

typedef enum PlatformStream {
    PLATFORM_IN = 0,
    PLATFORM_OUT = 1,
    PLATFORM_ERRORS = 2
} PlatformStream;
bool platform_is_terminal(PlatformStream stream); // false: a file or pipe, and errno says nothing

// To be called when a window has opened. Closes a terminal that the system has opened for this program alone,
// as Windows does on a double-click; what is printed from then on is lost there.
void platform_leave_own_terminal(void);

// From now on writing to a pipe that nobody reads, or beyond the largest size of a file, fails instead of
// ending the program.
void platform_survive_writing(void);

// From now on the first signal that asks the program to end (Ctrl-C, the end of the terminal) calls `ended`
// instead, which may only set a flag, and interrupts reading where the system does that; the second ends the
// program.
void platform_on_end(void (*ended)(int signal_number));

bool platform_set_variable(const char *name, const char *value); // of the environment

// ---- Time ----

uint64_t platform_now(void);                             // nanoseconds since 1970
uint64_t platform_thread_time(void);                     // nanoseconds this thread has computed
uint64_t platform_program_time(void);                    // nanoseconds this program has computed
bool platform_local_time(time_t time, struct tm *local); // in the user's time zone

// ---- Threads ----

// Calls `work(data)` in up to `threads` threads at once, one of which is the caller's, and returns once all
// calls have ended. If fewer threads can be started, there are fewer calls, but at least one.
void platform_run_in_threads(int threads, void (*work)(void *data), void *data);

typedef struct PlatformLock PlatformLock;
PlatformLock *platform_lock_create(void); // NULL: no memory
void platform_lock_take(PlatformLock *lock);
void platform_lock_give(PlatformLock *lock);
void platform_lock_destroy(PlatformLock *lock); // accepts NULL

// ---- Paths ----

// Where a player's own files are, by the custom of the system (on POSIX systems the XDG Base Directory
// specification).
typedef enum PlatformFolder {
    PLATFORM_CONFIG, // what the player has chosen
    PLATFORM_DATA,   // what the player has made
    PLATFORM_STATE   // useful at the next start, but no loss if deleted
} PlatformFolder;

// Appends it, an absolute path. False, with nothing appended, if the environment doesn't say where it is.
bool platform_user_folder(PlatformFolder folder, Text *path);
bool platform_home(Text *path); // likewise, the player's home folder

bool platform_is_absolute(const char *path); // whether it is the same from every current folder

// Appends the path as an absolute one; as it is if the current folder is unknown.
void platform_add_absolute(const char *path, Text *out);

// Appends the file that the path leads to, through links to one that may not exist. What goes round in
// circles stays a link.
void platform_follow_links(const char *path, Text *to);

// ---- What is there ----

typedef enum PlatformKind {
    PLATFORM_FILE,
    PLATFORM_A_FOLDER,
    PLATFORM_LINK,
    PLATFORM_SPECIAL
} PlatformKind;

typedef struct PlatformFacts {
    PlatformKind kind; // special: a pipe, socket or device
    int64_t bytes;
    int64_t changed_s; // since 1970
    int32_t changed_ns;
    uint64_t disk, number; // the pair identifies the file: no other has the same
    uint64_t names;        // hard links to it
} PlatformFacts;

bool platform_facts(const char *path, PlatformFacts *facts); // of what the path leads to: never a link
bool platform_facts_unfollowed(const char *path, PlatformFacts *facts); // of a link itself

bool platform_is_same(const char *path, const char *other); // both lead to one file or folder
// True if `path`, with all links followed, is outside of `folder`, which may be a link itself. False if it is
// inside, and also if either can't be followed, such as a link that leads nowhere; errno says nothing.
bool platform_leads_out(const char *path, const char *folder);

typedef enum PlatformRight {
    PLATFORM_READ,
    PLATFORM_WRITE,
    PLATFORM_ADD // write and enter: to a folder
} PlatformRight;
bool platform_may(const char *path, PlatformRight right); // as far as the rights tell

// The names in a folder, without "." and "..", in any order.
typedef struct PlatformListing PlatformListing;
PlatformListing *platform_list(const char *folder);
const char *
platform_list_next(PlatformListing *listing);     // valid until the next call; NULL at the end, and for NULL
void platform_list_end(PlatformListing *listing); // accepts NULL; leaves errno

// ---- Changing folders ----

// Rights of a new folder, as on POSIX systems; those in the user's umask are taken away.
#define PLATFORM_OF_ALL 0777u
#define PLATFORM_READ_BY_ALL 0755u
#define PLATFORM_OWN 0700u
bool platform_make_folder(const char *path, unsigned rights);
bool platform_make_unique_folder(char *path); // PLATFORM_OWN; `path` ends with XXXXXX, which is replaced

bool platform_remove_file(const char *path);   // of a link: the link itself
bool platform_remove_folder(const char *path); // only if it is empty

// An existing `to` is replaced in one step: at each moment it is the old file or the new one. A folder can
// replace only an empty folder, and on Windows nothing. False with errno set.
bool platform_rename(const char *from, const char *to);

bool platform_add_name(const char *file, const char *name); // a hard link; fails if `name` is taken

// ---- Files ----

// As fopen with the modes of C11.
FILE *platform_fopen(const char *path, const char *mode);

// Writes a file, which is on the disk when this returns. PLATFORM_NEW fails if there is such a file already,
// PLATFORM_OVER empties it. Afterwards the file may be there in part if writing fails.
typedef enum PlatformBefore {
    PLATFORM_NEW,
    PLATFORM_OVER
} PlatformBefore;
bool platform_write_file(const char *path, PlatformBefore before, const char *bytes, size_t length);

// Writes the file so that there is a whole one at each moment, the old or the new: under the name PATH.new
// first. It is on the disk when this returns, as far as the file system can. A link at `path` is replaced.
bool platform_replace_file(const char *path, const char *bytes, size_t length);

// A file that is written piece by piece, and stays open. The program's children don't get it.
typedef int PlatformFile;
#define PLATFORM_NO_FILE (-1)

PlatformFile platform_create(const char *path); // a new one, for its owner alone; PLATFORM_NO_FILE: it failed
PlatformFile platform_reopen(const char *path); // one to be continued
void platform_close(PlatformFile file);

// False only if another program has locked it. The lock ends with the file; it doesn't hinder anybody from
// reading.
bool platform_lock_file(PlatformFile file);

bool platform_file_facts(PlatformFile file, PlatformFacts *facts); // of an open file

// Writes at this position. Returns how many bytes were written: fewer than `length` if it failed.
size_t platform_write_at(PlatformFile file, const char *bytes, size_t length, uint64_t position);
bool platform_cut(PlatformFile file, uint64_t length); // shortens the file to this length

// Waits until it is on the disk; true also if the file system has no way to say. platform_sync_folder does so
// for the entry of the file `path` in its folder, true also if the folder can't be read or there is no such
// thing.
bool platform_sync(PlatformFile file);
bool platform_sync_folder(const char *path);

#endif
