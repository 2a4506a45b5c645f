# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: the Python environment of the tests. Expects installer_folder and cache_folder.

# Sets environment_folder; one folder for each requirements.txt and Python version.
ensure_environment() {
    local version key
    version=$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])') || fail "python3 does not run"
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "the tests need Python 3.11 or newer, python3 is $version"
    key=$( (printf '%s\n' "$version" && cat "$installer_folder/requirements.txt") | sha256sum | cut -c1-12)
    environment_folder=$cache_folder/venv-$key
    mkdir -p "$cache_folder"
    exec 9>"$cache_folder/venv.lock"
    flock 9
    if [ -f "$environment_folder/.complete" ]; then
        say "$environment_folder is there already."
    else
        make_environment "$version"
    fi
    exec 9>&-
}

make_environment() { # PYTHON_VERSION
    local requirements=$environment_folder/requirements.txt hashes=(--require-hashes) sources=()
    say "Making $environment_folder (2.9 GB to download)."
    rm -rf "$environment_folder"
    python3 -m venv "$environment_folder" || fail "no virtual environment could be made (package python3-venv)"
    cp "$installer_folder/requirements.txt" "$requirements"
    if [ "$1" != 3.11 ]; then # the hashes are those of the wheels for 3.11
        say "Python $1: the versions are pinned, the hashes are not checked."
        hashes=()
        sources=(--no-binary pocketsphinx) # it has no wheel for 3.12
        sed --in-place 's/ --hash=.*//' "$requirements"
    fi
    "$environment_folder/bin/python3" -m pip install --quiet --no-input --disable-pip-version-check \
        --retries 10 --no-deps --only-binary :all: "${sources[@]}" "${hashes[@]}" --requirement "$requirements" ||
        fail "the packages of installer/requirements.txt could not be installed"
    "$environment_folder/bin/python3" -c 'import torch, librosa, soundfile, pocketsphinx, safetensors, tensorboard, onnxruntime' ||
        fail "the new environment does not work: $environment_folder"
    touch "$environment_folder/.complete"
}
