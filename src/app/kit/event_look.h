// SPDX-License-Identifier: MIT
// What an event looks and sounds like at the table, by its kind alone. A game's table has a list of these,
// one for each kind of event (GameShow.events). What depends on more than the kind is up to GameShow's
// functions.
#ifndef STARDECK_APP_KIT_EVENT_LOOK_H
#define STARDECK_APP_KIT_EVENT_LOOK_H

#include "app/sound/sound.h"
#include "engine/event.h"

typedef struct GameTable GameTable; // game_table.h

typedef struct EventLook {
    float ms;      // until the next event, at speed 1
    SoundKind cue; // heard by everybody, so it must not depend on hidden information
} EventLook;

// Most sounds of an event.
#define EVENT_SOUNDS 8

typedef struct EventSounds {
    SoundKind kind[EVENT_SOUNDS];
    uint8_t step[EVENT_SOUNDS]; // semitones up
    float after[EVENT_SOUNDS];  // ms at speed 1; 0: at the beginning or when the event lands, by the kind of
                                // sound
    int count;
} EventSounds;

// Adds a sound. Does nothing for SOUND_NONE, or if the list is full.
void event_sound(EventSounds *sounds, SoundKind kind);
// Like event_sound, for a sound heard `ms` after the event has begun: a shot after its charge. It is left out
// if the event is skipped, and heard at once where nothing moves.
void event_sound_after(EventSounds *sounds, SoundKind kind, float ms);
// Like event_sound_after, `step` semitones higher (at most SOUND_STEPS): for points counted one by one.
void event_sound_step(EventSounds *sounds, SoundKind kind, int step, float ms);
// Adds a tick for each point lost or won, each higher than the one before, the first after `ms`. Those for
// which there is no room are left out.
void event_sound_points(EventSounds *sounds, int points, float ms);

// A constant, never NULL: kinds the game does not list have no line, no duration and no sound.
const EventLook *event_look(const GameTable *game, const Event *event);

#endif
