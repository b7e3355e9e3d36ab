// SPDX-License-Identifier: MIT
// Shared by words.c (storage and formatting), words_check.c, words_forms.c and words_untranslated.c; private
// to them and words_place.c.
#ifndef STARDECK_DATA_WORDS_STORE_H
#define STARDECK_DATA_WORDS_STORE_H

#include "data/words.h"

typedef struct WordsPlace {
    int line, column;
} WordsPlace;

typedef struct WordsEntry {
    char *key;            // "card.galaxy.name"; "" for the outermost group
    char *value;          // NULL for a group
    const char *document; // what was loaded, by the name that checks use; owned by the Words
    const char *file;     // the file it comes from: `document`, unless layers were merged
    WordsPlace key_place, value_place;
} WordsEntry;

// A record with forms of its name for use in sentences.
typedef struct WordsNameForms {
    const char *name;
    const char *form[WORDS_FORMS]; // NULL: missing
    bool many;                     // takes a plural verb
} WordsNameForms;

typedef struct WordsList {
    WordsEntry *entry; // sorted by key once they are in a Words
    size_t count, capacity;
} WordsList;

struct Words {
    WordsList text, group;
    WordsNameForms *name_forms; // the names in `text` with forms (words_forms.c)
    size_t name_forms_count;
    char **file;
    size_t file_count;
    bool keeps_good;     // words_keep_good
    const char *heading; // words_set_heading; NULL: none
};

// The entry of a text, or NULL. Accepts words NULL. Valid until the next load.
const WordsEntry *words_find(const Words *words, const char *key);

// Puts `text`, which is finished by that, in place of the text of this key. False, with nothing changed, if
// there is none or memory runs out, or had run out for `text`.
bool words_replace(Words *words, const char *key, Text *text);

// The object with this path in this document, or NULL. Valid until the next load.
const WordsEntry *words_find_group(const Words *words, const char *key, const char *document);

// True if the problems include one about this text; that explains anything else odd about it.
bool words_has_problem(const WordsEntry *entry, const Problems *problems);

// A piece of a text, not zero-terminated.
typedef struct WordsPiece {
    const char *at;
    size_t length;
} WordsPiece;

// A placeholder: {name}, {name.form} or {name:one|many}, which a number chooses by too ("# card|# cards"); of
// a number of a record also {+way.to.name} and {name:for 1|for 2|for all others}. All pointers are into the
// text.
typedef struct WordsPlaceholder {
    const char *from, *to; // the opening brace, and just past the closing one
    const char *name;
    size_t length;
    WordsPiece form;      // what follows the first dot; length 0: none
    WordsPiece one, many; // the first and last of the choices; `at` NULL: no choice
    bool has_sign;        // it begins with a '+'
} WordsPlaceholder;

// The name with what follows its dots.
WordsPiece words_whole_name(const WordsPlaceholder *placeholder);
// True if it is one that a player's name can replace: with one form or two choices, if any.
bool words_is_of_name(const WordsPlaceholder *placeholder);

// Finds the first well-formed placeholder in `text`; false if there is none. Continue at found->to.
bool words_next_placeholder(const char *text, WordsPlaceholder *found);

// True if all braces in the text belong to placeholders.
bool words_placeholders_good(const char *text);

// Appends the replacement of a placeholder whose value is a number: the choice for it, if there are choices,
// with `written` for each '#'; else `written`.
void words_add_number(const WordsPlaceholder *placeholder, int number, const char *written, Text *out);

// ---- forms of names (words_forms.c)

// The index of a form by name, WORDS_FORMS if there is none.
size_t words_form_called(WordsPiece name);
// Fills Words.name_forms anew from the texts. False if memory runs out.
bool words_find_name_forms(Words *words);
void words_forget_name_forms(Words *words);
// Appends the replacement of a placeholder with a form or a choice, whose value is `name`; capitalized if
// `begins` (a sentence).
void words_add_form(const Words *words, const WordsPlaceholder *placeholder, const char *name, bool begins,
                    Text *out);

// A key that a file must or may have.
typedef struct KeyRule {
    char *key;
    bool required;
    bool may_be_empty;
    // The placeholders that get values, separated by spaces, with '@' before names that have forms; NULL: not
    // checked.
    const char *values;
    bool says_number;     // it must be WORDS_ONE or WORDS_MANY
    RecordAt record;      // whose numbers are the values; `catalog` NULL: none's
    bool numbers_unknown; // the values are the numbers of a record that are not known
} KeyRule;

// All keys that a file may have. Initialize with {0}.
typedef struct KeyRules {
    KeyRule *rule; // sorted by key once complete
    size_t count, capacity;
    const char *pass_over; // nothing is known of keys below this one; NULL: all are known
    const char *folder;    // unknown keys are a fault only in files of this folder; NULL: everywhere
    const char *away;      // keys below which unknown ones are no fault (Catalog.away); NULL: none
    bool passes_unknown;   // unknown keys are no fault anywhere
    bool failed;           // no memory
} KeyRules;

// Copies `key`; how.key is ignored; how.values is borrowed until key_rules_finish. Without memory nothing is
// added and `failed` is set.
void key_rules_add(KeyRules *rules, const char *key, KeyRule how);

// Sorts by key and removes duplicates, of which a required one is kept; returns how many are left.
size_t key_rules_sort(KeyRules *rules);
void key_rules_finish(KeyRules *rules); // frees them; not to be used again

// Adds what a game's language files must and may have. `catalog` NULL: only what doesn't depend on its
// records and captains. Without memory `failed` is set.
void pack_words_rules(const Game *game, const Catalog *catalog, PackWords known, KeyRules *rules);

// Checks what came from `file`, and frees the rules. False with problems.
bool key_rules_check(KeyRules *rules, const Words *words, const char *file, Problems *problems);

#endif
