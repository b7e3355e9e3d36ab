// SPDX-License-Identifier: MIT
// The units of a battle's side as they stand on the stage, and where they are in window pixels. Used for
// drawing, for regions, and for where shots come from and go to.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_FLEET_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_FLEET_H

#include "app/kit/stage_view.h"
#include "app/tables/star_empires/battle_status.h"
#include "app/tables/star_empires/fleet_formation.h"

#define FLEET_MOST (FLEET_SHIPS + 2) // … and a base and leaders

// A ship on the stage: one unit, or all of a kind where there are many.
typedef struct FleetShip {
    uint8_t unit;
    uint8_t units, lost; // how many units it stands for that are there, and that were lost
    uint8_t post;        // a FleetPost
    FleetSpot spot;
} FleetShip;

// Lists a side's units, ships first, strongest first; those lost keep their places. `gone`: units that have
// just left and are still drawn; NULL: none. Returns how many.
int empires_battle_fleet(const App *app, const CardTable *table, const BattleStack *stack,
                         const uint8_t gone[UNITS_MAX], FleetShip out[FLEET_MOST]);

// The same as it stands now: those lost keep their places also when the others have retreated, which are
// listed too, as they were.
int empires_fleet_now(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                      FleetShip out[FLEET_MOST]);
// True if the units of this ship have retreated, and nothing of them is to be seen any more.
bool empires_ship_is_away(const CardTable *table, const BattleStatus *battle, int side,
                          const FleetShip *ship);
// Its number among the side's units, from 1: as the program lists them, strongest first, those lost last.
int empires_ship_number(const App *app, const CardTable *table, const BattleStack *stack,
                        const FleetShip ship[FLEET_MOST], int at);
// One unit of a kind for which a single ship stands, that is lost or about to be: it lies behind that ship.
// `nth`: the number of those that were lost before it. At most LOST_BESIDE have places of their own.
#define LOST_BESIDE 3
FleetShip empires_lost_of(const FleetShip *ship, int side, int nth);
// True if the side has no ship, and that is all there is of it: then its name stands below it. `at`: its
// place in the list.
bool empires_stands_for_side(const FleetShip *ship, int at);
// The portrait above the boat of a leader (POST_LONE).
FleetShip empires_lone_face(const FleetShip *ship);
// The width of its picture, in units of the stage: the stronger the kind of ship, the wider.
float empires_fleet_width(const App *app, const FleetShip *ship);

StageView empires_stage(const CardTable *table);
// A rectangle of the stage, and a length, in window pixels.
GfxRect empires_stage_rect(const CardTable *table, float x, float y, float w, float h);
float empires_stage_px(const CardTable *table, float units);
// Where the ship's picture is.
GfxRect empires_ship_box(const App *app, const CardTable *table, const FleetShip *ship);
GfxRect empires_ship_tag(const CardTable *table, const FleetShip *ship);   // its tag
GfxRect empires_ship_name(const CardTable *table, const FleetShip *ship);  // below that: its name
GfxRect empires_ship_whole(const CardTable *table, const FleetShip *ship); // its region for the pointer
// Points, 1 pixel large: where its weapons fire, and its middle.
GfxRect empires_ship_muzzle(const App *app, const CardTable *table, const FleetShip *ship, int side);
GfxRect empires_ship_middle(const CardTable *table, const FleetShip *ship);

// ---- the fortress of a garrison, which defends its system beside its ships, or of a minor race

// False: this side has none.
bool empires_has_fortress(const BattleStack *stack);
FleetSpot empires_fortress_spot(const BattleStack *stack);
GfxRect empires_fortress_box(const CardTable *table, const BattleStack *stack); // of its picture
GfxRect empires_fortress_muzzle(const CardTable *table, const BattleStack *stack);
GfxRect empires_spot_tag(const CardTable *table, const FleetSpot *spot);

#endif
