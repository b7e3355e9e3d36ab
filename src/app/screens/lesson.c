// SPDX-License-Identifier: MIT
// The lesson's screen: the table, a box that says what to do, and highlights on what is meant. While the
// table is animating the box waits.

#include "play/lesson.h"
#include "app/kit/explain.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/kit/lesson_lights.h"
#include "app/screens/lesson_room.h"
#include "app/screens/rules_book.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <string.h>

// Logical pixels. The box uses the first of these widths at which it covers nothing.
#define BOX_WIDTHS                                                                                           \
    { 540.0f, 640.0f, 460.0f, 760.0f, 400.0f, 340.0f }
#define EDGE 24.0f
#define HEAD_H 40.0f
#define TEXT_SIZE 17.5f
#define TEXT_LINE 26.0f
#define TEXT_GAP 10.0f
#define BUTTON_H 48.0f
#define LIGHT_ROOM 8.0f // around what is highlighted
#define POPUP_W 320.0f  // width of a card shown large
#define POPUP_H 434.0f
#define DIM 0x8C02050Au
#define LIGHTS_MAX (LESSON_LIGHTS_MAX + LESSON_SHOWS_MAX + 3)
#define FAR 120.0f // LessonBoxRoom.far

typedef struct LessonScreen {
    CardTable table; // first member: the table's functions get a pointer to it
    RulesBook *texts;
    const Words *words; // the words the texts were made with
    bool told;          // another move was tried: the step's remark is shown
    bool shown;         // the box is visible
    int step;           // the step it was laid out for
    GfxRect box;
    float box_w;      // logical
    GfxRect stood_in; // the window size it was placed for
    GfxRect light[LIGHTS_MAX];
    char kind[LIGHTS_MAX]; // first letter of the hit ids; 0: no frame around it
    int lights;
} LessonScreen;

// ---- texts

static void open_texts(App *app, LessonScreen *screen) {
    if (screen->words == app->words)
        return;
    rules_book_close(screen->texts);
    screen->words = app->words;
    Text problem = {0};
    screen->texts = rules_book_open(app, "lesson", &problem);
    if (screen->texts == NULL) {
        app_leave_game(app);
        app_message(app, ui_word(app, UI_LESSON_BROKEN), text_string(&problem), &menu_screen);
    }
    text_finish(&problem);
}

static const RulesChapter *text_of(const LessonScreen *screen, const LessonStep *step) {
    for (int i = 0; screen->texts != NULL && i < screen->texts->count; i++)
        if (strcmp(screen->texts->chapter[i].id, step->id) == 0)
            return &screen->texts->chapter[i];
    return NULL;
}

static void enter(App *app, void *self) {
    LessonScreen *screen = self;
    table_screen.enter(app, &screen->table);
    open_texts(app, screen);
    screen->step = -1;
}

static void leave(App *app, void *self) {
    LessonScreen *screen = self;
    table_screen.leave(app, &screen->table);
    rules_book_close(screen->texts);
}

// ---- the box

static bool is_last(const App *app) {
    return lesson_number(app->lesson) + 1 == lesson_count(app->lesson);
}

static bool box_is_due(const App *app, const LessonScreen *screen) {
    const SessionStage stage = session_stage(app->session);
    return !screen->table.showing && (screen->table.overlay == OVERLAY_NONE) &&
           (stage == SESSION_DECIDING || stage == SESSION_LAID || stage == SESSION_SCORING) &&
           screen->texts != NULL;
}

static GfxStyle text_style(const App *app, ManualKind kind) {
    const bool note = kind == MANUAL_NOTE;
    GfxStyle style = widget_style(app, note ? GFX_FONT_TEXT_SEMIBOLD : GFX_FONT_TEXT, TEXT_SIZE,
                                  note ? COLOR_ICE : COLOR_TEXT, GFX_LEFT);
    style.strong = COLOR_HEADING;
    return style;
}

// The remark about other moves is shown only after one was tried.
static bool is_told(const LessonScreen *screen, const RulesBlock *block) {
    return block->kind != MANUAL_NOTE || screen->told;
}

static bool has_remark(const RulesChapter *text) {
    for (int i = 0; text != NULL && i < text->count; i++)
        if (text->block[i].kind == MANUAL_NOTE)
            return true;
    return false;
}

static float text_height(App *app, const RulesBlock *block, float box_w) {
    const GfxStyle style = text_style(app, block->kind);
    return (float)gfx_text_lines(app->gfx, &style, app_px(app, box_w - 2 * EDGE), block->text) *
               widget_line(app, TEXT_LINE) * gfx_text_scale(app->gfx) +
           app_px(app, TEXT_GAP);
}

static bool has_button(const App *app) {
    return !lesson_step(app->lesson)->move;
}

static float box_height(App *app, const LessonScreen *screen, const RulesChapter *text, float box_w) {
    float h = app_px(app, EDGE + HEAD_H + EDGE - TEXT_GAP);
    for (int i = 0; text != NULL && i < text->count; i++)
        if (is_told(screen, &text->block[i]))
            h += text_height(app, &text->block[i], box_w);
    return h + (has_button(app) ? app_px(app, BUTTON_H + 16) : 0);
}

// ---- highlights

static GfxRect joined(GfxRect a, GfxRect b) {
    const float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return gfx_rect(x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y);
}

// Touching regions of one kind are highlighted as one; `kind` is the first letter of their ids.
static void add_light(LessonScreen *screen, GfxRect rect, char kind) {
    for (int i = 0; i < screen->lights; i++) {
        const GfxRect old = screen->light[i];
        const bool apart = rect.x > old.x + old.w || old.x > rect.x + rect.w || rect.y > old.y + old.h ||
                           old.y > rect.y + rect.h;
        if (!apart && kind == screen->kind[i]) {
            screen->light[i] = joined(old, rect);
            return;
        }
    }
    if (screen->lights == LIGHTS_MAX)
        return;
    screen->kind[screen->lights] = kind;
    screen->light[screen->lights++] = rect;
}

static void light_up(App *app, LessonScreen *screen, const char *light) {
    GfxRect place;
    if (lesson_find_place(app, &screen->table, light, &place))
        add_light(screen, gfx_inset(place, -app_px(app, LIGHT_ROOM)), light[0]);
}

// What is only mentioned is shown bright, but without the frame that marks something to do.
static void show(App *app, LessonScreen *screen, const char *light) {
    GfxRect place;
    if (light == NULL || !lesson_find_place(app, &screen->table, light, &place) ||
        screen->lights == LIGHTS_MAX)
        return;
    screen->kind[screen->lights] = 0;
    screen->light[screen->lights++] = gfx_inset(place, -app_px(app, LIGHT_ROOM));
}

static void find_lights(App *app, LessonScreen *screen) {
    const LessonStep *step = lesson_step(app->lesson);
    screen->lights = 0;
    for (int i = 0; i < step->lights; i++)
        light_up(app, screen, step->light[i]);
    if (session_stage(app->session) == SESSION_LAID) // carries out whatever was laid
        light_up(app, screen, "button:end_turn");
    for (int i = 0; i < step->shows; i++)
        show(app, screen, step->show[i]);
}

// ---- where the box is out of the way

// Where a hovered hand card is shown large: above it, unless there is a rail.
static GfxRect popup_above(const App *app, const LessonScreen *screen, GfxRect card) {
    const float w = app_px(app, POPUP_W), h = app_px(app, POPUP_H);
    if (!screen->table.layout.compact)
        return gfx_rect(0, 0, 0, 0);
    return gfx_rect(card.x + (card.w - w) / 2, card.y - h, w, h);
}

// The highlights of the step, where its card goes, and choices that are spread out.
static void keep_free(const App *app, const LessonScreen *screen, LessonBoxRoom *room) {
    const LessonStep *step = lesson_step(app->lesson);
    GfxRect place;
    for (int i = 0; i < screen->lights; i++)
        room_keep_free(room, screen->light[i]);
    for (int i = 0; i < 2 && step->drag[0] != NULL; i++)
        if (lesson_find_place(app, &screen->table, step->drag[i], &place))
            room_keep_free(room, place);
    for (int i = 0; i < app->hits.count; i++)
        if (strncmp(app->hits.item[i].id, "option:", 7) == 0)
            room_keep_free(room, app->hits.item[i].rect);
}

// On a map nearly every region is a place; only active drop targets are worth keeping visible.
static bool is_worth_seeing(const Hit *hit) {
    return !hit->drop_only && strncmp(hit->id, "log:", 4) != 0 &&
           (hit->is_drop_target || strncmp(hit->id, "place:", 6) != 0);
}

// Everything else that can be seen or used.
static void prefer_free(const App *app, const LessonScreen *screen, LessonBoxRoom *room) {
    room_prefer_free(room, screen->table.layout.action);
    room_prefer_free(room, screen->table.layout.hand);
    for (int i = 0; i < screen->lights; i++)
        if (screen->kind[i] == 'h' && !has_button(app))
            room_prefer_free(room, popup_above(app, screen, screen->light[i]));
    for (int i = 0; i < app->hits.count; i++)
        if (is_worth_seeing(&app->hits.item[i]))
            room_prefer_free(room, app->hits.item[i].rect);
}

// Preferably at the lower end of the board; a box already shown is not moved far for its remark.
static void describe_room(const App *app, const LessonScreen *screen, bool stands, LessonBoxRoom *room) {
    const TableLayout *layout = &screen->table.layout;
    const bool scoring = session_stage(app->session) == SESSION_SCORING;
    const float edge = app_px(app, 12), top = layout->top_bar.y + layout->top_bar.h + edge / 2;
    *room = (LessonBoxRoom){
        .within = gfx_rect(edge, top, layout->window.w - 2 * edge, layout->window.h - top - edge),
        .middle = layout->board.x + layout->board.w / 2,
        .bottom = scoring ? layout->window.h - 2 * edge : layout->board.y + layout->board.h - edge,
        .far = app_px(app, FAR)};
    if (stands) {
        room->middle = screen->box.x + screen->box.w / 2;
        room->bottom = screen->box.y + screen->box.h;
    }
    keep_free(app, screen, room);
    prefer_free(app, screen, room);
}

// Places the box at the first width that covers nothing, else at the one that covers least.
static void place_box(App *app, LessonScreen *screen, bool stands) {
    static const float widths[] = BOX_WIDTHS;
    const RulesChapter *text = text_of(screen, lesson_step(app->lesson));
    LessonBoxRoom room;
    describe_room(app, screen, stands, &room);
    if (stands && roundf(box_height(app, screen, text, screen->box_w)) == screen->box.h &&
        room_covered(&room, screen->box) <= 0)
        return; // it stays where it is
    float least = INFINITY;
    for (size_t i = 0; i < sizeof widths / sizeof widths[0] && least > 0; i++) {
        const float high = roundf(box_height(app, screen, text, widths[i]));
        const GfxRect box = room_place(&room, roundf(app_px(app, widths[i])), high);
        const float covers = room_covered(&room, box);
        if (covers >= least)
            continue;
        least = covers;
        screen->box = box;
        screen->box_w = widths[i];
    }
}

static void add_buttons(App *app, const LessonScreen *screen) {
    const GfxRect box = screen->box;
    const float edge = app_px(app, EDGE), h = app_px(app, BUTTON_H), y = box.y + box.h - edge - h;
    const float half = floorf((box.w - 3 * edge) / 2), close = app_px(app, 40);
    hits_add(&app->hits, box, "lesson")->drop_only = true; // shields what is below it
    hits_add(&app->hits, gfx_rect(box.x + box.w - close - edge / 2, box.y + edge / 2, close, close),
             "lesson:leave");
    if (is_last(app)) {
        hits_add(&app->hits, gfx_rect(box.x + edge, y, half, h), "lesson:menu")->settles = true;
        Hit *play = hits_add(&app->hits, gfx_rect(box.x + 2 * edge + half, y, half, h), "lesson:play");
        play->answer = play->settles = true;
    } else if (has_button(app)) {
        Hit *next = hits_add(&app->hits, gfx_rect(box.x + 2 * edge + half, y, half, h), "lesson:next");
        next->answer = next->settles = true;
    }
}

// At the end the table cannot continue, so its button would do nothing.
static void take_table_button(App *app) {
    const Hit *hit = is_last(app) ? hits_find(&app->hits, "button:ok") : NULL;
    if (hit == NULL)
        return;
    const int at = (int)(hit - app->hits.item);
    memmove(&app->hits.item[at], &app->hits.item[at + 1], sizeof(Hit) * (size_t)(app->hits.count - at - 1));
    app->hits.count--;
}

static void layout(App *app, void *self) {
    LessonScreen *screen = self;
    open_texts(app, screen);
    table_screen.layout(app, &screen->table);
    screen->shown = box_is_due(app, screen);
    if (!screen->shown)
        return;
    take_table_button(app);
    const GfxRect window = screen->table.layout.window;
    const bool stands = screen->step == lesson_number(app->lesson) && screen->stood_in.w == window.w &&
                        screen->stood_in.h == window.h;
    if (screen->step != lesson_number(app->lesson)) {
        screen->step = lesson_number(app->lesson);
        screen->told = false;
        app_reset_guard(app);
        if (has_button(app)) // Enter continues
            app_focus(app, is_last(app) ? "lesson:play" : "lesson:next");
    }
    find_lights(app, screen);
    place_box(app, screen, stands);
    screen->stood_in = window;
    add_buttons(app, screen);
}

// ---- drawing

typedef struct Holes {
    GfxRect hole[LIGHTS_MAX + 2];
    int count;
} Holes;

static void add_hole(Holes *holes, GfxRect rect) {
    if (rect.w > 0)
        holes->hole[holes->count++] = rect;
}

// What is not dimmed: the highlights, and what is shown large over the table.
static Holes holes_of(const App *app, const LessonScreen *screen) {
    const CardTable *table = &screen->table;
    const GfxRect popup = popup_rect(app, table);
    Holes holes = {.count = 0};
    for (int i = 0; i < screen->lights; i++)
        add_hole(&holes, screen->light[i]);
    const Hit *explain = hits_find(&app->hits, "explain");
    if (explain != NULL)
        add_hole(&holes, explain->rect);
    else if (popup.w > 0 && (table->looked_at.kind != THING_PLACED || !table->game->hands->picked(table)))
        add_hole(&holes, gfx_inset(popup, -app_px(app, LIGHT_ROOM)));
    return holes;
}

// Dims everything but the holes, strip by strip between their upper and lower edges.
static void dim_strip(App *app, const Holes *holes, float top, float bottom, float width) {
    float x = 0;
    while (x < width) {
        float end = width, next = width;
        for (int i = 0; i < holes->count; i++) {
            const GfxRect hole = holes->hole[i];
            if (hole.y > top || hole.y + hole.h < bottom || hole.x + hole.w <= x)
                continue;
            if (hole.x < end) {
                end = fmaxf(hole.x, x);
                next = hole.x + hole.w;
            }
        }
        if (end > x)
            gfx_fill(app->gfx, gfx_rect(x, top, end - x, bottom - top), DIM);
        x = fmaxf(next, end);
    }
}

static void draw_darkness(App *app, const LessonScreen *screen) {
    const GfxLayout size = gfx_layout(app->gfx);
    const Holes holes = holes_of(app, screen);
    float edges[2 * (LIGHTS_MAX + 2) + 2] = {0, (float)size.height};
    int count = 2;
    for (int i = 0; i < holes.count; i++) {
        edges[count++] = fminf(fmaxf(holes.hole[i].y, 0), (float)size.height);
        edges[count++] = fminf(fmaxf(holes.hole[i].y + holes.hole[i].h, 0), (float)size.height);
    }
    for (int i = 1; i < count; i++) // sorts; there are few
        for (int k = i; k > 0 && edges[k] < edges[k - 1]; k--) {
            const float swap = edges[k];
            edges[k] = edges[k - 1];
            edges[k - 1] = swap;
        }
    for (int i = 0; i + 1 < count; i++)
        if (edges[i + 1] > edges[i])
            dim_strip(app, &holes, edges[i], edges[i + 1], (float)size.width);
}

// While something is selected the table shows what it can do and what would follow; then everything is
// bright.
static void draw_lights(App *app, const LessonScreen *screen) {
    if (!screen->table.game->hands->picked(&screen->table))
        draw_darkness(app, screen);
    const GfxPaint ice = paint_solid(COLOR_ICE);
    for (int i = 0; i < screen->lights; i++)
        if (screen->kind[i] != 0)
            gfx_frame(app->gfx, screen->light[i], app_px(app, 12), fmaxf(2, app_px(app, 3)), &ice);
}

static void draw_buttons(App *app) {
    widget_button(app, "lesson:leave",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/x.svg", .text_size = 15});
    widget_button(app, "lesson:next",
                  &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_LESSON_NEXT)});
    widget_button(app, "lesson:menu",
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_LESSON_MENU), .text_size = 19});
    widget_button(app, "lesson:play",
                  &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_LESSON_PLAY)});
}

static void draw_head(App *app, const LessonScreen *screen, const RulesChapter *text) {
    const GfxRect box = screen->box;
    const float edge = app_px(app, EDGE), scale = gfx_layout(app->gfx).scale;
    char step[40];
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, 24, COLOR_WHITE, GFX_LEFT);
    const GfxStyle dim = widget_style(app, GFX_FONT_TEXT_MEDIUM, 15, COLOR_TEXT_DIM, GFX_RIGHT);
    const float y = box.y + edge * 0.7f, h = app_px(app, HEAD_H);
    gfx_text_fit(app->gfx, &title, 17 * scale, gfx_rect(box.x + edge, y, box.w - app_px(app, 180), h),
                 text->title);
    gfx_text(app->gfx, &dim, gfx_rect(box.x + box.w - app_px(app, 170), y, app_px(app, 106), h),
             ui_fill(app, step, sizeof step, UI_LESSON_STEP, NUM("number", lesson_number(app->lesson) + 1),
                     NUM("count", lesson_count(app->lesson))));
}

static void draw_box(App *app, const LessonScreen *screen) {
    const RulesChapter *text = text_of(screen, lesson_step(app->lesson));
    const GfxRect box = screen->box;
    const GfxPaint fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
    gfx_shadow(app->gfx, box, app_px(app, 16), app_px(app, 10), app_px(app, 36),
               color_alpha(COLOR_BLACK, 0.6f));
    gfx_panel(app->gfx, box, app_px(app, 16), &fill, fmaxf(1, app_px(app, 2)), COLOR_ICE);
    if (text != NULL) {
        draw_head(app, screen, text);
        float y = box.y + app_px(app, EDGE + HEAD_H);
        for (int i = 0; i < text->count; i++) {
            if (!is_told(screen, &text->block[i]))
                continue;
            const GfxStyle style = text_style(app, text->block[i].kind);
            gfx_text_wrapped(app->gfx, &style, widget_line(app, TEXT_LINE), 0,
                             gfx_rect(box.x + app_px(app, EDGE), y, app_px(app, screen->box_w - 2 * EDGE), 0),
                             text->block[i].text);
            y += text_height(app, &text->block[i], screen->box_w);
        }
    }
    draw_buttons(app);
}

static void draw(App *app, void *self) {
    const LessonScreen *screen = self;
    table_screen.draw(app, self);
    if (!screen->shown)
        return;
    if (!screen->table.drag.on && screen->lights > 0)
        draw_lights(app, screen);
    draw_box(app, screen);
    // drawn above highlights and box
    draw_popup(app, &screen->table);
    draw_explanation(app, &screen->table);
}

// ---- input

// Leaves the lesson for a game against the computer.
static void play_first_game(App *app) {
    int persons = 0;
    for (Seat seat = 0; seat < app->chosen.setup.seats; seat++)
        persons += app->chosen.who[seat] == NULL;
    if (persons == app->chosen.setup.seats)
        choice_seat_computer(app->catalog, &app->chosen, 1);
    app_leave_game(app);
    app_show(app, &setup_screen);
}

// A scoring stays visible until the lesson asks for the next move.
static void go_on(App *app) {
    if (!lesson_next(app->lesson, app->session))
        return;
    if (session_stage(app->session) == SESSION_SCORING && lesson_step(app->lesson)->move)
        session_finish_showing(app->session);
    app_request_layout(app);
}

// Handles clicks on the box; false: the click is for the table.
static bool click(App *app, LessonScreen *screen, const char *id) {
    const bool scored = session_stage(app->session) == SESSION_SCORING;
    if (strcmp(id, "lesson:next") == 0 || (scored && strcmp(id, "button:ok") == 0))
        go_on(app);
    else if (strcmp(id, "lesson:leave") == 0 || strcmp(id, "lesson:menu") == 0)
        app_leave_game(app);
    else if (strcmp(id, "lesson:play") == 0)
        play_first_game(app);
    else if (strcmp(id, "button:pass") == 0)
        screen->told = true;
    else if (scored && strcmp(id, "button:menu") != 0)
        return true; // the table waits for the lesson
    else
        return strcmp(id, "lesson") == 0;
    app_request_layout(app);
    return true;
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    LessonScreen *screen = self;
    if (screen->shown && gesture->kind == GESTURE_CLICK && click(app, screen, gesture->id))
        return;
    table_screen.gesture(app, &screen->table, gesture);
    if (app->lesson == NULL || !lesson_was_refused(app->lesson))
        return;
    // Hovering or dragging over something tries no move.
    screen->told |= gesture->kind != GESTURE_HOVER && gesture->kind != GESTURE_DRAG_MOVE;
    if (has_remark(text_of(screen, lesson_step(app->lesson))))
        screen->table.notice[0] = '\0'; // the box explains it better
    app_request_layout(app);
}

static bool update(App *app, void *self) {
    LessonScreen *screen = self;
    const bool moving = table_screen.update(app, &screen->table);
    if (lesson_follow(app->lesson, app->session))
        app_request_layout(app);
    const bool due = box_is_due(app, screen);
    if (due != screen->shown || (due && lesson_number(app->lesson) != screen->step))
        app_request_layout(app);
    return moving;
}

const Screen lesson_screen = {.name = "lesson",
                              .state_bytes = sizeof(LessonScreen),
                              .enter = enter,
                              .leave = leave,
                              .layout = layout,
                              .gesture = gesture,
                              .update = update,
                              .draw = draw};
