// SPDX-License-Identifier: MIT
// Draws what stands around the map while the story of a round is told: a line for each turn on the left, what
// it means for the player on the right, pictures and a bar of time over the dock, and the way to one's turn.
#include "app/tables/star_empires/story_show.h"

#include "app/art/ship_cutout.h"
#include "app/kit/draw.h"
#include "app/kit/log_panel.h"
#include "app/kit/say.h"
#include "app/kit/stage_view.h"
#include "app/stage/key_cap.h"
#include "app/tables/star_empires/show.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WAITS 0.55F // opacity of what has not been told yet

static const StoryStep *step_at(const CardTable *table, int step) {
    return &own(table)->story.story.step[step];
}

static const FactionColors *colors_of(const App *app, Seat seat) {
    return palette_faction(seat_palette(app, seat));
}

// Nothing of what lies below it can be seen.
static void draw_ground(App *app, const CardTable *table, GfxRect box) {
    const GfxPaint ground = paint_solid(COLOR_SPACE);
    gfx_round(app->gfx, box, lpx(table, 14), &ground);
    draw_solid_panel(app, table, box, COLOR_LINE_STRONG);
}

// ---- a line for each turn

// Where there is no room for all of it, the turn's own lines have it.
static void draw_brief(App *app, const CardTable *table, const StoryStep *step, StoryWord what, GfxRect at) {
    const float does = table->layout.large ? 13 : 17, more = table->layout.large ? 12 : 15;
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, what == STORY_DOES ? does : more, COLOR_TEXT, GFX_LEFT);
    char text[LOG_LINE_MAX];
    style.strong = COLOR_WHITE;
    style.brief = true;
    empires_story_words(app, table, step, what, text, sizeof text);
    gfx_text_fit(app->gfx, &style, lpx(table, 11), at, text);
}

static void draw_line_words(App *app, const CardTable *table, const StoryStep *step, GfxRect box) {
    const FactionColors *colors = colors_of(app, step->seat);
    const bool large = table->layout.large;
    const float edge = lpx(table, large ? 6 : 12), sign = roundf(lpx(table, large ? 14 : 20)),
                row = (box.h - lpx(table, large ? 4 : 12)) / 3, w = box.w - 2 * edge;
    char text[LOG_LINE_MAX];
    GfxRect at = {box.x + edge, box.y + lpx(table, large ? 2 : 6), w, row};
    emblem_at(app, seat_palette(app, step->seat), at.x, roundf(at.y + (row - sign) / 2), sign, colors->light);
    GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, large ? 14 : 18, COLOR_WHITE, GFX_LEFT);
    style.brief = true; // as any name
    gfx_text_fit(
        app->gfx, &style, lpx(table, 12),
        gfx_rect(at.x + sign + lpx(table, 8), at.y, w - sign - lpx(table, 8), row),
        app_fill(app, text, sizeof text, "empires.since.who", STR("seat", say_seat(app, step->seat))));
    at.y += row;
    draw_brief(app, table, step, STORY_DOES, at);
    at.y += row;
    draw_brief(app, table, step, STORY_MORE, at);
}

static void draw_line(App *app, const CardTable *table, int at) {
    const StoryStep *step = step_at(table, at);
    const FactionColors *colors = colors_of(app, step->seat);
    const GfxRect box = empires_story_line(table, at);
    const float radius = lpx(table, 9);
    char id[24];
    snprintf(id, sizeof id, "story:%d", at + 1);
    const bool lit = empires_story_is_lit(table, at) || widget_hovered(app, id) || widget_focused(app, id);
    const GfxPaint fill = paint_right(color_mix(colors->deep, colors->dark, lit ? 0.9F : 0.35F),
                                      color_mix(colors->deep, COLOR_SPACE, 0.5F));
    if (lit)
        gfx_glow(app->gfx, box, radius, lpx(table, 8), color_alpha(colors->main, 0.6F));
    if (!empires_story_shows(table, at) && !own(table)->story.alone)
        gfx_opacity_push(app->gfx, WAITS);
    gfx_panel(app->gfx, box, radius, &fill, fmaxf(1, lpx(table, lit ? 2 : 1)),
              lit ? colors->light : color_alpha(colors->main, 0.8F));
    const GfxPaint edge = paint_solid(colors->main);
    gfx_round_corners(app->gfx, gfx_rect(box.x, box.y, roundf(lpx(table, 4)), box.h),
                      (GfxCorners){lpx(table, 4), 0, 0, lpx(table, 4)}, &edge);
    draw_line_words(app, table, step, box);
    if (!empires_story_shows(table, at) && !own(table)->story.alone)
        gfx_opacity_pop(app->gfx);
}

static void draw_head(App *app, const CardTable *table, GfxRect head) {
    const RoundStory *story = &own(table)->story.story;
    char round[64];
    const bool large = table->layout.large;
    words_fit(app, gfx_rect(head.x, head.y, head.w * (large ? 1 : 0.62F), head.h), GFX_FONT_DISPLAY_BOLD,
              large ? 15 : 20, 9, COLOR_HEADING, GFX_LEFT, app_word(app, "empires.since.title"));
    if (large)
        return;
    app_fill(app, round, sizeof round, "empires.since.round",
             NUM("number", step_at(table, story->steps - 1)->round));
    words_fit(app, gfx_rect(head.x + head.w * 0.64F, head.y, head.w * 0.36F, head.h), GFX_FONT_TEXT, 15, 10,
              COLOR_TEXT, GFX_RIGHT, round);
}

static void draw_lines(App *app, const CardTable *table) {
    const GfxRect box = empires_story_lines_panel(table);
    const RoundStory *story = &own(table)->story.story;
    const float edge = lpx(table, table->layout.large ? 8 : 16);
    if (!gfx_is_visible(app->gfx, gfx_inset(box, -lpx(table, 14))))
        return;
    draw_ground(app, table, box);
    draw_head(app, table,
              gfx_rect(box.x + edge, box.y + lpx(table, 6), box.w - 2 * edge,
                       empires_story_line(table, 0).y - box.y - lpx(table, 10)));
    for (int i = 0; i < story->steps; i++)
        draw_line(app, table, i);
    const GfxRect last = empires_story_line(table, story->steps - 1);
    const float y = last.y + last.h + lpx(table, 8);
    if (y + lpx(table, 48) < box.y + box.h)
        paragraph(app, gfx_rect(box.x + edge, y, box.w - 2 * edge, 0), GFX_FONT_TEXT, 15, 20, COLOR_TEXT_DIM,
                  app_word(app, "empires.since.lines"));
}

// ---- pictures

static bool find_ground(const App *app, const CardTable *table, uint8_t place, char *file, size_t size) {
    return place < own(table)->layout.map.count
               ? empires_ground_file(app, table, place, file, size) != NULL
               : picture_store_find(app->pictures, "pictures/fleets/", "ground-nebula", file, size);
}

// The ship that flies there: what was built, else the seat's command ship for a fleet.
static bool find_ship(const App *app, const CardTable *table, const StoryStep *step, char *file,
                      size_t size) {
    const EmpiresRules *rules = empires_rules(app);
    const StoryDeed *deed = &step->deed;
    const bool built = deed->kind == DEED_BUILDS_BASE || deed->kind == DEED_BUILDS;
    const bool flies = deed->kind == DEED_TAKES || deed->kind == DEED_BEATS || deed->kind == DEED_FAILS ||
                       deed->kind == DEED_MOVES || deed->kind == DEED_EXPLORES || deed->kind == DEED_FINDS;
    const char *unit = deed->kind == DEED_BUILDS_BASE ? "starbase" : "warship";
    char name[64];
    if (!built && !flies)
        return false;
    snprintf(name, sizeof name, "%.24s-%.24s.r", rules->race[seen(table)->table.seat[step->seat].race].id,
             unit);
    return picture_store_find(app->pictures, "pictures/fleets/", name, file, size);
}

static void draw_picture(App *app, const CardTable *table, const StoryStep *step, GfxRect box) {
    char file[96];
    const StageView stage = {.box = box, .w = box.w, .h = box.h};
    const bool found = find_ground(app, table, step->deed.place, file, sizeof file);
    stage_draw_ground(app, table, &stage, &(StageGround){.file = found ? file : NULL});
    gfx_clip_push(app->gfx, box);
    if (find_ship(app, table, step, file, sizeof file))
        ship_cutout_draw(app->gfx, app->pictures,
                         &(ShipCutout){.file = file,
                                       .x = roundf(box.x + box.w * 0.45F),
                                       .y = roundf(box.y + box.h * 0.46F),
                                       .w = roundf(box.w * 0.62F),
                                       .light = 1});
    gfx_clip_pop(app->gfx);
}

// The place, and beside it what came of it.
static void draw_caption(App *app, const CardTable *table, const StoryStep *step, GfxRect box) {
    const FactionColors *colors = colors_of(app, step->seat);
    const float edge = lpx(table, 8), h = roundf(lpx(table, table->layout.large ? 22 : 30));
    const GfxRect row = {box.x + edge, box.y + box.h - h - lpx(table, 2), box.w - 2 * edge, h};
    const GfxPaint fade = paint_two(180, 0x0004070Eu, 0xF204070Eu);
    char text[80];
    gfx_gradient(app->gfx, gfx_rect(box.x, row.y - h, box.w, box.y + box.h - row.y + h), &fade);
    empires_story_words(app, table, step, STORY_RESULT, text, sizeof text);
    const bool named = step->deed.place < own(table)->layout.map.count &&
                       strcmp(text, empires_place_name(app, table, step->deed.place)) != 0;
    const float size = table->layout.large ? 14 : 18;
    if (named)
        words_fit(app, gfx_rect(row.x, row.y, row.w * 0.52F, h), GFX_FONT_DISPLAY_BOLD, size, 11, COLOR_WHITE,
                  GFX_LEFT, empires_place_name(app, table, step->deed.place));
    words_fit(app, gfx_rect(row.x + (named ? row.w * 0.54F : 0), row.y, row.w * (named ? 0.46F : 1), h),
              GFX_FONT_DISPLAY_BOLD, size - 1, 11, colors->light, named ? GFX_RIGHT : GFX_LEFT, text);
}

static void draw_shot(App *app, const CardTable *table, int at) {
    const StoryStep *step = step_at(table, at);
    const FactionColors *colors = colors_of(app, step->seat);
    const GfxRect box = empires_story_shot(table, at), bar = empires_story_bar(table, at);
    const bool waits = !empires_story_shows(table, at) && !own(table)->story.alone;
    char id[24];
    snprintf(id, sizeof id, "story_shot:%d", at + 1);
    const bool lit = empires_story_is_lit(table, at) || widget_hovered(app, id);
    const GfxPaint ground = paint_solid(COLOR_INSET), fill = paint_solid(colors->main),
                   edge = paint_solid(lit ? COLOR_WHITE : colors->main);
    draw_picture(app, table, step, box);
    draw_caption(app, table, step, box);
    if (waits)
        gfx_fill(app->gfx, box, 0x8004070Eu);
    const float sign = roundf(lpx(table, table->layout.large ? 20 : 30));
    const GfxRect badge = {box.x + roundf(lpx(table, 7)), box.y + roundf(lpx(table, 7)), sign, sign};
    gfx_round(app->gfx, badge, lpx(table, 5), &fill);
    emblem_at(app, seat_palette(app, step->seat), roundf(badge.x + sign * 0.17F),
              roundf(badge.y + sign * 0.17F), roundf(sign * 0.66F), colors->ink);
    gfx_frame(app->gfx, box, lpx(table, 14), fmaxf(1, lpx(table, lit ? 3 : 1.5F)), &edge);
    gfx_round(app->gfx, bar, bar.h / 2, &ground);
    const float told =
        own(table)->story.alone && at != own(table)->story.step ? 0 : empires_story_told(table, at);
    if (told > 0)
        gfx_round(app->gfx, gfx_rect(bar.x, bar.y, fmaxf(bar.h, roundf(bar.w * told)), bar.h), bar.h / 2,
                  &fill);
}

// ---- controls

static void draw_controls(App *app, const CardTable *table) {
    const StoryShow *show = &own(table)->story;
    static const char *const names[] = {"button:summary_again", "button:summary_pause", "button:summary_back",
                                        "button:summary_on"};
    const char *const icons[] = {"icons/phosphor/arrow-counter-clockwise.svg",
                                 show->holds ? "icons/phosphor/play.svg" : "icons/phosphor/pause.svg",
                                 "icons/phosphor/caret-left.svg", "icons/phosphor/caret-right.svg"};
    char text[64];
    for (int i = 0; i < 4; i++)
        widget_button(app, names[i], &(Button){.look = BUTTON_PLAIN, .icon = icons[i], .text_size = 17});
    const GfxRect row = empires_story_controls(table), last = empires_story_button(table, 3);
    const float x = last.x + last.w + lpx(table, 16);
    app_fill(app, text, sizeof text, "empires.since.turn_of", NUM("number", show->step + 1),
             NUM("most", show->story.steps));
    words_fit(app, gfx_rect(x, row.y, row.x + row.w - x, row.h), GFX_FONT_TEXT, 17, 12, COLOR_TEXT, GFX_LEFT,
              text);
}

static void draw_dock(App *app, const CardTable *table) {
    const GfxRect strip = empires_story_strip(table), dock = table->layout.dock;
    if (!gfx_is_visible(app->gfx, dock))
        return;
    const float gap = lpx(table, 6);
    gfx_fill(app->gfx, gfx_rect(strip.x - gap, dock.y + 1, dock.x + dock.w - strip.x + gap, dock.h - 1),
             0xFF060B14u);
    draw_ground(app, table, table->layout.action); // it may reach above the dock
    for (int i = 0; i < own(table)->story.story.steps; i++)
        draw_shot(app, table, i);
    draw_controls(app, table);
    words_fit(app, table->layout.title, GFX_FONT_DISPLAY_BOLD, 24, 16, COLOR_HEADING, GFX_CENTRE,
              ui_word(app, UI_TABLE_YOUR_TURN));
    const GfxStyle style =
        widget_style(app, GFX_FONT_TEXT, table->layout.large ? 14 : 16, COLOR_TEXT, GFX_CENTRE);
    const char *hint = app_word(app, "empires.since.hint");
    const float line = widget_line(app, 21), least = lpx(table, 12);
    if (gfx_text_wrapped_fits(app->gfx, &style, least, line, table->layout.hint, hint))
        gfx_text_wrapped_fit(app->gfx, &style, least, line, table->layout.hint, hint);
    widget_button(
        app, "button:summary_end",
        &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_TABLE_MY_TURN), .key = ACTION_SKIP});
}

// ---- the right side

static float draw_fact(App *app, const CardTable *table, const StoryFact *fact, GfxRect at) {
    const float sign = roundf(lpx(table, 20)), left = sign + lpx(table, 10);
    icon_at(app, fact->sign, at.x, at.y + roundf(lpx(table, 3)), sign, fact->color);
    const float title = paragraph(app, gfx_rect(at.x + left, at.y, at.w - left, 0), GFX_FONT_DISPLAY_BOLD, 18,
                                  25, COLOR_HEADING, fact->title);
    return title + paragraph(app, gfx_rect(at.x + left, at.y + title, at.w - left, 0), GFX_FONT_TEXT, 15, 20,
                             COLOR_TEXT, fact->text);
}

// All that the history has of the chosen turn.
static void draw_turn(App *app, const CardTable *table, GfxRect box) {
    const StoryStep *step = step_at(table, own(table)->story.step);
    const GameLog *log = session_log(app->session);
    const float line = widget_line(app, 19);
    char text[LOG_LINE_MAX];
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT, GFX_LEFT);
    style.strong = COLOR_HEADING;
    float y = box.y;
    for (int i = step->first; i < step->end; i++) {
        log_line(app, table, game_log_item(log, i), text);
        const float h = line * (float)gfx_text_lines(app->gfx, &style, box.w, text);
        const bool last = i + 1 == step->end;
        if (y + h + (last ? 0 : line) > box.y + box.h) {
            style.color = COLOR_TEXT_DIM;
            app_fill(app, text, sizeof text, "empires.since.rest", NUM("number", step->end - i));
            gfx_text_fit(app->gfx, &style, lpx(table, 9), gfx_rect(box.x, y, box.w, line), text);
            return;
        }
        gfx_text_wrapped(app->gfx, &style, line, 0, gfx_rect(box.x, y, box.w, h + 1), text);
        y += h + lpx(table, 6);
    }
}

static void draw_side(App *app, const CardTable *table) {
    const GfxRect side = own(table)->layout.side;
    const float edge = lpx(table, table->layout.large ? 10 : 16), head = lpx(table, 44);
    const bool alone = own(table)->story.alone;
    const Seat seat = step_at(table, own(table)->story.step)->seat;
    if (!gfx_is_visible(app->gfx, gfx_inset(side, -lpx(table, 14))))
        return;
    const StoryShow *show = &own(table)->story;
    draw_ground(app, table, side);
    words_fit(app, gfx_rect(side.x + edge, side.y + lpx(table, 4), side.w - 2 * edge, head), GFX_FONT_DISPLAY,
              20, 14, alone ? colors_of(app, seat)->light : COLOR_HEADING, GFX_LEFT,
              alone ? seat_name(app, seat) : app_word(app, "empires.since.for_you"));
    GfxRect box = {side.x + edge, side.y + head + lpx(table, 4), side.w - 2 * edge, 0};
    box.h = side.y + side.h - edge - box.y;
    if (alone) {
        draw_turn(app, table, box);
        return;
    }
    for (int i = 0; i < show->facts; i++)
        box.y += draw_fact(app, table, &show->fact[i], box) + lpx(table, table->layout.large ? 8 : 16);
}

// ---- how the numbers above have changed

static void draw_change(App *app, const CardTable *table, Seat seat) {
    const Standing now = table_standing(table);
    const GfxRect chip = seat_chip_rect(table, seat);
    const int more = now.number[seat] - table->hurry.before.number[seat];
    char text[12];
    if (more == 0 || chip.w <= 0)
        return;
    const float h = roundf(lpx(table, 20)), w = roundf(lpx(table, 38));
    const GfxRect rect = {roundf(chip.x + chip.w - w * 1.2F), roundf(chip.y + chip.h - h * 0.3F), w, h};
    const GfxPaint fill = paint_solid(more > 0 ? colors_of(app, seat)->main : 0xFFFFA58Fu);
    snprintf(text, sizeof text, more > 0 ? "+%d" : "\xE2\x88\x92%d", abs(more));
    gfx_round(app->gfx, rect, h / 2, &fill);
    words_fit(app, rect, GFX_FONT_DISPLAY_BOLD, 15, 11, more > 0 ? colors_of(app, seat)->ink : 0xFF071022u,
              GFX_CENTRE, text);
}

void empires_draw_story_panels(App *app, const CardTable *table) {
    const RoundStory *story = &own(table)->story.story;
    draw_lines(app, table);
    draw_side(app, table);
    draw_dock(app, table);
    if (own(table)->story.at < story->ms - STORY_ENDS_MS)
        return;
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        draw_change(app, table, seat);
}
