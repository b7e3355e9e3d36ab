// SPDX-License-Identifier: MIT
// Plays a few turns of each game and hears what they are about: each event that has a sound of its own is
// heard, what is counted climbs, and what a sound goes with is seen at the same time.
#include "app/kit/event_look.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/table.h"
#include "games/star_empires/rules.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <string.h>

#define HEARD_MAX 400
#define LOSS 7 // of `cases`: a shot takes three of the hull
#define SEATS "names:Ann,Benedikt,Chidi,Dörte "

static struct {
    SoundKind kind;
    int step;
    bool lit; // a light was on the table
} heard[HEARD_MAX];
static int count;

static bool any_light(void) {
    if (stage_app->frame->screen == NULL || strcmp(stage_app->frame->screen->name, "table") != 0)
        return false;
    const CardTable *table = stage_app->frame->self;
    for (int i = 0; i < FLARES_MAX; i++)
        if (table->scene.flares.item[i].used)
            return true;
    return false;
}

static void note_sound(void *self, SoundKind kind, int step, int volume) {
    (void)self, (void)volume;
    ck_assert_int_lt(count, HEARD_MAX);
    heard[count].kind = kind;
    heard[count].step = step;
    heard[count++].lit = any_light();
}

static void no_music(void *self, MusicPiece piece, int volume) {
    (void)self, (void)piece, (void)volume;
}

static void nothing(void *self) {
    (void)self;
}

static int heard_of(SoundKind kind) {
    int times = 0;
    for (int i = 0; i < count; i++)
        times += heard[i].kind == kind;
    return times;
}

static int lit_frames;

static bool note_light(void *context, const char *name) {
    (void)context, (void)name;
    lit_frames += any_light();
    return true;
}

static void play(const char *position, const char *steps) {
    static const SoundOutput recorder = {
        .play = note_sound, .music = no_music, .stop = nothing, .close = nothing};
    const Shot shot = {"heard", position, steps};
    const ShotManner manner = {.picture = note_light}; // of films
    ck_assert(stage_open(1280, 720));
    count = lit_frames = 0;
    sound_open(&stage_app->sound, &recorder);
    ck_assert(screen_play(&shot, &manner));
    ck_assert(stage_run());
}

// ---- each is heard

static const struct {
    const char *position, *steps;
    SoundKind kind;
    bool lit; // with a light of the table's
} cases[] = {
    {"fire.json", SEATS "start run take play:galaxy:1 run", SOUND_MINES, true},
    {"fire.json", SEATS "start run take play:galaxy:2 run", SOUND_SUPERNOVA,
     false}, // its light begins with it
    {"shielded.json", SEATS "start run take play:boarding_party:3 run", SOUND_BLOCKADE, true},
    {"bombardment.json", SEATS "start run take play:phaser:2 run", SOUND_BOMBARD, true},
    {"tie.json", SEATS "start run take play:infantry:4 run", SOUND_TIE, false}, // drawn on the stage
    {"scoring.json", SEATS "start run take play:infantry:4 run", SOUND_REVEAL, false},
    {"duel.json", SEATS "start run take click:hand:2 run click:row:2 run press:z run", SOUND_UNDO, false},
    {"strike_fire.json",
     SEATS "start run take do:attack,card=pulse_cannon,to=2 run take do:defend,card=none run", SOUND_LOW_HULL,
     true},
    {"strike_fire.json",
     SEATS "start run take do:attack,card=pulse_cannon,to=2 run take do:defend,card=return_fire run "
           "do:counter,card=missile_salvo run",
     SOUND_COUNTER, false}, // its beam begins with it
    {"strike_meltdown.json", SEATS "start run take do:end_turn run", SOUND_MELTDOWN, false},
    {"strike_meltdown.json", SEATS "start run take do:end_turn run", SOUND_ROUND, false},
    {"building_mission.json", SEATS "start run take do:complete run", SOUND_MISSION, false},
    {"empires_beaten.json", SEATS "against start run take do:attack run do:commit run", SOUND_LOW_HULL,
     false}, // one's own defeat
    {"empires_battle.json",
     SEATS "start run take do:attack run take click:hand:1 run click:button:ready run take click:hand:7 run "
           "click:button:ready run",
     SOUND_COUNTERED, false},
};

START_TEST(each_has_its_sound) {
    play(cases[_i].position, cases[_i].steps);
    bool lit = false;
    for (int i = 0; i < count; i++)
        lit |= heard[i].kind == cases[_i].kind && heard[i].lit;
    ck_assert_msg(heard_of(cases[_i].kind) > 0, "%s is not heard", sound_file(cases[_i].kind));
    ck_assert_msg(lit || !cases[_i].lit, "%s is heard in the dark", sound_file(cases[_i].kind));
    stage_close();
}
END_TEST

// Point by point, each a semitone above the one before.
START_TEST(what_is_lost_is_counted_upward) {
    play("strike_fire.json", cases[LOSS].steps);
    int highest = 0;
    for (int i = 0; i < count; i++) {
        if (heard[i].kind != SOUND_COUNT)
            continue;
        ck_assert(heard[i].step == 0 || heard[i].step == highest + 1);
        highest = heard[i].step;
    }
    ck_assert_int_eq(highest, 2); // three of the hull
    stage_close();
}
END_TEST

// A shot is heard after its charge.
START_TEST(a_charge_comes_before_its_shot) {
    play("strike_fire.json", cases[LOSS].steps);
    int charged = 0;
    for (int i = 0; i < count; i++) {
        charged += heard[i].kind == SOUND_POWER_UP;
        ck_assert(heard[i].kind != SOUND_LASER || charged == 1);
    }
    ck_assert_int_eq(heard_of(SOUND_LASER), 1);
    stage_close();
}
END_TEST

static SoundKind added_sound(Event event) {
    const CardTable *table = stage_app->frame->self;
    EventSounds sounds = {.count = 0};
    table->game->show->add_sounds(stage_app, table, &event, table->view.bytes, &sounds);
    ck_assert_int_eq(sounds.count, 1);
    return sounds.kind[0];
}

static SoundKind sound_of_control(Seat owner) {
    return added_sound((Event){.kind = EVENT_CONTROLS, .seat = 0, .owner = owner});
}

static SoundKind usual_sound(Event event) {
    const CardTable *table = stage_app->frame->self;
    return event_look(table->game, &event)->cue;
}

// A system that was another's is conquered, one that was nobody's settled.
START_TEST(a_conquest_sounds_like_one) {
    play("empires_battle.json", SEATS "start run take");
    ck_assert_int_eq(sound_of_control(1), SOUND_CONQUEST);
    ck_assert_int_eq(sound_of_control(SEAT_NONE), SOUND_CONQUER);
    stage_close();
}
END_TEST

START_TEST(peace_sounds_like_a_treaty) {
    play("empires_battle.json", SEATS "start run take");
    ck_assert_int_eq(usual_sound((Event){.kind = EVENT_PEACE}), SOUND_TREATY);
    ck_assert_int_eq(usual_sound((Event){.kind = EVENT_JOINED}), SOUND_TREATY);
    ck_assert_int_eq(added_sound((Event){.kind = EVENT_TRUCE, .amount = 1}), SOUND_TREATY);
    ck_assert_int_eq(added_sound((Event){.kind = EVENT_TRUCE}), SOUND_ALARM);
    stage_close();
}
END_TEST

// A card by which there is no battle comes before all that fire.
START_TEST(nobody_fires_where_one_side_leaves) {
    play("empires_battle.json", SEATS
         "start run take do:attack run take click:hand:1 run click:hand:2 run click:button:ready run take "
         "click:hand:7 run click:button:ready film:60:50");
    ck_assert_int_eq(heard_of(SOUND_LASER), 0);
    ck_assert_msg(lit_frames == 0, "lights are seen in %d frames", lit_frames);
    stage_close();
}
END_TEST

int test_events_heard(void) {
    Suite *suite = suite_create("events heard");
    TCase *tcase = tcase_create("events heard");
    tcase_set_timeout(tcase, 300);
    tcase_add_loop_test(tcase, each_has_its_sound, 0, (int)(sizeof cases / sizeof cases[0]));
    tcase_add_test(tcase, what_is_lost_is_counted_upward);
    tcase_add_test(tcase, a_charge_comes_before_its_shot);
    tcase_add_test(tcase, a_conquest_sounds_like_one);
    tcase_add_test(tcase, nobody_fires_where_one_side_leaves);
    tcase_add_test(tcase, peace_sounds_like_a_treaty);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
