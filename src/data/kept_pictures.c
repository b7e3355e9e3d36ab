// SPDX-License-Identifier: MIT
// The number of links to a file says how many games need it; the one below pictures/ is the first.
#include "data/kept_pictures.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "core/platform.h"
#include "data/folders.h"
#include "data/pack_files.h"
#include "data/pack_info.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STORE "pictures"
#define ASSETS "assets/"

typedef struct Picture {
    char *path;                // of the original
    char *name;                // LAYER/assets/PATH
    int64_t bytes, changed[2]; // s, ns
} Picture;

struct KeptPictures {
    Picture *item;
    int count;
};

// ---- which there are

typedef struct Listing {
    KeptPictures *pictures;
    const char *game, *assets; // its folder
    int layer;
    bool failed;
} Listing;

static bool is_in(const char *path, const char *const folders[], size_t count) {
    for (size_t i = 0; i < count; i++)
        if (strncmp(path, folders[i], strlen(folders[i])) == 0)
            return true;
    return false;
}

// Small ones by which things are told apart.
static bool is_sign(const char *path) {
    static const char *const folders[] = {"ships/", "emblems/", "busts/", "icons/", "glyphs/", "units/"};
    return is_in(path, folders, sizeof folders / sizeof folders[0]);
}

// Not those of other games, of scenes and menus: they are on no card of this one.
static bool is_wanted(const char *path, const char *game) {
    static const char *const folders[] = {"pictures/grounds/", "pictures/worlds/"};
    const size_t length = strlen(game);
    if (file_picture_ending(path) == NULL)
        return false;
    if (is_sign(path) || is_in(path, folders, sizeof folders / sizeof folders[0]))
        return true;
    if (strncmp(path, "pictures/", 9) != 0)
        return false;
    const char *name = path + 9; // named in the cards ("file:NAME"), or by the id of one
    return strchr(name, '/') == NULL || (strncmp(name, game, length) == 0 && name[length] == '/');
}

static void add_picture(void *context, const char *path, PackFileKind kind) {
    Listing *listing = context;
    KeptPictures *pictures = listing->pictures;
    Text full = {0}, name = {0};
    PlatformFacts file;
    text_printf(&full, "%s/%s", listing->assets, path);
    text_printf(&name, "%d/" ASSETS "%s", listing->layer, path);
    if (kind == PACK_FILE_REGULAR && is_wanted(path, listing->game) &&
        platform_facts(text_string(&full), &file)) {
        Picture *grown = realloc(pictures->item, ((size_t)pictures->count + 1) * sizeof *grown);
        pictures->item = grown != NULL ? grown : pictures->item;
        const Picture picture = {text_duplicate(text_string(&full)),
                                 text_duplicate(text_string(&name)),
                                 file.bytes,
                                 {file.changed_s, file.changed_ns}};
        if (grown != NULL && picture.path != NULL && picture.name != NULL) {
            pictures->item[pictures->count++] = picture;
        } else {
            free(picture.path);
            free(picture.name);
        }
    }
    text_finish(&full);
    text_finish(&name);
}

static const char *last_step(const char *folder) {
    const char *slash = strrchr(folder, '/');
    return slash != NULL ? slash + 1 : folder;
}

// The folder of pictures lies beside pack.json: in the layer's folder, or above it in a pack for several
// games.
static void list_layer(KeptPictures *pictures, const Layers *layers, int layer) {
    Text assets = {0};
    text_printf(&assets, "%s/%sassets", layers->folder[layer],
                pack_info_exists(layers->folder[layer]) ? "" : "../");
    Listing listing = {pictures, last_step(layers->folder[0]), text_string(&assets), layer, false};
    if (!assets.failed)
        pack_files_walk(text_string(&assets), add_picture, &listing);
    text_finish(&assets);
}

void kept_pictures_free(KeptPictures *pictures) {
    for (int i = 0; pictures != NULL && i < pictures->count; i++) {
        free(pictures->item[i].path);
        free(pictures->item[i].name);
    }
    if (pictures != NULL)
        free(pictures->item);
    free(pictures);
}

KeptPictures *kept_pictures_list(const Layers *layers) {
    KeptPictures *pictures = layers->count > 1 ? calloc(1, sizeof *pictures) : NULL;
    for (int i = 1; pictures != NULL && i < layers->count; i++)
        list_layer(pictures, layers, i);
    if (pictures == NULL || pictures->count > 0)
        return pictures;
    kept_pictures_free(pictures);
    return NULL;
}

uint64_t kept_pictures_hash(const KeptPictures *pictures) {
    uint64_t hash = 0;
    for (int i = 0; pictures != NULL && i < pictures->count; i++) {
        const Picture *picture = &pictures->item[i];
        const int64_t facts[] = {picture->bytes, picture->changed[0], picture->changed[1]};
        hash = hash_bytes(facts, sizeof facts, hash_bytes(picture->name, strlen(picture->name) + 1, hash));
    }
    return hash;
}

// ---- keeping

// The whole file, which the caller frees; *length: its bytes. NULL: it can't be read, or is too large by now.
static char *read_picture(const char *path, size_t *length) {
    FILE *file = file_open(path);
    long size = -1;
    if (file != NULL && fseek(file, 0, SEEK_END) == 0)
        size = ftell(file);
    char *bytes = size >= 0 && size <= KEPT_PICTURES_BYTES ? malloc((size_t)size + 1) : NULL;
    if (bytes != NULL &&
        (fseek(file, 0, SEEK_SET) != 0 || fread(bytes, 1, (size_t)size, file) != (size_t)size)) {
        free(bytes);
        bytes = NULL;
    }
    if (file != NULL)
        fclose(file);
    *length = bytes != NULL ? (size_t)size : 0;
    return bytes;
}

static bool write_picture(const char *path, const char *bytes, size_t length) {
    FILE *file = folders_make(path) == 0 ? platform_fopen(path, "wbx") : NULL;
    const bool written = file != NULL && fwrite(bytes, 1, length, file) == length;
    const bool good = file != NULL && fclose(file) == 0 && written;
    if (file != NULL && !good)
        platform_remove_file(path);
    return good;
}

// Puts the picture into the store, unless it is there. What is half written is never used.
static bool store(const char *path, const char *bytes, size_t length) {
    PlatformFacts facts;
    Text half = {0};
    if (platform_facts(path, &facts) && facts.bytes == (int64_t)length)
        return true;
    text_printf(&half, "%s.%" PRIu64, path, platform_process());
    const bool good = !half.failed && write_picture(text_string(&half), bytes, length) &&
                      platform_rename(text_string(&half), path);
    text_finish(&half);
    return good;
}

static void keep_picture(const Picture *picture, const char *games_folder, const char *folder) {
    Text stored = {0}, path = {0};
    size_t length;
    char digits[HASH_TEXT_SIZE];
    char *bytes = read_picture(picture->path, &length);
    if (bytes == NULL)
        return;
    hash_text(hash_bytes(bytes, length, 0), digits);
    text_printf(&stored, "%s/" STORE "/%s-%zu", games_folder, digits, length);
    text_printf(&path, "%s/%s", folder, picture->name);
    const bool linked = !stored.failed && !path.failed && store(text_string(&stored), bytes, length) &&
                        folders_make(text_string(&path)) == 0 &&
                        platform_add_name(text_string(&stored), text_string(&path));
    if (!linked && !path.failed)
        write_picture(text_string(&path), bytes, length);
    free(bytes);
    text_finish(&stored);
    text_finish(&path);
}

// What is left of a game's room for pictures, and what has none.
typedef struct Room {
    int64_t left;
    Text left_out;
} Room;

static void keep_those(const KeptPictures *pictures, bool signs, const char *games_folder, const char *folder,
                       Room *room) {
    for (int i = 0; pictures != NULL && i < pictures->count; i++) {
        const Picture *picture = &pictures->item[i];
        if (is_sign(strstr(picture->name, ASSETS) + strlen(ASSETS)) != signs)
            continue;
        if (picture->bytes <= room->left) {
            room->left -= picture->bytes;
            keep_picture(picture, games_folder, folder);
        } else {
            text_printf(&room->left_out, "%s\n", picture->name);
        }
    }
}

void kept_pictures_keep(const KeptPictures *pictures, const char *games_folder, const char *folder) {
    Room room = {.left = KEPT_PICTURES_BYTES};
    Text path = {0};
    keep_those(pictures, true, games_folder, folder, &room); // a painting has a better stand-in than a sign
    keep_those(pictures, false, games_folder, folder, &room);
    if (room.left_out.length > 0) {
        text_printf(&path, "%s/" KEPT_PICTURES_LEFT_OUT, folder);
        FILE *file = platform_fopen(text_string(&path), "wb");
        if (file != NULL) {
            fprintf(file,
                    "# Not kept, as the pictures of a game may have %d MiB in all; a stand-in is shown for "
                    "these:\n%s",
                    KEPT_PICTURES_BYTES / (1024 * 1024), text_string(&room.left_out));
            fclose(file);
        }
    }
    text_finish(&room.left_out);
    text_finish(&path);
}

void kept_pictures_sweep(const char *games_folder) {
    Text folder = {0}, path = {0};
    PlatformFacts facts;
    text_printf(&folder, "%s/" STORE, games_folder);
    PlatformListing *listing = folder.failed ? NULL : platform_list(text_string(&folder));
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&path);
        text_printf(&path, "%s/%s", text_string(&folder), entry);
        if (!path.failed && platform_facts_unfollowed(text_string(&path), &facts) &&
            facts.kind == PLATFORM_FILE && facts.names == 1)
            platform_remove_file(text_string(&path));
    }
    platform_list_end(listing);
    platform_remove_folder(text_string(&folder)); // if it is empty
    text_finish(&folder);
    text_finish(&path);
}

bool kept_pictures_add(const Layers *kept, int layer, Layers *assets) {
    Text path = {0};
    text_printf(&path, "%s/assets", kept->folder[layer]);
    const bool good =
        !path.failed && (!file_is_folder(text_string(&path)) || layers_add(assets, text_string(&path)));
    text_finish(&path);
    return good;
}
