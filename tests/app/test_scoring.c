// SPDX-License-Identifier: MIT
// Tests the presentation of a scoring, row by row, before it is carried out: sums are complete before the
// crown falls, the crown has fallen before the target flies, and points change last. However it is skipped,
// the table is the same in the end.
#include "app/kit/action.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/passing.h"
#include "app/kit/scene.h"
#include "app/kit/stage_view.h"
#include "app/stage/guard.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"
#include "app/tables/tactics/table.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FRAME_MS 20
#define FINE_MS 4
#define FRAMES_MAX 1500 // half a minute

static CardTable *table;
static float points_before[SEATS_MAX];

// The last card of the round is put down; the cards of its rows are `steps` away from being counted.
static void start_in(int width, int height, const char *position, const char *steps) {
    const Shot shot = {"scoring", position, steps};
    const ShotManner manner = {0};
    ck_assert(stage_open(width, height));
    ck_assert(screen_play_unpainted(&shot, &manner));
    table = stage_app->frame->self;
    memcpy(points_before, table->points, sizeof points_before);
    ck_assert(stage_point("button:menu"));
}

static void game_start_prepare(const char *position, const char *steps) {
    start_in(1280, 720, position, steps);
}

static void begin(void) {
    game_start_prepare("scoring.json", "start run take play:infantry:4");
}

static bool is_over(void) {
    return session_stage(stage_app->session) == SESSION_SCORING && !table->showing;
}

static void run_until(bool (*reached)(void)) {
    for (int i = 0; i < FRAMES_MAX && !reached(); i++)
        stage_wait(FRAME_MS);
    ck_assert(reached());
}

// ---- the order of what is told

static const TableScored *scored(void) {
    return &own(table)->scored;
}

static float complete_sum(int row, Seat seat) {
    return (float)seen(table)->scored_eighths[row][seat] / 8;
}

static bool points_changed(void) {
    return memcmp(points_before, table->points, sizeof points_before) != 0;
}

static void check_row(int row) {
    if (!tactics_scoring_covers(table, row)) {
        ck_assert(!tactics_scoring_crowned(table, row) && own(table)->tile[row].target == NONE);
        return;
    }
    ck_assert(scored()->row != row || tactics_scoring_counted(table, row) || scored()->crown <= 0);
    for (Seat seat = 0; seat < seen(table)->seats && tactics_scoring_crowned(table, row); seat++)
        ck_assert(tactics_scoring_sum(table, row, seat) == complete_sum(row, seat));
    if (own(table)->tile[row].target != NONE || seen(table)->row[row].target == NONE)
        ck_assert(tactics_scoring_crowned(table, row));
    for (int later = row + 1; later < ROWS; later++)
        ck_assert(!tactics_scoring_covers(table, later) || tactics_scoring_awarded(table, row));
}

// A card of a row that is told counts as much to its end, though its target is gone by then.
static void check_cards(int row, uint8_t counted[LANE_MAX]) {
    const Zone *zone = &table->scene.zone[row];
    for (int at = 0; at < zone->count && at < LANE_MAX; at++) {
        const CardRef *card = &table->scene.sprite[zone->sprite[at]].now;
        const uint8_t power = (uint8_t)table->game->look->card(table->looks, stage_app, card).power_now;
        ck_assert(counted[at] == NONE || counted[at] == power);
        counted[at] = power;
    }
}

// Some of the sums are on their way.
static bool is_climbing(int row) {
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const float sum = tactics_scoring_sum(table, row, seat);
        if (tactics_scoring_covers(table, row) && sum > 0 && sum < complete_sum(row, seat))
            return true;
    }
    return false;
}

START_TEST(sums_come_before_the_crown_and_that_before_points) {
    int climbed[ROWS] = {0}, waiting = 0;
    uint8_t counted[ROWS][LANE_MAX];
    memset(counted, NONE, sizeof counted);
    begin();
    for (int i = 0; i < FRAMES_MAX && !is_over(); i++) {
        stage_wait(FRAME_MS);
        for (int row = 0; row < ROWS; row++) {
            check_row(row);
            if (tactics_scoring_covers(table, row))
                check_cards(row, counted[row]);
            climbed[row] += is_climbing(row);
        }
        waiting += tactics_scoring_crowned(table, 0) && !points_changed();
        ck_assert(!points_changed() || tactics_scoring_crowned(table, 0));
    }
    ck_assert(is_over() && points_changed());
    for (int row = 0; row < ROWS; row++)
        ck_assert_int_gt(climbed[row], 3); // part by part
    ck_assert_int_gt(waiting, 3);
    stage_close();
}
END_TEST

// What the tiles of a pile say adds up to its points.
static void check_piles(void) {
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const ViewSeat *pile = &seen(table)->seat[seat];
        int sum = 0;
        Why points;
        tactics_explain_points(tactics_looks_rules(table->looks), seen(table), seat, &points);
        for (int i = 0; i < pile->won_count; i++)
            sum += tactics_pile_brings(&points, pile->won[i]);
        ck_assert_int_eq(sum, pile->points);
    }
}

START_TEST(tiles_add_up_to_points) {
    game_start_prepare("scoring_last.json", "start run take play:infantry:4");
    run_until(is_over);
    const ViewSeat *pile = &seen(table)->seat[1];
    ck_assert_int_gt(pile->points, pile->points_values); // some have bonuses
    check_piles();
    stage_close();
}
END_TEST

static int points_of(Seat seat) {
    return seen(table)->seat[tactics_pile_seat(seen(table), seat)].points;
}

// What a row's target adds to those taken before.
static int raises(uint8_t row, Seat winner) {
    Why worth;
    return tactics_row_worth(table, row, winner, &worth) ? (int)(worth.total / 8) - tactics_worth_own(&worth)
                                                         : 0;
}

// What the list of the conquered says of the row's target.
static int listed(uint8_t row, Seat winner) {
    Why points;
    tactics_explain_points(tactics_looks_rules(table->looks), seen(table), winner, &points);
    return tactics_pile_brings(&points, seen(table)->scored_target[row]);
}

// What a row's target is said to bring, before it is taken and afterwards, is what is paid for it: its own
// points, which the pile says too, and what it adds to others.
START_TEST(what_is_shown_is_paid) {
    int rows = 0, shown[ROWS] = {0}, others[ROWS] = {0}, more = 0, raised = 0;
    game_start_prepare("scoring_last.json", "start run take play:infantry:4");
    int before[SEATS_MAX] = {points_of(0), points_of(1), points_of(2)};
    for (int i = 0; i < FRAMES_MAX && !is_over(); i++) {
        stage_wait(FRAME_MS);
        const uint8_t row = scored()->row;
        if (row == NONE || seen(table)->scored_winner[row] >= seen(table)->seats)
            continue;
        const Seat winner = seen(table)->scored_winner[row];
        if (!tactics_scoring_awarded(table, row)) {
            shown[row] = tactics_row_brings(table, row, winner);
            others[row] = raises(row, winner);
        } else if (rows <= row) {
            rows = row + 1;
            ck_assert_int_eq(points_of(winner) - before[winner], shown[row] + others[row]);
            ck_assert_int_eq(tactics_row_brings(table, row, winner), shown[row]);
            raised += others[row] > 0;
            more += shown[row] >
                    tactics_looks_rules(table->looks)->target[seen(table)->scored_target[row]].points;
            for (Seat seat = 0; seat < seen(table)->seats; seat++)
                before[seat] = points_of(seat);
        }
    }
    ck_assert_int_eq(rows, ROWS);
    ck_assert_int_ge(more, 1);               // more than is printed on them
    ck_assert_int_ge(raised, 1);             // some raise others
    for (uint8_t row = 0; row < ROWS; row++) // and so it stands there while the table is held
        ck_assert_int_eq(tactics_row_brings(table, row, seen(table)->scored_winner[row]),
                         listed(row, seen(table)->scored_winner[row]));
    stage_close();
}
END_TEST

START_TEST(steps_add_up_to_the_sums) {
    begin();
    int rows = 0, last = -1;
    for (int i = 0; i < FRAMES_MAX && !is_over(); i++) {
        stage_wait(FRAME_MS);
        if (scored()->row >= ROWS || scored()->row == last)
            continue;
        int32_t sum[TACTICS_SEATS] = {0};
        last = scored()->row;
        rows++;
        for (int step = 0; step < scored()->steps; step++)
            sum[scored()->step[step].seat] += scored()->step[step].part.amount;
        for (Seat seat = 0; seat < seen(table)->seats; seat++)
            ck_assert_int_eq(sum[seat], seen(table)->scored_eighths[last][seat]);
    }
    ck_assert_int_eq(rows, ROWS);
    stage_close();
}
END_TEST

// ---- the ledger on the stage

// The sum of "15 + 9 + 3 (Phaser) − 4½", in eighths; what is in brackets is no number.
static int ledger_sum(const char *text) {
    int sum = 0, sign = 1;
    for (const char *at = text; *at != 0;) {
        if (*at == '(') {
            at += strcspn(at, ")") + 1;
        } else if (*at >= '0' && *at <= '9') {
            char *end;
            sum += sign * 8 * (int)strtol(at, &end, 10);
            at = end;
        } else if (*at == '\xC2' && at[1] >= '\xBC' && at[1] <= '\xBE') { // ¼, ½, ¾
            sum += sign * 2 * (at[1] - '\xBB');
            at += 2;
        } else {
            sign = strncmp(at, "\u2212", 3) == 0 ? -1 : *at == '+' ? 1 : sign;
            at++;
        }
    }
    return sum;
}

static int counted_amount(const TableScored *at, Seat seat) {
    int sum = 0;
    for (int i = 0; i < at->steps && (float)i < at->done; i++)
        sum += at->step[i].seat == seat ? at->step[i].part.amount : 0;
    return sum;
}

static void check_ledger(Seat seat, int sides) {
    char text[LEDGER_TEXT];
    const GfxRect room = tactics_stage_ledger_room(table, 0, sides);
    const GfxStyle style =
        widget_style(stage_app, GFX_FONT_TEXT_MEDIUM, LEDGER_LETTERS, COLOR_HEADING, GFX_CENTRE);
    tactics_explain_ledger(stage_app, table, seat, text, sizeof text);
    ck_assert_msg(ledger_sum(text) == counted_amount(scored(), seat), "%s is not %d/8", text,
                  counted_amount(scored(), seat));
    ck_assert_msg(gfx_text_wrapped_fits(stage_app->gfx, &style, LEDGER_LEAST, LEDGER_LINE, room, text),
                  "clipped: %s", text);
}

// At each moment it adds up to what has been counted, whatever the bonuses, and fits below the name.
START_TEST(the_ledger_adds_up_and_fits) {
    bool named = false;
    game_start_prepare("scoring_bonus.json", "start run take play:shuttle:4");
    ck_assert(stage_set_language(_i == 0 ? "en" : "de"));
    for (int i = 0; i < FRAMES_MAX && !is_over(); i++) {
        stage_wait(FRAME_MS);
        char text[LEDGER_TEXT];
        for (Seat seat = 0; seat < seen(table)->seats && scored()->row < ROWS; seat++) {
            check_ledger(seat, seen(table)->seats);
            tactics_explain_ledger(stage_app, table, seat, text, sizeof text);
            named |= strstr(text, "(Phaser)") != NULL;
        }
    }
    ck_assert(is_over() && named);
    stage_close();
}
END_TEST

// In Blind Trust a team's cards count together, once.
START_TEST(a_team_is_counted_once) {
    game_start_prepare("trust_scoring.json", "start run take moves:1 take put:4");
    bool climbs = false;
    for (int i = 0; i < FRAMES_MAX && !is_over(); i++) {
        stage_wait(FRAME_MS);
        for (int row = 0; row < ROWS; row++)
            if (scored()->row == row && tactics_scoring_counted(table, row))
                for (Seat seat = 0; seat < 2; seat++)
                    ck_assert(tactics_scoring_sum(table, row, seat) ==
                              complete_sum(row, seat) + complete_sum(row, tactics_ally(table, seat)));
        for (int k = 0; k < scored()->steps; k++)
            ck_assert(tactics_ally(table, scored()->step[k].seat) > scored()->step[k].seat);
        climbs |= scored()->row < ROWS && is_climbing(scored()->row);
    }
    ck_assert(is_over() && climbs);
    stage_close();
}
END_TEST

// ---- the row that decides

typedef struct LastRow {
    const char *position, *steps;
    bool decides;
} LastRow;

static const LastRow last_rows[] = {
    {"scoring_last.json", "start run take play:infantry:4", true},
    {"scoring_last.json", "reduced start run take play:infantry:4", true},
    {"scoring_clear.json", "start run take play:infantry:4", false}, // whoever takes it, the same one wins
    {"scoring_more.json", "start run take play:infantry:4", false},  // more targets lie in the pile
};

// It is said before anything is counted, of the last row alone, and only if the row can change who wins.
START_TEST(a_last_row_that_decides_is_told_as_one) {
    const LastRow *last = &last_rows[_i];
    bool called = false;
    game_start_prepare(last->position, last->steps);
    for (int i = 0; i < FRAMES_MAX && !is_over(); i++) {
        stage_wait(FRAME_MS);
        const bool decides = tactics_scoring_decides(table);
        ck_assert(!decides || (last->decides && scored()->row == ROWS - 1));
        called |= decides && scored()->call > 0.5F && scored()->done <= 0 && scored()->crown <= 0;
        ck_assert(!decides || scored()->call >= 1 || (scored()->done <= 0 && scored()->crown <= 0));
    }
    ck_assert(is_over() && called == last->decides);
    stage_close();
}
END_TEST

// ---- where it stands

// Panels of four lie over more than the target: the cards whose sum they give stay whole below them.
START_TEST(cards_lie_below_the_panel) {
    static const float scales[] = {1, 1.25F, 1.5F};
    const Shot shot = {"scoring-four", "scoring_four.json", "start run take play:shuttle:4 run"};
    const ShotManner manner = {0};
    ck_assert(stage_open(1280, 720));
    ck_assert(stage_set_language(_i % 2 == 0 ? "en" : "de"));
    gfx_set_sizing(stage_app->gfx, (GfxSizing){.scale = scales[_i / 2]});
    ck_assert(screen_play(&shot, &manner));
    table = stage_app->frame->self;
    ck_assert(is_over());
    for (int row = 0; row < ROWS; row++) {
        const GfxRect box = tactics_scoring_box(table, row);
        ck_assert_int_ge(table->scene.zone[row].count, 4);
        for (int at = 0; at < table->scene.zone[row].count; at++) {
            const GfxRect card = sprite_rect(&table->scene.sprite[scene_at(&table->scene, (uint8_t)row, at)]);
            ck_assert_msg(card.y >= box.y + box.h, "row %d: card %d begins at %.0f, the panel ends at %.0f",
                          row + 1, at + 1, (double)card.y, (double)(box.y + box.h));
        }
    }
    stage_close();
}
END_TEST

// ---- heard

static int counts, crowns, conquers, leads;

static void note_sound(void *self, SoundKind kind, int step, int volume) {
    (void)self, (void)volume;
    counts += kind == SOUND_COUNT;
    if (kind == SOUND_COUNT) // each card a semitone above the one before
        ck_assert_int_eq(step, scored()->heard <= SOUND_STEPS ? scored()->heard - 1 : SOUND_STEPS);
    leads += kind == SOUND_LEAD;
    crowns += kind == SOUND_CROWN;
    conquers += kind == SOUND_CONQUER;
    ck_assert(kind != SOUND_CROWN || tactics_scoring_counted(table, scored()->row));
    ck_assert_int_le(conquers, crowns); // first the crown, then what it brings
}

static void no_music(void *self, MusicPiece piece, int volume) {
    (void)self, (void)piece, (void)volume;
}

static void nothing(void *self) {
    (void)self;
}

START_TEST(it_is_heard_in_the_same_order) {
    static const SoundOutput recorder = {
        .play = note_sound, .music = no_music, .stop = nothing, .close = nothing};
    begin();
    counts = crowns = conquers = leads = 0;
    sound_open(&stage_app->sound, &recorder);
    sound_set_volumes(&stage_app->sound, 100, 0);
    run_until(is_over);
    ck_assert_int_eq(leads, 3); // in the second row, as often as the lead changes
    ck_assert_int_gt(counts, ROWS);
    ck_assert_int_eq(crowns, ROWS);
    ck_assert_int_eq(conquers, ROWS);
    stage_close();
}
END_TEST

// ---- who leads

// Nobody has more than who leads; when that changes, it is shown for a while in which nothing is added at
// first. The last card is the slowest.
START_TEST(a_change_of_the_lead_is_an_event) {
    int swings[ROWS] = {0}, still = 0;
    float last_done = 0, last_swing = 0;
    begin();
    for (int i = 0; i < FRAMES_MAX && !is_over(); i++) {
        stage_wait(FRAME_MS);
        const TableScored *at = scored();
        if (at->row == NONE)
            continue;
        swings[at->row] = SDL_max(swings[at->row], (int)ceilf(at->swing));
        still += at->swing > last_swing && at->done <= last_done && at->done < (float)at->steps;
        last_done = at->done;
        last_swing = at->swing;
        Seat before;
        float part;
        const Seat leader = tactics_scoring_leader(table, &before, &part);
        for (Seat seat = 0; seat < seen(table)->seats && leader != SEAT_NONE; seat++)
            ck_assert_int_le(counted_amount(at, seat) - counted_amount(at, leader),
                             at->done > floorf(at->done) ? 8 * 40 : 0); // a card on its way is counted there
        for (int step = 0; step + 1 < at->steps; step++)
            ck_assert(at->takes[at->steps - 1] > 1.5F * at->takes[step]);
    }
    ck_assert_int_eq(swings[0], 0);
    ck_assert_int_eq(swings[1], 3);
    ck_assert_int_gt(still, 12);
    stage_close();
}
END_TEST

// A row that nobody contests is counted quickly, and its last card is not awaited.
START_TEST(a_row_of_one_side_is_soon_over) {
    begin();
    run_until(is_over);
    TableScored at = {.steps = 4};
    for (int i = 0; i < at.steps; i++)
        at.step[i] = (ScoredStep){.part = {.amount = 40, .kind = WHY_CARD, .blocker = {.card = NONE}},
                                  .seat = (Seat)(i % 2)};
    tactics_scoring_pace(table, &at);
    const float contested = at.begins[at.steps];
    ck_assert(!at.alone && at.held[at.steps - 1]);
    for (int i = 0; i < at.steps; i++)
        at.step[i].seat = 0;
    tactics_scoring_pace(table, &at);
    ck_assert(at.alone && !at.held[at.steps - 1]);
    ck_assert_float_lt(at.begins[at.steps], 0.5F * contested);
    at.decides = true; // whatever decides is told as slowly as ever
    tactics_scoring_pace(table, &at);
    ck_assert(!at.alone && at.begins[at.steps] > contested);
    stage_close();
}
END_TEST

// ---- held beats, ties, the emblem

static float awaited_ms(const TableScored *at) {
    int holds = 0;
    for (int step = 0; step < at->steps; step++)
        holds += at->held[step];
    return (float)holds * at->hold_ms;
}

// Before the last card of each side that is not the first of all nothing is added for a while.
START_TEST(the_last_card_of_a_side_is_awaited) {
    float held[ROWS] = {0}, awaited[ROWS] = {0}, done = 0;
    int added = 0;
    begin();
    stage_frames(FINE_MS); // such a while is few of the usual frames
    for (int i = 0; i < FRAMES_MAX * FRAME_MS / FINE_MS && !is_over(); i++) {
        stage_step();
        const TableScored *at = scored();
        if (at->row == NONE)
            continue;
        float part = 0;
        const ScoredStep *step = tactics_scoring_held_step(table, at->row, &part);
        const bool waits = step != NULL && at->done <= floorf(at->done);
        held[at->row] += waits ? FINE_MS : 0;
        awaited[at->row] = awaited_ms(at);
        added += waits && at->done > done && at->done - floorf(at->done) > 0;
        for (int later = (int)at->done + 1; step != NULL && later < at->steps; later++)
            ck_assert(at->step[later].seat != step->seat || at->step[later].part.amount <= 0);
        done = at->done;
    }
    stage_frames(FRAME_MS);
    for (int row = 0; row < ROWS; row++) {
        ck_assert_float_ge(held[row], 0.9F * awaited[row] - 2 * FINE_MS);
        ck_assert(awaited[row] > 0 || row == ROWS - 1); // there lies one card alone
    }
    ck_assert_int_eq(added, 0);
    stage_close();
}
END_TEST

// Equal sums are stamped as such before the crown falls; the emblem strikes after that, and then the painting
// shakes until it stands still again.
// No power against no cards is no tie, although both count 0.
START_TEST(no_opponent_is_no_tie) {
    static const char *const file[] = {"scoring_free.json", "scoring_bare.json"};
    int bare = 0, tied = 0;
    game_start_prepare(file[_i], "start run take play:infantry:4");
    for (int i = 0; i < FRAMES_MAX && !is_over(); i++) {
        stage_wait(FRAME_MS);
        bare += scored()->row == 0 && scored()->bare;
        tied += scored()->row == 0 && scored()->tie > 0;
    }
    ck_assert_int_gt(bare, 3);
    ck_assert_msg(_i == 0 ? tied == 0 : tied > 3, "tied in %d frames", tied);
    stage_close();
}
END_TEST

START_TEST(a_tie_is_a_moment_and_the_emblem_strikes) {
    int tied = 0, shaken = 0;
    game_start_prepare("tie.json",
                       _i == 0 ? "start run take play:infantry:4" : "reduced start run take play:infantry:4");
    for (int i = 0; i < FRAMES_MAX && !is_over(); i++) {
        stage_wait(FRAME_MS);
        const TableScored *at = scored();
        if (at->row == NONE)
            continue;
        ck_assert(at->tie <= 0 || (at->tied && at->done >= (float)at->steps));
        tied += at->tie > 0 && at->crown <= 0;
        ck_assert(at->stamp <= 0 || at->crown > 0);
        shaken += fabsf(tactics_stamp_shake(table)) > 0.5F;
        ck_assert(at->stamp < 1 || fabsf(tactics_stamp_shake(table)) <= 0);
    }
    ck_assert(is_over());
    ck_assert_msg(_i == 0 ? tied > 8 && shaken > 8 : shaken == 0, "tied %d, shaken %d", tied, shaken);
    stage_close();
}
END_TEST

// ---- nothing is covered, nothing is dark

static bool stage_is_next(void) {
    return seen(table)->phase == PHASE_SCORING && !tactics_scoring_is_told(table);
}

static const char *painting_of(int row) {
    return tactics_target_look(table->looks, seen(table)->row[row].target).painting;
}

// The first row's painting is decoded before its stage comes; and where nobody has asked for one, the stage
// waits for it rather than come up dark.
START_TEST(a_stage_has_its_painting_from_the_beginning) {
    const Shot shot = {"scoring", "scoring.json", "start run take play:infantry:4"};
    const ShotManner manner = {0};
    ck_assert(stage_open(1280, 720));
    ck_assert(screen_play(&shot, &manner));
    table = stage_app->frame->self;
    run_until(stage_is_next);
    for (int i = 0; i < 5; i++)
        stage_wait(FRAME_MS);
    ck_assert(stage_is_next());
    const GfxRect box = tactics_board_stage(table).box;
    ck_assert(
        picture_store_prefetch(stage_app->pictures, painting_of(0), (int)roundf(box.w), (int)roundf(box.h)));
    const StageView odd = {gfx_rect(0, 0, 301, 133), 301, 133};
    const StageGround ground = {.file = painting_of(3)};
    stage_draw_ground(stage_app, table, &odd, &ground);
    ck_assert(picture_store_prefetch(stage_app->pictures, ground.file, 301, 133));
    stage_close();
}
END_TEST

static bool first_row_is_crowned(void) {
    return scored()->row == 0 && scored()->crown > 0;
}

static bool emblem_has_struck(void) {
    return scored()->row == 0 && scored()->stamp > SCORED_STAMPED;
}

static uint32_t pixel_at(float x, float y) {
    const SDL_Surface *picture = gfx_picture(stage_app->gfx);
    const unsigned char *row = (const unsigned char *)picture->pixels + (size_t)y * (size_t)picture->pitch;
    uint32_t pixel;
    memcpy(&pixel, row + (size_t)x * sizeof pixel, sizeof pixel);
    return pixel & 0xFFFFFFu;
}

static GfxRect winners_card(void) {
    const StageView stage = tactics_board_stage(table);
    const Seat winner = seen(table)->scored_winner[0];
    const float w = stage.box.w / (float)seen(table)->seats;
    const GfxRect room = gfx_rect(stage.box.x + w * (float)winner, stage.box.y, w, stage.box.h);
    const StageFan fan = {&stage, winner, room, stage.box.y + stage.box.h * 0.62F};
    for (int at = 0; at < table->scene.zone[0].count; at++)
        if (table->scene.sprite[table->scene.zone[0].sprite[at]].now.owner == winner)
            return tactics_stage_card(table, &fan, 0, at);
    ck_abort_msg("who has won has no card");
}

// The emblem of who has won stands behind their cards; and the action box says the verdict with the stage.
START_TEST(the_verdict_covers_no_card) {
    const Shot shot = {"scoring", "scoring.json", "start run take play:infantry:4"};
    const ShotManner manner = {0};
    char title[SCORED_TEXT_MAX];
    ActionBox box;
    ck_assert(stage_open(1280, 720));
    ck_assert(screen_play(&shot, &manner));
    table = stage_app->frame->self;
    run_until(first_row_is_crowned);
    ck_assert(scored()->stamp < SCORED_STAMPED);
    const GfxRect card = winners_card();
    const float x = card.x + card.w / 2, y = card.y + card.h / 2;
    const uint32_t before = pixel_at(x, y);
    tactics_scoring_title(stage_app, table, 0, title);
    action_state(stage_app, table, &box);
    ck_assert_str_eq(box.hint, title);
    run_until(emblem_has_struck);
    ck_assert_uint_eq(pixel_at(x, y), before);
    stage_close();
}
END_TEST

// ---- a game that becomes longer

// Of eight targets in two rounds, one that nobody took needs a third.
START_TEST(a_round_more_is_known) {
    TacticsView view = {.seats = 2, .round = 1, .target_pile = 4};
    for (int row = 0; row < ROWS; row++)
        view.row[row] = (ViewRow){.dealt = 1, .target = (uint8_t)row};
    ck_assert_int_eq(tactics_rounds_in_all(&view), 2);
    ck_assert_int_eq(tactics_rounds_more(&view), 0);
    for (int row = 0; row < ROWS; row++)
        view.row[row].target = NONE;
    view.seat[0].won_count = 3;
    view.target_pile = 5;
    ck_assert_int_eq(tactics_rounds_in_all(&view), 3);
    ck_assert_int_eq(tactics_rounds_more(&view), 1);
}
END_TEST

// ---- hastened

typedef struct Ending {
    uint32_t pixels[720][1280];
    TableScored scored;
    float points[SEATS_MAX];
    uint64_t hash;
} Ending;

static Ending usual, other;

static void take_ending(Ending *ending) {
    ck_assert(stage_run());
    ck_assert(is_over());
    const SDL_Surface *picture = gfx_picture(stage_app->gfx);
    for (int y = 0; y < 720; y++) {
        const void *line = (const uint8_t *)picture->pixels + y * picture->pitch;
        for (int x = 0; x < 1280; x++)
            ending->pixels[y][x] = ((const uint32_t *)line)[x] & 0xFFFFFFu;
    }
    ending->scored = *scored();
    ending->hash = match_hash(session_match(stage_app->session));
    memcpy(ending->points, table->points, sizeof ending->points);
}

static void end_with(void) {
    take_ending(&other);
    stage_close();
    ck_assert(memcmp(usual.points, other.points, sizeof usual.points) == 0);
    ck_assert(memcmp(usual.scored.told, other.scored.told, sizeof usual.scored.told) == 0);
    ck_assert(usual.hash == other.hash);
    ck_assert(memcmp(usual.pixels, other.pixels, sizeof usual.pixels) == 0);
}

static void end_usually(void) {
    begin();
    run_until(is_over);
    take_ending(&usual);
    stage_close();
}

static bool first_row_is_counted(void) {
    return scored()->row == 0 && scored()->done > 0.5F;
}

static void click_beside(void) {
    const float x = stage_app->input.x, y = stage_app->input.y;
    stage_mouse(SDL_MOUSEMOTION, 12, 500, 0);
    stage_mouse(SDL_MOUSEBUTTONDOWN, 12, 500, SDL_BUTTON_LEFT);
    stage_mouse(SDL_MOUSEBUTTONUP, 12, 500, SDL_BUTTON_LEFT);
    stage_mouse(SDL_MOUSEMOTION, x, y, 0);
}

static bool first_row_is_told(void) {
    return scored()->told[0];
}

// The rows to come step back; that which is told first never does.
START_TEST(only_rows_to_come_are_shaded) {
    begin();
    run_until(first_row_is_told);
    for (int i = 0; i < 10; i++) {
        ck_assert(tactics_scoring_shade(table, 0) <= 0);
        stage_wait(FRAME_MS);
    }
    for (int row = 1; row < ROWS; row++)
        ck_assert_float_gt(tactics_scoring_shade(table, row), 0.9F);
    stage_close();
}
END_TEST

START_TEST(a_click_ends_the_row_that_is_told) {
    float left = 1;
    end_usually();
    begin();
    for (int row = 0; row < ROWS; row++) {
        while (scored()->row != row || scored()->done < 0.5F)
            stage_wait(FRAME_MS);
        const float now = passing_left(stage_app, table);
        ck_assert_msg(now > 0 && now <= left, "its button says that %d %% of it is left, after %d %%",
                      (int)(now * 100), (int)(left * 100));
        left = now;
        ck_assert(!tactics_scoring_counted(table, row));
        click_beside();
        stage_wait(FRAME_MS);
        ck_assert(tactics_scoring_awarded(table, row));
        if (row + 1 < ROWS)
            ck_assert(scored()->row == row + 1 && !tactics_scoring_counted(table, row + 1));
    }
    end_with();
}
END_TEST

START_TEST(so_does_the_key) {
    end_usually();
    begin();
    run_until(first_row_is_counted);
    ck_assert(stage_press("Space"));
    stage_wait(FRAME_MS);
    ck_assert(tactics_scoring_awarded(table, 0) && scored()->row == 1 && !tactics_scoring_counted(table, 1));
    run_until(is_over);
    stage_close();
}
END_TEST

static void check_all_at_once(void) {
    stage_wait(2 * FRAME_MS);
    ck_assert(is_over());
    for (int row = 0; row < ROWS; row++)
        ck_assert(tactics_scoring_awarded(table, row));
}

START_TEST(escape_ends_all_of_it) {
    end_usually();
    begin();
    run_until(first_row_is_counted);
    ck_assert(stage_press("Escape"));
    check_all_at_once();
    end_with();
}
END_TEST

// Until its name has come up.
static void point_at_menu(void) {
    ck_assert(stage_point("score:klingon") && stage_point("button:menu"));
    stage_wait(2000);
}

START_TEST(so_does_the_button) {
    begin();
    run_until(is_over);
    point_at_menu();
    take_ending(&usual);
    stage_close();
    begin();
    run_until(first_row_is_counted);
    stage_wait(GUARD_MS); // a button that has only just come can't be pressed
    ck_assert(!is_over());
    ck_assert(stage_click("button:skip", SDL_BUTTON_LEFT));
    check_all_at_once();
    point_at_menu();
    end_with();
}
END_TEST

// ---- the target flies to whoever has taken it

static bool flies(void) {
    return own(table)->tile[0].target != NONE && own(table)->tile[0].left < 1;
}

// From as large as the stage it shrinks to the tile that it becomes, and all of it is drawn anew.
START_TEST(the_painting_flies_off_the_stage) {
    begin();
    run_until(flies);
    const FlyingTile *tile = &own(table)->tile[0];
    float before = tactics_stage_box(table).w;
    int frames = 0;
    ck_assert_float_gt(tactics_flying_painting(table, tile, 0).w, before * 0.4F);
    for (; tile->left > 0.02F && tile->target != NONE; frames++) {
        const FlyingPainting at = tactics_flying_painting(table, tile, 0);
        const GfxRect bounds = tactics_flying_bounds(table, tile);
        ck_assert_float_le(at.w, before + 0.5F);
        ck_assert(gfx_contains(bounds, at.x - at.w * 0.6F, at.y) && gfx_contains(bounds, at.x, at.y));
        before = at.w;
        stage_wait(FRAME_MS);
    }
    ck_assert_int_gt(frames, 15);
    ck_assert_float_lt(before, tile->w * 1.5F);
    stage_close();
    game_start_prepare("scoring.json", "reduced start run take play:infantry:4");
    for (int i = 0; i < 400 && !is_over(); i++) {
        stage_wait(FRAME_MS);
        ck_assert(own(table)->tile[0].from_w <= 0); // nothing flies
    }
    stage_close();
}
END_TEST

// ---- the stage takes the whole board

static bool has_counted_one(void) {
    return scored()->row < ROWS && scored()->steps > 0 && scored()->done >= 1;
}

static bool is_within(GfxRect outer, GfxRect inner) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

// From the first column to the last one, in every window; all else is darker then, and not before.
START_TEST(the_stage_takes_the_whole_board) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {640, 480}};
    start_in(sizes[_i][0], sizes[_i][1], "scoring.json", "start run take play:infantry:4");
    ck_assert_float_eq(tactics_stage_hush(table), 0);
    run_until(has_counted_one);
    const TableColumn *column = own(table)->layout.column;
    const GfxRect box = tactics_stage_box(table);
    for (int row = 0; row < ROWS; row++)
        ck_assert(is_within(gfx_inset(box, -1), column[row].frame));
    ck_assert_float_gt(tactics_stage_hush(table), 0.3F);
    stage_close();
}
END_TEST

static void check_fan(const StageFan *fan, int row) {
    const Zone *zone = &table->scene.zone[row];
    float before = fan->room.x;
    for (int at = 0; at < zone->count; at++) {
        if (table->scene.sprite[zone->sprite[at]].now.owner != fan->side)
            continue;
        const GfxRect card = tactics_stage_card(table, fan, row, at);
        ck_assert_float_gt(card.w, 40);
        ck_assert(is_within(fan->room, card));
        ck_assert_float_lt(card.y + card.h, fan->sums);
        ck_assert_float_gt(card.x, before + 8); // the number in its corner can be seen
        before = card.x;
    }
}

// Each card stands in its side's part of the stage, above its sum, and is lit once it has been counted.
START_TEST(cards_stand_above_the_sum_they_make) {
    begin();
    run_until(has_counted_one);
    const int row = scored()->row, sides = seen(table)->seats;
    const GfxRect box = tactics_stage_box(table);
    const StageView stage = {box, box.w, box.h};
    for (Seat seat = 0; seat < sides; seat++) {
        const float w = box.w / (float)sides;
        const StageFan fan = {&stage, seat, gfx_rect(box.x + w * (float)seat, box.y, w, box.h),
                              box.y + box.h * 0.7F};
        check_fan(&fan, row);
    }
    const int first = scored()->step[0].part.from.at, last = scored()->step[scored()->steps - 1].part.from.at;
    ck_assert_int_ne(first, last);
    ck_assert(tactics_stage_is_counted(table, first) && !tactics_stage_is_counted(table, last));
    stage_close();
}
END_TEST

int test_scoring(void) {
    Suite *suite = suite_create("scoring");
    TCase *tcase = tcase_create("scoring");
    tcase_set_timeout(tcase, 600);
    tcase_add_test(tcase, sums_come_before_the_crown_and_that_before_points);
    tcase_add_test(tcase, only_rows_to_come_are_shaded);
    tcase_add_test(tcase, tiles_add_up_to_points);
    tcase_add_test(tcase, steps_add_up_to_the_sums);
    tcase_add_test(tcase, a_team_is_counted_once);
    tcase_add_loop_test(tcase, a_last_row_that_decides_is_told_as_one, 0,
                        (int)(sizeof last_rows / sizeof last_rows[0]));
    tcase_add_loop_test(tcase, cards_lie_below_the_panel, 0, 6);
    tcase_add_test(tcase, a_change_of_the_lead_is_an_event);
    tcase_add_test(tcase, the_last_card_of_a_side_is_awaited);
    tcase_add_loop_test(tcase, no_opponent_is_no_tie, 0, 2);
    tcase_add_loop_test(tcase, a_tie_is_a_moment_and_the_emblem_strikes, 0, 2);
    tcase_add_test(tcase, it_is_heard_in_the_same_order);
    tcase_add_test(tcase, a_click_ends_the_row_that_is_told);
    tcase_add_test(tcase, so_does_the_key);
    tcase_add_test(tcase, escape_ends_all_of_it);
    tcase_add_test(tcase, so_does_the_button);
    tcase_add_test(tcase, the_painting_flies_off_the_stage);
    suite_add_tcase(suite, tcase);
    TCase *stage = tcase_create("stage");
    tcase_set_timeout(stage, 600);
    tcase_add_loop_test(stage, the_stage_takes_the_whole_board, 0, 3);
    tcase_add_test(stage, cards_stand_above_the_sum_they_make);
    tcase_add_test(stage, a_stage_has_its_painting_from_the_beginning);
    tcase_add_test(stage, the_verdict_covers_no_card);
    tcase_add_test(stage, a_round_more_is_known);
    suite_add_tcase(suite, stage);
    TCase *ledger = tcase_create("ledger");
    tcase_set_timeout(ledger, 600);
    tcase_add_loop_test(ledger, the_ledger_adds_up_and_fits, 0, 2);
    tcase_add_test(ledger, what_is_shown_is_paid);
    tcase_add_test(ledger, a_row_of_one_side_is_soon_over);
    suite_add_tcase(suite, ledger);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
