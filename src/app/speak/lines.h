// SPDX-License-Identifier: MIT
// Plain lines of text in and out: no cursor, no colours, nothing that a screen reader or a pipe would stumble
// over.
#ifndef STARDECK_APP_SPEAK_LINES_H
#define STARDECK_APP_SPEAK_LINES_H

#include <stdbool.h>

#define SPEAK_LINE_MAX 400 // bytes of a line that is read, with the zero

typedef enum LineRead {
    LINE_READ,
    LINE_TOO_LONG, // more than anybody types: read to its end, and dropped
    LINE_ENDED     // the input has ended, or nobody reads the output any more
} LineRead;

// From now on SIGINT (Ctrl-C), SIGTERM and SIGHUP end the input, so that the conversation ends as usual; the
// second of a kind ends the program at once.
void lines_end_on_signals(void);
// Reads the next line from the terminal or pipe, without its end, without spaces around it and without what
// is no text: control characters and broken UTF-8 become spaces. On a terminal a prompt is shown first.
LineRead lines_read(char line[SPEAK_LINE_MAX]);
// Writes the text and ends the line. Marks of emphasis and other control characters are left out, so that
// every line is plain; line feeds in it begin new lines.
void lines_say(const char *text);
// Moves what has been written out of sight.
void lines_clear(void);

#endif
