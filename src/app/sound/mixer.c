// SPDX-License-Identifier: MIT
// A separate thread plays the requests: opening a sound device may take long, and nothing should wait for it.
#include "app/sound/mixer.h"

#include "app/sound/mixer_library.h"
#include "core/sound_facts.h"
#include "core/text.h"

#include <stdlib.h>
#include <string.h>

#define RATE 44100
#define BUFFER_SAMPLES 1024 // 23 ms
#define VOICES 8            // simultaneous sounds; further ones are dropped
#define WAITING_MAX 16      // requests kept while the device is being opened
#define LINGER_MS 3000      // how long the device stays open after the last sound
#define MUSIC_FADE_MS 800

typedef struct Wanted {
    SoundKind kind;
    int volume;
} Wanted;

typedef struct Mixer {
    SDL_mutex *lock;
    SDL_cond *changed;
    SDL_Thread *thread; // NULL until the first sound

    // Requests from the program, guarded by the lock.
    Wanted waiting[WAITING_MAX];
    int count;
    int music;
    bool stops, quits;

    // Used by the mixer's thread only.
    Layers folders;
    void (*log)(const char *message);
    MixerLibrary library; // loaded if is_open was ever true
    bool is_open;
    bool is_deaf; // there is no device; do not try again
    Mix_Chunk *chunk[SOUND_KINDS];
    bool broken[SOUND_KINDS];
    Mix_Music *ambience;
    bool ambience_broken;
    int music_now; // the volume last applied, or tried
} Mixer;

static const char *const file_names[SOUND_KINDS] = {
    [SOUND_CARD_PICK] = "card_pick",
    [SOUND_CARD_DROP] = "card_drop",
    [SOUND_CARD_FLIP] = "card_flip",
    [SOUND_CARD_DRAW] = "card_draw",
    [SOUND_CARD_DISCARD] = "card_discard",
    [SOUND_SHUFFLE] = "shuffle",
    [SOUND_DENY] = "deny",
    [SOUND_UI_HOVER] = "ui_hover",
    [SOUND_UI_CLICK] = "ui_click",
    [SOUND_EFFECT] = "effect",
    [SOUND_DEACTIVATE] = "deactivate",
    [SOUND_LEAD] = "lead",
    [SOUND_CONQUER] = "conquer",
    [SOUND_COUNT] = "count",
    [SOUND_CROWN] = "crown",
    [SOUND_TURN] = "turn",
    [SOUND_HANDOVER] = "handover",
    [SOUND_VICTORY] = "victory",
    [SOUND_DEFEAT] = "defeat",
    [SOUND_POWER_UP] = "power_up",
    [SOUND_POWER_DOWN] = "power_down",
    [SOUND_LASER] = "laser",
    [SOUND_MISSILE] = "missile",
    [SOUND_FIELD] = "field",
    [SOUND_FLAK] = "flak",
    [SOUND_LAUNCH] = "launch",
    [SOUND_COUNTERED] = "countered",
    [SOUND_SHIELD_HIT] = "shield_hit",
    [SOUND_HULL_HIT] = "hull_hit",
    [SOUND_EXPLOSION] = "explosion",
    [SOUND_ALARM] = "alarm",
    [SOUND_DICE] = "dice",
    [SOUND_WARP] = "warp",
    [SOUND_COINS] = "coins",
    [SOUND_BUILD] = "build",
};

static int mix_volume(int percent) {
    return percent * MIX_MAX_VOLUME / 100;
}

// ---- the device

static void say(const Mixer *mixer, const char *what, const char *why) {
    Text message = {0};
    text_printf(&message, "%s: %s", what, why);
    mixer->log(text_string(&message));
    text_finish(&message);
}

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
        say(mixer, "there will be no sound", why);
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        mixer->is_deaf = true;
        return false;
    }
    mixer->library.AllocateChannels(VOICES);
    mixer->is_open = true;
    return true;
}

static void close_device(Mixer *mixer) {
    if (!mixer->is_open)
        return;
    mixer->library.HaltChannel(-1);
    mixer->library.HaltMusic();
    for (int kind = 0; kind < SOUND_KINDS; kind++) {
        mixer->library.FreeChunk(mixer->chunk[kind]);
        mixer->chunk[kind] = NULL;
    }
    mixer->library.FreeMusic(mixer->ambience);
    mixer->ambience = NULL;
    mixer->library.CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO); // some drivers poll for new devices while open
    mixer->is_open = false;
}

// ---- files

// Finds the topmost sound of this name that can be played, and reports those above that can't. False: there
// is none.
static bool find_file(const Mixer *mixer, const char *name, Text *path) {
    char file[64];
    bool found = false;
    snprintf(file, sizeof file, "%s.ogg", name);
    for (int layer = mixer->folders.count - 1; layer >= 0 && !found; layer--) {
        Text why = {0};
        text_clear(path);
        if (!layers_file(&mixer->folders, layer, file, path))
            continue;
        const SoundFacts facts = sound_facts(text_string(path), sound_is_music(file));
        found = facts.fault == SOUND_GOOD;
        sound_facts_say(&facts, &why);
        if (!found)
            say(mixer, text_string(path), text_string(&why));
        text_finish(&why);
    }
    if (!found) {
        text_clear(path);
        layers_find(&mixer->folders, file, path);
        say(mixer, text_string(path), "there is no such sound to be played");
    }
    return found;
}

static Mix_Chunk *chunk_of(Mixer *mixer, SoundKind kind) {
    if (mixer->chunk[kind] != NULL || mixer->broken[kind])
        return mixer->chunk[kind];
    Text path = {0};
    const bool found = find_file(mixer, file_names[kind], &path);
    mixer->chunk[kind] = found ? mixer->library.LoadWAV(text_string(&path)) : NULL;
    mixer->broken[kind] = mixer->chunk[kind] == NULL;
    if (found && mixer->broken[kind])
        say(mixer, text_string(&path), Mix_GetError());
    text_finish(&path);
    return mixer->chunk[kind];
}

static Mix_Music *ambience_of(Mixer *mixer) {
    if (mixer->ambience != NULL || mixer->ambience_broken)
        return mixer->ambience;
    Text path = {0};
    const bool found = find_file(mixer, "ambience", &path);
    mixer->ambience = found ? mixer->library.LoadMUS(text_string(&path)) : NULL;
    mixer->ambience_broken = mixer->ambience == NULL;
    if (found && mixer->ambience_broken)
        say(mixer, text_string(&path), Mix_GetError());
    text_finish(&path);
    return mixer->ambience;
}

// ---- carrying out requests

static void play_chunk(Mixer *mixer, Wanted wanted) {
    Mix_Chunk *chunk = open_device(mixer) ? chunk_of(mixer, wanted.kind) : NULL;
    const int voice = chunk != NULL ? mixer->library.PlayChannel(-1, chunk, 0) : -1;
    if (voice >= 0)
        mixer->library.Volume(voice, mix_volume(wanted.volume));
}

static void play_music(Mixer *mixer, int volume) {
    const int before = mixer->music_now;
    if (volume == before)
        return;
    mixer->music_now = volume;
    if (volume == 0) {
        if (mixer->is_open)
            mixer->library.HaltMusic();
        return;
    }
    Mix_Music *ambience = open_device(mixer) ? ambience_of(mixer) : NULL;
    if (ambience == NULL)
        return;
    mixer->library.VolumeMusic(mix_volume(volume));
    if (before == 0 && mixer->library.FadeInMusic(ambience, -1, MUSIC_FADE_MS) != 0)
        say(mixer, "the ambience can't be played", Mix_GetError());
}

static bool is_quiet(const Mixer *mixer) {
    return mixer->is_open && mixer->library.Playing(-1) == 0 && mixer->library.PlayingMusic() == 0;
}

// ---- the thread

static bool has_work(const Mixer *mixer) {
    return mixer->count > 0 || mixer->stops || mixer->quits || mixer->music != mixer->music_now;
}

// Waits for a request, or until the device has lingered long enough. Call with the lock held; returns with
// it.
static void wait_for_work(Mixer *mixer) {
    int status = 0;
    while (!has_work(mixer) && status == 0)
        if (mixer->is_open && mixer->library.PlayingMusic() == 0)
            status = SDL_CondWaitTimeout(mixer->changed, mixer->lock, LINGER_MS);
        else
            status = SDL_CondWait(mixer->changed, mixer->lock);
}

static void work(Mixer *mixer, const Wanted *waiting, int count, int music, bool stops) {
    if (stops && mixer->is_open)
        mixer->library.HaltChannel(-1);
    play_music(mixer, music);
    for (int i = 0; i < count; i++)
        play_chunk(mixer, waiting[i]);
}

static int run(void *self) {
    Mixer *mixer = self;
    SDL_ClearError(); // see gfx/frames.c
    SDL_LockMutex(mixer->lock);
    while (!mixer->quits) {
        wait_for_work(mixer);
        const bool has_lingered = !has_work(mixer);
        Wanted waiting[WAITING_MAX];
        const int count = mixer->count, music = mixer->music;
        const bool stops = mixer->stops;
        SDL_memcpy(waiting, mixer->waiting, sizeof waiting);
        mixer->count = 0;
        mixer->stops = false;
        SDL_UnlockMutex(mixer->lock);
        if (!has_lingered)
            work(mixer, waiting, count, music, stops);
        else if (is_quiet(mixer))
            close_device(mixer);
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

static void play(void *self, SoundKind kind, int volume) {
    Mixer *mixer = self;
    SDL_LockMutex(mixer->lock);
    if (mixer->count < WAITING_MAX)
        mixer->waiting[mixer->count++] = (Wanted){kind, volume};
    wake(mixer);
    SDL_UnlockMutex(mixer->lock);
}

static void music(void *self, int volume) {
    Mixer *mixer = self;
    SDL_LockMutex(mixer->lock);
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
    layers_finish(&mixer->folders);
    free(mixer);
}

bool mixer_open(SoundOutput *output, const Layers *folders, void (*log)(const char *message)) {
    Mixer *mixer = calloc(1, sizeof *mixer);
    if (mixer == NULL)
        return false;
    *mixer = (Mixer){.lock = SDL_CreateMutex(), .changed = SDL_CreateCond(), .log = log};
    const bool copied = layers_copy(&mixer->folders, folders);
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
