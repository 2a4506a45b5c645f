# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: the Python environments of the tests. Expects installer_folder and cache_folder.

# Sets environment_folder: LibTorch, and references to compare with.
ensure_environment() {
    ensure_venv "$installer_folder/requirements.txt" "2.9 GB" \
        'import torch, librosa, soundfile, pocketsphinx, safetensors, tensorboard, onnxruntime'
    environment_folder=$venv_folder
}

# Sets players_folder: programs that play exported voices.
ensure_players() {
    ensure_venv "$installer_folder/players.txt" "250 MB" \
        'import piper, sherpa_onnx, ctranslate2, tokenizers, soundfile, onnxruntime'
    players_folder=$venv_folder
    [ -d "$players_folder/sherpa-onnx-1" ] ||
        install_packages "$players_folder" "$installer_folder/sherpa-onnx-1.txt" \
            --target "$players_folder/sherpa-onnx-1"
}

# Sets venv_folder; one folder for each file of requirements and Python version.
ensure_venv() { # REQUIREMENTS SIZE CHECK
    local version key
    version=$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])') || fail "python3 does not run"
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "the tests need Python 3.11 or newer, python3 is $version"
    key=$( (printf '%s\n' "$version" && cat "$1") | sha256sum | cut -c1-12)
    venv_folder=$cache_folder/venv-$key
    mkdir -p "$cache_folder"
    exec 9>"$cache_folder/venv.lock"
    flock 9
    if [ -f "$venv_folder/.complete" ]; then
        say "$venv_folder is there already."
    else
        make_venv "$@"
    fi
    exec 9>&-
}

make_venv() { # REQUIREMENTS SIZE CHECK
    say "Making $venv_folder ($2 to download)."
    rm -rf "$venv_folder"
    python3 -m venv "$venv_folder" || fail "no virtual environment could be made (package python3-venv)"
    install_packages "$venv_folder" "$1"
    "$venv_folder/bin/python3" -c "$3" || fail "the new environment does not work: $venv_folder"
    touch "$venv_folder/.complete"
}

install_packages() { # VENV REQUIREMENTS [PIP ARGUMENT]...
    local folder=$1 requirements=$1/requirements.txt hashes=(--require-hashes) sources=() version
    cp "$2" "$requirements"
    version=$("$folder/bin/python3" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if [ "$version" != 3.11 ]; then # the hashes are those of the wheels for 3.11
        say "Python $version: the versions are pinned, the hashes are not checked."
        hashes=()
        sources=(--no-binary pocketsphinx) # it has no wheel for 3.12
        sed --in-place 's/ --hash=.*//' "$requirements"
    fi
    shift 2
    "$folder/bin/python3" -m pip install --quiet --no-input --disable-pip-version-check \
        --retries 10 --no-deps --only-binary :all: "${sources[@]}" "${hashes[@]}" --requirement "$requirements" "$@" ||
        fail "the packages of $requirements could not be installed"
}
