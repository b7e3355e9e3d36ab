// SPDX-License-Identifier: MIT
// How long a round of Star Empires takes persons at one screen: greedy players, whose commands are
// given by mouse with as few clicks as the table needs, on a clock of the test's own.
// usage: test_empires_pace [measure|measure_three|measure_computers SEED …]
// With `measure` nothing is tested: clicks by command and seconds by what is shown are printed, for two
// persons or three; or seconds of turns of three easy computers, without and with a battle.
#include "../support/program.h"
#include "empires_player.h"
#include "first_frames.h"
#include "table_evening.h"

#include "ai/opponent.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/tables/star_empires/table.h"
#include "engine/game_facts.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FRAME_MS 20
#define FRAMES_MOST 60000 // of what one command brings about
#define ROUNDS_MOST 40

// ---- what is counted

typedef enum Showing {
    SHOWN_OWN,   // what whoever looks has just done
    SHOWN_OPEN,  // what others do while nobody's hand is shown
    SHOWN_RECAP, // what they did while somebody else looked
    SHOWINGS
} Showing;

typedef struct Pace {
    int rounds, curtains, turned_up, recaps, held, by_hand; // `turned_up`: hands, at the table itself
    int seated_for[ASK_COUNT], back; // by what is asked; and of these whose turn it is, in its middle
    int commands[VERB_COUNT], clicks[VERB_COUNT];
    int ms[SHOWINGS][EVENT_COUNT + 1]; // the last one: before the first event
    int times[SHOWINGS][EVENT_COUNT + 1];
    int longest_recap;
} Pace;

static Pace pace;
static uint64_t seed;
static bool stands; // who can't answer a move says so for the rest of the turn

// What has to hold all along.
static int rolls;                   // that were told when the dice lay there, and not before
static int asked[EMPIRES_SEATS];    // how often a seat had to sit down for a move of others
static int asked_again;             // … in a turn whose moves it lets pass
static int built_again;             // what was picked still
static int moves_let_pass;          // nobody had to sit down for them
static int by_itself;               // answers that a person did not give
static int no_choice;               // questions to a person that have one answer
static bool alone;                  // against computers: nobody learns from how soon a person answers
static bool passing[EMPIRES_SEATS]; // who lets pass all moves until its own turn

static Session *session(void) {
    return evening_app->session;
}

static int clicks_of(const Pace *of) {
    int sum = of->curtains + of->turned_up + of->held;
    for (int verb = 0; verb < VERB_COUNT; verb++)
        sum += of->clicks[verb];
    return sum;
}

static int commands_of(const Pace *of) {
    int sum = 0;
    for (int verb = 0; verb < VERB_COUNT; verb++)
        sum += of->commands[verb];
    return sum;
}

static int ms_of(const Pace *of, Showing showing) {
    int sum = 0;
    for (int kind = 0; kind <= EVENT_COUNT; kind++)
        sum += of->ms[showing][kind];
    return sum;
}

// ---- playing

static void note_shown(const CardTable *table) {
    const Showing showing = table->recap                             ? SHOWN_RECAP
                            : session_viewer(session()) != SEAT_NONE ? SHOWN_OWN
                                                                     : SHOWN_OPEN;
    const int at = table->next_event - 1;
    const int kind =
        at >= 0 && at < session_event_count(session()) ? session_event(session(), at).kind : EVENT_COUNT;
    static int before_at = -2;
    pace.ms[showing][kind] += FRAME_MS;
    pace.times[showing][kind] += at != before_at;
    before_at = at;
}

// The history tells what the dice have come to when they lie there.
static void check_dice(const CardTable *table) {
    const DiceThrow *dice = &own(table)->motion.dice;
    const int at = table->next_event - 1;
    if (at < 0 || at >= session_event_count(session()))
        return;
    const uint8_t kind = session_event(session(), at).kind;
    const bool told = table->log_until >= session_event_number(session(), at);
    if (kind != EVENT_EXPLORED && kind != EVENT_ROLLED)
        return;
    ck_assert_msg(!told || dice->part > 0.95F, "told when %d %% of the roll is over",
                  (int)(dice->part * 100));
    ck_assert_msg(told || dice->part < 1, "the dice lie there, and nothing is told");
    rolls += told;
}

// Until nothing is being shown any more.
static void watch(void) {
    int recap = 0;
    for (int frames = 0; evening_step(FRAME_MS); frames++) {
        const CardTable *table = evening_table();
        ck_assert_int_lt(frames, FRAMES_MOST);
        if (table == NULL || !table->showing)
            continue;
        note_shown(table);
        check_dice(table);
        ck_assert_msg(!table->recap || !empires_shows_battle(table), "a battle is fought again in a recap");
        recap += table->recap ? FRAME_MS : 0;
    }
    pace.recaps += recap > 0;
    if (recap > pace.longest_recap)
        pace.longest_recap = recap;
}

static Command choose(const Opponent *who) {
    const Seat seat = match_to_act(session_match(session()));
    const Command *legal;
    View view;
    Rng rng = opponent_rng_at(seed, seat, match_log_count(session_match(session())));
    const int count = session_legal(session(), &legal);
    match_view(session_match(session()), seat, &view);
    const Decision decision = {.view = &view,
                               .rules = evening_catalog.rules,
                               .legal = legal,
                               .count = count,
                               .seats = session_options(session())->setup.seats,
                               .rng = &rng};
    return legal[who->choose(&decision)];
}

// Nothing else can be answered, so it is said for all of this turn.
static bool lets_pass(const Command *command) {
    const Command *legal;
    const EmpiresView *view = seen(evening_table());
    if (!stands || command->verb != VERB_NONE || session_legal(session(), &legal) > 2 ||
        hits_find(&evening_app->hits, "button:none_all") == NULL)
        return false;
    passing[view->to_act] = true;
    ck_assert(hands_click("button:none_all"));
    return true;
}

// Whoever is to sit down is asked about a move, or about something else; never about one that it lets pass.
static void note_seated(void) {
    View view;
    match_view(session_match(session()), SEAT_NONE, &view);
    const EmpiresView *at = (const EmpiresView *)(const void *)view.bytes;
    const bool face_down = session_is_face_down(session());
    pace.curtains += !face_down;
    pace.turned_up += face_down;
    pace.seated_for[at->asks]++;
    ck_assert_msg(face_down || at->asks == ASK_DRAW, "a curtain in the middle of a turn");
    ck_assert_msg(at->table.seat[at->to_act].hand_size > 0 || at->asks == ASK_DRAW || at->asks == ASK_MOVES ||
                      at->asks == ASK_BUILD || at->to_act == at->table.active,
                  "a curtain for somebody without a card");
    pace.back += at->to_act == at->table.active && at->asks != ASK_DRAW;
    if (at->asks != ASK_REACT)
        return;
    asked[at->to_act]++;
    asked_again += passing[at->to_act];
}

// The clicks that leave out those that stay, or choose those that go after none.
static int clicks_for_units(const CardTable *table, const Command *move) {
    const Stack *stack =
        stack_of(&seen(table)->table, empires_chart(evening_app, table)->place_of[move->from], table->front);
    int stay = 0, go = 0;
    for (int unit = 0; stack != NULL && unit < UNITS_MAX; unit++)
        if (empires_rules(evening_app)->unit[unit].kind != UNIT_BASE) {
            stay += stack->unit[unit] - move->list[unit];
            go += move->list[unit];
        }
    return SDL_min(stay, 1 + go);
}

static bool stays_picked(const CardTable *table, const Command *build) {
    const EmpiresChoice *choice = &own(table)->choice;
    const bool stays =
        choice->pick == PICK_BUILD && choice->verb == build->verb && choice->with == build->with;
    built_again += stays;
    return stays;
}

// The most clicks that a command may take.
static int clicks_allowed(const CardTable *table, const Command *command) {
    Command pattern = pattern_of(command->verb);
    pattern.with = command->with;
    pattern.card = command->card;
    switch ((EmpiresVerb)command->verb) {
    case VERB_MOVE: // the fleet and where it goes, its units; the card if another could move it
        return 2 + clicks_for_units(table, command) +
               (empires_move_card(evening_app, table) == command->card ? 0 : 2);
    case VERB_INTERCEPT:
        return 3 + clicks_for_units(table, command);
    case VERB_BUILD:
    case VERB_BUILD_MARK: // what, and where: once where that is picked still, or has one place
        return legal_count(table_legal(evening_app), &pattern) == 1 || stays_picked(table, command) ? 1 : 2;
    case VERB_PLAY: // its use is asked where there are several, and whom it is aimed at
        return legal_count(table_legal(evening_app), &pattern) == 1 && command->at == NONE ? 2 : 3;
    case VERB_ROLL:
    case VERB_COMMIT:
    case VERB_ATTACK_WITH:
        return 1 + 2 * command->count;
    case VERB_END_TURN:
        return 2; // with a warning
    default:
        return 1;
    }
}

// Others must not learn from how soon it is answered that there was nothing to choose.
static void note_choice(void) {
    const Command *legal;
    const EmpiresView *view = seen(evening_table());
    no_choice += session_legal(session(), &legal) == 1 &&
                 (view->asks == ASK_REACT || (alone && view->asks == ASK_ENIGMA));
    // Nothing to answer with: what spares everybody the next questions comes first.
    const Hit *for_all = hits_find(&evening_app->hits, "button:none_all");
    if (view->asks == ASK_REACT && session_legal(session(), &legal) == 1 && for_all != NULL) {
        ck_assert(for_all->first);
        ck_assert(for_all->rect.y == evening_table()->layout.primary.y);
    }
    ck_assert_msg(view->asks != ASK_REACT || view->table.seat[view->to_act].hand_size > 0,
                  "asked without a card");
}

static void decide(const Opponent *who) {
    const Command command = choose(who);
    ck_assert_ptr_nonnull(evening_table());
    note_choice();
    const int allowed = clicks_allowed(evening_table(), &command);
    const int clicks = lets_pass(&command) ? 1 : hands_do(&command);
    ck_assert_msg(clicks <= allowed, "%d clicks for %s, and not %d", clicks,
                  game_verbs(evening_catalog.game)[command.verb].name, allowed);
    if (clicks < 0) {
        pace.by_hand++;
        if (evening_table() != NULL)
            evening_table()->game->hands->unpick(evening_table());
        fprintf(stderr, "by hand: %s\n", game_verbs(evening_catalog.game)[command.verb].name);
        ck_assert_int_eq(session_submit(session(), &command), VERDICT_OK);
    }
    pace.clicks[command.verb] += clicks > 0 ? clicks : 0;
}

// A move that is let pass is answered while the mover looks.
static void listen(void *context, const Match *match, Seat seat, const Command *command) {
    (void)context, (void)match;
    passing[seat] &= command->verb != VERB_DRAW; // its own turn
    pace.commands[command->verb]++;
    moves_let_pass += command->verb == VERB_NONE && session_viewer(session()) != seat && passing[seat];
}

static int answered; // by the person, in turns of others

static void count_answers(void *context, const Match *match, Seat seat, const Command *command) {
    (void)context, (void)match;
    by_itself += seat == 0 && command->verb == VERB_NONE;
}

// Against a computer nobody sees how soon a person answers.
static void play_alone(uint64_t with_seed) {
    const Opponent *who = opponent_find("greedy");
    seed = with_seed;
    alone = true;
    evening_start(0, seed, 1);
    session_listen(session(), count_answers, NULL);
    for (watch(); session_stage(session()) != SESSION_OVER; watch()) {
        if (session_stage(session()) != SESSION_DECIDING) {
            ck_assert(
                hands_click(session_stage(session()) == SESSION_CURTAIN ? "button:take_seat" : "button:ok"));
            continue;
        }
        const Command command = choose(who);
        note_choice();
        answered += command.verb == VERB_NONE;
        ck_assert_int_eq(session_submit(session(), &command), VERDICT_OK);
    }
}

static int table_played; // of the game's tables: 0 has two seats, 1 three

static void play(uint64_t with_seed) {
    const Opponent *who = opponent_find("greedy");
    seed = with_seed;
    evening_start(table_played, seed, 63);
    session_listen(session(), listen, NULL);
    for (watch(); session_stage(session()) != SESSION_OVER; watch()) {
        View view;
        match_view(session_match(session()), SEAT_NONE, &view);
        pace.rounds = game_story(evening_catalog.game)->round(view.bytes);
        ck_assert_int_lt(pace.rounds, ROUNDS_MOST);
        if (session_stage(session()) == SESSION_CURTAIN) {
            note_seated();
            ck_assert(hands_click("button:take_seat"));
        } else if (session_stage(session()) == SESSION_DECIDING) {
            decide(who);
        } else { // a battle that has been decided is held
            ck_assert_int_eq(session_stage(session()), SESSION_SCORING);
            pace.held++;
            ck_assert(hands_click("button:ok"));
        }
    }
}

// ---- what is printed

static const char *const event_names[EVENT_COUNT + 1] = {
    [EVENT_TURN] = "turn",
    [EVENT_PHASE] = "phase",
    [EVENT_SHUFFLED] = "shuffled",
    [EVENT_DRAWN] = "drawn",
    [EVENT_DISCARDED] = "discarded",
    [EVENT_PLAYED] = "played",
    [EVENT_MOVES] = "moves",
    [EVENT_MOVED] = "moved",
    [EVENT_STOPPED] = "stopped",
    [EVENT_NO_ANSWER] = "no answer",
    [EVENT_EXPLORED] = "explored",
    [EVENT_ROLLED] = "rolled",
    [EVENT_SOLVED] = "solved",
    [EVENT_DESTROYED] = "destroyed",
    [EVENT_JOINED] = "joined",
    [EVENT_ATTACKS] = "attacks",
    [EVENT_COMMITTED] = "committed",
    [EVENT_FORCES] = "forces",
    [EVENT_WON] = "won",
    [EVENT_LOST] = "lost",
    [EVENT_RETREATED] = "retreated",
    [EVENT_REVENUE] = "revenue",
    [EVENT_BUILT] = "built",
    [EVENT_BUILT_MARK] = "built mark",
    [EVENT_UPKEEP] = "upkeep",
    [EVENT_CONTROLS] = "controls",
    [EVENT_CHOICE] = "choice",
    [EVENT_OVER] = "over",
    [EVENT_COUNT] = "(heading)",
};

#define WORD(ask, word, ...) [ask] = (word),
static const char *const ask_words[ASK_COUNT] = {EMPIRES_ASKS(WORD)};
#undef WORD

static void print(void) {
    static const char *const showings[SHOWINGS] = {"own", "open", "recap"};
    const double rounds = pace.rounds;
    printf("seed %d%s, %d rounds; a round: %.1f clicks for %.1f commands, %.2f curtains, %.2f hands turned "
           "up, %.1f s shown (own "
           "%.1f, open "
           "%.1f, recap %.1f; %.2f recaps, the longest %.1f s)\n",
           (int)seed, stands ? ", who can't answer says so for a turn" : "", pace.rounds,
           clicks_of(&pace) / rounds, commands_of(&pace) / rounds, pace.curtains / rounds,
           pace.turned_up / rounds,
           (ms_of(&pace, SHOWN_OWN) + ms_of(&pace, SHOWN_OPEN) + ms_of(&pace, SHOWN_RECAP)) / 1000.0 / rounds,
           ms_of(&pace, SHOWN_OWN) / 1000.0 / rounds, ms_of(&pace, SHOWN_OPEN) / 1000.0 / rounds,
           ms_of(&pace, SHOWN_RECAP) / 1000.0 / rounds, pace.recaps / rounds, pace.longest_recap / 1000.0);
    printf("  clicks for commands:");
    for (int verb = 0; verb < VERB_COUNT; verb++)
        if (pace.commands[verb] > 0)
            printf(" %s %.1f/%.1f,", game_verbs(evening_catalog.game)[verb].name, pace.clicks[verb] / rounds,
                   pace.commands[verb] / rounds);
    printf(" curtains %.1f, held %.1f, by hand %d\n", pace.curtains / rounds, pace.held / rounds,
           pace.by_hand);
    printf("  a seat is taken for:");
    for (int ask = 0; ask < ASK_COUNT; ask++)
        if (pace.seated_for[ask] > 0)
            printf(" %s %.1f,", ask_words[ask], pace.seated_for[ask] / rounds);
    printf(" of these back to whose turn it is %.1f\n", pace.back / rounds);
    for (int showing = 0; showing < SHOWINGS; showing++) {
        printf("  s of events, %s:", showings[showing]);
        for (int kind = 0; kind <= EVENT_COUNT; kind++)
            if (pace.ms[showing][kind] > 0)
                printf(" %s %.2f/%.1f,", event_names[kind] != NULL ? event_names[kind] : "other",
                       pace.ms[showing][kind] / 1000.0 / rounds, pace.times[showing][kind] / rounds);
        printf("\n");
    }
}

static char **measured; // seeds; ends with NULL

// ---- turns of computers

#define TURNS_WATCHED 60
#define WATCHED_MOST 400000 // frames

typedef enum Spent {
    SPENT_THOUGHT = EVENT_COUNT + 1,
    SPENT_HELD,
    SPENT_OTHER,
    SPENTS
} Spent;

// Turns of one kind: with a battle, or without.
typedef struct Turns {
    int count, took[TURNS_WATCHED];
    int ms[SPENTS], times[SPENTS]; // by what is shown
} Turns;

static void start_computers(float others) {
    SessionOptions options = {.setup = tested_game()->table[table_played]};
    Text problem = {0};
    evening_app->settings.others_speed = others;
    options.setup.seed = seed;
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = opponent_for("easy", evening_catalog.game);
    loop_leave(evening_app);
    ck_assert_msg(app_start_game(evening_app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
}

static int spent_on(const CardTable *table) {
    const int at = table->next_event - 1;
    if (!table->showing)
        return session_stage(session()) == SESSION_SCORING ? SPENT_HELD : SPENT_OTHER;
    if (table->beat_of != SEAT_NONE)
        return SPENT_THOUGHT;
    return at >= 0 && at < session_event_count(session()) ? session_event(session(), at).kind : EVENT_COUNT;
}

static void note_spent(Turns *now, const CardTable *table) {
    static int before = -1;
    static unsigned before_at;
    const int on = spent_on(table);
    const unsigned at =
        table->showing && table->next_event > 0 ? session_event_number(session(), table->next_event - 1) : 0;
    now->ms[on] += FRAME_MS;
    now->took[0] += FRAME_MS;
    now->times[on] += on != before || at != before_at;
    before = on;
    before_at = at;
}

static void end_turn(Turns *all, Turns *now) {
    if (now->took[0] > 0 && all->count < TURNS_WATCHED) {
        all->took[all->count++] = now->took[0];
        for (int on = 0; on < SPENTS; on++) {
            all->ms[on] += now->ms[on];
            all->times[on] += now->times[on];
        }
    }
    memset(now, 0, sizeof *now);
}

static int compare_ms(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

static void print_turns(const Turns *turns, const char *name) {
    static const char *const others[] = {"(thought)", "(held)", "(between)"};
    const double count = turns->count > 0 ? turns->count : 1;
    printf("seed %d, %d turns %s: half of them below %.2f s, nine tenths below %.2f\n", (int)seed,
           turns->count, name, turns->took[turns->count / 2] / 1000.0,
           turns->took[turns->count * 9 / 10] / 1000.0);
    for (int on = 0; on < SPENTS; on++)
        if (turns->ms[on] > 0)
            printf("  %-12s %6.3f s a turn, %5.2f times of %4d ms\n",
                   on > EVENT_COUNT          ? others[on - SPENT_THOUGHT]
                   : event_names[on] != NULL ? event_names[on]
                                             : "other",
                   turns->ms[on] / 1000.0 / count, turns->times[on] / count,
                   turns->times[on] > 0 ? turns->ms[on] / turns->times[on] : 0);
}

// A game of computers, at the usual speed of others. turns[1]: with a battle.
static void watch_computers(Turns turns[2]) {
    Turns now = {0};
    bool fought = false;
    Seat turn = SEAT_NONE;
    start_computers(OTHERS_USUAL);
    for (int i = 0; i < WATCHED_MOST && session_stage(session()) != SESSION_OVER; i++) {
        const bool thinks = session_stage(session()) == SESSION_THINKING;
        evening_step(thinks ? 0 : FRAME_MS);
        const CardTable *table = evening_table();
        if (thinks || table == NULL || table->view.game == NULL)
            continue;
        note_spent(&now, table);
        fought |= empires_shows_battle(table);
        const Seat is = game_story(evening_catalog.game)->turn(table->view.bytes);
        if (is == turn)
            continue;
        end_turn(&turns[fought], &now);
        fought = false;
        turn = is;
    }
    for (int i = 0; i < 2; i++)
        qsort(turns[i].took, (size_t)turns[i].count, sizeof turns[i].took[0], compare_ms);
}

START_TEST(measure_computers) {
    evening_open(1280, 720);
    for (int i = 0; measured[i] != NULL; i++) {
        Turns turns[2] = {{0}};
        seed = strtoull(measured[i], NULL, 10);
        watch_computers(turns);
        print_turns(&turns[0], "without a battle");
        print_turns(&turns[1], "with one");
    }
    evening_close();
}
END_TEST

START_TEST(measure) {
    evening_open(1280, 720);
    for (int i = 0; measured[i] != NULL; i++) {
        for (int policy = 0; policy < 2; policy++) {
            memset(&pace, 0, sizeof pace);
            stands = policy == 1;
            play(strtoull(measured[i], NULL, 10));
            print();
        }
    }
    evening_close();
}
END_TEST

// ---- tests

// On the test's own clock.
#define QUIET_MOST 4000   // ms, half of the turns of computers: without a battle …
#define FOUGHT_MOST 12000 // … and with one
#define SHOWN_MOST 44     // s a round
#define RECAP_MOST 3100   // ms at once
#define CURTAINS_MOST 3   // a round of three: one before each turn
#define CLICKS_MOST 32    // a round and person, curtains included

static void begin(void) {
    evening_open(1280, 720);
    memset(&pace, 0, sizeof pace);
    alone = false;
    no_choice = by_itself = answered = rolls = built_again = asked_again = moves_let_pass = asked[0] =
        asked[1] = 0;
    memset(passing, 0, sizeof passing);
}

START_TEST(a_game_of_two_persons_is_played_by_few_clicks) {
    begin();
    stands = false;
    play(2);
    ck_assert_int_eq(pace.by_hand, 0);
    ck_assert_int_eq(moves_let_pass, 0);
    ck_assert_int_gt(asked[0] + asked[1], 5);
    ck_assert_int_gt(no_choice, 3);
    ck_assert_int_gt(rolls, 20);
    const int ms = ms_of(&pace, SHOWN_OWN) + ms_of(&pace, SHOWN_OPEN) + ms_of(&pace, SHOWN_RECAP);
    ck_assert_int_lt(ms / 1000, SHOWN_MOST * pace.rounds);
    ck_assert_int_lt(pace.longest_recap, RECAP_MOST);
    ck_assert_int_gt(pace.longest_recap, 1000);
    ck_assert_msg(clicks_of(&pace) <= CLICKS_MOST * 2 * pace.rounds, "%d clicks in %d rounds",
                  clicks_of(&pace), pace.rounds);
    evening_close();
}
END_TEST

START_TEST(against_a_computer_nothing_is_asked_that_has_one_answer) {
    begin();
    play_alone(5);
    ck_assert_int_eq(no_choice, 0);
    ck_assert_int_gt(by_itself - answered, 1);
    evening_close();
}
END_TEST

// It holds until the own turn and is asked for anew after it; whatever else is asked is asked as always.
START_TEST(moves_that_are_let_pass_ask_nobody_again) {
    begin();
    stands = false;
    play(1);
    const int commands = commands_of(&pace), all = asked[0] + asked[1], answers = pace.commands[VERB_NONE],
              commits = pace.commands[VERB_COMMIT];
    const uint64_t end = match_hash(session_match(session()));
    evening_close();
    begin();
    stands = true;
    play(1);
    ck_assert_int_gt(moves_let_pass, 3);
    ck_assert_int_gt(built_again, 3);
    ck_assert_int_eq(asked_again, 0);
    ck_assert_int_gt(asked[0] + asked[1], 3); // in other turns
    ck_assert_int_eq(asked[0] + asked[1] + moves_let_pass, all);
    // Nothing else is any different.
    ck_assert_int_eq(commands_of(&pace), commands);
    ck_assert_int_eq(pace.commands[VERB_NONE], answers);
    ck_assert_int_eq(pace.commands[VERB_COMMIT], commits);
    ck_assert_uint_eq(match_hash(session_match(session())), end);
    evening_close();
}
END_TEST

// Also in the turns of further seats, and not beyond the own turn.
START_TEST(of_three_nobody_is_asked_before_its_own_turn) {
    begin();
    table_played = 1;
    stands = true;
    play(6);
    table_played = 0;
    ck_assert_int_eq(pace.by_hand, 0);
    ck_assert_int_eq(asked_again, 0);
    ck_assert_int_gt(moves_let_pass, 5);
    ck_assert_int_gt(asked[0] + asked[1] + asked[2], 5);
    ck_assert_int_le(pace.curtains, CURTAINS_MOST * pace.rounds);
    ck_assert_int_gt(pace.turned_up, pace.rounds);
    evening_close();
}
END_TEST

// Nobody waits long for an easy computer, nor for one of its battles.
START_TEST(turns_of_computers_are_short) {
    begin();
    table_played = 1;
    for (seed = 5; seed <= 7; seed += 2) {
        Turns turns[2] = {{0}};
        watch_computers(turns);
        ck_assert_int_gt(turns[0].count, 4);
        ck_assert_int_gt(turns[1].count, 4);
        ck_assert_int_lt(turns[0].took[turns[0].count / 2], QUIET_MOST);
        ck_assert_int_lt(turns[1].took[turns[1].count / 2], FOUGHT_MOST);
    }
    table_played = 0;
    evening_close();
}
END_TEST

int test_empires_pace(void) {
    first_frames_only(true);
    setenv("STARDECK_TEST_GAME", "star_empires", 1);
    const bool measures = program_argc > 1 && strncmp(program_argv[1], "measure", 7) == 0;
    table_played = measures && strcmp(program_argv[1], "measure") != 0 ? 1 : 0;
    measured = program_argv + 2;
    Suite *suite = suite_create("empires pace");
    TCase *tcase = tcase_create("empires pace");
    tcase_set_timeout(tcase, 600);
    if (measures && strcmp(program_argv[1], "measure_computers") == 0) {
        tcase_add_test(tcase, measure_computers);
    } else if (measures) {
        tcase_add_test(tcase, measure);
    } else {
        tcase_add_test(tcase, a_game_of_two_persons_is_played_by_few_clicks);
        tcase_add_test(tcase, against_a_computer_nothing_is_asked_that_has_one_answer);
        tcase_add_test(tcase, moves_that_are_let_pass_ask_nobody_again);
        tcase_add_test(tcase, of_three_nobody_is_asked_before_its_own_turn);
        tcase_add_test(tcase, turns_of_computers_are_short);
    }
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, measures ? CK_SILENT : CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
