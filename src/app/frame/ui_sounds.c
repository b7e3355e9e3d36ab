// SPDX-License-Identifier: MIT
// Cards and places are recognised by their region's id, which all tables name alike.
#include "app/frame/ui_sounds.h"

#include "engine/game_facts.h"
#include "engine/story.h"

#include <string.h>

// ---- gestures

static bool starts(const char *id, const char *prefix) {
    return strncmp(id, prefix, strlen(prefix)) == 0;
}

// Cards and places of the table. Whether these are enabled may depend on a hand.
static bool is_held(const char *id) {
    return starts(id, "hand:") || starts(id, "choice:") || starts(id, "craft:") ||
           strstr(id, ":card:") != NULL || strcmp(id, "spark") == 0;
}

static bool is_place(const char *id) {
    static const char *const places[] = {
        "row:", "pile:", "target:", "log", "ship:", "track:", "craft:", "slot", "attack", "event:"};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        if (starts(id, places[i]))
            return true;
    return false;
}

static SoundKind cue_of_click(const char *id, bool enabled, bool acted) {
    if (id[0] == 0)
        return SOUND_NONE;
    if (is_held(id))
        return acted ? SOUND_NONE : SOUND_CARD_PICK;
    if (is_place(id))
        return acted ? SOUND_NONE : SOUND_UI_CLICK;
    if (acted && strcmp(id, "button:undo") == 0) // has a sound of its own, by key too
        return SOUND_NONE;
    return enabled ? SOUND_UI_CLICK : SOUND_DENY;
}

SoundKind ui_sound_of_gesture(const Gesture *gesture, bool enabled, bool acted) {
    switch (gesture->kind) {
    case GESTURE_HOVER:
        return gesture->id[0] == 0 || is_held(gesture->id) || is_place(gesture->id) ? SOUND_NONE
                                                                                    : SOUND_UI_HOVER;
    case GESTURE_CLICK:
        return cue_of_click(gesture->id, enabled, acted);
    case GESTURE_DRAG_START:
        return is_held(gesture->id) ? SOUND_CARD_PICK : SOUND_NONE;
    default: // kit/refuse.c plays the sound of a refused drop
        return SOUND_NONE;
    }
}

// ---- stages of the session

// The viewer's turn begins; answering a question or looking again does not count.
static bool begins_turn(const Session *session, SessionStage before) {
    const bool waited = before == SESSION_SHOWING || before == SESSION_CURTAIN || before == SESSION_THINKING;
    const View *view = session_view(session);
    return waited && session_viewer(session) != SEAT_NONE &&
           game_story(view->game)->question(view->bytes).asked == ASKED_TURN;
}

SoundKind ui_sound_of_stage(const Session *session, SessionStage before) {
    const SessionStage stage = session_stage(session);
    if (stage == before)
        return SOUND_NONE;
    if (stage == SESSION_CURTAIN)
        return SOUND_HANDOVER;
    return stage == SESSION_DECIDING && begins_turn(session, before) ? SOUND_TURN : SOUND_NONE;
}
