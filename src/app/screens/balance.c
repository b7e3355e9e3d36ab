// SPDX-License-Identifier: MIT
// Is a pack too strong? Computers play the same deals with and without it in the background; the results are
// shown in sentences and plots while they play and afterwards.
#include "app/screens/balance_parts.h"

#include "app/stage/page_head.h"
#include "app/stage/widgets.h"
#include "gfx/shape.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEAD_W 200.0f // logical pixels, all below
#define HEAD_BUTTONS 3
#define HEAD_H 52.0f
#define HEAD_Y 26.0f
#define GAP 10.0f
#define STATUS_H 46.0f
#define BAR_H 6.0f
#define TABS_H 46.0f
#define GAME_W 200.0f
#define MORE_W 260.0f
#define SCROLL_W 28.0f
#define DIM 0xA8000000u
#define LOOK_EVERY 200 // ms between two looks at the progress
#define MORE_TIMES 4   // factor when the player asks for more deals
#define DEALS_MOST 1000000
#define UNTIL 0.03 // how well the button has it known; `balance.until` says so
#define COUNT_MAX 24

typedef struct BalanceScreen {
    Scroll scroll;
    BalancePage page;
    BalanceTopic topic;
    bool all;       // show all cards
    int game;       // index among the games the pack serves
    uint64_t done;  // deals, as shown
    char said[700]; // where the report was written, or why not
    GfxRect status;
    unsigned version; // version of the measured packs
} BalanceScreen;

static const char *const topic_ids[] = {
    [TOPIC_SHORT] = "short",   [TOPIC_WINS] = "wins",     [TOPIC_CARDS] = "cards",
    [TOPIC_LENGTH] = "length", [TOPIC_PRIZES] = "prizes", [TOPIC_HOW] = "how"};

// ---- the measurement

static const ListedPack *pack_of(const App *app) {
    const int place = app_viewed_pack(app);
    return place >= 0 ? &app_pack_list(app)->pack[place] : NULL;
}

static const Game *game_of(const App *app, BalanceScreen *screen) {
    const Catalog *served[PACK_CACHE_MAX];
    const int count = app_viewed_games(app, served);
    if (screen->game >= count)
        screen->game = 0;
    return count > 0 ? served[screen->game]->game : NULL;
}

static void begin(App *app, BalanceScreen *screen, uint64_t deals) {
    const Game *game = game_of(app, screen);
    app_drop_measure(app);
    screen->version = app_packs_version(app);
    screen->said[0] = '\0';
    screen->done = 0;
    if (game != NULL)
        app_measure_pack(app, game, deals);
    app_request_layout(app);
}

static void enter(App *app, void *self) {
    BalanceScreen *screen = self;
    const Catalog *served[PACK_CACHE_MAX];
    const int count = app_viewed_games(app, served);
    for (int i = 0; i < count; i++)
        if (served[i] == app->catalog)
            screen->game = i;
    begin(app, screen, 0);
    app_focus(app, "balance:topic:short"); // so that arrow keys turn pages at once
}

static void leave(App *app, void *self) {
    BalanceScreen *screen = self;
    app_drop_measure(app);
    balance_page_finish(&screen->page);
}

// ---- layout

static bool topic_is_there(const BalanceReport *report, int topic) {
    return topic != TOPIC_PRIZES || report->balance->prizes > 0;
}

static void lay_topics(App *app, const BalanceReport *report) {
    int count = 0, place = 0;
    for (int topic = 0; topic < BALANCE_TOPICS; topic++)
        count += topic_is_there(report, topic);
    const float w = (page_width(app) - GAP * (float)(count - 1)) / (float)count;
    for (int topic = 0; topic < BALANCE_TOPICS; topic++)
        if (topic_is_there(report, topic))
            hits_add(&app->hits,
                     widget_rect(app, page_left(app) + (w + GAP) * (float)place++, PAGE_TOP + STATUS_H + GAP,
                                 w, TABS_H),
                     "balance:topic:%s", topic_ids[topic]);
}

static GfxRect head_place(const App *app, int number) {
    const float left =
        gfx_layout(app->gfx).logical_w - PAGE_EDGE - HEAD_BUTTONS * HEAD_W - (HEAD_BUTTONS - 1) * GAP;
    return widget_rect(app, left + (float)number * (HEAD_W + GAP), HEAD_Y, HEAD_W, HEAD_H);
}

// The number of deals that the button for more plays in total: all that were wanted, if they were stopped.
// With `until` what was wanted is only its limit.
static uint64_t more_deals(const Measure *measure) {
    if (measure->until > 0)
        return measure->done * MORE_TIMES;
    return measure->state == MEASURE_STOPPED ? measure->wanted : measure->wanted * MORE_TIMES;
}

// Nothing more to be known by `until`, or its limit is reached.
static bool is_known(const Measure *measure) {
    const double widest = balance_widest(measure->report->balance);
    return (widest >= 0 && widest <= UNTIL) || (measure->until > 0 && measure->state == MEASURE_DONE);
}

static void lay_head(App *app, const Measure *measure) {
    const bool playing = measure->state == MEASURE_PLAYING;
    page_head_regions(app);
    Hit *hit = hits_add(&app->hits, head_place(app, 1), "%s", playing ? "balance:stop" : "balance:more");
    hit->enabled = playing || (measure->report != NULL && more_deals(measure) <= DEALS_MOST);
    if (!playing) {
        hit = hits_add(&app->hits, head_place(app, 0), "balance:until");
        hit->enabled = measure->report != NULL && !is_known(measure);
    }
    hit = hits_add(&app->hits, head_place(app, 2), "balance:save");
    hit->enabled = !playing && measure->report != NULL;
}

static float games_width(const App *app) {
    const Catalog *served[PACK_CACHE_MAX];
    const int count = app_viewed_games(app, served);
    return count > 1 ? (float)count * (GAME_W + GAP) : 0;
}

static void lay_games(App *app) {
    const Catalog *served[PACK_CACHE_MAX];
    const int count = app_viewed_games(app, served);
    const float left = page_left(app) + page_width(app) - games_width(app) + GAP;
    for (int i = 0; count > 1 && i < count; i++)
        hits_add(&app->hits,
                 widget_rect(app, left + (float)i * (GAME_W + GAP), PAGE_TOP - 4, GAME_W, STATUS_H),
                 "balance:game:%d", i + 1);
}

static void fill(App *app, BalanceScreen *screen, const Measure *measure) {
    const ListedPack *pack = pack_of(app);
    const Problems *faults = measure->state == MEASURE_FAULTY ? measure->faults
                             : pack != NULL && pack->out      ? pack->faults
                                                              : NULL;
    if (faults != NULL && pack != NULL)
        balance_page_faults(app, &screen->page, faults, pack->folder);
    else if (measure->same != NULL)
        balance_page_say(&screen->page, measure->same);
    else if (measure->report != NULL)
        balance_page_fill(&screen->page, measure->report, screen->topic, screen->all);
    else
        balance_page_finish(&screen->page);
}

static void lay_more(App *app, const BalanceScreen *screen, float height) {
    if (!screen->page.more || screen->topic != TOPIC_CARDS)
        return;
    scroll_hit(app, &screen->scroll,
               gfx_rect(screen->scroll.box.x, scroll_top(&screen->scroll) + height, app_px(app, MORE_W),
                        app_px(app, TABS_H)),
               "balance:all");
}

static void layout(App *app, void *self) {
    BalanceScreen *screen = self;
    const GfxLayout size = gfx_layout(app->gfx);
    if (screen->version != app_packs_version(app)) // files have changed meanwhile
        begin(app, screen, 0);
    const Measure measure = app_measure(app);
    const bool topics = measure.report != NULL && measure.state != MEASURE_FAULTY;
    const float top = PAGE_TOP + STATUS_H + GAP + (topics ? TABS_H + 14 : 0);
    screen->done = measure.done;
    screen->status =
        widget_rect(app, page_left(app), PAGE_TOP - 4, page_width(app) - games_width(app), STATUS_H);
    lay_head(app, &measure);
    lay_games(app);
    if (topics)
        lay_topics(app, measure.report);
    fill(app, screen, &measure);
    screen->scroll.box =
        widget_rect(app, page_left(app), top, page_width(app), fmaxf(size.logical_h - top - 12, 1));
    const float height =
        balance_page_layout(app, &screen->page, screen->scroll.box.w - app_px(app, SCROLL_W));
    const bool more = screen->page.more && screen->topic == TOPIC_CARDS;
    scroll_layout(&screen->scroll, screen->scroll.box, height + (more ? app_px(app, TABS_H + 24) : 0));
    lay_more(app, screen, height);
    scroll_regions(app, &screen->scroll);
}

// Polls the progress and redraws if it has changed.
static bool update(App *app, void *self) {
    BalanceScreen *screen = self;
    const Measure measure = app_measure(app);
    if (measure.state != MEASURE_PLAYING)
        return false;
    if (measure.done != screen->done) {
        screen->done = measure.done;
        gfx_damage(app->gfx, screen->status);
    }
    app_wake_at(app, app->now + LOOK_EVERY);
    return false;
}

// ---- drawing

// A forecast is not exact.
static uint64_t round_up(uint64_t deals) {
    return (deals + BALANCE_STEP - 1) / BALANCE_STEP * BALANCE_STEP;
}

// With `until`: how far it has come and how long it may take.
static const char *until_status(const App *app, const BalanceScreen *screen, const Measure *measure,
                                char *text, size_t size) {
    char done[COUNT_MAX], games[COUNT_MAX], more[COUNT_MAX], points[COUNT_MAX], seconds[COUNT_MAX],
        left[60] = "";
    Text wide = {0};
    const Balance *balance = measure->report->balance;
    const double widest = balance_widest(balance);
    const uint64_t total = balance_forecast(balance, measure->until);
    const uint64_t most = total > 0 && total < measure->wanted ? total : measure->wanted;
    const int time = measure->seconds;
    balance_add_number(measure->report, widest < 0 ? 1 : widest, balance_percent, &wide);
    snprintf(done, sizeof done, "%" PRIu64, screen->done);
    snprintf(games, sizeof games, "%" PRIu64, 2 * screen->done);
    snprintf(more, sizeof more, "%" PRIu64, most > screen->done ? round_up(most - screen->done) : 0);
    snprintf(points, sizeof points, "%d", (int)lround(100 * measure->until));
    snprintf(seconds, sizeof seconds, "%d", time < 90 ? (time > 0 ? time : 0) : (time + 30) / 60);
    if (time >= 0)
        ui_fill(app, left, sizeof left, time < 90 ? UI_BALANCE_SECONDS : UI_BALANCE_MINUTES,
                STR("count", seconds));
    const UiWord word = measure->state == MEASURE_PLAYING && widest >= 0 ? UI_BALANCE_UNTIL_PLAYING
                        : measure->state == MEASURE_PLAYING              ? UI_BALANCE_UNTIL_BEGUN
                        : widest >= 0 && widest <= measure->until        ? UI_BALANCE_UNTIL_DONE
                                                                         : UI_BALANCE_UNTIL_NOT;
    ui_fill(app, text, size, word, STR("points", points), STR("done", done), STR("games", games),
            STR("more", more), STR("widest", text_string(&wide)), STR("time", left));
    text_finish(&wide);
    return text;
}

static const char *status_of(const App *app, const BalanceScreen *screen, const Measure *measure, char *text,
                             size_t size) {
    char done[COUNT_MAX], wanted[COUNT_MAX], games[COUNT_MAX];
    snprintf(done, sizeof done, "%" PRIu64, screen->done);
    snprintf(wanted, sizeof wanted, "%" PRIu64, measure->wanted);
    snprintf(games, sizeof games, "%" PRIu64, 2 * screen->done);
    const UiWord word = measure->state == MEASURE_PLAYING   ? UI_BALANCE_PLAYING
                        : measure->state == MEASURE_STOPPED ? UI_BALANCE_STOPPED
                                                            : UI_BALANCE_DONE;
    if (measure->state == MEASURE_FAULTY || measure->state == MEASURE_SAME ||
        (measure->state == MEASURE_NONE && screen->page.count > 0))
        return "";
    if (measure->state == MEASURE_NONE)
        return ui_word(app, UI_BALANCE_NONE);
    if (measure->until > 0 && measure->report != NULL)
        return until_status(app, screen, measure, text, size);
    return ui_fill(app, text, size, word, STR("done", done), STR("deals", wanted), STR("games", games));
}

// Of the deals that are wanted, or that it will probably take.
static float part_done(const BalanceScreen *screen, const Measure *measure) {
    uint64_t total = measure->wanted;
    if (measure->until > 0 && measure->report != NULL) {
        const uint64_t forecast = balance_forecast(measure->report->balance, measure->until);
        total = forecast > 0 && forecast < total ? forecast : total;
    }
    return screen->done < total ? (float)screen->done / (float)total : 1;
}

static void draw_status(App *app, const BalanceScreen *screen, const Measure *measure) {
    char text[400];
    const GfxRect box = screen->status;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 17, COLOR_TEXT, GFX_LEFT);
    const char *words =
        screen->said[0] != '\0' ? screen->said : status_of(app, screen, measure, text, sizeof text);
    gfx_text_fit(app->gfx, &style, 11 * gfx_layout(app->gfx).scale,
                 gfx_rect(box.x, box.y, box.w, box.h - app_px(app, BAR_H + 6)), words);
    if (measure->state != MEASURE_PLAYING || measure->wanted == 0)
        return;
    const GfxRect bar =
        gfx_rect(box.x, box.y + box.h - app_px(app, BAR_H + 2), box.w - app_px(app, 8), app_px(app, BAR_H));
    gfx_fill(app->gfx, bar, COLOR_HOVER);
    gfx_fill(app->gfx, gfx_rect(bar.x, bar.y, roundf(bar.w * part_done(screen, measure)), bar.h), COLOR_ICE);
}

static void draw_head(App *app, const Measure *measure) {
    char title[PACK_TITLE_MAX + 60], name[PACK_TITLE_MAX], more[60], deals[COUNT_MAX];
    const ListedPack *pack = pack_of(app);
    snprintf(deals, sizeof deals, "%" PRIu64, more_deals(measure));
    page_head_draw(app,
                   ui_fill(app, title, sizeof title, UI_BALANCE_TITLE,
                           STR("pack", pack != NULL ? pack_list_title(app_pack_list(app), pack, name) : "")),
                   HEAD_BUTTONS * (HEAD_W + GAP));
    widget_button(app, "balance:stop",
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_BALANCE_STOP), .text_size = 18});
    widget_button(app, "balance:more",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_fill(app, more, sizeof more, UI_BALANCE_MORE, STR("deals", deals)),
                            .text_size = 18,
                            .tight = true});
    widget_button(
        app, "balance:until",
        &(Button){
            .look = BUTTON_PLAIN, .text = ui_word(app, UI_BALANCE_UNTIL), .text_size = 18, .tight = true});
    widget_button(
        app, "balance:save",
        &(Button){
            .look = BUTTON_PLAIN, .text = ui_word(app, UI_BALANCE_SAVE), .text_size = 18, .tight = true});
}

static void draw_choices(App *app, const BalanceScreen *screen, const Measure *measure) {
    const Catalog *served[PACK_CACHE_MAX];
    const int count = app_viewed_games(app, served);
    char id[HIT_ID_MAX];
    for (int topic = 0; measure->report != NULL && topic < BALANCE_TOPICS; topic++) {
        snprintf(id, sizeof id, "balance:topic:%s", topic_ids[topic]);
        widget_button(app, id,
                      &(Button){.look = BUTTON_PLAIN,
                                .text = balance_topic_title(measure->report, (BalanceTopic)topic),
                                .text_size = 17,
                                .on = topic == (int)screen->topic,
                                .tight = true});
    }
    for (int i = 0; i < count; i++) {
        snprintf(id, sizeof id, "balance:game:%d", i + 1);
        widget_button(app, id,
                      &(Button){.look = BUTTON_PLAIN,
                                .text = app_game_name(app, served[i]),
                                .text_size = 17,
                                .on = i == screen->game,
                                .tight = true});
    }
}

static void draw_page(App *app, const BalanceScreen *screen, const Measure *measure) {
    const GfxRect box = screen->scroll.box;
    if (measure->state == MEASURE_PLAYING && measure->report == NULL) {
        const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 20, COLOR_TEXT, GFX_CENTRE);
        gfx_text_wrapped(app->gfx, &style, widget_line(app, 28), 0,
                         gfx_rect(box.x + box.w * 0.15f, box.y + app_px(app, 120), box.w * 0.7f, 0),
                         ui_word(app, UI_BALANCE_WAIT));
        return;
    }
    balance_page_draw(app, &screen->page, measure->report,
                      gfx_rect(box.x, scroll_top(&screen->scroll), box.w - app_px(app, SCROLL_W), box.h),
                      box);
    gfx_clip_push(app->gfx, box);
    widget_button(app, "balance:all",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, screen->all ? UI_BALANCE_FEW : UI_BALANCE_ALL),
                            .text_size = 17});
    gfx_clip_pop(app->gfx);
    scroll_draw(app, &screen->scroll);
}

static void draw(App *app, void *self) {
    const BalanceScreen *screen = self;
    const Measure measure = app_measure(app);
    page_ground_draw(app, DIM);
    draw_head(app, &measure);
    draw_status(app, screen, &measure);
    draw_choices(app, screen, &measure);
    draw_page(app, screen, &measure);
}

// ---- input

static void save(App *app, BalanceScreen *screen) {
    char reason[600];
    Text path = {0}, problem = {0};
    if (app_save_measure(app, &path, &problem))
        ui_fill(app, screen->said, sizeof screen->said, UI_BALANCE_SAVED, STR("file", text_string(&path)));
    else
        ui_fill(app, screen->said, sizeof screen->said, UI_BALANCE_NOT_SAVED,
                STR("reason", app_translated_faults(app, text_string(&problem), reason, sizeof reason)));
    text_finish(&path);
    text_finish(&problem);
}

static bool choose_topic(App *app, BalanceScreen *screen, const char *id) {
    for (int topic = 0; strncmp(id, "balance:topic:", 14) == 0 && topic < BALANCE_TOPICS; topic++) {
        if (strcmp(id + 14, topic_ids[topic]) != 0 || topic == (int)screen->topic)
            continue;
        screen->topic = (BalanceTopic)topic;
        screen->scroll.offset = 0;
        app_request_layout(app);
        return true;
    }
    return false;
}

// until 0: a number of deals.
static void go_on(App *app, BalanceScreen *screen, double until) {
    const Measure measure = app_measure(app);
    screen->said[0] = '\0';
    app_measure_on(app, until > 0 ? 0 : more_deals(&measure), until);
}

static void click(App *app, void *self, const char *id) {
    BalanceScreen *screen = self;
    int game;
    if (strcmp(id, "balance:stop") == 0)
        app_stop_measure(app);
    else if (strcmp(id, "balance:more") == 0)
        go_on(app, screen, 0);
    else if (strcmp(id, "balance:until") == 0)
        go_on(app, screen, UNTIL);
    else if (strcmp(id, "balance:save") == 0)
        save(app, screen);
    else if (strcmp(id, "balance:all") == 0)
        screen->all = !screen->all;
    else if (sscanf(id, "balance:game:%d", &game) == 1 && game - 1 != screen->game) {
        screen->game = game - 1;
        screen->scroll.offset = 0;
        screen->topic = TOPIC_SHORT;
        begin(app, screen, 0);
    } else
        choose_topic(app, screen, id);
    app_request_layout(app);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    BalanceScreen *screen = self;
    if (gesture->kind == GESTURE_HOVER && gesture->by_key && choose_topic(app, screen, gesture->id))
        return;
    scroll_page_gesture(app, &screen->scroll, gesture, click, screen);
}

const Screen balance_screen = {.name = "balance",
                               .state_bytes = sizeof(BalanceScreen),
                               .enter = enter,
                               .leave = leave,
                               .layout = layout,
                               .update = update,
                               .gesture = gesture,
                               .draw = draw};
