// SPDX-License-Identifier: MIT
// Short forms of Field (schema.h) for a game's schema tables. `must`: the key is required. Lists take their
// capacity from the array in the struct.
#ifndef STARDECK_ENGINE_SCHEMA_FIELDS_H
#define STARDECK_ENGINE_SCHEMA_FIELDS_H

#include "engine/schema.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define NUMBER(key_, must_, absent_, min_, max_, offset_)                                                    \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_NUMBER, .required = (must_), .absent = (absent_), .min = (min_),        \
        .max = (max_), .offset = (offset_)                                                                   \
    }
#define NUMBER16(key_, must_, absent_, min_, max_, offset_)                                                  \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_NUMBER16, .required = (must_), .absent = (absent_), .min = (min_),      \
        .max = (max_), .offset = (offset_)                                                                   \
    }
// The same with limits (Limit).
#define NUMBER_LIMITED(key_, kind_, absent_, min_, max_, limits_, offset_)                                   \
    {                                                                                                        \
        .key = (key_), .kind = (kind_), .absent = (absent_), .min = (min_), .max = (max_),                   \
        .limits = (limits_), .offset = (offset_)                                                             \
    }
#define WORD(key_, must_, words_, absent_, offset_)                                                          \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_WORD, .required = (must_), .words = (words_), .absent = (absent_),      \
        .offset = (offset_)                                                                                  \
    }
#define BOOL(key_, absent_, offset_)                                                                         \
    { .key = (key_), .kind = FIELD_BOOL, .absent = (absent_), .offset = (offset_) }
#define REF(key_, must_, table_, offset_)                                                                    \
    { .key = (key_), .kind = FIELD_REF, .required = (must_), .table = (table_), .offset = (offset_) }
#define REFS(key_, must_, repeats_, table_, struct_, item_, count_)                                          \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_REFS, .required = (must_), .repeats = (repeats_), .table = (table_),    \
        .capacity = (uint16_t)COUNT(((struct_ *)0)->item_), .offset = offsetof(struct_, item_),              \
        .count_offset = offsetof(struct_, count_)                                                            \
    }
#define LIST(key_, must_, table_, schema_, struct_, item_, count_)                                           \
    LIST_FEW(key_, must_, table_, schema_, NULL, struct_, item_, count_)
#define LIST_FEW(key_, must_, table_, schema_, few_, struct_, item_, count_)                                 \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_RECORDS, .required = (must_), .table = (table_), .few = (few_),         \
        .capacity = (uint16_t)COUNT(((struct_ *)0)->item_), .record = (schema_),                             \
        .stride = sizeof(((struct_ *)0)->item_[0]), .offset = offsetof(struct_, item_),                      \
        .count_offset = offsetof(struct_, count_)                                                            \
    }
#define RECORD(key_, must_, schema_, offset_)                                                                \
    { .key = (key_), .kind = FIELD_RECORD, .required = (must_), .record = (schema_), .offset = (offset_) }
// A record whose `present_` byte is set to 1 if the key is present.
#define RECORD_SEEN(key_, schema_, offset_, present_)                                                        \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_RECORD, .record = (schema_), .offset = (offset_),                       \
        .present_offset = (present_)                                                                         \
    }
#define BY_REF(key_, table_, schema_, stride_, offset_)                                                      \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_BY_REF, .table = (table_), .record = (schema_), .stride = (stride_),    \
        .offset = (offset_)                                                                                  \
    }
#define ID(struct_)                                                                                          \
    { .key = "id", .kind = FIELD_ID, .required = true, .offset = offsetof(struct_, id) }
// The picture of a card, target or ship, which a skin may change.
#define PICTURE(struct_)                                                                                     \
    {                                                                                                        \
        .key = "picture", .kind = FIELD_TEXT, .skin = true, .capacity = PICTURE_MAX,                         \
        .offset = offsetof(struct_, picture)                                                                 \
    }

#endif
