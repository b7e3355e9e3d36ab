// SPDX-License-Identifier: MIT
// Tests what is shown of Alpha Strike, in random games: every event with something to show shows it; a cause
// is seen before its effect (the shot before the hit, the hit before the ship is destroyed); afterwards the
// table is the view, with nothing left over; and a click skips all of it at once.
#include "first_frames.h"
#include "table_evening.h"

#include "ai/opponent.h"
#include "app/kit/filled_table.h"
#include "app/kit/game_table.h"
#include "app/tables/alpha_strike/show.h"
#include "app/tables/alpha_strike/stage.h"
#include "app/tables/alpha_strike/table.h"
#include "engine/game.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#define FRAME_MS 100
#define CLICKS_MOST 60    // as many events has a command at most
#define FRAMES_MOST 40000 // of what one command brings about: all the rest, where the person has fallen
#define HIT_SHAKES_MS 300

// Nothing of it lies on the table: these are told elsewhere.
static bool shows_nothing(uint8_t kind) {
    return kind == EVENT_TURN     // the banner and the top bar
           || kind == EVENT_PHASE // the steps in the action box
           || kind == EVENT_PASS; // nothing is done: a sentence of the history
}

static Rng rng;
static int told[EVENT_COUNT];
static int skips, shattered;
static bool peace; // nobody attacks, so that the meltdown comes

// What has been seen of the attack that lands, and of each ship.
static uint64_t lands_at, hit_at[STRIKE_SEATS];
static bool lands;

// ---- cause before effect

static void check_time(const Event *event, const CardTable *table) {
    const uint64_t now = evening_app->now;
    const StrikeTable *at = own(table);
    const bool skipped = table->timeline.speed <= 0;
    switch ((StrikeEvent)event->kind) {
    case EVENT_RESOLVE: {
        lands = event->at == 0;
        lands_at = now + (uint64_t)strike_hit_ms(strike_rules(evening_app), event->card);
        break;
    }
    case EVENT_HULL_HIT:
        ck_assert_msg(at->hull[event->seat] >= (float)event->amount2, "the hull is down before the hit");
        ck_assert_msg(skipped || !lands || now >= lands_at, "hit %llu ms before the shot has arrived",
                      (unsigned long long)(lands_at - now));
        hit_at[event->seat] = now;
        break;
    case EVENT_SHIELD_HIT:
        ck_assert_msg(skipped || !lands || now >= lands_at, "shields are hit before the shot has arrived");
        break;
    case EVENT_MELTED:
        hit_at[event->seat] = now;
        break;
    case EVENT_DESTROYED:
        ck_assert_msg(at->fallen[event->seat] <= 0, "it is gone before it explodes");
        ck_assert_msg(skipped || hit_at[event->seat] == 0 || now != hit_at[event->seat] ||
                          event->at != DESTROYED_IN_FIGHT || now >= hit_at[event->seat] + HIT_SHAKES_MS,
                      "it explodes while it is hit");
        break;
    default:
        break;
    }
}

// ---- what is started

typedef struct Moving {
    Scene scene;
    StrikeTable own;
    int tweens;
} Moving;

static void take(const CardTable *table, Moving *out) {
    memset(out, 0, sizeof *out);
    out->scene = table->scene;
    out->own = *own(table);
    out->tweens = table->timeline.count;
}

static bool has_sound(const EventSounds *sounds, SoundKind kind) {
    for (int i = 0; i < sounds->count; i++)
        if (sounds->kind[i] == kind)
            return true;
    return false;
}

// Power that rises is not heard as power that is lost.
static void check_sound(const Event *event, const CardTable *table, const void *after) {
    const SoundKind right = event->amount2 > event->amount ? SOUND_POWER_UP : SOUND_POWER_DOWN;
    EventSounds sounds = {.count = 0};
    strike_add_sounds(evening_app, table, event, after, &sounds);
    if (event->kind == EVENT_POWER)
        ck_assert(sounds.count == 1 && sounds.kind[0] == right);
    if ((event->kind == EVENT_RESOLVE || event->kind == EVENT_COUNTERED) &&
        has_sound(&sounds, SOUND_POWER_UP)) // a shot is heard once it has been charged
        ck_assert(sounds.kind[0] == SOUND_POWER_UP && sounds.after[0] <= 0 &&
                  sounds.after[1] == CHARGE_MS + (strike_kills(table, event) ? HELD_MS : 0));
}

// A shield is in shards when the shot that has hit it goes on to the hull, and only then. Who jumps to the
// hit upon the hull sees the shield broken already.
static void check_shards(const Event *event, const CardTable *table) {
    static bool hit[STRIKE_SEATS];
    const bool skipped = table->timeline.speed <= 0;
    if (event->kind == EVENT_RESOLVE)
        memset(hit, 0, sizeof hit);
    if (event->kind == EVENT_SHIELD_HIT)
        hit[event->seat] = true;
    if (event->kind != EVENT_HULL_HIT || skipped)
        return;
    hit[event->seat] &= own(table)->hurt[event->seat][0].part < 1;
    ck_assert((own(table)->torn[event->seat] < 1) == hit[event->seat]);
    shattered += hit[event->seat];
}

static void show_and_compare(App *app, CardTable *table, const Event *event, const void *after) {
    static Moving before, now;
    take(table, &before);
    check_time(event, table);
    check_sound(event, table, after);
    strike_show(app, table, event, after);
    check_shards(event, table);
    take(table, &now);
    told[event->kind]++;
    const bool shown = memcmp(&before, &now, sizeof now) != 0;
    ck_assert_msg(shown != shows_nothing(event->kind), "event %d of seat %d %s", event->kind, event->seat,
                  shown ? "is said to show nothing" : "shows nothing");
}

static void compose_nothing(App *app, const CardTable *table, const Event *event, const void *after,
                            int most) {
    (void)app, (void)table, (void)event, (void)after, (void)most;
}

static void listen(void) {
    CardTable *table = evening_table();
    if (table == NULL || table->filled->show.event == show_and_compare)
        return;
    ck_assert(table->filled->show.event == strike_show);
    table->filled->show.event = show_and_compare;
    table->filled->show.compose = compose_nothing; // no card is painted
}

// ---- what is left in the end

static void check_ship(const CardTable *table, Seat seat) {
    const ViewShip *ship = &seen(table)->seat[seat];
    const StrikeTable *at = own(table);
    for (int track = 0; track < TRACKS; track++)
        ck_assert_msg(at->power[seat][track] == (float)ship->power[track], "track %d of seat %d: %g, not %d",
                      track, seat, (double)at->power[seat][track], ship->power[track]);
    ck_assert_msg(at->hull[seat] == (float)ship->hull, "hull of seat %d: %g, not %d", seat,
                  (double)at->hull[seat], ship->hull);
    ck_assert(at->fallen[seat] == (ship->alive ? 0.0F : 1.0F));
    ck_assert(at->flash[seat] == 1 && at->torn[seat] == 1 && at->shake[seat] == 1 && at->breaks[seat] == 1 &&
              at->die_left[seat] == 0);
    ck_assert_int_eq(table->scene.zone[seat].count, ship->craft_count);
    for (int i = 0; i < ship->craft_count; i++)
        ck_assert_uint_eq(table_card_at(table, seat, i)->card, ship->craft[i]);
}

// Nothing of a fight is left on the stage, and every ship stands where it belongs.
static void check_stage(const CardTable *table) {
    const StrikeTable *at = own(table);
    const StageFight fight = strike_stage_fight(seen(table));
    if (timeline_running(&table->timeline))
        return;
    ck_assert(at->fought_left == 0 && at->acting == 0 && at->loss_part == 1);
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const StagePlace place = strike_formation(seen(table)->seats, table->front, seat, fight);
        ck_assert(at->draw_back[seat] == 0 && at->push[seat] == 0);
        ck_assert(at->hurt[seat][0].part == 1 && at->hurt[seat][1].part == 1);
        if (at->fight.attacker == fight.attacker && at->fight.target == fight.target)
            ck_assert_msg(at->stand[seat][0] == place.x && at->stand[seat][1] == place.y &&
                              at->stand[seat][2] == place.w,
                          "ship %d stands at %g,%g, not at %g,%g", seat, (double)at->stand[seat][0],
                          (double)at->stand[seat][1], (double)place.x, (double)place.y);
    }
}

static void check_hand(const CardTable *table) {
    const Zone *zone = &table->scene.zone[ZONE_HAND];
    if (table->front == SEAT_NONE)
        return;
    const ViewShip *ship = &seen(table)->seat[table->front];
    ck_assert_int_eq(zone->count, ship->hand_count);
    for (int i = 0; i < zone->count; i++)
        ck_assert_uint_eq(table_card_at(table, ZONE_HAND, i)->card, ship->hand[i]);
}

static void check_count(const CardTable *table) {
    int cards = 0, lie = 0;
    for (int i = 0; i < SPRITES_MAX; i++)
        cards += table->scene.sprite[i].used;
    for (int zone = 0; zone < ZONES; zone++)
        lie += table->scene.zone[zone].count;
    ck_assert_msg(cards == lie, "%d cards are left over", cards - lie);
}

static void check_at_rest(void) {
    const CardTable *table = evening_table();
    if (table == NULL || table->showing)
        return;
    const StrikeTable *at = own(table);
    ck_assert(memcmp(table->view.bytes, session_view(evening_app->session)->bytes,
                     evening_catalog.game->view_bytes) == 0);
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        check_ship(table, seat);
    check_stage(table);
    check_hand(table);
    ck_assert(at->lane == (seen(table)->stack_count > 0 ? 1.0F : 0.0F));
    check_count(table);
    for (int i = 0; i < FLARES_MAX; i++)
        ck_assert_msg(!table->scene.flares.item[i].used, "a light is left");
}

// ---- skipping

// All that is left of it is over with the next frames, and the table is as if it had been watched. (A click
// would stop at what hits the person in front.)
static void skip(void) {
    const unsigned version = session_version(evening_app->session);
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = SDLK_SPACE;
    loop_handle(evening_app, &event);
    for (int i = 0; i < 3 && session_version(evening_app->session) == version; i++)
        evening_step(1);
    ck_assert_msg(session_version(evening_app->session) != version ||
                      session_stage(evening_app->session) != SESSION_SHOWING,
                  "the key does not pass over it");
    skips++;
}

// ---- games

// Between two events too, as soon as nothing moves.
static void check_between(void) {
    const CardTable *table = evening_table();
    if (table == NULL || !table->showing || table->next_event == 0 || timeline_running(&table->timeline))
        return;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        check_ship(table, seat);
    check_hand(table);
    check_count(table);
}

static void watch(bool hasty) {
    for (int i = 0; i < FRAMES_MOST; i++) {
        listen();
        const CardTable *table = evening_table();
        if (hasty && table != NULL && table->showing && table->next_event > 0 && rng_below(&rng, 12) == 0)
            skip();
        if (!evening_step(FRAME_MS))
            return;
        check_between();
    }
    ck_abort_msg("it never ends");
}

// The first seat is a person's; the others look a step ahead, so that there are fights. In peace all are
// persons.
static void start(int at, uint64_t seed) {
    SessionOptions options = {.setup = tested_game()->table[at]};
    options.setup.seed = seed;
    for (Seat seat = 1; seat < options.setup.seats && !peace; seat++)
        options.who[seat] = opponent_find("greedy");
    Text problem = {0};
    loop_leave(evening_app);
    ck_assert_msg(app_start_game(evening_app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
}

// An attack or an answer rather than none.
static void decide(Session *session) {
    const Command *legal, *chosen = NULL;
    const int count = session_legal(session, &legal);
    for (int tries = 0; tries < 10 && (chosen == NULL || chosen->card == NONE); tries++)
        chosen = tested_choice(evening_catalog.game, legal, count, &rng);
    for (int i = 0; i < count; i++)
        if (peace ? legal[i].card == NONE && legal[i].verb != VERB_CONCEDE
                  : legal[i].with != NONE && legal[i].verb != VERB_DEFEND)
            chosen = &legal[i]; // in a fight: a craft is named
    ck_assert_int_eq(session_submit(session, chosen), VERDICT_OK);
}

static bool act(void) {
    if (session_stage(evening_app->session) != SESSION_DECIDING)
        return evening_act(&rng);
    decide(evening_app->session);
    return true;
}

static void play(int at, uint64_t seed, bool hasty) {
    rng_seed(&rng, seed);
    memset(hit_at, 0, sizeof hit_at);
    evening_app->settings.others_speed = 1;
    evening_app->settings.pass_alone = seed % 2 == 0;
    start(at, seed);
    int turns = 0;
    do {
        watch(hasty);
        check_at_rest();
        ck_assert_msg(++turns < 1000, "game %d of seed %llu does not go on at stage %d", at,
                      (unsigned long long)seed, session_stage(evening_app->session));
    } while (act());
    watch(hasty);
}

static void begin(void) {
    evening_open(1280, 720);
}

// With three ships somebody has no patience.
START_TEST(what_is_shown_adds_up) {
    for (uint64_t seed = 1; seed <= 5; seed++)
        for (int at = 0; at < tested_game()->table_count; at++)
            play(at, seed, at == 1);
    peace = true;
    play(0, 1, false);
    for (int kind = 0; kind < EVENT_COUNT; kind++)
        ck_assert_msg(told[kind] > 0, "no event %d", kind);
    ck_assert_int_gt(skips, 100);
    ck_assert_int_gt(shattered, 10);
}
END_TEST

int test_strike_shown(void) {
    first_frames_only(true);
    setenv("STARDECK_TEST_GAME", "alpha_strike", 1);
    Suite *suite = suite_create("strike shown");
    TCase *tcase = tcase_create("strike shown");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, begin, evening_close);
    tcase_add_test(tcase, what_is_shown_adds_up);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
