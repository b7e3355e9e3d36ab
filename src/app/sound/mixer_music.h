// SPDX-License-Identifier: MIT
// The music: two pieces, streamed from their files, of which one fades into the other. All of it happens in
// the mixer's thread.
//
// The library plays one stream at a time. So while the old piece fades out, the first seconds of the new one
// are played as a sound, and its stream takes over at the position reached. A file whose beginning can't be
// played by itself fades in when the old piece has gone.
#ifndef STARDECK_APP_SOUND_MIXER_MUSIC_H
#define STARDECK_APP_SOUND_MIXER_MUSIC_H

#include "app/sound/mixer_files.h"
#include "app/sound/mixer_library.h"

#define MUSIC_CHANNEL 0 // of the library; not for sounds

typedef enum MusicChange {
    MUSIC_RESTS,   // no piece is changing into another
    MUSIC_FADES,   // the old one fades out, the beginning of the new one in
    MUSIC_SPLICES, // the stream of the new one takes over from its beginning
    MUSIC_ENDS     // it falls silent
} MusicChange;

// Zeroed: silence.
typedef struct MixerMusic {
    MusicPiece wanted, piece; // the last one asked for; the one that plays
    MusicPiece next;          // the one it changes to
    int volume;               // percent; 0: silence
    MusicChange change;
    Uint32 changed, due;         // ms: when the change began; when it goes on
    Uint32 begun;                // ms: start time that corresponds to the piece's current position
    Uint32 left[MUSIC_PIECES];   // ms: position at which each was left, to continue there
    Uint32 length[MUSIC_PIECES]; // ms; 0: not known yet
    Mix_Music *file[MUSIC_PIECES];
    Mix_Chunk *head; // the beginning of `next` while it changes
    bool broken[MUSIC_PIECES];
} MixerMusic;

// Sets what is to be heard from now on; volume 0: nothing. The device must be open unless volume is 0.
void mixer_music_follow(MixerMusic *music, const MixerLibrary *library, const MixerFiles *files,
                        MusicPiece piece, int volume);

// Milliseconds until mixer_music_go_on is due; negative: nothing changes.
int mixer_music_wait(const MixerMusic *music);
// Continues the change; call when mixer_music_wait has elapsed.
void mixer_music_go_on(MixerMusic *music, const MixerLibrary *library, const MixerFiles *files);

// Ends and frees it, before the device is closed.
void mixer_music_close(MixerMusic *music, const MixerLibrary *library);

#endif
