// SPDX-License-Identifier: MIT
// Shared by the files that show events of Star Empires: which event starts which animation, where moving
// things are, and what must be redrawn for them. Durations in milliseconds.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_SHOW_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_SHOW_H

#include "app/tables/star_empires/table.h"

#define STEP_MS 240.0F // a fleet, per territory
#define FLIGHT_LEAST_MS 430.0F
#define WORMHOLE_MS 260.0F
#define JUMP_MS 950.0F // of a fleet that retreats: it has turned at JUMP_TURNED, jumps, and is there at
#define JUMP_TURNED 0.34F
#define JUMP_FROM 0.6F
#define JUMP_THERE 0.84F
#define ROLL_MS 700.0F
#define FOUND_MS 400.0F
#define SWEEP_MS 500.0F
#define COIN_MS 400.0F
#define COIN_COUNTED_AT 0.8F // fraction of COIN_MS after which they are counted
#define ARRIVAL_MS 800.0F
#define ARRIVAL_APPEARS_AT 0.12F // fraction of ARRIVAL_MS after which what is built appears
#define COIN_APART_MS 45.0F

// ---- show_map.c: starts animations, before the view after the event is taken over

// Factor for all durations: a recap is faster, and so are battles of others.
float empires_duration_factor(const CardTable *table);
// Starts the event's animations on the map and the stage.
void empires_show_motion(App *app, CardTable *table, const Event *event, const EmpiresView *after);
// Runs an animation's part from 0 to 1; in reduced motion a short fade.
void empires_animate(CardTable *table, float *part, float delay, float ms);
// show_battle.c: lights of the stage do not go on over the map.
void empires_end_stage(CardTable *table);
// show_battle.c: starts what happens on the stage of a battle.
void empires_show_on_stage(App *app, CardTable *table, const Event *event, const EmpiresView *after);
// How long the event takes there, before `next` (NULL: none); 0: as long as others of its kind. A battle that
// is over is seen for a moment before the map is.
float empires_stage_ms(const CardTable *table, const Event *event, const Event *next);
// True if the rules ask for more losses in a battle, whoever names them, perhaps by a command of its own.
bool empires_more_falls(const EmpiresBoard *s);
// Until the unit whose fall that event is about to begin is fired at.
float empires_shots_ms(const App *app, const CardTable *table, const Event *event, const EmpiresView *after);
// How far a side that leaves has come, 0 to 1; each of its ships turns, and jumps at EMPIRES_JUMP_AT.
float empires_leaving(const CardTable *table, int side);
#define EMPIRES_JUMP_AT 0.6F
// The time from its beginning until its effect is seen there (GameShow.lands).
float empires_stage_lands(const CardTable *table, const Event *event);
// How long the event's animation takes before `next` (NULL: none); 0: nothing to wait for.
float empires_motion_ms(const CardTable *table, const Event *event, const Event *next);

// ---- motion.c: ends all animations; marks for redrawing what has moved

void empires_motion_clear(CardTable *table);
void empires_motion_damage(App *app, CardTable *table);
// The moving fleet's rectangle, and in `seen` its opacity (0 to 1; lower in a wormhole).
GfxRect empires_fleet_rect(const CardTable *table, float part, float *seen);
// Where its ships are on their lane: their middle, which way they go (radians), and the opacity.
typedef struct FlightSpot {
    float x, y, heading, seen;
} FlightSpot;
FlightSpot empires_flight_spot(const CardTable *table, float part);
float empires_flight_width(const CardTable *table); // of the ship in front; larger than a token
// draw_flight.c: the moving fleet
void empires_draw_flight(App *app, const CardTable *table);
GfxRect empires_coin_rect(const CardTable *table, const CoinFlight *coin);
// What is built comes from the upper left corner of this, and to its middle.
GfxRect empires_arrival_rect(const CardTable *table, const Arrival *arrival);
// draw_flight.c: the ship that is built. False: it is not known which, or it has no picture.
bool empires_draw_arrival_ship(App *app, const CardTable *table);
// A rolling die, and the line below the dice.
GfxRect empires_die_rect(const CardTable *table, int die);
GfxRect empires_dice_line(const CardTable *table);
// True if the dice roll inside a battle, where a minor race is conquered.
bool empires_dice_in_battle(const CardTable *table);
// The number on a die; `part` 1: its result.
int empires_die_face(const DiceThrow *dice, int die);

// ---- draw_battle_stage.c

// The picture behind a battle there: its world, wormhole, mist or empty space. Writes the asset path to
// `file` and returns it; NULL: there is none.
const char *empires_ground_file(const App *app, const CardTable *table, uint8_t place, char *file,
                                size_t size);
// The picture of a seat's ship in a view (ship_cutout.h), by race and class: a class of a pack is drawn as a
// warship, one of a pack's bases as a starbase; a race of a pack flies the Federation's ships. False: there
// is none.
bool empires_ship_file(const App *app, const CardTable *table, Seat seat, uint8_t unit, const char *view,
                       char *file, size_t size);
// Requests the decoding of the picture behind a battle that is about to begin. Call each frame.
void empires_prefetch_stage(App *app, const CardTable *table);

// ---- draw_dice.c

void empires_draw_dice(App *app, const CardTable *table);
// A die with its spots around (x, y), turned by so many radians.
void empires_draw_die(App *app, float x, float y, float size, float turn, int face,
                      const FactionColors *colors);

#endif
