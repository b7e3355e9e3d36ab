// SPDX-License-Identifier: MIT
// The functions that Alpha Strike adds to the screens around its table.
#include "app/tables/alpha_strike/screens.h"

const GameScreens strike_screens = {
    .course_steps = true,
    .result = strike_result_line,
    .result_margin = "strike.margin",
    .result_tie = strike_result_tie,
    .draw_result = strike_draw_result,
    .result_height = strike_result_height,
    .result_painting = strike_result_painting,
    .result_facts = strike_result_facts,
    .moment_words = strike_moment_words,
    .moment_painting = strike_moment_painting,
    .gallery = &strike_gallery,
    .fill = strike_rules_words,
    .example_size = strike_example_size,
    .example_draw = strike_example_draw,
    .example_compose = strike_example_compose,
};
