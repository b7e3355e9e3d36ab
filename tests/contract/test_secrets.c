// SPDX-License-Identifier: MIT
// Nobody can peek: in random positions of every variant and number of seats, everything a viewer can't know
// is replaced by something else that fits, and the viewer's view and legal commands must stay the same to the
// byte (rules §9).
#include "data/pack.h"
#include "games/registry.h"
#include "games/tactics/flow.h"
#include "games/tactics/views.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static Catalog catalog;

static void load(void) {
    Problems problems = {0};
    Text folder = {0};
    const char *cards = getenv("STARDECK_CARDS");
    text_printf(&folder, "%s/tactics", cards != NULL ? cards : "cards");
    ck_assert(pack_load(&catalog, games_find("tactics"), text_string(&folder), &problems));
    text_finish(&folder);
}

static void unload(void) {
    pack_finish(&catalog);
}

// The places of one seat's cards that `viewer` can't look into.
typedef struct Hidden {
    const uint8_t *keep; // per card: must stay where it is; NULL: none must
    uint8_t *place[DECK_MAX];
    uint8_t is_copy[DECK_MAX]; // the place holds a copy, not a card
    int count;
} Hidden;

static void hide(Hidden *hidden, uint8_t *place, bool is_copy) {
    if (hidden->keep != NULL && hidden->keep[is_copy ? copy_card(*place) : *place])
        return;
    hidden->place[hidden->count] = place;
    hidden->is_copy[hidden->count++] = is_copy;
}

static void hidden_piles(Hidden *hidden, TacticsState *s, Seat seat, Seat viewer) {
    for (int i = 0; i < s->draw[seat].count; i++)
        hide(hidden, &s->draw[seat].card[i], false);
    for (int i = 0; i + 1 < s->discard[seat].count; i++) // all but the top
        hide(hidden, &s->discard[seat].card[i], false);
    for (int i = 0; i < s->hand[seat].count && seat != viewer; i++) {
        const uint8_t card = s->hand[seat].card[i];
        if (viewer == SEAT_NONE || !(s->known[seat][card] & SEEN_BY(viewer)))
            hide(hidden, &s->hand[seat].card[i], false);
    }
}

static void hidden_frames(Hidden *hidden, TacticsState *s, Seat seat, Seat viewer) {
    for (int i = 0; i < s->depth; i++) {
        Frame *frame = &s->stack[i];
        if (frame->kind == FRAME_PUT && frame->seat == seat && viewer != seat)
            hide(hidden, &frame->a, false);
        if (frame->kind == FRAME_HANDED && frame->c == seat && viewer != seat && viewer != frame->seat)
            hide(hidden, &frame->a, false);
        if (frame->kind == FRAME_TALKS && viewer != seat && s->laid[seat] != NONE &&
            s->laid[seat] != OFFER_PENDING)
            hide(hidden, &s->laid[seat], false);
    }
}

static void hidden_table(Hidden *hidden, TacticsState *s, Seat seat) {
    for (int i = 0; i < s->row_start[ROWS]; i++)
        if (!s->table[i].up && copy_seat(s->table[i].copy) == seat)
            hide(hidden, &s->table[i].copy, true);
}

static uint8_t read_place(const Hidden *hidden, int i) {
    return hidden->is_copy[i] ? copy_card(*hidden->place[i]) : *hidden->place[i];
}

static void write_place(const Hidden *hidden, int i, Seat seat, uint8_t card) {
    *hidden->place[i] = hidden->is_copy[i] ? copy_of(seat, card) : card;
}

// What others were shown of a hand is theirs to know: it moves along with the card and is dropped where it
// leaves.
static void forget_moved(TacticsState *s, Seat seat) {
    for (uint8_t card = 0; card < DECK_MAX; card++)
        if (!pile_has(&s->hand[seat], card))
            s->known[seat][card] = 0;
}

// `keep`: per seat and card, what must stay where it is; NULL: nothing.
static void scramble(TacticsState *s, Seat viewer, uint8_t (*keep)[DECK_MAX], Rng *rng) {
    for (Seat seat = 0; seat < s->seats; seat++) {
        Hidden hidden = {.keep = keep != NULL ? keep[seat] : NULL};
        uint8_t cards[DECK_MAX];
        hidden_piles(&hidden, s, seat, viewer);
        hidden_frames(&hidden, s, seat, viewer);
        hidden_table(&hidden, s, seat);
        for (int i = 0; i < hidden.count; i++)
            cards[i] = read_place(&hidden, i);
        rng_shuffle(rng, cards, (uint32_t)hidden.count);
        for (int i = 0; i < hidden.count; i++)
            write_place(&hidden, i, seat, cards[i]);
        forget_moved(s, seat);
    }
    if (keep != NULL)
        return; // the command may deal targets
    rng_shuffle(rng, s->targets, s->target_count);
    if ((s->flags & FLAG_TOP_SECRET) && s->phase != PHASE_GAME_OVER && s->target_count > 0 &&
        s->won_count > 0) {
        // Conquered targets lie down: change places with the pile.
        const uint32_t a = rng_below(rng, s->won_count), b = rng_below(rng, s->target_count);
        const uint8_t swap = s->won[a];
        s->won[a] = s->targets[b];
        s->targets[b] = swap;
    }
}

static Command commands[2][COMMANDS_MAX];

static void compare(const TacticsState *state, Seat viewer, Rng *rng) {
    static TacticsView views[2];
    TacticsState other = *state;
    scramble(&other, viewer, NULL, rng);
    tactics_view(catalog.rules, state, viewer, &views[0]);
    tactics_view(catalog.rules, &other, viewer, &views[1]);
    ck_assert_mem_eq(&views[0], &views[1], sizeof views[0]);
    if (viewer != catalog.game->to_act(catalog.rules, state))
        return;
    const int count = legal_commands(catalog.rules, state, commands[0], COMMANDS_MAX);
    ck_assert_int_eq(count, legal_commands(catalog.rules, &other, commands[1], COMMANDS_MAX));
    ck_assert_mem_eq(commands[0], commands[1],
                     (size_t)(count < COMMANDS_MAX ? count : COMMANDS_MAX) * sizeof(Command));
}

static void play_and_compare(const SetupOptions *options) {
    TacticsState s;
    Rng rules_rng, test_rng;
    rng_seed(&rules_rng, options->seed);
    rng_seed(&test_rng, options->seed + 1);
    catalog.game->setup(catalog.rules, options, &rules_rng, &s, NULL);
    for (;;) {
        const Seat seat = catalog.game->to_act(catalog.rules, &s);
        for (Seat viewer = 0; viewer < s.seats; viewer++)
            compare(&s, viewer, &test_rng);
        compare(&s, SEAT_NONE, &test_rng);
        if (seat == SEAT_NONE)
            return;
        int count = legal_commands(catalog.rules, &s, commands[0], COMMANDS_MAX);
        if (count > COMMANDS_MAX)
            count = COMMANDS_MAX;
        const Command command = commands[0][rng_below(&test_rng, (uint32_t)count)];
        ck_assert_int_eq(catalog.game->apply(catalog.rules, &s, seat, &command, &rules_rng, NULL),
                         VERDICT_OK);
    }
}

// ---- what a command causes

#define EVENTS_MAX 600
static Event event_store[2][EVENTS_MAX];
static uint8_t state_store[2][EVENTS_MAX * sizeof(TacticsState)];

static EventList event_list(int which) {
    return (EventList){.item = event_store[which],
                       .capacity = EVENTS_MAX,
                       .states = state_store[which],
                       .state_bytes = sizeof(TacticsState)};
}

static const TacticsState *state_after(int which, int event) {
    return (const TacticsState *)(const void *)(state_store[which] + (size_t)event * sizeof(TacticsState));
}

// Marks every card that `view` or `event` shows. Targets in the card field are told by the kinds that hold
// them.
static void mark_seen(uint8_t (*seen)[DECK_MAX], const TacticsView *view, const Event *event) {
    if (event->card != NONE && event->owner != SEAT_NONE)
        seen[event->owner][event->card] = 1;
    for (Seat seat = 0; seat < view->seats; seat++) {
        for (int i = 0; i < view->seat[seat].hand_count; i++)
            if (view->seat[seat].hand[i] < DECK_MAX)
                seen[seat][view->seat[seat].hand[i]] = 1;
        if (view->seat[seat].discard_top < DECK_MAX)
            seen[seat][view->seat[seat].discard_top] = 1;
    }
    for (int row = 0; row < ROWS; row++)
        for (int at = 0; at < view->row[row].count && at < LANE_MAX; at++)
            if (view->row[row].card[at].up)
                seen[view->row[row].card[at].owner][view->row[row].card[at].card] = 1;
}

// May the viewer know the card that `event` names to it? By the views before and after it (which have a test
// of their own), or because the rules open it in that very moment.
static bool may_be_told(const TacticsView *before, const TacticsView *after, Seat viewer,
                        const Event *event) {
    const uint8_t opened[] = {EVENT_OFFER_OPEN, EVENT_SHIELD, EVENT_SHIELD_OFF, EVENT_SHIELD_BACK};
    uint8_t seen[SEATS_MAX][DECK_MAX] = {{0}};
    const Event nothing = {.card = NONE};
    if (event->card == NONE || event->owner == SEAT_NONE || event->owner == viewer ||
        memchr(opened, event->kind, sizeof opened) != NULL)
        return true;
    mark_seen(seen, before, &nothing);
    mark_seen(seen, after, &nothing);
    return seen[event->owner][event->card] || after->drawn == event->card;
}

// Cards that unfinished business speaks of: the command is about them.
static void mark_frames(uint8_t (*seen)[DECK_MAX], const TacticsState *s) {
    for (int i = 0; i < s->depth; i++) {
        const Frame *frame = &s->stack[i];
        if (frame->copy != NONE)
            seen[copy_seat(frame->copy)][copy_card(frame->copy)] = 1;
        if (frame->kind == FRAME_SHIELD)
            seen[copy_seat(frame->copy)][frame->a] = 1;
        if (frame->kind == FRAME_PUT)
            seen[frame->seat][frame->a] = 1;
        if (frame->kind == FRAME_HANDED)
            seen[frame->c][frame->a] = 1;
        if (frame->kind == FRAME_HANDED && frame->b != NONE)
            seen[frame->c][frame->b] = 1;
    }
}

// Effects that by the rules show something of a hidden card without showing the card: whether a drawn card
// can be put, whether there is a Ship in the hand.
static bool tells_by_rule(const EventList *list) {
    for (int i = 0; i < list->count; i++)
        if (list->item[i].kind == EVENT_EFFECT &&
            (list->item[i].amount == DO_DRAW_AND_PLAY || list->item[i].amount == DO_SUMMON))
            return true;
    return false;
}

static int compared;

static void compare_events(const TacticsState *before, const Command *command, Seat viewer,
                           const Rng *rules_rng, Rng *rng) {
    static TacticsView views[2];
    const Seat seat = catalog.game->to_act(catalog.rules, before);
    EventList lists[2] = {event_list(0), event_list(1)};
    TacticsState states[2] = {*before, *before};
    uint8_t seen[SEATS_MAX][DECK_MAX] = {{0}};
    Rng first = *rules_rng, second = *rules_rng;
    catalog.game->apply(catalog.rules, &states[0], seat, command, &first, &lists[0]);
    if (lists[0].dropped > 0 || tells_by_rule(&lists[0]))
        return;
    tactics_view(catalog.rules, before, viewer, &views[1]);
    for (int i = 0; i < lists[0].count; i++) {
        const Event event = event_for(&lists[0].item[i], viewer);
        tactics_view(catalog.rules, state_after(0, i), viewer, &views[0]);
        ck_assert_msg(may_be_told(&views[1], &views[0], viewer, &event), "event %d names a hidden card",
                      event.kind);
        mark_seen(seen, &views[0], &event);
        views[1] = views[0];
    }
    // The command's own cards stay: it is to be the same command.
    mark_frames(seen, before);
    if (command->card != NONE)
        seen[seat][command->card] = 1;
    if (command->with != NONE)
        seen[seat][command->with] = 1;
    for (int i = 0; i < command->count; i++)
        seen[seat][command->list[i]] = 1;
    scramble(&states[1], viewer, seen, rng);
    ck_assert_int_eq(catalog.game->apply(catalog.rules, &states[1], seat, command, &second, &lists[1]),
                     VERDICT_OK);
    ck_assert_int_eq(lists[0].count, lists[1].count);
    for (int i = 0; i < lists[0].count; i++) {
        const Event events[2] = {event_for(&lists[0].item[i], viewer), event_for(&lists[1].item[i], viewer)};
        ck_assert_mem_eq(&events[0], &events[1], sizeof events[0]);
        for (int k = 0; k < 2; k++)
            tactics_view(catalog.rules, state_after(k, i), viewer, &views[k]);
        ck_assert_mem_eq(&views[0], &views[1], sizeof views[0]);
    }
    compared += lists[0].count;
}

static void play_and_compare_events(const SetupOptions *options) {
    TacticsState s;
    Rng rules_rng, test_rng;
    rng_seed(&rules_rng, options->seed);
    rng_seed(&test_rng, options->seed + 1);
    catalog.game->setup(catalog.rules, options, &rules_rng, &s, NULL);
    for (;;) {
        const Seat seat = catalog.game->to_act(catalog.rules, &s);
        if (seat == SEAT_NONE)
            return;
        int count = legal_commands(catalog.rules, &s, commands[0], COMMANDS_MAX);
        const Command command = commands[0][rng_below(&test_rng, (uint32_t)count)];
        for (Seat viewer = 0; viewer < s.seats; viewer++)
            compare_events(&s, &command, viewer, &rules_rng, &test_rng);
        compare_events(&s, &command, SEAT_NONE, &rules_rng, &test_rng);
        catalog.game->apply(catalog.rules, &s, seat, &command, &rules_rng, NULL);
    }
}

static const SetupOptions tables[] = {
    {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE},
    {.seats = 2, .faction = {2, 3}, .flags = FLAG_SHORT | FLAG_TOP_SECRET, .first = SEAT_NONE},
    {.seats = 3, .faction = {0, 3, 2}, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 3, 1, 2}, .flags = FLAG_TOP_SECRET, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 3, 1, 2}, .variant = VARIANT_ALLIANCES, .first = SEAT_NONE},
    {.seats = 4, .faction = {1, 2, 0, 3}, .variant = VARIANT_BLIND_TRUST, .first = SEAT_NONE},
};

START_TEST(views_depend_on_nothing_hidden) {
    SetupOptions options = tables[_i];
    for (uint64_t seed = 0; seed < 12; seed++) {
        options.seed = seed * 1000 + (uint64_t)_i;
        play_and_compare(&options);
    }
}
END_TEST

START_TEST(events_tell_nothing_hidden) {
    SetupOptions options = tables[_i];
    compared = 0;
    for (uint64_t seed = 0; seed < 4; seed++) {
        options.seed = seed * 1000 + 500 + (uint64_t)_i;
        play_and_compare_events(&options);
    }
    ck_assert_int_gt(compared, 1000);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("secrets");
    TCase *tcase = tcase_create("views");
    tcase_add_unchecked_fixture(tcase, load, unload);
    tcase_add_loop_test(tcase, views_depend_on_nothing_hidden, 0, (int)(sizeof tables / sizeof tables[0]));
    tcase_add_loop_test(tcase, events_tell_nothing_hidden, 0, (int)(sizeof tables / sizeof tables[0]));
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
