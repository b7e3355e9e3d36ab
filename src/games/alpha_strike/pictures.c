// SPDX-License-Identifier: MIT
// Game.picture: validates the artwork names of the pack and lists the files each needs. How they are drawn is
// up to the table (app); it draws a placeholder for unknown names.
#include "games/alpha_strike/rules.h"

#include <string.h>

#define EMBLEM_FILE "emblems/%s.svg\n"
#define SHIP_FILE "ships/%s.svg\n"
#define ICON_FILE "icons/game-icons/%s.svg\n"

static void check_picture(const char *picture, Text *files, Text *problem) {
    static const struct {
        const char *kind;
        size_t length;
    } kinds[] = {{"icon:", 5}, {"ship:", 5}, {"fleet:", 6}};
    if (style_is_pack_picture(picture, files, problem))
        return;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (strncmp(picture, kinds[i].kind, kinds[i].length) != 0 || picture[kinds[i].length] == '\0')
            continue;
        const char *name = picture + kinds[i].length;
        if (i == 0)
            text_printf(files, ICON_FILE, name);
        else
            text_printf(files, SHIP_FILE, name);
        return;
    }
    text_printf(problem,
                "\"%s\" is no picture of a card. Allowed: icon:NAME, ship:NAME, fleet:NAME, file:NAME",
                picture);
}

// Numbers the cards first, then the emblem and hull of each ship.
bool strike_picture(const void *data, int number, Text *path, Text *files, Text *problem) {
    const StrikeRules *rules = data;
    if (number < rules->card_count) {
        text_printf(path, "deck.json/cards/%d/picture", number);
        check_picture(rules->card[number].picture, files, problem);
        return true;
    }
    number -= rules->card_count;
    if (number >= 2 * rules->ship_count)
        return false;
    const ShipDef *ship = &rules->ship[number / 2];
    text_printf(path, "ships.json/ships/%d/%s", number / 2, number % 2 == 0 ? "logo" : "ships");
    if (number % 2 == 0)
        text_printf(files, EMBLEM_FILE, ship->style.logo);
    else
        text_printf(files, SHIP_FILE, ship->style.ships[0] != '\0' ? ship->style.ships : ship->id);
    return true;
}
