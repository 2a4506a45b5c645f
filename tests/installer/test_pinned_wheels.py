#!/usr/bin/env python3
"""test_pinned_wheels.py FOLDER: the LibTorch that users download is that of the tests."""

import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(sys.argv.pop())
# They have the headers of the CUDA runtime, without which the CUDA plug-in compiles only where a
# toolkit is installed.
HEADERS = {"nvidia-cuda-runtime", "nvidia-cuda-crt", "nvidia-cuda-cccl"}


def wheels(libtorch):
    """Returns package: (version, SHA-256) of a set."""
    found = {}
    for line in (ROOT / "installer/wheels.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        sets, requirement, _, _, digest = line.split()
        if libtorch in sets.split(","):
            package, version = requirement.split("==")
            found[package] = (version, digest)
    return found


def requirements():
    """Returns package: (version, set of SHA-256) of the tests' environment."""
    found = {}
    for line in (ROOT / "installer/requirements.txt").read_text().splitlines():
        match = re.match(r"([\w.-]+)==(\S+)((?: --hash=sha256:\w+)+)", line)
        if match:
            found[match[1]] = (match[2], set(re.findall(r"sha256:(\w+)", match[3])))
    return found


class PinnedWheels(unittest.TestCase):
    def test_the_environment_of_the_tests_has_the_same_wheels(self):
        tested = requirements()
        for package, (version, digest) in wheels("2.11.0-cuda").items():
            self.assertIn(package, tested)
            self.assertEqual(version, tested[package][0], package)
            self.assertIn(digest, tested[package][1], package)

    def test_the_sets_for_gpus_have_all_headers_of_the_cuda_runtime(self):
        self.assertLessEqual(HEADERS, set(wheels("2.11.0-cuda")))
        older = {"nvidia-cuda-runtime-cu12", "nvidia-cuda-nvcc-cu12", "nvidia-cuda-cccl-cu12"}
        self.assertLessEqual(older, set(wheels("2.10.0-cuda")))


unittest.main()
