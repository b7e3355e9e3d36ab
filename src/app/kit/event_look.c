// SPDX-License-Identifier: MIT
// The properties of each kind of event at a game's table.
#include "app/kit/event_look.h"

#include "app/kit/game_show.h"
#include "app/kit/game_table.h"

const EventLook *event_look(const GameTable *game, const Event *event) {
    static const EventLook none = {.cue = SOUND_NONE};
    return game->show->events != NULL && event->kind < game->show->event_kinds
               ? &game->show->events[event->kind]
               : &none;
}

void event_sound(EventSounds *sounds, SoundKind kind) {
    event_sound_after(sounds, kind, 0);
}

void event_sound_after(EventSounds *sounds, SoundKind kind, float ms) {
    event_sound_step(sounds, kind, 0, ms);
}

#define POINT_MS 100.0F

void event_sound_points(EventSounds *sounds, int points, float ms) {
    for (int i = 0; i < points; i++)
        event_sound_step(sounds, SOUND_COUNT, i, ms + POINT_MS * (float)i);
}

void event_sound_step(EventSounds *sounds, SoundKind kind, int step, float ms) {
    if (kind >= SOUND_KINDS || sounds->count >= EVENT_SOUNDS)
        return;
    sounds->step[sounds->count] = (uint8_t)(step < SOUND_STEPS ? step : SOUND_STEPS);
    sounds->after[sounds->count] = ms;
    sounds->kind[sounds->count++] = kind;
}
