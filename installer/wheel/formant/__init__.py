"""Starts the program of this wheel with the LibTorch of this Python environment."""
import importlib.util
import os
import pathlib
import sys

PROGRAM = pathlib.Path(__file__).parent / "tree/bin/formant"


def main():
    torch = importlib.util.find_spec("torch")  # does not import it
    if torch and torch.submodule_search_locations:
        os.environ.setdefault("FORMANT_LIBTORCH", torch.submodule_search_locations[0])
    os.execv(PROGRAM, ["formant", *sys.argv[1:]])
