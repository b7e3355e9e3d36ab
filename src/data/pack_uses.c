// SPDX-License-Identifier: MIT
// What the program's own assets have, a pack may replace; everything else is named by a rule here, or by the
// cards and pages of the games.
#include "data/pack_uses.h"

#include "core/file_kind.h"
#include "data/captains.h"
#include "data/manual.h"
#include "data/pack_files.h"
#include "engine/game.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define NAMED_MAX 4096 // files named by cards and pages
#define ASSETS "assets/"

struct PackUses {
    const PackList *list;
    int at;
    const LintPlace *place;
    Layers assets;
    char *named[NAMED_MAX]; // below the assets
    int count;
    bool unsure;
};

// ---- what cards and pages name

static void add_name(PackUses *uses, const char *name, size_t length) {
    char *copy = uses->count < NAMED_MAX ? calloc(1, length + 1) : NULL;
    if (copy == NULL) {
        uses->unsure = true;
        return;
    }
    memcpy(copy, name, length);
    uses->named[uses->count++] = copy;
}

// `files`: one a line.
static void add_names(PackUses *uses, const char *files) {
    for (size_t length; *files != '\0'; files += length + (files[length] == '\n' ? 1 : 0)) {
        length = strcspn(files, "\n");
        add_name(uses, files, length);
    }
}

static void add_pictures(PackUses *uses, const Catalog *catalog) {
    Text path = {0}, files = {0}, problem = {0};
    for (int number = 0; catalog->game->picture != NULL &&
                         catalog->game->picture(catalog->rules, number, &path, &files, &problem);
         number++) {
        add_names(uses, text_string(&files));
        text_clear(&path);
        text_clear(&files);
        text_clear(&problem);
    }
    text_finish(&path);
    text_finish(&files);
    text_finish(&problem);
}

// With the packs up to this one.
static void add_cards_up_to(PackUses *uses, const Game *game, int top) {
    Layers layers = {0};
    Catalog catalog = {0};
    Problems *ignored = calloc(1, sizeof *ignored);
    if (ignored != NULL && pack_list_lay(uses->list, uses->at, top, game, uses->place->cards, &layers) &&
        pack_load_layers(&catalog, game, &layers, ignored))
        add_pictures(uses, &catalog);
    else
        uses->unsure = true;
    pack_finish(&catalog);
    layers_finish(&layers);
    free(ignored);
}

// What packs above name, and what the pack's own cards do where one above shows something else instead.
static void add_cards(PackUses *uses, const Game *game) {
    const int top = uses->list->count - 1;
    add_cards_up_to(uses, game, top);
    if (uses->at < top)
        add_cards_up_to(uses, game, uses->at);
}

static void add_scenes(PackUses *uses, const char *game, const Manual *manual) {
    Text name = {0};
    for (int i = 0; i < manual->count; i++)
        for (int k = 0; k < manual->chapter[i].count; k++) {
            const ManualBlock *block = &manual->chapter[i].block[k];
            text_clear(&name);
            text_printf(&name, "rules/%s/scenes/%s.json", game, block->name);
            if (block->kind == MANUAL_SCENE)
                add_name(uses, text_string(&name), name.length);
        }
    text_finish(&name);
}

// The examples on the English pages; those of other languages are the same.
static void add_pages(PackUses *uses, const char *game) {
    Text name = {0}, path = {0};
    Problems *ignored = calloc(1, sizeof *ignored);
    text_printf(&name, "rules/%s/en.json", game);
    Manual *manual = ignored != NULL && layers_find(&uses->assets, text_string(&name), &path)
                         ? manual_load(text_string(&path), ignored)
                         : NULL;
    if (manual != NULL)
        add_scenes(uses, game, manual);
    manual_destroy(manual);
    free(ignored);
    text_finish(&name);
    text_finish(&path);
}

PackUses *pack_uses_open(const PackList *list, int at, const LintPlace *place) {
    PackUses *uses = calloc(1, sizeof *uses);
    if (uses == NULL)
        return NULL;
    *uses = (PackUses){.list = list, .at = at, .place = place};
    if (!pack_list_lay_assets(list, at, list->count - 1, place->assets, &uses->assets)) {
        pack_uses_close(uses);
        return NULL;
    }
    for (size_t i = 0; place->games[i] != NULL; i++) {
        add_cards(uses, place->games[i]);
        add_pages(uses, place->games[i]->id);
    }
    return uses;
}

void pack_uses_close(PackUses *uses) {
    if (uses == NULL)
        return;
    for (int i = 0; i < uses->count; i++)
        free(uses->named[i]);
    layers_finish(&uses->assets);
    free(uses);
}

bool pack_uses_is_sure(const PackUses *uses) {
    return !uses->unsure;
}

// ---- the files of a game

static const PackInfo *info_of(const PackUses *uses) {
    return &uses->list->pack[uses->at].info;
}

// The rest of a path after a folder and a slash. NULL: it is not in that folder.
static const char *within(const char *path, const char *folder) {
    const size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && path[length] == '/' ? path + length + 1 : NULL;
}

// True for "de.json".
static bool is_language_file(const char *name) {
    char code[LANGUAGE_CODE_MAX];
    const size_t length = strcspn(name, ".");
    if (length >= sizeof code || strcmp(name + length, ".json") != 0)
        return false;
    memcpy(code, name, length);
    code[length] = '\0';
    return language_is_code(code);
}

// `path`: below the folder of the game's files.
static bool reads_of_game(const Game *game, const char *path) {
    for (uint8_t i = 0; i < game->pack_file_count; i++)
        if (strcmp(game->pack_files[i].name, path) == 0)
            return true;
    const char *language = within(path, "lang");
    return strcmp(path, CAPTAINS_FILE) == 0 || (language != NULL && is_language_file(language)) ||
           within(path, "schema") != NULL; // for editors
}

// The part of the path below the folder of this game's files in the pack. NULL: it is not there.
static const char *of_game(const PackUses *uses, const Game *game, const char *path) {
    const char *only = info_of(uses)->game;
    if (only[0] != '\0')
        return strcmp(only, game->id) == 0 ? path : NULL;
    return within(path, game->id);
}

// ---- assets

static bool is_of_program(const PackUses *uses, const char *asset) {
    Text path = {0};
    const bool there = layers_file(&uses->assets, 0, asset, &path) && !file_is_folder(text_string(&path));
    text_finish(&path);
    return there;
}

// Files of which the window looks for the name with any ending of a picture (picture_store_find).
static bool is_in_place_of_one(const PackUses *uses, const char *asset) {
    static const char *const folders[] = {"pictures/scenes", "pictures/worlds", "pictures/posters"};
    static const char *const endings[] = {".webp", ".png", ".jpg", ".jpeg"};
    const char *ending = file_picture_ending(asset);
    bool there = false, looked_for = false;
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++)
        looked_for |= within(asset, folders[i]) != NULL;
    for (size_t i = 0; ending != NULL && looked_for && i < sizeof endings / sizeof endings[0]; i++) {
        Text other = {0};
        text_add_bytes(&other, asset, (size_t)(ending - asset));
        text_add(&other, endings[i]);
        there |= is_of_program(uses, text_string(&other));
        text_finish(&other);
    }
    return there;
}

// True for the same name, whatever the letters of a picture's ending.
static bool is_same(const char *asset, const char *name) {
    const char *ending = file_picture_ending(asset);
    const size_t stem = ending != NULL ? (size_t)(ending - asset) : strlen(asset);
    if (strncmp(asset, name, stem) != 0 || strlen(asset) != strlen(name))
        return false;
    for (size_t i = stem; asset[i] != '\0'; i++)
        if (tolower((unsigned char)asset[i]) != tolower((unsigned char)name[i]))
            return false;
    return true;
}

static bool is_named(const PackUses *uses, const char *asset) {
    for (int i = 0; i < uses->count; i++)
        if (is_same(asset, uses->named[i]))
            return true;
    return false;
}

// True for files with a version per language.
static bool is_language_asset(const PackUses *uses, const char *asset) {
    static const char *const folders[] = {"lang", "faults", "balance"}, *const pages[] = {"rules", "lesson"};
    const char *rest;
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++)
        if ((rest = within(asset, folders[i])) != NULL)
            return is_language_file(rest);
    for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++)
        for (size_t k = 0; uses->place->games[k] != NULL; k++)
            if ((rest = within(asset, pages[i])) != NULL && (rest = within(rest, uses->place->games[k]->id)))
                return is_language_file(rest);
    return false;
}

// True for a painting or a captain's portrait, by its folder: whether a painting is somebody's,
// paintings_check says.
static bool is_painting(const PackUses *uses, const char *asset) {
    const char *rest = within(asset, "pictures"), *portrait = within(asset, "pictures/captains");
    if (portrait != NULL)
        return strchr(portrait, '/') == NULL && file_picture_ending(portrait) != NULL;
    for (size_t i = 0; rest != NULL && uses->place->games[i] != NULL; i++) {
        const char *name = within(rest, uses->place->games[i]->id);
        if (name != NULL)
            return strchr(name, '/') == NULL && file_picture_ending(name) != NULL;
    }
    return false;
}

static bool reads_asset(const PackUses *uses, const char *asset) {
    const char *font = within(asset, "fonts");
    return is_of_program(uses, asset) || is_named(uses, asset) || is_language_asset(uses, asset) ||
           is_painting(uses, asset) || is_in_place_of_one(uses, asset) ||
           (font != NULL && strchr(font, '/') == NULL && file_is_font(font));
}

// ---- answers

static bool ends_with_json(const char *path) {
    const size_t length = strlen(path);
    return length > 5 && strcmp(path + length - 5, ".json") == 0;
}

bool pack_uses_file(const PackUses *uses, const char *path) {
    const char *asset = within(path, "assets");
    if (strcmp(path, PACK_FILE) == 0)
        return true;
    if (within(path, "scenarios") != NULL) // of "stardeck scenario"
        return ends_with_json(path);
    if (asset != NULL)
        return reads_asset(uses, asset);
    for (size_t i = 0; uses->place->games[i] != NULL; i++) {
        const char *rest = of_game(uses, uses->place->games[i], path);
        if (rest != NULL && reads_of_game(uses->place->games[i], rest))
            return true;
    }
    return false;
}

static bool is_folder_of_program(const PackUses *uses, const char *asset) {
    Text path = {0};
    text_printf(&path, "%s/%s", uses->assets.folder[0], asset);
    const bool there = file_is_folder(text_string(&path));
    text_finish(&path);
    return there;
}

// "pictures/GAME" exists for no game that has no paintings.
static bool is_folder_of_paintings(const PackUses *uses, const char *asset) {
    const char *rest = within(asset, "pictures");
    bool is = false;
    for (size_t i = 0; rest != NULL && uses->place->games[i] != NULL; i++)
        is |= strcmp(rest, uses->place->games[i]->id) == 0;
    return is;
}

bool pack_uses_folder(const PackUses *uses, const char *path) {
    const char *asset = within(path, "assets");
    if (strcmp(path, "scenarios") == 0 || within(path, "scenarios") != NULL || strcmp(path, "assets") == 0)
        return true;
    if (asset != NULL)
        return is_folder_of_program(uses, asset) || is_folder_of_paintings(uses, asset);
    for (size_t i = 0; uses->place->games[i] != NULL; i++) {
        const Game *game = uses->place->games[i];
        const char *rest = of_game(uses, game, path);
        if ((info_of(uses)->game[0] == '\0' && strcmp(path, game->id) == 0) ||
            (rest != NULL &&
             (strcmp(rest, "lang") == 0 || strcmp(rest, "schema") == 0 || within(rest, "schema"))))
            return true;
    }
    return false;
}

// ---- the names there are

typedef void (*Hear)(void *context, const char *path);

static void tell(Hear hear, void *context, const char *folder, const char *name) {
    Text path = {0};
    text_printf(&path, "%s%s%s", folder, folder[0] != '\0' ? "/" : "", name);
    if (!path.failed)
        hear(context, text_string(&path));
    text_finish(&path);
}

typedef struct OwnFiles {
    const char *folder;
    bool folders;
    Hear hear;
    void *context;
} OwnFiles;

static void hear_own(void *context, const char *path, PackFileKind kind) {
    const OwnFiles *own = context;
    if (strchr(path, '/') == NULL && (kind == PACK_FILE_FOLDER) == own->folders &&
        !pack_files_is_documentation(path))
        tell(own->hear, own->context, own->folder, path);
}

static void list_assets(const PackUses *uses, const char *folder, bool folders, Hear hear, void *context) {
    OwnFiles own = {folder, folders, hear, context};
    Text path = {0};
    const char *below = folder[sizeof ASSETS - 2] == '/' ? folder + sizeof ASSETS - 1 : "";
    text_printf(&path, "%s/%s", uses->assets.folder[0], below);
    pack_files_walk(text_string(&path), hear_own, &own);
    for (int i = 0; !folders && i < uses->count; i++) {
        const char *name = within(uses->named[i], below);
        if (name != NULL && strchr(name, '/') == NULL)
            tell(hear, context, folder, name);
    }
    text_finish(&path);
}

// The files and folders of a game, in the folder with its files.
static void list_of_game(const PackUses *uses, const Game *game, const char *folder, bool folders, Hear hear,
                         void *context) {
    const char *only = info_of(uses)->game, *rest = of_game(uses, game, folder);
    if (rest != NULL && strcmp(rest, "lang") == 0 && !folders) {
        tell(hear, context, folder, "en.json");
        tell(hear, context, folder, "de.json");
    }
    if (only[0] != '\0' ? folder[0] != '\0' || strcmp(only, game->id) != 0 : strcmp(folder, game->id) != 0)
        return;
    for (uint8_t i = 0; !folders && i < game->pack_file_count; i++)
        tell(hear, context, folder, game->pack_files[i].name);
    tell(hear, context, folder, folders ? "lang" : CAPTAINS_FILE);
}

void pack_uses_list(const PackUses *uses, const char *folder, bool folders, Hear hear, void *context) {
    const Game *const *games = uses->place->games;
    if (strcmp(folder, "assets") == 0 || within(folder, "assets") != NULL)
        list_assets(uses, folder, folders, hear, context);
    for (size_t i = 0; games[i] != NULL; i++)
        list_of_game(uses, games[i], folder, folders, hear, context);
    if (folder[0] != '\0')
        return;
    for (size_t i = 0; folders && info_of(uses)->game[0] == '\0' && games[i] != NULL; i++)
        hear(context, games[i]->id);
    for (int i = 0; folders && i < 2; i++)
        hear(context, i == 0 ? "assets" : "scenarios");
    if (!folders)
        hear(context, PACK_FILE);
}
