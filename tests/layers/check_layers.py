#!/usr/bin/env python3
"""Fails where the source tree breaks the structure of docs/architecture.md: the order of the layers,
of the engine's parts and of the rooms of engine/session, their doors, the kinds of model, and the size of
folders and files.

usage: check_layers.py SOURCE_DIR
"""
import pathlib
import re
import sys

# A part of the engine includes only itself and parts before it.
PARTS = ["base", "config", "audio", "text", "data", "hardware", "distributed", "nn", "onnx", "models", "checkpoint",
         "synth", "train", "tuning", "session"]
# A room of engine/session includes only itself and rooms before it. Its doors are the headers that app
# and ui may include; a room without doors is for the engine alone.
DOORS = {
    "config": ["config_draft", "config_file", "config_form", "config_service", "inactive_settings",
               "user_folders", "preset", "recipe", "run_config", "config_file_edit"],
    "recording": ["decoded_sound", "recording_prompts", "recording_profile", "recording_session",
                  "recording_takes", "spectrogram", "take_quality", "waveform"],
    "corpus": ["corpus_folder", "dataset_edit", "dataset_service", "text_languages",
               "voice_config_file"],
    "segments": ["segment_cutting", "segment_planning", "segment_request", "segment_undo", "suggested_texts"],
    "interop": ["config_import", "setting_aliases"],
    "runs": ["demo_run", "find_run", "finished_run", "latest_run_config", "live_config", "open_run",
             "requested_config", "run", "run_folder", "run_history", "run_name", "run_outlook",
             "run_request", "run_samples", "run_status"],
    "checkpoints": ["checkpoint_operations", "checkpoint_convert", "checkpoint_export",
                    "checkpoint_info", "checkpoint_service", "checkpoint_table",
                    "fine_tuning_config"],
    "voices": [],
    "ipc": ["detached_run", "followed_run", "stop_run"],
    "data": ["preprocess_service"],
    "hardware": ["chosen_hardware", "device_selection", "gpu_choices", "gpu_samples",
                 "hardware_labels", "hardware_report", "hardware_self_test", "hardware_service",
                 "hardware_watch", "machine_setup"],
    "tuning": ["config_forecast", "diagnosis_json", "diagnosis_messages", "diagnosis_service",
               "remembered_tuning", "stage_rows", "tuning_service", "worker_processes"],
    "speech": ["preview_choices", "preview_speech", "speech_service", "speech_stream_service",
               "voice_conversion_service"],
    "export": ["export_choices", "voice_export", "voice_import"],
    "report": ["run_report"],
    "preflight": ["preflight", "preflight_report"],
    "training": ["layer_tree", "live_run", "model_check", "model_layers", "rank_communication",
                 "rank_devices", "rank_diagnosis", "rank_launcher",
                 "run_service"],
    "queue": ["job_name", "job_queue", "queue_service", "queued_config", "recipe_jobs"],
}
ROOMS = list(DOORS)
# A larger folder is missing a room, a longer file holds two concepts.
MAX_UNITS = 25
MAX_LINES = 400
# Longer ones that are still to be split; the list may only shrink.
LONG_FILES = set()
SOURCES = (".h", ".cpp", ".hpp", ".cu", ".py", ".sh")
# Headers of plain structs that session hands through to app and ui.
PLAIN = {"engine/base/adaptive_spinning.h", "engine/base/text/bytes_text.h", "engine/base/message.h", "engine/base/result.h",
         "engine/base/cancellation.h", "engine/base/paths.h",
         "engine/base/version.h", "engine/base/log.h",
         "engine/base/text/nearest_name.h", "engine/base/os/os_display.h",
         "engine/base/os/os_input.h", "engine/base/os/os_mapped_file.h", "engine/base/os/os_module.h",
         "engine/base/os/os_output.h", "engine/base/os/os_process.h",
         "engine/base/os/os_process_identity.h",
         "engine/base/os/os_signals.h", "engine/base/resources.h", "engine/base/text/shell_text.h", "engine/base/os/os_terminal.h",
         "engine/base/os/os_thread_start.h", "engine/base/text/time_text.h", "engine/base/text/utf8.h",
         "engine/base/text/visible_text.h", "engine/base/wsl_paths.h",
         "engine/train/metrics/event_json.h"}
# Code asks the kind of model (engine/models/model_kind.h) and knows no names, not even in a comment. A
# preset and a recipe are data; `vits` is also the name of a symbol table, and of one of the trainers whose files
# session/interop and session/export read and write. The folder of a kind in engine/models has its name.
NAMES_MODELS = ("engine/models/", "engine/text/", "engine/session/config/preset.cpp",
                "engine/session/config/recipe.cpp",
                "engine/session/interop/", "engine/session/export/")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
TORCH = re.compile(r"^(torch|ATen|c10|caffe2)/")
SYSTEM = re.compile(r"^(unistd\.h|dlfcn\.h|fcntl\.h|poll\.h|malloc\.h|sys/)")
QT = re.compile(r"^(Q[A-Z]|Qt[A-Z]\w*/|qcustomplot)")


def part_of(path):
    names = path.split("/")
    return names[1] if names[0] == "engine" and len(names) > 2 else None


def room_of(path):
    names = path.split("/")
    return names[2] if part_of(path) == "session" and len(names) > 3 else None


def is_door(header):
    name = header.split("/")[-1].removesuffix(".h")
    return name in DOORS.get(room_of(header), [])


def is_for_the_system(source):
    return source.startswith("engine/base/os/") or source == "engine/cuda/driver.cpp"


def fault(source, header):
    """Says why `source` must not include `header`, or None."""
    layer = source.split("/")[0]
    if SYSTEM.match(header) and not is_for_the_system(source):
        return "calls of the operating system belong into engine/base/os/"
    if layer == "engine":
        return fault_in_engine(source, header)
    if TORCH.match(header):
        return f"{layer} must not see LibTorch"
    if layer == "app" and QT.match(header):
        return "app must not see Qt: the window is a module of its own"
    if header.startswith("engine/") and header not in PLAIN and not is_door(header):
        return f"{layer} knows only the doors of engine/session (DOORS in check_layers.py)"
    if layer == "ui" and header.startswith("app/"):
        return "ui must not include app"
    return None


def fault_in_engine(source, header):
    part = part_of(source)
    if QT.match(header) or header.startswith(("ui/", "app/")):
        return "the engine must not see the window, Qt or the command line"
    target = part_of(header)
    if part not in PARTS or target is None:
        return None
    if target not in PARTS or PARTS.index(target) > PARTS.index(part):
        return f"{part} lies before {target}"
    return fault_in_session(room_of(source), room_of(header))


def fault_in_session(room, target):
    if room is None or target is None or room == target:
        return None
    if target not in ROOMS or room not in ROOMS or ROOMS.index(target) > ROOMS.index(room):
        return f"session/{room} lies before session/{target}"
    return None


def stray_files(root):
    """Files of engine/session that lie in no room, and doors without a header."""
    for path in sorted((root / "engine/session").glob("*.[hc]*")):
        yield f"{path.relative_to(root).as_posix()}: lies in no room of engine/session"
    for room, names in DOORS.items():
        for name in names:
            if not (root / "engine/session" / room / f"{name}.h").exists():
                yield f"engine/session/{room}/{name}.h: is a door in check_layers.py and does not exist"


def named_models(root):
    """Names of kinds of model outside of engine/models."""
    kinds = sorted(path.name for path in (root / "engine/models").iterdir() if path.is_dir())
    model_name = re.compile(rf"\b({'|'.join(kinds)})\b")
    for folder in ("engine", "app", "ui"):
        for path in sorted((root / folder).rglob("*")):
            source = path.relative_to(root).as_posix()
            if path.suffix not in (".h", ".cpp", ".hpp") or source.startswith(NAMES_MODELS):
                continue
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if name := model_name.search(line):
                    yield (f"{source}:{number}: names the model {name.group(1)}; ask its kind "
                           "(engine/models/model_kind.h)")


def oversized(root):
    """Folders of too many units (a header and its source are one) and files of too many lines."""
    units = {}
    for folder in ("engine", "app", "ui", "tests"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in SOURCES and "data" not in path.relative_to(root).parts[1:2]:
                units.setdefault(path.parent, set()).add(path.stem)
                name = path.relative_to(root).as_posix()
                lines = len(path.read_text().splitlines())
                if lines > MAX_LINES and name not in LONG_FILES:
                    yield f"{name}: has {lines} lines, more than {MAX_LINES}"
                if lines <= MAX_LINES and name in LONG_FILES:
                    yield f"{name}: is no longer than {MAX_LINES} lines; take it off LONG_FILES"
    for name in sorted(LONG_FILES):
        if not (root / name).exists():
            yield f"{name}: is in LONG_FILES of check_layers.py and does not exist"
    for folder, names in sorted(units.items()):
        if len(names) > MAX_UNITS:
            yield (f"{folder.relative_to(root).as_posix()}: holds {len(names)} units, more than "
                   f"{MAX_UNITS}")


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
    root = pathlib.Path(sys.argv[1])
    found = [*faults(root), *stray_files(root), *named_models(root), *oversized(root)]
    print("\n".join(found) or "the layers are in order")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
