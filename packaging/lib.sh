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

# apt_get WHAT ARGUMENT…: runs it as root (`as_root`), its output in a log; on a terminal a line says how far it is with what.
apt_get() {
    local what=$1 log="$root/build/packages.log" kind percent shown=""
    shift
    mkdir -p "$root/build"
    # The lock timeout because a fresh machine often updates itself.
    # The other shell because sudo closes what apt shall tell its progress to.
    "${as_root[@]}" sh -c 'exec apt-get -q -o DPkg::Lock::Timeout=300 -o APT::Status-Fd=3 "$@" 3>&1 >&2' sh "$@" 2>>"$log" </dev/null |
        while IFS=: read -r kind _ percent _; do
            if [[ -t 2 && $kind == *status && $percent == *.* && ${percent%.*} != "$shown" ]]; then
                shown=${percent%.*}
                printf '\r\033[K%s: %d %%' "$what" "$shown" >&2
            fi
        done
    local status=${PIPESTATUS[0]}
    [[ ! -t 2 ]] || printf '\r\033[K' >&2
    return "$status"
}

# How much apt will fetch for these packages and what they need, and how much of the disk they take.
say_sizes() {
    apt-get --simulate install --no-install-recommends "$@" 2>/dev/null </dev/null | awk '$1 == "Inst" { print $2 }' |
        xargs --no-run-if-empty apt-cache --no-all-versions show 2>/dev/null |
        awk '$1 == "Size:" { fetch += $2 / 1e6 } $1 == "Installed-Size:" { disk += $2 / 1e3 }
            END { if (disk > 0) printf "That is %.0f MB to download and %.0f MB on the disk.\n", fetch, disk }' >&2 || true
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
    # `env` because sudo does not pass the environment on.
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    rm -f "$root/build/packages.log"
    say "Installing them with apt-get; its words are in build/packages.log."
    apt_get "Package lists" update ||
        say "The package lists could not be updated; trying with those that are there."
    say_sizes "${missing[@]}"
    if ! apt_get "Packages" install -y --no-install-recommends "${missing[@]}"; then
        tail -n 20 "$root/build/packages.log" >&2
        ask_for_packages "${missing[@]}"
    fi
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
    local i386=("lib32gcc-$(gcc -dumpversion | cut -d. -f1)-dev" libc6-dev-i386 libcjson-dev:i386)
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
    apt_get "Package lists" update ||
        say "Not all package lists could be updated; trying with those that are there."
    # Each machine for itself: one that cannot be had does not take the other with it.
    for machine in "${i386[*]}" "${s390x[*]}"; do
        # shellcheck disable=SC2086 # names without spaces
        apt_get "Packages" install -y --no-install-recommends $machine ||
            say "Not to be had here: $machine. The tests that need them are skipped."
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
    say "Building Stardeck: the first time takes a minute or two and 15 MB in build/release."
    # shellcheck disable=SC2094 # the log is read when it is complete
    if ! ninja -C "$dir" stardeck 2>&1 </dev/null | tee "$log" | show_progress; then
        sed -n '/^FAILED/,$p' "$log" | head -n 60 >&2
        say "The whole log is $log."
        return 1
    fi
}
