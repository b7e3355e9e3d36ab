// SPDX-License-Identifier: MIT
// temp survey
#include "app/kit/action.h"
#include "table_evening.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int seen_words[64];

static void picture(const char *word, int number) {
    const char *folder = getenv("STARDECK_PICTURES");
    char path[1024], error[GFX_ERROR_SIZE];
    if (folder == NULL)
        return;
    const Question q = table_question(evening_table());
    const char *card = q.card != NONE && q.card < 250 ? card_name(evening_app, q.card, q.owner) : "";
    snprintf(path, sizeof path, "%s/%s-%s-%d.png", folder, evening_catalog.game->id, word, number);
    ck_assert(gfx_save_png(evening_app->gfx, path, error));
    Action action;
    action_state(evening_app, evening_table(), &action);
    printf("%s | %s | %s | %s\n", path, card, action.title, action.hint);
    for (int i = 0; i < action.count; i++)
        printf("    [%s] %s%s\n", action.button[i].id, action.button[i].text, action.button[i].enabled ? "" : " (grey)");
}

START_TEST(survey) {
    Rng rng;
    const int most = getenv("QS_MOST") ? atoi(getenv("QS_MOST")) : 3;
    for (uint64_t seed = 0; seed < (uint64_t)(getenv("QS_SEEDS") ? atoi(getenv("QS_SEEDS")) : 3); seed++) {
        rng_seed(&rng, 5 + seed * 100 + (uint64_t)_i);
        evening_start(_i, 40 + (uint64_t)_i + seed * 17, 0xFF);
        evening_app->settings.animation_speed = 0;
        evening_app->settings.recap = false;
        evening_run();
        for (int act = 0; act < 3000 && evening_act(&rng); act++) {
            Session *session = evening_app->session;
            while (session_stage(session) == SESSION_SHOWING || session_stage(session) == SESSION_RECAP)
                session_shown(session);
            if (session_stage(session) == SESSION_OVER)
                break;
            if (session_stage(session) != SESSION_DECIDING)
                continue;
            View view;
            match_view(session_match(session), SEAT_NONE, &view);
            const Question q = evening_catalog.game->story->question(view.bytes);
            if (q.asked == ASKED_TURN || q.word == NONE)
                continue;
            static unsigned char by[64][256];
            const int was = seen_words[q.word]++;
            if (was >= most && (q.card == NONE || by[q.word][q.card]))
                continue;
            by[q.word][q.card] = 1;
            evening_run();
            picture(evening_catalog.game->story->questions[q.word], was);
        }
    }
}
END_TEST

int main(void) {
    Suite *suite = suite_create("questions");
    TCase *tcase = tcase_create("questions");
    tcase_set_timeout(tcase, 1200);
    tcase_add_loop_test(tcase, survey, 0, tested_game()->table_count);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK); // one window for all
    evening_open(1280, 720);
    Text problem = {0};
    app_set_language(evening_app, getenv("QS_LANG") ? getenv("QS_LANG") : "de", &problem);
    srunner_run_all(runner, CK_NORMAL);
    evening_close();
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    for (int i = 0; evening_catalog.game && i < 30; i++)
        if (seen_words[i])
            printf("%d: %d\n", i, seen_words[i]);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
