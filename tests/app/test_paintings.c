// SPDX-License-Identifier: MIT
// Tests paintings: which file belongs to which card, and that the card shows it, with files of two games. The
// asset folders are made here: the real ones, except that the pictures are plain, each of another colour.
#include "driven.h"

#include "app/art/card_parts.h"
#include "app/art/world_art.h"
#include "app/frame/frame.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_looks.h"
#include "app/kit/game_table.h"
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
static bool no_webp; // as with an SDL2_image that was built without it; of one case only

// As it was before the first case: each sets the folder of its own for the program, and one process may run
// them all.
static const char *real_assets(void) {
    static char kept[1024];
    const char *value = getenv("STARDECK_ASSETS");
    if (kept[0] == 0)
        snprintf(kept, sizeof kept, "%s", value != NULL ? value : "assets");
    return kept;
}

static void shell(const char *format, const char *a, const char *b) {
    char command[2048];
    snprintf(command, sizeof command, format, a, b);
    ck_assert_int_eq(system(command), 0);
}

static void begin(void) {
    no_webp = false;
    snprintf(folder, sizeof folder, "/tmp/stardeck-paintings-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    shell("mkdir -p '%s/base/pictures/tactics' '%s/base/pictures/alpha_strike'", folder, folder);
    shell("mkdir -p '%s/upper/pictures/tactics' '%s/upper/icons/game-icons'", folder, folder);
    shell("for f in '%s'/*; do case $f in */pictures) ;; *) ln -s \"$f\" '%s/base/';; esac; done",
          real_assets(), folder);
    shell("ln -s '%s/pictures/grounds' '%s/base/pictures/'", real_assets(), folder);
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
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, 640, 400, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(picture, NULL, color);
    ck_assert_int_eq(IMG_SavePNG(picture, path), 0);
    SDL_FreeSurface(picture);
}

// ---- whose it is

static void check_found(const Layers *layers, const char *game, PaintingQuery wish, const char *wanted) {
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
    const PaintingQuery own = {.id = "galaxy", .faction = "klingon", .picture = CAPITAL, .own_ships = true};
    PaintingQuery other = own, stranger = own;
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
    const PaintingQuery spy = {
        .id = "spy", .faction = "starfleet", .picture = "icon:spy", .file = "icons/game-icons/spy.svg"};
    PaintingQuery changed = spy, fresh = spy;
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

START_TEST(a_faction_shows_anothers_where_it_has_none) {
    Layers layers = two_layers();
    const PaintingQuery ship = {
        .id = "galaxy", .faction = "corsair", .like = "klingon", .picture = CAPITAL, .own_ships = true};
    PaintingQuery spy = ship, medal = ship, changed = ship;
    spy.id = "spy";
    spy.picture = "icon:spy";
    medal.id = "admiral"; // for the Klingons the deck's picture is another one
    medal.picture = "icon:star-medal";
    changed.id = "admiral";
    changed.picture = "icon:radar-sweep";
    write_text("base/pictures/tactics/galaxy.webp", "");
    write_text("base/pictures/tactics/galaxy.romulan.webp", "");
    check_found(&layers, "tactics", ship, "pictures/tactics/galaxy.webp"); // of ships that it flies
    write_text("base/pictures/tactics/galaxy.klingon.webp", "");
    write_text("base/pictures/tactics/spy.webp", "");
    write_text("base/pictures/tactics/admiral.klingon.webp", "");
    check_found(&layers, "tactics", ship, "pictures/tactics/galaxy.klingon.webp");
    check_found(&layers, "tactics", spy, "pictures/tactics/spy.webp");
    check_found(&layers, "tactics", medal, "pictures/tactics/admiral.klingon.webp");
    check_found(&layers, "tactics", changed, NULL);
    write_text("upper/pictures/tactics/galaxy.corsair.png", "");
    check_found(&layers, "tactics", ship, "pictures/tactics/galaxy.corsair.png");
    layers_finish(&layers);
}
END_TEST

START_TEST(whose_paintings_there_are_is_known) {
    Layers layers = two_layers();
    write_text("base/pictures/tactics/galaxy.klingon.webp", "");
    write_text("base/pictures/tactics/spy.webp", "");
    write_text("upper/pictures/tactics/spy.corsair.png", "");
    Paintings *paintings = paintings_open(&layers, "tactics");
    Text hint = {0};
    ck_assert(paintings_has(paintings, "klingon", &hint) && paintings_has(paintings, "corsair", &hint));
    ck_assert(!paintings_has(paintings, "spy", &hint));
    ck_assert_str_eq(text_string(&hint), "");
    ck_assert(!paintings_has(paintings, "klngon", &hint));
    ck_assert_str_eq(text_string(&hint), "; did you mean \"klingon\"?");
    ck_assert(!paintings_has(NULL, "klingon", &hint));
    text_finish(&hint);
    paintings_close(paintings);
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
    SDL_Surface *picture =
        card_picture_paint(app->gfx, look, &(CardShape){.mini = true}, (SDL_Point){W, H}, off);
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
    // The Romulans take those of the Klingons.
    TacticsRules *rules = app->catalog->rules;
    text_copy(rules->faction[3].style.paintings, ID_MAX, "klingon");
    TableLooks *taking = tactics_looks_create(app);
    const CardLook taken = tactics_card_look(taking, galaxy, 3);
    check_color(middle_of(app, &taken, false), GREEN);
    tactics_looks_destroy(taking);
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
    ck_assert(game_looks_update(&looks, app));
    CardRef card = {.card = 0, .owner = SEAT_NONE, .up = true};
    const CardLook spinal = looks.game->look->card(looks.looks, app, &card);
    ck_assert_str_eq(spinal.name, "Spinal Laser");
    check_color(middle_of(app, &spinal, false), GREEN);
    card.card = 1;
    ck_assert_ptr_null(looks.game->look->card(looks.looks, app, &card).painting);
    game_looks_finish(&looks);
    driven_close();
}
END_TEST

#define CARDS_ASKED 160

static int cards_with(const GameLooks *looks, const App *app, const char *painting) {
    int count = 0;
    for (uint8_t i = 0; i < CARDS_ASKED; i++) {
        const CardRef card = {.card = i, .owner = SEAT_NONE, .up = true};
        const char *shown = looks->game->look->card(looks->looks, app, &card).painting;
        count += shown != NULL && strcmp(shown, painting) == 0;
    }
    return count;
}

static int building_cards_with(const char *painting) {
    App *app = open_window("deck_building");
    GameLooks looks = {0};
    ck_assert(game_looks_update(&looks, app));
    const int count = cards_with(&looks, app, painting);
    game_looks_finish(&looks);
    driven_close();
    return count;
}

START_TEST(a_draft_shows_its_missions) {
    shell("mkdir -p '%s/base/pictures/deck_building'%s", folder, "");
    shell("cp '%s/pictures/deck_building/painted.json' '%s/base/pictures/deck_building/'", real_assets(),
          folder);
    paint("base/pictures/deck_building/m_corbomite.png", GREEN);
    ck_assert_int_eq(building_cards_with("pictures/deck_building/m_corbomite.png"), 2);
    paint("base/pictures/deck_building/draft_corbomite.png", RED);
    ck_assert_int_eq(building_cards_with("pictures/deck_building/m_corbomite.png"), 1);
    ck_assert_int_eq(building_cards_with("pictures/deck_building/draft_corbomite.png"), 1);
}
END_TEST

// By lying in a folder upon ours under the id of what it shows: a card, a target, a card of another game.
START_TEST(a_packs_own_picture_is_shown) {
    char upper[128];
    snprintf(upper, sizeof upper, "%s/upper", folder);
    shell("mkdir -p '%s/upper/pictures/alpha_strike'%s", folder, "");
    paint("base/pictures/tactics/earth.webp", RED);
    paint("upper/pictures/tactics/earth.png", GREEN);
    paint("base/pictures/alpha_strike/spinal_laser.webp", RED);
    paint("upper/pictures/alpha_strike/spinal_laser.png", GREEN);
    App *app = open_window("tactics");
    ck_assert(layers_add(&app->frame->assets, upper));
    picture_store_close(app->pictures);
    frame_open_pictures(app);
    TableLooks *looks = tactics_looks_create(app);
    const TargetLook earth = tactics_target_look(looks, 0);
    ck_assert_str_eq(earth.id, "earth");
    ck_assert_str_eq(earth.painting, "pictures/tactics/earth.png");
    gfx_layer_begin(app->gfx, 310, 172, COLOR_BLACK);
    target_art_draw(app->gfx, app->pictures, &earth, TARGET_TILE, gfx_rect(0, 0, 310, 172), 1);
    SDL_Surface *tile = gfx_layer_end(app->gfx);
    Color pixel;
    memcpy(&pixel, (const char *)tile->pixels + 60 * tile->pitch + 240 * 4, sizeof pixel);
    ck_assert_uint_gt(pixel >> 8 & 255, 2 * (pixel >> 16 & 255));
    SDL_FreeSurface(tile);
    tactics_looks_destroy(looks);
    driven_close();
    app = open_window("alpha_strike");
    ck_assert(layers_add(&app->frame->assets, upper));
    picture_store_close(app->pictures);
    frame_open_pictures(app);
    GameLooks strike = {0};
    ck_assert(game_looks_update(&strike, app));
    const CardRef card = {.card = 0, .owner = SEAT_NONE, .up = true};
    const CardLook spinal = strike.game->look->card(strike.looks, app, &card);
    ck_assert_str_eq(spinal.painting, "pictures/alpha_strike/spinal_laser.png");
    check_color(middle_of(app, &spinal, false), GREEN);
    game_looks_finish(&strike);
    driven_close();
}
END_TEST

// A target without a painting of its own shows the world that its pack names, one of three of a kind; what is
// told with colours is dyed in them.
START_TEST(a_world_stands_in_for_a_target) {
    shell("cp -r '%s/pictures/worlds' '%s/base/pictures/'", real_assets(), folder);
    App *app = open_window("tactics");
    char name[WORLD_NAME];
    TargetLook look = {.id = "somewhere",
                       .name = "Somewhere",
                       .type = TARGET_PLANET,
                       .affiliation = PALETTE_NEUTRAL,
                       .picture = "terra"};
    ck_assert_str_eq(world_art_name(&look, name), "terra");
    static const char *const names[] = {"terra",          "ocean",         "emerald",
                                        "rust",           "dust",          "crimson",
                                        "giant",          "azuregiant",    "ice",
                                        "barren",         "lava",          "wormhole",
                                        "galaxy",         "galaxy:0",      "galaxy:3",
                                        "nebula",         "nebula:E8453F", "nebula:E8453F,3DCB8E",
                                        "station:F0DE4E", "combat",        "combat:E8453F,3DCB8E",
                                        "sector"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        look.picture = names[i];
        ck_assert_msg(world_art_get(app->gfx, app->pictures, &look, 160, 100) != NULL, "%s", names[i]);
    }
    static const char *const ids[] = {"a", "b", "c", "d", "e", "f"};
    SDL_Surface *seen[6];
    int others = 0;
    for (int i = 0; i < 6; i++) {
        look.picture = "terra";
        look.id = ids[i];
        seen[i] = world_art_get(app->gfx, app->pictures, &look, 160, 100);
        others += seen[i] != seen[0];
    }
    ck_assert_int_gt(others, 0);
    look.picture = "terra:2";
    seen[0] = world_art_get(app->gfx, app->pictures, &look, 160, 100);
    ck_assert_ptr_eq(seen[0], picture_store_get_now(app->pictures, "pictures/worlds/terra.2.webp", 160, 100));
    // Red gas is red, green gas green, all over.
    for (int green = 0; green < 2; green++) {
        long sum[2] = {0, 0};
        look.picture = green == 1 ? "nebula:20C040" : "nebula:E03020";
        const SDL_Surface *gas = world_art_get(app->gfx, app->pictures, &look, 160, 100);
        for (int y = 0; y < gas->h; y++)
            for (int x = 0; x < gas->w; x++) {
                uint32_t pixel;
                memcpy(&pixel, (const char *)gas->pixels + y * gas->pitch + x * 4, sizeof pixel);
                sum[0] += pixel >> 16 & 255;
                sum[1] += pixel >> 8 & 255;
            }
        ck_assert_int_gt(sum[green], sum[!green] + sum[!green] / 4);
    }
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
    char log[128], file[64];
    shell("mkdir -p '%s/base/pictures/scenes'%s", folder, "");
    paint("base/pictures/scenes/menu.png", GREEN);
    write_text("base/pictures/scenes/table.webp", "RIFF this is none");
    snprintf(log, sizeof log, "%s/log", folder);
    ck_assert_ptr_nonnull(freopen(log, "w", stderr));
    App *app = open_window("tactics");
    ck_assert(picture_store_find(app->pictures, "pictures/scenes/", "table", file, sizeof file));
    ck_assert(!picture_store_find(app->pictures, "pictures/scenes/", "curtain", file, sizeof file));
    check_color(window_pixel(app, 3, 3), GREEN);
    app_show(app, &settings_screen);
    driven_run();
    const Color space = window_pixel(app, 3, 3);
    ck_assert_uint_lt(space >> 8 & 255, 60); // something plain and dark
    driven_close();
}
END_TEST

// What is looked at closely moves for a moment, and rests as the card itself; in reduced motion it never
// moves.
// Of a card that has been turned up what burns in its painting flares, and nothing is left of it; its frame
// stays as it is. Nothing happens where nothing burns, and with a card that is out of action.
START_TEST(what_burns_flares) {
    paint("base/pictures/tactics/spy.webp", 0xFFF8F8FFu);
    paint("base/pictures/tactics/infantry.webp", 0xFF405060u);
    App *app = open_window("tactics");
    TableLooks *looks = tactics_looks_create(app);
    for (int dark = 0; dark < 3; dark++) {
        CardLook look = tactics_card_look(looks, card_called(app, dark == 1 ? "infantry" : "spy"), 2);
        look.power_blocked = look.effect_blocked = dark == 2;
        const CardPlace place = card_place(CARD_TABLE, 20, 20, 204);
        long sum[3] = {0, 0, 0};
        for (int i = 0; i < 3; i++) {
            static const float parts[] = {0, 0.2f, 1};
            gfx_layer_begin(app->gfx, 260, 300, COLOR_BLACK);
            card_art_draw(app->gfx, &look, &place);
            card_art_draw_shine(app->gfx, &look, &place, parts[i]);
            SDL_Surface *layer = gfx_layer_end(app->gfx);
            for (int y = 0; y < layer->h; y++)
                for (int x = 0; x < layer->w; x++) {
                    uint32_t pixel;
                    memcpy(&pixel, (const char *)layer->pixels + y * layer->pitch + x * 4, sizeof pixel);
                    sum[i] += pixel & 255;
                }
            SDL_FreeSurface(layer);
        }
        ck_assert_int_eq(sum[0], sum[2]);
        if (dark == 0)
            ck_assert_int_ne(sum[1], sum[0]);
        else
            ck_assert_int_eq(sum[1], sum[0]);
    }
    tactics_looks_destroy(looks);
    driven_close();
}
END_TEST

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

// Where no text stands, no card has an empty field: the picture ends where the type line begins.
START_TEST(a_card_without_text_is_a_picture_to_its_end) {
    static const CardMode modes[] = {CARD_DETAIL, CARD_HAND};
    App *app = open_window("tactics");
    for (int i = 0; i < 2; i++) {
        const CardShape shape = card_shape(app->gfx, modes[i], 300, 0);
        CardLook look = {.name = "Infantry", .type_name = "Troops"};
        const int all = shape.h - 2 * shape.inset - shape.header - shape.line_h;
        ck_assert_int_eq(card_picture_size(app->gfx, &look, &shape).y, all);
        look.text = "";
        ck_assert_int_eq(card_picture_size(app->gfx, &look, &shape).y, all);
        look.text = "A word.";
        ck_assert_int_lt(card_picture_size(app->gfx, &look, &shape).y, all);
        look.text = NULL;
        look.says_kind = true;
        look.kind_name = "One-time effect";
        look.kind_sign = "glyphs/offline.svg"; // its line keeps its room, where it is said
        const int kept = card_picture_size(app->gfx, &look, &shape).y;
        ck_assert(modes[i] == CARD_DETAIL ? kept < all && kept > all * 3 / 4 : kept == all);
    }
    driven_close();
}
END_TEST

int test_paintings(void) {
    Suite *suite = suite_create("paintings");
    TCase *tcase = tcase_create("paintings");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, a_factions_own_comes_first);
    tcase_add_test(tcase, a_packs_own_picture_counts_before_ours);
    tcase_add_test(tcase, a_faction_shows_anothers_where_it_has_none);
    tcase_add_test(tcase, whose_paintings_there_are_is_known);
    tcase_add_test(tcase, lint_knows_what_is_nobodys_or_damaged);
    tcase_add_test(tcase, each_faction_shows_its_own);
    tcase_add_test(tcase, a_damaged_one_is_stood_in_for);
    tcase_add_test(tcase, without_webp_cards_show_signs);
    tcase_add_test(tcase, another_game_has_its_own);
    tcase_add_test(tcase, a_draft_shows_its_missions);
    tcase_add_test(tcase, a_packs_own_picture_is_shown);
    tcase_add_test(tcase, a_world_stands_in_for_a_target);
    tcase_add_test(tcase, a_scene_lies_behind_its_screen);
    tcase_add_test(tcase, a_painting_comes_to_rest);
    tcase_add_test(tcase, what_burns_flares);
    tcase_add_test(tcase, a_card_without_text_is_a_picture_to_its_end);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
