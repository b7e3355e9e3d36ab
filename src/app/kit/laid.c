// SPDX-License-Identifier: MIT
// Taking a laid card back: the session undoes it at once, and the card's sprite is put where it was on the
// table, so that nothing jumps.
#include "app/kit/laid.h"

#include "app/kit/draw.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "gfx/record.h"

#define REACH 4.0F // logical pixels from the card to the line round it

int laid_sprite(const App *app, const CardTable *table) {
    const Command *command = app->session != NULL ? session_laid(app->session) : NULL;
    return command != NULL ? table->game->hands->laid(table, command) : NO_SPRITE;
}

static int in_hand(const CardTable *table, uint8_t card) {
    const uint8_t hand = table->game->hand_zone;
    for (int at = 0; hand != NO_ZONE && at < table->scene.zone[hand].count; at++) {
        const int sprite = table->scene.zone[hand].sprite[at];
        if (table->scene.sprite[sprite].now.card == card)
            return sprite;
    }
    return NO_SPRITE;
}

int laid_take_back(App *app, CardTable *table) {
    const Command *command = session_laid(app->session);
    const int lay = laid_sprite(app, table);
    if (command == NULL)
        return NO_SPRITE;
    const uint8_t card = command->card;
    const GfxRect from = lay != NO_SPRITE ? sprite_rect(&table->scene.sprite[lay]) : (GfxRect){0};
    table->notice[0] = 0;
    app_undo(app);
    table_follow(app, table);
    const int sprite = in_hand(table, card);
    if (sprite != NO_SPRITE && lay != NO_SPRITE) {
        table->scene.sprite[sprite].pose.x = from.x;
        table->scene.sprite[sprite].pose.y = from.y;
    }
    return sprite;
}

const Hit *laid_drag(App *app, CardTable *table, const Hit *hit, TableDrag *drag) {
    const int lay = laid_sprite(app, table);
    const bool own = lay != NO_SPRITE && hit->tag.kind == TAG_CARD &&
                     scene_at(&table->scene, hit->tag.a, hit->tag.b) == lay;
    if (!own && hit->tag.kind != TAG_HAND)
        return NULL;
    const uint8_t card = own ? session_laid(app->session)->card : hit->card;
    drag->has_laid = true;
    drag->is_laid = own;
    drag->laid = *session_laid(app->session);
    laid_take_back(app, table);
    if (!own)
        scene_arrange(table, MOTION_FLY_BACK);
    for (int i = 0; i < app->hits.count; i++)
        if (app->hits.item[i].tag.kind == TAG_HAND && app->hits.item[i].card == card)
            return &app->hits.item[i];
    return NULL;
}

bool laid_restore(App *app, CardTable *table) {
    TableDrag *drag = &table->drag;
    const bool wanted = drag->has_laid && !(drag->is_laid && drag->to_hand);
    drag->has_laid = false;
    if (!wanted || !table_deciding(app) || !session_can_lay(app->session, &drag->laid))
        return false;
    app_request_layout(app);
    return session_lay(app->session, &drag->laid) == VERDICT_OK;
}

void draw_laid(App *app, const CardTable *table) {
    const int sprite = laid_sprite(app, table);
    if (sprite == NO_SPRITE || session_stage(app->session) != SESSION_LAID || table->drag.on)
        return;
    const GfxRect round = gfx_inset(sprite_rect(&table->scene.sprite[sprite]), -lpx(table, REACH));
    gfx_record_mark(app->gfx, "laid", "", round, COLOR_ICE, 0);
    gfx_dashed(app->gfx, round, lpx(table, 12), lpx(table, 2), lpx(table, 8), lpx(table, 5), COLOR_ICE);
}
