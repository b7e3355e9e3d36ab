// SPDX-License-Identifier: MIT
// Checks whether the pictures a pack names exist and can be read. The window substitutes those that can't, so
// only lint reports them.
#include "data/pack_lint.h"

#include "core/picture_size.h"
#include "core/picture_whole.h"
#include "core/platform.h"
#include "data/paintings.h"
#include "data/suggest.h"
#include "engine/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define NAMES_MAX 512 // of files in a folder, for "did you mean"

typedef struct Pictures {
    const Catalog *catalog;
    const PackSource *source;
    const Layers *assets;
    const Problems *known; // faults of the pack: nothing more is reported about the same values
    Problems *problems;
} Pictures;

static void tell_as(const Pictures *pictures, const char *path, const char *code, const char *message) {
    Text coded = {0};
    text_printf(&coded, "[%s] %s", code, message);
    if (!pack_source_has_problem(pictures->source, path, pictures->known))
        pack_source_problem(pictures->source, path, text_string(&coded), pictures->problems);
    text_finish(&coded);
}

static void tell(const Pictures *pictures, const char *path, const char *message) {
    tell_as(pictures, path, "picture", message);
}

// The length of the name without its extension and without `part` before that ("-capital"); 0: it is no such
// name.
static size_t length_before(const char *name, const char *part) {
    const char *dot = strrchr(name, '.');
    const size_t behind = strlen(part), length = dot != NULL ? (size_t)(dot - name) : 0;
    return length > behind && strncmp(dot - behind, part, behind) == 0 ? length - behind : 0;
}

// Appends what the name most similar to `wanted` has before `part`, of the files in `folder` that have it.
static void add_nearest(Text *out, const char *folder, const char *wanted, const char *part) {
    PlatformListing *listing = platform_list(folder);
    char **names = calloc(NAMES_MAX, sizeof *names);
    size_t count = 0;
    for (const char *entry;
         listing != NULL && names != NULL && (entry = platform_list_next(listing)) != NULL;) {
        const size_t length = length_before(entry, part);
        if (count == NAMES_MAX || length == 0)
            continue;
        names[count] = calloc(1, length + 1);
        if (names[count] != NULL)
            memcpy(names[count++], entry, length);
    }
    const char *near = names != NULL ? text_nearest(wanted, (const char *const *)names, count) : NULL;
    if (near != NULL)
        text_printf(out, "; did you mean \"%s\"?", near);
    for (size_t i = 0; i < count; i++)
        free(names[i]);
    free(names);
    platform_list_end(listing);
}

// Appends a suggestion for a missing file, if a similar one exists. `whole`: its name is what the pack says;
// else it is only what stands before the last "-".
static void add_hint(const Pictures *pictures, const char *file, bool whole, Text *message) {
    const char *slash = strrchr(file, '/'), *name = slash != NULL ? slash + 1 : file;
    char wanted[128], part[128] = "";
    snprintf(wanted, sizeof wanted, "%.*s", (int)strcspn(name, "."), name);
    char *dash = whole ? NULL : strrchr(wanted, '-');
    if (dash != NULL) {
        snprintf(part, sizeof part, "%s", dash);
        *dash = '\0';
    }
    const size_t before = message->length;
    for (int i = pictures->assets->count - 1; i >= 0 && message->length == before; i--) {
        Text folder = {0};
        text_printf(&folder, "%s/%.*s", pictures->assets->folder[i], (int)(name - file), file);
        add_nearest(message, text_string(&folder), wanted, part);
        text_finish(&folder);
    }
}

// True if the path of a file is in this folder or in the one around it.
static bool is_of_pack(const char *file, const char *folder) {
    const char *slash = strrchr(folder, '/');
    const size_t length = slash != NULL ? (size_t)(slash - folder) : strlen(folder);
    return strncmp(file, folder, length) == 0 && file[length] == '/';
}

// True if a pack has put this picture in the place of another one's: what names it says nothing of that pack.
static bool is_put_in_place(const Pictures *pictures, const char *path, const char *full) {
    const Layers *assets = pictures->assets;
    char file[PROBLEM_FILE_MAX];
    int layer = assets->count - 1;
    pack_source_file_of(pictures->source, path, file, sizeof file);
    while (layer > 0 && (strncmp(full, assets->folder[layer], strlen(assets->folder[layer])) != 0 ||
                         full[strlen(assets->folder[layer])] != '/'))
        layer--;
    return layer > 0 && !is_of_pack(file, assets->folder[layer]);
}

// A finding about the picture itself: told where it is named, or at its file.
static void tell_of(const Pictures *pictures, const char *path, const char *full, const char *code,
                    const char *message) {
    if (is_put_in_place(pictures, path, full))
        problems_add(pictures->problems, full, 0, 0, "[%s] %s", code, message);
    else
        tell_as(pictures, path, code, message);
}

// Appends what is wrong with a drawing, which has no size of its own.
static void check_drawing(const char *file, PictureState state, Text *message) {
    if (state == PICTURE_CUT_OFF)
        text_printf(message, "the picture %s is cut off, so that a stand-in is shown", file);
    else if (state == PICTURE_EMPTY)
        text_printf(
            message,
            "the picture %s shows nothing: of an SVG only path, rect, circle, ellipse, line, polyline "
            "and polygon are drawn, and it has none. Turn its texts into paths, and save embedded "
            "pictures as PNG",
            file);
    else if (state != PICTURE_WHOLE)
        text_printf(message, "the picture %s is damaged, or no SVG, so that a stand-in is shown", file);
}

// The same of one that has pixels.
static void check_pixels(const char *file, PictureState state, PictureSize size, Text *message) {
    if (size.width > 0 && !picture_size_is_readable(size))
        text_printf(message,
                    "the picture %s has %d x %d pixels; more than %d million are not read. Scale it down",
                    file, size.width, size.height, PICTURE_PIXELS_MAX / 1000000);
    else if (state == PICTURE_CUT_OFF)
        text_printf(message, "the picture %s is cut off, so that a stand-in is shown", file);
    else if (size.width == 0 || state != PICTURE_WHOLE)
        text_printf(message, "the picture %s is damaged, or neither PNG nor JPEG nor WebP", file);
}

// The picture that this path of a pack's value names: not to be read, or too large without need.
static void check_content(const Pictures *pictures, const char *path, const char *file, const char *full) {
    const char *dot = strrchr(file, '.');
    const bool drawn = dot != NULL && strcasecmp(dot, ".svg") == 0;
    const PictureSize size = drawn ? (PictureSize){0, 0} : picture_size(full);
    Text message = {0};
    PlatformFacts facts;
    if (platform_facts(full, &facts) && facts.kind == PLATFORM_FILE && facts.bytes == 0)
        text_printf(&message, "the picture %s is empty: its file has no bytes", file);
    else if (drawn)
        check_drawing(file, picture_state(full), &message);
    else if (dot != NULL)
        check_pixels(file, picture_state(full), size, &message);
    if (message.length > 0) {
        tell_of(pictures, path, full, "picture", text_string(&message));
    } else if (size.width * size.height > PICTURE_PIXELS_ENOUGH) {
        text_printf(
            &message,
            "the picture %s has %d x %d pixels, far more than a card ever shows. Scaled down it comes "
            "sooner",
            file, size.width, size.height);
        tell_of(pictures, path, full, "!picture", text_string(&message));
    }
    text_finish(&message);
}

// False if there is no such file.
static bool check_file(const Pictures *pictures, const char *path, const char *file) {
    Text full = {0};
    const bool there = layers_find(pictures->assets, file, &full) || full.failed;
    if (there && !full.failed)
        check_content(pictures, path, file, text_string(&full));
    text_finish(&full);
    return there;
}

// Where the picture may lie: in the pack that names it, or in the program's own folder. What others below
// bring is nobody's to add to.
static void add_places(const Pictures *pictures, const char *path, Text *message) {
    const Layers *assets = pictures->assets;
    char file[PROBLEM_FILE_MAX];
    pack_source_file_of(pictures->source, path, file, sizeof file);
    int own = assets->count - 1;
    while (own > 0 && !is_of_pack(file, assets->folder[own]))
        own--;
    text_add(message, "Pictures lie in ");
    if (own > 0)
        text_printf(message, "%s or ", assets->folder[own]);
    text_add(message, assets->count > 0 ? assets->folder[0] : "");
}

// True for emblem and ships of who plays: the window draws neutral ones instead, so that a new faction can be
// played before it has any.
static bool has_stand_in(const char *path) {
    const char *slash = strrchr(path, '/'), *key = slash != NULL ? slash + 1 : path;
    return strcmp(key, "logo") == 0 || strcmp(key, "ships") == 0;
}

// `whole`: as of add_hint.
static void tell_missing(const Pictures *pictures, const char *path, const char *file, bool whole) {
    Text message = {0};
    const bool stand_in = has_stand_in(path);
    text_printf(
        &message,
        stand_in ? "there is no picture %s; a neutral one is shown instead" : "there is no picture %s", file);
    if (whole || stand_in)
        add_hint(pictures, file, whole, &message);
    if (!stand_in) {
        text_add(&message, strchr(text_string(&message), '?') != NULL ? " " : ". ");
        add_places(pictures, path, &message);
    }
    tell_as(pictures, path, stand_in ? "!picture" : "picture", text_string(&message));
    text_finish(&message);
}

// One message per name: for the first of its files that is missing.
static void check_files(const Pictures *pictures, const char *path, const char *files) {
    const char *next;
    char file[128];
    for (const char *at = files; *at != '\0'; at = next) {
        const size_t length = strcspn(at, "\n");
        next = at + length + (at[length] == '\n' ? 1 : 0);
        snprintf(file, sizeof file, "%.*s", (int)length, at);
        if (check_file(pictures, path, file))
            continue;
        tell_missing(pictures, path, file, at == files && *next == '\0');
        return;
    }
}

// ---- other factions' paintings

// Appends the path of the list that the seat table is read from: "factions.json/factions".
static void add_seat_list(const Game *game, Text *path) {
    for (uint8_t file = 0; file < game->pack_file_count; file++) {
        const Schema *schema = game->pack_files[file].schema;
        for (size_t i = 0; i < schema->field_count; i++)
            if (schema->fields[i].kind == FIELD_RECORDS && schema->fields[i].table == game->seat_table)
                text_printf(path, "%s/%s", game->pack_files[file].name, schema->fields[i].key);
    }
}

static void check_paintings(const Pictures *pictures) {
    const Catalog *catalog = pictures->catalog;
    const Game *game = catalog->game;
    Paintings *paintings = paintings_open(pictures->assets, game->id);
    for (uint8_t i = 0; i < catalog_count(catalog, game->seat_table); i++) {
        const SeatStyle *style = catalog_style(catalog, i);
        Text path = {0}, hint = {0}, message = {0};
        if (style != NULL && style->paintings[0] != '\0' &&
            !paintings_has(paintings, style->paintings, &hint)) {
            add_seat_list(game, &path);
            text_printf(&path, "/%d/paintings", i);
            text_printf(&message, "there are no paintings of \"%s\"%s", style->paintings, text_string(&hint));
            tell_as(pictures, text_string(&path), "!painting", text_string(&message));
        }
        text_finish(&path);
        text_finish(&hint);
        text_finish(&message);
    }
    paintings_close(paintings);
}

void pack_pictures_check(const Catalog *catalog, const PackSource *source, const Layers *assets,
                         const Problems *known, Problems *problems) {
    const Pictures pictures = {
        .catalog = catalog, .source = source, .assets = assets, .known = known, .problems = problems};
    Text path = {0}, files = {0}, problem = {0};
    for (int number = 0;; number++) {
        text_clear(&path);
        text_clear(&files);
        text_clear(&problem);
        if (catalog->game->picture == NULL ||
            !catalog->game->picture(catalog->rules, number, &path, &files, &problem))
            break;
        if (problem.length > 0)
            tell(&pictures, text_string(&path), text_string(&problem));
        else
            check_files(&pictures, text_string(&path), text_string(&files));
    }
    text_finish(&path);
    text_finish(&files);
    text_finish(&problem);
    check_paintings(&pictures);
}
