// SPDX-License-Identifier: MIT
// Tests importing packs in the window: dropped on it (as events, since nothing drags files here) or typed;
// that nothing is in place before the player says so; several at once; during a game; and export.
#include "driven.h"

#include "app/stage/import.h"
#include "data/archive.h"
#include "games/registry.h"
#include "gfx/record.h"

#include <check.h>
#include <dirent.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[64], packs[100];
static const Game *list[2];
static PackList upon;
static PackCache shelf;
static App *app;

// In the test's own folder.
static void shell(const char *format, ...) TEXT_PRINTF(1, 2);
static void shell(const char *format, ...) {
    char command[1024], there[1200];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(command, sizeof command, format, arguments);
    va_end(arguments);
    snprintf(there, sizeof there, "cd '%s' && %s", folder, command);
    ck_assert_int_eq(system(there), 0);
}

static void use_folder(const char *variable, const char *below) {
    char path[200];
    snprintf(path, sizeof path, "%s/%s", folder, below);
    setenv(variable, path, 1);
}

static void begin(void) {
    const char *cards = getenv("STARDECK_CARDS");
    Text problem = {0};
    memcpy(folder, "/tmp/stardeck-import-XXXXXX", sizeof "/tmp/stardeck-import-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(packs, sizeof packs, "%s/data/stardeck/packs", folder);
    use_folder("HOME", "home");
    use_folder("XDG_DATA_HOME", "data");
    use_folder("XDG_CONFIG_HOME", "config");
    shell("mkdir -p home/Downloads");
    list[0] = games_find("tactics");
    shelf = (PackCache){.games = list, .folder = cards != NULL ? cards : "cards", .upon = &upon};
    pack_list_scan(&upon, shelf.folder, PACK_SHIPPED);
    pack_list_scan(&upon, packs, PACK_OWN);
    const Catalog *first = pack_cache_find(&shelf, "tactics", &problem);
    ck_assert_msg(first != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    app = driven_open_shelf(&shelf, first, 1280, 720, folder);
    driven_unpainted();
}

static void close_app(void) {
    if (app != NULL)
        driven_close();
    app = NULL;
}

static void end(void) {
    close_app();
    pack_cache_finish(&shelf);
    pack_list_finish(&upon);
    shell("rm -r '%s'", folder);
}

// A pack in a folder of its own.
static void make_pack(const char *name, const char *version) {
    shell("mkdir '%s'", name);
    shell("echo '{\"id\": \"%s\", \"name\": \"Cards of %s\", \"version\": \"%s\", \"game\": \"tactics\", "
          "\"author\": \"Ann\"}' >'%s/pack.json'",
          name, name, version, name);
    shell("echo '{\"cards\": [{\"id\": \"infantry\", \"power\": 4}]}' >'%s/deck.json'", name);
}

static const char *path_of(const char *name) {
    static char path[200];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void drop_kind(Uint32 kind, const char *what) {
    SDL_Event event = {.type = kind};
    event.drop.file = what[0] != '\0' ? SDL_strdup(what) : NULL; // as SDL has it at begin and end
    loop_handle(app, &event);
}

static void drop(const char *name) {
    drop_kind(SDL_DROPFILE, path_of(name));
}

static void expect_screen(const char *name) {
    driven_run();
    ck_assert_str_eq(app->shown_name, name);
}

// Letter by letter, as an event holds but few.
static void type(const char *text) {
    for (char letter[2] = ""; *text != '\0'; text++) {
        letter[0] = *text;
        driven_type(letter);
    }
}

// How much lies in the packs' folder, hidden folders too.
static int in_packs(void) {
    int count = 0;
    DIR *listing = opendir(packs);
    for (const struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;)
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    if (listing != NULL)
        closedir(listing);
    return count;
}

static bool is_there(const char *name) {
    return access(path_of(name), F_OK) == 0;
}

START_TEST(nothing_is_in_place_before_the_player_says_so) {
    make_pack("ann", "1");
    drop("ann");
    expect_screen("import_look");
    ck_assert_str_eq(app_import(app)->info.name, "Cards of ann");
    ck_assert_int_eq(app_pack_list(app)->count, 0);
    ck_assert(!is_there("data/stardeck/packs/ann"));
    driven_click("import:drop");
    expect_screen("menu");
    ck_assert_int_eq(in_packs(), 0);
    drop("ann");
    expect_screen("import_look");
    driven_key(SDLK_ESCAPE);
    expect_screen("menu");
    ck_assert_int_eq(in_packs(), 0);
}
END_TEST

START_TEST(it_is_put_in_place_on_or_off) {
    static const char *const buttons[] = {"import:take", "import:take_off"};
    for (int i = 0; i < 2; i++) {
        make_pack(i == 0 ? "ann" : "bob", "1");
        drop(i == 0 ? "ann" : "bob");
        expect_screen("import_look");
        driven_click(buttons[i]);
        expect_screen("packs");
        ck_assert_int_eq(app_pack_list(app)->count, i + 1);
        ck_assert_str_eq(app_pack_list(app)->pack[i].info.id, i == 0 ? "ann" : "bob");
        ck_assert_int_eq(app_pack_list(app)->pack[i].on, i == 0);
        ck_assert_ptr_nonnull(strstr(app_packs_said(app), app_pack_list(app)->pack[i].folder));
    }
    ck_assert_int_eq(in_packs(), 2);
    driven_key(SDLK_ESCAPE);
    expect_screen("menu");
}
END_TEST

START_TEST(another_version_takes_its_place_and_the_old_one_is_kept) {
    make_pack("ann", "1.9");
    drop("ann");
    expect_screen("import_look");
    driven_click("import:take");
    expect_screen("packs");
    shell("rm -r ann");
    make_pack("ann", "1.10");
    drop("ann");
    expect_screen("import_look");
    ck_assert(!driven_has("import:take_off"));
    driven_click("import:take");
    expect_screen("packs");
    ck_assert_int_eq(app_pack_list(app)->count, 1);
    ck_assert_str_eq(app_pack_list(app)->pack[0].info.version, "1.10");
    ck_assert(app_pack_list(app)->pack[0].on);
    ck_assert(is_there("data/stardeck/packs-replaced/ann-1.9/deck.json"));
    ck_assert_ptr_nonnull(strstr(app_packs_said(app), "packs-replaced/ann-1.9"));
}
END_TEST

static bool whose; // it is said that the one there is another pack

static void hear_whose(void *context, const GfxDrawnText *text) {
    (void)context;
    whose |= strstr(text->text, "is another pack: \u201CCards of ann\u201D by Ann") != NULL;
}

// Whose it is that a pack of the same id would take the place of: told if it is another's.
START_TEST(a_pack_of_somebody_else_is_told_apart) {
    static const GfxRecorder recorder = {.dry = true, .text = hear_whose};
    make_pack("ann", "1");
    drop("ann");
    expect_screen("import_look");
    driven_click("import:take");
    expect_screen("packs");
    for (int is_bens = 0; is_bens < 2; is_bens++) {
        if (is_bens)
            shell("sed -i 's/Ann/Ben/; s/\"1\"/\"2\"/' ann/pack.json");
        drop("ann");
        expect_screen("import_look");
        whose = false;
        gfx_record(app->gfx, &recorder);
        driven_step();
        driven_step();
        driven_unpainted();
        ck_assert_int_eq(whose, is_bens);
        driven_key(SDLK_ESCAPE);
        driven_run();
    }
}
END_TEST

static GfxRect note; // where it is said that more wait

static void hear_note(void *context, const GfxDrawnText *text) {
    (void)context;
    if (strstr(text->text, "more to look at after this") != NULL)
        note = text->extent;
}

// With room above and below.
static void expect_note_in_the_clear(void) {
    static const GfxRecorder recorder = {.dry = true, .text = hear_note};
    const Hit *take = hits_find(&app->hits, "import:take");
    const GfxLayout size = gfx_layout(app->gfx);
    const float room = 8 * size.scale;
    gfx_record(app->gfx, &recorder);
    driven_step();
    driven_step();
    ck_assert(note.w > 0 && note.y >= take->rect.y + take->rect.h + room);
    ck_assert_float_le(note.y + note.h + room, size.logical_h * size.scale);
    driven_unpainted();
}

START_TEST(several_wait_for_one_another) {
    make_pack("ann", "1");
    make_pack("bob", "1");
    drop_kind(SDL_DROPBEGIN, "");
    drop("ann");
    drop("nowhere");
    drop("bob");
    drop_kind(SDL_DROPCOMPLETE, "");
    expect_screen("import_look");
    ck_assert_str_eq(app_import(app)->info.id, "ann");
    ck_assert_int_eq(app_imports_waiting(app), 2);
    expect_note_in_the_clear();
    driven_click("import:take");
    expect_screen("message");
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "/nowhere: there is no such file or folder"));
    driven_click("button:ok");
    expect_screen("import_look");
    ck_assert_str_eq(app_import(app)->info.id, "bob");
    driven_click("import:take");
    expect_screen("packs");
    ck_assert_int_eq(in_packs(), 2);
}
END_TEST

START_TEST(more_than_there_is_room_for) {
    make_pack("ann", "1");
    for (int i = 0; i < 17; i++)
        drop("ann");
    ck_assert_ptr_nonnull(strstr(remark_text(app), "16"));
    expect_screen("import_look");
    ck_assert_int_eq(app_imports_waiting(app), 15);
}
END_TEST

START_TEST(during_a_game_it_says_so_and_nothing_happens) {
    const SessionOptions options = {.setup = {.seats = 2, .faction = {0, 3}, .first = 0, .seed = 5}};
    Text problem = {0};
    ck_assert(app_start_game(app, &options, &problem));
    text_finish(&problem);
    make_pack("ann", "1");
    expect_screen("handover");
    const unsigned version = session_version(app->session);
    drop("ann");
    expect_screen("handover");
    ck_assert_str_eq(remark_text(app), ui_word(app, UI_IMPORT_IN_GAME));
    ck_assert_uint_eq(session_version(app->session), version);
    ck_assert_int_eq(app_imports_waiting(app), 0);
    ck_assert_int_eq(in_packs(), 0);
}
END_TEST

START_TEST(what_is_no_pack_is_told_in_the_window_s_language) {
    Text problem = {0};
    ck_assert(app_set_language(app, "de", &problem));
    text_finish(&problem);
    shell("echo text >'a b.txt'");
    drop("a b.txt");
    expect_screen("message");
    ck_assert_ptr_nonnull(
        strstr(app_notice(app)->text, "a b.txt ist weder ein gespeichertes Spiel noch ein Paket"));
    driven_click("button:ok");
    shell("cp 'a b.txt' 'a b.zip'");
    drop("a b.zip");
    expect_screen("message");
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, archive_is_built_in() ? "das ist kein Zip-Archiv"
                                                                              : "wurde ohne Zip-Archive"));
    driven_click("button:ok");
    expect_screen("menu");
    make_pack("ann", "1");
    shell("ln -s /etc/passwd 'ann/a link; \"x\".json'");
    drop("ann");
    expect_screen("message");
    ck_assert_ptr_nonnull(
        strstr(app_notice(app)->text, "ist ein Link auf eine andere Datei; leg die Datei selbst dorthin"));
    driven_click("button:ok");
    drop_kind(SDL_DROPTEXT, "text");
    ck_assert_str_eq(remark_text(app), ui_word(app, UI_IMPORT_WHAT));
    ck_assert_int_eq(in_packs(), 0);
}
END_TEST

START_TEST(a_path_is_typed) {
    make_pack("ann", "1");
    driven_click("menu:packs");
    driven_click("packs:import");
    expect_screen("import");
    type("/nowhere");
    driven_key(SDLK_RETURN);
    expect_screen("import");
    driven_click("import:path");
    type("  \"");
    type(path_of("ann"));
    type("\" ");
    driven_key(SDLK_RETURN);
    expect_screen("import_look");
    driven_key(SDLK_ESCAPE);
    expect_screen("import");
    char address[300];
    snprintf(address, sizeof address, "file://%s/%%61nn", folder);
    type(address);
    driven_click("import:open");
    expect_screen("import_look");
    driven_click("import:take");
    expect_screen("packs");
    driven_key(SDLK_ESCAPE);
    expect_screen("menu");
}
END_TEST

START_TEST(what_it_changes_is_seen_before_and_it_goes_away_with_the_player) {
    make_pack("ann", "1");
    drop("ann");
    expect_screen("import_look");
    driven_click("import:changes");
    expect_screen("changes");
    ck_assert_int_eq(in_packs(), 1); // hidden
    driven_key(SDLK_ESCAPE);
    expect_screen("import_look");
    driven_key(SDLK_ESCAPE);
    expect_screen("menu");
    ck_assert_int_eq(in_packs(), 0);
    drop("ann");
    expect_screen("import_look");
    close_app();
    ck_assert_int_eq(in_packs(), 0);
}
END_TEST

START_TEST(one_with_faults_is_imported_off) {
    make_pack("ann", "1");
    shell("echo '{' >ann/deck.json");
    drop("ann");
    expect_screen("import_look");
    ck_assert_int_gt(app_import_report(app)->errors, 0);
    ck_assert(!driven_has("import:take_off"));
    driven_click("import:take");
    expect_screen("packs");
    ck_assert_int_eq(app_pack_list(app)->count, 1);
    ck_assert(!app_pack_list(app)->pack[0].on);
}
END_TEST

// One that is on does not stay so with faults.
START_TEST(one_with_faults_that_takes_a_place_is_off) {
    make_pack("ann", "1");
    drop("ann");
    expect_screen("import_look");
    driven_click("import:take");
    expect_screen("packs");
    ck_assert(app_pack_list(app)->pack[0].on);
    shell("rm -r ann");
    make_pack("ann", "2");
    shell("echo '{' >ann/deck.json");
    drop("ann");
    expect_screen("import_look");
    driven_click("import:take");
    expect_screen("packs");
    ck_assert_str_eq(app_pack_list(app)->pack[0].info.version, "2");
    ck_assert(!app_pack_list(app)->pack[0].on);
}
END_TEST

// Its messages name its files as they are called in it, and what it lacks in a language that another pack
// brings is no fault of it.
START_TEST(what_is_told_is_its_own) {
    make_pack("french", "1");
    shell("rm french/deck.json && mkdir -p french/lang '%s' && echo '{\"card\": {\"spy\": {\"name\": "
          "\"Espion\"}}}' >french/lang/fr.json && mv french '%s'",
          packs, packs);
    driven_click("menu:packs");
    driven_wait(1500);
    driven_click("pack:1:switch");
    driven_wait(1500);
    ck_assert(app_pack_list(app)->pack[0].on && app_pack_list(app)->pack[0].faults == NULL);
    make_pack("ann", "1");
    shell(
        "mkdir ann/lang && echo '{\"card\": {\"spy\": {\"name\": \"Agent\"}}, \"winner\": {\"one\": "
        "\"{seat} wins\"}}' >ann/lang/en.json && echo '{\"winner\": {\"one\": \"Wer?\"}}' >ann/lang/de.json");
    drop("ann");
    expect_screen("import_look");
    const LintReport *report = app_import_report(app);
    bool named = false;
    for (int i = 0; i < report->count; i++) {
        const char *told = report->item[i].message;
        named |= strstr(told, "other than in ann/lang/en.json:1") != NULL;
        ck_assert_msg(strstr(told, ".import-") == NULL && strstr(told, "\"fr\"") == NULL, "%s", told);
    }
    ck_assert(named);
}
END_TEST

START_TEST(a_pack_goes_out_and_comes_in_again) {
    make_pack("ann", "1");
    drop("ann");
    expect_screen("import_look");
    driven_click("import:take_off");
    expect_screen("packs");
    driven_click("pack:1:export");
    if (!archive_is_built_in()) {
        expect_screen("message");
        ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "give away the folder itself"));
        return;
    }
    expect_screen("packs");
    ck_assert_ptr_nonnull(strstr(app_packs_said(app), "/home/Downloads/ann-1.zip"));
    driven_click("pack:1:export");
    ck_assert_ptr_nonnull(strstr(app_packs_said(app), "/home/Downloads/ann-1 (2).zip"));
    shell("rm -r data/stardeck/packs/ann");
    app_reload_packs(app);
    driven_click("packs:import");
    ck_assert(driven_has("import:file:2"));
    driven_click("import:file:1");
    expect_screen("import_look");
    driven_click("import:take");
    expect_screen("packs");
    shell("diff -r ann data/stardeck/packs/ann");
}
END_TEST

// Unpacked by nobody, it lies where the packs are.
START_TEST(an_archive_among_the_packs_is_imported_from_its_row) {
    make_pack("ann", "1");
    drop("ann");
    expect_screen("import_look");
    driven_click("import:take_off");
    driven_click("pack:1:export");
    if (!archive_is_built_in())
        return;
    shell("mv home/Downloads/ann-1.zip data/stardeck/packs && rm -r data/stardeck/packs/ann");
    app_reload_packs(app);
    driven_run();
    ck_assert(driven_has("pack:1:import"));
    ck_assert_str_eq(ui_word(app, UI_PACKS_ARCHIVE), "An archive:"); // the rest stands below it
    ck_assert(!driven_has("pack:1:export") && !driven_has("pack:1:changes"));
    driven_click("pack:1:import");
    expect_screen("import_look");
    driven_click("import:take");
    expect_screen("packs");
    shell("diff -r ann data/stardeck/packs/ann");
    // The archive is needed there no more, and not lost.
    shell("test ! -e data/stardeck/packs/ann-1.zip");
    shell("find data/stardeck -name ann-1.zip | grep -q .");
    ck_assert_ptr_nonnull(strstr(app_packs_said(app), "/ann-1.zip"));
    ck_assert(!driven_has("pack:2:switch"));
    shell("echo broken >data/stardeck/packs/ann-1.zip"); // beside the pack, and not an archive any more
    app_reload_packs(app);
    driven_run();
    driven_click(driven_has("pack:1:import") ? "pack:1:import" : "pack:2:import");
    expect_screen("message");
    driven_click("button:ok");
    expect_screen("packs");
}
END_TEST

static void need(const char *name, const char *other) {
    make_pack(name, "1");
    shell("sed -i 's/\"Ann\"/\"Ann\", \"needs\": [\"%s\"]/' '%s/pack.json'", other, name);
}

static int place_of(const char *id) {
    return pack_list_index(app_pack_list(app), id);
}

START_TEST(what_it_needs_is_no_fault_and_packs_come_in_their_order) {
    need("ann", "bob");
    drop("ann");
    expect_screen("import_look");
    ck_assert_int_eq(app_import_report(app)->errors, 0);
    ck_assert_int_eq(app_import_unmet(app)->errors, 1);
    ck_assert(!driven_has("import:take_off"));
    driven_click("import:take");
    expect_screen("packs");
    need("bob", "eve");
    drop("bob");
    expect_screen("import_look");
    driven_click("import:take");
    expect_screen("packs");
    ck_assert_int_lt(place_of("bob"), place_of("ann"));
    make_pack("eve", "1");
    drop("eve");
    expect_screen("import_look");
    ck_assert_int_eq(app_import_unmet(app)->count, 0);
    driven_click("import:take");
    expect_screen("packs");
    ck_assert_int_lt(place_of("eve"), place_of("bob"));
    ck_assert_int_lt(place_of("bob"), place_of("ann"));
}
END_TEST

START_TEST(what_was_typed_for_a_new_pack_stays) {
    driven_click("menu:packs");
    expect_screen("packs");
    driven_click("packs:new");
    expect_screen("new_pack");
    type("Wild");
    driven_click("new:author");
    type("Zoe");
    driven_click("button:back");
    expect_screen("packs");
    driven_click("packs:new");
    expect_screen("new_pack");
    driven_click("new:make");
    expect_screen("packs");
    ck_assert_int_ge(place_of("zoe_wild"), 0);
    ck_assert_str_eq(app_new_pack_draft(app)->name, ""); // the next one has another
}
END_TEST

START_TEST(a_row_knows_of_warnings_before_a_check) {
    make_pack("ann", "1");
    shell("mkdir -p ann/lang '%s' && echo '{}' >ann/odd.json && echo '{\"card\": {\"spy\": {\"name\": "
          "\"{odd}\"}}}' "
          ">ann/lang/en.json && cp -r ann '%s/ann'",
          packs, packs);
    driven_click("menu:packs");
    expect_screen("packs");
    driven_wait(1500);
    ck_assert_int_eq(app_pack_list(app)->pack[0].warnings, 1); // off: only its files are looked at
    driven_click("pack:1:switch");
    driven_wait(1500);
    ck_assert(app_pack_list(app)->pack[0].on && app_pack_list(app)->pack[0].faults == NULL);
    ck_assert_int_eq(app_pack_list(app)->pack[0].warnings, 2);
}
END_TEST

int test_import(void) {
    setenv("STARDECK_ANIMATION", "0", 1);
    Suite *suite = suite_create("import");
    TCase *tcase = tcase_create("import");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, nothing_is_in_place_before_the_player_says_so);
    tcase_add_test(tcase, it_is_put_in_place_on_or_off);
    tcase_add_test(tcase, another_version_takes_its_place_and_the_old_one_is_kept);
    tcase_add_test(tcase, a_pack_of_somebody_else_is_told_apart);
    tcase_add_test(tcase, several_wait_for_one_another);
    tcase_add_test(tcase, more_than_there_is_room_for);
    tcase_add_test(tcase, during_a_game_it_says_so_and_nothing_happens);
    tcase_add_test(tcase, what_is_no_pack_is_told_in_the_window_s_language);
    tcase_add_test(tcase, a_path_is_typed);
    tcase_add_test(tcase, what_it_changes_is_seen_before_and_it_goes_away_with_the_player);
    tcase_add_test(tcase, one_with_faults_is_imported_off);
    tcase_add_test(tcase, one_with_faults_that_takes_a_place_is_off);
    tcase_add_test(tcase, what_is_told_is_its_own);
    tcase_add_test(tcase, a_pack_goes_out_and_comes_in_again);
    tcase_add_test(tcase, an_archive_among_the_packs_is_imported_from_its_row);
    tcase_add_test(tcase, what_it_needs_is_no_fault_and_packs_come_in_their_order);
    tcase_add_test(tcase, what_was_typed_for_a_new_pack_stays);
    tcase_add_test(tcase, a_row_knows_of_warnings_before_a_check);
    tcase_set_timeout(tcase, 120);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
