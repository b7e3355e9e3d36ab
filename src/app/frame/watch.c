// SPDX-License-Identifier: MIT
// Opening a saved game to be looked at, and what has to be said about it before.
#include "app/frame/frame.h"

#include <stdio.h>
#include <stdlib.h>

Replay *app_replay(const App *app) {
    return app->frame->replay;
}

static void add_sentence(const App *app, Text *text, UiWord word, int first, int second) {
    char sentence[300], a[16], b[16];
    snprintf(a, sizeof a, "%d", first);
    snprintf(b, sizeof b, "%d", second);
    ui_format(app, sentence, sizeof sentence, word, "a", a, "b", b, (char *)NULL);
    text_printf(text, "%s%s", text->length > 0 ? "\n" : "", sentence);
}

// Nothing, where all is as it was.
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

bool app_watch(App *app, const char *path, Text *problem) {
    Problems *problems = calloc(1, sizeof *problems);
    Replay *replay = problems != NULL ? replay_open(path, app->catalog, problems) : NULL;
    Session *session = replay != NULL ? replay_begin(replay, problem) : NULL;
    if (session == NULL) {
        if (problems != NULL)
            problems_print(problems, "\n", 0, problem);
        free(problems);
        replay_close(replay);
        return false;
    }
    free(problems);
    AppFrame *frame = app->frame;
    const Screen *back = app->session == NULL ? frame->screen : NULL; // the list it was chosen from
    frame_end_game(app);
    app->session = session;
    frame->replay = replay;
    frame->back = back;
    Text text = {0};
    say_differences(app, replay, &text);
    if (text.length > 0) {
        frame->version = session_version(session); // the notice comes before its screen
        app_message(app, ui_word(app, UI_REPLAY_NOTICE), text_string(&text), &replay_screen);
    } else {
        app_show_game(app);
    }
    text_finish(&text);
    return true;
}
