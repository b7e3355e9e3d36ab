// SPDX-License-Identifier: MIT
// What the drawing files of a battle share.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_BATTLE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_DRAW_BATTLE_H

#include "app/tables/star_empires/battle_fleet.h"
#include "app/tables/star_empires/battle_tiles.h"
#include "app/tables/star_empires/draw.h"

void empires_draw_battle_stack(App *app, const CardTable *table, const BattleStatus *battle, int side);
void empires_draw_battle_forces(App *app, const CardTable *table, const BattleStatus *battle);
// draw_battle_outcome.c: what comes of it, in the side panel.
void empires_draw_battle_outcome(App *app, const CardTable *table, const BattleStatus *battle);
// draw_battle_balance.c: what both sides have lost and what is left of them, in lines as high as that; 0: not
// all has fallen yet
float empires_balance_height(const App *app, const CardTable *table, const BattleStatus *battle);
void empires_draw_balance(App *app, const CardTable *table, const BattleStatus *battle, GfxRect box);
// … a picture of this side, the victor, at the left of the box; returns what is left of it.
GfxRect empires_draw_balance_picture(App *app, const CardTable *table, const BattleStatus *battle,
                                     GfxRect box, int side);
// draw_battle_ended.c: a battle that a card has ended before it was fought. False: none has.
bool empires_draw_ended(App *app, const CardTable *table, const BattleStatus *battle);
// … where the side has gone that has left; nothing before it does.
void empires_draw_gone(App *app, const CardTable *table, const BattleStatus *battle, int side);
// draw_battle_mood.c: what the battle is for the only person at this screen.
typedef enum BattleVerdict {
    VERDICT_NONE, // not decided, or several look
    VERDICT_VICTORY,
    VERDICT_DEFEAT
} BattleVerdict;
BattleVerdict empires_battle_verdict(const App *app, const CardTable *table, const BattleStatus *battle);
// … how dark it makes the stage, 0 to 1; its light, behind the ships; its word, on the stage.
float empires_mood_dark(const App *app, const CardTable *table, const BattleStatus *battle);
void empires_draw_mood(App *app, const CardTable *table, const BattleStatus *battle);
void empires_draw_verdict(App *app, const CardTable *table, const BattleStatus *battle);
// draw_battle_stage.c: the world, the fleets, their tags.
void empires_draw_battle_stage(App *app, const CardTable *table, const BattleStatus *battle);
// … the sky of that place alone, in another box, with the palettes of who fights.
void empires_draw_battle_ground(App *app, const CardTable *table, uint8_t place, const int palette[SIDES],
                                GfxRect box);

// ---- draw_battle_others.c: what stands on the stage besides ships

// A number and a sign below what it is about: a force has a star before it, as on the map, if there is room;
// a count is "3×".
typedef struct StageTag {
    GfxRect rect;
    const char *text, *sign; // sign: asset path
    bool force;
    int palette;
    bool lost, lit;
} StageTag;

void empires_draw_stage_tag(App *app, const CardTable *table, const StageTag *tag);
// A leader's portrait; `there`: its opacity; `dead`: how far it has fallen, 0 to 1.
void empires_draw_stage_leader(App *app, const CardTable *table, const BattleStack *stack,
                               const FleetShip *ship, float there, float dead);
// What stands on the world: a fortress, whole or burning; the two dice of a minor race.
void empires_draw_limb(App *app, const CardTable *table, const BattleStatus *battle);
// Says that nobody defends.
void empires_draw_deserted(App *app, const CardTable *table, const BattleStack *stack, int side);
// A dark pane on which words can be read before any picture.
void empires_draw_glass(App *app, const CardTable *table, GfxRect box);

// The name of who fights there, or that it is a minor race. Valid as seat_name.
const char *empires_battle_name(const App *app, const BattleStack *stack);
// A text with {seat} and {number}.
void empires_battle_say(const App *app, char *out, size_t size, const char *key, const BattleStack *stack,
                        int number);
// "1 unit", "3 units". Returns `out`.
const char *empires_battle_units(const App *app, char *out, size_t size, int count);
// These tiles in `area`, with their force as on the stage; `printed`: that which the winner pays with.
void empires_draw_battle_tiles(App *app, const CardTable *table, const BattleStack *stack, GfxRect area,
                               const BattleTile *tile, int count, bool printed);

#endif
