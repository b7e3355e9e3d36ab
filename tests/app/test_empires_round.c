// SPDX-License-Identifier: MIT
// Tests what the table of Star Empires tells of a round: the story made of the history, the moments on the
// map, which hold up nobody, the list of the own fleets, which leads to each of them, the card that moves
// one, and what is left of whoever gives up.
#include "app/kit/game_card_look.h"
#include "app/kit/game_screens.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"
#include "app/kit/table.h"
#include "app/screens/result_parts.h"
#include "app/tables/star_empires/fleet_list.h"
#include "app/tables/star_empires/story_show.h"
#include "app/tables/star_empires/table.h"
#include "gfx/record.h"
#include "plain_text.h"
#include "play/course.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define FRAME_MS 20

static CardTable *table;

static void begin_in(const char *language, const char *position, const char *steps) {
    const ShotManner manner = {0};
    const Shot shot = {"round", position, steps};
    ck_assert(stage_open(1280, 720));
    ck_assert(stage_set_language(language));
    ck_assert(screen_play_unpainted(&shot, &manner));
    table = stage_app->frame->self;
}

static void begin(const char *position, const char *steps) {
    begin_in("en", position, steps);
}

static void press(SDL_Keycode key) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    loop_handle(stage_app, &event);
    ck_assert(stage_run());
}

// ---- the story

static GameLog told;
static unsigned told_number;

static void add(Seat turn, uint16_t part, Event event) {
    told.item[told.count++] =
        (GameLogItem){.event = event, .number = ++told_number, .part = part, .turn = turn, .round = 3};
}

static Event moved(Seat seat, uint8_t from, uint8_t to, int16_t units) {
    return (Event){.kind = EVENT_MOVED, .seat = seat, .row = from, .to_row = to, .amount = units};
}

static Event at(EmpiresEvent kind, Seat seat, Seat owner, uint8_t place) {
    return (Event){.kind = (uint8_t)kind, .seat = seat, .owner = owner, .row = place};
}

// Seat 0 looks on: 1 takes a system of it, 2 fails against 1, 3 explores and builds, then seat 0 again.
static void tell_round(void) {
    Event forces = at(EVENT_FORCES, 1, 0, 7), lost = at(EVENT_FORCES, 2, 1, 9);
    forces.amount = 38, forces.amount2 = 21, lost.amount = 12, lost.amount2 = 19;
    told.count = told.first = 0;
    told_number = 0;
    add(0, 1, moved(0, 1, 2, 4));
    add(1, 2, moved(1, 3, 5, 2));
    add(1, 2, moved(1, 3, 7, 6));
    add(1, 2, forces);
    add(1, 2, at(EVENT_WON, 1, 0, 7));
    add(1, 2, at(EVENT_CONTROLS, 1, 0, 7));
    add(2, 3, moved(2, 8, 9, 3));
    add(2, 3, lost);
    add(2, 3, at(EVENT_WON, 1, 2, 9));
    add(2, 3, at(EVENT_LOST, 2, SEAT_NONE, 9));
    add(3, 4, at(EVENT_EXPLORED, 3, SEAT_NONE, 11));
    add(3, 4, at(EVENT_REVENUE, 3, SEAT_NONE, 0));
    add(0, 5, moved(0, 2, 1, 4));
}

START_TEST(the_story_has_a_step_for_each_turn) {
    static EmpiresRules rules;
    RoundStory story;
    tell_round();
    empires_story_read(&told, 1, 0, &rules, &story);
    ck_assert_int_eq(story.steps, 3);
    const StoryStep *taken = &story.step[0], *failed = &story.step[1], *found = &story.step[2];
    ck_assert_int_eq(taken->seat, 1);
    ck_assert_int_eq(taken->deed.kind, DEED_TAKES);
    ck_assert(taken->deed.place == 7 && taken->deed.other == 0);
    ck_assert(taken->deed.number == 38 && taken->deed.more == 21);
    ck_assert_int_eq(taken->arrows, 2);
    ck_assert(taken->arrow[0].to == 7 && taken->arrow[0].units == 6); // what mattered comes first
    ck_assert(taken->changes == 1 && taken->change[0].had == 0 && taken->change[0].has == 1);
    ck_assert_int_eq(failed->deed.kind, DEED_FAILS);
    ck_assert_int_eq(failed->deed.lost, 1);
    ck_assert_int_eq(failed->changes, 0);
    ck_assert_int_eq(found->deed.kind, DEED_EXPLORES);
    ck_assert_float_le(story.ms, STORY_MS);
    for (int i = 0; i < story.steps; i++) {
        ck_assert_float_ge(story.step[i].ms, STORY_STEP_MS);
        ck_assert_int_eq(empires_story_step(&story, story.step[i].at + 1), i);
    }
}
END_TEST

START_TEST(long_rounds_take_no_longer) {
    static EmpiresRules rules;
    RoundStory story;
    told.count = told.first = 0;
    told_number = 0;
    for (uint16_t part = 1; part < 30; part++)
        for (int line = 0; line < 20; line++)
            add((Seat)(1 + part % 5), part, moved(1, 3, 5, 2));
    empires_story_read(&told, 0, 0, &rules, &story);
    ck_assert_int_eq(story.steps, STORY_STEPS);
    ck_assert_float_le(story.ms, STORY_MS + 0.5F);
    for (int i = 0; i < story.steps; i++) {
        ck_assert_int_le(story.step[i].arrows, STORY_ARROWS);
        ck_assert_float_ge(story.step[i].ms, STORY_STEP_MS - 0.5F);
    }
    empires_story_read(&told, told_number, 0, &rules, &story);
    ck_assert_int_eq(story.steps, 0);
}
END_TEST

// Told without movement it stays until something is done, and the systems show who has them.
START_TEST(reduced_it_stays) {
    begin("empires_two.json", "reduced against at_once start run take click:button:end_moves run press:E "
                              "ms:800 press:E run ms:5000");
    ck_assert(table->hurry.shown > 0 && table->hurry.by_game);
    for (int place = 0; place < own(table)->layout.map.count; place++)
        ck_assert_float_ge(own(table)->motion.sweep[place], 1);
    ck_assert_ptr_null(hits_find(&stage_app->hits, "place:h0"));
    press(SDLK_SPACE);
    ck_assert_uint_eq(table->hurry.shown, 0);
    ck_assert_ptr_nonnull(hits_find(&stage_app->hits, "place:h0"));
    stage_close();
}
END_TEST

// ---- moments

static const Moment *moment_now(void) {
    for (int i = 0; i < MOMENTS_MOST; i++)
        if (own(table)->motion.moment[i].from > 0)
            return &own(table)->motion.moment[i];
    return NULL;
}

START_TEST(what_is_built_has_its_moment) {
    begin("empires_moments.json", "against start run take click:buy:9 ms:300");
    const Moment *moment = moment_now();
    ck_assert_ptr_nonnull(moment);
    ck_assert_int_eq(moment->kind, MOMENT_COLONY);
    ck_assert_float_le(moment->ms, 1200);
    ck_assert_float_ge(moment->ms, 500);
    for (int ms = 0; ms < 2000; ms += FRAME_MS)
        stage_wait(FRAME_MS);
    ck_assert_ptr_null(moment_now());
    stage_close();
}
END_TEST

static const char *moment_said;
static bool moment_seen;

static void see_moment(void *context, const GfxDrawnText *text) {
    (void)context;
    const GfxRect box = text->box;
    char said[80];
    plain_text(said, sizeof said, text->text);
    moment_seen |= strcmp(said, moment_said) == 0 && box.x >= 0 && box.x + box.w <= 1280 && box.y >= 0 &&
                   box.y + box.h <= 720;
}

// Each event that players should not miss, and what is written of it at its place.
static const struct {
    Event event;
    MomentKind kind;
    const char *said;
} moments[] = {
    {{.kind = EVENT_CONTROLS, .row = 2, .seat = 1, .owner = 0}, MOMENT_CONQUEST, "Conquered"},
    {{.kind = EVENT_CONTROLS, .row = 2, .seat = 1, .owner = SEAT_NONE}, MOMENT_SETTLED, "Taken over"},
    {{.kind = EVENT_JOINED, .row = 2, .seat = 1}, MOMENT_JOINED, "Joins"},
    {{.kind = EVENT_REVOLT, .row = 2, .seat = 1}, MOMENT_REVOLT, "Revolt"},
    {{.kind = EVENT_BUILT_MARK, .row = 2, .seat = 1, .to_row = MARK_COLONY}, MOMENT_COLONY, "Colony"},
    {{.kind = EVENT_BUILT_MARK, .row = 2, .seat = 1, .to_row = MARK_SHIPYARD}, MOMENT_SHIPYARD, "Shipyard"},
    {{.kind = EVENT_BUILT_MARK, .row = 2, .seat = 1, .to_row = MARK_TERRAFORM},
     MOMENT_TERRAFORM,
     "Terraforming"},
    {{.kind = EVENT_BUILT, .row = 4, .seat = 1, .at = 7}, MOMENT_STARBASE, "Starbase"},
    {{.kind = EVENT_SOLVED, .row = 2, .seat = 1}, MOMENT_ENIGMA, "Enigma solved"},
    {{.kind = EVENT_DESTROYED, .row = 2, .seat = 1}, MOMENT_LOST, "Stack lost"},
    {{.kind = EVENT_MISSION, .row = 2, .seat = 1, .owner = 0}, MOMENT_TREATY, "Peace"},
    {{.kind = EVENT_PEACE, .row = 2, .seat = 1, .owner = 0}, MOMENT_TREATY, "Peace"},
    {{.kind = EVENT_TRUCE, .seat = 0, .amount = 3}, MOMENT_TRUCE, "Truce to round 3"},
    {{.kind = EVENT_TRUCE, .seat = 0, .amount = 0}, MOMENT_WAR, "The truce is over"},
};
#define EVENTS_WITH_MOMENT ((int)(sizeof moments / sizeof moments[0]))

START_TEST(each_event_has_its_moment) {
    static const GfxRecorder recorder = {.dry = true, .text = see_moment};
    const int event = _i / 2;
    begin("empires_moments.json", _i % 2 == 0 ? "start run take" : "reduced start run take");
    moment_said = moments[event].said;
    empires_moment_begin(stage_app, table, &moments[event].event);
    ck_assert_msg(moment_now() != NULL && moment_now()->kind == moments[event].kind, "%s", moment_said);
    for (int ms = 0; ms < 500; ms += FRAME_MS)
        stage_wait(FRAME_MS);
    moment_seen = false;
    gfx_record(stage_app->gfx, &recorder);
    gfx_damage_all(stage_app->gfx);
    stage_step();
    ck_assert_msg(moment_seen, "%s is not said", moment_said);
    gfx_record(stage_app->gfx, NULL);
    for (int ms = 0; ms < 2000; ms += FRAME_MS)
        stage_wait(FRAME_MS);
    ck_assert_msg(moment_now() == NULL, "%s does not end", moment_said);
    stage_close();
}
END_TEST

// Whoever goes on at once is not held up, and another click ends what is shown.
START_TEST(nobody_waits_for_a_moment) {
    begin("empires_moments.json", "against start run take click:buy:9 ms:700");
    ck_assert_ptr_nonnull(moment_now());
    ck_assert(!table->showing);
    ck_assert(empires_decides(stage_app, table));
    stage_close();
    begin("empires_moments.json", "against start run take click:buy:9 ms:60");
    ck_assert_ptr_nonnull(moment_now());
    stage_mouse(SDL_MOUSEBUTTONDOWN, 5, 5, SDL_BUTTON_LEFT);
    stage_mouse(SDL_MOUSEBUTTONUP, 5, 5, SDL_BUTTON_LEFT);
    stage_wait(FRAME_MS);
    ck_assert_ptr_null(moment_now());
    stage_close();
}
END_TEST

START_TEST(without_animation_there_are_none) {
    begin("empires_moments.json", "quick against start run take click:buy:9 ms:20");
    ck_assert_ptr_null(moment_now());
    stage_close();
}
END_TEST

// ---- the list of fleets

static const Hit *row_of(int row) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "option:%d", row);
    return hits_find(&stage_app->hits, id);
}

START_TEST(every_fleet_is_listed_once) {
    begin("empires_six.json", "start run take");
    press(SDLK_v);
    ck_assert(empires_lists_fleets(table));
    const EmpiresBoard *s = &seen(table)->table;
    int own_stacks = 0, idle = 0;
    for (int i = 0; i < s->stack_count; i++)
        own_stacks += s->stack[i].seat == table->front;
    ck_assert_int_eq(own(table)->entries, own_stacks);
    for (int i = 0; i < own(table)->entries; i++) {
        const SideEntry *entry = &own(table)->entry[i];
        ck_assert_int_eq(entry->kind, ENTRY_FLEET);
        ck_assert(i == 0 || !entry->on || own(table)->entry[i - 1].on); // idle ones first
        idle += entry->on;
        for (int k = 0; k < i; k++)
            ck_assert_int_ne(own(table)->entry[k].function, entry->function);
    }
    ck_assert(idle > 0 && idle < own_stacks); // a base stays
    press(SDLK_ESCAPE);
    ck_assert(!empires_lists_fleets(table));
    stage_close();
}
END_TEST

// As near to the middle of the map on screen as its edges allow: it can't be moved nearer.
static bool is_in_the_middle(uint8_t place) {
    const MapView *map = &own(table)->layout.map;
    MapLook look = own(table)->look;
    look.x += map->area.x + map->area.w / 2 - map->cell[place].x;
    look.y += map->area.y + map->area.h / 2 - map->cell[place].y;
    empires_map_keep(&look, map->area);
    return fabsf(look.x - own(table)->look.x) < 1 && fabsf(look.y - own(table)->look.y) < 1;
}

// As far as the map goes.
static void look_away_from(uint8_t place) {
    const MapView *map = &own(table)->layout.map;
    const bool left = map->cell[place].x < map->area.x + map->area.w / 2,
               high = map->cell[place].y < map->area.y + map->area.h / 2;
    own(table)->look.x += left ? -9999 : 9999;
    own(table)->look.y += high ? -9999 : 9999;
    empires_map_keep(&own(table)->look, map->area);
    empires_lay(stage_app, table);
}

// By key and by mouse: the stack there has the focus, and the map shows it, however near that is and wherever
// it was looked at.
START_TEST(a_row_leads_to_its_fleet) {
    begin("empires_six.json", "start run take press:= press:= press:= run");
    for (int mouse = 0; mouse < 2; mouse++) {
        if (mouse == 0) {
            press(SDLK_v);
            press(SDLK_DOWN);
        } else {
            const Hit *button = hits_find(&stage_app->hits, "button:fleets");
            ck_assert_ptr_nonnull(button);
            ck_assert(stage_point("button:fleets"));
            stage_mouse(SDL_MOUSEBUTTONDOWN, button->rect.x + 4, button->rect.y + 4, SDL_BUTTON_LEFT);
            stage_mouse(SDL_MOUSEBUTTONUP, button->rect.x + 4, button->rect.y + 4, SDL_BUTTON_LEFT);
            ck_assert(stage_run());
        }
        ck_assert(empires_lists_fleets(table));
        const uint8_t place = own(table)->entry[1].function;
        look_away_from(place);
        ck_assert(!is_in_the_middle(place));
        const GfxRect row = row_of(2)->rect;
        if (mouse == 0) {
            press(SDLK_RETURN);
        } else {
            stage_mouse(SDL_MOUSEBUTTONDOWN, row.x + 9, row.y + 9, SDL_BUTTON_LEFT);
            stage_mouse(SDL_MOUSEBUTTONUP, row.x + 9, row.y + 9, SDL_BUTTON_LEFT);
            ck_assert(stage_run());
        }
        const Hit *hit = hits_find(&stage_app->hits, stage_app->input.focus);
        ck_assert_ptr_nonnull(hit);
        ck_assert_msg(hit->tag.kind == TAG_STACK, "%s has the focus (%d)", hit->id, mouse);
        ck_assert(hit->tag.kind == TAG_STACK && hit->tag.a == place && hit->tag.seat == table->front);
        const GfxRect reach = hit_reach(hit);
        ck_assert(reach.w > 0 && reach.h > 0);
        ck_assert(is_in_the_middle(place));
        ck_assert(gfx_contains(own(table)->layout.map.area, own(table)->layout.map.cell[place].x,
                               own(table)->layout.map.cell[place].y));
        ck_assert(!empires_lists_fleets(table));
    }
    stage_close();
}
END_TEST

// Whoever has moved is not idle any more.
START_TEST(what_has_moved_is_not_idle) {
    begin("empires_two.json", "start run take click:stack:sa0:federation run click:place:sb0 run");
    uint8_t places[SIDE_ENTRIES];
    const int count = empires_fleet_places(stage_app, table, places);
    int moved_here = 0;
    for (int i = 0; i < count; i++)
        moved_here += empires_fleet_state(stage_app, table, places[i]) == FLEET_MOVED;
    ck_assert_int_eq(moved_here, 1);
    stage_close();
}
END_TEST

static char card_words[80];
static int times_written;

static void take_text(void *context, const GfxDrawnText *text) {
    char plain[200];
    (void)context;
    plain_text(plain, sizeof plain, text->text);
    times_written += !text->cut && strcmp(plain, card_words) == 0;
}

// How often "Plays CARD" stands there.
static int count_card_words(uint8_t card) {
    static const GfxRecorder recorder = {.dry = true, .text = take_text}, unpainted = {.dry = true};
    char text[80];
    app_fill(stage_app, text, sizeof text, "empires.waits.plays",
             STR("card", empires_card_name(table->looks, card)));
    plain_text(card_words, sizeof card_words, text);
    times_written = 0;
    gfx_record(stage_app->gfx, &recorder);
    gfx_damage_all(stage_app->gfx);
    ck_assert(stage_run());
    gfx_record(stage_app->gfx, &unpainted);
    return times_written;
}

static const char *const languages[] = {"en", "de"};

// The first group of a fleet plays a card, and the table says so before; the others go without one.
START_TEST(a_move_says_which_card_it_plays) {
    begin_in(languages[_i], "empires_fleet.json",
             "start run take click:stack:h0:federation run hover:place:sb0 run");
    const uint8_t card = empires_group_card(stage_app, table);
    ck_assert_uint_lt(card, empires_rules(stage_app)->card_count);
    ck_assert_str_eq(empires_rules(stage_app)->card[card].id, "warp_fleet");
    ck_assert_uint_eq(empires_group_command(stage_app, table, own(table)->pointed).card, card);
    ck_assert_int_eq(count_card_words(card), 1);
    ck_assert(stage_click("place:sb0", SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert_int_eq(seen(table)->asks, ASK_FLEET);
    ck_assert(stage_click("stack:sa0:federation", SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert(stage_point("place:sa1"));
    ck_assert_int_eq(own(table)->choice.pick, PICK_GROUP);
    ck_assert_uint_eq(empires_group_command(stage_app, table, own(table)->pointed).card, NONE);
    ck_assert_int_eq(count_card_words(card), 0);
    stage_close();
}
END_TEST

// Hand cards from left to right until one that moves fleets is selected.
static bool select_mover(void) {
    char id[HIT_ID_MAX];
    for (int number = 1; number <= 5; number++) {
        snprintf(id, sizeof id, "hand:%d", number);
        const Hit *hit = hits_find(&stage_app->hits, id);
        if (hit != NULL && strcmp(empires_rules(stage_app)->card[hit->card].id, "warp") == 0)
            return stage_click(id, SDL_BUTTON_LEFT) && stage_run();
    }
    return false;
}

// The fleets that it can move are lit, and the click that takes one up keeps the card.
START_TEST(a_card_that_moves_lights_whom_it_moves) {
    static const char *const fleets[] = {"place:h0", "stack:sa0:federation"};
    begin("empires_two.json", "start run take");
    ck_assert(select_mover());
    ck_assert_int_eq(own(table)->choice.pick, PICK_CARD);
    const uint8_t card = own(table)->choice.function;
    const uint64_t lit = empires_places_lit(stage_app, table);
    int count = 0;
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++) {
        const bool mine = stack_of(&seen(table)->table, place, table->front) != NULL;
        ck_assert_int_eq(has_place(lit, place), mine);
        count += mine;
    }
    ck_assert_int_eq(count, 2);
    ck_assert(stage_click(fleets[_i], SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert_int_eq(own(table)->choice.pick, PICK_GROUP);
    ck_assert_uint_eq(empires_group_command(stage_app, table, 0).card, card);
    stage_close();
}
END_TEST

// The map of a turn is that of its end: what comes later is not there yet. The last one is today's.
START_TEST(a_turn_is_told_on_its_own_map) {
    begin("empires_six.json",
          "names:Ann,Benedikt,Chidi,D\xC3\xB6rte,Emre,Fee reduced against at_once start run take "
          "click:button:end_moves run press:E ms:800 press:E run click:button:none_all run "
          "click:button:mission run");
    const RoundStory *story = &own(table)->story.story;
    int later = 0;
    ck_assert_int_gt(story->steps, 2);
    const EmpiresView today = *seen(table);
    for (int step = 0; step < story->steps; step++) {
        char id[32];
        snprintf(id, sizeof id, "story:%d", step + 1);
        ck_assert(stage_click(id, SDL_BUTTON_LEFT));
        ck_assert(stage_run());
        for (int at = step + 1; at < story->steps; at++)
            for (int i = 0; i < story->step[at].changes; i++) {
                const StoryChange *change = &story->step[at].change[i];
                ck_assert_int_eq(owner_of(&seen(table)->table, change->place), change->had);
                later++;
            }
        ck_assert_int_eq(seen(table)->asks, today.asks); // what is asked is today's
    }
    ck_assert_int_gt(later, 0);
    press(SDLK_SPACE);
    ck_assert(memcmp(seen(table), &today, sizeof today) == 0);
    stage_close();
}
END_TEST

static void see_story(void) {
    begin("empires_six.json", "names:Ann,Benedikt,Chidi,D\xC3\xB6rte,Emre,Fee against at_once start run take "
                              "click:button:end_moves run press:E ms:800 press:E run click:button:none_all "
                              "run click:button:mission ms:40");
    for (int i = 0; i < 200 && !summary_is_told(table); i++)
        stage_wait(20);
    ck_assert(summary_is_told(table));
}

static bool stays(int ms) {
    for (int passed = 0; passed < ms; passed += 20)
        stage_wait(20);
    return summary_is_told(table);
}

// It goes after three seconds, however short it is; but what tells of a loss stays to be read.
START_TEST(a_loss_stays_to_be_read) {
    see_story();
    StoryShow *show = &own(table)->story;
    for (int i = 0; i < show->facts; i++)
        ck_assert(!show->fact[i].loss);
    ck_assert(stays(2500));
    ck_assert(!stays(2000));
    stage_close();
    see_story();
    show = &own(table)->story;
    StoryChange *change = NULL; // of a system that others have now
    for (int i = 0; i < show->story.steps && change == NULL; i++)
        if (show->story.step[i].changes > 0)
            change = &show->story.step[i].change[0];
    ck_assert_ptr_nonnull(change);
    change->had = table->front;
    show->facts = empires_story_facts(stage_app, table, show->fact);
    ck_assert(show->fact[0].loss);
    ck_assert(stage_click("button:summary_again", SDL_BUTTON_LEFT));
    ck_assert(stays(6000));
    stage_close();
}
END_TEST

// Whoever is out has no turn to come.
START_TEST(who_is_out_hurries_to_the_result) {
    begin("empires_two.json", "against start run take");
    ck_assert(!hurry_to_result(stage_app, table));
    ((EmpiresView *)(void *)table->view.bytes)->table.seat[table->front].alive = 0;
    ck_assert(hurry_to_result(stage_app, table));
    stage_close();
}
END_TEST

static int count_lines(EmpiresEvent kind, int amount) {
    const GameLog *log = session_log(stage_app->session);
    int count = 0;
    for (int i = 0; i < log->count; i++) {
        const Event *event = &game_log_item(log, i)->event;
        count += event->kind == kind && (event->amount == 0) == (amount == 0);
    }
    return count;
}

// A truce is told with its rounds, and its end once; and what decided the game has pictures and reasons.
START_TEST(a_game_tells_its_truce_and_what_decided_it) {
    begin("empires_dawn.json", "quick start run take played run");
    const GameScreens *game_adds = game_screens(stage_app);
    const GameTable *game = game_table_of(stage_app->catalog->game);
    void *looks = game->look->open(stage_app);
    Course course;
    char file[128];
    ck_assert_int_gt(count_lines(EVENT_TRUCE, 3), 0);
    ck_assert_int_eq(count_lines(EVENT_TRUCE, 0), 1);
    ck_assert(course_find(stage_app->session, &course));
    ck_assert_int_gt(course.moments, 0);
    for (int i = 0; i < course.moments; i++) {
        const GameLogItem *item = game_log_item(session_log(stage_app->session), course.moment[i].item);
        MomentWords words = {.title = ""};
        ck_assert(game_adds->moment_painting(stage_app, looks, item, file, sizeof file));
        ck_assert(game_adds->moment_words(stage_app, looks, &course, i, &words));
        ck_assert_msg(strstr(words.text, "empires.") == NULL && words.title[0] != 0, "%s", words.text);
    }
    game->look->close(looks);
    stage_close();
}
END_TEST

// Giving up clears the map of whoever does; the result is told as it stood before, and by whom.
START_TEST(giving_up_takes_nothing_back) {
    begin("empires_two.json", "quick start run take click:button:end_moves run take do:concede run");
    ck_assert_ptr_eq(stage_app->frame->screen, &result_screen);
    const ResultScreen *screen = stage_app->frame->self;
    const Course *course = &screen->course;
    ck_assert(screen->resigned);
    ck_assert_int_eq(course->moments, 0);
    ck_assert_int_ge(course->count, 2);
    for (int i = 0; i < screen->count; i++) {
        const ResultLine *line = &screen->line[i];
        int parts = 0;
        for (int part = 0; part < line->parts; part++)
            parts += line->part[part].points;
        ck_assert_int_eq(line->total, 2);
        ck_assert_int_eq(parts, 2);
        ck_assert_int_eq(course->number[course->count - 1][line->seat[0]], 2);
        ck_assert_int_eq(line->wins, line->seat[0] == 1);
    }
    stage_close();
}
END_TEST

int test_empires_round(void) {
    TCase *tcase = tcase_create("round");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, the_story_has_a_step_for_each_turn);
    tcase_add_test(tcase, a_loss_stays_to_be_read);
    tcase_add_test(tcase, long_rounds_take_no_longer);
    tcase_add_test(tcase, reduced_it_stays);
    tcase_add_test(tcase, what_is_built_has_its_moment);
    tcase_add_loop_test(tcase, each_event_has_its_moment, 0, 2 * EVENTS_WITH_MOMENT);
    tcase_add_test(tcase, nobody_waits_for_a_moment);
    tcase_add_test(tcase, without_animation_there_are_none);
    tcase_add_test(tcase, every_fleet_is_listed_once);
    tcase_add_test(tcase, a_row_leads_to_its_fleet);
    tcase_add_test(tcase, what_has_moved_is_not_idle);
    tcase_add_loop_test(tcase, a_move_says_which_card_it_plays, 0, 2);
    tcase_add_loop_test(tcase, a_card_that_moves_lights_whom_it_moves, 0, 2);
    tcase_add_test(tcase, a_turn_is_told_on_its_own_map);
    tcase_add_test(tcase, who_is_out_hurries_to_the_result);
    tcase_add_test(tcase, giving_up_takes_nothing_back);
    tcase_add_test(tcase, a_game_tells_its_truce_and_what_decided_it);
    Suite *suite = suite_create("a round of star empires");
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
