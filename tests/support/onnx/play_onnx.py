"""Runs an ONNX file by ONNX Runtime. usage: play_onnx.py FILE INPUTS.safetensors OUTPUTS.safetensors"""

import sys

import numpy
import onnxruntime
from safetensors.numpy import load_file, save_file

session = onnxruntime.InferenceSession(sys.argv[1], providers=["CPUExecutionProvider"])
names = [output.name for output in session.get_outputs()]
values = session.run(names, load_file(sys.argv[2]))
save_file({name: numpy.ascontiguousarray(value) for name, value in zip(names, values)}, sys.argv[3])
