// SPDX-License-Identifier: MIT
// Lasting effects between cards on the table: blocking, strengthening, weakening. A beam shows when one
// begins, whichever of the two cards arrived last. The rules are asked about the view
// (games/tactics/explain.h), so only public information is shown.
#include "app/kit/beam.h"
#include "app/tables/tactics/show.h"

#include "app/kit/flare.h"
#include "app/kit/scene.h"
#include "games/tactics/explain.h"

#define STAGGER_MS 60.0F // between beams that begin together

Color tactics_show_color(const App *app, const CardTable *table, Seat who) {
    const FactionColors *colors = palette_faction(seat_palette(app, who < seen(table)->seats ? who : 0));
    return color_mix(colors->main, colors->light, 0.25F);
}

void tactics_show_links(const CardTable *table, const TacticsView *view, ShownLinks *links) {
    WhyLink found[WHY_LINKS_MAX];
    links->count = 0;
    for (uint8_t row = 0; row < ROWS; row++) {
        const int count = tactics_explain_links(tactics_looks_rules(table->looks), view, row, found);
        for (int i = 0; i < count && links->count < SHOWN_LINKS_MAX; i++) {
            const ShownLink link = {scene_at(&table->scene, row, found[i].from),
                                    scene_at(&table->scene, row, found[i].to), found[i].kind};
            if (link.from != NO_SPRITE && link.to != NO_SPRITE)
                links->link[links->count++] = link;
        }
    }
}

static bool has(const ShownLinks *links, const ShownLink *link) {
    for (int i = 0; i < links->count; i++)
        if (links->link[i].from == link->from && links->link[i].to == link->to &&
            links->link[i].kind == link->kind)
            return true;
    return false;
}

// Power that changes sides is shown moving.
static void show_taken(CardTable *table, const ShownLink *link, Color color, float delay) {
    const Flare motes = {.kind = FLARE_MOTES,
                         .color = color,
                         .from = flare_at_card(&table->scene, link->to),
                         .to = flare_at_card(&table->scene, link->from)};
    if (!table->timeline.reduced)
        flare_add(&table->scene.flares, &table->timeline, &motes, delay);
}

void tactics_show_new_links(const App *app, CardTable *table, const ShownLinks *before,
                            const TacticsView *after, float delay) {
    ShownLinks now;
    int begun = 0;
    tactics_show_links(table, after, &now);
    for (int i = 0; i < now.count; i++) {
        const ShownLink *link = &now.link[i];
        if (has(before, link))
            continue;
        const Color color = tactics_show_color(app, table, table->scene.sprite[link->from].now.owner);
        const float from_now = delay + STAGGER_MS * (float)begun++;
        beam_add(table, flare_at_card(&table->scene, link->from), flare_at_card(&table->scene, link->to),
                 color, from_now);
        if (link->kind == LINK_TAKES)
            show_taken(table, link, color, from_now + BEAM_HIT_MS);
    }
}
