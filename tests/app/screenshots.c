// SPDX-License-Identifier: MIT
// Pictures of every screen, made off-screen from positions and steps that are always the same: what README
// shows, and what to look at after drawing has changed. The table below says which pictures there are; its
// steps are carried out with the mouse and keys of the program, by a clock of the program's own.
//
// usage: screenshots FOLDER [--size WxH] [--scale PERCENT] [--lang en,de] [--only NAME,… | --all] [--full]
//
// NAME-LANGUAGE.png each, of few colours (--full: all of them). Without --only or --all those that are kept
// in assets/screenshots. A "film" is a row of pictures of something that moves; those are made only when
// named. Exit: 0 all made, 1 a step was not possible, 2 usage.
#include "ai/opponent.h"
#include "app/frame.h"
#include "data/pack.h"
#include "data/scenario.h"
#include "games/registry.h"
#include "games/tactics/tactics.h"
#include "quantise.h"

#include <SDL2/SDL_image.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define STEP_MS 20
#define STEPS_MAX 6000
#define SEED 1701

typedef struct Shot {
    const char *name;
    const char *position; // scenario file in tests/app/shots whose set-up lies on the table; NULL: none
    const char *steps;    // see `do_step`
} Shot;

// A name in front of the position's own words: who sits there.
#define SEATS "names:Ann,Benedikt,Chidi,Dörte "

static const Shot shots[] = {
    {"menu", NULL, "show:menu run"},
    {"setup", NULL, SEATS "show:setup click:setup:seat:3:add run click:setup:seat:4:add run"},
    {"settings", NULL, "show:settings run"},
    {"gallery", NULL, "show:gallery run"},
    {"gallery-large", NULL, "show:gallery run click:gallery:card:7 run"},
    {"gallery-targets", NULL, "show:gallery run click:gallery:show:targets run"},
    {"gallery-target", NULL, "show:gallery run click:gallery:show:targets run click:gallery:card:2 run"},
    {"rules", NULL, "show:rules run click:rules:chapter:blocking run"},
    {"rules-glossary", NULL, "show:rules run click:rules:chapter:glossary run"},
    {"lesson", NULL,
     "show:menu run click:menu:lesson run click:lesson:next run click:lesson:next run click:lesson:next run "
     "click:lesson:next run"},
    {"curtain", "duel.json", SEATS "start run"},
    {"curtain-teams", "teams.json", "names:Ann-Christin,Benedikt,Chidi,Dorothea start run"},
    {"table", "duel.json", SEATS "start run take hover:hand:2 ms:600"},
    {"held", "duel.json", SEATS "start run take hold:hand:4:row:3 ms:500"},
    {"forecast", "duel.json", SEATS "start run take hold:hand:1:row:1 ms:500"},
    {"refused", "duel.json", SEATS "start run take hold:hand:1:row:4 ms:500"},
    {"three", "three.json", SEATS "start run take hover:row:2:card:1 ms:600"},
    {"four", "four.json", SEATS "start run take run"},
    {"teams", "teams.json", SEATS "start run take run"},
    {"blind-trust", "blind_trust.json", SEATS "start run take run"},
    {"top-secret", "secret.json", SEATS "start run take run"},
    {"inspector", "duel.json", SEATS "start run take right:row:1:card:3 run"},
    {"inspector-target", "duel.json", SEATS "start run take right:target:1 run"},
    {"explain-row", "duel.json", SEATS "start run take hover:row:1:power:romulan ms:600"},
    {"explain-card", "duel.json", SEATS "start run take click:row:3:card:3:power run"},
    {"explain-points", "duel.json", SEATS "start run take click:score:romulan run"},
    {"explain-target", "teams.json", SEATS "start run take click:target:1:points run"},
    {"inspector-blocked", "duel.json", SEATS "start run take right:row:1:card:2 run"},
    {"inspector-effect", "duel.json", SEATS "start run take right:row:3:card:4 run"},
    {"inspector-prize", "duel.json", SEATS "start run take click:pile:romulan:won run click:prize:2 run"},
    {"remove", "remove.json", SEATS "start run take play:infantry:1 run"},
    {"move", "remove.json", SEATS "start run take play:infantry:2 run"},
    {"summon", "remove.json", SEATS "start run take play:infantry:3 run"},
    {"sabotage", "remove.json", SEATS "start run take play:infantry:4 run"},
    {"reinforcements", "ask.json", SEATS "start run take play:infantry:1 run"},
    {"negotiate", "ask.json", SEATS "start run take play:infantry:2 run"},
    {"hands", "ask.json", SEATS "start run take play:infantry:3 run"},
    {"recap", "three.json", SEATS "start run take moves:3 sit ms:4000"},
    {"scoring", "scoring.json", SEATS "start run take play:infantry:4 run"},
    {"scoring-teams", "trust_scoring.json", "start run take moves:1 take put:4 run"},
    {"counting", "scoring.json", SEATS "start run take play:infantry:4 ms:2000 film:8:900"},
    {"result", "ending.json", SEATS "start run take play:infantry:4 run click:button:ok run"},
    {"effect", "fire.json", SEATS "start run take play:galaxy:2 ms:1320"},
    {"film-mines", "fire.json", SEATS "start run take play:galaxy:1 film:26:80"},
    {"film-nova", "fire.json", SEATS "start run take play:galaxy:2 film:24:100"},
    {"film-mist", "fire.json", SEATS "start run take play:galaxy:3 film:16:100"},
    {"film-armada", "fire.json", SEATS "start run take play:galaxy:4 film:16:100"},
    {"film-flyer", "lasting.json", SEATS "start run take play:boarding_party:1 film:60:120"},
    {"film-intrepid", "fire.json", SEATS "start run take play:intrepid:4 film:14:80"},
    {"film-blockade", "shielded.json", SEATS "start run take play:boarding_party:3 film:14:100"},
    {"film-shot", "remove.json", SEATS "start run take play:infantry:1 run click:row:1:card:3 film:12:80"},
    {"film-beam", "shielded.json",
     SEATS "start run take play:sovereign:1 run click:row:1:card:1 ms:40 click:row:3:pos:1 film:10:90"},
    {"film-hands", "shielded.json", SEATS "start run take play:phaser:2 film:16:100"},
    {"film-reduced", "fire.json", SEATS "reduced start run take play:galaxy:1 film:64:40"},
    {"film-shield", "shielded.json",
     SEATS "start run take click:hand:1 run click:hand:4 run click:row:3 film:30:80"},
    {"film-deal", NULL, SEATS "deal film:30:100"},
    {"table-clear", "four.json", SEATS "clear start run take run"},
    {"table-contrast", "four.json", SEATS "contrast start run take run"},
    {"setup-contrast", NULL, SEATS "contrast show:setup click:setup:seat:3:add run"},
    {"load", NULL, "games show:load run"},
    {"replay", NULL, "games watch:three-seats.jsonl run click:timeline run"},
    {"bundle", "duel.json", SEATS "start run take show:bundle run"},
    {"message", NULL, "message run"},
};

// Those that are kept; together they are to stay below 7 MB.
static const char kept[] =
    "menu,setup,settings,gallery,rules,lesson,load,replay,bundle,message,curtain,table,held,three,four,teams,"
    "top-secret,inspector,inspector-target,explain-row,remove,effect,recap,scoring,result";

static Catalog catalog;
static Game game; // the game, but one that begins with the position of a file
static uint8_t *position;
static SetupOptions position_options;
static App *app;
static uint64_t now;

typedef struct Making {
    const char *folder, *shots_folder, *name, *language;
    bool full, all, good;
    char names[SEATS_MAX][64];
    const Shot *shot;
} Making;

// ---- a game that begins in the middle

static bool keep_position(const void *rules, const SetupOptions *options, const void *given, Rng *rng,
                          void *state, EventList *events, Text *problem, Text *path) {
    memcpy(position, given, game.position_bytes);
    return games_find("tactics")->position(rules, options, given, rng, state, events, problem, path);
}

static void deal_position(const void *rules, const SetupOptions *options, Rng *rng, void *state,
                          EventList *events) {
    Text problem = {0}, path = {0};
    games_find("tactics")->position(rules, options, position, rng, state, events, &problem, &path);
    text_finish(&problem);
    text_finish(&path);
}

static const Catalog *find_pack(void *context, const char *id, Text *problem) {
    (void)context;
    (void)problem;
    return strcmp(id, "tactics") == 0 ? &catalog : NULL;
}

static bool load_position(const char *path) {
    Problems *problems = calloc(1, sizeof *problems);
    Scenario *scenario =
        problems != NULL ? scenario_load(path, &(ScenarioPacks){NULL, find_pack}, problems) : NULL;
    Text problem = {0};
    for (int i = 0; problems != NULL && i < problems->count; i++) {
        problem_print(&problems->item[i], &problem);
        text_add(&problem, "\n");
    }
    free(problems);
    Match *match = scenario != NULL ? scenario_position(scenario, &problem) : NULL;
    if (match != NULL)
        position_options = *match_options(match);
    else
        fprintf(stderr, "screenshots: %s: %s\n", path, text_string(&problem));
    const bool good = match != NULL;
    match_destroy(match);
    scenario_destroy(scenario);
    text_finish(&problem);
    return good;
}

// ---- steps

static bool cannot(Making *making, const char *step) {
    fprintf(stderr, "screenshots: %s: no %s here (%s)\n", making->shot->name, step, app->shown_name);
    return making->good = false;
}

static void run_for(int ms) {
    for (int done = 0; done < ms; done += STEP_MS)
        loop_step(app, now += STEP_MS);
}

static void run(void) {
    for (int steps = 0; loop_step(app, now += STEP_MS) && steps < STEPS_MAX; steps++)
        continue;
}

static void mouse(SDL_EventType type, float x, float y, uint8_t button) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION) {
        event.motion.state = app->input.pressed ? SDL_BUTTON_LMASK : 0;
        event.motion.x = (int)x;
        event.motion.y = (int)y;
    } else {
        event.button.button = button;
        event.button.x = (int)x;
        event.button.y = (int)y;
    }
    loop_handle(app, &event);
}

// The middle of what can be seen of it: later hits may lie over its lower part.
static bool point_at(const char *id, float *x, float *y) {
    const Hit *hit = hits_find(&app->hits, id);
    if (hit == NULL)
        return false;
    *x = hit->rect.x + hit->rect.w / 2;
    *y = hit->rect.y + hit->rect.h / 2;
    for (float part = 0.5F; part > 0.02F; part -= 0.04F) {
        const Hit *top = hits_at(&app->hits, *x, hit->rect.y + hit->rect.h * part);
        if (top != NULL && strcmp(top->id, id) == 0) {
            *y = hit->rect.y + hit->rect.h * part;
            break;
        }
    }
    mouse(SDL_MOUSEMOTION, *x, *y, 0);
    return true;
}

static bool click(const char *id, uint8_t button) {
    float x, y;
    if (!point_at(id, &x, &y))
        return false;
    mouse(SDL_MOUSEBUTTONDOWN, x, y, button);
    mouse(SDL_MOUSEBUTTONUP, x, y, button);
    return true;
}

// hold:hand:2:row:2 - the card of the hand, held over the row.
static bool hold(const char *rest) {
    char from[HIT_ID_MAX], to[HIT_ID_MAX];
    int hand, row;
    float x, y;
    if (sscanf(rest, "hand:%d:row:%d", &hand, &row) != 2)
        return false;
    snprintf(from, sizeof from, "hand:%d", hand);
    snprintf(to, sizeof to, "row:%d", row);
    if (!point_at(from, &x, &y))
        return false;
    mouse(SDL_MOUSEBUTTONDOWN, x, y, SDL_BUTTON_LEFT);
    mouse(SDL_MOUSEMOTION, x + 20, y - 20, 0);
    run_for(200);
    return point_at(to, &x, &y);
}

// play:infantry:1 - puts the card of the hand into the row; without a pause, so that a film sees all of it.
static bool play(const char *rest) {
    char card[ID_MAX];
    int row;
    if (sscanf(rest, "%31[a-z_]:%d", card, &row) != 2)
        return false;
    const Command *legal;
    const int count = session_legal(app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].card != NONE && legal[i].with == NONE && legal[i].from == row - 1 &&
            strcmp(catalog_id(&catalog, game.card_table, legal[i].card), card) == 0)
            return session_submit(app->session, &legal[i]) == VERDICT_OK;
    return false;
}

// put:4 - puts the card that was handed over or drawn into the row.
static bool put(int row) {
    const Command *legal;
    const int count = session_legal(app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].from == row - 1)
            return session_submit(app->session, &legal[i]) == VERDICT_OK;
    return false;
}

// Commands by chance, seldom a pass, with all hands passed on as they come.
static bool moves(int count) {
    Rng rng;
    rng_seed(&rng, SEED);
    for (int done = 0, tries = 0; done < count && tries < 400; tries++) {
        const Command *legal;
        run();
        switch (session_stage(app->session)) {
        case SESSION_DECIDING: {
            const int all = session_legal(app->session, &legal);
            Command command = legal[rng_below(&rng, (uint32_t)all)];
            for (int again = 0; command.verb == VERB_PASS && again < 40; again++)
                command = legal[rng_below(&rng, (uint32_t)all)];
            done += session_submit(app->session, &command) == VERDICT_OK;
            break;
        }
        case SESSION_CURTAIN:
            session_take_seat(app->session);
            break;
        case SESSION_END_TURN:
            session_end_turn(app->session);
            break;
        case SESSION_OVER:
            return true;
        default:
            session_shown(app->session);
        }
    }
    while (session_stage(app->session) != SESSION_CURTAIN && session_stage(app->session) != SESSION_OVER) {
        run();
        if (session_stage(app->session) != SESSION_END_TURN)
            break;
        session_end_turn(app->session);
    }
    run();
    return true;
}

static void take_names(Making *making, const char *list) {
    memset(making->names, 0, sizeof making->names);
    for (int seat = 0; seat < SEATS_MAX && *list != 0; seat++) {
        const size_t length = strcspn(list, ",");
        snprintf(making->names[seat], sizeof making->names[seat], "%.*s", (int)length, list);
        list += length + (list[length] == ',');
    }
    memcpy(app->chosen.name, making->names, sizeof making->names);
}

static bool start(Making *making) {
    SessionOptions options = {.setup = position_options};
    options.setup.seed = SEED;
    memcpy(options.name, making->names, sizeof options.name);
    Text problem = {0};
    loop_leave(app);
    const bool good = app_start_game(app, &options, &problem);
    if (!good)
        fprintf(stderr, "screenshots: %s\n", text_string(&problem));
    text_finish(&problem);
    return good;
}

// A new game against a computer opponent, so that no curtain comes before the deal.
static bool deal(void) {
    SessionOptions options = {.setup = {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE, .seed = SEED}};
    options.who[1] = opponent_find("random");
    Text problem = {0};
    game.setup = games_find("tactics")->setup;
    loop_leave(app);
    const bool good = app_start_game(app, &options, &problem);
    game.setup = deal_position;
    text_finish(&problem);
    return good;
}

static bool show(const char *screen) {
    const struct {
        const char *name;
        const Screen *screen;
    } screens[] = {{"menu", &menu_screen},       {"setup", &setup_screen}, {"settings", &settings_screen},
                   {"gallery", &gallery_screen}, {"rules", &rules_screen}, {"load", &load_screen},
                   {"bundle", &bundle_screen}};
    for (size_t i = 0; i < sizeof screens / sizeof screens[0]; i++)
        if (strcmp(screens[i].name, screen) == 0) {
            app_show(app, screens[i].screen);
            loop_step(app, now += STEP_MS);
            return true;
        }
    return false;
}

// The kept saved games are the player's; they begin with a deal of their own.
static bool use_games(const Making *making) {
    game.setup = games_find("tactics")->setup;
    const char *folder = strstr(making->shots_folder, "app/shots");
    if (folder == NULL)
        return false;
    text_printf(&app->frame->games_folder, "%.*sreplays", (int)(folder - making->shots_folder),
                making->shots_folder);
    return true;
}

static bool watch(const char *name) {
    char path[1024];
    Text problem = {0};
    snprintf(path, sizeof path, "%s/%s", text_string(&app->frame->games_folder), name);
    loop_leave(app);
    const bool good = app_watch(app, path, &problem);
    if (!good)
        fprintf(stderr, "screenshots: %s\n", text_string(&problem));
    text_finish(&problem);
    return good;
}

static bool save(Making *making, const char *name) {
    char path[1024], error[GFX_ERROR_SIZE] = "";
    snprintf(path, sizeof path, "%s/%s-%s.png", making->folder, name, making->language);
    const bool good =
        making->full ? gfx_save_png(app->gfx, path, error) : quantise_save(gfx_picture(app->gfx), path);
    if (!good)
        fprintf(stderr, "screenshots: %s: cannot be written %s\n", path, error);
    return good;
}

// film:12:60 - so many pictures, so many milliseconds apart.
static bool film(Making *making, const char *rest) {
    int count, apart;
    if (sscanf(rest, "%d:%d", &count, &apart) != 2)
        return false;
    for (int i = 0; i < count; i++) {
        char name[64];
        run_for(apart);
        snprintf(name, sizeof name, "%s-%02d", making->shot->name, i + 1);
        if (!save(making, name))
            return false;
    }
    return true;
}

static void show_notice(void) {
    char text[400];
    snprintf(text, sizeof text, "settings.json:3:22: \"4\"\n%s", app_word(app, "notice.settings_kept"));
    app_message(app, app_word(app, "notice.settings"), text, &menu_screen);
}

static bool press(const char *name) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = SDL_GetKeyFromName(name);
    loop_handle(app, &event);
    return event.key.keysym.sym != SDLK_UNKNOWN;
}

static const char *after(const char *step, const char *word) {
    const size_t length = strlen(word);
    return strncmp(step, word, length) == 0 ? step + length : NULL;
}

static void use_palette(bool clear, bool contrast) {
    if (palette_use(clear, contrast))
        gfx_drop_caches(app->gfx);
}

static bool do_step(Making *making, const char *step) {
    const char *rest;
    float x, y;
    if (strcmp(step, "run") == 0)
        run();
    else if (strcmp(step, "start") == 0)
        return start(making);
    else if (strcmp(step, "deal") == 0)
        return deal();
    else if (strcmp(step, "games") == 0)
        return use_games(making);
    else if ((rest = after(step, "watch:")) != NULL)
        return watch(rest);
    else if (strcmp(step, "sit") == 0)
        return press("Return");
    else if (strcmp(step, "take") == 0) // the seat
        return press("Return") && (run(), true);
    else if (strcmp(step, "clear") == 0 || strcmp(step, "contrast") == 0)
        use_palette(strcmp(step, "clear") == 0, strcmp(step, "contrast") == 0);
    else if (strcmp(step, "reduced") == 0)
        app->settings.reduced_motion = true;
    else if (strcmp(step, "message") == 0)
        show_notice();
    else if ((rest = after(step, "ms:")) != NULL)
        run_for(atoi(rest));
    else if ((rest = after(step, "show:")) != NULL)
        return show(rest);
    else if ((rest = after(step, "names:")) != NULL)
        take_names(making, rest);
    else if ((rest = after(step, "hover:")) != NULL)
        return point_at(rest, &x, &y);
    else if ((rest = after(step, "click:")) != NULL)
        return click(rest, SDL_BUTTON_LEFT);
    else if ((rest = after(step, "right:")) != NULL)
        return click(rest, SDL_BUTTON_RIGHT);
    else if ((rest = after(step, "hold:")) != NULL)
        return hold(rest);
    else if ((rest = after(step, "play:")) != NULL)
        return play(rest);
    else if ((rest = after(step, "put:")) != NULL)
        return put(atoi(rest));
    else if ((rest = after(step, "moves:")) != NULL)
        return moves(atoi(rest));
    else if ((rest = after(step, "film:")) != NULL)
        return film(making, rest);
    else
        return false;
    return true;
}

// ---- all of them

static void begin_shot(Making *making, const Shot *shot) {
    making->shot = shot;
    game.setup = deal_position;
    text_clear(&app->frame->games_folder); // what is played here is not kept
    memset(making->names, 0, sizeof making->names);
    char language[8];
    text_copy(language, sizeof language, app->settings.language);
    app->settings = app_settings_default();
    text_copy(app->settings.language, sizeof app->settings.language, language);
    app->settings.idle_seconds = 0;
    use_palette(false, false);
    app->chosen =
        (SessionOptions){.setup = {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE, .seed = SEED}};
    loop_leave(app);
    app->input.x = app->input.y = 0;
    app->input.focus_shown = false;
    show("menu");
}

// A row of pictures of something that moves; made only when it is named.
static bool is_film(const Shot *shot) {
    return strstr(shot->steps, "film:") != NULL;
}

static void make(Making *making, const Shot *shot) {
    char path[1024], steps[512];
    begin_shot(making, shot);
    snprintf(path, sizeof path, "%s/%s", making->shots_folder, shot->position != NULL ? shot->position : "");
    if (shot->position != NULL && !load_position(path)) {
        making->good = false;
        return;
    }
    snprintf(steps, sizeof steps, "%s", shot->steps);
    for (char *step = strtok(steps, " "); step != NULL; step = strtok(NULL, " "))
        if (!do_step(making, step)) {
            cannot(making, step);
            break;
        }
    if (!is_film(shot) && !save(making, shot->name))
        making->good = false;
}

static bool is_in_list(const char *list, const char *name) {
    const size_t length = strlen(name);
    for (const char *at = list; (at = strstr(at, name)) != NULL; at++)
        if ((at == list || at[-1] == ',') && (at[length] == ',' || at[length] == 0))
            return true;
    return false;
}

static bool make_language(Making *making, const char *language, const char *only) {
    Text problem = {0};
    making->language = language;
    if (!app_set_language(app, language, &problem)) {
        fprintf(stderr, "screenshots: %s\n", text_string(&problem));
        text_finish(&problem);
        return false;
    }
    for (size_t i = 0; i < sizeof shots / sizeof shots[0]; i++)
        if (making->all ? !is_film(&shots[i]) : is_in_list(only != NULL ? only : kept, shots[i].name))
            make(making, &shots[i]);
    return true;
}

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static bool open_all(int width, int height) {
    char folder[1024];
    snprintf(folder, sizeof folder, "%s/tactics", place_of("STARDECK_CARDS", "cards"));
    Problems *problems = calloc(1, sizeof *problems);
    game = *games_find("tactics");
    game.setup = deal_position;
    game.position = keep_position;
    position = calloc(1, game.position_bytes);
    const bool loaded = problems != NULL && position != NULL && pack_load(&catalog, &game, folder, problems);
    free(problems);
    Text problem = {0};
    if (loaded)
        app = app_open(&(AppOptions){.catalog = &catalog,
                                     .cards_folder = place_of("STARDECK_CARDS", "cards"),
                                     .assets_folder = place_of("STARDECK_ASSETS", "assets"),
                                     .language = "en",
                                     .width = width,
                                     .height = height,
                                     .offscreen = true},
                       &problem);
    if (app == NULL)
        fprintf(stderr, "screenshots: %s %s\n", folder, text_string(&problem));
    text_finish(&problem);
    return app != NULL;
}

static int usage(void) {
    fprintf(stderr, "usage: screenshots FOLDER [--size WxH] [--scale PERCENT] [--lang en,de] [--only NAME,… "
                    "| --all] [--full]\n");
    return 2;
}

int main(int count, char **arguments) {
    Making making = {.good = true, .shots_folder = place_of("STARDECK_SHOTS", "tests/app/shots")};
    const char *only = NULL, *languages = "en,de";
    int width = 1280, height = 720, percent = 100;
    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "--full") == 0)
            making.full = true;
        else if (strcmp(arguments[i], "--all") == 0)
            making.all = true;
        else if (strcmp(arguments[i], "--only") == 0 && i + 1 < count)
            only = arguments[++i];
        else if (strcmp(arguments[i], "--lang") == 0 && i + 1 < count)
            languages = arguments[++i];
        else if (strcmp(arguments[i], "--size") == 0 && i + 1 < count &&
                 sscanf(arguments[i + 1], "%dx%d", &width, &height) == 2)
            i++;
        else if (strcmp(arguments[i], "--scale") == 0 && i + 1 < count)
            percent = atoi(arguments[++i]);
        else if (making.folder == NULL && arguments[i][0] != '-')
            making.folder = arguments[i];
        else
            return usage();
    }
    if (making.folder == NULL)
        return usage();
    mkdir(making.folder, 0777);                  // it may be there
    setenv("XDG_CONFIG_HOME", making.folder, 1); // nobody's own settings; none are written
    if (!open_all(width, height))
        return 2;
    gfx_set_wish(app->gfx, (GfxWish){.scale = (float)percent / 100});
    for (const char *language = languages; *language != 0; language += strcspn(language, ",")) {
        char name[8];
        language += *language == ',';
        snprintf(name, sizeof name, "%.*s", (int)strcspn(language, ","), language);
        if (!make_language(&making, name, only))
            making.good = false;
    }
    app_close(app);
    pack_finish(&catalog);
    free(position);
    return making.good ? 0 : 1;
}
