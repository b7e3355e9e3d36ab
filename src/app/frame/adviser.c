// SPDX-License-Identifier: MIT
// The last question and its answer.
#include "app/frame/adviser.h"

#include "app/frame/frame.h"
#include "app/frame/worker.h"
#include "play/advice.h"

#include <stdlib.h>

struct Adviser {
    Worker worker;
    bool beside;
    bool asked, found; // found: the answer is ready
    AdviceTask task;
    Advice advice;
};

Adviser *adviser_open(bool beside) {
    Adviser *adviser = calloc(1, sizeof *adviser);
    if (adviser == NULL)
        return NULL;
    worker_open(&adviser->worker, "adviser");
    adviser->beside = beside;
    return adviser;
}

void adviser_close(Adviser *adviser) {
    if (adviser != NULL)
        worker_stop(&adviser->worker);
    free(adviser);
}

Uint32 adviser_event(const Adviser *adviser) {
    return adviser->worker.event;
}

static void find_beside(void *context) {
    Adviser *adviser = context;
    advice_find(&adviser->task, worker_must_stop, &adviser->worker, &adviser->advice);
}

bool adviser_step(Adviser *adviser) {
    if (!adviser->asked || adviser->found || !worker_is_done(&adviser->worker))
        return false;
    worker_stop(&adviser->worker);
    adviser->found = true;
    return true;
}

// Starts computing the prepared task.
static void begin(Adviser *adviser) {
    adviser->asked = true;
    adviser->found = !adviser->beside;
    if (adviser->beside)
        worker_begin(&adviser->worker, find_beside, adviser);
    else
        advice_find(&adviser->task, NULL, NULL, &adviser->advice);
}

bool app_ask_hint(App *app) {
    Adviser *adviser = app->frame->adviser;
    app_drop_advice(app);
    if (adviser == NULL || !session_ask_advice(app->session, &adviser->task))
        return false;
    begin(adviser);
    return true;
}

bool app_ask_why(App *app) {
    Adviser *adviser = app->frame->adviser;
    app_drop_advice(app);
    if (adviser == NULL || !replay_ask_advice(app->frame->replay, &adviser->task))
        return false;
    begin(adviser);
    return true;
}

const Advice *app_advice(const App *app) {
    const Adviser *adviser = app->frame->adviser;
    return adviser != NULL && adviser->found ? &adviser->advice : NULL;
}

void app_drop_advice(App *app) {
    Adviser *adviser = app->frame->adviser;
    if (adviser == NULL)
        return;
    worker_stop(&adviser->worker);
    adviser->asked = adviser->found = false;
}
