"""Compares the time of a training step of a GPT over audio tokens, and of speaking with a cache, with a GPT-2 in
PyTorch that has the same weights, heads and losses, in interleaved pairs. Usage: time_against_gpt2.py PROGRAM FOLDER
[PAIRS] [--huggingface]; `PROGRAM --serve FILE` writes weights and batch to FILE and answers the lines "step" and
"speak" with the seconds and the loss, which must be the same at first.

The GPT-2 is a plain one with PyTorch's fused attention; with --huggingface it is GPT2Model of the package
transformers, which is not among the packages of the tests, with its DynamicCache. Both sides do the same: forward,
losses, backward, clipping, fused AdamW, EMA; and the most likely token of one text, one after the other. Exit code 1
if the engine takes more than twice the time.
"""

import pathlib
import sys
import time

import torch
import torch.nn.functional as F

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "support"))
from interleaved import Served, measure

LIMIT = 2.0


def transposed_linear(x, weights, name):
    return F.linear(x, weights[f"{name}.weight"].t(), weights[f"{name}.bias"])


class PlainGpt2:
    """Blocks as those of GPT-2: norms before attention and feed-forward layers, keys and values in a list."""

    def __init__(self, weights, heads):
        self.weights, self.heads = weights, heads
        self.layers = 1 + max(int(name.split(".")[1]) for name in weights if name.startswith("h."))

    def norm(self, x, name):
        return F.layer_norm(x, x.shape[-1:], self.weights[f"{name}.weight"], self.weights[f"{name}.bias"], 1e-5)

    def __call__(self, x, cache=None):
        for i in range(self.layers):
            name = f"h.{i}"
            parts = transposed_linear(self.norm(x, f"{name}.ln_1"), self.weights, f"{name}.attn.c_attn")
            query, key, value = (part.unflatten(2, (self.heads, -1)).transpose(1, 2)
                                 for part in parts.chunk(3, dim=2))
            if cache is not None:
                if i < len(cache):
                    key = torch.cat([cache[i][0], key], 2)
                    value = torch.cat([cache[i][1], value], 2)
                    cache[i] = (key, value)
                else:
                    cache.append((key, value))
            attended = F.scaled_dot_product_attention(query, key, value, is_causal=query.shape[2] > 1)
            x = x + transposed_linear(attended.transpose(1, 2).flatten(2), self.weights, f"{name}.attn.c_proj")
            inner = F.gelu(transposed_linear(self.norm(x, f"{name}.ln_2"), self.weights, f"{name}.mlp.c_fc"), approximate="tanh")
            x = x + transposed_linear(inner, self.weights, f"{name}.mlp.c_proj")
        return self.norm(x, "ln_f")

    def new_cache(self):
        return []


class NoPositions(torch.nn.Module):
    def forward(self, positions):
        return torch.zeros(())


class HuggingFaceGpt2:
    """GPT2Model without its own positions, as IndexTTS2 and XTTS use it."""

    def __init__(self, weights, heads):
        import transformers

        width = weights["ln_f.weight"].shape[0]
        layers = 1 + max(int(name.split(".")[1]) for name in weights if name.startswith("h."))
        config = transformers.GPT2Config(vocab_size=1, n_positions=1024, n_embd=width, n_layer=layers, n_head=heads,
                                         resid_pdrop=0, embd_pdrop=0, attn_pdrop=0)
        self.model = transformers.GPT2Model(config)
        self.model.wpe = NoPositions()
        del self.model.wte
        named = dict(self.model.named_parameters())
        assert named.keys() == weights.keys()
        for name, parameter in list(named.items()):
            owner, _, leaf = name.rpartition(".")
            setattr(self.model.get_submodule(owner), leaf, weights[name])
        self.new_cache = transformers.DynamicCache
        print("transformers", transformers.__version__, self.model.config._attn_implementation)

    def __call__(self, x, cache=None):
        made = self.model(inputs_embeds=x, past_key_values=cache, use_cache=cache is not None)
        return made.last_hidden_state


class Twin:
    def __init__(self, recorded, blocks):
        names = ["text_embedding", "mel_embedding", "text_pos_embedding", "mel_pos_embedding", "gpt.", "final_norm",
                 "text_head", "mel_head", "speed_emb"]
        self.weights = {name[len("gpt."):]: torch.nn.Parameter(value)
                        for name, value in recorded["state_dict"].items()
                        if name.startswith(tuple(f"gpt.{part}" for part in names))}
        inner = {name[len("gpt."):]: value for name, value in self.weights.items() if name.startswith("gpt.")}
        self.blocks = blocks(inner, recorded["heads"])
        self.batch, self.spoken = recorded["batch"], recorded["spoken"]
        self.parameters = list(self.weights.values())
        self.averages = [parameter.detach().clone() for parameter in self.parameters]
        self.optimizer = torch.optim.AdamW(self.parameters, lr=1e-3, betas=(0.9, 0.98), weight_decay=1e-4, fused=True)
        self.start = self.weights["mel_head.weight"].shape[0] - 2

    def embed(self, tokens, table, first=0):
        positions = self.weights[f"{table}_pos_embedding.emb.weight"][first:first + tokens.shape[1]]
        return F.embedding(tokens, self.weights[f"{table}_embedding.weight"]) + positions

    def hidden(self, x, cache=None):
        x = self.blocks(x, cache)
        return F.layer_norm(x, x.shape[-1:], self.weights["final_norm.weight"], self.weights["final_norm.bias"], 1e-5)

    def scores(self, hidden, head):
        return F.linear(hidden, self.weights[f"{head}.weight"], self.weights[f"{head}.bias"])

    def prefix(self):
        speed = self.weights["speed_emb.weight"].flip(0).expand(self.batch["tokens"].shape[0], -1, -1)
        return torch.cat([self.batch["conditioning"], speed], 1)

    def losses(self):
        text, codes = self.batch["tokens"], self.batch["codes"]
        text_inputs, text_targets = F.pad(F.pad(text, (1, 0)), (0, 1), value=1), F.pad(text, (0, 1), value=1)
        audio_inputs = F.pad(F.pad(codes, (1, 0), value=self.start), (0, 1), value=self.start + 1)
        audio_targets = F.pad(codes, (0, 1), value=self.start + 1)
        prefix = self.prefix()
        hidden = self.hidden(torch.cat([prefix, self.embed(text_inputs, "text"), self.embed(audio_inputs, "mel")], 1))
        first = prefix.shape[1]
        text_scores = self.scores(hidden[:, first:first + text_inputs.shape[1]], "text_head")[:, :-1]
        audio_scores = self.scores(hidden[:, first + text_inputs.shape[1]:], "mel_head")[:, :-1]
        return (F.cross_entropy(text_scores.transpose(1, 2), text_targets),
                F.cross_entropy(audio_scores.transpose(1, 2), audio_targets))

    def step(self):
        begin = time.perf_counter()
        self.optimizer.zero_grad()
        text, audio = self.losses()
        total = 0.2 * text + 0.8 * audio
        total.backward()
        torch.nn.utils.clip_grad_norm_(self.parameters, 1.0)
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(self.averages, self.parameters, 0.005)
        self.total = total.item()
        return time.perf_counter() - begin

    @torch.no_grad()
    def speak(self):
        begin = time.perf_counter()
        text = F.pad(F.pad(self.batch["tokens"][:1], (1, 0)), (0, 1), value=1)
        start = torch.tensor([[self.start]])
        cache = self.blocks.new_cache()
        x = torch.cat([self.prefix()[:1], self.embed(text, "text"), self.embed(start, "mel")], 1)
        spoken = []
        while len(spoken) < self.spoken:
            scores = self.scores(self.hidden(x, cache)[:, -1], "mel_head")
            scores[:, self.start] = -1e9
            token = scores.argmax(-1, keepdim=True)
            spoken.append(token.item())
            x = self.embed(token, "mel", len(spoken))
        return time.perf_counter() - begin


def main():
    arguments = [value for value in sys.argv[1:] if value != "--huggingface"]
    program, folder = arguments[:2]
    pairs = int(arguments[2]) if len(arguments) > 2 else 10
    blocks = HuggingFaceGpt2 if "--huggingface" in sys.argv else PlainGpt2
    file = f"{folder}/step.pt"
    engine = Served(program, "--serve", file)
    twin = Twin(torch.load(file, weights_only=True), blocks)
    _, loss = map(float, engine.ask("step").split())
    twin.step()
    assert abs(loss - twin.total) < 1e-4 * loss, f"the losses differ: {loss}, {twin.total}"
    worst = 0
    for what, reference in (("step", twin.step), ("speak", twin.speak)):
        ours, theirs, ratio = measure(lambda: float(engine.ask(what).split()[0]), reference, pairs)
        print(f"{what}: engine {ours:.1f} ms, {blocks.__name__} {theirs:.1f} ms, ratio {ratio:.3f} "
              f"(median of {pairs} pairs, {torch.get_num_threads()} threads)")
        worst = max(worst, ratio)
    engine.close()
    return 1 if worst > LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
