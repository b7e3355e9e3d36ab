// SPDX-License-Identifier: MIT
// A single-line text field: any language, caret, select all, clipboard. While it is edited, the owner passes
// it the window's events and draws it at its hit.
#ifndef STARDECK_APP_STAGE_TEXT_FIELD_H
#define STARDECK_APP_STAGE_TEXT_FIELD_H

#include "app/stage/widgets.h"

#define TEXT_FIELD_BYTES 512 // the path of a file is the longest

typedef struct TextField {
    char text[TEXT_FIELD_BYTES];
    size_t caret; // offset in bytes
    bool marked;  // all of it is selected: typing replaces it
    size_t letters_max, bytes_max;
    bool digits; // accepts digits only
    // Set after text_field_begin: false for a letter that cannot be displayed and is rejected. NULL: accepts
    // all.
    bool (*shows)(void *context, const char *letter);
    void *context;
    char refused[8]; // the letter rejected by the last event; "": none
} TextField;

// How the field handled an event.
typedef enum TextFieldAnswer {
    FIELD_IGNORED, // not handled
    FIELD_TAKEN,
    FIELD_DONE,     // Enter
    FIELD_LEFT,     // Tab: done; the caller still handles the event to move the focus
    FIELD_CANCELLED // Esc
} TextFieldAnswer;

// Starts editing `text` (truncated to what is allowed), selected, with the caret at its end. bytes_max does
// not count the terminating zero.
void text_field_begin(TextField *field, const char *text, size_t letters_max, size_t bytes_max, bool digits);
// Call after text_field_begin: input methods show their candidates at the field of this hit. only_shown:
// letters that no font has are rejected.
void text_field_open(App *app, const char *hit_id, TextField *field, bool only_shown);
// Handles an event of the window while the field is edited.
TextFieldAnswer text_field_event(TextField *field, const SDL_Event *event);
// After an event: tells the player at the hit which letter is missing in all fonts, if one was rejected.
void text_field_say_refused(App *app, const char *hit_id, const TextField *field);
// Inserts at the caret as if typed: letters that are not allowed or do not fit are skipped.
void text_field_insert(TextField *field, const char *text);

typedef struct TextFieldLook {
    const char *text; // shown while it is not being edited
    const char *hint; // shown dimmed if there is no text
    const char *icon; // NULL: none
    float text_size;
} TextFieldLook;

// Draws the field at its hit. field NULL: it is not being edited.
void text_field_draw(App *app, const char *hit_id, const TextField *field, const TextFieldLook *look);
// Moves the caret to a click at x (window pixels) in the field of this hit while it is edited.
void text_field_click(App *app, const char *hit_id, TextField *field, const TextFieldLook *look, float x);

#endif
