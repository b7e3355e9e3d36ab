// SPDX-License-Identifier: MIT
// Slow pictures, one at a time: from its file, or made and written there. Any thread may do so, each with a
// picture of its own.
#ifndef STARDECK_APP_ART_PICTURE_MAKE_H
#define STARDECK_APP_ART_PICTURE_MAKE_H

#include "app/art/picture_file.h"
#include "app/art/poster.h"

#include <stdatomic.h>
#include <stdint.h>

#define RECIPE_SIZE POSTER_TEXT // the longest there are

#define PICTURE_FILE "file:" // before the name of a picture that lies in the assets
#define PICTURE_SCENES "pictures/scenes/"

typedef struct PictureJob {
    // recipes.h; "space:..." is a screen's and is fitted to the window; "poster:..." a poster's (poster.h);
    // "file:pictures/..." lies in the assets and is fitted to the size
    char recipe[RECIPE_SIZE];
    uint32_t seed;
    int w, h;
} PictureJob;

typedef struct PictureSource {
    const char *folder;      // of the files; NULL: none
    const Layers *assets;    // where files and the ships of posters lie; NULL: there are none
    atomic_bool *unwritable; // set when the folder takes no file
    atomic_bool *give_up;    // set from outside: stop
} PictureSource;

bool picture_is_screen(const PictureJob *job);
bool picture_is_file(const PictureJob *job);
// False when it has no file, and NULL without memory or when given up.
bool picture_load(const PictureSource *source, const PictureJob *job, MappedPicture *picture);
SDL_Surface *picture_make(const PictureSource *source, const PictureJob *job);

bool picture_is_made(const PictureSource *source, const PictureJob *job); // it has its file
// Making it takes so long that people want to know how it is coming on.
bool picture_is_slow(const PictureSource *source, const PictureJob *job);

#endif
