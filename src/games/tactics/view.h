// SPDX-License-Identifier: MIT
// What one seat may know of a game of Tactics (rules §9): the only thing that drawing, sound, log, recap and
// computer opponents get. Built from the state by tactics_view; contains nothing that depends on hidden
// cards.
#ifndef STARDECK_GAMES_TACTICS_VIEW_H
#define STARDECK_GAMES_TACTICS_VIEW_H

#include "games/tactics/rules.h"

#define TABLE_MAX (TACTICS_SEATS * DECK_MAX) // all player cards there can be
#define LANE_MAX 64                          // cards of one row that a view shows; more are counted only

// (rules §3)
typedef enum Phase {
    PHASE_DEPLOYMENT,
    PHASE_REVEAL,
    PHASE_SCORING,
    PHASE_GAME_OVER
} Phase;

// Why a row is somebody's (rules §3.3, §5).
typedef enum WinBy {
    WIN_POWER,  // most combat power
    WIN_TIE,    // as much as others, and the card that lies highest
    WIN_GALAXY, // a Galaxy with a Diplomat, whatever the powers
    WIN_EMPTY   // nobody's: no card lies there
} WinBy;

typedef struct ViewCard {
    uint8_t card; // index into rules.card, or CARD_HIDDEN when it lies down
    Seat owner;
    uint8_t up;
    uint8_t shielded;
    uint8_t effect_blocked, power_blocked; // deactivated markers; only on up cards, and
                                           // of effects only where there are any
    uint8_t power; // what it counts now in whole points, halves cut; see `eighths` for sums
    uint8_t spare;
} ViewCard;

typedef struct ViewRow {
    uint8_t target;                  // NONE: taken, or never dealt
    uint8_t closed;                  // nothing may be put at the bottom
    uint8_t count;                   // all cards of the row, even past LANE_MAX
    uint8_t dealt;                   // the row exists in this round
    ViewCard card[LANE_MAX];         // top to bottom
    uint16_t eighths[TACTICS_SEATS]; // running power of each seat's up cards in eighths of a point
    Seat leader;                     // who would win it now by the up cards, or SEAT_NONE
    uint8_t leader_by;               // WinBy
} ViewRow;

typedef struct ViewSeat {
    uint8_t faction; // index into rules.faction
    uint8_t team;    // 0 or 1 in team games, else the seat's own number
    uint8_t hand_count;
    uint8_t hand[DECK_MAX]; // card indexes: all of the own hand; of others what a Spy showed and is still
                            // there, the rest CARD_HIDDEN
    uint8_t draw_count, discard_count;
    uint8_t discard_top;      // NONE if empty, or if none of it may be seen: cards of a pass that goes on
    uint8_t won_count;        // of the own pile; in team games the first member's pile holds the team's
    uint8_t won[TARGETS_MAX]; // target indexes in the order they were taken; CARD_HIDDEN in top secret until
                              // the end
    int16_t points;           // 0 in top secret until the end; the sum of the next three
    int16_t points_values, points_bonus, points_planets;
    uint8_t planets; // likewise
    uint8_t winner;  // when over
    uint8_t offered; // lies a card (or has declined) in the negotiation now
} ViewSeat;

typedef struct TacticsView {
    uint8_t seats, phase, round, variant, flags;
    uint8_t rounds_left; // full rounds still in the target pile after this one
    uint8_t target_pile; // cards in it
    Seat viewer;
    Seat turn;                     // whose turn it is
    Seat to_act;                   // who has to decide now; SEAT_NONE when over
    uint8_t decision;              // DecisionKind
    uint8_t source_row, source_at; // the card that asks; NONE if none on the table
    uint8_t source_card;           // index of that card, up and public; NONE if none
    uint8_t drawn; // reinforcements, place: the card to be put, for the one who may see it; else CARD_HIDDEN
                   // or NONE
    uint8_t drawn_with;   // place: shields handed over with it, likewise
    uint8_t ending;       // the deployment ends after this turn
    uint8_t scored_round; // round of the `scored_` figures; 0: none yet
    uint8_t passes;       // seats in succession that passed without discarding (rules §3.1, case 4)
    uint16_t scored_eighths[ROWS][TACTICS_SEATS]; // the last scoring
    Seat scored_winner[ROWS];
    uint8_t scored_by[ROWS];     // WinBy
    uint8_t scored_target[ROWS]; // NONE: row had no target to score
    ViewSeat seat[TACTICS_SEATS];
    ViewRow row[ROWS];
} TacticsView;

// Where a seat's conquered targets lie: the seat itself, or in team games its team's first member.
Seat tactics_pile_seat(const TacticsView *view, Seat seat);

// What happens, as Event.kind. `seat` is the acting or owning seat, `owner` the card's.
typedef enum TacticsEvent {
    EVENT_ROUND,       // amount: its number
    EVENT_TARGET_UP,   // to_row: dealt into; card: index of the target
    EVENT_TURN,        // seat's turn begins
    EVENT_SHUFFLE,     // seat's discard pile became the draw pile
    EVENT_DRAW,        // seat draws card (seen by it alone)
    EVENT_DISCARD,     // seat discards card from the hand (only the one on top in the end is public)
    EVENT_PASS,        // seat passed; amount: cards discarded
    EVENT_HAND_OVER,   // seat hands card (seen by both) to its ally
    EVENT_PLACE,       // card put at to_row, to_at; amount 1: up
    EVENT_REVEAL,      // card at row, at is turned up and acts
    EVENT_TURN_UP,     // card at row, at is turned up without its one-time effect
    EVENT_FIZZLE,      // the one-time effect of card at row, at is blocked
    EVENT_EFFECT,      // card at row, at carries out an effect; amount: EffectVerb
    EVENT_SHIELD,      // shields laid on row, at
    EVENT_SHIELD_OFF,  // shields (card) taken from row, at
    EVENT_SHIELD_BACK, // the card to shield is gone: shields back to seat's hand
    EVENT_REMOVE,      // card from row, at to its owner's discard pile; amount 1: it lay up
    EVENT_MOVE,        // card from row, at to to_row, to_at
    EVENT_SUMMON,      // card from seat's hand to to_row, to_at
    EVENT_KEEP,        // seat keeps the drawn card (seen by it alone) in its hand
    EVENT_OFFER,       // seat lays card (seen by it alone) in the negotiation, or declines (amount 0)
    EVENT_OFFER_OPEN,  // seat's laid card is turned up; amount: its base power
    EVENT_TALKS_TIE,   // the tied seats lay again
    EVENT_TALKS_END,   // negotiation over row; seat: who takes the target, or SEAT_NONE; amount 1: ended by a
                       // hostage
    EVENT_SHOW_HAND,   // seat looks at owner's hand
    EVENT_ASK,         // seat has to decide; amount: DecisionKind
    EVENT_PHASE,       // amount: Phase that begins
    EVENT_SCORE,       // row: seat's power there, amount: eighths
    EVENT_ROW_WON,     // row: seat takes target (card: index of the target); amount: WinBy; SEAT_NONE: target
                       // goes back
    EVENT_CLEAR,       // card from row, at to its owner's discard pile at the end of the round
    EVENT_GAME_OVER
} TacticsEvent;

#endif
