// SPDX-License-Identifier: MIT
// Game.picture: validates the artwork names of the pack and lists the files each needs. How they are drawn is
// up to the app; it draws a placeholder for unknown names.
#include "games/tactics/rules.h"

#include <string.h>

#define EMBLEM_FILE "emblems/%s.svg\n"
#define SHIP_FILE "ships/%.*s.svg\n"
#define SHIP_OF_FACTION "ships/%s-%s.svg\n"
#define ICON_FILE "icons/game-icons/%s.svg\n"

static const char *const own_ships[] = {"capital", "escort", "craft", NULL}; // each faction has its own files
static const char *const scenes[] = {"orbit", "warp", NULL};
static const char *const worlds[] = {"terra", "ocean", "emerald", "rust",       "crimson", "barren",
                                     "ice",   "lava",  "giant",   "azuregiant", "dust",    NULL};

static bool is_one_of(const char *const words[], const char *word, size_t length) {
    for (size_t i = 0; words[i] != NULL; i++)
        if (strlen(words[i]) == length && memcmp(words[i], word, length) == 0)
            return true;
    return false;
}

// ---- pictures of cards

// `name`: "capital" or "mine,orbit", the part after "ship:".
static void check_ship(const char *name, Text *files, Text *problem) {
    const size_t length = strcspn(name, ",");
    if (length == 0)
        text_add(problem, "\"ship:\" needs the name of a ship, such as \"ship:capital\"");
    else if (name[length] == ',' && !is_one_of(scenes, name + length + 1, strlen(name + length + 1)))
        text_printf(problem, "there is no scene \"%s\" for a ship. Allowed: orbit, warp", name + length + 1);
    else if (!is_one_of(own_ships, name, length))
        text_printf(files, SHIP_FILE, (int)length, name);
}

static void check_card_picture(const char *picture, Text *files, Text *problem) {
    if (style_is_pack_picture(picture, files, problem))
        return;
    if (strncmp(picture, "ship:", 5) == 0)
        check_ship(picture + 5, files, problem);
    else if (strncmp(picture, "icon:", 5) == 0)
        text_printf(files, ICON_FILE, picture + 5);
    else if (strcmp(picture, "fleet") != 0)
        text_printf(problem,
                    "\"%s\" is no picture of a card. Allowed: ship:NAME, icon:NAME, file:NAME, fleet",
                    picture);
}

// ---- pictures of targets

static bool is_digit(char c, bool hexadecimal) {
    const bool letter = (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f');
    return (c >= '0' && c <= '9') || (hexadecimal && letter);
}

static bool is_colour(const char *text, size_t length) {
    if (is_one_of(tactics_colour_words, text, length))
        return true;
    for (size_t i = 0; i < length; i++)
        if (!is_digit(text[i], true))
            return false;
    return length == 6;
}

// Checks that the text from `at` on is a comma-separated list of at most `most` colours. Returns the fault,
// or NULL; the string is static.
static const char *colours_fault(const char *at, int most) {
    static const char *const wrong =
        "colours are words like federation, or written as 7A2A5A, with commas between them";
    for (int i = 0; i < most; i++) {
        const size_t length = strcspn(at, ",");
        if (!is_colour(at, length))
            return wrong;
        if (at[length] == '\0')
            return NULL;
        at += length + 1;
    }
    return most == 1 ? "one colour is allowed here" : "two colours are allowed here";
}

static const char *galaxy_fault(const char *at) {
    if (at[0] < '0' || at[0] > '3' || (at[1] != '\0' && at[1] != ','))
        return "\"galaxy:\" needs a quadrant from 0 to 3";
    return at[1] == ',' ? colours_fault(at + 2, 1) : NULL;
}

// Checks the number that selects a variant of a globe: "ice:12".
static const char *seed_fault(const char *at) {
    const size_t length = strlen(at);
    for (size_t i = 0; i < length; i++)
        if (!is_digit(at[i], false))
            return "behind a world only a number may stand";
    return length > 0 && length < 10 ? NULL : "behind a world only a number may stand";
}

static void check_target_picture(const char *picture, Text *problem) {
    static const struct {
        const char *name;
        int colours;
    } painted[] = {{"wormhole", 2}, {"nebula", 2}, {"combat", 2}, {"station", 1}, {"sector", 1}};
    const size_t length = strcspn(picture, ":");
    const char *fault = NULL, *rest = picture[length] == ':' ? picture + length + 1 : NULL;
    bool known = true;
    if (is_one_of(worlds, picture, length))
        fault = rest != NULL ? seed_fault(rest) : NULL;
    else if (length == 6 && strncmp(picture, "galaxy", 6) == 0)
        fault = rest != NULL ? galaxy_fault(rest) : NULL;
    else {
        known = false;
        for (size_t i = 0; i < sizeof painted / sizeof painted[0]; i++)
            if (strlen(painted[i].name) == length && strncmp(picture, painted[i].name, length) == 0) {
                known = true;
                fault = rest != NULL ? colours_fault(rest, painted[i].colours) : NULL;
            }
    }
    if (fault != NULL)
        text_printf(problem, "\"%s\" is no picture of a target: %s", picture, fault);
    if (known)
        return;
    text_printf(problem, "\"%s\" is no picture of a target. Allowed: ", picture);
    for (size_t i = 0; worlds[i] != NULL; i++)
        text_printf(problem, "%s, ", worlds[i]);
    text_add(problem, "wormhole, galaxy:0 to galaxy:3, nebula:COLOUR, station:COLOUR, combat:COLOUR,COLOUR");
}

// ---- a faction's own artwork

static bool shows(const char *picture, const char *ship) {
    const size_t length = strlen(ship);
    return strcmp(picture, "fleet") == 0 ||
           (strncmp(picture, "ship:", 5) == 0 && strncmp(picture + 5, ship, length) == 0 &&
            (picture[5 + length] == '\0' || picture[5 + length] == ','));
}

// The artwork of a card for this faction. Borrowed from the rules.
static const char *picture_of(const TacticsRules *rules, const FactionDef *faction, uint8_t card) {
    for (uint8_t i = 0; i < faction->picture_count; i++)
        if (faction->pictures[i].card == card)
            return faction->pictures[i].picture;
    return rules->card[card].picture;
}

// Lists the faction's ship files that its cards use.
static void want_ships(const TacticsRules *rules, const FactionDef *faction, Text *files) {
    const char *name = faction->style.ships[0] != '\0' ? faction->style.ships : faction->id;
    for (size_t i = 0; own_ships[i] != NULL; i++) {
        bool shown = false;
        for (uint8_t card = 0; card < rules->card_count && !shown; card++)
            shown = shows(picture_of(rules, faction, card), own_ships[i]);
        if (shown)
            text_printf(files, SHIP_OF_FACTION, name, own_ships[i]);
    }
}

// 0: the emblem, 1: the ships, then its own artwork.
static bool faction_picture(const TacticsRules *rules, int index, int *number, Text *path, Text *files,
                            Text *problem) {
    const FactionDef *faction = &rules->faction[index];
    const int own = *number - 2;
    if (own >= faction->picture_count) {
        *number -= 2 + faction->picture_count;
        return false;
    }
    text_printf(path, "factions.json/factions/%d/", index);
    if (*number == 0) {
        text_add(path, "logo");
        text_printf(files, EMBLEM_FILE, faction->style.logo);
    } else if (*number == 1) {
        text_add(path, "ships");
        want_ships(rules, faction, files);
    } else {
        text_printf(path, "pictures/%d/picture", own);
        check_card_picture(faction->pictures[own].picture, files, problem);
    }
    return true;
}

bool tactics_picture(const void *data, int number, Text *path, Text *files, Text *problem) {
    const TacticsRules *rules = data;
    if (number < rules->card_count) {
        text_printf(path, "deck.json/cards/%d/picture", number);
        check_card_picture(rules->card[number].picture, files, problem);
        return true;
    }
    number -= rules->card_count;
    if (number < rules->target_count) {
        text_printf(path, "targets.json/targets/%d/picture", number);
        check_target_picture(rules->target[number].picture, problem);
        return true;
    }
    number -= rules->target_count;
    for (int i = 0; i < rules->faction_count; i++)
        if (faction_picture(rules, i, &number, path, files, problem))
            return true;
    return false;
}
