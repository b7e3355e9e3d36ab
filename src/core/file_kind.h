// SPDX-License-Identifier: MIT
// Checks what a path leads to before it is opened, and what kind of file a name says it is.
#ifndef STARDECK_CORE_FILE_KIND_H
#define STARDECK_CORE_FILE_KIND_H

#include <stdbool.h>
#include <stdio.h>

// True for a pipe, socket or device, also behind a link: opening or reading one may block forever. False for
// a regular file, a folder, and a path that doesn't exist.
bool file_is_special(const char *path);

// True for an existing folder, also behind a link.
bool file_is_folder(const char *path);

// True if there is anything at the end of the path, behind its links. False with errno set.
bool file_exists(const char *path);

// True if there is anything under this name, even a link that leads nowhere: nothing new can have the name.
bool file_is_taken(const char *path);

// Opens the file for reading; the caller closes it. NULL with errno set; ENXIO means a pipe, device or the
// like, which is not opened because that could block forever. (A folder may open, and then reading it fails,
// as with fopen.)
FILE *file_open(const char *path);

// The ending of a picture's name, in capital letters too (".png", ".JPG"): a pointer into `name`. NULL: it is
// not the name of a picture.
const char *file_picture_ending(const char *name);

// Endings of saved games: of new ones, and of those written before version 0.2.
#define FILE_GAME_ENDING ".stardeck"
#define FILE_GAME_ENDING_OLD ".jsonl"

// True if `name` ends like that of a saved game, in capital letters too.
bool file_is_named_game(const char *name);

// What a file seems to be, by how it begins, whatever it is called. A pipe or device is not opened.
typedef enum FileContent {
    FILE_UNREADABLE, // there is none, or it can't be read
    FILE_FOLDER,
    FILE_GAME,    // a saved game
    FILE_ARCHIVE, // a zip archive
    FILE_UNKNOWN
} FileContent;
FileContent file_content(const char *path);

// True if the path is that of a file of the language: "…/de.json" of "de".
bool file_is_of_language(const char *path, const char *language);

// True if `name` ends like that of a font, in capital letters too.
bool file_is_font(const char *name);

#endif
