// SPDX-License-Identifier: MIT
// Filters sounds before they are played: applies volumes and muting, and limits bursts of events. Plays
// nothing itself; that is an output's job (mixer.h, or a test's recorder). Without an output everything is
// silent. The events.c of a table and app/frame/ui_sounds.c decide which sound belongs to what.
#ifndef STARDECK_APP_SOUND_SOUND_H
#define STARDECK_APP_SOUND_SOUND_H

#include "core/sound_facts.h"

#include <stdbool.h>
#include <stdint.h>

// A line each: SOUND_NAME, and its file in assets/sounds. How loud each is: assets/sounds/classes.txt.
#define SOUNDS(X)                                                                                            \
    X(CARD_PICK, card_pick)                                                                                  \
    X(CARD_DROP, card_drop)                                                                                  \
    X(CARD_FLIP, card_flip)                                                                                  \
    X(CARD_DRAW, card_draw)                                                                                  \
    X(CARD_DISCARD, card_discard)                                                                            \
    X(SHUFFLE, shuffle)                                                                                      \
    X(DENY, deny)                                                                                            \
    X(UI_HOVER, ui_hover)                                                                                    \
    X(UI_CLICK, ui_click)                                                                                    \
    X(EFFECT, effect)                                                                                        \
    X(DEACTIVATE, deactivate)                                                                                \
    X(LEAD, lead)                                                                                            \
    X(CONQUER, conquer)                                                                                      \
    X(COUNT, count)                                                                                          \
    X(CROWN, crown)                                                                                          \
    X(TURN, turn)                                                                                            \
    X(HANDOVER, handover)                                                                                    \
    X(VICTORY, victory)                                                                                      \
    X(DEFEAT, defeat)                                                                                        \
    X(POWER_UP, power_up)                                                                                    \
    X(POWER_DOWN, power_down)                                                                                \
    X(LASER, laser)                                                                                          \
    X(MISSILE, missile)                                                                                      \
    X(FIELD, field)                                                                                          \
    X(FLAK, flak)                                                                                            \
    X(LAUNCH, launch)                                                                                        \
    X(COUNTERED, countered)                                                                                  \
    X(SHIELD_HIT, shield_hit)                                                                                \
    X(HULL_HIT, hull_hit)                                                                                    \
    X(EXPLOSION, explosion)                                                                                  \
    X(ALARM, alarm)                                                                                          \
    X(DICE, dice)                                                                                            \
    X(WARP, warp)                                                                                            \
    X(COINS, coins)                                                                                          \
    X(BUILD, build)                                                                                          \
    X(MINES, mines)                                                                                          \
    X(SUPERNOVA, supernova)                                                                                  \
    X(BLOCKADE, blockade)                                                                                    \
    X(BOMBARD, bombard)                                                                                      \
    X(TIE, tie)                                                                                              \
    X(ROUND, round)                                                                                          \
    X(REVEAL, reveal)                                                                                        \
    X(LOW_HULL, low_hull)                                                                                    \
    X(MELTDOWN, meltdown)                                                                                    \
    X(COUNTER, counter)                                                                                      \
    X(UNDO, undo)                                                                                            \
    X(REFUSED, refused)                                                                                      \
    X(MISSION, mission)                                                                                      \
    X(CONQUEST, conquest)                                                                                    \
    X(TREATY, treaty)

typedef enum SoundKind {
#define NAME(name, file) SOUND_##name,
    SOUNDS(NAME)
#undef NAME
    SOUND_KINDS,
    SOUND_NONE = SOUND_KINDS
} SoundKind;

// The name of its file, without ".ogg"; a constant.
const char *sound_file(SoundKind kind);

#define SOUND_STEPS 12 // semitones that a sound can be raised by

// Where filtered sounds go. Volumes are 0 to 100. All functions return at once and may be called from the
// main thread only.
typedef struct SoundOutput {
    void *self;
    void (*play)(void *self, SoundKind kind, int step, int volume); // step: semitones up, to SOUND_STEPS
    // This piece continues at this volume, or the other one fades into it; 0: it stops.
    void (*music)(void *self, MusicPiece piece, int volume);
    void (*stop)(void *self); // ends everything but the music
    void (*close)(void *self);
} SoundOutput;

typedef struct Sound {
    SoundOutput output;
    bool open;
    bool muted; // by the player
    bool away;  // the window is in the background and should be silent
    int effects, music;
    MusicPiece piece;
    int music_heard;              // the volume last passed to the output …
    MusicPiece piece_heard;       // … and the piece
    uint64_t last[SOUND_KINDS];   // ms of the last time each was played; 0: never
    uint8_t repeats[SOUND_KINDS]; // repetitions in quick succession
    uint8_t steps[SOUND_KINDS];   // how high each was the last time
    uint64_t step;                // ms of the current step
    int in_step;                  // sounds started in it
} Sound;

// Attaches a copy of an output, which sound_close closes; a zeroed Sound without one is silent. Outputs open
// their device only for the first sound.
void sound_open(Sound *sound, const SoundOutput *output);
void sound_close(Sound *sound);

void sound_set_volumes(Sound *sound, int effects, int music);
void sound_set_piece(Sound *sound, MusicPiece piece); // from then on it is the music
void sound_mute(Sound *sound, bool muted);
void sound_set_window_inactive(Sound *sound, bool away); // silent while true

// Plays a sound unless it is muted or one too many; now: ms, never decreasing. SOUND_NONE plays nothing.
void sound_play(Sound *sound, SoundKind kind, uint64_t now);
// Like sound_play, `step` semitones higher (at most SOUND_STEPS): for points counted one by one. A repeated
// sound gets softer unless its step has risen.
void sound_play_step(Sound *sound, SoundKind kind, int step, uint64_t now);

#endif
