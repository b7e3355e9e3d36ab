// SPDX-License-Identifier: MIT
// The first page of the result: who has won, before a painting of it; the standings; how the lead went; last
// words; and the moments that decided it, each of which can be watched again. Laid out for 1280 by 720 and
// enlarged: words at the left, pictures at the right.
#include "app/screens/result_front.h"
#include "app/art/portrait.h"
#include "app/kit/course_chart.h"
#include "app/kit/say.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define W 1280.0F // all numbers are of a page of this size
#define H 720.0F
#define LEFT 48.0F
#define STANDING_W 532.0F
#define STANDINGS_Y 204.0F
#define STANDING_STEP 48.0F
#define IN_ROW 0.9F        // of the height of a row: the largest type and signs in it
#define STANDINGS_H 150.0F // more are lower
#define CHART_W 560.0F
#define CHART_END 634.0F
#define WORDS_Y 378.0F
#define WORDS_W 298.0F
#define WORDS_H 58.0F
#define FLAME 0xFFFF7020u // in the light around a title

float front_unit(const App *app) {
    const GfxLayout size = gfx_layout(app->gfx);
    return fminf(size.logical_w / W, size.logical_h / H);
}

// What a window that is higher than the page's shape has besides, in the page's units, up to a half of it.
float front_extra(const App *app) {
    return fminf(H / 2, gfx_layout(app->gfx).logical_h / front_unit(app) - H);
}

static float down(const App *app) {
    return (gfx_layout(app->gfx).logical_h - (H + front_extra(app)) * front_unit(app)) / 2;
}

GfxRect front_place(const App *app, float x, float y, float w, float h) {
    const float u = front_unit(app);
    return widget_rect(app, x * u, down(app) + y * u, w * u, h * u);
}

// Keeps its distance from the right edge.
GfxRect front_right(const App *app, float x, float y, float w, float h) {
    const float u = front_unit(app);
    return widget_rect(app, gfx_layout(app->gfx).logical_w - (W - x) * u, down(app) + y * u, w * u, h * u);
}

float front_small(const App *app) {
    return 13 * gfx_layout(app->gfx).scale;
}

float front_line(const App *app, float h) {
    return widget_line(app, h * front_unit(app));
}

GfxStyle front_style(const App *app, GfxFont font, float size, Color color, GfxAlign align) {
    return widget_style(app, font, size * front_unit(app), color, align);
}

void front_write(App *app, GfxRect box, GfxStyle style, const char *text) {
    gfx_text_fit(app->gfx, &style, fminf(front_small(app), style.size), box, text);
}

// ---- regions

bool result_can_watch(const App *app) {
    return app_game_file(app)[0] != 0 && app_game_fault(app) == NULL;
}

void result_front_regions(App *app, const ResultScreen *screen) {
    const float y = 652 + front_extra(app);
    const bool watch = result_can_watch(app);
    hits_add(&app->hits, front_place(app, LEFT, y, 186, 46), "button:menu");
    hits_add(&app->hits, front_place(app, LEFT + 200, y, 186, 46), "button:details");
    if (result_other_side(app, NULL))
        hits_add(&app->hits, front_place(app, LEFT + 400, y, 186, 46), "button:other_side");
    if (result_next_captain(app, NULL))
        hits_add(&app->hits, front_place(app, LEFT + 600, y, 134, 46), "button:next_captain");
    if (watch)
        hits_add(&app->hits, front_right(app, 790, y, 210, 46), "button:watch");
    hits_add(&app->hits, front_right(app, 1012, y, 220, 46), "button:again")->first = true;
    if (watch)
        result_moment_regions(app, screen);
}

// ---- the title

static void draw_large(App *app, GfxRect box, float size, const char *text, Color color) {
    GfxStyle style = front_style(app, GFX_FONT_DISPLAY_BOLD, size, color, GFX_LEFT);
    style.color = color_mix(color, COLOR_WHITE, 0.55F);
    style.low = color_mix(color, COLOR_SPACE, 0.12F);
    style.halo = color_alpha(color_mix(color, FLAME, 0.4F), 0.55F);
    front_write(app, box, style, text);
}

static void margin_words(const App *app, const ResultScreen *screen, char *out, size_t size) {
    const int by = screen->count > 1 ? screen->line[0].total - screen->line[1].total : 0;
    const bool alone = screen->count > 1 && !screen->line[1].wins;
    const char *key = game_counted_key(app->catalog->game), *own = game_screens(app)->result_margin;
    char counted[60];
    out[0] = 0;
    if (by > 0 && own != NULL && alone)
        app_fill(app, out, size, own, NUM("amount", by));
    else if (by > 0 && key != NULL)
        ui_fill(app, out, size, UI_RESULT_MARGIN,
                STR("counted", app_fill(app, counted, sizeof counted, key, NUM("amount", by))));
}

// "Ann wins, by 6 VP", with what else there is to say of the end; the name only if the title has not said it.
static void sentence(const App *app, const ResultScreen *screen, Text *out) {
    char who[2 * RESULT_NAMES_MAX], how[2 * RESULT_NAMES_MAX], margin[80];
    result_winner_words(app, screen->line, screen->count, who);
    result_how_words(app, screen, how);
    if (screen->outcome != RESULT_OTHERS)
        text_add(out, who);
    margin_words(app, screen, margin, sizeof margin);
    if (margin[0] != 0 && how[0] == 0)
        text_printf(out, "%s%s", out->length > 0 ? ", " : "", margin);
    if (how[0] != 0)
        text_printf(out, "%s%s", out->length > 0 ? " · " : "", how);
}

// One's own record, at the right of what game it was.
static void draw_record(App *app, const ResultScreen *screen, float left) {
    Text said = {0};
    own_record_words(app, &screen->record, false, &said);
    const bool best = own_record_is_best(&screen->record);
    const GfxStyle style =
        front_style(app, GFX_FONT_TEXT_MEDIUM, 14, best ? COLOR_GOLD : COLOR_ICE, GFX_RIGHT);
    const GfxRect line = front_place(app, LEFT, 26, STANDING_W, 24);
    GfxRect box = line;
    box.w = line.x + line.w - left - app_px(app, 16);
    box.x = left + app_px(app, 16);
    GfxStyle least = style;
    least.size = fminf(front_small(app), style.size);
    if (gfx_text_width(app->gfx, &least, text_string(&said)) > box.w) {
        text_clear(&said);
        own_record_words(app, &screen->record, true, &said);
    }
    if (said.length > 0 && box.w > 0)
        front_write(app, box, style, text_string(&said));
    text_finish(&said);
}

// The only person has given up, and a computer has gone on in its seat: whoever wins, "Defeat" beside it
// would be wrong.
static bool has_left(const App *app, const ResultScreen *screen) {
    bool left = false;
    for (int i = 0; i < screen->line[0].seats; i++)
        left |= session_has_left(app->session, screen->line[0].seat[i]);
    return screen->outcome == RESULT_DEFEAT && screen->line[0].wins && left;
}

static void draw_title(App *app, const ResultScreen *screen) {
    static const UiWord words[] = {[RESULT_VICTORY] = UI_RESULT_VICTORY,
                                   [RESULT_DEFEAT] = UI_RESULT_DEFEAT,
                                   [RESULT_SHARED] = UI_RESULT_SHARED};
    char text[2 * RESULT_NAMES_MAX];
    Text said = {0};
    const GfxRect large = front_place(app, LEFT, 48, 566, 90), line = front_place(app, LEFT, 138, 560, 30);
    const GfxStyle over = front_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_TEXT, GFX_LEFT);
    result_facts_line(app, &said);
    const GfxRect facts = front_place(app, LEFT, 26, 560, 24);
    const float facts_end = facts.x + gfx_text_width(app->gfx, &over, text_string(&said));
    front_write(app, facts, over, text_string(&said));
    text_clear(&said);
    if (screen->crowned <= 0) {
        if (result_is_counted(screen))
            draw_large(app, large, 56, ui_word(app, UI_RESULT_TITLE), COLOR_WHITE);
        text_finish(&said);
        return;
    }
    gfx_opacity_push(app->gfx, fminf(1, screen->crowned));
    draw_record(app, screen, facts_end);
    if (screen->outcome == RESULT_OTHERS) {
        result_winner_words(app, screen->line, screen->count, text);
        draw_large(app, large, 60, text, palette_faction(seat_palette(app, screen->line[0].seat[0]))->light);
    } else {
        draw_large(app, large, 88,
                   ui_word(app, has_left(app, screen) ? UI_RESULT_LEFT : words[screen->outcome]),
                   screen->outcome == RESULT_DEFEAT ? COLOR_HEADING : COLOR_GOLD);
    }
    sentence(app, screen, &said);
    front_write(app, line, front_style(app, GFX_FONT_DISPLAY_BOLD, 21, COLOR_WHITE, GFX_LEFT),
                text_string(&said));
    text_finish(&said);
    gfx_opacity_pop(app->gfx);
}

// ---- the standings

static float standing_step(const ResultScreen *screen) {
    return fminf(STANDING_STEP, STANDINGS_H / (float)(screen->count > 0 ? screen->count : 1));
}

static float standings_end(const ResultScreen *screen) {
    return STANDINGS_Y + standing_step(screen) * (float)screen->count;
}

static float part_x(const ResultLine *line, int part) {
    return LEFT + 180 + 256.0F / (float)line->parts * (float)part;
}

// What the totals are made of: heads above the standings, the numbers in them. A head that has no room is
// left out: the other page has it.
#define HEADS_APART 10.0F
#define HEAD_LAST 60.0F

static void draw_heads(App *app, const ResultScreen *screen) {
    const ResultLine *line = &screen->line[0];
    const GfxStyle style = front_style(app, GFX_FONT_TEXT, 11.5F, COLOR_TEXT, GFX_LEFT);
    for (int i = 0; screen->count > 0 && i < line->parts; i++) {
        const bool last = i + 1 == line->parts; // nothing is beside it, above the totals
        const GfxRect box =
            front_place(app, part_x(line, i), STANDINGS_Y - 31,
                        256.0F / (float)line->parts - HEADS_APART + (last ? HEAD_LAST : 0), 30);
        const float line_h = front_line(app, 14);
        const float used = (float)gfx_text_lines(app->gfx, &style, box.w, line->part[i].name) * line_h;
        const GfxRect low = gfx_rect(box.x, box.y + fmaxf(0, box.h - used), box.w, fminf(used, box.h));
        if (gfx_text_wrapped_fits(app->gfx, &style, front_small(app) * 0.85F, line_h, low,
                                  line->part[i].name))
            gfx_text_wrapped_fit(app->gfx, &style, front_small(app) * 0.85F, line_h, low, line->part[i].name);
    }
}

static void draw_parts(App *app, const ResultScreen *screen, const ResultLine *line, float y, float h) {
    char number[16];
    for (int i = 0; i < line->parts; i++) {
        const float told = fmaxf(0, fminf(1, screen->told - (float)i));
        const bool counting = told > 0 && told < 1;
        snprintf(number, sizeof number, "%d", (int)lroundf((float)line->part[i].points * told));
        front_write(app, front_place(app, part_x(line, i), y, 60, h),
                    front_style(app, GFX_FONT_DISPLAY_BOLD, fminf(18, h * IN_ROW),
                                counting ? COLOR_ICE : COLOR_WHITE, GFX_LEFT),
                    told > 0 ? number : "–");
    }
}

// Not where there is no room for it: the chart below says what is counted.
static void draw_unit(App *app, GfxRect box) {
    GfxStyle style = front_style(app, GFX_FONT_DISPLAY, 12, COLOR_TEXT, GFX_LEFT);
    style.size = fmaxf(style.size, front_small(app));
    if (gfx_text_width(app->gfx, &style, game_unit(app)) <= box.w)
        gfx_text(app->gfx, &style, box, game_unit(app));
}

static void draw_standing(App *app, const ResultScreen *screen, int index) {
    const ResultLine *line = &screen->line[index];
    const FactionColors *colors = palette_faction(seat_palette(app, line->seat[0]));
    const float step = standing_step(screen), h = step - 6;
    const float y = STANDINGS_Y + step * screen->place[index];
    const GfxRect box = front_place(app, LEFT, y, STANDING_W, h);
    char names[RESULT_NAMES_MAX], number[40];
    const GfxPaint fill = paint_right(color_mix(colors->dark, colors->main, 0.35F), 0xE60B1322u);
    gfx_opacity_push(app->gfx, screen->risen[index]);
    gfx_panel(app->gfx, box, app_px(app, 9), &fill, fmaxf(1, app_px(app, 1.5F)),
              color_alpha(colors->main, 0.8F));
    snprintf(number, sizeof number, "%d", index + 1);
    const GfxRect crown = front_place(app, LEFT + 10, y + (h - 18) / 2, 18, 18);
    if (line->wins && screen->crowned > 0)
        gfx_icon_color(app->gfx, "glyphs/crown.svg", crown.x, crown.y, crown.w, COLOR_GOLD);
    else if (screen->crowned > 0)
        front_write(app, front_place(app, LEFT + 12, y, 20, h),
                    front_style(app, GFX_FONT_DISPLAY, 16, colors->light, GFX_LEFT), number);
    const float side = fminf(22, h * IN_ROW);
    const GfxRect sign = front_place(app, LEFT + 38, y + (h - side) / 2, side, side);
    if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, sign.x, sign.y, sign.w, colors->light);
    result_line_names(app, line, names);
    const GfxStyle named = front_style(app, GFX_FONT_DISPLAY_BOLD, 17, COLOR_WHITE, GFX_LEFT);
    gfx_text_name(app->gfx, &named, front_small(app), front_small(app),
                  front_place(app, LEFT + 70, y, 102, h), names);
    draw_parts(app, screen, line, y, h);
    snprintf(number, sizeof number, "%d", result_counted(screen, line));
    front_write(app, front_place(app, LEFT + 436, y, 54, h),
                front_style(app, GFX_FONT_DISPLAY_BOLD, fminf(26, h * IN_ROW),
                            line->wins && screen->crowned > 0 ? COLOR_GOLD : COLOR_WHITE, GFX_RIGHT),
                number);
    const GfxRect mark = front_place(app, LEFT + 495, y + (h - 18) / 2, 18, 18);
    if (game_unit_sign(app) != NULL)
        gfx_icon_color(app->gfx, game_unit_sign(app), mark.x, mark.y, mark.w, COLOR_TEXT);
    else
        draw_unit(app, front_place(app, LEFT + 494, y, 36, h));
    gfx_opacity_pop(app->gfx);
}

// ---- last words

// The next line whose captain says something, among those that have won or not; `count`: none.
static int next_to_speak(const App *app, const ResultScreen *screen, int i, bool wins) {
    while (i < screen->count &&
           (screen->line[i].wins != wins || result_captain_comment(app, &screen->line[i]) == NULL))
        i++;
    return i;
}

// A winner and a loser, if both have a captain, else two of the same; best first. Returns how many.
static int who_speaks(const App *app, const ResultScreen *screen, int out[2]) {
    const int winner = next_to_speak(app, screen, 0, true), loser = next_to_speak(app, screen, 0, false);
    int count = 0;
    if (winner < screen->count)
        out[count++] = winner;
    if (loser < screen->count)
        out[count++] = loser;
    const int second = count == 1 ? next_to_speak(app, screen, out[0] + 1, screen->line[out[0]].wins) : 0;
    if (count == 1 && second < screen->count)
        out[count++] = second;
    return count;
}

static void draw_words(App *app, const ResultScreen *screen) {
    char text[240];
    int speaks[2];
    const int shown = who_speaks(app, screen, speaks);
    gfx_opacity_push(app->gfx, fminf(1, screen->known));
    for (int k = 0; k < shown; k++) {
        const int i = speaks[k];
        const char *words = result_captain_comment(app, &screen->line[i]);
        const FactionColors *colors = palette_faction(seat_palette(app, screen->line[i].seat[0]));
        const float x = FRONT_RIGHT + (WORDS_W + 8) * (float)k;
        widget_panel(app, front_right(app, x, WORDS_Y, WORDS_W, WORDS_H), 12,
                     color_alpha(colors->main, 0.7F));
        const GfxRect sign = front_right(app, x + 14, WORDS_Y + 15, 28, 28);
        const GfxRect face = front_right(app, x + 5, WORDS_Y + 5, 48, 48);
        const Captain *captain = session_options(app->session)->captain[screen->line[i].seat[0]];
        const bool seen = captain != NULL && portrait_draw(app->gfx, app->pictures, captain->id,
                                                           gfx_rect(face.x, face.y, face.h, face.h),
                                                           color_alpha(colors->main, 0.7F));
        if (!seen && colors->emblem != NULL)
            gfx_icon_color(app->gfx, colors->emblem, sign.x, sign.y, sign.w, colors->light);
        const GfxStyle style = front_style(app, GFX_FONT_TEXT_MEDIUM, 13.5F, COLOR_WHITE, GFX_LEFT);
        ui_fill(app, text, sizeof text, UI_RESULT_WORDS, STR("words", words));
        const bool low =
            front_line(app, 0) * 3 > front_place(app, 0, 0, 1, WORDS_H).h; // no room for two lines
        const GfxRect said = front_right(app, x + 59, WORDS_Y + (low ? 2 : 4), WORDS_W - 66, low ? 28 : 34);
        if (low)
            front_write(app, said, style, text);
        else
            gfx_text_name(app->gfx, &style, front_small(app), front_small(app), said, text);
        front_write(app, front_right(app, x + 59, WORDS_Y + (low ? 30 : 36), WORDS_W - 66, low ? 26 : 18),
                    front_style(app, GFX_FONT_TEXT, 12, colors->light, GFX_LEFT),
                    seat_name(app, screen->line[i].seat[0]));
    }
    gfx_opacity_pop(app->gfx);
}

// ---- all of it

// It says what it begins: a game as whom.
static void draw_other_side(App *app) {
    SessionOptions next;
    char text[100];
    if (hits_find(&app->hits, "button:other_side") == NULL || !result_other_side(app, &next))
        return;
    Seat seat = 0;
    while (seat < next.setup.seats && next.who[seat] != NULL)
        seat++;
    ui_fill(app, text, sizeof text, UI_RESULT_OTHER_SIDE, STR("name", seat_faction_name(app, seat)));
    widget_button(app, "button:other_side", &(Button){.look = BUTTON_PLAIN, .text = text, .text_size = 18});
}

static void draw_buttons(App *app) {
    widget_button(app, "button:menu",
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_RESULT_MENU), .text_size = 18});
    widget_button(app, "button:details",
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_RESULT_DETAILS), .text_size = 18});
    draw_other_side(app);
    if (hits_find(&app->hits, "button:next_captain") != NULL)
        widget_button(
            app, "button:next_captain",
            &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_RESULT_NEXT_CAPTAIN), .text_size = 17});
    if (hits_find(&app->hits, "button:watch") != NULL)
        widget_button(app, "button:watch",
                      &(Button){.look = BUTTON_PLAIN,
                                .text = ui_word(app, UI_RESULT_WATCH),
                                .icon = "icons/phosphor/eye.svg",
                                .text_size = 18});
    widget_button(app, "button:again",
                  &(Button){.look = BUTTON_PRIMARY,
                            .text = ui_word(app, UI_RESULT_AGAIN),
                            .icon = "icons/phosphor/play.svg",
                            .text_size = 21});
}

// Where nobody could count along, what each has won stands in place of the chart, side by side.
static void draw_taken(App *app, const ResultScreen *screen) {
    const GameScreens *game = game_screens(app);
    const float y = standings_end(screen) + 10, end = CHART_END + front_extra(app), gap = 10;
    const float each = (CHART_W + gap) / (float)screen->count - gap, scale = gfx_layout(app->gfx).scale;
    for (int i = 0; i < screen->count && game->draw_result != NULL; i++) {
        const ResultLine *line = &screen->line[i];
        const GfxRect box = front_place(app, LEFT + (each + gap) * (float)i, y, each, end - y);
        const FactionColors *colors = palette_faction(seat_palette(app, line->seat[0]));
        widget_panel(app, box, 12, color_alpha(colors->main, 0.6F));
        game->draw_result(app, screen->looks.looks, result_view(screen), line, screen->told,
                          gfx_rect(box.x / scale, box.y / scale + 4, box.w / scale, box.h / scale - 4));
    }
}

static void draw_course(App *app, const ResultScreen *screen) {
    const float y = standings_end(screen) + 10;
    const GameScreens *game = game_screens(app);
    Course course = screen->course;
    const bool same =
        course.count > 2 && memcmp(course.number[course.count - 1], course.number[course.count - 2],
                                   sizeof course.number[0]) == 0;
    course.count -= same; // nothing has changed after the last round
    char round[16];
    snprintf(round, sizeof round, "%d", course.first + course.count - 1);
    CourseChart chart = {.course = &course,
                         .count = screen->count,
                         .last = same ? round : ui_word(app, UI_RESULT_END),
                         .ended = !same,
                         .steps = game->course_steps,
                         .goal = game->course_goal != NULL ? game->course_goal(app, result_view(screen)) : 0};
    char why[2 * RESULT_NAMES_MAX], story[320] = "";
    if (screen->crowned <= 0)
        return;
    if (game->result_story != NULL && !screen->resigned)
        game->result_story(app, &course, story, sizeof story);
    chart.story = story;
    if (screen->resigned) {
        result_how_words(app, screen, why);
        chart.why = why;
    }
    if (screen->course.count < 2) {
        gfx_opacity_push(app->gfx, fminf(1, screen->crowned));
        draw_taken(app, screen);
        gfx_opacity_pop(app->gfx);
        return;
    }
    for (int i = 0; i < screen->count; i++) {
        chart.seat[i] = screen->line[i].seat[0];
        chart.strong[i] = screen->line[i].wins;
        chart.teams |= screen->line[i].seats > 1;
    }
    gfx_opacity_push(app->gfx, fminf(1, screen->crowned));
    course_chart_draw(app, &chart, front_place(app, LEFT, y, CHART_W, CHART_END + front_extra(app) - y),
                      fminf(1, screen->feast * 2.5F));
    gfx_opacity_pop(app->gfx);
}

void draw_result_front(App *app, const ResultScreen *screen) {
    draw_result_picture(app, screen);
    draw_title(app, screen);
    draw_heads(app, screen);
    for (int i = screen->count - 1; i >= 0; i--)
        draw_standing(app, screen, i);
    draw_course(app, screen);
    draw_words(app, screen);
    draw_result_moments(app, screen);
    draw_buttons(app);
}
