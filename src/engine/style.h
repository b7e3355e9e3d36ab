// SPDX-License-Identifier: MIT
// What a pack says about a seat's looks: colours, emblem, ships. The keys are the same in every game; no rule
// reads them, and they don't count in the pack's hash.
#ifndef STARDECK_ENGINE_STYLE_H
#define STARDECK_ENGINE_STYLE_H

#include "core/faults.h"
#include "engine/schema.h"

// Each 0xRRGGBB, or NO_COLOUR: derived from `main`. ink: text and icons on `main`.
typedef struct StyleRamp {
    uint32_t main, light, dark, deep, ink;
} StyleRamp;

// Part of the records of a game's seat table (Game.style_offset).
typedef struct SeatStyle {
    char logo[ID_MAX]; // emblem: a file of assets/emblems, without extension
    // Ships: files of assets/ships, the part of the name before "-capital" or the whole name of a single
    // ship; "": the record's own id.
    char ships[ID_MAX];
    // Whose paintings its cards show where it has none of its own: the FACTION of ID.FACTION.webp
    // (data/paintings.h); "": nobody's. Only in games whose factions have paintings (STYLE_PAINTINGS).
    char paintings[ID_MAX];
    StyleRamp usual;
    // The easy-to-distinguish palette; without `main` one is chosen.
    StyleRamp clear;
    struct {
        uint32_t dark, mid, light;
    } scene;         // the background of its cards' pictures; NO_COLOUR: derived
    uint8_t pattern; // index into style_pattern_words: a pattern drawn on its cards; NONE: one is chosen
} SeatStyle;

extern const char *const style_pattern_words[]; // ends with NULL

// For Game.prepare: reports what no single field of a style can show. `path` is the record's path.
void style_check(const SeatStyle *style, FaultPath path, Faults *faults);

extern const Schema style_ramp_schema, style_clear_schema, style_scene_schema;

// The schema fields for a record of TYPE with a SeatStyle member MEMBER.
#define STYLE_FIELDS(TYPE, MEMBER)                                                                           \
    {.key = "logo",                                                                                          \
     .kind = FIELD_TEXT,                                                                                     \
     .required = true,                                                                                       \
     .capacity = ID_MAX,                                                                                     \
     .offset = offsetof(TYPE, MEMBER.logo)},                                                                 \
        {.key = "ships", .kind = FIELD_TEXT, .capacity = ID_MAX, .offset = offsetof(TYPE, MEMBER.ships)},    \
        {.key = "colours",                                                                                   \
         .kind = FIELD_RECORD,                                                                               \
         .required = true,                                                                                   \
         .record = &style_ramp_schema,                                                                       \
         .offset = offsetof(TYPE, MEMBER.usual)},                                                            \
        {.key = "clear",                                                                                     \
         .kind = FIELD_RECORD,                                                                               \
         .record = &style_clear_schema,                                                                      \
         .offset = offsetof(TYPE, MEMBER.clear)},                                                            \
        {.key = "scene",                                                                                     \
         .kind = FIELD_RECORD,                                                                               \
         .record = &style_scene_schema,                                                                      \
         .offset = offsetof(TYPE, MEMBER.scene)},                                                            \
    {                                                                                                        \
        .key = "pattern", .kind = FIELD_WORD, .words = style_pattern_words, .absent = NONE, .skin = true,    \
        .offset = offsetof(TYPE, MEMBER.pattern)                                                             \
    }

// The field "paintings" (SeatStyle.paintings), in addition to STYLE_FIELDS.
#define STYLE_PAINTINGS(TYPE, MEMBER)                                                                        \
    { .key = "paintings", .kind = FIELD_TEXT, .capacity = ID_MAX, .offset = offsetof(TYPE, MEMBER.paintings) }

// True if `picture` has the form "file:NAME", a picture the pack itself brings as "pictures/NAME" in its
// assets folder. Then either the file's path and a line end are appended to `files`, or `problem` explains
// why no such file can exist.
bool style_is_pack_picture(const char *picture, Text *files, Text *problem);

#endif
