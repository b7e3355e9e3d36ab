// SPDX-License-Identifier: MIT
// Sends events as SDL creates them. Motion events must include the button state, or a drag would end at once.
#include "bench/mouse.h"

#include "app/frame/frame.h"

void mouse_send(App *app, Uint32 type, float x, float y) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION)
        event.motion =
            (SDL_MouseMotionEvent){.type = type, .x = (Sint32)x, .y = (Sint32)y, .state = SDL_BUTTON_LMASK};
    else
        event.button =
            (SDL_MouseButtonEvent){.type = type, .button = SDL_BUTTON_LEFT, .x = (Sint32)x, .y = (Sint32)y};
    loop_handle(app, &event);
}
