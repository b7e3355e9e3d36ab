// SPDX-License-Identifier: MIT
// Tests how title and hint share the action box, with texts of every length in all three layouts: a title
// that can do with one line never takes a second one from a hint that needs it; and the short form of a hint
// is used, or what may follow it left out, only where the whole does not fit. A refusal that has no room
// below the title takes its place.
#include "laid_table.h"

#include "app/kit/action.h"
#include "app/kit/draw.h"
#include "app/kit/filled_table.h"
#include "app/stage/widgets.h"
#include "gfx/record.h"
#include "gfx/text.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define COUNT(list) ((int)(sizeof list / sizeof list[0]))
#define LETTERS 19 // of a title
#define LETTERS_LEAST 13
#define BRIEF "The same, but brief."

// Without digits, which have rules of their own (gfx/text.h).
static const char title_words[] = "Meet the hidden fleet of the Romulans at Antares or leave it there";
static const char hint_words[] =
    "Click a fleet, then a lit territory, or drag it there; what should stay behind is unmarked beside the "
    "map. Whatever has moved cannot move again, and a card that has been laid cannot be taken back, unless "
    "it was the last one and nobody has seen anything through it; your allies move with you where you lead, "
    "and those who are left behind wait for the next turn and its orders";

// A layout each: standard, compact, and large in two sizes.
static const struct {
    int width, height;
    float scale;
} windows[] = {{1920, 1080, 1}, {1280, 720, 1}, {1920, 1080, 1.5F}, {1280, 720, 1.5F}};

static ActionBox said; // what the game says
static bool hint_cut, hint_seen;
static char hint_shown[ACTION_HINT_MAX];

static void say(const App *app, const CardTable *table, ActionBox *box) {
    (void)app, (void)table;
    *box = said;
}

static void take_text(void *context, const GfxDrawnText *text) {
    (void)context;
    const TableLayout *layout = &laid_table()->layout;
    if (!text->wrapped || !gfx_contains(layout->action, text->extent.x, text->extent.y) ||
        strcmp(text->text, said.title) == 0)
        return;
    hint_seen = true;
    hint_cut = text->cut;
    text_copy(hint_shown, sizeof hint_shown, text->text);
}

static const GfxRecorder recorder = {.dry = true, .text = take_text};

// The first `count` words.
static void take_words(char *out, size_t size, const char *words, int count) {
    const char *end = words;
    for (int i = 0; i < count && *end != '\0'; i++)
        end += strcspn(end + 1, " ") + 1;
    snprintf(out, size, "%.*s", (int)(end - words), words);
}

static int words_in(const char *words) {
    int count = 1;
    for (; *words != '\0'; words++)
        count += *words == ' ';
    return count;
}

static void add_buttons(int count) {
    static const char *const ids[] = {"end", "undo", "recap"};
    static const ActionSlot slots[] = {SLOT_PRIMARY, SLOT_LEFT, SLOT_RIGHT};
    for (int i = 0; i < count; i++)
        action_add(&said, ids[i], slots[i], BUTTON_PLAIN, "Go");
}

// Draws the box with these texts; true if the hint, or `whole`, is shown completely.
static bool is_shown(const char *title, const char *hint, const char *brief, const char *more,
                     const char *whole, int buttons) {
    said = (ActionBox){.count = 0};
    action_say(&said, title, hint);
    text_copy(said.brief, sizeof said.brief, brief);
    text_copy(said.more, sizeof said.more, more);
    add_buttons(buttons);
    hint_seen = false;
    app_request_layout(laid_app);
    laid_run();
    gfx_damage_all(laid_app->gfx);
    laid_run();
    ck_assert_msg(hint_seen, "\"%s\" below \"%s\" is not drawn", hint, title);
    return !hint_cut && strcmp(hint_shown, whole) == 0;
}

static bool is_whole(const char *title, const char *hint, int buttons) {
    return is_shown(title, hint, "", "", hint, buttons);
}

static void open_in(int window) {
    laid_open("empires_two.json", windows[window].width, windows[window].height);
    GfxSizing wish = gfx_sizing(laid_app->gfx);
    wish.scale = windows[window].scale;
    gfx_set_sizing(laid_app->gfx, wish);
    laid_table()->filled->board.action_box = say;
    gfx_record(laid_app->gfx, &recorder);
    app_request_layout(laid_app);
    laid_run();
}

// In the smallest letters, half a pixel apart from the usual ones.
static bool fits_in_one_line(const char *title) {
    GfxStyle least = widget_style(laid_app, GFX_FONT_DISPLAY, LETTERS, 0, GFX_LEFT);
    while (least.size - 0.5F >= fmaxf(lpx(laid_table(), LETTERS_LEAST), 12))
        least.size -= 0.5F;
    return gfx_text_width(laid_app->gfx, &least, title) <= laid_table()->layout.title.w;
}

// The most words of the hint that are shown whole below this title.
static int most_words(const char *title, int buttons) {
    int fit = 1, cut = words_in(hint_words) + 1;
    while (cut - fit > 1) {
        char hint[ACTION_HINT_MAX];
        const int tried = (fit + cut) / 2;
        take_words(hint, sizeof hint, hint_words, tried);
        *(is_whole(title, hint, buttons) ? &fit : &cut) = tried;
    }
    return fit;
}

START_TEST(a_title_takes_no_line_that_the_hint_needs) {
    open_in(_i);
    int tried = 0;
    for (int buttons = 0; buttons <= 3; buttons++) {
        const int most = most_words("A", buttons);
        for (int words = 2; words <= words_in(title_words); words++) {
            char title[120];
            take_words(title, sizeof title, title_words, words);
            if (!fits_in_one_line(title))
                break;
            const int whole = most_words(title, buttons);
            ck_assert_msg(whole >= most, "%d buttons: \"%s\" leaves room for %d words, \"A\" for %d", buttons,
                          title, whole, most);
            tried++;
        }
    }
    ck_assert_int_gt(tried, 4);
    laid_close();
}
END_TEST

// Without a title, which gets smaller for a long hint rather than for a short one; and with two buttons,
// since one alone makes room for a hint that has no short form.
START_TEST(nothing_is_left_out_that_fits) {
    open_in(_i);
    int whole = 0, brief = 0;
    for (int words = 2; words <= words_in(hint_words); words++) {
        char hint[ACTION_HINT_MAX], first[ACTION_HINT_MAX];
        take_words(hint, sizeof hint, hint_words, words);
        take_words(first, sizeof first, hint_words, words / 2);
        const bool fits = is_whole("", hint, 2);
        ck_assert_msg(is_shown("", hint, BRIEF, "", fits ? hint : BRIEF, 2), "\"%s\": \"%s\" is shown", hint,
                      hint_shown);
        is_shown("", first, "", hint + strlen(first) + 1, "", 2);
        ck_assert_msg((strcmp(hint_shown, hint) == 0) == fits, "\"%s\": \"%s\" is shown", hint, hint_shown);
        *(fits ? &whole : &brief) += 1;
    }
    ck_assert(whole > 0 && brief > 0);
    laid_close();
}
END_TEST

// It may take the title's place.
START_TEST(a_refusal_is_shown_whole) {
    open_in(_i);
    int whole = 0;
    for (int words = 2; words <= words_in(hint_words); words++) {
        char notice[ACTION_HINT_MAX];
        CardTable *table = laid_table();
        take_words(notice, sizeof notice, hint_words, words);
        table_notice(laid_app, table, NULL);
        if (strlen(notice) >= sizeof table->notice || !is_whole("", notice, 3))
            break;
        for (int title = 1; title <= words_in(title_words); title++) {
            char above[120];
            take_words(above, sizeof above, title_words, title);
            table_notice(laid_app, table, notice);
            ck_assert_msg(is_shown(above, "", "", "", notice, 3), "\"%s\" below \"%s\"", notice, above);
        }
        whole++;
    }
    ck_assert_int_gt(whole, 4);
    laid_close();
}
END_TEST

int test_action_box(void) {
    Suite *suite = suite_create("action box");
    TCase *texts = tcase_create("texts");
    tcase_set_timeout(texts, 120);
    tcase_add_loop_test(texts, a_title_takes_no_line_that_the_hint_needs, 0, COUNT(windows));
    tcase_add_loop_test(texts, nothing_is_left_out_that_fits, 0, COUNT(windows));
    tcase_add_loop_test(texts, a_refusal_is_shown_whole, 0, COUNT(windows));
    suite_add_tcase(suite, texts);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
