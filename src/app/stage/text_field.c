// SPDX-License-Identifier: MIT
// A single-line text field: editing, events, drawing.
#include "app/stage/text_field.h"

#include "core/utf8.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define RADIUS 10.0f
#define EDGE 16.0f
#define ICON 22.0f
#define MARK_COLOR 0xFF2C5A9Cu

// ---- the text
// ---------------------------------------------------------------------------------------------------

static size_t count_letters(const char *text) {
    size_t letters = 0;
    for (size_t left = strlen(text); left > 0; letters++) {
        const size_t bytes = utf8_length(text, left);
        const size_t step = bytes > 0 ? bytes : 1;
        text += step;
        left -= step;
    }
    return letters;
}

static void erase(TextField *field, size_t from, size_t to) {
    memmove(field->text + from, field->text + to, strlen(field->text + to) + 1);
    field->caret = from;
    field->marked = false;
}

static void erase_marked(TextField *field) {
    if (field->marked)
        erase(field, 0, strlen(field->text));
}

// The byte offset one letter before or after the caret.
static size_t before(const TextField *field) {
    size_t at = field->caret;
    while (at > 0 && ((unsigned char)field->text[--at] & 0xC0) == 0x80) {
    }
    return at;
}

static size_t after(const TextField *field) {
    const size_t left = strlen(field->text) - field->caret;
    const size_t bytes = utf8_length(field->text + field->caret, left);
    return field->caret + (bytes > 0 ? bytes : left > 0 ? 1 : 0);
}

void text_field_insert(TextField *field, const char *text) {
    erase_marked(field);
    for (size_t left = strlen(text), bytes; left > 0; text += bytes, left -= bytes) {
        bytes = utf8_length(text, left);
        if (bytes == 0)
            return;
        const size_t length = strlen(field->text);
        const bool allowed =
            field->digits ? *text >= '0' && *text <= '9' : (unsigned char)*text >= ' ' && *text != 0x7F;
        char letter[8] = {0};
        memcpy(letter, text, bytes);
        if (allowed && field->shows != NULL && !field->shows(field->context, letter)) {
            memcpy(field->refused, letter, sizeof letter);
            continue;
        }
        if (!allowed || length + bytes > field->bytes_max || count_letters(field->text) >= field->letters_max)
            continue;
        memmove(field->text + field->caret + bytes, field->text + field->caret, length - field->caret + 1);
        memcpy(field->text + field->caret, text, bytes);
        field->caret += bytes;
    }
}

void text_field_begin(TextField *field, const char *text, size_t letters_max, size_t bytes_max, bool digits) {
    *field = (TextField){.letters_max = letters_max,
                         .bytes_max = SDL_min(bytes_max, sizeof field->text - 1),
                         .digits = digits};
    text_field_insert(field, text);
    field->marked = field->text[0] != '\0';
}

static bool can_be_shown(void *context, const char *letter) {
    const App *app = context;
    return gfx_text_missing_letter(app->gfx, letter, GFX_FONTS_ALL) == 0;
}

void text_field_open(App *app, const char *hit_id, TextField *field, bool only_shown) {
    const Hit *hit = hits_find(&app->hits, hit_id);
    field->shows = only_shown ? can_be_shown : NULL;
    field->context = app;
    if (gfx_window(app->gfx) == NULL)
        return;
    if (hit != NULL) { // not before the first layout
        SDL_Rect rect = {(int)hit->rect.x, (int)hit->rect.y, (int)hit->rect.w, (int)hit->rect.h};
        SDL_SetTextInputRect(&rect);
    }
    SDL_StartTextInput();
}

// The letter itself cannot be displayed here either.
void text_field_say_refused(App *app, const char *hit_id, const TextField *field) {
    char code[16], text[200];
    if (field->refused[0] == '\0')
        return;
    snprintf(code, sizeof code, "U+%04X",
             (unsigned)gfx_text_missing_letter(app->gfx, field->refused, GFX_FONTS_ALL));
    app_remark(app, hit_id, ui_fill(app, text, sizeof text, UI_SETUP_NO_LETTER, STR("code", code)));
    app_play(app, SOUND_DENY);
}

// ---- events
// -----------------------------------------------------------------------------------------------------

static void copy(const TextField *field) {
    if (field->marked)
        SDL_SetClipboardText(field->text);
}

static void paste(TextField *field) {
    char *text = SDL_GetClipboardText();
    if (text != NULL)
        text_field_insert(field, text);
    SDL_free(text);
}

static TextFieldAnswer command_key(TextField *field, SDL_Keycode key) {
    switch (key) {
    case SDLK_a:
        field->marked = field->text[0] != '\0';
        return FIELD_TAKEN;
    case SDLK_c:
        copy(field);
        return FIELD_TAKEN;
    case SDLK_x:
        copy(field);
        erase_marked(field);
        return FIELD_TAKEN;
    case SDLK_v:
        paste(field);
        return FIELD_TAKEN;
    default:
        return FIELD_IGNORED;
    }
}

// Moves the caret and clears the selection.
static TextFieldAnswer move(TextField *field, size_t at) {
    field->caret = at;
    field->marked = false;
    return FIELD_TAKEN;
}

static TextFieldAnswer key_down(TextField *field, const SDL_KeyboardEvent *event) {
    const SDL_Keycode key = event->keysym.sym;
    if ((event->keysym.mod & (KMOD_CTRL | KMOD_GUI)) != 0)
        return command_key(field, key);
    switch (key) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        return FIELD_DONE;
    case SDLK_TAB:
        return FIELD_LEFT;
    case SDLK_ESCAPE:
        return FIELD_CANCELLED;
    case SDLK_LEFT:
        return move(field, field->marked ? 0 : before(field));
    case SDLK_RIGHT:
        return move(field, field->marked ? strlen(field->text) : after(field));
    case SDLK_HOME:
    case SDLK_UP:
        return move(field, 0);
    case SDLK_END:
    case SDLK_DOWN:
        return move(field, strlen(field->text));
    case SDLK_BACKSPACE:
        if (field->marked)
            erase_marked(field);
        else
            erase(field, before(field), field->caret);
        return FIELD_TAKEN;
    case SDLK_DELETE:
        if (field->marked)
            erase_marked(field);
        else {
            const size_t at = field->caret;
            erase(field, at, after(field));
        }
        return FIELD_TAKEN;
    default:
        return FIELD_TAKEN; // a letter: its text arrives as a separate event
    }
}

TextFieldAnswer text_field_event(TextField *field, const SDL_Event *event) {
    field->refused[0] = '\0';
    if (event->type == SDL_TEXTINPUT) {
        text_field_insert(field, event->text.text);
        return FIELD_TAKEN;
    }
    if (event->type == SDL_KEYDOWN)
        return key_down(field, &event->key);
    return event->type == SDL_KEYUP || event->type == SDL_TEXTEDITING ? FIELD_TAKEN : FIELD_IGNORED;
}

// ---- drawing
// ----------------------------------------------------------------------------------------------------

static GfxStyle style_of(const App *app, const TextFieldLook *look, Color ink) {
    return widget_style(app, GFX_FONT_DISPLAY, look->text_size, ink, GFX_LEFT);
}

// The area for the text.
static GfxRect inside(const App *app, GfxRect rect, const TextFieldLook *look) {
    const float left = app_px(app, look->icon != NULL ? EDGE + ICON + 10 : EDGE), right = app_px(app, EDGE);
    return gfx_rect(rect.x + left, rect.y, rect.w - left - right, rect.h);
}

static float width_before(App *app, const GfxStyle *style, const TextField *field, size_t bytes) {
    char part[TEXT_FIELD_BYTES];
    memcpy(part, field->text, bytes);
    part[bytes] = '\0';
    return bytes > 0 ? gfx_text_width(app->gfx, style, part) : 0;
}

// How far a text wider than its room is shifted left to keep the caret visible.
static float pushed(App *app, const GfxStyle *style, const TextField *field, float room) {
    return fmaxf(0, width_before(app, style, field, field->caret) - room + app_px(app, 4));
}

static void draw_edited(App *app, const TextField *field, const TextFieldLook *look, GfxRect room) {
    const GfxStyle style = style_of(app, look, COLOR_WHITE);
    const float x = room.x - pushed(app, &style, field, room.w);
    const float height = roundf(room.h * 0.6f), y = room.y + roundf((room.h - height) / 2);
    gfx_clip_push(app->gfx, gfx_rect(room.x - 2, room.y, room.w + 4, room.h));
    const float all = gfx_text_width(app->gfx, &style, field->text);
    if (field->marked)
        gfx_fill(app->gfx, gfx_rect(x - 1, y, all + 2, height), MARK_COLOR);
    if (field->text[0] != '\0')
        gfx_text(app->gfx, &style, gfx_rect(x, room.y, 0, room.h), field->text);
    gfx_fill(app->gfx,
             gfx_rect(x + roundf(width_before(app, &style, field, field->caret)), y, fmaxf(1, app_px(app, 2)),
                      height),
             COLOR_ICE);
    gfx_clip_pop(app->gfx);
}

void text_field_draw(App *app, const char *hit_id, const TextField *field, const TextFieldLook *look) {
    const Hit *hit = hits_find(&app->hits, hit_id);
    if (hit == NULL)
        return;
    const bool lit = widget_hovered(app, hit_id);
    const GfxPaint fill = paint_solid(lit && field == NULL ? COLOR_HOVER : COLOR_INSET);
    gfx_panel(app->gfx, hit->rect, app_px(app, RADIUS), &fill, fmaxf(1, app_px(app, field != NULL ? 2 : 1)),
              field != NULL ? COLOR_ICE
              : lit         ? COLOR_LINE_STRONG
                            : COLOR_LINE);
    const bool empty = field == NULL && look->text[0] == '\0';
    if (look->icon != NULL)
        gfx_icon_color(app->gfx, look->icon, hit->rect.x + app_px(app, EDGE - 2),
                       hit->rect.y + roundf((hit->rect.h - app_px(app, ICON)) / 2), app_px(app, ICON),
                       empty ? COLOR_TEXT_DIM : COLOR_TEXT);
    const GfxRect room = inside(app, hit->rect, look);
    const GfxStyle style = style_of(app, look, empty ? COLOR_TEXT_DIM : COLOR_HEADING);
    if (field != NULL)
        draw_edited(app, field, look, room);
    else if (empty)
        gfx_text_name(app->gfx, &style, 14 * gfx_layout(app->gfx).scale, 12 * gfx_layout(app->gfx).scale,
                      room, look->hint);
    else
        gfx_text_fit(app->gfx, &style, 14 * gfx_layout(app->gfx).scale, room, look->text);
}

void text_field_click(App *app, const char *hit_id, TextField *field, const TextFieldLook *look, float x) {
    const Hit *hit = hits_find(&app->hits, hit_id);
    if (hit == NULL)
        return;
    const GfxRect room = inside(app, hit->rect, look);
    const GfxStyle style = style_of(app, look, COLOR_WHITE);
    const float wanted = x - room.x + pushed(app, &style, field, room.w);
    size_t best = 0;
    field->marked = false;
    for (field->caret = 0;; field->caret = after(field)) {
        const float here = width_before(app, &style, field, field->caret);
        if (fabsf(here - wanted) <= fabsf(width_before(app, &style, field, best) - wanted))
            best = field->caret;
        if (field->caret == strlen(field->text))
            break;
    }
    field->caret = best;
}
