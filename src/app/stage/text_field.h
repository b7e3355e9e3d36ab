// SPDX-License-Identifier: MIT
// One line of text that is typed: letters of any language, caret, marking everything, clipboard. Whoever owns
// the field gives it the events of the window while it is being edited and draws it where its hit lies.
#ifndef STARDECK_APP_STAGE_TEXT_FIELD_H
#define STARDECK_APP_STAGE_TEXT_FIELD_H

#include "app/stage/widgets.h"

#define TEXT_FIELD_BYTES 128

typedef struct TextField {
    char text[TEXT_FIELD_BYTES];
    size_t caret; // bytes before it
    bool marked;  // all of it: the next letter takes its place
    size_t letters_max, bytes_max;
    bool digits; // nothing else
    // Set after text_field_begin: can this letter be shown? NULL: every one can. Others are not taken.
    bool (*shows)(void *context, const char *letter);
    void *context;
    char refused[8]; // the one that was not taken last; "": none since the last event
} TextField;

// What an event was to the field.
typedef enum TextFieldAnswer {
    FIELD_IGNORED, // not for it
    FIELD_TAKEN,
    FIELD_DONE,     // Enter
    FIELD_LEFT,     // Tab: done, and the focus goes on (the event is still to be handled)
    FIELD_CANCELLED // Esc
} TextFieldAnswer;

// Begins with `text` (cut to what may be), marked, the caret at its end. bytes_max counts without the zero.
void text_field_begin(TextField *field, const char *text, size_t letters_max, size_t bytes_max, bool digits);
TextFieldAnswer text_field_event(TextField *field, const SDL_Event *event);
// Puts in at the caret, as if typed: what is not allowed or does not fit is left out.
void text_field_insert(TextField *field, const char *text);

typedef struct TextFieldLook {
    const char *text; // while it is not being edited
    const char *hint; // shown dimmed when there is no text
    const char *icon; // NULL: none
    float text_size;
} TextFieldLook;

// Draws the field of this hit; `field` NULL: it is not being edited.
void text_field_draw(App *app, const char *hit_id, const TextField *field, const TextFieldLook *look);
// A click at x (pixels) into the field of this hit while it is edited: the caret goes there.
void text_field_click(App *app, const char *hit_id, TextField *field, const TextFieldLook *look, float x);

#endif
