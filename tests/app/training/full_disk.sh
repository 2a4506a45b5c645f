#!/bin/sh
# Runs a training run whose runs folder is a disk of 1 MB, in a separate mount namespace.
#
# usage: full_disk.sh WHAT RUNS OUT PROGRAM ARGUMENT...
#
# WHAT happens once the run reports that it waits for free space: with "room" the disk is enlarged, with
# "stop" the run is stopped; with "read-only" the disk is read-only from the start. OUT receives the output
# of the program (terminal) and the runs folder (runs). Exit code: the program's, or 90 if no disk can be
# mounted.
what=$1
runs=$2
out=$3
program=$4
shift 3

options=size=1m
[ "$what" = read-only ] && options=$options,ro
mkdir -p "$runs" "$out/runs"
mount -t tmpfs -o "$options" tmpfs "$runs" || exit 90

"$@" >"$out/output" 2>"$out/terminal" &
pid=$!
while kill -0 "$pid" 2>/dev/null && ! grep -q 'disk-full' "$out/terminal"; do
    sleep 0.1
done
if kill -0 "$pid" 2>/dev/null; then
    cp -r "$runs/." "$out/while-waiting"
    "$program" status small --runs "$runs" >"$out/status-while-waiting"
    case $what in
    room)
        mount -o remount,size=64m "$runs"
        kill -USR1 "$pid" # it checks again at once
        ;;
    stop) kill -TERM "$pid" ;;
    esac
fi
wait "$pid"
code=$?
cp -r "$runs/." "$out/runs"
exit $code
