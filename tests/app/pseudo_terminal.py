"""Runs a program as if somebody sat before it, answers its first question, and prints what the
terminal showed. The exit code is the program's.

usage: pseudo_terminal.py ANSWER PROGRAM ARGUMENT...

ANSWER is a text that is typed with Enter, or the beginning of a device's line (as "CPU" is), for
which its number is typed, or "Ctrl-C", "Ctrl-D"; "" only where no question is expected.
"""
import os
import pty
import re
import signal
import sys

QUESTION = b"Number (Enter for 1): "
CONTROL = {"Ctrl-C": b"\x03", "Ctrl-D": b"\x04"}


def typed(answer, shown):
    if answer in CONTROL:
        return CONTROL[answer]
    line = re.search(rb"^ *(\d+)  " + re.escape(answer.encode()), shown, re.MULTILINE)
    return (line.group(1) if answer and line else answer.encode()) + b"\n"


def read(terminal):
    try:
        return os.read(terminal, 4096)
    except OSError:  # the program has ended
        return b""


def main(answer, program):
    signal.alarm(100)
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(program[0], program)
    shown, answered = b"", False
    while part := read(terminal):
        shown += part
        if not answered and shown.endswith(QUESTION):
            os.write(terminal, typed(answer, shown))
            answered = True
    sys.stdout.buffer.write(shown.replace(b"\r\n", b"\n"))
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
