#!/usr/bin/env bash
# Trains the demo voice from scratch with this build and measures how well it is understood.
# Usage: demo_test.sh PROGRAM PYTHON FOLDER
set -euo pipefail

program=$1 python=$2 folder=$3
source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

rm -rf "$folder"
mkdir -p "$folder"
corpus=$("$source_folder/installer/prepare-demo-corpus")
began=$SECONDS
"$program" --headless --config "$source_folder/resources/demo.yaml" --set "data.corpus=$corpus" \
    --runs "$folder" --gpu cpu --resume never </dev/null
echo "trained in $((SECONDS - began)) s"
began=$SECONDS
"$python" "$source_folder/tests/demo/judge.py" --recordings "$corpus" \
    --sequences "$source_folder/tests/demo/sequences.txt" \
    --program "$program" --checkpoint "$folder/demo/checkpoints/final_ema.pt" \
    --json "$folder/judge.json"
echo "judged in $((SECONDS - began)) s"
