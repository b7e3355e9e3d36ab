// SPDX-License-Identifier: MIT
// Tests sound: it reveals nothing hidden, does not repeat too fast, is silent when it must be, and survives
// missing files.
#include "app/frame/frame.h"
#include "app/frame/ui_sounds.h"
#include "app/sound/mixer.h"
#include "app/tables/tactics/event_sounds.h"
#include "engine/game.h"
#include "played.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// ---- an output that takes down what it is told

#define HEARD_MAX 512

static struct {
    SoundKind kind[HEARD_MAX];
    int step[HEARD_MAX], volume[HEARD_MAX];
    int count, music, stops, closes;
    MusicPiece piece;
} heard;

static void note_sound(void *self, SoundKind kind, int step, int volume) {
    (void)self;
    heard.kind[heard.count % HEARD_MAX] = kind;
    heard.step[heard.count % HEARD_MAX] = step;
    heard.volume[heard.count % HEARD_MAX] = volume;
    heard.count++;
}

static void note_music(void *self, MusicPiece piece, int volume) {
    (void)self;
    heard.music = volume;
    heard.piece = piece;
}

static void note_stop(void *self) {
    (void)self;
    heard.stops++;
}

static void note_close(void *self) {
    (void)self;
    heard.closes++;
}

static const SoundOutput recorder = {
    .play = note_sound, .music = note_music, .stop = note_stop, .close = note_close};

static int heard_of(SoundKind kind) {
    int count = 0;
    ck_assert_int_le(heard.count, HEARD_MAX);
    for (int i = 0; i < heard.count; i++)
        count += heard.kind[i] == kind;
    return count;
}

static Sound sound;

static void listen(void) {
    memset(&heard, 0, sizeof heard);
    sound = (Sound){.effects = 80, .music = 40};
    sound_open(&sound, &recorder);
}

// ---- nobody hears a card

#define EVENTS_MOST 1024

static Event event_items[EVENTS_MOST];
static uint8_t event_states[EVENTS_MOST * STATE_MAX];

static const TacticsView *tactics(const View *view) {
    return (const TacticsView *)(const void *)view->bytes;
}

// The same for everybody, and whatever the card is that not all may see.
static void check_event(const Match *match, const EventList *events, int index,
                        const View before[TACTICS_SEATS + 1], View after[TACTICS_SEATS + 1]) {
    const Event *event = &events->item[index];
    const Event open = event_for(event, SEAT_NONE);
    const SoundKind kind = tactics_sound_of_event(&open);
    Event other = *event;
    for (other.card = 0; event->seen_by != SEEN_BY_ALL && other.card < DECK_MAX; other.card++)
        ck_assert_int_eq(tactics_sound_of_event(&other), kind);
    other = *event;
    for (other.amount = 0; event->kind == EVENT_OFFER && other.amount < 2; other.amount++)
        ck_assert_int_eq(tactics_sound_of_event(&other), kind); // who declined is told when all have answered
    for (Seat seat = 0; seat <= TACTICS_SEATS; seat++) {
        const Seat viewer = seat < TACTICS_SEATS ? seat : SEAT_NONE;
        const Event seen = event_for(event, viewer);
        match_event_view(match, events, index, viewer, &after[seat]);
        ck_assert_int_eq(tactics_sound_of_event(&seen), kind);
    }
    const SoundKind change =
        tactics_sound_of_change(tactics(&before[TACTICS_SEATS]), tactics(&after[TACTICS_SEATS]));
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++)
        ck_assert_int_eq(tactics_sound_of_change(tactics(&before[seat]), tactics(&after[seat])), change);
    const TacticsRules *rules = played_catalog.rules;
    for (uint8_t acting = 0; acting <= rules->card_count; acting++) { // the last one: none
        const SoundKind row = tactics_sound_of_row(rules, &open, acting, tactics(&before[TACTICS_SEATS]),
                                                   tactics(&after[TACTICS_SEATS]));
        for (Seat seat = 0; seat < TACTICS_SEATS; seat++) {
            const Event seen = event_for(event, seat);
            ck_assert_int_eq(
                tactics_sound_of_row(rules, &seen, acting, tactics(&before[seat]), tactics(&after[seat])),
                row);
        }
    }
    sound_play(&sound, kind, sound.step + 1000);
    sound_play(&sound, change, sound.step + 1000);
}

static void play_game(const SetupOptions *options) {
    static View views[2][TACTICS_SEATS + 1];
    static Command legal[COMMANDS_MAX];
    Text problem = {0};
    Rng rng;
    rng_seed(&rng, options->seed + 7);
    Match *match = match_create(&played_catalog, options, NULL, &problem);
    ck_assert_ptr_nonnull(match);
    for (Seat seat = match_to_act(match); seat != SEAT_NONE; seat = match_to_act(match)) {
        EventList events = {.item = event_items,
                            .capacity = EVENTS_MOST,
                            .states = event_states,
                            .state_bytes = played_catalog.game->state_bytes};
        for (Seat viewer = 0; viewer <= TACTICS_SEATS; viewer++)
            match_view(match, viewer < TACTICS_SEATS ? viewer : SEAT_NONE, &views[0][viewer]);
        int count = match_legal(match, legal, COMMANDS_MAX);
        if (count > COMMANDS_MAX)
            count = COMMANDS_MAX;
        const Command command = legal[rng_below(&rng, (uint32_t)count)];
        ck_assert_int_eq(match_submit(match, seat, &command, &events), VERDICT_OK);
        for (int i = 0; i < events.count; i++) {
            check_event(match, &events, i, views[0], views[1]);
            memcpy(views[0], views[1], sizeof views[0]);
        }
    }
    match_destroy(match);
    text_finish(&problem);
}

START_TEST(no_sound_tells_a_hidden_card) {
    listen();
    SetupOptions options = played_table[_i % played_table_count];
    options.seed = 31 + (uint64_t)_i;
    play_game(&options);
    ck_assert_int_gt(heard.count, 0);
}
END_TEST

// Whether a card or a row answers may depend on the hand: it is not heard.
START_TEST(gestures_do_not_tell_what_a_hand_allows) {
    static const char *const ids[] = {"hand:1",      "choice:2",         "row:1",  "row:3:card:2",
                                      "row:2:pos:1", "pile:romulan:won", "ship:2", "track:3",
                                      "track:2:1",   "craft:1:2",        "spark",  "slot"};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        for (int kind = GESTURE_HOVER; kind <= GESTURE_KEY; kind++) {
            Gesture gesture = {.kind = (GestureKind)kind};
            text_copy(gesture.id, sizeof gesture.id, ids[i]);
            text_copy(gesture.over, sizeof gesture.over, "row:4");
            for (int acted = 0; acted < 2; acted++)
                ck_assert_int_eq(ui_sound_of_gesture(&gesture, true, acted),
                                 ui_sound_of_gesture(&gesture, false, acted));
        }
    }
    Gesture button = {.kind = GESTURE_CLICK, .id = "button:ok"};
    ck_assert_int_eq(ui_sound_of_gesture(&button, true, false), SOUND_UI_CLICK);
    ck_assert_int_eq(ui_sound_of_gesture(&button, false, false), SOUND_DENY);
}
END_TEST

// ---- bursts and silence

START_TEST(a_burst_does_not_rattle) {
    listen();
    for (int i = 0; i < 20; i++)
        sound_play(&sound, SOUND_CARD_DRAW, 1000);
    ck_assert_int_eq(heard.count, 1);
    for (int kind = 0; kind < SOUND_KINDS; kind++)
        sound_play(&sound, (SoundKind)kind, 2000);
    ck_assert_int_eq(heard.count, 4); // and three more
}
END_TEST

START_TEST(many_in_a_row_get_softer_and_stay_audible) {
    listen();
    for (uint64_t now = 1000; now < 4000; now += 100)
        sound_play(&sound, SOUND_CARD_DRAW, now);
    ck_assert_int_eq(heard.count, 30);
    ck_assert_int_eq(heard.volume[0], 80);
    for (int i = 1; i < heard.count; i++) {
        ck_assert_int_le(heard.volume[i], heard.volume[i - 1]);
        ck_assert_int_gt(heard.volume[i], 20);
    }
    sound_play(&sound, SOUND_CARD_DRAW, 9000);
    ck_assert_int_eq(heard.volume[30], 80);
}
END_TEST

START_TEST(what_climbs_does_not_get_softer) {
    listen();
    uint64_t now = 1000;
    for (int step = 0; step < SOUND_STEPS + 4; step++)
        sound_play_step(&sound, SOUND_COUNT, step, now += 100);
    ck_assert_int_eq(heard.count, SOUND_STEPS + 4);
    for (int i = 0; i < SOUND_STEPS + 1; i++)
        ck_assert(heard.step[i] == i && heard.volume[i] == 80);
    ck_assert_int_eq(heard.step[heard.count - 1], SOUND_STEPS); // no higher …
    ck_assert_int_lt(heard.volume[heard.count - 1], 80);        // … and so one of many again
}
END_TEST

START_TEST(each_place_has_its_music) {
    listen();
    ck_assert(heard.piece == MUSIC_MENU && heard.music == 40);
    sound_set_piece(&sound, MUSIC_TABLE);
    ck_assert(heard.piece == MUSIC_TABLE && heard.music == 40);
    sound_set_window_inactive(&sound, true);
    ck_assert_int_eq(heard.music, 0);
    sound_set_piece(&sound, MUSIC_MENU); // nobody hears it
    ck_assert_int_eq(heard.music, 0);
    sound_set_window_inactive(&sound, false);
    ck_assert(heard.piece == MUSIC_MENU && heard.music == 40);
    heard.music = 0;
    sound_open(&sound, &recorder); // another output, after packs have changed: it has to be told
    ck_assert(heard.piece == MUSIC_MENU && heard.music == 40);
}
END_TEST

START_TEST(silence_is_silent) {
    listen();
    ck_assert_int_eq(heard.music, 40);
    sound_mute(&sound, true);
    sound_play(&sound, SOUND_LEAD, 1000);
    sound_set_volumes(&sound, 100, 100);
    ck_assert_int_eq(heard.music, 0);
    ck_assert_int_eq(heard.count, 0);
    ck_assert_int_eq(heard.stops, 1);
    sound_set_window_inactive(&sound, true);
    sound_mute(&sound, false);
    sound_play(&sound, SOUND_LEAD, 1100);
    ck_assert_int_eq(heard.count, 0);
    ck_assert_int_eq(heard.music, 0);
    sound_set_window_inactive(&sound, false);
    sound_play(&sound, SOUND_LEAD, 1200);
    ck_assert_int_eq(heard.count, 1);
    ck_assert_int_eq(heard.music, 100);
    sound_set_volumes(&sound, 0, 0);
    sound_play(&sound, SOUND_LEAD, 2200);
    ck_assert_int_eq(heard.count, 1);
    ck_assert_int_eq(heard.music, 0);
    sound_close(&sound);
    sound_play(&sound, SOUND_LEAD, 3200);
    ck_assert_int_eq(heard.count, 1);
    ck_assert_int_eq(heard.closes, 1);
}
END_TEST

// ---- at the table

static App *app;
static uint64_t now;

static void step(int ms) {
    loop_step(app, now += (uint64_t)ms);
}

static void run(void) {
    for (int steps = 0; loop_step(app, now += 40); steps++)
        ck_assert_int_lt(steps, 4000);
}

static void key(SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    loop_handle(app, &event);
}

static void open_table(void) {
    const char *cards = getenv("STARDECK_CARDS"), *assets = getenv("STARDECK_ASSETS");
    const SessionOptions game = {.setup = {.seats = 2, .faction = {0, 3}, .first = 0, .seed = 5}};
    Text problem = {0};
    now = 1000;
    app = app_open(&(AppOptions){.catalog = &played_catalog,
                                 .cards_folder = cards != NULL ? cards : "cards",
                                 .assets_folder = assets != NULL ? assets : "assets",
                                 .language = "en",
                                 .width = 1280,
                                 .height = 720,
                                 .offscreen = true,
                                 .game = &game},
                   &problem);
    ck_assert_msg(app != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    ck_assert(!app->sound.open); // off-screen there is no sound
    app->settings = app_settings_default();
    app->settings.hide_after = 0;
    memset(&heard, 0, sizeof heard);
    sound_open(&app->sound, &recorder);
}

START_TEST(the_deal_is_heard_once_it_is_seen) {
    open_table();
    run();
    ck_assert_str_eq(app->shown_name, "handover");
    ck_assert_int_eq(heard.count, 0); // nothing before the window is there
    ck_assert_int_eq(app->sound.piece, MUSIC_TABLE);
    key(SDLK_RETURN);
    run();
    ck_assert_str_eq(app->shown_name, "table");
    ck_assert_int_eq(heard_of(SOUND_HANDOVER), 0);
    ck_assert_int_gt(heard_of(SOUND_CARD_DRAW), 4);
    ck_assert_int_gt(heard_of(SOUND_CARD_FLIP), 1);
    ck_assert_int_eq(heard_of(SOUND_TURN), 1);
    key(SDLK_F9); // hides the hand
    run();
    ck_assert_int_eq(heard_of(SOUND_HANDOVER), 1);
    app_close(app);
    ck_assert_int_eq(heard.closes, 1);
}
END_TEST

START_TEST(what_is_skipped_is_not_heard) {
    open_table();
    run();
    key(SDLK_RETURN);
    step(40);
    step(40);
    const int before = heard_of(SOUND_CARD_DRAW) + heard_of(SOUND_CARD_FLIP);
    key(SDLK_RETURN); // skips
    run();
    ck_assert_int_le(heard_of(SOUND_CARD_DRAW) + heard_of(SOUND_CARD_FLIP), before + 1);
    ck_assert_int_eq(heard_of(SOUND_TURN), 1);
    app_close(app);
}
END_TEST

START_TEST(the_key_mutes_and_brings_it_back) {
    open_table();
    run();
    key(SDLK_RETURN);
    run();
    ck_assert_ptr_nonnull(hits_find(&app->hits, "button:mute"));
    key(SDLK_m);
    ck_assert(app->settings.muted && app->sound.muted);
    key(SDLK_m);
    ck_assert(!app->settings.muted && !app->sound.muted);
    app_close(app);
}
END_TEST

// ---- files and devices

static SDL_atomic_t said;
static char last_said[200];

static void note_message(const char *message) {
    text_copy(last_said, sizeof last_said, message);
    SDL_AtomicAdd(&said, 1);
}

static void wait_until_said(int count) {
    for (int tries = 0; SDL_AtomicGet(&said) < count; tries++) {
        ck_assert_int_lt(tries, 6000);
        SDL_Delay(10);
    }
}

// Every sound but one is there; that one is told about once, and the others are no reason to complain.
START_TEST(a_missing_file_is_told_once) {
    const char *assets = getenv("STARDECK_ASSETS");
    char folder[200], from[300], to[300];
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    SDL_AtomicSet(&said, 0);
    text_copy(folder, sizeof folder, played_folder);
    for (int i = 0; i < SOUND_KINDS + MUSIC_PIECES; i++) {
        const char *name =
            i < SOUND_KINDS ? sound_file((SoundKind)i) : music_file((MusicPiece)(i - SOUND_KINDS));
        snprintf(from, sizeof from, "%s/sounds/%s.ogg", assets != NULL ? assets : "assets", name);
        snprintf(to, sizeof to, "%s/%s.ogg", folder, name);
        if (i != SOUND_DEFEAT)
            ck_assert_int_eq(symlink(from, to), 0);
    }
    SoundOutput output;
    if (!mixer_open(&output, &(Layers){.count = 1, .folder = {folder}}, note_message))
        return; // built without
    output.music(output.self, MUSIC_TABLE, 50);
    for (int kind = 0; kind < SOUND_DEFEAT; kind++)
        output.play(output.self, (SoundKind)kind, 0, 10);
    output.play(output.self, SOUND_DEFEAT, 0, 10);
    for (int i = 0; SDL_AtomicGet(&said) == 0; i++) { // the queue may have been full
        ck_assert_int_lt(i, 6000);
        output.play(output.self, SOUND_DEFEAT, 0, 10);
        SDL_Delay(10);
    }
    output.close(output.self);
    ck_assert_int_eq(SDL_AtomicGet(&said), 1);
    ck_assert_ptr_nonnull(strstr(last_said, "defeat.ogg"));
}
END_TEST

// Of a pack, above the program's own: it is told about, and the one below is heard.
START_TEST(a_sound_that_is_not_played_gives_way_to_the_one_below) {
    const char *assets = getenv("STARDECK_ASSETS");
    char below[300], path[300];
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    SDL_AtomicSet(&said, 0);
    snprintf(below, sizeof below, "%s/sounds", assets != NULL ? assets : "assets");
    snprintf(path, sizeof path, "%s/lead.ogg", played_folder);
    FILE *file = fopen(path, "w");
    ck_assert(file != NULL && fputs("OggS and nothing more", file) >= 0 && fclose(file) == 0);
    SoundOutput output;
    if (!mixer_open(&output, &(Layers){.count = 2, .folder = {below, played_folder}}, note_message))
        return;
    output.play(output.self, SOUND_LEAD, 0, 10);
    wait_until_said(1);
    output.play(output.self, SOUND_LEAD, 0, 10);
    output.play(output.self, SOUND_TURN, 0, 10);
    output.close(output.self);
    remove(path);
    ck_assert_int_eq(SDL_AtomicGet(&said), 1);
    ck_assert_ptr_nonnull(strstr(last_said, "lead.ogg: it is cut off"));
}
END_TEST

// From one to the other and back before that has ended, muted in the middle: nothing is complained of.
START_TEST(music_changes_whenever_it_is_asked_for) {
    const char *assets = getenv("STARDECK_ASSETS");
    char folder[300];
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    SDL_AtomicSet(&said, 0);
    snprintf(folder, sizeof folder, "%s/sounds", assets != NULL ? assets : "assets");
    SoundOutput output;
    if (!mixer_open(&output, &(Layers){.count = 1, .folder = {folder}}, note_message))
        return;
    static const struct {
        MusicPiece piece;
        int volume, ms;
    } steps[] = {{MUSIC_MENU, 25, 300}, {MUSIC_TABLE, 25, 150},  {MUSIC_MENU, 25, 100},
                 {MUSIC_MENU, 0, 60},   {MUSIC_TABLE, 50, 2600}, {MUSIC_MENU, 50, 2150},
                 {MUSIC_TABLE, 0, 0},   {MUSIC_TABLE, 30, 50}};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        output.music(output.self, steps[i].piece, steps[i].volume);
        output.play(output.self, SOUND_COUNT, (int)i, 20);
        SDL_Delay((Uint32)steps[i].ms);
    }
    output.close(output.self);
    ck_assert_int_eq(SDL_AtomicGet(&said), 0);
}
END_TEST

#define HEARD_RATE 44100
#define TENTH (HEARD_RATE / 10)

// The level of each tenth of a second of what SDL's disk driver has written, as the root of the mean square.
static int levels(const char *path, double level[], int most) {
    static Sint16 sample[TENTH];
    int count = 0;
    FILE *file = fopen(path, "rb");
    while (file != NULL && count < most && fread(sample, sizeof sample, 1, file) == 1) {
        double sum = 0;
        for (int i = 0; i < TENTH; i++)
            sum += (double)sample[i] * sample[i];
        level[count++] = sqrt(sum / TENTH);
    }
    if (file != NULL)
        fclose(file);
    return count;
}

#define QUIET 160.0 // -46 dBFS; the pieces are 20 dB louder

// Both are heard while one becomes the other, so that there is no gap between them; then there is silence.
START_TEST(one_piece_fades_into_the_other) {
    const char *assets = getenv("STARDECK_ASSETS");
    char folder[300], written[300];
    double level[100];
    snprintf(folder, sizeof folder, "%s/sounds", assets != NULL ? assets : "assets");
    snprintf(written, sizeof written, "%s/written.raw", played_folder);
    setenv("SDL_AUDIODRIVER", "disk", 1);
    setenv("SDL_DISKAUDIOFILE", written, 1);
    SoundOutput output;
    if (!mixer_open(&output, &(Layers){.count = 1, .folder = {folder}}, note_message))
        return;
    output.music(output.self, MUSIC_MENU, 100);
    SDL_Delay(2200);
    output.music(output.self, MUSIC_TABLE, 100);
    SDL_Delay(3600);
    output.music(output.self, MUSIC_TABLE, 0);
    SDL_Delay(900);
    output.close(output.self);
    const int count = levels(written, level, 100);
    remove(written);
    if (count == 0)
        return; // SDL was built without that driver
    int last = count - 1;
    while (last > 0 && level[last] < QUIET)
        last--;
    ck_assert_msg(last > 40 && last < count - 2, "music from 0 to %d of %d tenths", last, count);
    for (int i = 15; i < last; i++)
        ck_assert_msg(level[i] > QUIET, "a gap after %d tenths of a second", i);
}
END_TEST

START_TEST(without_a_device_it_is_told_once) {
    setenv("SDL_AUDIODRIVER", "none of these", 1);
    SDL_AtomicSet(&said, 0);
    SoundOutput output;
    if (!mixer_open(&output, &(Layers){.count = 1, .folder = {played_folder}}, note_message))
        return;
    output.play(output.self, SOUND_LEAD, 0, 10);
    wait_until_said(1);
    output.play(output.self, SOUND_LEAD, 0, 10);
    output.music(output.self, MUSIC_TABLE, 20);
    output.stop(output.self);
    output.close(output.self);
    ck_assert_int_eq(SDL_AtomicGet(&said), 1);
}
END_TEST

int test_sound(void) {
    Suite *suite = suite_create("sound");
    TCase *tcase = tcase_create("sound");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, played_start, played_stop);
    tcase_add_loop_test(tcase, no_sound_tells_a_hidden_card, 0, 14);
    tcase_add_test(tcase, gestures_do_not_tell_what_a_hand_allows);
    tcase_add_test(tcase, a_burst_does_not_rattle);
    tcase_add_test(tcase, many_in_a_row_get_softer_and_stay_audible);
    tcase_add_test(tcase, what_climbs_does_not_get_softer);
    tcase_add_test(tcase, each_place_has_its_music);
    tcase_add_test(tcase, silence_is_silent);
    tcase_add_test(tcase, the_deal_is_heard_once_it_is_seen);
    tcase_add_test(tcase, what_is_skipped_is_not_heard);
    tcase_add_test(tcase, the_key_mutes_and_brings_it_back);
    tcase_add_test(tcase, a_missing_file_is_told_once);
    tcase_add_test(tcase, a_sound_that_is_not_played_gives_way_to_the_one_below);
    tcase_add_test(tcase, one_piece_fades_into_the_other);
    tcase_add_test(tcase, music_changes_whenever_it_is_asked_for);
    tcase_add_test(tcase, without_a_device_it_is_told_once);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}
