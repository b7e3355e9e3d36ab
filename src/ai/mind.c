// SPDX-License-Identifier: MIT
// Collects what an opponent may know, and removes passes from games that would never end.
#include "ai/mind.h"

#include "engine/game.h"
#include "engine/value_net.h"

#define PASSES_MOST 3 // by each seat in a row; after that nobody may pass

// True if all seats have only passed for PASSES_MOST rounds; such a game might never end.
static bool all_pass(const Match *match) {
    const Game *game = match_catalog(match)->game;
    const int most = PASSES_MOST * match_options(match)->seats, count = match_log_count(match);
    for (int i = 0; i < most; i++)
        if (i >= count || !game->verbs[match_log(match, count - 1 - i)->command.verb].passes)
            return false;
    return true;
}

// Removes commands that pass, if that leaves any besides resigning. Returns the new count.
static int without_passes(const Game *game, Command *legal, int count) {
    int kept = 0, plays = 0;
    for (int i = 0; i < count; i++)
        plays += !game->verbs[legal[i].verb].passes && !game->verbs[legal[i].verb].resigns;
    for (int i = 0; i < count && plays > 0; i++)
        if (!game->verbs[legal[i].verb].passes)
            legal[kept++] = legal[i];
    return plays > 0 ? kept : count;
}

bool mind_prepare(Mind *mind, const Opponent *who, Match *match, Rng rng) {
    const Seat seat = match_to_act(match);
    const int count = match_legal(match, mind->legal, COMMANDS_MAX);
    mind->who = who;
    mind->rules = match_catalog(match)->rules;
    mind->count = count < COMMANDS_MAX ? count : COMMANDS_MAX;
    mind->seats = match_options(match)->seats;
    mind->net = value_net_for(who->nets != NULL ? who->nets : match_catalog(match)->nets, mind->seats,
                              match_options(match)->variant);
    mind->rng = rng;
    mind->captain = NULL;
    mind->hide_effort = false;
    if (count < 1)
        return false;
    if ((who->thinks || who->weighs) && all_pass(match))
        mind->count = without_passes(match_catalog(match)->game, mind->legal, mind->count);
    match_view(match, seat, &mind->view);
    if (who->thinks)
        match_standpoint(match, seat, &mind->standpoint);
    return true;
}

Command mind_choose(Mind *mind, bool (*stop)(void *context), void *context) {
    const Decision decision = {.who = mind->who,
                               .view = &mind->view,
                               .rules = mind->rules,
                               .legal = mind->legal,
                               .count = mind->count,
                               .seats = mind->seats,
                               .rng = &mind->rng,
                               .captain = mind->captain,
                               .standpoint = mind->who->thinks ? &mind->standpoint : NULL,
                               .net = mind->net,
                               .search = &mind->search,
                               .hide_effort = mind->hide_effort,
                               .stop = stop,
                               .context = context,
                               .found = mind->found,
                               .room = MIND_FOUND};
    for (int i = 0; i < MIND_FOUND; i++)
        mind->found[i] = (SearchFinding){.index = -1};
    return mind->legal[mind->who->choose(&decision)];
}

bool mind_decide(Mind *mind, const Opponent *who, const Captain *captain, Match *match, Rng *rng,
                 bool (*stop)(void *context), void *context, Command *command) {
    if (!mind_prepare(mind, who, match, *rng))
        return false;
    mind->captain = captain;
    *command = mind_choose(mind, stop, context);
    *rng = mind->rng;
    return true;
}
