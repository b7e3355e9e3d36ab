// SPDX-License-Identifier: MIT
// Tests what Alpha Strike tells beside a fight: each weapon is fired in its own way, an attack that is not
// answered says so, what is written about a lost ship covers no name, its own hand goes down where it is, a
// turn that ends by itself is signed, and a hint gives a reason.
#include "ai/opponent.h"
#include "app/kit/action.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "app/tables/alpha_strike/formation.h"
#include "app/tables/alpha_strike/loss.h"
#include "app/tables/alpha_strike/show.h"
#include "app/tables/alpha_strike/stage.h"
#include "app/tables/alpha_strike/table.h"
#include "games/alpha_strike/alpha_strike.h"
#include "laid_table.h"
#include "play/advice.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#define SEATS "names:Ann,Benedikt,Chidi,Dörte "
#define FRAME_MS 20
#define FRAMES_MOST 900

static CardTable *table(void) {
    return strcmp(stage_app->frame->screen->name, "table") == 0 ? stage_app->frame->self : NULL;
}

static void begin(const char *position, const char *steps) {
    const Shot shot = {"told", position, steps};
    const ShotManner manner = {0};
    ck_assert(stage_open(1280, 720));
    ck_assert(screen_play_unpainted(&shot, &manner));
    ck_assert(table() != NULL);
}

// ---- weapons

#define FLIES FLARE_KINDS // a craft goes there itself

static const struct {
    const char *card;
    FlareKind kind;
    bool passes; // it goes through shields, as a lance does
} weapons[] = {
    {"spinal_laser", FLARE_LASER, false},
    {"battle_laser", FLARE_LASER, false},
    {"pulse_cannon", FLARE_PULSE, false},
    {"laser_turret", FLARE_LASER, false},
    {"missile_salvo", FLARE_MISSILE, false},
    {"heavy_torpedo", FLARE_TORPEDO, false},
    {"shield_discharge", FLARE_FIELD, false},
    {"ion_cannon", FLARE_ION, false},
    {"graviton_lance", FLARE_LASER, true},
    {"flak_barrage", FLARE_FLAK, false},
    {"fighter_squadron", FLIES, false},
    {"bomber_wing", FLIES, false},
    {"gunboat", FLIES, false},
};

// Every card that attacks is in the list, and fires as it says there.
START_TEST(each_weapon_is_fired_in_its_own_way) {
    begin("strike_ways.json", SEATS "start run take");
    const StrikeRules *rules = strike_rules(stage_app);
    int attackers = 0;
    const int count = (int)(sizeof weapons / sizeof weapons[0]);
    for (uint8_t card = 0; card < rules->card_count; card++) {
        const CardDef *def = &rules->card[card];
        if (def->attack.damage == 0)
            continue;
        int at = 0;
        attackers++;
        while (at < count && strcmp(weapons[at].card, def->id) != 0)
            at++;
        ck_assert_msg(at < count, "how is %s fired?", def->id);
        ck_assert_msg(strike_show_shot(def) == weapons[at].kind, "%s is fired as %d", def->id,
                      strike_show_shot(def));
        ck_assert_msg((def->attack.bypass != 0) == weapons[at].passes, "%s", def->id);
    }
    ck_assert_int_eq(attackers, count);
    stage_close();
}
END_TEST

// ---- no answer

static bool was_unanswered(const char *answer) {
    char steps[200];
    bool was = false;
    snprintf(steps, sizeof steps,
             SEATS "start run take do:attack,card=battle_laser,to=2 run take do:defend,card=%s", answer);
    begin("strike_ways.json", steps);
    for (int i = 0; i < FRAMES_MOST && stage_step(); i++)
        was |= own(table())->unanswered == 2 && own(table())->fought_left > 0;
    stage_close();
    return was;
}

// While the shot is under way it is written that nobody answered; after an answer it is not.
START_TEST(that_nobody_answers_is_said) {
    ck_assert(was_unanswered("none"));
    ck_assert(!was_unanswered("ecm"));
    ck_assert(!was_unanswered("bulkheads"));
}
END_TEST

// ---- a lost ship

// Wherever ships stand in a fight of the seat in front, the band is beside or below their names.
START_TEST(what_tells_of_a_loss_covers_no_name) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    static const char *const positions[] = {"strike_duel.json", "strike_three.json", "strike_four.json"};
    const Shot shot = {"told", positions[_i / 2], SEATS "start run take"};
    const ShotManner manner = {0};
    ck_assert(stage_open(sizes[_i % 2][0], sizes[_i % 2][1]));
    ck_assert(screen_play_unpainted(&shot, &manner));
    const GfxRect band = strike_loss_band(table());
    const uint8_t seats = seen(table())->seats;
    for (Seat other = 1; other < seats; other++)
        for (Seat seat = 0; seat < seats; seat++) {
            const StagePlace place = strike_formation(seats, 0, seat, (StageFight){0, other});
            if (place.bar_w <= 0)
                continue;
            const GfxRect bar = strike_stage_rect(table(), place.bar_x, place.bar_y, place.bar_w, 38);
            ck_assert_msg(bar.x + bar.w <= band.x || bar.y + bar.h <= band.y, "the name of seat %d", seat);
        }
    stage_close();
}
END_TEST

// No card of it rises above the place of the hand: all look at the wreck.
START_TEST(the_own_hand_goes_down_where_it_is) {
    int leaving = 0;
    begin("strike_fire.json", SEATS "start run take do:attack,card=battle_laser,to=2 run take "
                                    "do:defend,card=none run click:button:ok");
    for (int i = 0; i < FRAMES_MOST && table() != NULL && stage_step(); i++) {
        const Scene *scene = &table()->scene;
        for (int at = 0; at < SPRITES_MAX && table()->showing; at++) {
            const Sprite *sprite = &scene->sprite[at];
            if (!sprite->used || !sprite->leaving || sprite->now.owner != 1)
                continue;
            leaving++;
            ck_assert_float_ge(sprite_rect(sprite).y, table()->layout.dock.y - 1);
        }
    }
    ck_assert_int_gt(leaving, 20);
    stage_close();
}
END_TEST

// ---- the turn ends by itself

static bool is_signed(void) {
    return own(laid_table())->turn_sign > 0 && own(laid_table())->turn_sign < 1;
}

static int signs, times; // frames with it; how often it came

static void watch_sign(void) {
    static bool before;
    times += is_signed() && !before;
    signs += is_signed();
    before = is_signed();
}

// Once, beside what others do, and it goes by itself.
START_TEST(a_turn_that_ends_by_itself_is_signed) {
    laid_open_with(opponent_find("greedy"), "strike_alone.json", 1280, 720);
    signs = times = 0;
    stage_each_frame(watch_sign);
    laid_click("hand:1"); // the only card, and nothing is left to do after it
    laid_click("ship:2");
    laid_wait(20000);
    stage_each_frame(NULL);
    ck_assert_int_eq(times, 1);
    ck_assert_int_gt(signs, 20);
    ck_assert(!is_signed());
    ck_assert_str_eq(own(laid_table())->turn_sign_word, "do.end.over");
    laid_close();
}
END_TEST

// ---- hints

static void advise(const Command *command, int32_t expected, char more[ACTION_HINT_MAX]) {
    static Advice advice;
    char first[ACTION_HINT_MAX];
    advice = (Advice){.who = opponent_for("normal", &alpha_strike_game),
                      .seat = laid_table()->front,
                      .view = laid_table()->view,
                      .choices = 2,
                      .count = 1};
    advice.best[0] = (AdviceMove){*command, expected};
    hint_in_words(laid_app, laid_table(), &advice, first, more);
    ck_assert_msg(expected == 0 || strstr(first, "shields and power") != NULL, "%s", first); // what it counts
}

// An attack says what it would take; a number says what it comes from, whichever way it points.
START_TEST(a_hint_gives_its_reason) {
    char more[ACTION_HINT_MAX], other[ACTION_HINT_MAX];
    laid_open("strike_duel.json", 1280, 720);
    const LegalList legal = table_legal(laid_app);
    const Command *attack = NULL;
    for (int i = 0; i < legal.count && attack == NULL; i++)
        if (legal.item[i].verb == VERB_ATTACK)
            attack = &legal.item[i];
    ck_assert(attack != NULL);
    advise(attack, 0, more);
    ck_assert_msg(strstr(more, "Unanswered") != NULL, "%s", more);
    const Command end = command_of(VERB_END_TURN);
    View *view = &laid_table()->view;
    ViewShip *own_ship = &((StrikeView *)(void *)view->bytes)->seat[laid_table()->front];
    own_ship->hull = 1;
    own_ship->hand_count = 9;
    advise(&end, -90000, more);
    ck_assert_msg(strstr(more, "hull") != NULL, "%s", more);
    advise(&end, 90000, other);
    ck_assert_msg(strstr(other, "cards") != NULL, "%s", other);
    laid_close();
}
END_TEST

int test_strike_told(void) {
    Suite *suite = suite_create("strike told");
    TCase *tcase = tcase_create("strike told");
    tcase_set_timeout(tcase, 240);
    tcase_add_test(tcase, each_weapon_is_fired_in_its_own_way);
    tcase_add_test(tcase, that_nobody_answers_is_said);
    tcase_add_loop_test(tcase, what_tells_of_a_loss_covers_no_name, 0, 6);
    tcase_add_test(tcase, the_own_hand_goes_down_where_it_is);
    tcase_add_test(tcase, a_turn_that_ends_by_itself_is_signed);
    tcase_add_test(tcase, a_hint_gives_its_reason);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
