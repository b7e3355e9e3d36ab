// SPDX-License-Identifier: MIT
// What Tactics adds to the screens around its table, signed; and its targets' pictures made ahead of need.
#include "app/tables/tactics/screens.h"

static void ahead(App *app, const void *looks) {
    for (uint8_t i = 0; looks != NULL && i < table_looks_rules(looks)->target_count; i++) {
        const TargetLook look = table_target_look(looks, i);
        target_art_ahead(app->pictures, &look);
    }
}

const GameScreens tactics_screens = {
    .result = result_parts,
    .result_tie = result_tie,
    .draw_result = draw_result_tiles,
    .result_height = result_tiles_height,
    .result_facts = result_facts,
    .gallery = &tactics_gallery,
    .fill = rules_words,
    .example_size = example_size,
    .example_draw = example_draw,
    .example_prepare = example_prepare,
    .ahead = ahead,
};
