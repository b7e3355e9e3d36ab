// SPDX-License-Identifier: MIT
// Warns about files in a pack that nothing reads, and guesses what they were meant to be: nobody is told of a
// picture or a text that simply doesn't appear.
#include "core/file_kind.h"
#include "data/json_doc.h"
#include "data/pack_changes.h"
#include "data/pack_files.h"
#include "data/pack_uses.h"
#include "data/paintings.h"
#include "engine/game.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NEAR_MAX 2048 // names compared with a wrong one
#define TOLD_MAX 64   // folders told as a whole

typedef struct Unread {
    const PackList *list;
    int at;
    const LintPlace *place;
    const PackUses *uses;
    Problems *problems;
    char *told[TOLD_MAX]; // folders
    int tellings;
    bool brings; // the assets have something that is read
} Unread;

static const ListedPack *pack_of(const Unread *unread) {
    return &unread->list->pack[unread->at];
}

static void warn(const Unread *unread, const char *path, const char *format, ...) TEXT_PRINTF(3, 4);
static void warn(const Unread *unread, const char *path, const char *format, ...) {
    char message[PROBLEM_MESSAGE_MAX];
    Text full = {0};
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    text_printf(&full, "%s/%s", pack_of(unread)->folder, path);
    problems_add(unread->problems, text_string(&full), 0, 0, "%s", message);
    text_finish(&full);
}

static const char *name_in(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

// ---- folders

// True the first time.
static bool tell_once(Unread *unread, const char *folder) {
    for (int i = 0; i < unread->tellings; i++)
        if (strcmp(unread->told[i], folder) == 0)
            return false;
    if (unread->tellings < TOLD_MAX && (unread->told[unread->tellings] = text_duplicate(folder)) != NULL)
        unread->tellings++;
    return true;
}

// The names to choose from, for "did you mean".
typedef struct Names {
    char *path[NEAR_MAX];
    size_t count;
} Names;

static void hear_name(void *context, const char *path) {
    Names *names = context;
    if (names->count < NEAR_MAX && (names->path[names->count] = text_duplicate(path)) != NULL)
        names->count++;
}

// "turn.ogg" for "turn.wav": the name before the ending is the same. NULL: there is none.
static const char *same_stem(const char *name, const char *const names[], size_t count) {
    const char *dot = strrchr(name, '.');
    const size_t length = dot != NULL ? (size_t)(dot - name) + 1 : 0;
    for (size_t i = 0; length > 1 && i < count; i++)
        if (strncmp(names[i], name, length) == 0 && strchr(names[i] + length, '.') == NULL)
            return names[i];
    return NULL;
}

// Appends the most similar path with the same beginning, if there is one.
static bool find_near(const Unread *unread, const char *path, bool folders, Text *near) {
    Names *names = calloc(1, sizeof *names);
    const char *found[NEAR_MAX];
    const size_t start = (size_t)(name_in(path) - path);
    Text folder = {0};
    if (names == NULL)
        return false;
    text_add_bytes(&folder, path, start > 0 ? start - 1 : 0);
    pack_uses_list(unread->uses, text_string(&folder), folders, hear_name, names);
    for (size_t i = 0; i < names->count; i++)
        found[i] = names->path[i] + start;
    const char *best = same_stem(path + start, found, names->count);
    if (best == NULL)
        best = text_nearest(path + start, found, names->count);
    if (best != NULL)
        text_printf(near, "%.*s%s", (int)start, path, best);
    for (size_t i = 0; i < names->count; i++)
        free(names->path[i]);
    free(names);
    text_finish(&folder);
    return best != NULL;
}

static bool is_game(const Unread *unread, const char *id) {
    for (size_t i = 0; unread->place->games[i] != NULL; i++)
        if (strcmp(unread->place->games[i]->id, id) == 0)
            return true;
    return false;
}

// The path as it would be for the first game that has such a file, if the pack names no game.
static bool find_in_game(const Unread *unread, const char *path, Text *with) {
    for (size_t i = 0; pack_of(unread)->info.game[0] == '\0' && unread->place->games[i] != NULL; i++) {
        text_clear(with);
        text_printf(with, "%s/%s", unread->place->games[i]->id, path);
        if (pack_uses_file(unread->uses, text_string(with)))
            return true;
    }
    return false;
}

// Warns about a folder in which nothing is read, once. `path`: a file in it.
static void tell_folder(Unread *unread, const char *folder, const char *path) {
    const char *rest = path + strlen(folder) + 1, *game = pack_of(unread)->info.game;
    Text near = {0};
    if (!tell_once(unread, folder))
        return;
    if (game[0] != '\0' && is_game(unread, folder) && strcmp(game, folder) != 0)
        warn(unread, folder,
             "[!file] nothing reads this folder: \"game\" in pack.json says \"%s\". A pack without it is for "
             "several games, with a folder for each",
             game);
    else if (pack_uses_file(unread->uses, rest) && strchr(folder, '/') == NULL)
        warn(unread, folder, "[!file] this lies one folder too deep: \"%s\" belongs beside pack.json", rest);
    else if (find_near(unread, folder, true, &near))
        warn(unread, folder, "[!file] nothing reads this folder; did you mean \"%s\"?", text_string(&near));
    else
        warn(unread, folder, "[!file] nothing reads this folder; take it out, or call it as the guide says");
    text_finish(&near);
}

// The outermost folder of the path that no part of the program looks into. False: there is none.
static bool find_strange_folder(const Unread *unread, const char *path, Text *folder) {
    for (const char *slash = strchr(path, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        text_clear(folder);
        text_add_bytes(folder, path, (size_t)(slash - path));
        if (!pack_uses_folder(unread->uses, text_string(folder)))
            return true;
    }
    return false;
}

// ---- files

static bool is_read(const Unread *unread, const Text *path) {
    return !path->failed && pack_uses_file(unread->uses, text_string(path));
}

// One of the program's languages with a region, "en_US.json".
static bool find_language(const Unread *unread, const char *path, Text *meant) {
    const char *name = name_in(path);
    if (strncmp(name, "en_", 3) != 0 && strncmp(name, "de_", 3) != 0)
        return false;
    text_clear(meant);
    text_printf(meant, "%.*s%.2s.json", (int)(name - path), path, name);
    return is_read(unread, meant);
}

// A language's file beside the folder of languages; or cards in cards.json.
static bool find_other_name(const Unread *unread, const char *path, Text *meant) {
    const char *name = name_in(path);
    const int above = (int)(name - path);
    text_clear(meant);
    text_printf(meant, "%.*slang/%s", above, path, name);
    if (strcspn(name, ".") == 2 && is_read(unread, meant))
        return true;
    text_clear(meant);
    text_printf(meant, "%.*sdeck.json", above, path);
    return strcmp(name, "cards.json") == 0 && is_read(unread, meant);
}

// The path in small letters and without the ".txt" that some editors add, or by its right name. False: that
// is not read either.
static bool find_meant(const Unread *unread, const char *path, Text *meant) {
    if (find_language(unread, path, meant))
        return true;
    text_clear(meant);
    text_add(meant, path);
    for (char *at = meant->data; at != NULL && *at != '\0'; at++)
        *at = (char)tolower((unsigned char)*at);
    if (meant->length > 4 && strcmp(meant->data + meant->length - 4, ".txt") == 0)
        meant->data[meant->length -= 4] = '\0';
    return is_read(unread, meant) || find_other_name(unread, path, meant);
}

static bool is_picture_of_cards(const char *path) {
    static const char folder[] = "assets/pictures/";
    return strncmp(path, folder, sizeof folder - 1) == 0 && strchr(path + sizeof folder - 1, '/') == NULL &&
           file_picture_ending(path) != NULL;
}

static void tell_file(const Unread *unread, const char *path) {
    Text near = {0};
    if (is_picture_of_cards(path))
        warn(unread, path, "[!file] no card names this picture; \"picture\": \"file:%s\" in the cards would",
             name_in(path));
    else if (find_in_game(unread, path, &near))
        warn(unread, path,
             "[!file] nothing reads this file, as pack.json names no \"game\". Name it there, or move the "
             "file to the folder of one: \"%s\"",
             text_string(&near));
    else if (text_clear(&near), find_near(unread, path, false, &near))
        warn(unread, path, "[!file] nothing reads this file; did you mean \"%s\"?", text_string(&near));
    else
        warn(unread, path, "[!file] nothing reads this file; take it out, or call it as the guide says");
    text_finish(&near);
}

// True if the file begins as a font does, or can't be read at all, which is said elsewhere.
static bool is_font(const Unread *unread, const char *path) {
    static const char *const kinds[] = {"OTTO", "true", "ttcf"};
    char head[4] = "";
    Text full = {0};
    text_printf(&full, "%s/%s", pack_of(unread)->folder, path);
    FILE *file = !full.failed ? file_open(text_string(&full)) : NULL;
    const size_t count = file != NULL ? fread(head, 1, sizeof head, file) : 0;
    bool is = file == NULL || (count == sizeof head && memcmp(head, "\0\1\0\0", sizeof head) == 0);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        is |= count == sizeof head && memcmp(head, kinds[i], sizeof head) == 0;
    if (file != NULL)
        fclose(file);
    text_finish(&full);
    return is;
}

static void look_at(void *context, const char *path, PackFileKind kind) {
    Unread *unread = context;
    Text meant = {0}, folder = {0};
    if (kind != PACK_FILE_REGULAR)
        return;
    if (pack_uses_file(unread->uses, path)) {
        if (file_is_font(path) && !is_font(unread, path))
            warn(unread, path,
                 "[!file] this is no font that can be read, so the program's own letters are shown; put a "
                 "TrueType or OpenType font in its place");
        return;
    }
    if (find_meant(unread, path, &meant))
        warn(unread, path, "[!file] nothing reads a file of this name; call it \"%s\"", text_string(&meant));
    else if (!pack_files_is_documentation(path) && find_strange_folder(unread, path, &folder))
        tell_folder(unread, text_string(&folder), path);
    else if (!pack_files_is_documentation(path) && pack_uses_is_sure(unread->uses))
        tell_file(unread, path);
    text_finish(&meant);
    text_finish(&folder);
}

// Paintings of the games that the pack's cards are not for; those of the others are checked with them.
static void check_other_paintings(const Unread *unread) {
    const LintPlace *place = unread->place;
    for (size_t i = 0; place->games[i] != NULL; i++) {
        Layers layers = {0}, assets = {0};
        Catalog catalog = {0};
        Problems *ignored = calloc(1, sizeof *ignored);
        if (!pack_list_supports(pack_of(unread), place->games[i]) && ignored != NULL &&
            pack_list_lay(unread->list, unread->at, unread->at, place->games[i], place->cards, &layers) &&
            pack_list_lay_assets(unread->list, unread->at, unread->at, place->assets, &assets) &&
            pack_load_layers(&catalog, place->games[i], &layers, ignored))
            paintings_check(&catalog, &assets, unread->problems);
        pack_finish(&catalog);
        layers_finish(&layers);
        layers_finish(&assets);
        free(ignored);
    }
}

// ---- what it changes

static void count_change(void *context, const PackChange *change) {
    (void)change;
    ++*(int *)context;
}

// True if something of the topmost layer counts only with another pack that is not there today, or without
// one that is.
static bool waits(const Game *game, const Layers *layers, Problems *ignored) {
    const char *top = layers->folder[layers->count - 1], *file;
    bool does = false;
    for (uint8_t i = 0; i < game->pack_file_count && !does; i++) {
        JsonDoc *doc = layers_load(game, layers, game->pack_files[i].name, ignored);
        for (size_t k = 0; doc != NULL && !does && json_doc_away(doc, k, &file) != NULL; k++)
            does = strncmp(file, top, strlen(top)) == 0 && file[strlen(top)] == '/';
        json_doc_destroy(doc);
    }
    return does;
}

// True if a pack that brings nothing in its assets changes no game either. A pack that can't be read does.
static bool changes_no_game(const PackList *list, int at, const LintPlace *place) {
    int changes = 0;
    bool good = true;
    Problems *ignored = calloc(1, sizeof *ignored);
    for (size_t i = 0; ignored != NULL && good && changes == 0 && place->games[i] != NULL; i++) {
        Layers layers = {0};
        if (pack_list_supports(&list->pack[at], place->games[i]))
            good =
                pack_list_lay(list, at, at, place->games[i], place->cards, &layers) &&
                pack_changes(place->games[i], &layers, layers.count - 1, count_change, &changes, ignored) &&
                (changes > 0 || !waits(place->games[i], &layers, ignored));
        layers_finish(&layers);
    }
    good = good && ignored != NULL;
    free(ignored);
    return good && changes == 0;
}

static void look_for_read(void *context, const char *path, PackFileKind kind) {
    Unread *unread = context;
    unread->brings |=
        kind == PACK_FILE_REGULAR && strncmp(path, "assets/", 7) == 0 && pack_uses_file(unread->uses, path);
}

bool pack_changes_nothing(const PackList *list, int at, const LintPlace *place) {
    PackUses *uses = changes_no_game(list, at, place) ? pack_uses_open(list, at, place) : NULL;
    Unread unread = {.list = list, .at = at, .place = place, .uses = uses};
    const bool known = uses != NULL && pack_files_walk(list->pack[at].folder, look_for_read, &unread);
    pack_uses_close(uses);
    return known && !unread.brings;
}

void pack_unread_check(const PackList *list, int at, const LintPlace *place, Problems *problems) {
    PackUses *uses = pack_uses_open(list, at, place);
    Unread *unread = calloc(1, sizeof *unread);
    if (uses == NULL || unread == NULL) {
        problems_add(problems, list->pack[at].folder, 0, 0, "out of memory");
    } else {
        *unread = (Unread){.list = list, .at = at, .place = place, .uses = uses, .problems = problems};
        if (!pack_files_walk(list->pack[at].folder, look_at, unread))
            problems_add(problems, list->pack[at].folder, 0, 0, "out of memory");
        check_other_paintings(unread);
    }
    for (int i = 0; unread != NULL && i < unread->tellings; i++)
        free(unread->told[i]);
    free(unread);
    pack_uses_close(uses);
}
