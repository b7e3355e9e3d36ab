// SPDX-License-Identifier: MIT
// Deals a new game and sets up given positions: every card in exactly one place.
#include "games/tactics/setup.h"

#include "engine/catalog.h"
#include "games/tactics/flow.h"
#include "games/tactics/position.h"

#include <string.h>

// ---- options

static bool factions_ok(const TacticsRules *rules, const SetupOptions *options, Text *problem) {
    for (Seat seat = 0; seat < options->seats; seat++) {
        if (options->faction[seat] >= rules->faction_count) {
            text_printf(problem, "seat %d has no faction", seat + 1);
            return false;
        }
        for (Seat other = 0; other < seat; other++)
            if (options->faction[other] == options->faction[seat]) {
                text_printf(problem, "%s sits twice; each seat needs a faction of its own",
                            rules->faction[options->faction[seat]].id);
                return false;
            }
    }
    return true;
}

static bool teams_ok(const TacticsRules *rules, const SetupOptions *options, Text *problem) {
    if (options->seats != TACTICS_SEATS) {
        text_add(problem, "the team variants need 4 seats");
        return false;
    }
    for (Seat seat = 0; seat < options->seats; seat++) {
        const uint8_t team = rules->faction[options->faction[seat]].team;
        const uint8_t next = rules->faction[options->faction[(seat + 1) % TACTICS_SEATS]].team;
        if (team == NONE) {
            text_printf(problem, "%s does not play the team variants",
                        rules->faction[options->faction[seat]].id);
            return false;
        }
        if (team == next) {
            text_add(problem, "in the team variants the seats of the two teams must alternate");
            return false;
        }
    }
    return true;
}

// The short game for exactly these factions, or NULL. Points into `rules`.
static const ShortGame *find_short(const TacticsRules *rules, const SetupOptions *options) {
    for (uint8_t i = 0; i < rules->short_count; i++) {
        const ShortGame *game = &rules->short_game[i];
        uint8_t found = 0;
        for (uint8_t k = 0; k < game->faction_count; k++)
            found = (uint8_t)(found + (setup_seat_of(options, game->faction[k]) != SEAT_NONE));
        if (found == game->faction_count && found == options->seats)
            return game;
    }
    return NULL;
}

bool tactics_options_ok(const void *data, const SetupOptions *options, Text *problem) {
    const TacticsRules *rules = data;
    if (options->seats < 2 || options->seats > TACTICS_SEATS) {
        text_printf(problem, "a game has 2 to %d seats, not %d", TACTICS_SEATS, options->seats);
        return false;
    }
    if (options->variant > VARIANT_BLIND_TRUST || options->flags > (FLAG_SHORT | FLAG_TOP_SECRET)) {
        text_add(problem, "there is no such variant");
        return false;
    }
    if (!factions_ok(rules, options, problem))
        return false;
    if (options->variant != VARIANT_STANDARD && !teams_ok(rules, options, problem))
        return false;
    if (options->first != SEAT_NONE && options->first >= options->seats) {
        text_add(problem, "the seat that is to start does not play");
        return false;
    }
    if (!(options->flags & FLAG_SHORT))
        return true;
    if (options->variant != VARIANT_STANDARD) {
        text_add(problem, "the short game cannot be played in teams");
        return false;
    }
    if (find_short(rules, options) == NULL) {
        text_add(problem, rules->short_count == 0 ? "there is no short game" : "the short game is for");
        for (uint8_t i = 0; i < rules->short_count; i++)
            for (uint8_t k = 0; k < rules->short_game[i].faction_count; k++)
                text_printf(problem, "%s%s",
                            k > 0   ? ", "
                            : i > 0 ? ", or for "
                                    : " ",
                            rules->faction[rules->short_game[i].faction[k]].id);
        text_add(problem, rules->short_count == 0 ? "" : " only");
        return false;
    }
    return true;
}

// ---- common to both

static void init_state(const TacticsRules *rules, const SetupOptions *options, TacticsState *s) {
    memset(s, 0, sizeof *s);
    s->seats = options->seats;
    s->variant = options->variant;
    s->flags = options->flags;
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++) {
        s->faction[seat] = seat < options->seats ? options->faction[seat] : NONE;
        s->team[seat] = seat < options->seats && options->variant != VARIANT_STANDARD
                            ? rules->faction[options->faction[seat]].team
                            : seat;
    }
    memset(s->target, NONE, sizeof s->target);
    memset(s->scored_winner, SEAT_NONE, sizeof s->scored_winner);
    memset(s->scored_target, NONE, sizeof s->scored_target);
}

// Returns true if this target plays: some short games remove targets.
static bool target_plays(const TacticsRules *rules, const SetupOptions *options, uint8_t target) {
    const ShortGame *game = (options->flags & FLAG_SHORT) ? find_short(rules, options) : NULL;
    return game == NULL || memchr(game->removed, target, game->removed_count) == NULL;
}

static Seat first_seat(const TacticsRules *rules, const SetupOptions *options, Rng *rng) {
    if (options->first != SEAT_NONE)
        return options->first;
    const Seat by_rule = setup_seat_of(options, rules->first_faction);
    return by_rule != SEAT_NONE ? by_rule : (Seat)rng_below(rng, options->seats);
}

// ---- a new game

void tactics_setup(const void *data, const SetupOptions *options, Rng *rng, void *state, EventList *events) {
    const TacticsRules *rules = data;
    TacticsState *s = state;
    Flow flow = {.rules = rules, .s = s, .rng = rng, .events = events};
    init_state(rules, options, s);
    for (uint8_t target = 0; target < rules->target_count; target++)
        if (target_plays(rules, options, target))
            s->targets[s->target_count++] = target;
    rng_shuffle(rng, s->targets, s->target_count);
    for (Seat seat = 0; seat < s->seats; seat++) {
        for (uint8_t card = 0; card < rules->card_count; card++)
            tactics_pile_push(&s->draw[seat], card);
        rng_shuffle(rng, s->draw[seat].card, s->draw[seat].count);
    }
    const Seat first = first_seat(rules, options, rng);
    s->turn = first;
    tactics_draw_up_all(&flow, first);
    tactics_flow_begin_round(&flow, first);
    tactics_flow_run(&flow);
}

// ---- a given position

typedef struct Placing {
    const TacticsRules *rules;
    const SetupOptions *options;
    const TacticsPosition *position;
    TacticsState *s;
    uint8_t card_used[TACTICS_SEATS][DECK_MAX];
    uint8_t target_used[TARGETS_MAX];
    Text *problem, *path;
} Placing;

static bool use_target(Placing *p, uint8_t target) {
    if (!target_plays(p->rules, p->options, target)) {
        text_printf(p->problem, "target \"%s\" does not play in this short game",
                    p->rules->target[target].id);
        return false;
    }
    if (p->target_used[target]++) {
        text_printf(p->problem, "target \"%s\" is named twice", p->rules->target[target].id);
        return false;
    }
    return true;
}

static bool use_card(Placing *p, uint8_t faction, uint8_t card, Seat *seat) {
    *seat = setup_seat_of(p->options, faction);
    if (*seat == SEAT_NONE) {
        text_printf(p->problem, "%s does not play in this game", p->rules->faction[faction].id);
        return false;
    }
    if (p->card_used[*seat][card]++) {
        text_printf(p->problem, "card \"%s\" of %s is named twice", p->rules->card[card].id,
                    p->rules->faction[faction].id);
        return false;
    }
    return true;
}

// Takes the shields of a card from its owner's deck.
static bool use_shields(Placing *p, uint8_t faction, uint8_t *shield) {
    Seat seat;
    for (uint8_t card = 0; card < p->rules->card_count; card++)
        if (p->rules->card[card].shields) {
            *shield = card;
            return use_card(p, faction, card, &seat);
        }
    text_add(p->problem, "no card of this deck can shield another");
    return false;
}

static bool place_table_card(Placing *p, uint8_t row, uint8_t at) {
    const PositionCard *card = &p->position->row[row].card[at];
    TableCard placed = {.up = card->face == 0, .shield = NONE, .holder = NONE};
    Seat seat;
    if (!use_card(p, card->owner, card->card, &seat))
        return false;
    if (card->shielded && !use_shields(p, card->owner, &placed.shield))
        return false;
    if (card->shielded && p->position->phase != PHASE_DEPLOYMENT) {
        text_add(p->problem, "a card can be shielded in the deployment only");
        return false;
    }
    placed.copy = copy_of(seat, card->card);
    tactics_insert(p->s, row, at, placed);
    return true;
}

// "blocked" on a card means that the one directly below it has turned it up and holds it (rules §4.1).
static bool place_holder(Placing *p, uint8_t row, uint8_t at) {
    TacticsState *s = p->s;
    TableCard *card = &s->table[s->row_start[row] + at];
    if (!p->position->row[row].card[at].blocked)
        return true;
    const bool below = at + 1 < row_count(s, row);
    const CardDef *holder = below ? &p->rules->card[copy_card(card[1].copy)] : NULL;
    if (!card->up || p->rules->card[copy_card(card->copy)].block_down == NONE || holder == NULL ||
        holder->block_up == NONE || !card[1].up) {
        text_add(p->problem,
                 "\"blocked\" goes only with an open blocker that the open card directly below blocks");
        return false;
    }
    card->holder = card[1].copy;
    return true;
}

static bool place_rows(Placing *p) {
    TacticsState *s = p->s;
    for (uint8_t row = 0; row < p->position->row_count; row++) {
        const PositionRow *given = &p->position->row[row];
        if (given->target != NONE && !use_target(p, given->target)) {
            text_printf(p->path, "rows/%d/target", row);
            return false;
        }
        s->target[row] = given->target;
        if (given->target == NONE && given->count > 0) {
            text_printf(p->path, "rows/%d/cards", row);
            text_add(p->problem, "a row without a target holds no cards");
            return false;
        }
        for (uint8_t at = 0; at < given->count; at++)
            if (!place_table_card(p, row, at)) {
                text_printf(p->path, "rows/%d/cards/%d", row, at);
                return false;
            }
        for (uint8_t at = 0; at < given->count; at++)
            if (!place_holder(p, row, at)) {
                text_printf(p->path, "rows/%d/cards/%d/blocked", row, at);
                return false;
            }
    }
    s->rows_dealt = p->position->row_count;
    return true;
}

// Places one zone of all factions: cards go from first to last into the seats' piles.
static bool place_piles(Placing *p, const PositionPile *given, Pile *piles, const char *name) {
    for (uint8_t faction = 0; faction < p->rules->faction_count; faction++) {
        Seat seat = setup_seat_of(p->options, faction);
        if (given[faction].count > 0 && seat == SEAT_NONE) {
            text_printf(p->path, "%s/%s", name, p->rules->faction[faction].id);
            text_printf(p->problem, "%s does not play in this game", p->rules->faction[faction].id);
            return false;
        }
        for (uint8_t i = 0; i < given[faction].count; i++) {
            if (!use_card(p, faction, given[faction].item[i], &seat)) {
                text_printf(p->path, "%s/%s/%d", name, p->rules->faction[faction].id, i);
                return false;
            }
            tactics_pile_push(&piles[seat], given[faction].item[i]);
        }
    }
    return true;
}

static bool place_won(Placing *p) {
    TacticsState *s = p->s;
    for (uint8_t faction = 0; faction < p->rules->faction_count; faction++) {
        const PositionPile *given = &p->position->won[faction];
        const Seat seat = setup_seat_of(p->options, faction);
        for (uint8_t i = 0; i < given->count; i++) {
            if (seat == SEAT_NONE)
                text_printf(p->problem, "%s does not play in this game", p->rules->faction[faction].id);
            if (seat == SEAT_NONE || !use_target(p, given->item[i])) {
                text_printf(p->path, "won/%s/%d", p->rules->faction[faction].id, i);
                return false;
            }
            s->won[s->won_count] = given->item[i];
            s->won_by[s->won_count++] = tactics_pile_of(s, seat);
        }
    }
    return true;
}

// Named targets go on top, the rest below in file order.
static bool place_target_pile(Placing *p) {
    TacticsState *s = p->s;
    for (uint8_t i = 0; i < p->position->target_count; i++)
        if (!use_target(p, p->position->targets[i])) {
            text_printf(p->path, "targets/%d", i);
            return false;
        }
    for (uint8_t target = p->rules->target_count; target-- > 0;)
        if (!p->target_used[target] && target_plays(p->rules, p->options, target))
            s->targets[s->target_count++] = target;
    for (uint8_t i = p->position->target_count; i-- > 0;)
        s->targets[s->target_count++] = p->position->targets[i];
    return true;
}

// Draw piles: named cards go on top, cards not named anywhere below in deck order.
static bool place_draw_piles(Placing *p) {
    Pile named[TACTICS_SEATS] = {{0}};
    if (!place_piles(p, p->position->draw, named, "draw"))
        return false;
    for (Seat seat = 0; seat < p->s->seats; seat++) {
        Pile *draw = &p->s->draw[seat];
        for (uint8_t card = p->rules->card_count; card-- > 0;)
            if (!p->card_used[seat][card])
                tactics_pile_push(draw, card);
        for (uint8_t i = named[seat].count; i-- > 0;)
            tactics_pile_push(draw, named[seat].card[i]);
    }
    return true;
}

static bool place_all(Placing *p) {
    return place_rows(p) && place_piles(p, p->position->hand, p->s->hand, "hands") &&
           place_piles(p, p->position->discard, p->s->discard, "discard") && place_won(p) &&
           place_target_pile(p) && place_draw_piles(p);
}

bool tactics_position(const void *data, const SetupOptions *options, const void *given, Rng *rng, void *state,
                      EventList *events, Text *problem, Text *path) {
    const TacticsPosition *position = given;
    TacticsState *s = state;
    Placing placing = {
        .rules = data, .options = options, .position = position, .s = s, .problem = problem, .path = path};
    Flow flow = {.rules = data, .s = s, .rng = rng, .events = events};
    init_state(data, options, s);
    if (!place_all(&placing))
        return false;
    Seat turn = position->turn == NONE ? 0 : setup_seat_of(options, position->turn);
    if (turn == SEAT_NONE || position->phase == PHASE_GAME_OVER) {
        text_add(path, turn == SEAT_NONE ? "turn" : "phase");
        text_add(problem, turn == SEAT_NONE ? "this faction does not play in this game"
                                            : "a position cannot begin after the end of the game");
        return false;
    }
    if (!position->rows_given) {
        tactics_flow_begin_round(&flow, turn);
    } else {
        s->round = 1;
        s->phase = position->phase;
        s->turn = turn;
        if (position->phase == PHASE_DEPLOYMENT)
            tactics_flow_begin_turn(&flow, turn);
        else if (position->phase == PHASE_REVEAL)
            tactics_flow_begin_reveal(&flow);
        else
            tactics_flow_begin_scoring(&flow);
    }
    tactics_flow_run(&flow);
    return true;
}
