// SPDX-License-Identifier: MIT
// Implements Game (engine/game.h) for Alpha Strike, and executes commands.
#include "games/alpha_strike/alpha_strike.h"

#include "engine/game.h"
#include "games/alpha_strike/flow.h"
#include "games/alpha_strike/setup.h"
#include "games/alpha_strike/views.h"
#include "games/alpha_strike/worth.h"

#include <string.h>

static const char *const variants[] = {"standard", "by_the_book", NULL};
static const char *const flags[] = {NULL};
static const char *const refusals[] = {"ok",
                                       "e_game_over",
                                       "e_not_your_decision",
                                       "e_attack_forbidden",
                                       "e_already_played",
                                       "e_phase",
                                       "e_card",
                                       "e_kind",
                                       "e_target",
                                       "e_power",
                                       "e_not_appropriate",
                                       "e_choice",
                                       "e_track_full",
                                       NULL};

#define KEY(key_, kind_, field_)                                                                             \
    { .key = (key_), .kind = (kind_), .field = (field_) }
#define KEY_THE_CARD KEY("card", KEY_CARD, COMMAND_CARD)
#define KEY_CARD_OR_NONE                                                                                     \
    { .key = "card", .kind = KEY_CARD, .field = COMMAND_CARD, .none = "none" }
#define KEY_TRACK(key_, field_)                                                                              \
    { .key = (key_), .kind = KEY_WORD, .field = (field_), .words = strike_track_words }
#define KEY_THE_TRACK KEY_TRACK("track", COMMAND_FROM)
#define KEY_THE_CRAFT KEY("craft", KEY_CARD, COMMAND_WITH)
static const Verb verbs[] = {
    [VERB_ALLOCATE] = {.name = "allocate",
                       .keys = {{.key = "track",
                                 .kind = KEY_WORD,
                                 .field = COMMAND_FROM,
                                 .none = "none",
                                 .words = strike_track_words}}},
    [VERB_DISCARD] = {.name = "discard", .keys = {KEY_CARD_OR_NONE}},
    [VERB_DRAW] = {.name = "draw", .follows = true},
    [VERB_PLAY] = {.name = "play", .keys = {KEY_THE_CARD, KEY_THE_TRACK}},
    [VERB_REROUTE] =
        {.name = "play",
         .keys = {KEY_THE_CARD,
                  KEY_TRACK("from", COMMAND_FROM),
                  KEY_TRACK("to", COMMAND_TO),
                  {.key = "amount", .kind = KEY_NUMBER, .field = COMMAND_AT, .min = 1, .max = 9}}},
    [VERB_PASS] = {.name = "pass"},
    [VERB_ATTACK] = {.name = "attack",
                     .keys = {KEY_THE_CARD, KEY("target", KEY_SEAT, COMMAND_TO), KEY_THE_TRACK,
                              KEY_THE_CRAFT}},
    [VERB_DEFEND] = {.name = "defend", .keys = {KEY_CARD_OR_NONE}},
    [VERB_COUNTER] = {.name = "counter", .keys = {KEY_CARD_OR_NONE, KEY_THE_TRACK, KEY_THE_CRAFT}},
    [VERB_END_TURN] = {.name = "end_turn"},
    [VERB_CONCEDE] = {.name = "concede", .resigns = true},
    {.name = NULL},
};

static Seat to_act(const void *rules, const void *state) {
    (void)rules;
    return decider(state);
}

static int legal(const void *rules, const void *state, Command *out, int capacity) {
    return strike_legal(rules, state, out, capacity);
}

static Verdict judge(const void *rules, const void *state, Seat seat, const Command *command) {
    return strike_judge(rules, state, seat, command);
}

// ---- executing commands

static void allocate(const Flow *flow, Seat seat, uint8_t track) {
    const ShipState *ship = &flow->s->seat[seat];
    if (track != TRACK_NONE)
        strike_set_power(flow, seat, track,
                         ship->power[track] + flow->rules->ship[ship->ship].increment[track], POWER_ALLOCATED,
                         NONE);
    strike_begin_phase(flow, PHASE_DISCARD);
}

static void discard(const Flow *flow, Seat seat, uint8_t card) {
    if (card != NONE) {
        cards_take(&flow->s->seat[seat].hand, card);
        cards_add(&flow->s->discard, card);
        strike_emit_card(flow, EVENT_DISCARD, seat, card, NONE);
    }
    strike_begin_phase(flow, PHASE_DRAW);
}

static void draw(const Flow *flow, Seat seat) {
    strike_draw_cards(flow, seat, flow->rules->hand_size - flow->s->seat[seat].hand.count);
    strike_begin_phase(flow, PHASE_ACTION);
}

static void launch(const Flow *flow, Seat seat, uint8_t card) {
    cards_add(&flow->s->seat[seat].craft, card);
    strike_emit_card(flow, EVENT_LAUNCH, seat, card, NONE);
    strike_pay(flow, seat, flow->rules->card[card].cost, card);
    strike_begin_phase(flow,
                       strike_attacks_after_launch(flow->rules, flow->s, seat) ? PHASE_COMBAT : PHASE_END);
}

// The card goes to the discard pile at once, but is not reshuffled until its effects are done (rules §4).
static void act(Flow *flow, Seat seat, const Command *command) {
    const CardDef *card = &flow->rules->card[command->card];
    const AbilityUse deed = {.seat = seat,
                             .target = SEAT_NONE,
                             .card = command->card,
                             .track = command->from,
                             .craft = NONE,
                             .command = command};
    cards_add(&flow->s->discard, command->card);
    flow->playing = 1;
    strike_emit_card(flow, EVENT_PLAY, seat, command->card, NONE);
    strike_pay(flow, seat, card->cost, command->card);
    strike_run_abilities(flow, card->ability, card->ability_count, ON_PLAY, &deed);
    flow->playing = 0;
    strike_begin_phase(flow, PHASE_END);
}

static void play(Flow *flow, Seat seat, const Command *command) {
    const CardDef *card = &flow->rules->card[command->card];
    flow->s->played = 1;
    cards_take(&flow->s->seat[seat].hand, command->card);
    if (card->kind == KIND_CRAFT)
        launch(flow, seat, command->card);
    else
        act(flow, seat, command);
}

static void pass(const Flow *flow, Seat seat) {
    const bool in_action = flow->s->phase == PHASE_ACTION;
    Event event = event_of(EVENT_PASS, seat);
    event.row = flow->s->phase;
    strike_emit(flow, event);
    strike_begin_phase(flow, in_action ? PHASE_COMBAT : PHASE_END);
}

static void concede(const Flow *flow, Seat seat) {
    strike_emit(flow, event_of(EVENT_CONCEDE, seat));
    strike_eliminate(flow, seat, DESTROYED_BY_ITSELF);
    strike_continue_after_concede(flow);
}

void strike_execute(Flow *flow, Seat seat, const Command *command) {
    switch ((StrikeVerb)command->verb) {
    case VERB_ALLOCATE:
        allocate(flow, seat, command->from);
        break;
    case VERB_DISCARD:
        discard(flow, seat, command->card);
        break;
    case VERB_DRAW:
        draw(flow, seat);
        break;
    case VERB_PLAY:
    case VERB_REROUTE:
        play(flow, seat, command);
        break;
    case VERB_PASS:
        pass(flow, seat);
        break;
    case VERB_ATTACK:
        strike_declare_attack(flow, seat, command->to, command);
        break;
    case VERB_DEFEND:
        strike_answer_attack(flow, command);
        break;
    case VERB_COUNTER:
        strike_answer_counter(flow, command);
        break;
    case VERB_END_TURN:
        strike_next_turn(flow);
        break;
    case VERB_CONCEDE:
        concede(flow, seat);
        break;
    case VERB_COUNT:
        break;
    }
}

static Verdict apply(const void *rules, void *state, Seat seat, const Command *command, Rng *rng,
                     EventList *events) {
    const Verdict verdict = strike_judge(rules, state, seat, command);
    if (verdict != VERDICT_OK)
        return verdict;
    Flow flow = {.rules = rules, .s = state, .rng = rng, .events = events};
    strike_execute(&flow, seat, command);
    return VERDICT_OK;
}

// The last ship wins (rules §9); in a draw all remaining ships win (rules §11). Before the end, the seat with
// the most hull counts as ahead, then the one with the most shields.
void strike_result(const void *rules, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]) {
    const StrikeState *s = state;
    int best = 0, rank[STRIKE_SEATS];
    (void)rules;
    memset(points, 0, SEATS_MAX * sizeof *points);
    memset(winner, 0, SEATS_MAX * sizeof *winner);
    for (Seat seat = 0; seat < s->seats; seat++) {
        points[seat] = s->seat[seat].hull;
        rank[seat] = s->seat[seat].alive ? s->seat[seat].hull * 10 + s->seat[seat].power[TRACK_SHIELD] : -1;
        if (rank[seat] > best)
            best = rank[seat];
    }
    for (Seat seat = 0; seat < s->seats; seat++)
        winner[seat] = s->phase == PHASE_OVER ? s->seat[seat].alive : rank[seat] == best;
}

// ---- hashes

// Hashes are kept in saved games, and depend on where a byte lies. So they are made of an image of the state
// as it was when a deck had 80 cards and 12 attacks could wait; what goes beyond that lies behind it.
#define PILE_THEN 80
#define STACK_THEN 12

typedef struct PileImage {
    uint8_t count, card[PILE_THEN];
} PileImage;

typedef struct ShipImage {
    uint8_t ship[offsetof(ShipState, hand)];
    PileImage hand, craft;
} ShipImage;

typedef struct StrikeImage {
    uint8_t begin[offsetof(StrikeState, seat)];
    ShipImage seat[STRIKE_SEATS];
    PileImage deck, discard;
    uint8_t stack_count;
    AttackState stack[STACK_THEN];
    uint8_t by_the_book[HASH_BLOCK];
    // From here on always hashed apart, and only where something lies.
    uint8_t cards[2 * STRIKE_SEATS + 2][DECK_MAX - PILE_THEN]; // in the order of the piles above
    AttackState attacks[STACK_MAX - STACK_THEN];
} StrikeImage;

#define PART(field) offsetof(StrikeImage, field)

// hash() reads these in whole blocks, so that nothing that lies behind them is read.
_Static_assert(sizeof(((StrikeImage *)0)->stack) % HASH_BLOCK == 0, "hashed in whole blocks");
_Static_assert(sizeof(((StrikeImage *)0)->cards[0]) % HASH_BLOCK == 0, "hashed in whole blocks");
_Static_assert(sizeof(((StrikeImage *)0)->attacks) % HASH_BLOCK == 0, "hashed in whole blocks");
_Static_assert(sizeof(StrikeState) - offsetof(StrikeState, by_the_book) == HASH_BLOCK, "copied as a block");
_Static_assert(offsetof(StrikeImage, attacks) + sizeof(((StrikeImage *)0)->attacks) == sizeof(StrikeImage) &&
                   sizeof(StrikeImage) ==
                       PART(cards) + sizeof(((StrikeImage *)0)->cards) + sizeof(((StrikeImage *)0)->attacks),
               "bytes only");

static void draw_pile(const Cards *cards, PileImage *image, uint8_t beyond[DECK_MAX - PILE_THEN]) {
    image->count = cards->count;
    memcpy(image->card, cards->card, PILE_THEN);
    if (cards->count > PILE_THEN)
        memcpy(beyond, cards->card + PILE_THEN, DECK_MAX - PILE_THEN);
}

// Members for what goes beyond are left alone where nothing does.
static void draw_image(const StrikeState *s, StrikeImage *image) {
    memcpy(image->begin, s, sizeof image->begin);
    for (Seat seat = 0; seat < STRIKE_SEATS; seat++) {
        memcpy(image->seat[seat].ship, &s->seat[seat], sizeof image->seat[seat].ship);
        draw_pile(&s->seat[seat].hand, &image->seat[seat].hand, image->cards[2 * seat]);
        draw_pile(&s->seat[seat].craft, &image->seat[seat].craft, image->cards[2 * seat + 1]);
    }
    draw_pile(&s->deck, &image->deck, image->cards[2 * STRIKE_SEATS]);
    draw_pile(&s->discard, &image->discard, image->cards[2 * STRIKE_SEATS + 1]);
    image->stack_count = s->stack_count;
    memcpy(image->stack, s->stack, sizeof image->stack);
    memcpy(image->by_the_book, &s->by_the_book, sizeof image->by_the_book);
    if (s->stack_count > STACK_THEN)
        memcpy(image->attacks, s->stack + STACK_THEN, sizeof image->attacks);
}

static HashSum hash_cards(HashSum sum, const StrikeImage *image, size_t from, int pile) {
    const uint8_t *bytes = (const uint8_t *)image, count = bytes[from];
    const size_t near = count < PILE_THEN ? count : PILE_THEN;
    sum = hash_part(sum, bytes, from, offsetof(PileImage, card) + near);
    return count > PILE_THEN
               ? hash_part(sum, bytes, PART(cards) + (size_t)pile * sizeof image->cards[0], count - near)
               : sum;
}

static HashSum hash_stack(HashSum sum, const StrikeImage *image) {
    const uint8_t *bytes = (const uint8_t *)image, count = image->stack_count;
    const size_t near = count < STACK_THEN ? count : STACK_THEN;
    sum = hash_part(sum, bytes, PART(stack), near * sizeof image->stack[0]);
    return count > STACK_THEN
               ? hash_part(sum, bytes, PART(attacks), (count - near) * sizeof image->attacks[0])
               : sum;
}

static HashSum hash(const void *state, HashSum sum) {
    const StrikeState *s = state;
    StrikeImage image;
    const uint8_t *bytes = (const uint8_t *)&image;
    draw_image(s, &image);
    sum = hash_part(sum, bytes, 0, PART(seat));
    for (Seat seat = 0; seat < s->seats; seat++) {
        const size_t from = PART(seat) + seat * sizeof image.seat[0];
        sum = hash_part(sum, bytes, from, sizeof image.seat[0].ship);
        sum = hash_cards(sum, &image, from + offsetof(ShipImage, hand), 2 * seat);
        sum = hash_cards(sum, &image, from + offsetof(ShipImage, craft), 2 * seat + 1);
    }
    sum = hash_cards(sum, &image, PART(deck), 2 * STRIKE_SEATS);
    sum = hash_cards(sum, &image, PART(discard), 2 * STRIKE_SEATS + 1);
    sum = hash_part(sum, bytes, PART(stack_count), 1);
    if (s->by_the_book)
        sum = hash_part(sum, bytes, PART(by_the_book), 1);
    return hash_stack(sum, &image);
}

// Without what came with the variant by the book. Games of that time have no larger decks.
#define FORMAT_1_BYTES PART(by_the_book)

static void format_1(const void *state, uint8_t *out) {
    StrikeImage image;
    draw_image(state, &image);
    memcpy(out, &image, FORMAT_1_BYTES);
}

static uint16_t turns(const void *state) {
    return turn_of(state);
}

const Game alpha_strike_game = {
    .id = "alpha_strike",
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = STRIKE_SEATS,
    .rules_bytes = sizeof(StrikeRules),
    .state_bytes = sizeof(StrikeState),
    .format_1_bytes = FORMAT_1_BYTES,
    .format_1 = format_1,
    .view_bytes = sizeof(StrikeView),
    .standpoint_bytes = sizeof(StrikeStandpoint),
    .variants = variants,
    .flags = flags,
    .refusals = refusals,
    .verbs = verbs,
    .tables = strike_tables,
    .table_count = TABLE_COUNT,
    .card_table = TABLE_CARDS,
    .seat_table = TABLE_SHIPS,
    .style_offset = offsetof(ShipDef, style),
    .pack_files = strike_pack_files,
    .pack_file_count = STRIKE_PACK_FILES,
    .about = strike_key_docs,
    .prepare = strike_prepare,
    .warnings = strike_warnings,
    .texts = strike_texts,
    .picture = strike_picture,
    .options_ok = strike_options_ok,
    .setup = strike_setup,
    .position_schema = &strike_position_schema,
    .position_bytes = sizeof(StrikePosition),
    .position = strike_position,
    .try_out = strike_try_out,
    .hash = hash,
    .to_act = to_act,
    .legal = legal,
    .judge = judge,
    .apply = apply,
    .view = strike_view,
    .open_view = strike_open_view,
    .reveals = strike_reveals,
    .standpoint = strike_standpoint,
    .sample = strike_sample,
    .hidden = strike_hidden,
    .playout = strike_playout,
    .horizon = strike_horizon,
    .estimate = strike_estimate,
    .feature_names = strike_feature_names,
    .features = strike_features,
    .turns_on = strike_turns_on,
    .weigh = strike_weigh,
    .report = strike_report,
    .result = strike_result,
    .check = strike_check,
    .turns = turns,
    .story = &strike_story,
};
