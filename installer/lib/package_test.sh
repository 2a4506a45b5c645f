# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: packages in a bare Debian. Expects packages, test_cache, work, root.

declare -A release_names=([12]=bookworm [13]=trixie)
display=:87

package_files() { # KIND RELEASE
    case $1 in
    deb) find "$packages" -name "formant*~deb$2_*.deb" ;;
    archive) find "$packages" -name 'formant-*-linux-x86_64.tar.gz' ;;
    wheel) find "$packages" -name 'formant-*.whl' ;;
    esac
}

has_package() { # KIND RELEASE
    [ -n "$(package_files "$1" "$2")" ]
}

# The mirror that this machine installs from.
debian_mirror() {
    # shellcheck disable=SC2016 # apt's own variable
    apt-get indextargets --format '$(SITE)' 'Codename: *' 2>/dev/null | grep --max-count=1 '/debian/\?$' ||
        echo http://deb.debian.org/debian
}

enter_root() { # RELEASE: a new system in $root, with a user
    local bare=$test_cache/debian-$1.tar mirror
    mirror=$(debian_mirror)
    if [ ! -f "$bare" ]; then
        debootstrap --variant=minbase "${release_names[$1]}" "$root" "$mirror" >"$work/debootstrap.log" ||
            { tail "$work/debootstrap.log" && fail "debootstrap failed"; }
        tar --directory "$root" --create --file "$bare.part" . && mv "$bare.part" "$bare"
        rm -rf "$root"
    fi
    mkdir -p "$root"
    tar --directory "$root" --extract --file "$bare"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    mount --types proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --make-rslave "$root/dev"
    in_root useradd --create-home somebody
    in_root apt-get update --quiet >/dev/null
}

leave_root() {
    local place
    for place in "$root/dev" "$root/proc"; do
        ! mountpoint --quiet "$place" || umount --recursive --lazy "$place"
    done
    rm -rf --one-file-system "$root"
}

in_root() {
    env --ignore-environment PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive \
        LC_ALL=C.UTF-8 chroot "$root" "$@"
}

install_in_root() { # PACKAGE...
    in_root apt-get install --yes --quiet --no-install-recommends "$@" >"$work/apt.log" 2>&1 ||
        { tail "$work/apt.log" && fail "apt-get install $* failed"; }
}

# Runs the program as the user. A proxy's certificate may be known to this machine alone.
as_user() { # COMMAND [ARGUMENT]...
    cp /etc/ssl/certs/ca-certificates.crt "$root/tmp/certificates.crt"
    in_root chroot --userspec=somebody / env HOME=/home/somebody DISPLAY="$display" \
        CURL_CA_BUNDLE=/tmp/certificates.crt PIP_CERT=/tmp/certificates.crt "PATH=$user_path" "$@"
}

expect() { # WHAT COMMAND [ARGUMENT]...
    local what=$1
    shift
    "$@" >"$work/log" 2>&1 || { cat "$work/log" && fail "$what"; }
    say "$what: yes"
}

# What lies outside of the user's folder, and of what the package manager writes for itself.
system_files() {
    (cd "$root" && find . -xdev \( -path ./home -o -path ./tmp -o -path ./proc -o -path ./dev -o -path ./var/lib/dpkg \
        -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log -o -path ./root \) -prune -o -print | sort)
}

# Installs what the package needs first, so that only its own files come and go after that.
install_deb() {
    local file needed
    for file in "${files[@]}"; do
        needed=$(dpkg-deb --field "$file" Depends | tr ',' '\n' | grep --invert-match '^ *formant' | paste --serial --delimiters=,)
        in_root apt-get satisfy --yes --quiet --no-install-recommends "$needed" >"$work/apt.log" 2>&1 ||
            { tail "$work/apt.log" && fail "what $file depends on is not there"; }
    done
    install_in_root curl unzip ca-certificates
    system_files >"$work/before"
    cp "${files[@]}" "$root/tmp/"
    install_in_root "${files[@]/#*\//\/tmp/}"
}

remove_deb() {
    in_root apt-get purge --yes --quiet formant formant-window >"$work/apt.log" 2>&1 || fail "apt-get purge failed"
}

# A desktop has fonts and keyboard layouts; curl and unzip are for the download.
install_archive() {
    install_in_root curl unzip ca-certificates fonts-dejavu-core fontconfig-config xkb-data
    system_files >"$work/before"
    as_user mkdir -p /home/somebody/programs
    tar --directory "$root/home/somebody/programs" --extract --file "${files[0]}"
    user_path=$(echo "$root"/home/somebody/programs/formant-*/bin)
    user_path=${user_path#"$root"}:$user_path_before
}

remove_archive() {
    rm -rf "$root/home/somebody/programs"
}

# Only the libraries of torch's wheels: what the demo needs.
install_wheel() {
    install_in_root python3 python3-venv ca-certificates fonts-dejavu-core fontconfig-config xkb-data
    system_files >"$work/before"
    cp "${files[0]}" "$root/tmp/"
    as_user python3 -m venv /home/somebody/environment
    user_path=/home/somebody/environment/bin:$user_path_before
    as_user pip install --quiet --no-deps "/tmp/${files[0]##*/}"
    as_user pip install --quiet --no-deps torch==2.11.0 nvidia-cuda-runtime==13.0.96 nvidia-cuda-cupti==13.0.85
}

remove_wheel() {
    as_user pip uninstall --yes --quiet formant
}

# Downloads LibTorch once, and copies it to the other systems.
get_libtorch() {
    local cache=$root/home/somebody/.cache/formant
    if [ -d "$test_cache/libtorch" ]; then
        mkdir -p "$cache" && cp --recursive "$test_cache/libtorch" "$cache/"
        in_root chown --recursive somebody:somebody /home/somebody/.cache
    else
        expect "it downloads LibTorch on request" as_user formant libtorch download --cpu
        cp --recursive "$cache/libtorch" "$test_cache/libtorch.part" && mv "$test_cache/libtorch.part" "$test_cache/libtorch"
    fi
}

refuses_without_libtorch() {
    ! as_user formant hardware >"$work/refused" 2>&1 && grep --quiet 'formant libtorch download' "$work/refused"
}

demo_settings() { # STEPS
    local resources
    resources=$(cd "$root" && find usr/share home -path '*formant/resources/demo.yaml' 2>/dev/null | head --lines=1)
    echo --config "/$resources" --set data.corpus=/home/somebody/corpus/metadata.csv \
        --set "train.max_steps=$1" --set train.sample_interval_steps=10000 --gpu cpu
}

train_demo_run() {
    # shellcheck disable=SC2046 # arguments without blanks
    as_user formant --headless $(demo_settings 30) && [ -f "$root/home/somebody/.local/share/formant/runs/demo/checkpoints/final_ema.pt" ]
}

speak() {
    as_user formant synth --checkpoint /home/somebody/.local/share/formant/runs/demo/checkpoints/final_ema.pt \
        --gpu cpu --out /home/somebody/spoken --text "twenty one" && [ -s "$root/home/somebody/spoken/0001.wav" ]
}

start_display() {
    Xvfb "$display" -screen 0 1400x900x24 -nolisten tcp -ac >/dev/null 2>&1 &
    display_process=$!
    sleep 2
}

stop_display() {
    [ -z "${display_process:-}" ] || { kill "$display_process" 2>/dev/null && wait "$display_process" 2>/dev/null; } || true
    display_process=
}

# The window trains the demo voice: opens its configuration, and has Start pressed (Alt+S).
train_in_window() { # PICTURE
    local window done=/home/somebody/.local/share/formant/runs/demo-window/checkpoints/final_ema.pt waited=0
    as_user mkdir -p /home/somebody/.local/state/formant
    as_user touch /home/somebody/.local/state/formant/wizard-shown
    # shellcheck disable=SC2046 # arguments without blanks
    as_user timeout --signal=TERM 700 formant $(demo_settings 20) --set name=demo-window >"$work/window" 2>&1 &
    window=$!
    DISPLAY=$display timeout 120 xdotool search --sync --onlyvisible --name 'Formant Studio' \
        windowfocus --sync key alt+s
    while [ ! -f "$root$done" ] && [ $((waited += 2)) -lt 600 ]; do sleep 2; done
    sleep 5
    ffmpeg -nostdin -loglevel error -y -f x11grab -video_size 1400x900 -i "$display" -frames:v 1 "$1"
    stop_display # which ends the window, too
    wait "$window" || true
    cat "$work/window"
    [ -f "$root$done" ] && shows_something "$1"
}

shows_something() { # PICTURE: has more colors than an empty screen or frame
    [ "$(ffmpeg -nostdin -loglevel error -i "$1" -f rawvideo -pix_fmt rgb24 - | od --address-radix=n \
        --format=x1 --width=3 --output-duplicates | sort -u | wc --lines)" -gt 50 ]
}

leaves_nothing() {
    system_files | diff "$work/before" - >"$work/left" || { cat "$work/left" && return 1; }
    [ -f "$root/home/somebody/.local/share/formant/runs/demo/config.yaml" ]
}

test_package() { # KIND RELEASE
    local user_path_before=/usr/local/bin:/usr/bin:/bin picture=$packages/window-$1-debian$2.png
    user_path=$user_path_before
    mapfile -t files < <(package_files "$1" "$2")
    leave_root
    enter_root "$2"
    expect "it can be installed" "install_$1"
    expect "it shows its version and the licenses" as_user formant --version --verbose
    if [ "$1" != wheel ]; then
        expect "without LibTorch it says what to do" refuses_without_libtorch
        get_libtorch
    fi
    cp --recursive "$test_cache/corpus" "$root/home/somebody/"
    expect "it trains the demo voice in the terminal" train_demo_run
    expect "the voice speaks" speak
    start_display
    expect "it trains the demo voice in the window ($picture)" train_in_window "$picture"
    stop_display
    expect "it can be removed" "remove_$1"
    expect "only the user's files are left" leaves_nothing
    leave_root
}

in_image() { # ARGUMENT...: of formant
    "$engine" run --rm --network none --volume "$volumes/runs:/runs" --volume "$volumes/cache:/cache" "$image" "$@"
}

train_in_image() {
    in_image --headless --config /opt/formant/share/formant/resources/demo.yaml \
        --set data.corpus=/runs/corpus/metadata.csv --set train.max_steps=10 --gpu cpu
}

speak_in_image() {
    in_image synth --checkpoint /runs/formant/runs/demo/checkpoints/final_ema.pt --gpu cpu --out /runs/spoken \
        --text "twenty one" && [ -s "$volumes/runs/spoken/0001.wav" ]
}

# The images that the container engine has: their steps are those of the Containerfile, on Debian 12.
test_images() {
    local engine kind image volumes
    engine=$(command -v podman || command -v docker) || { say "No container engine: not tested." && return; }
    for kind in cpu cuda; do
        image=formant:$(image_version)-$kind
        "$engine" image inspect "$image" >/dev/null 2>&1 || { say "No image $image: not tested." && continue; }
        volumes=$work/volumes-$kind
        mkdir -p "$volumes/runs" "$volumes/cache"
        cp --recursive "$test_cache/corpus" "$volumes/runs/"
        chown --recursive 1000:1000 "$volumes" # the user of the image
        expect "$image shows its version and the licenses" in_image --version --verbose
        expect "$image trains the demo voice" train_in_image
        expect "its voice speaks" speak_in_image
        expect "the volume holds the run" test -f "$volumes/runs/formant/runs/demo/config.yaml"
    done
}

image_version() {
    basename "$(package_files archive)" | sed 's/formant-\(.*\)-linux.*/\1/'
}
