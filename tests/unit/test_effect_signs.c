// SPDX-License-Identifier: MIT
// Tests the signs of the Deck Building Game's effects, with the shipped cards: no effect is without one, each
// says when it acts and how much it does, and their pictures are there.
#include "app/tables/deck_building/signs.h"

#include "app/art/card_art.h"
#include "core/file_kind.h"
#include "data/pack.h"
#include "games/registry.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static Catalog catalog;

static const char *folder_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static void open_cards(void) {
    Problems problems = {0};
    Text folder = {0};
    text_printf(&folder, "%s/deck_building", folder_of("STARDECK_CARDS", "cards"));
    ck_assert(pack_load(&catalog, games_find("deck_building"), text_string(&folder), &problems));
    text_finish(&folder);
}

static void close_cards(void) {
    pack_finish(&catalog);
}

static const BuildingRules *rules(void) {
    return catalog.rules;
}

static void check_sign(const char *sign, const char *card) {
    Text path = {0};
    text_printf(&path, "%s/%s", folder_of("STARDECK_ASSETS", "assets"), sign);
    ck_assert_msg(file_exists(text_string(&path)), "%s: there is no %s", card, sign);
    text_finish(&path);
}

START_TEST(no_effect_is_without_signs) {
    int effects = 0;
    for (uint8_t card = 0; card < rules()->card_count; card++) {
        const CardDef *def = &rules()->card[card];
        Chip chip[2 * EFFECTS_OF_CARD];
        const int count = building_effect_chips(rules(), card, chip, 2 * EFFECTS_OF_CARD);
        ck_assert_msg(count >= def->effects.count, "%s: %d of %d effects", def->id, count,
                      def->effects.count);
        for (int i = 0; i < count; i++) {
            ck_assert(chip[i].effect && (chip[i].sign != NULL || (chip[i].word != NULL && i == count - 1)));
            if (chip[i].sign == NULL)
                continue;
            check_sign(chip[i].sign, def->id);
            for (int k = 0; k < CHIP_ALSO && chip[i].also[k] != NULL; k++)
                check_sign(chip[i].also[k], def->id);
        }
        effects += count;
        ck_assert_int_le(building_effect_chips(rules(), card, chip, 1), 1);
    }
    ck_assert_int_gt(effects, 80);
}
END_TEST

// True if one of the chips says this number, or the last one that there is more.
static bool says(const Chip chip[], int count, int number) {
    bool found = count > 0 && chip[count - 1].word != NULL;
    for (int i = 0; i < count; i++)
        found |= chip[i].value == number;
    return found;
}

// Every bonus of every design, however many an effect has.
START_TEST(no_bonus_is_left_out) {
    int several = 0;
    for (uint8_t card = 0; card < rules()->card_count; card++) {
        const CardDef *def = &rules()->card[card];
        for (int most = 2; most <= CARD_EFFECTS; most++) {
            Chip chip[CARD_EFFECTS];
            const int count = building_effect_chips(rules(), card, chip, most);
            ck_assert_int_le(count, most);
            for (int i = 0; i < def->effects.count; i++) {
                const Effect *effect = &rules()->effect[def->effects.first + i];
                several += most == 2 && effect->actions.count > 1;
                for (int k = 0; !effect->has_mod && k < effect->actions.count; k++) {
                    const Action *action = &rules()->action[effect->actions.first + k];
                    ck_assert_msg(action->act != ACT_STAT || says(chip, count, action->n), "%s: %d", def->id,
                                  action->n);
                }
            }
        }
    }
    ck_assert_int_gt(several, 6);
}
END_TEST

// A card with two bonuses shows both in the market.
START_TEST(both_bonuses_are_shown) {
    const uint8_t card = catalog_find(&catalog, TABLE_CARDS, "corbomite_bluff");
    Chip chip[CARD_EFFECTS];
    ck_assert_int_eq(building_effect_chips(rules(), card, chip, CARD_EFFECTS), 2);
    ck_assert(chip[0].value == 4 && chip[1].value == 2 && chip[1].plus);
    ck_assert_str_eq(chip[1].also[0], building_stat_sign(STAT_ATTACK));
}
END_TEST

// What some cards show: their signs, without folder and ending, and the number.
static const struct {
    const char *card, *signs;
    int value;
    bool plus, either, says_when;
} shown[] = {
    {"tricorder", "stat-search", 1, false, false, false},
    {"lieutenant", "stat-mission cards", 1, false, false, true}, // when a mission is completed
    {"commander", "stat-mission stat-explore stat-mission", 1, false, false, true}, // for missions only
    {"kevin_riley", "stat-explore stat-xp", 1, true, false, true},
    {"leila_kalomi", "question cards", 1, false, false, true},        // with another science card
    {"marla_mcgivers", "question stat-weapon", 2, true, false, true}, // with another human
    {"cyrano_jones", "users card-pickup", 0, false, false, true},     // the next seat
    {"mara", "kind-permanent stat-diplomacy", 1, true, false, true},
    {"psi_2000", "power trash stat-xp", -3, false, false, true},   // heals for experience
    {"vina", "power cards", 2, false, false, true},                // by command
    {"memory_alpha", "cards team-upgrade", 0, false, true, false}, // one of two
    {"ship_modifications", "stat-engine stat-weapon spanner", 0, false, true, false},
};

static void add_name(Text *out, const char *sign) {
    const char *name = strrchr(sign, '/') + 1;
    text_printf(out, "%s%.*s", out->length > 0 ? " " : "", (int)strcspn(name, "."), name);
}

START_TEST(signs_say_what_the_effect_is) {
    const uint8_t card = catalog_find(&catalog, TABLE_CARDS, shown[_i].card);
    ck_assert_uint_ne(card, NONE);
    Chip chip[EFFECTS_OF_CARD];
    Text signs = {0};
    ck_assert_int_ge(building_effect_chips(rules(), card, chip, EFFECTS_OF_CARD), 1);
    add_name(&signs, chip[0].sign);
    for (int k = 0; k < CHIP_ALSO && chip[0].also[k] != NULL; k++)
        add_name(&signs, chip[0].also[k]);
    ck_assert_str_eq(text_string(&signs), shown[_i].signs);
    ck_assert_int_eq(chip[0].value, shown[_i].value);
    ck_assert(chip[0].plus == shown[_i].plus && chip[0].either == shown[_i].either);
    ck_assert((chip[0].color != COLOR_WHITE) == shown[_i].says_when);
    text_finish(&signs);
}
END_TEST

int test_effect_signs(void) {
    Suite *suite = suite_create("effect signs");
    TCase *tests = tcase_create("effect signs");
    tcase_add_checked_fixture(tests, open_cards, close_cards);
    tcase_add_test(tests, no_effect_is_without_signs);
    tcase_add_test(tests, no_bonus_is_left_out);
    tcase_add_test(tests, both_bonuses_are_shown);
    tcase_add_loop_test(tests, signs_say_what_the_effect_is, 0, (int)(sizeof shown / sizeof shown[0]));
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
