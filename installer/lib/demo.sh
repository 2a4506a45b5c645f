# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: the demo voice: training, speech, loss plot.
# Expects program, source_folder, installer_folder, corpus_folder, runs_folder, device.

# None of these is in the training set, which concatenates at most four words.
demo_sentences=(
    "six hundred thousand four hundred twenty dollars"
    "at eleven o'clock minus thirty"
    "one two three four five six seven"
    "nineteen billion eighty million fifty thousand"
    "star nine oh seventeen pound"
)

train_demo() {
    local run=$runs_folder/demo recipe code=0
    recipe=$(cat "$source_folder/resources/demo.yaml" "$corpus_folder/.version" | sha256sum)
    keep_run_of_another_recipe "$run" "$recipe"
    if [ -f "$run/checkpoints/final_ema.pt" ]; then
        say "The voice is trained already: $run"
        return
    fi
    mkdir -p "$run"
    printf '%s\n' "$recipe" >"$run.recipe"
    "$program" --headless --config "$source_folder/resources/demo.yaml" \
        --set "data.corpus=$corpus_folder/metadata.csv" \
        --runs "$runs_folder" --gpu "$device" --resume auto || code=$?
    [ "$code" -ne 130 ] || { say "Interrupted and saved; start again to resume." && exit 130; }
    [ "$code" -eq 0 ] || fail "the training ended with code $code"
}

# A run resumes only with the configuration it started with; nothing of the user's is deleted.
keep_run_of_another_recipe() { # RUN RECIPE
    [ -d "$1" ] || return 0
    [ "$(cat "$1.recipe" 2>/dev/null)" != "$2" ] || return 0
    ! is_being_trained "$1" ||
        fail "a voice is being trained in $1 just now; stop that training first"
    local kept
    kept=$1-before-$(date +%Y%m%d-%H%M%S)
    mv "$1" "$kept"
    if [ -f "$1.recipe" ]; then
        say "The demo's recipe has changed; the run before is kept as $kept"
    else
        say "The run that was there is not of this program; it is kept as $kept"
    fi
}

is_being_trained() { # RUN
    [ -f "$1/.lock" ] && ! flock --nonblock "$1/.lock" true
}

speak_demo() { # FOLDER
    local arguments=() sentence
    for sentence in "${demo_sentences[@]}"; do
        arguments+=(--text "$sentence")
    done
    "$program" synth --checkpoint "$runs_folder/demo/checkpoints/final_ema.pt" --gpu "$device" \
        --out "$1" "${arguments[@]}" || fail "the voice could not speak"
}

plot_losses() { # PICTURE
    local table=${1%.png}.tsv
    python3 "$installer_folder/lib/losses.py" "$runs_folder/demo/metrics.jsonl" >"$table"
    LOSSES_TABLE=$table LOSSES_PICTURE=$1 gnuplot "$installer_folder/lib/losses.gnuplot" ||
        fail "gnuplot could not draw $1"
}
