// SPDX-License-Identifier: MIT
// Looks up names, texts and pictures of the cards once, so that drawing needs no search.
#include "app/tables/deck_building/table.h"

#include "app/kit/say.h"
#include "data/paintings.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_MOST 100

// Texts are owned by App.words.
struct BuildingLooks {
    const App *app;
    const BuildingRules *rules;
    Paintings *paintings;
    const char *painting[DESIGNS_MAX];
    const char *name[DESIGNS_MAX], *kind[DESIGNS_MAX];
    char *drawn[DESIGNS_MAX], *plain_text[DESIGNS_MAX]; // owned; NULL: none
    char whole[DESIGNS_MAX][NAME_MOST]; // of drafts only: names that tell them from the other copy
    char badge[DESIGNS_MAX][8];
    int hue[DESIGNS_MAX]; // picture colours: by people, or by what the card is for
    char tag_sign[DESIGNS_MAX][48], trait_sign[TRAITS_MAX][64]; // "": none
    TargetLook world[DESIGNS_MAX]; // for a space card without a painting of its own
    const char *stat[STATS + 1], *trait[TRAITS_MAX];
    int infection, standard, battle, plain;
};

// ---- opening

static const char *kind_key(const CardDef *def) {
    static const char *const keys[] = {"kind.character.name", "kind.maneuver.name", "kind.setup.name",
                                       "kind.infection.name", "kind.mission.name",  "kind.event.name",
                                       "kind.special.name"};
    if (def->order_count > 0)
        return "building.space.battle";
    if (def->kind == KIND_MISSION && def->set == SET_EXPLORATION)
        return "building.space.exploration";
    if (def->kind == KIND_MISSION && def->set == SET_INFECTION_SPACE)
        return "building.space.infection";
    if (def->set == SET_DRAFT)
        return "building.space.draft";
    return keys[def->kind];
}

// The colour of the last people that its traits name; else of what the card is for.
static void fill_hue(BuildingLooks *looks, uint8_t card) {
    const CardDef *def = &looks->rules->card[card];
    static const Color hues[] = {
        [KIND_CHARACTER] = 0xFFA9B8D0u, [KIND_MANEUVER] = 0xFFA9C4EAu, [KIND_SETUP] = 0xFFA9C4EAu,
        [KIND_INFECTION] = 0xFFF0762Au, [KIND_MISSION] = 0xFFB486EAu,  [KIND_EVENT] = 0xFFA9C4EAu,
        [KIND_SPECIAL] = 0xFFB486EAu};
    looks->hue[card] = card_hue(hues[def->kind]);
    for (int i = 0; i < def->trait_count; i++) {
        const TraitDef *trait = &looks->rules->trait[def->trait[i]];
        if (trait->colour == NO_COLOUR)
            continue;
        looks->hue[card] = card_hue(0xFF000000u | trait->colour);
        if (trait->emblem[0] != 0)
            snprintf(looks->tag_sign[card], sizeof looks->tag_sign[card], "emblems/%.30s.svg", trait->emblem);
    }
}

// The other copy of a standard mission shares its texts.
static const char *text_of(const BuildingLooks *looks, uint8_t card, const char *part, const char *none) {
    const CardDef *def = &looks->rules->card[card];
    const char *text = record_part(looks->app, TABLE_CARDS, card, part);
    if (text == NULL && def->set == SET_DRAFT && def->matches < looks->rules->card_count)
        text = record_part(looks->app, TABLE_CARDS, def->matches, part);
    return text != NULL ? text : none;
}

static const char *painting_by_id(const BuildingLooks *looks, const CardDef *def) {
    return paintings_find(looks->paintings, &(PaintingQuery){.id = def->id, .picture = def->picture});
}

// A draft is the other copy of a standard mission: it shows that one's, unless it says that it shows
// something else or a pack has painted it.
static const char *painting_of(const BuildingLooks *looks, uint8_t card) {
    const CardDef *def = &looks->rules->card[card];
    const char *own = painting_by_id(looks, def);
    if (own != NULL || def->set != SET_DRAFT || def->matches >= looks->rules->card_count)
        return own;
    const CardDef *mission = &looks->rules->card[def->matches];
    return strcmp(def->picture, mission->picture) == 0 ? painting_by_id(looks, mission) : NULL;
}

// What the files have in square brackets is drawn bold, and said without them. A bracket without its other
// half stays.
static char *without_brackets(const char *text, bool bold) {
    char *out = malloc(strlen(text) + 1);
    size_t length = 0;
    const char *closes = NULL; // of the bracket that is open
    for (const char *at = text; out != NULL && *at != 0; at++) {
        const char *end = *at == '[' && closes == NULL ? strpbrk(at + 1, "[]\n") : NULL;
        const bool opens = end != NULL && *end == ']';
        if (opens)
            closes = end;
        if (!opens && at != closes)
            out[length++] = *at;
        else if (bold)
            out[length++] = opens ? GFX_STRONG_ON[0] : GFX_STRONG_OFF[0];
        if (at == closes)
            closes = NULL;
    }
    if (out != NULL)
        out[length] = 0;
    return out;
}

static void fill_card(BuildingLooks *looks, uint8_t card) {
    const CardDef *def = &looks->rules->card[card];
    looks->name[card] = text_of(looks, card, "name", def->id);
    const char *text = text_of(looks, card, "text", "");
    looks->drawn[card] = without_brackets(text, true);
    looks->plain_text[card] = without_brackets(text, false);
    if (def->set == SET_DRAFT)
        app_fill(looks->app, looks->whole[card], NAME_MOST, "building.draft_of",
                 STR("card", looks->name[card]));
    looks->kind[card] = app_word(looks->app, kind_key(def));
    if (def->cost != NONE)
        snprintf(looks->badge[card], sizeof looks->badge[card], "%u", def->cost);
    else if (def->points > 0)
        snprintf(looks->badge[card], sizeof looks->badge[card], "%u", def->points);
    looks->painting[card] = painting_of(looks, card);
    fill_hue(looks, card);
    looks->world[card] = building_space_look(looks, NULL, 0, card);
}

// A people's own emblem, which its cards have too.
static void fill_trait(BuildingLooks *looks, uint8_t trait) {
    const TraitDef *def = &looks->rules->trait[trait];
    char *sign = looks->trait_sign[trait];
    if (def->emblem[0] != 0)
        snprintf(sign, sizeof looks->trait_sign[trait], "emblems/%.30s.svg", def->emblem);
    else if (def->sign[0] != 0)
        snprintf(sign, sizeof looks->trait_sign[trait], "icons/game-icons/%.30s.svg", def->sign);
}

void *building_looks_open(const App *app) {
    BuildingLooks *looks = calloc(1, sizeof *looks);
    if (looks == NULL)
        return NULL;
    looks->app = app;
    looks->rules = app->catalog->rules;
    looks->paintings = paintings_open(app->skins->assets, game_id(app->catalog->game));
    looks->infection = card_hue(0xFFF0762Au);
    looks->standard = card_hue(0xFFB486EAu);
    looks->battle = card_hue(0xFFE8453Fu);
    looks->plain = card_hue(0xFFA9B8D0u);
    for (uint8_t card = 0; card < looks->rules->card_count; card++)
        fill_card(looks, card);
    for (uint8_t stat = 0; stat <= STATS; stat++)
        looks->stat[stat] = say_of(app, "stat.%s.name", stat < STATS ? building_stat_words[stat] : "damage");
    record_names(app, TABLE_TRAITS, looks->trait);
    for (uint8_t trait = 0; trait < looks->rules->trait_count; trait++)
        fill_trait(looks, trait);
    return looks;
}

void building_looks_close(void *looks) {
    BuildingLooks *all = looks;
    if (all == NULL)
        return;
    for (int card = 0; card < DESIGNS_MAX; card++) {
        free(all->drawn[card]);
        free(all->plain_text[card]);
    }
    paintings_close(all->paintings);
    free(all);
}

// ---- words

const BuildingRules *building_looks_rules(const BuildingLooks *looks) {
    return looks->rules;
}

const char *building_card_name(const BuildingLooks *looks, uint8_t card) {
    return card < looks->rules->card_count ? looks->name[card] : "";
}

const char *building_whole_name(const BuildingLooks *looks, uint8_t card) {
    return card < looks->rules->card_count && looks->whole[card][0] != 0 ? looks->whole[card]
                                                                         : building_card_name(looks, card);
}

const char *building_card_text(const BuildingLooks *looks, uint8_t card) {
    return card < looks->rules->card_count && looks->plain_text[card] != NULL ? looks->plain_text[card] : "";
}

const char *building_drawn_text(const BuildingLooks *looks, uint8_t card) {
    return card < looks->rules->card_count && looks->drawn[card] != NULL ? looks->drawn[card] : "";
}

const char *building_kind_name(const BuildingLooks *looks, uint8_t card) {
    return looks->kind[card];
}

const char *building_stat_name(const BuildingLooks *looks, uint8_t stat) {
    return looks->stat[stat <= STATS ? stat : STAT_XP];
}

const char *building_trait_name(const BuildingLooks *looks, uint8_t trait) {
    return looks->trait[trait];
}

const char *building_trait_sign(const BuildingLooks *looks, uint8_t trait) {
    return trait < looks->rules->trait_count && looks->trait_sign[trait][0] != 0 ? looks->trait_sign[trait]
                                                                                 : NULL;
}

const char *building_or(const BuildingLooks *looks) {
    return app_word(looks->app, "building.or");
}

int building_infection_palette(const BuildingLooks *looks) {
    return looks->infection;
}

int building_back_palette(const BuildingLooks *looks) {
    return looks->standard;
}

int building_space_palette(const BuildingLooks *looks, uint8_t card) {
    const CardDef *def = &looks->rules->card[card];
    if (def->order_count > 0)
        return looks->battle;
    if (def->set == SET_STANDARD || def->set == SET_DRAFT)
        return looks->standard;
    return def->set == SET_INFECTION_SPACE ? looks->infection : looks->plain;
}

// ---- cards

static int stat_chips(const CardDef *def, Chip out[CARD_STATS]) {
    int count = 0;
    for (uint8_t stat = 0; stat < STATS && count < CARD_STATS; stat++)
        if (def->stat[stat] != 0)
            out[count++] = (Chip){.sign = building_stat_sign(stat),
                                  .value = def->stat[stat],
                                  .color = building_stat_color(stat)};
    return count;
}

// The signs of its traits, but for the people's emblem that stands there anyway, in the order of the pack.
static int trait_marks(const BuildingLooks *looks, const CardDef *def, const char *tag,
                       const char *out[CARD_MARKS]) {
    int count = 0;
    for (uint8_t trait = 0; trait < looks->rules->trait_count && count < CARD_MARKS; trait++) {
        const char *sign = (def->traits >> trait & 1u) != 0 ? building_trait_sign(looks, trait) : NULL;
        if (sign != NULL && (tag == NULL || strcmp(sign, tag) != 0))
            out[count++] = sign;
    }
    return count;
}

CardLook building_card_look(const BuildingLooks *looks, uint8_t card, int palette) {
    static const int types[] = {
        [KIND_CHARACTER] = CARD_TROOPS, [KIND_MANEUVER] = CARD_WEAPON, [KIND_SETUP] = CARD_TECH,
        [KIND_INFECTION] = CARD_TECH,   [KIND_MISSION] = CARD_SHIP,    [KIND_EVENT] = CARD_SHIP,
        [KIND_SPECIAL] = CARD_SHIP};
    const CardDef *def = &looks->rules->card[card];
    const bool infection = def->kind == KIND_INFECTION;
    CardLook look = {.name = looks->name[card],
                     .type_name = looks->kind[card],
                     .text = building_drawn_text(looks, card),
                     .type = types[def->kind],
                     .type_sign = building_kind_sign(def->kind),
                     .faction = infection ? looks->infection : palette,
                     .picture = is_deckable(def) || def->kind == KIND_SPECIAL ? def->picture : NULL,
                     .painting = looks->painting[card],
                     .pictures = looks->app->pictures,
                     .badge = looks->badge[card],
                     .tag = def->handheld ? app_word(looks->app, "building.held") : NULL,
                     .hue = looks->hue[card],
                     .picture_first = true,
                     .striped = infection};
    if (!is_deckable(def) && def->kind != KIND_SPECIAL)
        look.world = &looks->world[card]; // as on the board
    if (looks->tag_sign[card][0] != 0)
        look.tag_sign = looks->tag_sign[card];
    if (look.tag == NULL && look.tag_sign == NULL)
        look.tag = "";
    look.stats = stat_chips(def, look.stat);
    look.effects = building_effect_chips(looks->rules, card, look.effect, CARD_EFFECTS);
    look.marks = trait_marks(looks, def, look.tag_sign, look.mark);
    return look;
}

// The goals are chips and the kind is beside its sign: this is the rest of the text.
static const char *text_of_tile(const BuildingLooks *looks, uint8_t card) {
    const CardDef *def = &looks->rules->card[card];
    const char *text = building_drawn_text(looks, card), *line = strchr(text, '\n'),
               *sentence = strstr(text, ". ");
    if (def->has_goal && line != NULL)
        return line + 1;
    return def->order_count > 0 && sentence != NULL ? sentence + 2 : text;
}

TargetLook building_space_look(const BuildingLooks *looks, const BuildingBoard *board, Seat seat,
                               uint8_t card) {
    const CardDef *def = &looks->rules->card[card];
    TargetLook look = {.id = def->id,
                       .name = looks->name[card],
                       .type_name = looks->kind[card],
                       .type = def->order_count > 0 ? TARGET_COMBAT : TARGET_PLANET,
                       .affiliation = building_space_palette(looks, card),
                       .points = def->points,
                       .text = text_of_tile(looks, card),
                       .picture = def->picture[0] != 0 ? def->picture : NULL,
                       .painting = looks->painting[card],
                       .type_sign =
                           def->order_count > 0 ? "glyphs/stat-weapon.svg" : building_kind_sign(def->kind)};
    look.chips = building_goal_ways(looks, board, seat, card, look.chip);
    return look;
}

CardLook building_look(const void *looks, const App *app, const CardRef *card) {
    const bool owned = app->session != NULL && card->owner < session_options(app->session)->setup.seats;
    return building_card_look(looks, card->card, owned ? seat_palette(app, card->owner) : PALETTE_NEUTRAL);
}
