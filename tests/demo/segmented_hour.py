"""Checks that `formant segment` gives back the clips that a long recording was made of.

    segmented_hour.py --program formant --corpus metadata.csv --folder DIR [--seconds 3600]

Joins the demo's clips, in a random order that is always the same, into one recording with pauses of 0.3 to
1.0 s. The clips are trimmed first, to the part in which 5 ms are louder than 40 dB below their peak: their
own silence would move the ends that are compared. Noise of -66 dBFS lies on all of it.

The recording is cut five times, without padding: by silence, and by the true times as SRT, WebVTT, labels of
Audacity and a TextGrid in UTF-16. Each time every clip must be there, with both ends within 50 ms, its text,
and exactly the samples of the recording; and the folder must be read by `formant doctor`.

Exit code 0: all checks pass; 1: one fails.
"""

import argparse
import csv
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import soundfile

RATE = 16000
ALLOWED_S = 0.05
NOISE_DBFS = -66
LOUD_DB = -40
PAUSES_S = (0.3, 1.0)


def trimmed(sound):
    """The part between the first and the last 5 ms that are loud."""
    block = RATE // 200
    blocks = len(sound) // block
    level = np.sqrt((sound[: blocks * block].reshape(blocks, block) ** 2).mean(axis=1))
    loud = np.flatnonzero(level > np.abs(sound).max() * 10 ** (LOUD_DB / 20))
    return sound[loud[0] * block : (loud[-1] + 1) * block]


def read_clips(metadata):
    with metadata.open(newline="") as table:
        rows = list(csv.DictReader(table))
    for row in rows:
        sound, rate = soundfile.read(metadata.parent / row["file"], dtype="float64")
        assert rate == RATE, (row, rate)
        yield trimmed(sound), row["text"]


def join(clips, seconds, chance):
    """Returns the samples, and begin, end and text of each clip in seconds."""
    parts, truth, length = [], [], 0

    def add(part):
        nonlocal length
        parts.append(part)
        length += len(part)

    while length < seconds * RATE:
        add(np.zeros(int(chance.uniform(*PAUSES_S) * RATE)))
        sound, text = clips[chance.integers(len(clips))]
        begin = length
        add(sound)
        truth.append((begin / RATE, length / RATE, text))
    add(np.zeros(RATE // 2))
    noise = chance.normal(0, 10 ** (NOISE_DBFS / 20), length)
    return (np.concatenate(parts) + noise).clip(-1, 1), truth


def clock(seconds, mark):
    ms = round(seconds * 1000)
    return f"{ms // 3600000:02}:{ms // 60000 % 60:02}:{ms // 1000 % 60:02}{mark}{ms % 1000:03}"


def write_texts(folder, truth, seconds):
    srt = "".join(f"{i}\r\n{clock(b, ',')} --> {clock(e, ',')}\r\n<i>{text}</i>\r\n\r\n"
                  for i, (b, e, text) in enumerate(truth, 1))
    (folder / "talk.srt").write_text(srt, newline="")
    vtt = "WEBVTT\n\nNOTE made by a test\n\n" + "".join(
        f"{clock(b, '.')} --> {clock(e, '.')} align:start\n<v Ann>{text}\n\n" for b, e, text in truth)
    (folder / "talk.vtt").write_text(vtt)
    (folder / "talk.txt").write_text("".join(f"{b:.6f}\t{e:.6f}\t{text}\n" for b, e, text in truth))
    intervals, at = [], 0
    for begin, end, text in truth:
        intervals += [(at, begin, ""), (begin, end, text)]
        at = end
    intervals.append((at, seconds, ""))
    lines = ['File type = "ooTextFile"', 'Object class = "TextGrid"', "", "xmin = 0", f"xmax = {seconds}",
             "tiers? <exists>", "size = 1", "item []:", "    item [1]:", '        class = "IntervalTier"',
             '        name = "speech"', "        xmin = 0", f"        xmax = {seconds}",
             f"        intervals: size = {len(intervals)}"]
    for i, (begin, end, text) in enumerate(intervals, 1):
        lines += [f"        intervals [{i}]:", f"            xmin = {begin}", f"            xmax = {end}",
                  f'            text = "{text}"']
    (folder / "talk.TextGrid").write_text("\n".join(lines) + "\n", encoding="utf-16")


def faults(name, out, sound, truth, has_texts):
    records = [json.loads(line) for line in (out / "segments.jsonl").read_text().splitlines()]
    with (out / "metadata.csv").open(newline="") as table:
        texts = {row["file"]: row["text"] for row in csv.DictReader(table)}
    if len(records) != len(truth) or len(texts) != len(truth):
        yield f"{name}: {len(records)} clips and {len(texts)} rows of {len(truth)} clips"
        return
    begins = [abs(record["start"] - begin) for record, (begin, end, text) in zip(records, truth)]
    ends = [abs(record["end"] - end) for record, (begin, end, text) in zip(records, truth)]
    print(f"{name:10} {len(records)} clips; worst error at the start {max(begins) * 1000:.1f} ms, at the end "
          f"{max(ends) * 1000:.1f} ms; mean {np.mean(begins) * 1000:.1f} and {np.mean(ends) * 1000:.1f} ms")
    for record, (begin, end, text), start_error, end_error in zip(records, truth, begins, ends):
        if max(start_error, end_error) > ALLOWED_S:
            yield f"{name}: {record['file']} is {record['start']}-{record['end']}, not {begin}-{end} ({text})"
        if texts[record["file"]] != (text if has_texts else ""):
            yield f"{name}: {record['file']} has the text '{texts[record['file']]}', not '{text}'"
        clip, rate = soundfile.read(out / record["file"], dtype="int16")
        first = round(record["start"] * RATE)
        if rate != RATE or not np.array_equal(clip, sound[first : first + len(clip)]):
            yield f"{name}: {record['file']} does not have the samples of the recording"


def doctor_faults(program, name, out, count, has_texts):
    report = subprocess.run([program, "doctor", out], capture_output=True, text=True)
    if f"recordings: {count}" not in report.stdout:
        yield f"{name}: the doctor does not read {count} recordings: {report.stdout[-300:]} {report.stderr}"
    if ("has no text" in report.stdout) == has_texts:
        yield f"{name}: the doctor is wrong about texts: {report.stdout[-300:]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--corpus", type=Path, required=True)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=3600)
    options = parser.parse_args()
    options.folder.mkdir(parents=True)
    sound, truth = join(list(read_clips(options.corpus)), options.seconds, np.random.default_rng(7))
    recording = options.folder / "talk.flac"
    soundfile.write(recording, sound, RATE, subtype="PCM_16")
    sound = soundfile.read(recording, dtype="int16")[0]
    write_texts(options.folder, truth, len(sound) / RATE)
    before = recording.read_bytes()
    ways = {"silence": ["--silence"], "srt": ["--captions", "talk.srt"], "vtt": ["--captions", "talk.vtt"],
            "labels": ["--labels", "talk.txt"], "TextGrid": ["--labels", "talk.TextGrid"]}
    found = []
    for name, way in ways.items():
        out = options.folder / name
        cut = subprocess.run([options.program, "segment", recording, "--to", out, "--min-seconds", "0", "--padding",
                              "0", *(options.folder / value if "." in value else value for value in way)],
                             capture_output=True, text=True)
        if cut.returncode != 0:
            found.append(f"{name}: exit code {cut.returncode}: {cut.stderr}")
            continue
        found += faults(name, out, sound, truth, name != "silence")
        if options.seconds <= 600 or name == "silence":
            found += doctor_faults(options.program, name, out, len(truth), name != "silence")
    if recording.read_bytes() != before:
        found.append("the recording was changed")
    print("\n".join(found[:20]) or "all clips are there")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
