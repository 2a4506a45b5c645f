"""Writes files that would harm a careless reader of checkpoints.

usage: make_hostile.py FOLDER

Makes FOLDER/<kind>.pt; those that could execute something would make the file FOLDER/mark.
"""
import io
import os
import pathlib
import pickle
import struct
import subprocess
import sys
import zipfile

import torch

MARK = sys.argv[1] + "/mark"


class Call:
    def __init__(self, function, *arguments):
        self.call = function, arguments

    def __reduce__(self):
        return self.call


class Stateful:
    """Python would import its module and hand it a state."""

    def __init__(self):
        self.weights = torch.ones(2)


def rewrite(out, change):
    """Saves a good checkpoint and changes its records."""
    torch.save({"weight": torch.arange(24.0).view(4, 6)}, out)
    with zipfile.ZipFile(out) as good:
        records = {name: good.read(name) for name in good.namelist()}
    folder = next(iter(records)).split("/")[0]
    change(records, folder)
    with zipfile.ZipFile(out, "w") as bad:
        for name, data in records.items():
            kind = zipfile.ZIP_DEFLATED if len(data) > 10**7 else zipfile.ZIP_STORED
            bad.writestr(name, data, kind)


def claim_size(out, size):
    """Lets the last record of a good checkpoint claim another size."""
    rewrite(out, lambda records, folder: None)
    data = bytearray(pathlib.Path(out).read_bytes())
    at = data.rindex(b"PK\x01\x02") + 20
    data[at : at + 8] = struct.pack("<II", size, size)
    pathlib.Path(out).write_bytes(data)


def replace(out, *changes):
    def change(records, folder):
        name = folder + "/data.pkl"
        for old, new in changes:
            assert old in records[name]
            records[name] = records[name].replace(old, new)

    rewrite(out, change)


def pickled(out, data):
    rewrite(out, lambda records, folder: records.update({folder + "/data.pkl": data}))


def old(out, *changes, state=None):
    """Changes what PyTorch before 1.6 would have written."""
    written = io.BytesIO()
    torch.save(state or {"a": torch.ones(2)}, written, _use_new_zipfile_serialization=False)
    data = written.getvalue()
    for change in changes:
        if callable(change):
            data = change(data)
        else:
            assert change[0] in data
            data = data.replace(*change)
    pathlib.Path(out).write_bytes(data)


def with_keys(data, keys):
    """The last pickle of what old() changes is that of the storages' keys."""
    return data[:data.rindex(b"\x80\x02]")] + keys + TWO + ONES


TWO, ONES = b"\x02" + bytes(7), b"\0\0\x80?" * 2
SHAPE, STRIDES = b"K\x04K\x06\x86", b"K\x06K\x01\x86"
KINDS = {
    "system": lambda out: torch.save({"state_dict": Call(os.system, f"touch {MARK}")}, out),
    "open": lambda out: torch.save({"format": 1, "weight": Call(open, MARK, "w")}, out),
    "eval": lambda out: torch.save([Call(eval, f"open({MARK!r}, 'w')")], out),
    "process": lambda out: torch.save({"a": Call(subprocess.Popen, ["touch", MARK])}, out),
    "getattr": lambda out: torch.save({"a": Call(getattr, "", "join")}, out),
    "stateful": lambda out: torch.save({"model": Stateful()}, out),
    "by_stack": lambda out: pickled(out, pickle.dumps(Call(os.system, f"touch {MARK}"), protocol=4)),
    "beyond": lambda out: replace(out, (SHAPE, b"M\xff\xffM\xff\xff\x86")),
    "shape_negative": lambda out: replace(out, (SHAPE, b"J\xff\xff\xff\xffK\x06\x86")),
    "strides_negative": lambda out: replace(out, (STRIDES, b"J\xff\xff\xff\xffK\x01\x86")),
    "overflowing": lambda out: replace(out, (SHAPE, b"\x8a\x08" + b"\xff" * 7 + b"\x7fK\x06\x86")),
    "empty_overflowing": lambda out: replace(out, (SHAPE, b"K\x00\x8a\x08" + bytes(7) + b"\x40K\x04\x87"),
                                             (STRIDES, b"K\x01K\x01K\x01\x87")),
    "repeated": lambda out: replace(out, (SHAPE, b"J\xff\xff\xff\x7fK\x06\x86"), (STRIDES, b"K\x00K\x01\x86")),
    "of_other_length": lambda out: replace(out, (STRIDES, b"K\x01\x85")),
    "without_storage": lambda out: rewrite(out, lambda records, folder: records.pop(folder + "/data/0")),
    "big_endian": lambda out: rewrite(out, lambda records, folder: records.update({folder + "/byteorder": b"big"})),
    "bomb": lambda out: rewrite(out, lambda records, folder: records.update({folder + "/data/0": bytes(50_000_000)})),
    "version_bomb": lambda out: rewrite(
        out, lambda records, folder: records.update({folder + "/version": bytes(50_000_000)})),
    "long_record": lambda out: claim_size(out, 2**31),
    "without_folder": lambda out: rewrite(out, lambda records, folder: records.update({"elsewhere": b"x"})),
    "deep": lambda out: pickled(out, b"\x80\x02" + b"]" * 100_000 + b"a" * 99_999 + b"."),
    "cycle": lambda out: pickled(out, b"\x80\x02]q\x00h\x00a."),
    "laughs": lambda out: pickled(out, b"\x80\x02]q\x00" + b"".join(
        b"](" + b"h" + bytes([i]) + (b"h" + bytes([i])) * 99 + b"eq" + bytes([i + 1]) for i in range(20)) + b"."),
    "too_many": lambda out: pickled(out, b"\x80\x02](" + b"N" * 3_000_000 + b"e."),
    "long_claimed": lambda out: pickled(out, b"\x80\x02\x8d" + b"\xff" * 7 + b"\x7f" + b"text."),
    "integer_huge": lambda out: pickled(out, b"\x80\x02\x8a\xff" + b"\x01" * 255 + b"."),
    "empty_stack": lambda out: pickled(out, b"\x80\x02."),
    "no_end": lambda out: pickled(out, b"\x80\x02}q\x00"),
    "old_system": lambda out: old(out, state=Call(os.system, f"touch {MARK}")),
    "old_cut": lambda out: old(out, lambda data: data[:-3]),
    "old_huge_storage": lambda out: old(out, (TWO + ONES, b"\xff" * 8 + ONES)),
    "old_without_keys": lambda out: old(out, lambda data: with_keys(data, b"\x80\x02N.")),
    "old_unknown_key": lambda out: old(out, lambda data: with_keys(data, b"\x80\x02]X\x01\0\0\0?a.")),
    "old_big_endian": lambda out: old(out, (b"little_endianq\x02\x88", b"little_endianq\x02\x89")),
    "old_version": lambda out: old(out, (b".\x80\x02M\xe9\x03.", b".\x80\x02M\xea\x03.")),
    "old_part": lambda out: old(out, (b"K\x02Nt", b"K\x02K\x01t")),
    "plain_pickle": lambda out: pathlib.Path(out).write_bytes(pickle.dumps({"a": 1}, protocol=2)),
}

if __name__ == "__main__":
    for kind, write in KINDS.items():
        write(f"{sys.argv[1]}/{kind}.pt")
