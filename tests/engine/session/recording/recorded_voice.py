"""Prints the recordings of a profile's folder, read with json and soundfile alone: one JSON object for each line
of metadata.jsonl, with rate, channels, subtype, frames and the first samples of its recording.

usage: recorded_voice.py FOLDER
"""
import json
import pathlib
import sys

import soundfile

folder = pathlib.Path(sys.argv[1])
json.loads((folder / "profile.json").read_text(encoding="utf-8"))
for line in (folder / "metadata.jsonl").read_text(encoding="utf-8").splitlines():
    entry = json.loads(line)
    file = folder / "recordings" / entry["filename"]
    facts = soundfile.info(str(file))
    samples, _ = soundfile.read(str(file), dtype="float64")
    entry.update(format=facts.format, subtype=facts.subtype, rate=facts.samplerate,
                 channels=facts.channels, frames=facts.frames, samples=samples[:5].tolist())
    print(json.dumps(entry))
