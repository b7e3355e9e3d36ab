// SPDX-License-Identifier: MIT
#include "rule_cards.h"
#include "screen_stage.h"

#include "app/kit/game_looks.h"
#include "app/kit/game_screens.h"
#include "app/screens/gallery_filter.h"

#define WHOLE_W 300.0F // logical, as in kit/rail.c
#define WHOLE_H 420.0F

typedef struct RuleCards {
    GameLooks looks;
} RuleCards;

static void layout(App *app, void *self) {
    game_looks_renew(&((RuleCards *)self)->looks, app);
}

static void leave(App *app, void *self) {
    (void)app;
    game_looks_drop(&((RuleCards *)self)->looks);
}

// One over the other: nothing is painted, and texts on cards are told all the same.
static void draw_list(App *app, const GameLooks *looks, const GalleryList *list) {
    const float scale = gfx_layout(app->gfx).scale;
    for (int item = 0; list->card != NULL && item < list->count(app); item++) {
        CardLook look = list->look(app, looks->looks, item);
        CardPlace place = card_place(CARD_DETAIL, 0, 0, scale * WHOLE_W);
        place.height = scale * WHOLE_H;
        look.says_kind = true;
        card_art_draw(app->gfx, &look, &place);
    }
}

static void draw(App *app, void *self) {
    const RuleCards *cards = self;
    const GalleryFacets *facets = gallery_facets(app);
    for (int i = 0; i < facets->lists && cards->looks.looks != NULL; i++)
        draw_list(app, &cards->looks, facets->list[i]);
}

static const Screen rule_cards_screen = {
    .name = "cards", .state_bytes = sizeof(RuleCards), .layout = layout, .leave = leave, .draw = draw};

bool rule_cards_show(const char *game) {
    loop_leave(stage_app);
    frame_end_game(stage_app);
    if (!stage_choose(game))
        return false;
    app_show(stage_app, &rule_cards_screen);
    return stage_run();
}
