// SPDX-License-Identifier: MIT
// Implements Game (engine/game.h) for Star Empires, and executes commands.
#include "games/star_empires/star_empires.h"

#include "engine/game.h"
#include "games/star_empires/flow.h"
#include "games/star_empires/setup.h"
#include "games/star_empires/view.h"
#include "games/star_empires/views.h"

static const char *const variants[] = {"standard", "hegemony", "long", "no_truce", NULL};
static const char *const flags[] = {NULL};
static const NumberOption numbers[] = {
    {"hegemony", 0, 99}, {"truce", 0, 200}, {"round_limit", 0, 200}, {NULL, 0, 0}};
static const OptionWords option_words[] = {{"variant", NULL, NULL, NULL}, {NULL, NULL, NULL, NULL}};
static const char *const refusals[] = {"ok",      "e_game_over", "e_not_your_decision",
                                       "e_phase", "e_choice",    "e_card",
                                       "e_kind",  "e_cards_max", "e_target",
                                       "e_units", "e_moved",     "e_reach",
                                       "e_site",  "e_credits",   "e_pile",
                                       NULL};
static const char *const whole[] = {"stacks", NULL};

#define KEY(key_, kind_, field_)                                                                             \
    { .key = (key_), .kind = (kind_), .field = (field_) }
#define KEY_THE_CARD KEY("card", KEY_CARD, COMMAND_CARD)
#define KEY_TERRITORY(key_, field_)                                                                          \
    { .key = (key_), .kind = KEY_ID, .field = (field_), .table = TABLE_TERRITORIES }
#define KEY_UNIT(key_)                                                                                       \
    { .key = (key_), .kind = KEY_ID, .field = COMMAND_WITH, .table = TABLE_UNITS }
#define KEY_GROUP                                                                                            \
    { .key = "units", .kind = KEY_COUNTS, .field = COMMAND_LIST, .table = TABLE_UNITS, .min = 1 }
#define KEY_FUNCTIONS                                                                                        \
    { .key = "cards", .kind = KEY_CARDS, .field = COMMAND_LIST, .mark = "negate" }
static const Verb verbs[] = {
    [VERB_DISCARD] = {.name = "discard", .keys = {KEY_THE_CARD}},
    [VERB_DRAW] = {.name = "draw"},
    [VERB_MOVE] = {.name = "move",
                   .keys = {KEY_THE_CARD, KEY_TERRITORY("from", COMMAND_FROM),
                            KEY_TERRITORY("to", COMMAND_TO), KEY_GROUP},
                   .sampled = true},
    [VERB_PLAY] = {.name = "play",
                   .keys = {KEY_THE_CARD, KEY("target", KEY_SEAT, COMMAND_TO_AT),
                            KEY_TERRITORY("at", COMMAND_AT)},
                   .sampled = true},
    [VERB_END_MOVES] = {.name = "end_moves", .passes = true},
    [VERB_DONE] = {.name = "done", .passes = true},
    [VERB_DECOYS] = {.name = "decoys"},
    [VERB_INTERCEPT] = {.name = "intercept",
                        .keys = {KEY_TERRITORY("from", COMMAND_FROM), KEY_TERRITORY("to", COMMAND_TO),
                                 KEY_GROUP},
                        .sampled = true},
    [VERB_NONE] = {.name = "none", .passes = true},
    [VERB_SECURITY] = {.name = "security"},
    [VERB_ACK] = {.name = "ack"},
    [VERB_ROLL_BARE] = {.name = "roll"},
    [VERB_ROLL] = {.name = "roll", .keys = {KEY_FUNCTIONS}, .sampled = true},
    [VERB_PASS] = {.name = "pass", .passes = true},
    [VERB_ATTACK] = {.name = "attack"},
    [VERB_ATTACK_WITH] = {.name = "attack", .keys = {KEY_FUNCTIONS}, .sampled = true},
    [VERB_MISSION] = {.name = "mission"},
    [VERB_FIGHT] = {.name = "fight"},
    [VERB_PEACE] = {.name = "peace"},
    [VERB_COMMIT_BARE] = {.name = "commit"},
    [VERB_COMMIT] = {.name = "commit", .keys = {KEY_FUNCTIONS}},
    [VERB_LOSE] = {.name = "lose", .keys = {KEY_UNIT("unit")}},
    [VERB_RETREAT] = {.name = "retreat", .keys = {KEY_TERRITORY("to", COMMAND_TO)}},
    [VERB_BUILD_MARK] =
        {.name = "build",
         .keys = {{.key = "what", .kind = KEY_WORD, .field = COMMAND_WITH, .words = empires_mark_words},
                  KEY_TERRITORY("at", COMMAND_AT)}},
    [VERB_BUILD] = {.name = "build", .keys = {KEY_UNIT("what"), KEY_TERRITORY("at", COMMAND_AT)}},
    [VERB_END_TURN] = {.name = "end_turn", .passes = true},
    [VERB_DISBAND] = {.name = "disband", .keys = {KEY_UNIT("unit"), KEY_TERRITORY("at", COMMAND_AT)}},
    [VERB_CONCEDE] = {.name = "concede", .resigns = true},
    {.name = NULL},
};

static Seat to_act(const void *rules, const void *state) {
    (void)rules;
    return decider(state);
}

static int legal(const void *rules, const void *state, Command *out, int capacity) {
    return empires_legal(rules, state, out, capacity);
}

static Verdict judge(const void *rules, const void *state, Seat seat, const Command *command) {
    return empires_judge(rules, state, seat, command);
}

// ---- executing commands

static uint8_t place_of(const Flow *flow, uint8_t territory) {
    return chart_of(flow->rules, flow->s)->place_of[territory];
}

// Starts moving the first group of a card, or another one.
static void move(const Flow *flow, Seat seat, const Command *command, bool another) {
    const uint8_t from = place_of(flow, command->from), to = place_of(flow, command->to);
    if (another) {
        empires_begin_move(flow, flow->s->move.card, from, to, command->list, flow->s->move.groups - 1);
        return;
    }
    const int groups = card_effect(&flow->rules->card[command->card], OP_MOVE)->groups;
    empires_spend(flow, seat, command->card, SEAT_NONE, NONE);
    empires_begin_move(flow, command->card, from, to, command->list, groups - 1);
}

static void discard(const Flow *flow, Seat seat, uint8_t card, AskKind asked) {
    empires_discard(flow, seat, card);
    if (asked == ASK_DRAW)
        empires_ask(flow, ASK_DRAW, seat, NONE);
    else if (asked == ASK_SABOTAGE)
        flow->s->deed.left--;
}

static void end_turn(const Flow *flow) {
    empires_enter(flow, PHASE_UPKEEP);
    empires_pay_upkeep(flow);
}

static void play(const Flow *flow, Seat seat, const Command *command) {
    if (flow->s->phase == PHASE_BUILD)
        empires_earn(flow, seat, command);
    else
        empires_play(flow, seat, command);
}

static void begin(const Flow *flow, Seat seat, const Command *command, AskKind asked) {
    EmpiresState *s = flow->s;
    switch ((EmpiresVerb)command->verb) {
    case VERB_DISCARD:
        discard(flow, seat, command->card, asked);
        break;
    case VERB_DRAW:
        empires_draw_cards(flow, seat);
        break;
    case VERB_MOVE:
        move(flow, seat, command, asked == ASK_FLEET);
        break;
    case VERB_PLAY:
        play(flow, seat, command);
        break;
    case VERB_END_MOVES:
        empires_enter(flow, PHASE_EXPLORE);
        break;
    case VERB_DONE:
        s->move.groups = 0;
        break;
    case VERB_DECOYS:
    case VERB_INTERCEPT:
        empires_answer_move(flow, seat, command);
        break;
    case VERB_NONE:
        if (asked == ASK_REACT)
            empires_answer_move(flow, seat, command);
        else
            empires_answer_aimed_card(flow, false);
        break;
    case VERB_SECURITY:
        empires_answer_aimed_card(flow, true);
        break;
    case VERB_ACK:
        memset(&s->deed, 0, sizeof s->deed);
        break;
    case VERB_ROLL:
        empires_roll(flow, seat, command);
        break;
    case VERB_LOSE:
        empires_lose(flow, command->with);
        break;
    case VERB_RETREAT:
        empires_retreat(flow, place_of(flow, command->to));
        break;
    case VERB_BUILD_MARK:
    case VERB_BUILD:
        empires_build(flow, seat, command);
        break;
    case VERB_END_TURN:
        end_turn(flow);
        break;
    case VERB_DISBAND:
        empires_disband(flow, seat, place_of(flow, command->at), command->with);
        break;
    case VERB_CONCEDE:
        empires_concede(flow, seat);
        break;
    case VERB_PASS:
        if (asked != ASK_DIPLOMACY)
            empires_answer_meeting(flow, seat, command);
        break;
    default:
        empires_answer_meeting(flow, seat, command);
        break;
    }
}

void empires_execute(const Flow *flow, Seat seat, const Command *command) {
    const AskKind asked = (AskKind)flow->s->ask;
    flow->s->ask = ASK_NOTHING;
    begin(flow, seat, command, asked);
    empires_run(flow);
}

static Verdict apply(const void *rules, void *state, Seat seat, const Command *command, Rng *rng,
                     EventList *events) {
    const Flow flow = {rules, state, rng, events};
    const Verdict verdict = empires_judge(rules, state, seat, command);
    if (verdict == VERDICT_OK)
        empires_execute(&flow, seat, command);
    return verdict;
}

static void proceed(const void *rules, void *state, const Command *command, Rng *rng) {
    const Flow flow = {rules, state, rng, NULL};
    empires_execute(&flow, decider(state), command);
}

// Points are systems. Before the end, the seat that would win now counts as ahead.
void empires_result(const void *rules, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]) {
    const EmpiresState *s = state;
    const Seat best = is_over(s) ? s->winner : empires_best_by_census(rules, s, false);
    memset(points, 0, SEATS_MAX * sizeof *points);
    memset(winner, 0, SEATS_MAX * sizeof *winner);
    for (Seat seat = 0; seat < s->seats; seat++) {
        points[seat] = (int16_t)empires_systems(s, seat);
        winner[seat] = seat == best;
    }
}

static HashSum hash(const void *state, HashSum sum) {
    const EmpiresState *s = state;
    return hash_part(sum, state, 0, offsetof(EmpiresState, stack) + s->stack_count * sizeof s->stack[0]);
}

static uint16_t turns(const void *state) {
    return pair(((const EmpiresState *)state)->turns);
}

const Game star_empires_game = {
    .id = "star_empires",
    .rules_version = 2,
    .seats_min = 2,
    .seats_max = EMPIRES_SEATS,
    .rules_bytes = sizeof(EmpiresRules),
    .state_bytes = sizeof(EmpiresState),
    .view_bytes = sizeof(EmpiresView),
    .standpoint_bytes = sizeof(EmpiresStandpoint),
    .variants = variants,
    .flags = flags,
    .numbers = numbers,
    .maps = &empires_maps,
    .option_words = option_words,
    .refusals = refusals,
    .verbs = verbs,
    .tables = empires_tables,
    .table_count = TABLE_COUNT,
    .card_table = TABLE_CARDS,
    .seat_table = TABLE_RACES,
    .style_offset = offsetof(RaceDef, style),
    .pack_files = empires_pack_files,
    .pack_file_count = EMPIRES_PACK_FILES,
    .about = empires_key_docs,
    .prepare = empires_prepare,
    .warnings = empires_warnings,
    .texts = empires_texts,
    .picture = empires_picture,
    .options_ok = empires_options_ok,
    .setup = empires_setup,
    .scripted_luck = true,
    .position_schema = &empires_position_schema,
    .position_bytes = sizeof(EmpiresPosition),
    .position = empires_position,
    .try_out = empires_try_out,
    .hash = hash,
    .to_act = to_act,
    .legal = legal,
    .judge = judge,
    .apply = apply,
    .view = empires_view,
    .open_view = empires_open_view,
    .reveals = empires_reveals,
    .standpoint = empires_standpoint,
    .sample = empires_sample,
    .hidden = empires_hidden,
    .playout = empires_playout,
    .proceed = proceed,
    .horizon = empires_horizon,
    .simulations_most = 3000,
    .estimate = empires_estimate,
    .estimate_odds = 9100, // measured over 4000 games of rollouts against each other
    .feature_names = empires_feature_names,
    .features = empires_features,
    .turns_on = empires_turns_on,
    .net_turns = 1,
    .weigh = empires_weigh,
    .consider = empires_consider,
    .report = empires_report,
    .whole = whole,
    .result = empires_result,
    .check = empires_check,
    .turns = turns,
    .story = &empires_story,
};
