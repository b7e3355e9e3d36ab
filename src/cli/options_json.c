// SPDX-License-Identifier: MIT
// A table of options as JSON, of which the manual pages and the shells' completions are made.
#include "cli/options.h"
#include "core/json_out.h"

static const char *kind_name(OptionKind kind) {
    static const char *const names[] = {
        [OPTION_FLAG] = "flag", [OPTION_TEXT] = "text",     [OPTION_TEXTS] = "texts",
        [OPTION_WORD] = "word", [OPTION_NUMBER] = "number", [OPTION_SIZE] = "size",
    };
    return names[kind];
}

static void describe_option(JsonOut *json, const Option *option) {
    const char letter[] = {option->letter, '\0'};
    json_begin_object(json, NULL);
    json_string(json, "name", option->name);
    json_string(json, "letter", option->letter != 0 ? letter : NULL);
    json_string(json, "kind", kind_name(option->kind));
    json_string(json, "value", option->kind == OPTION_FLAG ? NULL : option->value);
    json_begin_list(json, "words");
    for (size_t i = 0; option->kind == OPTION_WORD && option->words[i] != NULL; i++)
        json_string(json, NULL, option->words[i]);
    json_end_list(json);
    json_bool(json, "required", option->required);
    json_string(json, "help", option->help);
    json_end_object(json);
}

int options_describe(const Usage *usage) {
    Text out = {0};
    JsonOut json;
    json_out_init(&json, &out);
    json_begin_object(&json, NULL);
    json_string(&json, "command", usage->command);
    json_string(&json, "arguments", usage->arguments);
    json_string(&json, "summary", usage->summary);
    json_number(&json, "least", usage->arguments_min);
    json_number(&json, "most", usage->arguments_max);
    json_begin_list(&json, "options");
    for (const Option *option = usage->options; option->name != NULL; option++)
        describe_option(&json, option);
    json_end_list(&json);
    json_end_object(&json);
    text_add(&out, "\n");
    return say_result(&out);
}
