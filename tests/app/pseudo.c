// SPDX-License-Identifier: MIT
#include "pseudo.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PATH_BYTES 1024
#define LONGER_BY 0.4

// ---- drawing words out ----

// Copies a JSON string (`from` stands behind its first quote) and doubles letters; not in {placeholders} and
// escapes. Returns what stands behind it.
static const char *draw_out(const char *from, FILE *to) {
    double owed = 0;
    bool held = false; // in braces
    for (; *from != '"' && *from != '\0'; from++) {
        fputc(*from, to);
        if (*from == '\\') {
            fputc(*++from, to);
            continue;
        }
        held = *from == '{' || (held && *from != '}');
        if (held || *from == '}')
            continue;
        owed += ((unsigned char)*from & 0xC0) != 0x80 ? LONGER_BY : 0;
        for (; owed >= 1 && isalpha((unsigned char)*from); owed--)
            fputc(*from, to);
    }
    fputc('"', to);
    return *from == '"' ? from + 1 : from;
}

static const char *copy_string(const char *from, FILE *to) {
    for (; *from != '"' && *from != '\0'; from++)
        fputc(*from, to);
    fputc('"', to);
    return *from == '"' ? from + 1 : from;
}

static bool is_key(const char *from) {
    while (*from != '"' && *from != '\0')
        from += *from == '\\' ? 2 : 1;
    from += *from == '"';
    return from[strspn(from, " \t\r\n")] == ':';
}

static char *read_all(const char *path) {
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    fseek(file, 0, SEEK_END);
    const long size = ftell(file);
    rewind(file);
    char *text = calloc(1, (size_t)size + 1);
    if (text != NULL && fread(text, 1, (size_t)size, file) != (size_t)size) {
        free(text);
        text = NULL;
    }
    fclose(file);
    return text;
}

// Chapters and steps are found by these words, pictures by these names; it says how verbs go with a name.
static bool is_for_program(const char *key) {
    return strncmp(key, "id\"", 3) == 0 || strncmp(key, "scene\"", 6) == 0 ||
           strncmp(key, "number\"", 7) == 0;
}

static bool translate(const char *english, const char *path) {
    char *text = read_all(english);
    FILE *to = text != NULL ? fopen(path, "wb") : NULL;
    if (to == NULL) {
        free(text);
        return false;
    }
    const char *key = "";
    for (const char *from = text; *from != '\0';) {
        fputc(*from, to);
        if (*from++ != '"')
            continue;
        if (is_key(from))
            from = copy_string(key = from, to);
        else
            from = is_for_program(key) ? copy_string(from, to) : draw_out(from, to);
    }
    free(text);
    return fclose(to) == 0;
}

// ---- folders ----

// Links to all that is in `from`, but what is called `apart`.
static bool link_all(const char *from, const char *to, const char *apart) {
    DIR *folder = opendir(from);
    bool good = folder != NULL && (mkdir(to, 0700) == 0 || access(to, W_OK) == 0);
    for (struct dirent *entry; good && (entry = readdir(folder)) != NULL;) {
        char source[2 * PATH_BYTES], target[2 * PATH_BYTES];
        if (entry->d_name[0] == '.' || strcmp(entry->d_name, apart) == 0)
            continue;
        snprintf(source, sizeof source, "%s/%s", from, entry->d_name);
        snprintf(target, sizeof target, "%s/%s", to, entry->d_name);
        good = symlink(source, target) == 0 || access(target, R_OK) == 0;
    }
    if (folder != NULL)
        closedir(folder);
    return good;
}

// `from`/`inside` has a text for each language; `to` is the same, with one more.
static bool add_language(const char *from, const char *to, const char *inside) {
    char texts[2 * PATH_BYTES], own[2 * PATH_BYTES], english[3 * PATH_BYTES], path[3 * PATH_BYTES];
    snprintf(texts, sizeof texts, "%s/%s", from, inside);
    snprintf(own, sizeof own, "%s/%s", to, inside);
    snprintf(english, sizeof english, "%s/en.json", texts);
    snprintf(path, sizeof path, "%s/" PSEUDO_LANGUAGE ".json", own);
    unlink(own); // a link so far
    return link_all(texts, own, PSEUDO_LANGUAGE ".json") && translate(english, path);
}

// `from`/`inside` has a folder for each game: a folder of links instead of one link.
static bool open_game(const char *from, const char *to, const char *inside) {
    char games[2 * PATH_BYTES], own[2 * PATH_BYTES];
    snprintf(games, sizeof games, "%s/%s", from, inside);
    snprintf(own, sizeof own, "%s/%s", to, inside);
    unlink(own); // a link so far
    return link_all(games, own, "");
}

// The texts of one game: its words, and its lesson and rules pages where it has any.
static bool add_game(const char *assets, const char *assets_out, const char *cards, const char *cards_out,
                     const char *game) {
    static const char *const pages[] = {"lesson", "rules"};
    char from[2 * PATH_BYTES], to[2 * PATH_BYTES], inside[PATH_BYTES], path[3 * PATH_BYTES];
    snprintf(from, sizeof from, "%.900s/%.60s", cards, game);
    snprintf(to, sizeof to, "%.900s/%.60s", cards_out, game);
    unlink(to); // a link so far
    bool good = link_all(from, to, "") && add_language(from, to, "lang");
    for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++) {
        snprintf(inside, sizeof inside, "%s/%.60s", pages[i], game);
        snprintf(path, sizeof path, "%s/%s/en.json", assets, inside);
        if (access(path, R_OK) == 0)
            good = good && add_language(assets, assets_out, inside);
    }
    return good;
}

static bool add_games(const char *assets, const char *assets_out, const char *cards, const char *cards_out) {
    DIR *folder = opendir(cards);
    bool good = folder != NULL;
    for (struct dirent *entry; good && (entry = readdir(folder)) != NULL;) {
        char words[2 * PATH_BYTES];
        snprintf(words, sizeof words, "%.900s/%.60s/lang/en.json", cards, entry->d_name);
        if (entry->d_name[0] != '.' && access(words, R_OK) == 0)
            good = add_game(assets, assets_out, cards, cards_out, entry->d_name);
    }
    if (folder != NULL)
        closedir(folder);
    return good;
}

static bool make(const char *folder, const char *assets, const char *cards, char *assets_out,
                 char *cards_out) {
    snprintf(assets_out, PATH_BYTES, "%.900s/assets", folder);
    snprintf(cards_out, PATH_BYTES, "%.900s/cards", folder);
    if (mkdir(folder, 0700) != 0 && access(folder, W_OK) != 0)
        return false;
    if (!link_all(assets, assets_out, "") || !open_game(assets, assets_out, "lesson") ||
        !open_game(assets, assets_out, "rules") || !link_all(cards, cards_out, ""))
        return false;
    return add_language(assets, assets_out, "lang") && add_games(assets, assets_out, cards, cards_out);
}

// What links point to must not depend on where they stand.
static bool make_absolute(const char *path, char *out) {
    char here[PATH_BYTES] = "";
    if (path[0] != '/' && getcwd(here, sizeof here / 2) == NULL)
        return false;
    snprintf(out, PATH_BYTES, "%.500s%s%.500s", here, path[0] != '/' ? "/" : "", path);
    return true;
}

bool pseudo_make(const char *folder, const char *assets, const char *cards, char *assets_out,
                 char *cards_out) {
    char assets_path[PATH_BYTES], cards_path[PATH_BYTES];
    return make_absolute(assets, assets_path) && make_absolute(cards, cards_path) &&
           make(folder, assets_path, cards_path, assets_out, cards_out);
}

void pseudo_remove(const char *folder) {
    DIR *open = opendir(folder);
    for (struct dirent *entry; open != NULL && (entry = readdir(open)) != NULL;) {
        char path[2 * PATH_BYTES];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(path, sizeof path, "%.1000s/%s", folder, entry->d_name);
        if (unlink(path) != 0) // links are not followed
            pseudo_remove(path);
    }
    if (open != NULL)
        closedir(open);
    rmdir(folder);
}
