// SPDX-License-Identifier: MIT
// Tests how the table shows battles of Star Empires, in games of players who fight: nothing counts as an
// outcome before an event of this battle has shown it, and a force's composition is what the rules count,
// from the first question to the last loss. The expected values come from a second match given the same
// commands.
#include "first_frames.h"
#include "table_evening.h"

#include "ai/opponent.h"
#include "app/kit/filled_table.h"
#include "app/tables/star_empires/battle_price.h"
#include "app/tables/star_empires/battle_status.h"
#include "app/tables/star_empires/draw_odds.h"
#include "engine/game.h"
#include "games/star_empires/forecast.h"
#include "games/star_empires/numbers.h"
#include "gfx/record.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NUMBERS_MOST 40000 // events of a game
#define EVENTS_MOST 2048   // … and of a command
#define COMMANDS_MOST 2500
#define STEPS_MOST 20000

// ---- what is right, event by event

typedef struct Truth {
    bool known, battle, turned, calm;
    bool rolled, forces, won;
    int attack, defence;     // as they were told
    ForceParts parts[SIDES]; // of the whole stacks: without cards, from when they are turned up on with them
} Truth;

static Truth *truth;
static unsigned number; // of the last event
static Match *twin;
static EventList events;
static int saved; // units that have come back

static const EmpiresRules *rules(void) {
    return evening_catalog.rules;
}

static bool is_minor(const BattleState *battle, int side) {
    return battle->kind == BATTLE_CONQUEST && side == SIDE_DEFENDER;
}

static void side_of(const EmpiresView *view, int side, bool cards, BattleSide *out) {
    const BattleState *battle = &view->table.battle;
    empires_side_at(rules(), view, is_minor(battle, side) ? SEAT_NONE : battle->side[side], battle->place,
                    out);
    out->card_count = cards ? battle->count[side] : 0;
    memcpy(out->card, battle->card[side], sizeof out->card);
}

static void count_parts(const EmpiresView *view, bool cards, Truth *out) {
    BattleSide side[SIDES];
    for (int i = 0; i < SIDES; i++)
        side_of(view, i, cards, &side[i]);
    for (int i = 0; i < SIDES; i++)
        empires_parts(rules(), view, view->table.battle.place, i == SIDE_DEFENDER, &side[i],
                      is_minor(&view->table.battle, 1 - i) ? NULL : &side[1 - i], &out->parts[i]);
}

// `before`: after the event before.
static void follow(const Event *event, const EmpiresView *view, const Truth *before, Truth *out) {
    const BattleState *battle = &view->table.battle;
    *out = (Truth){.known = true, .battle = battle->kind != BATTLE_NONE && battle->kind != BATTLE_ENIGMA};
    if (!out->battle)
        return;
    const bool goes_on = before->battle && event->kind != EVENT_ATTACKS && event->kind != EVENT_OFFERS;
    if (goes_on)
        *out = *before;
    out->calm = battle->calm != 0;
    out->rolled |= event->kind == EVENT_ROLLED;
    out->won |= event->kind == EVENT_WON;
    saved += event->kind == EVENT_SAVED;
    if (event->kind == EVENT_FORCES) {
        out->forces = true;
        out->attack = event->amount;
        out->defence = event->amount2;
        ck_assert_int_eq(out->parts[SIDE_ATTACKER].sum, event->amount);
        if (event->owner != SEAT_NONE)
            ck_assert_int_eq(out->parts[SIDE_DEFENDER].sum, event->amount2);
    }
    if (out->turned || out->calm)
        return;
    out->turned = battle->is_committed[SIDE_ATTACKER] != 0;
    count_parts(view, out->turned, out);
}

static void take_in(void) {
    View view;
    for (int i = 0; i < events.count; i++) {
        ck_assert_uint_lt(number + 1, NUMBERS_MOST);
        match_open_event_view(twin, &events, i, 0, &view);
        follow(&events.item[i], (const EmpiresView *)(const void *)view.bytes, &truth[number],
               &truth[number + 1]);
        number++;
    }
    // A question that comes after the last event may begin another battle.
    match_open_view(twin, 0, &view);
    const EmpiresView *at = (const EmpiresView *)(const void *)view.bytes;
    if (at->asks == ASK_ENGAGE || at->asks == ASK_SIEGE || at->asks == ASK_CONQUER) {
        truth[number] = (Truth){.known = true, .battle = true};
        count_parts(at, false, &truth[number]);
    } else if (at->table.battle.kind == BATTLE_NONE) {
        truth[number].battle = false;
    }
}

static void listen(void *context, const Match *match, Seat seat, const Command *command) {
    (void)context, (void)match;
    events.count = events.dropped = 0;
    ck_assert_int_eq(match_submit(twin, seat, command, &events), VERDICT_OK);
    take_in();
}

static void begin_twin(Session *session) {
    Text problem = {0};
    events = (EventList){.item = calloc(EVENTS_MOST, sizeof *events.item),
                         .capacity = EVENTS_MOST,
                         .state_bytes = evening_catalog.game->state_bytes};
    events.states = malloc(EVENTS_MOST * events.state_bytes);
    truth = calloc(NUMBERS_MOST, sizeof *truth);
    ck_assert(events.item != NULL && events.states != NULL && truth != NULL);
    number = 0;
    twin = match_create(&evening_catalog, &session_options(session)->setup, &events, &problem);
    ck_assert_msg(twin != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    take_in();
    session_listen(session, listen, NULL);
}

static void end_twin(void) {
    match_destroy(twin);
    free(events.item);
    free(events.states);
    free(truth);
}

// ---- what is shown

static int asked_rolls, held, looked, again, counted, after_losses, of_unseen, asked_conquests, asked_empty,
    by_card, whole, bonuses;
static bool hooked;

static int compare_ints(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

static int true_values(const ForceParts *parts, int out[PARTS_MOST]) {
    int count = 0;
    for (int i = 0; i < parts->count; i++)
        if (parts->part[i].amount != 0)
            out[count++] = parts->part[i].amount;
    qsort(out, (size_t)count, sizeof *out, compare_ints);
    return count;
}

static int shown_values(const BattlePart *part, int parts, int out[BATTLE_PARTS]) {
    int count = 0;
    for (int i = 0; i < parts; i++)
        if (part[i].value != 0)
            out[count++] = part[i].value;
    qsort(out, (size_t)count, sizeof *out, compare_ints);
    return count;
}

static int true_units(const ForceParts *parts) {
    for (int i = 0; i < parts->count; i++)
        if (parts->part[i].kind == PART_UNITS)
            return parts->part[i].amount;
    return 0;
}

// What a race adds to its units is told as a bonus: a line of its own, after what is printed on them.
static int join_bonus(const BattleStack *stack, BattlePart *part, int parts, int units) {
    int printed = 0;
    for (int i = 0; i < UNITS_MAX; i++)
        printed += stack->all[i] * ((const EmpiresRules *)evening_catalog.rules)->unit[i].force;
    if (sum_of(stack->all) == 0 || units == printed)
        return parts;
    bonuses++;
    ck_assert_int_eq(part[0].value, printed);
    ck_assert(part[1].plus && part[1].value == units - printed);
    part[0].value = units;
    memmove(part + 1, part + 2, (size_t)(parts - 2) * sizeof *part);
    return parts - 1;
}

static void check_side(const BattleStatus *battle, const Truth *is, int side, const char *when) {
    const BattleStack *stack = &battle->stack[side];
    BattlePart part[BATTLE_PARTS];
    int shown[BATTLE_PARTS], right[PARTS_MOST], sum = 0;
    int parts = empires_battle_parts(evening_app, evening_table(), battle, side, part);
    if (stack->seat == SEAT_NONE || battle->calm)
        return;
    for (int i = 0; i < parts; i++)
        sum += part[i].value;
    if (stack->unseen > 0) {
        of_unseen++;
        ck_assert_msg(stack->at_least || sum == stack->force, "%s: parts of %d, force %d", when, sum,
                      stack->force);
        return;
    }
    ck_assert_msg(sum == stack->force, "%s: the parts are %d, and the force is %d", when, sum, stack->force);
    if (!battle->turned && stack->cards > 0)
        return; // laid, and not known to the rules yet
    parts = join_bonus(stack, part, parts, true_units(&is->parts[side]));
    const int count = shown_values(part, parts, shown), all = true_values(&is->parts[side], right);
    ck_assert_msg(count == all && memcmp(shown, right, (size_t)all * sizeof *right) == 0,
                  "%s: %d parts, and not %d, of %d as of %d", when, count, all, sum, is->parts[side].sum);
    if (sum_of(stack->all) > 0)
        ck_assert_msg(part[0].value == true_units(&is->parts[side]), "%s: units shown as %d, and not %d",
                      when, part[0].value, true_units(&is->parts[side]));
}

static void check_battle(const CardTable *table, const Truth *is, const char *when) {
    BattleStatus battle;
    if (!empires_shows_battle(table))
        return;
    ck_assert_msg(is->known && is->battle, "%s: no battle is on", when);
    empires_read_battle(evening_app, table, &battle);
    looked++;
    ck_assert_msg((battle.dice[0] > 0) == is->rolled, "%s: dice are shown of which nothing was told", when);
    ck_assert_msg(battle.counted == is->forces, "%s: forces that were not told", when);
    ck_assert_msg(battle.decided == is->won, "%s: a victory that was not told", when);
    if (is->forces && !battle.calm) {
        counted++;
        after_losses += sum_of(battle.told.fallen[0]) + sum_of(battle.told.fallen[1]) > 0;
        by_card += battle.stack[0].cards + battle.stack[1].cards > 0;
        ck_assert_int_eq(battle.stack[SIDE_ATTACKER].force, is->attack);
        ck_assert_int_eq(battle.stack[SIDE_DEFENDER].force, is->defence);
    }
    for (int side = 0; side < SIDES; side++)
        check_side(&battle, is, side, when);
}

static float (*pauses)(const CardTable *table, const Event *event, const Event *next);

// The kit asks how long an event is looked at when it has landed: picture, numbers and history are those
// after it.
static float look_again(const CardTable *table, const Event *event, const Event *next) {
    char when[80];
    const unsigned at = session_event_number(evening_app->session, table->next_event - 1);
    snprintf(when, sizeof when, "event %u, kind %d", at, event->kind);
    ck_assert_int_eq(table->clock.landed, table->next_event);
    // What comes after its last event belongs to the question.
    if (at < number)
        check_battle(table, &truth[at], when);
    return pauses(table, event, next);
}

static void hook(void) {
    CardTable *table = evening_table();
    if (table == NULL || table->filled->show.pause == look_again)
        return;
    pauses = table->filled->show.pause;
    table->filled->show.pause = look_again;
    hooked = true;
}

// ---- what is drawn where something is asked

static char drawn[400][80];
static int drawn_count;

static void note_text(void *context, const GfxDrawnText *text) {
    (void)context;
    if (text->layer == 0 && drawn_count < 400 && strlen(text->text) < sizeof drawn[0])
        strcpy(drawn[drawn_count++], text->text);
}

static bool is_drawn(const char *text) {
    for (int i = 0; i < drawn_count; i++)
        if (strcmp(drawn[i], text) == 0)
            return true;
    return false;
}

static bool is_promised(const char *key, int cards) {
    char text[96];
    app_fill(evening_app, text, sizeof text, key, NUM("number", cards));
    return is_drawn(text);
}

// Of cards that are not seen never more are spoken of than the hand holds.
static void check_promises(const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    if (s->battle.kind == BATTLE_CONQUEST || s->battle.is_committed[SIDE_ATTACKER] != 0)
        return;
    const Seat other =
        s->battle.side[s->battle.side[SIDE_ATTACKER] == table->front ? SIDE_DEFENDER : SIDE_ATTACKER];
    const int hand = s->seat[other].hand_size;
    for (int cards = 0; cards <= BATTLE_CARDS_MAX; cards++)
        ck_assert_msg(cards == SDL_min(hand, rules()->battle_cards) ||
                          !is_promised("empires.battle.none_to", cards),
                      "up to %d cards, with %d in the hand", cards, hand);
    ck_assert_msg((hand == 0) == is_promised("empires.battle.hand_empty", 0), "%d cards in the hand", hand);
    asked_empty += hand == 0;
}

static void check_drawn(const CardTable *table) {
    static const GfxRecorder recorder = {.dry = true, .text = note_text};
    static const char *const outcomes[] = {"empires.battle.outcome", "empires.battle.beats",
                                           "empires.battle.ties", "empires.battle.loses_to"};
    const Truth *is = &truth[number];
    const BattleState *battle = &seen(table)->table.battle;
    if (seen(table)->asks == ASK_ENIGMA || seen(table)->asks == ASK_DIPLOMACY) {
        ck_assert_msg(own(table)->motion.dice.left <= 0, "dice of another roll lie there");
        asked_rolls++;
    }
    if (!empires_shows_battle(table) || is->won)
        return;
    drawn_count = 0;
    first_frames_only(false);
    evening_record(&recorder);
    first_frames_only(true);
    ck_assert_int_gt(drawn_count, 10);
    for (int i = 0; i < 4; i++)
        ck_assert_msg(!is_drawn(app_word(evening_app, outcomes[i])), "\"%s\" before anything has happened",
                      app_word(evening_app, outcomes[i]));
    check_promises(table);
    if (battle->kind != BATTLE_CONQUEST)
        return;
    asked_conquests++;
    ck_assert(is_drawn("= ?"));
    // A minor race chooses no cards, and lays none face down.
    ck_assert(!is_drawn(app_word(evening_app, "empires.battle.course.lay")));
    ck_assert(!is_drawn(app_word(evening_app, "empires.battle.face_down")));
}

// ---- playing

static void run(void) {
    hook();
    for (int steps = 0; evening_step(50); steps++) {
        ck_assert_int_lt(steps, STEPS_MOST);
        hook();
    }
}

static void decide(Rng *rng) {
    Session *session = evening_app->session;
    const Command *legal;
    View view;
    const Seat seat = match_to_act(session_match(session));
    const int count = session_legal(session, &legal);
    match_view(session_match(session), seat, &view);
    const Decision decision = {.view = &view,
                               .rules = evening_catalog.rules,
                               .legal = legal,
                               .count = count,
                               .seats = session_options(session)->setup.seats,
                               .rng = rng};
    // Mostly as somebody would who wants to win; now and then anything, so that the weak attack too.
    int choice = rng_below(rng, 4) > 0 ? opponent_find("greedy")->choose(&decision)
                                       : (int)rng_below(rng, (uint32_t)count);
    // Cards that save a unit are seldom laid.
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_COMMIT && legal[i].count == 1 && (legal[i].list[0] & CARD_MARKED) != 0)
            choice = i;
    const Command command = legal[choice];
    if (command.verb == VERB_CONCEDE)
        return;
    ck_assert_int_eq(session_submit(session, &command), VERDICT_OK);
}

#define RECAPS_EVERY 3 // decisions

// A battle is told whole, under its name, and nothing of what is asked now is drawn beside it.
static void check_recap(void) {
    const CardTable *table = evening_table();
    evening_step(0);
    ck_assert(table->recap);
    ck_assert_int_eq(own(table)->entries, 0);
    ck_assert((table->recap_title[0] != 0) == session_recaps_scene(evening_app->session));
    if (table->recap_title[0] == 0)
        return;
    View first;
    session_event_view(evening_app->session, 0, &first);
    const EmpiresView *view = (const EmpiresView *)(const void *)first.bytes;
    ck_assert_ptr_nonnull(
        strstr(table->recap_title, empires_place_name(evening_app, table, view->table.battle.place)));
    whole++;
}

// A recap that is asked for shows its battles again, as true as they were at first.
static void ask_for_recap(void) {
    if (!session_can_recap(evening_app->session))
        return;
    const int before = looked;
    table_button(evening_app, evening_table(), "recap");
    ck_assert_int_eq(session_stage(evening_app->session), SESSION_RECAP);
    check_recap();
    run();
    ck_assert_int_eq(session_stage(evening_app->session), SESSION_DECIDING);
    again += looked - before;
}

static void play(int table, uint64_t seed, float speed) {
    Rng rng;
    rng_seed(&rng, seed);
    evening_app->settings.animation_speed = speed;
    evening_start(table, seed, 63);
    begin_twin(evening_app->session);
    for (int commands = 0; commands < COMMANDS_MOST && session_stage(evening_app->session) != SESSION_OVER;
         commands++) {
        run();
        if (session_stage(evening_app->session) == SESSION_SCORING) { // held: all has fallen that falls
            const unsigned until = session_last_seen_event(evening_app->session);
            ck_assert_uint_lt(until, number);
            check_battle(evening_table(), &truth[until], "held");
            held++;
        }
        if (session_stage(evening_app->session) != SESSION_DECIDING) {
            evening_act(&rng);
            continue;
        }
        ck_assert_ptr_nonnull(evening_table());
        check_battle(evening_table(), &truth[number], "asked");
        check_drawn(evening_table());
        if (commands % RECAPS_EVERY == 0)
            ask_for_recap();
        decide(&rng);
    }
    end_twin();
}

START_TEST(nothing_is_shown_that_has_not_happened_and_parts_are_true) {
    looked = again = counted = after_losses = of_unseen = asked_conquests = by_card = saved = held =
        asked_rolls = 0;
    asked_empty = whole = 0;
    hooked = false;
    evening_open(1280, 720);
    for (uint64_t seed = 1; seed <= 2; seed++)
        for (int table = 0; table < 3; table++)
            play(table, 10 * seed + (uint64_t)table, 0);
    evening_close();
    ck_assert(hooked);
    ck_assert_int_gt(looked, 1000);
    ck_assert_int_gt(again, 200);
    ck_assert_int_gt(whole, 10);
    ck_assert_int_gt(counted, 400);
    ck_assert_int_gt(after_losses, 200);
    ck_assert_int_gt(by_card, 100);
    ck_assert_int_gt(saved, 0);
    ck_assert_int_gt(held, 20);
    ck_assert_int_gt(asked_rolls, 10);
    ck_assert_int_gt(of_unseen, 10);
    ck_assert_int_gt(bonuses, 10);
    ck_assert_int_gt(asked_conquests, 10);
    ck_assert_int_gt(asked_empty, 1);
}
END_TEST

// ---- what a victory costs

typedef struct Paying {
    uint8_t unit[UNITS_MAX], gone[UNITS_MAX];
    int paid, more;
} Paying;

static int strongest_of(const uint8_t unit[UNITS_MAX]) {
    int best = -1;
    for (int i = 0; i < rules()->unit_count; i++)
        if (unit[i] > 0 && (best < 0 || rules()->unit[i].force > rules()->unit[best].force))
            best = i;
    return best;
}

// The least that is gone in the end: every unit that may be named is, one after another, as the rules say.
static int least_of(const Paying *way, const BattlePrice *price) {
    if (sum_of(way->unit) < 2 || (way->paid >= price->due && way->more == 0)) {
        uint8_t gone[UNITS_MAX];
        memcpy(gone, way->gone, sizeof gone);
        for (int back = price->back; back > 0 && sum_of(gone) > 0; back--)
            gone[strongest_of(gone)]--;
        return empires_printed_force(rules(), gone);
    }
    int least = -1;
    for (int i = 0; i < rules()->unit_count; i++) {
        Paying next = *way;
        if (next.unit[i] == 0)
            continue;
        next.unit[i]--;
        next.gone[i]++;
        if (way->paid < price->due)
            next.paid += rules()->unit[i].force;
        else
            next.more--;
        const int force = least_of(&next, price);
        least = least < 0 || force < least ? force : least;
    }
    return least;
}

static int price_of(const uint8_t unit[UNITS_MAX], const BattlePrice *price) {
    uint8_t out[UNITS_MAX];
    empires_battle_price(rules(), unit, price, out);
    for (int i = 0; i < UNITS_MAX; i++)
        ck_assert_int_le(out[i], unit[i]);
    return empires_printed_force(rules(), out);
}

static uint8_t unit_named(const char *id) {
    for (uint8_t i = 0; i < rules()->unit_count; i++)
        if (strcmp(rules()->unit[i].id, id) == 0)
            return i;
    ck_abort_msg("no unit %s", id);
    return 0;
}

START_TEST(a_victory_costs_the_least_that_may_be_given) {
    Rng rng;
    rng_seed(&rng, 7);
    evening_open(320, 200);
    for (int games = 0; games < 4000; games++) {
        Paying way = {.paid = 0};
        const BattlePrice price = {.due = (int)rng_below(&rng, 30),
                                   .more = (int)rng_below(&rng, 2),
                                   .back = (int)rng_below(&rng, 3)};
        for (int i = 1 + (int)rng_below(&rng, 6); i > 0; i--)
            way.unit[rng_below(&rng, rules()->unit_count)]++;
        way.more = price.more;
        ck_assert_int_eq(price_of(way.unit, &price), least_of(&way, &price));
    }
    // Only one may be given: the cheap one, though it is not worth the due.
    uint8_t two[UNITS_MAX] = {0}, out[UNITS_MAX];
    two[unit_named("command_ship")] = two[unit_named("scout")] = 1;
    empires_battle_price(rules(), two, &(BattlePrice){.due = 8}, out);
    ck_assert_int_eq(out[unit_named("scout")], 1);
    ck_assert_int_eq(out[unit_named("command_ship")], 0);
    // Of the same force small ships go before a flagship.
    uint8_t three[UNITS_MAX] = {0};
    three[unit_named("command_ship")] = three[unit_named("warship")] = three[unit_named("raider")] = 1;
    empires_battle_price(rules(), three, &(BattlePrice){.due = 10}, out);
    ck_assert_int_eq(out[unit_named("command_ship")], 0);
    ck_assert_int_eq(sum_of(out), 2);
    evening_close();
}
END_TEST

int test_empires_battles(void) {
    first_frames_only(true);
    setenv("STARDECK_TEST_GAME", "star_empires", 1);
    Suite *suite = suite_create("empires battles");
    TCase *tcase = tcase_create("empires battles");
    tcase_set_timeout(tcase, 600);
    tcase_add_test(tcase, nothing_is_shown_that_has_not_happened_and_parts_are_true);
    tcase_add_test(tcase, a_victory_costs_the_least_that_may_be_given);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
