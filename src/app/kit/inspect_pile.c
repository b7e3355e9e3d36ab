// SPDX-License-Identifier: MIT
// A pile in the inspector: its cards in rows, the newest first.
#include "app/kit/draw.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/inspect.h"
#include "app/kit/scene.h"

#include <math.h>
#include <stdio.h>

#define CARD_W 160.0F // logical, where there is room
#define GAP 8.0F
#define EDGE 32.0F
#define HEAD 76.0F
#define ACROSS_LEAST 6
#define ACROSS_MOST 15

// The arrangement: as large as possible with all cards visible.
typedef struct Spread {
    int across, rows;
    float w, h; // of a card
} Spread;

static Spread spread(const CardTable *table, GfxRect box, int count) {
    const float width = box.w - lpx(table, 2 * EDGE), room = box.h - lpx(table, HEAD + EDGE);
    const float gap = lpx(table, GAP);
    Spread lie = {.across = ACROSS_LEAST - 1};
    do {
        lie.across++;
        lie.rows = (count + lie.across - 1) / lie.across;
        lie.w = fminf((width + gap) / (float)lie.across - gap, lpx(table, CARD_W));
        lie.h = fminf(lie.w * 1.4F, (room + gap) / fmaxf(1, (float)lie.rows) - gap);
    } while (lie.h < lie.w * 1.4F && lie.across < ACROSS_MOST);
    return lie;
}

static GfxRect card_at(const CardTable *table, GfxRect box, int at, int count) {
    const Spread lie = spread(table, box, count);
    const float gap = lpx(table, GAP);
    return gfx_rect(box.x + lpx(table, EDGE) + (lie.w + gap) * (float)(at % lie.across),
                    box.y + lpx(table, HEAD) + (lie.h + gap) * (float)(at / lie.across), lie.w, lie.h);
}

void inspect_pile(App *app, const CardTable *table, GfxRect box, const InspectedPile *pile) {
    char title[120];
    inspect_draw_panel(app, table, box, COLOR_LINE_STRONG);
    snprintf(title, sizeof title, "%s: %d", pile->name, pile->count);
    inspect_draw_title(app, table, box, title);
    for (int at = 0; at < pile->count; at++) {
        const CardRef card = card_printed(pile->card[pile->count - 1 - at], pile->owner);
        const GfxRect rect = card_at(table, box, at, pile->count);
        CardPlace place = card_place(CARD_TABLE, rect.x, rect.y, rect.w);
        place.height = rect.h;
        const CardLook look = table->game->look->card(table->looks, app, &card);
        card_art_draw(app->gfx, &look, &place);
    }
}

void inspect_pile_regions(App *app, const CardTable *table, GfxRect box, const InspectedPile *pile,
                          HitTag tag) {
    for (int at = 0; at < pile->count; at++) {
        Hit *hit = hits_add(&app->hits, card_at(table, box, at, pile->count), "pile:%d", at + 1);
        hit->tag = tag;
        hit->card = pile->card[pile->count - 1 - at];
    }
}
