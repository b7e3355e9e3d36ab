// SPDX-License-Identifier: MIT
// The curtain between two players' turns. Opaque: shows whose turn it is, what is asked and what everybody
// may know, and one button. Built from the public view only. The loop lets no input through before it has
// been shown (loop.c), and only the click here creates the next seat's view.
#include "app/screens/handover_words.h"

#include "app/art/target_art.h"
#include "app/kit/game_board.h"
#include "app/kit/game_screens.h"
#include "app/kit/game_table.h"
#include "app/stage/key_cap.h"
#include "app/stage/widgets.h"
#include "engine/game_facts.h"
#include "engine/story.h"
#include "gfx/image.h"
#include "gfx/shape.h"
#include "gfx/timeline.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define VEIL 0x80030610u
#define BUTTON_WIDTH 460.0f
#define UNDO_WIDTH 330.0f // next to it
#define NEEDED_H 800.0f

typedef struct Handover {
    Timeline timeline;
    float shown;  // fade-in, 0 to 1
    bool refused; // an undo was requested that is not possible
} Handover;

static float middle(const App *app) {
    return gfx_layout(app->gfx).logical_w / 2;
}

// Scale of emblem, name and button: smaller where the lines are moved together.
static float compact_scale(const App *app) {
    return fminf(gfx_layout(app->gfx).logical_h / GFX_USUAL_H, 1);
}

static void enter(App *app, void *self) {
    Handover *screen = self;
    timeline_init(&screen->timeline, app->settings.animation_speed, app->settings.reduced_motion);
    timeline_add(&screen->timeline, &screen->shown, 1, MOTION_COVER_IN, 0);
}

static void layout(App *app, void *self) {
    (void)self;
    const float y = widget_y(app, 786), h = 68 * compact_scale(app);
    Hit *take = hits_add(&app->hits, widget_rect(app, middle(app) - BUTTON_WIDTH / 2, y, BUTTON_WIDTH, h),
                         "button:take_seat");
    take->first = take->answer = true;
    // An answer given on the open table may have been a misclick.
    if (session_undo_state(app->session) == UNDO_POSSIBLE)
        hits_add(&app->hits,
                 widget_rect(app, middle(app) + BUTTON_WIDTH / 2 + 24, y + 6 * compact_scale(app), UNDO_WIDTH,
                             h - 12 * compact_scale(app)),
                 "button:undo");
}

static bool update(App *app, void *self) {
    Handover *screen = self;
    const float before = screen->shown;
    const bool moving = timeline_update(&screen->timeline, app->now);
    if (screen->shown < before || screen->shown > before)
        gfx_damage_all(app->gfx);
    return moving;
}

// ---- drawing
// ----------------------------------------------------------------------------------------------------

static void draw_emblem(App *app, const FactionColors *colors) {
    const float x = app_px(app, middle(app)), y = app_px(app, widget_y(app, 328)), k = compact_scale(app);
    gfx_ring(app->gfx, x, y, app_px(app, 178 * k), fmaxf(1, app_px(app, 2)),
             color_alpha(colors->main, 0.55f));
    gfx_ring(app->gfx, x, y, app_px(app, 206 * k), fmaxf(1, app_px(app, 1.5f)),
             color_alpha(colors->main, 0.22f));
    gfx_arc(app->gfx, x, y, app_px(app, 208 * k), app_px(app, 5), 0, 60, colors->main);
    gfx_arc(app->gfx, x, y, app_px(app, 208 * k), app_px(app, 5), 180, 240, colors->main);
    const GfxPaint shine = paint_three(165, COLOR_WHITE, colors->light, 0.38f, colors->main);
    const float size = app_px(app, 208 * k);
    if (colors->emblem != NULL)
        gfx_icon_glow(app->gfx, colors->emblem, x - roundf(size / 2), y - roundf(size / 2), size, &shine,
                      app_px(app, 26), color_alpha(colors->main, 0.6f));
}

static void line(App *app, GfxFont font, float size, Color color, float y, float h, const char *text) {
    const GfxStyle style = widget_style(app, font, size, color, GFX_CENTRE);
    gfx_text_fit(app->gfx, &style, 14 * gfx_layout(app->gfx).scale,
                 widget_rect(app, 40, widget_y(app, y), gfx_layout(app->gfx).logical_w - 80, h), text);
}

// The card that asks is face up, so it may be named.
const char *handover_question(const App *app, char *buffer, size_t size) {
    const Story *story = game_story(app->catalog->game);
    const Question asked = story->question(session_view(app->session)->bytes);
    const bool own = session_to_act(app->session) == session_next_seat(app->session);
    if (session_is_hidden(app->session) && (!own || asked.asked == ASKED_TURN))
        return ui_word(app, UI_HANDOVER_HIDDEN_HAND);
    if (asked.asked == ASKED_TURN || asked.asked == ASKED_NOTHING)
        return ui_word(app, UI_HANDOVER_TURN);
    const GameTable *table = game_table_of(app->catalog->game);
    if (table != NULL && table->board->wanted_for != NULL)
        return table->board->wanted_for(app, session_view(app->session)->bytes, buffer, size);
    char key[60];
    snprintf(key, sizeof key, "decision.%s.ask", story->questions[asked.word]);
    const char *card = asked.card != NONE ? card_name(app, asked.card, asked.owner) : "";
    return app_fill(app, buffer, size, key, STR("card", card));
}

// ---- the public scores

#define SCORE_GAP 44.0f   // between two scores
#define SCORE_SIGN 34.0f  // emblem and the space behind it
#define SCORE_TAIL 108.0f // points and their unit
#define NAMES_MAX 440     // bytes; all names that share a score

typedef struct Scores {
    Standing standing;
    uint8_t seats;
} Scores;

static Scores scores_of(const App *app) {
    Scores scores = {.seats = session_options(app->session)->setup.seats};
    game_story(app->catalog->game)->standing(session_view(app->session)->bytes, &scores.standing);
    return scores;
}

// Allies share a score: one of them represents all.
static bool has_score(const Scores *scores, Seat seat) {
    return scores->standing.with[seat] == seat;
}

static int members_of(const Scores *scores, Seat speaker) {
    int count = 0;
    for (Seat seat = 0; seat < scores->seats; seat++)
        count += scores->standing.with[seat] == speaker;
    return count;
}

static const char *score_names(const App *app, const Scores *scores, Seat speaker, char *buffer,
                               size_t size) {
    size_t used = 0;
    buffer[0] = '\0';
    for (Seat seat = 0; seat < scores->seats; seat++)
        if (scores->standing.with[seat] == speaker && used < size)
            used += (size_t)snprintf(buffer + used, size - used, "%s%s", used > 0 ? " + " : "",
                                     seat_name(app, seat));
    return buffer;
}

static GfxStyle score_style(const App *app) {
    return widget_style(app, GFX_FONT_DISPLAY, 17, COLOR_TEXT, GFX_LEFT);
}

// The names' preferred width in logical pixels.
static float names_width(const App *app, const Scores *scores, Seat seat) {
    char names[NAMES_MAX];
    const GfxStyle style = score_style(app);
    return gfx_text_width(app->gfx, &style, score_names(app, scores, seat, names, sizeof names)) /
               gfx_layout(app->gfx).scale +
           2;
}

static float signs_width(const Scores *scores, Seat seat) {
    return SCORE_SIGN + (SCORE_SIGN - 4) * (float)(members_of(scores, seat) - 1);
}

static void draw_score_sign(App *app, Seat seat, float x) {
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, app_px(app, x), app_px(app, widget_y(app, 984)),
                       app_px(app, 24), colors->main);
}

static void draw_score_signs(App *app, const Scores *scores, Seat speaker, float x) {
    for (Seat seat = 0; seat < scores->seats; seat++)
        if (scores->standing.with[seat] == speaker) {
            draw_score_sign(app, seat, x);
            x += SCORE_SIGN - 4;
        }
}

static void draw_score(App *app, const Scores *scores, Seat seat, float x, float names_w) {
    const float y = widget_y(app, 984), small = 12 * gfx_layout(app->gfx).scale;
    draw_score_signs(app, scores, seat, x);
    x += signs_width(scores, seat);
    char names[NAMES_MAX], number[12];
    const GfxStyle name = score_style(app);
    gfx_text_fit(app->gfx, &name, small, widget_rect(app, x, y - 1, names_w, 26),
                 score_names(app, scores, seat, names, sizeof names));
    x += names_w;
    snprintf(number, sizeof number, "%d", scores->standing.number[seat]);
    const GfxStyle figure = widget_style(app, GFX_FONT_DISPLAY_BOLD, 25, COLOR_WHITE, GFX_RIGHT);
    gfx_text(app->gfx, &figure, widget_rect(app, x + 12, y - 4, 52, 32), number);
    const GfxStyle unit = widget_style(app, GFX_FONT_DISPLAY, 14.5f, COLOR_TEXT_DIM, GFX_LEFT);
    const GfxRect place = widget_rect(app, x + 70, y + 3, 36, 20);
    if (game_unit_sign(app) != NULL)
        gfx_icon_color(app->gfx, game_unit_sign(app), place.x, place.y, place.h, unit.color);
    else
        gfx_text(app->gfx, &unit, place, game_unit(app));
}

// Centred side by side. If the names are too long, those that exceed their share are shrunk.
static void draw_score_line(App *app, const Scores *scores) {
    const float room = gfx_layout(app->gfx).logical_w - 80;
    float fixed = -SCORE_GAP, names = 0;
    for (Seat seat = 0; seat < scores->seats; seat++)
        if (has_score(scores, seat)) {
            fixed += SCORE_GAP + signs_width(scores, seat) + SCORE_TAIL;
            names += names_width(app, scores, seat);
        }
    const float shrink = names > room - fixed ? (room - fixed) / names : 1;
    float x = middle(app) - (fixed + names * shrink) / 2;
    for (Seat seat = 0; seat < scores->seats; seat++)
        if (has_score(scores, seat)) {
            const float width = names_width(app, scores, seat) * shrink;
            draw_score(app, scores, seat, x, width);
            x += signs_width(scores, seat) + width + SCORE_TAIL + SCORE_GAP;
        }
}

static void draw_scores(App *app) {
    const Scores scores = scores_of(app);
    const GfxPaint rule = paint_three(90, color_alpha(COLOR_LINE_STRONG, 0), COLOR_LINE_STRONG, 0.5f,
                                      color_alpha(COLOR_LINE_STRONG, 0));
    gfx_gradient(app->gfx, widget_rect(app, middle(app) - 400, widget_y(app, 958), 800, 1), &rule);
    if (scores.standing.secret)
        line(app, GFX_FONT_TEXT_MEDIUM, 16, COLOR_TEXT_DIM, 984, 26, ui_word(app, UI_HANDOVER_SECRET));
    else
        draw_score_line(app, &scores);
}

// ---- putting it together

static void draw_all(App *app, const Handover *screen, Seat seat) {
    char text[200], key[KEY_LABEL_MAX];
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    draw_emblem(app, colors);
    line(app, GFX_FONT_TEXT_MEDIUM, 24, colors->light, 588, 32, ui_word(app, UI_HANDOVER_PASS));
    const char *own = session_options(app->session)->name[seat];
    if (own[0] != 0)
        snprintf(text, sizeof text, "%s, %s", own, seat_faction_name(app, seat));
    line(app, GFX_FONT_DISPLAY_BOLD, 76 * compact_scale(app), COLOR_WHITE, 620, 92 * compact_scale(app),
         own[0] != 0
             ? text
             : name_in_case(app, seat_faction_name(app, seat), WORDS_ACCUSATIVE, true, text, sizeof text));
    line(app, GFX_FONT_TEXT, 20, COLOR_TEXT, 724, 28, handover_question(app, text, sizeof text));
    if (screen->refused)
        line(app, GFX_FONT_TEXT_MEDIUM, 17, COLOR_ICE, 750, 26, ui_word(app, UI_TABLE_UNDO_NOT_NOW));
    widget_button(app, "button:take_seat",
                  &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_HANDOVER_TAKE), .text_size = 25});
    widget_button(app, "button:undo",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_TABLE_UNDO_ANSWER),
                            .icon = "icons/phosphor/arrow-counter-clockwise.svg",
                            .text_size = 18,
                            .key = ACTION_UNDO});
    if (!widget_has_room_for_details(app))
        return;
    line(app, GFX_FONT_TEXT_MEDIUM, 16, COLOR_TEXT, 872, 22, ui_word(app, UI_COMMON_KEYS));
    line(app, GFX_FONT_TEXT, 16, COLOR_TEXT_DIM, 899, 22, ui_word(app, UI_HANDOVER_HIDDEN));
    line(app, GFX_FONT_TEXT, 16, COLOR_TEXT_DIM, 923, 22,
         ui_fill(app, text, sizeof text, UI_HANDOVER_PANIC, STR("key", key_label_of(app, ACTION_HIDE, key))));
    draw_scores(app);
}

static void draw(App *app, void *self) {
    const Handover *screen = self;
    const Seat seat = session_next_seat(app->session);
    if (seat == SEAT_NONE)
        return;
    const GfxLayout size = gfx_layout(app->gfx);
    background_draw(app->gfx, app->pictures, BACKGROUND_HANDOVER);
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const GfxPaint veil = paint_radial(0.5f, 0.46f, color_alpha(colors->deep, 0.69f), VEIL, 0.78f);
    gfx_gradient(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height), &veil);
    gfx_opacity_push(app->gfx, screen->shown);
    draw_all(app, screen, seat);
    gfx_opacity_pop(app->gfx);
}

// ---- input
// -----------------------------------------------------------------------------------------------------

static bool means_undo(const Gesture *gesture) {
    return gesture->kind == GESTURE_CLICK ? strcmp(gesture->id, "button:undo") == 0
                                          : gesture->kind == GESTURE_KEY && gesture->action == ACTION_UNDO;
}

// The reason why nothing can be undone would reveal what somebody did, so the message is always the same.
static void undo(App *app, Handover *screen) {
    if (session_undo_state(app->session) == UNDO_POSSIBLE) {
        app_play(app, SOUND_UNDO);
        app_undo(app);
        return;
    }
    screen->refused = true;
    app_play(app, SOUND_DENY);
    gfx_damage_all(app->gfx);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    if (means_undo(gesture))
        undo(app, self);
    else if (gesture->kind == GESTURE_CLICK && strcmp(gesture->id, "button:take_seat") == 0)
        session_take_seat(app->session);
}

const Screen handover_screen = {.name = "handover",
                                .state_bytes = sizeof(Handover),
                                .least_h = NEEDED_H,
                                .enter = enter,
                                .layout = layout,
                                .gesture = gesture,
                                .update = update,
                                .draw = draw};
