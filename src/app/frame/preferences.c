// SPDX-License-Identifier: MIT
// Settings between the file, the program and the screens. The command line and the environment apply to one
// run only, so there are two sets: frame->kept is what the file says, app->settings what is in effect; what a
// player changes goes into both.
#include "app/frame/frame.h"
#include "app/kit/game_table.h"
#include "app/stage/pack_view.h"
#include "data/folders.h"
#include "engine/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAMED_MOST 10    // packs in a notice
#define DESCRIBED_MOST 3 // of those in which there are no faults by themselves

static float number_of_environment(const char *name, float absent) {
    const char *value = getenv(name);
    if (value == NULL || value[0] == 0)
        return absent;
    char *end;
    const float number = strtof(value, &end);
    return end != value && *end == 0 && number >= 0 && number <= 100 ? number : absent;
}

// ---- set-ups ----

static KeptSetup *kept_setup(const App *app) {
    const int place = settings_game_index(app->frame->shelf, app->catalog->game->id);
    return place >= 0 ? &app->frame->kept.setup[place] : NULL;
}

void preferences_restore_chosen(App *app) {
    const KeptSetup *kept = kept_setup(app);
    const Game *game = app->catalog->game;
    const uint8_t factions = catalog_count(app->catalog, game->seat_table);
    // Default: the minimum number of seats, one person against computers of the usual level, as a first-time
    // player wants it, and with the first and last factions, since packs list allies next to each other.
    app->chosen = (SessionOptions){.setup = {.seats = game->seats_min, .first = SEAT_NONE}};
    for (Seat seat = 0; seat < game->seats_min; seat++)
        app->chosen.setup.faction[seat] = seat + 1 < game->seats_min ? seat : (uint8_t)(factions - 1);
    for (Seat seat = 1; seat < game->seats_min; seat++)
        choice_seat_computer(app->catalog, &app->chosen, seat);
    app->first_seat_rule = FIRST_BY_RULES;
    app->gone_map[0] = '\0';
    if (kept != NULL && kept->known) {
        app->chosen = kept->chosen;
        text_copy(app->gone_map, ID_MAX, kept->gone_map);
        app->first_seat_rule = kept->first_seat_rule;
    }
    app->chosen.setup.seed = app_new_seed(app);
}

void preferences_keep_setups(App *app) {
    settings_store_setups(app->frame->shelf, &app->frame->kept);
}

void preferences_restore_setups(App *app) {
    settings_restore_setups(app->frame->shelf, &app->frame->kept);
    preferences_restore_chosen(app);
}

static void save(App *app) {
    AppFrame *frame = app->frame;
    if (frame->settings_path.length == 0 || frame->settings_stuck)
        return;
    Text problem = {0};
    const bool told = frame->settings_fault.length > 0;
    text_clear(&frame->settings_fault);
    if (!settings_file_write(text_string(&frame->settings_path), frame->shelf, &frame->kept, &problem)) {
        text_add(&frame->settings_fault, text_string(&problem));
        if (!told)
            fprintf(stderr, "stardeck: %s\n", text_string(&problem));
    }
    text_finish(&problem);
}

// ---- at the start ----

static void print_broken(AppFrame *frame, const Problems *problems) {
    Text *fault = &frame->broken_settings;
    Text lines = {0};
    problems_print(problems, "\nstardeck: ", 0, &lines);
    if (lines.length > 0)
        fprintf(stderr, "stardeck: %s\n", text_string(&lines));
    text_finish(&lines);
    problems_print(problems, "\n", NOTICE_PROBLEMS, fault);
}

// Nothing is wrong, so it isn't for the window.
static void print_unknown(const AppFrame *frame) {
    for (int i = 0; i < frame->kept.unknowns; i++)
        fprintf(stderr, "stardeck: %s: \"%s\" is not known to this program; it is kept as it is\n",
                text_string(&frame->settings_path), text_string(&frame->kept.unknown[i].path));
}

// Starts with the last game played unless the options name one.
static void choose_last(App *app) {
    const AppFrame *frame = app->frame;
    Text ignored = {0};
    const Catalog *last = pack_cache_find(frame->shelf, frame->kept.last_game, &ignored);
    text_finish(&ignored);
    if (last != NULL && game_table_of(last->game) != NULL && frame->options.game == NULL)
        app->catalog = last;
    preferences_restore_chosen(app);
}

void preferences_open(App *app) {
    AppFrame *frame = app->frame;
    const AppOptions *options = &frame->options;
    Problems *problems = calloc(1, sizeof *problems);
    if (!options->offscreen || options->spoken)
        settings_file_path(&frame->settings_path);
    const SettingsOutcome outcome = problems == NULL
                                        ? SETTINGS_NONE
                                        : settings_file_read(text_string(&frame->settings_path), frame->shelf,
                                                             &frame->kept, &frame->settings_stuck, problems);
    frame->settings_partly = outcome == SETTINGS_PARTLY;
    if (outcome == SETTINGS_BROKEN || outcome == SETTINGS_PARTLY)
        print_broken(frame, problems);
    print_unknown(frame);
    free(problems);
    AppSettings *settings = &app->settings;
    *settings = frame->kept.settings;
    const char *language = options->language != NULL       ? options->language
                           : settings->language[0] != '\0' ? settings->language
                                                           : NULL;
    char chosen[sizeof settings->language];
    text_copy(chosen, sizeof chosen, languages_choose(app, language));
    memcpy(settings->language, chosen, sizeof chosen);
    settings->animation_speed = number_of_environment("STARDECK_ANIMATION", settings->animation_speed);
    app->guard.off = number_of_environment("STARDECK_GUARD", 1) <= 0;
    settings->reduced_motion =
        number_of_environment("STARDECK_REDUCED_MOTION", settings->reduced_motion ? 1 : 0) > 0;
    settings->recap = number_of_environment("STARDECK_RECAP", settings->recap ? 1 : 0) > 0;
    settings->fullscreen = settings->fullscreen || options->fullscreen;
    if (options->width > 0 || options->height > 0) {
        settings->width = options->width;
        settings->height = options->height;
    }
    choose_last(app);
    if (frame->settings_partly)
        save(app); // so that it is said once
}

// Shown once: the setting is reset with it, so that the notice does not appear at every start.
static bool opengl_notice(App *app) {
    if (!gfx_opengl_refused(app->gfx))
        return false;
    AppSettings wanted = app->settings;
    Text ignored = {0}; // only a change of language can fail
    wanted.graphics = GRAPHICS_SOFTWARE;
    app_change_settings(app, &wanted, &ignored);
    text_finish(&ignored);
    app_message(app, ui_word(app, UI_NOTICE_GRAPHICS), ui_word(app, UI_NOTICE_GRAPHICS_TEXT), &menu_screen);
    return true;
}

// Reports games that are left out while others can be played: of one its faults, of several the first of
// each.
static bool packs_notice(App *app) {
    const AppFrame *frame = app->frame;
    Text text = {0};
    int count = frame->left_out.length > 0;
    for (int i = 0; frame->shelf->games[i] != NULL; i++)
        count += pack_cache_faults(frame->shelf, frame->shelf->games[i]) != NULL;
    text_add(&text, text_string(&frame->left_out));
    for (int i = 0; frame->shelf->games[i] != NULL; i++) {
        const Problems *faults = pack_cache_faults(frame->shelf, frame->shelf->games[i]);
        if (faults == NULL)
            continue;
        if (text.length > 0)
            text_add(&text, "\n");
        problems_print(faults, "\n", count > 1 ? 1 : NOTICE_PROBLEMS, &text);
    }
    game_words_report(app, &text);
    const bool any = text.length > 0;
    if (any)
        app_message(app, ui_word(app, count > 1 ? UI_NOTICE_GAMES : UI_NOTICE_PACKS), text_string(&text),
                    &menu_screen);
    text_finish(&text);
    return any;
}

// A pack's name and its first faults, with paths relative to its folder.
static void describe_pack(const App *app, const ListedPack *pack, Text *out) {
    char title[PACK_TITLE_MAX];
    text_add(out, pack_list_title(app_pack_list(app), pack, title));
    for (int i = 0; i < pack->faults->count && i < NOTICE_PROBLEMS; i++) {
        text_add(out, "\n");
        app_pack_fault(app, pack, &pack->faults->item[i], out);
    }
    const int more = problems_total(pack->faults) - NOTICE_PROBLEMS;
    char text[80];
    if (more > 0)
        text_printf(out, "\n%s", ui_fill(app, text, sizeof text, UI_FAULT_MORE, NUM("number", more)));
}

// A pack's name, and what comes of it together with which others.
static void describe_together(const App *app, int place, Text *out) {
    PackBlame blame = {0};
    const PackList *list = app_pack_list(app);
    char title[PACK_TITLE_MAX];
    text_printf(out, "%s%s", out->length > 0 ? "\n\n" : "", pack_list_title(list, &list->pack[place], title));
    app_blame_pack(app, place, &blame);
    for (int i = 0; i < blame.withs && i < NOTICE_PROBLEMS; i++) {
        text_add(out, "\n");
        app_pack_with(app, place, &blame.with[i], out);
    }
    pack_blame_finish(&blame);
}

#define PACKS_TOLD 200

typedef struct LeftOutPacks {
    char name[PACKS_TOLD][PACK_TITLE_MAX];
    LeftOut why[PACKS_TOLD];
    int place[PACKS_TOLD]; // in the list; unused: it is gone
    int count, of[LEFT_OUT_KINDS];
    int partly; // those that are left out of some games only
    int copies; // all of them are copies of packs that are in use
} LeftOutPacks;

static void add_left_out(LeftOutPacks *packs, const char *name, LeftOut why) {
    if (packs->count == PACKS_TOLD)
        return;
    text_copy(packs->name[packs->count], sizeof packs->name[0], name);
    packs->why[packs->count++] = why;
    packs->of[why]++;
}

// True if all that is wrong with it is that too many others are on.
static bool lacks_room(const PackList *list, int place) {
    const Problems *faults = list->pack[place].faults;
    Problems room = {0};
    pack_list_tell_room(list, place, &room);
    return room.count > 0 && faults->count == 1 && strcmp(room.item[0].message, faults->item[0].message) == 0;
}

// Those that are on, without copies of others or these alone.
static void find_listed(const App *app, LeftOutPacks *packs, bool copies) {
    const PackList *list = app_pack_list(app);
    char title[PACK_TITLE_MAX];
    for (int i = list->count - 1; i >= 0; i--) {
        const ListedPack *pack = &list->pack[i];
        if (!pack->on || pack->faults == NULL || packs->count == PACKS_TOLD || pack->copy != copies)
            continue;
        packs->partly += !pack->out;
        packs->copies += copies;
        packs->place[packs->count] = i;
        add_left_out(packs, pack_list_title(list, pack, title),
                     lacks_room(list, i) ? LEFT_OUT_WITH : app_left_out(app, i, NULL));
    }
}

static void find_left_out(const App *app, LeftOutPacks *packs, const AbsentPack absent[], int absents) {
    find_listed(app, packs, false);
    for (int i = 0; i < absents; i++)
        if (absent[i].on) {
            fprintf(stderr, "stardeck: the pack \"%s\" is on, and is not here any more\n", absent[i].id);
            add_left_out(packs, absent[i].name, LEFT_OUT_GONE);
        }
}

// Finds copies if there is nothing worse, and other ones than the last time: no more than moving the folders
// ends what there is to say, so that it is said once.
static void find_copies(App *app, LeftOutPacks *packs) {
    char *told = app->frame->kept.copies_told;
    char now[HASH_TEXT_SIZE] = "";
    uint64_t hash = 0;
    if (packs->count > 0)
        return;
    find_listed(app, packs, true);
    for (int i = 0; i < packs->count; i++) {
        const char *folder = app_pack_list(app)->pack[packs->place[i]].folder;
        hash = hash_bytes(folder, strlen(folder), hash);
    }
    if (packs->count > 0)
        hash_text(hash, now);
    if (strcmp(told, now) == 0) {
        *packs = (LeftOutPacks){.count = 0};
        return;
    }
    text_copy(told, HASH_TEXT_SIZE, now);
    save(app);
}

// Appends the name of one with the reason. `all_faulty`: that is said already.
static void name_pack(const App *app, const LeftOutPacks *packs, int number, bool all_faulty, Text *out) {
    static const UiWord words[] = {[LEFT_OUT_FAULTY] = UI_PACKS_NOTICE_FAULTY,
                                   [LEFT_OUT_WITH] = UI_PACKS_NOTICE_TOGETHER,
                                   [LEFT_OUT_LACKS] = UI_PACKS_NOTICE_LACKING,
                                   [LEFT_OUT_GONE] = UI_PACKS_NOTICE_MISSING};
    const LeftOut why = packs->why[number];
    char text[PACK_TITLE_MAX + 240];
    Text games = {0};
    if (all_faulty)
        text_add(out, packs->name[number]);
    else if (why != LEFT_OUT_GONE &&
             app_left_out_of(app, &app_pack_list(app)->pack[packs->place[number]], &games))
        text_add(out, ui_fill(app, text, sizeof text, UI_PACKS_NOTICE_PARTLY,
                              STR("pack", packs->name[number]), STR("game", text_string(&games))));
    else
        text_add(out, ui_fill(app, text, sizeof text, words[why], STR("pack", packs->name[number])));
    text_finish(&games);
}

// Appends the names, a line each, as many as there is room for, with the reason where those differ.
static void name_packs(const App *app, const LeftOutPacks *packs, Text *out) {
    const bool all_faulty = packs->of[LEFT_OUT_FAULTY] == packs->count && packs->partly == 0;
    char text[80];
    int named = 0;
    for (; named < packs->count && named < NAMED_MOST; named++) {
        text_add(out, named > 0 ? "\n" : "");
        name_pack(app, packs, named, all_faulty, out);
    }
    if (packs->count > named)
        text_printf(out, "\n%s",
                    ui_fill(app, text, sizeof text, UI_FAULT_MORE, NUM("number", packs->count - named)));
}

static void show_left_out(App *app, const LeftOutPacks *packs) {
    static const UiWord one[] = {[LEFT_OUT_FAULTY] = UI_PACKS_NOTICE,
                                 [LEFT_OUT_WITH] = UI_PACKS_NOTICE_WITH,
                                 [LEFT_OUT_LACKS] = UI_PACKS_NOTICE_LACKS,
                                 [LEFT_OUT_GONE] = UI_PACKS_NOTICE_GONE};
    static const UiWord texts[] = {[LEFT_OUT_FAULTY] = UI_PACKS_NOTICE_TEXT,
                                   [LEFT_OUT_WITH] = UI_PACKS_NOTICE_WITH_TEXT,
                                   [LEFT_OUT_LACKS] = UI_PACKS_NOTICE_LACKS_TEXT,
                                   [LEFT_OUT_GONE] = UI_PACKS_NOTICE_GONE_TEXT};
    const bool faulty = packs->of[LEFT_OUT_FAULTY] == packs->count && packs->partly == 0;
    const bool together =
        packs->of[LEFT_OUT_WITH] == packs->count && (packs->partly == 0 || packs->count == 1);
    const bool partly = packs->count == 1 && packs->partly == 1;
    const bool copy = packs->copies == 1;
    char title[240];
    Text text = {0}, games = {0};
    if (partly)
        app_left_out_of(app, &app_pack_list(app)->pack[packs->place[0]], &games);
    if (together && packs->count <= DESCRIBED_MOST)
        for (int i = 0; i < packs->count; i++)
            describe_together(app, packs->place[i], &text);
    else if (packs->count > 1)
        name_packs(app, packs, &text);
    else if (packs->why[0] != LEFT_OUT_GONE)
        describe_pack(app, &app_pack_list(app)->pack[packs->place[0]], &text);
    else
        text_add(&text, packs->name[0]);
    const UiWord head = copy                ? UI_PACKS_NOTICE_COPY
                        : packs->copies > 1 ? UI_PACKS_NOTICE_COPIES
                        : partly            ? UI_PACKS_NOTICE_OF
                        : packs->count == 1 ? one[packs->why[0]]
                        : faulty            ? UI_PACKS_NOTICE_MANY
                        : together          ? UI_PACKS_NOTICE_MANY_WITH
                                            : UI_PACKS_NOTICE_SOME;
    const UiWord foot = copy                ? UI_PACKS_NOTICE_COPY_TEXT
                        : packs->copies > 1 ? UI_PACKS_NOTICE_COPIES_TEXT
                        : partly            ? UI_PACKS_NOTICE_OF_TEXT
                        : packs->count == 1 ? texts[packs->why[0]]
                        : faulty            ? UI_PACKS_NOTICE_MANY_TEXT
                        : together          ? UI_PACKS_NOTICE_MANY_WITH_TEXT
                                            : UI_PACKS_NOTICE_SOME_TEXT;
    text_printf(&text, "\n\n%s", ui_word(app, foot));
    ui_fill(app, title, sizeof title, head, NUM("count", packs->count), STR("game", text_string(&games)));
    app_message_about_packs(app, title, text_string(&text), &menu_screen);
    text_finish(&text);
    text_finish(&games);
}

// Reports packs that are on and can't be used or are gone: of one what is wrong, of several which. The screen
// of packs says the rest.
static bool left_out_notice(App *app) {
    AbsentPack *absent = app_pack_list(app) != NULL ? calloc(ABSENT_PACKS_MAX, sizeof *absent) : NULL;
    LeftOutPacks *packs = calloc(1, sizeof *packs);
    if (absent != NULL && packs != NULL)
        find_left_out(app, packs, absent, app_absent_packs(app, absent, ABSENT_PACKS_MAX));
    if (absent != NULL && packs != NULL)
        find_copies(app, packs);
    const bool any = packs != NULL && packs->count > 0;
    if (any)
        show_left_out(app, packs);
    free(absent);
    free(packs);
    return any;
}

// What becomes of the settings if the file is broken.
static UiWord what_is_used(const AppFrame *frame) {
    if (frame->settings_partly)
        return frame->settings_stuck ? UI_NOTICE_SETTINGS_REST_STUCK : UI_NOTICE_SETTINGS_REST;
    return frame->settings_stuck ? UI_NOTICE_SETTINGS_STUCK : UI_NOTICE_SETTINGS_KEPT;
}

// Appends what is wrong with the file that says which packs are on, and writes it anew, so that it is said
// once.
static bool add_choice_faults(App *app, Text *text) {
    const PackList *list = app_pack_list(app);
    if (list == NULL || list->choice_faults == NULL)
        return false;
    text_printf(text, "%s%s\n\n", text->length > 0 ? "\n\n" : "",
                ui_word(app, list->choice_stuck ? UI_NOTICE_CHOICE_STUCK : UI_NOTICE_CHOICE_KEPT));
    problems_print(list->choice_faults, "\n", NOTICE_PROBLEMS, text);
    packs_keep_choice(app);
    return true;
}

static bool choice_notice(App *app) {
    Text text = {0};
    const bool any = add_choice_faults(app, &text);
    if (any)
        app_message(app, ui_word(app, UI_NOTICE_CHOICE), text_string(&text), &menu_screen);
    text_finish(&text);
    return any;
}

// Appends why games can't be saved, and where they would be. False if they can, or are not meant to be.
static bool add_unsaved(App *app, Text *text) {
    const char *folder = app_games_folder(app);
    const int error = folder[0] != '\0' ? folders_refused(folder) : 0;
    if (error == 0 && (folder[0] != '\0' || app->frame->options.offscreen))
        return false;
    text_printf(text, "%s%s", text->length > 0 ? "\n\n" : "",
                ui_word(app, error == 0 ? UI_NOTICE_HOMELESS : UI_NOTICE_UNWRITABLE));
    if (error != 0)
        text_printf(text, "\n\n%s: cannot be written: %s", folder, strerror(error));
    fprintf(stderr, "stardeck: games can't be saved: %s%s%s\n",
            error != 0 ? folder : "neither XDG_DATA_HOME nor HOME is a folder",
            error != 0 ? ": cannot be written: " : "", error != 0 ? strerror(error) : "");
    return true;
}

static bool unsaved_notice(App *app) {
    Text text = {0};
    const bool any = add_unsaved(app, &text);
    if (any)
        app_message(app, ui_word(app, UI_NOTICE_UNSAVED_GAMES), text_string(&text), &menu_screen);
    text_finish(&text);
    return any;
}

bool preferences_notice(App *app) {
    const AppFrame *frame = app->frame;
    if (frame->broken_settings.length == 0)
        return unsaved_notice(app) || choice_notice(app) || packs_notice(app) || left_out_notice(app) ||
               opengl_notice(app);
    Text text = {0};
    text_printf(&text, "%s\n\n%s", ui_word(app, what_is_used(frame)), text_string(&frame->broken_settings));
    add_choice_faults(app, &text);
    add_unsaved(app, &text);
    app_message(app, ui_word(app, frame->settings_partly ? UI_NOTICE_SETTINGS_PARTLY : UI_NOTICE_SETTINGS),
                text_string(&text), &menu_screen);
    text_finish(&text);
    return true;
}

// ---- changes ----

// Tells the player, where it was changed, why a setting will not be saved.
static void say_unsaved(App *app) {
    char reason[300], text[400];
    const char *fault = app_settings_fault(app), *where = NULL;
    if (fault == NULL)
        return;
    if (app->frame->screen == &settings_screen)
        where = app->input.focus_shown ? app->input.focus : app->input.hover;
    ui_fill(app, text, sizeof text, UI_NOTICE_UNSAVED,
            STR("reason", app_translated_faults(app, fault, reason, sizeof reason)));
    app_remark(app, where, text);
}

const char *app_settings_fault(const App *app) {
    const AppFrame *frame = app->frame;
    return frame->settings_stuck              ? ui_word(app, what_is_used(frame))
           : frame->settings_fault.length > 0 ? text_string(&frame->settings_fault)
                                              : NULL;
}

void preferences_remember_game(App *app) {
    if (strcmp(app->frame->kept.last_game, app->catalog->game->id) == 0)
        return;
    text_copy(app->frame->kept.last_game, ID_MAX, app->catalog->game->id);
    save(app);
}

void preferences_remember_author(App *app, const char *author) {
    if (strcmp(app->frame->kept.pack_author, author) == 0)
        return;
    text_copy(app->frame->kept.pack_author, sizeof app->frame->kept.pack_author, author);
    save(app);
}

const char *app_pack_author(const App *app) {
    const SessionOptions *chosen = &app->chosen;
    if (app->frame->kept.pack_author[0] != '\0')
        return app->frame->kept.pack_author;
    for (Seat seat = 0; seat < chosen->setup.seats; seat++)
        if (chosen->who[seat] == NULL && chosen->name[seat][0] != '\0')
            return chosen->name[seat];
    return "";
}

bool app_choice_is_kept(const App *app) {
    const KeptSetup *kept = kept_setup(app);
    return kept != NULL && kept->known;
}

void app_remember_choice(App *app) {
    KeptSetup *kept = kept_setup(app);
    if (kept != NULL) {
        *kept = (KeptSetup){.known = true, .chosen = app->chosen, .first_seat_rule = app->first_seat_rule};
        text_copy(kept->gone_map, ID_MAX, app->gone_map);
    }
    text_copy(app->frame->kept.last_game, ID_MAX, app->catalog->game->id);
    save(app);
}

void app_apply_settings(App *app, const AppSettings *before) {
    const AppSettings *now = &app->settings;
    if (before != NULL && now->fullscreen != before->fullscreen)
        gfx_set_fullscreen(app->gfx, now->fullscreen);
    GfxSizing wish = gfx_sizing(app->gfx);
    wish.scale = (float)now->ui_scale / 100;
    if (gfx_set_sizing(app->gfx, wish))
        app_request_layout(app);
    if (palette_use(now->palette == PALETTE_COLOUR_BLIND, now->high_contrast)) {
        gfx_drop_caches(app->gfx); // everything is painted in other colours
        app_request_layout(app);
    }
    if (app->session != NULL)
        session_set_preferences(app->session, now->recap, now->ask_openly);
    audio_follow_settings(app);
}

bool app_change_settings(App *app, const AppSettings *wanted, Text *problem) {
    const AppSettings before = app->settings;
    bool good = true;
    app->settings = *wanted;
    memcpy(app->settings.language, before.language, sizeof before.language);
    if (strcmp(wanted->language, before.language) != 0)
        good = app_set_language(app, wanted->language, problem);
    app_apply_settings(app, &before);
    settings_keep_changes(&app->frame->kept.settings, &before, &app->settings);
    save(app);
    say_unsaved(app);
    app_request_layout(app);
    return good;
}

bool app_key_action(App *app, KeyAction action) {
    AppSettings wanted = app->settings;
    if (action == ACTION_MUTE)
        app_toggle_mute(app);
    if (action == ACTION_REPORT && app->frame->screen != &bundle_screen)
        app_visit(app, &bundle_screen);
    if (action != ACTION_FULLSCREEN)
        return action == ACTION_MUTE || action == ACTION_REPORT;
    wanted.fullscreen = !wanted.fullscreen;
    Text ignored = {0}; // only a change of language can fail
    app_change_settings(app, &wanted, &ignored);
    text_finish(&ignored);
    return true;
}

// ---- at the end ----

// Saves the window's size if the player has changed it.
void preferences_close(App *app) {
    AppFrame *frame = app->frame;
    SDL_Window *window = app->gfx != NULL ? gfx_window(app->gfx) : NULL;
    AppSettings *kept = &frame->kept.settings;
    if (window != NULL && (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) == 0 &&
        frame->options.width == 0) {
        int width, height;
        SDL_GetWindowSize(window, &width, &height);
        if (width != frame->opened_width || height != frame->opened_height) {
            kept->width = width;
            kept->height = height;
            save(app);
        }
    }
    text_finish(&frame->settings_path);
    text_finish(&frame->settings_fault);
    text_finish(&frame->broken_settings);
    text_finish(&frame->left_out);
    settings_file_finish(&frame->kept);
}
