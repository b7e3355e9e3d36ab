// SPDX-License-Identifier: MIT
// The stage in the middle of Alpha Strike's table: ships, their craft and names, and what is written there
// about an attack. formation.h says where ships stand in the stage's units; this moves them there and
// converts to window pixels.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_STAGE_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_STAGE_H

#include "app/kit/stage_view.h"
#include "app/tables/alpha_strike/formation.h"
#include "app/tables/alpha_strike/table.h"

// ---- stage.c

// Sends the ships to where they stand in this fight, after `delay` ms; at once if `now`.
void strike_stage_form(CardTable *table, StageFight fight, float delay, bool now);
// The fight that the view asks for: its newest attack.
StageFight strike_stage_fight(const StrikeView *view);
// An event begins: the ships go where a new attack wants them.
void strike_stage_event(CardTable *table, const Event *event, const StrikeView *after);
// Each frame: they return to their places when nothing that follows from the last attack is shown any more.
void strike_stage_return(const App *app, CardTable *table);
// Damages the stage if something on it has moved since it was drawn. Each frame.
void strike_stage_moved(App *app, CardTable *table);

StageView strike_stage(const CardTable *table);
// A place of the stage in window pixels.
GfxRect strike_stage_rect(const CardTable *table, float x, float y, float w, float h);
float strike_stage_px(const CardTable *table, float units);

// What lights are sent to, and come from: points, but for the last.
typedef enum ShipSpot {
    SPOT_MIDDLE,
    SPOT_MUZZLE, // where its weapons fire
    SPOT_SHIELD, // where its shield is hit by the other ship in the fight
    SPOT_HULL,   // where its hull is
    SPOT_SHORT,  // where a shot at it ends if it is countered
    SPOT_GUARD,  // on the way of a shot at it, where a craft guards it
    SPOT_DECOY,  // … beside that way, where a craft draws shots upon itself
    SPOT_BEYOND, // where a shot that misses it leaves the stage
    SPOT_AHEAD,  // ahead of it, where a craft waits for its attack
    SPOT_WHOLE   // the box around it
} ShipSpot;
// Where that spot will be once the ship has arrived at its place.
GfxRect strike_ship_spot(const CardTable *table, Seat seat, ShipSpot spot);

// ---- stand.c

#define CRAFT_SHOWN 3 // launched craft beside a ship

// Where something is now, in window pixels, with what shots do to it.
typedef struct ShipStand {
    float x, y, w; // middle and width
    float degrees, light;
    bool left;  // it looks to the right
    bool moves; // its size or angle is changing
} ShipStand;

// In what order ships are drawn, from 0, the farthest, to below SHIP_LAYERS: a wreck drifts behind the
// others, also while they take their places, and the one at the left is in front.
#define SHIP_LAYERS 3
int strike_ship_layer(const CardTable *table, Seat seat);

ShipStand strike_ship_stand(const CardTable *table, Seat seat);
// The `place`-th craft beside it, from 0; places that are not shown are the last one.
ShipStand strike_craft_stand(const CardTable *table, Seat seat, int place);
// True if the ship stands where this says.
bool strike_stands_at(const CardTable *table, Seat seat, const StagePlace *to);

// ---- draw_stage.c

// Finds out where the muzzles are, once the pictures are decoded. Each frame.
void strike_find_muzzles(App *app, CardTable *table);
void strike_draw_stage(App *app, const CardTable *table);
// ShipCutout.wear of a ship with so much hull: the more of it is gone, the more of it is burnt.
int strike_wear(const ViewShip *ship, int hull);
// The picture of a seat's ship: `view` is "l" or "r", the way it looks, or "dead", its wreck. A ship of a
// pack that has no painting is a freighter. False: there is none.
bool strike_find_ship(const App *app, Seat seat, const char *view, char *file, size_t size);
// What hits have taken, in large numbers; above all lights.
void strike_draw_hurts(App *app, const CardTable *table);
// Draws a ship's painting, as on the stage, into a box.
void strike_draw_portrait(App *app, const CardTable *table, Seat seat, GfxRect box);

#endif
