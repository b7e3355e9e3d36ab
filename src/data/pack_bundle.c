// SPDX-License-Identifier: MIT
// Lists what is in an archive or folder, finds the pack there, and unpacks it. Bytes are counted again while
// they are read, since what an archive says of itself may be wrong.
#include "data/pack_bundle.h"

#include "core/file_kind.h"
#include "core/platform.h"
#include "core/text.h"
#include "core/utf8.h"
#include "data/file_text.h"
#include "data/folders.h"
#include "data/pack_files.h"
#include "data/pack_info.h"
#include "data/suggest.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define CHUNK 16384
#define PROBLEMS_ENOUGH 4
#define NAMES_SHOWN 3
#define KEY_SLASH '\1' // sorts a folder's contents right behind it

static void tell(const PackBundle *bundle, Problems *problems, const char *message) {
    problems_add(problems, bundle->path, 0, 0, "%s", message);
}

// ---- the list

static bool make_room(PackBundle *bundle) {
    if (bundle->count < bundle->room)
        return true;
    const size_t room = bundle->room > 0 ? 2 * bundle->room : 64;
    BundleEntry *entry = realloc(bundle->entry, room * sizeof *entry);
    if (entry == NULL)
        return false;
    bundle->entry = entry;
    bundle->room = room;
    return true;
}

// Adds a copy. False if memory runs out.
static bool add(PackBundle *bundle, const char *name, BundleEntry entry) {
    if (!make_room(bundle) || (entry.name = text_duplicate(name)) == NULL)
        return false;
    const size_t length = strlen(name);
    if (entry.folder && length > 0 && entry.name[length - 1] == '/')
        entry.name[length - 1] = '\0';
    if ((entry.key = malloc(length + 1)) == NULL) {
        free(entry.name);
        return false;
    }
    utf8_capitals(entry.key, length + 1, entry.name);
    for (char *at = entry.key; *at != '\0'; at++)
        if (*at == '/')
            *at = KEY_SLASH;
    bundle->entry[bundle->count++] = entry;
    return true;
}

static bool is_junk_path(const char *path) {
    char part[BUNDLE_NAME_MAX + 1];
    for (;; path += strcspn(path, "/") + 1) {
        const size_t length = strcspn(path, "/");
        memcpy(part, path, length); // fits: the name has been checked
        part[length] = '\0';
        if (length > 0 && pack_files_is_junk(part))
            return true;
        if (path[length] == '\0')
            return false;
    }
}

// A name that may be anything, fit for a message.
static Quoted shown(const char *name) {
    char clean[BUNDLE_NAME_MAX];
    size_t length = 0;
    for (size_t left = strlen(name), step; left > 0 && length + 4 < sizeof clean;
         name += step, left -= step) {
        step = utf8_length(name, left);
        const bool good = step > 0 && !pack_bundle_is_control(name, step);
        memcpy(clean + length, good ? name : "?", good ? step : 1);
        length += good ? step : 1;
        step += step == 0;
    }
    clean[length] = '\0';
    return quoted(clean);
}

static void tell_entry(const PackBundle *bundle, const char *name, const char *said, Problems *problems) {
    pack_bundle_tell(bundle, shown(name), said, problems);
}

// ---- an archive

static void tell_fault(const PackBundle *bundle, ArchiveFault fault, Problems *problems) {
    switch (fault) {
    case ARCHIVE_NOT_BUILT_IN:
        tell(bundle, problems,
             "[file] this Stardeck was built without zip archives: unpack it, and import its folder");
        break;
    case ARCHIVE_NO_ZIP:
        tell(bundle, problems,
             "[file] this is no zip archive; a pack comes as a .zip, a .stardeck-pack or a folder");
        break;
    case ARCHIVE_CUT_OFF:
        tell(bundle, problems,
             "[file] this archive is cut off: its list of contents is missing; get it once more");
        break;
    case ARCHIVE_UNREADABLE:
        problems_add(problems, bundle->path, 0, 0, "[file] cannot be read: %s", strerror(errno));
        break;
    case ARCHIVE_NO_MEMORY:
        tell(bundle, problems, "out of memory");
        break;
    default:
        tell(bundle, problems, "[file] this archive is damaged; get it once more");
        break;
    }
}

static const char *entry_fault(const ArchiveEntry *entry) {
    return entry->kind == ARCHIVE_LINK      ? "is a link to another file"
           : entry->kind == ARCHIVE_SPECIAL ? "is no file, but a device or the like"
           : entry->encrypted               ? "is encrypted"
           : !entry->readable               ? "is packed by a method that not every program knows"
                                            : NULL;
}

// Some programs begin every name with "./".
static const char *without_dot(const char *name) {
    return strncmp(name, "./", 2) == 0 ? name + 2 : name;
}

static bool take_entry(PackBundle *bundle, size_t index, Problems *problems) {
    ArchiveEntry found;
    char name[BUNDLE_PATH_MAX + 2];
    if (!archive_entry(bundle->archive, index, &found)) {
        tell_fault(bundle, ARCHIVE_DAMAGED, problems);
        return false;
    }
    const char *path = without_dot(found.name);
    if (path[0] == '\0' && found.name[0] == '.')
        return true; // the archive's own folder
    const bool whole = text_copy(name, sizeof name, path);
    const size_t length = strlen(name);
    if (whole && length > 1 && name[length - 1] == '/')
        name[length - 1] = '\0';
    const char *said = whole ? pack_bundle_name_fault(name) : "has too long a name";
    if (said == NULL && is_junk_path(name))
        return true;
    said = said != NULL ? said : entry_fault(&found);
    if (said != NULL) {
        tell_entry(bundle, path, said, problems);
        return problems_total(problems) < PROBLEMS_ENOUGH;
    }
    const BundleEntry entry = {
        .folder = found.kind == ARCHIVE_FOLDER, .size = found.size, .packed = found.packed, .index = index};
    if (add(bundle, name, entry))
        return true;
    tell(bundle, problems, "out of memory");
    return false;
}

static bool list_archive(PackBundle *bundle, Problems *problems) {
    ArchiveFault fault;
    PlatformFacts facts;
    if (platform_facts(bundle->path, &facts) && (uint64_t)facts.bytes > BUNDLE_MB_MAX * BUNDLE_MB) {
        problems_add(problems, bundle->path, 0, 0,
                     "[file] this archive has more than %d MB, which is the most a pack may have; make "
                     "pictures and sounds smaller, or leave some out",
                     BUNDLE_MB_MAX);
        return false;
    }
    bundle->archive = archive_open(bundle->path, &fault);
    if (bundle->archive == NULL) {
        tell_fault(bundle, fault, problems);
        return false;
    }
    const size_t count = archive_count(bundle->archive);
    for (size_t i = 0; i < count; i++)
        if (!take_entry(bundle, i, problems))
            break;
    return problems_total(problems) == 0;
}

// ---- a folder

typedef struct Listing {
    PackBundle *bundle;
    bool links;
    Problems *problems;
} Listing;

static void take_file(void *context, const char *path, PackFileKind kind) {
    const Listing *listing = context;
    PackBundle *bundle = listing->bundle;
    PlatformFacts info = {0}, target = {0};
    Text full = {0};
    text_printf(&full, "%s/%s", bundle->path, path);
    const bool there = !full.failed && platform_facts_unfollowed(text_string(&full), &info);
    const bool is_link = there && info.kind == PLATFORM_LINK;
    const bool known = there && platform_facts(text_string(&full), &target);
    text_finish(&full);
    const char *said = pack_bundle_name_fault(path);
    if (said == NULL && is_link && (!listing->links || !known))
        said = "is a link to another file";
    if (said == NULL && kind == PACK_FILE_OUTSIDE)
        said = "is a link that leads out of the pack's folder";
    if (said == NULL && kind != PACK_FILE_REGULAR && kind != PACK_FILE_FOLDER)
        said = "is no file, but a device or the like";
    const BundleEntry entry = {.folder = kind == PACK_FILE_FOLDER,
                               .size = kind == PACK_FILE_REGULAR ? (uint64_t)target.bytes : 0};
    if (said != NULL && problems_total(listing->problems) < PROBLEMS_ENOUGH)
        tell_entry(bundle, path, said, listing->problems);
    else if (said == NULL && !add(bundle, path, entry))
        tell(bundle, listing->problems, "out of memory");
}

static bool list_folder(PackBundle *bundle, bool links, Problems *problems) {
    Listing listing = {bundle, links, problems};
    if (!pack_files_walk(bundle->path, take_file, &listing))
        tell(bundle, problems, "out of memory");
    return problems_total(problems) == 0;
}

// ---- where the pack is

static const char *last_part(const char *name) {
    const char *slash = strrchr(name, '/');
    return slash != NULL ? slash + 1 : name;
}

static int steps_above(const char *name) {
    int steps = 0;
    for (; *name != '\0'; name++)
        steps += *name == '/';
    return steps;
}

// The pack.json with this number that lies so many folders deep (-1: however many); NULL: there is none.
static const BundleEntry *pack_file(const PackBundle *bundle, int deep, int number) {
    for (size_t i = 0; i < bundle->count; i++) {
        const BundleEntry *entry = &bundle->entry[i];
        if (!entry->folder && strcmp(last_part(entry->name), PACK_FILE) == 0 &&
            (deep < 0 || steps_above(entry->name) == deep) && number-- == 0)
            return entry;
    }
    return NULL;
}

// A file that was probably meant to be pack.json; NULL: none.
static const BundleEntry *nearly_pack_file(const PackBundle *bundle) {
    for (size_t i = 0; i < bundle->count; i++) {
        const char *name = last_part(bundle->entry[i].name);
        if (!bundle->entry[i].folder &&
            (strcasecmp(name, PACK_FILE) == 0 || strcasecmp(name, PACK_FILE ".txt") == 0))
            return &bundle->entry[i];
    }
    return NULL;
}

// "a", "b", "c" …: the names at the top, or those of the folders there with a pack.json.
static void add_names(const PackBundle *bundle, bool packs, Text *out) {
    char top[BUNDLE_NAME_MAX + 1], last[BUNDLE_NAME_MAX + 1] = "";
    int shown = 0;
    for (size_t i = 0; i < bundle->count && shown <= NAMES_SHOWN; i++) {
        const char *name = bundle->entry[i].name;
        const size_t length = strcspn(name, "/"); // fits: the name has been checked
        memcpy(top, name, length);
        top[length] = '\0';
        const bool counts = !packs || (steps_above(name) == 1 && strcmp(last_part(name), PACK_FILE) == 0);
        if (!counts || strcmp(top, last) == 0)
            continue;
        text_printf(out, "%s%s", shown > 0 ? ", " : "", shown < NAMES_SHOWN ? quoted(top).text : "…");
        memcpy(last, top, length + 1);
        shown++;
    }
}

static void tell_no_pack(const PackBundle *bundle, Problems *problems) {
    const BundleEntry *deeper = pack_file(bundle, -1, 0), *nearly = nearly_pack_file(bundle);
    Text names = {0};
    add_names(bundle, false, &names);
    if (bundle->count == 0)
        tell(bundle, problems, "[file] it is empty; a pack is a folder with a pack.json");
    else if (deeper != NULL)
        problems_add(problems, bundle->path, 0, 0,
                     "[file] there is a pack.json, but too deep: %s; import only the folder that it lies in",
                     quoted(deeper->name).text);
    else if (nearly != NULL)
        problems_add(problems, bundle->path, 0, 0,
                     "[file] there is no pack.json in it, but %s; that has to be called pack.json",
                     quoted(nearly->name).text);
    else
        problems_add(problems, bundle->path, 0, 0,
                     "[file] there is no pack.json in it, only %s; a pack is a folder with a pack.json",
                     text_string(&names));
    text_finish(&names);
}

static void free_entry(BundleEntry *entry) {
    free(entry->name);
    free(entry->key);
}

// Keeps what lies in this folder of the archive, with names that begin there.
static void keep_inside(PackBundle *bundle, const char *top) {
    const size_t length = strlen(top);
    size_t kept = 0;
    for (size_t i = 0; i < bundle->count; i++) {
        BundleEntry entry = bundle->entry[i];
        const bool inside = strncmp(entry.name, top, length) == 0 && entry.name[length] == '/';
        bundle->beside += !inside && !entry.folder;
        if (!inside) {
            free_entry(&entry);
            continue;
        }
        memmove(entry.name, entry.name + length + 1, strlen(entry.name + length + 1) + 1);
        memmove(entry.key, entry.key + length + 1, strlen(entry.key + length + 1) + 1);
        bundle->entry[kept++] = entry;
    }
    bundle->count = kept;
}

// Finds the pack: at the top, or in the only folder there with a pack.json.
static bool find_pack(PackBundle *bundle, Problems *problems) {
    if (pack_file(bundle, 0, 0) != NULL)
        return true;
    const BundleEntry *only = pack_file(bundle, 1, 0);
    if (only == NULL) {
        tell_no_pack(bundle, problems);
        return false;
    }
    if (pack_file(bundle, 1, 1) != NULL) {
        Text names = {0};
        add_names(bundle, true, &names);
        problems_add(problems, bundle->path, 0, 0,
                     "[file] there are several packs in it: %s; unpack it if it is an archive, and import "
                     "their folders one by one",
                     text_string(&names));
        text_finish(&names);
        return false;
    }
    char top[BUNDLE_NAME_MAX + 1] = "";
    memcpy(top, only->name, strcspn(only->name, "/"));
    free(bundle->top);
    bundle->top = text_duplicate(top);
    keep_inside(bundle, top);
    return bundle->top != NULL;
}

// ---- opening

static void drop_entries(PackBundle *bundle) {
    for (size_t i = 0; i < bundle->count; i++)
        free_entry(&bundle->entry[i]);
    bundle->count = 0;
}

// A folder whose only pack lies one deeper is listed anew from there: only so deep is it looked into.
static bool go_deeper(PackBundle *bundle, bool links, Problems *problems) {
    Text path = {0};
    text_printf(&path, "%s/%s", bundle->path, bundle->top);
    drop_entries(bundle);
    free(bundle->path);
    bundle->path = text_duplicate(text_string(&path));
    text_finish(&path);
    return bundle->path != NULL && list_folder(bundle, links, problems);
}

static bool is_there(const PackBundle *bundle, Problems *problems) {
    if (!file_exists(bundle->path) && (errno == ENOENT || errno == ENOTDIR)) {
        tell(bundle, problems, "[file] there is no such file or folder; look whether its name is right");
        return false;
    }
    if (file_is_special(bundle->path)) {
        tell(bundle, problems, "[file] this is no file");
        return false;
    }
    return true;
}

bool pack_bundle_open(PackBundle *bundle, const char *path, bool links, Problems *problems) {
    bundle->path = text_duplicate(path);
    bundle->top = text_duplicate("");
    if (bundle->path == NULL || bundle->top == NULL) {
        problems_add(problems, path, 0, 0, "out of memory");
        return false;
    }
    for (size_t end = strlen(path); end > 1 && path[end - 1] == '/'; end--)
        bundle->path[end - 1] = '\0';
    if (!is_there(bundle, problems))
        return false;
    const bool folder = file_is_folder(bundle->path);
    if (!(folder ? list_folder(bundle, links, problems) : list_archive(bundle, problems)) ||
        !find_pack(bundle, problems))
        return false;
    if (folder && bundle->top[0] != '\0' && !go_deeper(bundle, links, problems))
        return false;
    return pack_bundle_check(bundle, problems);
}

void pack_bundle_close(PackBundle *bundle) {
    drop_entries(bundle);
    free(bundle->entry);
    free(bundle->path);
    free(bundle->top);
    archive_close(bundle->archive);
    *bundle = (PackBundle){.path = NULL};
}

// ---- unpacking

typedef struct Output {
    FILE *file;
    uint64_t left; // bytes that may still come
    int error;     // errno of a write that failed; 0: none
} Output;

static bool put_bytes(void *context, const void *bytes, size_t count) {
    Output *output = context;
    if (count > output->left)
        return false;
    output->left -= count;
    if (fwrite(bytes, 1, count, output->file) != count)
        output->error = errno;
    return output->error == 0;
}

static ArchiveFault copy_file(const char *from, Output *output) {
    char bytes[CHUNK];
    size_t count;
    FILE *file = file_open(from);
    if (file == NULL)
        return ARCHIVE_UNREADABLE;
    bool taken = true;
    while (taken && (count = fread(bytes, 1, sizeof bytes, file)) > 0)
        taken = put_bytes(output, bytes, count);
    const bool failed = ferror(file) != 0;
    fclose(file);
    return !taken ? ARCHIVE_STOPPED : failed ? ARCHIVE_UNREADABLE : ARCHIVE_GOOD;
}

static ArchiveFault read_entry(const PackBundle *bundle, const BundleEntry *entry, Output *output) {
    if (bundle->archive != NULL)
        return archive_read(bundle->archive, entry->index, put_bytes, output);
    Text from = {0};
    text_printf(&from, "%s/%s", bundle->path, entry->name);
    const ArchiveFault fault = copy_file(text_string(&from), output);
    text_finish(&from);
    return fault;
}

static void tell_unread(const PackBundle *bundle, const BundleEntry *entry, ArchiveFault fault,
                        Problems *problems) {
    const char *said = fault == ARCHIVE_STOPPED     ? "is larger than it says of itself"
                       : fault == ARCHIVE_GOOD      ? "is smaller than it says of itself"
                       : fault == ARCHIVE_WRONG_SUM ? "does not fit its checksum"
                                                    : "is damaged";
    if (fault == ARCHIVE_NO_MEMORY)
        tell(bundle, problems, "out of memory");
    else if (fault == ARCHIVE_UNREADABLE)
        problems_add(problems, bundle->path, 0, 0, "[file] the entry %s cannot be read: %s",
                     quoted(entry->name).text, strerror(errno));
    else
        problems_add(problems, bundle->path, 0, 0,
                     "[file] the entry %s %s; get the pack once more, or from somewhere else",
                     quoted(entry->name).text, said);
}

static bool unpack_file(const PackBundle *bundle, const BundleEntry *entry, const char *path,
                        Problems *problems) {
    Output output = {.left = entry->size};
    folders_make(path);
    output.file = platform_fopen(path, "wbx");
    if (output.file == NULL) {
        problems_add(problems, path, 0, 0, "cannot be written: %s", strerror(errno));
        return false;
    }
    const ArchiveFault fault = read_entry(bundle, entry, &output);
    if (fclose(output.file) != 0 && output.error == 0)
        output.error = errno;
    if (output.error != 0)
        problems_add(problems, path, 0, 0, "cannot be written: %s", strerror(output.error));
    else if (fault != ARCHIVE_GOOD || output.left > 0)
        tell_unread(bundle, entry, fault, problems);
    return output.error == 0 && fault == ARCHIVE_GOOD && output.left == 0;
}

bool pack_bundle_unpack(const PackBundle *bundle, const char *to, Problems *problems) {
    bool good = true;
    Text path = {0};
    for (size_t i = 0; good && i < bundle->count; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%s%s", to, bundle->entry[i].name, bundle->entry[i].folder ? "/." : "");
        if (bundle->entry[i].folder)
            folders_make(text_string(&path));
        else
            good = unpack_file(bundle, &bundle->entry[i], text_string(&path), problems);
    }
    text_finish(&path);
    return good;
}
