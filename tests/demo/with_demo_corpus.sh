#!/usr/bin/env bash
# Runs a command in an empty folder of its own, with the demo's recordings.
# Usage: with_demo_corpus.sh FOLDER COMMAND... ; --folder and --corpus are added to the command
set -euo pipefail

folder=$1
shift
source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

rm -rf "$folder"
corpus=$("$source_folder/installer/prepare-demo-corpus")
"$@" --folder "$folder" --corpus "$corpus"
