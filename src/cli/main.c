// SPDX-License-Identifier: MIT
// The program built without the window (-Dwith:window=disabled): subcommands alone.
#include "cli/cli.h"
#include "core/platform.h"

int main(int argc, char **argv) {
    platform_begin(&argc, &argv);
    if (argc < 2 || argv[1][0] == '-')
        return say_error(EXIT_USAGE,
                         "this is a build without the window; 'stardeck help' names what it can do");
    return cli_run(argc - 1, argv + 1);
}
