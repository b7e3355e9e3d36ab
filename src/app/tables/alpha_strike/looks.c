// SPDX-License-Identifier: MIT
// Looks up names, texts and pictures of the cards once, so that drawing needs no search.
#include "app/tables/alpha_strike/looks.h"

#include "app/kit/say.h"
#include "app/tables/alpha_strike/table.h"
#include "data/paintings.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Texts are owned by App.words.
struct StrikeLooks {
    const App *app;
    const StrikeRules *rules;
    Paintings *paintings;
    const char *painting[DESIGNS_MAX], *ship_painting[SHIPS_MAX];
    const char *name[DESIGNS_MAX], *text[DESIGNS_MAX];
    char badge[DESIGNS_MAX][8];
    const char *badge_sign[DESIGNS_MAX];
    int hue[KIND_DEFENSE + 1]; // picture colours by what a card is for, whoever holds it
    const char *kind[KIND_DEFENSE + 1], *tag[TAGS], *track[TRACKS + 1];
};

// ---- signs and colours

const char *strike_track_sign(uint8_t track) {
    static const char *const signs[] = {"glyphs/stat-shield.svg", "glyphs/stat-weapon.svg",
                                        "glyphs/stat-engine.svg", "glyphs/stat-hull.svg"};
    return signs[track < TRACKS ? track : TRACKS];
}

Color strike_track_color(uint8_t track) {
    static const Color colors[] = {COLOR_SHIELDS, COLOR_WEAPONS, COLOR_ENGINES, COLOR_STOCK};
    return colors[track < TRACKS ? track : TRACKS];
}

static int first_tag(uint8_t tags) {
    for (int tag = 0; tag < TAGS; tag++)
        if ((tags >> tag & 1) != 0)
            return tag;
    return TAGS;
}

const char *strike_tag_sign(uint8_t tags) {
    static const char *const signs[] = {"glyphs/stat-weapon.svg", "glyphs/stat-engine.svg",
                                        "glyphs/stat-shield.svg", "glyphs/target-combat.svg",
                                        "glyphs/type-ship.svg",   "glyphs/stat-weapon.svg"};
    return signs[first_tag(tags)];
}

const char *strike_kind_sign(uint8_t kind) {
    static const char *const signs[] = {
        [KIND_ATTACK] = "glyphs/stat-weapon.svg",
        [KIND_ACTION] = "glyphs/type-action.svg",
        [KIND_CRAFT] = "glyphs/kind-craft.svg",
        [KIND_DEFENSE] = "glyphs/stat-shield.svg",
    };
    return signs[kind];
}

// ---- badges

// What the card does first when played or as an answer; NULL: nothing.
static const Doing *first_doing(const CardDef *card) {
    for (uint8_t i = 0; i < card->ability_count; i++)
        if (card->ability[i].count > 0)
            return &card->ability[i].doing[0];
    return NULL;
}

static const char *doing_format(uint8_t op) {
    switch ((Operation)op) {
    case OP_POWER:
    case OP_REPAIR:
        return "+%d";
    case OP_REDUCE:
        return "\xE2\x88\x92%d";
    case OP_MOVE_POWER:
    case OP_DRAW:
        return "%d";
    default:
        return NULL;
    }
}

// The badge's content: a number ("+3"), or a sign if `sign` is set.
static void fill_badge(const CardDef *card, char text[8], const char **sign) {
    const Doing *doing = first_doing(card);
    const char *format = doing != NULL ? doing_format(doing->op) : NULL;
    *sign = NULL;
    if (card->attacks)
        snprintf(text, 8, "%u", card->attack.damage);
    else if (format != NULL)
        snprintf(text, 8, format, doing->amount);
    else
        *sign = doing != NULL && doing->op == OP_COUNTER          ? "glyphs/counter.svg"
                : doing != NULL && doing->op == OP_COUNTER_ATTACK ? "glyphs/type-action.svg"
                                                                  : strike_kind_sign(card->kind);
}

// ---- words

static void fill_hues(StrikeLooks *looks) {
    looks->hue[KIND_ATTACK] = card_hue(COLOR_WEAPONS);
    looks->hue[KIND_ACTION] = card_hue(COLOR_STOCK);
    looks->hue[KIND_CRAFT] = card_hue(COLOR_ENGINES);
    looks->hue[KIND_DEFENSE] = card_hue(COLOR_SHIELDS);
}

static void fill_painting(StrikeLooks *looks, uint8_t card) {
    char file[128];
    const CardLook look = strike_card_look(looks, card, PALETTE_NEUTRAL);
    card_picture_file(file, sizeof file, &look);
    const PaintingQuery wish = {.id = looks->rules->card[card].id, .picture = look.picture, .file = file};
    looks->painting[card] = paintings_find(looks->paintings, &wish);
}

void *strike_looks_open(const App *app) {
    StrikeLooks *looks = calloc(1, sizeof *looks);
    if (looks == NULL)
        return NULL;
    looks->app = app;
    looks->rules = app->catalog->rules;
    looks->paintings = paintings_open(app->skins->assets, game_id(app->catalog->game));
    record_names(app, TABLE_CARDS, looks->name);
    for (uint8_t card = 0; card < looks->rules->card_count; card++) {
        looks->text[card] = say_of(app, "card.%s.text", looks->rules->card[card].id);
        fill_badge(&looks->rules->card[card], looks->badge[card], &looks->badge_sign[card]);
    }
    for (int kind = 0; kind <= KIND_DEFENSE; kind++)
        looks->kind[kind] = say_of(app, "kind.%s.name", strike_kind_words[kind]);
    for (int tag = 0; tag < TAGS; tag++)
        looks->tag[tag] = say_of(app, "tag.%s.name", strike_tag_words[tag]);
    for (int track = 0; track < TRACKS; track++)
        looks->track[track] = say_of(app, "track.%s.name", strike_track_words[track]);
    fill_hues(looks);
    looks->track[TRACKS] = app_word(app, "strike.hull");
    for (uint8_t card = 0; card < looks->rules->card_count; card++)
        fill_painting(looks, card);
    for (uint8_t ship = 0; ship < looks->rules->ship_count; ship++)
        looks->ship_painting[ship] =
            paintings_find(looks->paintings, &(PaintingQuery){.id = looks->rules->ship[ship].id});
    return looks;
}

void strike_looks_close(void *looks) {
    if (looks != NULL)
        paintings_close(((StrikeLooks *)looks)->paintings);
    free(looks);
}

const char *strike_ship_painting(const StrikeLooks *looks, uint8_t ship) {
    return looks->ship_painting[ship];
}

const char *strike_card_name(const StrikeLooks *looks, uint8_t card) {
    return looks->name[card];
}

const StrikeRules *strike_looks_rules(const StrikeLooks *looks) {
    return looks->rules;
}

const char *strike_tag_name(const StrikeLooks *looks, uint8_t tags) {
    return tags != 0 ? looks->tag[first_tag(tags)] : "";
}

const char *strike_kind_name(const StrikeLooks *looks, uint8_t kind) {
    return looks->kind[kind];
}

const char *strike_track_name(const StrikeLooks *looks, uint8_t track) {
    return looks->track[track < TRACKS ? track : TRACKS];
}

// ---- the card

const char *strike_chip_sign(const CardDef *card) {
    return card->responds  ? strike_track_sign(TRACK_SHIELD)
           : card->attacks ? NULL
                           : "icons/phosphor/info.svg";
}

int strike_price(const uint8_t cost[TRACKS], Chip out[TRACKS]) {
    int count = 0;
    for (uint8_t track = 0; track < TRACKS; track++)
        if (cost[track] > 0)
            out[count++] = (Chip){
                .sign = strike_track_sign(track), .value = cost[track], .color = strike_track_color(track)};
    return count;
}

const char *strike_points(const App *app, char *out, size_t size, int track, int number) {
    char key[40];
    snprintf(key, sizeof key, "strike.points.%s", strike_track_words[track]);
    return say_number(app, out, size, key, number);
}

CardLook strike_card_look(const StrikeLooks *looks, uint8_t card, int palette) {
    static const int types[] = {CARD_WEAPON, CARD_ACTION, CARD_SHIP, CARD_TECH};
    const CardDef *def = &looks->rules->card[card];
    CardLook look = {.name = looks->name[card],
                     .type_name = looks->kind[def->kind],
                     .text = looks->text[card],
                     .type = types[def->kind],
                     .type_sign = strike_kind_sign(def->kind),
                     .faction = palette,
                     .picture = def->picture,
                     .painting = looks->painting[card],
                     .pictures = looks->app->pictures,
                     .badge_sign = looks->badge_sign[card],
                     .tag = "",
                     .price_left = true,
                     .hue = looks->hue[def->kind]};
    look.badge = look.badge_sign == NULL ? looks->badge[card] : NULL;
    look.prices = strike_price(def->cost, look.price);
    if (def->attacks && def->kind == KIND_ATTACK)
        look.tag = strike_tag_name(looks, def->attack.tags);
    return look;
}

bool strike_ship_strikes_at_once(const ShipDef *ship) {
    for (int i = 0; i < ship->ability_count; i++)
        for (int k = 0; k < ship->ability[i].count; k++)
            if (ship->ability[i].doing[k].op == OP_ATTACK_AFTER_LAUNCH)
                return true;
    return false;
}

// Whoever plays it attacks nobody in the same turn (rules §4): an action, and a craft of most ships.
static bool stands_for_attack(const StrikeLooks *looks, const App *app, const CardRef *card) {
    const uint8_t ship = session_options(app->session)->setup.faction[card->owner];
    const uint8_t kind = looks->rules->card[card->card].kind;
    return kind == KIND_ACTION ||
           (kind == KIND_CRAFT && !strike_ship_strikes_at_once(&looks->rules->ship[ship]));
}

CardLook strike_look(const void *looks, const App *app, const CardRef *card) {
    const bool owned = app->session != NULL && card->owner < session_options(app->session)->setup.seats;
    CardLook look =
        strike_card_look(looks, card->card, owned ? seat_palette(app, card->owner) : PALETTE_NEUTRAL);
    if (owned && card->own[1] == STRIKE_IN_HAND && stands_for_attack(looks, app, card)) {
        look.tag = NULL; // no word has room there; the large card says it in words
        look.tag_sign = "glyphs/no-attack.svg";
    }
    return look;
}
