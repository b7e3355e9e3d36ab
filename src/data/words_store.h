// SPDX-License-Identifier: MIT
// What words.c (store and formatting), words_check.c and words_untranslated.c share; not for anybody else.
#ifndef STARDECK_DATA_WORDS_STORE_H
#define STARDECK_DATA_WORDS_STORE_H

#include "data/words.h"

typedef struct WordsPlace {
    int line, column;
} WordsPlace;

typedef struct WordsEntry {
    char *key;            // "card.galaxy.name"; "" for the outermost group
    char *value;          // NULL for a group
    const char *document; // what was loaded, by the name that checks are given; owned by the Words
    const char *file;     // the file that it comes from: the same, unless something was laid upon it
    WordsPlace key_place, value_place;
} WordsEntry;

// What a record with forms of its name is called in sentences.
typedef struct WordsNamed {
    const char *name;
    const char *form[WORDS_FORMS]; // NULL: it has none
    bool many;                     // the verb stands in the plural
} WordsNamed;

typedef struct WordsList {
    WordsEntry *entry; // sorted by key once in a Words
    size_t count, capacity;
} WordsList;

struct Words {
    WordsList text, group;
    WordsNamed *named; // what words_forms.c finds in them
    size_t named_count;
    char **file;
    size_t file_count;
    bool keeps_good;     // words_keep_good
    const char *heading; // words_set_heading; NULL: none
};

// The entry of a text, or NULL. Accepts words NULL.
const WordsEntry *words_find(const Words *words, const char *key);

// The object with this path in this document, or NULL.
const WordsEntry *words_find_group(const Words *words, const char *key, const char *document);

// Is there a fault of this text among the problems? Then that explains whatever else is odd about it.
bool words_is_told(const WordsEntry *entry, const Problems *problems);

// A piece of a text that does not end with a zero byte.
typedef struct WordsPiece {
    const char *at;
    size_t length;
} WordsPiece;

// A placeholder: {name}, {name.form} or {name:one|many}.
typedef struct WordsPlaceholder {
    const char *from, *to; // the opening brace, and what stands behind the closing one
    const char *name;
    size_t length;
    WordsPiece form;      // length 0: none
    WordsPiece one, many; // `at` NULL: it is no choice
} WordsPlaceholder;

// The first well-formed placeholder in `text`; false if there is none. On with found->to.
bool words_next_placeholder(const char *text, WordsPlaceholder *found);

// Do all braces in the text belong to placeholders?
bool words_placeholders_good(const char *text);

// ---- forms of names (words_forms.c)

// The forms, "nominative" and so on, ending with NULL; which of them is called so, WORDS_FORMS: none.
extern const char *const words_form_names[WORDS_FORMS + 1];
size_t words_form_called(WordsPiece name);
// Finds the records with forms once more. False without memory.
bool words_find_named(Words *words);
void words_forget_named(Words *words);
// Appends what stands for a placeholder with a form or a choice whose value is `name`; `begins`: a sentence
// begins with it.
void words_add_form(const Words *words, const WordsPlaceholder *placeholder, const char *name, bool begins,
                    Text *out);

// What must and what may stand under a key.
typedef struct KeyRule {
    char *key;
    bool required;
    bool may_be_empty;
    const char *values; // the placeholders that get values, with a space between them, '@' before those that
                        // are names with forms; NULL: not looked at
    bool says_number;   // it must be WORDS_ONE or WORDS_MANY
} KeyRule;

// All that may stand in a file. Start with {0}.
typedef struct KeyRules {
    KeyRule *rule; // sorted by key once complete
    size_t count, capacity;
    const char *pass_over; // of what lies below this key nothing is known; NULL: of everything
    const char *folder;    // keys nobody asks for are a fault in files of this folder only; NULL: everywhere
    bool failed;           // no memory
} KeyRules;

void key_rules_add(KeyRules *rules, const char *key, KeyRule how); // how.key is left out

// Into the order of their keys, each but once; returns how many.
size_t key_rules_sort(KeyRules *rules);
void key_rules_finish(KeyRules *rules);

// What a game's language files must and may have. `catalog` NULL: besides its records and captains.
void pack_words_rules(const Game *game, const Catalog *catalog, PackWords known, KeyRules *rules);

// Checks what came from `file`, and frees the rules. False with problems.
bool key_rules_check(KeyRules *rules, const Words *words, const char *file, Problems *problems);

#endif
