// SPDX-License-Identifier: MIT
// Observes how turns begin, in every game: computers pause before they act, a banner announces the player's
// turn without covering anything needed, and what is new is highlighted until it has been looked at.
#include "observer.h"

#include "app/stage/ui_words.h"
#include "core/rng.h"
#include "engine/game_facts.h"
#include "engine/story.h"

#include <stdlib.h>
#include <string.h>

static Rng rng;

static Session *session(void) {
    return evening_app->session;
}

static void begin(void) {
    evening_open(1280, 720);
    rng_seed(&rng, 5);
}

static void start(unsigned persons) {
    evening_start(0, 3, persons);
    evening_skip_opening(&rng);
}

// People alone. Whoever begins is asked behind a curtain, unless it has just been at the table; then another
// deal is taken.
static void start_behind_the_curtain(void) {
    uint64_t seed = 3;
    do {
        evening_start(0, seed++, 0xFF);
        evening_skip_opening(&rng);
        evening_run();
    } while (session_stage(session()) != SESSION_CURTAIN);
}

static bool decides(void) {
    return evening_table() != NULL && !evening_table()->showing &&
           session_stage(session()) == SESSION_DECIDING && session_viewer(session()) != SEAT_NONE &&
           table_question(evening_table()).asked == ASKED_TURN;
}

static bool banner_is_there(void) {
    return evening_table() != NULL && evening_table()->banner.from != 0;
}

// On until the banner is there or nothing moves any more.
static bool step_to_banner(void) {
    for (int steps = 0; steps < 400; steps++) {
        const bool moves = evening_step(40);
        if (banner_is_there())
            return true;
        if (!moves)
            return false;
    }
    return false;
}

static bool said;

static void note_text(void *context, const GfxDrawnText *text) {
    said |= strcmp(text->text, context) == 0;
}

static bool is_drawn(const char *text) {
    const GfxRecorder recorder = {.dry = true, .context = (void *)text, .text = note_text};
    said = false;
    evening_record(&recorder);
    return said;
}

static void press(const char *key) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = SDL_GetKeyFromName(key);
    loop_handle(evening_app, &event);
}

START_TEST(a_turn_is_announced_once_and_in_nobodys_way) {
    start_behind_the_curtain();
    session_take_seat(session());
    ck_assert(step_to_banner());
    evening_step(300);
    ck_assert(is_drawn(seat_name(evening_app, session_viewer(session()))));
    ck_assert(decides());
    const int before = match_log_count(session_match(session()));
    evening_act(&rng); // whatever is done while it is there is done
    ck_assert_int_eq(match_log_count(session_match(session())), before + 1);
    evening_run();
    ck_assert(!banner_is_there());
}
END_TEST

START_TEST(a_key_ends_the_banner) {
    start_behind_the_curtain();
    session_take_seat(session());
    ck_assert(step_to_banner());
    press("Left Shift");
    press("Tab");
    ck_assert(!banner_is_there());
    for (int i = 0; i < 20; i++) {
        evening_step(100);
        ck_assert(!banner_is_there()); // and it does not come again
    }
    ck_assert(session_hide(session())); // nor behind the curtain
    evening_run();
    session_take_seat(session());
    ck_assert(!step_to_banner());
}
END_TEST

START_TEST(without_animation_there_is_no_banner_and_no_beat) {
    evening_app->settings.animation_speed = 0;
    start(0x01);
    for (int turn = 0; turn < 12 && evening_app->session != NULL; turn++) {
        ck_assert(!step_to_banner());
        ck_assert(evening_table() == NULL || evening_table()->beat_of == SEAT_NONE);
        if (!evening_act(&rng))
            break;
    }
}
END_TEST

// Plays until what a computer does in its own turn begins to be shown; how many ms until its first event was.
static int ms_to_first_event(bool skip) {
    for (int tries = 0; tries < 60; tries++) {
        evening_act(&rng);
        for (int steps = 0; steps < 3000; steps++) {
            const bool moves = evening_step(20);
            CardTable *table = evening_table();
            if (table == NULL)
                break;
            const Seat seat = session_shown_seat(session());
            if (table->showing && table->next_event == 0 && seat != SEAT_NONE &&
                !session_is_person(session(), seat) &&
                game_story(table->view.game)->turn(table->view.bytes) == seat) {
                int ms = 0;
                if (skip)
                    press("Space");
                for (; table->next_event == 0 && ms < 5000; ms += 20)
                    evening_step(20);
                return ms;
            }
            if (!moves)
                break;
        }
    }
    return -1;
}

static const int beats[] = {0, 600, 1500};

START_TEST(computers_think_as_long_as_is_set) {
    evening_app->settings.computer_beat = beats[_i];
    evening_app->settings.others_speed = 1;
    start(0x01);
    evening_run();
    const int ms = ms_to_first_event(false);
    if (beats[_i] == 0) {
        ck_assert_int_lt(ms, 300); // no frame before the first event may have been seen at all: -1
        return;
    }
    ck_assert_int_ge(ms, beats[_i] - 60);
    ck_assert_int_le(ms, beats[_i] + 300);
    ck_assert_int_le(ms_to_first_event(true), 100);
}
END_TEST

// ---- how long others take

static bool is_anything_told(const CardTable *table) {
    for (int i = 0; i < session_event_count(session()); i++) {
        const Event event = session_event(session(), i);
        if (game_story(table->view.game)->tells(&event))
            return true;
    }
    return false;
}

static bool is_a_computers(const CardTable *table) {
    const Seat seat = session_shown_seat(session());
    return table->showing && !table->recap && seat != SEAT_NONE && !session_is_person(session(), seat);
}

// What computers took for their commands, and how often one has thought as long as is set.
typedef struct Others {
    int ms, thought, thoughts, again;
    Seat turn;
} Others;

// A frame of 20 ms has gone by.
static void watch_others(Others *others) {
    CardTable *table = evening_table();
    if (table == NULL || table->view.game == NULL)
        return;
    const Seat turn = game_story(table->view.game)->turn(table->view.bytes);
    if (turn != others->turn) {
        others->turn = turn;
        others->again = 0;
    }
    others->ms += is_a_computers(table) ? 20 : 0;
    if (is_a_computers(table) && table->next_event == 0 && table->beat_of != SEAT_NONE) {
        ck_assert_msg(is_anything_told(table), "a thought about nothing that is told");
        others->thought += 20;
        return;
    }
    if (others->thought >= 500) {
        others->thoughts++;
        ck_assert_msg(others->again++ == 0, "a second long thought in one turn");
    }
    others->thought = 0;
}

static void play_with_others(float speed, Others *others) {
    *others = (Others){.turn = SEAT_NONE};
    rng_seed(&rng, 5);
    evening_app->settings.computer_beat = 600;
    evening_app->settings.others_speed = speed;
    start(0x01);
    for (int act = 0; act < 25 && session_stage(session()) != SESSION_OVER; act++) {
        for (int steps = 0; evening_step(20) && steps < 6000; steps++)
            watch_others(others);
        evening_act(&rng);
    }
}

START_TEST(a_computer_thinks_once_a_turn) {
    Others others;
    play_with_others(1, &others);
    ck_assert_int_gt(others.thoughts, 0);
}
END_TEST

START_TEST(others_play_as_fast_as_is_set) {
    Others usual, fast, at_once;
    play_with_others(1, &usual);
    play_with_others(6, &fast);
    play_with_others(0, &at_once);
    ck_assert_int_gt(usual.ms, 3000);
    ck_assert_msg(fast.ms * 3 < usual.ms, "%d ms, fast %d", usual.ms, fast.ms);
    ck_assert_msg(at_once.ms * 10 < usual.ms, "%d ms, at once %d", usual.ms, at_once.ms);
}
END_TEST

static int news(const Hit **first) {
    int count = 0;
    for (int i = 0; i < evening_app->hits.count; i++) {
        const Hit *hit = &evening_app->hits.item[i];
        if (hit->tag.kind != TAG_CARD || !news_is_marked(evening_table(), hit->tag.a, hit->tag.b))
            continue;
        if (count++ == 0)
            *first = hit;
    }
    return count;
}

START_TEST(what_is_new_shines_until_it_is_looked_at) {
    int found = 0;
    start(0x01);
    for (int turn = 0; turn < 30 && found < 3; turn++) {
        const Hit *first = NULL;
        evening_run();
        const int count = decides() ? news(&first) : 0;
        if (count > 0) {
            Gesture hover = {.kind = GESTURE_HOVER, .x = first->rect.x + 2, .y = first->rect.y + 2};
            memcpy(hover.id, first->id, sizeof hover.id);
            gesture_find(&hover, &evening_app->hits);
            table_screen.gesture(evening_app, evening_table(), &hover);
            const Hit *next = NULL;
            ck_assert_int_eq(news(&next), count - 1);
            found++;
        }
        if (!evening_act(&rng))
            break;
    }
    ck_assert(found > 0 || tested_game() != &tested_tactics); // others may have nothing lying there then
}
END_TEST

void evening_add_turn_begins(TCase *tcase) {
    tcase_add_checked_fixture(tcase, begin, evening_close);
    tcase_add_test(tcase, a_turn_is_announced_once_and_in_nobodys_way);
    tcase_add_test(tcase, a_key_ends_the_banner);
    tcase_add_test(tcase, without_animation_there_is_no_banner_and_no_beat);
    tcase_add_loop_test(tcase, computers_think_as_long_as_is_set, 0, 3);
    tcase_add_test(tcase, a_computer_thinks_once_a_turn);
    tcase_add_test(tcase, others_play_as_fast_as_is_set);
    tcase_add_test(tcase, what_is_new_shines_until_it_is_looked_at);
}
