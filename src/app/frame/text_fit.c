// SPDX-License-Identifier: MIT
// Builds an App with words and looks but without a game or window. The recorder that tests use reports
// truncated text, which is then looked up among the pack's texts.
#include "app/frame/text_fit.h"

#include "app/frame/frame.h"
#include "app/kit/game_looks.h"
#include "app/kit/game_screens.h"
#include "app/screens/gallery_filter.h"
#include "app/screens/setup_parts.h"
#include "core/utf8.h"
#include "data/words_place.h"
#include "engine/game.h"
#include "gfx/record.h"
#include "gfx/sprite.h"
#include "gfx/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TOLD_MAX 512
#define KEY_BYTES 128
#define FACTIONS_MAX 32
#define WHOLE_W 300.0F // logical; the pop-up is the smallest card with the complete text
#define WHOLE_H 420.0F

typedef struct FitKey {
    char text[KEY_BYTES];
} FitKey;

typedef struct Fit {
    App app;
    AppFrame frame;
    GameLooks looks;
    const Catalog *catalog;
    FitKey told[TOLD_MAX];
    int count;
    bool only_here;    // nothing else on the card being drawn says what its text does
    const char *where; // where names are being drawn; NULL: on cards
    Problems *problems;
} Fit;

// ---- finding the text's key

// True if the drawn text is the record's name, one of its texts, or a faction's name for it.
static bool find_in_record(const Catalog *catalog, const Words *words, uint8_t table, const char *id,
                           const char *drawn, FitKey *key) {
    const Table *of = &catalog->game->tables[table];
    snprintf(key->text, sizeof key->text, "%s.%s.name", of->what, id);
    if (words_could_match(words, key->text, drawn))
        return true;
    for (size_t part = 0; of->texts != NULL && of->texts[part] != NULL; part++) {
        snprintf(key->text, sizeof key->text, "%s.%s.%s", of->what, id, of->texts[part]);
        if (words_could_match(words, key->text, drawn))
            return true;
    }
    for (uint8_t i = 0; i < catalog_count(catalog, catalog->game->seat_table); i++) {
        snprintf(key->text, sizeof key->text, "%s.%s.%s", of->what, id,
                 catalog_id(catalog, catalog->game->seat_table, i));
        if (words_could_match(words, key->text, drawn))
            return true;
    }
    return false;
}

// True if the drawn text is the name of a faction or captain.
static bool find_name(const Catalog *catalog, const Words *words, const char *drawn, FitKey *key) {
    const uint8_t table = catalog->game->seat_table;
    for (uint8_t i = 0; i < catalog_count(catalog, table); i++) {
        snprintf(key->text, sizeof key->text, "%s.%s.name", catalog->game->tables[table].what,
                 catalog_id(catalog, table, i));
        if (words_could_match(words, key->text, drawn))
            return true;
    }
    for (uint8_t i = 0; i < catalog->captains; i++) {
        snprintf(key->text, sizeof key->text, WORDS_CAPTAIN ".%s.name", catalog->captain[i].id);
        if (words_could_match(words, key->text, drawn))
            return true;
    }
    return false;
}

static bool find_key(const Catalog *catalog, const Words *words, const char *drawn, FitKey *key) {
    for (uint8_t table = 0; table < catalog->game->table_count; table++)
        for (uint8_t i = 0; i < catalog_count(catalog, table); i++)
            if (find_in_record(catalog, words, table, catalog_id(catalog, table, i), drawn, key))
                return true;
    return false;
}

static bool is_new(Fit *fit, const FitKey *key) {
    for (int i = 0; i < fit->count; i++)
        if (strcmp(fit->told[i].text, key->text) == 0)
            return false;
    if (fit->count < TOLD_MAX)
        fit->told[fit->count++] = *key;
    return true;
}

static void hear_text(void *context, const GfxDrawnText *drawn) {
    Fit *fit = context;
    const char *text = drawn->name != NULL ? drawn->name : drawn->text;
    FitKey key;
    if (!drawn->cut || (drawn->brief && !fit->only_here)) // brief: shown in full elsewhere
        return;
    if (!(fit->where != NULL ? find_name : find_key)(fit->catalog, fit->app.words, text, &key) ||
        !is_new(fit, &key))
        return;
    if (fit->where == NULL)
        words_problem(fit->app.words, key.text, fit->problems,
                      "[!fit] the text \"%s\" is too long: it is cut off where its card is smallest",
                      key.text);
    else
        words_problem(fit->app.words, key.text, fit->problems,
                      "[!fit] the name \"%s\" is too long: it is cut off %s", key.text, fit->where);
}

static void hear_area(void *context, GfxRect region, float opacity) {
    (void)context, (void)region, (void)opacity;
}

static void hear_mark(void *context, const GfxDrawnMark *mark) {
    (void)context, (void)mark;
}

// ---- drawing

static void draw_card(Fit *fit, const GalleryList *list, int item, float width) {
    const CardLook look = gallery_look(&fit->app, fit->looks.looks, list, item);
    const float whole = gfx_layout(fit->app.gfx).scale * WHOLE_W;
    CardPlace place = card_place(CARD_HAND, 0, 0, width);
    fit->only_here = look.effects == 0;
    card_art_draw(fit->app.gfx, &look, &place);
    fit->only_here = false;
    place = card_place(CARD_DETAIL, 0, 0, whole);
    place.height = whole * WHOLE_H / WHOLE_W;
    card_art_draw(fit->app.gfx, &look, &place);
}

static void draw_list(Fit *fit, const GalleryList *list) {
    const float width = gallery_least_w(list) * gfx_layout(fit->app.gfx).scale;
    const int count = gallery_count(&fit->app, list);
    for (int item = 0; item < count && item < GALLERY_ITEMS_MAX; item++) {
        if (list->draw == NULL)
            draw_card(fit, list, item, width);
        else
            list->draw(&fit->app, fit->looks.looks, item, gfx_rect(0, 0, width, width * list->shape), false);
    }
}

// ---- names, where those of factions and captains have the least room: with all seats taken

static void draw_setup(Fit *fit) {
    SetupScreen *screen = calloc(1, sizeof *screen);
    hits_clear(&fit->app.hits);
    if (screen == NULL)
        return;
    setup_screen.layout(&fit->app, screen);
    setup_draw_seats(&fit->app, screen);
    free(screen);
}

static void draw_table(Fit *fit) {
    App *app = &fit->app;
    Text problem = {0};
    void *table = calloc(1, table_screen.state_bytes);
    app->session = session_create(fit->catalog, &app->chosen, &problem);
    if (table != NULL && app->session != NULL) {
        hits_clear(&app->hits);
        table_screen.enter(app, table);
        table_screen.layout(app, table);
        table_screen.draw(app, table);
        table_screen.leave(app, table);
    }
    session_destroy(app->session);
    app->session = NULL;
    free(table);
    text_finish(&problem);
}

// The largest number of captains any faction has.
static int most_captains(const Catalog *catalog) {
    int count[FACTIONS_MAX] = {0}, most = 0;
    for (uint8_t i = 0; i < catalog->captains; i++) {
        const uint8_t seat = catalog->captain[i].seat;
        if (seat < FACTIONS_MAX && ++count[seat] > most)
            most = count[seat];
    }
    return most;
}

// Draws each faction and each of its captains at least once.
static void draw_names(Fit *fit) {
    App *app = &fit->app;
    const Catalog *catalog = fit->catalog;
    SessionOptions *chosen = &app->chosen;
    const uint8_t factions = catalog_count(catalog, catalog->game->seat_table);
    const int captains = most_captains(catalog);
    *chosen = (SessionOptions){.setup = {.seats = catalog->game->seats_min, .first = SEAT_NONE}};
    for (Seat seat = 0; seat < chosen->setup.seats; seat++)
        chosen->setup.faction[seat] = seat;
    while (chosen->setup.seats < catalog->game->seats_max && chosen->setup.seats < factions)
        choice_add_seat(catalog, chosen);
    const uint8_t seats = chosen->setup.seats;
    for (uint8_t first = 0; first < factions && seats > 0; first = (uint8_t)(first + seats)) {
        for (Seat seat = 0; seat < seats; seat++) {
            choice_set_faction(catalog, chosen, seat, (uint8_t)((first + seat) % factions));
            choice_seat_computer(catalog, chosen, seat);
        }
        for (int i = 0; i <= captains; i++) {
            fit->where = "in the set-up of a game";
            draw_setup(fit);
            fit->where = "on its seat at the table";
            draw_table(fit);
            for (Seat seat = 0; seat < seats; seat++)
                choice_step_captain(catalog, chosen, seat, 1);
        }
    }
}

// ---- letters missing from the fonts available wherever the pack is

#define FILES_MAX 16
#define LETTER_BYTES 8

// For one file: the first text with such a letter, and the number of such texts.
typedef struct Unknown {
    const char *file;
    char key[KEY_BYTES], letter[LETTER_BYTES];
    uint32_t code;
    int texts;
} Unknown;

typedef struct Letters {
    Fit *fit;
    Unknown file[FILES_MAX];
    int files;
} Letters;

// Copies the bytes of this letter from the text.
static void copy_letter(Gfx *gfx, const char *text, uint32_t code, char letter[LETTER_BYTES]) {
    for (size_t left = strlen(text), bytes; left > 0; text += bytes, left -= bytes) {
        bytes = utf8_length(text, left);
        if (bytes == 0)
            return;
        memcpy(letter, text, bytes);
        letter[bytes] = '\0';
        if (gfx_text_missing_letter(gfx, letter, GFX_FONTS_PACKS) == code)
            return;
    }
}

static void look_at_letters(void *context, const char *file, const char *key, const char *text) {
    Letters *letters = context;
    Gfx *gfx = letters->fit->app.gfx;
    const uint32_t code = gfx_text_missing_letter(gfx, text, GFX_FONTS_PACKS);
    int i = 0;
    while (i < letters->files && strcmp(letters->file[i].file, file) != 0)
        i++;
    if (code == 0 || i == FILES_MAX)
        return;
    Unknown *unknown = &letters->file[i];
    if (i == letters->files) {
        *unknown = (Unknown){.file = file, .code = code};
        text_copy(unknown->key, sizeof unknown->key, key);
        copy_letter(gfx, text, code, unknown->letter);
        letters->files++;
    }
    unknown->texts++;
}

// One report per file: a pack in an unsupported alphabet would otherwise be reported for every text.
static void check_letters(Fit *fit) {
    Letters *letters = calloc(1, sizeof *letters);
    if (letters == NULL)
        return;
    letters->fit = fit;
    words_each(fit->app.words, look_at_letters, letters);
    for (int i = 0; i < letters->files; i++) {
        const Unknown *unknown = &letters->file[i];
        char code[16];
        snprintf(code, sizeof code, "U+%04X", (unsigned)unknown->code);
        words_problem(fit->app.words, unknown->key, fit->problems,
                      "[!font] no font of the program or of a pack has the letter \"%s\" (%s) of the text "
                      "\"%s\"; texts of this file with such letters: %d. A font in assets/fonts of the pack "
                      "would show them everywhere",
                      unknown->letter, code, unknown->key, unknown->texts);
    }
    free(letters);
}

// ---- the App

static bool open_words(Fit *fit, const Layers *layers, const Layers *assets, const char *language) {
    Problems *told = calloc(1, sizeof *told); // reported by lint itself or by the window
    fit->app.words = told != NULL ? ui_words_load_own(assets, language, told) : NULL;
    const bool good = fit->app.words != NULL && words_load_layers(fit->app.words, layers, language, told) &&
                      words_fill_records(fit->app.words, fit->catalog);
    free(told);
    return good;
}

static bool open_app(Fit *fit, const Layers *assets, const char *language) {
    App *app = &fit->app;
    const GfxOptions wanted = {.asset_root = assets->folder[0]};
    char error[GFX_ERROR_SIZE] = "";
    app->frame = &fit->frame;
    app->frame->skins.assets = assets;
    app->frame->skins.quiet = true; // lint tells of missing files itself
    app->skins = &app->frame->skins;
    app->catalog = fit->catalog;
    app->settings = app_settings_default();
    text_copy(app->settings.language, sizeof app->settings.language, language);
    app->pictures = picture_store_open(&(PictureOptions){.workers = false}); // nothing is painted
    app->gfx = gfx_open_offscreen(&wanted, error);
    if (app->gfx != NULL)
        gfx_set_asset_layers(app->gfx, assets);
    return app->pictures != NULL && app->gfx != NULL;
}

static void close_app(Fit *fit) {
    game_looks_finish(&fit->looks);
    picture_store_close(fit->app.pictures);
    gfx_close(fit->app.gfx);
    words_destroy(fit->app.words);
}

void text_fit_check(const Catalog *catalog, const Layers *layers, const Layers *assets, const char *language,
                    Problems *problems) {
    Fit *fit = calloc(1, sizeof *fit);
    if (fit == NULL)
        return;
    fit->catalog = catalog;
    fit->problems = problems;
    const GfxRecorder recorder = {
        .dry = true, .context = fit, .text = hear_text, .area = hear_area, .mark = hear_mark};
    if (open_words(fit, layers, assets, language) && open_app(fit, assets, language)) {
        check_letters(fit);
        game_looks_update(&fit->looks, &fit->app);
        gfx_record(fit->app.gfx, &recorder);
        // Not earlier: without a recorder it would get pixels, which takes longer than all the rest.
        const bool sized = gfx_resize_offscreen(fit->app.gfx, GFX_LEAST_W, GFX_LEAST_H);
        const GalleryLists *lists = gallery_lists(&fit->app);
        while (sized && gfx_frame_next(fit->app.gfx))
            for (int i = 0; i < lists->count && fit->looks.looks != NULL; i++)
                draw_list(fit, lists->list[i]);
        gfx_damage_all(fit->app.gfx);
        while (sized && fit->looks.game != NULL && gfx_frame_next(fit->app.gfx))
            draw_names(fit); // a game without a table shows no names
        gfx_record(fit->app.gfx, NULL);
    }
    close_app(fit);
    free(fit);
}
