"""`make play`: serve at once, on the compiled rules if they are built; otherwise build them meanwhile.

The build runs in the background at the lowest priority, and the next start uses it. A running server doesn't switch:
its tables would have to move to another process. Without a C compiler, everything stays as it is.

    python -m tools.play FLAGS...   the flags of `cosecha serve`
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

from cosecha.core.compiled import why_not_compile
from tools import compile_rules

LOG = compile_rules.BUILD / "compile.log"
CONSTRAINTS = compile_rules.ROOT / "constraints.txt"
LOWEST = 19
AUTOGROUP = Path("/proc/self/autogroup")
"""Linux may share the processor among groups of processes first: then a process's own priority counts little."""


def main(flags: list[str]) -> int:
    builder = None
    if not why_not_compile():
        if compile_rules.extensions_are_current():
            compile_rules.build()
            use_compiled_rules()
        else:
            print("Building the compiled rules in the background; this takes a few minutes.", flush=True)
            builder = start_builder()
    from cosecha.cli import main as cosecha

    try:
        return cosecha(["serve", "--open", "--any-port", *flags])
    finally:
        if builder is not None:
            stop(builder)


def use_compiled_rules() -> None:
    """In this process, and in those that it starts."""
    folder = str(compile_rules.TARGET)
    sys.path.insert(0, folder)
    for name in [name for name in sys.modules if name.partition(".")[0] == "cosecha"]:
        del sys.modules[name]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))


def start_builder() -> "subprocess.Popen[bytes]":
    """A process that builds and then says so, in a session of its own: `stop` ends it with its compilers."""
    command = [sys.executable, "-m", "tools.play", "--build"]
    return subprocess.Popen(command, cwd=compile_rules.ROOT, stdin=subprocess.DEVNULL, start_new_session=True)


def stop(builder: "subprocess.Popen[bytes]") -> None:
    if builder.poll() is not None:
        return
    if sys.platform == "win32":
        builder.terminate()
    else:
        os.killpg(builder.pid, signal.SIGTERM)
    builder.wait()


def build() -> None:
    """In the process of the builder."""
    yield_to_others()
    compile_rules.BUILD.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        done = all(subprocess.run(step, stdout=log, stderr=log, check=False).returncode == 0 for step in steps())
    if done:
        print("The compiled rules are ready: from the next start, bots think faster.", flush=True)
    else:
        where = LOG.relative_to(compile_rules.ROOT)
        print(f"The compiled rules couldn't be built; {where} says why. The games run without them.", flush=True)


def steps() -> list[list[str]]:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", str(CONSTRAINTS)]
    return [[*pip, *compile_rules.NEEDED], [sys.executable, compile_rules.__file__]]


def yield_to_others() -> None:
    if sys.platform == "win32":
        return
    os.nice(LOWEST)
    if AUTOGROUP.exists():
        try:
            AUTOGROUP.write_text(str(LOWEST))
        except OSError:  # not allowed here: the process's own priority has to do
            return


if __name__ == "__main__":
    if sys.argv[1:] == ["--build"]:
        build()
    else:
        sys.exit(main(sys.argv[1:]))
