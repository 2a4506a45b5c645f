"""Attacks the program and counts what holds: kills, disk errors, power cuts, damage, fuzzing, endurance, false
alarms.

    campaign.py --program formant --file-faults libformant_file_faults.so --save-take formant_save_take
        --fuzz formant_fuzz
        [--parts kills,...] [--scale 1]

`--scale` multiplies the counts: 1 is the short form of the test, 100 the long one. Prints a table of what was
tried, and every failure; homes of failed cases are kept. Exit code 0: nothing failed; 1: something did.
"""

import argparse
import json
import os
import random
import shutil
import sys
import tempfile
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import damage
import disk_errors
import endurance
import false_alarms
import fuzzing
import kills
import power_cuts
from report import Part, table
from small_training import Program, write_corpus

# Part: its module, and the count of the short form.
PARTS = {
    "kills": (kills, 2),
    "disk_errors": (disk_errors, 13),
    "power_cuts": (power_cuts, 16),
    "damage": (damage, 30),
    "fuzzing": (fuzzing, 60),
    "endurance": (endurance, 300),
    "false_alarms": (false_alarms, 1),
}


class Lab:
    """What all parts share: the program, a folder, random numbers, processes at a time, a time limit."""

    def __init__(self, options, folder):
        self.folder = folder
        self.program = Program(options.program, options.file_faults, options.save_take, folder / "corpus")
        self.fuzz, self.has_libfuzzer = options.fuzz, options.libfuzzer
        self.jobs, self.seed, self.seconds = options.jobs, options.seed, options.seconds
        self.exceptions = []
        self.deadline = time.monotonic() + options.seconds if options.seconds else None
        write_corpus(self.program.corpus)

    def draws(self, purpose):
        """Returns random numbers that depend on the purpose and the seed alone."""
        return random.Random(f"{self.seed} {purpose}")

    def has_time(self):
        return self.deadline is None or time.monotonic() < self.deadline

    def parallel(self, function, values):
        """Yields the results of the values, until the time is over. An exception is a failure, not the end."""
        def try_it(value):
            try:
                return function(value) if self.has_time() else None
            except Exception:
                self.exceptions.append(f"{value}: {traceback.format_exc()}")
                return None

        with ThreadPoolExecutor(self.jobs) as threads:
            yield from (result for result in threads.map(try_it, values) if result is not None)

    def remove(self, home):
        shutil.rmtree(home.folder)


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--file-faults", required=True)
    parser.add_argument("--save-take", required=True, help="formant_save_take")
    parser.add_argument("--fuzz", help="formant_fuzz; needed for the part fuzzing")
    parser.add_argument("--libfuzzer", action="store_true", help="formant_fuzz is built with libFuzzer")
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--seconds", type=float, default=0, help="limit of each part; 0: none")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="for the homes, and results.json; default: a temporary one")
    options = parser.parse_args()
    for name in ("program", "file_faults", "save_take", "fuzz", "folder"):
        if getattr(options, name):
            setattr(options, name, Path(getattr(options, name)).resolve())
    return options


def run_part(lab, module, count):
    """Yields the parts of a module; the last one has its exceptions, if there are any."""
    try:
        yield from module.run(lab, count)
    except Exception:
        lab.exceptions.append(traceback.format_exc())
    if lab.exceptions:
        part = Part(f"{module.__name__}: exceptions", "exceptions")
        for text in lab.exceptions:
            part.count += 1
            part.check(False, text)
        yield part


def main():
    options = read_options()
    if options.folder:
        options.folder.mkdir(parents=True, exist_ok=True)
    # Sockets have short names, and paths of links are not those of the traced operations.
    folder = Path(tempfile.mkdtemp(prefix="c", dir=options.folder)).resolve()
    parts = []
    for name in options.parts.split(","):
        module, count = PARTS[name]
        lab_folder = folder / name
        lab_folder.mkdir()
        lab = Lab(options, lab_folder)
        begin = time.monotonic()
        for part in run_part(lab, module, count * options.scale):
            part.note += f" ({time.monotonic() - begin:.0f} s)"
            begin = time.monotonic()
            parts.append(part)
            print(table([part]).splitlines()[-1], flush=True)
            if options.folder:
                (options.folder / "results.json").write_text(json.dumps([vars(part) for part in parts], indent=1))
    print()
    print(table(parts))
    for part in parts:
        for failure in part.failures:
            print(f"\n{part.name}: {failure}")
    is_clean = not any(part.failed for part in parts)
    if is_clean:
        shutil.rmtree(folder)
    else:
        print(f"\nThe homes of what failed are in {folder}.")
    return 0 if is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
