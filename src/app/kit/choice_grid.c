// SPDX-License-Identifier: MIT
// Grids of choices: picks the number of columns whose cells come closest to the preferred size with the
// fewest empty places; on a tie, the larger number of columns.
#include "app/kit/choice_grid.h"

#include "app/kit/answer_list.h"

#include <math.h>

#define GAP 8.0F     // logical, between cells
#define BEYOND 18.0F // … the lines that say how many cells are not seen

static float part_of(float length, float wanted) {
    return fminf(length, wanted) / fmaxf(wanted, 1);
}

static void set_columns(ChoiceGrid *grid, int columns) {
    grid->columns = columns;
    grid->rows = (grid->count + columns - 1) / columns;
    grid->shown = grid->rows;
    grid->w = floorf((grid->box.w + grid->gap) / (float)columns - grid->gap);
    grid->h = floorf((grid->box.h + grid->gap) / (float)SDL_max(grid->rows, 1) - grid->gap);
}

// Not all rows fit: shows as many as do, between the two lines that count hidden cells.
static void scroll(const App *app, ChoiceGrid *grid, const ChoiceCell *cell, int first) {
    const float line = roundf(app_px(app, BEYOND));
    grid->h = cell->least_h;
    grid->box.y += line;
    grid->box.h -= 2 * line;
    grid->shown = (int)((grid->box.h + grid->gap) / (grid->h + grid->gap));
    grid->shown = SDL_clamp(grid->shown, 1, grid->rows);
    grid->first = SDL_clamp(first, 0, grid->rows - grid->shown);
}

ChoiceGrid choice_grid(const App *app, GfxRect box, int count, const ChoiceCell *cell, int first) {
    ChoiceGrid grid = {.box = box, .count = count, .gap = roundf(app_px(app, GAP))};
    const int most = SDL_max((int)((box.w + grid.gap) / (cell->least_w + grid.gap)), 1);
    int best = 0;
    float best_part = 0;
    for (int columns = 1; columns <= most && columns <= SDL_max(count, 1); columns++) {
        set_columns(&grid, columns);
        const float filled = (float)count / (float)(columns * grid.rows);
        const float part = part_of(grid.w, cell->most_w) * part_of(grid.h, cell->most_h) * filled;
        if (grid.h < cell->least_h || part < best_part)
            continue;
        best = columns;
        best_part = part;
    }
    set_columns(&grid, best > 0 ? best : SDL_min(most, SDL_max(count, 1)));
    if (best == 0)
        scroll(app, &grid, cell, first);
    grid.w = fminf(grid.w, cell->most_w);
    grid.h = fminf(grid.h, cell->most_h);
    return grid;
}

GfxRect choice_rect(const ChoiceGrid *grid, int at) {
    const int row = at / grid->columns - grid->first, column = at % grid->columns;
    if (at < 0 || at >= grid->count || row < 0 || row >= grid->shown)
        return gfx_rect(0, 0, 0, 0);
    const float wide = (float)grid->columns * (grid->w + grid->gap) - grid->gap,
                high = (float)grid->shown * (grid->h + grid->gap) - grid->gap;
    const float x = roundf(grid->box.x + (grid->box.w - wide) / 2),
                y = roundf(grid->box.y + fmaxf(0, (grid->box.h - high) / 2));
    return gfx_rect(x + (float)column * (grid->w + grid->gap), y + (float)row * (grid->h + grid->gap),
                    grid->w, grid->h);
}

int choice_first_row_for(const ChoiceGrid *grid, int at) {
    const int row = at / grid->columns, before = SDL_max(row - 1, 0),
              behind = SDL_min(row + 1, grid->rows - 1);
    int first = SDL_clamp(grid->first, behind - grid->shown + 1, SDL_max(before, behind - grid->shown + 1));
    first = SDL_clamp(first, row - grid->shown + 1, row); // the row itself must be visible
    return SDL_clamp(first, 0, grid->rows - grid->shown);
}

void draw_hidden_choices(App *app, const ChoiceGrid *grid) {
    const float line = roundf(app_px(app, BEYOND));
    const int above = grid->first * grid->columns,
              below = grid->count - (grid->first + grid->shown) * grid->columns;
    if (above > 0)
        draw_hidden_count(app, gfx_rect(grid->box.x, grid->box.y - line, grid->box.w, line), true, above);
    if (below > 0)
        draw_hidden_count(app, gfx_rect(grid->box.x, grid->box.y + grid->box.h, grid->box.w, line), false,
                          below);
}
