// SPDX-License-Identifier: MIT
// Median cut: the box of colours whose longest side matters most is halved at the median until there are
// COLORS; each becomes the mean of its pixels. Colours are counted in 32 steps a channel, and those are what
// is looked up.
#include "quantise.h"

#include <SDL2/SDL_image.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define COLORS 96
#define BITS 6
#define ROUNDS 4 // of moving colours to the middle of what they stand for
#define CELLS (1 << (3 * BITS))

typedef struct Cell {
    uint64_t count, sum[3]; // pixels, and their channels added up
    uint32_t index;
} Cell;

typedef struct Box {
    int first, count; // of the list of cells in use
} Box;

static int channel(uint32_t index, int which) {
    return (int)(index >> (BITS * (2 - which))) & ((1 << BITS) - 1);
}

static int sort_by;
static int compare(const void *a, const void *b) {
    const Cell *one = a, *other = b;
    const int difference = channel(one->index, sort_by) - channel(other->index, sort_by);
    return difference != 0 ? difference : (int)one->index - (int)other->index;
}

// The longest side of a box, and which one it is.
static int longest(const Cell *cells, Box box, int *which) {
    int best = -1;
    for (int c = 0; c < 3; c++) {
        int low = 255, high = 0;
        for (int i = box.first; i < box.first + box.count; i++) {
            const int value = channel(cells[i].index, c);
            low = value < low ? value : low;
            high = value > high ? value : high;
        }
        if (high - low > best) {
            best = high - low;
            *which = c;
        }
    }
    return best;
}

// How much is won by cutting it: large boxes first, but not only those that many pixels lie in.
static double worth(const Cell *cells, Box box) {
    int which;
    uint64_t pixels = 0;
    for (int i = box.first; i < box.first + box.count; i++)
        pixels += cells[i].count;
    const double side = longest(cells, box, &which);
    return box.count < 2 ? 0 : side * side * SDL_sqrt((double)pixels);
}

static void cut(Cell *cells, Box *box, Box *rest) {
    longest(cells, *box, &sort_by);
    qsort(cells + box->first, (size_t)box->count, sizeof *cells, compare);
    double pixels = 0, half = 0;
    for (int i = 0; i < box->count; i++)
        pixels += SDL_sqrt((double)cells[box->first + i].count);
    int kept = 0;
    while (kept < box->count - 1 && (kept == 0 || half < pixels / 2))
        half += SDL_sqrt((double)cells[box->first + kept++].count);
    *rest = (Box){box->first + kept, box->count - kept};
    box->count = kept;
}

static int cut_all(Cell *cells, int used, Box boxes[COLORS]) {
    int count = 1;
    boxes[0] = (Box){0, used};
    while (count < COLORS) {
        int best = 0;
        double most = 0;
        for (int i = 0; i < count; i++) {
            const double value = worth(cells, boxes[i]);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        if (most <= 0)
            break;
        cut(cells, &boxes[best], &boxes[count]);
        count++;
    }
    return count;
}

static uint32_t cell_of(uint32_t pixel) {
    const int drop = 8 - BITS;
    const uint32_t mask = (1u << BITS) - 1;
    return (pixel >> (16 + drop) & mask) << (2 * BITS) | (pixel >> (8 + drop) & mask) << BITS |
           (pixel >> drop & mask);
}

static const uint32_t *row_of(const SDL_Surface *picture, int y) {
    return (const uint32_t *)(const void *)((const unsigned char *)picture->pixels +
                                            (size_t)y * (size_t)picture->pitch);
}

static int count_cells(const SDL_Surface *picture, Cell *cells) {
    for (int i = 0; i < CELLS; i++)
        cells[i] = (Cell){.index = (uint32_t)i};
    for (int y = 0; y < picture->h; y++)
        for (int x = 0; x < picture->w; x++) {
            const uint32_t pixel = row_of(picture, y)[x];
            Cell *cell = &cells[cell_of(pixel)];
            cell->count++;
            for (int c = 0; c < 3; c++)
                cell->sum[c] += pixel >> (16 - 8 * c) & 255;
        }
    int used = 0;
    for (int i = 0; i < CELLS; i++)
        if (cells[i].count > 0)
            cells[used++] = cells[i];
    return used;
}

typedef struct Mean {
    double sum[3], count;
} Mean;

static void add_cell(Mean *mean, const Cell *cell) {
    mean->count += (double)cell->count;
    for (int c = 0; c < 3; c++)
        mean->sum[c] += (double)cell->sum[c];
}

static int nearest(const Mean *means, int count, const Cell *cell) {
    int best = 0;
    double least = 1e30;
    for (int i = 0; i < count; i++) {
        double far = 0;
        for (int c = 0; c < 3; c++) {
            const double apart =
                (double)cell->sum[c] / (double)cell->count - means[i].sum[c] / means[i].count;
            far += apart * apart;
        }
        if (far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

static void make_palette(const Cell *cells, int used, const Box *boxes, int count, SDL_Color colors[COLORS],
                         uint8_t lookup[CELLS]) {
    Mean means[COLORS] = {{{0}, 0}};
    for (int i = 0; i < count; i++)
        for (int k = boxes[i].first; k < boxes[i].first + boxes[i].count; k++)
            add_cell(&means[i], &cells[k]);
    for (int round = 0; round < ROUNDS; round++) {
        Mean moved[COLORS] = {{{0}, 0}};
        for (int k = 0; k < used; k++) {
            const int best = nearest(means, count, &cells[k]);
            lookup[cells[k].index] = (uint8_t)best;
            add_cell(&moved[best], &cells[k]);
        }
        for (int i = 0; i < count && round < ROUNDS - 1; i++)
            if (moved[i].count > 0)
                means[i] = moved[i];
    }
    for (int i = 0; i < count; i++)
        colors[i] = (SDL_Color){(uint8_t)(means[i].sum[0] / means[i].count + 0.5),
                                (uint8_t)(means[i].sum[1] / means[i].count + 0.5),
                                (uint8_t)(means[i].sum[2] / means[i].count + 0.5), 255};
}

bool quantise_save(const SDL_Surface *picture, const char *path) {
    if (picture == NULL)
        return false;
    Cell *cells = malloc(CELLS * sizeof *cells);
    uint8_t *lookup = calloc(CELLS, 1);
    SDL_Surface *small = SDL_CreateRGBSurfaceWithFormat(0, picture->w, picture->h, 8, SDL_PIXELFORMAT_INDEX8);
    bool good = cells != NULL && lookup != NULL && small != NULL;
    if (good) {
        Box boxes[COLORS];
        SDL_Color colors[COLORS] = {{0}};
        const int used = count_cells(picture, cells);
        make_palette(cells, used, boxes, cut_all(cells, used, boxes), colors, lookup);
        SDL_SetPaletteColors(small->format->palette, colors, 0, COLORS);
        for (int y = 0; y < picture->h; y++)
            for (int x = 0; x < picture->w; x++)
                ((uint8_t *)small->pixels)[(size_t)y * (size_t)small->pitch + (size_t)x] =
                    lookup[cell_of(row_of(picture, y)[x])];
        good = IMG_SavePNG(small, path) == 0;
    }
    SDL_FreeSurface(small);
    free(lookup);
    free(cells);
    return good;
}
