// SPDX-License-Identifier: MIT
// The inside of the frame, shared by app.c (opening, games, languages) and loop.c (events and frames), and by
// tests, which drive it without a window and by a clock of their own: app_open with AppOptions.offscreen,
// then loop_handle and loop_step as they like.
#ifndef STARDECK_APP_FRAME_FRAME_H
#define STARDECK_APP_FRAME_FRAME_H

#include "app/frame/app_options.h"
#include "app/frame/settings_file.h"
#include "app/stage/context.h"
#include "app/stage/trace.h"
#include "data/fault_words.h"
#include "play/journal.h"

typedef struct Adviser Adviser;       // adviser.h
typedef struct Measurer Measurer;     // measurer.h
typedef struct StartFault StartFault; // start_fault.h
typedef struct Thinker Thinker;       // thinker.h

#define LANGUAGE_NAME_MAX 40
#define VISITS_MAX 8      // one after the other; of more the oldest are forgotten
#define NOTICE_PROBLEMS 2 // of a broken settings file that the window tells; the terminal gets them all

// remark.c: what is said over the screen for a moment.
typedef struct Remark {
    char text[400];
    char about[HIT_ID_MAX]; // the hit it stands beside; "": none
    uint64_t until;         // 0: nothing is said
} Remark;

struct AppFrame {
    AppOptions options;
    PackShelf *shelf;    // every game that there is
    Layers assets;       // the program's own folder, above it those of packs that are on
    Languages languages; // that the window speaks, English first
    char language_name[LANGUAGES_MAX][LANGUAGE_NAME_MAX]; // what they call themselves
    FaultWords *fault_words;                              // NULL: faults are told in English
    char fault_language[LANGUAGE_CODE_MAX];               // that they were looked for in; "": not yet
    Skins skins;                                          // what those who play them look like
    PackShelf own;                                        // … where nobody gave one
    Words *other_words[SHELF_MAX]; // of the games that are not chosen (shelf.c), by place on the shelf
    bool tried_words[SHELF_MAX];   // … which have been read, or can't be
    Text left_out; // why the words of a game can't be used, which is passed over for that; "": they can
    Trace *trace;  // NULL: none wanted
    bool quit;

    const Screen *screen, *next;    // in front; asked for by app_show, NULL: none
    void *self;                     // the screen's state
    bool marked;                    // layout is due
    bool moving;                    // update is due every frame
    bool presented;                 // the screen has been on the window once: input is let through
    unsigned shown;                 // frames presented so far
    unsigned version;               // of the session when the screen was chosen
    SessionStage stage;             // … and its stage
    const Screen *back;             // where leaving a watched game leads to; NULL: to the menu
    Replay *replay;                 // what app->session watches; NULL: it is played
    bool leave_game;                // asked for by app_leave_game
    bool by_itself;                 // `next` is a screen that the game has come to
    const Screen *from[VISITS_MAX]; // where app_back leads to, the next one last
    int visits;
    int pictures;            // that are still being made; off-screen by loop_step itself
    char lit[2][HIT_ID_MAX]; // hover and focus as they were drawn last
    uint64_t wake;           // update is due then, see app_wake; 0: no
    bool keeps_awake;        // app_keep_awake
    bool touched;            // mouse or keys were used since the last round
    uint64_t touched_at;     // when they were used last

    bool away; // another window is in front

    uint64_t packs_seen;    // pack_stamp of the files as they were read
    uint64_t packs_look_at; // when they are looked at again
    unsigned packs_version; // counts how often they were read
    Words *words_before;    // of the last reading: screens tell new words by their address
    bool packs_wait;        // they have changed while a game was played
    char viewed[ID_MAX];    // the pack that is looked at (app_view_pack)
    Text packs_fault;       // why the choice of packs could not be written; "": it could

    AppNotice notice;
    Remark remark;
    StartFault *fault; // start_fault.c: why the program cannot start; NULL: it has

    Thinker *thinker;       // NULL: computers decide at once
    Adviser *adviser;       // NULL: there is no memory for advice
    Measurer *measurer;     // NULL: nor to measure packs
    uint64_t measure_deals; // that a pack is measured by; 0: as many as usual

    Text games_folder; // "": nowhere to save games
    Journal *journal;  // of the game being played; NULL: it is not saved
    bool fault_told;   // that it can't be saved

    Trial trial;          // what is tried out, or was last
    void *trial_position; // that its game began with; NULL: the present game tries nothing
    bool after_trial;     // it has been left just now

    Remembered kept;                 // as in the settings file
    Text settings_path;              // "": nowhere to remember anything
    Text broken_settings;            // what was wrong with the file; "": nothing
    Text settings_fault;             // why it could not be written
    bool settings_stuck;             // a broken file could not be put aside: it is not overwritten
    int opened_width, opened_height; // of the window
};

// Opens window, words and pictures and asks for the first screen, or starts options->game. NULL with a
// sentence in `problem`. What `options` points to must outlive the app.
App *app_open(const AppOptions *options, Text *problem);
void app_close(App *app); // accepts NULL

// shelf.c: the words of other games are another language's, or nobody's any more.
void shelf_drop_words(App *app);
// Adds, a line each, why the words of games that are not chosen can't be read; what `told` has already stays
// alone.
void shelf_tell_words(const App *app, Text *told);

// preferences.c: reads the settings (before anything is opened), says what was wrong with them or with the
// packs (true: the notice is the first screen), and notes the window's size before it closes.
void preferences_open(App *app);
bool preferences_notice(App *app);
// What was chosen last in the present game, with a new seed; else its usual set-up.
void preferences_choose(App *app);
// The game that is chosen now is the one that the next evening begins with.
void preferences_remember_game(App *app);
// Makes app->settings hold: called when a player has changed them (`before`: what held until now), and once
// when everything is open (NULL). A setting that others than the screens have to know takes a line here.
void app_apply_settings(App *app, const AppSettings *before);
// What keys do on every screen: full screen, silence. False: it is the screen's.
bool app_key_action(App *app, KeyAction action);
void preferences_close(App *app);

// remark.c: what app_remark has said, NULL: nothing just now; and when it goes.
const char *remark_text(const App *app);
void remark_step(App *app);
void remark_draw(App *app);

// privacy.c: hides the hand on show when it is time to. True: it did, and the event means nothing else.
bool privacy_event(App *app, const SDL_Event *event);
void privacy_step(App *app);
// Milliseconds until something is to be done without an event: hiding, or app_wake. -1: nothing.
int privacy_wait(const App *app);

// preferences.c: set-ups point into the cards; before these are read anew they are put away, and taken out
// again as far as the new cards have what they speak of.
void preferences_put_away(App *app);
void preferences_take_out(App *app);

// languages.c: finds those there are in frame->assets. The one that is meant by a code or by a locale; NULL:
// by the environment. And is there one of this code? Else a sentence.
void languages_find(App *app);
void languages_forget_faults(App *app); // how they are told is looked up anew
const char *languages_choose(const App *app, const char *wanted);
bool languages_check(const App *app, const char *wanted, Text *problem);

// packs.c: the packs that the player can switch, and the look at their files twice a second while any of them
// is on; milliseconds until the next one, -1: none is due. The list: NULL where cards were named.
void pack_watch_begin(App *app);
// Makes frame->assets. False: no memory.
bool packs_lay_assets(App *app);
PackList *frame_packs(const App *app);
void pack_watch_step(App *app);
int pack_watch_wait(const App *app);
void pack_watch_end(App *app);

// audio.c: opens the sound, which is silent until the first frame has been shown, so that the window is there
// soon; follows the settings, and tells it what is to be heard by the session's stage, a gesture, and the
// window's coming and going.
void audio_open(App *app);
void audio_follow_settings(App *app);
void audio_follow_session(App *app);
void audio_gesture(App *app, const Gesture *gesture, bool enabled, bool acted);
void audio_event(App *app, const SDL_Event *event);

// Runs until app_quit.
void loop_run(App *app);
// One round: to the time `now` (ms, never less than before), on to the window, into the trace. True: there is
// more to do without any event, a frame later.
bool loop_step(App *app, uint64_t now);
// One event, as if it came from the window.
void loop_handle(App *app, const SDL_Event *event);

// game.c: where games are saved; and at the end the running one leaves.
void games_open(App *app);
void games_close(App *app);
// trial.c: the same for what only a trial has.
void frame_end_trial(App *app);
// Forgets the game: the session, and its journal is closed. The screen must have been left, or be left before
// it is drawn again.
void frame_end_game(App *app);
// app.c: the interface's words and this pack's. NULL with sentences in `problem`; `between` is what each but
// the first begins with.
Words *frame_load_words(const App *app, const Catalog *catalog, const char *language, const char *between,
                        Text *problem);
// app.c: the store of slow pictures, with the assets as they are now.
void frame_open_pictures(App *app);
// From now on this is the game that is chosen or played; its words are taken over. The one place where the
// pack changes while a window is open: whatever depends on it is made anew from here.
void frame_take_pack(App *app, const Catalog *catalog, Words *words);
// Leaves the screen in front, if any, and frees its state.
void loop_leave(App *app);

#endif
