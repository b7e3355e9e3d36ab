// SPDX-License-Identifier: MIT
// The layout test: every screen, in every language and one that is 40 % longer, at every scale and in windows
// of four sizes, with nothing painted but every text recorded (gfx/record.h). Fails on text that is cut off,
// overlaps another text, leaves its panel or is too small to read, and on overlapping regions. Pages that
// scroll are scrolled to their end. test_contrast.c tests whether text is readable on its background.
//
// usage: test_layout [--long|--brief] [--only NAME] [--cuts]
//
// (without --long: a part that takes a few seconds; --brief: of that each screen in one language; NAME may
// end in *; --cuts: no test, but a list of every text that is shortened in usual windows, including those
// that may be)
#include "app/screens/result_parts.h"
#include "core/hash.h"
#include "engine/game.h"
#include "games/registry.h"
#include "gfx/record.h"
#include "numbers_seen.h"
#include "planted.h"
#include "pseudo.h"
#include "rule_cards.h"
#include "screen_list.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define ITEMS_MAX 4096
#define SLACK 1.5f // pixels that rounding may cost
#define SMALLEST 12
#define SCALE_LEAST 0.74f
#define HIT_LEAST 28.0f
#define TOLD_MAX 4000
#define SOLID 0.88f // nothing is read through it
#define PART 11     // without --long: one in so many of the sizes and scales
#define USUAL_PART 6

static const char *const languages[] = {"en", "de", PSEUDO_LANGUAGE};
static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {3840, 2160}, {1024, 768}};
static const int scales[] = {75, 100, 150, 200};
// Windows that most people have: there nothing is cut on any screen.
static const int usual_sizes[][2] = {{1280, 720}, {1920, 1080}};
static const int usual_scales[] = {100, 125, 150};
#define COUNT(list) ((int)(sizeof list / sizeof list[0]))

// ---- what a frame consists of ----

typedef struct Item {
    bool is_text, covered;
    GfxDrawnText text;
    char words[120];
    char shown[400];           // GfxDrawnText.shown
    const char *numbers_fault; // numbers_seen.h
    GfxRect area;
    float opacity;
} Item;

static Item items[ITEMS_MAX];
static int item_count;

static void take_text(void *context, const GfxDrawnText *text) {
    (void)context;
    if (item_count == ITEMS_MAX)
        return;
    Item *item = &items[item_count++];
    *item = (Item){.is_text = true, .text = *text};
    item->numbers_fault = numbers_fault(text);
    snprintf(item->words, sizeof item->words, "%.110s", text->text);
    snprintf(item->shown, sizeof item->shown, "%s", text->shown != NULL ? text->shown : text->text);
}

static void take_area(void *context, GfxRect area, float opacity) {
    (void)context;
    if (item_count < ITEMS_MAX)
        items[item_count++] = (Item){.area = area, .opacity = opacity};
}

// ---- geometry ----

static GfxRect common(GfxRect a, GfxRect b) {
    const float x = fmaxf(a.x, b.x), y = fmaxf(a.y, b.y);
    return gfx_rect(x, y, fminf(a.x + a.w, b.x + b.w) - x, fminf(a.y + a.h, b.y + b.h) - y);
}

static bool overlap(GfxRect a, GfxRect b) {
    const GfxRect both = common(a, b);
    return both.w > SLACK && both.h > SLACK;
}

static bool inside(GfxRect part, GfxRect whole) {
    return part.x >= whole.x - SLACK && part.y >= whole.y - SLACK &&
           part.x + part.w <= whole.x + whole.w + SLACK && part.y + part.h <= whole.y + whole.h + SLACK;
}

static GfxRect of_pixels(SDL_Rect rect) {
    return gfx_rect((float)rect.x, (float)rect.y, (float)rect.w, (float)rect.h);
}

// ---- telling ----

typedef struct Entry {
    const char *shot, *language;
    int width, height, percent;
} Entry;

static const char *only; // this screen; NULL: all of them
static Entry entry;
static int faults;
static const char *last_fault;
static bool rehearsing; // faults are wanted

static void fault(const char *what, const char *whose, GfxRect box, const char *other) {
    last_fault = what;
    if (faults++ < TOLD_MAX && !rehearsing)
        printf("%s %s %dx%d %d%% (%s): %s: \"%s\" at %.0f,%.0f %.0fx%.0f%s%s\n", entry.shot, entry.language,
               entry.width, entry.height, entry.percent, stage_app->shown_name, what, whose, (double)box.x,
               (double)box.y, (double)box.w, (double)box.h, other != NULL ? " and " : "",
               other != NULL ? other : "");
}

// ---- texts ----

static bool scrolls(void) {
    return hits_find(&stage_app->hits, "scroll") != NULL;
}

// What is composed on cards and tiles is the translators' to choose, so that it fits and with signs where it
// may be broken; the long language takes it as it comes.
static bool is_long_on_card(const Item *item) {
    return item->text.layer > 0 && strcmp(entry.language, PSEUDO_LANGUAGE) == 0;
}

// Names are the players' own: where they are too long for a place they are cut there.
static bool may_be_cut(const Item *item) {
    return item->text.brief || is_long_on_card(item) || strstr(item->words, SCREENS_LONG_NAME) != NULL;
}

static GfxRect window_rect(void) {
    const GfxLayout layout = gfx_layout(stage_app->gfx);
    return gfx_rect(0, 0, (float)layout.width, (float)layout.height);
}

// With the bar below it, where buttons stand but nothing of the screen's own.
static GfxRect whole_rect(void) {
    const GfxLayout layout = gfx_layout(stage_app->gfx);
    return gfx_rect(0, 0, (float)layout.width, (float)(layout.height + layout.bottom));
}

static GfxRect seen(const Item *item) {
    return common(item->text.extent, of_pixels(item->text.clip));
}

// A page that scrolls may end anywhere in a line, but its lines are as wide as it is.
static bool is_clipped(const Item *item) {
    const GfxRect clip = of_pixels(item->text.clip);
    GfxRect extent = item->text.extent;
    if (item->text.layer == 0 && scrolls() && !inside(window_rect(), clip)) {
        extent.y = clip.y;
        extent.h = clip.h;
    }
    return !inside(extent, clip);
}

// The panel it stands in: the last thing drawn below its middle that is not all of the window.
static const Item *panel_of(int index) {
    const GfxRect extent = seen(&items[index]), window = window_rect();
    const float x = extent.x + extent.w / 2, y = extent.y + extent.h / 2;
    for (int i = index - 1; i >= 0; i--) {
        const Item *item = &items[i];
        if (!item->is_text && item->area.h > extent.h * 0.6f && gfx_contains(item->area, x, y))
            return item->area.w > window.w * 0.7f || item->area.h > window.h * 0.9f ? NULL : item;
    }
    return NULL;
}

// All of the window is darkened over it: a page that scrolls may end there anywhere, though nothing scrolls
// now.
static bool is_behind(int index) {
    for (int i = index + 1; i < item_count; i++)
        if (!items[i].is_text && items[i].opacity >= SOLID && inside(window_rect(), items[i].area))
            return true;
    return false;
}

static void check_text(int index) {
    const Item *item = &items[index];
    const GfxDrawnText *text = &item->text;
    if (text->pixels < SMALLEST)
        fault("too small", item->words, text->extent, NULL);
    if (text->cut && !may_be_cut(item))
        fault("cut off", item->words, text->box, NULL);
    if (item->numbers_fault != NULL && !is_long_on_card(item))
        fault(item->numbers_fault, item->words, text->box, item->shown);
    if (is_clipped(item) && !is_behind(index))
        fault("clipped", item->words, text->extent, NULL);
    const GfxRect part = seen(item);
    if (text->layer > 0 || part.w <= 0 || part.h <= 0)
        return;
    const Item *panel = panel_of(index);
    if (panel != NULL && !inside(part, panel->area)) {
        char where[80];
        snprintf(where, sizeof where, "%.0f,%.0f %.0fx%.0f", (double)panel->area.x, (double)panel->area.y,
                 (double)panel->area.w, (double)panel->area.h);
        fault("leaves its panel", item->words, text->extent, where);
    }
}

// Is something drawn over text `a` before `b` is: over most of it, or a panel where they would meet?
static bool hidden_before(int a, int b) {
    const GfxRect extent = items[a].text.extent, meet = common(seen(&items[a]), seen(&items[b]));
    for (int i = a + 1; i < b; i++) {
        const GfxRect both = common(items[i].area, extent);
        if (!items[i].is_text && items[i].opacity >= SOLID && inside(meet, items[i].area))
            return true;
        if (!items[i].is_text && items[i].opacity >= 0.5f && both.w > 0 && both.h > 0 &&
            both.w * both.h > extent.w * extent.h * 0.5f)
            return true;
    }
    return false;
}

static void check_overlaps(void) {
    for (int a = 0; a < item_count; a++)
        for (int b = a + 1; items[a].is_text && items[a].text.layer == 0 && b < item_count; b++)
            if (items[b].is_text && items[b].text.layer == 0 && overlap(seen(&items[a]), seen(&items[b])) &&
                !hidden_before(a, b))
                fault("lies under another", items[a].words, items[a].text.extent, items[b].words);
}

// ---- regions ----

static bool starts(const char *id, const char *with) {
    return strncmp(id, with, strlen(with)) == 0;
}

#define FROM_BUTTON 2.5f // pixels between the letters of a text and the button below it

// True if a box with the button in it was drawn after the text, as of a question over the table.
static bool lies_beneath(int text, GfxRect button) {
    for (int i = text + 1; i < item_count; i++)
        if (!items[i].is_text && items[i].opacity >= 0.5f && inside(button, items[i].area) &&
            items[i].area.w * items[i].area.h > 2 * button.w * button.h)
            return true;
    return false;
}

// A paragraph above a button does not run into it: what is read ends before what is pressed begins. Where
// letters are larger than usual, lines may stand close.
static void check_touches(void) {
    const Hits *hits = &stage_app->hits;
    for (int i = 0; i < item_count && entry.percent <= 100; i++)
        for (int k = 0; k < hits->count && items[i].is_text && items[i].text.layer == 0; k++) {
            const GfxRect button = hits->item[k].rect;
            GfxRect part = seen(&items[i]);
            const bool above = part.h > 0 && part.y + part.h / 2 < button.y;
            part.h += FROM_BUTTON;
            if (items[i].text.wrapped && above && starts(hits->item[k].id, "button:") &&
                common(part, button).w > SLACK && part.y + part.h > button.y && !lies_beneath(i, button))
                fault("runs into a button", items[i].words, items[i].text.extent, hits->item[k].id);
        }
}

// Cards of a row lie over each other, a shield's badge over its card, numbers over the edge of what they
// count, an explanation over whatever it explains, with its button, marks and the present move over the way
// through a recording.
static bool may_overlap(const Hit *a, const Hit *b) {
    static const char *const loose[] = {"row:",         "choice:", "pile:", "explain",
                                        "button:close", "mark:",   "move:", "stage:"};
    // What stands on a map lies over its territories, what is written on a stage over its ships.
    bool may = a->drop_only || b->drop_only || a->shape.count > 0 || b->shape.count > 0;
    for (int i = 0; i < COUNT(loose); i++)
        may |= starts(a->id, loose[i]) || starts(b->id, loose[i]);
    return may;
}

static void check_hit(const Hit *hit) {
    static const char *const sized[] = {
        "button:", "menu:", "setup:", "settings:", "lesson:", "rules:", "game:"};
    bool must = false;
    for (int i = 0; i < COUNT(sized); i++)
        must |= starts(hit->id, sized[i]);
    if (!inside(hit_reach(hit), whole_rect()))
        fault("outside the window", hit->id, hit->rect, NULL);
    if (must && (hit->rect.w < HIT_LEAST || hit->rect.h < HIT_LEAST))
        fault("too small to be hit", hit->id, hit->rect, NULL);
}

// On a panel that has come over what lies there: nothing below it is meant (Hit.drop_only).
static bool has_panel_between(int below, int above) {
    const Hits *hits = &stage_app->hits;
    for (int i = below + 1; i < above; i++)
        if (hits->item[i].drop_only && inside(hits->item[above].rect, hits->item[i].rect))
            return true;
    return false;
}

static void check_hits(void) {
    const Hits *hits = &stage_app->hits;
    for (int i = 0; i < hits->count; i++) {
        const Hit *hit = &hits->item[i];
        const GfxRect rect = hit_reach(hit);
        if (rect.w <= 0 || rect.h <= 0)
            continue;
        check_hit(hit);
        for (int k = 0; k < i; k++) {
            const GfxRect other = hit_reach(&hits->item[k]);
            if (overlap(rect, other) && !inside(rect, other) && !inside(other, rect) &&
                !may_overlap(hit, &hits->item[k]) && !has_panel_between(k, i))
                fault("overlaps", hit->id, hit->rect, hits->item[k].id);
        }
    }
}

// ---- all of them ----

static int frames;

static void check_frame(void) {
    frames++;
    if (item_count == ITEMS_MAX || stage_app->hits.count == HITS_MAX)
        fault("more than can be looked at", "", window_rect(), NULL);
    for (int i = 0; i < item_count; i++)
        if (items[i].is_text)
            check_text(i);
    check_overlaps();
    check_touches();
    check_hits();
}

// The same state in another window: the pointer stays on what it was on.
static void lay_out(int width, int height, int percent) {
    char hover[HIT_ID_MAX];
    text_copy(hover, sizeof hover, stage_app->input.hover);
    gfx_resize_offscreen(stage_app->gfx, width, height);
    GfxSizing wish = gfx_sizing(stage_app->gfx);
    wish.scale = (float)percent / 100;
    gfx_set_sizing(stage_app->gfx, wish);
    app_request_layout(stage_app);
    stage_run();
    if (hover[0] != '\0' && stage_point(hover))
        stage_run();
}

static void take_frame(void) {
    item_count = 0;
    gfx_damage_all(stage_app->gfx);
    stage_run();
}

// Where everything stands.
static uint64_t digest(void) {
    uint64_t sum = 0;
    for (int i = 0; i < item_count; i++)
        sum = hash_bytes(items[i].is_text ? &items[i].text.extent : &items[i].area, sizeof(GfxRect), sum);
    return sum;
}

// In windows that most people have no name and no heading is cut, whatever may be done to it elsewhere; only
// rules may be, which stand whole where they are looked at.
static bool may_be_cut_here(const Item *item) {
    const bool rule = item->text.wrapped && item->text.layer > 0;
    return may_be_cut(item) && (entry.percent != 100 || !item->text.brief || rule);
}

// Only what is cut: regions may lie as they like in windows whose scale their screens were not made for.
static void check_cuts(void) {
    take_frame();
    frames++;
    for (int i = 0; i < item_count; i++) {
        const Item *item = &items[i];
        if (item->is_text && item->text.cut && !may_be_cut_here(item))
            fault("cut off", item->words, item->text.box, NULL);
        if (item->is_text && item->numbers_fault != NULL)
            fault(item->numbers_fault, item->words, item->text.box, item->shown);
    }
}

// All of a page that scrolls, from its beginning.
static void check_pages(void) {
    if (scrolls())
        stage_press("Home");
    take_frame();
    check_frame();
    while (scrolls()) {
        const uint64_t before = digest();
        stage_press("PageDown");
        take_frame();
        if (digest() == before)
            return;
        check_frame();
    }
}

// In each of these windows a screen's canvas (Screen.least_h) has room at a scale that can be read.
static void check_scale(void) {
    if (gfx_layout(stage_app->gfx).scale < SCALE_LEAST)
        fault("its canvas is too large for this window", entry.shot, window_rect(), NULL);
}

static bool play(const Shot *shot, const char *language, int width, int height, bool nameless) {
    entry = (Entry){shot->name, language, width, height, 100};
    gfx_resize_offscreen(stage_app->gfx, width, height);
    GfxSizing wish = gfx_sizing(stage_app->gfx);
    wish.scale = 1; // not that of the window before
    gfx_set_sizing(stage_app->gfx, wish);
    const bool good = screen_play(shot, &(ShotManner){.at_once = true, .nameless = nameless});
    faults += !good;
    return good;
}

// The part is another one for each screen, and stays when others come before it.
static int turn_of(const Shot *shot, const char *language) {
    const uint64_t seed = hash_bytes(language, strlen(language), 0);
    return (int)(hash_bytes(shot->name, strlen(shot->name), seed) % (PART * USUAL_PART));
}

static void check_shot(const Shot *shot, const char *language, bool whole) {
    if (!play(shot, language, 1920, 1080, false))
        return;
    const int turn = turn_of(shot, language);
    for (int size = 0; size < COUNT(sizes); size++) {
        float before = 0;
        for (int scale = 0; scale < COUNT(scales); scale++) {
            if (!whole && (size * COUNT(scales) + scale + turn) % PART != 0)
                continue;
            entry = (Entry){shot->name, language, sizes[size][0], sizes[size][1], scales[scale]};
            lay_out(entry.width, entry.height, entry.percent);
            if (gfx_layout(stage_app->gfx).scale == before)
                continue; // held at what the window carries: the same again
            before = gfx_layout(stage_app->gfx).scale;
            check_scale();
            check_pages();
        }
    }
}

static void check_usual(const Shot *shot, const char *language, bool whole) {
    bool played = false;
    const int turn = turn_of(shot, language);
    for (int size = 0; size < COUNT(usual_sizes); size++)
        for (int scale = 0; scale < COUNT(usual_scales); scale++) {
            if (!whole && (size * COUNT(usual_scales) + scale + turn) % USUAL_PART != 0)
                continue;
            if (!played && !play(shot, language, usual_sizes[0][0], usual_sizes[0][1], false))
                return;
            played = true;
            entry = (Entry){shot->name, language, usual_sizes[size][0], usual_sizes[size][1],
                            usual_scales[scale]};
            lay_out(entry.width, entry.height, entry.percent);
            check_cuts();
        }
}

static bool has_names(const Shot *shot) {
    return strstr(shot->steps, "names:") != NULL;
}

// ---- what was remarkable about a game

static Seat longest_seat(void) {
    Seat best = 0;
    for (Seat seat = 1; seat < session_options(stage_app->session)->setup.seats; seat++)
        best = strlen(seat_name(stage_app, seat)) > strlen(seat_name(stage_app, best)) ? seat : best;
    return best;
}

static const char *longest_card(void) {
    const char *best = "";
    for (int card = 0; card < 20; card++) // some: which are in a fact chance decides
        if (strlen(card_name(stage_app, (uint8_t)card, SEAT_NONE)) > strlen(best))
            best = card_name(stage_app, (uint8_t)card, SEAT_NONE);
    return best;
}

// "empires.facts.battle.text" or "facts.hit_text", with the longest names.
static void fill_fact(ResultFact *fact, const char *text, const char *end) {
    char key[80], title[80];
    const Seat seat = longest_seat();
    const char *name = seat_name(stage_app, seat);
    snprintf(key, sizeof key, "%.*s", (int)(end - text), text);
    snprintf(title, sizeof title, "%.*s", (int)(end - text - 5), text);
    if (end[-5] == '.')
        snprintf(title + strlen(title), sizeof title - strlen(title), ".title");
    *fact = (ResultFact){.title = app_word(stage_app, title), .seat = seat, .value = "388"};
    app_fill(stage_app, fact->text, sizeof fact->text, key, STR("seat", name), STR("other", name),
             STR("card", longest_card()), STR("target", "Wolf 359"), STR("place", "Arcturus"),
             STR("number", "388"), STR("turns", "388"), STR("rounds", "20"), STR("round", "20"));
}

static void check_facts(void) {
    ResultScreen *screen = stage_app->frame->self;
    const char *const *texts = stage_catalog()->game->texts;
    screen->facts = 0;
    for (int i = 0; texts[i] != NULL; i++) {
        const char *at = strstr(texts[i], "facts."), *end = texts[i] + strcspn(texts[i], " ");
        const bool words = at != NULL && end - texts[i] > 5 && strncmp(end - 4, "text", 4) == 0;
        if (words)
            fill_fact(&screen->fact[screen->facts++], texts[i], end);
        if (screen->facts < RESULT_FACTS_MAX && (texts[i + 1] != NULL || screen->facts == 0))
            continue;
        app_request_layout(stage_app);
        check_cuts();
        screen->facts = 0;
    }
}

// Where nobody has a name factions have longer ones, with an article in front.
static void check_nameless(const Shot *shot, const char *language) {
    if ((!has_names(shot) && !starts(shot->name, "end-")) ||
        !play(shot, language, usual_sizes[0][0], usual_sizes[0][1], true))
        return;
    check_cuts();
    if (stage_app->frame->screen == &result_screen)
        check_facts();
}

// Every rule on every card of every game, as large as it is read.
static void check_rule_cards(const char *language) {
    int cards = 0;
    for (int game = 0; games[game] != NULL; game++)
        for (int size = 0; size < COUNT(usual_sizes); size++)
            for (int scale = 0; scale < COUNT(usual_scales); scale++) {
                entry = (Entry){games[game]->id, language, usual_sizes[size][0], usual_sizes[size][1],
                                usual_scales[scale]};
                if (!rule_cards_show(games[game]->id))
                    fault("no such game", games[game]->id, window_rect(), NULL);
                lay_out(entry.width, entry.height, entry.percent);
                check_cuts();
                cards += item_count;
            }
    if (cards == 0)
        fault("no card has a text", "", window_rect(), NULL);
}

static bool is_named(const Shot *shot) {
    const size_t length = strlen(only);
    return length > 0 && only[length - 1] == '*' ? strncmp(only, shot->name, length - 1) == 0
                                                 : strcmp(only, shot->name) == 0;
}

static bool brief;

// Without --long each of the extreme ones in one language, with --brief each of all.
static bool is_wanted(const Shot *shot, bool whole, bool extreme, int language, int index) {
    if (shot_is_film(shot) || shot_holds_card(shot))
        return false; // in motion: another window would end that
    if (only != NULL)
        return is_named(shot);
    return whole || (!extreme && !brief) || index % COUNT(languages) == language;
}

static void check_all(int language, bool whole) {
    const char *name = languages[language];
    faults += !stage_set_language(name);
    for (int i = 0; i < screen_count; i++)
        if (is_wanted(&screens[i], whole, false, language, i))
            check_shot(&screens[i], name, whole);
    for (int i = 0; i < screen_extreme_count; i++)
        if (is_wanted(&screens_extreme[i], whole, true, language, i))
            check_shot(&screens_extreme[i], name, whole);
    if (strcmp(name, PSEUDO_LANGUAGE) == 0)
        return;
    for (int i = 0; i < screen_count; i++)
        if (is_wanted(&screens[i], whole, false, language, i))
            check_nameless(&screens[i], name);
    for (int i = 0; i < screen_said_count; i++)
        if (is_wanted(&screens_said[i], whole, false, language, i))
            check_nameless(&screens_said[i], name);
    for (int i = 0; i < screen_numbers_count; i++)
        if (is_wanted(&screens_numbers[i], whole, false, language, i))
            check_nameless(&screens_numbers[i], name);
    if (only == NULL || strcmp(only, "cards") == 0)
        check_rule_cards(name);
    for (int i = 0; i < screen_said_count; i++)
        if (is_wanted(&screens_said[i], whole, false, language, i))
            check_usual(&screens_said[i], name, whole || only != NULL);
    for (int i = 0; i < screen_numbers_count; i++)
        if (is_wanted(&screens_numbers[i], whole, false, language, i))
            check_usual(&screens_numbers[i], name, whole || only != NULL);
}

// ---- the list of what is shortened

static void list_cuts(void) {
    for (int i = 0; i < item_count; i++)
        if (items[i].is_text && items[i].text.cut)
            printf("%s %s %dx%d: %s%s%.*s\t->\t%s\n", entry.language, entry.shot, entry.width, entry.height,
                   items[i].text.brief ? "(brief) " : "", items[i].text.layer > 0 ? "(card) " : "", 110,
                   items[i].words, items[i].shown);
}

static void list_shot(const Shot *shot, const char *language) {
    if (shot_is_film(shot) || shot_holds_card(shot) || (only != NULL && !is_named(shot)))
        return;
    if (has_names(shot) && play(shot, language, usual_sizes[0][0], usual_sizes[0][1], true)) {
        take_frame();
        list_cuts();
    }
    if (!play(shot, language, 1920, 1080, false))
        return;
    for (int size = 0; size < COUNT(usual_sizes); size++) {
        entry = (Entry){shot->name, language, usual_sizes[size][0], usual_sizes[size][1], 100};
        lay_out(entry.width, entry.height, entry.percent);
        take_frame();
        list_cuts();
    }
}

static void list_all(const char *language) {
    stage_set_language(language);
    for (int i = 0; i < screen_count; i++)
        list_shot(&screens[i], language);
    for (int i = 0; i < screen_said_count; i++)
        list_shot(&screens_said[i], language);
    for (int i = 0; i < screen_extreme_count; i++)
        list_shot(&screens_extreme[i], language);
    for (int i = 0; i < screen_numbers_count; i++)
        list_shot(&screens_numbers[i], language);
}

// Would it be noticed? Each planted fault is found, and nothing else.
static bool rehearse(void) {
    static const char *const wanted[PLANTED_COUNT] = {[PLANTED_CUT] = "cut off",
                                                      [PLANTED_NUMBER] = "a number without room",
                                                      [PLANTED_BROKEN] = "cut off",
                                                      [PLANTED_CLIPPED] = "clipped",
                                                      [PLANTED_LEAVES] = "leaves its panel",
                                                      [PLANTED_UNDER] = "lies under another",
                                                      [PLANTED_TOUCHES] = "runs into a button",
                                                      [PLANTED_OVERLAP] = "overlaps",
                                                      [PLANTED_OUTSIDE] = "outside the window",
                                                      [PLANTED_SMALL_HIT] = "too small to be hit"};
    bool good = true;
    rehearsing = true;
    for (int i = 0; i < PLANTED_COUNT; i++) {
        faults = 0;
        planted_show((PlantedFault)i);
        take_frame();
        check_frame();
        if (faults == (wanted[i] != NULL) && (faults == 0 || strcmp(last_fault, wanted[i]) == 0))
            continue;
        printf("planted fault %d (%s): %d found, the last one %s\n", i,
               wanted[i] != NULL ? wanted[i] : "none", faults, faults > 0 ? last_fault : "none");
        good = false;
    }
    rehearsing = false;
    faults = frames = 0;
    return good;
}

int main(int count, char **arguments) {
    char folder[300], assets[1024], cards[1024];
    bool whole = false, cuts = false;
    for (int i = 1; i < count; i++) {
        whole |= strcmp(arguments[i], "--long") == 0;
        brief |= strcmp(arguments[i], "--brief") == 0;
        cuts |= strcmp(arguments[i], "--cuts") == 0;
        if (strcmp(arguments[i], "--only") == 0 && i + 1 < count)
            only = arguments[++i];
    }
    snprintf(folder, sizeof folder, "%.200s/stardeck-layout-%ld", stage_place("TMPDIR", "/tmp"),
             (long)getpid());
    if (!pseudo_make(folder, stage_place("STARDECK_ASSETS", "assets"), stage_place("STARDECK_CARDS", "cards"),
                     assets, cards)) {
        printf("%s: the long language cannot be made\n", folder);
        return 2;
    }
    setenv("STARDECK_SHOTS", stage_folder(), 1);
    setenv("STARDECK_ASSETS", assets, 1);
    setenv("STARDECK_CARDS", cards, 1);
    if (!stage_open(1920, 1080))
        return 2;
    const GfxRecorder recorder = {.dry = true, .text = take_text, .area = take_area};
    gfx_record(stage_app->gfx, &recorder);
    const bool sees = rehearse();
    for (int i = 0; i < COUNT(languages); i++)
        if (!cuts)
            check_all(i, whole);
        else if (strcmp(languages[i], PSEUDO_LANGUAGE) != 0)
            list_all(languages[i]);
    printf("%d frames, %d faults\n", frames, faults);
    stage_close();
    pseudo_remove(folder);
    return faults == 0 && sees ? 0 : 1;
}
