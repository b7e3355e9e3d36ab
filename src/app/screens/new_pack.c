// SPDX-License-Identifier: MIT
// Asks what a new pack is called, who makes it and which game it is for, and creates it.
#include "app/stage/page_head.h"
#include "app/stage/text_field.h"
#include "app/stage/widgets.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <string.h>

// Logical pixels.
#define FORM_W 860.0f
#define ASK_H 34.0f
#define FIELD_H 58.0f
#define PART_H 118.0f // a question with its answer
#define GAP 10.0f
#define NOTE_H 34.0f
#define MAKE_W 300.0f
#define MAKE_H 60.0f
#define TEXT_SIZE 24.0f

#define NAME_ID "new:name"
#define AUTHOR_ID "new:author"
#define MAKE_ID "new:make"
#define LETTERS_MAX 40

typedef struct NewPackScreen {
    char name[TEXT_FIELD_BYTES], author[TEXT_FIELD_BYTES];
    int game;           // index among app_games
    TextField field;    // while one is edited
    const char *edited; // NAME_ID or AUTHOR_ID; NULL: none
    char problem[400];  // why it could not be made; "": it has not been tried
    bool made;          // it has been
} NewPackScreen;

static GfxRect place(const App *app, int part, float y, float w, float h) {
    const float left = (gfx_layout(app->gfx).logical_w - FORM_W) / 2;
    return widget_rect(app, left, PAGE_TOP + 30 + (float)part * PART_H + y, w, h);
}

// The answer as it stands, also while it is being typed.
static const char *answer(const NewPackScreen *screen, const char *id) {
    if (screen->edited != NULL && strcmp(screen->edited, id) == 0)
        return screen->field.text;
    return strcmp(id, NAME_ID) == 0 ? screen->name : screen->author;
}

static const char *name_of(const App *app, const NewPackScreen *screen) {
    const char *name = answer(screen, NAME_ID);
    return name[strspn(name, " ")] != '\0' ? name : ui_word(app, UI_PACKS_NEW_NAME);
}

static TextFieldLook look_of(const App *app, const NewPackScreen *screen, const char *id) {
    const bool is_name = strcmp(id, NAME_ID) == 0;
    return (TextFieldLook){.text = is_name ? screen->name : screen->author,
                           .hint = ui_word(app, is_name ? UI_PACKS_NEW_NAME : UI_PACKS_NEW_NOBODY),
                           .icon = "icons/phosphor/pencil-simple.svg",
                           .text_size = TEXT_SIZE};
}

// ---- typing

static void begin_edit(App *app, NewPackScreen *screen, const char *id) {
    screen->edited = id;
    text_field_begin(&screen->field, strcmp(id, NAME_ID) == 0 ? screen->name : screen->author, LETTERS_MAX,
                     PACK_NAME_MAX - 1, false);
    text_field_open(app, id, &screen->field, true);
    app_request_layout(app);
}

static void end_edit(App *app, NewPackScreen *screen, bool take) {
    if (screen->edited == NULL)
        return;
    if (take)
        text_copy(strcmp(screen->edited, NAME_ID) == 0 ? screen->name : screen->author, TEXT_FIELD_BYTES,
                  screen->field.text);
    screen->edited = NULL;
    app_request_layout(app);
}

// From the name on to the author, and back; else the focus moves as ever.
static bool go_on(App *app, NewPackScreen *screen, const char *from, bool back) {
    const char *to = strcmp(from, back ? AUTHOR_ID : NAME_ID) == 0 ? (back ? NAME_ID : AUTHOR_ID) : NULL;
    if (to == NULL)
        return false;
    begin_edit(app, screen, to);
    app_show_focus(app, to);
    return true;
}

static bool event(App *app, void *self, const SDL_Event *event) {
    NewPackScreen *screen = self;
    if (screen->edited == NULL)
        return false;
    const char *edited = screen->edited;
    const TextFieldAnswer given = text_field_event(&screen->field, event);
    if (given == FIELD_IGNORED)
        return false;
    text_field_say_refused(app, edited, &screen->field);
    if (given == FIELD_TAKEN) {
        gfx_damage_all(app->gfx);
        return true;
    }
    end_edit(app, screen, given != FIELD_CANCELLED);
    if (given == FIELD_CANCELLED)
        return true;
    const bool back = given == FIELD_LEFT && (event->key.keysym.mod & KMOD_SHIFT) != 0;
    if (go_on(app, screen, edited, back))
        return true;
    if (given == FIELD_DONE)
        app_show_focus(app, MAKE_ID);
    return given == FIELD_DONE;
}

// ---- layout and drawing

static void game_id_of(char id[HIT_ID_MAX], int index) {
    snprintf(id, HIT_ID_MAX, "new:game:%d", index + 1);
}

static void layout(App *app, void *self) {
    const Catalog *games[PACK_CACHE_MAX];
    const int count = app_games(app, games);
    const float w = (FORM_W - GAP * (float)(count - 1)) / (float)(count > 0 ? count : 1);
    char id[HIT_ID_MAX];
    (void)self;
    page_head_regions(app);
    hits_add(&app->hits, place(app, 0, ASK_H, FORM_W, FIELD_H), NAME_ID);
    hits_add(&app->hits, place(app, 1, ASK_H, FORM_W, FIELD_H), AUTHOR_ID);
    for (int i = 0; i < count; i++) {
        GfxRect rect = place(app, 2, ASK_H, w, FIELD_H);
        rect.x += app_px(app, (w + GAP) * (float)i);
        game_id_of(id, i);
        hits_add(&app->hits, rect, "%s", id);
    }
    hits_add(&app->hits, place(app, 3, NOTE_H + GAP, MAKE_W, MAKE_H), MAKE_ID)->enabled = count > 0;
}

static void draw_question(App *app, int part, UiWord word) {
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 22, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &style, 13 * gfx_layout(app->gfx).scale, place(app, part, 0, FORM_W, ASK_H - 4),
                 ui_word(app, word));
}

static void draw_field(App *app, const NewPackScreen *screen, const char *id) {
    const bool edited = screen->edited != NULL && strcmp(screen->edited, id) == 0;
    const TextFieldLook look = look_of(app, screen, id);
    text_field_draw(app, id, edited ? &screen->field : NULL, &look);
}

static void draw_games(App *app, const NewPackScreen *screen) {
    const Catalog *games[PACK_CACHE_MAX];
    const int count = app_games(app, games);
    char id[HIT_ID_MAX];
    for (int i = 0; i < count; i++) {
        game_id_of(id, i);
        widget_button(app, id,
                      &(Button){.look = BUTTON_PLAIN,
                                .text = app_game_name(app, games[i]),
                                .text_size = 17,
                                .on = i == screen->game,
                                .tight = true});
    }
}

// The id it will have, or why it could not be made.
static void draw_note(App *app, const NewPackScreen *screen) {
    char id[ID_MAX], text[500];
    const bool failed = screen->problem[0] != '\0';
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 18, failed ? COLOR_DAMAGE : COLOR_TEXT, GFX_LEFT);
    app_new_pack_id(app, name_of(app, screen), answer(screen, AUTHOR_ID), id);
    gfx_text_fit(app->gfx, &style, 12 * gfx_layout(app->gfx).scale, place(app, 3, 0, FORM_W, NOTE_H),
                 failed ? app_translated_faults(app, screen->problem, text, sizeof text)
                        : ui_fill(app, text, sizeof text, UI_PACKS_NEW_ID, STR("id", id)));
}

static void draw(App *app, void *self) {
    const NewPackScreen *screen = self;
    page_ground_draw(app, PAGE_DIM);
    page_head_draw(app, ui_word(app, UI_PACKS_NEW), 0);
    draw_question(app, 0, UI_PACKS_NEW_ASK_NAME);
    draw_field(app, screen, NAME_ID);
    draw_question(app, 1, UI_PACKS_NEW_ASK_AUTHOR);
    draw_field(app, screen, AUTHOR_ID);
    draw_question(app, 2, UI_PACKS_NEW_ASK_GAME);
    draw_games(app, screen);
    draw_note(app, screen);
    widget_button(
        app, MAKE_ID,
        &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_PACKS_NEW_MAKE), .text_size = 22});
}

// ---- input

// The screen of packs shows the folder whether or not a file manager could be opened.
static void make_it(App *app, NewPackScreen *screen) {
    const Catalog *games[PACK_CACHE_MAX];
    Text problem = {0}, ignored = {0};
    if (screen->game >= app_games(app, games))
        return;
    if (app_create_pack(app, games[screen->game]->game, name_of(app, screen), screen->author, &problem)) {
        screen->made = true;
        app_open_packs_folder(app, app_made_pack(app), &ignored);
        app_back(app);
    }
    text_copy(screen->problem, sizeof screen->problem, text_string(&problem));
    text_finish(&problem);
    text_finish(&ignored);
}

static void click(App *app, NewPackScreen *screen, const Gesture *gesture) {
    int game;
    const bool field = strcmp(gesture->id, NAME_ID) == 0 || strcmp(gesture->id, AUTHOR_ID) == 0;
    if (field && screen->edited != NULL && strcmp(screen->edited, gesture->id) == 0) {
        const TextFieldLook look = look_of(app, screen, gesture->id);
        text_field_click(app, gesture->id, &screen->field, &look, gesture->x);
        gfx_damage_all(app->gfx);
        return;
    }
    end_edit(app, screen, true);
    screen->problem[0] = '\0';
    if (field)
        begin_edit(app, screen, strcmp(gesture->id, NAME_ID) == 0 ? NAME_ID : AUTHOR_ID);
    else if (sscanf(gesture->id, "new:game:%d", &game) == 1)
        screen->game = game - 1;
    else if (strcmp(gesture->id, MAKE_ID) == 0)
        make_it(app, screen);
    app_request_layout(app);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    if (page_clicked(app, gesture))
        click(app, self, gesture);
}

// What was typed before, or the game chosen in the menu; and the name to be typed at once.
static void enter(App *app, void *self) {
    NewPackScreen *screen = self;
    const Catalog *games[PACK_CACHE_MAX];
    const NewPackDraft *draft = app_new_pack_draft(app);
    const int count = app_games(app, games);
    for (int i = 0; i < count; i++)
        if (draft->begun ? strcmp(game_id(games[i]->game), draft->game) == 0 : games[i] == app->catalog)
            screen->game = i;
    text_copy(screen->name, sizeof screen->name, draft->name);
    text_copy(screen->author, sizeof screen->author, draft->begun ? draft->author : app_pack_author(app));
    screen->made = false;
    begin_edit(app, screen, NAME_ID);
}

static void leave(App *app, void *self) {
    NewPackScreen *screen = self;
    const Catalog *games[PACK_CACHE_MAX];
    NewPackDraft *draft = app_new_pack_draft(app);
    const int count = app_games(app, games);
    end_edit(app, screen, true);
    if (screen->made)
        return;
    *draft = (NewPackDraft){.begun = true};
    text_copy(draft->name, sizeof draft->name, screen->name);
    text_copy(draft->author, sizeof draft->author, screen->author);
    if (screen->game < count)
        text_copy(draft->game, sizeof draft->game, game_id(games[screen->game]->game));
}

const Screen new_pack_screen = {.name = "new_pack",
                                .state_bytes = sizeof(NewPackScreen),
                                .enter = enter,
                                .leave = leave,
                                .layout = layout,
                                .gesture = gesture,
                                .event = event,
                                .draw = draw};
