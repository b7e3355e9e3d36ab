// SPDX-License-Identifier: MIT
// Drawing the head of a seat's panel: the name of its faction above, who plays it below; beside it if there
// is no room.
#include "app/kit/seat_head.h"

#include "app/kit/draw.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define RADIUS 13.0F    // logical, of the panel less its border
#define TWO_LINES 36.0F // logical; in a lower head both are beside each other

// "Chidi · Computer"; only the name if both don't fit, and only "Computer" or the like if there is no name.
static void who_sits(const App *app, const CardTable *table, Seat seat, const GfxStyle *style, float room,
                     char out[160]) {
    const char *who = seat_player_word(app, table, seat);
    const bool named = strcmp(seat_name(app, seat), seat_faction_name(app, seat)) != 0;
    snprintf(out, 160, "%s%s%s", named ? seat_name(app, seat) : "", named ? " \xC2\xB7 " : "", who);
    if (named && gfx_text_width(app->gfx, style, out) > room)
        text_copy(out, 160, seat_name(app, seat));
}

void draw_seat_head(App *app, const CardTable *table, GfxRect head, Seat seat, float right) {
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const bool large = table->layout.large;
    const float sign = lpx(table, large ? 26 : 34), left = head.x + lpx(table, large ? 40 : 56);
    const float room = right - left, least = lpx(table, 12);
    char who[160];
    draw_head_ground(app, gfx_inset(head, 1), palette, lpx(table, RADIUS));
    gfx_fill(app->gfx, gfx_rect(head.x, head.y + head.h - 1, head.w, 1), color_alpha(colors->main, 0.6F));
    emblem_at(app, palette, roundf(head.x + lpx(table, large ? 8 : 13)), roundf(head.y + (head.h - sign) / 2),
              sign, COLOR_WHITE);
    GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, large ? 17 : 19, COLOR_WHITE, GFX_LEFT);
    GfxStyle below = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, colors->light, GFX_LEFT);
    name.brief = below.brief = true; // left out in the smallest windows
    GfxRect first = gfx_rect(left, head.y + lpx(table, 2), room, head.h * 0.52F);
    GfxRect second = gfx_rect(left, head.y + head.h * 0.52F, room, head.h * 0.42F);
    if (head.h < lpx(table, TWO_LINES)) {
        first = gfx_rect(left, head.y, room * 0.55F, head.h);
        second = gfx_rect(left + room * 0.6F, head.y, room * 0.4F, head.h);
    }
    gfx_text_fit(app->gfx, &name, least, first, seat_faction_name(app, seat));
    who_sits(app, table, seat, &below, second.w, who);
    gfx_text_fit(app->gfx, &below, least, second, who);
}
