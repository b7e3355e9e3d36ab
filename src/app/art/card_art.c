// SPDX-License-Identifier: MIT
// Draws cards through the cache. An upright card is three copies: shadow, card, shield. A scaled or rotated
// card is composed with its surroundings, transformed and cached as well: transforming costs 1 ms, copying
// 0.03. Scale, rotation and lift are quantised so that a drag needs only a few pictures.
#include "app/art/card_art.h"
#include "app/art/card_parts.h"
#include "app/art/world_art.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SCALE_STEPS 100.0f
#define SQUASH_STEPS 24.0f
#define LEANS 0.14f     // of its height, edge on
#define TURN_STEPS 2.0f // per degree
#define LIFT_STEPS 4.0f
#define TURN_MOST 15.0f

CardPlace card_place(CardMode mode, float x, float y, float width) {
    return (CardPlace){.x = x, .y = y, .width = width, .mode = mode, .scale = 1, .squash = 1, .opacity = 1};
}

float card_art_height(CardMode mode, float width) {
    bool on_table = mode == CARD_TABLE || mode == CARD_TABLE_DENSE || mode == CARD_HAND_LOW;
    return roundf(on_table ? width * 240 / 204 : mode == CARD_CHIP ? width * 42 / 230 : width * 1.4f);
}

static float in_steps(float value, float steps) {
    return roundf(value * steps) / steps;
}

// The place rounded to the cached steps.
static CardPlace settled(const CardPlace *place) {
    CardPlace at = *place;
    at.scale = in_steps(fminf(fmaxf(place->scale, 0.05f), 4), SCALE_STEPS);
    at.squash = in_steps(fminf(fmaxf(place->squash, 0), 1), SQUASH_STEPS);
    at.degrees = in_steps(fminf(fmaxf(place->degrees, -TURN_MOST), TURN_MOST), TURN_STEPS);
    at.lift = in_steps(fminf(fmaxf(place->lift, 0), 1), LIFT_STEPS);
    return at;
}

// Its nearer edge is higher, the more it is turned.
static float lean_of(const CardPlace *at) {
    return at->nearer * LEANS * sqrtf(fmaxf(0, 1 - at->squash * at->squash));
}

static bool is_upright(const CardPlace *at) {
    return at->scale == 1 && at->squash == 1 && at->degrees == 0;
}

// ---- what surrounds a card ----

typedef struct Surround {
    float dy, blur, depth; // of the shadow
    float edge;            // thickness of the card, visible below it
    float ring, light;     // of the glow, 0: none
    int margin;
} Surround;

static Surround surround_of(float k, const CardPlace *at) {
    float lift = at->lift;
    // The light comes from above: a higher card has a farther and softer shadow.
    Surround around = {.dy = (6 + 26 * lift) * k,
                       .blur = (11 + 33 * lift) * k,
                       .depth = 0.72f - 0.10f * lift,
                       .edge = fmaxf(2.4f * k, 1)};
    if (at->glow) {
        around.ring = fmaxf(2 * k, 1.5f);
        around.light = 26 * k;
    }
    float reach =
        fmaxf(around.dy + around.blur * GFX_BLUR_REACH, around.light * GFX_BLUR_REACH + around.ring);
    around.margin = (int)ceilf(reach) + 1;
    return around;
}

GfxRect card_art_bounds(const CardPlace *place) {
    CardPlace at = settled(place);
    const bool on_table = at.mode == CARD_TABLE || at.mode == CARD_TABLE_DENSE || at.mode == CARD_HAND_LOW;
    at.glow = true; // it may start while the card rests
    const float margin = (float)surround_of(at.width / (on_table ? 204 : 192), &at).margin;
    const float high = at.height > 0 ? at.height : card_art_height(at.mode, at.width);
    const float w = (at.width + 2 * margin) * at.scale, h = (high + 2 * margin) * at.scale;
    const float turn = fabsf(at.degrees) * 3.14159265f / 180, c = cosf(turn), s = sinf(turn);
    const float reach_w = w * c + h * s + 8, reach_h = (w * s + h * c) * (1 + fabsf(lean_of(&at))) + 8;
    return gfx_rect(at.x + (at.width - reach_w) / 2, at.y + (high - reach_h) / 2, reach_w, reach_h);
}

static GfxRect card_rect(const CardShape *shape, float x, float y) {
    return gfx_rect(roundf(x), roundf(y), (float)shape->w, (float)shape->h);
}

// The colour of the edge facing away from the light.
static Color edge_color(Color main) {
    return color_mix(main, COLOR_BLACK, 0.72f);
}

static void draw_surround(Gfx *gfx, const CardShape *shape, const CardPlace *at, Color main) {
    Surround around = surround_of(shape->k, at);
    GfxRect rect = card_rect(shape, at->x, at->y);
    if (!at->no_shadow) {
        gfx_shadow(gfx, rect, shape->radius, around.dy, around.blur, color_alpha(COLOR_BLACK, around.depth));
        gfx_shadow(gfx, rect, shape->radius, around.edge, 0.8f, edge_color(main));
    }
    if (!at->glow)
        return;
    GfxPaint ice = paint_solid(COLOR_ICE);
    gfx_glow(gfx, rect, shape->radius, around.light, color_alpha(main, 0.6f));
    gfx_frame(gfx, gfx_inset(rect, -around.ring), shape->radius + around.ring, around.ring, &ice);
}

// draw_surround on a canvas, for a card at (margin, margin).
static void paint_surround(Canvas *canvas, const CardShape *shape, const CardPlace *at, Color main) {
    Surround around = surround_of(shape->k, at);
    GfxRect rect = card_rect(shape, (float)around.margin, (float)around.margin);
    if (!at->no_shadow) {
        canvas_shadow(canvas, rect, shape->radius, around.dy, around.blur / 2, 0,
                      color_alpha(COLOR_BLACK, around.depth), CANVAS_SHADOW_OUTSIDE);
        canvas_shadow(canvas, rect, shape->radius, around.edge, 0.4f, 0, edge_color(main),
                      CANVAS_SHADOW_OUTSIDE);
    }
    if (!at->glow)
        return;
    GfxPaint ice = paint_solid(COLOR_ICE);
    canvas_shadow(canvas, rect, shape->radius, 0, around.light / 2, 0, color_alpha(main, 0.6f),
                  CANVAS_SHADOW_OUTSIDE);
    canvas_frame(canvas, gfx_inset(rect, -around.ring), gfx_corners(shape->radius + around.ring), around.ring,
                 &ice);
}

// ---- the cache ----

static void key_shape(GfxKey *key, const CardShape *shape) {
    float numbers[6] = {(float)shape->mode, (float)shape->w,    (float)shape->h,
                        shape->scale,       (float)shape->seen, (float)shape->taken};
    gfx_key_bytes(key, numbers, sizeof numbers);
}

static void key_chips(GfxKey *key, const Chip *chips, int count) {
    gfx_key_integer(key, count);
    for (int i = 0; i < count; i++) {
        const int64_t numbers[] = {chips[i].value, chips[i].color,   chips[i].ink,    chips[i].plus,
                                   chips[i].tick,  chips[i].missing, chips[i].effect, chips[i].either};
        gfx_key_text(key, chips[i].sign);
        for (int k = 0; k < CHIP_ALSO; k++)
            gfx_key_text(key, chips[i].also[k]);
        gfx_key_bytes(key, numbers, sizeof numbers);
    }
}

// Fields that only some games use.
static void key_more(GfxKey *key, const CardLook *look) {
    const char *texts[] = {look->badge, look->badge_sign, look->type_sign, look->tag, look->tag_sign};
    const int32_t numbers[] = {(int32_t)look->badge_look, look->hue, look->striped, look->price_left,
                               look->picture_first};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        gfx_key_text(key, texts[i]);
    gfx_key_bytes(key, numbers, sizeof numbers);
    if (look->world != NULL) {
        char world[WORLD_NAME];
        gfx_key_text(key, world_art_name(look->world, world));
        gfx_key_text(key, look->world->id);
    }
    key_chips(key, look->price, look->prices);
    key_chips(key, look->stat, look->stats);
    key_chips(key, look->effect, look->effects);
    for (int i = 0; i < look->marks; i++)
        gfx_key_text(key, look->mark[i]);
    gfx_key_integer(key, look->short_by);
}

static GfxKey face_key(Gfx *gfx, const CardLook *look, const CardShape *shape) {
    GfxKey key = gfx_key("card face");
    const char *texts[] = {look->name,    look->type_name, look->kind_sign, look->faction_letter,
                           look->picture, look->painting,  look->ships};
    int32_t numbers[] = {look->power,     look->power_now,      look->type,          look->faction,
                         look->has_power, look->effect_blocked, look->power_blocked, look->is_named};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        gfx_key_text(&key, texts[i]);
    gfx_key_bytes(&key, numbers, sizeof numbers);
    key_more(&key, look);
    if (shape->mode == CARD_HAND || shape->mode == CARD_DETAIL || shape->mode == CARD_HAND_LOW) {
        gfx_key_text(&key, look->text);
        gfx_key_text(&key, look->says_kind ? look->kind_name : NULL);
        gfx_key_number(&key, gfx_text_scale(gfx));
    }
    if (look->power_blocked)
        gfx_key_text(&key, look->label_deactivated);
    else if (look->effect_blocked)
        gfx_key_text(&key, look->label_effect_blocked);
    key_shape(&key, shape);
    return key;
}

static GfxKey back_key(int faction, const char *label, const CardShape *shape) {
    GfxKey key = gfx_key("card back");
    gfx_key_integer(&key, faction);
    gfx_key_text(&key, shape->on_table ? label : NULL);
    key_shape(&key, shape);
    return key;
}

static GfxSprite shield_sprite(Gfx *gfx, int faction, const CardShape *shape) {
    GfxKey key = gfx_key("card shield");
    gfx_key_integer(&key, faction);
    key_shape(&key, shape);
    GfxSprite sprite;
    if (gfx_cache_find(gfx, key, &sprite))
        return sprite;
    int margin = card_shield_margin(shape);
    return gfx_cache_put(gfx, key, (GfxSprite){card_shield_paint(gfx, faction, shape), -margin, -margin});
}

// One side of a card: what is needed to draw it.
typedef struct Side {
    const CardLook *look; // NULL: the back
    const char *label;
    int faction;
    bool shielded;
    GfxKey key;
} Side;

static Side face_side(Gfx *gfx, const CardLook *look, const CardShape *shape) {
    return (Side){look, NULL, look->faction, look->shielded, face_key(gfx, look, shape)};
}

static Side back_side(int faction, const char *label, const CardShape *shape) {
    return (Side){NULL, label, faction, false, back_key(faction, label, shape)};
}

static GfxSprite side_sprite(Gfx *gfx, const Side *side, const CardShape *shape) {
    GfxSprite sprite;
    if (gfx_cache_find_text(gfx, side->key, &sprite))
        return sprite;
    SDL_Surface *surface = side->look != NULL ? card_face_paint(gfx, side->look, shape)
                                              : card_back_paint(gfx, side->faction, side->label, shape);
    return gfx_cache_put(gfx, side->key, (GfxSprite){surface, 0, 0});
}

SDL_Surface *card_face_kept(Gfx *gfx, const CardLook *look, const CardShape *shape) {
    const Side side = face_side(gfx, look, shape);
    return side_sprite(gfx, &side, shape).surface;
}

// ---- drawing ----

// The card with what surrounds it, upright and unscaled. Cached for itself: a card in flight has another
// scale or rotation in nearly every frame, but only a few lifts.
static GfxSprite whole_sprite(Gfx *gfx, const Side *side, const CardShape *shape, const CardPlace *at) {
    GfxKey key = side->key;
    const float numbers[] = {at->lift, at->glow ? 1.0f : 0.0f, at->no_shadow ? 1.0f : 0.0f,
                             side->shielded ? 1.0f : 0.0f};
    gfx_key_text(&key, "whole");
    gfx_key_bytes(&key, numbers, sizeof numbers);
    GfxSprite sprite;
    if (gfx_cache_find_text(gfx, key, &sprite))
        return sprite;
    int margin = surround_of(shape->k, at).margin;
    if (side->shielded)
        margin = SDL_max(margin, card_shield_margin(shape));
    Canvas canvas = canvas_start(shape->w + 2 * margin, shape->h + 2 * margin);
    paint_surround(&canvas, shape, at, palette_faction(side->faction)->main);
    canvas_blit(&canvas, side_sprite(gfx, side, shape).surface, margin, margin, 1);
    if (side->shielded) {
        GfxSprite dome = shield_sprite(gfx, side->faction, shape);
        canvas_blit(&canvas, dome.surface, margin + dome.dx, margin + dome.dy, 1);
    }
    return gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), -margin, -margin});
}

static GfxSprite transformed_sprite(Gfx *gfx, const Side *side, const CardShape *shape, const CardPlace *at) {
    GfxKey key = side->key;
    float numbers[] = {at->scale,
                       at->squash,
                       at->nearer,
                       at->degrees,
                       at->lift,
                       at->glow ? 1.0f : 0.0f,
                       at->no_shadow ? 1.0f : 0.0f,
                       side->shielded ? 1.0f : 0.0f};
    gfx_key_bytes(&key, numbers, sizeof numbers);
    GfxSprite sprite;
    if (gfx_cache_find_text(gfx, key, &sprite))
        return sprite;
    if (gfx_is_dry(gfx)) { // only its texts need to be reported
        side_sprite(gfx, side, shape);
        return (GfxSprite){.surface = NULL};
    }
    SDL_Surface *result = canvas_transformed(whole_sprite(gfx, side, shape, at).surface,
                                             at->scale * at->squash, at->scale, at->degrees, lean_of(at));
    if (result == NULL)
        return (GfxSprite){.surface = NULL};
    const int dx = (shape->w - result->w) / 2, dy = (shape->h - result->h) / 2;
    SDL_Point rest = {0, 0};
    result = canvas_trimmed(result, &rest);
    return gfx_cache_put(gfx, key, (GfxSprite){result, dx + rest.x, dy + rest.y});
}

// The rectangle as seen, scaled and squashed but not rotated.
static GfxRect seen_rect(const CardShape *shape, const CardPlace *at) {
    const GfxRect rect = card_rect(shape, at->x, at->y);
    const float w = rect.w * at->scale * at->squash, h = rect.h * at->scale;
    return gfx_rect(rect.x + (rect.w - w) / 2, rect.y + (rect.h - h) / 2, w, h);
}

static void record_side(const Gfx *gfx, const Side *side, const CardShape *shape, const CardPlace *at) {
    const GfxRect rect = seen_rect(shape, at);
    const Color main = palette_faction(side->faction)->main;
    if (side->look != NULL)
        gfx_record_mark(gfx, "card", side->look->name, rect, main, at->glow ? COLOR_ICE : 0);
    else
        gfx_record_mark(gfx, "back", "", rect, main, at->glow ? COLOR_ICE : 0);
    if (side->shielded)
        gfx_record_mark(gfx, "shield", "", rect, main, 0);
}

static void draw_side(Gfx *gfx, const Side *side, const CardShape *shape, const CardPlace *at) {
    if (at->opacity < 1)
        gfx_opacity_push(gfx, at->opacity);
    if (is_upright(at)) {
        draw_surround(gfx, shape, at, palette_faction(side->faction)->main);
        record_side(gfx, side, shape, at);
        gfx_record_area(gfx, card_rect(shape, at->x, at->y), 1);
        gfx_sprite_draw(gfx, side_sprite(gfx, side, shape), at->x, at->y);
        if (side->shielded)
            gfx_sprite_draw(gfx, shield_sprite(gfx, side->faction, shape), at->x, at->y);
    } else if (at->squash > 0) {
        record_side(gfx, side, shape, at);
        gfx_sprite_draw(gfx, transformed_sprite(gfx, side, shape, at), at->x, at->y);
    }
    if (at->opacity < 1)
        gfx_opacity_pop(gfx);
}

static CardShape shape_of(const Gfx *gfx, const CardPlace *place) {
    CardShape shape = card_shape(gfx, place->mode, place->width, place->height);
    if (place->seen > 0 && place->seen < (float)shape.w)
        shape.seen = (int)place->seen;
    shape.taken = (int)fmaxf(0, place->taken);
    return shape;
}

void card_art_draw(Gfx *gfx, const CardLook *look, const CardPlace *place) {
    CardPlace at = settled(place);
    if (!gfx_is_visible(gfx, card_art_bounds(&at)) || !(at.width >= 4))
        return;
    const CardShape shape = shape_of(gfx, &at);
    Side side = face_side(gfx, look, &shape);
    draw_side(gfx, &side, &shape, &at);
}

void card_art_draw_back(Gfx *gfx, int faction, const char *label, const CardPlace *place) {
    CardPlace at = settled(place);
    if (!gfx_is_visible(gfx, card_art_bounds(&at)) || !(at.width >= 4))
        return;
    CardShape shape = card_shape(gfx, at.mode, at.width, at.height);
    Side side = back_side(faction, label, &shape);
    draw_side(gfx, &side, &shape, &at);
}

void card_art_draw_shield(Gfx *gfx, int faction, const CardPlace *place, float strength) {
    CardPlace at = settled(place);
    if (!gfx_is_visible(gfx, card_art_bounds(&at)) || !(at.width >= 4) || strength <= 0)
        return;
    CardShape shape = card_shape(gfx, at.mode, at.width, at.height);
    gfx_opacity_push(gfx, at.opacity * strength);
    gfx_record_mark(gfx, "shield", "", card_rect(&shape, at.x, at.y), palette_faction(faction)->main, 0);
    gfx_sprite_draw(gfx, shield_sprite(gfx, faction, &shape), at.x, at.y);
    gfx_opacity_pop(gfx);
}

void card_art_draw_loss(Gfx *gfx, const CardPlace *place) {
    const CardPlace at = settled(place);
    if (!gfx_is_visible(gfx, card_art_bounds(&at)) || !(at.width >= 4) || !is_upright(&at))
        return;
    const CardShape shape = card_shape(gfx, at.mode, at.width, at.height);
    const GfxRect rect = card_rect(&shape, at.x, at.y);
    const GfxPaint veil = paint_solid(color_alpha(COLOR_SPACE, 0.3f)), line = paint_solid(COLOR_DAMAGE);
    gfx_record_mark(gfx, "loss", "card", rect, COLOR_DAMAGE, 0);
    gfx_round(gfx, rect, shape.radius, &veil);
    gfx_hatch(gfx, gfx_inset(rect, roundf(shape.radius * 0.3f)), fmaxf(3 * shape.scale, 2),
              fmaxf(11 * shape.scale, 8), color_alpha(COLOR_DAMAGE, 0.3f));
    gfx_frame(gfx, rect, shape.radius, fmaxf(2.5f * shape.scale, 2), &line);
}

static bool prepare(Gfx *gfx, const Side *side, const CardShape *shape) {
    GfxSprite sprite;
    if (gfx_is_dry(gfx) || gfx_cache_find(gfx, side->key, &sprite))
        return false; // a dry recorder caches nothing, so preparing would never end
    side_sprite(gfx, side, shape);
    return true;
}

bool card_art_prepare(Gfx *gfx, const CardLook *look, const CardPlace *place) {
    const CardShape shape = shape_of(gfx, place);
    Side side = face_side(gfx, look, &shape);
    return prepare(gfx, &side, &shape);
}

bool card_art_prefetch(Gfx *gfx, const CardLook *look, const CardPlace *place) {
    char own[160];
    const bool brings = card_picture_is_decoded(look, own, sizeof own);
    if ((look->painting == NULL && !brings) || look->pictures == NULL || gfx_is_dry(gfx))
        return true;
    const CardShape shape = card_shape(gfx, place->mode, place->width, place->height);
    GfxSprite sprite;
    if (shape.chip || gfx_cache_find(gfx, face_key(gfx, look, &shape), &sprite))
        return true;
    const SDL_Point size = card_picture_size(gfx, look, &shape);
    const PictureFrame frame = card_painting_frame(look, &shape, size);
    return brings ? picture_store_prefetch_clear(look->pictures, own, size.x, size.y)
                  : picture_store_prefetch_framed(look->pictures, look->painting, &frame);
}

bool card_art_prepare_back(Gfx *gfx, int faction, const char *label, const CardPlace *place) {
    CardShape shape = card_shape(gfx, place->mode, place->width, place->height);
    Side side = back_side(faction, label, &shape);
    return prepare(gfx, &side, &shape);
}

// ---- piles ----

void card_art_draw_pile(Gfx *gfx, int faction, int count, float x, float y, float width) {
    int below = count > 20 ? 3 : count > 8 ? 2 : count > 1 ? 1 : 0;
    float step = fmaxf(roundf(2.5f * gfx_layout(gfx).scale), 1);
    for (int i = below; i >= 0 && count > 0; i--) {
        CardPlace place = card_place(CARD_PILE, x + (float)i * step, y - (float)i * step, width);
        card_art_draw_back(gfx, faction, NULL, &place);
    }
}

void card_art_draw_count(Gfx *gfx, int faction, int count, float cx, float cy) {
    float s = gfx_layout(gfx).scale;
    GfxRect pill = {roundf(cx - 20 * s), roundf(cy - 13 * s), roundf(40 * s), roundf(26 * s)};
    GfxPaint ground = paint_solid(0xFF060B14);
    gfx_panel(gfx, pill, pill.h / 2, &ground, fmaxf(1.5f * s, 1), palette_faction(faction)->main);
    char number[16];
    snprintf(number, sizeof number, "%d", count);
    GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 16 * s, COLOR_WHITE, GFX_CENTRE);
    gfx_text(gfx, &style, pill, number);
}
