// SPDX-License-Identifier: MIT
// Game.picture: validates the artwork names of the pack and lists the files each needs.
#include "games/star_empires/rules.h"

#include <string.h>

static void check_card(const char *picture, Text *files, Text *problem) {
    if (style_is_pack_picture(picture, files, problem))
        return;
    if (strncmp(picture, "icon:", 5) == 0)
        text_printf(files, "icons/game-icons/%s.svg\n", picture + 5);
    else if (strncmp(picture, "ship:", 5) == 0)
        text_printf(files, "ships/%s.svg\n", picture + 5);
    else
        text_printf(problem,
                    "\"%s\" is no picture of an action card. Allowed: icon:NAME, ship:NAME, file:NAME",
                    picture);
}

static void want_ships(const RaceDef *race, Text *files) {
    static const char *const kinds[] = {"capital", "escort", "craft"};
    const char *name = race->style.ships[0] != '\0' ? race->style.ships : race->id;
    for (int i = 0; i < 3; i++)
        text_printf(files, "ships/%s-%s.svg\n", name, kinds[i]);
}

// Numbers the cards first, then the units, then the emblem of each race, then its ships.
bool empires_picture(const void *data, int number, Text *path, Text *files, Text *problem) {
    const EmpiresRules *rules = data;
    if (number < rules->card_count) {
        text_printf(path, "deck.json/cards/%d/picture", number);
        if (rules->card[number].picture[0] != '\0')
            check_card(rules->card[number].picture, files, problem);
        return true;
    }
    number -= rules->card_count;
    if (number < rules->unit_count) {
        text_printf(path, "units.json/units/%d/picture", number);
        if (rules->unit[number].picture[0] != '\0')
            text_printf(files, "units/%s.svg\n", rules->unit[number].picture);
        return true;
    }
    number -= rules->unit_count;
    if (number >= 2 * rules->race_count)
        return false;
    const RaceDef *race = &rules->race[number % rules->race_count];
    if (number < rules->race_count) {
        text_printf(path, "races.json/races/%d/logo", number);
        text_printf(files, "emblems/%s.svg\n", race->style.logo);
    } else {
        text_printf(path, "races.json/races/%d/ships", number - rules->race_count);
        want_ships(race, files);
    }
    return true;
}
