// SPDX-License-Identifier: MIT
// Writes a line when its content has changed and flushes it, because a test reads along.
#include "app/stage/trace.h"

#include "core/hash.h"
#include "core/platform.h"
#include "data/command_json.h"
#include "engine/game_facts.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Trace {
    FILE *file;
    const Catalog *catalog;
    SetupOptions setup; // names the seats in commands
    Text line;          // being built
    Text last;          // the last frame's line
};

Trace *trace_open(const char *path, const Catalog *catalog, Text *problem) {
    Trace *trace = calloc(1, sizeof *trace);
    if (trace == NULL) {
        text_add(problem, "out of memory");
        return NULL;
    }
    trace->catalog = catalog;
    trace->file = platform_fopen(path, "ae");
    if (trace->file == NULL) {
        text_printf(problem, "%s: cannot be written: %s", path, strerror(errno));
        free(trace);
        return NULL;
    }
    return trace;
}

void trace_close(Trace *trace) {
    if (trace == NULL)
        return;
    fclose(trace->file);
    text_finish(&trace->line);
    text_finish(&trace->last);
    free(trace);
}

void trace_pack(Trace *trace, const Catalog *catalog) {
    trace->catalog = catalog;
}

void trace_game(Trace *trace, const SetupOptions *setup) {
    trace->setup = *setup;
}

static void write_hit(const Trace *trace, JsonOut *json, const Hit *hit, Seat to_act) {
    const GfxRect rect = hit_reach(hit);
    if (rect.w < 1 || rect.h < 1) // scrolled out of sight
        return;
    json_begin_object(json, NULL);
    json_string(json, "id", hit->id);
    json_number(json, "x", lroundf(rect.x));
    json_number(json, "y", lroundf(rect.y));
    json_number(json, "w", lroundf(rect.w));
    json_number(json, "h", lroundf(rect.h));
    if (trace->catalog != NULL &&
        hit->card < catalog_count(trace->catalog, game_card_table(trace->catalog->game)))
        json_string(json, "card",
                    catalog_id(trace->catalog, game_card_table(trace->catalog->game), hit->card));
    if (hit->has_command && to_act != SEAT_NONE)
        command_write(json, "command", trace->catalog, &trace->setup, to_act, &hit->command);
    if (!hit->enabled)
        json_bool(json, "enabled", false);
    json_end_object(json);
}

// The part of the line after the frame number.
static const char *rest_of(const Text *line) {
    const char *comma = strchr(text_string(line), ',');
    return comma != NULL ? comma : "";
}

void trace_frame(Trace *trace, const TraceFrame *frame) {
    text_clear(&trace->line);
    JsonOut json;
    json_out_init(&json, &trace->line);
    json_begin_object(&json, NULL);
    json_number(&json, "frame", frame->number);
    json_string(&json, "screen", frame->screen);
    json_string(&json, "viewer", frame->viewer);
    json_begin_list(&json, "hits");
    for (int i = 0; i < frame->hits->count; i++)
        if (!frame->hits->item[i].meanwhile)
            write_hit(trace, &json, &frame->hits->item[i], frame->to_act);
    json_end_list(&json);
    if (frame->pictures > 0)
        json_number(&json, "pictures", frame->pictures);
    if (frame->focus != NULL)
        json_string(&json, "focus", frame->focus);
    if (frame->remark != NULL)
        json_string(&json, "remark", frame->remark);
    if (frame->tell != NULL)
        frame->tell(frame->app, frame->self, &json);
    json_bool(&json, "idle", frame->idle);
    json_end_object(&json);
    if (strcmp(rest_of(&trace->line), rest_of(&trace->last)) == 0)
        return;
    fprintf(trace->file, "%s\n", text_string(&trace->line));
    fflush(trace->file);
    const Text spare = trace->last;
    trace->last = trace->line;
    trace->line = spare;
}

void trace_command(Trace *trace, Seat seat, const Command *command, uint64_t hash) {
    char hex[HASH_TEXT_SIZE];
    hash_text(hash, hex);
    text_clear(&trace->line);
    JsonOut json;
    json_out_init(&json, &trace->line);
    json_begin_object(&json, NULL);
    command_write(&json, "command", trace->catalog, &trace->setup, seat, command);
    json_string(&json, "hash", hex);
    json_end_object(&json);
    fprintf(trace->file, "%s\n", text_string(&trace->line));
    fflush(trace->file);
}

void trace_undone(Trace *trace, int left, uint64_t hash) {
    char hex[HASH_TEXT_SIZE];
    hash_text(hash, hex);
    fprintf(trace->file, "{\"undone\":%d,\"hash\":\"%s\"}\n", left, hex);
    fflush(trace->file);
}
