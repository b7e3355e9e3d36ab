// SPDX-License-Identifier: MIT
// Looks up names, texts and pictures once, so that drawing needs no search.
#include "app/tables/tactics/looks.h"

#include "app/kit/say.h"
#include "app/tables/tactics/table.h"
#include "data/paintings.h"
#include "engine/game_facts.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PICTURE_MAX (2 * ID_MAX)
#define INDEPENDENT 0xFFD9B44Au // yellow, in pictures

// Texts are owned by App.words, except the pictures.
struct TableLooks {
    const App *app;
    const TacticsRules *rules;
    Paintings *paintings;
    const char *painting[FACTIONS_MAX][DECK_MAX], *target_painting[TARGETS_MAX];
    const char *name[FACTIONS_MAX][DECK_MAX];
    const char *picture[FACTIONS_MAX][DECK_MAX];
    const char *text[DECK_MAX];
    const char *type_name[TYPE_TROOPS + 1];
    const char *kind_name[KIND_NONE + 1], *kind_text[KIND_NONE + 1];
    int palette[FACTIONS_MAX];
    const char *ships[FACTIONS_MAX];
    int colour[COLOUR_INDEPENDENT + 1];          // PALETTE_… of targets
    const char *belongs[COLOUR_INDEPENDENT + 1]; // the word for it if no faction's emblem shows it, or NULL
    const char *target_name[TARGETS_MAX];
    const char *target_text[TARGETS_MAX];
    char target_picture[TARGETS_MAX][PICTURE_MAX];
    const char *target_kind[TARGET_KIND_COMBAT_ZONE + 1];
    const char *quadrant[QUADRANT_BETA + 1];
    const char *blocked, *deactivated, *face_down;
    struct Moments *moments;
};

#define MOMENTS_KEPT 8
typedef struct Moments {
    uint64_t seed; // of the game that they are of
    unsigned number[MOMENTS_KEPT];
    char text[MOMENTS_KEPT][TACTICS_MOMENT_TEXT];
    int count;
} Moments;

static const int card_types[] = {[TYPE_SHIP] = CARD_SHIP,
                                 [TYPE_TECH] = CARD_TECH,
                                 [TYPE_WEAPON] = CARD_WEAPON,
                                 [TYPE_ACTION] = CARD_ACTION,
                                 [TYPE_TROOPS] = CARD_TROOPS};

const char *tactics_type_sign(CardType type) {
    return card_type_glyph(card_types[type]);
}

const char *tactics_kind_sign(EffectKind kind) {
    static const char *const signs[] = {[KIND_ONE_TIME] = "glyphs/kind-one-time.svg",
                                        [KIND_PERMANENT] = "glyphs/kind-permanent.svg",
                                        [KIND_SCORING] = "glyphs/kind-scoring.svg",
                                        [KIND_SPECIAL] = "glyphs/kind-special.svg",
                                        [KIND_NONE] = "glyphs/kind-none.svg"};
    return signs[kind];
}

const char *tactics_words_card_name(const App *app, uint8_t card, uint8_t faction) {
    const TacticsRules *rules = app->catalog->rules;
    const char *own = record_part(app, TABLE_CARDS, card, rules->faction[faction].id);
    return own != NULL ? own : record_name(app, TABLE_CARDS, card);
}

static const char *text_of(const App *app, uint8_t table, uint8_t record) {
    const char *text = record_part(app, table, record, "text");
    return text != NULL ? text : "";
}

static const char *picture_of(const FactionDef *faction, const CardDef *card, uint8_t index) {
    for (uint8_t i = 0; i < faction->picture_count; i++)
        if (faction->pictures[i].card == index)
            return faction->pictures[i].picture;
    return card->picture;
}

// A target colour looks like the first faction at home there; without one, as the rules define it. Targets of
// no faction in the game need a sign of their own, and the word.
static void fill_colour(TableLooks *looks, const App *app, Colour colour) {
    static const PaletteRamp usual[] = {
        [COLOUR_FEDERATION] = {.main = 0xFF4C9BFF},
        [COLOUR_ROMULAN] = {.main = 0xFF3DCB8E},
        [COLOUR_KLINGON] = {.main = 0xFFE8453F},
        [COLOUR_INDEPENDENT] = {0xFFF2E24A, 0xFFFFF6B0, 0xFF857A1C, 0xFF1C1A08, 0xFF1A1700}};
    for (uint8_t i = 0; i < looks->rules->faction_count; i++)
        if (looks->rules->faction[i].home == colour) {
            looks->colour[colour] = looks->palette[i];
            return;
        }
    // In distinct-colours mode a faction may be yellow: paler here.
    const PaletteStyle plain = {.usual = usual[colour],
                                .clear = {.main = colour == COLOUR_INDEPENDENT ? 0xFFE9E2BE : 0},
                                .pattern = PATTERN_NONE,
                                .emblem = TACTICS_INDEPENDENT_SIGN};
    looks->colour[colour] = palette_add(&plain);
    looks->belongs[colour] = say_of(app, "colour.%s", tactics_colour_words[colour]);
}

static void fill_colours(TableLooks *looks, const App *app) {
    looks->colour[COLOUR_NONE] = PALETTE_NEUTRAL;
    for (int colour = COLOUR_FEDERATION; colour <= COLOUR_INDEPENDENT; colour++)
        fill_colour(looks, app, (Colour)colour);
}

// The colour for this word of a picture; 0: not a colour word.
static Color picture_color(const TableLooks *looks, const char *word, size_t length) {
    for (int i = COLOUR_NONE; i <= COLOUR_INDEPENDENT; i++) {
        if (strlen(tactics_colour_words[i]) != length || memcmp(tactics_colour_words[i], word, length) != 0)
            continue;
        return i == COLOUR_INDEPENDENT ? INDEPENDENT : palette_usual(looks->colour[i])->main;
    }
    return 0;
}

// Cards name colours by their owners ("combat:klingon,romulan"), pictures need them as numbers.
static void fill_target_picture(const TableLooks *looks, char out[PICTURE_MAX], const char *picture) {
    const size_t name = strcspn(picture, ":");
    size_t used = 0;
    for (const char *at = picture; *at != 0 && used + 8 < PICTURE_MAX;) {
        const size_t length = at == picture ? name : strcspn(at, ",");
        const Color color = at == picture ? 0 : picture_color(looks, at, length);
        const int added = color != 0 ? snprintf(out + used, PICTURE_MAX - used, "%06X", color & 0xFFFFFFu)
                                     : snprintf(out + used, PICTURE_MAX - used, "%.*s", (int)length, at);
        used += (size_t)added;
        at += length;
        if (*at != 0 && used + 1 < PICTURE_MAX)
            out[used++] = *at++;
    }
    out[used < PICTURE_MAX ? used : PICTURE_MAX - 1] = 0;
}

static void fill_painting(TableLooks *looks, uint8_t card, uint8_t faction) {
    char file[128];
    const CardLook look = tactics_card_look(looks, card, faction);
    card_picture_file(file, sizeof file, &look);
    const PaintingQuery wish = {.id = looks->rules->card[card].id,
                                .faction = looks->rules->faction[faction].id,
                                .like = looks->rules->faction[faction].style.paintings,
                                .picture = look.picture,
                                .file = file,
                                .own_ships = card_picture_is_own_ship(look.picture)};
    looks->painting[faction][card] = paintings_find(looks->paintings, &wish);
}

static void fill_paintings(TableLooks *looks) {
    for (uint8_t card = 0; card < looks->rules->card_count; card++)
        for (uint8_t faction = 0; faction < looks->rules->faction_count; faction++)
            fill_painting(looks, card, faction);
    for (uint8_t target = 0; target < looks->rules->target_count; target++) {
        const TargetDef *def = &looks->rules->target[target];
        looks->target_painting[target] =
            paintings_find(looks->paintings, &(PaintingQuery){.id = def->id, .picture = def->picture});
    }
}

static void fill_general(TableLooks *looks, const App *app) {
    for (int i = 0; i <= TYPE_TROOPS; i++)
        looks->type_name[i] = say_of(app, "type.%s", tactics_type_words[i]);
    for (int i = 0; i <= KIND_NONE; i++) {
        looks->kind_name[i] = say_of(app, "kind.%s.name", tactics_kind_words[i]);
        looks->kind_text[i] = say_of(app, "kind.%s.text", tactics_kind_words[i]);
    }
    for (int i = 0; i <= TARGET_KIND_COMBAT_ZONE; i++)
        looks->target_kind[i] = say_of(app, "target_kind.%s", tactics_target_kind_words[i]);
    for (int i = QUADRANT_ALPHA; i <= QUADRANT_BETA; i++)
        looks->quadrant[i] = say_of(app, "quadrant.%s", tactics_quadrant_words[i]);
    looks->blocked = ui_word(app, UI_TABLE_EFFECT_BLOCKED);
    looks->deactivated = ui_word(app, UI_TABLE_DEACTIVATED);
    looks->face_down = ui_word(app, UI_TABLE_FACE_DOWN);
}

TableLooks *tactics_looks_create(const App *app) {
    TableLooks *looks = calloc(1, sizeof *looks);
    if (looks == NULL)
        return NULL;
    const TacticsRules *rules = looks->rules = app->catalog->rules;
    looks->moments = calloc(1, sizeof *looks->moments); // without memory the history's words do
    looks->app = app;
    looks->paintings = paintings_open(app->skins->assets, game_id(app->catalog->game));
    fill_general(looks, app);
    for (uint8_t card = 0; card < rules->card_count; card++) {
        looks->text[card] = text_of(app, TABLE_CARDS, card);
        for (uint8_t faction = 0; faction < rules->faction_count; faction++) {
            looks->name[faction][card] = tactics_words_card_name(app, card, faction);
            looks->picture[faction][card] = picture_of(&rules->faction[faction], &rules->card[card], card);
        }
    }
    for (uint8_t faction = 0; faction < rules->faction_count; faction++) {
        looks->palette[faction] = faction_palette(app, faction);
        looks->ships[faction] = faction_ships(app, faction);
    }
    fill_colours(looks, app);
    record_names(app, TABLE_TARGETS, looks->target_name);
    for (uint8_t target = 0; target < rules->target_count; target++) {
        looks->target_text[target] = text_of(app, TABLE_TARGETS, target);
        fill_target_picture(looks, looks->target_picture[target], rules->target[target].picture);
    }
    fill_paintings(looks);
    return looks;
}

void tactics_looks_destroy(TableLooks *looks) {
    if (looks == NULL)
        return;
    paintings_close(looks->paintings);
    free(looks->moments);
    free(looks);
}

CardLook tactics_card_look(const TableLooks *looks, uint8_t card, uint8_t faction) {
    assert(card < looks->rules->card_count && faction < looks->rules->faction_count);
    const CardDef *def = &looks->rules->card[card];
    return (CardLook){
        .name = looks->name[faction][card],
        .type_name = looks->type_name[def->type],
        .text = looks->text[card],
        .kind_sign = tactics_kind_sign(def->kind),
        .kind_name = looks->kind_name[def->kind],
        .faction_letter = looks->rules->faction[faction].letter,
        .power = def->power,
        .has_power = true,
        .type = card_types[def->type],
        .faction = looks->palette[faction],
        .picture = looks->picture[faction][card],
        .painting = looks->painting[faction][card],
        .pictures = looks->app->pictures,
        .ships = looks->ships[faction],
        .power_now = def->power,
        .label_effect_blocked = looks->blocked,
        .label_deactivated = looks->deactivated,
        .label_face_down = looks->face_down,
    };
}

CardLook tactics_view_look(const TableLooks *looks, const ViewCard *card, uint8_t faction) {
    CardLook look = tactics_card_look(looks, card->card, faction);
    look.effect_blocked = card->effect_blocked;
    look.power_blocked = card->power_blocked;
    look.shielded = card->shielded;
    look.power_now = card->power_blocked ? look.power : card->power;
    return look;
}

TargetLook tactics_target_look(const TableLooks *looks, uint8_t target) {
    assert(target < looks->rules->target_count);
    const TargetDef *def = &looks->rules->target[target];
    return (TargetLook){
        .id = def->id,
        .name = looks->target_name[target],
        .type_name = looks->target_kind[def->kind],
        .type = (int)def->kind, // both lists are planet, sector, quadrant, combat zone
        .affiliation = looks->colour[def->colour],
        .belongs = looks->belongs[def->colour],
        .quadrant_label = def->quadrant <= QUADRANT_BETA ? looks->quadrant[def->quadrant] : NULL,
        .points = def->points,
        .text = looks->target_text[target],
        .picture = looks->target_picture[target][0] != 0 ? looks->target_picture[target] : NULL,
        .painting = looks->target_painting[target],
    };
}

const char *tactics_card_name(const TableLooks *looks, uint8_t card, uint8_t faction) {
    return looks->name[faction][card];
}

const char *tactics_target_name(const TableLooks *looks, uint8_t target) {
    return looks->target_name[target];
}

const char *tactics_kind_name(const TableLooks *looks, uint8_t card) {
    return looks->kind_name[looks->rules->card[card].kind];
}

const char *tactics_kind_text(const TableLooks *looks, uint8_t card) {
    return looks->kind_text[looks->rules->card[card].kind];
}

const char *tactics_face_down(const TableLooks *looks) {
    return looks->face_down;
}

const TacticsRules *tactics_looks_rules(const TableLooks *looks) {
    return looks->rules;
}

CardLook tactics_look(const void *looks, const App *app, const CardRef *card) {
    const uint8_t faction =
        card->owner != SEAT_NONE ? session_options(app->session)->setup.faction[card->owner] : 0;
    const ViewCard view = tactics_view_card(card);
    return card->printed || !card->up ? tactics_card_look(looks, card->card, faction)
                                      : tactics_view_look(looks, &view, faction);
}

void *tactics_looks_open(const App *app) {
    return tactics_looks_create(app);
}

void tactics_looks_close(void *looks) {
    tactics_looks_destroy(looks);
}

char *tactics_looks_moment(const TableLooks *looks, unsigned number) {
    Moments *moments = looks->moments;
    const uint64_t seed = session_options(looks->app->session)->setup.seed;
    if (moments == NULL)
        return NULL;
    if (moments->seed != seed || moments->count == MOMENTS_KEPT)
        *moments = (Moments){.seed = seed};
    for (int i = 0; i < moments->count; i++)
        if (moments->number[i] == number)
            return moments->text[i];
    moments->number[moments->count] = number;
    return moments->text[moments->count++];
}

const char *tactics_back_label(const void *looks) {
    return tactics_face_down(looks);
}
