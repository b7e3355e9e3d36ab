// SPDX-License-Identifier: MIT
// Connects the program to its sound: opening, volumes, and which events it hears about.
#include "app/frame/frame.h"
#include "app/frame/ui_sounds.h"
#include "app/sound/mixer.h"

#include <stdio.h>

static void log_sound(const char *message) {
    fprintf(stderr, "stardeck: %s\n", message);
}

void audio_open(App *app) {
    const AppOptions *options = &app->frame->options;
    if (options->offscreen || app->sound.open)
        return;
    SDL_EventState(SDL_AUDIODEVICEADDED, SDL_IGNORE); // avoid wake-ups for these
    SDL_EventState(SDL_AUDIODEVICEREMOVED, SDL_IGNORE);
    const Layers *assets = &app->frame->assets;
    Layers folders = {0};
    for (int i = 0; i < assets->count; i++) {
        Text folder = {0};
        text_printf(&folder, "%s/sounds", assets->folder[i]);
        layers_add(&folders, text_string(&folder));
        text_finish(&folder);
    }
    SoundOutput output;
    if (mixer_open(&output, &folders, log_sound))
        sound_open(&app->sound, &output);
    layers_finish(&folders);
}

void audio_follow_settings(App *app) {
    const AppSettings *settings = &app->settings;
    sound_set_volumes(&app->sound, settings->effects_volume, settings->music_volume);
    sound_mute(&app->sound, settings->muted);
    const bool away = app->frame->away && settings->mute_on_focus_loss;
    sound_set_window_inactive(&app->sound, app->frame->shown == 0 || away);
}

// One piece from the first screen to a game, another as long as the game lasts, whatever is looked at
// meanwhile.
void audio_follow_screen(App *app) {
    sound_set_piece(&app->sound, app->session != NULL ? MUSIC_TABLE : MUSIC_MENU);
}

void audio_event(App *app, const SDL_Event *event) {
    if (event->type != SDL_WINDOWEVENT)
        return;
    const Uint8 kind = event->window.event;
    if (kind == SDL_WINDOWEVENT_FOCUS_LOST || kind == SDL_WINDOWEVENT_MINIMIZED ||
        kind == SDL_WINDOWEVENT_HIDDEN)
        app->frame->away = true;
    else if (kind == SDL_WINDOWEVENT_FOCUS_GAINED || kind == SDL_WINDOWEVENT_SHOWN)
        app->frame->away = false;
    else
        return;
    audio_follow_settings(app);
}

void audio_gesture(App *app, const Gesture *gesture, bool enabled, bool acted) {
    app_play(app, ui_sound_of_gesture(gesture, enabled, acted));
}

// Nothing is played for the stage in which a game begins.
void audio_follow_session(App *app) {
    AppFrame *frame = app->frame;
    app_play(app, ui_sound_of_stage(app->session, frame->stage));
    frame->stage = session_stage(app->session);
}

void app_play(App *app, SoundKind kind) {
    sound_play(&app->sound, kind, app->now);
}

void app_play_step(App *app, SoundKind kind, int step) {
    sound_play_step(&app->sound, kind, step, app->now);
}

void app_toggle_mute(App *app) {
    AppSettings wanted = app->settings;
    wanted.muted = !wanted.muted;
    app_change_settings(app, &wanted, NULL); // only a change of language can fail
}
