// SPDX-License-Identifier: MIT
// Presents the end of a game: the panels enter in the order of seats, their parts are counted one by one, the
// panels are reordered by score, and only then the winner is announced, followed by remarkable facts. A click
// or key skips to the end. The game supplies what the panels contain (GameScreens).
#include "app/screens/result_parts.h"
#include "engine/game_facts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define CONTENT_H 900.0F
#define PANELS_Y 178.0F
#define PANEL_W_MOST 740.0F
#define FACTS_Y 20.0F   // below the tallest panel
#define BUTTONS_Y 24.0F // below everything
#define BUTTON_W 270.0F
#define BUTTON_H 68.0F
#define BUTTON_GAP 22.0F
#define SEED_RIGHT 40.0F // of its right edge
#define BELOW 20.0F
#define STAGGER_MS 110.0F
#define PART_MS 900.0F   // for a part in which anybody scores …
#define FIRST_MS 1300.0F // … the first one
#define EMPTY_MS 120.0F
#define WAIT_MS 450.0F // before the winner is announced
#define PLACE_MS 520.0F
#define CROWN_MS 420.0F
#define FEAST_MS 3200.0F
#define TICKS 8 // counting sounds per part

const void *result_view(const ResultScreen *screen) {
    return screen->view.bytes;
}

// For the only person, if there is one. Allies win together; whoever wins beside others shares it.
static ResultOutcome outcome_of(const Session *session, const ResultScreen *screen) {
    int persons = 0, winners = 0;
    bool won = false;
    for (int i = 0; i < screen->count; i++) {
        const ResultLine *line = &screen->line[i];
        winners += line->wins;
        for (int k = 0; k < line->seats; k++) {
            const bool person = session_is_person(session, line->seat[k]);
            persons += person;
            won |= person && line->wins && !session_has_left(session, line->seat[k]);
        }
    }
    return persons != 1 ? RESULT_OTHERS : !won ? RESULT_DEFEAT : winners > 1 ? RESULT_SHARED : RESULT_VICTORY;
}

// Finds the view that is told, and the points as it has them.
static void collect_points(const App *app, ResultScreen *screen, Standing *standing,
                           int16_t points[SEATS_MAX], bool winner[SEATS_MAX]) {
    match_result(session_match(app->session), points, winner);
    screen->resigned = course_before_resigning(app->session, &screen->view);
    if (!screen->resigned)
        view_copy(&screen->view, session_view(app->session));
    game_story(app->catalog->game)->standing(result_view(screen), standing);
    for (Seat seat = 0; screen->resigned && seat < SEATS_MAX; seat++)
        points[seat] = standing->number[seat];
}

void result_collect(App *app, ResultScreen *screen) {
    const GameScreens *game = game_screens(app);
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    Standing standing;
    collect_points(app, screen, &standing, points, winner);
    screen->count =
        result_lines(&standing, session_options(app->session)->setup.seats, points, winner, screen->line);
    for (int i = 0; i < screen->count && game->result != NULL; i++)
        game->result(app, result_view(screen), &screen->line[i]);
    result_sort(screen->line, screen->count);
    result_gave_up(session_match(app->session), screen->gave_up);
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        screen->gave_up[seat] |= session_has_left(app->session, seat);
    course_find(app->session, &screen->course);
    screen->outcome = outcome_of(app->session, screen);
    screen->facts =
        game->result_facts != NULL ? game->result_facts(app, screen->looks.looks, screen->fact) : 0;
    screen->words = app->words;
}

int result_counted(const ResultScreen *screen, const ResultLine *line) {
    float sum = 0;
    if (screen->crowned > 0)
        return line->total;
    for (int i = 0; i < line->parts; i++)
        sum += (float)line->part[i].points * fmaxf(0, fminf(1, screen->told - (float)i));
    return line->parts > 0 ? (int)lroundf(sum) : (int)lroundf((float)line->total * fminf(1, screen->told));
}

// ---- layout

float result_panels_y(void) {
    return PANELS_Y;
}

float result_panel_width(const App *app, const ResultScreen *screen) {
    const float room = gfx_layout(app->gfx).logical_w - RESULT_GAP;
    return fminf(room / (float)(screen->count > 0 ? screen->count : 1) - RESULT_GAP, PANEL_W_MOST);
}

float result_panel_x(const App *app, const ResultScreen *screen, int index) {
    const float width = result_panel_width(app, screen),
                all = (width + RESULT_GAP) * (float)screen->count - RESULT_GAP;
    return (gfx_layout(app->gfx).logical_w - all) / 2 + (width + RESULT_GAP) * screen->place[index];
}

static float facts_height(const ResultScreen *screen) {
    return screen->facts > 0 ? FACTS_Y + RESULT_FACT_H : 0;
}

const char *result_captain_comment(const App *app, const ResultLine *line) {
    for (int i = 0; i < line->seats; i++) {
        const Captain *captain = session_options(app->session)->captain[line->seat[i]];
        if (captain != NULL)
            return captain_word(app, app->catalog, captain, line->wins ? "wins" : "loses");
    }
    return NULL;
}

static float words_height(const App *app, const ResultLine *line) {
    return result_captain_comment(app, line) != NULL ? RESULT_WORDS_H : 0;
}

// As high as its contents, as far as there is room.
float result_panel_height(const App *app, const ResultScreen *screen, const ResultLine *line) {
    const GameScreens *game = game_screens(app);
    const float most =
        gfx_layout(app->gfx).logical_h - PANELS_Y - facts_height(screen) - BUTTONS_Y - BUTTON_H - BELOW;
    float height = RESULT_HEADER_H + (line->parts > 0 ? RESULT_PART_H + 16 : 8) + words_height(app, line);
    if (game->draw_result != NULL)
        height += game->result_height != NULL
                      ? game->result_height(result_view(screen), line, result_panel_width(app, screen))
                      : most;
    return fminf(height, most);
}

float result_tallest_height(const App *app, const ResultScreen *screen) {
    float tallest = 0;
    for (int i = 0; i < screen->count; i++)
        tallest = fmaxf(tallest, result_panel_height(app, screen, &screen->line[i]));
    return tallest;
}

float result_facts_y(const App *app, const ResultScreen *screen) {
    return PANELS_Y + result_tallest_height(app, screen) + FACTS_Y;
}

static float buttons_y(const App *app, const ResultScreen *screen) {
    return PANELS_Y + result_tallest_height(app, screen) + facts_height(screen) + BUTTONS_Y;
}

static float top(const App *app, const ResultScreen *screen) {
    return fmaxf(0, (gfx_layout(app->gfx).logical_h - buttons_y(app, screen) - BUTTON_H - BELOW) / 2);
}

GfxRect result_place(const App *app, const ResultScreen *screen, float x, float y, float w, float h) {
    return widget_rect(app, x, top(app, screen) + y, w, h);
}

static float buttons_w(const App *app) {
    const float count = result_can_watch(app) ? 4 : 3;
    return (BUTTON_W + BUTTON_GAP) * count - BUTTON_GAP;
}

// A saved game can be watched again.
static void lay_buttons(App *app, const ResultScreen *screen) {
    static const char *const ids[] = {"button:menu", "button:details", "button:watch", "button:again"};
    const bool watched = result_can_watch(app);
    float x = (gfx_layout(app->gfx).logical_w - buttons_w(app)) / 2;
    for (int i = 0; i < 4; i++) {
        if (i == 2 && !watched)
            continue;
        hits_add(&app->hits, result_place(app, screen, x, buttons_y(app, screen), BUTTON_W, BUTTON_H), "%s",
                 ids[i])
            ->first = i == 3;
        x += BUTTON_W + BUTTON_GAP;
    }
}

static void layout(App *app, void *self) {
    ResultScreen *screen = self;
    game_looks_update(&screen->looks, app);
    if (screen->words != app->words)
        result_collect(app, screen);
    if (screen->details)
        lay_buttons(app, screen);
    else
        result_front_regions(app, screen);
}

// ---- drawing

static void draw_buttons(App *app) {
    widget_button(app, "button:menu",
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_RESULT_MENU), .text_size = 22});
    widget_button(app, "button:details",
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_RESULT_OVERVIEW), .text_size = 22});
    widget_button(app, "button:watch",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_RESULT_WATCH),
                            .icon = "icons/phosphor/eye.svg",
                            .text_size = 22});
    widget_button(app, "button:again",
                  &(Button){.look = BUTTON_PRIMARY,
                            .text = ui_word(app, UI_RESULT_AGAIN),
                            .icon = "icons/phosphor/play.svg",
                            .text_size = 24});
}

// The duration, if the game was played in one session and long enough to mention.
static void played_time(const App *app, char *out, size_t size) {
    char time[40];
    const int minutes = (int)((app->over - app->began) / 60000);
    out[0] = 0;
    if (app->began == 0 || minutes == 0)
        return;
    ui_fill(app, time, sizeof time, minutes < 60 ? UI_RESULT_MINUTES : UI_RESULT_HOURS,
            NUM("hours", minutes / 60), NUM("minutes", minutes % 60));
    ui_fill(app, out, size, UI_RESULT_TIME, STR("time", time));
}

// How long it was stands there in rounds, too: a game that was interrupted has no duration.
void result_facts_line(const App *app, Text *out) {
    const uint8_t round = game_story(app->catalog->game)->round(session_view(app->session)->bytes);
    char number[24], text[80];
    snprintf(number, sizeof number, "%llu", (unsigned long long)app->chosen.setup.seed);
    text_add(out, app_game_name(app, app->catalog));
    if (round > 0)
        text_printf(out, " · %s", ui_fill(app, text, sizeof text, UI_TABLE_ROUND, NUM("round", round)));
    played_time(app, text, sizeof text);
    if (text[0] != 0)
        text_printf(out, " · %s", text);
    text_printf(out, " · %s", ui_fill(app, text, sizeof text, UI_RESULT_SEED, STR("seed", number)));
}

// Beside the buttons. In a window without room there, only the other page has it.
static void draw_seed(App *app, const ResultScreen *screen) {
    const GfxLayout window = gfx_layout(app->gfx);
    const float right = window.logical_w - SEED_RIGHT;
    const float room = right - (window.logical_w + buttons_w(app)) / 2 - BUTTON_GAP;
    char number[24], seed[60], time[60], both[130];
    snprintf(number, sizeof number, "%llu", (unsigned long long)app->chosen.setup.seed);
    ui_fill(app, seed, sizeof seed, UI_RESULT_SEED, STR("seed", number));
    played_time(app, time, sizeof time);
    snprintf(both, sizeof both, "%s%s%s", time, time[0] != 0 ? " · " : "", seed);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_RIGHT);
    const GfxRect box = result_place(app, screen, right - room, buttons_y(app, screen) + 22, room, 24);
    if (room > 0 && gfx_text_width(app->gfx, &style, both) <= box.w)
        gfx_text(app->gfx, &style, box, both);
}

static void draw(App *app, void *self) {
    const ResultScreen *screen = self;
    if (!screen->details) {
        draw_result_front(app, screen);
        draw_result_celebration(app, screen);
        return;
    }
    draw_result_sky(app, screen);
    draw_result_title(app, screen);
    for (int i = 0; i < screen->count; i++)
        draw_result_panel(app, screen, i);
    draw_result_facts(app, screen);
    draw_buttons(app);
    draw_seed(app, screen);
    draw_result_celebration(app, screen);
}

// ---- the presentation

// The position of the line's panel in the order of seats.
static int place_by_seat(const ResultScreen *screen, int index) {
    int place = 0;
    for (int i = 0; i < screen->count; i++)
        place += screen->line[i].seat[0] < screen->line[index].seat[0];
    return place;
}

bool result_is_counted(const ResultScreen *screen) {
    return screen->count > 0 && screen->line[0].parts > 0;
}

static float part_ms(const ResultScreen *screen, int part) {
    const float slow = screen->timeline.reduced ? 0.4F : 1; // less time, because nothing moves then
    for (int i = 0; i < screen->count; i++)
        if (screen->line[i].part[part].points != 0)
            return slow * (part == 0 ? FIRST_MS : PART_MS);
    return EMPTY_MS;
}

// Shows the final state at once on returning to the screen.
static void show_final_state(ResultScreen *screen) {
    timeline_skip(&screen->timeline);
    screen->cheered = true;
    screen->heard = (int)(screen->told * TICKS);
}

static void enter(App *app, void *self) {
    ResultScreen *screen = self;
    Timeline *timeline = &screen->timeline;
    game_looks_update(&screen->looks, app);
    result_collect(app, screen);
    own_record_take(app, &screen->record);
    timeline_init(timeline, app->settings.animation_speed, app->settings.reduced_motion);
    const bool counted = result_is_counted(screen);
    float at = counted ? STAGGER_MS * (float)screen->count : 0;
    for (int i = 0; i < screen->count; i++) {
        const int place = counted ? place_by_seat(screen, i) : i;
        screen->place[i] = (float)place;
        timeline_add(timeline, &screen->risen[i], 1, MOTION_GLOW_IN, STAGGER_MS * (float)place);
    }
    const int parts = counted ? screen->line[0].parts : 1;
    for (int i = 0; i < parts; i++) {
        timeline_add_ms(timeline, &screen->told, (float)(i + 1), MOTION_WAIT, at, part_ms(screen, i));
        at += part_ms(screen, i);
    }
    at += WAIT_MS;
    for (int i = 0; i < screen->count; i++)
        timeline_add_ms(timeline, &screen->place[i], (float)i, MOTION_CONQUER, at, PLACE_MS);
    at = counted ? at + PLACE_MS : 0; // the table has told who has won
    timeline_add_ms(timeline, &screen->crowned, 1, MOTION_DROP, at, CROWN_MS);
    timeline_add_ms(timeline, &screen->feast, 1, MOTION_WAIT, at, FEAST_MS);
    timeline_add(timeline, &screen->known, 1, MOTION_GLOW_IN, at + CROWN_MS);
    if (app->over == 0)
        app->over = app->now;
    if (app->result_shown)
        show_final_state(screen);
}

static void leave(App *app, void *self) {
    (void)app;
    game_looks_finish(&((ResultScreen *)self)->looks);
}

// The fanfare is for a person who won, or for a game without any person.
static SoundKind cheer(const Session *session) {
    int persons = 0;
    bool won = false, winner[SEATS_MAX];
    int16_t points[SEATS_MAX];
    match_result(session_match(session), points, winner);
    for (Seat seat = 0; seat < session_options(session)->setup.seats; seat++) {
        persons += session_is_person(session, seat);
        won |= session_is_person(session, seat) && winner[seat] && !session_has_left(session, seat);
    }
    return won || persons == 0 ? SOUND_VICTORY : SOUND_DEFEAT;
}

static void play_sounds(App *app, ResultScreen *screen) {
    const int ticks = (int)(screen->told * TICKS);
    if (screen->crowned > 0 && !screen->cheered) {
        screen->cheered = true;
        app_play(app, cheer(app->session));
    } else if (ticks > screen->heard && screen->crowned <= 0) {
        app_play_step(app, SOUND_COUNT, (ticks - 1) % TICKS * SOUND_STEPS / TICKS);
    }
    screen->heard = ticks;
}

static bool update(App *app, void *self) {
    ResultScreen *screen = self;
    const bool was_moving = timeline_running(&screen->timeline);
    const bool moving = timeline_update(&screen->timeline, app->now);
    if (was_moving)
        gfx_damage_all(app->gfx);
    play_sounds(app, screen);
    app->result_shown |= screen->known >= 1;
    return moving;
}

// Returns true if there was anything to skip.
static bool skip(App *app, ResultScreen *screen) {
    const bool telling = screen->known < 1;
    if (timeline_running(&screen->timeline))
        timeline_skip(&screen->timeline);
    gfx_damage_all(app->gfx);
    app_request_update(app);
    return telling;
}

// During the presentation a key only skips it.
static bool event(App *app, void *self, const SDL_Event *event) {
    ResultScreen *screen = self;
    if (event->type != SDL_KEYDOWN || event->key.repeat != 0 || screen->known >= 1)
        return false;
    const SDL_Keycode code = event->key.keysym.sym;
    return (code == SDLK_SPACE || code == SDLK_RETURN || code == SDLK_KP_ENTER || code == SDLK_ESCAPE) &&
           skip(app, screen);
}

// Traces what has been counted so far, by the first seat of each panel.
static void tell(const App *app, const void *self, JsonOut *json) {
    const ResultScreen *screen = self;
    json_begin_object(json, "points");
    for (int i = 0; i < screen->count; i++)
        json_number(json, seat_faction_id(app, screen->line[i].seat[0]),
                    result_counted(screen, &screen->line[i]));
    json_end_object(json);
}

// The seat of the only person; SEAT_NONE: several play, or none, or nobody else.
static Seat only_person(const SessionOptions *options) {
    Seat person = SEAT_NONE;
    int persons = 0;
    for (Seat seat = 0; seat < options->setup.seats; seat++)
        if (options->who[seat] == NULL) {
            person = seat;
            persons++;
        }
    return persons == 1 && options->setup.seats > 1 ? person : SEAT_NONE;
}

bool result_next_captain(const App *app, SessionOptions *out) {
    SessionOptions next = app->chosen;
    const Seat person = only_person(&next);
    bool changed = false;
    for (Seat seat = 0; person != SEAT_NONE && seat < next.setup.seats; seat++) {
        const Captain *before = next.captain[seat];
        if (seat == person || before == NULL)
            continue;
        choice_step_captain(app->catalog, &next, seat, 1);
        if (next.captain[seat] == NULL) // the choice of none is among them
            choice_step_captain(app->catalog, &next, seat, 1);
        changed |= next.captain[seat] != before;
    }
    if (changed && out != NULL)
        *out = next;
    return changed;
}

bool result_other_side(const App *app, SessionOptions *out) {
    SessionOptions next = app->chosen;
    const uint8_t seats = next.setup.seats;
    const Seat person = only_person(&next);
    if (person == SEAT_NONE)
        return false;
    const Seat other = (Seat)((person + 1) % seats);
    next.who[person] = next.who[other];
    next.who[other] = NULL;
    next.captain[person] = next.captain[other] = NULL; // they belong to their factions
    for (size_t i = 0; i < sizeof next.name[0]; i++) {
        const char letter = next.name[person][i];
        next.name[person][i] = next.name[other][i];
        next.name[other][i] = letter;
    }
    if (out != NULL)
        *out = next;
    return true;
}

// From where so many commands have been carried out, to the command that ends a moment.
static void watch(App *app, int command, int last) {
    char path[1024];
    Text problem = {0};
    if (text_copy(path, sizeof path, app_game_file(app)) &&
        !app_watch_from(app, path, command, last, &problem))
        app_message(app, ui_word(app, UI_RESULT_WATCH), text_string(&problem), &result_screen);
    text_finish(&problem);
}

// Watches a moment again, from where it began: a system is taken at the end of a turn, after its battle, so
// that all of that is shown.
static void watch_moment(App *app, const ResultScreen *screen, int index) {
    const CourseMoment *moment = &screen->course.moment[index];
    const GameScreens *game = game_screens(app);
    MomentWords words = {.begins = -1};
    int command = -1;
    if (game->moment_words != NULL && screen->looks.looks != NULL &&
        game->moment_words(app, screen->looks.looks, &screen->course, index, &words) && words.begins >= 0)
        command =
            course_command_of(app->session, game_log_item(session_log(app->session), words.begins)->number);
    watch(app, command >= 0 ? command : moment->command, moment->command);
}

// Another game.
static void play(App *app, const SessionOptions *options) {
    Text problem = {0};
    SessionOptions next = *options;
    next.setup.seed = app_new_seed(app);
    choice_set_first(&next, app->first_seat_rule, next.setup.first); // draws lots again
    if (!app_start_game(app, &next, &problem))
        app_message(app, ui_word(app, UI_NOTICE_START), text_string(&problem), &menu_screen);
    text_finish(&problem);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    ResultScreen *screen = self;
    SessionOptions next;
    int moment;
    if (gesture->kind != GESTURE_CLICK)
        return;
    skip(app, screen);
    if (strcmp(gesture->id, "button:menu") == 0) {
        app->chosen.setup.seed = app_new_seed(app);
        app_leave_game(app);
    } else if (strcmp(gesture->id, "button:watch") == 0) {
        watch(app, 0, 0);
    } else if (strcmp(gesture->id, "button:details") == 0) {
        screen->details = !screen->details;
        app_request_layout(app);
    } else if (sscanf(gesture->id, "button:moment:%d", &moment) == 1 && moment >= 1 &&
               moment <= screen->course.moments) {
        watch_moment(app, screen, moment - 1);
    } else if (strcmp(gesture->id, "button:again") == 0) {
        play(app, &app->chosen);
    } else if (strcmp(gesture->id, "button:other_side") == 0 && result_other_side(app, &next)) {
        play(app, &next);
    } else if (strcmp(gesture->id, "button:next_captain") == 0 && result_next_captain(app, &next)) {
        play(app, &next);
    }
}

const Screen result_screen = {.name = "result",
                              .state_bytes = sizeof(ResultScreen),
                              .least_h = CONTENT_H,
                              .enter = enter,
                              .leave = leave,
                              .layout = layout,
                              .gesture = gesture,
                              .event = event,
                              .update = update,
                              .draw = draw,
                              .tell = tell};
