// SPDX-License-Identifier: MIT
#include "rule_cards.h"
#include "screen_stage.h"

#include "app/kit/game_looks.h"
#include "app/kit/game_screens.h"
#include "app/screens/gallery_filter.h"

#include <math.h>
#include <string.h>

#define WHOLE_W 300.0F // logical, as in kit/rail.c
#define WHOLE_H 420.0F
#define SMALL_W 128.0F // pixels: a card that lies there in the smallest of usual windows,
#define TILE_W 232.0F  // and a target

typedef struct RuleCards {
    GameLooks looks;
} RuleCards;

static void layout(App *app, void *self) {
    game_looks_update(&((RuleCards *)self)->looks, app);
}

static void leave(App *app, void *self) {
    (void)app;
    game_looks_finish(&((RuleCards *)self)->looks);
}

// One over the other: nothing is painted, and texts on cards are told all the same.
static void draw_list(App *app, const GameLooks *looks, const GalleryList *list) {
    const float scale = gfx_layout(app->gfx).scale;
    for (int item = 0; list->draw == NULL && item < gallery_count(app, list); item++) {
        CardLook look = gallery_look(app, looks->looks, list, item);
        CardPlace place = card_place(CARD_DETAIL, 0, 0, scale * WHOLE_W);
        place.height = scale * WHOLE_H;
        look.says_kind = true;
        card_art_draw(app->gfx, &look, &place);
        place = card_place(CARD_TABLE, 0, 0, SMALL_W);
        card_art_draw(app->gfx, &look, &place);
    }
}

// What has its name above its goals.
static void draw_targets(App *app, const GameLooks *looks, const GalleryList *list) {
    const bool named = strcmp(list->id, "space") == 0 || strcmp(list->id, "targets") == 0;
    for (int item = 0; named && list->draw != NULL && item < gallery_count(app, list); item++)
        list->draw(app, looks->looks, item, gfx_rect(0, 0, TILE_W, roundf(TILE_W * 0.394F)), false);
}

static void draw(App *app, void *self) {
    const RuleCards *cards = self;
    const GalleryLists *lists = gallery_lists(app);
    for (int i = 0; i < lists->count && cards->looks.looks != NULL; i++) {
        draw_list(app, &cards->looks, lists->list[i]);
        draw_targets(app, &cards->looks, lists->list[i]);
    }
}

static const Screen rule_cards_screen = {.name = "cards",
                                         .state_bytes = sizeof(RuleCards),
                                         .least_h = GFX_USUAL_H,
                                         .layout = layout,
                                         .leave = leave,
                                         .draw = draw};

bool rule_cards_show(const char *game) {
    loop_leave(stage_app);
    frame_end_game(stage_app);
    if (!stage_choose(game))
        return false;
    app_show(stage_app, &rule_cards_screen);
    return stage_run();
}
