// SPDX-License-Identifier: MIT
// A separate thread plays the requests: opening a sound device may take long, and nothing should wait for it.
#include "app/sound/mixer.h"

#include "app/sound/mixer_files.h"
#include "app/sound/mixer_library.h"
#include "app/sound/mixer_music.h"
#include "app/sound/mixer_pitch.h"

#include <stdlib.h>

#define RATE 44100
#define BUFFER_SAMPLES 1024 // 23 ms
#define VOICES 8            // simultaneous sounds; further ones are dropped. One more channel is the music's
#define WAITING_MAX 16      // requests kept while the device is being opened
#define LINGER_MS 3000      // how long the device stays open after the last sound

typedef struct Wanted {
    SoundKind kind;
    int step, volume;
} Wanted;

typedef struct Mixer {
    SDL_mutex *lock;
    SDL_cond *changed;
    SDL_Thread *thread; // NULL until the first sound

    // Requests from the program, guarded by the lock.
    Wanted waiting[WAITING_MAX];
    int count;
    MusicPiece piece;
    int music; // its volume
    bool stops, quits;

    // Used by the mixer's thread only.
    MixerFiles files;
    MixerLibrary library; // loaded if is_open was ever true
    bool is_open;
    bool is_deaf; // there is no device; do not try again
    Mix_Chunk *chunk[SOUND_KINDS];
    Mix_Chunk *raised[SOUND_KINDS][SOUND_STEPS + 1]; // by semitones; not used: 0
    bool broken[SOUND_KINDS];
    MixerMusic music_heard;
    MusicPiece piece_now; // last applied, or tried …
    int music_now;        // … at this volume
} Mixer;

static int mix_volume(int percent) {
    return percent * MIX_MAX_VOLUME / 100;
}

// ---- the device

// Checking for devices first keeps ALSA from printing a page of errors on a machine without sound.
static bool open_device(Mixer *mixer) {
    if (mixer->is_open || mixer->is_deaf)
        return mixer->is_open;
    const char *why = NULL;
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0)
        why = SDL_GetError();
    else if (SDL_GetNumAudioDevices(0) == 0)
        why = "no device to play it on";
    else if (!mixer_library_load(&mixer->library))
        why = SDL_GetError();
    else if (mixer->library.OpenAudioDevice(RATE, AUDIO_S16SYS, 1, BUFFER_SAMPLES, NULL, 0) != 0)
        why = Mix_GetError();
    if (why != NULL) {
        mixer_say(&mixer->files, "there will be no sound", why);
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        mixer->is_deaf = true;
        return false;
    }
    mixer->library.AllocateChannels(VOICES + 1);
    mixer->library.ReserveChannels(MUSIC_CHANNEL + 1);
    mixer->is_open = true;
    return true;
}

static void free_chunks(Mixer *mixer) {
    for (int kind = 0; kind < SOUND_KINDS; kind++) {
        mixer->library.FreeChunk(mixer->chunk[kind]);
        mixer->chunk[kind] = NULL;
        for (int step = 1; step <= SOUND_STEPS; step++) {
            mixer_pitch_free(&mixer->library, mixer->raised[kind][step]);
            mixer->raised[kind][step] = NULL;
        }
    }
}

static void close_device(Mixer *mixer) {
    if (!mixer->is_open)
        return;
    mixer->library.HaltChannel(-1);
    mixer_music_close(&mixer->music_heard, &mixer->library);
    free_chunks(mixer);
    mixer->library.CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO); // some drivers poll for new devices while open
    mixer->is_open = false;
}

// ---- files

static Mix_Chunk *chunk_of(Mixer *mixer, SoundKind kind) {
    if (mixer->chunk[kind] != NULL || mixer->broken[kind])
        return mixer->chunk[kind];
    Text path = {0};
    SoundFacts facts;
    const bool found = mixer_find_file(&mixer->files, sound_file(kind), &path, &facts);
    mixer->chunk[kind] = found ? mixer->library.LoadWAV(text_string(&path)) : NULL;
    mixer->broken[kind] = mixer->chunk[kind] == NULL;
    if (found && mixer->broken[kind])
        mixer_say(&mixer->files, text_string(&path), Mix_GetError());
    text_finish(&path);
    return mixer->chunk[kind];
}

// The sound, raised by so many semitones; as it is if memory runs out.
static Mix_Chunk *raised_chunk(Mixer *mixer, SoundKind kind, int step) {
    Mix_Chunk *chunk = chunk_of(mixer, kind);
    if (chunk == NULL || step == 0)
        return chunk;
    Mix_Chunk **raised = &mixer->raised[kind][step];
    if (*raised == NULL)
        *raised = mixer_pitch_raise(&mixer->library, chunk, step);
    return *raised != NULL ? *raised : chunk;
}

// ---- carrying out requests

static void play_chunk(Mixer *mixer, Wanted wanted) {
    Mix_Chunk *chunk = open_device(mixer) ? raised_chunk(mixer, wanted.kind, wanted.step) : NULL;
    const int voice = chunk != NULL ? mixer->library.PlayChannel(-1, chunk, 0) : -1;
    if (voice >= 0)
        mixer->library.Volume(voice, mix_volume(wanted.volume));
}

static void play_music(Mixer *mixer, MusicPiece piece, int volume) {
    if (volume == mixer->music_now && piece == mixer->piece_now)
        return;
    mixer->music_now = volume;
    mixer->piece_now = piece;
    if (volume > 0 ? open_device(mixer) : mixer->is_open)
        mixer_music_follow(&mixer->music_heard, &mixer->library, &mixer->files, piece, volume);
}

static void stop_sounds(Mixer *mixer) {
    for (int voice = MUSIC_CHANNEL + 1; mixer->is_open && voice <= VOICES; voice++)
        mixer->library.HaltChannel(voice);
}

static bool is_quiet(const Mixer *mixer) {
    return mixer->is_open && mixer->library.Playing(-1) == 0 && mixer->library.PlayingMusic() == 0;
}

// ---- the thread

static bool has_work(const Mixer *mixer) {
    return mixer->count > 0 || mixer->stops || mixer->quits || mixer->music != mixer->music_now ||
           mixer->piece != mixer->piece_now;
}

// Milliseconds until something is due without a request: the music goes on, or the device has lingered long
// enough. Negative: nothing.
static int wait_most(const Mixer *mixer) {
    const int music = mixer_music_wait(&mixer->music_heard);
    if (music >= 0)
        return music;
    return mixer->is_open && mixer->library.PlayingMusic() == 0 ? LINGER_MS : -1;
}

// Waits for a request, or until something is due. Call with the lock held; returns with it.
static void wait_for_work(Mixer *mixer) {
    int status = 0;
    while (!has_work(mixer) && status == 0) {
        const int most = wait_most(mixer);
        status = most >= 0 ? SDL_CondWaitTimeout(mixer->changed, mixer->lock, (Uint32)most)
                           : SDL_CondWait(mixer->changed, mixer->lock);
    }
}

static void work(Mixer *mixer, const Wanted *waiting, int count, MusicPiece piece, int music, bool stops) {
    if (stops)
        stop_sounds(mixer);
    play_music(mixer, piece, music);
    for (int i = 0; i < count; i++)
        play_chunk(mixer, waiting[i]);
}

static int run(void *self) {
    Mixer *mixer = self;
    SDL_ClearError(); // see gfx/frames.c
    SDL_LockMutex(mixer->lock);
    while (!mixer->quits) {
        wait_for_work(mixer);
        const bool is_asked = has_work(mixer);
        Wanted waiting[WAITING_MAX];
        const int count = mixer->count, music = mixer->music;
        const MusicPiece piece = mixer->piece;
        const bool stops = mixer->stops;
        SDL_memcpy(waiting, mixer->waiting, sizeof waiting);
        mixer->count = 0;
        mixer->stops = false;
        SDL_UnlockMutex(mixer->lock);
        if (is_asked)
            work(mixer, waiting, count, piece, music, stops);
        else if (mixer_music_wait(&mixer->music_heard) < 0 && is_quiet(mixer))
            close_device(mixer);
        if (mixer_music_wait(&mixer->music_heard) == 0)
            mixer_music_go_on(&mixer->music_heard, &mixer->library, &mixer->files);
        SDL_LockMutex(mixer->lock);
    }
    SDL_UnlockMutex(mixer->lock);
    close_device(mixer);
    return 0;
}

// ---- requests from the program

static void wake(Mixer *mixer) {
    if (mixer->thread == NULL)
        mixer->thread = SDL_CreateThread(run, "sound", mixer);
    SDL_CondSignal(mixer->changed);
}

static void play(void *self, SoundKind kind, int step, int volume) {
    Mixer *mixer = self;
    SDL_LockMutex(mixer->lock);
    if (mixer->count < WAITING_MAX)
        mixer->waiting[mixer->count++] = (Wanted){kind, step, volume};
    wake(mixer);
    SDL_UnlockMutex(mixer->lock);
}

static void music(void *self, MusicPiece piece, int volume) {
    Mixer *mixer = self;
    SDL_LockMutex(mixer->lock);
    mixer->piece = piece;
    mixer->music = volume;
    wake(mixer);
    SDL_UnlockMutex(mixer->lock);
}

static void stop(void *self) {
    Mixer *mixer = self;
    SDL_LockMutex(mixer->lock);
    mixer->count = 0;
    mixer->stops = true;
    wake(mixer);
    SDL_UnlockMutex(mixer->lock);
}

static void close_mixer(void *self) {
    Mixer *mixer = self;
    SDL_LockMutex(mixer->lock);
    mixer->quits = true;
    SDL_CondSignal(mixer->changed);
    SDL_UnlockMutex(mixer->lock);
    SDL_WaitThread(mixer->thread, NULL);
    SDL_DestroyCond(mixer->changed);
    SDL_DestroyMutex(mixer->lock);
    layers_finish(&mixer->files.folders);
    free(mixer);
}

bool mixer_open(SoundOutput *output, const Layers *folders, void (*log)(const char *message)) {
    Mixer *mixer = calloc(1, sizeof *mixer);
    if (mixer == NULL)
        return false;
    *mixer = (Mixer){.lock = SDL_CreateMutex(), .changed = SDL_CreateCond(), .files.log = log};
    const bool copied = layers_copy(&mixer->files.folders, folders);
    *output = (SoundOutput){.self = mixer, .play = play, .music = music, .stop = stop, .close = close_mixer};
    if (mixer->lock != NULL && mixer->changed != NULL && copied)
        return true;
    close_mixer(mixer);
    return false;
}

bool mixer_version(int version[3]) {
    MixerLibrary library;
    if (!mixer_library_load(&library))
        return false;
    const SDL_version *linked = library.Linked_Version();
    version[0] = linked->major;
    version[1] = linked->minor;
    version[2] = linked->patch;
    return true;
}
