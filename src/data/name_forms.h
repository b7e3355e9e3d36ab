// SPDX-License-Identifier: MIT
// The forms that a name may have beside it for use in sentences, by their keys in language files.
#ifndef STARDECK_DATA_NAME_FORMS_H
#define STARDECK_DATA_NAME_FORMS_H

enum {
    WORDS_NOMINATIVE,
    WORDS_ACCUSATIVE,
    WORDS_DATIVE,
    WORDS_GENITIVE_CASE,
    WORDS_FORMS
};

#define WORDS_NUMBER "number" // beside them: whether the name is a plural (words.h)

// "nominative" and so on, in this order, ending with NULL (words_forms.c).
extern const char *const words_form_names[WORDS_FORMS + 1];

#endif
