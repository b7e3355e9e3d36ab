// SPDX-License-Identifier: MIT
// What cards and targets look like, made ready once per language: names (a faction's own where it has one),
// texts with their numbers filled in, pictures. Drawing then needs no look-up and no memory.
#ifndef STARDECK_APP_TABLES_TACTICS_LOOKS_H
#define STARDECK_APP_TABLES_TACTICS_LOOKS_H

#include "app/art/card_art.h"
#include "app/art/target_art.h"
#include "app/stage/context.h"
#include "games/tactics/view.h"

#define TACTICS_INDEPENDENT_SIGN "glyphs/target-independent.svg" // of targets that are no faction's

typedef struct TableLooks TableLooks;

// For the factions of the present game. NULL without memory. Valid until the language changes; destroy
// accepts NULL.
TableLooks *tactics_looks_create(const App *app);
void tactics_looks_destroy(TableLooks *looks);

// The card as printed. `card` indexes rules.card, `faction` rules.faction.
CardLook tactics_card_look(const TableLooks *looks, uint8_t card, uint8_t faction);
// As it lies on the table: with its markers and what it counts now.
CardLook tactics_view_look(const TableLooks *looks, const ViewCard *card, uint8_t faction);
TargetLook tactics_target_look(const TableLooks *looks, uint8_t target);

const char *tactics_card_name(const TableLooks *looks, uint8_t card, uint8_t faction);
const char *tactics_target_name(const TableLooks *looks, uint8_t target);
// Sign (asset path), name and explanation of the card's kind of effect.
const char *tactics_kind_sign(EffectKind kind);
const char *tactics_type_sign(CardType type); // asset path
const char *tactics_kind_name(const TableLooks *looks, uint8_t card);
const char *tactics_kind_text(const TableLooks *looks, uint8_t card);
const char *tactics_face_down(const TableLooks *looks);
const TacticsRules *tactics_looks_rules(const TableLooks *looks);

// A faction's own name for the card, else the general one; any faction of the pack.
const char *tactics_words_card_name(const App *app, uint8_t card, uint8_t faction);
const char *tactics_words_target_name(const App *app, uint8_t target);

#endif
