// SPDX-License-Identifier: MIT
// The bare window works like gfx/output.c: a software surface without OpenGL.
#include "bench/floor.h"

#include "app/frame/frame.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define WIDTH 1280
#define HEIGHT 800
#define COPIES 101

// ---- the window

static bool show(void) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0)
        return false;
    SDL_Window *window = SDL_CreateWindow("Stardeck", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, WIDTH,
                                          HEIGHT, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    SDL_Surface *surface = window != NULL ? SDL_GetWindowSurface(window) : NULL;
    return surface != NULL && SDL_FillRect(surface, NULL, SDL_MapRGB(surface->format, 16, 24, 48)) == 0 &&
           SDL_UpdateWindowSurface(window) == 0;
}

static void wait_for_end(void) {
    for (SDL_Event event = {0}; event.type != SDL_QUIT && SDL_WaitEvent(&event) != 0;) {
    }
}

bool floor_window(const char *file, Text *problem) {
    FILE *trace = fopen(file, "w");
    bool good = trace != NULL;
    if (!good) {
        text_printf(problem, "%s cannot be written", file);
    } else if (!show()) {
        text_printf(problem, "no bare window: %s", SDL_GetError());
        good = false;
    } else if (fputs("{" FLOOR_SHOWN "}\n", trace) >= 0 && fflush(trace) == 0) {
        wait_for_end();
    }
    if (trace != NULL)
        fclose(trace);
    SDL_Quit();
    return good;
}

// ---- the copy

static double now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static int compare_doubles(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double floor_copy_ms(int width, int height) {
    const size_t bytes = (size_t)width * (size_t)height * 4;
    unsigned char *from = malloc(bytes), *to = malloc(bytes);
    double ms[COPIES] = {0};
    if (from != NULL && to != NULL) {
        memset(from, 1, bytes);
        memset(to, 2, bytes); // touch every page
        for (int i = 0; i < COPIES; i++) {
            const double start = now_ms();
            memcpy(to, from, bytes);
            ms[i] = now_ms() - start;
            from[(size_t)i] = to[bytes - 1 - (size_t)i]; // use the copy, so that it isn't optimized away
        }
        qsort(ms, COPIES, sizeof ms[0], compare_doubles);
    }
    free(from);
    free(to);
    return ms[COPIES / 2];
}
