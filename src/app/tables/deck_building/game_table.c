// SPDX-License-Identifier: MIT
// The function tables of the deck-building game's table, for the kit.
#include "app/kit/game_table.h"
#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_show.h"
#include "app/kit/game_things.h"
#include "app/kit/hurry.h"
#include "app/tables/deck_building/deck_building.h"
#include "app/tables/deck_building/draw.h"
#include "app/tables/deck_building/screens.h"
#include "app/tables/deck_building/speech.h"
#include "games/deck_building/deck_building.h"

static const GameBoard board = {
    .begin = building_begin,
    .lay = building_lay,
    .cards = building_cards,
    .place = building_place,
    .reset = building_reset,
    .refresh = building_refresh,
    .moved = building_moved,
    .took_over = building_took_over,
    .update = building_update,
    .regions = building_regions,
    .action_box = building_action_box,
    .part = building_part,
    .draw_board = building_draw_board,
    .draw_dock = building_draw_dock,
    .wanted_for = building_wanted_for,
    .tell = building_table_trace,
};

static const GameCardLook card_look = {
    .open = building_looks_open,
    .close = building_looks_close,
    .card = building_look,
    .hand_card = building_hand_card,
    .draw_card = building_draw_card,
    .top = building_top,
    .draw_above = building_draw_above,
};

static const GameShow show = {
    .moment = building_moment,
    .empty = building_empty,
    .begin = building_show_begin,
    .event = building_show,
    .events = building_events,
    .weights = building_weights,
    .concerns = building_concerns,
    .event_kinds = EVENT_COUNT,
    .pause_passes = pause_is_of_others,
    .pause = building_pause,
    .scene_title = building_scene_title,
    .beats = building_beats,
    .runs = building_runs,
    .calm = building_calm,
    .turn_most_ms = 4200, // at the usual speed three seconds, and what lasts besides
    .rush_most = building_rush_most,
    .lands = building_lands,
    .add_sounds = building_add_sounds,
    .landed = building_landed,
    .motion = building_motion,
    .compose = building_compose,
    .sentence = building_sentence,
    .line_card = building_line_card,
};

static const GameHands hands = {
    .undo_word = building_undo_word,
    .give_up = "building.give_up",
    .give_up_verb = VERB_CONCEDE,
    .give_up_leaves = true,
    .give_up_hint = building_give_up_hint,
    .click = building_click,
    .button = building_button,
    .key = building_key,
    .picked = building_picked,
    .unpick = building_unpick,
    .places = building_places,
    .answers = building_hit_answers,
    .take_up = building_take_up,
    .drop = building_drop,
    .refuse = building_refuse,
    .wheel = building_wheel,
    .hover = building_hover,
    .aim = building_pointed,
};

static const GameThings things = {
    .thing = building_thing,
    .thing_at = building_thing_at,
    .held = building_held,
    .shows_large = building_shows_large,
    .is_there = building_is_there,
    .inspect_boxes = building_inspect_boxes,
    .inspect = building_inspect,
    .inspect_regions = building_inspect_regions,
    .draw_facts = building_draw_facts,
    .note = building_note,
    .draw_thing = building_draw_thing,
    .draw_nothing = building_draw_overview,
};

static const GameNumbers numbers = {
    .command_places = building_command_places,
    .hint_place = building_hint_place,
    .hint_why = building_hint_why,
    .is_number = building_is_number,
    .explain = building_explain,
    .forecast = building_forecast,
    .forecast_within = building_forecast_within,
};

const GameTable deck_building_game_table = {
    .game = &deck_building_game,
    .estimate_unit = 0,
    .unit = "common.vp",
    .counted = "common.counted",
    .own_bytes = sizeof(BuildingTable),
    .zones = AT_ZONES,
    .hand_zone = AT_HAND,
    .board = &board,
    .look = &card_look,
    .show = &show,
    .hands = &hands,
    .things = &things,
    .numbers = &numbers,
    .speech = &building_speech,
    .screens = &building_screens,
};
