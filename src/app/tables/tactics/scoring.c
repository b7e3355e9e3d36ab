// SPDX-License-Identifier: MIT
// Shows a scoring before it is carried out: with a row's first sum (EVENT_SCORE) its panel appears, card
// after card adds to the sums, as itemized by games/tactics/explain.h, and the crown falls. Only then comes
// the event that the row is won, with which its target flies and points change. This file keeps the progress;
// draw_scoring.c draws it. Uses only public information.
#include "app/kit/scene.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/sums.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#define LIT_MS 220.0F // the row is lit
#define CROWN_MS 320.0F
#define WON_MS 420.0F    // it is looked at, and the emblem is stamped
#define OWN_MS 700.0F    // … longer where a person at this table fights for the row
#define TIE_MS 260.0F    // "=" is stamped before
#define STAMP_AT 140.0F  // of the crown's fall
#define AWARD_MS 620.0F  // the target flies
#define NOBODY_MS 320.0F // it goes back under its pile
#define READ_MS 900.0F   // a row in reduced motion
#define EMPTY_MS 420.0F  // a row without any cards: nothing is counted
#define BARE_MS 700.0F   // cards without any power are looked at
#define ALONE_MS 240.0F  // less for one where only one side has cards
// The row that decides the game:
#define CALL_MS 700.0F   // that it does is said
#define HUSH_MS 350.0F   // before the crown falls
#define LAST_MS 900.0F   // its target flies
#define LINE_LEAST 34.0F // so that names can be read
#define LINE_GAP 4.0F
#define BELOW 6.0F     // the last line
#define CARDS_GAP 8.0F // below the panel

// ---- places

static int scored_sides(const CardTable *table) {
    return tactics_sums_teams(table) ? seen(table)->seats / 2 : seen(table)->seats;
}

// Covers the target and its chips, so that the cards behind the result stay visible.
GfxRect tactics_scoring_box(const CardTable *table, int row) {
    const TableColumn *column = &own(table)->layout.column[row];
    const float least =
        own(table)->scored.head[row] + own(table)->scored.line[row] * (float)scored_sides(table);
    return gfx_rect(column->target.x, column->target.y, column->target.w,
                    fmaxf(column->score.y + column->score.h - column->target.y, least));
}

GfxRect tactics_scoring_line(const CardTable *table, int row, int place) {
    const GfxRect box = tactics_scoring_box(table, row);
    const float head = own(table)->scored.head[row], gap = lpx(table, LINE_GAP), edge = lpx(table, 8);
    const float room = (box.h - head - lpx(table, BELOW)) / (float)scored_sides(table) - gap;
    const float h = fminf(room, lpx(table, 46));
    return gfx_rect(box.x + edge, box.y + head + (float)place * (h + gap), box.w - 2 * edge, h);
}

void tactics_scoring_lay(App *app, CardTable *table) {
    for (int row = 0; row < ROWS; row++) {
        if (!tactics_scoring_covers(table, row))
            continue;
        own(table)->scored.head[row] = tactics_scoring_head_height(app, table, row);
        const float names = tactics_scoring_names_height(app, table, row) + lpx(table, LINE_GAP) +
                            lpx(table, BELOW) / (float)scored_sides(table);
        own(table)->scored.line[row] = fmaxf(lpx(table, LINE_LEAST), names);
        const GfxRect box = tactics_scoring_box(table, row);
        GfxRect *cards = &own(table)->layout.column[row].cards;
        const float end = cards->y + cards->h;
        cards->y = fmaxf(cards->y, roundf(box.y + box.h + lpx(table, CARDS_GAP)));
        cards->h = end - cards->y;
    }
}

// The index of a seat's chip or line: seats in order, in Blind Trust teams by their first members.
static int place_of_side(const CardTable *table, Seat seat) {
    int place = 0;
    for (Seat other = 0; other < seat; other++)
        place += !tactics_sums_teams(table) || tactics_ally(table, other) > other;
    return place;
}

GfxRect tactics_power_rect(const App *app, const CardTable *table, int row, Seat seat) {
    if (tactics_scoring_covers(table, row))
        return tactics_scoring_line(table, row, place_of_side(table, seat));
    return tactics_sums_chip(app, table, row, seat);
}

// ---- progress of the scoring

bool tactics_scoring_covers(const CardTable *table, int row) {
    return own(table)->scored.told[row];
}

bool tactics_scoring_is_told(const CardTable *table) {
    return table->showing && own(table)->scored.row != NONE;
}

bool tactics_scoring_counted(const CardTable *table, int row) {
    const TableScored *scored = &own(table)->scored;
    return scored->told[row] && (scored->row != row || scored->done >= (float)scored->steps);
}

bool tactics_scoring_crowned(const CardTable *table, int row) {
    return tactics_scoring_counted(table, row) &&
           (own(table)->scored.row != row || own(table)->scored.crown > 0);
}

bool tactics_scoring_awarded(const CardTable *table, int row) {
    return tactics_scoring_counted(table, row) && seen(table)->row[row].target == NONE;
}

const ScoredStep *tactics_scoring_current_step(const CardTable *table, int row, float *part) {
    const TableScored *scored = &own(table)->scored;
    const int at = (int)scored->done;
    if (scored->row != row || scored->done <= 0 || at >= scored->steps)
        return NULL;
    *part = scored->done - (float)at;
    return &scored->step[at];
}

// While it counts up, only whole points.
float tactics_scoring_sum(const CardTable *table, int row, Seat seat) {
    const TableScored *scored = &own(table)->scored;
    const Seat ally = tactics_sums_teams(table) ? tactics_ally(table, seat) : SEAT_NONE;
    if (tactics_scoring_counted(table, row))
        return (float)(seen(table)->scored_eighths[row][seat] +
                       (ally != SEAT_NONE ? seen(table)->scored_eighths[row][ally] : 0)) /
               8;
    float sum = 0;
    for (int i = 0; i < scored->steps; i++) {
        const float done = fmaxf(0, fminf(1, scored->done - (float)i));
        sum += scored->step[i].seat == seat ? done * (float)scored->step[i].part.amount : 0;
    }
    return roundf(sum / 8);
}

// ---- a row begins

static bool is_side(const CardTable *table, Seat seat) {
    return !tactics_sums_teams(table) || tactics_ally(table, seat) > seat;
}

static void add_steps(TableScored *scored, const Why *why, Seat seat, int at) {
    for (uint16_t i = 0; i < why->count; i++) {
        const WhyPart *part = &why->part[i];
        const bool now = part->kind == WHY_CARD ? part->from.at == at : at == LANE_MAX && why_counts(part);
        if (now && part->amount != 0 && scored->steps < WHY_MAX)
            scored->step[scored->steps++] = (ScoredStep){*part, seat};
    }
}

// Cards from top to bottom, whoever owns them; halvings after them. Steps that change nothing take no time.
static void find_steps(const CardTable *table, const TacticsView *view, uint8_t row, TableScored *scored) {
    Why why[TACTICS_SEATS];
    scored->steps = 0;
    for (Seat seat = 0; seat < view->seats; seat++)
        tactics_explain_row(tactics_looks_rules(table->looks), view, row, seat, &why[seat]);
    for (int at = 0; at <= LANE_MAX; at++)
        for (Seat seat = 0; seat < view->seats; seat++)
            if (is_side(table, seat))
                add_steps(scored, &why[seat], seat, at);
}

static float counting_ms(const TableScored *scored) {
    return scored->begins[scored->steps];
}

static float before_counting_ms(const TableScored *scored) {
    return (scored->steps > 0 ? LIT_MS : 0) + (scored->bare ? BARE_MS : 0) + (scored->decides ? CALL_MS : 0);
}

static float before_crown_ms(const TableScored *scored) {
    return before_counting_ms(scored) + counting_ms(scored) + (scored->decides ? HUSH_MS : 0) +
           (scored->tied ? TIE_MS : 0);
}

static float own_ms(const TableScored *scored) {
    return scored->own && !scored->alone ? OWN_MS : 0;
}

float tactics_scoring_reveal_ms(const CardTable *table) {
    const TableScored *scored = &own(table)->scored;
    if (scored->hastened)
        return 0;
    if (scored->steps == 0 && !scored->decides && !scored->bare)
        return EMPTY_MS;
    return table->timeline.reduced ? READ_MS + own_ms(scored) + (scored->decides ? CALL_MS : 0)
                                   : before_crown_ms(scored) + CROWN_MS + WON_MS + own_ms(scored) -
                                         (scored->alone ? ALONE_MS : 0);
}

// The first row shown has never been dimmed.
float tactics_scoring_shade(const CardTable *table, int row) {
    const TableScored *scored = &own(table)->scored;
    bool first = scored->told[row];
    for (int other = 0; other < ROWS; other++)
        first &= other == row || !scored->told[other];
    if (scored->row == NONE || first)
        return 0;
    return scored->told[row] ? 1 - scored->shown[row] : scored->shade;
}

float tactics_scoring_award_ms(const CardTable *table, const Event *won) {
    if (own(table)->scored.hastened)
        return 0;
    return won->seat == SEAT_NONE || table->timeline.reduced ? NOBODY_MS
           : own(table)->scored.decides                      ? LAST_MS
                                                             : AWARD_MS;
}

// No other target is left to be scored, neither on the table nor in the pile.
static bool is_last_row(const TacticsView *view, uint8_t row) {
    for (int other = 0; other < ROWS; other++)
        if (other != row && view->row[other].target != NONE)
            return false;
    return view->target_pile == 0;
}

// True if it makes a difference to the winner who takes the row: somebody not in front would be with it.
static bool can_turn(const CardTable *table, const TacticsView *view, uint8_t row) {
    int most = 0;
    for (Seat seat = 0; seat < view->seats; seat++)
        most = view->seat[seat].points > most ? view->seat[seat].points : most;
    for (Seat seat = 0; seat < view->seats; seat++) {
        Why worth;
        tactics_explain_target(tactics_looks_rules(table->looks), view, view->row[row].target, seat, &worth);
        if (view->seat[seat].points < most && view->seat[seat].points + worth.total / 8 >= most)
            return true;
    }
    int first = 0;
    for (Seat seat = 0; seat < view->seats; seat++)
        first += is_side(table, seat) && view->seat[seat].points == most;
    return first > 1;
}

bool tactics_scoring_decides(const CardTable *table) {
    return tactics_scoring_is_told(table) && own(table)->scored.decides;
}

// One side of it is a person's who sits here; a replay has a speed of its own.
static bool is_of_person(const App *app, const CardTable *table, const TableScored *scored) {
    for (int i = 0; i < scored->steps && !session_is_watched(app->session); i++) {
        const Seat seat = scored->step[i].seat,
                   ally = tactics_sums_teams(table) ? tactics_ally(table, seat) : SEAT_NONE;
        if (session_is_person(app->session, seat) ||
            (ally != SEAT_NONE && session_is_person(app->session, ally)))
            return true;
    }
    return false;
}

static bool is_of_one_side(const TacticsView *view, const ViewRow *row) {
    for (uint8_t at = 1; at < row->count; at++)
        if (tactics_pile_seat(view, row->card[at].owner) != tactics_pile_seat(view, row->card[0].owner))
            return false;
    return true;
}

static void tell_row(const App *app, CardTable *table, const TacticsView *view, uint8_t row) {
    TableScored *scored = &own(table)->scored;
    Timeline *timeline = &table->timeline;
    timeline_forget(timeline, &scored->shade,
                    offsetof(TableScored, drawn_shade) - offsetof(TableScored, shade));
    for (int other = 0; other < ROWS; other++)
        scored->shown[other] = scored->told[other] ? 1 : 0;
    find_steps(table, view, row, scored);
    scored->bare = scored->steps == 0 && view->row[row].count > 0 && view->scored_winner[row] < view->seats;
    scored->free = scored->bare && is_of_one_side(view, &view->row[row]);
    scored->own = is_of_person(app, table, scored);
    scored->told[row] = true;
    scored->row = row;
    scored->hastened = false;
    scored->decides = !tactics_is_secret(table) && is_last_row(view, row) && can_turn(table, view, row);
    tactics_scoring_pace(table, scored);
    scored->heard = scored->heard_swings = 0;
    scored->heard_call = scored->heard_crown = scored->heard_tie = scored->heard_stamp = false;
    scored->done = scored->crown = scored->call = scored->swing = 0;
    scored->hold = scored->tie = scored->stamp = 0;
    const float call = scored->decides ? CALL_MS : 0;
    const float sums = timeline->reduced ? call : before_counting_ms(scored),
                crown = timeline->reduced ? call : before_crown_ms(scored);
    timeline_add(timeline, &scored->shade, 1, MOTION_GLOW_IN, 0);
    timeline_add(timeline, &scored->shown[row], 1, MOTION_GLOW_IN, 0);
    tactics_scoring_count(timeline, scored, sums);
    timeline_add_ms(timeline, &scored->crown, 1, MOTION_DROP, crown, CROWN_MS);
    timeline_add_ms(timeline, &scored->stamp, 1, MOTION_WAIT, crown + (timeline->reduced ? 0 : STAMP_AT),
                    timeline->reduced ? 1 : SCORED_STAMP_MS);
    if (scored->tied)
        timeline_add_ms(timeline, &scored->tie, 1, MOTION_WAIT, timeline->reduced ? crown : crown - TIE_MS,
                        timeline->reduced ? 1 : TIE_MS);
    if (scored->decides)
        timeline_add_ms(timeline, &scored->call, 1, MOTION_WAIT, 0, sums);
}

void tactics_scoring_reset(CardTable *table) {
    TableScored *scored = &own(table)->scored;
    timeline_forget(&table->timeline, scored, sizeof *scored);
    memset(scored, 0, sizeof *scored);
    scored->row = NONE;
}

void tactics_scoring_show(const App *app, CardTable *table, const Event *event, const TacticsView *after) {
    const TableScored *scored = &own(table)->scored;
    if (event->kind == EVENT_SCORE && event->row < ROWS && scored->row != event->row)
        tell_row(app, table, after, event->row);
    else if (event->kind == EVENT_CLEAR || event->kind == EVENT_ROUND || event->kind == EVENT_PHASE)
        tactics_scoring_reset(table);
}

void tactics_scene_title(const App *app, const CardTable *table, const void *view, char *out, size_t size) {
    (void)table;
    ui_fill(app, out, size, UI_TABLE_SCORED, NUM("round", ((const TacticsView *)view)->round));
}

// ---- at rest, and each frame

// The table is held with all rows scored.
static bool is_held(const App *app, const CardTable *table) {
    return table->recap_held || (!table->showing && session_stage(app->session) == SESSION_SCORING);
}

static void tell_all(CardTable *table) {
    TableScored *scored = &own(table)->scored;
    tactics_scoring_reset(table);
    for (int row = 0; row < ROWS; row++) {
        scored->told[row] = seen(table)->scored_target[row] != NONE;
        scored->shown[row] = scored->told[row] ? 1 : 0;
    }
}

static bool is_all_told(const CardTable *table) {
    const TableScored *scored = &own(table)->scored;
    for (int row = 0; row < ROWS; row++)
        if (scored->told[row] != (seen(table)->scored_target[row] != NONE))
            return false;
    return scored->row == NONE;
}

static bool any_told(const CardTable *table) {
    for (int row = 0; row < ROWS; row++)
        if (own(table)->scored.told[row])
            return true;
    return false;
}

// The crown falls, or nobody gets it.
static void play_outcome(App *app, const TacticsView *view, uint8_t row) {
    app_play(app, view->scored_winner[row] != SEAT_NONE ? SOUND_CROWN : SOUND_DEACTIVATE);
}

// "=" and the emblem.
static void play_stamps(App *app, const TacticsView *view, TableScored *scored) {
    if (scored->tie > 0 && !scored->heard_tie) {
        scored->heard_tie = true;
        app_play(app, SOUND_TIE);
    }
    if (scored->stamp >= SCORED_STAMPED && !scored->heard_stamp) {
        scored->heard_stamp = true;
        app_play(app, view->scored_winner[scored->row] != SEAT_NONE ? SOUND_HULL_HIT : SOUND_NONE);
    }
}

static void play_sounds(App *app, const CardTable *table, TableScored *scored) {
    if (scored->row == NONE || scored->hastened)
        return;
    if (scored->decides && !scored->heard_call) {
        scored->heard_call = true;
        app_play(app, SOUND_TURN);
    }
    play_stamps(app, seen(table), scored);
    if (scored->swing > (float)scored->heard_swings) {
        scored->heard_swings = (int)ceilf(scored->swing);
        app_play(app, SOUND_LEAD);
    }
    if (scored->done > (float)scored->heard) {
        scored->heard = (int)ceilf(scored->done);
        app_play_step(app, SOUND_COUNT, scored->heard - 1);
    } else if (scored->crown > 0 && !scored->heard_crown) {
        scored->heard_crown = true;
        gfx_damage(app->gfx, table->layout.action); // it says the verdict with the stage
        app_request_layout(app);
        play_outcome(app, seen(table), scored->row);
    }
}

static void damage(App *app, const CardTable *table, TableScored *scored) {
    const float hush = tactics_stage_hush(table);
    if (scored->drawn_shade != scored->shade || scored->drawn_hush != hush) {
        scored->drawn_shade = scored->shade;
        scored->drawn_hush = hush;
        gfx_damage_all(app->gfx);
    }
    bool stage_moves = scored->drawn_stage != tactics_stage_opacity(table);
    for (int row = 0; row < ROWS; row++) {
        const bool moved = scored->drawn_shown[row] != scored->shown[row] ||
                           (scored->row == row &&
                            (scored->drawn_done != scored->done || scored->drawn_crown != scored->crown ||
                             scored->drawn_call != scored->call || scored->drawn_swing != scored->swing ||
                             scored->drawn_hold != scored->hold || scored->drawn_tie != scored->tie ||
                             scored->drawn_stamp != scored->stamp));
        scored->drawn_shown[row] = scored->shown[row];
        if (moved)
            gfx_damage(app->gfx, gfx_inset(own(table)->layout.column[row].frame, -lpx(table, 30)));
        stage_moves |= moved;
    }
    if (stage_moves)
        gfx_damage(app->gfx, tactics_stage_box(table));
    scored->drawn_stage = tactics_stage_opacity(table);
    scored->drawn_done = scored->done;
    scored->drawn_crown = scored->crown;
    scored->drawn_call = scored->call;
    scored->drawn_swing = scored->swing;
    scored->drawn_hold = scored->hold;
    scored->drawn_tie = scored->tie;
    scored->drawn_stamp = scored->stamp;
}

void tactics_scoring_update(App *app, CardTable *table) {
    TableScored *scored = &own(table)->scored;
    const bool held = is_held(app, table);
    if (held ? !is_all_told(table) : !table->showing && any_told(table)) {
        if (held)
            tell_all(table);
        else
            tactics_scoring_reset(table);
        tactics_lay(app, table);
        scene_arrange(table, MOTION_MAKE_ROOM);
        app_request_layout(app);
    }
    tactics_talks_ask(app, table);
    tactics_stage_ahead(app, table);
    play_sounds(app, table, scored);
    damage(app, table, scored);
}

bool tactics_scoring_skip(App *app, CardTable *table) {
    if (!tactics_scoring_is_told(table))
        return false;
    own(table)->scored.hastened = true;
    table_show_next(app, table);
    return true;
}
