// SPDX-License-Identifier: MIT
// The cards of the row on the stage of its scoring: each side's stand above its sum, dark until they are
// counted. The one being counted is draw_verdict.c's.
#include "app/kit/stage_view.h"
#include "app/tables/tactics/draw.h"

#include <math.h>

#define CARD_W 156.0F // units of the stage
#define HEAD_H 132.0F // … above them,
#define LEAD_H 44.0F  // below them: the small crown of who leads,
#define EDGE 22.0F    // beside them
#define STEP 1.06F    // of a card's width to the next one
#define WAITS 0.62F   // how dark what has not been counted is

static bool is_of_side(const CardTable *table, int row, int at, Seat side) {
    const Zone *zone = &table->scene.zone[row];
    const Seat owner = table->scene.sprite[zone->sprite[at]].now.owner;
    return owner == side ||
           (tactics_sums_teams(table) && owner < seen(table)->seats && tactics_ally(table, owner) == side);
}

// So many of the side's cards lie above that one in the row.
static int cards_of_side(const CardTable *table, int row, Seat side, int end) {
    int count = 0;
    for (int at = 0; at < end && at < table->scene.zone[row].count; at++)
        count += is_of_side(table, row, at, side);
    return count;
}

GfxRect tactics_stage_card(const CardTable *table, const StageFan *fan, int row, int at) {
    const GfxRect room = fan->room;
    const float natural = card_art_height(CARD_TABLE, 100) / 100;
    const int count = cards_of_side(table, row, fan->side, LANE_MAX);
    const float top = room.y + stage_px(fan->stage, HEAD_H),
                bottom = fan->sums - stage_px(fan->stage, LEAD_H);
    const float w = floorf(fminf(stage_px(fan->stage, CARD_W), (bottom - top) / natural));
    const float wide = room.w - 2 * stage_px(fan->stage, EDGE) - w;
    const float step = count > 1 ? fminf(w * STEP, wide / (float)(count - 1)) : 0;
    const float x = room.x + (room.w - w - step * (float)(count - 1)) / 2;
    const int place = cards_of_side(table, row, fan->side, at);
    return gfx_rect(roundf(x + step * (float)place), roundf(bottom - w * natural), w, roundf(w * natural));
}

// True once the card has changed a sum, or when all has been counted: then of those that have.
bool tactics_stage_is_counted(const CardTable *table, int at) {
    const TableScored *scored = &own(table)->scored;
    for (int i = 0; i < scored->steps && (float)i < scored->done; i++)
        if (scored->step[i].part.from.at == at)
            return true;
    return false;
}

void tactics_draw_stage_cards(App *app, const CardTable *table, const StageFan *fan, int row) {
    const Zone *zone = &table->scene.zone[row];
    for (int at = 0; at < zone->count; at++) {
        if (!is_of_side(table, row, at, fan->side))
            continue;
        const GfxRect box = tactics_stage_card(table, fan, row, at);
        if (box.w < 24)
            continue;
        const CardPlace place = card_place(CARD_TABLE, box.x, box.y, box.w);
        const GfxPaint dark = paint_solid(color_alpha(COLOR_SPACE, WAITS));
        tactics_draw_view_card(app, table, &table->scene.sprite[zone->sprite[at]].now, &place);
        if (!tactics_stage_is_counted(table, at))
            gfx_round(app->gfx, box, box.w * 0.05F, &dark);
    }
}
