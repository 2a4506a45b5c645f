# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: what the user reads, and the time that each part takes.

part_names=()
part_seconds=()
current_part=

say() { printf '%s\n' "$*"; }

fail() {
    printf '\n%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

part() { # NAME: begins a part and ends the one before
    end_part
    current_part=$1
    part_start=$SECONDS
    printf '\n== %s\n' "$1"
}

end_part() {
    [ -n "$current_part" ] || return 0
    part_names+=("$current_part")
    part_seconds+=($((SECONDS - part_start)))
    current_part=
}

show_parts() {
    local i total=0
    end_part
    printf '\nTime\n'
    for i in "${!part_names[@]}"; do
        total=$((total + part_seconds[i]))
        printf '  %-28s %3d:%02d\n' "${part_names[i]}" $((part_seconds[i] / 60)) $((part_seconds[i] % 60))
    done
    printf '  %-28s %3d:%02d\n' "together" $((total / 60)) $((total % 60))
}
