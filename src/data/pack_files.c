// SPDX-License-Identifier: MIT
// Collects the paths before anybody visits them, to sort them: folders list their files in any order.
#include "data/pack_files.h"

#include "core/file_kind.h"
#include "core/platform.h"
#include "data/pack_info.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define DEPTH_MAX 6
#define FILES_MAX 4000 // limits the time for oversized folders

typedef struct Found {
    char *path;
    PackFileKind kind;
} Found;

typedef struct Walk {
    const char *folder, *pack; // what is walked through, and the pack that it is or lies in
    Found *found;
    int count, seen;
    bool failed;
} Walk;

// ---- names

static bool ends_with(const char *name, const char *ending) {
    const size_t length = strlen(name), end = strlen(ending);
    return length >= end && strcasecmp(name + length - end, ending) == 0;
}

static bool begins_with(const char *name, const char *beginning) {
    return strncasecmp(name, beginning, strlen(beginning)) == 0;
}

bool pack_files_is_junk(const char *name) {
    return name[0] == '.' || ends_with(name, "~") || strcasecmp(name, "Thumbs.db") == 0 ||
           strcasecmp(name, "desktop.ini") == 0 || strcmp(name, "__MACOSX") == 0;
}

bool pack_files_is_documentation(const char *path) {
    const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path;
    return ends_with(name, ".md") || ends_with(name, ".txt") || begins_with(name, "README") ||
           begins_with(name, "LICENSE") || begins_with(name, "LICENCE");
}

// ---- the walk

static void note(Walk *walk, const char *path, PackFileKind kind) {
    char *copy = text_duplicate(path);
    walk->failed |= copy == NULL;
    if (copy != NULL)
        walk->found[walk->count++] = (Found){copy, kind};
}

static PackFileKind kind_of(const Walk *walk, const char *path) {
    PlatformFacts facts;
    const bool is_link = platform_facts_unfollowed(path, &facts) && facts.kind == PLATFORM_LINK;
    if (!platform_facts(path, &facts))
        return PACK_FILE_LOST;
    if (is_link && platform_leads_out(path, walk->pack))
        return PACK_FILE_OUTSIDE;
    return facts.kind == PLATFORM_FILE       ? PACK_FILE_REGULAR
           : facts.kind == PLATFORM_A_FOLDER ? PACK_FILE_FOLDER
                                             : PACK_FILE_SPECIAL;
}

// True for a link to a folder that it lies in itself: there is nothing new in there.
static bool is_loop(const char *path) {
    PlatformFacts facts;
    Text around = {0};
    if (!platform_facts_unfollowed(path, &facts) || facts.kind != PLATFORM_LINK)
        return false;
    text_add_bytes(&around, path, (size_t)(strrchr(path, '/') - path));
    const bool is = !around.failed && !platform_leads_out(text_string(&around), path);
    text_finish(&around);
    return is;
}

// `below`: "" or the path of a subfolder, ending with a slash.
static void look_into(Walk *walk, const char *below, int depth) {
    Text path = {0}, name = {0};
    text_printf(&path, "%s/%s", walk->folder, below);
    PlatformListing *listing = !path.failed ? platform_list(text_string(&path)) : NULL;
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;) {
        if (pack_files_is_junk(entry))
            continue;
        if (++walk->seen > FILES_MAX)
            break;
        text_clear(&name);
        text_printf(&name, "%s%s", below, entry);
        text_clear(&path);
        text_printf(&path, "%s/%s", walk->folder, text_string(&name));
        walk->failed |= path.failed || name.failed;
        const PackFileKind kind = kind_of(walk, text_string(&path));
        note(walk, text_string(&name), kind);
        text_add(&name, "/");
        if (kind == PACK_FILE_FOLDER && depth < DEPTH_MAX && !name.failed && !is_loop(text_string(&path)))
            look_into(walk, text_string(&name), depth + 1);
    }
    platform_list_end(listing);
    text_finish(&path);
    text_finish(&name);
}

static int compare_paths(const void *a, const void *b) {
    return strcmp(((const Found *)a)->path, ((const Found *)b)->path);
}

// Appends the folder above this one, if that is a pack's; else this one.
static void add_pack_of(const char *folder, Text *pack) {
    text_printf(pack, "%s/..", folder);
    if (pack_info_exists(folder) || !pack_info_exists(text_string(pack))) {
        text_clear(pack);
        text_add(pack, folder);
    }
}

bool pack_files_walk(const char *folder, PackFileVisitor visit, void *context) {
    Text pack = {0};
    Walk walk = {.folder = folder, .found = calloc(FILES_MAX, sizeof(Found))};
    if (walk.found == NULL)
        return false;
    add_pack_of(folder, &pack);
    walk.failed = pack.failed;
    walk.pack = text_string(&pack);
    look_into(&walk, "", 0);
    qsort(walk.found, (size_t)walk.count, sizeof walk.found[0], compare_paths);
    for (int i = 0; i < walk.count; i++) {
        visit(context, walk.found[i].path, walk.found[i].kind);
        free(walk.found[i].path);
    }
    free(walk.found);
    text_finish(&pack);
    return !walk.failed;
}

// ---- what is no file

typedef struct Refusal {
    const char *folder;
    Problems *problems;
    bool leads_out;
} Refusal;

static bool is_told(const char *file, const Problems *problems) {
    for (int i = 0; i < problems->count; i++)
        if (strcmp(problems->item[i].file, file) == 0)
            return true;
    return false;
}

static void refuse(void *context, const char *path, PackFileKind kind) {
    Refusal *refusal = context;
    const bool called_like_a_file = ends_with(path, ".json") || ends_with(path, ".ogg") ||
                                    file_is_font(path) || file_picture_ending(path);
    const char *said =
        kind == PACK_FILE_SPECIAL ? "[file] this is no file, but a pipe or a device; take it out"
        : kind == PACK_FILE_LOST  ? "[file] this link leads nowhere"
        : kind == PACK_FILE_OUTSIDE
            ? "[file] this link leads out of the pack's folder; put a copy in its place"
        : kind == PACK_FILE_FOLDER && called_like_a_file ? "[file] this is a folder, but called like a file"
                                                         : NULL;
    Text full = {0};
    refusal->leads_out |= kind == PACK_FILE_OUTSIDE;
    text_printf(&full, "%s/%s", refusal->folder, path);
    if (said != NULL && !is_told(text_string(&full), refusal->problems))
        problems_add(refusal->problems, text_string(&full), 0, 0, "%s", said);
    text_finish(&full);
}

bool pack_files_refuse(const char *folder, Problems *problems) {
    Refusal refusal = {folder, problems, false};
    if (!pack_files_walk(folder, refuse, &refusal))
        problems_add(problems, folder, 0, 0, "out of memory");
    return refusal.leads_out;
}
