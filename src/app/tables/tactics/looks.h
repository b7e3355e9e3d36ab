// SPDX-License-Identifier: MIT
// Looks of Tactics' cards and targets, prepared once per language so that drawing needs no look-up and no
// memory: names (a faction's own if it has one), texts with their numbers filled in, pictures. Returned
// strings belong to the looks and live as long; signs are static asset paths.
#ifndef STARDECK_APP_TABLES_TACTICS_LOOKS_H
#define STARDECK_APP_TABLES_TACTICS_LOOKS_H

#include "app/art/card_art.h"
#include "app/art/target_art.h"
#include "app/stage/context.h"
#include "games/tactics/view.h"

#define TACTICS_INDEPENDENT_SIGN "glyphs/target-independent.svg" // of targets without a faction

typedef struct TableLooks TableLooks;

// For the current game's factions. Valid until the language changes; NULL if memory runs out.
// tactics_looks_destroy accepts NULL.
TableLooks *tactics_looks_create(const App *app);
void tactics_looks_destroy(TableLooks *looks);

// The card as printed. `card` indexes rules.card, `faction` rules.faction.
CardLook tactics_card_look(const TableLooks *looks, uint8_t card, uint8_t faction);
// As it is on the table, with its markers and current power.
CardLook tactics_view_look(const TableLooks *looks, const ViewCard *card, uint8_t faction);
TargetLook tactics_target_look(const TableLooks *looks, uint8_t target);

const char *tactics_card_name(const TableLooks *looks, uint8_t card, uint8_t faction);
const char *tactics_target_name(const TableLooks *looks, uint8_t target);
// Signs of a kind of effect and of a type; name and explanation of the kind of a card's effect.
const char *tactics_kind_sign(EffectKind kind);
const char *tactics_type_sign(CardType type);
const char *tactics_kind_name(const TableLooks *looks, uint8_t card);
const char *tactics_kind_text(const TableLooks *looks, uint8_t card);
const char *tactics_face_down(const TableLooks *looks); // the label on the backs of cards
// The rules of the catalog for which the looks were made; belong to that catalog.
const TacticsRules *tactics_looks_rules(const TableLooks *looks);

#define TACTICS_MOMENT_TEXT 240
// Room for what is said of the moment that this event (GameLogItem.number) is: "" until it is written. It
// belongs to the looks, which are of one game then. NULL: there are too many.
char *tactics_looks_moment(const TableLooks *looks, unsigned number);

// The faction's own name for the card, else the general one; any faction of the pack. Belongs to the loaded
// texts.
const char *tactics_words_card_name(const App *app, uint8_t card, uint8_t faction);

#endif
