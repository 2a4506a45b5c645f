"""Times two implementations in interleaved pairs, so that both run under the same conditions."""
import statistics
import subprocess

WARM_UP = 3


class Served:
    """Runs a program that answers each input line with one line."""

    def __init__(self, *command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout.readline() == "ready\n"

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def measure(ours, theirs, pairs, warm_up=WARM_UP):
    """Returns the median times in ms of two functions that return seconds, and the median ratio of the
    pairs, ours to theirs; their order alternates."""
    times = []
    for i in range(warm_up + pairs):
        if i % 2:
            first = ours()
            times.append((first, theirs()))
        else:
            first = theirs()
            times.append((ours(), first))
    times = times[warm_up:]
    our_median, their_median = (statistics.median(column) * 1000 for column in zip(*times))
    return our_median, their_median, statistics.median(a / b for a, b in times)
