// SPDX-License-Identifier: MIT
// Tests what the kit draws for future tables, on two sheets: cards with prices, stats and tags in each of
// their sizes, tiles, tracks, gauges, stat strips, steps; and what games with answers need. All of it is
// compared with the recording in tests/app/golden/kit.txt.
//
// usage: test_kit_sheet [--record] [--save FILE.png [--size WxH] [--sheet answers|shots]]
#include "golden_file.h"
#include "kit_sheets.h"
#include "screen_stage.h"
#include "stage_text.h"

#include "app/art/card_art.h"
#include "app/kit/draw.h"
#include "app/kit/gauge.h"
#include "app/kit/stat_strip.h"
#include "app/kit/steps.h"
#include "app/kit/track.h"
#include "gfx/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIGN(name) "glyphs/stat-" name ".svg"

int sheet_color[SHEET_COLORS];

static void take_colors(void) {
    static const PaletteStyle styles[SHEET_COLORS] = {
        [SHEET_BLUE] =
            {.usual = {.main = 0xFF4C9BFF, .light = 0xFFBFE0FF, .dark = 0xFF1B478A, .deep = 0xFF0A1830}},
        [SHEET_ORANGE] =
            {.usual = {.main = 0xFFF0762A, .light = 0xFFFFCFA8, .dark = 0xFF8A3F12, .deep = 0xFF28130A}},
        [SHEET_COPPER] =
            {.usual = {.main = 0xFFDE9F58, .light = 0xFFFFDDB8, .dark = 0xFF7E4B1E, .deep = 0xFF24160B}},
        [SHEET_RED] =
            {.usual = {.main = 0xFFE8453F, .light = 0xFFFFC0B8, .dark = 0xFF8A2422, .deep = 0xFF2B0D0F}},
    };
    for (int i = SHEET_BLUE; i < SHEET_CYAN; i++)
        if (styles[i].usual.main != 0)
            sheet_color[i] = palette_add(&styles[i]);
    sheet_color[SHEET_ROSE] = card_hue(COLOR_WEAPONS);
    sheet_color[SHEET_CYAN] = card_hue(COLOR_SHIELDS);
    sheet_color[SHEET_VIOLET] = card_hue(COLOR_ENGINES);
    sheet_color[SHEET_ICE] = card_hue(0xFFA9C4EAu);
}

static const CardLook laser = {.name = "Spinal Laser",
                               .type_name = "Attack",
                               .text = "The gun along the keel fires: 10 damage.",
                               .power = 10,
                               .power_now = 10,
                               .has_power = true,
                               .type = CARD_WEAPON,
                               .faction = SHEET_BLUE,
                               .hue = SHEET_ROSE,
                               .picture = "icon:laser-precision",
                               .price = {{.sign = SIGN("engine"), .value = 1, .color = COLOR_ENGINES},
                                         {.sign = SIGN("weapon"), .value = 4, .color = COLOR_WEAPONS}},
                               .prices = 2,
                               .type_sign = SIGN("weapon"),
                               .tag = "Beam"};

static const CardLook counter = {.name = "Emergency Shields",
                                 .type_name = "Defense",
                                 .text = "Raise your shields by 4.",
                                 .badge = "+4",
                                 .type = CARD_TECH,
                                 .faction = SHEET_STEEL,
                                 .price = {{.sign = SIGN("engine"), .value = 1, .color = COLOR_ENGINES}},
                                 .prices = 1,
                                 .type_sign = SIGN("shield")};

static const CardLook officer = {.name = "Spock",
                                 .type_name = "Character",
                                 .text = "Draw 1 card. +1 Search.",
                                 .power = 8,
                                 .power_now = 8,
                                 .has_power = true,
                                 .badge_look = BADGE_CAN,
                                 .type = CARD_TROOPS,
                                 .faction = SHEET_STEEL,
                                 .hue = SHEET_COPPER,
                                 .picture = "icon:rank-3",
                                 .stat = {{.sign = SIGN("engine"), .value = 2, .color = COLOR_ENGINES},
                                          {.sign = SIGN("weapon"), .value = 1, .color = COLOR_WEAPONS},
                                          {.sign = SIGN("diplomacy"), .value = 3, .color = COLOR_DIPLOMACY}},
                                 .stats = 3,
                                 .tag_sign = "emblems/vulcan.svg"};

static const CardLook infection = {
    .name = "Psi 2000 Intoxication",
    .type_name = "Infection",
    .text = "You may pay 3 XP and trash this card.",
    .badge_sign = SIGN("explore"),
    .type = CARD_ACTION,
    .faction = SHEET_ORANGE,
    .striped = true,
    .stat = {{.sign = SIGN("diplomacy"), .value = -2, .color = COLOR_DIPLOMACY},
             {.sign = SIGN("weapon"), .value = 1, .color = COLOR_WEAPONS}},
    .stats = 2,
    .tag = "Held",
    .tag_sign = SIGN("mission")};

// `faction` and `hue` of the look are colours of the sheet.
static void draw_card_at(const CardLook *given, CardMode mode, float x, float y, float w, float h) {
    App *app = stage_app;
    CardLook coloured = *given, *look = &coloured;
    look->faction = sheet_color[given->faction];
    look->hue = sheet_color[given->hue];
    CardPlace place = card_place(mode, app_px(app, x), app_px(app, y), app_px(app, w));
    place.height = h > 0 ? app_px(app, h) : 0;
    card_art_draw(app->gfx, look, &place);
}

static void draw_cards(void) {
    const CardLook *looks[] = {&laser, &counter, &officer, &infection};
    CardLook out_of_reach = officer;
    out_of_reach.badge_look = BADGE_CANNOT;
    out_of_reach.price[0] =
        (Chip){.sign = SIGN("xp"), .value = -1, .color = COLOR_MISSING, .ink = COLOR_MISSING};
    out_of_reach.prices = 1;
    for (int i = 0; i < 4; i++) {
        const float at = (float)i;
        draw_card_at(looks[i], CARD_HAND, 40 + 200 * at, 40, 184, 0);
        draw_card_at(looks[i], CARD_TABLE, 40 + 172 * at, 320, 156, 0);
        draw_card_at(looks[i], CARD_TILE, 40 + 224 * at, 530, 208, 148);
        draw_card_at(looks[i], CARD_TILE, 40 + 240 * at, 700, 225, 116);
        draw_card_at(looks[i], CARD_PILE, 760 + 84 * at, 320, 72, 0);
    }
    draw_card_at(&out_of_reach, CARD_TILE, 936, 530, 208, 148);
    draw_card_at(&laser, CARD_DETAIL, 1160, 40, 272, 0);
    draw_card_at(&officer, CARD_DETAIL, 1160, 440, 272, 0);
}

static GfxRect at(float x, float y, float w, float h) {
    return widget_rect(stage_app, x, y, w, h);
}

static void draw_tracks(void) {
    static const Track tracks[] = {
        {SIGN("shield"), COLOR_SHIELDS, 5, 5, 9, .step = 2, .steps = true},
        {SIGN("weapon"), COLOR_WEAPONS, 3, 5, 9, .step = 1, .steps = true},
        {SIGN("engine"), COLOR_ENGINES, 6, 2, 9, .steps = true},
        {SIGN("hull"), COLOR_STOCK, 8, 8, 10, .steps = true},
        {SIGN("hull"), COLOR_DAMAGE, 3, 3, 10, .steps = true, .bare = true},
        {SIGN("shield"), COLOR_SHIELDS, 2, 4, 9, .step = 2, .steps = true, .lit = true},
    };
    const Gauge gauges[] = {{COLOR_GOLD, 120, 165, 300, 300},
                            {COLOR_POSITIVE, 62, 62, 100, 50},
                            {COLOR_DAMAGE, 200, 140, 300, 0}};
    for (int i = 0; i < 6; i++)
        draw_track(stage_app, at(1460, 40 + 48 * (float)i, 400, 32), &tracks[i]);
    for (int i = 0; i < 3; i++)
        draw_gauge(stage_app, at(1460, 340 + 34 * (float)i, 400, 16), &gauges[i]);
}

static void draw_strips(void) {
    static const StatCell stats[] = {{SIGN("engine"), COLOR_ENGINES, 6, 6, "Speed", false},
                                     {SIGN("weapon"), COLOR_WEAPONS, 8, 9, "Attack", false},
                                     {SIGN("diplomacy"), COLOR_DIPLOMACY, -1, -1, "Diplomacy", false},
                                     {SIGN("shield"), COLOR_SHIELDS, 2, 2, "Shields", false},
                                     {SIGN("xp"), COLOR_STOCK, 7, 1, "XP left", true}};
    static const Chip goals[] = {
        {.sign = SIGN("engine"), .value = 2, .color = COLOR_ENGINES, .tick = true},
        {.sign = SIGN("weapon"), .value = 9, .color = COLOR_WEAPONS},
        {.sign = SIGN("credits"), .value = 5, .color = COLOR_STOCK, .plus = true},
    };
    draw_stats(stage_app, at(40, 850, 1080, STAT_STRIP_H), stats, 5);
    draw_stats(stage_app, at(40, 906, 540, STAT_STRIP_H), stats, 5);
    chips_draw(stage_app->gfx, goals, 3, at(620, 912, 300, 30), false);
    draw_steps(stage_app, at(1460, 460, 268, STEPS_H), "Combat", 4, 5);
    draw_steps(stage_app, at(1460, 520, 180, STEPS_H), "Action", 0, 3);
}

static void draw_sheet(void) {
    gfx_fill(stage_app->gfx, at(0, 0, 1920, 1080), 0xFF0B1220);
    draw_cards();
    draw_tracks();
    draw_strips();
}

static const struct {
    const char *name;
    void (*draw)(void);
} sheets[] = {{"sheet", draw_sheet}, {"answers", draw_answer_sheet}, {"shots", draw_shot_sheet}};
#define SHEETS ((int)(sizeof sheets / sizeof sheets[0]))
#define KEPT 2 // the first of them are compared; lights are to be looked at

// ---- comparing

static void kit_path(char *path, size_t size) {
    const char *shots = stage_folder(), *slash = strrchr(shots, '/');
    snprintf(path, size, "%.*sgolden/kit.txt", slash != NULL ? (int)(slash + 1 - shots) : 0, shots);
}

static void look_at(GoldenFile *out, const char *language, int width, int height) {
    stage_set_language(language);
    gfx_resize_offscreen(stage_app->gfx, width, height);
    for (int i = 0; i < KEPT; i++) {
        char head[GOLDEN_HEAD_MAX];
        Text lines = {0};
        snprintf(head, sizeof head, "%s %s %dx%d", sheets[i].name, language, width, height);
        if (seen_drawn(sheets[i].draw, &lines))
            golden_add(out, head, text_string(&lines));
        text_finish(&lines);
    }
}

static int compare(const GoldenFile *found) {
    GoldenFile kept = {0};
    char path[1024];
    int faults = found->count == 0;
    kit_path(path, sizeof path);
    if (!golden_read(&kept, path))
        printf("%s: cannot be read\n", path);
    for (int i = 0; i < found->count; i++) {
        const GoldenSection *wanted = golden_find(&kept, found->section[i].head);
        if (wanted != NULL && !golden_differs(wanted, &found->section[i]))
            continue;
        faults++;
        printf("%s: differs: - as it should be, + as it is\n", found->section[i].head);
        if (wanted != NULL)
            golden_tell(wanted, &found->section[i], 40);
    }
    golden_free(&kept);
    printf("%d sheets, %d faults\n", found->count, faults);
    return faults == 0 ? 0 : 1;
}

static int save(const char *path, const char *size, const char *sheet) {
    char error[GFX_ERROR_SIZE] = "";
    int width = 1920, height = 1080, which = 0;
    while (sheet != NULL && which < SHEETS && strcmp(sheet, sheets[which].name) != 0)
        which++;
    if (which == SHEETS)
        return 2;
    if (size != NULL && sscanf(size, "%dx%d", &width, &height) != 2)
        return 2;
    gfx_resize_offscreen(stage_app->gfx, width, height);
    gfx_damage_all(stage_app->gfx);
    while (gfx_frame_next(stage_app->gfx))
        sheets[which].draw();
    if (gfx_save_png(stage_app->gfx, path, error))
        return 0;
    fprintf(stderr, "%s: %s\n", path, error);
    return 1;
}

int main(int count, char **arguments) {
    const char *picture = NULL, *size = NULL, *sheet = NULL;
    bool record = false;
    char path[1024];
    for (int i = 1; i < count; i++) {
        record |= strcmp(arguments[i], "--record") == 0;
        if (strcmp(arguments[i], "--save") == 0 && i + 1 < count)
            picture = arguments[++i];
        else if (strcmp(arguments[i], "--size") == 0 && i + 1 < count)
            size = arguments[++i];
        else if (strcmp(arguments[i], "--sheet") == 0 && i + 1 < count)
            sheet = arguments[++i];
    }
    if (!stage_open(1280, 720))
        return 2;
    take_colors();
    GoldenFile found = {0};
    int status = 0;
    if (picture != NULL) {
        status = save(picture, size, sheet);
    } else {
        seen_begin();
        look_at(&found, "en", 1920, 1080);
        look_at(&found, "en", 1280, 720);
        look_at(&found, "de", 1280, 720);
        kit_path(path, sizeof path);
        if (record)
            status =
                golden_write(&found, path, "All that stands on the sheet of test_kit_sheet.c.\n") ? 0 : 1;
        else
            status = compare(&found);
    }
    golden_free(&found);
    stage_close();
    return status;
}
