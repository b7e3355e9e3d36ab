// SPDX-License-Identifier: MIT
// The settings' page on which keys are given to actions: click an action's key (or choose it), press another
// one. Esc leaves it as it was. A key that is taken is told; pressed once more the two change places.
#ifndef STARDECK_APP_SCREENS_KEYS_PAGE_H
#define STARDECK_APP_SCREENS_KEYS_PAGE_H

#include "app/stage/scroll.h"

typedef struct KeysPage {
    KeyAction waiting;   // for its key
    SDL_Keycode refused; // the key just told to be taken
    char notice[200];    // why; "": nothing to be said
} KeysPage;

// Adds its hits and lays `scroll` over `box`.
void keys_page_lay(App *app, const KeysPage *page, Scroll *scroll, GfxRect box);
void keys_page_draw(App *app, const KeysPage *page, const Scroll *scroll);
// True: the click was for the page.
bool keys_page_click(App *app, KeysPage *page, const char *hit_id);
// While it waits every key is its own. True: taken.
bool keys_page_event(App *app, KeysPage *page, const SDL_Event *event);

#endif
