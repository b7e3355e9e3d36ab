// SPDX-License-Identifier: MIT
// The running game: starting, resuming and leaving one. Its journal records each command.
#include "app/frame/game_start.h"

#include "app/frame/thinker.h"
#include "core/platform.h"
#include "data/kept_spare.h"
#include "play/lesson.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define PROBLEMS_TOLD 3

void games_open(App *app) {
    AppFrame *frame = app->frame;
    // Hitting a file size limit or losing a reader is handled as an ordinary write error.
    platform_survive_writing();
    if (frame->options.games_folder != NULL)
        text_add(&frame->games_folder, frame->options.games_folder);
    else if (!frame->options.offscreen || frame->options.spoken)
        journal_folder(&frame->games_folder);
    frame->shelf->games_folder = text_string(&frame->games_folder);
}

void games_close(App *app) {
    frame_end_game(app);
    if (app->frame->shelf != NULL) // there is none at a faulty start
        app->frame->shelf->games_folder = NULL;
    text_finish(&app->frame->games_folder);
    text_finish(&app->frame->result_path);
}

void frame_end_game(App *app) {
    if (app->frame->thinker != NULL)
        thinker_stop(app->frame->thinker);
    app_drop_advice(app);
    session_destroy(app->session);
    journal_close(app->frame->journal);
    replay_close(app->frame->replay);
    lesson_destroy(app->lesson);
    frame_end_trial(app);
    app->session = NULL;
    app->lesson = NULL;
    app->announced = app->began = app->over = 0;
    app->announced_part = -1;
    app->result_shown = false;
    app->frame->journal = NULL;
    app->frame->replay = NULL;
    app->frame->back = NULL;
    text_clear(&app->frame->result_path);
    pack_watch_forget(app);
    if (app->frame->packs_wait)
        app->frame->packs_seen = 0; // what has become of them is another matter for the next game
    app->frame->fault_told = false;
}

uint64_t app_new_seed(const App *app) {
    (void)app;
    Rng rng;
    rng_seed(&rng, (uint64_t)time(NULL) * 1000003u ^ SDL_GetPerformanceCounter());
    return 100000 + rng_below(&rng, 900000);
}

// Takes over a game that is saved from now on; the set-up screen will show its options next, if it has
// today's cards.
static void play_saved(GameStart *beginning) {
    App *app = beginning->app;
    game_start_commit(beginning);
    if (beginning->catalog == pack_cache_catalog(app->frame->shelf, beginning->catalog->game))
        app->chosen = *session_options(beginning->session);
}

// Its cards are kept with it. Today's are read too, if it has others: as they were when it began, for
// noticing what changes.
static void keep_cards(const App *app, Journal *journal, const Catalog *catalog) {
    Text why = {0};
    if (pack_cache_is_kept(app->frame->shelf, catalog))
        pack_cache_files_of(app->frame->shelf, pack_cache_catalog(app->frame->shelf, catalog->game), &why);
    text_clear(&why);
    if (journal != NULL)
        journal_keep_cards(journal, pack_cache_files_of(app->frame->shelf, catalog, &why),
                           pack_cache_key_of(app->frame->shelf, catalog).looks, text_string(&why));
    text_finish(&why);
}

// NULL: out of memory.
static Journal *begin_journal(const App *app, const Match *match, const SessionOptions *options) {
    Journal *journal = journal_begin(text_string(&app->frame->games_folder), match, options);
    keep_cards(app, journal, match_catalog(match));
    return journal;
}

bool app_start_game(App *app, const SessionOptions *options, Text *problem) {
    const char *folder = text_string(&app->frame->games_folder);
    GameStart beginning;
    if (!game_start_prepare(&beginning, app, app->catalog, problem))
        return false;
    beginning.session = session_create(app->catalog, options, problem);
    if (beginning.session == NULL) {
        game_start_cancel(&beginning);
        return false;
    }
    if (folder[0] != '\0') // if out of memory it is played unsaved, and the table says so
        beginning.journal = begin_journal(app, session_match(beginning.session), options);
    play_saved(&beginning);
    app->began = app->now;
    return true;
}

void app_leave_game(App *app) {
    app->frame->leave_game = true; // done by the loop: the caller's screen still uses the game
}

// Saved first, since leaving goes on with what the computers do.
void app_leave_seat(App *app, const Opponent *instead) {
    if (app->frame->journal != NULL)
        journal_left(app->frame->journal, session_match(app->session), session_viewer(app->session),
                     instead->name);
    session_leave_seat(app->session, instead);
}

void app_undo(App *app) {
    const bool laid = session_stage(app->session) == SESSION_LAID; // not in the journal yet
    if (session_undo_state(app->session) != UNDO_POSSIBLE || !session_undo(app->session))
        return;
    app_request_layout(app);
    if (laid)
        return;
    if (app->frame->journal != NULL)
        journal_rewind(app->frame->journal, session_match(app->session));
    if (app->frame->trace != NULL)
        trace_undone(app->frame->trace, match_log_count(session_match(app->session)),
                     match_hash(session_match(app->session)));
}

// ---- resuming a saved game ----

const char *app_games_folder(const App *app) {
    return text_string(&app->frame->games_folder);
}

ScenarioPacks app_packs(const App *app) {
    return pack_cache_source(app->frame->shelf);
}

// The players as in the file. An unknown opponent is replaced by another computer: a person at its seat would
// see its hand.
SessionOptions game_options_of(const SaveHeader *header, const Catalog *catalog) {
    const Game *game = catalog->game;
    SessionOptions options = {.setup = header->setup};
    for (Seat seat = 0; seat < header->setup.seats; seat++) {
        text_copy(options.name[seat], sizeof options.name[seat], header->name[seat]);
        if (strcmp(header->who[seat], "human") == 0)
            continue;
        const Opponent *who = opponent_for(header->who[seat], game);
        options.who[seat] = who != NULL ? who : opponent_default(game);
        options.captain[seat] = catalog_captain(catalog, header->captain[seat]);
    }
    return options;
}

static void add_sentence(Text *note, const char *text) {
    text_printf(note, "%s%s", note->length > 0 ? "\n" : "", text);
}

// Adds a sentence for each replaced opponent and missing captain of the current game.
static void say_replaced(const App *app, const SaveHeader *header, Text *note) {
    const Game *game = app->catalog->game;
    for (Seat seat = 0; seat < header->setup.seats; seat++) {
        char text[300], key[60];
        const char *name = faction_name(app, header->setup.faction[seat]), *captain = header->captain[seat];
        if (strcmp(header->who[seat], "human") == 0)
            continue;
        snprintf(key, sizeof key, "opponent.%s", opponent_default(game)->name);
        if (opponent_for(header->who[seat], game) == NULL)
            add_sentence(note, ui_fill(app, text, sizeof text, UI_GAMES_OTHER_OPPONENT,
                                       STR("who", header->who[seat]), STR("seat", name),
                                       STR("other", app_word(app, key))));
        if (captain[0] != '\0' && catalog_captain(app->catalog, captain) == NULL)
            add_sentence(note, ui_fill(app, text, sizeof text, UI_GAMES_OTHER_CAPTAIN, STR("seat", name),
                                       STR("captain", captain)));
    }
}

// Takes the game over; notes about it are shown before its screen.
static void play_loaded(GameStart *beginning, const SaveHeader *header) {
    App *app = beginning->app;
    Text note = {0};
    play_saved(beginning);
    say_replaced(app, header, &note);
    if (note.length > 0) {
        app->frame->version = session_version(app->session);
        app_message(app, ui_word(app, UI_GAMES_OTHER_TITLE), text_string(&note), NULL);
    }
    text_finish(&note);
}

// Whoever played on for a person who has given up; if there is no such opponent any more, the usual one.
static const Opponent *plays_on(const char *name, const Game *game) {
    const Opponent *opponent = opponent_for(name, game);
    return opponent != NULL ? opponent : opponent_default(game);
}

// Replays the first `count` commands of the save and continues from there. Uses up the beginning either way.
static bool go_on(GameStart *beginning, const Save *save, int count, Text *problem) {
    const App *app = beginning->app;
    const SaveHeader header = save->header; // the save may belong to the running game
    SessionOptions options = game_options_of(&header, header.catalog);
    for (Seat seat = 0; seat < header.setup.seats && count == save->command_count; seat++)
        options.left[seat] =
            save->left[seat][0] != '\0' ? plays_on(save->left[seat], header.catalog->game) : NULL;
    const SessionPast past = {.command = save->command,
                              .count = count,
                              .recap = app->settings.recap,
                              .ask_openly = app->settings.ask_openly,
                              .think_apart = app->frame->thinker != NULL,
                              .listener = game_start_command, // a computer may act at once
                              .listener_context = beginning};
    beginning->session = session_resume(beginning->catalog, &options, &past, problem);
    if (beginning->session == NULL) {
        game_start_cancel(beginning);
        return false;
    }
    play_loaded(beginning, &header);
    return true;
}

// The save has been replayed: `match` is at its end.
static bool resume(App *app, const char *path, const Save *save, const Match *match, Text *problem) {
    GameStart beginning;
    if (!game_start_prepare(&beginning, app, save->header.catalog, problem))
        return false;
    beginning.journal = journal_resume(text_string(&app->frame->games_folder), path, save, match, problem);
    keep_cards(app, beginning.journal, save->header.catalog);
    if (beginning.journal == NULL) {
        game_start_cancel(&beginning);
        return false;
    }
    return go_on(&beginning, save, save->command_count, problem);
}

static void tell_unmended(const App *app, const Catalog *catalog) {
    Problems problems = {0};
    kept_spare_tell(app->frame->shelf, catalog, &problems);
    packs_tell(&problems);
}

bool app_resume_game(App *app, const char *path, Text *problem) {
    const ScenarioPacks packs = app_packs(app);
    Problems problems = {0};
    Save *save = save_load(path, &packs, SAVE_SAME_RULES, &problems);
    if (save == NULL) {
        problems_print(&problems, "\n", PROBLEMS_TOLD, problem);
        return false;
    }
    tell_unmended(app, save->header.catalog);
    const SaveReplay replay = save_replay(save, problem);
    const bool good = replay.outcome == SAVE_GOOD && resume(app, path, save, replay.match, problem);
    match_destroy(replay.match);
    save_destroy(save);
    return good;
}

// ---- continuing a watched game as a new one ----

bool app_can_continue_watched(const App *app) {
    const Replay *replay = app->frame->replay;
    return replay != NULL && !replay->other_rules && !replay->other_cards &&
           (replay->differs == 0 || replay->at < replay->differs) &&
           match_to_act(session_match(app->session)) != SEAT_NONE;
}

// Creates a journal for the game as dealt; it catches up with the first new command.
static Journal *journal_anew(const App *app, const SaveHeader *header, Text *problem) {
    const char *folder = text_string(&app->frame->games_folder);
    const SessionOptions options = game_options_of(header, header->catalog);
    Match *dealt = folder[0] != '\0' ? match_create(header->catalog, &options.setup, NULL, problem) : NULL;
    Journal *journal = dealt != NULL ? begin_journal(app, dealt, &options) : NULL;
    match_destroy(dealt);
    return journal;
}

bool app_continue_watched(App *app, Text *problem) {
    const Replay *replay = app->frame->replay;
    const Save *save = replay->save;
    GameStart beginning;
    assert(app_can_continue_watched(app));
    if (!game_start_prepare(&beginning, app, save->header.catalog, problem))
        return false;
    beginning.journal = journal_anew(app, &save->header, problem);
    return go_on(&beginning, save, replay->at, problem);
}

// ---- faults in saving ----

const char *app_game_fault(const App *app) {
    const AppFrame *frame = app->frame;
    if (app->session == NULL || frame->replay != NULL || app->lesson != NULL || app_trial_name(app) != NULL)
        return NULL;
    if (frame->journal != NULL)
        return journal_fault(frame->journal);
    if (frame->games_folder.length > 0)
        return "out of memory";
    return frame->options.offscreen && !frame->options.spoken ? NULL : ui_word(app, UI_GAMES_NO_FOLDER);
}

const char *app_game_file(const App *app) {
    return app->frame->journal != NULL ? journal_path(app->frame->journal) : "";
}

bool app_game_fault_is_new(const App *app) {
    return !app->frame->fault_told && app_game_fault(app) != NULL;
}

void app_acknowledge_game_fault(App *app) {
    app->frame->fault_told = true;
    app_request_layout(app);
}
