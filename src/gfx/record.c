// SPDX-License-Identifier: MIT
// Reports drawing to the recorder; without one every call costs a single check.
#include "gfx/record.h"
#include "gfx/internal.h"
#include "gfx/paint.h"

#include <math.h>

void gfx_record(Gfx *gfx, const GfxRecorder *recorder) {
    gfx->recorder = recorder;
    gfx_damage_all(gfx);
}

bool gfx_is_dry(const Gfx *gfx) {
    return gfx->recorder != NULL && gfx->recorder->dry;
}

static Color faded(const Gfx *gfx, Color color) {
    const float alpha = (float)(color >> 24) / 255 * gfx->opacity[gfx->opacities - 1];
    return color_alpha(color, alpha);
}

// The anchor depends only on the requested box, not on measured letters.
static void tie(GfxDrawnText *drawn, const RecordedText *text) {
    const GfxAlign align = text->style->align;
    const float part = align == GFX_LEFT ? 0 : align == GFX_CENTRE ? 0.5F : 1;
    drawn->x = text->box.x + text->box.w * part;
    drawn->y = text->box.y + (text->wrapped ? 0 : text->box.h / 2);
}

void record_text(const Gfx *gfx, const RecordedText *text) {
    if (gfx->recorder == NULL || gfx->recorder->text == NULL || text->text == NULL || text->text[0] == '\0')
        return;
    GfxDrawnText drawn = {
        .text = text->text,
        .shown = text->shown,
        .name = gfx->name,
        .box = text->box,
        .extent = text->extent,
        .clip = gfx->clip[gfx->clips - 1],
        .pixels = text->pixels,
        .color = faded(gfx, text->style->color),
        .brief = text->style->brief,
        .cut = text->cut,
        .wrapped = text->wrapped,
        .layer = gfx->layers,
        .beneath = gfx->recorder->dry ? NULL : gfx->target,
    };
    tie(&drawn, text);
    if (drawn.color >> 24 != 0)
        gfx->recorder->text(gfx->recorder->context, &drawn);
}

void gfx_record_area(const Gfx *gfx, GfxRect region, float opacity) {
    record_area(gfx, rect_pixels(region), opacity);
}

void record_area(const Gfx *gfx, SDL_Rect box, float opacity) {
    if (gfx->recorder == NULL || gfx->recorder->area == NULL || gfx->layers > 0)
        return;
    SDL_Rect seen, clip = gfx->clip[gfx->clips - 1];
    if (!SDL_IntersectRect(&box, &clip, &seen))
        return;
    gfx->recorder->area(gfx->recorder->context,
                        gfx_rect((float)seen.x, (float)seen.y, (float)seen.w, (float)seen.h),
                        opacity * gfx->opacity[gfx->opacities - 1]);
}

void gfx_record_mark(const Gfx *gfx, const char *kind, const char *name, GfxRect box, Color color,
                     Color second) {
    if (gfx->recorder == NULL || gfx->recorder->mark == NULL)
        return;
    gfx->recorder->mark(gfx->recorder->context, &(GfxDrawnMark){.kind = kind,
                                                                .name = name != NULL ? name : "",
                                                                .box = box,
                                                                .clip = gfx->clip[gfx->clips - 1],
                                                                .color = faded(gfx, color),
                                                                .second = faded(gfx, second),
                                                                .layer = gfx->layers});
}

void record_shape(const Gfx *gfx, const char *kind, GfxRect box, const GfxPaint *paint, Color border) {
    gfx_record_mark(gfx, kind, "", box, paint->color[0],
                    border != 0 || paint->count < 2 ? border : paint->color[paint->count - 1]);
}
