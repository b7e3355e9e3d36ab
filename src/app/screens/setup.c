// SPDX-License-Identifier: MIT
// Who plays what: up to six seats from left to right; below them the variant, options, who begins and the
// seed. The choice itself is app->chosen and app->first_seat_rule, changed by setup_choice.c; this file lays
// everything out and handles input.
#include "app/screens/setup_parts.h"

#include "engine/game.h"
#include "engine/map_choice.h"
#include "gfx/shape.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COPIED_MS 1600
#define SEED_DIGITS 20
#define STARTER_H 44.0f
#define START_H 76.0f
#define SEED_ID "setup:seed:edit"
#define NARROW 340.0f    // column width
#define CHIPS_A_ROW 8    // maximum; more use two rows
#define VARIANTS_A_ROW 3 // one column each; more use two rows
#define FLAGS_A_ROW 2
#define MAPS_A_ROW 2
#define BOXES_GAP 12.0f // between two rows of boxes

// ---- layout
// -----------------------------------------------------------------------------------------------------

bool setup_has_levels(const App *app) {
    const Opponent *serving[OPPONENTS_MAX + 1];
    return opponents_offered(app->catalog->game, serving) > 1;
}

bool setup_has_captains(const App *app, Seat seat) {
    return app->chosen.who[seat] != NULL &&
           catalog_next_captain(app->catalog, app->chosen.setup.faction[seat], NULL) != NULL;
}

static float seat_height(const App *app) {
    return (setup_has_levels(app) ? LEVELS_Y : WHO_Y) + FIELD_H + 20;
}

float setup_notes_y(const App *app) {
    return SEATS_Y + seat_height(app) + 14;
}

float setup_variants_y(const App *app) {
    return setup_notes_y(app) + NOTES_H + 12;
}

float setup_options_y(const App *app) {
    return setup_variants_y(app) + BOX_GAP + VARIANT_H + 12;
}

// True if there is nothing to choose but who begins; that is then shown next to the only variant, in one row.
static bool is_brief(const App *app) {
    return setup_variants(app) == 1 && setup_flags(app) == 0 && app->catalog->game->maps == NULL;
}

float setup_starter_y(const App *app) {
    return is_brief(app) ? setup_variants_y(app) : setup_options_y(app);
}

static float start_y(const App *app) {
    return setup_options_y(app) + (is_brief(app) ? 6 : BOX_GAP + 20);
}

GfxRect setup_place(const App *app, float x, float y, float w, float h) {
    const GfxLayout size = gfx_layout(app->gfx);
    const float height = is_brief(app) ? start_y(app) + START_H : setup_options_y(app) + BOX_GAP + OPTION_H;
    return widget_rect(app, (size.logical_w - setup_content_w(app)) / 2 + x,
                       (size.logical_h - height) / 2 + y, w, h);
}

float setup_content_w(const App *app) {
    return fminf(fmaxf(page_width(app), CONTENT_W_LEAST), CONTENT_W_MOST);
}

static float column_w(const App *app, int columns) {
    return (setup_content_w(app) + COLUMN_GAP) / (float)columns - COLUMN_GAP;
}

float setup_column_w(const App *app) {
    return column_w(app, COLUMNS);
}

bool setup_is_narrow(const App *app) {
    return setup_column_w(app) < NARROW;
}

static int seat_columns(const App *app) {
    return SDL_max(app->catalog->game->seats_max, COLUMNS);
}

float setup_seat_w(const App *app) {
    return column_w(app, seat_columns(app));
}

bool setup_seat_is_narrow(const App *app) {
    return setup_seat_w(app) < NARROW;
}

float setup_seat_x(const App *app, int seat) {
    const float step = setup_seat_w(app) + COLUMN_GAP;
    return step * ((float)seat + (float)(seat_columns(app) - app->catalog->game->seats_max) / 2);
}

static int count_of(const char *const *words) {
    int count = 0;
    while (words[count] != NULL)
        count++;
    return count;
}

int setup_variants(const App *app) {
    return count_of(app->catalog->game->variants);
}

int setup_flags(const App *app) {
    return count_of(app->catalog->game->flags);
}

// Maps lie where options would be: no game has both.
int setup_maps(const App *app) {
    const int maps = map_count(app->catalog, app->chosen.setup.seats);
    return maps > 1 && setup_flags(app) == 0 ? maps : 0;
}

float setup_column(const App *app, int index) {
    return (setup_column_w(app) + COLUMN_GAP) * (float)index;
}

const char *setup_faction_id(const App *app, uint8_t faction) {
    return catalog_id(app->catalog, app->catalog->game->seat_table, faction);
}

uint8_t setup_factions(const App *app) {
    return catalog_count(app->catalog, app->catalog->game->seat_table);
}

static void refuse(const App *app, Hit *hit, const char *reason) {
    hit->enabled = reason == CHOICE_FINE;
    if (!hit->enabled)
        text_copy(hit->reason, sizeof hit->reason, app_word(app, reason));
}

// The rectangle of one of `count` items side by side in a row of a seat.
static GfxRect in_row(const App *app, Seat seat, float y, float h, int index, int count, float gap) {
    const float step = ((setup_seat_w(app) - 2 * SEAT_EDGE) + gap) / (float)count;
    return setup_place(app, setup_seat_x(app, seat) + SEAT_EDGE + step * (float)index, SEATS_Y + y,
                       step - gap, h);
}

static void layout_header(App *app, Seat seat) {
    const float right = setup_seat_x(app, seat) + setup_seat_w(app) - 8;
    const SetupOptions *setup = &app->chosen.setup;
    static const char *const what[] = {"left", "right", "remove"};
    const char *const against[] = {
        seat > 0 ? CHOICE_FINE : ui_word_key(UI_SETUP_FIRST_SEAT),
        seat + 1 < setup->seats ? CHOICE_FINE : ui_word_key(UI_SETUP_LAST_SEAT),
        setup->seats > app->catalog->game->seats_min ? CHOICE_FINE : ui_word_key(UI_SETUP_NEEDS_TWO)};
    for (int i = 0; i < 3; i++)
        refuse(app,
               hits_add(&app->hits, setup_place(app, right - 44 * (float)(3 - i) + 4, SEATS_Y + 6, 40, 40),
                        "setup:seat:%d:%s", seat + 1, what[i]),
               against[i]);
}

static GfxRect chip_place(const App *app, Seat seat, int index, int count) {
    const int rows = count > CHIPS_A_ROW ? 2 : 1, a_row = (count + rows - 1) / rows;
    const float gap = a_row > 4 ? 4 : 12, h = (CHIP_H - gap * (float)(rows - 1)) / (float)rows;
    return in_row(app, seat, CHIPS_Y + (h + gap) * (float)(index / a_row), h, index % a_row, a_row, gap);
}

// A stepper: one step back, the current choice, one step on. what: id of the middle, steps: of what is
// stepped through.
static void layout_stepper(App *app, Seat seat, float y, const char *steps, const char *what) {
    const float x = setup_seat_x(app, seat) + SEAT_EDGE, w = setup_seat_w(app) - 2 * SEAT_EDGE;
    const float step = setup_seat_is_narrow(app) ? 40 : FIELD_H, gap = 6;
    y += SEATS_Y;
    hits_add(&app->hits, setup_place(app, x, y, step, FIELD_H), "setup:seat:%d:%s:back", seat + 1, steps);
    hits_add(&app->hits, setup_place(app, x + step + gap, y, w - 2 * (step + gap), FIELD_H),
             "setup:seat:%d:%s", seat + 1, what);
    hits_add(&app->hits, setup_place(app, x + w - step, y, step, FIELD_H), "setup:seat:%d:%s:next", seat + 1,
             steps);
}

// A computer may have a captain; computers without one and persons have a name.
static void layout_name(App *app, Seat seat) {
    if (setup_has_captains(app, seat))
        layout_stepper(app, seat, NAME_Y, "captain", app->chosen.captain[seat] != NULL ? "captain" : "name");
    else
        hits_add(&app->hits, in_row(app, seat, NAME_Y, FIELD_H, 0, 1, 0), "setup:seat:%d:name", seat + 1);
}

static void layout_seat(App *app, Seat seat) {
    const int number = seat + 1;
    layout_header(app, seat);
    hits_add(&app->hits, in_row(app, seat, PLATE_Y, PLATE_H, 0, 1, 0), "setup:seat:%d:faction", number);
    const uint8_t factions = setup_factions(app);
    for (uint8_t i = 0; i < factions; i++)
        hits_add(&app->hits, chip_place(app, seat, i, factions), "setup:seat:%d:faction:%s", number,
                 setup_faction_id(app, i));
    layout_name(app, seat);
    hits_add(&app->hits, in_row(app, seat, WHO_Y, FIELD_H, 0, 2, 12), "setup:seat:%d:person", number);
    hits_add(&app->hits, in_row(app, seat, WHO_Y, FIELD_H, 1, 2, 12), "setup:seat:%d:computer", number);
    if (setup_has_levels(app) && app->chosen.who[seat] != NULL)
        layout_stepper(app, seat, LEVELS_Y, "level", "level");
}

static void layout_starter(App *app) {
    const bool narrow = setup_is_narrow(app);
    const float y = setup_starter_y(app) + BOX_GAP + 14, words = narrow ? 44 : 72, gap = 6,
                edge = narrow ? 8 : 16;
    const int seats = app->chosen.setup.seats;
    const float left = setup_column(app, 2) + edge, room = setup_column_w(app) - 2 * edge;
    const float width = (room - 2 * (words + gap) + gap) / (float)app->catalog->game->seats_max - gap;
    hits_add(&app->hits, setup_place(app, left, y, words, STARTER_H), "setup:starter:rule");
    hits_add(&app->hits, setup_place(app, left + words + gap, y, words, STARTER_H), "setup:starter:lot");
    for (int i = 0; i < seats; i++)
        hits_add(&app->hits,
                 setup_place(app, left + 2 * (words + gap) + (width + gap) * (float)i, y, width, STARTER_H),
                 "setup:starter:seat:%d", i + 1);
}

static void layout_seed(App *app) {
    const float x = setup_column(app, 3) + 16, y = setup_variants_y(app) + BOX_GAP,
                half = (setup_column_w(app) - 32 - 8) / 2;
    hits_add(&app->hits, setup_place(app, x, y + 14, setup_column_w(app) - 32, 50), SEED_ID);
    hits_add(&app->hits, setup_place(app, x, y + 72, half + 24, 46), "setup:seed");
    hits_add(&app->hits, setup_place(app, x + half + 32, y + 72, half - 24, 46), "setup:seed:copy");
}

// The rectangle of one of `count` boxes: one column each if there are enough, else in two rows.
static GfxRect box_place(const App *app, float y, float h, int columns, int index, int count) {
    const int rows = count > columns ? 2 : 1;
    const int a_row = rows > 1 && (count + 1) / 2 > columns ? (count + 1) / 2 : columns;
    const float step = ((setup_column_w(app) + COLUMN_GAP) * (float)columns) / (float)a_row;
    const float high = (h - BOXES_GAP * (float)(rows - 1)) / (float)rows;
    return setup_place(app, step * (float)(index % a_row), y + (high + BOXES_GAP) * (float)(index / a_row),
                       step - COLUMN_GAP, high);
}

static GfxRect variant_place(const App *app, int index) {
    return box_place(app, setup_variants_y(app) + BOX_GAP, VARIANT_H, VARIANTS_A_ROW, index,
                     setup_variants(app));
}

// More than two rows of two would be too narrow to read: the rest goes next to the variants if there is room.
static int flags_below(const App *app) {
    const int flags = setup_flags(app), most = 2 * FLAGS_A_ROW;
    return flags - most <= VARIANTS_A_ROW - setup_variants(app) && flags > most ? most : flags;
}

static GfxRect flag_place(const App *app, int index) {
    const int below = flags_below(app);
    if (index >= below)
        return variant_place(app, setup_variants(app) + index - below);
    return box_place(app, setup_options_y(app) + BOX_GAP, OPTION_H, FLAGS_A_ROW, index, below);
}

static void layout_maps(App *app) {
    const Catalog *catalog = app->catalog;
    const int maps = setup_maps(app);
    int index = 0;
    for (uint8_t map = 0; maps > 0 && map < catalog_count(catalog, catalog->game->maps->table); map++)
        if (map_fits(catalog, map, app->chosen.setup.seats))
            hits_add(&app->hits,
                     box_place(app, setup_options_y(app) + BOX_GAP, OPTION_H, MAPS_A_ROW, index++, maps),
                     SETUP_MAP "%s", catalog_id(catalog, catalog->game->maps->table, map));
}

static void layout(App *app, void *self) {
    (void)self;
    const SetupOptions *setup = &app->chosen.setup;
    const Game *game = app->catalog->game;
    page_head_regions(app);
    for (Seat seat = 0; seat < setup->seats; seat++)
        layout_seat(app, seat);
    if (setup->seats < game->seats_max)
        hits_add(
            &app->hits,
            setup_place(app, setup_seat_x(app, setup->seats), SEATS_Y, setup_seat_w(app), seat_height(app)),
            "setup:seat:%d:add", setup->seats + 1);
    for (int i = 0; setup_variants(app) > 1 && game->variants[i] != NULL; i++)
        refuse(app, hits_add(&app->hits, variant_place(app, i), "setup:variant:%s", game->variants[i]),
               choice_against_variant(app->catalog, setup, (uint8_t)i));
    layout_seed(app);
    for (int i = 0; game->flags[i] != NULL; i++)
        refuse(app, hits_add(&app->hits, flag_place(app, i), "setup:%s", game->flags[i]),
               choice_against_flag(app->catalog, setup, (uint8_t)(1 << i)));
    layout_maps(app);
    layout_starter(app);
    hits_add(&app->hits, setup_place(app, setup_column(app, 3), start_y(app), setup_column_w(app), START_H),
             "setup:start")
        ->first = true;
}

static void draw(App *app, void *self) {
    page_ground_draw(app, PAGE_DIM);
    page_head_draw(app, ui_word(app, UI_SETUP_TITLE), 0);
    setup_draw_seats(app, self);
    setup_draw_rules(app, self);
}

// ---- typing
// -----------------------------------------------------------------------------------------------------

TextFieldLook setup_name_look(const App *app, Seat seat) {
    const char *name = app->chosen.name[seat];
    return (TextFieldLook){
        .text =
            gfx_text_missing_letter(app->gfx, name, GFX_FONTS_ALL) == 0 ? name : "", // as player_name does
        .hint = ui_word(app, setup_has_captains(app, seat) ? UI_SETUP_NO_CAPTAIN : UI_SETUP_NAME),
        .icon = "icons/phosphor/pencil-simple.svg",
        .text_size = 20};
}

TextFieldLook setup_seed_look(const App *app, char *buffer, size_t size) {
    snprintf(buffer, size, "%llu", (unsigned long long)app->chosen.setup.seed);
    return (TextFieldLook){
        .text = buffer, .hint = "", .icon = "icons/phosphor/pencil-simple.svg", .text_size = 26};
}

const TextField *setup_field(const SetupScreen *screen, const char *hit_id) {
    return screen->editing[0] != '\0' && strcmp(screen->editing, hit_id) == 0 ? &screen->field : NULL;
}

// Parses "setup:seat:N:name"; SEAT_NONE for other ids.
static Seat name_seat(const char *id) {
    return strncmp(id, "setup:seat:", 11) == 0 && strcmp(id + 12, ":name") == 0 ? (Seat)(id[11] - '1')
                                                                                : SEAT_NONE;
}

static TextFieldLook look_of(const App *app, const char *id, char *buffer, size_t size) {
    const Seat seat = name_seat(id);
    return seat != SEAT_NONE ? setup_name_look(app, seat) : setup_seed_look(app, buffer, size);
}

static void begin_edit(App *app, SetupScreen *screen, const char *id) {
    char number[24];
    const TextFieldLook look = look_of(app, id, number, sizeof number);
    const bool is_name = name_seat(id) != SEAT_NONE;
    text_copy(screen->editing, sizeof screen->editing, id);
    text_field_begin(&screen->field, look.text, is_name ? SEAT_NAME_LETTERS : SEED_DIGITS,
                     is_name ? SEAT_NAME_BYTES - 1 : SEED_DIGITS, !is_name);
    text_field_open(app, id, &screen->field, is_name);
    app_request_layout(app);
}

static void take_seed(App *app, const char *digits) {
    char *end;
    errno = 0;
    const unsigned long long seed = strtoull(digits, &end, 10);
    if (digits[0] != '\0' && *end == '\0' && errno == 0)
        app->chosen.setup.seed = seed;
}

static void end_edit(App *app, SetupScreen *screen, bool take) {
    if (screen->editing[0] == '\0')
        return;
    const Seat seat = name_seat(screen->editing);
    if (take && seat < app->chosen.setup.seats)
        choice_set_name(&app->chosen, seat, screen->field.text);
    else if (take && seat == SEAT_NONE)
        take_seed(app, screen->field.text);
    screen->editing[0] = '\0';
    app_request_layout(app);
}

static bool event(App *app, void *self, const SDL_Event *event) {
    SetupScreen *screen = self;
    if (screen->editing[0] == '\0')
        return false;
    const TextFieldAnswer answer = text_field_event(&screen->field, event);
    if (answer == FIELD_IGNORED)
        return false;
    text_field_say_refused(app, screen->editing, &screen->field);
    if (answer == FIELD_TAKEN)
        gfx_damage_all(app->gfx);
    else
        end_edit(app, screen, answer != FIELD_CANCELLED);
    return answer != FIELD_LEFT;
}

// ---- input
// -----------------------------------------------------------------------------------------------------

static void start(App *app) {
    Text problem = {0};
    choice_set_first(&app->chosen, app->first_seat_rule, app->chosen.setup.first);
    app->gone_map[0] = '\0'; // the player has been told
    if (!app_start_game(app, &app->chosen, &problem))
        app_message(app, ui_word(app, UI_NOTICE_START), text_string(&problem), &setup_screen);
    text_finish(&problem);
}

// `what` is the rest of "setup:seat:N:…".
static void seat_clicked(App *app, SetupScreen *screen, Seat seat, const char *what) {
    SessionOptions *chosen = &app->chosen;
    char id[HIT_ID_MAX];
    if (strcmp(what, "faction") == 0)
        choice_set_faction(app->catalog, chosen, seat,
                           (uint8_t)((chosen->setup.faction[seat] + 1) % setup_factions(app)));
    else if (strncmp(what, "faction:", 8) == 0)
        choice_set_faction(app->catalog, chosen, seat,
                           catalog_find(app->catalog, app->catalog->game->seat_table, what + 8));
    else if (strcmp(what, "name") == 0) {
        snprintf(id, sizeof id, "setup:seat:%d:name", seat + 1);
        begin_edit(app, screen, id);
    } else if (strcmp(what, "person") == 0)
        choice_seat_person(chosen, seat);
    else if (strcmp(what, "computer") == 0) {
        if (chosen->who[seat] == NULL)
            choice_seat_computer(app->catalog, chosen, seat);
    } else if (strncmp(what, "captain", 7) == 0)
        choice_step_captain(app->catalog, chosen, seat, strcmp(what, "captain:back") == 0 ? -1 : 1);
    else if (strncmp(what, "level", 5) == 0)
        choice_step_level(app->catalog, chosen, seat, strcmp(what, "level:back") == 0 ? -1 : 1);
    else if (strcmp(what, "add") == 0)
        choice_add_seat(app->catalog, chosen);
    else if (strcmp(what, "remove") == 0)
        choice_remove_seat(app->catalog, chosen, seat);
    else
        choice_move_seat(app->catalog, chosen, seat, strcmp(what, "left") == 0 ? -1 : 1);
}

// `what` is the rest of "setup:starter:…".
static void starter_clicked(App *app, const char *what) {
    Seat seat = SEAT_NONE;
    if (strncmp(what, "seat:", 5) == 0)
        seat = (Seat)(what[5] - '1');
    app->first_seat_rule = seat != SEAT_NONE          ? FIRST_CHOSEN
                           : strcmp(what, "lot") == 0 ? FIRST_BY_LOT
                                                      : FIRST_BY_RULES;
    app->chosen.setup.first = seat;
}

static void map_clicked(App *app, const char *id) {
    choice_set_map(&app->chosen, catalog_find(app->catalog, app->catalog->game->maps->table, id));
    app->gone_map[0] = '\0';
}

static void copy_seed(App *app, SetupScreen *screen) {
    char number[24];
    snprintf(number, sizeof number, "%llu", (unsigned long long)app->chosen.setup.seed);
    if (SDL_SetClipboardText(number) == 0)
        screen->copied_until = app->now + COPIED_MS;
}

static int index_of(const char *const *words, const char *word) {
    for (int i = 0; words[i] != NULL; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return -1;
}

// `what` is the rest of "setup:…".
static void clicked(App *app, SetupScreen *screen, const char *what) {
    const Game *game = app->catalog->game;
    const int flag = index_of(game->flags, what);
    if (strncmp(what, "seat:", 5) == 0)
        seat_clicked(app, screen, (Seat)(what[5] - '1'), what + 7);
    else if (strncmp(what, "variant:", 8) == 0)
        choice_set_variant(app->catalog, &app->chosen, (uint8_t)index_of(game->variants, what + 8));
    else if (strncmp(what, "map:", 4) == 0)
        map_clicked(app, what + 4);
    else if (flag >= 0)
        choice_toggle_flag(app->catalog, &app->chosen, (uint8_t)(1 << flag));
    else if (strncmp(what, "starter:", 8) == 0)
        starter_clicked(app, what + 8);
    else if (strcmp(what, "seed") == 0)
        app->chosen.setup.seed = app_new_seed(app);
    else if (strcmp(what, "seed:copy") == 0)
        copy_seed(app, screen);
    else if (strcmp(what, "seed:edit") == 0)
        begin_edit(app, screen, SEED_ID);
    else if (strcmp(what, "start") == 0)
        start(app);
    if (app->first_seat_rule == FIRST_CHOSEN && app->chosen.setup.first == SEAT_NONE)
        app->first_seat_rule = FIRST_BY_RULES; // the chosen first seat has left
    app_request_layout(app);
}

static void click(App *app, SetupScreen *screen, const Gesture *gesture) {
    const Hit *hit = gesture->hit;
    screen->told[0] = '\0';
    if (setup_field(screen, gesture->id) != NULL) {
        char number[24];
        const TextFieldLook look = look_of(app, gesture->id, number, sizeof number);
        text_field_click(app, gesture->id, &screen->field, &look, gesture->x);
        gfx_damage_all(app->gfx);
        return;
    }
    end_edit(app, screen, true);
    if (strcmp(gesture->id, "button:back") == 0) {
        app_show(app, &menu_screen);
    } else if (hit != NULL && !hit->enabled) {
        text_copy(screen->told, sizeof screen->told, hit->id);
        gfx_damage_all(app->gfx);
    } else if (hit != NULL && strncmp(hit->id, "setup:", 6) == 0) {
        clicked(app, screen, hit->id + 6);
    }
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    if (gesture->kind == GESTURE_HOVER)
        gfx_damage(app->gfx, setup_place(app, 0, setup_notes_y(app), setup_content_w(app), NOTES_H));
    else if (gesture->kind == GESTURE_CANCEL && gesture->by_key)
        app_show(app, &menu_screen);
    else if (gesture->kind == GESTURE_CLICK)
        click(app, self, gesture);
}

static void enter(App *app, void *self) {
    SetupScreen *screen = self;
    Problems ignored = {0}; // tests/strength/opponents.py --check reads our own file
    strengths_load(&screen->strengths, app->skins->assets->folder[0], &ignored);
    if (app->first_seat_rule != FIRST_CHOSEN)
        app->chosen.setup.first = SEAT_NONE; // drawn by lot in the last game
    char text[240];
    if (app->gone_map[0] != '\0' && !widget_has_room_for_details(app)) // else it stands among the notes
        app_remark(app, NULL, setup_gone_map(app, text, sizeof text));
}

static void leave(App *app, void *self) {
    end_edit(app, self, true);
    app_remember_choice(app);
}

// "Copied" disappears by itself.
static bool update(App *app, void *self) {
    SetupScreen *screen = self;
    if (screen->copied_until == 0)
        return false;
    if (app->now < screen->copied_until)
        return true;
    screen->copied_until = 0;
    gfx_damage_all(app->gfx);
    return false;
}

const Screen setup_screen = {.name = "setup",
                             .state_bytes = sizeof(SetupScreen),
                             .least_h = CONTENT_H,
                             .enter = enter,
                             .leave = leave,
                             .layout = layout,
                             .gesture = gesture,
                             .event = event,
                             .update = update,
                             .draw = draw};
