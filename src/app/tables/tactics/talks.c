// SPDX-License-Identifier: MIT
// A negotiation that is decided, on a stage: its target's painting takes the board while the bids are opened
// on it; whoever takes the target floods it with their colour, their emblem is stamped on it, and what the
// target brings is said. Then the painting flies to its pile, as after a scoring.
#include "app/kit/stage_view.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/show.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>
#include <string.h>

#define COMES_MS 220.0F
#define STAMPS_MS 260.0F // the largest bid has lit up
#define WON_MS 900.0F
#define GOES_MS 260.0F
#define LATE_MS 900.0F // nobody gets it: the bids are still compared, and that is said
#define FLOOD 0.6F     // opacity of the winner's colour
#define EMBLEM 150.0F  // units of the stage
#define EMBLEM_X 0.88F // of the stage: beside the bids
#define EMBLEM_Y 0.46F
#define TITLE 44.0F

// ---- when

static bool is_staged(const CardTable *table) {
    return !table->recap && table->timeline.speed > 0 && !tactics_is_secret(table);
}

void tactics_talks_reset(CardTable *table) {
    TalksStage *stage = &own(table)->talks_stage;
    timeline_forget(&table->timeline, &stage->shown, 2 * sizeof stage->shown);
    stage->shown = stage->won = 0;
    stage->row = NONE;
}

void tactics_talks_open(CardTable *table, uint8_t row) {
    TalksStage *stage = &own(table)->talks_stage;
    if (row >= ROWS || stage->row == row || !is_staged(table) || seen(table)->row[row].target == NONE)
        return;
    tactics_talks_reset(table);
    stage->row = row;
    stage->winner = SEAT_NONE;
    stage->nothing = NULL;
    stage->target = seen(table)->row[row].target;
    timeline_add_ms(&table->timeline, &stage->shown, 1, MOTION_GLOW_IN, 0, COMES_MS);
}

void tactics_talks_decide(CardTable *table, const Event *event) {
    TalksStage *stage = &own(table)->talks_stage;
    if (stage->row >= ROWS || event->kind != EVENT_NEGOTIATION_END)
        return; // in a tie it goes on
    if (event->seat >= seen(table)->seats)
        return; // tactics_talks_nothing
    stage->winner = event->seat;
    tactics_explain_target(tactics_looks_rules(table->looks), seen(table), stage->target, event->seat,
                           &stage->worth);
    timeline_add_ms(&table->timeline, &stage->won, 1, MOTION_WAIT, STAMPS_MS,
                    table->timeline.reduced ? 1 : WON_MS);
}

// Nobody gets it: the stage says so while the bids are still compared; the row says it afterwards, as long as
// its target is looked for.
void tactics_talks_nothing(CardTable *table, const Event *event) {
    TalksStage *stage = &own(table)->talks_stage;
    const char *word = event->amount == 1 ? "score.talks_broken" : "score.talks_none";
    if (event->seat < seen(table)->seats || event->row >= ROWS)
        return;
    const bool staged = stage->row == event->row;
    if (staged) {
        stage->nothing = word;
        timeline_add_ms(&table->timeline, &stage->shown, 0, MOTION_GLOW_OUT, LATE_MS, GOES_MS);
    }
    tactics_call_talks(table, event->row, word, staged ? LATE_MS : 0);
}

void tactics_talks_fly(CardTable *table, FlyingTile *tile) {
    TalksStage *stage = &own(table)->talks_stage;
    if (stage->row >= ROWS || stage->shown <= 0)
        return;
    const GfxRect box = tactics_board_stage(table).box;
    timeline_add_ms(&table->timeline, &stage->shown, 0, MOTION_GLOW_OUT, 0, GOES_MS);
    if (table->timeline.reduced)
        return;
    tile->from_x = box.x + box.w / 2;
    tile->from_y = box.y + box.h / 2;
    tile->from_w = box.w * 0.72F;
}

Seat tactics_talks_winner(const CardTable *table, int row) {
    const TalksStage *stage = &own(table)->talks_stage;
    return stage->row == row ? stage->winner : SEAT_NONE;
}

void tactics_talks_damage(App *app, CardTable *table) {
    TalksStage *stage = &own(table)->talks_stage;
    if (stage->drawn_shown == stage->shown && stage->drawn_won == stage->won)
        return;
    stage->drawn_shown = stage->shown;
    stage->drawn_won = stage->won;
    gfx_damage_all(app->gfx);
    if (stage->won > 0 && !stage->heard) {
        stage->heard = true;
        app_play(app, SOUND_CROWN);
    }
    if (stage->won <= 0)
        stage->heard = false;
}

void tactics_talks_ask(App *app, CardTable *table) {
    TalksStage *stage = &own(table)->talks_stage;
    const int now = 1 + match_log_count(session_match(app->session));
    char title[80], how[LOG_LINE_MAX];
    if (seen(table)->decision != DECISION_NEGOTIATE || seen(table)->source_row >= ROWS || table->showing ||
        app->lesson != NULL || !table_deciding(app) || stage->asked == now)
        return;
    stage->asked = now;
    ui_fill(app, title, sizeof title, UI_TABLE_NEGOTIATE,
            STR("target", tactics_row_name(table, seen(table)->source_row)));
    tactics_count_offers(app, table, how);
    banner_say(app, table, title, how);
}

// ---- drawing

static void draw_emblem(App *app, const CardTable *table, const StageView *view) {
    const TalksStage *stage = &own(table)->talks_stage;
    const int palette = seat_palette(app, stage->winner);
    const FactionColors *colors = palette_faction(palette);
    const float part = table->timeline.reduced ? 1 : fminf(1, stage->won * 4);
    // Few sizes on its way, each of which is painted once.
    const float size = roundf(stage_px(view, EMBLEM * (1 + 0.2F * roundf(7 * (1 - ease_in(part))))));
    const float x = view->box.x + view->box.w * EMBLEM_X, y = view->box.y + view->box.h * EMBLEM_Y;
    gfx_opacity_push(app->gfx, part * part);
    gfx_light_glow(app->gfx, x, y, size * 0.8F, color_alpha(colors->main, 0.7F));
    emblem_at(app, palette, roundf(x - size / 2), roundf(y - size / 2), size, colors->light);
    gfx_opacity_pop(app->gfx);
}

// "Ann takes Remus", and what is negotiated about before.
static void draw_title(App *app, const CardTable *table, const StageView *view) {
    const TalksStage *stage = &own(table)->talks_stage;
    const GfxRect box = view->box;
    const float edge = stage_px(view, 26);
    const GfxPaint dark = paint_down(0xC0060A12u, 0x00060A12u);
    char name[120], text[SCORED_TEXT_MAX];
    const char *target = tactics_target_name(table->looks, stage->target);
    gfx_gradient(app->gfx, gfx_rect(box.x, box.y, box.w, box.h * 0.36F), &dark);
    if (stage->nothing != NULL)
        text_copy(text, sizeof text, app_word(app, stage->nothing));
    else if (stage->won <= 0)
        ui_fill(app, text, sizeof text, UI_TABLE_NEGOTIATE, STR("target", target));
    else if (tactics_has_teams(table))
        ui_fill(app, text, sizeof text, UI_TABLE_SCORED_WON_TEAM,
                STR("name", tactics_team_name(app, table, stage->winner, name, sizeof name)),
                STR("target", target));
    else
        ui_fill(app, text, sizeof text, UI_TABLE_SCORED_WON, STR("name", seat_name(app, stage->winner)),
                STR("target", target));
    words_fit(app, gfx_rect(box.x + edge, box.y + stage_px(view, 14), box.w * 0.52F, stage_px(view, 60)),
              GFX_FONT_DISPLAY_BOLD, TITLE, 18, COLOR_WHITE, GFX_LEFT, text);
}

static void draw_bids(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const Sprite *bid = tactics_open_bid(table, seat);
        if (bid != NULL)
            draw_sprite(app, table, bid, false);
    }
}

static void draw_flood(App *app, const CardTable *table, const StageView *view) {
    const TalksStage *stage = &own(table)->talks_stage;
    const float part = ease_out_cubic(fminf(1, stage->won * 2));
    const GfxRect box = view->box;
    const float w = box.w * part;
    gfx_fill(app->gfx, gfx_rect(roundf(box.x + (box.w - w) / 2), box.y, roundf(w), box.h),
             color_alpha(palette_faction(seat_palette(app, stage->winner))->main, FLOOD * part));
}

void tactics_draw_talks(App *app, const CardTable *table) {
    const TalksStage *stage = &own(table)->talks_stage;
    if (stage->row >= ROWS || stage->shown <= 0 || !is_staged(table))
        return;
    const StageView view = tactics_board_stage(table);
    const TargetLook look = tactics_target_look(table->looks, stage->target);
    const StageGround ground = {.file = look.painting};
    const bool won = stage->won > 0 && stage->winner < seen(table)->seats;
    const StageWorth worth = {.points = look.points,
                              .sides = won ? 1 : 0,
                              .winner = won ? stage->winner : SEAT_NONE,
                              .taken = stage->won,
                              .side = {stage->winner},
                              .worth = {&stage->worth}};
    gfx_opacity_push(app->gfx, stage->shown);
    gfx_clip_push(app->gfx, view.box);
    stage_draw_ground(app, table, &view, &ground);
    if (won)
        draw_flood(app, table, &view);
    draw_title(app, table, &view);
    tactics_draw_worth(app, table, &view, &worth);
    if (won)
        draw_emblem(app, table, &view);
    gfx_clip_pop(app->gfx);
    stage_draw_frame(app, table, &view);
    gfx_opacity_pop(app->gfx);
    draw_bids(app, table);
}
