// SPDX-License-Identifier: MIT
// Chooses the size in which a ship's picture is decoded: few sizes, so that one that comes nearer needs no
// new picture for each step.
#include "app/art/ship_cutout.h"

#include "app/art/ship_wear.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>

#define FOLDER "pictures/stage/"

bool ship_cutout_find(const PictureStore *store, const char *name, const char *view, char *file,
                      size_t size) {
    char wanted[80];
    snprintf(wanted, sizeof wanted, "%.60s.%s", name, view);
    return picture_store_find(store, FOLDER, wanted, file, size);
}

// Pictures are decoded this wide, in pixels.
static const int sizes[] = {96, 192, 384, 576, 864, 1320};

#define SIZES ((int)(sizeof sizes / sizeof sizes[0]))

// The height of a frame of 1320 x 840.
static int height_of(int w) {
    return (int)lroundf((float)w * 840 / 1320);
}

// The smallest that is large enough.
static int size_for(float w) {
    int at = 0;
    while (at < SIZES - 1 && (float)sizes[at] < w * SHIP_FRAME * 0.98f)
        at++;
    return sizes[at];
}

bool ship_cutout_ask(PictureStore *store, const char *file, float w) {
    const int size = size_for(w);
    return picture_store_get_cutout(store, file, size, height_of(size)) != NULL;
}

// While it is decoded, one of another size.
static SDL_Surface *picture_of(PictureStore *store, const ShipCutout *ship, int size) {
    SDL_Surface *picture = picture_store_get_cutout(store, ship->file, size, height_of(size));
    for (int other = SIZES - 1; other >= 0 && picture == NULL; other--)
        picture = picture_store_ready_cutout(store, ship->file, sizes[other], height_of(sizes[other]));
    return picture;
}

static CutoutPose pose_of(const ShipCutout *ship, int size) {
    return (CutoutPose){.x = ship->x,
                        .y = ship->y,
                        .scale = ship->w * SHIP_FRAME / (float)size,
                        .degrees = ship->degrees,
                        .light = ship->light};
}

bool ship_cutout_tip(PictureStore *store, const char *file, bool right, float *x, float *y) {
    SDL_Surface *picture = picture_store_get_cutout(store, file, sizes[1], height_of(sizes[1]));
    if (picture == NULL || !cutout_tip(picture, right, x, y))
        return false;
    *x = (*x - 0.5f) * SHIP_FRAME;
    *y = (*y - 0.5f) * SHIP_FRAME;
    return true;
}

bool ship_cutout_bounds(PictureStore *store, const char *file, GfxRect *bounds) {
    SDL_Surface *picture = picture_store_get_cutout(store, file, sizes[1], height_of(sizes[1]));
    GfxRect box;
    if (picture == NULL || !cutout_bounds(picture, &box))
        return false;
    const float high = SHIP_FRAME * (float)picture->h / (float)picture->w;
    *bounds = gfx_rect((box.x - 0.5f) * SHIP_FRAME, (box.y - 0.5f) * high, box.w * SHIP_FRAME, box.h * high);
    return true;
}

static void name_of(const ShipCutout *ship, int size, char name[240]) {
    snprintf(name, 240, "%s %d %d", ship->file, size, ship->wear);
}

// A pose that is kept needs no picture, which the store may have dropped.
static bool is_drawn_again(Gfx *gfx, const ShipCutout *ship, int size) {
    const CutoutPose pose = pose_of(ship, size);
    char name[240];
    name_of(ship, size, name);
    return !ship->moves && (ship->shines ? gfx_cutout_light_again(gfx, name, size, height_of(size), &pose)
                                         : gfx_cutout_again(gfx, name, size, height_of(size), &pose));
}

bool ship_cutout_prepare(Gfx *gfx, PictureStore *store, const ShipCutout *ship) {
    const int size = size_for(ship->w);
    SDL_Surface *picture =
        gfx_is_dry(gfx) ? NULL : picture_store_get_cutout(store, ship->file, size, height_of(size));
    char name[240];
    if (picture == NULL)
        return true;
    name_of(ship, picture->w, name);
    if (ship_is_worn(gfx, name, ship->wear))
        return true;
    ship_worn(gfx, name, picture, ship->wear);
    return false;
}

bool ship_cutout_keep(Gfx *gfx, PictureStore *store, const ShipCutout *ship) {
    const int size = size_for(ship->w);
    SDL_Surface *picture =
        gfx_is_dry(gfx) ? NULL : picture_store_ready_cutout(store, ship->file, size, height_of(size));
    char name[240];
    if (picture == NULL)
        return true;
    name_of(ship, picture->w, name);
    ship_is_worn(gfx, name, ship->wear);
    return true;
}

void ship_cutout_draw(Gfx *gfx, PictureStore *store, const ShipCutout *ship) {
    const int size = size_for(ship->w);
    const CutoutPose asked = pose_of(ship, size);
    gfx_record_mark(gfx, ship->shines ? "shining ship" : "ship", ship->file,
                    gfx_cutout_box(size, height_of(size), &asked), COLOR_WHITE, 0);
    if (gfx_is_dry(gfx))
        return;
    if (is_drawn_again(gfx, ship, size)) {
        picture_store_ready_cutout(store, ship->file, size, height_of(size)); // for when it moves
        return;
    }
    SDL_Surface *picture = picture_of(store, ship, size);
    if (picture == NULL)
        return;
    const CutoutPose pose = pose_of(ship, picture->w);
    char name[240];
    name_of(ship, picture->w, name);
    picture = ship_worn(gfx, name, picture, ship->wear);
    if (ship->moves && ship->shines)
        gfx_cutout_light(gfx, picture, &pose);
    else if (ship->moves)
        gfx_cutout(gfx, picture, &pose);
    else if (ship->shines)
        gfx_cutout_light_kept(gfx, name, picture, &pose);
    else
        gfx_cutout_kept(gfx, name, picture, &pose);
}
