#!/usr/bin/env python3
"""Fails when an include breaks the order of the layers (docs/architecture.md).

usage: check_layers.py SOURCE_DIR
"""
import pathlib
import re
import sys

# A part of the engine includes only itself and parts before it.
PARTS = ["base", "config", "audio", "text", "data", "hardware", "nn", "models", "checkpoint",
         "synth", "distributed", "train", "tuning", "session"]
# Headers of plain structs that session hands through to app and ui.
PLAIN = {"engine/base/bytes_text.h", "engine/base/message.h", "engine/base/result.h",
         "engine/base/cancellation.h", "engine/base/paths.h",
         "engine/base/version.h", "engine/base/log.h",
         "engine/base/nearest_name.h", "engine/base/os_display.h",
         "engine/base/os_module.h", "engine/base/os_output.h", "engine/base/os_process.h",
         "engine/base/os_signals.h", "engine/base/os_terminal.h",
         "engine/base/time_text.h", "engine/base/wsl_paths.h",
         "engine/train/event_json.h"}
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
TORCH = re.compile(r"^(torch|ATen|c10|caffe2)/")
SYSTEM = re.compile(r"^(unistd\.h|dlfcn\.h|fcntl\.h|poll\.h|malloc\.h|sys/)")
QT = re.compile(r"^(Q[A-Z]|Qt[A-Z]\w*/|qcustomplot)")


def part_of(path):
    names = path.split("/")
    return names[1] if names[0] == "engine" and len(names) > 2 else None


def is_for_the_system(source):
    return source.startswith("engine/base/os_") or source == "engine/cuda/driver.cpp"


def fault(source, header):
    """Says why `source` must not include `header`, or None."""
    layer = source.split("/")[0]
    if SYSTEM.match(header) and not is_for_the_system(source):
        return "calls of the operating system belong into engine/base/os_*"
    if layer == "engine":
        return fault_in_engine(part_of(source), header)
    if TORCH.match(header):
        return f"{layer} must not see LibTorch"
    if layer == "app" and QT.match(header):
        return "app must not see Qt: the window is a module of its own"
    if header.startswith("engine/") and header not in PLAIN and part_of(header) != "session":
        return f"{layer} knows engine/session only"
    if layer == "ui" and header.startswith("app/"):
        return "ui must not include app"
    return None


def fault_in_engine(part, header):
    if QT.match(header) or header.startswith(("ui/", "app/")):
        return "the engine must not see the window, Qt or the command line"
    target = part_of(header)
    if part not in PARTS or target is None:
        return None
    if target not in PARTS or PARTS.index(target) > PARTS.index(part):
        return f"{part} lies before {target}"
    return None


def faults(root):
    root = pathlib.Path(root)
    for folder in ("engine", "app", "ui"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in (".h", ".cpp", ".hpp"):
                continue
            source = path.relative_to(root).as_posix()
            for number, line in enumerate(path.read_text().splitlines(), 1):
                found = INCLUDE.match(line)
                reason = found and fault(source, found.group(2))
                if reason:
                    yield f"{source}:{number}: includes {found.group(2)}: {reason}"


def main():
    found = list(faults(sys.argv[1]))
    print("\n".join(found) or "the layers are in order")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
