// SPDX-License-Identifier: MIT
// Shows the finished picture through the window surface, or as a texture if there is none or OpenGL is
// wanted.
#include "gfx/output.h"

#include "core/text.h"
#include "gfx/copy.h"

#include <SDL2/SDL_image.h>
#include <stdio.h>
#include <string.h>

#define WIDTH_DEFAULT 1280
#define HEIGHT_DEFAULT 720
#define WIDTH_LEAST 640
#define HEIGHT_LEAST 400
#define ICON_SIZE 64
#define ARRIVAL_MS 10 // wait for messages in flight when the window is closed

typedef enum Way {
    WAY_SURFACE,
    WAY_OPENGL,
    WAY_TEXTURE // by any render driver
} Way;

static bool fail_with_sdl_error(char error[GFX_ERROR_SIZE], const char *what) {
    snprintf(error, GFX_ERROR_SIZE, "%s (%s).", what, SDL_GetError());
    return false;
}

// The icon in the desktop's window lists; on failure the desktop's default stays.
static void set_icon(SDL_Window *window, const GfxOptions *options) {
    Text path = {0};
    text_printf(&path, "%s/icon.svg", options->asset_root);
    SDL_RWops *file = SDL_RWFromFile(text_string(&path), "rb");
    SDL_Surface *icon = file != NULL ? IMG_LoadSizedSVG_RW(file, ICON_SIZE, ICON_SIZE) : NULL;
    if (icon != NULL)
        SDL_SetWindowIcon(window, icon);
    SDL_FreeSurface(icon);
    if (file != NULL)
        SDL_RWclose(file);
    text_finish(&path);
}

// ---- a window that fits its screen

static bool is_full(SDL_Window *window) {
    return (SDL_GetWindowFlags(window) & (SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED)) != 0;
}

static void shrink_to(int *side, int most, int least) {
    if (*side > most)
        *side = most > least ? most : least;
}

// The part of a display not covered by bars. False if SDL does not know it.
static bool usable_part(int display, SDL_Rect *part) {
    return SDL_GetDisplayUsableBounds(display < 0 ? 0 : display, part) == 0 && part->w > 0 && part->h > 0;
}

SDL_Rect output_within(SDL_Rect part, OutputFrame frame, SDL_Rect window) {
    shrink_to(&window.w, part.w - frame.left - frame.right, WIDTH_LEAST);
    shrink_to(&window.h, part.h - frame.top - frame.bottom, HEIGHT_LEAST);
    const int right_most = part.x + part.w - window.w - frame.right;
    const int low_most = part.y + part.h - window.h - frame.bottom;
    window.x = SDL_max(SDL_min(window.x, right_most), part.x + frame.left);
    window.y = SDL_max(SDL_min(window.y, low_most), part.y + frame.top);
    return window;
}

void output_keep_on_screen(Output *output, bool place_too) {
    SDL_Rect part, now;
    OutputFrame frame = {0};
    SDL_Window *window = output->window;
    if (window == NULL || is_full(window) || !usable_part(SDL_GetWindowDisplayIndex(window), &part))
        return;
    // Unknown borders count as none.
    (void)SDL_GetWindowBordersSize(window, &frame.top, &frame.left, &frame.bottom, &frame.right);
    SDL_GetWindowSize(window, &now.w, &now.h);
    SDL_GetWindowPosition(window, &now.x, &now.y);
    const SDL_Rect size = output_within(part, frame, now);
    const bool shrinks = size.w != now.w || size.h != now.h;
    if (shrinks) {
        SDL_SetWindowSize(window, size.w, size.h);
        SDL_GetWindowPosition(window, &now.x, &now.y);
    }
    const SDL_Rect fit = output_within(part, frame, (SDL_Rect){now.x, now.y, size.w, size.h});
    if ((place_too || shrinks) && (fit.x != now.x || fit.y != now.y))
        SDL_SetWindowPosition(window, fit.x, fit.y);
}

// The size to open the window with: as requested, limited to the screen.
static void open_size(const GfxOptions *options, int *w, int *h) {
    SDL_Rect part;
    *w = options->width > 0 ? options->width : WIDTH_DEFAULT;
    *h = options->height > 0 ? options->height : HEIGHT_DEFAULT;
    if (!usable_part(0, &part))
        return;
    shrink_to(w, part.w, WIDTH_LEAST);
    shrink_to(h, part.h, HEIGHT_LEAST);
}

// See gfx_prepare. The desktop finds the icon and the menu entry of a window by WM_CLASS (X11) or the app_id
// (Wayland), which SDL takes from these when it starts its video; without them it would be the name of the
// program's file. SDL 2 on SDL 3 has a hint instead. Whoever sets them otherwise means it.
void gfx_prepare(void) {
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", STARDECK_APP_ID, 0);
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", STARDECK_APP_ID, 0);
    SDL_SetHint("SDL_APP_ID", STARDECK_APP_ID);
    SDL_SetHint(SDL_HINT_APP_NAME, "Stardeck");
}

// On failure, output_close releases what was opened.
static bool open_by(Output *output, const GfxOptions *options, const char *title, Way way,
                    char error[GFX_ERROR_SIZE]) {
    // Otherwise SDL shows even a software surface through OpenGL, which costs 40 ms and 100 MB without a GPU.
    // SDL reads this hint only once.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"); // an idle table may go dark: gfx_keep_awake
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, way == WAY_OPENGL ? "opengl" : "");
    gfx_prepare();
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0)
        return fail_with_sdl_error(error, "There is no screen to open a window on");
    output->video_started = true;
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (options->fullscreen)
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    if (way == WAY_OPENGL)
        flags |= SDL_WINDOW_OPENGL; // otherwise the renderer would recreate the window
    int w, h;
    open_size(options, &w, &h);
    output->window = SDL_CreateWindow(title, SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, w, h, flags);
    if (output->window == NULL)
        return fail_with_sdl_error(error, "The window cannot be opened");
    if (way != WAY_SURFACE) {
        output->renderer = SDL_CreateRenderer(output->window, -1, 0);
        if (output->renderer == NULL)
            return fail_with_sdl_error(error, "The window cannot be drawn in");
    }
    SDL_SetWindowMinimumSize(output->window, WIDTH_LEAST, HEIGHT_LEAST);
    set_icon(output->window, options);
    return output_picture(output) != NULL || fail_with_sdl_error(error, "The window cannot be drawn in");
}

bool output_open(Output *output, const GfxOptions *options, const char *title, char error[GFX_ERROR_SIZE]) {
    static const Way asked[] = {WAY_OPENGL, WAY_SURFACE, WAY_TEXTURE};
    for (size_t i = options->opengl ? 0 : 1; i < sizeof asked / sizeof asked[0]; i++) {
        *output = (Output){0};
        if (open_by(output, options, title, asked[i], error)) {
            output->opengl_refused = options->opengl && asked[i] != WAY_OPENGL;
            return true;
        }
        const bool screen = output->video_started;
        output_close(output);
        if (!screen) // the other ways would fail as well
            break;
    }
    return false;
}

// While SDL waits for events, anything that arrives makes it send a message to its own window over another
// connection to the X server (X11_SendWakeupEvent). If that message arrives after the window is destroyed,
// the X error ends the program. Hiding the window takes a round trip, and after a short delay everything sent
// before has arrived.
static void wait_for_messages(Output *output) {
    const char *driver = SDL_GetCurrentVideoDriver();
    if (driver == NULL || strcmp(driver, "x11") != 0)
        return;
    SDL_HideWindow(output->window);
    SDL_Delay(ARRIVAL_MS);
}

void output_close(Output *output) {
    SDL_FreeSurface(output->copy);
    if (output->texture != NULL)
        SDL_DestroyTexture(output->texture);
    if (output->renderer != NULL)
        SDL_DestroyRenderer(output->renderer);
    if (output->window != NULL) {
        wait_for_messages(output);
        SDL_DestroyWindow(output->window);
    }
    if (output->video_started)
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
    *output = (Output){0};
}

// ---- the picture ----

static bool is_xrgb(const SDL_Surface *surface) {
    const SDL_PixelFormat *format = surface->format;
    return format->BytesPerPixel == 4 && format->Rmask == 0xFF0000u && format->Gmask == 0xFF00u &&
           format->Bmask == 0xFFu && format->Amask == 0;
}

static SDL_Surface *copy_of_size(Output *output, int w, int h) {
    if (output->copy == NULL || output->copy->w != w || output->copy->h != h) {
        SDL_FreeSurface(output->copy);
        output->copy = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    }
    return output->copy;
}

static SDL_Surface *picture_for_texture(Output *output) {
    int w = 0, h = 0, had_w = 0, had_h = 0;
    if (SDL_GetRendererOutputSize(output->renderer, &w, &h) != 0 || w < 1 || h < 1)
        return NULL;
    if (output->texture == NULL || SDL_QueryTexture(output->texture, NULL, NULL, &had_w, &had_h) != 0 ||
        had_w != w || had_h != h) {
        if (output->texture != NULL)
            SDL_DestroyTexture(output->texture);
        output->texture =
            SDL_CreateTexture(output->renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STREAMING, w, h);
    }
    return output->texture != NULL ? copy_of_size(output, w, h) : NULL;
}

SDL_Surface *output_picture(Output *output) {
    if (output->renderer != NULL)
        return picture_for_texture(output);
    SDL_Surface *surface = SDL_GetWindowSurface(output->window);
    if (surface == NULL || surface->w < 1 || surface->h < 1)
        return NULL;
    if (!is_xrgb(surface))
        return copy_of_size(output, surface->w, surface->h);
    SDL_FreeSurface(output->copy);
    output->copy = NULL;
    return surface;
}

static void show_texture(Output *output, const SDL_Rect *parts, int count) {
    if (output->texture == NULL || output->copy == NULL)
        return;
    for (int i = 0; i < count; i++) {
        const unsigned char *pixels = output->copy->pixels;
        SDL_UpdateTexture(output->texture, &parts[i],
                          pixels + (ptrdiff_t)parts[i].y * output->copy->pitch + (ptrdiff_t)parts[i].x * 4,
                          output->copy->pitch);
    }
    // The whole picture, since the contents of the next buffer are undefined.
    SDL_RenderCopy(output->renderer, output->texture, NULL, NULL);
    SDL_RenderPresent(output->renderer);
}

void output_show(Output *output, const SDL_Rect *parts, int count) {
    if (output->renderer != NULL) {
        show_texture(output, parts, count);
        return;
    }
    if (output->copy != NULL) {
        SDL_Surface *surface = SDL_GetWindowSurface(output->window);
        for (int i = 0; surface != NULL && i < count; i++)
            copy_converted(output->copy, parts[i], surface);
    }
    SDL_UpdateWindowSurfaceRects(output->window, parts, count);
}
