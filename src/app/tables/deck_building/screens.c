// SPDX-License-Identifier: MIT
// The functions that the deck-building game adds to the screens around its table.
#include "app/tables/deck_building/screens.h"

const GameScreens building_screens = {
    .result = building_result_line,
    .result_tie = building_result_tie,
    .course_goal = building_course_goal,
    .draw_result = building_draw_result,
    .result_wear = building_result_wear,
    .result_height = building_result_height,
    .victory_scene = building_victory_scene,
    .result_facts = building_result_facts,
    .gallery = &building_gallery,
    .fill = building_rules_words,
    .example_size = building_example_size,
    .example_draw = building_example_draw,
    .example_compose = building_example_compose,
};
