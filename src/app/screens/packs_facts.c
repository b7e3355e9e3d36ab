// SPDX-License-Identifier: MIT
// What the screen of packs says of one pack: what keeps it from being used or a check has found, apart by
// whose fault it is, and how far its languages are. Many findings of one kind become one number.
#include "app/screens/packs_parts.h"

#include <stdlib.h>
#include <string.h>

// ---- many as one

static bool is_missing_texts(const Problem *finding) {
    return strcmp(finding->code, "text") == 0 && strncmp(finding->message, "there ", 6) == 0;
}

static int missing_translations(const PackLanguages *languages) {
    int missing = 0;
    for (int i = 0; i < languages->count; i++)
        missing += languages->item[i].missing;
    return missing;
}

// Leaves out all but the first place without texts.
static void gather(PackFacts *facts) {
    const LintReport all = facts->blame.own;
    facts->blame.own = (LintReport){.failed = all.failed};
    for (int i = 0; i < all.count; i++) {
        const bool lacks = is_missing_texts(&all.item[i]);
        if (!lacks || facts->lacking == 0)
            lint_report_add(&facts->blame.own, &all.item[i]);
        facts->lacking += lacks;
    }
    LintReport gone = all;
    lint_report_finish(&gone);
}

bool pack_facts_lack_texts(const PackFacts *facts, const Problem *finding) {
    return facts->lacking > 1 && is_missing_texts(finding);
}

// How many texts of other packs below it its languages lack.
static int missing_of_others(const App *app, int place, const PackLanguages *own) {
    PackLanguages all;
    app_pack_languages(app, place, true, &all);
    const int missing = missing_translations(&all) - missing_translations(own);
    return missing > 0 ? missing : 0;
}

// ---- the facts

// Of hundreds of packs only those that are on are looked into at once: reading them all takes seconds. A
// check looks into the others.
#define LOOKED_INTO 60

static void look_into(const App *app, int place, PackFacts *facts) {
    facts->looked_into = true;
    facts->idle = app_pack_changes_nothing(app, place);
    if (!app_pack_list(app)->pack[place].stray)
        app_pack_languages(app, place, false, &facts->languages);
}

PackFacts *pack_facts_open(const App *app, int place) {
    PackFacts *facts = calloc(1, sizeof *facts);
    if (facts == NULL)
        return NULL;
    if (app_pack_list(app)->count <= LOOKED_INTO || app_pack_list(app)->pack[place].on)
        look_into(app, place, facts);
    app_blame_pack(app, place, &facts->blame);
    gather(facts);
    return facts;
}

void pack_facts_take_check(const App *app, int place, PackFacts *facts, const PackBlame *blame,
                           PackUntranslated untranslated) {
    pack_blame_finish(&facts->blame);
    facts->blame = *blame;
    facts->checked = true;
    if (!facts->looked_into)
        look_into(app, place, facts);
    facts->lacking = 0;
    facts->files_lack = untranslated.files;
    if (untranslated.places > 0) // the line of languages says so
        facts->others_lack = missing_of_others(app, place, &facts->languages);
    gather(facts);
    pack_facts_forget_sentences(facts);
}

void pack_facts_forget_sentences(PackFacts *facts) {
    for (int i = 0; i < facts->sentences; i++)
        free(facts->sentence[i].text);
    free(facts->sentence);
    facts->sentence = NULL;
    facts->sentences = 0;
}

void pack_facts_close(PackFacts *facts) {
    if (facts == NULL)
        return;
    pack_blame_finish(&facts->blame);
    pack_facts_forget_sentences(facts);
    free(facts);
}

bool pack_facts_are_good(const PackFacts *facts) {
    return facts->blame.own.count == 0 && facts->blame.withs == 0 &&
           missing_translations(&facts->languages) == 0 && facts->files_lack == 0;
}

// ---- how far its languages are

static const char *language_name(const App *app, int place, const char *code, Text *buffer) {
    const int known = app_language(app, code);
    text_clear(buffer);
    if (known < 0)
        app_pack_language_name(app, place, code, buffer);
    return known >= 0 ? app_language_name(app, known) : text_string(buffer);
}

static bool is_told(const PackLanguage *language) {
    return language->missing > 0 || language->brought;
}

bool pack_facts_have_languages(const PackFacts *facts) {
    bool any = facts->others_lack > 0 || facts->files_lack > 0;
    for (int i = 0; i < facts->languages.count; i++)
        any |= is_told(&facts->languages.item[i]);
    return any;
}

void pack_facts_add_languages(const App *app, int place, const PackFacts *facts, Text *out) {
    char text[200];
    Text name = {0};
    const char *between = "";
    for (int i = 0; i < facts->languages.count; i++) {
        const PackLanguage *language = &facts->languages.item[i];
        if (!is_told(language))
            continue;
        const int percent = (int)(100LL * (language->texts - language->missing) / language->texts);
        text_add(out, between);
        text_add(out, ui_fill(app, text, sizeof text,
                              language->missing > 1   ? UI_PACKS_LANGUAGE_LACKS
                              : language->missing > 0 ? UI_PACKS_LANGUAGE_LACKS_ONE
                                                      : UI_PACKS_LANGUAGE,
                              STR("language", language_name(app, place, language->code, &name)),
                              NUM("percent", percent), NUM("count", language->missing)));
        between = "  ·  ";
    }
    if (facts->files_lack > 0) {
        text_add(out, between);
        text_add(out,
                 ui_fill(app, text, sizeof text, UI_PACKS_LANGUAGE_FILES, NUM("count", facts->files_lack)));
        between = "  ·  ";
    }
    if (facts->others_lack > 0) {
        text_add(out, between);
        text_add(out,
                 ui_fill(app, text, sizeof text, UI_PACKS_LANGUAGE_OTHERS, NUM("count", facts->others_lack)));
    }
    text_finish(&name);
}
