// SPDX-License-Identifier: MIT
// Reads chapters; the key of a block determines its kind.
#include "data/manual.h"

#include "data/json_object.h"
#include "data/suggest.h"

#include <stdlib.h>
#include <string.h>

// For each kind of block: the key that identifies it, and the key of its text.
static const struct {
    const char *key;
    const char *text; // NULL: `key` itself has the text; else the value of `key` is the name
} kinds[] = {
    [MANUAL_TEXT] = {"text", NULL}, [MANUAL_HEADING] = {"heading", NULL}, [MANUAL_POINT] = {"point", NULL},
    [MANUAL_NOTE] = {"note", NULL}, [MANUAL_TERM] = {"term", "text"},     [MANUAL_SCENE] = {"scene", "text"},
};

static const char *const root_keys[] = {"chapters", NULL};
static const char *const chapter_keys[] = {"id", "title", "blocks", NULL};
static const char *const block_keys[] = {"text",  "heading", "point", "note", "term",
                                         "scene", "sign",    "score", NULL};

// True if all braces belong to placeholders and the emphasis stars are paired.
static bool is_well_marked(const char *text) {
    int stars = 0;
    for (const char *at = text; *at != '\0'; at++) {
        ManualPlaceholder found;
        stars += *at == '*';
        if (*at == '}')
            return false;
        if (*at != '{')
            continue;
        if (!manual_next_placeholder(at, &found) || found.from != at)
            return false;
        at = found.to - 1;
    }
    return stars % 2 == 0;
}

// The string value of a required key; "" if faulty.
static const char *read_text(const JsonDoc *doc, const cJSON *object, const char *key, Problems *problems) {
    const cJSON *node = json_member(object, key);
    if (node == NULL)
        json_doc_problem(doc, object, problems, "the key \"%s\" is missing", key);
    else if (!cJSON_IsString(node))
        json_doc_problem(doc, node, problems, "%s must be a text, this is %s", key, json_doc_type(node));
    else if (node->valuestring[0] == '\0')
        json_doc_problem(doc, node, problems, "%s is empty", key);
    else if (!is_well_marked(node->valuestring))
        json_doc_problem(doc, node, problems,
                         "braces or stars do not fit. Allowed: {card:admiral}, {hand} and pairs of *");
    else
        return node->valuestring;
    return "";
}

static const cJSON *read_list(const JsonDoc *doc, const cJSON *object, const char *key, Problems *problems) {
    const cJSON *list = json_member(object, key);
    if (list == NULL)
        json_doc_problem(doc, object, problems, "the key \"%s\" is missing", key);
    else if (!cJSON_IsArray(list))
        json_doc_problem(doc, list, problems, "%s must be a list, this is %s", key, json_doc_type(list));
    else
        return list;
    return NULL;
}

static ManualKind kind_of(const cJSON *node) {
    for (ManualKind kind = MANUAL_SCENE; kind > MANUAL_TEXT; kind--)
        if (json_member(node, kinds[kind].key) != NULL)
            return kind;
    return MANUAL_TEXT;
}

static void check_score(const JsonDoc *doc, const cJSON *node, ManualBlock *block, Problems *problems) {
    const cJSON *score = json_member(node, "score");
    if (score == NULL)
        return;
    if (block->kind != MANUAL_SCENE || !cJSON_IsBool(score))
        json_doc_problem(doc, score, problems, "score must be true or false, and belongs to a scene");
    block->score = cJSON_IsTrue(score);
}

static void check_sign(const JsonDoc *doc, const cJSON *node, ManualBlock *block, Problems *problems) {
    if (json_member(node, "sign") == NULL)
        return;
    block->sign = read_text(doc, node, "sign", problems);
    if (block->kind != MANUAL_TERM)
        json_doc_problem(doc, node, problems, "a sign belongs to a term");
}

static void read_block(const JsonDoc *doc, const cJSON *node, ManualBlock *block, Problems *problems) {
    if (!json_is_object(doc, node, "a block", problems))
        return;
    json_only_keys(doc, node, "a block", block_keys, problems);
    block->kind = kind_of(node);
    block->name = "";
    const char *key = kinds[block->kind].key, *text = kinds[block->kind].text;
    const int allowed =
        1 + (text != NULL) + (json_member(node, "score") != NULL) + (json_member(node, "sign") != NULL);
    if (cJSON_GetArraySize(node) > allowed)
        json_doc_problem(doc, node, problems, "a block with \"%s\" has no further kind", key);
    if (text != NULL)
        block->name = read_text(doc, node, key, problems);
    block->text = read_text(doc, node, text != NULL ? text : key, problems);
    check_score(doc, node, block, problems);
    check_sign(doc, node, block, problems);
    const cJSON *value = json_member(node, text != NULL ? text : key);
    const JsonPlace place = json_doc_place(doc, value != NULL ? value : node);
    block->line = place.line;
    block->column = place.column;
}

static void read_chapter(const JsonDoc *doc, const cJSON *node, ManualChapter *chapter, Problems *problems) {
    if (!json_is_object(doc, node, "a chapter", problems))
        return;
    json_only_keys(doc, node, "a chapter", chapter_keys, problems);
    chapter->id = read_text(doc, node, "id", problems);
    chapter->title = read_text(doc, node, "title", problems);
    const cJSON *title = json_member(node, "title");
    const JsonPlace place = json_doc_place(doc, title != NULL ? title : node);
    chapter->line = place.line;
    chapter->column = place.column;
    const cJSON *blocks = read_list(doc, node, "blocks", problems);
    if (blocks == NULL)
        return;
    chapter->block = calloc((size_t)cJSON_GetArraySize(blocks) + 1, sizeof *chapter->block);
    if (chapter->block == NULL) {
        json_doc_problem(doc, node, problems, "out of memory");
        return;
    }
    for (const cJSON *block = blocks->child; block != NULL; block = block->next)
        read_block(doc, block, &chapter->block[chapter->count++], problems);
}

static void check_ids(const JsonDoc *doc, const Manual *manual, const cJSON *chapters, Problems *problems) {
    for (int i = 0; i < manual->count; i++)
        for (int k = 0; k < i; k++)
            if (strcmp(manual->chapter[i].id, manual->chapter[k].id) == 0)
                json_doc_problem(doc, cJSON_GetArrayItem(chapters, i), problems,
                                 "the chapter %s is there twice", quoted(manual->chapter[i].id).text);
}

static void read_all(Manual *manual, Problems *problems) {
    const JsonDoc *doc = manual->doc;
    const cJSON *root = json_doc_root(doc);
    const int before = problems_total(problems);
    if (!json_is_object(doc, root, "a manual", problems))
        return;
    json_only_keys(doc, root, "a manual", root_keys, problems);
    const cJSON *chapters = read_list(doc, root, "chapters", problems);
    if (chapters == NULL)
        return;
    if (chapters->child == NULL)
        json_doc_problem(doc, chapters, problems, "chapters is empty");
    manual->chapter = calloc((size_t)cJSON_GetArraySize(chapters) + 1, sizeof *manual->chapter);
    if (manual->chapter == NULL) {
        json_doc_problem(doc, root, problems, "out of memory");
        return;
    }
    for (const cJSON *chapter = chapters->child; chapter != NULL; chapter = chapter->next)
        read_chapter(doc, chapter, &manual->chapter[manual->count++], problems);
    if (problems_total(problems) == before)
        check_ids(doc, manual, chapters, problems);
}

static Manual *read_doc(JsonDoc *doc, Problems *problems) {
    const int before = problems_total(problems);
    if (doc == NULL)
        return NULL;
    Manual *manual = calloc(1, sizeof *manual);
    if (manual == NULL) {
        problems_add(problems, json_doc_name(doc), 0, 0, "out of memory");
        json_doc_destroy(doc);
        return NULL;
    }
    manual->doc = doc;
    manual->path = json_doc_name(doc);
    read_all(manual, problems);
    if (problems_total(problems) == before)
        return manual;
    manual_destroy(manual);
    return NULL;
}

Manual *manual_load(const char *path, Problems *problems) {
    return read_doc(json_doc_load(path, problems), problems);
}

Manual *manual_parse(const char *name, const char *text, size_t length, Problems *problems) {
    return read_doc(json_doc_parse(name, text, length, problems), problems);
}

void manual_destroy(Manual *manual) {
    if (manual == NULL)
        return;
    for (int i = 0; i < manual->count; i++)
        free(manual->chapter[i].block);
    free(manual->chapter);
    json_doc_destroy(manual->doc);
    free(manual);
}

// ---- placeholders

static size_t name_length(const char *text) {
    return strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_");
}

static void copy_part(char out[32], const char *from, size_t length) {
    const size_t most = length < 31 ? length : 31;
    memcpy(out, from, most);
    out[most] = '\0';
}

bool manual_next_placeholder(const char *text, ManualPlaceholder *found) {
    for (const char *open = strchr(text, '{'); open != NULL; open = strchr(open + 1, '{')) {
        const char *name = open + 1;
        size_t length = name_length(name);
        found->what[0] = '\0';
        if (length > 0 && name[length] == ':') {
            copy_part(found->what, name, length);
            name += length + 1;
            length = name_length(name);
        }
        if (length == 0 || name[length] != '}')
            continue;
        copy_part(found->name, name, length);
        found->from = open;
        found->to = name + length + 1;
        return true;
    }
    return false;
}

// ---- comparing languages

// The number of times a placeholder occurs in a text.
static int times(const char *text, const ManualPlaceholder *wanted) {
    int count = 0;
    for (ManualPlaceholder found; manual_next_placeholder(text, &found); text = found.to)
        count += strcmp(found.what, wanted->what) == 0 && strcmp(found.name, wanted->name) == 0;
    return count;
}

// True if `b` has all placeholders of `a`.
static bool has_all(const char *a, const char *b, ManualPlaceholder *missing) {
    for (const char *at = a; manual_next_placeholder(at, missing); at = missing->to)
        if (times(b, missing) == 0)
            return false;
    return true;
}

static void compare_texts(const char *a, const char *b, const char *path, int line, int column,
                          Problems *problems) {
    ManualPlaceholder odd;
    if (!has_all(a, b, &odd))
        problems_add(problems, path, line, column, "the placeholder %.*s of the other language is missing",
                     (int)(odd.to - odd.from), odd.from);
    else if (!has_all(b, a, &odd))
        problems_add(problems, path, line, column, "the other language has no placeholder %.*s",
                     (int)(odd.to - odd.from), odd.from);
}

static void compare_blocks(const ManualBlock *a, const ManualBlock *b, const char *path, Problems *problems) {
    if (a->kind != b->kind)
        problems_add(problems, path, b->line, b->column, "the other language has \"%s\" here, not \"%s\"",
                     kinds[a->kind].key, kinds[b->kind].key);
    else if (a->kind == MANUAL_SCENE && (strcmp(a->name, b->name) != 0 || a->score != b->score))
        problems_add(problems, path, b->line, b->column, "the other language has another scene here: %s",
                     quoted(a->name).text);
    else if (strcmp(a->sign != NULL ? a->sign : "", b->sign != NULL ? b->sign : "") != 0)
        problems_add(problems, path, b->line, b->column, "the other language has another sign here");
    else
        compare_texts(a->text, b->text, path, b->line, b->column, problems);
}

static void compare_chapters(const ManualChapter *a, const ManualChapter *b, const char *path,
                             Problems *problems) {
    if (strcmp(a->id, b->id) != 0) {
        problems_add(problems, path, b->line, b->column, "the other language has the chapter %s here, not %s",
                     quoted(a->id).text, quoted(b->id).text);
        return;
    }
    compare_texts(a->title, b->title, path, b->line, b->column, problems);
    if (a->count != b->count)
        problems_add(problems, path, b->line, b->column, "blocks: %d, in the other language %d", b->count,
                     a->count);
    for (int i = 0; i < a->count && i < b->count; i++)
        compare_blocks(&a->block[i], &b->block[i], path, problems);
}

bool manual_same(const Manual *a, const Manual *b, Problems *problems) {
    const int before = problems_total(problems);
    if (a->count != b->count)
        problems_add(problems, b->path, 0, 0, "chapters: %d, in the other language %d", b->count, a->count);
    for (int i = 0; i < a->count && i < b->count; i++)
        compare_chapters(&a->chapter[i], &b->chapter[i], b->path, problems);
    return problems_total(problems) == before;
}
