// SPDX-License-Identifier: MIT
// The screen of packs: its state, and what its two files share.
#ifndef STARDECK_APP_SCREENS_PACKS_PARTS_H
#define STARDECK_APP_SCREENS_PACKS_PARTS_H

#include "app/stage/context.h"
#include "app/stage/pack_view.h"
#include "app/stage/scroll.h"

// The kinds of lines below a pack's name.
typedef enum PackLine {
    PACK_LINE_STATE,  // its state
    PACK_LINE_GOOD,   // … without any fault
    PACK_LINE_ABOUT,  // its author's description
    PACK_LINE_FAULT,  // an error to be fixed
    PACK_LINE_WARNING // a warning
} PackLine;

typedef struct PackSentence {
    PackLine kind;
    char *text; // owned
} PackSentence;

// What the screen says of one pack.
typedef struct PackFacts {
    bool looked_into; // `idle` and `languages` are known
    bool idle;        // it changes nothing
    bool checked;     // what follows is the result of a check; else what keeps the pack from being used
    PackBlame blame;  // without findings about languages; of all places without texts only the first
    int lacking;      // places whose texts exist in no language
    PackLanguages languages;
    int others_lack; // texts of other packs that are missing in its languages
    int files_lack;  // files missing as a whole in its languages, if `checked`
    // All facts as sentences in the window's language (packs_say), kept because translating takes too long
    // for every frame.
    PackSentence *sentence; // owned
    int sentences;          // 0: not said yet, or out of memory
    int warnings;           // ListedPack.warnings when they were made
} PackFacts;

// Collects the facts about the pack at this position of the list, without a check. The caller closes them.
// NULL if out of memory; pack_facts_close accepts it.
PackFacts *pack_facts_open(const App *app, int place);
void pack_facts_close(PackFacts *facts);
// Takes over what a check has found (app_take_pack_check).
void pack_facts_take_check(const App *app, int place, PackFacts *facts, const PackBlame *blame,
                           PackUntranslated untranslated);
void pack_facts_forget_sentences(PackFacts *facts); // packs_say makes them anew
// True if there is nothing to mend, not even a missing translation.
bool pack_facts_are_good(const PackFacts *facts);
// True for the finding that stands for all places without texts, if there are several.
bool pack_facts_lack_texts(const PackFacts *facts, const Problem *finding);
// True if there is anything to say about its languages: some lack texts, or the games don't have them.
bool pack_facts_have_languages(const PackFacts *facts);
// Appends that: how far each of its languages is translated.
void pack_facts_add_languages(const App *app, int place, const PackFacts *facts, Text *out);

typedef struct PacksScreen {
    Scroll scroll;
    float x, w;                       // of the whole content, logical pixels
    bool reveals;                     // scroll to a pack that can no longer be used
    unsigned version;                 // version of the list the facts belong to
    bool checked;                     // a check has been begun since
    char language[LANGUAGE_CODE_MAX]; // of the sentences
    AbsentPack absent[ABSENT_PACKS_MAX];
    int absents;
    PackFacts *facts[PACK_LIST_MAX]; // by position in the list, owned; NULL: out of memory
} PacksScreen;

// Writes "pack:NUMBER:what"; the topmost pack has number 1.
void packs_hit_id(char *buffer, const App *app, int place, const char *what);

// Puts what the facts say of the pack into sentences, unless they are up to date.
void packs_say(const App *app, int place, PackFacts *facts);

// All in pixels. packs_link_rect: the button with this number that leads to another screen.
GfxRect packs_link_rect(const App *app, GfxRect box, int number);
float packs_row_height(App *app, const PacksScreen *screen, int place);
void packs_draw_row(App *app, const PacksScreen *screen, int place, GfxRect box);

// Likewise for absent packs (PacksScreen.absent); packs_lay_absent adds the regions.
float packs_absent_height(App *app, const PacksScreen *screen, int number);
void packs_lay_absent(App *app, const PacksScreen *screen, int number, GfxRect box);
void packs_draw_absent(App *app, const PacksScreen *screen, int number, GfxRect box);

#define PACKS_EDGE 22.0f
#define PACKS_BUTTON_H 48.0f
#define PACKS_SWITCH_W 104.0f
#define PACKS_ARROW_W 52.0f
#define PACKS_MORE_W 230.0f // buttons below a pack's lines that lead to other screens
#define PACKS_MORE_H 44.0f
#define PACKS_MORE_GAP 12.0f
#define PACKS_GAP 10.0f
#define PACKS_BAR_W 28.0f // beside the rows

#endif
