// SPDX-License-Identifier: MIT
// Tests whole evenings without a window: random people and computers play every variant, and at each step the
// promises of play/session.h are checked, secrecy first: nobody's view exists before that person has taken
// the seat. For every game (contract/tested.h), and more for Tactics, which has many variants.
#include "../contract/tested.h"
#include "ai/mind.h"
#include "engine/game.h"
#include "engine/game_facts.h"
#include "games/tactics/commands.h"
#include "games/tactics/rules.h"
#include "play/reel.h"
#include "play/session.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEPS_MAX 40000
#define SEEDS 6

static Catalog catalog;

typedef struct Evening {
    Session *session;
    Rng chance;
    Seat taken; // who clicked at the curtain last and has not been covered since; SEAT_NONE: nobody
    int persons;
    Seat only;
    unsigned last;                // the number of the last event that was shown to anybody
    unsigned seen[SEATS_MAX];     // … to the person
    unsigned turn_end[SEATS_MAX]; // … to anybody when the person had ended a turn
    bool took_turn;               // whoever is looking has had a turn
    View last_view[SEATS_MAX];    // what the person saw last
    int commands;                 // told to the listener
    uint64_t last_hash;
    bool watched[STEPS_MAX]; // by everybody, by the event's number
    int own_turn;            // commands there were when the only person had acted in its turn
    bool again;              // the recap was asked for
    int curtains, open_questions, scorings, end_turns, parts, recaps, hidden, thought_ahead;
    int scenes;      // that were told again from their beginning
    int held_scenes; // … from a pause in them
    bool hides;      // now and then the hand is hidden and taken again
    bool closed;     // questions about open cards are asked behind the curtain too
    bool apart;      // computers that think ahead are waited for
    int thoughts;
    int runs; // committed to
} Evening;

// Before the tests run, hence no check of the test library.
static bool load(void) {
    static Problems problems;
    const bool good = tested_load(&catalog, &problems);
    if (!good)
        fprintf(stderr, "%s\n", problems.item[0].message);
    return good;
}

static void listen(void *context, const Match *match, Seat seat, const Command *command) {
    Evening *evening = context;
    (void)seat, (void)command;
    evening->commands++;
    evening->last_hash = match_hash(match);
}

// ---- what must hold at every step
// -------------------------------------------------------------------------------

// No hand but the viewer's may be known (and what the rules showed it).
static void check_view(const Evening *evening, const View *view) {
    const Seat viewer = session_viewer(evening->session);
    ck_assert_uint_eq(view->viewer, viewer);
    ck_assert_uint_eq(tested_game()->viewer(view->bytes), viewer);
    ck_assert(tested_game()->hides(view->bytes));
}

static void check_eyes(const Evening *evening) {
    const Seat viewer = session_viewer(evening->session);
    if (evening->only != SEAT_NONE)
        ck_assert_uint_eq(viewer, evening->only);
    else if (viewer != SEAT_NONE)
        ck_assert_uint_eq(viewer, evening->taken);
    check_view(evening, session_view(evening->session));
}

static void check_event(const Event *event, Seat viewer) {
    ck_assert(event->seen_by == 0 || event->seen_by == SEEN_BY_ALL);
    if (event->seen_by == 0 || tested_game()->conceals(event, viewer))
        ck_assert_uint_eq(event->card, NONE);
}

static void check_events(const Evening *evening) {
    const Session *session = evening->session;
    View view;
    for (int i = 0; i < session_event_count(session); i++) {
        const Event event = session_event(session, i);
        check_event(&event, session_viewer(session));
        session_event_view(session, i, &view);
        check_view(evening, &view);
    }
    if (session_view_before(session) != NULL && session_event_count(session) > 0)
        check_view(evening, session_view_before(session));
}

static void check_deciding(Evening *evening) {
    const Session *session = evening->session;
    const Seat seat = session_to_act(session);
    ck_assert(session_is_person(session, seat));
    const Command *legal;
    ck_assert_int_gt(session_legal(session, &legal), 0);
    ck_assert(session_asked_openly(session) == (session_viewer(session) != seat));
    if (!session_asked_openly(session))
        return;
    ck_assert_uint_eq(session_viewer(session), SEAT_NONE);
    ck_assert(tested_game()->open_question(session_view(session)->bytes));
    ck_assert(!evening->closed);
    evening->open_questions++;
}

// How many events of these numbers not everybody has watched.
static int unwatched(const Evening *evening, unsigned first, unsigned last) {
    int count = 0;
    for (unsigned number = first; number <= last; number++)
        count += !evening->watched[number];
    return count;
}

// Nothing is left out but what everybody watched: it goes on behind what the person has seen, as far back as
// the reel goes.
static void check_recap_begins(const Evening *evening) {
    const Session *session = evening->session;
    const unsigned first = session_event_number(session, 0), seen = evening->seen[session_viewer(session)];
    ck_assert(first > seen);
    ck_assert(unwatched(evening, seen + 1, first - 1) == 0 || evening->last - seen >= REEL_EVENTS - 1);
    ck_assert_int_eq(session_event_count(session), unwatched(evening, first, evening->last));
    if (first == seen + 1) // from what was to be seen then
        ck_assert_mem_eq(session_view_before(session)->bytes,
                         evening->last_view[session_viewer(session)].bytes, catalog.game->view_bytes);
}

// What is told begins where the person stopped looking and ends with what lies there now; nothing of it is
// told twice, and what nobody would write down is not told alone.
static void check_recap(const Evening *evening) {
    const Session *session = evening->session;
    const int count = session_event_count(session);
    bool tells = false;
    View last;
    ck_assert(evening->persons > 1 || evening->again);
    ck_assert_uint_ne(session_viewer(session), SEAT_NONE);
    check_events(evening);
    for (int i = 0; i < count; i++) {
        const Event event = session_event(session, i);
        tells |= catalog.game->story->tells(&event);
        const unsigned number = session_event_number(session, i);
        ck_assert(i == 0 || number > session_event_number(session, i - 1));
        ck_assert(evening->again || !evening->watched[number]);
    }
    ck_assert(tells);
    if (session_event_number(session, count - 1) < evening->last)
        return; // the rest was watched
    session_event_view(session, count - 1, &last);
    ck_assert_mem_eq(last.bytes, session_view(session)->bytes, catalog.game->view_bytes);
}

// The log holds each event once, in order, and never more than everybody may know.
static void check_log(const Evening *evening) {
    const GameLog *log = session_log(evening->session);
    const uint8_t flags = session_options(evening->session)->setup.flags;
    ck_assert_int_gt(log->count, 2);
    for (int i = 0; i < log->count; i++) {
        const GameLogItem *item = game_log_item(log, i);
        const Event public = event_for(&item->event, SEAT_NONE);
        ck_assert_mem_eq(&item->event, &public, sizeof public);
        ck_assert(i == 0 || item->number > game_log_item(log, i - 1)->number);
        ck_assert(tested_game()->may_remember(&item->event, item->subject, flags));
        ck_assert_int_eq(game_log_count(log, item->number), i + 1);
    }
}

// What lies there in the end is what the last event leads to; what comes after a scoring is not known yet.
static void check_shown_view(const Session *session) {
    View last;
    session_event_view(session, session_event_count(session) - 1, &last);
    ck_assert_mem_eq(last.bytes, session_view(session)->bytes, catalog.game->view_bytes);
}

static void check_stage(Evening *evening) {
    const Session *session = evening->session;
    const Command *legal;
    check_eyes(evening);
    if (session_stage(session) != SESSION_DECIDING)
        ck_assert_int_eq(session_legal(session, &legal), 0);
    if (session_stage(session) != SESSION_CURTAIN)
        ck_assert_uint_eq(session_next_seat(session), SEAT_NONE);
    switch (session_stage(session)) {
    case SESSION_SHOWING:
        ck_assert_int_gt(session_event_count(session), 0);
        check_events(evening);
        check_shown_view(session);
        break;
    case SESSION_RECAP:
        check_recap(evening);
        break;
    case SESSION_CURTAIN:
        ck_assert_int_gt(evening->persons, 1);
        ck_assert_uint_eq(session_viewer(session), SEAT_NONE);
        ck_assert(session_is_hidden(session) || session_next_seat(session) == session_to_act(session));
        ck_assert(session_is_person(session, session_next_seat(session)));
        break;
    case SESSION_DECIDING:
        check_deciding(evening);
        break;
    case SESSION_LAID:
    case SESSION_END_TURN:
        ck_assert_int_gt(evening->persons, 1);
        ck_assert_uint_ne(session_viewer(session), SEAT_NONE);
        ck_assert_uint_ne(session_to_act(session), session_viewer(session));
        break;
    case SESSION_SCORING:
        ck_assert(tested_game()->held(session_view(session)->bytes));
        break;
    case SESSION_THINKING:
        ck_assert(evening->apart && !session_is_person(session, session_to_act(session)));
        ck_assert_uint_ne(session_viewer(session), session_to_act(session));
        ck_assert_int_eq(session_event_count(session), 0);
        ck_assert_int_eq(session_undo_state(session), UNDO_NOT_NOW);
        break;
    case SESSION_WATCHING:
    case SESSION_OVER:
        ck_assert_uint_eq(session_to_act(session), SEAT_NONE);
        break;
    }
}

// ---- playing
// ----------------------------------------------------------------------------------------------------

// Plays rather than passes, or a game would be over in no time: passes are many in the list.
static const Command *choose(Evening *evening) {
    const Command *legal, *found = NULL;
    const int count = session_legal(evening->session, &legal);
    for (int tries = 0; tries < 20; tries++) {
        found = tested_choice(catalog.game, legal, count, &evening->chance);
        if (!catalog.game->verbs[found->verb].passes || rng_below(&evening->chance, 40) == 0)
            break;
    }
    return found;
}

static void refuse_nonsense(Evening *evening) {
    Command nonsense = command_of(0);
    nonsense.card = UNKNOWN;
    const unsigned version = session_version(evening->session);
    const uint64_t hash = match_hash(session_match(evening->session));
    const Verdict judged = session_judge(evening->session, &nonsense);
    ck_assert_uint_ne(judged, VERDICT_OK);
    ck_assert_uint_eq(session_submit(evening->session, &nonsense), judged);
    ck_assert_uint_eq(session_version(evening->session), version);
    ck_assert_uint_eq(match_hash(session_match(evening->session)), hash);
    check_stage(evening);
}

// A run of whatever comes first, and is no giving up: carried out while others look, by everything that holds
// at each step.
static const Command *first_legal(const Catalog *of, const Command *legal, int count) {
    for (int i = 0; i < count; i++)
        if (!of->game->verbs[legal[i].verb].resigns && !of->game->verbs[legal[i].verb].sampled)
            return &legal[i];
    return NULL;
}

static bool commits(Evening *evening) {
    const int before = evening->commands;
    if (!session_can_submit_run(evening->session, first_legal) || rng_below(&evening->chance, 3) != 0)
        return false;
    ck_assert(evening->only == SEAT_NONE);
    ck_assert_uint_eq(session_submit_run(evening->session, first_legal), VERDICT_OK);
    ck_assert_int_gt(evening->commands, before);
    evening->runs++;
    return true;
}

static void decide(Evening *evening) {
    if (rng_below(&evening->chance, 8) == 0)
        refuse_nonsense(evening);
    if (commits(evening))
        return;
    const int before = evening->commands;
    const Command command = *choose(evening);
    const unsigned version = session_version(evening->session);
    ck_assert_uint_eq(session_judge(evening->session, &command), VERDICT_OK);
    ck_assert_uint_eq(session_version(evening->session), version);
    ck_assert_int_eq(evening->commands, before);
    const Question question = catalog.game->story->question(session_view(evening->session)->bytes);
    evening->took_turn |= question.asked == ASKED_TURN;
    if (catalog.game->story->turn(session_view(evening->session)->bytes) == evening->only)
        evening->own_turn = before + 1;
    ck_assert_uint_eq(session_submit(evening->session, &command), VERDICT_OK);
    ck_assert_int_gt(evening->commands, before);
}

// Where a hand is to be seen: it goes, nothing else changes, and after taking the seat all is as before.
static void hide(Evening *evening) {
    Session *session = evening->session;
    const SessionStage stage = session_stage(session);
    const Seat viewer = session_viewer(session);
    const View view = *session_view(session);
    const int events = session_event_count(session);
    const unsigned number = events > 0 ? session_event_number(session, 0) : 0;
    const Command *legal;
    const int commands = session_legal(session, &legal);
    const uint64_t hash = match_hash(session_match(session));
    const bool can = viewer != SEAT_NONE && evening->persons > 1;
    ck_assert(session_hide(session) == can);
    if (!can) {
        ck_assert_int_eq(session_stage(session), stage);
        return;
    }
    evening->hidden++;
    evening->taken = SEAT_NONE;
    ck_assert_int_eq(session_stage(session), SESSION_CURTAIN);
    ck_assert(session_is_hidden(session) && !session_hide(session));
    ck_assert_uint_eq(session_next_seat(session), viewer);
    check_stage(evening);
    evening->taken = viewer;
    session_take_seat(session);
    ck_assert(!session_is_hidden(session));
    ck_assert_int_eq(session_stage(session), stage);
    ck_assert_uint_eq(session_viewer(session), viewer);
    ck_assert_mem_eq(view.bytes, session_view(session)->bytes, view.game->view_bytes);
    ck_assert_int_eq(session_event_count(session), events);
    ck_assert_uint_eq(events > 0 ? session_event_number(session, 0) : 0, number);
    ck_assert_int_eq(session_legal(session, &legal), commands);
    ck_assert_uint_eq(match_hash(session_match(session)), hash);
}

// A scene is told from its first event on, and there was one around what comes after the last turn, or
// around the person's last command.
static bool begins_scene(const Session *session) {
    unsigned (*scene)(const void *view) = catalog.game->story->scene;
    View first;
    session_event_view(session, 0, &first);
    ck_assert(scene != NULL);
    ck_assert_uint_ne(scene(first.bytes), 0);
    return scene(session_view_before(session)->bytes) != scene(first.bytes);
}

// The recap again, from the table.
static void look_back(Evening *evening) {
    Session *session = evening->session;
    const SessionStage stage = session_stage(session);
    if (!session_can_recap(session))
        return;
    session_recap(session);
    ck_assert_int_eq(session_stage(session), SESSION_RECAP);
    evening->again = true;
    check_stage(evening);
    evening->again = false;
    const int count = session_event_count(session);
    ck_assert_uint_eq(session_event_number(session, 0) + (unsigned)count - 1,
                      session_event_number(session, count - 1)); // all of it
    if (stage == SESSION_SCORING) {                              // and nothing that comes after the pause
        evening->held_scenes++;
        ck_assert_uint_eq(session_event_number(session, count - 1), evening->last);
    }
    const unsigned first = session_event_number(session, 0), end = evening->turn_end[session_viewer(session)];
    if (session_recaps_scene(session)) {
        evening->scenes++;
        ck_assert(first <= end || stage == SESSION_SCORING);
        ck_assert(begins_scene(session) || evening->last - first >= REEL_EVENTS - 2);
    } else {
        ck_assert(first == end + 1 || (first > end && evening->last - end >= REEL_EVENTS - 1));
    }
    session_finish_showing(session);
    ck_assert_int_eq(session_stage(session), stage);
    check_stage(evening);
}

static void note_seen(Evening *evening) {
    const Session *session = evening->session;
    const unsigned last = session_event_number(session, session_event_count(session) - 1);
    evening->last = last > evening->last ? last : evening->last;
    if (session_viewer(session) != SEAT_NONE)
        evening->seen[session_viewer(session)] = last;
    if (evening->only != SEAT_NONE && evening->commands == evening->own_turn)
        evening->turn_end[evening->only] = last; // still of that command
}

// What is on the table while no hand is, and all that leads to a scoring in nobody's turn, everybody watches.
static void note_watched(Evening *evening) {
    const Session *session = evening->session;
    const int count = session_event_count(session);
    const Event last = session_event(session, count - 1);
    const bool held = catalog.game->story->holds(&last, NULL);
    for (int i = 0; i < count && evening->persons > 1; i++) {
        View view;
        session_event_view(session, i, &view);
        if (session_viewer(session) == SEAT_NONE ||
            (held && catalog.game->story->turn(view.bytes) == SEAT_NONE))
            evening->watched[session_event_number(session, i)] = true;
    }
}

// Somebody was looking before the last step, and isn't any more.
static void note_leaving(Evening *evening, Seat before, const View *view) {
    const Seat viewer = session_viewer(evening->session);
    if (before == SEAT_NONE || viewer == before)
        return;
    evening->last_view[before] = *view;
    if (evening->took_turn)
        evening->turn_end[before] = evening->last;
    evening->took_turn = false;
}

static void think(Evening *evening) {
    static Mind mind;
    const int before = evening->commands;
    session_prepare_decision(evening->session, &mind);
    const Command command = mind_choose(&mind, NULL, NULL);
    session_submit_decision(evening->session, &command);
    ck_assert_int_gt(evening->commands, before);
    evening->thoughts++;
}

// A computer may think while what came before is shown: if it is said that it will be asked, it is, in the
// same position.
static void finish_showing(Evening *evening) {
    Session *session = evening->session;
    const bool thinks = session_thinks_next(session);
    const uint64_t hash = match_hash(session_match(session));
    session_finish_showing(session);
    ck_assert(!thinks ||
              (session_stage(session) == SESSION_THINKING && hash == match_hash(session_match(session))));
    evening->thought_ahead += thinks;
}

static void step(Evening *evening) {
    Session *session = evening->session;
    const unsigned version = session_version(session);
    const Seat looking = session_viewer(session);
    const View view = *session_view(session);
    switch (session_stage(session)) {
    case SESSION_CURTAIN:
        evening->curtains++;
        evening->taken = session_next_seat(session);
        session_take_seat(session);
        ck_assert_uint_eq(session_viewer(session), evening->taken);
        break;
    case SESSION_DECIDING:
        decide(evening);
        break;
    case SESSION_LAID:
    case SESSION_END_TURN:
        evening->end_turns++;
        session_end_turn(session);
        break;
    case SESSION_SCORING:
        evening->scorings++;
        session_finish_showing(session);
        break;
    case SESSION_SHOWING:
        evening->parts++;
        note_seen(evening);
        note_watched(evening);
        finish_showing(evening);
        break;
    case SESSION_RECAP:
        evening->recaps++;
        check_recap_begins(evening);
        note_seen(evening);
        session_finish_showing(session);
        ck_assert_int_eq(session_stage(session), SESSION_DECIDING);
        ck_assert(session_can_recap(session));
        break;
    case SESSION_THINKING:
        think(evening);
        break;
    case SESSION_WATCHING:
    case SESSION_OVER:
        break;
    }
    ck_assert_uint_ne(session_version(session), version);
    note_leaving(evening, looking, &view);
    if (session_viewer(session) == SEAT_NONE)
        evening->taken = SEAT_NONE; // from here on a curtain is needed before any hand
}

// The same commands in a bare match must give the same game.
static void check_replay(const Evening *evening, const SessionOptions *options) {
    const Match *played = session_match(evening->session);
    Text problem = {0};
    Match *match = match_create(&catalog, &options->setup, NULL, &problem);
    ck_assert_ptr_nonnull(match);
    ck_assert_int_eq(match_log_count(played), evening->commands);
    for (int i = 0; i < match_log_count(played); i++) {
        const LogEntry *entry = match_log(played, i);
        ck_assert_uint_eq(match_submit(match, entry->seat, &entry->command, NULL), VERDICT_OK);
        ck_assert_uint_eq(match_hash(match), entry->hash);
    }
    ck_assert_uint_eq(match_hash(match), evening->last_hash);
    match_destroy(match);
    text_finish(&problem);
}

// Where several people play, nobody sees the deal before the one who begins has taken the seat.
static void check_beginning(const Evening *evening) {
    const bool curtain =
        evening->persons > 1 && session_is_person(evening->session, session_to_act(evening->session));
    ck_assert_int_eq(session_stage(evening->session), curtain ? SESSION_CURTAIN : SESSION_SHOWING);
}

static Evening play_as(const SessionOptions *options, Evening evening) {
    evening.taken = evening.only = SEAT_NONE;
    for (Seat seat = 0; seat < options->setup.seats; seat++)
        if (options->who[seat] == NULL) {
            evening.persons++;
            evening.only = seat;
        }
    if (evening.persons != 1)
        evening.only = SEAT_NONE;
    rng_seed(&evening.chance, options->setup.seed + 77);
    Text problem = {0};
    evening.session = session_create(&catalog, options, &problem);
    ck_assert_msg(evening.session != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    session_listen(evening.session, listen, &evening);
    session_set_preferences(evening.session, true, !evening.closed);
    session_decide_outside(evening.session, evening.apart);
    // An only person sees a computer's first turn too: nothing has been carried out before the listener came.
    ck_assert_int_eq(match_log_count(session_match(evening.session)), 0);
    check_beginning(&evening);
    int steps = 0;
    for (; steps < STEPS_MAX && session_stage(evening.session) != SESSION_OVER; steps++) {
        check_stage(&evening);
        if (evening.hides && rng_below(&evening.chance, 3) == 0)
            hide(&evening);
        if (rng_below(&evening.chance, 6) == 0)
            look_back(&evening);
        step(&evening);
    }
    ck_assert_msg(steps < STEPS_MAX, "no end, seed %llu", (unsigned long long)options->setup.seed);
    check_stage(&evening);
    check_replay(&evening, options);
    check_log(&evening);
    session_destroy(evening.session);
    evening.session = NULL;
    return evening;
}

static Evening play(const SessionOptions *options) {
    return play_as(options, (Evening){.persons = 0});
}

static SessionOptions options_of(uint8_t seats, uint8_t variant, uint8_t flags, unsigned computers,
                                 uint64_t seed) {
    SessionOptions options = {
        .setup = {.seats = seats, .variant = variant, .flags = flags, .first = SEAT_NONE, .seed = seed}};
    static const char *const order[] = {"starfleet", "romulan", "vulcan", "klingon"}; // teams by turns
    static const char *const short_order[] = {"romulan", "klingon", "starfleet"};
    for (Seat seat = 0; seat < seats; seat++) {
        const char *id = (flags & FLAG_SHORT) != 0 ? short_order[seat] : order[seat];
        options.setup.faction[seat] = catalog_find(&catalog, TABLE_FACTIONS, id);
        options.who[seat] = (computers >> seat & 1) != 0 ? opponents[0] : NULL;
    }
    return options;
}

static SessionOptions options_at(int table, unsigned computers, uint64_t seed) {
    SessionOptions options = {.setup = tested_game()->table[table]};
    options.setup.seed = seed;
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = (computers >> seat & 1) != 0 ? opponents[0] : NULL;
    return options;
}

// ---- tests of every game
// ------------------------------------------------------------------------------------------------------

// People and computers in each of all ways that there are: the curtain falls where two people or more play,
// and never else.
START_TEST(every_table_in_all_mixes) {
    Evening sum = {.persons = 0};
    for (int table = 0; table < tested_game()->table_count; table++)
        for (unsigned computers = 0; computers < 1u << tested_game()->table[table].seats; computers++) {
            const SessionOptions options = options_at(table, computers, computers * 7 + (unsigned)table);
            Evening evening = {.hides = computers % 3 == 1, .closed = computers % 5 == 4};
            evening = play_as(&options, evening);
            ck_assert((evening.curtains > 0) == (evening.persons > 1));
            ck_assert(evening.persons > 1 || evening.end_turns + evening.hidden + evening.recaps == 0);
            sum.open_questions += evening.open_questions;
            sum.scorings += evening.scorings;
            sum.end_turns += evening.end_turns;
            sum.recaps += evening.recaps;
            sum.scenes += evening.scenes;
            sum.held_scenes += evening.held_scenes;
            sum.hidden += evening.hidden;
            sum.runs += evening.runs;
        }
    ck_assert(sum.runs > 0 || strcmp(game_id(catalog.game), "deck_building") != 0);
    ck_assert_int_gt(sum.open_questions, 0);
    ck_assert_int_gt(sum.scorings, 0);
    ck_assert_int_gt(sum.end_turns, 0);
    ck_assert_int_gt(sum.recaps, 0);
    ck_assert_int_gt(sum.hidden, 0);
    ck_assert((sum.scenes > 0) == (catalog.game->story->scene != NULL));
    ck_assert((sum.held_scenes > 0) == (catalog.game->story->scene != NULL));
}
END_TEST

START_TEST(too_few_are_refused) {
    SessionOptions options = options_at(0, 0, 1);
    Text problem = {0};
    options.setup.seats = 1;
    ck_assert_ptr_null(session_create(&catalog, &options, &problem));
    ck_assert_uint_gt(problem.length, 0);
    text_finish(&problem);
}
END_TEST

// ---- tests of Tactics
// ------------------------------------------------------------------------------------------------------

START_TEST(people_pass_the_seat) {
    for (uint8_t seats = 2; seats <= TACTICS_SEATS; seats++)
        for (uint64_t seed = 1; seed <= SEEDS; seed++) {
            const SessionOptions options = options_of(seats, VARIANT_STANDARD, 0, 0, seed);
            const Evening evening = play(&options);
            ck_assert_int_gt(evening.curtains, 10);
            ck_assert_int_gt(evening.end_turns, 10);
            ck_assert_int_ge(evening.scorings, 6);
            // All but the first turns, and those that begin before anything has happened.
            ck_assert_int_gt(evening.recaps, evening.end_turns / 2);
        }
}
END_TEST

START_TEST(every_variant_and_flag) {
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        SessionOptions options = options_of(4, VARIANT_ALLIANCES, 0, 0, seed);
        play(&options);
        options = options_of(4, VARIANT_BLIND_TRUST, FLAG_TOP_SECRET, 0, seed);
        play(&options);
        options = options_of(2, VARIANT_STANDARD, FLAG_SHORT, 0, seed);
        ck_assert_int_ge(play(&options).scorings, 4);
        options = options_of(3, VARIANT_STANDARD, FLAG_SHORT | FLAG_TOP_SECRET, 0, seed);
        play(&options);
    }
}
END_TEST

START_TEST(one_person_is_never_covered) {
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        SessionOptions options = options_of(2, VARIANT_STANDARD, 0, 1u << (seed % 2), seed);
        Evening evening = play(&options);
        ck_assert_int_eq(evening.curtains + evening.end_turns + evening.open_questions + evening.recaps, 0);
        options = options_of(4, VARIANT_BLIND_TRUST, 0, 0xFu & ~(1u << (seed % 4)), seed);
        evening = play(&options);
        ck_assert_int_eq(evening.curtains + evening.end_turns, 0);
    }
}
END_TEST

START_TEST(people_and_computers_mixed) {
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (unsigned computers = 1; computers < 15; computers++) {
            const SessionOptions options =
                options_of(4, (uint8_t)(computers % 3), FLAG_TOP_SECRET, computers, seed);
            play(&options);
        }
}
END_TEST

START_TEST(computers_alone_play_in_public) {
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        const SessionOptions options = options_of(4, VARIANT_STANDARD, 0, 0xF, seed);
        const Evening evening = play(&options);
        ck_assert_int_eq(evening.curtains + evening.end_turns, 0);
        ck_assert_int_gt(evening.parts, 20);
    }
}
END_TEST

// Some questions are answered openly while another's turn goes on; the tests above must have met them.
START_TEST(open_questions_come_up) {
    int open = 0;
    for (uint64_t seed = 100; seed < 130; seed++) {
        const SessionOptions options = options_of(3, VARIANT_STANDARD, 0, 0, seed);
        open += play(&options).open_questions;
    }
    ck_assert_int_gt(open, 0);
}
END_TEST

// At any moment the hand can be hidden; whoever takes the seat again goes on where it was.
START_TEST(hands_hide_and_come_back) {
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (uint8_t variant = 0; variant < 3; variant++) {
            const unsigned computers = seed % 3 == 0 ? 2 : 0;
            SessionOptions options = options_of(4, variant, FLAG_TOP_SECRET, computers, seed);
            ck_assert_int_gt(play_as(&options, (Evening){.hides = true}).hidden, 20);
            options = options_of(2, VARIANT_STANDARD, 0, 1, seed);
            ck_assert_int_eq(play_as(&options, (Evening){.hides = true}).hidden, 0);
        }
}
END_TEST

START_TEST(all_questions_behind_the_curtain) {
    for (uint64_t seed = 100; seed < 110; seed++) {
        SessionOptions options = options_of(3, VARIANT_STANDARD, 0, 0, seed);
        ck_assert_int_eq(play_as(&options, (Evening){.closed = true}).open_questions, 0);
        options = options_of(4, VARIANT_ALLIANCES, 0, 0, seed);
        ck_assert_int_eq(play_as(&options, (Evening){.closed = true, .hides = true}).open_questions, 0);
    }
}
END_TEST

START_TEST(no_recap_unless_wanted) {
    const SessionOptions options = options_of(2, VARIANT_STANDARD, 0, 0, 3);
    Text problem = {0};
    Evening evening = {.persons = 2, .only = SEAT_NONE, .taken = SEAT_NONE};
    rng_seed(&evening.chance, 3);
    evening.session = session_create(&catalog, &options, &problem);
    ck_assert_ptr_nonnull(evening.session);
    session_listen(evening.session, listen, &evening);
    session_set_preferences(evening.session, false, true);
    for (int i = 0; i < 400 && session_stage(evening.session) != SESSION_OVER; i++)
        step(&evening);
    ck_assert_int_eq(evening.recaps, 0);
    ck_assert_int_gt(evening.curtains, 10);
    session_destroy(evening.session);
    text_finish(&problem);
}
END_TEST

START_TEST(impossible_options_are_refused) {
    SessionOptions options = options_of(3, VARIANT_ALLIANCES, 0, 0, 1);
    Text problem = {0};
    ck_assert_ptr_null(session_create(&catalog, &options, &problem));
    ck_assert_uint_gt(problem.length, 0);
    text_finish(&problem);
    session_destroy(NULL);
}
END_TEST

static void seat_thinkers(SessionOptions *options, const Captain *captain) {
    for (Seat seat = 0; seat < options->setup.seats; seat++)
        if (options->who[seat] != NULL) {
            options->who[seat] = opponent_for("easy", catalog.game);
            options->captain[seat] = captain;
        }
}

// Captains play another game than nobody in particular, the same within the session and apart.
START_TEST(captains_play_in_their_own_way) {
    const Captain moody = {.id = "moody", .whim = CAPTAIN_MOST};
    const unsigned all = (1u << tested_game()->table[0].seats) - 1;
    SessionOptions options = options_at(0, all, 5);
    seat_thinkers(&options, NULL);
    const uint64_t plain = play(&options).last_hash;
    seat_thinkers(&options, &moody);
    const uint64_t with = play(&options).last_hash;
    ck_assert_uint_ne(with, plain);
    ck_assert_uint_eq(play_as(&options, (Evening){.apart = true}).last_hash, with);
}
END_TEST

// Who is waited for plays what it plays within the session, and while it thinks all that holds else holds
// too.
START_TEST(who_thinks_apart_plays_the_same) {
    for (int table = 0; table < tested_game()->table_count; table++) {
        const unsigned all = (1u << tested_game()->table[table].seats) - 1;
        SessionOptions options = options_at(table, all, 5);
        seat_thinkers(&options, NULL);
        const Evening within = play(&options), apart = play_as(&options, (Evening){.apart = true});
        ck_assert_uint_eq(within.last_hash, apart.last_hash);
        ck_assert_int_eq(within.thoughts, 0);
        ck_assert_int_eq(apart.thoughts, apart.commands);
        ck_assert_int_gt(apart.thought_ahead, 0);
        for (unsigned computers = 1; computers < 3; computers++) {
            options = options_at(table, computers, (uint64_t)table);
            seat_thinkers(&options, NULL);
            ck_assert_int_gt(play_as(&options, (Evening){.apart = true, .hides = true}).thoughts, 0);
        }
    }
}
END_TEST

static void add_tests_of_tactics(TCase *test) {
    tcase_add_test(test, people_pass_the_seat);
    tcase_add_test(test, every_variant_and_flag);
    tcase_add_test(test, one_person_is_never_covered);
    tcase_add_test(test, people_and_computers_mixed);
    tcase_add_test(test, computers_alone_play_in_public);
    tcase_add_test(test, open_questions_come_up);
    tcase_add_test(test, hands_hide_and_come_back);
    tcase_add_test(test, all_questions_behind_the_curtain);
    tcase_add_test(test, no_recap_unless_wanted);
    tcase_add_test(test, impossible_options_are_refused);
}

int test_session(void) {
    if (!load())
        return 1;
    TCase *test = tcase_create("session");
    tcase_set_timeout(test, 300);
    tcase_add_test(test, every_table_in_all_mixes);
    tcase_add_test(test, who_thinks_apart_plays_the_same);
    tcase_add_test(test, captains_play_in_their_own_way);
    tcase_add_test(test, too_few_are_refused);
    if (tested_game() == &tested_tactics)
        add_tests_of_tactics(test);
    Suite *suite = suite_create("session");
    suite_add_tcase(suite, test);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    pack_finish(&catalog);
    return failed == 0 ? 0 : 1;
}
