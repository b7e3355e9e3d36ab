// SPDX-License-Identifier: MIT
// One function decides what comes next: settle, called whenever nothing is waiting to be shown. Everything is
// decided before it returns, the viewer first: no view of another seat exists before that seat's person has
// taken it.
#include "engine/game.h"
#include "play/session_inside.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

// ---- Questions to the rules

// How the current question is asked (an Asked); that is public in every game.
static uint8_t asked(const Session *session) {
    View view;
    match_view(session->match, SEAT_NONE, &view);
    return session->catalog->game->story->question(view.bytes).asked;
}

int session_part_end(const Session *session, int first, bool *held) {
    const Story *story = session->catalog->game->story;
    const EventList *events = &session->events;
    for (int i = first; i < events->count; i++) {
        *held = story->holds(&events->item[i], i + 1 < events->count ? &events->item[i + 1] : NULL);
        if (*held)
            return i + 1;
    }
    *held = false;
    return events->count;
}

// ---- Creating and destroying

static bool make_memory(Session *session) {
    const size_t bytes = session->catalog->game->state_bytes;
    session->events = (EventList){.item = calloc(EVENTS_MAX, sizeof(Event)),
                                  .capacity = EVENTS_MAX,
                                  .states = malloc(EVENTS_MAX * bytes),
                                  .state_bytes = bytes};
    session->mind = malloc(sizeof *session->mind);
    return session->events.item != NULL && session->events.states != NULL && session->mind != NULL &&
           reel_open(&session->reel, session->catalog->game);
}

static void count_persons(Session *session) {
    session->only = SEAT_NONE;
    session->persons = 0;
    for (Seat seat = 0; seat < session->options.setup.seats; seat++)
        if (session->options.who[seat] == NULL) {
            session->persons++;
            session->only = seat;
        }
    if (session->persons != 1)
        session->only = SEAT_NONE;
}

// Records the events of the last command in history and reel. `before`: the public's view before them; NULL:
// no game yet.
static void record(Session *session, const View *before) {
    game_log_record(&session->log, session->match, &session->events, session->reel.total + 1, before);
    reel_add(&session->reel, &session->events);
}

static void settle(Session *session);

void session_begin(Session *session) {
    count_persons(session);
    session->viewer = session->only;
    session->face_down = false;
    session->end = session_part_end(session, 0, &session->scored);
    const Seat seat = match_to_act(session->match);
    if (session->persons > 1 && seat != SEAT_NONE && session->options.who[seat] == NULL) {
        session->stage = SESSION_CURTAIN; // the deal is shown after the curtain
        session->next_seat = seat;
    } else if (session->end > 0) {
        session->stage = SESSION_SHOWING;
    } else {
        settle(session);
    }
}

Session *session_make(const Catalog *catalog, const SessionOptions *options, Text *problem) {
    Session *session = calloc(1, sizeof *session);
    if (session == NULL) {
        text_add(problem, "out of memory");
        return NULL;
    }
    session->catalog = catalog;
    session->options = *options;
    session->viewer = session->next_seat = session->only = session->open_from = session->sat = SEAT_NONE;
    if (!make_memory(session)) {
        text_add(problem, "out of memory");
        session_destroy(session);
        return NULL;
    }
    return session;
}

bool session_deal(Session *session, Text *problem) {
    session->events.count = session->events.dropped = 0;
    Match *match = session_make_match(session, &session->events, problem);
    if (match == NULL)
        return false;
    match_destroy(session->match);
    session->match = match;
    session->has_before = false;
    session->reel.total = 0;
    memset(&session->log, 0, sizeof session->log);
    record(session, NULL);
    return true;
}

Session *session_create_with(const Catalog *catalog, const SessionOptions *options, const SessionPast *past,
                             const SessionGuide *guide, Text *problem) {
    Session *session = session_make(catalog, options, problem);
    if (session == NULL)
        return NULL;
    if (guide != NULL)
        session->guide = *guide;
    session->past = past;
    session->thinks_apart = past != NULL && past->think_apart;
    session->recaps = past == NULL;
    session->asks_openly = past == NULL || past->ask_openly;
    if (!session_deal(session, problem)) {
        session_destroy(session);
        return NULL;
    }
    session_begin(session);
    session_refresh(session);
    return session;
}

Session *session_create(const Catalog *catalog, const SessionOptions *options, Text *problem) {
    return session_create_with(catalog, options, NULL, NULL, problem);
}

Session *session_resume(const Catalog *catalog, const SessionOptions *options, const SessionPast *past,
                        Text *problem) {
    Session *session = session_create_with(catalog, options, past, NULL, problem);
    if (session == NULL)
        return NULL;
    session_listen(session, past->listener, past->listener_context);
    session_play_past(session);
    session->past = NULL;
    session_set_preferences(session, past->recap, past->ask_openly);
    return session;
}

void session_destroy(Session *session) {
    if (session == NULL)
        return;
    match_destroy(session->match);
    free(session->mind);
    free(session->events.item);
    free(session->events.states);
    reel_close(&session->reel);
    free(session);
}

// ---- Going on

void session_refresh(Session *session) {
    session->version++;
    const SessionStage now = session->hidden ? session->under : session->stage,
                       stage = now == SESSION_RECAP ? session->after : now;
    const bool in_between = stage == SESSION_SCORING || stage == SESSION_LAID ||
                            (stage == SESSION_SHOWING && session->end < session->events.count);
    if (in_between)
        session_make_event_view(session, session->end - 1, &session->view);
    else
        session_make_view(session, &session->view);
    session->legal_count = 0;
    if (session->stage == SESSION_DECIDING) {
        session->legal_count = match_legal(session->match, session->legal, COMMANDS_MAX);
        if (session->legal_count > COMMANDS_MAX)
            session->legal_count = COMMANDS_MAX;
        session_filter_legal(session);
    }
}

Verdict session_carry_out(Session *session, Seat seat, const Command *command) {
    View before, public_before;
    session_make_view(session, &before);
    match_view(session->match, SEAT_NONE, &public_before);
    session->events.count = session->events.dropped = 0;
    const Verdict verdict = match_submit(session->match, seat, command, &session->events);
    session->first = 0;
    session->end = session_part_end(session, 0, &session->scored);
    if (verdict != VERDICT_OK)
        return verdict;
    view_copy(&session->before, &before);
    session->has_before = true;
    const unsigned number = session->reel.total;
    record(session, &public_before);
    if (seat == session->only && session->catalog->game->story->turn(public_before.bytes) == seat) {
        session->turn_end[seat] = session->reel.total; // nobody takes its seat
        session->acted_after[seat] = number;
    }
    session->told = match_reveals(session->match, &session->events, session->viewer);
    const bool at_table = session->viewer == seat || session->viewer == SEAT_NONE; // … or a public question
    const bool free = at_table && session->options.who[seat] == NULL && session->told == REVEAL_NOTHING;
    session->undoable = free ? session->undoable + 1 : 0;
    if (session_is_past(session))
        session->past_next++;
    else if (session->listener != NULL)
        session->listener(session->listener_context, session->match, seat, command);
    return VERDICT_OK;
}

static Command computer_choice(Session *session) {
    const Command *led = session_guided_command(session);
    if (led != NULL)
        return *led;
    session_prepare_decision(session, session->mind);
    return mind_choose(session->mind, NULL, NULL);
}

static void computer_acts(Session *session, Seat seat) {
    const Command command = session_is_past(session) ? session->past->command[session->past_next].command
                                                     : computer_choice(session);
    const Verdict verdict = session_carry_out(session, seat, &command);
    assert(verdict == VERDICT_OK);
    (void)verdict;
}

// From here on nobody sees a hand, except a single person. What was done with no hand shown can still be
// undone; what was done by a person who has left can't.
static void hide_hands(Session *session) {
    if (session->viewer != SEAT_NONE) {
        session->seen[session->viewer] = session->reel.total;
        if (session->took_turn)
            session->turn_end[session->viewer] = session->reel.total;
    }
    if (session->viewer != session->only)
        session->undoable = 0;
    session->viewer = session->only;
    session->acted = session->took_turn = false;
}

bool session_took_turn(const Session *session) {
    return session->took_turn;
}

// The curtain falls between two turns. Within one the table may stay in view: the view is the public's, as it
// is at a curtain, and as there only session_take_seat makes another.
static bool keeps_table(const Session *session, Seat seat) {
    const Story *story = session->catalog->game->story;
    View view;
    if (!story->keeps_table || !session->asks_openly)
        return false;
    match_view(session->match, SEAT_NONE, &view);
    const Seat turn = story->turn(view.bytes);
    if (turn != seat)
        return turn != SEAT_NONE;
    return session->sat == seat && session->sat_round == story->round(view.bytes);
}

// Whose turn it is takes its seat: until it ends it only comes back to it.
static void note_seated(Session *session) {
    const Story *story = session->catalog->game->story;
    View view;
    match_view(session->match, SEAT_NONE, &view);
    if (story->turn(view.bytes) != session->viewer)
        return;
    session->sat = session->viewer;
    session->sat_round = story->round(view.bytes);
}

// A person has to decide; somebody else may be looking.
static void ask_person(Session *session, Seat seat) {
    if (session->viewer == seat) {
        session->stage = SESSION_DECIDING;
    } else if ((session->asks_openly || session->only != SEAT_NONE) && asked(session) == ASKED_OPENLY) {
        hide_hands(session);
        session->stage = SESSION_DECIDING;
    } else if (session->acted) {
        session->stage = SESSION_END_TURN;
    } else {
        hide_hands(session);
        session->stage = SESSION_CURTAIN;
        session->face_down = keeps_table(session, seat);
        session->next_seat = seat;
    }
}

// The person in this seat plays on.
static bool is_played(const Session *session, Seat seat) {
    return session->options.who[seat] == NULL && session->options.left[seat] == NULL;
}

// The computer that decides for this seat; NULL: its person does.
static const Opponent *decider_of(const Session *session, Seat seat) {
    const Opponent *instead = NULL;
    for (Seat other = 0; other < session->options.setup.seats; other++) {
        if (is_played(session, other))
            return session->options.who[seat] != NULL ? session->options.who[seat]
                                                      : session->options.left[seat];
        instead = session->options.left[other] != NULL ? session->options.left[other] : instead;
    }
    return instead != NULL ? instead : session->options.who[seat];
}

// True if this computer decides outside the session.
static bool is_awaited(const Session *session, Seat seat) {
    return session->thinks_apart && decider_of(session, seat)->thinks && !session_is_past(session) &&
           session_guided_command(session) == NULL;
}

// Everything has been shown: decides who is next.
static void settle(Session *session) {
    for (;;) {
        if (session->watched) {
            session->stage = SESSION_WATCHING;
            return;
        }
        const Seat seat = match_to_act(session->match);
        if (seat == SEAT_NONE) {
            hide_hands(session);
            session->stage = SESSION_OVER;
            return;
        }
        const Command *standing = session_standing_answer(session, seat);
        if (is_played(session, seat) && standing == NULL) {
            ask_person(session, seat);
            return;
        }
        if (standing != NULL) { // shown to whoever is looking
            const Command command = *standing;
            session_carry_out(session, seat, &command);
            if (session->end > 0) {
                session->stage = SESSION_SHOWING;
                return;
            }
            continue;
        }
        // A computer that is asked during a person's turn answers while that person is looking.
        if (session->only == SEAT_NONE && asked(session) == ASKED_TURN) {
            if (session->acted) {
                session->stage = SESSION_END_TURN;
                return;
            }
            hide_hands(session);
        }
        if (is_awaited(session, seat)) {
            session->stage = SESSION_THINKING;
            return;
        }
        computer_acts(session, seat);
        if (session->end > 0) {
            session->stage = SESSION_SHOWING;
            return;
        }
    }
}

// ---- Computers that decide outside the session

void session_decide_outside(Session *session, bool apart) {
    session->thinks_apart = apart;
}

bool session_thinks_next(const Session *session) {
    if (session->hidden || session->watched)
        return false;
    if (session->stage != SESSION_SHOWING || session->end < session->events.count)
        return session->stage == SESSION_THINKING;
    const Seat seat = match_to_act(session->match);
    const bool ends_turn = session->only == SEAT_NONE && asked(session) == ASKED_TURN && session->acted;
    return seat != SEAT_NONE && session->options.who[seat] != NULL && !ends_turn && is_awaited(session, seat);
}

void session_prepare_decision(const Session *session, Mind *mind) {
    const Seat seat = match_to_act(session->match);
    const bool found =
        mind_prepare(mind, decider_of(session, seat), session->match,
                     opponent_rng_at(session->options.setup.seed, seat, match_log_count(session->match)));
    assert(found);
    (void)found;
    mind->captain = session->options.captain[seat];
}

void session_submit_decision(Session *session, const Command *command) {
    assert(session->stage == SESSION_THINKING);
    const Verdict verdict = session_carry_out(session, match_to_act(session->match), command);
    assert(verdict == VERDICT_OK);
    (void)verdict;
    session_go_on(session);
    session_refresh(session);
}

// ---- Stages

bool session_can_leave_seat(const Session *session) {
    return session->stage == SESSION_DECIDING && session->viewer != SEAT_NONE &&
           session->viewer == match_to_act(session->match) && !session->watched &&
           session->guide.judge == NULL && !session->is_laid;
}

void session_leave_seat(Session *session, const Opponent *instead) {
    assert(session_can_leave_seat(session));
    session->options.left[session->viewer] = instead;
    session->stands[session->viewer].on = false;
    session->undoable = 0;
    session->first = session->end = 0;
    hide_hands(session);
    settle(session);
    session_refresh(session);
}

void session_finish_showing(Session *session) {
    assert(session->stage == SESSION_SHOWING || session->stage == SESSION_SCORING ||
           session->stage == SESSION_RECAP);
    if (session->stage == SESSION_SHOWING)
        session_mark_seen_by_all(session);
    if (session->stage == SESSION_RECAP) {
        session->stage = session->after;
    } else if (session->is_laid) {
        session->stage = SESSION_LAID;
    } else if (session->stage == SESSION_SHOWING && session->scored) {
        session->stage = SESSION_SCORING;
    } else {
        if (session->end > 0 && session->end < session->events.count) {
            session_make_event_view(session, session->end - 1, &session->before);
            session->has_before = true;
        }
        session->first = session->end;
        session->end = session_part_end(session, session->first, &session->scored);
        session_go_on(session);
    }
    session_refresh(session);
}

void session_take_seat(Session *session) {
    assert(session->stage == SESSION_CURTAIN);
    session->viewer = session->next_seat;
    session->next_seat = SEAT_NONE;
    note_seated(session);
    if (session->hidden) {
        session->hidden = false;
        session->stage = session->under;
    } else {
        session->acted = session->took_turn = false;
        session->undoable = 0;
        session->stage = session->first < session->end ? SESSION_SHOWING : SESSION_DECIDING;
        if (session->stage == SESSION_DECIDING)
            session_recap_unseen(session);
    }
    session_refresh(session);
}

bool session_hide(Session *session) {
    if (session->viewer == SEAT_NONE || session->only != SEAT_NONE || session->stage == SESSION_OVER)
        return false;
    session->hidden = true;
    session->under = session->stage;
    session->stage = SESSION_CURTAIN;
    session->next_seat = session->viewer;
    session->viewer = SEAT_NONE;
    session_refresh(session);
    return true;
}

void session_go_on(Session *session) {
    if (session->first < session->end)
        session->stage = SESSION_SHOWING;
    else
        settle(session);
}

void session_end_turn(Session *session) {
    assert(session->stage == SESSION_END_TURN || session->stage == SESSION_LAID);
    if (session->stage == SESSION_LAID) {
        session_carry_out_laid(session);
    } else {
        hide_hands(session);
        settle(session);
    }
    session_refresh(session);
}

Verdict session_submit(Session *session, const Command *command) {
    assert(session->stage == SESSION_DECIDING);
    const Seat seat = match_to_act(session->match);
    const bool own_turn = asked(session) == ASKED_TURN;
    const Verdict verdict = session_judge(session, command);
    if (verdict != VERDICT_OK)
        return verdict;
    session_carry_out(session, seat, command);
    session->acted = session->only == SEAT_NONE && session->viewer == seat;
    session->took_turn |= session->acted && own_turn;
    if (session->end > 0)
        session->stage = SESSION_SHOWING;
    else
        settle(session);
    session_refresh(session);
    return VERDICT_OK;
}

void session_set_preferences(Session *session, bool recap, bool ask_openly) {
    session->recaps = recap;
    session->asks_openly = ask_openly;
}

void session_listen(Session *session, SessionListener listener, void *context) {
    session->listener = listener;
    session->listener_context = context;
}
