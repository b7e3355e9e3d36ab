// SPDX-License-Identifier: MIT
// Tests the stage of Star Empires' battles as people see it, in games of players who fight: while cards turn
// up one by one nothing is counted that is still face down; both sides fire when forces are compared; a unit
// is not called lost before it bursts; every unit stands there, the lost ones as wrecks; whatever can be
// named as a loss can be clicked there; and once nothing moves, nothing is left over.
#include "empires_player.h"
#include "first_frames.h"
#include "table_evening.h"

#include "ai/opponent.h"
#include "app/kit/draw.h"
#include "app/kit/flares.h"
#include "app/tables/star_empires/battle_kill.h"
#include "app/tables/star_empires/battle_reveal.h"
#include "app/tables/star_empires/battle_tiles.h"
#include "app/tables/star_empires/draw_battle.h"
#include "app/tables/star_empires/show.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#define COMMANDS_MOST 2500
#define STEPS_MOST 20000
#define FRAME_MS 60

static int turning, came, fell, left_stage, named, grouped, retreats, jumps, burnt, kept[SIDES];
static int balances, unfought, calmed;
static int coming, compared, volleys, numbers, fired[SIDES];
static int leaving_ms[SIDES]; // how long a side has been seen to leave

// ---- what is drawn while something moves

static void check_cards(const CardTable *table, const BattleStatus *battle) {
    const float part = own(table)->motion.reveal;
    if (!battle->turned || battle->calm || part >= 1) {
        memset(kept, 0, sizeof kept);
        return;
    }
    turning++;
    for (int side = 0; side < SIDES; side++) {
        const BattleStack *stack = &battle->stack[side];
        if (stack->seat == SEAT_NONE || stack->seat == seen(table)->viewer)
            continue;
        ck_assert_int_eq(stack->cards, empires_cards_up(battle->battle, part, own(table)->motion.last, side));
        ck_assert_msg(stack->cards >= kept[side], "a card is turned down again");
        kept[side] = stack->cards;
    }
}

// Every unit that can be seen has its place.
static void check_fleet(const App *app, const CardTable *table, const BattleStack *stack) {
    FleetShip ship[FLEET_MOST];
    const int count = empires_battle_fleet(app, table, stack, NULL, ship);
    int units = 0, lost = 0;
    for (int i = 0; i < count; i++) {
        units += ship[i].units;
        lost += ship[i].lost;
        grouped += ship[i].units > 1;
    }
    ck_assert_int_eq(units, stack->seat == SEAT_NONE ? 0 : sum_of(stack->unit));
    ck_assert_int_eq(lost, stack->seat == SEAT_NONE ? 0 : sum_of(stack->lost));
}

static bool meet(GfxRect a, GfxRect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// The compared forces have a place of their own, and so have leaders and what their force is made of.
static void check_places(const App *app, const CardTable *table, const BattleStack *stack) {
    const BattleRoom *room = &own(table)->layout.battle;
    FleetShip ship[FLEET_MOST];
    const int count = empires_battle_fleet(app, table, stack, NULL, ship), side = stack->attacks ? 0 : 1;
    for (int i = 0; i < count; i++) {
        const GfxRect box = empires_ship_box(app, table, &ship[i]);
        ck_assert_msg(!meet(box, room->forces), "%d of %d is behind the forces", i, count);
        if (ship[i].post == POST_LEADER)
            ck_assert_msg(!meet(empires_ship_whole(table, &ship[i]), room->parts[side]),
                          "the leader is over what its force is made of");
    }
}

// However many there are: then one ship stands for all of its kind.
static void check_crowd(const App *app, const CardTable *table, const BattleStack *of) {
    BattleStack crowd = *of;
    if (of->seat == SEAT_NONE)
        return;
    for (uint8_t unit = 0; unit < empires_rules(app)->unit_count; unit++)
        crowd.unit[unit] = (uint8_t)(1 + unit % 2);
    check_fleet(app, table, &crowd);
    check_places(app, table, &crowd);
}

// Who leaves is seen to turn and to jump; others' battles are told shortly.
static void check_retreat(const CardTable *table, int side) {
    const bool leaves = own(table)->motion.leave[side] < 1;
    if (leaves && empires_duration_factor(table) >= 1)
        leaving_ms[side] += FRAME_MS;
    if (leaves || leaving_ms[side] == 0)
        return;
    ck_assert_msg(leaving_ms[side] >= 900, "gone in %d ms", leaving_ms[side]);
    leaving_ms[side] = 0;
    jumps++;
}

static bool falls(const CardTable *table) {
    bool any = false;
    for (int i = 0; i < FALLS_MOST; i++)
        any |= own(table)->motion.fall[i].part < 1;
    return any;
}

// As long as it has not burst a unit is not among the losses that are written anywhere.
static void check_clock(const App *app, const CardTable *table, const BattleStatus *battle) {
    BattleStatus told;
    uint8_t flies[SIDES][UNITS_MAX] = {{0}};
    empires_read_landed_battle(app, table, &told);
    for (int i = 0; i < FALLS_MOST; i++) {
        const Fall *fall = &own(table)->motion.fall[i];
        if (fall->part >= 1 || (fall->part + 0.001F) * fall->ms >= fall->bursts - FRAME_MS)
            continue;
        flies[fall->side][fall->unit]++;
        coming++;
    }
    for (int side = 0; side < SIDES; side++)
        for (int unit = 0; unit < UNITS_MAX; unit++)
            ck_assert_msg(told.stack[side].lost[unit] + flies[side][unit] <= battle->stack[side].lost[unit],
                          "unit %d is stamped before it bursts", unit);
}

// What is lost with a unit is not written over the compared forces or what they are made of.
static void check_numbers(const App *app, const CardTable *table, const BattleStatus *battle) {
    const BattleRoom *room = &own(table)->layout.battle;
    for (int i = 0; i < FALLS_MOST; i++) {
        const Fall *fall = &own(table)->motion.fall[i];
        const GfxRect box = empires_loss_box(app, table, battle, fall);
        if (fall->part >= 1 || fall->at.w <= 0)
            continue;
        ck_assert_msg(!meet(box, room->forces), "a loss is written over the forces");
        for (int side = 0; side < SIDES; side++)
            ck_assert_msg(!meet(box, empires_parts_box(app, table, battle, side)),
                          "a loss is written over what a force is made of");
        numbers++;
    }
}

// Leaders have no weapons.
static bool can_fire(const BattleStack *stack) {
    const EmpiresRules *rules = empires_rules(evening_app);
    int armed = 0;
    for (int unit = 0; unit < rules->unit_count; unit++)
        armed += rules->unit[unit].kind == UNIT_LEADER ? 0 : stack->unit[unit];
    return armed > 0 || empires_has_fortress(stack);
}

// Both sides are seen to fire while their forces are compared.
static void check_volleys(const App *app, const CardTable *table, const BattleStatus *battle) {
    const int at = table->next_event - 1;
    const GfxRect stage = own(table)->layout.battle.stage;
    const bool now = table->showing && at >= 0 && session_event(app->session, at).kind == EVENT_FORCES;
    if (now && can_fire(&battle->stack[0]) && can_fire(&battle->stack[1])) {
        compared++;
        for (int i = 0; i < FLARES_MAX; i++) {
            const Flare *flare = &table->scene.flares.item[i];
            if (flare->used && flare->kind == FLARE_LASER && flare->part > 0)
                fired[flare->from.rect.x < stage.x + stage.w / 2 ? 0 : 1]++;
        }
    } else if (compared > 0) {
        ck_assert_msg(fired[0] > 0 && fired[1] > 0, "only one side fires");
        compared = fired[0] = fired[1] = 0;
        volleys++;
    }
}

// What a battle has come to is not said before all of it has come.
static void check_balance(const App *app, const CardTable *table, const BattleStatus *battle) {
    static int said;
    static uint8_t place = NONE;
    const int lost = sum_of(battle->stack[0].lost) + sum_of(battle->stack[1].lost);
    if (battle->battle->place != place || !battle->decided)
        said = -1;
    place = battle->battle->place;
    ck_assert_msg(said < 0 || lost == said, "%d units lost were said to be all, %d are", said, lost);
    if (empires_balance_height(app, table, battle) > 0) {
        balances += said < 0;
        said = lost;
    }
}

// The card by which there is no battle comes first: nobody fires, no forces are compared, and then a calm
// light comes.
static void check_unfought(const CardTable *table, const BattleStatus *battle) {
    const bool off = empires_calling_off(empires_rules(evening_app), battle->battle) != SIDES ||
                     battle->told.called_off != NULL || battle->told.peace != NULL;
    if (!off)
        return;
    ck_assert_msg(battle->calm && !battle->turned, "forces are compared though nobody fights");
    for (int i = 0; i < FLARES_MAX; i++) {
        const Flare *flare = &table->scene.flares.item[i];
        ck_assert_msg(!flare->used || flare->kind != FLARE_LASER, "somebody fires though nobody fights");
    }
    unfought++;
    calmed += own(table)->motion.calm < 1;
}

static void check_frame(void) {
    const CardTable *table = evening_table();
    if (table == NULL || !empires_shows_battle(table))
        return;
    BattleStatus battle;
    empires_read_battle(evening_app, table, &battle);
    check_cards(table, &battle);
    check_clock(evening_app, table, &battle);
    check_balance(evening_app, table, &battle);
    check_unfought(table, &battle);
    check_volleys(evening_app, table, &battle);
    check_numbers(evening_app, table, &battle);
    for (int side = 0; side < SIDES; side++) {
        check_fleet(evening_app, table, &battle.stack[side]);
        check_places(evening_app, table, &battle.stack[side]);
        check_retreat(table, side);
    }
    burnt += own(table)->motion.ruin < 1;
    check_crowd(evening_app, table, &battle.stack[SIDE_ATTACKER]);
    came += own(table)->motion.arrive < 1;
    fell += falls(table);
    left_stage += own(table)->motion.leave[SIDE_ATTACKER] < 1 || own(table)->motion.leave[SIDE_DEFENDER] < 1;
}

// ---- at rest

static void check_nothing_moves(const CardTable *table) {
    const EmpiresMotion *motion = &own(table)->motion;
    if (table->showing || timeline_running(&table->timeline))
        return;
    ck_assert(motion->arrive >= 1 && motion->reveal >= 1 && !falls(table) && motion->shake >= 1);
    ck_assert(motion->calm >= 1 && motion->verdict >= 1);
    ck_assert(motion->leave[SIDE_ATTACKER] >= 1 && motion->leave[SIDE_DEFENDER] >= 1);
    for (int i = 0; i < FLARES_MAX; i++)
        ck_assert_msg(!table->scene.flares.item[i].used, "a light is left");
}

static bool is_on_stage(const Command *command) {
    for (int i = 0; i < evening_app->hits.count; i++) {
        const Hit *hit = &evening_app->hits.item[i];
        if (hit->tag.kind == TAG_UNIT && hit->enabled && hit->has_command &&
            memcmp(&hit->command, command, sizeof *command) == 0)
            return true;
    }
    return false;
}

static void check_named(const CardTable *table) {
    const Command *legal;
    if (!empires_is_asked(evening_app, table, ASK_LOSE) || !empires_shows_battle(table))
        return;
    const int count = session_legal(evening_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_LOSE) {
            named++;
            ck_assert_msg(is_on_stage(&legal[i]), "unit %d can't be clicked on the stage", legal[i].with);
        }
}

// Each place that a stack can retreat to is named on the map.
static void check_retreats(const CardTable *table) {
    const Command *legal;
    if (!empires_is_asked(evening_app, table, ASK_RETREAT))
        return;
    const int count = session_legal(evening_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_RETREAT) {
            retreats++;
            ck_assert_msg(has_place(empires_named(evening_app, table), legal[i].to), "place %d has no name",
                          legal[i].to);
        }
}

// ---- the cheapest losses

typedef struct Given {
    bool asked; // it was given up at one click
    Seat seat;
    uint8_t place;
    uint8_t unit[UNITS_MAX], lost[UNITS_MAX]; // what was due, and what has been lost since
} Given;
static Given given;
static int paid;

static void note_lost(void *context, const Match *match, Seat seat, const Command *command) {
    (void)context, (void)match;
    if (given.asked && command->verb == VERB_LOSE && seat == given.seat)
        given.lost[command->with]++;
}

// All of it has been given up, and nothing else was named.
static void check_given(const CardTable *table) {
    if (!given.asked)
        return;
    const BattleState *battle = &seen(table)->table.battle;
    ck_assert_msg(!empires_is_asked(evening_app, table, ASK_LOSE) || seen(table)->to_act != given.seat ||
                      battle->place != given.place,
                  "it is asked again");
    for (int unit = 0; unit < UNITS_MAX; unit++) // where one kind is left nobody is asked any more
        ck_assert_msg(given.lost[unit] <= given.unit[unit], "unit %d is given up, too", unit);
    ck_assert_int_gt(sum_of(given.lost), 0);
    paid += sum_of(given.unit) > 1;
    given.asked = false;
}

// One click; false: nothing is to be given up.
static bool give_cheapest(const CardTable *table) {
    memset(&given, 0, sizeof given);
    given.asked = empires_cheapest_losses(evening_app, table, given.unit);
    given.seat = seen(table)->to_act;
    given.place = seen(table)->table.battle.place;
    if (given.asked)
        ck_assert_msg(hands_click("button:cheapest"), "there is no button for it");
    return given.asked;
}

// ---- playing

static void run(void) {
    for (int steps = 0; evening_step(FRAME_MS); steps++) {
        ck_assert_int_lt(steps, STEPS_MOST);
        check_frame();
    }
}

static void decide(Rng *rng) {
    const Command *legal;
    View view;
    Session *session = evening_app->session;
    const int count = session_legal(session, &legal);
    match_view(session_match(session), match_to_act(session_match(session)), &view);
    const Decision decision = {.view = &view,
                               .rules = evening_catalog.rules,
                               .legal = legal,
                               .count = count,
                               .seats = session_options(session)->setup.seats,
                               .rng = rng};
    const int choice = rng_below(rng, 4) > 0 ? opponent_find("greedy")->choose(&decision)
                                             : (int)rng_below(rng, (uint32_t)count);
    const Command command = legal[choice];
    if (command.verb != VERB_CONCEDE)
        ck_assert_int_eq(session_submit(session, &command), VERDICT_OK);
}

static void play(int at, uint64_t seed, unsigned persons) {
    Rng rng;
    rng_seed(&rng, seed);
    evening_app->settings.animation_speed = 1;
    evening_app->settings.recap = false;
    evening_start(at, seed, persons);
    session_listen(evening_app->session, note_lost, NULL);
    for (int commands = 0; commands < COMMANDS_MOST && session_stage(evening_app->session) != SESSION_OVER;
         commands++) {
        run();
        if (session_stage(evening_app->session) != SESSION_DECIDING) {
            evening_act(&rng);
            continue;
        }
        check_nothing_moves(evening_table());
        check_given(evening_table());
        check_named(evening_table());
        check_retreats(evening_table());
        if (rng_below(&rng, 5) == 0 || !give_cheapest(evening_table()))
            decide(&rng);
    }
    given.asked = false;
}

START_TEST(a_battle_is_what_its_stage_shows) {
    balances = unfought = calmed = paid = numbers = coming = volleys = turning = came = fell = left_stage =
        named = grouped = retreats = jumps = burnt = 0;
    evening_open(1280, 720);
    for (int table = 0; table < 2; table++)
        play(table, 30 + (uint64_t)table, 63);
    for (int table = 0; table < 2;
         table++) // a person's retreat is seen on the map, a computer's on the stage
        play(table, 32 + (uint64_t)table, 1);
    evening_close();
    ck_assert_int_gt(paid, 1);
    ck_assert_int_gt(coming, 20);
    ck_assert_int_gt(volleys, 5);
    ck_assert_int_gt(balances, 5);
    ck_assert_int_gt(unfought, 10);
    ck_assert_int_gt(calmed, 3);
    ck_assert_int_gt(numbers, 20);
    ck_assert_int_gt(turning, 20);
    ck_assert_int_gt(came, 20);
    ck_assert_int_gt(fell, 20);
    ck_assert_int_gt(left_stage, 2);
    ck_assert_int_gt(named, 10);
    ck_assert_int_gt(grouped, 10);
    ck_assert_int_gt(retreats, 3);
    ck_assert_int_gt(jumps, 0);
    ck_assert_int_gt(burnt, 0);
}
END_TEST

// ---- how long it stands

#define WATCH_MS 20
#define READ_LEAST 700 // ms in which it is seen who fights and what comes of it
#define STEPS_WATCHED 200000
#define STAGES_WATCHED 20

static int undecided; // frames in which somebody is asked whether to attack a minor race

static void start_fighters(int at, uint64_t seed) {
    SessionOptions options = {.setup = tested_game()->table[at]};
    Text problem = {0};
    options.setup.seed = seed;
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = opponent_find("greedy");
    loop_leave(evening_app);
    ck_assert_msg(app_start_game(evening_app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
}

// Whoever lets a minor race be has opened no stage: it opens with the decision.
static void check_decided(const CardTable *table) {
    const EmpiresView *view = seen(table);
    if (view->asks != ASK_CONQUER)
        return;
    undecided++;
    ck_assert_msg(!empires_shows_battle(table) || view->to_act == table->front,
                  "a stage of an attack that may not come");
}

// Computers among themselves, at that speed.
static void watch_stages(int at, float others) {
    uint64_t seed = 50;
    int stages = 0, stood = 0;
    evening_app->settings.others_speed = others;
    start_fighters(at, seed);
    for (int i = 0; i < STEPS_WATCHED && stages < STAGES_WATCHED; i++) {
        if (session_stage(evening_app->session) == SESSION_OVER) {
            stood = 0;
            start_fighters(at, ++seed);
        }
        evening_step(WATCH_MS);
        const CardTable *table = evening_table();
        if (table != NULL)
            check_decided(table);
        if (table != NULL && empires_shows_battle(table)) {
            stood += WATCH_MS;
            continue;
        }
        ck_assert_msg(stood == 0 || stood >= READ_LEAST,
                      "at %.1f times the speed a stage is shut after %d ms", (double)others, stood);
        stages += stood > 0;
        stood = 0;
    }
    ck_assert_int_gt(stages, 5);
}

START_TEST(a_stage_is_not_shut_before_it_is_read) {
    static const float speeds[] = {1, OTHERS_USUAL, OTHERS_FAST};
    undecided = 0;
    evening_open(1280, 720);
    for (size_t i = 0; i < sizeof speeds / sizeof speeds[0]; i++)
        for (int table = 0; table < 2; table++)
            watch_stages(table, speeds[i]);
    ck_assert_int_gt(undecided, 10);
    evening_close();
}
END_TEST

int test_empires_stage(void) {
    first_frames_only(true);
    setenv("STARDECK_TEST_GAME", "star_empires", 1);
    Suite *suite = suite_create("empires stage");
    TCase *tcase = tcase_create("empires stage");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, a_battle_is_what_its_stage_shows);
    tcase_add_test(tcase, a_stage_is_not_shut_before_it_is_read);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
