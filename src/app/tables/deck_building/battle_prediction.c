// SPDX-License-Identifier: MIT
// Plays the rest of a battle on a copy of the visible board: the fastest first, each at its chosen or
// likeliest target.
#include "app/tables/deck_building/battle_prediction.h"

#include "games/deck_building/numbers.h"

#include <string.h>

typedef struct Course {
    const BuildingRules *rules;
    const BuildingBoard *board;
    BattlePrediction *out;
    int16_t stat[BUILDING_SEATS][STATS];
    int16_t damage[BUILDING_SEATS], shields[BUILDING_SEATS];
    bool down[BUILDING_SEATS];
} Course;

static void read_seats(Course *course) {
    const BuildingBoard *s = course->board;
    for (Seat seat = 0; seat < s->seats; seat++) {
        for (int stat = 0; stat < STATS; stat++)
            course->stat[seat][stat] = (int16_t)building_stat(course->rules, s, seat, (Stat)stat);
        const int free = course->stat[seat][STAT_SHIELDS] - s->seat[seat].shields_used;
        course->shields[seat] = (int16_t)(free > 0 ? free : 0);
        course->damage[seat] = s->seat[seat].damage;
        course->down[seat] = building_is_down(course->rules, s, seat);
    }
}

// Somebody it would bring down, else the seat with the most points.
static Seat likeliest(const Course *course, Seat shooter) {
    const BuildingBoard *s = course->board;
    Seat best = SEAT_NONE;
    int best_worth = -1;
    for (Seat step = 1; step < s->seats; step++) {
        const Seat seat = (Seat)((shooter + step) % s->seats);
        if (course->down[seat])
            continue;
        const int lands = course->stat[shooter][STAT_ATTACK] - course->shields[seat];
        const bool falls = course->damage[seat] + lands >= course->stat[seat][STAT_DEFENSE];
        const int worth = (falls && lands > 0 ? 10000 : 0) + building_points(course->rules, s, seat);
        if (worth > best_worth) {
            best_worth = worth;
            best = seat;
        }
    }
    return best;
}

static void add_fired(Course *course, const FiredShot *shot) {
    PredictedShot *row = &course->out->row[course->out->rows++];
    *row = (PredictedShot){.seat = shot->from,
                           .target = shot->at,
                           .fired = true,
                           .speed = course->board->battle.speed[shot->from],
                           .attack = shot->attack,
                           .absorbed = shot->absorbed,
                           .before = shot->before,
                           .damage = (uint8_t)(shot->before + shot->damage),
                           .defense = (uint8_t)course->stat[shot->at][STAT_DEFENSE]};
    row->down = row->damage >= row->defense;
}

static void shoot(Course *course, PredictedShot *row) {
    const Seat target = row->target;
    const int attack = course->stat[row->seat][STAT_ATTACK], shields = course->shields[target];
    const int absorbed = attack < shields ? attack : shields;
    row->attack = (uint8_t)attack;
    row->absorbed = (uint8_t)absorbed;
    row->before = (uint8_t)course->damage[target];
    course->shields[target] = (int16_t)(shields - absorbed);
    course->damage[target] = (int16_t)(course->damage[target] + attack - absorbed);
    row->damage = (uint8_t)course->damage[target];
    row->defense = (uint8_t)course->stat[target][STAT_DEFENSE];
}

// Battlers of one speed shoot together: those who go down by it still shoot.
static void shoot_group(Course *course, int from, int to) {
    for (int i = from; i < to; i++) {
        PredictedShot *row = &course->out->row[i];
        row->fallen = course->down[row->seat];
        const BattleState *battle = &course->board->battle;
        const bool shoots = (battle->shooting >> row->seat & 1) != 0;
        const uint8_t named = shoots ? battle->target[row->seat] : NONE;
        row->likely = named >= course->board->seats;
        row->target = row->fallen ? SEAT_NONE : row->likely ? likeliest(course, row->seat) : named;
    }
    for (int i = from; i < to; i++)
        if (course->out->row[i].target != SEAT_NONE)
            shoot(course, &course->out->row[i]);
    for (int i = from; i < to; i++) {
        PredictedShot *row = &course->out->row[i];
        if (row->target == SEAT_NONE || course->damage[row->target] < row->defense)
            continue;
        row->down = true;
        course->down[row->target] = true;
    }
}

static bool has_shot(const BattleShots *shots, Seat seat) {
    for (int i = 0; i < shots->count; i++)
        if (shots->shot[i].from == seat)
            return true;
    return false;
}

#define STEP_SHOTS 3 // of the rules' frame: from this step on speeds are fixed

static bool shots_begun(const BuildingBoard *s) {
    for (int i = 0; i < s->frame_count; i++)
        if (s->frame[i].kind == FRAME_BATTLE)
            return s->frame[i].step >= STEP_SHOTS;
    return true; // the battle is over
}

static void order_rest(Course *course, const BattleShots *shots) {
    const BuildingBoard *s = course->board;
    BattlePrediction *out = course->out;
    const int first = out->rows;
    const bool begun = shots_begun(s); // speeds are read only once
    for (Seat step = 0; step < s->seats; step++) {
        const Seat seat = (Seat)((s->active + step) % s->seats);
        if (has_shot(shots, seat) || (begun && (s->battle.fired >> seat & 1) != 0))
            continue;
        int at = out->rows++;
        const uint8_t speed = (uint8_t)(begun ? s->battle.speed[seat] : course->stat[seat][STAT_SPEED]);
        for (; at > first && out->row[at - 1].speed < speed; at--)
            out->row[at] = out->row[at - 1];
        out->row[at] = (PredictedShot){.seat = seat, .speed = speed};
    }
    for (int from = first; from < out->rows;) {
        int to = from + 1;
        while (to < out->rows && out->row[to].speed == out->row[from].speed)
            to++;
        shoot_group(course, from, to);
        from = to;
    }
}

// A battler that went down before its shot keeps its place among those that have fired, so that rows don't
// jump.
static void put_in_order(Course *course) {
    BattlePrediction *out = course->out;
    const BuildingBoard *s = course->board;
    for (int i = 1; i < out->rows; i++) {
        const PredictedShot row = out->row[i];
        const int turn = (row.seat + s->seats - s->active) % s->seats;
        int at = i;
        for (; at > 0 && !row.fired; at--) {
            const PredictedShot *before = &out->row[at - 1];
            const bool later =
                before->speed < row.speed ||
                (before->speed == row.speed && (before->seat + s->seats - s->active) % s->seats > turn);
            if (!row.fallen || !before->fired || !later)
                break;
            out->row[at] = *before;
        }
        out->row[at] = row;
    }
}

static void compare(Course *course, uint8_t card) {
    const CardDef *def = &course->rules->card[card];
    BattlePrediction *out = course->out;
    bool in[BUILDING_SEATS];
    out->columns = def->order_count;
    for (Seat seat = 0; seat < course->board->seats; seat++)
        in[seat] = !course->down[seat];
    for (int column = 0; column < def->order_count; column++) {
        int best = -1, left = 0;
        for (Seat seat = 0; seat < course->board->seats; seat++) {
            int16_t *value = &out->value[column][seat];
            *value = 0;
            for (int stat = 0; stat < STATS; stat++)
                *value = (int16_t)(*value +
                                   ((def->order[column] >> stat & 1) != 0 ? course->stat[seat][stat] : 0));
            out->still[column][seat] = in[seat];
            best = in[seat] && *value > best ? *value : best;
        }
        for (Seat seat = 0; seat < course->board->seats; seat++) {
            in[seat] = in[seat] && out->value[column][seat] == best;
            left += in[seat];
        }
        if (left != 1 || out->decides != NONE)
            continue;
        out->decides = (uint8_t)column;
        for (Seat seat = 0; seat < course->board->seats; seat++)
            if (in[seat])
                out->winner = seat;
    }
}

void building_predict_battle(const BuildingRules *rules, const BuildingBoard *board, uint8_t card,
                             const BattleShots *shots, BattlePrediction *out) {
    Course course = {.rules = rules, .board = board, .out = out};
    memset(out, 0, sizeof *out);
    out->winner = SEAT_NONE;
    out->decides = NONE;
    read_seats(&course);
    for (int i = 0; i < shots->count; i++)
        add_fired(&course, &shots->shot[i]);
    if (!shots->over)
        order_rest(&course, shots);
    put_in_order(&course);
    if (card < rules->card_count)
        compare(&course, card);
    if (shots->over)
        out->winner = shots->winner;
}
