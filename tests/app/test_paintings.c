// SPDX-License-Identifier: MIT
// Paintings: which file is whose, and that it is on the card, from the files of two games. The folders of
// assets are made here: the real ones but for their pictures, which are plain, each of another colour.
#include "driven.h"

#include "app/art/card_parts.h"
#include "app/kit/game_looks.h"
#include "app/tables/tactics/looks.h"
#include "data/pack.h"
#include "data/paintings.h"
#include "games/registry.h"

#include <SDL2/SDL_image.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RED 0xFFC03030u
#define GREEN 0xFF30C030u
#define BLUE 0xFF3030C0u
#define W 60
#define H 40

static char folder[64];

static const char *real_assets(void) {
    const char *value = getenv("STARDECK_ASSETS");
    return value != NULL ? value : "assets";
}

static void shell(const char *format, const char *a, const char *b) {
    char command[2048];
    snprintf(command, sizeof command, format, a, b);
    ck_assert_int_eq(system(command), 0);
}

static void begin(void) {
    snprintf(folder, sizeof folder, "/tmp/stardeck-paintings-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    shell("mkdir -p '%s/base/pictures/tactics' '%s/base/pictures/alpha_strike'", folder, folder);
    shell("mkdir -p '%s/upper/pictures/tactics' '%s/upper/icons/game-icons'", folder, folder);
    shell("for f in '%s'/*; do case $f in */pictures) ;; *) ln -s \"$f\" '%s/base/';; esac; done",
          real_assets(), folder);
    shell("cp '%s/pictures/tactics/painted.json' '%s/base/pictures/tactics/'", real_assets(), folder);
    shell("cp '%s/pictures/alpha_strike/painted.json' '%s/base/pictures/alpha_strike/'", real_assets(),
          folder);
}

static void end(void) {
    shell("rm -r '%s'%s", folder, "");
}

static void write_text(const char *name, const char *text) {
    char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    ck_assert_int_ge(fputs(text, file), 0);
    ck_assert_int_eq(fclose(file), 0);
}

static void paint(const char *name, Color color) {
    char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, 64, 40, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(picture, NULL, color);
    ck_assert_int_eq(IMG_SavePNG(picture, path), 0);
    SDL_FreeSurface(picture);
}

// ---- whose it is

static void check_found(const Layers *layers, const char *game, PaintingWish wish, const char *wanted) {
    Paintings *paintings = paintings_open(layers, game);
    ck_assert_ptr_nonnull(paintings);
    const char *found = paintings_find(paintings, &wish);
    if (wanted == NULL)
        ck_assert_msg(found == NULL, "%s", found);
    else
        ck_assert_str_eq(found != NULL ? found : "none", wanted);
    paintings_close(paintings);
}

static Layers two_layers(void) {
    char path[128];
    Layers layers = {0};
    snprintf(path, sizeof path, "%s/base", folder);
    ck_assert(layers_add(&layers, path));
    snprintf(path, sizeof path, "%s/upper", folder);
    ck_assert(layers_add(&layers, path));
    return layers;
}

#define CAPITAL "ship:capital,orbit"

START_TEST(a_factions_own_comes_first) {
    Layers layers = two_layers();
    const PaintingWish own = {.id = "galaxy", .faction = "klingon", .picture = CAPITAL, .own_ships = true};
    PaintingWish other = own, stranger = own;
    other.faction = "vulcan";
    stranger.faction = "corsair";
    check_found(&layers, "tactics", own, NULL);
    write_text("base/pictures/tactics/galaxy.webp", "");
    write_text("base/pictures/tactics/galaxy.klingon.webp", "");
    check_found(&layers, "tactics", own, "pictures/tactics/galaxy.klingon.webp");
    check_found(&layers, "tactics", other, "pictures/tactics/galaxy.webp");
    check_found(&layers, "tactics", stranger, NULL); // it was painted for other ships
    check_found(&layers, "alpha_strike", own, NULL);
    layers_finish(&layers);
}
END_TEST

START_TEST(a_packs_own_picture_counts_before_ours) {
    Layers layers = two_layers();
    const PaintingWish spy = {
        .id = "spy", .faction = "starfleet", .picture = "icon:spy", .file = "icons/game-icons/spy.svg"};
    PaintingWish changed = spy, fresh = spy;
    changed.picture = "icon:radar-sweep";
    fresh.id = "tachyon_grid"; // of a pack: nothing of ours was painted for it
    write_text("base/pictures/tactics/spy.starfleet.webp", "");
    write_text("base/pictures/tactics/tachyon_grid.png", "");
    check_found(&layers, "tactics", spy, "pictures/tactics/spy.starfleet.webp");
    check_found(&layers, "tactics", changed, NULL); // the pack says what its card shows
    check_found(&layers, "tactics", fresh, "pictures/tactics/tachyon_grid.png");
    write_text("upper/icons/game-icons/spy.svg", ""); // another sign of that name
    check_found(&layers, "tactics", spy, NULL);
    write_text("upper/pictures/tactics/spy.jpg", "");
    check_found(&layers, "tactics", spy, "pictures/tactics/spy.jpg");
    check_found(&layers, "tactics", changed, "pictures/tactics/spy.jpg");
    layers_finish(&layers);
}
END_TEST

// ---- for lint

static Problems lint(const Layers *layers) {
    Catalog catalog;
    static Problems problems;
    char path[256];
    const char *cards = getenv("STARDECK_CARDS");
    snprintf(path, sizeof path, "%s/tactics", cards != NULL ? cards : "cards");
    problems = (Problems){0};
    ck_assert(pack_load(&catalog, games_find("tactics"), path, &problems));
    paintings_check(&catalog, layers, &problems);
    pack_finish(&catalog);
    return problems;
}

static void check_told(const Problems *problems, int at, const char *file, const char *message) {
    ck_assert_int_gt(problems->count, at);
    ck_assert_msg(strstr(problems->item[at].file, file) != NULL, "%s", problems->item[at].file);
    ck_assert_msg(strstr(problems->item[at].message, message) != NULL, "%s", problems->item[at].message);
}

START_TEST(lint_knows_what_is_nobodys_or_damaged) {
    Layers layers = two_layers();
    paint("upper/pictures/tactics/galaxy.klingon.png", RED);
    ck_assert_int_eq(lint(&layers).count, 0);
    paint("upper/pictures/tactics/galxy.png", RED);
    paint("upper/pictures/tactics/spy.borg.png", RED);
    write_text("upper/pictures/tactics/infantry.webp", "RIFF\xFF\xFF\x01WEBP");
    const Problems told = lint(&layers);
    ck_assert_int_eq(told.count, 3);
    check_told(&told, 0, "upper/pictures/tactics/galxy.png", "did you mean \"galaxy\"?");
    ck_assert(told.item[0].warns);
    check_told(&told, 1, "upper/pictures/tactics/infantry.webp", "the picture is cut off");
    ck_assert(!told.item[1].warns);
    check_told(&told, 2, "upper/pictures/tactics/spy.borg.png", "nothing called \"borg\"");
    layers_finish(&layers);
}
END_TEST

// ---- on the cards

static Color middle_of(App *app, const CardLook *look, bool off) {
    Color pixel;
    SDL_Surface *picture = card_picture_paint(app->gfx, look, W, H, off);
    ck_assert_ptr_nonnull(picture);
    memcpy(&pixel, (const char *)picture->pixels + H / 2 * picture->pitch + W / 2 * 4, sizeof pixel);
    SDL_FreeSurface(picture);
    return pixel;
}

static void check_color(Color is, Color wanted) {
    for (int shift = 0; shift < 24; shift += 8)
        ck_assert_msg(abs((int)(is >> shift & 255) - (int)(wanted >> shift & 255)) <= 12, "%06X, not %06X",
                      is & 0xFFFFFF, wanted & 0xFFFFFF);
}

static App *open_window(const char *game) {
    char assets[128];
    snprintf(assets, sizeof assets, "%s/base", folder);
    setenv("STARDECK_ASSETS", assets, 1);
    setenv("STARDECK_TEST_GAME", game, 1);
    return driven_open("en", 1280, 720);
}

static uint8_t card_called(const App *app, const char *id) {
    const TacticsRules *rules = app->catalog->rules;
    for (uint8_t i = 0; i < rules->card_count; i++)
        if (strcmp(rules->card[i].id, id) == 0)
            return i;
    ck_abort_msg("no card %s", id);
    return 0;
}

START_TEST(each_faction_shows_its_own) {
    char name[128];
    paint("base/pictures/tactics/galaxy.starfleet.png", RED);
    paint("base/pictures/tactics/galaxy.klingon.png", GREEN);
    paint("base/pictures/tactics/photon_torpedoes.png", BLUE);
    App *app = open_window("tactics");
    TableLooks *looks = tactics_looks_create(app);
    const uint8_t galaxy = card_called(app, "galaxy"), photon = card_called(app, "photon_torpedoes");
    for (uint8_t faction = 0; faction < 4; faction++) {
        const CardLook ship = tactics_card_look(looks, galaxy, faction),
                       weapon = tactics_card_look(looks, photon, faction);
        card_picture_name(name, sizeof name, &ship);
        if (faction == 0 || faction == 2) {
            check_color(middle_of(app, &ship, false), faction == 0 ? RED : GREEN);
            ck_assert_str_eq(name, faction == 0 ? "pictures/tactics/galaxy.starfleet.png"
                                                : "pictures/tactics/galaxy.klingon.png");
        } else {
            ck_assert_str_eq(name, faction == 1 ? "ship:vulcan-capital,orbit" : "ship:romulan-capital,orbit");
        }
        check_color(middle_of(app, &weapon, false), BLUE);
    }
    const CardLook ship = tactics_card_look(looks, galaxy, 0);
    const Color drained = middle_of(app, &ship, true); // deactivated
    ck_assert_uint_eq(drained >> 16 & 255, drained & 255);
    ck_assert_uint_lt(drained & 255, 100);
    tactics_looks_destroy(looks);
    driven_close();
}
END_TEST

// The window says so once, and shows what it showed without.
START_TEST(a_damaged_one_is_stood_in_for) {
    char log[128], line[512] = "";
    write_text("base/pictures/tactics/spy.webp", "RIFF this is none");
    snprintf(log, sizeof log, "%s/log", folder);
    ck_assert_ptr_nonnull(freopen(log, "w", stderr));
    App *app = open_window("tactics");
    TableLooks *looks = tactics_looks_create(app);
    CardLook look = tactics_card_look(looks, card_called(app, "spy"), 0), plain = look;
    ck_assert_str_eq(look.painting, "pictures/tactics/spy.webp");
    plain.painting = NULL;
    for (int i = 0; i < 2; i++)
        ck_assert_uint_eq(middle_of(app, &look, false), middle_of(app, &plain, false));
    look.painting = "pictures/tactics/gone.webp";
    ck_assert_uint_eq(middle_of(app, &look, false), middle_of(app, &plain, false));
    tactics_looks_destroy(looks);
    driven_close();
    fflush(stderr);
    FILE *told = fopen(log, "r");
    ck_assert_ptr_nonnull(told);
    int lines = 0;
    for (; fgets(line, sizeof line, told) != NULL; lines++)
        ck_assert_msg(strstr(line, "cannot be read") != NULL, "%s", line);
    fclose(told);
    ck_assert_int_eq(lines, 2);
}
END_TEST

static bool no_webp;

// The names the linker gives them (--wrap).
int __real_IMG_Init(int flags);
int __wrap_IMG_Init(int flags);
int __wrap_IMG_Init(int flags) {
    const int able = __real_IMG_Init(flags);
    return no_webp ? able & ~IMG_INIT_WEBP : able;
}

// An SDL2_image that was built without WebP: one line says so, however many cards there are.
START_TEST(without_webp_cards_show_signs) {
    char log[128], line[512] = "";
    paint("base/pictures/tactics/spy.webp", RED); // what is in it decides when it is read
    paint("base/pictures/tactics/infantry.webp", RED);
    snprintf(log, sizeof log, "%s/log", folder);
    ck_assert_ptr_nonnull(freopen(log, "w", stderr));
    for (int i = 0; i < 2; i++) {
        no_webp = i == 1;
        App *app = open_window("tactics");
        TableLooks *looks = tactics_looks_create(app);
        for (int j = 0; j < 2; j++) {
            const CardLook look = tactics_card_look(looks, card_called(app, j == 0 ? "spy" : "infantry"), 0);
            CardLook plain = look;
            plain.painting = NULL;
            check_color(middle_of(app, &look, false), no_webp ? middle_of(app, &plain, false) : RED);
        }
        tactics_looks_destroy(looks);
        driven_close();
    }
    fflush(stderr);
    FILE *told = fopen(log, "r");
    ck_assert_ptr_nonnull(told);
    ck_assert_ptr_nonnull(fgets(line, sizeof line, told));
    ck_assert_msg(strstr(line, "without WebP") != NULL, "%s", line);
    ck_assert_msg(fgets(line, sizeof line, told) == NULL, "%s", line);
    fclose(told);
}
END_TEST

START_TEST(another_game_has_its_own) {
    paint("base/pictures/alpha_strike/spinal_laser.png", GREEN);
    paint("base/pictures/tactics/battle_laser.png", RED); // not of this game
    App *app = open_window("alpha_strike");
    GameLooks looks = {0};
    ck_assert(game_looks_renew(&looks, app));
    CardRef card = {.card = 0, .owner = SEAT_NONE, .up = true};
    const CardLook spinal = looks.game->look(looks.looks, app, &card);
    ck_assert_str_eq(spinal.name, "Spinal Laser");
    check_color(middle_of(app, &spinal, false), GREEN);
    card.card = 1;
    ck_assert_ptr_null(looks.game->look(looks.looks, app, &card).painting);
    game_looks_drop(&looks);
    driven_close();
}
END_TEST

static Color window_pixel(const App *app, int x, int y) {
    const SDL_Surface *window = gfx_picture(app->gfx);
    Color pixel;
    memcpy(&pixel, (const char *)window->pixels + y * window->pitch + x * 4, sizeof pixel);
    return pixel;
}

START_TEST(a_scene_lies_behind_its_screen) {
    shell("mkdir -p '%s/base/pictures/scenes'%s", folder, "");
    paint("base/pictures/scenes/menu.png", GREEN);
    write_text("base/pictures/scenes/table.webp", "RIFF this is none");
    App *app = open_window("tactics");
    ck_assert_ptr_nonnull(picture_store_scene(app->pictures, "table"));
    ck_assert_ptr_null(picture_store_scene(app->pictures, "curtain"));
    check_color(window_pixel(app, 3, 3), GREEN);
    app_show(app, &settings_screen);
    driven_run();
    const Color space = window_pixel(app, 3, 3);
    ck_assert_uint_lt(space >> 8 & 255, 60); // computed, as ever
    driven_close();
}
END_TEST

// What is looked at closely moves for a moment, and rests as the card itself; in reduced motion it never
// moves.
START_TEST(a_painting_comes_to_rest) {
    paint("base/pictures/tactics/admiral.png", GREEN);
    for (int reduced = 0; reduced < 2; reduced++) {
        App *app = open_window("tactics");
        app->settings.reduced_motion = reduced == 1;
        app_show(app, &gallery_screen);
        driven_run();
        const uint64_t before = app->now;
        driven_click("gallery:card:1");
        const uint64_t took = app->now - before;
        ck_assert_uint_ge(took, reduced == 1 ? 0 : 1600);
        ck_assert_uint_le(took, reduced == 1 ? 900 : 3000);
        SDL_Surface *rested = SDL_DuplicateSurface((SDL_Surface *)(uintptr_t)gfx_picture(app->gfx));
        gfx_damage_all(app->gfx);
        driven_step();
        const SDL_Surface *now = gfx_picture(app->gfx);
        ck_assert_int_eq(memcmp(now->pixels, rested->pixels, (size_t)now->pitch * (size_t)now->h), 0);
        SDL_FreeSurface(rested);
        driven_close();
    }
}
END_TEST

int main(void) {
    Suite *suite = suite_create("paintings");
    TCase *tcase = tcase_create("paintings");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, a_factions_own_comes_first);
    tcase_add_test(tcase, a_packs_own_picture_counts_before_ours);
    tcase_add_test(tcase, lint_knows_what_is_nobodys_or_damaged);
    tcase_add_test(tcase, each_faction_shows_its_own);
    tcase_add_test(tcase, a_damaged_one_is_stood_in_for);
    tcase_add_test(tcase, without_webp_cards_show_signs);
    tcase_add_test(tcase, another_game_has_its_own);
    tcase_add_test(tcase, a_scene_lies_behind_its_screen);
    tcase_add_test(tcase, a_painting_comes_to_rest);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
