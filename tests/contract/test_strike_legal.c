// SPDX-License-Identifier: MIT
// Tests that Game.legal of Alpha Strike lists each command that the rules accept, and no other: every
// combination of what the seat has with every track, ship and craft is judged. Counter attacks are rare, so
// windows for them are made, in which the seat holds every attack card and can pay for it.
#include "games/alpha_strike/flow.h"
#include "walk.h"

#include <stdlib.h>

#define GAMES 3 // at each table

static int with_a_track, with_a_craft;

static bool is_listed(const Command *legal, int count, const Command *command) {
    for (int i = 0; i < count; i++)
        if (command_compare(&legal[i], command) == 0)
            return true;
    return false;
}

// What a command can name in one of its fields: the things of a list, or nothing.
typedef struct Choices {
    uint8_t count, of[DESIGNS_MAX + 1];
} Choices;

static void add_choice(Choices *choices, uint8_t what) {
    for (int i = 0; i < choices->count; i++)
        if (choices->of[i] == what)
            return;
    choices->of[choices->count++] = what;
}

static void add_cards(Choices *choices, const Cards *cards) {
    for (int i = 0; i < cards->count; i++)
        add_choice(choices, cards->card[i]);
}

static Choices numbers(uint8_t first, uint8_t last) {
    Choices choices = {.count = 0};
    add_choice(&choices, NONE);
    for (uint8_t i = first; i <= last; i++)
        add_choice(&choices, i);
    return choices;
}

// Returns how many commands with this verb and card are accepted; each must be in the list.
static int accepted(const StrikeState *s, Seat seat, const Command *start, const Choices *craft,
                    const Command *legal, int count) {
    const Choices track = numbers(0, TRACKS - 1), target = numbers(0, STRIKE_SEATS - 1), many = numbers(1, 4);
    Command command = *start;
    int found = 0;
    for (int w = 0; w < craft->count; w++)
        for (int f = 0; f < track.count; f++)
            for (int t = 0; t < target.count; t++)
                for (int a = 0; a < many.count; a++) {
                    command.with = craft->of[w];
                    command.from = track.of[f];
                    command.to = target.of[t];
                    command.at = many.of[a];
                    if (strike_judge(walk_catalog.rules, s, seat, &command) != VERDICT_OK)
                        continue;
                    ck_assert_msg(is_listed(legal, count, &command),
                                  "verb %d, card %d, with %d, track %d, at %d is not listed", command.verb,
                                  command.card, command.with, command.from, command.to);
                    found++;
                }
    return found;
}

static void check_list(const StrikeState *s) {
    static Command legal[COMMANDS_MAX];
    const Seat seat = decider(s);
    const int count = strike_legal(walk_catalog.rules, s, legal, COMMANDS_MAX);
    Choices cards = {.count = 0}, craft = {.count = 0};
    add_choice(&cards, NONE);
    add_choice(&craft, NONE);
    add_cards(&cards, &s->seat[seat].hand);
    add_cards(&cards, &s->seat[seat].craft);
    for (Seat other = 0; other < s->seats; other++)
        add_cards(&craft, &s->seat[other].craft);
    int found = 0;
    for (uint8_t verb = 0; verb < VERB_COUNT; verb++)
        for (int i = 0; i < cards.count; i++) {
            Command command = command_of(verb);
            command.card = cards.of[i];
            found += accepted(s, seat, &command, &craft, legal, count);
        }
    ck_assert_int_eq(found, count);
    for (int i = 0; i < count; i++) {
        with_a_track += legal[i].verb == VERB_COUNTER && legal[i].from != NONE;
        with_a_craft += legal[i].verb == VERB_COUNTER && legal[i].with != NONE;
    }
}

// Lets the target of the attack answer it with any attack card.
static void open_counter_window(StrikeState *s) {
    const StrikeRules *rules = walk_catalog.rules;
    ShipState *ship = &s->seat[s->stack[s->stack_count - 1].target];
    s->phase = PHASE_COUNTER;
    s->stack[s->stack_count - 1].counter_allowed = 1;
    for (int track = 0; track < TRACKS; track++)
        ship->power[track] = rules->track_max;
    ship->hand.count = 0;
    for (uint8_t card = 0; card < rules->card_count; card++)
        if (rules->card[card].kind == KIND_ATTACK)
            cards_add(&ship->hand, card);
}

static void look(const Position *position, Rng *rng) {
    StrikeState s = *(const StrikeState *)position->state;
    (void)rng;
    if (position->seat == SEAT_NONE)
        return;
    check_list(&s);
    if (s.phase != PHASE_RESPOND)
        return;
    open_counter_window(&s);
    check_list(&s);
}

START_TEST(whatever_is_accepted_is_listed) {
    with_a_track = with_a_craft = 0;
    for (int table = 0; table < walk_tables(); table++)
        for (uint64_t seed = 1; seed <= GAMES; seed++)
            walk(table, seed, look);
    ck_assert_int_gt(with_a_track, 100);
    ck_assert_int_gt(with_a_craft, 20);
}
END_TEST

int test_strike_legal(void) {
    setenv("STARDECK_TEST_GAME", "alpha_strike", 1);
    Suite *suite = suite_create("legal commands of Alpha Strike");
    TCase *test_case = tcase_create("the list");
    tcase_add_unchecked_fixture(test_case, walk_load, walk_unload);
    tcase_set_timeout(test_case, 120);
    tcase_add_test(test_case, whatever_is_accepted_is_listed);
    suite_add_tcase(suite, test_case);
    return walk_run(suite);
}
