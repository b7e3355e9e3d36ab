// SPDX-License-Identifier: MIT
// The running game so far: who is where, the numbers round by round, and what has changed most. Public, so
// that everybody at the table may look at it.
#include "app/kit/course_chart.h"
#include "app/kit/game_looks.h"
#include "app/kit/game_screens.h"
#include "app/kit/game_show.h"
#include "app/stage/page_head.h"
#include "app/stage/widgets.h"
#include "engine/game_facts.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define CHART_PART 0.6F // of the page's width
#define GAP 28.0F
#define BELOW 44.0F
#define STANDING_H 58.0F
#define MOMENT_H 96.0F
#define MOMENT_GAP 12.0F
#define HEADING_H 44.0F

typedef struct CourseScreen {
    Course course;
    Standing standing;
    Seat seat[SEATS_MAX]; // of those whose number counts, the highest first
    int count;
    int goal; // GameScreens.course_goal
    GameLooks looks;
} CourseScreen;

// ---- entering and leaving

static void sort_seats(const App *app, CourseScreen *screen) {
    const uint8_t seats = session_options(app->session)->setup.seats;
    screen->count = 0;
    for (Seat seat = 0; seat < seats; seat++) {
        int at = screen->count;
        if (screen->standing.with[seat] != seat)
            continue;
        for (; at > 0 && screen->standing.number[screen->seat[at - 1]] < screen->standing.number[seat]; at--)
            screen->seat[at] = screen->seat[at - 1];
        screen->seat[at] = seat;
        screen->count++;
    }
}

static void enter(App *app, void *self) {
    CourseScreen *screen = self;
    View view;
    game_looks_update(&screen->looks, app);
    course_find(app->session, &screen->course);
    match_view(session_match(app->session), SEAT_NONE, &view);
    game_story(app->catalog->game)->standing(view.bytes, &screen->standing);
    const GameScreens *game = game_screens(app);
    screen->goal = game->course_goal != NULL ? game->course_goal(app, view.bytes) : 0;
    sort_seats(app, screen);
}

static void leave(App *app, void *self) {
    (void)app;
    game_looks_finish(&((CourseScreen *)self)->looks);
}

static void layout(App *app, void *self) {
    game_looks_update(&((CourseScreen *)self)->looks, app);
    page_head_regions(app);
}

// ---- drawing

static float small(const App *app) {
    return 13 * gfx_layout(app->gfx).scale;
}

static float right_x(const App *app) {
    return page_left(app) + page_width(app) * CHART_PART + GAP;
}

static float right_w(const App *app) {
    return page_width(app) * (1 - CHART_PART) - GAP;
}

// A team is named by its first member.
static float draw_standings(App *app, const CourseScreen *screen, float y) {
    const float x = right_x(app), w = right_w(app);
    char number[60];
    for (int i = 0; i < screen->count; i++, y += STANDING_H + 8) {
        const Seat seat = screen->seat[i];
        const FactionColors *colors = palette_faction(seat_palette(app, seat));
        const GfxPaint fill = paint_right(color_mix(colors->dark, colors->main, 0.25F), 0xE60B1322u);
        gfx_panel(app->gfx, widget_rect(app, x, y, w, STANDING_H), app_px(app, 10), &fill,
                  fmaxf(1, app_px(app, 1.5F)), color_alpha(colors->main, 0.8F));
        const GfxRect sign = widget_rect(app, x + 16, y + 14, 30, 30);
        if (colors->emblem != NULL)
            gfx_icon_color(app->gfx, colors->emblem, sign.x, sign.y, sign.w, colors->light);
        const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY_BOLD, 22, COLOR_WHITE, GFX_LEFT);
        gfx_text_fit(app->gfx, &name, small(app), widget_rect(app, x + 62, y, w * 0.55F - 62, STANDING_H),
                     seat_name(app, seat));
        const char *key = game_counted_key(app->catalog->game);
        if (key != NULL)
            app_fill(app, number, sizeof number, key, NUM("amount", screen->standing.number[seat]));
        else
            snprintf(number, sizeof number, "%d", screen->standing.number[seat]);
        const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 24, COLOR_WHITE, GFX_RIGHT);
        gfx_text_fit(app->gfx, &style, small(app),
                     widget_rect(app, x + w * 0.55F, y, w * 0.45F - 18, STANDING_H), number);
    }
    return y;
}

static void draw_moment(App *app, const CourseScreen *screen, const CourseMoment *moment, float y, float h) {
    const float x = right_x(app), w = right_w(app);
    const FactionColors *colors = palette_faction(seat_palette(app, moment->seat));
    char text[LOG_LINE_MAX] = "", number[24], round[60];
    widget_panel(app, widget_rect(app, x, y, w, h), 12, color_alpha(colors->main, 0.6F));
    const GfxStyle over = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_LEFT);
    if (moment->round > 0)
        gfx_text_fit(app->gfx, &over, small(app), widget_rect(app, x + 18, y + 8, w - 120, 24),
                     ui_fill(app, round, sizeof round, UI_TABLE_ROUND, NUM("round", moment->round)));
    MomentWords words = {.begins = -1};
    const GameScreens *game = game_screens(app);
    const bool told = game->moment_words != NULL && screen->looks.looks != NULL &&
                      game->moment_words(app, screen->looks.looks, &screen->course,
                                         (int)(moment - screen->course.moment), &words);
    if (told && words.text[0] != '\0')
        text_copy(text, sizeof text, words.text);
    else if (screen->looks.game != NULL && screen->looks.looks != NULL)
        screen->looks.game->show->sentence(app, screen->looks.looks,
                                           game_log_item(session_log(app->session), moment->item), text);
    GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 18, COLOR_TEXT, GFX_LEFT);
    style.strong = COLOR_HEADING;
    gfx_text_wrapped_fit(app->gfx, &style, small(app), widget_line(app, 24),
                         widget_rect(app, x + 18, y + 34, w - 120, h - 40), text);
    snprintf(number, sizeof number, "%s%d", moment->change > 0 ? "+" : "\xE2\x88\x92", abs(moment->change));
    const bool said = told && words.change[0] != '\0'; // of what
    const GfxStyle large = widget_style(app, GFX_FONT_DISPLAY_BOLD, said ? 20 : 32,
                                        moment->change > 0 ? COLOR_GOLD : COLOR_DAMAGE, GFX_RIGHT);
    gfx_text_fit(app->gfx, &large, small(app), widget_rect(app, x + w - 118, y, 100, h),
                 said ? words.change : number);
}

static void draw_moments(App *app, const CourseScreen *screen, float y) {
    const float room = gfx_layout(app->gfx).logical_h - BELOW - y - HEADING_H;
    const float count = (float)screen->course.moments;
    const float h = fminf(MOMENT_H, room / fmaxf(1, count) - MOMENT_GAP);
    const GfxStyle heading = widget_style(app, GFX_FONT_DISPLAY, 21, COLOR_HEADING, GFX_LEFT);
    if (screen->course.moments == 0)
        return;
    gfx_text_fit(app->gfx, &heading, small(app), widget_rect(app, right_x(app), y, right_w(app), HEADING_H),
                 ui_word(app, UI_COURSE_MOMENTS));
    for (int i = 0; i < screen->course.moments; i++)
        draw_moment(app, screen, &screen->course.moment[i], y + HEADING_H + (h + MOMENT_GAP) * (float)i, h);
}

static void draw_chart(App *app, const CourseScreen *screen) {
    const GfxRect box = widget_rect(app, page_left(app), PAGE_TOP, page_width(app) * CHART_PART,
                                    gfx_layout(app->gfx).logical_h - PAGE_TOP - BELOW);
    CourseChart chart = {.course = &screen->course,
                         .count = screen->count,
                         .last = ui_word(app, UI_COURSE_NOW),
                         .goal = screen->goal,
                         .steps = game_screens(app)->course_steps};
    for (int i = 0; i < screen->count; i++) {
        chart.seat[i] = screen->seat[i];
        chart.strong[i] = i == 0;
    }
    if (screen->course.count > 1) {
        course_chart_draw(app, &chart, box, 1);
        return;
    }
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 20, COLOR_TEXT, GFX_CENTRE);
    widget_panel(app, box, 14, COLOR_LINE);
    gfx_text_wrapped_fit(app->gfx, &style, small(app), widget_line(app, 28), gfx_inset(box, box.h * 0.3F),
                         ui_word(app, screen->standing.secret ? UI_COURSE_SECRET : UI_COURSE_NOTHING));
}

static void draw(App *app, void *self) {
    const CourseScreen *screen = self;
    page_ground_draw(app, PAGE_DIM);
    page_head_draw(app, ui_word(app, UI_COURSE_TITLE), 0);
    draw_chart(app, screen);
    if (!screen->standing.secret)
        draw_moments(app, screen, draw_standings(app, screen, PAGE_TOP) + 8);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    (void)self;
    if (!page_clicked(app, gesture) && gesture->kind == GESTURE_KEY && gesture->action == ACTION_COURSE)
        app_back(app);
}

const Screen course_screen = {.name = "course",
                              .state_bytes = sizeof(CourseScreen),
                              .enter = enter,
                              .leave = leave,
                              .layout = layout,
                              .gesture = gesture,
                              .draw = draw};
