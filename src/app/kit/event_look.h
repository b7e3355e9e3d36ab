// SPDX-License-Identifier: MIT
// What an event is at the table by its kind alone, as data: a game's table has a list of these, one for each
// kind of event (GameShow.events). What depends on more than the kind the game says in functions (pause,
// hear, its sentences), which fall back upon this.
#ifndef STARDECK_APP_KIT_EVENT_LOOK_H
#define STARDECK_APP_KIT_EVENT_LOOK_H

#include "app/sound/sound.h"
#include "engine/event.h"

typedef struct GameTable GameTable; // game_table.h

typedef struct EventLook {
    float ms;      // until the next event
    SoundKind cue; // what everybody hears: it may depend on nothing that only some may know
} EventLook;

// Several that are heard of one event.
#define EVENT_SOUNDS 4

typedef struct EventSounds {
    SoundKind kind[EVENT_SOUNDS];
    int count;
} EventSounds;

// One more; nothing for SOUND_NONE, or where there are too many.
void event_sound(EventSounds *sounds, SoundKind kind);

// Of a kind that the game says nothing about: no line, no time, silence.
const EventLook *event_look(const GameTable *game, const Event *event);

#endif
