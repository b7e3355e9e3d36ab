// SPDX-License-Identifier: MIT
// Tests how the losses of Star Empires' battles are settled, in games of players who fight: no click is
// needed between a battle's outcome and a question about its losses; one click or Enter answers all of them;
// and nobody is asked where all answers come to the same, counted here by trying them.
#include "empires_player.h"
#include "first_frames.h"
#include "table_evening.h"

#include "ai/opponent.h"
#include "app/kit/passing.h"
#include "app/tables/star_empires/battle_settle.h"
#include "games/star_empires/numbers.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#define COMMANDS_MOST 2500
#define STEPS_MOST 20000
#define FRAME_MS 60
#define WAYS_MOST 64

// ---- all that may be lost in the end

typedef struct Ways {
    uint8_t gone[WAYS_MOST][UNITS_MAX];
    int count;
} Ways;

static const EmpiresRules *rules(void) {
    return evening_catalog.rules;
}

static void add_way(Ways *ways, const uint8_t gone[UNITS_MAX]) {
    for (int i = 0; i < ways->count; i++)
        if (memcmp(ways->gone[i], gone, UNITS_MAX) == 0)
            return;
    if (ways->count < WAYS_MOST)
        memcpy(ways->gone[ways->count++], gone, UNITS_MAX);
}

// Every order in which units may be named: `casualties` of a loser, or until `due` is paid.
static void try_ways(Ways *ways, const uint8_t unit[UNITS_MAX], const uint8_t gone[UNITS_MAX], int casualties,
                     int due) {
    const bool over = casualties >= 0 ? casualties == 0 : due <= 0 || sum_of(unit) < 2;
    if (over || ways->count > 1)
        add_way(ways, gone);
    for (int i = 0; i < rules()->unit_count && !over && ways->count < 2; i++) {
        uint8_t left[UNITS_MAX], then[UNITS_MAX];
        memcpy(left, unit, sizeof left);
        memcpy(then, gone, sizeof then);
        if (left[i] == 0)
            continue;
        left[i]--;
        then[i]++;
        try_ways(ways, left, then, casualties - (casualties > 0), due - rules()->unit[i].force);
    }
}

static bool has_choice(const CardTable *table) {
    static const uint8_t none[UNITS_MAX];
    const EmpiresBoard *s = &seen(table)->table;
    const BattleState *battle = &s->battle;
    const bool loses = battle->step == STEP_LOSER;
    const Seat seat = battle->side[loses ? 1 - battle->winner : battle->winner];
    const Stack *stack = stack_of(s, battle->place, seat);
    Ways ways = {.count = 0};
    if (loses && empires_retreats(rules(), s, seat, battle->place) == 0)
        return false;
    if (!loses && battle->more > 0)
        return true;
    try_ways(&ways, stack->unit, none, loses ? battle->left : -1, pair(battle->due) - pair(battle->paid));
    return ways.count > 1;
}

// ---- what is answered

typedef struct Settled {
    bool on;
    Seat seat;
    uint8_t place, named;
    uint8_t unit[UNITS_MAX], given[UNITS_MAX];
} Settled;

static Settled wish;
static int bars; // frames in which one is to be seen
static int by_click, by_key, named, both, held, retreats;
static bool was_held;
static uint8_t named_at; // the place of a battle about whose losses somebody was asked; NONE

static void note_loss(void *context, const Match *match, Seat seat, const Command *command) {
    (void)context, (void)match;
    if (command->verb != VERB_LOSE)
        return;
    if (!wish.on || seat != wish.seat || seen(evening_table())->table.battle.place != wish.place)
        return; // of the next battle
    if (wish.named != NONE) {
        ck_assert_int_eq(command->with, wish.named);
        wish.named = NONE;
    } else {
        wish.given[command->with]++;
    }
}

static void press_enter(void) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = SDLK_RETURN;
    while (guard_is_pending(&evening_app->guard, evening_app->now))
        evening_step(20);
    loop_handle(evening_app, &event);
    evening_step(1);
}

static void settle(const CardTable *table, bool key) {
    LossPlan plan;
    ck_assert(empires_loss_plan(evening_app, table, &plan));
    wish = (Settled){.on = true,
                     .seat = seen(table)->to_act,
                     .place = seen(table)->table.battle.place,
                     .named = plan.named};
    memcpy(wish.unit, plan.unit, sizeof wish.unit);
    named += plan.named != NONE;
    both += plan.named != NONE && sum_of(plan.unit) > 0;
    if (key)
        press_enter();
    else
        ck_assert_msg(hands_click("button:cheapest"), "there is no button for it");
    by_key += key;
    by_click += !key;
}

// The seat is not asked again in that battle, and has given what it was told.
static void check_settled(const CardTable *table) {
    const BattleState *battle = &seen(table)->table.battle;
    if (!wish.on)
        return;
    const bool on = battle->kind != BATTLE_NONE && battle->place == wish.place && battle->step > STEP_COMMIT;
    ck_assert_msg(!on || seen(table)->asks != ASK_LOSE || seen(table)->to_act != wish.seat,
                  "it is asked again");
    ck_assert_msg(wish.named == NONE, "the unit that was to fall first did not");
    for (int unit = 0; unit < UNITS_MAX; unit++) // where one kind is left nobody is asked any more
        ck_assert_msg(wish.given[unit] <= wish.unit[unit], "unit %d is given up, too", unit);
    wish.on = on;
}

static void check_asked(const CardTable *table) {
    if (seen(table)->asks != ASK_LOSE)
        return;
    ck_assert_msg(!was_held, "a click was needed before the question");
    named_at = seen(table)->table.battle.place;
    ck_assert_msg(has_choice(table), "asked, though all answers come to the same");
}

// A person is asked next where what is left of its stack retreats to.
static bool retreats_next(const BattleState *battle) {
    const Match *match = session_match(evening_app->session);
    View view;
    match_view(match, SEAT_NONE, &view);
    const EmpiresView *next = (const EmpiresView *)(const void *)view.bytes;
    return next->table.ask == ASK_RETREAT && next->table.battle.place == battle->place &&
           session_is_person(evening_app->session, match_to_act(match));
}

// The table is held when all has fallen that falls, and not before.
static void check_held(const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    const BattleState *battle = &s->battle;
    if (battle->kind == BATTLE_NONE || battle->calm)
        return;
    if (retreats_next(battle)) { // one's own loss is read before one is asked where the rest goes
        retreats++;
        return;
    }
    ck_assert_msg(battle->place != named_at, "a click was needed after the question");
    const Stack *loser = battle->kind == BATTLE_CONQUEST && battle->winner == SIDE_ATTACKER
                             ? NULL
                             : stack_of(s, battle->place, battle->side[1 - battle->winner]);
    const Stack *winner = battle->kind == BATTLE_CONQUEST && battle->winner == SIDE_DEFENDER
                              ? NULL
                              : stack_of(s, battle->place, battle->side[battle->winner]);
    ck_assert_msg(loser == NULL || battle->left == 0, "%d of the loser's are still to fall", battle->left);
    ck_assert_msg(winner == NULL || sum_of(winner->unit) < 2 || pair(battle->paid) >= pair(battle->due),
                  "the winner's losses are still to come");
}

// ---- playing

static int read_frames; // so long has what came of a battle been there to read, without a click
static int read_least, read_most, cut_short;

// It goes after the same time whatever came of it, and at once at a click.
static void read_outcome(bool read, bool click) {
    const int frames = read_frames;
    read_frames = read ? frames + 1 : 0;
    if (read && click) {
        ck_assert_msg(hands_click("button:ok"), "nothing ends what is read");
        evening_step(1);
        ck_assert_msg(evening_table() == NULL || !empires_outcome_is_read(evening_table()),
                      "a click does not end what is read");
        cut_short++;
        read_frames = 0;
    } else if (!read && frames > 0) {
        read_least = read_least == 0 || frames < read_least ? frames : read_least;
        read_most = frames > read_most ? frames : read_most;
    }
}

// A pause that is over by itself says so on its button; one that waits for a click does not.
static void check_bar(const CardTable *table, bool read) {
    const bool waits = !table->showing && !read && table->hurry.look_until == 0 &&
                       session_stage(evening_app->session) == SESSION_SCORING;
    const float left = passing_left(evening_app, table);
    ck_assert_msg(!read || left > 0, "it is read, and no bar says so");
    ck_assert_msg(!waits || left <= 0, "a bar runs down, and the table waits");
    bars += read;
}

static void run(void) {
    static int runs;
    const bool click = runs++ % 3 == 0;
    bool goes_on = true;
    for (int steps = 0; goes_on; steps++) {
        goes_on = evening_step(FRAME_MS);
        const CardTable *table = evening_table();
        const bool read = table != NULL && empires_outcome_is_read(table);
        if (table != NULL)
            check_bar(table, read);
        read_outcome(read, click && read_frames == 3);
        ck_assert_msg(goes_on || !read, "it is read, and the table is said to be at rest");
        ck_assert_int_lt(steps, STEPS_MOST);
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
    evening_app->settings.animation_speed = 0;
    evening_app->settings.recap = false;
    evening_start(at, seed, persons);
    session_listen(evening_app->session, note_loss, NULL);
    for (int commands = 0; commands < COMMANDS_MOST && session_stage(evening_app->session) != SESSION_OVER;
         commands++) {
        run();
        const SessionStage stage = session_stage(evening_app->session);
        if (stage != SESSION_DECIDING) {
            was_held |= stage == SESSION_SCORING;
            held += stage == SESSION_SCORING;
            if (stage == SESSION_SCORING)
                check_held(evening_table());
            evening_act(&rng);
            continue;
        }
        check_settled(evening_table());
        if (seen(evening_table())->table.battle.kind == BATTLE_NONE)
            named_at = NONE;
        check_asked(evening_table());
        was_held = false;
        if (empires_is_asked(evening_app, evening_table(), ASK_LOSE) && rng_below(&rng, 5) > 0)
            settle(evening_table(), rng_below(&rng, 2) == 0);
        else
            decide(&rng);
    }
    wish.on = was_held = false;
    named_at = NONE;
}

START_TEST(one_answer_settles_the_losses) {
    bars = by_click = by_key = named = both = held = retreats = read_least = read_most = cut_short = 0;
    named_at = NONE;
    evening_open(1280, 720);
    for (uint64_t seed = 1; seed <= 4; seed++)
        for (int table = 0; table < 3; table++)
            play(table, 20 * seed + (uint64_t)table, 63);
    evening_close();
    ck_assert_int_gt(by_click, 20);
    ck_assert_int_gt(by_key, 20);
    ck_assert_int_gt(named, 4);
    ck_assert_int_gt(both, 1);
    ck_assert_int_gt(held, 20); // battles without a choice
    ck_assert_int_gt(retreats, 3);
    ck_assert_int_ge(read_least * FRAME_MS, 1300); // long enough to be read
    ck_assert_int_le(read_most, read_least + 1);   // a pace that told anything would differ
    ck_assert_int_gt(cut_short, 5);
    ck_assert_int_gt(bars, 20);
}
END_TEST

// A person against computers is held at most where nothing is asked.
START_TEST(against_computers_nothing_stands_before_the_question) {
    by_click = by_key = held = 0;
    named_at = NONE;
    evening_open(1280, 720);
    for (uint64_t seed = 1; seed <= 4; seed++)
        play(0, 40 + seed, 1);
    evening_close();
    ck_assert_int_gt(by_click + by_key, 3);
    ck_assert_int_gt(held, 3);
}
END_TEST

int test_empires_settle(void) {
    first_frames_only(true);
    setenv("STARDECK_TEST_GAME", "star_empires", 1);
    Suite *suite = suite_create("empires settle");
    TCase *tcase = tcase_create("empires settle");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, one_answer_settles_the_losses);
    tcase_add_test(tcase, against_computers_nothing_stands_before_the_question);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
