// SPDX-License-Identifier: MIT
// What stands on every page of the report in the window, as test_golden sees it, for test_balance_page.py.
//
// usage: balance_seen LANGUAGE DEALS [SAVED]    measures the pack "hammer" of tests/packs/listed; SAVED: a
// file that
//                                               the report is written into as well
#include "screen_stage.h"
#include "screen_steps.h"
#include "stage_text.h"

#include "app/stage/pack_view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// So high that no page has to be scrolled.
#define WIDTH 1920
#define HEIGHT 6400

static const char *const topics[] = {"short", "wins", "cards", "length", "prizes", "how"};

static bool show(const char *deals) {
    static char steps[200];
    snprintf(steps, sizeof steps,
             "packs show:packs run click:pack:4:switch run measured:%.12s click:pack:2:balance run", deals);
    const Shot shot = {"balance", NULL, steps};
    return screen_play(&shot, &(ShotManner){.at_once = true});
}

static bool tell(const char *topic) {
    char id[60];
    Text lines = {0};
    snprintf(id, sizeof id, "balance:topic:%s", topic);
    bool good = stage_click(id, SDL_BUTTON_LEFT) && stage_run();
    if (strcmp(topic, "cards") == 0)
        good = good && stage_click("balance:all", SDL_BUTTON_LEFT) && stage_run();
    gfx_damage_all(stage_app->gfx);
    good = good && seen_frame(&lines);
    printf("== %s\n%s", topic, text_string(&lines));
    text_finish(&lines);
    return good;
}

static bool save(const char *file) {
    Text out = {0};
    BalanceReport report = *app_measure(stage_app).report;
    report.in_window = false;
    balance_write_report(&report, &out);
    FILE *to = fopen(file, "wb");
    bool good = to != NULL && fwrite(text_string(&out), 1, out.length, to) == out.length;
    if (to != NULL)
        good = fclose(to) == 0 && good;
    text_finish(&out);
    return good;
}

int main(int argc, char **argv) {
    if (argc < 3 || !stage_open(WIDTH, HEIGHT))
        return 2;
    bool good = stage_set_language(argv[1]) && show(argv[2]);
    seen_begin();
    for (size_t i = 0; good && i < sizeof topics / sizeof topics[0]; i++)
        good = tell(topics[i]);
    if (good && argc > 3)
        good = save(argv[3]);
    stage_close();
    return good ? 0 : 1;
}
