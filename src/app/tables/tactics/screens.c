// SPDX-License-Identifier: MIT
// The functions that Tactics adds to the screens around its table.
#include "app/tables/tactics/screens.h"

const GameScreens tactics_screens = {
    .result = tactics_result_parts,
    .result_tie = tactics_result_tie,
    .draw_result = tactics_draw_result_tiles,
    .result_painting = tactics_result_painting,
    .result_height = tactics_result_tiles_height,
    .result_facts = tactics_result_facts,
    .moment_painting = tactics_moment_painting,
    .moment_words = tactics_moment_words,
    .gallery = &tactics_gallery,
    .fill = tactics_rules_words,
    .example_size = tactics_example_size,
    .example_draw = tactics_example_draw,
    .example_compose = tactics_example_compose,
};
