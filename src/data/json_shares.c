// SPDX-License-Identifier: MIT
// A pack is the folder with a pack.json: the file's own, or the one around it where a pack is for several
// games.
#include "data/json_shares.h"

#include "core/file_kind.h"
#include "data/json_doc_inside.h"
#include "data/pack_info.h"

#include <stdlib.h>
#include <string.h>

#define SHARES_MAX 8 // further ones are not told: the sentence has an end
#define NAME_BYTES 64
#define UP_MAX 2 // folders on the way to pack.json

typedef struct Share {
    char pack[NAME_BYTES]; // "": the game's own
    long amount;
} Share;

static bool is_pack(const char *folder) {
    Text path = {0};
    text_printf(&path, "%s/%s", folder, PACK_FILE);
    const bool is = !path.failed && file_exists(text_string(&path));
    text_finish(&path);
    return is;
}

static void owner_of(const char *file, char name[NAME_BYTES]) {
    char *folder = text_duplicate(file);
    name[0] = '\0';
    for (int up = 0; folder != NULL && up < UP_MAX; up++) {
        char *slash = strrchr(folder, '/');
        if (slash == NULL)
            break;
        *slash = '\0';
        if (!is_pack(folder))
            continue;
        const char *last = strrchr(folder, '/');
        text_copy(name, NAME_BYTES, last != NULL ? last + 1 : folder);
        break;
    }
    free(folder);
}

// `copier`: the file that has copied this from below, so that what it has copied of the game's own is its
// pack's. NULL: none has.
static void count(Share share[SHARES_MAX], int *shares, const char *file, const char *copier, long amount) {
    char name[NAME_BYTES];
    int place = 0;
    owner_of(file, name);
    if (name[0] == '\0' && copier != NULL)
        owner_of(copier, name);
    while (place < *shares && strcmp(share[place].pack, name) != 0)
        place++;
    if (place == SHARES_MAX)
        return;
    if (place == *shares)
        text_copy(share[(*shares)++].pack, NAME_BYTES, name);
    share[place].amount += amount;
}

// A number that packs have changed is of whoever gave it first; each has what its change came to.
static void count_number(Share share[SHARES_MAX], int *shares, const JsonDoc *doc, const cJSON *number,
                         const char *copier) {
    JsonStep step[JSON_STEPS_MAX];
    const int steps = json_doc_steps(doc, number, step);
    if (steps == 0)
        count(share, shares, json_doc_file(doc, number), copier, (long)number->valuedouble);
    for (int i = 0; i < steps; i++)
        count(share, shares, step[i].file, copier, step[i].value - (i > 0 ? step[i - 1].value : 0));
}

// "copies?set=basic starter": the number, and which entries count: those with one of these words.
typedef struct What {
    char key[NAME_BYTES], member[NAME_BYTES];
    const char *words; // NULL: all count
} What;

static What read_what(const char *key) {
    What what = {.words = NULL};
    const size_t length = key != NULL ? strcspn(key, "?") : 0, limit = sizeof what.key - 1;
    if (key == NULL)
        return what;
    memcpy(what.key, key, length < limit ? length : limit);
    const char *member = key[length] == '?' ? key + length + 1 : NULL;
    const size_t end = member != NULL ? strcspn(member, "=") : 0;
    if (member == NULL || member[end] == '\0')
        return what;
    memcpy(what.member, member, end < limit ? end : limit);
    what.words = member + end + 1;
    return what;
}

static bool does_count(const What *what, const cJSON *entry) {
    const cJSON *word = cJSON_GetObjectItemCaseSensitive(entry, what->member);
    if (what->words == NULL)
        return true;
    for (const char *at = what->words; cJSON_IsString(word) && *at != '\0'; at += strspn(at, " ")) {
        const size_t length = strcspn(at, " ");
        if (strlen(word->valuestring) == length && strncmp(at, word->valuestring, length) == 0)
            return true;
        at += length;
    }
    return false;
}

bool json_shares_counts(const char *which, const cJSON *entry) {
    const What what = read_what(which);
    return does_count(&what, entry);
}

void json_shares_add(Text *out, const JsonDoc *doc, const cJSON *list, const char *key) {
    Share share[SHARES_MAX] = {{"", 0}};
    const What what = read_what(key);
    int shares = 0;
    for (const cJSON *entry = cJSON_IsArray(list) ? list->child : NULL; entry != NULL; entry = entry->next) {
        const cJSON *number = what.key[0] != '\0' ? cJSON_GetObjectItemCaseSensitive(entry, what.key) : NULL;
        if (!does_count(&what, entry))
            continue;
        const char *copier =
            json_doc_note(doc, entry, JSON_NOTE_LIKE) != NULL ? json_doc_file(doc, entry) : NULL;
        if (cJSON_IsNumber(number))
            count_number(share, &shares, doc, number, copier);
        else
            count(share, &shares, json_doc_file(doc, number != NULL ? number : entry), copier, 1);
    }
    if (shares < 2)
        return;
    Text packs = {0};
    long own = 0;
    for (int i = 0; i < shares; i++)
        if (share[i].pack[0] == '\0')
            own = share[i].amount;
        else
            text_printf(&packs, "%s\"%s\" %ld", packs.length > 0 ? ", " : "", share[i].pack, share[i].amount);
    if (own > 0)
        text_printf(out, ": the game's own %ld, %s", own, text_string(&packs));
    else
        text_printf(out, ": %s", text_string(&packs));
    text_finish(&packs);
}
