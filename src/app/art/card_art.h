// SPDX-License-Identifier: MIT
// Pictures of player cards (ART.md sections 4 and 5). Knows nothing of rules: it paints what a CardLook says.
// A card is composed once per look, mode and size and kept in the cache of Gfx; drawing it again is a copy.
#ifndef STARDECK_APP_ART_CARD_ART_H
#define STARDECK_APP_ART_CARD_ART_H

#include "app/art/chip.h"
#include "app/art/picture_store.h"

#include <stdbool.h>

enum {
    CARD_SHIP,
    CARD_TECH,
    CARD_WEAPON,
    CARD_ACTION,
    CARD_TROOPS
};

#define CARD_PRICES 3
#define CARD_STATS 6

// What the badge says of a card besides its number.
typedef enum CardBadge {
    BADGE_OWN,   // the colours of whose it is
    BADGE_CAN,   // white: it can be had now
    BADGE_CANNOT // dark: not now
} CardBadge;

// Texts are UTF-8, NULL counts as "". They are read during the call only.
typedef struct CardLook {
    const char *name;
    const char *type_name; // as shown, e.g. "Ship"; set in capitals by us
    const char *text;      // the effect in words
    const char *kind_sign; // asset path: the sign of what kind of effect it has; NULL: none
    const char *kind_name; // its name, told below the text where `says_kind`, in CARD_DETAIL
    bool says_kind;        // nothing else beside the card tells it
    const char *faction_letter;
    int power;      // printed on the card
    bool has_power; // false shows a dash
    int type;       // CARD_…
    int faction;    // PALETTE_…
    // "ship:capital", "ship:craft,orbit", "ship:mine", "icon:laser-precision", "fleet",
    // "fleet:vulcan-craft" (three of this file), "bust:side,beard" (bust.h); NULL or unknown gives
    // a plain picture with the type's glyph.
    const char *picture;
    // A file of the assets, over the whole of the picture and instead of `picture`, which stands in for it
    // where it can't be had; NULL: none. `pictures` decodes it.
    const char *painting;
    const struct TargetLook *world; // a world (world_art.h) instead of `picture`; must outlive the call only
    PictureStore *pictures;
    // Whose ships: "klingon" makes ships/klingon-capital.svg of "ship:capital". NULL, "": freighters.
    const char *ships;
    bool effect_blocked, power_blocked, shielded;
    int power_now; // the number shown; a small arrow tells when it is above or below `power`
    const char *label_effect_blocked; // "Effect blocked", set in capitals by us
    const char *label_deactivated;
    const char *label_face_down; // on the strip of a back lying on the table

    // What not every game's cards have; all of it may be left out.
    const char *badge;      // instead of the power: "+3"
    const char *badge_sign; // asset path, instead of either
    CardBadge badge_look;
    Chip price[CARD_PRICES]; // top right on the picture; on tiles too
    Chip stat[CARD_STATS];   // along the lower edge of the picture
    int prices, stats;
    bool price_left;            // the prices at the left instead: in a hand that edge stays to be seen
    const char *type_sign;      // asset path; NULL: that of `type`
    const char *tag, *tag_sign; // a word, an asset path: at the right of the type line, instead of emblem
                                // and letter
    int hue;      // PALETTE_… of the picture, where that differs from whose it is; 0: as `faction`
    bool striped; // hazard stripes on the header
} CardLook;

typedef enum CardMode {
    CARD_TABLE,       // in a row: header, picture, type line, no text
    CARD_TABLE_DENSE, // the same with a lower header
    CARD_HAND,        // with up to four lines of text
    CARD_DETAIL,      // rail, pop-up, inspector: all of the text
    CARD_TILE, // wider than high, where many lie open; where it is low its type is a sign on the picture
    CARD_PILE, // top of a pile; small ones show the power only
    CARD_CHIP  // a low strip: badge, name, `tag_sign` at its right; for what is in play beside the board
} CardMode;

// Where and how. Begin with card_place() and change what differs.
typedef struct CardPlace {
    float x, y;   // top left corner before scale and turn, physical pixels
    float width;  // physical pixels
    float height; // 0: the mode's own (card_art_height)
    float seen;   // as much of the width as another card leaves to be seen; 0: all. The name keeps within it
    CardMode mode;
    float scale;   // around the centre; 1
    float squash;  // width alone, for flips about the upright axis; 1 = full, 0 = edge on, nothing is drawn
    float degrees; // turn around the centre, clockwise; kept within ±15, drawn in steps of half a degree
    float opacity; // 0 to 1
    float lift;    // 0 lying, 1 lifted: depth of the shadow
    bool no_shadow;
    bool glow; // ice outline and faction glow: picked or dragged
} CardPlace;

CardPlace card_place(CardMode mode, float x, float y, float width);
float card_art_height(CardMode mode, float width);
// Everything drawn at this place including shadow and glow, for gfx_damage.
GfxRect card_art_bounds(const CardPlace *place);

void card_art_draw(Gfx *gfx, const CardLook *look, const CardPlace *place);
// The sign of a kind of effect in its ring, as on the header, where it is told what it means.
void card_art_draw_kind(Gfx *gfx, const char *kind_sign, int faction, float x, float y, float size);
const char *card_type_glyph(int type); // asset path, of a CARD_…
// The file that `picture` shows, below the assets; "": none, or several.
void card_picture_file(char *out, size_t size, const CardLook *look);
bool card_picture_is_own_ship(const char *picture); // of the faction's ships, whosever they are
// A colour set for pictures (CardLook.hue) in the hue of what they are about, whoever holds the card.
int card_hue(Color main);
// The back, the same for every card of a faction. On the table (CARD_TABLE…) with the header strip showing
// `label`
// ("Face down"), in other modes without.
void card_art_draw_back(Gfx *gfx, int faction, const char *label, const CardPlace *place);
// Dome over a card that is shielded: card_art_draw draws it when look->shielded, use this for a shield on a
// back or while it is being laid. `strength` 0 to 1 fades it.
void card_art_draw_shield(Gfx *gfx, int faction, const CardPlace *place, float strength);

// Hatching over a card that lies still and would be lost.
void card_art_draw_loss(Gfx *gfx, const CardPlace *place);

// A pile of backs seen a little from the side; `count` cards decide on its height (none draws nothing).
void card_art_draw_pile(Gfx *gfx, int faction, int count, float x, float y, float width);
// The number on a pile, centred on (cx, cy).
void card_art_draw_count(Gfx *gfx, int faction, int count, float cx, float cy);

// Composes the card into the cache without drawing it: call it for a few cards per frame ahead of need. True
// if it had to be composed now (some 2 to 20 ms), false if it was there already.
bool card_art_prepare(Gfx *gfx, const CardLook *look, const CardPlace *place);
// Has a worker decode the painting of a card that will be composed; true: nothing has to be waited for.
bool card_art_ask(Gfx *gfx, const CardLook *look, const CardPlace *place);
bool card_art_prepare_back(Gfx *gfx, int faction, const char *label, const CardPlace *place);

// A painting alone, which fills `rect`; kept. False: it can't be had, which is told once.
bool card_art_draw_painting(Gfx *gfx, PictureStore *pictures, const char *painting, GfxRect rect,
                            float radius);

// Over an upright card that is looked at closely: its painting, still nearer than it lies at the end; `part`
// from 0 to 1 says how far it has come. Nothing on a card without one.
void card_art_draw_drift(Gfx *gfx, const CardLook *look, const CardPlace *place, float part);
// Over an upright card that has just been turned up: engines, beams and lamps in its painting flare and calm
// down, `part` from 0 to 1. Nothing on a card without a painting, or out of action.
void card_art_draw_shine(Gfx *gfx, const CardLook *look, const CardPlace *place, float part);
// Where the painting that drifts is drawn, for gfx_damage; w 0: nothing drifts.
GfxRect card_art_drift_bounds(Gfx *gfx, const CardLook *look, const CardPlace *place);

#endif
