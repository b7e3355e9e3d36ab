// SPDX-License-Identifier: MIT
// Game.legal and Game.judge: the list of legal commands, and the reason for refusal of any other. Both use
// the same checks, so that they cannot diverge; tests/contract compares them anyway.
#include "games/tactics/block.h"
#include "games/tactics/flow.h"
#include "games/tactics/power.h"

#include <limits.h>
#include <string.h>

typedef struct List {
    Command *out;
    int count, capacity;
    int enough;    // the caller needs no more than this
    Command spare; // receives commands that do not fit
} List;

// Fields shared by a series of commands.
typedef struct Same {
    uint8_t verb, card, with;
} Same;

static Same only(uint8_t verb) {
    return (Same){.verb = verb, .card = NONE, .with = NONE};
}

// The whole command is copied first: single bytes written just before a wide copy would stall the processor.
static inline void write_same(Command *place, Same same) {
    *place = command_unused;
    place->verb = same.verb;
    place->card = same.card;
    place->with = same.with;
}

// Adds a command and returns it, for the distinguishing fields to be filled in.
static inline Command *list_next(List *list, Same same) {
    Command *place = list->count < list->capacity ? &list->out[list->count] : &list->spare;
    list->count++;
    write_same(place, same);
    return place;
}

// Reserves room for several commands at once, which is faster than counting each. NULL: there is not enough
// room.
static inline Command *list_room(List *list, int count) {
    if (list->capacity - list->count < count)
        return NULL;
    Command *room = &list->out[list->count];
    list->count += count;
    return room;
}

static Command *list_place(List *list, Same same, uint8_t row, uint8_t at) {
    Command *place = list_next(list, same);
    place->from = row;
    place->at = at;
    return place;
}

// Where cards may be put in a row; computed once for all cards of a hand.
typedef struct Places {
    bool dealt; // the row has a target
    uint8_t first,
        last; // positions where a card may be inserted (rules §6.6): below every shielded card, above any
              // Blockade
} Places;

// The open rows in order, and the positions in all rows for cards that are played anywhere.
typedef struct Board {
    uint8_t open_count, open[ROWS];
    Places row[ROWS];
} Board;

static Places row_places(const TacticsRules *rules, const TacticsState *s, uint8_t row) {
    const uint8_t count = row_count(s, row);
    Places places = {.dealt = s->target[row] != NONE, .last = count};
    unsigned traits = 0;
    for (uint8_t at = 0; at < count; at++) {
        const TableCard *card = row_card(s, row, at);
        traits |= shown_traits(rules, card);
        if (card->shield != NONE)
            places.first = (uint8_t)(at + 1);
    }
    const uint8_t close = traits & TRAIT_CLOSES ? tactics_active_close(rules, s, row) : NONE;
    if (close != NONE)
        places.last = close;
    return places;
}

static void all_places(const TacticsState *s, const uint8_t close[ROWS], Places places[ROWS]) {
    for (uint8_t row = 0; row < ROWS; row++)
        places[row] = (Places){.dealt = s->target[row] != NONE,
                               .last = close[row] != NONE ? close[row] : row_count(s, row)};
    for (uint8_t place = 0; place < s->row_start[ROWS]; place++) {
        if (s->table[place].shield == NONE)
            continue;
        uint8_t row, at;
        tactics_split_place(s, place, &row, &at);
        places[row].first = (uint8_t)(at + 1);
    }
}

// `traits`: union of the traits of all cards to be put.
static void find_board(const TacticsRules *rules, const TacticsState *s, unsigned traits, Board *board) {
    uint8_t close[ROWS];
    tactics_active_closes(rules, s, close);
    unsigned open = 0;
    for (uint8_t row = 0; row < ROWS; row++) {
        board->open[open] = row;
        open += s->target[row] != NONE && close[row] == NONE;
    }
    board->open_count = (uint8_t)open;
    if (traits & TRAIT_ANYWHERE)
        all_places(s, close, board->row);
}

static Verdict insert_check(const Places *places, uint8_t at) {
    if (!places->dealt)
        return ROW_CLOSED;
    if (at > places->last)
        return BAD_POSITION;
    return at < places->first ? SHIELDED_IN_THE_WAY : VERDICT_OK;
}

Verdict tactics_put_check(const TacticsRules *rules, const TacticsState *s, uint8_t card, uint8_t row,
                          uint8_t at) {
    if (row >= s->rows_dealt)
        return NO_SUCH_ROW;
    if (rules->trait[card] & TRAIT_ANYWHERE) {
        const Places places = row_places(rules, s, row);
        return insert_check(&places, at);
    }
    if (tactics_row_is_closed(rules, s, row))
        return ROW_CLOSED;
    return at == NONE ? VERDICT_OK : BAD_POSITION;
}

// Adds the card in each open row; most commands come from here.
static inline void list_open_rows(const Board *board, Same same, List *list) {
    Command *room = list_room(list, board->open_count);
    for (uint8_t i = 0; i < board->open_count; i++)
        if (room != NULL) {
            write_same(&room[i], same);
            room[i].from = board->open[i];
        } else {
            list_next(list, same)->from = board->open[i];
        }
}

// Adds the card at every possible row and position.
static inline void list_places(const TacticsRules *rules, const Board *board, uint8_t card, Same same,
                               List *list) {
    if (!(rules->trait[card] & TRAIT_ANYWHERE)) {
        list_open_rows(board, same, list);
        return;
    }
    for (uint8_t row = 0; row < ROWS; row++) {
        const Places *places = &board->row[row];
        for (uint8_t at = places->first; places->dealt && at <= places->last; at++)
            list_place(list, same, row, at);
    }
}

#define HAND_USUAL 4 // cards

// Sorts by counting smaller cards: for a few cards this is faster than other methods, as it has no
// data-dependent branches.
static inline void sort_cards(const uint8_t *hand, uint8_t count, uint8_t *cards) {
    for (uint8_t i = 0; i < count; i++) {
        uint8_t lower = 0;
        for (uint8_t k = 0; k < count; k++)
            lower = (uint8_t)(lower + (hand[k] < hand[i]));
        cards[lower] = hand[i];
    }
}

static uint8_t sorted_hand(const TacticsState *s, Seat seat, uint8_t cards[DECK_MAX]) {
    const Pile *hand = &s->hand[seat];
    if (hand->count == HAND_USUAL) // constant size, so the loops are unrolled
        sort_cards(hand->card, HAND_USUAL, cards);
    else
        sort_cards(hand->card, hand->count, cards);
    return hand->count;
}

// ---- the own turn

// Checks the card that is played or handed over, and the shields with it.
static Verdict played_check(const TacticsRules *rules, const TacticsState *s, Seat seat,
                            const Command *command) {
    if (command->card == UNKNOWN || command->with == UNKNOWN)
        return UNKNOWN_CARD;
    if (command->card == NONE || !tactics_pile_has(&s->hand[seat], command->card))
        return NOT_IN_HAND;
    if (rules->trait[command->card] & TRAIT_SHIELDS)
        return SHIELDS_ALONE;
    if (command->with == NONE)
        return VERDICT_OK;
    if (!tactics_pile_has(&s->hand[seat], command->with))
        return NOT_IN_HAND;
    if (!(rules->trait[command->with] & TRAIT_SHIELDS) || (rules->trait[command->card] & TRAIT_PLAYED_UP))
        return CANNOT_SHIELD;
    return VERDICT_OK;
}

static Verdict pass_check(const TacticsState *s, Seat seat, const Command *command) {
    for (uint8_t i = 0; i < command->count; i++) {
        if (command->list[i] == UNKNOWN)
            return UNKNOWN_CARD;
        if (!tactics_pile_has(&s->hand[seat], command->list[i]))
            return NOT_IN_HAND;
        if (memchr(command->list, command->list[i], i) != NULL)
            return NOT_IN_HAND; // there is no second copy of it
    }
    return VERDICT_OK;
}

static Verdict turn_check(const TacticsRules *rules, const TacticsState *s, Seat seat,
                          const Command *command) {
    const bool hands_over = s->variant == VARIANT_BLIND_TRUST;
    if (command->verb == VERB_PASS)
        return pass_check(s, seat, command);
    if (command->verb != (hands_over ? VERB_HAND_OVER : VERB_PLAY))
        return command->verb == VERB_PLAY || command->verb == VERB_HAND_OVER ? BAD_CHOICE : NO_DECISION;
    const Verdict verdict = played_check(rules, s, seat, command);
    if (verdict != VERDICT_OK || hands_over)
        return verdict;
    return tactics_put_check(rules, s, command->card, command->from, command->at);
}

// Every subset of a hand of usual size, smallest first, each in rising order, as indexes of the cards
// (HAND_USUAL: none).
#define CHOICES (1 << HAND_USUAL)
#define CHOICE(number, ...)                                                                                  \
    {                                                                                                        \
        .verb = VERB_PASS, .card = NONE, .with = NONE, .from = NONE, .at = NONE, .to = NONE, .to_at = NONE,  \
        .count = (number), .list = {                                                                         \
            __VA_ARGS__                                                                                      \
        }                                                                                                    \
    }
static const Command usual_choices[CHOICES] = {
    CHOICE(0, 4, 4, 4, 4), CHOICE(1, 0, 4, 4, 4), CHOICE(1, 1, 4, 4, 4), CHOICE(1, 2, 4, 4, 4),
    CHOICE(1, 3, 4, 4, 4), CHOICE(2, 0, 1, 4, 4), CHOICE(2, 0, 2, 4, 4), CHOICE(2, 0, 3, 4, 4),
    CHOICE(2, 1, 2, 4, 4), CHOICE(2, 1, 3, 4, 4), CHOICE(2, 2, 3, 4, 4), CHOICE(3, 0, 1, 2, 4),
    CHOICE(3, 0, 1, 3, 4), CHOICE(3, 0, 2, 3, 4), CHOICE(3, 1, 2, 3, 4), CHOICE(4, 0, 1, 2, 3)};

// The same as list_passes, which takes a tenth of all time spent in the rules, without branches.
static void list_usual_passes(const uint8_t cards[HAND_USUAL], Command out[CHOICES]) {
    const uint8_t card[HAND_USUAL + 1] = {cards[0], cards[1], cards[2], cards[3], 0};
    for (int i = 0; i < CHOICES; i++) {
        out[i] = usual_choices[i];
        for (int k = 0; k < HAND_USUAL; k++)
            out[i].list[k] = card[usual_choices[i].list[k]];
    }
}

// Adds every subset of the cards to discard, smallest first, each in rising order: the order of
// command_compare.
static void list_passes(const uint8_t *cards, uint8_t count, List *list) {
    if (count == HAND_USUAL && list->capacity - list->count >= CHOICES) {
        list_usual_passes(cards, &list->out[list->count]);
        list->count += CHOICES;
        return;
    }
    const Same same = only(VERB_PASS);
    for (uint8_t size = 0; size <= count && size <= COMMAND_LIST_MAX; size++) {
        uint8_t pick[COMMAND_LIST_MAX];
        for (uint8_t i = 0; i < size; i++)
            pick[i] = i;
        for (;;) {
            Command *place = list_next(list, same);
            place->count = size;
            for (uint8_t i = 0; i < size; i++)
                place->list[i] = cards[pick[i]];
            int i = size - 1;
            while (i >= 0 && pick[i] == count - size + i)
                i--;
            if (i < 0)
                break;
            pick[i]++;
            for (int k = i + 1; k < size; k++)
                pick[k] = (uint8_t)(pick[k - 1] + 1);
        }
    }
}

// Adds playing this card, with these shields or without (NONE). `board` NULL: handing it over (Blind Trust).
static void list_play(const TacticsRules *rules, const Board *board, uint8_t card, uint8_t shields,
                      List *list) {
    const Same same = {.verb = board != NULL ? VERB_PLAY : VERB_HAND_OVER, .card = card, .with = shields};
    if (board != NULL)
        list_places(rules, board, card, same, list);
    else
        list_next(list, same);
}

static void list_turn(const TacticsRules *rules, const TacticsState *s, Seat seat, List *list) {
    uint8_t cards[DECK_MAX], shields[DECK_MAX], shield_count = 0;
    const uint8_t count = sorted_hand(s, seat, cards);
    unsigned traits = 0;
    for (uint8_t i = 0; i < count; i++) {
        traits |= rules->trait[cards[i]];
        if (rules->trait[cards[i]] & TRAIT_SHIELDS)
            shields[shield_count++] = cards[i];
    }
    Board places;
    const Board *board = s->variant == VARIANT_BLIND_TRUST ? NULL : &places;
    if (board != NULL)
        find_board(rules, s, traits, &places);
    for (uint8_t i = 0; i < count; i++) {
        const unsigned trait = rules->trait[cards[i]];
        if (trait & TRAIT_SHIELDS)
            continue;
        for (uint8_t k = 0; k < shield_count && !(trait & TRAIT_PLAYED_UP); k++)
            list_play(rules, board, cards[i], shields[k], list);
        list_play(rules, board, cards[i], NONE, list);
    }
    list_passes(cards, count, list);
}

// ---- decisions

static const Effect *effect_of(const TacticsRules *rules, const Frame *frame) {
    return &rules->card[copy_card(frame->copy)].effect[frame->a];
}

static bool is_decline(const Command *command) {
    return command->card == NONE && command->from == NONE && command->at == NONE && command->to == NONE &&
           command->to_at == NONE;
}

// Returns true if the effect of the asking card, at position `own_at` of the row, applies to the card at `at`
// and that card may be taken.
static bool may_choose(const TacticsRules *rules, const TacticsState *s, const Frame *frame, uint8_t row,
                       uint8_t own_at, uint8_t at) {
    return row_card(s, row, at)->shield == NONE &&
           tactics_filter_fits(s, row, own_at, &effect_of(rules, frame)->which, at);
}

// Checks a card of a row chosen for the asking card's effect.
static Verdict choice_check(const TacticsRules *rules, const TacticsState *s, const Frame *frame, uint8_t row,
                            uint8_t at) {
    uint8_t own_row, own_at;
    if (row >= s->rows_dealt)
        return NO_SUCH_ROW;
    if (at >= row_count(s, row))
        return BAD_POSITION;
    if (!tactics_find(s, frame->copy, &own_row, &own_at) || row != own_row)
        return BAD_CHOICE;
    return may_choose(rules, s, frame, row, own_at, at) ? VERDICT_OK : BAD_CHOICE;
}

static Verdict remove_check(const TacticsRules *rules, const TacticsState *s, const Frame *frame,
                            const Command *command) {
    if (is_decline(command))
        return effect_of(rules, frame)->optional ? VERDICT_OK : NOT_OPTIONAL;
    if (command->card != NONE)
        return command->card == UNKNOWN ? UNKNOWN_CARD : BAD_CHOICE;
    return choice_check(rules, s, frame, command->from, command->at);
}

static void list_remove(const TacticsRules *rules, const TacticsState *s, const Frame *frame, List *list) {
    uint8_t row, own_at;
    const Same same = only(VERB_PICK);
    if (tactics_find(s, frame->copy, &row, &own_at))
        for (uint8_t at = 0; at < row_count(s, row); at++)
            if (may_choose(rules, s, frame, row, own_at, at))
                list_place(list, same, row, at);
    if (effect_of(rules, frame)->optional)
        list_next(list, same);
}

// Where the card at row, at may go. Positions count after the gap has closed (rules §6.6); `without` is the
// table at that time.
static Verdict destination_check(const TacticsRules *rules, const TacticsState *without, uint8_t row,
                                 uint8_t at, uint8_t to_row, uint8_t to_at) {
    if (to_row >= without->rows_dealt)
        return NO_SUCH_ROW;
    if (to_row == row && to_at == at)
        return BAD_POSITION; // not a move: it is there already
    const Places places = row_places(rules, without, to_row);
    return insert_check(&places, to_at);
}

static Verdict move_check(const TacticsRules *rules, const TacticsState *s, const Frame *frame,
                          const Command *command) {
    if (is_decline(command))
        return effect_of(rules, frame)->optional ? VERDICT_OK : NOT_OPTIONAL;
    const Verdict verdict = choice_check(rules, s, frame, command->from, command->at);
    if (verdict != VERDICT_OK)
        return verdict;
    TacticsState without;
    tactics_copy_table(&without, s);
    tactics_take(&without, command->from, command->at);
    return destination_check(rules, &without, command->from, command->at, command->to, command->to_at);
}

// The positions in a row after its unshielded card at `at` has been taken out.
static Places places_without(const TacticsRules *rules, const TacticsState *s, const Board *board,
                             uint8_t row, uint8_t at) {
    TacticsState without;
    Places places = board->row[row];
    if (!(row_traits(rules, s, row) & (TRAIT_CLOSES | TRAIT_BLOCKS))) {
        if (at < places.first)
            places.first--;
        places.last--;
        return places;
    }
    tactics_copy_table(&without, s);
    tactics_take(&without, row, at);
    return row_places(rules, &without, row);
}

// Adds every destination of this card. `board` is the table before the move; only the row that the card
// leaves differs afterwards.
static void list_destinations(const TacticsRules *rules, const TacticsState *s, const Board *board, Same same,
                              uint8_t from, uint8_t at, List *list) {
    const Places left = places_without(rules, s, board, from, at);
    for (uint8_t row = 0; row < ROWS; row++) {
        const Places *places = row == from ? &left : &board->row[row];
        if (!places->dealt)
            continue;
        for (uint8_t to = places->first; to <= places->last && list->count < list->enough; to++) {
            if (row == from && to == at)
                continue;
            Command *place = list_place(list, same, from, at);
            place->to = row;
            place->to_at = to;
        }
    }
}

static void list_move(const TacticsRules *rules, const TacticsState *s, const Frame *frame, List *list) {
    uint8_t row, own_at;
    const Same same = only(VERB_MOVE);
    if (tactics_find(s, frame->copy, &row, &own_at)) {
        Board board;
        find_board(rules, s, TRAIT_ANYWHERE, &board);
        for (uint8_t at = 0; at < row_count(s, row) && list->count < list->enough; at++)
            if (may_choose(rules, s, frame, row, own_at, at))
                list_destinations(rules, s, &board, same, row, at, list);
    }
    if (effect_of(rules, frame)->optional)
        list_next(list, same);
}

// Returns true if the asking card may summon the ship at this position (rules §6.4).
static bool can_summon_from_row(const TacticsRules *rules, const TacticsState *s, const Frame *frame,
                                uint8_t own_row, uint8_t row, uint8_t at) {
    const TableCard *card = row_card(s, row, at);
    return row != own_row && card->up && card->shield == NONE &&
           tactics_filter_fits_card(s, copy_seat(frame->copy), &effect_of(rules, frame)->which, card->copy);
}

static bool can_summon_from_hand(const TacticsRules *rules, const TacticsState *s, const Frame *frame,
                                 uint8_t card) {
    return tactics_filter_fits_card(s, frame->seat, &effect_of(rules, frame)->which,
                                    copy_of(frame->seat, card));
}

static Verdict summon_check(const TacticsRules *rules, const TacticsState *s, const Frame *frame,
                            const Command *command) {
    uint8_t row, at;
    if (is_decline(command))
        return effect_of(rules, frame)->optional ? VERDICT_OK : NOT_OPTIONAL;
    if (!tactics_find(s, frame->copy, &row, &at) || tactics_row_is_closed(rules, s, row))
        return BAD_CHOICE;
    if (command->card != NONE) {
        if (command->card == UNKNOWN)
            return UNKNOWN_CARD;
        if (command->from != NONE || command->at != NONE)
            return BAD_CHOICE;
        if (!tactics_pile_has(&s->hand[frame->seat], command->card))
            return NOT_IN_HAND;
        return can_summon_from_hand(rules, s, frame, command->card) ? VERDICT_OK : BAD_CHOICE;
    }
    if (command->from >= s->rows_dealt)
        return NO_SUCH_ROW;
    if (command->at >= row_count(s, command->from))
        return BAD_POSITION;
    return can_summon_from_row(rules, s, frame, row, command->from, command->at) ? VERDICT_OK : BAD_CHOICE;
}

static void list_summon(const TacticsRules *rules, const TacticsState *s, const Frame *frame, List *list) {
    uint8_t own_row, own_at, cards[DECK_MAX];
    const Same same = only(VERB_PICK);
    if (tactics_find(s, frame->copy, &own_row, &own_at) && !tactics_row_is_closed(rules, s, own_row)) {
        const uint8_t count = sorted_hand(s, frame->seat, cards);
        for (uint8_t i = 0; i < count; i++)
            if (can_summon_from_hand(rules, s, frame, cards[i]))
                list_next(list, same)->card = cards[i];
        for (uint8_t row = 0; row < s->rows_dealt; row++)
            for (uint8_t at = 0; at < row_count(s, row); at++)
                if (can_summon_from_row(rules, s, frame, own_row, row, at))
                    list_place(list, same, row, at);
    }
    if (effect_of(rules, frame)->optional)
        list_next(list, same);
}

static Verdict offer_check(const TacticsState *s, const Frame *frame, const Command *command) {
    if (command->card == UNKNOWN)
        return UNKNOWN_CARD;
    return command->card == NONE || tactics_pile_has(&s->hand[frame->seat], command->card) ? VERDICT_OK
                                                                                           : NOT_IN_HAND;
}

static void list_offer(const TacticsState *s, const Frame *frame, List *list) {
    uint8_t cards[DECK_MAX];
    const uint8_t count = sorted_hand(s, frame->seat, cards);
    const Same same = only(VERB_OFFER);
    for (uint8_t i = 0; i < count; i++)
        list_next(list, same)->card = cards[i];
    list_next(list, same);
}

static bool is_team_armada(const TacticsRules *rules, const TacticsState *s, const Frame *frame, uint8_t at,
                           const uint8_t *parts) {
    return are_friends(s, copy_seat(row_card(s, frame->a, at)->copy), frame->seat) &&
           tactics_power_is_zeroer(rules, s, frame->a, at, parts);
}

static Verdict armada_check(const TacticsRules *rules, const TacticsState *s, const Frame *frame,
                            const Command *command) {
    uint8_t parts[TABLE_MAX];
    if (is_decline(command))
        return NOT_OPTIONAL;
    if (command->from >= s->rows_dealt)
        return command->card == NONE ? NO_SUCH_ROW : BAD_CHOICE;
    if (command->card != NONE || command->from != frame->a)
        return BAD_CHOICE;
    if (command->at >= row_count(s, frame->a))
        return BAD_POSITION;
    tactics_block_row(rules, s, frame->a, parts);
    return is_team_armada(rules, s, frame, command->at, parts) ? VERDICT_OK : BAD_CHOICE;
}

static void list_armada(const TacticsRules *rules, const TacticsState *s, const Frame *frame, List *list) {
    uint8_t parts[TABLE_MAX];
    tactics_block_row(rules, s, frame->a, parts);
    const Same same = only(VERB_PICK);
    for (uint8_t at = 0; at < row_count(s, frame->a); at++)
        if (is_team_armada(rules, s, frame, at, parts))
            list_place(list, same, frame->a, at);
}

// ---- all decisions

static const uint8_t frame_verbs[] = {
    [FRAME_HANDED] = VERB_PLACE,      [FRAME_REMOVE] = VERB_PICK, [FRAME_MOVE] = VERB_MOVE,
    [FRAME_SUMMON] = VERB_PICK,       [FRAME_PUT] = VERB_PUT,     [FRAME_SEE_HANDS] = VERB_ACK,
    [FRAME_NEGOTIATION] = VERB_OFFER, [FRAME_ARMADA] = VERB_PICK};

static int list_all(const TacticsRules *rules, const TacticsState *s, Command *out, int capacity,
                    int enough) {
    List list;
    list.out = out; // set field by field: `spare` need not be zeroed
    list.count = 0;
    list.capacity = capacity;
    list.enough = enough;
    const Frame *frame = tactics_state_top(s);
    if (frame == NULL || s->phase == PHASE_GAME_OVER)
        return 0;
    switch ((FrameKind)frame->kind) {
    case FRAME_TURN:
        list_turn(rules, s, frame->seat, &list);
        break;
    case FRAME_HANDED:
    case FRAME_PUT: {
        Board board;
        find_board(rules, s, rules->trait[frame->a], &board);
        const Same same = only(frame_verbs[frame->kind]);
        list_places(rules, &board, frame->a, same, &list);
        break;
    }
    case FRAME_REMOVE:
        list_remove(rules, s, frame, &list);
        break;
    case FRAME_MOVE:
        list_move(rules, s, frame, &list);
        break;
    case FRAME_SUMMON:
        list_summon(rules, s, frame, &list);
        break;
    case FRAME_SEE_HANDS: {
        list_next(&list, only(VERB_ACK));
        break;
    }
    case FRAME_NEGOTIATION:
        list_offer(s, frame, &list);
        break;
    case FRAME_ARMADA:
        list_armada(rules, s, frame, &list);
        break;
    case FRAME_REVEAL:
    case FRAME_SHIELD:
        break; // never on top while a seat is asked
    }
    return list.count;
}

int tactics_legal_commands(const TacticsRules *rules, const TacticsState *s, Command *out, int capacity) {
    return list_all(rules, s, out, capacity, INT_MAX);
}

int tactics_legal_first(const TacticsRules *rules, const TacticsState *s, Command *out, int capacity) {
    return list_all(rules, s, out, capacity, capacity);
}

// Fields that the verb does not use must be unused, or two different commands would mean the same.
static bool is_tidy(const Command *command) {
    enum {
        CARD = 1,
        WITH = 2,
        PLACE = 4,
        DESTINATION = 8,
        LIST = 16
    };
    static const uint8_t used[] = {[VERB_PLAY] = CARD | WITH | PLACE,
                                   [VERB_HAND_OVER] = CARD | WITH,
                                   [VERB_PASS] = LIST,
                                   [VERB_PLACE] = PLACE,
                                   [VERB_PICK] = CARD | PLACE,
                                   [VERB_MOVE] = PLACE | DESTINATION,
                                   [VERB_PUT] = PLACE,
                                   [VERB_OFFER] = CARD,
                                   [VERB_ACK] = 0};
    if (command->verb > VERB_ACK || command->count > COMMAND_LIST_MAX)
        return false;
    static const uint8_t zeros[COMMAND_LIST_MAX];
    const size_t cards = (used[command->verb] & LIST) ? command->count : 0;
    // a size known at compile time lets memcmp be inlined
    if (cards == 0 ? memcmp(command->list, zeros, COMMAND_LIST_MAX) != 0
                   : memcmp(command->list + cards, zeros, COMMAND_LIST_MAX - cards) != 0)
        return false;
    return ((used[command->verb] & CARD) || command->card == NONE) &&
           ((used[command->verb] & WITH) || command->with == NONE) &&
           ((used[command->verb] & PLACE) || (command->from == NONE && command->at == NONE)) &&
           ((used[command->verb] & DESTINATION) || (command->to == NONE && command->to_at == NONE)) &&
           ((used[command->verb] & LIST) || command->count == 0);
}

Verdict tactics_legal_check(const TacticsRules *rules, const TacticsState *s, Seat seat,
                            const Command *command) {
    const Frame *frame = tactics_state_top(s);
    if (s->phase == PHASE_GAME_OVER || frame == NULL)
        return GAME_OVER;
    if (seat != frame->seat)
        return NOT_YOUR_TURN;
    if (!is_tidy(command))
        return BAD_CHOICE;
    if (frame->kind == FRAME_TURN)
        return turn_check(rules, s, seat, command);
    if (command->verb != frame_verbs[frame->kind])
        return BAD_CHOICE;
    switch ((FrameKind)frame->kind) {
    case FRAME_HANDED:
    case FRAME_PUT:
        return tactics_put_check(rules, s, frame->a, command->from, command->at);
    case FRAME_REMOVE:
        return remove_check(rules, s, frame, command);
    case FRAME_MOVE:
        return move_check(rules, s, frame, command);
    case FRAME_SUMMON:
        return summon_check(rules, s, frame, command);
    case FRAME_NEGOTIATION:
        return offer_check(s, frame, command);
    case FRAME_ARMADA:
        return armada_check(rules, s, frame, command);
    default:
        return VERDICT_OK; // see hands: only acknowledged
    }
}
