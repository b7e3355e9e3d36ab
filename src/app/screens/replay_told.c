// SPDX-License-Identifier: MIT
// A moment that the result led to has been watched: the replay stands there and asks what comes next.
#include "app/kit/draw.h"
#include "app/screens/replay_parts.h"
#include "app/screens/result_lines.h"
#include "app/screens/result_parts.h"
#include "app/stage/widgets.h"
#include "engine/game_facts.h"

#include <math.h>

#define WIDTH 880.0F // logical pixels, all below
#define HEIGHT 112.0F
#define EDGE 14.0F
#define TITLE_H 32.0F
#define BUTTON_H 48.0F
#define GAP 10.0F

typedef struct Choice {
    const char *id;
    UiWord word;
    ButtonLook look;
    const char *icon;
} Choice;

static const Choice choices[] = {
    {"button:told_again", UI_REPLAY_TOLD_AGAIN, BUTTON_PLAIN, "icons/phosphor/arrow-counter-clockwise.svg"},
    {"button:told_on", UI_REPLAY_TOLD_ON, BUTTON_PLAIN, "icons/phosphor/play.svg"},
    {"button:told_back", UI_REPLAY_TO_RESULT, BUTTON_PRIMARY, NULL},
};
#define CHOICES ((int)(sizeof choices / sizeof choices[0]))

// Over the hand, beside the action box.
static GfxRect panel_rect(const App *app, const CardTable *table) {
    const GfxRect window = table->layout.window, action = table->layout.action;
    const float edge = app_px(app, EDGE), h = app_px(app, HEIGHT);
    const float right = action.x > window.w / 2 ? action.x : window.w;
    const float w = fminf(app_px(app, WIDTH), right - 2 * edge);
    return gfx_rect(roundf((right - w) / 2), roundf(window.h - h - edge), w, h);
}

bool replay_told_is_over(const App *app) {
    const Replay *replay = app_replay(app);
    const SessionStage stage = session_stage(app->session);
    return replay->told > 0 && replay->at >= replay->told &&
           (stage == SESSION_SCORING || stage == SESSION_WATCHING);
}

// Nothing more comes.
static bool is_at_end(const App *app) {
    const Replay *replay = app_replay(app);
    return replay->at == replay->count && session_stage(app->session) == SESSION_WATCHING;
}

bool replay_says_winner(const App *app, char *text, size_t size) {
    const Match *match = session_match(app->session);
    ResultLine line[SEATS_MAX];
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    char words[2 * RESULT_NAMES_MAX];
    Standing standing;
    if (!is_at_end(app) || match_to_act(match) != SEAT_NONE)
        return false;
    match_result(match, points, winner);
    game_story(app->catalog->game)->standing(session_view(app->session)->bytes, &standing);
    const int count =
        result_lines(&standing, session_options(app->session)->setup.seats, points, winner, line);
    result_sort(line, count);
    result_winner_words(app, line, count, words);
    text_copy(text, size, words);
    return line[0].wins;
}

void replay_told_regions(App *app, const ReplayScreen *screen) {
    if (!screen->told)
        return;
    const GfxRect panel = panel_rect(app, &screen->table);
    const float edge = app_px(app, EDGE), gap = app_px(app, GAP);
    const float w = (panel.w - 2 * edge - (float)(CHOICES - 1) * gap) / (float)CHOICES;
    hits_add(&app->hits, panel, "told")->drop_only = true;
    for (int i = 0; i < CHOICES; i++) {
        const GfxRect rect = gfx_rect(panel.x + edge + (float)i * (w + gap),
                                      panel.y + app_px(app, EDGE + TITLE_H), w, app_px(app, BUTTON_H));
        Hit *hit = hits_add(&app->hits, rect, "%s", choices[i].id);
        hit->settles = true;
        hit->enabled = i != 1 || !is_at_end(app);
        hit->first = hit->answer = i == CHOICES - 1;
    }
}

void replay_told_draw(App *app, const ReplayScreen *screen) {
    if (!screen->told)
        return;
    const GfxRect panel = panel_rect(app, &screen->table);
    if (!gfx_is_visible(app->gfx, gfx_inset(panel, -app_px(app, 70))))
        return;
    draw_solid_panel(app, &screen->table, panel, COLOR_LINE_STRONG);
    char who[160];
    if (!replay_says_winner(app, who, sizeof who))
        text_copy(who, sizeof who, ui_word(app, UI_REPLAY_TOLD));
    words_fit(app,
              gfx_rect(panel.x + app_px(app, EDGE + 4), panel.y + app_px(app, EDGE - 6),
                       panel.w - app_px(app, 2 * EDGE + 8), app_px(app, TITLE_H)),
              GFX_FONT_DISPLAY_BOLD, 22, 14, COLOR_WHITE, GFX_LEFT, who);
    for (int i = 0; i < CHOICES; i++)
        widget_button(app, choices[i].id,
                      &(Button){.look = choices[i].look,
                                .icon = choices[i].icon,
                                .text = ui_word(app, choices[i].word),
                                .text_size = 18});
}
