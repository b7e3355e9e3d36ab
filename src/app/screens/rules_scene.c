// SPDX-License-Identifier: MIT
// An example in its panel: the picture drawn by the game, with the caption beside or below it.
#include "app/screens/rules_scene.h"

#include "app/kit/game_screens.h"
#include "app/stage/widgets.h"

#include <math.h>

#define EDGE 24.0f       // logical pixels, all below
#define CAPTION_W 220.0f // minimum beside the picture
#define CAPTION_MOST 540.0f
#define CAPTION_BELOW 740.0f // maximum below it
#define CAPTION_GAP 28.0f
#define CAPTION_GAP_BELOW 20.0f
#define CAPTION_SIZE 18.0f
#define CAPTION_LINE 28.0f

// In pixels.
typedef struct Shape {
    float inner; // width of the panel without its margins
    float picture_w, picture_h;
    bool beside; // the caption is beside the picture
    float caption_w, caption_h;
} Shape;

static GfxStyle caption_style(const App *app) {
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, CAPTION_SIZE, COLOR_TEXT, GFX_LEFT);
    style.strong = COLOR_HEADING;
    return style;
}

// False: only the caption is shown.
static bool has_picture(const App *app, const RulesBlock *block) {
    return block->scene->problem == NULL && game_screens(app)->example_size != NULL;
}

static RulesExample example_of(const RulesBlock *block) {
    const RulesScene *scene = block->scene;
    return (RulesExample){.before = scene->before.bytes,
                          .after = scene->acts ? scene->after.bytes : NULL,
                          .score = block->score};
}

static Shape shape_of(App *app, const RulesBlock *block, float width) {
    Shape shape = {.inner = width - 2 * app_px(app, EDGE)};
    if (has_picture(app, block)) {
        const RulesExample example = example_of(block);
        game_screens(app)->example_size(app, &example, shape.inner, &shape.picture_w, &shape.picture_h);
    }
    const float left = shape.inner - shape.picture_w - app_px(app, CAPTION_GAP);
    shape.beside = shape.picture_w > 0 && left >= app_px(app, CAPTION_W);
    shape.caption_w =
        fminf(shape.beside ? left : shape.inner, app_px(app, shape.beside ? CAPTION_MOST : CAPTION_BELOW));
    const GfxStyle style = caption_style(app);
    shape.caption_h = (float)gfx_text_lines(app->gfx, &style, shape.caption_w, block->text) *
                      widget_line(app, CAPTION_LINE) * gfx_text_scale(app->gfx);
    return shape;
}

// From the top of the picture to the top of a caption below it.
static float caption_below(const App *app, const Shape *shape) {
    return shape->picture_h > 0 ? shape->picture_h + app_px(app, CAPTION_GAP_BELOW) : 0;
}

float rules_scene_height(App *app, const RulesBlock *block, float width) {
    const Shape shape = shape_of(app, block, width);
    return 2 * app_px(app, EDGE) + (shape.beside ? fmaxf(shape.picture_h, shape.caption_h)
                                                 : caption_below(app, &shape) + shape.caption_h);
}

void rules_scene_draw(App *app, const void *looks, const RulesBlock *block, GfxRect rect) {
    if (!gfx_is_visible(app->gfx, rect))
        return;
    const Shape shape = shape_of(app, block, rect.w);
    const float edge = app_px(app, EDGE), x = rect.x + edge, y = rect.y + edge;
    if (shape.beside)
        rect.w = shape.picture_w + app_px(app, CAPTION_GAP) + shape.caption_w + 2 * edge;
    widget_panel(app, rect, 14, COLOR_LINE);
    if (has_picture(app, block)) {
        const RulesExample example = example_of(block);
        game_screens(app)->example_draw(app, looks, &example, x, y, shape.inner);
    }
    GfxRect caption = gfx_rect(x, y, shape.caption_w, 0);
    if (shape.beside)
        caption.x += shape.picture_w + app_px(app, CAPTION_GAP);
    else
        caption.y += caption_below(app, &shape);
    const GfxStyle style = caption_style(app);
    gfx_text_wrapped(app->gfx, &style, widget_line(app, CAPTION_LINE), 0, caption, block->text);
}

bool rules_scene_compose(App *app, const void *looks, const RulesBlock *block, float width) {
    if (!has_picture(app, block))
        return false;
    const RulesExample example = example_of(block);
    return game_screens(app)->example_compose(app, looks, &example, width - 2 * app_px(app, EDGE));
}
