// SPDX-License-Identifier: MIT
// Replaces one game by another, in the right order.
#include "app/frame/game_start.h"

#include "app/kit/game_table.h"
#include "play/lesson.h"

bool game_start_prepare(GameStart *beginning, App *app, const Catalog *catalog, Text *problem) {
    *beginning = (GameStart){.app = app, .catalog = catalog};
    if (game_table_of(catalog->game) == NULL) {
        text_add(problem, ui_word(app, UI_REPLAY_NO_TABLE));
        return false;
    }
    if (catalog == app->catalog)
        return true;
    beginning->words = frame_load_words(app, catalog, app->settings.language, "\n", problem);
    return beginning->words != NULL;
}

void game_start_command(void *context, const Match *match, Seat seat, const Command *command) {
    const GameStart *beginning = context;
    Trace *trace = beginning->app->frame->trace;
    if (beginning->journal != NULL)
        journal_command(beginning->journal, match, seat, command);
    if (trace == NULL)
        return;
    trace_pack(trace, beginning->catalog);
    trace_game(trace, match_options(match));
    trace_command(trace, seat, command, match_hash(match));
}

static void command_done(void *context, const Match *match, Seat seat, const Command *command) {
    AppFrame *frame = ((App *)context)->frame;
    if (frame->journal != NULL)
        journal_command(frame->journal, match, seat, command);
    if (frame->trace != NULL)
        trace_command(frame->trace, seat, command, match_hash(match));
}

// Attaches a game to be played: its commands are recorded, and the player's settings apply.
static void follow(App *app, Session *session) {
    session_listen(session, command_done, app);
    session_set_preferences(session, app->settings.recap, app->settings.ask_openly);
    session_decide_outside(session, app->frame->thinker != NULL);
    if (app->frame->trace != NULL)
        trace_game(app->frame->trace, &session_options(session)->setup);
}

void game_start_commit(GameStart *beginning) {
    App *app = beginning->app;
    AppFrame *frame = app->frame;
    frame_end_game(app);
    if (beginning->words != NULL)
        frame_take_pack(app, beginning->catalog, beginning->words);
    app->session = beginning->session;
    app->lesson = beginning->lesson;
    frame->journal = beginning->journal;
    frame->replay = beginning->replay;
    frame->version = session_version(app->session) - 1; // makes the loop select the screen
    frame->replaced = true;
    if (frame->tells_damaged)
        app_remark(app, NULL, ui_word(app, UI_GAMES_KEPT_NO_TEXTS));
    frame->tells_damaged = false;
    if (frame->replay == NULL)
        follow(app, app->session);
}

void game_start_cancel(GameStart *beginning) {
    session_destroy(beginning->session);
    journal_close(beginning->journal);
    replay_close(beginning->replay);
    lesson_destroy(beginning->lesson);
    words_destroy(beginning->words);
}
