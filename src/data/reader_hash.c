// SPDX-License-Identifier: MIT
// Hashes value by value in the order of the tables. Lengths are hashed too, so that different structs never
// give the same sequence of bytes. Words are hashed by name, because their indices change with each addition
// to the vocabulary.
#include "data/reader.h"

#include "core/hash.h"

#include <string.h>

// How references are hashed: by index, as saved games have them, or by id.
typedef struct Hashing {
    const Catalog *catalog;
    bool by_id;
} Hashing;

static uint64_t hash_record(const Schema *schema, const Hashing *hashing, const uint8_t *from, uint64_t hash);
static uint64_t hash_field(const Field *field, const Hashing *hashing, const uint8_t *base, uint64_t hash);

static uint64_t hash_byte(uint8_t byte, uint64_t hash) {
    return hash_bytes(&byte, 1, hash);
}

static uint64_t hash_number(uint64_t number, int bytes, uint64_t hash) {
    for (int i = 0; i < bytes; i++)
        hash = hash_byte((uint8_t)(number >> (8 * i)), hash);
    return hash;
}

static uint64_t hash_name(const char *name, uint64_t hash) {
    return hash_bytes(name, strlen(name) + 1, hash);
}

// "" for a value that stands for no word, if the word is optional.
static const char *word_of(const Field *field, uint8_t value) {
    for (uint8_t i = 0; field->words[i] != NULL; i++)
        if (i == value)
            return field->words[i];
    return "";
}

// Hashes the words that are set, independent of their order in the vocabulary.
static uint64_t hash_words(const char *const names[], uint32_t words, uint64_t hash) {
    uint64_t sum = 0;
    for (int i = 0; i < 32 && names[i] != NULL; i++)
        sum += (words >> i & 1u) != 0 ? hash_name(names[i], 1) : 0;
    return hash_number(sum, 8, hash);
}

// Records that only affect looks (a faction's own pictures).
static bool is_skin(const Field *field) {
    if (field->table != NO_TABLE)
        return false;
    for (size_t i = 0; i < field->record->field_count; i++)
        if (field->record->fields[i].kind == FIELD_TEXT || field->record->fields[i].kind == FIELD_COLOUR)
            return true;
    return false;
}

static uint64_t hash_records(const Field *field, const Hashing *hashing, const uint8_t *base, uint64_t hash) {
    const uint8_t count = base[field->count_offset];
    if (is_skin(field))
        return hash;
    hash = hash_byte(count, hash);
    for (uint8_t i = 0; i < count; i++)
        hash = hash_record(field->record, hashing, base + field->offset + (size_t)i * field->stride, hash);
    return hash;
}

static uint64_t hash_pool(const Field *field, const Hashing *hashing, const uint8_t *base, uint64_t hash) {
    const uint8_t count = base[field->count_offset];
    uint16_t first;
    memcpy(&first, base + field->offset, sizeof first);
    const uint8_t *from =
        (const uint8_t *)hashing->catalog->rules + field->pool_offset + (size_t)first * field->stride;
    hash = hash_byte(count, hash);
    for (uint8_t i = 0; i < count; i++)
        hash = hash_record(field->record, hashing, from + (size_t)i * field->stride, hash);
    return hash;
}

static uint64_t hash_ref(const Field *field, const Hashing *hashing, uint8_t index, uint64_t hash) {
    if (!hashing->by_id || index >= catalog_count(hashing->catalog, field->table))
        return hash_byte(index, hash);
    return hash_name(catalog_id(hashing->catalog, field->table, index), hash);
}

static uint64_t hash_refs(const Field *field, const Hashing *hashing, const uint8_t *base, uint64_t hash) {
    const uint8_t count = base[field->count_offset];
    hash = hash_byte(count, hash);
    if (!hashing->by_id)
        return hash_bytes(base + field->offset, count, hash);
    for (uint8_t i = 0; i < count; i++)
        hash = hash_ref(field, hashing, base[field->offset + i], hash);
    return hash;
}

static uint64_t hash_by_ref(const Field *field, const Hashing *hashing, const uint8_t *base, uint64_t hash) {
    const uint8_t count = catalog_count(hashing->catalog, field->table);
    for (uint8_t i = 0; i < count; i++)
        hash = hash_field(&field->record->fields[0], hashing,
                          base + field->offset + (size_t)i * field->stride, hash);
    return hash;
}

static uint64_t hash_field(const Field *field, const Hashing *hashing, const uint8_t *base, uint64_t hash) {
    const uint8_t *value = base + field->offset;
    uint32_t words;
    int16_t number;
    if (field->skin)
        return hash;
    switch (field->kind) {
    case FIELD_ID: // saved games refer to records by id
        return hash_bytes(value, strlen((const char *)value), hash);
    case FIELD_NUMBER:
    case FIELD_BOOL:
    case FIELD_BITS:
        return hash_byte(*value, hash);
    case FIELD_REF:
        return hash_ref(field, hashing, *value, hash);
    case FIELD_NUMBER16:
        memcpy(&number, value, sizeof number);
        return hash_number((uint16_t)number, 2, hash);
    case FIELD_WORD:
        return hash_name(word_of(field, *value), hash);
    case FIELD_WORDS:
        return hash_words(field->words, *value, hash);
    case FIELD_WORDS32:
        memcpy(&words, value, sizeof words);
        return hash_words(field->words, words, hash);
    case FIELD_REFS:
        return hash_refs(field, hashing, base, hash);
    case FIELD_RECORD:
        if (field->present_offset != 0)
            hash = hash_byte(base[field->present_offset], hash);
        return hash_record(field->record, hashing, value, hash);
    case FIELD_RECORDS:
        return hash_records(field, hashing, base, hash);
    case FIELD_POOL:
        return hash_pool(field, hashing, base, hash);
    case FIELD_BY_REF:
        return hash_by_ref(field, hashing, base, hash);
    case FIELD_COLOUR:
    case FIELD_TEXT:
        break;
    }
    return hash;
}

static uint64_t hash_record(const Schema *schema, const Hashing *hashing, const uint8_t *from,
                            uint64_t hash) {
    for (size_t i = 0; i < schema->field_count; i++)
        hash = hash_field(&schema->fields[i], hashing, from, hash);
    return hash;
}

uint64_t reader_hash(const Schema *schema, const Catalog *catalog, const void *from, uint64_t seed) {
    return hash_record(schema, &(Hashing){catalog, false}, from, seed);
}

uint64_t reader_record_hash(const Schema *schema, const Catalog *catalog, const void *record) {
    return hash_record(schema, &(Hashing){catalog, true}, record, 0);
}

// ---- by path

// Whether any part of the field's value is hashed.
static bool is_hashed(const Field *field) {
    bool any = field->kind != FIELD_RECORD || field->present_offset != 0;
    if (field->skin || field->kind == FIELD_COLOUR || field->kind == FIELD_TEXT ||
        (field->kind == FIELD_RECORDS && is_skin(field)))
        return false;
    for (size_t i = 0; !any && i < field->record->field_count; i++)
        any = is_hashed(&field->record->fields[i]);
    return any;
}

static const Field *field_named(const Schema *schema, const char *key, size_t length) {
    for (size_t i = 0; schema != NULL && i < schema->field_count; i++)
        if (strncmp(schema->fields[i].key, key, length) == 0 && schema->fields[i].key[length] == '\0')
            return &schema->fields[i];
    return NULL;
}

bool reader_hashes(const Schema *schema, const char *path) {
    const Field *field = NULL;
    for (const char *key = path; *key != '\0';) {
        const size_t length = strcspn(key, "/");
        const bool is_place = field != NULL && key[0] >= '0' && key[0] <= '9';
        if (field != NULL && field->kind == FIELD_BY_REF)
            field = &field->record->fields[0]; // the key is an id
        else if (!is_place)
            field = field_named(field != NULL ? field->record : schema, key, length);
        if (field == NULL || !is_hashed(field))
            return false;
        key += length + (key[length] == '/');
    }
    return true;
}
