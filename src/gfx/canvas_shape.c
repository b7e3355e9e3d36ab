// SPDX-License-Identifier: MIT
// Shapes on a canvas, each drawn from its distance function: the signed distance from a pixel's centre to the
// edge, negative inside, gives the pixel's coverage.
#include "gfx/canvas.h"

#include <math.h>

#define PI_F 3.14159265358979f

static float clamp01(float v) {
    return lesser(greater(v, 0), 1);
}

// The pixels that a shape spanning (x0, y0) to (x1, y1) can touch.
static SDL_Rect touched(const Canvas *canvas, float x0, float y0, float x1, float y1) {
    float left = greater(floorf(x0), (float)canvas->clip.x), top = greater(floorf(y0), (float)canvas->clip.y);
    float right = lesser(ceilf(x1), (float)(canvas->clip.x + canvas->clip.w)),
          bottom = lesser(ceilf(y1), (float)(canvas->clip.y + canvas->clip.h));
    if (!(right > left) || !(bottom > top))
        return (SDL_Rect){0, 0, 0, 0};
    return (SDL_Rect){(int)left, (int)top, (int)(right - left), (int)(bottom - top)};
}

static float corner_radius(GfxRect rect, GfxCorners corners, float x, float y) {
    bool left = x < rect.w / 2, top = y < rect.h / 2;
    float radius = top ? (left ? corners.tl : corners.tr) : (left ? corners.bl : corners.br);
    return lesser(radius, lesser(rect.w, rect.h) / 2);
}

// Signed distance to a rounded rectangle.
static float round_distance(GfxRect rect, GfxCorners corners, float px, float py) {
    float x = px - rect.x, y = py - rect.y, radius = corner_radius(rect, corners, x, y);
    float qx = fabsf(x - rect.w / 2) - rect.w / 2 + radius, qy = fabsf(y - rect.h / 2) - rect.h / 2 + radius;
    float ox = greater(qx, 0), oy = greater(qy, 0);
    return sqrtf(ox * ox + oy * oy) + lesser(greater(qx, qy), 0) - radius;
}

// True if the pixel is at least half a pixel inside and away from the corners, so its coverage is 1.
static bool plainly_inside(GfxRect rect, float largest, float px, float py) {
    float ex = lesser(px - rect.x, rect.x + rect.w - px), ey = lesser(py - rect.y, rect.y + rect.h - py);
    return ex >= 0.5f && ey >= 0.5f && (ex >= largest || ey >= largest);
}

static float largest_corner(GfxCorners c) {
    return greater(greater(c.tl, c.tr), greater(c.br, c.bl));
}

// The run of fully covered pixels in one row of a rectangle, clipped to the box. Empty (x1 <= x0) if there
// are none.
typedef struct Middle {
    int x0, x1;
} Middle;

static Middle middle_of_row(GfxRect rect, float largest, SDL_Rect box, int y) {
    float py = (float)y + 0.5f, ey = lesser(py - rect.y, rect.y + rect.h - py);
    if (ey < 0.5f)
        return (Middle){box.x, box.x};
    float side = ey >= largest ? 0.5f : greater(largest, 0.5f);
    int x0 = (int)ceilf(rect.x + side - 0.5f), x1 = (int)floorf(rect.x + rect.w - side - 0.5f) + 1;
    x0 = SDL_max(x0, box.x);
    x1 = SDL_min(x1, box.x + box.w);
    return x1 > x0 ? (Middle){x0, x1} : (Middle){box.x, box.x};
}

void canvas_round(Canvas *canvas, GfxRect rect, GfxCorners corners, const GfxPaint *paint) {
    PaintRun run;
    paint_run_init(&run, paint, rect);
    float largest = largest_corner(corners);
    SDL_Rect box = touched(canvas, rect.x, rect.y, rect.x + rect.w, rect.y + rect.h);
    for (int y = box.y; y < box.y + box.h; y++) {
        Middle middle = middle_of_row(rect, largest, box, y);
        canvas_span(canvas, y, middle.x0, middle.x1, &run);
        for (int x = box.x; x < box.x + box.w; x++) {
            if (x == middle.x0 && middle.x1 > middle.x0)
                x = middle.x1;
            if (x >= box.x + box.w)
                break;
            float px = (float)x + 0.5f, py = (float)y + 0.5f;
            canvas_put(canvas, x, y, paint_run_at(&run, px, py),
                       clamp01(0.5f - round_distance(rect, corners, px, py)));
        }
    }
}

void canvas_frame(Canvas *canvas, GfxRect rect, GfxCorners corners, float width, const GfxPaint *paint) {
    PaintRun run;
    paint_run_init(&run, paint, rect);
    float hollow = greater(largest_corner(corners), width + 0.5f);
    SDL_Rect box = touched(canvas, rect.x, rect.y, rect.x + rect.w, rect.y + rect.h);
    GfxRect inner = gfx_inset(rect, width + 0.5f);
    for (int y = box.y; y < box.y + box.h; y++) {
        Middle empty = middle_of_row(inner, hollow, box, y);
        for (int x = box.x; x < box.x + box.w; x++) {
            if (x == empty.x0 && empty.x1 > empty.x0)
                x = empty.x1;
            if (x >= box.x + box.w)
                break;
            float px = (float)x + 0.5f, py = (float)y + 0.5f, d = round_distance(rect, corners, px, py);
            canvas_put(canvas, x, y, paint_run_at(&run, px, py),
                       lesser(clamp01(0.5f - d), clamp01(0.5f + d + width)));
        }
    }
}

void canvas_cut_round(Canvas *canvas, GfxRect rect, float radius) {
    if (canvas->surface == NULL)
        return;
    GfxCorners corners = gfx_corners(radius);
    for (int y = 0; y < canvas->h; y++) {
        uint32_t *row = (uint32_t *)(void *)((unsigned char *)canvas->surface->pixels +
                                             (size_t)y * (size_t)canvas->surface->pitch);
        for (int x = 0; x < canvas->w; x++) {
            float px = (float)x + 0.5f, py = (float)y + 0.5f;
            if (plainly_inside(rect, radius, px, py))
                continue;
            float keep = clamp01(0.5f - round_distance(rect, corners, px, py));
            uint32_t pixel = row[x], kept = 0;
            for (int shift = 0; shift < 32; shift += 8)
                kept |= (uint32_t)((float)((pixel >> shift) & 255) * keep + 0.5f) << shift;
            row[x] = kept;
        }
    }
}

// Path length along a rounded rectangle, clockwise from the left end of the top edge, to the point nearest to
// (x, y).
static float way_around(GfxRect rect, float r, float x, float y) {
    float w = rect.w - 2 * r, h = rect.h - 2 * r, quarter = PI_F / 2 * r;
    float cx = lesser(greater(x, r), r + w), cy = lesser(greater(y, r), r + h);
    bool corner = (x < r || x > r + w) && (y < r || y > r + h);
    if (corner) {
        float angle = atan2f(x - cx, cy - y); // clockwise from the top
        if (angle < 0)
            angle += 2 * PI_F;
        int which = (int)(angle / (PI_F / 2)) & 3; // top right, bottom right, bottom left, top left
        float before[4] = {w, w + quarter + h, 2 * w + 2 * quarter + h, 2 * w + 3 * quarter + 2 * h};
        return before[which] + (angle - (float)which * PI_F / 2) * r;
    }
    float top = y, bottom = rect.h - y, left = x, right = rect.w - x;
    float nearest = lesser(lesser(top, bottom), lesser(left, right));
    if (nearest == top)
        return x - r;
    if (nearest == right)
        return w + quarter + (y - r);
    if (nearest == bottom)
        return w + 2 * quarter + h + (r + w - x);
    return 2 * w + 3 * quarter + h + (r + h - y);
}

void canvas_dashed(Canvas *canvas, GfxRect rect, float radius, float width, float dash, float gap,
                   Color color) {
    float r = lesser(radius, lesser(rect.w, rect.h) / 2) - width / 2;
    GfxRect middle = gfx_inset(rect, width / 2);
    r = greater(r, 0.01f);
    float length = 2 * (middle.w + middle.h - 4 * r) + 2 * PI_F * r;
    float period = length / greater(roundf(length / greater(dash + gap, 1)), 1); // a whole number of dashes
    float on = period * dash / greater(dash + gap, 1e-3f);
    GfxCorners corners = gfx_corners(radius);
    SDL_Rect box = touched(canvas, rect.x, rect.y, rect.x + rect.w, rect.y + rect.h);
    GfxRect inner = gfx_inset(rect, width + 0.5f);
    for (int y = box.y; y < box.y + box.h; y++) {
        Middle empty = middle_of_row(inner, greater(radius, width + 0.5f), box, y);
        for (int x = box.x; x < box.x + box.w; x++) {
            if (x == empty.x0 && empty.x1 > empty.x0)
                x = empty.x1;
            if (x >= box.x + box.w)
                break;
            float px = (float)x + 0.5f, py = (float)y + 0.5f;
            float d = round_distance(rect, corners, px, py);
            float ring = lesser(clamp01(0.5f - d), clamp01(0.5f + d + width));
            if (ring <= 0)
                continue;
            float at = fmodf(way_around(middle, r, px - middle.x, py - middle.y) + period, period);
            float stroke = clamp01(lesser(at + 0.5f, on - at + 0.5f));
            canvas_put(canvas, x, y, color, ring * greater(stroke, clamp01(at - period + 0.5f)));
        }
    }
}

void canvas_ring(Canvas *canvas, float cx, float cy, float radius, float width, const GfxPaint *paint) {
    GfxRect rect = {cx - radius, cy - radius, 2 * radius, 2 * radius};
    if (width >= radius)
        canvas_round(canvas, rect, gfx_corners(radius), paint);
    else
        canvas_frame(canvas, rect, gfx_corners(radius), width, paint);
}

void canvas_arc(Canvas *canvas, float cx, float cy, float radius, float width, float from, float to,
                Color color) {
    float a0 = from * PI_F / 180, half = (to - from) * PI_F / 360, mid = a0 + half, r = radius - width / 2;
    float end_x = sinf(half) * r, end_y = cosf(half) * r, c = cosf(mid), s = sinf(mid);
    SDL_Rect box = touched(canvas, cx - radius - 1, cy - radius - 1, cx + radius + 1, cy + radius + 1);
    for (int y = box.y; y < box.y + box.h; y++)
        for (int x = box.x; x < box.x + box.w; x++) {
            float dx = (float)x + 0.5f - cx, dy = (float)y + 0.5f - cy;
            // Rotated so that the arc's middle points up, then mirrored onto its right half.
            float u = fabsf(dx * c + dy * s), v = -(dy * c - dx * s);
            bool within = atan2f(u, v) <= half;
            float d = within ? fabsf(sqrtf(u * u + v * v) - r) : hypotf(u - end_x, v - end_y);
            canvas_put(canvas, x, y, color, clamp01(0.5f - (d - width / 2)));
        }
}

// An edge as a line equation: gives a point's distance on the outer side.
typedef struct PolygonEdge {
    float x, y, nx, ny;
} PolygonEdge;

void canvas_polygon(Canvas *canvas, const float *points, int count, const GfxPaint *paint) {
    PolygonEdge edge[POLYGON_MAX];
    float x0 = 1e9f, y0 = 1e9f, x1 = -1e9f, y1 = -1e9f, area = 0;
    count = count < POLYGON_MAX ? count : POLYGON_MAX;
    for (int i = 0; i < count; i++) {
        const float *p = points + 2 * i, *q = points + 2 * ((i + 1) % count);
        x0 = lesser(x0, p[0]), x1 = greater(x1, p[0]), y0 = lesser(y0, p[1]), y1 = greater(y1, p[1]);
        area += p[0] * q[1] - q[0] * p[1];
    }
    const float side = area > 0 ? 1.0f : -1.0f; // winding order of the vertices
    for (int i = 0; i < count; i++) {
        const float *p = points + 2 * i, *q = points + 2 * ((i + 1) % count);
        const float ex = q[0] - p[0], ey = q[1] - p[1], length = greater(hypotf(ex, ey), 1e-3f);
        edge[i] = (PolygonEdge){p[0], p[1], side * ey / length, -side * ex / length};
    }
    PaintRun run;
    paint_run_init(&run, paint, gfx_rect(x0, y0, x1 - x0, y1 - y0));
    SDL_Rect box = touched(canvas, x0, y0, x1, y1);
    for (int y = box.y; y < box.y + box.h; y++)
        for (int x = box.x; x < box.x + box.w; x++) {
            float px = (float)x + 0.5f, py = (float)y + 0.5f, d = -1e9f;
            for (int i = 0; i < count; i++)
                d = greater(d, (px - edge[i].x) * edge[i].nx + (py - edge[i].y) * edge[i].ny);
            canvas_put(canvas, x, y, paint_run_at(&run, px, py), clamp01(0.5f - d));
        }
}

// The outline is drawn segment by segment, each a line with round caps.
void canvas_outline(Canvas *canvas, const float *points, int count, float width, float dash, float gap,
                    Color color) {
    float all = 0, gone = 0;
    for (int i = 0; i < count; i++) {
        const float *p = points + 2 * i, *q = points + 2 * ((i + 1) % count);
        all += hypotf(q[0] - p[0], q[1] - p[1]);
    }
    const float dashes = dash > 0 ? greater(roundf(all / greater(dash + gap, 1)), 1) : 1;
    const float period = all / dashes, on = dash > 0 ? period * dash / (dash + gap) : period;
    for (int i = 0; i < count; i++) {
        const float *p = points + 2 * i, *q = points + 2 * ((i + 1) % count);
        const float length = hypotf(q[0] - p[0], q[1] - p[1]);
        for (float from = 0; from < length - 1e-3f;) {
            const float at = fmodf(gone + from, period);
            const bool lit = at < on - 1e-3f;
            const float to = lesser(length, from + greater((lit ? on : period) - at, 1e-2f));
            if (lit)
                canvas_line(canvas, p[0] + (q[0] - p[0]) * from / length,
                            p[1] + (q[1] - p[1]) * from / length, p[0] + (q[0] - p[0]) * to / length,
                            p[1] + (q[1] - p[1]) * to / length, width, color);
            from = to;
        }
        gone += length;
    }
}

void canvas_line(Canvas *canvas, float x0, float y0, float x1, float y1, float width, Color color) {
    float vx = x1 - x0, vy = y1 - y0, square = greater(vx * vx + vy * vy, 1e-6f), reach = width / 2 + 1;
    SDL_Rect box = touched(canvas, lesser(x0, x1) - reach, lesser(y0, y1) - reach, greater(x0, x1) + reach,
                           greater(y0, y1) + reach);
    for (int y = box.y; y < box.y + box.h; y++)
        for (int x = box.x; x < box.x + box.w; x++) {
            float dx = (float)x + 0.5f - x0, dy = (float)y + 0.5f - y0,
                  t = clamp01((dx * vx + dy * vy) / square);
            canvas_put(canvas, x, y, color, clamp01(0.5f + width / 2 - hypotf(dx - t * vx, dy - t * vy)));
        }
}

void canvas_hatch(Canvas *canvas, GfxRect rect, float width, float period, Color color) {
    SDL_Rect box = touched(canvas, rect.x, rect.y, rect.x + rect.w, rect.y + rect.h);
    for (int y = box.y; y < box.y + box.h; y++)
        for (int x = box.x; x < box.x + box.w; x++) {
            float along = ((float)x + 0.5f - rect.x + (float)y + 0.5f - rect.y) * 0.70710678f;
            float at = fmodf(along, period), d = fabsf(at - width / 2);
            d = lesser(d, fabsf(at - period - width / 2));
            canvas_put(canvas, x, y, color, clamp01(0.5f + width / 2 - d));
        }
}

// A hexagon lattice along one horizontal line, in units of the distance between centres: the four nearest
// rows of centres.
typedef struct HexagonLine {
    float odd[4]; // horizontal offset of the row
    float off[4]; // square of the row's distance from the line
} HexagonLine;

static HexagonLine hexagon_line(float y) {
    const float row = 0.8660254f, base = floorf(y / row);
    HexagonLine line;
    for (int j = 0; j < 4; j++) {
        const int number = (int)base + j - 1;
        const float dy = y - (float)number * row;
        line.odd[j] = (number & 1) != 0 ? 0.5f : 0;
        line.off[j] = dy * dy;
    }
    return line;
}

// Distance from the nearest edge: half the difference between the distances to the two nearest centres.
static float hexagon_edge(const HexagonLine *line, float x) {
    float nearest = 81, second = 81; // squares
    for (int j = 0; j < 4; j++) {
        const float dx = x - line->odd[j] - floorf(x - line->odd[j]);
        const float left = dx * dx + line->off[j], right = (1 - dx) * (1 - dx) + line->off[j];
        second = lesser(second, greater(left, nearest));
        nearest = lesser(nearest, left);
        second = lesser(second, greater(right, nearest));
        nearest = lesser(nearest, right);
    }
    return (sqrtf(second) - sqrtf(nearest)) / 2;
}

void canvas_hexagons(Canvas *canvas, GfxRect rect, float side, float line, const GfxPaint *paint) {
    PaintRun run;
    paint_run_init(&run, paint, rect);
    float pitch = side * 1.7320508f, mx = rect.x + rect.w / 2, my = rect.y + rect.h / 2;
    SDL_Rect box = touched(canvas, rect.x, rect.y, rect.x + rect.w, rect.y + rect.h);
    for (int y = box.y; y < box.y + box.h; y++) {
        const float py = (float)y + 0.5f;
        const HexagonLine around = hexagon_line((py - my) / pitch);
        for (int x = box.x; x < box.x + box.w; x++) {
            const float px = (float)x + 0.5f, d = hexagon_edge(&around, (px - mx) / pitch) * pitch;
            const float seen = clamp01(0.5f + line / 2 - d);
            if (seen > 0)
                canvas_put(canvas, x, y, paint_run_at(&run, px, py), seen);
        }
    }
}

// Opacity of a blurred edge by distance from it: a table for -2.6 to 2.6 standard deviations times the square
// root of two; beyond that it is 1 or 0.
#define SHADES 256
#define SHADE_REACH 2.6f

static void fill_shades(float shade[SHADES]) {
    for (int i = 0; i < SHADES; i++)
        shade[i] = 0.5f * erfcf(((float)i / (SHADES - 1) * 2 - 1) * SHADE_REACH);
}

static float shade_at(const float shade[SHADES], float d) {
    float at = (d / SHADE_REACH + 1) * 0.5f * (SHADES - 1);
    return at <= 0 ? 1 : at >= SHADES - 1 ? 0 : shade[(int)(at + 0.5f)];
}

void canvas_shadow(Canvas *canvas, GfxRect rect, float radius, float dy, float sigma, float spread,
                   Color color, CanvasShadow kind) {
    bool inside = kind == CANVAS_SHADOW_INSIDE;
    GfxCorners corners = gfx_corners(radius), spread_corners = gfx_corners(radius + (inside ? 0 : spread));
    GfxRect moved = gfx_inset(rect, inside ? spread : -spread);
    moved.y += dy;
    float reach = inside ? 0 : sigma * 3 + spread + fabsf(dy),
          root = 1 / (greater(sigma, 0.01f) * 1.41421356f);
    float shade[SHADES];
    fill_shades(shade);
    // An outer shadow paints nothing inside the rectangle; an inner one nothing beyond its reach.
    float deep = inside ? sigma * 3.7f + spread + fabsf(dy) : 0;
    GfxRect bare = gfx_inset(rect, deep);
    SDL_Rect box =
        touched(canvas, rect.x - reach, rect.y - reach, rect.x + rect.w + reach, rect.y + rect.h + reach);
    for (int y = box.y; y < box.y + box.h; y++) {
        Middle empty = bare.w > 0 ? middle_of_row(bare, radius, box, y) : (Middle){box.x, box.x};
        for (int x = box.x; x < box.x + box.w; x++) {
            if (x == empty.x0 && empty.x1 > empty.x0)
                x = empty.x1;
            if (x >= box.x + box.w)
                break;
            float px = (float)x + 0.5f, py = (float)y + 0.5f;
            const bool beside = px < rect.x - 1 || px > rect.x + rect.w + 1 || py < rect.y - 1 ||
                                py > rect.y + rect.h + 1; // most of an outer shadow
            float in = beside ? 0 : clamp01(0.5f - round_distance(rect, corners, px, py)),
                  part = inside ? in : 1 - in;
            float d = part > 0 ? round_distance(moved, spread_corners, px, py) * root : 9;
            if (part > 0)
                canvas_put(canvas, x, y, color, shade_at(shade, inside ? -d : d) * part);
        }
    }
}
