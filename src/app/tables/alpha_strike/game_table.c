// SPDX-License-Identifier: MIT
// The function tables of Alpha Strike's table, for the kit.
#include "app/kit/game_table.h"
#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_show.h"
#include "app/kit/game_things.h"
#include "app/kit/hurry.h"
#include "app/tables/alpha_strike/alpha_strike.h"
#include "app/tables/alpha_strike/draw.h"
#include "app/tables/alpha_strike/screens.h"
#include "app/tables/alpha_strike/speech.h"
#include "games/alpha_strike/alpha_strike.h"

static const GameBoard board = {
    .begin = strike_begin,
    .lay = strike_lay,
    .cards = strike_cards,
    .place = strike_place,
    .reset = strike_reset,
    .refresh = strike_refresh,
    .moved = strike_moved,
    .moves = strike_threat_moves,
    .took_over = strike_took_over,
    .update = strike_update,
    .regions = strike_regions,
    .action_box = strike_action_box,
    .is_out = strike_is_out,
    .action_box_held = strike_action_box_held,
    .part = strike_part,
    .draw_board = strike_draw_board,
    .draw_dock = strike_draw_dock,
    .wanted_for = strike_wanted_for,
};

static const GameCardLook card_look = {
    .open = strike_looks_open,
    .close = strike_looks_close,
    .card = strike_look,
    .hand_card = strike_hand_card,
    .draw_card = strike_draw_card,
    .top = strike_top,
    .draw_flying = strike_draw_dice,
    .draw_above = strike_draw_above,
    .reads_low = true,
};

static const GameShow show = {
    .moment = strike_moment,
    .skip = strike_threat_skip,
    .empty = strike_empty,
    .event = strike_show,
    .events = strike_events,
    .weights = strike_weights,
    .concerns = strike_concerns,
    .event_kinds = EVENT_COUNT,
    .pause_passes = pause_is_of_others,
    .held_left = strike_held_left,
    .pause = strike_pause,
    .motion = strike_motion,
    .lands = strike_lands,
    .add_sounds = strike_add_sounds,
    .compose = strike_compose,
    .sentence = strike_sentence,
    .line_card = strike_line_card,
};

static const GameHands hands = {
    .undo_word = strike_undo_word,
    .give_up = "do.give_up",
    .give_up_hint = strike_give_up_hint,
    .give_up_verb = VERB_CONCEDE,
    .click = strike_click,
    .button = strike_button,
    .key = strike_key,
    .picked = strike_picked,
    .unpick = strike_unpick,
    .places = strike_places,
    .answers = strike_hit_answers,
    .take_up = strike_take_up,
    .drop = strike_drop,
    .refuse = strike_refuse,
    .aim = strike_aim,
    .wheel = strike_wheel,
    .hover = strike_hover,
};

static const GameThings things = {
    .thing = strike_thing,
    .thing_at = strike_thing_at,
    .held = strike_held,
    .shows_large = strike_shows_large,
    .is_there = strike_is_there,
    .inspect_boxes = strike_inspect_boxes,
    .inspect = strike_inspect,
    .inspect_regions = strike_inspect_regions,
    .draw_facts = strike_draw_facts,
    .draw_thing = strike_draw_thing,
};

static const GameNumbers numbers = {
    .hint_place = strike_hint_place,
    .hint_source = strike_hint_source,
    .hint_why = strike_hint_why,
    .is_number = strike_is_number,
    .explain = strike_explain,
    .forecast = strike_forecast,
    .forecast_within = strike_forecast_within,
};

const GameTable alpha_strike_game_table = {
    .game = &alpha_strike_game,
    .estimate_unit = 1000,
    .unit = "strike.unit",
    .counted = "strike.counted",
    .own_bytes = sizeof(StrikeTable),
    .zones = ZONES,
    .hand_zone = ZONE_HAND,
    .board = &board,
    .look = &card_look,
    .show = &show,
    .hands = &hands,
    .things = &things,
    .numbers = &numbers,
    .speech = &strike_speech,
    .screens = &strike_screens,
};
