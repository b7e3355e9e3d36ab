// SPDX-License-Identifier: MIT
// Copies a pack's files. pack.json gets an unused id and name, and the ids of the original's own cards, which
// begin with the original's id, begin with the new one: so the example cards of two people's packs are two
// cards; so do the names of its pictures. pack.json is written last, so that nothing takes half a copy for a
// pack.
#include "data/pack_new.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "core/json_out.h"
#include "core/platform.h"
#include "data/file_text.h"
#include "data/folders.h"
#include "data/pack_new_files.h"
#include "data/settings.h"

#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHUNK 4096
#define NUMBER_MOST 1000
#define CARD_ID_BEGINS_MOST 20  // of ID_MAX - 1, which leaves ten for "_hull_drill"
#define DEEPEST 8               // nested folders
#define JSON_MOST (1024 * 1024) // bytes of one file of an original

// ---- one file, one folder

static bool copy_bytes(FILE *from, FILE *to) {
    char bytes[CHUNK];
    size_t count;
    while ((count = fread(bytes, 1, sizeof bytes, from)) > 0)
        if (fwrite(bytes, 1, count, to) != count)
            return false;
    return !ferror(from);
}

// What an id begins with in the original, and in the copy.
typedef struct Renaming {
    const char *from, *to;
    PackNewFiles files; // what files are called
} Renaming;

// Writes the text, and what is renamed in it, where it begins in quotes (a file: where it is all that stands
// there), by its new name.
static bool write_renamed(FILE *to, const char *text, const Renaming *renaming) {
    const size_t length = strlen(renaming->from);
    bool good = true;
    for (const char *next; good && (next = strchr(text, '"')) != NULL; text = next) {
        next++;
        const PackNewFile *file = pack_new_files_said(&renaming->files, next);
        good = fwrite(text, 1, (size_t)(next - text), to) == (size_t)(next - text);
        if (file != NULL) {
            good = good && fputs(file->says, to) >= 0;
            next += strlen(file->said);
            continue;
        }
        if (strncmp(next, renaming->from, length) == 0 && next[length] == '_') {
            good = good && fputs(renaming->to, to) >= 0;
            next += length;
        }
    }
    return good && fputs(text, to) >= 0;
}

static bool copy_renamed(FILE *from, FILE *to, const Renaming *renaming) {
    size_t length;
    char *read = file_text(from, JSON_MOST, &length), *text = read != NULL ? realloc(read, length + 1) : NULL;
    if (text != NULL)
        text[length] = '\0';
    const bool good = text != NULL && !ferror(from) && write_renamed(to, text, renaming);
    free(text != NULL ? text : read);
    return good;
}

static bool is_json(const char *name) {
    const char *ending = strrchr(name, '.');
    return ending != NULL && strcmp(ending, ".json") == 0;
}

static bool copy_file(const char *from, const char *to, const Renaming *renaming) {
    FILE *in = file_open(from);
    if (in == NULL)
        return false;
    FILE *out = platform_fopen(to, "wbx");
    bool good = out != NULL && (is_json(from) ? copy_renamed(in, out, renaming) : copy_bytes(in, out));
    if (out != NULL)
        good = fclose(out) == 0 && good;
    fclose(in);
    return good;
}

// Called for each file and then its folder, original and copy. False stops the walk.
typedef bool (*Act)(const char *from, const char *to, bool is_folder, const Renaming *renaming);

static bool make(const char *from, const char *to, bool is_folder, const Renaming *renaming) {
    return is_folder || copy_file(from, to, renaming);
}

static bool take_away(const char *from, const char *to, bool is_folder, const Renaming *renaming) {
    (void)from;
    (void)renaming;
    if (is_folder)
        platform_remove_folder(to);
    else
        platform_remove_file(to);
    return true;
}

typedef struct Walk {
    Act act;
    const Renaming *renaming;
} Walk;

static bool each(const char *from, const char *to, const Walk *walk, int depth);

static bool entry(const char *from, const char *to, const char *name, const Walk *walk, int depth) {
    PlatformFacts facts;
    Text source = {0}, copy = {0};
    text_printf(&source, "%s/%s", from, name);
    const PackNewFile *renamed = pack_new_files_at(&walk->renaming->files, text_string(&source));
    text_printf(&copy, "%s/%s", to, renamed != NULL ? renamed->name : name);
    bool good = !source.failed && !copy.failed && platform_facts(text_string(&source), &facts);
    if (good && facts.kind == PLATFORM_A_FOLDER)
        good = each(text_string(&source), text_string(&copy), walk, depth + 1);
    else if (good && facts.kind == PLATFORM_FILE && (depth > 0 || strcmp(name, PACK_FILE) != 0))
        good = walk->act(text_string(&source), text_string(&copy), false, walk->renaming);
    text_finish(&source);
    text_finish(&copy);
    return good;
}

// Walks everything in folder `from`; `to` exists. Leaves out pack.json.
static bool each(const char *from, const char *to, const Walk *walk, int depth) {
    PlatformListing *folder = depth < DEEPEST ? platform_list(from) : NULL;
    if (folder == NULL)
        return false;
    const bool is_removed = walk->act == take_away;
    bool good = is_removed || depth == 0 || platform_make_folder(to, PLATFORM_READ_BY_ALL);
    for (const char *found; good && (found = platform_list_next(folder)) != NULL;)
        if (found[0] != '.')
            good = entry(from, to, found, walk, depth) || is_removed;
    platform_list_end(folder);
    return good && walk->act(from, to, true, walk->renaming);
}

// ---- an id

typedef struct Letter {
    const char *of, *in_id;
} Letter;

// Letters with marks, in the order of their code points.
static const Letter letters[] = {
    {"À", "a"},  {"Á", "a"},  {"Â", "a"},  {"Ã", "a"},  {"Ä", "ae"}, {"Å", "a"},  {"Æ", "ae"}, {"Ç", "c"},
    {"È", "e"},  {"É", "e"},  {"Ê", "e"},  {"Ë", "e"},  {"Ì", "i"},  {"Í", "i"},  {"Î", "i"},  {"Ï", "i"},
    {"Ñ", "n"},  {"Ò", "o"},  {"Ó", "o"},  {"Ô", "o"},  {"Õ", "o"},  {"Ö", "oe"}, {"Ø", "o"},  {"Ù", "u"},
    {"Ú", "u"},  {"Û", "u"},  {"Ü", "ue"}, {"Ý", "y"},  {"ß", "ss"}, {"à", "a"},  {"á", "a"},  {"â", "a"},
    {"ã", "a"},  {"ä", "ae"}, {"å", "a"},  {"æ", "ae"}, {"ç", "c"},  {"è", "e"},  {"é", "e"},  {"ê", "e"},
    {"ë", "e"},  {"ì", "i"},  {"í", "i"},  {"î", "i"},  {"ï", "i"},  {"ñ", "n"},  {"ò", "o"},  {"ó", "o"},
    {"ô", "o"},  {"õ", "o"},  {"ö", "oe"}, {"ø", "o"},  {"ù", "u"},  {"ú", "u"},  {"û", "u"},  {"ü", "ue"},
    {"ý", "y"},  {"ÿ", "y"},  {"Č", "c"},  {"č", "c"},  {"Ł", "l"},  {"ł", "l"},  {"Š", "s"},  {"š", "s"},
    {"Ž", "z"},  {"ž", "z"},  {"Ά", "a"},  {"Έ", "e"},  {"Ή", "i"},  {"Ί", "i"},  {"Ό", "o"},  {"Ύ", "y"},
    {"Ώ", "o"},  {"ά", "a"},  {"έ", "e"},  {"ή", "i"},  {"ί", "i"},  {"ό", "o"},  {"ύ", "y"},  {"ώ", "o"},
    {"Ё", "yo"}, {"ё", "yo"}, {"Є", "ye"}, {"є", "ye"}, {"І", "i"},  {"і", "i"},  {"Ї", "yi"}, {"ї", "yi"},
};

// The alphabets from А to я and from Α to ω: capital and small letters follow one another in the same order.
static const char *const cyrillic[] = {"a",  "b",  "v",  "g",    "d", "e", "zh", "z", "i",  "y", "k",
                                       "l",  "m",  "n",  "o",    "p", "r", "s",  "t", "u",  "f", "kh",
                                       "ts", "ch", "sh", "shch", "",  "y", "",   "e", "yu", "ya"};
static const char *const greek[] = {"a", "v", "g", "d", "e", "z", "i", "th", "i", "k",  "l",  "m", "n",
                                    "x", "o", "p", "r", "s", "s", "t", "y",  "f", "ch", "ps", "o"};

typedef struct Alphabet {
    unsigned capital, small; // code points of their first letters
    unsigned count;
    const char *const *in_id;
} Alphabet;

static const Alphabet alphabets[] = {
    {0x410, 0x430, sizeof cyrillic / sizeof cyrillic[0], cyrillic},
    {0x391, 0x3B1, sizeof greek / sizeof greek[0], greek},
};

static const char *in_id(const char *letter, size_t length) {
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++)
        if (strlen(letters[i].of) == length && memcmp(letters[i].of, letter, length) == 0)
            return letters[i].in_id;
    const unsigned char *byte = (const unsigned char *)letter;
    const unsigned code = length == 2 ? (byte[0] & 0x1FU) << 6 | (byte[1] & 0x3FU) : 0;
    for (size_t i = 0; i < sizeof alphabets / sizeof alphabets[0]; i++) {
        const Alphabet *of = &alphabets[i];
        if (code - of->small < of->count)
            return of->in_id[code - of->small];
        if (code - of->capital < of->count)
            return of->in_id[code - of->capital];
    }
    return "";
}

// Appends the text as an id is written, behind `_` if there is something already; what is no letter or digit
// parts words.
static void add_to_id(Text *id, const char *text) {
    bool parted = true;
    for (size_t length; *text != '\0'; text += length) {
        const char c = *text;
        char plain[2] = {c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c, '\0'};
        length = 1;
        while (((unsigned char)text[length] & 0xC0) == 0x80)
            length++;
        const bool is_plain = (plain[0] >= 'a' && plain[0] <= 'z') || (c >= '0' && c <= '9');
        const char *written = is_plain ? plain : length > 1 ? in_id(text, length) : "";
        if (parted && id->length > 0 && written[0] != '\0')
            text_add(id, "_");
        text_add(id, written);
        parted = written[0] == '\0' && (parted || length == 1);
    }
}

#define ROOM (ID_MAX - 1 - sizeof "_999" + 1) // for an id without the number that may be needed behind it

// Cuts the id to the room there is, at the end of a word if that is near.
static void cut_id(Text *id) {
    if (id->length <= ROOM)
        return;
    char short_id[ROOM + 1];
    text_copy(short_id, sizeof short_id, text_string(id));
    char *part = strrchr(short_id, '_');
    if (part != NULL && part - short_id >= (ptrdiff_t)(ROOM / 2))
        *part = '\0';
    text_clear(id);
    text_add(id, short_id);
}

// Appends the text as an id; of letters that no id can have, a number made of them, so that two people who
// write so don't get the same id.
static void add_words_to_id(Text *id, const char *text) {
    const size_t before = id->length;
    add_to_id(id, text);
    if (id->length == before && (text[0] & 0x80) != 0)
        text_printf(id, "%sp%05x", before > 0 ? "_" : "",
                    (unsigned)(hash_bytes(text, strlen(text), 0) & 0xFFFFF));
}

void pack_new_id(const char *author, const char *name, char id[ID_MAX]) {
    Text whole = {0}, by = {0};
    add_words_to_id(&whole, author);
    add_words_to_id(&whole, name);
    if (whole.length > ROOM) { // then the author's first name is enough
        add_words_to_id(&by, author);
        text_clear(&whole);
        text_add_bytes(&whole, text_string(&by), strcspn(text_string(&by), "_"));
        add_words_to_id(&whole, name);
        cut_id(&whole);
    }
    const char *from = text_string(&whole);
    while (*from == '_' || (*from >= '0' && *from <= '9')) // an id begins with a letter
        from++;
    text_copy(id, ID_MAX, *from != '\0' ? from : "mypack");
    text_finish(&whole);
    text_finish(&by);
}

static bool is_free(const PackList *list, const char *folder, const char *id) {
    Text path = {0};
    text_printf(&path, "%s/%s", folder, id);
    bool is = !path.failed && !file_is_taken(text_string(&path));
    for (int i = 0; is && list != NULL && i < list->count; i++)
        is = strcmp(list->pack[i].info.id, id) != 0;
    text_finish(&path);
    return is;
}

// Copies without blanks at the ends.
static void copy_trimmed(char out[PACK_NAME_MAX], const char *text) {
    text_copy(out, PACK_NAME_MAX, text + strspn(text, " "));
    for (size_t length = strlen(out); length > 0 && out[length - 1] == ' '; length--)
        out[length - 1] = '\0';
}

bool pack_new_names(const PackList *list, const char *folder, const PackNewWords *words, PackInfo *info) {
    char id[ID_MAX + 12], name[PACK_NAME_MAX + 12], first[PACK_NAME_MAX];
    copy_trimmed(first, words->name);
    pack_new_id(words->author != NULL ? words->author : "", first, info->id);
    for (int number = 1; number < NUMBER_MOST; number++) {
        snprintf(id, sizeof id, number > 1 ? "%s_%d" : "%s", info->id, number);
        snprintf(name, sizeof name, number > 1 ? "%s %d" : "%s", first, number);
        if (is_free(list, folder, id))
            return text_copy(info->id, sizeof info->id, id) && text_copy(info->name, sizeof info->name, name);
    }
    return false;
}

// ---- pack.json

static void say(JsonOut *json, const char *key, const char *value) {
    if (value != NULL && value[0] != '\0')
        json_string(json, key, value);
}

static bool write_info(const PackInfo *info, const PackNewWords *words, const char *folder, Text *problem) {
    Text text = {0}, path = {0};
    JsonOut json;
    json_out_init(&json, &text);
    json_begin_object(&json, NULL);
    say(&json, "id", info->id);
    say(&json, "name", info->name);
    say(&json, "version", info->version);
    say(&json, "game", info->game);
    say(&json, "builds_on", info->builds_on);
    say(&json, "author", words->author);
    say(&json, "about", words->about);
    json_end_object(&json);
    text_printf(&path, "%s/%s", folder, PACK_FILE);
    const bool good = !text.failed && !path.failed;
    if (!good)
        text_add(problem, "out of memory");
    const bool written = good && settings_write(text_string(&path), text_string(&text), problem);
    text_finish(&text);
    text_finish(&path);
    return written;
}

// ---- the original

static bool is_for(const char *folder, const char *game) {
    PackInfo info = {0};
    Problems ignored = {0};
    return pack_info_load(&info, folder, &ignored) && strcmp(info.game, game) == 0;
}

bool pack_new_template(const char *folder, const char *game, Text *path) {
    Text all = {0}, one = {0};
    text_printf(&all, "%s/template", folder);
    PlatformListing *listing = platform_list(text_string(&all));
    bool found = false;
    for (const char *entry; !found && (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&one);
        text_printf(&one, "%s/%s", text_string(&all), entry);
        found = entry[0] != '.' && !one.failed && pack_info_exists(text_string(&one)) &&
                is_for(text_string(&one), game);
    }
    platform_list_end(listing);
    if (found)
        text_add(path, text_string(&one));
    text_finish(&all);
    text_finish(&one);
    return found;
}

// ---- the whole copy

static bool read_info(PackInfo *info, const char *from, Text *problem) {
    Problems problems = {0};
    if (pack_info_load(info, from, &problems))
        return true;
    problems_print(&problems, "\n", 1, problem);
    return false;
}

// The id of the pack, but short enough to be the beginning of a card's id.
static void begin_card_ids(const char *pack_id, char begin[ID_MAX]) {
    text_copy(begin, ID_MAX, pack_id);
    begin[CARD_ID_BEGINS_MOST] = '\0';
    for (size_t length = strlen(begin); length > 0 && begin[length - 1] == '_'; length--)
        begin[length - 1] = '\0';
}

static bool copy(const PackInfo *info, const char *original_id, const PackNewWords *words, const char *from,
                 const char *to, Text *problem) {
    char begin[ID_MAX];
    begin_card_ids(info->id, begin);
    Renaming renaming = {.from = original_id, .to = begin};
    errno = ENOMEM;
    const bool listed = pack_new_files_list(&renaming.files, from, info->id),
               is_ours = listed && platform_make_folder(to, PLATFORM_READ_BY_ALL),
               copied = is_ours && each(from, to, &(Walk){.act = make, .renaming = &renaming}, 0);
    if (!copied)
        text_printf(problem, "%s: cannot be written: %s", to, strerror(errno));
    const bool good = copied && write_info(info, words, to, problem);
    if (is_ours && !good)
        each(from, to, &(Walk){.act = take_away, .renaming = &renaming}, 0);
    pack_new_files_finish(&renaming.files);
    return good;
}

bool pack_new(const PackList *list, const char *from, const char *folder, const PackNewWords *words,
              Text *made, Text *problem) {
    PackInfo info;
    char original_id[ID_MAX];
    Text path = {0};
    text_printf(&path, "%s/.", folder);
    folders_make(text_string(&path));
    text_clear(&path);
    bool good = read_info(&info, from, problem);
    text_copy(original_id, sizeof original_id, good ? info.id : "");
    if (good && !pack_new_names(list, folder, words, &info)) {
        text_printf(problem, "%s: every name for another pack is taken", folder);
        good = false;
    }
    text_printf(&path, "%s/%s", folder, info.id);
    good = good && copy(&info, original_id, words, from, text_string(&path), problem);
    if (good)
        text_add(made, text_string(&path));
    text_finish(&path);
    return good;
}
