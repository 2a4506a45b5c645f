"""Prints the contents of a safetensors file, read by the format specification with numpy."""
import json
import struct
import sys

import numpy as np

TYPES = {"F32": np.float32, "I64": np.int64}

data = open(sys.argv[1], "rb").read()
(length,) = struct.unpack("<Q", data[:8])
header = json.loads(data[8 : 8 + length])
assert (8 + length) % 8 == 0, "tensors are not aligned"
for name, entry in sorted(header.items()):
    begin, end = entry["data_offsets"]
    values = np.frombuffer(data[8 + length :][begin:end], TYPES[entry["dtype"]])
    values = values.reshape(entry["shape"])
    shown = values.tolist() if entry["dtype"] == "I64" else f"sum {values.sum():.6f}"
    print(name, entry["dtype"], entry["shape"], shown)
