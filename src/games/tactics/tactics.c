// SPDX-License-Identifier: MIT
// Implements Game (engine/game.h) for Tactics.
#include "games/tactics/tactics.h"
#include "games/tactics/commands.h"

#include "engine/game.h"
#include "games/tactics/flow.h"
#include "games/tactics/position.h"
#include "games/tactics/setup.h"
#include "games/tactics/standpoint.h"
#include "games/tactics/views.h"

#include <string.h>

static const char *const variants[] = {"standard", "alliances", "blind_trust", NULL};
static const char *const flags[] = {"short", "top_secret", NULL};
static const char *const refusals[] = {
    "ok",           "not_your_turn", "no_decision",         "not_in_hand",   "no_such_row",
    "row_closed",   "bad_position",  "shielded_in_the_way", "cannot_shield", "shields_alone",
    "not_optional", "bad_choice",    "unknown_card",        "game_over",     NULL};

#define KEY(key_, kind_, field_)                                                                             \
    { .key = (key_), .kind = (kind_), .field = (field_) }
#define KEY_ROW KEY("row", KEY_PLACE, COMMAND_FROM)
#define KEY_POS KEY("pos", KEY_PLACE, COMMAND_AT)
#define KEY_THE_CARD KEY("card", KEY_CARD, COMMAND_CARD)
#define KEY_ITS_SHIELD KEY("shield", KEY_CARD, COMMAND_WITH)
#define KEY_NO KEY("none", KEY_DECLINE, COMMAND_CARD)
static const Verb verbs[] = {
    [VERB_PLAY] = {.name = "play", .keys = {KEY_THE_CARD, KEY_ITS_SHIELD, KEY_ROW, KEY_POS}},
    [VERB_HAND_OVER] = {.name = "hand_over", .keys = {KEY_THE_CARD, KEY_ITS_SHIELD}},
    [VERB_PASS] = {.name = "pass", .keys = {KEY("discard", KEY_CARDS, COMMAND_LIST)}, .passes = true},
    [VERB_PLACE] = {.name = "place", .keys = {KEY_ROW, KEY_POS}},
    [VERB_PICK] = {.name = "pick", .keys = {KEY_ROW, KEY_POS, KEY("hand", KEY_CARD, COMMAND_CARD), KEY_NO}},
    [VERB_MOVE] = {.name = "move",
                   .keys = {KEY_ROW, KEY_POS, KEY("to_row", KEY_PLACE, COMMAND_TO),
                            KEY("to_pos", KEY_PLACE, COMMAND_TO_AT), KEY_NO}},
    [VERB_PUT] = {.name = "put", .keys = {KEY_ROW, KEY_POS}},
    [VERB_OFFER] = {.name = "offer", .keys = {KEY_THE_CARD, KEY_NO}},
    [VERB_ACK] = {.name = "ack"},
    {.name = NULL},
};

static Seat to_act(const void *rules, const void *state) {
    (void)rules;
    const TacticsState *s = state;
    const Frame *top = tactics_state_top(s);
    return s->phase == PHASE_GAME_OVER || top == NULL ? SEAT_NONE : top->seat;
}

static int legal(const void *rules, const void *state, Command *out, int capacity) {
    return tactics_legal_commands(rules, state, out, capacity);
}

static Verdict judge(const void *rules, const void *state, Seat seat, const Command *command) {
    return tactics_legal_check(rules, state, seat, command);
}

static void carry_out(const void *rules, void *state, const Command *command, Rng *rng, EventList *events) {
    Flow flow = {.rules = rules, .s = state, .rng = rng, .events = events};
    tactics_answer(&flow, command);
    tactics_flow_run(&flow);
}

static Verdict apply(const void *rules, void *state, Seat seat, const Command *command, Rng *rng,
                     EventList *events) {
    const Verdict verdict = tactics_legal_check(rules, state, seat, command);
    if (verdict == VERDICT_OK)
        carry_out(rules, state, command, rng, events);
    return verdict;
}

static void proceed(const void *rules, void *state, const Command *command, Rng *rng) {
    carry_out(rules, state, command, rng, NULL);
}

static int planets_of(const TacticsRules *rules, const TacticsState *s, Seat pile) {
    int count = 0;
    for (uint8_t i = 0; i < s->won_count; i++)
        count += s->won_by[i] == pile && rules->target[s->won[i]].kind == TARGET_KIND_PLANET;
    return count;
}

// Most points win, then most planets; then the win is shared (rules §3.4). A team wins or loses together.
void tactics_result(const void *data, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]) {
    const TacticsRules *rules = data;
    const TacticsState *s = state;
    int best = -1, rank[TACTICS_SEATS];
    memset(points, 0, SEATS_MAX * sizeof *points);
    memset(winner, 0, SEATS_MAX * sizeof *winner);
    for (Seat seat = 0; seat < s->seats; seat++) {
        int parts[3];
        points[seat] = (int16_t)tactics_points_of(rules, s, seat, parts);
        rank[seat] = points[seat] * (TARGETS_MAX + 1) + planets_of(rules, s, tactics_pile_of(s, seat));
        if (rank[seat] > best)
            best = rank[seat];
    }
    for (Seat seat = 0; seat < s->seats; seat++)
        winner[seat] = rank[seat] == best;
}

static uint16_t turns(const void *state) {
    const TacticsState *s = state;
    return (uint16_t)(s->turns[0] | s->turns[1] << 8);
}

const Game tactics_game = {
    .id = "tactics",
    .rules_version = 2,
    .seats_min = 2,
    .seats_max = TACTICS_SEATS,
    .rules_bytes = sizeof(TacticsRules),
    .state_bytes = sizeof(TacticsState),
    .view_bytes = sizeof(TacticsView),
    .notebook_bytes = sizeof(TacticsNotebook),
    .standpoint_bytes = sizeof(TacticsStandpoint),
    .variants = variants,
    .flags = flags,
    .refusals = refusals,
    .verbs = verbs,
    .tables = tactics_tables,
    .table_count = TABLE_COUNT,
    .card_table = TABLE_CARDS,
    .seat_table = TABLE_FACTIONS,
    .style_offset = offsetof(FactionDef, style),
    .pack_files = tactics_pack_files,
    .pack_file_count = TACTICS_PACK_FILES,
    .about = tactics_key_docs,
    .prepare = tactics_prepare,
    .warnings = tactics_warnings,
    .texts = tactics_texts,
    .picture = tactics_picture,
    .options_ok = tactics_options_ok,
    .setup = tactics_setup,
    .position_schema = &tactics_position_schema,
    .position_bytes = sizeof(TacticsPosition),
    .position = tactics_position,
    .try_out = tactics_try_out,
    .hash = tactics_hash,
    .to_act = to_act,
    .legal = legal,
    .judge = judge,
    .apply = apply,
    .view = tactics_view,
    .open_view = tactics_open_view,
    .reveals = tactics_reveals,
    .remember = tactics_remember,
    .standpoint = tactics_standpoint,
    .sample = tactics_sample,
    .hidden = tactics_hidden,
    .playout = tactics_playout,
    .playouts_learn = true,
    .proceed = proceed,
    .horizon = tactics_horizon,
    .estimate = tactics_estimate,
    .held = tactics_hand_worth,
    .weigh = tactics_weigh,
    .report = tactics_report,
    .score = tactics_score,
    .result = tactics_result,
    .check = tactics_check,
    .turns = turns,
    .story = &tactics_story,
};
