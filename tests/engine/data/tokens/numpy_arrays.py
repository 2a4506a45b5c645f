"""numpy_arrays.py FOLDER: writes arrays as NumPy does, as references for read_numpy_array()."""

import pathlib
import sys

import numpy

folder = pathlib.Path(sys.argv[1])
values = numpy.arange(-6, 6)
for name in ("int32", "int64", "float16", "float32", "float64"):
    numpy.save(folder / f"{name}.npy", values.astype(name).reshape(3, 4))
numpy.save(folder / "vector.npy", values.astype("int32"))
numpy.save(folder / "empty.npy", numpy.zeros((0, 5), "float32"))
numpy.save(folder / "number.npy", numpy.float32(7))
with open(folder / "version2.npy", "wb") as file:
    numpy.lib.format.write_array(file, values.astype("int32"), version=(2, 0))
numpy.save(folder / "fortran.npy", numpy.asfortranarray(values.astype("float32").reshape(3, 4)))
numpy.save(folder / "big_endian.npy", values.astype(">i4"))
numpy.save(folder / "text.npy", numpy.array(["a", "b"]))
numpy.save(folder / "objects.npy", numpy.array([{"a": 1}], dtype=object), allow_pickle=True)
