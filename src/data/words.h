// SPDX-License-Identifier: MIT
// All texts that people read, in one language. Language files are nested objects of texts; a key is the path
// joined by '.', so {"card":{"galaxy":{"name":"Galaxy"}}} gives "card.galaxy.name". Keys consist of a-z, 0-9
// and _. Texts may contain placeholders in braces, as in "draws {amount} cards", and no other braces.
// Singular and plural are chosen by {count:# card|# cards}, or are separate keys that the caller chooses.
//
// Texts of records have the record's numbers as placeholders (data/record_numbers.h): {damage} is the number
// without its sign, {+damage} has it ("+2", "−2"), and {damage:a point|# points} chooses by it: what is for
// 1, for 2 … and last for all others, with the number for '#'.
//
// Names of players appear in sentences with an article and in a case: besides "name" a record may have
// "nominative", "accusative", "dative" and "genitive" ("name": "Romulaner", "dative": "den Romulanern"), and
// "number": "many" if it needs a plural verb. Sentences refer to them by {seat.dative} and {seat:plays|play}.
// A missing form falls back to the one before it in this list and finally to the name, which suits people's
// names; the genitive is formed from the dative by the text WORDS_GENITIVE or WORDS_GENITIVE_S, if there
// is one. A form at the start of a sentence is capitalized.
#ifndef STARDECK_DATA_WORDS_H
#define STARDECK_DATA_WORDS_H

#include "core/problem.h"
#include "data/layer_files.h"
#include "data/name_forms.h"
#include "data/record_numbers.h"
#include "engine/catalog.h"

typedef struct Words Words;

#define WORDS_ONE "one"
#define WORDS_MANY "many"
#define WORDS_GENITIVE "form.genitive" // "{name}’s"
// The same for names that end in s: "{name}’". It counts in the language that has both.
#define WORDS_GENITIVE_S "form.genitive_s"
// Below a heading with a name: WORDS_ONE if sentences treat the name as singular ("Klingon", below it "Wins
// the battle"), WORDS_MANY if they go on as the name itself does ("Klingonen", below it "Gewinnen das
// Gefecht").
#define WORDS_HEADED "form.headed"

// NULL if memory runs out. Destroy accepts NULL.
Words *words_create(void);
void words_destroy(Words *words);

// Adds a language file ("cards/tactics/lang/en.json"). False with problems, and nothing added, if it can't be
// read, contains anything but texts, or has unbalanced braces or a key from an earlier file.
bool words_load(Words *words, const char *path, Problems *problems);

// From now on also adds the good parts of faulty files, for callers that look for further faults.
void words_keep_good(Words *words);
// True if nothing was added so far, not even a file without texts.
bool words_is_empty(const Words *words);

// Adds the texts of all layers in `language` ("de"), or in English where they are missing.
bool words_load_layers(Words *words, const Layers *layers, const char *language, Problems *problems);
// Like words_load_layers, for files with another name pattern ("balance/%s.json", with %s for the language).
bool words_load_files(Words *words, const Layers *layers, const char *pattern, const char *language,
                      Problems *problems);
// Appends the name under which words_check knows the result of words_load_layers.
void words_document_name(const Layers *layers, const char *language, Text *out);

// Adds text in memory; messages call it `name`.
bool words_parse(Words *words, const char *name, const char *text, size_t length, Problems *problems);

// The text of a key; for a missing key the key itself, so that it shows up on screen instead of crashing.
// Owned by `words` (or it is `key`), valid until the next load. Accepts words NULL.
const char *words_get(const Words *words, const char *key);
// Like words_get, with `otherwise` for a missing key: for a key that does not live as long as the text is
// used.
const char *words_get_or(const Words *words, const char *key, const char *otherwise);
bool words_has(const Words *words, const char *key);

// The text of "PREFIX.ID.PART", e.g. words_part(words, "card", "galaxy", "name"), for optional texts such as
// a faction's own name of a card. NULL if there is none. Owned as above.
const char *words_part(const Words *words, const char *prefix, const char *id, const char *part);

// Makes the text of "PREFIX.ID.PART" the same as in `from`, if both have one. False if memory runs out.
bool words_take(Words *words, const Words *from, const char *prefix, const char *id, const char *part);

// A value for the placeholder {name}: `text`, or `number` if `text` is NULL. Neither is copied.
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

// Appends the text of `key` with its placeholders filled in: words_fill(words, &out, "log.drew",
// STR("seat", name), NUM("count", 3)). {count:# card|# cards} chooses by a number: the first for 1, the other
// for all else, with the number for '#'. A placeholder without a value is kept, braces included.
#define words_fill(words, out, key, ...) words_fill_with(words, out, key, FILLS(__VA_ARGS__))
// The same with a list that ends with FILLS_END.
void words_fill_with(const Words *words, Text *out, const char *key, const Fill *fills);

// Fills the numbers into the texts of all records of the catalog (Table.texts); what has no value there keeps
// its braces. Texts are then as they are shown: check them before. False if memory runs out.
bool words_fill_records(Words *words, const Catalog *catalog);
// Appends one such text, as it stands in a file, with the numbers of the record.
void words_fill_numbers(const char *text, RecordAt record, Text *out);

// Appends the name in one of its forms (WORDS_NOMINATIVE …), capitalized if `begins` (a sentence).
void words_name(const Words *words, Text *out, const char *name, size_t form, bool begins);

// Until called with NULL: sentences are under a heading with `name` (see WORDS_HEADED). `name` is not copied.
void words_set_heading(Words *words, const char *name);

// Checks the keys that came from `file` (as given to words_load) against those required and allowed; both
// lists end with NULL and may be NULL. Empty texts are refused. False with problems about missing and unknown
// keys. Texts already mentioned in `problems` are skipped.
bool words_check(const Words *words, const char *file, const char *const required[],
                 const char *const optional[], Problems *problems);

// What the check of a pack's texts has to allow for, because the pack is faulty or was read only in part.
typedef struct PackWords {
    bool values_unknown;   // the values of its records are unknown: placeholders for them are not checked
    bool captains_unknown; // texts of captains are not checked
    bool others_known;     // its files may have texts of cards that this catalog doesn't have
    // The pack's layers: unknown texts below the topmost belonged to what it removed. NULL: only one.
    const Layers *layers;
} PackWords;

// Gives every record and captain of the catalog that has no texts its id for a name, and nothing to say, so
// that pack_words_check with the same `file` misses nothing of them. False if memory runs out.
bool pack_words_stand_in(const Catalog *catalog, Words *words, const char *file);

// Like words_check, for a pack's language file. Required: "WHAT.ID.name" for each record of each table
// ("card.ID.name", "faction.ID.name" …) and the table's other texts (Table.texts: "card.ID.text" …), which
// may be empty; "captain.ID.name", .style, .greets, .wins and .loses for each captain; and what the program
// needs (Game.texts, and texts of every game with a story). Optional: forms of the names of those who play;
// "card.ID.FACTION", a faction's name for a card. Only placeholders that get values are allowed.
#define WORDS_CAPTAIN "captain"
bool pack_words_check(const Catalog *catalog, const Words *words, const char *file, PackWords known,
                      Problems *problems);

// True if two languages have the same placeholders in all keys common to both. Problems refer to `b`; texts
// already mentioned in `problems` are skipped. words_check checks which keys exist.
bool words_same_placeholders(const Words *a, const Words *b, Problems *problems);

// Warns about what `language` ("de") lacks after words_load_layers: once for each file of another language
// that stands in for it, at the first such text. Lower layers are included only if the topmost has the
// language; otherwise their gaps don't concern it. Skips texts with a fault.
void words_untranslated(const Words *words, const Layers *layers, const char *language, Problems *problems);

typedef struct WordsProgress {
    int texts, missing;
} WordsProgress;
// Adds to `progress` how many texts there are after words_load_layers, and how many of them are not in
// `language`. Empty texts don't count.
void words_progress(const Words *words, const Layers *layers, const char *language, WordsProgress *progress);

#endif
