"""Feeds changed inputs to the readers of untrusted files and messages (tests/fuzz).

The seeds are the files of a small training and a few written here. Under libFuzzer (a program built with
-DFORMANT_FUZZ=ON) `count` is the number of executions of each target, else that of random changes.
"""

import json
import os
import re
import shutil
import subprocess
from zipfile import ZipFile

import numpy
from report import Part
from small_training import Home

TARGETS = ("checkpoint", "pickle", "safetensors", "yaml", "json", "json_lines", "queue", "lists", "numpy",
           "onnx", "sentencepiece", "socket", "audio")
# Executions of a target for one of the slowest: what a reader costs differs a thousandfold.
SPEED = {"pickle": 20, "json": 20, "json_lines": 5, "socket": 40, "numpy": 10, "safetensors": 5, "queue": 10}
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
    for file in sorted((home.folder / "cache").rglob("*.safetensors")):
        add("safetensors", file.name, file.read_bytes())
    add("yaml", "config.yaml", (home.run_folder / "config.yaml").read_text())
    for value in (VOCABULARY, json.loads((home.run_folder / "run.json").read_text())):
        add("json", f"{len(json.dumps(value))}.json", json.dumps(value))
    add("json_lines", "metrics.jsonl", (home.run_folder / "metrics.jsonl").read_text())
    add("json_lines", "list.jsonl", '{"audio": "a.wav", "text": "one", "speaker": "ann"}\n')
    add("json_lines", "tokens.jsonl", json.dumps({
        "id": "1", "text_ids_path": "a.npy", "codes_path": "b.npy", "condition_path": "c.npy", "emo_vec_path": "d.npy",
        "text_len": 3, "code_len": 9, "speaker": "ann"}) + "\n")
    add("json_lines", "changes.jsonl", json.dumps({"step": 3, "settings": [["train.seed", "2"]]}) + "\n")
    add("queue", "queue.json", json.dumps({"version": 1, "jobs": [{"config": "a.yaml", "settings": ["train.seed=2"]}]}))
    add("lists", "metadata.csv", (home.program.corpus / "metadata.csv").read_text())
    add("lists", "table.csv", 'file,text,speaker\na.wav,"one, ""two""",ann\nb.wav,three,bea\n')
    add("lists", "done.data", '( a "one two" )\n( b "three" )\n')
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
    environment = os.environ | {
        "TMPDIR": str(temporary),
        "FORMANT_FUZZ_TARGET": target,
        "XDG_CONFIG_HOME": str(temporary),
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
    }
    arguments = [str(lab.fuzz), target, seeds, str(runs), str(lab.seed)]
    if lab.has_libfuzzer:
        corpus = temporary / "corpus"
        corpus.mkdir()
        limit = [f"-max_total_time={lab.seconds:.0f}"] if lab.seconds else []
        arguments = [lab.fuzz, f"-runs={runs}", f"-seed={lab.seed}", "-max_len=65536", "-rss_limit_mb=4096", "-malloc_limit_mb=512", "-timeout=20",
                     f"-artifact_prefix={temporary}/", "-print_final_stats=1", *limit, corpus, seeds]
    with open(temporary / "output", "w+b") as output:
        code = subprocess.run(arguments, env=environment, stdin=subprocess.DEVNULL, stdout=output,
                              stderr=subprocess.STDOUT, cwd=temporary).returncode
        output.seek(0)
        text = output.read().decode(errors="replace")
    done = re.search(r"number_of_executed_units:\s*(\d+)", text) or re.search(r"seeds, (\d+) changes", text)
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
    part = Part("fuzzing", "executions")
    counts = {target: round(count * SPEED.get(target, 1)) for target in TARGETS}
    for target, executed, code, text in lab.parallel(
        lambda target: run_target(lab, target, seeds / target, counts[target]), TARGETS
    ):
        part.count += executed
        part.check(code == 0, f"{target}: exit code {code}: {text}")
        part.targets[target] = executed
    part.note = ", ".join(f"{target} {executed:,}" for target, executed in part.targets.items())
    yield part
