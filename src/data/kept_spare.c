// SPDX-License-Identifier: MIT
// The second copy is taken as it is, damaged or not: whoever mends finds out.
#include "data/kept_spare.h"

#include "core/file_kind.h"
#include "core/platform.h"
#include "data/file_text.h"
#include "data/folders.h"
#include "data/kept_cards.h"
#include "data/kept_copy.h"
#include "data/kept_mend.h"

#include <stdio.h>
#include <stdlib.h>

#define COPY_BYTES (256u * 1024u * 1024u)

static const char *temporary(void) {
    static const char *const names[] = {"TMPDIR", "TEMP", "TMP"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0')
            return value;
    }
    return "/tmp";
}

static bool add_name(const char *folder, const char *in, KeptKey key, Text *path) {
    text_printf(path, "%s/%s/", folder, in);
    kept_key_add(key, path);
    return !path->failed;
}

static void take_copy(const char *games_folder, KeptKey key, const char *spare) {
    Text from = {0}, to = {0};
    size_t length = 0;
    const bool named =
        add_name(games_folder, KEPT_COPIES, key, &from) && add_name(spare, KEPT_COPIES, key, &to);
    FILE *in = named ? file_open(text_string(&from)) : NULL;
    char *bytes = in != NULL ? file_text(in, COPY_BYTES, &length) : NULL;
    if (bytes != NULL && folders_make(text_string(&to)) == 0)
        platform_write_file(text_string(&to), PLATFORM_NEW, bytes, length);
    if (in != NULL)
        fclose(in);
    free(bytes);
    text_finish(&from);
    text_finish(&to);
}

// If a file can't be read, the search takes what is left from where it lies.
static void take_folder(const char *games_folder, KeptKey key, const char *spare) {
    Layers layers = {0};
    Text to = {0}, ignored = {0};
    CardFiles *files = add_name(spare, "rules", key, &to) && kept_cards_find(games_folder, key, &layers)
                           ? card_files_read(&layers, &ignored)
                           : NULL;
    if (files != NULL) {
        kept_mend_folder(text_string(&to), files, false);
        kept_pictures_keep(files->pictures, spare, text_string(&to));
    }
    card_files_free(files);
    layers_finish(&layers);
    text_finish(&to);
    text_finish(&ignored);
}

bool kept_spare_make(const char *games_folder, KeptKey key, Text *spare) {
    const size_t before = spare->length;
    text_printf(spare, "%s/stardeck-XXXXXX", temporary());
    if (spare->failed || !platform_make_unique_folder(spare->data + before)) {
        spare->length = before;
        return false;
    }
    take_copy(games_folder, key, spare->data + before);
    take_folder(games_folder, key, spare->data + before);
    return true;
}
