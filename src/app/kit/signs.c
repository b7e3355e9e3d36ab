// SPDX-License-Identifier: MIT
// The signs, one line each, from the right, without gaps for missing ones. The large layout leaves out those
// that open a screen: the menu has them.
#include "app/kit/signs.h"

#include "app/kit/draw.h"
#include "app/stage/key_cap.h"
#include "app/stage/pack_view.h"

#include <string.h>

static bool always(const App *app, const CardTable *table) {
    (void)app;
    (void)table;
    return true;
}

static bool is_wide(const App *app, const CardTable *table) {
    (void)app;
    return !table->layout.large;
}

static bool has_sound(const App *app, const CardTable *table) {
    (void)table;
    return app->sound.open;
}

static bool can_hide(const App *app, const CardTable *table) {
    (void)table;
    return session_viewer(app->session) != SEAT_NONE && table_is_shared(app);
}

// If the history is visible, its heading opens the drawer instead.
static bool has_no_log(const App *app, const CardTable *table) {
    (void)app;
    return table->layout.log.w <= 0;
}

static bool has_hints(const App *app, const CardTable *table) {
    (void)table;
    return hint_is_offered(app);
}

// A pack of this game is broken, gone, off or another one by now. It goes on as it is.
static bool has_pack_trouble(const App *app, const CardTable *table) {
    (void)table;
    return app_pack_trouble(app, NULL, NULL) != PACK_IS_WELL;
}

static const struct {
    const char *id;
    KeyAction action;
    const char *icon;
    const Screen *screen; // opened by app_visit; NULL: handled in gestures.c
    bool (*is_there)(const App *app, const CardTable *table);
} signs[] = {
    {"button:menu", ACTION_MENU, "icons/phosphor/list.svg", NULL, always},
    {"sign:settings", ACTION_SETTINGS, "icons/phosphor/gear.svg", &settings_screen, is_wide},
    {"sign:help", ACTION_HELP, "icons/phosphor/question.svg", &rules_screen, is_wide},
    {"button:mute", ACTION_MUTE, "icons/phosphor/speaker-high.svg", NULL, has_sound},
    {"button:hide", ACTION_HIDE, "icons/phosphor/eye-slash.svg", NULL, can_hide},
    {"button:log", ACTION_LOG, "icons/phosphor/clock.svg", NULL, has_no_log},
    {"button:hint", ACTION_HINT, "icons/phosphor/lightbulb.svg", NULL, has_hints},
    {"sign:packs", ACTION_PACKS, "icons/phosphor/warning.svg", &packs_screen, has_pack_trouble},
};
#define SIGNS ((int)(sizeof signs / sizeof signs[0]))

// If there are more signs than places, these are left out in this order: they can be reached through the menu
// or the settings, and by keys. The hint never is.
static const KeyAction gives_way[] = {ACTION_HELP, ACTION_SETTINGS, ACTION_MUTE};
#define GIVE_WAY ((int)(sizeof gives_way / sizeof gives_way[0]))
// The sign of packs comes up meanwhile: it takes no help away, but always has a place.
static const KeyAction gives_way_to_packs[] = {ACTION_SETTINGS, ACTION_MUTE, ACTION_HELP, ACTION_HIDE};
#define GIVE_WAY_TO_PACKS ((int)(sizeof gives_way_to_packs / sizeof gives_way_to_packs[0]))

static int places_free(const CardTable *table) {
    int places = 0;
    while (places < TABLE_BUTTONS && table->layout.button[places].w > 0)
        places++;
    return places;
}

static int sign_of(KeyAction action) {
    int sign = 0;
    while (sign < SIGNS - 1 && signs[sign].action != action)
        sign++;
    return sign;
}

// The signs that have a place: bit i for signs[i].
static unsigned signs_shown(const App *app, const CardTable *table) {
    unsigned shown = 0;
    int over = -places_free(table);
    for (int i = 0; i < SIGNS; i++)
        if (signs[i].is_there(app, table)) {
            shown |= 1U << i;
            over++;
        }
    const bool packs = (shown >> sign_of(ACTION_PACKS) & 1U) != 0;
    for (int i = 0; i < (packs ? GIVE_WAY_TO_PACKS : GIVE_WAY) && over > 0; i++) {
        const unsigned sign = 1U << sign_of(packs ? gives_way_to_packs[i] : gives_way[i]);
        over -= (shown & sign) != 0;
        shown &= ~sign;
    }
    return shown;
}

void sign_mark(Hit *hit, KeyAction action) {
    hit->tag = (HitTag){.kind = TAG_ICON, .a = (uint8_t)action};
}

static void add_sign(App *app, GfxRect rect, const char *id, KeyAction action) {
    Hit *hit = hits_add(&app->hits, rect, "%s", id);
    sign_mark(hit, action);
    hit->enabled = action != ACTION_HINT || hint_can(app);
    if (action == ACTION_HINT)
        text_copy(hit->reason, sizeof hit->reason, ui_word(app, UI_SUGGESTION_NOT_NOW));
}

// Added from the left, which is the order of the focus.
void signs_regions(App *app, const CardTable *table) {
    const unsigned shown = signs_shown(app, table);
    int places = 0;
    for (int i = 0; i < SIGNS; i++)
        places += (int)(shown >> i & 1U);
    for (int i = SIGNS - 1; i >= 0; i--)
        if ((shown >> i & 1U) != 0 && --places < places_free(table))
            add_sign(app, table->layout.button[places], signs[i].id, signs[i].action);
}

static const char *icon_of(const App *app, int sign) {
    if (signs[sign].action == ACTION_MUTE && app->settings.muted)
        return "icons/phosphor/speaker-slash.svg";
    if (signs[sign].action == ACTION_PACKS && app_pack_trouble(app, NULL, NULL) == PACK_HAS_CHANGED)
        return "icons/phosphor/info.svg"; // nothing is wrong
    return signs[sign].icon;
}

void draw_signs(App *app, const CardTable *table) {
    const unsigned shown = signs_shown(app, table);
    for (int i = 0; i < SIGNS; i++) {
        if ((shown >> i & 1U) == 0)
            continue;
        widget_button(app, signs[i].id,
                      &(Button){.look = BUTTON_QUIET,
                                .icon = icon_of(app, i),
                                .text_size = 18,
                                .on = (signs[i].action == ACTION_LOG && table->overlay == OVERLAY_LOG) ||
                                      (signs[i].action == ACTION_HINT && table->hinted)});
    }
}

// What has become of the only pack that something has become of, or of all that are gone or have changed; a
// fault with its place; and what that means for the game.
static void explain_one(const App *app, const TroubledPack *pack, Explanation *out) {
    Text name = {0}, fault = {0};
    const PackTrouble trouble = app_pack_trouble(app, &name, &fault);
    const bool many = app_packs_in_trouble(app) > 1;
    const bool broken = trouble == PACK_IS_BROKEN && pack != NULL && pack->left_out == LEFT_OUT_FAULTY;
    text_copy(out->title, sizeof out->title, text_string(&name));
    if (broken)
        explain_add(out, ui_word(app, UI_PACKS_PLAYS_ON));
    text_copy(out->foot, sizeof out->foot,
              trouble == PACK_HAS_CHANGED ? ui_word(app, many ? UI_PACKS_FROM_NEXT_MANY : UI_PACKS_FROM_NEXT)
              : trouble == PACK_IS_GONE   ? ui_word(app, many ? UI_PACKS_GONE_MANY : UI_PACKS_GONE)
              : broken || pack == NULL    ? text_string(&fault)
                                          : pack->why);
    text_finish(&name);
    text_finish(&fault);
}

static void explain_pack(const App *app, Explanation *out) {
    const TroubledPack *packs;
    const int count = app_troubled_packs(app, &packs);
    int gone = 0;
    if (app_pack_trouble(app, NULL, NULL) == PACK_IS_WELL)
        return;
    for (int i = 0; i < count; i++)
        gone += packs[i].trouble == PACK_IS_GONE;
    if (count <= 1 || gone == count) {
        explain_one(app, packs, out);
        return;
    }
    for (int i = 0; i < count; i++) {
        ExplainLine *line = explain_add(out, packs[i].title);
        text_copy(line->note, sizeof line->note, packs[i].why);
    }
}

void sign_explain(const App *app, const HitTag *tag, Explanation *out) {
    char key[KEY_LABEL_MAX];
    memset(out, 0, sizeof *out);
    key_action_name(app, (KeyAction)tag->a, out->title, sizeof out->title);
    text_copy(out->value, sizeof out->value, key_label_of(app, (KeyAction)tag->a, key));
    if (tag->a == ACTION_HIDE)
        text_copy(out->foot, sizeof out->foot, ui_word(app, UI_EXPLAIN_HIDE_TEXT));
    if (tag->a == ACTION_PACKS)
        explain_pack(app, out);
}

bool sign_press(App *app, CardTable *table, KeyAction action) {
    for (int i = 0; i < SIGNS; i++) {
        if (signs[i].action != action)
            continue;
        if (signs[i].screen != NULL)
            return sign_click(app, signs[i].id);
        if (!signs[i].is_there(app, table) || (action == ACTION_HINT && !hint_can(app)))
            return false;
        table_button(app, table, signs[i].id + strlen("button:"));
        return true;
    }
    return false;
}

bool sign_click(App *app, const char *hit_id) {
    for (int i = 0; i < SIGNS; i++) {
        if (signs[i].screen == NULL || strcmp(signs[i].id, hit_id) != 0)
            continue;
        app_visit(app, signs[i].screen);
        return true;
    }
    return false;
}
