// SPDX-License-Identifier: MIT
// Lets the game draw its panel without painting, and keeps the texts. So whatever the inspector says is said
// in words too, and there is one place for it.
#include "app/kit/inspect_words.h"

#include "app/kit/game_table.h"
#include "app/kit/game_things.h"
#include "app/kit/inspect.h"
#include "gfx/record.h"

#include <string.h>

#define NUMBER_MAX 8 // bytes of a number with its sign

static bool is_number(const char *text) {
    return strlen(text) <= NUMBER_MAX && strpbrk(text, "0123456789") != NULL && strpbrk(text, " ") == NULL;
}

// A number is drawn beside what it counts: both in one line.
static void keep_text(void *context, const GfxDrawnText *text) {
    Text *out = context;
    if (is_number(text->text) && out->length > 0 && out->data[out->length - 1] == '\n') {
        out->length--;
        text_add(out, ": ");
    }
    text_add(out, text->text);
    text_add(out, "\n");
}

void inspect_in_words(App *app, CardTable *table, TableThing thing, Text *out) {
    const GfxRecorder recorder = {.dry = true, .context = out, .text = keep_text};
    const TableThing before = table->inspect;
    table->inspect = thing;
    const InspectBoxes at = inspect_boxes(app, table);
    gfx_record(app->gfx, &recorder);
    while (gfx_frame_next(app->gfx))
        table->game->things->inspect(app, table, &at);
    gfx_record(app->gfx, NULL);
    table->inspect = before;
}
