// SPDX-License-Identifier: MIT
#include "stage_text.h"
#include "color_names.h"
#include "screen_stage.h"

#include "gfx/record.h"
#include "gfx/text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINES_MAX 4000
#define STEP 8      // pixels that places are rounded to
#define COVERS 0.6f // of the window: what is as large lies behind everything and says nothing
#define THIN 3.0f   // pixels: a rule between two things
#define LIGHTS_MAX 300
#define LIGHT "light " // so their kinds begin

typedef struct SeenLine {
    int y, x;
    Text text;
} SeenLine;

// Lights of one kind and colour are told together: a shower of sparks has hundreds.
typedef struct SeenLight {
    char kind[24];
    Color color; // of the strongest
    float left, top, right, low;
    int count;
} SeenLight;

static SeenLight light[LIGHTS_MAX];
static int lights;
static SeenLine seen[LINES_MAX];
static int count;
static bool looking;       // what is drawn on the way is not wanted
static SeenLine *whole;    // the card that layers belong to now; NULL: none
static char whole_set[20]; // and whose colours it has
static char whole_name[120];
static Color part_color; // of its part that was told last

// ---- places and colours

// Not at half a step, where many things lie: the last digit of a sum would decide.
static int rounded(float at) {
    return (int)lroundf((at + 0.1f) / STEP) * STEP;
}

static bool meets(GfxRect box, SDL_Rect clip) {
    return box.x < (float)(clip.x + clip.w) && box.y < (float)(clip.y + clip.h) &&
           box.x + fmaxf(box.w, 1) > (float)clip.x && box.y + fmaxf(box.h, 1) > (float)clip.y;
}

static void add_color(Text *text, Color color) {
    text_add(text, " ");
    color_name(text, color);
}

static void add_colors(Text *text, Color color, Color second) {
    add_color(text, color);
    if (second >> 24 != 0 && second != color) {
        text_add(text, ",");
        add_color(text, second);
    }
}

// On a card only where it is another than that of the part before; of the card's own set ".light" and such.
static void add_part_color(Color color) {
    Text name = {0};
    if (color == part_color)
        return;
    color_name(&name, color);
    const size_t set = strcspn(text_string(&name), ".");
    const bool own = strlen(whole_set) == set && strncmp(text_string(&name), whole_set, set) == 0;
    text_printf(&whole->text, " %s", text_string(&name) + (own ? set : 0));
    text_finish(&name);
    part_color = color;
}

static SeenLine *add_line(float x, float y) {
    if (count == LINES_MAX)
        abort(); // more than any screen has: the list would be cut in silence
    SeenLine *line = &seen[count];
    line->y = rounded(y);
    line->x = rounded(x);
    text_clear(&line->text);
    count++;
    return line;
}

// ---- words

// In quotes, in one line: without signs that only say where a word may be broken.
static void add_words(Text *out, const char *words) {
    text_add(out, "\"");
    for (; *words != '\0'; words++)
        if (words[0] == '\xC2' && words[1] == '\xAD')
            words++;
        else if (*words == '\n')
            text_add(out, "\\n");
        else if (*words == GFX_STRONG_ON[0] || *words == GFX_STRONG_OFF[0])
            text_add(out, "*");
        else
            text_add_bytes(out, words, 1);
    text_add(out, "\"");
}

static void take_text(void *context, const GfxDrawnText *text) {
    (void)context;
    if (!looking)
        return;
    if (text->layer > 0 && whole != NULL) {
        text_add(&whole->text, ", ");
        if (strcmp(text->text, whole_name) == 0)
            text_add(&whole->text, "name");
        else
            add_words(&whole->text, text->text);
        add_part_color(text->color);
        return;
    }
    if (!meets(text->extent, text->clip))
        return;
    whole = NULL;
    SeenLine *line = add_line(text->x, text->y);
    add_words(&line->text, text->text);
    add_color(&line->text, text->color);
}

// ---- marks

static bool is(const GfxDrawnMark *mark, const char *kind) {
    return strcmp(mark->kind, kind) == 0;
}

// Of a path its last part, without the ending.
static void add_name(Text *text, const char *name) {
    const char *end = strstr(name, ".svg"), *slash = strrchr(name, '/');
    name = slash != NULL ? slash + 1 : name;
    text_add_bytes(text, name, end != NULL ? (size_t)(end - name) : strlen(name));
}

// What a card is made of, on its line.
static void take_part(const GfxDrawnMark *mark) {
    if (mark->name[0] == '\0' && !is(mark, "line") && !is(mark, "shield"))
        return; // how its ground is painted
    const bool named = is(mark, "icon") || is(mark, "picture") || is(mark, "scene");
    text_printf(&whole->text, ", %s%s", named ? "" : mark->kind, named || mark->name[0] == '\0' ? "" : " ");
    if (mark->name[0] != '\0')
        add_name(&whole->text, mark->name);
    if (is(mark, "icon") || is(mark, "arrow"))
        add_part_color(mark->color);
}

static bool is_whole(const GfxDrawnMark *mark) {
    return is(mark, "card") || is(mark, "back") || is(mark, "target") || is(mark, "target back");
}

static void take_whole(const GfxDrawnMark *mark) {
    whole = add_line(mark->box.x, mark->box.y);
    part_color = 0;
    text_copy(whole_name, sizeof whole_name, mark->name);
    text_printf(&whole->text, "%s %dx%d", mark->kind, rounded(mark->box.w), rounded(mark->box.h));
    if (mark->name[0] != '\0') {
        text_add(&whole->text, " ");
        add_words(&whole->text, mark->name);
    }
    add_colors(&whole->text, mark->color, mark->second);
    Text name = {0};
    color_name(&name, mark->color);
    snprintf(whole_set, sizeof whole_set, "%.*s", (int)strcspn(text_string(&name), "."), text_string(&name));
    text_finish(&name);
}

// Shadows, rules and plain grounds say nothing.
static bool says_something(const GfxDrawnMark *mark) {
    const GfxLayout layout = gfx_layout(stage_app->gfx);
    if (mark->name[0] != '\0' || is_whole(mark))
        return true;
    const bool ground = mark->box.w * mark->box.h > COVERS * (float)(layout.width * layout.height);
    return !ground && !is(mark, "shadow") && fminf(mark->box.w, mark->box.h) >= THIN &&
           !(color_is_plain(mark->color) && color_is_plain(mark->second));
}

static SeenLight *light_of(const GfxDrawnMark *mark) {
    for (int i = 0; i < lights; i++)
        if (is(mark, light[i].kind) && (light[i].color & 0xFFFFFF) == (mark->color & 0xFFFFFF))
            return &light[i];
    if (lights == LIGHTS_MAX)
        abort();
    SeenLight *one = &light[lights++];
    *one = (SeenLight){.left = mark->box.x, .top = mark->box.y};
    text_copy(one->kind, sizeof one->kind, mark->kind);
    return one;
}

static void take_light(const GfxDrawnMark *mark) {
    SeenLight *one = light_of(mark);
    one->color = mark->color > one->color ? mark->color : one->color;
    one->left = fminf(one->left, mark->box.x);
    one->top = fminf(one->top, mark->box.y);
    one->right = fmaxf(one->right, mark->box.x + mark->box.w);
    one->low = fmaxf(one->low, mark->box.y + mark->box.h);
    one->count++;
}

static void tell_lights(void) {
    for (int i = 0; i < lights; i++) {
        SeenLine *line = add_line(light[i].left, light[i].top);
        text_printf(&line->text, "%s %dx%d", light[i].kind, rounded(light[i].right - light[i].left),
                    rounded(light[i].low - light[i].top));
        add_color(&line->text, light[i].color);
        if (light[i].count > 1)
            text_printf(&line->text, ", %d of them", light[i].count);
    }
}

static void take_mark(void *context, const GfxDrawnMark *mark) {
    (void)context;
    if (!looking)
        return;
    if (strncmp(mark->kind, LIGHT, sizeof LIGHT - 1) == 0) {
        if (mark->color >> 24 != 0 && meets(mark->box, mark->clip))
            take_light(mark);
        return;
    }
    if (mark->layer > 0 || (whole != NULL && (is(mark, "shield") || is(mark, "scene")))) {
        if (whole != NULL)
            take_part(mark);
        return;
    }
    if (!meets(mark->box, mark->clip) || !says_something(mark))
        return;
    if (is_whole(mark)) {
        take_whole(mark);
        return;
    }
    whole = NULL;
    SeenLine *line = add_line(mark->box.x, mark->box.y);
    text_printf(&line->text, "%s ", mark->kind);
    if (mark->name[0] != '\0')
        add_name(&line->text, mark->name);
    else
        text_printf(&line->text, "%dx%d", rounded(mark->box.w), rounded(mark->box.h));
    add_colors(&line->text, mark->color, mark->second);
}

// ---- what cannot be done, and why not

static void take_hits(void) {
    for (int i = 0; i < stage_app->hits.count; i++) {
        const Hit *hit = &stage_app->hits.item[i];
        if (hit->enabled)
            continue;
        SeenLine *line = add_line(hit->rect.x, hit->rect.y);
        text_printf(&line->text, "greyed %s ", hit->id);
        add_words(&line->text, hit->reason);
    }
}

// ---- all of it

void seen_begin(void) {
    static const GfxRecorder recorder = {.dry = true, .text = take_text, .mark = take_mark};
    gfx_record(stage_app->gfx, &recorder);
}

static bool tell_all(Text *lines) {
    looking = false;
    tell_lights();
    for (int i = 0; i < count; i++)
        text_printf(lines, "%5d %4d  %s\n", seen[i].y, seen[i].x, text_string(&seen[i].text));
    return count > 0;
}

static void look(void) {
    whole = NULL;
    count = lights = 0;
    looking = true;
    gfx_damage_all(stage_app->gfx);
}

bool seen_frame(Text *lines) {
    const Skin *skin = skins_of(stage_app->skins, stage_app->catalog);
    color_names_first(skin->palette, skin->count);
    look();
    stage_step();
    looking = false;
    if (count > 0)
        take_hits();
    return tell_all(lines);
}

bool seen_drawn(void (*draw)(void), Text *lines) {
    look();
    while (gfx_frame_next(stage_app->gfx))
        draw();
    return tell_all(lines);
}
