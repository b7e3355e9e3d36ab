// SPDX-License-Identifier: MIT
// Tests what a game makes of a pack that goes, or that is another one by now: it goes on with its numbers,
// and looks as before; texts and pictures follow a pack that is there; and what is said of that at the table,
// on the terminal, on the screen of packs and at the start.
#include "driven.h"

#include "app/kit/explain.h"
#include "app/kit/signs.h"
#include "app/stage/pack_view.h"
#include "data/pack_choice.h"
#include "engine/game_facts.h"
#include "engine/map_choice.h"
#include "games/registry.h"
#include "gfx/record.h"
#include "plain_text.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char picture[] =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"5\"><path d=\"M0 0h8v5z\"/></svg>";
static App *app;
static char folder[64];
static PackCache shelf;
static PackList *list;

// ---- files

static const char *path_of(const char *name) {
    static char path[200];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void put(const char *name, const char *text) {
    char path[200];
    snprintf(path, sizeof path, "%s", path_of(name));
    for (char *slash = strchr(path + strlen(folder) + 1, '/'); slash != NULL;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0700);
        *slash = '/';
    }
    FILE *file = fopen(path, "w");
    ck_assert(file != NULL && fputs(text, file) >= 0 && fclose(file) == 0);
}

static void drop(const char *name) {
    char command[240];
    snprintf(command, sizeof command, "rm -r '%s'", path_of(name));
    ck_assert_int_eq(system(command), 0);
}

// All that was kept of games' cards.
static void drop_kept(void) {
    drop("games/rules");
    drop("games/copies");
}

// A pack for a game, with who plays second under an emblem of its own.
static void put_pack(const char *id, const char *game, const char *seats, const char *second) {
    char name[80], text[300];
    snprintf(name, sizeof name, "packs/%s/pack.json", id);
    snprintf(text, sizeof text, "{\"id\": \"%s\", \"name\": \"My %s\", \"version\": \"1\", \"game\": \"%s\"}",
             id, id, game);
    put(name, text);
    snprintf(name, sizeof name, "packs/%s/%s.json", id, seats);
    snprintf(text, sizeof text, "{\"%s\": [{\"id\": \"%s\", \"logo\": \"own\"}]}", seats, second);
    put(name, text);
    snprintf(name, sizeof name, "packs/%s/assets/emblems/own.svg", id);
    put(name, picture);
    snprintf(name, sizeof name, "packs/%s/lang/en.json", id);
    put(name, "{\"game\": {\"line\": \"Another one.\"}}");
}

// ---- the program

static void make_home(void) {
    memcpy(folder, "/tmp/stardeck-gone-XXXXXX", sizeof "/tmp/stardeck-gone-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    setenv("XDG_CONFIG_HOME", folder, 1); // where the choice of packs is written
}

static void start(const char *game) {
    Text problem = {0};
    Problems ignored = {0};
    char games_folder[200];
    list = calloc(1, sizeof *list);
    pack_list_scan(list, getenv("STARDECK_CARDS"), PACK_SHIPPED);
    pack_list_scan(list, path_of("packs"), PACK_OWN);
    pack_choice_read(list, path_of("stardeck/packs.json"), &ignored);
    shelf = (PackCache){.games = games, .folder = getenv("STARDECK_CARDS"), .upon = list};
    const Catalog *catalog = pack_cache_find(&shelf, game, &problem);
    ck_assert_msg(catalog != NULL, "%s", text_string(&problem));
    snprintf(games_folder, sizeof games_folder, "%s", path_of("games"));
    app = driven_open_shelf(&shelf, catalog, 1280, 720, games_folder);
    driven_unpainted();
    driven_run();
    if (driven_has("button:ok")) // what is said at the start, which tests ask for again
        driven_click("button:ok");
    text_finish(&problem);
}

static void stop(void) {
    driven_close();
    pack_cache_finish(&shelf);
    pack_list_finish(list);
    free(list);
}

static void end(void) {
    stop();
    drop("");
}

static void choose(const char *ids[]) {
    Text text = {0};
    text_add(&text, "{\"packs\": [");
    for (int i = 0; ids[i] != NULL; i++)
        text_printf(&text, "%s{\"id\": \"%s\", \"on\": true}", i > 0 ? ", " : "", ids[i]);
    text_add(&text, "]}");
    put("stardeck/packs.json", text_string(&text));
    text_finish(&text);
}

// A game of a person against another, or against a computer.
static void begin_against(const Opponent *other) {
    Text problem = {0};
    const SessionOptions options = {.setup = {.seats = 2, .faction = {0, 1}, .first = 0, .seed = 5},
                                    .who = {NULL, other}};
    ck_assert_msg(app_start_game(app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
    driven_run();
}

static void begin(void) {
    begin_against(opponents[0]);
}

static void play_a_command(void) {
    const Command *legal;
    for (int i = 0; i < 20 && session_stage(app->session) != SESSION_DECIDING; i++) {
        if (session_stage(app->session) == SESSION_CURTAIN)
            session_take_seat(app->session);
        driven_run();
    }
    ck_assert_int_gt(session_legal(app->session, &legal), 0);
    const Command command = legal[0];
    ck_assert_uint_eq(session_submit(app->session, &command), VERDICT_OK);
    driven_run();
}

static void leave(void) {
    driven_click("button:menu");
    driven_click("button:leave");
    ck_assert_ptr_null(app->session);
}

static void notice(void) {
    driven_wait(1500); // the files are looked at twice a second
}

// What is said on the terminal while `run` runs; valid until the next call.
static const char *said_meanwhile(void (*run)(void)) {
    static char said[4000];
    FILE *file = tmpfile();
    fflush(stderr);
    const int before = dup(STDERR_FILENO);
    ck_assert(before >= 0 && file != NULL && dup2(fileno(file), STDERR_FILENO) >= 0);
    run();
    fflush(stderr);
    dup2(before, STDERR_FILENO);
    rewind(file);
    said[fread(said, 1, sizeof said - 1, file)] = '\0';
    close(before);
    fclose(file);
    return said;
}

static bool lies_in(const char *asset, const char *in) {
    Text path = {0};
    const bool there =
        layers_find(&app->frame->assets, asset, &path) && strstr(text_string(&path), in) != NULL;
    text_finish(&path);
    return there;
}

static const char *emblem_of_second(void) {
    const Skin *skin = skins_of(app->skins, app->catalog);
    return palette_faction(skin->palette[1])->emblem;
}

static PackTrouble trouble(void) {
    return app_pack_trouble(app, NULL, NULL);
}

static const int sizes[][2] = {{1024, 600}, {1024, 768}, {1280, 720}, {1920, 1080}};

static void resize(const int size[2]) {
    gfx_resize_offscreen(app->gfx, size[0], size[1]);
    app_request_layout(app);
    driven_run();
}

// ---- a pack that goes

typedef struct Played {
    const char *game, *seats, *second;
} Played;
static const Played played[] = {{"tactics", "factions", "vulcan"},
                                {"alpha_strike", "ships", "tigers_claw"},
                                {"deck_building", "ships", "ship_constellation"},
                                {"star_empires", "races", "klingon"}};

START_TEST(a_game_keeps_its_looks_when_its_pack_goes_meanwhile) {
    const Played *of = &played[_i];
    char wanted[260];
    make_home();
    put_pack("mine", of->game, of->seats, of->second);
    choose((const char *[]){"mine", NULL});
    start(of->game);
    begin();
    play_a_command();
    ck_assert_str_eq(emblem_of_second(), "emblems/own.svg");
    ck_assert(lies_in("emblems/own.svg", "/packs/mine/"));
    drop("packs/mine");
    const char *said = said_meanwhile(notice);
    snprintf(wanted, sizeof wanted,
             "stardeck: the folder %s/packs/mine is gone; the game goes on with what it has "
             "kept of it\n",
             folder);
    ck_assert_str_eq(said, wanted);
    ck_assert_int_eq(trouble(), PACK_IS_GONE);
    ck_assert(driven_has("sign:packs"));
    ck_assert_str_eq(emblem_of_second(), "emblems/own.svg");
    ck_assert_msg(lies_in("emblems/own.svg", "/games/rules/"), "%s", of->game);
    ck_assert_str_eq(app_word(app, "game.line"), "Another one.");
    driven_click("sign:packs");
    ck_assert(driven_has("absent:1:forget"));
    driven_click("button:back");
    put_pack("mine", of->game, of->seats, of->second); // it is back
    notice();
    ck_assert_int_eq(trouble(), PACK_IS_WELL);
    ck_assert(lies_in("emblems/own.svg", "/packs/mine/"));
    end();
}
END_TEST

// Also before the first command.
START_TEST(its_emblem_is_kept_from_the_beginning) {
    make_home();
    put_pack("mine", "tactics", "factions", "vulcan");
    choose((const char *[]){"mine", NULL});
    start("tactics");
    begin();
    drop("packs/mine");
    const char *said = said_meanwhile(notice);
    ck_assert_msg(strstr(said, "is gone") != NULL && strchr(said, '\n') == said + strlen(said) - 1, "%s",
                  said);
    ck_assert_str_eq(emblem_of_second(), "emblems/own.svg");
    ck_assert(lies_in("emblems/own.svg", "/games/rules/"));
    ck_assert_str_eq(app_word(app, "game.line"), "Another one.");
    end();
}
END_TEST

// ---- a pack that is another one by now

// Galaxy has another number than at first, Spy is as it was; both have other texts.
static void put_cards(int power, const char *words) {
    char text[400];
    snprintf(text, sizeof text, "{\"cards\": [{\"id\": \"galaxy\", \"power\": %d}]}", power);
    put("packs/mine/deck.json", text);
    snprintf(text, sizeof text,
             "{\"card\": {\"galaxy\": {\"name\": \"Galaxy %s\", \"text\": \"%d, %s.\"}, \"spy\": {\"text\": "
             "\"Spies, %s.\"}}}",
             words, power, words, words);
    put("packs/mine/lang/en.json", text);
}

static void begin_with_cards(void) {
    make_home();
    put_pack("mine", "tactics", "factions", "vulcan");
    put("packs/mine/assets/pictures/tactics/spy.svg", picture);
    put_cards(5, "old");
    choose((const char *[]){"mine", NULL});
    start("tactics");
    begin();
    play_a_command();
    leave();
}

static void go_on(void) {
    driven_click("menu:continue");
    ck_assert_ptr_nonnull(app->session);
    ck_assert(pack_cache_is_kept(&shelf, app->catalog));
}

START_TEST(texts_follow_a_pack_that_is_there) {
    begin_with_cards();
    put_cards(6, "new");
    notice();
    go_on();
    ck_assert_str_eq(app_word(app, "card.spy.text"), "Spies, new.");
    ck_assert_str_eq(app_word(app, "card.galaxy.name"), "Galaxy new");
    ck_assert_str_eq(app_word(app, "card.galaxy.text"), "5, old."); // it says what the number is
    put("packs/mine/lang/en.json", "{\"card\": {\"spy\": {\"text\": \"Newer.\"}}}");
    notice(); // a text that is not there any more is as it was kept
    ck_assert_str_eq(app_word(app, "card.spy.text"), "Newer.");
    ck_assert_str_eq(app_word(app, "card.galaxy.text"), "5, old.");
    ck_assert_str_eq(app_word(app, "card.galaxy.name"), "Galaxy old");
    put("packs/mine/lang/en.json", "{\"card\": {");
    said_meanwhile(notice); // a broken file is no reason to lose texts
    ck_assert_str_eq(app_word(app, "card.spy.text"), "Spies, old.");
    drop("packs/mine");
    said_meanwhile(notice);
    ck_assert_str_eq(app_word(app, "card.spy.text"), "Spies, old.");
    end();
}
END_TEST

// The pack's emblem, captain and texts, by this word.
static void put_looks(const char *word) {
    char text[500];
    put_cards(5, word);
    snprintf(text, sizeof text, "{\"factions\": [{\"id\": \"vulcan\", \"logo\": \"%s\"}]}", word);
    put("packs/mine/factions.json", text);
    snprintf(text, sizeof text, "{\"captains\": [{\"id\": \"ann_%s\", \"seat\": \"vulcan\"}]}", word);
    put("packs/mine/captains.json", text);
    snprintf(
        text, sizeof text,
        "{\"card\": {\"spy\": {\"text\": \"Spies, %s.\"}}, \"captain\": {\"ann_%s\": {\"name\": \"Ann\", "
        "\"style\": \"Quiet.\", \"greets\": \"Hello.\", \"wins\": \"Good.\", \"loses\": \"Well.\"}}}",
        word, word);
    put("packs/mine/lang/en.json", text);
    snprintf(text, sizeof text, "packs/mine/assets/emblems/%s.svg", word);
    put(text, picture);
}

// Captains, emblems and texts don't count for the rules: games that differ in nothing else are kept apart.
START_TEST(each_game_keeps_its_own_looks) {
    static const char *const words[] = {"old", "new"};
    char game[2][300], wanted[60];
    make_home();
    put_pack("mine", "tactics", "factions", "vulcan");
    choose((const char *[]){"mine", NULL});
    for (int i = 0; i < 2; i++) {
        put_looks(words[i]);
        if (i == 0)
            start("tactics");
        notice();
        begin();
        play_a_command();
        snprintf(game[i], sizeof game[i], "%s", app_game_file(app));
        app_leave_game(app);
        driven_run();
    }
    drop("packs/mine");
    said_meanwhile(notice);
    for (int i = 0; i < 2; i++) {
        Text problem = {0};
        ck_assert_msg(app_resume_game(app, game[i], &problem), "%s", text_string(&problem));
        driven_run();
        snprintf(wanted, sizeof wanted, "Spies, %s.", words[i]);
        ck_assert_str_eq(app_word(app, "card.spy.text"), wanted);
        snprintf(wanted, sizeof wanted, "emblems/%s.svg", words[i]);
        ck_assert_str_eq(emblem_of_second(), wanted);
        ck_assert(lies_in(wanted, "/games/rules/"));
        ck_assert_ptr_nonnull(catalog_captain(app->catalog, i == 0 ? "ann_old" : "ann_new"));
        ck_assert_ptr_null(catalog_captain(app->catalog, i == 0 ? "ann_new" : "ann_old"));
        text_finish(&problem);
        app_leave_game(app);
        driven_run();
    }
    end();
}
END_TEST

START_TEST(texts_of_new_cards_are_no_fault_in_an_old_game) {
    begin_with_cards();
    put_cards(6, "new");
    put("packs/mine/lang/en.json",
        "{\"card\": {\"spy\": {\"text\": \"Newer.\"}, \"novel\": {\"name\": \"Novel\", "
        "\"text\": \"\"}}}");
    put("packs/mine/deck.json",
        "{\"cards\": [{\"id\": \"galaxy\", \"power\": 6}, {\"id\": \"novel\", \"like\": "
        "\"spy\"}]}");
    notice();
    go_on();
    ck_assert_str_eq(app_word(app, "card.spy.text"), "Newer.");
    end();
}
END_TEST

START_TEST(pictures_follow_a_pack_that_is_there) {
    begin_with_cards();
    put_cards(6, "new");
    notice();
    go_on();
    ck_assert(lies_in("pictures/tactics/spy.svg", "/packs/mine/"));
    drop("packs/mine/assets/pictures");
    notice(); // one that is not there any more is as it was kept
    ck_assert(lies_in("pictures/tactics/spy.svg", "/games/rules/"));
    ck_assert(lies_in("emblems/own.svg", "/packs/mine/"));
    leave();
    list->pack[list->count - 1].on = false;
    app_reload_packs(app);
    driven_run();
    go_on();
    ck_assert(lies_in("emblems/own.svg", "/games/rules/"));
    ck_assert_str_eq(emblem_of_second(), "emblems/own.svg");
    end();
}
END_TEST

// What a pack has lies above what was kept of the packs below it, and what was kept of one that is gone above
// the packs that were below it.
START_TEST(what_was_kept_lies_in_its_place) {
    make_home();
    put_pack("low", "tactics", "factions", "vulcan");
    put_pack("high", "tactics", "factions", "vulcan");
    put("packs/low/deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": 5}]}");
    choose((const char *[]){"high", "low", NULL});
    start("tactics");
    begin();
    play_a_command();
    ck_assert(lies_in("emblems/own.svg", "/packs/high/"));
    drop("packs/low");
    said_meanwhile(notice);
    ck_assert(lies_in("emblems/own.svg", "/packs/high/"));
    put_pack("low", "tactics", "factions", "vulcan");
    drop("packs/high");
    said_meanwhile(notice);
    ck_assert(lies_in("emblems/own.svg", "/games/rules/"));
    end();
}
END_TEST

START_TEST(a_changed_number_is_said_quietly) {
    Text name = {0};
    bool has_help[sizeof sizes / sizeof sizes[0]], any = false;
    begin_with_cards();
    begin_against(NULL); // they have one sign more
    if (session_stage(app->session) == SESSION_CURTAIN)
        session_take_seat(app->session);
    driven_run();
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        resize(sizes[i]);
        any |= has_help[i] = driven_has("sign:help");
    }
    ck_assert(any);
    put_cards(5, "new");
    notice();
    ck_assert_int_eq(trouble(), PACK_IS_WELL); // only texts
    ck_assert_str_eq(app_word(app, "card.galaxy.text"), "5, new.");
    put_cards(6, "newer");
    notice();
    ck_assert_int_eq(app_pack_trouble(app, &name, NULL), PACK_HAS_CHANGED);
    ck_assert_str_eq(text_string(&name), "My mine");
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        resize(sizes[i]);
        ck_assert_msg(driven_has("sign:packs"), "%d %d", sizes[i][0], sizes[i][1]);
        ck_assert_int_eq(driven_has("sign:help"), has_help[i]); // it has not given way to that
    }
    ck_assert_str_eq(app_word(app, "card.spy.text"), "Spies, newer.");
    put_cards(5, "newer");
    notice();
    ck_assert_int_eq(trouble(), PACK_IS_WELL); // it is back
    put_cards(7, "newer");
    notice();
    leave();
    notice();
    begin();
    ck_assert_int_eq(trouble(), PACK_IS_WELL); // it counts by now
    text_finish(&name);
    end();
}
END_TEST

// ---- the screen of packs

static void look_at_games(void) {
    driven_click("menu:games");
    ck_assert_str_eq(app->shown_name, "load");
    driven_click("button:back");
}

START_TEST(a_pack_that_is_gone_has_a_row_until_it_is_forgotten) {
    AbsentPack absent[2];
    begin_with_cards();
    drop("packs/mine");
    const char *said = said_meanwhile(notice);
    ck_assert_msg(strstr(said, "/packs/mine is gone\n") != NULL &&
                      strchr(said, '\n') == said + strlen(said) - 1,
                  "%s", said);
    ck_assert_int_eq(app_absent_packs(app, absent, 2), 1);
    ck_assert_str_eq(absent[0].name, "My mine");
    ck_assert(absent[0].on && absent[0].games == 1 && absent[0].stuck == 0);
    stop();
    start("tactics"); // its name is known from the game
    ck_assert_int_eq(app_absent_packs(app, absent, 2), 1);
    ck_assert_str_eq(absent[0].name, "My mine");
    ck_assert(absent[0].games == 1 && absent[0].stuck == 0);
    ck_assert_str_eq(said_meanwhile(look_at_games), ""); // a neutral emblem stands in there
    drop("games/rules");                                 // it comes back from the second copy
    stop();
    start("tactics");
    ck_assert_int_eq(app_absent_packs(app, absent, 2), 1);
    ck_assert(absent[0].games == 1 && absent[0].stuck == 0);
    drop_kept();
    stop();
    start("tactics");
    ck_assert_int_eq(app_absent_packs(app, absent, 2), 1);
    ck_assert(absent[0].games == 1 && absent[0].stuck == 1);
    driven_click("menu:packs");
    driven_click("absent:1:forget");
    ck_assert(!driven_has("absent:1:forget"));
    stop();
    start("tactics"); // for good
    ck_assert_int_eq(app_absent_packs(app, absent, 2), 0);
    end();
}
END_TEST

// ---- what is said of it after a new start

static Text shown; // all texts of the last frames, as far as they are shown

static void hear_text(void *context, const GfxDrawnText *text) {
    char plain[600];
    (void)context;
    plain_text(plain, sizeof plain, text->cut && text->shown != NULL ? text->shown : text->text);
    text_printf(&shown, "%s\n", plain);
}

// True if the current screen shows this text, in part of one of its own.
static bool is_shown(const char *wanted) {
    static const GfxRecorder recorder = {.dry = true, .text = hear_text};
    text_clear(&shown);
    gfx_record(app->gfx, &recorder);
    driven_step();
    driven_step();
    driven_unpainted();
    return strstr(text_string(&shown), wanted) != NULL;
}

// The game that was begun with the pack is the only one; both are as they were when the program ended.
static void start_without(const char *dropped) {
    begin_with_cards();
    stop();
    drop(dropped);
    start("tactics");
}

START_TEST(a_pack_that_went_between_two_starts_is_told) {
    start_without("packs/mine");
    ck_assert(preferences_notice(app));
    driven_run();
    ck_assert_str_eq(app_notice(app)->title, ui_word(app, UI_PACKS_NOTICE_GONE));
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "My mine\n"));
    driven_click("button:packs");
    ck_assert(driven_has("absent:1:forget"));
    end();
}
END_TEST

START_TEST(a_game_that_goes_on_without_its_pack_has_the_sign) {
    Text name = {0};
    start_without("packs/mine");
    driven_click("menu:games");
    ck_assert_msg(is_shown("Goes on with what it has kept of My mine 1: not here any more."), "%s",
                  text_string(&shown));
    driven_click("game:1:resume");
    ck_assert_ptr_nonnull(app->session);
    ck_assert_int_eq(app_pack_trouble(app, &name, NULL), PACK_IS_GONE);
    ck_assert_str_eq(text_string(&name), "My mine");
    ck_assert(driven_has("sign:packs"));
    text_finish(&name);
    end();
}
END_TEST

static void begin_and_leave(const char *game) {
    start(game);
    begin();
    play_a_command();
    leave();
    stop();
}

static bool is_on(const char *id) {
    const int place = pack_list_index(list, id);
    return place >= 0 && list->pack[place].on;
}

// As if the second player's faction had come with the packs: its id in the saved game is another one, so are
// the cards, and the packs change more than looks.
static void rename_second(const char *id) {
    char command[900];
    snprintf(command, sizeof command,
             "sed -i '1s/\"%s\"/\"far_star\"/; 1s/\"pack\":\"[0-9a-f]*\"/\"pack\":\"0123456789abcdef\"/; "
             "1s/,\"only_looks\":true//g' "
             "'%s'/*.stardeck",
             id, path_of("games"));
    ck_assert_int_eq(system(command), 0);
}

// In the one saved game.
static int saved_commands(void) {
    char command[900];
    int count = 0;
    snprintf(command, sizeof command, "grep -c '\"do\":' '%s'/*.stardeck", path_of("games"));
    FILE *out = popen(command, "r");
    ck_assert(out != NULL && fscanf(out, "%d", &count) == 1 && count > 0 && pclose(out) == 0);
    return count;
}

START_TEST(a_row_says_all_that_its_file_does) {
    const Played *of = &played[_i];
    char moves[40];
    make_home();
    put_pack("mine", of->game, of->seats, of->second);
    put_pack("other", of->game, of->seats, of->second);
    choose((const char *[]){"mine", "other", NULL});
    begin_and_leave(of->game);
    snprintf(moves, sizeof moves, "Moves: %d", saved_commands());
    rename_second(of->second);
    drop("packs/mine");
    choose((const char *[]){NULL});
    drop_kept();
    start(of->game);
    driven_click("menu:games");
    ck_assert(is_shown("Far star"));
    ck_assert(is_shown(app_game_name(app, app->catalog)));
    ck_assert_msg(is_shown(moves), "%s not in %s", moves, text_string(&shown));
    ck_assert(is_shown("today, "));
    ck_assert(is_shown("Needs My mine: not here."));   // the other one is only off
    put_pack("mine", of->game, of->seats, of->second); // as if imported by another program
    notice();
    ck_assert_msg(is_shown("Needs My other 1, My mine 1: switched off."), "%s", text_string(&shown));
    end();
}
END_TEST

static void put_info(const char *id, const char *game) {
    char name[80], text[300];
    snprintf(name, sizeof name, "packs/%s/pack.json", id);
    snprintf(text, sizeof text, "{\"id\": \"%s\", \"name\": \"My %s\", \"version\": \"1\", \"game\": \"%s\"}",
             id, id, game);
    put(name, text);
}

// A pack for Tactics with this entry among its cards; NULL: with a text alone.
static void put_deck(const char *id, const char *entry) {
    char name[80], text[300];
    put_info(id, "tactics");
    snprintf(name, sizeof name, "packs/%s/%s", id, entry != NULL ? "deck.json" : "lang/en.json");
    snprintf(text, sizeof text, "{\"cards\": [%s]}", entry != NULL ? entry : "");
    put(name, entry != NULL ? text : "{\"game\": {\"line\": \"Another one.\"}}");
}

// A pack with a colour of a faction, how bold a captain is, and a number.
static void put_three(const char *id, const char *card, int power, const char *colour, int boldness) {
    char name[80], text[400];
    snprintf(name, sizeof name, "packs/%s/pack.json", id);
    snprintf(text, sizeof text,
             "{\"id\": \"%s\", \"name\": \"My %s\", \"version\": \"1\", \"game\": \"tactics\"}", id, id);
    put(name, text);
    snprintf(name, sizeof name, "packs/%s/deck.json", id);
    snprintf(text, sizeof text, "{\"cards\": [{\"id\": \"%s\", \"power\": %d}]}", card, power);
    put(name, text);
    snprintf(name, sizeof name, "packs/%s/factions.json", id);
    snprintf(text, sizeof text, "{\"factions\": [{\"id\": \"vulcan\", \"colours\": {\"main\": \"%s\"}}]}",
             colour);
    put(name, text);
    snprintf(name, sizeof name, "packs/%s/captains.json", id);
    snprintf(text, sizeof text, "{\"captains\": [{\"id\": \"senvar\", \"boldness\": %d}]}", boldness);
    put(name, text);
}

static void begin_with_three(void) {
    make_home();
    put_three("one", "galaxy", 30, "#102030", 1);
    put_three("two", "spy", 30, "#102030", 1);
    put_three("three", "admiral", 30, "#102030", 1);
    choose((const char *[]){"three", "two", "one", NULL});
    start("tactics");
    begin();
    play_a_command();
}

// A pack for a game that is not the one being played: nobody reads it before the screen of packs is opened.
START_TEST(a_pack_for_another_game_that_breaks_meanwhile_is_said_to_be_left_out) {
    make_home();
    put_deck("mine", "{\"id\": \"galaxy\", \"power\": 30}");
    put_info("far", "star_empires");
    put("packs/far/races.json", "{\"races\": [{\"id\": \"klingon\", \"logo\": \"letter:K\"}]}");
    choose((const char *[]){"mine", "far", NULL});
    start("tactics");
    begin();
    play_a_command();
    driven_key(SDLK_F3);
    ck_assert_msg(is_shown("In use: Star Empires"), "%s", text_string(&shown));
    driven_click("button:back");
    for (int i = 0; i < 2; i++) { // noticed at the table, or just when the screen is opened
        put("packs/far/races.json", "{\"races\": [{\"id\": \"klingon\", \"logo\": \"letter:K\"}]}");
        notice();
        put("packs/far/races.json", "{");
        if (i == 0)
            notice();
        driven_key(SDLK_F3);
        ck_assert_str_eq(app->shown_name, "packs");
        ck_assert_msg(!is_shown("In use: Star Empires"), "%s", text_string(&shown));
        ck_assert_msg(is_shown(ui_word(app, UI_PACKS_LEFT_OUT)), "%s", text_string(&shown));
        driven_click("packs:check");
        ck_assert_msg(!is_shown(ui_word(app, UI_PACKS_USED_ANYWAY)), "%s", text_string(&shown));
        driven_click("button:back");
    }
    ck_assert_int_eq(trouble(), PACK_IS_WELL); // the game has nothing to do with it
    end();
}
END_TEST

static void explain_sign(Explanation *out) {
    ck_assert(driven_has("sign:packs"));
    sign_explain(app, &(HitTag){.a = ACTION_PACKS}, out);
}

// One that can't be used only because of what another has become is not called broken.
START_TEST(the_sign_blames_no_innocent_pack) {
    Explanation explanation;
    make_home();
    put_deck("ben", "{\"id\": \"spy\", \"power\": 6}");
    put_deck("ann",
             "{\"id\": \"novel\", \"type\": \"action\", \"kind\": \"scoring\", \"power\": 3, \"picture\": "
             "\"fleet\", \"effects\": [{\"when\": \"scoring\", \"do\": \"add\", \"amount\": 3, \"target\": "
             "{\"title\": \"earth\"}}]}");
    put("packs/ann/lang/en.json", "{\"card\": {\"novel\": {\"name\": \"Novel\", \"text\": \"\"}}}");
    put_deck("third", "{\"id\": \"admiral\", \"power\": 7}");
    choose((const char *[]){"third", "ann", "ben", NULL});
    start("tactics");
    begin();
    play_a_command();
    put("packs/ben/targets.json", "{\"targets\": [{\"id\": \"earth\", \"remove\": true}]}");
    notice();
    explain_sign(&explanation);
    ck_assert_str_eq(explanation.title, "My ann");
    ck_assert_int_eq(explanation.count, 0);
    ck_assert_str_eq(explanation.foot, "Goes on with what it has kept of My ann: does not go with “My ben”.");
    drop("packs/third");
    said_meanwhile(notice);
    explain_sign(&explanation);
    ck_assert_int_eq(explanation.count, 2); // each with what has become of it
    ck_assert_str_eq(explanation.line[0].text, "My ann");
    ck_assert_ptr_nonnull(strstr(explanation.line[0].note, "does not go with “My ben”"));
    ck_assert_str_eq(explanation.line[1].text, "My third");
    ck_assert_ptr_nonnull(strstr(explanation.line[1].note, "not here any more"));
    end();
}
END_TEST

// Not only one that is gone: one that was off or broken already when the game was gone on with, too.
START_TEST(a_game_that_goes_on_without_a_pack_that_is_here_has_the_sign) {
    Explanation explanation;
    make_home();
    put_deck("mine", "{\"id\": \"galaxy\", \"power\": 30}");
    choose((const char *[]){"mine", NULL});
    begin_and_leave("tactics");
    choose((const char *[]){NULL});
    start("tactics");
    go_on();
    ck_assert_int_eq(trouble(), PACK_IS_OFF);
    explain_sign(&explanation);
    ck_assert_str_eq(explanation.title, "My mine");
    ck_assert_str_eq(explanation.foot, "Goes on with what it has kept of My mine: switched off.");
    stop();
    put("packs/mine/deck.json", "{");
    choose((const char *[]){"mine", NULL});
    start("tactics");
    go_on();
    ck_assert_int_eq(trouble(), PACK_IS_BROKEN);
    explain_sign(&explanation);
    ck_assert_ptr_nonnull(strstr(explanation.foot, "deck.json:1:"));
    end();
}
END_TEST

// What the rules don't read counts from now on, or has nothing to do with the cards on the table.
START_TEST(all_packs_with_other_numbers_are_told_and_no_others) {
    Text names = {0};
    begin_with_three();
    put_three("one", "galaxy", 30, "#203040", 2);
    notice();
    ck_assert_int_eq(trouble(), PACK_IS_WELL);
    put_three("two", "spy", 31, "#102030", 1);
    notice();
    ck_assert_int_eq(app_pack_trouble(app, &names, NULL), PACK_HAS_CHANGED);
    ck_assert_str_eq(text_string(&names), "My two");
    ck_assert_int_eq(app_packs_in_trouble(app), 1);
    put_three("three", "admiral", 31, "#102030", 1);
    notice();
    text_clear(&names);
    ck_assert_int_eq(app_pack_trouble(app, &names, NULL), PACK_HAS_CHANGED);
    ck_assert_str_eq(text_string(&names), "My two, My three");
    ck_assert_int_eq(app_packs_in_trouble(app), 2);
    Explanation explanation;
    sign_explain(app, &(HitTag){.a = ACTION_PACKS}, &explanation);
    ck_assert_str_eq(explanation.foot, "They have changed. That counts from the next game.");
    drop("packs/two");
    drop("packs/three");
    said_meanwhile(notice);
    sign_explain(app, &(HitTag){.a = ACTION_PACKS}, &explanation);
    ck_assert_str_eq(explanation.foot, "They are no longer there. The game goes on with what it has kept.");
    put_three("two", "spy", 31, "#102030", 1);
    put_three("three", "admiral", 31, "#102030", 1);
    notice();
    leave();
    stop();
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(
        is_shown("My three, deck.json: Admiral · power was 30, now 31. And 1 more, also by My two."), "%s",
        text_string(&shown));
    text_finish(&names);
    end();
}
END_TEST

static Color main_of_second(void) {
    return palette_faction(skins_of(app->skins, app->catalog)->palette[1])->main;
}

// As pictures do, in a game that has its cards from today's packs and in one that goes on with kept ones; but
// not those of a pack that is gone.
START_TEST(colours_follow_a_pack_that_is_there) {
    begin_with_three();
    ck_assert_uint_eq(main_of_second(), 0xFF102030U);
    put_three("three", "admiral", 30, "#706050", 1);
    notice();
    ck_assert_uint_eq(main_of_second(), 0xFF706050U);
    put_three("one", "galaxy", 31, "#102030", 1);
    notice();
    leave();
    notice();
    go_on();
    put_three("three", "admiral", 30, "#A06050", 1);
    notice();
    ck_assert_uint_eq(main_of_second(), 0xFFA06050U);
    drop("packs/three");
    said_meanwhile(notice);
    ck_assert_uint_eq(main_of_second(), 0xFF102030U); // as it was kept
    end();
}
END_TEST

// A number that is relative to the ones below it stands in the topmost pack, but another one changed it.
START_TEST(a_changed_number_is_told_of_the_pack_that_changed_it) {
    make_home();
    put_deck("base", "{\"id\": \"galaxy\", \"power\": 30}");
    put_deck("middle", "{\"id\": \"galaxy\", \"power\": \"+2\"}");
    put_deck("top", "{\"id\": \"galaxy\", \"power\": \"+3\"}");
    choose((const char *[]){"top", "middle", "base", NULL});
    begin_and_leave("tactics");
    put_deck("middle", "{\"id\": \"galaxy\", \"power\": \"+4\"}");
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(is_shown("My middle, deck.json: Galaxy · power was 35, now 37."), "%s",
                  text_string(&shown));
    stop();
    put_deck("middle", "{\"id\": \"galaxy\", \"power\": \"+2\"}");
    put_deck("top", "{\"id\": \"galaxy\", \"power\": \"+5\"}");
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(is_shown("My top, deck.json: Galaxy · power was 35, now 37."), "%s", text_string(&shown));
    end();
}
END_TEST

// The numbers are those of the game and of today's, not of the layers where a pack is found out.
START_TEST(what_differs_is_told_in_the_numbers_of_the_game) {
    static const char ann[] = "{\"id\": \"galaxy\", \"power\": \"+%d\"}, {\"each\": {\"type\": \"ship\"}, "
                              "\"power\": \"+1\"}, {\"id\": \"sovereign\", \"power\": %d}";
    char entries[200];
    make_home();
    snprintf(entries, sizeof entries, ann, 2, 20);
    put_deck("ann", entries);
    put_deck("ben", "{\"id\": \"galaxy\", \"power\": \"×1.5\"}, {\"each\": {\"type\": \"ship\"}, "
                    "\"power\": \"-1\"}, {\"id\": \"sovereign\", \"power\": \"+1\"}");
    choose((const char *[]){"ben", "ann", NULL});
    begin_and_leave("tactics");
    snprintf(entries, sizeof entries, ann, 9, 21);
    put_deck("ann", entries);
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(is_shown("My ann, deck.json: Galaxy · power was 14, now 25. And 1 more.\n"), "%s",
                  text_string(&shown));
    end();
}
END_TEST

// A pack that the game goes on with without it being on counts for the game's numbers, not as a change.
START_TEST(what_differs_with_another_pack_is_told_in_the_numbers_of_the_game) {
    make_home();
    put_deck("ann", "{\"each\": {\"kind\": \"attack\"}, \"attack\": {\"damage\": \"+1\"}}");
    put_deck("ben", "{\"id\": \"spinal_laser\", \"attack\": {\"damage\": \"×1.5\"}}, {\"id\": "
                    "\"battle_laser\", \"attack\": {\"damage\": \"×2\"}}");
    for (int i = 0; i < 2; i++)
        put_info(i == 0 ? "ann" : "ben", "alpha_strike");
    choose((const char *[]){"ann", NULL});
    begin_and_leave("alpha_strike");
    choose((const char *[]){"ben", NULL});
    start("alpha_strike");
    driven_click("menu:games");
    ck_assert_msg(is_shown("My ann 1: switched off. My ben, deck.json: Spinal Laser · attack/damage was 11, "
                           "now 15. And 1 more.\n"),
                  "%s", text_string(&shown));
    end();
}
END_TEST

// One is gone, one is off, one has changed: each is told with what has become of it.
START_TEST(each_pack_has_a_reason_of_its_own) {
    make_home();
    put_deck("lost", "{\"id\": \"spy\", \"power\": 7}");
    put_deck("off", "{\"id\": \"admiral\", \"power\": 7}");
    put_deck("mine", "{\"id\": \"galaxy\", \"power\": 5}");
    choose((const char *[]){"mine", "off", "lost", NULL});
    begin_and_leave("tactics");
    drop("packs/lost");
    choose((const char *[]){"mine", NULL});
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(
        is_shown("Goes on with what it has kept of My lost: not here any more. Goes on with what it "
                 "has kept of My off: switched off.\n"),
        "%s", text_string(&shown));
    stop();
    put_deck("mine", "{\"id\": \"galaxy\", \"power\": 9}");
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(
        is_shown("not here any more. Goes on with what it has kept of My off: switched off. My mine, "
                 "deck.json: Galaxy · power was 5, now 9.\n"),
        "%s", text_string(&shown));
    end();
}
END_TEST

// One that only has captains or texts has its name, and the games that were begun with it, as others have.
START_TEST(a_pack_that_changes_no_numbers_is_named_too) {
    AbsentPack absent[3];
    make_home();
    put_deck("words", NULL);
    put_deck("more", NULL);
    choose((const char *[]){"words", "more", NULL});
    begin_and_leave("tactics");
    drop("packs/words");
    drop("packs/more");
    start("tactics");
    ck_assert_int_eq(app_absent_packs(app, absent, 3), 2);
    for (int i = 0; i < 2; i++) {
        ck_assert_msg(strncmp(absent[i].name, "My ", 3) == 0, "%s", absent[i].name);
        ck_assert(absent[i].games == 1 && absent[i].stuck == 0);
    }
    end();
}
END_TEST

// At a new start, with these packs on.
static void expect_in_row(const char *ids[], const char *said) {
    choose(ids);
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(is_shown(said), "%s", text_string(&shown));
    stop();
}

START_TEST(what_else_has_become_of_its_packs_is_told) {
    make_home();
    put_deck("low", "{\"id\": \"galaxy\", \"power\": \"+1\"}");
    put_deck("high", "{\"id\": \"galaxy\", \"power\": \"×2\"}");
    choose((const char *[]){"high", "low", NULL});
    begin_and_leave("tactics");
    expect_in_row((const char *[]){"low", "high", NULL},
                  "Its packs lie in another order today: Galaxy · power was ");
    expect_in_row((const char *[]){NULL}, "has kept of My low 1, My high 1: switched off.");
    put("packs/low/deck.json", "{");
    expect_in_row((const char *[]){"high", "low", NULL},
                  "has kept of My low 1: faults in it, “Packs” shows them.");
    drop("");
}
END_TEST

START_TEST(a_game_needs_no_pack_that_changes_nothing_in_its_numbers) {
    make_home();
    put_deck("numbers", "{\"id\": \"galaxy\", \"power\": 30}");
    put_deck("looks", NULL);
    choose((const char *[]){"looks", "numbers", NULL});
    begin_and_leave("tactics");
    drop_kept();
    put("games/rules", "no folder"); // else they would be taken from the packs that are off,
    setenv("TMPDIR", "/nowhere", 1); // or mended there
    choose((const char *[]){NULL});
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(is_shown("Needs My numbers 1: switched off."), "%s", text_string(&shown));
    driven_click("game:1:on");
    ck_assert(is_on("numbers") && !is_on("looks"));
    stop();
    put_deck("more_looks", NULL); // one that it was begun without
    put_deck("numbers", "{\"id\": \"galaxy\", \"power\": 31}");
    choose((const char *[]){"more_looks", "numbers", NULL});
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(is_shown("begun with other values (My numbers), and they weren’t kept."), "%s",
                  text_string(&shown));
    driven_click("game:1:anew");
    ck_assert_ptr_nonnull(app->session);
    ck_assert_int_eq(app->catalog->packs, 2);
    end();
    unsetenv("TMPDIR");
}
END_TEST

// ---- telling what has changed

// Whether a text lies whole in a panel.
typedef struct Framed {
    const char *wanted;
    GfxRect text;
} Framed;

static void hear_framed(void *context, const GfxDrawnText *text) {
    Framed *framed = context;
    if (strstr(text->text, framed->wanted) != NULL)
        framed->text = text->extent;
}

static GfxRect last_panel;

static void hear_panel(void *context, const GfxDrawnMark *mark) {
    (void)context;
    if (strcmp(mark->kind, "panel") == 0 && mark->box.w > last_panel.w / 2)
        last_panel = mark->box;
}

static bool is_framed(const char *wanted) {
    Framed framed = {.wanted = wanted};
    const GfxRecorder recorder = {.dry = true, .context = &framed, .text = hear_framed, .mark = hear_panel};
    last_panel = (GfxRect){0};
    gfx_record(app->gfx, &recorder);
    driven_step();
    driven_step();
    driven_unpainted();
    const GfxRect text = framed.text;
    return text.w > 0 && text.x >= last_panel.x && text.x + text.w <= last_panel.x + last_panel.w &&
           text.y >= last_panel.y && text.y + text.h < last_panel.y + last_panel.h;
}

// All of it can be read, in the smallest window too, and who else has changed something.
START_TEST(a_row_has_room_for_all_that_differs) {
    make_home();
    put_deck("ann", "{\"id\": \"ann_wild_cards_hull_drill\", \"like\": \"galaxy\", \"power\": 11}, "
                    "{\"id\": \"spy\", \"power\": 1}");
    put("packs/ann/lang/en.json", "{\"card\": {\"ann_wild_cards_hull_drill\": {\"name\": \"Hull Drill\", "
                                  "\"text\": \"\"}}}");
    put_deck("ben", "{\"id\": \"defiant\", \"power\": 2}");
    put_deck("cay", "{\"id\": \"sovereign\", \"power\": \"+1\"}");
    choose((const char *[]){"cay", "ben", "ann", NULL});
    begin_and_leave("tactics");
    put_deck("ann", "{\"id\": \"ann_wild_cards_hull_drill\", \"like\": \"galaxy\", \"power\": 12}, "
                    "{\"id\": \"spy\", \"power\": 3}, {\"id\": \"sovereign\", \"power\": \"+1\"}");
    put_deck("ben", "{\"id\": \"defiant\", \"power\": 5}");
    start("tactics");
    driven_click("menu:games");
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        resize(sizes[i]);
        ck_assert_msg(is_shown("Goes on with the cards it was begun with. My ann, deck.json: "), "%d: %s",
                      sizes[i][0], text_string(&shown));
        ck_assert_msg(is_framed("also by My ben"), "%d: not in %g to %g", sizes[i][0], (double)last_panel.y,
                      (double)(last_panel.y + last_panel.h));
        ck_assert_msg(is_shown(" power was 1"), "%s", text_string(&shown));
        ck_assert_msg(is_shown("3 more, also by My ben."), "%d: %s", sizes[i][0], text_string(&shown));
    }
    end();
}
END_TEST

// ---- beginning anew

// A captain in the pack "mine"; `words` begins its texts.
static void put_captain(const char *words) {
    char text[600];
    put("packs/mine/captains.json",
        "{\"captains\": [{\"id\": \"odo\", \"seat\": \"klingon\", \"boldness\": 20}]}");
    snprintf(
        text, sizeof text,
        "%s\"captain\": {\"odo\": {\"name\": \"Odo\", \"style\": \"Fair.\", \"greets\": \"Hm.\", \"wins\": "
        "\"Order.\", \"loses\": \"Hm.\"}}}",
        words);
    put("packs/mine/lang/en.json", text);
}

// Of Star Empires, on the map of a pack, with a captain of it.
static void begin_on_own_map(void) {
    char command[900];
    Text problem = {0};
    make_home();
    put("packs/mine/pack.json", "{\"id\": \"mine\", \"name\": \"My mine\", \"version\": \"1\", \"game\": "
                                "\"star_empires\"}");
    put_captain(
        "{\"map\": {\"ring\": {\"name\": \"Ring\"}}, \"territory\": {\"hub\": {\"name\": \"Hub\"}}, ");
    snprintf(command, sizeof command, "cp '%s/packs/ring/maps.json' %s/packs/mine", getenv("STARDECK_TESTS"),
             folder);
    ck_assert_int_eq(system(command), 0);
    choose((const char *[]){"mine", NULL});
    start("star_empires");
    const uint8_t table = map_table(app->catalog->game);
    const SessionOptions options = {
        .setup = {.seats = 2,
                  .faction = {catalog_find(app->catalog, game_seat_table(app->catalog->game), "federation"),
                              catalog_find(app->catalog, game_seat_table(app->catalog->game), "klingon")},
                  .first = 0,
                  .map = map_option(catalog_find(app->catalog, table, "ring")),
                  .seed = 5},
        .who = {NULL, opponents[0]},
        .captain = {NULL, catalog_captain(app->catalog, "odo")}};
    ck_assert_msg(options.captain[1] != NULL && options.setup.map > 1, "the pack is not used");
    ck_assert_msg(app_start_game(app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
    driven_run();
    play_a_command();
    leave();
    stop();
    put("packs/mine/units.json", "{\"units\": [{\"id\": \"scout\", \"cost\": 3}]}");
}

static void expect_anew(bool offered) {
    start("star_empires");
    driven_click("menu:games");
    ck_assert_msg(driven_has("game:1:resume"), "it does not go on");
    ck_assert_int_eq(driven_has("game:1:anew"), offered);
}

START_TEST(begin_anew_is_offered_where_the_map_and_the_captains_are_still_there) {
    begin_on_own_map();
    expect_anew(true);
    stop();
    drop("packs/mine/captains.json");
    put("packs/mine/lang/en.json",
        "{\"map\": {\"ring\": {\"name\": \"Ring\"}}, \"territory\": {\"hub\": {\"name\": "
        "\"Hub\"}}}");
    expect_anew(false);
    ck_assert_int_eq(app->catalog->packs, 1);
    stop();
    put_captain("{");
    drop("packs/mine/maps.json");
    expect_anew(false);
    end();
}
END_TEST

static void begin_with_a_captain(void) {
    begin_on_own_map();
    drop("packs/mine/units.json"); // it has the same cards
}

static const Captain *captain_of_game(void) {
    return app->session != NULL ? session_options(app->session)->captain[1] : NULL;
}

// Captains are none of the cards' numbers: one that is gone, or another today, stays in his game, and its row
// says so.
START_TEST(a_captain_who_is_gone_stays_in_his_game) {
    static const char *const today[][2] = {
        {"{\"captains\": []}", "My mine, captains.json: Odo is gone."},
        {"{\"captains\": [{\"id\": \"odo\", \"seat\": \"klingon\", \"boldness\": 30}]}",
         "My mine, captains.json: Odo · boldness was 20, now 30."}};
    for (int i = 0; i < 2; i++) {
        begin_with_a_captain();
        put("packs/mine/captains.json", today[i][0]);
        if (i == 0)
            put("packs/mine/lang/en.json",
                "{\"map\": {\"ring\": {\"name\": \"Ring\"}}, \"territory\": {\"hub\": "
                "{\"name\": \"Hub\"}}}");
        start("star_empires");
        driven_click("menu:games");
        ck_assert_msg(is_shown(today[i][1]), "%d: %s", i, text_string(&shown));
        driven_click("game:1:resume");
        ck_assert_ptr_nonnull(captain_of_game());
        ck_assert_str_eq(captain_of_game()->id, "odo");
        ck_assert_int_eq(captain_of_game()->boldness, 20);
        end();
    }
}
END_TEST

// Nothing is said of captains whom nobody plays.
START_TEST(a_captain_of_no_computer_is_not_told) {
    begin_with_a_captain();
    put("packs/mine/captains.json",
        "{\"captains\": [{\"id\": \"odo\", \"seat\": \"klingon\", \"boldness\": 20}, {\"id\": "
        "\"worf\", \"seat\": \"klingon\", \"boldness\": 77}]}");
    start("star_empires");
    driven_click("menu:games");
    ck_assert(!is_shown("captains.json"));
    ck_assert(!is_shown("Goes on with the cards it was begun with."));
    end();
}
END_TEST

// A map is found by its id: another one may have its place.
START_TEST(begin_anew_has_the_same_map) {
    begin_on_own_map();
    char command[900];
    snprintf(command, sizeof command,
             "sed -i 's/\"maps\": \\[/\"maps\": [{\"id\": \"triangle\", \"remove\": true},/' %s",
             path_of("packs/mine/maps.json"));
    ck_assert_int_eq(system(command), 0);
    expect_anew(true);
    driven_click("game:1:anew");
    ck_assert_ptr_nonnull(app->session);
    const uint8_t map = map_chosen(app->catalog, &session_options(app->session)->setup);
    ck_assert_str_eq(catalog_id(app->catalog, map_table(app->catalog->game), map), "ring");
    ck_assert(!pack_cache_is_kept(&shelf, app->catalog));
    ck_assert_str_eq(session_options(app->session)->captain[1]->id, "odo");
    end();
}
END_TEST

// What was kept has been changed by hand: a file that can't be read any more, or another number.
START_TEST(damaged_kept_cards_are_named) {
    char command[400];
    begin_with_cards();
    stop();
    put_cards(6, "new");
    drop("games/copies");
    snprintf(command, sizeof command, "sed -i 's/5/7/' %s/games/rules/*/1/deck.json", folder);
    ck_assert_int_eq(system(command), 0);
    expect_in_row((const char *[]){"mine", NULL},
                  "begun with other values (My mine), and what was kept of them is damaged: /");
    snprintf(command, sizeof command, "sed -i 's/power/powr/' %s/games/rules/*/1/deck.json", folder);
    ck_assert_int_eq(system(command), 0);
    expect_in_row((const char *[]){"mine", NULL}, "/1/deck.json:1:");
    start("tactics");
    driven_click("menu:games");
    driven_click("game:1:anew");
    ck_assert_ptr_nonnull(app->session);
    end();
}
END_TEST

// ---- what a pack says of itself

START_TEST(licence_and_address_are_shown_with_what_it_changes) {
    make_home();
    put_deck("mine", "{\"id\": \"galaxy\", \"power\": 30}");
    put("packs/mine/pack.json",
        "{\"id\": \"mine\", \"name\": \"My mine\", \"version\": \"1\", \"game\": \"tactics\", "
        "\"licence\": \"CC BY 4.0\", \"url\": \"https://example.org/mine\"}");
    start("tactics");
    driven_click("menu:packs");
    driven_click("pack:1:changes");
    ck_assert_msg(is_shown("Licence: CC BY 4.0  ·  https://example.org/mine"), "%s", text_string(&shown));
    end();
}
END_TEST

// Whatever game it is for, in full even where that takes two lines.
START_TEST(a_new_pack_names_the_page_that_explains_its_files) {
    make_home();
    start("star_empires");
    driven_click("menu:packs");
    driven_click("packs:new");
    driven_click("new:make");
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        resize(sizes[i]);
        ck_assert_msg(is_shown("Made, and still off: ") && is_shown("/template/README.md"), "%d: %s",
                      sizes[i][0], text_string(&shown));
    }
    end();
}
END_TEST

// ---- packs of the same name

static void put_wild_cards(const char *id, const char *author, const char *entry) {
    char name[80], text[300];
    put_deck(id, entry);
    snprintf(name, sizeof name, "packs/%s/pack.json", id);
    snprintf(text, sizeof text,
             "{\"id\": \"%s\", \"name\": \"Wild Cards\", \"version\": \"1\", \"author\": \"%s\", \"game\": "
             "\"tactics\"}",
             id, author);
    put(name, text);
}

START_TEST(packs_of_the_same_name_are_told_apart) {
    Text name = {0};
    make_home();
    put_wild_cards("ann_wild", "Ann", "{\"id\": \"galaxy\", \"power\": 30}");
    put_wild_cards("ben_wild", "Ben", "{\"id\": \"spy\", \"power\": 3}");
    choose((const char *[]){"ben_wild", "ann_wild", NULL});
    start("tactics");
    begin();
    play_a_command();
    put_wild_cards("ben_wild", "Ben", "{\"id\": \"spy\", \"power\": 4}");
    notice();
    ck_assert_int_eq(app_pack_trouble(app, &name, NULL), PACK_HAS_CHANGED);
    ck_assert_str_eq(text_string(&name), "Wild Cards (Ben)");
    leave();
    stop();
    text_finish(&name);
    expect_in_row((const char *[]){"ben_wild", "ann_wild", NULL}, "Wild Cards (Ben), deck.json: ");
    expect_in_row((const char *[]){"ann_wild", NULL}, "of Wild Cards (Ben): switched off.");
    drop_kept();
    expect_in_row((const char *[]){NULL}, "Needs Wild Cards (Ann), Wild Cards (Ben): switched off.");
    put_wild_cards("ben_wild", "Ann",
                   "{\"id\": \"spy\", \"power\": 4}"); // the author doesn't tell them apart
    expect_in_row((const char *[]){NULL},
                  "Needs Wild Cards (ann_wild), Wild Cards (ben_wild): switched off.");
    start("tactics");
    driven_click("menu:packs");
    ck_assert_msg(is_shown("Wild Cards (ann_wild)") && is_shown("Wild Cards (ben_wild)"), "%s",
                  text_string(&shown));
    stop();
    drop("packs/ann_wild");
    drop("packs/ben_wild");
    expect_in_row((const char *[]){NULL}, "Needs Wild Cards (ann_wild), Wild Cards (ben_wild): not here.");
    drop("");
}
END_TEST

// ---- is it too strong?

static void expect_same(const char *said) {
    start("tactics");
    driven_click("menu:packs");
    driven_click("pack:1:balance");
    ck_assert_str_eq(app->shown_name, "balance");
    const Measure measure = app_measure(app);
    ck_assert_msg(measure.state == MEASURE_SAME, "%d: %s", measure.state,
                  measure.faults->count > 0 ? measure.faults->item[0].message : "no fault");
    ck_assert(!driven_has("balance:stop"));
    ck_assert_msg(is_shown(said), "%s", text_string(&shown));
    stop();
}

// Nothing is played where nothing can differ, and what the pack does change is said.
START_TEST(a_pack_without_numbers_is_not_measured) {
    make_home();
    put_deck("mine", NULL);
    choose((const char *[]){"mine", NULL});
    expect_same("this pack changes words or pictures only");
    put_captain("{");
    expect_same("this pack changes captains");
    put("packs/mine/captains.json", "{\"captains\": [{\"id\": \"senvar\", \"boldness\": 30}]}");
    put("packs/mine/lang/en.json", "{\"game\": {\"line\": \"Another one.\"}}");
    expect_same("this pack changes captains");
    drop("");
}
END_TEST

static void check_now(void) {
    int checked, count;
    driven_click("packs:check");
    for (int i = 0; i < 600 && app_packs_check_runs(app, &checked, &count); i++) {
        SDL_Delay(10);
        driven_wait(50);
    }
    ck_assert(!app_packs_check_runs(app, &checked, &count));
}

// Before a check and after it, on and off.
START_TEST(a_row_says_whether_what_is_to_fix_keeps_the_pack_out) {
    make_home();
    put_deck("mine", "{\"id\": \"galaxy\", \"power\": 30}");
    put("packs/mine/targets.json.txt", "{}");
    choose((const char *[]){"mine", NULL});
    start("tactics");
    driven_click("menu:packs");
    notice();
    ck_assert_msg(is_shown("There is something to fix; it is used all the same. “Check now” shows it."), "%s",
                  text_string(&shown));
    check_now();
    ck_assert_msg(is_shown("It is used all the same, but this is to be fixed:\n"), "%s", text_string(&shown));
    ck_assert(is_shown("targets.json.txt") && !is_shown("“Check now” shows"));
    driven_click("pack:1:switch");
    notice();
    ck_assert_msg(is_shown("There is something to fix. “Check now” shows it."), "%s", text_string(&shown));
    check_now();
    ck_assert(is_shown("targets.json.txt") && !is_shown("used all the same"));
    end();
}
END_TEST

// Two files and hundreds of texts: one line with their numbers.
START_TEST(what_a_language_lacks_is_one_line) {
    make_home();
    put_deck("mine", "{\"id\": \"galaxy\", \"power\": 30}");
    put("packs/mine/lang/fr.json", "{\"card\": {\"galaxy\": {\"name\": \"Galaxie\"}}}");
    choose((const char *[]){"mine", NULL});
    start("tactics");
    driven_click("menu:packs");
    check_now();
    ck_assert_msg(is_shown("texts missing  ·  translated files missing: 3\n"), "%s", text_string(&shown));
    ck_assert_msg(!is_shown("fr.json") && !is_shown("Checked: nothing to fix."), "%s", text_string(&shown));
    end();
}
END_TEST

START_TEST(a_pack_that_lacks_another_is_not_called_faulty) {
    make_home();
    put_pack("mine", "tactics", "factions", "vulcan");
    put("packs/mine/pack.json",
        "{\"id\": \"mine\", \"name\": \"My mine\", \"version\": \"1\", \"game\": \"tactics\", "
        "\"needs\": [\"other\"]}");
    choose((const char *[]){"mine", NULL});
    start("tactics");
    ck_assert(preferences_notice(app));
    driven_run();
    ck_assert_str_eq(app_notice(app)->title, ui_word(app, UI_PACKS_NOTICE_LACKS));
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "other"));
    stop();
    put_pack("bad", "tactics", "factions", "vulcan");
    put("packs/bad/deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"powr\": 5}]}");
    choose((const char *[]){"mine", "bad", "third", NULL});
    start("tactics");
    ck_assert(preferences_notice(app));
    driven_run();
    ck_assert_ptr_nonnull(strstr(app_notice(app)->title, "3 packs are left out"));
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "My mine: it has not what it needs\n"));
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "My bad: there are faults in it\n"));
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "third: it is not here any more\n"));
    end();
}
END_TEST

// ---- the start

START_TEST(several_faulty_packs_are_named_in_one_message) {
    char id[16], name[60];
    const char *ids[] = {"pack1", "pack2", "pack3", "pack4", NULL};
    make_home();
    for (int i = 1; i <= 4; i++) {
        snprintf(id, sizeof id, "pack%d", i);
        put_pack(id, "tactics", "factions", "vulcan");
        snprintf(name, sizeof name, "packs/%s/deck.json", id);
        put(name, "{\"cards\": [{\"id\": \"galaxy\", \"powr\": 5}, {\"id\": \"spy\", \"powr\": 5}]}");
    }
    choose(ids);
    start("tactics");
    ck_assert(preferences_notice(app));
    driven_run();
    ck_assert_str_eq(app->shown_name, "message");
    ck_assert_ptr_nonnull(strstr(app_notice(app)->title, "4 packs"));
    for (int i = 1; i <= 4; i++) {
        snprintf(name, sizeof name, "My pack%d\n", i);
        ck_assert_ptr_nonnull(strstr(app_notice(app)->text, name));
    }
    const char *last = ui_word(app, UI_PACKS_NOTICE_MANY_TEXT);
    ck_assert_str_eq(app_notice(app)->text + strlen(app_notice(app)->text) - strlen(last),
                     last); // it is whole
    driven_click("button:packs");
    ck_assert_str_eq(app->shown_name, "packs");
    end();
}
END_TEST

// A pack of Alpha Strike with a card of which there are many.
static void put_many(const char *id, int copies) {
    char name[80], text[400];
    snprintf(name, sizeof name, "packs/%s/pack.json", id);
    snprintf(text, sizeof text,
             "{\"id\": \"%s\", \"name\": \"My %s\", \"version\": \"1\", \"game\": \"alpha_strike\"}", id, id);
    put(name, text);
    snprintf(name, sizeof name, "packs/%s/deck.json", id);
    snprintf(text, sizeof text, "{\"cards\": [{\"id\": \"%s\", \"like\": \"flak_barrage\", \"copies\": %d}]}",
             id, copies);
    put(name, text);
    for (int i = 0; i < 2; i++) {
        snprintf(name, sizeof name, "packs/%s/lang/%s.json", id, i == 0 ? "en" : "de");
        snprintf(text, sizeof text, "{\"card\": {\"%s\": {\"name\": \"Flak\", \"text\": \"Flak.\"}}}", id);
        put(name, text);
    }
}

// Each fine by itself: two that go together, and others that are too much with both, with one, with all.
START_TEST(packs_that_are_only_too_much_together_are_not_called_faulty) {
    make_home();
    put_many("first", 30);
    put_many("second", 40);
    put_many("third", 45);
    choose((const char *[]){"third", "second", "first", NULL});
    start("alpha_strike");
    ck_assert(preferences_notice(app));
    driven_run();
    const char *text = app_notice(app)->text;
    ck_assert_str_eq(app_notice(app)->title, ui_word(app, UI_PACKS_NOTICE_WITH));
    ck_assert_msg(strstr(text, "My third\nWith “My second”, “My first”: 1 fault: deck.json:") == text, "%s",
                  text);
    ck_assert_ptr_nonnull(strstr(text, "with all copies there are 175 cards; at most 160 are allowed"));
    ck_assert_ptr_nonnull(strstr(text, ui_word(app, UI_PACKS_NOTICE_WITH_TEXT)));
    driven_click("button:packs");
    ck_assert_msg(is_shown(ui_word(app, UI_PACKS_LEFT_OUT_TOGETHER)), "%s", text_string(&shown));
    ck_assert_msg(is_shown("With “My second”, “My first”: 1 fault: deck.json:"), "%s", text_string(&shown));
    stop();
    put_many("second", 80);
    put_many("third", 90);
    choose((const char *[]){"third", "second", "first", NULL});
    start("alpha_strike");
    ck_assert(preferences_notice(app));
    driven_run();
    text = app_notice(app)->text;
    ck_assert_ptr_nonnull(
        strstr(app_notice(app)->title, "2 packs are left out: they do not go with the others"));
    ck_assert_msg(strstr(text, "My third\nWith “My first”: 1 fault: deck.json:") != NULL, "%s", text);
    ck_assert_msg(strstr(text, "My second\nWith “My first”: 1 fault: deck.json:") != NULL, "%s", text);
    end();
}
END_TEST

// It has no faults by itself, and is not said to have any.
START_TEST(a_row_names_the_pack_that_one_does_not_go_with) {
    make_home();
    put_many("first", 30);
    put_many("second", 40);
    choose((const char *[]){"second", "first", NULL});
    begin_and_leave("alpha_strike");
    put_many("first", 90);
    start("alpha_strike");
    driven_click("menu:games");
    ck_assert_msg(
        is_shown("Goes on with what it has kept of My second 1: does not go with “My first”. My first,"),
        "%s", text_string(&shown));
    stop();
    drop_kept();
    start("alpha_strike");
    driven_click("menu:games");
    ck_assert_msg(is_shown("Needs My second 1: does not go with “My first”."), "%s", text_string(&shown));
    stop();
    put_many("first", 10); // it has what it needs no more, and there is nothing else wrong with it
    put("packs/second/pack.json", "{\"id\": \"second\", \"name\": \"My second\", \"version\": \"1\", "
                                  "\"game\": \"alpha_strike\", \"needs\": [\"third\"]}");
    start("alpha_strike");
    driven_click("menu:games");
    ck_assert_msg(is_shown("Needs My second 1: what it needs is missing, “Packs” shows it."), "%s",
                  text_string(&shown));
    stop();
    put("packs/second/pack.json", "{\"id\": \"second\", \"name\": \"My second\", \"version\": \"1\", "
                                  "\"game\": \"alpha_strike\", \"conflicts\": [\"first\"]}");
    start("alpha_strike");
    driven_click("menu:games");
    ck_assert_msg(is_shown("Needs My second 1: does not go with “My first”."), "%s", text_string(&shown));
    end();
}
END_TEST

// A pack for several games whose part for this one is gone: it is on, and fine.
START_TEST(a_row_says_which_pack_changes_nothing_any_more) {
    make_home();
    put("packs/mine/pack.json", "{\"id\": \"mine\", \"name\": \"My mine\", \"version\": \"1\"}");
    put("packs/mine/tactics/deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": 31}]}");
    put("packs/mine/alpha_strike/deck.json", "{\"cards\": [{\"id\": \"flak_barrage\", \"copies\": 5}]}");
    choose((const char *[]){"mine", NULL});
    begin_and_leave("tactics");
    drop("packs/mine/tactics");
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(
        is_shown("Goes on with what it has kept of My mine 1: changes nothing in this game any more."), "%s",
        text_string(&shown));
    stop();
    drop_kept();
    start("tactics");
    driven_click("menu:games");
    ck_assert_msg(is_shown("Needs My mine 1: on, but changes nothing in this game any more."), "%s",
                  text_string(&shown));
    end();
}
END_TEST

START_TEST(one_faulty_pack_is_told_with_its_place) {
    make_home();
    put_pack("mine", "tactics", "factions", "vulcan");
    put("packs/mine/deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"powr\": 5}]}");
    choose((const char *[]){"mine", NULL});
    start("tactics");
    ck_assert(preferences_notice(app));
    driven_run();
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "My mine\ndeck.json:1:"));
    ck_assert(driven_has("button:packs"));
    end();
}
END_TEST

int test_gone_pack(void) {
    Suite *suite = suite_create("a pack that goes or changes");
    TCase *tcase = tcase_create("table");
    tcase_set_timeout(tcase, 300);
    tcase_add_loop_test(tcase, a_game_keeps_its_looks_when_its_pack_goes_meanwhile, 0, 4);
    tcase_add_test(tcase, its_emblem_is_kept_from_the_beginning);
    tcase_add_test(tcase, texts_follow_a_pack_that_is_there);
    tcase_add_test(tcase, each_game_keeps_its_own_looks);
    tcase_add_test(tcase, texts_of_new_cards_are_no_fault_in_an_old_game);
    tcase_add_test(tcase, pictures_follow_a_pack_that_is_there);
    tcase_add_test(tcase, what_was_kept_lies_in_its_place);
    tcase_add_test(tcase, a_changed_number_is_said_quietly);
    tcase_add_test(tcase, a_pack_that_is_gone_has_a_row_until_it_is_forgotten);
    tcase_add_test(tcase, a_pack_that_went_between_two_starts_is_told);
    tcase_add_test(tcase, a_game_that_goes_on_without_its_pack_has_the_sign);
    tcase_add_loop_test(tcase, a_row_says_all_that_its_file_does, 0, 4);
    tcase_add_test(tcase, a_changed_number_is_told_of_the_pack_that_changed_it);
    tcase_add_test(tcase, a_pack_for_another_game_that_breaks_meanwhile_is_said_to_be_left_out);
    tcase_add_test(tcase, the_sign_blames_no_innocent_pack);
    tcase_add_test(tcase, a_game_that_goes_on_without_a_pack_that_is_here_has_the_sign);
    tcase_add_test(tcase, all_packs_with_other_numbers_are_told_and_no_others);
    tcase_add_test(tcase, colours_follow_a_pack_that_is_there);
    tcase_add_test(tcase, what_differs_is_told_in_the_numbers_of_the_game);
    tcase_add_test(tcase, what_differs_with_another_pack_is_told_in_the_numbers_of_the_game);
    tcase_add_test(tcase, each_pack_has_a_reason_of_its_own);
    tcase_add_test(tcase, a_pack_that_changes_no_numbers_is_named_too);
    tcase_add_test(tcase, what_else_has_become_of_its_packs_is_told);
    tcase_add_test(tcase, a_game_needs_no_pack_that_changes_nothing_in_its_numbers);
    tcase_add_test(tcase, a_row_has_room_for_all_that_differs);
    tcase_add_test(tcase, begin_anew_is_offered_where_the_map_and_the_captains_are_still_there);
    tcase_add_test(tcase, a_captain_who_is_gone_stays_in_his_game);
    tcase_add_test(tcase, a_captain_of_no_computer_is_not_told);
    tcase_add_test(tcase, begin_anew_has_the_same_map);
    tcase_add_test(tcase, damaged_kept_cards_are_named);
    tcase_add_test(tcase, licence_and_address_are_shown_with_what_it_changes);
    tcase_add_test(tcase, a_new_pack_names_the_page_that_explains_its_files);
    tcase_add_test(tcase, packs_of_the_same_name_are_told_apart);
    tcase_add_test(tcase, a_pack_without_numbers_is_not_measured);
    tcase_add_test(tcase, a_row_says_whether_what_is_to_fix_keeps_the_pack_out);
    tcase_add_test(tcase, what_a_language_lacks_is_one_line);
    tcase_add_test(tcase, a_pack_that_lacks_another_is_not_called_faulty);
    tcase_add_test(tcase, several_faulty_packs_are_named_in_one_message);
    tcase_add_test(tcase, packs_that_are_only_too_much_together_are_not_called_faulty);
    tcase_add_test(tcase, a_row_names_the_pack_that_one_does_not_go_with);
    tcase_add_test(tcase, a_row_says_which_pack_changes_nothing_any_more);
    tcase_add_test(tcase, one_faulty_pack_is_told_with_its_place);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
