// SPDX-License-Identifier: MIT
// Asks which archive or folder to import: typed or pasted, one of those that lie where downloads do, or
// dropped.
#include "app/stage/import.h"
#include "app/stage/page_head.h"
#include "app/stage/text_field.h"
#include "app/stage/widgets.h"
#include "data/archive.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Logical pixels.
#define FORM_W 1160.0f
#define FORM_Y 20.0f
#define ASK_H 34.0f
#define FIELD_H 58.0f
#define OPEN_W 240.0f
#define GAP 10.0f
#define NOTE_Y 106.0f
#define NOTE_H 56.0f
#define PROBLEM_Y 166.0f
#define PROBLEM_H 100.0f
#define OFFERS_Y 276.0f
#define OFFER_H 52.0f
#define OFFERS_MAX 6
#define TEXT_SIZE 22.0f

#define PATH_ID "import:path"
#define OPEN_ID "import:open"

typedef struct ImportScreen {
    TextField field;
    char path[TEXT_FIELD_BYTES];
    bool edited;
    Text problem;            // why it can't be imported; "": nothing has been tried
    char *offer[OFFERS_MAX]; // paths, owned
    int offers;
    Text folder; // where they lie
} ImportScreen;

static GfxRect place(const App *app, float x, float y, float w, float h) {
    const float left = (gfx_layout(app->gfx).logical_w - FORM_W) / 2;
    return widget_rect(app, left + x, PAGE_TOP + FORM_Y + y, w, h);
}

static const char *path_of(const ImportScreen *screen) {
    return screen->edited ? screen->field.text : screen->path;
}

static TextFieldLook look_of(const App *app, const ImportScreen *screen) {
    return (TextFieldLook){.text = screen->path,
                           .hint =
                               ui_word(app, archive_is_built_in() ? UI_IMPORT_HINT : UI_IMPORT_HINT_FOLDER),
                           .icon = "icons/phosphor/pencil-simple.svg",
                           .text_size = TEXT_SIZE};
}

// ---- typing

static void begin_edit(App *app, ImportScreen *screen) {
    screen->edited = true;
    text_field_begin(&screen->field, screen->path, TEXT_FIELD_BYTES, TEXT_FIELD_BYTES, false);
    text_field_open(app, PATH_ID, &screen->field, false);
    app_request_layout(app);
}

static void end_edit(App *app, ImportScreen *screen) {
    if (screen->edited)
        text_copy(screen->path, sizeof screen->path, screen->field.text);
    screen->edited = false;
    app_request_layout(app);
}

static void open_path(App *app, ImportScreen *screen, const char *path) {
    end_edit(app, screen);
    text_clear(&screen->problem);
    if (path[strspn(path, " ")] != '\0')
        app_open_import(app, path, &screen->problem);
    app_request_layout(app);
}

static bool event(App *app, void *self, const SDL_Event *event) {
    ImportScreen *screen = self;
    if (!screen->edited)
        return false;
    const TextFieldAnswer given = text_field_event(&screen->field, event);
    if (given == FIELD_IGNORED)
        return false;
    if (given == FIELD_TAKEN) {
        app_request_layout(app); // there may be something to open now
        return true;
    }
    if (given == FIELD_DONE)
        open_path(app, screen, screen->field.text);
    else
        end_edit(app, screen);
    return given != FIELD_LEFT;
}

// ---- layout and drawing

// As many as there is room for.
static int offers_shown(const App *app, const ImportScreen *screen) {
    const float room = gfx_layout(app->gfx).logical_h - PAGE_TOP - FORM_Y - OFFERS_Y - ASK_H;
    const int fit = room > 0 ? (int)(room / (OFFER_H + GAP)) : 0;
    return fit < screen->offers ? fit : screen->offers;
}

static void layout(App *app, void *self) {
    ImportScreen *screen = self;
    page_head_regions(app);
    hits_add(&app->hits, place(app, 0, ASK_H, FORM_W - OPEN_W - GAP, FIELD_H), PATH_ID);
    const char *path = path_of(screen);
    hits_add(&app->hits, place(app, FORM_W - OPEN_W, ASK_H, OPEN_W, FIELD_H), OPEN_ID)->enabled =
        path[strspn(path, " ")] != '\0';
    for (int i = 0; i < offers_shown(app, screen); i++)
        hits_add(&app->hits, place(app, 0, OFFERS_Y + ASK_H + (float)i * (OFFER_H + GAP), FORM_W, OFFER_H),
                 "import:file:%d", i + 1);
}

static void draw_heading(App *app, float y, const char *text) {
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 22, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &style, 13 * gfx_layout(app->gfx).scale, place(app, 0, y, FORM_W, ASK_H - 4),
                 text);
}

static void draw_offers(App *app, const ImportScreen *screen) {
    char id[HIT_ID_MAX], text[1200];
    if (offers_shown(app, screen) == 0)
        return;
    draw_heading(
        app, OFFERS_Y,
        ui_fill(app, text, sizeof text, UI_IMPORT_OFFERS, STR("folder", text_string(&screen->folder))));
    for (int i = 0; i < offers_shown(app, screen); i++) {
        snprintf(id, sizeof id, "import:file:%d", i + 1);
        widget_button(app, id,
                      &(Button){.look = BUTTON_PLAIN,
                                .text = strrchr(screen->offer[i], '/') + 1,
                                .icon = "icons/phosphor/arrow-down.svg",
                                .text_size = 18,
                                .left = true});
    }
}

static void draw(App *app, void *self) {
    const ImportScreen *screen = self;
    char text[1000];
    const GfxStyle note = widget_style(app, GFX_FONT_TEXT, 17, COLOR_TEXT, GFX_LEFT);
    const GfxStyle wrong = widget_style(app, GFX_FONT_TEXT, 18, COLOR_DAMAGE, GFX_LEFT);
    const TextFieldLook look = look_of(app, screen);
    const float least = 12 * gfx_layout(app->gfx).scale;
    page_ground_draw(app, PAGE_DIM);
    page_head_draw(app, ui_word(app, UI_IMPORT_TITLE), 0);
    draw_heading(app, 0, ui_word(app, UI_IMPORT_ASK));
    text_field_draw(app, PATH_ID, screen->edited ? &screen->field : NULL, &look);
    widget_button(app, OPEN_ID,
                  &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_IMPORT_OPEN), .text_size = 20});
    gfx_text_wrapped_fit(app->gfx, &note, least, widget_line(app, 25), place(app, 0, NOTE_Y, FORM_W, NOTE_H),
                         ui_word(app, archive_is_built_in() ? UI_IMPORT_DROP : UI_IMPORT_DROP_FOLDER));
    gfx_text_wrapped_fit(app->gfx, &wrong, least, widget_line(app, 25),
                         place(app, 0, PROBLEM_Y, FORM_W, PROBLEM_H),
                         app_translated_faults(app, text_string(&screen->problem), text, sizeof text));
    draw_offers(app, screen);
}

// ---- input

static void click(App *app, ImportScreen *screen, const Gesture *gesture) {
    int number;
    const TextFieldLook look = look_of(app, screen);
    if (strcmp(gesture->id, PATH_ID) == 0 && screen->edited) {
        text_field_click(app, PATH_ID, &screen->field, &look, gesture->x);
        gfx_damage_all(app->gfx);
    } else if (strcmp(gesture->id, PATH_ID) == 0) {
        begin_edit(app, screen);
    } else if (strcmp(gesture->id, OPEN_ID) == 0) {
        open_path(app, screen, path_of(screen));
    } else if (sscanf(gesture->id, "import:file:%d", &number) == 1 && number <= screen->offers) {
        text_copy(screen->path, sizeof screen->path, screen->offer[number - 1]);
        screen->edited = false;
        open_path(app, screen, screen->offer[number - 1]);
    }
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    if (page_clicked(app, gesture))
        click(app, self, gesture);
}

// The path to be typed at once.
static void enter(App *app, void *self) {
    ImportScreen *screen = self;
    screen->offers = app_import_offers(screen->offer, OFFERS_MAX, &screen->folder);
    begin_edit(app, screen);
}

static void leave(App *app, void *self) {
    ImportScreen *screen = self;
    (void)app;
    for (int i = 0; i < screen->offers; i++)
        free(screen->offer[i]);
    text_finish(&screen->problem);
    text_finish(&screen->folder);
}

const Screen import_screen = {.name = "import",
                              .state_bytes = sizeof(ImportScreen),
                              .enter = enter,
                              .leave = leave,
                              .layout = layout,
                              .gesture = gesture,
                              .event = event,
                              .draw = draw};
