// SPDX-License-Identifier: MIT
// The functions that Star Empires adds to the screens around its table.
#include "app/tables/star_empires/screens.h"

const GameScreens empires_screens = {
    .result = empires_result_line,
    .result_tie = empires_result_tie,
    .result_how = empires_result_how,
    .result_story = empires_result_story,
    .course_goal = empires_course_goal,
    .draw_result = empires_draw_result,
    .result_height = empires_result_height,
    .result_facts = empires_result_facts,
    .moment_painting = empires_moment_painting,
    .moment_ship = empires_moment_ship,
    .moment_words = empires_moment_words,
    .gallery = &empires_gallery,
    .draw_map = empires_map_sketch,
    .fill = empires_rules_words,
    .example_size = empires_example_size,
    .example_draw = empires_example_draw,
    .example_compose = empires_example_compose,
    .open_examples = true,
};
