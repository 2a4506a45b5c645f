"""prepared_tokens.py FOLDER: writes prepared tokens as the preprocessing of IndexTTS2's trainers does.

Twelve recordings of each of five speakers; pairs.jsonl (50) and held_out.jsonl (10) name a prompt for each
target, singles.jsonl describes the recordings alone. The codes follow from the text, so a model can learn
them.
"""

import json
import pathlib
import sys

import numpy

SPEAKERS, RECORDINGS, HELD_OUT = 5, 12, 2
TEXT_TOKENS, CODES, LATENTS, WIDTH = 90, 64, 32, 56

folder = pathlib.Path(sys.argv[1])
draw = numpy.random.default_rng(7)


def save(kind, name, values):
    (folder / kind).mkdir(parents=True, exist_ok=True)
    numpy.save(folder / kind / f"{name}.npy", values)
    return f"{kind}/{name}.npy"


def recording(speaker, number):
    name = f"s{speaker}_{number}"
    text = draw.integers(3, TEXT_TOKENS, draw.integers(6, 16))
    codes = numpy.repeat(text % CODES, 2)
    return {
        "id": name,
        "speaker": f"s{speaker}",
        "text": "some text",
        "language": "en",
        "text_ids_path": save("text_ids", name, text.astype("int32")),
        "text_len": len(text),
        "codes_path": save("codes", name, codes.astype("int32")),
        "code_len": len(codes),
        "condition_path": save("condition", name, draw.normal(size=(LATENTS, WIDTH)).astype("float32")),
        "emo_vec_path": save("emo_vec", name, draw.normal(size=WIDTH).astype("float32")),
    }


def pair(target, prompt):
    return {
        "id": f"{target['id']}__{prompt['id']}",
        "prompt_id": prompt["id"],
        "prompt_condition_path": prompt["condition_path"],
        "prompt_emo_vec_path": prompt["emo_vec_path"],
        "prompt_condition_len": LATENTS,
        "target_id": target["id"],
        "target_text_ids_path": target["text_ids_path"],
        "target_text_len": target["text_len"],
        "target_codes_path": target["codes_path"],
        "target_code_len": target["code_len"],
        "target_language": "en",
        "prompt_language": "en",
    }


def write(name, records):
    (folder / name).write_text("".join(json.dumps(record) + "\n" for record in records))


speakers = [[recording(speaker, number) for number in range(RECORDINGS)] for speaker in range(SPEAKERS)]
paired = [pair(own[i], own[i - 1]) for own in speakers for i in range(RECORDINGS)]
held_out = [one for i, one in enumerate(paired) if i % RECORDINGS < HELD_OUT]
write("pairs.jsonl", [one for one in paired if one not in held_out])
write("held_out.jsonl", held_out)
write("singles.jsonl", [one for own in speakers for one in own])
