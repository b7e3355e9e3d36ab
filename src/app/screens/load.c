// SPDX-License-Identifier: MIT
// The saved games: unfinished ones to continue, finished ones below. Never shows a card, because whoever
// opens this screen need not be one of the players. Deleting asks once, in the game's own line.
#include "app/screens/load_parts.h"
#include "app/stage/pack_view.h"
#include "app/stage/page_head.h"

#include "app/stage/widgets.h"
#include "core/hash.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FOOT_H 44.0f
#define SECTION_H 58.0f
#define ROW_GAP 12.0f
#define BUTTON_H 56.0f
#define BUTTON_GAP 10.0f
#define EDGE 24.0f
#define BAR_W 28.0f
#define KEEP_W 190.0f

// ---- actions
// -------------------------------------------------------------------------------------------

static bool can_resume(const App *app, const SavedGame *game) {
    (void)app;
    return game->fault == SAVED_GOOD && !game->over;
}

static bool has_result(const App *app, const SavedGame *game) {
    (void)app;
    return game->fault == SAVED_GOOD && game->over;
}

static bool is_file(const App *app, const SavedGame *game) {
    (void)app;
    (void)game;
    return true;
}

// A finished game opens at its result.
static void open_game(App *app, LoadScreen *screen, int index) {
    Text problem = {0};
    if (!app_resume_game(app, screen->games.game[index].path, &problem))
        app_message(app, ui_word(app, UI_GAMES_FAULT), text_string(&problem), &load_screen);
    text_finish(&problem);
}

// True if there is a choice: it goes on with other cards than today's.
static bool has_kept(const SavedGame *game) {
    return game->fault == SAVED_GOOD && game->header.today != NULL && !game->header.only_looks;
}

// Includes games that cannot be continued: they are shown as far as possible.
static bool can_watch(const App *app, const SavedGame *game) {
    const bool other = game->fault == SAVED_OTHER_RULES || game->fault == SAVED_OTHER_CARDS;
    return (other && game->header.setup.seats > 0) || has_kept(game) || has_result(app, game);
}

// True if it was begun with the packs in use, but their cards are others by now and what was kept of them is
// of no use.
static bool is_stuck(const SavedGame *game) {
    return game->fault == SAVED_OTHER_CARDS && game->header.missing[0] == '\0' &&
           game->header.added[0] == '\0';
}

static bool can_begin_anew(const App *app, const SavedGame *game) {
    return (has_kept(game) || is_stuck(game)) && !game->over && app_can_begin_anew(app, &game->header);
}

static void begin_anew(App *app, LoadScreen *screen, int index) {
    Text problem = {0};
    if (!app_begin_anew(app, &screen->games.game[index].header, &problem))
        app_message(app, ui_word(app, UI_GAMES_FAULT), text_string(&problem), &load_screen);
    text_finish(&problem);
}

static bool can_switch(const App *app, const SavedGame *game) {
    return game->fault == SAVED_OTHER_CARDS && !game->over && app_can_switch_packs(app, &game->header);
}

static bool can_switch_on(const App *app, const SavedGame *game) {
    return can_switch(app, game) && game->header.missing_ids > 0;
}

static bool can_switch_off(const App *app, const SavedGame *game) {
    return can_switch(app, game) && game->header.missing_ids == 0;
}

// Continues it, unless the packs have changed meanwhile: then the list, read anew, says so.
static void switch_packs(App *app, LoadScreen *screen, int index) {
    char *path = text_duplicate(screen->games.game[index].path);
    Text problem = {0};
    app_switch_packs(app, &screen->games.game[index].header);
    if (path == NULL || !app_resume_game(app, path, &problem))
        app_show(app, &load_screen);
    text_finish(&problem);
    free(path);
}

static void watch_game(App *app, LoadScreen *screen, int index) {
    Text problem = {0};
    if (!app_watch(app, screen->games.game[index].path, &problem))
        app_message(app, ui_word(app, UI_GAMES_FAULT), text_string(&problem), &load_screen);
    text_finish(&problem);
}

static void ask(App *app, LoadScreen *screen, int index) {
    char id[HIT_ID_MAX];
    screen->asking = index;
    load_hit_id(id, index, "keep");
    app_focus(app, id);
}

const LoadAction load_actions[] = {
    {"resume", UI_GAMES_RESUME, "icons/phosphor/play.svg", 210, false, can_resume, open_game},
    {"result", UI_GAMES_RESULT, "icons/phosphor/crown-simple.svg", 180, false, has_result, open_game},
    {"on", UI_GAMES_SWITCH_ON, "icons/phosphor/play.svg", 330, false, can_switch_on, switch_packs},
    {"off", UI_GAMES_SWITCH_OFF, "icons/phosphor/play.svg", 330, false, can_switch_off, switch_packs},
    {"watch", UI_GAMES_WATCH, "icons/phosphor/eye.svg", 180, false, can_watch, watch_game},
    {"anew", UI_GAMES_ANEW, "icons/phosphor/arrow-counter-clockwise.svg", 220, false, can_begin_anew,
     begin_anew},
    {"delete", UI_GAMES_DELETE, "icons/phosphor/trash.svg", BUTTON_H, true, is_file, ask},
    {.name = NULL},
};

static void delete_game(App *app, LoadScreen *screen, int index) {
    Text problem = {0};
    screen->asking = -1;
    screen->fault[0] = '\0';
    if (!saved_games_delete(&screen->games, index, &problem))
        app_translated_faults(app, text_string(&problem), screen->fault, sizeof screen->fault);
    else
        saved_games_sweep_cards(&screen->games, app_games_folder(app));
    text_finish(&problem);
    app_request_layout(app);
}

// ---- layout
// -----------------------------------------------------------------------------------------------------

void load_hit_id(char *buffer, int index, const char *action) {
    snprintf(buffer, HIT_ID_MAX, "game:%d:%s", index + 1, action);
}

float load_buttons_width(const App *app, const SavedGame *game) {
    float width = 0;
    for (const LoadAction *action = load_actions; action->name != NULL; action++)
        if (action->fits(app, game))
            width += action->width + BUTTON_GAP;
    return app_px(app, width);
}

// The section that begins with this game; NO_WORD: none does.
static UiWord section_before(const LoadScreen *screen, int index) {
    const SavedGame *game = &screen->games.game[index];
    if (index > 0 && screen->games.game[index - 1].over == game->over)
        return NO_WORD;
    return game->over ? UI_GAMES_FINISHED : UI_GAMES_UNFINISHED;
}

// The line's rectangle relative to the top of the list; `height` becomes the list's height up to its end.
static GfxRect line_rect(App *app, const LoadScreen *screen, int index, float *height) {
    const float w = screen->scroll.box.w - app_px(app, BAR_W);
    if (section_before(screen, index) != NO_WORD)
        *height += app_px(app, SECTION_H);
    const GfxRect box =
        gfx_rect(screen->scroll.box.x, *height, w,
                 app_px(app, LOAD_ROW_H) + load_why_height(app, screen, &screen->games.game[index], w));
    *height += box.h + app_px(app, ROW_GAP);
    return box;
}

static void lay_asking(App *app, const LoadScreen *screen, int index, GfxRect box) {
    static const char *const names[] = {"really", "keep"};
    char id[HIT_ID_MAX];
    const float w = app_px(app, KEEP_W), h = app_px(app, BUTTON_H);
    float x = box.x + box.w - app_px(app, EDGE) - 2 * w - app_px(app, BUTTON_GAP);
    for (int i = 0; i < 2; i++, x += w + app_px(app, BUTTON_GAP)) {
        load_hit_id(id, index, names[i]);
        Hit *hit = scroll_hit(app, &screen->scroll, gfx_rect(x, box.y + roundf((box.h - h) / 2), w, h), id);
        hit->first = hit->answer = i == 1;
    }
}

static void lay_game(App *app, const LoadScreen *screen, int index, GfxRect box) {
    const SavedGame *game = &screen->games.game[index];
    char id[HIT_ID_MAX];
    if (screen->asking == index) {
        lay_asking(app, screen, index, box);
        return;
    }
    const float h = app_px(app, BUTTON_H), y = box.y + roundf((app_px(app, LOAD_ROW_H) - h) / 2);
    float x = box.x + box.w - app_px(app, EDGE - BUTTON_GAP) - load_buttons_width(app, game);
    for (const LoadAction *action = load_actions; action->name != NULL; action++) {
        if (!action->fits(app, game))
            continue;
        load_hit_id(id, index, action->name);
        scroll_hit(app, &screen->scroll, gfx_rect(x, y, app_px(app, action->width), h), id);
        x += app_px(app, action->width + BUTTON_GAP);
    }
}

// Games with the same cards have the same differences, if they have the same captains.
static uint64_t cards_of(const SavedGame *game) {
    uint64_t hash = game->cards;
    for (Seat seat = 0; seat < game->header.setup.seats; seat++)
        hash = hash_bytes(game->header.captain[seat], strlen(game->header.captain[seat]), hash);
    return hash;
}

const char *load_difference(const LoadScreen *screen, const SavedGame *game) {
    for (int i = 0; i < screen->kepts; i++)
        if (screen->kept[i].cards == cards_of(game))
            return screen->kept[i].text;
    return "";
}

static bool is_known(const LoadScreen *screen, const SavedGame *game) {
    bool known = false;
    for (int i = 0; i < screen->kepts; i++)
        known |= screen->kept[i].cards == cards_of(game);
    return known;
}

static void find_difference(const App *app, LoadScreen *screen, const SavedGame *game) {
    if ((!has_kept(game) && !is_stuck(game)) || screen->kepts == LOAD_KEPT_MAX || is_known(screen, game))
        return;
    char *text = screen->kept[screen->kepts].text;
    screen->kept[screen->kepts].cards = cards_of(game);
    if (has_kept(game))
        app_kept_difference(app, &game->header, text, sizeof screen->kept[0].text);
    else
        app_stuck_reason(app, &game->header, game->cards, text, sizeof screen->kept[0].text);
    screen->kepts++;
}

static int left_place(const LoadScreen *screen, const char *id) {
    int place = 0;
    while (place < screen->lefts && strcmp(screen->left[place].id, id) != 0)
        place++;
    return place;
}

LeftOut load_left_out(const LoadScreen *screen, const char *id, const char **others) {
    const int place = left_place(screen, id);
    *others = place < screen->lefts ? screen->left[place].others : "";
    return place < screen->lefts ? screen->left[place].why : LEFT_OUT_FAULTY;
}

// Trials take a while, so that each pack is tried once.
static void find_left_out(const App *app, LoadScreen *screen, const SavedGame *game) {
    const PackList *list = app_pack_list(app);
    for (int i = 0; list != NULL && i < game->header.missing_ids; i++) {
        const char *id = game->header.missing_id[i];
        const int at = pack_list_index(list, id), place = left_place(screen, id);
        if (at < 0 || !list->pack[at].on || list->pack[at].faults == NULL || place < screen->lefts ||
            place == LOAD_LEFT_MAX)
            continue;
        Text others = {0};
        text_copy(screen->left[place].id, ID_MAX, id);
        screen->left[place].why = app_left_out(app, at, &others);
        text_copy(screen->left[place].others, sizeof screen->left[0].others, text_string(&others));
        screen->lefts++;
        text_finish(&others);
    }
}

static float list_height(App *app, const LoadScreen *screen) {
    float height = 0;
    for (int i = 0; i < screen->games.count; i++)
        line_rect(app, screen, i, &height);
    return height;
}

// What a visible game is found to be can make its line higher.
static void look_at(App *app, LoadScreen *screen, int index, GfxRect *box, float *height) {
    const ScenarioPacks packs = app_packs(app);
    saved_game_look(&screen->games.game[index], &packs);
    find_difference(app, screen, &screen->games.game[index]);
    find_left_out(app, screen, &screen->games.game[index]);
    const float h =
        app_px(app, LOAD_ROW_H) + load_why_height(app, screen, &screen->games.game[index], box->w);
    *height += h - box->h;
    box->h = h;
}

// Only lines near the window are laid out, and only visible games are replayed.
static void lay_list(App *app, LoadScreen *screen) {
    const GfxRect window = screen->scroll.box;
    const float near = 3 * app_px(app, LOAD_ROW_H + ROW_GAP);
    const float whole = list_height(app, screen);
    float height = 0;
    scroll_layout(&screen->scroll, window, whole);
    for (int i = 0; i < screen->games.count; i++) {
        GfxRect box = line_rect(app, screen, i, &height);
        box.y += scroll_top(&screen->scroll);
        if (box.y + box.h < window.y - near || box.y > window.y + window.h + near)
            continue;
        if (box.y + box.h > window.y && box.y < window.y + window.h)
            look_at(app, screen, i, &box, &height);
        lay_game(app, screen, i, box);
    }
    if (height != whole) // it is laid out again with what is known now
        scroll_layout(&screen->scroll, window, height);
    scroll_regions(app, &screen->scroll);
}

static void layout(App *app, void *self) {
    LoadScreen *screen = self;
    const GfxLayout size = gfx_layout(app->gfx);
    screen->w = page_width(app);
    screen->x = page_left(app);
    screen->h = size.logical_h - PAGE_TOP - 12;
    screen->scroll.box = widget_rect(app, screen->x, PAGE_TOP, screen->w, screen->h - FOOT_H);
    page_head_regions(app);
    lay_list(app, screen);
}

// The pictures that were kept with a game are only laid out when it goes on: until then neutral ones stand in
// for those of a pack that is gone, which is nothing to be told of.
static void dress_quietly(App *app, const SavedGames *games) {
    const bool quiet = app->skins->quiet;
    app->skins->quiet = true;
    for (int i = 0; i < games->count; i++)
        if (games->game[i].fault == SAVED_GOOD && games->game[i].header.today != NULL)
            skins_of(app->skins, games->game[i].header.catalog);
    app->skins->quiet = quiet;
}

static void enter(App *app, void *self) {
    LoadScreen *screen = self;
    const ScenarioPacks packs = app_packs(app);
    screen->asking = -1;
    screen->kepts = 0;
    saved_games_read(&screen->games, app_games_folder(app), &packs);
    if (!screen->swept && app_games_folder(app)[0] != '\0')
        saved_games_sweep_cards(&screen->games, app_games_folder(app));
    screen->swept = true;
    dress_quietly(app, &screen->games);
}

static void leave(App *app, void *self) {
    (void)app;
    saved_games_free(&((LoadScreen *)self)->games);
}

// ---- drawing
// ----------------------------------------------------------------------------------------------------

static void draw_foot(App *app, const LoadScreen *screen) {
    char text[400];
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15.5f, COLOR_TEXT_DIM, GFX_LEFT);
    const char *words = screen->fault[0] != '\0'           ? screen->fault
                        : app_games_folder(app)[0] == '\0' ? ui_word(app, UI_GAMES_NO_FOLDER)
                                                           : ui_fill(app, text, sizeof text, UI_GAMES_WHERE,
                                                                     STR("folder", app_games_folder(app)));
    if (widget_has_room_for_details(app))
        gfx_text_fit(app->gfx, &style, 11 * gfx_layout(app->gfx).scale,
                     widget_rect(app, screen->x, PAGE_TOP + screen->h - FOOT_H + 14, screen->w, 24), words);
}

static void draw_empty(App *app, const LoadScreen *screen) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 20, COLOR_TEXT, GFX_CENTRE);
    const GfxRect box = screen->scroll.box;
    gfx_icon_color(app->gfx, "icons/phosphor/folder-open.svg", box.x + roundf((box.w - app_px(app, 72)) / 2),
                   box.y + app_px(app, 180), app_px(app, 72), COLOR_TEXT_DIM);
    gfx_text_wrapped_fit(app->gfx, &style, 12 * gfx_layout(app->gfx).scale, widget_line(app, 28),
                         gfx_rect(box.x, box.y + app_px(app, 280), box.w, app_px(app, 90)),
                         ui_word(app, UI_GAMES_EMPTY));
}

static void draw_list(App *app, const LoadScreen *screen) {
    const GfxStyle heading = widget_style(app, GFX_FONT_DISPLAY, 22, COLOR_HEADING, GFX_LEFT);
    float height = 0;
    gfx_clip_push(app->gfx, screen->scroll.box);
    for (int i = 0; i < screen->games.count; i++) {
        GfxRect box = line_rect(app, screen, i, &height);
        box.y += scroll_top(&screen->scroll);
        const UiWord section = section_before(screen, i);
        if (section != NO_WORD)
            gfx_text(app->gfx, &heading,
                     gfx_rect(box.x, box.y - app_px(app, SECTION_H - 12), box.w, app_px(app, 32)),
                     ui_word(app, section));
        if (gfx_is_visible(app->gfx, box))
            load_draw_game(app, screen, i, box);
    }
    gfx_clip_pop(app->gfx);
    scroll_draw(app, &screen->scroll);
}

static void draw(App *app, void *self) {
    const LoadScreen *screen = self;
    page_ground_draw(app, PAGE_DIM);
    page_head_draw(app, ui_word(app, UI_MENU_GAMES), 0);
    if (screen->games.count > 0)
        draw_list(app, screen);
    else
        draw_empty(app, screen);
    draw_foot(app, screen);
}

// ---- input
// -----------------------------------------------------------------------------------------------------

static void click(App *app, LoadScreen *screen, const char *id) {
    int number;
    char name[HIT_ID_MAX];
    if (sscanf(id, "game:%d:%39s", &number, name) != 2 || number < 1 || number > screen->games.count)
        return;
    const int index = number - 1;
    if (strcmp(name, "really") == 0) {
        delete_game(app, screen, index);
        return;
    }
    screen->asking = -1;
    for (const LoadAction *action = load_actions; action->name != NULL; action++)
        if (strcmp(name, action->name) == 0)
            action->act(app, screen, index);
    app_request_layout(app);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    LoadScreen *screen = self;
    if (scroll_gesture(app, &screen->scroll, gesture))
        return;
    if (gesture->kind == GESTURE_CANCEL && screen->asking >= 0) {
        screen->asking = -1;
        app_request_layout(app);
    } else if (page_clicked(app, gesture)) {
        click(app, screen, gesture->id);
    }
}

const Screen load_screen = {.name = "load",
                            .state_bytes = sizeof(LoadScreen),
                            .enter = enter,
                            .leave = leave,
                            .layout = layout,
                            .gesture = gesture,
                            .draw = draw};
