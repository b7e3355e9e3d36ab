// SPDX-License-Identifier: MIT
// Tells the story of a round: its clock, its regions, stepping through it, and the systems on the map that
// change their colours with it.
#include "app/tables/star_empires/story_show.h"

#include "app/kit/draw.h"
#include "app/kit/game_summary.h"
#include "app/kit/hurry.h"
#include "app/stage/key_cap.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RING_MS 250.0F
#define LABEL_MS 150.0F
#define BUTTON_LEAST 30.0F // window pixels, at any scale
#define LOOK_MS 700        // it stays so long after the pointer has left its lines

static StoryShow *show_of(const CardTable *table) {
    return &own(table)->story;
}

// ---- places

GfxRect empires_story_lines_panel(const CardTable *table) {
    return table->layout.left;
}

static float head_height(const CardTable *table) {
    return lpx(table, by_size(&table->layout, 56, 56, 50));
}

GfxRect empires_story_line(const CardTable *table, int step) {
    const GfxRect box = empires_story_lines_panel(table);
    const float edge = lpx(table, by_size(&table->layout, 10, 10, 6)), gap = lpx(table, 8),
                head = head_height(table);
    const int steps = show_of(table)->story.steps > 5 ? show_of(table)->story.steps : 5;
    const float room = (box.h - head - edge + gap) / (float)steps;
    const float h = fminf(lpx(table, 98), room) - gap;
    return gfx_rect(box.x + edge, roundf(box.y + head + (float)step * (h + gap)), box.w - 2 * edge,
                    roundf(h));
}

GfxRect empires_story_strip(const CardTable *table) {
    const TableLayout *kit = &table->layout;
    const float gap = lpx(table, by_size(kit, 16, 14, 8));
    const float x = kit->plate.x + kit->plate.w + gap, y = kit->dock.y + lpx(table, 8);
    return gfx_rect(x, y, kit->action.x - gap - x, kit->dock.y + kit->dock.h - lpx(table, 10) - y);
}

static float controls_height(const CardTable *table) {
    return fmaxf(lpx(table, by_size(&table->layout, 46, 48, 36)), BUTTON_LEAST);
}

GfxRect empires_story_shot(const CardTable *table, int step) {
    const GfxRect strip = empires_story_strip(table);
    const float gap = lpx(table, 10), bar = lpx(table, 30);
    const int steps = show_of(table)->story.steps > 4 ? show_of(table)->story.steps : 4;
    const float w = (strip.w + gap) / (float)steps - gap;
    return gfx_rect(roundf(strip.x + (float)step * (w + gap)), strip.y, roundf(w),
                    roundf(strip.h - controls_height(table) - bar));
}

GfxRect empires_story_bar(const CardTable *table, int step) {
    const GfxRect shot = empires_story_shot(table, step);
    return gfx_rect(shot.x, shot.y + shot.h + roundf(lpx(table, 10)), shot.w, roundf(lpx(table, 9)));
}

GfxRect empires_story_controls(const CardTable *table) {
    const GfxRect strip = empires_story_strip(table);
    const float h = roundf(controls_height(table));
    return gfx_rect(strip.x, strip.y + strip.h - h, strip.w, h);
}

GfxRect empires_story_button(const CardTable *table, int which) {
    const GfxRect row = empires_story_controls(table);
    const float gap = lpx(table, 8), w = roundf(row.h * 1.1F);
    return gfx_rect(roundf(row.x + (float)which * (w + gap)), row.y, w, row.h);
}

// ---- how far it is

static float clamped(float part) {
    return fminf(1, fmaxf(0, part));
}

static const StoryStep *step_at(const CardTable *table, int step) {
    return &show_of(table)->story.step[step];
}

float empires_story_told(const CardTable *table, int step) {
    return clamped((show_of(table)->at - step_at(table, step)->at) / step_at(table, step)->ms);
}

float empires_story_flown(const CardTable *table, int step) {
    return clamped(empires_story_told(table, step) / STORY_FLIES);
}

static float since_arrival(const CardTable *table, int step) {
    const StoryStep *at = step_at(table, step);
    return show_of(table)->at - at->at - (at->arrows > 0 ? at->ms * STORY_FLIES : 0);
}

float empires_story_changed(const CardTable *table, int step) {
    return clamped(since_arrival(table, step) / RING_MS);
}

float empires_story_labelled(const CardTable *table, int step) {
    return clamped(since_arrival(table, step) / LABEL_MS);
}

bool empires_story_shows(const CardTable *table, int step) {
    const StoryShow *show = show_of(table);
    return show->alone ? step == show->step : step_at(table, step)->at <= show->at;
}

bool empires_story_is_lit(const CardTable *table, int step) {
    const StoryShow *show = show_of(table);
    return step == show->step && (show->alone || show->at < show->story.ms - STORY_ENDS_MS);
}

// ---- the map's colours

// A system shows who had it until its step has come.
static void colour_map(CardTable *table) {
    EmpiresMotion *motion = &own(table)->motion;
    const RoundStory *story = &show_of(table)->story;
    bool seen_before[PLACES_MAX] = {false};
    for (int i = 0; i < story->steps; i++)
        for (int k = 0; k < story->step[i].changes; k++) {
            const StoryChange *change = &story->step[i].change[k];
            const float part = empires_story_changed(table, i);
            if (seen_before[change->place] && part <= 0)
                continue;
            seen_before[change->place] = true;
            motion->sweep[change->place] = part;
            motion->had[change->place] = change->had;
        }
}

static void damage_step(App *app, CardTable *table, int step) {
    const MapView *map = &own(table)->layout.map;
    const uint64_t touched = step_at(table, step)->touched;
    float x0 = 1e9F, y0 = 1e9F, x1 = -1e9F, y1 = -1e9F;
    for (int i = 0; i < map->count; i++)
        if (has_place(touched, i)) {
            x0 = fminf(x0, map->cell[i].x), x1 = fmaxf(x1, map->cell[i].x);
            y0 = fminf(y0, map->cell[i].y), y1 = fmaxf(y1, map->cell[i].y);
        }
    const float edge = 2 * map->radius + lpx(table, 150);
    if (x1 >= x0)
        gfx_damage(app->gfx, gfx_rect(x0 - edge, y0 - edge / 2, x1 - x0 + 2 * edge, y1 - y0 + edge));
    gfx_damage(app->gfx, gfx_inset(empires_story_line(table, step), -lpx(table, 14)));
    gfx_damage(app->gfx, gfx_inset(empires_story_shot(table, step), -lpx(table, 14)));
    gfx_damage(app->gfx, gfx_inset(empires_story_bar(table, step), -lpx(table, 6)));
    gfx_damage(app->gfx, seat_chip_rect(table, step_at(table, step)->seat));
    gfx_damage(app->gfx, gfx_inset(empires_story_controls(table), -2));
}

// ---- its clock

static SoundKind sound_of(const StoryStep *step) {
    switch ((DeedKind)step->deed.kind) {
    case DEED_TAKES:
    case DEED_SETTLES:
    case DEED_WINS_OVER:
    case DEED_REVOLT:
        return SOUND_CONQUER;
    case DEED_FAILS:
    case DEED_BEATS:
    case DEED_LOSES:
    case DEED_DRIVES_OUT:
        return SOUND_HULL_HIT;
    case DEED_BUILDS_MARK:
    case DEED_BUILDS_BASE:
    case DEED_BUILDS:
        return SOUND_BUILD;
    default:
        return step->arrows > 0 ? SOUND_WARP : SOUND_NONE;
    }
}

static bool is_still(const App *app, const CardTable *table) {
    return table->timeline.reduced || app->settings.animation_speed <= 0;
}

static float end_of(const StoryShow *show) {
    if (!show->alone)
        return show->story.ms;
    const StoryStep *step = &show->story.step[show->step];
    return step->at + step->ms + RING_MS;
}

static void hear(App *app, StoryShow *show) {
    if (show->heard > show->step)
        return;
    show->heard = show->step + 1;
    app_play(app, sound_of(&show->story.step[show->step]));
}

// The step at whose end the map is what is drawn: a fleet stands there once its arrow has arrived.
static int map_at(const CardTable *table) {
    const StoryShow *show = show_of(table);
    const bool over = !show->alone && show->at >= show->story.ms - STORY_ENDS_MS,
               arrived =
                   show->story.step[show->step].arrows == 0 || empires_story_flown(table, show->step) >= 1;
    const int step = arrived ? show->step : show->step - 1;
    return over || step + 1 >= show->story.steps ? show->story.steps : step;
}

// What stands on the map and whose it is; all else, such as what is asked, stays as it is now.
static void take_map(EmpiresView *view, const EmpiresView *then) {
    view->table.stack_count = then->table.stack_count;
    memcpy(view->table.stack, then->table.stack, sizeof view->table.stack);
    memcpy(view->table.system, then->table.system, sizeof view->table.system);
    memcpy(view->hidden, then->hidden, sizeof view->hidden);
}

// Shows the map as it was after that step; today's where that is not kept any more.
static void show_map(App *app, CardTable *table, int step) {
    StoryShow *show = show_of(table);
    View view;
    if (show->map == step)
        return;
    show->map = step;
    const GameLog *log = session_log(app->session);
    const unsigned number =
        step < 0 ? table->hurry.since
                 : game_log_item(log, show->story.step[step < show->story.steps ? step : 0].end - 1)->number;
    view_copy(&table->view, session_view(app->session));
    if (step < show->story.steps && session_view_after(app->session, number, &view))
        take_map((EmpiresView *)(void *)table->view.bytes, (const EmpiresView *)(const void *)view.bytes);
    gfx_damage(app->gfx, own(table)->layout.map.area);
}

// Goes to that time; the map and all words follow.
static void go_to(App *app, CardTable *table, float at) {
    StoryShow *show = show_of(table);
    show->at = at;
    if (!show->alone)
        show->step = empires_story_step(&show->story, at);
    show_map(app, table, map_at(table));
    colour_map(table);
}

static bool is_any_person(const App *app) {
    for (Seat seat = 0; seat < session_options(app->session)->setup.seats; seat++)
        if (session_is_person(app->session, seat))
            return true;
    return false;
}

// A battle in which the player has no part; any, where computers play among themselves.
bool empires_pause_passes(const App *app, const CardTable *table) {
    const BattleState *battle = &seen(table)->table.battle;
    if (!is_any_person(app))
        return true;
    return battle->side[SIDE_ATTACKER] != table->front &&
           (battle->kind == BATTLE_CONQUEST || battle->side[SIDE_DEFENDER] != table->front);
}

// Without movement it is all there at once, and stays to be read; so does what tells of a loss.
static bool stays(const StoryShow *show) {
    bool loses = false;
    for (int i = 0; i < show->facts; i++)
        loses |= show->fact[i].loss;
    return show->holds || loses;
}

static bool begin(App *app, CardTable *table) {
    StoryShow *show = show_of(table);
    *show = (StoryShow){.began = app->now, .drawn = -1};
    if (empires_shows_battle(table))
        return false;
    empires_story_read(session_log(app->session), table->hurry.since, table->front, empires_rules(app),
                       &show->story);
    if (show->story.steps == 0)
        return false;
    const bool still = is_still(app, table);
    show->map = show->story.steps;
    show->facts = empires_story_facts(app, table, show->fact);
    show->holds = still;
    go_to(app, table, still ? show->story.ms : 0);
    table->hurry.until = stays(show) ? 0 : app->now + (uint64_t)STORY_MS;
    app_request_update(app);
    return true;
}

// The pointer is over one of its lines.
static bool is_looked_at(const App *app) {
    const char *at = app->input.hover;
    return strncmp(at, "story:", 6) == 0 || strncmp(at, "story_shot:", 11) == 0;
}

static bool update(App *app, CardTable *table) {
    StoryShow *show = show_of(table);
    const float end = end_of(show), before = show->at;
    if (!show->holds)
        go_to(app, table, fminf(end, (float)(app->now - show->began)));
    if (!is_still(app, table))
        hear(app, show);
    if (show->alone && show->at >= end)
        show->holds = true;
    if (table->hurry.until > 0 && is_looked_at(app) && show->at > show->story.ms - STORY_ENDS_MS)
        table->hurry.until = app->now + LOOK_MS;
    if (show->at != show->drawn) {
        const int was = empires_story_step(&show->story, fmaxf(0, show->drawn));
        for (int i = was; i <= show->step; i++)
            damage_step(app, table, i);
        if (was > 0 && show->at < end) // its ring may still be on its way
            damage_step(app, table, was - 1);
        show->drawn = show->at;
    }
    return !show->holds && (show->at < end || before < show->at);
}

// ---- stepping

static void hold(App *app, CardTable *table) {
    StoryShow *show = show_of(table);
    show->holds = true;
    table->hurry.until = 0;
    app_request_layout(app);
}

// Shows one step from its begin, and stops after it.
static void choose(App *app, CardTable *table, int step) {
    StoryShow *show = show_of(table);
    if (step < 0 || step >= show->story.steps)
        return;
    hold(app, table);
    show->alone = true;
    show->step = step;
    show->heard = step;
    show->holds = is_still(app, table);
    show->began = app->now - (uint64_t)show->story.step[step].at;
    go_to(app, table, is_still(app, table) ? end_of(show) : show->story.step[step].at);
    app_request_update(app);
}

static void play(App *app, CardTable *table, float from) {
    StoryShow *show = show_of(table);
    show->alone = false;
    show->holds = is_still(app, table);
    show->began = app->now - (uint64_t)from;
    show->heard = empires_story_step(&show->story, from);
    go_to(app, table, show->holds ? show->story.ms : from);
    table->hurry.until = stays(show) ? 0 : app->now + (uint64_t)(STORY_MS - from);
    app_request_layout(app);
    app_request_update(app);
}

static void turn(App *app, CardTable *table, int step) {
    const StoryShow *show = show_of(table);
    if (show->alone)
        choose(app, table, show->step + step);
    else
        choose(app, table, step > 0 && show->holds ? 0 : show->step + (step < 0 && show->step > 0 ? -1 : 0));
}

static bool click(App *app, CardTable *table, const char *id) {
    const StoryShow *show = show_of(table);
    if (strncmp(id, "story:", 6) == 0)
        choose(app, table, (int)strtol(id + 6, NULL, 10) - 1);
    else if (strncmp(id, "story_shot:", 11) == 0)
        choose(app, table, (int)strtol(id + 11, NULL, 10) - 1);
    else if (strcmp(id, "button:summary_again") == 0)
        play(app, table, 0);
    else if (strcmp(id, "button:summary_pause") == 0 && show->holds)
        play(app, table, show->alone || show->at >= show->story.ms ? 0 : show->at);
    else if (strcmp(id, "button:summary_pause") == 0)
        hold(app, table);
    else
        return false;
    return true;
}

static void end(App *app, CardTable *table) {
    EmpiresMotion *motion = &own(table)->motion;
    for (int i = 0; i < PLACES_MAX; i++)
        motion->sweep[i] = 1;
    if (!table->showing && show_of(table)->map < show_of(table)->story.steps)
        view_copy(&table->view, session_view(app->session));
    show_of(table)->story.steps = 0;
    gfx_damage_all(app->gfx);
}

// ---- regions

static void add_button(App *app, const CardTable *table, const char *name, int which, bool enabled) {
    hits_add(&app->hits, empires_story_button(table, which), "button:summary_%s", name)->enabled = enabled;
}

static void regions(App *app, CardTable *table) {
    const StoryShow *show = show_of(table);
    const GfxRect window = table->layout.window;
    const float top = table->layout.top_bar.y + table->layout.top_bar.h;
    hits_add(&app->hits, gfx_rect(window.x, top, window.w, window.y + window.h - top), "summary")->drop_only =
        true;
    for (int i = 0; i < show->story.steps; i++)
        hits_add(&app->hits, empires_story_line(table, i), "story:%d", i + 1)->tag =
            (HitTag){.kind = TAG_STORY};
    for (int i = 0; i < show->story.steps; i++) {
        Hit *hit = hits_add(&app->hits, empires_story_shot(table, i), "story_shot:%d", i + 1);
        hit->tag = (HitTag){.kind = TAG_STORY};
        hit->no_focus = true; // its line has it
    }
    add_button(app, table, "again", 0, true);
    add_button(app, table, "pause", 1, true);
    add_button(app, table, "back", 2, !show->alone || show->step > 0);
    add_button(app, table, "on", 3, !show->alone || show->step + 1 < show->story.steps);
    const GfxRect primary = table->layout.primary, panel = table->layout.action;
    const float edge = fmaxf(0, lpx(table, 12) - (primary.x - panel.x)); // within the panel's edges
    hits_add(&app->hits, gfx_rect(primary.x + edge, primary.y, primary.w - 2 * edge, primary.h),
             "button:summary_end")
        ->settles = true;
}

static void draw(App *app, const CardTable *table) {
    empires_draw_story_map(app, table);
    empires_draw_story_panels(app, table);
}

const GameSummary empires_summary = {
    .begin = begin,
    .update = update,
    .regions = regions,
    .draw = draw,
    .click = click,
    .turn = turn,
    .end = end,
};
