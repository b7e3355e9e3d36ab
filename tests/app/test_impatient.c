// SPDX-License-Identifier: MIT
// Tests impatient players: games played by bursts of quick clicks on one place, and of quick key presses. At
// most the first press of a burst acts by a button of the action box. Anything else that clicks do must have
// been on screen before the game went on, or long enough; another button of the box than the first neither; a
// key does nothing by a button after anything else, nor anything after a button. What was done is read from
// the match's log and from what is laid, not from the table.
#include "table_evening.h"

#include "engine/game.h"
#include "gfx/record.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROWS 36     // of presses, in each game
#define PRESSES 9   // in a row
#define FRAME_MS 25 // the clock between them
#define LONGEST 26  // frames between two presses: more than the guard, less than what parts two rows
#define PARTS 30    // pixels that part two rows of clicks
#define KNOWN_MAX 512

static Rng rng;
static int by_button, by_board, swallowed, others; // what all rows came to

// ---- what is on the screen, by a book of our own

typedef struct Seen {
    Command command;
    uint64_t since; // it is there without a break
    bool now;
} Seen;

static Seen known[KNOWN_MAX];
static int knows;

static uint64_t now_ms(void) {
    return evening_app->now;
}

static bool is_button(const Hit *hit) {
    return strncmp(hit->id, "button:", strlen("button:")) == 0;
}

static Seen *find(const Command *command) {
    for (int i = 0; i < knows; i++)
        if (command_compare(&known[i].command, command) == 0)
            return &known[i];
    return NULL;
}

// Places of the board that do something. What is gone while something is being shown or looked at is not
// forgotten: it was there when that began.
static void look(void) {
    const Hits *hits = &evening_app->hits;
    const CardTable *table = evening_table();
    if (table == NULL || table->showing || table->overlay != OVERLAY_NONE)
        return;
    for (int i = 0; i < knows; i++)
        known[i].now = false;
    for (int i = 0; i < hits->count; i++) {
        const Hit *hit = &hits->item[i];
        if (!hit->has_command || !hit->enabled || is_button(hit))
            continue;
        Seen *seen = find(&hit->command);
        if (seen == NULL && knows < KNOWN_MAX) {
            seen = &known[knows++];
            *seen = (Seen){.command = hit->command, .since = now_ms()};
        }
        if (seen != NULL)
            seen->now = true;
    }
    int kept = 0;
    for (int i = 0; i < knows; i++)
        if (known[i].now)
            known[kept++] = known[i];
    knows = kept;
}

static void frame(void) {
    evening_step(FRAME_MS);
    look();
}

static void rest(void) {
    int steps = 0;
    while (evening_step(100)) {
        look();
        ck_assert_int_lt(steps++, 4000);
    }
    look();
}

// ---- what hands have done

typedef struct Done {
    int commands;
    bool laid;
} Done;

static Done done(void) {
    const Session *session = evening_app->session;
    return (Done){match_log_count(session_match(session)), session_laid(session) != NULL};
}

static bool differs(Done a, Done b) {
    return a.commands != b.commands || a.laid != b.laid;
}

static void mouse(Uint32 type, float x, float y) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION)
        event.motion = (SDL_MouseMotionEvent){.type = type, .x = (Sint32)x, .y = (Sint32)y};
    else
        event.button =
            (SDL_MouseButtonEvent){.type = type, .button = SDL_BUTTON_LEFT, .x = (Sint32)x, .y = (Sint32)y};
    loop_handle(evening_app, &event);
}

static void key(SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    loop_handle(evening_app, &event);
}

static int some_frames(int most) {
    return 1 + (int)rng_below(&rng, (uint32_t)most);
}

static bool goes_on(void) {
    return evening_app->session != NULL && session_stage(evening_app->session) != SESSION_OVER;
}

// ---- a row of clicks on one place

static Hit hit_at(float x, float y) {
    const Hit *hit = hits_at(&evening_app->hits, x, y);
    return hit != NULL ? *hit : (Hit){.id = ""};
}

// The button may be held down while the table goes on.
static bool click(float x, float y, bool slow) {
    mouse(SDL_MOUSEBUTTONDOWN, x, y);
    for (int i = some_frames(LONGEST / 2); slow && i > 0 && goes_on(); i--)
        frame();
    if (!goes_on())
        return false;
    const Done before = done();
    mouse(SDL_MOUSEBUTTONUP, x, y);
    return goes_on() && differs(before, done());
}

static void check_board(const Hit *pressed) {
    const Seen *seen = find(&pressed->command);
    by_board++;
    if (!pressed->has_command)
        return; // picked, put down, or chosen: what that means is looked up among what is legal
    ck_assert_msg(seen != NULL && (seen->since == 0 || now_ms() - seen->since >= GUARD_MS),
                  "%s had only just come, %d ms ago", pressed->id,
                  seen != NULL ? (int)(now_ms() - seen->since) : -1);
}

// What is there when the game goes on has been seen, however short the time.
static void all_is_seen(void) {
    for (int i = 0; i < knows; i++)
        known[i].since = 0;
}

static void row_of_clicks(float x, float y) {
    int buttons = 0;
    const Hit first = hit_at(x, y);
    mouse(SDL_MOUSEMOTION, x, y);
    for (int press = 0; press < PRESSES && goes_on(); press++) {
        look();
        const Hit pressed = hit_at(x, y);
        const bool slow = rng_below(&rng, 4) == 0, did = click(x, y, slow);
        if (!goes_on())
            return;
        const bool undoes = !pressed.has_command && strcmp(pressed.id, first.id) == 0;
        if (did && is_button(&pressed) && !undoes) {
            by_button++;
            ck_assert_msg(++buttons == 1, "click %d of a row did something by %s", press + 1, pressed.id);
        } else if (did && !is_button(&pressed) && pressed.id[0] != 0) {
            check_board(&pressed);
        } else if (is_button(&pressed) && buttons > 0) {
            swallowed++;
        }
        if (did)
            all_is_seen();
        for (int i = some_frames(slow ? LONGEST / 2 : LONGEST); i > 0; i--)
            frame();
    }
}

// A place to click on: a button of the box, or a place of the board.
static bool choose_place(bool button, float *x, float *y) {
    const Hits *hits = &evening_app->hits;
    const Hit *found = NULL;
    uint32_t count = 0;
    for (int i = 0; i < hits->count; i++) {
        const Hit *hit = &hits->item[i];
        const bool useful =
            hit->enabled && (button ? hit->settles : hit->has_command || hit->tag.kind == TAG_HAND);
        if (useful && rng_below(&rng, ++count) == 0)
            found = hit;
    }
    if (found == NULL)
        return false;
    *x = found->rect.x + found->rect.w / 2;
    *y = found->rect.y + found->rect.h / 2;
    return true;
}

// ---- one button after another

// A button of the box that does something, and a place on it that parts a click there from one here.
static const Hit *other_button(float x, float y, float *at_x, float *at_y) {
    const Hits *hits = &evening_app->hits;
    for (int i = 0; i < hits->count; i++) {
        const Hit *hit = &hits->item[i];
        if (!hit->settles || !hit->has_command || !hit->enabled)
            continue;
        *at_x = x < hit->rect.x + hit->rect.w / 2 ? hit->rect.x + hit->rect.w - 2 : hit->rect.x + 2;
        *at_y = hit->rect.y + 2;
        if (fabsf(*at_x - x) > PARTS || fabsf(*at_y - y) > PARTS)
            return hit;
    }
    return NULL;
}

// What a button asks for may bring another question, even with the same buttons: one of those does nothing
// before it can have been read, wherever it is pressed.
static void one_button_and_another(float x, float y) {
    const Hit first = hit_at(x, y);
    mouse(SDL_MOUSEMOTION, x, y);
    if (!first.settles || !first.has_command || !click(x, y, false))
        return;
    const uint64_t since = now_ms();
    while (goes_on() && now_ms() + FRAME_MS < since + GUARD_MS) {
        float at_x, at_y;
        frame();
        const Hit *other = goes_on() ? other_button(x, y, &at_x, &at_y) : NULL;
        if (other == NULL)
            continue;
        const Hit pressed = *other;
        mouse(SDL_MOUSEMOTION, at_x, at_y);
        others++;
        ck_assert_msg(!click(at_x, at_y, false), "%s did something %d ms after %s", pressed.id,
                      (int)(now_ms() - since), first.id);
    }
}

// ---- a row of one key

// Nothing is done by a button after anything else, nor anything after a button.
static void row_of_keys(SDL_Keycode code) {
    int acts = 0;
    bool button_acted = false;
    for (int press = 0; press < PRESSES && goes_on(); press++) {
        const Done before = done();
        const Hit *focus = hits_find(&evening_app->hits, evening_app->input.focus);
        const bool at_button = code != SDLK_RETURN || (focus != NULL && focus->settles);
        const bool undoes =
            code == SDLK_RETURN && focus != NULL && !focus->has_command; // as often as one likes
        const bool explores = hits_find(&evening_app->hits, "space") != NULL && code == SDLK_e;
        key(code);
        if (!goes_on())
            return;
        if (!explores && !undoes && differs(before, done())) {
            ck_assert_msg(!button_acted && (!at_button || acts == 0), "press %d of a row of %s did something",
                          press + 1, SDL_GetKeyName(code));
            acts++;
            button_acted = at_button;
        }
        for (int i = some_frames(LONGEST); i > 0; i--)
            frame();
    }
}

// ---- games

// At rest something is done that is meant: the game has to get on.
static void get_on(void) {
    rest();
    if (goes_on()) {
        evening_act(&rng);
        app_request_layout(evening_app);
    }
    rest();
}

static void play(int table, uint64_t seed, unsigned persons) {
    static const SDL_Keycode keys[] = {SDLK_e, SDLK_p, SDLK_RETURN};
    evening_start(table, seed, persons);
    evening_skip_opening(&rng);
    for (int row = 0; row < ROWS && goes_on(); row++) {
        float x, y;
        rest();
        if (row % 3 == 2)
            row_of_keys(keys[rng_below(&rng, 3)]);
        else if (choose_place(rng_below(&rng, 2) == 0, &x, &y))
            row_of_clicks(x, y);
        if (goes_on() && row % 2 == 0)
            get_on();
    }
    if (goes_on())
        rest();
}

// Nothing is shown between one question and the next, so that these follow each other at once.
static void play_without_pause(uint64_t seed) {
    evening_app->settings.animation_speed = 0;
    evening_start(0, seed, 1);
    evening_skip_opening(&rng);
    for (int row = 0; row < ROWS && goes_on(); row++) {
        float x, y;
        rest();
        if (choose_place(true, &x, &y))
            one_button_and_another(x, y);
        if (goes_on())
            get_on();
    }
}

START_TEST(a_row_of_clicks_is_one_order) {
    rng_seed(&rng, 35);
    evening_open(1280, 720);
    evening_app->settings.animation_speed = 2;
    play(0, 33, 1);
    play(0, 7, 3); // two persons, with curtains
    const char *game = evening_app->catalog->game->id;
    const bool several = strcmp(game, "alpha_strike") == 0 || strcmp(game, "deck_building") == 0 ||
                         strcmp(game, "star_empires") == 0; // in the others one button ends the turn
    for (uint64_t deal = 9; deal == 9 || (several && others == 0 && deal < 20); deal++)
        play_without_pause(deal);
    ck_assert_int_gt(by_button, 1);
    ck_assert_int_gt(swallowed, 3);
    ck_assert(!several || others > 0);
    evening_close();
}
END_TEST

int test_impatient(void) {
    TCase *tcase = tcase_create("impatient");
    tcase_set_timeout(tcase, 600);
    tcase_add_test(tcase, a_row_of_clicks_is_one_order);
    Suite *suite = suite_create("impatient");
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
