// SPDX-License-Identifier: MIT
// The menu: a tile for each game and the actions for the chosen one. A click chooses a game; a click on the
// chosen one continues it or starts another; arrow keys choose too.
#include "app/screens/menu_parts.h"

#include "app/art/target_art.h"
#include "core/platform.h"
#include "data/lesson_plan.h"
#include "engine/game_facts.h"
#include "gfx/image.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"
#include "play/setup_choice.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CANVAS_H 1080.0f
#define HIGH_MOST 1240.0f
#define K_LEAST 0.7f
#define EDGE_PART 0.05f
#define EDGE_LEAST 40.0f
#define EDGE_MOST 96.0f
#define WIDE_MOST 2000.0f
#define ROW_GAP 14.0f
#define ROW_LEAST 64.0f
#define SMALL_LEAST 44.0f
#define SMALL_W 176.0f
#define OFFER_ID "menu:offer"
#define PLAY_LEAST_W 1400.0f // logical, of the row: from there on it has room for one entry more
#define OFFER_W 440.0f
#define OFFER_LEAST_W 180.0f
#define BESIDE_UNDER 90.0f // an entry's icon and margins
#define FINE_PRINT 0xFFB4C3D9u

// ---- layout

MenuPlaces menu_places(const App *app) {
    const GfxLayout size = gfx_layout(app->gfx);
    const float high = fminf(size.logical_h, HIGH_MOST), k = fmaxf(fminf(high / CANVAS_H, 1), K_LEAST);
    const float edge = fmaxf(fminf(size.logical_w * EDGE_PART, EDGE_MOST), EDGE_LEAST);
    const float top = (size.logical_h - high) / 2;
    MenuPlaces at = {.width = fminf(size.logical_w - 2 * edge, WIDE_MOST), .head = 62 * k};
    at.left = (size.logical_w - at.width) / 2;
    at.head_y = top + 50 * k;
    at.tiles_y = top + 176 * k;
    at.print_y = top + high - 58;
    at.small_h = fmaxf(50 * k, SMALL_LEAST);
    at.small_y = at.print_y - 44 * k - at.small_h;
    at.row_h = fmaxf(86 * k, ROW_LEAST);
    at.row_y = at.small_y - 28 * k - at.row_h;
    at.tiles_h = at.row_y - 34 * k - at.tiles_y;
    return at;
}

int menu_chosen(const App *app, const MenuScreen *screen) {
    for (int i = 0; i < screen->games; i++)
        if (screen->game[i] == app->catalog)
            return i;
    return 0;
}

static const SavedGame *running(const App *app, const MenuScreen *screen) {
    return screen->running[menu_chosen(app, screen)];
}

// ---- actions

static void leave_program(App *app, const MenuScreen *screen) {
    (void)screen;
    app_quit(app);
}

// The lesson is offered until a game or lesson has been started.
static void forget_offer(App *app) {
    Text problem = {0};
    AppSettings wanted = app->settings;
    wanted.lesson_offered = true;
    app_change_settings(app, &wanted, &problem); // only a change of language can fail
    text_finish(&problem);
}

static void start_lesson(App *app, const MenuScreen *screen) {
    (void)screen;
    Text problem = {0};
    if (!app_start_lesson(app, &problem))
        app_message(app, ui_word(app, UI_LESSON_BROKEN), text_string(&problem), &menu_screen);
    text_finish(&problem);
}

static void resume_last(App *app, const MenuScreen *screen) {
    Text problem = {0};
    if (!app_resume_game(app, running(app, screen)->path, &problem))
        app_message(app, ui_word(app, UI_GAMES_FAULT), text_string(&problem), &menu_screen);
    text_finish(&problem);
}

// Begins a game as the last one was set up; at first a person against computers.
static void play_at_once(App *app, const MenuScreen *screen) {
    (void)screen;
    Text problem = {0};
    if (app->gone_map[0] != '\0') { // that has to be said first
        app_show(app, &setup_screen);
        return;
    }
    if (app->first_seat_rule != FIRST_CHOSEN)
        app->chosen.setup.first = SEAT_NONE; // drawn by lot in the last game
    choice_set_first(&app->chosen, app->first_seat_rule, app->chosen.setup.first);
    app->chosen.setup.seed = app_new_seed(app);
    if (!app_start_game(app, &app->chosen, &problem))
        app_message(app, ui_word(app, UI_NOTICE_START), text_string(&problem), &menu_screen);
    text_finish(&problem);
}

static void next_language(App *app, const MenuScreen *screen) {
    (void)screen;
    Text problem = {0};
    AppSettings wanted = app->settings;
    const int next = (app_language(app, wanted.language) + 1) % app_languages(app);
    text_copy(wanted.language, sizeof wanted.language, app_language_code(app, next));
    if (!app_change_settings(app, &wanted, &problem))
        app_message(app, ui_word(app, UI_NOTICE_LANGUAGE), text_string(&problem), &menu_screen);
    text_finish(&problem);
}

// ---- entries

// The line below an entry's word.
typedef enum Under {
    UNDER_NOTHING,
    UNDER_PROGRESS,
    UNDER_GAME,  // the chosen game's name
    UNDER_LAST,  // that it is set up like the last one
    UNDER_SAVED, // the number of saved games
    UNDER_LESSON
} Under;

// An entry leads to a screen or calls a function. One with an asset `folder` is disabled for games without
// it. The first visible entry is the primary button.
typedef struct Entry {
    const char *id;
    UiWord word;
    const char *icon;
    const Screen *screen;
    void (*act)(App *app, const MenuScreen *screen);
    Under under;
    const char *folder;
    bool small; // belongs to the program rather than the chosen game
} Entry;

static const Entry entries[] = {
    {"menu:continue", UI_MENU_CONTINUE, "icons/phosphor/play.svg", NULL, resume_last, UNDER_PROGRESS, NULL,
     false},
    {"menu:new", UI_MENU_NEW, "icons/phosphor/cards.svg", &setup_screen, NULL, UNDER_GAME, NULL, false},
    {"menu:play", UI_MENU_PLAY, "icons/phosphor/arrow-counter-clockwise.svg", NULL, play_at_once, UNDER_LAST,
     NULL, false},
    {"menu:games", UI_MENU_GAMES, "icons/phosphor/folder-open.svg", &load_screen, NULL, UNDER_SAVED, NULL,
     false},
    {"menu:lesson", UI_MENU_LESSON, "icons/phosphor/star.svg", NULL, start_lesson, UNDER_LESSON, "lesson",
     false},
    {"menu:gallery", UI_MENU_GALLERY, "icons/phosphor/stack.svg", &gallery_screen, NULL, UNDER_GAME, NULL,
     false},
    {"menu:help", UI_MENU_HELP, "icons/phosphor/question.svg", &rules_screen, NULL, UNDER_GAME, "rules",
     false},
    {"menu:settings", UI_MENU_SETTINGS, "icons/phosphor/gear.svg", &settings_screen, NULL, UNDER_NOTHING,
     NULL, true},
    {"menu:packs", UI_MENU_PACKS, "glyphs/pack.svg", &packs_screen, NULL, UNDER_NOTHING, NULL, true},
    {"menu:language", UI_LANGUAGE_NAME, "icons/phosphor/globe.svg", NULL, next_language, UNDER_NOTHING, NULL,
     true},
    {"menu:quit", UI_MENU_QUIT, "icons/phosphor/sign-out.svg", NULL, leave_program, UNDER_NOTHING, NULL,
     true},
};
#define ENTRIES ((int)(sizeof entries / sizeof entries[0]))

static bool is_there(const App *app, const MenuScreen *screen, const Entry *entry) {
    if (entry->act == play_at_once) // where letters are so large that few entries fit, the set-up is enough
        return menu_places(app).width >= PLAY_LEAST_W;
    return entry->act != resume_last || running(app, screen) != NULL;
}

static const Entry *first_entry(const App *app, const MenuScreen *screen) {
    const Entry *entry = entries;
    while (!is_there(app, screen, entry))
        entry++;
    return entry;
}

static bool has_files(const App *app, const Entry *entry) {
    char inside[80], folder[1024];
    if (entry->folder == NULL)
        return true;
    snprintf(inside, sizeof inside, "%s/%s", entry->folder, game_id(app->catalog->game));
    gfx_asset_path(app->gfx, inside, folder, sizeof folder);
    return platform_may(folder, PLATFORM_READ);
}

// ---- the screen

static void find_games(App *app, MenuScreen *screen) {
    const ScenarioPacks packs = app_packs(app);
    screen->games = app_games(app, screen->game);
    for (int i = 0; i < screen->games; i++)
        screen->running[i] = saved_games_newest(&screen->saved, &packs, screen->game[i]);
}

static void enter(App *app, void *self) {
    MenuScreen *screen = self;
    const ScenarioPacks packs = app_packs(app);
    saved_games_read(&screen->saved, app_games_folder(app), &packs);
    find_games(app, screen);
}

static void leave(App *app, void *self) {
    (void)app;
    saved_games_free(&((MenuScreen *)self)->saved);
}

static void lay_row(App *app, const MenuScreen *screen, const MenuPlaces *at) {
    int count = 0, place = 0;
    for (int i = 0; i < ENTRIES; i++)
        count += !entries[i].small && is_there(app, screen, &entries[i]);
    const float step = (at->width + ROW_GAP) / (float)count;
    for (int i = 0; i < ENTRIES; i++) {
        const Entry *entry = &entries[i];
        if (entry->small || !is_there(app, screen, entry))
            continue;
        Hit *hit =
            hits_add(&app->hits,
                     widget_rect(app, at->left + step * (float)place++, at->row_y, step - ROW_GAP, at->row_h),
                     "%s", entry->id);
        hit->first = entry == first_entry(app, screen);
        hit->enabled = has_files(app, entry);
        if (!hit->enabled)
            text_copy(hit->reason, sizeof hit->reason, ui_word(app, UI_MENU_NONE));
    }
}

// Reads the duration of the chosen game's lesson. Faults are reported when it is started.
static void find_time(const App *app, MenuScreen *screen) {
    char inside[40 + ID_MAX], path[1024];
    if (screen->timed == app->catalog)
        return;
    screen->timed = app->catalog;
    screen->lesson_minutes = 0;
    snprintf(inside, sizeof inside, "lesson/%s/plan.json", game_id(app->catalog->game));
    gfx_asset_path(app->gfx, inside, path, sizeof path);
    Problems *problems = calloc(1, sizeof *problems);
    LessonPlan *plan =
        problems != NULL && platform_may(path, PLATFORM_READ) ? lesson_plan_load(path, problems) : NULL;
    if (plan != NULL)
        screen->lesson_minutes = plan->minutes;
    lesson_plan_destroy(plan);
    free(problems);
}

// The right end of the program's buttons.
static float small_end(void) {
    int count = 0;
    for (int i = 0; i < ENTRIES; i++)
        count += entries[i].small;
    return (float)count * (SMALL_W + ROW_GAP) + ROW_GAP;
}

// The offer of the lesson, shown to first-time players below its button.
static void lay_offer(App *app, const MenuScreen *screen) {
    const Hit *lesson = hits_find(&app->hits, "menu:lesson");
    if (app->settings.lesson_offered || lesson == NULL || !lesson->enabled || screen->lesson_minutes == 0)
        return;
    const MenuPlaces at = menu_places(app);
    const float right = app_px(app, at.left + at.width), left = app_px(app, at.left + small_end());
    const float w = fminf(app_px(app, OFFER_W), right - left);
    if (w >= app_px(app, OFFER_LEAST_W))
        hits_add(&app->hits,
                 gfx_rect(fmaxf(fminf(lesson->rect.x, right - w), left), app_px(app, at.small_y), w,
                          app_px(app, at.small_h)),
                 OFFER_ID);
}

static void layout(App *app, void *self) {
    MenuScreen *screen = self;
    const MenuPlaces at = menu_places(app);
    float x = at.left;
    find_time(app, screen);
    menu_tiles_regions(app, screen);
    lay_row(app, screen, &at);
    for (int i = 0; i < ENTRIES; i++) {
        if (!entries[i].small)
            continue;
        hits_add(&app->hits, widget_rect(app, x, at.small_y, SMALL_W, at.small_h), "%s", entries[i].id);
        x += SMALL_W + ROW_GAP;
    }
    lay_offer(app, screen);
}

// ---- drawing

static void draw_title(App *app) {
    const MenuPlaces at = menu_places(app);
    const float scale = gfx_layout(app->gfx).scale, x = at.left + at.head * 1.28f;
    const GfxPaint logo = paint_down(COLOR_WHITE, 0xFFBFD9FFu);
    gfx_icon_glow(app->gfx, "glyphs/logo.svg", app_px(app, at.left), app_px(app, at.head_y),
                  app_px(app, at.head), &logo, app_px(app, 14), color_alpha(0xFF7FB8FFu, 0.6f));
    GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, at.head, COLOR_WHITE, GFX_LEFT);
    title.tracking = 0.045f;
    title.shadow = color_alpha(0xFF468CFFu, 0.35f);
    gfx_text_fit(app->gfx, &title, 24 * scale,
                 widget_rect(app, x, at.head_y - 2, at.left + at.width - 350 - x, at.head),
                 ui_word(app, UI_MENU_TITLE));
    if (!widget_has_room_for_details(app))
        return;
    const GfxStyle lead = widget_style(app, GFX_FONT_TEXT, 18, COLOR_TEXT, GFX_LEFT);
    gfx_text_fit(app->gfx, &lead, 14 * scale,
                 widget_rect(app, x, at.head_y + at.head, at.left + at.width - x, 28),
                 ui_word(app, UI_MENU_LEAD));
}

// A plate behind small words, because the picture may be bright there.
static void draw_plate(App *app, GfxRect words) {
    const GfxPaint ground = paint_solid(color_alpha(COLOR_SPACE, 0.72F));
    gfx_round(app->gfx, gfx_inset(words, -app_px(app, 5)), app_px(app, 8), &ground);
}

static void draw_fine_print(App *app) {
    if (!widget_has_room_for_details(app))
        return;
    const MenuPlaces at = menu_places(app);
    const GfxStyle left = widget_style(app, GFX_FONT_TEXT, 14, FINE_PRINT, GFX_LEFT);
    const GfxRect place = widget_rect(app, at.left, at.print_y, at.width - 180, 48);
    const int lines = gfx_text_lines(app->gfx, &left, place.w, ui_word(app, UI_MENU_LEGAL));
    const float wide = fminf(gfx_text_width(app->gfx, &left, ui_word(app, UI_MENU_LEGAL)), place.w);
    draw_plate(app, gfx_rect(place.x, place.y, wide,
                             fminf((float)lines * widget_line(app, 19) * gfx_text_scale(app->gfx), place.h)));
    gfx_text_wrapped_fit(app->gfx, &left, 12, widget_line(app, 19), place, ui_word(app, UI_MENU_LEGAL));
    const GfxStyle right = widget_style(app, GFX_FONT_TEXT, 14, FINE_PRINT, GFX_RIGHT);
    char version[60];
    gfx_text(app->gfx, &right, widget_rect(app, at.left + at.width - 160, at.print_y, 160, 20),
             ui_fill(app, version, sizeof version, UI_MENU_VERSION, STR("version", STARDECK_VERSION)));
}

static const char *players(const App *app, uint8_t count, char *buffer, size_t size) {
    static const UiWord words[] = {UI_GAMES_SEATS_2, UI_GAMES_SEATS_3, UI_GAMES_SEATS_4};
    if (count >= 2 && count <= 4)
        return ui_word(app, words[count - 2]);
    return ui_fill(app, buffer, size, UI_GAMES_SEATS_MANY, NUM("count", count));
}

const char *menu_progress(const App *app, const SavedGame *game, char *buffer, size_t size) {
    char many[60];
    const char *who = players(app, game->header.setup.seats, many, sizeof many);
    if (game->round > 0)
        return ui_fill(app, buffer, size, UI_GAMES_PROGRESS, NUM("round", game->round), STR("players", who));
    text_copy(buffer, size, who);
    return buffer;
}

static const char *lesson_words(const App *app, const MenuScreen *screen, UiWord word, char *buffer,
                                size_t size) {
    return ui_fill(app, buffer, size, word, NUM("minutes", screen->lesson_minutes));
}

static const char *under(const App *app, const MenuScreen *screen, const Entry *entry, bool enabled,
                         char *buffer, size_t size) {
    if (!enabled || (entry->under == UNDER_SAVED && screen->saved.count == 0))
        return ui_word(app, UI_MENU_NONE);
    switch (entry->under) {
    case UNDER_PROGRESS:
        return menu_progress(app, running(app, screen), buffer, size);
    case UNDER_GAME:
        return app_game_name(app, app->catalog);
    case UNDER_LAST:
        return ui_word(app, app_choice_is_kept(app) ? UI_MENU_AS_LAST : UI_MENU_AS_FIRST);
    case UNDER_SAVED:
        snprintf(buffer, size, "%d", screen->saved.count);
        return buffer;
    case UNDER_LESSON:
        return screen->lesson_minutes > 0 ? lesson_words(app, screen, UI_MENU_LESSON_TIME, buffer, size)
                                          : NULL;
    default:
        return NULL;
    }
}

// Returns NULL rather than truncated text; the tile shows the same.
static const char *if_it_fits(App *app, const Hit *hit, const char *text) {
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    return text != NULL && gfx_text_width(app->gfx, &least, text) <= hit->rect.w - app_px(app, BESIDE_UNDER)
               ? text
               : NULL;
}

static void draw_entry(App *app, const MenuScreen *screen, const Entry *entry) {
    char text[120];
    const Hit *hit = hits_find(&app->hits, entry->id);
    if (hit == NULL)
        return;
    widget_button(
        app, entry->id,
        &(Button){.look = entry == first_entry(app, screen) ? BUTTON_PRIMARY : BUTTON_QUIET,
                  .text = ui_word(app, entry->word),
                  .under = if_it_fits(app, hit, under(app, screen, entry, hit->enabled, text, sizeof text)),
                  .icon = entry->icon,
                  .text_size = entry->small ? 18 : 21,
                  .left = !entry->small});
}

// The whole sentence if there is room for it, else its first words.
static bool draw_offer(App *app, const MenuScreen *screen) {
    const Hit *offer = hits_find(&app->hits, OFFER_ID), *lesson = hits_find(&app->hits, "menu:lesson");
    char text[120];
    if (offer == NULL || lesson == NULL)
        return false;
    const GfxRect rect = offer->rect;
    const float from = fmaxf(rect.x, lesson->rect.x),
                to = fminf(rect.x + rect.w, lesson->rect.x + lesson->rect.w);
    const float x = roundf((from + to) / 2), low = lesson->rect.y + lesson->rect.h;
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT_MEDIUM, 15, COLOR_HEADING, GFX_LEFT);
    lesson_words(app, screen, UI_MENU_OFFER, text, sizeof text);
    const bool fits = gfx_text_width(app->gfx, &least, text) <= rect.w - app_px(app, BESIDE_UNDER);
    gfx_glow(app->gfx, lesson->rect, app_px(app, 12), app_px(app, 22), color_alpha(COLOR_ICE, 0.3f));
    gfx_line(app->gfx, x, low, x, rect.y, fmaxf(2, app_px(app, 2)), COLOR_ICE);
    widget_button(app, OFFER_ID,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = fits ? text : ui_word(app, UI_MENU_OFFER_SHORT),
                            .icon = "icons/phosphor/star.svg",
                            .text_size = 18});
    return true;
}

// Explains the tiles.
static void draw_hint(App *app, const MenuScreen *screen) {
    const MenuPlaces at = menu_places(app);
    const float taken = small_end();
    const char *hint = ui_word(app, UI_MENU_HINT);
    const GfxRect place = widget_rect(app, at.left + taken, at.small_y, at.width - taken, at.small_h);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_RIGHT);
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT, 13, COLOR_TEXT_DIM, GFX_RIGHT);
    if (screen->games < 2 || !widget_has_room_for_details(app) ||
        gfx_text_width(app->gfx, &least, hint) > place.w)
        return; // nothing rather than truncated text
    const float wide = fminf(gfx_text_width(app->gfx, &style, hint), place.w), line = widget_line(app, 20);
    draw_plate(app, gfx_rect(place.x + place.w - wide, place.y + (place.h - line) / 2, wide, line));
    gfx_text_fit(app->gfx, &style, least.size, place, hint);
}

static void draw(App *app, void *self) {
    const MenuScreen *screen = self;
    background_draw(app->gfx, app->pictures, BACKGROUND_MENU);
    draw_title(app);
    menu_tiles_draw(app, screen);
    if (!draw_offer(app, screen))
        draw_hint(app, screen);
    for (int i = 0; i < ENTRIES; i++)
        draw_entry(app, screen, &entries[i]);
    draw_fine_print(app);
}

// ---- input

// The first person gets the faction, then the set-up screen opens.
static void play_as(App *app, uint8_t faction) {
    SessionOptions *chosen = &app->chosen;
    Seat seat = 0;
    while (seat + 1 < chosen->setup.seats && chosen->who[seat] != NULL)
        seat++;
    if (chosen->who[seat] != NULL)
        seat = 0;
    choice_set_faction(app->catalog, chosen, seat, faction);
    forget_offer(app);
    app_visit(app, &setup_screen);
}

static void open_entry(App *app, const MenuScreen *screen, const Entry *entry) {
    if (entry->screen == &setup_screen || entry->act == start_lesson)
        forget_offer(app);
    if (entry->act != NULL)
        entry->act(app, screen);
    else
        app_visit(app, entry->screen);
}

static void choose(App *app, const MenuScreen *screen, int tile) {
    Text problem = {0};
    if (!app_choose_game(app, screen->game[tile], &problem))
        app_message(app, ui_word(app, UI_NOTICE_PACKS), text_string(&problem), &menu_screen);
    text_finish(&problem);
}

// A click on the chosen game acts like the primary button.
static void click_tile(App *app, const MenuScreen *screen, int tile) {
    if (tile != menu_chosen(app, screen))
        choose(app, screen, tile);
    else
        open_entry(app, screen, first_entry(app, screen));
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    const MenuScreen *screen = self;
    if (gesture->kind == GESTURE_HOVER)
        menu_tiles_damage(app, screen);
    if (gesture->kind != GESTURE_CLICK)
        return;
    const Hit *hit = gesture->hit;
    for (int i = 0; i < ENTRIES && hit != NULL && hit->enabled; i++)
        if (strcmp(gesture->id, entries[i].id) == 0)
            open_entry(app, screen, &entries[i]);
    if (strcmp(gesture->id, OFFER_ID) == 0) {
        forget_offer(app);
        start_lesson(app, screen);
    }
    if (menu_tile_of(screen, gesture->id) >= 0)
        click_tile(app, screen, menu_tile_of(screen, gesture->id));
    if (menu_faction_of(gesture->id) >= 0)
        play_as(app, (uint8_t)menu_faction_of(gesture->id));
}

// On a tile, left and right choose the next game; other keys work as everywhere.
static bool event(App *app, void *self, const SDL_Event *event) {
    const MenuScreen *screen = self;
    const int tile = app->input.focus_shown ? menu_tile_of(screen, app->input.focus) : -1;
    if (event->type != SDL_KEYDOWN || tile < 0 || (event->key.keysym.mod & (KMOD_CTRL | KMOD_ALT)) != 0)
        return false;
    const SDL_Keycode key = event->key.keysym.sym;
    const int next = key == SDLK_RIGHT ? tile + 1 : key == SDLK_LEFT ? tile - 1 : -1;
    if (next < 0 || next >= screen->games)
        return key == SDLK_LEFT || key == SDLK_RIGHT;
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, MENU_TILE "%.20s", game_id(screen->game[next]->game));
    choose(app, screen, next);
    app_show_focus(app, id);
    return true;
}

const Screen menu_screen = {.name = "menu",
                            .state_bytes = sizeof(MenuScreen),
                            .enter = enter,
                            .leave = leave,
                            .least_h = 800,
                            .layout = layout,
                            .event = event,
                            .gesture = gesture,
                            .draw = draw};
