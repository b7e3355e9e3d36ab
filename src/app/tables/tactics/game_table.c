// SPDX-License-Identifier: MIT
// The function tables of Tactics' table, for the kit.
#include "app/kit/game_table.h"
#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_show.h"
#include "app/kit/game_things.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/log.h"
#include "app/tables/tactics/screens.h"
#include "app/tables/tactics/speech.h"
#include "app/tables/tactics/tactics.h"
#include "games/tactics/tactics.h"

static const GameBoard board = {
    .begin = tactics_begin,
    .lay = tactics_lay,
    .cards = tactics_cards,
    .place = tactics_place,
    .reset = tactics_reset,
    .refresh = tactics_refresh,
    .moved = tactics_moved,
    .took_over = tactics_took_over,
    .regions = tactics_regions,
    .action_box = tactics_action_box,
    .action_box_held = tactics_action_box_held,
    .draw_board = tactics_draw_board,
    .draw_dock = tactics_draw_dock,
    .part = tactics_part,
    .regions_above = tactics_shown_hands_regions,
    .update = tactics_scoring_update,
    .banner_low = true,
};

static const GameCardLook card_look = {
    .open = tactics_looks_open,
    .close = tactics_looks_close,
    .card = tactics_look,
    .back_label = tactics_back_label,
    .marks = tactics_marks,
    .draw_seats = tactics_draw_panels,
    .hand_card = tactics_hand_card,
    .reads_low = true,
    .draw_card = tactics_draw_view_card,
    .top = tactics_top,
    .draw_numbers = tactics_draw_numbers_above,
    .draw_above = tactics_draw_over_board,
    .marks_back = tactics_marks_back,
};

static const GameShow show = {
    .empty = tactics_empty,
    .event = tactics_show,
    .pause = tactics_pause,
    .motion = tactics_motion,
    .lands = tactics_lands,
    .add_sounds = tactics_add_sounds,
    .compose = tactics_compose,
    .moment = tactics_moment,
    .weights = tactics_weights,
    .event_kinds = EVENT_COUNT,
    .concerns = tactics_concerns,
    .sentence = tactics_log_sentence,
    .line_seat = tactics_log_seat,
    .line_card = tactics_log_card,
    .begin = tactics_show_begin,
    .scene_title = tactics_scene_title,
    .skip = tactics_scoring_skip,
    .telling = tactics_scoring_is_told,
};

static const GameHands hands = {
    .undo_word = tactics_undo_word,
    .give_up = "give_up",
    .give_up_leaves = true, // its rules have no command for it
    .click = tactics_click,
    .button = tactics_button,
    .key = tactics_key,
    .answers = tactics_hit_answers,
    .picked = tactics_picked,
    .places = tactics_places,
    .unpick = tactics_unpick,
    .take_up = tactics_take_up,
    .laid = tactics_laid,
    .laid_hint = tactics_laid_hint,
    .drop = tactics_drop,
    .refuse = tactics_refuse,
    .refusal = tactics_refusal,
    .aim = tactics_aim,
    .wheel = tactics_wheel,
    .hover = tactics_hover,
};

static const GameThings things = {
    .thing = tactics_thing,
    .thing_at = tactics_thing_at,
    .held = tactics_held,
    .shows_large = tactics_shows_large,
    .draw_facts = tactics_draw_row_facts,
    .popup_centre = tactics_popup_centre,
    .shows_all = tactics_fans,
    .note = tactics_note,
    .draw_thing = tactics_draw_rail_thing,
    .inspect = tactics_inspect,
    .inspect_boxes = tactics_inspect_boxes,
    .inspect_regions = tactics_inspect_regions,
    .is_there = tactics_is_there,
    .inspect_back = tactics_inspect_back,
};

static const GameNumbers numbers = {
    .command_places = tactics_command_places,
    .hint_place = tactics_hint_place,
    .hint_why = tactics_hint_why,
    .is_number = tactics_is_number,
    .pointed = tactics_pointed,
    .explain = tactics_explain,
    .forecast = tactics_forecast,
    .forecast_within = tactics_forecast_within,
};

const GameTable tactics_game_table = {
    .game = &tactics_game,
    .own_bytes = sizeof(TacticsTable),
    .zones = ZONES,
    .hand_zone = ZONE_HAND,
    .estimate_unit = 1,
    .unit = "common.vp",
    .counted = "common.counted",
    .board = &board,
    .look = &card_look,
    .show = &show,
    .hands = &hands,
    .things = &things,
    .numbers = &numbers,
    .speech = &tactics_speech,
    .screens = &tactics_screens,
};
