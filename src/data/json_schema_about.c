// SPDX-License-Identifier: MIT
// Explanations of keys and words: from the game, and here for those common to all games. A key without a
// record name applies to any record.
#include "data/json_schema.h"
#include "engine/game.h"

#include <string.h>

static const About shared[] = {
    {"captain.id", "how files and the command line name it"},
    {"captain.seat", "the id of the faction or ship that it leads"},
    {"captain.boldness",
     "above 0 it likes what may turn out very well or very badly, below 0 what is certain; in hundredths of "
     "how far apart what may come of the best command lies; left out: 0"},
    {"captain.whim", "among what it likes about as well it takes any by chance; left out: 0"},
    {"captain.tastes", "what it likes to do, or not to do"},
    {"taste.do", "the word of a command, as in scenario files"},
    {"taste.cards", "only with these cards; left out: with all"},
    {"taste.liking", "above 0: it likes it, below 0: it doesn't; 20 is much"},
    {"file of captains.captains",
     "names, lines and characters of computer opponents; their words stand in the language files"},
    {"pack.id", "how other packs name it; each pack its own"},
    {"pack.name", "as people know it"},
    {"pack.version", "of the pack, as its author counts"},
    {"pack.author", "who made it"},
    {"pack.about", "what it changes, in a sentence or two"},
    {"pack.game",
     "the id of the game whose cards it changes; left out: it has a folder for each of several games"},
    {"pack.builds_on", "the id of another pack that must lie below it"},
    {"pack.licence", "on what terms others may use it"},
    {"pack.url", "where it comes from"},
    {"pack.language", "the language that its author speaks"},
    {"pack.program", "the oldest Stardeck that it goes with, such as \">=0.2\""},
    {"pack.needs",
     "other packs that must be on and below it: \"id\", or \"id>=1.2\" for at least that version"},
    {"pack.conflicts", "the ids of packs that must not be on beside it"},
    {"need.pack", "\"id\" or \"id>=1.2\""},
    {"conflict.pack", "its id"},
    {"logo", "its emblem: the name of a plain, white file in assets/emblems, without the ending"},
    {"ships", "its ships: what their files in assets/ships begin with; left out: its id"},
    {"colours", "the colours of its cards; all but main follow from that"},
    {"clear", "the same in the palette that is easy to tell apart; left out: chosen"},
    {"scene", "the colours behind the pictures of its cards; left out: they follow from the others"},
    {"pattern",
     "what lies on its cards in that palette and in high contrast; left out: the first that is free"},
    {"main", "the colour that it is known by"},
    {"light", "a light version of it"},
    {"dark", "a dark version of it"},
    {"deep", "a very dark one, for grounds"},
    {"ink", "of text upon the main colour"},
    {"mid", "between dark and light"},
    {NULL, NULL},
};

static const char *find(const About *about, const char *key) {
    for (; about != NULL && about->key != NULL; about++)
        if (strcmp(about->key, key) == 0)
            return about->text;
    return NULL;
}

const char *json_schema_about(const Game *game, const Schema *schema, const char *key, const char *word) {
    Text path = {0};
    text_printf(&path, "%s.%s%s%s", schema->what, key, word != NULL ? "." : "", word != NULL ? word : "");
    const char *found = find(game->about, text_string(&path));
    if (found == NULL)
        found = find(shared, text_string(&path));
    if (found == NULL && word == NULL)
        found = find(shared, key);
    text_finish(&path);
    return found;
}
