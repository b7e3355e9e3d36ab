// SPDX-License-Identifier: MIT
// A change counts by what its whole round did to the number, for a round of many small ones may decide a
// game; twice if it led to how the game ended. Of each round and number the largest is told first. What the
// winner took the lead by for good, the last blow or what reached the goal, and the heaviest of the only
// person's own are told in any case.
#include "play/course.h"

#include "engine/game.h"
#include "engine/game_facts.h"
#include "play/session_inside.h"

#include <stdlib.h>
#include <string.h>

#define WEIGHT_ROUND 1024 // of a point of a round's swing, against 1 for who led: more than any change itself

typedef struct Change {
    CourseMoment moment;
    Seat takes_lead; // SEAT_NONE: nobody does
    int weight;      // at the end; 0: it is taken
} Change;

typedef struct Finding {
    const Story *story;
    Course *course;
    uint8_t seats;
    unsigned event;        // number of the last one
    int item;              // the last line of the history that tells of an event which decides
    struct Change *change; // all of them, in the order of the game; owned
    int changes, room;
    bool failed; // out of memory
    bool secret; // at some time
    int resigns; // the command that ended the game and cleared a standing; -1: none did
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

static void add_change(Finding *find, const Change *change) {
    if (find->changes == find->room) {
        const int room = find->room > 0 ? 2 * find->room : 64;
        Change *larger = realloc(find->change, (size_t)room * sizeof *larger);
        find->failed |= larger == NULL;
        if (larger == NULL)
            return;
        find->change = larger;
        find->room = room;
    }
    find->change[find->changes++] = *change;
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
        add_change(find, &(Change){.moment = moment, .takes_lead = led != leads ? leads : SEAT_NONE});
}

// How it has ended; nobody wins while it goes on.
typedef struct Outcome {
    bool over, winner[SEATS_MAX];
    Seat person; // the only one; SEAT_NONE
} Outcome;

static bool led_to(const Outcome *outcome, const CourseMoment *moment) {
    return outcome->over && outcome->winner[moment->seat] == (moment->change > 0);
}

// Takes the change, unless its line is told already: one may tell of several.
static void take(Finding *find, Change *change) {
    Course *course = find->course;
    if (change == NULL || course->moments == COURSE_MOMENTS)
        return;
    change->weight = 0;
    for (int i = 0; i < course->moments; i++)
        if (course->moment[i].item == change->moment.item)
            return;
    course->moment[course->moments++] = change->moment;
}

// What the winner took the lead by and kept it; NULL: nobody did, or the game goes on.
static Change *for_good(Finding *find, const Outcome *outcome) {
    Change *last = NULL;
    for (int i = 0; i < find->changes; i++)
        if (find->change[i].takes_lead != SEAT_NONE)
            last = &find->change[i];
    return last != NULL && outcome->over && outcome->winner[last->takes_lead] ? last : NULL;
}

static Change *last_blow(Finding *find, const Outcome *outcome) {
    Change *last = outcome->over && find->changes > 0 ? &find->change[find->changes - 1] : NULL;
    return last != NULL && last->moment.change < 0 ? last : NULL;
}

// What reached the goal; NULL: the game has ended otherwise.
static Change *goal(Finding *find, const Outcome *outcome) {
    Change *last = outcome->over && find->changes > 0 ? &find->change[find->changes - 1] : NULL;
    return last != NULL && find->story->wins_at_once && last->moment.change > 0 &&
                   outcome->winner[last->moment.seat]
               ? last
               : NULL;
}

static bool same_round(const CourseMoment *a, const CourseMoment *b) {
    return a->round > 0 && a->round == b->round && a->seat == b->seat;
}

static bool round_is_told(const Course *course, const CourseMoment *moment) {
    bool told = false;
    for (int i = 0; i < course->moments; i++)
        told |= same_round(&course->moment[i], moment);
    return told;
}

// The heaviest, of two alike the later one, of a round that is not told yet if there is such a one: of this
// seat, or of all (SEAT_NONE). NULL: there is none left.
static Change *heaviest(Finding *find, Seat of) {
    Change *best = NULL;
    bool best_told = true;
    for (int i = 0; i < find->changes; i++) {
        Change *change = &find->change[i];
        const bool told = round_is_told(find->course, &change->moment);
        if (change->weight > 0 && (of == SEAT_NONE || change->moment.seat == of) &&
            (best == NULL || (best_told && !told) || (best_told == told && change->weight >= best->weight))) {
            best = change;
            best_told = told;
        }
    }
    return best;
}

// What the whole round of a change did to its number.
static int16_t in_round(const Course *course, const CourseMoment *moment) {
    const int row = moment->round - course->first;
    if (moment->round == 0 || row < 1 || row >= course->count)
        return moment->change;
    return (int16_t)(course->number[row][moment->seat] - course->number[row - 1][moment->seat]);
}

// By what the round won or lost, unless that is the other way round; between changes of one round their size
// decides, between those of one size who led after it.
static int weight_of(const Outcome *outcome, const Change *change) {
    const int own = abs(change->moment.change), round = abs(change->moment.in_round);
    const bool along = (change->moment.change > 0) == (change->moment.in_round > 0);
    const int size = along && round > own ? round : own;
    return WEIGHT_ROUND * size * (led_to(outcome, &change->moment) ? 2 : 1) + 2 * own +
           (change->takes_lead != SEAT_NONE);
}

static int by_time(const void *a, const void *b) {
    const CourseMoment *x = a, *y = b;
    return x->command != y->command ? x->command - y->command : x->item - y->item;
}

static void choose(Finding *find, const Outcome *outcome) {
    Course *course = find->course;
    for (int i = 0; i < find->changes; i++) {
        find->change[i].moment.in_round = in_round(course, &find->change[i].moment);
        find->change[i].weight = weight_of(outcome, &find->change[i]);
    }
    take(find, for_good(find, outcome));
    take(find, last_blow(find, outcome));
    take(find, goal(find, outcome));
    if (outcome->over && outcome->person != SEAT_NONE)
        take(find, heaviest(find, outcome->person));
    for (Change *next = heaviest(find, SEAT_NONE); next != NULL && course->moments < COURSE_MOMENTS;
         next = heaviest(find, SEAT_NONE))
        take(find, next);
    qsort(course->moment, (size_t)course->moments, sizeof course->moment[0], by_time);
}

// ---- replaying

static void note(void *context, const SessionTold *told) {
    Finding *find = context;
    if (told->command == find->resigns)
        return;
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

// ---- resigning

static int resigning_of(const Session *session) {
    const Match *match = session->match;
    const int last = match_log_count(match) - 1;
    if (!game_story(session->catalog->game)->resigning_clears || match_to_act(match) != SEAT_NONE || last < 0)
        return -1;
    return game_verbs(session->catalog->game)[match_log(match, last)->command.verb].resigns ? last : -1;
}

typedef struct Before {
    View *view;
    int command;
    bool found;
} Before;

static void note_before(void *context, const SessionTold *told) {
    Before *before = context;
    if (before->found || told->command != before->command || told->before == NULL)
        return;
    memcpy(before->view->bytes, told->before, before->view->game->view_bytes);
    before->found = true;
}

bool course_before_resigning(const Session *session, View *view) {
    Before before = {.view = view, .command = resigning_of(session)};
    if (before.command < 0)
        return false;
    view->game = session_view(session)->game;
    view->viewer = SEAT_NONE;
    return session_retell(session, note_before, &before) && before.found;
}

// ---- where a line began

typedef struct Cause {
    unsigned number, event;
    int command;
} Cause;

static void note_cause(void *context, const SessionTold *told) {
    Cause *cause = context;
    if (++cause->event == cause->number)
        cause->command = told->command;
}

int course_command_of(const Session *session, unsigned number) {
    Cause cause = {.number = number, .command = -1};
    return session_retell(session, note_cause, &cause) ? cause.command : -1;
}

// ---- the whole

static Outcome outcome_of(const Session *session, int16_t points[SEATS_MAX]) {
    Outcome outcome = {.over = match_to_act(session->match) == SEAT_NONE, .person = session->only};
    if (outcome.over)
        match_result(session->match, points, outcome.winner);
    return outcome;
}

bool course_find(const Session *session, Course *course) {
    Finding find = {.story = game_story(session->catalog->game),
                    .course = course,
                    .seats = session->options.setup.seats,
                    .item = -1,
                    .resigns = resigning_of(session)};
    int16_t points[SEATS_MAX];
    *course = (Course){0};
    const bool good = session_retell(session, note, &find) && !find.failed;
    const Outcome outcome = outcome_of(session, points);
    if (!good || find.secret)
        *course = (Course){0};
    else
        choose(&find, &outcome);
    if (course->count > 0 && course->count < COURSE_ROUNDS_MAX && outcome.over) {
        memcpy(course->number[course->count], find.resigns >= 0 ? course->number[course->count - 1] : points,
               sizeof points);
        course->count++;
    }
    free(find.change);
    return good;
}
