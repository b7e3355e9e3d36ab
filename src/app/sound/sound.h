// SPDX-License-Identifier: MIT
// Filters sounds before they are played: applies volumes and muting, and limits bursts of events. Plays
// nothing itself; that is an output's job (mixer.h, or a test's recorder). Without an output everything is
// silent. The events.c of a table and app/frame/ui_sounds.c decide which sound belongs to what.
#ifndef STARDECK_APP_SOUND_SOUND_H
#define STARDECK_APP_SOUND_SOUND_H

#include <stdbool.h>
#include <stdint.h>

// One file each in assets/sounds, in the order of ART.md section 9.
typedef enum SoundKind {
    SOUND_CARD_PICK,
    SOUND_CARD_DROP,
    SOUND_CARD_FLIP,
    SOUND_CARD_DRAW,
    SOUND_CARD_DISCARD,
    SOUND_SHUFFLE,
    SOUND_DENY,
    SOUND_UI_HOVER,
    SOUND_UI_CLICK,
    SOUND_EFFECT,
    SOUND_DEACTIVATE,
    SOUND_LEAD,
    SOUND_CONQUER,
    SOUND_COUNT,
    SOUND_CROWN,
    SOUND_TURN,
    SOUND_HANDOVER,
    SOUND_VICTORY,
    SOUND_DEFEAT,
    SOUND_POWER_UP,
    SOUND_POWER_DOWN,
    SOUND_LASER,
    SOUND_MISSILE,
    SOUND_FIELD,
    SOUND_FLAK,
    SOUND_LAUNCH,
    SOUND_COUNTERED,
    SOUND_SHIELD_HIT,
    SOUND_HULL_HIT,
    SOUND_EXPLOSION,
    SOUND_ALARM,
    SOUND_DICE,
    SOUND_WARP,
    SOUND_COINS,
    SOUND_BUILD,
    SOUND_KINDS,
    SOUND_NONE = SOUND_KINDS
} SoundKind;

// Where filtered sounds go. Volumes are 0 to 100. All functions return at once and may be called from the
// main thread only.
typedef struct SoundOutput {
    void *self;
    void (*play)(void *self, SoundKind kind, int volume);
    void (*music)(void *self, int volume); // the ambience continues at this volume; 0: it stops
    void (*stop)(void *self);              // ends everything but the music
    void (*close)(void *self);
} SoundOutput;

typedef struct Sound {
    SoundOutput output;
    bool open;
    bool muted; // by the player
    bool away;  // the window is in the background and should be silent
    int effects, music;
    int music_heard;              // the volume last passed to the output
    uint64_t last[SOUND_KINDS];   // ms of the last time each was played; 0: never
    uint8_t repeats[SOUND_KINDS]; // repetitions in quick succession
    uint64_t step;                // ms of the current step
    int in_step;                  // sounds started in it
} Sound;

// Attaches a copy of an output, which sound_close closes; a zeroed Sound without one is silent. Outputs open
// their device only for the first sound.
void sound_open(Sound *sound, const SoundOutput *output);
void sound_close(Sound *sound);

void sound_set_volumes(Sound *sound, int effects, int music);
void sound_mute(Sound *sound, bool muted);
void sound_set_window_inactive(Sound *sound, bool away); // silent while true

// Plays a sound unless it is muted or one too many; now: ms, never decreasing. SOUND_NONE plays nothing.
void sound_play(Sound *sound, SoundKind kind, uint64_t now);

#endif
