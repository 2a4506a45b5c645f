"""Feeds changed inputs to the readers of untrusted files and messages (tests/fuzz).

The seeds are the files of a small training and a few written here. Under libFuzzer (a program built with
-DFORMANT_FUZZ=ON) `count` is the number of executions of each target, else that of random changes.
"""

import json
import math
import os
import re
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path
from zipfile import ZipFile

import numpy
import torch
from report import Part
from small_training import Home

TARGETS = ("checkpoint", "pickle", "safetensors", "yaml", "configuration", "json", "json_lines", "changes", "queue",
           "lists", "captions", "numpy", "onnx", "sentencepiece", "socket", "audio")
# Executions of a target for one of the list readers: what a reader costs differs a thousandfold.
SPEED = {"configuration": 0.3, "changes": 0.3, "checkpoint": 5, "safetensors": 10, "audio": 10, "json": 15, "queue": 30,
         "pickle": 200, "numpy": 200, "onnx": 200, "sentencepiece": 200, "socket": 200}
# Under libFuzzer, in bytes. Longer seeds are cut, but these have short ones, too.
MAX_LENGTH = {"checkpoint": 65536, "audio": 16384, "safetensors": 16384}
SHORT = 4096
MEMORY = Path("/dev/shm")  # ext4 writes a file that replaces another to the disk at once
COMMANDS = [{"command": name} for name in ("pause", "resume", "save", "stop")] + [
    {"command": "settings", "settings": ["train.learning_rate=0.001"], "number": 3},
    {"type": "hello", "version": 1},
]
VOCABULARY = {
    "model": {"type": "BPE", "unk_token": "[UNK]", "vocab": {"[UNK]": 0, "a": 1, "b": 2, "ab": 3, "[en]": 4},
              "merges": ["a b"]},
    "added_tokens": [{"id": 0, "content": "[UNK]"}, {"id": 4, "content": "[en]"}],
}
PIECES = [("<s>", 3), ("</s>", 3), ("<unk>", 2), ("\u2581one", 1), ("\u2581two", 1), ("t", 1)]


def field(number, content):
    """Returns a field of a protobuf message, shorter than 128 bytes."""
    return bytes([number << 3 | 2, len(content)]) + content


def onnx_model():
    """Returns the bytes of an ONNX file that adds a constant."""
    node = field(1, b"x") + field(1, b"c") + field(2, b"y") + field(4, b"Add")
    constant = b"\x08\x01\x10\x01" + field(8, b"c") + field(9, b"\0\0\x80?")
    port = field(2, field(1, b"\x08\x01" + field(2, field(1, field(2, b"n")))))
    graph = field(1, node) + field(2, b"g") + field(5, constant)
    graph += field(11, field(1, b"x") + port) + field(12, field(1, b"y") + port)
    return b"\x08\x08" + field(7, graph) + field(8, b"\x10\x0f")


def sentencepiece_model():
    """Returns the bytes of a small SentencePiece model: messages of the pieces."""

    def piece(text, kind):
        return field(1, text.encode()) + b"\x15\x00\x00\x80\xbf" + bytes([3 << 3, kind])

    return b"".join(field(1, piece(*one)) for one in PIECES)


def safetensors_file():
    header = json.dumps({"a": {"dtype": "F32", "shape": [2, 1], "data_offsets": [0, 8]},
                         "b": {"dtype": "I64", "shape": [1], "data_offsets": [8, 16]}})
    return struct.pack("<Q", len(header)) + header.encode() + bytes(16)


def pickled_data(checkpoint):
    with ZipFile(checkpoint) as archive:
        name = next(name for name in archive.namelist() if name.endswith("data.pkl"))
        return archive.read(name)


def write_seeds(folder, home):
    def add(target, name, content):
        (folder / target).mkdir(parents=True, exist_ok=True)
        (folder / target / name).write_bytes(content if isinstance(content, bytes) else content.encode())

    for file in sorted(home.checkpoints.glob("*.pt")):
        add("checkpoint", file.name, file.read_bytes())
        add("pickle", file.name, pickled_data(file))
    small = folder / "small.pt"
    state = {"step": 3, "loss": 1.5, "names": ["a", "b"], "empty": None, "weights": {"w": torch.ones(2, 3)}}
    torch.save(state, small)
    add("pickle", "small", pickled_data(small))
    add("checkpoint", "small.pt", small.read_bytes())
    small.unlink()
    add("safetensors", "small.safetensors", safetensors_file())
    for file in sorted((home.folder / "cache").rglob("*.safetensors")):
        add("safetensors", file.name, file.read_bytes())
    for target in ("yaml", "configuration"):
        add(target, "config.yaml", (home.run_folder / "config.yaml").read_text())
        add(target, "small.yaml", "train:\n  learning_rate: 1e-3\n  seeds: [1, 2]\nmodel:\n  name: vits\n")
    for value in (VOCABULARY, json.loads((home.run_folder / "run.json").read_text())):
        add("json", f"{len(json.dumps(value))}.json", json.dumps(value))
    add("json_lines", "metrics.jsonl", (home.run_folder / "metrics.jsonl").read_text())
    add("json_lines", "list.jsonl", '{"audio": "a.wav", "text": "one", "speaker": "ann"}\n')
    add("json_lines", "tokens.jsonl", json.dumps({
        "id": "1", "text_ids_path": "a.npy", "codes_path": "b.npy", "condition_path": "c.npy", "emo_vec_path": "d.npy",
        "text_len": 3, "code_len": 9, "speaker": "ann"}) + "\n")
    add("changes", "changes.jsonl", json.dumps({"step": 3, "settings": [["train.seed", "2"]]}) + "\n")
    add("queue", "queue.json", json.dumps({"version": 1, "jobs": [{"config": "a.yaml", "settings": ["train.seed=2"]}]}))
    add("lists", "metadata.csv", (home.program.corpus / "metadata.csv").read_text())
    add("lists", "table.csv", 'file,text,speaker\na.wav,"one, ""two""",ann\nb.wav,three,bea\n')
    add("lists", "done.data", '( a "one two" )\n( b "three" )\n')
    add("captions", "talk.srt", "1\n00:00:01,000 --> 00:00:02,500\n<i>one</i>\n\n2\n00:00:03,000 --> 00:00:04,000\ntwo\n")
    add("captions", "talk.vtt", "WEBVTT\n\nNOTE a\n\n00:01.000 --> 00:04.000 align:start\none<00:02.000><c> two</c>\n")
    add("captions", "talk.txt", "0.5\t1.5\tone\n\\\t100\t200\n2\t3\ttwo\n")
    add("captions", "talk.TextGrid", '"ooTextFile"\n"TextGrid"\n0\n9\n<exists>\n1\n"IntervalTier"\n"words"\n0\n9\n2\n'
        '0\n1\n""\n1\n2\n"one ""two"""\n')
    add("lists", "prompts.json", json.dumps({"name": "a", "prompts": [{"id": "1", "text": "one"}]}))
    for number, array in enumerate((numpy.arange(6, dtype="i4"), numpy.ones((2, 3), "f2"), numpy.ones((4,), "f4"))):
        file = folder / "array.npy"
        numpy.save(file, array)
        add("numpy", f"{number}.npy", file.read_bytes())
        file.unlink()
    add("onnx", "small.onnx", onnx_model())
    add("sentencepiece", "small.model", sentencepiece_model())
    for number, command in enumerate(COMMANDS):
        add("socket", str(number), json.dumps(command))
    for file in sorted(home.program.corpus.rglob("0.wav")) + sorted(home.run_folder.rglob("*.flac")):
        add("audio", file.name, file.read_bytes()[:8000])


def run_target(lab, target, seeds, runs):
    """Returns the target, how many inputs were executed, the exit code and the end of the output."""
    temporary = lab.folder / f"fuzz-{target}"
    temporary.mkdir()
    inputs = Path(tempfile.mkdtemp(prefix="formant-fuzz-", dir=MEMORY if MEMORY.is_dir() else temporary))
    environment = os.environ | {
        "TMPDIR": str(inputs),
        "FORMANT_FUZZ_TARGET": target,
        "XDG_CONFIG_HOME": str(temporary),
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
    }
    arguments = [str(lab.fuzz), target, seeds, str(runs), str(lab.seed)]
    if lab.has_libfuzzer:
        corpus = inputs / "corpus"
        corpus.mkdir()
        share_s = math.ceil(0.8 * lab.seconds * lab.jobs / len(TARGETS))
        limit = [f"-max_total_time={share_s}"] if lab.seconds else []
        arguments = [lab.fuzz, f"-runs={runs}", f"-seed={lab.seed}", "-rss_limit_mb=4096",
                     f"-max_len={MAX_LENGTH.get(target, SHORT)}", "-malloc_limit_mb=512", "-timeout=20",
                     f"-artifact_prefix={temporary}/", "-print_final_stats=1", "-reload=0", *limit, corpus, seeds]
    with open(temporary / "output", "w+b") as output:
        code = subprocess.run(arguments, env=environment, stdin=subprocess.DEVNULL, stdout=output,
                              stderr=subprocess.STDOUT, cwd=temporary).returncode
        output.seek(0)
        text = output.read().decode(errors="replace")
    done = re.search(r"number_of_executed_units:\s*(\d+)", text) or re.search(r"seeds, (\d+) changes", text)
    for crashing in inputs.glob("*.input"):
        shutil.move(crashing, temporary)
    shutil.rmtree(inputs)
    if code == 0:
        shutil.rmtree(temporary)
    return target, int(done[1]) if done else 0, code, text[-3000:]


def run(lab, count):
    home = Home(lab.folder / "fuzz-seeds", lab.program)
    outcome = home.run(*home.training("unet"))
    if outcome.code != 0:
        raise RuntimeError(outcome.summary)
    seeds = lab.folder / "seeds"
    write_seeds(seeds, home)
    counts = {target: round(count * SPEED.get(target, 1)) for target in TARGETS}
    for target, executed, code, text in lab.parallel(
        lambda target: run_target(lab, target, seeds / target, counts[target]), TARGETS
    ):
        part = Part(f"fuzzing, {target}", "executions", count=executed)
        part.check(code == 0, f"{target}: exit code {code}: {text}")
        yield part
