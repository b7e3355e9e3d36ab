// SPDX-License-Identifier: MIT
// The running game: starting one, going on with a saved one, leaving it; its journal follows each command.
#include "app/frame/frame.h"
#include "app/frame/lesson.h"

#include <assert.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define PROBLEMS_TOLD 3

void games_open(App *app) {
    AppFrame *frame = app->frame;
    // A limit on files, or a reader that went away, is an error like others and no reason to die.
    signal(SIGXFSZ, SIG_IGN);
    signal(SIGPIPE, SIG_IGN);
    if (frame->options.games_folder != NULL)
        text_add(&frame->games_folder, frame->options.games_folder);
    else if (!frame->options.offscreen)
        journal_folder(&frame->games_folder);
}

void games_close(App *app) {
    frame_end_game(app);
    text_finish(&app->frame->games_folder);
}

void frame_end_game(App *app) {
    session_destroy(app->session);
    journal_close(app->frame->journal);
    replay_close(app->frame->replay);
    lesson_destroy(app->lesson);
    app->session = NULL;
    app->lesson = NULL;
    app->frame->journal = NULL;
    app->frame->replay = NULL;
    app->frame->back = NULL;
    app->frame->fault_told = false;
}

static void command_done(void *context, const Match *match, Seat seat, const Command *command) {
    AppFrame *frame = ((App *)context)->frame;
    if (frame->journal != NULL)
        journal_command(frame->journal, match, seat, command);
    if (frame->trace != NULL)
        trace_command(frame->trace, seat, command, match_hash(match));
}

uint64_t app_new_seed(const App *app) {
    (void)app;
    Rng rng;
    rng_seed(&rng, (uint64_t)time(NULL) * 1000003u ^ SDL_GetPerformanceCounter());
    return 100000 + rng_below(&rng, 900000);
}

void frame_play(App *app, Session *session) {
    frame_end_game(app);
    app->session = session;
    app->frame->version = session_version(session) - 1; // so that the loop looks for the screen
    session_listen(session, command_done, app);
    session_set_habits(session, app->settings.recap, app->settings.ask_openly);
    if (app->frame->trace != NULL)
        trace_game(app->frame->trace, &session_options(session)->setup);
}

// The same for a game that is saved.
static void play_saved(App *app, Session *session, Journal *journal) {
    frame_play(app, session);
    app->frame->journal = journal;
    app->chosen = *session_options(session);
}

bool app_start_game(App *app, const SessionOptions *options, Text *problem) {
    Session *session = session_create(app->catalog, options, problem);
    if (session == NULL)
        return false;
    const char *folder = text_string(&app->frame->games_folder);
    play_saved(app, session,
               folder[0] != '\0' ? journal_begin(folder, session_match(session), options) : NULL);
    return true;
}

void app_leave_game(App *app) {
    app->frame->leave_game = true; // by the loop: the screen that asks still uses it
}

void app_undo(App *app) {
    if (session_undo_state(app->session) != UNDO_POSSIBLE || !session_undo(app->session))
        return;
    if (app->frame->journal != NULL)
        journal_rewind(app->frame->journal, session_match(app->session));
    if (app->frame->trace != NULL)
        trace_undone(app->frame->trace, match_log_count(session_match(app->session)),
                     match_hash(session_match(app->session)));
    app_mark(app);
}

// ---- going on with a saved game ----

static const Catalog *find_pack(void *context, const char *game, Text *problem) {
    const Catalog *catalog = ((const App *)context)->catalog;
    if (strcmp(catalog->game->id, game) == 0)
        return catalog;
    text_printf(problem, "this is a game of \"%s\", which is not played here", game);
    return NULL;
}

const char *app_games_folder(const App *app) {
    return text_string(&app->frame->games_folder);
}

ScenarioPacks app_packs(App *app) {
    return (ScenarioPacks){app, find_pack};
}

// Who plays, as the file says. An opponent that there isn't is replaced by another one, with a sentence in
// `note`: a person in its seat would see its hand.
static SessionOptions options_of(const App *app, const SaveHeader *header, Text *note) {
    SessionOptions options = {.setup = header->setup};
    for (Seat seat = 0; seat < header->setup.seats; seat++) {
        char text[300], key[60];
        text_copy(options.name[seat], sizeof options.name[seat], header->name[seat]);
        if (strcmp(header->who[seat], "human") == 0)
            continue;
        options.who[seat] = opponent_find(header->who[seat]);
        if (options.who[seat] != NULL)
            continue;
        options.who[seat] = opponents[0];
        snprintf(key, sizeof key, "opponent.%s", opponents[0]->name);
        ui_format(app, text, sizeof text, UI_GAMES_OTHER_OPPONENT, "who", header->who[seat], "seat",
                  faction_name(app, header->setup.faction[seat]), "other", app_word(app, key), (char *)NULL);
        text_printf(note, "%s%s", note->length > 0 ? "\n" : "", text);
    }
    return options;
}

// The first `count` commands of the save come to pass again, and the game goes on from there. The journal is
// taken over, or closed.
static bool go_on(App *app, const Save *save, int count, Journal *journal, Text *note, Text *problem) {
    AppFrame *frame = app->frame;
    const SessionOptions options = options_of(app, &save->header, note);
    const SessionPast past = {.command = save->command,
                              .count = count,
                              .recap = app->settings.recap,
                              .ask_openly = app->settings.ask_openly,
                              .listener = command_done,
                              .listener_context = app};
    frame_end_game(app);
    frame->journal = journal; // a computer may act at once
    if (frame->trace != NULL)
        trace_game(frame->trace, &options.setup);
    Session *session = session_resume(app->catalog, &options, &past, problem);
    frame->journal = NULL;
    if (session == NULL) {
        journal_close(journal);
        return false;
    }
    play_saved(app, session, journal);
    if (note->length > 0) {
        frame->version = session_version(session); // the notice comes first
        app_message(app, ui_word(app, UI_GAMES_OTHER_TITLE), text_string(note), NULL);
    }
    return true;
}

// The save has been played through: `match` stands where it ends.
static bool resume(App *app, const char *path, const Save *save, const Match *match, Text *note,
                   Text *problem) {
    Journal *journal = journal_resume(text_string(&app->frame->games_folder), path, save, match, problem);
    return journal != NULL && go_on(app, save, save->command_count, journal, note, problem);
}

bool app_resume_game(App *app, const char *path, Text *problem) {
    const ScenarioPacks packs = app_packs(app);
    Problems problems = {0};
    Text note = {0};
    Save *save = save_load(path, &packs, SAVE_SAME_RULES, &problems);
    if (save == NULL) {
        problems_print(&problems, "\n", PROBLEMS_TOLD, problem);
        return false;
    }
    const SaveReplay replay = save_replay(save, problem);
    const bool good = replay.outcome == SAVE_GOOD && resume(app, path, save, replay.match, &note, problem);
    match_destroy(replay.match);
    save_destroy(save);
    text_finish(&note);
    return good;
}

// ---- a new game from where another one is being looked at ----

bool app_can_continue(const App *app) {
    const Replay *replay = app->frame->replay;
    return replay != NULL && !replay->other_rules && !replay->other_cards &&
           (replay->differs == 0 || replay->at < replay->differs) &&
           match_to_act(session_match(app->session)) != SEAT_NONE;
}

// A journal begins with a game that has just been dealt, and catches up with the first new command.
static Journal *journal_anew(const App *app, const Save *save, Text *problem) {
    const char *folder = text_string(&app->frame->games_folder);
    Text note = {0};
    const SessionOptions options = options_of(app, &save->header, &note);
    Match *dealt = folder[0] != '\0' ? match_create(app->catalog, &options.setup, NULL, problem) : NULL;
    Journal *journal = dealt != NULL ? journal_begin(folder, dealt, &options) : NULL;
    match_destroy(dealt);
    text_finish(&note);
    return journal;
}

bool app_continue_watched(App *app, Text *problem) {
    AppFrame *frame = app->frame;
    assert(app_can_continue(app));
    Replay *replay = frame->replay;
    Text note = {0};
    Journal *journal = journal_anew(app, replay->save, problem);
    frame->replay = NULL; // it is still needed
    const bool good = go_on(app, replay->save, replay->at, journal, &note, problem);
    replay_close(replay);
    text_finish(&note);
    return good;
}

// ---- is it saved? ----

const char *app_game_fault(const App *app) {
    const AppFrame *frame = app->frame;
    if (app->session == NULL || frame->replay != NULL || app->lesson != NULL)
        return NULL;
    if (frame->journal != NULL)
        return journal_fault(frame->journal);
    if (frame->games_folder.length > 0)
        return "out of memory";
    return frame->options.offscreen ? NULL : ui_word(app, UI_GAMES_NO_FOLDER);
}

const char *app_game_file(const App *app) {
    return app->frame->journal != NULL ? journal_path(app->frame->journal) : "";
}

bool app_game_fault_is_new(const App *app) {
    return !app->frame->fault_told && app_game_fault(app) != NULL;
}

void app_hear_game_fault(App *app) {
    app->frame->fault_told = true;
    app_mark(app);
}
