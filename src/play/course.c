// SPDX-License-Identifier: MIT
// A change counts by its size, and twice if somebody else leads after it.
#include "play/course.h"

#include "engine/game.h"
#include "engine/game_facts.h"
#include "play/session_inside.h"

#include <stdlib.h>
#include <string.h>

typedef struct Finding {
    const Story *story;
    Course *course;
    uint8_t seats;
    unsigned event; // number of the last one
    int item;       // the last line of the history that tells of an event which decides
    int weight[COURSE_MOMENTS];
    bool secret; // at some time
} Finding;

// The seat with the highest number; SEAT_NONE: several have it.
static Seat leader(const Standing *standing, uint8_t seats) {
    Seat best = SEAT_NONE;
    bool alone = false;
    for (Seat seat = 0; seat < seats; seat++) {
        if (standing->with[seat] != seat)
            continue;
        const int than = best != SEAT_NONE ? standing->number[best] : INT16_MIN;
        alone = standing->number[seat] != than && (alone || standing->number[seat] > than);
        if (standing->number[seat] > than)
            best = seat;
    }
    return alone ? best : SEAT_NONE;
}

// ---- rounds

static void note_round(Finding *find, uint8_t round, const Standing *now) {
    Course *course = find->course;
    if (course->count == 0)
        course->first = round;
    int at = round - course->first;
    if (at < 0)
        return;
    while (at >= COURSE_ROUNDS_MAX) {
        memmove(course->number[0], course->number[1], sizeof course->number - sizeof course->number[0]);
        course->first++;
        course->count--;
        at--;
    }
    for (int i = course->count; i < at && i > 0; i++) // a round in which nothing happened
        memcpy(course->number[i], course->number[i - 1], sizeof course->number[i]);
    for (Seat seat = 0; seat < find->seats; seat++)
        course->number[at][seat] = now->number[now->with[seat]];
    course->count = at + 1 > course->count ? at + 1 : course->count;
}

// ---- moments

static void take_out(Finding *find, int at) {
    Course *course = find->course;
    const int behind = course->moments - at - 1;
    memmove(&course->moment[at], &course->moment[at + 1], (size_t)behind * sizeof course->moment[0]);
    memmove(&find->weight[at], &find->weight[at + 1], (size_t)behind * sizeof find->weight[0]);
    course->moments--;
}

// Keeps it if it is heavier than the lightest so far; of two alike the later one.
static void offer(Finding *find, const CourseMoment *moment, int weight) {
    Course *course = find->course;
    int lightest = 0;
    for (int i = 1; i < course->moments; i++)
        lightest = find->weight[i] < find->weight[lightest] ? i : lightest;
    // One line may tell of several changes.
    for (int i = 0; i < course->moments; i++)
        if (course->moment[i].item == moment->item) {
            if (find->weight[i] >= weight)
                return;
            take_out(find, i);
            lightest = 0;
        }
    if (course->moments == COURSE_MOMENTS) {
        if (find->weight[lightest] > weight)
            return;
        take_out(find, lightest);
    }
    find->weight[course->moments] = weight;
    course->moment[course->moments++] = *moment;
}

static void note_change(Finding *find, const Standing *before, const Standing *now, CourseMoment moment) {
    const Seat led = leader(before, find->seats), leads = leader(now, find->seats);
    for (Seat seat = 0; seat < find->seats; seat++) {
        const int change = now->number[seat] - before->number[seat];
        if (now->with[seat] == seat && abs(change) > abs(moment.change)) {
            moment.change = (int16_t)change;
            moment.seat = seat;
        }
    }
    if (moment.change != 0 && moment.item >= 0)
        offer(find, &moment, abs(moment.change) * (led != leads && leads != SEAT_NONE ? 2 : 1));
}

// ---- replaying

static void note(void *context, const SessionTold *told) {
    Finding *find = context;
    Standing before = {0}, now = {0};
    const uint8_t round = find->story->round(told->after);
    find->story->standing(told->after, &now);
    find->event++;
    find->secret |= now.secret;
    if (find->story->decides == NULL || find->story->decides(told->event))
        find->item = game_log_count(told->log, find->event) - 1;
    if (find->course->count == 0 && round > 0)
        note_round(find, (uint8_t)(round - 1), &now); // where it began
    if (told->before == NULL || find->secret)
        return;
    find->story->standing(told->before, &before);
    if (round > 0)
        note_round(find, round, &now);
    const CourseMoment moment = {
        .item = find->item, .command = told->command, .round = round, .seat = SEAT_NONE};
    note_change(find, &before, &now, moment);
}

static void end(const Session *session, Course *course) {
    if (match_to_act(session_match(session)) != SEAT_NONE)
        return; // it goes on
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    match_result(session_match(session), points, winner);
    if (course->count > 0 && course->count < COURSE_ROUNDS_MAX)
        memcpy(course->number[course->count++], points, sizeof points);
}

bool course_find(const Session *session, Course *course) {
    Finding find = {.story = game_story(session->catalog->game),
                    .course = course,
                    .seats = session->options.setup.seats,
                    .item = -1};
    *course = (Course){0};
    const bool good = session_retell(session, note, &find);
    if (!good || find.secret)
        *course = (Course){0};
    if (course->count > 0)
        end(session, course);
    return good;
}
