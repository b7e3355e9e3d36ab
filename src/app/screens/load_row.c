// SPDX-License-Identifier: MIT
// One saved game in a line: players, options, progress and time, or why it cannot be continued.
#include "app/screens/load_parts.h"

#include "app/art/target_art.h"
#include "app/kit/game_screens.h"
#include "app/stage/widgets.h"
#include "core/platform.h"
#include "core/utf8.h"
#include "data/pack_titles.h"
#include "engine/game.h"
#include "engine/map_choice.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define EDGE 24.0f
#define NAME 21.0f // font size
#define NAME_LEAST 13.0f
#define EMBLEM 30.0f
#define ROBOT 20.0f
#define GAP 10.0f
#define BETWEEN 28.0f   // between two players
#define WHY_LEAST 12.0f // font size
#define WHY_TOP 88.0f   // of a long reason, in the row
#define WHY_LINE 22.0f
#define WHY_BELOW 18.0f
#define UNKNOWN_EMBLEM "icons/phosphor/question.svg"

// ---- when ----

// The word contains all months, separated by blanks.
static void month_name(const App *app, int month, char *out, size_t size) {
    const char *word = ui_word(app, UI_DATE_MONTHS);
    for (int i = 0; i < month && word != NULL; i++) {
        word = strchr(word, ' ');
        word = word != NULL ? word + 1 : NULL;
    }
    const size_t length = word != NULL ? strcspn(word, " ") : 0;
    snprintf(out, size, "%.*s", (int)length, word != NULL ? word : "");
}

static bool same_day(const struct tm *a, const struct tm *b) {
    return a->tm_year == b->tm_year && a->tm_yday == b->tm_yday;
}

const char *load_when(const App *app, char *buffer, size_t size, time_t when, time_t now) {
    struct tm then, today, yesterday;
    const time_t day_before = now - 24 * 3600;
    char clock[16], month[40];
    buffer[0] = '\0';
    if (!platform_local_time(when, &then) || !platform_local_time(now, &today) ||
        !platform_local_time(day_before, &yesterday))
        return buffer;
    snprintf(clock, sizeof clock, "%02d:%02d", then.tm_hour, then.tm_min);
    if (same_day(&then, &today) || same_day(&then, &yesterday))
        return ui_fill(app, buffer, size, same_day(&then, &today) ? UI_DATE_TODAY : UI_DATE_YESTERDAY,
                       STR("time", clock));
    month_name(app, then.tm_mon, month, sizeof month);
    return ui_fill(app, buffer, size, UI_DATE_DAY, NUM("day", then.tm_mday), STR("month", month),
                   NUM("year", then.tm_year + 1900), STR("time", clock));
}

// ---- who ----

static bool is_person(const SavedGame *game, Seat seat) {
    return strcmp(game->header.who[seat], "human") == 0;
}

// Players whose factions are not here are known by what the file calls them.
static bool is_known(const SavedGame *game) {
    return game->header.catalog != NULL && game->header.setup.seats > 0;
}

uint8_t load_players(const SavedGame *game) {
    return is_known(game) ? game->header.setup.seats : game->header.players;
}

// The faction of today's cards; NONE: it is not among them.
static uint8_t faction_of(const SavedGame *game, Seat seat) {
    const SaveHeader *header = &game->header;
    return is_known(game)
               ? header->setup.faction[seat]
               : catalog_find(header->catalog, header->catalog->game->seat_table, header->player[seat]);
}

// An id as a name, "deep_space": "Deep space". Returns `name`, which has room for ID_MAX bytes.
static const char *id_as_name(const char *id, char *name) {
    text_copy(name, ID_MAX, id);
    for (char *at = name; *at != '\0'; at++)
        if (*at == '_')
            *at = ' ';
    if (name[0] >= 'a' && name[0] <= 'z')
        name[0] = (char)(name[0] - 'a' + 'A');
    return name;
}

const char *load_player_name(const App *app, const SavedGame *game, Seat seat, char *buffer) {
    const SaveHeader *header = &game->header;
    if (faction_of(game, seat) == NONE)
        return header->name[seat][0] != '\0' ? header->name[seat] : id_as_name(header->player[seat], buffer);
    const Captain *captain =
        is_person(game, seat) ? NULL : catalog_captain(header->catalog, header->captain[seat]);
    return player_name(app, header->catalog, faction_of(game, seat), captain, header->name[seat]);
}

// The name's style at scale k: 1, or less if the names have to shrink.
static GfxStyle name_style(const App *app, float k) {
    return widget_style(app, GFX_FONT_DISPLAY, NAME * k, COLOR_WHITE, GFX_LEFT);
}

// Width of emblem, robot icon and the gap to the next player.
static float beside_name(const App *app, const SavedGame *game, Seat seat, float k) {
    return app_px(app, (EMBLEM + GAP + BETWEEN + (is_person(game, seat) ? 0 : ROBOT + GAP)) * k);
}

static float player_width(App *app, const SavedGame *game, Seat seat, float k) {
    char name[ID_MAX];
    const GfxStyle style = name_style(app, k);
    return ceilf(gfx_text_width(app->gfx, &style, load_player_name(app, game, seat, name))) +
           beside_name(app, game, seat, k);
}

static float players_width(App *app, const SavedGame *game, float k) {
    float width = 0;
    for (Seat seat = 0; seat < load_players(game); seat++)
        width += player_width(app, game, seat, k);
    return width;
}

// A ring with the first letter of the faction's name.
static void draw_letter(App *app, const char *faction, Color color, GfxRect box) {
    char letter[8];
    const size_t bytes = utf8_length(faction, strlen(faction));
    snprintf(letter, sizeof letter, "%.*s", (int)(bytes < sizeof letter ? bytes : 0), faction);
    const GfxStyle style = {
        .font = GFX_FONT_DISPLAY, .size = roundf(box.h * 0.55f), .color = color, .align = GFX_CENTRE};
    gfx_ring(app->gfx, box.x + box.w / 2, box.y + box.h / 2, box.w / 2, app_px(app, 2), color);
    gfx_text(app->gfx, &style, box, letter);
}

// The emblem of a pack that is off or gone is not among today's pictures: players are told apart by letters
// until the game is opened, which brings its own.
static void draw_emblem(App *app, const SavedGame *game, uint8_t faction, GfxRect box) {
    const Catalog *catalog = game->header.catalog;
    const FactionColors *colors =
        faction != NONE ? palette_faction(faction_palette_of(app, catalog, faction)) : NULL;
    if (colors == NULL)
        gfx_icon_color(app->gfx, UNKNOWN_EMBLEM, box.x, box.y, box.h, COLOR_TEXT_DIM);
    else if (colors->emblem != NULL && strcmp(colors->emblem, PALETTE_NO_EMBLEM) == 0)
        draw_letter(app, faction_name_of(app, catalog, faction), colors->main, box);
    else if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, box.x, box.y, box.h, colors->main);
}

static void draw_player(App *app, const SavedGame *game, Seat seat, float k, float x, float y, float width) {
    const GfxStyle style = name_style(app, k);
    const float size = app_px(app, EMBLEM * k), robot = app_px(app, ROBOT * k), h = app_px(app, 34);
    const float room = width - beside_name(app, game, seat, k);
    draw_emblem(app, game, faction_of(game, seat), gfx_rect(x, y + roundf((h - size) / 2), size, size));
    x += size + app_px(app, GAP * k);
    char name[ID_MAX];
    gfx_text(app->gfx, &style, gfx_rect(x, y, room, h), load_player_name(app, game, seat, name));
    if (!is_person(game, seat))
        gfx_icon_color(app->gfx, "icons/phosphor/robot.svg", x + room + app_px(app, GAP * k),
                       y + roundf((h - robot) / 2), robot, COLOR_TEXT_DIM);
}

// If even the smallest names do not fit, players that need less than an equal share leave the rest to the
// others.
static float equal_share(const float *wanted, int count, float width) {
    float share = width / (float)count;
    for (int again = 0; again < count; again++) { // the share can only grow
        float left = width;
        int more = 0;
        for (int i = 0; i < count; i++) {
            left -= wanted[i] <= share ? wanted[i] : 0;
            more += wanted[i] > share;
        }
        share = more > 0 ? left / (float)more : share;
    }
    return share;
}

static void draw_players(App *app, const SavedGame *game, float x, float y, float width) {
    float wanted[SEATS_MAX], k = 1;
    while (k > NAME_LEAST / NAME && players_width(app, game, k) > width)
        k = fmaxf(k - 0.5f / NAME, NAME_LEAST / NAME);
    for (Seat seat = 0; seat < load_players(game); seat++)
        wanted[seat] = player_width(app, game, seat, k);
    const float share = equal_share(wanted, load_players(game), width);
    for (Seat seat = 0; seat < load_players(game); seat++) {
        const float room = fminf(wanted[seat], share);
        draw_player(app, game, seat, k, x, y, room);
        x += room;
    }
}

// ---- what ----

static const char *winners(const App *app, const SavedGame *game, char *buffer, size_t size) {
    char so_far[160] = "", name[ID_MAX];
    for (Seat seat = 0; seat < game->header.setup.seats; seat++) {
        if (!game->winner[seat])
            continue;
        if (so_far[0] == '\0')
            text_copy(buffer, size, load_player_name(app, game, seat, name));
        else
            ui_fill(app, buffer, size, UI_COMMON_AND, STR("a", so_far),
                    STR("b", load_player_name(app, game, seat, name)));
        text_copy(so_far, sizeof so_far, buffer);
    }
    return buffer;
}

static void add_part(Text *line, const char *part) {
    if (line->length > 0 && part[0] != '\0')
        text_add(line, "  ·  ");
    text_add(line, part);
}

// A word of the saved game's own language files, or `otherwise` if they cannot be read.
static const char *word_or(const App *app, const SavedGame *game, const char *key, const char *otherwise) {
    const char *word = app_word_of(app, game->header.catalog, key);
    return word != NULL ? word : otherwise;
}

// The map, where there is more than one for so many seats.
static void add_map(const App *app, const SavedGame *game, Text *line) {
    const Catalog *catalog = game->header.catalog;
    char name[ID_MAX];
    if (!is_known(game)) {
        add_part(line, id_as_name(game->header.map, name));
        return;
    }
    const uint8_t map = map_chosen(catalog, &game->header.setup);
    if (map == NONE || map_count(catalog, game->header.setup.seats) < 2)
        return;
    const char *id = catalog_id(catalog, catalog->game->maps->table, map);
    char key[80];
    snprintf(key, sizeof key, "%s.%s.name", catalog->game->tables[catalog->game->maps->table].what, id);
    add_part(line, word_or(app, game, key, id));
}

static void add_rules(const App *app, const SavedGame *game, Text *line) {
    const Game *rules = game->header.catalog->game;
    char key[80];
    const char *variant = rules->variants[game->header.setup.variant];
    add_part(line, app_game_name(app, game->header.catalog));
    snprintf(key, sizeof key, "variant.%s.name", variant);
    if (rules->variants[1] != NULL) // a single variant is not worth mentioning
        add_part(line, word_or(app, game, key, variant));
    add_map(app, game, line);
    for (int i = 0; rules->flags[i] != NULL; i++) {
        snprintf(key, sizeof key, "flag.%s.name", rules->flags[i]);
        if ((game->header.setup.flags >> i & 1) != 0)
            add_part(line, word_or(app, game, key, rules->flags[i]));
    }
}

// The number in what its players count: points, hull, systems.
static const char *counted(const App *app, const SavedGame *game, int number, char *out, size_t size) {
    const Words *words = app_words_of(app, game->header.catalog);
    const char *key = game_counted_key(game->header.catalog->game);
    Text text = {0};
    if (key == NULL)
        text_printf(&text, "%d", number);
    else if (words != NULL && words_has(words, key))
        words_fill(words, &text, key, NUM("amount", number));
    else
        words_fill(app->words, &text, ui_word_key(UI_COMMON_COUNTED), NUM("amount", number));
    text_copy(out, size, text_string(&text));
    text_finish(&text);
    return out;
}

static void add_progress(const App *app, const SavedGame *game, Text *line) {
    char text[240], names[160], number[48];
    if (!game->looked || (game->over && game->fault != SAVED_GOOD))
        return;
    if (game->over) {
        int best = 0;
        for (Seat seat = 0; seat < game->header.setup.seats; seat++)
            best = game->winner[seat] ? game->points[seat] : best;
        names[0] = '\0';
        add_part(line, ui_fill(app, text, sizeof text, UI_GAMES_WON,
                               STR("name", winners(app, game, names, sizeof names)),
                               STR("counted", counted(app, game, best, number, sizeof number))));
    } else if (game->round > 0) {
        add_part(line,
                 ui_fill(app, text, sizeof text, game->round_is_least ? UI_GAMES_ROUND_LEAST : UI_TABLE_ROUND,
                         NUM("round", game->round)));
    } else if (game->round_is_least && game->commands > 0) {
        add_part(line, ui_fill(app, text, sizeof text, UI_GAMES_MOVES, NUM("count", game->commands)));
    }
}

// Why a pack that a game was played with is not in use.
typedef enum Missing {
    MISSING_HERE,   // it is not here any more
    MISSING_OFF,    // it is switched off
    MISSING_BROKEN, // it is on, but has faults
    MISSING_WITH,   // it is on, but does not go with others
    MISSING_LACKS,  // it is on, but has not what it needs
    MISSING_IDLE,   // it is on and fine, but has nothing for this game any more
    MISSING_REASONS
} Missing;

// What keeps the packs of a game from being used.
typedef struct MissingPacks {
    const App *app;
    const LoadScreen *screen;
    const SaveHeader *header;
} MissingPacks;

// `others`: with MISSING_WITH the names of those that it does not go with, else "".
static Missing reason_of(const MissingPacks *packs, const char *id, const char **others) {
    static const Missing reasons[LEFT_OUT_KINDS] = {[LEFT_OUT_FAULTY] = MISSING_BROKEN,
                                                    [LEFT_OUT_WITH] = MISSING_WITH,
                                                    [LEFT_OUT_LACKS] = MISSING_LACKS,
                                                    [LEFT_OUT_GONE] = MISSING_HERE};
    const PackList *list = app_pack_list(packs->app);
    const int at = list != NULL ? pack_list_index(list, id) : -1;
    *others = "";
    if (at < 0)
        return MISSING_HERE;
    if (!list->pack[at].on)
        return MISSING_OFF;
    return list->pack[at].faults == NULL ? MISSING_IDLE : reasons[load_left_out(packs->screen, id, others)];
}

static bool is_missing_so(const MissingPacks *packs, int index, Missing reason, const char *others) {
    const char *those;
    return reason_of(packs, packs->header->missing_id[index], &those) == reason && strcmp(those, others) == 0;
}

// The packs that are not in use for this reason, by name; with their versions if it is that of all, and no
// name needs more than that. "": none.
static const char *packs_missing(const MissingPacks *packs, Missing reason, const char *others, char *names,
                                 size_t size) {
    const PackList *list = app_pack_list(packs->app);
    const SaveHeader *header = packs->header;
    char title[PACK_TITLE_MAX];
    Text found = {0};
    bool apart = false;
    for (int i = 0; i < header->missing_ids; i++) {
        const char *id = header->missing_id[i], *name = header->missing_name[i];
        pack_title(list, id, name, title);
        for (int k = 0; k < header->missing_ids; k++)
            if (k != i && strcmp(header->missing_name[k], name) == 0 && strcmp(title, name) == 0)
                pack_title_with_id(id, name, title);
        const bool so = is_missing_so(packs, i, reason, others);
        apart |= strcmp(title, name) != 0 || !so;
        if (so)
            text_printf(&found, "%s%s", found.length > 0 ? ", " : "", title);
    }
    text_copy(names, size, apart || found.length == 0 ? text_string(&found) : header->missing);
    text_finish(&found);
    return names;
}

// True if an earlier one is not in use for the same reason: they share a sentence.
static bool is_said(const MissingPacks *packs, int index, Missing reason, const char *others) {
    bool is = false;
    for (int i = 0; i < index; i++)
        is |= is_missing_so(packs, i, reason, others);
    return is;
}

// A sentence for each reason for which packs are not in use.
static void say_missing(const MissingPacks *packs, const UiWord words[MISSING_REASONS], Text *out) {
    char names[SAVE_PACKS_MAX * PACK_TITLE_MAX], text[sizeof names + 400];
    for (int reason = 0; reason < MISSING_REASONS; reason++)
        for (int i = 0; i < packs->header->missing_ids; i++) {
            const char *others;
            if ((int)reason_of(packs, packs->header->missing_id[i], &others) != reason ||
                is_said(packs, i, (Missing)reason, others))
                continue;
            packs_missing(packs, (Missing)reason, others, names, sizeof names);
            text_printf(out, "%s%s", out->length > 0 ? " " : "",
                        ui_fill(packs->app, text, sizeof text, words[reason], STR("packs", names),
                                STR("others", others)));
        }
}

static const char *written(Text *text, char *buffer, size_t size) {
    text_copy(buffer, size, text_string(text));
    text_finish(text);
    return buffer;
}

// What a game that was played with other packs needs.
static const char *needs(const App *app, const LoadScreen *screen, const SavedGame *game, char *buffer,
                         size_t size) {
    static const UiWord words[] = {
        [MISSING_HERE] = UI_GAMES_NEEDS_HERE,     [MISSING_OFF] = UI_GAMES_NEEDS_ON,
        [MISSING_BROKEN] = UI_GAMES_NEEDS_BROKEN, [MISSING_WITH] = UI_GAMES_NEEDS_WITH,
        [MISSING_LACKS] = UI_GAMES_NEEDS_LACKS,   [MISSING_IDLE] = UI_GAMES_NEEDS_IDLE};
    const SaveHeader *header = &game->header;
    Text text = {0};
    if (header->missing[0] != '\0') {
        say_missing(&(MissingPacks){app, screen, header}, words, &text);
        return written(&text, buffer, size);
    }
    if (header->added[0] != '\0')
        return ui_fill(app, buffer, size, UI_GAMES_NEEDS_OFF, STR("packs", header->added));
    const char *why = load_difference(screen, game);
    return why[0] != '\0' ? why : ui_word(app, UI_GAMES_OTHER_CARDS);
}

// What a game goes on with whose cards are not today's: the packs that it goes on without, and what differs
// in those that are in use.
static const char *kept_without(const App *app, const LoadScreen *screen, const SavedGame *game, char *buffer,
                                size_t size) {
    static const UiWord words[] = {
        [MISSING_HERE] = UI_GAMES_KEPT_WITHOUT,          [MISSING_OFF] = UI_GAMES_KEPT_WITHOUT_ON,
        [MISSING_BROKEN] = UI_GAMES_KEPT_WITHOUT_BROKEN, [MISSING_WITH] = UI_GAMES_KEPT_WITHOUT_WITH,
        [MISSING_LACKS] = UI_GAMES_KEPT_WITHOUT_LACKS,   [MISSING_IDLE] = UI_GAMES_KEPT_WITHOUT_IDLE};
    const char *differs = load_difference(screen, game);
    Text text = {0};
    if (game->header.missing[0] == '\0')
        return ui_fill(app, buffer, size, UI_GAMES_KEPT, STR("what", differs));
    say_missing(&(MissingPacks){app, screen, &game->header}, words, &text);
    if (differs[0] != '\0')
        text_printf(&text, " %s", differs);
    return written(&text, buffer, size);
}

const char *load_why(const App *app, const LoadScreen *screen, const SavedGame *game, char *buffer) {
    const size_t size = LOAD_WHY_MAX;
    char why[SAVED_FAULT_MAX];
    switch (game->fault) {
    case SAVED_GOOD:
        return game->header.today != NULL && !game->header.only_looks
                   ? kept_without(app, screen, game, buffer, size)
                   : NULL;
    case SAVED_OTHER_RULES:
        return ui_word(app, UI_GAMES_OTHER_RULES);
    case SAVED_OTHER_CARDS:
        return needs(app, screen, game, buffer, size);
    case SAVED_NEWER:
        return ui_word(app, UI_GAMES_NEWER);
    case SAVED_BROKEN:
        if (game->line > 0)
            return ui_fill(app, buffer, size, UI_GAMES_BROKEN_LINE, NUM("line", game->line));
        return ui_fill(app, buffer, size, UI_GAMES_BROKEN,
                       STR("reason", app_translated_faults(app, game->why, why, sizeof why)));
    default:
        return NULL;
    }
}

static const char *file_name(const SavedGame *game) {
    const char *slash = strrchr(game->path, '/');
    return slash != NULL ? slash + 1 : game->path;
}

// ---- the line ----

static GfxStyle why_style(const App *app) {
    return widget_style(app, GFX_FONT_TEXT, 16, COLOR_ICE, GFX_LEFT);
}

// Where the reason stands, if it is short enough: beside the buttons.
static GfxRect short_why(const App *app, GfxRect text) {
    return gfx_rect(text.x, text.y + app_px(app, 74), text.w, app_px(app, 26));
}

static bool why_is_short(App *app, const char *why, GfxRect text) {
    const GfxStyle style = why_style(app);
    return gfx_text_wrapped_fits(app->gfx, &style, WHY_LEAST * gfx_layout(app->gfx).scale,
                                 widget_line(app, 18), short_why(app, text), why);
}

// The part of a row beside its buttons.
static GfxRect text_of(const App *app, const SavedGame *game, GfxRect box) {
    const float edge = app_px(app, EDGE);
    return gfx_rect(box.x + edge, box.y, box.w - 2 * edge - load_buttons_width(app, game), box.h);
}

float load_why_height(App *app, const LoadScreen *screen, const SavedGame *game, float width) {
    char buffer[LOAD_WHY_MAX];
    const char *why = load_why(app, screen, game, buffer);
    const GfxRect box = gfx_rect(0, 0, width, app_px(app, LOAD_ROW_H));
    const GfxStyle style = why_style(app);
    if (why == NULL || why_is_short(app, why, text_of(app, game, box)))
        return 0;
    const float lines = (float)gfx_text_lines(app->gfx, &style, width - 2 * app_px(app, EDGE), why);
    return lines * widget_line(app, WHY_LINE) + app_px(app, WHY_BELOW + WHY_TOP - LOAD_ROW_H);
}

// What the game is above, and why it cannot be continued below; across the whole row if that is long.
static void draw_fault(App *app, GfxRect row, GfxRect box, const char *what, const char *why) {
    const float least = WHY_LEAST * gfx_layout(app->gfx).scale, edge = app_px(app, EDGE);
    const GfxStyle style = why_style(app);
    GfxStyle small = style;
    small.color = COLOR_TEXT;
    gfx_text_fit(app->gfx, &small, least, gfx_rect(box.x, box.y + app_px(app, 50), box.w, app_px(app, 24)),
                 what);
    if (why_is_short(app, why, box))
        gfx_text_wrapped_fit(app->gfx, &style, least, widget_line(app, 18), short_why(app, box), why);
    else
        gfx_text_wrapped(app->gfx, &style, widget_line(app, WHY_LINE), 0,
                         gfx_rect(row.x + edge, row.y + app_px(app, WHY_TOP), row.w - 2 * edge, 0), why);
}

// One line, slightly smaller if necessary, or two if it is too long.
static void draw_line(App *app, const GfxStyle *style, GfxRect box, const char *text) {
    GfxStyle least = *style;
    least.size = 13 * gfx_layout(app->gfx).scale;
    if (gfx_text_width(app->gfx, &least, text) <= box.w)
        gfx_text_fit(app->gfx, style, least.size,
                     gfx_rect(box.x, box.y + app_px(app, 56), box.w, app_px(app, 26)), text);
    else
        gfx_text_wrapped_fit(app->gfx, style, least.size, widget_line(app, 22),
                             gfx_rect(box.x, box.y + app_px(app, 57), box.w, app_px(app, 46)), text);
}

static void draw_text(App *app, const LoadScreen *screen, const SavedGame *game, GfxRect row) {
    char when[120], fault[LOAD_WHY_MAX];
    const GfxRect box = text_of(app, game, row);
    Text line = {0};
    const float scale = gfx_layout(app->gfx).scale;
    const bool known = game->header.catalog != NULL && load_players(game) > 0;
    const float y = box.y + app_px(app, 16);
    if (known) {
        draw_players(app, game, box.x, y, box.w);
        add_rules(app, game, &line);
        add_progress(app, game, &line);
    } else {
        const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 21, COLOR_TEXT, GFX_LEFT);
        gfx_text_fit(app->gfx, &name, 13 * scale, gfx_rect(box.x, y, box.w, app_px(app, 34)),
                     file_name(game));
        if (game->header.catalog != NULL)
            add_part(&line, app_game_name(app, game->header.catalog));
    }
    add_part(&line, load_when(app, when, sizeof when, game->when, time(NULL)));
    const char *why = load_why(app, screen, game, fault);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
    if (why != NULL)
        draw_fault(app, row, box, text_string(&line), why);
    else
        draw_line(app, &style, box, text_string(&line));
    text_finish(&line);
}

static void draw_buttons(App *app, const SavedGame *game, int index) {
    char id[HIT_ID_MAX];
    for (const LoadAction *action = load_actions; action->name != NULL; action++) {
        if (!action->fits(app, game))
            continue;
        load_hit_id(id, index, action->name);
        widget_button(app, id,
                      &(Button){.look = BUTTON_PLAIN,
                                .text = action->icon_only ? NULL : ui_word(app, action->word),
                                .icon = action->icon,
                                .text_size = 19});
    }
}

static void draw_question(App *app, int index, GfxRect box) {
    char id[HIT_ID_MAX];
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 21, COLOR_WHITE, GFX_LEFT);
    load_hit_id(id, index, "really");
    const Hit *hit = hits_find(&app->hits, id);
    const float x = box.x + app_px(app, EDGE);
    if (hit != NULL)
        gfx_text_fit(app->gfx, &style, 13 * gfx_layout(app->gfx).scale,
                     gfx_rect(x, box.y, hit->rect.x - x - app_px(app, EDGE), box.h),
                     ui_word(app, UI_GAMES_DELETE_ASK));
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_GAMES_DELETE),
                            .icon = "icons/phosphor/trash.svg",
                            .text_size = 19});
    load_hit_id(id, index, "keep");
    widget_button(app, id,
                  &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_GAMES_KEEP), .text_size = 19});
}

void load_draw_game(App *app, const LoadScreen *screen, int index, GfxRect box) {
    const SavedGame *game = &screen->games.game[index];
    widget_panel(app, box, 14, COLOR_LINE_STRONG);
    if (screen->asking == index) {
        draw_question(app, index, box);
        return;
    }
    draw_text(app, screen, game, box);
    draw_buttons(app, game, index);
}
