// SPDX-License-Identifier: MIT
// Draws player cards (ART.md sections 4 and 5). Knows no rules: it paints what a CardLook says. Each look,
// mode and size of a card is composed once and cached by Gfx; drawing it again is a copy.
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
#define CARD_EFFECTS 4
#define CARD_MARKS 4

// What the badge says about a card besides its number.
typedef enum CardBadge {
    BADGE_OWN,   // in the colours of the card's faction
    BADGE_CAN,   // white: available now
    BADGE_CANNOT // dark, its number in the colour of what is missing: unavailable now
} CardBadge;

// Everything that determines a card's appearance. Texts are UTF-8; NULL counts as "". Pointers only need to
// be valid during the call.
typedef struct CardLook {
    const char *name;
    const char *type_name;      // as shown, e.g. "Ship"; drawn in capitals
    const char *text;           // effect text
    const char *kind_sign;      // asset path of the icon for the kind of effect; NULL: none
    const char *kind_name;      // the kind's name, shown below the text in CARD_DETAIL if says_kind
    bool says_kind;             // nothing next to the card names the kind
    bool is_named;              // something next to the card names it: a name too long for it is left out
    const char *faction_letter; // a letter for the faction, next to its emblem
    int power;                  // printed power
    bool has_power;             // false: a dash is shown
    int type;                   // CARD_…
    int faction;                // PALETTE_…
    // What the picture shows: "ship:capital", "ship:craft,orbit", "ship:mine", "icon:laser-precision",
    // "fleet", "fleet:vulcan-craft" (three ships of this file), "bust:side,beard" (bust.h), "file:…" (an
    // asset below pictures/). NULL or unknown: a plain picture with the type's glyph.
    const char *picture;
    // An asset that fills the whole picture, decoded by `pictures`; `picture` is used if it cannot be loaded.
    // NULL: none.
    const char *painting;
    const struct TargetLook *world; // a world (world_art.h) instead of `picture`; NULL: none
    PictureStore *pictures;
    // The fleet: "klingon" turns "ship:capital" into ships/klingon-capital.svg. NULL or "": freighters.
    const char *ships;
    bool effect_blocked, power_blocked, shielded;
    int power_now;                    // the number shown, with a small arrow if it differs from `power`
    const char *label_effect_blocked; // "Effect blocked"; drawn in capitals
    const char *label_deactivated;
    const char *label_face_down; // on the strip of a face-down card on the table

    // Optional fields, used by some games only; zero leaves them out.
    const char *badge;      // text instead of the power: "+3"
    const char *badge_sign; // asset path of an icon instead of either
    CardBadge badge_look;
    int short_by;            // > 0: what is missing for its price, shown below the badge
    Chip price[CARD_PRICES]; // at the top right of the picture, on tiles too
    Chip stat[CARD_STATS];   // along the lower edge of the picture
    int prices, stats;
    Chip effect[CARD_EFFECTS];    // what the card does, right of the stats; left out where its text is shown
    const char *mark[CARD_MARKS]; // icons of its traits, beside them
    int effects, marks;
    bool price_left;            // prices at the left, the edge that stays visible in a hand
    const char *type_sign;      // asset path; NULL: the icon of `type`
    const char *tag, *tag_sign; // word and icon at the right of the type line instead of emblem and letter
    int hue;                    // PALETTE_… of the picture if it differs from the faction; 0: as `faction`
    bool picture_first;         // in the hand the picture takes the height that the text leaves
    bool striped;               // hazard stripes on the header
} CardLook;

typedef enum CardMode {
    CARD_TABLE,       // in a row on the table: header, picture, type line, no text
    CARD_TABLE_DENSE, // the same with a lower header
    CARD_HAND,        // in the hand: up to four lines of text
    CARD_DETAIL,      // rail, pop-up, inspector: the complete text
    CARD_TILE,        // wide tile for many face-up cards: its picture fills it, the type is an icon on it
    CARD_PILE,        // top card of a pile; small ones show the power only
    CARD_CHIP,        // a low strip for what is in play beside the board: badge, name, tag_sign at its right
    CARD_HAND_LOW     // in a low hand: as on the table, its text over the lower part of the picture
} CardMode;

// Where and how a card is drawn. Start with card_place() and change what differs.
typedef struct CardPlace {
    float x, y;   // top left corner before scaling and rotation, physical pixels
    float width;  // physical pixels
    float height; // 0: the mode's natural height (card_art_height)
    float seen;   // width not covered by the next card; 0: all. The name stays within it
    float taken;  // width at the right end of the header where something else stands, such as a stock
    CardMode mode;
    float scale;   // around the centre; 1: unscaled
    float squash;  // horizontal scale for flips around the vertical axis; 0: edge on, nothing is drawn
    float nearer;  // of the edges of a squashed card: 1: its right one, -1: its left one; 0: neither
    float degrees; // clockwise rotation around the centre; limited to ±15, drawn in steps of half a degree
    float opacity; // 0 to 1
    float lift;    // 0: on the table, 1: lifted; sets the depth of the shadow
    bool no_shadow;
    bool glow; // outline and faction glow: selected or dragged
} CardPlace;

// An upright, unscaled, opaque card.
CardPlace card_place(CardMode mode, float x, float y, float width);
// The natural height for a width, in pixels.
float card_art_height(CardMode mode, float width);
// The area the card may cover, including shadow and glow, for gfx_damage.
GfxRect card_art_bounds(const CardPlace *place);

// Draws a card face up. Never fails; a missing picture gets a placeholder and is reported once.
void card_art_draw(Gfx *gfx, const CardLook *look, const CardPlace *place);
// Draws the icon of a kind of effect in its ring, as on the header, for legends.
void card_art_draw_kind(Gfx *gfx, const char *kind_sign, int faction, float x, float y, float size);
const char *card_type_glyph(int type); // asset path for a CARD_…, a constant string
// Writes the asset path of the one file that look->picture shows; "": none or several.
void card_picture_file(char *out, size_t size, const CardLook *look);
bool card_picture_is_own_ship(const char *picture); // true if the picture shows the faction's own ships
// Returns a colour set for CardLook.hue derived from a main colour. Sets are shared (palette_add).
int card_hue(Color main);
// Draws a card back, the same for all cards of a faction. On the table (CARD_TABLE…) it has a header strip
// with `label` ("Face down"); in other modes `label` is not used.
void card_art_draw_back(Gfx *gfx, int faction, const char *label, const CardPlace *place);
// Draws the dome of a shielded card. card_art_draw does so itself if look->shielded; this is for a shield on
// a back or one that fades in, with strength 0 to 1.
void card_art_draw_shield(Gfx *gfx, int faction, const CardPlace *place, float strength);

// Hatches an upright card that is about to be lost.
void card_art_draw_loss(Gfx *gfx, const CardPlace *place);

// Draws a pile of backs seen slightly from the side; `count` sets its height, 0 draws nothing.
void card_art_draw_pile(Gfx *gfx, int faction, int count, float x, float y, float width);
// Draws the number on a pile, centred on (cx, cy).
void card_art_draw_count(Gfx *gfx, int faction, int count, float cx, float cy);

// Composes the card into the cache without drawing it; call it ahead of need for a few cards per frame.
// Returns true if it had to be composed (2 to 20 ms), false if it was cached or a dry recorder is set.
bool card_art_prepare(Gfx *gfx, const CardLook *look, const CardPlace *place);
// Requests decoding of the card's painting by a worker. Returns true if there is nothing to wait for.
bool card_art_prefetch(Gfx *gfx, const CardLook *look, const CardPlace *place);
// card_art_prepare for a back.
bool card_art_prepare_back(Gfx *gfx, int faction, const char *label, const CardPlace *place);

// Draws a painting alone, filling `rect`; cached. Returns false if it cannot be loaded, which is reported
// once.
bool card_art_draw_painting(Gfx *gfx, PictureStore *pictures, const char *painting, GfxRect rect,
                            float radius);

// Draws the painting of an upright, inspected card over the card while it moves from slightly enlarged to its
// place; part: 0 to 1. Draws nothing for a card without a painting.
void card_art_draw_drift(Gfx *gfx, const CardLook *look, const CardPlace *place, float part);
// Draws engines, beams and lamps in the painting of a card just turned face up flaring and fading; part: 0 to
// 1. Draws nothing for a card without a painting or out of action.
void card_art_draw_shine(Gfx *gfx, const CardLook *look, const CardPlace *place, float part);
// The area drawn by card_art_draw_drift, for gfx_damage; w 0: nothing is drawn.
GfxRect card_art_drift_bounds(Gfx *gfx, const CardLook *look, const CardPlace *place);

#endif
