// SPDX-License-Identifier: MIT
// One function per kind of field, all of the same shape: read `node` into `to`, or report what is wrong and
// return false. Messages end in what is allowed, which `describe` derives from the field's table entry, so
// the tables are all that needs maintaining.
#include "data/reader.h"

#include "data/json_relative.h"
#include "data/json_shares.h"
#include "data/suggest.h"
#include "engine/game.h"

#include <assert.h>
#include <string.h>

#define KEYS_MAX 64 // of a schema

// What a record of a layer may say beside its own keys (json_records.c).
static const char *const layer_keys[] = {"like", "each", "when", "remove"};

static bool read_record(const Reader *reader, const cJSON *node, const Schema *schema, uint8_t *to,
                        bool registered);

static const Table *table_of(const Reader *reader, uint8_t table) {
    assert(table < reader->catalog->game->table_count);
    return &reader->catalog->game->tables[table];
}

// The name of the value in messages: its key, or that of its list.
static const char *label(const Field *field, const cJSON *node) {
    return node != NULL && node->string != NULL ? node->string : field->key;
}

// Appends what is allowed here, to follow "must be".
static void describe(const Reader *reader, const Field *field, Text *out) {
    const bool has_table =
        field->kind == FIELD_REF || field->kind == FIELD_REFS || field->kind == FIELD_BY_REF;
    const char *what = has_table ? table_of(reader, field->table)->what : "";
    switch (field->kind) {
    case FIELD_ID:
        text_printf(out, "an id of a-z, 0-9 and _ that starts with a letter, at most %d characters",
                    ID_MAX - 1);
        break;
    case FIELD_NUMBER:
    case FIELD_NUMBER16:
        text_printf(out, "a whole number from %d to %d", field->min, field->max);
        break;
    case FIELD_BOOL:
        text_add(out, "true or false");
        break;
    case FIELD_WORD:
        text_add(out, "one of ");
        suggest_list(out, field->words, suggest_count(field->words));
        break;
    case FIELD_WORDS:
    case FIELD_WORDS32:
        text_add(out, "a list with any of ");
        suggest_list(out, field->words, suggest_count(field->words));
        break;
    case FIELD_BITS:
        text_printf(out, "a list of different whole numbers from 0 to %d", field->max);
        break;
    case FIELD_REF:
        text_printf(out, "the id of a %s", what);
        break;
    case FIELD_REFS:
        text_printf(out, "a list of at most %u %s ids", field->capacity, what);
        break;
    case FIELD_COLOUR:
        text_add(out, "a colour like \"#1A2B3C\"");
        break;
    case FIELD_TEXT:
        text_printf(out, "a text of %s%u bytes", field->required ? "1 to " : "at most ",
                    field->capacity - 1u);
        break;
    case FIELD_RECORD:
        text_add(out, "an object");
        break;
    case FIELD_RECORDS:
    case FIELD_POOL:
        if (field->shorthand == NULL)
            text_printf(out, "a list of at most %u objects", field->capacity);
        else if (field->record->field_count == 1)
            text_printf(out, "a list of at most %u texts", field->capacity);
        else
            text_printf(out, "a list of at most %u texts or objects", field->capacity);
        break;
    case FIELD_BY_REF:
        text_printf(out, "an object with %s ids as keys", what);
        break;
    }
}

// Reports "KEY must be ALLOWED, not FOUND" at the value.
static bool wrong(const Reader *reader, const Field *field, const cJSON *node, const char *found) {
    Text allowed = {0};
    describe(reader, field, &allowed);
    json_doc_problem(reader->doc, node, reader->problems, "[value] %s must be %s, not %s",
                     quoted(label(field, node)).text, text_string(&allowed), found);
    text_finish(&allowed);
    return false;
}

// True if it is in a file that lies upon another.
static bool is_of_layer(const Reader *reader, const cJSON *node) {
    return strcmp(json_doc_file(reader->doc, node), json_doc_name(reader->doc)) != 0;
}

static bool is_list(const Field *field) {
    return field->kind == FIELD_RECORDS || field->kind == FIELD_POOL || field->kind == FIELD_REFS;
}

static bool wrong_type(const Reader *reader, const Field *field, const cJSON *node) {
    if (is_list(field) && cJSON_IsObject(node) && is_of_layer(reader, node)) {
        json_doc_problem(reader->doc, node, reader->problems,
                         "[value] %s is a list; an object here changes the one below: its entries are called "
                         "\"1\", \"2\" and so on, and {\"+\": […]} adds to them",
                         quoted(label(field, node)).text);
        return false;
    }
    return wrong(reader, field, node, json_doc_type(node));
}

static void store_number(const Field *field, long value, uint8_t *to) {
    const int16_t number = (int16_t)value;
    if (field->kind == FIELD_NUMBER16)
        memcpy(to, &number, sizeof number);
    else
        *to = (uint8_t)value;
}

// The value is a text that is meant to change a number below, but there is none, or it is not written so.
static bool wrong_relative(const Reader *reader, const Field *field, const cJSON *node) {
    Relative relative;
    Text allowed = {0};
    describe(reader, field, &allowed);
    char meant[RELATIVE_BYTES];
    const char *why;
    if (relative_read(node->valuestring, &relative))
        json_doc_problem(reader->doc, node, reader->problems,
                         "[value] %s is given as %s, but there is no number below it to change; give %s",
                         quoted(label(field, node)).text, quoted(node->valuestring).text,
                         text_string(&allowed));
    else if (relative_guess(node->valuestring, meant, &why))
        json_doc_problem(reader->doc, node, reader->problems, "[value] %s can't be %s; did you mean %s, %s?",
                         quoted(label(field, node)).text, quoted(node->valuestring).text, quoted(meant).text,
                         why);
    else
        json_doc_problem(reader->doc, node, reader->problems,
                         "[value] %s can't be %s; a change of the number below is written \"+2\", \"-1\" or "
                         "\"×1.5\", with up to four digits",
                         quoted(label(field, node)).text, quoted(node->valuestring).text);
    text_finish(&allowed);
    return false;
}

// A number out of range, at the place that gives it, or changes the one below.
static bool out_of_range(const Reader *reader, const Field *field, const cJSON *node) {
    JsonStep step[JSON_STEPS_MAX];
    const int steps = json_doc_steps(reader->doc, node, step);
    Text text = {0};
    if (steps > 0) {
        describe(reader, field, &text);
        json_doc_problem(reader->doc, node, reader->problems,
                         "[value] %s makes %ld of the %ld in %s:%d, but %s must be %s",
                         quoted(step[steps - 1].change).text, step[steps - 1].value, step[steps - 2].value,
                         step[steps - 2].file, step[steps - 2].line, quoted(label(field, node)).text,
                         text_string(&text));
    } else {
        text_printf(&text, "%.15g", node->valuedouble);
        wrong(reader, field, node, text_string(&text));
    }
    text_finish(&text);
    return false;
}

// A number in quotes. False: it is something else.
static bool tell_quoted_number(const Reader *reader, const Field *field, const cJSON *node) {
    const char *text = cJSON_IsString(node) ? node->valuestring : "";
    if (text[0] == '\0' || strspn(text, "0123456789") != strlen(text))
        return false;
    Text allowed = {0};
    describe(reader, field, &allowed);
    json_doc_problem(reader->doc, node, reader->problems, "[value] %s must be %s: %s without quotes",
                     quoted(label(field, node)).text, text_string(&allowed), text);
    text_finish(&allowed);
    return true;
}

static bool read_number(const Reader *reader, const Field *field, const cJSON *node, uint8_t *to) {
    long value;
    assert(field->kind == FIELD_NUMBER16 ? field->min >= INT16_MIN && field->max <= INT16_MAX
                                         : field->min >= 0 && field->max <= UINT8_MAX);
    if (cJSON_IsString(node) && relative_is_meant(node->valuestring))
        return wrong_relative(reader, field, node);
    if (!cJSON_IsNumber(node))
        return !tell_quoted_number(reader, field, node) && wrong_type(reader, field, node);
    if (!json_doc_whole(node, field->min, field->max, &value))
        return out_of_range(reader, field, node);
    store_number(field, value, to);
    return true;
}

static bool read_bool(const Reader *reader, const Field *field, const cJSON *node, uint8_t *to) {
    if (!cJSON_IsBool(node))
        return wrong_type(reader, field, node);
    *to = cJSON_IsTrue(node) ? 1 : 0;
    return true;
}

// The index of the word, or -1 with a problem.
static int find_word(const Reader *reader, const Field *field, const char *key, const cJSON *node) {
    const size_t count = suggest_count(field->words);
    for (size_t i = 0; i < count; i++)
        if (strcmp(field->words[i], node->valuestring) == 0)
            return (int)i;
    Text hint = {0};
    suggest_add(&hint, node->valuestring, field->words, count, "words");
    json_doc_problem(reader->doc, node, reader->problems, "[value] %s can't be %s%s", quoted(key).text,
                     quoted(node->valuestring).text, text_string(&hint));
    text_finish(&hint);
    return -1;
}

static bool read_word(const Reader *reader, const Field *field, const cJSON *node, uint8_t *to) {
    if (!cJSON_IsString(node))
        return wrong_type(reader, field, node);
    const int index = find_word(reader, field, label(field, node), node);
    *to = (uint8_t)(index < 0 ? 0 : index);
    return index >= 0;
}

static bool twice(const Reader *reader, const char *key, const cJSON *item) {
    json_doc_problem(reader->doc, item, reader->problems, "[value] %s is listed twice in %s; once is allowed",
                     quoted(item->valuestring).text, quoted(key).text);
    return false;
}

static bool wrong_item(const Reader *reader, const Field *field, const cJSON *list, const cJSON *item) {
    Text allowed = {0};
    describe(reader, field, &allowed);
    json_doc_problem(reader->doc, item, reader->problems, "[value] %s must be %s, but this is %s",
                     quoted(label(field, list)).text, text_string(&allowed), json_doc_type(item));
    text_finish(&allowed);
    return false;
}

static bool read_words(const Reader *reader, const Field *field, const cJSON *node, uint8_t *to) {
    bool good = true;
    uint32_t words = 0;
    assert(suggest_count(field->words) <= (field->kind == FIELD_WORDS ? 8 : 32));
    if (!cJSON_IsArray(node))
        return wrong_type(reader, field, node);
    for (const cJSON *item = node->child; item != NULL; item = item->next) {
        if (!cJSON_IsString(item)) {
            good = wrong_item(reader, field, node, item);
            continue;
        }
        const int index = find_word(reader, field, label(field, node), item);
        if (index < 0)
            good = false;
        else if (words >> index & 1u)
            good = twice(reader, label(field, node), item);
        else
            words |= 1u << index;
    }
    if (field->kind == FIELD_WORDS)
        *to = (uint8_t)words;
    else
        memcpy(to, &words, sizeof words);
    return good;
}

static bool read_bits(const Reader *reader, const Field *field, const cJSON *node, uint8_t *to) {
    assert(field->max < 8);
    if (!cJSON_IsArray(node))
        return wrong_type(reader, field, node);
    for (const cJSON *item = node->child; item != NULL; item = item->next) {
        long number;
        if (!cJSON_IsNumber(item) || !json_doc_whole(item, 0, field->max, &number) ||
            (*to >> number & 1) != 0)
            return wrong_item(reader, field, node, item);
        *to |= (uint8_t)(1u << number);
    }
    return true;
}

// Reports an unknown id, at the value or, if the id is a key, there.
static bool unknown_id(const Reader *reader, uint8_t table, const cJSON *node, bool is_key) {
    const Table *t = table_of(reader, table);
    const char *ids[UINT8_MAX], *id = is_key ? node->string : node->valuestring;
    const uint8_t count = catalog_count(reader->catalog, table);
    size_t known = 0;
    for (uint8_t i = 0; i < count; i++)
        if (catalog_id(reader->catalog, table, i)[0] != '\0') // a malformed id was not registered
            ids[known++] = catalog_id(reader->catalog, table, i);
    Text message = {0}, many = {0};
    text_printf(&many, "%s ids", t->what);
    text_printf(&message, "[id] there is no %s %s", t->what, quoted(id).text);
    UnknownId unknown = {.near = suggest_add(&message, id, ids, known, text_string(&many))};
    text_copy(unknown.kind, sizeof unknown.kind, t->what);
    text_copy(unknown.id, sizeof unknown.id, id);
    const cJSON *told = json_doc_told_at(reader->doc, node);
    const JsonPlace place =
        is_key ? json_doc_key_place(reader->doc, told) : json_doc_place(reader->doc, told);
    problems_add_unknown(reader->problems, json_doc_file(reader->doc, told), place.line, place.column,
                         &unknown, text_string(&message));
    text_finish(&many);
    text_finish(&message);
    return false;
}

static bool table_unknown(const Reader *reader, uint8_t table) {
    return (reader->unknown_tables >> table & 1u) != 0;
}

// `node` is a string. Sets *to to NONE if there is no such record.
static bool find_ref(const Reader *reader, uint8_t table, const cJSON *node, uint8_t *to) {
    *to = NONE;
    if (table_unknown(reader, table))
        return true;
    if (node->valuestring[0] != '\0')
        *to = catalog_find(reader->catalog, table, node->valuestring);
    return *to != NONE || unknown_id(reader, table, node, false);
}

static bool read_ref(const Reader *reader, const Field *field, const cJSON *node, uint8_t *to) {
    *to = NONE;
    if (cJSON_IsNull(node) && !field->required)
        return true;
    if (!cJSON_IsString(node))
        return wrong_type(reader, field, node);
    return find_ref(reader, field->table, node, to);
}

// The id of the record that has this value somewhere inside it; NULL: none has. Recursion is as deep as the
// document.
static const char *owner_of(const cJSON *node, const cJSON *value, const char *id) {
    const cJSON *own = cJSON_GetObjectItemCaseSensitive(node, "id");
    const char *found = NULL;
    id = cJSON_IsObject(node) && cJSON_IsString(own) ? own->valuestring : id;
    for (const cJSON *child = node->child; child != NULL && found == NULL; child = child->next)
        found = child == value ? id : owner_of(child, value, id);
    return found;
}

static bool too_many(const Reader *reader, const Field *field, const cJSON *list, const cJSON *item) {
    Text shares = {0};
    json_shares_add(&shares, reader->doc, list, NULL);
    // Of several packs the place is that of one, which may not say which record it changes ("each").
    const char *owner = shares.length > 0 ? owner_of(json_doc_root(reader->doc), list, NULL) : NULL;
    if (owner != NULL)
        json_doc_problem(reader->doc, item, reader->problems,
                         "[value] %s of %s has %d entries; at most %u are allowed%s",
                         quoted(label(field, list)).text, quoted(owner).text, cJSON_GetArraySize(list),
                         field->capacity, text_string(&shares));
    else
        json_doc_problem(
            reader->doc, item, reader->problems, "[value] %s has %d entries; at most %u are allowed%s",
            quoted(label(field, list)).text, cJSON_GetArraySize(list), field->capacity, text_string(&shares));
    text_finish(&shares);
    return false;
}

static bool read_refs(const Reader *reader, const Field *field, const cJSON *node, uint8_t *base) {
    uint8_t *to = base + field->offset, *count = base + field->count_offset;
    bool good = true;
    assert(field->capacity <= UINT8_MAX);
    if (!cJSON_IsArray(node))
        return wrong_type(reader, field, node);
    for (const cJSON *item = node->child; item != NULL; item = item->next) {
        uint8_t ref = NONE;
        if (*count == field->capacity)
            return too_many(reader, field, node, item);
        if (!cJSON_IsString(item))
            good = wrong_item(reader, field, node, item);
        else if (!find_ref(reader, field->table, item, &ref))
            good = false;
        else if (ref != NONE && !field->repeats && memchr(to, ref, *count) != NULL)
            good = twice(reader, label(field, node), item);
        to[(*count)++] = ref;
    }
    return good;
}

static bool read_colour(const Reader *reader, const Field *field, const cJSON *node, uint8_t *to) {
    uint32_t colour = 0;
    if (!cJSON_IsString(node))
        return wrong_type(reader, field, node);
    const char *text = node->valuestring;
    static const char digits[] = "0123456789abcdefABCDEF";
    if (text[0] != '#' || strlen(text) != 7 || strspn(text + 1, digits) != 6)
        return wrong(reader, field, node, quoted(text).text);
    for (int i = 1; i < 7; i++) {
        const uint32_t digit = (uint32_t)(strchr(digits, text[i]) - digits);
        colour = colour << 4 | (digit < 16 ? digit : digit - 6);
    }
    memcpy(to, &colour, sizeof colour);
    return true;
}

static bool read_text(const Reader *reader, const Field *field, const cJSON *node, uint8_t *to) {
    if (!cJSON_IsString(node))
        return wrong_type(reader, field, node);
    const size_t length = strlen(node->valuestring);
    if (length >= field->capacity || (length == 0 && field->required))
        return wrong(reader, field, node, quoted(node->valuestring).text);
    memcpy(to, node->valuestring, length + 1);
    return true;
}

static bool good_id(const char *id) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz",
                      rest[] = "abcdefghijklmnopqrstuvwxyz0123456789_";
    const size_t length = strlen(id);
    return length > 0 && length < ID_MAX && strchr(letters, id[0]) != NULL && strspn(id, rest) == length;
}

static bool read_id(const Reader *reader, const Field *field, const cJSON *node, uint8_t *to) {
    if (!cJSON_IsString(node))
        return wrong_type(reader, field, node);
    if (!good_id(node->valuestring))
        return wrong(reader, field, node, quoted(node->valuestring).text);
    memcpy(to, node->valuestring, strlen(node->valuestring) + 1);
    return true;
}

static bool read_nested(const Reader *reader, const Field *field, const cJSON *node, uint8_t *base) {
    if (node != NULL && !cJSON_IsObject(node))
        return wrong_type(reader, field, node);
    if (node != NULL && field->present_offset != 0)
        base[field->present_offset] = 1;
    return read_record(reader, node, field->record, base + field->offset, false);
}

static bool read_field(const Reader *reader, const Field *field, const cJSON *node, uint8_t *base);

// A string or null instead of an object: all values are absent except for the one key.
static bool read_shorthand(const Reader *reader, const Field *field, const cJSON *item, uint8_t *to) {
    bool good = read_record(reader, NULL, field->record, to, false);
    for (size_t i = 0; i < field->record->field_count && cJSON_IsString(item); i++)
        if (strcmp(field->record->fields[i].key, field->shorthand) == 0)
            good = read_field(reader, &field->record->fields[i], item, to) && good;
    return good;
}

static bool read_records(const Reader *reader, const Field *field, const cJSON *node, uint8_t *base) {
    // Not counted in the struct itself, because a table's count must stay valid during reading.
    uint16_t count = 0;
    bool good = true;
    assert(field->capacity <= UINT8_MAX || field->table == NO_TABLE);
    if (!cJSON_IsArray(node))
        return wrong_type(reader, field, node);
    if (field->present_offset != 0)
        base[field->present_offset] = 1;
    for (const cJSON *item = node->child; item != NULL; item = item->next) {
        if (count == field->capacity)
            return too_many(reader, field, node, item);
        uint8_t *to = base + field->offset + (size_t)count * field->stride;
        if (field->shorthand != NULL && (cJSON_IsString(item) || cJSON_IsNull(item)))
            good = read_shorthand(reader, field, item, to) && good;
        else if (!cJSON_IsObject(item))
            good = wrong_item(reader, field, node, item);
        else
            good = read_record(reader, item, field->record, to, field->table != NO_TABLE) && good;
        count++;
    }
    if (field->capacity > UINT8_MAX)
        memcpy(base + field->count_offset, &count, sizeof count);
    else
        base[field->count_offset] = (uint8_t)count;
    return good;
}

// Records of one list are adjacent in the pool; records inside them come after.
static bool read_pool(const Reader *reader, const Field *field, const cJSON *node, uint8_t *base) {
    uint8_t *pack = reader->catalog->rules;
    uint16_t first;
    bool good = true;
    assert(field->capacity <= UINT8_MAX);
    if (!cJSON_IsArray(node))
        return wrong_type(reader, field, node);
    const int count = cJSON_GetArraySize(node);
    memcpy(&first, pack + field->pool_count_offset, sizeof first);
    if (count > field->capacity)
        return too_many(reader, field, node, cJSON_GetArrayItem(node, field->capacity));
    if (first + count > field->pool_capacity) {
        json_doc_problem(reader->doc, node, reader->problems,
                         "[value] with these there are more than %u %ss in this pack, which is the most",
                         field->pool_capacity, field->record->what);
        return false;
    }
    const uint16_t behind = (uint16_t)(first + count);
    memcpy(pack + field->pool_count_offset, &behind, sizeof behind);
    memcpy(base + field->offset, &first, sizeof first);
    base[field->count_offset] = (uint8_t)count;
    uint8_t *to = pack + field->pool_offset + (size_t)first * field->stride;
    for (const cJSON *item = node->child; item != NULL; item = item->next, to += field->stride)
        good = (cJSON_IsObject(item) ? read_record(reader, item, field->record, to, false)
                                     : wrong_item(reader, field, node, item)) &&
               good;
    return good;
}

static bool read_by_ref(const Reader *reader, const Field *field, const cJSON *node, uint8_t *base) {
    const uint8_t count = catalog_count(reader->catalog, field->table);
    bool good = true;
    if (node != NULL && !cJSON_IsObject(node))
        return wrong_type(reader, field, node);
    for (uint8_t i = 0; i < count; i++) {
        const cJSON *item =
            cJSON_GetObjectItemCaseSensitive(node, catalog_id(reader->catalog, field->table, i));
        uint8_t *to = base + field->offset + (size_t)i * field->stride;
        good = read_field(reader, &field->record->fields[0], item, to) && good;
    }
    for (const cJSON *item = node != NULL ? node->child : NULL; item != NULL; item = item->next)
        if (!table_unknown(reader, field->table) &&
            (item->string[0] == '\0' || catalog_find(reader->catalog, field->table, item->string) == NONE))
            good = unknown_id(reader, field->table, item, true);
    return good;
}

// What a missing key means.
static bool read_absent(const Reader *reader, const Field *field, uint8_t *base) {
    switch (field->kind) {
    case FIELD_NUMBER:
    case FIELD_NUMBER16:
    case FIELD_BOOL:
    case FIELD_WORD:
    case FIELD_WORDS:
    case FIELD_BITS:
        store_number(field, field->absent, base + field->offset);
        return true;
    case FIELD_REF:
        base[field->offset] = field->absent == UNKNOWN ? UNKNOWN : NONE;
        return true;
    case FIELD_RECORD:
        return read_nested(reader, field, NULL, base);
    case FIELD_BY_REF:
        return read_by_ref(reader, field, NULL, base);
    case FIELD_COLOUR:
        memcpy(base + field->offset, &(uint32_t){NO_COLOUR}, sizeof(uint32_t));
        return true;
    case FIELD_ID:
    case FIELD_WORDS32:
    case FIELD_REFS:
    case FIELD_TEXT:
    case FIELD_RECORDS:
    case FIELD_POOL:
        break;
    }
    return true; // stays zero
}

static bool read_field(const Reader *reader, const Field *field, const cJSON *node, uint8_t *base) {
    if (node == NULL)
        return read_absent(reader, field, base);
    switch (field->kind) {
    case FIELD_ID:
        return read_id(reader, field, node, base + field->offset);
    case FIELD_NUMBER:
    case FIELD_NUMBER16:
        return read_number(reader, field, node, base + field->offset);
    case FIELD_BOOL:
        return read_bool(reader, field, node, base + field->offset);
    case FIELD_WORD:
        return read_word(reader, field, node, base + field->offset);
    case FIELD_WORDS:
    case FIELD_WORDS32:
        return read_words(reader, field, node, base + field->offset);
    case FIELD_BITS:
        return read_bits(reader, field, node, base + field->offset);
    case FIELD_REF:
        return read_ref(reader, field, node, base + field->offset);
    case FIELD_REFS:
        return read_refs(reader, field, node, base);
    case FIELD_COLOUR:
        return read_colour(reader, field, node, base + field->offset);
    case FIELD_TEXT:
        return read_text(reader, field, node, base + field->offset);
    case FIELD_RECORD:
        return read_nested(reader, field, node, base);
    case FIELD_RECORDS:
        return read_records(reader, field, node, base);
    case FIELD_POOL:
        return read_pool(reader, field, node, base);
    case FIELD_BY_REF:
        return read_by_ref(reader, field, node, base);
    }
    assert(false); // every kind has a reader
    return false;
}

static bool missing(const Reader *reader, const Schema *schema, const Field *field, const cJSON *node) {
    Text allowed = {0};
    describe(reader, field, &allowed);
    json_doc_problem(reader->doc, node, reader->problems, "[missing] this %s has no %s, which must be %s",
                     schema->what, quoted(field->key).text, text_string(&allowed));
    text_finish(&allowed);
    return false;
}

// The keys that the record may have: in a layer also those that say how it counts. Returns how many.
static size_t list_keys(const Reader *reader, const cJSON *member, const Schema *schema,
                        const char *const keys[], const char *allowed[]) {
    const bool in_layer = is_of_layer(reader, member);
    size_t count = schema->field_count;
    memcpy(allowed, keys, count * sizeof *allowed);
    for (size_t i = 0; i < sizeof layer_keys / sizeof layer_keys[0]; i++) {
        bool is_own = false;
        for (size_t k = 0; k < schema->field_count; k++)
            is_own = is_own || strcmp(keys[k], layer_keys[i]) == 0;
        if (in_layer && schema->fields[0].kind == FIELD_ID && !is_own)
            allowed[count++] = layer_keys[i];
    }
    return count;
}

// True for a key that is a text of such records, as "name" is.
static bool is_text_of(const Reader *reader, const Schema *schema, const char *key) {
    const Game *game = reader->catalog != NULL ? reader->catalog->game : NULL; // a settings file has none
    const Table *table = NULL;
    for (uint8_t i = 0; game != NULL && i < game->table_count; i++)
        if (strcmp(game->tables[i].what, schema->what) == 0)
            table = &game->tables[i];
    bool is = table != NULL && strcmp(key, "name") == 0;
    for (size_t i = 0; table != NULL && table->texts != NULL && table->texts[i] != NULL; i++)
        is |= strcmp(table->texts[i], key) == 0;
    return is;
}

// Says where a text belongs that stands among a record's values. False: it is none.
static bool tell_text(const Reader *reader, const cJSON *node, const cJSON *member, const Schema *schema,
                      const char *hint) {
    if (!is_text_of(reader, schema,
                    member->string)) // first: to look for the id takes as long as there are keys
        return false;
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(node, "id");
    if (!cJSON_IsString(id))
        return false;
    json_doc_key_problem(reader->doc, member, reader->problems,
                         "[key] unknown key %s in this %s: such texts stand in lang/en.json and "
                         "lang/de.json, as {\"%s\": {\"%s\": {%s: \"…\"}}}%s",
                         quoted(member->string).text, schema->what, schema->what, id->valuestring,
                         quoted(member->string).text, hint);
    return true;
}

// Tells what is wrong with a key that belongs to layers but does not have such a value. False: it is none.
static bool tell_layer_key(const Reader *reader, const cJSON *member) {
    static const struct {
        const char *key, *must;
    } keys[] = {{"like", "the id of the record that this one is like"},
                {"each", "an object that says which records it means"},
                {"when", "an object: {\"pack\": \"ID\"}, or {\"no_pack\": \"ID\"}"},
                {"remove", "true, or not be there"}};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (strcmp(member->string, keys[i].key) == 0) {
            json_doc_problem(reader->doc, member, reader->problems, "[value] %s must be %s, not %s",
                             quoted(member->string).text, keys[i].must, json_doc_type(member));
            return true;
        }
    return false;
}

static void unknown_key(const Reader *reader, const cJSON *node, const cJSON *member, const Schema *schema,
                        const char *const keys[]) {
    const bool is_change = strcmp(member->string, "like") == 0 || strcmp(member->string, "each") == 0 ||
                           (strcmp(member->string, "when") == 0 && cJSON_IsObject(member));
    if (is_change && schema->fields[0].kind == FIELD_ID) {
        json_doc_key_problem(reader->doc, member, reader->problems,
                             "[key] %s goes only upon a list that lies below, and none does here",
                             quoted(member->string).text);
        return;
    }
    if (is_of_layer(reader, member) && schema->fields[0].kind == FIELD_ID && tell_layer_key(reader, member))
        return;
    const char *allowed[KEYS_MAX + sizeof layer_keys / sizeof layer_keys[0]];
    Text hint = {0};
    suggest_add(&hint, member->string, allowed, list_keys(reader, member, schema, keys, allowed), "keys");
    if (!tell_text(reader, node, member, schema, text_string(&hint)))
        json_doc_key_problem(reader->doc, member, reader->problems, "[key] unknown key %s in this %s%s",
                             quoted(member->string).text, schema->what, text_string(&hint));
    text_finish(&hint);
}

static bool check_keys(const Reader *reader, const cJSON *node, const Schema *schema) {
    const char *keys[KEYS_MAX];
    bool good = true;
    assert(schema->field_count <= KEYS_MAX);
    for (size_t i = 0; i < schema->field_count; i++)
        keys[i] = schema->fields[i].key;
    for (const cJSON *member = node->child; member != NULL; member = member->next) {
        size_t i = 0;
        while (i < schema->field_count && strcmp(keys[i], member->string) != 0)
            i++;
        if (i < schema->field_count)
            continue;
        unknown_key(reader, node, member, schema, keys);
        good = false;
    }
    return good;
}

// True if an unknown key is surely a misspelling of this one: one message is enough.
static bool misspelled(const cJSON *node, const Schema *schema, const char *key) {
    const char *keys[KEYS_MAX];
    for (size_t i = 0; i < schema->field_count; i++)
        keys[i] = schema->fields[i].key;
    for (const cJSON *member = node->child; member != NULL; member = member->next)
        if (text_nearest(member->string, keys, schema->field_count) == key)
            return true;
    return false;
}

static bool is_missing(const cJSON *node, const Schema *schema, const Field *field) {
    return field->required && cJSON_GetObjectItemCaseSensitive(node, field->key) == NULL &&
           !misspelled(node, schema, field->key);
}

// `registered`: the first pass has read and checked the record's id.
static bool read_record(const Reader *reader, const cJSON *node, const Schema *schema, uint8_t *to,
                        bool registered) {
    bool good = node == NULL || check_keys(reader, node, schema);
    if (node != NULL)
        good = reader_check_uses(reader, node, schema) && good;
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        if (field->kind == FIELD_ID && registered)
            continue;
        const cJSON *value = cJSON_GetObjectItemCaseSensitive(node, field->key);
        if (node != NULL && is_missing(node, schema, field))
            good = missing(reader, schema, field, node);
        good = read_field(reader, field, value, to) && good;
    }
    return good;
}

bool reader_read(const Reader *reader, const cJSON *node, const Schema *schema, void *to) {
    if (node != NULL && !cJSON_IsObject(node)) {
        json_doc_problem(reader->doc, node, reader->problems, "[value] this %s must be an object, not %s",
                         schema->what, json_doc_type(node));
        return false;
    }
    return read_record(reader, node, schema, to, false);
}

// Another file has it, if that is where the first record with this id stands.
static void tell_taken(const Reader *reader, const Field *field, const cJSON *list, const cJSON *id) {
    const cJSON *first = list->child, *taken = NULL;
    for (; first != NULL && taken == NULL; first = first->next) {
        const cJSON *found = cJSON_GetObjectItemCaseSensitive(first, field->record->fields[0].key);
        if (cJSON_IsString(found) && strcmp(found->valuestring, id->valuestring) == 0)
            taken = found;
    }
    const char *file = taken != NULL ? json_doc_file(reader->doc, taken) : "";
    if (taken == NULL || strcmp(file, json_doc_file(reader->doc, id)) == 0)
        json_doc_problem(reader->doc, id, reader->problems,
                         "[id] %s is the id of another %s already; each must have its own",
                         quoted(id->valuestring).text, field->record->what);
    else
        json_doc_problem(reader->doc, id, reader->problems,
                         "[id] %s is the id of another %s already, in %s:%d; each must have its own",
                         quoted(id->valuestring).text, field->record->what, file,
                         json_doc_place(reader->doc, taken).line);
}

// Reads the id of a table's record; the catalog counts only the records before it. False with a problem.
static bool register_id(const Reader *reader, const Field *field, const cJSON *list, const cJSON *item,
                        uint8_t *to) {
    const Field *id_field = &field->record->fields[0];
    assert(id_field->kind == FIELD_ID && id_field->offset == 0);
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(item, id_field->key);
    if (id == NULL && cJSON_GetObjectItemCaseSensitive(item, "each") == NULL) // else told with the key
        missing(reader, field->record, id_field, item);
    else if (id == NULL)
        return false;
    else if (cJSON_IsString(id) && catalog_find(reader->catalog, field->table, id->valuestring) != NONE)
        tell_taken(reader, field, list, id);
    else
        return read_id(reader, id_field, id, to);
    return false;
}

// True if all ids are known now.
static bool register_records(const Reader *reader, const Field *field, const cJSON *list, uint8_t *base) {
    uint8_t *count = base + field->count_offset;
    assert(field->capacity < UNKNOWN);
    if (!cJSON_IsArray(list))
        return false;
    const cJSON *item = list->child;
    bool good = item != NULL; // an empty table is the fault, not each reference into it
    for (; item != NULL && *count < field->capacity; item = item->next) {
        uint8_t *to = base + field->offset + (size_t)*count * field->stride;
        if (cJSON_IsObject(item))
            good = register_id(reader, field, list, item, to) && good;
        else
            good = false; // reported in the second pass
        (*count)++;
    }
    return item == NULL && good;
}

uint32_t reader_register(const Reader *reader, const cJSON *node, const Schema *schema, void *to) {
    uint32_t unknown = 0;
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        const cJSON *value = cJSON_GetObjectItemCaseSensitive(node, field->key);
        if (field->kind == FIELD_RECORDS && field->table != NO_TABLE)
            unknown |= register_records(reader, field, value, to) ? 0 : 1u << field->table;
        else if (field->kind == FIELD_RECORD)
            unknown |= reader_register(reader, value, field->record, (uint8_t *)to + field->offset);
    }
    return unknown;
}
