"""compare_lora.py BASE MERGED ADAPTER: MERGED is BASE with what the PEFT adapter in the folder ADAPTER adds."""

import json
import pathlib
import sys

import torch
from safetensors.torch import load_file

base, merged = (torch.load(file, weights_only=True) for file in sys.argv[1:3])
base = base.get("model", base)
folder = pathlib.Path(sys.argv[3])
adapter = load_file(folder / "adapter_model.safetensors")
config = json.loads((folder / "adapter_config.json").read_text())
assert config["peft_type"] == "LORA" and config["fan_in_fan_out"] and config["r"] == 4, config
assert config["target_modules"] == ["attn.c_attn", "attn.c_proj"], config
adapted = {}
for name, a in adapter.items():
    if name.endswith(".lora_A.weight"):
        layer = name.removeprefix("base_model.model.").removesuffix(".lora_A.weight")
        b = adapter[name.replace("lora_A", "lora_B")]
        assert a.shape[0] == b.shape[1] == 4
        adapted[f"{layer}.weight"] = config["lora_alpha"] / config["r"] * (b @ a).T
assert len(adapted) == 4, adapted.keys()
assert base.keys() == merged.keys()
for name, value in base.items():
    if name not in adapted:
        assert torch.equal(value, merged[name]), name
        continue
    assert adapted[name].abs().max() > 1e-5, name
    assert torch.allclose(value + adapted[name], merged[name], rtol=1e-5, atol=1e-7), name
