// SPDX-License-Identifier: MIT
// Shortcuts over App that need nothing from the frame: words, and who sits where.
#include "app/stage/context.h"

#include "engine/game.h"
#include "gfx/text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

const char *ui_word(const App *app, UiWord word) {
    return words_get(app->words, ui_word_key(word));
}

const char *app_word(const App *app, const char *key) {
    return words_get(app->words, key);
}

const char *app_fill_with(const App *app, char *buffer, size_t size, const char *key, const Fill *fills) {
    Text out = {0};
    words_fill_with(app->words, &out, key, fills);
    text_copy(buffer, size, text_string(&out));
    text_finish(&out);
    return buffer;
}

const char *record_part(const App *app, uint8_t table, uint8_t index, const char *part) {
    const char *what = app->catalog->game->tables[table].what;
    return words_part(app->words, what, catalog_id(app->catalog, table, index), part);
}

const char *record_name(const App *app, uint8_t table, uint8_t index) {
    const char *name = record_part(app, table, index, "name");
    return name != NULL ? name : catalog_id(app->catalog, table, index);
}

const char *record_name_by_id(const App *app, const char *what, const char *id) {
    const Game *game = app->catalog->game;
    for (uint8_t table = 0; table < game->table_count; table++) {
        const uint8_t index =
            strcmp(game->tables[table].what, what) == 0 ? catalog_find(app->catalog, table, id) : NONE;
        if (index != NONE)
            return record_name(app, table, index);
    }
    return NULL;
}

void record_names(const App *app, uint8_t table, const char **out) {
    for (uint8_t i = 0; i < catalog_count(app->catalog, table); i++)
        out[i] = record_name(app, table, i);
}

static uint8_t faction_of(const App *app, Seat seat) {
    return session_options(app->session)->setup.faction[seat];
}

const char *faction_name_of(const App *app, const Catalog *catalog, uint8_t faction) {
    const char *id = catalog_id(catalog, catalog->game->seat_table, faction);
    const Game *game = catalog->game;
    const char *name =
        words_part(app_words_of(app, catalog), game->tables[game->seat_table].what, id, "name");
    return name != NULL ? name : id;
}

int faction_palette_of(const App *app, const Catalog *catalog, uint8_t faction) {
    const Skin *skin = skins_of(app->skins, catalog);
    return faction < skin->count ? skin->palette[faction] : PALETTE_NEUTRAL;
}

const char *faction_name(const App *app, uint8_t faction) {
    return record_name(app, app->catalog->game->seat_table, faction);
}

const char *faction_text(const App *app, uint8_t faction) {
    return record_part(app, app->catalog->game->seat_table, faction, "text");
}

int faction_palette(const App *app, uint8_t faction) {
    return faction_palette_of(app, app->catalog, faction);
}

const char *faction_ships(const App *app, uint8_t faction) {
    const Skin *skin = skins_of(app->skins, app->catalog);
    return faction < skin->count ? skin->ships[faction] : "";
}

bool faction_ship_file(const App *app, uint8_t faction, const char *kind, char *out, size_t size) {
    return faction_ship_file_of(app, app->catalog, faction, kind, out, size);
}

bool faction_ship_file_of(const App *app, const Catalog *catalog, uint8_t faction, const char *kind,
                          char *out, size_t size) {
    const Skin *skin = skins_of(app->skins, catalog);
    if (faction >= skin->count || skin->ships[faction][0] == '\0')
        return false;
    if (skin->lone[faction])
        snprintf(out, size, "ships/%s.svg", skin->ships[faction]);
    else
        snprintf(out, size, "ships/%s-%s.svg", skin->ships[faction], kind);
    return true;
}

const char *seat_faction_id(const App *app, Seat seat) {
    return catalog_id(app->catalog, app->catalog->game->seat_table, faction_of(app, seat));
}

const char *seat_faction_name(const App *app, Seat seat) {
    return faction_name(app, faction_of(app, seat));
}

int seat_palette(const App *app, Seat seat) {
    return faction_palette(app, faction_of(app, seat));
}

const char *captain_word(const App *app, const Catalog *catalog, const Captain *captain, const char *part) {
    const char *word = words_part(app_words_of(app, catalog), WORDS_CAPTAIN, captain->id, part);
    return word != NULL ? word : captain->id;
}

const char *player_name(const App *app, const Catalog *catalog, uint8_t faction, const Captain *captain,
                        const char *own) {
    if (captain != NULL)
        return captain_word(app, catalog, captain, "name");
    const bool can_be_read = own[0] != 0 && gfx_text_missing_letter(app->gfx, own, GFX_FONTS_ALL) == 0;
    return can_be_read ? own : faction_name_of(app, catalog, faction);
}

const char *seat_name(const App *app, Seat seat) {
    const SessionOptions *options = session_options(app->session);
    return player_name(app, app->catalog, faction_of(app, seat), options->captain[seat], options->name[seat]);
}

const char *name_in_case(const App *app, const char *name, int form, bool begins, char *out, size_t size) {
    Text text = {0};
    words_name(app->words, &text, name, (size_t)form, begins);
    text_copy(out, size, text_string(&text));
    text_finish(&text);
    return out;
}

const char *card_name(const App *app, uint8_t card, Seat owner) {
    const uint8_t table = app->catalog->game->card_table;
    const char *own = owner != SEAT_NONE ? record_part(app, table, card, seat_faction_id(app, owner)) : NULL;
    return own != NULL ? own : record_name(app, table, card);
}

float app_px(const App *app, float logical) {
    return roundf(logical * gfx_layout(app->gfx).scale);
}
