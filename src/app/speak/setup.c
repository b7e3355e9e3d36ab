// SPDX-License-Identifier: MIT
// The set-up as a list of numbered lines, each of which can be changed. What goes together is decided by
// play/setup_choice.h, as on the screen.
#include "app/speak/setup.h"

#include "app/kit/say.h"
#include "engine/game.h"
#include "engine/map_choice.h"
#include "play/setup_choice.h"

#include <stdio.h>
#include <string.h>

#define ROWS_MAX 24
#define ANSWERS_MAX 64

typedef struct SetupRow {
    void (*change)(Speaker *speaker, int which);
    int which; // seat, bit of a flag
    char text[300];
} SetupRow;

typedef struct SetupList {
    SetupRow row[ROWS_MAX];
    int count;
} SetupList;

// ---- seats

// Who can sit there: a person, then each kind of computer.
static void ask_player(Speaker *speaker, int which) {
    App *app = speaker->app;
    const Opponent *serving[OPPONENTS_MAX + 1];
    const char *names[OPPONENTS_MAX + 4];
    char text[OPPONENTS_MAX + 1][120];
    const Seat seat = (Seat)which;
    const int levels = opponents_offered(app->catalog->game, serving);
    int count = 0;
    names[count++] = ui_word(app, UI_COMMON_PERSON);
    for (int i = 0; i < levels; i++)
        names[count++] = ui_fill(app, text[i], sizeof text[i], UI_SPEAK_COMPUTER,
                                 STR("level", say_of(app, "opponent.%s", serving[i]->name)));
    const int faction = count++;
    names[faction] = ui_word(app, UI_SPEAK_OTHER_FACTION);
    if (app->chosen.setup.seats > app->catalog->game->seats_min)
        names[count++] = ui_word(app, UI_SPEAK_REMOVE);
    const int chosen = ask_which(speaker, names, count);
    if (chosen == 0) {
        choice_seat_person(&app->chosen, seat);
    } else if (chosen > 0 && chosen < faction) {
        choice_seat_computer(app->catalog, &app->chosen, seat);
        app->chosen.who[seat] = serving[chosen - 1];
    } else if (chosen > faction) {
        choice_remove_seat(app->catalog, &app->chosen, seat);
    } else if (chosen == faction) {
        const char *factions[ANSWERS_MAX];
        const int all = catalog_count(app->catalog, app->catalog->game->seat_table);
        for (int i = 0; i < all && i < ANSWERS_MAX; i++)
            factions[i] = faction_name(app, (uint8_t)i);
        const int other = ask_which(speaker, factions, all < ANSWERS_MAX ? all : ANSWERS_MAX);
        if (other >= 0)
            choice_set_faction(app->catalog, &app->chosen, seat, (uint8_t)other);
    }
}

static void add_player(Speaker *speaker, int which) {
    (void)which;
    choice_add_seat(speaker->app->catalog, &speaker->app->chosen);
}

// ---- rules

static void ask_variant(Speaker *speaker, int which) {
    App *app = speaker->app;
    const char *names[ANSWERS_MAX];
    char text[ANSWERS_MAX][300];
    int count = 0;
    (void)which;
    for (; app->catalog->game->variants[count] != NULL && count < ANSWERS_MAX; count++) {
        const char *id = app->catalog->game->variants[count];
        snprintf(text[count], sizeof text[count], "%.80s: %.200s", say_of(app, "variant.%s.name", id),
                 say_of(app, "variant.%s.text", id));
        names[count] = text[count];
    }
    const int chosen = ask_which(speaker, names, count);
    if (chosen < 0)
        return;
    const char *against = choice_against_variant(app->catalog, &app->chosen.setup, (uint8_t)chosen);
    if (against != CHOICE_FINE)
        say(speaker, app_word(app, against));
    else
        choice_set_variant(app->catalog, &app->chosen, (uint8_t)chosen);
}

static void toggle_flag(Speaker *speaker, int which) {
    App *app = speaker->app;
    const uint8_t flag = (uint8_t)which;
    const char *against = (app->chosen.setup.flags & flag) != 0
                              ? CHOICE_FINE
                              : choice_against_flag(app->catalog, &app->chosen.setup, flag);
    if (against != CHOICE_FINE)
        say(speaker, app_word(app, against));
    else
        choice_toggle_flag(app->catalog, &app->chosen, flag);
}

static void ask_map(Speaker *speaker, int which) {
    App *app = speaker->app;
    const uint8_t table = app->catalog->game->maps->table;
    const char *names[ANSWERS_MAX];
    uint8_t map[ANSWERS_MAX];
    int count = 0;
    (void)which;
    for (uint8_t i = 0; i < catalog_count(app->catalog, table) && count < ANSWERS_MAX; i++)
        if (map_fits(app->catalog, i, app->chosen.setup.seats)) {
            map[count] = i;
            names[count++] = record_name(app, table, i);
        }
    const int chosen = ask_which(speaker, names, count);
    if (chosen >= 0)
        choice_set_map(&app->chosen, map[chosen]);
}

static void ask_rules(Speaker *speaker, int which) {
    (void)which;
    tell_rules(speaker, "");
}

// ---- the list

static SetupRow *add(SetupList *list, void (*change)(Speaker *speaker, int which), int which) {
    if (list->count < ROWS_MAX)
        list->count++;
    SetupRow *row = &list->row[list->count - 1];
    *row = (SetupRow){.change = change, .which = which};
    return row;
}

static void add_seats(const App *app, SetupList *list) {
    const SessionOptions *chosen = &app->chosen;
    for (Seat seat = 0; seat < chosen->setup.seats; seat++) {
        const Opponent *who = chosen->who[seat];
        const char *faction = faction_name(app, chosen->setup.faction[seat]);
        const char *name = player_name(app, app->catalog, chosen->setup.faction[seat], chosen->captain[seat],
                                       who == NULL ? chosen->name[seat] : "");
        char player[160], number[60];
        if (who == NULL)
            text_copy(player, sizeof player, ui_word(app, UI_COMMON_PERSON));
        else
            ui_fill(app, player, sizeof player, UI_SPEAK_COMPUTER,
                    STR("level", say_of(app, "opponent.%s", who->name)));
        ui_fill(app, number, sizeof number, UI_SETUP_SEAT, NUM("number", seat + 1));
        SetupRow *row = add(list, ask_player, seat);
        snprintf(row->text, sizeof row->text, "%s: %s, %s%s%s", number, faction, player,
                 strcmp(name, faction) != 0 ? ", " : "", strcmp(name, faction) != 0 ? name : "");
    }
    const int most = app->catalog->game->seats_max,
              factions = catalog_count(app->catalog, app->catalog->game->seat_table);
    if (chosen->setup.seats < most && chosen->setup.seats < factions)
        text_copy(add(list, add_player, 0)->text, 300, ui_word(app, UI_SETUP_ADD));
}

static void add_rules(const App *app, SetupList *list) {
    const SetupOptions *setup = &app->chosen.setup;
    const Game *game = app->catalog->game;
    if (game->variants[1] != NULL)
        snprintf(add(list, ask_variant, 0)->text, 300, "%s: %s", ui_word(app, UI_SETUP_VARIANT),
                 say_of(app, "variant.%s.name", game->variants[setup->variant]));
    if (game->maps != NULL && map_count(app->catalog, setup->seats) > 1)
        snprintf(add(list, ask_map, 0)->text, 300, "%s: %s", ui_word(app, UI_SETUP_MAP),
                 record_name(app, game->maps->table, map_chosen(app->catalog, setup)));
    for (int i = 0; game->flags[i] != NULL; i++)
        snprintf(add(list, toggle_flag, 1 << i)->text, 300, "%s: %s",
                 say_of(app, "flag.%s.name", game->flags[i]),
                 ui_word(app, (setup->flags >> i & 1) != 0 ? UI_COMMON_ON : UI_COMMON_OFF));
}

static bool begin(Speaker *speaker) {
    App *app = speaker->app;
    Text problem = {0};
    choice_set_first(&app->chosen, app->first_seat_rule, app->chosen.setup.first);
    app_remember_choice(app);
    const SessionOptions options = app->chosen; // starting the game changes it
    const bool good = app_start_game(app, &options, &problem);
    speaker->resumed = false;
    say(speaker, text_string(&problem));
    text_finish(&problem);
    return good;
}

void setup_ask(Speaker *speaker, const Catalog *game) {
    App *app = speaker->app;
    Text problem = {0};
    bool asks = app_choose_game(app, game, &problem);
    say(speaker, text_string(&problem));
    text_finish(&problem);
    app->chosen.setup.seed = app_new_seed(app);
    speaker->sets_up = true;
    while (asks) {
        SetupList list = {.count = 0};
        const char *rows[ROWS_MAX];
        text_copy(add(&list, NULL, 0)->text, 300, ui_word(app, UI_SETUP_START));
        add_seats(app, &list);
        add_rules(app, &list);
        text_copy(add(&list, ask_rules, 0)->text, 300, ui_word(app, UI_MENU_HELP));
        for (int i = 0; i < list.count; i++)
            rows[i] = list.row[i].text;
        say_word(speaker, UI_SPEAK_SETUP);
        const int chosen = ask_which(speaker, rows, list.count);
        if (chosen > 0)
            list.row[chosen].change(speaker, list.row[chosen].which);
        asks = chosen > 0 || (chosen == 0 && !begin(speaker));
    }
    speaker->sets_up = false;
}
