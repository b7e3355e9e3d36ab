# SPDX-License-Identifier: MIT
"""Building small programs for this machine, for 32 bits and for a big-endian one (emulated), with several compilers."""
import concurrent.futures
import os
import shutil
import subprocess

SKIP = 77  # meson: the test could not run here

# Flags, what runs the program, the compilers with their optimisations.
MACHINES = {
    "64": ([], [], [("gcc", "-O0"), ("gcc", "-O3"), ("clang", "-O0"), ("clang", "-O3")]),
    # The headers of the kernel are the same for both; gcc looks for them in a folder that would need a package which no
    # cross compiler stands beside.
    "32": (["-m32", "-idirafter", "/usr/include/x86_64-linux-gnu", "-L/usr/lib/i386-linux-gnu"], [],
           [("gcc", "-O0"), ("gcc", "-O3"), ("clang", "-O0"), ("clang", "-O3")]),
    "s390x": (["-idirafter", "/usr/include", "-L/usr/lib/s390x-linux-gnu"], ["qemu-s390x", "-L", "/"],
              [("s390x-linux-gnu-gcc", "-O1")]),
}
PROBE = """#include <cjson/cJSON.h>
#include <stdint.h>
int main(void) { uint16_t word = 1; return cJSON_CreateNull() == 0 ? 3 : *(uint8_t *)&word == 1 && sizeof(void *) == %d ? 4 : 5; }
"""




def compile_program(compiler, flags, sources, program):
    command = [compiler, "-std=c11", *flags, *sources, "-o", str(program), "-lcjson", "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"FAILED {' '.join(command)}:\n{done.stderr}")


def missing(folder, machine, compiler):
    """Why nothing can be built and run for this machine by this compiler; None: it can."""
    flags, runner, _ = MACHINES[machine]
    for tool in (compiler, *runner[:1]):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    source, program = folder / f"probe-{compiler}.c", folder / f"probe-{compiler}"
    source.write_text(PROBE % (4 if machine == "32" else 8), encoding="utf-8")
    try:
        compile_program(compiler, flags, [str(source)], program)
    except SystemExit as fault:
        return f"{compiler} has no libraries for it: {str(fault).splitlines()[-1]}"
    status = subprocess.run([*runner, str(program)], check=False).returncode
    wanted = 5 if machine == "s390x" else 4
    return None if status == wanted else f"a program for it ends with {status}, not with {wanted}"


def require(folder, machine):
    """Ends the test as skipped where a compiler, a library or the emulator of that machine is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for compiler in sorted({compiler for compiler, _ in MACHINES[machine][2]}):
        reason = missing(folder, machine, compiler)
        if reason is not None:
            print(f"SKIPPED machine {machine}: {reason}", flush=True)
            raise SystemExit(SKIP)


def every_cell(machine, build, digests, compare):
    """build(compiler, level) gives a program as a list; compare(name, digests(program)) is called for each in turn."""
    cells = MACHINES[machine][2]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        programs = list(pool.map(lambda cell: build(*cell), cells))
        for (compiler, level), got in zip(cells, pool.map(digests, programs)):
            compare(f"{machine}: {compiler} {level}", got)
