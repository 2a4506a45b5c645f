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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import damage
import disk_errors
import endurance
import false_alarms
import fuzzing
import kills
import power_cuts
from report import table
from small_training import Program, write_corpus

# Part: its module, and the count of the short form.
PARTS = {
    "kills": (kills, 2),
    "disk_errors": (disk_errors, 13),
    "power_cuts": (power_cuts, 16),
    "damage": (damage, 30),
    "fuzzing": (fuzzing, 300),
    "endurance": (endurance, 300),
    "false_alarms": (false_alarms, 1),
}


class Lab:
    def __init__(self, options, folder):
        self.folder = folder
        self.program = Program(options.program, options.file_faults, options.save_take, folder / "corpus")
        self.fuzz, self.has_libfuzzer = options.fuzz, options.libfuzzer
        self.jobs, self.seed, self.seconds = options.jobs, options.seed, options.seconds
        self.deadline = time.monotonic() + options.seconds if options.seconds else None
        write_corpus(self.program.corpus)

    def draws(self, purpose):
        """Returns random numbers that depend on the purpose and the seed alone."""
        return random.Random(f"{self.seed} {purpose}")

    def has_time(self):
        return self.deadline is None or time.monotonic() < self.deadline

    def parallel(self, function, values):
        with ThreadPoolExecutor(self.jobs) as threads:
            yield from threads.map(function, values)

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
    return parser.parse_args()


def main():
    options = read_options()
    folder = Path(tempfile.mkdtemp(prefix="c", dir=options.folder))
    parts = []
    for name in options.parts.split(","):
        module, count = PARTS[name]
        lab_folder = folder / name
        lab_folder.mkdir()
        lab = Lab(options, lab_folder)
        begin = time.monotonic()
        for part in module.run(lab, count * options.scale):
            part.note += f" ({time.monotonic() - begin:.0f} s)"
            begin = time.monotonic()
            parts.append(part)
            print(table([part]).splitlines()[-1], flush=True)
    print()
    print(table(parts))
    for part in parts:
        for failure in part.failures:
            print(f"\n{part.name}: {failure}")
    if options.folder:
        (options.folder / "results.json").write_text(json.dumps([vars(part) for part in parts], indent=1))
    is_clean = not any(part.failed for part in parts)
    if is_clean:
        shutil.rmtree(folder)
    else:
        print(f"\nThe homes of what failed are in {folder}.")
    return 0 if is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
