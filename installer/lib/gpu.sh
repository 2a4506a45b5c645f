# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: which LibTorch fits the driver and the card of this machine.

# "driver, compute capability, name" of the most capable NVIDIA card; empty without a driver.
nvidia_facts() {
    local tool facts
    for tool in nvidia-smi /usr/lib/wsl/lib/nvidia-smi; do
        command -v "$tool" >/dev/null || continue
        if facts=$(query_cards "$tool" driver_version,compute_cap,name); then
            sort --field-separator=, --key=2,2V <<<"$facts" | tail --lines=1
            return
        fi
        # Drivers before 510 do not know compute_cap; they are too old for either LibTorch anyway.
        if facts=$(query_cards "$tool" driver_version,name); then
            sed --quiet '1s/, /, 0.0, /p' <<<"$facts"
            return
        fi
    done
}

query_cards() { # TOOL FIELDS
    "$1" --query-gpu="$2" --format=csv,noheader 2>/dev/null
}

# The set of wheels for a driver (major version) and a card (compute capability times ten):
# torch 2.11.0 is CUDA 13.0 (driver 580) for 7.5 and newer; 2.10.0 is CUDA 12.8 for 7.0 and newer,
# and runs on any driver of CUDA 12 (525), on Blackwell cards from 570 on.
wheels_for() { # DRIVER CAPABILITY
    if [ "$1" -ge 580 ] && [ "$2" -ge 75 ]; then
        echo 2.11.0-cuda
    elif [ "$2" -ge 100 ] && [ "$1" -ge 570 ]; then
        echo 2.10.0-cuda
    elif [ "$2" -ge 70 ] && [ "$2" -lt 100 ] && [ "$1" -ge 525 ]; then
        echo 2.10.0-cuda
    else
        echo none
    fi
}

# Sets libtorch_set and device, and says why. WANTED: auto, cpu, cuda.
choose_libtorch() { # WANTED
    local facts driver='' capability='' name=''
    libtorch_set=2.11.0-cpu
    device=cpu
    if [ "$1" = cpu ]; then
        say "CPU only, as asked."
        return
    fi
    facts=$(nvidia_facts)
    if [ -z "$facts" ]; then
        say "No NVIDIA driver is running here."
        [ "$1" = auto ] || choose_cuda_without_driver
        return
    fi
    IFS=, read -r driver capability name <<<"${facts//, /,}"
    say "NVIDIA driver $driver, $name, compute capability $capability."
    choose_for_card "$1" "${driver%%.*}" "${capability/./}"
}

choose_cuda_without_driver() {
    libtorch_set=2.11.0-cuda
    say "The CUDA build is taken all the same, as asked; the demo trains on the CPU."
}

choose_for_card() { # WANTED DRIVER CAPABILITY
    local fitting
    fitting=$(wheels_for "$2" "$3")
    if [ "$fitting" != none ]; then
        libtorch_set=$fitting
        device=auto
        [ "$fitting" = 2.11.0-cuda ] ||
            say "Driver or card is too old for LibTorch 2.11.0 (driver 580, capability 7.5): 2.10.0 is taken."
        return
    fi
    say "Too old for LibTorch 2.11.0 (driver 580, capability 7.5) and 2.10.0 (driver 525," \
        "capability 7.0). A newer driver may help; for Pascal cards and older pass a LibTorch" \
        "built for them: --libtorch DIR."
    [ "$1" = auto ] || fail "no LibTorch that is known here works with this card and driver"
    say "Continuing on the CPU."
}
