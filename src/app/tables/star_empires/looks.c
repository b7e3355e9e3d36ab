// SPDX-License-Identifier: MIT
// Looks up names, texts and pictures of cards, units and territories once, so that drawing needs no search.
#include "app/tables/star_empires/looks.h"

#include "app/kit/say.h"
#include "app/tables/star_empires/badge.h"
#include "data/paintings.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PHASES 11

// When a card is played; decides its picture and its type line.
typedef enum Use {
    USE_MOVE,
    USE_BATTLE,
    USE_ANSWER,
    USE_DIPLOMACY,
    USE_ENIGMA,
    USE_BUILD,
    USE_SPECIAL,
    USES
} Use;

typedef struct UseLook {
    const char *key, *sign;
    Color hue;
    int type;
} UseLook;

static const UseLook uses[USES] = {
    [USE_MOVE] = {"empires.when.move", "glyphs/type-action.svg", 0xFFB486EAu, CARD_ACTION},
    [USE_BATTLE] = {"empires.when.battle", "glyphs/stat-weapon.svg", COLOR_WEAPONS, CARD_WEAPON},
    [USE_ANSWER] = {"empires.when.answer", "glyphs/stat-shield.svg", COLOR_SHIELDS, CARD_TECH},
    [USE_DIPLOMACY] = {"empires.when.diplomacy", "glyphs/stat-diplomacy.svg", COLOR_DIPLOMACY, CARD_TROOPS},
    [USE_ENIGMA] = {"empires.when.enigma", "glyphs/enigma.svg", COLOR_DIPLOMACY, CARD_TROOPS},
    [USE_BUILD] = {"empires.when.build", "glyphs/stat-credits.svg", 0xFFA9C4EAu, CARD_TECH},
    [USE_SPECIAL] = {"empires.when.special", "icons/phosphor/star.svg", 0xFFA9C4EAu, CARD_ACTION}};

const char *const empires_use_words[] = {"move",   "battle", "answer",  "diplomacy",
                                         "enigma", "build",  "special", NULL};

const char *empires_use_sign(int use) {
    return uses[use >= 0 && use < USES ? use : USE_SPECIAL].sign;
}

// Texts are owned by App.words.
struct EmpiresLooks {
    const App *app;
    const EmpiresRules *rules;
    Paintings *paintings;
    const char *name[KINDS_MAX], *text[KINDS_MAX];
    const char *painting[RACES_MAX][KINDS_MAX], *painting_for_none[KINDS_MAX];
    char badge[KINDS_MAX][BADGE_MAX];
    const char *badge_sign[KINDS_MAX];
    // For races that the card is worth more for; else empty, and NULL.
    char badge_for[RACES_MAX][KINDS_MAX][BADGE_MAX];
    char *text_for[RACES_MAX][KINDS_MAX];
    uint8_t use[KINDS_MAX];
    char does[KINDS_MAX][48];
    const char *does_sign[KINDS_MAX];
    int hue[USES];
    const char *when[USES];
    const char *unit[UNITS_MAX], *unit_short[UNITS_MAX];
    char unit_sign[UNITS_MAX][PICTURE_MAX + 16];
    const char *unit_painting[RACES_MAX][UNITS_MAX];
    const char *race[RACES_MAX], *territory[TERRITORIES_MAX];
    const char *phase[PHASES], *mark[MARKS], *mark_does[MARKS];
};

// ---- opening

int empires_use_of(const CardDef *card) {
    if (card_can(card, WHEN_AS))
        return USE_SPECIAL;
    if (card_can(card, WHEN_BATTLE))
        return USE_BATTLE;
    if (card_can(card, WHEN_MOVES))
        return USE_MOVE;
    if (card_can(card, WHEN_DIPLOMACY))
        return USE_DIPLOMACY;
    if (card_can(card, WHEN_ENIGMA))
        return USE_ENIGMA;
    return card_can(card, WHEN_BUILD) ? USE_BUILD : USE_ANSWER;
}

// What a card of the movement phase does that moves nothing: it is no move card, which its face must say.
static const struct {
    Op op;
    const char *key, *sign;
} deeds[] = {{OP_DRAW, "empires.does_for.cards", "icons/phosphor/cards.svg"},
             {OP_SHOW_HAND, "empires.does_for.spies", "icons/phosphor/eye.svg"},
             {OP_SHOW_STACK, "empires.does_for.spies", "icons/phosphor/eye.svg"},
             {OP_DISCARD, "empires.does_for.hinders", "glyphs/stat-mission.svg"},
             {OP_RAID, "empires.does_for.hinders", "glyphs/stat-mission.svg"},
             {OP_TAKE_CARD, "empires.does_for.hinders", "glyphs/stat-mission.svg"},
             {OP_STEAL, "empires.does_for.hinders", "glyphs/stat-mission.svg"},
             {OP_REVOLT, "empires.does_for.hinders", "glyphs/stat-mission.svg"}};

// The line that says what it is: for most cards when they are played, in the movement phase what they do.
static void fill_does(EmpiresLooks *looks, uint8_t card) {
    const CardDef *def = &looks->rules->card[card];
    const UseLook *use = &uses[looks->use[card]];
    const CardEffect *moves = card_effect(def, OP_MOVE);
    text_copy(looks->does[card], sizeof looks->does[card], app_word(looks->app, use->key));
    looks->does_sign[card] = use->sign;
    if (looks->use[card] != USE_MOVE)
        return;
    if (moves != NULL)
        app_fill(looks->app, looks->does[card], sizeof looks->does[card], "empires.does_for.fleets",
                 NUM("number", moves->groups));
    for (size_t i = 0; i < sizeof deeds / sizeof deeds[0] && moves == NULL; i++)
        if (card_effect(def, deeds[i].op) != NULL) {
            text_copy(looks->does[card], sizeof looks->does[card], app_word(looks->app, deeds[i].key));
            looks->does_sign[card] = deeds[i].sign;
        }
}

// A number with its sign and unit; else an icon.
static void fill_badge(EmpiresLooks *looks, uint8_t card) {
    const CardDef *def = &looks->rules->card[card];
    looks->badge_sign[card] = NULL;
    empires_badge(def, 0, looks->badge[card]);
    if (looks->badge[card][0] != '\0')
        return;
    switch (def->effect_count > 0 ? (Op)def->effect[0].op : OP_AS_RACE) {
    case OP_SHOW_HAND:
    case OP_SHOW_STACK:
        looks->badge_sign[card] = "icons/phosphor/eye.svg";
        break;
    case OP_CANCEL:
    case OP_CANCEL_MOVE:
    case OP_CALL_OFF:
        looks->badge_sign[card] = "glyphs/counter.svg";
        break;
    case OP_PEACE:
        looks->badge_sign[card] = "glyphs/stat-diplomacy.svg";
        break;
    default:
        looks->badge_sign[card] = looks->does_sign[card];
        break;
    }
}

static void fill_card(EmpiresLooks *looks, uint8_t card) {
    const CardDef *def = &looks->rules->card[card];
    const char *text = record_part(looks->app, TABLE_CARDS, card, "text");
    looks->text[card] = text != NULL ? text : "";
    looks->use[card] = (uint8_t)empires_use_of(def);
    PaintingQuery query = {.id = def->id, .picture = def->picture};
    looks->painting_for_none[card] = paintings_find(looks->paintings, &query);
    for (uint8_t race = 0; race < looks->rules->race_count; race++) {
        query.faction = looks->rules->race[race].id;
        looks->painting[race][card] = paintings_find(looks->paintings, &query);
    }
    fill_does(looks, card);
    fill_badge(looks, card);
}

// The text for that race, below the text for everybody.
static void add_text(EmpiresLooks *looks, uint8_t race, uint8_t card, const char *more) {
    const size_t size = strlen(looks->text[card]) + strlen(more) + 2;
    char *text = malloc(size);
    if (text != NULL) // if memory runs out, the printed text is used
        snprintf(text, size, "%s %s", looks->text[card], more);
    free(looks->text_for[race][card]);
    looks->text_for[race][card] = text;
}

// A card's value for a race that is stronger with it: on its badge, and below its text.
static void fill_worth(EmpiresLooks *looks, uint8_t race, uint8_t card) {
    const int bonus = looks->rules->race[race].bonus[card];
    const CardEffect *force = card_effect(&looks->rules->card[card], OP_FORCE);
    char worth[120];
    if (bonus <= 0)
        return;
    app_fill(looks->app, worth, sizeof worth,
             force == NULL         ? "empires.worth.battle"
             : force->per_ship > 0 ? "empires.worth.ships"
                                   : "empires.worth.force",
             STR("race", looks->race[race]), NUM("number", bonus),
             NUM("sum", bonus + (force != NULL ? force->n : 0)));
    if (force != NULL)
        empires_badge(&looks->rules->card[card], bonus, looks->badge_for[race][card]);
    add_text(looks, race, card, worth);
}

// The cards that a race's special card stands for.
static void fill_special(EmpiresLooks *looks, uint8_t race) {
    const EmpiresRules *rules = looks->rules;
    char cards[240] = "", text[320];
    if (rules->as_race >= rules->card_count)
        return;
    for (uint8_t card = 0; card < rules->card_count; card++)
        if ((rules->race[race].specials >> card & 1u) != 0)
            say_in_list(cards, sizeof cards, looks->name[card]);
    app_fill(looks->app, text, sizeof text, "empires.worth.cards", STR("race", looks->race[race]),
             STR("cards", cards));
    if (cards[0] != '\0')
        add_text(looks, race, rules->as_race, text);
}

static void fill_races(EmpiresLooks *looks) {
    for (uint8_t race = 0; race < looks->rules->race_count; race++)
        for (uint8_t card = 0; card < looks->rules->card_count; card++)
            fill_worth(looks, race, card);
    for (uint8_t race = 0; race < looks->rules->race_count; race++)
        fill_special(looks, race);
}

static void fill_units(EmpiresLooks *looks) {
    const EmpiresRules *rules = looks->rules;
    for (uint8_t unit = 0; unit < rules->unit_count; unit++) {
        const UnitDef *def = &rules->unit[unit];
        char *sign = looks->unit_sign[unit];
        if (def->picture[0] != '\0')
            snprintf(sign, sizeof looks->unit_sign[unit], "units/%s.svg", def->picture);
        else
            snprintf(sign, sizeof looks->unit_sign[unit], "glyphs/type-ship.svg");
        for (uint8_t race = 0; race < rules->race_count; race++)
            looks->unit_painting[race][unit] =
                paintings_find(looks->paintings, &(PaintingQuery){.id = def->id,
                                                                  .faction = rules->race[race].id,
                                                                  .picture = def->picture,
                                                                  .file = sign,
                                                                  .own_ships = true});
    }
}

static void fill_names(EmpiresLooks *looks) {
    const EmpiresRules *rules = looks->rules;
    const App *app = looks->app;
    record_names(app, TABLE_CARDS, looks->name);
    record_names(app, TABLE_RACES, looks->race);
    record_names(app, TABLE_UNITS, looks->unit);
    record_names(app, TABLE_TERRITORIES, looks->territory);
    for (uint8_t i = 0; i < rules->unit_count; i++) {
        const char *abbreviated = record_part(app, TABLE_UNITS, i, "short");
        looks->unit_short[i] = abbreviated != NULL ? abbreviated : looks->unit[i];
    }
    for (int i = 0; i < PHASES; i++)
        looks->phase[i] = say_of(app, "step.%s", empires_phase_words[i]);
    for (int i = 0; i < MARKS; i++) {
        looks->mark[i] = say_of(app, "building.%s.name", empires_mark_words[i]);
        looks->mark_does[i] = say_of(app, "empires.does.%s", empires_mark_words[i]);
    }
}

void *empires_looks_open(const App *app) {
    EmpiresLooks *looks = calloc(1, sizeof *looks);
    if (looks == NULL)
        return NULL;
    looks->app = app;
    looks->rules = app->catalog->rules;
    looks->paintings = paintings_open(app->skins->assets, game_id(app->catalog->game));
    for (int i = 0; i < USES; i++) {
        looks->hue[i] = card_hue(uses[i].hue);
        looks->when[i] = app_word(app, uses[i].key);
    }
    for (uint8_t card = 0; card < looks->rules->card_count; card++)
        fill_card(looks, card);
    fill_names(looks);
    fill_units(looks);
    fill_races(looks);
    return looks;
}

void empires_looks_close(void *data) {
    EmpiresLooks *looks = data;
    if (looks == NULL)
        return;
    for (int i = 0; i < RACES_MAX * KINDS_MAX; i++)
        free(looks->text_for[i / KINDS_MAX][i % KINDS_MAX]);
    paintings_close(looks->paintings);
    free(looks);
}

// ---- words

const EmpiresRules *empires_looks_rules(const EmpiresLooks *looks) {
    return looks->rules;
}

const char *empires_card_name(const EmpiresLooks *looks, uint8_t card) {
    return card < looks->rules->card_count ? looks->name[card] : "";
}

const char *empires_card_text(const EmpiresLooks *looks, uint8_t card, uint8_t race) {
    if (card >= looks->rules->card_count)
        return "";
    const char *text = race < RACES_MAX ? looks->text_for[race][card] : NULL;
    return text != NULL ? text : looks->text[card];
}

const char *empires_when_name(const EmpiresLooks *looks, uint8_t card) {
    return card < looks->rules->card_count ? looks->when[looks->use[card]] : "";
}

const char *empires_unit_name(const EmpiresLooks *looks, uint8_t unit) {
    return unit < looks->rules->unit_count ? looks->unit[unit] : "";
}

const char *empires_unit_short(const EmpiresLooks *looks, uint8_t unit) {
    return unit < looks->rules->unit_count ? looks->unit_short[unit] : "";
}

const char *empires_race_name(const EmpiresLooks *looks, uint8_t race) {
    return race < looks->rules->race_count ? looks->race[race] : "";
}

int empires_race_palette(const EmpiresLooks *looks, uint8_t race) {
    return faction_palette(looks->app, race);
}

const char *empires_territory_name(const EmpiresLooks *looks, uint8_t territory) {
    return territory < looks->rules->territory_count ? looks->territory[territory] : "";
}

const char *empires_phase_name(const EmpiresLooks *looks, uint8_t phase) {
    return phase < PHASES ? looks->phase[phase] : "";
}

const char *empires_mark_name(const EmpiresLooks *looks, Mark mark) {
    return mark < MARKS ? looks->mark[mark] : "";
}

const char *empires_mark_does(const EmpiresLooks *looks, Mark mark) {
    return mark < MARKS ? looks->mark_does[mark] : "";
}

// ---- signs and cards

const char *empires_unit_sign(const EmpiresLooks *looks, uint8_t unit) {
    return unit < looks->rules->unit_count ? looks->unit_sign[unit] : "glyphs/unseen.svg";
}

const char *empires_unit_painting(const EmpiresLooks *looks, uint8_t race, uint8_t unit) {
    return race < looks->rules->race_count && unit < looks->rules->unit_count
               ? looks->unit_painting[race][unit]
               : NULL;
}

const char *empires_race_painting(const EmpiresLooks *looks, uint8_t race) {
    const uint8_t card = looks->rules->as_race;
    if (race >= looks->rules->race_count || card >= looks->rules->card_count)
        return NULL;
    const char *own = looks->painting[race][card], *for_none = looks->painting_for_none[card];
    return own != for_none ? own : NULL;
}

const char *empires_mark_sign(Mark mark) {
    static const char *const signs[MARKS] = {"glyphs/colony.svg", "glyphs/shipyard.svg",
                                             "glyphs/terraform.svg"};
    return signs[mark < MARKS ? mark : MARK_COLONY];
}

CardLook empires_card_look(const EmpiresLooks *looks, uint8_t card, int palette, uint8_t race) {
    const UseLook *use = &uses[looks->use[card]];
    const char *worth = race < RACES_MAX ? looks->badge_for[race][card] : "";
    return (CardLook){.name = looks->name[card],
                      .type_name = looks->does[card],
                      .text = empires_card_text(looks, card, race),
                      .type = use->type,
                      .type_sign = looks->does_sign[card],
                      .faction = palette,
                      .picture = looks->rules->card[card].picture,
                      .painting = race < looks->rules->race_count ? looks->painting[race][card]
                                                                  : looks->painting_for_none[card],
                      .pictures = looks->app->pictures,
                      .badge = worth[0] != '\0' ? worth : looks->badge[card],
                      .badge_sign = looks->badge_sign[card],
                      .tag = "",
                      .hue = looks->hue[looks->use[card]]};
}

CardLook empires_look(const void *looks, const App *app, const CardRef *card) {
    const SetupOptions *setup = app->session != NULL ? &session_options(app->session)->setup : NULL;
    if (setup == NULL || card->owner >= setup->seats)
        return empires_card_look(looks, card->card, PALETTE_NEUTRAL, NONE);
    return empires_card_look(looks, card->card, seat_palette(app, card->owner), setup->faction[card->owner]);
}
