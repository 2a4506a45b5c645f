"""Monotonic alignment by plain dynamic programming, frame by frame (Kim et al. 2020, algorithm 1);
exit code 1 if the recorded paths differ."""

import sys

import numpy as np
import torch


def best_path(score):
    tokens, frames = score.shape
    best = np.full((tokens, frames), -np.inf)
    came_from = np.zeros((tokens, frames), dtype=np.int64)
    best[0, 0] = score[0, 0]
    for frame in range(1, frames):
        for token in range(tokens):
            candidates = [(best[token, frame - 1], token)]
            if token > 0:
                candidates.append((best[token - 1, frame - 1], token - 1))
            value, came_from[token, frame] = max(candidates)
            best[token, frame] = value + score[token, frame]
    path = [tokens - 1]
    for frame in range(frames - 1, 0, -1):
        path.append(came_from[path[-1], frame])
    return np.array(path[::-1])


def main():
    recorded = torch.load(sys.argv[1], weights_only=True)
    for i, (tokens, frames) in enumerate(zip(recorded["tokens"], recorded["frames"])):
        expected = best_path(recorded["score"][i, :tokens, :frames].double().numpy())
        if not np.array_equal(expected, recorded["paths"][i, :frames].numpy()):
            print(f"sample {i}: expected {expected}, got {recorded['paths'][i, :frames]}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
