// SPDX-License-Identifier: MIT
// Fuzzes input by mouse, keys and window in any order: the program goes on, every region of the screen can be
// reached and has a name of its own, and the game stays valid.
//
// Input: five bytes for the start (see begin), then three for each event.
#include "app/frame/frame.h"
#include "engine/game.h"
#include "fuzz.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEAD 5
#define EVENTS_MOST 160 // some hundred frames are as many as an input is worth
#define STEPS_MOST 4000
#define WIDTH 640
#define HEIGHT 400

static uint64_t now;

// Nobody's own settings and games are touched: there is nowhere to keep anything.
static void no_home(void) {
    static const char *const homes[] = {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"};
    for (size_t i = 0; i < sizeof homes / sizeof homes[0]; i++)
        unsetenv(homes[i]);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
}

static const char *assets(void) {
    const char *folder = getenv("STARDECK_ASSETS");
    return folder != NULL ? folder : "assets";
}

static const char *cards(void) {
    const char *folder = getenv("STARDECK_CARDS");
    return folder != NULL ? folder : "cards";
}

static int count_of(const char *const *list) {
    int count = 0;
    while (list[count] != NULL)
        count++;
    return count;
}

// Which table the five bytes stand for; it may be one that no game is played at.
static SessionOptions table_of(const uint8_t *head) {
    const Catalog *catalog = fuzz_catalog();
    const Game *game = catalog->game;
    const uint8_t factions = catalog_count(catalog, game->seat_table);
    SessionOptions options = {.setup = {.seats = (uint8_t)(2 + head[0] % 3),
                                        .variant = (uint8_t)(head[1] % count_of(game->variants)),
                                        .flags = (uint8_t)(head[2] % 4),
                                        .first = SEAT_NONE,
                                        .seed = head[3]}};
    for (Seat seat = 0; seat < options.setup.seats; seat++) {
        options.setup.faction[seat] = (uint8_t)((head[1] / 8 + seat) % factions);
        if (head[4] & 1 << seat)
            options.who[seat] = opponents[0];
    }
    return options;
}

static App *begin(const uint8_t *head) {
    Text problem = {0};
    SessionOptions options = table_of(head);
    Session *possible = session_create(fuzz_catalog(), &options, &problem);
    const bool in_a_game = possible != NULL && (head[4] & 0x80) == 0;
    session_destroy(possible);
    text_finish(&problem);
    problem = (Text){0};
    App *app = app_open(&(AppOptions){.catalog = fuzz_catalog(),
                                      .cards_folder = cards(),
                                      .assets_folder = assets(),
                                      .language = head[4] & 0x40 ? "de" : "en",
                                      .width = WIDTH,
                                      .height = HEIGHT,
                                      .offscreen = true,
                                      .game = in_a_game ? &options : NULL},
                        &problem);
    fuzz_expect(app != NULL, text_string(&problem));
    text_finish(&problem);
    return app;
}

// ---- what people do ----

static void motion(App *app, float x, float y) {
    const SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = (Sint32)x, .y = (Sint32)y}};
    loop_handle(app, &event);
}

static void button(App *app, Uint32 type, Uint8 which) {
    const SDL_Event event = {.button = {.type = type,
                                        .button = which,
                                        .clicks = 1,
                                        .x = (Sint32)app->input.x,
                                        .y = (Sint32)app->input.y}};
    loop_handle(app, &event);
}

static void to_hit(App *app, uint8_t number) {
    if (app->hits.count == 0)
        return;
    const GfxRect rect = app->hits.item[number % app->hits.count].rect;
    motion(app, rect.x + rect.w / 2, rect.y + rect.h / 2);
}

static void click(App *app, uint8_t number, Uint8 which) {
    to_hit(app, number);
    button(app, SDL_MOUSEBUTTONDOWN, which);
    button(app, SDL_MOUSEBUTTONUP, which);
}

static void drag(App *app, uint8_t from, uint8_t to) {
    to_hit(app, from);
    button(app, SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT);
    to_hit(app, to);
    button(app, SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT);
}

static void key(App *app, uint8_t which, uint8_t how) {
    static const SDL_Keycode keys[] = {SDLK_TAB,      SDLK_RETURN,   SDLK_ESCAPE, SDLK_SPACE, SDLK_LEFT,
                                       SDLK_RIGHT,    SDLK_UP,       SDLK_DOWN,   SDLK_HOME,  SDLK_END,
                                       SDLK_PAGEDOWN, SDLK_F9,       SDLK_F10,    SDLK_F11,   SDLK_DELETE,
                                       SDLK_1,        SDLK_BACKSPACE};
    const int named = (int)(sizeof keys / sizeof keys[0]);
    SDL_Event event = {.key = {.type = how & 2 ? SDL_KEYUP : SDL_KEYDOWN, .repeat = how >> 2 & 1}};
    event.key.keysym.sym = which % 64 < named ? keys[which % 64] : (SDL_Keycode)(' ' + which % 96);
    event.key.keysym.mod = (Uint16)(how & 1 ? KMOD_LSHIFT : KMOD_NONE);
    loop_handle(app, &event);
}

static void type(App *app, uint8_t a, uint8_t b) {
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
    event.text.text[0] = (char)a; // any byte: an input method may be broken too
    event.text.text[1] = (char)b;
    loop_handle(app, &event);
}

static void wheel(App *app, uint8_t amount) {
    const SDL_Event event = {.wheel = {.type = SDL_MOUSEWHEEL, .y = (int8_t)amount}};
    loop_handle(app, &event);
}

static void window(App *app, uint8_t what) {
    static const Uint8 kinds[] = {SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_FOCUS_GAINED,
                                  SDL_WINDOWEVENT_EXPOSED,    SDL_WINDOWEVENT_SIZE_CHANGED,
                                  SDL_WINDOWEVENT_MINIMIZED,  SDL_WINDOWEVENT_LEAVE};
    const SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = kinds[what % sizeof kinds]}};
    loop_handle(app, &event);
}

static void happen(App *app, const uint8_t *bytes) {
    const uint8_t a = bytes[1], b = bytes[2];
    switch (bytes[0] % 12) {
    case 0:
        motion(app, (float)a * WIDTH / 255, (float)b * HEIGHT / 255);
        break;
    case 1:
        button(app, a & 1 ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP, (Uint8)(1 + b % 4));
        break;
    case 2:
        key(app, a, b);
        break;
    case 3:
        type(app, a, b);
        break;
    case 4:
        wheel(app, a);
        break;
    case 5:
        window(app, a);
        break;
    case 6:
        now += (uint64_t)a * a; // up to a minute
        break;
    case 7:
        drag(app, a, b);
        break;
    case 8:
        click(app, a, SDL_BUTTON_RIGHT);
        break;
    default:
        click(app, a, SDL_BUTTON_LEFT);
        break;
    }
}

// ---- what must hold ----

static void check_hits(const App *app) {
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *hit = &app->hits.item[i];
        fuzz_expect(hits_find(&app->hits, hit->id) == hit, "each region has a name of its own");
        fuzz_expect(hit->rect.w == hit->rect.w && hit->rect.h == hit->rect.h, "each region has a size");
    }
}

static void check(const App *app) {
    Text problem = {0};
    check_hits(app);
    if (app->session != NULL)
        fuzz_expect(match_check(session_match(app->session), &problem), text_string(&problem));
    text_finish(&problem);
}

// A frame, or as many as it takes until nothing moves.
static void run(App *app, bool to_the_end) {
    int steps = 0;
    while (loop_step(app, now += 16) && to_the_end) {
        now += 84; // animations may jump
        fuzz_expect(++steps < STEPS_MOST, "everything comes to rest");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    no_home();
    if (size < HEAD)
        return 0;
    setenv("STARDECK_ANIMATION", data[2] & 0x80 ? "1" : "0", 1);
    now = 1000;
    App *app = begin(data);
    run(app, true);
    const uint8_t *at = data + HEAD;
    for (int events = 0; at + 3 <= data + size && events < EVENTS_MOST && !app->frame->quit; events++) {
        happen(app, at);
        run(app, (at[0] & 0x80) == 0);
        check(app);
        at += 3;
    }
    app_close(app);
    return 0;
}
