// SPDX-License-Identifier: MIT
// Tests what the table of Star Empires shows in positions made for it.
#include "app/art/ship_wear.h"
#include "app/kit/flares.h"
#include "app/kit/game_table.h"
#include "app/kit/log_panel.h"
#include "app/kit/table.h"
#include "app/tables/star_empires/battle_fleet.h"
#include "app/tables/star_empires/battle_settle.h"
#include "app/tables/star_empires/screens.h"
#include "app/tables/star_empires/sector_art.h"
#include "app/tables/star_empires/show.h"
#include "app/tables/star_empires/side.h"
#include "gfx/record.h"
#include "play/course.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static CardTable *table;

static void begin(const char *position, const char *steps) {
    const ShotManner manner = {0};
    const Shot shot = {"shown", position, steps};
    ck_assert(stage_open(1280, 720));
    ck_assert(stage_set_language("en"));
    ck_assert(screen_play_unpainted(&shot, &manner));
    table = stage_app->frame->self;
}

static bool is_asked(AskKind kind) {
    return session_stage(stage_app->session) == SESSION_DECIDING && seen(table)->asks == kind;
}

// ---- losses in which there is no choice

// Two of three fall without a question, as the last one cannot get away; what the victory costs is asked.
START_TEST(what_falls_anyway_is_not_asked_for) {
    begin("empires_trapped.json", "start run take do:attack run take do:commit run take click:hand:1 run "
                                  "click:button:ready run");
    const BattleState *battle = &seen(table)->table.battle;
    ck_assert(is_asked(ASK_LOSE));
    ck_assert_int_eq(battle->step, STEP_WINNER);
    ck_assert_int_eq(seen(table)->to_act, 0);
    ck_assert_int_eq(sum_of(stack_of(&seen(table)->table, battle->place, 1)->unit), 1);
    stage_close();
}
END_TEST

// ---- a narrow battle and a rout

typedef struct Fire {
    int most;    // shots of the left side under way at once
    float shake; // units
    int ms;      // until it is decided
} Fire;

#define FRAME_MS 20

static Fire watch_fire(const char *steps) {
    Fire fire = {0};
    begin("empires_battle.json", steps);
    for (; fire.ms < 6000 && own(table)->motion.clash >= 1; fire.ms += FRAME_MS)
        stage_wait(FRAME_MS);
    fire.ms = 0;
    const GfxRect stage = own(table)->layout.battle.stage;
    for (; fire.ms < 6000 && own(table)->motion.decide < 1; fire.ms += FRAME_MS) {
        int shots = 0;
        for (int i = 0; i < FLARES_MAX; i++) {
            const Flare *flare = &table->scene.flares.item[i];
            shots += flare->used && flare->kind == FLARE_LASER && flare->part > 0 &&
                     flare->from.rect.x < stage.x + stage.w / 2;
        }
        fire.most = SDL_max(fire.most, shots);
        fire.shake = fmaxf(fire.shake, own(table)->motion.shakes);
        stage_wait(FRAME_MS);
    }
    stage_close();
    return fire;
}

START_TEST(a_rout_is_fired_and_shaken_harder_and_sooner_over) {
    const Fire narrow = watch_fire("start run take do:attack run take click:hand:1 run click:button:ready "
                                   "run take do:commit ms:900"),
               rout = watch_fire("start run take do:attack run take do:commit run take click:hand:1 run "
                                 "click:hand:2 run click:hand:3 run click:button:ready ms:900");
    ck_assert_int_gt(narrow.most, 0);
    ck_assert_int_gt(rout.most, 2 * narrow.most);
    ck_assert(rout.shake > 2 * narrow.shake);
    ck_assert_msg(rout.ms < narrow.ms && rout.ms > 300, "%d ms and %d", rout.ms, narrow.ms);
}
END_TEST

// ---- names

static int cut_in_hand, cut_at_side, read_in_hand, read_at_side;

static bool is_within(GfxRect part, GfxRect whole) {
    return part.x >= whole.x && part.y >= whole.y && part.x + part.w <= whole.x + whole.w &&
           part.y + part.h <= whole.y + whole.h;
}

#define MARGIN 24 // window pixels at most around a card in its layer

// Of a card of the hand that the next one covers, beyond what that leaves of it.
static bool is_covered(const GfxDrawnText *text) {
    const int count = table->scene.zone[AT_HAND].count;
    const char *name = text->name != NULL ? text->name : text->text;
    for (int at = 0; at + 1 < count; at++) {
        const uint8_t card = table_card_at(table, AT_HAND, at)->card;
        if (card != table_card_at(table, AT_HAND, at + 1)->card &&
            strcmp(name, empires_card_name(table->looks, card)) == 0)
            return text->extent.x + text->extent.w > layout_hand_strip(&table->layout, at, count).w + MARGIN;
    }
    return false;
}

// Cards are painted in layers of their own.
static void note_name(void *context, const GfxDrawnText *text) {
    (void)context;
    const bool side = text->layer == 0 && is_within(text->extent, own(table)->layout.side);
    read_at_side += side;
    cut_at_side += side && (text->cut || strchr(text->text, '.') != NULL);
    read_in_hand += text->layer != 0;
    cut_in_hand += text->layer != 0 && (text->cut || is_covered(text));
}

static void count_cut(const char *language, const char *position, const char *steps) {
    static const GfxRecorder recorder = {.dry = true, .text = note_name};
    const ShotManner manner = {0};
    const Shot shot = {"shown", position, steps};
    cut_in_hand = cut_at_side = read_in_hand = read_at_side = 0;
    ck_assert(stage_open(1280, 720));
    ck_assert(stage_set_language(language));
    ck_assert(screen_play(&shot, &manner));
    table = stage_app->frame->self;
    gfx_record(stage_app->gfx, &recorder);
    gfx_damage_all(stage_app->gfx);
    stage_wait(20);
    gfx_record(stage_app->gfx, NULL);
    stage_close();
}

// However many cards there are in the hand, each of them is named in what is seen of it, but for the same
// ones.
START_TEST(names_are_whole_in_a_full_hand_and_a_large_fleet) {
    static const char *const languages[] = {"en", "de"};
    for (int i = 0; i < 2; i++) {
        count_cut(languages[i], "empires_hand.json", "start run take run");
        ck_assert_int_gt(read_in_hand, 20);
        ck_assert_msg(cut_in_hand == 0, "%s: %d names of cards are cut", languages[i], cut_in_hand);
        count_cut(languages[i], "empires_stacks.json", "start run take click:stack:sa0:federation run");
        ck_assert_int_gt(read_at_side, 8);
        ck_assert_msg(cut_at_side == 0, "%s: %d names of units are cut", languages[i], cut_at_side);
    }
}
END_TEST

static void draw_once(const GfxRecorder *recorder) {
    gfx_record(stage_app->gfx, recorder);
    gfx_damage_all(stage_app->gfx);
    stage_wait(20);
    gfx_record(stage_app->gfx, NULL);
}

static int beyond, read_there, last_lines;

static void note_beyond(void *context, const GfxDrawnText *text) {
    (void)context;
    const GfxRect side = own(table)->layout.side, at = text->extent;
    if (text->layer != 0 || at.x < side.x || at.y < side.y || at.y > side.y + side.h)
        return;
    read_there++;
    // What comes last: who may answer.
    last_lines += strncmp(text->text, "May answer", 10) == 0 || strncmp(text->text, "Wer antworten", 13) == 0;
    beyond += text->cut || at.y + at.h > side.y + side.h + 1 || at.x + at.w > side.x + side.w;
}

// Of every kind of unit there is one or more: each has its row, and what awaits them is whole below.
START_TEST(a_forecast_is_whole_below_every_kind) {
    static const GfxRecorder recorder = {.dry = true, .text = note_beyond};
    for (int german = 0; german < 2; german++) {
        begin("empires_muster.json", "start run take run");
        ck_assert(stage_set_language(german != 0 ? "de" : "en"));
        const ShotManner manner = {0};
        ck_assert(screen_play(&(Shot){"muster", "empires_muster.json",
                                      "start run take click:stack:h0:federation run hover:place:sb0 run"},
                              &manner));
        table = stage_app->frame->self;
        ck_assert_int_eq(own(table)->entries, 7);
        beyond = read_there = last_lines = 0;
        draw_once(&recorder);
        ck_assert_int_gt(read_there, 30);
        ck_assert_int_eq(beyond, 0);
        ck_assert_int_eq(last_lines, 1);
        stage_close();
    }
}
END_TEST

static bool is_same_as_next(int at) {
    return table_card_at(table, AT_HAND, at)->card == table_card_at(table, AT_HAND, at + 1)->card;
}

// Cards of a kind lie in a stack, of whose cards little is seen, and that of the pointer or the focus is
// fanned out: `fanned` is a card of it, -1: none.
static void check_stacks(int fanned) {
    const TableLayout *layout = &table->layout;
    const int count = table->scene.zone[AT_HAND].count;
    for (int at = 0; at + 1 < count; at++) {
        const bool out = fanned >= 0 && table_card_at(table, AT_HAND, at)->card ==
                                            table_card_at(table, AT_HAND, fanned)->card;
        const float seen_of_it = layout_hand_strip(layout, at, count).w;
        ck_assert_msg(!is_same_as_next(at) ? seen_of_it > 70
                      : out                ? seen_of_it >= 28 && seen_of_it < 40
                                           : seen_of_it >= 3 && seen_of_it < 10,
                      "%d: %d pixels", at, (int)seen_of_it);
    }
    const GfxRect last = layout_hand_card(layout, count - 1);
    ck_assert(last.x + last.w <= layout->hand.x + layout->hand.w + 1);
}

START_TEST(the_same_cards_are_stacked) {
    begin("empires_hand_alike.json", "start run take run");
    ck_assert_int_eq(table->scene.zone[AT_HAND].count, 11);
    check_stacks(-1);
    ck_assert(stage_point("hand:3"));
    ck_assert(stage_run());
    check_stacks(2);
    ck_assert(stage_point("button:menu"));
    ck_assert(stage_run());
    check_stacks(-1);
    app_show_focus(stage_app, "hand:1");
    ck_assert(stage_run());
    stage_wait(400);
    check_stacks(0);
    stage_close();
}
END_TEST

static int counts;

// "2×" and "3×", on the stacks' own cards.
static void note_count(void *context, const GfxDrawnText *text) {
    (void)context;
    counts += text->layer == 0 && gfx_contains(table->layout.hand, text->x, text->y) &&
              (strcmp(text->text, "2\xC3\x97") == 0 || strcmp(text->text, "3\xC3\x97") == 0);
}

START_TEST(a_stack_says_how_many_cards_it_has) {
    static const GfxRecorder recorder = {.dry = true, .text = note_count};
    int stacks = 0;
    begin("empires_hand_alike.json", "start run take run");
    for (int at = 0; at + 1 < table->scene.zone[AT_HAND].count; at++)
        stacks += is_same_as_next(at) && (at == 0 || !is_same_as_next(at - 1));
    ck_assert_int_gt(stacks, 1);
    counts = 0;
    draw_once(&recorder);
    ck_assert_int_eq(counts, stacks);
    stage_close();
}
END_TEST

// ---- what is left of a ship

// The attackers, more than there are places for, lose several units: the first one is named by the winner.
#define ARMADA                                                                                               \
    "start run take do:attack run take do:commit run take click:hand:1 run click:hand:2 run "                \
    "click:button:ready run click:button:cheapest run "

static int torn;

static void note_torn(void *context, const GfxDrawnMark *mark) {
    (void)context;
    torn += strcmp(mark->kind, "torn") == 0;
}

// A wreck is not a whole ship in dark colours: it lies there in pieces.
START_TEST(a_wreck_lies_in_pieces) {
    static const GfxRecorder recorder = {.dry = true, .mark = note_torn};
    static const char *const steps[] = {
        "start run take do:attack run take do:commit run take click:hand:1 run click:button:ready run",
        "start run take do:attack run take do:commit run take click:hand:1 run click:button:ready run "
        "click:lose:1 ms:6000"};
    for (int lost = 0; lost < 2; lost++) {
        begin("empires_battle.json", steps[lost]);
        torn = 0;
        draw_once(&recorder);
        ck_assert_msg(lost > 0 ? torn >= 5 : torn == 0, "%d lost: %d pieces", lost, torn);
        stage_close();
    }
}
END_TEST

// Where one ship stands for all of its kind, those that were lost lie behind it.
START_TEST(a_kind_that_stands_as_one_ship_leaves_wrecks_too) {
    static const GfxRecorder recorder = {.dry = true, .mark = note_torn};
    int pieces = 0;
    for (int at = 0; at < SHIP_PIECES; at++)
        pieces += at % 4 != 1; // the others have flown off
    begin("empires_armada.json", ARMADA "click:button:cheapest run");
    const int lost = sum_of(seen(table)->table.battle.casualty);
    ck_assert_int_gt(lost, 3);
    torn = 0;
    draw_once(&recorder);
    ck_assert_int_eq(torn, lost * pieces);
    stage_close();
}
END_TEST

// ---- what a battle comes to

static const char *wanted[3];
static bool found[3];
static int cut_lines;

static void note_wanted(void *context, const GfxDrawnText *text) {
    (void)context;
    for (int i = 0; i < 3; i++)
        if (wanted[i] != NULL && strstr(text->text, wanted[i]) != NULL) {
            found[i] = true;
            cut_lines += text->cut;
        }
}

static void look_for(const char *position, const char *steps, const char *a, const char *b, const char *c) {
    static const GfxRecorder recorder = {.dry = true, .text = note_wanted};
    wanted[0] = a, wanted[1] = b, wanted[2] = c;
    memset(found, 0, sizeof found);
    cut_lines = 0;
    begin(position, steps);
    draw_once(&recorder);
    stage_close();
    ck_assert_int_eq(cut_lines, 0);
}

#define FOUGHT                                                                                               \
    "names:Ann,Ben,Chidi start run take do:attack run take do:commit run take click:hand:1 run "             \
    "click:button:ready run click:button:cheapest run click:button:cheapest "

// Both sides' losses and what is left of each, when the last unit has burst and not before; and that a system
// has been won, and is not held yet.
START_TEST(a_battle_says_what_both_sides_have_lost) {
    look_for("empires_battle.json", FOUGHT "run", "Ann: lost", "Ben: lost", NULL);
    ck_assert(!found[0] && !found[1]);
    look_for("empires_battle.json", FOUGHT "run click:button:cheapest ms:1900", "Ann: lost 2 units, left 2",
             "Ben: lost 2 units, retreating 1", "Ann wins at Antares");
    ck_assert(found[0] && found[1] && found[2]);
    look_for("empires_siege.json",
             "names:Ann,Ben start run take do:attack run take do:commit run take click:button:ready run "
             "do:lose ms:1500",
             "Ann wins the battle for Antares", "Ann: lost 1 unit, left 4", "holds Antares");
    ck_assert(found[0] && found[1] && !found[2]);
}
END_TEST

// A retreat from a battle that is shown again, to the map and beyond: those who are gone are not
// lost.
START_TEST(who_has_retreated_is_not_lost) {
    static const GfxRecorder recorder = {.dry = true, .text = note_wanted};
    wanted[0] = "lost 2 units, retreating to", wanted[1] = "all lost", wanted[2] = NULL;
    memset(found, 0, sizeof found);
    begin("empires_battle.json",
          "names:Ann,Ben,Chidi against start run take do:attack run click:hand:1 run click:hand:2 run "
          "click:hand:3 run click:button:ready run click:button:cheapest run click:button:recap");
    int shown = 0;
    for (int i = 0; i < 400; i++) {
        stage_wait(40);
        found[0] = false;
        draw_once(&recorder);
        shown += found[0];
        ck_assert(!found[1]);
    }
    ck_assert_int_gt(shown, 20); // and for a while after the jump
    stage_close();
}
END_TEST

// The card that ends a battle without a fight is held up, with who plays it, what it does and where the
// fleets go; and what came of it stays until the player goes on.
START_TEST(a_card_that_ends_a_battle_is_told) {
    look_for("empires_battle.json", "names:Ann,Ben,Chidi start run take do:attack run take do:peace run",
             "Ben plays Peace Treaty", "Ann cannot attack Ben again this turn",
             "Both fleets stay at Antares");
    ck_assert(found[0] && found[1] && found[2]);
    look_for("empires_battle.json",
             "names:Ann,Ben,Chidi start run take do:attack run take do:commit run take click:hand:7 run "
             "click:button:ready run",
             "Ann plays Retreat", "Ann spends: Retreat", "Ann chooses where to retreat");
    ck_assert(found[0] && found[1] && found[2]);
    look_for("empires_flight.json",
             "names:Ann,Ben,Chidi against greedy start run take do:attack run click:hand:1 run "
             "click:button:ready run",
             "Ben plays Retreat", "Ben: 3 units to Antares", "To Antares");
    ck_assert(found[0] && found[1] && found[2]);
}
END_TEST

// A battle that the player has lost can be read before it is asked where the rest goes.
START_TEST(a_lost_battle_is_read_before_the_retreat) {
#define BEATEN "names:Ann,Ben,Chidi against start run take do:attack run do:commit run "
    look_for("empires_beaten.json", BEATEN, "Ben wins at Antares", "Ann: lost 2 units, retreating 2",
             "Retreat from Antares");
    ck_assert(found[0] && found[1] && !found[2]);
    look_for("empires_beaten.json", BEATEN "click:button:recap run", "Ben wins at Antares",
             "Ann: lost 2 units, retreating 2", "Retreat from Antares");
    ck_assert(found[0] && found[1] && !found[2]);
    look_for("empires_beaten.json", BEATEN "click:button:ok run", "Ben wins at Antares", NULL,
             "Retreat from Antares");
    ck_assert(!found[0] && found[2]);
#undef BEATEN
}
END_TEST

// ---- losses in a row

// The first three have a scene each, as they are counted and mourned; the others follow ever faster. In a
// battle of others all follow at once (test_empires_pace).
START_TEST(each_of_the_first_losses_is_seen_alone) {
    int between = 0, lost = 0, gap[16] = {0};
    begin("empires_armada.json", ARMADA "click:button:cheapest");
    const BattleState *battle = &seen(table)->table.battle;
    for (int ms = 0; ms < 20000 && battle->step == STEP_LOSER; ms += FRAME_MS) {
        const int now = sum_of(battle->casualty);
        if (now == lost + 1 && now < 16)
            gap[now] = between;
        between = now > lost ? 0 : between + FRAME_MS;
        lost = now;
        stage_wait(FRAME_MS);
    }
    ck_assert_int_ge(lost, 4);
    for (int i = 2; i <= lost && i < 16; i++)
        if (i <= 4 && gap[i] > 0) // the first two may be there from the start
            ck_assert_msg(gap[i] >= 850 && gap[i] <= 1300, "%d ms before loss %d", gap[i], i);
        else
            ck_assert_msg(gap[i] <= 800, "%d ms before loss %d", gap[i], i);
    stage_close();
}
END_TEST

// ---- who stands on the stage

static int joins[3]; // pictures of one that goes over: its wreck, as it was, as a ship of the victor's
static float joins_x[2];

static void note_joins(void *context, const GfxDrawnMark *mark) {
    (void)context;
    if (strcmp(mark->kind, "joins") != 0)
        return;
    const int at = strstr(mark->name, ".dead.") != NULL        ? 0
                   : strstr(mark->name, "federation-") != NULL ? 1
                                                               : 2;
    if (joins[0] + joins[1] + joins[2] == 0)
        joins_x[0] = mark->box.x;
    joins[at]++;
    joins_x[1] = mark->box.x;
}

// A unit that is assimilated is seen to go over, and said to.
START_TEST(who_is_assimilated_is_seen_to_go_over) {
    static const GfxRecorder marks = {.dry = true, .mark = note_joins},
                             texts = {.dry = true, .text = note_wanted};
    memset(joins, 0, sizeof joins);
    memset(found, 0, sizeof found);
    wanted[0] = "Ann assimilates: ", wanted[1] = "Ann: lost 2 units, assimilated 2, left 3", wanted[2] = NULL;
    begin("empires_borg.json",
          "names:Ann,Ben start run take do:attack run take do:commit run take click:button:ready run "
          "click:button:cheapest");
    for (int i = 0; i < 240; i++) {
        stage_wait(40);
        draw_once(&marks);
        draw_once(&texts);
    }
    ck_assert_int_gt(joins[0], 2);
    ck_assert_int_gt(joins[1], 2);
    ck_assert_int_gt(joins[2], 4);
    ck_assert(joins_x[1] < joins_x[0] - 200);
    ck_assert(found[0] && found[1]);
    stage_close();
}
END_TEST

// A leader that nothing else is with stands where ships would, in a boat that fires and is shot at, with its
// name and its force.
START_TEST(a_leader_without_ships_stands_on_the_stage) {
    FleetShip ship[FLEET_MOST];
    BattleStatus battle;
    look_for("empires_leader.json", "names:Ann,Ben start run take do:attack run take do:commit run take run",
             "Legendary Commander", "10+5", NULL);
    ck_assert(found[0] && found[1]);
    begin("empires_leader.json", "names:Ann,Ben start run take do:attack run take do:commit run take run");
    empires_read_battle(stage_app, table, &battle);
    ck_assert_int_eq(empires_battle_fleet(stage_app, table, &battle.stack[SIDE_DEFENDER], NULL, ship), 1);
    const GfxRect box = empires_ship_box(stage_app, table, &ship[0]), stage = own(table)->layout.battle.stage;
    ck_assert(box.w > stage.w * 0.12F && box.x > stage.x + stage.w / 2);
    ck_assert(box.y > own(table)->layout.battle.forces.y + own(table)->layout.battle.forces.h - 1);
    ck_assert(stage_click("button:ready", SDL_BUTTON_LEFT));
    int fires = 0;
    for (int ms = 0; ms < 4000; ms += FRAME_MS) {
        stage_wait(FRAME_MS);
        for (int i = 0; i < FLARES_MAX; i++)
            fires += table->scene.flares.item[i].used && table->scene.flares.item[i].kind == FLARE_LASER &&
                     table->scene.flares.item[i].from.rect.x > stage.x + stage.w / 2;
    }
    ck_assert_int_gt(fires, 0);
    stage_close();
}
END_TEST

// ---- the moments that decided a game

// Of a moment the change is said, with its sign and as many systems: "−1 system", "+2 systems".
START_TEST(a_moment_says_what_it_changed) {
    static const struct {
        int16_t change;
        const char *said;
    } all[] = {{-1, "\xE2\x88\x92"
                    "1 system"},
               {2, "+2 systems"}};
    static Course course;
    MomentWords words;
    int moments = 0;
    begin("empires_six.json",
          "names:Ann,Benedikt,Chidi,Dörte,Emre,Fee quick start run take moves:60 run take");
    const GameLog *log = session_log(stage_app->session);
    for (int item = 0; item < game_log_count(log, UINT32_MAX); item++)
        for (int i = 0; i < 2; i++) {
            course = (Course){.first = 1, .moments = 1};
            course.moment[0] = (CourseMoment){.item = item, .round = 1, .change = all[i].change};
            if (!empires_moment_words(stage_app, table->looks, &course, 0, &words))
                continue;
            ck_assert_str_eq(words.change, all[i].said);
            moments++;
        }
    ck_assert_int_gt(moments, 0);
    stage_close();
}
END_TEST

// ---- the history

// What has happened several times one after the other is one line, with its number.
START_TEST(the_history_groups_what_is_alike) {
    char text[LOG_LINE_MAX], before[LOG_LINE_MAX] = "";
    begin("empires_two.json", "start run take click:button:end_moves run click:buy:4 run click:buy:4 run");
    const LogPanel *panel = &table->log[LOG_RAIL];
    int twice = 0;
    for (int i = 0; i < panel->rows; i++) {
        if (panel->row[i].kind != LOG_LINE)
            continue;
        log_row_line(stage_app, table, &panel->row[i], text);
        ck_assert_str_ne(text, before);
        text_copy(before, sizeof before, text);
        twice += panel->row[i].times == 2 && strstr(text, " \xC3\x97"
                                                          "2") != NULL;
    }
    ck_assert_int_eq(twice, 1);
    stage_close();
}
END_TEST

// ---- a fleet on its way

static int flown, ships, beside_lane;

// Far from every part of the way; the ships behind the first one are beside it.
static bool is_off(GfxRect box) {
    const FleetFlight *fleet = &own(table)->motion.fleet;
    const MapView *map = &own(table)->layout.map;
    const float x = box.x + box.w / 2, y = box.y + box.h / 2;
    for (int leg = 0; leg < fleet->legs; leg++) {
        const MapCell *a = &map->cell[leg == 0 ? fleet->from : fleet->place[leg - 1]],
                      *b = &map->cell[fleet->place[leg]];
        const float dx = b->x - a->x, dy = b->y - a->y, all = dx * dx + dy * dy;
        const float along = fmaxf(0, fminf(1, ((x - a->x) * dx + (y - a->y) * dy) / all));
        if (hypotf(x - a->x - along * dx, y - a->y - along * dy) < 3)
            return false;
    }
    return true;
}

static void note_flight(void *context, const GfxDrawnMark *mark) {
    (void)context;
    if (strcmp(mark->kind, "flight") != 0)
        return;
    ships++;
    const bool first = fabsf(mark->box.w - empires_flight_width(table)) < 1;
    flown += first;
    beside_lane += first && is_off(mark->box);
    ck_assert_msg(strstr(mark->name, "fleets/federation-") != NULL, "%s flies", mark->name);
    ck_assert_msg(strstr(mark->name, empires_rules(stage_app)->unit[own(table)->motion.fleet.group.top].id) !=
                      NULL,
                  "%s flies, and not what the token shows", mark->name);
}

static void watch_flight(const char *steps) {
    static const GfxRecorder recorder = {.dry = true, .mark = note_flight};
    flown = ships = beside_lane = 0;
    begin("empires_two.json", steps);
    gfx_record(stage_app->gfx, &recorder);
    for (int ms = 0; ms < 1200; ms += FRAME_MS)
        stage_wait(FRAME_MS);
    gfx_record(stage_app->gfx, NULL);
    stage_close();
}

#define TO_ANTARES "start run take click:stack:h0:federation run click:place:sb0"

// Along its lane, its own race's ships as large as can be seen; in reduced motion none.
START_TEST(a_fleet_is_seen_to_fly) {
    watch_flight(TO_ANTARES);
    ck_assert_int_gt(flown, 10);
    ck_assert_int_eq(ships, 3 * flown); // five units: the first ship and two behind it
    ck_assert_int_eq(beside_lane, 0);
    begin("empires_two.json", "start run take run");
    const GfxRect token = empires_token_rect(table, 0);
    ck_assert(empires_flight_width(table) > 1.3F * token.w);
    stage_close();
    watch_flight("reduced " TO_ANTARES);
    ck_assert_int_eq(ships, 0);
}
END_TEST

// ---- a closer look is as high as what there is to say

static float height_of_look(const char *position, const char *place) {
    char steps[80];
    snprintf(steps, sizeof steps, "start run take right:place:%s run", place);
    begin(position, steps);
    ck_assert_int_eq(table->overlay, OVERLAY_INSPECT);
    const float h = inspect_boxes(stage_app, table).facts.h;
    stage_close();
    return h;
}

START_TEST(a_closer_look_is_no_higher_than_it_needs) {
    const float nova = height_of_look("empires_two.json", "nova"),
                home = height_of_look("empires_two.json", "h0"),
                crowd = height_of_look("empires_crowd.json", "core");
    ck_assert_msg(nova < 180 && nova > 80, "%d pixels for two lines", (int)nova);
    ck_assert_msg(home > nova + 60 && crowd > home, "%d and %d pixels", (int)home, (int)crowd);
}
END_TEST

// ---- why not

// Each thing that cannot be built says so when it is pointed at: what its place must have, or what it costs.
START_TEST(what_cannot_be_built_says_why) {
    int told_sites = 0;
    begin("empires_two.json", "start run take click:button:end_moves run");
    for (int i = 0; i < own(table)->entries; i++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "buy:%d", i + 1);
        if (own(table)->entry[i].kind != ENTRY_BUILD || own(table)->entry[i].enabled)
            continue;
        ck_assert(stage_point(id));
        stage_wait(40);
        ck_assert_msg(table->notice[0] != 0, "%s says nothing", id);
        told_sites += strstr(table->notice, ": first ") != NULL;
        ck_assert(stage_point("button:end_unspent"));
        stage_wait(40);
        ck_assert_msg(table->notice[0] == 0, "it is still said: %s", table->notice);
    }
    ck_assert_int_gt(told_sites, 0);
    stage_close();
}
END_TEST

// ---- worlds

static const char *home_world(const char *race, const char *territory) {
    const Sector sector = {
        .territory = territory, .kind = PLACE_HOME, .wealth = WEALTH_UNKNOWN, .race = race};
    return empires_sector_world(&sector);
}

// Wherever it begins, a race is at home on a world of its own kind; one of a pack on a green one.
START_TEST(homes_show_whose_they_are) {
    static const char *const races[] = {"federation", "klingon", "romulan", "ferengi", "cardassian", "borg"};
    const size_t count = sizeof races / sizeof races[0];
    for (size_t a = 0; a < count; a++) {
        ck_assert_str_eq(home_world(races[a], "sa0"), home_world(races[a], "pa1"));
        for (size_t b = 0; b < a; b++)
            ck_assert_str_ne(home_world(races[a], "sa0"), home_world(races[b], "sa0"));
    }
    ck_assert_str_eq(home_world("klingon", "sa0"), "crimson");
    ck_assert_str_eq(home_world("otters", "sa0"), home_world(NULL, "sa0"));
}
END_TEST

int test_empires_shown(void) {
    setenv("STARDECK_TEST_GAME", "star_empires", 1);
    Suite *suite = suite_create("empires shown");
    TCase *tcase = tcase_create("empires shown");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, what_falls_anyway_is_not_asked_for);
    tcase_add_test(tcase, a_rout_is_fired_and_shaken_harder_and_sooner_over);
    tcase_add_test(tcase, names_are_whole_in_a_full_hand_and_a_large_fleet);
    tcase_add_test(tcase, the_same_cards_are_stacked);
    tcase_add_test(tcase, a_stack_says_how_many_cards_it_has);
    tcase_add_test(tcase, a_battle_says_what_both_sides_have_lost);
    tcase_add_test(tcase, who_has_retreated_is_not_lost);
    tcase_add_test(tcase, a_card_that_ends_a_battle_is_told);
    tcase_add_test(tcase, a_lost_battle_is_read_before_the_retreat);
    tcase_add_test(tcase, a_forecast_is_whole_below_every_kind);
    tcase_add_test(tcase, a_wreck_lies_in_pieces);
    tcase_add_test(tcase, a_kind_that_stands_as_one_ship_leaves_wrecks_too);
    tcase_add_test(tcase, each_of_the_first_losses_is_seen_alone);
    tcase_add_test(tcase, who_is_assimilated_is_seen_to_go_over);
    tcase_add_test(tcase, a_leader_without_ships_stands_on_the_stage);
    tcase_add_test(tcase, a_moment_says_what_it_changed);
    tcase_add_test(tcase, the_history_groups_what_is_alike);
    tcase_add_test(tcase, a_fleet_is_seen_to_fly);
    tcase_add_test(tcase, a_closer_look_is_no_higher_than_it_needs);
    tcase_add_test(tcase, what_cannot_be_built_says_why);
    tcase_add_test(tcase, homes_show_whose_they_are);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
