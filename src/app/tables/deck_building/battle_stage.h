// SPDX-License-Identifier: MIT
// The stage of a battle: where flagships, their cards and their numbers are, and what moves on it. The places
// are the layout's (BattleRoom); here shots and hits move the ships, and lights get their ends.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_BATTLE_STAGE_H
#define STARDECK_APP_TABLES_DECK_BUILDING_BATTLE_STAGE_H

#include "app/kit/stage_view.h"
#include "app/tables/deck_building/table.h"

#define WRECK_W 0.94F          // width of a wreck to its ship's
#define BATTLE_STAGE_W 1000.0F // the stage is so many units wide; its height follows from the window

StageView building_stage(const CardTable *table);

// ---- battle_stage.c

// Sets everything to rest as the view has it: nobody shoots, who is down is a wreck.
void building_stage_rest(CardTable *table);
// Starts moving everything to where the view has it, unless it is on its way already, after `delay` ms.
void building_stage_follow(CardTable *table, float delay);
// Damages what has moved since it was drawn. Each frame.
void building_stage_moved(App *app, CardTable *table);
// Finds out where the muzzles are, once the pictures are decoded. Each frame.
void building_find_muzzles(App *app, CardTable *table);
// Composes ahead how the next shots will leave their targets, one picture a frame, while nothing is hit. Each
// frame.
void building_prepare_damage(App *app, const CardTable *table);
// The file of the flagship's picture in this view ("r", "l", "dead"). False: there is none.
bool building_find_flagship(const App *app, const CardTable *table, Seat seat, const char *view, char *file,
                            size_t size);

// Requests the decoding of the pictures that a battle for this card will show; does nothing for other cards.
void building_prefetch_stage(App *app, const CardTable *table, uint8_t card);
// Writes to `file`, and returns, the asset path of the sky behind a battle for this card, or behind a
// mission; NULL: there is none.
const char *building_sky(const App *app, uint8_t card, char *file, size_t size);

// A flagship as it is drawn now, window pixels: its middle, its width.
typedef struct BattleStand {
    float x, y, w;
    float light;
    float opacity;
    float streak; // how far the light behind it reaches, window pixels; 0: none
    bool right;   // it looks to the right
    bool moves;
} BattleStand;

BattleStand building_stand(const CardTable *table, Seat seat);
bool building_looks_right(const CardTable *table, Seat seat); // its ship faces right now
// True if the seat's column is left of the other's.
bool building_is_left_of(const CardTable *table, Seat seat, Seat of);

// How much of the worst there is a hit of so many points is, 0 to 1: it looks, sounds and shakes by that.
float building_might(int points);

// Points of a flagship at which flares (shots, hits) begin or end. building_spot returns a rectangle of 1 x 1
// window pixels there; for SPOT_WHOLE the box around the ship. `other`: for SPOT_SHIELD the seat that shoots,
// else unused.
typedef enum BattleSpot {
    SPOT_MUZZLE,
    SPOT_SHIELD, // where a shot of the other seat meets the shields
    SPOT_HULL,
    SPOT_WHOLE
} BattleSpot;
GfxRect building_spot(const CardTable *table, Seat seat, BattleSpot spot, Seat other);

// Card `at` of `count` on the seat's bridge; `seen` (out): the width that the next one leaves uncovered.
GfxRect building_battle_card_rect(const CardTable *table, Seat seat, int at, int count, float *seen);

// ---- draw_battle_stage.c

void building_draw_stage(App *app, const CardTable *table);
void building_draw_hurts(App *app, const CardTable *table); // above all lights
// draw_battle_aim.c: whom one can shoot at, and who is meant; the mark that closes on the target of a shot;
// above all lights, that a flagship has been hit, 0 to 1, from the
// edges of this box.
void building_draw_targets(App *app, const CardTable *table);
void building_draw_mark(App *app, const CardTable *table);
void building_draw_struck(App *app, const CardTable *table, GfxRect box, float part);
// Where a flagship's loss is told: below the stage, so that all of the ship is still seen.
GfxRect building_loss_box(const CardTable *table);
// ShipCutout.wear by damage: a step for each begun third of `most`.
uint8_t building_wear_of(int damage, int most);
uint8_t building_wear(const CardTable *table, Seat seat);
// How much of the stage's light a flagship that breaks up in a battle of one's own leaves to it alone, 0 to
// 1.
float building_loss_dark(const CardTable *table);

// ---- loss_words.c

// "Your Enterprise is lost", or whose; "Shot down by the Lexington (Sam). Attack 8, led by Sarek."
void building_loss_title(const App *app, const CardTable *table, Seat seat, char *out, size_t size);
void building_loss_by(const App *app, const CardTable *table, const LossCause *how, char *out, size_t size);
// Who it is and with what, given the seat that has fired the last shot (SEAT_NONE: nobody) and its attack.
LossCause building_loss_cause(const CardTable *table, Seat by, int attack);

#endif
