// SPDX-License-Identifier: MIT
// A small state machine for the left button: pressed, moved far enough to be a drag, released. Keys walk the
// hits independently.
#include "app/stage/gesture.h"

#include <math.h>
#include <string.h>

void gesture_init(GestureState *state) {
    memset(state, 0, sizeof *state);
    state->scale = 1;
}

static void copy_id(char to[HIT_ID_MAX], const Hit *hit) {
    if (hit == NULL)
        to[0] = 0;
    else
        memcpy(to, hit->id, HIT_ID_MAX);
}

static Gesture at_pointer(const GestureState *state, GestureKind kind, const char *id) {
    Gesture gesture = {.kind = kind, .x = state->x, .y = state->y};
    gesture.press_x = state->press_x;
    gesture.press_y = state->press_y;
    text_copy(gesture.id, sizeof gesture.id, id);
    return gesture;
}

// A drag's gesture, with the region under the pointer.
static Gesture of_drag(const GestureState *state, const Hits *hits, GestureKind kind) {
    Gesture gesture = at_pointer(state, kind, state->pressed_hit.id);
    copy_id(gesture.over, hits_at(hits, state->x, state->y));
    return gesture;
}

static void let_go(GestureState *state) {
    state->pressed = state->dragging = state->press_cancelled = state->press_blocked = false;
    state->pressed_hit.id[0] = 0;
}

void gesture_find(Gesture *gesture, const Hits *hits) {
    gesture->hit = gesture->id[0] != 0 ? hits_find(hits, gesture->id) : NULL;
    gesture->hit_over = gesture->over[0] != 0 ? hits_find(hits, gesture->over) : NULL;
}

int gesture_cancel(GestureState *state, Gesture *out) {
    const bool was_dragging = state->dragging;
    state->pan_button = 0;
    if (was_dragging)
        *out = at_pointer(state, GESTURE_DRAG_CANCEL, state->pressed_hit.id);
    state->dragging = false;
    state->press_cancelled = true; // the button may still be down: ignore its release
    state->pressed = false;
    state->pressed_hit.id[0] = 0;
    return was_dragging ? 1 : 0;
}

void gesture_block_click(GestureState *state) {
    state->press_blocked = true;
}

const char *gesture_target(const GestureState *state) {
    return state->focus_shown ? state->focus : state->hover;
}

// Emits a GESTURE_HOVER if the region under the pointer has changed, and remembers it.
static int hover(GestureState *state, const Hits *hits, Gesture *out) {
    const Hit *hit = state->inside ? hits_at(hits, state->x, state->y) : NULL;
    char id[HIT_ID_MAX] = "";
    copy_id(id, hit);
    if (strcmp(id, state->hover) == 0)
        return 0;
    memcpy(state->hover, id, HIT_ID_MAX);
    *out = at_pointer(state, GESTURE_HOVER, id);
    return 1;
}

bool gesture_refresh(GestureState *state, const Hits *hits) {
    const Hit *focus = hits_find(hits, state->focus);
    if (focus == NULL || !hit_is_focusable(focus))
        copy_id(state->focus, state->focus_shown ? hits_first(hits) : NULL);
    Gesture ignored;
    return hover(state, hits, &ignored) != 0;
}

// ---- panning

static bool begins_to_pan(GestureState *state, const Hits *hits, uint8_t button) {
    if ((button != SDL_BUTTON_RIGHT && button != SDL_BUTTON_MIDDLE) ||
        !gfx_contains(hits->pans, state->x, state->y))
        return false;
    state->pan_button = button;
    state->panning = false;
    state->pan_x = state->x;
    state->pan_y = state->y;
    return true;
}

static int pan(GestureState *state, Uint32 buttons, Gesture *out) {
    if ((buttons & SDL_BUTTON(state->pan_button)) == 0) { // released where we could not see it
        state->pan_button = 0;
        return 0;
    }
    if (!state->panning &&
        hypotf(state->x - state->pan_x, state->y - state->pan_y) < DRAG_START_PX * state->scale)
        return 0;
    state->panning = true;
    *out = at_pointer(state, GESTURE_PAN, "");
    out->press_x = state->pan_x;
    out->press_y = state->pan_y;
    state->pan_x = state->x;
    state->pan_y = state->y;
    return 1;
}

// A right button that has not moved is a click.
static int pan_ends(GestureState *state, const Hits *hits, Gesture *out) {
    const bool clicks = state->pan_button == SDL_BUTTON_RIGHT && !state->panning;
    state->pan_button = 0;
    if (!clicks)
        return 0;
    *out = at_pointer(state, GESTURE_CANCEL, "");
    copy_id(out->id, hits_at(hits, state->x, state->y));
    return 1;
}

// ---- the mouse

static int moved(GestureState *state, const Hits *hits, const SDL_MouseMotionEvent *motion, Gesture *out) {
    int count = 0;
    // The button was released where we could not see it (outside the window, over another one).
    if (state->pressed && (motion->state & SDL_BUTTON_LMASK) == 0)
        count += gesture_cancel(state, out);
    state->focus_shown = state->focus_shown && state->unmoved;
    state->unmoved = false;
    state->x = (float)motion->x;
    state->y = (float)motion->y;
    state->inside = true;
    if (state->pan_button != 0)
        return pan(state, motion->state, out);
    if (state->pressed && !state->dragging && !state->press_cancelled &&
        hypotf(state->x - state->press_x, state->y - state->press_y) >= DRAG_START_PX * state->scale) {
        state->dragging = state->pressed_hit.id[0] != 0;
        state->press_cancelled = !state->dragging;
        if (state->dragging) {
            out[count] = of_drag(state, hits, GESTURE_DRAG_START);
            out[count].x = state->press_x;
            out[count].y = state->press_y;
            count++;
        }
    }
    count += hover(state, hits, &out[count]);
    if (state->dragging)
        out[count++] = of_drag(state, hits, GESTURE_DRAG_MOVE);
    return count;
}

static int pressed(GestureState *state, const Hits *hits, const SDL_MouseButtonEvent *button, Gesture *out) {
    int count = 0;
    state->x = (float)button->x;
    state->y = (float)button->y;
    state->inside = true;
    state->focus_shown = false;
    if (state->pan_button != 0)
        return 0;
    if (button->button != SDL_BUTTON_LEFT) {
        if (state->pressed || state->dragging)
            return gesture_cancel(state, out);
        if (begins_to_pan(state, hits, button->button))
            return 0;
        if (button->button == SDL_BUTTON_RIGHT) {
            out[count] = at_pointer(state, GESTURE_CANCEL, "");
            copy_id(out[count++].id, hits_at(hits, state->x, state->y));
        }
        return count;
    }
    count += hover(state, hits, &out[count]);
    if (state->dragging) // a second press without a release
        count += gesture_cancel(state, &out[count]);
    let_go(state);
    state->pressed = true;
    state->press_x = state->x;
    state->press_y = state->y;
    const Hit *hit = hits_at(hits, state->x, state->y);
    if (hit != NULL)
        state->pressed_hit = *hit;
    if (hit != NULL && hit_is_focusable(hit))
        copy_id(state->focus, hit); // the keyboard continues from there
    return count;
}

// A region that now stands for something else is not what was pressed, even if it kept its id.
static bool is_same(const Hit *then, const Hit *now) {
    if (now == NULL || then->id[0] == 0)
        return now == NULL && then->id[0] == 0;
    return strcmp(then->id, now->id) == 0 && then->card == now->card &&
           then->has_command == now->has_command &&
           (!now->has_command || command_compare(&then->command, &now->command) == 0);
}

static Gesture click_on(GestureState *state, const Hit *hit) {
    Gesture gesture = at_pointer(state, GESTURE_CLICK, hit != NULL ? hit->id : "");
    gesture.twice = hit != NULL && state->clicked_at > 0 &&
                    state->now < state->clicked_at + DOUBLE_CLICK_MS &&
                    strcmp(state->clicked_hit.id, hit->id) == 0 && state->clicked_hit.card == hit->card;
    state->clicked_at = hit != NULL && !gesture.twice ? state->now : 0;
    if (hit != NULL)
        state->clicked_hit = *hit;
    return gesture;
}

static int released(GestureState *state, const Hits *hits, const SDL_MouseButtonEvent *button, Gesture *out) {
    if (button->button != SDL_BUTTON_LEFT && button->button != state->pan_button)
        return 0;
    state->x = (float)button->x;
    state->y = (float)button->y;
    if (state->pan_button != 0)
        return button->button == state->pan_button ? pan_ends(state, hits, out) : 0;
    int count = 0;
    const Hit *under = hits_at(hits, state->x, state->y);
    if (state->dragging)
        out[count++] = of_drag(state, hits, GESTURE_DROP);
    else if (state->pressed && !state->press_cancelled && !state->press_blocked &&
             is_same(&state->pressed_hit, under))
        out[count++] = click_on(state, under);
    let_go(state);
    return count + hover(state, hits, &out[count]);
}

static Gesture by_key(const GestureState *state, const Hits *hits, GestureKind kind,
                      const SDL_KeyboardEvent *key) {
    Gesture gesture = at_pointer(state, kind, state->focus);
    gesture.by_key = true;
    gesture.key = key->keysym.sym;
    gesture.modifiers = key->keysym.mod;
    const Hit *hit = hits_find(hits, state->focus);
    if (hit != NULL) {
        gesture.x = hit->rect.x + hit->rect.w / 2;
        gesture.y = hit->rect.y + hit->rect.h / 2;
    }
    return gesture;
}

// Moves the focus to `hit`; while the focus is hidden, the first key only reveals it.
static int focus_on(GestureState *state, const Hits *hits, const Hit *hit, const SDL_KeyboardEvent *key,
                    Gesture *out) {
    if (!state->focus_shown && hits_find(hits, state->focus) != NULL)
        hit = hits_find(hits, state->focus);
    state->focus_shown = true;
    if (hit != NULL)
        copy_id(state->focus, hit);
    *out = by_key(state, hits, GESTURE_HOVER, key);
    return 1;
}

static int enter(GestureState *state, const Hits *hits, const SDL_KeyboardEvent *key, Gesture *out) {
    if (key->repeat != 0)
        return 0;
    const Hit *answer = hits_answer(hits);
    if (!state->focus_shown && answer != NULL) {
        copy_id(state->focus, answer);
        state->focus_shown = true;
    }
    *out = by_key(state, hits, GESTURE_CLICK, key);
    if (state->focus_shown)
        return 1;
    out->id[0] = 0;
    const Hit *hit = hits_find(hits, state->focus);
    return 1 + focus_on(state, hits, hit != NULL ? hit : hits_step(hits, "", 1), key, out + 1);
}

static bool is_arrow(SDL_Keycode key) {
    return key == SDLK_LEFT || key == SDLK_RIGHT || key == SDLK_UP || key == SDLK_DOWN;
}

static int key_down(GestureState *state, const Hits *hits, const SDL_KeyboardEvent *key, Gesture *out) {
    const bool shift = (key->keysym.mod & KMOD_SHIFT) != 0;
    if ((key->keysym.mod & KMOD_CTRL) != 0 && is_arrow(key->keysym.sym)) { // Ctrl and arrows pan
        *out = by_key(state, hits, GESTURE_KEY, key);
        return 1;
    }
    switch (key->keysym.sym) {
    case SDLK_ESCAPE:
        if (key->repeat != 0)
            return 0;
        if (gesture_cancel(state, out) > 0)
            return 1;
        *out = by_key(state, hits, GESTURE_CANCEL, key);
        return 1;
    case SDLK_TAB:
        return focus_on(state, hits, hits_step(hits, state->focus, shift ? -1 : 1), key, out);
    case SDLK_LEFT:
        return focus_on(state, hits, hits_toward(hits, state->focus, -1, 0, shift), key, out);
    case SDLK_RIGHT:
        return focus_on(state, hits, hits_toward(hits, state->focus, 1, 0, shift), key, out);
    case SDLK_UP:
        return focus_on(state, hits, hits_toward(hits, state->focus, 0, -1, shift), key, out);
    case SDLK_DOWN:
        return focus_on(state, hits, hits_toward(hits, state->focus, 0, 1, shift), key, out);
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
        return enter(state, hits, key, out);
    default:
        if (key->repeat != 0)
            return 0;
        *out = by_key(state, hits, GESTURE_KEY, key);
        return 1;
    }
}

static int wheel(const GestureState *state, const Hits *hits, const SDL_MouseWheelEvent *event,
                 Gesture *out) {
    if (event->y == 0)
        return 0;
    *out = at_pointer(state, GESTURE_WHEEL, "");
    copy_id(out->over, hits_at(hits, state->x, state->y));
    out->amount = event->direction == SDL_MOUSEWHEEL_FLIPPED ? -event->y : event->y;
    return 1;
}

static int window(GestureState *state, const Hits *hits, const SDL_WindowEvent *event, Gesture *out) {
    int count = 0;
    if (event->event == SDL_WINDOWEVENT_FOCUS_LOST)
        return gesture_cancel(state, out);
    if (event->event != SDL_WINDOWEVENT_LEAVE)
        return 0;
    // SDL keeps reporting the pointer while a button is held, so a drag survives leaving the window.
    state->inside = false;
    count += hover(state, hits, &out[count]);
    return count;
}

int gesture_feed(GestureState *state, const Hits *hits, const SDL_Event *event, Gesture out[GESTURES_MAX]) {
    switch (event->type) {
    case SDL_MOUSEMOTION:
        return moved(state, hits, &event->motion, out);
    case SDL_MOUSEBUTTONDOWN:
        return pressed(state, hits, &event->button, out);
    case SDL_MOUSEBUTTONUP:
        return released(state, hits, &event->button, out);
    case SDL_MOUSEWHEEL:
        return wheel(state, hits, &event->wheel, out);
    case SDL_KEYDOWN:
        state->keyed = true;
        return key_down(state, hits, &event->key, out);
    case SDL_WINDOWEVENT:
        return window(state, hits, &event->window, out);
    default:
        return 0;
    }
}
