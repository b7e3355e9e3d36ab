// SPDX-License-Identifier: MIT
// The script is the scenario's list of commands, and the length of the match's log says how far it has got,
// so nothing has to be kept in step with the game.
#include "play/lesson.h"

#include "data/pack_cache.h"
#include "engine/game_facts.h"

#include <stdlib.h>
#include <string.h>

struct Lesson {
    PackCache pack; // the pack of its only game
    LessonPlan *plan;
    Scenario *script;
    int step;
    int moves; // moves of the person that the steps so far have waited for
    bool refused;
};

// ---- the script

static const Command *next_command(const Lesson *lesson, const Match *match, Seat *seat) {
    const int done = match_log_count(match);
    return done < scenario_step_count(lesson->script) ? scenario_step(lesson->script, done, seat) : NULL;
}

// The number of moves the person has made.
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
                                                        : game_story(match_catalog(match)->game)->not_now;
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

int lesson_minutes(const Lesson *lesson) {
    return lesson->plan->minutes;
}

static void go_on(Lesson *lesson, Session *session) {
    lesson->refused = false;
    if (lesson->step + 1 < lesson->plan->count)
        lesson->step++;
    session_guide_changed(session); // other moves may be legal now
}

bool lesson_next(Lesson *lesson, Session *session) {
    if (lesson_step(lesson)->move)
        return false;
    go_on(lesson, session);
    return true;
}

// True if what was laid in the previous step has been taken back.
static bool is_taken_up(const Lesson *lesson, const Session *session) {
    return lesson->step > 0 && lesson_step(lesson)[-1].lay && session_laid(session) == NULL &&
           moves_made(lesson, session) == lesson->moves;
}

bool lesson_follow(Lesson *lesson, Session *session) {
    const LessonStep *step = lesson_step(lesson);
    if (is_taken_up(lesson, session)) {
        lesson->step--;
        return true;
    }
    const bool made = step->move && moves_made(lesson, session) >= lesson->moves + step->moves;
    if (!step->move || (!made && (!step->lay || session_laid(session) == NULL)))
        return false;
    // A laid move is counted by the step that waits for it to be carried out.
    lesson->moves += step->lay ? 0 : step->moves;
    go_on(lesson, session);
    return true;
}

bool lesson_was_refused(Lesson *lesson) {
    const bool was = lesson->refused;
    lesson->refused = false;
    return was;
}

// ---- beginning and ending

// False with problems; what was read belongs to the lesson even then.
static bool read_files(Lesson *lesson, const char *folder, const Catalog *catalog, Problems *problems) {
    pack_cache_of_one(&lesson->pack, catalog);
    const ScenarioPacks packs = pack_cache_source(&lesson->pack);
    Text plan = {0}, game = {0};
    text_printf(&plan, "%s/plan.json", folder);
    text_printf(&game, "%s/game.json", folder);
    lesson->plan = lesson_plan_load(text_string(&plan), problems);
    if (lesson->plan != NULL)
        lesson->script = scenario_load(text_string(&game), &packs, problems);
    text_finish(&plan);
    text_finish(&game);
    return lesson->script != NULL;
}

Lesson *lesson_open(const char *folder, const Catalog *catalog, Text *problem) {
    Lesson *lesson = calloc(1, sizeof *lesson);
    Problems *problems = calloc(1, sizeof *problems);
    const bool memory = lesson != NULL && problems != NULL;
    const bool good = memory && read_files(lesson, folder, catalog, problems);
    if (memory)
        problems_print(problems, "\n", 0, problem);
    else
        text_add(problem, "out of memory");
    free(problems);
    if (good)
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

Session *lesson_begin(Lesson *lesson, const Catalog *catalog, Text *problem) {
    // The first seat is the person's; the script moves for the others.
    SessionOptions options = {.setup = *scenario_options(lesson->script)};
    for (Seat seat = 1; seat < options.setup.seats; seat++)
        options.who[seat] = opponents[0];
    const SessionGuide guide = {.context = lesson,
                                .position = scenario_setup(lesson->script),
                                .luck = scenario_luck(lesson->script),
                                .judge = judge,
                                .refused = refused,
                                .act = act};
    return session_create_guided(catalog, &options, &guide, problem);
}
