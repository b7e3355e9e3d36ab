// SPDX-License-Identifier: MIT
// What every screen gets to work with: the window, pictures, words, the game that is being played and the
// frame's own services. There is one App, made by app_run; screens may read all of it and change it through
// the functions only.
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

typedef struct Lesson Lesson;     // play/lesson.h
typedef struct AppFrame AppFrame; // the frame's own, app.c

struct App {
    Gfx *gfx;
    PictureStore *pictures;
    const Catalog *catalog; // of the game that is chosen or played
    Skins *skins;           // of all games
    Words *words;     // interface and cards in settings.language; texts are valid until the language changes
                      // (layout is called then)
    Session *session; // the game that is being played; NULL in the menus
    Lesson *lesson;   // what the present game teaches; NULL: it is an ordinary one
    AppSettings settings;
    SessionOptions chosen; // what the set-up screen shows: the last game's, with a new seed
    Starter starter;       // how chosen.setup.first comes about
    Hits hits;             // of the screen in front; filled in its layout
    GestureState input;    // hover and focus, for highlights
    Guard guard;           // what has only just come, and can't be pressed yet
    uint64_t now;          // ms, the same for a whole frame
    uint64_t announced;    // hash of the match when a turn was announced last; outlasts curtains
    uint64_t began;        // when the running game began, as `now`; 0: in another sitting
    uint64_t over;         // when its result came; 0: not yet
    bool result_told;      // to the end, once
    Sound sound;           // silent until the first frame has been shown; off-screen there is none
    const char
        *shown_name; // the trace's "screen"; set to screen->name before each layout, which may change it
    AppFrame *frame;
};

// Whatever can be pressed next is new, though it may look as before: another seat acts, or a button has done
// its work (guard.h).
void app_forget_buttons(App *app);

// Marks that positions or hits have to be made anew: layout is called and everything drawn before the next
// frame. For a mere change of looks use gfx_damage.
void app_mark(App *app);
// Something has begun to move: call update again. (Gestures and app_mark do so by themselves.)
void app_animate(App *app);
// Call update at that time (as app->now), though nothing moves until then; the soonest wish counts.
void app_wake(App *app, uint64_t at);
// While something goes on by itself for somebody who watches, the desktop neither dims nor locks the screen;
// a game between computers counts by itself. Forgotten with the next screen.
void app_keep_awake(App *app, bool awake);

// Leaves the present screen and enters another, before the next frame; input that was waiting is dropped and
// nothing is let through until the new screen has been on the window once.
void app_show(App *app, const Screen *screen);
// The screen of the game that is being played, whatever its stage is.
void app_show_game(App *app);
// As app_show, for a screen that can be looked at from several places, as the settings from menu and table:
// app_back leads from there to the screen that is in front now, which is entered anew. Visits may follow one
// another. When a hand is hidden or the game goes on meanwhile, the game's screen comes and the visit is
// over.
void app_visit(App *app, const Screen *screen);
void app_back(App *app); // without a visit: to the game, if there is one, else to the menu
void app_quit(App *app);
// Has the screen in front been on the window? What can wait should wait until then.
bool app_is_presented(const App *app);
// Puts the keyboard focus there with the next layout, whether it is to be seen or not; NULL: to what is of
// most use then (Hit.first).
void app_focus(App *app, const char *hit_id);
void app_show_focus(App *app, const char *hit_id); // the same, and from now on it is to be seen
// From the region that has the focus to the next that is wanted, round about; `of` is handed on. False: none
// is.
bool app_focus_next(App *app, const void *of, bool (*wanted)(const App *app, const void *of, const Hit *hit));

// The games that can be played at this window, in their order; returns how many. One whose pack or words
// can't be used is left out.
int app_games(const App *app, const Catalog *out[SHELF_MAX]);
// Another game of the shelf is the chosen one: menu, set-up, gallery, rules and lesson are its from now on,
// and it is remembered for the next evening. Only while none is played. False with sentences in `problem`,
// and nothing has changed.
bool app_choose_game(App *app, const Catalog *catalog, Text *problem);
// The packs upon the games' own cards, the lowest first; NULL: cards were named when the program was started,
// so that there is no choice. Switching and moving them is kept for the next evening and counts at once; only
// while no game is played. Those that can't be used have their faults in the list.
const PackList *app_pack_list(const App *app);
void app_switch_pack(App *app, int place, bool on);
void app_move_pack(App *app, int from, int to);
// Looks for packs again and reads all of them anew; the version is another one then.
void app_packs_again(App *app);
unsigned app_packs_version(const App *app);
// Makes a new pack among the player's own from the one that is there to be copied; it is listed then, on top
// and off. Appends its folder. False with a sentence.
bool app_new_pack(App *app, Text *folder, Text *problem);
// Is there room in the list for another one, and a folder to make it in?
bool app_can_new_pack(const App *app);
// Where the guide to packs is, in the language of the window if there is one.
void app_packs_guide(const App *app, Text *path);
// Shows the folder of the player's own packs, or one in it (NULL: that of all), with whatever shows folders
// here. False with a sentence.
bool app_open_packs_folder(App *app, const char *folder, Text *problem);
// All that lint has to say of the pack, upon what lies below it. False: no memory.
bool app_check_pack(const App *app, int place, LintReport *report);
// Appends what is wrong with files in the language of the window: lines as problem_print writes them. What
// has no version there is in English.
void app_tell_faults(const App *app, const char *lines, Text *out);
// The same in a buffer, cut to it.
const char *app_told_faults(const App *app, const char *lines, char *buffer, size_t size);
// Where packs of the player's own are looked for; "": nowhere.
const char *app_packs_folder(const App *app);
// Why the choice could not be kept; NULL: it is.
const char *app_packs_fault(const App *app);
// Starts a game (the frame then shows the screen of its stage). False with a sentence in `problem`.
bool app_start_game(App *app, const SessionOptions *options, Text *problem);
// Begins the lesson of the chosen game, which is not saved. False with sentences in `problem` when its files
// are missing or broken, or do not go with the present cards.
bool app_start_lesson(App *app, Text *problem);
// Something that is tried out: a record of one of the game's tables, by this faction or (NONE) by any, with
// so many seats (0: as few as can play).
typedef struct Trial {
    uint8_t table, index, faction, seats;
} Trial;
// Can anything be tried out now? Only while no game is played.
bool app_can_try(const App *app);
// Begins a game against an easy computer in which it can be tried at once (Game.try_out). It is not saved,
// and leaving it leads back to the screen that is in front now. False with a sentence.
bool app_try_out(App *app, const Trial *trial, Text *problem);
// What the present game is for: the name of what is tried. NULL: it is an ordinary game.
const char *app_trial_name(const App *app);
bool app_trial_is_new(const App *app); // nobody has said yet that it was heard (app_hear_game_fault)
// What was tried in the game that was left just now. False: nothing, or that has been asked already.
bool app_after_trial(App *app, Trial *trial);
// Goes on with a saved game, of whichever game, where its next decision is due. False with sentences in
// `problem`.
bool app_resume_game(App *app, const char *path, Text *problem);
// Where games are saved; "": nowhere.
const char *app_games_folder(const App *app);
// The packs that saved games may be of.
ScenarioPacks app_packs(const App *app);
// Takes the last command back, here and in the journal, if that is possible (session_undo_state).
void app_undo(App *app);
// Why not all of the running game is on the disk; NULL: it is. The player is told once: new until
// app_hear_game_fault.
const char *app_game_fault(const App *app);
bool app_game_fault_is_new(const App *app);
void app_hear_game_fault(App *app);
const char *app_game_file(const App *app); // where the running game is saved; "": nowhere (yet)
// A seed nobody has chosen; short enough to be read out.
uint64_t app_new_seed(const App *app);
// Shows a saved game (replay.h): app->session only watches then. Where the game is not quite the one that was
// played, that is said first. Leaving it leads back to the screen in front now. False with sentences in
// `problem`, one a line.
bool app_watch(App *app, const char *path, Text *problem);
Replay *app_replay(const App *app); // what is being watched; NULL: nothing
// A new game, with a file of its own, from where the watched one has come to. Not where that differs from
// what was played, or at its end.
bool app_can_continue(const App *app);
bool app_continue_watched(App *app, Text *problem);
// What a computer thinks of a decision (play/advice.h): of the viewer's, which is due now, and why the
// watched game's last command was given. It is found out beside the window, and what was asked before is
// dropped. False: nobody can say, or nobody may be told.
bool app_ask_hint(App *app);
bool app_ask_why(App *app);
// What was asked last; NULL: it is still being found out, or dropped. When it comes, layout is called.
struct Advice;
const struct Advice *app_advice(const App *app);
void app_drop_advice(App *app);
void app_leave_game(App *app); // shows the menu, or what app_show asks for; a saved game stays in its file

// The languages there are, by number: the code ("de"), and what it calls itself. The number of a code, or -1.
int app_languages(const App *app);
const char *app_language_code(const App *app, int index);
const char *app_language_name(const App *app, int index);
int app_language(const App *app, const char *code);
// False with a sentence when the language's files are broken; the old language stays.
bool app_set_language(App *app, const char *language, Text *problem);
// Takes over what `wanted` has changed of app->settings, and remembers it. False with a sentence when the
// language can't be changed; the rest holds all the same.
bool app_change_settings(App *app, const AppSettings *wanted, Text *problem);
// Remembers app->chosen and app->starter for the next evening.
void app_remember_choice(App *app);
// Why nothing can be remembered; NULL: all is well.
const char *app_settings_fault(const App *app);
// Shows a notice with a button back to `back`, NULL: as app_back. Both texts are copied.
void app_message(App *app, const char *title, const char *text, const Screen *back);

// Says something over the screen, for as long as it takes to be read: beside the hit with this id, or with
// NULL at the top of the window. Copied.
void app_remark(App *app, const char *hit_id, const char *text);

// The notice that message_screen shows.
typedef struct AppNotice {
    char title[120];
    char text[600];
    const Screen *back;
} AppNotice;
const AppNotice *app_notice(const App *app);

// Shortcuts. An interface word (never NULL), and any other key ("card.galaxy.name"; a missing one shows
// itself).
const char *ui_word(const App *app, UiWord word);
const char *app_word(const App *app, const char *key);
// A word with its {placeholders} filled, cut to the buffer, which is returned:
// app_fill(app, out, sizeof out, "empires.of", NUM("number", 3), STR("card", name)).
#define app_fill(app, buffer, size, key, ...) app_fill_with(app, buffer, size, key, FILLS(__VA_ARGS__))
#define ui_fill(app, buffer, size, word, ...) app_fill(app, buffer, size, ui_word_key(word), __VA_ARGS__)
const char *app_fill_with(const App *app, char *buffer, size_t size, const char *key, const Fill *fills);
// An interface word with {placeholders} filled: pairs of name and value, ending with (char *)NULL. Cut to the
// buffer.
const char *ui_format(const App *app, char *buffer, size_t size, UiWord word, ...)
#if defined(__GNUC__)
    __attribute__((sentinel))
#endif
    ;
// The same for any key, of the game's words too.
const char *app_format(const App *app, char *buffer, size_t size, const char *key, ...)
#if defined(__GNUC__)
    __attribute__((sentinel))
#endif
    ;

// Who sits there, in the present game (app->session must not be NULL).
const char *seat_faction_id(const App *app, Seat seat);
const char *seat_faction_name(const App *app, Seat seat);
int seat_palette(const App *app, Seat seat);      // PALETTE_…
const char *seat_name(const App *app, Seat seat); // the captain's, else the player's own, else the faction's
// Such a name as sentences have it (WORDS_NOMINATIVE …); `begins`: a sentence begins with it. Returns `out`.
const char *name_in_case(const App *app, const char *name, int form, bool begins, char *out, size_t size);
// What such players of a game are called, of any game that may be another one.
const char *player_name(const App *app, const Catalog *catalog, uint8_t faction, const Captain *captain,
                        const char *own);
// "name", "style", "greets", "wins" or "loses"; an id stands for what its words do not have.
const char *captain_word(const App *app, const Catalog *catalog, const Captain *captain, const char *part);
const char *faction_name(const App *app, uint8_t faction); // index into the pack's factions
const char *faction_text(const App *app, uint8_t faction); // what is special about it; NULL: nothing is said
int faction_palette(const App *app, uint8_t faction);
const char *faction_ships(const App *app, uint8_t faction); // CardLook.ships
// The file of one of its ships, below the folder of assets: "capital", "escort" or "craft" of its fleet, or
// the only one that it has. False: it has none of its own.
bool faction_ship_file(const App *app, uint8_t faction, const char *kind, char *out, size_t size);
// What a game is called, its words (NULL: they can't be had) and one of them (NULL: it has none), though
// another one may be chosen or played. Valid until the language or the chosen game changes.
const char *app_game_name(const App *app, const Catalog *catalog);
const Words *app_words_of(const App *app, const Catalog *catalog);
const char *app_word_of(const App *app, const Catalog *catalog, const char *key);
// Names, colours and ships of those who play a game that may be another one; an id stands for a name that its
// words do not have.
const char *faction_name_of(const App *app, const Catalog *catalog, uint8_t faction);
int faction_palette_of(const App *app, const Catalog *catalog, uint8_t faction);
bool faction_ship_file_of(const App *app, const Catalog *catalog, uint8_t faction, const char *kind,
                          char *out, size_t size);
// What this owner's faction calls the card.
const char *card_name(const App *app, uint8_t card, Seat owner);

// Everybody at the table hears it: the cues of the frame and of the tables say what goes with what.
void app_play(App *app, SoundKind kind);
// Silence, or not any more; kept with the settings.
void app_toggle_mute(App *app);

// A length of ART.md's layouts in whole pixels.
float app_px(const App *app, float logical);

#endif
