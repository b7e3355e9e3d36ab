// SPDX-License-Identifier: MIT
// Whoever is asked answers at once, as a computer that weighs commands by their next effect would.
#include "bench/curtains.h"

#include "engine/game_facts.h"

#define SEED 6
#define STEPS_MAX 20000
#define ROUNDS_MAX 12

static void decide(Session *session, const Catalog *catalog, const Opponent *who) {
    const Match *match = session_match(session);
    const Seat seat = match_to_act(match);
    const Command *legal;
    View view;
    Rng rng = opponent_rng_at(SEED, seat, match_log_count(match));
    const int count = session_legal(session, &legal);
    match_view(match, seat, &view);
    const Decision decision = {.view = &view,
                               .rules = catalog->rules,
                               .legal = legal,
                               .count = count,
                               .seats = session_options(session)->setup.seats,
                               .rng = &rng};
    const Command command = legal[who->choose(&decision)];
    session_submit(session, &command);
}

static void step(Session *session, const Catalog *catalog, const Opponent *who, CurtainCount *count) {
    switch (session_stage(session)) {
    case SESSION_CURTAIN:
        if (session_is_face_down(session))
            count->turned_up++;
        else
            count->curtains++;
        session_take_seat(session);
        return;
    case SESSION_DECIDING:
        decide(session, catalog, who);
        return;
    case SESSION_LAID:
    case SESSION_END_TURN:
        session_end_turn(session);
        return;
    default:
        session_finish_showing(session);
    }
}

static int round_of(const Session *session, const Catalog *catalog) {
    View view;
    match_view(session_match(session), SEAT_NONE, &view);
    return game_story(catalog->game)->round(view.bytes);
}

bool count_curtains(const Catalog *catalog, int persons, CurtainCount *count, Text *problem) {
    SessionOptions game = {.setup = {.seats = (uint8_t)persons, .first = 0, .seed = SEED}};
    for (int seat = 0; seat < persons; seat++)
        game.setup.faction[seat] = (uint8_t)seat;
    Session *session = session_create(catalog, &game, problem);
    if (session == NULL)
        return false;
    const Opponent *who = opponent_find("greedy");
    *count = (CurtainCount){.rounds = 1};
    for (int i = 0; i < STEPS_MAX && session_stage(session) != SESSION_OVER; i++) {
        const int round = round_of(session, catalog);
        if (round > ROUNDS_MAX)
            break;
        count->rounds = round > count->rounds ? round : count->rounds;
        step(session, catalog, who, count);
    }
    session_destroy(session);
    count->curtains /= count->rounds;
    count->turned_up /= count->rounds;
    return true;
}
