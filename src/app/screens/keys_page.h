// SPDX-License-Identifier: MIT
// The settings page that binds keys to actions: click an action's key (or focus it), then press another. Esc
// cancels. A key already in use is reported; pressing it again swaps the two.
#ifndef STARDECK_APP_SCREENS_KEYS_PAGE_H
#define STARDECK_APP_SCREENS_KEYS_PAGE_H

#include "app/stage/scroll.h"

typedef struct KeysPage {
    KeyAction waiting;   // the action being bound; ACTION_NONE: none
    SDL_Keycode refused; // the key just reported as in use
    char notice[200];    // the report; "": none
} KeysPage;

// Adds the page's hits and lays out `scroll` in `box`.
void keys_page_layout(App *app, const KeysPage *page, Scroll *scroll, GfxRect box);
void keys_page_draw(App *app, const KeysPage *page, const Scroll *scroll);
// Handles a click; returns true if it was for the page.
bool keys_page_click(App *app, KeysPage *page, const char *hit_id);
// While an action is being bound, handles every key press. Returns true if it did.
bool keys_page_event(App *app, KeysPage *page, const SDL_Event *event);

#endif
