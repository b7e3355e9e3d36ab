// SPDX-License-Identifier: MIT
// Nothing here waits: fading is the library's, and what follows it is done when it is due. (The library
// itself waits if a stream is started or freed while it fades out; so it is halted before.)
#include "app/sound/mixer_music.h"

#include "core/platform.h"

#include <stdio.h>
#include <stdlib.h>

#define FADE_IN_MS 1500 // from silence
#define END_MS 120      // to silence, so that nothing clicks
#define FADE_MS 2000    // from one piece to the other
#define SPLICE_MS 250
#define HEAD_SECONDS 5         // decoded of a piece's beginning; more than FADE_MS and SPLICE_MS
#define HEAD_BYTES (16 * 1024) // for what precedes the music in a file
#define BUFFERS_MS 60          // a fade ends so much later at most

static int mix_volume(int percent) {
    return percent * MIX_MAX_VOLUME / 100;
}

static Mix_Music *file_of(MixerMusic *music, const MixerLibrary *library, const MixerFiles *files,
                          MusicPiece piece) {
    if (music->file[piece] != NULL || music->broken[piece])
        return music->file[piece];
    Text path = {0};
    SoundFacts facts;
    const bool found = mixer_find_file(files, music_file(piece), &path, &facts);
    music->file[piece] = found ? library->LoadMUS(text_string(&path)) : NULL;
    music->broken[piece] = music->file[piece] == NULL;
    music->length[piece] = found ? (Uint32)facts.seconds * 1000 : 0;
    if (found && music->broken[piece])
        mixer_say(files, text_string(&path), Mix_GetError());
    text_finish(&path);
    return music->file[piece];
}

// ---- one piece

static void remember_place(MixerMusic *music) {
    const Uint32 length = music->length[music->piece];
    if (length > 0)
        music->left[music->piece] = (SDL_GetTicks() - music->begun) % length;
}

// Begins to play a piece from so many ms on.
static bool start(MixerMusic *music, const MixerLibrary *library, const MixerFiles *files, MusicPiece piece,
                  Uint32 from, int fade_ms) {
    Mix_Music *file = file_of(music, library, files, piece);
    music->piece = piece;
    music->begun = SDL_GetTicks() - from;
    if (file == NULL)
        return false;
    library->VolumeMusic(mix_volume(music->volume));
    if (library->FadeInMusicPos(file, -1, fade_ms, (double)from / 1000) == 0)
        return true;
    music->begun = SDL_GetTicks();
    if (library->FadeInMusic(file, -1, fade_ms) == 0)
        return true;
    mixer_say(files, music_file(piece), Mix_GetError());
    music->broken[piece] = true;
    return false;
}

static void drop_head(MixerMusic *music, const MixerLibrary *library) {
    if (music->head == NULL)
        return;
    library->HaltChannel(MUSIC_CHANNEL);
    library->FreeChunk(music->head);
    music->head = NULL;
}

static void fall_silent(MixerMusic *music, const MixerLibrary *library) {
    if (music->volume == 0)
        return;
    remember_place(music);
    library->FadeOutMusic(END_MS);
    if (music->head != NULL)
        library->FadeOutChannel(MUSIC_CHANNEL, END_MS);
    music->change = MUSIC_ENDS;
    music->due = SDL_GetTicks() + END_MS + BUFFERS_MS;
    music->volume = 0;
}

static void halt(MixerMusic *music, const MixerLibrary *library) {
    library->HaltMusic();
    drop_head(music, library);
    music->change = MUSIC_RESTS;
}

// ---- from one to the other

// The first seconds of a file, decoded. NULL: it can't be had alone.
static Mix_Chunk *load_head(const MixerLibrary *library, const MixerFiles *files, MusicPiece piece) {
    Text path = {0};
    SoundFacts facts;
    Mix_Chunk *head = NULL;
    FILE *file = NULL;
    if (mixer_find_file(files, music_file(piece), &path, &facts))
        file = platform_fopen(text_string(&path), "rb");
    if (file != NULL) {
        const int64_t all = facts.bytes, seconds = facts.seconds > 0 ? facts.seconds : 1;
        const int64_t some = HEAD_BYTES + all * HEAD_SECONDS / seconds;
        const size_t most = (size_t)(some < all ? some : all);
        void *bytes = malloc(most);
        const size_t count = bytes != NULL ? fread(bytes, 1, most, file) : 0;
        if (count > 0)
            head = library->LoadWAV_RW(SDL_RWFromConstMem(bytes, (int)count), 1);
        free(bytes);
        fclose(file);
    }
    text_finish(&path);
    return head;
}

static void begin_change(MixerMusic *music, const MixerLibrary *library, const MixerFiles *files) {
    music->next = music->wanted;
    music->left[music->piece] = 0; // it begins anew when it comes back
    if (file_of(music, library, files, music->next) != NULL)
        music->head = load_head(library, files, music->next);
    library->FadeOutMusic(FADE_MS);
    if (music->head != NULL && library->FadeInChannelTimed(MUSIC_CHANNEL, music->head, 0, FADE_MS, -1) >= 0)
        library->Volume(MUSIC_CHANNEL, mix_volume(music->volume));
    else
        drop_head(music, library);
    music->change = MUSIC_FADES;
    music->changed = SDL_GetTicks();
    music->due = music->changed + FADE_MS + BUFFERS_MS;
}

static void splice(MixerMusic *music, const MixerLibrary *library, const MixerFiles *files) {
    library->HaltMusic();
    if (music->head == NULL) {
        start(music, library, files, music->next, 0, FADE_MS);
        music->change = MUSIC_RESTS;
        return;
    }
    start(music, library, files, music->next, SDL_GetTicks() - music->changed, SPLICE_MS);
    library->FadeOutChannel(MUSIC_CHANNEL, SPLICE_MS);
    music->change = MUSIC_SPLICES;
    music->due = SDL_GetTicks() + SPLICE_MS + BUFFERS_MS;
}

void mixer_music_go_on(MixerMusic *music, const MixerLibrary *library, const MixerFiles *files) {
    if (music->change == MUSIC_FADES) {
        splice(music, library, files);
    } else if (music->change == MUSIC_ENDS) {
        halt(music, library);
    } else if (music->change == MUSIC_SPLICES) {
        drop_head(music, library);
        music->change = MUSIC_RESTS;
    }
    if (music->change == MUSIC_RESTS && music->volume > 0 && music->wanted != music->piece)
        begin_change(music, library, files);
}

int mixer_music_wait(const MixerMusic *music) {
    if (music->change == MUSIC_RESTS)
        return -1;
    const Sint32 left = (Sint32)(music->due - SDL_GetTicks());
    return left > 0 ? left : 0;
}

// ---- what is asked for

void mixer_music_follow(MixerMusic *music, const MixerLibrary *library, const MixerFiles *files,
                        MusicPiece piece, int volume) {
    const bool was_silent = music->volume == 0;
    music->wanted = piece;
    if (volume == 0) {
        fall_silent(music, library);
        return;
    }
    music->volume = volume;
    if (was_silent) {
        halt(music, library);
        start(music, library, files, piece, music->left[piece], FADE_IN_MS);
        return;
    }
    library->VolumeMusic(mix_volume(volume));
    if (music->head != NULL)
        library->Volume(MUSIC_CHANNEL, mix_volume(volume));
    if (music->change == MUSIC_RESTS && piece != music->piece)
        begin_change(music, library, files);
}

void mixer_music_close(MixerMusic *music, const MixerLibrary *library) {
    fall_silent(music, library);
    halt(music, library);
    for (int piece = 0; piece < MUSIC_PIECES; piece++) {
        library->FreeMusic(music->file[piece]);
        music->file[piece] = NULL;
    }
}
