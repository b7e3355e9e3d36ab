// SPDX-License-Identifier: MIT
// stardeck version (also --version): which program this is, with what it was built, and what it runs with
// here.
#include "cli/cli.h"
#include "cli/locate.h"
#include "cli/options.h"

static AddVersions add_libraries;

void version_set_libraries(AddVersions add) {
    add_libraries = add;
}

static void add_compiler(Text *out) {
#if defined __clang__
    text_printf(out, "compiler: %s\n", __VERSION__);
#elif defined __GNUC__
    text_printf(out, "compiler: gcc %s\n", __VERSION__);
#else
    text_add(out, "compiler: unknown\n");
#endif
}

// Where the folder is, or why there is none.
static void add_folder(const char *name, bool found, Text *path, Text *problem, Text *out) {
    text_printf(out, "%s: %s\n", name, text_string(found ? path : problem));
    text_finish(path);
    text_finish(problem);
}

int version_print(void) {
    Text out = {0}, path = {0}, problem = {0};
    text_printf(&out, "stardeck %s\n", STARDECK_VERSION);
    if (add_libraries != NULL)
        add_libraries(&out);
    add_compiler(&out);
    bool found = locate_cards(NULL, NULL, &path, &problem);
    add_folder("cards", found, &path, &problem, &out);
    found = locate_assets(&path, &problem);
    add_folder("assets", found, &path, &problem, &out);
    return say_result(&out);
}

static const Option options[] = {
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck version",
    .summary = "Prints the version of the program, in the first line, and of the libraries that it finds "
               "here, what\n"
               "compiled it, and where its cards and its assets are.",
    .options = options,
};

int version_command(int argc, char **argv) {
    Arguments arguments;
    const int status = options_read(&usage, argc, argv, NULL, &arguments);
    return status != OPTIONS_GO_ON ? status : version_print();
}
