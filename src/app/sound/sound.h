// SPDX-License-Identifier: MIT
// What is let through to be heard: volumes, silence, and that a burst of events does not rattle. Makes no
// noise itself; that does an output (mixer.h, or a test's recorder). Without one everything is silent. What
// sounds when is decided in cues.h.
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

// Volumes are 0 to 100. All return at once; any may be called from the program's thread only.
typedef struct SoundOutput {
    void *self;
    void (*play)(void *self, SoundKind kind, int volume);
    void (*music)(void *self, int volume); // the ambience goes on at this volume; 0: it stops
    void (*stop)(void *self);              // everything but the music ends now
    void (*close)(void *self);
} SoundOutput;

typedef struct Sound {
    SoundOutput output;
    bool open;
    bool muted; // by the player
    bool away;  // the window is not in front, and that means silence
    int effects, music;
    int music_heard;              // as the output was told
    uint64_t last[SOUND_KINDS];   // when it was heard last
    uint8_t repeats[SOUND_KINDS]; // how often in a row
    uint64_t step;                // the time of the step that is counted
    int in_step;                  // sounds begun in it
} Sound;

// Before that a zeroed Sound is silent. Nothing is opened yet: outputs wait for the first thing to be heard.
void sound_open(Sound *sound, const SoundOutput *output);
void sound_close(Sound *sound);

void sound_set_volumes(Sound *sound, int effects, int music);
void sound_mute(Sound *sound, bool muted);
void sound_set_away(Sound *sound, bool away);

// `now`: ms, never less than before. SOUND_NONE is silent.
void sound_play(Sound *sound, SoundKind kind, uint64_t now);

#endif
