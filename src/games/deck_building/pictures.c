// SPDX-License-Identifier: MIT
// Game.picture: validates the artwork names of the pack and lists the files each needs. How they are drawn is
// up to the app; it draws a placeholder for unknown names.
#include "games/deck_building/rules.h"

#include <string.h>

static const char *const hair_words[] = {"short", "side", "bowl",  "long", "bun",
                                         "curl",  "bald", "ridge", "helm", NULL};
static const char *const face_words[] = {"ears", "beard", "light", "grey", "dark",  "rust", "gold",
                                         "red",  "blue",  "pale",  "tan",  "brown", NULL};
static const char *const worlds[] = {"terra",  "ocean",    "emerald", "rust",       "crimson", "barren",
                                     "ice",    "lava",     "giant",   "azuregiant", "dust",    "nebula",
                                     "combat", "wormhole", "sector",  NULL};

static bool is_one_of(const char *const words[], const char *word, size_t length) {
    for (size_t i = 0; words[i] != NULL; i++)
        if (strlen(words[i]) == length && memcmp(words[i], word, length) == 0)
            return true;
    return false;
}

// `words`: "side,beard,grey", the part after "bust:".
static void check_bust(const char *words, Text *problem) {
    size_t length = strcspn(words, ",");
    if (!is_one_of(hair_words, words, length)) {
        text_printf(
            problem,
            "\"bust:\" begins with the hair, which \"%.*s\" is not. Allowed: short, side, bowl, long, "
            "bun, curl, bald, ridge, helm",
            (int)length, words);
        return;
    }
    for (words += length; *words == ','; words += length) {
        length = strcspn(++words, ",");
        if (is_one_of(face_words, words, length))
            continue;
        text_printf(problem,
                    "\"bust:\" knows no \"%.*s\". Allowed: ears, beard, light, grey, dark, rust, gold, red, "
                    "blue, pale, tan, brown",
                    (int)length, words);
        return;
    }
}

static void check_card(const char *picture, Text *files, Text *problem) {
    if (style_is_pack_picture(picture, files, problem))
        return;
    if (strncmp(picture, "icon:", 5) == 0)
        text_printf(files, "icons/game-icons/%s.svg\n", picture + 5);
    else if (strncmp(picture, "ship:", 5) == 0)
        text_printf(files, "ships/%s.svg\n", picture + 5);
    else if (strncmp(picture, "bust:", 5) == 0)
        check_bust(picture + 5, problem);
    else
        text_printf(problem,
                    "\"%s\" is no picture of a card. Allowed: icon:NAME, ship:NAME, bust:HAIR, file:NAME",
                    picture);
}

static void check_space(const char *picture, Text *files, Text *problem) {
    if (!style_is_pack_picture(picture, files, problem) && !is_one_of(worlds, picture, strcspn(picture, ":")))
        text_printf(
            problem,
            "\"%s\" is no picture of a space card. Allowed: the name of a world (terra, ice, rust …), "
            "nebula, combat, wormhole, sector, file:NAME",
            picture);
}

static void add_emblem(const TraitDef *trait, int number, Text *path, Text *files) {
    text_printf(path, "game.json/traits/%d/emblem", number);
    if (trait->emblem[0] != '\0')
        text_printf(files, "emblems/%s.svg\n", trait->emblem);
}

static void add_sign(const TraitDef *trait, int number, Text *path, Text *files) {
    text_printf(path, "game.json/traits/%d/sign", number);
    if (trait->sign[0] != '\0')
        text_printf(files, "icons/game-icons/%s.svg\n", trait->sign);
}

// Numbers the cards first, then the emblem of each flagship, then emblem and sign of each trait.
bool building_picture(const void *data, int number, Text *path, Text *files, Text *problem) {
    const BuildingRules *rules = data;
    if (number < rules->card_count) {
        const CardDef *card = &rules->card[number];
        text_printf(path, "deck.json/cards/%d/picture", number);
        if (card->picture[0] != '\0' && is_deckable(card))
            check_card(card->picture, files, problem);
        else if (card->picture[0] != '\0' && card->kind != KIND_SPECIAL)
            check_space(card->picture, files, problem);
        return true;
    }
    number -= rules->card_count;
    if (number < rules->ship_count) {
        text_printf(path, "ships.json/ships/%d/logo", number);
        text_printf(files, "emblems/%s.svg\n", rules->ship[number].style.logo);
        return true;
    }
    number -= rules->ship_count;
    if (number >= 2 * rules->trait_count)
        return false;
    (number % 2 == 0 ? add_emblem : add_sign)(&rules->trait[number / 2], number / 2, path, files);
    return true;
}
