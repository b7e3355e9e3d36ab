// SPDX-License-Identifier: MIT
// Plays one deal with the cards before and after the change, between computers. When it is over and nothing
// is hidden any more, replays it to count what its events say about cards (Story.credit).
#include "play/balance.h"

#include "engine/game.h"
#include "play/jobs.h"

#include <inttypes.h>
#include <string.h>

// Shared by the steps of one side.
typedef struct Playing {
    const BalanceSetup *setup;
    Side side;
    DealWorkspace *workspace;
    DealtGame *out;
    Text *problem;
} Playing;

static bool is_stopped(void *context) {
    const BalanceSetup *setup = context;
    return setup->stopped != NULL && setup->stopped(setup->context);
}

// ---- playing

static int decide(const Playing *p, Match *match, Rng *rng) {
    const Players *players = &p->setup->players[p->side];
    const Seat seat = match_to_act(match);
    Command command;
    if (!mind_decide(&p->workspace->mind, players->who[seat], players->captain[seat], match, rng, is_stopped,
                     (void *)(uintptr_t)p->setup, &command)) {
        text_add(p->problem, "the game is not over, but there is no legal command");
        return BALANCE_FAULTY;
    }
    if (match_submit(match, seat, &command, NULL) != VERDICT_OK) {
        text_add(p->problem, "a legal command was refused");
        return BALANCE_FAULTY;
    }
    return JOBS_DONE;
}

static int play(const Playing *p, Match *match) {
    Rng rng[SEATS_MAX];
    int end = JOBS_DONE;
    for (Seat seat = 0; seat < match_options(match)->seats; seat++)
        rng[seat] = opponent_rng(match_options(match)->seed, seat);
    while (end == JOBS_DONE && match_to_act(match) != SEAT_NONE && !p->out->endless) {
        if (is_stopped((void *)(uintptr_t)p->setup))
            return JOBS_STOPPED;
        end = decide(p, match, &rng[match_to_act(match)]);
        p->out->endless = ++p->out->commands > BALANCE_MOVES;
    }
    return end;
}

// ---- counting

static void count_credit(DealtGame *out, const Credit *credit) {
    DealtCard *card = credit->seat < SEATS_MAX ? &out->card[credit->seat][credit->record] : NULL;
    if (card == NULL)
        return;
    switch ((CreditKind)credit->kind) {
    case CREDIT_DRAWN:
        card->drawn++;
        break;
    case CREDIT_PLAYED:
        card->played++;
        break;
    case CREDIT_ACTED:
        card->acted++;
        break;
    case CREDIT_WORTH:
        card->worth += credit->amount;
        break;
    case CREDIT_PRIZE:
        out->won[credit->record] = 1;
        out->points[credit->record] += credit->amount;
        break;
    }
}

// Counts all events of a command, or of the set-up, in a finished game.
static void count_events(const Playing *p, const Match *again, const EventList *events, bool begins) {
    DealWorkspace *workspace = p->workspace;
    const Catalog *catalog = match_catalog(again);
    for (int i = 0; i < events->count; i++) {
        View *after = &workspace->view[i % 2];
        const View *before = i > 0 ? &workspace->view[(i + 1) % 2] : begins ? NULL : &workspace->asked;
        match_open_event_view(again, events, i, 0, after);
        const EventAt at = {.events = events,
                            .index = i,
                            .asked = begins ? NULL : workspace->asked.bytes,
                            .before = before != NULL ? before->bytes : NULL,
                            .after = after->bytes};
        workspace->credits.count = workspace->credits.dropped = 0;
        catalog->game->story->credit(catalog->rules, &at, &workspace->credits);
        for (int k = 0; k < workspace->credits.count; k++)
            count_credit(p->out, &workspace->credits.item[k]);
    }
}

static EventList empty_list(const Playing *p) {
    return (EventList){.item = p->workspace->event,
                       .capacity = BALANCE_EVENTS,
                       .states = p->workspace->states,
                       .state_bytes = p->setup->catalog[p->side]->game->state_bytes};
}

// Replays the game now that it is over: open views are not allowed before.
static int count(const Playing *p, const Match *over) {
    EventList events = empty_list(p);
    Match *again = match_create(match_catalog(over), match_options(over), &events, p->problem);
    if (again == NULL)
        return BALANCE_FAULTY;
    match_open_view(again, 0, &p->workspace->asked);
    p->out->first = p->workspace->asked.game->story->turn(p->workspace->asked.bytes);
    count_events(p, again, &events, true);
    for (int i = 0; i < match_log_count(over); i++) {
        const LogEntry *entry = match_log(over, i);
        events = empty_list(p);
        match_open_view(again, 0, &p->workspace->asked);
        if (p->out->first == SEAT_NONE) // something is chosen before the first turn
            p->out->first = p->workspace->asked.game->story->turn(p->workspace->asked.bytes);
        match_submit(again, entry->seat, &entry->command, &events);
        count_events(p, again, &events, false);
    }
    match_destroy(again);
    return JOBS_DONE;
}

static void note_result(const Match *over, DealtGame *out) {
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    int winners = 0;
    match_result(over, points, winner);
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        winners += winner[seat];
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        out->win[seat] = winner[seat] ? 1.0 / winners : 0;
    out->turns = match_turns(over);
    memcpy(out->faction, match_options(over)->faction, sizeof out->faction);
}

static int play_side(const BalanceSetup *setup, uint64_t number, Side side, DealWorkspace *workspace,
                     DealtGame *out, Text *problem) {
    const Playing playing = {setup, side, workspace, out, problem};
    const SetupOptions options = seating_deal(&setup->players[side], setup->catalog[side], number);
    memset(out, 0, sizeof *out);
    Match *match = match_create(setup->catalog[side], &options, NULL, problem);
    int end = match != NULL ? play(&playing, match) : BALANCE_FAULTY;
    if (end == JOBS_DONE && !match_log_complete(match)) {
        text_add(problem, "out of memory");
        end = BALANCE_FAULTY;
    }
    if (end == JOBS_DONE && !out->endless)
        end = count(&playing, match);
    if (end == JOBS_DONE)
        note_result(match, out);
    if (end == BALANCE_FAULTY)
        text_printf(problem, " (%s, deal %" PRIu64 ", seed %" PRIu64 ")",
                    side == SIDE_BEFORE ? "before" : "after", number + 1, options.seed);
    match_destroy(match);
    return end;
}

int balance_deal(const BalanceSetup *setup, uint64_t number, DealWorkspace *workspace, Deal *deal,
                 Text *problem) {
    int end = JOBS_DONE;
    for (int side = SIDE_BEFORE; end == JOBS_DONE && side <= SIDE_AFTER; side++)
        end = play_side(setup, number, (Side)side, workspace, &deal->game[side], problem);
    return end;
}
