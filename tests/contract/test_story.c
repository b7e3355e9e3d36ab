// SPDX-License-Identifier: MIT
// Tests the promises of engine/story.h, for every game: in random games the story depends on its arguments
// alone, agrees with the rules, and says only what everybody may know.
#include "engine/game.h"
#include "engine/story.h"
#include "walk.h"

#include <string.h>

typedef struct ViewBytes {
    alignas(8) uint8_t bytes[VIEW_MAX];
} ViewBytes;

static unsigned words_met;
static int table_now, marks_met, holds_met, lines, parts;

static int length_of(const char *const words[]) {
    int length = 0;
    while (words[length] != NULL)
        length++;
    return length;
}

static const Story *story(void) {
    return walk_catalog.game->story;
}

// Which question is open is public: any viewer's view gives the same answer.
static Question check_question(const Position *position) {
    static ViewBytes view;
    walk_view(position->state, SEAT_NONE, view.bytes);
    const Question asked = story()->question(view.bytes);
    const uint8_t round = story()->round(view.bytes);
    ck_assert((asked.asked == ASKED_NOTHING) == (position->seat == SEAT_NONE));
    ck_assert(asked.card == NONE || asked.card < catalog_count(&walk_catalog, walk_catalog.game->card_table));
    if (asked.asked == ASKED_OPENLY || asked.asked == ASKED_SECRETLY) {
        ck_assert_int_lt(asked.word, length_of(story()->questions));
        words_met |= 1u << asked.word;
        ck_assert((asked.asked == ASKED_OPENLY) == tested_game()->open_question(view.bytes));
    }
    for (Seat viewer = 0; viewer < tested_game()->table[table_now].seats; viewer++) {
        walk_view(position->state, viewer, view.bytes);
        const Question other = story()->question(view.bytes);
        ck_assert_mem_eq(&other, &asked, sizeof other);
        ck_assert_uint_eq(story()->round(view.bytes), round);
    }
    return asked;
}

// Whoever is asked openly may be asked with no hand on the table: the legal commands name open cards only.
static void check_open_answers(const Position *position) {
    static ViewBytes view;
    walk_view(position->state, SEAT_NONE, view.bytes);
    for (int i = 0; i < position->count; i++) {
        const Event named = {.card = position->legal[i].card, .owner = SEAT_NONE};
        ck_assert(named.card == NONE || tested_game()->in_sight(view.bytes, &named));
    }
}

static void check_standing(const Position *position) {
    static ViewBytes view;
    Standing standing;
    memset(&standing, 0xA5, sizeof standing);
    walk_view(position->state, SEAT_NONE, view.bytes);
    story()->standing(view.bytes, &standing);
    for (Seat seat = 0; seat < tested_game()->table[table_now].seats; seat++) {
        const Seat with = standing.with[seat];
        ck_assert_uint_lt(with, tested_game()->table[table_now].seats);
        ck_assert_uint_eq(standing.with[with], with); // who speaks for a team speaks for itself
    }
}

// Those who win together and are no team share the win; a team wins as a whole.
static void check_teams(const Position *position) {
    static ViewBytes view;
    Standing standing;
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    walk_view(position->state, SEAT_NONE, view.bytes);
    story()->standing(view.bytes, &standing);
    walk_catalog.game->result(walk_catalog.rules, position->state, points, winner);
    for (Seat seat = 0; seat < tested_game()->table[table_now].seats; seat++)
        ck_assert(winner[seat] == winner[standing.with[seat]]);
}

static void check_note(const Event *event, const void *before, const void *after) {
    LogNote note, again;
    memset(&note, 0xA5, sizeof note);
    memset(&again, 0x5A, sizeof again);
    story()->note(event, before, after, &note);
    story()->note(event, before, after, &again);
    ck_assert_mem_eq(&note.event, &again.event, sizeof note.event);
    ck_assert_uint_eq(note.subject, again.subject);
    ck_assert(note.tells == story()->tells(event) && note.tells == again.tells);
    ck_assert_int_lt(note.phase, length_of(story()->phases));
    ck_assert(note.turn == SEAT_NONE || note.turn < tested_game()->table[table_now].seats);
    ck_assert_uint_eq(note.round, story()->round(after));
    ck_assert(!note.headed || note.turn != SEAT_NONE);
    ck_assert(note.event.card == NONE ||
              note.event.card == event->card); // nothing is added to what is public
    lines += note.tells;
    parts += note.begins_part;
}

static void check_mark(const Event *event) {
    uint8_t round = 77;
    const uint8_t mark = story()->mark(event, &round);
    ck_assert(mark == NONE || mark < length_of(story()->marks));
    ck_assert(round == 77 || mark == 0);
    if (mark != NONE)
        marks_met |= 1 << mark;
}

// After a while in nobody's turn it is one seat's, from the first moment on: nobody is named in passing.
typedef struct Named {
    bool nobody; // it has been nobody's turn
    Seat seat;   // since then
} Named;

static void check_named(Named *named, const void *view) {
    const Seat seat = story()->turn(view);
    if (seat == SEAT_NONE)
        *named = (Named){.nobody = true, .seat = SEAT_NONE};
    ck_assert(!named->nobody || named->seat == SEAT_NONE || seat == named->seat);
    named->seat = seat;
}

// ---- what events say of cards

static uint8_t played_by[SEATS_MAX][UINT8_MAX + 1]; // in this game
static uint8_t kinds_met, met[CREDIT_PLAYED + 1][UINT8_MAX + 1];

static void check_credit(const Credit *credit) {
    const Game *game = walk_catalog.game;
    const uint8_t table = credit->kind == CREDIT_PRIZE ? game->story->prizes : game->card_table;
    ck_assert_uint_le(credit->kind, CREDIT_PRIZE);
    ck_assert_uint_lt(credit->seat, tested_game()->table[table_now].seats);
    ck_assert_uint_ne(table, NO_TABLE);
    ck_assert_uint_lt(credit->record, catalog_count(&walk_catalog, table));
    ck_assert(credit->kind != CREDIT_WORTH || game->story->worth_parts > 0);
    if (credit->kind == CREDIT_PLAYED)
        played_by[credit->seat][credit->record] = 1;
    if (credit->kind == CREDIT_ACTED || credit->kind == CREDIT_WORTH)
        ck_assert(played_by[credit->seat][credit->record]);
    if (credit->kind <= CREDIT_PLAYED)
        met[credit->kind][credit->record] = 1;
    kinds_met |= (uint8_t)(1u << credit->kind);
}

// Who speaks for a team has its prizes, and they are all its points.
static void check_prizes(const Credits *credits, const void *state, const void *view) {
    int32_t sum[SEATS_MAX] = {0};
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX], any = false;
    Standing standing;
    for (int i = 0; i < credits->count; i++)
        if (credits->item[i].kind == CREDIT_PRIZE) {
            sum[credits->item[i].seat] += credits->item[i].amount;
            any = true;
        }
    story()->standing(view, &standing);
    walk_catalog.game->result(walk_catalog.rules, state, points, winner);
    for (Seat seat = 0; any && seat < tested_game()->table[table_now].seats; seat++)
        ck_assert_int_eq(sum[seat], standing.with[seat] == seat ? points[seat] : 0);
}

static void check_credits(const Position *position, const EventList *events) {
    static ViewBytes asked, open[2];
    static Credits credits, again;
    const Game *game = walk_catalog.game;
    game->open_view(walk_catalog.rules, position->state, 0, asked.bytes);
    open[1] = asked;
    for (int i = 0; i < events->count; i++) {
        game->open_view(walk_catalog.rules, walk_event_state(0, i), 0, open[i % 2].bytes);
        const EventAt at = {.events = events,
                            .index = i,
                            .asked = asked.bytes,
                            .before = open[(i + 1) % 2].bytes,
                            .after = open[i % 2].bytes};
        memset(&credits, 0xA5, sizeof credits);
        memset(&again, 0x5A, sizeof again);
        credits.count = credits.dropped = again.count = again.dropped = 0;
        story()->credit(walk_catalog.rules, &at, &credits);
        story()->credit(walk_catalog.rules, &at, &again);
        ck_assert_int_eq(credits.count, again.count);
        ck_assert_int_eq(credits.dropped, 0);
        for (int k = 0; k < credits.count; k++) {
            ck_assert_mem_eq(&credits.item[k], &again.item[k], sizeof credits.item[k]);
            check_credit(&credits.item[k]);
        }
        check_prizes(&credits, walk_event_state(0, i), open[i % 2].bytes);
    }
}

static void check_events(const Position *position) {
    static ViewBytes views[2], state;
    EventList events = walk_events(0);
    Named named = {.nobody = false, .seat = SEAT_NONE};
    int held = 0;
    memcpy(state.bytes, position->state, walk_catalog.game->state_bytes);
    walk_step(position, state.bytes, &events);
    walk_view(position->state, SEAT_NONE, views[1].bytes);
    for (int i = 0; i < events.count; i++) {
        const Event event = event_for(&events.item[i], SEAT_NONE);
        walk_view(walk_event_state(0, i), SEAT_NONE, views[i % 2].bytes);
        check_note(&event, views[(i + 1) % 2].bytes, views[i % 2].bytes);
        check_mark(&event);
        check_named(&named, views[i % 2].bytes);
        const Event *next = i + 1 < events.count ? &events.item[i + 1] : NULL;
        held += story()->holds(&events.item[i], next);
        holds_met += story()->holds(&events.item[i], next);
    }
    ck_assert_int_le(held, 1);
    check_credits(position, &events);
}

static void look(const Position *position, Rng *rng) {
    (void)rng;
    const Question asked = check_question(position);
    check_standing(position);
    if (asked.asked == ASKED_OPENLY)
        check_open_answers(position);
    if (position->seat == SEAT_NONE)
        check_teams(position);
    else
        check_events(position);
}

// Everything that can be said of cards comes up, and of every card that it was drawn; what was never drawn
// was never played either.
static void check_credits_met(void) {
    const Game *game = walk_catalog.game;
    const unsigned all = 1u << CREDIT_DRAWN | 1u << CREDIT_PLAYED | 1u << CREDIT_ACTED |
                         (unsigned)(game->story->worth_parts > 0) << CREDIT_WORTH |
                         (unsigned)(game->story->prizes != NO_TABLE) << CREDIT_PRIZE;
    int drawn = 0, played = 0;
    ck_assert_uint_eq(kinds_met, all);
    for (int card = 0; card < catalog_count(&walk_catalog, game->card_table); card++) {
        if (tested_game()->drawn != NULL && !tested_game()->drawn(walk_catalog.rules, (uint8_t)card))
            continue;
        ck_assert_uint_eq(met[CREDIT_DRAWN][card], 1);
        drawn++;
        played += met[CREDIT_PLAYED][card];
    }
    ck_assert_int_gt(2 * played, drawn);
}

// Every word that files and texts have for a question, and every mark, comes up (but for rare ones, and a
// round only where there are any).
START_TEST(a_story_keeps_its_promises) {
    for (table_now = 0; table_now < walk_tables(); table_now++)
        for (int seed = 0; seed < 12 * tested_game()->games; seed++) {
            memset(played_by, 0, sizeof played_by);
            walk(table_now, 500 + (uint64_t)seed, look);
        }
    ck_assert_uint_eq(words_met | tested_game()->rare_questions, (1u << length_of(story()->questions)) - 1);
    ck_assert_int_eq(marks_met | 1, (1 << length_of(story()->marks)) - 1);
    ck_assert(holds_met > 0 && lines > 0 && parts > 0);
    check_credits_met();
}
END_TEST

static bool options_ok(const SetupOptions *setup) {
    Text problem = {0};
    const bool good = walk_catalog.game->options_ok(walk_catalog.rules, setup, &problem);
    text_finish(&problem);
    return good;
}

// Tables as players put them together, possible and not.
static SetupOptions draw_table(Rng *rng) {
    const Game *game = walk_catalog.game;
    uint8_t order[UINT8_MAX];
    const uint8_t count = catalog_count(&walk_catalog, game->seat_table);
    const uint32_t seats = (uint32_t)(game->seats_max - game->seats_min + 1);
    for (uint8_t i = 0; i < count; i++)
        order[i] = i;
    rng_shuffle(rng, order, count);
    SetupOptions setup = {.seats = (uint8_t)(game->seats_min + rng_below(rng, seats)),
                          .variant = (uint8_t)rng_below(rng, (uint32_t)length_of(game->variants)),
                          .flags = (uint8_t)rng_below(rng, 1u << length_of(game->flags)),
                          .first = SEAT_NONE};
    memcpy(setup.faction, order, count < SEATS_MAX ? count : SEATS_MAX);
    if (rng_below(rng, 3) == 0)
        setup.first = (Seat)rng_below(rng, setup.seats);
    return setup;
}

// A table that is arranged has the same players, each told where it sat, and starts with the same one.
static void check_arranged(const SetupOptions *setup) {
    SetupOptions arranged = *setup;
    Seat from[SEATS_MAX];
    story()->arrange(walk_catalog.rules, &arranged, from);
    ck_assert_uint_eq(arranged.seats, setup->seats);
    for (Seat seat = 0; seat < setup->seats; seat++) {
        ck_assert_uint_lt(from[seat], setup->seats);
        ck_assert_uint_eq(arranged.faction[seat], setup->faction[from[seat]]);
        for (Seat other = 0; other < seat; other++)
            ck_assert_uint_ne(from[other], from[seat]);
    }
    ck_assert((arranged.first == SEAT_NONE) == (setup->first == SEAT_NONE));
    if (setup->first != SEAT_NONE)
        ck_assert_uint_eq(from[arranged.first], setup->first);
}

// The game begins in just the same state without the variant.
static bool variant_changes_nothing(const SetupOptions *setup) {
    static ViewBytes state, plain_state;
    SetupOptions plain = *setup;
    Rng rng;
    plain.variant = 0;
    if (setup->variant == 0 || !options_ok(&plain))
        return false;
    rng_seed(&rng, 3);
    walk_catalog.game->setup(walk_catalog.rules, setup, &rng, state.bytes, NULL);
    rng_seed(&rng, 3);
    walk_catalog.game->setup(walk_catalog.rules, &plain, &rng, plain_state.bytes, NULL);
    return memcmp(state.bytes, plain_state.bytes, walk_catalog.game->state_bytes) == 0;
}

static void check_judged(const SetupOptions *setup, bool good) {
    const bool refused = story()->why_not(walk_catalog.rules, setup) != NULL;
    ck_assert(refused || good);
    ck_assert(!refused || !good || variant_changes_nothing(setup));
}

START_TEST(set_ups_are_judged_as_the_rules_do) {
    int possible = 0;
    Rng rng;
    rng_seed(&rng, 9);
    for (int i = 0; i < 3000; i++) {
        const SetupOptions setup = draw_table(&rng);
        const bool good = options_ok(&setup);
        if (story()->why_not != NULL)
            check_judged(&setup, good);
        if (story()->arrange != NULL)
            check_arranged(&setup);
        possible += good;
        if (!good)
            continue;
        static ViewBytes state;
        const Seat first = story()->first(walk_catalog.rules, &setup);
        Rng rules_rng;
        rng_seed(&rules_rng, (uint64_t)i);
        walk_catalog.game->setup(walk_catalog.rules, &setup, &rules_rng, state.bytes, NULL);
        ck_assert(first == SEAT_NONE || first == walk_catalog.game->to_act(walk_catalog.rules, state.bytes));
        ck_assert(setup.first == SEAT_NONE || first == setup.first);
    }
    ck_assert_int_gt(possible, 100);
}
END_TEST

int test_story(void) {
    Suite *suite = suite_create("story");
    TCase *tcase = tcase_create("promises");
    tcase_add_unchecked_fixture(tcase, walk_load, walk_unload);
    tcase_add_test(tcase, a_story_keeps_its_promises);
    tcase_add_test(tcase, set_ups_are_judged_as_the_rules_do);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
