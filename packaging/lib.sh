# shellcheck shell=bash
# What packaging/play and packaging/test have in common: the packages, and build directories that are set up once.
# To be sourced. Everything here speaks on stderr, so that the game's own output can be piped.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

# libc6-dev is only recommended by gcc, and recommended packages are not installed here.
# shellcheck disable=SC2034 # used by the scripts that source this file
play_packages=(meson ninja-build gcc libc6-dev pkg-config
    libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libsdl2-mixer-dev libfontconfig-dev libcjson-dev libzip-dev)

say() {
    printf '%s\n' "$*" >&2
}

# Prints those of the named packages that dpkg does not hold, one a line.
missing_packages() {
    local installed package
    # dpkg-query fails when it does not know a package at all, which is one of the answers asked for.
    installed=" $(dpkg-query --show --showformat='${db:Status-Status}:${Package} ' "$@" 2>/dev/null || true)"
    for package in "$@"; do
        [[ $installed == *" installed:$package "* ]] || printf '%s\n' "$package"
    done
}

# Ends the script with the line that somebody with the rights has to run.
ask_for_packages() {
    say "Cannot install packages here. Run this line as root, then start again:"
    say "    apt-get update && apt-get install -y --no-install-recommends $*"
    exit 2
}

# Installs those of the named packages that are missing; returns at once when there are none.
ensure_packages() {
    if ! command -v dpkg-query >/dev/null; then
        say "This is not Debian: not checking for packages. What Debian calls them: $*"
        return 0
    fi
    local missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]} > 0)) || return 0
    say "Missing packages: ${missing[*]}"

    if ((EUID != 0)); then
        command -v sudo >/dev/null || ask_for_packages "${missing[@]}"
        as_root=(sudo)
        # Without a terminal nobody can type a password: ask sudo not to wait for one.
        [[ -t 0 ]] || as_root=(sudo --non-interactive)
        "${as_root[@]}" true || ask_for_packages "${missing[@]}"
    fi
    # `env` because sudo does not pass the environment on; the lock timeout because a fresh machine often updates itself.
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    say "Installing them with apt-get."
    "${as_root[@]}" apt-get -q -o DPkg::Lock::Timeout=300 update >&2 ||
        say "The package lists could not be updated; trying with those that are there."
    "${as_root[@]}" apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends \
        "${missing[@]}" >&2 </dev/null || ask_for_packages "${missing[@]}"
    # A game that was set up without its optional packages looks for them again. What tests alone need changes nothing.
    local package
    for package in "${missing[@]}"; do
        if [[ " ${play_packages[*]} " == *" $package "* ]]; then
            rm -f "$root"/build/*/.set-up-with
            break
        fi
    done
}

# Compilers and libraries of other machines (32 bits; big-endian, emulated), for the tests that compare games with theirs.
# Not every mirror holds all of it, and not everybody may install it: then those tests skip themselves and say so.
# gcc-multilib would not do: it does not stand beside a cross compiler.
ensure_other_machines() {
    local machine package missing=() as_root=(env DEBIAN_FRONTEND=noninteractive)
    local i386=(lib32gcc-12-dev libc6-dev-i386 libcjson-dev:i386)
    local s390x=(gcc-s390x-linux-gnu libc6-dev-s390x-cross libcjson-dev:s390x qemu-user)
    command -v dpkg-query >/dev/null || return 0
    for package in "${i386[@]}" "${s390x[@]}"; do
        [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
            missing+=("$package")
    done
    ((${#missing[@]} > 0)) || return 0
    say "Missing packages for other machines: ${missing[*]}"
    if ((EUID != 0)); then
        as_root=(sudo --non-interactive "${as_root[@]}")
    fi
    for machine in i386 s390x; do
        "${as_root[@]}" dpkg --add-architecture "$machine" ||
            { say "Other machines cannot be added here; the tests that need them are skipped." && return 0; }
    done
    "${as_root[@]}" apt-get -q -o DPkg::Lock::Timeout=300 update >&2 ||
        say "Not all package lists could be updated; trying with those that are there."
    # Each machine for itself: one that cannot be had does not take the other with it.
    for machine in "${i386[*]}" "${s390x[*]}"; do
        # shellcheck disable=SC2086 # names without spaces
        "${as_root[@]}" apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends $machine \
            >&2 </dev/null || say "Not to be had here: $machine. The tests that need them are skipped."
    done
}

# set_up_build NAME MESON-ARGUMENT…: makes build/NAME, unless it is there and was made with the same arguments, for
# this checkout (not for the place it was moved from), to the end.
set_up_build() {
    local dir="$root/build/$1" wanted output
    shift
    wanted="$root ${CC-} $*"
    if [[ -f $dir/.set-up-with && $(<"$dir/.set-up-with") == "$wanted" ]]; then
        return 0
    fi
    rm -rf "$dir"
    mkdir -p "$dir"
    if ! output=$(meson setup "$dir" "$root" "$@" 2>&1 </dev/null); then
        say "$output"
        return 1
    fi
    printf '%s\n' "$wanted" >"$dir/.set-up-with"
}

# Shows how far ninja is, in one line; only on a terminal, where it can be written over.
show_progress() {
    local line
    while IFS= read -r line; do
        if [[ -t 2 && $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
            printf '\rBuilding: %d of %d ' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" >&2
        fi
    done
    [[ ! -t 2 ]] || printf '\r\033[K' >&2
}

# Builds the game in build/release; without a word if it is up to date. Else a line says so and another how far it is. What ninja prints
# stays in a log, and what went wrong is shown.
build_game() {
    local dir="$root/build/release" log
    log="$dir/build.log"
    # A newer compiler may know new warnings: they are for developers (packaging/test), not a reason not to play.
    set_up_build release --buildtype=release -Db_ndebug=false -Dwerror=false || return 1
    # ninja is asked first, so that an up-to-date game starts at once.
    ninja -C "$dir" -n stardeck 2>/dev/null | grep -q 'no work to do' && return 0
    say "Building Stardeck: the first time takes a minute or two and 40 MB in build/release."
    # shellcheck disable=SC2094 # the log is read when it is complete
    if ! ninja -C "$dir" stardeck 2>&1 </dev/null | tee "$log" | show_progress; then
        sed -n '/^FAILED/,$p' "$log" | head -n 60 >&2
        say "The whole log is $log."
        return 1
    fi
}
