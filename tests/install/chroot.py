# SPDX-License-Identifier: MIT
"""A fresh Debian in a folder, for tests of what players get: made by debootstrap from the mirror that this machine's own apt uses.
Nothing of it stays mounted: each command has its mounts for itself."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/window"))
import driver  # noqa: E402

DEBIAN = {"12": "bookworm", "13": "trixie"}
# In the chroot and outside: what the caller's shell sets reaches nobody, but for the ways through a network.
ENVIRONMENT = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games", "LC_ALL": "C.UTF-8", "HOME": "/root",
               "DEBIAN_FRONTEND": "noninteractive",
               **{name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}}


def skip(why):
    print("SKIP: " + why)
    sys.exit(driver.SKIP)


def need(*tools):
    """Ends the test with its line where it cannot run."""
    driver.need_tools("debootstrap", "unshare", *tools)
    if os.geteuid() != 0:
        skip("only root can make a chroot")


def mirror():
    """Where this machine's apt has Debian from."""
    told = subprocess.run(["apt-get", "indextargets", "--format", "$(ORIGIN) $(COMPONENT) $(CODENAME) $(REPO_URI)",
                           "Created-By: Packages"], capture_output=True, text=True, check=False)
    for line in told.stdout.splitlines():
        origin, component, release, *where = line.split(" ")
        if (origin, component) == ("Debian", "main") and "-" not in release and where:
            return where[0]
    return skip("apt knows no mirror of Debian here")


def bootstrap(version, folder):
    """A minimal Debian in `folder`. With STARDECK_CHROOTS it is kept in that folder, as an archive, and unpacked from there the next
    time."""
    suite, source = DEBIAN[version], mirror()
    made = folder / suite
    kept = os.environ.get("STARDECK_CHROOTS")
    archive = pathlib.Path(kept) / f"{suite}.tar" if kept else None
    if archive is not None and archive.exists():
        made.mkdir()
        subprocess.run(["tar", "-x", "-p", "--numeric-owner", "-C", made, "-f", archive], check=True)
        return Chroot(made)
    done = subprocess.run(["debootstrap", "--variant=minbase", suite, made, source], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace", check=False)
    if done.returncode != 0:
        skip(f"debootstrap cannot make Debian {version} here: " + (done.stdout.strip().splitlines() or ["no word"])[-1])
    (made / "etc/dpkg/dpkg.cfg.d/quick").write_text("force-unsafe-io\n", encoding="utf-8")
    with contextlib.suppress(OSError):
        shutil.copy("/etc/resolv.conf", made / "etc/resolv.conf")
    if archive is not None:
        subprocess.run(["tar", "-c", "--numeric-owner", "-C", made, "-f", archive, "."], check=True)
    return Chroot(made)


class Chroot:
    def __init__(self, folder):
        self.folder = folder

    def copy(self, name):
        """Another one, as this one is now."""
        to = self.folder.parent / name
        subprocess.run(["cp", "-a", "--reflink=auto", self.folder, to], check=True)
        return Chroot(to)

    def command(self, *arguments):
        """What runs the arguments in here."""
        inside = 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"'
        return ["unshare", "--mount", "sh", "-c", inside, str(self.folder), *map(str, arguments)]

    def run(self, *arguments, check=True, **env):
        done = subprocess.run(self.command(*arguments), env={**ENVIRONMENT, **env}, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False)
        if check and done.returncode != 0:
            raise driver.Fault("%s: status %d\n%s" % (" ".join(map(str, arguments)), done.returncode, done.stdout[-6000:]))
        return done.stdout

    def install(self, *packages):
        self.run("apt-get", "-q", "update")
        return self.run("apt-get", "-q", "-y", "--no-install-recommends", "install", *packages)

    def put(self, file, place):
        to = self.folder / place.lstrip("/")
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, to)


def colours(display):
    """How many there are on the whole display."""
    seen = subprocess.run("import -display %s -window root png:- | identify -format %%k png:-" % display.name, shell=True,
                          capture_output=True, text=True, check=True)
    return int(seen.stdout)


class Shown:
    """A program in the chroot whose window is on a display outside; until it is closed by the signal that ends a session. `home`
    is a path in the chroot."""

    def __init__(self, chroot, display, program, *arguments, home="/home/ann", **env):
        self.chroot = chroot
        self.trace = chroot.folder / "tmp/trace.jsonl"
        self.trace.unlink(missing_ok=True)
        self.errors = tempfile.TemporaryFile("w+")
        # An abstract socket: X is reached without a file in the chroot.
        self.process = subprocess.Popen(
            chroot.command(program, "--trace", "/tmp/trace.jsonl", *arguments), stdin=subprocess.DEVNULL, stderr=self.errors,
            env={**ENVIRONMENT, "HOME": home, "DISPLAY": display.name, "SDL_AUDIODRIVER": "dummy",
                 "XDG_RUNTIME_DIR": "/tmp", **env})  # as every session has one; SDL3 asks for Wayland first, which misses it aloud

    def wait(self, screen, seconds=120):
        end = driver.time.monotonic() + seconds
        wanted = f'"screen":"{screen}"'
        while not (self.trace.exists() and any(wanted in line and '"idle":true' in line
                                               for line in self.trace.read_text(encoding="utf-8").splitlines())):
            if self.process.poll() is not None:
                raise driver.Fault("the program ended (status %d): %s" % (self.process.returncode, self.said()))
            if driver.time.monotonic() > end:
                raise driver.Fault(f"waited in vain for the screen {screen}: {self.said()}")
            driver.time.sleep(0.05)

    def said(self):
        self.errors.seek(0)
        return self.errors.read()

    def close(self):
        self.process.terminate()
        status = self.process.wait(60)
        driver.expect(status == 0, f"it ended with status {status}: {self.said()}")


@contextlib.contextmanager
def shown(*arguments, **options):
    window = Shown(*arguments, **options)
    try:
        yield window
        window.close()
    finally:
        if window.process.poll() is None:
            window.process.kill()
            window.process.wait()
