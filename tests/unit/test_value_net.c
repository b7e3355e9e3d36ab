// SPDX-License-Identifier: MIT
// Tests value nets: the score of nets that can be computed by hand, also at the ends of what numbers may be,
// that each fault of a file is told and refuses it, and that the nets of the games' own cards are in use.
#include "engine/value_net.h"

#include "core/platform.h"
#include "data/pack.h"
#include "data/value_nets.h"
#include "engine/game.h"
#include "games/registry.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[] = {"red", "green", "blue", NULL};
static const char *const lights[] = {"day", "dusk", "night", NULL};
static const Game game = {
    .id = "colours", .seats_min = 2, .seats_max = 4, .variants = lights, .feature_names = names};
static char path[] = "/tmp/stardeck-nets-XXXXXX";
static Problems problems;

// ---- scores

// An input that is the feature itself, in the unit of inputs: 128 for a 1.
static ValueNet plain_net(void) {
    ValueNet net = {.seats_min = 2, .seats_max = 4, .inputs = 16};
    for (int i = 0; i < 3; i++)
        net.rate[i] = 32768;
    return net;
}

START_TEST(weights_count) {
    ValueNet net = plain_net();
    net.direct[0] = 1024;  // 1 for each red
    net.direct[2] = -512;  // less a half for each blue
    net.mean[2] = 16 * 10; // beyond ten
    ck_assert_int_eq(value_net_score(&net, (int16_t[FEATURES_MAX]){3, 7, 10}), 3 * VALUE_NET_ODDS);
    ck_assert_int_eq(value_net_score(&net, (int16_t[FEATURES_MAX]){3, 7, 12}), 2 * VALUE_NET_ODDS);
    ck_assert_int_eq(value_net_score(&net, (int16_t[FEATURES_MAX]){0, 7, 8}), VALUE_NET_ODDS);
}
END_TEST

START_TEST(an_input_has_ends) {
    ValueNet net = plain_net();
    net.direct[0] = 1024;
    const int32_t most = value_net_score(&net, (int16_t[FEATURES_MAX]){8});
    ck_assert_int_eq(most, VALUE_NET_INPUT_MAX * 1024 / 128);
    ck_assert_int_eq(value_net_score(&net, (int16_t[FEATURES_MAX]){INT16_MAX}), most);
    ck_assert_int_eq(value_net_score(&net, (int16_t[FEATURES_MAX]){INT16_MIN}), -most);
}
END_TEST

// One hidden unit that gives how much green exceeds two, and counts three times.
START_TEST(a_hidden_unit_gives_nothing_below_zero) {
    ValueNet net = plain_net();
    net.hidden = 1;
    net.weight[0][1] = 1024;
    net.bias[0] = -2 * 131072;
    net.out[0] = 3 * 1024;
    ck_assert_int_eq(value_net_score(&net, (int16_t[FEATURES_MAX]){9, 1}), 0);
    ck_assert_int_eq(value_net_score(&net, (int16_t[FEATURES_MAX]){9, 2}), 0);
    ck_assert_int_eq(value_net_score(&net, (int16_t[FEATURES_MAX]){9, 4}), 6 * VALUE_NET_ODDS);
}
END_TEST

// The score of a net whose inputs are all alike, computed without any thought of overflow.
static int64_t score_by_64_bits(const ValueNet *net, const int16_t *feature) {
    const int64_t far = ((int64_t)feature[0] * 16 - net->mean[0]) * net->rate[0];
    const int64_t input = far == 0 ? 0 : far < 0 ? -VALUE_NET_INPUT_MAX : VALUE_NET_INPUT_MAX;
    int64_t score = input * net->direct[0] * FEATURES_MAX;
    int64_t unit = (input * net->weight[0][0] * FEATURES_MAX + net->bias[0]) / 1024;
    unit = unit < 0 ? 0 : unit > 4095 ? 4095 : unit;
    score += unit * net->out[0] * VALUE_NET_HIDDEN_MAX;
    return score >= 0 ? score / 128 : -((-score + 127) / 128);
}

// All numbers at their ends, in any combination of signs.
START_TEST(no_sum_overflows) {
    ValueNet *net = calloc(1, sizeof *net);
    int16_t feature[FEATURES_MAX];
    ck_assert_ptr_nonnull(net);
    net->inputs = FEATURES_MAX;
    net->hidden = VALUE_NET_HIDDEN_MAX;
    for (int i = 0; i < FEATURES_MAX; i++) {
        const int sign = _i & 1 ? -1 : 1;
        net->rate[i] = VALUE_NET_RATE_MAX;
        net->mean[i] = _i & 2 ? INT16_MIN * 16 : INT16_MAX * 16;
        net->direct[i] = (int16_t)(sign * VALUE_NET_WEIGHT_MAX);
        feature[i] = _i & 4 ? INT16_MIN : INT16_MAX;
        for (int unit = 0; unit < VALUE_NET_HIDDEN_MAX; unit++)
            net->weight[unit][i] = (int16_t)(sign * VALUE_NET_WEIGHT_MAX);
    }
    for (int unit = 0; unit < VALUE_NET_HIDDEN_MAX; unit++) {
        net->bias[unit] = _i & 8 ? -VALUE_NET_BIAS_MAX : VALUE_NET_BIAS_MAX;
        net->out[unit] = (int16_t)(_i & 16 ? -VALUE_NET_WEIGHT_MAX : VALUE_NET_WEIGHT_MAX);
    }
    ck_assert_int_eq(value_net_score(net, feature), score_by_64_bits(net, feature));
    free(net);
}
END_TEST

START_TEST(a_net_is_for_some_seats) {
    ValueNets *nets = calloc(1, sizeof *nets + 2 * sizeof nets->net[0]);
    ck_assert_ptr_nonnull(nets);
    nets->count = 2;
    nets->net[0].variants = nets->net[1].variants = UINT32_MAX;
    nets->net[0].seats_min = nets->net[0].seats_max = 2;
    nets->net[1].seats_min = 3;
    nets->net[1].seats_max = 4;
    ck_assert_ptr_eq(value_net_for(nets, 2, 0), &nets->net[0]);
    ck_assert_ptr_eq(value_net_for(nets, 4, 0), &nets->net[1]);
    ck_assert_ptr_null(value_net_for(nets, 5, 0));
    ck_assert_ptr_null(value_net_for(NULL, 2, 0));
    free(nets);
}
END_TEST

START_TEST(a_net_is_for_some_variants) {
    ValueNets *nets = calloc(1, sizeof *nets + sizeof nets->net[0]);
    ck_assert_ptr_nonnull(nets);
    nets->count = 1;
    nets->net[0].seats_min = nets->net[0].seats_max = 2;
    nets->net[0].variants = 5;
    ck_assert_ptr_eq(value_net_for(nets, 2, 0), &nets->net[0]);
    ck_assert_ptr_null(value_net_for(nets, 2, 1));
    ck_assert_ptr_eq(value_net_for(nets, 2, 2), &nets->net[0]);
    free(nets);
}
END_TEST

// ---- files

static ValueNets *read(const char *text) {
    FILE *file = platform_fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_int_ge(fputs(text, file), 0);
    ck_assert_int_eq(fclose(file), 0);
    problems = (Problems){0};
    return value_nets_load_file(path, &game, &problems);
}

#define INPUT(name) "{\"feature\": \"" name "\", \"mean\": 5, \"rate\": 6, \"weight\": -7}"
#define NET(inputs, hidden)                                                                                  \
    "{\"nets\": [{\"seats_min\": 2, \"seats_max\": 3, \"inputs\": [" inputs "]" hidden "}]}"
#define NET_FOR(variants)                                                                                    \
    "{\"nets\": [{\"seats_min\": 2, \"seats_max\": 3, \"variants\": " variants                               \
    ", \"inputs\": [" INPUT("red") "]}]}"
#define UNIT(weights) ", \"hidden\": [{\"bias\": -9, \"out\": 8, \"weights\": [" weights "]}]"

START_TEST(a_file_is_read) {
    ValueNets *nets = read(NET(INPUT("blue") ", " INPUT("red"), UNIT("3, 4")));
    ck_assert_ptr_nonnull(nets);
    ck_assert_int_eq(nets->count, 1);
    const ValueNet *net = value_net_for(nets, 3, 1);
    ck_assert_ptr_eq(net, &nets->net[0]);
    ck_assert_int_eq(net->inputs, 16);
    ck_assert_int_eq(net->hidden, 1);
    for (int i = 0; i < 3; i += 2) { // red and blue, wherever they stand in the file
        ck_assert_int_eq(net->mean[i], 5);
        ck_assert_int_eq(net->rate[i], 6);
        ck_assert_int_eq(net->direct[i], -7);
    }
    ck_assert_int_eq(net->weight[0][0], 4);
    ck_assert_int_eq(net->weight[0][1], 0); // green is not asked for
    ck_assert_int_eq(net->weight[0][2], 3);
    ck_assert_int_eq(net->bias[0], -9);
    ck_assert_int_eq(net->out[0], 8);
    free(nets);
}
END_TEST

START_TEST(variants_are_read_by_name) {
    ValueNets *nets = read(NET_FOR("[\"night\", \"day\"]"));
    ck_assert_ptr_nonnull(nets);
    ck_assert_uint_eq(nets->net[0].variants, 5);
    free(nets);
    nets = read(NET(INPUT("red"), ""));
    ck_assert_ptr_nonnull(nets);
    ck_assert_uint_eq(nets->net[0].variants, UINT32_MAX); // of files that say nothing, all
    free(nets);
}
END_TEST

static const struct {
    const char *text, *says;
} faulty[] = {
    {"[", "end"},
    {"[]", "\"nets\" must be a list"},
    {"{}", "\"nets\" must be a list"},
    {"{\"nets\": []}", "\"nets\" must be a list"},
    {"{\"nets\": [3]}", "\"seats_min\" must be a whole number from 2 to 4"},
    {"{\"nets\": [{\"seats_min\": 1, \"seats_max\": 3, \"inputs\": []}]}", "\"seats_min\" must be"},
    {"{\"nets\": [{\"seats_min\": 2, \"seats_max\": 9, \"inputs\": []}]}", "\"seats_max\" must be"},
    {"{\"nets\": [{\"seats_min\": 3, \"seats_max\": 2, \"inputs\": [" INPUT("red") "]}]}", "\"seats_max\""},
    {NET_FOR("[]"), "\"variants\" must be a list"},
    {NET_FOR("\"day\""), "\"variants\" must be a list"},
    {NET_FOR("[\"dawn\"]"), "a variant must be one of the game's"},
    {NET_FOR("[\"day\", 2]"), "a variant must be one of the game's"},
    {NET("", ""), "\"inputs\" must be a list"},
    {NET(INPUT("black"), ""), "\"feature\" must be one that the program knows"},
    {NET("{}", ""), "\"feature\" must be"},
    {NET(INPUT("red") ", " INPUT("red"), ""), "another input has this feature already"},
    {NET("{\"feature\": \"red\", \"mean\": 0.5, \"rate\": 6, \"weight\": 7}", ""), "\"mean\" must be"},
    {NET("{\"feature\": \"red\", \"mean\": 5, \"rate\": -1, \"weight\": 7}", ""), "\"rate\" must be"},
    {NET("{\"feature\": \"red\", \"mean\": 5, \"rate\": 6, \"weight\": 8192}", ""), "\"weight\" must be"},
    {NET(INPUT("red"), ", \"hidden\": 1"), "\"hidden\" must be a list"},
    {NET(INPUT("red"), ", \"hiden\": 1"), "unknown key \"hiden\" in a net; did you mean \"hidden\"?"},
    {NET("{\"feature\": \"red\", \"mean\": 5, \"rate\": 6, \"weight\": 7, \"zzz\": 1}", ""),
     "unknown key \"zzz\""},
    {NET(INPUT("red"), ", \"hidden\": [{\"bias\": 2, \"out\": 1, \"zzz\": 1, \"weights\": [1]}]"),
     "unknown key \"zzz\""},
    {"{\"nets\": [{\"seats_min\": 2, \"seats_max\": 3, \"inputs\": [" INPUT("red") "]}], \"zzz\": 1}",
     "unknown key \"zzz\""},
    {NET(INPUT("red"), UNIT("1, 2")), "one weight for each input"},
    {NET(INPUT("red"), UNIT("-8192")), "a weight must be"},
    {NET(INPUT("red"), UNIT("null")), "a weight must be"},
    {NET(INPUT("red"), ", \"hidden\": [{\"bias\": 2000000, \"out\": 1, \"weights\": [1]}]"), "\"bias\" must"},
};

START_TEST(a_fault_refuses_the_file) {
    ck_assert_ptr_null(read(faulty[_i].text));
    ck_assert_int_gt(problems.count, 0);
    ck_assert_str_eq(problems.item[0].file, path);
    ck_assert_msg(strstr(problems.item[0].message, faulty[_i].says) != NULL, "says: %s",
                  problems.item[0].message);
}
END_TEST

START_TEST(no_file_is_no_fault_where_it_may_be_missing) {
    problems = (Problems){0};
    ck_assert_ptr_null(value_nets_load("/tmp/stardeck-there-is-no-such-folder", &game, &problems));
    ck_assert_int_eq(problems.count, 0);
    ck_assert_ptr_null(value_nets_load_file("/tmp/stardeck-there-is-no-such-file", &game, &problems));
    ck_assert_int_eq(problems.count, 1);
}
END_TEST

// ---- the games' own

// The numbers of seats for which a game's cards come with nets.
typedef struct Taught {
    const char *game;
    int seats_min, seats_max;
} Taught;

static const Taught taught[] = {{"alpha_strike", 2, 2}, {"alpha_strike", 4, 4}, {"deck_building", 2, 3}};

START_TEST(the_games_have_learned) {
    const Taught *own = &taught[_i];
    const Game *played = games_find(own->game);
    Catalog catalog;
    char folder[400];
    snprintf(folder, sizeof folder, "%s/%s", getenv("STARDECK_CARDS"), own->game);
    problems = (Problems){0};
    ck_assert_msg(pack_load(&catalog, played, folder, &problems), "%s", problems.item[0].message);
    for (int seats = own->seats_min; seats <= own->seats_max; seats++)
        ck_assert_msg(value_net_for(catalog.nets, seats, 0) != NULL, "%s, %d seats", own->game, seats);
    pack_finish(&catalog);
}
END_TEST

static void make_path(void) {
    strcpy(path + sizeof path - 7, "XXXXXX");
    ck_assert(platform_make_unique_folder(path));
    platform_remove_folder(path); // its name is what is needed
}

static void remove_path(void) {
    platform_remove_file(path);
}

int test_value_net(void) {
    Suite *suite = suite_create("value net");
    TCase *score = tcase_create("score"), *file = tcase_create("file"), *own = tcase_create("own");
    tcase_add_test(score, weights_count);
    tcase_add_test(score, an_input_has_ends);
    tcase_add_test(score, a_hidden_unit_gives_nothing_below_zero);
    tcase_add_loop_test(score, no_sum_overflows, 0, 32);
    tcase_add_test(score, a_net_is_for_some_seats);
    tcase_add_test(score, a_net_is_for_some_variants);
    tcase_add_checked_fixture(file, make_path, remove_path);
    tcase_add_test(file, a_file_is_read);
    tcase_add_test(file, variants_are_read_by_name);
    tcase_add_loop_test(file, a_fault_refuses_the_file, 0, (int)(sizeof faulty / sizeof faulty[0]));
    tcase_add_test(file, no_file_is_no_fault_where_it_may_be_missing);
    tcase_add_loop_test(own, the_games_have_learned, 0, (int)(sizeof taught / sizeof taught[0]));
    suite_add_tcase(suite, score);
    suite_add_tcase(suite, file);
    suite_add_tcase(suite, own);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
