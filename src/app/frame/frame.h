// SPDX-License-Identifier: MIT
// Internals of the frame, shared by its files and by tests, which drive it without a window and with their
// own clock: app_open with AppOptions.offscreen, then loop_handle and loop_step as needed.
#ifndef STARDECK_APP_FRAME_FRAME_H
#define STARDECK_APP_FRAME_FRAME_H

#include "app/frame/app_options.h"
#include "app/frame/settings_file.h"
#include "app/stage/context.h"
#include "app/stage/trace.h"
#include "data/fault_words.h"
#include "play/journal.h"

typedef struct Adviser Adviser;         // adviser.h
typedef struct Historian Historian;     // historian.h
typedef struct Importer Importer;       // importer.h
typedef struct Measurer Measurer;       // measurer.h
typedef struct PackChecker PackChecker; // pack_checker.h
typedef struct StartFault StartFault;   // start_fault.h
typedef struct Thinker Thinker;         // thinker.h

#define LANGUAGE_NAME_MAX 40
#define VISITS_MAX 8 // nested; beyond that the oldest are dropped
#define OTHER_WORDS_MAX 32
#define NOTICE_PROBLEMS 2 // faults of a broken settings file shown in the window; the terminal gets all

// remark.c: a short message over the screen.
typedef struct Remark {
    char text[400];
    char about[HIT_ID_MAX]; // id of the hit it is shown next to; "": none
    uint64_t until;         // ms; 0: none is shown
} Remark;

// The words of a game that is not chosen.
typedef struct OtherWords {
    const Catalog *catalog;
    Words *words; // owned; NULL: they can't be read
} OtherWords;

typedef struct SecondStart SecondStart;
typedef struct TroubledPacks TroubledPacks; // pack_watch.c

struct AppFrame {
    AppOptions options;
    PackCache *shelf;    // all games
    Layers assets;       // the program's own folder, above it those of enabled packs
    Languages languages; // available languages, English first
    char language_name[LANGUAGES_MAX][LANGUAGE_NAME_MAX]; // their own names; "": not read yet
    FaultWords *fault_words;                              // NULL: faults are shown in English
    char fault_language[LANGUAGE_CODE_MAX];               // the language of fault_words; "": not loaded yet
    Skins skins;                                          // the looks of the factions of all packs
    PackCache own;                                        // used as `shelf` if the options have none
    OtherWords other[OTHER_WORDS_MAX]; // words of games not chosen (game_words.c), oldest first
    int others;
    Text left_out; // why the game to be shown first was replaced; "": it was not
    Trace *trace;  // NULL: no trace
    bool quit;

    const Screen *screen, *next; // current, and requested by app_show (NULL: none)
    void *self;                  // state of the current screen
    const Screen *below;         // the screen that waits below it (app_look); NULL: none
    void *below_self;            // … its state
    uint64_t below_since;        // … and App.now when it was left
    bool looks;                  // `next` was requested by app_look
    bool marked;                 // a layout is due
    bool moving;                 // update is called every frame
    bool presented;              // the screen has been shown once: input is accepted
    unsigned shown;              // frames shown so far
    unsigned version;            // session version when the screen was selected
    SessionStage stage;          // … and the session's stage
    const Screen *back;          // screen after leaving a watched game; NULL: the menu
    Text result_path;            // file of the ended game whose result follows the replay; "": none
    uint64_t result_times[2];    // … app->began and app->over of that game
    Replay *replay;              // the replay in app->session; NULL: a game being played
    bool leave_game;             // requested by app_leave_game
    bool by_itself;              // `next` was selected by the session, not by the player
    bool replaced;               // another game began: its screen is entered anew, even if it is the same one
    const Screen *from[VISITS_MAX]; // stack of screens for app_back, top last
    int visits;
    int pictures;            // pictures still being decoded; off-screen loop_step decodes them
    char lit[2][HIT_ID_MAX]; // hover and focus as last drawn
    uint64_t wake;           // ms of the next update call (app_wake_at); 0: none
    bool keeps_awake;        // app_keep_awake
    bool touched;            // mouse or keys were used since the last round
    uint64_t touched_at;     // time of that use, ms

    bool away; // another window has the focus

    uint64_t packs_seen;    // pack_fingerprint of the files as last read
    uint64_t packs_look_at; // ms of the next check
    unsigned packs_version; // counts how often packs were read
    Words *words_before;    // the previous words: screens detect new words by their address
    int packs_told;         // so many packs were looked through for files that nothing reads
    bool packs_wait;        // files changed during a game; re-read after it
    PackCache *probe;       // the running game's packs as they are since then; owned, NULL: as they were
    uint64_t gone_packs;    // packs of its catalog that are no longer there since then, a bit each
    uint64_t changed_packs; // packs of the probe's catalog whose values have changed since then, a bit each
    uint64_t told_damaged; // hash of the cards of whose kept texts it was told that they are damaged; 0: none
    bool tells_damaged;    // that is still to be told at its table
    TroubledPacks *troubled; // of the running game, for people; owned, NULL: not found out yet
    char viewed[ID_MAX];     // id of the inspected pack (app_view_pack)
    Text packs_fault;        // why the choice of packs could not be saved; "": it was
    Text made_pack;          // folder of the pack created last; "": none
    NewPackDraft draft;      // what has been typed for the next one
    Importer *importer;      // packs from elsewhere; NULL: there were none yet

    AppNotice notice;
    Remark remark;
    SecondStart *second; // NULL: whether another window is open can't be found out
    StartFault *fault;   // start_fault.c: why the program cannot start; NULL: it did

    Thinker *thinker;       // NULL: computers decide at once
    Adviser *adviser;       // NULL: out of memory, no advice
    Historian *historian;   // NULL: out of memory, no history
    Measurer *measurer;     // NULL: out of memory, no measurements
    PackChecker *checker;   // NULL: out of memory, packs are not checked
    uint64_t measure_deals; // deals per measurement; 0: default

    Text games_folder; // "": games are not saved
    Journal *journal;  // of the running game; NULL: not saved
    bool fault_told;   // the player has been told that the game cannot be saved

    Trial trial;          // the current or last trial
    void *trial_position; // owned; NULL: the running game is no trial
    bool after_trial;     // it has just been left

    Remembered kept;                 // as in the settings file
    Text settings_path;              // "": settings are not saved
    Text broken_settings;            // faults in the file at the start; "": none
    Text settings_fault;             // why saving failed; "": it did not
    bool settings_stuck;             // a broken file could not be kept aside, so it is not overwritten
    bool settings_partly;            // what is not broken in it is used
    int opened_width, opened_height; // window size at the start
};

// Opens window, words and pictures, and requests the first screen or starts options->game. Returns NULL with
// a sentence in `problem`. Whatever `options` points to must outlive the app.
App *app_open(const AppOptions *options, Text *problem);
// Requests the screen shown first if no option names a game: notices, then the menu, or options->file.
void frame_show_first(App *app);
void app_close(App *app); // accepts NULL

// game_words.c: drops the words of other games, because the language or the packs have changed.
void game_words_drop(App *app);
// Appends, a line each, why the words of games not chosen cannot be read, without repeating what `told`
// contains.
void game_words_report(const App *app, Text *told);

// preferences.c: reads the settings; call before anything is opened.
void preferences_open(App *app);
// Shows a notice about faults in the settings or in packs. Returns true if it is the first screen.
bool preferences_notice(App *app);
// Sets app->chosen to the current game's last options, or its default, with a new seed.
void preferences_restore_chosen(App *app);
// Remembers the chosen game for the next start.
void preferences_remember_game(App *app);
// Remembers who makes packs here.
void preferences_remember_author(App *app, const char *author);
// Applies app->settings: call after a change (before: the previous settings), and once when everything is
// open (NULL). A setting that affects more than screens needs a line here.
void app_apply_settings(App *app, const AppSettings *before);
// Handles keys that work on every screen: full screen, mute, bug report. Returns false if the key is for the
// screen.
bool app_key_action(App *app, KeyAction action);
// Saves the window's size; call at the end.
void preferences_close(App *app);

// remark.c: the text of the current remark, NULL if none; valid until the next one.
const char *remark_text(const App *app);
// Ends the remark when its time is up.
void remark_step(App *app);
void remark_draw(App *app);

// privacy.c: hides the visible hand if necessary. Returns true if it did and the event is used up.
bool privacy_event(App *app, const SDL_Event *event);
// Call once per round: hides the hand when mouse and keys have not been used for AppSettings.hide_after.
void privacy_step(App *app);
// Milliseconds until the loop has to wake without an event: to hide a hand, app_wake_at, a remark, packs. -1:
// never.
int loop_wait_ms(const App *app);

// preferences.c: set-ups refer to cards by index. Call preferences_keep_setups before cards are re-read, and
// preferences_restore_setups afterwards to restore what the new cards still have.
void preferences_keep_setups(App *app);
void preferences_restore_setups(App *app);

// languages.c: updates the list of languages from frame->assets.
void languages_find(App *app);
void languages_forget_faults(App *app); // the translations of faults are reloaded on next use
// The code of the language that matches a code or locale (NULL: from the environment), English if none does;
// valid until the next languages_find.
const char *languages_choose(const App *app, const char *wanted);
// False, with a sentence in `problem`, if there is no such language.
bool languages_check(const App *app, const char *wanted, Text *problem);

// packs.c: rebuilds frame->assets. False if memory runs out: the folders stay as they were.
bool packs_lay_assets(App *app);
// Rebuilds frame->assets for the chosen or running game, which may see other packs (data/game_layers.h), and
// reopens the pictures if the folders have changed.
void packs_follow_game(App *app);
// Writes which packs are on to the player's file.
void packs_keep_choice(App *app);
// The packs the player can switch; NULL if the program was started with named cards.
PackList *frame_packs(const App *app);
// Reads words and pictures of the chosen or running game again.
void packs_show_anew(App *app);
// True for screens that detect changed packs by themselves.
bool packs_are_shown_by(const Screen *screen);
// Where lint finds cards and assets; `window`: what it checks with it.
LintPlace packs_lint_place(const App *app, const LintWindow *window);
void packs_tell(const Problems *problems); // prints them on the terminal

// pack_watch.c: checks the packs' files for changes twice a second, while any pack is on or a screen shows
// which packs there are.
void pack_watch_begin(App *app);
// Reads the list of packs again, and prints on the terminal which packs are gone. False if memory runs out:
// the list is as before.
bool packs_refresh(App *app);
// Forgets what has become of packs since the running game began.
void pack_watch_forget(App *app);
// The cards of the running or chosen game as its packs make them now; NULL if they can't be used.
const Catalog *frame_cards_now(const App *app);
// For Skins.now: for the running game, and for cards kept with saved games, today's catalog if it has all
// packs of `catalog`, so that colours and emblems follow the packs as pictures do (data/game_layers.h). Else
// `catalog`. `app`: the App.
const Catalog *frame_looks_now(const void *app, const Catalog *catalog);
// Call once per round: when the next check is due, re-reads packs whose files have changed.
void pack_watch_step(App *app);
// While a game is played, changed files are read for that game's packs only. This reads the packs of the
// other games too, to find out which can't be used any more. Not needed for files that change while a screen
// shows packs: those are read anyway.
void pack_watch_probe_all(App *app);
// Milliseconds until the next check; -1: none is due.
int pack_watch_wait(const App *app);
void pack_watch_end(App *app);

// audio.c: opens the sound, which stays silent until the first frame has been shown, so that the window
// appears quickly.
void audio_open(App *app);
void audio_follow_settings(App *app); // applies volumes and muting
void audio_follow_session(App *app);  // plays what belongs to a new stage of the session
void audio_follow_screen(App *app);   // selects the music: of the table or the menu
// Plays the sound of a gesture (ui_sound_of_gesture).
void audio_gesture(App *app, const Gesture *gesture, bool enabled, bool acted);
void audio_event(App *app, const SDL_Event *event); // mutes while the window has no focus, if set so

// Runs until app_quit.
void loop_run(App *app);
// Runs one round at time `now` (ms, never decreasing): advances, draws, traces. Returns true if there is more
// to do one frame later even without an event.
bool loop_step(App *app, uint64_t now);
// Handles one event, as if it came from the window.
void loop_handle(App *app, const SDL_Event *event);

// game.c: finds the folder for saved games (frame->games_folder; "" if there is none, and then games are not
// saved) and makes the process ignore SIGPIPE and SIGXFSZ, so that they become write errors.
void games_open(App *app);
void games_close(App *app); // ends the running game
// trial.c: the part of frame_end_game for trials.
void frame_end_trial(App *app);
// Ends the running game: destroys the session and closes its journal. The screen must have been left, or be
// left before it is drawn again.
void frame_end_game(App *app);
// game_words.c: loads the interface's words and those of this pack, as it has them now; the caller owns them.
// Returns NULL with sentences in `problem`, separated by `between`.
Words *frame_load_words(const App *app, const Catalog *catalog, const char *language, const char *between,
                        Text *problem);
// app.c: opens app->pictures on the current assets, NULL if out of memory. Close an earlier store first.
void frame_open_pictures(App *app);
// Makes this the chosen or running game and takes ownership of its words. The one place where the pack
// changes while a window is open: everything that depends on it is renewed from here.
void frame_take_pack(App *app, const Catalog *catalog, Words *words);
// game.c: the players as in the file, with the captains of these cards; the factions are still the file's.
SessionOptions game_options_of(const SaveHeader *header, const Catalog *catalog);
// app.c: after a game that was played with kept cards (pack_cache_kept): chooses the game again with the
// cards as they are today. Without effect if these can't be used.
void frame_take_todays_cards(App *app);
// Leaves the current screen, if any, and frees its state.
void loop_leave(App *app);

#endif
