// SPDX-License-Identifier: MIT
// How those who play look, as a pack says it: colours, emblem, ships. The same keys in every game; no rule
// asks for any of it, and a pack's hash leaves it out.
#ifndef STARDECK_ENGINE_STYLE_H
#define STARDECK_ENGINE_STYLE_H

#include "core/faults.h"
#include "engine/schema.h"

// Each 0xRRGGBB, or NO_COLOUR: to be derived from `main`.
typedef struct StyleRamp {
    uint32_t main, light, dark, deep, ink;
} StyleRamp;

// Part of the records of a game's seat table (Game.style_offset).
typedef struct SeatStyle {
    char logo[ID_MAX];  // its emblem: a file of assets/emblems, without ending
    char ships[ID_MAX]; // its ships: files of assets/ships, what stands before "-capital", or all of the name
                        // of a single ship; "": the record's own id
    StyleRamp usual;
    StyleRamp clear; // in the palette that is easy to tell apart; without `main`: to be chosen
    struct {
        uint32_t dark, mid, light;
    } scene;         // the ground behind its cards' pictures, NO_COLOUR: derived
    uint8_t pattern; // index into style_pattern_words: what lies on its cards besides; NONE: to be chosen
} SeatStyle;

extern const char *const style_pattern_words[]; // ends with NULL

// What no single field of a style can know, for Game.prepare; `path` is that of the record.
void style_check(const SeatStyle *style, FaultPath path, Faults *faults);

extern const Schema style_ramp_schema, style_clear_schema, style_scene_schema;

// The fields of a record of TYPE with a SeatStyle called MEMBER, for its schema.
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

// Is it "file:NAME", a picture that a pack brings along, "pictures/NAME" in its folder of assets? True:
// `files` gets it, or `problem` says why there can't be such a file.
bool style_own_picture(const char *picture, Text *files, Text *problem);

#endif
