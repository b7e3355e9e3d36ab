// SPDX-License-Identifier: MIT
// Prints a digest of every kind of procedural picture, small and as large as on screen. paintings.py compares
// them with the recorded ones, from whatever compiler and machine. Needs no SDL, so that it can be built for
// machines that have none.
#include "app/art/procart.h"
#include "app/art/recipes.h"
#include "core/hash.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const RECIPES[] = {
    "terra",
    "ocean",
    "emerald",
    "rust",
    "dust",
    "crimson",
    "giant",
    "azuregiant",
    "ice",
    "barren",
    "lava",
    "terra:7",
    "wormhole",
    "wormhole:3FA9F5,8C5CFF",
    "galaxy",
    "galaxy:0",
    "galaxy:3,FF5A4A",
    "nebula",
    "nebula:12315E,2A2048",
    "sector",
    "sector:FF5A4A",
    "combat",
    "combat:E8453F,3DCB8E",
    "combat:FF5A4A,59A8FF",
    "rocks",
    "rocks:E8453F,59A8FF",
    "station",
    "space:table",
    "space:menu",
    "space:handover",
};
static const PaScene SCENES[] = {PA_SCENE_SHIP, PA_SCENE_TECH, PA_SCENE_WEAPON, PA_SCENE_ACTION,
                                 PA_SCENE_TROOPS};

#define COUNT(list) (sizeof(list) / sizeof *(list))

static PaImage blank(int w, int h) {
    PaImage image = pa_image(w, h);
    if (image.pixels == NULL)
        exit(1);
    return image;
}

static void tell(const char *name, int number, PaImage *image) {
    char digest[HASH_TEXT_SIZE];
    hash_text(hash_bytes(image->pixels, (size_t)image->w * (size_t)image->h * 4, 0), digest);
    printf("%s %d %dx%d %s\n", name, number, image->w, image->h, digest);
    free(image->pixels);
}

static void paint_all(int w, int h) {
    for (size_t i = 0; i < COUNT(RECIPES); i++) {
        PaImage image = blank(w, h);
        recipe_paint(RECIPES[i], recipe_seed(RECIPES[i]), &image);
        tell(RECIPES[i], 0, &image);
    }
    for (size_t i = 0; i < COUNT(SCENES); i++) {
        PaImage image = blank(w, h);
        pa_card_scene(&image, SCENES[i], 0x0A1A33, 0x2F6FD0, 0xBFDcFF, 5);
        tell("card", (int)SCENES[i], &image);
    }
    PaImage stars = blank(w, h);
    pa_stars(&stars, 4, 3, 0.8f);
    tell("stars", 0, &stars);
}

int main(int argc, char **argv) {
    (void)argv;
    paint_all(96, 54);
    if (argc < 2) // with an argument only the small ones: some machines are emulated
        paint_all(300, 190);
    return 0;
}
