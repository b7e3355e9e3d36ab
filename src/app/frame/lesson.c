// SPDX-License-Identifier: MIT
// The script is the list of commands of the scenario; how far it has got is the length of the match's log. So
// nothing here has to be kept in step with the game.
#include "app/frame/lesson.h"

#include "app/frame/frame.h"
#include "data/scenario.h"
#include "gfx/sprite.h"

#include <stdlib.h>
#include <string.h>

struct Lesson {
    LessonPlan *plan;
    Scenario *script;
    int step;
    int moves; // steps so far that waited for a move and have got it
    bool refused;
};

// ---- the script

static const Command *next_command(const Lesson *lesson, const Match *match, Seat *seat) {
    const int done = match_log_count(match);
    return done < scenario_step_count(lesson->script) ? scenario_step(lesson->script, done, seat) : NULL;
}

// Moves that the person has made.
static int moves_made(const Lesson *lesson, const Session *session) {
    const Match *match = session_match(session);
    int moves = 0;
    for (int i = 0; i < match_log_count(match) && i < scenario_step_count(lesson->script); i++)
        moves += session_is_person(session, match_log(match, i)->seat);
    return moves;
}

static Verdict judge(void *context, const Match *match, const Command *command) {
    Lesson *lesson = context;
    Seat seat;
    const Command *wanted = next_command(lesson, match, &seat);
    const bool due = lesson->plan->step[lesson->step].move && wanted != NULL;
    return due && command_compare(wanted, command) == 0 ? VERDICT_OK
                                                        : match_catalog(match)->game->story->not_now;
}

static void refused(void *context) {
    ((Lesson *)context)->refused = true;
}

static const Command *act(void *context, const Match *match) {
    Seat seat;
    return next_command(context, match, &seat);
}

// ---- steps

const LessonStep *lesson_step(const Lesson *lesson) {
    return &lesson->plan->step[lesson->step];
}

int lesson_number(const Lesson *lesson) {
    return lesson->step;
}

int lesson_count(const Lesson *lesson) {
    return lesson->plan->count;
}

const Hit *lesson_light(const App *app, const char *light) {
    const bool hand = strncmp(light, "hand:", 5) == 0;
    const uint8_t card = hand ? catalog_find(app->catalog, app->catalog->game->card_table, light + 5) : NONE;
    if (card == NONE)
        return hits_find(&app->hits, light);
    for (int i = 0; i < app->hits.count; i++)
        if (strncmp(app->hits.item[i].id, "hand:", 5) == 0 && app->hits.item[i].card == card)
            return &app->hits.item[i];
    return NULL;
}

static void go_on(App *app) {
    app->lesson->refused = false;
    if (app->lesson->step + 1 < app->lesson->plan->count)
        app->lesson->step++;
    session_guide_changed(app->session); // other moves may be legal now
    app_mark(app);
}

void lesson_next(App *app) {
    if (!lesson_step(app->lesson)->move)
        go_on(app);
}

void lesson_follow(App *app) {
    Lesson *lesson = app->lesson;
    if (!lesson_step(lesson)->move || moves_made(lesson, app->session) <= lesson->moves)
        return;
    lesson->moves++;
    go_on(app);
}

bool lesson_was_refused(Lesson *lesson) {
    const bool was = lesson->refused;
    lesson->refused = false;
    return was;
}

// ---- beginning and ending

static const Catalog *find_pack(void *context, const char *game, Text *problem) {
    const App *app = context;
    if (strcmp(app->catalog->game->id, game) == 0)
        return app->catalog;
    text_printf(problem, "the present game is %s", app->catalog->game->id);
    return NULL;
}

static Lesson *open_lesson(App *app, Text *problem) {
    char path[1024];
    Lesson *lesson = calloc(1, sizeof *lesson);
    Problems *problems = calloc(1, sizeof *problems);
    if (lesson == NULL || problems == NULL) {
        text_add(problem, "out of memory");
        free(lesson);
        free(problems);
        return NULL;
    }
    gfx_asset_path(app->gfx, "lesson/plan.json", path, sizeof path);
    lesson->plan = lesson_plan_load(path, problems);
    gfx_asset_path(app->gfx, "lesson/game.json", path, sizeof path);
    if (lesson->plan != NULL)
        lesson->script = scenario_load(path, &(ScenarioPacks){app, find_pack}, problems);
    problems_print(problems, "\n", 0, problem);
    free(problems);
    if (lesson->script != NULL)
        return lesson;
    lesson_destroy(lesson);
    return NULL;
}

void lesson_destroy(Lesson *lesson) {
    if (lesson == NULL)
        return;
    lesson_plan_destroy(lesson->plan);
    scenario_destroy(lesson->script);
    free(lesson);
}

bool app_start_lesson(App *app, Text *problem) {
    Lesson *lesson = open_lesson(app, problem);
    if (lesson == NULL)
        return false;
    // The first seat is the person's; for the others the script moves.
    SessionOptions options = {.setup = *scenario_options(lesson->script)};
    for (Seat seat = 1; seat < options.setup.seats; seat++)
        options.who[seat] = opponents[0];
    const SessionGuide guide = {.context = lesson,
                                .position = scenario_setup(lesson->script),
                                .judge = judge,
                                .refused = refused,
                                .act = act};
    Session *session = session_create_guided(app->catalog, &options, &guide, problem);
    if (session == NULL) {
        lesson_destroy(lesson);
        return false;
    }
    frame_play(app, session);
    app->lesson = lesson;
    return true;
}
