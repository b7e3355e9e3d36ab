// SPDX-License-Identifier: MIT
// Guided games: restricts what the person may do, and prescribes what computers do.
#include "play/session_inside.h"

#include <assert.h>

Session *session_create_guided(const Catalog *catalog, const SessionOptions *options,
                               const SessionGuide *guide, Text *problem) {
    return session_create_with(catalog, options, NULL, guide, problem);
}

Match *session_make_match(const Session *session, EventList *events, Text *problem) {
    const SetupOptions *setup = &session->options.setup;
    if (session->guide.position == NULL)
        return match_create(session->catalog, setup, events, problem);
    Text path = {0};
    Match *match = match_create_scripted(session->catalog, setup, session->guide.position,
                                         session->guide.luck, events, problem, &path);
    text_finish(&path);
    return match;
}

void session_filter_legal(Session *session) {
    int kept = 0;
    for (int i = 0; i < session->legal_count && session->guide.judge != NULL; i++)
        if (session->guide.judge(session->guide.context, session->match, &session->legal[i]) == VERDICT_OK)
            session->legal[kept++] = session->legal[i];
    if (session->guide.judge != NULL)
        session->legal_count = kept;
}

const Command *session_guided_command(const Session *session) {
    const SessionGuide *guide = &session->guide;
    return guide->act != NULL ? guide->act(guide->context, session->match) : NULL;
}

Verdict session_judge(const Session *session, const Command *command) {
    assert(session->stage == SESSION_DECIDING);
    const SessionGuide *guide = &session->guide;
    const Verdict verdict =
        guide->judge != NULL ? guide->judge(guide->context, session->match, command) : VERDICT_OK;
    if (verdict == VERDICT_OK)
        return match_judge(session->match, match_to_act(session->match), command);
    guide->refused(guide->context);
    return verdict;
}

void session_guide_changed(Session *session) {
    assert(session->guide.judge != NULL);
    if (session->stage == SESSION_DECIDING) // in other stages the next one updates them
        session_refresh(session);
}
