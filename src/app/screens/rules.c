// SPDX-License-Identifier: MIT
// The rules: a table of contents at the left and one chapter beside it, in two columns if there is room.
// Texts and examples come from assets/rules/GAME (rules_book.h).
#include "app/kit/game_looks.h"
#include "app/screens/rules_scene.h"
#include "app/stage/page_head.h"
#include "app/stage/scroll.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EDGE PAGE_EDGE // logical pixels, all below
#define TOP PAGE_TOP
#define BOTTOM 32.0f
#define CONTENTS_W 340.0f
#define ENTRY_STEP 46.0f
#define ENTRY_H 42.0f
#define PAGE_X (EDGE + CONTENTS_W + 24)
#define BAR 28.0f
#define TEXT_W 740.0f // about 70 letters
#define TEXT_SIZE 18.0f
#define TEXT_LINE 28.0f
#define POINT_INDENT 28.0f
#define NOTE_INDENT 58.0f
#define NOTE_EDGE 16.0f
#define NEXT_H 56.0f
#define TWO_COLUMNS 1100.0f // page width from which there are two columns
#define COLUMN_GAP 40.0f
#define DIM 0x80000000u
#define BLOCKS_MAX 80 // per chapter; more are not laid out

typedef struct RulesScreen {
    RulesBook *book; // NULL: could not be read, a message is shown
    GameLooks looks;
    int chapter;
    Scroll scroll;
    GfxRect page;
    int columns;               // 1 or 2
    float column_w;            // pixels
    float top[BLOCKS_MAX + 1]; // top of each block, from the top of the page; the last entry: the end
    float height[BLOCKS_MAX];
    int column[BLOCKS_MAX]; // the block's column
    int blocks;
} RulesScreen;

static const RulesChapter *chapter_of(const RulesScreen *screen) {
    return &screen->book->chapter[screen->chapter];
}

// ---- reading

static void open_book(App *app, RulesScreen *screen) {
    if (!game_looks_update(&screen->looks, app))
        return;
    rules_book_close(screen->book);
    Text problem = {0};
    const bool has_memory = screen->looks.looks != NULL || screen->looks.game == NULL;
    screen->book = has_memory ? rules_book_open(app, "rules", &problem) : NULL;
    if (screen->book == NULL)
        app_message(app, ui_word(app, UI_RULES_BROKEN), text_string(&problem), &menu_screen);
    else if (screen->chapter >= screen->book->count)
        screen->chapter = 0;
    text_finish(&problem);
}

static void chapter_id(const RulesScreen *screen, int chapter, char id[HIT_ID_MAX]) {
    snprintf(id, HIT_ID_MAX, "rules:chapter:%.20s", screen->book->chapter[chapter].id);
}

static void enter(App *app, void *self) {
    RulesScreen *screen = self;
    open_book(app, screen);
    if (screen->book == NULL)
        return;
    char id[HIT_ID_MAX];
    chapter_id(screen, screen->chapter, id);
    app_focus(app, id); // so that arrow keys turn pages at once
}

static void leave(App *app, void *self) {
    RulesScreen *screen = self;
    (void)app;
    rules_book_close(screen->book);
    game_looks_finish(&screen->looks);
}

// ---- layout

static GfxStyle style_of(const App *app, ManualKind kind) {
    GfxStyle style = kind == MANUAL_HEADING
                         ? widget_style(app, GFX_FONT_DISPLAY, 25, COLOR_HEADING, GFX_LEFT)
                         : widget_style(app, GFX_FONT_TEXT, TEXT_SIZE, COLOR_TEXT, GFX_LEFT);
    style.strong = COLOR_HEADING;
    return style;
}

static float indent_of(const App *app, ManualKind kind) {
    return app_px(app, kind == MANUAL_POINT ? POINT_INDENT : kind == MANUAL_NOTE ? NOTE_INDENT : 0);
}

static float text_width(const App *app, const RulesScreen *screen, ManualKind kind) {
    const float inner = fminf(screen->column_w, app_px(app, TEXT_W));
    return inner - indent_of(app, kind) - (kind == MANUAL_NOTE ? app_px(app, NOTE_EDGE) : 0);
}

static float line_height(const App *app, ManualKind kind) {
    return widget_line(app, kind == MANUAL_HEADING ? 34 : TEXT_LINE);
}

static float text_height(App *app, const RulesScreen *screen, const RulesBlock *block) {
    const GfxStyle style = style_of(app, block->kind);
    return (float)gfx_text_lines(app->gfx, &style, text_width(app, screen, block->kind), block->text) *
           line_height(app, block->kind) * gfx_text_scale(app->gfx);
}

// The space above a block that follows another one.
static float room_above(const App *app, ManualKind kind, ManualKind before) {
    static const float rooms[] = {[MANUAL_TEXT] = 14, [MANUAL_HEADING] = 34, [MANUAL_POINT] = 8,
                                  [MANUAL_NOTE] = 20, [MANUAL_TERM] = 18,    [MANUAL_SCENE] = 24};
    const float room = before == MANUAL_SCENE || before == MANUAL_NOTE ? fmaxf(rooms[kind], 20) : rooms[kind];
    return app_px(app, before == MANUAL_HEADING ? fminf(room, 10) : room);
}

static float scene_width(const App *app, const RulesScreen *screen) {
    return fminf(screen->column_w, app_px(app, 1240));
}

static float block_height(App *app, const RulesScreen *screen, const RulesBlock *block) {
    switch (block->kind) {
    case MANUAL_SCENE:
        return rules_scene_height(app, block, scene_width(app, screen));
    case MANUAL_NOTE:
        return text_height(app, screen, block) + 2 * app_px(app, NOTE_EDGE);
    case MANUAL_TERM:
        return text_height(app, screen, block) + app_px(app, 32);
    default:
        return text_height(app, screen, block);
    }
}

// ---- columns

// The lower ends of the columns, and what was placed last.
typedef struct Columns {
    float y[2];
    ManualKind last[2];
} Columns;

static Columns columns_begin(const App *app) {
    const float y = app_px(app, 64); // below the chapter's title
    return (Columns){{y, y}, {MANUAL_HEADING, MANUAL_HEADING}};
}

static void put(const App *app, RulesScreen *screen, Columns *columns, int block, int column) {
    const ManualKind kind = chapter_of(screen)->block[block].kind;
    const float y = columns->y[column] + room_above(app, kind, columns->last[column]);
    screen->column[block] = column;
    screen->top[block] = roundf(y);
    columns->y[column] = y + screen->height[block];
    columns->last[column] = kind;
}

// Puts all blocks before `split` in the first column, the others in the second.
static Columns put_split(const App *app, RulesScreen *screen, int split) {
    Columns columns = columns_begin(app);
    for (int i = 0; i < screen->blocks; i++)
        put(app, screen, &columns, i, i < split ? 0 : 1);
    return columns;
}

// True if any block but the first is of this kind.
static bool goes_on_with(const RulesScreen *screen, ManualKind kind) {
    for (int i = 1; i < screen->blocks; i++)
        if (chapter_of(screen)->block[i].kind == kind)
            return true;
    return false;
}

// Text only: the second column starts with the heading (or term, if there are none) that makes the columns
// most equal.
static Columns put_words(const App *app, RulesScreen *screen) {
    const RulesChapter *chapter = chapter_of(screen);
    const ManualKind begins = goes_on_with(screen, MANUAL_HEADING) ? MANUAL_HEADING : MANUAL_TERM;
    int best = screen->blocks;
    float lowest = INFINITY;
    for (int i = 1; i < screen->blocks; i++) {
        if (chapter->block[i].kind != begins)
            continue;
        const Columns columns = put_split(app, screen, i);
        if (fmaxf(columns.y[0], columns.y[1]) < lowest) {
            lowest = fmaxf(columns.y[0], columns.y[1]);
            best = i;
        }
    }
    return put_split(app, screen, best);
}

// "1  Power allocation": steps are read in order.
static bool is_step(const RulesBlock *block) {
    return block->name != NULL && block->name[0] >= '0' && block->name[0] <= '9';
}

// Examples and terms can be read on their own: they go to the shorter column, the first of several examples
// to the left. Continuous text stays in the first column.
static bool goes_beside(const RulesScreen *screen, const Columns *columns, int block) {
    const RulesBlock *blocks = chapter_of(screen)->block;
    const bool first = columns->last[1] == MANUAL_HEADING;
    if (blocks[block].kind == MANUAL_TERM)
        return !is_step(&blocks[block]) && columns->y[1] < columns->y[0];
    if (blocks[block].kind != MANUAL_SCENE)
        return false;
    const bool several = block + 1 < screen->blocks && blocks[block + 1].kind == MANUAL_SCENE;
    return first ? !several || columns->last[0] == MANUAL_SCENE : columns->y[1] <= columns->y[0];
}

static Columns put_examples(const App *app, RulesScreen *screen) {
    Columns columns = columns_begin(app);
    for (int i = 0; i < screen->blocks; i++)
        put(app, screen, &columns, i, goes_beside(screen, &columns, i) ? 1 : 0);
    return columns;
}

static Columns put_all(const App *app, RulesScreen *screen) {
    if (screen->columns == 1)
        return put_split(app, screen, screen->blocks);
    const bool examples = screen->blocks > 0 && (chapter_of(screen)->block[0].kind == MANUAL_SCENE ||
                                                 goes_on_with(screen, MANUAL_SCENE));
    return examples ? put_examples(app, screen) : put_words(app, screen);
}

static void layout_page(App *app, RulesScreen *screen) {
    const GfxLayout size = gfx_layout(app->gfx);
    const RulesChapter *chapter = chapter_of(screen);
    screen->page = widget_rect(app, PAGE_X, TOP, fmaxf(size.logical_w - PAGE_X - EDGE, 1),
                               fmaxf(size.logical_h - TOP, 1));
    const float inner = screen->page.w - app_px(app, BAR);
    screen->columns = screen->page.w >= app_px(app, TWO_COLUMNS) ? 2 : 1;
    screen->column_w = screen->columns == 1 ? inner : floorf((inner - app_px(app, COLUMN_GAP)) / 2);
    screen->blocks = SDL_min(chapter->count, BLOCKS_MAX);
    for (int i = 0; i < screen->blocks; i++)
        screen->height[i] = block_height(app, screen, &chapter->block[i]);
    const Columns columns = put_all(app, screen);
    screen->top[screen->blocks] = roundf(fmaxf(columns.y[0], columns.y[1]) + app_px(app, 40));
    scroll_layout(&screen->scroll, screen->page, screen->top[screen->blocks] + app_px(app, NEXT_H + 48));
}

static void layout_next(App *app, const RulesScreen *screen) {
    const float y = scroll_top(&screen->scroll) + screen->top[screen->blocks];
    const float half = app_px(app, (TEXT_W - 16) / 2), h = app_px(app, NEXT_H);
    if (screen->chapter > 0)
        scroll_hit(app, &screen->scroll, gfx_rect(screen->page.x, y, half, h), "rules:previous");
    if (screen->chapter + 1 < screen->book->count)
        scroll_hit(app, &screen->scroll, gfx_rect(screen->page.x + half + app_px(app, 16), y, half, h),
                   "rules:next");
}

static float entry_step(const App *app, const RulesScreen *screen) {
    const float room = gfx_layout(app->gfx).logical_h - TOP - BOTTOM - 32;
    return fminf(ENTRY_STEP, room / (float)screen->book->count);
}

static void layout(App *app, void *self) {
    RulesScreen *screen = self;
    open_book(app, screen);
    if (screen->book == NULL)
        return;
    char id[HIT_ID_MAX];
    const float step = entry_step(app, screen);
    page_head_regions(app);
    for (int i = 0; i < screen->book->count; i++) {
        chapter_id(screen, i, id);
        hits_add(&app->hits,
                 widget_rect(app, EDGE + 16, TOP + 16 + step * (float)i, CONTENTS_W - 32,
                             fminf(ENTRY_H, step - 2)),
                 "%s", id);
    }
    layout_page(app, screen);
    layout_next(app, screen);
    scroll_regions(app, &screen->scroll);
}

// ---- drawing

static void draw_text(App *app, const RulesScreen *screen, const RulesBlock *block, float x, float y) {
    const GfxStyle style = style_of(app, block->kind);
    const float width = text_width(app, screen, block->kind);
    gfx_text_wrapped(app->gfx, &style, line_height(app, block->kind), 0,
                     gfx_rect(x + indent_of(app, block->kind), y, width, 0), block->text);
}

static void draw_note(App *app, const RulesScreen *screen, const RulesBlock *block, GfxRect place) {
    const float edge = app_px(app, NOTE_EDGE), icon = app_px(app, 24);
    const GfxPaint fill = paint_solid(COLOR_RAISED);
    place.w = fminf(place.w, app_px(app, TEXT_W));
    gfx_panel(app->gfx, place, app_px(app, 12), &fill, fmaxf(1, app_px(app, 1)), COLOR_LINE_STRONG);
    gfx_icon_color(app->gfx, "icons/phosphor/info.svg", place.x + edge, place.y + edge + app_px(app, 2), icon,
                   COLOR_ICE);
    draw_text(app, screen, block, place.x, place.y + edge);
}

static void draw_term(App *app, const RulesScreen *screen, const RulesBlock *block, GfxRect place) {
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 20, COLOR_HEADING, GFX_LEFT);
    const float sign = app_px(app, 20), indent = block->sign[0] != '\0' ? app_px(app, 30) : 0;
    if (indent > 0)
        gfx_icon_color(app->gfx, block->sign, place.x, place.y + app_px(app, 5), sign, COLOR_HEADING);
    gfx_text(app->gfx, &name, gfx_rect(place.x + indent, place.y, place.w - indent, app_px(app, 30)),
             block->name);
    draw_text(app, screen, block, place.x, place.y + app_px(app, 32));
}

static void draw_dot(App *app, const RulesBlock *block, GfxRect place) {
    const GfxPaint dot = paint_solid(COLOR_TEXT_DIM);
    gfx_circle(app->gfx, place.x + app_px(app, 12), place.y + roundf(line_height(app, block->kind) / 2),
               fmaxf(2, app_px(app, 3)), &dot);
}

static void draw_block(App *app, const RulesScreen *screen, const RulesBlock *block, GfxRect place) {
    if (!gfx_is_visible(app->gfx, place))
        return;
    switch (block->kind) {
    case MANUAL_SCENE:
        place.w = scene_width(app, screen);
        rules_scene_draw(app, screen->looks.looks, block, place);
        break;
    case MANUAL_NOTE:
        draw_note(app, screen, block, place);
        break;
    case MANUAL_TERM:
        draw_term(app, screen, block, place);
        break;
    case MANUAL_POINT:
        draw_dot(app, block, place);
        draw_text(app, screen, block, place.x, place.y);
        break;
    default:
        draw_text(app, screen, block, place.x, place.y);
    }
}

static GfxRect block_place(const App *app, const RulesScreen *screen, int block) {
    const float x = (screen->column_w + app_px(app, COLUMN_GAP)) * (float)screen->column[block];
    return gfx_rect(roundf(screen->page.x + x), scroll_top(&screen->scroll) + screen->top[block],
                    screen->column_w, screen->height[block]);
}

static void draw_turning(App *app, const RulesScreen *screen, const char *id, int chapter, const char *icon) {
    if (hits_find(&app->hits, id) == NULL)
        return;
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = screen->book->chapter[chapter].title,
                            .icon = icon,
                            .text_size = 19});
}

static void draw_page(App *app, const RulesScreen *screen) {
    const RulesChapter *chapter = chapter_of(screen);
    const float top = scroll_top(&screen->scroll);
    gfx_clip_push(app->gfx, screen->page);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 38, COLOR_WHITE, GFX_LEFT);
    gfx_text_fit(app->gfx, &title, 20 * gfx_layout(app->gfx).scale,
                 gfx_rect(screen->page.x, top, screen->page.w - app_px(app, BAR), app_px(app, 52)),
                 chapter->title);
    for (int i = 0; i < screen->blocks; i++)
        draw_block(app, screen, &chapter->block[i], block_place(app, screen, i));
    draw_turning(app, screen, "rules:previous", screen->chapter - 1, "icons/phosphor/caret-left.svg");
    draw_turning(app, screen, "rules:next", screen->chapter + 1, "icons/phosphor/caret-right.svg");
    gfx_clip_pop(app->gfx);
    scroll_draw(app, &screen->scroll);
}

static void draw_contents(App *app, const RulesScreen *screen) {
    const float height = gfx_layout(app->gfx).logical_h - TOP - BOTTOM;
    widget_panel(app, widget_rect(app, EDGE, TOP, CONTENTS_W, fmaxf(height, 1)), 16, COLOR_LINE_STRONG);
    char id[HIT_ID_MAX];
    for (int i = 0; i < screen->book->count; i++) {
        chapter_id(screen, i, id);
        widget_button(app, id,
                      &(Button){.look = i == screen->chapter ? BUTTON_PLAIN : BUTTON_QUIET,
                                .text = screen->book->chapter[i].title,
                                .text_size = 18,
                                .left = true,
                                .on = i == screen->chapter});
    }
}

static void draw(App *app, void *self) {
    const RulesScreen *screen = self;
    page_ground_draw(app, DIM);
    if (screen->book == NULL)
        return;
    page_head_draw(app, ui_word(app, UI_MENU_HELP), 0);
    draw_contents(app, screen);
    draw_page(app, screen);
}

// ---- input

static void show(App *app, RulesScreen *screen, int chapter) {
    if (chapter < 0 || chapter >= screen->book->count || chapter == screen->chapter)
        return;
    screen->chapter = chapter;
    screen->scroll.offset = 0;
    app_request_layout(app);
}

static int chapter_named(const RulesScreen *screen, const char *hit_id) {
    char id[HIT_ID_MAX];
    for (int i = 0; i < screen->book->count; i++) {
        chapter_id(screen, i, id);
        if (strcmp(id, hit_id) == 0)
            return i;
    }
    return -1;
}

static void turn(App *app, RulesScreen *screen, int by) {
    char id[HIT_ID_MAX];
    show(app, screen, screen->chapter + by);
    chapter_id(screen, screen->chapter, id);
    app_focus(app, id);
}

static void click(App *app, RulesScreen *screen, const char *id) {
    if (strcmp(id, "rules:previous") == 0)
        turn(app, screen, -1);
    else if (strcmp(id, "rules:next") == 0)
        turn(app, screen, 1);
    else
        show(app, screen, chapter_named(screen, id));
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    RulesScreen *screen = self;
    if (screen->book == NULL || scroll_gesture(app, &screen->scroll, gesture))
        return;
    if (gesture->kind == GESTURE_HOVER && gesture->by_key)
        show(app, screen, chapter_named(screen, gesture->id)); // moving the focus in the contents turns pages
    else if (page_clicked(app, gesture))
        click(app, screen, gesture->id);
}

// Composes the cards of examples ahead of need, one per frame.
static bool update(App *app, void *self) {
    const RulesScreen *screen = self;
    if (screen->book == NULL)
        return false;
    const RulesChapter *chapter = chapter_of(screen);
    for (int i = 0; i < screen->blocks; i++)
        if (chapter->block[i].kind == MANUAL_SCENE &&
            rules_scene_compose(app, screen->looks.looks, &chapter->block[i], scene_width(app, screen)))
            return true;
    return false;
}

const Screen rules_screen = {.name = "rules",
                             .state_bytes = sizeof(RulesScreen),
                             .enter = enter,
                             .leave = leave,
                             .layout = layout,
                             .gesture = gesture,
                             .update = update,
                             .draw = draw};
