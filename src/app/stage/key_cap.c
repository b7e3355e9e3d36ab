// SPDX-License-Identifier: MIT
// Key names, from SDL's names and the player's language.
#include "app/stage/key_cap.h"

#include "app/stage/widgets.h"
#include "gfx/shape.h"

#include <math.h>
#include <string.h>

#define KEYPAD "Keypad "

static UiWord word_of(SDL_Keycode key) {
    switch (key) {
    case SDLK_SPACE:
        return UI_KEYS_KEY_SPACE;
    case SDLK_INSERT:
        return UI_KEYS_KEY_INSERT;
    case SDLK_DELETE:
        return UI_KEYS_KEY_DELETE;
    case SDLK_PAUSE:
        return UI_KEYS_KEY_PAUSE;
    default:
        return UI_WORD_COUNT;
    }
}

const char *key_label(const App *app, SDL_Keycode key, char buffer[KEY_LABEL_MAX]) {
    const UiWord word = word_of(key);
    const char *name = SDL_GetKeyName(key);
    if (word != UI_WORD_COUNT)
        text_copy(buffer, KEY_LABEL_MAX, ui_word(app, word));
    else if (strncmp(name, KEYPAD, strlen(KEYPAD)) == 0)
        ui_fill(app, buffer, KEY_LABEL_MAX, UI_KEYS_KEY_KEYPAD, STR("key", name + strlen(KEYPAD)));
    else
        text_copy(buffer, KEY_LABEL_MAX, name);
    return buffer;
}

const char *key_label_of(const App *app, KeyAction action, char buffer[KEY_LABEL_MAX]) {
    return key_label(app, app->settings.keys.key[action], buffer);
}

const char *key_action_name(const App *app, KeyAction action, char *buffer, size_t size) {
    return ui_fill(app, buffer, size, keys_word(action), NUM("number", keys_number(action)));
}

// ---- key caps

static GfxStyle cap_style(const App *app, float size, Color ink) {
    return widget_style(app, GFX_FONT_TEXT_MEDIUM, size, ink, GFX_CENTRE);
}

float key_cap_width(App *app, KeyAction action, float size) {
    char label[KEY_LABEL_MAX];
    const GfxStyle style = cap_style(app, size, COLOR_TEXT);
    const float text = gfx_text_width(app->gfx, &style, key_label_of(app, action, label));
    return roundf(fmaxf(text + app_px(app, size * 0.9f), app_px(app, size * 1.7f)));
}

void key_cap_draw(App *app, KeyAction action, float size, float right, GfxRect box, Color ink) {
    char label[KEY_LABEL_MAX];
    const float w = key_cap_width(app, action, size), h = app_px(app, size * 1.65f);
    const GfxRect cap = gfx_rect(right - w, box.y + roundf((box.h - h) / 2), w, h);
    const GfxPaint line = paint_solid(color_alpha(ink, 0.45f));
    gfx_frame(app->gfx, cap, app_px(app, 5), fmaxf(1, app_px(app, 1)), &line);
    const GfxStyle style = cap_style(app, size, ink);
    gfx_text(app->gfx, &style, cap, key_label_of(app, action, label));
}
