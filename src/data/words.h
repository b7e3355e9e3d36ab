// SPDX-License-Identifier: MIT
// Everything people read, in one language. Language files are nested objects of texts; a key is the path
// joined by '.', so {"card":{"galaxy":{"name":"Galaxy"}}} gives "card.galaxy.name". Keys are spelled with
// a-z, 0-9 and _. Texts may hold placeholders in braces, as in "draws {amount} cards"; there are no other
// braces. Forms for one and for many of something that is counted are separate keys, chosen by the caller.
//
// Names of those who play stand in sentences with an article and in a case: beside its "name" a record may
// have "nominative", "accusative", "dative" and "genitive" ("name": "Romulaner", "dative": "den Romulanern"),
// and "number": "many" where the verb must be in the plural. A sentence asks for them by {seat.dative} and
// {seat:plays|play}. A form that is missing is the one before it in that list, in the end the name itself, as
// it is for people's names; the genitive is made of the dative by the text WORDS_GENITIVE, where there is
// one. The form that a sentence begins with gets a capital letter.
#ifndef STARDECK_DATA_WORDS_H
#define STARDECK_DATA_WORDS_H

#include "core/problem.h"
#include "data/layers.h"
#include "engine/catalog.h"

typedef struct Words Words;

enum {
    WORDS_NOMINATIVE,
    WORDS_ACCUSATIVE,
    WORDS_DATIVE,
    WORDS_GENITIVE_CASE,
    WORDS_FORMS
};
#define WORDS_NUMBER "number"
#define WORDS_ONE "one"
#define WORDS_MANY "many"
#define WORDS_GENITIVE "form.genitive" // "{name}’s"
// Below a name that stands as a heading: WORDS_ONE where sentences take it for one ("Klingon", below it "Wins
// the battle"), WORDS_MANY where they go on as that name's do ("Klingonen", below it "Gewinnen das Gefecht").
#define WORDS_HEADED "form.headed"

// NULL when memory is out. Destroy accepts NULL.
Words *words_create(void);
void words_destroy(Words *words);

// Adds a language file ("cards/tactics/lang/en.json"). False with problems when it can't be read, holds
// anything but texts, has unbalanced braces or a key that an earlier file gave already; nothing of it is then
// added.
bool words_load(Words *words, const char *path, Problems *problems);

// From now on what is good of a faulty file is added too, for those who look for more faults in it.
void words_keep_good(Words *words);
// Nothing was added so far, not even a file without texts.
bool words_is_empty(const Words *words);

// The same for all that a pack's layers say in `language` ("de"), and in English where they don't. Checks
// know it by the name that words_layers_name appends.
bool words_load_layers(Words *words, const Layers *layers, const char *language, Problems *problems);
// … and from files of another name ("balance/%s.json", with the language in it).
bool words_load_files(Words *words, const Layers *layers, const char *pattern, const char *language,
                      Problems *problems);
void words_layers_name(const Layers *layers, const char *language, Text *out);

// The same for text in memory, called `name` in messages.
bool words_parse(Words *words, const char *name, const char *text, size_t length, Problems *problems);

// The text of a key; a missing key gives the key itself, so that it shows on screen instead of crashing. The
// result is owned by `words` (or is `key`), valid until the next load. Accepts words NULL.
const char *words_get(const Words *words, const char *key);
bool words_has(const Words *words, const char *key);

// The text of "PREFIX.ID.PART", e.g. words_part(words, "card", "galaxy", "name"). NULL if there is none:
// the way to ask for optional ones such as a faction's own name of a card.
const char *words_part(const Words *words, const char *prefix, const char *id, const char *part);

// What stands for the placeholder {name}: a text, or with `text` NULL a number.
typedef struct Fill {
    const char *name, *text;
    int number;
} Fill;
#define STR(name_, text_)                                                                                    \
    { .name = (name_), .text = (text_) }
#define NUM(name_, number_)                                                                                  \
    { .name = (name_), .number = (number_) }
#define FILLS_END                                                                                            \
    { .name = NULL }
#define FILLS(...) ((const Fill[]){__VA_ARGS__, FILLS_END})

// Appends the text of `key` with its placeholders filled: words_fill(words, &out, "log.drew", STR("seat",
// name), NUM("count", 3)). One without a value stays as it stands, braces included.
#define words_fill(words, out, key, ...) words_fill_with(words, out, key, FILLS(__VA_ARGS__))
// The same with a list that ends with FILLS_END.
void words_fill_with(const Words *words, Text *out, const char *key, const Fill *fills);

// Appends the name in one of its forms (WORDS_NOMINATIVE …); `begins`: a sentence begins with it.
void words_name(const Words *words, Text *out, const char *name, size_t form, bool begins);

// Until this is called with NULL, sentences stand below `name` as a heading: see WORDS_HEADED. `name` must
// last.
void words_set_heading(Words *words, const char *name);

// Checks the keys that came from `file` (as it was given to words_load) against what must and what may be
// there; both lists end with NULL, and may be NULL. Empty texts are refused. False with problems: missing and
// unknown keys. Texts that `problems` speaks of already are passed over.
bool words_check(const Words *words, const char *file, const char *const required[],
                 const char *const optional[], Problems *problems);

// How much is known of a pack that is faulty itself.
typedef struct PackWords {
    bool values_unknown;   // of its records: their placeholders are not looked at
    bool captains_unknown; // nor what is said of captains
    const Layers *layers;  // that the pack lies in: texts below the topmost that nobody asks for belonged to
                           // what it took away. NULL: there is but one
} PackWords;

// The same for a pack's language file. Demanded: "WHAT.ID.name" for each record of each table
// ("card.ID.name", "faction.ID.name" …) and what else the table says (Table.texts: "card.ID.text" …), which
// may be empty (of those who play also the forms of the name, above, if it likes); "captain.ID.name", .style,
// .greets, .wins and .loses of each captain; and what the program asks for (Game.texts, and what every game
// with a story has). Allowed: "card.ID.FACTION", what a faction calls a card. Placeholders must be such as
// get values there.
#define WORDS_CAPTAIN "captain"
bool pack_words_check(const Catalog *catalog, const Words *words, const char *file, PackWords known,
                      Problems *problems);

// Have two languages the same placeholders in every key that both have? Problems are reported in `b`, but not
// of texts that `problems` speaks of already. Which keys each must have is words_check's business.
bool words_same_placeholders(const Words *a, const Words *b, Problems *problems);

// What `language` ("de") lacks of words_load_layers: a warning for each file of another language that stands
// in for it, where the first of its texts stands. Of the layers below the last only if that one speaks the
// language: what they lack is not its business else. Texts with a fault are passed over.
void words_untranslated(const Words *words, const Layers *layers, const char *language, Problems *problems);

#endif
