// SPDX-License-Identifier: MIT
// Tests that settings are kept; whatever is wrong with their file, there are usable settings, a message with
// its place, and the broken file is still there.
//
// The pack is that of STARDECK_CARDS, else of the folder cards.
#include "app/frame/settings_file.h"
#include "data/pack.h"
#include "games/tactics/commands.h"
#include "games/tactics/rules.h"
#include "games/tactics/tactics.h"

#include "data/settings.h"
#include "engine/game.h"

#include <check.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static Catalog catalog, second;
static Game second_game;
static PackCache shelf;
static const Game *on_shelf[3];
static char folder[200], path[260], aside[280];

static bool load(void) {
    const char *cards = getenv("STARDECK_CARDS");
    char pack[1024];
    snprintf(pack, sizeof pack, "%s/tactics", cards != NULL ? cards : "cards");
    Problems *problems = calloc(1, sizeof *problems);
    const bool good = problems != NULL && pack_load(&catalog, &tactics_game, pack, problems);
    free(problems);
    // Another game of the same cards, which has a shelf place of its own where a test puts it there.
    second_game = tactics_game;
    second_game.id = "second";
    second = catalog;
    second.game = &second_game;
    return good;
}

// `other` may be NULL.
static void put_on_shelf(const Catalog *one, const Catalog *other) {
    shelf = (PackCache){.games = on_shelf, .catalog = {*one}};
    on_shelf[0] = one->game;
    on_shelf[1] = other != NULL ? other->game : NULL;
    if (other != NULL)
        shelf.catalog[1] = *other;
}

static void begin(void) {
    const char *temporary = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/stardeck-settings-XXXXXX", temporary != NULL ? temporary : "/tmp");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    put_on_shelf(&catalog, NULL);
    snprintf(path, sizeof path, "%s/config/stardeck/settings.json", folder);
    snprintf(aside, sizeof aside, "%s.broken", path);
}

static void end(void) {
    char name[280];
    remove(path);
    rmdir(path);
    remove(aside);
    snprintf(name, sizeof name, "%s.new", path);
    remove(name);
    snprintf(name, sizeof name, "%s/config/stardeck", folder);
    chmod(name, 0755);
    rmdir(name);
    snprintf(name, sizeof name, "%s/config", folder);
    rmdir(name);
    rmdir(folder);
}

// Something else than the default.
static int another_value(const Setting *setting) {
    if (setting->kind == SETTING_SWITCH)
        return !setting->usual;
    if (setting->kind == SETTING_NUMBER)
        return setting->choices->most - 1;
    for (int i = setting_choices(setting) - 1; i >= 0; i--)
        if (setting->choices->choice[i].value != setting->usual)
            return setting->choices->choice[i].value;
    return 0;
}

static Remembered example(void) {
    Remembered all = {.settings = app_settings_default(), .last_game = "tactics"};
    all.setup[0] = (KeptSetup){.known = true, .first_seat_rule = FIRST_CHOSEN};
    for (int i = 0; i < SETTING_COUNT; i++)
        setting_set(&all.settings, &settings_list[i], another_value(&settings_list[i]));
    text_copy(all.settings.language, sizeof all.settings.language, "de");
    all.settings.width = 1600;
    all.settings.height = 900;
    all.settings.keys.key[ACTION_HIDE] = SDLK_KP_0;
    all.settings.keys.key[ACTION_LOG] = SDLK_i; // the two have changed places
    all.settings.keys.key[ACTION_INSPECT] = SDLK_l;
    all.settings.keys.key[ACTION_PASS] = 0xF6; // ö
    all.settings.keys.key[ACTION_MENU] = SDLK_QUOTEDBL;
    SessionOptions *chosen = &all.setup[0].chosen;
    chosen->setup =
        (SetupOptions){.seats = 4, .variant = VARIANT_ALLIANCES, .flags = FLAG_TOP_SECRET, .first = 2};
    static const char *const factions[] = {"romulan", "starfleet", "klingon", "vulcan"};
    for (Seat seat = 0; seat < 4; seat++)
        chosen->setup.faction[seat] = catalog_find(&catalog, TABLE_FACTIONS, factions[seat]);
    chosen->who[1] = opponents[0];
    choice_set_name(chosen, 0, "T’Vala");
    choice_set_name(chosen, 2, "Käthe \"die Große\" \\ Übel");
    return all;
}

static void write_text(const char *text, size_t length) {
    Remembered all = example();
    Text ignored = {0};
    settings_file_write(path, &shelf, &all, &ignored); // for the folders
    text_finish(&ignored);
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(text, 1, length, file), length);
    fclose(file);
}

static char *read_text(const char *name, size_t *length) {
    FILE *file = fopen(name, "rb");
    ck_assert_ptr_nonnull(file);
    char *text = calloc(1, 20000);
    ck_assert_ptr_nonnull(text);
    *length = fread(text, 1, 19999, file);
    fclose(file);
    return text;
}

// With ' for ".
static void write_quoted(const char *format, const char *setup) {
    char text[2000];
    snprintf(text, sizeof text, format, setup);
    for (char *c = text; *c != '\0'; c++)
        *c = *c == '\'' ? '"' : *c;
    write_text(text, strlen(text));
}

static bool is_there(const char *name) {
    struct stat info;
    return stat(name, &info) == 0;
}

// Field by field: padding is nobody's business.
static void expect_same_setup(const KeptSetup *a, const KeptSetup *b) {
    ck_assert_int_eq(a->known, b->known);
    if (!a->known)
        return;
    ck_assert_int_eq(a->first_seat_rule, b->first_seat_rule);
    const SetupOptions *p = &a->chosen.setup, *q = &b->chosen.setup;
    ck_assert_uint_eq(p->seats, q->seats);
    ck_assert_uint_eq(p->variant, q->variant);
    ck_assert_uint_eq(p->flags, q->flags);
    ck_assert_uint_eq(p->first, q->first);
    for (Seat seat = 0; seat < p->seats; seat++) {
        ck_assert_uint_eq(p->faction[seat], q->faction[seat]);
        ck_assert_ptr_eq(a->chosen.who[seat], b->chosen.who[seat]);
        ck_assert_ptr_eq(a->chosen.captain[seat], b->chosen.captain[seat]);
        ck_assert_str_eq(a->chosen.name[seat], b->chosen.name[seat]);
    }
}

static void expect_same(const Remembered *a, const Remembered *b) {
    const AppSettings *x = &a->settings, *y = &b->settings;
    ck_assert_str_eq(x->language, y->language);
    for (int i = 0; i < SETTING_COUNT; i++)
        ck_assert_msg(setting_get(x, &settings_list[i]) == setting_get(y, &settings_list[i]), "%s",
                      settings_list[i].name);
    ck_assert_int_eq(x->width, y->width);
    ck_assert_int_eq(x->height, y->height);
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++)
        ck_assert_int_eq(x->keys.key[i], y->keys.key[i]);
    ck_assert_str_eq(a->last_game, b->last_game);
    for (int i = 0; shelf.games[i] != NULL; i++)
        expect_same_setup(&a->setup[i], &b->setup[i]);
    ck_assert_int_eq(a->others, b->others);
}

static Remembered usual(void) {
    Remembered all = {.settings = app_settings_default()};
    all.settings.language[0] = '\0';
    return all;
}

static Problems problems;
static bool stuck;

static SettingsOutcome read_it(Remembered *all) {
    problems = (Problems){0};
    return settings_file_read(path, &shelf, all, &stuck, &problems);
}

START_TEST(what_is_written_comes_back) {
    const Remembered all = example();
    Remembered read;
    Text problem = {0};
    ck_assert_msg(settings_file_write(path, &shelf, &all, &problem), "%s", text_string(&problem));
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    ck_assert_int_eq(problems.count, 0);
    expect_same(&all, &read);
    // And again over the old one, by lot, without a set-up.
    Remembered other = usual();
    ck_assert(settings_file_write(path, &shelf, &other, &problem));
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    expect_same(&other, &read);
    text_finish(&problem);
}
END_TEST

// As version 0.1 wrote it: what its keys and words are must not change.
START_TEST(a_file_of_before_says_the_same_today) {
    Remembered read;
    write_quoted("{'language': 'de', 'fullscreen': true, 'window': '1600x900', 'graphics': 'opengl', "
                 "'animation_speed': '1.5', 'reduced_motion': true, 'recap': false, 'end_turn_after': 5, "
                 "'hide_on_focus_loss': false, 'hide_after': 0, 'pass_alone': false, 'ask_openly': false, "
                 "'ui_scale': '175', 'palette': 'colour_blind', 'high_contrast': true, "
                 "'computer_beat': '1500', 'hover_delay': '600', 'effects_volume': 30, 'music_volume': 40, "
                 "'mute_on_focus_loss': false, 'muted': true, 'lesson_offered': %s}",
                 "true");
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    const AppSettings *found = &read.settings;
    ck_assert_str_eq(found->language, "de");
    ck_assert(found->width == 1600 && found->height == 900);
    ck_assert(found->fullscreen && found->reduced_motion && found->high_contrast && found->muted);
    ck_assert(found->lesson_offered);
    ck_assert(!found->recap && !found->hide_on_focus_loss && !found->pass_alone && !found->ask_openly);
    ck_assert(!found->mute_on_focus_loss);
    ck_assert(found->animation_speed > 1.4f && found->animation_speed < 1.6f);
    ck_assert(found->graphics == GRAPHICS_OPENGL && found->palette == PALETTE_COLOUR_BLIND);
    ck_assert(found->end_turn_after == 5 && found->hide_after == 0 && found->ui_scale == 175);
    ck_assert(found->computer_beat == 1500 && found->hover_delay == 600);
    ck_assert(found->effects_volume == 30 && found->music_volume == 40);
}
END_TEST

// What the command line has set for this run stays out of the file, whatever else is chosen.
START_TEST(only_what_was_changed_is_kept) {
    for (int i = 0; i < SETTING_COUNT; i++) {
        AppSettings kept = app_settings_default(), now = example().settings, wanted = now;
        const Setting *changed = &settings_list[i];
        setting_set(&wanted, changed, changed->usual);
        setting_set(&kept, changed, another_value(changed));
        settings_keep_changes(&kept, &now, &wanted);
        const AppSettings expected = app_settings_default();
        for (int k = 0; k < SETTING_COUNT; k++)
            ck_assert_msg(setting_get(&kept, &settings_list[k]) == setting_get(&expected, &settings_list[k]),
                          "%s", settings_list[k].name);
        ck_assert_str_eq(kept.language, "en");
    }
}
END_TEST

START_TEST(no_file_is_no_fault) {
    Remembered read;
    const Remembered expected = usual();
    ck_assert_int_eq(read_it(&read), SETTINGS_NONE);
    ck_assert_int_eq(problems.count, 0);
    expect_same(&expected, &read);
}
END_TEST

START_TEST(an_empty_object_means_the_usual) {
    Remembered read;
    const Remembered expected = usual();
    write_text("{}", 2);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    expect_same(&expected, &read);
    write_text("\xEF\xBB\xBF{}", 5); // as some editors begin a file
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    expect_same(&expected, &read);
}
END_TEST

// For a start that comes no further: nothing is reported, and no file put aside.
START_TEST(the_language_is_there_without_the_rest) {
    static const char *const said[][2] = {
        {"{\"language\": \"de\"}", "de"},   {"{\"recap\": 7, \"language\": \"pt_br\"}", "pt_br"},
        {"{\"language\": \"system\"}", ""}, {"{\"language\": \"f!\"}", ""},
        {"{\"language\": 7}", ""},          {"{\"language\": \"much_too_long_for_one\"}", ""},
        {"{\"language\": \"de\"", ""},      {"", ""}};
    char language[LANGUAGE_CODE_MAX];
    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
        write_text(said[i][0], strlen(said[i][0]));
        settings_file_language(path, language);
        ck_assert_str_eq(language, said[i][1]);
        ck_assert_int_eq(access(path, F_OK), 0);
    }
    ck_assert_int_eq(unlink(path), 0);
    settings_file_language(path, language);
    ck_assert_str_eq(language, "");
}
END_TEST

typedef struct Fault {
    const char *text;
    int line, column;
    const char *part; // of the message
} Fault;

static const Fault faults[] = {
    {"{\"language\": \"f!\"}", 1, 14, "\"f!\""},
    {"{\n  \"languge\": \"de\"\n}", 2, 3, "unknown key"},
    {"{\"fullscreen\": 1}", 1, 16, "true or false"},
    {"{\"animation_speed\": \"7\"}", 1, 21, "0.5"},
    {"{\"animation_speed\": 1}", 1, 21, "one of"},
    {"{\"window\": \"1280\"}", 1, 12, "1280x720"},
    {"{\"window\": \"99999x720\"}", 1, 12, "1280x720"},
    {"{\"window\": \"100x100\"}", 1, 12, "1280x720"},
    {"{\"window\": \"a very long window indeed\"}", 1, 12, "at most"},
    {"{\"end_turn_after\": 61}", 1, 20, "from 0 to 60"},
    {"{\"hide_after\": -1}", 1, 16, "from 0 to 255"},
    {"{\"hide_after\": 1.5}", 1, 16, "from 0 to 255"},
    {"{\"recap\": null}", 1, 11, "true or false"},
    {"{\"ui_scale\": \"110\"}", 1, 14, "125"},
    {"{\"palette\": \"dark\"}", 1, 13, "colour_blind"},
    {"{\"hover_delay\": 150}", 1, 17, "one of"},
    {"{\"computer_beat\": 600}", 1, 19, "one of"},
    {"{\"music_volume\": 101}", 1, 18, "from 0 to 100"},
    {"{\"high_contrast\": \"on\"}", 1, 19, "true or false"},
    {"{\"keys\": []}", 1, 10, "object"},
    {"{\"keys\": {\"lgo\": \"F1\"}}", 1, 11, "unknown key"},
    {"{\"keys\": {\"log\": \"F99\"}}", 1, 18, "no key \"F99\""},
    {"{\"keys\": {\"log\": 7}}", 1, 18, "text"},
    {"{\"keys\": {\"log\": \"Escape\"}}", 1, 18, "given away"},
    {"{\"keys\": {\"log\": \"Space\"}}", 1, 18, "given away"},
    {"{\"keys\": {\"log\": \"i\"}}", 1, 18, "that of \"inspect\""},
    {"{\"keys\": {\"inspect\": \"L\"}}", 1, 22, "that of \"log\""},
};

static void write_back(const Remembered *remembered) {
    Text problem = {0};
    ck_assert_msg(settings_file_write(path, &shelf, remembered, &problem), "%s", text_string(&problem));
    text_finish(&problem);
}

static void expect_aside(const char *wanted) {
    size_t length;
    char *text = read_text(aside, &length);
    ck_assert_str_eq(text, wanted);
    free(text);
}

static void expect_problem(const Fault *fault) {
    ck_assert_int_gt(problems.count, 0);
    ck_assert_str_eq(problems.item[0].file, path);
    ck_assert_msg(problems.item[0].line == fault->line && problems.item[0].column == fault->column &&
                      strstr(problems.item[0].message, fault->part) != NULL,
                  "%s: %d:%d: %s", fault->text, problems.item[0].line, problems.item[0].column,
                  problems.item[0].message);
}

// Nothing can be used.
static const Fault broken[] = {
    {"", 1, 1, ""},
    {"[]", 1, 1, "must be an object"},
    {"{\"fullscreen\": true", 1, 20, ""},
};

START_TEST(a_broken_file_is_put_aside) {
    const Fault *fault = &broken[_i];
    Remembered read;
    const Remembered expected = usual();
    write_text(fault->text, strlen(fault->text));
    ck_assert_int_eq(read_it(&read), SETTINGS_BROKEN);
    ck_assert(!stuck);
    expect_same(&expected, &read);
    expect_problem(fault);
    expect_aside(fault->text);
    ck_assert(!is_there(path));
    ck_assert_int_eq(read_it(&read), SETTINGS_NONE);
}
END_TEST

// It alone is left out; before and behind it stand others, which hold.
START_TEST(every_fault_has_its_place) {
    const Fault *fault = &faults[_i];
    char text[300];
    Remembered read;
    Remembered expected = usual();
    expected.settings.muted = expected.settings.lesson_offered = true;
    expected.settings.keys.key[ACTION_HINT] = SDLK_F5;
    const int length =
        snprintf(text, sizeof text, "%.*s, \"muted\": true, \"lesson_offered\": true%s}",
                 (int)strlen(fault->text) - 1 - (fault->text[strlen(fault->text) - 2] == '\n'), fault->text,
                 strstr(fault->text, "keys") == NULL ? ", \"keys\": {\"hint\": \"F5\"}" : "");
    if (strstr(fault->text, "keys") != NULL)
        expected.settings.keys = keys_default();
    write_text(text, (size_t)length);
    ck_assert_int_eq(read_it(&read), SETTINGS_PARTLY);
    ck_assert(!stuck);
    expect_same(&expected, &read);
    expect_problem(fault);
    expect_aside(text);
    ck_assert(is_there(path));
    write_back(&read); // then there is none any more
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    expect_same(&expected, &read);
}
END_TEST

START_TEST(one_wrong_key_costs_no_other) {
    static const char text[] =
        "{\"keys\": {\"hint\": \"F5\", \"log\": \"Escape\", \"recap\": 5, \"inspect\": \"F4\"}}";
    Remembered read;
    Remembered expected = usual();
    expected.settings.keys.key[ACTION_HINT] = SDLK_F5;
    expected.settings.keys.key[ACTION_INSPECT] = SDLK_F4;
    write_text(text, sizeof text - 1);
    ck_assert_int_eq(read_it(&read), SETTINGS_PARTLY);
    ck_assert_msg(problems.count == 2, "%s", problems.item[2].message);
    expect_same(&expected, &read);
}
END_TEST

// Nobody can say which of the values is meant: it costs this key alone, and is said once.
START_TEST(a_key_given_twice_costs_no_other) {
    static const char text[] =
        "{\"muted\": true,\n \"fullscreen\": true,\n \"fullscreen\": false, \"keys\": {\"hint\": \"F5\", "
        "\"log\": \"F6\", \"log\": \"F7\"}, \"effects_volume\": 5}";
    Remembered read;
    Remembered expected = usual();
    expected.settings.muted = true;
    expected.settings.effects_volume = 5;
    expected.settings.keys.key[ACTION_HINT] = SDLK_F5;
    write_text(text, sizeof text - 1);
    ck_assert_int_eq(read_it(&read), SETTINGS_PARTLY);
    ck_assert(!stuck);
    ck_assert_int_eq(problems.count, 2);
    ck_assert_int_eq(problems.item[0].line, 3);
    ck_assert_ptr_nonnull(strstr(problems.item[0].message, "twice"));
    expect_same(&expected, &read);
    expect_aside(text);
    write_back(&read);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    expect_same(&expected, &read);
}
END_TEST

// As with settings that lie in a folder of their own, under a version control.
START_TEST(a_link_is_written_through) {
    char target[280], target_aside[300], linked[64];
    Remembered read;
    struct stat info;
    write_text("{\"muted\": true}", 15);
    snprintf(target, sizeof target, "%s/real.json", folder);
    snprintf(target_aside, sizeof target_aside, "%s.broken", target);
    ck_assert_int_eq(rename(path, target), 0);
    ck_assert_int_eq(symlink("../../real.json", path), 0);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    read.settings.effects_volume = 5;
    write_back(&read);
    ck_assert(lstat(path, &info) == 0 && S_ISLNK(info.st_mode));
    ck_assert_int_eq(readlink(path, linked, sizeof linked), 15);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    ck_assert(read.settings.muted && read.settings.effects_volume == 5);
    ck_assert_int_eq(unlink(target), 0); // leads nowhere: the file comes into being where it leads
    write_back(&read);
    ck_assert(is_there(target) && lstat(path, &info) == 0 && S_ISLNK(info.st_mode));
    FILE *file = fopen(target, "w"); // a broken one is copied aside, and the link stays
    ck_assert(file != NULL && fputs("[", file) >= 0 && fclose(file) == 0);
    ck_assert_int_eq(read_it(&read), SETTINGS_BROKEN);
    ck_assert(!stuck && is_there(aside) && lstat(path, &info) == 0 && S_ISLNK(info.st_mode));
    unlink(target);
    unlink(target_aside);
}
END_TEST

// What is put aside takes the place of a link there, and leaves the file alone that it leads to.
START_TEST(nothing_is_put_aside_through_a_link) {
    char other[280];
    Remembered read;
    struct stat info;
    snprintf(other, sizeof other, "%s/other.txt", folder);
    FILE *file = fopen(other, "w");
    ck_assert(file != NULL && fputs("precious", file) >= 0 && fclose(file) == 0);
    write_text("{\"muted\": true, \"muted\": false}", 31);
    ck_assert_int_eq(symlink("../../other.txt", aside), 0);
    ck_assert_int_eq(read_it(&read), SETTINGS_PARTLY);
    ck_assert(!stuck && lstat(aside, &info) == 0 && S_ISREG(info.st_mode));
    ck_assert(stat(other, &info) == 0 && info.st_size == 8);
    unlink(other);
}
END_TEST

// What a newer program has written is kept for it, whatever this one changes.
START_TEST(what_is_unknown_stays_in_the_file) {
    static const char text[] =
        "{\"muted\": true, \"coach\": {\"tone\": [1, \"calm\"]}, \"keys\": {\"coach\": \"F5\"}, "
        "\"hologram\": null}";
    Remembered read, again;
    write_text(text, sizeof text - 1);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    ck_assert_int_eq(problems.count, 0);
    ck_assert(read.settings.muted);
    ck_assert_int_eq(read.unknowns, 3);
    read.settings.muted = false;
    write_back(&read);
    ck_assert_int_eq(read_it(&again), SETTINGS_READ);
    ck_assert_int_eq(again.unknowns, 3);
    ck_assert(!again.settings.muted);
    for (int i = 0; i < 3; i++) {
        const char *found = text_string(&again.unknown[i].path);
        const char *json = strcmp(found, "coach") == 0        ? "{\"tone\":[1,\"calm\"]}"
                           : strcmp(found, "keys/coach") == 0 ? "\"F5\""
                                                              : "null";
        ck_assert_msg(strcmp(json, "null") != 0 || strcmp(found, "hologram") == 0, "%s", found);
        ck_assert_str_eq(text_string(&again.unknown[i].json), json);
    }
    settings_file_finish(&read);
    settings_file_finish(&again);
}
END_TEST

// As with a file that has been made too large: what there is no room for is a fault, not lost silently.
START_TEST(more_than_can_be_kept_is_a_fault) {
    char text[3000] = "{\"muted\": true";
    Remembered read;
    for (int i = 0; i < UNKNOWN_MAX + 2; i++)
        sprintf(text + strlen(text), ", \"hologram_%c%c\": %d", 'a' + i / 26, 'a' + i % 26, i);
    strcat(text, "}");
    write_text(text, strlen(text));
    ck_assert_int_eq(read_it(&read), SETTINGS_PARTLY);
    ck_assert_int_eq(problems.count, 2);
    ck_assert_int_eq(read.unknowns, UNKNOWN_MAX);
    ck_assert(read.settings.muted);
    expect_aside(text);
    settings_file_finish(&read);
}
END_TEST

START_TEST(a_file_that_cannot_be_copied_is_not_overwritten) {
    static const char text[] = "{\"muted\": true, \"recap\": 7}";
    Remembered read;
    write_text(text, sizeof text - 1);
    ck_assert_int_eq(mkdir(aside, 0755), 0); // nothing can be written there
    ck_assert_int_eq(read_it(&read), SETTINGS_PARTLY);
    ck_assert(stuck);
    ck_assert(read.settings.muted);
    rmdir(aside);
}
END_TEST

// What other cards, another program or another hand have made of a set-up. Each stands in the file by itself,
// under the game's id and as it was when there was one game.
static const char *const foreign[] = {
    "{'seats': [{'faction': 'borg', 'who': 'human'}, {'faction': 'romulan', 'who': 'human'}]}",
    "{'seats': [{'faction': 'vulcan', 'who': 'oracle'}, {'faction': 'romulan', 'who': 'human'}]}",
    "{'seats': [{'faction': 'vulcan', 'who': 'easy', 'captain': 'velara'}, "
    "{'faction': 'romulan', 'who': 'human'}]}",
    "{'seats': [{'faction': 'romulan', 'who': 'human'}]}",
    "{'seats': [{'faction': 'romulan', 'who': 'human'}, {'faction': 'romulan', 'who': 'human'}]}",
    "{'seats': [{'faction': 'vulcan', 'who': 'human'}, {'faction': 'romulan', 'who': 'human'}], "
    "'starter': 'seat 4'}",
    "{'seats': [{'faction': 'vulcan', 'who': 'human'}, {'faction': 'romulan', 'who': 'human'}], "
    "'variant': 'alliances'}",
    "{'seats': [{'faction': 'vulcan', 'who': 'human'}, {'faction': 'romulan', 'who': 'human'}, "
    "{'faction': 'starfleet', 'who': 'human'}, {'faction': 'klingon', 'who': 'human'}, "
    "{'faction': 'borg', 'who': 'human'}, {'faction': 'ferengi', 'who': 'human'}]}",
    "{}",
    "[]",
    "null",
    "17",
    "'standard'",
    "{'seats': [{'who': 'human'}]}",
    "{'seats': [], 'variant': 'solo'}",
    "{'seats': [], 'starter': 'seat 9'}",
    "{'seats': [1]}",
    "{'seats': [{'faction': 'x', 'who': 'y', 'name': 3}]}",
    "{'seats': {'faction': 'x'}}",
    "{'pieces': [[['deep'], {}]], 'seats': -1.5e300}",
};
#define FOREIGN ((int)(sizeof foreign / sizeof foreign[0]))

static void expect_left_out(Remembered *read) {
    ck_assert_int_eq(read_it(read), SETTINGS_READ);
    ck_assert_int_eq(problems.count, 0);
    ck_assert(is_there(path));
    ck_assert(!is_there(aside));
    ck_assert(read->settings.fullscreen); // the rest holds
    ck_assert(!read->setup[0].known);
}

START_TEST(a_set_up_that_does_not_fit_is_left_out) {
    Remembered read;
    write_quoted("{'games': {'tactics': %s}, 'fullscreen': true}", foreign[_i]);
    expect_left_out(&read);
    settings_file_finish(&read);
    write_quoted("{'fullscreen': true, 'game': %s}", foreign[_i]);
    expect_left_out(&read);
    settings_file_finish(&read);
    write_quoted("{'fullscreen': true, 'games': %s}", foreign[_i]);
    expect_left_out(&read);
    settings_file_finish(&read);
}
END_TEST

static bool file_has(const char *part) {
    size_t length;
    char *text = read_text(path, &length);
    // Blanks and line ends are the writer's.
    char *to = text;
    for (const char *from = text; *from != '\0'; from++)
        if (*from != ' ' && *from != '\n')
            *to++ = *from;
    *to = '\0';
    const bool has = strstr(text, part) != NULL;
    free(text);
    return has;
}

// Who was remembered before there were captains has one now, unless somebody gave it a name.
START_TEST(captains_are_remembered) {
    Remembered read;
    write_quoted("{'games': {'tactics': %s}}",
                 "{'seats': [{'faction': 'vulcan', 'who': 'easy', 'captain': 'orvik'}, "
                 "{'faction': 'romulan', 'who': 'easy', 'captain': ''}, "
                 "{'faction': 'klingon', 'who': 'easy'}, "
                 "{'faction': 'starfleet', 'who': 'easy', 'name': 'Bob'}]}");
    for (int again = 0; again < 2; again++) {
        ck_assert_int_eq(read_it(&read), SETTINGS_READ);
        ck_assert(read.setup[0].known);
        const Captain *const *captain = read.setup[0].chosen.captain;
        ck_assert_str_eq(captain[0]->id, "orvik");
        ck_assert_ptr_null(captain[1]);
        ck_assert_str_eq(captain[2]->id, "karghul");
        ck_assert_ptr_null(captain[3]);
        write_back(&read);
        settings_file_finish(&read);
    }
}
END_TEST

// What was not understood is still in the file when it is written again, until the game has another set-up.
START_TEST(what_is_left_out_is_kept_as_it_was) {
    Remembered read, again;
    write_quoted("{'games': {'tactics': %s, 'chess': {'seats': ['a b', 1.25, null, true], 'x': {}}}, "
                 "'fullscreen': true}",
                 foreign[_i]);
    expect_left_out(&read);
    ck_assert_int_eq(read.others, 2);
    write_back(&read);
    expect_left_out(&again);
    ck_assert_int_eq(again.others, 2);
    for (int i = 0; i < 2; i++) {
        ck_assert_str_eq(text_string(&read.other[i].game), text_string(&again.other[i].game));
        ck_assert_str_eq(text_string(&read.other[i].json), text_string(&again.other[i].json));
    }
    ck_assert(file_has("\"chess\":{\"seats\":[\"ab\",1.25,null,true],\"x\":{}}"));
    again.setup[0] = example().setup[0];
    write_back(&again);
    settings_file_finish(&again);
    settings_file_finish(&read);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    ck_assert(read.setup[0].known);
    ck_assert_int_eq(read.others, 1);
    ck_assert(file_has("\"chess\":{\"seats\":[\"ab\",1.25,null,true],\"x\":{}}"));
    settings_file_finish(&read);
}
END_TEST

START_TEST(each_game_has_a_set_up_of_its_own) {
    Remembered all = example(), read;
    put_on_shelf(&catalog, &second);
    all.setup[1] = all.setup[0];
    all.setup[1].chosen.setup.seats = 2;
    all.setup[1].chosen.setup.variant = VARIANT_STANDARD;
    all.setup[1].first_seat_rule = FIRST_BY_LOT;
    all.setup[1].chosen.setup.first = SEAT_NONE;
    text_copy(all.last_game, sizeof all.last_game, "second");
    write_back(&all);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    expect_same(&all, &read);
    // Today the toy game's pack is missing: its set-up comes through the evening.
    put_on_shelf(&catalog, NULL);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    ck_assert_int_eq(read.others, 1);
    expect_same_setup(&all.setup[0], &read.setup[0]);
    read.setup[0].first_seat_rule = FIRST_BY_RULES;
    write_back(&read);
    settings_file_finish(&read);
    put_on_shelf(&catalog, &second);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    ck_assert_int_eq(read.others, 0);
    ck_assert_int_eq(read.setup[0].first_seat_rule, FIRST_BY_RULES);
    expect_same_setup(&all.setup[1], &read.setup[1]);
    // And where the games stand on the shelf does not matter.
    put_on_shelf(&second, &catalog);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    expect_same_setup(&all.setup[1], &read.setup[0]);
}
END_TEST

#define OF_OLD                                                                                               \
    "{'seats': [{'faction': 'klingon', 'who': 'human', 'name': 'Ada'}, "                                     \
    "{'faction': 'romulan', 'who': 'random'}], 'starter': 'lot', 'options': ['short']}"

static void expect_of_old(const KeptSetup *setup) {
    ck_assert(setup->known);
    ck_assert_int_eq(setup->first_seat_rule, FIRST_BY_LOT);
    ck_assert_uint_eq(setup->chosen.setup.seats, 2);
    ck_assert_str_eq(setup->chosen.name[0], "Ada");
    ck_assert_ptr_eq(setup->chosen.who[1], opponents[0]);
    ck_assert_uint_eq(setup->chosen.setup.flags, FLAG_SHORT);
}

START_TEST(the_one_set_up_of_old_is_that_of_tactics) {
    Remembered read;
    write_quoted("{'game': %s, 'recap': false}", OF_OLD);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    expect_of_old(&read.setup[0]);
    ck_assert(!read.settings.recap);
    // Written, it has its game's name; also while that game is missing.
    put_on_shelf(&second, NULL);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    ck_assert(!read.setup[0].known);
    write_back(&read);
    settings_file_finish(&read);
    ck_assert(!file_has("\"game\":"));
    put_on_shelf(&second, &catalog);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    expect_of_old(&read.setup[1]);
    ck_assert(!read.setup[0].known);
    // A newer one goes before it, even one that can't be understood.
    write_quoted("{'game': %s, 'games': {'tactics': 1}}", OF_OLD);
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    ck_assert(!read.setup[1].known);
    settings_file_finish(&read);
}
END_TEST

// A file must stay one that can be read, whatever is kept in it.
START_TEST(what_is_kept_has_an_end) {
    static char text[70000];
    Remembered read, again;
    // As deep as a file may be; one deeper, once it stands under its game's name; and too long for a set-up.
    static const struct {
        int count, kept;
        const char *open, *close;
    } kinds[] = {{61, 1, "[", "]"}, {62, 0, "[", "]"}, {30000, 0, "1,", ""}};
    for (int kind = 0; kind < 3; kind++) {
        char *to = text + sprintf(text, "{\"game\": [");
        for (int i = 0; i < kinds[kind].count; i++)
            to += sprintf(to, "%s", kinds[kind].open);
        to += sprintf(to, "%s", kind == 2 ? "1" : "");
        for (int i = 0; i < kinds[kind].count; i++)
            to += sprintf(to, "%s", kinds[kind].close);
        strcpy(to, "]}");
        write_text(text, strlen(text));
        ck_assert_int_eq(read_it(&read), SETTINGS_READ);
        write_back(&read);
        ck_assert_int_eq(read_it(&again), SETTINGS_READ);
        ck_assert_int_eq(again.others, kinds[kind].kept);
        settings_file_finish(&read);
        settings_file_finish(&again);
    }
    text[0] = '\0';
    strcat(text, "{\"games\": {");
    for (int i = 0; i < 100; i++)
        sprintf(text + strlen(text), "%s\"game%d\": %d", i > 0 ? "," : "", i, i);
    strcat(text, "}}");
    write_text(text, strlen(text));
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    ck_assert_int_eq(read.others, OTHERS_MAX);
    settings_file_finish(&read);
}
END_TEST

START_TEST(a_folder_in_its_place) {
    Remembered read;
    write_text("{}", 2);
    remove(path);
    ck_assert_int_eq(mkdir(path, 0755), 0);
    ck_assert_int_eq(read_it(&read), SETTINGS_BROKEN);
    ck_assert_int_gt(problems.count, 0);
    rmdir(aside);
}
END_TEST

START_TEST(an_unwritable_place_is_a_sentence) {
    const Remembered all = example();
    Text problem = {0};
    // A file where a folder has to be; unlike rights, that stops root too.
    char config[260];
    snprintf(config, sizeof config, "%s/config", folder);
    FILE *file = fopen(config, "w");
    ck_assert_ptr_nonnull(file);
    fclose(file);
    ck_assert(!settings_file_write(path, &shelf, &all, &problem));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), path));
    text_finish(&problem);
    Remembered read;
    ck_assert_int_eq(read_it(&read), SETTINGS_NONE);
    remove(config);
}
END_TEST

// Why there is no folder, not that there is none. Nobody can make one in a file, root neither.
START_TEST(a_folder_that_cannot_be_made_is_the_reason) {
    Text problem = {0};
    ck_assert(!settings_write("/dev/null/stardeck/settings.json", "{}", &problem));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), "cannot be written: "));
    ck_assert_msg(strstr(text_string(&problem), strerror(ENOENT)) == NULL, "%s", text_string(&problem));
    text_finish(&problem);
}
END_TEST

START_TEST(the_old_file_stays_when_the_new_one_fails) {
    Remembered all = example();
    Text problem = {0};
    ck_assert(settings_file_write(path, &shelf, &all, &problem));
    char unfinished[280];
    snprintf(unfinished, sizeof unfinished, "%s.new", path);
    ck_assert_int_eq(mkdir(unfinished, 0755), 0); // nothing can be written there
    all.settings.recap = true;
    ck_assert(!settings_file_write(path, &shelf, &all, &problem));
    rmdir(unfinished);
    Remembered read;
    ck_assert_int_eq(read_it(&read), SETTINGS_READ);
    ck_assert(!read.settings.recap);
    text_finish(&problem);
}
END_TEST

// The example's file, cut off or changed at every byte: read or refused, never a crash, and always something
// usable.
static void expect_usable(const char *text, size_t length) {
    Remembered read;
    write_text(text, length);
    const SettingsOutcome outcome = read_it(&read);
    ck_assert(outcome == SETTINGS_READ || outcome == SETTINGS_PARTLY || outcome == SETTINGS_BROKEN);
    ck_assert(outcome == SETTINGS_READ || problems.count > 0);
    const KeptSetup *kept = &read.setup[0];
    settings_file_finish(&read);
    if (!kept->known)
        return;
    Text problem = {0};
    ck_assert_msg(tactics_game.options_ok(catalog.rules, &kept->chosen.setup, &problem), "%s",
                  text_string(&problem));
    text_finish(&problem);
}

START_TEST(any_damage_is_survived) {
    const Remembered all = example();
    Text problem = {0};
    size_t length;
    ck_assert(settings_file_write(path, &shelf, &all, &problem));
    text_finish(&problem);
    char *text = read_text(path, &length);
    ck_assert_uint_gt(length, 400);
    for (size_t cut = 0; cut < length; cut += 3)
        expect_usable(text, cut);
    for (size_t at = 0; at < length; at++) {
        const char kept = text[at];
        text[at] = (char)(kept ^ (1 << (at % 8)));
        expect_usable(text, length);
        text[at] = kept;
    }
    expect_usable(text, length);
    free(text);
}
END_TEST

START_TEST(names_are_kept_in_order) {
    SessionOptions options = {.setup = {.seats = 2}};
    choice_set_name(&options, 0, "  Ada\n Lovelace \t");
    ck_assert_str_eq(options.name[0], "Ada Lovelace");
    choice_set_name(&options, 0, "ÄÖÜäöüß ÄÖÜäöüß ÄÖÜäöüß ÄÖÜäöüß ÄÖÜäöüß ÄÖÜäöüß");
    ck_assert_uint_lt(strlen(options.name[0]), sizeof options.name[0]);
    ck_assert_ptr_nonnull(strstr(options.name[0], "ÄÖÜäöüß ÄÖÜäöüß"));
    choice_set_name(&options, 0, "0123456789012345678901234567890123456789more");
    ck_assert_str_eq(options.name[0], "0123456789012345678901234567890123456789");
    choice_set_name(&options, 0, "good\xff\xfe");
    ck_assert_str_eq(options.name[0], "good");
    choice_set_name(&options, 0, "");
    ck_assert_str_eq(options.name[0], "");
}
END_TEST

START_TEST(lots_follow_the_seed) {
    SessionOptions options = {.setup = {.seats = 3}};
    int seen[3] = {0};
    for (uint64_t seed = 0; seed < 300; seed++) {
        options.setup.seed = seed;
        choice_set_first(&options, FIRST_BY_LOT, SEAT_NONE);
        const Seat first = options.setup.first;
        ck_assert_uint_lt(first, 3);
        seen[first]++;
        choice_set_first(&options, FIRST_BY_LOT, 1);
        ck_assert_uint_eq(options.setup.first, first);
    }
    for (int i = 0; i < 3; i++)
        ck_assert_int_gt(seen[i], 60);
    choice_set_first(&options, FIRST_CHOSEN, 2);
    ck_assert_uint_eq(options.setup.first, 2);
    choice_set_first(&options, FIRST_BY_RULES, 2);
    ck_assert_uint_eq(options.setup.first, SEAT_NONE);
}
END_TEST

START_TEST(people_move_with_all_that_is_theirs) {
    SessionOptions options = example().setup[0].chosen;
    options.setup.variant = VARIANT_STANDARD;
    const uint8_t faction = options.setup.faction[2];
    ck_assert(choice_move_seat(&catalog, &options, 2, -1));
    ck_assert_uint_eq(options.setup.faction[1], faction);
    ck_assert_uint_eq(options.setup.first, 1); // who was named to begin
    ck_assert_ptr_nonnull(strstr(options.name[1], "Käthe"));
    ck_assert_ptr_eq(options.who[2], opponents[0]);
    ck_assert(!choice_move_seat(&catalog, &options, 0, -1));
    ck_assert(!choice_move_seat(&catalog, &options, 3, 1));
    // In teams every order round the table can be reached, and allies are never neighbours.
    options = example().setup[0].chosen;
    for (int i = 0; i < 40; i++) {
        choice_move_seat(&catalog, &options, (Seat)(i % 4), i % 3 == 0 ? -1 : 1);
        Text problem = {0};
        ck_assert_msg(tactics_game.options_ok(catalog.rules, &options.setup, &problem), "%s",
                      text_string(&problem));
        text_finish(&problem);
    }
    ck_assert(choice_move_seat(&catalog, &options, 1, 1));
}
END_TEST

int test_settings(void) {
    if (!load())
        return EXIT_FAILURE;
    Suite *suite = suite_create("settings");
    TCase *tcase = tcase_create("file");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, what_is_written_comes_back);
    tcase_add_test(tcase, a_file_of_before_says_the_same_today);
    tcase_add_test(tcase, only_what_was_changed_is_kept);
    tcase_add_test(tcase, no_file_is_no_fault);
    tcase_add_test(tcase, the_language_is_there_without_the_rest);
    tcase_add_test(tcase, an_empty_object_means_the_usual);
    tcase_add_loop_test(tcase, a_broken_file_is_put_aside, 0, (int)(sizeof broken / sizeof broken[0]));
    tcase_add_loop_test(tcase, every_fault_has_its_place, 0, (int)(sizeof faults / sizeof faults[0]));
    tcase_add_test(tcase, one_wrong_key_costs_no_other);
    tcase_add_test(tcase, a_key_given_twice_costs_no_other);
    tcase_add_test(tcase, a_link_is_written_through);
    tcase_add_test(tcase, nothing_is_put_aside_through_a_link);
    tcase_add_test(tcase, what_is_unknown_stays_in_the_file);
    tcase_add_test(tcase, more_than_can_be_kept_is_a_fault);
    tcase_add_test(tcase, a_file_that_cannot_be_copied_is_not_overwritten);
    tcase_add_test(tcase, captains_are_remembered);
    tcase_add_loop_test(tcase, a_set_up_that_does_not_fit_is_left_out, 0, FOREIGN);
    tcase_add_loop_test(tcase, what_is_left_out_is_kept_as_it_was, 0, FOREIGN);
    tcase_add_test(tcase, each_game_has_a_set_up_of_its_own);
    tcase_add_test(tcase, the_one_set_up_of_old_is_that_of_tactics);
    tcase_add_test(tcase, what_is_kept_has_an_end);
    tcase_add_test(tcase, a_folder_in_its_place);
    tcase_add_test(tcase, an_unwritable_place_is_a_sentence);
    tcase_add_test(tcase, a_folder_that_cannot_be_made_is_the_reason);
    tcase_add_test(tcase, the_old_file_stays_when_the_new_one_fails);
    tcase_add_test(tcase, any_damage_is_survived);
    tcase_set_timeout(tcase, 120);
    suite_add_tcase(suite, tcase);
    tcase = tcase_create("choice");
    tcase_add_test(tcase, names_are_kept_in_order);
    tcase_add_test(tcase, lots_follow_the_seed);
    tcase_add_test(tcase, people_move_with_all_that_is_theirs);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    pack_finish(&catalog);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
