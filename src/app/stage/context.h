// SPDX-License-Identifier: MIT
// The application context shared by all screens: window, pictures, words, the running game, and the services
// of the frame. There is one App, created by app_run. Screens may read all of it but change it only through
// the functions below.
//
// Strings returned here belong to the words, the cards or the App. Unless stated otherwise they are valid
// until the language or the chosen game changes or packs are re-read; copy what must last longer. `Text`
// parameters are appended to. Functions that return bool with a `problem` add sentences for the player to it
// when they return false.
#ifndef STARDECK_APP_STAGE_CONTEXT_H
#define STARDECK_APP_STAGE_CONTEXT_H

#include "app/art/picture_store.h"
#include "app/sound/sound.h"
#include "app/stage/guard.h"
#include "app/stage/screen.h"
#include "app/stage/settings.h"
#include "app/stage/skin.h"
#include "app/stage/ui_words.h"
#include "data/pack_lint.h"
#include "data/words.h"
#include "play/replay.h"
#include "play/session.h"
#include "play/setup_choice.h"

typedef struct HistoryGame HistoryGame; // data/history.h
typedef struct HistorySum HistorySum;   // the same
typedef struct Lesson Lesson;           // play/lesson.h
typedef struct AppFrame AppFrame;       // private to the frame: frame.h

struct App {
    Gfx *gfx;
    PictureStore *pictures;
    const Catalog *catalog; // of the chosen or running game
    Skins *skins;           // of all games
    Words *words;     // interface and cards in settings.language; replaced with it (layout is called then)
    Session *session; // the running game; NULL in the menus
    Lesson *lesson;   // the lesson that is running; NULL: an ordinary game
    AppSettings settings;
    SessionOptions chosen;         // what the set-up screen shows: the last game's options with a new seed
    FirstSeatRule first_seat_rule; // how chosen.setup.first is decided
    char gone_map[ID_MAX];  // the map of the last game if it can't be chosen any more, until the player
                            // has chosen another or has begun without it; "": nothing of the kind
    Hits hits;              // regions of the current screen; filled in its layout
    GestureState input;     // hover and focus, for highlights
    Guard guard;            // blocks what has only just appeared
    uint64_t now;           // ms; constant during a frame
    uint64_t announced;     // hash of the match at the last announced turn; survives curtains
    int announced_part;     // … and the part of the log in which that was; -1: none
    uint64_t began;         // app->now when the running game began; 0: in an earlier session
    uint64_t over;          // app->now when the result of the game appeared; 0: not yet
    bool result_shown;      // the result has been shown to its end once
    Sound sound;            // silent until the first frame has been shown; none off-screen
    const char *shown_name; // "screen" in the trace; reset to screen->name before each layout
    AppFrame *frame;
};

// Treats everything that can be pressed next as new even if it looks the same: another seat acts, or a button
// has done its work (guard.h).
void app_reset_guard(App *app);

// Requests a layout and a complete redraw before the next frame, because positions or hits have changed. For
// a mere change of appearance use gfx_damage.
void app_request_layout(App *app);
// Requests update calls because something has started to move. (Gestures and app_request_layout imply this.)
void app_request_update(App *app);
// Requests an update call when app->now reaches `at`, even if nothing moves until then; the earliest request
// wins.
void app_wake_at(App *app, uint64_t at);
// Keeps the desktop from dimming or locking the screen while something plays for a spectator; games between
// computers do so by themselves. Reset when the screen changes.
void app_keep_awake(App *app, bool awake);

// Replaces the current screen before the next frame. Pending input is dropped, and none is accepted until the
// new screen has been shown once.
void app_show(App *app, const Screen *screen);
// Shows the screen of the running game, according to its stage.
void app_show_game(App *app);
// app_show for a screen that can be opened from several places, such as the settings: app_back returns to the
// current screen, which is entered anew. Visits nest. If a hand is hidden or the game moves on meanwhile, the
// game's screen appears and all visits end.
void app_visit(App *app, const Screen *screen);
// app_visit for a screen that is only looked at: the current one waits and is then as it was left
// (Screen.resume), unless the game has moved on to another screen meanwhile.
void app_look(App *app, const Screen *screen);
void app_back(App *app); // without a visit: to the game if there is one, else to the menu
void app_quit(App *app);
// True once the current screen has been shown in the window. Defer whatever can wait until then.
bool app_is_presented(const App *app);
// Moves the keyboard focus with the next layout, without making it visible; NULL: to the most useful region
// (Hit.first).
void app_focus(App *app, const char *hit_id);
void app_show_focus(App *app, const char *hit_id); // the same, and makes the focus visible
// Moves the focus to the next region, cyclically, for which `wanted` returns true; `of` is passed through to
// it. Returns false if there is none.
bool app_focus_next(App *app, const void *of, bool (*wanted)(const App *app, const void *of, const Hit *hit));

// Writes the games that can be played in this window, in order, and returns their number. Games whose pack or
// words cannot be used are left out.
int app_games(const App *app, const Catalog *out[PACK_CACHE_MAX]);
// Makes another game the chosen one for menu, set-up, gallery, rules and lesson, and remembers it for the
// next start. Only while no game is running. On failure nothing has changed.
bool app_choose_game(App *app, const Catalog *catalog, Text *problem);
// The packs on top of the games' own cards, lowest first, owned by the App; NULL if the program was started
// with named cards, so that there is no choice. Switching and moving packs takes effect at once and is
// remembered; both are ignored while a game is running. Packs that cannot be used have their faults in the
// list.
const PackList *app_pack_list(const App *app);
void app_switch_pack(App *app, int place, bool on);
void app_move_pack(App *app, int from, int to);
// Searches for packs and re-reads all of them. The version changes with each re-reading. While a game is
// played, it only finds out which of those whose files have changed can't be used any more.
void app_reload_packs(App *app);
unsigned app_packs_version(const App *app);
// Creates a new pack for the game in the player's folder, from the game's template; it is listed on top,
// switched off. `author` (may be "") is remembered for the next. False with a sentence in `problem`.
bool app_create_pack(App *app, const Game *game, const char *name, const char *author, Text *problem);
// What has been typed on the screen for new packs, kept while the program runs. Owned by the app.
typedef struct NewPackDraft {
    bool begun;
    char name[2 * PACK_NAME_MAX], author[2 * PACK_NAME_MAX]; // may be ""
    char game[ID_MAX];
} NewPackDraft;
NewPackDraft *app_new_pack_draft(App *app);
// Writes the id that a pack of this name and author would get.
void app_new_pack_id(const App *app, const char *name, const char *author, char id[ID_MAX]);
// The folder of the pack created last; "": none, or forgotten.
const char *app_made_pack(const App *app);
void app_forget_made_pack(App *app);
// The author that a new pack gets by default: who created a pack here before, else the first person of the
// last set-up; "": none is known.
const char *app_pack_author(const App *app);
// True if there is a folder for a new pack and room for it in the list.
bool app_can_create_pack(const App *app);
// Appends the path of the guide to packs, in the window's language if available; if a pack has just been made
// (app_made_pack), that of the page about its files.
void app_packs_guide(const App *app, Text *path);
// Opens the folder of the player's own packs (NULL), or one pack's `folder` (a path), in the desktop's file
// manager.
bool app_open_packs_folder(App *app, const char *folder, Text *problem);
// True if the pack at `place`, which has no faults, changes nothing on top of the packs below it.
bool app_pack_changes_nothing(const App *app, int place);
// Appends faults in files, lines as written by problem_print, translated to the window's language.
// Untranslated lines stay English.
void app_translate_faults(const App *app, const char *lines, Text *out);
// The same into a buffer, truncated to it; returns `buffer`.
const char *app_translated_faults(const App *app, const char *lines, char *buffer, size_t size);
// The folder searched for the player's own packs; "": none.
const char *app_packs_folder(const App *app);
// Why the choice of packs could not be saved; NULL if it was. Valid until the choice changes.
const char *app_packs_fault(const App *app);
// Starts a game; the frame then shows the screen of its stage. On failure the running game is untouched.
bool app_start_game(App *app, const SessionOptions *options, Text *problem);
// Starts the chosen game's lesson, which is not saved. Fails if its files are missing, broken, or do not
// match the current cards.
bool app_start_lesson(App *app, Text *problem);
// What to try out: record `index` of one of the game's tables, played by this faction (NONE: any) with this
// number of seats (0: the minimum).
typedef struct Trial {
    uint8_t table, index, faction, seats;
} Trial;
// True if something can be tried out: no game is running, and the chosen one supports it.
bool app_can_try(const App *app);
// Starts a game against an easy computer in a position where the record can be used at once (Game.try_out).
// It is not saved, and leaving it returns to the current screen.
bool app_try_out(App *app, const Trial *trial, Text *problem);
// The name of what the running game tries out; NULL: it is an ordinary game.
const char *app_trial_name(const App *app);
bool app_trial_is_new(const App *app); // true until app_acknowledge_game_fault: the player has been told
// Fetches what was tried out in the game just left. Returns false if nothing was, or if it was fetched
// already.
bool app_after_trial(App *app, Trial *trial);
// For a saved game that goes on with the cards it was begun with (SaveHeader.today is set): writes what the
// first difference to today's cards is, with its pack, file and values, and how many more there are; "" if
// none was found. Returns `buffer`.
const char *app_kept_difference(const App *app, const SaveHeader *header, char *buffer, size_t size);
// True if app_begin_anew is possible for this saved game: today's cards have all its factions.
bool app_can_begin_anew(const App *app, const SaveHeader *header);
// Begins a new game of the same players with today's cards; the saved one stays. False with sentences in
// `problem`.
bool app_begin_anew(App *app, const SaveHeader *header, Text *problem);
// True if all packs that the saved game was played with are here, but not all on, or others are on.
bool app_can_switch_packs(const App *app, const SaveHeader *header);
// Switches the packs as they were when the game was saved. Whether the cards are the same then shows when it
// is read again; so do that.
void app_switch_packs(App *app, const SaveHeader *header);
// Loads a saved game of any kind and continues at its next decision.
bool app_resume_game(App *app, const char *path, Text *problem);
// The folder for saved games; "": none. Valid as long as the App.
const char *app_games_folder(const App *app);
// What the history has of the player's games of this kind, but for this one (history_sum).
HistorySum app_history_sum(App *app, const HistoryGame *game);
// Adds the finished game to the history, without waiting until it is written. False: it can't be.
bool app_add_to_history(App *app, const HistoryGame *game);
// The packs that saved games may use.
ScenarioPacks app_packs(const App *app);
// Undoes the last command, here and in the journal, if possible (session_undo_state).
void app_undo(App *app);
// The viewer gives up and `instead` plays on (session_leave_seat), also where the game is resumed.
void app_leave_seat(App *app, const Opponent *instead);
// Why the running game is not completely saved; NULL if it is. The fault counts as new until
// app_acknowledge_game_fault. Valid until the next command.
const char *app_game_fault(const App *app);
bool app_game_fault_is_new(const App *app);
void app_acknowledge_game_fault(App *app);
const char *app_game_file(const App *app); // its file, "": none (yet); until the game is left
// A random seed of six digits, short enough to read out.
uint64_t app_new_seed(const App *app);
// Shows a saved game (replay.h); app->session then only replays it. If cards or rules have changed since, a
// notice says so first. Leaving it returns to the current screen.
bool app_watch(App *app, const char *path, Text *problem);
// Like app_watch, for the game that has just ended, beginning after `command` commands; if that is not its
// beginning it plays at once, and asks what comes next after the command `last`, which ends the moment that
// began there. Leaving it returns to the result.
bool app_watch_from(App *app, const char *path, int command, int last, Text *problem);
Replay *app_replay(const App *app); // the replay being watched, NULL: none; until it is left
// True if app_continue_watched is possible: a replay is watched that was saved under the same rules and
// cards, and it is neither at its end nor past the point where it differs from what was played.
bool app_can_continue_watched(const App *app);
// Continues the watched game as a new one, with its own file, from the current position. Call only if
// app_can_continue_watched.
bool app_continue_watched(App *app, Text *problem);
// Asks a computer for advice (play/advice.h): about the viewer's current decision, or about the watched
// game's last command. Computed in the background; an earlier question is dropped. Returns false if no
// opponent can explain it or it would reveal hidden information.
bool app_ask_hint(App *app);
bool app_ask_why(App *app);
// The answer to the last question; NULL while it is being computed or after it was dropped. Layout is called
// when it arrives. Valid until app_drop_advice or the next question.
struct Advice;
const struct Advice *app_advice(const App *app);
void app_drop_advice(App *app);
// True if a replay was opened from a result, which follows when it is left.
bool app_returns_to_result(const App *app);
void app_leave_game(App *app); // shows the menu or what app_show requests; a saved game stays in its file

// The available languages by index: the code ("de") and the language's own name. app_language returns the
// index of a code, or -1.
int app_languages(const App *app);
const char *app_language_code(const App *app, int index);
const char *app_language_name(const App *app, int index);
int app_language(const App *app, const char *code);
// Switches the language. On failure (its files are broken) the old one stays.
bool app_set_language(App *app, const char *language, Text *problem);
// Applies and saves everything in which `wanted` differs from app->settings. Returns false if the language
// cannot be changed; everything else is applied all the same.
bool app_change_settings(App *app, const AppSettings *wanted, Text *problem);
// Saves app->chosen and app->first_seat_rule for the next start.
void app_remember_choice(App *app);
bool app_choice_is_kept(const App *app); // a game with this set-up was begun before
// Why settings cannot be saved; NULL if they can. Valid until the next save.
const char *app_settings_fault(const App *app);
// Shows a notice with a button that leads to `back`; NULL: like app_back. Both texts are copied.
void app_message(App *app, const char *title, const char *text, const Screen *back);
// The same with another button, which leads to the packs.
void app_message_about_packs(App *app, const char *title, const char *text, const Screen *back);

// Shows a short remark over the screen, next to this hit or (NULL) at the top of the window, long enough to
// be read. `text` is copied.
void app_remark(App *app, const char *hit_id, const char *text);

// The notice shown by message_screen.
typedef struct AppNotice {
    char title[120];
    char text[2000];
    const Screen *back;
    bool about_packs; // there is a button that leads to them
} AppNotice;
// Valid as long as the App; overwritten by the next app_message.
const AppNotice *app_notice(const App *app);

// Shortcuts. ui_word returns an interface word, app_word the text of any key ("card.galaxy.name"). Never
// NULL: a missing key returns the key itself.
const char *ui_word(const App *app, UiWord word);
const char *app_word(const App *app, const char *key);
// A record of the current game's pack, by the index of its table (Game.tables) and its own: its text "name",
// "text" …, or NULL if there is none; its name, or its id if there is none. Valid until the language changes.
const char *record_part(const App *app, uint8_t table, uint8_t index, const char *part);
const char *record_name(const App *app, uint8_t table, uint8_t index);
// The name of the record with this id in the table of this name (Table.what); NULL: there is none.
const char *record_name_by_id(const App *app, const char *what, const char *id);
// Writes the names of all records of the table; `out` has room for them.
void record_names(const App *app, uint8_t table, const char **out);
// A word with its {placeholders} filled, cut to the buffer, which is returned:
// app_fill(app, out, sizeof out, "empires.of", NUM("number", 3), STR("card", name)).
#define app_fill(app, buffer, size, key, ...) app_fill_with(app, buffer, size, key, FILLS(__VA_ARGS__))
#define ui_fill(app, buffer, size, word, ...) app_fill(app, buffer, size, ui_word_key(word), __VA_ARGS__)
const char *app_fill_with(const App *app, char *buffer, size_t size, const char *key, const Fill *fills);

// Who sits at a seat of the running game (app->session must not be NULL). These strings live at most until
// the game is left.
const char *seat_faction_id(const App *app, Seat seat);
const char *seat_faction_name(const App *app, Seat seat);
int seat_palette(const App *app, Seat seat);      // PALETTE_…
const char *seat_name(const App *app, Seat seat); // the captain's, else the player's, else the faction's
// Writes such a name in a grammatical case (WORDS_NOMINATIVE …), capitalised if it begins a sentence;
// truncated. Returns `out`.
const char *name_in_case(const App *app, const char *name, int form, bool begins, char *out, size_t size);
// The name of a player of any game, chosen or not: the captain's (NULL: none), else `own` if fonts can show
// it ("": none), else the faction's.
const char *player_name(const App *app, const Catalog *catalog, uint8_t faction, const Captain *captain,
                        const char *own);
// The captain's "name", "style", "greets", "wins" or "loses"; the captain's id if that text is missing.
const char *captain_word(const App *app, const Catalog *catalog, const Captain *captain, const char *part);
const char *faction_name(const App *app, uint8_t faction); // index into the pack's factions
const char *faction_text(const App *app, uint8_t faction); // what is special about it; NULL: no text
int faction_palette(const App *app, uint8_t faction);
const char *faction_ships(const App *app, uint8_t faction); // for CardLook.ships; "": none
// Writes the asset path of one of the faction's ships: "capital", "escort" or "craft" of its fleet, or its
// only one. Returns false if it has none.
bool faction_ship_file(const App *app, uint8_t faction, const char *kind, char *out, size_t size);
// Name and words of any game, chosen or not; valid until the language or the packs change. app_words_of
// returns NULL if they cannot be read, app_word_of if there is no such key; app_game_name falls back to the
// id.
const char *app_game_name(const App *app, const Catalog *catalog);
const Words *app_words_of(const App *app, const Catalog *catalog);
const char *app_word_of(const App *app, const Catalog *catalog, const char *key);
// Names, colours and ships of the factions of any game, chosen or not. A faction's id stands in for a missing
// name.
const char *faction_name_of(const App *app, const Catalog *catalog, uint8_t faction);
int faction_palette_of(const App *app, const Catalog *catalog, uint8_t faction);
bool faction_ship_file_of(const App *app, const Catalog *catalog, uint8_t faction, const char *kind,
                          char *out, size_t size);
// The owner's faction's name for the card; without one (or with SEAT_NONE) the card's own.
const char *card_name(const App *app, uint8_t card, Seat owner);

// Plays a sound for everybody at the table. Which sound belongs to what is decided by the cues of the frame
// and the tables.
void app_play(App *app, SoundKind kind);
void app_play_step(App *app, SoundKind kind, int step); // so many semitones higher (sound_play_step)
// Mutes or unmutes; saved with the settings.
void app_toggle_mute(App *app);

// Converts a length of ART.md's layouts to whole pixels.
float app_px(const App *app, float logical);

#endif
