// SPDX-License-Identifier: MIT
// The function tables of Star Empires' table, for the kit.
#include "app/kit/game_table.h"
#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_show.h"
#include "app/kit/game_things.h"
#include "app/tables/star_empires/screens.h"
#include "app/tables/star_empires/speech.h"
#include "app/tables/star_empires/star_empires.h"
#include "app/tables/star_empires/table.h"
#include "games/star_empires/star_empires.h"

static const GameBoard board = {
    .begin = empires_begin,
    .lay = empires_lay,
    .cards = empires_cards,
    .place = empires_place,
    .reset = empires_reset,
    .refresh = empires_refresh,
    .moved = empires_moved,
    .moves = empires_moments_run,
    .is_out = empires_is_out,
    .took_over = empires_took_over,
    .update = empires_update,
    .regions = empires_regions,
    .action_box = empires_action_box,
    .part = empires_part,
    .tell = empires_table_trace,
    .draw_board = empires_draw_board,
    .draw_dock = empires_draw_dock,
    .wanted_for = empires_wanted_for,
};

static const GameCardLook card_look = {
    .open = empires_looks_open,
    .close = empires_looks_close,
    .card = empires_look,
    .hand_card = empires_hand_card,
    .draw_card = empires_draw_card,
    .top = empires_top,
    .draw_flying = empires_draw_moving,
};

static const GameShow show = {
    .begin = empires_show_begins,
    .moment = empires_moment,
    .event = empires_show,
    .events = empires_events,
    .weights = empires_weights,
    .summary = &empires_summary,
    .pause_passes = empires_pause_passes,
    .held_left = empires_held_left,
    .event_kinds = EVENT_COUNT,
    .add_sounds = empires_add_sounds,
    .pause = empires_pause,
    .recap_held_ms = 1600,
    .recap_most_ms = 3000,
    .recap_short = 5,
    .scene_title = empires_scene_title,
    .beats = empires_takes_thought,
    .runs = empires_runs,
    .motion = empires_motion,
    .lands = empires_lands,
    .skip = empires_moment_skip,
    .sentence = empires_sentence,
};

static const GameHands hands = {
    .undo_word = empires_undo_word,
    .give_up = "empires.give_up",
    .give_up_later = true,
    .give_up_hint = empires_give_up_hint,
    .give_up_verb = VERB_CONCEDE,
    .click = empires_click,
    .button = empires_button,
    .key = empires_key,
    .picked = empires_picked,
    .unpick = empires_unpick,
    .places = empires_places,
    .answers = empires_hit_answers,
    .take_up = empires_take_up,
    .drop = empires_drop,
    .refuse = empires_refuse,
    .aim = empires_pointed,
    .wheel = empires_wheel,
    .pan = empires_pan,
    .hover = empires_hover,
};

static const GameThings things = {
    .thing = empires_thing,
    .thing_at = empires_thing_at,
    .held = empires_held,
    .shows_large = empires_shows_large,
    .popup_aside = empires_popup_aside,
    .is_there = empires_is_there,
    .inspect_boxes = empires_inspect_boxes,
    .inspect = empires_inspect,
    .inspect_regions = empires_inspect_regions,
};

static const GameNumbers numbers = {
    .hint_place = empires_hint_place,
    .hint_source = empires_hint_source,
    .is_number = empires_is_number,
    .explain = empires_explain,
};

const GameTable star_empires_game_table = {
    .game = &star_empires_game,
    .estimate_unit = 0,
    .unit = "empires.systems",
    .counted = "empires.counted",
    .unit_sign = "glyphs/target-planet.svg",
    .own_bytes = sizeof(EmpiresTable),
    .zones = AT_ZONES,
    .hand_zone = AT_HAND,
    .board = &board,
    .look = &card_look,
    .show = &show,
    .hands = &hands,
    .things = &things,
    .numbers = &numbers,
    .speech = &empires_speech,
    .screens = &empires_screens,
};
