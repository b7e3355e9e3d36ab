// SPDX-License-Identifier: MIT
// Game.remember and Game.standpoint. As in view.c each field is copied by name, so that a new one stays
// hidden until it is added here. Hidden places are collected, and the cards in them are determined as those
// that are nowhere else: no hidden card is read.
#include "games/tactics/standpoint.h"

#include "games/tactics/flow.h"

#include <assert.h>
#include <string.h>

// ---- the notebook

// Where a card is, and was seen, after an event that names it.
static uint8_t seen_after(uint8_t kind) {
    switch ((TacticsEvent)kind) {
    case EVENT_DISCARD:
    case EVENT_REMOVE:
    case EVENT_CLEAR:
    case EVENT_SHIELD_OFF:
        return SEEN_DISCARDED;
    case EVENT_HAND_OVER:
        return SEEN_DOWN;
    default:
        return 0;
    }
}

void tactics_remember(const void *rules, void *data, Seat viewer, const Event *told) {
    TacticsNotebook *notebook = data;
    (void)rules, (void)viewer;
    if (told->kind == EVENT_SHUFFLE)
        for (int card = 0; card < DECK_MAX; card++)
            notebook->seen[told->seat][card] &= (uint8_t)~SEEN_DISCARDED;
    if (told->owner < TACTICS_SEATS && told->card < DECK_MAX)
        notebook->seen[told->owner][told->card] = seen_after(told->kind);
}

// ---- gathering

typedef struct Gathering {
    const TacticsRules *rules;
    const TacticsState *s;
    const TacticsNotebook *notebook;
    Seat viewer;
    TacticsStandpoint *out;
    uint8_t placed[TACTICS_SEATS][DECK_MAX]; // is at a known place
    // Hidden places by kind, in the order they are found.
    uint8_t found[TACTICS_SEATS][PLACE_KINDS];
    uint16_t place[TACTICS_SEATS][PLACE_KINDS][DECK_MAX];
} Gathering;

static void hide_at(Gathering *g, Seat owner, PlaceKind kind, const uint8_t *place) {
    uint8_t *found = &g->found[owner][kind];
    assert(*found < DECK_MAX);
    g->place[owner][kind][(*found)++] = (uint16_t)(place - (const uint8_t *)&g->out->known);
}

static void put_known(Gathering *g, Seat owner, uint8_t *place, uint8_t card) {
    g->placed[owner][card] = 1;
    *place = card;
}

// Handles a card that is not in a row: copies it if known, else notes its place as hidden.
static void gather(Gathering *g, Seat owner, PlaceKind kind, uint8_t *place, uint8_t card, bool known) {
    if (known)
        put_known(g, owner, place, card);
    else
        hide_at(g, owner, kind, place);
}

// ---- public information

static void copy_public(const TacticsState *s, TacticsState *known) {
    known->seats = s->seats;
    known->variant = s->variant;
    known->flags = s->flags;
    known->phase = s->phase;
    memcpy(known->faction, s->faction, sizeof known->faction);
    memcpy(known->team, s->team, sizeof known->team);
    known->round = s->round;
    known->turn = s->turn;
    known->ending = s->ending;
    known->passes = s->passes;
    memcpy(known->turns, s->turns, sizeof known->turns);
    known->score_row = s->score_row;
    known->rows_dealt = s->rows_dealt;
    memcpy(known->target, s->target, sizeof known->target);
    known->won_count = s->won_count;
    memcpy(known->won, s->won, sizeof known->won);
    memcpy(known->won_by, s->won_by, sizeof known->won_by);
    known->scored_round = s->scored_round;
    memcpy(known->scored_eighths, s->scored_eighths, sizeof known->scored_eighths);
    memcpy(known->scored_winner, s->scored_winner, sizeof known->scored_winner);
    memcpy(known->scored_by, s->scored_by, sizeof known->scored_by);
    memcpy(known->scored_target, s->scored_target, sizeof known->scored_target);
}

// Which targets are still in the pile is known, as all others were public; their order is not.
static void copy_targets(const TacticsState *s, TacticsState *known) {
    uint8_t in_pile[UINT8_MAX + 1] = {0};
    for (uint8_t i = 0; i < s->target_count; i++)
        in_pile[s->targets[i]] = 1;
    for (int target = 0; target < TARGETS_MAX; target++)
        if (in_pile[target])
            known->targets[known->target_count++] = (uint8_t)target;
}

// ---- cards

static bool remembers(const Gathering *g, Seat owner, uint8_t card, uint8_t where) {
    return (g->notebook->seen[owner][card] & where) != 0;
}

static void gather_table(Gathering *g) {
    const TacticsState *s = g->s;
    TacticsState *known = &g->out->known;
    memcpy(known->row_start, s->row_start, sizeof known->row_start);
    for (uint8_t i = 0; i < s->row_start[ROWS]; i++) {
        const TableCard *card = &s->table[i];
        const Seat owner = copy_seat(card->copy);
        known->table[i] = (TableCard){.up = card->up, .shield = card->shield, .holder = card->holder};
        if (card->shield != NONE)
            g->placed[owner][card->shield] = 1;
        if (!card->up && owner != g->viewer && !remembers(g, owner, copy_card(card->copy), SEEN_DOWN)) {
            hide_at(g, owner, PLACE_DOWN, &known->table[i].copy);
            continue;
        }
        known->table[i].copy = card->copy;
        g->placed[owner][copy_card(card->copy)] = 1;
    }
}

// The known cards of another hand come first, in deck order, as their position in the hand is hidden.
static void gather_hand(Gathering *g, Seat seat) {
    const Pile *hand = &g->s->hand[seat];
    TacticsState *known = &g->out->known;
    Pile *out = &known->hand[seat];
    out->count = hand->count;
    if (seat == g->viewer) {
        memcpy(known->known[seat], g->s->known[seat], sizeof known->known[seat]);
        for (uint8_t i = 0; i < hand->count; i++)
            put_known(g, seat, &out->card[i], hand->card[i]);
        return;
    }
    uint8_t shown = 0, in_hand[DECK_MAX] = {0};
    for (uint8_t i = 0; i < hand->count; i++)
        in_hand[hand->card[i]] = 1;
    for (uint8_t card = 0; card < DECK_MAX; card++) {
        if (!in_hand[card] || !(g->s->known[seat][card] & SEEN_BY(g->viewer)))
            continue;
        known->known[seat][card] = SEEN_BY(g->viewer);
        put_known(g, seat, &out->card[shown++], card);
    }
    for (; shown < hand->count; shown++)
        hide_at(g, seat, PLACE_ANY, &out->card[shown]);
}

static void gather_piles(Gathering *g, Seat seat) {
    const Pile *draw = &g->s->draw[seat], *discard = &g->s->discard[seat];
    TacticsState *known = &g->out->known;
    known->draw[seat].count = draw->count;
    for (uint8_t i = 0; i < draw->count; i++)
        hide_at(g, seat, PLACE_ANY, &known->draw[seat].card[i]);
    known->discard[seat].count = discard->count;
    for (uint8_t i = 0; i < discard->count; i++) {
        const uint8_t card = discard->card[i];
        const bool top = i + 1 == discard->count;
        gather(g, seat, PLACE_ANY, &known->discard[seat].card[i], card,
               top || remembers(g, seat, card, SEEN_DISCARDED));
    }
}

// ---- unfinished business

static bool is_of_team(const Gathering *g, Seat seat) {
    return are_friends(g->s, seat, g->viewer);
}

static void gather_talks(Gathering *g) {
    const TacticsState *s = g->s;
    TacticsState *known = &g->out->known;
    known->laid_count = s->laid_count;
    memcpy(known->laid_order, s->laid_order, sizeof known->laid_order);
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++) {
        const uint8_t laid = s->laid[seat];
        if (laid == NONE || laid == OFFER_PENDING || seat >= s->seats)
            known->laid[seat] = laid;
        else
            gather(g, seat, PLACE_ANY, &known->laid[seat], laid, seat == g->viewer);
    }
}

// Handles the cards in transit in this frame, which has been copied to `to`.
static void gather_frame(Gathering *g, const Frame *frame, Frame *to, bool *talks) {
    switch ((FrameKind)frame->kind) {
    case FRAME_HANDED:
        gather(g, frame->c, PLACE_PUT, &to->a, frame->a, is_of_team(g, frame->c));
        if (frame->b != NONE)
            gather(g, frame->c, PLACE_SHIELDS, &to->b, frame->b, is_of_team(g, frame->c));
        break;
    case FRAME_SHIELD:
        if (frame->c)
            gather(g, copy_seat(frame->copy), PLACE_SHIELDS, &to->a, frame->a,
                   is_of_team(g, copy_seat(frame->copy)));
        break;
    case FRAME_PUT:
        gather(g, frame->seat, PLACE_PUT, &to->a, frame->a, frame->seat == g->viewer);
        break;
    case FRAME_NEGOTIATION:
        if (!*talks)
            gather_talks(g);
        *talks = true;
        break;
    default:
        break;
    }
}

// A frame may refer to a face-down card. If the viewer does not know the card, it knows its place.
static void link_copy(Gathering *g, Frame *to, uint8_t frame) {
    TacticsStandpoint *out = g->out;
    for (uint8_t i = 0; i < g->s->row_start[ROWS] && to->copy != NONE; i++) {
        const TableCard *card = &g->s->table[i];
        if (card->copy != to->copy || card->up || copy_seat(card->copy) == g->viewer ||
            remembers(g, copy_seat(card->copy), copy_card(card->copy), SEEN_DOWN))
            continue;
        out->link_frame[out->link_count] = frame;
        out->link_table[out->link_count++] = i;
        to->copy = 0;
        return;
    }
}

// Nobody else knows in advance that shields will follow from the hand.
static bool is_secret(const Gathering *g, const Frame *frame) {
    return frame->kind == FRAME_SHIELD && !frame->c && frame->seat != g->viewer;
}

static void gather_frames(Gathering *g) {
    TacticsState *known = &g->out->known;
    bool talks = false;
    for (uint8_t i = 0; i < g->s->depth; i++) {
        const Frame *frame = &g->s->stack[i];
        if (is_secret(g, frame))
            continue;
        Frame *to = &known->stack[known->depth];
        *to = (Frame){.kind = frame->kind,
                      .seat = frame->seat,
                      .copy = frame->copy,
                      .step = frame->step,
                      .a = frame->a,
                      .b = frame->b,
                      .c = frame->c};
        if (frame->kind == FRAME_PUT || frame->kind == FRAME_HANDED ||
            (frame->kind == FRAME_SHIELD && frame->c))
            to->a = 0;
        if (frame->kind == FRAME_HANDED && frame->b != NONE)
            to->b = 0;
        gather_frame(g, frame, to, &talks);
        link_copy(g, to, known->depth++);
    }
}

// ---- unknown cards

static void add_cards(Unknown *unknown, const Gathering *g, Seat seat, bool shields, bool played_up) {
    for (uint8_t card = 0; card < g->rules->card_count; card++) {
        const CardDef *def = &g->rules->card[card];
        if (!g->placed[seat][card] && (def->shields != 0) == shields && (def->plays_up != 0) == played_up)
            unknown->card[unknown->count++] = card;
    }
}

// A position set up by hand may contain cards where the rules never put them; then any unknown card may be
// anywhere.
static void add_places(const Gathering *g, Seat seat, Unknown *unknown) {
    const uint8_t *found = g->found[seat];
    const int plain = unknown->count - unknown->shields - unknown->played_up;
    const bool fits = found[PLACE_SHIELDS] <= unknown->shields && found[PLACE_DOWN] <= plain &&
                      found[PLACE_DOWN] + found[PLACE_PUT] <= plain + unknown->played_up;
    int at = unknown->count;
    unknown->down = found[PLACE_DOWN];
    unknown->first_down = (uint8_t)(at - found[PLACE_SHIELDS] - found[PLACE_DOWN]);
    for (int kind = 0; kind < PLACE_KINDS; kind++) {
        unknown->of[fits ? kind : PLACE_ANY] = (uint8_t)(unknown->of[fits ? kind : PLACE_ANY] + found[kind]);
        for (uint8_t i = 0; i < found[kind]; i++)
            unknown->place[--at] = g->place[seat][kind][i];
    }
    assert(at == 0);
}

static void find_unknown(const Gathering *g, Seat seat) {
    Unknown *unknown = &g->out->unknown[seat];
    add_cards(unknown, g, seat, true, false);
    unknown->shields = unknown->count;
    add_cards(unknown, g, seat, false, true);
    unknown->played_up = (uint8_t)(unknown->count - unknown->shields);
    add_cards(unknown, g, seat, false, false);
    add_places(g, seat, unknown);
}

void tactics_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook,
                        void *standpoint) {
    const TacticsState *s = state;
    Gathering g = {.rules = rules, .s = s, .notebook = notebook, .viewer = viewer, .out = standpoint};
    memset(standpoint, 0, sizeof(TacticsStandpoint));
    copy_public(s, &g.out->known);
    copy_targets(s, &g.out->known);
    gather_table(&g);
    gather_frames(&g);
    for (Seat seat = 0; seat < s->seats; seat++) {
        gather_hand(&g, seat);
        gather_piles(&g, seat);
        find_unknown(&g, seat);
    }
}
