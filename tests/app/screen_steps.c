// SPDX-License-Identifier: MIT
#include "screen_steps.h"
#include "screen_stage.h"

#include "ai/opponent.h"
#include "app/kit/lesson_lights.h"
#include "app/kit/table.h"
#include "app/screens/result_parts.h"
#include "engine/game_facts.h"
#include "games/registry.h"
#include "gfx/record.h"
#include "play/lesson.h"

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SEED 1701
#define STEPS_BYTES 512
#define PLAYED_MOST 20000

typedef struct Playing {
    const Shot *shot;
    const ShotManner *manner;
    char names[SEATS_MAX][64];
    bool against;         // computers …
    const char *opponent; // … of this kind; NULL: they play by chance
    bool captains;        // … with the first captain of their faction
} Playing;

// ---- mouse and clock

static bool take_run(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    return stage_run();
}

static bool take_wait(Playing *playing, const char *rest) {
    (void)playing;
    stage_wait(atoi(rest));
    return true;
}

static bool take_hover(Playing *playing, const char *rest) {
    (void)playing;
    return stage_point(rest);
}

static bool take_click(Playing *playing, const char *rest) {
    (void)playing;
    return stage_click(rest, SDL_BUTTON_LEFT);
}

static bool take_right(Playing *playing, const char *rest) {
    (void)playing;
    return stage_click(rest, SDL_BUTTON_RIGHT);
}

static bool take_hold(Playing *playing, const char *rest) {
    (void)playing;
    char from[HIT_ID_MAX], to[HIT_ID_MAX];
    int hand;
    if (sscanf(rest, "hand:%d:%39s", &hand, to) != 2)
        return false;
    snprintf(from, sizeof from, "hand:%d", hand);
    if (!stage_point(from))
        return false;
    const float x = stage_app->input.x, y = stage_app->input.y;
    stage_mouse(SDL_MOUSEBUTTONDOWN, x, y, SDL_BUTTON_LEFT);
    stage_mouse(SDL_MOUSEMOTION, x + 20, y - 20, 0);
    stage_wait(200);
    return stage_point(to);
}

static bool take_drop(Playing *playing, const char *rest) {
    if (!take_hold(playing, rest))
        return false;
    stage_mouse(SDL_MOUSEBUTTONUP, stage_app->input.x, stage_app->input.y, SDL_BUTTON_LEFT);
    return true;
}

static bool take_sit(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    return stage_press("Return");
}

static bool take_press(Playing *playing, const char *rest) {
    (void)playing;
    return stage_press(rest);
}

static bool take_seat(Playing *playing, const char *rest) {
    return take_sit(playing, rest) && stage_run();
}

static bool take_film(Playing *playing, const char *rest) {
    int count, apart;
    if (playing->manner->picture == NULL || sscanf(rest, "%d:%d", &count, &apart) != 2)
        return false;
    for (int i = 0; i < count; i++) {
        char name[64];
        stage_wait(apart);
        snprintf(name, sizeof name, "%s-%02d", playing->shot->name, i + 1);
        if (!playing->manner->picture(playing->manner->context, name))
            return false;
    }
    return true;
}

// ---- games and commands

static bool take_names(Playing *playing, const char *list) {
    memset(playing->names, 0, sizeof playing->names);
    if (playing->manner->nameless)
        return true;
    for (int seat = 0; seat < SEATS_MAX && *list != 0; seat++) {
        const size_t length = strcspn(list, ",");
        snprintf(playing->names[seat], sizeof playing->names[seat], "%.*s", (int)length, list);
        list += length + (list[length] == ',');
    }
    memcpy(stage_app->chosen.name, playing->names, sizeof playing->names);
    return true;
}

// The result is of a game of one's own: GAMES,WON,ROW,BEST before it, its own NUMBER.
static bool take_record(Playing *playing, const char *rest) {
    OwnRecord record = {.counts = true, .won = true};
    (void)playing;
    if (stage_app->frame->screen != &result_screen ||
        sscanf(rest, "%d,%d,%d,%d,%d", &record.before.games, &record.before.won, &record.before.row,
               &record.before.best, &record.number) != 5)
        return false;
    ((ResultScreen *)stage_app->frame->self)->record = record;
    gfx_damage_all(stage_app->gfx);
    return true;
}

static bool take_game(Playing *playing, const char *id) {
    (void)playing;
    const bool good = stage_choose(id);
    stage_app->chosen.setup.seed = SEED;
    return good;
}

static bool take_start(Playing *playing, const char *rest) {
    (void)rest;
    SessionOptions options = {.setup = *stage_options()};
    options.setup.seed = SEED;
    memcpy(options.name, playing->names, sizeof options.name);
    for (Seat seat = 1; seat < options.setup.seats && playing->against; seat++) {
        options.who[seat] = opponent_find(playing->opponent != NULL ? playing->opponent : "random");
        if (playing->captains)
            options.captain[seat] = catalog_next_captain(stage_catalog(), options.setup.faction[seat], NULL);
    }
    Text problem = {0};
    loop_leave(stage_app);
    const bool good = app_start_game(stage_app, &options, &problem);
    if (!good)
        fprintf(stderr, "%s\n", text_string(&problem));
    text_finish(&problem);
    return good;
}

// The other seats are computers, who play by chance.
static bool take_against(Playing *playing, const char *rest) {
    (void)rest;
    playing->against = true;
    return true;
}

// … who want to win.
static bool take_greedy(Playing *playing, const char *rest) {
    (void)rest;
    playing->against = true;
    playing->opponent = "greedy";
    return true;
}

// What others do takes no time.
static bool take_at_once(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    stage_app->settings.others_speed = 0;
    return true;
}

static bool take_captains(Playing *playing, const char *rest) {
    (void)rest;
    playing->captains = true;
    return take_against(playing, rest);
}

// A new game against a computer opponent, so that no curtain comes before the deal.
static bool take_deal(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    SessionOptions options = {.setup = {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE, .seed = SEED}};
    options.who[1] = opponent_find("random");
    Text problem = {0};
    stage_begin_with_deal();
    loop_leave(stage_app);
    const bool good = app_start_game(stage_app, &options, &problem);
    text_finish(&problem);
    return good;
}

// The kept saved games are the player's; they begin with a deal of their own.
static bool take_games(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    const char *shots = stage_folder();
    stage_begin_with_deal();
    const char *folder = strstr(shots, "app/shots");
    const char *given = getenv("STARDECK_GAMES");
    if (given != NULL)
        text_add(&stage_app->frame->games_folder, given);
    else if (folder != NULL)
        text_printf(&stage_app->frame->games_folder, "%.*sreplays", (int)(folder - shots), shots);
    return given != NULL || folder != NULL;
}

static char kept_folder[64];

static void forget_kept(void) {
    DIR *folder = kept_folder[0] != '\0' ? opendir(kept_folder) : NULL;
    for (struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        char path[400];
        snprintf(path, sizeof path, "%s/%s", kept_folder, entry->d_name);
        unlink(path); // not the folder's own two
    }
    if (folder != NULL)
        closedir(folder);
    if (kept_folder[0] != '\0')
        rmdir(kept_folder);
    kept_folder[0] = '\0';
}

// What is played from here on is kept, until the next picture.
static bool take_kept(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    memcpy(kept_folder, "/tmp/stardeck-kept-XXXXXX", sizeof "/tmp/stardeck-kept-XXXXXX");
    if (mkdtemp(kept_folder) == NULL)
        return false;
    atexit(forget_kept);
    text_add(&stage_app->frame->games_folder, kept_folder);
    return true;
}

static bool take_watch(Playing *playing, const char *name) {
    (void)playing;
    char path[1024];
    Text problem = {0};
    snprintf(path, sizeof path, "%s/%s", text_string(&stage_app->frame->games_folder), name);
    const bool good = app_watch(stage_app, path, &problem);
    if (!good)
        fprintf(stderr, "%s\n", text_string(&problem));
    text_finish(&problem);
    return good;
}

// Without a pause, so that a film sees all of it.
static bool take_play(Playing *playing, const char *rest) {
    (void)playing;
    char card[ID_MAX];
    int row;
    if (sscanf(rest, "%31[a-z_]:%d", card, &row) != 2)
        return false;
    const Command *legal;
    const int count = session_legal(stage_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].card != NONE && legal[i].with == NONE && legal[i].from == row - 1 &&
            strcmp(catalog_id(stage_catalog(), game_card_table(stage_catalog()->game), legal[i].card),
                   card) == 0)
            return session_submit(stage_app->session, &legal[i]) == VERDICT_OK;
    return false;
}

static bool take_put(Playing *playing, const char *rest) {
    (void)playing;
    const int row = atoi(rest);
    const Command *legal;
    const int count = session_legal(stage_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].from == row - 1)
            return session_submit(stage_app->session, &legal[i]) == VERDICT_OK;
    return false;
}

// Is it that of a command? A number counts from 1.
static bool command_has(const Command *command, const char *key, const char *value) {
    const Catalog *catalog = stage_catalog();
    const uint8_t number = (uint8_t)(atoi(value) - 1);
    if (strcmp(key, "card") == 0 || strcmp(key, "with") == 0) {
        const uint8_t card = key[0] == 'c' ? command->card : command->with;
        return card == NONE ? strcmp(value, "none") == 0
                            : strcmp(catalog_id(catalog, game_card_table(catalog->game), card), value) == 0;
    }
    return strcmp(key, "from") == 0 ? command->from == number
           : strcmp(key, "to") == 0 ? command->to == number
                                    : strcmp(key, "at") == 0 && command->at == number;
}

static bool command_is(const Command *command, const char *wanted) {
    char text[120], *rest = text;
    snprintf(text, sizeof text, "%s", wanted);
    const char *verb = strtok_r(text, ",", &rest), *part;
    if (verb == NULL || strcmp(game_verbs(stage_catalog()->game)[command->verb].name, verb) != 0)
        return false;
    while ((part = strtok_r(NULL, ",", &rest)) != NULL) {
        char key[8] = "", value[ID_MAX] = "";
        if (sscanf(part, "%7[a-z]=%31s", key, value) != 2 || !command_has(command, key, value))
            return false;
    }
    return true;
}

static bool take_do(Playing *playing, const char *wanted) {
    (void)playing;
    const Command *legal;
    const int count = session_legal(stage_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (command_is(&legal[i], wanted))
            return session_submit(stage_app->session, &legal[i]) == VERDICT_OK;
    return false;
}

// It lets a decision go by, or gives the game up.
static bool is_idle(const Command *command) {
    const Verb *verb = &game_verbs(stage_catalog()->game)[command->verb];
    return verb->passes || verb->resigns;
}

static Command greedy_command(Rng *rng, const Command *legal, int count) {
    View view;
    Session *session = stage_app->session;
    match_view(session_match(session), match_to_act(session_match(session)), &view);
    const Decision decision = {.view = &view,
                               .rules = stage_catalog()->rules,
                               .legal = legal,
                               .count = count,
                               .seats = session_options(session)->setup.seats,
                               .rng = rng};
    return legal[opponent_find("greedy")->choose(&decision)];
}

// The game is played to its end, each seat by a greedy computer.
static bool take_played(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    Rng rng;
    rng_seed(&rng, SEED);
    for (int tries = 0; tries < PLAYED_MOST && session_stage(stage_app->session) != SESSION_OVER; tries++) {
        const Command *legal;
        Session *session = stage_app->session;
        switch (session_stage(session)) {
        case SESSION_DECIDING: {
            const int count = session_legal(session, &legal);
            const Command command = greedy_command(&rng, legal, count);
            session_submit(session, &command);
            break;
        }
        case SESSION_CURTAIN:
            session_take_seat(session);
            break;
        case SESSION_LAID:
        case SESSION_END_TURN:
            session_end_turn(session);
            break;
        default:
            session_finish_showing(session);
        }
    }
    return session_stage(stage_app->session) == SESSION_OVER;
}

// Commands by chance, seldom a pass, with all hands passed on as they come.
static bool take_moves(Playing *playing, const char *rest) {
    (void)playing;
    const int count = atoi(rest);
    Rng rng;
    rng_seed(&rng, SEED);
    for (int done = 0, tries = 0; done < count && tries < 400; tries++) {
        const Command *legal;
        stage_run();
        switch (session_stage(stage_app->session)) {
        case SESSION_DECIDING: {
            const int all = session_legal(stage_app->session, &legal);
            Command command = legal[rng_below(&rng, (uint32_t)all)];
            for (int again = 0; is_idle(&command) && again < 40; again++)
                command = legal[rng_below(&rng, (uint32_t)all)];
            done += session_submit(stage_app->session, &command) == VERDICT_OK;
            break;
        }
        case SESSION_CURTAIN:
            session_take_seat(stage_app->session);
            break;
        case SESSION_LAID:
        case SESSION_END_TURN:
            session_end_turn(stage_app->session);
            break;
        case SESSION_OVER:
            return true;
        default:
            session_finish_showing(stage_app->session);
        }
    }
    while (session_stage(stage_app->session) != SESSION_CURTAIN &&
           session_stage(stage_app->session) != SESSION_OVER) {
        stage_run();
        if (session_stage(stage_app->session) != SESSION_END_TURN)
            break;
        session_end_turn(stage_app->session);
    }
    stage_run();
    return true;
}

// ---- screens and settings

static bool take_show(Playing *playing, const char *screen) {
    (void)playing;
    const struct {
        const char *name;
        const Screen *screen;
    } named[] = {{"menu", &menu_screen},       {"setup", &setup_screen}, {"settings", &settings_screen},
                 {"gallery", &gallery_screen}, {"rules", &rules_screen}, {"load", &load_screen},
                 {"bundle", &bundle_screen},   {"packs", &packs_screen}, {"new_pack", &new_pack_screen},
                 {"import", &import_screen}};
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++)
        if (strcmp(named[i].name, screen) == 0) {
            app_show(stage_app, named[i].screen);
            stage_step();
            return true;
        }
    return false;
}

static bool take_message(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    char text[400];
    snprintf(text, sizeof text, "settings.json:3:22: \"4\"\n%s", app_word(stage_app, "notice.settings_kept"));
    app_message(stage_app, app_word(stage_app, "notice.settings"), text, &menu_screen);
    return true;
}

static bool take_clear(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    stage_use_palette(true, false);
    return true;
}

static bool take_contrast(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    stage_use_palette(false, true);
    return true;
}

static bool take_reduced(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    return stage_app->settings.reduced_motion = true;
}

static bool take_quick(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    stage_app->settings.animation_speed = 0;
    return true;
}

static bool is_laid(void) {
    return session_stage(stage_app->session) == SESSION_LAID;
}

// Moves are made as the lesson wants them: the card that it lights up into the row that it lights up, and
// what is only laid by that is carried out, unless laying is all that is wanted.
static bool go_on(const LessonStep *step) {
    for (int i = 0; step->move && !is_laid() && i < step->lights; i++) {
        const Hit *light = lesson_find_region(stage_app, step->light[i]);
        if (light == NULL || !stage_click(light->id, SDL_BUTTON_LEFT) || !stage_run())
            return false;
    }
    const char *further = !step->move ? "lesson:next" : is_laid() && !step->lay ? "button:end_turn" : NULL;
    return (further == NULL || stage_click(further, SDL_BUTTON_LEFT)) && stage_run();
}

static bool take_lesson(Playing *playing, const char *id) {
    (void)playing;
    if (stage_app->lesson == NULL && (!stage_click("menu:lesson", SDL_BUTTON_LEFT) || !stage_run()))
        return false;
    if (stage_app->lesson == NULL)
        return false;
    for (const LessonStep *step; strcmp((step = lesson_step(stage_app->lesson))->id, id) != 0;)
        if (!go_on(step) || lesson_step(stage_app->lesson) == step)
            return false;
    return true;
}

static bool take_packs(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    if (stage_app->session != NULL) { // while one is played cards stay as they are
        loop_leave(stage_app);
        frame_end_game(stage_app);
        app_show(stage_app, &menu_screen);
        stage_step();
    }
    stage_begin_with_deal(); // a check plays scenarios of all games
    return stage_list_packs();
}

static bool take_absent(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    return stage_miss_packs();
}

static bool take_import(Playing *playing, const char *name) {
    (void)playing;
    return stage_import(name);
}

// Games are dealt, as computers need it who measure a pack: by so few deals that it does not take long.
static bool take_measured(Playing *playing, const char *rest) {
    (void)playing;
    stage_begin_with_deal();
    stage_app->frame->measure_deals = (uint64_t)atoi(rest);
    return true;
}

static bool take_template(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    return stage_use_template();
}

// As a start with packs that are on, one of them broken.
static bool take_left_out(Playing *playing, const char *rest) {
    (void)playing, (void)rest;
    if (!stage_list_packs())
        return false;
    app_reload_packs(stage_app);
    return preferences_notice(stage_app);
}

// Everybody has so many points (hull, systems …) more than the position says: the first seat that many, the
// next a third of it, and so on. Numbers are as long at a table as a pack lets them become.
static void add_points(ResultLine *line, int more) {
    line->total += more;
    for (int i = 0; i < line->parts; i++)
        line->part[i].points += more / line->parts + (i == 0 ? more % line->parts : 0);
}

static bool take_points(Playing *playing, const char *most) {
    (void)playing;
    int more = atoi(most);
    void *self = stage_app->frame->self;
    if (stage_app->frame->screen == &result_screen) {
        ResultScreen *result = self;
        for (int i = 0; i < result->count; i++, more = more / 3 + 100)
            add_points(&result->line[i], more);
    } else if (stage_app->frame->screen == &table_screen) {
        CardTable *table = self;
        for (Seat seat = 0; seat < table->layout.seats; seat++, more = more / 3 + 100)
            table->points[seat] += (float)more;
    } else {
        return false;
    }
    app_request_layout(stage_app);
    return true;
}

// So many are to be chosen from, and the first screen anew.
static bool take_shelf(Playing *playing, const char *count) {
    (void)playing;
    stage_show_games(atoi(count));
    app_show(stage_app, &menu_screen);
    return stage_run();
}

// ---- all of them

static const struct {
    const char *word; // with a colon: something comes behind it
    bool (*take)(Playing *playing, const char *rest);
} words[] = {
    {"against", take_against},   {"greedy", take_greedy},      {"at_once", take_at_once},
    {"captains", take_captains}, {"clear", take_clear},        {"click:", take_click},
    {"contrast", take_contrast}, {"deal", take_deal},          {"do:", take_do},
    {"drop:", take_drop},        {"film:", take_film},         {"game:", take_game},
    {"games", take_games},       {"hold:", take_hold},         {"hover:", take_hover},
    {"import:", take_import},    {"kept", take_kept},          {"left-out", take_left_out},
    {"lesson:", take_lesson},    {"measured:", take_measured}, {"message", take_message},
    {"moves:", take_moves},      {"ms:", take_wait},           {"names:", take_names},
    {"play:", take_play},        {"played", take_played},      {"points:", take_points},
    {"press:", take_press},      {"put:", take_put},           {"quick", take_quick},
    {"record:", take_record},    {"reduced", take_reduced},    {"right:", take_right},
    {"run", take_run},           {"packs", take_packs},        {"absent", take_absent},
    {"shelf:", take_shelf},      {"show:", take_show},         {"sit", take_sit},
    {"start", take_start},       {"take", take_seat},          {"template", take_template},
    {"watch:", take_watch},
};

static bool take_step(Playing *playing, const char *step) {
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        const size_t length = strlen(words[i].word);
        if (words[i].word[length - 1] == ':' ? strncmp(step, words[i].word, length) == 0
                                             : strcmp(step, words[i].word) == 0)
            return words[i].take(playing, step + length);
    }
    return false;
}

// The game of a position is chosen with it: choosing another one on the way would drop all that was composed.
static void begin(const Shot *shot, const ShotManner *manner) {
    char language[sizeof stage_app->settings.language];
    loop_leave(stage_app);
    frame_end_game(stage_app); // nobody plays any more
    stage_show_games(PACK_CACHE_MAX);
    stage_no_packs();
    if (shot->position == NULL)
        stage_choose(game_id(games[0]));
    stage_begin_with_position();
    forget_kept();
    text_clear(&stage_app->frame->games_folder); // what is played here is not kept
    text_copy(language, sizeof language, stage_app->settings.language);
    stage_app->settings = app_settings_default();
    text_copy(stage_app->settings.language, sizeof stage_app->settings.language, language);
    stage_app->settings.hide_after = 0;
    stage_app->settings.animation_speed = manner->at_once ? 0 : stage_app->settings.animation_speed;
    stage_use_palette(manner->clear, manner->contrast);
    stage_app->chosen =
        (SessionOptions){.setup = {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE, .seed = SEED}};
    stage_app->first_seat_rule = FIRST_BY_RULES;
    loop_leave(stage_app);
    stage_app->input.x = stage_app->input.y = 0;
    stage_app->input.focus_shown = false;
    app_show(stage_app, &menu_screen);
    stage_step();
}

// ---- going on from the screen before

// What the stage showed when the screen before was played.
typedef struct Before {
    char steps[STEPS_BYTES]; // "": it cannot be gone on from
    const Screen *screen;
    char language[sizeof stage_app->settings.language];
    ShotManner manner;
    GfxLayout layout;
} Before;

static Before before;

static void note_before(const Shot *shot, const ShotManner *manner) {
    before =
        (Before){.screen = stage_app->frame->screen, .manner = *manner, .layout = gfx_layout(stage_app->gfx)};
    if (shot->position == NULL)
        text_copy(before.steps, sizeof before.steps, shot->steps);
    text_copy(before.language, sizeof before.language, stage_app->settings.language);
}

// Nobody has shown something else, or in another way, since.
static bool is_still_there(const ShotManner *manner) {
    const GfxLayout now = gfx_layout(stage_app->gfx);
    const ShotManner *was = &before.manner;
    return before.steps[0] != '\0' && manner->at_once == was->at_once &&
           stage_app->frame->screen == before.screen &&
           strcmp(stage_app->settings.language, before.language) == 0 && was->clear == manner->clear &&
           was->contrast == manner->contrast && was->nameless == manner->nameless &&
           now.width == before.layout.width && now.height == before.layout.height &&
           fabsf(now.scale - before.layout.scale) < 1e-6f;
}

// In `steps` the first step that begins with `word`.
static const char *find_step(const char *steps, const char *word) {
    const char *at = steps;
    while ((at = strstr(at, word)) != NULL && at > steps && at[-1] != ' ')
        at++;
    return at;
}

// A later step of a lesson and another topic of a report lie next to the one before: where in the steps of
// this shot it goes on from there. NULL: from the beginning.
static const char *where_to_go_on(const Shot *shot, const ShotManner *manner) {
    static const char *const going_on[] = {"lesson:", "click:balance:topic:"};
    if (shot->position != NULL || !is_still_there(manner))
        return NULL;
    for (size_t i = 0; i < sizeof going_on / sizeof going_on[0]; i++) {
        const char *last = find_step(before.steps, going_on[i]), *next = find_step(shot->steps, going_on[i]);
        if (last == NULL || next == NULL || last - before.steps != next - shot->steps ||
            strncmp(before.steps, shot->steps, (size_t)(next - shot->steps)) != 0)
            continue;
        const char *end = last + strcspn(last, " ");
        if (*end == '\0' || strcmp(end, " run") == 0)
            return next;
    }
    return NULL;
}

// ---- playing one

// The step that is not possible here, in `steps`; NULL: all of them were.
static const char *take_steps(Playing *playing, char *steps) {
    for (char *step = strtok(steps, " "); step != NULL; step = strtok(NULL, " ")) {
        if (!take_step(playing, step))
            return step;
        if (playing->manner->at_rest != NULL && (strcmp(step, "run") == 0 || strcmp(step, "take") == 0))
            playing->manner->at_rest(playing->manner->context);
    }
    return NULL;
}

static bool go_on_from_before(Playing *playing) {
    char steps[STEPS_BYTES];
    const char *from = where_to_go_on(playing->shot, playing->manner);
    if (from == NULL)
        return false;
    stage_app->input.focus_shown = stage_app->input.keyed = false; // who looked at it may have pressed keys
    snprintf(steps, sizeof steps, "%s", from);
    return take_steps(playing, steps) == NULL;
}

static bool play_from_beginning(Playing *playing) {
    char steps[STEPS_BYTES];
    const Shot *shot = playing->shot;
    begin(shot, playing->manner);
    if (shot->position != NULL && !stage_load_position(shot->position))
        return false;
    snprintf(steps, sizeof steps, "%s", shot->steps);
    const char *failed = take_steps(playing, steps);
    if (failed != NULL)
        fprintf(stderr, "%s: no %s here (%s)\n", shot->name, failed, stage_app->shown_name);
    return failed == NULL;
}

bool screen_play(const Shot *shot, const ShotManner *manner) {
    Playing playing = {.shot = shot, .manner = manner};
    const bool good = go_on_from_before(&playing) || play_from_beginning(&playing);
    before.steps[0] = '\0';
    if (good)
        note_before(shot, manner);
    return good;
}

bool screen_play_unpainted(const Shot *shot, const ShotManner *manner) {
    static const GfxRecorder unpainted = {.dry = true};
    gfx_record(stage_app->gfx, &unpainted);
    return screen_play(shot, manner);
}
