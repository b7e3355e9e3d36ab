// SPDX-License-Identifier: MIT
// What Tactics adds to the screens around its table, signed; and its targets' pictures made ahead of need.
#include "app/tables/tactics/screens.h"

static void ahead(App *app, const void *looks) {
    for (uint8_t i = 0; looks != NULL && i < tactics_looks_rules(looks)->target_count; i++) {
        const TargetLook look = tactics_target_look(looks, i);
        target_art_ahead(app->pictures, &look);
    }
}

const GameScreens tactics_screens = {
    .result = tactics_result_parts,
    .result_tie = tactics_result_tie,
    .draw_result = tactics_draw_result_tiles,
    .result_height = tactics_result_tiles_height,
    .result_facts = tactics_result_facts,
    .gallery = &tactics_gallery,
    .fill = tactics_rules_words,
    .example_size = tactics_example_size,
    .example_draw = tactics_example_draw,
    .example_prepare = tactics_example_prepare,
    .ahead = ahead,
};
