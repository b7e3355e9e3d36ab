// SPDX-License-Identifier: MIT
// Opens a saved game as a replay and reports how it differs from the game that was played.
#include "app/frame/game_start.h"
#include "engine/game.h"

#include <stdlib.h>

Replay *app_replay(const App *app) {
    return app->frame->replay;
}

static void add_sentence(const App *app, Text *text, UiWord word, int first, int second) {
    char sentence[300];
    ui_fill(app, sentence, sizeof sentence, word, NUM("a", first), NUM("b", second));
    text_printf(text, "%s%s", text->length > 0 ? "\n" : "", sentence);
}

// Adds nothing if everything is as it was.
static void say_differences(const App *app, const Replay *replay, Text *text) {
    if (replay->other_rules)
        add_sentence(app, text, UI_REPLAY_OTHER_RULES, replay->save->rules_version,
                     app->catalog->game->rules_version);
    if (replay->other_cards)
        add_sentence(app, text, UI_REPLAY_OTHER_CARDS, 0, 0);
    if (replay->stops)
        add_sentence(app, text, UI_REPLAY_STOPS, replay->count, replay->save->command_count);
    else if (replay->differs > 0)
        add_sentence(app, text, UI_REPLAY_DIFFERS, replay->differs, 0);
}

// Opens the file and the game at its start. On failure returns false with sentences, and everything is
// released.
static bool open_watched(App *app, const char *path, GameStart *beginning, Text *problem) {
    const ScenarioPacks packs = app_packs(app);
    Problems *problems = calloc(1, sizeof *problems);
    Replay *replay = problems != NULL ? replay_open(path, &packs, problems) : NULL;
    if (replay == NULL) {
        if (problems != NULL)
            problems_print(problems, "\n", 0, problem);
        free(problems);
        return false;
    }
    free(problems);
    if (!game_start_prepare(beginning, app, replay->save->header.catalog, problem)) {
        replay_close(replay);
        return false;
    }
    beginning->replay = replay;
    beginning->session = replay_begin(replay, problem);
    if (beginning->session == NULL)
        game_start_cancel(beginning);
    return beginning->session != NULL;
}

bool app_watch(App *app, const char *path, Text *problem) {
    AppFrame *frame = app->frame;
    GameStart beginning;
    if (!open_watched(app, path, &beginning, problem))
        return false;
    const Screen *back = app->session == NULL ? frame->screen : NULL; // the list it was chosen from
    game_start_commit(&beginning);
    frame->back = back;
    Text text = {0};
    say_differences(app, frame->replay, &text);
    if (text.length > 0) {
        frame->version = session_version(app->session); // the notice precedes its screen
        app_message(app, ui_word(app, UI_REPLAY_NOTICE), text_string(&text), &replay_screen);
    } else {
        app_show_game(app);
    }
    text_finish(&text);
    return true;
}

bool app_returns_to_result(const App *app) {
    return text_string(&app->frame->result_path)[0] != 0;
}

bool app_watch_from(App *app, const char *path, int command, int last, Text *problem) {
    AppFrame *frame = app->frame;
    const uint64_t began = app->began, over = app->over;
    if (!app_watch(app, path, problem))
        return false;
    text_add(&frame->result_path, path);
    frame->result_times[0] = began;
    frame->result_times[1] = over;
    frame->replay->plays = command > 0;
    frame->replay->told = command > 0 ? (last > command ? last : command) + 1 : 0;
    frame->replay->begins = command;
    if (!replay_go(app->frame->replay, app->session, command))
        text_add(problem, "out of memory");
    return true;
}
