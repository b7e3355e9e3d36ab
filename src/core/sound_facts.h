// SPDX-License-Identifier: MIT
// What a sound file is, from its structure, without decoding it: a small file may unpack to hours. Says what
// is wrong with those that are not played.
#ifndef STARDECK_CORE_SOUND_FACTS_H
#define STARDECK_CORE_SOUND_FACTS_H

#include "core/text.h"

#include <stdbool.h>
#include <stdint.h>

#define SOUND_BYTES_MAX (4 * 1024 * 1024) // of a file
#define SOUND_SECONDS_MAX 30
#define MUSIC_BYTES_MAX (32 * 1024 * 1024)
#define MUSIC_SECONDS_MAX 1200
#define SOUND_CHANNELS_MAX 2
#define SOUND_RATE_MIN 8000
#define SOUND_RATE_MAX 96000

#define SOUNDS_FOLDER "sounds/" // of the assets

// The music: played from its file, so it may be longer than a sound.
typedef enum MusicPiece {
    MUSIC_MENU,
    MUSIC_TABLE,
    MUSIC_PIECES
} MusicPiece;

// The name of its file, without ".ogg"; a constant.
const char *music_file(MusicPiece piece);
bool sound_is_music(const char *path); // true for the path of one of these

typedef enum SoundFault {
    SOUND_GOOD,
    SOUND_UNREAD, // it can't be opened, or is a pipe, a device or a folder
    SOUND_LARGE,
    SOUND_OTHER_KIND, // neither OGG (Vorbis, Opus) nor WAV (uncompressed)
    SOUND_DAMAGED,
    SOUND_CUT_OFF,
    SOUND_LONG,
    SOUND_CHANNELS,
    SOUND_RATE
} SoundFault;

// The first thing wrong, and what is known by then.
typedef struct SoundFacts {
    SoundFault fault;
    int64_t bytes;
    uint32_t channels, rate; // rate: of samples, per second
    int64_t seconds;         // rounded up
    int most;                // what its bytes (in MiB) or seconds may be at most
} SoundFacts;

// Reads the file, unless it is too large. `music`: it is played from the file, so it may be longer.
SoundFacts sound_facts(const char *path, bool music);

// Appends what is wrong, to follow the file's name: "it lasts 7200 seconds; at most 30 are played".
void sound_facts_say(const SoundFacts *facts, Text *out);

#endif
