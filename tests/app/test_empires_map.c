// SPDX-License-Identifier: MIT
// Tests operating the map of Star Empires: crowded stacks spread out so that each can be reached; the map can
// be zoomed, panned and reset. A fleet flies as its token shows it to the viewer, and without animation
// nothing is on its way. Nothing covers names of territories, and questions about stacks say which.
#include "app/kit/explain.h"
#include "app/kit/table.h"
#include "app/tables/star_empires/aimed_card.h"
#include "app/tables/star_empires/battle_status.h"
#include "app/tables/star_empires/draw.h"
#include "app/tables/star_empires/draw_odds.h"
#include "app/tables/star_empires/sector_art.h"
#include "app/tables/star_empires/table.h"
#include "app/tables/star_empires/token.h"
#include "gfx/record.h"
#include "gfx/text.h"
#include "plain_text.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define W 1280
#define H 720
#define FRAME_MS 20
#define FRAMES_MOST 1500

static CardTable *table;

static void begin_in(const char *language, const char *position, const char *steps) {
    const ShotManner manner = {0};
    const Shot shot = {"map", position, steps};
    ck_assert(stage_open(W, H));
    ck_assert(stage_set_language(language));
    ck_assert(screen_play_unpainted(&shot, &manner));
    table = stage_app->frame->self;
}

static void begin(const char *position, const char *steps) {
    begin_in("en", position, steps);
}

static void end(void) {
    stage_close();
}

static const Hit *find(const char *id) {
    const Hit *hit = hits_find(&stage_app->hits, id);
    ck_assert_msg(hit != NULL, "%s is not there", id);
    return hit;
}

static bool meet(GfxRect a, GfxRect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static bool lies_within(GfxRect inner, GfxRect outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

// ---- many stacks

static void check_spread_out(const char *place, const char *const seats[], int count) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "place:%s", place);
    ck_assert(stage_point(id));
    ck_assert(stage_run());
    GfxRect rect[EMPIRES_SEATS];
    for (int i = 0; i < count; i++) {
        snprintf(id, sizeof id, "stack:%s:%s", place, seats[i]);
        const Hit *hit = find(id);
        rect[i] = hit->rect;
        const float x = rect[i].x + rect[i].w / 2, y = rect[i].y + rect[i].h / 2;
        ck_assert_msg(hits_at(&stage_app->hits, x, y) == hit, "%s lies below another", id);
        ck_assert_msg(lies_within(rect[i], own(table)->layout.map.area), "%s is cut off", id);
        for (int k = 0; k < i; k++)
            ck_assert_msg(!meet(rect[i], rect[k]), "%s lies over another at %s", seats[i], place);
    }
}

START_TEST(stacks_that_lie_together_can_each_be_reached) {
    static const char *const all[] = {"federation", "klingon", "romulan", "ferengi", "cardassian", "borg"};
    static const char *const some[] = {"klingon", "romulan", "ferengi", "borg"};
    begin("empires_crowd.json", "start run take");
    check_spread_out("core", all, 6);
    check_spread_out("h3", some, 4); // at the edge of the map
    ck_assert(stage_point("place:s1"));
    ck_assert(stage_run());
    ck_assert_int_eq(own(table)->fan, NONE);
    end();
}
END_TEST

START_TEST(a_stack_that_was_spread_out_is_picked) {
    begin("empires_crowd.json", "start run take hover:place:core run click:stack:core:federation run");
    ck_assert_int_eq(own(table)->choice.pick, PICK_GROUP);
    ck_assert_int_eq(own(table)->fan, NONE); // its territory has to be seen
    end();
}
END_TEST

// ---- near and far

static void move_mouse(float x, float y, Uint32 buttons) {
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.state = buttons;
    event.motion.x = (int)x;
    event.motion.y = (int)y;
    loop_handle(stage_app, &event);
}

static void turn_wheel(int notches) {
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.y = notches;
    loop_handle(stage_app, &event);
    ck_assert(stage_run());
}

static void press_key(SDL_Keycode key, Uint16 modifiers) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    event.key.keysym.mod = modifiers;
    loop_handle(stage_app, &event);
    ck_assert(stage_run());
}

// From the middle of the map by (dx, dy), in some steps.
static void drag_map(uint8_t button, float dx, float dy) {
    const GfxRect area = own(table)->layout.map.area;
    const float x = roundf(area.x + area.w / 2), y = roundf(area.y + area.h / 2);
    move_mouse(x, y, 0);
    stage_mouse(SDL_MOUSEBUTTONDOWN, x, y, button);
    for (int i = 1; i <= 4; i++)
        move_mouse(x + dx * (float)i / 4, y + dy * (float)i / 4, SDL_BUTTON((unsigned)button));
    stage_mouse(SDL_MOUSEBUTTONUP, x + dx, y + dy, button);
    ck_assert(stage_run());
}

static GfxRect core(void) {
    return find("place:core")->rect;
}

static void check_moved(GfxRect from, float dx, float dy) {
    ck_assert_float_eq_tol(core().x, from.x + dx, 1.5F);
    ck_assert_float_eq_tol(core().y, from.y + dy, 1.5F);
}

static void bring_near(void) {
    move_mouse(own(table)->layout.map.area.x + 300, own(table)->layout.map.area.y + 200, 0);
    for (int i = 0; i < 4; i++)
        turn_wheel(1);
}

START_TEST(the_map_is_moved_and_comes_back) {
    begin("empires_six.json", "start run take");
    const GfxRect whole = core();
    drag_map(SDL_BUTTON_RIGHT, 80, 40); // all of it is seen: it stays
    ck_assert_int_eq(table->overlay, OVERLAY_INSPECT);
    press_key(SDLK_ESCAPE, 0);
    check_moved(whole, 0, 0);
    bring_near();
    ck_assert_float_gt(core().w, whole.w * 1.3F);
    const GfxRect near = core();
    drag_map(SDL_BUTTON_RIGHT, -60, 24);
    check_moved(near, -60, 24);
    ck_assert_int_eq(table->overlay, OVERLAY_NONE); // that was no right click
    drag_map(SDL_BUTTON_MIDDLE, 60, -24);
    check_moved(near, 0, 0);
    drag_map(SDL_BUTTON_RIGHT, 3000, 3000);
    ck_assert_float_lt(find("place:h0")->rect.x,
                       own(table)->layout.map.area.x + own(table)->layout.map.area.w);
    press_key(SDLK_HOME, 0);
    check_moved(whole, 0, 0);
    ck_assert_float_eq_tol(core().w, whole.w, 1.5F);
    ck_assert_ptr_null(hits_find(&stage_app->hits, "button:whole_map"));
    end();
}
END_TEST

START_TEST(keys_and_a_button_do_the_same) {
    begin("empires_six.json", "start run take");
    const GfxRect whole = core();
    press_key(SDLK_PLUS, 0);
    press_key(SDLK_KP_PLUS, 0);
    press_key(SDLK_EQUALS, 0);
    ck_assert_float_gt(core().w, whole.w * 1.3F);
    press_key(SDLK_MINUS, 0);
    const GfxRect near = core();
    ck_assert_float_gt(near.w, whole.w * 1.2F);
    press_key(SDLK_RIGHT, KMOD_LCTRL);
    ck_assert_float_lt(core().x, near.x - 20);
    press_key(SDLK_LEFT, KMOD_LCTRL);
    check_moved(near, 0, 0);
    ck_assert(stage_click("button:whole_map", SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    check_moved(whole, 0, 0);
    end();
}
END_TEST

START_TEST(a_right_click_looks_closely_near_too) {
    begin("empires_six.json", "start run take");
    bring_near();
    ck_assert(stage_point("place:core"));
    const float x = stage_app->input.x, y = stage_app->input.y;
    stage_mouse(SDL_MOUSEBUTTONDOWN, x, y, SDL_BUTTON_RIGHT);
    ck_assert_int_eq(table->overlay, OVERLAY_NONE);
    stage_mouse(SDL_MOUSEBUTTONUP, x, y, SDL_BUTTON_RIGHT);
    ck_assert_int_eq(table->overlay, OVERLAY_INSPECT);
    end();
}
END_TEST

// ---- what moves

#define MOVE "click:stack:h0:federation run click:place:sb0 "

// Frame by frame until a fleet is on its way; false: none was.
static bool wait_for_fleet(void) {
    for (int i = 0; i < FRAMES_MOST; i++) {
        stage_wait(FRAME_MS);
        table = stage_app->frame->self;
        if (stage_app->frame->screen == &table_screen && own(table)->motion.fleet.part < 1)
            return true;
    }
    return false;
}

START_TEST(the_own_fleet_flies_with_its_force) {
    begin("empires_two.json", "start run take " MOVE);
    ck_assert(wait_for_fleet());
    const FleetFlight *fleet = &own(table)->motion.fleet;
    ck_assert_int_eq(fleet->group.units, 5);
    ck_assert_int_eq(fleet->group.force, 30);
    ck_assert_int_eq(fleet->legs, 2);
    ck_assert_int_eq(fleet->there.seat, SEAT_NONE); // nobody lies there until it comes
    stage_mouse(SDL_MOUSEBUTTONDOWN, 5, 5, SDL_BUTTON_LEFT);
    stage_mouse(SDL_MOUSEBUTTONUP, 5, 5, SDL_BUTTON_LEFT);
    stage_wait(FRAME_MS);
    ck_assert_float_ge(own(table)->motion.fleet.part, 1); // a click ends it
    end();
}
END_TEST

// Whoever was threatened sees it come.
START_TEST(a_fleet_of_others_hides_what_its_token_hides) {
    begin("empires_two.json", "start run take click:stack:sa0:federation run click:place:sb1 run take "
                              "click:button:none");
    ck_assert(wait_for_fleet());
    const FleetFlight *fleet = &own(table)->motion.fleet;
    ck_assert_int_ne(table->front, fleet->group.seat);
    ck_assert_int_eq(fleet->group.units, 2);
    ck_assert_int_eq(fleet->group.force, -1);
    end();
}
END_TEST

START_TEST(without_animation_nothing_is_on_its_way) {
    begin("empires_two.json", "quick start run take " MOVE);
    for (int i = 0; i < 20; i++) {
        const EmpiresMotion *motion = &own(table)->motion;
        ck_assert_float_ge(motion->fleet.part, 1);
        ck_assert_float_le(motion->dice.left, 0);
        stage_wait(FRAME_MS);
    }
    ck_assert(stage_run()); // until it can be pressed
    ck_assert(stage_click("button:end_moves", SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert(stage_click("button:ready", SDL_BUTTON_LEFT));
    for (int i = 0; i < 20; i++) {
        ck_assert_float_le(own(table)->motion.dice.left, 0);
        for (int place = 0; place < PLACES_MAX; place++)
            ck_assert_float_ge(own(table)->motion.sweep[place], 1);
        stage_wait(FRAME_MS);
    }
    end();
}
END_TEST

// ---- phases

static void press_away(const char *hit_id) {
    ck_assert_msg(stage_click(hit_id, SDL_BUTTON_LEFT), "no %s", hit_id);
    ck_assert(stage_run());
}

static int commands(void) {
    return match_log_count(session_match(stage_app->session));
}

// Fleets could still move, and something be bought: the harmless answer has the focus and lies where the turn
// is ended.
START_TEST(a_click_on_the_last_phase_ends_the_turn_when_that_is_meant) {
    begin("empires_two.json", "start run take click:step:10 run");
    ck_assert_uint_eq(own(table)->choice.pick, PICK_SKIP);
    ck_assert_int_eq(commands(), 0);
    ck_assert_str_eq(hits_first(&stage_app->hits)->id, "button:back");
    press_away("button:back");
    ck_assert_uint_eq(own(table)->choice.pick, PICK_NONE);
    ck_assert_uint_eq(seen(table)->asks, ASK_MOVES);
    press_away("step:10");
    press_away("button:skip_on");
    ck_assert_int_eq(session_next_seat(stage_app->session), 1);
    end();
}
END_TEST

START_TEST(going_on_to_building_is_asked_too) {
    begin("empires_two.json", "start run take click:step:8 run");
    ck_assert_uint_eq(own(table)->choice.pick, PICK_SKIP);
    ck_assert_int_eq(commands(), 0);
    press_away("button:skip_on");
    ck_assert_uint_eq(seen(table)->asks, ASK_BUILD);
    press_away("step:10"); // credits are left
    ck_assert_uint_eq(own(table)->choice.pick, PICK_SKIP);
    ck_assert_uint_eq(seen(table)->asks, ASK_BUILD);
    press_away("button:skip_on");
    ck_assert_int_eq(session_next_seat(stage_app->session), 1);
    end();
}
END_TEST

// One Enter on a phase is not enough, nor are two: the second one says no.
START_TEST(keys_skip_no_phase_by_themselves) {
    begin("empires_two.json", "start run take");
    app_show_focus(stage_app, "step:10");
    ck_assert(stage_run());
    ck_assert(stage_press("Return"));
    ck_assert(stage_run());
    ck_assert_uint_eq(own(table)->choice.pick, PICK_SKIP);
    ck_assert_str_eq(stage_app->input.focus, "button:back");
    ck_assert(stage_press("Return"));
    ck_assert(stage_run());
    ck_assert_int_eq(commands(), 0);
    ck_assert_uint_eq(own(table)->choice.pick, PICK_NONE);
    end();
}
END_TEST

// What was asked on the way may have changed everything.
START_TEST(a_question_stops_that) {
    begin("empires_two.json", "start run take " MOVE "run click:step:10 run");
    ck_assert_int_eq(seen(table)->asks, ASK_DIPLOMACY);
    ck_assert(stage_click("button:ready", SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert_int_eq(seen(table)->asks, ASK_BUILD);
    ck_assert_int_eq(session_stage(stage_app->session), SESSION_DECIDING);
    press_away("step:10");
    press_away("button:skip_on");
    ck_assert_int_eq(session_next_seat(stage_app->session), 1);
    end();
}
END_TEST

// Nor does it go on where that was said to be meant.
START_TEST(a_question_stops_what_was_meant_too) {
    begin("empires_two.json", "start run take " MOVE "run");
    empires_skip_now(stage_app, table, PHASE_CONTROL, true);
    ck_assert(stage_run());
    ck_assert_int_eq(seen(table)->asks, ASK_DIPLOMACY);
    press_away("button:ready");
    ck_assert_int_eq(seen(table)->asks, ASK_BUILD);
    ck_assert_int_eq(session_stage(stage_app->session), SESSION_DECIDING);
    end();
}
END_TEST

// ---- groups

static const Hit *unit_tile(uint8_t kind, int nth) {
    for (int i = 0; i < own(table)->entries; i++)
        if (own(table)->entry[i].function == kind && nth-- == 0)
            return hits_tagged(&stage_app->hits, TAG_ENTRY, table->front, (uint8_t)i);
    return NULL;
}

static int on_tiles(uint8_t kind) {
    int on = 0;
    for (int i = 0; i < own(table)->entries; i++)
        on += own(table)->entry[i].function == kind && own(table)->entry[i].on;
    return on;
}

static uint8_t kind_of_two(void) {
    uint8_t kind = 0;
    while (kind < UNITS_MAX && own(table)->choice.unit[kind] != 2)
        kind++;
    ck_assert_int_lt(kind, UNITS_MAX);
    return kind;
}

// Two of a kind at home: whichever is clicked is the one that changes.
START_TEST(the_tile_that_is_clicked_changes) {
    begin("empires_stacks.json", "start run take click:stack:h0:federation run");
    const EmpiresChoice *choice = &own(table)->choice;
    const uint8_t kind = kind_of_two();
    for (int nth = 0; nth < 2; nth++) {
        char id[HIT_ID_MAX];
        memcpy(id, unit_tile(kind, nth)->id, sizeof id);
        press_away(id);
        ck_assert_int_eq(choice->unit[kind], 1);
        ck_assert(!own(table)->entry[unit_tile(kind, nth)->tag.a].on);
        ck_assert(own(table)->entry[unit_tile(kind, 1 - nth)->tag.a].on);
        stage_wait(1000); // no double click
        press_away(id);
        ck_assert_int_eq(choice->unit[kind], 2);
        stage_wait(1000);
    }
    end();
}
END_TEST

START_TEST(a_double_click_takes_all_of_a_kind) {
    begin("empires_stacks.json", "start run take click:stack:h0:federation run");
    const uint8_t kind = kind_of_two();
    char id[2][HIT_ID_MAX];
    for (int i = 0; i < 2; i++)
        memcpy(id[i], unit_tile(kind, i)->id, sizeof id[i]);
    press_away(id[0]);
    stage_wait(1000);
    press_away(id[1]);
    stage_wait(1000);
    ck_assert_int_eq(on_tiles(kind), 0);
    ck_assert(stage_click(id[1], SDL_BUTTON_LEFT));
    ck_assert(stage_click(id[1], SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert_int_eq(on_tiles(kind), 2);
    ck_assert_int_eq(own(table)->choice.unit[kind], 2);
    end();
}
END_TEST

START_TEST(of_a_large_stack_each_kind_is_counted) {
    begin("empires_stacks.json", "start run take click:stack:sa0:federation run");
    const EmpiresChoice *choice = &own(table)->choice;
    ck_assert_int_eq(own(table)->entries, 4); // kinds
    const SideEntry *entry = &own(table)->entry[1];
    const uint8_t kind = entry->function, all = entry->nth;
    ck_assert_int_eq(choice->unit[kind], all);
    ck_assert(!hits_find(&stage_app->hits, "unit:2:more")->enabled);
    press_away("unit:2:less");
    press_away("unit:2:less");
    ck_assert_int_eq(choice->unit[kind], all - 2);
    press_away("unit:2:more");
    ck_assert_int_eq(choice->unit[kind], all - 1);
    stage_wait(1000);
    press_away("unit:2"); // what is missing, too
    ck_assert_int_eq(choice->unit[kind], all);
    stage_wait(1000);
    press_away("unit:2");
    ck_assert_int_eq(choice->unit[kind], 0);
    end();
}
END_TEST

START_TEST(a_phase_without_anything_to_do_passes) {
    begin("empires_idle.json", "start run take");
    ck_assert_int_eq(seen(table)->asks, ASK_BUILD);
    end();
}
END_TEST

START_TEST(unless_the_player_wants_to_end_it) {
    begin("empires_idle.json", "start run");
    stage_app->settings.pass_alone = false;
    ck_assert(stage_press("Return")); // takes the seat
    ck_assert(stage_run());
    table = stage_app->frame->self;
    ck_assert_int_eq(seen(table)->asks, ASK_MOVES);
    end();
}
END_TEST

// Nothing else can be done, but what was done can be taken back.
START_TEST(the_last_move_can_be_looked_at) {
    begin("empires_one_move.json", "start run take " MOVE "run");
    ck_assert_int_eq(seen(table)->asks, ASK_MOVES);
    ck_assert_int_eq(table_legal(stage_app).count, 2);
    ck_assert(stage_click("button:undo", SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert_int_gt(table_legal(stage_app).count, 2);
    end();
}
END_TEST

// ---- tokens cover no other sign

static int apart;

static void check_token(int stack) {
    const MapView *map = &own(table)->layout.map;
    const EmpiresBoard *s = &seen(table)->table;
    const Chart *chart = empires_chart(stage_app, table);
    const GfxRect token = empires_token_rect(table, stack);
    ck_assert(lies_within(token, map->area));
    for (uint8_t place = 0; place < map->count; place++) {
        const bool told = has_place(chart->is_system, place) && has_mark(s, place, SYSTEM_EXPLORED);
        const GfxRect marks = empires_marks_rect(stage_app, table, place);
        ck_assert_msg(!told || !meet(token, empires_revenue_chip(stage_app, table, place)),
                      "the stack at %d covers the revenue at %d", s->stack[stack].place, place);
        ck_assert_msg(!told || marks.h == 0 || !meet(token, marks), "the stack at %d covers signs at %d",
                      s->stack[stack].place, place);
        ck_assert_msg(chart->kind[place] == PLACE_SPACE ||
                          !meet(token, empires_planet_rect(stage_app, table, place)),
                      "the stack at %d covers what is at %d", s->stack[stack].place, place);
    }
    for (int i = 0; i < s->stack_count; i++)
        ck_assert_msg(i == stack || !meet(token, empires_token_rect(table, i)), "stack %d covers stack %d",
                      stack, i);
    apart++;
}

// Those of one place give way to each other: each can be seen whole, also where six meet.
START_TEST(each_stack_of_a_crowd_is_seen_whole) {
    int pairs = 0, most = 0;
    begin("empires_crowd.json", "start run take run");
    const EmpiresBoard *s = &seen(table)->table;
    for (int a = 0; a < s->stack_count; a++)
        for (int b = 0; b < a; b++)
            if (s->stack[a].place == s->stack[b].place) {
                ck_assert_msg(!meet(empires_token_rect(table, a), empires_token_rect(table, b)),
                              "stack %d covers stack %d", a, b);
                pairs++;
            }
    for (int a = 0; a < s->stack_count; a++)
        most = SDL_max(most, empires_stacks_at(table, s->stack[a].place));
    ck_assert_int_eq(most, 6);
    ck_assert_int_gt(pairs, 15);
    end();
}
END_TEST

// Where fleets meet is marked on the map before the battle, and not where none do.
START_TEST(where_fleets_meet_is_marked) {
    begin("empires_battle.json", "start run take run");
    ck_assert_int_eq(seen(table)->asks, ASK_ENGAGE);
    const GfxRect ring = empires_meeting_rect(table);
    const MapCell *cell = &own(table)->layout.map.cell[seen(table)->table.battle.place];
    ck_assert(fabsf(ring.x + ring.w / 2 - cell->x) < 1 && fabsf(ring.y + ring.h / 2 - cell->y) < 1);
    ck_assert(ring.w > own(table)->layout.map.radius);
    end();
    begin("empires_two.json", "start run take run");
    ck_assert(empires_meeting_rect(table).w <= 0);
    end();
}
END_TEST

// More than two lie closer, and may reach over what else is there.
START_TEST(a_stack_covers_no_other_sign) {
    static const char *const positions[] = {"empires_two.json", "empires_six.json", "empires_moments.json",
                                            "empires_react.json", "empires_fleet.json"};
    apart = 0;
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        begin(positions[i], "start run take run");
        for (int stack = 0; stack < seen(table)->table.stack_count; stack++)
            if (empires_stacks_at(table, seen(table)->table.stack[stack].place) <= 2)
                check_token(stack);
        end();
    }
    ck_assert_int_gt(apart, 30);
}
END_TEST

// ---- names, and what is drawn over them

#define TEXTS 600

typedef struct Written {
    char text[240];
    GfxRect extent;
    bool cut, covered;
} Written;

static Written written[TEXTS];
static int written_count;

static void take_text(void *context, const GfxDrawnText *text) {
    (void)context;
    ck_assert_int_lt(written_count, TEXTS);
    Written *at = &written[written_count++];
    *at = (Written){.extent = text->layer == 0 ? text->extent : gfx_rect(0, 0, 0, 0), .cut = text->cut};
    plain_text(at->text, sizeof at->text, text->text);
}

static void take_area(void *context, GfxRect region, float opacity) {
    (void)context;
    for (int i = 0; i < written_count && opacity > 0.2F; i++)
        written[i].covered |= meet(region, gfx_inset(written[i].extent, 1));
}

static void record(void) {
    static const GfxRecorder recorder = {.dry = true, .text = take_text, .area = take_area},
                             unpainted = {.dry = true};
    written_count = 0;
    gfx_record(stage_app->gfx, &recorder);
    gfx_damage_all(stage_app->gfx);
    ck_assert(stage_run());
    gfx_record(stage_app->gfx, &unpainted);
}

// How often these words stand there, as a text of their own or within one.
static int times_written(const char *words) {
    int count = 0;
    for (int i = 0; i < written_count; i++)
        count += !written[i].cut && strstr(written[i].text, words) != NULL;
    return count;
}

static void drop_soft_hyphens(char *text) { // as it is drawn where no line ends there
    for (char *at; (at = strstr(text, "\xC2\xAD")) != NULL;)
        memmove(at, at + 2, strlen(at + 2) + 1);
}

static void check_name(uint8_t place, const char *when) {
    const GfxRect area = own(table)->layout.map.area;
    const char *name = empires_place_name(stage_app, table, place);
    int readable = 0;
    for (int i = 0; i < written_count; i++)
        readable += strcmp(written[i].text, name) == 0 && !written[i].covered &&
                    written[i].extent.y >= area.y - 1 &&
                    written[i].extent.y + written[i].extent.h <= area.y + area.h + 1 &&
                    written[i].extent.x > area.x && written[i].extent.x < area.x + area.w;
    ck_assert_msg(readable == 1, "%s can't be read on the map (%s)", name, when);
}

// No system's revenue lies over it either.
static void check_chips(const Chart *chart, uint8_t place) {
    const GfxRect name = empires_name_rect(stage_app, table, place);
    for (uint8_t of = 0; of < chart->places; of++)
        if (has_place(chart->is_system, of) && has_mark(&seen(table)->table, of, SYSTEM_EXPLORED))
            ck_assert_msg(!meet(name, empires_revenue_chip(stage_app, table, of)),
                          "the revenue of %s covers %s", empires_place_name(stage_app, table, of),
                          empires_place_name(stage_app, table, place));
}

static const char *const name_positions[] = {"empires_spied.json", "empires_crowd.json", "empires_six.json"};

START_TEST(no_stack_covers_a_name) {
    begin(name_positions[_i], "start run take");
    const Chart *chart = empires_chart(stage_app, table);
    char id[HIT_ID_MAX];
    record();
    for (uint8_t place = 0; place < chart->places; place++)
        if (chart->kind[place] != PLACE_SPACE && chart->kind[place] != PLACE_SUPERNOVA) {
            check_name(place, "nothing is pointed at");
            check_chips(chart, place);
        }
    for (uint8_t place = 0; place < chart->places; place++) {
        snprintf(id, sizeof id, "place:%s", empires_place_id(stage_app, table, place));
        if (chart->kind[place] == PLACE_SUPERNOVA || !stage_point(id))
            continue;
        record();
        if (own(table)->pointed == place) // what is spread out may lie over its middle
            check_name(place, "it is pointed at");
    }
    end();
}
END_TEST

static const char *const question_languages[] = {"en", "de"};

// The question names place and stack, the map shows where that is, and what the card says stands there once.
START_TEST(a_card_against_a_stack_says_which) {
    char units[160];
    ActionBox box;
    begin_in(question_languages[_i], "empires_spied.json",
             "start run take do:play,card=reconnaissance,at=10 run take run");
    const AimedCard *deed = &seen(table)->table.deed;
    ck_assert_int_eq(seen(table)->asks, ASK_SECURITY);
    const char *place = empires_place_name(stage_app, table, deed->place);
    action_state(stage_app, table, &box);
    ck_assert_msg(strstr(box.hint, place) != NULL, "%s does not name %s", box.hint, place);
    record();
    check_name(deed->place, "it is asked about");
    empires_units_text(table, stack_of(&seen(table)->table, deed->place, deed->target)->unit, units,
                       sizeof units);
    drop_soft_hyphens(units);
    ck_assert_msg(times_written(units) > 0, "%s do not stand there", units);
    const char *text = empires_card_text(table->looks, deed->card, NONE);
    ck_assert_msg(times_written(text) == 1, "%d times: %s", times_written(text), text);
    end();
}
END_TEST

// Two cruisers against a lone scout, and against six of them: the units alone decide it, but there are cards.
// So both forces are said, and what the other one's cards add at most, and no chance.
START_TEST(nothing_is_certain_while_cards_are_unseen) {
    static const char *const places[] = {"sa0", "sb0"};
    char words[160], hover[80];
    snprintf(hover, sizeof hover, "start run take click:stack:h0:federation run hover:place:%s run",
             places[_i]);
    begin("empires_spied.json", hover);
    record();
    ck_assert_int_eq(own(table)->pointed != NONE, 1);
    empires_say_who_wins(stage_app, table, words, sizeof words, table->front, _i == 0 ? 1000 : 0);
    ck_assert_msg(times_written(words) == 0, "%s", words);
    const EmpiresRules *rules = empires_rules(stage_app);
    BattleSide mine, theirs;
    ForceParts ours, others;
    Seat other = NONE;
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        if (seat != table->front && stack_of(&seen(table)->table, own(table)->pointed, seat) != NULL)
            other = seat;
    ck_assert_uint_ne(other, NONE);
    empires_side_with(rules, seen(table), table->front, own(table)->pointed, own(table)->choice.unit, &mine);
    empires_side_at(rules, seen(table), other, own(table)->pointed, &theirs);
    empires_parts(rules, seen(table), own(table)->pointed, false, &mine, &theirs, &ours);
    empires_parts(rules, seen(table), own(table)->pointed, true, &theirs, &mine, &others);
    snprintf(words, sizeof words, "%d against %d", ours.sum, others.sum);
    ck_assert_msg(times_written(words) == 1, "not said: %s", words);
    const int most = empires_cards_most(rules, seen(table), &theirs);
    ck_assert_int_gt(most, 0);
    app_fill(stage_app, words, sizeof words,
             ours.sum <= others.sum          ? "empires.waits.cards_more"
             : most >= ours.sum - others.sum ? "empires.waits.cards_turn"
                                             : "empires.waits.cards_cannot",
             STR("seat", seat_name(stage_app, other)),
             NUM("number", seen(table)->table.seat[other].hand_size), NUM("most", most));
    ck_assert_msg(times_written(words) == 1, "not said: %s", words);
    end();
}
END_TEST

static int given(uint8_t verb) {
    const Match *match = session_match(stage_app->session);
    int count = 0;
    for (int i = 0; i < match_log_count(match); i++)
        count += match_log(match, i)->command.verb == verb;
    return count;
}

// Cards are marked, and taken out again, until one click or Enter discards all of them and draws.
START_TEST(cards_are_marked_and_discarded_together) {
    begin("empires_limit.json", "start run take run");
    ck_assert_int_eq(seen(table)->asks, ASK_DRAW);
    static const char *const clicks[] = {"hand:1", "hand:3", "hand:2", "hand:3"};
    for (int i = 0; i < 4; i++)
        ck_assert_msg(stage_click(clicks[i], SDL_BUTTON_LEFT) && stage_run(), "%s", clicks[i]);
    ck_assert_int_eq(empires_marked_count(table), 2);
    ck_assert_int_eq(given(VERB_DISCARD), 0);
    stage_wait(1000);
    if (_i == 0)
        ck_assert(stage_click("button:discard", SDL_BUTTON_LEFT) && stage_run());
    else
        press_key(SDLK_RETURN, 0);
    stage_wait(1000);
    ck_assert_int_eq(given(VERB_DISCARD), 2);
    ck_assert_int_eq(given(VERB_DRAW), 1);
    ck_assert_int_eq(empires_marked_count(table), 0);
    end();
}
END_TEST

// True if the banner is shown before nothing moves any more.
static bool is_announced(void) {
    bool shown = false;
    do {
        shown |= table->banner.from != 0;
    } while (stage_step());
    return shown;
}

// A turn is announced when it begins, and not again when others have answered in it.
START_TEST(a_turn_is_announced_once) {
    begin("empires_react.json", "start run");
    ck_assert(stage_click("button:take_seat", SDL_BUTTON_LEFT));
    table = stage_app->frame->self;
    ck_assert(is_announced());
    ck_assert(stage_click("stack:h0:federation", SDL_BUTTON_LEFT) && stage_run());
    ck_assert(stage_click("place:sb0", SDL_BUTTON_LEFT) && stage_run());
    stage_wait(1000);
    ck_assert(stage_click("button:take_seat", SDL_BUTTON_LEFT) && stage_run());
    stage_wait(1000);
    table = stage_app->frame->self;
    ck_assert_int_eq(seen(table)->asks, ASK_REACT);
    ck_assert(stage_click("button:none", SDL_BUTTON_LEFT) && stage_run());
    stage_wait(1000);
    ck_assert(stage_click("button:take_seat", SDL_BUTTON_LEFT));
    table = stage_app->frame->self;
    ck_assert(!is_announced());
    ck_assert_int_eq(seen(table)->asks, ASK_MOVES);
    end();
}
END_TEST

static void click_there(float x, float y) {
    stage_mouse(SDL_MOUSEBUTTONDOWN, x, y, SDL_BUTTON_LEFT);
    stage_mouse(SDL_MOUSEBUTTONUP, x, y, SDL_BUTTON_LEFT);
}

// A unit is named as lost by a click, and another one that comes too soon does not open what is there then.
START_TEST(a_second_click_in_a_battle_opens_nothing) {
    begin("empires_battle.json",
          "start run take do:attack run take do:commit run take click:hand:1 run click:button:ready run "
          "click:lose:1 run click:lose:1 run");
    ck_assert_int_eq(seen(table)->asks, ASK_LOSE);
    ck_assert(stage_point(empires_battle_losing(table) == SIDE_ATTACKER ? "fights:2:1" : "fights:1:1"));
    click_there(stage_app->input.x, stage_app->input.y);
    ck_assert_int_eq(table->overlay, OVERLAY_INSPECT); // a click alone does
    ck_assert(stage_press("Escape"));
    ck_assert(stage_run());
    stage_wait(1000);
    ck_assert(stage_point("lose:1"));
    const float x = stage_app->input.x, y = stage_app->input.y;
    click_there(x, y);
    for (int click = 0; click < 9; click++) {
        stage_wait(450);
        click_there(x, y);
        ck_assert_int_eq(table->overlay, OVERLAY_NONE);
    }
    // by now the other's question has come, and a wreck is there
    ck_assert_int_eq(strncmp(hits_at(&stage_app->hits, x, y)->id, "fights:1:", 9), 0);
    end();
}
END_TEST

// What a victory costs is derived from what is printed on the beaten units: 8 + 4 + 2, and a garrison of 10.
START_TEST(the_price_of_a_victory_explains_itself) {
    Explanation price = {.count = 0};
    begin("empires_battle.json", "start run take do:attack run take do:commit run take");
    ck_assert(empires_explain(stage_app, table, &find("number:due")->tag, &price));
    ck_assert_str_eq(price.value, "12");
    ck_assert_int_eq(price.count, 5);
    ck_assert_str_eq(price.line[0].value, "+8");
    ck_assert_str_eq(price.line[3].value, "+10");
    record();
    ck_assert_int_eq(times_written("half of 24"), 1);
    end();
}
END_TEST

// In the first turn credits and units say where they come from.
START_TEST(what_a_game_begins_with_is_explained) {
    static const uint8_t numbers[] = {TAG_CREDITS_NUMBER, TAG_UNITS_NUMBER};
    begin(NULL, "game:star_empires deal take run");
    for (size_t i = 0; i < 2; i++) {
        Explanation explanation = {.count = 0};
        const HitTag tag = {.kind = numbers[i], .seat = table->front};
        ck_assert(empires_explain(stage_app, table, &tag, &explanation));
        ck_assert_int_eq(explanation.count, 1);
        ck_assert_str_eq(explanation.line[0].text, app_word(stage_app, "empires.sum.start"));
        ck_assert_str_eq(explanation.line[0].value, explanation.value);
        ck_assert_str_ne(explanation.line[0].note, "");
    }
    end();
}
END_TEST

// A card that stands for others says for which, and an answer that it gives says that it goes for that.
START_TEST(a_card_that_stands_in_is_named) {
    begin("empires_stand_in.json", "start run take do:play,card=espionage run take run");
    const EmpiresRules *rules = empires_rules(stage_app);
    for (uint8_t race = 0; race < rules->race_count; race++)
        for (uint8_t card = 0; card < rules->card_count; card++)
            if ((rules->race[race].specials >> card & 1u) != 0)
                ck_assert_msg(strstr(empires_card_text(table->looks, rules->as_race, race),
                                     empires_card_name(table->looks, card)) != NULL,
                              "%s: not for %s", rules->race[race].id, rules->card[card].id);
    record();
    ck_assert_int_eq(times_written("Play Security"), 1);
    ck_assert_int_eq(times_written("Played: Special"), 1);
    end();
    begin("empires_spied.json",
          "start run take do:play,card=espionage run take run"); // it has the card itself
    record();
    ck_assert_int_eq(times_written("Play Security"), 1);
    ck_assert_int_eq(times_written("Played: Special"), 0);
    end();
}
END_TEST

// Six cards and five new ones are four too many; after the first three are.
START_TEST(too_many_cards_are_counted) {
    ActionBox box;
    begin("empires_limit.json", "start run take click:button:draw run");
    for (int left = 4; left > 0; left--) {
        char words[40];
        table = stage_app->frame->self;
        ck_assert_int_eq(seen(table)->asks, ASK_LIMIT);
        action_state(stage_app, table, &box);
        snprintf(words, sizeof words, "Still to discard: %d.", left);
        ck_assert_msg(strstr(box.hint, words) != NULL, "%s: %s", words, box.hint);
        ck_assert(stage_click("hand:1", SDL_BUTTON_LEFT));
        ck_assert(stage_run());
        stage_wait(1000);
        if (left > 1) { // else it goes with the click
            ck_assert(stage_click("button:discard", SDL_BUTTON_LEFT) && stage_run());
            stage_wait(1000);
        }
    }
    ck_assert_int_ne(seen(table)->asks, ASK_LIMIT);
    end();
}
END_TEST

// ---- names that can be told apart

static char last_card[80];

static void take_mark(void *context, const GfxDrawnMark *mark) {
    const GfxRect *hand = context;
    if (strcmp(mark->kind, "card") == 0 && mark->layer == 0 && meet(mark->box, *hand) &&
        mark->box.h < hand->h * 1.2F)
        text_copy(last_card, sizeof last_card, mark->name);
}

// Of twelve cards the one that is pointed at lies over its neighbours at once, before it is shown large.
START_TEST(a_card_of_a_large_hand_can_be_read) {
    begin("empires_spied.json", "start run take do:play,card=espionage run take run");
    for (uint8_t at = 0; at < 12; at++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "hand:%d", at + 1);
        ck_assert(stage_point(id));
        stage_step();
        const GfxRecorder recorder = {.dry = true, .context = &table->layout.hand, .mark = take_mark};
        last_card[0] = 0;
        gfx_record(stage_app->gfx, &recorder);
        gfx_damage_all(stage_app->gfx);
        stage_step();
        gfx_record(stage_app->gfx, NULL);
        const char *name = empires_card_name(table->looks, find(id)->card);
        ck_assert_msg(strcmp(last_card, name) == 0, "%s lies over %s", last_card, name);
    }
    end();
}
END_TEST

// Cruiser and warship don't begin alike in German either, however small their tiles are.
START_TEST(units_keep_as_much_of_their_names_as_fits) {
    begin_in("de", "empires_two.json", "start run take hover:place:h0 run");
    const Stack *stack = stack_of(&seen(table)->table, own(table)->pointed, table->front);
    record();
    ck_assert_ptr_nonnull(stack);
    for (uint8_t unit = 0; unit < empires_rules(stage_app)->unit_count; unit++) {
        char begins[16];
        const char *name = empires_unit_short(table->looks, unit);
        const char *hyphen = strstr(name, "\xC2\xAD"); // a line may end there
        snprintf(begins, sizeof begins, "%.*s", hyphen != NULL ? (int)(hyphen - name) : 4, name);
        if (stack->unit[unit] > 0)
            ck_assert_msg(times_written(begins) > 0, "%s does not stand there", name);
    }
    end();
}
END_TEST

static const char *world_at(const EmpiresBoard *is, const char *territory) {
    const Sector sector = {.territory = territory, .kind = PLACE_SYSTEM, .wealth = empires_wealth(is, 0)};
    return empires_sector_world(&sector);
}

// What is not explored looks the same whatever is there; then each wealth has worlds of its own.
START_TEST(worlds_show_what_they_yield_once_explored) {
    static const char *const territories[] = {"sa0", "sb0", "pa1", "core"};
    const char *shown[2][WEALTHS][4] = {{{NULL}}};
    for (size_t i = 0; i < sizeof territories / sizeof territories[0]; i++)
        for (int explored = 0; explored < 2; explored++)
            for (uint8_t wealth = WEALTH_NONE; wealth <= WEALTH_TERRAFORMED; wealth++) {
                EmpiresBoard is = {0};
                is.system[0].resources = wealth;
                is.system[0].marks = (uint8_t)((explored ? SYSTEM_EXPLORED : 0) |
                                               (wealth == WEALTH_TERRAFORMED ? SYSTEM_TERRAFORM : 0));
                shown[explored][wealth][i] = world_at(&is, territories[i]);
                ck_assert_str_eq(world_at(&is, territories[i]), world_at(&is, territories[i]));
                ck_assert(explored ||
                          strcmp(world_at(&is, territories[i]), world_at(NULL, territories[i])) == 0);
            }
    for (int a = WEALTH_NONE; a <= WEALTH_TERRAFORMED; a++)
        for (int b = WEALTH_NONE; b < a; b++)
            for (int i = 0; i < 16; i++)
                ck_assert_str_ne(shown[1][a][i / 4], shown[1][b][i % 4]);
}
END_TEST

int test_empires_map(void) {
    TCase *tcase = tcase_create("map");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, stacks_that_lie_together_can_each_be_reached);
    tcase_add_test(tcase, a_stack_that_was_spread_out_is_picked);
    tcase_add_test(tcase, the_map_is_moved_and_comes_back);
    tcase_add_test(tcase, keys_and_a_button_do_the_same);
    tcase_add_test(tcase, a_right_click_looks_closely_near_too);
    tcase_add_test(tcase, the_own_fleet_flies_with_its_force);
    tcase_add_test(tcase, a_fleet_of_others_hides_what_its_token_hides);
    tcase_add_test(tcase, without_animation_nothing_is_on_its_way);
    tcase_add_test(tcase, a_click_on_the_last_phase_ends_the_turn_when_that_is_meant);
    tcase_add_test(tcase, going_on_to_building_is_asked_too);
    tcase_add_test(tcase, keys_skip_no_phase_by_themselves);
    tcase_add_test(tcase, the_tile_that_is_clicked_changes);
    tcase_add_test(tcase, a_double_click_takes_all_of_a_kind);
    tcase_add_test(tcase, of_a_large_stack_each_kind_is_counted);
    tcase_add_test(tcase, a_question_stops_that);
    tcase_add_test(tcase, a_question_stops_what_was_meant_too);
    tcase_add_test(tcase, a_phase_without_anything_to_do_passes);
    tcase_add_test(tcase, unless_the_player_wants_to_end_it);
    tcase_add_test(tcase, the_last_move_can_be_looked_at);
    tcase_add_test(tcase, a_stack_covers_no_other_sign);
    tcase_add_test(tcase, each_stack_of_a_crowd_is_seen_whole);
    tcase_add_test(tcase, where_fleets_meet_is_marked);
    TCase *said = tcase_create("said");
    tcase_set_timeout(said, 300);
    tcase_add_loop_test(said, no_stack_covers_a_name, 0,
                        (int)(sizeof name_positions / sizeof name_positions[0]));
    tcase_add_loop_test(said, a_card_against_a_stack_says_which, 0, 2);
    tcase_add_test(said, what_a_game_begins_with_is_explained);
    tcase_add_test(said, the_price_of_a_victory_explains_itself);
    tcase_add_test(said, a_turn_is_announced_once);
    tcase_add_loop_test(said, cards_are_marked_and_discarded_together, 0, 2);
    tcase_add_test(said, a_second_click_in_a_battle_opens_nothing);
    tcase_add_test(said, a_card_that_stands_in_is_named);
    tcase_add_test(said, too_many_cards_are_counted);
    tcase_add_test(said, a_card_of_a_large_hand_can_be_read);
    tcase_add_test(said, worlds_show_what_they_yield_once_explored);
    tcase_add_test(said, units_keep_as_much_of_their_names_as_fits);
    tcase_add_loop_test(said, nothing_is_certain_while_cards_are_unseen, 0, 2);
    Suite *suite = suite_create("map of star empires");
    suite_add_tcase(suite, tcase);
    suite_add_tcase(suite, said);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
