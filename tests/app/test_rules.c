// SPDX-License-Identifier: MIT
// Tests the rules pages of the tests' game: complete and alike in both languages, every name in them exists,
// every page can be drawn, and they can be read by keyboard alone.
#include "driven.h"

#include "app/screens/rules_book.h"
#include "engine/game.h"
#include "gfx/record.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static App *app;

static void open_at(const char *language, int width, int height) {
    app = driven_open(language, width, height);
    app_show(app, &rules_screen);
    driven_run();
    ck_assert_str_eq(app->shown_name, "rules");
}

static void begin(void) {
    open_at("en", 1280, 720);
}

static Manual *load(const char *language) {
    char path[1024];
    const char *assets = getenv("STARDECK_ASSETS");
    snprintf(path, sizeof path, "%s/rules/%s/%s.json", assets != NULL ? assets : "assets", driven_game(),
             language);
    Problems *problems = calloc(1, sizeof *problems);
    Manual *manual = manual_load(path, problems);
    ck_assert_msg(manual != NULL, "%s:%d: %s", problems->item[0].file, problems->item[0].line,
                  problems->item[0].message);
    free(problems);
    return manual;
}

static int count_chapters(void) {
    Manual *manual = load("en");
    const int count = manual->count;
    manual_destroy(manual);
    return count;
}

START_TEST(both_languages_have_the_same_pages) {
    Manual *en = load("en"), *de = load("de");
    Problems *problems = calloc(1, sizeof *problems);
    const bool same = manual_same(en, de, problems);
    ck_assert_msg(same, "%s:%d: %s", problems->item[0].file, problems->item[0].line,
                  problems->item[0].message);
    free(problems);
    manual_destroy(en);
    manual_destroy(de);
}
END_TEST

static void check_text(const Manual *manual, int line, const char *text) {
    Text out = {0};
    ManualPlaceholder unknown;
    const bool known = rules_fill(app, text, &out, &unknown);
    ck_assert_msg(known, "%s:%d: nobody knows {%s:%s}", manual->path, line, known ? "" : unknown.what,
                  known ? "" : unknown.name);
    text_finish(&out);
}

START_TEST(every_name_in_the_texts_is_known) {
    static const char *const languages[] = {"en", "de"};
    for (int i = 0; i < 2; i++) {
        Manual *manual = load(languages[i]);
        for (int c = 0; c < manual->count; c++) {
            check_text(manual, manual->chapter[c].line, manual->chapter[c].title);
            for (int b = 0; b < manual->chapter[c].count; b++) {
                check_text(manual, manual->chapter[c].block[b].line, manual->chapter[c].block[b].name);
                check_text(manual, manual->chapter[c].block[b].line, manual->chapter[c].block[b].text);
            }
        }
        manual_destroy(manual);
    }
}
END_TEST

START_TEST(every_example_can_be_played) {
    Text problem = {0};
    RulesBook *book = rules_book_open(app, "rules", &problem);
    ck_assert_msg(book != NULL, "%s", text_string(&problem));
    int scenes = 0;
    for (int c = 0; c < book->count; c++)
        for (int b = 0; b < book->chapter[c].count; b++) {
            const RulesScene *scene = book->chapter[c].block[b].scene;
            if (scene == NULL)
                continue;
            scenes++;
            ck_assert_msg(scene->problem == NULL, "%s", scene->problem != NULL ? scene->problem : "");
            ck_assert(!scene->acts ||
                      memcmp(scene->before.bytes, scene->after.bytes, app->catalog->game->view_bytes) != 0);
        }
    ck_assert_int_gt(scenes, 15);
    rules_book_close(book);
    text_finish(&problem);
}
END_TEST

START_TEST(all_pages_draw) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    static const char *const languages[] = {"en", "de"};
    const int which = _i;
    char name[80];
    driven_close();
    open_at(languages[which % 2], sizes[which / 2][0], sizes[which / 2][1]);
    const unsigned pictures = app->frame->shown;
    for (int page = 0; page < 40; page++) {
        for (int part = 0; part < 12; part++) {
            snprintf(name, sizeof name, "rules-%s-%d-%02d-%d", languages[which % 2], sizes[which / 2][1],
                     page, part);
            driven_picture(name);
            const unsigned before = app->frame->shown;
            driven_key(SDLK_PAGEDOWN);
            if (app->frame->shown == before)
                break; // the end of the page
        }
        if (!driven_has("rules:next"))
            break;
        driven_click("rules:next");
    }
    ck_assert(driven_has("rules:previous") && !driven_has("rules:next"));
    ck_assert_uint_ge(app->frame->shown, pictures + (unsigned)count_chapters() - 1);
}
END_TEST

static void note_right_end(float *right, int layer, GfxRect box) {
    if (layer == 0 && box.y < (float)gfx_layout(app->gfx).height && box.x + box.w > *right)
        *right = box.x + box.w;
}

static void note_text(void *context, const GfxDrawnText *text) {
    note_right_end(context, text->layer, text->extent);
}

static void note_target(void *context, const GfxDrawnMark *mark) {
    if (strcmp(mark->kind, "target") == 0)
        note_right_end(context, mark->layer, mark->box);
}

static const GfxRecorder unpainted = {.dry = true}; // only what stands there is asked

// No page leaves the right of the window empty.
START_TEST(pages_use_their_width) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    driven_close();
    open_at("en", sizes[_i][0], sizes[_i][1]);
    gfx_record(app->gfx, &unpainted);
    const int pages = count_chapters();
    for (int page = 0; page < pages; page++) {
        float right = 0;
        const GfxRecorder recorder = {.dry = true, .context = &right, .text = note_text, .mark = note_target};
        gfx_record(app->gfx, &recorder);
        gfx_damage_all(app->gfx);
        driven_run();
        gfx_record(app->gfx, &unpainted);
        ck_assert_msg(right > 0.7F * (float)sizes[_i][0], "%s ends at %.0f", app->input.focus, (double)right);
        driven_key(SDLK_DOWN);
    }
    ck_assert_str_eq(app->input.focus, "rules:chapter:glossary");
}
END_TEST

START_TEST(arrow_keys_turn_the_pages) {
    char third[HIT_ID_MAX];
    Manual *manual = load("en");
    snprintf(third, sizeof third, "rules:chapter:%.20s", manual->chapter[2].id);
    manual_destroy(manual);
    ck_assert_str_eq(app->input.focus, "rules:chapter:aim");
    driven_key(SDLK_DOWN);
    driven_key(SDLK_DOWN);
    ck_assert_str_eq(app->input.focus, third);
    ck_assert(driven_has("rules:previous"));
    driven_key(SDLK_UP);
    driven_key(SDLK_UP);
    ck_assert(!driven_has("rules:previous"));
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "menu");
}
END_TEST

// A folder with links to all assets but the rules.
static void link_assets(const char *folder) {
    char command[2048];
    const char *assets = getenv("STARDECK_ASSETS");
    snprintf(command, sizeof command,
             "mkdir -p '%s/rules/%s' && for f in \"%s\"/*; do [ \"${f##*/}\" = rules ] || ln -s \"$f\" "
             "'%s/'; done",
             folder, driven_game(), assets, folder);
    ck_assert_int_eq(system(command), 0);
}

START_TEST(broken_files_are_told_with_their_place) {
    char folder[] = "/tmp/stardeck-rules-XXXXXX", path[100];
    driven_close();
    ck_assert_ptr_nonnull(mkdtemp(folder));
    link_assets(folder);
    snprintf(path, sizeof path, "%s/rules/%s/en.json", folder, driven_game());
    FILE *file = fopen(path, "w");
    fputs("{\"chapters\": [\n{\"id\": \"x\", \"title\": 3, \"blocks\": []}]}", file);
    fclose(file);
    char kept[1024];
    ck_assert_ptr_nonnull(getenv("STARDECK_ASSETS")); // an absolute path
    text_copy(kept, sizeof kept, getenv("STARDECK_ASSETS"));
    setenv("STARDECK_ASSETS", folder, 1);
    app = driven_open("en", 1280, 720);
    app_show(app, &rules_screen);
    driven_run();
    ck_assert_str_eq(app->shown_name, "message");
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "en.json:2:22: title must be a text"));
    setenv("STARDECK_ASSETS", kept, 1);
    char command[128];
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}
END_TEST

int test_rules(void) {
    Suite *suite = suite_create("rules");
    TCase *tcase = tcase_create("rules");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, begin, driven_close);
    tcase_add_test(tcase, both_languages_have_the_same_pages);
    tcase_add_test(tcase, every_name_in_the_texts_is_known);
    tcase_add_test(tcase, every_example_can_be_played);
    tcase_add_loop_test(tcase, all_pages_draw, 0, 4);
    tcase_add_loop_test(tcase, pages_use_their_width, 0, 2);
    tcase_add_test(tcase, arrow_keys_turn_the_pages);
    tcase_add_test(tcase, broken_files_are_told_with_their_place);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
