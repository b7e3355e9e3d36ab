// SPDX-License-Identifier: MIT
// The first screen: the game's name over a planet, and what one can do.
#include "app/art/target_art.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"
#include "play/saved_games.h"
#include "play/setup_choice.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LEFT 140.0f
#define TOP 466.0f
#define BOTTOM 1014.0f // of the list, at most
#define ENTRY_WIDTH 480.0f
#define PRIMARY_HEIGHT 78.0f
#define STEP_MOST 66.0f
#define GAP 10.0f
#define OFFER_W 440.0f
#define PLATE 118.0f
#define CAPTION_W 520.0f
#define FACTION_ID "menu:faction:"
#define SCRIM 0xCC04070Du
#define FINE_PRINT 0xFFB4C3D9u

typedef struct MenuScreen {
    SavedGame last; // what Continue goes on with
    bool has_last;
} MenuScreen;

static void leave_program(App *app, const MenuScreen *screen) {
    (void)screen;
    app_quit(app);
}

// The lesson is offered until somebody has begun to play, one way or the other.
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
    if (!app_resume_game(app, screen->last.path, &problem))
        app_message(app, ui_word(app, UI_GAMES_FAULT), text_string(&problem), &menu_screen);
    text_finish(&problem);
}

// One line an entry. It leads to a screen or does something; an entry without both is not offered, and the
// first only when there is a game. The first one that is there is the white button.
typedef struct Entry {
    const char *id;
    UiWord word;
    const char *icon;
    const Screen *screen;
    void (*act)(App *app, const MenuScreen *screen);
} Entry;

static const Entry entries[] = {
    {"menu:continue", UI_MENU_CONTINUE, "icons/phosphor/play.svg", NULL, resume_last},
    {"menu:new", UI_MENU_NEW, "icons/phosphor/cards.svg", &setup_screen, NULL},
    {"menu:games", UI_MENU_GAMES, "icons/phosphor/folder-open.svg", &load_screen, NULL},
    {"menu:lesson", UI_MENU_LESSON, "icons/phosphor/star.svg", NULL, start_lesson},
    {"menu:gallery", UI_MENU_GALLERY, "icons/phosphor/stack.svg", &gallery_screen, NULL},
    {"menu:help", UI_MENU_HELP, "icons/phosphor/question.svg", &rules_screen, NULL},
    {"menu:settings", UI_MENU_SETTINGS, "icons/phosphor/gear.svg", &settings_screen, NULL},
    {"menu:quit", UI_MENU_QUIT, "icons/phosphor/sign-out.svg", NULL, leave_program},
};
#define ENTRIES ((int)(sizeof entries / sizeof entries[0]))

static bool is_there(const MenuScreen *screen, const Entry *entry) {
    if (entry->act == resume_last)
        return screen->has_last;
    return entry->screen != NULL || entry->act != NULL;
}

static const Entry *first_entry(const MenuScreen *screen) {
    const Entry *entry = entries;
    while (!is_there(screen, entry))
        entry++;
    return entry;
}

static float step(const App *app, const MenuScreen *screen) {
    int count = 0;
    for (int i = 0; i < ENTRIES; i++)
        count += is_there(screen, &entries[i]);
    const float room = widget_height(app, BOTTOM) - widget_height(app, TOP) - PRIMARY_HEIGHT;
    return fminf(STEP_MOST, room / (float)(count - 1));
}

static void enter(App *app, void *self) {
    MenuScreen *screen = self;
    const ScenarioPacks packs = app_packs(app);
    screen->has_last = saved_games_newest(app_games_folder(app), &packs, &screen->last);
}

static void leave(App *app, void *self) {
    (void)app;
    free(((MenuScreen *)self)->last.path);
}

static uint8_t faction_count(const App *app) {
    return catalog_count(app->catalog, app->catalog->game->seat_table);
}

// Small plates in the upper right corner.
static GfxRect faction_plate(const App *app, uint8_t faction, uint8_t count) {
    const float right = gfx_layout(app->gfx).logical_w - 48;
    return widget_rect(app, right - (float)(count - faction) * (PLATE + 14) + 14, 60, PLATE, PLATE);
}

// Above the plates.
static GfxRect caption(const App *app) {
    return widget_rect(app, gfx_layout(app->gfx).logical_w - 48 - CAPTION_W, 22, CAPTION_W, 26);
}

static void layout(App *app, void *self) {
    const MenuScreen *screen = self;
    const float next = step(app, screen);
    float y = widget_height(app, TOP);
    for (int i = 0; i < ENTRIES; i++) {
        if (!is_there(screen, &entries[i]))
            continue;
        const float h = &entries[i] == first_entry(screen) ? PRIMARY_HEIGHT : next - GAP;
        hits_add(&app->hits, widget_rect(app, LEFT, y, ENTRY_WIDTH, h), "%s", entries[i].id)->first =
            &entries[i] == first_entry(screen);
        y += h + GAP;
    }
    const GfxLayout size = gfx_layout(app->gfx);
    hits_add(&app->hits, widget_rect(app, size.logical_w - 60 - 200, size.logical_h - 120, 200, 48),
             "menu:language");
    const uint8_t factions = faction_count(app);
    for (uint8_t i = 0; i < factions; i++)
        hits_add(&app->hits, faction_plate(app, i, factions), FACTION_ID "%u", i + 1u);
}

// Above the name of the game.
static GfxRect spare(const App *app, const void *self) {
    (void)self;
    return widget_rect(app, LEFT, 40, 330, 52);
}

// ---- drawing
// ----------------------------------------------------------------------------------------------------

static void draw_title(App *app) {
    const GfxLayout size = gfx_layout(app->gfx);
    const GfxPaint logo = paint_down(COLOR_WHITE, 0xFFBFD9FFu);
    gfx_icon_glow(app->gfx, "glyphs/logo.svg", app_px(app, LEFT), app_px(app, widget_height(app, 132)),
                  app_px(app, 64), &logo, app_px(app, 14), color_alpha(0xFF7FB8FFu, 0.6f));
    GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 104, COLOR_WHITE, GFX_LEFT);
    title.tracking = 0.035f;
    title.shadow = color_alpha(0xFF468CFFu, 0.35f);
    gfx_text_fit(app->gfx, &title, 24 * size.scale,
                 widget_rect(app, LEFT - 4, widget_height(app, 214), size.logical_w - LEFT - 40, 112),
                 ui_word(app, UI_MENU_TITLE));
    GfxStyle under = widget_style(app, GFX_FONT_DISPLAY, 34, 0xFFBFD3EEu, GFX_LEFT);
    under.tracking = 0.62f;
    gfx_text_fit(app->gfx, &under, 16 * size.scale,
                 widget_rect(app, LEFT, widget_height(app, 214) + 114, size.logical_w - LEFT - 40, 42),
                 ui_word(app, UI_MENU_SUBTITLE));
    if (!widget_small_print(app))
        return;
    const GfxStyle lead = widget_style(app, GFX_FONT_TEXT, 19, COLOR_TEXT, GFX_LEFT);
    gfx_text_fit(app->gfx, &lead, 14 * size.scale,
                 widget_rect(app, LEFT, widget_height(app, 214) + 160, size.logical_w - LEFT - 40, 28),
                 ui_word(app, UI_MENU_LEAD));
}

static void draw_plate(App *app, uint8_t faction, GfxRect rect, bool lit) {
    const FactionColors *colors = palette_faction(faction_palette(app, faction));
    const GfxPaint fill = paint_down(color_alpha(colors->dark, lit ? 1 : 0.9f),
                                     color_alpha(lit ? colors->dark : colors->deep, 0.9f));
    if (lit)
        gfx_glow(app->gfx, rect, app_px(app, 14), app_px(app, 22), color_alpha(colors->main, 0.5f));
    gfx_panel(app->gfx, rect, app_px(app, 14), &fill, fmaxf(1, app_px(app, lit ? 2.5f : 1.5f)),
              lit ? colors->light : color_alpha(colors->main, 0.67f));
    const float icon = app_px(app, 44);
    const GfxPaint shine = paint_three(165, COLOR_WHITE, colors->light, 0.45f, colors->main);
    if (colors->emblem != NULL)
        gfx_icon(app->gfx, colors->emblem, rect.x + roundf((rect.w - icon) / 2), rect.y + app_px(app, 18),
                 icon, &shine);
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 17, COLOR_WHITE, GFX_CENTRE);
    gfx_text_fit(app->gfx, &name, 12 * gfx_layout(app->gfx).scale,
                 gfx_rect(rect.x + app_px(app, 5), rect.y + app_px(app, 74), rect.w - app_px(app, 10),
                          app_px(app, 26)),
                 faction_name(app, faction));
}

// The factions that play; the one that is pointed at says what a click does.
static void draw_factions(App *app) {
    const uint8_t count = faction_count(app);
    for (uint8_t i = 0; i < count; i++) {
        char id[HIT_ID_MAX], text[120];
        const GfxRect rect = faction_plate(app, i, count);
        snprintf(id, sizeof id, FACTION_ID "%u", i + 1u);
        const bool lit = widget_hovered(app, id) || widget_focused(app, id);
        draw_plate(app, i, rect, lit);
        if (!lit)
            continue;
        const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 17, COLOR_HEADING, GFX_RIGHT);
        gfx_text(
            app->gfx, &style, caption(app),
            ui_format(app, text, sizeof text, UI_MENU_PLAY_AS, "name", faction_name(app, i), (char *)NULL));
    }
}

// What is lit reaches beyond its plate.
static void damage_factions(App *app) {
    const uint8_t count = faction_count(app);
    gfx_damage(app->gfx, caption(app));
    for (uint8_t i = 0; i < count; i++)
        gfx_damage(app->gfx, gfx_inset(faction_plate(app, i, count), -app_px(app, 40)));
}

static void draw_fine_print(App *app) {
    if (!widget_small_print(app))
        return;
    const GfxLayout size = gfx_layout(app->gfx);
    const float y = size.logical_h - 58;
    const GfxStyle left = widget_style(app, GFX_FONT_TEXT, 14, FINE_PRINT, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &left, 12, widget_line(app, 19),
                         widget_rect(app, LEFT, y, size.logical_w - LEFT - 250, 48),
                         ui_word(app, UI_MENU_LEGAL));
    const GfxStyle right = widget_style(app, GFX_FONT_TEXT, 14, FINE_PRINT, GFX_RIGHT);
    char version[60];
    gfx_text(
        app->gfx, &right, widget_rect(app, size.logical_w - 220, y, 160, 20),
        ui_format(app, version, sizeof version, UI_MENU_VERSION, "version", STARDECK_VERSION, (char *)NULL));
}

// How far the game is that Continue goes on with: "Round 4, two players".
static const char *progress(const App *app, const SavedGame *game, char *buffer, size_t size) {
    static const UiWord seats[] = {UI_GAMES_SEATS_2, UI_GAMES_SEATS_3, UI_GAMES_SEATS_4};
    const uint8_t count = game->header.setup.seats;
    char round[8];
    snprintf(round, sizeof round, "%u", game->round);
    return ui_format(app, buffer, size, UI_GAMES_PROGRESS, "round", round, "players",
                     ui_word(app, seats[count < 2   ? 0
                                        : count > 4 ? 2
                                                    : count - 2]),
                     (char *)NULL);
}

static void draw_entry(App *app, const MenuScreen *screen, const Entry *entry) {
    char text[120];
    const bool first = entry == first_entry(screen);
    widget_button(app, entry->id,
                  &(Button){.look = first ? BUTTON_PRIMARY : BUTTON_QUIET,
                            .text = ui_word(app, entry->word),
                            .under = entry->act == resume_last && screen->has_last
                                         ? progress(app, &screen->last, text, sizeof text)
                                         : NULL,
                            .icon = entry->icon,
                            .text_size = first ? 24 : 20,
                            .left = true});
}

// Beside the lesson, for those who are here for the first time.
static void draw_offer(App *app) {
    const Hit *hit = hits_find(&app->hits, "menu:lesson");
    if (app->settings.lesson_offered || hit == NULL)
        return;
    const GfxRect rect =
        gfx_rect(hit->rect.x + hit->rect.w + app_px(app, 18), hit->rect.y, app_px(app, OFFER_W), hit->rect.h);
    const GfxPaint fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
    gfx_glow(app->gfx, hit->rect, app_px(app, 12), app_px(app, 22), color_alpha(COLOR_ICE, 0.3f));
    gfx_panel(app->gfx, rect, app_px(app, 12), &fill, fmaxf(1, app_px(app, 1.5f)), COLOR_ICE);
    const float icon = app_px(app, 22), edge = app_px(app, 16);
    gfx_icon_color(app->gfx, "icons/phosphor/caret-left.svg", rect.x + edge / 2,
                   rect.y + roundf((rect.h - icon) / 2), icon, COLOR_ICE);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 17, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &style, 14 * gfx_layout(app->gfx).scale,
                 gfx_rect(rect.x + edge + icon, rect.y, rect.w - 2 * edge - icon, rect.h),
                 ui_word(app, UI_MENU_OFFER));
}

static void draw(App *app, void *self) {
    const MenuScreen *screen = self;
    const GfxLayout size = gfx_layout(app->gfx);
    background_draw(app->gfx, app->pictures, BACKGROUND_MENU);
    GfxPaint scrim = paint_three(90, SCRIM, color_alpha(SCRIM, 0.35f), 0.45f, color_alpha(SCRIM, 0));
    gfx_gradient(app->gfx, gfx_rect(0, 0, (float)size.width * 0.75f, (float)size.height), &scrim);
    draw_title(app);
    draw_factions(app);
    for (int i = 0; i < ENTRIES; i++)
        draw_entry(app, screen, &entries[i]);
    draw_offer(app);
    widget_button(app, "menu:language",
                  &(Button){.look = BUTTON_QUIET,
                            .text = ui_word(app, UI_LANGUAGE_NAME),
                            .icon = "icons/phosphor/globe.svg",
                            .text_size = 18});
    draw_fine_print(app);
}

// ---- acting
// -----------------------------------------------------------------------------------------------------

static void next_language(App *app) {
    Text problem = {0};
    AppSettings wanted = app->settings;
    text_copy(wanted.language, sizeof wanted.language, strcmp(wanted.language, "en") == 0 ? "de" : "en");
    if (!app_change_settings(app, &wanted, &problem))
        app_message(app, ui_word(app, UI_NOTICE_LANGUAGE), text_string(&problem), &menu_screen);
    text_finish(&problem);
}

// The first person at the table gets the faction, then the rest of the game is chosen.
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
    else if (entry->screen != NULL)
        app_visit(app, entry->screen);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    const MenuScreen *screen = self;
    if (gesture->kind == GESTURE_HOVER)
        damage_factions(app);
    if (gesture->kind != GESTURE_CLICK)
        return;
    for (int i = 0; i < ENTRIES; i++)
        if (strcmp(gesture->id, entries[i].id) == 0)
            open_entry(app, screen, &entries[i]);
    if (strcmp(gesture->id, "menu:language") == 0)
        next_language(app);
    for (uint8_t i = 0; i < faction_count(app); i++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, FACTION_ID "%u", i + 1u);
        if (strcmp(gesture->id, id) == 0)
            play_as(app, i);
    }
}

const Screen menu_screen = {.name = "menu",
                            .state_bytes = sizeof(MenuScreen),
                            .enter = enter,
                            .leave = leave,
                            .least_w = GFX_LEAST_W,
                            .least_h = 800,
                            .layout = layout,
                            .gesture = gesture,
                            .spare = spare,
                            .draw = draw};
