// SPDX-License-Identifier: MIT
// Decides which sounds reach the output: volumes, muting, and not too many at once.
#include "app/sound/sound.h"

#define STEP_SOUNDS 3   // started in one step at most: more is noise
#define REPEAT_MS 90    // least time between two plays of the same sound
#define IN_A_ROW_MS 450 // repetitions within this time get softer …
#define SOFTER_PERCENT 78
#define SOFTEST_REPEAT 4 // … down to the fourth

const char *sound_file(SoundKind kind) {
    static const char *const names[SOUND_KINDS] = {
#define FILE_NAME(name, file) [SOUND_##name] = #file,
        SOUNDS(FILE_NAME)
#undef FILE_NAME
    };
    return names[kind];
}

static bool is_silent(const Sound *sound) {
    return !sound->open || sound->muted || sound->away;
}

// Passes the music to the output if it has changed.
static void follow_music(Sound *sound) {
    const int volume = is_silent(sound) ? 0 : sound->music;
    const bool same = volume == sound->music_heard && (volume == 0 || sound->piece == sound->piece_heard);
    if (!sound->open || same)
        return;
    sound->music_heard = volume;
    sound->piece_heard = sound->piece;
    sound->output.music(sound->output.self, sound->piece, volume);
}

void sound_open(Sound *sound, const SoundOutput *output) {
    sound->output = *output;
    sound->open = true;
    sound->music_heard = 0; // by this output
    follow_music(sound);
}

void sound_close(Sound *sound) {
    if (sound->open)
        sound->output.close(sound->output.self);
    sound->open = false;
}

void sound_set_volumes(Sound *sound, int effects, int music) {
    sound->effects = effects;
    sound->music = music;
    follow_music(sound);
}

void sound_set_piece(Sound *sound, MusicPiece piece) {
    sound->piece = piece;
    follow_music(sound);
}

static void follow_silence(Sound *sound, bool was_silent) {
    if (sound->open && is_silent(sound) && !was_silent)
        sound->output.stop(sound->output.self);
    follow_music(sound);
}

void sound_mute(Sound *sound, bool muted) {
    const bool was_silent = is_silent(sound);
    sound->muted = muted;
    follow_silence(sound, was_silent);
}

void sound_set_window_inactive(Sound *sound, bool away) {
    const bool was_silent = is_silent(sound);
    sound->away = away;
    follow_silence(sound, was_silent);
}

// The volume in percent for a sound that may be one of a series; 0: drop it.
static int in_a_row(Sound *sound, SoundKind kind, int step, uint64_t now) {
    const uint64_t since = now - sound->last[kind];
    const bool heard = sound->last[kind] > 0;
    if (heard && since < REPEAT_MS)
        return 0;
    uint8_t *repeats = &sound->repeats[kind];
    const bool climbs = step > sound->steps[kind];
    sound->steps[kind] = (uint8_t)step;
    *repeats = !heard || climbs || since >= IN_A_ROW_MS ? 0
               : *repeats < SOFTEST_REPEAT              ? (uint8_t)(*repeats + 1)
                                                        : *repeats;
    int percent = 100;
    for (int i = 0; i < *repeats; i++)
        percent = percent * SOFTER_PERCENT / 100;
    return percent;
}

void sound_play(Sound *sound, SoundKind kind, uint64_t now) {
    sound_play_step(sound, kind, 0, now);
}

void sound_play_step(Sound *sound, SoundKind kind, int step, uint64_t now) {
    if (kind == SOUND_NONE || is_silent(sound) || sound->effects == 0)
        return;
    if (now != sound->step) {
        sound->step = now;
        sound->in_step = 0;
    }
    if (sound->in_step == STEP_SOUNDS)
        return;
    step = step < 0 ? 0 : step < SOUND_STEPS ? step : SOUND_STEPS;
    const int percent = in_a_row(sound, kind, step, now);
    if (percent == 0)
        return;
    sound->last[kind] = now;
    sound->in_step++;
    const int volume = sound->effects * percent / 100;
    sound->output.play(sound->output.self, kind, step, volume > 0 ? volume : 1);
}
