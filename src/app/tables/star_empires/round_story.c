// SPDX-License-Identifier: MIT
// Reads the story of a round from the history: what belongs to one place is one deed, the weightiest deed is
// the step's, and its moves come first.
#include "app/tables/star_empires/round_story.h"

#include "games/star_empires/board.h"

#include <limits.h>
#include <math.h>
#include <string.h>

#define MOVES_READ 16
#define LINE_MS 45.0F   // a step is longer by that for each of its lines
#define OWN_MATTERS 100 // more than any kind of deed: it is the player's
#define PLACES_SHOWN 64 // bits of StoryStep.touched

// What is known of a place while a turn is read.
typedef struct PlaceTale {
    StoryDeed deed;
    bool fought, won;
    int16_t attack, defence, lost;
    Seat against;
} PlaceTale;

typedef struct Reading {
    const EmpiresRules *rules;
    Seat front;
    StoryStep *step;
    StoryArrow move[MOVES_READ];
    int moves;
    PlaceTale tale[PLACES_MAX];
    StoryDeed best; // of what belongs to no place
    int built;
} Reading;

const char *empires_story_word(DeedKind kind) {
#define WORD(name, word) [name] = (word),
    static const char *const words[DEED_KINDS] = {STORY_DEEDS(WORD)};
#undef WORD
    return words[kind];
}

static int weight(const Reading *read, const StoryDeed *deed) {
    const bool own = deed->other == read->front && deed->kind > DEED_MOVES;
    return deed->kind + (own ? OWN_MATTERS : 0);
}

static void take_better(const Reading *read, StoryDeed *best, const StoryDeed *deed) {
    if (weight(read, deed) > weight(read, best))
        *best = *deed;
}

static StoryDeed deed_at(DeedKind kind, uint8_t place, Seat other) {
    return (StoryDeed){.kind = (uint8_t)kind, .other = other, .place = place, .what = NONE};
}

static void note_deed(Reading *read, StoryDeed deed) {
    if (deed.place < PLACES_MAX)
        take_better(read, &read->tale[deed.place].deed, &deed);
    else
        take_better(read, &read->best, &deed);
}

// ---- what each event says

static void note_change(Reading *read, uint8_t place, Seat had, Seat has) {
    StoryStep *step = read->step;
    if (step->changes < STORY_CHANGES && place < PLACES_MAX)
        step->change[step->changes++] = (StoryChange){place, had, has};
}

static void note_move(Reading *read, const Event *event) {
    const bool retreats = event->kind == EVENT_RETREATED;
    if (read->moves < MOVES_READ && event->row < PLACES_MAX && event->to_row < PLACES_MAX)
        read->move[read->moves++] = (StoryArrow){event->row, event->to_row, (uint8_t)event->amount, retreats};
    if (retreats || event->seat != read->step->seat)
        return;
    StoryDeed deed = deed_at(DEED_MOVES, event->to_row, SEAT_NONE);
    deed.number = event->amount;
    note_deed(read, deed);
}

static void note_battle(Reading *read, const Event *event) {
    PlaceTale *tale = &read->tale[event->row < PLACES_MAX ? event->row : 0];
    if (event->row >= PLACES_MAX)
        return;
    if (event->kind == EVENT_FORCES) {
        tale->fought = true;
        tale->attack = event->amount;
        tale->defence = event->amount2;
        tale->against = event->owner;
    } else if (event->kind == EVENT_WON) {
        tale->won = event->seat == read->step->seat;
    } else if (event->seat == read->step->seat) {
        tale->lost++;
    }
}

static void note_found(Reading *read, const Event *event) {
    StoryDeed deed = deed_at(event->amount3 == 1 ? DEED_FINDS : DEED_EXPLORES, event->row, SEAT_NONE);
    deed.number = event->amount;
    deed.more = event->amount2;
    note_deed(read, deed);
}

static void note_built(Reading *read, const Event *event) {
    const bool mark = event->kind == EVENT_BUILT_MARK;
    const bool base =
        !mark && event->at < read->rules->unit_count && read->rules->unit[event->at].kind == UNIT_BASE;
    StoryDeed deed = deed_at(mark   ? DEED_BUILDS_MARK
                             : base ? DEED_BUILDS_BASE
                                    : DEED_BUILDS,
                             event->row, SEAT_NONE);
    deed.what = mark ? event->to_row : event->at;
    deed.number = (int16_t)(mark || base ? 1 : ++read->built);
    note_deed(read, deed);
}

static void note_credits(Reading *read, const Event *event) {
    const bool stolen = event->kind == EVENT_STOLEN;
    StoryDeed deed = deed_at(DEED_RAIDS, NONE, stolen ? event->owner : event->seat);
    deed.number = event->amount;
    note_deed(read, deed);
}

static void note_event(Reading *read, const Event *event) {
    StoryDeed deed;
    switch ((EmpiresEvent)event->kind) {
    case EVENT_MOVED:
    case EVENT_RETREATED:
        note_move(read, event);
        break;
    case EVENT_FORCES:
    case EVENT_WON:
    case EVENT_LOST:
        note_battle(read, event);
        break;
    case EVENT_EXPLORED:
        note_found(read, event);
        break;
    case EVENT_SOLVED:
        note_deed(read, deed_at(DEED_SOLVES, event->row, SEAT_NONE));
        break;
    case EVENT_DESTROYED:
        deed = deed_at(DEED_LOSES, event->row, event->seat == read->front ? event->seat : SEAT_NONE);
        deed.number = event->amount;
        note_deed(read, deed);
        break;
    case EVENT_MISSION:
        note_deed(read, deed_at(DEED_TREATY, event->row, event->seat));
        break;
    case EVENT_PEACE:
        note_deed(read, deed_at(DEED_TREATY, NONE, event->seat));
        break;
    case EVENT_BUILT:
    case EVENT_BUILT_MARK:
        note_built(read, event);
        break;
    case EVENT_RAIDED:
    case EVENT_STOLEN:
        note_credits(read, event);
        break;
    case EVENT_JOINED:
        note_change(read, event->row, SEAT_NONE, event->seat);
        note_deed(read, deed_at(DEED_WINS_OVER, event->row, SEAT_NONE));
        break;
    case EVENT_REVOLT:
        note_change(read, event->row, event->seat, SEAT_NONE);
        note_deed(read, deed_at(DEED_REVOLT, event->row, event->seat));
        break;
    case EVENT_CONTROLS:
        note_change(read, event->row, event->owner, event->seat);
        note_deed(read,
                  deed_at(event->owner == SEAT_NONE ? DEED_SETTLES : DEED_TAKES, event->row, event->owner));
        break;
    case EVENT_ELIMINATED:
        note_deed(read, deed_at(DEED_DRIVES_OUT, NONE, event->seat));
        break;
    default:
        break;
    }
}

// ---- a turn

// A battle is part of what came of it, or the deed itself.
static void add_battles(Reading *read) {
    for (uint8_t place = 0; place < PLACES_MAX; place++) {
        PlaceTale *tale = &read->tale[place];
        if (!tale->fought)
            continue;
        StoryDeed fight = deed_at(tale->won ? DEED_BEATS : DEED_FAILS, place, tale->against);
        take_better(read, &tale->deed, &fight);
        tale->deed.number = tale->attack;
        tale->deed.more = tale->defence;
        tale->deed.lost = tale->lost;
        if (tale->deed.kind == DEED_SETTLES) // it was a minor race's
            tale->deed.kind = DEED_TAKES;
    }
}

static bool same_move(const StoryArrow *a, const StoryArrow *b) {
    return a->from == b->from && a->to == b->to && a->retreats == b->retreats;
}

// The weight of what came of a move.
static int move_weight(const Reading *read, const StoryArrow *move) {
    const StoryDeed *deed = &read->tale[move->to].deed;
    const bool first = move->to == read->step->deed.place;
    return (first ? 2 * OWN_MATTERS : 0) + (move->retreats ? 0 : weight(read, deed));
}

static void choose_arrows(Reading *read) {
    StoryStep *step = read->step;
    bool taken[MOVES_READ] = {false};
    while (step->arrows < STORY_ARROWS) {
        int best = -1;
        for (int i = 0; i < read->moves; i++)
            if (!taken[i] &&
                (best < 0 || move_weight(read, &read->move[i]) > move_weight(read, &read->move[best])))
                best = i;
        if (best < 0)
            return;
        StoryArrow arrow = read->move[best];
        for (int i = 0; i < read->moves; i++) {
            if (taken[i] || !same_move(&read->move[i], &arrow))
                continue;
            arrow.units = (uint8_t)(i == best ? arrow.units : arrow.units + read->move[i].units);
            taken[i] = true;
        }
        step->arrow[step->arrows++] = arrow;
    }
}

static uint64_t bit(uint8_t place) {
    return place < PLACES_SHOWN ? UINT64_C(1) << place : 0;
}

static void finish_step(Reading *read) {
    StoryStep *step = read->step;
    add_battles(read);
    step->deed = read->best;
    for (int place = 0; place < PLACES_MAX; place++)
        take_better(read, &step->deed, &read->tale[place].deed);
    if (step->deed.kind == DEED_BUILDS)
        step->deed.number = (int16_t)read->built;
    choose_arrows(read);
    step->touched = bit(step->deed.place);
    for (int i = 0; i < step->arrows; i++)
        step->touched |= bit(step->arrow[i].from) | bit(step->arrow[i].to);
    for (int i = 0; i < step->changes; i++)
        step->touched |= bit(step->change[i].place);
}

static void read_step(const GameLog *log, const EmpiresRules *rules, Seat front, StoryStep *step) {
    Reading read = {
        .rules = rules, .front = front, .step = step, .best = deed_at(DEED_WAITS, NONE, SEAT_NONE)};
    for (uint8_t place = 0; place < PLACES_MAX; place++)
        read.tale[place].deed = deed_at(DEED_WAITS, NONE, SEAT_NONE);
    for (int i = step->first; i < step->end; i++)
        note_event(&read, &game_log_item(log, i)->event);
    finish_step(&read);
}

// ---- all of them

// Their time is shared out by how much each has to tell.
static void share_time(RoundStory *story) {
    const float room = STORY_MS - STORY_ENDS_MS;
    float all = 0, at = 0;
    for (int i = 0; i < story->steps; i++) {
        StoryStep *step = &story->step[i];
        step->ms = STORY_STEP_MS + LINE_MS * fminf((float)(step->end - step->first), 12);
        all += step->ms;
    }
    const float factor = all > room ? (room - STORY_STEP_MS * (float)story->steps) /
                                          fmaxf(1, all - STORY_STEP_MS * (float)story->steps)
                                    : 1;
    for (int i = 0; i < story->steps; i++) {
        StoryStep *step = &story->step[i];
        step->ms = STORY_STEP_MS + (step->ms - STORY_STEP_MS) * factor;
        step->at = at;
        at += step->ms;
    }
    story->ms = at + STORY_ENDS_MS;
}

// The step for the next line; NULL: it goes on with the last one.
static StoryStep *next_step(RoundStory *story, const GameLogItem *item, uint16_t *part) {
    if (story->steps > 0 && item->part == *part)
        return NULL;
    *part = item->part;
    if (story->steps == STORY_STEPS) {
        memmove(&story->step[0], &story->step[1], (STORY_STEPS - 1) * sizeof story->step[0]);
        story->steps--;
    }
    StoryStep *step = &story->step[story->steps++];
    *step = (StoryStep){.seat = item->turn, .round = item->round};
    return step;
}

void empires_story_read(const GameLog *log, unsigned since, Seat front, const EmpiresRules *rules,
                        RoundStory *story) {
    const int end = game_log_count(log, UINT_MAX);
    uint16_t part = 0;
    *story = (RoundStory){.steps = 0};
    for (int i = game_log_count(log, since); i < end; i++) {
        const GameLogItem *item = game_log_item(log, i);
        if (item->turn >= EMPIRES_SEATS || item->turn == front)
            continue;
        StoryStep *step = next_step(story, item, &part);
        if (step != NULL)
            step->first = i;
        story->step[story->steps - 1].end = i + 1;
    }
    for (int i = 0; i < story->steps; i++)
        read_step(log, rules, front, &story->step[i]);
    share_time(story);
}

int empires_story_step(const RoundStory *story, float ms) {
    int at = 0;
    while (at + 1 < story->steps && story->step[at + 1].at <= ms)
        at++;
    return at;
}
